//! The `secateur` command as it is typed: arguments, messages, exit statuses, and
//! what is on disk afterwards.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// An input, and the single token that [`NEEDLE`] asks for.
const INPUT: &str = "{\"a\": [1, 2, {\"b\": null}], \"needle\": [true, false], \"c\": \"d\"}\n";

/// What is left of it.
const RESULT: &str = "\"needle\"\n";

/// An input of which two needles are to be kept, which takes several successes.
const NEEDLES: &str = "[[\"needle\", 1], [2, [3, \"needle\"], 4], 5, {\"a\": [6, 7]}]\n";

/// The end of a test script for it.
const BOTH: &str = "[ \"$(grep -o needle x.json | wc -l)\" -eq 2 ]\n";

/// A property test for it.
const NEEDLE: &str = "#!/bin/sh\ngrep -q needle x.json\n";

/// What takes longer than this hangs.
const HANG: Duration = Duration::from_secs(90);

/// Held while a script is written and while a program is started: a child between
/// fork and exec would hold the script open, and it could not be run.
static WRITING: Mutex<()> = Mutex::new(());

/// A working directory with an input `x.json` and a test `test.sh`, and a place
/// for temporary files.
struct Place {
    folder: tempfile::TempDir,
    temporary: tempfile::TempDir,
}

/// How a run ended.
#[derive(Debug)]
struct Ended {
    status: Option<i32>,
    stdout: String,
    stderr: String,
}

impl Place {
    fn new() -> Self {
        let place = Self {
            folder: tempfile::tempdir().unwrap(),
            temporary: tempfile::tempdir().unwrap(),
        };
        place.write("x.json", INPUT);
        place.script("test.sh", NEEDLE);
        place
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.path(name), text).unwrap();
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// Writes an executable file.
    fn script(&self, name: &str, text: &str) {
        let _writing = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
        self.write(name, text);
        fs::set_permissions(self.path(name), fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// Starts the command here; its output goes to files.
    fn start(&self, arguments: &[&str]) -> Child {
        let _writing = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
        let file = |name| fs::File::create(self.temporary.path().join(name)).unwrap();
        // Options stand behind the name of a task.
        let task = arguments.first().filter(|&&word| word == "compare");
        Command::new(env!("CARGO_BIN_EXE_secateur"))
            .args(task)
            .arg("--temp")
            .arg(self.temporary.path())
            .args(&arguments[usize::from(task.is_some())..])
            .current_dir(self.folder.path())
            .env("TMPDIR", self.temporary.path())
            .stdin(Stdio::null())
            .stdout(file("stdout"))
            .stderr(file("stderr"))
            .spawn()
            .unwrap()
    }

    /// Waits for its end. No temporary files may be left then, nor processes.
    fn end(&self, mut child: Child) -> Ended {
        let status = wait(&mut child);
        let take = |name| {
            let path = self.temporary.path().join(name);
            let text = fs::read_to_string(&path).unwrap();
            fs::remove_file(path).unwrap();
            text
        };
        let (stdout, stderr) = (take("stdout"), take("stderr"));
        assert_eq!(names(self.temporary.path()), BTreeSet::new(), "{stderr}");
        assert_eq!(marked_processes(child.id()), Vec::<String>::new());
        Ended {
            status: status.code(),
            stdout,
            stderr,
        }
    }

    fn run(&self, arguments: &[&str]) -> Ended {
        self.end(self.start(arguments))
    }

    /// Runs it successfully.
    fn reduce(&self, arguments: &[&str]) -> Ended {
        let ended = self.run(arguments);
        assert_eq!(ended.status, Some(0), "{ended:?}");
        ended
    }

    /// Runs it in vain: the status and one of the messages are as given, nothing is
    /// on standard output and nothing was written.
    fn refuse(&self, arguments: &[&str], status: i32, message: &str) -> Ended {
        let before = contents(self.folder.path());
        let ended = self.run(arguments);
        assert_eq!(ended.status, Some(status), "{arguments:?}: {ended:?}");
        assert_eq!(ended.stdout, "", "{arguments:?}");
        assert!(
            ended.stderr.contains(message),
            "{arguments:?}: {}",
            ended.stderr
        );
        assert_eq!(contents(self.folder.path()), before, "{arguments:?}");
        ended
    }
}

/// Waits for a process that should not take long.
fn wait(child: &mut Child) -> ExitStatus {
    let ended = until(|| child.try_wait().unwrap());
    ended.unwrap_or_else(|| {
        let _ = child.kill();
        panic!("it hangs");
    })
}

/// Asks until there is an answer, but not for ever.
fn until<T>(mut question: impl FnMut() -> Option<T>) -> Option<T> {
    const NAP: Duration = Duration::from_millis(5);
    for _ in 0..HANG.as_millis() / NAP.as_millis() {
        if let Some(answer) = question() {
            return Some(answer);
        }
        thread::sleep(NAP);
    }
    None
}

fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap();
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    entries.map(|entry| name(entry.unwrap())).collect()
}

/// Name, text and permissions of all files in a folder.
fn contents(folder: &Path) -> Vec<(String, Option<String>, u32)> {
    let describe = |name: String| {
        let path = folder.join(&name);
        let mode = path.symlink_metadata().unwrap().permissions().mode();
        (name, fs::read_to_string(path).ok(), mode)
    };
    names(folder).into_iter().map(describe).collect()
}

/// Living processes that the tests of a run have started.
fn marked_processes(run: u32) -> Vec<String> {
    let marker = format!("SECATEUR_TEST={run}.");
    let marked = |pid: &String| {
        let read = |name| fs::read(format!("/proc/{pid}/{name}")).unwrap_or_default();
        let stat = String::from_utf8_lossy(&read("stat")).into_owned();
        let state = stat
            .rsplit_once(')')
            .map_or("", |(_, fields)| fields.trim());
        let environment = read("environ");
        !state.starts_with(['Z', 'X'])
            && environment
                .split(|&b| b == 0)
                .any(|entry| entry.starts_with(marker.as_bytes()))
    };
    let entries = fs::read_dir("/proc").expect("these tests need /proc");
    entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.bytes().all(|b| b.is_ascii_digit()))
        .filter(marked)
        .collect()
}

#[test]
fn wrong_usage_is_explained() {
    let place = Place::new();
    place.write("plain.sh", NEEDLE);
    place.write("x.unknown", INPUT);
    place.write("noextension", INPUT);
    place.script("x.sh", NEEDLE);
    fs::create_dir(place.path("folder")).unwrap();
    let cases: &[(&[&str], &str)] = &[
        (&[], "a property test and an input are needed"),
        (&["x.json"], "there is only `x.json`"),
        (&["./test.sh", "no.json"], "there is no input `no.json`"),
        (&["no.json", "--", "./test.sh"], "no.json"),
        (&["./test.sh", "folder"], "the input folder is a directory"),
        (&["folder", "x.json"], "`folder` is a directory"),
        (&["./test.sh", "x.unknown"], "`.unknown` files"),
        (&["./test.sh", "x.unknown"], "json"),
        (&["./test.sh", "noextension"], "--language"),
        (
            &["x.json", "test.sh"],
            "the test comes first, then the input",
        ),
        (&["./plain.sh", "x.json"], "chmod +x ./plain.sh"),
        (&["./none.sh", "x.json"], "`./none.sh` is neither a file"),
        (&["no-such-program", "x.json"], "`no-such-program`"),
        (&["sh 'c", "x.json"], "unclosed quote"),
        (&["", "x.json"], "empty"),
        (&["x.json", "--", ""], "empty"),
        (&["./test.sh", "x.json", "x.json"], "3 words"),
        (&["./test.sh", "x.json", "--", "sh"], "two property tests"),
        (&["--", "./test.sh"], "the input is missing"),
        (&["-l", "nope", "./test.sh", "x.json"], "no language `nope`"),
        (&["-l", "nope", "./test.sh", "x.json"], "json"),
        (&["--jobs", "0", "./test.sh", "x.json"], "--jobs"),
        (&["--jobs", "many", "./test.sh", "x.json"], "many"),
        (&["--timeout", "0", "./test.sh", "x.json"], "--timeout"),
        (&["--timeout=-1", "./test.sh", "x.json"], "--timeout"),
        (&["--timeout", "NaN", "./test.sh", "x.json"], "--timeout"),
        (&["--nonsense", "./test.sh", "x.json"], "--nonsense"),
        (
            &["--in-place", "-o", "y", "./test.sh", "x.json"],
            "--in-place",
        ),
        (&["-o", "x.json", "./test.sh", "x.json"], "--in-place"),
        (
            &["-o", "folder", "./test.sh", "x.json"],
            "not an ordinary file",
        ),
        (
            &["-o", "/dev/null", "./test.sh", "x.json"],
            "not an ordinary file",
        ),
        (
            &["-o", "no/where", "./test.sh", "x.json"],
            "cannot write to no",
        ),
    ];
    for (arguments, message) in cases {
        place.refuse(arguments, 2, message);
    }
}

#[test]
fn help_is_no_mistake() {
    let place = Place::new();
    let help = place.reduce(&["--help"]);
    for option in ["--jobs", "--timeout", "--in-place", "--grammar", "130"] {
        assert!(help.stdout.contains(option), "{option}");
    }
    let version = place.reduce(&["--version"]).stdout;
    assert!(version.contains(env!("CARGO_PKG_VERSION")), "{version}");
}

#[test]
fn the_test_can_be_given_in_many_ways() {
    let here = Place::new();
    let script = here.path("test.sh").display().to_string();
    let quoted = format!("'{script}' {{}}");
    here.write("has needle.txt", "needle");
    let ways: &[&[&str]] = &[
        &["./test.sh", "x.json"],
        &["test.sh", "x.json"],
        &[&script, "x.json"],
        &[&quoted, "x.json"],
        &["grep -q needle", "x.json"],
        &["grep -q needle {}", "./x.json"],
        &["sh -c 'grep -q needle < \"$1\"' sh {}", "x.json"],
        &["x.json", "--", "grep", "-q", "needle", "{}"],
        &["x.json", "--", "grep", "-q", "needle", "x.json"],
        &["x.json", "--", "sh", "-c", "grep -q needle {}"],
        &["x.json", "--", "./test.sh"],
        &["--", "./test.sh", "x.json"],
        &["--", "grep -q needle", "x.json"],
        &["--language", "JSON", "./test.sh", "x.json"],
        &[
            "--verify-syntax",
            "--timeout",
            "60.5",
            "./test.sh",
            "x.json",
        ],
    ];
    for way in ways {
        here.reduce(way);
        assert_eq!(here.read("x.reduced.json"), RESULT, "{way:?}");
        assert_eq!(here.read("x.json"), INPUT, "{way:?}");
        fs::remove_file(here.path("x.reduced.json")).unwrap();
    }
}

#[test]
fn a_program_is_not_mistaken_for_a_file_of_its_name() {
    let place = Place::new();
    place.write("grep", "not a program");
    place.reduce(&["x.json", "--", "grep", "-q", "needle", "{}"]);
    assert_eq!(place.read("x.reduced.json"), RESULT);
}

#[test]
fn a_script_may_lack_its_first_line() {
    let place = Place::new();
    place.script("test.sh", "grep -q needle \"$1\"\n");
    place.reduce(&["./test.sh", "x.json"]);
    assert_eq!(place.read("x.reduced.json"), RESULT);
}

#[test]
fn the_result_goes_beside_the_input() {
    let place = Place::new();
    fs::create_dir(place.path("sub")).unwrap();
    fs::rename(place.path("x.json"), place.path("sub/x.json")).unwrap();
    place.reduce(&["./test.sh", "sub/x.json"]);
    assert_eq!(place.read("sub/x.reduced.json"), RESULT);
    assert_eq!(
        names(&place.path("sub")),
        BTreeSet::from(["x.json".to_owned(), "x.reduced.json".to_owned()])
    );
    assert_eq!(names(place.folder.path()).len(), 2);
}

#[test]
fn the_result_goes_where_it_should() {
    let place = Place::new();
    fs::create_dir(place.path("sub")).unwrap();
    place.write("sub/result.txt", "an earlier one");
    place.reduce(&["--output", "sub/result.txt", "./test.sh", "x.json"]);
    assert_eq!(place.read("sub/result.txt"), RESULT);
    assert_eq!(place.read("x.json"), INPUT);
    assert!(!place.path("x.reduced.json").exists());
}

#[test]
fn in_place_keeps_the_original_once() {
    let place = Place::new();
    place.reduce(&["--in-place", "./test.sh", "x.json"]);
    assert_eq!(place.read("x.json"), RESULT);
    assert_eq!(place.read("x.orig.json"), INPUT);
    assert_eq!(
        names(place.folder.path()),
        BTreeSet::from(["test.sh", "x.json", "x.orig.json"].map(str::to_owned))
    );
    place.refuse(&["--in-place", "./test.sh", "x.json"], 2, "x.orig.json");
}

#[test]
fn permissions_are_those_of_the_input() {
    for mode in [0o600, 0o640, 0o755] {
        let place = Place::new();
        let permissions = fs::Permissions::from_mode(mode);
        fs::set_permissions(place.path("x.json"), permissions).unwrap();
        place.reduce(&["./test.sh", "x.json"]);
        let of = |name: &str| place.path(name).metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!((of("x.json"), of("x.reduced.json")), (mode, mode));
        place.reduce(&["--in-place", "./test.sh", "x.json"]);
        assert_eq!((of("x.json"), of("x.orig.json")), (mode, mode));
    }
}

#[test]
fn a_refused_original_is_explained() {
    let place = Place::new();
    place.script(
        "test.sh",
        "#!/bin/sh\nfor i in $(seq 100); do echo \"line $i\"; done\necho last words >&2\nexit 42\n",
    );
    let ended = place.refuse(&["./test.sh", "x.json"], 1, "exit status 42");
    for part in ["last words", "line 100", "test.sh", "`x.json`"] {
        assert!(ended.stderr.contains(part), "{part}: {}", ended.stderr);
    }
    assert!(!ended.stderr.contains("line 50\n"), "{}", ended.stderr);

    place.script("test.sh", "#!/bin/sh\nkill -SEGV $$\n");
    let ended = place.refuse(&["./test.sh", "x.json"], 1, "signal 11");
    assert!(ended.stderr.contains("printed nothing"), "{}", ended.stderr);

    place.script("test.sh", "#!/bin/sh\nsleep 1000\n");
    let arguments = ["--timeout", "0.2", "./test.sh", "x.json"];
    place.refuse(&arguments, 1, "longer --timeout");
}

#[test]
fn an_input_that_does_not_parse_is_shown() {
    let place = Place::new();
    place.write("x.json", "{\"a\": 1,\n \"needle\": ]}\n");
    let ended = place.refuse(&["./test.sh", "x.json"], 1, "x.json:2:12:");
    for part in ["expected", "'['", "STRING", "\"needle\": ]}"] {
        assert!(ended.stderr.contains(part), "{part}: {}", ended.stderr);
    }
    place.write("x.json", "[1, needle]\n");
    place.refuse(&["./test.sh", "x.json"], 1, "x.json:1:5:");
    place.write("x.json", "");
    place.refuse(&["true", "x.json"], 1, "x.json:1:1:");
}

#[test]
fn a_weak_test_is_warned_of() {
    let place = Place::new();
    let ended = place.reduce(&["true", "x.json"]);
    assert!(ended.stderr.contains("warning:"), "{}", ended.stderr);
    assert!(ended.stderr.contains("empty file"), "{}", ended.stderr);
    let ended = place.reduce(&["./test.sh", "x.json"]);
    assert!(!ended.stderr.contains("warning"), "{}", ended.stderr);
}

#[test]
fn the_summary_is_for_people_or_programs() {
    let place = Place::new();
    let ended = place.reduce(&["./test.sh", "x.json"]);
    assert_eq!(ended.stdout, "");
    assert!(ended.stderr.contains("x.reduced.json"), "{}", ended.stderr);
    assert!(ended.stderr.contains("1 tokens"), "{}", ended.stderr);

    let ended = place.reduce(&["--json", "./test.sh", "x.json"]);
    assert_eq!(ended.stdout.lines().count(), 1);
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    let count = |name: &str| {
        summary[name]
            .as_u64()
            .unwrap_or_else(|| panic!("{name} in {summary}"))
    };
    assert!(count("tokens_before") > count("tokens_after"));
    assert_eq!(count("tokens_after"), 1);
    assert_eq!(count("bytes_before"), INPUT.len() as u64);
    assert_eq!(count("bytes_after"), RESULT.len() as u64);
    assert!(count("tests") >= count("successes") + count("cancelled") + count("timeouts"));
    assert!(count("successes") >= 1);
    assert!(count("rounds") >= 1);
    assert_eq!(count("rejected_by_grammar"), 0);
    count("cache_hits");
    for name in ["seconds", "oracle_seconds", "outside_seconds"] {
        assert!(summary[name].as_f64().is_some_and(|s| s >= 0.0), "{name}");
    }
    assert_eq!(summary["empty_is_interesting"], false);
    assert_eq!(summary["end"], "fixpoint");
    assert_eq!(summary["output"], "x.reduced.json");
    let ended = place.reduce(&["--json", "--quiet", "true", "x.json"]);
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(summary["empty_is_interesting"], true);
}

#[test]
fn quiet_is_silent_but_for_errors() {
    let place = Place::new();
    for test in ["./test.sh", "true"] {
        let ended = place.reduce(&["--quiet", test, "x.json"]);
        assert_eq!((&*ended.stdout, &*ended.stderr), ("", ""), "{test}");
    }
    place.refuse(&["--quiet", "false", "x.json"], 1, "exit status 1");
    place.refuse(&["--quiet", "./test.sh"], 2, "needed");
}

#[test]
fn languages_are_listed() {
    let place = Place::new();
    let list = place.reduce(&["--list-languages"]).stdout;
    let line = |name: &str| {
        let found = list
            .lines()
            .find(|line| line.split(' ').next() == Some(name));
        found.unwrap_or_else(|| panic!("{name} in {list}"))
    };
    assert!(line("json").contains(".json"));
    assert!(line("c").contains(".h"));
    // For texts of any language: they are named, not found by an extension.
    for name in ["lines", "tokens", "brackets"] {
        assert!(!line(name).contains('.'), "{list}");
    }
}

#[test]
fn strategies_are_compared() {
    let place = Place::new();
    let strategies = "tree,hdd,hdd-star+minimal,lists:probdd,default";
    let before = contents(place.folder.path());
    let ended = place.reduce(&["compare", "--strategies", strategies, "./test.sh", "x.json"]);
    assert_eq!(contents(place.folder.path()), before, "nothing is written");
    let lines: Vec<Vec<&str>> = ended
        .stdout
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    assert_eq!(lines[0][..3], ["strategy", "tokens", "bytes"]);
    assert_eq!(lines[1][..3], ["(input)", "27", &INPUT.len().to_string()]);
    let names: Vec<&str> = lines[2..].iter().map(|line| line[0]).collect();
    assert_eq!(names.join(","), strategies);
    assert_eq!(lines[2][1..3], ["1", "9"], "the default's first strategy");
    for line in &lines[2..] {
        let tokens: usize = line[1].parse().unwrap();
        let tests: usize = line[3].parse().unwrap();
        let successes: usize = line[4].parse().unwrap();
        assert!(
            tokens < 27 && successes > 0 && tests > successes,
            "{line:?}"
        );
    }

    // Each as it is alone.
    for line in &lines[2..4] {
        let name = format!("{}.json", line[0]);
        let alone = ["--jobs", "1", "--strategy", line[0], "--output", &name];
        place.reduce(&[&alone[..], &["./test.sh", "x.json"]].concat());
        let ended = place.reduce(&[
            "compare",
            "--jobs",
            "1",
            "--keep",
            "kept",
            "--json",
            "--strategies",
            line[0],
            "./test.sh",
            "x.json",
        ]);
        assert_eq!(place.read(&format!("kept/{name}")), place.read(&name));
        let row: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
        assert_eq!(row["strategy"], line[0]);
        assert_eq!(row["bytes"], place.read(&name).len());
        assert_eq!(row["end"], "fixpoint");
    }
}

#[test]
fn wrong_comparisons_are_explained() {
    let place = Place::new();
    for (words, status, message) in [
        (&["./test.sh", "x.json"][..], 2, "--strategies"),
        (&["--strategies", "tree"], 2, "needed"),
        (
            &["--strategies", "none", "./test.sh", "x.json"],
            2,
            "`none`",
        ),
        (
            &["--strategies", "tree:none", "./test.sh", "x.json"],
            2,
            "`none`",
        ),
        (
            &["--strategies", "tree", "--in-place", "./test.sh", "x.json"],
            2,
            "no --in-place",
        ),
        (
            &["--strategies", "tree", "false", "x.json"],
            1,
            "exit status 1",
        ),
        (&["resume", "x.json"], 2, "--strategies"),
    ] {
        place.refuse(&[&["compare"], words].concat(), status, message);
    }
    place.refuse(
        &["--lists", "ddmin", "./test.sh", "x.json"],
        2,
        "--strategy",
    );
    let help = place.reduce(&["compare", "--help"]).stdout;
    assert!(
        help.contains("--strategies") && help.contains("--jobs"),
        "{help}"
    );
    assert!(!help.contains("--in-place"), "{help}");
}

#[test]
fn any_text_can_be_reduced_without_its_grammar() {
    let place = Place::new();
    let text = "int f(a) {\n  don't [touch; {this}];\n}\n\nneedle (one, \"two\")\n";
    fs::write(
        place.path("x.json"),
        [text.as_bytes(), b"\xff\x00 (\xc3)"].concat(),
    )
    .unwrap();
    for (language, result) in [
        ("lines", "needle (one, \"two\")\n"),
        ("tokens", "needle"),
        ("brackets", "needle"),
    ] {
        place.reduce(&[
            "--language",
            language,
            "--strategy",
            "lists",
            "--quiet",
            "./test.sh",
            "x.json",
        ]);
        let reduced = place.read("x.reduced.json");
        let shown = if language == "lines" {
            &*reduced
        } else {
            reduced.trim()
        };
        assert_eq!(shown, result, "{language}");
    }
    place.write("x.json", "needle (]");
    place.refuse(
        &["--language", "brackets", "./test.sh", "x.json"],
        1,
        "unexpected `]`",
    );
}

#[test]
fn a_grammar_can_be_given() {
    let place = Place::new();
    place.write(
        "words.g4",
        "grammar words;\nfile : line* EOF ;\nline : WORD+ ';' ;\nWORD : [a-z]+ ;\nWS : [ \\n]+ -> skip ;\n",
    );
    place.write("x.words", "a needle b;\nc d;\ne;\n");
    let test = "sh -c 'grep -q needle x.words && grep -q \";$\" x.words'";
    place.reduce(&["--grammar", "words.g4", test, "x.words"]);
    let result = place.read("x.reduced.words");
    assert_eq!(result.replace(char::is_whitespace, ""), "needle;");

    place.write("x.words", "a needle b;\nc 1 d;\n");
    let arguments = ["--grammar", "words.g4", "true", "x.words"];
    place.refuse(&arguments, 1, "x.words:2:3:");
    place.refuse(&["--grammar", "none.g4", "true", "x.words"], 1, "none.g4");
}

#[test]
fn settings_beside_a_given_grammar_count() {
    let place = Place::new();
    // Without them the first rule is the start, and each letter is a token.
    place.write(
        "words.bnf",
        "<word> ::= <letter> | <letter> <word>\n<letter> ::= 'a' .. 'z'\n\
         <file> ::= <word> | <word> <file>\n",
    );
    place.write("words.toml", "start = \"file\"\ntokens = [\"word\"]\n");
    place.write("x.words", "some needle\nelse\n");
    let test = "sh -c 'grep -q needle x.words'";
    place.reduce(&["--grammar", "words.bnf", test, "x.words"]);
    assert_eq!(place.read("x.reduced.words").trim(), "needle");
    place.write("words.toml", "strat = \"file\"\n");
    let arguments = ["--grammar", "words.bnf", test, "x.words"];
    let ended = place.refuse(&arguments, 1, "words.toml");
    assert!(ended.stderr.contains("strat"), "{}", ended.stderr);
}

#[test]
fn a_broken_grammar_is_shown() {
    let place = Place::new();
    place.write(
        "broken.g4",
        "grammar broken;\nfile : missing EOF ;\nWORD : [a-z]+ ;\n",
    );
    let arguments = ["--grammar", "broken.g4", "./test.sh", "x.json"];
    let ended = place.refuse(&arguments, 1, "broken.g4:2:8");
    for part in ["error", "`missing`", "2 | file : missing EOF ;", "^^^^^^^"] {
        assert!(ended.stderr.contains(part), "{part}: {}", ended.stderr);
    }
    place.write("broken.g4", "grammar broken;\nfile : 'a ;\n");
    place.refuse(&arguments, 1, "broken.g4:2:");
}

#[test]
fn odd_names_are_only_names() {
    for name in [
        "-x.json",
        "a b  c.json",
        "it's.json",
        "$HOME;`x`.json",
        "ü \"{}\".json",
    ] {
        let place = Place::new();
        fs::rename(place.path("x.json"), place.path(name)).unwrap();
        let (stem, _) = name.rsplit_once('.').unwrap();
        let result = format!("{stem}.reduced.json");
        let input = format!("./{name}");
        for arguments in [
            &["grep -q needle", &*input][..],
            &[&*input, "--", "grep", "-q", "needle", "{}"],
            &["--", "grep -q needle", name],
        ] {
            place.reduce(arguments);
            assert_eq!(place.read(&result), RESULT, "{arguments:?}");
            fs::remove_file(place.path(&result)).unwrap();
        }
        assert_eq!(place.read(name), INPUT);
    }
}

#[test]
fn the_number_of_jobs_does_not_change_the_result() {
    let place = Place::new();
    let mut random = fastrand::Rng::with_seed(7);
    let items: Vec<String> = (0..60)
        .map(|at| match random.u32(0..3) {
            0 => format!("{{\"k{at}\": [{at}, {}]}}", random.u32(0..100)),
            1 => format!("[[{at}], \"needle{at}\"]"),
            _ => format!("{at}"),
        })
        .collect();
    place.write("x.json", &format!("[{}]\n", items.join(", ")));
    // Not monotonous: what may go depends on what has gone.
    let test = "sh -c 'n=$(grep -o needle x.json | wc -l); \
                t=$(tr -cd , <x.json | wc -c); [ \"$n\" -ge 3 ] && [ $((t % 5)) -ne 1 ]'";
    let mut results = BTreeSet::new();
    for jobs in ["1", "2", "4", "9"] {
        place.reduce(&["--jobs", jobs, test, "x.json"]);
        results.insert(place.read("x.reduced.json"));
    }
    assert_eq!(results.len(), 1, "{results:?}");
    assert!(results.first().is_some_and(|text| text.len() < 100));
}

/// Sends a signal to a process that was started here and has not been waited for.
///
/// Where SIGINT is ignored from the start (a background job of a script), it stays
/// ignored, as it should; SIGTERM stands in for it then.
fn send(signal: &str, child: &Child) {
    let ignored = fs::read_to_string("/proc/self/status")
        .unwrap_or_default()
        .lines()
        .find_map(|line| u64::from_str_radix(line.strip_prefix("SigIgn:")?.trim(), 16).ok())
        .is_some_and(|signals| signals >> 1 & 1 == 1);
    let signal = if ignored { "TERM" } else { signal };
    let command = format!("kill -{signal} {}", child.id());
    let status = Command::new("/bin/sh")
        .args(["-c", &command])
        .status()
        .unwrap();
    assert!(status.success());
}

/// Once there is a result, no test ends: each hangs, with processes in sessions of
/// their own. The test says so in `hanging`.
fn hang_after_success(place: &Place) {
    let folder = place.folder.path().display();
    let script = format!(
        "#!/bin/sh\nif [ -e '{folder}/x.reduced.json' ]; then\n\
         trap '' INT TERM\nsetsid sleep 1000 &\nsleep 1000 &\n\
         touch '{folder}/hanging'\nsleep 1000\nfi\n{BOTH}"
    );
    place.write("x.json", NEEDLES);
    place.script("test.sh", &script);
}

/// Starts a run and waits until one of its tests is `hanging`.
fn start_to_hang(place: &Place, arguments: &[&str]) -> Child {
    let mut child = place.start(arguments);
    let hangs = until(|| {
        if place.path("hanging").exists() {
            return Some(true);
        }
        child.try_wait().unwrap().map(|_| false)
    });
    if hangs != Some(true) {
        let _ = child.kill();
        panic!("no test hangs: {:?}", place.end(child));
    }
    child
}

#[test]
fn interruption_leaves_the_best_so_far() {
    for (signal, jobs) in [("INT", "1"), ("INT", "3"), ("TERM", "2")] {
        let place = Place::new();
        hang_after_success(&place);
        let child = start_to_hang(&place, &["--jobs", jobs, "--json", "./test.sh", "x.json"]);
        send(signal, &child);
        let ended = place.end(child);
        assert_eq!(ended.status, Some(130), "{ended:?}");
        assert!(ended.stderr.contains("interrupted"), "{}", ended.stderr);
        let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
        assert_eq!(summary["end"], "interrupted");
        let best = place.read("x.reduced.json");
        assert!(best.contains("needle"));
        assert_eq!(summary["bytes_after"], best.len());
        assert!(best.len() < place.read("x.json").len());
    }
}

#[test]
fn a_second_interruption_leaves_nothing_either() {
    for _ in 0..5 {
        let place = Place::new();
        hang_after_success(&place);
        let child = start_to_hang(&place, &["--jobs", "3", "./test.sh", "x.json"]);
        send("INT", &child);
        send("INT", &child);
        let ended = place.end(child);
        assert_eq!(ended.status, Some(130), "{ended:?}");
        assert!(place.read("x.reduced.json").contains("needle"));
    }
}

#[test]
fn interruption_does_not_replace_the_input() {
    let place = Place::new();
    hang_after_success(&place);
    let child = start_to_hang(&place, &["--in-place", "--quiet", "./test.sh", "x.json"]);
    send("INT", &child);
    let ended = place.end(child);
    assert_eq!(ended.status, Some(130), "{ended:?}");
    assert_eq!((&*ended.stdout, &*ended.stderr), ("", ""));
    assert_eq!(place.read("x.json"), NEEDLES);
    assert!(!place.path("x.orig.json").exists());
    assert!(place.read("x.reduced.json").contains("needle"));
}

#[test]
fn interruption_before_the_first_verdict_leaves_nothing() {
    let place = Place::new();
    let folder = place.folder.path().display().to_string();
    place.script(
        "test.sh",
        &format!("#!/bin/sh\nsetsid sleep 1000 &\ntouch '{folder}/hanging'\nsleep 1000\n"),
    );
    let child = start_to_hang(&place, &["./test.sh", "x.json"]);
    send("INT", &child);
    let ended = place.end(child);
    assert_eq!(ended.status, Some(130), "{ended:?}");
    assert!(ended.stderr.contains("interrupted"), "{}", ended.stderr);
    assert!(!place.path("x.reduced.json").exists());
}

#[test]
fn a_result_that_cannot_be_saved_is_an_error() {
    let place = Place::new();
    fs::create_dir(place.path("out")).unwrap();
    let out = place.path("out").display().to_string();
    // The test takes away the place where the result should go.
    place.script(
        "test.sh",
        &format!("#!/bin/sh\nrm -rf '{out}'\ngrep -q needle x.json\n"),
    );
    let ended = place.run(&["-o", "out/y.json", "./test.sh", "x.json"]);
    assert_eq!(ended.status, Some(3), "{ended:?}");
    assert!(ended.stderr.contains("cannot save"), "{}", ended.stderr);
    assert!(ended.stderr.contains("out/y.json"), "{}", ended.stderr);
}

#[test]
fn a_test_that_vanishes_is_an_error() {
    let place = Place::new();
    let folder = place.folder.path().display().to_string();
    // Gone when there is a result.
    place.script(
        "test.sh",
        &format!(
            "#!/bin/sh\nif [ -e '{folder}/x.reduced.json' ]; then rm -f '{folder}/test.sh'; exit 1; fi\n\
             {BOTH}"
        ),
    );
    place.write("x.json", NEEDLES);
    let ended = place.run(&["--jobs", "1", "./test.sh", "x.json"]);
    assert_eq!(ended.status, Some(3), "{ended:?}");
    assert!(ended.stderr.contains("cannot run"), "{}", ended.stderr);
    assert!(ended.stderr.contains("best so far"), "{}", ended.stderr);
    assert!(place.read("x.reduced.json").contains("needle"));
}
