//! The ends of lines, as the input has them.
//!
//! Edits may remove the end of the last line, or leave that of another one; some passes write `\n`
//! where the input has `\r\n` or `\r`. An end may be a token of its own. So a whole text with the input's
//! ends is tested behind a minimal tree, if the ends differ.

use super::kernel::{Kernel, Stop};
use super::rewrite::{Fits, Once, Rewrites};
use super::tree::TreeSpace;

/// Gives a text the input's ends of lines, or only that of the last line, if the test allows.
///
/// Where only bytes count, the last line loses its end.
///
/// # Errors
/// If the search has to stop.
pub(super) fn restore(
    input: &[u8],
    base: &mut TreeSpace<'_>,
    kernel: &mut Kernel<'_>,
    least: bool,
) -> Result<(), Stop> {
    let text = base.tree.text();
    let texts = match least {
        true => vec![split_last(text).0.to_owned()],
        false => {
            let last = with_last(input, text);
            vec![with_all(input, &last), last]
        }
    };
    for text in texts {
        if !base.tree.text().is_empty() && base.tree.text() != text {
            let before = base.tree.text().to_owned();
            let fits = Fits::Ended;
            kernel.run(&mut Rewrites { base, fits }, Once(Some(text)))?;
            if base.tree.text() != before {
                break;
            }
        }
    }
    Ok(())
}

/// Returns the text with as many ends of its last line as the input has.
fn with_last(input: &[u8], text: &[u8]) -> Vec<u8> {
    let (without, end) = split_last(text);
    match (split_last(input).1, end) {
        ([], _) => without.to_owned(),
        (wanted, []) => [text, wanted].concat(),
        _ => text.to_owned(),
    }
}

/// Returns the text with `\r\n` or `\r` for each `\n`, if each line of the input ends in it.
fn with_all(input: &[u8], text: &[u8]) -> Vec<u8> {
    let mut ends = (0..input.len()).filter(|&at| input[at] == b'\n');
    let end: &[u8] = match (input.contains(&b'\r'), input.contains(&b'\n')) {
        (true, false) => b"\r",
        (true, true) if ends.all(|at| input[..at].ends_with(b"\r")) => b"\r\n",
        _ => return text.to_owned(),
    };
    let lines = text.split(|&byte| byte == b'\n');
    let lines = lines.map(|line| line.strip_suffix(b"\r").unwrap_or(line));
    lines.collect::<Vec<_>>().join(end)
}

/// Returns the text before the end of the last line, and that end.
fn split_last(text: &[u8]) -> (&[u8], &[u8]) {
    let len = match text {
        [.., b'\r', b'\n'] => 2,
        [.., b'\n' | b'\r'] => 1,
        _ => 0,
    };
    text.split_at(text.len() - len)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_end_as_the_input_does() {
        for (input, text, wanted) in [
            ("a;\nb;", "b;\n", "b;"),
            ("a;\r\nb;", "b;\r\n", "b;"),
            ("a;\nb;\n", "b;", "b;\n"),
            ("a;\r\nb;\r\n", "b;", "b;\r\n"),
            ("a;\n\n", "a;\n", "a;\n"),
            ("a;\rb;\r", "b;", "b;\r"),
        ] {
            assert_eq!(
                with_last(input.as_bytes(), text.as_bytes()),
                wanted.as_bytes()
            );
        }
    }

    #[test]
    fn lines_end_as_those_of_the_input() {
        for (input, text, wanted) in [
            ("a\r\nb\r\n", "a\nb\r\n", "a\r\nb\r\n"),
            ("a\r\nb", "a\nb", "a\r\nb"),
            ("a\r\nb\n", "a\nb\r\n", "a\nb\r\n"),
            ("a\nb", "a\nb", "a\nb"),
            ("a\rb\rc", "a\nb", "a\rb"),
        ] {
            assert_eq!(
                with_all(input.as_bytes(), text.as_bytes()),
                wanted.as_bytes()
            );
        }
    }
}
