//! Runs that end at their time limit in any phase.
//!
//! None of these tests ends by itself, or with this message, so the machine's speed does not
//! matter.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{Mode, OFlags};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

use super::generators::generator;
use super::interruption::send;
use super::patience::until;
use super::place::{NEEDLE, Place, wait};

#[test]
fn the_first_test_ends_with_the_time() {
    let place = Place::new();
    place.script("test.sh", "#!/bin/sh\nsleep 1000\n");
    let message = "the limit of time is reached";
    place.refuse(&["--max-time", "0.2", "./test.sh", "x.json"], 1, message);
    place.script("test.sh", NEEDLE);
    let hangs = [
        "--then",
        "sh -c 'sleep 1000'",
        "--max-time",
        "3",
        "./test.sh",
        "x.json",
    ];
    place.refuse(&hangs, 1, message);
}

#[test]
fn comparisons_and_generators_end_with_the_time() {
    let place = Place::new();
    place.script("test.sh", "#!/bin/sh\nsleep 1000\n");
    let message = "the limit of time is reached";
    let compare = ["compare", "--strategies", "fast,tree", "--max-time", "0.2"];
    place.refuse(
        &[&compare[..], &["./test.sh", "x.json"]].concat(),
        1,
        message,
    );
    let generator = [
        "generator",
        "--name",
        "y.json",
        "--max-time",
        "0.2",
        "./test.sh",
    ];
    let hangs = [&generator[..], &["--", "sh", "-c", "sleep 1000"]].concat();
    place.refuse(&hangs, 1, message);
}

#[test]
fn reading_ends_with_the_time() {
    let place = Place::new();
    let rules: String = (0..4000)
        .map(|n| format!("r{n} : 'a{n}' r{} | 'b{n}' (r{} 'c{n}')* ;\n", n + 1, n + 1))
        .collect();
    place.write("big.g4", &format!("grammar big;\n{rules}r4000 : 'end' ;\n"));
    let words = [
        "--grammar",
        "big.g4",
        "--max-time",
        "0.1",
        "./test.sh",
        "x.json",
    ];
    place.refuse(
        &words,
        1,
        "the limit of time is reached before the first test",
    );
}

/// Waits for the end of the process whose number is in the file `pid`.
fn ends(place: &Place) {
    let stat = format!("/proc/{}/stat", place.read("pid").trim());
    let ended = until(|| {
        let stat = fs::read_to_string(&stat).unwrap_or_default();
        let state = stat.rsplit_once(") ").map_or("", |(_, fields)| fields);
        (state.is_empty() || state.starts_with(['Z', 'X'])).then_some(())
    });
    assert!(ended.is_some(), "{stat}");
}

#[test]
fn a_look_for_tools_ends_with_the_time_and_at_a_signal() {
    let place = Place::new();
    place.write("x.c", "int needle;\n");
    fs::create_dir(place.path("bin")).unwrap();
    for name in ["cargo", "clang_delta"] {
        let folder = place.folder.path().display();
        let hangs = format!(
            "#!/bin/sh\necho $$ > '{folder}/new' && mv '{folder}/new' '{folder}/pid'\n\
                             exec sleep 1000\n"
        );
        place.script(&format!("bin/{name}"), &hangs);
    }
    let compare = ["compare", "--strategies", "fast", "--plugin", "clang-delta"];
    for tool in [
        &["--guard", "rust"][..],
        &["--plugin", "clang-delta"],
        &compare,
    ] {
        let limited = [tool, &["--max-time", "0.5", "grep needle", "x.c"]].concat();
        let ended = place.run(&limited);
        assert_eq!(ended.status, Some(1), "{ended:?}");
        let message = "the limit of time is reached before the first test";
        assert!(ended.stderr.contains(message), "{}", ended.stderr);
        let _ = place.path("pid").exists().then(|| ends(&place));
        let _ = fs::remove_file(place.path("pid"));
        let child = place.start(&[tool, &["grep needle", "x.c"]].concat());
        until(|| place.path("pid").exists().then_some(())).expect("the tool runs");
        send("INT", &child);
        let ended = place.end(child);
        assert_eq!(ended.status, Some(130), "{ended:?}");
        assert!(ended.stderr.contains("interrupted"), "{}", ended.stderr);
        ends(&place);
        fs::remove_file(place.path("pid")).unwrap();
    }
}

#[test]
fn a_signal_ends_a_report_that_nobody_reads() {
    let place = Place::new();
    let made = Command::new("mkfifo").arg(place.path("page")).status();
    assert!(made.unwrap().success());
    // Longer than what a pipe holds.
    place.write(
        "x.json",
        &format!("[\"needle\", \"{}\"]\n", "x".repeat(1 << 20)),
    );
    let both = fs::OpenOptions::new().read(true).write(true).to_owned();
    let mut page = both.open(place.path("page")).unwrap();
    let child = place.start(&["--report", "page", "./test.sh", "x.json"]);
    // The page is written after the search.
    page.read_exact(&mut [0]).unwrap();
    send("INT", &child);
    let ended = place.end(child);
    assert_eq!(ended.status, Some(130), "{ended:?}");
    let message = "interrupted; the best so far is x.reduced.json";
    assert!(ended.stderr.contains(message), "{}", ended.stderr);
}

/// Makes a FIFO that takes nothing more while the file is open.
fn full_pipe(path: &Path) -> fs::File {
    let made = Command::new("mkfifo").arg(path).status();
    assert!(made.unwrap().success());
    let both = fs::OpenOptions::new().read(true).write(true).to_owned();
    let full = both.open(path).unwrap();
    let mut fill = Command::new("dd");
    fill.args(["if=/dev/zero", "oflag=nonblock", "bs=1"]);
    let filled = fill.arg(format!("of={}", path.display())).output();
    assert!(!filled.unwrap().status.success());
    full
}

/// Opens a terminal whose output is stopped, as by Ctrl-S; returns both of its ends.
fn stopped_terminal() -> (fs::File, fs::File) {
    let near = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&near).unwrap();
    unlockpt(&near).unwrap();
    let path = ptsname(&near, Vec::new()).unwrap();
    let flags = OFlags::RDWR | OFlags::NOCTTY | OFlags::CLOEXEC;
    let terminal = rustix::fs::open(path, flags, Mode::empty()).unwrap();
    let mut near = fs::File::from(near);
    near.write_all(b"\x13").unwrap();
    let now = Timespec::default();
    let takes = || poll(&mut [PollFd::new(&terminal, PollFlags::OUT)], Some(&now)).unwrap();
    until(|| (takes() == 0).then_some(())).expect("the terminal stops");
    (near, terminal.into())
}

#[test]
fn a_signal_ends_a_run_whose_messages_nobody_reads() {
    for is_terminal in [false, true] {
        let place = Place::new();
        let pid = place.path("pid").display().to_string();
        // The run of a candidate hangs.
        let script = format!(
            "#!/bin/sh\n[ -s x.json ] || exit 1\ngrep -q 7.*needle x.json && exit\necho > '{pid}'\nexec sleep 1000\n"
        );
        place.script("test.sh", &script);
        place.write("x.json", "[7, \"needle\"]\n");
        let error = place.temporary.path().join("full");
        let (full, opened) = match is_terminal {
            true => stopped_terminal(),
            false => {
                let full = full_pipe(&error);
                let opened = fs::OpenOptions::new().write(true).open(&error).unwrap();
                (full, opened)
            }
        };
        let mut command = place.command(&["-j1", "./test.sh", "x.json"]);
        let mut child = command
            .stdout(Stdio::null())
            .stderr(opened)
            .spawn()
            .unwrap();
        until(|| place.path("pid").exists().then_some(())).expect("a candidate's test");
        send("INT", &child);
        assert_eq!(wait(&mut child).code(), Some(130));
        drop(full);
        assert!(place.path("x.reduced.json").exists());
    }
}

#[test]
fn a_signal_ends_the_output_that_nobody_reads() {
    let place = Place::new();
    fs::create_dir(place.path("folder")).unwrap();
    place.write("folder/x.json", "[\"needle\", 1]\n");
    place.script("all.sh", "#!/bin/sh\ngrep -qr needle .\n");
    place.script("any.sh", "#!/bin/sh\ngrep -q . x.json\n");
    let [output, error] = ["stdout", "stderr"].map(|name| place.temporary.path().join(name));
    let generator = generator();
    let generate = ["generator", "--only-trace", "--json", "--name", "x.json"];
    let generate = [&generate[..], &["./any.sh", "--", &generator, "7"]].concat();
    let compare = ["compare", "--strategies", "fast", "--report", "page"];
    let compare = [&compare[..], &["./test.sh", "x.json"]].concat();
    for words in [&["--json", "./all.sh", "folder"][..], &generate, &compare] {
        let full = full_pipe(&output);
        let child = place.start(words);
        fs::remove_file(&output).unwrap();
        fs::write(&output, "").unwrap();
        // What comes before that output, after the search.
        let is_over = || {
            let said = fs::read_to_string(&error).unwrap();
            said.contains("accepted edit") || place.path("page").exists()
        };
        until(|| is_over().then_some(())).expect("the search ends");
        send("INT", &child);
        let ended = place.end(child);
        drop(full);
        assert_eq!(ended.status, Some(130), "{words:?}: {ended:?}");
        assert!(ended.stderr.contains("interrupted"), "{}", ended.stderr);
    }
}
