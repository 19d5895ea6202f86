//! Messages for errors of the PEG.

use super::peg::Rule as Node;
use super::scan::{Statement, StatementKind, is_name_start};
use crate::diagnostics::{Diagnostic, Span};
use pest::error::{Error, ErrorVariant, InputLocation};

pub fn explain(file: u32, text: &str, statement: &Statement, error: &Error<Node>) -> Diagnostic {
    let offset = match error.location {
        InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
    };
    let mut start = statement.range.start + offset;
    if start == statement.range.end {
        // Show what follows, even on a later line.
        start = text.len() - text[start..].trim_start().len();
    } else if text[..start].ends_with(':') && text[start..].starts_with(":=") {
        // The PEG has read the first colon of `::=` as that of a rule.
        start -= 1;
    }
    let found = token(&text[start..]);
    let message = if found.is_empty() {
        "the grammar ends too early".to_owned()
    } else {
        format!("unexpected `{found}`")
    };
    let expected = expected_words(error);
    let mut diagnostic = Diagnostic::error(Span::new(file, start..start + found.len()), message)
        .label(format!("expected {}", list(&expected)));
    if let Some(help) = advice(statement.kind, &text[start..], found, &expected) {
        diagnostic = diagnostic.help(help);
    }
    diagnostic
}

fn token(text: &str) -> &str {
    let Some(first) = text.chars().next() else {
        return "";
    };
    if is_name_start(first) || first.is_ascii_digit() {
        let end = text.find(|c: char| !c.is_alphanumeric() && c != '_');
        return &text[..end.unwrap_or(text.len())];
    }
    ["::=", "->", "=>", ":=", "..", "+="]
        .into_iter()
        .find(|sign| text.starts_with(sign))
        .unwrap_or(&text[..first.len_utf8()])
}

/// Returns the expected parts, likeliest first; drops those that are hardly ever meant.
fn expected_words(error: &Error<Node>) -> Vec<&'static str> {
    let ErrorVariant::ParsingError { positives, .. } = &error.variant else {
        return Vec::new();
    };
    let mut words: Vec<(u8, &'static str)> = positives.iter().map(|&node| word(node)).collect();
    words.sort_unstable();
    words.dedup();
    let likely = words.iter().any(|word| word.0 < UNLIKELY);
    words.retain(|word| !likely || word.0 < UNLIKELY);
    words.into_iter().map(|word| word.1).collect()
}

/// Words from this rank on are shown only without others.
const UNLIKELY: u8 = 20;

fn word(node: Node) -> (u8, &'static str) {
    match node {
        Node::EOI => (1, "`;`"),
        Node::semicolon => (1, "`;`"),
        Node::colon => (2, "`:`"),
        Node::equals => (3, "`=`"),
        Node::comma => (4, "`,`"),
        Node::close_paren => (5, "`)`"),
        Node::open_brace => (6, "`{`"),
        Node::close_brace => (7, "`}`"),
        Node::greater => (8, "`>`"),
        Node::bar => (9, "`|`"),
        Node::name | Node::import | Node::option | Node::command => (10, "a name"),
        Node::qualified | Node::element_option => (10, "a name"),
        Node::action => (11, "an action in braces"),
        Node::integer => (13, "a number"),
        Node::set_member => (14, "a token, literal or set"),
        Node::literal | Node::string => (15, "a literal"),
        Node::set => (16, "a set"),
        Node::parser_element
        | Node::lexer_element
        | Node::parser_alternatives
        | Node::parser_alternative
        | Node::lexer_alternatives
        | Node::lexer_alternative
        | Node::complement
        | Node::literal_or_range
        | Node::wildcard
        | Node::dot
        | Node::parser_block
        | Node::lexer_block
        | Node::parser_reference
        | Node::lexer_reference
        | Node::misplaced_set => (17, "an element"),
        Node::argument => (20, "an argument list"),
        Node::quantifier => (20, "a quantifier"),
        Node::alternative_label => (21, "a label `# name`"),
        Node::commands => (22, "a command `-> name`"),
        Node::label => (23, "a label"),
        Node::predicate | Node::action_element => (24, "an action"),
        Node::element_options => (25, "options `<…>`"),
        Node::lexer_grammar | Node::parser_grammar | Node::grammar => (26, "`grammar`"),
        Node::options | Node::rule_action | Node::signature | Node::throws | Node::throws_word => {
            (27, "`options`, `returns`, `locals`, `throws` or `@init`")
        }
        _ => (30, "something else"),
    }
}

fn list(words: &[&str]) -> String {
    match words {
        [] => "something else".to_owned(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

fn advice(kind: StatementKind, text: &str, found: &str, expected: &[&str]) -> Option<&'static str> {
    let in_lexer_rule = kind == StatementKind::LexerRule;
    let in_rule = in_lexer_rule || kind == StatementKind::ParserRule;
    Some(match found {
        "\"" => "literals are written in single quotes: 'text'",
        ")" => "there is no `(` for it in this rule",
        "}" if in_rule => "there is no `{` for it",
        "}" if kind == StatementKind::Options => "every option ends with `;`, the last one too",
        ";" | "=" if kind == StatementKind::Tokens => {
            "names of tokens are separated by commas, and literals belong to lexer rules"
        }
        "=>" if in_rule => "the syntactic predicates of ANTLR 3 are gone: remove it and its block",
        "^" | "!" if in_rule => "the tree operators of ANTLR 3 are gone: remove it",
        "::=" | ":=" if in_rule => "between a rule's name and its alternatives stands `:`",
        "=" if in_rule && expected.contains(&"`:`") => {
            "between a rule's name and its alternatives stands `:`"
        }
        _ if in_rule && expected.contains(&"`:`") => "a rule is written `name : alternatives ;`",
        "->" if !in_lexer_rule && in_rule => {
            "commands work in lexer rules only, whose names begin with a capital letter"
        }
        "#" if in_lexer_rule => {
            "labels of alternatives work in parser rules only, whose names begin with a small letter"
        }
        "*" | "+" | "?" if in_rule => "there is nothing before it that could be repeated",
        "," if in_rule => {
            "elements follow one another without a comma; alternatives are separated by `|`"
        }
        ":" if in_rule => "maybe the rule before it lacks its `;`",
        ".." if in_rule => "a range goes from one literal to another: 'a'..'z'",
        "-" if in_rule && text.starts_with("- ") => {
            "ANTLR cannot subtract; exclude characters by `~[…]`"
        }
        "/" if in_rule => "alternatives are separated by `|`",
        _ => return None,
    })
}
