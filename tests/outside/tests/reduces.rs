//! The reducer reduces.

use std::path::Path;
use std::process::Command;

const INPUT: &str = "; settings\nname = a thing\n\n[server]\nhost = example.org\nport = 80 # the usual\n\
                     \n[client]\nretry = needle in here\nlimit = 3\n";

#[test]
fn an_ini_file_is_reduced() {
    let own = format!("ini.{}", std::process::id());
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(own);
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("x.ini"), INPUT).unwrap();
    let ended = Command::new(env!("CARGO_BIN_EXE_ini-reducer"))
        .args([
            "--output",
            "small.ini",
            "x.ini",
            "--",
            "grep",
            "-q",
            "retry.*needle",
            "{}",
        ])
        .current_dir(&folder)
        .status()
        .unwrap();
    assert!(ended.success());
    let small = std::fs::read_to_string(folder.join("small.ini")).unwrap();
    assert_eq!(small.trim(), "retry needle");
    std::fs::remove_dir_all(folder).unwrap();
}
