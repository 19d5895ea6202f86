//! Lexer rules as text.

use std::fmt::Write as _;

use secateur_tables::ModeStep;

use super::expression::{Expression, Level, sign};
use crate::ir::{CharSet, Lexer, LexerExpr, LexerRule, LexerVariant};

/// Skips literals of parser rules.
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
        let words = words(lexer, tokens, rule, usize::MAX).join(" ");
        let fragment = if rule.fragment { "fragment " } else { "" };
        let _ = writeln!(text, "{fragment}{} : {words} ;", rule.name);
    }
}

/// Formats a rule's body and commands as words, sets with at most `most` ranges beyond ASCII.
pub(super) fn words(
    lexer: &Lexer,
    tokens: &[String],
    rule: &LexerRule,
    most: usize,
) -> Vec<String> {
    let mut words = Vec::new();
    for variant in &rule.variants {
        if !words.is_empty() {
            words.push("|".to_owned());
        }
        let body = expression(lexer, &variant.body, most);
        let commands = commands(lexer, tokens, rule, variant);
        // Commands belong to the last alternative.
        let around = match commands.is_empty() && rule.variants.len() == 1 {
            true => Level::Choice,
            false => Level::Sequence,
        };
        words.extend(body.words_within(around));
        if !commands.is_empty() {
            words.push("->".to_owned());
            words.push(commands.join(", "));
        }
    }
    words
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
        ModeStep::Set(mode) => format!("mode({})", lexer.modes[usize::from(*mode)]),
        ModeStep::Push(mode) => format!("pushMode({})", lexer.modes[usize::from(*mode)]),
        ModeStep::Pop => "popMode".to_owned(),
    }));
    commands
}

fn expression(lexer: &Lexer, body: &LexerExpr, most: usize) -> Expression {
    let all = |all: &[LexerExpr]| {
        let parts = all.iter().map(|part| expression(lexer, part, most));
        parts.collect()
    };
    let symbol = match body {
        LexerExpr::Chars(set) => chars(set, most),
        LexerExpr::Rule(rule) => lexer.rules[rule.0 as usize].name.clone(),
        LexerExpr::Eof => "EOF".to_owned(),
        LexerExpr::Guard(code) => format!("{{{}}}?", lexer.code[usize::from(*code)]),
        LexerExpr::Sequence(parts) => match literal(parts) {
            Some(literal) => literal,
            None => return Expression::Sequence(all(parts)),
        },
        LexerExpr::Choice(parts) => return Expression::Choice(all(parts)),
        LexerExpr::Repeat(quantified, inner) => {
            let inner = expression(lexer, inner, most);
            return Expression::Repeat(Box::new(inner), sign(*quantified));
        }
    };
    Expression::Symbol(symbol)
}

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

fn chars(set: &CharSet, most: usize) -> String {
    if *set == CharSet::all() {
        return ".".to_owned();
    }
    let others = set.complement();
    let (not, set) = match others.ranges().len() < set.ranges().len() {
        true => ("~", &others),
        false => ("", set),
    };
    let mut text = format!("{not}[");
    let (mut shown, mut left) = (0, 0);
    for range in set.ranges() {
        // ASCII is always shown.
        let is_rare = range.last >= 0x80;
        if is_rare && shown == most {
            left += 1;
            continue;
        }
        shown += usize::from(is_rare);
        text.push_str(&escaped(range.first, "]\\-"));
        if range.last > range.first {
            text.push('-');
            text.push_str(&escaped(range.last, "]\\-"));
        }
    }
    if left > 0 {
        let _ = write!(text, " and {left} more");
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
