//! The checks of a game, for all formats.

mod board;
mod fen;
mod hands;
mod keys;
mod list;
mod pieces;
mod side_letters;
mod start;
mod styles;
mod uses;

use std::collections::HashSet;
use std::iter;
use std::mem;
use std::ops::Range;
use std::str::FromStr;

use epin::notation::{Qpi, Styles};
use epin::{Epin, EpinMap, EpinSet, Letter, ParseError, Side};
use indexmap::IndexMap;

use crate::game::{Game, PieceToken};
use crate::invalid_token::add_invalid_token;
use crate::spanned::{Entry, Format, Node, Problems, SourceFile, Value, shorten};
use pieces::suggested;
use side_letters::side_and_piece;
use uses::Use;

/// Returns the game in a file, and adds everything that is wrong with it to `problems`. If there is an error,
/// the game is incomplete. If the syntax of the file is wrong, there is no game.
///
/// Each mistake is reported once, without its consequences. For example, a misspelled key counts as the key
/// that was probably meant, so that this key is not reported as missing.
pub(crate) fn read_game(file: &SourceFile, problems: &mut Problems) -> Option<Game> {
    let source = &file.source;
    let tree = file.parse(Some(METADATA), problems)?;
    // Whatever is right in JSON is right in RON, apart from the brackets.
    if file.format == Format::Ron
        && source[tree.span.start..].starts_with('{')
        && file.report_format(Some(METADATA), problems)
    {
        return None;
    }
    let mut tree = keys::unwrap(tree, problems);
    keys::move_pieces(&mut tree, file.format, problems);
    keys::move_misplaced(&mut tree, source, problems);
    let (facts, game) = (Facts::default(), Game::default());
    let line_breaks = source.match_indices('\n').map(|(at, _)| at).collect();
    let mut check = Check { source, line_breaks, problems, facts, game };
    check.check_file(&tree);
    let game = check.game;
    // A table in the wrong brackets may be a consequence of another mistake. If there is none, no key of `tree`
    // has been moved.
    if file.format == Format::Ron && problems.has_no_errors() {
        check_brackets(&tree, true, source, problems);
    }
    Some(game)
}

/// Reports each table in a RON file that is in the wrong brackets: `( … )` if its keys are fixed, and `{ … }`
/// if they are tokens.
fn check_brackets(node: &Node<'_>, has_fixed_keys: bool, source: &str, problems: &mut Problems) {
    let Some(entries) = node.table() else { return };
    let (bracket, message) = if has_fixed_keys {
        ("(", "this table goes in `( … )`, and its keys have no quotes")
    } else {
        ("{", "this table goes in `{ … }`, with its keys in quotes")
    };
    let start = node.span.start;
    if !source[start..].starts_with(bracket) {
        problems.add(start..start + 1, message);
    }
    for Entry { key, value } in entries.iter().filter(|entry| entry.key.text != METADATA) {
        // The keys of `pieces` and `styles` are tokens. Those of a piece are fixed.
        let is_fixed = !has_fixed_keys || !["pieces", "styles"].contains(&&*key.text);
        check_brackets(value, is_fixed, source, problems);
    }
}

/// The keys of a file.
const KEYS: [&str; 8] = ["name", "styles", "pieces", "start", "board", "hands", METADATA, SCHEMA];

/// The key, in the file and in each piece, of a table that is not checked.
const METADATA: &str = "metadata";

/// The key of the schema, for editors.
const SCHEMA: &str = "$schema";

struct Check<'s> {
    source: &'s str,
    /// The offsets of the line breaks.
    line_breaks: Vec<usize>,
    problems: &'s mut Problems,
    facts: Facts,
    game: Game,
}

/// What the checks have found out about the game so far.
#[derive(Default)]
struct Facts {
    /// The first letter of the game's name: the letter of each side's style if the game has no styles.
    letter: Option<Letter>,
    /// Whether a token with a colon is read as QPI. This is so if the file has `styles`, and also if it lacks
    /// them (which is reported) although a token names a style. Otherwise, the colon is reported as a mistake.
    reads_qpi: bool,
    /// The letters of the styles, if the file has styles and nothing is wrong with them.
    styles: Option<Styles>,
    /// The defined pieces of both sides, each with its key in `pieces` and the range of the key.
    defined: EpinMap<Epin, (String, Range<usize>)>,
    /// The names of the pieces, each with the key of the first piece that has the name, and the key's offset.
    names: IndexMap<String, (String, usize)>,
    /// The letters in unclear keys of `pieces`: keys that are given twice, or
    /// are not tokens and have no suggestion. Such a key may define any piece
    /// with one of its letters, so these pieces are not reported as undefined.
    unclear_letters: HashSet<Letter>,
    used: Vec<Use>,
    /// The pieces to which a piece promotes.
    promotions: EpinSet,
    /// The wrong squares that have been reported: a square is not reported again where it recurs.
    reported_squares: HashSet<String>,
    /// Whether a token such as `bR` or `wK` has been reported.
    has_side_letters: bool,
    /// The keys for rules, each with its first place.
    rules: IndexMap<String, Range<usize>>,
    /// The number of empty squares on the board, if nothing is wrong with the board.
    empty_squares: Option<usize>,
}

impl Check<'_> {
    const START_HELP: &'static str = "a position in one line goes under \"start\"";

    /// Like `spanned::line_number`, but does not count the line breaks again for each of many problems.
    fn line_number(&self, offset: usize) -> usize {
        self.line_breaks.partition_point(|at| *at < offset) + 1
    }

    fn check_file(&mut self, file: &Node<'_>) {
        let Some(entries) = file.table() else {
            return self.report_expected("a table with a name, pieces and a board", file, "");
        };
        let required: [&[_]; 3] = [&["name"], &["pieces"], &["start", "board"]];
        let (fields, missing) = self.check_keys(entries, KEYS, &required);
        if self.source.trim().is_empty() {
            self.problems.add(0..0, "the file is empty");
        } else if !missing.is_empty() {
            self.problems.add(0..0, format!("the file lacks {}", missing.join(", ")));
        }
        let [_, styles, pieces, start, board, hands, ..] = fields;
        for Entry { key, .. } in [board, hands].into_iter().flatten().filter(|_| start.is_some()) {
            let message = format!("the key \"{}\" is beside \"start\"", key.text);
            let help = "\"start\" has the board and the hands; leave out one of the two";
            self.problems.add(key.span.clone(), message).help(help);
        }
        self.facts.reads_qpi = styles.is_some();
        // The checks are in the order of `KEYS`.
        let checks: [fn(&mut Self, &Node<'_>); 8] = [
            Self::check_game_name,
            Self::check_styles,
            Self::check_pieces,
            Self::check_start,
            Self::check_board,
            Self::check_hands,
            Self::check_metadata,
            |check, node| drop(check.check_name(node, "the schema's name")),
        ];
        for (field, check) in iter::zip(fields, checks) {
            if let Some(Entry { value, .. }) = field {
                check(self, value);
            }
        }
        self.report_rules();
        // Unless the pieces are a table, it is not known which pieces are defined.
        if let Some(Entry { value: Node { value: Value::Table(pieces), span }, .. }) = pieces {
            self.report_undefined(pieces.is_empty(), span);
        }
        if let (true, Some(place)) = (self.problems.has_no_errors(), start.or(board)) {
            self.warn_of_unused(&place.value);
        }
    }

    fn check_game_name(&mut self, node: &Node<'_>) {
        self.game.name = self.check_name(node, "the game's name");
        let mut letters = node.text().unwrap_or_default().chars();
        self.facts.letter = letters.find_map(|char| Letter::from_char(char.to_ascii_uppercase()));
    }

    fn check_metadata(&mut self, node: &Node<'_>) {
        match node.table() {
            Some(_) => self.report_repeated_inside(node),
            None => self.report_expected("a table, which may contain anything", node, ""),
        }
    }

    /// Reports that a value is not what was expected. The help may be empty.
    fn report_expected(&mut self, what: &str, node: &Node<'_>, help: &str) {
        let message = format!("expected {what}, found {}", node.description(self.source));
        self.problems.add(node.span.clone(), message).help(help);
    }

    /// Returns a name, or reports that a value is not a name.
    fn check_name(&mut self, node: &Node<'_>, what: &str) -> String {
        match &node.value {
            Value::Text(text) if text.trim().is_empty() => {
                self.problems.warn(node.span.clone(), format!("{what} is blank"));
            }
            Value::Text(_) => {}
            Value::Other(_) => self.report_expected(what, node, "write it in quotes"),
            _ => self.report_expected(what, node, ""),
        }
        node.text().unwrap_or_default().to_owned()
    }

    /// Returns the text of a value that has to be a token, or reports that the value is not a string.
    fn token_text_or_report<'t>(&mut self, node: &'t Node<'_>) -> Option<&'t str> {
        if node.text().is_none() {
            self.report_expected("a token", node, "");
        }
        node.text()
    }

    /// Checks the token of a square or of an item in a hand. Returns the token and adds it to the used ones, or
    /// reports why the value is not a valid token.
    fn check_token(&mut self, node: &Node<'_>) -> Option<Epin> {
        let text = self.token_text_or_report(node)?;
        if let Some((name, (_, at))) = self.facts.piece_named(text) {
            let tokens = self.facts.defined.iter().filter(|(_, (_, span))| span.start == *at);
            let tokens: Vec<_> = tokens.map(|(token, _)| format!("\"{token}\"")).collect();
            let help = name_help(&tokens.join(" or "), name);
            self.report_expected("a token", node, &help);
            return None;
        }
        if let Some((side, token)) = side_and_piece(text) {
            // All tokens such as `bR` and `wK` are one mistake.
            if !mem::replace(&mut self.facts.has_side_letters, true) {
                let token = self.facts.defined_form(token).unwrap_or(token).with_side(side);
                let help = format!("the case of the letter is the side: write \"{token}\"");
                self.report_expected("a token", node, &help);
            }
            return None;
        }
        let styled = Qpi::parse(text).ok().map(|qpi| PieceToken::Qpi(on_both_sides(qpi)));
        if let Some([first, second]) = styled.and_then(|piece| piece.tokens(self.facts.styles)) {
            let help =
                format!("the first side's piece is \"{first}\", the second side's is \"{second}\"");
            self.report_expected("a token without a style", node, &help);
            return None;
        }
        let defined = &self.facts.defined;
        let is_unknown = |meant: &Epin| !defined.is_empty() && !defined.contains_key(*meant);
        if let (Err(error), Some(meant)) = (Epin::parse(text), suggested(text).filter(is_unknown)) {
            // With this suggestion, the next mistake would be an undefined piece.
            let meant = self.facts.defined_form(meant);
            let help = meant.map(|meant| format!("did you mean \"{meant}\"?"));
            let problem = add_invalid_token(error, text, &node.span, self.source, self.problems);
            problem.message = format!("invalid EPIN token {text:?}: {}", error.reason());
            problem.help(help.unwrap_or_default()).suggest(meant);
            return None;
        }
        let token = self.parse_or_report(text, &node.span, "")?;
        self.facts.used.push(Use { token, span: node.span.clone(), is_promotion: false });
        Some(token)
    }

    /// Returns the value parsed from `text`, or reports why `text` is wrong. The help may be empty.
    fn parse_or_report<T: FromStr<Err = ParseError>>(
        &mut self,
        text: &str,
        span: &Range<usize>,
        help: &str,
    ) -> Option<T> {
        let parsed = text.parse();
        if let Err(error) = parsed {
            add_invalid_token(error, text, span, self.source, self.problems).help(help);
        }
        parsed.ok()
    }
}

impl Facts {
    /// Returns the piece with the given name, unless the name is also a token. The result is the name as it
    /// is defined, the piece's key, and the key's offset.
    fn piece_named(&self, name: &str) -> Option<(&String, &(String, usize))> {
        let is_token = Epin::parse(name).is_ok() || Qpi::parse(name).is_ok();
        let mut names = self.names.iter().filter(|_| !is_token);
        names.find(|(other, _)| other.eq_ignore_ascii_case(name))
    }

    /// Returns a token if it is defined, or else the token's terminal form if that is defined: `K^` for a `K`
    /// that is not defined.
    fn defined_form(&self, token: Epin) -> Option<Epin> {
        let tokens = [token, token.with_terminal(true)];
        tokens.into_iter().find(|token| self.defined.contains_key(*token))
    }
}

/// Returns the help for a piece's name that is written in place of the piece's token.
fn name_help(tokens: &str, name: &str) -> String {
    format!("did you mean {tokens}, which is named {}?", shorten(name, 40))
}

/// Returns the help if the value is an empty list: PHP writes an empty table as an empty list.
fn help_if_empty(node: &Node<'_>, help: &'static str) -> Option<&'static str> {
    node.list().is_some_and(<[_]>::is_empty).then_some(help)
}

/// Returns the QPI token that covers a piece on both sides: `m:Q` for `m:q`.
fn on_both_sides(qpi: Qpi) -> Qpi {
    Qpi::new(qpi.sin(), qpi.pin().to_epin().with_side(Side::First).to_pin())
}
