//! Uses `epin` under another name, from the oldest edition, and exports it as its own.

pub extern crate tokens;

#[cfg(test)]
mod tests {
    use tokens::{epin, epins, pin, Epin};

    const KING: Epin = epin!("K^");

    #[test]
    fn macros_work_under_another_name() {
        assert!(matches!(KING, epin!("K^") | epin!("k^")));
        assert_eq!(epins!["K^", "P"][0], KING);
        assert_eq!(pin!("K^"), KING.pin());
        assert_eq!(epin!(concat!("K", "^")), KING);
    }
}
