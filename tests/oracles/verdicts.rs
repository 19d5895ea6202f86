//! The verdicts of tests, and their order.

use crate::case::*;

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
        let mut executor = case.executor(1, Some(NEVER));
        executor.start(b"").unwrap();
        finished(&mut executor);
        assert_eq!(executor.timeout(), Some(NEVER));
        case.assert_removed(executor);
    });
}

#[test]
fn each_of_several_has_its_own_time() {
    within_reason(|| {
        let script = "case $(cat \"$1\") in hang) sleep 1000;; *) exit 0;; esac";
        within_some_limit(|limit| {
            let case = Case::new(script);
            let mut executor = case.executor(4, Some(limit));
            let hanging = [
                executor.start(b"hang").unwrap(),
                executor.start(b"hang").unwrap(),
            ];
            let quick = executor.start(b"quick").unwrap();
            let mut timed_out = BTreeSet::new();
            let mut in_time = false;
            for _ in 0..3 {
                let outcome = finished(&mut executor);
                if outcome.ticket == quick {
                    in_time = outcome.verdict == Verdict::Interesting;
                } else {
                    assert_eq!(outcome.verdict, Verdict::TimedOut);
                    assert!(timed_out.insert(outcome.ticket));
                }
            }
            assert_eq!(timed_out, BTreeSet::from(hanging));
            case.assert_removed(executor);
            in_time
        });
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
