//! Files that almost parse.

#[expect(dead_code, reason = "other tests need the rest")]
mod harness;
#[path = "harness/mistakes.rs"]
mod mistakes;

use std::collections::BTreeMap;

use fastrand::Rng;
use harness::serial;
use mistakes::{Needles, broken, size};
use secateur_published::STRATEGIES as PUBLISHED;
use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{Effort, Oracle, Plan, Polish, SearchOptions, reduce};
use secateur_syntax::format::Plain;
use secateur_syntax::format::{Format, Tolerant};
use secateur_syntax::lex::{Token, tokenize};
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{Change, Edit, NodeId, Printer, Tree};

fn format(name: &str) -> &'static dyn Format {
    let is_it = |format: &&&dyn Format| format.language().name == name;
    *secateur_all::FORMATS.iter().find(is_it).expect("a format")
}

fn tolerant(name: &str) -> Tolerant {
    Tolerant::new(format(name)).expect("room for more kinds")
}

fn read(format: &dyn Format, text: &[u8]) -> Tree {
    let mut parser = Parser::new(format.language());
    let shown = String::from_utf8_lossy(text);
    let tree = format.read(&mut parser, text);
    tree.unwrap_or_else(|why| panic!("{why} in\n{shown}"))
}

fn opaque(format: &dyn Format, tree: &Tree) -> Vec<String> {
    let language = format.language();
    let is_opaque = |node: NodeId| language.kind_name(tree.slot(node)) == "opaqueItem";
    let tokens = tree.all().into_iter();
    let tokens = tokens.filter(|&node| tree.is_token(node) && is_opaque(node));
    let text = |node| String::from_utf8_lossy(tree.token_text(node)).into_owned();
    tokens.map(text).collect()
}

fn samples() -> BTreeMap<String, Vec<Vec<u8>>> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/reduce");
    let mut samples: BTreeMap<String, Vec<Vec<u8>>> = BTreeMap::new();
    for case in std::fs::read_dir(folder).expect("the cases") {
        let files = std::fs::read_dir(case.expect("a case").path()).expect("a folder");
        for file in files {
            let path = file.expect("a file").path();
            let extension = path.extension().unwrap_or_default().to_string_lossy();
            let found = secateur_all::FORMATS.iter().find(|format| {
                let known = &format.language().extensions;
                known.iter().any(|one| **one == *extension)
            });
            if let Some(found) = found {
                let text = std::fs::read(&path).expect("a readable input");
                let name = found.language().name.to_string();
                samples.entry(name).or_default().push(text);
            }
        }
    }
    samples
}

/// Checks that the tree's tokens are the text's, once each and in order.
fn check(tree: &Tree) {
    let leaves = tree.all().into_iter().filter(|&node| tree.is_token(node));
    let mut at = 0;
    for leaf in leaves {
        assert_eq!(tree.first_token(leaf), at);
        at += 1;
    }
    assert_eq!(at, tree.tokens().len());
    for node in tree.all() {
        let children: u32 = tree.children(node).map(|child| tree.weight(child)).sum();
        assert!(tree.is_token(node) || children == tree.weight(node));
        let first = tree.children(node).next();
        assert!(first.is_none_or(|first| tree.first_token(first) == tree.first_token(node)));
    }
}

#[test]
fn a_whole_text_is_read_as_without_tolerance() {
    for (name, texts) in samples() {
        let (strict, tolerant) = (format(&name), tolerant(&name));
        for text in texts {
            let (one, other) = (read(strict, &text), read(&tolerant, &text));
            assert_eq!(opaque(&tolerant, &other), [""; 0]);
            let names = |format: &dyn Format, tree: &Tree| -> Vec<String> {
                let name = |node| format.language().kind_name(tree.kind(node)).to_owned();
                tree.all().into_iter().map(name).collect()
            };
            assert_eq!(names(strict, &one), names(&tolerant, &other), "{name}");
        }
    }
}

#[test]
fn little_is_opaque_around_a_mistake() {
    let cases: [(&str, &str, &[&str]); 7] = [
        ("json", "{\"a\": [1, 2,, 3], \"b\": {}}", &[","]),
        ("json", "[1, @, 2]", &["@", ","]),
        ("json", "{\"a\": [1, 2, {\"b\": 3", &[]),
        (
            "c",
            "int a;\nFOO(x) int b;\nint f(void) { return a $ 1; }\n",
            &["FOO", "(", "x", ")", "int", "b", ";", "$", "1"],
        ),
        ("c", "int f(void) { int a; g(", &["g", "("]),
        (
            "python",
            "def f():\n    print \"x\"\n    return 1\n",
            &["print"],
        ),
        ("javascript", "let a = 1; let let b = 2; f(a, b);", &[]),
    ];
    for (name, text, expected) in cases {
        let format = tolerant(name);
        let tree = read(&format, text.as_bytes());
        check(&tree);
        let found = opaque(&format, &tree);
        if !expected.is_empty() {
            assert!(found.len() <= expected.len(), "{found:?} in {text}");
        }
        assert!(found.len() * 2 < tree.tokens().len(), "{found:?} in {text}");
    }
}

#[test]
fn an_unclosed_bracket_ends_before_a_line_that_is_no_deeper() {
    let unit = |name: &str, at: usize| match name {
        "toml" => format!("[a{at}]\nx = 1\ny = [1, 2]\nz = [\n3,\n4\n]\n"),
        "yaml" => format!("a{at}:\n  - b: 1\n    c: {{x: 2}}\n  - [3,\n    4]\n"),
        _ => format!("a{at} = f(1, [2])\nb = (\n3,\n4\n)\n"),
    };
    let cases = [
        ("toml", "2]", "2"),
        ("toml", "[1, 2]", "[[1, 2]"),
        ("toml", "[1, 2]", "[{x = 1, 2]"),
        ("toml", "4\n]", "  4"),
        ("yaml", "2}", "2"),
        ("yaml", "4]", "4"),
        ("python", "2])", "2]"),
        ("python", "2])", "2)"),
        ("python", "4\n)", "  4"),
    ];
    for (name, closed, open) in cases {
        let format = tolerant(name);
        for place in [0, 30, 59] {
            let all = (0..60).map(|at| match at == place {
                true => unit(name, at).replace(closed, open),
                false => unit(name, at),
            });
            let text = all.collect::<String>();
            let unread = format.unread(text.as_bytes()).expect("tokens");
            let few = unread.opaque <= 2 && (1..=2).contains(&(unread.opaque + unread.missing));
            assert!(few, "{name}: {open} for {closed}: {unread:?}");
            check(&read(&format, text.as_bytes()));
        }
    }
}

#[test]
fn one_mistake_costs_few_tokens_and_no_size() {
    let languages = [
        "c",
        "cpp",
        "go",
        "java",
        "javascript",
        "json",
        "python",
        "rust",
        "sql",
        "xml",
    ];
    let samples = samples();
    let mut random = Rng::with_seed(7);
    let (mut edits, mut kept) = (0, 0);
    for name in languages {
        let (strict, tolerant) = (format(name), tolerant(name));
        let text = samples[name].iter().max_by_key(|text| text.len());
        let tree = read(strict, text.expect("a sample"));
        for _ in 0..6 {
            let edited = broken(strict, &tree, &mut random).expect("an edit");
            let unread = tolerant.unread(&edited).expect("tokens");
            edits += 1;
            kept += usize::from(unread.opaque * 10 <= unread.tokens);
            let needles = Needles::choose(strict, &tree, &edited, &mut random);
            let needles = needles.expect("parts that both have");
            let property = |text: &[u8]| needles.are_in(strict, text);
            let plan = Plan::default();
            let left = |format: &dyn Format, text: &[u8]| {
                size(strict, &serial(format, text, &plan, &property).text)
            };
            let (twin, left) = (left(strict, tree.text()), left(&tolerant, &edited));
            let shown = String::from_utf8_lossy(&edited);
            assert!(
                left * 10 <= twin * 11,
                "{name}: {left}, not {twin}:\n{shown}"
            );
        }
    }
    assert!(kept * 20 >= edits * 19, "{kept} of {edits}");
}

#[test]
fn a_mistake_in_a_long_text_is_as_small() {
    let json = |bad: &str| {
        let items: Vec<String> = (0..4000)
            .map(|at| match at {
                2000 => bad.to_owned(),
                _ => format!("{{\"a\": [{at}, 2]}}"),
            })
            .collect();
        format!("[{}]", items.join(",\n"))
    };
    let c = |bad: &str| {
        let functions = (0..2000).map(|at| match at {
            1000 => bad.to_owned(),
            _ => format!("int f{at}(int a) {{ if (a > 3) {{ a = g(a, 2); }} return a; }}\n"),
        });
        functions.collect::<String>()
    };
    let python = |bad: &str| {
        let functions = (0..2000).map(|at| match at {
            1000 => bad.to_owned(),
            _ => format!("def f{at}(a):\n    if a > 3:\n        return g(a)\n    return a\n\n"),
        });
        functions.collect::<String>()
    };
    for (name, text, opaque, missing) in [
        ("json", json("{\"a\" [1, 2]}"), 0, 1),
        ("json", json("{\"a\": @ [1, 2]}"), 1, 0),
        (
            "c",
            c("int f(int a) { if (a > 3) { a = 1; return a; }\n"),
            0,
            1,
        ),
        ("c", c("int f(int a) { a = 3 3; return a; }\n"), 0, 1),
        (
            "python",
            python("def f(a):\n    if a >:\n        pass\n"),
            0,
            1,
        ),
    ] {
        let unread = tolerant(name).unread(text.as_bytes()).expect("tokens");
        assert!(unread.opaque <= opaque, "{name}: {unread:?}");
        assert!(unread.missing <= missing, "{name}: {unread:?}");
        assert!(unread.lines.len() == 1, "{name}: {unread:?}");
    }
}

#[test]
fn damaged_texts_are_read_and_printed() {
    let mut random = Rng::with_seed(31);
    for (name, texts) in samples() {
        let format = tolerant(&name);
        let language = format.language();
        let mut parser = Parser::new(language);
        let printer = Printer::new(language);
        for text in texts {
            for _ in 0..4 {
                let mut text = text.clone();
                text.push(b'\n');
                for _ in 0..random.usize(1..4) {
                    let at = random.usize(..text.len().max(1));
                    match random.u8(..3) {
                        0 => drop(text.drain(at..(at + random.usize(1..20)).min(text.len()))),
                        1 if !text.is_empty() => {
                            text.insert(at, *random.choice(b"({[)]};,@\"'`\\\xff 1a").unwrap())
                        }
                        _ => text.truncate(at.max(1)),
                    }
                }
                // A tree needs a lexed text.
                if tokenize(language, &text).is_err() {
                    continue;
                }
                let tree = format.read(&mut parser, &text).unwrap();
                check(&tree);
                let mut out = Vec::new();
                let nothing = Edit::new([]).candidate(&tree);
                let printed = printer.print(&tree, &nothing, &mut out, None);
                assert!(printed, "{name}");
                // Significant indentation decides on lines.
                let laid_out = language.tokens.iter().any(|token| token.name == "INDENT");
                let words = |text: &[u8]| {
                    let tokens = tokenize(language, text).expect("a text of tokens");
                    let word = |token: Token| token.of(text).trim_ascii().to_vec();
                    tokens.into_iter().map(word).collect::<Vec<_>>()
                };
                assert!(
                    out == text || laid_out && words(&out) == words(&text),
                    "{name}"
                );
            }
        }
    }
}

#[test]
fn what_parses_and_what_does_not_is_reduced() {
    let text = b"int a;\nWEIRD(needle here, and)\n  more things {\n int x;\n of (its kind);\n}\n\
        int f(void) { int b = 1; if (b) { haystack(b, a); } return b @ 1; }\nint c;\n";
    let property = |text: &[u8]| {
        let has = |what: &[u8]| text.windows(what.len()).any(|part| part == what);
        has(b"needle") && has(b"haystack")
    };
    let format = tolerant("c");
    let reduction = serial(&format, text, &Plan::default(), &property);
    let left = String::from_utf8(reduction.text).unwrap();
    let tokens = tokenize(format.language(), left.as_bytes()).unwrap();
    assert!(tokens.len() <= 3, "{left}");
}

#[test]
fn a_part_that_changes_how_the_rest_is_read_can_go() {
    // Without its `}` the bracket ends by the line, so the rest has other tokens.
    let text = b"key: [2\nneedle}\n";
    let property = |text: &[u8]| {
        let has = |what: &[u8]| text.windows(what.len()).any(|part| part == what);
        has(b"needle") && has(b"key")
    };
    let format = tolerant("yaml");
    // Without the final passes it stays, unless the texts of tokens become short.
    let fast = Plan::Default(Effort::Fast, Vec::new());
    let without = serial(&format, text, &fast, &property);
    let left = String::from_utf8_lossy(&without.text);
    assert!(left.contains('}') && !without.tree_minimal, "{left}");
    let mut executor = FnExecutor::new(property);
    let options = SearchOptions {
        explain: true,
        polish: Some(Polish::default()),
        ..SearchOptions::default()
    };
    let oracle = Oracle::new(&mut executor);
    let reduction = reduce(&format, text, oracle, options, &mut ()).expect("a start");
    let left = String::from_utf8(reduction.text).unwrap();
    assert!(!left.contains('}'), "{left}");
    assert!(reduction.tree_minimal);
    let all = reduction.progress.consumed as u32;
    let tested = reduction.remaining.iter().filter_map(|part| part.deletions);
    assert!(tested.max() <= Some(all));
}

#[test]
fn a_text_is_a_list_of_lines_or_tokens_without_its_grammar() {
    let c = tolerant("c");
    let text = b"int f( /* one\ntwo */ { )\n;\n\nreturn 1;";
    let children = |tree: &Tree, node| -> Vec<usize> {
        tree.children(node)
            .map(|child| tree.weight(child) as usize)
            .collect()
    };
    for (plain, expected) in [
        (Plain::Lines, vec![3, 2, 1, 3]),
        (Plain::Tokens, vec![1; 9]),
    ] {
        let tree = c.read_plain(text, plain).expect("tokens");
        let root = tree.root().expect("a root");
        assert_eq!(children(&tree, root), expected, "{plain:?}");
        for node in tree.all().into_iter().filter(|&node| node != root) {
            let mut printed = Vec::new();
            let deleted = Edit::new([Change::Delete(node)]);
            let printer = Printer::new(c.language());
            assert!(printer.print(&tree, &deleted.candidate(&tree), &mut printed, None));
            let left = tokenize(c.language(), &printed).expect("tokens").len();
            assert_eq!(left + tree.weight(node) as usize, 9, "{plain:?}");
        }
        assert!(
            c.read_plain(b" \n", plain)
                .expect("tokens")
                .root()
                .is_none()
        );
    }
}

#[test]
fn strategies_without_a_grammar_leave_what_others_go_on_with() {
    let text = b"int f(void)\n{\n  a:\n  return 1 +\n  2;\n}\nint g;\n";
    let property = |text: &[u8]| text.windows(3).any(|w| w == b"1 +");
    for (names, left) in [
        ("lines", "return 1 +"),
        ("ddmin", "1 +"),
        ("tokens", "1 +"),
        ("lines,tree", "1 +"),
    ] {
        let plan = Plan::chain_of(PUBLISHED, names, None, &[]).expect("a plan");
        let reduction = serial(format("c"), text, &plan, &property);
        assert_eq!(
            String::from_utf8_lossy(&reduction.text).trim(),
            left,
            "{names}"
        );
    }
    // Other tokens do not become what the grammar rejects.
    let plan = Plan::chain("tree", None, &[]).expect("a plan");
    let reduction = serial(format("c"), text, &plan, &property);
    read(format("c"), &reduction.text);
}
