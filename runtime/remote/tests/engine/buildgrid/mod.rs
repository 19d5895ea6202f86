//! An execution service with a scheduler and several workers: BuildGrid.
//!
//! The package has the server; `worker.py` is a worker for tests.

use std::net::{TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::casd::{killed, programs};
use crate::patience::until;

pub(crate) struct BuildGrid {
    pub(crate) folder: tempfile::TempDir,
    /// The directory of the Python package.
    package: PathBuf,
    port: u16,
    database: Option<Child>,
    server: Option<Child>,
    workers: Vec<Option<Child>>,
}

impl BuildGrid {
    /// Starts a server and workers, with the package in `SECATEUR_BUILDGRID`.
    pub(crate) fn start(workers: usize) -> Self {
        let package = std::env::var_os("SECATEUR_BUILDGRID");
        let package = package.expect("SECATEUR_BUILDGRID, the directory of the package");
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr();
        let mut grid = Self {
            folder: tempfile::tempdir().unwrap(),
            package: package.into(),
            port: port.unwrap().port(),
            database: None,
            server: None,
            workers: Vec::new(),
        };
        grid.start_database();
        let configuration = include_str!("server.yml")
            .replace("{PORT}", &grid.port.to_string())
            .replace("{FOLDER}", &grid.folder.path().display().to_string());
        std::fs::write(grid.folder.path().join("server.yml"), configuration).unwrap();
        std::fs::write(
            grid.folder.path().join("worker.py"),
            include_str!("worker.py"),
        )
        .unwrap();
        grid.start_server();
        for number in 0..workers {
            let worker = grid.start_worker(number);
            grid.workers.push(Some(worker));
        }
        grid
    }

    pub(crate) fn endpoint(&self) -> String {
        format!("grpc://127.0.0.1:{}", self.port)
    }

    /// Kills a worker with its action; starts another.
    pub(crate) fn replace_worker(&mut self, number: usize) {
        let at = number % self.workers.len();
        killed(&mut self.workers[at]);
        // As another one: the server learns of the loss by silence.
        self.workers[at] = Some(self.start_worker(self.workers.len() + number));
    }

    pub(crate) fn restart_server(&mut self) {
        killed(&mut self.server);
        self.start_server();
    }

    fn start_database(&mut self) {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
        let versions = std::fs::read_dir("/usr/lib/postgresql")
            .into_iter()
            .flatten();
        folders.extend(versions.flatten().map(|version| version.path().join("bin")));
        let mut folders = folders.into_iter();
        let has = |folder: &PathBuf, name: &str| folder.join(name).exists();
        let programs = folders.find(|folder| has(folder, "initdb") && has(folder, "pg_isready"));
        let programs = programs.expect("PostgreSQL");
        let data = self.folder.path().join("database");
        std::fs::create_dir(&data).unwrap();
        // Its server does not run for root.
        let root = Command::new("id").arg("-u").output().unwrap().stdout == b"0\n";
        if root {
            let mut command = Command::new("chown");
            run(command.arg("-R").arg("nobody").arg(self.folder.path()));
        }
        let command = |name: &str| match root {
            false => Command::new(programs.join(name)),
            true => {
                let mut command = Command::new("setpriv");
                command.args(["--reuid=nobody", "--clear-groups"]);
                command.arg(programs.join(name));
                command
            }
        };
        let user = ["-U", "buildgrid"];
        run(command("initdb")
            .args(user)
            .args(["-A", "trust", "--no-sync", "-D"])
            .arg(&data)
            .stdout(Stdio::null()));
        let server = command("postgres")
            .args(["-c", "listen_addresses=", "-c", "fsync=off", "-k"])
            .arg(self.folder.path())
            .args(["-c", "max_connections=200", "-D"])
            .arg(&data)
            .stderr(Stdio::null())
            .process_group(0)
            .spawn();
        self.database = Some(server.unwrap());
        await_start("PostgreSQL", || {
            let mut ready = command("pg_isready");
            ready
                .arg("-h")
                .arg(self.folder.path())
                .stdout(Stdio::null());
            ready.status().unwrap().success()
        });
        let folder = self.folder.path();
        run(command("createdb")
            .args(user)
            .arg("-h")
            .arg(folder)
            .arg("buildgrid"));
        let place = format!(
            "postgresql+psycopg2://buildgrid@/buildgrid?host={}",
            folder.display()
        );
        run(self
            .python("migrate")
            .args(["apply", &place])
            .stdout(Stdio::null()));
    }

    /// Returns a command of the package.
    fn python(&self, name: &str) -> Command {
        let mut command = Command::new("python3");
        command
            .env("PYTHONPATH", &self.package)
            .arg(self.package.join("bin/bgd"))
            .arg(name);
        command
    }

    fn log(&self, name: &str) -> std::fs::File {
        std::fs::File::create(self.folder.path().join(name)).unwrap()
    }

    fn start_server(&mut self) {
        let server = self
            .python("server")
            .arg("start")
            .arg(self.folder.path().join("server.yml"))
            .stdout(self.log("server.log"))
            .stderr(Stdio::null())
            .process_group(0)
            .spawn();
        self.server = Some(server.unwrap());
        let place = ("127.0.0.1", self.port);
        await_start("BuildGrid", || TcpStream::connect(place).is_ok());
    }

    fn start_worker(&self, number: usize) -> Child {
        let programs = programs().expect("buildbox-run");
        let mut command = Command::new("python3");
        command
            .env("PYTHONPATH", &self.package)
            .arg(self.folder.path().join("worker.py"))
            .arg(format!("127.0.0.1:{}", self.port))
            .arg(format!("worker-{number}"))
            .arg(programs.join("buildbox-run"));
        for folder in ["/usr", "/bin", "/lib", "/lib64"] {
            if Path::new(folder).exists() {
                command.arg(format!("--bind-mount={folder}:{folder}"));
            }
        }
        command
            .stdout(self.log(&format!("worker-{number}.log")))
            .stderr(Stdio::null())
            .process_group(0)
            .spawn()
            .unwrap()
    }
}

impl Drop for BuildGrid {
    fn drop(&mut self) {
        for worker in &mut self.workers {
            killed(worker);
        }
        killed(&mut self.server);
        if let Some(mut database) = self.database.take() {
            // At once, but without leaving shared memory.
            let id = database.id().to_string();
            let _ = Command::new("kill").args(["-QUIT", &id]).status();
            let _ = database.wait();
        }
    }
}

fn run(command: &mut Command) {
    let status = command.status();
    assert!(status.is_ok_and(|status| status.success()), "{command:?}");
}

fn await_start(what: &str, ready: impl Fn() -> bool) {
    let started = until(|| ready().then_some(()));
    assert!(started.is_some(), "{what} does not start");
}
