//! The whole way from grammar files to tables.

use secateur_tables::Tables;

use crate::analyze::{Metadata, tables};
use crate::ast::GrammarFile;
use crate::diagnostics::{Diagnostic, Diagnostics, Sources, Span};
use crate::hints::Hints;
use crate::ir::Grammar;
use crate::lexer::Automaton;
use crate::normalize::{Pnf, normalize};
use crate::{front, imports, lexer, lower};

/// A grammar with all that was made of it.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// The grammar, names resolved.
    pub grammar: Grammar,
    /// Its parser rules in normal form.
    pub pnf: Pnf,
    /// Its tables.
    pub tables: Tables,
}

/// What a grammar file does not say.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The language's name and file extensions.
    pub metadata: Metadata,
}

/// Reads grammar files: one combined grammar, or a lexer and a parser grammar;
/// with them what they import, and the lexer grammar that a parser grammar names.
/// `None` if there were errors, which are in `diagnostics`.
pub fn read(
    sources: &mut Sources,
    files: impl IntoIterator<Item = u32>,
    hints: &Hints,
    diagnostics: &mut Diagnostics,
) -> Option<Grammar> {
    let read = read_files(sources, files, hints, diagnostics)?;
    lower::lower(sources, &read, hints, diagnostics)
}

/// As [`read`], up to where names are resolved: the files as they were written,
/// with what they import.
pub(crate) fn read_files(
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

/// Compiles a grammar that was read. `None` if there were errors, which are in
/// `diagnostics`, at the rules that they are about.
pub fn compile(
    grammar: Grammar,
    settings: &Settings,
    diagnostics: &mut Diagnostics,
) -> Option<Compiled> {
    let pnf = normal_form(&grammar, diagnostics)?;
    for rule in settings.metadata.stand_ins.keys() {
        if pnf.rules.iter().all(|known| known.name != *rule) {
            let message = format!("the settings name what may stand for `{rule}`: no such rule");
            diagnostics.push(Diagnostic::error(Span::default(), message));
            return None;
        }
    }
    let automaton = automaton(&grammar, diagnostics)?;
    let tables = tables(&settings.metadata, &grammar, &pnf, &automaton);
    debug_assert_eq!(tables.check(), Ok(()));
    Some(Compiled {
        grammar,
        pnf,
        tables,
    })
}

/// The parser rules of a grammar in normal form.
pub(crate) fn normal_form(grammar: &Grammar, diagnostics: &mut Diagnostics) -> Option<Pnf> {
    match normalize(grammar) {
        Ok(pnf) => Some(pnf),
        Err(error) => {
            let rule = error.rules().iter().find_map(|rule| grammar.place_of(rule));
            diagnostics.push(Diagnostic::error(
                rule.unwrap_or_default(),
                error.to_string(),
            ));
            None
        }
    }
}

/// The automaton of a grammar's lexer rules.
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
    use super::*;

    #[test]
    fn what_stands_for_a_rule_needs_the_rule() {
        let compiled = |rule: &str| {
            let mut sources = Sources::new();
            let file = sources.add("g.g4", "grammar g; all : a EOF; a : 'b' 'c';");
            let mut diagnostics = Diagnostics::new();
            let metadata = Metadata {
                stand_ins: [(rule.to_owned(), "b c".to_owned())].into(),
                ..Metadata::default()
            };
            let settings = Settings { metadata };
            read(&mut sources, [file], &Hints::default(), &mut diagnostics)
                .and_then(|grammar| compile(grammar, &settings, &mut diagnostics))
                .ok_or_else(|| diagnostics.render(&sources))
        };
        let tables = compiled("a").unwrap().tables;
        let rule = tables.stand_ins[0].kind.index() - tables.tokens.len();
        assert_eq!(tables.rules[rule].name, "a");
        assert!(compiled("d").unwrap_err().contains("`d`: no such rule"));
    }
}
