//! `cargo xtask new`: makes a format from grammar files anywhere.
//!
//! One file becomes `grammars/NAME.g4`. Several are copied to `grammars/NAME/` in their relative
//! positions, which imports need. The settings of the first become `grammars/NAME.toml`.

mod swap;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use grammar_compiler::Metadata;
use grammar_compiler::compile::Compiled;
use grammar_compiler::load::{Loaded, Opened};
use grammar_emitter::GeneratedFile;

use crate::gen_command::{generated_files, registry};
use crate::grammars::{
    NAMES, Sidecar, all_grammars, files, is_name, link, loader, name_of, refused, sidecar,
};
use crate::parse;
use swap::Swap;

/// Arguments of `new`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// The name of the format: small letters, digits, - and _.
    name: String,
    /// Its grammar: all files, or the main ones if what they import is near.
    #[arg(required = true)]
    grammars: Vec<PathBuf>,
    /// File extensions of the language, without the dot; by default those of the settings, or NAME.
    #[arg(long, value_delimiter = ',')]
    extensions: Vec<String>,
    /// The start rule; by default the only unused one that ends with EOF, or else the first.
    #[arg(long)]
    start: Option<String>,
    /// Files that have to parse.
    #[arg(long = "sample", value_name = "FILE", num_args = 1..)]
    samples: Vec<PathBuf>,
    /// Replace a format of this name.
    #[arg(long)]
    force: bool,
    /// The workspace.
    #[arg(long, hide = true)]
    root: Option<PathBuf>,
}

struct Copied {
    to: PathBuf,
    from: PathBuf,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let root = arguments.root.clone().unwrap_or_else(crate::root);
    let name = &arguments.name;
    check_arguments(arguments, &root)?;

    let settings = sidecar(&arguments.grammars[0])?;
    let metadata = metadata(arguments, &settings);
    let mut opened = loader(&arguments.grammars, arguments.start.as_deref())
        .metadata(metadata.clone())
        .open()?;
    let start_is_named = opened.hints.start.is_some();
    if let Some(hook) = opened.hook.take() {
        opened.hints.own_hook = None;
        let hook = hook.path.display();
        eprintln!("warning: the hook {hook} is not copied: docs/hooks.md says how to add it");
    }
    warn_of_claims(&root, name, &metadata.extensions)?;
    let unwritten = "the grammar has errors; nothing was written";
    let loaded = opened.clone().read();
    let loaded = loaded.map_err(refused).context(unwritten)?;
    let compiled = loaded.compile().map_err(refused).context(unwritten)?;
    eprint!("{}", loaded.warnings);
    let others = match start_is_named {
        true => Vec::new(),
        false => loaded.other_starts(),
    };
    try_samples((&loaded, &compiled), &arguments.samples, &others)?;

    let copied = layout(name, &loaded)?;
    let sidecar = Sidecar {
        extensions: Some(metadata.extensions.clone()),
        start: Some(loaded.start().to_owned()),
        files: match &copied[..] {
            [_] => Vec::new(),
            _ => main_files(&opened, &copied)?,
        },
        ..settings
    };
    let mut swap = Swap::new(&root)?;
    for file in &copied {
        swap.copy(&file.from, &Path::new("grammars").join(&file.to))?;
    }
    let toml = PathBuf::from(format!("grammars/{name}.toml"));
    swap.write(&toml, toml::to_string(&sidecar)?)?;
    let grammar = match &copied[..] {
        [one] => Path::new("grammars").join(&one.to),
        _ => toml.clone(),
    };
    let generated = staged(&swap, &grammar, &compiled)?;
    for file in &generated {
        let path = format!("generated/{name}/{}", file.path);
        swap.write(Path::new(&path), &file.bytes)?;
    }
    let mut names = BTreeSet::from([name.clone()]);
    for grammar in all_grammars(&root)? {
        names.insert(name_of(&grammar)?);
    }
    for file in &registry(&names)? {
        let path = format!("generated/all/{}", file.path);
        swap.write(Path::new(&path), &file.bytes)?;
    }
    for old in existing(&root, name)? {
        swap.remove(&old);
    }
    swap.commit()?;
    say(
        name,
        &grammar,
        copied.len(),
        arguments.samples.len(),
        &metadata,
    );
    Ok(())
}

/// Checks the arguments; reports all faults at once.
fn check_arguments(arguments: &Arguments, root: &Path) -> Result<()> {
    let name = &arguments.name;
    if !is_name(name) {
        bail!("a format cannot be called `{name}`: small {NAMES}");
    }
    let there = existing(root, name)?;
    if !there.is_empty() && !arguments.force {
        let there: Vec<String> = there
            .iter()
            .map(|path| path.display().to_string())
            .collect();
        bail!(
            "there is a format `{name}` already: {}\n--force replaces it",
            there.join(", ")
        );
    }
    let missing: Vec<String> = arguments
        .grammars
        .iter()
        .chain(&arguments.samples)
        .filter(|path| !path.is_file())
        .map(|path| path.display().to_string())
        .collect();
    if !missing.is_empty() {
        bail!("there is no file {}", missing.join(", "));
    }
    Ok(())
}

/// Returns a format's existing files, relative to the root.
fn existing(root: &Path, name: &str) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let folder = root.join("grammars");
    for entry in
        std::fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?
    {
        let entry = entry?.file_name();
        if Path::new(&entry)
            .file_stem()
            .is_some_and(|stem| stem == name)
        {
            found.push(Path::new("grammars").join(entry));
        }
    }
    let generated = Path::new("generated").join(name);
    if root.join(&generated).exists() {
        found.push(generated);
    }
    found.sort();
    Ok(found)
}

/// Warns of extensions of other formats: their files need `--language`.
fn warn_of_claims(root: &Path, name: &str, extensions: &[String]) -> Result<()> {
    for grammar in all_grammars(root)? {
        let other = name_of(&grammar)?;
        let claimed = match sidecar(&grammar)?.extensions {
            Some(claimed) => claimed,
            None => vec![other.clone()],
        };
        for extension in extensions.iter().filter(|one| claimed.contains(one)) {
            if other != name {
                eprintln!(
                    "warning: `.{extension}` files are those of the format `{other}`, too: \
                     --language says which is meant, --extensions gives others"
                );
            }
        }
    }
    Ok(())
}

/// Returns the properties of the language; options override settings.
fn metadata(arguments: &Arguments, settings: &Sidecar) -> Metadata {
    let dotless = |extension: &String| extension.trim_start_matches('.').to_owned();
    let extensions = match (&arguments.extensions[..], &settings.extensions) {
        ([], Some(extensions)) => extensions.clone(),
        ([], None) => vec![arguments.name.clone()],
        (some, _) => some.iter().map(dotless).collect(),
    };
    Metadata {
        name: arguments.name.clone(),
        extensions,
        interpreters: settings.interpreters.clone(),
        notes: settings.notes.clone(),
        stand_ins: settings.stand_ins.clone(),
        counts: settings.counts.clone(),
        embedded: settings.embedded.clone(),
    }
}

/// Fails if a sample does not parse; the error names other start rules.
fn try_samples(
    (loaded, compiled): (&Loaded, &Compiled),
    samples: &[PathBuf],
    others: &[&str],
) -> Result<()> {
    if samples.is_empty() {
        return Ok(());
    }
    let failed = parse::try_files(&link(compiled.tables.clone())?, loaded, samples, false)?;
    if failed > 0 {
        let all = match (failed, samples.len()) {
            (1, 1) => "the sample does not parse".to_owned(),
            (_, many) => format!("{failed} of {many} samples do not parse"),
        };
        let hint = match others.is_empty() {
            true => String::new(),
            false => format!(
                "\na whole file is `{}`; --start names another rule, such as `{}`",
                compiled.grammar.start(),
                others.join("`, `")
            ),
        };
        bail!("{all}; nothing was written{hint}");
    }
    Ok(())
}

/// Returns the destinations, relative to the files' common folder.
fn layout(name: &str, loaded: &Loaded) -> Result<Vec<Copied>> {
    let files: Vec<PathBuf> = files(loaded)?.into_iter().map(|(path, _)| path).collect();
    if let [only] = &files[..] {
        let extension = only.extension().unwrap_or_default().to_string_lossy();
        return Ok(vec![Copied {
            to: PathBuf::from(format!("{name}.{extension}")),
            from: only.clone(),
        }]);
    }
    let folder = |path: &Path| path.parent().map(Path::to_owned).unwrap_or_default();
    let mut common = files.first().map(|path| folder(path)).unwrap_or_default();
    while !files.iter().all(|path| path.starts_with(&common)) {
        common = folder(&common);
    }
    let place = |path: &PathBuf| -> Result<Copied> {
        Ok(Copied {
            to: Path::new(name).join(path.strip_prefix(&common)?),
            from: path.clone(),
        })
    };
    files.iter().map(place).collect()
}

/// Returns the given files that no other imports, as named in settings.
fn main_files(named: &Opened, copied: &[Copied]) -> Result<Vec<String>> {
    let mut main = Vec::new();
    for name in named.main_files() {
        let path = std::fs::canonicalize(name)?;
        let file = copied.iter().find(|file| file.from == path);
        let parts = file.iter().flat_map(|file| file.to.components());
        let parts: Vec<_> = parts
            .map(|part| part.as_os_str().to_string_lossy())
            .collect();
        main.push(parts.join("/"));
    }
    main.dedup();
    Ok(main)
}

/// Generates from the copies, whose tables must equal the originals'.
fn staged(swap: &Swap, grammar: &Path, compiled: &Compiled) -> Result<Vec<GeneratedFile>> {
    let grammar = swap.staged(grammar);
    let again = loader(std::slice::from_ref(&grammar), None).compile();
    let again = again.map_err(refused)?;
    if again.tables != compiled.tables {
        bail!("the copied files are not the same grammar: are there several of one name?");
    }
    generated_files(&grammar, true)
}

fn say(name: &str, grammar: &Path, files: usize, samples: usize, metadata: &Metadata) {
    let grammar = grammar.display();
    let extension = metadata.extensions.first().map_or("", |e| e);
    let parse = match samples {
        0 => String::new(),
        1 => "; the sample parses".to_owned(),
        _ => format!("; the {samples} samples parse"),
    };
    let more = match files {
        1 => String::new(),
        _ => format!(", grammars/{name}/ ({files} files)"),
    };
    println!("written: {grammar}{more}, generated/{name}/{parse}");
    println!("what to do next:");
    println!("  cargo xtask lint {grammar}");
    println!("  cargo xtask parse {grammar} FILE.{extension} --tree");
    println!("  cargo run -p secateur-{name}-cli -- ./interesting.sh FILE.{extension}");
    println!(
        "  add an input to tests/reduce/ (the tests want one of each format), then cargo test --workspace"
    );
    println!("  after each change of the grammar: cargo xtask gen {grammar}");
    println!("  commit grammars/, generated/ and Cargo.lock");
}
