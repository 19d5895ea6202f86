//! Processes that a test leaves behind.

use crate::case::*;

/// Ways to leave processes behind; each creates `$here/up` then.
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

/// A process that left its session and cleared its environment is known by its control group.
#[test]
fn a_test_does_not_leave_its_control_group() {
    within_reason(|| {
        let case = Case::new(
            "case $(cat \"$1\") in
                leave) (env -i setsid sh -c 'touch \"$0/up\"; exec sleep 1000' \"$here\" &)
                    while [ ! -e \"$here/up\" ]; do sleep 0.01; done;;
                wait) cat /proc/self/cgroup >\"$here/group\"; touch \"$here/ready\"
                    while [ ! -e \"$here/go\" ]; do sleep 0.01; done;;
            esac",
        );
        for _ in 0..2 {
            let mut executor = case.executor(2, None);
            executor.start(b"wait").unwrap();
            await_file(&case.path("ready"));
            let group = fs::read_to_string(case.path("group")).unwrap();
            if !group.contains(&format!("/secateur-{}-", std::process::id())) {
                let test = "a_test_does_not_leave_its_control_group";
                crate::skip::no_kernel_support(test, &format!("no control groups: {group}"));
                fs::write(case.path("go"), "").unwrap();
                finished(&mut executor);
                return;
            }
            executor.start(b"leave").unwrap();
            assert_eq!(finished(&mut executor).verdict, Verdict::Interesting);
            assert_eq!(children().len(), 1, "the test that still runs");
            fs::write(case.path("go"), "").unwrap();
            assert_eq!(finished(&mut executor).verdict, Verdict::Interesting);
            case.assert_removed(executor);
            for file in ["go", "ready", "up"] {
                fs::remove_file(case.path(file)).unwrap();
            }
            let name = format!("secateur-{}-*", std::process::id());
            let found = std::process::Command::new("find")
                .args(["/sys/fs/cgroup", "-name", &name])
                .output()
                .unwrap();
            assert_eq!(
                String::from_utf8_lossy(&found.stdout),
                "",
                "groups are removed"
            );
        }
    });
}

#[test]
fn children_that_ended_are_not_kept() {
    within_reason(|| {
        // Orphans that end before the test fall to this process.
        let script = "for i in 1 2 3; do ( setsid true & ) ; done; sleep 0.2; exit 0";
        assert_eq!(Case::new(script).judge(None).verdict, Verdict::Interesting);
    });
}

#[test]
fn processes_are_caught_while_they_start() {
    within_reason(|| {
        // The test ends a little later each time, between fork, new session and new program.
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
        // It ends, but is not reaped.
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
