//! `cargo xtask new` in a temporary workspace.

mod workspace;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use workspace::Workspace;

const SUM: &str = "grammar Sum; number : DIGIT+ ; sum : number ('+' number)* EOF ; DIGIT : [0-9] ;";

/// Writes a parser, its lexer, and an import in a folder beside.
fn split(place: &Workspace) -> String {
    place.write(
        "from/SumLexer.g4",
        "lexer grammar SumLexer; import Digits; PLUS : '+' ;",
    );
    place.write(
        "from/imports/Digits.g4",
        "lexer grammar Digits; DIGIT : [0-9] ;",
    );
    place.write(
        "from/SumParser.g4",
        "parser grammar SumParser; options { tokenVocab = SumLexer; }\n\
         sum : DIGIT+ (PLUS DIGIT+)* EOF ;",
    )
}

#[test]
fn one_file_becomes_a_format() {
    let place = Workspace::new();
    let grammar = place.write("Sum.g4", SUM);
    let sample = place.write("sample", "1+22");
    let ended = place.run(&["new", "sum", &grammar, "--sample", &sample]);
    assert!(ended.success, "{ended:?}");
    assert!(ended.stdout.contains("the sample parses"), "{ended:?}");
    assert!(
        ended.stderr.contains("the start rule is `sum`"),
        "{ended:?}"
    );
    assert_eq!(place.read("root/grammars/sum.g4"), SUM);
    assert_eq!(
        place.read("root/grammars/sum.toml"),
        "extensions = [\"sum\"]\nstart = \"sum\"\n"
    );
    let registry = place.read("root/generated/all/Cargo.toml");
    assert!(registry.contains("secateur-first") && registry.contains("secateur-sum"));
    assert!(
        place
            .read("root/generated/sum/program/src/main.rs")
            .contains("secateur_sum::FORMAT")
    );
    let checked = place.run(&["gen", "--check"]);
    assert!(checked.success, "{checked:?}");
}

#[test]
fn several_files_keep_their_places_and_count_all() {
    let place = Workspace::new();
    let parser = split(&place);
    let ended = place.run(&["new", "sum", &parser, "--extensions", "sum,.add"]);
    assert!(ended.success, "{ended:?}");
    assert_eq!(
        place.read("root/grammars/sum.toml"),
        "extensions = [\"sum\", \"add\"]\nstart = \"sum\"\nfiles = [\"sum/SumParser.g4\"]\n"
    );
    for file in ["SumParser.g4", "SumLexer.g4", "imports/Digits.g4"] {
        let copy = place.read(&format!("root/grammars/sum/{file}"));
        assert_eq!(copy, place.read(&format!("from/{file}")));
    }
    let checked = place.run(&["gen", "--check"]);
    assert!(checked.success, "{checked:?}");

    place.write(
        "root/grammars/sum/imports/Digits.g4",
        "lexer grammar Digits; DIGIT : [0-7] ;",
    );
    let checked = place.run(&["gen", "--check"]);
    assert!(!checked.success);
    assert!(checked.stderr.contains("sum/src/tables.rs"), "{checked:?}");
    assert!(place.run(&["gen", "root/grammars/sum.toml"]).success);
    assert!(place.run(&["gen", "--check"]).success);
}

#[test]
fn what_is_no_longer_generated_goes() {
    let place = Workspace::new();
    let grammar = place.write("Sum.g4", SUM);
    assert!(place.run(&["new", "sum", &grammar]).success);
    let format = place.path("root/grammars/sum.g4").display().to_string();
    place.write("root/generated/sum/src/deep/old.rs", "// @generated\n");
    let checked = place.run(&["gen", "--check"]);
    assert!(!checked.success);
    assert!(
        checked.stderr.contains("deep/old.rs is not generated"),
        "{checked:?}"
    );
    assert!(place.run(&["gen", &format]).success);
    assert!(!place.path("root/generated/sum/src/deep").exists());
    assert!(place.run(&["gen", "--check"]).success);

    place.write("root/generated/sum/src/mine.rs", "fn mine() {}\n");
    let ended = place.run(&["gen", &format]);
    assert!(
        !ended.success && ended.stderr.contains("mine.rs is not generated"),
        "{ended:?}"
    );
    assert_eq!(
        place.read("root/generated/sum/src/mine.rs"),
        "fn mine() {}\n"
    );
}

#[test]
fn a_whole_folder_may_be_named() {
    let place = Workspace::new();
    let parser = split(&place);
    place.write("from/Digits.g4", "lexer grammar Digits; DIGIT : [0-9] ;");
    let lexer = place.path("from/SumLexer.g4").display().to_string();
    let digits = place.path("from/Digits.g4").display().to_string();
    let ended = place.run(&["new", "sum", &digits, &lexer, &parser]);
    assert!(ended.success, "{ended:?}");
    let toml = place.read("root/grammars/sum.toml");
    assert!(
        toml.contains("files = [\"sum/SumLexer.g4\", \"sum/SumParser.g4\"]"),
        "{toml}"
    );
    assert!(place.run(&["gen", "--check"]).success);
}

#[test]
fn a_part_of_a_format_generates_nothing() {
    let place = Workspace::new();
    let parser = split(&place);
    place.write("from/Digits.g4", "lexer grammar Digits; DIGIT : [0-9] ;");
    let lexer = place.path("from/SumLexer.g4").display().to_string();
    let digits = place.path("from/Digits.g4").display().to_string();
    assert!(place.run(&["new", "sum", &digits, &lexer, &parser]).success);
    for part in ["SumLexer.g4", "SumParser.g4"] {
        let ended = place.run(&["gen", &format!("root/grammars/sum/{part}")]);
        assert!(!ended.success);
        let wanted = "is only a part of the format `sum`: `cargo xtask gen ";
        assert!(ended.stderr.contains(wanted), "{ended:?}");
        assert!(ended.stderr.contains("sum.toml`"), "{ended:?}");
    }
    let ended = place.run(&["gen", &parser]);
    assert!(
        !ended.success && ended.stderr.contains("xtask new"),
        "{ended:?}"
    );
    for name in ["sumlexer", "sumparser"] {
        assert!(!place.path(&format!("root/generated/{name}")).exists());
    }
    assert!(place.run(&["gen", "--check"]).success);
}

#[test]
fn a_hook_of_several_files_is_linked() {
    let place = Workspace::new();
    place.write(
        "root/grammars/hooked.g4",
        "grammar hooked; s : X* EOF ; X : 'x' {this.allowed()}? ;",
    );
    place.write("root/grammars/hooked.rs", "mod inner;\n");
    place.write(
        "root/grammars/hooked/inner.rs",
        "pub const NAME: &str = \"allowed\";\n",
    );
    let made = place.run(&["gen"]);
    assert!(
        made.success && !made.stderr.contains("counts as true"),
        "{made:?}"
    );
    let library = place.read("root/generated/hooked/src/lib.rs");
    assert!(
        library.contains("use secateur_grammars::hooked as hook;"),
        "{library}"
    );
    let manifest = place.read("root/generated/hooked/Cargo.toml");
    assert!(manifest.contains("secateur-grammars"), "{manifest}");
    assert!(place.run(&["gen", "--check"]).success);
    place.write("x", "xx");
    let parsed = place.run(&["parse", "root/grammars/hooked.g4", "x"]);
    assert!(
        parsed.success && parsed.stderr.contains("hooked.rs is not run"),
        "{parsed:?}"
    );
    place.write(
        "root/grammars/hooked/inner.rs",
        "pub const NAME: &str = \"\";\n",
    );
    // It answers nothing now, which the tables record.
    let checked = place.run(&["gen", "--check"]);
    assert!(
        checked.stderr.contains("hooked/src/tables.rs"),
        "{checked:?}"
    );
}

#[test]
fn refusals_leave_everything_as_it_was() {
    let place = Workspace::new();
    let good = place.write("good.g4", SUM);
    let bad = place.write("bad.g4", "grammar bad; s : t EOF ;");
    let endless = place.write("endless.g4", "grammar endless; s : 'x' s ;");
    let sample = place.write("sample", "1+");
    let before = snapshot(&place);
    for (arguments, message) in [
        (&["new", "first", &good][..], "a format `first` already"),
        (&["new", "sum", "nowhere.g4"], "no file nowhere.g4"),
        (&["new", "sum", &bad], "there is no rule `t`"),
        (&["new", "sum", &endless], "can never be completed"),
        (&["new", "sum", &good, "--start", "plus"], "no rule `plus`"),
        (&["new", "all", &good], "cannot be called `all`"),
        (&["new", "trace", &good], "cannot be called `trace`"),
        (&["new", "../sum", &good], "cannot be called"),
        (
            &["new", "sum", &good, "--sample", &sample],
            "does not parse",
        ),
    ] {
        let ended = place.run(arguments);
        assert!(!ended.success, "{arguments:?}");
        assert!(ended.stderr.contains(message), "{arguments:?}: {ended:?}");
        assert_eq!(before, snapshot(&place), "{arguments:?}");
    }
}

#[test]
fn a_format_is_replaced_only_by_force() {
    let place = Workspace::new();
    let parser = split(&place);
    let ended = place.run(&["new", "first", &parser, "--force"]);
    assert!(ended.success, "{ended:?}");
    assert!(!place.path("root/grammars/first.g4").exists());
    assert!(place.path("root/grammars/first/SumLexer.g4").exists());
    assert!(place.run(&["gen", "--check"]).success);

    let grammar = place.write("Sum.g4", SUM);
    assert!(place.run(&["new", "first", &grammar, "--force"]).success);
    assert!(!place.path("root/grammars/first").exists());
    let own = place.path("root/grammars/first.g4").display().to_string();
    assert!(place.run(&["new", "first", &own, "--force"]).success);
    assert_eq!(place.read("root/grammars/first.g4"), SUM);
    assert!(place.run(&["gen", "--check"]).success);
}

fn snapshot(place: &Workspace) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    collect(&place.path("root"), &mut found);
    found
}

fn collect(folder: &Path, found: &mut BTreeMap<PathBuf, Vec<u8>>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.insert(path.clone(), Vec::new());
            collect(&path, found);
        } else {
            let bytes = std::fs::read(&path).unwrap();
            found.insert(path, bytes);
        }
    }
}

#[test]
fn settings_beside_the_source_are_kept() {
    let place = Workspace::new();
    let grammar = place.write(
        "make.ebnf",
        "makefile = { NAME , EOL } ;\nNAME = 'a' , { 'a' } ;\nEOL = ? line feed ? ;\nSPACE = ' ' ;",
    );
    let sample = place.write("sample", "a\n  aa \n");
    place.write(
        "make.toml",
        "extensions = ['mk']\ntokens = ['NAME', 'EOL']\nskip = ['SPACE']\n",
    );
    let ended = place.run(&["new", "make", &grammar, "--sample", &sample]);
    assert!(ended.success, "{ended:?}");
    assert_eq!(
        place.read("root/grammars/make.toml"),
        "extensions = [\"mk\"]\nstart = \"makefile\"\ntokens = [\"NAME\", \"EOL\"]\nskip = [\"SPACE\"]\n"
    );
    assert!(place.run(&["gen", "--check"]).success);

    place.write("make.toml", "tokens = ['NAMES']\n");
    let ended = place.run(&["new", "again", &grammar]);
    assert!(!ended.success);
    assert!(ended.stderr.contains("make.toml:1:11"), "{ended:?}");
    assert!(ended.stderr.contains("did you mean `NAME`?"), "{ended:?}");
}

#[test]
fn another_start_is_proposed_where_there_is_one() {
    let place = Workspace::new();
    let grammar = place.write("Two.g4", "grammar Two; item : 'a' ; file : item* EOF ;");
    let sample = place.write("sample", "b");
    let ended = place.run(&["new", "two", &grammar, "--sample", &sample]);
    assert!(
        !ended.success && !ended.stderr.contains("another rule"),
        "{ended:?}"
    );
    let grammar = place.write("Other.g4", "grammar Other; item : 'a' ; file : item* ;");
    let ended = place.run(&["new", "two", &grammar, "--sample", &sample]);
    assert!(
        ended
            .stderr
            .contains("a whole file is `item`; --start names another rule, such as `file`"),
        "{ended:?}"
    );
}

#[test]
fn habits_and_claims_are_warnings_and_tokens_are_explained() {
    let place = Workspace::new();
    let grammar = place.write(
        "Sum.g4",
        "grammar Sum; options { superClass = Sums; }\nsum : number { '+' number } EOF ;\nnumber : INT ;\n\
         FLOAT : [0-9]+ ('.' [0-9]+)? ;\nINT : [0-9]+ ;\nNOTE : '<' .* '>' -> skip ;\n",
    );
    let sample = place.write("sample", "12");
    let ended = place.run(&[
        "new",
        "sum",
        &grammar,
        "--extensions",
        "first",
        "--sample",
        &sample,
    ]);
    assert!(!ended.success);
    assert!(
        ended.stdout.contains(
            "`12` is FLOAT (line 4), which comes before INT (line 5); INT matches it too"
        ),
        "{ended:?}"
    );
    for warning in [
        "( '+' number )*",
        "no lexer rule reads white space",
        "`.*` does not stop at the first '>'",
        "there is no hook for the class `Sums`",
        "those of the format `first`",
    ] {
        assert!(ended.stderr.contains(warning), "{warning}: {ended:?}");
    }
}
