//! Compiling a grammar in a build script.
//!
//! ```no_run
//! // build.rs
//! fn main() -> Result<(), grammar_emitter::BuildError> {
//!     grammar_emitter::build("grammar/ini.g4")
//! }
//! ```
//!
//! The crate then has the format by
//!
//! ```ignore
//! mod ini {
//!     include!(concat!(env!("OUT_DIR"), "/ini.rs"));
//! }
//! ```
//!
//! and `secateur_runtime::cli::main(&ini::FORMAT)` is a reducer.

use std::path::{Path, PathBuf};

use crate::{Origin, module};
use grammar_compiler::compile::{Settings, compile, read};
use grammar_compiler::diagnostics::{Diagnostics, Sources};
use grammar_compiler::hints::{Hints, HookLibrary};
use grammar_compiler::own_hook::OwnHook;
use grammar_compiler::sidecar::{Sidecar, SidecarError};

/// A grammar to compile in a build script.
#[derive(Clone, Debug)]
pub struct Build {
    grammar: PathBuf,
    hooks: Option<HookLibrary>,
    out: Option<PathBuf>,
}

/// Why a build script fails.
#[derive(thiserror::Error)]
pub enum BuildError {
    /// The grammar has errors: all of them, each with its place.
    #[error("the grammar cannot be used\n{0}")]
    Grammar(String),
    /// A file cannot be read or written.
    #[error("{}: {source}", .path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The settings beside the grammar cannot be used.
    #[error(transparent)]
    Settings(#[from] SidecarError),
    /// Cargo did not run this: there is no `OUT_DIR`.
    #[error("no folder to write to: OUT_DIR is not set outside a build script")]
    NoFolder,
    /// The generated code, or the format's own hook, is no Rust.
    #[error("{0}")]
    Code(#[from] syn::Error),
}

/// As a person reads it: it is what `main` prints when it returns an error.
impl std::fmt::Debug for BuildError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

/// Compiles a grammar to `NAME.rs` in `OUT_DIR`, with `NAME.toml` and `NAME.rs` beside
/// it if there are any, and tells Cargo of all files that it depends on.
///
/// # Errors
/// If the grammar has errors or a file cannot be read or written.
pub fn build(grammar: impl AsRef<Path>) -> Result<(), BuildError> {
    Build::new(grammar).run()
}

impl Build {
    /// The grammar of a format: a file in any notation, or the settings (`NAME.toml`)
    /// that name several.
    pub fn new(grammar: impl AsRef<Path>) -> Self {
        Self {
            grammar: grammar.as_ref().to_owned(),
            hooks: None,
            out: None,
        }
    }

    /// What answers code in the grammar: `hook_library!(secateur_runtime::hooks)`, in a
    /// build script that depends on the runtime as well.
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

    /// Compiles.
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
        let sidecar = Sidecar::beside(grammar)?;
        let stem = grammar.file_stem().unwrap_or_default();
        let name = stem.to_string_lossy().to_lowercase();
        let folder = grammar.parent().unwrap_or(Path::new(""));
        let paths: Vec<PathBuf> = match &sidecar.files[..] {
            [] => vec![grammar.clone()],
            some => some.iter().map(|file| folder.join(file)).collect(),
        };

        let mut sources = Sources::new();
        let mut files = Vec::new();
        for path in paths {
            let text = read_file(&path)?;
            files.push(sources.add(path.display().to_string(), text));
        }
        let hook = OwnHook::beside(grammar).map_err(|source| BuildError::File {
            path: grammar.with_extension("rs"),
            source,
        })?;
        let settings = Settings {
            metadata: sidecar.metadata(&name),
        };
        let hints = Hints {
            hooks: self.hooks,
            own_hook: hook.as_ref().and_then(OwnHook::text),
            start: sidecar.start,
            tokens: sidecar.tokens,
            skip: sidecar.skip,
            ..Hints::default()
        };
        let mut diagnostics = Diagnostics::new();
        let compiled = read(&mut sources, files, &hints, &mut diagnostics)
            .and_then(|grammar| compile(grammar, &settings, &mut diagnostics));
        let shown = diagnostics.render(&sources);
        for (name, _) in sources.iter() {
            println!("cargo::rerun-if-changed={name}");
        }
        for extension in ["toml", "rs"] {
            let path = grammar.with_extension(extension);
            println!("cargo::rerun-if-changed={}", path.display());
        }
        for (path, _) in hook.iter().flat_map(|hook| &hook.modules) {
            let path = grammar.with_extension("").join(path);
            println!("cargo::rerun-if-changed={}", path.display());
        }
        let compiled = compiled.ok_or_else(|| BuildError::Grammar(shown.clone()))?;
        for line in shown.lines() {
            println!("cargo::warning={line}");
        }
        let origin = Origin {
            command: "grammar_emitter::build".to_owned(),
            grammar: grammar.display().to_string(),
            hash: format!("format {name}"),
        };
        let path = out.join(format!("{name}.rs"));
        let text = module(&compiled, hook.as_ref(), &origin)?;
        std::fs::write(&path, text).map_err(|source| BuildError::File { path, source })
    }
}

fn read_file(path: &Path) -> Result<String, BuildError> {
    std::fs::read_to_string(path).map_err(|source| BuildError::File {
        path: path.to_owned(),
        source,
    })
}
