//! Backus-Naur form: `<expr> ::= <term> | <expr> "+" <term>`.
//!
//! There is no standard, so the common forms are read: names in `< >` (which may contain blanks) or
//! bare; literals in quotes of either kind, with escapes `\n`, `\t`, `\r` and `\\` (any other
//! backslash is itself); an empty alternative, `ε`, or `<empty>` if that is no rule; comments from
//! `;` or `#` to the line end; and extended `[ ]`, `{ }`, `( )`, `"a".."z"`, postfix `?`, `*`, `+`.
//! A rule ends where the next `<name> ::=` begins. [`super::plain`] describes the conversion.

mod peg;

use self::peg::{Rule as Node, RuleParser};
use super::Hints;
use super::plain::build::{Part, Spelling, Wrong};
use super::plain::scan::{self, Kind, Unclosed};
use super::plain::{self, Notation};
use crate::ast::GrammarFile;
use crate::diagnostics::{Diagnostics, Sources};

pub fn read(
    sources: &Sources,
    file: u32,
    hints: &Hints,
    diagnostics: &mut Diagnostics,
) -> Option<GrammarFile> {
    let mut found = Vec::new();
    let scan = scan::scan(file, sources.text(file), find, &mut found);
    let parts = scan.rules_led_by_names(file, &mut found);
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
        name: |text| plain::words(text.trim_start_matches('<').trim_end_matches('>')),
        literal,
        set: |_| Err(Wrong::new("there are no sets", "")),
        code: |_| None,
    },
    sign: |node| {
        Some(match node {
            Node::define => "`::=`",
            Node::close_group => "`)`",
            Node::close_option => "`]`",
            Node::close_repetition => "`}`",
            Node::bar => "`|`",
            Node::EOI => "the next rule",
            _ => return None,
        })
    },
    advice: |text| {
        Some(match text.chars().next()? {
            '*' | '+' | '?' => {
                "there is nothing before it that could be repeated; quote what stands for itself"
            }
            '=' | ':' => "between a rule's name and its alternatives stands `::=`",
            '<' => "a name is written `<name>`, on one line; quote what stands for itself",
            '/' => "alternatives are separated by `|`",
            ',' => "elements follow one another without a comma; quote what stands for itself",
            _ => "quote what stands for itself",
        })
    },
    capitals: false,
    nothing: &["empty", "epsilon"],
    unknown: |name, _, alike| {
        let quote = || format!("a text that stands for itself is quoted: \"{name}\"");
        alike.or_else(|| (!name.contains(' ')).then(quote))
    },
};

fn part(node: Node) -> Part {
    match node {
        Node::choice => Part::Choice,
        Node::sequence => Part::Sequence,
        Node::factor => Part::Factor,
        Node::quantifier => Part::Quantifier,
        Node::name => Part::Name,
        Node::literal => Part::Literal,
        Node::range => Part::Range,
        Node::empty => Part::Empty,
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
    Ok(match first {
        ';' | '#' => (Kind::Blank, text.find('\n').unwrap_or(text.len())),
        '\'' | '"' => return scan::quoted(text),
        // No name contains the start of another, so each byte is examined once.
        '<' => match text[1..].find(['<', '>', '\n']) {
            Some(inside) if inside > 0 && text[1 + inside..].starts_with('>') => {
                (Kind::Name, inside + 2)
            }
            _ => (Kind::Other, 1),
        },
        '(' | '[' | '{' => (Kind::Open(first), 1),
        ')' => (Kind::Close('('), 1),
        ']' => (Kind::Close('['), 1),
        '}' => (Kind::Close('{'), 1),
        ':' if text.starts_with("::=") => (Kind::Define, 3),
        ':' if text.starts_with(":=") => (Kind::Define, 2),
        c if c.is_alphabetic() => {
            let part = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
            (Kind::Name, text.find(|c| !part(c)).unwrap_or(text.len()))
        }
        c => (Kind::Other, c.len_utf8()),
    })
}

fn literal(text: &str) -> Vec<u32> {
    let mut points = Vec::new();
    let mut rest = text[1..text.len() - 1].chars();
    while let Some(c) = rest.next() {
        let escaped = match (c, rest.clone().next()) {
            ('\\', Some('n')) => Some('\n'),
            ('\\', Some('t')) => Some('\t'),
            ('\\', Some('r')) => Some('\r'),
            ('\\', Some('\\')) => Some('\\'),
            _ => None,
        };
        if escaped.is_some() {
            rest.next();
        }
        points.push(u32::from(escaped.unwrap_or(c)));
    }
    points
}
