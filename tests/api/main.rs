//! Each library crate's public API fits on a page.
//!
//! `API.txt` beside a crate's manifest lists what other crates can name ([`listing`] describes the
//! format). It comes from the sources ([`source`]), since documentation may hide items.
//! `SECATEUR_UPDATE=1` writes the listings instead.

mod listing;
mod source;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use source::Source;

/// Lines.
const PAGE: usize = 80;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn crates() -> Vec<String> {
    let runtime = fs::read_dir(root().join("runtime")).expect("the runtime");
    let names = runtime.map(|entry| entry.expect("an entry").file_name());
    let mut crates: Vec<String> = names
        .map(|name| format!("runtime/{}", name.to_string_lossy()))
        .collect();
    crates.sort();
    crates.extend(["grammar-compiler", "grammar-compiler/emit"].map(str::to_owned));
    assert!(crates.len() > 10, "the crates of the runtime are not found");
    crates
}

static LISTINGS: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let listing = |folder: String| {
        let source = Source::read(&root().join(&folder).join("src/lib.rs"));
        (folder, listing::listing(&source))
    };
    crates().into_iter().map(listing).collect()
});

#[test]
fn listings_are_those_of_the_sources() {
    let mut stale = Vec::new();
    for (folder, now) in &*LISTINGS {
        let path = root().join(folder).join("API.txt");
        if std::env::var_os("SECATEUR_UPDATE").is_some() {
            fs::write(&path, now).expect("a listing that can be written");
        } else if fs::read_to_string(&path).ok().as_ref() != Some(now) {
            stale.push(path);
        }
    }
    assert!(stale.is_empty(), "SECATEUR_UPDATE=1 writes {stale:?}");
}

#[test]
fn listings_fit_on_a_page() {
    let mut long = Vec::new();
    for (folder, now) in &*LISTINGS {
        let lines = now.lines().count();
        assert!(lines > 0, "{folder} has no API");
        assert!(
            lines <= PAGE,
            "{folder} has {lines} lines, a page has {PAGE}"
        );
        if let Some(line) = now
            .lines()
            .find(|line| line.chars().count() > listing::WIDTH)
        {
            long.push(line.to_owned());
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn nothing_public_is_hidden() {
    for folder in crates() {
        let mut found = Vec::new();
        sources(&root().join(folder).join("src"), &mut found);
        for path in found {
            let mut text = fs::read_to_string(&path).expect("a source");
            text.retain(|letter| !letter.is_whitespace());
            let mut attributes = text.split("doc(").skip(1);
            let hidden = attributes.any(|rest| {
                let (inside, _) = rest.split_once(')').unwrap_or((rest, ""));
                inside.split(',').any(|word| word == "hidden")
            });
            assert!(!hidden, "{}: doc(hidden)", path.display());
        }
    }
}

#[test]
fn a_listing_follows_modules_and_re_exports() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
        fs::write(path, text).expect("a source");
    };
    write(
        "lib.rs",
        "
        mod build;
        pub mod tree;
        mod private { pub struct Unseen; pub use self::deeper::*; mod deeper { pub const N: u8 = 1; } }
        pub use build::{Build, build};
        pub use private::N;
        pub use tree::Tree as Again;
        pub use other::Thing;
        pub(crate) fn inside() {}
        #[cfg(test)]
        pub mod tests { pub fn test() {} }
        #[macro_export]
        macro_rules! made { () => {} }
        ",
    );
    write(
        "build.rs",
        "
        use crate::tree;
        pub struct Build { pub field: u8 }
        impl tree::Tree { pub fn built(&self) {} fn not(&self) {} }
        pub fn build(from: &str, (a, b): (u8, u8)) -> Result<Vec<u8>, &'static str> { Ok(vec![]) }
        impl Clone for Build { fn clone(&self) -> Self { todo!() } }
        ",
    );
    write(
        "tree/mod.rs",
        "
        mod node;
        pub use node::{Node, Shape};
        pub struct Tree(u8);
        impl Tree { pub const ROOT: u8 = 0; pub fn new() -> Self { Self(0) } }
        ",
    );
    write(
        "tree/node.rs",
        "
        pub trait Node { type Id; const ZERO: u8; fn id(&self) -> Self::Id; }
        pub enum Shape { Leaf, Inner }
        impl Shape { pub fn is_leaf(&self) -> bool { true } }
        pub fn unseen() {}
        ",
    );
    let expected = "\
macro made!
struct Build { .. }
const N: u8
use other::Thing
fn build(from, (a, b)) -> Result<Vec<u8>, &'static str>
mod tree
trait tree::Node { Id, ZERO, id }
enum tree::Shape { Leaf, Inner, is_leaf }
struct Again { ROOT, new, built }
use tree::Tree = Again
";
    let found = listing::listing(&Source::read(&folder.path().join("lib.rs")));
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&found), sorted(expected), "{found}");
}
