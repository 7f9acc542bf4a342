//! The report on a string that is not a name: which part of a long string it repeats.

use epin::notation::Snn;
use epin_core::Report;

use crate::conformance::reports::check_report;

/// For a name of more than 16 bytes, an error keeps the first bytes, and the offset and character of the
/// mistake.
#[test]
fn the_error_of_a_long_name_is_for_that_string_alone() {
    let text = "Abcdefghijklmnopqrst!uvwxyz";
    let error = Snn::parse(text).unwrap_err();
    assert!(error.report(text).to_string().starts_with("invalid SNN name"));
    for other in
        ["Xbcdefghijklmnopqrst!uvwxyz", "Abcdefghijklmnopqrs!uvwxyz", "Abcdefghijklmnopqrst?"]
    {
        assert_ne!(Snn::parse(other), Err(error));
    }
}

#[test]
fn a_report_repeats_the_text_at_least_as_far_as_the_offset() {
    let table = [
        ("chess and more than that", "chess and more t…"),
        ("Abcdefghijklmno!pqrstuvwxyz", "Abcdefghijklmno!…"),
        ("Abcdefghijklmnop!qrstuvwxyz", "Abcdefghijklmnop!…"),
        ("Abcdefghijklmnopqrst!uvwxyz", "Abcdefghijklmnopqrst!…"),
        ("Abcdefghijklmnopqrstuvwxyz0123456789", "Abcdefghijklmnopqrstuvwxyz0123456…"),
        ("\u{10ffff}x\n", "\\u{10FFFF}x\\n"),
    ];
    for (text, echo) in table {
        let report = Report::new(Snn::parse(text).unwrap_err(), text.as_bytes());
        assert_eq!(report.echo().to_string(), echo);
    }
    for offset in 0..=33 {
        for filling in ['\u{10ffff}', '\0', '"', 'x'] {
            let filling = filling.to_string().repeat(50);
            check_report::<Snn>(format!("{}!{filling}", "X".repeat(offset)).as_bytes());
            check_report::<Snn>(format!("{}{filling}", "7".repeat(offset)).as_bytes());
        }
    }
}
