//! Languages, built in and given as grammars.

use std::fs;

use super::place::Place;

#[test]
fn languages_are_listed() {
    let place = Place::new();
    let list = place.reduce(&["list", "languages"]).stdout;
    let line = |name: &str| {
        let found = list
            .lines()
            .find(|line| line.split(' ').next() == Some(name));
        found.unwrap_or_else(|| panic!("{name} in {list}"))
    };
    assert!(line("json").contains(".json"));
    assert!(line("c").contains(".h"));
    // For texts of any language, by name instead of extension.
    for name in ["lines", "tokens", "brackets"] {
        assert!(!line(name).contains('.'), "{list}");
    }
}

#[test]
fn any_text_can_be_reduced_without_its_grammar() {
    let place = Place::new();
    let text = "int f(a) {\n  don't [touch; {this}];\n}\n\nneedle (one, \"two\")\n";
    fs::write(
        place.path("x.json"),
        [text.as_bytes(), b"\xff\x00 (\xc3)"].concat(),
    )
    .unwrap();
    for (language, result) in [
        ("lines", "needle (one, \"two\")"),
        ("tokens", "needle"),
        ("brackets", "needle"),
    ] {
        place.reduce(&[
            "--language",
            language,
            "--strategy",
            "lists",
            "--quiet",
            "./test.sh",
            "x.json",
        ]);
        assert_eq!(place.read("x.reduced.json"), result, "{language}");
    }
    place.write("x.json", "needle (]");
    place.refuse(
        &["--strict", "--language", "brackets", "./test.sh", "x.json"],
        1,
        "unexpected `]`",
    );
}

#[test]
fn a_grammar_can_be_given() {
    let place = Place::new();
    place.write(
        "words.g4",
        "grammar words;\nfile : line* EOF ;\nline : WORD+ ';' ;\nWORD : [a-z]+ ;\nWS : [ \\n]+ -> skip ;\n",
    );
    place.write("x.words", "a needle b;\nc d;\ne;\n");
    let test = "sh -c 'grep -q needle x.words && grep -q \";$\" x.words'";
    place.reduce(&["--grammar", "words.g4", test, "x.words"]);
    let result = place.read("x.reduced.words");
    assert_eq!(result.replace(char::is_whitespace, ""), "needle;");

    place.write("x.words", "a needle b;\nc 1 d;\n");
    let arguments = ["--strict", "--grammar", "words.g4", "true", "x.words"];
    place.refuse(&arguments, 1, "x.words:2:3:");
    place.refuse(&["--grammar", "none.g4", "true", "x.words"], 2, "none.g4");
}

#[test]
fn settings_beside_a_given_grammar_count() {
    let place = Place::new();
    // Without settings the first rule is the start, and each letter a token.
    place.write(
        "words.bnf",
        "<word> ::= <letter> | <letter> <word>\n<letter> ::= 'a' .. 'z'\n\
         <file> ::= <word> | <word> <file>\n",
    );
    place.write("words.toml", "start = \"file\"\ntokens = [\"word\"]\n");
    place.write("x.words", "some needle\nelse\n");
    let test = "sh -c 'grep -q needle x.words'";
    place.reduce(&["--grammar", "words.bnf", test, "x.words"]);
    assert_eq!(place.read("x.reduced.words").trim(), "needle");
    place.write("words.toml", "strat = \"file\"\n");
    let arguments = ["--grammar", "words.bnf", test, "x.words"];
    let ended = place.refuse(&arguments, 2, "words.toml");
    assert!(ended.stderr.contains("strat"), "{}", ended.stderr);
}

/// Words between semicolons; the last rule is a file.
const WORDS: &str = "grammar words;\nline : WORD+ ';' ;\nfile : line* EOF ;\nWORD : [a-z]+ ;\n\
                     WS : [ \\n]+ -> skip ;\n";

#[test]
fn a_file_is_the_rule_that_ends_with_eof() {
    let place = Place::new();
    place.write("words.g4", WORDS);
    place.write("x.words", "a needle b;\nc d;\ne;\n");
    let test = "sh -c 'grep -q needle x.words'";
    let ended = place.reduce(&["--strict", "--grammar", "words.g4", test, "x.words"]);
    assert!(
        ended.stderr.contains("the start rule is `file`"),
        "{}",
        ended.stderr
    );
    let result = place.read("x.reduced.words");
    assert_eq!(result.replace(char::is_whitespace, ""), "needle;");
}

#[test]
fn the_start_rule_can_be_named() {
    let place = Place::new();
    place.write("words.g4", WORDS);
    place.write("words.toml", "start = \"file\"\n");
    place.write("x.words", "a needle b;\n");
    let with = |start| {
        [
            "--strict",
            "--grammar",
            "words.g4",
            "--start",
            start,
            "true",
            "x.words",
        ]
    };
    let ended = place.reduce(&with("line"));
    assert!(
        !ended.stderr.contains("the start rule is"),
        "{}",
        ended.stderr
    );
    place.write("x.words", "a needle b;\nc;\n");
    place.refuse(&with("line"), 1, "x.words:2:1:");
    place.refuse(&with("fiel"), 2, "no rule `fiel` to start with");
    let ended = place.refuse(&with("fiel"), 2, "words.g4:2:1");
    assert!(
        ended.stderr.contains("did you mean `file`?"),
        "{}",
        ended.stderr
    );
    let ended = place.refuse(&with("whole"), 2, "words.g4:2:1");
    assert!(
        ended.stderr.contains("the rules are `line`, `file`"),
        "{}",
        ended.stderr
    );
    place.refuse(&["--start", "file", "true", "x.words"], 2, "--grammar");
}

#[test]
fn a_corpus_is_searched_for_the_extensions_of_a_given_grammar() {
    let place = Place::new();
    place.write("words.g4", WORDS);
    place.write("words.toml", "start = \"file\"\nextensions = [\"wd\"]\n");
    fs::create_dir(place.path("corpus")).unwrap();
    place.write("corpus/a.wd", "a;\n");
    place.write("corpus/b.wd", "a b;\nc;\n");
    place.write("corpus/c.words", "1\n");
    let none = ["corpus", "--grammar", "words.g4", "corpus", "none.txt"];
    place.refuse(&none, 2, "cannot read the input none.txt");
    let found = place.reduce(&["corpus", "--json", "--grammar", "words.g4", "corpus"]);
    assert!(found.stdout.contains("\"files\":2"), "{}", found.stdout);
    // Without settings the grammar's name is the extension.
    place.write("words.toml", "start = \"file\"\n");
    let words = ["corpus", "--json", "--grammar", "words.g4", "corpus"];
    let found = place.run(&words);
    assert!(found.stdout.contains("\"files\":1"), "{}", found.stdout);
    let words = [
        "corpus",
        "--grammar",
        "words.g4",
        "--extensions",
        "no",
        "corpus",
    ];
    place.refuse(&words, 2, "none ends in .no");
}

#[test]
fn an_unexpected_token_is_explained_by_the_given_grammar() {
    let place = Place::new();
    place.write(
        "sum.g4",
        "grammar sum;\nall : INT ('+' INT)* EOF ;\nFLOAT : [0-9]+ ('.' [0-9]+)? ;\nINT : [0-9]+ ;\n",
    );
    place.write("a.sum", "1+2");
    let found = place.run(&["corpus", "--grammar", "sum.g4", "a.sum"]);
    let why = "`1` is FLOAT (line 3), which comes before INT (line 4); INT matches it too";
    assert!(found.stdout.contains(why), "{found:?}");
}

#[test]
fn a_given_grammar_may_have_the_hook_of_a_shipped_format() {
    let place = Place::new();
    let grammars = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("grammars");
    for (from, to) in [
        ("bencode.g4", "bencode.g4"),
        ("bencode.rs", "bencode.rs"),
        ("bencode.g4", "other.g4"),
        ("bencode.rs", "other.rs"),
    ] {
        place.write(to, &fs::read_to_string(grammars.join(from)).unwrap());
    }
    // Lengths show where strings end.
    place.write("x.ben", "l6:needle3:abci4e5:7:d1:e");
    let test = "sh -c 'grep -q 6:needle x.ben'";
    let ended = place.reduce(&["--strict", "--grammar", "bencode.g4", test, "x.ben"]);
    assert_eq!(place.read("x.reduced.ben").trim(), "6:needle");
    assert!(
        ended.stderr.contains("in the place of bencode.rs"),
        "{}",
        ended.stderr
    );
    let ended = place.run(&["--strict", "--grammar", "other.g4", test, "x.ben"]);
    assert!(
        ended.stderr.contains("other.rs is not run"),
        "{}",
        ended.stderr
    );
}

#[test]
fn a_given_grammar_may_have_the_names_of_a_shipped_format() {
    let place = Place::new();
    let grammars = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("grammars");
    let copy = |name: &str| {
        place.write(name, &fs::read_to_string(grammars.join(name)).unwrap());
    };
    copy("c.g4");
    copy("c.toml");
    let made = |from: [&str; 2]| {
        let size = ["--seed", "5", "--size", "150"];
        place.run(&[&["generate"], &from[..], &size].concat())
    };
    let shipped = made(["--language", "c"]);
    assert!(!shipped.stdout.is_empty());
    let grammar = ["--grammar", "c.g4"];
    assert_ne!(made(grammar).stdout, shipped.stdout);
    copy("c.rs");
    let given = made(grammar);
    assert_eq!(given.stdout, shipped.stdout);
    assert!(
        given.stderr.contains("in the place of c.rs"),
        "{}",
        given.stderr
    );
}

#[test]
fn the_settings_of_a_grammar_of_several_files_can_be_given() {
    let place = Place::new();
    place.write(
        "WordsLexer.g4",
        "lexer grammar WordsLexer;\nWORD : [a-z]+ ;\nWS : [ \\n]+ -> skip ;\n",
    );
    place.write(
        "WordsParser.g4",
        "parser grammar WordsParser;\noptions { tokenVocab = WordsLexer; }\n\
         word : WORD ;\nfile : word* EOF ;\n",
    );
    place.write(
        "words.toml",
        "start = \"file\"\nfiles = [\"WordsLexer.g4\", \"WordsParser.g4\"]\n",
    );
    place.write("x.words", "some needle\nelse\n");
    let test = "sh -c 'grep -q needle x.words'";
    place.reduce(&["--grammar", "words.toml", test, "x.words"]);
    assert_eq!(place.read("x.reduced.words").trim(), "needle");
}

#[test]
fn a_broken_grammar_is_shown() {
    let place = Place::new();
    place.write(
        "broken.g4",
        "grammar broken;\nfile : missing EOF ;\nWORD : [a-z]+ ;\n",
    );
    let arguments = ["--grammar", "broken.g4", "./test.sh", "x.json"];
    let ended = place.refuse(&arguments, 2, "broken.g4:2:8");
    for part in ["error", "`missing`", "2 | file : missing EOF ;", "^^^^^^^"] {
        assert!(ended.stderr.contains(part), "{part}: {}", ended.stderr);
    }
    place.write("broken.g4", "grammar broken;\nfile : 'a ;\n");
    place.refuse(&arguments, 2, "broken.g4:2:");
}

#[test]
fn a_language_is_found_without_an_extension() {
    let place = Place::new();
    let python = "import os\nfor i in range(3):\n    print(i, needle)\n";
    let c = "struct s { int a; char *b; };\n\nint needle(struct s *s, int n)\n{\n    int i;\n    \
             for (i = 0; i < n; i++) {\n        s->a += i * 2;\n    }\n    return s->a;\n}\n";
    place.write("first-line", &format!("#!/usr/bin/env python3\n{python}"));
    place.write("data.unknown", "{\"a\": [1, 2, {\"needle\": 3}]}");
    place.write("c.unknown", c);
    // No language is guessed unless the whole text is in it.
    place.write("semicolon.unknown", &c.replace("int i;", "int i"));
    place.write(
        "prose.txt",
        "Where is the needle? I do not know, she said.\n",
    );
    place.write("c.inc", c);
    // Ruby has commands without parentheses and `;`, but C describes the text in fewer bits.
    let call = "int f(int x) { return x + 1; }\nint needle(void) { return f(1) }\n";
    place.write("call.unknown", call);
    for (name, language) in [
        ("c.inc", "is read as c "),
        ("data.unknown", "is read as json "),
        ("c.unknown", "is read as c "),
        ("semicolon.unknown", "reduced as brackets"),
        ("call.unknown", "reduced as brackets"),
        ("prose.txt", "reduced as brackets"),
    ] {
        let ended = place.reduce(&["tree", name]);
        assert!(ended.stderr.contains(language), "{name}: {}", ended.stderr);
        assert!(ended.stderr.contains("--language"), "{}", ended.stderr);
        assert_eq!(ended.stderr.lines().count(), 1, "{}", ended.stderr);
    }
    let ended = place.reduce(&["tree", "first-line"]);
    assert_eq!(ended.stderr, "");
    assert!(ended.stdout.contains("forStatement"), "{}", ended.stdout);
    for (interpreter, text, language) in [
        ("ruby3.1 -w", "f(1\nneedle 2\n", "ruby"),
        ("env php", "<?php f(1; needle(2);\n", "php"),
        ("lua5.4", "f(1\nneedle(2)\n", "lua"),
    ] {
        place.write("first-line", &format!("#!/usr/bin/{interpreter}\n{text}"));
        let ended = place.reduce(&["tree", "first-line"]);
        let known = format!("the language {language}");
        assert!(
            ended.stderr.contains(&known),
            "{interpreter}: {}",
            ended.stderr
        );
    }
}

#[test]
fn another_language_is_not_taken_for_one_with_a_grammar() {
    let place = Place::new();
    // Ruby, too.
    let perl = "my $a = needle(1, 2);\nprint($a + f($a, [3, 4]));\n";
    let first = |line: &str| format!("#!{line}\n{perl}");
    for (name, text, language) in [
        ("x.pl", perl.to_owned(), "Perl"),
        ("X.PM", perl.to_owned(), "Perl"),
        ("first", first("/usr/bin/perl -w"), "Perl"),
        ("first.unknown", first("/usr/bin/env perl5.36"), "Perl"),
        ("first", first("/bin/sh"), "Shell"),
        ("x.jl", perl.to_owned(), "Julia"),
        ("first", first("/usr/bin/make -f"), "Make"),
        ("GNUmakefile", perl.to_owned(), "Make"),
        ("CMakeLists.txt", perl.to_owned(), "CMake"),
        ("Dockerfile", perl.to_owned(), "Dockerfile"),
    ] {
        place.write(name, &text);
        let ended = place.reduce(&["tree", name]);
        let notice = format!(
            "notice: {name} is {language} by its name or first line, and no grammar reads that; it is \
             reduced as brackets, without a grammar"
        );
        assert!(ended.stderr.contains(&notice), "{}", ended.stderr);
    }
    // The text of a heredoc is no sign of a language, nor are lines with `#`, directives of others.
    let data = "V24\n0\n1\n40\n128\n256\n880\n1024\n1327\n".repeat(9);
    for text in [
        format!("return <<'END';\n{data}END\n"),
        format!("# !!!!!!!   DO NOT EDIT THIS FILE   !!!!!!!\nreturn <<'END';\n{data}END\n"),
        "#\n# Settings of the service.\n#\n# Where the needle is.\n#needle=7\n#\n".to_owned(),
    ] {
        place.write("x.unknown", &text);
        let ended = place.reduce(&["tree", "x.unknown"]);
        assert!(
            ended.stderr.contains("without a grammar"),
            "{}",
            ended.stderr
        );
    }
}

#[test]
fn the_text_decides_between_the_languages_of_an_extension() {
    let place = Place::new();
    let (c, cpp) = (
        "int class(int template) { return template; }\n",
        "namespace n { template<class T> T needle(); }\n",
    );
    let node = |name: &str, text: &str| {
        place.write(name, text);
        let ended = place.reduce(&["tree", name]);
        assert_eq!(ended.stderr, "", "{name}");
        ended.stdout
    };
    assert!(node("c.h", c).contains("externalDeclaration"));
    assert!(node("cpp.h", cpp).contains("emplate"));
    // C reads `class` as a name.
    for class in [
        "{ int x; }",
        "{ void f(); }",
        "{ public: void set(char c); const char *name; }",
    ] {
        let text = format!("class A {class};\n");
        assert!(node("class.h", &text).contains("'class'"), "{text}");
    }
    node("plain.json", "{\"a\": 1}");
    node("five.json", "{a: 1, /* b */}");
    node(
        "first",
        "#!/usr/bin/env -S deno run\nconst a: number = 1;\n",
    );
    // Mistakes do not change the language.
    for (name, text, language) in [
        ("bad.c", "int f(int a)\n{\n    return a\n}\n", "language c "),
        ("bad.h", "int f(int a)\n{\n    return a\n}\n", "language c "),
        (
            "bad2.h",
            "namespace n { template<class T> T needle() }\n",
            "language cpp ",
        ),
    ] {
        place.write(name, text);
        let ended = place.reduce(&["tree", name]);
        assert!(ended.stderr.contains(language), "{}", ended.stderr);
        assert!(
            !ended.stderr.contains("without a grammar"),
            "{}",
            ended.stderr
        );
    }
    place.refuse(&["--strict", "./test.sh", "bad.h"], 1, "bad.h:4:1");
}

#[test]
fn what_is_missing_is_counted() {
    let place = Place::new();
    let text = "int a;\nint f(int b)\n{\n    if (b) {\n        return 1;\n    }\n    return a;\n";
    place.write("x.c", text);
    let ended = place.reduce(&["tree", "x.c"]);
    let message = "a token is missing for the language c (line 7)";
    assert!(ended.stderr.contains(message), "{}", ended.stderr);
    assert!(!ended.stdout.contains("opaque"), "{}", ended.stdout);
}

#[test]
fn a_byte_order_mark_is_no_token() {
    let place = Place::new();
    for (name, text) in [
        ("x.c", "int a;\n"),
        ("x.java", "class A {}\n"),
        ("x.wat", "(module)\n"),
        ("x.ll", "@a = global i32 0\n"),
        ("x.py", "if a:\n    b()\n"),
        ("x.php", "<?php $a = 1; ?>\n"),
        ("x.yaml", "a: 1\n"),
        ("x.xml", "<a/>\n"),
        ("x.json", "[1]\n"),
    ] {
        place.write(name, &format!("\u{FEFF}{text}"));
        let ended = place.reduce(&["tree", "--strict", name]);
        assert_eq!(ended.stderr, "", "{name}");
    }
}

#[test]
fn a_part_that_does_not_parse_is_a_warning() {
    let place = Place::new();
    place.script("test.sh", "grep -q needle x.c");
    place.write(
        "x.c",
        "int a;\nint f(void) { return @needle@; }\nint b(void) { return 1; }\n",
    );
    let ended = place.reduce(&["./test.sh", "x.c"]);
    assert!(
        ended.stderr.contains("x.c:2:22: no token begins with `@`"),
        "{}",
        ended.stderr
    );
    assert!(
        ended.stderr.contains("not in the language c (line 2)"),
        "{}",
        ended.stderr
    );
    assert_eq!(place.read("x.reduced.c").trim(), "needle");
    place.refuse(&["--strict", "./test.sh", "x.c"], 1, "x.c:2:22:");
}
