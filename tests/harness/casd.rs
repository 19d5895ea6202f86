//! An execution service on this machine: `buildbox-casd`, which comes with BuildStream.

use std::io::copy;
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
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
    streams: Arc<Mutex<Vec<TcpStream>>>,
}

#[allow(dead_code, reason = "not all tests kill it")]
impl Casd {
    /// Starts a service with an empty cache; `None` if it is not installed, which is reported.
    pub fn start(test: &str) -> Option<Self> {
        let Some(programs) = programs() else {
            no_program(test, "no buildbox-casd");
            return None;
        };
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let mut casd = Self {
            folder: tempfile::tempdir().unwrap(),
            programs,
            port: listener.local_addr().unwrap().port(),
            process: None,
            streams: Arc::default(),
        };
        let (socket, streams) = (casd.socket(), Arc::clone(&casd.streams));
        // It ends with the process.
        thread::spawn(move || pass_on(&listener, &socket, &streams));
        casd.go_on();
        Some(casd)
    }

    /// Starts the service, with what its cache has.
    pub fn go_on(&mut self) {
        let run = self.programs.join("buildbox-run");
        let mut command = Command::new(self.programs.join("buildbox-casd"));
        command
            .arg(format!("--bind=unix:{}", self.socket().display()))
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
        let connected = until(|| UnixStream::connect(self.socket()).ok());
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

    /// Ends all connections; the service and its actions continue.
    pub fn cut(&self) {
        for stream in self.streams.lock().unwrap().drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }

    /// The socket of the service itself.
    ///
    /// A port that is free now may be another program's when the service binds it.
    fn socket(&self) -> PathBuf {
        self.folder.path().join("casd.sock")
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

/// Passes connections to the service, and closes them while there is none.
fn pass_on(listener: &TcpListener, socket: &Path, streams: &Mutex<Vec<TcpStream>>) {
    for client in listener.incoming() {
        let client = client.unwrap();
        let Ok(service) = UnixStream::connect(socket) else {
            continue;
        };
        streams.lock().unwrap().push(client.try_clone().unwrap());
        let mut requests = (client.try_clone().unwrap(), service.try_clone().unwrap());
        let mut answers = (service, client);
        thread::spawn(move || {
            let _ = copy(&mut requests.0, &mut requests.1);
            let _ = requests.1.shutdown(Shutdown::Both);
        });
        thread::spawn(move || {
            let _ = copy(&mut answers.0, &mut answers.1);
            let _ = answers.1.shutdown(Shutdown::Both);
        });
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
