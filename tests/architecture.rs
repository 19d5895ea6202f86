//! Which room of the runtime may use which, and which crate which: as the table in
//! `docs/architecture.md` says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

type Rooms = BTreeMap<String, BTreeSet<String>>;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The words in backquotes.
fn quoted(text: &str) -> impl Iterator<Item = String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned)
}

/// The table of the page.
fn allowed() -> Rooms {
    let page = fs::read_to_string(root().join("docs/architecture.md")).unwrap();
    let rows = page
        .lines()
        .skip_while(|line| !line.starts_with("| room of `runtime/src` |"))
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<&str> = row.split('|').collect();
        let room = quoted(cells[1]).next().expect("a room");
        (room, quoted(cells[2]).collect())
    })
    .collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut work = vec![folder.to_owned()];
    while let Some(path) = work.pop() {
        if path.is_dir() {
            work.extend(
                fs::read_dir(&path)
                    .unwrap()
                    .map(|entry| entry.unwrap().path()),
            );
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

/// The rooms that a file names, tests and comments apart.
fn named(text: &str) -> BTreeSet<String> {
    let code = text
        .split("#[cfg(test)]\nmod tests {")
        .next()
        .unwrap_or(text);
    let mut rooms = BTreeSet::new();
    for line in code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
    {
        for part in line.split("crate::").skip(1) {
            let end = part.find(|c: char| !(c.is_ascii_lowercase() || c == '_'));
            let room = &part[..end.unwrap_or(part.len())];
            rooms.insert(room.to_owned());
        }
    }
    rooms
}

/// What each room uses.
fn used() -> Rooms {
    let source = root().join("runtime/src");
    let mut rooms = Rooms::new();
    for file in files(&source) {
        let inside = file.strip_prefix(&source).unwrap();
        let first = inside.components().next().unwrap();
        let room = Path::new(first.as_os_str()).with_extension("");
        let room = room.to_string_lossy().into_owned();
        // The front page gathers what there is, and is no room.
        if room != "lib" {
            rooms
                .entry(room)
                .or_default()
                .extend(named(&fs::read_to_string(&file).unwrap()));
        }
    }
    for (room, uses) in &mut rooms {
        uses.remove(room);
    }
    rooms
}

#[test]
fn rooms_use_what_they_may() {
    let (allowed, used) = (allowed(), used());
    assert!(
        allowed.len() > 10,
        "the table in docs/architecture.md is not found"
    );
    for (room, uses) in &used {
        let may = allowed.get(room).unwrap_or_else(|| {
            panic!("docs/architecture.md says nothing of the room `{room}`: add a row")
        });
        for other in uses {
            assert!(
                may.contains(other),
                "runtime/src/{room} uses `{other}`, which docs/architecture.md does not allow"
            );
        }
        for other in may {
            assert!(
                uses.contains(other),
                "docs/architecture.md lets `{room}` use `{other}`, which it does not: take that out"
            );
        }
    }
    for room in allowed.keys() {
        assert!(used.contains_key(room), "there is no room `{room}`");
    }
}

#[test]
fn the_reader_of_imports_sees_them() {
    let text = "// crate::cli\nuse crate::lex::Token;\nfn f(x: &crate::tree::Tree) {}\n\n\
                #[cfg(test)]\nmod tests {\n    use crate::oracle::X;\n}\n";
    let seen: Vec<String> = named(text).into_iter().collect();
    assert_eq!(seen, ["lex", "tree"]);
}

/// The dependencies of a crate on others of this workspace.
fn own_dependencies(manifest: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(manifest).unwrap();
    let manifest: toml::Table = text.parse().unwrap();
    let mut found = BTreeSet::new();
    let names = |table: &toml::Table| -> Vec<String> { table.keys().cloned().collect() };
    if let Some(table) = manifest.get("dependencies").and_then(toml::Value::as_table) {
        found.extend(names(table));
    }
    let ours = |name: &String| {
        name.starts_with("secateur") || name.starts_with("grammar-") || name == "xtask"
    };
    found.retain(ours);
    found
}

#[test]
fn crates_use_what_they_may() {
    let of = |path: &str| own_dependencies(&root().join(path).join("Cargo.toml"));
    let set =
        |names: &[&str]| -> BTreeSet<String> { names.iter().map(|&n| n.to_owned()).collect() };
    assert_eq!(of("grammar-compiler"), set(&[]));
    assert_eq!(of("grammar-compiler/emit"), set(&["grammar-compiler"]));
    assert_eq!(of("runtime"), set(&[]));
    assert_eq!(
        of("xtask"),
        set(&["grammar-compiler", "grammar-emitter", "secateur-runtime"])
    );
    let mut formats = 0;
    for entry in fs::read_dir(root().join("generated")).unwrap() {
        let name = entry.unwrap().file_name().to_string_lossy().into_owned();
        if name != "all" {
            assert_eq!(
                of(&format!("generated/{name}")),
                set(&["secateur-runtime"]),
                "{name}"
            );
            formats += 1;
        }
    }
    assert!(formats > 10);
}
