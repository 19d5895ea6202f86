//! Reductions that are stopped in every way, and resumed.

mod places;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use fastrand::Rng;
use tempfile::TempDir;

struct Place {
    folder: TempDir,
}

impl Place {
    /// Creates an input of `items` items, of which `keep` are needed.
    fn new(items: usize, keep: &[usize]) -> Self {
        let folder = tempfile::tempdir().expect("a directory");
        let item = |n: usize| format!("{{\"item-{n}\": [{n}, [true, [{n}]], \"x\"]}}");
        let all: Vec<String> = (0..items).map(item).collect();
        fs::write(
            folder.path().join("x.json"),
            all.join(",\n").replacen('{', "[{", 1) + "]",
        )
        .expect("an input");
        let greps: Vec<String> = keep
            .iter()
            .map(|n| format!("grep -q item-{n}'\"' x.json"))
            .collect();
        let count = folder.path().join("runs");
        let script = format!(
            "#!/bin/sh\necho run >> '{}'\n{}\n",
            count.display(),
            greps.join(" && ")
        );
        fs::write(folder.path().join("test.sh"), script).expect("a test");
        fs::create_dir(folder.path().join("temporary")).expect("a directory");
        Self { folder }
    }

    /// The property test, read by a shell.
    ///
    /// An executed file must not be open in another test's child that has not executed yet.
    fn test(&self) -> String {
        format!("sh '{}'", self.path("test.sh").display())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_secateur"));
        command
            .args(words)
            .current_dir(self.folder.path())
            .env("TMPDIR", self.path("temporary"))
            .env("XDG_STATE_HOME", self.path("state"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        command
    }

    fn run(&self, words: &[&str]) -> Output {
        self.command(words).output().expect("it runs")
    }

    fn result(&self) -> String {
        fs::read_to_string(self.path("x.reduced.json")).expect("a result")
    }

    fn runs(&self) -> usize {
        fs::read_to_string(self.path("runs")).map_or(0, |text| text.lines().count())
    }

    fn journal(&self) -> PathBuf {
        self.path("x.reduced.json.journal")
    }
}

fn text_of(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Returns whether the process had to be killed after a random moment.
fn killed(child: &mut Child, random: &mut Rng, most: u64) -> bool {
    std::thread::sleep(Duration::from_millis(random.u64(1..most)));
    let over = child.try_wait().expect("a child").is_some();
    if !over {
        child.kill().expect("it is killed");
        child.wait().expect("a child");
    }
    !over
}

#[test]
fn killed_at_a_hundred_moments_it_ends_the_same() {
    let undisturbed = Place::new(60, &[7, 22, 31, 33, 50]);
    let output = undisturbed.run(&[&undisturbed.test(), "x.json"]);
    assert!(output.status.success(), "{}", text_of(&output));
    let expected = undisturbed.result();
    assert!(
        expected.contains("item-7") && expected.len() < 120,
        "{expected}"
    );

    let mut random = Rng::with_seed(2);
    let mut kills = 0;
    let mut resumed = 0;
    while kills < 100 {
        let place = Place::new(60, &[7, 22, 31, 33, 50]);
        let jobs = ["1", "2", "3"][random.usize(..3)];
        let test = place.test();
        let mut words = vec![
            "--set",
            "temp=temporary",
            "--writable",
            "runs",
            "--jobs",
            jobs,
            &test,
            "x.json",
        ];
        fs::write(place.path("runs"), "").expect("a file");
        // Longer each time, for busy machines.
        for patience in 0.. {
            let mut child = place.command(&words).spawn().expect("it starts");
            if !killed(&mut child, &mut random, 80 + 10 * patience) {
                let output = child.wait_with_output().expect("a child");
                assert!(output.status.success(), "{}", text_of(&output));
                break;
            }
            kills += 1;
            if !place.journal().exists() && place.path("x.reduced.json").exists() {
                // Only its last messages were missing.
                break;
            }
            // The first line suffices to resume.
            let begun = fs::read(place.journal()).is_ok_and(|text| text.contains(&b'\n'));
            if begun {
                words = vec!["resume", "x.json"];
                resumed += 1;
            }
        }
        assert_eq!(place.result(), expected);
        assert!(!place.journal().exists(), "it is finished");
    }
    assert!(resumed > 50, "{resumed}");
}

#[test]
fn nothing_is_tested_twice_over_a_kill() {
    let place = Place::new(40, &[3, 14, 15, 30]);
    assert!(
        place
            .run(&["-j1", &place.test(), "x.json"])
            .status
            .success()
    );
    let (once, expected) = (place.runs(), place.result());
    fs::remove_file(place.path("runs")).expect("runs");
    fs::remove_file(place.path("x.reduced.json")).expect("a result");
    let limited = place.run(&["-j1", "--max-tests", "30", &place.test(), "x.json"]);
    assert!(limited.status.success(), "{}", text_of(&limited));
    assert!(
        text_of(&limited).contains("secateur resume"),
        "{}",
        text_of(&limited)
    );
    assert_eq!(place.runs(), 30);
    let output = place.run(&["resume", "x.json", "--max-tests", "100000"]);
    assert!(output.status.success(), "{}", text_of(&output));
    assert_eq!(place.result(), expected);
    // Each session tests the original and its last base.
    let own = 8;
    assert!(place.runs() <= once + own, "{} and {once}", place.runs());
}

#[test]
fn what_is_there_decides_what_is_resumed() {
    let place = Place::new(10, &[3, 5, 8]);
    let fails = |words: &[&str], expected: &str| {
        let output = place.run(words);
        assert_eq!(output.status.code(), Some(2), "{}", text_of(&output));
        assert!(text_of(&output).contains(expected), "{}", text_of(&output));
    };
    fails(&["resume"], "no unfinished reduction in this directory");
    fails(&["resume", "x.json"], "no unfinished reduction");
    let stop = ["--max-tests", "9", &place.test(), "x.json"];
    assert!(place.run(&stop).status.success());
    let journal = fs::read(place.journal()).expect("a journal");
    fs::write(place.path("other.journal"), &journal).expect("another");
    fails(&["resume"], "other.journal, x.reduced.json.journal");
    fs::remove_file(place.path("other.journal")).expect("it is there");
    fs::write(place.journal(), "no journal\n").expect("nonsense");
    fails(&["resume"], "is not a journal");
    fs::write(place.journal(), &journal).expect("the journal");
    let input = fs::read(place.path("x.json")).expect("an input");
    fs::write(place.path("x.json"), "[1]").expect("another input");
    fails(&["resume"], "has changed since this reduction began");
    fs::write(place.path("x.json"), input).expect("the input");
    // From anywhere, by any of three names.
    let elsewhere = tempfile::tempdir().expect("a directory");
    let status = Command::new(env!("CARGO_BIN_EXE_secateur"))
        .current_dir(elsewhere.path())
        .args(["resume".as_ref(), place.journal().as_os_str()])
        .args(["-q", "--max-tests", "100000"])
        .env("XDG_STATE_HOME", place.path("state"))
        .status();
    assert!(status.expect("it runs").success());
    assert!(place.result().contains("item-3"));
}

#[test]
fn options_may_stand_before_the_file_and_behind_it() {
    let mut ends = Vec::new();
    for words in [
        ["resume", "x.json", "-q", "--max-tests", "100000"],
        ["resume", "-q", "x.json", "--max-tests", "100000"],
        ["resume", "--max-tests", "100000", "-q", "x.json"],
        ["resume", "-qj1", "--max-tests=100000", "--", "x.json"],
    ] {
        let place = Place::new(10, &[3, 5, 8]);
        let stop = ["-j1", "--max-tests", "9", &place.test(), "x.json"];
        assert!(place.run(&stop).status.success());
        let ended = place.run(&words);
        assert!(ended.status.success(), "{words:?}: {}", text_of(&ended));
        assert_eq!(text_of(&ended), "", "{words:?}");
        assert!(!place.journal().exists(), "{words:?}");
        ends.push(place.result());
    }
    assert!(ends.iter().all(|end| *end == ends[0]));
}

#[test]
fn a_resumption_never_makes_it_worse() {
    let place = Place::new(40, &[3, 14, 15, 30]);
    assert!(
        place
            .run(&["-j1", &place.test(), "x.json"])
            .status
            .success()
    );
    let expected = place.result();
    let stop = ["-j1", "--max-tests", "20", &place.test(), "x.json"];
    assert!(place.run(&stop).status.success());
    let (found, journal) = (place.result(), place.journal());
    assert!(found.len() > expected.len());

    let text = fs::read_to_string(&journal).expect("a journal");
    let sound = fs::read(place.path("test.sh")).expect("a test");
    fs::write(place.path("test.sh"), "exit 1\n").expect("another test");
    let refused = place.run(&["resume", "--max-tests", "100000"]);
    assert_eq!(refused.status.code(), Some(1));
    assert_eq!(place.result(), found);
    assert!(journal.exists(), "what was learnt is not lost");
    fs::write(place.path("test.sh"), sound).expect("the test");

    // The limit ends it before its old place, which is unknown as after a kill.
    let of_stop = |line: &&str| !line.contains("\"stopped\":");
    let mut lines: Vec<&str> = text.lines().filter(of_stop).collect();
    let places = lines.iter().enumerate();
    let places = places.filter(|(_, line)| line.contains("\"refused\":"));
    let places: Vec<usize> = places.map(|(at, _)| at).collect();
    for at in [places[3], places[2], places[1]] {
        lines.remove(at);
    }
    fs::write(&journal, lines.join("\n") + "\n").expect("the journal");
    let mut resume = place.command(&["resume", "x.json", "--json", "--max-tests", "18"]);
    let output = resume.stdout(Stdio::piped()).output().expect("it runs");
    assert!(output.status.success(), "{}", text_of(&output));
    assert_eq!(place.result(), found);
    // The figures are those of the result on disk.
    let summary = String::from_utf8_lossy(&output.stdout).into_owned();
    let bytes = format!("\"bytes_after\":{},", found.len());
    assert!(summary.contains(&bytes), "{summary}");

    let before = fs::read(&journal).expect("a journal");
    let output = place.run(&["resume", "x.json", "--max-tests", "18"]);
    assert_eq!(output.status.code(), Some(2), "{}", text_of(&output));
    assert!(
        text_of(&output).contains("already used 18 tests"),
        "{}",
        text_of(&output)
    );
    assert_eq!(place.result(), found);
    assert!(fs::read(&journal).expect("a journal").starts_with(&before));

    let output = place.run(&["resume", "x.json", "--max-tests", "100000"]);
    assert!(output.status.success(), "{}", text_of(&output));
    assert_eq!(place.result(), expected);
}

#[test]
fn directories_of_tests_that_were_left_are_removed() {
    let place = Place::new(10, &[3, 5, 8]);
    let stop = ["--max-tests", "9", &place.test(), "x.json"];
    assert!(place.run(&stop).status.success());
    let mut journal = fs::read_to_string(place.journal()).expect("a journal");
    for name in ["secateur-left", "secateur-project", "precious"] {
        fs::create_dir_all(place.path(name).join("7")).expect("a directory");
        let lock = match name {
            "secateur-project" => "somebody else's",
            _ => "A run of secateur makes and removes this directory.\n",
        };
        fs::write(place.path(name).join(".lock"), lock).expect("a lock");
        let path = place.path(name).display().to_string();
        journal.push_str(&format!("{{\"temporary\":{path:?}}}\n"));
    }
    fs::write(place.journal(), journal).expect("the journal");
    let resumed = place.run(&["resume", "--max-tests", "10"]);
    assert!(resumed.status.success(), "{}", text_of(&resumed));
    assert!(!place.path("secateur-left").exists());
    assert!(place.path("precious/7").exists(), "not a name of ours");
    assert!(place.path("secateur-project/7").exists(), "not our lock");
}

/// A journal of another user runs nothing without consent, and never outside the sandbox.
#[test]
fn a_journal_of_somebody_else_is_shown_and_not_run() {
    let place = Place::new(10, &[3, 5, 8]);
    let resumes = |words: &[&str], state: &str| {
        let mut command = place.command(words);
        let output = command.env("XDG_STATE_HOME", place.path(state)).output();
        output.expect("it runs")
    };
    fs::write(place.path("tool.toml"), "run = \"false {} NUMBER\"\n").expect("a file");
    for (options, weak) in [
        (&[][..], None),
        (&["--sandbox", "off"], Some("--sandbox off")),
        (&["--writable", "/"], Some("--writable")),
        (&["--limit", "memory=none"], Some("--limit memory")),
        (&["--plugin", "tool.toml"], Some("--plugin tool.toml")),
        (&["--remote", "none"], Some("--remote")),
    ] {
        let test = place.test();
        let stop = [options, &["--max-tests", "9", &test, "x.json"]].concat();
        assert!(place.run(&stop).status.success());
        // The writer counts, not the place.
        let copy = place.path("copy.journal");
        // As if it had run on a service.
        let text = fs::read_to_string(place.journal()).expect("a journal");
        let text = text.replace(r#""--remote","none""#, r#""--remote","grpc://x:1""#);
        fs::write(&copy, text).expect("a copy");
        let before = (place.runs(), fs::read(&copy).expect("it is there"));
        for trust in [&[][..], &["--trust"]] {
            let allowed = weak.is_none() && !trust.is_empty();
            let words = [&["resume"], trust, &["copy.journal", "--max-tests", "10"]].concat();
            let output = resumes(&words, "other");
            let said = text_of(&output);
            if allowed {
                assert!(output.status.success(), "{said}");
                continue;
            }
            assert_eq!(output.status.code(), Some(2), "{said}");
            assert!(said.contains("not written by you"), "{said}");
            assert!(said.contains("test.sh"), "the command is shown: {said}");
            assert!(said.contains(weak.unwrap_or("resume --trust")), "{said}");
            assert_eq!(place.runs(), before.0, "nothing ran");
            assert_eq!(fs::read(&copy).expect("it is there"), before.1);
        }
        fs::copy(place.journal(), &copy).expect("a copy");
        let own = resumes(&["resume", "copy.journal", "--max-tests", "10"], "state");
        assert!(own.status.success(), "{}", text_of(&own));
        fs::remove_file(place.journal()).expect("it is there");
    }
}

#[test]
fn a_new_run_keeps_what_an_unfinished_one_found() {
    let place = Place::new(10, &[3, 5, 8]);
    let stop = ["--max-tests", "12", &place.test(), "x.json"];
    assert!(place.run(&stop).status.success());
    let found = place.result();
    let output = place.run(&[&place.test(), "x.json"]);
    assert!(output.status.success());
    let kept = place.path("x.reduced.unfinished-1.json");
    assert!(
        text_of(&output).contains("unfinished-1"),
        "{}",
        text_of(&output)
    );
    assert_eq!(fs::read_to_string(&kept).expect("it is kept"), found);
    assert!(Path::new(&format!("{}.journal", kept.display())).exists());
}

#[test]
fn a_run_without_a_result_leaves_an_unfinished_one_as_it_is() {
    let place = Place::new(10, &[3, 5, 8]);
    let stop = ["--max-tests", "12", &place.test(), "x.json"];
    assert!(place.run(&stop).status.success());
    let files = || {
        let entries = fs::read_dir(place.folder.path()).expect("a directory");
        let mut files: Vec<_> = entries
            .map(|entry| entry.expect("an entry").path())
            .filter(|path| path.is_file())
            .map(|path| (fs::read(&path).expect("a file"), path))
            .collect();
        files.sort();
        files
    };
    let before = files();
    assert_eq!(place.run(&["false", "x.json"]).status.code(), Some(1));
    assert!(files() == before);
    let resumed = place.run(&["resume", "x.json", "--max-tests", "10000"]);
    assert!(resumed.status.success(), "{}", text_of(&resumed));
}

#[test]
fn a_session_without_an_accepted_candidate_leaves_one_result() {
    let place = Place::new(10, &[3, 5, 8]);
    let stop = ["--max-tests", "4", &place.test(), "x.json"];
    assert!(place.run(&stop).status.success());
    let input = fs::read_to_string(place.path("x.json")).expect("the input");
    assert_eq!(place.result(), input);
    let resumed = place.run(&["resume", "x.json", "--max-tests", "10000"]);
    assert!(resumed.status.success(), "{}", text_of(&resumed));
    assert!(place.result().len() < input.len());
    assert!(!place.path("x.reduced.1.json").exists());
}

#[test]
fn a_full_disk_loses_nothing() {
    let place = Place::new(60, &[7, 22, 31, 33, 50]);
    assert!(
        place
            .run(&["-j1", &place.test(), "x.json"])
            .status
            .success()
    );
    let expected = place.result();
    fs::remove_file(place.path("x.reduced.json")).expect("a result");
    // The journal exceeds this limit on files.
    let bin = env!("CARGO_BIN_EXE_secateur");
    let script = format!(
        "ulimit -f 3; trap '' XFSZ; exec '{bin}' -j1 \"{}\" x.json",
        place.test()
    );
    let output = Command::new("bash")
        .args(["-c", &script])
        .current_dir(place.folder.path())
        .env("XDG_STATE_HOME", place.path("state"))
        .output()
        .expect("it runs");
    let said = text_of(&output);
    if output.status.success() {
        assert!(said.contains("cannot write the journal"), "{said}");
        assert_eq!(place.result(), expected);
        return;
    }
    assert_eq!(output.status.code(), Some(3), "{said}");
    let resumed = place.run(&["resume", "x.json"]);
    assert!(resumed.status.success(), "{}", text_of(&resumed));
    assert_eq!(place.result(), expected);
}
