//! The output and the input of a test.

use crate::case::*;

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
        within_some_limit(|limit| {
            let outcome = Case::new("yes").judge(Some(limit));
            assert_eq!(outcome.verdict, Verdict::TimedOut);
            assert!(outcome.output.len() <= 1 << 20, "{}", outcome.output.len());
            let output = outcome.output;
            assert!(output.is_empty() || output.starts_with(b"y\n") || output.starts_with(b"\ny"));
            // On a busy machine it may not have begun.
            !output.is_empty()
        });
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
