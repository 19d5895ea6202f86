//! Property tests on a real execution service, compared with those on this machine.

mod buildgrid;
#[path = "../../../../tests/harness/casd.rs"]
mod casd;
#[path = "../../../../tests/harness/executable.rs"]
mod executable;
#[path = "../../../../tests/harness/patience.rs"]
mod patience;
mod remote;
#[path = "../../../../tests/harness/skip.rs"]
mod skip;
mod tls;

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs::DirEntry;
use std::ops::RangeInclusive;
use std::path::Path;
use std::thread;
use std::time::Duration;

use buildgrid::BuildGrid;
use casd::Casd;
use patience::{NEVER, until, within_some_limit};
use remote::{Remote, judge, judge_and, local, options, service, service_at, test};
use secateur_oracle::remote::RemoteService;
use secateur_oracle::{Limits, LocalOptions, Property, PropertyTest, Stream};
use secateur_reduce::executor::{Ending, Event, Executor, Outcome, ResourceLimit, Verdict};
use secateur_reduce::search::{
    End, Observer, Oracle, Progress, Reduction, SearchOptions, TextChange, reduce,
};

/// Ends in many ways, by the text.
const MIXED: &str = r#"
sum=$(cksum <input.txt | cut -d " " -f 1)
case $((sum % 5)) in
0) exit 0 ;;
1) exit 1 ;;
2) kill -SEGV $$ ;;
3) echo complaint >&2; exit 139 ;;
4) test "$(ls)" = input.txt && echo >>input.txt ;;
esac"#;

fn texts(count: usize) -> Vec<String> {
    (0..count)
        .map(|number| format!("text {number}\n"))
        .collect()
}

fn seen(outcome: &Outcome) -> (Verdict, Ending, &[u8]) {
    (outcome.verdict, outcome.ending, &outcome.output)
}

fn assert_equal(there: &[Outcome], here: &[Outcome]) {
    assert_eq!(there.len(), here.len());
    for (there, here) in there.iter().zip(here) {
        assert_eq!(seen(there), seen(here), "{:?}", here.ticket);
    }
}

/// Compares verdicts of the service with those of this machine, while something happens to it.
///
/// `SECATEUR_CANDIDATES`, such as 10000, tests more texts.
fn compare(test: &PropertyTest, service: RemoteService, mut disturb: impl FnMut(usize)) {
    let count = std::env::var("SECATEUR_CANDIDATES");
    let count = count.map_or(50, |count| count.parse().unwrap());
    let texts = texts(count);
    let each = (count / 21).max(20);
    let mut disturbed = 0;
    let mut remote = Remote::new(test, options(8), service);
    let there = judge_and(remote.executor(), &texts, |done| {
        if done % each == 0 {
            disturb(disturbed);
            disturbed += 1;
        }
    });
    let here = judge(&mut local(test, options(2)), &texts);
    assert_equal(&there, &here);
    let endings = |ending| here.iter().any(|outcome| outcome.ending == ending);
    assert!(endings(Ending::Signalled(11)) && endings(Ending::Exited(139)));
    assert!(disturbed >= 2);
    println!("{count} verdicts, disturbed {disturbed} times");
}

#[test]
fn verdicts_are_those_of_this_machine_though_the_service_dies() {
    let name = "verdicts_are_those_of_this_machine_though_the_service_dies";
    let Some(mut casd) = Casd::start(name) else {
        return;
    };
    let test = test(&casd.folder, MIXED);
    let service = service(&casd);
    compare(&test, service, |_| casd.restart());
}

#[test]
#[ignore = "it needs BuildGrid and PostgreSQL: see CONTRIBUTING.md"]
fn verdicts_are_those_of_this_machine_though_workers_die() {
    let mut grid = BuildGrid::start(3);
    let test = test(&grid.folder, MIXED);
    let service = service_at(grid.endpoint());
    compare(&test, service, |number| {
        grid.replace_worker(number);
        if number % 10 == 1 {
            grid.restart_server();
        }
    });
}

/// Prints a different text in each run.
const WATCH: &str = "cat /proc/sys/kernel/random/uuid; grep -q 1 input.txt";

#[test]
fn stored_verdicts_are_shared_and_repetitions_run() {
    let Some(casd) = Casd::start("stored_verdicts_are_shared_and_repetitions_run") else {
        return;
    };
    let test = test(&casd.folder, WATCH);
    let judged = |texts: &[String], service| {
        let mut remote = Remote::new(&test, options(4), service);
        let outcomes = judge(remote.executor(), texts);
        outcomes.into_iter().map(|outcome| outcome.output).collect()
    };
    let first: Vec<Vec<u8>> = judged(&texts(6), service(&casd));
    let again: Vec<Vec<u8>> = judged(&texts(6), service(&casd));
    // The first test of a run is no stored one.
    assert_ne!(first[0], again[0]);
    assert_eq!(first[1..], again[1..]);
    let repeated = vec![texts(6)[1].clone(); 3];
    let repeated: Vec<Vec<u8>> = judged(&repeated, service(&casd));
    assert!(repeated[1] != repeated[0] && repeated[2] != repeated[0]);
    assert!(repeated[1] != repeated[2] && !repeated.contains(&first[1]));
    let salted = RemoteService {
        salt: "another compiler".to_owned(),
        ..service(&casd)
    };
    let salted: Vec<Vec<u8>> = judged(&texts(6), salted);
    assert!(salted.iter().all(|output| !first.contains(output)));
}

#[test]
fn limits_are_verdicts_that_are_not_stored() {
    let Some(casd) = Casd::start("limits_are_verdicts_that_are_not_stored") else {
        return;
    };
    let test = test(
        &casd.folder,
        "cat /proc/sys/kernel/random/uuid\n\
         grep -q first input.txt && exit 0\n\
         grep -q hangs input.txt && exec sleep 1000\n\
         exec head -c 9999 /dev/zero >written",
    );
    let options = |timeout| LocalOptions {
        timeout: Some(timeout),
        limits: Limits {
            file: Some(1 << 10),
            ..Limits::for_machine()
        },
        ..options(2)
    };
    let judged = |texts: &[&str], limit| {
        let texts: Vec<String> = texts.iter().map(|&text| text.to_owned()).collect();
        let mut remote = Remote::new(&test, options(limit), service(&casd));
        judge(remote.executor(), &texts)
    };
    within_some_limit(|limit| {
        let outcomes = judged(&["first", "writes", "hangs"], limit);
        assert_eq!(outcomes[2].verdict, Verdict::TimedOut);
        let verdicts = [outcomes[0].verdict, outcomes[1].verdict];
        verdicts == [Verdict::Interesting, Verdict::OverLimit]
    });
    let outcomes = judged(&["first", "writes"], NEVER);
    assert_eq!(outcomes[1].ending, Ending::OverLimit(ResourceLimit::File));
    let again = judged(&["first", "writes"], NEVER);
    assert_eq!(again[1].verdict, Verdict::OverLimit);
    assert_ne!(again[1].output, outcomes[1].output);
}

#[test]
fn candidates_share_actions() {
    let Some(casd) = Casd::start("candidates_share_actions") else {
        return;
    };
    let test = test(&casd.folder, MIXED);
    let texts = texts(24);
    let service = RemoteService {
        batch: 8,
        ..service(&casd)
    };
    let mut remote = Remote::new(&test, options(2), service);
    assert_eq!(remote.executor().capacity(), 16);
    let there = judge(remote.executor(), &texts);
    let here = judge(&mut local(&test, options(2)), &texts);
    assert_equal(&there, &here);
}

#[test]
fn blobs_larger_than_a_message_are_streamed() {
    let Some(casd) = Casd::start("blobs_larger_than_a_message_are_streamed") else {
        return;
    };
    let command = test(&casd.folder, "cat input.txt; grep -q yes input.txt");
    let pattern = Property::pattern("sum 123456").unwrap();
    let test = PropertyTest {
        properties: vec![Property::Prints(Stream::Out, pattern)],
        ..command
    };
    let much: String = (0..500_000).map(|n| format!("sum {n}\n")).collect();
    assert!(much.len() > 5 << 20);
    let texts = [much.clone(), format!("{much}yes"), "yes".to_owned()];
    let mut remote = Remote::new(&test, options(2), service(&casd));
    let there = judge(remote.executor(), &texts);
    assert_equal(&there, &judge(&mut local(&test, options(2)), &texts));
    assert_eq!(there[1].verdict, Verdict::Interesting);
}

/// Returns the processes with this command.
fn running(words: &str) -> BTreeSet<OsString> {
    let words = format!("{}\0", words.replace(' ', "\0"));
    let entries = std::fs::read_dir("/proc").unwrap().flatten();
    let has_words = |process: &DirEntry| {
        let command = std::fs::read(process.path().join("cmdline"));
        command.is_ok_and(|command| command == words.as_bytes())
    };
    let found = entries.filter(has_words);
    found.map(|process| process.file_name()).collect()
}

fn wait_until_running(words: &str, count: usize) {
    let counted = until(|| (running(words).len() == count).then_some(()));
    assert!(counted.is_some(), "{words}: not {count} times");
}

#[test]
fn an_action_outlives_its_connection() {
    let Some(casd) = Casd::start("an_action_outlives_its_connection") else {
        return;
    };
    let long = format!("sleep 4.{}", 100_000 + std::process::id());
    let test = test(&casd.folder, &long);
    let mut remote = Remote::new(&test, options(2), service(&casd));
    remote.executor().start(b"x").unwrap();
    wait_until_running(&long, 1);
    let mut seen = running(&long);
    casd.cut();
    let outcome = loop {
        seen.extend(running(&long));
        match remote.executor().poll().unwrap() {
            Some(Event::Finished(outcome)) => break outcome,
            _ => thread::sleep(Duration::from_millis(5)),
        }
    };
    assert_eq!(outcome.verdict, Verdict::Interesting);
    assert_eq!(seen.len(), 1, "it ran once");
}

#[test]
fn cancelled_actions_end() {
    let Some(casd) = Casd::start("cancelled_actions_end") else {
        return;
    };
    let long = format!("sleep {}", 100_000 + std::process::id());
    let test = test(&casd.folder, &format!("exec {long}"));
    // Without a timeout the other would wait for the end of the first.
    let options = LocalOptions {
        timeout: Some(NEVER),
        ..options(2)
    };
    let mut remote = Remote::new(&test, options, service(&casd));
    let mut start = |text: &str| remote.executor().start(text.as_bytes()).unwrap();
    let tickets = [start("one"), start("other")];
    wait_until_running(&long, 2);
    for ticket in tickets {
        remote.executor().cancel(ticket);
    }
    wait_until_running(&long, 0);
    // The end of a search cancels what runs.
    remote.executor().start(b"third").unwrap();
    wait_until_running(&long, 1);
    drop(remote);
    wait_until_running(&long, 0);
}

#[test]
fn services_are_reached_by_tls() {
    let Some(casd) = Casd::start("services_are_reached_by_tls") else {
        return;
    };
    let test = test(&casd.folder, "true");
    let certificates = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/engine/ca.pem");
    let mut trusting = RemoteService {
        endpoint: format!("grpcs://localhost:{}", tls::before(casd.port)),
        tls_ca: Some(certificates),
        headers: vec![("x-key".to_owned(), "secret".to_owned())],
        ..service(&casd)
    };
    let mut remote = Remote::new(&test, options(1), trusting.clone());
    let outcomes = judge(remote.executor(), &texts(1));
    assert_eq!(outcomes[0].verdict, Verdict::Interesting);
    trusting.tls_ca = None;
    let error = error(&test, trusting);
    assert!(error.contains("UnknownIssuer"), "{error}");
}

fn error(test: &PropertyTest, service: RemoteService) -> String {
    let mut remote = Remote::new(test, options(1), service);
    remote.executor().start(b"x").unwrap();
    remote.executor().wait().unwrap_err().to_string()
}

#[test]
fn a_test_that_cannot_run_is_an_error() {
    let Some(casd) = Casd::start("a_test_that_cannot_run_is_an_error") else {
        return;
    };
    let command = test(&casd.folder, "");
    let nowhere = RemoteService {
        endpoint: "grpc://127.0.0.1:9".to_owned(),
        ..service(&casd)
    };
    let message = error(&command, nowhere);
    assert!(
        message.starts_with(
            "cannot run the property test remotely: grpc://127.0.0.1:9: 3 attempts failed"
        ),
        "{message}"
    );
    // An interpreter may be here and not there.
    std::fs::write(
        casd.folder.path().join("test.sh"),
        "#!/no/such/interpreter\n",
    )
    .unwrap();
    let message = error(&command, service(&casd));
    assert!(message.contains("secateur-worker: "), "{message}");
}

/// Restarts or kills the service at the first steps.
struct Kills {
    casd: Option<Casd>,
    steps: RangeInclusive<u32>,
    step: u32,
    comes_back: bool,
}

impl Observer for Kills {
    fn improved(&mut self, _: &[u8], _: &TextChange, _: &Progress) -> std::io::Result<()> {
        self.step += 1;
        if let Some(casd) = &mut self.casd
            && self.steps.contains(&self.step)
        {
            match self.comes_back {
                true => casd.restart(),
                false => casd.kill(),
            }
        }
        Ok(())
    }
}

fn reduced(executor: &mut dyn Executor, kills: &mut Kills) -> Reduction {
    let fields: Vec<String> = (0..16).map(|n| format!("\"k{n}\": [{n}, 1]")).collect();
    let text = format!("{{{}, \"needle\": 1}}", fields.join(", "));
    let options = SearchOptions {
        width: 4,
        ..SearchOptions::default()
    };
    let oracle = Oracle::new(executor);
    reduce(
        &secateur_json::FORMAT,
        text.as_bytes(),
        oracle,
        options,
        kills,
    )
    .unwrap()
}

const NEEDLE: &str = "grep -q needle input.txt";

#[test]
fn a_reduction_outlives_the_service() {
    let Some(casd) = Casd::start("a_reduction_outlives_the_service") else {
        return;
    };
    let test = test(&casd.folder, NEEDLE);
    let mut kills = Kills {
        casd: None,
        steps: 1..=3,
        step: 0,
        comes_back: true,
    };
    let here = reduced(&mut local(&test, options(2)), &mut kills);
    let mut remote = Remote::new(&test, options(4), service(&casd));
    kills.casd = Some(casd);
    kills.step = 0;
    let there = reduced(remote.executor(), &mut kills);
    assert!(kills.step >= 3);
    assert_eq!(there.text, here.text);
    assert_eq!(there.progress.consumed, here.progress.consumed);
}

#[test]
fn a_service_that_stays_away_ends_a_reduction_with_its_best() {
    let name = "a_service_that_stays_away_ends_a_reduction_with_its_best";
    let Some(casd) = Casd::start(name) else {
        return;
    };
    let test = test(&casd.folder, NEEDLE);
    let service = RemoteService {
        attempts: 2,
        ..service(&casd)
    };
    let mut remote = Remote::new(&test, options(4), service);
    let mut kills = Kills {
        casd: Some(casd),
        steps: 2..=2,
        step: 0,
        comes_back: false,
    };
    let reduction = reduced(remote.executor(), &mut kills);
    let End::Broken(error) = reduction.end else {
        panic!("{:?}", reduction.end);
    };
    let error = error.to_string();
    assert!(
        error.contains("2 attempts failed, the last with: "),
        "{error}"
    );
    assert!(kills.step >= 2);
    let text = String::from_utf8(reduction.text).unwrap();
    assert!(text.contains("needle"), "{text}");
}
