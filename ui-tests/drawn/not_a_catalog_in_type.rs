use epin::Piece;

enum Chess {
    Rook,
}

fn first(board: &[Option<Piece<Chess>>]) -> bool {
    board[0].is_some()
}

fn main() {}
