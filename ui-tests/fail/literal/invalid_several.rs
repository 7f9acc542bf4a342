use epin::{epin, epins, pin};

fn main() {
    let _ = epin!("");
    match epin!("K") {
        epin!("K\n") | epin!(" K") => {}
        _ => {}
    }
    let _ = epins!["P", "+"];
    let _ = pin!("1");
}
