//! The complaints of a guard: its diagnostics, without places and numbers.
//!
//! Quoted parts are left out, since edits change them, except for the name that a warning with a kind
//! of the compiler is about: otherwise an old one would permit another of its kind elsewhere.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use regex::bytes::Regex;

use super::signature::{MESSAGES, plain};
use super::{Seen, reported_signal};
use secateur_reduce::executor::Ending;

/// The number of complaints of each kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Complaints(BTreeMap<String, usize>);

/// A line of a compiler or checker: `x.c:1:2: warning: text [-Wkind]`, `error[E0308]: text`.
static DIAGNOSTIC: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"(?m)^(?:[^\n]*?: )??(?P<level>fatal error|error|warning)(?:\[(?P<code>\w+)\]| (?P<number>[A-Z]+\d+))?: (?P<text>[^\n]*)",
    )
    .expect("this pattern is tested")
});

/// The compiler's name of a kind of diagnostics, at the end or the start of the text.
static NAMED: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"\[-W(?:error=)?(?P<end>[\w+-]+)=?\d*\]\s*$|^\[(?P<start>[\w-]+)\] ")
        .expect("this pattern is tested")
});

static VALGRIND: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"(?m)^==\d+== (?P<m>(?:Conditional jump|Use of uninit|Invalid |Mismatched |Syscall param|Source and dest)[^\n]*)",
    )
    .expect("this pattern is tested")
});

/// Quoted parts of the source, which edits change.
static QUOTED: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r#"‘[^’\n]*’|“[^”\n]*”|`[^`'\n]*[`']|'[^'\n]*'|"[^"\n]*""#)
        .expect("this pattern is tested")
});

/// The first quoted name of a warning.
static ABOUT: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"[‘`'](?P<name>\w+)[’`']").expect("this pattern is tested"));

/// Lines that only count others.
static SUMMARY: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^(?:aborting due to|\d+ warnings? emitted|ld returned|linker command failed)")
        .expect("this pattern is tested")
});

impl Complaints {
    pub(crate) fn of(seen: &Seen) -> Self {
        let mut kinds = Vec::new();
        match seen.ending {
            Ending::Exited(0) => {}
            Ending::Exited(status) => kinds.push(match reported_signal(status) {
                Some(signal) => format!("signal {signal}"),
                None => format!("exit status {status}"),
            }),
            _ => kinds.push(seen.how()),
        }
        for part in seen.stderr.parts().chain(seen.stdout.parts()) {
            for found in DIAGNOSTIC.captures_iter(part) {
                kinds.extend(kind(&found));
            }
            for pattern in MESSAGES.iter().chain([&*VALGRIND]) {
                let all = pattern.captures_iter(part);
                let messages = all.filter_map(|found| found.name("m"));
                kinds.extend(messages.map(|message| unquoted(message.as_bytes())));
            }
        }
        let mut counts = BTreeMap::new();
        for kind in kinds {
            *counts.entry(kind).or_default() += 1;
        }
        Self(counts)
    }

    pub(crate) fn new_to(&self, known: &Self) -> Option<String> {
        let is_new = |(kind, count): &(&String, &usize)| known.0.get(*kind) < Some(*count);
        self.0.iter().find(is_new).map(|(kind, _)| kind.clone())
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

/// Returns the kind of a diagnostic; a warning that is made an error is of its own kind.
fn kind(found: &regex::bytes::Captures<'_>) -> Option<String> {
    let level = String::from_utf8_lossy(&found["level"]);
    let text = &found["text"];
    let named = NAMED.captures(text);
    let named = named.as_ref();
    let name = named.and_then(|named| named.name("end").or(named.name("start")));
    if let Some(name) = name {
        let mut kind = format!("warning [{}]", String::from_utf8_lossy(name.as_bytes()));
        if let Some(about) = ABOUT.captures(text) {
            kind.push_str(&format!(" of {}", String::from_utf8_lossy(&about["name"])));
        }
        return Some(kind);
    }
    if let Some(code) = found.name("code").or(found.name("number")) {
        return Some(format!(
            "{level} [{}]",
            String::from_utf8_lossy(code.as_bytes())
        ));
    }
    (!SUMMARY.is_match(text)).then(|| format!("{level}: {}", unquoted(text)))
}

fn unquoted(text: &[u8]) -> String {
    plain(&QUOTED.replace_all(text, &b"_"[..])).replace("-N", "N")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kept::Kept;

    fn of(ending: Ending, stderr: &str) -> Vec<String> {
        let seen = Seen {
            ending,
            stdout: Kept::default(),
            stderr: Kept::of(stderr.as_bytes()),
        };
        Complaints::of(&seen).iter().map(str::to_owned).collect()
    }

    #[test]
    fn places_quoted_parts_and_numbers_are_left_out() {
        let done = Ending::Exited(0);
        let cases: &[(Ending, &str, &[&str])] = &[
            (done, "all is well\nnote: no warning\n", &[]),
            (
                done,
                "x.c: In function 'f':\nx.c:3:5: warning: 'a' is used uninitialized [-Wuninitialized]\n\
                 x.c:9:1: error: 'b' may be used uninitialized [-Werror=maybe-uninitialized]\n\
                 x.c:9:1: warning: this 'if' [-Wimplicit-fallthrough=]\n",
                &[
                    "warning [implicit-fallthrough] of if",
                    "warning [maybe-uninitialized] of b",
                    "warning [uninitialized] of a",
                ],
            ),
            (
                Ending::Exited(1),
                "a.c:1:2: error: ‘x’ undeclared (first use in this function)\n\
                 collect2: error: ld returned 1 exit status\n",
                &[
                    "error: _ undeclared (first use in this function)",
                    "exit status 1",
                ],
            ),
            (
                done,
                "x.c:2:3: runtime error: shift exponent -1 is negative\n\
                 x.c:2:3: runtime error: signed integer overflow: 2 + 3 cannot be represented in type 'int'\n\
                 SUMMARY: AddressSanitizer: stack-buffer-overflow x.c:3 in main\n",
                &[
                    "AddressSanitizer: stack-buffer-overflow",
                    "runtime error: shift exponent N is negative",
                    "runtime error: signed integer overflow",
                ],
            ),
            (
                done,
                "X.java:3: warning: [divzero] division by zero\nX.java:4: error: cannot find symbol\n\
                 Exception in thread \"main\" java.lang.ArithmeticException: / by zero\n",
                &[
                    "error: cannot find symbol",
                    "java.lang.ArithmeticException",
                    "warning [divzero]",
                ],
            ),
            (
                Ending::Exited(101),
                "error[E0308]: mismatched types\nwarning: unused variable: `x`\nwarning: 3 warnings emitted\n\
                 error: aborting due to 1 previous error\n",
                &[
                    "error [E0308]",
                    "exit status 101",
                    "warning: unused variable: _",
                ],
            ),
            (
                done,
                "x.c(3): warning C4700: uninitialized local variable 'a' used\n\
                 ==77== Conditional jump or move depends on uninitialised value(s)\n",
                &[
                    "Conditional jump or move depends on uninitialised value(s)",
                    "warning [C4700]",
                ],
            ),
            (Ending::Exited(139), "", &["signal 11 (SEGV)"]),
            (Ending::Signalled(6), "", &["killed by signal 6 (ABRT)"]),
        ];
        for (ending, stderr, expected) in cases {
            assert_eq!(of(*ending, stderr), *expected, "{stderr}");
        }
    }
    #[test]
    fn another_status_or_one_more_complaint_is_new() {
        let of = |status, stderr: &str| {
            Complaints::of(&Seen {
                ending: Ending::Exited(status),
                stdout: Kept::default(),
                stderr: Kept::of(stderr.as_bytes()),
            })
        };
        let one = "x.c:1:2: warning: 'a' is used uninitialized [-Wuninitialized]\n";
        let moved = "x.c:9:2: warning: ‘a’ is used uninitialized [-Wuninitialized]\n";
        let other = "x.c:1:2: warning: 'b' is used uninitialized [-Wuninitialized]\n";
        let known = of(1, one);
        assert_eq!(of(1, moved).new_to(&known), None);
        assert_eq!(of(0, "").new_to(&known), None);
        let new = |kind: &str| Some(kind.to_owned());
        assert_eq!(of(2, one).new_to(&known), new("exit status 2"));
        let twice = of(1, &format!("{one}{moved}"));
        assert_eq!(twice.new_to(&known), new("warning [uninitialized] of a"));
        let other = of(1, other).new_to(&known);
        assert_eq!(other, new("warning [uninitialized] of b"));
    }
}
