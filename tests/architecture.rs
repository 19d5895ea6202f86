//! The crates' dependencies, compared with the table in `docs/architecture.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

type Crates = BTreeMap<String, BTreeSet<String>>;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn quoted(text: &str) -> impl Iterator<Item = String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned)
}

/// Reads the page's table: folders, and the folders that each may use.
fn allowed() -> Crates {
    let page = fs::read_to_string(root().join("docs/architecture.md")).unwrap();
    let rows = page
        .lines()
        .skip_while(|line| !line.starts_with("| crate |"))
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').collect();
        let name = quoted(cells[1]).next().expect("a crate");
        (name, quoted(cells[3]).collect())
    })
    .collect()
}

fn manifest(folder: &str) -> toml::Table {
    let path = root().join(folder).join("Cargo.toml");
    let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    text.parse().unwrap()
}

/// Returns a crate's dependencies in this workspace, without tests and features, by folder.
fn used(folder: &str) -> BTreeSet<String> {
    let manifest = manifest(folder);
    let table = manifest.get("dependencies").and_then(toml::Value::as_table);
    let is_optional = |value: &toml::Value| {
        let optional = value.get("optional").and_then(toml::Value::as_bool);
        optional == Some(true)
    };
    let used = table
        .into_iter()
        .flatten()
        .filter(|(_, value)| !is_optional(value));
    used.filter_map(|(name, _)| folder_of(name)).collect()
}

fn folder_of(package: &str) -> Option<String> {
    match package.strip_prefix("secateur-") {
        Some("grammars") => Some("grammars".to_owned()),
        Some(name) if root().join("runtime").join(name).is_dir() => Some(format!("runtime/{name}")),
        Some(name) => Some(format!("generated/{name}")),
        None if package == "grammar-compiler" => Some(package.to_owned()),
        None if package == "grammar-emitter" => Some("grammar-compiler/emit".to_owned()),
        None => None,
    }
}

fn folders(of: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(root().join(of)).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    names.map(|name| format!("{of}/{name}")).collect()
}

#[test]
fn crates_use_what_they_may() {
    let allowed = allowed();
    assert!(
        allowed.len() > 10,
        "the table in docs/architecture.md is not found"
    );
    let mut crates = folders("runtime");
    let others = [
        "grammar-compiler",
        "grammar-compiler/emit",
        "grammars",
        "xtask",
    ];
    crates.extend(others.map(str::to_owned));
    let named: BTreeSet<String> = allowed.keys().cloned().collect();
    assert_eq!(named, crates, "the crates that docs/architecture.md names");
    for (name, may) in &allowed {
        assert_eq!(
            used(name),
            *may,
            "{name} uses what docs/architecture.md does not say, or not what it says"
        );
    }
}

/// Returns the languages in the tokens of a language, by its settings.
fn embedded(name: &str) -> BTreeSet<String> {
    let settings = fs::read_to_string(root().join(format!("grammars/{name}.toml"))).unwrap();
    let lines = settings.lines();
    let languages = lines.filter_map(|line| line.strip_prefix("language = "));
    languages
        .map(|it| it.trim_matches('"').to_owned())
        .collect()
}

/// A program that embeds a language links no unwanted command line or search.
#[test]
fn languages_use_tables_and_syntax() {
    let core = ["runtime/syntax", "runtime/tables"].map(str::to_owned);
    let mut formats = 0;
    for folder in folders("generated") {
        if folder == "generated/all" {
            continue;
        }
        let mut used = used(&folder);
        for hooks in ["grammars", "runtime/hooks"] {
            used.remove(hooks);
        }
        let name = folder.trim_start_matches("generated/");
        for language in embedded(name) {
            assert!(used.remove(&format!("generated/{language}")), "{folder}");
        }
        assert_eq!(used, core.clone().into(), "{folder}");
        let program = self::used(&format!("{folder}/program"));
        assert_eq!(program, ["runtime/cli".to_owned(), folder.clone()].into());
        formats += 1;
    }
    assert!(formats > 10);
}

#[test]
fn dependencies_run_one_way() {
    let crates = allowed();
    let mut done: BTreeSet<&str> = BTreeSet::new();
    while done.len() < crates.len() {
        let next = crates.iter().find(|(name, uses)| {
            !done.contains(name.as_str()) && uses.iter().all(|used| done.contains(used.as_str()))
        });
        let (name, _) = next.expect("a crate that uses only those that were named");
        done.insert(name);
    }
}

#[test]
fn modules_of_the_parser_import_one_way() {
    let folder = root().join("runtime/syntax/src/parse");
    let module = |name: &str| name.strip_suffix(".rs").unwrap_or(name).to_owned();
    let mut imports: Crates = BTreeMap::new();
    for path in folders("runtime/syntax/src/parse") {
        let name = module(path.rsplit('/').next().unwrap());
        if name == "mod" {
            continue;
        }
        let files = match root().join(&path).is_dir() {
            true => folders(&path),
            false => BTreeSet::from([path]),
        };
        for file in files {
            let file = root().join(file);
            // `super` in the folder is a full name in files below.
            let is_direct = file.parent() == Some(&folder) || file.ends_with("mod.rs");
            let text = fs::read_to_string(file).unwrap();
            let paths = text.lines().filter_map(|line| {
                let line = line
                    .trim_start_matches("pub(super) ")
                    .strip_prefix("use ")?;
                let direct = line.strip_prefix("super::").filter(|_| is_direct);
                direct.or_else(|| line.strip_prefix("crate::parse::"))
            });
            let used = paths.filter_map(|path| path.split("::").next());
            let all = imports.entry(name.clone()).or_default();
            all.extend(used.filter(|used| *used != name).map(str::to_owned));
        }
    }
    assert!(imports["compiled"].contains("machine"));
    let mut done: BTreeSet<String> = BTreeSet::new();
    while done.len() < imports.len() {
        let next = imports.iter().find(|(name, uses)| {
            let mut uses = uses.iter();
            !done.contains(*name) && uses.all(|it| done.contains(it) || !imports.contains_key(it))
        });
        let left = || imports.keys().filter(|name| !done.contains(*name));
        let (name, _) =
            next.unwrap_or_else(|| panic!("a circle among {:?}", left().collect::<Vec<_>>()));
        done.insert(name.clone());
    }
}
