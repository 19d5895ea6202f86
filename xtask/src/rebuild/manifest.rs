//! The origin of a model: `grammars/corpora/NAME.toml`.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde::{Deserialize, Deserializer};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Manifest {
    /// Hash of the model that it makes.
    pub model: String,
    /// Extensions of the files that are read.
    pub extensions: Vec<String>,
    /// Packages with files of the language, in the order in which they are read.
    pub package: Vec<Package>,
    pub generator: Option<Generator>,
    pub forest: Option<Forest>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Registry {
    /// Wheels.
    Pypi,
    Npm,
    /// Crates, as Cargo vendors them.
    Crates,
    Debian,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Package {
    pub registry: Registry,
    pub name: String,
    pub version: String,
    /// File name of the archive.
    pub file: String,
    /// SHA-256 of the archive.
    pub sha256: String,
    /// An archive in it that is unpacked instead, and a pattern of the members to take.
    pub inner: Option<Inner>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Inner {
    pub archive: String,
    pub members: String,
}

/// A program that makes programs from seeds, beginning with 1.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Generator {
    pub package: Package,
    /// Path in the package.
    pub program: String,
    pub arguments: Vec<String>,
    pub seeds: u32,
    pub extension: String,
    /// Text that the prelude replaces.
    pub header: String,
    pub prelude: String,
}

/// Verdicts that a forest is grown from.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Forest {
    /// Packages that the command needs.
    #[serde(default)]
    pub package: Vec<Package>,
    /// Command that accepts a valid program.
    ///
    /// `{}` is its path, `{root}` the workspace, `{tools}` the folder of unpacked packages.
    pub command: Vec<String>,
    #[serde(default)]
    pub environment: BTreeMap<String, String>,
    /// Sizes of programs.
    #[serde(deserialize_with = "range")]
    pub bytes: RangeInclusive<u64>,
    /// Distance of the programs that are taken.
    pub every: usize,
    /// Deletions of a program.
    pub most: u64,
    /// Seed of `collect`.
    pub seed: u64,
    /// Seed of `train`.
    pub train_seed: u64,
}

fn range<'de, D: Deserializer<'de>>(from: D) -> Result<RangeInclusive<u64>, D::Error> {
    let [least, most] = <[u64; 2]>::deserialize(from)?;
    Ok(least..=most)
}

pub fn path(grammar: &Path) -> PathBuf {
    let folder = grammar.with_file_name("corpora");
    folder
        .join(grammar.file_stem().unwrap_or_default())
        .with_extension("toml")
}

impl Manifest {
    pub fn read(path: &Path) -> Result<Self> {
        let shown = path.display();
        let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {shown}"))?;
        toml::from_str(&text).with_context(|| format!("{shown}"))
    }
}

/// Replaces the hash of the model.
pub fn record(path: &Path, hash: &str) -> Result<()> {
    let text = std::fs::read_to_string(path)?;
    let line = |line: &str| match line.starts_with("model = ") {
        true => format!("model = \"{hash}\"\n"),
        false => format!("{line}\n"),
    };
    let text: String = text.lines().map(line).collect();
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grammars::{MODEL, all_grammars};

    #[test]
    fn each_model_has_its_manifest() {
        let mut models = 0;
        for grammar in all_grammars(&crate::root()).unwrap() {
            let Ok(model) = std::fs::read(grammar.with_extension(MODEL)) else {
                assert!(!path(&grammar).exists(), "{}", grammar.display());
                continue;
            };
            let manifest = Manifest::read(&path(&grammar)).unwrap();
            let forest = &manifest.forest;
            let text = String::from_utf8(model).unwrap();
            assert_eq!(super::super::hash(text.as_bytes()), manifest.model);
            assert_eq!(text.contains("\"forest\":{"), forest.is_some());
            let generator = manifest
                .generator
                .iter()
                .map(|generator| &generator.package);
            let tools = forest.iter().flat_map(|forest| &forest.package);
            for package in manifest.package.iter().chain(generator).chain(tools) {
                assert_eq!(package.sha256.len(), 64, "{}", package.name);
            }
            models += 1;
        }
        assert!(models > 0);
    }

    #[test]
    fn the_hash_is_recorded() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.toml");
        std::fs::write(&path, "# a\nmodel = \"old\"\nextensions = [\"x\"]\n").unwrap();
        record(&path, "new").unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        assert_eq!(text, "# a\nmodel = \"new\"\nextensions = [\"x\"]\n");
    }
}
