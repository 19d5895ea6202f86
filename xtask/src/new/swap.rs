//! Atomic replacement of several files.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use tempfile::TempDir;

/// A transaction on files.
///
/// New files are collected in a temporary folder; then each, or a new folder as a whole, is renamed
/// to its place. Replaced files are kept until the end, and put back after an error.
pub struct Swap {
    root: PathBuf,
    /// New files in `new/` and replaced ones in `old/`, relative to the root.
    folder: TempDir,
    files: Vec<PathBuf>,
    removed: Vec<PathBuf>,
}

impl Swap {
    pub fn new(root: &Path) -> Result<Self> {
        // Beside the grammars, since renaming works only within a file system.
        let place = root.join("grammars");
        let folder = tempfile::Builder::new()
            .prefix(".new-")
            .tempdir_in(&place)
            .with_context(|| format!("cannot write below {}", place.display()))?;
        Ok(Self {
            root: root.to_owned(),
            folder,
            files: Vec::new(),
            removed: Vec::new(),
        })
    }

    pub fn staged(&self, path: &Path) -> PathBuf {
        self.folder.path().join("new").join(path)
    }

    pub fn write(&mut self, path: &Path, contents: impl AsRef<[u8]>) -> Result<()> {
        let to = self.staged(path);
        make_parent(&to)
            .and_then(|()| std::fs::write(&to, contents))
            .with_context(|| format!("cannot write {}", to.display()))?;
        self.files.push(path.to_owned());
        Ok(())
    }

    pub fn copy(&mut self, from: &Path, path: &Path) -> Result<()> {
        let to = self.staged(path);
        let bytes =
            std::fs::read(from).with_context(|| format!("cannot read {}", from.display()))?;
        make_parent(&to)
            .and_then(|()| std::fs::write(&to, bytes))
            .with_context(|| format!("cannot write {}", to.display()))?;
        self.files.push(path.to_owned());
        Ok(())
    }

    pub fn remove(&mut self, path: &Path) {
        self.removed.push(path.to_owned());
    }

    pub fn commit(self) -> Result<()> {
        let mut undo: Vec<(PathBuf, PathBuf)> = Vec::new();
        let done = self.rename_all(&mut undo);
        if done.is_err() {
            for (to, from) in undo.iter().rev() {
                // The first failure is reported.
                let _ = make_parent(from).and_then(|()| std::fs::rename(to, from));
            }
            self.remove_empty();
        }
        done
    }

    fn rename_all(&self, undo: &mut Vec<(PathBuf, PathBuf)>) -> Result<()> {
        let old = self.folder.path().join("old");
        let goes = self.removed.iter().chain(&self.files);
        for path in goes.filter(|path| self.root.join(path).exists()) {
            rename(&self.root.join(path), &old.join(path), undo)?;
        }
        for path in &self.files {
            rename(&self.staged(path), &self.root.join(path), undo)?;
        }
        Ok(())
    }

    fn remove_empty(&self) {
        for path in &self.files {
            let mut parent = path.parent();
            while let Some(folder) = parent.filter(|folder| folder.components().count() > 1) {
                // Fails, as intended, for folders with contents.
                let _ = std::fs::remove_dir(self.root.join(folder));
                parent = folder.parent();
            }
        }
    }
}

fn rename(from: &Path, to: &Path, undo: &mut Vec<(PathBuf, PathBuf)>) -> Result<()> {
    make_parent(to)
        .and_then(|()| std::fs::rename(from, to))
        .with_context(|| format!("cannot move {} to {}", from.display(), to.display()))?;
    undo.push((to.to_owned(), from.to_owned()));
    Ok(())
}

fn make_parent(path: &Path) -> std::io::Result<()> {
    path.parent().map_or(Ok(()), std::fs::create_dir_all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(path: PathBuf) -> String {
        std::fs::read_to_string(path).unwrap()
    }

    #[test]
    fn all_of_it_or_nothing() {
        let root = tempfile::tempdir().unwrap();
        let at = |path: &str| root.path().join(path);
        std::fs::create_dir(at("grammars")).unwrap();
        std::fs::write(at("grammars/x"), "old").unwrap();
        std::fs::write(at("grammars/gone"), "still there").unwrap();
        std::fs::write(at("blocked"), "a file where a folder is wanted").unwrap();

        let mut swap = Swap::new(root.path()).unwrap();
        swap.write(Path::new("grammars/x"), "new").unwrap();
        swap.write(Path::new("grammars/deep/y"), "new").unwrap();
        swap.write(Path::new("blocked/z"), "new").unwrap();
        swap.remove(Path::new("grammars/gone"));
        assert!(swap.commit().is_err());
        assert_eq!(read(at("grammars/x")), "old");
        assert_eq!(read(at("grammars/gone")), "still there");
        assert_eq!(std::fs::read_dir(at("grammars")).unwrap().count(), 2);

        let mut swap = Swap::new(root.path()).unwrap();
        swap.write(Path::new("grammars/x"), "new").unwrap();
        swap.write(Path::new("grammars/deep/y"), "new").unwrap();
        swap.remove(Path::new("grammars/gone"));
        swap.commit().unwrap();
        assert_eq!(read(at("grammars/x")), "new");
        assert_eq!(read(at("grammars/deep/y")), "new");
        assert_eq!(std::fs::read_dir(at("grammars")).unwrap().count(), 2);
    }
}
