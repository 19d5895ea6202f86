//! Imported grammars: `import` and `tokenVocab`.
//!
//! Files are searched for beside the one that names them, in its folder `imports`, in its parent
//! folder, and in the folders of the hints.

use std::path::{Component, Path, PathBuf};

use crate::ast::{GrammarFile, GrammarKind, Ident, RuleKind};
use crate::diagnostics::{Diagnostic, Diagnostics, Sources};
use crate::front;
use crate::hints::Hints;

/// Maximal number of direct and indirect imports of a grammar.
const MAX_IMPORTS: usize = 100;

/// Merges imports, and adds the lexers that `tokenVocab` names; `false` after an error.
pub fn resolve(
    sources: &mut Sources,
    files: &mut Vec<GrammarFile>,
    hints: &Hints,
    diagnostics: &mut Diagnostics,
) -> bool {
    keep_main(files);
    let mut complete = true;
    let mut at = 0;
    while at < files.len() {
        let mut known = vec![files[at].name.text.clone()];
        complete &= import(sources, &mut files[at], &mut known, hints, diagnostics);
        if let Some(name) = vocabulary(&files[at])
            && !files.iter().any(|file| file.name.text == name.text)
        {
            match find(sources, &name, hints) {
                Some(path) => {
                    let text = std::fs::read(&path).unwrap_or_default();
                    complete &=
                        take_vocabulary(sources, files, at, (&path, text), hints, diagnostics);
                }
                None => diagnostics.extend(no_vocabulary(&name, files)),
            }
        }
        at += 1;
    }
    complete
}

/// Reports missing grammars together with other errors.
pub fn check_named(
    sources: &Sources,
    files: &[GrammarFile],
    hints: &Hints,
    diagnostics: &mut Diagnostics,
) {
    let is_read = |name: &Ident| files.iter().any(|file| file.name.text == name.text);
    for file in files {
        if let Some(name) = vocabulary(file)
            && !is_read(&name)
            && find(sources, &name, hints).is_none()
        {
            diagnostics.extend(no_vocabulary(&name, files));
        }
        for name in &file.imports {
            if !is_read(name) && find_import(sources, name, hints).is_none() {
                diagnostics.push(no_import(name));
            }
        }
    }
}

/// Drops imported files, so that a whole folder can be given.
pub fn keep_main(files: &mut Vec<GrammarFile>) {
    let imported = |of: &GrammarFile| -> Vec<String> {
        let names = of.imports.iter().filter(|name| name.text != of.name.text);
        names.map(|name| name.text.clone()).collect()
    };
    let imported: Vec<String> = files.iter().flat_map(imported).collect();
    let main = |file: &GrammarFile| !imported.contains(&file.name.text);
    // In a cycle of imports there is no main file.
    if files.iter().any(main) {
        files.retain(main);
    }
}

fn vocabulary(file: &GrammarFile) -> Option<Ident> {
    let options = file.options.iter().rev();
    let named = options
        .into_iter()
        .find(|(key, _)| key.text == "tokenVocab");
    named.map(|(_, value)| value.clone())
}

/// Finds a grammar or `.tokens` file near the file that names it.
fn find(sources: &Sources, name: &Ident, hints: &Hints) -> Option<PathBuf> {
    let here = Path::new(sources.name(name.span.file)).parent()?;
    let near = [here.to_owned(), here.join("imports"), here.join("..")];
    let folders: Vec<&PathBuf> = near.iter().chain(&hints.folders).collect();
    // `tokenVocab` may be a path.
    let stem = name.text.replace('\\', "/");
    // A grammar from the web must not leave the folders.
    let plain = |part| matches!(part, Component::Normal(_) | Component::CurDir);
    if !Path::new(&stem).components().all(plain) {
        return None;
    }
    ["g4", "tokens"]
        .iter()
        .flat_map(|extension| folders.iter().map(move |folder| (folder, extension)))
        .map(|(folder, extension)| folder.join(format!("{stem}.{extension}")))
        .find(|path| path.is_file())
}

fn find_import(sources: &Sources, name: &Ident, hints: &Hints) -> Option<PathBuf> {
    find(sources, name, hints).filter(|path| path.extension().is_some_and(|e| e == "g4"))
}

fn no_import(name: &Ident) -> Diagnostic {
    Diagnostic::error(
        name.span,
        format!("the imported grammar `{}` was not found", name.text),
    )
    .help(format!("put `{}.g4` beside this file", name.text))
}

/// Warns of a missing `tokenVocab`, unless a lexer grammar was given.
fn no_vocabulary(name: &Ident, files: &[GrammarFile]) -> Option<Diagnostic> {
    if files.iter().any(|file| file.kind == GrammarKind::Lexer) {
        return None;
    }
    Some(
        Diagnostic::warning(
            name.span,
            format!("no file with the tokens of `{}` was found", name.text),
        )
        .help(format!(
            "if there is a `{}.g4` in another folder, name that file, too",
            name.text
        )),
    )
}

/// Reads a `tokenVocab`: lexer of a parser grammar, else only names of tokens.
fn take_vocabulary(
    sources: &mut Sources,
    files: &mut Vec<GrammarFile>,
    user: usize,
    (path, text): (&Path, Vec<u8>),
    hints: &Hints,
    diagnostics: &mut Diagnostics,
) -> bool {
    let text = String::from_utf8_lossy(&text).into_owned();
    let span = files[user].name.span;
    if path
        .extension()
        .is_some_and(|extension| extension == "tokens")
    {
        sources.add(path.display().to_string(), text.as_str());
        let names = text.lines().filter_map(|line| line.rsplit_once('='));
        let named = names.filter(|(name, _)| !name.starts_with('\''));
        files[user].tokens.extend(named.map(|(name, _)| Ident {
            text: name.to_owned(),
            span,
        }));
        return true;
    }
    let id = sources.add(path.display().to_string(), text);
    let Some(mut found) = front::read(sources, id, hints, diagnostics) else {
        return false;
    };
    if files[user].kind == GrammarKind::Parser && found.kind == GrammarKind::Lexer {
        files.push(found);
        return true;
    }
    let mut known = vec![found.name.text.clone()];
    let complete = import(sources, &mut found, &mut known, hints, diagnostics);
    let rules = found.rules.iter().filter(|rule| {
        matches!(
            rule.kind,
            RuleKind::Lexer {
                fragment: false,
                ..
            }
        )
    });
    let names: Vec<Ident> = found
        .tokens
        .iter()
        .chain(rules.map(|rule| &rule.name))
        .cloned()
        .collect();
    files[user].tokens.extend(names);
    complete
}

/// Merges imports, depth first; existing definitions win, options are not imported.
fn import(
    sources: &mut Sources,
    into: &mut GrammarFile,
    known: &mut Vec<String>,
    hints: &Hints,
    diagnostics: &mut Diagnostics,
) -> bool {
    let mut complete = true;
    for name in std::mem::take(&mut into.imports) {
        if known.contains(&name.text) {
            continue;
        }
        known.push(name.text.clone());
        let path = find_import(sources, &name, hints);
        let text = path.as_ref().map(std::fs::read);
        let (Some(path), Some(Ok(text)), true) = (path, text, known.len() < MAX_IMPORTS) else {
            diagnostics.push(no_import(&name));
            complete = false;
            continue;
        };
        let text = String::from_utf8_lossy(&text).into_owned();
        let id = sources.add(path.display().to_string(), text);
        let Some(mut found) = front::read(sources, id, hints, diagnostics) else {
            complete = false;
            continue;
        };
        complete &= import(sources, &mut found, known, hints, diagnostics);
        merge(into, found);
    }
    complete
}

fn merge(into: &mut GrammarFile, from: GrammarFile) {
    for rule in from.rules {
        if into.kind == GrammarKind::Lexer && rule.kind == RuleKind::Parser {
            continue;
        }
        if !into
            .rules
            .iter()
            .any(|known| known.name.text == rule.name.text)
        {
            into.rules.push(rule);
        }
    }
    for token in from.tokens {
        if !into.tokens.iter().any(|known| known.text == token.text) {
            into.tokens.push(token);
        }
    }
    for channel in from.channels {
        if !into.channels.iter().any(|known| known.text == channel.text) {
            into.channels.push(channel);
        }
    }
}
