//! The scripts of `tests/hostile`, through the real command.
//!
//! The result is right or the error clear, and nothing remains.

use std::process::{Command, ExitStatus, Stdio};

use crate::case::*;
use crate::skip;

const INPUT: &str = "{\"a\": [1, 2, {\"b\": null}], \"needle\": [true, false], \"c\": \"d\"}\n";
const RESULT: &str = "\"needle\"\n";

/// An input with the same result and few candidates, for slow scripts.
const SMALL: &str = "[\"needle\", 1]\n";

/// A timeout that no run reaches: something else must end tests.
const UNLIMITED: [&str; 2] = ["--timeout", "100000"];

struct Ended {
    status: ExitStatus,
    stderr: String,
    result: Option<String>,
}

fn run(name: &str, options: &[&str]) -> Ended {
    run_on(INPUT, name, options)
}

/// Runs a script of the folder on an input; checks that nothing remains.
fn run_on(input: &str, name: &str, options: &[&str]) -> Ended {
    let folder = tempfile::tempdir().unwrap();
    let temporary = tempfile::tempdir().unwrap();
    let script = folder.path().join("test.sh");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/hostile");
    // A copy, since some keep files beside themselves.
    let text = fs::read_to_string(source.join(format!("{name}.sh"))).unwrap();
    write_executable(&script, &text).unwrap();
    fs::write(folder.path().join("x.json"), input).unwrap();
    let errors = folder.path().join("stderr");
    let mut child = Command::new(env!("CARGO_BIN_EXE_secateur"))
        .args(["--jobs", "2", "--set"])
        .arg(format!("temp={}", temporary.path().display()))
        .arg("--writable")
        .arg(folder.path())
        .args(options)
        .args(["./test.sh", "x.json"])
        .current_dir(folder.path())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(fs::File::create(&errors).unwrap())
        .spawn()
        .unwrap();
    let status = child.wait().unwrap();
    let left: Vec<_> = fs::read_dir(temporary.path()).unwrap().collect();
    assert!(left.is_empty(), "{name}: {left:?}");
    assert_no_process(child.id(), temporary.path(), name);
    assert_eq!(fs::read_to_string(&script).unwrap(), text, "{name}");
    Ended {
        status,
        stderr: fs::read_to_string(errors).unwrap(),
        result: fs::read_to_string(folder.path().join("x.reduced.json")).ok(),
    }
}

/// Checks that no living process has the run's mark or is in its directories.
fn assert_no_process(run: u32, temporary: &Path, name: &str) {
    let marker = format!("SECATEUR_TEST={run}.");
    let belongs = |pid: &String| {
        let environment = fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
        let mut entries = environment.split(|&b| b == 0);
        entries.any(|entry| entry.starts_with(marker.as_bytes()))
            || fs::read_link(format!("/proc/{pid}/cwd"))
                .is_ok_and(|folder| folder.starts_with(temporary))
    };
    let lives = |pid: &String| {
        !matches!(
            stat(pid).first().map(|state| &**state),
            None | Some("Z" | "X")
        )
    };
    let left = || processes().filter(|pid| belongs(pid) && lives(pid));
    let gone = until(|| left().next().is_none().then_some(()));
    assert!(gone.is_some(), "{name}: {:?}", left().collect::<Vec<_>>());
}

/// Checks that the search reaches the smallest result nevertheless.
fn reduces(name: &'static str, options: &'static [&'static str]) {
    within_reason(move || {
        let ended = run(name, options);
        assert_eq!(ended.status.code(), Some(0), "{name}: {}", ended.stderr);
        assert_eq!(
            ended.result.as_deref(),
            Some(RESULT),
            "{name}: {}",
            ended.stderr
        );
    });
}

#[test]
fn the_result_is_right_whatever_the_test_leaves() {
    for name in [
        "double-fork",
        "new-session",
        "removes-directory",
        "takes-permissions",
        "closes-descriptors",
        "leaves-pipe",
        "candidate-becomes-directory",
        "candidate-becomes-link",
    ] {
        reduces(name, &[]);
    }
}

#[test]
fn daemons_of_the_second_test_end() {
    const OPTIONS: &[&str] = &["--then", "sh -c 'setsid env -i sleep 1000 & exit 0'"];
    reduces("new-session", OPTIONS);
}

#[test]
fn hanging_tests_refuse() {
    for name in ["hangs", "ignores-signals"] {
        within_reason(move || {
            within_some_limit(|limit| {
                let ended = run(name, &["--timeout", &limit.as_secs().to_string()]);
                ended.result.as_deref() == Some(RESULT)
            });
        });
    }
}

#[test]
fn greedy_tests_refuse() {
    // The timeout is for machines without the limit.
    for (name, options) in [
        ("eats-memory", ["--limit", "memory=200M"]),
        ("endless-file", ["--limit", "file=8M"]),
        ("many-processes", ["--limit", "processes=40"]),
    ] {
        within_reason(move || {
            let ended = run(name, &options);
            assert_eq!(ended.status.code(), Some(0), "{name}: {}", ended.stderr);
            assert_eq!(
                ended.result.as_deref(),
                Some(RESULT),
                "{name}: {}",
                ended.stderr
            );
            assert!(
                !ended.stderr.contains(" 0 over a limit"),
                "{name}: {}",
                ended.stderr
            );
        });
    }
}

/// Of two concurrent tests a process's owner is not always known, but all processes end.
#[test]
fn limits_are_not_evaded() {
    for jobs in ["1", "2"] {
        within_reason(move || {
            let limits = ["--jobs", jobs, "--limit", "processes=8"];
            let ended = run_on(SMALL, "evades-limits", &[&limits[..], &UNLIMITED].concat());
            assert_eq!(ended.status.code(), Some(0), "{}", ended.stderr);
            assert_eq!(ended.result.as_deref(), Some(RESULT), "{}", ended.stderr);
            if jobs == "1" {
                assert!(
                    !ended.stderr.contains(" 0 over a limit"),
                    "{}",
                    ended.stderr
                );
            }
        });
    }
}

#[test]
fn files_in_memory_are_memory() {
    within_reason(|| {
        let memory = Path::new("/dev/shm");
        let Ok(temporary) = tempfile::tempdir_in(memory) else {
            skip::no_kernel_support("files_in_memory_are_memory", "no /dev/shm");
            return;
        };
        let temp = format!("temp={}", temporary.path().display());
        let limits = ["--set", &temp, "--limit", "memory=50M"];
        let options = [&limits[..], &UNLIMITED].concat();
        let ended = run_on(SMALL, "fills-memory-with-files", &options);
        assert_eq!(ended.status.code(), Some(0), "{}", ended.stderr);
        assert_eq!(ended.result.as_deref(), Some(RESULT), "{}", ended.stderr);
        assert!(
            !ended.stderr.contains(" 0 over a limit"),
            "{}",
            ended.stderr
        );
    });
}

#[test]
fn gigabytes_of_output_do_no_harm() {
    reduces("prints-gigabytes", &["--limit", "output=none"]);
    within_reason(|| {
        let ended = run("prints-gigabytes", &["--limit", "output=10M"]);
        assert_eq!(ended.status.code(), Some(1));
        assert!(ended.stderr.contains("--limit output"), "{}", ended.stderr);
        assert_eq!(ended.result, None);
    });
}

#[test]
fn answers_at_random_end() {
    within_reason(|| {
        let ended = run("random", &[]);
        // Unnoticed (0), noticed at the start (1) or in the end (4).
        let code = ended.status.code();
        assert!(matches!(code, Some(0 | 1 | 4)), "{}", ended.stderr);
        if code != Some(1) {
            assert!(ended.result.is_some_and(|text| text.len() <= INPUT.len()));
        }
    });
}

#[test]
fn an_answer_that_never_comes_again_changes_nothing() {
    within_reason(|| {
        let ended = run("true-once", &[]);
        assert_eq!(ended.status.code(), Some(4), "{}", ended.stderr);
        assert!(ended.stderr.contains("is flaky"), "{}", ended.stderr);
        assert_eq!(ended.result.as_deref(), Some(INPUT));
    });
}
