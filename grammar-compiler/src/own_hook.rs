//! A format's own hook: Rust beside its grammar.
//!
//! `grammars/NAME.rs` is the hook of `grammars/NAME.g4`. Its modules are files in the
//! folder `grammars/NAME`, laid out as Rust does. It has one or more of: a `static FAMILY`,
//! which answers what the grammar asks; a `fn prepare`, which texts go through before a
//! reduction; a `static NAMES`, by which random sentences declare names.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::rust_text::has_item;

/// The files of a hook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnHook {
    /// The text of `NAME.rs`.
    pub main: String,
    /// Its modules: their paths in the folder, with slashes, in order; and their texts.
    pub modules: Vec<(String, String)>,
}

impl OwnHook {
    /// The hook beside a grammar, or beside the settings of one; `None` if there is none.
    ///
    /// # Errors
    /// If a file cannot be read or a path is not UTF-8.
    pub(crate) fn beside(grammar: &Path) -> io::Result<Option<Self>> {
        let main = match std::fs::read_to_string(grammar.with_extension("rs")) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let folder = grammar.with_extension("");
        let mut modules = Vec::new();
        for path in rust_files(&folder)? {
            let text = std::fs::read_to_string(&path)?;
            let inner = path.strip_prefix(&folder).unwrap_or(&path);
            let parts: Option<Vec<&str>> = inner.iter().map(|part| part.to_str()).collect();
            let parts = parts.ok_or(ErrorKind::InvalidFilename)?;
            modules.push((parts.join("/"), text));
        }
        Ok(Some(Self { main, modules }))
    }

    /// All files one after another: what the hook knows is told by its string literals.
    /// `None` if it answers nothing, since it has a `fn prepare` or `static NAMES` alone.
    #[must_use]
    pub(crate) fn text(&self) -> Option<String> {
        if (self.prepares() || self.names()) && !has_item(&self.main, "static", "FAMILY") {
            return None;
        }
        let modules = self.modules.iter().map(|(_, text)| text.as_str());
        let all: Vec<&str> = std::iter::once(self.main.as_str()).chain(modules).collect();
        Some(all.join("\n"))
    }

    /// Whether texts go through it before a reduction.
    #[must_use]
    pub fn prepares(&self) -> bool {
        has_item(&self.main, "fn", "prepare")
    }

    /// Whether random sentences declare names by it.
    #[must_use]
    pub fn names(&self) -> bool {
        has_item(&self.main, "static", "NAMES")
    }
}

/// The Rust files of a folder and of those in it, in order; none if it is not there.
fn rust_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut work = vec![folder.to_owned()];
    while let Some(folder) = work.pop() {
        let entries = match std::fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            Err(error) => return Err(error),
        };
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() {
                work.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_are_found_in_order() {
        let folder = tempfile::tempdir().unwrap();
        let write = |path: &str, text: &str| {
            let path = folder.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        };
        let grammar = folder.path().join("x.g4");
        assert_eq!(OwnHook::beside(&grammar).unwrap(), None);
        write("x.rs", "//! Main.\nmod a;\nmod b { fn c() {} }\n");
        write("x/a.rs", "//! A.\nmod deep;\nconst A: &str = \"isA\";\n");
        write("x/a/deep.rs", "const D: u8 = 1;\n");
        write("x/Grammar.g4", "");
        let hook = OwnHook::beside(&grammar).unwrap().unwrap();
        let paths: Vec<&str> = hook.modules.iter().map(|(path, _)| path.as_str()).collect();
        assert_eq!(paths, ["a/deep.rs", "a.rs"]);
        assert!(hook.text().unwrap().contains("isA"));
    }

    #[test]
    fn what_a_hook_is_for_is_told_by_its_items() {
        let hook = |main: &str| OwnHook {
            main: main.to_owned(),
            modules: vec![("a.rs".to_owned(), "const A: &str = \"isA\";".to_owned())],
        };
        let answers = hook("pub static FAMILY: Family = F;");
        assert!(answers.text().unwrap().contains("isA"));
        assert!(!answers.prepares() && !answers.names());
        let prepares = hook("pub fn prepare() {}\nfn family() {}");
        assert_eq!(prepares.text(), None);
        assert!(prepares.prepares());
        let names = hook("pub static NAMES: &dyn Names = &N;");
        assert_eq!(names.text(), None);
        assert!(names.names() && !names.prepares());
        let both = hook("pub static FAMILY: Family = F;\npub fn prepare() {}");
        assert!(both.prepares() && both.text().is_some());
        assert!(hook("no Rust").text().is_some());
    }
}
