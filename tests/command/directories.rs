//! Several files at once.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use super::patience::until;
use super::place::{Place, RESULT, marked_processes, names};

const BOTH: &str = "#!/bin/sh\n\
    cd project || exit 1\n\
    grep -q needle a.json && grep -q thread lib/b.json\n";

fn place() -> Place {
    let place = Place::new();
    for (name, text) in [
        ("a.json", "[1, {\"needle\": [2, 3]}, 4]\n"),
        ("lib/b.json", "{\"x\": [\"thread\", 5], \"y\": 6}\n"),
        ("lib/c.json", "[[[7]]]\n"),
        ("notes", "one\ntwo\nthree\n"),
        ("broken.json", "[[,\n"),
    ] {
        let path = place.path("project").join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    place.script("test.sh", BOTH);
    place
}

#[test]
fn files_go_and_what_is_left_of_them_becomes_smaller() {
    let place = place();
    let ended = place.reduce(&["--json", "test.sh", "project"]);
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(summary["files_before"], 5);
    assert_eq!(summary["files_after"], 2);
    assert_eq!(summary["end"], "fixpoint");
    assert_eq!(place.read("project.reduced/a.json"), "\"needle\"\n");
    assert_eq!(place.read("project.reduced/lib/b.json"), "\"thread\"\n");
    assert_eq!(
        names(&place.path("project.reduced")),
        BTreeSet::from(["a.json", "lib"].map(str::to_owned))
    );
    assert!(place.path("project/notes").exists());

    // An earlier result is never overwritten.
    let ended = place.reduce(&["--in-place", "test.sh", "project/"]);
    assert!(
        ended.stderr.contains("project.reduced.1"),
        "{}",
        ended.stderr
    );
    assert_eq!(place.read("project/a.json"), "\"needle\"\n");
    assert!(place.path("project.orig/notes").exists());
    assert!(!place.path("project.reduced").exists());
}

#[test]
fn what_was_there_stays_if_there_is_no_result() {
    let place = place();
    fs::create_dir(place.path("project.reduced")).unwrap();
    place.write("project.reduced/earlier", "1");
    place.refuse(
        &["false", "project"],
        1,
        "does not accept the original input",
    );
    assert_eq!(place.read("project.reduced/earlier"), "1");
    assert!(!place.path("project.reduced.1").exists());
    for output in [".", "project/.."] {
        place.refuse(
            &["-o", output, "test.sh", "project"],
            2,
            "contains the input",
        );
    }
    // The name of the directory that is named by a dot.
    let run = Command::new(env!("CARGO_BIN_EXE_secateur"))
        .args(["--sandbox=off", "../test.sh", "."])
        .current_dir(place.path("project"))
        .output()
        .unwrap();
    assert!(run.status.success(), "{run:?}");
    assert_eq!(place.read("project.reduced/a.json"), "\"needle\"\n");
}

#[test]
fn epochs_give_the_same_directory_for_any_number_of_workers() {
    let results = [("1", "one"), ("3", "three")].map(|(jobs, output)| {
        let place = place();
        let items: Vec<String> = (0..20).map(|n| format!("[\"i{n}\", {n}]")).collect();
        place.write("project/many.json", &format!("[{}]\n", items.join(", ")));
        place.script(
            "test.sh",
            "#!/bin/sh\ncd project || exit 1\n\
             grep -q needle a.json && grep -q thread lib/b.json && grep -q i3.*i17 many.json\n",
        );
        let words = [
            "--width", "4", "--jobs", jobs, "-o", output, "test.sh", "project",
        ];
        place.reduce(&words);
        names(&place.path(output))
            .into_iter()
            .filter(|name| name != "lib")
            .chain(["lib/b.json".to_owned()])
            .map(|name| (place.read(&format!("{output}/{name}")), name))
            .collect::<Vec<_>>()
    });
    assert_eq!(results[0], results[1]);
    assert_eq!(results[0].len(), 3);
    assert!(
        results[0]
            .iter()
            .any(|(text, _)| text == "[\"i3\",\"i17\"]\n"),
        "{results:?}"
    );
}

#[test]
fn files_without_a_language_are_reduced_as_text() {
    let place = place();
    place.script(
        "test.sh",
        "#!/bin/sh\ngrep -q two project/notes && grep -q , project/broken.json\n",
    );
    place.reduce(&["test.sh", "project"]);
    assert_eq!(place.read("project.reduced/notes").trim(), "two");
    assert_eq!(place.read("project.reduced/broken.json").trim(), ",");
}

#[test]
fn a_grammar_reads_files_of_unknown_extensions() {
    let place = place();
    place.write(
        "sums.g4",
        "grammar sums;\nall : sum EOF ;\nsum : N ('+' N)* ;\nN : [0-9]+ ;\n",
    );
    place.write("project/a.sum", "1+22+333");
    place.script(
        "test.sh",
        "#!/bin/sh\ngrep -q 22 project/a.sum && grep -q 3 project/a.sum\n",
    );
    place.reduce(&["--grammar", "sums.g4", "test.sh", "project"]);
    assert_eq!(place.read("project.reduced/a.sum"), "22+333");
    // A hook beside the grammar, which is not compiled, is warned of.
    place.write("sums.rs", "pub fn prepare() {}\n");
    let warned = ["--grammar", "sums.g4", "test.sh", "project"];
    assert!(place.reduce(&warned).stderr.contains("sums.rs is not run"));
    let quiet = place.reduce(&[&["-q"], &warned[..]].concat());
    assert_eq!(quiet.stderr, "");
    let wrong = ["--grammar", "test.sh", "test.sh", "project"];
    let ended = place.run(&wrong);
    assert_eq!(ended.status, Some(2), "{}", ended.stderr);
    assert!(!ended.stderr.contains("left as it is"), "{}", ended.stderr);
}

#[test]
fn a_directory_that_the_test_refuses_is_left_alone() {
    let place = place();
    place.script("test.sh", "#!/bin/sh\nexit 1\n");
    place.refuse(&["test.sh", "project"], 1, "does not accept");
    assert!(!place.path("project.reduced").exists());
    let unexpected = "the reduction of a directory has no --explain";
    place.refuse(&["--explain", "test.sh", "project"], 2, unexpected);
    place.refuse(
        &["compare", "--strategies", "tree", "test.sh", "project"],
        2,
        "directories",
    );
}

#[test]
fn what_a_killed_run_left_is_removed_by_the_next() {
    let place = place();
    let hangs = place.path("hangs").display().to_string();
    // The original passes.
    let script = format!(
        "#!/bin/sh\n[ -e project/broken.json ] && exit\n(setsid sleep 1000 &)\n\
         touch '{hangs}'\nsleep 1000\n"
    );
    place.script("hang.sh", &script);
    let words = ["-q", "-j1", "--in-place", "./hang.sh", "project"];
    let mut killed = place.start(&words);
    until(|| place.path("hangs").exists().then_some(())).unwrap();
    killed.kill().unwrap();
    killed.wait().unwrap();
    assert_ne!(marked_processes(killed.id()), [""; 0]);
    let names_in = |folder: &Path| names(folder).into_iter();
    let left: Vec<_> = names_in(place.temporary.path())
        .filter(|name| name.starts_with("secateur-"))
        .collect();
    // The tests' directory and the copy that they are made of.
    assert_eq!(left.len(), 2, "{left:?}");
    // Its original is not in the input any more.
    place.write("project/notes", "changed\n");
    let ended = place.reduce(&["-q", "test.sh", "project"]);
    let kept = "the original is kept as project.orig";
    assert!(ended.stderr.contains(kept), "{}", ended.stderr);
    assert_eq!(place.read("project.orig/notes"), "one\ntwo\nthree\n");
    assert_eq!(marked_processes(killed.id()), [""; 0]);
    let hidden = names_in(place.folder.path()).find(|name| name.starts_with('.'));
    assert_eq!(hidden, None);
}

#[test]
fn the_original_of_an_unfinished_run_in_place_is_kept() {
    let place = place();
    let input = place.path("project/a.json").display().to_string();
    let count = place.path("count").display().to_string();
    // Rejects all once it has accepted something.
    let test = format!(
        "#!/bin/sh\necho overwritten > '{input}'\necho >> '{count}'\n\
         [ $(wc -l < '{count}') -le 3 ]\n"
    );
    place.script("flaky.sh", &test);
    let ended = place.run(&["-j1", "--in-place", "./flaky.sh", "project"]);
    assert_ne!(ended.status, Some(0), "{ended:?}");
    assert!(ended.stderr.contains("project.orig"), "{ended:?}");
    assert_eq!(place.read("project/a.json"), "overwritten\n");
    assert_eq!(
        place.read("project.orig/a.json"),
        "[1, {\"needle\": [2, 3]}, 4]\n"
    );
}

#[test]
fn the_original_of_a_refused_run_in_place_is_kept() {
    let place = place();
    let input = place.path("project/a.json").display().to_string();
    let test = format!("#!/bin/sh\necho overwritten > '{input}'\nexit 1\n");
    place.script("test.sh", &test);
    let ended = place.run(&["--in-place", "./test.sh", "project"]);
    assert_eq!(ended.status, Some(1), "{ended:?}");
    assert!(ended.stderr.contains("project.orig"), "{ended:?}");
    let kept = place.read("project.orig/a.json");
    assert_eq!(kept, "[1, {\"needle\": [2, 3]}, 4]\n");
    assert!(!place.path("project.reduced").exists());
}

#[test]
fn the_rate_of_a_flaky_result_is_stated() {
    let place = Place::new();
    fs::create_dir(place.path("project")).unwrap();
    fs::rename(place.path("x.json"), place.path("project/x.json")).unwrap();
    let count = place.path("runs").display().to_string();
    // Of the runs on the original every fourth fails, the second first.
    let test = format!(
        "#!/bin/sh\ngrep -q needle project/x.json || exit 1\n\
         echo run >> '{count}'\n[ $(( $(wc -l < '{count}') % 4 )) -ne 2 ]\n"
    );
    place.script("test.sh", &test);
    let ended = place.run(&["-j1", "--json", "./test.sh", "project"]);
    assert_eq!(place.read("project.reduced/x.json"), RESULT);
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    let figure = |name: &str| summary[name].as_u64().unwrap();
    let (passed, runs) = (figure("result_passed"), figure("result_runs"));
    // Runs of their own, a quarter of which fails.
    assert_eq!(runs, 50, "{ended:?}");
    assert!((37..=38).contains(&passed), "{ended:?}");
    assert!(figure("original_runs") > figure("original_passed"));
    let shown = format!("the result passed {}% ({passed} of 50 runs)", passed * 2);
    assert!(ended.stderr.contains(&shown), "{}", ended.stderr);
}

#[test]
fn links_and_empty_directories_are_kept() {
    let place = place();
    let project = place.path("project");
    fs::create_dir(project.join("kept")).unwrap();
    fs::create_dir(project.join("gone")).unwrap();
    symlink("../a.json", project.join("lib/link")).unwrap();
    symlink("a.json", project.join("gone.json")).unwrap();
    let script = "#!/bin/sh\ntest -d project/kept && test -L project/lib/link &&\n\
                  grep -q needle project/lib/link\n";
    place.script("test.sh", script);
    let ended = place.reduce(&["test.sh", "project"]);
    assert!(ended.stderr.starts_with("9 files, "), "{}", ended.stderr);
    assert!(ended.stderr.contains(": 9 → 3 files, "), "{}", ended.stderr);
    let result = place.path("project.reduced");
    assert_eq!(
        names(&result),
        BTreeSet::from(["a.json", "kept", "lib"].map(str::to_owned))
    );
    let link = fs::read_link(result.join("lib/link")).unwrap();
    assert_eq!(link, Path::new("../a.json"));
    assert_eq!(place.read("project.reduced/a.json"), "\"needle\"\n");
}

#[test]
fn a_limit_leaves_the_best_so_far() {
    let place = place();
    let ended = place.reduce(&["--max-tests", "8", "--json", "test.sh", "project"]);
    let next = "mkdir next && mv project.reduced next/project && secateur TEST next/project";
    assert!(ended.stderr.contains(next), "{}", ended.stderr);
    for name in ["project", "project/", "project.reduced"] {
        place.refuse(&["resume", name], 2, &format!("to continue, {next}"));
    }
    let words = next.replace("secateur TEST next/project", "true");
    let moved = Command::new("sh")
        .args(["-c", &words])
        .current_dir(place.folder.path())
        .status();
    assert!(moved.unwrap().success());
    place.reduce(&["test.sh", "next/project"]);
    assert_eq!(place.read("next/project.reduced/a.json"), "\"needle\"\n");
    fs::rename(place.path("next/project"), place.path("project.reduced")).unwrap();
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    assert_eq!(summary["end"], "max-tests");
    assert!(summary["consumed"].as_u64().unwrap() <= 8);
    assert!(place.read("project.reduced/a.json").contains("needle"));
}

#[test]
fn an_input_that_does_not_parse_is_reduced_without_its_grammar() {
    let place = Place::new();
    place.write("x.json", "{\"a\": 1,, \"b\": {\"needle\": 3}}\n");
    let ended = place.reduce(&["test.sh", "x.json"]);
    assert!(ended.stderr.contains("x.json:1:9"), "{}", ended.stderr);
    let warned = ended.stderr.contains("without its grammar");
    assert!(warned, "{}", ended.stderr);
    assert!(place.read("x.reduced.json").trim().len() < 12);
    fs::remove_file(place.path("x.reduced.json")).unwrap();
    place.refuse(&["--strict", "test.sh", "x.json"], 1, "x.json:1:9");
}

#[test]
fn the_original_of_a_changed_directory_is_named() {
    let place = place();
    let input = place.path("project/a.json").display().to_string();
    place.script(
        "test.sh",
        &format!("{BOTH}p=$?\necho needle > '{input}'\nexit $p\n"),
    );
    let ended = place.reduce(&["--in-place", "test.sh", "project"]);
    for message in [
        "the original is kept as project.orig",
        "the new text is kept as project.changed-1",
    ] {
        assert!(ended.stderr.contains(message), "{}", ended.stderr);
    }
    assert!(place.read("project.orig/a.json").contains("[2, 3]"));
}
