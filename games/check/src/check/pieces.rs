//! The checks of the pieces: their tokens, names and promotions.

use std::collections::{BTreeSet, HashSet};
use std::iter;
use std::ops::Range;

use epin::notation::{Qpi, Sin};
use epin::{Epin, Letter, Side};

use super::list::NumberMeaning;
use super::side_letters::side_and_piece;
use super::styles::STYLES_HELP;
use super::uses::Use;
use super::{Check, METADATA, name_help, on_both_sides};
use crate::game::{Piece, PieceToken};
use crate::spanned::{Entry, Key, Node, shorten};

impl Check<'_> {
    pub(super) fn check_pieces(&mut self, node: &Node<'_>) {
        let Some(entries) = node.table() else {
            let what = "the pieces as a table, with their tokens as its keys";
            return self.report_expected(what, node, "");
        };
        if !self.facts.reads_qpi {
            self.report_no_styles(entries);
        }
        if let Some((key, _)) = entries.iter().find_map(exchanged) {
            let message = "the name and the token of a piece are swapped";
            let help = "the token is the key, and the name goes under \"name\"";
            self.problems.add(key.span.clone(), message).help(help);
        }
        let (mut first, repeated) = self.report_repeated(entries);
        for entry in &repeated {
            self.add_unclear_letters(&entry.key.text);
        }
        let piece = |key: &str| {
            Epin::parse(key).or_else(|_| Qpi::parse(key).map(|token| token.pin().to_epin()))
        };
        let is_right = |key: &str| piece(key).is_ok_and(|token| token.side() == Side::First);
        // If both `r` and `R` are given, `r` is the mistake, even if it is the first.
        first.sort_by_key(|entry| !is_right(&entry.key.text));
        let mut defined = Vec::new();
        for entry in first {
            let key = &entry.key;
            if self.report_defined(key) {
                self.add_unclear_letters(&key.text);
                continue;
            }
            let tokens = match exchanged(entry) {
                Some((_, token)) => Some([token, token.flipped()]),
                None => self.piece_tokens_or_report(&key.text, &key.span),
            };
            let tokens = tokens.or_else(|| suggested(&key.text).map(|one| [one, one.flipped()]));
            match tokens {
                Some(tokens) => {
                    for token in tokens {
                        let key = (key.text.to_string(), key.span.clone());
                        self.facts.defined.entry(token).or_insert(key);
                    }
                    self.add_name(entry);
                    defined.push(tokens);
                }
                None => self.add_unclear_letters(&key.text),
            }
        }
        let others = entries.iter().filter(|entry| exchanged(entry).is_none());
        let pieces: Vec<_> = others.map(|entry| self.check_piece(entry)).collect();
        self.game.pieces = iter::zip(defined, pieces)
            .map(|(tokens, (name, promotes_to))| Piece { tokens, name, promotes_to })
            .collect();
    }

    /// Adds a piece's name to `names`, or warns if another piece has the same name.
    fn add_name(&mut self, Entry { key, value }: &Entry<'_>) {
        let mut fields = value.table().into_iter().flatten();
        let Some(name) = fields.find(|field| field.key.text == "name") else { return };
        let Some(text) = name.value.text().filter(|text| !text.trim().is_empty()) else { return };
        match self.facts.names.get(text) {
            Some((other, at)) => {
                let message = format!("the name \"{}\" is given twice", shorten(text, 40));
                let other = shorten(other, 40);
                let help = format!("\"{other}\" on line {} has it, too", self.line_number(*at));
                self.problems.warn(name.value.span.clone(), message).help(help);
            }
            None => {
                self.facts.names.insert(text.to_owned(), (key.text.to_string(), key.span.start));
            }
        }
    }

    /// Adds the letters of a wrong key to `unclear_letters`, or all letters from A to Z if the key has none.
    fn add_unclear_letters(&mut self, key: &str) {
        let letters = key.chars().filter_map(|char| Letter::from_char(char.to_ascii_uppercase()));
        let letters: HashSet<_> = letters.collect();
        let letters = if letters.is_empty() { Letter::ALL.into() } else { letters };
        self.facts.unclear_letters.extend(letters);
    }

    /// Reports a key if another one covers a piece that it names or probably means: `m:R`, `r` or `bR` beside
    /// `R`. Returns whether there is another.
    fn report_defined(&mut self, key: &Key<'_>) -> bool {
        let text = &*key.text;
        let of_side = || self.facts.defined_form(side_and_piece(text)?.1);
        let meant = || suggested(text).or_else(of_side);
        let tokens = match Qpi::parse(text) {
            Ok(token) => PieceToken::Qpi(token).tokens(self.facts.styles),
            Err(_) => Epin::parse(text).ok().or_else(meant).map(|one| [one, one.flipped()]),
        };
        let mut tokens = tokens.into_iter().flatten();
        let other = tokens.find_map(|token| self.facts.defined.get(token));
        if let Some((other, at)) = other {
            // In a game with styles, a token of the other style may be meant.
            let is_clear = !self.facts.reads_qpi;
            let what = if is_clear { "both sides; leave this one out" } else { "it, too" };
            let (line, other) = (self.line_number(at.start), shorten(other, 40));
            let help = format!("\"{other}\" on line {line} covers {what}");
            let message = format!("the piece \"{text}\" is given twice");
            self.problems.add(key.span.clone(), message).help(help);
        }
        other.is_some()
    }

    /// Returns both sides' tokens of the piece that a string names, or reports why the string names no piece.
    fn piece_tokens_or_report(&mut self, text: &str, span: &Range<usize>) -> Option<[Epin; 2]> {
        if let Some(token) = self.qpi_without_colon(text) {
            let meant = on_both_sides(token);
            let message = format!("\"{text}\" has no colon; write \"{meant}\"");
            self.problems.add(span.clone(), message).suggest(Some(meant));
            return PieceToken::Qpi(token).tokens(self.facts.styles);
        }
        let piece = side_and_piece(text).and_then(|(_, token)| self.facts.defined_form(token));
        if let Some(token) = piece {
            self.report_second_side(text, span, token.as_str());
            return PieceToken::Epin(token).tokens(None);
        }
        // Unless QPI is read, a string with a colon is reported as an invalid EPIN token.
        if !self.facts.reads_qpi || !text.contains(':') {
            let meant = suggested(text).filter(|one| one.side() == Side::Second && text.is_ascii());
            let is_word = text.len() > 2 && text.chars().all(|char| char.is_ascii_alphabetic());
            let help = if is_word { "the name goes under \"name\"" } else { "" };
            let token: Epin = match meant {
                Some(token) => token,
                None => self.parse_or_report(text, span, help)?,
            };
            if token.side() == Side::Second {
                let of_style = self.facts.styles.map(|styles| on_both_sides(token.to_qpi(styles)));
                let first = of_style.map_or(token.flipped().to_string(), |token| token.to_string());
                self.report_second_side(text, span, &first);
            }
            return PieceToken::Epin(token).tokens(None);
        }
        let token: Qpi = self.parse_or_report(text, span, "")?;
        let first = on_both_sides(token);
        match self.facts.styles.map(|styles| token.to_epin(styles)) {
            Some(Err(error)) => drop(self.problems.add(span.clone(), error.to_string())),
            Some(Ok(_)) if token != first => {
                self.report_second_side(text, span, &first.to_string());
            }
            _ => {}
        }
        PieceToken::Qpi(token).tokens(self.facts.styles)
    }

    /// Reports a second-side token (possibly misspelled) that is written instead of the first-side token, which
    /// covers both sides.
    fn report_second_side(&mut self, text: &str, span: &Range<usize>, first: &str) {
        let is_token = text.contains(':') || Epin::parse(text).is_ok();
        let what = if is_token { "a token of the second side" } else { "not a token" };
        let message = format!("\"{text}\" is {what}; write \"{first}\", which covers both sides");
        self.problems.add(span.clone(), message).suggest(Some(first));
    }

    /// Returns the QPI token for a string such as `m+Q`, which lacks the colon.
    fn qpi_without_colon(&self, text: &str) -> Option<Qpi> {
        let (style, piece) = text.split_at_checked(1)?;
        let token = Qpi::parse(&format!("{style}:{piece}")).ok()?;
        token.to_epin(self.facts.styles?).is_ok().then_some(token)
    }

    /// In a file without styles, reports the first token that names a style.
    fn report_no_styles(&mut self, entries: &[Entry<'_>]) {
        let keys = entries.iter().map(|Entry { key, .. }| (&*key.text, &key.span));
        let fields = entries.iter().filter_map(|Entry { value, .. }| value.table()).flatten();
        let items = fields.filter_map(|Entry { value, .. }| value.list()).flatten();
        let texts = keys.chain(items.filter_map(|item| Some((item.text()?, &item.span))));
        let mut tokens = texts.filter_map(|(text, span)| Some((Qpi::parse(text).ok()?, span)));
        let Some((token, span)) = tokens.next() else { return };
        let styles: BTreeSet<_> =
            tokens.map(|(token, _)| token.sin()).chain([token.sin()]).collect();
        let styles: Vec<_> = styles.iter().map(Sin::to_string).collect();
        let help = format!("the tokens name {}; `styles` has {STYLES_HELP}", styles.join(" and "));
        let message = format!("\"{token}\" names a style, but the file has no `styles`");
        self.problems.add(span.clone(), message).help(help);
        self.facts.reads_qpi = true; // So that the colons of the other tokens are not reported.
    }

    /// Checks a piece. Returns its name and the tokens that it promotes to.
    fn check_piece(&mut self, Entry { key, value }: &Entry<'_>) -> (String, Vec<String>) {
        let mut promotes_to = Vec::new();
        let Some(entries) = value.table() else {
            let help = "the piece's name goes under the key \"name\"";
            self.report_expected("the piece as a table", value, help);
            return (String::new(), promotes_to);
        };
        let keys = ["name", "promotes_to", METADATA];
        let (fields, missing) = self.check_keys(entries, keys, &[&["name"]]);
        let [name, list, metadata] = fields.map(|field| Some(&field?.value));
        if let Some(metadata) = metadata {
            self.check_metadata(metadata);
        }
        if !missing.is_empty() {
            let piece = shorten(&key.text, 40);
            self.problems.add(key.span.clone(), format!("the piece \"{piece}\" has no name"));
        }
        let name = name.map(|name| self.check_name(name, "the piece's name"));
        if let Some(list) = list {
            let mut given = HashSet::new();
            for item in self.list_or_report(list, "a list of tokens", NumberMeaning::NotAllowed) {
                self.check_promotion(item, key);
                let Some(text) = item.text() else { continue };
                if !given.insert(text) {
                    let message = format!("\"{text}\" is given twice in \"promotes_to\"");
                    self.problems.warn(item.span.clone(), message);
                }
                promotes_to.push(text.to_owned());
            }
        }
        (name.unwrap_or_default(), promotes_to)
    }

    /// Checks an item of `promotes_to`. `of` is the key of the piece that promotes.
    fn check_promotion(&mut self, item: &Node<'_>, of: &Key<'_>) {
        let Some(text) = self.token_text_or_report(item) else { return };
        if let Some((name, (key, _))) = self.facts.piece_named(text) {
            let message = format!("expected a token, found {}", item.description(self.source));
            let help = name_help(&format!("\"{key}\""), name);
            self.problems.add(item.span.clone(), message).help(help).suggest(Some(key));
            return;
        }
        let tokens = self.piece_tokens_or_report(text, &item.span);
        let Some(tokens) = tokens.filter(|[first, _]| first.side() == Side::First) else { return };
        let is_half = tokens.map(|token| self.facts.defined.contains_key(token)) == [true, false];
        let token = if is_half { tokens[1] } else { tokens[0] };
        if self.facts.defined.get(token).is_some_and(|(_, span)| *span == of.span) {
            self.problems.warn(item.span.clone(), format!("\"{text}\" promotes to itself"));
        }
        self.facts.used.push(Use { token, span: item.span.clone(), is_promotion: true });
        self.facts.promotions.insert(token);
    }
}

/// Returns the key and the token of an entry such as `King = "K^"`, whose key is the piece's name.
fn exchanged<'e>(Entry { key, value }: &'e Entry<'_>) -> Option<(&'e Key<'e>, Epin)> {
    let token = Epin::parse(value.text()?).ok()?.with_side(Side::First);
    Some((key, token)).filter(|_| Epin::parse(&key.text).is_err() && suggested(&key.text).is_none())
}

/// Returns the token that an invalid string probably means.
pub(super) fn suggested(text: &str) -> Option<Epin> {
    let meant = Epin::parse(text).err()?.suggestion()?;
    Epin::parse(meant.as_str()).ok().filter(|_| !text.contains(':'))
}
