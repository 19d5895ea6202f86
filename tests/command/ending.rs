//! Runs that end at their time limit in any phase.
//!
//! None of these tests ends by itself, or with this message, so the machine's speed does not
//! matter.

use super::place::{NEEDLE, Place};

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
