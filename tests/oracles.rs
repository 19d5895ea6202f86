//! Property tests that behave badly: whatever they do, the verdict is right, and
//! neither a process nor a file of theirs is left.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use secateur_runtime::oracle::{
    Ending, Event, Executor, LocalExecutor, LocalOptions, OracleError, Outcome, TestCommand,
    Verdict,
};

/// One case at a time: each looks for processes left by this whole program.
static ALONE: Mutex<()> = Mutex::new(());

/// What takes longer than this hangs.
const HANG: Duration = Duration::from_secs(90);

/// Enough for a script to get to where it hangs, mostly; nothing depends on it.
const SHORT: Duration = Duration::from_millis(400);

/// The name of candidates.
const NAME: &str = "input.txt";

/// A property test in a folder of its own. In the script, `$here` is the folder;
/// it has to name its working directory in `$here/folders` (see [`Case::new`]).
struct Case {
    folder: tempfile::TempDir,
}

impl Case {
    /// Writes a shell script, given what comes after the first lines.
    fn new(script: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        write_script(&folder.path().join("test.sh"), script);
        Self { folder }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// An executor; the output of all tests is kept.
    fn executor(&self, jobs: usize, timeout: Option<Duration>) -> LocalExecutor {
        executor(&self.path("test.sh"), jobs, timeout)
    }

    /// Runs one test to its end, as a run's first and as one of the others (whose
    /// output goes nowhere), and looks for what is left each time.
    fn judge(&self, timeout: Option<Duration>) -> Outcome {
        let command = TestCommand::from_test(self.path("test.sh").as_os_str()).unwrap();
        let options = LocalOptions {
            jobs: 1,
            timeout,
            keep_output: 1,
            ..LocalOptions::default()
        };
        let mut executor = LocalExecutor::new(command, OsStr::new(NAME), options, None).unwrap();
        executor.start(b"candidate").unwrap();
        let first = finished(&mut executor);
        self.assert_clear();
        executor.start(b"candidate").unwrap();
        let second = finished(&mut executor);
        self.assert_clear();
        assert_eq!(
            (first.verdict, first.ending),
            (second.verdict, second.ending)
        );
        assert!(second.output.is_empty());
        self.assert_removed(executor);
        first
    }

    /// The directories that tests ran in so far.
    fn folders(&self) -> BTreeSet<PathBuf> {
        let text = fs::read_to_string(self.path("folders")).unwrap_or_default();
        text.lines().map(PathBuf::from).collect()
    }

    /// No process is left of any test, dead or alive, and no directory.
    fn assert_clear(&self) {
        // What was killed takes a moment to be gone, a long one on a busy machine.
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(5)
            && !(marked_processes().is_empty() && children().is_empty())
        {
            thread::sleep(Duration::from_millis(5));
        }
        assert_eq!(marked_processes(), Vec::<String>::new());
        assert_eq!(children(), Vec::<String>::new());
        for folder in self.folders() {
            for folder in [folder.with_extension("tmp"), folder] {
                let left = fs::read_dir(&folder).into_iter().flatten().count();
                assert_eq!(left, 0, "something is left in {}", folder.display());
            }
        }
    }

    /// Nothing at all is left of an executor.
    fn assert_removed(&self, executor: LocalExecutor) {
        drop(executor);
        self.assert_clear();
        let folders = self.folders();
        assert!(!folders.is_empty(), "the script never ran");
        for root in folders.iter().filter_map(|folder| folder.parent()) {
            let name = root.file_name().unwrap_or_default().to_string_lossy();
            assert!(name.starts_with("secateur-"), "an unexpected place: {name}");
            assert!(!root.exists(), "{} is left", root.display());
        }
    }
}

fn write_script(path: &Path, script: &str) {
    let text = format!("#!/bin/sh\nhere=${{0%/*}}\npwd >>\"$here/folders\"\n{script}\n");
    fs::write(path, text).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

fn executor(script: &Path, jobs: usize, timeout: Option<Duration>) -> LocalExecutor {
    let command = TestCommand::from_test(script.as_os_str()).unwrap();
    let options = LocalOptions {
        jobs,
        timeout,
        keep_output: u64::MAX,
        ..LocalOptions::default()
    };
    LocalExecutor::new(command, OsStr::new(NAME), options, None).unwrap()
}

/// The next outcome.
fn finished(executor: &mut LocalExecutor) -> Outcome {
    match executor.wait().unwrap() {
        Event::Finished(outcome) => outcome,
        Event::Interrupted => panic!("nobody interrupted"),
    }
}

/// Runs cases in a thread, with no others beside, and fails if they hang.
fn within_reason(case: impl FnOnce() + Send + 'static) {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let (ended, end) = channel();
    let worker = thread::spawn(move || {
        case();
        let _ = ended.send(());
    });
    match end.recv_timeout(HANG) {
        Err(RecvTimeoutError::Timeout) => panic!("it hangs"),
        Ok(()) | Err(RecvTimeoutError::Disconnected) => {}
    }
    if let Err(panic) = worker.join() {
        std::panic::resume_unwind(panic);
    }
}

/// Waits for a file that a script makes.
fn await_file(path: &Path) {
    for _ in 0..HANG.as_millis() / 10 {
        if path.exists() {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
    panic!("{} never came", path.display());
}

/// The fields of `/proc/PID/stat` behind the name: state, parent, …
fn stat(pid: &str) -> Vec<String> {
    let text = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let fields = text.rsplit_once(')').map_or("", |(_, fields)| fields);
    fields.split_whitespace().map(str::to_owned).collect()
}

fn processes() -> impl Iterator<Item = String> {
    let entries = fs::read_dir("/proc").expect("these tests need /proc");
    entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.bytes().all(|b| b.is_ascii_digit()))
}

/// Living processes that a test of this program started.
fn marked_processes() -> Vec<String> {
    let marker = format!("SECATEUR_TEST={}.", std::process::id());
    let marked = |pid: &String| {
        let environment = fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
        let state = stat(pid).first().cloned().unwrap_or_default();
        state != "Z"
            && state != "X"
            && environment
                .split(|&b| b == 0)
                .any(|entry| entry.starts_with(marker.as_bytes()))
    };
    processes().filter(marked).collect()
}

/// Children of this program, ended ones included.
fn children() -> Vec<String> {
    let own = std::process::id().to_string();
    processes()
        .filter(|pid| stat(pid).get(1) == Some(&own))
        .collect()
}

#[test]
fn the_exit_status_is_the_verdict() {
    within_reason(|| {
        for (script, verdict, ending) in [
            ("exit 0", Verdict::Interesting, Ending::Exited(0)),
            ("exit 1", Verdict::Uninteresting, Ending::Exited(1)),
            ("exit 77", Verdict::Uninteresting, Ending::Exited(77)),
            (
                "kill -KILL $$",
                Verdict::Uninteresting,
                Ending::Signalled(9),
            ),
            (
                "kill -SEGV $$",
                Verdict::Uninteresting,
                Ending::Signalled(11),
            ),
        ] {
            let outcome = Case::new(script).judge(None);
            assert_eq!(
                (outcome.verdict, outcome.ending),
                (verdict, ending),
                "{script}"
            );
        }
    });
}

#[test]
fn the_candidate_is_alone_in_its_directory() {
    within_reason(|| {
        let script = "ls -A; cat \"$1\"; [ \"$1\" = input.txt ]";
        let outcome = Case::new(script).judge(None);
        assert_eq!(outcome.verdict, Verdict::Interesting);
        assert_eq!(outcome.output, b"input.txt\ncandidate");
    });
}

#[test]
fn a_test_that_hangs_is_killed() {
    within_reason(|| {
        let outcome = Case::new("echo before; sleep 1000").judge(Some(SHORT));
        assert_eq!(outcome.verdict, Verdict::TimedOut);
        assert_eq!(outcome.ending, Ending::Killed);
        assert!(outcome.elapsed >= SHORT);
    });
}

#[test]
fn polite_signals_may_be_ignored() {
    within_reason(|| {
        let script = "trap '' TERM INT HUP QUIT; while :; do sleep 1000; done";
        let outcome = Case::new(script).judge(Some(SHORT));
        assert_eq!(outcome.verdict, Verdict::TimedOut);
    });
}

#[test]
fn a_stopped_test_is_killed() {
    within_reason(|| {
        let outcome = Case::new("kill -STOP $$; exit 0").judge(Some(SHORT));
        assert_eq!(outcome.verdict, Verdict::TimedOut);
    });
}

/// Ways to leave processes behind; each makes `$here/up` when they are there.
const LEAVERS: [(&str, &str); 6] = [
    ("in the background", "sleep 1000 & touch \"$here/up\""),
    (
        "that ignore signals",
        "sh -c 'trap \"\" TERM INT HUP; touch \"$0/up\"; while :; do sleep 1000; done' \"$here\" &",
    ),
    (
        "in another session",
        "setsid sh -c 'touch \"$0/up\"; sleep 1000' \"$here\" &",
    ),
    (
        "by a double fork",
        "( ( setsid sh -c 'sleep 1000 & touch \"$0/up\"; sleep 1000' \"$here\" & ) & )",
    ),
    (
        "in a session of a session",
        "setsid sh -c 'setsid sh -c \"touch \\\"\\$0/up\\\"; sleep 1000 & sleep 1000\" \"$0\" & sleep 1000' \"$here\" &",
    ),
    (
        "in sessions under a killed group",
        "( ( setsid sleep 1000 & setsid sleep 1000 & touch \"$here/up\"; sleep 1000 ) & sleep 1000 ) &",
    ),
];

/// Waits for them.
const UP: &str = "while [ ! -e \"$here/up\" ]; do sleep 0.01; done";

#[test]
fn processes_left_behind_end_with_the_test() {
    within_reason(|| {
        for (how, leave) in LEAVERS {
            let outcome = Case::new(&format!("{leave}\n{UP}\nexit 0")).judge(None);
            assert_eq!(outcome.verdict, Verdict::Interesting, "{how}");
            let outcome = Case::new(&format!("{leave}\n{UP}\nexit 3")).judge(None);
            assert_eq!(outcome.ending, Ending::Exited(3), "{how}");
        }
    });
}

#[test]
fn processes_end_with_a_test_that_is_killed() {
    within_reason(|| {
        for (how, leave) in LEAVERS {
            let outcome = Case::new(&format!("{leave}\nsleep 1000")).judge(Some(SHORT));
            assert_eq!(outcome.verdict, Verdict::TimedOut, "{how}");
        }
    });
}

#[test]
fn processes_end_with_a_test_that_is_cancelled_or_dropped() {
    within_reason(|| {
        for (_, leave) in LEAVERS {
            let case = Case::new(&format!("{leave}\n{UP}\ntouch \"$here/ready\"; sleep 1000"));
            let mut executor = case.executor(2, None);
            let ticket = executor.start(b"").unwrap();
            await_file(&case.path("ready"));
            executor.cancel(ticket);
            case.assert_clear();
            assert!(executor.poll().unwrap().is_none(), "no outcome follows");

            fs::remove_file(case.path("ready")).unwrap();
            executor.start(b"").unwrap();
            await_file(&case.path("ready"));
            case.assert_removed(executor);
        }
    });
}

#[test]
fn children_that_ended_are_not_kept() {
    within_reason(|| {
        // Orphans that end before the test does: they fall to this process.
        let script = "for i in 1 2 3; do ( setsid true & ) ; done; sleep 0.2; exit 0";
        assert_eq!(Case::new(script).judge(None).verdict, Verdict::Interesting);
    });
}

#[test]
fn the_directory_may_be_removed() {
    within_reason(|| {
        for script in [
            "folder=$(pwd); cd /; rm -rf \"$folder\"",
            "folder=$(pwd); rm -rf \"$folder\"",
            "rm -rf \"$(pwd)/..\" 2>/dev/null; root=$(pwd); rm -rf \"${root%/*}\"; true",
        ] {
            let outcome = Case::new(script).judge(None);
            assert_eq!(outcome.verdict, Verdict::Interesting, "{script}");
        }
    });
}

#[test]
fn permissions_may_be_taken_away() {
    within_reason(|| {
        let script = "mkdir -p a/b; touch a/b/c; chmod 000 a/b/c a/b a input.txt .";
        let outcome = Case::new(script).judge(None);
        assert_eq!(outcome.verdict, Verdict::Interesting);
    });
}

#[test]
fn odd_files_are_removed() {
    within_reason(|| {
        let script = "mkfifo pipe; ln -s / all; ln -s nowhere link; touch -- '-rf' 'a b'; \
                      touch \"$here/kept\"; ln -s \"$here\" here";
        let case = Case::new(script);
        assert_eq!(case.judge(None).verdict, Verdict::Interesting);
        assert!(case.path("kept").exists(), "links are not followed");
    });
}

#[test]
fn descriptors_may_be_closed() {
    within_reason(|| {
        let script = "echo said; exec <&- >&- 2>&-; sleep 0.3; exit 5";
        let outcome = Case::new(script).judge(None);
        assert_eq!(outcome.ending, Ending::Exited(5));
        assert_eq!(outcome.output, b"said\n");
        let outcome = Case::new("exec <&- >&- 2>&-; sleep 1000").judge(Some(SHORT));
        assert_eq!(outcome.verdict, Verdict::TimedOut);
    });
}

#[test]
fn of_much_output_the_end_is_kept() {
    within_reason(|| {
        let script = "head -c 50000000 /dev/zero | tr '\\0' x; echo; echo the end; exit 1";
        let outcome = Case::new(script).judge(None);
        assert_eq!(outcome.ending, Ending::Exited(1));
        assert!(outcome.output.ends_with(b"x\nthe end\n"));
        assert!(outcome.output.len() <= 1 << 20, "{}", outcome.output.len());
    });
}

#[test]
fn output_without_end_is_cut_off() {
    within_reason(|| {
        let outcome = Case::new("yes").judge(Some(SHORT));
        assert_eq!(outcome.verdict, Verdict::TimedOut);
        assert!(outcome.output.starts_with(b"y\n") || outcome.output.starts_with(b"\ny"));
        assert!(outcome.output.len() <= 1 << 20, "{}", outcome.output.len());
    });
}

#[test]
fn output_held_open_by_others_is_not_waited_for() {
    within_reason(|| {
        let script = "setsid sleep 1000 & sleep 1000 & echo out; echo err >&2; exit 1";
        let outcome = Case::new(script).judge(None);
        assert_eq!(outcome.ending, Ending::Exited(1));
        assert_eq!(outcome.output, b"out\nerr\n");
    });
}

#[test]
fn the_standard_input_is_empty() {
    within_reason(|| {
        let outcome = Case::new("[ -z \"$(cat)\" ]").judge(None);
        assert_eq!(outcome.verdict, Verdict::Interesting);
    });
}

#[test]
fn outcomes_come_in_the_order_of_ends() {
    within_reason(|| {
        let script = "what=$(cat \"$1\"); while [ ! -e \"$here/go-$what\" ]; do sleep 0.01; done; \
                      echo \"$what\"; [ \"$what\" != b ]";
        for order in ["abc", "acb", "bac", "bca", "cab", "cba"] {
            let case = Case::new(script);
            let mut executor = case.executor(3, None);
            assert_eq!(executor.capacity(), 3);
            let started: Vec<_> = ["a", "b", "c"]
                .map(|what| (what, executor.start(what.as_bytes()).unwrap()))
                .into();
            assert!(executor.poll().unwrap().is_none());
            for what in order.chars() {
                fs::write(case.path(&format!("go-{what}")), "").unwrap();
                let outcome = finished(&mut executor);
                let expected = format!("{what}\n");
                assert_eq!(outcome.output, expected.as_bytes());
                assert!(started.contains(&(expected.trim(), outcome.ticket)));
                assert_eq!(outcome.verdict == Verdict::Interesting, what != 'b');
            }
            assert!(executor.poll().unwrap().is_none());
            case.assert_removed(executor);
        }
    });
}

#[test]
fn cancelling_one_leaves_the_others() {
    within_reason(|| {
        let script = "what=$(cat \"$1\"); setsid sleep 1000 & sleep 1000 & touch \"$here/up-$what\"; \
                      while [ ! -e \"$here/go-$what\" ]; do sleep 0.01; done";
        let case = Case::new(script);
        let mut executor = case.executor(4, None);
        let tickets = ["a", "b", "c", "d"].map(|what| executor.start(what.as_bytes()).unwrap());
        for what in ["a", "b", "c", "d"] {
            await_file(&case.path(&format!("up-{what}")));
        }
        executor.cancel(tickets[1]);
        fs::write(case.path("go-c"), "").unwrap();
        assert_eq!(finished(&mut executor).ticket, tickets[2]);
        executor.cancel(tickets[1]);
        executor.cancel(tickets[2]);
        fs::write(case.path("go-a"), "").unwrap();
        let outcome = finished(&mut executor);
        assert_eq!(outcome.ticket, tickets[0]);
        assert_eq!(outcome.verdict, Verdict::Interesting);
        assert!(executor.poll().unwrap().is_none());
        assert!(!marked_processes().is_empty(), "the last one goes on");
        case.assert_removed(executor);
    });
}

#[test]
fn an_outcome_not_yet_taken_can_be_cancelled() {
    within_reason(|| {
        let case = Case::new("what=$(cat \"$1\"); [ \"$what\" = quick ] || sleep 0.5");
        let mut executor = case.executor(2, None);
        let slow = executor.start(b"slow").unwrap();
        let quick = executor.start(b"quick").unwrap();
        let first = finished(&mut executor).ticket;
        let other = if first == quick { slow } else { quick };
        thread::sleep(Duration::from_secs(1));
        executor.cancel(other);
        assert!(executor.poll().unwrap().is_none());
        case.assert_removed(executor);
    });
}

#[test]
fn the_first_test_sets_the_time_for_the_others() {
    within_reason(|| {
        let case = Case::new("exit 0");
        let mut executor = case.executor(1, None);
        assert_eq!(executor.timeout(), None);
        executor.start(b"").unwrap();
        finished(&mut executor);
        let timeout = executor.timeout().unwrap();
        assert!(timeout >= Duration::from_secs(10), "{timeout:?}");
        case.assert_removed(executor);
        drop(case);

        let case = Case::new("exit 0");
        let mut executor = case.executor(1, Some(HANG));
        executor.start(b"").unwrap();
        finished(&mut executor);
        assert_eq!(executor.timeout(), Some(HANG));
        case.assert_removed(executor);
    });
}

#[test]
fn each_of_several_has_its_own_time() {
    within_reason(|| {
        let script = "case $(cat \"$1\") in hang) sleep 1000;; *) exit 0;; esac";
        let case = Case::new(script);
        let mut executor = case.executor(4, Some(Duration::from_secs(2)));
        let hanging = [
            executor.start(b"hang").unwrap(),
            executor.start(b"hang").unwrap(),
        ];
        let quick = executor.start(b"quick").unwrap();
        let mut timed_out = BTreeSet::new();
        for _ in 0..3 {
            let outcome = finished(&mut executor);
            match outcome.verdict {
                Verdict::TimedOut => assert!(timed_out.insert(outcome.ticket)),
                verdict => assert_eq!((verdict, outcome.ticket), (Verdict::Interesting, quick)),
            }
        }
        assert_eq!(timed_out, BTreeSet::from(hanging));
        case.assert_removed(executor);
    });
}

#[test]
fn a_test_that_vanishes_is_no_verdict() {
    within_reason(|| {
        let case = Case::new("exit 0");
        let mut executor = case.executor(1, None);
        executor.start(b"").unwrap();
        finished(&mut executor);
        fs::remove_file(case.path("test.sh")).unwrap();
        let error: OracleError = executor.start(b"").unwrap_err();
        assert!(error.to_string().contains("cannot run"), "{error}");
        assert!(error.to_string().contains("test.sh"), "{error}");
        case.assert_removed(executor);
    });
}

#[test]
fn executors_do_not_disturb_each_other() {
    within_reason(|| {
        let script = "setsid sleep 1000 & ( sleep 0.05 & ); sleep 0.02; exit $(cat \"$1\")";
        let case = Case::new(script);
        thread::scope(|scope| {
            for status in 0..4 {
                let path = case.path("test.sh");
                scope.spawn(move || {
                    let mut executor = executor(&path, 2, None);
                    for _ in 0..12 {
                        for _ in 0..2 {
                            executor.start(status.to_string().as_bytes()).unwrap();
                        }
                        for _ in 0..2 {
                            assert_eq!(finished(&mut executor).ending, Ending::Exited(status));
                        }
                    }
                });
            }
        });
        case.assert_clear();
    });
}

#[test]
fn processes_are_caught_while_they_start() {
    within_reason(|| {
        // The test ends somewhere between the fork, the new session and the new
        // program, a little later each time.
        let script = "setsid sleep 1000 & i=$(cat \"$1\"); \
                      while [ $i -gt 0 ]; do i=$((i - 1)); done; exit 0";
        let case = Case::new(script);
        let mut executor = case.executor(4, None);
        for step in 0..300 {
            executor.start((step * 20).to_string().as_bytes()).unwrap();
            if step % 4 == 3 {
                for _ in 0..4 {
                    assert_eq!(finished(&mut executor).verdict, Verdict::Interesting);
                }
                assert_eq!(marked_processes(), Vec::<String>::new(), "step {step}");
            }
        }
        case.assert_removed(executor);
    });
}

#[test]
fn other_children_of_the_program_are_left_alone() {
    within_reason(|| {
        let case = Case::new("setsid sleep 1000 & exit 0");
        let mut own = std::process::Command::new("sh")
            .args(["-c", "exit 7"])
            .spawn()
            .unwrap();
        // It ends, and waits for us to ask.
        while stat(&own.id().to_string())
            .first()
            .is_some_and(|state| state != "Z")
        {
            thread::sleep(Duration::from_millis(5));
        }
        let mut executor = case.executor(1, None);
        executor.start(b"").unwrap();
        finished(&mut executor);
        assert_eq!(own.wait().unwrap().code(), Some(7));
        case.assert_removed(executor);
    });
}
