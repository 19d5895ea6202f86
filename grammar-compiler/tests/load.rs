//! Loading grammars: meaning of paths, and files beside them.

use std::fs;
use std::path::{Path, PathBuf};

use grammar_compiler::diagnostics::Severity;
use grammar_compiler::load::{LoadError, Loader, grammars_in};
use tempfile::TempDir;

fn folder(files: &[(&str, &str)]) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (path, text) in files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

const LEXER: &str = "lexer grammar WordsLexer; import Space; WORD : [a-z]+ ;";
const SPACE: &str = "lexer grammar Space; WS : [ \\n]+ -> skip ;";
const PARSER: &str = "parser grammar WordsParser; options { tokenVocab = WordsLexer; }\n\
                      words : WORD+ ; file : words EOF ;";

#[test]
fn several_files_settings_that_name_them_and_one_that_names_another_are_the_same() {
    let folder = folder(&[
        ("words/WordsLexer.g4", LEXER),
        ("words/Space.g4", SPACE),
        ("words/WordsParser.g4", PARSER),
        (
            "words.toml",
            "files = [\"words/WordsLexer.g4\", \"words/WordsParser.g4\"]\nextensions = [\"wd\"]\n",
        ),
    ]);
    let path = |name: &str| folder.path().join(name);
    let settings = Loader::new([path("words.toml")]).compile().unwrap();
    assert_eq!(settings.tables.name, "words");
    assert_eq!(settings.tables.extensions[..], ["wd"]);
    assert_eq!(settings.pnf.rules[0].name, "file");
    let metadata = grammar_compiler::Metadata {
        name: "words".to_owned(),
        extensions: vec!["wd".to_owned()],
        ..Default::default()
    };
    for paths in [
        vec![path("words/WordsLexer.g4"), path("words/WordsParser.g4")],
        vec![path("words/WordsParser.g4")],
    ] {
        let loader = Loader::new(paths).metadata(metadata.clone());
        assert!(loader.compile().unwrap().tables == settings.tables);
        let (linted, found) = loader.load().unwrap().lint();
        assert!(linted.unwrap().tables == settings.tables);
        assert_eq!(found.count(Severity::Warning), 1, "`file` is chosen");
    }
    assert_eq!(grammars_in(folder.path()).unwrap(), [path("words.toml")]);
}

#[test]
fn the_settings_beside_the_first_file_count() {
    let start = "start = \"words\"\n";
    let folder = folder(&[
        ("WordsLexer.g4", LEXER),
        ("WordsLexer.toml", start),
        ("Space.g4", SPACE),
        ("WordsParser.g4", PARSER),
    ]);
    let paths = ["WordsLexer.g4", "WordsParser.g4"].map(|name| folder.path().join(name));
    let start = |loader: Loader| {
        let loaded = loader.load().unwrap();
        (loaded.start().to_owned(), loaded.start_was_chosen)
    };
    assert_eq!(start(Loader::new(&paths)), ("words".to_owned(), false));
    assert_eq!(start(Loader::new(&paths).bare()), ("file".to_owned(), true));
    assert_eq!(
        start(Loader::new(&paths).start("file")),
        ("file".to_owned(), false)
    );
}

#[test]
fn the_start_rule_is_chosen_if_only_one_looks_like_a_file() {
    for (rules, start) in [
        ("a : 'a' ; b : a EOF ;", "b"),
        ("a : 'a' EOF ; b : 'b' EOF ;", "a"),
        ("a : 'a' ; b : 'b' EOF ; c : 'c' EOF ;", "a"),
        ("a : 'a' ; b : 'b' EOF ; c : b 'c' ;", "a"),
        ("a : 'a' ; b : 'b' ;", "a"),
    ] {
        let loader = Loader::text("g.g4", format!("grammar g; {rules}"));
        assert_eq!(loader.load().unwrap().start(), start, "{rules}");
    }
}

#[test]
fn all_files_that_matter_are_listed() {
    let folder = folder(&[
        ("words.g4", "grammar words; import Space; file : 'a' EOF ;"),
        ("Space.g4", SPACE),
        ("words.rs", "mod a; pub fn prepare() {}"),
        ("words/a.rs", ""),
    ]);
    let loaded = Loader::new([folder.path().join("words.g4")])
        .load()
        .unwrap();
    assert!(loaded.hook.as_ref().is_some_and(|hook| hook.prepares()));
    let inside = |path: PathBuf| path.strip_prefix(folder.path()).unwrap().to_owned();
    let paths: Vec<PathBuf> = loaded.dependencies().into_iter().map(inside).collect();
    let expected = [
        "words.g4",
        "Space.g4",
        "words.toml",
        "words.rs",
        "words/a.rs",
    ];
    assert_eq!(paths, expected.map(Path::new));
}

#[test]
fn unloadable_files_are_reported() {
    let folder = folder(&[
        ("empty.toml", "extensions = []\n"),
        ("wrong.g4", "grammar wrong; file : missing ;"),
        ("wrong.toml", "strat = \"file\"\n"),
        ("latin.g4", ""),
        ("twice.g4", "grammar twice; file : 'a' ;"),
    ]);
    let path = |name: &str| folder.path().join(name);
    let message = |loader: Loader| loader.load().unwrap_err().to_string();
    let shown = message(Loader::new(Vec::<PathBuf>::new()));
    assert_eq!(shown, "no grammar is given: name its file");
    for name in ["none.g4", "none.toml"] {
        let error = Loader::new([path(name)]).load().unwrap_err();
        assert!(matches!(&error, LoadError::Unreadable { path: at, .. } if *at == path(name)));
    }
    assert!(message(Loader::new([path("empty.toml")])).contains("name no `files`"));
    assert!(message(Loader::new([path("wrong.g4")])).contains("strat"));
    let bare = message(Loader::new([path("wrong.g4")]).bare());
    assert!(
        bare.contains("missing") && bare.contains("wrong.g4:1:23"),
        "{bare}"
    );
    // Published grammars have comments in other encodings.
    fs::write(path("latin.g4"), b"grammar latin; // caf\xe9\nfile : 'a' ;").unwrap();
    assert!(Loader::new([path("latin.g4")]).load().is_ok());

    let many: String = (0..30).map(|at| format!(" r{at} : 'a' ;")).collect();
    let loader = Loader::text("g.g4", format!("grammar g;{many}"));
    let shown = message(loader.start("unlike-all"));
    assert!(shown.contains("`r19` and 10 more"), "{shown}");
}

/// The shortest sentence of each rule has twice the length of the one before it.
#[test]
fn sentences_that_double_are_an_error() {
    let mut text = "grammar G;\n".to_owned();
    for rule in (1..50).rev() {
        text.push_str(&format!("a{rule}: a{0} a{0};\n", rule - 1));
    }
    text.push_str("a0: 'x';\n");
    let error = Loader::text("G.g4", text).compile().unwrap_err();
    let said = error.to_string();
    assert!(said.contains("shortest sentences have more than"), "{said}");
    // Lengths saturate: the first rule with the longest counted sentence is named.
    assert!(said.contains("`a32`"), "{said}");
}

#[test]
fn settings_name_files_below_their_folder_alone() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("in");
    fs::create_dir(&folder).unwrap();
    let grammar = "grammar G;\na: 'x';\n";
    fs::write(place.path().join("out.g4"), grammar).unwrap();
    fs::write(folder.join("in.g4"), grammar).unwrap();
    std::os::unix::fs::symlink("../out.g4", folder.join("link.g4")).unwrap();
    let settings = folder.join("g.toml");
    let absolute = place.path().join("out.g4").display().to_string();
    let load = |file: &str| {
        fs::write(&settings, format!("files = [{file:?}]\n")).unwrap();
        Loader::new([&settings]).load().map(drop)
    };
    load("in.g4").unwrap();
    for file in ["../out.g4", "link.g4", "x/../../out.g4", &absolute] {
        let error = load(file).unwrap_err();
        assert!(
            matches!(error, LoadError::Outside { .. }),
            "{file}: {error}"
        );
    }
}

#[test]
fn errors_of_settings_are_shown_in_the_settings() {
    let grammar = "grammar words; file : word* EOF ; word : WORD ; WORD : [a-z]+ ;";
    let error = |settings: &str| {
        let folder = folder(&[("words.g4", grammar), ("words.toml", settings)]);
        let loader = Loader::new([folder.path().join("words.g4")]);
        let error = loader.compile().unwrap_err().to_string();
        assert!(error.contains("did you mean `word`?"), "{error}");
        error
    };
    assert!(error("start = 'wird'\n").contains("words.toml:1:9"));
    assert!(error("[stand-ins]\nwird = 'a'\n").contains("words.toml:2:1"));
}

/// The automaton of such a rule begins with an escape to the interpreter.
#[test]
fn a_rule_whose_hook_decides_on_the_empty_text_is_linted() {
    let grammar = "grammar Runs; file : (ITEM | RUN)* EOF ; one : RUN ;\n\
                   ITEM : 'i' [0-9]+ ; RUN : [0-9]* {complete()}? ;";
    let hook = "pub static FAMILY: &str = \"complete\";";
    let folder = folder(&[("runs.g4", grammar), ("runs.rs", hook)]);
    let loaded = Loader::new([folder.path().join("runs.g4")]).load().unwrap();
    let (compiled, diagnostics) = loaded.lint();
    assert!(compiled.is_some());
    let found = diagnostics.render(&loaded.sources);
    assert!(found.contains("`RUN` matches the empty text"), "{found}");
}

#[test]
fn counts_need_their_token_types() {
    let grammar = "grammar sizes; file : SIZE ITEM* EOF ; SIZE : 'n' ; ITEM : 'i' ;";
    let settings = "[counts]\nSIZE = { tokens = 'ITEM' }\n";
    let load = |settings: &str| {
        let folder = folder(&[("sizes.g4", grammar), ("sizes.toml", settings)]);
        Loader::new([folder.path().join("sizes.g4")]).compile()
    };
    let tables = load(settings).unwrap().tables;
    let count = tables.counts[0];
    assert_eq!(tables.kind_name(count.token), "SIZE");
    assert_eq!(tables.kind_name(count.of.kind()), "ITEM");
    let error = load(&settings.replace("ITEM", "ITEMS")).unwrap_err();
    let error = error.to_string();
    assert!(error.contains("did you mean `ITEM`?"), "{error}");
}
