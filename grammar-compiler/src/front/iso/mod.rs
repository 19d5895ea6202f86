//! The notation of ISO/IEC 14977: `sum = term, { "+", term } ;`.
//!
//! All of it is read: `,` in sequences; `|`, `/` or `!` between alternatives; `[ ]` or `(/ /)`,
//! `{ }` or `(: :)`, `( )`; `3 * x`; `a - b`, where an empty `b` excludes the empty text; nested
//! comments `(* *)`; `;` or `.` behind a rule. Blanks in a name count as one, and a name stays on
//! its line. Literals have no escapes. Special sequences are `? U+0041 ?`, `? U+0041..U+005A ?`,
//! `? white space characters ?`, `? all visible characters ?`, `? any character ?` and names of
//! invisible characters as `? line feed ?`. [`super::plain`] describes the conversion.

mod peg;

use self::peg::{Rule as Node, RuleParser};
use super::Hints;
use super::plain::build::{Part, Spelling, Wrong};
use super::plain::scan::{self, Kind, Unclosed};
use super::plain::{self, Notation};
use crate::ast::{CodePointRange, GrammarFile};
use crate::diagnostics::{Diagnostics, Sources};
use crate::ir::CharSet;

pub fn read(
    sources: &Sources,
    file: u32,
    hints: &Hints,
    diagnostics: &mut Diagnostics,
) -> Option<GrammarFile> {
    let mut found = Vec::new();
    let scan = scan::scan(file, sources.text(file), find, &mut found);
    let parts = scan.rules_ended(file, &mut found);
    let mut reader = plain::Reader::<RuleParser, Node>::new(sources, file, &scan, &NOTATION, found);
    for part in &parts {
        if let Some(rule) = reader.rule(Node::rule, part) {
            reader.rules.push(rule);
        }
    }
    reader.finish(hints, diagnostics)
}

const NOTATION: Notation<Node> = Notation {
    spelling: Spelling {
        part,
        name: plain::words,
        literal: plain::verbatim,
        set: special,
        code: |_| None,
    },
    sign: |node| {
        Some(match node {
            Node::define => "`=`",
            Node::comma => "`,`",
            Node::close_group => "`)`",
            Node::close_option => "`]`",
            Node::close_repetition => "`}`",
            Node::bar => "`|`",
            Node::minus => "`-`",
            Node::times => "`*`",
            Node::EOI => "`;`",
            _ => return None,
        })
    },
    advice: |text| {
        Some(match text.chars().next()? {
            '*' | '+' => "a repetition is written `{ x }`; one or more is `x, { x }`",
            ':' => "between a rule's name and its body stands `=`",
            '<' | '>' => "names have no brackets in this notation",
            '=' => "maybe the rule before it lacks its `;`",
            c if c.is_alphanumeric() || "\"'([{?".contains(c) => {
                "what follows one another is separated by `,`"
            }
            _ => return None,
        })
    },
    capitals: false,
    nothing: &["empty", "epsilon"],
    unknown: |name, known, alike| {
        let words: Vec<&str> = name.split(' ').collect();
        let split = (1..words.len()).any(|at| known(&words[..at].join(" ")));
        match split {
            true => Some(format!(
                "a name may have blanks in it; write `{}`",
                words.join(", ")
            )),
            false => alike,
        }
    },
};

fn part(node: Node) -> Part {
    match node {
        Node::choice => Part::Choice,
        Node::sequence => Part::Sequence,
        Node::term => Part::Term,
        Node::exception => Part::Exception,
        Node::factor => Part::Factor,
        Node::count => Part::Count,
        Node::name => Part::Name,
        Node::literal => Part::Literal,
        Node::special => Part::Set,
        Node::group => Part::Group,
        Node::option => Part::Option,
        Node::repetition => Part::Repetition,
        _ => Part::Sign,
    }
}

fn find(text: &str, _: bool) -> Result<(Kind, usize), Unclosed> {
    if let Some(blank) = scan::blank(text) {
        return Ok(blank);
    }
    let first = text.chars().next().unwrap_or(' ');
    let second = text[first.len_utf8()..].chars().next();
    Ok(match (first, second) {
        ('(', Some('*')) => (Kind::Blank, comment(text)?),
        ('(', Some('/')) => (Kind::Open('['), 2),
        ('(', Some(':')) => (Kind::Open('{'), 2),
        ('/', Some(')')) => (Kind::Close('['), 2),
        (':', Some(')')) => (Kind::Close('{'), 2),
        ('(' | '[' | '{', _) => (Kind::Open(first), 1),
        (')', _) => (Kind::Close('('), 1),
        (']', _) => (Kind::Close('['), 1),
        ('}', _) => (Kind::Close('{'), 1),
        ('\'' | '"', _) => return scan::quoted(text),
        ('?', _) => match text[1..].find('?') {
            Some(end) => (Kind::Other, end + 2),
            None => {
                return Err(Unclosed {
                    what: "special sequence",
                    close: "?",
                });
            }
        },
        ('=', _) => (Kind::Define, 1),
        (';' | '.', _) => (Kind::End, 1),
        (c, _) if c.is_alphabetic() => {
            let part = |c: char| c.is_alphanumeric() || matches!(c, '_' | ' ' | '\t');
            let end = text.find(|c| !part(c)).unwrap_or(text.len());
            (Kind::Name, text[..end].trim_end().len())
        }
        (c, _) => (Kind::Other, c.len_utf8()),
    })
}

fn comment(text: &str) -> Result<usize, Unclosed> {
    let mut depth = 1;
    let mut at = 2;
    while depth > 0 {
        let open = text[at..].find("(*");
        match (open, text[at..].find("*)")) {
            (Some(open), Some(close)) if open < close => {
                depth += 1;
                at += open + 2;
            }
            (_, Some(close)) => {
                depth -= 1;
                at += close + 2;
            }
            (_, None) => {
                return Err(Unclosed {
                    what: "comment",
                    close: "*)",
                });
            }
        }
    }
    Ok(at)
}

/// Returns the characters of a special sequence, and whether they are negated.
fn special(text: &str) -> Result<(CharSet, bool), Wrong> {
    let inside = text.trim_matches('?').trim();
    let point = |text: &str| {
        let digits = text.trim().strip_prefix("U+")?;
        let point = u32::from_str_radix(digits, 16).ok()?;
        (point <= 0x10_FFFF).then_some(point)
    };
    let words = plain::words(&inside.to_lowercase().replace(['_', '-'], " "));
    let ranges = |ranges: &[(u32, u32)]| {
        let range = |&(first, last)| CodePointRange { first, last };
        CharSet::new(ranges.iter().map(range))
    };
    match words
        .trim_start_matches("all ")
        .trim_start_matches("any ")
        .trim_end_matches('s')
    {
        // Negated: a set of all characters does not mention white space.
        "character" => return Ok((CharSet::all(), true)),
        "visible character" | "printable character" => {
            return Ok((ranges(&[(0x21, 0x7E), (0xA1, 0x10_FFFF)]), false));
        }
        "white space" | "whitespace" | "white space character" | "whitespace character" => {
            return Ok((ranges(&[(0x9, 0xA), (0xD, 0xD), (0x20, 0x20)]), false));
        }
        _ => {}
    }
    let named = words
        .trim_start_matches("a ")
        .trim_end_matches(" character");
    if let Some(point) = invisible(named) {
        return Ok((CharSet::one(point), false));
    }
    let (first, last) = inside.split_once("..").unwrap_or((inside, inside));
    match (point(first), point(last)) {
        (Some(first), Some(last)) => plain::range(first, last).map(|set| (set, false)),
        _ => Err(Wrong::new(
            "this special sequence is not known",
            "neither the name nor the number of a character",
        )
        .help(
            "write characters in quotes, or as `? U+0041 ?` or `? U+0041..U+005A ?`; all characters but \
             some are `? any character ? - '\"'`; the names of blanks are known, such as \
             `? space ?`, `? line feed ?` and `? white space characters ?`",
        )),
    }
}

/// Returns an invisible character by its name in ISO/IEC 6429 or a common one.
fn invisible(words: &str) -> Option<u32> {
    let standard = ["iso 6429 character ", "ascii character ", "us ascii "];
    let name = standard.iter().find_map(|of| words.strip_prefix(of));
    Some(match name.unwrap_or(words) {
        "backspace" => 0x8,
        "horizontal tabulation" | "horizontal tab" | "tabulation" | "tab" => 0x9,
        "line feed" | "linefeed" | "new line" | "newline" => 0xA,
        "vertical tabulation" | "vertical tab" => 0xB,
        "form feed" => 0xC,
        "carriage return" => 0xD,
        "space" | "blank" => 0x20,
        "no break space" => 0xA0,
        _ => return None,
    })
}
