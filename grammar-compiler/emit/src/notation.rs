//! Rules in the notation of grammars, as written and in normal form with outlined parts in place:
//!
//! ```text
//! object : '{' (member (',' member)*)? '}'
//! ```

use std::collections::BTreeSet;

use grammar_compiler::print::Expression;
use secateur_tables::{Form, Kind, Origin, Tables, all_but, lacks_few};

/// Maximal number of lines of a normal form with parts in place.
const LINES: usize = 3;

/// Returns a rule's normal form; parts below `depth`, written and recursive rules are names.
#[must_use]
pub(super) fn expression(tables: &Tables, rule: Kind, depth: usize) -> Expression {
    let mut path = vec![rule];
    body(tables, rule, depth, &mut path)
}

fn part(tables: &Tables, kind: Kind, depth: usize, path: &mut Vec<Kind>) -> Expression {
    let is_outlined = tables
        .rule(kind)
        .is_some_and(|rule| rule.origin != Origin::Written);
    if !is_outlined || depth == 0 || path.contains(&kind) {
        return Expression::Symbol(tables.kind_name(kind).to_owned());
    }
    path.push(kind);
    let part = body(tables, kind, depth - 1, path);
    path.pop();
    part
}

fn body(tables: &Tables, rule: Kind, depth: usize, path: &mut Vec<Kind>) -> Expression {
    let symbols = tables.symbols_of(rule);
    let mut all = || {
        let parts = symbols
            .iter()
            .map(|&symbol| part(tables, symbol, depth, path));
        parts.collect::<Vec<_>>()
    };
    let lazy = tables.rule(rule).is_some_and(|rule| rule.lazy);
    let sign = match (tables.form(rule), lazy) {
        (None | Some(Form::Sequence), _) => return Expression::Sequence(all()),
        (Some(Form::Set), _) if lacks_few(symbols, tables.first_guard) => {
            let others = all_but(symbols, tables.first_guard);
            return Expression::Not(
                others
                    .map(|kind| tables.kind_name(kind).to_owned())
                    .collect(),
            );
        }
        (Some(Form::Alternation | Form::Set), _) => return Expression::Choice(all()),
        (Some(Form::Star), false) => "*",
        (Some(Form::Star), true) => "*?",
        (Some(Form::Plus), false) => "+",
        (Some(Form::Plus), true) => "+?",
        (Some(Form::Optional), false) => "?",
        (Some(Form::Optional), true) => "??",
    };
    Expression::Repeat(Box::new(part(tables, symbols[0], depth, path)), sign)
}

/// Simplifies for comparison; a set is what it lacks if that is less.
fn comparable(tables: &Tables, expression: Expression) -> Expression {
    let all = |parts: Vec<Expression>| {
        let parts = parts.into_iter().map(|part| comparable(tables, part));
        parts.collect::<Vec<_>>()
    };
    let texts = || tables.tokens[1..tables.first_guard.index()].iter();
    match expression.simplified() {
        Expression::Choice(parts) => {
            let is_in = |name: &str| {
                let is_it =
                    |part: &Expression| matches!(part, Expression::Symbol(it) if it == name);
                parts.iter().any(is_it)
            };
            let others = texts().filter(|token| !is_in(&token.name));
            let others: Vec<String> = others.map(|token| token.name.to_string()).collect();
            match texts().len() == parts.len() + others.len() && others.len() < parts.len() {
                true => Expression::Not(others),
                false => Expression::Choice(all(parts)),
            }
        }
        Expression::Sequence(parts) => Expression::Sequence(all(parts)),
        Expression::Repeat(inner, sign) => {
            Expression::Repeat(Box::new(comparable(tables, *inner)), sign)
        }
        other => other,
    }
}

/// Returns, by kind, its origin, then the other written rules of which it is a part, ascending.
#[must_use]
pub(super) fn owners(tables: &Tables) -> Vec<Vec<&str>> {
    let mut owners = vec![BTreeSet::new(); tables.kinds()];
    let is_outlined = |kind: Kind| {
        tables
            .rule(kind)
            .is_some_and(|it| it.origin != Origin::Written)
    };
    let rules = (tables.tokens.len()..tables.kinds()).map(|kind| Kind(kind as u16));
    for owner in rules.clone().filter(|&rule| !is_outlined(rule)) {
        let mut work = vec![owner];
        while let Some(rule) = work.pop() {
            let parts = tables.symbols_of(rule).iter().copied();
            work.extend(
                parts.filter(|&part| is_outlined(part) && owners[part.index()].insert(owner)),
            );
        }
    }
    let mut names: Vec<Vec<&str>> = Vec::with_capacity(owners.len());
    for (owners, kind) in owners.iter().zip((0..).map(Kind)) {
        let mut all: Vec<&str> = owners.iter().map(|&it| tables.kind_name(it)).collect();
        let of = tables.written_name(kind);
        let is_of_written = |part: &Kind| tables.kind_name(*part) == of;
        let is_quantifier = !matches!(
            tables.form(kind),
            None | Some(Form::Sequence | Form::Alternation | Form::Set)
        );
        // A quantifier of a written rule belongs to that rule alone.
        if is_quantifier && tables.symbols_of(kind).iter().all(is_of_written) {
            all.clear();
        }
        match all.iter().position(|name| *name == of) {
            Some(at) => all[..=at].rotate_right(1),
            None => all.insert(0, of),
        }
        names.push(all);
    }
    names
}

/// Writes a rule in lines of at most `columns`, and the normal form if that differs.
#[must_use]
pub(super) fn about(
    tables: &Tables,
    written: &dyn Fn(&str) -> Option<Expression>,
    rule: Kind,
    columns: usize,
) -> Vec<String> {
    let name = tables.kind_name(rule);
    let is_written = tables
        .rule(rule)
        .is_some_and(|it| it.origin == Origin::Written);
    let written = written(name).filter(|_| is_written);
    let whole = expression(tables, rule, usize::MAX);
    let normal = |columns: usize| {
        let depths = [usize::MAX, 3, 2, 1, 0];
        let mut shown = depths.map(|depth| {
            let words = expression(tables, rule, depth).words();
            code("", words, columns)
        });
        let short = shown.iter().position(|lines| lines.len() <= LINES);
        std::mem::take(&mut shown[short.unwrap_or(depths.len() - 1)])
    };
    let Some(written) = written else {
        return normal(columns);
    };
    let mut lines = code(&format!("{name} :"), written.words(), columns);
    if comparable(tables, written) != comparable(tables, whole) {
        const SAYS: &str = "In normal form ";
        let mut form = normal(columns - SAYS.len());
        form[0].insert_str(0, SAYS);
        lines.append(&mut form);
    }
    lines
}

#[must_use]
pub(super) fn filled(head: &str, words: Vec<String>, columns: usize) -> Vec<String> {
    let mut lines = vec![head.to_owned()];
    for word in words {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(&word),
            Some(line) if width(line) + 1 + width(&word) <= columns => {
                line.push(' ');
                line.push_str(&word);
            }
            _ => lines.push(format!("    {word}")),
        }
    }
    lines
}

/// Formats code for a doc comment in lines of at most `columns`.
#[must_use]
pub(super) fn code(head: &str, words: Vec<String>, columns: usize) -> Vec<String> {
    // Within backticks there is no Markdown, but a backtick would end them.
    let marks = match words.iter().any(|word| word.contains('`')) {
        true => ["`` ", " ``"],
        false => ["`", "`"],
    };
    let mut lines = filled(head, words, columns - marks.concat().len());
    lines[0].insert_str(0, marks[0]);
    if let Some(last) = lines.last_mut() {
        last.push_str(marks[1]);
    }
    lines
}

fn width(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::{about, expression, owners};
    use grammar_compiler::compile::Compiled;
    use grammar_compiler::load::Loader;
    use grammar_compiler::print::Expression;

    fn compiled(grammar: &str) -> Compiled {
        let text = format!("grammar G; {grammar}");
        Loader::text("G.g4", &text).compile().expect("a grammar")
    }

    fn first(grammar: &str, columns: usize) -> Vec<String> {
        let compiled = compiled(grammar);
        let written = |rule: &str| Expression::of_rule(&compiled.grammar, rule);
        about(&compiled.tables, &written, compiled.tables.start, columns)
    }

    #[test]
    fn parts_stand_in_their_places_again() {
        for body in [
            "'{' ('x' (',' 'x')*)? '}' EOF",
            "('x' | 'y' 'z')+ EOF",
            "('x'+ 'y')? EOF",
            "'x'*? ('y' | 'z') EOF",
            "'x'? b EOF",
        ] {
            let compiled = compiled(&format!("a : {body} ; b : 'u' 'v' ;"));
            let tables = &compiled.tables;
            let whole = expression(tables, tables.start, usize::MAX);
            assert_eq!(whole.words().join(" "), body);
        }
    }

    #[test]
    fn a_rule_that_the_normal_form_changes_is_shown_twice() {
        assert_eq!(
            first("a : ('y' | 'x') | 'z' ;", 80),
            ["`a : 'y' | 'x' | 'z'`"]
        );
        let set = "~('x' | 'z') 'x' 'y' 'z' 'w' 's' 't' 'u' 'v' 'p' 'q'";
        assert_eq!(first(&format!("a : {set} ;"), 80), [format!("`a : {set}`")]);
        assert_eq!(
            first("a : 'x' 'y' | 'x' 'z' ;", 80),
            [
                "`a : 'x' 'y' | 'x' 'z'`",
                "In normal form `'x' ('y' | 'z')`",
            ]
        );
        assert_eq!(
            first("a : a '+' 'x' | 'x' ;", 80),
            ["`a : a '+' 'x' | 'x'`", "In normal form `'x' ('+' 'x')*`"]
        );
    }

    #[test]
    fn long_rules_take_several_lines() {
        assert_eq!(
            first("a : 'first' 'second' 'third' 'fourth' ;", 22),
            ["`a : 'first' 'second'", "    'third' 'fourth'`"]
        );
    }

    #[test]
    fn a_shared_part_belongs_to_all_that_have_it() {
        let grammar = "a : 'x' ','? (b | c) EOF ; b : 'y' ','? ; c : 'z' ('w' 'w')? a? ;";
        let compiled = compiled(grammar);
        let owners = owners(&compiled.tables);
        let of = |name: &str| {
            let mut names = compiled.tables.kind_names();
            let at = names.position(|it| it == name);
            &owners[at.unwrap_or_else(|| panic!("no {name}"))]
        };
        assert_eq!(*of("optional_comma"), ["a", "b"]);
        assert_eq!(*of("c_optional_w_w"), ["c"]);
        assert_eq!(*of("optional_a"), ["a"]);
    }
}
