//! The result made pleasant to read: what lies between its tokens, where nothing
//! is left to be gained from the tokens themselves.
//!
//! Every change is tested like any other; what is refused is left as it was.

use std::sync::Arc;

use super::assurance::Assurance;
use super::judge::{Judge, Stop};
use super::state::Search;
use crate::executor::{OracleError, Verdict};
use crate::transform::{Transformed, Transformer};
use secateur_syntax::tree::Tree;

/// What this is called among the strategies.
const NAME: &str = "polish";

/// What becomes of the text between the tokens.
#[derive(Clone, Debug, Default)]
pub struct Polish {
    /// Comments, and whatever else is neither white space nor a token, go as far
    /// as the property allows; otherwise those that stand beside what is left
    /// stay.
    pub drop_comments: bool,
    /// A tool that lays the result out anew, as a plugin whose only instance is
    /// wanted. It may change tokens, but not add to them.
    pub formatter: Option<Arc<dyn Transformer>>,
}

/// Text between two tokens, or before the first or behind the last one.
#[derive(Clone, Copy)]
pub(super) struct Gap {
    pub(super) start: usize,
    pub(super) end: usize,
}

impl Gap {
    /// Whether a line begins with it: a token may be the end of a line.
    pub(super) fn begins_line(&self, text: &[u8]) -> bool {
        self.start == 0 || text[self.start - 1] == b'\n'
    }

    /// Whether a line ends with it.
    fn ends_line(&self, text: &[u8]) -> bool {
        text.get(self.end)
            .is_none_or(|next| matches!(next, b'\n' | b'\r'))
    }
}

impl Search<'_> {
    /// Polishes the base.
    pub(super) fn polish(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        polish: &Polish,
    ) -> Result<(), Stop> {
        judge.progress.strategy = NAME.into();
        if polish.drop_comments {
            self.drop_comments(judge, assurance)?;
        }
        let text = without_blank_lines(self.tree.text(), &self.gaps());
        self.lay_out(judge, assurance, text, true)?;
        if let Some(formatter) = &polish.formatter {
            let broken = |source| {
                Stop::Broken(OracleError {
                    what: format!("cannot run the formatter {}", formatter.name()),
                    source,
                })
            };
            let mut tool = formatter.open(&self.name, 1).map_err(broken)?;
            let formatted = tool.apply(self.tree.text(), "", &[0]).map_err(broken)?;
            if let Transformed::Text(text) = formatted {
                self.lay_out(judge, assurance, text, false)?;
            }
        }
        Ok(())
    }

    /// Takes another text for the base, if it passes and, where that is asked for,
    /// has the same tokens.
    pub(super) fn lay_out(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        text: Vec<u8>,
        same: bool,
    ) -> Result<bool, Stop> {
        if text == self.tree.text() {
            return Ok(true);
        }
        let Ok(tree) = self.round.format.read(&mut self.round.parser, &text) else {
            return Ok(false);
        };
        let fits = match same {
            true => tree.fingerprint() == self.tree.fingerprint(),
            false => tree.tokens().len() <= self.tree.tokens().len(),
        };
        if !fits
            || judge.run(&text)?.verdict != Verdict::Interesting
            || !assurance.confirms(judge, &text)?
        {
            return Ok(false);
        }
        self.tree = tree;
        judge.based_on(self.tree.text(), self.tree.tokens().len())?;
        assurance.accepted(judge, self.tree.text())?;
        Ok(true)
    }

    /// All that is no token.
    pub(super) fn gaps(&self) -> Vec<Gap> {
        gaps(&self.tree)
    }
}

fn gaps(tree: &Tree) -> Vec<Gap> {
    let mut start = 0;
    let mut found = Vec::new();
    let ends = tree.tokens().iter().map(|token| (token.start, token.end));
    let last = tree.text().len() as u32;
    for (next, end) in ends.chain([(last, last)]) {
        // A token that a hook made may have no text.
        let next = next as usize;
        if next > start {
            found.push(Gap { start, end: next });
        }
        start = start.max(end as usize);
    }
    found
}

pub(super) fn is_blank(text: &[u8]) -> bool {
    text.iter().all(u8::is_ascii_whitespace)
}

/// The text with at most one blank line in a row, none at the beginning, and no
/// white space at the ends of lines; comments and tokens are as they were.
fn without_blank_lines(text: &[u8], gaps: &[Gap]) -> Vec<u8> {
    let mut found = Vec::with_capacity(text.len());
    let mut at = 0;
    for gap in gaps {
        found.extend_from_slice(&text[at..gap.start]);
        let gap_text = &text[gap.start..gap.end];
        let last = gap.end == text.len();
        let lines: Vec<&[u8]> = gap_text.split(|&byte| byte == b'\n').collect();
        let count = lines.len();
        let mut blank_lines = 0;
        // What is written ends with a line.
        let mut fresh = gap.begins_line(text);
        for (number, line) in lines.into_iter().enumerate() {
            let ends = number + 1 < count || gap.ends_line(text);
            let line = if ends { line.trim_ascii_end() } else { line };
            // The first part may belong to the line of the token before.
            let begins = number > 0 || fresh;
            if begins && line.is_empty() && ends {
                blank_lines += 1;
                continue;
            }
            if number > 0 && !found.is_empty() {
                let kept = usize::from(blank_lines > 0) + usize::from(!fresh);
                found.extend(std::iter::repeat_n(b'\n', kept));
            }
            (blank_lines, fresh) = (0, false);
            found.extend_from_slice(line);
        }
        if last && blank_lines > 0 && !fresh && !found.is_empty() {
            found.push(b'\n');
        }
        at = gap.end;
    }
    found.extend_from_slice(&text[at..]);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tokens are words of letters.
    fn collapsed(text: &str) -> String {
        let mut gaps = Vec::new();
        let mut start = None;
        for (at, byte) in text.bytes().chain([b'x']).enumerate() {
            match (byte.is_ascii_lowercase(), start) {
                (false, None) => start = Some(at),
                (true, Some(from)) => {
                    gaps.push(Gap {
                        start: from,
                        end: at,
                    });
                    start = None;
                }
                _ => {}
            }
        }
        String::from_utf8(without_blank_lines(text.as_bytes(), &gaps)).unwrap()
    }

    #[test]
    fn blank_lines_become_one() {
        for (text, wanted) in [
            ("a b\nc\n", "a b\nc\n"),
            ("a  \n\n\n\n  b\n\n\n", "a\n\n  b\n"),
            ("\n\n  a", "  a"),
            ("a // C \n\n\n\n// D\n   b", "a // C\n\n// D\n   b"),
            ("// C\n\n\na", "// C\n\na"),
            ("a\n\nb", "a\n\nb"),
            ("a", "a"),
            ("a \n", "a\n"),
            ("a\n", "a\n"),
            ("", ""),
            ("\n", ""),
        ] {
            assert_eq!(collapsed(text), wanted, "{text:?}");
        }
    }

    #[test]
    fn a_token_may_be_the_end_of_a_line() {
        let gaps = [(1, 2), (3, 7), (8, 9), (10, 12)].map(|(start, end)| Gap { start, end });
        let text = without_blank_lines(b"a \n\n\n  b \n\n\n", &gaps);
        assert_eq!(String::from_utf8(text).unwrap(), "a\n\n  b\n");
    }
}
