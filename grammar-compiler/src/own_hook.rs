//! A format's own hook: Rust beside its grammar.
//!
//! `grammars/NAME.rs` is the hook of `grammars/NAME.g4`, with `_` for each `-`; its modules lie in
//! `grammars/NAME`. The compiler reads which calls it answers; generated code links it. It has some
//! of: `static FAMILY`, predicates and actions; `fn prepare`, applied to texts before a reduction;
//! `static NAMES`, declarations in random sentences.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::rust_text::has_item;

/// The files of a hook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnHook {
    /// Path of `NAME.rs`.
    pub path: PathBuf,
    /// Source of `NAME.rs`.
    pub main: String,
    /// Paths, sorted, and sources of the modules.
    pub modules: Vec<(PathBuf, String)>,
}

impl OwnHook {
    /// Returns the hook's path for a grammar or settings; it may not exist.
    #[must_use]
    pub fn place(grammar: &Path) -> PathBuf {
        let stem = grammar.file_stem().unwrap_or_default().to_string_lossy();
        grammar.with_file_name(format!("{}.rs", stem.replace('-', "_")))
    }

    /// Reads the hook beside a grammar, if any.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub(crate) fn beside(grammar: &Path) -> io::Result<Option<Self>> {
        let path = Self::place(grammar);
        let main = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let mut modules = Vec::new();
        for path in rust_files(&path.with_extension(""))? {
            let text = std::fs::read_to_string(&path)?;
            modules.push((path, text));
        }
        Ok(Some(Self {
            path,
            main,
            modules,
        }))
    }

    /// Returns all files joined, whose string literals name the answered calls.
    ///
    /// `None` if it has other items but no `static FAMILY`.
    #[must_use]
    pub(crate) fn text(&self) -> Option<String> {
        if (self.prepares() || self.names()) && !has_item(&self.main, "static", "FAMILY") {
            return None;
        }
        let modules = self.modules.iter().map(|(_, text)| text.as_str());
        let all: Vec<&str> = std::iter::once(self.main.as_str()).chain(modules).collect();
        Some(all.join("\n"))
    }

    /// Tests whether the hook has a `fn prepare`.
    #[must_use]
    pub fn prepares(&self) -> bool {
        has_item(&self.main, "fn", "prepare")
    }

    /// Tests whether the hook has a `static NAMES`.
    #[must_use]
    pub fn names(&self) -> bool {
        has_item(&self.main, "static", "NAMES")
    }
}

/// Returns the Rust files below a folder, sorted; none if it does not exist.
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
        let paths: Vec<&Path> = hook
            .modules
            .iter()
            .map(|(path, _)| path.as_path())
            .collect();
        let modules = ["a/deep.rs", "a.rs"].map(|path| folder.path().join("x").join(path));
        assert_eq!(paths, modules);
        assert!(hook.text().unwrap().contains("isA"));
        write("a_b.rs", "");
        let hook = OwnHook::beside(&folder.path().join("a-b.g4")).unwrap();
        assert_eq!(hook.unwrap().path, folder.path().join("a_b.rs"));
    }

    #[test]
    fn items_show_the_purpose_of_a_hook() {
        let hook = |main: &str| OwnHook {
            path: "x.rs".into(),
            main: main.to_owned(),
            modules: vec![("x/a.rs".into(), "const A: &str = \"isA\";".to_owned())],
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
