//! Unreachable modes of the lexer.

use secateur_tables::ModeStep;

use super::Subject;
use crate::ast::RuleKind;
use crate::diagnostics::{Diagnostic, Diagnostics};

pub(super) fn never_entered(subject: &Subject<'_>, diagnostics: &mut Diagnostics) {
    let lexer = &subject.grammar.lexer;
    let mut entered = vec![false; lexer.modes.len()];
    let mut work: Vec<u16> = vec![0];
    while let Some(mode) = work.pop() {
        if std::mem::replace(&mut entered[usize::from(mode)], true) {
            continue;
        }
        let rules = lexer.rules.iter();
        let rules = rules.filter(|rule| rule.mode == mode && !rule.fragment);
        for action in rules
            .flat_map(|rule| &rule.variants)
            .flat_map(|v| &v.actions.modes)
        {
            match *action {
                ModeStep::Set(to) | ModeStep::Push(to) => work.push(to),
                ModeStep::Pop => {}
            }
        }
    }
    for (name, _) in lexer
        .modes
        .iter()
        .zip(&entered)
        .filter(|(_, entered)| !**entered)
    {
        let place = subject.rules().find_map(|rule| match &rule.kind {
            RuleKind::Lexer {
                mode: Some(mode), ..
            } if mode.text == *name => Some(mode.span),
            _ => None,
        });
        diagnostics.push(
            Diagnostic::warning(
                place.unwrap_or_default(),
                format!("the mode `{name}` is never entered"),
            )
            .label("its rules never match")
            .help(format!("enter it with `-> pushMode({name})`, or by a hook")),
        );
    }
}
