//! Reports tests that cannot run here.

use std::io::Write as _;

/// A program is missing. Under CI, where `.ci/run` installs all of them, that is a failure.
///
/// # Panics
/// If `CI` is set.
pub fn no_program(test: &str, why: &str) {
    let ci = std::env::var_os("CI").is_some_and(|value| !value.is_empty());
    assert!(!ci, "{test} is skipped under CI: {why}");
    say(test, why);
}

/// The kernel cannot do what is tested: nothing can be installed, so it is only said.
#[allow(dead_code, reason = "not all tests need the kernel")]
pub fn no_kernel_support(test: &str, why: &str) {
    say(test, why);
}

/// The standard error stream itself: what a test that passes prints by macros is not shown.
fn say(test: &str, why: &str) {
    let _ = writeln!(std::io::stderr(), "skipped: {test}: {why}");
}
