//! All messages for people in one list, to be read as such, and to be seen where a change makes one.
//!
//! `goldens/messages.txt` has the texts of at least three words in the sources of programs and
//! libraries, without tests, panics, attributes and generated code. `SECATEUR_UPDATE=1` writes it instead.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, Item, LitStr};

/// Functions and macros whose texts are for developers.
const PANICS: &[&str] = &[
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
    "expect",
    "expect_err",
    "panic",
    "unreachable",
];

const FOLDERS: &[&str] = &["grammar-compiler", "runtime"];

/// Files and folders in them that are no part of a program for people.
const NO_MESSAGES: &[&str] = &["benches", "emit", "target", "tests", "tests.rs"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Adds the sources in a folder, in the order of their names.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut entries: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    entries.sort();
    for path in entries {
        if NO_MESSAGES.iter().any(|name| path.ends_with(name)) {
            continue;
        }
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let text = attribute.meta.to_token_stream().to_string();
        text.contains("test") && !text.contains("not")
    })
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Mod(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Const(item) => &item.attrs,
        _ => &[],
    }
}

/// Adds the messages of some code.
fn messages(code: TokenStream, found: &mut Vec<String>) {
    let (mut name, mut before) = (String::new(), String::new());
    for token in code {
        let this = token.to_string();
        match token {
            TokenTree::Ident(_) => name.clone_from(&this),
            TokenTree::Group(group) => {
                let called = before == name || before == "!";
                if before != "#" && !(called && PANICS.contains(&&*name)) {
                    messages(group.stream(), found);
                }
            }
            TokenTree::Literal(_) => {
                found.extend(syn::parse_str::<LitStr>(&this).ok().and_then(text))
            }
            TokenTree::Punct(_) => {}
        }
        before = this;
    }
}

/// Returns the message in one line; `None` if the text has fewer than three words.
fn text(literal: LitStr) -> Option<String> {
    let text = literal.value();
    let is_word = |word: &&str| word.chars().filter(|c| c.is_alphabetic()).count() > 1;
    let words = text.split_whitespace().filter(is_word).count();
    (words > 2).then(|| text.trim().replace('\n', "\\n"))
}

#[test]
fn all_messages_are_listed() {
    let mut files = Vec::new();
    for folder in FOLDERS {
        sources(&root().join(folder), &mut files);
    }
    let mut now = String::new();
    for path in files {
        let text = fs::read_to_string(&path).expect("a source");
        let file = syn::parse_file(&text).expect("Rust");
        let mut found = Vec::new();
        for item in file.items.iter().filter(|item| !is_test(attributes(item))) {
            messages(item.to_token_stream(), &mut found);
        }
        if !found.is_empty() {
            let path = path.strip_prefix(root()).expect("a path below the root");
            now.push_str(&format!("{}\n", path.display()));
            for message in found {
                now.push_str(&format!("    {message}\n"));
            }
        }
    }
    let path = root().join("tests/goldens/messages.txt");
    if std::env::var_os("SECATEUR_UPDATE").is_some() {
        return fs::write(&path, now).expect("a list that can be written");
    }
    let old = fs::read_to_string(&path).expect("the list of messages");
    assert!(old == now, "SECATEUR_UPDATE=1 writes {}", path.display());
}
