//! Names and texts of the repository against `docs/words.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Files that quote the words: the lists, names in other tools, and this test.
const QUOTING: &[&str] = &[
    "docs/words.md",
    "docs/glossary.md",
    "docs/coming-from.md",
    "CHANGELOG.md",
    "tests/words.rs",
];

const FIRST_SENTENCE: usize = 100;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[derive(Default)]
struct Words {
    texts: BTreeSet<String>,
    names: BTreeSet<String>,
    openings: BTreeSet<String>,
}

impl Words {
    /// Reads the tables of `docs/words.md`: phrases in backquotes, replacement, scope.
    fn read() -> Self {
        let page = fs::read_to_string(root().join("docs/words.md")).unwrap();
        let mut words = Self::default();
        for row in page.lines().filter(|line| line.starts_with("| `")) {
            let cells: Vec<&str> = row.trim_matches('|').split('|').collect();
            let phrases = || cells[0].split('`').skip(1).step_by(2).map(str::to_owned);
            match cells.get(2) {
                None => words.openings.extend(phrases()),
                Some(scope) => {
                    assert!(!cells[1].trim().is_empty(), "no replacement: {row}");
                    for scope in scope.split(',') {
                        match scope.trim() {
                            "texts" => words.texts.extend(phrases()),
                            "names" => words.names.extend(phrases()),
                            other => panic!("`{other}` is no scope: {row}"),
                        }
                    }
                }
            }
        }
        words
    }
}

/// Tests for a phrase at word boundaries; both texts are in lower case.
fn contains(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + phrase.len()..].chars().next();
        let in_word = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        !in_word(before) && !in_word(after)
    })
}

/// Splits an identifier into lower-case words: `HadTurn` and `had_turn` are `had turn`.
fn words_of(name: &str) -> String {
    let mut words = String::new();
    for c in name.chars() {
        match c {
            '_' | '-' | '.' => words.push(' '),
            _ if c.is_uppercase() => {
                words.push(' ');
                words.extend(c.to_lowercase());
            }
            _ => words.push(c),
        }
    }
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn without_quotations(text: &str) -> String {
    let mut plain: String = text.split('`').step_by(2).collect::<Vec<_>>().join("`");
    plain = plain.split('"').step_by(2).collect::<Vec<_>>().join("\"");
    let mut parts = plain.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        let rest = part.split_once(')').map_or("", |(_, rest)| rest);
        text + "] " + rest
    })
}

/// Returns a line comment's marker and content; `None` for code.
fn comment(line: &str, extension: &str) -> Option<(&'static str, String)> {
    let line = line.trim_start();
    let markers: &[&str] = match extension {
        "rs" => &["//!", "///", "//"],
        "py" | "sh" | "toml" => &["#"],
        _ => &["//", "/*", "*"],
    };
    let marker = markers.iter().find(|marker| line.starts_with(**marker))?;
    Some((marker, line[marker.len()..].trim().to_owned()))
}

/// Returns paragraphs of comments or pages, with their first lines, from 1, and markers.
fn paragraphs(text: &str, extension: &str) -> Vec<(usize, &'static str, String)> {
    let mut found: Vec<(usize, &'static str, String)> = Vec::new();
    let mut fenced = false;
    let mut open = false;
    for (number, line) in (1..).zip(text.lines()) {
        let content = match extension {
            "md" => Some(("", line.to_owned())),
            _ => comment(line, extension),
        };
        let Some((marker, content)) = content else {
            (open, fenced) = (false, false);
            continue;
        };
        if content.trim_start().starts_with("```") {
            fenced = !fenced;
            open = false;
        } else if fenced || content.is_empty() {
            open = false;
        } else {
            match found.last_mut().filter(|last| open && last.1 == marker) {
                Some(last) => last.2 = format!("{} {content}", last.2),
                None => found.push((number, marker, content)),
            }
            open = true;
        }
    }
    found
}

fn first_sentence(paragraph: &str) -> &str {
    paragraph
        .find(". ")
        .map_or(paragraph, |end| &paragraph[..=end])
}

fn defined(line: &str) -> impl Iterator<Item = &str> {
    const KEYWORDS: [&str; 8] = [
        "fn", "struct", "enum", "trait", "type", "const", "static", "mod",
    ];
    let words: Vec<&str> = line
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| !word.is_empty())
        .collect();
    let pairs = words.windows(2).filter(|pair| KEYWORDS.contains(&pair[0]));
    pairs.map(|pair| pair[1]).collect::<Vec<_>>().into_iter()
}

fn faults(words: &Words, path: &str, text: &str) -> Vec<String> {
    let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
    let mut found = Vec::new();
    let mut name = |line: usize, name: &str| {
        let split = words_of(name);
        for phrase in words.names.iter().filter(|one| contains(&split, one)) {
            found.push(format!("{path}:{line}: the name `{name}` has `{phrase}`"));
        }
    };
    name(0, path.rsplit('/').next().unwrap_or(path));
    if extension == "rs" {
        for (number, line) in (1..).zip(text.lines()) {
            if comment(line, extension).is_none() {
                defined(line).for_each(|defined| name(number, defined));
            }
        }
    }
    let lines: Vec<&str> = text.lines().collect();
    let mut last = (0, "");
    for (number, marker, paragraph) in paragraphs(text, extension) {
        let plain = without_quotations(&paragraph);
        let lower = plain.to_lowercase();
        for phrase in words.texts.iter().filter(|one| contains(&lower, one)) {
            found.push(format!("{path}:{number}: the text has `{phrase}`"));
        }
        // A comment's first paragraph follows a line that is no comment.
        let before = number.checked_sub(2).map(|at| lines[at]);
        let is_first = !before.is_some_and(|line| line.trim_start().starts_with(marker));
        if is_first && matches!(marker, "///" | "//!") && last != (number, marker) {
            last = (number, marker);
            let sentence = first_sentence(&paragraph);
            let length = without_targets(sentence).chars().count();
            if length > FIRST_SENTENCE {
                found.push(format!(
                    "{path}:{number}: a first sentence of {length} characters"
                ));
            }
            let begins = |opening: &&String| {
                let rest = sentence.strip_prefix(opening.as_str());
                rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric()))
            };
            for opening in words.openings.iter().filter(begins) {
                found.push(format!(
                    "{path}:{number}: a first sentence begins with `{opening}`"
                ));
            }
        }
    }
    found
}

fn without_targets(text: &str) -> String {
    let mut parts = text.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| {
        text + "]" + part.split_once(')').map_or("", |(_, rest)| rest)
    })
}

/// Adds the hand-written files below a folder, by path.
fn collect(folder: &Path, found: &mut BTreeMap<String, PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let relative = path.strip_prefix(root()).unwrap();
        let relative = relative.to_str().unwrap().replace('\\', "/");
        let name = relative.rsplit('/').next().unwrap_or_default();
        if path.is_dir() {
            // Build results, generated code, and tests' data, some of it foreign.
            let skipped = name.starts_with('.')
                || matches!(name, "target" | "generated" | "node_modules" | "data")
                || (relative.starts_with("tests/") && !has_rust(&path));
            if !skipped {
                collect(&path, found);
            }
        } else if (name.ends_with(".rs") || !relative.starts_with("tests/"))
            && matches!(
                name.rsplit_once('.').map_or("", |(_, extension)| extension),
                "rs" | "md" | "py" | "js" | "h" | "pest"
            )
        {
            found.insert(relative, path);
        }
    }
}

fn has_rust(folder: &Path) -> bool {
    let mut entries = fs::read_dir(folder).unwrap();
    entries.any(|entry| entry.unwrap().path().extension().is_some_and(|e| e == "rs"))
}

#[test]
fn names_and_texts_use_the_terms() {
    let words = Words::read();
    assert!(words.texts.len() > 20 && words.names.len() > 10 && words.openings.len() > 5);
    let mut files = BTreeMap::new();
    collect(root(), &mut files);
    assert!(files.len() > 300, "{} files are found", files.len());
    let mut all = Vec::new();
    for (path, file) in files
        .iter()
        .filter(|(path, _)| !QUOTING.contains(&path.as_str()))
    {
        all.extend(faults(&words, path, &fs::read_to_string(file).unwrap()));
    }
    assert!(all.is_empty(), "see docs/words.md:\n{}", all.join("\n"));
}

#[test]
fn faults_are_found() {
    let words = Words::read();
    let text = "//! What a run comes by.\n//!\n//! An interesting run.\n\n/// Returns `anew`.\n\
                fn had_turn() {} // code\n\n/// Tests\n/// runs that are\n/// looked for.\nstruct A;\n";
    let found = faults(&words, "src/rooms.rs", text);
    let expected = [
        "src/rooms.rs:0: the name `rooms.rs` has `rooms`",
        "src/rooms.rs:6: the name `had_turn` has `had turn`",
        "src/rooms.rs:1: the text has `comes by`",
        "src/rooms.rs:1: a first sentence begins with `What`",
        "src/rooms.rs:3: the text has `interesting`",
        "src/rooms.rs:8: the text has `looked for`",
    ];
    assert_eq!(found, expected);
    let long = format!("/// {} [`a`](long::target).\nfn a() {{}}\n", "x".repeat(96));
    assert_eq!(faults(&words, "a.rs", &long).len(), 1);
    let short = long.replacen("xxxxx", "", 1);
    assert!(faults(&words, "a.rs", &short).is_empty());
    assert_eq!(
        faults(&words, "a.md", "`anew`\n\n```\nanew\n```\n\nanew\n").len(),
        1
    );
}
