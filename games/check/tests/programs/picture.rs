//! The picture of a report in the README and the guide.

use std::process::Command;
use std::{env, fs};

use crate::run::{CHECK_GAME, run_command};

/// Draws what `check_game` prints for `games/broken.toml`, in color, and compares it with the picture. If
/// `UPDATE_REPORTS=1` is set, the test writes the picture instead.
#[test]
fn the_picture_is_what_check_game_prints() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut command = Command::new(CHECK_GAME);
    command.arg("games/broken.toml").current_dir(root);
    let run = run_command(command.env_remove("NO_COLOR").env("CLICOLOR_FORCE", "1"));
    let picture =
        for_pages(&anstyle_svg::Term::new().min_width_px(0).render_svg(run.stderr.trim_end()));

    let path = format!("{root}/epin/docs/check_game.svg");
    if env::var_os("UPDATE_REPORTS").is_some() {
        fs::write(path, picture).unwrap();
        return;
    }
    assert!(picture == fs::read_to_string(path).unwrap(), "check_game.svg is not up to date");
}

/// Lets a picture shrink to fit the screen of a phone and removes its
/// blank lines, since Markdown treats what follows a blank line as text.
fn for_pages(svg: &str) -> String {
    let (size, rest) = svg.strip_prefix("<svg width=\"").unwrap().split_once("px\" xmlns").unwrap();
    let view = size.replace("px\" height=\"", " ");
    let style = "max-width: 100%; height: auto";
    format!("<svg width=\"{size}px\" viewBox=\"0 0 {view}\" style=\"{style}\" xmlns{rest}")
        .replace("\n\n", "\n")
}
