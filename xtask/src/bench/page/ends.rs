//! Ends of reductions beside those of other reducers.

use super::super::measures::Comparison;
use super::super::reduce::{BYTES, LEFT, NONBLANK, TESTS};
use super::super::results::{Row, number};
use super::{
    AS_QUOTED, DEFAULT, Data, SETS, head, is_quoted, is_stopped, line, mean, ratio, value, whole,
};

/// Formats a row for each case and reducer.
pub fn table(data: &Data) -> String {
    let names = [
        "case",
        "set",
        "reducer",
        "tokens",
        "bytes",
        "non-blank",
        "tests",
        "wall&nbsp;s",
        "its&nbsp;tests",
        "our&nbsp;tests",
    ];
    let mut text = head(&names.map(str::to_owned), 3);
    for case in data.cases() {
        let Some(ours) = data.row(case, DEFAULT) else {
            continue;
        };
        let set = data.set(case).to_owned();
        let wall = data.wall(ours);
        let named = [case.to_owned(), set, DEFAULT.to_owned()];
        text.push_str(&line(&cells(
            named,
            ours,
            wall,
            [String::new(), String::new()],
        )));
        for other in data.peers_of(case) {
            let reached = match is_quoted(other) {
                true => [None, Comparison::new(ours, other).tests()],
                false => {
                    let pair = Comparison::new(ours, other);
                    [Comparison::new(other, ours).tests(), pair.tests()]
                }
            };
            let mut reached = reached.map(|tests| whole(tests.map(|tests| tests as f64)));
            if !is_quoted(other) && reached[0].is_empty() {
                "never".clone_into(&mut reached[0]);
            }
            if reached[1].is_empty() {
                "never".clone_into(&mut reached[1]);
            }
            let named = [String::new(), String::new(), joined(&other.names[1])];
            let wall = value(other, super::super::reduce::WALL);
            text.push_str(&line(&cells(named, other, wall, reached)));
        }
    }
    text
}

/// Returns a name without blanks at which a cell could break.
fn joined(name: &str) -> String {
    name.replace(' ', "&nbsp;")
}

fn cells(named: [String; 3], row: &Row, wall: Option<f64>, reached: [String; 2]) -> Vec<String> {
    let mark = match (is_stopped(row), is_quoted(row)) {
        (true, true) => "…†",
        (true, false) => "…",
        (false, true) => "†",
        (false, false) => "",
    };
    let left = value(row, LEFT);
    let tokens = match value(row, AS_QUOTED) {
        Some(quoted) if whole(Some(quoted)) != whole(left) => {
            format!("{}{mark}&nbsp;({})", whole(Some(quoted)), whole(left))
        }
        quoted => whole(quoted.or(left)) + mark,
    };
    let figures = [
        tokens,
        whole(value(row, BYTES)),
        whole(value(row, NONBLANK)),
        whole(value(row, TESTS)),
        whole(wall),
    ];
    named.into_iter().chain(figures).chain(reached).collect()
}

/// The name of a reducer, with its quoted rows or its measured ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer<'a> {
    name: &'a str,
    quoted: bool,
}

impl<'a> Peer<'a> {
    fn of(row: &'a Row) -> Self {
        Self {
            name: &row.names[1],
            quoted: is_quoted(row),
        }
    }

    /// Returns the measured rows, or the quoted ones if there are no others.
    pub fn named(data: &Data, name: &'a str) -> Self {
        let measured = Self {
            name,
            quoted: false,
        };
        match data.peers.iter().any(|row| Peer::of(row) == measured) {
            true => measured,
            false => Self { name, quoted: true },
        }
    }
}

/// Pairs the default with a peer in the cases of a set in which the peer ended.
fn pairs<'a>(data: &'a Data, peer: Peer<'_>, set: &str) -> Vec<(&'a Row, &'a Row)> {
    let of_peer = |case: &'a str| {
        let ours = data.row(case, DEFAULT).filter(|row| !is_stopped(row))?;
        let mut others = data.peers_of(case);
        let other = others.find(|row| Peer::of(row) == peer && ended(row))?;
        Some((ours, other))
    };
    let cases = data.cases().into_iter();
    let cases = cases.filter(|case| data.set(case) == set);
    cases.filter_map(of_peer).collect()
}

fn ended(row: &Row) -> bool {
    !is_stopped(row) && value(row, LEFT).is_some()
}

/// Returns the reducers in order.
fn peers(data: &Data) -> Vec<Peer<'_>> {
    let mut found: Vec<Peer<'_>> = Vec::new();
    for row in &data.peers {
        let peer = Peer::of(row);
        if !found.contains(&peer) {
            found.push(peer);
        }
    }
    found
}

/// Formats a row for each peer, with both sets in a cell.
pub fn summary(data: &Data) -> String {
    let names = [
        "reducer",
        "ended",
        "smaller",
        "as&nbsp;small",
        "larger",
        "tokens",
        "bytes",
        "tests",
        "wall",
    ];
    let mut text = head(&names.map(str::to_owned), 1);
    for peer in peers(data) {
        let mut rows = data.peers.iter();
        let version = rows.find(|row| Peer::of(row) == peer && !row.version.is_empty());
        let named = match version {
            Some(row) if !peer.quoted => format!("{} {}", peer.name, row.version),
            _ => peer.name.to_owned(),
        };
        let mut cells = vec![joined(&named) + if peer.quoted { "†" } else { "" }];
        for what in names.iter().skip(1) {
            let what = what.replace("&nbsp;", " ");
            let of_set = |set| peer_figure(data, peer, set, &what).unwrap_or_default();
            cells.push(SETS.map(of_set).join("&nbsp;/&nbsp;"));
        }
        text.push_str(&line(&cells));
    }
    text
}

/// Returns a figure of the default beside a peer in a set.
pub fn peer_figure(data: &Data, peer: Peer<'_>, set: &str, what: &str) -> Option<String> {
    let pairs = pairs(data, peer, set);
    let size = |row: &Row| value(row, LEFT).unwrap_or_default();
    let count = |holds: &dyn Fn(f64, f64) -> bool| {
        let hold = |(ours, other): &&(&Row, &Row)| holds(size(ours), size(other));
        pairs.iter().filter(hold).count().to_string()
    };
    let by = |figure: &dyn Fn(&Row, &Row) -> Option<f64>| {
        let values: Vec<f64> = pairs
            .iter()
            .filter_map(|(ours, other)| figure(ours, other))
            .collect();
        Some(ratio(mean(&values)))
    };
    match what {
        "ended" => {
            let counts = |row: &&Row| Peer::of(row) == peer && data.set(&row.names[0]) == set;
            let all = data.peers.iter().filter(counts).count();
            Some(format!("{} of {all}", pairs.len()).replace(' ', "&nbsp;"))
        }
        "smaller" => Some(count(&|ours, other| ours < other)),
        "as small" => Some(count(&|ours, other| ours == other)),
        "larger" => Some(count(&|ours, other| ours > other)),
        "tokens" => by(&|ours, other| Some(value(ours, LEFT)? / value(other, LEFT)?)),
        "bytes" => by(&|ours, other| Some(value(ours, BYTES)? / value(other, BYTES)?)),
        "tests" => by(&|ours, other| {
            let pair = Comparison::new(ours, other);
            match is_quoted(other) {
                true => pair.share_of_all(),
                false => pair.share(),
            }
        }),
        "wall" => {
            by(&|ours, other| Some(data.wall(ours)? / value(other, super::super::reduce::WALL)?))
        }
        _ => None,
    }
}

/// Returns a figure of the default beside the smallest end of any peer, quoted ones included.
pub fn best_figure(data: &Data, set: &str, what: &str) -> Option<String> {
    let sizes = |case: &str| {
        let ours = value(data.row(case, DEFAULT).filter(|row| ended(row))?, LEFT)?;
        let ends = data.peers_of(case).filter(|row| ended(row));
        let best = ends
            .filter_map(|row| value(row, LEFT))
            .min_by(f64::total_cmp)?;
        Some((ours, best))
    };
    let cases = data.cases().into_iter();
    let cases = cases.filter(|case| set == "all" || data.set(case) == set);
    let sizes: Vec<(f64, f64)> = cases.filter_map(sizes).collect();
    let count = |holds: fn(&(f64, f64)) -> bool| {
        let held = sizes.iter().filter(|sizes| holds(sizes));
        Some(held.count().to_string())
    };
    match what {
        "cases" => count(|_| true),
        "smaller" => count(|(ours, best)| ours < best),
        "equal" => count(|(ours, best)| ours == best),
        "larger" => count(|(ours, best)| ours > best),
        "tokens" => {
            let ratios: Vec<f64> = sizes.iter().map(|(ours, best)| ours / best).collect();
            mean(&ratios).map(|mean| number(mean, 2))
        }
        _ => None,
    }
}
