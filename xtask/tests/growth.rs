//! Growth of the work of a reduction with wide, deep and repetitive inputs, in instructions.

use std::process::Command;

use serde_json::Value;

/// Maximal growth of work for each test, and of the number of tests, relative to the input.
const LINEAR: f64 = 1.1;

#[test]
fn work_is_never_cubic_in_the_width() {
    is_never_cubic("wide");
}

#[test]
fn work_is_never_cubic_in_the_depth() {
    is_never_cubic("deep");
}

#[test]
fn work_is_never_cubic_in_repetitions() {
    is_never_cubic("repetitive");
}

fn is_never_cubic(input: &str) {
    let folder = tempfile::tempdir().unwrap();
    let json = folder.path().join("scale.json");
    let ended = Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["bench", "scale", "--strategies=default", "--instructions"])
        .arg(format!("--inputs={input}"))
        .args(["--tokens=500,1500"])
        .arg("--json")
        .arg(&json)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&ended.stderr);
    if said.contains("neither perf nor valgrind") {
        let ci = std::env::var_os("CI").is_some_and(|value| !value.is_empty());
        assert!(!ci, "skipped under CI: there is neither perf nor valgrind");
        eprintln!("skipped: there is neither perf nor valgrind");
        return;
    }
    assert!(ended.status.success(), "{said}");
    let results: Value = serde_json::from_slice(&std::fs::read(json).unwrap()).unwrap();
    let mut compared = 0;
    for row in results["rows"].as_array().unwrap() {
        let figure = |name: &str| row["values"][name].as_f64();
        let (Some(tests), Some(work)) =
            (figure("growth of tests"), figure("growth of instructions"))
        else {
            continue;
        };
        compared += 1;
        assert!(tests <= LINEAR && work - tests <= LINEAR, "{row}");
    }
    assert_eq!(compared, 1);
}
