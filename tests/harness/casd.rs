//! An execution service on this machine: `buildbox-casd`, which comes with BuildStream.

use std::net::{TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use crate::executable::write_executable;
use crate::patience::until;
use crate::skip::no_program;

pub struct Casd {
    pub folder: tempfile::TempDir,
    programs: PathBuf,
    pub port: u16,
    process: Option<Child>,
}

#[allow(dead_code, reason = "not all tests kill it")]
impl Casd {
    /// Starts a service with an empty cache; `None` if it is not installed, which is reported.
    pub fn start(test: &str) -> Option<Self> {
        let Some(programs) = programs() else {
            no_program(test, "no buildbox-casd");
            return None;
        };
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr();
        let mut casd = Self {
            folder: tempfile::tempdir().unwrap(),
            programs,
            port: port.unwrap().port(),
            process: None,
        };
        casd.go_on();
        Some(casd)
    }

    /// Starts the service, with what its cache has.
    pub fn go_on(&mut self) {
        let run = self.programs.join("buildbox-run");
        let mut command = Command::new(self.programs.join("buildbox-casd"));
        command
            .arg(format!("--bind=127.0.0.1:{}", self.port))
            .arg(format!("--buildbox-run={}", run.display()))
            .args(["--jobs=2", "--log-level=error"]);
        for folder in ["/usr", "/bin", "/lib", "/lib64"] {
            if Path::new(folder).exists() {
                command.arg(format!("--runner-arg=--bind-mount={folder}:{folder}"));
            }
        }
        command
            .arg(self.folder.path().join("cache"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0);
        self.process = Some(command.spawn().unwrap());
        let connected = until(|| TcpStream::connect(("127.0.0.1", self.port)).ok());
        assert!(connected.is_some(), "the service does not start");
    }

    /// Kills the service with all actions.
    pub fn kill(&mut self) {
        killed(&mut self.process);
    }

    /// Kills the service; it is back a little later.
    pub fn restart(&mut self) {
        self.kill();
        thread::sleep(Duration::from_millis(50));
        self.go_on();
    }

    pub fn endpoint(&self) -> String {
        format!("grpc://127.0.0.1:{}", self.port)
    }
}

impl Drop for Casd {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Returns the directory of the service's programs.
pub fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = std::env::split_paths(&path);
    folders.find(|folder| folder.join("buildbox-casd").is_file())
}

/// Kills a process with its group.
pub fn killed(process: &mut Option<Child>) {
    if let Some(mut process) = process.take() {
        let group = format!("-{}", process.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = process.wait();
    }
}

/// Writes a shell script.
#[allow(dead_code, reason = "not all tests run scripts")]
pub fn script(folder: &Path, text: &str) -> PathBuf {
    let path = folder.join("test.sh");
    write_executable(&path, &format!("#!/bin/sh\n{text}\n")).unwrap();
    path
}
