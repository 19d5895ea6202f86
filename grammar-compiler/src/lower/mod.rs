//! Lowering of syntax to the intermediate representation.
//!
//! As in ANTLR, literals without a lexer rule have the first token types, by first use, and win
//! against lexer rules.

mod code;
mod lexer;
mod literal;
mod parser;

use rustc_hash::FxHashMap;

use code::Code;

use crate::ast::{GrammarFile, GrammarKind, Ident, Rule, RuleKind};
use crate::diagnostics::{Diagnostic, Diagnostics, Sources};
use crate::hints::Hints;
use crate::ir::{Grammar, LexerRuleId, RuleId, TokenId};
use crate::spelling::similar;

#[derive(Default)]
struct Names<'a> {
    parser: FxHashMap<&'a str, RuleId>,
    lexer: FxHashMap<&'a str, LexerRuleId>,
    tokens: FxHashMap<&'a str, TokenId>,
    literals: FxHashMap<String, TokenId>,
}

/// Lowers a combined grammar, or lexer and parser; by default the first parser rule is the start.
pub fn lower(
    sources: &Sources,
    files: &[GrammarFile],
    hints: &Hints,
    diagnostics: &mut Diagnostics,
) -> Option<Grammar> {
    let code = Code::of(files, hints);
    code.check_bases(files, diagnostics);
    let main = files
        .iter()
        .find(|f| f.kind != GrammarKind::Lexer)
        .or(files.first())?;
    let parser_rules = rules(files, diagnostics, |kind| *kind == RuleKind::Parser);
    let lexer_rules = rules(files, diagnostics, |kind| *kind != RuleKind::Parser);
    let Some(first) = parser_rules.first() else {
        diagnostics.push(
            Diagnostic::error(main.name.span, "the grammar has no parser rules")
                .help("a reducer needs at least one rule over tokens; is the parser grammar in another file?"),
        );
        return None;
    };

    let mut names = Names::default();
    for (rule, id) in parser_rules.iter().zip(0..) {
        names.parser.insert(&rule.name.text, RuleId(id));
    }
    let mut tokens = vec!["EOF".to_owned()];
    names.tokens.insert("EOF", TokenId::EOF);
    let mut lexer = lexer::Builder::new(files, &lexer_rules, diagnostics);
    lexer.literal_aliases(sources);
    let split =
        main.kind == GrammarKind::Parser && files.iter().any(|f| f.kind == GrammarKind::Lexer);
    let implied = parser::implied_literals(&parser_rules, &lexer, sources, split, diagnostics);
    for (points, spelling) in implied {
        let token = new_token(&mut tokens, spelling.clone());
        lexer.add_implied(&points, spelling.clone(), token);
        names.literals.insert(spelling, token);
    }
    for rule in &lexer_rules {
        if let RuleKind::Lexer {
            fragment: false, ..
        } = rule.kind
        {
            let name = rule.name.text.as_str();
            if !names.tokens.contains_key(name) {
                let token = new_token(&mut tokens, name.to_owned());
                names.tokens.insert(name, token);
            }
        }
    }
    for token in files.iter().flat_map(|file| &file.tokens) {
        if !names.tokens.contains_key(token.text.as_str()) {
            let id = new_token(&mut tokens, token.text.clone());
            names.tokens.insert(&token.text, id);
        }
    }
    for (written, rule) in lexer.aliases() {
        names.literals.insert(written, names.tokens[rule]);
    }

    let lexer = lexer.build(&mut names, &code, diagnostics);
    parser::left_out(&parser_rules, diagnostics);
    let used = parser::unknown_tokens(&parser_rules, &names, diagnostics);
    for name in used {
        let id = new_token(&mut tokens, name.text.clone());
        names.tokens.insert(&name.text, id);
    }
    let mut builder = parser::Builder {
        code: &code,
        guards: Vec::new(),
        sources,
        names: &names,
        tokens: tokens.len() as u16,
        diagnostics,
    };
    let rules = parser_rules.iter().map(|rule| builder.rule(rule)).collect();
    let guards = builder.guards;
    let first_guard = TokenId(tokens.len() as u16);
    tokens.extend(guards);
    let start = match hints.start.as_deref() {
        None => RuleId(0),
        Some(name) => match names.parser.get(name) {
            Some(&rule) => rule,
            None => {
                let error = Diagnostic::error(
                    hints.places.at("start", name).unwrap_or(first.name.span),
                    format!("the grammar has no rule `{name}` to start with"),
                );
                let known = parser_rules.iter().map(|rule| rule.name.text.as_str());
                let help = similar(name, known.clone()).unwrap_or_else(|| there_are(known));
                diagnostics.push(error.help(help));
                RuleId(0)
            }
        },
    };
    if diagnostics.has_errors() {
        return None;
    }
    Some(Grammar {
        name: main.name.text.clone(),
        tokens,
        lexer,
        parser: crate::ir::Parser { rules, start },
        hook: code.needed().map(str::to_owned),
        first_guard,
    })
}

fn there_are<'a>(names: impl Iterator<Item = &'a str>) -> String {
    const SHOWN: usize = 20;
    let names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    match names.len() {
        0..=SHOWN => format!("the rules are {}", names.join(", ")),
        many => format!(
            "the rules are {} and {} more",
            names[..SHOWN].join(", "),
            many - SHOWN
        ),
    }
}

fn new_token(tokens: &mut Vec<String>, name: String) -> TokenId {
    tokens.push(name);
    TokenId((tokens.len() - 1) as u16)
}

/// Returns the rules of a kind; repeated names are errors.
fn rules<'a>(
    files: &'a [GrammarFile],
    diagnostics: &mut Diagnostics,
    wanted: impl Fn(&RuleKind) -> bool,
) -> Vec<&'a Rule> {
    let mut seen: FxHashMap<&str, &Ident> = FxHashMap::default();
    let mut found = Vec::new();
    let all = files.iter().flat_map(|file| &file.rules);
    for rule in all.filter(|rule| wanted(&rule.kind)) {
        if seen.insert(&rule.name.text, &rule.name).is_some() {
            diagnostics.push(
                Diagnostic::error(
                    rule.name.span,
                    format!("the rule `{}` is defined twice", rule.name.text),
                )
                .label("defined again here"),
            );
            continue;
        }
        found.push(rule);
    }
    found
}
