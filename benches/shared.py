"""What `benches/size` and `benches/compile-time` share."""

TOKENS = [
    before + letter + after
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    for before in ("", "+", "-")
    for after in ("", "^", "'", "^'")
]


def row(*cells):
    """Prints a row of a table in Markdown."""
    print("|", " | ".join(cells), "|", flush=True)
