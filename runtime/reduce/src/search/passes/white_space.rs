//! The least white space that keeps tokens apart.
//!
//! A gap becomes empty where the lexer still separates its tokens, else one blank. Lines end where
//! they did, without blank lines, and begin without indentation, or with one column for each block
//! where it has a meaning. Short lists in round and square brackets become one line. Where only bytes
//! count, lines end nowhere. Remarks stay.
//!
//! A list minimizer decides over all gaps. A proposal that the grammar reads as other tokens costs
//! no test.

use std::ops::Range;

use super::gaps::{Gap, gaps, is_blank};
use super::pieces::change;
use super::{Finish, Pass};
use crate::search::kernel::{Kernel, Stop};
use secateur_syntax::Language;
use secateur_syntax::lex::{Lexer, Token};
use secateur_syntax::tree::Tree;
use secateur_tables::TokenRole;

pub(super) const PASS: Pass = shrink;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// Lines stay.
    Lines,
    /// Only needed white space stays.
    Least,
    /// A separator stays in each gap.
    Apart,
    /// Lines that stay begin with a column.
    Column,
}

/// A gap with the end of its shorter text in [`Gaps::texts`].
#[derive(Clone, Copy, Debug)]
struct Shorter {
    start: u32,
    end: u32,
    by: u32,
}

#[derive(Debug, Default)]
struct Gaps {
    all: Vec<Shorter>,
    texts: Vec<u8>,
    /// The first token that no gap here precedes, unless these are the last.
    next: Option<usize>,
}

/// Bytes that may be parsed in vain: some seconds.
const PATIENCE: usize = 1 << 24;
/// Gaps that are decided together at most.
const TOGETHER: usize = 1 << 16;
/// Work of a gap, in the unit of [`Halt::after`](secateur_syntax::Halt::after).
const GAP: usize = 10;
/// Bytes at most of a list in brackets that becomes one line.
const LINE: usize = 72;
/// Maximal bytes of two tokens that are lexed together.
const LONG: usize = 1 << 8;

/// Shortens the gaps, then the others to a separator each, then those to a column.
fn shrink(finish: &mut Finish<'_, '_>, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
    let base = &mut *finish.base;
    let first = match finish.polish.least {
        true => Form::Least,
        false => Form::Lines,
    };
    let forms = [first, Form::Apart, Form::Column];
    let mut rest = forms.map(|form| (form, 0)).into_iter();
    let mut turn = rest.next();
    while let Some((form, from)) = turn {
        kernel.poll()?;
        let gaps = shorter(base.format.language(), &base.tree, form, from);
        turn = match gaps.next {
            Some(next) => Some((form, next)),
            None => rest.next(),
        };
        if gaps.all.is_empty() {
            continue;
        }
        let weight = |at| (gaps.range(at).len() - gaps.text(at).len()) as u32;
        let weights: Vec<u32> = (0..gaps.all.len()).map(weight).collect();
        let original = base.tree.text().to_vec();
        let patience = PATIENCE.div_ceil(original.len().max(1));
        change(base, kernel, &weights, patience, &|shortened| {
            shorten(&original, &gaps, shortened)
        })?;
    }
    Ok(())
}

/// Returns the text of a tree with the least white space; its tokens may differ.
pub(in crate::search) fn shortened(language: &Language, tree: &Tree, least: bool) -> Vec<u8> {
    let form = if least { Form::Least } else { Form::Lines };
    let gaps = shorter(language, tree, form, 0);
    shorten(tree.text(), &gaps, &vec![true; gaps.all.len()])
}

impl Gaps {
    fn range(&self, at: usize) -> Range<usize> {
        self.all[at].start as usize..self.all[at].end as usize
    }

    fn text(&self, at: usize) -> &[u8] {
        let start = at.checked_sub(1).map_or(0, |before| self.all[before].by);
        &self.texts[start as usize..self.all[at].by as usize]
    }

    fn add(&mut self, gap: Gap, by: &[u8]) {
        self.texts.extend_from_slice(by);
        self.all.push(Shorter {
            start: gap.start as u32,
            end: gap.end as u32,
            by: self.texts.len() as u32,
        });
    }
}

fn shorten(original: &[u8], gaps: &Gaps, shortened: &[bool]) -> Vec<u8> {
    let mut text = Vec::with_capacity(original.len());
    let mut at = 0;
    for (number, _) in shortened.iter().enumerate().filter(|it| *it.1) {
        let gap = gaps.range(number);
        text.extend_from_slice(&original[at..gap.start]);
        text.extend_from_slice(gaps.text(number));
        at = gap.end;
    }
    text.extend_from_slice(&original[at..]);
    text
}

/// Returns gaps that can be shorter, from the one before a token on.
fn shorter(language: &Language, tree: &Tree, form: Form, from: usize) -> Gaps {
    let text = tree.text();
    let indents = language.token_with(TokenRole::Indent).is_some();
    let keeps_lines = indents || form != Form::Least;
    let mut blocks = Blocks::default();
    let mut lists = Lists::of(language, tree);
    let mut found = Gaps::default();
    let tokens = tree.tokens().iter().enumerate();
    let mut tokens = tokens
        .filter(|(_, token)| token.start < token.end)
        .peekable();
    let mut before = None;
    for gap in gaps(tree) {
        let whole = &text[gap.start..gap.end];
        while let Some((_, token)) = tokens.next_if(|(_, token)| token.end as usize <= gap.start) {
            before = Some(token);
            lists.pass();
        }
        let at = tokens.peek().map(|&(at, _)| at);
        let next = tokens.peek().map(|&(_, token)| token);
        if found.all.len() == TOGETHER {
            found.next = at.or(Some(tree.tokens().len()));
            break;
        }
        if tree.halt().after(GAP) {
            break;
        }
        let line = whole.iter().rposition(|&byte| byte == b'\n');
        let begins = gap.begins_line(text);
        let indent = match (indents, next) {
            (true, Some(_)) if line.is_some() || begins => {
                let space = &whole[line.map_or(0, |line| line + 1)..];
                blocks.depth(secateur_syntax::lex::space_width(space))
            }
            _ => usize::from(form == Form::Column && line.is_some() && next.is_some()),
        };
        if at.is_some_and(|at| at < from) {
            continue;
        }
        let by = if is_blank(whole) {
            let lines = line.is_some() && keeps_lines && !lists.is_short();
            match (before, next) {
                (None, _) => vec![b' '; indent],
                (_, None) if begins => Vec::new(),
                (_, None) if line.is_some() && form != Form::Least => line_end(whole).to_vec(),
                (_, None) => Vec::new(),
                _ if begins || gap.ends_line(text) => vec![b' '; indent],
                _ if lines => [line_end(whole), &vec![b' '; indent]].concat(),
                (Some(before), Some(next)) => {
                    let apart = matches!(form, Form::Apart | Form::Column)
                        || joins(language, text, before, next);
                    vec![b' '; usize::from(apart)]
                }
            }
        } else {
            let first = gap.start == 0;
            without_blanks(
                whole,
                begins,
                first,
                next.is_none(),
                indents.then_some(indent),
            )
        };
        if by.len() < whole.len() {
            found.add(gap, &by);
        }
    }
    found
}

fn line_end(gap: &[u8]) -> &'static [u8] {
    let last = gap.iter().rposition(|&byte| byte == b'\n');
    match last.is_some_and(|at| gap[..at].ends_with(b"\r")) {
        true => b"\r\n",
        false => b"\n",
    }
}

/// Drops blank lines and white space around lines of a gap of remarks.
///
/// Indentation stays where it has a meaning.
fn without_blanks(
    gap: &[u8],
    begins: bool,
    first: bool,
    last: bool,
    indent: Option<usize>,
) -> Vec<u8> {
    let lines: Vec<&[u8]> = gap.split(|&byte| byte == b'\n').collect();
    let count = lines.len();
    let mut found = Vec::with_capacity(gap.len());
    for (number, line) in lines.into_iter().enumerate() {
        let (is_first, is_last) = (number == 0, number + 1 == count);
        let text = match indent {
            Some(_) => line.trim_ascii_end(),
            None => line.trim_ascii(),
        };
        match () {
            () if is_first && !text.is_empty() => {
                let apart = !(first || begins) && line.len() > text.len();
                found.extend(std::iter::repeat_n(b' ', usize::from(apart)));
                found.extend_from_slice(line.trim_ascii());
                let apart = is_last && !last && line.last().is_some_and(u8::is_ascii_whitespace);
                found.extend(std::iter::repeat_n(b' ', usize::from(apart)));
            }
            () if is_first => {}
            () if is_last => {
                found.push(b'\n');
                found.extend(std::iter::repeat_n(b' ', indent.unwrap_or(0)));
                found.extend_from_slice(line.trim_ascii());
            }
            () if text.is_empty() => {}
            () => {
                let starts = found.is_empty() && (first || begins);
                found.extend(std::iter::repeat_n(b'\n', usize::from(!starts)));
                found.extend_from_slice(text);
            }
        }
    }
    found
}

/// The brackets around a token, with whether they become one line.
struct Lists {
    /// For each token with a text: an opening bracket with that, or a closing one.
    tokens: Vec<Option<Bracket>>,
    passed: usize,
    open: Vec<bool>,
}

#[derive(Clone, Copy)]
enum Bracket {
    Open(bool),
    Close,
}

impl Lists {
    fn of(language: &Language, tree: &Tree) -> Self {
        let text = tree.text();
        let mut tokens = Vec::new();
        // Opening brackets, with the bytes of tokens before.
        let mut open: Vec<(usize, usize)> = Vec::new();
        let mut bytes = 0;
        for token in tree.tokens().iter().filter(|it| it.start < it.end) {
            let word = token.of(text);
            bytes += word.len() + 1;
            let bracket = match language.tokens[token.kind.index()].role {
                TokenRole::Open => {
                    open.push((tokens.len(), bytes));
                    Some(Bracket::Open(false))
                }
                TokenRole::Close => {
                    if let Some((at, before)) = open.pop() {
                        let list = matches!(word, b")" | b"]");
                        tokens[at] = Some(Bracket::Open(list && bytes - before <= LINE));
                    }
                    Some(Bracket::Close)
                }
                _ => None,
            };
            tokens.push(bracket);
        }
        Self {
            tokens,
            passed: 0,
            open: Vec::new(),
        }
    }

    /// Passes the next token.
    fn pass(&mut self) {
        match self.tokens[self.passed] {
            Some(Bracket::Open(short)) => self.open.push(short),
            Some(Bracket::Close) => drop(self.open.pop()),
            None => {}
        }
        self.passed += 1;
    }

    fn is_short(&self) -> bool {
        self.open.last().is_some_and(|&short| short)
    }
}

#[derive(Default)]
struct Blocks {
    widths: Vec<usize>,
}

impl Blocks {
    /// Returns the blocks around a line of this indentation.
    fn depth(&mut self, width: usize) -> usize {
        let kept = self.widths.partition_point(|&open| open < width);
        self.widths.truncate(kept);
        if width > 0 {
            self.widths.push(width);
        }
        self.widths.len()
    }
}

/// Whether two tokens need a separator for a lexer that begins with them.
///
/// Where it does not read them even with a blank between, words need one.
fn joins(language: &Language, text: &[u8], before: &Token, next: &Token) -> bool {
    let (one, other) = (before.of(text), next.of(text));
    let is_word = |byte: Option<&u8>| {
        byte.is_some_and(|&byte| {
            byte.is_ascii_alphanumeric() || byte >= 0x80 || b"_$".contains(&byte)
        })
    };
    let words = is_word(one.last()) && is_word(other.first());
    if words || one.len() + other.len() > LONG {
        return words;
    }
    let reads = |between: &[u8]| {
        let both = [one, between, other].concat();
        let mut lexer = Lexer::new(language);
        let mut at = 0;
        for (token, start) in [(before, 0), (next, one.len() + between.len())] {
            loop {
                let Ok(found) = lexer.next(&both, at) else {
                    return false;
                };
                let here = std::mem::replace(&mut at, found.end);
                if found.visible() {
                    let end = start + token.of(text).len();
                    if found.kind != token.kind || here != start || found.end != end {
                        return false;
                    }
                    break;
                }
            }
        }
        true
    };
    reads(b" ") && !reads(b"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_keep_their_lines() {
        for (gap, first, last, indent, expected) in [
            ("  // C\n\n   ", false, false, None, " // C\n"),
            ("\n\n  #d  \n\n  #e\n  ", false, false, None, "\n#d\n#e\n"),
            ("\n\n#d\n\n", true, false, None, "#d\n"),
            (" /* C */  ", false, false, None, " /* C */ "),
            ("/* C */", false, false, None, "/* C */"),
            ("\n  # C\n    ", false, false, Some(1), "\n  # C\n "),
            (" // C  \n\n", false, true, None, " // C\n"),
        ] {
            let found = without_blanks(gap.as_bytes(), first, first, last, indent);
            assert_eq!(String::from_utf8(found).unwrap(), expected, "{gap:?}");
        }
    }

    #[test]
    fn a_block_is_a_column() {
        let mut blocks = Blocks::default();
        let depths = [0, 4, 8, 8, 6, 4, 12, 0, 2].map(|width| blocks.depth(width));
        assert_eq!(depths, [0, 1, 2, 2, 2, 1, 2, 0, 1]);
    }
}
