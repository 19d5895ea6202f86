//! Tests that run at the same time.

use crate::case::*;

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
