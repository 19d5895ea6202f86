//! `cargo xtask graph` and `cargo xtask lint` as programs.

mod workspace;

use workspace::Workspace;

const NESTED: &str = "grammar Nested; s : item* EOF ; item : 'x' | '(' item ')' | tail? ';' ; \
                      tail : 'i' tail ('e' tail)? | 'x' ; lost : 'y' ; SPACE : [ \\n] -> skip ;";

/// Checks that elements nest, attributes are quoted, and `&` and `<` are escaped.
fn well_formed(text: &str) {
    let mut open: Vec<&str> = Vec::new();
    for part in text.split('<').skip(1) {
        let (tag, behind) = part.split_once('>').expect("a tag ends");
        for entity in behind.split('&').skip(1) {
            assert!(entity.contains(';'), "{part}");
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "{part}");
        } else if !tag.ends_with('/') {
            open.push(tag.split_whitespace().next().unwrap());
        }
    }
    assert_eq!(open, [""; 0]);
}

#[test]
fn a_graph_shows_start_lists_and_recursion() {
    let place = Workspace::new();
    let grammar = place.write("Nested.g4", NESTED);
    let dot = place.run(&["graph", &grammar]);
    assert!(dot.success, "{dot:?}");
    for wanted in [
        "n0 [label=\"s\", penwidth=3, peripheries=2];",
        "subgraph cluster_",
        "n3 [label=\"lost\", fontcolor=gray];",
        "n0 -> n1 [style=bold];",
        "n1 -> n2 [style=dashed];",
        "n1 -> n1;",
    ] {
        assert!(dot.stdout.contains(wanted), "{wanted} in {}", dot.stdout);
    }
    for normal in [false, true] {
        let path = place.path("out.svg").display().to_string();
        let mut arguments = vec!["graph", &grammar, "--output", &path];
        arguments.extend(normal.then_some("--normal-form"));
        let ended = place.run(&arguments);
        assert!(ended.success && ended.stdout.is_empty(), "{ended:?}");
        let svg = place.read("out.svg");
        well_formed(&svg);
        assert!(svg.contains("prefers-color-scheme: dark"));
        assert_eq!(svg.contains(">lost</text>"), !normal);
        assert!(svg.contains("class=\"rule list start\"") || normal);
        assert!(!svg.contains("NaN") && !svg.contains("http://www.w3.org/1999"));
    }
}

#[test]
fn warnings_are_no_failure_but_errors_are() {
    let place = Workspace::new();
    let grammar = place.write("Nested.g4", NESTED);
    let ended = place.run(&["lint", &grammar]);
    assert!(ended.success, "{ended:?}");
    assert!(
        ended
            .stdout
            .contains("warning: the rule `lost` is never used")
    );
    assert!(ended.stdout.ends_with("0 errors, 1 warning\n"), "{ended:?}");

    let grammar = place.write("Bad.g4", "grammar Bad; s : a EOF ; a : a 'x' | missing ;");
    let ended = place.run(&["lint", &grammar]);
    assert!(!ended.success);
    assert!(ended.stdout.contains("Bad.g4:1:38"), "{ended:?}");
    assert_eq!(ended.stderr, "1 error, 0 warnings\n");
}

#[test]
fn samples_show_what_is_ambiguous() {
    let place = Workspace::new();
    let grammar = place.write("Nested.g4", NESTED);
    let clear = place.write("clear", "(x)ixex;");
    let ended = place.run(&["lint", &grammar, "--samples", &clear]);
    assert!(!ended.stdout.contains("several ways"), "{ended:?}");
    let sample = place.write("sample", "x\niixex;");
    let ended = place.run(&["lint", &grammar, "--samples", &clear, &sample]);
    assert!(ended.success);
    assert!(
        ended.stdout.contains("can be read in several ways"),
        "{ended:?}"
    );
    assert!(ended.stdout.contains("sample:2:4"), "{ended:?}");
    let broken = place.write("broken", "((");
    let ended = place.run(&["lint", &grammar, "--samples", &broken, &sample]);
    assert!(!ended.success);
    assert!(ended.stdout.contains("sample:2:4"), "{ended:?}");
    assert!(ended.stderr.contains("broken:1:3"), "{ended:?}");
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let place = Workspace::new();
    let grammar = place.write("nested.g4", NESTED);
    let sample = place.write("sample", "x;");
    let words: [&[&str]; 2] = [&["lint", &grammar], &["parse", &grammar, &sample, "--tree"]];
    for words in words {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_xtask"));
        let ended = command.args(words).stdout(writer).output().unwrap();
        assert!(ended.status.success(), "{ended:?}");
    }
}

const FIELDS: &str = "\
grammar Fields;
file : element* EOF ;
element : field | mapField | group ;
field : 'repeated'? type NAME '=' INT options? ';' ;
mapField : 'map' '<' keyType ',' type '>' NAME '=' INT options? ';' ;
group : 'group' NAME setting? '{' element* '}' ;
setting : NAME '=' INT ;
options : '[' option (',' option)* ']' ;
option : '!'? NAME '=' INT ;
keyType : 'int32' | 'string' ;
type : 'int32' | 'string' | 'bytes' | name ;
name : NAME ('.' NAME)* ;
NAME : [A-Za-z]+ ;
INT : [0-9]+ ;
SPACE : [ \\n]+ -> skip ;
";

#[test]
fn unrelated_kinds_that_could_stand_for_one_another_are_found_in_samples() {
    let place = Workspace::new();
    let sample = place.write(
        "sample",
        "map<string, bytes> a = 1;\n\
         group G x = 1 { repeated int32 b = 2; map<int32, a.b.C> c = 3 [x = 4, !y = 5]; }\n",
    );
    let grammar = place.write("Fields.g4", FIELDS);
    let ended = place.run(&["lint", &grammar, "--reduce", &sample]);
    assert!(ended.success, "{ended:?}");
    for wanted in [
        "warning: in `mapField`, `map<string, bytes>` never gives way to the `type` in it",
        "Fields.g4:5:1",
        "sample:1:1: `map<string, bytes>` could be `bytes`",
        "help: write a rule for `map<string, bytes>`, make it an alternative of `type`, \
         and use `type` in its place in `mapField`",
        "warning: `setting` has texts of `option`, but never takes its place",
        "sample:2:9: `x = 1`",
        "help: make `setting` an alternative of `option`, or use one rule for both",
    ] {
        assert!(
            ended.stdout.contains(wanted),
            "{wanted} in {}",
            ended.stdout
        );
    }

    let mended: String = FIELDS
        .replace(" | mapField", "")
        .replace("type : ", "type : map | ")
        .replace("setting : NAME '=' INT", "setting : option")
        .lines()
        .map(|line| match line.starts_with("mapField") {
            true => "map : 'map' '<' keyType ',' type '>' ;\n".to_owned(),
            false => format!("{line}\n"),
        })
        .collect();
    let grammar = place.write("Fields.g4", &mended);
    let ended = place.run(&["lint", &grammar, "--reduce", &sample]);
    assert!(
        ended.stdout.ends_with("0 errors, 0 warnings\n"),
        "{ended:?}"
    );

    let broken = place.write("broken", "map<");
    let ended = place.run(&["lint", &grammar, "--reduce", &broken, &sample]);
    assert!(!ended.success);
    assert!(ended.stderr.contains("broken:1:5"), "{ended:?}");
}
