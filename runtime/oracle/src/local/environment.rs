use std::ffi::{OsStr, OsString};

use super::sandbox::{Sandbox, SandboxRules};

/// Variables of a test in a sandbox: paths and settings of programs and libraries.
///
/// Others, such as the secrets of CI systems, are withheld.
#[rustfmt::skip]
const PASSED: &[&str] = &[
    "PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TERM", "NO_COLOR",
    "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS",
    "LD_LIBRARY_PATH", "LIBRARY_PATH", "PKG_CONFIG_PATH", "SOURCE_DATE_EPOCH",
    "CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH", "CC", "CXX", "CFLAGS", "CXXFLAGS", "LDFLAGS",
    "ASAN_OPTIONS", "LSAN_OPTIONS", "MSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS",
    "CARGO_HOME", "RUSTUP_HOME", "RUSTUP_TOOLCHAIN", "RUSTFLAGS", "RUST_BACKTRACE",
    "GOCACHE", "GOFLAGS", "GOPATH", "GOROOT", "JAVA_HOME", "CLASSPATH", "NODE_PATH", "PERL5LIB",
    "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV", "GEM_HOME", "GEM_PATH", "RUBYLIB",
];

const LOCALE: &str = "LC_";

pub(super) fn passed(sandbox_rules: &SandboxRules) -> Vec<(OsString, OsString)> {
    let is_passed = |name: &OsStr| {
        let known = |text: &str| PASSED.contains(&text) || text.starts_with(LOCALE);
        name.to_str().is_some_and(known)
            || sandbox_rules.environment.iter().any(|more| more == name)
    };
    let all = sandbox_rules.sandbox == Sandbox::Off;
    std::env::vars_os()
        .filter(|(name, _)| all || is_passed(name))
        .collect()
}
