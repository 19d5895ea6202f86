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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_sources_of_the_program_change_the_version() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path();
        let git = |words: &[&str]| {
            let mut command = Command::new("git");
            command.arg("-C").arg(root);
            command.args(["-c", "user.name=a", "-c", "user.email=a@b"]);
            assert!(command.args(words).output().unwrap().status.success());
        };
        let commit = |file: &str, text: &str| {
            std::fs::create_dir_all(root.join(file).parent().unwrap()).unwrap();
            std::fs::write(root.join(file), text).unwrap();
            git(&["add", "."]);
            git(&["commit", "-q", "-m", file]);
        };
        git(&["init", "-q"]);
        commit("src/main.rs", "1");
        let first = revision(root);
        assert_eq!(first.len(), 10, "{first}");
        commit("docs/page.md", "1");
        assert_eq!(revision(root), first);
        std::fs::write(root.join("src/main.rs"), "2").unwrap();
        assert_eq!(revision(root), format!("{first}-changed"));
        commit("src/main.rs", "3");
        assert_ne!(revision(root), first);
    }
}
