//! `--report`: the page's content and form, and that a browser shows it.

use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use super::interruption::{hang_after_success, send, start_to_hang};
use super::patience::until;
use super::place::{BOTH, NEEDLES, Place};

const VOID: [&str; 5] = ["meta", "link", "input", "br", "img"];

/// Returns the tags' names and attributes in order, without styles and scripts.
fn tags(page: &str) -> Vec<String> {
    let mut tags = Vec::new();
    let mut rest = page;
    while let Some(at) = rest.find('<') {
        let end = at + rest[at..].find('>').expect("a tag ends");
        let tag = &rest[at + 1..end];
        rest = &rest[end + 1..];
        let name = tag.split_whitespace().next().unwrap_or_default();
        if name == "style" || name == "script" {
            let close = rest.find(&format!("</{name}>")).expect("it ends");
            rest = &rest[close..];
        }
        tags.push(tag.to_owned());
    }
    tags
}

/// Checks that elements are closed in order and nothing is loaded from elsewhere.
fn assert_whole(page: &str) {
    assert!(page.starts_with("<!doctype html>"), "{page}");
    let mut open: Vec<String> = Vec::new();
    for tag in tags(page).iter().skip(1) {
        let name = tag.trim_start_matches('/').trim_end_matches('/');
        let name = name
            .split_whitespace()
            .next()
            .unwrap_or_default()
            .to_owned();
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "{tag} in {page}");
        } else if !tag.ends_with('/') && !VOID.contains(&&*name) {
            open.push(name);
        }
        for attribute in ["src=", "href="] {
            if let Some((_, value)) = tag.split_once(attribute) {
                assert!(value.starts_with("\"data:"), "{tag}");
            }
        }
    }
    assert_eq!(open, Vec::<String>::new());
    for outside in ["http:", "https:", "@import", "url("] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(!page.contains("NaN"), "a figure is none");
}

fn needles() -> Place {
    let place = Place::new();
    place.write("x.json", NEEDLES);
    place.script("test.sh", &format!("#!/bin/sh\n{BOTH}"));
    place
}

/// A journal's strategy name is shown as text; the page's policy allows no script but its own.
#[test]
fn a_journal_brings_no_script_into_the_page() {
    const HOSTILE: &str = "</title><script>alert(1)</script><b x='";
    let place = needles();
    place.reduce(&[
        "--jobs",
        "1",
        "--keep-journal",
        "k.journal",
        "./test.sh",
        "x.json",
    ]);
    let journal = place.read("k.journal");
    let journal: String = journal
        .split_inclusive('\n')
        .filter(|line| !line.starts_with("{\"done\""))
        .collect();
    let strategy = journal.split("\"strategy\":\"").nth(1).unwrap();
    let strategy = strategy.split('"').next().unwrap().to_owned();
    let hostile = format!("\"strategy\":\"{HOSTILE}\"");
    let journal = journal.replace(&format!("\"strategy\":\"{strategy}\""), &hostile);
    place.write("x.reduced.json.journal", &journal);
    let svg = place.run(&["replay", "x.reduced.json.journal", "--svg", "s.svg"]);
    assert_eq!(svg.status, Some(0), "{}", svg.stderr);
    let ended = place.run(&["resume", "x.json", "--report", "r.html"]);
    assert_eq!(ended.status, Some(0), "{}", ended.stderr);
    let page = place.read("r.html");
    assert_whole(&page);
    assert_eq!(page.matches("<script").count(), 1);
    assert!(page.contains("&lt;script&gt;alert(1)"), "it is shown");
    let policy = tags(&page)
        .into_iter()
        .find(|tag| tag.contains("Content-Security-Policy"))
        .expect("a policy");
    let scripts = policy.split(';').find(|part| part.contains("script-src"));
    assert!(scripts.is_some_and(|part| part.contains("'sha256-") && !part.contains("unsafe")));
    assert!(!place.read("s.svg").contains("<script"));
}

#[test]
fn the_page_has_the_figures() {
    let place = needles();
    // Final passes find nothing here: their steps are no accepted edits.
    place.write("x.json", &NEEDLES.replace([' ', '\n'], ""));
    let ended = place.reduce(&[
        "--report",
        "r.html",
        "--explain",
        "--json",
        "--jobs",
        "1",
        "./test.sh",
        "x.json",
    ]);
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    let page = place.read("r.html");
    assert_whole(&page);
    let tile = |name: &str, value: &serde_json::Value| {
        format!(r#"<span class="name">{name}</span><span class="value">{value}</span>"#)
    };
    for (name, field) in [
        ("tokens", "tokens_after"),
        ("bytes", "bytes_after"),
        ("tests", "tests"),
        ("cache hits", "cache_hits"),
    ] {
        let tile = tile(name, &summary[field]);
        assert!(page.contains(&tile), "{tile} in {page}");
    }
    let dots = page.matches(r#"<circle class="dot"#).count() as u64;
    assert_eq!(
        dots,
        summary["successes"].as_u64().unwrap() * 2,
        "in both charts"
    );
    assert!(page.contains("nothing smaller was found") && page.contains("1-tree-minimal"));
    // Original with kept and deleted parts, tree, result and reasons.
    assert!(page.contains("<b>") && page.contains("<del data-s="));
    assert!(page.contains(r#"class="icicle""#) && page.contains(r#"<g class="part">"#));
    assert!(page.contains("Why it is still there") && page.contains("rejected in"));
    for strategy in ["tree", "names", "local"] {
        assert!(page.contains(&format!("</i>{strategy}</th>")), "{strategy}");
    }
}

/// Returns the cells of each row of the table of strategies.
fn strategies(page: &str) -> Vec<(&str, Vec<u64>)> {
    let (_, table) = page.split_once("What each strategy did").unwrap();
    let (table, _) = table.split_once("</tbody>").unwrap();
    let rows = table.split("<tr><th scope=\"row\">").skip(1);
    rows.map(|row| {
        let (name, cells) = row.split_once("</th>").unwrap();
        let cells = cells.split("<td>").skip(1);
        let number = |cell: &str| cell.split_once("</td>").unwrap().0.parse().unwrap_or(0);
        (
            name.rsplit('>').next().unwrap(),
            cells.map(number).collect(),
        )
    })
    .collect()
}

#[test]
fn the_page_counts_as_the_summary_does() {
    for (jobs, more) in [
        ("1", &["--explain"][..]),
        ("1", &["--guard", "./guard.sh"]),
        ("2", &["--explain", "--guard", "./guard.sh"]),
        ("4", &["--max-tests", "30"]),
        // The search returns from a text that the second test rejects.
        ("1", &["--then", "./then.sh"]),
    ] {
        let place = needles();
        place.script("then.sh", "#!/bin/sh\ntest $(wc -c <x.json) -gt 40\n");
        place.script("guard.sh", "#!/bin/sh\n");
        let words = [
            &["--report", "r.html", "--json", "--jobs", jobs][..],
            more,
            &["./test.sh", "x.json"],
        ];
        let summary = place.reduce(&words.concat()).stdout;
        let summary: serde_json::Value = serde_json::from_str(&summary).unwrap();
        let page = place.read("r.html");
        let count = |name: &str| summary[name].as_u64().unwrap();
        let run = format!("{words:?}: {summary}");

        let ends = [
            ("passed", "passed", "passed"),
            ("rejected", "rejected", "refused"),
            ("timed out", "timeouts", "timed-out"),
            ("over a limit", "over_limit", "over-limit"),
            ("cancelled", "cancelled", "none"),
        ];
        for (name, field, class) in ends {
            let shown = format!("<dt>{name}</dt><dd>{}</dd>", count(field));
            assert!(page.contains(&shown), "{shown} of {run}");
            let bars = page.split("<title>").skip(1).filter_map(|bar| {
                let (number, rest) = bar.split_once(' ')?;
                rest.starts_with(&format!("{class}, "))
                    .then(|| number.parse::<u64>().unwrap())
            });
            if class != "none" {
                assert_eq!(bars.sum::<u64>(), count(field), "{class} of {run}");
            }
        }
        let sum: u64 = ends.iter().map(|(_, field, _)| count(field)).sum();
        assert_eq!(sum, count("tests"), "{run}");

        let gone = page.split("<em>").skip(1).map(|cell| {
            let (number, _) = cell.split_once("</em>").unwrap();
            number.replace(',', "").parse::<u64>().unwrap()
        });
        let removed = count("tokens_before") - count("tokens_after");
        assert_eq!(gone.sum::<u64>(), removed, "{run}");
        let rows = strategies(&page);
        for (column, field) in [
            (0, "rounds"),
            (1, "successes"),
            (2, "tests"),
            (4, "cancelled"),
            (5, "cache_hits"),
            (6, "timeouts"),
        ] {
            let sum: u64 = rows.iter().map(|(_, cells)| cells[column]).sum();
            assert_eq!(sum, count(field), "{field} of {run}: {rows:?}");
        }
        let tests = |name: &str| {
            let row = rows.iter().find(|row| row.0 == name);
            row.map(|(_, cells)| cells[2])
        };
        assert!(tests("original") >= Some(4), "{rows:?}");
        if jobs == "1" {
            assert!(tests("polish") > Some(0), "{rows:?}");
            assert_eq!(tests("result"), Some(3), "{rows:?}");
            let mutants = summary["mutants"]["tested"].as_u64();
            assert_eq!(tests("mutants"), mutants, "{rows:?}");
        }
        let edits = format!("in {} accepted edits", count("successes"));
        assert!(page.contains(&edits), "{edits} of {run}");
        if count("guards") > 0 {
            let runs = format!("<dt>runs of the guard</dt><dd>{}</dd>", count("guards"));
            assert!(page.contains(&runs), "{runs} of {run}");
        }
        let seconds = summary["outside_seconds"].as_f64().unwrap();
        let outside = format!("{seconds:.1} s outside the tests");
        assert!(
            seconds >= 60.0 || page.contains(&outside),
            "{outside} of {run}"
        );
    }
}

#[test]
fn a_run_that_is_stopped_has_a_page() {
    let place = needles();
    let words = ["--report", "r.html", "--jobs", "1", "./test.sh", "x.json"];
    let limited = [&["--max-tests", "19"], &words[..]].concat();
    place.reduce(&limited);
    let page = place.read("r.html");
    assert_whole(&page);
    assert!(page.contains("stopped: max-tests"), "{page}");
    let first = page.matches(r#"<circle class="dot"#).count();
    assert!(first > 0 && !page.contains("Why it is still there"));

    let ended = place.reduce(&["resume", "x.json", "--max-tests", "1000", "--json"]);
    let summary: serde_json::Value = serde_json::from_str(&ended.stdout).unwrap();
    let page = place.read("r.html");
    assert_whole(&page);
    let tests = &summary["tests"];
    let tile = format!(r#"<span class="name">tests</span><span class="value">{tests}</span>"#);
    assert!(page.contains(&tile), "{tile} in {page}");
    assert!(page.contains("with earlier sessions"), "{page}");
    assert!(page.contains("this run continued an earlier one"), "{page}");
    assert!(page.matches(r#"<circle class="dot"#).count() > first);

    let place = needles();
    hang_after_success(&place);
    let child = start_to_hang(&place, &words);
    send("INT", &child);
    assert_eq!(place.end(child).status, Some(130));
    let page = place.read("r.html");
    assert_whole(&page);
    assert!(page.contains("stopped: interrupted"), "{page}");
}

#[test]
fn an_input_is_never_markup() {
    let place = Place::new();
    place.write(
        "<b>x.json",
        "[\"needle\", \"</pre><script>alert(1)</script>\", \"&amp;\"]",
    );
    place.script(
        "test.sh",
        "#!/bin/sh\ngrep -q needle '<b>x.json' && grep -q '<script>alert(1)' '<b>x.json'\n",
    );
    place.reduce(&["--report", "r.html", "./test.sh", "<b>x.json"]);
    let page = place.read("r.html");
    assert_whole(&page);
    assert!(page.contains("&lt;script&gt;alert(1)") && page.contains("<title>&lt;b&gt;x.json"));
}

#[test]
fn a_comparison_is_a_page_too() {
    let place = needles();
    let strategies = "tree,hdd,lists:probdd";
    place.reduce(&[
        "compare",
        "--report",
        "c.html",
        "--strategies",
        strategies,
        "./test.sh",
        "x.json",
    ]);
    let page = place.read("c.html");
    assert_whole(&page);
    for name in strategies.split(',') {
        assert!(page.contains(&format!("</i>{name}")), "{name}");
    }
    assert_eq!(page.matches("★").count(), 2, "one, and what it means");
    assert_eq!(page.matches(r#"<path class="line c0""#).count(), 2);
}

#[test]
fn a_page_that_cannot_be_written_is_an_error() {
    let place = needles();
    let words = ["--report", "none/r.html", "./test.sh", "x.json"];
    place.refuse(&words, 2, "cannot write to none");
    place.refuse(&["--report", "r.html", "./test.sh", "."], 2, "--report");
}

fn browser() -> Option<&'static str> {
    let there = |name: &&&str| {
        let said = Command::new(name)
            .arg("--version")
            .stderr(Stdio::null())
            .output();
        said.is_ok_and(|said| said.status.success())
    };
    ["chromium", "chromium-browser", "google-chrome"]
        .iter()
        .find(there)
        .copied()
}

fn opened(browser: &str, page: &Path, folder: &Path, words: &[&str]) -> String {
    let mut command = Command::new(browser);
    command
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-extensions",
        ])
        .arg(format!(
            "--user-data-dir={}",
            folder.join("profile").display()
        ))
        .args(words)
        .arg(format!("file://{}", page.display()))
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(std::fs::File::create(folder.join("said")).unwrap())
        .stderr(Stdio::null());
    let mut child = command.spawn().unwrap();
    let ended = until(|| child.try_wait().unwrap());
    if ended.is_none() {
        let _ = child.kill();
        panic!("the browser hangs");
    }
    assert!(ended.is_some_and(|status| status.success()), "{words:?}");
    // The browser's helpers may still use their profile.
    thread::sleep(Duration::from_millis(200));
    std::fs::read_to_string(folder.join("said")).unwrap()
}

#[test]
fn a_browser_shows_it_and_fetches_nothing() {
    let Some(browser) = browser() else {
        let why = "no Chromium is installed (apt-get install chromium)";
        crate::skip::no_program("a_browser_shows_it_and_fetches_nothing", why);
        return;
    };
    let place = needles();
    place.reduce(&["--report", "r.html", "--explain", "./test.sh", "x.json"]);
    let page = place.path("r.html").canonicalize().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("net.json");
    let log_word = format!("--log-net-log={}", log.display());
    let shown = opened(browser, &page, folder.path(), &["--dump-dom", &log_word]);
    // The script has run: it shows the slider's value.
    let steps = place
        .read("r.html")
        .matches(r#"<circle class="dot"#)
        .count()
        / 2;
    assert!(shown.contains(&format!(">{steps} of {steps}: ")), "{shown}");
    // The browser's own requests to its maker do not depend on the page.
    let log = std::fs::read_to_string(log).unwrap();
    let wanted = log.matches(&format!("file://{}", page.display())).count();
    assert!(wanted > 0, "the log shows what is fetched");
    let initiator = "\"initiator\":\"file://";
    assert!(
        !log.contains(initiator),
        "the page made the browser ask for something"
    );

    let picture = folder.path().join("page.png");
    let picture_word = format!("--screenshot={}", picture.display());
    for theme in ["--force-dark-mode", "--window-size=400,900"] {
        opened(browser, &page, folder.path(), &[theme, &picture_word]);
        let bytes = std::fs::read(&picture).unwrap();
        assert!(
            bytes.starts_with(b"\x89PNG") && bytes.len() > 4096,
            "{theme}"
        );
        std::fs::remove_file(&picture).unwrap();
    }
}

#[test]
fn the_run_is_described() {
    let place = needles();
    place.reduce(&["--report", "r.html", "./test.sh", "x.json"]);
    let page = place.read("r.html");
    let (_, run) = page.split_once(r#"<section id="run">"#).expect("the run");
    for needed in [
        "secateur",
        "--report",
        " UTC",
        "grammar of json",
        "no random choice",
        "grep -o needle x.json",
    ] {
        assert!(run.contains(needed), "{needed}: {run}");
    }
}
