//! The sandbox of a test, where the kernel has one.

use secateur_oracle::{Sandbox, SandboxRules};

use crate::case::*;
use crate::skip::{self, is_installed};

/// Creates a directory outside the temporary ones, which sandboxes leave open.
fn outside() -> tempfile::TempDir {
    let open = ["/tmp", "/var/tmp", "/dev/shm"].map(PathBuf::from);
    let is_open = |path: &Path| {
        let mut open = open.iter().cloned().chain([std::env::temp_dir()]);
        open.any(|open| path.starts_with(open))
    };
    let build = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let place = match std::env::home_dir() {
        Some(home) if is_open(&build) => home,
        _ => build,
    };
    tempfile::tempdir_in(place).unwrap()
}

/// Returns verdict and output; `None`, reported as a skipped `test`, without a sandbox.
fn judge(test: &str, script: &str, sandbox: Sandbox, writable: &[&Path]) -> Option<(bool, String)> {
    let case = Case::new(script);
    // A script's first lines write beside it.
    let writable = writable.iter().copied().chain([case.folder.path()]);
    let options = LocalOptions {
        timeout: Some(NEVER),
        sandbox_rules: SandboxRules {
            sandbox,
            writable: writable.map(Path::to_path_buf).collect(),
            environment: Vec::new(),
            best_effort: true,
        },
        ..keeping_output(1)
    };
    let command = TestCommand::from_test(case.path("test.sh").as_os_str()).unwrap();
    let mut executor = match LocalExecutor::new(command, OsStr::new(NAME), options, None) {
        Ok(executor) => executor,
        Err(error) => {
            assert_eq!(sandbox, Sandbox::Strict);
            let why = error.to_string();
            assert!(why.contains("bwrap"), "{why}");
            // An installed bwrap needs namespaces, which the kernel may deny.
            match why.contains("does not work here") {
                true => skip::no_kernel_support(test, &why),
                false => skip::no_program(test, &why),
            }
            return None;
        }
    };
    if let Some(notice) = executor.notice() {
        assert!(notice.contains("not confined"), "{notice}");
        skip::no_kernel_support(test, &format!("no Landlock: {notice}"));
        return None;
    }
    executor.start(b"candidate").unwrap();
    let outcome = finished(&mut executor);
    drop(executor);
    case.assert_clear();
    let printed = String::from_utf8_lossy(&outcome.output).into_owned();
    Some((outcome.verdict == Verdict::Interesting, printed))
}

#[test]
fn writes_are_confined() {
    within_reason(|| {
        let outside = outside();
        let kept = outside.path().join("kept");
        fs::write(&kept, "text").unwrap();
        let (place, file) = (outside.path().display(), kept.display());
        for harm in [
            format!("touch {place}/new"),
            format!("mkdir {place}/new"),
            format!("ln -s x {place}/new"),
            format!("mkfifo {place}/new"),
            format!("echo more >>{file}"),
            format!("rm -f {file}"),
            format!("mv {file} ."),
            format!("setsid sh -c 'echo more >>{file}'"),
        ] {
            let script = format!("{harm} && exit 0; exit 1");
            if let Some((passed, printed)) = judge("writes_are_confined", &script, Sandbox::On, &[])
            {
                assert!(!passed, "{harm}");
                assert!(printed.contains("Permission denied"), "{harm}: {printed}");
                assert_eq!(fs::read_to_string(&kept).unwrap(), "text", "{harm}");
                assert_eq!(fs::read_dir(outside.path()).unwrap().count(), 1, "{harm}");
            }
        }
        let script = format!("echo more >>{file} && touch {place}/new");
        let open = judge(
            "writes_are_confined",
            &script,
            Sandbox::On,
            &[outside.path()],
        );
        assert!(open.is_none_or(|(passed, _)| passed));
        let free = judge("writes_are_confined", &script, Sandbox::Off, &[]);
        assert!(free.is_some_and(|(passed, _)| passed));
    });
}

#[test]
fn temporary_files_and_devices_are_open() {
    within_reason(|| {
        let script = "set -e
            echo x >/dev/null; echo x >file; mkdir a; mv file a/b; rm -r a
            case $TMPDIR in \"$PWD\"/*) exit 1;; esac
            [ \"${TMPDIR%/*}\" = \"${PWD%/*}\" ]
            f=$(mktemp); echo x >\"$f\"; [ \"${f%/*}\" = \"$TMPDIR\" ]
            for d in /tmp /var/tmp; do
                case $PWD in $d/*) continue;; esac
                f=$(mktemp -p $d); rm \"$f\"
            done
            (sleep 1000 & kill $!)";
        for sandbox in [Sandbox::Off, Sandbox::On] {
            if let Some((passed, printed)) =
                judge("temporary_files_and_devices_are_open", script, sandbox, &[])
            {
                assert!(passed, "{sandbox:?}: {printed}");
            }
        }
    });
}

#[test]
fn a_test_writes_to_its_own_directories_only() {
    within_reason(|| {
        let script = "set -e
            denied() { \"$@\" 2>/dev/null && exit 1; return 0; }
            touch file \"$TMPDIR/file\"
            denied touch ../new; denied mkdir ../9; denied ln -s / ../link; denied rm ../.lock
            denied mv \"$PWD\" ../other; denied mv \"$TMPDIR\" ../other
            [ \"$(ls -A .. | tr '\n' ' ')\" = '.lock 0 0.tmp ' ]";
        let test = "a_test_writes_to_its_own_directories_only";
        if let Some((passed, printed)) = judge(test, script, Sandbox::On, &[]) {
            assert!(passed, "{printed}");
        }
    });
}

#[test]
fn strict_leaves_the_run_its_own_directory() {
    within_reason(|| {
        // Only a network that leads nowhere, and its own processes.
        let outside = outside();
        let script = format!(
            "set -e
            touch file \"$TMPDIR/file\"; echo x >/dev/null
            if touch {}/new 2>/dev/null; then exit 1; fi
            [ \"$(grep -c : /proc/net/dev)\" -eq 1 ]
            [ \"$(ls /proc | grep -c '^[0-9]')\" -lt 10 ]
            setsid sleep 1000 &
            exit 0",
            outside.path().display()
        );
        if let Some((passed, printed)) = judge(
            "strict_leaves_the_run_its_own_directory",
            &script,
            Sandbox::Strict,
            &[],
        ) {
            assert!(passed, "{printed}");
        }
    });
}

/// A test cannot type into the terminal, nor change other processes' limits.
#[test]
fn a_test_has_a_session_of_its_own() {
    within_reason(|| {
        // Fields of /proc/PID/stat: 6 is the session, 7 the terminal.
        let session = "set -e
            set -- $(cat /proc/$$/stat); [ \"$6\" = $$ ]; [ \"$7\" = 0 ]
            if (: </dev/tty) 2>/dev/null; then exit 1; fi";
        let test = "a_test_has_a_session_of_its_own";
        for sandbox in [Sandbox::Off, Sandbox::On] {
            if let Some((passed, printed)) = judge(test, session, sandbox, &[]) {
                assert!(passed, "{sandbox:?}: {printed}");
            }
        }
        // The session's leader is outside the process namespace.
        let session = "set -e; set -- $(cat /proc/$$/stat); [ \"$6\" = 0 ]; [ \"$7\" = 0 ]
            if (: </dev/tty) 2>/dev/null; then exit 1; fi";
        if let Some((passed, printed)) = judge(test, session, Sandbox::Strict, &[]) {
            assert!(passed, "{printed}");
        }
    });
}

#[test]
fn a_test_neither_types_nor_changes_the_limits_of_others() {
    let test = "a_test_neither_types_nor_changes_the_limits_of_others";
    if !is_installed(test, "python3") {
        return;
    }
    within_reason(move || {
        // Without a terminal: errors other than EPERM come from behind the filter.
        let script = "python3 - <<'END'
import errno, fcntl, os, resource
def denied(call, *arguments):
    try:
        call(*arguments)
    except PermissionError:
        return
    except OSError as error:
        raise SystemExit(f'{call.__name__}{arguments}: {error}')
    raise SystemExit(f'{call.__name__}{arguments} succeeded')
null = os.open('/dev/null', os.O_RDONLY)
denied(fcntl.ioctl, null, 0x5412, b'x')
denied(fcntl.ioctl, null, 0x541c, b'x')
limits = resource.prlimit(os.getppid(), resource.RLIMIT_NOFILE)
denied(resource.prlimit, os.getppid(), resource.RLIMIT_NOFILE, limits)
resource.prlimit(0, resource.RLIMIT_NOFILE, limits)
resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
END";
        for sandbox in [Sandbox::On, Sandbox::Strict] {
            if let Some((passed, printed)) = judge(test, script, sandbox, &[]) {
                assert!(passed, "{sandbox:?}: {printed}");
            }
        }
    });
}

/// A test neither signals nor traces processes outside, nor reads their environment.
#[test]
fn processes_outside_are_out_of_reach() {
    let test = "processes_outside_are_out_of_reach";
    if !is_installed(test, "python3") {
        return;
    }
    within_reason(move || {
        // The process of this test is outside all sandboxes.
        let script = |attempts: &str| {
            format!(
                "python3 - <<'END'
import ctypes, errno, os
other = {}
def refused(call, *arguments):
    try:
        call(*arguments)
    except (PermissionError, ProcessLookupError, FileNotFoundError):
        return
    raise SystemExit(f'{{call.__name__}}{{arguments}} succeeded')
def attach(process):
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.ptrace(ctypes.c_long(16), ctypes.c_long(process), None, None) < 0:
        raise OSError(ctypes.get_errno(), 'ptrace')
    libc.ptrace(ctypes.c_long(17), ctypes.c_long(process), None, None)
def environment(process):
    open(f'/proc/{{process}}/environ', 'rb').read()
{attempts}
END",
                std::process::id()
            )
        };
        let trace = script("refused(attach, other); refused(environment, other)");
        let signal = script("refused(os.kill, other, 0)");
        // Each attempt succeeds where nothing forbids it, or it would show nothing.
        let allowed = script("os.kill(other, 0); environment(other)");
        let free = judge(test, &allowed, Sandbox::Off, &[]);
        assert!(free.is_some_and(|(passed, _)| passed));
        for sandbox in [Sandbox::On, Sandbox::Strict] {
            if let Some((passed, printed)) = judge(test, &trace, sandbox, &[]) {
                assert!(passed, "{sandbox:?}: {printed}");
            }
        }
        // Landlock confines signals since Linux 6.12.
        let release = fs::read_to_string("/proc/sys/kernel/osrelease").unwrap();
        let mut numbers = release.split(|c: char| !c.is_ascii_digit());
        let mut next = || numbers.next().and_then(|number| number.parse().ok());
        match (next(), next()) {
            (Some(major), Some(minor)) if (major, minor) >= (6u32, 12u32) => {
                if let Some((passed, printed)) = judge(test, &signal, Sandbox::On, &[]) {
                    assert!(passed, "{printed}");
                }
            }
            _ => skip::no_kernel_support(test, "no confinement of signals before Linux 6.12"),
        }
        if let Some((passed, printed)) = judge(test, &signal, Sandbox::Strict, &[]) {
            assert!(passed, "{printed}");
        }
    });
}

#[test]
fn strict_reaches_no_sockets_in_the_file_system() {
    let test = "strict_reaches_no_sockets_in_the_file_system";
    if !is_installed(test, "python3") {
        return;
    }
    within_reason(move || {
        let place = outside();
        let path = place.path().join("socket");
        let _listener = std::os::unix::net::UnixListener::bind(&path).unwrap();
        let script = format!(
            "python3 - <<'END'
import ctypes, os, socket
pair = socket.socketpair()
socket.socket(socket.AF_INET)
ring = ctypes.CDLL(None, use_errno=True).syscall(425, 0, None)
try:
    socket.socket(socket.AF_UNIX).connect('{}')
except PermissionError:
    # Denied by the filter; otherwise there would be no place for the answer.
    assert ctypes.get_errno() == 1, ctypes.get_errno()
    raise SystemExit('denied')
END",
            path.display()
        );
        let reached = judge(test, &script, Sandbox::Off, &[]);
        assert!(reached.is_some_and(|(passed, _)| passed));
        if let Some((passed, printed)) = judge(test, &script, Sandbox::Strict, &[]) {
            assert!(!passed && printed.trim_end() == "denied", "{printed}");
        }
    });
}

#[test]
fn no_devices_are_made_and_no_terminals_written_to() {
    within_reason(|| {
        let script = "set -e
            denied() { \"$@\" 2>/dev/null && exit 1; return 0; }
            denied mknod null c 1 3; denied mknod disk b 7 0
            for terminal in /dev/pts/[0-9]* /dev/tty /dev/ptmx; do
                denied sh -c \": >>$terminal\"
            done";
        let test = "no_devices_are_made_and_no_terminals_written_to";
        if let Some((passed, printed)) = judge(test, script, Sandbox::On, &[]) {
            assert!(passed, "{printed}");
        }
    });
}
