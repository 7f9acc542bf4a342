//! Files that are not read, and reports that cannot be written.

use std::fs::File;

use crate::run::{CHECK_GAME, in_folder, run};

#[test]
fn a_file_of_more_than_256_kib_is_not_read() {
    let check = |size: u64| {
        in_folder(|dir| {
            let path = dir.join("large.json");
            File::create(&path).and_then(|file| file.set_len(size)).unwrap();
            run(CHECK_GAME, &[path.as_os_str()])
        })
    };
    check(256 << 10).fails(&["error: this is not JSON", "error: 1 problem in large.json"]);
    check((256 << 10) + 1)
        .cannot_read("error: large.json is larger than 256 KiB, and is not read\n");
}

#[cfg(target_os = "linux")] // Other systems have other devices, and no `timeout`.
mod linux {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;
    use std::path::Path;
    use std::process::Command;
    use std::{fs, io};

    use crate::formats::JSON;
    use crate::run::{CHECK_GAME, CHECK_TOKENS, in_folder, run, run_command, run_in_shell};

    #[test]
    fn what_is_not_a_file_is_not_read() {
        let makes: [fn(&Path); 4] = [
            |path| assert!(Command::new("mkfifo").arg(path).status().unwrap().success()),
            |path| symlink("/dev/null", path).unwrap(),
            |path| symlink("/dev/full", path).unwrap(),
            |path| drop(UnixListener::bind(path).unwrap()),
        ];
        for make in makes {
            let run = in_folder(|dir| {
                let path = dir.join("a.yaml");
                make(&path);
                run("timeout", &["5".as_ref(), CHECK_GAME.as_ref(), path.as_ref()])
            });
            run.cannot_read("error: a.yaml is not a file\n");
        }
        run(CHECK_GAME, &["/dev/stdin".as_ref()]).cannot_read("error: /dev/stdin is not a file\n");
    }

    #[test]
    fn a_full_device_is_an_error() {
        let full = "error: cannot write to standard output: No space left on device";
        for (program, args) in
            [(CHECK_GAME, ""), (CHECK_GAME, "--show \"$1\""), (CHECK_TOKENS, "--key pieces")]
        {
            let command = format!("\"$0\" \"$1\" {args} > /dev/full");
            let run = run_in_shell(&command, program, "a.json", JSON);
            assert_eq!(run.code, Some(1), "{program}");
            assert_eq!(run.stderr, format!("{full} (os error 28)\n"), "{program}");
        }
        for (program, args, code) in [
            (CHECK_GAME, "\"$1\"", 1),
            (CHECK_TOKENS, "\"$1\" --key none", 1),
            (CHECK_GAME, "", 2),
            (CHECK_TOKENS, "", 2),
        ] {
            let command = format!("\"$0\" {args} 2> /dev/full");
            let run = run_in_shell(&command, program, "a.json", "{}");
            assert_eq!((run.code, run.stdout.as_str()), (Some(code), ""), "{program}");
        }
    }

    /// A reader such as `head` closes the pipe after the lines that it prints. That is not an error to
    /// report.
    #[test]
    fn a_closed_pipe_is_not_reported() {
        let run = in_folder(|dir| {
            let path = dir.join("a.json");
            fs::write(&path, JSON).unwrap();
            let (reader, writer) = io::pipe().unwrap();
            drop(reader);
            run_command(Command::new(CHECK_GAME).arg(path).stdout(writer))
        });
        run.fails_with("");
    }
}
