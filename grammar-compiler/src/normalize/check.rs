//! Check of Perses Normal Form.

use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;

use super::NormalizeError;
use super::cfg::Symbol;
use super::pnf::Pnf;
use secateur_tables::Form;

/// Checks the invariants of parser and tables.
///
/// # Errors
/// The first violation.
pub fn check(pnf: &Pnf) -> Result<(), NormalizeError> {
    let nullable = pnf.nullable();
    let mut graph = DiGraphMap::<u32, ()>::new();
    let mut reached = vec![false; pnf.rules.len()];
    if let Some(start) = reached.first_mut() {
        *start = true;
    }
    for (index, rule) in pnf.rules.iter().enumerate() {
        let fail = |what| {
            Err(NormalizeError::Violated {
                rule: rule.name.clone(),
                what,
            })
        };
        let leading = match rule.form {
            Form::Sequence => {
                // Only a start rule may match ε alone.
                if rule.symbols.is_empty() && index != 0 {
                    return fail("an empty sequence");
                }
                let behind = rule
                    .symbols
                    .iter()
                    .position(|&s| !pnf.is_nullable(&nullable, s));
                &rule.symbols[..behind.map_or(rule.symbols.len(), |at| at + 1)]
            }
            Form::Alternation | Form::Set => {
                if rule.symbols.len() < 2 && rule.form == Form::Alternation {
                    return fail("an alternation of fewer than two");
                }
                &rule.symbols
            }
            Form::Star | Form::Plus | Form::Optional => {
                if rule.symbols.len() != 1 {
                    return fail("a quantifier of other than one symbol");
                }
                if rule.form != Form::Optional && pnf.is_nullable(&nullable, rule.symbols[0]) {
                    return fail("what is repeated may be empty");
                }
                &rule.symbols
            }
        };
        for symbol in leading {
            if let Symbol::Rule(target) = symbol {
                graph.add_edge(index as u32, *target, ());
            }
        }
        for symbol in &rule.symbols {
            match symbol {
                Symbol::Rule(target) => match reached.get_mut(*target as usize) {
                    Some(reached) => *reached = true,
                    None => return fail("a reference to no rule"),
                },
                Symbol::Token(_) => {}
            }
            if rule.form == Form::Set && matches!(symbol, Symbol::Rule(_)) {
                return fail("a set of other than tokens");
            }
        }
    }
    for group in tarjan_scc(&graph) {
        if group.len() > 1 || graph.contains_edge(group[0], group[0]) {
            return Err(NormalizeError::Violated {
                rule: pnf.rules[group[0] as usize].name.clone(),
                what: "left recursion",
            });
        }
    }
    if let Some(lost) = reached.iter().position(|reached| !reached) {
        return Err(NormalizeError::Violated {
            rule: pnf.rules[lost].name.clone(),
            what: "nothing refers to it",
        });
    }
    Ok(())
}
