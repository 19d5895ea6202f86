//! The scanner: cuts a grammar into statements and blanks out foreign code.
//!
//! Brackets and braces in ANTLR depend on context and contain another language, which a PEG parses
//! badly. So one linear pass cuts the text into [`Statement`]s and copies it with blanks for
//! comments, `{ actions }` and `[arguments]`; offsets stay the same. Each statement is parsed by
//! itself: errors stay local, and the parser never sees deep nesting.

mod recover;

use super::code;
use crate::diagnostics::{Diagnostic, Span};
use std::ops::Range;

/// Maximal nesting of parentheses; published grammars reach about 20.
///
/// Protects the stacks of parser and tree walks from hostile input.
pub const MAX_NESTING: usize = 128;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatementKind {
    Header,
    Options,
    Tokens,
    Channels,
    Import,
    NamedAction,
    Mode,
    /// `catch [ … ] { … }` or `finally { … }` after a rule.
    Handler,
    ParserRule,
    LexerRule,
}

#[derive(Clone, Debug)]
pub struct Statement {
    pub kind: StatementKind,
    /// The bytes without the final `;`.
    pub range: Range<usize>,
    /// An error was reported already: not to be parsed.
    pub broken: bool,
}

#[derive(Debug)]
pub struct Scan {
    /// The text with blanks for comments and foreign code.
    pub masked: String,
    pub statements: Vec<Statement>,
    pub diagnostics: Vec<Diagnostic>,
}

pub fn scan(file: u32, text: &str) -> Scan {
    let mut scanner = Scanner {
        file,
        text,
        masked: text.as_bytes().to_vec(),
        at: 0,
        diagnostics: Vec::new(),
        cut_off: false,
    };
    if text.starts_with('\u{feff}') {
        scanner.at = '\u{feff}'.len_utf8();
    }
    let mut statements = Vec::new();
    loop {
        scanner.skip_blank();
        if scanner.at == text.len() {
            break;
        }
        statements.extend(scanner.statement());
    }
    Scan {
        masked: String::from_utf8(scanner.masked).expect("only whole characters are blanked"),
        statements,
        diagnostics: scanner.diagnostics,
    }
}

pub fn is_name_start(c: char) -> bool {
    c.is_alphabetic()
}

fn is_name_part(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

struct Scanner<'a> {
    file: u32,
    text: &'a str,
    masked: Vec<u8>,
    at: usize,
    diagnostics: Vec<Diagnostic>,
    /// Whether an unclosed comment took the rest.
    cut_off: bool,
}

struct Progress {
    kind: StatementKind,
    broken: bool,
    open: Vec<usize>,
    /// Whether `NAME :` would begin another rule.
    headed: bool,
    /// The names directly before the position.
    names: Vec<Range<usize>>,
    /// End of the last byte that is not blank.
    end: usize,
    /// `end` before the first of `names`.
    end_before_names: usize,
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn span(&self, range: Range<usize>) -> Span {
        Span::new(self.file, range)
    }

    /// Skips white space and comments; blanks out the latter.
    fn skip_blank(&mut self) {
        loop {
            let rest = self.rest();
            let blank = rest.len()
                - rest
                    .trim_start_matches([' ', '\t', '\r', '\n', '\u{c}'])
                    .len();
            self.at += blank;
            let rest = self.rest();
            if !rest.starts_with("//") && !rest.starts_with("/*") {
                return;
            }
            let start = self.at;
            match code::comment_length(rest) {
                Some(length) => self.at += length,
                None => {
                    self.diagnostics.push(
                        Diagnostic::error(
                            self.span(start..start + 2),
                            "the comment is never closed",
                        )
                        .label("opened here")
                        .help("end it with `*/`"),
                    );
                    self.at = self.text.len();
                    self.cut_off = true;
                }
            }
            self.blank(start..self.at);
        }
    }

    fn blank(&mut self, range: Range<usize>) {
        self.masked[range].fill(b' ');
    }

    fn name(&mut self) -> Option<Range<usize>> {
        let rest = self.rest();
        if !rest.starts_with(is_name_start) {
            return None;
        }
        let length = rest.find(|c| !is_name_part(c)).unwrap_or(rest.len());
        let start = self.at;
        self.at += length;
        Some(start..self.at)
    }

    /// Returns up to three names with the next characters; blanks out comments, does not move.
    fn look_ahead(&mut self) -> Vec<(&'a str, Option<char>)> {
        let start = self.at;
        let known = self.diagnostics.len();
        let mut words = Vec::new();
        while words.len() < 3
            && let Some(name) = self.name()
        {
            self.skip_blank();
            words.push((&self.text[name], self.rest().chars().next()));
        }
        // Reading the text reports an unclosed comment again.
        self.diagnostics.truncate(known);
        self.cut_off = false;
        self.at = start;
        words
    }

    fn kind(&mut self) -> Option<StatementKind> {
        if self.rest().starts_with('@') {
            return Some(StatementKind::NamedAction);
        }
        let words = self.look_ahead();
        let &(first, next) = words.first()?;
        let named = next.is_some_and(is_name_start);
        let kind = match (first, next) {
            ("options", Some('{')) => StatementKind::Options,
            ("tokens", Some('{')) => StatementKind::Tokens,
            ("channels", Some('{')) => StatementKind::Channels,
            ("catch", Some('[')) | ("finally", Some('{')) => StatementKind::Handler,
            ("import", _) if named => StatementKind::Import,
            ("mode", _) if named => StatementKind::Mode,
            ("grammar", _) if named => StatementKind::Header,
            ("lexer" | "parser" | "tree", _) if named && words[1].0 == "grammar" => {
                StatementKind::Header
            }
            _ => {
                let modifiers = words
                    .iter()
                    .take_while(|(word, next)| is_modifier(word) && next.is_some_and(is_name_start))
                    .count();
                let name = words.get(modifiers).map_or(first, |word| word.0);
                if name.starts_with(char::is_uppercase) {
                    StatementKind::LexerRule
                } else {
                    StatementKind::ParserRule
                }
            }
        };
        Some(kind)
    }

    fn statement(&mut self) -> Option<Statement> {
        let start = self.at;
        let Some(kind) = self.kind() else {
            self.stray();
            return None;
        };
        let mut progress = Progress {
            kind,
            broken: false,
            open: Vec::new(),
            headed: !matches!(kind, StatementKind::ParserRule | StatementKind::LexerRule),
            names: Vec::new(),
            end: start,
            end_before_names: start,
        };
        while self.step(&mut progress) {}
        progress.broken |= self.cut_off;
        if let Some(&open) = progress.open.last()
            && !progress.broken
        {
            progress.broken = true;
            self.diagnostics.push(
                Diagnostic::error(self.span(open..open + 1), "the parenthesis is never closed")
                    .label("opened here, but the rule ends without the `)` for it"),
            );
        }
        Some(Statement {
            kind,
            range: start..progress.end,
            broken: progress.broken,
        })
    }

    /// Reads the next token of a statement; `false` at its end.
    fn step(&mut self, progress: &mut Progress) -> bool {
        self.skip_blank();
        let start = self.at;
        let Some(c) = self.rest().chars().next() else {
            self.not_ended(progress, None);
            return false;
        };
        if is_name_start(c) {
            if progress.names.is_empty() {
                progress.end_before_names = progress.end;
            }
            progress.names.extend(self.name());
            progress.end = self.at;
            return true;
        }
        let names = std::mem::take(&mut progress.names);
        self.at += c.len_utf8();
        match c {
            ';' => return false,
            ':' if self.rest().starts_with(':') => self.at += 1,
            ':' if progress.headed && !names.is_empty() => {
                self.next_rule_begins(progress, &names);
                return false;
            }
            ':' => progress.headed = true,
            '\'' | '"' => match code::quoted_length(&self.text[start..]) {
                Some(length) => self.at = start + length,
                None => self.unclosed(progress, start, c),
            },
            '[' if progress.kind == StatementKind::LexerRule => {
                match code::set_length(&self.text[start..]) {
                    Some(length) => self.at = start + length,
                    None => self.unclosed(progress, start, c),
                }
            }
            '[' => match code::nested_length(&self.text[start..]) {
                Some(length) => {
                    self.at = start + length;
                    self.blank(start + 1..self.at - 1);
                }
                None => self.unclosed(progress, start, c),
            },
            '{' => return self.brace(progress, start, &names),
            '(' => {
                progress.open.push(start);
                if progress.open.len() > MAX_NESTING && !progress.broken {
                    progress.broken = true;
                    self.diagnostics.push(
                        Diagnostic::error(
                            self.span(start..self.at),
                            "the parentheses are nested too deeply",
                        )
                        .label(format!("more than {MAX_NESTING} are open here"))
                        .help("move inner parts to rules of their own"),
                    );
                }
            }
            ')' => {
                progress.open.pop();
            }
            _ => {}
        }
        progress.end = self.at;
        true
    }

    fn brace(&mut self, progress: &mut Progress, start: usize, names: &[Range<usize>]) -> bool {
        let kept = match progress.kind {
            StatementKind::Options | StatementKind::Tokens | StatementKind::Channels => true,
            StatementKind::ParserRule | StatementKind::LexerRule => names
                .last()
                .is_some_and(|name| &self.text[name.clone()] == "options"),
            _ => false,
        };
        if kept {
            self.settings(progress, start);
        } else if let Some(length) = code::nested_length(&self.text[start..]) {
            self.at = start + length;
            self.blank(start + 1..self.at - 1);
        } else {
            self.unclosed(progress, start, '{');
        }
        progress.end = self.at;
        matches!(
            progress.kind,
            StatementKind::ParserRule
                | StatementKind::LexerRule
                | StatementKind::Header
                | StatementKind::Import
                | StatementKind::Mode
        )
    }

    /// Reads the rest of `options { … }` and similar, whose content is kept.
    fn settings(&mut self, progress: &mut Progress, start: usize) {
        loop {
            self.skip_blank();
            let here = self.at;
            let Some(c) = self.rest().chars().next() else {
                self.unclosed(progress, start, '{');
                return;
            };
            self.at += c.len_utf8();
            match c {
                '}' => return,
                '\'' | '"' => match code::quoted_length(&self.text[here..]) {
                    Some(length) => self.at = here + length,
                    None => self.unclosed(progress, here, c),
                },
                '{' => match code::nested_length(&self.text[here..]) {
                    Some(length) => {
                        self.at = here + length;
                        self.blank(here + 1..self.at - 1);
                    }
                    None => return self.unclosed(progress, start, '{'),
                },
                _ => {}
            }
        }
    }
}

pub fn is_modifier(word: &str) -> bool {
    matches!(word, "fragment" | "public" | "protected" | "private")
}
