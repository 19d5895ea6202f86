//! Compilation of a grammar in a build script.
//!
//! ```no_run
//! // build.rs
//! fn main() -> Result<(), grammar_emitter::BuildError> {
//!     grammar_emitter::build("grammar/ini.g4")
//! }
//! ```
//!
//! Errors and warnings of `cargo xtask lint` become Cargo's, with file, line and column. The crate
//! includes the format:
//!
//! ```ignore
//! mod ini {
//!     include!(concat!(env!("OUT_DIR"), "/ini.rs"));
//! }
//! ```
//!
//! and `secateur_cli::main(&ini::FORMAT)` is a reducer.

use std::path::{Path, PathBuf};

use grammar_compiler::hints::HookLibrary;
use grammar_compiler::load::{GrammarErrors, LoadError, Loader};

use crate::{Origin, module};

/// A grammar to compile.
#[derive(Clone, Debug)]
pub struct Build {
    grammar: PathBuf,
    hooks: Option<HookLibrary>,
    out: Option<PathBuf>,
}

/// An error of a build.
#[derive(thiserror::Error)]
pub enum BuildError {
    /// The grammar cannot be loaded.
    #[error(transparent)]
    Grammar(#[from] LoadError),
    /// The generated file cannot be written.
    #[error("cannot write {}: {source}", .path.display())]
    File {
        /// Its path.
        path: PathBuf,
        /// The system's error.
        source: std::io::Error,
    },
    /// Cargo did not run this: there is no `OUT_DIR`.
    #[error("no folder to write to: OUT_DIR is not set outside a build script")]
    NoFolder,
    /// The generated code is not Rust, or the hook's file cannot name a module.
    #[error("{0}")]
    Code(#[from] syn::Error),
}

/// Formats as [`Display`](std::fmt::Display), since `main` prints a returned error by `Debug`.
impl std::fmt::Debug for BuildError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

/// Compiles a grammar to `NAME.rs` in `OUT_DIR`, with the `NAME.toml` and hook beside it.
///
/// NAME is the file name in lower case. Tells Cargo of all dependencies.
///
/// # Errors
/// If the grammar has errors or a file cannot be read or written.
pub fn build(grammar: impl AsRef<Path>) -> Result<(), BuildError> {
    Build::new(grammar).run()
}

impl Build {
    /// Creates a build of a grammar file or of settings that list several.
    pub fn new(grammar: impl AsRef<Path>) -> Self {
        Self {
            grammar: grammar.as_ref().to_owned(),
            hooks: None,
            out: None,
        }
    }

    /// Adds the library of shared hooks, `hook_library!(secateur_hooks)`.
    ///
    /// The build script must depend on that crate.
    #[must_use]
    pub fn hooks(mut self, hooks: HookLibrary) -> Self {
        self.hooks = Some(hooks);
        self
    }

    /// Writes to this folder instead of `OUT_DIR`.
    #[must_use]
    pub fn out(mut self, folder: impl AsRef<Path>) -> Self {
        self.out = Some(folder.as_ref().to_owned());
        self
    }

    /// Compiles the grammar to `NAME.rs`.
    ///
    /// # Errors
    /// If the grammar has errors or a file cannot be read or written.
    pub fn run(self) -> Result<(), BuildError> {
        let out = match self.out {
            Some(folder) => folder,
            None => std::env::var_os("OUT_DIR").map_or(Err(BuildError::NoFolder), |folder| {
                Ok(PathBuf::from(folder))
            })?,
        };
        let grammar = &self.grammar;
        let mut loader = Loader::new([grammar]);
        if let Some(hooks) = self.hooks {
            loader = loader.hooks(hooks);
        }
        let loaded = loader.load()?;
        for path in loaded.dependencies() {
            println!("cargo::rerun-if-changed={}", path.display());
        }
        let (compiled, diagnostics) = loaded.lint();
        let Some(compiled) = compiled else {
            return Err(BuildError::Grammar(LoadError::Grammar(GrammarErrors {
                diagnostics,
                sources: loaded.sources,
            })));
        };
        for line in diagnostics.lines(&loaded.sources) {
            println!("cargo::warning={line}");
        }
        let name = &compiled.tables.name;
        let file = grammar.file_name().unwrap_or_default().to_string_lossy();
        if grammar.file_stem().is_none_or(|stem| *stem != **name) {
            println!("cargo::warning={file} is compiled to {name}.rs in OUT_DIR, in small letters");
        }
        let origin = Origin {
            command: "grammar_emitter::build".to_owned(),
            grammar: grammar.display().to_string(),
            hash: format!("format {name}"),
        };
        let path = out.join(format!("{name}.rs"));
        let text = module(&compiled, loaded.hook.as_ref(), &origin)?;
        std::fs::write(&path, text).map_err(|source| BuildError::File { path, source })
    }
}
