//! The start position of chess as a constant, and a function that matches on its tokens. The compiler checks
//! every token: change one to `^K`, and the example does not build.
//!
//! ```text
//! cargo run --example embed
//! ```

use epin::{Epin, Side, epin, epins};

type Rank = [Option<Epin>; 8];

/// The ranks, from the second side's back rank to the first side's.
const START: [Rank; 8] = {
    // `-R` may castle, `+P` may advance two squares.
    let pieces = some(epins!["-R", "N", "B", "Q", "K^", "B", "N", "-R"]);
    let pawns = some([epin!("+P"); 8]);
    let empty = [None; 8];
    [flipped(pieces), flipped(pawns), empty, empty, empty, empty, pawns, pieces]
};

const fn some(tokens: [Epin; 8]) -> Rank {
    let mut rank = [None; 8];
    let mut file = 0;
    while file < rank.len() {
        rank[file] = Some(tokens[file]);
        file += 1;
    }
    rank
}

const fn flipped(mut rank: Rank) -> Rank {
    let mut file = 0;
    while file < rank.len() {
        if let Some(token) = rank[file] {
            rank[file] = Some(token.flipped());
        }
        file += 1;
    }
    rank
}

/// What a piece of the first side is worth, in pawns.
fn value(token: Epin) -> u32 {
    match token {
        epin!("P") | epin!("+P") => 1,
        epin!("N") | epin!("B") => 3,
        epin!("R") | epin!("-R") => 5,
        epin!("Q") => 9,
        _ => 0,
    }
}

fn main() {
    for rank in START {
        for square in rank {
            print!("{:<3}", square.map_or(".", Epin::as_str));
        }
        println!();
    }
    let first = START.iter().flatten().flatten().filter(|token| token.side() == Side::First);
    println!("\nThe first side starts with {}", first.copied().map(value).sum::<u32>());
}
