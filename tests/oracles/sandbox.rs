//! What a test is kept from, where the kernel helps.

use secateur_oracle::{Confinement, Sandbox};

use crate::case::*;
use crate::skip;

/// A directory that no sandbox leaves open: not below the temporary ones.
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

/// The verdict on one test of a script, and what was printed; `None` where the
/// system cannot confine it, of which `test` is told.
fn judge(test: &str, script: &str, sandbox: Sandbox, writable: &[&Path]) -> Option<(bool, String)> {
    let case = Case::new(script);
    let options = LocalOptions {
        timeout: Some(HANG),
        confinement: Confinement {
            sandbox,
            writable: writable.iter().map(|path| path.to_path_buf()).collect(),
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
            // One that is there needs namespaces, which the kernel may refuse.
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
            f=$(mktemp -p /tmp); rm \"$f\"
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
fn strict_leaves_the_run_its_own_directory() {
    within_reason(|| {
        // No network but its own, which leads nowhere; no process but its own.
        let script = "set -e
            touch file \"$TMPDIR/file\"; echo x >/dev/null
            ! touch \"$here/new\" 2>/dev/null
            [ \"$(grep -c : /proc/net/dev)\" -eq 1 ]
            [ \"$(ls /proc | grep -c '^[0-9]')\" -lt 10 ]
            setsid sleep 1000 &";
        // The first lines of a case's script write beside it.
        let script = format!("{script}\nexit 0");
        let case = Case::new("exit 0");
        let beside = case.folder.path();
        if let Some((passed, printed)) = judge(
            "strict_leaves_the_run_its_own_directory",
            &script,
            Sandbox::Strict,
            &[beside],
        ) {
            assert!(passed, "{printed}");
        }
    });
}
