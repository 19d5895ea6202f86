//! Results as short as by hand, where compilers, interpreters and a database judge the property.
//!
//! Each folder of `tests/bytes` has an input, its property test and the text that a person made
//! of it before a reducer saw it. Those of C++, Java, JavaScript and Python take minutes.

use std::fs;
use std::path::Path;

use super::place::Place;
use super::skip::is_installed;

fn is_as_short(folder: &str, program: &str) {
    if !is_installed("is_as_short", program) {
        return;
    }
    let place = Place::new();
    let from = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/bytes")
        .join(folder);
    let (mut input, mut by_hand) = (String::new(), 0);
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let text = fs::read_to_string(&path).unwrap();
        match name.split_once('.').unwrap() {
            ("interesting", _) => place.script(name, &text),
            ("input", _) => {
                place.write(name, &text);
                name.clone_into(&mut input);
            }
            _ => by_hand = text.trim_end().len(),
        }
    }
    place.reduce(&["-j1", "./interesting.sh", &input]);
    let text = place.read(&input.replace("input.", "input.reduced."));
    let bytes = text.trim_end().len();
    assert!(10 * bytes <= 11 * by_hand, "{bytes} of {by_hand}:\n{text}");
}

#[test]
fn c_is_as_short() {
    is_as_short("c", "cc");
}

#[test]
fn json_is_as_short() {
    is_as_short("json", "python3");
}

#[test]
fn rust_is_as_short() {
    is_as_short("rust", "rustc");
}

#[test]
fn sql_is_as_short() {
    is_as_short("sql", "python3");
}

#[test]
fn toml_is_as_short() {
    is_as_short("toml", "python3");
}

#[test]
fn xml_is_as_short() {
    is_as_short("xml", "python3");
}
