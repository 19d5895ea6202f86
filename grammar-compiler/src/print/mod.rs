//! Grammars as text, in a notation that can be read back.

mod expression;
mod lexer;
mod names;

use std::fmt::Write as _;

pub use expression::Expression;

use crate::ir::{Grammar, TokenId};
use crate::normalize::Pnf;
use crate::normalize::cfg::{Body, Cfg, Symbol};
use secateur_tables::Form;

/// Formats a normal form and its lexer for ANTLR; changes invalid names.
#[must_use]
pub fn pnf(grammar: &Grammar, pnf: &Pnf) -> String {
    let mut text = format!("grammar {};\n\n", grammar.name);
    let names: Vec<&str> = pnf.rules.iter().map(|rule| rule.name.as_str()).collect();
    let names = names::parser(&names);
    let (lexer, tokens) = names::lexer(&grammar.lexer, &grammar.tokens);
    let name = |&symbol: &Symbol| match symbol {
        Symbol::Token(token) => tokens[usize::from(token.0)].clone(),
        Symbol::Rule(rule) => names[rule as usize].clone(),
    };
    for (rule, own) in pnf.rules.iter().zip(&names) {
        let symbols: Vec<String> = rule.symbols.iter().map(name).collect();
        let lazy = if rule.lazy { "?" } else { "" };
        let body = match rule.form {
            Form::Sequence => vec![symbols.join(" ")],
            Form::Alternation | Form::Set => symbols,
            Form::Star => vec![format!("{}*{lazy}", symbols[0])],
            Form::Plus => vec![format!("{}+{lazy}", symbols[0])],
            Form::Optional => vec![format!("{}?{lazy}", symbols[0])],
        };
        write_rule(&mut text, own, &body);
    }
    text.push('\n');
    lexer::write(&mut text, &lexer, &tokens);
    text
}

/// A lexer rule of a grammar.
#[derive(Clone, Debug)]
pub struct LexerRuleText {
    /// The name or quoted literal.
    pub name: String,
    /// Whether the rule is a fragment.
    pub is_fragment: bool,
    /// Body and commands as words; sets of many ranges are shortened.
    pub words: Vec<String>,
    /// Number of [entries](secateur_tables::LexerTables::rules).
    pub entries: usize,
}

/// Maximal number of ranges beyond ASCII in a set.
const RANGES: usize = 3;

/// Formats the lexer rules, literals first.
pub fn lexer_rules(grammar: &Grammar) -> impl Iterator<Item = LexerRuleText> {
    let lexer = &grammar.lexer;
    lexer.rules.iter().map(|rule| LexerRuleText {
        name: rule.name.clone(),
        is_fragment: rule.fragment,
        words: lexer::words(lexer, &grammar.tokens, rule, RANGES),
        entries: rule.variants.len(),
    })
}

/// Formats the parser rules between two passes.
#[must_use]
pub fn cfg(grammar: &Grammar, cfg: &Cfg) -> String {
    let mut text = String::new();
    let names: Vec<&str> = cfg.rules.iter().map(|rule| rule.name.as_str()).collect();
    for rule in &cfg.rules {
        let show = |&symbol: &Symbol| name(grammar, &names, symbol);
        let body = match &rule.body {
            Body::Choice(all) => all
                .iter()
                .map(|s| s.iter().map(show).collect::<Vec<_>>().join(" "))
                .collect(),
            Body::Repeat(quantified, of) => {
                let sign = match (quantified.zero, quantified.many) {
                    (true, true) => "*",
                    (false, _) => "+",
                    (true, false) => "?",
                };
                let lazy = if quantified.lazy { "?" } else { "" };
                vec![format!("{}{sign}{lazy}", show(of))]
            }
            Body::Set(tokens) => tokens
                .iter()
                .map(|&token| token_name(grammar, token))
                .collect(),
        };
        write_rule(&mut text, &rule.name, &body);
    }
    text
}

fn name(grammar: &Grammar, rules: &[&str], symbol: Symbol) -> String {
    match symbol {
        Symbol::Token(token) => token_name(grammar, token),
        Symbol::Rule(rule) => rules[rule as usize].to_owned(),
    }
}

fn token_name(grammar: &Grammar, token: TokenId) -> String {
    grammar.token_name(token).to_owned()
}

fn write_rule(text: &mut String, name: &str, alternatives: &[String]) {
    let line = format!("{name} : {} ;", alternatives.join(" | "));
    if line.len() <= 90 || alternatives.len() == 1 {
        text.push_str(&line);
        text.push('\n');
        return;
    }
    let _ = write!(
        text,
        "{name}\n    : {}\n    ;\n",
        alternatives.join("\n    | ")
    );
}
