//! Comparison of the ways to reduce a generated input.
//!
//! Reduced are its run, as a sequence and as a tree, with each policy for a run that leaves its
//! trace; its text, by the grammar; and both. README.md lists requirements.
//!
//! ```sh
//! compare-generators measure ROWS            # measures what is not in the file yet
//! compare-generators tables [ROWS]           # writes the tables of the handbook
//! compare-generators one DOMAIN SEED SETTING # measures a setting, and prints the result
//! compare-generators find DOMAIN FROM TO     # which runs show a fault
//! ```

mod bench;
mod domains;
mod oracle;
mod results;
mod rows;
mod settings;
mod tables;

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use bench::Bench;
use domains::{DOMAINS, Domain};
use oracle::Oracle;
use rows::Row;
use settings::{DEFAULT, SETTINGS, Setting, Way};

/// The paper's limit of a reduction.
const HOUR: u64 = 3600;

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["measure", path] => measure(Path::new(path)),
        ["tables"] => tables::write(&tables::stored()?),
        ["tables", path] => tables::write(&rows::read(Path::new(path))?),
        ["one", domain, seed, setting] => one(domain, seed.parse()?, setting),
        ["find", domain, from, to] => find_faults(domain, from.parse()?..to.parse()?),
        _ => bail!("measure ROWS, tables [ROWS], one DOMAIN SEED SETTING, or find DOMAIN FROM TO"),
    }
}

fn domain(name: &str) -> Result<&'static Domain> {
    domains::find(name).with_context(|| format!("there is no domain {name}"))
}

fn time() -> Result<Duration> {
    let given = std::env::var("LIMIT").ok();
    let seconds = given.map_or(Ok(HOUR), |text| text.parse())?;
    Ok(Duration::from_secs(seconds))
}

/// Returns all measurements, the smallest runs of all domains and settings first.
///
/// Domains that the paper does not have come last.
fn plan() -> Vec<(&'static Domain, u64, &'static Setting)> {
    // The paper's best setting and ours are known first, halting sequences last; what starts from
    // another setting's result comes after it.
    let mut settings: Vec<&Setting> = SETTINGS.iter().rev().collect();
    settings.sort_by_key(|setting| matches!(setting.way, Way::Then(_)));
    let mut plan = Vec::new();
    for published in [true, false] {
        for rank in 0..DOMAINS[0].seeds.len() {
            for &setting in &settings {
                let domains = DOMAINS.iter().filter(|it| it.published == published);
                plan.extend(domains.map(|domain| (domain, domain.seeds[rank], setting)));
            }
        }
    }
    plan
}

fn measure(path: &Path) -> Result<()> {
    if std::env::var_os("STRATEGIES").is_some() {
        bail!("rows of other strategies are not stored");
    }
    let mut known = rows::read(path)?;
    let mut file = rows::open(path)?;
    let oracles: Vec<Oracle> = DOMAINS
        .iter()
        .map(|domain| Oracle::start(domain.name))
        .collect::<Result<_>>()?;
    for (domain, seed, setting) in plan() {
        if known
            .iter()
            .any(|row| row.is_of(domain.name, seed, setting.name))
        {
            continue;
        }
        let at = DOMAINS.iter().position(|other| other.name == domain.name);
        let oracle = &oracles[at.unwrap_or_default()];
        let mut bench = Bench::record(domain, oracle, seed, time()?)?;
        let before = match setting.way {
            Way::Then(name) => known.iter().find(|row| row.is_of(domain.name, seed, name)),
            Way::Run(..) | Way::Text(_) => None,
        };
        let row = bench.measure(setting, before)?;
        rows::write(&mut file, &row)?;
        show(&row);
        known.push(row);
    }
    Ok(())
}

fn one(name: &str, seed: u64, setting: &str) -> Result<()> {
    let setting = settings::find(setting).context("there is no such setting")?;
    let domain = domain(name)?;
    let oracle = Oracle::start(name)?;
    let mut bench = Bench::record(domain, &oracle, seed, time()?)?;
    println!("{name} {seed}: {}", bench.signature);
    let before = match setting.way {
        Way::Then(_) => {
            let before = settings::find(DEFAULT).context("there is a default")?;
            Some(bench.measure(before, None)?)
        }
        Way::Run(..) | Way::Text(_) => None,
    };
    let row = bench.measure(setting, before.as_ref())?;
    show(&row);
    println!("{}", row.text.unwrap_or_default());
    Ok(())
}

fn show(row: &Row) {
    println!(
        "{} {} {}: {:?} of {:?}, {} of {} bytes, {} tests ({} valid), {} runs, {:.1} s{}",
        row.domain,
        row.seed,
        row.setting,
        row.size,
        row.size_before,
        row.bytes,
        row.bytes_before,
        row.tests,
        row.valid,
        row.runs,
        row.seconds,
        if row.ended { "" } else { " (stopped)" },
    );
}

fn find_faults(name: &str, seeds: std::ops::Range<u64>) -> Result<()> {
    let domain = domain(name)?;
    let oracle = Oracle::start(name)?;
    for seed in seeds {
        if let Ok(bench) = Bench::record(domain, &oracle, seed, time()?) {
            let bytes = bench.run.output.len();
            println!("{seed}: {} ({bytes} bytes)", bench.signature);
        }
    }
    Ok(())
}
