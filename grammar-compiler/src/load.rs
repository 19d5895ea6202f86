//! Loading a grammar: from the paths that are named to tables.
//!
//! The command line's `--grammar`, build scripts, `cargo xtask` and tests all go this
//! way, so that one path means one grammar everywhere. There are three steps, of which
//! each has a use by itself:
//!
//! 1. [`Loader::open`] reads the files that are named, or those that named settings
//!    (`NAME.toml`) list, and what lies beside the first: its settings, and its hook
//!    `NAME.rs`.
//! 2. [`Opened::read`] reads the notation, follows imports, resolves names, and chooses
//!    the start rule.
//! 3. [`Loaded::compile`] makes the tables.
//!
//! The start rule is the one that is asked for, or else that of the settings, or else the
//! only rule that ends with `EOF` and that no other rule uses, or else the first.
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

use std::path::{Path, PathBuf};

use crate::analyze::Metadata;
use crate::compile::{Compiled, Settings, compile, read};
use crate::diagnostics::{Diagnostic, Diagnostics, Sources};
use crate::hints::{Hints, HookLibrary};
use crate::ir::Grammar;
use crate::lint::start_rules;
use crate::notation::Notation;
use crate::own_hook::OwnHook;
use crate::sidecar::{Sidecar, SidecarError};
use crate::{front, imports};

/// What to load, and what is said of it.
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

/// Why a grammar cannot be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// No grammar is named.
    #[error("no grammar is named")]
    Nothing,
    /// A grammar, a hook or a folder cannot be read.
    #[error("cannot read {}: {source}", .path.display())]
    Unreadable {
        /// Its path.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// The settings beside a grammar cannot be used.
    #[error(transparent)]
    Settings(#[from] SidecarError),
    /// Settings are named in place of a grammar and list no files.
    #[error("{} names no `files`: name the grammar itself", .path.display())]
    NoFiles {
        /// The path of the settings.
        path: PathBuf,
    },
    /// The grammar has errors: all of them, with the warnings, each with its place.
    #[error("the grammar cannot be used\n{0}")]
    Grammar(String),
}

/// Files that were read, with all that is known about them.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The texts; reading adds those of imported grammars.
    pub sources: Sources,
    /// The grammar's main files among the sources.
    pub files: Vec<u32>,
    /// What is known about the grammar but not written in it.
    pub hints: Hints,
    /// Name, extensions and more.
    pub settings: Settings,
    /// The hook beside the grammar.
    pub hook: Option<OwnHook>,
    /// The grammar as it was named, to which things lie beside.
    beside: Option<PathBuf>,
}

/// A grammar that was read, its names resolved.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The grammar.
    pub grammar: Grammar,
    /// Name, extensions and more.
    pub settings: Settings,
    /// The hook beside the grammar.
    pub hook: Option<OwnHook>,
    /// All texts, those of imported grammars included.
    pub sources: Sources,
    /// Warnings, rendered; empty if there are none.
    pub warnings: String,
    /// Whether neither the caller nor the settings name the start rule, and it is not the
    /// first.
    pub start_was_chosen: bool,
    diagnostics: Diagnostics,
    beside: Option<PathBuf>,
}

impl Loader {
    /// Files: one combined grammar, a lexer and a parser grammar, or the settings
    /// (`NAME.toml`) that list several. What lies beside the first counts.
    pub fn new<P: Into<PathBuf>>(paths: impl IntoIterator<Item = P>) -> Self {
        let inputs = paths.into_iter().map(|path| Input::File(path.into()));
        Self::of(inputs.collect())
    }

    /// A text with the name of its file, which tells the notation. Nothing lies beside it.
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

    /// Adds another text: of a parser grammar beside its lexer grammar.
    #[must_use]
    pub fn and_text(mut self, name: impl Into<String>, text: impl Into<String>) -> Self {
        self.inputs.push(Input::Text {
            name: name.into(),
            text: text.into(),
        });
        self
    }

    /// Starts with this rule.
    #[must_use]
    pub fn start(mut self, rule: impl Into<String>) -> Self {
        self.hints.start = Some(rule.into());
        self
    }

    /// What answers code in the grammar; by default nothing does.
    #[must_use]
    pub fn hooks(mut self, hooks: HookLibrary) -> Self {
        self.hints.hooks = Some(hooks);
        self
    }

    /// Looks for imported grammars in these folders, too.
    #[must_use]
    pub fn folders(mut self, folders: Vec<PathBuf>) -> Self {
        self.hints.folders = folders;
        self
    }

    /// All hints at once; what they leave open the settings beside the grammar say.
    #[must_use]
    pub fn hints(mut self, hints: Hints) -> Self {
        self.hints = hints;
        self
    }

    /// Name, extensions and more, in place of what the settings say.
    #[must_use]
    pub fn metadata(mut self, metadata: Metadata) -> Self {
        self.metadata = Some(metadata);
        self
    }

    /// Ignores settings and hooks beside the grammar.
    #[must_use]
    pub fn bare(mut self) -> Self {
        self.bare = true;
        self
    }

    /// Reads the files that are named, and what lies beside the first.
    ///
    /// # Errors
    /// If nothing is named, a file cannot be read, or the settings cannot be used.
    pub fn open(&self) -> Result<Opened, LoadError> {
        let first = self.inputs.first().ok_or(LoadError::Nothing)?;
        let beside = match first {
            Input::File(path) if !self.bare => Some(path.clone()),
            Input::File(_) | Input::Text { .. } => None,
        };
        let (mut sidecar, mut hook) = (Sidecar::default(), None);
        if let Some(path) = &beside {
            sidecar = Sidecar::beside(path)?;
            hook = OwnHook::beside(path).map_err(|source| LoadError::Unreadable {
                path: path.with_extension("rs"),
                source,
            })?;
        }
        let (mut sources, mut files) = (Sources::new(), Vec::new());
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
            settings: Settings { metadata },
            hook,
            beside,
        })
    }

    /// Opens and reads the grammar.
    ///
    /// # Errors
    /// If that fails.
    pub fn load(&self) -> Result<Loaded, LoadError> {
        self.open()?.read()
    }

    /// Loads and compiles the grammar. Warnings are lost.
    ///
    /// # Errors
    /// If that fails.
    pub fn compile(&self) -> Result<Compiled, LoadError> {
        self.load()?.compile()
    }
}

impl Input {
    /// The language's name, if nobody says otherwise.
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
    /// The names of the files that none of the others imports.
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

    /// Reads the grammar, with all that it imports, and chooses its start rule.
    ///
    /// # Errors
    /// If the grammar has errors.
    pub fn read(mut self) -> Result<Loaded, LoadError> {
        let mut diagnostics = Diagnostics::new();
        let grammar = read(&mut self.sources, self.files, &self.hints, &mut diagnostics);
        let Some(mut grammar) = grammar else {
            return Err(LoadError::Grammar(diagnostics.render(&self.sources)));
        };
        let start_was_chosen =
            self.hints.start.is_none() && choose_start(&mut grammar, &mut diagnostics);
        Ok(Loaded {
            grammar,
            settings: self.settings,
            hook: self.hook,
            warnings: diagnostics.render(&self.sources),
            sources: self.sources,
            start_was_chosen,
            diagnostics,
            beside: self.beside,
        })
    }
}

impl Loaded {
    /// The name of the start rule.
    #[must_use]
    pub fn start(&self) -> &str {
        self.grammar.start()
    }

    /// Compiles the grammar.
    ///
    /// # Errors
    /// If the grammar has errors.
    pub fn compile(&self) -> Result<Compiled, LoadError> {
        let mut diagnostics = self.diagnostics.clone();
        compile(self.grammar.clone(), &self.settings, &mut diagnostics)
            .ok_or_else(|| LoadError::Grammar(diagnostics.render(&self.sources)))
    }

    /// All paths on which the grammar depends: files that were read, and settings and
    /// hooks that would be if they were there.
    #[must_use]
    pub fn dependencies(&self) -> Vec<PathBuf> {
        let mut paths: Vec<PathBuf> = Vec::new();
        paths.extend(self.sources.iter().map(|(name, _)| PathBuf::from(name)));
        if let Some(grammar) = &self.beside {
            paths.extend(["toml", "rs"].map(|extension| grammar.with_extension(extension)));
            let modules = self.hook.iter().flat_map(|hook| &hook.modules);
            paths.extend(modules.map(|(path, _)| grammar.with_extension("").join(path)));
        }
        paths
    }
}

/// The grammars in a folder, in order: grammars of one file, and the settings of those
/// that have several. Folders in it are not searched.
///
/// # Errors
/// If something cannot be read.
pub fn grammars_in(folder: &Path) -> Result<Vec<PathBuf>, LoadError> {
    let unreadable = |source| LoadError::Unreadable {
        path: folder.to_owned(),
        source,
    };
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let is_grammar = match is_settings(&path) {
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

/// The files that a path stands for: those that settings list, or itself.
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
    let folder = path.parent().unwrap_or(Path::new(""));
    Ok(sidecar.files.iter().map(|file| folder.join(file)).collect())
}

/// The text of a grammar. What is not UTF-8 is replaced: published grammars have comments
/// in other encodings.
fn text_of(path: &Path) -> Result<String, LoadError> {
    match std::fs::read(path) {
        Ok(bytes) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        Err(source) => Err(LoadError::Unreadable {
            path: path.to_owned(),
            source,
        }),
    }
}

/// Starts with the rule that is a whole file, if the first rule is none and there is
/// exactly one.
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
        "a file is taken to be `{}`, the only rule that ends with `EOF` and that no other uses",
        rule.name
    );
    let warning = Diagnostic::warning(rule.span, message);
    diagnostics.push(
        warning.help("`--start`, or `start` in the settings beside the grammar, names another"),
    );
    true
}
