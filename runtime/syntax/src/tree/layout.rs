//! White space of candidates in languages where it has a meaning.
//!
//! With the tokens INDENT and DEDENT, a statement that moves into the block around would mean
//! something else with its old white space. A candidate's tokens give the intended depth of each
//! line, so lines are moved: a block stands as far to the right of its surroundings as in the base.
//! Ends of lines within a line's tokens are removed, as when an operand leaves its parentheses;
//! other white space stays, byte for byte.

use super::fingerprint::Run;
use super::{Candidate, Tree};
use secateur_tables::{Kind, TokenRole};

use crate::Language;
use crate::lex::{Token, line_space, space_width};

#[derive(Clone, Debug)]
pub(super) struct Layout {
    indent: Kind,
    dedent: Kind,
    newline: Kind,
    /// By token type.
    roles: Vec<TokenRole>,
}

/// Indentation of a block that the base lacks.
const STEP: &[u8] = b"    ";

struct Lines<'a> {
    text: &'a [u8],
    moved: Vec<u8>,
    levels: Vec<Vec<u8>>,
    /// Number of open brackets: within, lines do not count.
    open: usize,
    begins: bool,
}

impl Layout {
    /// Returns `None` if indentation has no meaning in the language.
    pub(super) fn new(language: &Language) -> Option<Self> {
        Some(Self {
            indent: language.token_with(TokenRole::Indent)?,
            dedent: language.token_with(TokenRole::Dedent)?,
            newline: language
                .token_with(TokenRole::LineBreak)
                .or_else(|| language.token_with(TokenRole::Newline))?,
            roles: language.tokens.iter().map(|token| token.role).collect(),
        })
    }

    /// Moves the lines of a candidate, in its text and its tokens. Linear in the text.
    pub(super) fn apply(
        &self,
        tree: &Tree,
        candidate: &Candidate,
        text: &mut Vec<u8>,
        tokens: &mut [Token],
    ) {
        let origins = origins(tree, candidate);
        debug_assert_eq!(origins.len(), tokens.len());
        let mut lines = Lines {
            text,
            moved: Vec::with_capacity(text.len()),
            levels: vec![Vec::new()],
            open: 0,
            begins: true,
        };
        let mut at = 0;
        for (number, &origin) in origins.iter().enumerate() {
            let compact = self.is_compact(&lines, tokens, number);
            let token = &mut tokens[number];
            let (start, end) = (token.start as usize, token.end as usize);
            let gap = &lines.text[at..start];
            at = end;
            if compact {
                let next = tokens[number + 1].start as usize;
                let width = lines.column() + next - start + gap.len();
                lines.moved.extend_from_slice(gap);
                lines.levels.push(vec![b' '; width]);
                let here = lines.moved.len() as u32;
                (tokens[number].start, tokens[number].end) = (here, here);
                continue;
            }
            if token.kind == self.indent {
                lines.moved.extend_from_slice(gap);
                let step = self.step(tree, origin);
                let level = [lines.level(), &step].concat();
                lines.levels.push(level);
                lines.begins = true;
            } else if token.kind == self.dedent {
                lines.moved.extend_from_slice(gap);
                if lines.levels.len() > 1 {
                    lines.levels.pop();
                }
                lines.begins = true;
            } else if token.kind == self.newline {
                let gap = if lines.ends_line(gap) { &[][..] } else { gap };
                lines.moved.extend_from_slice(gap);
                lines.begins = true;
            } else if lines.begins && start < end {
                lines.begin(gap);
                lines.begins = false;
            } else if lines.open == 0 && (lines.ends_line(gap) || is_remark(gap)) {
                lines.moved.push(b' ');
            } else {
                lines.moved.extend_from_slice(gap);
            }
            match self.roles[token.kind.index()] {
                TokenRole::Open => lines.open += 1,
                TokenRole::Close => lines.open = lines.open.saturating_sub(1),
                _ => {}
            }
            token.start = lines.moved.len() as u32;
            lines.moved.extend_from_slice(&lines.text[start..end]);
            token.end = lines.moved.len() as u32;
        }
        lines.moved.extend_from_slice(&lines.text[at..]);
        *text = lines.moved;
    }

    /// Whether the block follows an indicator on its line: YAML's `- a: 1`.
    fn is_compact(&self, lines: &Lines<'_>, tokens: &[Token], number: usize) -> bool {
        let before = number.checked_sub(1).map(|before| tokens[before]);
        let (Some(before), Some(next)) = (before, tokens.get(number + 1)) else {
            return false;
        };
        let indicator = matches!(before.of(&lines.moved), b"-" | b"?");
        let token = tokens[number];
        let between = &lines.text[token.end as usize..next.start as usize];
        token.kind == self.indent && indicator && !between.is_empty() && !between.contains(&b'\n')
    }

    /// Returns a block's indentation relative to the text around.
    ///
    /// `indent` is its INDENT token in the base.
    fn step(&self, tree: &Tree, indent: Option<u32>) -> Vec<u8> {
        let step = || {
            let indent = indent? as usize;
            let first = tree.tokens.get(indent + 1)?;
            let before = &tree.tokens[..indent];
            let end = before.iter().rposition(|token| token.kind != self.newline);
            let begins =
                |token: &Token| [self.newline, self.indent, self.dedent].contains(&token.kind);
            let outer = end.map_or(Vec::new(), |end| {
                let head = before[..end].iter().rposition(begins);
                Self::space(tree, before[head.map_or(0, |at| at + 1)])
            });
            let inner = Self::space(tree, *first);
            Some(match inner.strip_prefix(&*outer) {
                Some(step) => step.to_vec(),
                None => vec![b' '; space_width(&inner).saturating_sub(space_width(&outer))],
            })
        };
        step()
            .filter(|step| !step.is_empty())
            .unwrap_or(STEP.to_vec())
    }

    /// Returns white space as wide as the text before a token.
    fn space(tree: &Tree, token: Token) -> Vec<u8> {
        let before = line_space(&tree.text, token.start as usize).iter();
        let blank = |byte: &u8| {
            if byte.is_ascii_whitespace() {
                *byte
            } else {
                b' '
            }
        };
        before.map(blank).collect()
    }
}

impl Lines<'_> {
    fn level(&self) -> &[u8] {
        self.levels.last().map_or(&[], Vec::as_slice)
    }

    fn column(&self) -> usize {
        let line = self.moved.iter().rev();
        line.take_while(|byte| !matches!(byte, b'\n' | b'\r'))
            .count()
    }

    /// Whether white space ends a line that should continue.
    fn ends_line(&self, gap: &[u8]) -> bool {
        let joined = |at: usize| {
            let before = gap[..at].strip_suffix(b"\r").unwrap_or(&gap[..at]);
            before.ends_with(b"\\")
        };
        let ends = |at: usize| gap[at] == b'\n' && !joined(at);
        self.open == 0 && (0..gap.len()).any(ends)
    }

    fn begin(&mut self, gap: &[u8]) {
        let (before, space) = match gap.iter().rposition(|&byte| byte == b'\n') {
            Some(end) => gap.split_at(end + 1),
            None => (&gap[..0], gap),
        };
        let is_end = |&byte: &u8| matches!(byte, b'\n' | b'\r');
        let new_line = self.moved.last().is_none_or(is_end);
        let level = self.levels.last().map_or(&[][..], Vec::as_slice);
        // A text may begin with a byte-order mark.
        let blank = self.moved.is_empty() || space.iter().all(u8::is_ascii_whitespace);
        // The white space of joined lines would be that of the first.
        let before = if is_joined(before) { &[][..] } else { before };
        let on_its_line = new_line || !before.is_empty();
        if on_its_line && blank && space_width(line_space(gap, gap.len())) == space_width(level) {
            self.moved.extend_from_slice(gap);
            return;
        }
        if !new_line && before.is_empty() {
            self.moved.push(b'\n');
        }
        // Comments move with the line below.
        for (number, line) in before.split_inclusive(|&byte| byte == b'\n').enumerate() {
            let text = line.trim_ascii_start();
            if text.is_empty() || (number == 0 && !new_line) {
                self.moved.extend_from_slice(line);
            } else {
                self.moved.extend_from_slice(level);
                self.moved.extend_from_slice(text);
            }
        }
        self.moved.extend_from_slice(level);
    }
}

/// Whether a backslash alone joins the last line to the next.
fn is_joined(lines: &[u8]) -> bool {
    let line = lines.strip_suffix(b"\n").unwrap_or(lines);
    let line = line.rsplit(|&byte| byte == b'\n').next();
    line.is_some_and(|line| line.trim_ascii() == b"\\")
}

fn is_remark(gap: &[u8]) -> bool {
    gap.iter()
        .any(|&byte| !byte.is_ascii_whitespace() && byte != b'\\')
}

/// Returns, by token of a candidate, the token of the base.
fn origins(tree: &Tree, candidate: &Candidate) -> Vec<Option<u32>> {
    let mut origins = Vec::with_capacity(tree.tokens.len());
    for (_, run) in candidate.runs(tree) {
        match run {
            Run::Base(run) => origins.extend(run.map(Some)),
            Run::New(new) => origins.extend(new.iter().map(|_| None)),
        }
    }
    origins
}
