//! Signals, full disks, tests that vanish.

use std::fs;
use std::path::PathBuf;
use std::process::Child;
use std::process::Command;

use super::patience::until;
use super::place::{BOTH, NEEDLES, Place};

/// Sends a signal to a child that was not waited for.
///
/// SIGTERM replaces a SIGINT that is ignored from the start, as in a script's background job.
pub fn send(signal: &str, child: &Child) {
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

/// Writes a test that, once there is a result, hangs with processes in other sessions.
///
/// Before it hangs, the test creates the file `hanging`.
pub fn hang_after_success(place: &Place) {
    let folder = place.folder.path().display();
    let script = format!(
        "#!/bin/sh\nif [ -e '{folder}/x.reduced.json' ]; then\n\
         trap '' INT TERM\nsetsid sleep 1000 &\nsleep 1000 &\n\
         touch '{folder}/hanging'\nsleep 1000\nfi\n{BOTH}"
    );
    place.write("x.json", NEEDLES);
    place.script("test.sh", &script);
}

pub fn start_to_hang(place: &Place, arguments: &[&str]) -> Child {
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
fn a_limit_of_file_size_is_an_error() {
    let place = Place::new();
    place.write("x.json", &format!("[\"needle\"{}]", ", 0".repeat(9000)));
    let limited = Command::new("sh")
        .args(["-c", "ulimit -f 8; exec \"$@\"", "sh"])
        .args([env!("CARGO_BIN_EXE_secateur"), "./test.sh", "x.json"])
        .current_dir(place.folder.path())
        .env("TMPDIR", place.temporary.path())
        .output()
        .unwrap();
    let shown = String::from_utf8_lossy(&limited.stderr);
    assert_eq!(limited.status.code(), Some(2), "{shown}");
    assert!(shown.contains("File too large"), "{shown}");
}

#[test]
fn a_generator_that_hangs_ends_at_a_signal() {
    let place = Place::new();
    let command = "echo $$ > pid.new; mv pid.new pid; exec sleep 1000";
    let record = ["trace", "record", "-o", "x.trace", "--sandbox", "off"];
    let generator = [
        "generator",
        "--name",
        "y.json",
        "--sandbox",
        "off",
        "./test.sh",
    ];
    for arguments in [&record[..], &generator] {
        let child = place.start(&[arguments, &["--", "sh", "-c", command]].concat());
        until(|| place.path("pid").exists().then_some(())).unwrap();
        let hangs = PathBuf::from("/proc").join(place.read("pid").trim());
        send("INT", &child);
        assert_eq!(place.end(child).status, Some(130));
        let ended = until(|| (!hangs.exists()).then_some(()));
        assert_eq!(ended, Some(()), "{arguments:?}");
        fs::remove_file(place.path("pid")).unwrap();
    }
}

#[test]
fn a_test_that_vanishes_is_an_error() {
    let place = Place::new();
    let folder = place.folder.path().display().to_string();
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
