//! Benchmark cases: folders with `input.EXT` and `oracle.sh` or `interesting.sh`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::grammars::{all_grammars, name_of, sidecar};

pub struct Case {
    pub name: String,
    pub input: PathBuf,
    /// An executable file.
    pub test: PathBuf,
    pub language: Option<String>,
    /// Tokens of a smaller accepted text, from `meta.json`.
    pub known: Option<u64>,
    /// `set` of `meta.json`: `training` or `check`.
    pub set: String,
}

impl Case {
    pub fn file_name(&self) -> String {
        let name = self.input.file_name().unwrap_or_default();
        name.to_string_lossy().into_owned()
    }

    /// Creates a temporary working directory with the input.
    pub fn place(&self) -> Result<tempfile::TempDir> {
        let folder = tempfile::tempdir()?;
        let copy = folder.path().join(self.file_name());
        fs::copy(&self.input, &copy)
            .with_context(|| format!("cannot copy {}", self.input.display()))?;
        Ok(folder)
    }
}

/// Returns pairs of file extension and format.
pub fn extensions(root: &Path) -> Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    for grammar in all_grammars(root)? {
        let name = name_of(&grammar)?;
        let extensions = sidecar(&grammar)?.extensions;
        let extensions = extensions.unwrap_or_else(|| vec![name.clone()]);
        found.extend(extensions.into_iter().map(|one| (one, name.clone())));
    }
    Ok(found)
}

/// Returns the cases of a folder by name; words of `only` select names that contain one.
pub fn find(folder: &Path, only: &[String], languages: &[(String, String)]) -> Result<Vec<Case>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut cases = Vec::new();
    for entry in entries {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if !path.is_dir() || !only.is_empty() && !only.iter().any(|one| name.contains(one)) {
            continue;
        }
        let files = fs::read_dir(&path)?
            .filter_map(Result::ok)
            .map(|entry| entry.path());
        let input = files
            .filter(|file| file.file_stem().is_some_and(|stem| stem == "input"))
            .find(|file| file.extension().is_some());
        let tests = ["oracle.sh", "interesting.sh"].map(|name| path.join(name));
        let test = tests.into_iter().find(|test| test.is_file());
        let (Some(input), Some(test)) = (input, test) else {
            continue;
        };
        let meta = fs::read(path.join("meta.json")).unwrap_or_default();
        let meta: serde_json::Value = serde_json::from_slice(&meta).unwrap_or_default();
        let extension = input
            .extension()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let language = languages.iter().find(|(known, _)| *known == extension);
        cases.push(Case {
            name,
            test: fs::canonicalize(test)?,
            language: language.map(|(_, language)| language.clone()),
            known: meta["known_small_tokens"].as_u64(),
            set: meta["set"].as_str().unwrap_or_default().to_owned(),
            input,
        });
    }
    cases.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(cases)
}
