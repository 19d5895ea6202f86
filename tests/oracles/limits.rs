//! The limits of a test.

use secateur_reduce::executor::ResourceLimit;

use secateur_oracle::Limits;

use crate::case::*;

fn judge(script: &str, limits: Limits) -> Outcome {
    judge_in(None, script, limits)
}

/// Runs a script once, with its directories in `temp`.
fn judge_in(temp: Option<&Path>, script: &str, limits: Limits) -> Outcome {
    let case = Case::new(script);
    let options = LocalOptions {
        timeout: Some(NEVER),
        temp: temp.map(Path::to_path_buf),
        limits,
        ..keeping_output(1)
    };
    let mut executor = executor_with(&case.path("test.sh"), options);
    executor.start(b"candidate").unwrap();
    let outcome = finished(&mut executor);
    case.assert_removed(executor);
    outcome
}

fn assert_over(script: &str, limits: Limits, limit: ResourceLimit) {
    let outcome = judge(script, limits);
    assert_eq!(outcome.verdict, Verdict::OverLimit, "{script}");
    assert_eq!(outcome.ending, Ending::OverLimit(limit), "{script}");
}

#[test]
fn memory_counts_when_it_is_used() {
    within_reason(|| {
        let limits = Limits {
            memory: Some(150 << 20),
            ..Limits::NONE
        };
        assert_over("tail -n 1 /dev/zero", limits, ResourceLimit::Memory);
        assert_over(
            "setsid tail -n 1 /dev/zero & sleep 1000",
            limits,
            ResourceLimit::Memory,
        );
        // All processes together, orphans included.
        assert_over(
            "hold() { ( head -c 60000000 /dev/zero; sleep 1000 ) | tail -n 1; }
             ( hold & ) ; ( hold & ) ; hold",
            limits,
            ResourceLimit::Memory,
        );
        let outcome = judge("head -c 50000000 /dev/zero | tail -c 40000000", limits);
        assert_eq!(outcome.verdict, Verdict::Interesting);
    });
}

#[test]
fn processor_time_is_summed_up() {
    within_reason(|| {
        let limits = Limits {
            processor: Some(Duration::from_millis(600)),
            ..Limits::NONE
        };
        assert_over("while :; do :; done", limits, ResourceLimit::Processor);
        assert_over(
            "while :; do (i=0; while [ $i -lt 50000 ]; do i=$((i + 1)); done); done",
            limits,
            ResourceLimit::Processor,
        );
        let outcome = judge("sleep 1", limits);
        assert_eq!(outcome.verdict, Verdict::Interesting);
    });
}

#[test]
fn files_have_an_end() {
    within_reason(|| {
        let limits = Limits {
            file: Some(4 << 20),
            ..Limits::NONE
        };
        assert_over("exec cat /dev/zero >big", limits, ResourceLimit::File);
        assert_over("cat /dev/zero >big; exit $?", limits, ResourceLimit::File);
        // Written where no limit held yet.
        let outside = tempfile::tempdir_in("/var/tmp").unwrap();
        let big = outside.path().join("big");
        fs::write(&big, vec![0; 5 << 20]).unwrap();
        let script = format!("mkdir below; exec ln {} below", big.display());
        let outcome = judge_in(Some(outside.path()), &script, limits);
        assert_eq!(outcome.ending, Ending::OverLimit(ResourceLimit::File));
        let outcome = judge("head -c 3000000 /dev/zero >big", limits);
        assert_eq!(outcome.verdict, Verdict::Interesting);
    });
}

#[test]
fn what_is_written_in_all_has_an_end() {
    within_reason(|| {
        let limits = Limits {
            file: Some(4 << 20),
            written: Some(24 << 20),
            ..Limits::NONE
        };
        // Files are below their own limit, and writers end at once.
        let files = |place: &str| {
            format!(
                "f={place}/written.$$; trap 'rm -f $f.*' EXIT; trap 'exit 1' TERM
                 i=0; while [ $i -lt 16 ]; do head -c 3000000 /dev/zero >$f.$i; i=$((i+1)); done"
            )
        };
        let disk = tempfile::tempdir_in("/var/tmp").unwrap();
        let on_disk = |script: &str| judge_in(Some(disk.path()), script, limits);
        for script in [
            format!("{}; sleep 1000", files(".")),
            // The parent waits for no writer, and files stay.
            "perl -e '$SIG{CHLD} = \"IGNORE\"; for (1..16) { if (!fork) { open F, \">$_\"; print F \"x\" x 3000000; exit } } sleep 1000'"
                .to_owned(),
            // Elsewhere, and no file stays.
            format!(
                "for i in 1 2 3; do {}; rm -f $f.*; sync; done; sleep 1000",
                files("/var/tmp")
            ),
        ] {
            let outcome = on_disk(&script);
            assert_eq!(
                outcome.ending,
                Ending::OverLimit(ResourceLimit::Written),
                "{script}"
            );
        }
        let outcome = on_disk("head -c 3000000 /dev/zero >a; cp a b; sleep 0.3");
        assert_eq!(outcome.verdict, Verdict::Interesting);
    });
}

#[test]
fn processes_are_counted() {
    within_reason(|| {
        let limits = Limits {
            processes: Some(20),
            ..Limits::NONE
        };
        let start = |many| {
            format!(
                "i=0; while [ $i -lt {many} ]; do sleep 1000 & setsid sleep 1000 & i=$((i+1)); done"
            )
        };
        assert_over(
            &format!("{}; sleep 1000", start(15)),
            limits,
            ResourceLimit::Processes,
        );
        let outcome = judge(&format!("{}; sleep 0.5", start(5)), limits);
        assert_eq!(outcome.verdict, Verdict::Interesting);
    });
}

#[test]
fn output_has_an_end_where_it_is_read() {
    within_reason(|| {
        let limits = Limits {
            output: Some(1 << 20),
            ..Limits::NONE
        };
        assert_over("yes", limits, ResourceLimit::Output);
        assert_over(
            "head -c 2000000 /dev/zero >&2",
            limits,
            ResourceLimit::Output,
        );
        let outcome = judge("head -c 1000000 /dev/zero", limits);
        assert_eq!(outcome.verdict, Verdict::Interesting);
    });
}

#[test]
fn hanging_may_be_what_is_looked_for() {
    within_reason(|| {
        let case = Case::new("grep -q hang \"$1\" && { setsid sleep 1000 & sleep 1000; }; exit 1");
        let options = LocalOptions {
            timeout: Some(SHORT),
            timeout_is_interesting: true,
            ..keeping_output(0)
        };
        let mut executor = executor_with(&case.path("test.sh"), options);
        executor.start(b"hang").unwrap();
        let outcome = finished(&mut executor);
        assert_eq!(outcome.verdict, Verdict::Interesting);
        assert_eq!(outcome.ending, Ending::Killed);
        case.assert_clear();
        case.assert_removed(executor);
    });
}
