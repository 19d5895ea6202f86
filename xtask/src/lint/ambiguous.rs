//! Ambiguities, found by parsing samples.

use std::collections::BTreeMap;
use std::path::PathBuf;

use anyhow::Result;
use grammar_compiler::Grammar;
use grammar_compiler::compile::Compiled;
use grammar_compiler::diagnostics::{Diagnostic, Diagnostics, Span};
use secateur_syntax::format::Format;
use secateur_tables::{Form, Kind};

use secateur_syntax::Language;
use secateur_syntax::lex::{Excerpt, tokenize};
use secateur_syntax::parse::{Ambiguity, Parser};

use super::read_samples;
use crate::grammars::link;

type Decision = (Kind, Vec<u16>);

struct Found {
    count: usize,
    place: String,
    text: String,
}

const SHOWN: usize = 40;

/// Reports each ambiguous decision once; returns the number of samples that do not parse.
pub fn find_ambiguities(
    compiled: &Compiled,
    samples: &[PathBuf],
    diagnostics: &mut Diagnostics,
) -> Result<usize> {
    let format = link(compiled.tables.clone())?;
    let language = format.language();
    let mut parser = Parser::new(language);
    let mut found: BTreeMap<Decision, Found> = BTreeMap::new();
    let failed = read_samples(samples, |path, text| {
        let tokens = tokenize(language, text)?;
        let parsed = parser.parse_watched(language, &format, &tokens);
        let (_, ambiguities) =
            parsed.map_err(|failure| failure.explain(language, text, &tokens))?;
        for Ambiguity {
            rule,
            alternatives,
            first,
            last,
        } in ambiguities
        {
            let known = found.entry((rule, alternatives)).or_insert_with(|| {
                let start = tokens.get(first).map_or(text.len(), |t| t.start as usize);
                let end = tokens.get(last).map_or(text.len(), |t| t.end as usize);
                let place = Excerpt::new(text, start, end);
                Found {
                    count: 0,
                    place: format!("{}:{}:{}", path.display(), place.line, place.column),
                    text: shortened(&text[start..end.max(start)]),
                }
            });
            known.count += 1;
        }
        Ok(())
    })?;
    for ((rule, alternatives), found) in found {
        diagnostics.push(finding(
            language,
            &compiled.grammar,
            rule,
            &alternatives,
            &found,
        ));
    }
    Ok(failed)
}

fn finding(
    language: &Language,
    grammar: &Grammar,
    rule: Kind,
    alternatives: &[u16],
    found: &Found,
) -> Diagnostic {
    let ways: Vec<String> = alternatives
        .iter()
        .map(|&number| alternative(language, rule, number))
        .collect();
    let times = match found.count {
        1 => String::new(),
        many => format!(", {many} times in all"),
    };
    Diagnostic::warning(
        place(grammar, language.kind_name(rule)),
        format!("`{}` can be read in several ways", found.text),
    )
    .label(format!("at {}{times}", found.place))
    .help(format!(
        "`{}` of the normal form can go on with {}; the first is taken",
        language.kind_name(rule),
        ways.join(" or ")
    ))
}

fn alternative(language: &Language, rule: Kind, number: u16) -> String {
    let body = language.symbols_of(rule);
    let lazy = language.rule(rule).is_some_and(|rule| rule.lazy);
    match language.form(rule) {
        Some(Form::Star | Form::Plus | Form::Optional) => {
            let name = language.kind_name(body[0]);
            match (number == 1) != lazy {
                true => format!("`{name}`"),
                false => format!("no `{name}`"),
            }
        }
        _ => match body.get(usize::from(number) - 1) {
            Some(&symbol) => format!("`{}`", language.kind_name(symbol)),
            None => format!("alternative {number}"),
        },
    }
}

/// Returns the place of the rule whose name is a prefix of the outlined rule's.
fn place(grammar: &Grammar, name: &str) -> Span {
    let mut prefix = name;
    loop {
        if let Some(place) = grammar.place_of(prefix) {
            return place;
        }
        match prefix.rsplit_once('_') {
            Some((shorter, _)) => prefix = shorter,
            None => return Span::default(),
        }
    }
}

/// Returns a text on one line; a long one lacks its middle.
pub(super) fn shortened(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    let words: Vec<&str> = text.split_whitespace().collect();
    let all: Vec<char> = words.join(" ").chars().collect();
    match all.len() {
        0..=SHOWN => all.iter().collect(),
        many => {
            let start: String = all[..SHOWN / 2].iter().collect();
            let end: String = all[many - SHOWN / 2..].iter().collect();
            format!("{start} … {end}")
        }
    }
}
