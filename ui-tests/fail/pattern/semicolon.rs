use epin::epins;

fn main() {
    let _ = epins!["K"; "P"];
}
