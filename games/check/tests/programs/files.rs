//! Files that are not read.

use std::fs::File;

use crate::run::{CHECK_GAME, in_folder, run};

#[test]
fn a_file_of_more_than_16_mib_is_not_read() {
    let check = |size: u64| {
        in_folder(|dir| {
            let path = dir.join("large.json");
            File::create(&path).and_then(|file| file.set_len(size)).unwrap();
            run(CHECK_GAME, &[path.as_os_str()])
        })
    };
    check(16 << 20).fails(&["error: this is not JSON", "error: 1 problem in large.json"]);
    check((16 << 20) + 1).fails_with("error: large.json is larger than 16 MiB, and is not read\n");
}

#[cfg(target_os = "linux")] // Others have other devices, and no `timeout`.
mod linux {
    use std::os::unix::fs::symlink;
    use std::os::unix::net::UnixListener;
    use std::path::Path;
    use std::process::Command;

    use crate::run::{CHECK_GAME, in_folder, run};

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
            run.fails_with("error: a.yaml is not a file\n");
        }
        run(CHECK_GAME, &["/dev/stdin".as_ref()]).fails_with("error: /dev/stdin is not a file\n");
    }
}
