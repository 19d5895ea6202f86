//! Comparison of reductions with those of other reducers: sizes, and tests to reach the other's
//! size.
//!
//! A stopped reducer might have gone further: its row is marked and enters no mean. Cases on which
//! constants were tuned and others have sums of their own.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;

use anyhow::{Result, ensure};

use super::peers::Peer;
use super::reduce::{KNOWN, LAST, LEFT, TESTS, TOKENS, WALL};
use super::results::{Results, Row, number};

/// Arguments of `bench measures`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// Results of `bench reduce --json`; if several files have a row, the last counts.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The row of ours that is measured.
    #[arg(long, default_value = "default", value_name = "STRATEGY")]
    ours: String,
    /// The row of ours with the strategy of a paper, for comparison.
    #[arg(long, default_value = "perses", value_name = "STRATEGY")]
    paper: String,
    /// The row of ours that is compared with reducers made for a language.
    #[arg(long, default_value = "plugin:clang-delta", value_name = "STRATEGY")]
    specific: String,
}

/// A reduction beside another one of the same case.
pub struct Comparison<'a> {
    ours: &'a Row,
    other: &'a Row,
}

impl<'a> Comparison<'a> {
    pub fn new(ours: &'a Row, other: &'a Row) -> Self {
        Self { ours, other }
    }

    fn case(&self) -> &str {
        &self.ours.names[0]
    }

    /// Tests whether neither was stopped.
    fn is_whole(&self) -> bool {
        stopped(self.ours).is_empty() && stopped(self.other).is_empty()
    }

    fn size(&self) -> f64 {
        value(self.ours, LEFT) / value(self.other, LEFT)
    }

    /// Returns our number of tests to reach their size, if we did.
    pub fn tests(&self) -> Option<u64> {
        let theirs = value(self.other, LEFT);
        let mut steps = self.ours.progress.iter();
        steps
            .find(|step| step.tokens as f64 <= theirs)
            .map(|step| step.tests)
    }

    /// Returns [`Comparison::tests`] divided by their tests to reach it.
    pub fn share(&self) -> Option<f64> {
        let theirs = last(self.other);
        self.tests().map(|ours| ours as f64 / theirs)
    }

    /// Returns [`Comparison::tests`] divided by all their tests, the proof of minimality included.
    pub fn share_of_all(&self) -> Option<f64> {
        let theirs = value(self.other, TESTS);
        self.tests().map(|ours| ours as f64 / theirs)
    }

    fn time(&self) -> Option<f64> {
        let of = |row: &Row| row.values.get(WALL).copied();
        Some(of(self.ours)? / of(self.other)?)
    }

    /// Returns our size after as many tests as they ran.
    fn after_as_many(&self) -> f64 {
        let theirs = value(self.other, TESTS);
        let steps = self.ours.progress.iter();
        let until = steps.take_while(|step| step.tests as f64 <= theirs);
        until
            .last()
            .map_or(value(self.ours, TOKENS), |step| step.tokens as f64)
    }
}

/// Prints the tables.
pub fn run(arguments: &Arguments) -> Result<()> {
    let mut rows: Vec<Row> = Vec::new();
    for file in &arguments.files {
        for row in Results::read(file)?.rows {
            rows.retain(|old| old.names != row.names);
            rows.push(row);
        }
    }
    rows.sort_by(|a, b| a.names[0].cmp(&b.names[0]));
    print!("{}", report(&rows, &Peer::all()?, arguments)?);
    Ok(())
}

fn report(rows: &[Row], peers: &[Peer], arguments: &Arguments) -> Result<String> {
    let peer = |row: &Row| peers.iter().find(|peer| peer.name == row.names[1]);
    let agnostic = |row: &Row| peer(row).is_some_and(|peer| !peer.specific);
    let specific = |row: &Row| peer(row).is_some_and(|peer| peer.specific);
    let paper = |row: &Row| row.names[1] == arguments.paper;
    ensure!(
        rows.iter().any(|row| row.names[1] == arguments.ours),
        "there are no rows of {}",
        arguments.ours
    );
    let mut text = overview(rows, peers);
    let against = [
        (
            "the smallest that a peer for any language left",
            &arguments.ours,
            &agnostic as &dyn Fn(&Row) -> bool,
        ),
        ("the strategy of the paper", &arguments.ours, &paper),
        (
            "the smallest that a peer for this language left",
            &arguments.ours,
            &specific,
        ),
        (
            "the smallest that a peer for this language left",
            &arguments.specific,
            &specific,
        ),
    ];
    for (title, ours, others) in against {
        let pairs = pairs(rows, ours, others);
        if !pairs.is_empty() {
            let _ = write!(text, "\n`{ours}` beside {title}:\n\n{}", table(&pairs));
        }
    }
    text.push_str(&known(rows, &arguments.ours));
    Ok(text)
}

/// Formats a line for each case: tokens left and tests of all runs.
fn overview(rows: &[Row], peers: &[Peer]) -> String {
    let mut reducers: Vec<&str> = Vec::new();
    let mut cases: Vec<&str> = Vec::new();
    for row in rows {
        for (list, name) in [(&mut cases, &row.names[0]), (&mut reducers, &row.names[1])] {
            if !list.contains(&name.as_str()) {
                list.push(name);
            }
        }
    }
    // Ours first, then the peers as in their table.
    reducers.sort_by_key(|name| peers.iter().position(|peer| peer.name == *name));
    let mut text = format!("| case | tokens | {} |\n|---|---:|", reducers.join(" | "));
    text.push_str(&"---:|".repeat(reducers.len()));
    text.push('\n');
    for case in cases {
        let of_case = |row: &&Row| row.names[0] == case;
        let tokens = rows
            .iter()
            .find(of_case)
            .map_or(0.0, |row| value(row, TOKENS));
        let _ = write!(text, "| {case} | {} |", number(tokens, 0));
        for reducer in &reducers {
            let row = rows
                .iter()
                .filter(of_case)
                .find(|row| row.names[1] == *reducer);
            let cell = row.map_or(String::new(), |row| {
                let (left, tests) = (value(row, LEFT), value(row, TESTS));
                let mark = stopped(row);
                format!("{} / {}{mark}", number(left, 0), number(tests, 0))
            });
            let _ = write!(text, " {cell} |");
        }
        text.push('\n');
    }
    text
}

/// Pairs our runs with the best of others (fewest tokens, then tests); skips cases without either.
fn pairs<'a>(rows: &'a [Row], ours: &str, others: &dyn Fn(&Row) -> bool) -> Vec<Comparison<'a>> {
    let ours = rows.iter().filter(|row| row.names[1] == ours);
    let pair = |ours: &'a Row| {
        let of_case = rows
            .iter()
            .filter(|row| row.names[0] == ours.names[0] && others(row));
        let of_case = of_case.filter(|row| row.values.contains_key(LEFT));
        let order = |row: &Row| (value(row, LEFT), last(row));
        let best = of_case.min_by(|a, b| order(a).partial_cmp(&order(b)).expect("no NaN"));
        best.map(|other| Comparison { ours, other })
    };
    ours.filter_map(pair).collect()
}

fn table(pairs: &[Comparison<'_>]) -> String {
    let timed = pairs.iter().any(|pair| pair.time().is_some());
    let mut text = "| case | other | its tokens | its tests | our tokens | ours by its | our tests until as small | \
                    share of its tests | of all its tests | our tokens after as many tests |"
        .to_owned();
    text.push_str(if timed { " wall time by its |\n" } else { "\n" });
    text.push_str("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|");
    text.push_str(if timed { "---:|\n" } else { "\n" });
    let share = |share: Option<f64>| share.map_or(String::new(), |share| format!("{share:.2}"));
    for pair in pairs {
        let (ours, other) = (pair.ours, pair.other);
        let _ = write!(
            text,
            "| {} | {}{} | {} | {} | {}{} | {:.2} | {} | {} | {} | {} |",
            pair.case(),
            other.names[1],
            stopped(other),
            number(value(other, LEFT), 0),
            number(last(other), 0),
            number(value(ours, LEFT), 0),
            stopped(ours),
            pair.size(),
            pair.tests()
                .map_or("never".to_owned(), |tests| number(tests as f64, 0)),
            share(pair.share()),
            share(pair.share_of_all()),
            number(pair.after_as_many(), 0),
        );
        if timed {
            let _ = write!(text, " {} |", share(pair.time()));
        }
        text.push('\n');
    }
    let sets: BTreeSet<&str> = pairs.iter().map(|pair| pair.ours.set.as_str()).collect();
    // The training set comes first.
    for set in sets.into_iter().rev() {
        let of_set = pairs.iter().filter(|pair| pair.ours.set == set);
        let (whole, others): (Vec<_>, Vec<_>) = of_set.partition(|pair| pair.is_whole());
        let name = match set {
            "" => String::new(),
            set => format!("{set}: "),
        };
        if !whole.is_empty() {
            let _ = write!(text, "\n{name}{}", sums(&whole));
        }
        if !others.is_empty() {
            let _ = writeln!(text, "\n{name}{} more with a stopped row.", others.len());
        }
    }
    text
}

fn sums(pairs: &[&Comparison<'_>]) -> String {
    let all = pairs.len();
    let count =
        |holds: &dyn Fn(&Comparison<'_>) -> bool| pairs.iter().filter(|one| holds(one)).count();
    let at_most = |share: Option<f64>, most: f64| share.is_some_and(|share| share <= most);
    let means = |share: &dyn Fn(&Comparison<'_>) -> Option<f64>| {
        let shares: Vec<f64> = pairs.iter().filter_map(|pair| share(pair)).collect();
        mean(&shares)
    };
    let by_then = |pair: &Comparison<'_>| pair.after_as_many() / value(pair.other, LEFT);
    let mut text = format!(
        "Smaller in {} of {all}, in the geometric mean {:.2} of its tokens. After as many tests as small in {} of \
         {all}, at most 60 % of its tokens in {}.",
        count(&|pair| pair.size() < 1.0),
        means(&|pair| Some(pair.size())),
        count(&|pair| by_then(pair) <= 1.0),
        count(&|pair| by_then(pair) <= 0.6),
    );
    let reached = count(&|pair| pair.tests().is_some());
    if reached > 0 {
        let _ = write!(
            text,
            " At most a third of its tests until as small in {} of {all}, in the geometric mean of the {reached} in \
             which we were as small {:.2}; at most two fifths of all its tests in {}, in that mean {:.2}.",
            count(&|pair| at_most(pair.share(), 1.0 / 3.0)),
            means(&|pair| pair.share()),
            count(&|pair| at_most(pair.share_of_all(), 0.4)),
            means(&|pair| pair.share_of_all()),
        );
    }
    let timed = count(&|pair| pair.time().is_some());
    if timed > 0 {
        let _ = write!(
            text,
            " At most half of its wall time in {} of {timed}, in the geometric mean {:.2}.",
            count(&|pair| at_most(pair.time(), 0.5)),
            means(&|pair| pair.time()),
        );
    }
    text.push('\n');
    text
}

fn known(rows: &[Row], ours: &str) -> String {
    let rows = rows.iter().filter(|row| row.names[1] == ours);
    let rows: Vec<&Row> = rows.filter(|row| row.values.contains_key(KNOWN)).collect();
    if rows.is_empty() {
        return String::new();
    }
    let mut text = format!(
        "\n`{ours}` beside a small text that is known:\n\n| case | known | left | tests |\n|---|---:|---:|---:|\n"
    );
    for row in &rows {
        let of = |name| number(value(row, name), 0);
        let _ = writeln!(
            text,
            "| {} | {} | {}{} | {} |",
            row.names[0],
            of(KNOWN),
            of(LEFT),
            stopped(row),
            of(TESTS)
        );
    }
    let small = rows
        .iter()
        .filter(|row| value(row, LEFT) <= value(row, KNOWN))
        .count();
    let _ = writeln!(text, "\nAs small in {small} of {}.", rows.len());
    text
}

fn value(row: &Row, name: &str) -> f64 {
    row.values.get(name).copied().unwrap_or(0.0)
}

fn stopped(row: &Row) -> &'static str {
    if row.note.contains("stopped") {
        " …"
    } else {
        ""
    }
}

/// Returns the number of the first test with the result's tokens, of all tests if unknown.
///
/// Some reducers continue with texts that have as many tokens.
fn last(row: &Row) -> f64 {
    let left = value(row, LEFT);
    let mut steps = row.progress.iter();
    let first = steps.find(|step| step.tokens as f64 <= left);
    let known = || row.values.get(LAST).copied();
    first
        .map(|step| step.tests as f64)
        .or_else(known)
        .unwrap_or_else(|| value(row, TESTS))
}

/// Returns the geometric mean; zero counts as 0.001.
pub fn mean(values: &[f64]) -> f64 {
    let logarithms: f64 = values.iter().map(|value| value.max(1e-3).ln()).sum();
    (logarithms / values.len().max(1) as f64).exp()
}

#[cfg(test)]
mod tests {
    use super::super::results::Step;
    use super::*;

    fn row(case: &str, reducer: &str, left: f64, tests: f64, steps: &[(u64, u64)]) -> Row {
        let values = [(TOKENS, 100.0), (LEFT, left), (TESTS, tests), (LAST, tests)];
        Row {
            names: vec![case.to_owned(), reducer.to_owned()],
            values: values.map(|(name, value)| (name.to_owned(), value)).into(),
            progress: steps
                .iter()
                .map(|&(tests, tokens)| Step { tests, tokens })
                .collect(),
            ..Row::default()
        }
    }

    fn arguments() -> Arguments {
        Arguments {
            files: Vec::new(),
            ours: "default".to_owned(),
            paper: "perses".to_owned(),
            specific: "plugin:clang-delta".to_owned(),
        }
    }

    #[test]
    fn tests_until_as_small_are_counted() {
        let ours = row("a", "default", 10.0, 90.0, &[(5, 60), (20, 30), (80, 10)]);
        let beside = |left, tests| {
            let other = row("a", "shrinkray", left, tests, &[]);
            let pair = Comparison::new(&ours, &other);
            (pair.tests(), pair.after_as_many())
        };
        assert_eq!(beside(30.0, 200.0), (Some(20), 10.0));
        assert_eq!(beside(29.0, 79.0), (Some(80), 30.0));
        assert_eq!(beside(9.0, 4.0), (None, 100.0));
    }

    #[test]
    fn the_smallest_of_others_counts() {
        let mut rows = vec![
            row("a", "default", 10.0, 90.0, &[(15, 20), (80, 10)]),
            row("a", "C-Vise", 5.0, 900.0, &[]),
            row("a", "shrinkray", 40.0, 60.0, &[]),
            row("a", "Lithium", 20.0, 60.0, &[]),
            row("b", "default", 10.0, 90.0, &[(10, 10)]),
            row("b", "shrinkray", 10.0, 20.0, &[]),
        ];
        let text = report(&rows, &Peer::all().unwrap(), &arguments()).unwrap();
        for line in [
            "| a | 100 | 10 / 90 | 5 / 900 | 40 / 60 | 20 / 60 |",
            "| a | Lithium | 20 | 60 | 10 | 0.50 | 15 | 0.25 | 0.25 | 20 |",
            "| b | shrinkray | 10 | 20 | 10 | 1.00 | 10 | 0.50 | 0.50 | 10 |",
            "| a | C-Vise | 5 | 900 | 10 | 2.00 | never |  |  | 10 |",
        ] {
            assert!(text.lines().any(|one| one == line), "{line}\n{text}");
        }
        let sums = "Smaller in 1 of 2, in the geometric mean 0.71 of its tokens. After as many tests as small in 2 of 2, \
                    at most 60 % of its tokens in 0. At most a third of its tests until as small in 1 of 2, in the \
                    geometric mean of the 2 in which we were as small 0.35; at most two fifths of all its tests in \
                    1, in that mean 0.35.\n";
        assert!(text.contains(sums), "{text}");
        assert!(!text.contains("known") && !text.contains("paper"));
        assert!(report(&rows[1..2], &Peer::all().unwrap(), &arguments()).is_err());
        // A stopped row is marked, and in no mean.
        rows[3].note = "stopped".to_owned();
        let text = report(&rows, &Peer::all().unwrap(), &arguments()).unwrap();
        assert!(text.contains(" 20 / 60 … |"), "{text}");
        assert!(
            text.contains("\nSmaller in 0 of 1, in the geometric mean 1.00"),
            "{text}"
        );
        assert!(text.contains("\n1 more with a stopped row."), "{text}");
    }

    #[test]
    fn sets_have_their_sums() {
        let of = |case, set: &str, reducer, left| Row {
            set: set.to_owned(),
            ..row(case, reducer, left, 50.0, &[])
        };
        let rows = [
            of("a", "training", "default", 10.0),
            of("a", "training", "shrinkray", 40.0),
            of("b", "check", "default", 10.0),
            of("b", "check", "shrinkray", 20.0),
        ];
        let text = report(&rows, &Peer::all().unwrap(), &arguments()).unwrap();
        let at = |sum: &str| text.find(sum).unwrap_or_else(|| panic!("{text}"));
        let training = at("\ntraining: Smaller in 1 of 1, in the geometric mean 0.25");
        assert!(training < at("\ncheck: Smaller in 1 of 1, in the geometric mean 0.50"));
    }

    #[test]
    fn known_times_are_shown() {
        let timed = |reducer, left, wall| {
            let mut row = row("a", reducer, left, 90.0, &[]);
            row.values.insert(WALL.to_owned(), wall);
            row
        };
        let rows = [timed("default", 10.0, 4.0), timed("shrinkray", 20.0, 10.0)];
        let text = report(&rows, &Peer::all().unwrap(), &arguments()).unwrap();
        let sums = "At most half of its wall time in 1 of 1, in the geometric mean 0.40.";
        assert!(text.contains(" 0.40 |\n"), "{text}");
        assert!(text.contains(sums), "{text}");
    }

    #[test]
    fn known_sizes_are_marked() {
        let mut ours = row("a", "default", 10.0, 90.0, &[]);
        ours.values.insert(KNOWN.to_owned(), 12.0);
        let text = known(&[ours], "default");
        assert!(text.contains("| a | 12 | 10 | 90 |"), "{text}");
        assert!(text.contains("As small in 1 of 1."), "{text}");
        let mut stopped = row("b", "default", 40.0, 20.0, &[]);
        stopped.values.insert(KNOWN.to_owned(), 12.0);
        stopped.note = "stopped".to_owned();
        let text = known(&[stopped], "default");
        assert!(text.contains("| b | 12 | 40 … | 20 |"), "{text}");
        assert!(text.contains("As small in 0 of 1."), "{text}");
    }
}
