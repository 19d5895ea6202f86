//! Sandboxes of tests (`docs/sandbox.md`).

use std::ffi::{OsStr, OsString};
use std::io::{self, Read};
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::system::{self, Start};
use crate::{CommandError, TestCommand, processes};

use secateur_reduce::executor::OracleError;

/// The strictness of a sandbox.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sandbox {
    /// No restriction besides those of the user.
    #[default]
    Off,
    /// A test writes to temporary directories only. Needs Landlock (Linux).
    On,
    /// Also no network, only its own processes, and no other temporary directory. Needs `bwrap`
    /// (Linux).
    Strict,
}

/// A sandbox with exceptions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SandboxRules {
    /// The strictness.
    pub sandbox: Sandbox,
    /// Further directories and files that a test may write to.
    pub writable: Vec<PathBuf>,
    /// Further environment variables, beside those that programs need to find their files.
    ///
    /// With [`Sandbox::Off`] a test gets all.
    pub environment: Vec<OsString>,
    /// Whether [`Sandbox::On`] without Landlock is a notice instead of an error.
    pub best_effort: bool,
}

#[cfg(target_os = "linux")]
const DEVICES: [&str; 5] = [
    "/dev/null",
    "/dev/zero",
    "/dev/full",
    "/dev/random",
    "/dev/urandom",
];

/// Returns the devices and directories that every test may write to with [`Sandbox::On`].
///
/// Directories that contain `root` are excluded: Landlock allows all below a directory, also other
/// tests' directories.
#[cfg(target_os = "linux")]
fn shared(root: &Path) -> Vec<PathBuf> {
    let mut open = ["/tmp", "/var/tmp", "/dev/shm", "/dev/mqueue"]
        .map(PathBuf::from)
        .to_vec();
    open.push(std::env::temp_dir());
    let root = root.canonicalize().unwrap_or_else(|_| root.to_owned());
    open.retain(|path| {
        path.canonicalize()
            .is_ok_and(|path| !root.starts_with(path))
    });
    open.extend(DEVICES.map(PathBuf::from));
    open
}

/// Restricts this thread and its descendants to writing below `own`, `writable` and shared places.
///
/// Some system calls are denied ([`system::filter`]). Reading, running and the network stay free.
/// Returns whether the kernel has Landlock.
///
/// # Errors
/// If the kernel has Landlock and could not enforce the rules.
#[cfg(target_os = "linux")]
pub(super) fn restrict_thread(
    root: &Path,
    own: &[OwnedFd],
    writable: &[PathBuf],
) -> Result<bool, String> {
    use landlock::{
        ABI, AccessFs, PathBeneath, Ruleset, RulesetAttr, RulesetCreatedAttr, RulesetError,
        RulesetStatus, Scope, path_beneath_rules,
    };
    let restrict = || -> Result<bool, RulesetError> {
        // Later kernels could also restrict commands of devices, which terminals need.
        let writes = AccessFs::from_write(ABI::V3);
        // The superuser could make a device of a disk.
        let granted = writes & !(AccessFs::MakeChar | AccessFs::MakeBlock);
        let mut paths = shared(root);
        paths.extend_from_slice(writable);
        let own = own
            .iter()
            .map(|folder| Ok::<_, RulesetError>(PathBeneath::new(folder, granted)));
        let status = Ruleset::default()
            .handle_access(writes)?
            // A test may end its own processes only.
            .scope(Scope::Signal)?
            .create()?
            .add_rules(path_beneath_rules(paths, granted))?
            .add_rules(own)?
            .restrict_self()?;
        Ok(status.ruleset != RulesetStatus::NotEnforced)
    };
    let is_enforced = restrict().map_err(|error| error.to_string())?;
    if is_enforced {
        // Without such filters Landlock still holds.
        let _ = system::filter();
        drop_capabilities().map_err(|error| error.to_string())?;
    }
    Ok(is_enforced)
}

/// Drops the superuser's capabilities that reach processes outside the Landlock domain.
///
/// Since Linux 6.14 `CAP_PERFMON`, which `CAP_SYS_ADMIN` includes, suffices to read the environment
/// of any process (`mm_access`).
#[cfg(target_os = "linux")]
fn drop_capabilities() -> rustix::io::Result<()> {
    use rustix::thread::{CapabilitySet, capabilities, set_capabilities};
    let dropped = CapabilitySet::PERFMON | CapabilitySet::SYS_ADMIN | CapabilitySet::SYS_PTRACE;
    let mut sets = capabilities(None)?;
    // Programs gain no capability from this set, since the thread has given up new privileges.
    sets.permitted -= dropped;
    sets.effective -= dropped;
    sets.inheritable -= dropped;
    set_capabilities(None, sets)
}

#[cfg(not(target_os = "linux"))]
pub(super) fn restrict_thread(_: &Path, _: &[OwnedFd], _: &[PathBuf]) -> Result<bool, String> {
    Ok(false)
}

/// Returns the words of `bwrap` before a command, up to its writable directories, once they work.
///
/// Like every test, `bwrap` starts in a new session. With `--new-session` the processes in the
/// sandbox would leave it, and the process group that ends with the test.
///
/// # Errors
/// If there is no `bwrap`, or it does not work here.
pub(super) fn strict(root: &Path, writable: &[PathBuf]) -> Result<Vec<OsString>, OracleError> {
    let what = "--sandbox strict needs bwrap (install bubblewrap, or use --sandbox on)".to_owned();
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
            "--seccomp",
        ]
        .map(OsString::from),
    );
    words.push(system::MORE.to_string().into());
    for path in writable {
        words.extend(bind(path));
    }
    let said = try_out(&[&words[..], &bind(root)].concat()).map_err(|source| OracleError {
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

pub(super) fn bind(path: &Path) -> [OsString; 3] {
    ["--bind".into(), path.into(), path.into()]
}

/// Adds the filter of system calls that [`strict`] names.
#[cfg(target_os = "linux")]
pub(super) fn filtered(start: Start) -> io::Result<Start> {
    Ok(start.with(system::strict_filter()?))
}

#[cfg(not(target_os = "linux"))]
pub(super) fn filtered(start: Start) -> io::Result<Start> {
    Ok(start)
}

/// Runs `true` behind these words and reaps it as a test; returns the message of a failure.
fn try_out(words: &[OsString]) -> io::Result<Option<String>> {
    const NAP: Duration = Duration::from_millis(1);
    let marker = format!("{}.trial", std::process::id());
    let (mut pipe, writer) = io::pipe()?;
    let words = [words, &["--", "true"].map(OsString::from)].concat();
    let environment = std::env::vars_os().chain([(processes::MARKER.into(), (&*marker).into())]);
    let streams = [None, None, Some(writer.into())];
    let start = filtered(Start::new(&words, Path::new("/"), environment, streams)?)?;
    let child = processes::spawn(&start, &[])?;
    drop(start);
    let mut said = String::new();
    pipe.read_to_string(&mut said)?;
    while !processes::has_ended(child)? {
        thread::sleep(NAP);
    }
    let status = processes::end(child, false, &marker, false)?;
    Ok((!status.success()).then(|| said.trim().to_owned()))
}
