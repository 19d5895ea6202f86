//! The complaints of a guard: its diagnostics, without places and numbers.
//!
//! Quoted parts are left out, since edits change them, except for the name that a warning with a kind
//! of the compiler is about: otherwise an old one would permit another of its kind elsewhere. A name
//! may be a new one for an old one that is gone from the candidate ([`Complaints::new_to`]).
//!
//! Lines beside diagnostics, such as the quoted source, say nothing. Only if there are no diagnostics
//! and the guard fails, each line is a complaint: its form is unknown.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::LazyLock;

use regex::bytes::{Captures, Regex};

use super::signature::{MESSAGES, plain};
use super::{Seen, reported_signal};
use secateur_reduce::executor::Ending;

/// The complaints about each name, and about none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Complaints(BTreeMap<Option<String>, Counts>);

/// The number of complaints of each kind.
type Counts = BTreeMap<String, usize>;

/// A line of a compiler or checker.
///
/// `x.c:1:2: warning: text [-Wkind]`, `error[E0308]: text`, `x.py:1: SyntaxWarning: text`,
/// `%Warning-WIDTH: text`, `  1:2  error  text`, `x.go:1:2: text`.
static DIAGNOSTIC: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"(?mx)^(?:
            (?: [^\n]*?(?::\ |\ -\ ) | % | [\ \t]*\d+:\d+[\ \t]+ )??
            (?P<level> (?:[A-Za-z]+\ )? [\w.]*(?i:error|warning) )
            (?P<code> \[\w+\] | \ [A-Z]+\d+ | \ \(\d+\) | -[A-Z]\w* )?
            (?: :[\ \t]+ | [\ \t]{2,} ) (?P<text>[^\n]*)
          | (?:[\w.-]+:\ )? [^\s:]*[A-Za-z][^\s:]*:\d+(?::\d+)?:\ (?P<placed>[^\s][^\n]*)
        )",
    )
    .expect("this pattern is tested")
});

/// A line with a place that explains a diagnostic.
static NOTE: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^(?i:note|info|remark|help|hint)\b").expect("this pattern is tested")
});

/// The compiler's name of a kind of diagnostics, at the end or the start of the text.
static NAMED: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"\[-W(?:error(?:=|,-W))?(?P<end>[\w+-]+)=?\d*\]\s*$|^\[(?P<start>[\w-]+)\] ")
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
        let mut found = Self::default();
        match seen.ending {
            Ending::Exited(0) => {}
            Ending::Exited(status) => found.add(match reported_signal(status) {
                Some(signal) => format!("signal {signal}"),
                None => format!("exit status {status}"),
            }),
            _ => found.add(seen.how()),
        }
        let parts = || seen.stderr.parts().chain(seen.stdout.parts());
        let mut has_diagnostics = false;
        for part in parts() {
            let mut messages = Vec::new();
            for pattern in MESSAGES.iter().chain([&*VALGRIND]) {
                let all = pattern.captures_iter(part);
                for message in all.filter_map(|all| all.name("m")) {
                    found.add(unquoted(message.as_bytes()));
                    messages.push(message.range());
                }
            }
            has_diagnostics |= !messages.is_empty();
            for diagnostic in DIAGNOSTIC.captures_iter(part) {
                let all = diagnostic.get_match().range();
                let is_message = |m: &Range<usize>| m.start < all.end && all.start < m.end;
                if !messages.iter().any(is_message) {
                    has_diagnostics |= found.add_diagnostic(&diagnostic);
                }
            }
        }
        if seen.ending != Ending::Exited(0) && !has_diagnostics {
            let lines = parts().flat_map(|part| part.split(|&byte| byte == b'\n'));
            let lines: BTreeSet<String> = lines.map(unquoted).collect();
            lines
                .into_iter()
                .filter(|line| !line.is_empty())
                .for_each(|line| found.add(line));
        }
        found
    }

    fn add(&mut self, kind: String) {
        self.add_about(None, kind);
    }

    fn add_about(&mut self, name: Option<String>, kind: String) {
        *self.0.entry(name).or_default().entry(kind).or_default() += 1;
    }

    /// Adds a diagnostic, and returns whether it is one.
    ///
    /// A warning that is made an error is of the warning's kind.
    fn add_diagnostic(&mut self, found: &Captures<'_>) -> bool {
        let owned = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        if let Some(placed) = found.name("placed") {
            let is_note = NOTE.is_match(placed.as_bytes());
            if !is_note {
                self.add(unquoted(placed.as_bytes()));
            }
            return !is_note;
        }
        let level = owned(&found["level"]);
        let text = &found["text"];
        let named = NAMED.captures(text);
        let named = named.as_ref();
        let name = named.and_then(|named| named.name("end").or(named.name("start")));
        if let Some(name) = name {
            let about = ABOUT.captures(text).map(|about| owned(&about["name"]));
            self.add_about(about, format!("warning [{}]", owned(name.as_bytes())));
        } else if let Some(code) = found.name("code") {
            let code = owned(code.as_bytes());
            let code = code.trim_matches(|c: char| !c.is_alphanumeric());
            self.add(format!("{level} [{code}]"));
        } else if SUMMARY.is_match(text) {
            return false;
        } else {
            self.add(format!("{level}: {}", unquoted(text)));
        }
        true
    }

    /// Returns a complaint of a text that is new to those of the original.
    ///
    /// A name that the original lacks stands for one that the text lacks, with at least its complaints,
    /// and each of these for one at most. A name that is in both texts stands for itself: otherwise an
    /// old warning of a variable would permit one of another.
    pub(crate) fn new_to(&self, known: &Self, text: &[u8], original: &[u8]) -> Option<String> {
        let renamed =
            |name: &str, from: &[u8], to: &[u8]| has_word(from, name) && !has_word(to, name);
        let mut gone: Option<Vec<&Counts>> = None;
        for (name, counts) in &self.0 {
            let excess = |known: Option<&Counts>| {
                let known = |kind| known.and_then(|known| known.get(kind));
                counts
                    .iter()
                    .find(|(kind, count)| known(*kind) < Some(*count))
            };
            let Some((kind, _)) = excess(known.0.get(name)) else {
                continue;
            };
            let gone = gone.get_or_insert_with(|| {
                let gone = |name: &&Option<String>| {
                    name.as_ref()
                        .is_some_and(|name| renamed(name, original, text))
                };
                let gone = known.0.iter().filter(|(name, _)| gone(name));
                let mut gone: Vec<&Counts> = gone.map(|(_, counts)| counts).collect();
                // The closest first.
                gone.sort_by_key(|counts| counts.values().sum::<usize>());
                gone
            });
            let is_renamed = name
                .as_ref()
                .is_some_and(|name| renamed(name, text, original));
            let old = gone.iter().position(|old| excess(Some(old)).is_none());
            match old.filter(|_| is_renamed) {
                Some(old) => drop(gone.remove(old)),
                None => return Some(shown(name.as_deref(), kind)),
            }
        }
        None
    }

    /// Returns the kinds of complaints, with the names that they are about.
    pub(crate) fn iter(&self) -> impl Iterator<Item = String> {
        self.0.iter().flat_map(|(name, counts)| {
            let kinds = counts.keys();
            kinds.map(|kind| shown(name.as_deref(), kind))
        })
    }
}

fn shown(name: Option<&str>, kind: &str) -> String {
    match name {
        Some(name) => format!("{kind} of {name}"),
        None => kind.to_owned(),
    }
}

/// Whether a text has a name as a word, in code or elsewhere.
fn has_word(text: &[u8], name: &str) -> bool {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || !byte.is_ascii();
    text.split(|byte| !is_part(byte))
        .any(|word| word == name.as_bytes())
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
        let mut kinds: Vec<String> = Complaints::of(&seen).iter().collect();
        kinds.sort_unstable();
        kinds
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
            (
                done,
                "w.py:1: SyntaxWarning: \"is\" with a literal. Did you mean \"==\"?\n  b is 1\n\
                 Error: Undeclared identifier.\n --> a.sol:3:5:\nWarning (2072): Unused local variable.\n\
                 ERROR: 0:5: 'x' : undeclared identifier\n%Warning-WIDTH: a.v:3:5: Operator\n\
                 PHP Warning:  Undefined variable $x in /tmp/a/x.php on line 3\n\
                 /tmp/a/x.js\n  3:5  error  'a' is not defined  no-undef\n\
                 a.ts:3:5 - error TS2304: Cannot find name 'x'.\n",
                &[
                    "ERROR: N:N: _ : undeclared identifier",
                    "Error: Undeclared identifier.",
                    "PHP Warning: Undefined variable $x in x.php on line N",
                    "SyntaxWarning: _ with a literal. Did you mean _?",
                    "Warning [2072]",
                    "Warning [WIDTH]",
                    "error [TS2304]",
                    "error: _ is not defined no-undef",
                ],
            ),
            (
                Ending::Exited(1),
                "# command-line-arguments\nw.go:7:2: unreachable code\n\
                 vet: ./w.go:2:10: undefined: Printf\nw.c:3:5: note: declared here\n\
                 w.cc:3:5:   required from here\n    3 |   throw error(x);\n",
                &["exit status 1", "undefined: Printf", "unreachable code"],
            ),
            (
                done,
                "r.c:5:10: error: variable 'b' is uninitialized [-Werror,-Wuninitialized]\n",
                &["warning [uninitialized] of b"],
            ),
            (
                Ending::Exited(1),
                "line 7 is \"odd\"\nline 9 is \"odd\"\n\nso is /tmp/a/x.c\n",
                &["exit status 1", "line N is _", "so is x.c"],
            ),
            (done, "all is well in line 3\n", &[]),
            (
                Ending::Exited(1),
                "a source line\nx.c:1:2: error: no such thing\n",
                &["error: no such thing", "exit status 1"],
            ),
            (Ending::Exited(139), "", &["signal 11 (SEGV)"]),
            (Ending::Signalled(6), "", &["killed by signal 6 (ABRT)"]),
        ];
        for (ending, stderr, expected) in cases {
            assert_eq!(of(*ending, stderr), *expected, "{stderr}");
        }
    }

    fn complaints(status: i32, stderr: &str) -> Complaints {
        Complaints::of(&Seen {
            ending: Ending::Exited(status),
            stdout: Kept::default(),
            stderr: Kept::of(stderr.as_bytes()),
        })
    }

    #[test]
    fn another_status_or_one_more_complaint_is_new() {
        let one = "x.c:1:2: warning: 'a' is used uninitialized [-Wuninitialized]\n";
        let moved = "x.c:9:2: warning: ‘a’ is used uninitialized [-Wuninitialized]\n";
        let known = complaints(1, one);
        let new = |status, stderr: &str| complaints(status, stderr).new_to(&known, b"a b", b"a b");
        assert_eq!(new(1, moved), None);
        assert_eq!(new(0, ""), None);
        assert_eq!(new(2, one).unwrap(), "exit status 2");
        let twice = format!("{one}{moved}");
        assert_eq!(new(1, &twice).unwrap(), "warning [uninitialized] of a");
    }

    #[test]
    fn a_new_name_stands_for_one_that_is_gone() {
        let warn = |names: &[&str]| {
            let lines = names.iter().map(|name| match name.strip_suffix('?') {
                None => {
                    format!("x.c:1:2: warning: '{name}' is used uninitialized [-Wuninitialized]\n")
                }
                Some(name) => {
                    format!("x.c:1:2: warning: '{name}' may be [-Wmaybe-uninitialized]\n")
                }
            });
            complaints(0, &lines.collect::<String>())
        };
        let new = |old: &[&str], original: &str, names: &[&str], text: &str| {
            warn(names).new_to(&warn(old), text.as_bytes(), original.as_bytes())
        };
        let of = |name| Some(format!("warning [uninitialized] of {name}"));
        let original = "int long_name, other; f(long_name);";
        let renames = "int a, other; f(a);";
        assert_eq!(new(&["long_name"], original, &["a"], renames), None);
        // The other variable, under its own name.
        let (old, gone) = (&["long_name"], "int other;");
        assert_eq!(new(old, original, &["other"], gone), of("other"));
        assert_eq!(new(old, original, &["other"], original), of("other"));
        // The other variable, renamed, beside the old one.
        let beside = "int long_name, a;";
        assert_eq!(new(old, original, &["a"], beside), of("a"));
        assert_eq!(new(old, original, &["long_name", "a"], beside), of("a"));
        // One name for one, with its complaints.
        assert_eq!(new(old, original, &["a", "b"], "a b"), of("b"));
        assert_eq!(new(old, original, &["a", "a"], "a"), of("a"));
        let maybe = &["long_name?"];
        assert_eq!(new(maybe, original, &["a"], "a"), of("a"));
        let both = &["long_name", "long_name?", "other"];
        assert_eq!(new(both, original, &["a", "b", "b?"], "a b"), None);
        assert_eq!(
            new(both, original, &["a?", "b", "b?"], "a b").unwrap(),
            "warning [maybe-uninitialized] of b"
        );
        // A name that neither text has is another matter.
        assert_eq!(
            new(&["elsewhere"], original, &["there"], original),
            of("there")
        );
        assert_eq!(new(&["long_name"], original, &["there"], "a"), of("there"));
    }
}
