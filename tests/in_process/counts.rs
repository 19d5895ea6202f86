//! Counts in a text (`counts` of the settings), which edits keep right.

use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{Oracle, SearchOptions, reduce};
use secateur_syntax::format::Format;

fn dimacs() -> &'static dyn Format {
    let mut formats = secateur_all::FORMATS.iter();
    let found = formats.find(|format| format.description().name == "dimacs");
    *found.expect("it is there")
}

/// A formula: the numbers of the header, and the clauses.
#[derive(Debug)]
struct Formula {
    variables: i64,
    clauses: usize,
    all: Vec<Vec<i64>>,
}

impl Formula {
    /// Reads a text as a solver does; `None` without a header.
    fn of(text: &str) -> Option<Self> {
        let lines = text.lines().filter(|line| !line.starts_with('c'));
        let lines: Vec<&str> = lines.collect();
        let text = lines.join("\n");
        let mut words = text.strip_prefix("p cnf ")?.split_whitespace();
        let mut number = || words.next()?.parse().ok();
        let (variables, clauses) = (number()?, number()? as usize);
        let (mut all, mut clause) = (Vec::new(), Vec::new());
        while let Some(literal) = number() {
            match literal {
                0 => all.push(std::mem::take(&mut clause)),
                literal => clause.push(literal),
            }
        }
        clause.is_empty().then_some(Self {
            variables,
            clauses,
            all,
        })
    }

    fn largest(&self) -> i64 {
        let literals = self.all.iter().flatten();
        literals.map(|it| it.abs()).max().unwrap_or(0)
    }

    fn counts_clauses(&self) -> bool {
        self.clauses == self.all.len()
    }

    /// Whether two clauses have a literal with opposite signs.
    fn clashes(&self) -> bool {
        let has = |literal: &i64| self.all.iter().any(|clause| clause.contains(&-literal));
        self.all.iter().flatten().any(has)
    }
}

fn reduced(text: &str, width: usize, passes: fn(&Formula) -> bool) -> String {
    let mut executor = FnExecutor::new(|text: &[u8]| {
        let text = std::str::from_utf8(text).unwrap();
        Formula::of(text).is_some_and(|formula| passes(&formula))
    });
    let options = SearchOptions {
        width,
        ..SearchOptions::default()
    };
    let oracle = Oracle::new(&mut executor);
    let reduction = reduce(dimacs(), text.as_bytes(), oracle, options, &mut ()).unwrap();
    assert!(reduction.tree_minimal);
    String::from_utf8(reduction.text).unwrap()
}

/// A chain of implications, with a header of so many variables.
fn chain(variables: usize) -> String {
    let clauses: Vec<String> = (0..60)
        .map(|at| format!("-{} {} {} 0\n", 3 * at + 2, 3 * at + 5, at % 7 + 190))
        .collect();
    format!("c chain\np cnf {variables} 60\n{}", clauses.concat())
}

#[test]
fn the_header_counts_what_is_left() {
    for width in [1, 8] {
        let text = reduced(&chain(196), width, |formula| {
            formula.counts_clauses()
                && formula.variables == formula.largest()
                && formula.clashes()
                && formula.all.len() >= 3
        });
        let formula = Formula::of(&text).unwrap();
        assert_eq!((formula.variables, formula.clauses), (1, 3), "{text}");
        assert_eq!(formula.all.concat().len(), 2, "{text}");
    }
}

#[test]
fn a_header_that_counts_too_many_is_set_right() {
    let text = reduced(&chain(500), 1, |formula| {
        formula.counts_clauses() && formula.variables >= formula.largest() && formula.clashes()
    });
    let formula = Formula::of(&text).unwrap();
    assert_eq!((formula.variables, formula.clauses), (1, 1), "{text}");
}

#[test]
fn a_count_that_matters_stays_while_the_other_is_kept_right() {
    for variables in [196, 500] {
        let text = reduced(&chain(variables), 1, |formula| {
            formula.counts_clauses() && formula.variables >= 150 && formula.all.len() >= 2
        });
        let formula = Formula::of(&text).unwrap();
        assert_eq!(formula.clauses, 2, "{text}");
        assert_eq!(formula.all.concat(), [0; 0], "{text}");
        assert!(formula.variables >= 150, "{text}");
    }
}

#[test]
fn a_header_that_has_to_be_wrong_stays_wrong() {
    let text = chain(196).replace(" 60\n", " 61\n");
    let text = reduced(&text, 1, |formula| formula.clauses > formula.all.len());
    let formula = Formula::of(&text).unwrap();
    assert!(formula.all.is_empty(), "{text}");
}

#[test]
fn a_count_that_may_be_left_is_left_in_epochs() {
    for width in [1, 8] {
        let text = reduced("p cnf 4 3\n1 -2 0\n2 3 0\n3 4 0\n", width, |formula| {
            let is_short = |clause: &Vec<i64>| clause.len() < 2;
            formula.clauses >= 2
                && formula.all.contains(&vec![1, -2])
                && !formula.all.iter().any(is_short)
        });
        let formula = Formula::of(&text).unwrap();
        assert_eq!((formula.clauses, formula.all.len()), (2, 1), "{text}");
    }
}
