//! The notation of W3C standards: `Name ::= Start Char*`.
//!
//! Section 6 of the XML standard defines it; XPath, XQuery, SPARQL, Turtle and others use it:
//! `#x20`; `[a-z#x20-#x7E]` and `[^…]`; literals in quotes of either kind; `?`, `*`, `+`; `A - B`,
//! which binds more tightly than concatenation; comments `/* … */` (also `/* ws: explicit */`),
//! `[wfc: …]`, `[vc: …]`, `[nsc: …]`. There are no escapes. A rule may have a number, `[12a]`, and
//! ends where the next begins. Rules behind `@terminals` or `<?TOKENS?>` describe tokens; `@pass`
//! describes the text between. [`super::plain`] describes the conversion.

mod peg;

use self::peg::{Rule as Node, RuleParser};
use super::Hints;
use super::plain::build::{Part, Spelling, Wrong};
use super::plain::scan::{self, Kind, Unclosed};
use super::plain::{self, Notation};
use crate::ast::{CodePointRange, GrammarFile};
use crate::diagnostics::{Diagnostic, Diagnostics, Sources, Span};
use crate::ir::CharSet;

pub fn read(
    sources: &Sources,
    file: u32,
    hints: &Hints,
    diagnostics: &mut Diagnostics,
) -> Option<GrammarFile> {
    let text = sources.text(file);
    let mut found = Vec::new();
    let scan = scan::scan(file, text, find, &mut found);
    let parts = scan.rules_led_by_names(file, &mut found);
    let mut reader = plain::Reader::<RuleParser, Node>::new(sources, file, &scan, &NOTATION, found);
    let mut lexical = false;
    for part in &parts {
        let word = &text[part.range.clone()];
        if part.marker && !word.starts_with("@pass") {
            let length = marker(word).unwrap_or(word.len());
            match &word[..length] {
                "@terminals" | "<?TOKENS?>" => lexical = true,
                _ => lexical = false,
            }
            if !scan.masked[part.range.start + length..part.range.end]
                .trim()
                .is_empty()
            {
                let at = part.range.start + length;
                reader.found.push(
                    Diagnostic::error(
                        Span::new(file, at..part.range.end),
                        "this belongs to no rule",
                    )
                    .label(format!("behind `{}`", &word[..length]))
                    .help("a rule is written `Name ::= alternatives`"),
                );
            }
            continue;
        }
        let node = if part.marker { Node::pass } else { Node::rule };
        if let Some(mut rule) = reader.rule(node, part) {
            if part.marker {
                rule.name = "@pass".to_owned();
            }
            rule.skip = part.marker;
            rule.lexical = lexical || part.marker;
            reader.rules.push(rule);
        }
    }
    reader.finish(hints, diagnostics)
}

const NOTATION: Notation<Node> = Notation {
    spelling: Spelling {
        part,
        name: str::to_owned,
        literal: plain::verbatim,
        set,
        code: |text| {
            code(text)
                .filter(|&(_, length)| length == text.len())
                .map(|(point, _)| point)
        },
    },
    sign: |node| {
        Some(match node {
            Node::define => "`::=`",
            Node::close_group => "`)`",
            Node::bar => "`|`",
            Node::minus => "`-`",
            Node::EOI => "the next rule",
            _ => return None,
        })
    },
    advice: |text| {
        Some(match text.chars().next()? {
            '*' | '+' | '?' => "there is nothing before it that could be repeated",
            '=' | ':' => "between a rule's name and its alternatives stands `::=`",
            '{' | '}' => "a repetition is written `x*` or `x+`",
            '<' | '>' => "names have no brackets in this notation",
            ',' => "elements follow one another without a comma",
            ';' | '.' => "a rule needs no sign at its end",
            '/' => "alternatives are separated by `|`",
            '#' => "a character by its number is written `#x20`",
            _ => return None,
        })
    },
    capitals: true,
    nothing: &[],
    unknown: |name, known, alike| match name.split_once('-') {
        Some((from, without)) if known(from) || known(without) => Some(format!(
            "a difference has blanks around its sign: `{from} - {without}`"
        )),
        _ => alike,
    },
};

fn part(node: Node) -> Part {
    match node {
        Node::choice => Part::Choice,
        Node::sequence => Part::Sequence,
        Node::term => Part::Term,
        Node::exception => Part::Exception,
        Node::factor => Part::Factor,
        Node::quantifier => Part::Quantifier,
        Node::name => Part::Name,
        Node::literal => Part::Literal,
        Node::set => Part::Set,
        Node::code => Part::Code,
        Node::group => Part::Group,
        _ => Part::Sign,
    }
}

fn marker(text: &str) -> Option<usize> {
    if let Some(rest) = text.strip_prefix("<?") {
        let name = rest.find(|c: char| !c.is_ascii_uppercase())?;
        return (name > 0 && rest[name..].starts_with("?>")).then_some(name + 4);
    }
    let rest = text.strip_prefix('@')?;
    let name = rest
        .find(|c: char| !c.is_ascii_alphanumeric())
        .unwrap_or(rest.len());
    matches!(&rest[..name], "terminals" | "pass" | "productions").then_some(name + 1)
}

fn find(text: &str, begins_line: bool) -> Result<(Kind, usize), Unclosed> {
    if let Some(blank) = scan::blank(text) {
        return Ok(blank);
    }
    if let Some(length) = marker(text) {
        return Ok((Kind::Marker, length));
    }
    let first = text.chars().next().unwrap_or(' ');
    Ok(match first {
        '/' if text.starts_with("/*") => match text[2..].find("*/") {
            Some(end) => (Kind::Blank, end + 4),
            None => {
                return Err(Unclosed {
                    what: "comment",
                    close: "*/",
                });
            }
        },
        '\'' | '"' => return scan::quoted(text),
        '[' => match text.find([']', '\n']) {
            Some(end) if text[end..].starts_with(']') => {
                let inside = text[1..end].to_ascii_lowercase();
                let digits = inside.trim_start_matches(|c: char| c.is_ascii_digit());
                let label = digits.len() < inside.len()
                    && digits.bytes().all(|byte| byte.is_ascii_alphabetic());
                let words = ["wfc:", "vc:", "nsc:"];
                let remark = words
                    .iter()
                    .any(|word| inside.trim_start().starts_with(word));
                let kind = match (remark, label && begins_line) {
                    (true, _) => Kind::Blank,
                    (_, true) => Kind::Label,
                    _ => Kind::Other,
                };
                (kind, end + 1)
            }
            _ => {
                return Err(Unclosed {
                    what: "set",
                    close: "]",
                });
            }
        },
        '(' => (Kind::Open('('), 1),
        ')' => (Kind::Close('('), 1),
        ':' if text.starts_with("::=") => (Kind::Define, 3),
        c if c.is_alphabetic() || c == '_' => {
            let part = |c: char| c.is_alphanumeric() || matches!(c, '_' | '.' | '-');
            let end = text.find(|c| !part(c)).unwrap_or(text.len());
            (Kind::Name, text[..end].trim_end_matches('-').len())
        }
        '#' => (Kind::Other, code(text).map_or(1, |(_, length)| length)),
        c => (Kind::Other, c.len_utf8()),
    })
}

fn code(text: &str) -> Option<(u32, usize)> {
    let digits = text.strip_prefix("#x")?;
    let length = digits
        .find(|c: char| !c.is_ascii_hexdigit())
        .unwrap_or(digits.len());
    let point = u32::from_str_radix(&digits[..length], 16).ok()?;
    (point <= 0x10_FFFF).then_some((point, length + 2))
}

/// Returns the characters of a set, and whether it was negated.
fn set(text: &str) -> Result<(CharSet, bool), Wrong> {
    let mut rest = &text[1..text.len() - 1];
    let negated = rest.starts_with('^');
    if negated {
        rest = &rest[1..];
    }
    let mut ranges: Vec<CodePointRange> = Vec::new();
    while let Some((first, length)) = point(rest)? {
        rest = &rest[length..];
        let bound = match rest.strip_prefix('-') {
            Some(rest) => point(rest)?,
            None => None,
        };
        let set = match bound {
            Some((last, length)) => {
                rest = &rest[1 + length..];
                plain::range(first, last)?
            }
            None => CharSet::one(first),
        };
        ranges.extend(set.ranges());
    }
    if ranges.is_empty() {
        return Err(Wrong::new(
            "the set is empty",
            "there is no character in it",
        ));
    }
    let set = CharSet::new(ranges);
    Ok(if negated {
        (set.complement(), true)
    } else {
        (set, false)
    })
}

fn point(text: &str) -> Result<Option<(u32, usize)>, Wrong> {
    let Some(first) = text.chars().next() else {
        return Ok(None);
    };
    match code(text) {
        Some(found) => Ok(Some(found)),
        None if text.starts_with("#x")
            && text[2..].starts_with(|c: char| c.is_ascii_hexdigit()) =>
        {
            Err(Wrong::new(
                "a number in this set is not a character",
                "the last one is 10FFFF",
            ))
        }
        None => Ok(Some((u32::from(first), first.len_utf8()))),
    }
}
