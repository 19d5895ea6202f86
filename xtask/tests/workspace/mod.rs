//! A temporary workspace with one format.

use std::path::PathBuf;
use std::process::Command;

use tempfile::TempDir;

/// A root with grammars and generated code, and a folder beside.
pub struct Workspace {
    folder: TempDir,
}

#[derive(Debug)]
pub struct Ended {
    pub success: bool,
    pub stdout: String,
    pub stderr: String,
}

impl Workspace {
    pub fn new() -> Self {
        let place = Self {
            folder: tempfile::tempdir().unwrap(),
        };
        place.write("root/grammars/first.g4", "grammar first; s : 'x'* EOF ;");
        let ended = place.run(&["gen"]);
        assert!(ended.success, "{ended:?}");
        place
    }

    pub fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    pub fn write(&self, path: &str, text: &str) -> String {
        let path = self.path(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
        path.display().to_string()
    }

    pub fn read(&self, path: &str) -> String {
        std::fs::read_to_string(self.path(path)).unwrap()
    }

    pub fn run(&self, arguments: &[&str]) -> Ended {
        let root = self.path("root");
        std::fs::create_dir_all(root.join("generated")).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
        command.args(arguments).current_dir(self.folder.path());
        if matches!(arguments[0], "gen" | "new") {
            command.arg("--root").arg(root);
        }
        let output = command.output().unwrap();
        Ended {
            success: output.status.success(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}
