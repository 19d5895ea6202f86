//! Removal of comments that the test does not need.
//!
//! A *remark* is text that is neither white space nor a token: a comment, a preprocessor directive,
//! a `#!` line. Each is tested by itself, so that a needed directive keeps no comment.

use std::ops::Range;

use super::gaps::{Gap, gaps, is_blank};
use super::pieces::change;
use super::{Finish, Pass};
use crate::search::kernel::{Kernel, Stop};
use secateur_syntax::Language;
use secateur_syntax::lex::trivia;
use secateur_syntax::tree::Tree;

pub(super) const PASS: Pass = drop_comments;

pub(super) struct Remarks {
    gap: Gap,
    pub(super) remarks: Vec<Range<usize>>,
}

fn drop_comments(finish: &mut Finish<'_, '_>, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
    if !finish.polish.drop_comments {
        return Ok(());
    }
    let base = &mut *finish.base;
    let text = base.tree.text();
    let gaps = remarks_of(base.format.language(), &base.tree);
    let all: usize = gaps.iter().map(|gap| gap.remarks.len()).sum();
    if all == 0 {
        return Ok(());
    }
    let original = text.to_vec();
    // Candidates are read beside it.
    base.tree.forget_nodes();
    change(base, kernel, &vec![1; all], usize::MAX, &|gone| {
        without(&original, &gaps, gone)
    })
}

/// Returns the gaps with remarks, in the order of the text.
pub(super) fn remarks_of(language: &Language, tree: &Tree) -> Vec<Remarks> {
    let text = tree.text();
    remarks(text, gaps(tree), &trivia(language, text))
}

/// Returns the gaps with remarks; remarks that the lexer does not separate are one.
fn remarks(text: &[u8], gaps: impl Iterator<Item = Gap>, trivia: &[Range<usize>]) -> Vec<Remarks> {
    let of = |gap: Gap| {
        let from = trivia.partition_point(|range| range.start < gap.start);
        let within = trivia[from..]
            .iter()
            .take_while(|range| range.end <= gap.end);
        let mut remarks: Vec<Range<usize>> = within.cloned().collect();
        remarks.retain(|range| !is_blank(&text[range.clone()]));
        let mut at = gap.start;
        let mut blank = true;
        let end = gap.end..gap.end;
        for range in remarks.iter().chain(std::iter::once(&end)) {
            blank &= range.start >= at && is_blank(&text[at..range.start]);
            at = range.end;
        }
        if !blank {
            remarks = std::iter::once(gap.start..gap.end).collect();
        }
        Remarks { gap, remarks }
    };
    let gaps = gaps.map(of);
    gaps.filter(|gap| !gap.remarks.is_empty()).collect()
}

fn without(text: &[u8], gaps: &[Remarks], mut gone: &[bool]) -> Vec<u8> {
    let mut found = Vec::with_capacity(text.len());
    let mut at = 0;
    for Remarks { gap, remarks } in gaps {
        let (here, others) = gone.split_at(remarks.len());
        gone = others;
        found.extend_from_slice(&text[at..gap.start]);
        at = gap.end;
        let whole = &text[gap.start..gap.end];
        let begins = gap.begins_line(text);
        if here.iter().all(|&gone| gone) {
            if gap.start > 0 {
                found.extend(blank(whole, begins));
            }
            continue;
        }
        let without = remarks.iter().zip(here).filter(|(_, gone)| **gone);
        let without = without.map(|(range, _)| range.start - gap.start..range.end - gap.start);
        found.extend(without_remarks(whole, without, begins));
    }
    found.extend_from_slice(&text[at..]);
    found
}

fn without_remarks(gap: &[u8], gone: impl Iterator<Item = Range<usize>>, begins: bool) -> Vec<u8> {
    let mut found = Vec::with_capacity(gap.len());
    let mut at = 0;
    for range in gone {
        found.extend_from_slice(&gap[at..range.start]);
        at = range.end;
        let ended = gap[range].ends_with(b"\n");
        let line = found.iter().rposition(|&byte| byte == b'\n');
        let begun = &found[line.map_or(0, |line| line + 1)..];
        // The first line may be that of the token before.
        let alone = (begins || line.is_some()) && is_blank(begun);
        let rest = gap[at..].iter().position(|&byte| byte == b'\n');
        let emptied = rest.filter(|&end| is_blank(&gap[at..at + end]));
        match emptied {
            _ if alone && ended => found.truncate(found.len() - begun.len()),
            Some(end) if alone => {
                found.truncate(found.len() - begun.len());
                at += end + 1;
            }
            _ if ended => found.push(b'\n'),
            _ => found.push(b' '),
        }
    }
    found.extend_from_slice(&gap[at..]);
    found
}

/// Returns the white space in the place of a gap without remarks.
///
/// A line's end and the indentation behind it (only that if the gap begins a line), or a space.
fn blank(gap: &[u8], begins: bool) -> Vec<u8> {
    let end = gap.iter().rposition(|&byte| byte == b'\n');
    let behind = &gap[end.map_or(0, |end| end + 1)..];
    let indent = behind.iter().take_while(|byte| is_blank(&[**byte])).count();
    match end {
        _ if begins => behind[..indent].to_vec(),
        None => b" ".to_vec(),
        Some(_) => [b"\n", &behind[..indent]].concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gap_without_its_comment_keeps_the_line() {
        for (gap, begins, wanted) in [
            (&b" /* C */ "[..], false, &b" "[..]),
            (b" // C\n", false, b"\n"),
            (b"\n  // C\n    ", false, b"\n    "),
            (b"\n  /* C */ ", false, b"\n  "),
            (b"  // C\n    ", true, b"    "),
            (b"  /* C */ ", true, b"  "),
        ] {
            assert_eq!(blank(gap, begins), wanted);
        }
    }

    #[test]
    fn a_remark_goes_and_leaves_the_others() {
        for (gap, begins, wanted) in [
            ("\n#d\nC\n", false, "\n#d\n"),
            ("\n  C\n#d\n", false, "\n#d\n"),
            (" C #d\n", false, "   #d\n"),
            ("\n#d\n  C;  x", false, "\n#d\n  x"),
            ("C;#d\n", false, "\n#d\n"),
            ("\n#d C\n#d\nC\nC\n  ", false, "\n#d  \n#d\n  "),
            ("C;#d\n", true, "#d\n"),
            ("  C\n  #d\n", true, "  #d\n"),
        ] {
            let mut text = Vec::new();
            let mut gone = Vec::new();
            for byte in gap.bytes() {
                match byte {
                    b'C' => {
                        gone.push(text.len()..text.len() + 3);
                        text.extend(b"/**");
                    }
                    b';' => {
                        text.push(b'\n');
                        gone.last_mut().unwrap().end += 1;
                    }
                    byte => text.push(byte),
                }
            }
            let found = without_remarks(&text, gone.into_iter(), begins);
            assert_eq!(String::from_utf8(found).unwrap(), wanted, "{gap:?}");
        }
    }
}
