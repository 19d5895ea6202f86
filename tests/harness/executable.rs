//! Files that can be run.

use std::io;
use std::path::Path;
use std::process::Command;

/// Writes a file that can be run.
///
/// By another process: a child that another thread has begun and that has not executed yet would
/// hold it open, and a file open for writing cannot be run.
pub fn write_executable(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.as_os_str().to_owned();
    name.push(".text");
    let source = Path::new(&name);
    std::fs::write(source, text)?;
    let mut install = Command::new("install");
    install.args(["-m", "755"]).arg(source).arg(path);
    let status = install.status()?;
    std::fs::remove_file(source)?;
    match status.success() {
        true => Ok(()),
        false => Err(io::Error::other(format!("install: {status}"))),
    }
}
