//! Property tests on an execution service, and what resumes them.

use std::path::Path;

use crate::casd::Casd;
use crate::place::{BOTH, NEEDLES, Place};
use crate::skip::no_program;

/// Starts a service; `None` without the programs, which is reported.
fn casd(test: &str) -> Option<Casd> {
    let client = Path::new(env!("CARGO_BIN_EXE_secateur")).with_file_name("secateur-remote");
    if !client.is_file() {
        no_program(test, "`cargo build -p secateur-remote` has not run");
        return None;
    }
    Casd::start(test)
}

fn needles() -> Place {
    let place = Place::new();
    place.write("x.json", NEEDLES);
    place.script("test.sh", &format!("#!/bin/sh\n{BOTH}"));
    place
}

#[test]
fn a_reduction_continues_here_or_there() {
    let Some(casd) = casd("a_reduction_continues_here_or_there") else {
        return;
    };
    let task = ["--width", "4", "./test.sh", "x.json"];
    let whole = needles();
    whole.reduce(&task);
    let there = ["--remote", &casd.endpoint()];
    let here = ["--remote", "none"];
    for (first, then) in [(here, there), (there, here), (there, there)] {
        let place = needles();
        place.reduce(&[&first[..], &["--max-tests", "5"], &task].concat());
        let resume = ["resume", "x.json", "--max-tests", "9999"];
        place.reduce(&[&resume[..], &then].concat());
        assert_eq!(place.read("x.reduced.json"), whole.read("x.reduced.json"));
    }
}

#[test]
fn a_service_that_cannot_be_used_is_an_error() {
    let Some(_casd) = casd("a_service_that_cannot_be_used_is_an_error") else {
        return;
    };
    let place = needles();
    for (options, status, message) in [
        (
            &["--remote", "grpc://127.0.0.1:9"][..],
            3,
            "3 attempts failed",
        ),
        (&["--remote", "ftp://x"], 3, "write grpc://HOST:PORT"),
        (&["--remote-salt", "x"], 2, "add --remote URL"),
        (
            &["--remote", "grpc://x:1", "--remote-header", "key=@none"],
            2,
            "cannot read none",
        ),
    ] {
        let words = [options, &["./test.sh", "x.json"]].concat();
        place.refuse(&words, status, message);
    }
}
