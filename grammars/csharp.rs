//! Conditions whose branches cannot be read one after the other.

use secateur_syntax::hook::{Answer, Call, Family, Hook, Look};

/// The hook of C#.
pub static FAMILY: Family = Family {
    name: "csharp-branches",
    bases: &[],
    predicate: |_| Answer::Ask,
    action: |_| false,
    watches: false,
    make: |_| Box::new(Branches),
};

struct Branches;

impl Hook for Branches {
    /// `unfinished`: the branches of `#else … #endif` cannot be read in sequence.
    ///
    /// A branch is no list of whole members or statements, judged by brackets and last character,
    /// or the condition begins within one.
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        call.name != "unfinished"
            || begins_within(&look.text[..look.start])
            || branches(look.matched()).any(|branch| !is_whole(&branch))
    }
}

/// Tests whether an item is unfinished before the `#if` of the `#endif` that ends the text.
fn begins_within(text: &[u8]) -> bool {
    let mut lines = text.rsplit(|&byte| byte == b'\n').map(directive);
    let mut depth = 0;
    for (word, _) in lines.by_ref() {
        match word {
            Some(b"endif") => depth += 1,
            Some(b"if") if depth == 0 => break,
            Some(b"if") => depth -= 1,
            _ => {}
        }
    }
    let before = lines
        .filter(|(word, _)| word.is_none())
        .find_map(|(_, line)| without_comment(line).trim_ascii_end().last());
    !matches!(before, None | Some(b';' | b'{' | b'}' | b']' | b':' | b'/'))
}

fn directive(line: &[u8]) -> (Option<&[u8]>, &[u8]) {
    let word = line.trim_ascii_start().strip_prefix(b"#").map(|behind| {
        let behind = behind.trim_ascii_start();
        let end = behind.iter().position(|byte| !byte.is_ascii_lowercase());
        &behind[..end.unwrap_or(behind.len())]
    });
    (word, line)
}

fn branches(text: &[u8]) -> impl Iterator<Item = Vec<u8>> {
    let mut branches: Vec<Vec<u8>> = Vec::new();
    for (word, line) in text.split(|&byte| byte == b'\n').map(directive) {
        if word.is_some() {
            branches.push(Vec::new());
        } else if let Some(branch) = branches.last_mut() {
            branch.extend_from_slice(without_comment(line));
            branch.push(b'\n');
        }
    }
    branches.into_iter()
}

/// Unless `//` is in a string.
fn without_comment(line: &[u8]) -> &[u8] {
    let comment = line.windows(2).position(|two| two == b"//");
    match comment {
        Some(at) if line[..at].iter().filter(|&&byte| byte == b'"').count() % 2 == 0 => &line[..at],
        _ => line,
    }
}

/// Tests whether brackets match and the last character ends an item.
fn is_whole(branch: &[u8]) -> bool {
    let mut open: Vec<u8> = Vec::new();
    for &byte in branch {
        match byte {
            b'(' => open.push(b')'),
            b'[' => open.push(b']'),
            b'{' => open.push(b'}'),
            b')' | b']' | b'}' if open.pop() != Some(byte) => return false,
            _ => {}
        }
    }
    let last = branch.trim_ascii_end().last();
    open.is_empty() && matches!(last, None | Some(b';' | b'}' | b']' | b'/'))
}
