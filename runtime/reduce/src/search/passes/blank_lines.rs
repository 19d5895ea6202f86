//! At most one blank line in a row.

use super::gaps::{Gap, gaps};
use super::{Finish, Pass};
use crate::search::kernel::{Kernel, Stop};
use crate::search::rewrite::{Fits, Once, Rewrites};

/// The pass.
pub(super) const PASS: Pass = join_blank_lines;

/// Takes out blank lines, all together.
fn join_blank_lines(finish: &mut Finish<'_, '_>, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
    let base = &mut *finish.base;
    let text = without_blank_lines(base.tree.text(), &gaps(&base.tree));
    let fits = Fits::Spaced;
    kernel.run(&mut Rewrites { base, fits }, Once(Some(text)))?;
    Ok(())
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
