//! Keeping a test's writes where they belong: `docs/sandbox.md`.

use std::ffi::{OsStr, OsString};
use std::io::{self, Read};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use rustix::process::Pid;

use crate::{CommandError, TestCommand, processes};

use secateur_reduce::executor::OracleError;

/// How much a test is kept from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sandbox {
    /// Nothing: it may do what its user may do.
    #[default]
    Off,
    /// It writes to temporary directories only, as far as the kernel helps (Linux
    /// with Landlock).
    On,
    /// Besides, it sees no network and no processes but its own, and writes to no
    /// temporary directory but the run's. Needs `bwrap` (Linux).
    Strict,
}

/// What a test is kept from, with exceptions.
#[derive(Clone, Debug, Default)]
pub struct Confinement {
    /// How much.
    pub sandbox: Sandbox,
    /// Directories and files that it may write to in addition.
    pub writable: Vec<PathBuf>,
}

/// Devices that a test may write to.
#[cfg(target_os = "linux")]
const DEVICES: [&str; 10] = [
    "/dev/null",
    "/dev/zero",
    "/dev/full",
    "/dev/random",
    "/dev/urandom",
    "/dev/tty",
    "/dev/ptmx",
    "/dev/pts",
    "/dev/shm",
    "/dev/mqueue",
];

/// Where any test may write with [`Sandbox::On`], apart from the run's directory.
#[cfg(target_os = "linux")]
fn shared() -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = DEVICES.iter().map(PathBuf::from).collect();
    paths.extend(["/tmp", "/var/tmp"].map(PathBuf::from));
    paths.push(std::env::temp_dir());
    paths
}

/// Restricts this thread and what it starts to writing below `root` and some
/// places more. Reading, running and the network stay as they are. Returns
/// whether the kernel did anything of the kind.
///
/// # Errors
/// If it should have, but did not.
#[cfg(target_os = "linux")]
pub(super) fn restrict_thread(root: &Path, writable: &[PathBuf]) -> Result<bool, String> {
    use landlock::{
        ABI, AccessFs, Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetError, RulesetStatus,
        Scope, path_beneath_rules,
    };
    let restrict = || -> Result<bool, RulesetError> {
        // What later kernels can do besides (devices' own commands) would be in
        // the way of terminals.
        let writes = AccessFs::from_write(ABI::V3);
        let mut paths = shared();
        paths.push(root.to_owned());
        paths.extend_from_slice(writable);
        let status = Ruleset::default()
            .handle_access(writes)?
            // A test may end its own processes only.
            .scope(Scope::Signal)?
            .create()?
            .add_rules(path_beneath_rules(paths, writes))?
            .restrict_self()?;
        Ok(status.ruleset != RulesetStatus::NotEnforced)
    };
    restrict().map_err(|error| error.to_string())
}

#[cfg(not(target_os = "linux"))]
pub(super) fn restrict_thread(_: &Path, _: &[PathBuf]) -> Result<bool, String> {
    Ok(false)
}

/// The words before a command that [`Sandbox::Strict`] takes, up to the directory
/// in which it runs.
///
/// # Errors
/// If there is no `bwrap`, or it does not work here.
pub(super) fn strict(root: &Path, writable: &[PathBuf]) -> Result<Vec<OsString>, OracleError> {
    let what = "--sandbox strict needs bwrap (bubblewrap)".to_owned();
    let program = match TestCommand::from_words(vec!["bwrap".into()]) {
        Ok(command) => command.for_candidate(OsStr::new("")).swap_remove(0),
        Err(error) => {
            let error: CommandError = error;
            let source = io::Error::new(io::ErrorKind::NotFound, error.to_string());
            return Err(OracleError { what, source });
        }
    };
    let mut words: Vec<OsString> = vec![program];
    words.extend(
        [
            "--unshare-all",
            "--die-with-parent",
            "--ro-bind",
            "/",
            "/",
            "--dev",
            "/dev",
            "--proc",
            "/proc",
        ]
        .map(OsString::from),
    );
    for path in std::iter::once(root).chain(writable.iter().map(PathBuf::as_path)) {
        words.extend(["--bind".into(), path.into(), path.into()]);
    }
    let said = try_out(&words).map_err(|source| OracleError {
        what: what.clone(),
        source,
    })?;
    match said {
        None => Ok(words),
        Some(said) => {
            let source = io::Error::other(format!("it does not work here: {said}"));
            Err(OracleError { what, source })
        }
    }
}

/// Runs `true` behind these words; what is said if that does not work. It is run
/// and ended as tests are: it leaves a process that has to be waited for.
fn try_out(words: &[OsString]) -> io::Result<Option<String>> {
    const NAP: Duration = Duration::from_millis(1);
    let marker = format!("{}.trial", std::process::id());
    let mut command = Command::new(&words[0]);
    command
        .args(&words[1..])
        .args(["--", "true"])
        .env(processes::MARKER, &marker)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .process_group(0);
    let mut child = processes::spawn(&mut command)?;
    let mut said = String::new();
    if let Some(mut stderr) = child.stderr.take() {
        stderr.read_to_string(&mut said)?;
    }
    while !processes::has_ended(Pid::from_child(&child))? {
        thread::sleep(NAP);
    }
    let status = processes::end(&mut child, false, &marker, false)?;
    Ok((!status.success()).then(|| said.trim().to_owned()))
}
