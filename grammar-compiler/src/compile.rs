//! The pipeline from grammar files to tables.

use secateur_tables::Tables;

use crate::analyze::{Metadata, tables};
use crate::ast::GrammarFile;
use crate::diagnostics::{Diagnostic, Diagnostics, Sources, Span};
use crate::hints::Hints;
use crate::ir::Grammar;
use crate::lexer::Automaton;
use crate::normalize::{Pnf, normalize};
use crate::sidecar::Places;
use crate::spelling::similar;
use crate::{front, imports, lexer};

/// A compiled grammar.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// Resolved names.
    pub grammar: Grammar,
    /// Parser rules in normal form.
    pub pnf: Pnf,
    /// The tables.
    pub tables: Tables,
}

/// Settings of a grammar.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// Metadata of the language.
    pub metadata: Metadata,
    pub(crate) places: Places,
}

/// Reads one combined grammar, or a lexer and a parser grammar, with imports and vocabulary.
///
/// `None` after errors.
pub(crate) fn read(
    sources: &mut Sources,
    files: impl IntoIterator<Item = u32>,
    hints: &Hints,
    diagnostics: &mut Diagnostics,
) -> Option<Vec<GrammarFile>> {
    let mut read: Vec<GrammarFile> = Vec::new();
    let mut complete = true;
    for file in files {
        match front::read_partly(sources, file, hints, diagnostics) {
            Ok(file) => read.push(file),
            Err(part) => {
                complete = false;
                read.extend(part.map(|part| *part));
            }
        }
    }
    if !complete {
        imports::check_named(sources, &read, hints, diagnostics);
        return None;
    }
    imports::resolve(sources, &mut read, hints, diagnostics).then_some(read)
}

/// Compiles a grammar; `None` after errors, which have their rules.
pub(crate) fn compile(
    grammar: Grammar,
    settings: &Settings,
    diagnostics: &mut Diagnostics,
) -> Option<Compiled> {
    let pnf = normal_form(&grammar, settings, diagnostics)?;
    let automaton = automaton(&grammar, diagnostics)?;
    Compiled::of(grammar, pnf, &automaton, settings, diagnostics)
}

impl Compiled {
    pub(crate) fn of(
        grammar: Grammar,
        pnf: Pnf,
        automaton: &Automaton,
        settings: &Settings,
        diagnostics: &mut Diagnostics,
    ) -> Option<Self> {
        match tables(&settings.metadata, &grammar, &pnf, automaton) {
            Ok(tables) => Some(Self {
                grammar,
                pnf,
                tables,
            }),
            Err(error) => {
                diagnostics.push(Diagnostic::error(Span::default(), error.to_string()));
                None
            }
        }
    }
}

/// Computes the normal form; checks the rules of the settings.
pub(crate) fn normal_form(
    grammar: &Grammar,
    settings: &Settings,
    diagnostics: &mut Diagnostics,
) -> Option<Pnf> {
    let pnf = match normalize(grammar) {
        Ok(pnf) => pnf,
        Err(error) => {
            let rule = error.rules().iter().find_map(|rule| grammar.place_of(rule));
            diagnostics.push(Diagnostic::error(
                rule.unwrap_or_default(),
                error.to_string(),
            ));
            return None;
        }
    };
    for rule in settings.metadata.stand_ins.keys() {
        if pnf.rules.iter().all(|known| known.name != *rule) {
            let place = settings.places.at("stand-ins", rule);
            let message =
                format!("the settings name `{rule}` below `stand-ins`, but there is no such rule");
            let error = Diagnostic::error(place.unwrap_or_default(), message);
            diagnostics.push(match similar(rule, grammar.rules()) {
                Some(help) => error.help(help),
                None => error,
            });
            return None;
        }
    }
    check_tokens(grammar, settings, diagnostics)?;
    Some(pnf)
}

/// Checks the token types of the settings; `None` for an unknown one.
fn check_tokens(
    grammar: &Grammar,
    settings: &Settings,
    diagnostics: &mut Diagnostics,
) -> Option<()> {
    let counts = settings.metadata.counts.iter();
    let counts = counts.flat_map(|(token, of)| [token.as_str(), of.counted()]);
    let embedded = settings.metadata.embedded.iter().flat_map(|it| it.tokens());
    let named = counts.map(|name| ("counts", name));
    for (key, name) in named.chain(embedded.map(|name| ("embedded", name))) {
        if grammar.tokens.iter().all(|known| known != name) {
            let place = settings.places.at(key, name);
            let message = format!(
                "the settings name `{name}` below `{key}`, but there is no such token type"
            );
            let error = Diagnostic::error(place.unwrap_or_default(), message);
            let known = grammar.tokens.iter().map(String::as_str);
            diagnostics.push(match similar(name, known) {
                Some(help) => error.help(help),
                None => error,
            });
            return None;
        }
    }
    let embedded = settings.metadata.embedded.iter();
    let unnamed = embedded.filter(|it| it.names.is_empty());
    if let Some(named_by) = unnamed.filter_map(|it| it.named_by.as_ref()).next() {
        let place = settings.places.at("embedded", named_by);
        let message = format!(
            "the settings name `{named_by}` below `named-by`, but no `names`: list the texts that it may have"
        );
        diagnostics.push(Diagnostic::error(place.unwrap_or_default(), message));
        return None;
    }
    Some(())
}

pub(crate) fn automaton(grammar: &Grammar, diagnostics: &mut Diagnostics) -> Option<Automaton> {
    match lexer::compile(&grammar.lexer, grammar.tokens.len()) {
        Ok(automaton) => Some(automaton),
        Err(error) => {
            let rule = error.rule().and_then(|rule| grammar.place_of(rule));
            diagnostics.push(Diagnostic::error(
                rule.unwrap_or_default(),
                error.to_string(),
            ));
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::analyze::Metadata;
    use crate::load::Loader;

    #[test]
    fn embedded_languages_need_their_tokens() {
        let folder = tempfile::tempdir().unwrap();
        let grammar = folder.path().join("g.g4");
        let text = "grammar g; all : KEY TEXT EOF; KEY : 'k'; TEXT : '\"' ~'\"'* '\"';";
        std::fs::write(&grammar, text).unwrap();
        let shown = |row: &str| {
            let settings = format!("[[embedded]]\nlanguage = \"css\"\n{row}\n");
            std::fs::write(folder.path().join("g.toml"), settings).unwrap();
            let compiled = Loader::new([&grammar]).compile();
            compiled.map_or_else(|error| error.to_string(), |_| String::new())
        };
        assert_eq!(
            shown("token = \"TEXT\"\nnamed-by = \"KEY\"\nnames = [\"k\"]"),
            ""
        );
        let unknown = shown("token = \"TEXTS\"");
        assert!(unknown.contains("no such token type"), "{unknown}");
        assert!(unknown.contains("g.toml:3:9"), "{unknown}");
        let unnamed = shown("token = \"TEXT\"\nnamed-by = \"KEY\"");
        assert!(unnamed.contains("but no `names`"), "{unnamed}");
        assert!(unnamed.contains("g.toml:4:12"), "{unnamed}");
    }

    #[test]
    fn stand_ins_need_their_rule() {
        let compiled = |rule: &str| {
            let metadata = Metadata {
                stand_ins: [(rule.to_owned(), "b c".to_owned())].into(),
                ..Metadata::default()
            };
            let loader = Loader::text("g.g4", "grammar g; all : a EOF; a : 'b' 'c';");
            loader.metadata(metadata).compile()
        };
        let tables = compiled("a").unwrap().tables;
        let rule = tables.stand_ins[0].kind.index() - tables.tokens.len();
        assert_eq!(tables.rules[rule].name, "a");
        assert!(
            compiled("d")
                .unwrap_err()
                .to_string()
                .contains("`d` below `stand-ins`, but there is no such rule")
        );
    }
}
