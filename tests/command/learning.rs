//! `learn`, `model` and `collect`.

use std::fs;
use std::path::Path;
use std::process::Command;

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
fn a_model_is_learnt_shown_and_used() {
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
        shown.contains("2 files") && shown.contains("1 do not parse"),
        "{shown}"
    );
    assert!(!folder.join("json.model.part").exists());
    let model = fs::read_to_string(folder.join("json.model")).unwrap();

    // The same files give the same model.
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
    assert_eq!(reduce(&["--no-model"]).trim(), "{}");
    assert!(reduce(&["--model", "json.model"]).contains(':'));
    let (status, shown) = secateur(folder, &["--model", "x.json", "x.json", "--", "true"]);
    assert_eq!(status, Some(2));
    assert!(shown.contains("no model"), "{shown}");
    let (status, shown) = secateur(folder, &["learn", "json", "none", "-o", "m"]);
    assert_eq!(status, Some(2), "{shown}");
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
fn a_run_hands_on_what_it_heard_if_it_is_asked_to() {
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
    let (status, shown) = secateur(folder, &["--keep-learning", "x.json", "--", "true"]);
    assert_eq!(status, Some(2), "{shown}");
    let first = reduce(&["--model", "runs.model", "--keep-learning"]);
    let known = || fs::read_to_string(folder.join("runs.model")).unwrap();
    let heard = known();
    let (status, shown) = secateur(folder, &["model", "show", "runs.model"]);
    assert_eq!(status, Some(0));
    assert!(shown.contains("estimates of earlier runs"), "{shown}");
    // Without being asked a run only uses it.
    assert_eq!(reduce(&["--model", "runs.model"]), first);
    assert_eq!(known(), heard);
    assert_eq!(reduce(&["--model", "runs.model", "--keep-learning"]), first);
    assert_ne!(known(), heard);
}
