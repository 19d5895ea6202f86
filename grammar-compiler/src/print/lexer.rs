//! Lexer rules as text.

use std::fmt::Write as _;

use crate::ir::{CharSet, Lexer, LexerExpr, LexerRule, LexerVariant, ModeAction, Quantified};

/// Writes the rules of all modes; literals that parser rules imply are left out.
pub(super) fn write(text: &mut String, lexer: &Lexer, tokens: &[String]) {
    let mut mode = 0;
    for rule in lexer
        .rules
        .iter()
        .filter(|rule| !rule.name.starts_with('\''))
    {
        if rule.mode != mode {
            mode = rule.mode;
            let _ = write!(text, "\nmode {};\n", lexer.modes[usize::from(mode)]);
        }
        let fragment = if rule.fragment { "fragment " } else { "" };
        let variants: Vec<String> = rule
            .variants
            .iter()
            .map(|variant| {
                let commands = commands(lexer, tokens, rule, variant);
                let arrow = if commands.is_empty() { "" } else { " -> " };
                let alone = rule.variants.len() == 1;
                let place = if alone { Place::Rule } else { Place::Sequence };
                format!(
                    "{}{arrow}{}",
                    expr(lexer, &variant.body, place),
                    commands.join(", ")
                )
            })
            .collect();
        let _ = writeln!(text, "{fragment}{} : {} ;", rule.name, variants.join(" | "));
    }
}

fn commands(
    lexer: &Lexer,
    tokens: &[String],
    rule: &LexerRule,
    variant: &LexerVariant,
) -> Vec<String> {
    let mut commands = Vec::new();
    let own = &tokens[usize::from(variant.token.0)];
    let actions = &variant.actions;
    if !rule.fragment && *own != rule.name && !actions.skip && !actions.more {
        commands.push(format!("type({own})"));
    }
    if actions.skip {
        commands.push("skip".to_owned());
    }
    if actions.more {
        commands.push("more".to_owned());
    }
    if actions.channel > 0 {
        let name = lexer.channels.get(usize::from(actions.channel)).cloned();
        commands.push(format!(
            "channel({})",
            name.unwrap_or_else(|| actions.channel.to_string())
        ));
    }
    commands.extend(actions.modes.iter().map(|action| match action {
        ModeAction::Set(mode) => format!("mode({})", lexer.modes[usize::from(*mode)]),
        ModeAction::Push(mode) => format!("pushMode({})", lexer.modes[usize::from(*mode)]),
        ModeAction::Pop => "popMode".to_owned(),
    }));
    commands
}

/// What stands around an expression: whether it needs parentheses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Rule,
    Sequence,
    Quantified,
}

fn expr(lexer: &Lexer, body: &LexerExpr, place: Place) -> String {
    match body {
        LexerExpr::Chars(set) => chars(set),
        LexerExpr::Rule(rule) => {
            let rule = &lexer.rules[rule.0 as usize];
            rule.name.clone()
        }
        LexerExpr::Eof => "EOF".to_owned(),
        LexerExpr::Guard(code) => format!("{{{}}}?", lexer.code[usize::from(*code)]),
        LexerExpr::Sequence(all) => {
            if let Some(literal) = literal(all) {
                return literal;
            }
            let parts: Vec<String> = all
                .iter()
                .map(|part| expr(lexer, part, Place::Sequence))
                .collect();
            grouped(parts.join(" "), place == Place::Quantified)
        }
        LexerExpr::Choice(all) => {
            let parts: Vec<String> = all
                .iter()
                .map(|part| expr(lexer, part, Place::Rule))
                .collect();
            // Commands belong to the last alternative, so a rule's are grouped too.
            grouped(parts.join(" | "), true)
        }
        LexerExpr::Repeat(quantified, inner) => {
            format!(
                "{}{}",
                expr(lexer, inner, Place::Quantified),
                sign(*quantified)
            )
        }
    }
}

fn grouped(text: String, group: bool) -> String {
    if group { format!("({text})") } else { text }
}

fn sign(quantified: Quantified) -> &'static str {
    match (quantified.zero, quantified.many, quantified.lazy) {
        (true, true, false) => "*",
        (true, true, true) => "*?",
        (false, _, false) => "+",
        (false, _, true) => "+?",
        (true, false, false) => "?",
        (true, false, true) => "??",
    }
}

/// A sequence of single characters as a literal.
fn literal(all: &[LexerExpr]) -> Option<String> {
    let mut text = String::new();
    for part in all {
        let LexerExpr::Chars(set) = part else {
            return None;
        };
        let [range] = set.ranges() else { return None };
        if range.first != range.last {
            return None;
        }
        text.push_str(&escaped(range.first, "'\\"));
    }
    (!all.is_empty()).then(|| format!("'{text}'"))
}

fn chars(set: &CharSet) -> String {
    if *set == CharSet::all() {
        return ".".to_owned();
    }
    let mut text = String::from("[");
    for range in set.ranges() {
        text.push_str(&escaped(range.first, "]\\-"));
        if range.last > range.first {
            text.push('-');
            text.push_str(&escaped(range.last, "]\\-"));
        }
    }
    text.push(']');
    text
}

fn escaped(point: u32, special: &str) -> String {
    match char::from_u32(point) {
        Some('\n') => "\\n".to_owned(),
        Some('\r') => "\\r".to_owned(),
        Some('\t') => "\\t".to_owned(),
        Some(c) if special.contains(c) => format!("\\{c}"),
        Some(c) if c == ' ' || c.is_ascii_graphic() => c.to_string(),
        _ => format!("\\u{{{point:X}}}"),
    }
}
