//! The version of a measured program.

use std::path::Path;
use std::process::Command;

/// Paths that the program is built from.
const PROGRAM: [&str; 6] = [
    "Cargo.lock",
    "src",
    "runtime",
    "generated",
    "grammars",
    "grammar-compiler",
];

/// Returns the last commit that changed the program; `-changed` follows it if files differ.
///
/// Empty without git. A program that was built from other files is not noticed.
pub fn revision(root: &Path) -> String {
    let git = |words: &[&str]| {
        let mut command = Command::new("git");
        command.arg("-C").arg(root).args(words).arg("--");
        let output = command.args(PROGRAM).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        output.status.success().then(|| text.trim().to_owned())
    };
    let Some(commit) = git(&["log", "-1", "--format=%h", "--abbrev=10"]) else {
        return String::new();
    };
    match git(&["status", "--porcelain"]) {
        Some(changes) if changes.is_empty() => commit,
        _ => commit + "-changed",
    }
}
