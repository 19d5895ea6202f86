//! The original with its removed parts, and the result with its new parts.

use std::fmt::Write;

use super::template::escaped;
use secateur_session::history::{Fate, History, Origins};

/// Minimal lines of a folded stretch.
const FOLDED: usize = 4;

/// Formats the original, with the step of each removed part; long ones are folded.
pub(super) fn original(history: &History, origins: &Origins) -> String {
    let text = history.original();
    let mut html = String::new();
    let mut line = 1;
    let together = |a: &Fate, b: &Fate| a.step.is_some() == b.step.is_some();
    for stretch in origins.fates.chunk_by(together) {
        let bytes = stretch[0].bytes.start..stretch[stretch.len() - 1].bytes.end;
        let lines = newlines(&text[bytes.clone()]);
        if stretch[0].step.is_none() {
            for fate in stretch {
                let _ = write!(html, "<b>{}</b>", shown(&text[fate.bytes.clone()]));
            }
        } else if lines < FOLDED {
            gone(&mut html, text, stretch);
        } else {
            fold(&mut html, text, stretch, line);
        }
        line += lines;
    }
    html
}

/// Formats a folded stretch; its ends stay outside if they share a line with other text.
fn fold(html: &mut String, text: &[u8], stretch: &[Fate], line: usize) {
    let (start, end) = (stretch[0].bytes.start, stretch[stretch.len() - 1].bytes.end);
    let bytes = &text[start..end];
    let is_end = |&byte: &u8| byte == b'\n';
    let whole_first = start == 0 || text[start - 1] == b'\n';
    let first = match whole_first {
        true => 0,
        false => bytes.iter().position(is_end).map_or(0, |at| at + 1),
    };
    let last = bytes.iter().rposition(is_end).map_or(0, |at| at + 1);
    let (before, rest) = split(stretch, start + first);
    let (middle, after) = split(&rest, start + last.max(first));
    gone(html, text, &before);
    let from = line + newlines(&bytes[..first]);
    let to = line + newlines(&bytes[..last.max(first)]) - 1;
    let steps = middle.iter().filter_map(|fate| fate.step);
    let latest = steps.max().unwrap_or(0);
    let _ = write!(
        html,
        r#"<details data-s="{latest}"><summary>{} lines ({from}–{to})</summary>"#,
        to + 1 - from
    );
    gone(html, text, &middle);
    html.push_str("</details>");
    gone(html, text, &after);
}

fn split(fates: &[Fate], at: usize) -> (Vec<Fate>, Vec<Fate>) {
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for fate in fates {
        let part = |bytes: std::ops::Range<usize>| Fate {
            bytes,
            step: fate.step,
        };
        let middle = at.clamp(fate.bytes.start, fate.bytes.end);
        if fate.bytes.start < middle {
            before.push(part(fate.bytes.start..middle));
        }
        if middle < fate.bytes.end {
            after.push(part(middle..fate.bytes.end));
        }
    }
    (before, after)
}

fn gone(html: &mut String, text: &[u8], stretch: &[Fate]) {
    for fate in stretch {
        let step = fate.step.unwrap_or(0);
        let _ = write!(
            html,
            r#"<del data-s="{step}">{}</del>"#,
            shown(&text[fate.bytes.clone()])
        );
    }
}

/// Formats the result; new text, except blanks, is marked.
pub(super) fn result(history: &History, origins: &Origins) -> String {
    let text = history.best();
    let mut html = String::new();
    let mut at = 0;
    for &(length, from) in &origins.sources {
        let part = &text[at..at + length];
        let shown = shown(part);
        if from.is_some() || part.trim_ascii().is_empty() {
            html.push_str(&shown);
        } else {
            let _ = write!(html, "<ins>{shown}</ins>");
        }
        at += length;
    }
    html
}

fn newlines(text: &[u8]) -> usize {
    text.iter().filter(|&&byte| byte == b'\n').count()
}

fn shown(text: &[u8]) -> String {
    escaped(&String::from_utf8_lossy(text))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use secateur_reduce::search::TextChange;
    use secateur_session::history::{Moment, origins};
    use secateur_syntax::tree::Replaced;

    #[test]
    fn long_stretches_are_folded_at_line_ends() {
        let old = "keep(\n1,\n2,\n3,\n4,\n5,\n6); <&\n";
        let mut history = History::new(old.into());
        let moment = Moment {
            tests: 3,
            elapsed: Duration::ZERO,
            tokens: 2,
            strategy: "tree",
        };
        let replaced = |old, new: &[u8]| Replaced {
            old,
            new: new.into(),
        };
        let last = old.len() - 3;
        let change = vec![replaced(5..21, b""), replaced(last..old.len(), b"0")];
        history.push(b"keep(6); 0", &TextChange::Edit(change), moment);
        let origins = origins(&history);
        let html = original(&history, &origins);
        assert!(html.starts_with("<b>keep(</b>"), "{html}");
        assert!(html.contains("<summary>5 lines (2–6)</summary>"), "{html}");
        assert!(html.contains("<b>6); </b>"), "{html}");
        assert!(html.contains("&lt;&amp;"), "{html}");
        let tag = regex::Regex::new("<summary>.*?</summary>|<[^>]*>").unwrap();
        let plain = tag.replace_all(&html, "");
        let plain = plain.replace("&lt;", "<").replace("&amp;", "&");
        assert_eq!(plain, old);
        assert_eq!(result(&history, &origins), "keep(6); <ins>0</ins>");
        let change = vec![replaced(5..5, b"  ")];
        history.push(b"keep(  6); 0", &TextChange::Edit(change), moment);
        let origins = secateur_session::history::origins(&history);
        assert_eq!(result(&history, &origins), "keep(  6); <ins>0</ins>");
    }
}
