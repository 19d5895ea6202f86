use super::*;

fn results(tests: f64) -> Results {
    let mut results = Results::new("reduce", &["case"], &[("tests", 0), ("wall s", 1)]);
    results.add(&["a"], &[Some(tests), None]);
    results
}

#[test]
fn tables_say_where_they_come_from() {
    let results = results(1_234_567.0);
    let table = results.markdown();
    assert!(table.starts_with("| case | tests |\n|---|---:|\n| a | 1,234,567 |\n"));
    assert!(table.contains(&results.command) && table.contains("cores"));
    let again: Results = serde_json::from_str(&serde_json::to_string(&results).unwrap()).unwrap();
    assert_eq!(again, results);
}

#[test]
fn ratios_are_new_by_old() {
    let ratios = results(30.0).ratios(&results(20.0)).unwrap();
    assert!(ratios.contains("| a | 1.50 |"), "{ratios}");
    let mut other = results(1.0);
    other.bench = "scale".to_owned();
    assert!(results(1.0).ratios(&other).is_err());
    other = results(1.0);
    other.rows[0].names[0] = "b".to_owned();
    assert!(results(1.0).ratios(&other).is_err());
}

#[test]
fn differences_are_named() {
    let mut old = results(20.0);
    old.result(b"a");
    let mut new = old.clone();
    assert!(
        new.differences(&old, &["tests", "wall s"])
            .unwrap()
            .is_empty()
    );
    new.rows[0].values.insert("tests".to_owned(), 21.0);
    new.result(b"b");
    let found = new.differences(&old, &["tests"]).unwrap();
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!(found[0], "a: tests: 20, now 21");
    assert_eq!(new.differences(&old, &[]).unwrap().len(), 1);
    new.add(&["b"], &[Some(1.0), None]);
    let found = new.differences(&old, &[]).unwrap();
    assert!(found[1].contains("no such row"), "{found:?}");
    old.bench = "scale".to_owned();
    assert!(new.differences(&old, &[]).is_err());
}

#[test]
fn notes_have_a_column_if_there_are_any() {
    let mut results = results(1.0);
    results.add(&["b"], &[Some(2.0), Some(0.5)]);
    results.note("stopped");
    let table = results.markdown();
    let wanted = "| case | tests | wall s | note |\n|---|---:|---:|---|\n| a | 1 |  |  |\n| b | 2 | 0.5 | stopped |\n";
    assert!(table.starts_with(wanted), "{table}");
}

#[test]
fn earlier_rows_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let output = Output {
        json: Some(folder.path().join("old.json")),
        ..Output::default()
    };
    let mut old = results(1.0);
    old.progress(vec![Step {
        tests: 1,
        tokens: 2,
    }]);
    old.add(&["b"], &[Some(2.0), None]);
    old.save(&output).unwrap();
    let path = folder.path().join("old.json");
    let lines = std::fs::read_to_string(&path).unwrap();
    let rows = lines.lines().filter(|line| line.contains("names"));
    assert_eq!(rows.count(), 2, "{lines}");
    let read = Results::read(&path).unwrap();
    assert_eq!(read, old);
    let mut new = Results::new("reduce", &["case"], &[("tests", 0), ("wall s", 1)]);
    new.go_on(read.clone()).unwrap();
    assert!(new.has(&["a"]) && new.has(&["b"]) && !new.has(&["c"]));
    assert_eq!(new.rows, old.rows);
    new.rows[0].version = "1".to_owned();
    new.drop_other_version(&["a"], "1");
    assert!(new.has(&["a"]));
    new.drop_other_version(&["a"], "2");
    assert!(!new.has(&["a"]) && new.has(&["b"]));
    let mut other = Results::new("scale", &["case"], &[("tests", 0)]);
    assert!(other.go_on(read.clone()).is_err());
    let mut elsewhere = read;
    elsewhere.machine.processor.push_str(" II");
    new.go_on(elsewhere).unwrap();
    assert_eq!(new.rows, old.rows);
    assert!(Results::read(folder.path()).is_err());
}

#[test]
fn results_of_another_version_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.json");
    let json = results(1.0).json().unwrap();
    for (version, wanted) in [("", "no version"), ("\"secateur_bench\": 7,", "version 7")] {
        let other = json.replacen("\"secateur_bench\": 1,", version, 1);
        std::fs::write(&path, other).unwrap();
        let error = format!("{:#}", Results::read(&path).unwrap_err());
        assert!(error.contains("old.json"), "{error}");
        assert!(
            error.contains("run the benchmark anew") && error.contains(wanted),
            "{error}"
        );
    }
}

#[test]
fn results_that_are_kept_can_be_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/benchmarks");
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        Results::read(&path).unwrap();
    }
}

#[test]
fn a_command_says_what_is_measured() {
    let line = "bench reduce --json a.json --go-on --same c.json --jobs 2 --markdown=b.md \
                --cases /home/me/cases --secateur=/opt/secateur c-calls";
    let words = measured(line.split(' ').map(str::to_owned));
    assert_eq!(
        words.join(" "),
        "bench reduce --jobs 2 --cases CASES --secateur=SECATEUR c-calls"
    );
}

#[test]
fn numbers_are_grouped() {
    let cases = [
        (0.0, 0, "0"),
        (1000.0, 0, "1,000"),
        (-12345.678, 1, "-12,345.7"),
        (0.25, 2, "0.25"),
    ];
    for (value, digits, wanted) in cases {
        assert_eq!(number(value, digits), wanted);
    }
}
