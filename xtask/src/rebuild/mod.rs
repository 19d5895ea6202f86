//! `cargo xtask model`: rebuilds the model that ships with a format, byte for byte.
//!
//! `grammars/corpora/NAME.toml` names all that the model depends on: packages of registries with
//! versions and hashes, programs of a generator with their seeds, and the tool whose verdicts the
//! forest learns from. Downloads stay in `target/corpora`.

mod fetch;
mod manifest;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use clap::Args;
use secateur_learn::Model;
use walkdir::WalkDir;

use self::fetch::unpacked;
use self::manifest::{Forest, Generator, Manifest, Package};
use crate::bench::results::number;
use crate::grammars::{MODEL, all_grammars, grammar_of, name_of};
use crate::{gen_command, train};

/// Arguments of `model`.
#[derive(Args)]
pub struct Arguments {
    /// The format.
    name: String,
    /// Write nothing; fail if the model differs from the one that ships.
    #[arg(long)]
    check: bool,
    /// The program, with all languages (`cargo build --release`).
    #[arg(long, default_value = "target/release/secateur", value_name = "PATH")]
    secateur: PathBuf,
    /// Programs to reduce at once; the model is the same for any number.
    #[arg(short, long, default_value_t = 2)]
    jobs: usize,
}

/// Rebuilds a model; ships it unless it is only checked.
pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    let grammar = grammar_of(root, &arguments.name)?;
    let path = manifest::path(&grammar);
    let manifest = Manifest::read(&path)?;
    let secateur = std::path::absolute(&arguments.secateur)?;
    ensure!(
        secateur.is_file(),
        "{} is not built (cargo build --release)",
        secateur.display()
    );
    let corpora = crate::demo::target(root).join("corpora");
    let folder = corpora.join(&arguments.name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let corpus = folder.join("corpus");
    let tools = folder.join("tools");
    std::fs::create_dir_all(&corpus)?;
    std::fs::create_dir_all(&tools)?;
    let packages = corpora.join("packages");
    // The order of the files is that of the packages: the curve depends on it.
    let mut parts = Vec::new();
    for package in &manifest.package {
        unpacked(package, &packages, &corpus.join(&package.name))?;
        parts.push(package.name.clone());
    }
    if let Some(generator) = &manifest.generator {
        unpacked(
            &generator.package,
            &packages,
            &tools.join(&generator.package.name),
        )?;
        generate(generator, &tools, &corpus.join(GENERATED))?;
        parts.push(GENERATED.to_owned());
    }
    let model = folder.join(&arguments.name).with_extension(MODEL);
    let mut learn = Command::new(&secateur);
    learn.current_dir(&corpus).args(["learn", &arguments.name]);
    learn.args(&parts).arg("--output").arg(&model);
    for extension in &manifest.extensions {
        learn.args(["--extensions", extension]);
    }
    done(&mut learn)?;
    if let Some(forest) = &manifest.forest {
        for package in &forest.package {
            unpacked(package, &packages, &tools.join(&package.name))?;
        }
        let programs = folder.join("programs");
        choose(&manifest, forest, &corpus, &parts, &programs)?;
        let data = folder.join("data");
        collect(root, &secateur, arguments, forest, &folder, &data)?;
        let settings =
            train::Arguments::of(&arguments.name, data, model.clone(), forest.train_seed);
        train::run(root, &settings)?;
    }
    let made = std::fs::read(&model)?;
    let hash = hash(&made);
    let shipped = grammar.with_extension(MODEL);
    if arguments.check {
        let same = std::fs::read(&shipped).is_ok_and(|shipped| shipped == made);
        let same = same && manifest.model == hash;
        ensure!(same, "{} is not what its manifest makes", shipped.display());
        println!("{}: as its manifest makes it ({hash})", shipped.display());
        return Ok(());
    }
    std::fs::write(&shipped, &made)?;
    manifest::record(&path, &hash)?;
    gen_command::run(root, &[grammar], false)
}

/// Formats a row for each model that ships, with its corpus.
pub fn table(root: &Path) -> Result<String> {
    let mut text =
        "| model | corpus | files | tokens | bytes, packed |\n|---|---|---:|---:|---:|\n"
            .to_owned();
    for grammar in all_grammars(root)? {
        let Some(model) = crate::grammars::model(&grammar)? else {
            continue;
        };
        let model = Model::from_json(&model)?;
        let manifest = Manifest::read(&manifest::path(&grammar))?;
        let named = |package: &Package| format!("{} {}", package.name, package.version);
        let mut corpus: Vec<String> = manifest.package.iter().map(named).collect();
        if let Some(generator) = &manifest.generator {
            corpus.push(format!(
                "{} programs of {}",
                generator.seeds,
                named(&generator.package)
            ));
        }
        let name = name_of(&grammar)?;
        let packed = root.join("generated").join(&name).join("src/model.bin");
        let size = std::fs::metadata(&packed).with_context(|| format!("{}", packed.display()))?;
        let counts = [
            f64::from(model.files),
            model.tokens as f64,
            size.len() as f64,
        ];
        let counts = counts.map(|count| number(count, 0)).join(" | ");
        text.push_str(&format!(
            "| `{name}` | {} | {counts} |\n",
            corpus.join(", ")
        ));
    }
    Ok(text)
}

const GENERATED: &str = "generated";

fn hash(model: &[u8]) -> String {
    blake3::hash(model).to_hex()[..32].to_owned()
}

/// Writes a generator's programs, with the prelude in the place of its header.
fn generate(generator: &Generator, tools: &Path, folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    let program = tools.join(&generator.package.name).join(&generator.program);
    for seed in 1..=generator.seeds {
        let mut command = Command::new(&program);
        command
            .args(&generator.arguments)
            .args(["--seed", &seed.to_string()]);
        let output = command
            .output()
            .with_context(|| format!("cannot run {}", program.display()))?;
        ensure!(
            output.status.success(),
            "{} fails with seed {seed}",
            program.display()
        );
        let text = String::from_utf8(output.stdout)?;
        let text = text.replace(&generator.header, &generator.prelude);
        let name = format!("{seed:04}.{}", generator.extension);
        std::fs::write(folder.join(name), text)?;
    }
    Ok(())
}

/// Copies every so many files of the corpus that are small, under numbers.
fn choose(
    manifest: &Manifest,
    forest: &Forest,
    corpus: &Path,
    parts: &[String],
    folder: &Path,
) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    let mut small = Vec::new();
    for part in parts {
        for entry in WalkDir::new(corpus.join(part)).sort_by_file_name() {
            let entry = entry?;
            let extension = entry
                .path()
                .extension()
                .unwrap_or_default()
                .to_string_lossy();
            let is_one = manifest.extensions.iter().any(|one| *one == extension);
            let size = entry.metadata()?.len();
            if entry.file_type().is_file() && is_one && forest.bytes.contains(&size) {
                small.push(entry.into_path());
            }
        }
    }
    for (number, path) in small.iter().step_by(forest.every).enumerate() {
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        std::fs::copy(path, folder.join(format!("{number:04}.{extension}")))?;
    }
    Ok(())
}

fn collect(
    root: &Path,
    secateur: &Path,
    arguments: &Arguments,
    forest: &Forest,
    folder: &Path,
    data: &Path,
) -> Result<()> {
    let filled = |word: &String| {
        word.replace("{root}", &root.to_string_lossy())
            .replace("{tools}", &folder.join("tools").to_string_lossy())
    };
    let mut command = Command::new(secateur);
    command.current_dir(folder);
    for (name, value) in &forest.environment {
        command.env(name, filled(value));
    }
    command.args(["collect", &arguments.name, "programs", "--output"]);
    command.arg(data).args(["--seed", &forest.seed.to_string()]);
    command.args(["--most", &forest.most.to_string()]);
    command.args(["--jobs", &arguments.jobs.to_string(), "--"]);
    command.args(forest.command.iter().map(filled));
    done(&mut command)
}

fn done(command: &mut Command) -> Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command
        .status()
        .with_context(|| format!("cannot run {program}"))?;
    ensure!(status.success(), "{program} ended with {status}");
    Ok(())
}
