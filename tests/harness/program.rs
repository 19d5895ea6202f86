//! Files that can be run.

use std::fs;
use std::path::Path;
use std::process::Command;

/// Writes a file that can be run.
///
/// By another process: a child that another test has begun and that has not executed yet would
/// hold it open, and a file open for writing cannot be run.
pub fn write_program(path: &Path, text: &str) {
    let mut name = path.as_os_str().to_owned();
    name.push(".text");
    let source = Path::new(&name);
    fs::write(source, text).unwrap();
    let mut install = Command::new("install");
    install.args(["-m", "755"]).arg(source).arg(path);
    assert!(install.status().unwrap().success(), "{}", path.display());
    fs::remove_file(source).unwrap();
}
