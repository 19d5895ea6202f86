use std::collections::BTreeMap;
use std::path::Path;

use super::super::reduce::{LAST, TOKENS, WALL};
use super::super::results::Step;
use super::*;

fn row(case: &str, reducer: &str, left: f64, tests: f64) -> Row {
    let values = [
        (TOKENS, 100.0),
        (LEFT, left),
        (TESTS, tests),
        (LAST, tests),
        (WALL, tests / 10.0),
        (super::super::reduce::BYTES, left * 4.0),
        (OWN, 0.5),
        (PEAK, left),
    ];
    Row {
        names: vec![case.to_owned(), reducer.to_owned()],
        values: values.map(|(name, value)| (name.to_owned(), value)).into(),
        set: if case == "c" { "check" } else { "training" }.to_owned(),
        progress: vec![
            Step {
                tests: tests as u64 / 2,
                tokens: 40,
            },
            Step {
                tests: tests as u64,
                tokens: left as u64,
            },
        ],
        ..Row::default()
    }
}

fn noted(note: &str, row: Row) -> Row {
    Row {
        note: note.to_owned(),
        ..row
    }
}

fn scale(bench: &str, keys: &[&str], names: &[&str], values: &[(&str, f64)]) -> Results {
    let mut results = Results::new(bench, keys, &[]);
    let values: BTreeMap<String, f64> = values
        .iter()
        .map(|&(name, value)| (name.to_owned(), value))
        .collect();
    for workers in ["1", "4"] {
        let names = names.iter().map(|name| name.replace('W', workers));
        results.rows.push(Row {
            names: names.collect(),
            values: values.clone(),
            ..Row::default()
        });
    }
    results
}

fn data() -> Data {
    Data {
        root: PathBuf::new(),
        ours: vec![
            row("a", "default", 10.0, 100.0),
            row("b", "default", 10.0, 100.0),
            row("c", "default", 10.0, 100.0),
            row("a", "perses", 20.0, 50.0),
            noted("stopped", row("b", "perses", 90.0, 50.0)),
            row("c", "perses", 10.0, 400.0),
        ],
        peers: vec![
            row("a", "shrinkray", 40.0, 1000.0),
            noted("stopped", row("b", "shrinkray", 5.0, 1000.0)),
            row("c", "shrinkray", 5.0, 1000.0),
            noted("quoted", row("b", "Perses 2.0", 12.0, 40.0)),
        ],
        machine: String::new(),
        timed: Vec::new(),
        scale: scale(
            "scale",
            &["strategy", "size"],
            &["default", "9"],
            &[("tests", 3.0)],
        ),
        scale_out: scale(
            "scale-out",
            &["case", "times", "width", "workers"],
            &["a", "constant", "1", "W"],
            &[("speed-up", 3.0), ("started", 6.0)],
        ),
    }
}

#[test]
fn stopped_rows_enter_no_mean() {
    let data = data();
    let figure = |name: &str| data.figure(name).unwrap();
    assert_eq!(figure("peer.shrinkray.training.tokens"), "0.25");
    assert_eq!(figure("peer.shrinkray.training.ended"), "1&nbsp;of&nbsp;2");
    assert_eq!(figure("peer.shrinkray.check.tokens"), "2.00");
    assert_eq!(figure("peer.shrinkray.check.larger"), "1");
    // Both were as small after half of their tests.
    assert_eq!(figure("peer.shrinkray.training.tests"), "0.10");
    assert_eq!(figure("peer.shrinkray.training.wall"), "–");
    assert_eq!(figure("perses.training.tokens"), "2.00");
    assert_eq!(figure("perses.training.cases"), "1");
    assert_eq!(figure("perses.check.tests"), "4.00");
    assert_eq!(figure("simulated.constant.1.4.speed-up"), "3.0");
    assert_eq!(figure("simulated.constant.1.4.cases"), "1");
    assert_eq!(figure("simulated.log-normal.1.4.cases"), "0");
    data.figure("simulated.log-normal.1.4.speed-up")
        .unwrap_err();
    assert_eq!(
        (figure("own.ms"), figure("own.peak")),
        ("5.0".to_owned(), "10".to_owned())
    );
    // Of `b` the quoted end counts, not the stopped one.
    assert_eq!(figure("best.training.smaller"), "2");
    assert_eq!(figure("best.all.larger"), "1");
    assert!(data.figure("perses.other.tests").is_err());
    assert!(data.figure("peer.none.check.nothing").is_err());
}

#[test]
fn quoted_rows_of_a_measured_peer_are_a_row_of_their_own() {
    let mut data = data();
    let mut quoted = noted("quoted", row("a", "shrinkray", 8.0, 40.0));
    quoted.values.insert(AS_QUOTED.to_owned(), 9.0);
    data.peers.push(quoted);
    assert_eq!(
        data.figure("peer.shrinkray.training.tokens").unwrap(),
        "0.25"
    );
    let summary = data.table("summary").unwrap();
    assert!(
        summary.contains("|shrinkray†|1&nbsp;of&nbsp;1"),
        "{summary}"
    );
    let ends = data.table("ends").unwrap();
    assert!(ends.contains("|||shrinkray|9†&nbsp;(8)|"), "{ends}");
}

#[test]
fn rows_say_how_they_ended() {
    let data = data();
    let ends = data.table("ends").unwrap();
    for line in [
        "|a|training|default|10|40||100||||",
        "|||shrinkray|40|160||1,000|100|never|50|",
        "|||shrinkray|5…|20||1,000|100|1,000|never|",
        "|||Perses&nbsp;2.0|12†|48||40|4||100|",
    ] {
        assert!(ends.lines().any(|one| one == line), "{line}\n{ends}");
    }
    let summary = data.table("summary").unwrap();
    let line = "|Perses 2.0†|1 of 1 / 0 of 0|1 / 0|0 / 0|0 / 0|0.83 / –|0.83 / –|2.50 / –|– / –|";
    assert!(
        summary
            .lines()
            .any(|one| one.replace("&nbsp;", " ") == line),
        "{summary}"
    );
    let published = data.table("published").unwrap();
    for line in [
        "|b|training|100|10/100|90/50…|",
        "|*tokens*|training||1.00|2.00&nbsp;(1)|",
        "|*tests*|check||1.00|4.00|",
    ] {
        assert!(
            published.lines().any(|one| one == line),
            "{line}\n{published}"
        );
    }
    let workers = data.table("workers").unwrap();
    assert!(workers.contains("|workers|4|\n|---|---:|\n"), "{workers}");
    assert!(
        workers.contains("|times&nbsp;as&nbsp;fast,&nbsp;W&nbsp;=&nbsp;1|3.00|\n"),
        "{workers}"
    );
    assert!(
        workers.contains("long,&nbsp;W&nbsp;=&nbsp;1|–|\n"),
        "{workers}"
    );
}

#[test]
fn rows_of_ours_are_of_one_version() {
    let mut data = data();
    data.check().unwrap();
    data.timed.push(row("a", "default", 10.0, 100.0));
    data.check().unwrap();
    assert_eq!(data.figure("peer.shrinkray.training.wall").unwrap(), "0.10");
    data.timed[0].values.insert(TESTS.to_owned(), 99.0);
    assert!(data.check().is_err());
    data.timed.clear();
    data.ours[0].set.clear();
    assert!(data.check().is_err());
    "training".clone_into(&mut data.ours[0].set);
    data.ours[1].version = "0123456789".to_owned();
    let error = data.check().unwrap_err().to_string();
    assert!(error.contains("0123456789"), "{error}");
    let settled = |rows: &mut Vec<Row>, version: &str| {
        for row in rows {
            version.clone_into(&mut row.version);
        }
    };
    settled(&mut data.ours, "0123456789");
    data.check().unwrap();
    assert_eq!(data.figure("version").unwrap(), "`0123456789`");
    assert_eq!(data.figure("version.scale").unwrap(), "unrecorded");
    settled(&mut data.scale.rows, "9876543210");
    assert!(data.check().is_err());
}

#[test]
fn figures_stand_between_marks() {
    let data = data();
    let page = "Of <!--=cases-->9<!--/--> cases\n\n<!--table workers-->\nold\n<!--end-->\nafter\n";
    let filled = data.fill(page).unwrap();
    assert!(
        filled.starts_with("Of <!--=cases-->3<!--/--> cases\n\n<!--table workers-->\n|workers|")
    );
    assert!(filled.ends_with("|\n<!--end-->\nafter\n") && !filled.contains("old"));
    assert_eq!(data.fill(&filled).unwrap(), filled);
    for wrong in [
        "a\n<!--=cases-->9<!--/-->",
        "<!--=cases-->9",
        "<!--=nothing-->9<!--/-->",
        "<!--table no-->\n<!--end-->",
    ] {
        assert!(data.fill(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn numbers_without_a_file_are_found() {
    let page = "# 1 head\n<!--=cases-->9<!--/--> of `10` in [a](b-11.md), Perses 2.0, 1-minimal; (12) 13.\n\
                <!--table x-->\n|14|\n<!--end-->\n```sh\nhead -15\n```\n`16\n17`\n";
    assert_eq!(loose_numbers(page), ["1-minimal;", "(12)", "13."]);
}

#[test]
fn results_of_the_project_make_a_page() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let data = Data::read(&root).unwrap();
    assert!(data.table("ends").unwrap().lines().count() > data.cases().len());
    assert!(picture(&data).contains("polyline"));
    assert!(data.table("models").unwrap().contains("\n| `c` | "));
}
