//! Crash signatures.

use std::fmt;
use std::sync::LazyLock;

use regex::bytes::Regex;

use super::{Seen, Signal, reported_signal};
use secateur_reduce::executor::Ending;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Signature {
    death: Death,
    /// Without what differs from run to run.
    messages: Vec<String>,
    /// The innermost functions of the first printed stack.
    functions: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Death {
    Signal(Signal),
    Exit(i32),
}

/// Number of compared functions; more would tie the crash to its path, which a reduction changes.
const INNERMOST: usize = 3;

/// Messages that distinguish crashes, in the group `m`.
pub(super) static MESSAGES: LazyLock<Vec<Regex>> = LazyLock::new(|| {
    [
        // assert of the C libraries.
        r"(?P<m>Assertion [`'].*?' failed)",
        r"(?P<m>Assertion failed: .*?)(?:, file [^\n]*)?, line \d+",
        // Rust, before and since 1.73.
        r"panicked at (?P<m>'[^\n]*)",
        r"panicked at (?P<m>[^'\n][^\n]*:\d+:\d+:\n[^\n]*)",
        // Go.
        r"(?m)^(?P<m>panic: [^\n]*)",
        r"(?m)^(?P<m>fatal error: [^\n]*)\n\n?(?:goroutine|runtime)",
        // Sanitizers.
        r"SUMMARY: (?P<m>\w+Sanitizer: [\w-]+)",
        r"(?P<m>runtime error: [^:\n]*)",
        // Compilers.
        r"(?P<m>internal compiler error: [^\n]*)",
        r"(?P<m>(?:LLVM ERROR|error in backend|UNREACHABLE executed)[^\n]*)",
        // C libraries and C++.
        r"(?m)^(?P<m>(?:\*\*\* )?(?:free|malloc|realloc|calloc|munmap_chunk)\(\)[^\n]*|(?:\*\*\* )?(?:double free|corrupted|stack smashing|buffer overflow)[^\n]*)",
        r"(?P<m>terminate called[^\n]*(?:\n\s*what\(\):[^\n]*)?)",
        // Java, Python.
        r#"Exception in thread "[^"]*" (?P<m>[\w.$]+)"#,
        r"(?m)^Traceback [^\n]*\n(?:[ \t]+[^\n]*\n)*(?P<m>[A-Za-z_][\w.]*)",
    ]
    .map(|text| Regex::new(text).expect("these patterns are tested"))
    .into()
});

/// Lines of stacks, with the function in the group `f`, and whether the innermost one is the first.
static FRAMES: LazyLock<[(Regex, bool); 4]> =
    LazyLock::new(|| {
        [
        // `#0 0x12 in name`, `#0 name (…)`, `  0: name`.
        (
            r"^ *(?:#\d+|\d+:) +(?:0x[0-9a-fA-F]+ +)?(?:- +)?(?:in +)?(?P<f>[A-Za-z_~<(][^\n]*)$",
            true,
        ),
        // Java: `at org.a.B.name(B.java:1)`.
        (r"^\s+at (?:[\w.]+/)?(?P<f>[\w.$<>]+)\([^\n]*$", true),
        // Python: `File "a.py", line 1, in name`.
        (r#"^ +File "[^"\n]*", line \d+, in (?P<f>[^\n]+)$"#, false),
        // Go: `main.name(0x1, …)`, and a line with the place.
        (r"^(?P<f>[\w./*()-]+)\([^\n]*\)\n\t[^\n]+:\d+[^\n]*$", true),
    ]
    .map(|(text, is_first)| {
        let text = format!("(?m){text}");
        (Regex::new(&text).expect("these patterns are tested"), is_first)
    })
    });

/// Functions through which a program dies, whatever the reason.
static DYING: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r"^(?:__interceptor_|__asan|__ubsan|__sanitizer|__msan|__tsan|__assert|__GI_|_?_?(?:libc_)?(?:raise|abort|gsignal|kill|pthread_kill)\b|__pthread_kill|__restore_rt|llvm::sys::(?:PrintStackTrace|RunSignalHandlers|CleanupOnSignal)|(?:llvm::)?CrashRecovery|\(anonymous namespace\)::CrashRecovery|SignalHandler|PrintStackTraceSignalHandler|rust_begin_unwind|std::|core::panicking|panic\b|runtime[./]|\(/)",
    )
    .expect("this pattern is tested")
});

impl Signature {
    /// Returns `None` for status 0, or another one without a known message.
    pub(crate) fn of(seen: &Seen) -> Option<Self> {
        let death = match seen.ending {
            Ending::Signalled(number) => Death::Signal(Signal(number)),
            Ending::Exited(status) => match reported_signal(status) {
                Some(signal) => Death::Signal(signal),
                None => Death::Exit(status),
            },
            _ => return None,
        };
        let mut messages = Vec::new();
        let mut functions = Vec::new();
        for part in seen.stderr.parts().chain(seen.stdout.parts()) {
            for pattern in MESSAGES.iter() {
                if let Some(found) = pattern.captures(part).and_then(|found| found.name("m")) {
                    let message = plain(found.as_bytes());
                    if !messages.contains(&message) {
                        messages.push(message);
                    }
                }
            }
            if functions.is_empty() {
                functions = innermost(part);
            }
        }
        let crashed = matches!(death, Death::Signal(_)) || !messages.is_empty();
        crashed.then_some(Self {
            death,
            messages,
            functions,
        })
    }
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.death {
            Death::Signal(signal) => write!(f, "signal {signal}")?,
            Death::Exit(status) => write!(f, "exit status {status}")?,
        }
        for message in &self.messages {
            write!(f, ", `{message}`")?;
        }
        if !self.functions.is_empty() {
            write!(f, ", in {}", self.functions.join(" < "))?;
        }
        Ok(())
    }
}

fn innermost(text: &[u8]) -> Vec<String> {
    for (frame, is_first) in FRAMES.iter() {
        let found = frame
            .captures_iter(text)
            .filter_map(|found| found.name("f"));
        let mut names: Vec<&[u8]> = found.map(|name| name.as_bytes()).collect();
        if !is_first {
            names.reverse();
        }
        names.retain(|name| !DYING.is_match(name));
        if !names.is_empty() {
            let names = names.into_iter().take(INNERMOST);
            return names
                .map(|name| function(&String::from_utf8_lossy(name)))
                .collect();
        }
    }
    Vec::new()
}

/// Returns a frame's function, without parameters and place.
fn function(text: &str) -> String {
    let rest = text.strip_prefix("(anonymous namespace)::").unwrap_or(text);
    // The receiver of a method of Go is in brackets: `main.(*t).f`.
    let start = rest
        .find(".(")
        .and_then(|at| Some(at + rest[at..].find(')')?));
    let start = start.unwrap_or(0);
    let end = rest[start..].find([' ', '(', '+', '\t']);
    let end = end.map_or(rest.len(), |end| start + end);
    // Rust's names end in a hash.
    let name = rest[..end].to_owned();
    match name.rsplit_once("::h") {
        Some((name, hash)) if hash.len() == 16 => name.to_owned(),
        _ => name,
    }
}

/// Returns a message without addresses, numbers, folders, and line breaks.
pub(super) fn plain(message: &[u8]) -> String {
    static PARTS: LazyLock<[(Regex, &str); 4]> = LazyLock::new(|| {
        [
            (r"0x[0-9a-fA-F]+", "0x"),
            (r"(?:[\w.+~-]*/)+([\w.+~-]+)", "$1"),
            (r"\b\d+\b", "N"),
            (r"\s+", " "),
        ]
        .map(|(text, by)| (Regex::new(text).expect("these patterns are tested"), by))
    });
    let mut text = message.to_vec();
    for (pattern, by) in PARTS.iter() {
        text = pattern.replace_all(&text, by.as_bytes()).into_owned();
    }
    String::from_utf8_lossy(&text).trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kept::Kept;

    fn of(ending: Ending, stderr: &str) -> Option<String> {
        let seen = Seen {
            ending,
            stdout: Kept::default(),
            stderr: Kept::of(stderr.as_bytes()),
        };
        Signature::of(&seen).map(|signature| signature.to_string())
    }

    #[test]
    fn crashes_are_known_by_what_stays() {
        let abort = Ending::Signalled(6);
        let cases: &[(Ending, &str, &str)] = &[
            (Ending::Signalled(11), "some text", "signal 11 (SEGV)"),
            (
                Ending::Exited(139),
                "Segmentation fault",
                "signal 11 (SEGV)",
            ),
            (
                abort,
                "cc1: ../src/fold.c:123: fold_it: Assertion `n > 0' failed.",
                "signal 6 (ABRT), `Assertion `n > N' failed`",
            ),
            (
                Ending::Exited(101),
                "\nthread 'main' (4711) panicked at src/eval.rs:88:21:\nindex out of bounds: the len is 3 but the index is 7\nnote: run with",
                "exit status 101, `eval.rs:N:N: index out of bounds: the len is N but the index is N`",
            ),
            (
                Ending::Exited(1),
                "==4711==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x6020\n\
                 READ of size 4 at 0x602 thread T0\n    #0 0x55d1 in __interceptor_memcpy (/x+0x1)\n    #1 0x55d in sum /tmp/x/a.c:3:5\n    \
                 #2 0x55e in main /tmp/x/a.c:9\n    #3 0x7f in __libc_start_main (/lib/libc.so+0x2)\n\
                 SUMMARY: AddressSanitizer: heap-buffer-overflow /tmp/x/a.c:3:5 in sum\n",
                "exit status 1, `AddressSanitizer: heap-buffer-overflow`, in sum < main < __libc_start_main",
            ),
            (
                Ending::Exited(4),
                "x.c:1:2: internal compiler error: in fold_binary, at fold-const.c:9876",
                "exit status 4, `internal compiler error: in fold_binary, at fold-const.c:N`",
            ),
            (
                Ending::Exited(1),
                "Traceback (most recent call last):\n  File \"x.py\", line 3, in f\n    g()\n  File \"x.py\", line 9, in g\n    h()\nValueError: 12",
                "exit status 1, `ValueError`, in g < f",
            ),
            (
                Ending::Exited(1),
                "Exception in thread \"main\" java.lang.NullPointerException: Cannot read\n\tat a.b.C$1.fold(C.java:7)\n\tat java.base/java.util.List.<init>(List.java:1)\n",
                "exit status 1, `java.lang.NullPointerException`, in a.b.C$1.fold < java.util.List.<init>",
            ),
            (
                Ending::Exited(2),
                "panic: index out of range [7]\n\ngoroutine 1 [running]:\npanic({0x1, 0x2})\n\t/go/src/runtime/panic.go:884 +0x212\nmain.(*folder).fold(...)\n\t/x/a.go:9\nmain.main()\n\t/x/a.go:5 +0x1d\n",
                "exit status 2, `panic: index out of range [N]`, in main.(*folder).fold < main.main",
            ),
            (
                Ending::Exited(134),
                "free(): invalid pointer\n",
                "signal 6 (ABRT), `free(): invalid pointer`",
            ),
            (
                Ending::Signalled(11),
                " #0 0x0000563 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) (/usr/bin/clang+0x1)\n \
                 #1 0x0000564 SignalHandler(int) Signals.cpp:0:0\n \
                 #2 0x0000565 (anonymous namespace)::Folder::fold(llvm::Value*) Fold.cpp:12:3\n \
                 #3 0x0000566 llvm::run(int) (/usr/bin/clang+0x2)\n",
                "signal 11 (SEGV), in Folder::fold < llvm::run",
            ),
        ];
        for (ending, stderr, expected) in cases {
            assert_eq!(of(*ending, stderr).as_deref(), Some(*expected), "{stderr}");
        }
    }

    #[test]
    fn an_ordinary_failure_is_no_crash() {
        assert_eq!(of(Ending::Exited(0), ""), None);
        assert_eq!(of(Ending::Exited(1), "x.c:1: error: expected ';'"), None);
    }
}
