//! The system calls without a safe interface: the only unsafe code of the workspace.
//!
//! [`spawn`] starts a program by `posix_spawn` in a new session, for which the standard library
//! would copy this process. [`filter`] denies a few system calls to a thread and its descendants.

#![allow(unsafe_code)]

#[cfg(target_os = "linux")]
mod filter;

use std::ffi::{CString, OsString};
use std::io;
use std::os::fd::{OwnedFd, RawFd};
use std::os::unix::ffi::OsStringExt;
use std::path::Path;

use rustix::process::Pid;

#[derive(Debug)]
pub(crate) struct Start {
    /// The program's path and its arguments.
    words: Vec<CString>,
    /// `NAME=VALUE`.
    environment: Vec<CString>,
    folder: CString,
    /// Standard input, output and error; `None` is `/dev/null`.
    streams: [Option<OwnedFd>; 3],
    /// The program's descriptor [`MORE`].
    more: Option<OwnedFd>,
}

/// Number of the descriptor that [`Start::with`] adds.
pub(crate) const MORE: RawFd = 3;

impl Start {
    /// Creates the start of a program; an error if a word contains a NUL byte or there is none.
    pub(crate) fn new(
        words: &[OsString],
        folder: &Path,
        environment: impl IntoIterator<Item = (OsString, OsString)>,
        streams: [Option<OwnedFd>; 3],
    ) -> io::Result<Self> {
        let text = |word: OsString| Ok(CString::new(word.into_vec())?);
        if words.is_empty() {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let environment = environment.into_iter().map(|(name, value)| {
            let mut entry = name;
            entry.push("=");
            entry.push(value);
            text(entry)
        });
        Ok(Self {
            words: words.iter().cloned().map(text).collect::<io::Result<_>>()?,
            environment: environment.collect::<io::Result<_>>()?,
            folder: text(folder.into())?,
            streams,
            more: None,
        })
    }
}

impl Start {
    #[cfg(target_os = "linux")]
    pub(crate) fn with(mut self, more: OwnedFd) -> Self {
        self.more = Some(more);
        self
    }

    /// Runs the program as a script.
    pub(crate) fn in_shell(&mut self) {
        self.words.insert(0, c"/bin/sh".to_owned());
    }
}

/// Starts a program as the leader of a session and a process group, without a terminal.
///
/// It does not get the descriptors `close`, nor those of this process that are closed on exec.
#[cfg(target_os = "linux")]
pub(crate) fn spawn(start: &Start, close: &[RawFd]) -> io::Result<Pid> {
    use std::mem::MaybeUninit;
    use std::os::fd::AsRawFd;
    use std::ptr;

    let check = |error: libc::c_int| match error {
        0 => Ok(()),
        error => Err(io::Error::from_raw_os_error(error)),
    };
    let pointers = |words: &[CString]| {
        let words = words.iter().map(|word| word.as_ptr().cast_mut());
        words.chain([ptr::null_mut()]).collect::<Vec<_>>()
    };

    struct Actions(MaybeUninit<libc::posix_spawn_file_actions_t>);
    impl Drop for Actions {
        fn drop(&mut self) {
            // SAFETY: `spawn` initialized it before it made this value.
            unsafe { libc::posix_spawn_file_actions_destroy(self.0.as_mut_ptr()) };
        }
    }
    struct Attributes(MaybeUninit<libc::posix_spawnattr_t>);
    impl Drop for Attributes {
        fn drop(&mut self) {
            // SAFETY: `spawn` initialized it before it made this value.
            unsafe { libc::posix_spawnattr_destroy(self.0.as_mut_ptr()) };
        }
    }

    let mut actions = MaybeUninit::uninit();
    // SAFETY: the function initializes what the pointer names.
    check(unsafe { libc::posix_spawn_file_actions_init(actions.as_mut_ptr()) })?;
    let mut actions = Actions(actions);
    let actions = actions.0.as_mut_ptr();
    for &descriptor in close {
        // SAFETY: `actions` is initialized. What is closed is the child's copy.
        check(unsafe { libc::posix_spawn_file_actions_addclose(actions, descriptor) })?;
    }
    for (number, stream) in (0..).zip(&start.streams) {
        let mode = if number == 0 {
            libc::O_RDONLY
        } else {
            libc::O_WRONLY
        };
        // SAFETY: `actions` is initialized; the path is a constant that ends in NUL, and it is
        // copied.
        check(unsafe {
            match stream {
                Some(stream) => {
                    libc::posix_spawn_file_actions_adddup2(actions, stream.as_raw_fd(), number)
                }
                None => libc::posix_spawn_file_actions_addopen(
                    actions,
                    number,
                    c"/dev/null".as_ptr(),
                    mode,
                    0,
                ),
            }
        })?;
    }
    // Last, since it takes a number that another stream of this process may have.
    if let Some(more) = &start.more {
        // SAFETY: `actions` is initialized. If the numbers are equal, it stays open on exec.
        check(unsafe { libc::posix_spawn_file_actions_adddup2(actions, more.as_raw_fd(), MORE) })?;
    }
    // SAFETY: `actions` is initialized; the path ends in NUL, and it is copied.
    check(unsafe { libc::posix_spawn_file_actions_addchdir_np(actions, start.folder.as_ptr()) })?;

    let mut attributes = MaybeUninit::uninit();
    // SAFETY: the function initializes what the pointer names.
    check(unsafe { libc::posix_spawnattr_init(attributes.as_mut_ptr()) })?;
    let mut attributes = Attributes(attributes);
    let attributes = attributes.0.as_mut_ptr();
    let signal_flags = libc::POSIX_SPAWN_SETSIGMASK | libc::POSIX_SPAWN_SETSIGDEF;
    let flags = signal_flags as libc::c_short | libc::POSIX_SPAWN_SETSID;
    let mut signals = MaybeUninit::uninit();
    // SAFETY: `attributes` is initialized; `sigemptyset` initializes `signals`, which the calls
    // behind it read and copy.
    unsafe {
        check(libc::posix_spawnattr_setflags(attributes, flags))?;
        libc::sigemptyset(signals.as_mut_ptr());
        check(libc::posix_spawnattr_setsigmask(
            attributes,
            signals.as_ptr(),
        ))?;
        // Rust programs ignore it; others expect that it ends them.
        libc::sigaddset(signals.as_mut_ptr(), libc::SIGPIPE);
        check(libc::posix_spawnattr_setsigdefault(
            attributes,
            signals.as_ptr(),
        ))?;
    }

    let (words, environment) = (pointers(&start.words), pointers(&start.environment));
    let mut pid = 0;
    // SAFETY: `actions` and `attributes` are initialized; both lists end in a null pointer, and
    // their strings live as long as `start`.
    check(unsafe {
        libc::posix_spawn(
            &raw mut pid,
            start.words[0].as_ptr(),
            actions,
            attributes,
            words.as_ptr(),
            environment.as_ptr(),
        )
    })?;
    Pid::from_raw(pid).ok_or_else(|| io::ErrorKind::Other.into())
}

#[cfg(not(target_os = "linux"))]
pub(crate) fn spawn(start: &Start, _: &[RawFd]) -> io::Result<Pid> {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::process::CommandExt;
    use std::process::{Command, Stdio};

    let text = |word: &'_ CString| OsStr::from_bytes(word.as_bytes()).to_owned();
    let stream = |at: usize| match &start.streams[at] {
        Some(stream) => io::Result::Ok(Stdio::from(stream.try_clone()?)),
        None => Ok(Stdio::null()),
    };
    let mut command = Command::new(text(&start.words[0]));
    command.args(start.words[1..].iter().map(text)).env_clear();
    for entry in &start.environment {
        let entry = entry.as_bytes();
        if let Some(at) = entry.iter().position(|&byte| byte == b'=') {
            command.env(
                OsStr::from_bytes(&entry[..at]),
                OsStr::from_bytes(&entry[at + 1..]),
            );
        }
    }
    let child = command
        .current_dir(text(&start.folder))
        .stdin(stream(0)?)
        .stdout(stream(1)?)
        .stderr(stream(2)?)
        .process_group(0)
        .spawn()?;
    Ok(Pid::from_child(&child))
}

/// Denies this thread and its descendants two system calls.
///
/// Without it, processes of the same user or the superuser may type into a terminal (`TIOCSTI`,
/// `TIOCLINUX`) and change the limits of other processes (`prlimit`), whatever their session and
/// Landlock rules.
///
/// The filter covers x86, Arm and RISC-V processors with their 32-bit programs; on others it denies
/// nothing.
///
/// # Errors
/// If the kernel has no such filters. The thread must have given up new privileges before.
#[cfg(target_os = "linux")]
pub(crate) fn filter() -> io::Result<()> {
    let mut program = filter::program(false);
    let program = libc::sock_fprog {
        len: program.len() as libc::c_ushort,
        filter: program.as_mut_ptr(),
    };
    // SAFETY: the kernel reads and checks the program, which lives until the call returns.
    // Without the last flag, kernels before 5.16 slow down all that runs behind a filter.
    let done = unsafe {
        libc::syscall(
            libc::SYS_seccomp,
            libc::SECCOMP_SET_MODE_FILTER,
            libc::SECCOMP_FILTER_FLAG_SPEC_ALLOW,
            &raw const program,
        )
    };
    match done {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

/// Returns a pipe with the filter that a sandbox of namespaces sets.
///
/// Besides [`filter`] it denies path sockets, which reach other network namespaces through the file
/// system, and `io_uring`, which makes sockets without the system call.
///
/// # Errors
/// If no descriptor is free.
#[cfg(target_os = "linux")]
pub(crate) fn strict_filter() -> io::Result<OwnedFd> {
    use std::io::Write;
    let (reader, mut writer) = io::pipe()?;
    let mut bytes = Vec::new();
    for instruction in filter::program(true) {
        bytes.extend(instruction.code.to_ne_bytes());
        bytes.extend([instruction.jt, instruction.jf]);
        bytes.extend(instruction.k.to_ne_bytes());
    }
    // A pipe holds at least a page, which is more.
    writer.write_all(&bytes)?;
    Ok(reader.into())
}
