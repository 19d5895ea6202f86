//! Shorter texts of comments that the test needs.
//!
//! What matters in one is found by bisection, as in the text of a token. Directives stay.

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
    /// The comment before the last proposal.
    last: Option<Shorten>,
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
        if !may_be_comment(language, &text[start..end]) {
            continue;
        }
        let comment = Shorten::new(&text[start..end], |new| is_hidden(language, new));
        let Some(comment) = comment.filter(|comment| comment.len() > longest) else {
            continue;
        };
        let texts = Texts {
            before: text[..start].to_vec(),
            comment,
            behind: text[end..].to_vec(),
            last: None,
        };
        let fits = Fits::Spaced;
        kernel.run(&mut Rewrites { base, fits }, texts)?;
    }
    Ok(())
}

/// Whether a remark may be a comment.
///
/// Where comments are as in C, `#` begins a directive, which needs all its words.
fn may_be_comment(language: &Language, remark: &[u8]) -> bool {
    let is_of_c = is_hidden(language, b"/* a */");
    !is_of_c || !remark.trim_ascii_start().starts_with(b"#")
}

/// Whether a text has no token.
fn is_hidden(language: &Language, text: &[u8]) -> bool {
    let blank = text.trim_ascii().is_empty();
    !blank && tokenize(language, text).is_ok_and(|tokens| tokens.is_empty())
}

impl Proposer<Rewrites<'_, '_>> for Texts {
    fn propose(&mut self, _: &Rewrites<'_, '_>, _: usize) -> Batch<Vec<u8>> {
        self.last = Some(self.comment.clone());
        let shorter = self.comment.propose(|_| true);
        let whole = |comment: Vec<u8>| [&*self.before, &comment, &self.behind].concat();
        shorter.map(whole).into_iter().collect()
    }

    fn record(&mut self, _: &Rewrites<'_, '_>, decisions: &[Decision]) {
        for decision in decisions {
            self.comment.record_verdict(*decision == Decision::Accepted);
        }
    }

    fn put_back(&mut self, _: Vec<u8>) {
        if let Some(last) = self.last.take() {
            self.comment = last;
        }
    }
}
