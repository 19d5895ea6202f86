//! Processes that leave a test's process group in every way; `tests/oracles` has the rest.
//!
//! This process has no children but tests.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread::sleep;

use super::*;
use crate::TestCommand;

use secateur_reduce::executor::Verdict;

/// A limit of time that no test reaches.
const NEVER: Duration = Duration::from_secs(100_000);

fn executor(script: &str, options: LocalOptions) -> LocalExecutor {
    let words = ["sh", "-c", script, "sh", "{}"];
    let command = TestCommand::from_words(words.map(Into::into).to_vec()).unwrap();
    let executor = LocalExecutor::new(command, OsStr::new("x.c"), options, None).unwrap();
    executor.with_only_children()
}

fn options() -> LocalOptions {
    LocalOptions {
        jobs: 2,
        timeout: Some(NEVER),
        ..LocalOptions::default()
    }
}

fn next(executor: &mut LocalExecutor) -> Outcome {
    match executor.wait().unwrap() {
        Event::Finished(outcome) => outcome,
        Event::Interrupted => panic!("nobody interrupts"),
    }
}

#[test]
fn only_tests_that_are_due_are_awaited() {
    alone("only_tests_that_are_due_are_awaited", || {
        let mut hanging = executor("sleep 1000", options());
        hanging.start(b"").unwrap();
        hanging.wait_for_due(&(NEVER..NEVER * 2)).unwrap();
        assert!(hanging.poll().unwrap().is_none());
        let mut ending = executor("exit 0", options());
        ending.start(b"").unwrap();
        ending.wait_for_due(&(Duration::ZERO..NEVER)).unwrap();
        assert!(ending.poll().unwrap().is_some());
    });
}

#[test]
fn a_test_waits_for_the_descriptors_of_another() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    alone("a_test_waits_for_the_descriptors_of_another", || {
        let folder = tempfile::tempdir().unwrap();
        let go = folder.path().join("go");
        let script = format!("until [ -e {} ]; do sleep 0.01; done", go.display());
        let mut executor = executor(&script, options());
        let first = executor.start(b"").unwrap();
        let numbers = fs::read_dir("/proc/self/fd").unwrap();
        let numbers = numbers.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let most = numbers.map(|number| number.parse().unwrap()).max().unwrap();
        // Without gaps between the numbers.
        let filling: Vec<_> = std::iter::repeat_with(|| fs::File::open("/dev/null").unwrap())
            .take_while(|file| std::os::fd::AsRawFd::as_raw_fd(file) <= most)
            .collect();
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = Some(most as u64 + 2);
        setrlimit(Resource::Nofile, limit).unwrap();
        let second = executor.start(b"").unwrap();
        assert!(executor.poll().unwrap().is_none());
        // A directory takes no descriptor.
        fs::create_dir(&go).unwrap();
        for ticket in [first, second] {
            let outcome = next(&mut executor);
            assert_eq!(outcome.ticket, ticket);
            assert_eq!(outcome.verdict, Verdict::Interesting);
        }
        drop(filling);
    });
}

#[test]
fn a_limit_of_time_ends_a_wait() {
    let interrupt = Interrupt::new().unwrap().until(Some(Instant::now()));
    assert!(interrupt.is_late());
    let test = TestCommand::from_words(["sleep", "1000"].map(Into::into).to_vec());
    let mut executor =
        LocalExecutor::new(test.unwrap(), OsStr::new("x"), options(), Some(interrupt)).unwrap();
    executor.start(b"").unwrap();
    assert!(matches!(executor.wait(), Ok(Event::Interrupted)));
    assert!(matches!(executor.poll(), Ok(Some(Event::Interrupted))));
}

/// Runs a test in a separate process, so that all children are its own.
fn alone(name: &str, body: impl FnOnce()) {
    const VARIABLE: &str = "SECATEUR_ALONE";
    if std::env::var_os(VARIABLE).is_some_and(|value| value == *name) {
        return body();
    }
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", &format!("local::tests::{name}")])
        .env(VARIABLE, name)
        .output()
        .unwrap();
    let shown = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{shown}");
    assert!(shown.contains("1 passed"), "{shown}");
}

/// Waits for a process to name itself in a file, then to end.
fn assert_gone(file: &Path) {
    let text = fs::read_to_string(file).expect("the process has named itself");
    let pid = text.trim();
    let stat = format!("/proc/{pid}/stat");
    loop {
        let state = fs::read_to_string(&stat).unwrap_or_default();
        let state = state.rsplit_once(") ").map_or("", |(_, rest)| rest);
        if state.is_empty() || state.starts_with(['Z', 'X']) {
            return;
        }
        sleep(Duration::from_millis(10));
    }
}

/// Runs a script and checks that its processes end.
///
/// `@` stands for a command that names its process in a file and sleeps, `^` for waiting until it
/// did.
fn nothing_is_left(script: &str) {
    let verdict = left(script, NEVER);
    assert_eq!(verdict, Some(Verdict::Interesting));
}

/// Runs a script that only its limit of time ends, and checks that its processes end.
fn nothing_is_left_in_time(script: &str) {
    // On a busy machine the processes may be there only after a longer time.
    let mut limits = [1, 4, 16, 64, 256].map(Duration::from_secs).into_iter();
    let verdict = limits.find_map(|limit| left(script, limit));
    assert_eq!(verdict, Some(Verdict::TimedOut));
}

/// Returns the verdict, or nothing if the script has not come to its `@`.
fn left(script: &str, timeout: Duration) -> Option<Verdict> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pid");
    let path = file.display();
    let sleeper = format!("sh -c 'echo $$ >{path}; exec sleep 1000'");
    let script = script
        .replace('@', &sleeper)
        .replace('^', &format!("while [ ! -s {path} ]; do sleep 0.01; done"));
    let timeout = Some(timeout);
    let mut executor = executor(
        &script,
        LocalOptions {
            timeout,
            ..options()
        },
    );
    executor.start(b"").unwrap();
    let outcome = next(&mut executor);
    let is_late = outcome.verdict == Verdict::TimedOut;
    assert_eq!(outcome.ending == Ending::Killed, is_late);
    let is_there = fs::read_to_string(&file).is_ok_and(|text| text.ends_with('\n'));
    is_there.then(|| {
        assert_gone(&file);
        outcome.verdict
    })
}

#[test]
fn a_grandchild_outlives_no_timeout() {
    alone("a_grandchild_outlives_no_timeout", || {
        nothing_is_left_in_time("(@ & wait) & wait");
        nothing_is_left_in_time("trap '' TERM INT HUP; @; sleep 1000");
        nothing_is_left_in_time("setsid @ & wait");
        nothing_is_left_in_time("(setsid @ &); ^; sleep 1000");
        nothing_is_left_in_time("(env -i setsid @ &); ^; sleep 1000");
    });
}

#[test]
fn nothing_outlives_a_test_that_ended() {
    alone("nothing_outlives_a_test_that_ended", || {
        nothing_is_left("@ & ^");
        nothing_is_left("setsid @ & ^");
        nothing_is_left("(setsid @ &); ^");
        nothing_is_left("(env -i setsid @ &); ^");
        // The parent of the one that left the group did not leave.
        for _ in 0..20 {
            nothing_is_left("(setsid @ & wait) & ^");
            nothing_is_left("(env -i setsid @ & wait) & ^");
        }
    });
}

/// A program that embeds a reducer has children of its own.
#[test]
fn children_of_others_are_awaited_by_them() {
    use std::os::unix::process::CommandExt;
    alone("children_of_others_are_awaited_by_them", || {
        let mut other = Command::new("sh");
        let mut other = other
            .args(["-c", "exit 3"])
            .process_group(0)
            .spawn()
            .unwrap();
        let pid = rustix::process::Pid::from_child(&other);
        while !processes::has_ended(pid).unwrap() {
            sleep(Duration::from_millis(1));
        }
        let words = ["sh", "-c", "(setsid true &); sleep 0.1"].map(Into::into);
        let test = TestCommand::from_words(words.to_vec()).unwrap();
        let mut executor = LocalExecutor::new(test, OsStr::new("x"), options(), None).unwrap();
        executor.start(b"").unwrap();
        assert_eq!(next(&mut executor).verdict, Verdict::Interesting);
        assert_eq!(other.wait().unwrap().code(), Some(3));
    });
}

#[test]
fn what_a_running_test_started_is_left_alone() {
    alone("what_a_running_test_started_is_left_alone", || {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().display();
        // The first starts a daemon and needs it after the second has ended.
        let script = format!(
            "[ $(cat $1) = second ] && exit 0
             (setsid sh -c 'echo $$ >{path}/marked; exec sleep 1000' &)
             (env -i setsid sh -c 'echo $$ >{path}/bare; exec sleep 1000' &)
             while [ ! -s {path}/marked -o ! -s {path}/bare ]; do sleep 0.01; done
             touch {path}/ready
             while [ ! -e {path}/go ]; do sleep 0.01; done
             kill -0 $(cat {path}/marked) $(cat {path}/bare)"
        );
        let mut executor = executor(&script, options());
        let first = executor.start(b"first").unwrap();
        while !folder.path().join("ready").exists() {
            sleep(Duration::from_millis(5));
        }
        let second = executor.start(b"second").unwrap();
        assert_eq!(next(&mut executor).ticket, second);
        fs::write(folder.path().join("go"), "").unwrap();
        let outcome = next(&mut executor);
        assert_eq!(outcome.ticket, first);
        assert_eq!(outcome.verdict, Verdict::Interesting);
        assert_gone(&folder.path().join("marked"));
        assert_gone(&folder.path().join("bare"));
    });
}

#[test]
fn a_process_that_exits_at_once_leaves_nothing() {
    alone("a_process_that_exits_at_once_leaves_nothing", || {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().display();
        let script = format!(
            "(setsid sh -c 'echo $$ >{path}/marked; exec sleep 1000' &)
             (env -i setsid sh -c 'echo $$ >{path}/bare; exec sleep 1000' &)
             (setsid sh -c 'trap \"\" TERM; sleep 1000 & echo $! >{path}/below; wait' &)
             while [ ! -s {path}/marked -o ! -s {path}/bare -o ! -s {path}/below ]; do sleep 0.01; done
             touch ready; exec sleep 1000"
        );
        let mut executor = executor(&script, options());
        executor.start(b"").unwrap();
        let root = executor.workdir.root().to_owned();
        while !root.join("0/ready").exists() {
            sleep(Duration::from_millis(5));
        }
        std::thread::spawn(abandon).join().unwrap();
        for name in ["marked", "bare", "below"] {
            assert_gone(&folder.path().join(name));
        }
        assert!(!root.exists());
        // The executor can only exit.
        std::mem::forget(executor);
    });
}
