//! A worker process: compiles one grammar and tries its examples.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result};
use secateur_syntax::format::{Format, TableFormat};
use secateur_tables::Kind;

use secateur_syntax::Language;
use secateur_syntax::lex::{Token, tokenize_recovering};
use secateur_syntax::parse::Parser;
use sha1::{Digest, Sha1};

use super::expected::ExpectedGrammar;
use super::supervise::{Compiled, Found, Line};
use crate::grammars::{compile_published, link};

/// Arguments of a worker.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    file: PathBuf,
    collection: PathBuf,
    index: usize,
    from: usize,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let truth = super::read(&arguments.file)?;
    let grammar = truth.grammars.get(arguments.index).context("no grammar")?;
    let began = Instant::now();
    let files: Vec<PathBuf> = grammar
        .lexer
        .iter()
        .chain([&grammar.parser])
        .map(|path| arguments.collection.join(path))
        .collect();
    let dir = arguments.collection.join(&grammar.dir);
    let folders = declared(&dir, &["<imports>"])
        .iter()
        .map(|folder| dir.join(folder))
        .collect();
    let (compiled, warnings) = match compile_published(&files, &grammar.entry, folders) {
        Ok(compiled) => compiled,
        Err(error) => return say(&Line::Failed(format!("{error:#}"))),
    };
    let format = link(compiled.tables)?;
    let language = format.language();
    say(&Line::Compiled(Compiled {
        seconds: began.elapsed().as_secs_f64(),
        kinds: language.kinds(),
        lexer_states: language.automata().lexer().transitions.states(),
        warnings,
    }))?;
    let mut parser = Parser::new(language);
    let latin1 = declares_latin1(&arguments.collection.join(&grammar.dir));
    for (index, example) in grammar.examples.iter().enumerate().skip(arguments.from) {
        let text = read_example(&arguments.collection, grammar, &example.path, latin1)?;
        let mut found = try_example(&format, &mut parser, &text);
        found.index = index;
        say(&Line::Example(found))?;
    }
    Ok(())
}

fn say(line: &Line) -> Result<()> {
    let mut stdout = std::io::stdout().lock();
    writeln!(stdout, "{}", serde_json::to_string(line)?)?;
    Ok(stdout.flush()?)
}

fn try_example(format: &TableFormat, parser: &mut Parser, text: &[u8]) -> Found {
    let began = Instant::now();
    let language = format.language();
    let (tokens, errors) = tokenize_recovering(language, text);
    let parsed = parser.parse_prefix(language, format, &tokens);
    let seconds = began.elapsed().as_secs_f64();
    let message = match (&parsed, errors.first()) {
        (_, Some(error)) => Some(error.to_string()),
        (Err(failure), None) => Some(failure.describe(language, text, &tokens)),
        (Ok(_), None) => None,
    };
    Found {
        index: 0,
        ok: message.is_none(),
        not_at_eof: parsed.is_ok_and(|(_, end)| end < tokens.len()),
        tokens: tokens.len() as u64,
        token_hash: hash(language, &tokens),
        seconds,
        message,
    }
}

fn hash(language: &Language, tokens: &[Token]) -> String {
    let mut hash = Sha1::new();
    for (at, token) in tokens.iter().enumerate() {
        if at > 0 {
            hash.update("\n");
        }
        hash.update(name_of(language, token.kind));
    }
    hash.finalize().iter().map(|b| format!("{b:02x}")).collect()
}

fn name_of(language: &Language, kind: Kind) -> &str {
    language.kind_name(kind)
}

fn read_example(
    collection: &Path,
    grammar: &ExpectedGrammar,
    path: &str,
    latin1: bool,
) -> Result<Vec<u8>> {
    let inside = collection.join(&grammar.dir).join(path);
    let bytes = std::fs::read(&inside)
        .or_else(|_| std::fs::read(collection.join(path)))
        .with_context(|| format!("cannot read {}", inside.display()))?;
    Ok(if latin1 {
        bytes.iter().map(|&b| char::from(b)).collect::<String>()
    } else {
        String::from_utf8_lossy(&bytes).into_owned()
    }
    .into_bytes())
}

fn declares_latin1(dir: &Path) -> bool {
    declared(dir, &["<file-encoding>", "<fileEncoding>"])
        .iter()
        .any(|value| {
            let value = value.to_lowercase().replace('_', "-");
            value == "iso-8859-1" || value == "latin1"
        })
}

fn declared(dir: &Path, tags: &[&str]) -> Vec<String> {
    let mut values = Vec::new();
    for name in ["desc.xml", "pom.xml"] {
        let text = std::fs::read_to_string(dir.join(name)).unwrap_or_default();
        for tag in tags {
            for rest in text.split(tag).skip(1) {
                let value = rest.split('<').next().unwrap_or("");
                values.extend(value.split(';').map(|value| value.trim().to_owned()));
            }
        }
    }
    values
}
