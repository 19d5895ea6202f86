//! Reports tests that cannot run here.

use std::io::Write as _;

/// Reports a missing program, a failure under CI, where `.ci/run` installs all.
pub fn no_program(test: &str, why: &str) {
    let ci = std::env::var_os("CI").is_some_and(|value| !value.is_empty());
    assert!(!ci, "{test} is skipped under CI: {why}");
    say(test, why);
}

/// Whether a program is in the `PATH`; otherwise the test is reported as skipped.
///
/// The program is not started, since a test that checks for processes would see it.
#[allow(dead_code, reason = "not all tests need another program")]
pub fn is_installed(test: &str, program: &str) -> bool {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&paths).any(|folder| folder.join(program).is_file());
    if !found {
        no_program(test, &format!("no {program}"));
    }
    found
}

/// Reports a limitation of the kernel, which no installation can lift.
#[allow(dead_code, reason = "not all tests need the kernel")]
pub fn no_kernel_support(test: &str, why: &str) {
    say(test, why);
}

// Prints past the capture of passing tests' output.
fn say(test: &str, why: &str) {
    let _ = writeln!(std::io::stderr(), "skipped: {test}: {why}");
}
