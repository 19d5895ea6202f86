//! Loading of a grammar: from paths to tables.
//!
//! Command line, build scripts, `cargo xtask` and tests load grammars in three steps, so that a
//! path means the same everywhere:
//!
//! 1. [`Loader::open`] reads the given files or those that settings (`NAME.toml`) list, and
//!    settings and hook (`NAME.rs`) beside the first.
//! 2. [`Opened::read`] follows imports, resolves names, and chooses a start rule: the caller's,
//!    else the settings', else the only unused rule that ends with `EOF`, else the first.
//! 3. [`Loaded::compile`] makes the tables; [`Loaded::lint`] also reports suspicious parts.
//!
//! ```
//! use grammar_compiler::load::Loader;
//!
//! let text = "grammar sums; sum : sum '+' NUMBER | NUMBER ; file : sum EOF ; NUMBER : [0-9]+ ;";
//! let loaded = Loader::text("sums.g4", text).load()?;
//! assert_eq!(loaded.start(), "file");
//! assert!(loaded.warnings.contains("ends with `EOF`"));
//! assert_eq!(loaded.compile()?.tables.name, "sums");
//!
//! let error = Loader::text("sums.g4", text).start("fiel").load().unwrap_err().to_string();
//! assert!(error.contains("did you mean `file`?"), "{error}");
//! # Ok::<(), grammar_compiler::load::LoadError>(())
//! ```

use std::fmt;
use std::path::{Component, Path, PathBuf};

use secateur_tables::Kind;

use crate::analyze::Metadata;
use crate::ast::GrammarFile;
use crate::compile::{Compiled, Settings, compile, read};
use crate::diagnostics::{Diagnostic, Diagnostics, Sources};
use crate::hints::{Hints, HookLibrary};
use crate::ir::{Grammar, TokenId};
use crate::lint::{self, lint, start_rules, unused_rules};
use crate::notation::Notation;
use crate::own_hook::OwnHook;
use crate::sidecar::{Places, Sidecar, SidecarError};
use crate::{front, imports, lower, why};

/// A grammar to load, with its hints.
#[derive(Clone, Debug)]
pub struct Loader {
    inputs: Vec<Input>,
    hints: Hints,
    metadata: Option<Metadata>,
    bare: bool,
}

#[derive(Clone, Debug)]
enum Input {
    File(PathBuf),
    Text { name: String, text: String },
}

/// An error of loading.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// No grammar is given.
    #[error("no grammar is given: name its file")]
    Nothing,
    /// A file or folder cannot be read.
    #[error("cannot read {}: {source}", .path.display())]
    Unreadable {
        /// Its path.
        path: PathBuf,
        /// The system's error.
        source: std::io::Error,
    },
    /// The settings beside a grammar cannot be used.
    #[error(transparent)]
    Settings(#[from] SidecarError),
    /// Settings in place of a grammar list no files.
    #[error("the settings {} name no `files`: name the grammar itself", .path.display())]
    NoFiles {
        /// Path of the settings.
        path: PathBuf,
    },
    /// Settings name a file outside of their folder.
    #[error("the settings {} name {}, which is not below their folder: move that file there", .settings.display(), .file.display())]
    Outside {
        /// Path of the settings.
        settings: PathBuf,
        /// The file.
        file: PathBuf,
    },
    /// The grammar has errors.
    #[error("the grammar cannot be used\n{0}")]
    Grammar(GrammarErrors),
}

/// The diagnostics of an unusable grammar.
#[derive(Clone, Debug)]
pub struct GrammarErrors {
    /// The diagnostics; at least one is an error.
    pub diagnostics: Diagnostics,
    /// Texts of the grammar.
    pub sources: Sources,
}

/// Opened files with their settings.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The texts, from [`Self::read`] on with imported ones.
    pub sources: Sources,
    /// Indices of the main files.
    pub files: Vec<u32>,
    /// Properties that the files lack.
    pub hints: Hints,
    /// Metadata of the language.
    pub settings: Settings,
    /// Hook beside the grammar.
    pub hook: Option<OwnHook>,
    /// The path that settings and hook lie beside.
    beside: Option<PathBuf>,
}

/// A grammar with resolved names.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The grammar.
    pub grammar: Grammar,
    /// Metadata of the language.
    pub settings: Settings,
    /// Hook beside the grammar.
    pub hook: Option<OwnHook>,
    /// The texts, with imported ones.
    pub sources: Sources,
    /// Rendered warnings; may be empty.
    pub warnings: String,
    /// Whether the start rule was guessed and is not the first.
    pub start_was_chosen: bool,
    files: Vec<GrammarFile>,
    diagnostics: Diagnostics,
    beside: Option<PathBuf>,
}

impl fmt::Display for GrammarErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.diagnostics.render(&self.sources))
    }
}

impl Loader {
    /// Loads a combined grammar, a lexer and a parser grammar, or settings that list files.
    pub fn new<P: Into<PathBuf>>(paths: impl IntoIterator<Item = P>) -> Self {
        let inputs = paths.into_iter().map(|path| Input::File(path.into()));
        Self::of(inputs.collect())
    }

    /// Loads a text in the notation of its name, with nothing beside it.
    pub fn text(name: impl Into<String>, text: impl Into<String>) -> Self {
        Self::of(Vec::new()).and_text(name, text)
    }

    fn of(inputs: Vec<Input>) -> Self {
        Self {
            inputs,
            hints: Hints::default(),
            metadata: None,
            bare: false,
        }
    }

    /// Adds a text: a parser grammar's lexer or the reverse.
    #[must_use]
    pub fn and_text(mut self, name: impl Into<String>, text: impl Into<String>) -> Self {
        self.inputs.push(Input::Text {
            name: name.into(),
            text: text.into(),
        });
        self
    }

    /// Sets the start rule.
    #[must_use]
    pub fn start(mut self, rule: impl Into<String>) -> Self {
        self.hints.start = Some(rule.into());
        self
    }

    /// Sets the hooks for code in the grammar; by default none.
    #[must_use]
    pub fn hooks(mut self, hooks: HookLibrary) -> Self {
        self.hints.hooks = Some(hooks);
        self
    }

    /// Adds folders to search for imported grammars.
    #[must_use]
    pub fn folders(mut self, folders: Vec<PathBuf>) -> Self {
        self.hints.folders = folders;
        self
    }

    /// Sets all hints; the settings fill in empty ones.
    #[must_use]
    pub fn hints(mut self, hints: Hints) -> Self {
        self.hints = hints;
        self
    }

    /// Replaces the metadata of the settings.
    #[must_use]
    pub fn metadata(mut self, metadata: Metadata) -> Self {
        self.metadata = Some(metadata);
        self
    }

    /// Ignores settings and hook.
    #[must_use]
    pub fn bare(mut self) -> Self {
        self.bare = true;
        self
    }

    /// Reads the given files, and settings and hook beside the first.
    ///
    /// # Errors
    /// If there is no file, or a file or the settings are unusable.
    pub fn open(&self) -> Result<Opened, LoadError> {
        let first = self.inputs.first().ok_or(LoadError::Nothing)?;
        let beside = match first {
            Input::File(path) if !self.bare => Some(path.clone()),
            Input::File(_) | Input::Text { .. } => None,
        };
        let (mut sidecar, mut hook) = (Sidecar::default(), None);
        let (mut sources, mut files) = (Sources::new(), Vec::new());
        let mut places = Places::default();
        if let Some(path) = &beside {
            let text;
            (sidecar, text) = Sidecar::with_text(path)?;
            let name = path.with_extension("toml").display().to_string();
            places = Places::of(&text, &mut sources, &name);
            hook = OwnHook::beside(path).map_err(|source| LoadError::Unreadable {
                path: OwnHook::place(path),
                source,
            })?;
        }
        for input in &self.inputs {
            match input {
                Input::Text { name, text } => files.push(sources.add(name, text)),
                Input::File(path) => {
                    for path in expand(path)? {
                        let text = text_of(&path)?;
                        files.push(sources.add(path.display().to_string(), text));
                    }
                }
            }
        }
        let metadata = match &self.metadata {
            Some(metadata) => metadata.clone(),
            None => sidecar.metadata(&first.stem()),
        };
        let mut hints = self.hints.clone();
        hints.places = places.clone();
        hints.start = hints.start.or(sidecar.start);
        for (known, more) in [
            (&mut hints.tokens, sidecar.tokens),
            (&mut hints.skip, sidecar.skip),
        ] {
            if known.is_empty() {
                *known = more;
            }
        }
        if hints.own_hook.is_none() {
            hints.own_hook = hook.as_ref().and_then(OwnHook::text);
        }
        Ok(Opened {
            sources,
            files,
            hints,
            settings: Settings { metadata, places },
            hook,
            beside,
        })
    }

    /// Opens and reads the grammar.
    ///
    /// # Errors
    /// If either fails.
    pub fn load(&self) -> Result<Loaded, LoadError> {
        self.open()?.read()
    }

    /// Loads and compiles the grammar; drops warnings.
    ///
    /// # Errors
    /// If either fails.
    pub fn compile(&self) -> Result<Compiled, LoadError> {
        self.load()?.compile()
    }
}

impl Input {
    fn stem(&self) -> String {
        let path = match self {
            Self::File(path) => path,
            Self::Text { name, .. } => Path::new(name),
        };
        let stem = path.file_stem().unwrap_or_default();
        stem.to_string_lossy().to_lowercase()
    }
}

impl Opened {
    /// Returns the names of the files that no other file imports.
    #[must_use]
    pub fn main_files(&self) -> Vec<&str> {
        let mut diagnostics = Diagnostics::new();
        let read = |&file| front::read(&self.sources, file, &self.hints, &mut diagnostics);
        let mut read: Vec<_> = self.files.iter().filter_map(read).collect();
        imports::keep_main(&mut read);
        let names = read
            .iter()
            .map(|file| self.sources.name(file.name.span.file));
        names.collect()
    }

    /// Reads the grammar with its imports, and chooses its start rule.
    ///
    /// # Errors
    /// If the grammar has errors.
    pub fn read(mut self) -> Result<Loaded, LoadError> {
        let mut diagnostics = Diagnostics::new();
        let (sources, hints) = (&mut self.sources, &self.hints);
        let read = read(sources, self.files, hints, &mut diagnostics).and_then(|files| {
            let grammar = lower::lower(sources, &files, hints, &mut diagnostics)?;
            Some((files, grammar))
        });
        let Some((files, mut grammar)) = read else {
            return Err(LoadError::Grammar(GrammarErrors {
                diagnostics,
                sources: self.sources,
            }));
        };
        if Notation::of(self.sources.name(0), "") == Some(Notation::Antlr) {
            lint::lexer((&self.sources, &files), &grammar, &mut diagnostics);
        }
        let start_was_chosen =
            self.hints.start.is_none() && choose_start(&mut grammar, &mut diagnostics);
        Ok(Loaded {
            grammar,
            settings: self.settings,
            hook: self.hook,
            warnings: diagnostics.render(&self.sources),
            sources: self.sources,
            start_was_chosen,
            files,
            diagnostics,
            beside: self.beside,
        })
    }
}

impl Loaded {
    /// Returns the name of the start rule.
    #[must_use]
    pub fn start(&self) -> &str {
        self.grammar.start()
    }

    /// Explains why the lexer made an unexpected token of a kind and length in bytes.
    ///
    /// `text` begins with it. `None` if no rule of an expected token matches there.
    #[must_use]
    pub fn why(&self, text: &[u8], token: (Kind, usize), expected: &[Kind]) -> Option<String> {
        let (kind, length) = token;
        let expected: Vec<TokenId> = expected.iter().map(|kind| TokenId(kind.0)).collect();
        let grammar = (&self.grammar, &self.sources);
        why::why(grammar, text, (TokenId(kind.0), length), &expected)
    }

    /// Returns up to three other unused rules, which may be whole files.
    #[must_use]
    pub fn other_starts(&self) -> Vec<&str> {
        const NAMED: usize = 3;
        let grammar = &self.grammar;
        let unused = unused_rules(grammar).into_iter();
        let others = unused.filter(|&rule| rule != grammar.parser.start);
        others
            .take(NAMED)
            .map(|rule| grammar.rule_name(rule))
            .collect()
    }

    /// Compiles the grammar.
    ///
    /// # Errors
    /// If the grammar has errors.
    pub fn compile(&self) -> Result<Compiled, LoadError> {
        let mut diagnostics = self.diagnostics.clone();
        compile(self.grammar.clone(), &self.settings, &mut diagnostics).ok_or_else(|| {
            LoadError::Grammar(GrammarErrors {
                diagnostics,
                sources: self.sources.clone(),
            })
        })
    }

    /// Compiles the grammar if it has no errors; returns the diagnostics of loading as well.
    #[must_use]
    pub fn lint(&self) -> (Option<Compiled>, Diagnostics) {
        let mut diagnostics = self.diagnostics.clone();
        let written = (&self.sources, &self.files[..]);
        let compiled = lint(written, &self.grammar, &self.settings, &mut diagnostics);
        (compiled, diagnostics)
    }

    /// Returns all paths that the grammar depends on, absent settings and hook included.
    #[must_use]
    pub fn dependencies(&self) -> Vec<PathBuf> {
        let mut paths: Vec<PathBuf> = Vec::new();
        paths.extend(self.sources.iter().map(|(name, _)| PathBuf::from(name)));
        if let Some(grammar) = &self.beside {
            paths.extend([grammar.with_extension("toml"), OwnHook::place(grammar)]);
            let modules = self.hook.iter().flat_map(|hook| &hook.modules);
            paths.extend(modules.map(|(path, _)| path.clone()));
        }
        paths
    }
}

/// Returns the single grammars of a folder and the settings that list files, sorted.
///
/// Skips subfolders and `Cargo.toml`.
///
/// # Errors
/// If a file cannot be read.
pub fn grammars_in(folder: &Path) -> Result<Vec<PathBuf>, LoadError> {
    let unreadable = |source| LoadError::Unreadable {
        path: folder.to_owned(),
        source,
    };
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let is_grammar = match is_settings(&path) {
            true if path.ends_with("Cargo.toml") => false,
            true => !Sidecar::beside(&path)?.files.is_empty(),
            false => Notation::of(&path.to_string_lossy(), "").is_some() && path.is_file(),
        };
        if is_grammar {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn is_settings(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension == "toml")
}

fn expand(path: &Path) -> Result<Vec<PathBuf>, LoadError> {
    if !is_settings(path) {
        return Ok(vec![path.to_owned()]);
    }
    text_of(path)?;
    let sidecar = Sidecar::beside(path)?;
    if sidecar.files.is_empty() {
        return Err(LoadError::NoFiles {
            path: path.to_owned(),
        });
    }
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let below = |file: &String| match is_below(folder, Path::new(file)) {
        true => Ok(path.with_file_name(file)),
        false => Err(LoadError::Outside {
            settings: path.to_owned(),
            file: file.into(),
        }),
    };
    sidecar.files.iter().map(below).collect()
}

/// Tests whether a path stays below a folder, with symbolic links resolved.
///
/// Settings from the web are not trusted.
pub(crate) fn is_below(folder: &Path, path: &Path) -> bool {
    let plain = |part| matches!(part, Component::Normal(_) | Component::CurDir);
    let real = |path: &Path| path.canonicalize().ok();
    path.components().all(plain)
        && real(&folder.join(path)).is_none_or(|full| {
            // A missing file is reported later.
            real(folder).is_some_and(|folder| full.starts_with(folder))
        })
}

/// Reads a grammar; replaces invalid UTF-8, since published comments have other encodings.
fn text_of(path: &Path) -> Result<String, LoadError> {
    match std::fs::read(path) {
        Ok(bytes) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        Err(source) => Err(LoadError::Unreadable {
            path: path.to_owned(),
            source,
        }),
    }
}

/// Chooses the only rule that is a whole file, if any; returns whether that is not the first.
fn choose_start(grammar: &mut Grammar, diagnostics: &mut Diagnostics) -> bool {
    let candidates = start_rules(grammar);
    let [only] = candidates[..] else {
        return false;
    };
    if grammar.parser.start == only {
        return false;
    }
    grammar.parser.start = only;
    let rule = &grammar.parser.rules[only.0 as usize];
    let message = format!(
        "the start rule is `{}`, the only rule that ends with `EOF` and that no other rule uses",
        rule.name
    );
    let warning = Diagnostic::warning(rule.span, message);
    diagnostics.push(
        warning.help("`--start`, or `start` in the settings beside the grammar, names another"),
    );
    true
}
