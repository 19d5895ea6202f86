//! `learn`, `model` and `collect`.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::interruption::send;
use super::patience::until;
use super::place::Place;

fn secateur(folder: &Path, words: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_secateur"))
        .current_dir(folder)
        .args(words)
        .output()
        .unwrap();
    let mut shown = String::from_utf8_lossy(&output.stdout).into_owned();
    shown.push_str(&String::from_utf8_lossy(&output.stderr));
    (output.status.code(), shown)
}

#[test]
fn a_model_is_trained_shown_and_used() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    fs::create_dir(folder.join("corpus")).unwrap();
    fs::write(folder.join("corpus/a.json"), r#"{"a": [1, {"b": 2}]}"#).unwrap();
    fs::write(folder.join("corpus/b.json"), r#"[{"a": "x"}, 3]"#).unwrap();
    fs::write(folder.join("corpus/c.json"), "{").unwrap();
    let learn = ["learn", "json", "corpus", "-o", "json.model"];
    let (status, shown) = secateur(folder, &learn);
    assert_eq!(status, Some(0), "{shown}");
    assert!(
        shown.contains("2 files") && shown.contains("1 cannot be read"),
        "{shown}"
    );
    assert!(!folder.join("json.model.part").exists());
    let model = fs::read_to_string(folder.join("json.model")).unwrap();

    let (status, _) = secateur(folder, &learn);
    assert_eq!(status, Some(0));
    assert_eq!(
        fs::read_to_string(folder.join("json.model")).unwrap(),
        model
    );

    let (status, shown) = secateur(folder, &["model", "show", "json.model"]);
    assert_eq!(status, Some(0));
    assert!(shown.starts_with("json: 2 files"), "{shown}");

    fs::write(folder.join("x.json"), r#"[[{"p": 1, "q": [[5]]}]]"#).unwrap();
    let reduce = |options: &[&str]| {
        let words = [
            options,
            &[
                "--strategy",
                "gtr-star",
                "x.json",
                "--",
                "grep",
                "-q",
                "{",
                "{}",
            ],
        ];
        let (status, shown) = secateur(folder, &words.concat());
        assert_eq!(status, Some(0), "{shown}");
        fs::read_to_string(folder.join("x.reduced.json")).unwrap()
    };
    assert_eq!(reduce(&["--model", "none"]).trim(), "{}");
    assert!(reduce(&["--model", "json.model"]).contains(':'));
    let ordered = [
        "--set",
        "corpus-order=on",
        "x.json",
        "--",
        "grep",
        "-q",
        "{",
        "{}",
    ];
    let (status, shown) = secateur(folder, &ordered);
    assert_eq!(status, Some(2));
    assert!(shown.contains("make one with `learn json`"), "{shown}");
    let with_model = [&["--model", "json.model"], &ordered[..]].concat();
    let (status, shown) = secateur(folder, &with_model);
    assert_eq!(status, Some(0), "{shown}");
    let result = fs::read_to_string(folder.join("x.reduced.json")).unwrap();
    assert_eq!(result.trim(), "{}");
    let (status, shown) = secateur(folder, &["--model", "x.json", "x.json", "--", "true"]);
    assert_eq!(status, Some(2));
    assert!(
        shown.contains("it is no model, or one of another version"),
        "{shown}"
    );
    let (status, shown) = secateur(folder, &["learn", "json", "none", "-o", "m"]);
    assert_eq!(status, Some(2), "{shown}");
    let (status, shown) = secateur(folder, &["learn", "json", "corpus", "-o", "."]);
    assert_eq!(status, Some(2), "{shown}");
    assert!(!folder.join("..part").exists());
}

#[test]
fn what_is_valid_is_collected_the_same_each_time() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    fs::create_dir(folder.join("programs")).unwrap();
    for number in 0..4 {
        let text = format!(r#"{{"a": [{number}, 2, [3]], "b": {{"c": null}}}}"#);
        fs::write(folder.join(format!("programs/{number}.json")), text).unwrap();
    }
    let collect = |output: &str, seed: &str| {
        let words = [
            "collect", "json", "programs", "-o", output, "--seed", seed, "--", "grep", "-q", "b",
            "{}",
        ];
        let (status, shown) = secateur(folder, &words);
        assert_eq!(status, Some(0), "{shown}");
        assert!(shown.contains("4 of 4 programs"), "{shown}");
        fs::read_to_string(folder.join(output)).unwrap()
    };
    let first = collect("one", "1");
    assert_eq!(collect("two", "1"), first);
    assert_ne!(collect("three", "2"), first);
    let rows: Vec<serde_json::Value> = first
        .lines()
        .skip(1)
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert!(rows.iter().any(|row| row["valid"] == true));
    assert!(rows.iter().any(|row| row["valid"] == false));
}

#[test]
fn collecting_ends_in_time_with_part_of_the_data() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    fs::write(folder.join("a.json"), "[1, 2, 3, 4, 5, 6, 7, 8, 9]").unwrap();
    let collect = |output: &str, options: &[&str]| {
        let words = [
            &["collect", "json", "a.json", "-o", output][..],
            options,
            &["--", "sh", "-c", "sleep 0.2; grep -q 9 \"$0\"", "{}"],
        ];
        let (status, shown) = secateur(folder, &words.concat());
        assert_eq!(status, Some(0), "{shown}");
        fs::read_to_string(folder.join(output)).unwrap()
    };
    let all = collect("all", &[]);
    // Time for two tests, the first of them of the whole file.
    let part = collect("part", &["--max-time", "0.3"]);
    assert!(all.starts_with(&part));
    assert!(all.lines().count() > 3, "{all}");
    assert!(part.lines().count() <= 3, "{part}");
}

#[test]
fn an_interruption_leaves_the_collected_data() {
    let place = Place::new();
    let folder = place.folder.path().display();
    // The third test of each program hangs.
    let script = format!(
        "#!/bin/sh\ncd '{folder}'\nname=$(basename $1)\necho >> $name.count\n\
         [ $(wc -l < $name.count) -lt 3 ] && exit\n\
         touch $name.hangs\nsleep 1000\n"
    );
    place.script("hang.sh", &script);
    for name in ["a", "b"] {
        place.write(&format!("{name}.json"), "[1, 2, 3, 4, 5, 6, 7, 8, 9]");
    }
    let options = ["collect", "json", "a.json", "b.json", "-o", "data", "-j2"];
    let rest = ["--sandbox", "off", "--", "./hang.sh", "{}"];
    let child = place.start(&[&options[..], &rest].concat());
    let hangs = |name: &str| place.path(name).exists();
    until(|| (hangs("a.json.hangs") && hangs("b.json.hangs")).then_some(())).unwrap();
    send("INT", &child);
    let ended = place.end(child);
    assert_eq!(ended.status, Some(130), "{ended:?}");
    assert!(ended.stderr.contains("interrupted"), "{ended:?}");
    // The head, and a row of each program.
    assert_eq!(place.read("data").lines().count(), 3);
}

#[test]
fn a_pipe_without_a_writer_ends_with_the_time() {
    let place = Place::new();
    let pipe = place.path("pipe.json");
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    for (words, status) in [
        (["learn", "json", "pipe.json", "-o", "m"], 1),
        (["collect", "json", "pipe.json", "-o", "d"], 0),
    ] {
        let rest: &[&str] = match words[0] {
            "collect" => &["--max-time", "0.2", "--", "true"],
            _ => &["--max-time", "0.2"],
        };
        let ended = place.run(&[&words[..], rest].concat());
        assert_eq!(ended.status, Some(status), "{ended:?}");
    }
}

#[test]
fn learning_goes_on_where_it_was_stopped() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    fs::create_dir(folder.join("corpus")).unwrap();
    fs::write(folder.join("corpus/a.json"), r#"{"a": [1, {"b": 2}]}"#).unwrap();
    fs::write(folder.join("corpus/b.json"), r#"[{"a": "x"}, 3]"#).unwrap();
    let pipe = folder.join("pipe.json");
    fs::write(&pipe, "").unwrap();
    fn words(output: &str) -> [&str; 6] {
        ["learn", "json", "corpus", "pipe.json", "-o", output]
    }
    let learn = |output: &str| secateur(folder, &words(output));
    let (status, shown) = learn("whole.model");
    assert_eq!(status, Some(0), "{shown}");
    assert!(!shown.contains("continues after"), "{shown}");
    // Only writing the model fails: a directory takes its place while a file is read.
    fs::remove_file(&pipe).unwrap();
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let mut stopped = Command::new(env!("CARGO_BIN_EXE_secateur"))
        .current_dir(folder)
        .args(words("json.model"))
        .spawn()
        .unwrap();
    let writer = fs::File::options().write(true).open(&pipe).unwrap();
    fs::create_dir(folder.join("json.model")).unwrap();
    drop(writer);
    assert!(!stopped.wait().unwrap().success());
    assert!(folder.join("json.model.part").exists());
    fs::remove_dir(folder.join("json.model")).unwrap();
    fs::remove_file(&pipe).unwrap();
    fs::write(&pipe, "").unwrap();
    // Files of other versions are rejected, as is the model in them.
    let part = fs::read_to_string(folder.join("json.model.part")).unwrap();
    let damaged = part.replacen("\"kind\":", "\"kind\":9999", 1);
    for (other, wanted) in [
        (part.replacen("\"secateur_part\":1,", "", 1), "no version"),
        (part.replacen("_part\":1", "_part\":7", 1), "version 7"),
        (part.replacen("_model\":1", "_model\":9", 1), "version 9"),
        (damaged, "damaged"),
    ] {
        fs::write(folder.join("json.model.part"), other).unwrap();
        let (status, shown) = learn("json.model");
        assert_eq!(status, Some(2), "{shown}");
        let refused = "cannot continue from json.model.part: ";
        assert!(shown.contains(refused) && shown.contains(wanted), "{shown}");
        assert!(shown.contains("delete that file to begin again"), "{shown}");
    }
    fs::write(folder.join("json.model.part"), part).unwrap();
    let (status, shown) = learn("json.model");
    assert_eq!(status, Some(0), "{shown}");
    assert!(shown.contains("continues after 3 files"), "{shown}");
    assert!(!folder.join("json.model.part").exists());
    let model = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    assert_eq!(model("json.model"), model("whole.model"));
    // There is no time for a file; then the model has all of them.
    let late = [&words("late.model")[..], &["--max-time", "1e-9"]].concat();
    let (status, shown) = secateur(folder, &late);
    assert_eq!(status, Some(1), "{shown}");
    assert!(
        shown.contains("after 0 of 3 files; the same command continues"),
        "{shown}"
    );
    let (status, shown) = learn("late.model");
    assert_eq!(status, Some(0), "{shown}");
    assert_eq!(model("late.model"), model("whole.model"));
    for time in ["0", "-1", "inf"] {
        let time = format!("--max-time={time}");
        let late = [&words("late.model")[..], &[&time]].concat();
        let (status, shown) = secateur(folder, &late);
        assert_eq!(status, Some(2), "{shown}");
        let words = [
            "collect", "json", "corpus", "-o", "data", &time, "--", "true",
        ];
        let (status, shown) = secateur(folder, &words);
        assert_eq!(status, Some(2), "{shown}");
    }
    fs::create_dir(folder.join("other.model")).unwrap();
    assert_ne!(learn("other.model").0, Some(0));
    fs::remove_dir(folder.join("other.model")).unwrap();
    fs::write(folder.join("corpus/c.json"), "[]").unwrap();
    let (status, shown) = learn("other.model");
    assert_eq!(status, Some(0), "{shown}");
    assert!(!shown.contains("continues after"), "{shown}");
    assert!(shown.contains("3 files"), "{shown}");
}

#[test]
fn a_model_that_ships_is_used_and_handed_on() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    let text = "int a;
int f(int x) { if (x > 1) { return a + x * 2; } else return (x); }
int main(void) { for (a = 0; a < 3; a++) f(a); return f(keep); }
";
    fs::write(folder.join("x.c"), text).unwrap();
    // Tests and tokens.
    let reduce = |options: &[&str]| {
        let words = [
            &["--quiet", "--json", "--jobs", "1"][..],
            options,
            &["x.c", "--", "grep", "-q", "keep", "{}"],
        ];
        let (status, shown) = secateur(folder, &words.concat());
        assert_eq!(status, Some(0), "{shown}");
        let measures: serde_json::Value = serde_json::from_str(&shown).unwrap();
        (measures["tests"].clone(), measures["tokens_after"].clone())
    };
    let pardis = reduce(&["--strategy", "pardis"]);
    let guided = ["--strategy", "model-guided"];
    assert_ne!(reduce(&guided), pardis);
    let words = ["--model", "none", "x.c", "--", "grep", "-q", "keep", "{}"];
    let (status, shown) = secateur(folder, &[&guided[..], &words].concat());
    assert_eq!(status, Some(2), "{shown}");
    assert!(
        shown.contains("needs a model with a random forest"),
        "{shown}"
    );
    // A missing file is created.
    reduce(&["--model", "mine.model", "--set", "keep-learning=on"]);
    let (status, shown) = secateur(folder, &["model", "show", "mine.model"]);
    assert_eq!(status, Some(0), "{shown}");
    assert!(shown.contains("estimates of earlier runs"), "{shown}");
    assert!(
        shown.contains("a random forest that predicts which deletions are valid"),
        "{shown}"
    );
    let ours = concat!(env!("CARGO_MANIFEST_DIR"), "/grammars/c.model");
    let (_, ours) = secateur(folder, &["model", "show", ours]);
    let files = |shown: &str| shown.lines().next().map(str::to_owned);
    assert_eq!(files(&shown), files(&ours));
    assert_eq!(
        reduce(&[&guided[..], &["--model", "mine.model"]].concat()),
        reduce(&guided)
    );
}

#[test]
fn a_run_stores_its_estimates_on_request() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path();
    let text = r#"{"a": [1, 2, [3]], "b": {"c": null}, "keep": [4, 5]}"#;
    fs::write(folder.join("x.json"), text).unwrap();
    let reduce = |options: &[&str]| {
        let test: &[&str] = &["x.json", "--", "grep", "-q", "keep", "{}"];
        let (status, shown) = secateur(folder, &[options, test].concat());
        assert_eq!(status, Some(0), "{shown}");
        fs::read_to_string(folder.join("x.reduced.json")).unwrap()
    };
    let (status, shown) = secateur(
        folder,
        &["--set", "keep-learning=on", "x.json", "--", "true"],
    );
    assert_eq!(status, Some(2), "{shown}");
    let first = reduce(&["--model", "runs.model", "--set", "keep-learning=on"]);
    let known = || fs::read_to_string(folder.join("runs.model")).unwrap();
    let heard = known();
    let (status, shown) = secateur(folder, &["model", "show", "runs.model"]);
    assert_eq!(status, Some(0));
    assert!(shown.contains("estimates of earlier runs"), "{shown}");
    // By default a run only uses the estimates.
    assert_eq!(reduce(&["--model", "runs.model"]), first);
    assert_eq!(known(), heard);
    assert_eq!(
        reduce(&["--model", "runs.model", "--set", "keep-learning=on"]),
        first
    );
    assert_ne!(known(), heard);
}
