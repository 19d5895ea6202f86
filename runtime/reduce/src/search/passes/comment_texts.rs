//! Shorter texts of comments and directives that the test needs.
//!
//! What matters in one is found by bisection, as in the text of a token. A directive of C keeps its
//! name, and `#define` what it defines.

use std::ops::Range;

use super::comments::remarks_of;
use super::{Finish, Pass};
use crate::search::kernel::{Batch, Decision, Kernel, Proposer, Stop};
use crate::search::rewrite::{Fits, Rewrites};
use crate::strategy::{READABLE_TEXT, Shorten};
use secateur_syntax::Language;
use secateur_syntax::lex::tokenize;

pub(super) const PASS: Pass = shorten_comments;

/// The shorter texts of a comment.
#[derive(Clone)]
struct Texts {
    before: Vec<u8>,
    comment: Shorten,
    behind: Vec<u8>,
}

fn shorten_comments(finish: &mut Finish<'_, '_>, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
    if !finish.polish.drop_comments {
        return Ok(());
    }
    let base = &mut *finish.base;
    let language = base.format.language();
    let longest = if finish.polish.least {
        0
    } else {
        READABLE_TEXT
    };
    let gaps = remarks_of(language, &base.tree).into_iter();
    let remarks: Vec<Range<usize>> = gaps.flat_map(|gap| gap.remarks).collect();
    // From the end, so that the places of those before stay.
    for Range { start, end } in remarks.into_iter().rev() {
        kernel.poll()?;
        let text = base.tree.text();
        let Some(stays) = fixed(language, &text[start..end]) else {
            continue;
        };
        let (head, start) = (&text[start..start + stays], start + stays);
        let end = start + text[start..end].trim_ascii_end().len();
        let comment = Shorten::new(&text[start..end], |new| {
            is_hidden(language, &[head, new].concat())
        });
        let Some(comment) = comment.filter(|comment| comment.len() > longest) else {
            continue;
        };
        let texts = Texts {
            before: text[..start].to_vec(),
            comment,
            behind: text[end..].to_vec(),
        };
        let fits = Fits::Spaced;
        kernel.run(&mut Rewrites { base, fits }, texts)?;
    }
    Ok(())
}

/// Returns the bytes at the start of a remark that stay; `None` if all do.
///
/// Where comments are as in C, `#` begins a directive.
fn fixed(language: &Language, remark: &[u8]) -> Option<usize> {
    let is_of_c = is_hidden(language, b"/* a */");
    if !is_of_c || !remark.trim_ascii_start().starts_with(b"#") {
        return Some(0);
    }
    let sign = remark.iter().position(|&byte| byte == b'#')? + 1;
    let blank = |byte: &u8| byte.is_ascii_whitespace();
    let word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let behind = |from: usize, is_part: &dyn Fn(&u8) -> bool| {
        let len = remark[from..]
            .iter()
            .take_while(|byte| is_part(byte))
            .count();
        from + len
    };
    let name = behind(sign, &blank);
    let end = behind(name, &word);
    // The words behind stay apart.
    let apart = |end: usize| end + usize::from(remark.get(end).is_some_and(blank));
    match &remark[name..end] {
        b"if" | b"elif" | b"pragma" | b"error" | b"warning" => Some(apart(end)),
        b"define" => {
            let defined = behind(behind(end, &blank), &word);
            let parameters = remark[defined..].starts_with(b"(");
            let close = remark[defined..].iter().position(|&byte| byte == b')');
            Some(apart(match close.filter(|_| parameters) {
                Some(close) => defined + close + 1,
                None => defined,
            }))
        }
        // A file's name, or all that is compared.
        _ => None,
    }
}

/// Whether a text has no token.
fn is_hidden(language: &Language, text: &[u8]) -> bool {
    let blank = text.trim_ascii().is_empty();
    !blank && tokenize(language, text).is_ok_and(|tokens| tokens.is_empty())
}

impl Proposer<Rewrites<'_, '_>> for Texts {
    fn propose(&mut self, _: &Rewrites<'_, '_>, _: usize) -> Batch<Vec<u8>> {
        let shorter = self.comment.propose(|_| true);
        let whole = |comment: Vec<u8>| [&*self.before, &comment, &self.behind].concat();
        shorter.map(whole).into_iter().collect()
    }

    fn record(&mut self, _: &Rewrites<'_, '_>, decisions: &[Decision]) {
        for decision in decisions {
            self.comment.record_verdict(*decision == Decision::Accepted);
        }
    }
}
