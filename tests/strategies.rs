//! Every strategy by itself.
//!
//! The result passes, is no larger, does not depend on the order of tests' ends, and is minimal
//! where that is promised.

mod harness;

use fastrand::Rng;
use harness::{parsed, scrambled, serial};
use secateur_published::STRATEGIES as PUBLISHED;
use secateur_reduce::minimize::MINIMIZERS;
use secateur_reduce::search::Plan;
use secateur_reduce::strategy::{STRATEGIES as OURS, Start, Strategy, StrategyKind, usual};
use secateur_syntax::format::{Format, Tolerant};
use secateur_syntax::lex::{Token, tokenize};
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{Edit, Printer, Tree};

const C: &dyn Format = &secateur_c::FORMAT;
const JSON: &dyn Format = &secateur_json::FORMAT;

/// Reduced to two of its strings.
const DOCUMENT: &[u8] =
    br#"{"a": [1, {"b": {"y": [2, 3, "one"], "x": [{"x": 4}, "x"]}}, 5], "c": {"d": null,
    "e": [[[]], {"f": ["other", true, false]}, [1, 2, 3, 4, 5, 6, 7]]}}"#;

/// Reduced to a loop with a `return`.
const PROGRAM: &[u8] = b"typedef struct s { int a, b; struct s *next; } s;
static int t[] = { 1, 2, 3 }, u, *v(void), w = 1 + 2 * 3;
static int g(int a, char b) { return a + b; }
int find(int *a, int n, s *p) { int i, j; for (i = 0; i < n && p; i++) {
  while (a[i] > 0) { if (a[i] == 3 || n > 4) { j++; g(1, 2); return a[i] + i; } a[i]--; }
  } do { n--; } while (n); return -1; }
";

fn strategies() -> Vec<StrategyKind> {
    [OURS, PUBLISHED].concat()
}

/// The property of a text; random inputs keep some of their tokens.
type Property = Box<dyn Fn(&[u8]) -> bool>;

fn cases() -> Vec<(&'static dyn Format, Vec<u8>, Property)> {
    let has = |text: &[u8], word: &str| text.windows(word.len()).any(|w| w == word.as_bytes());
    let document = move |text: &[u8]| has(text, "\"one\"") && has(text, "\"other\"");
    let program = move |text: &[u8]| {
        let text = String::from_utf8_lossy(text);
        let inside = |text: &str, word: &str| text.find(word).map(|at| at + word.len());
        inside(&text, "while (").is_some_and(|at| text[at..].contains("return"))
    };
    // By a hash of the token types: far from monotone.
    let any = |format: &'static dyn Format, whole: &[u8]| {
        let whole = whole.to_vec();
        move |text: &[u8]| {
            let tokens = tokenize(format.language(), text).expect("a candidate is lexed");
            let mut hash = 5_u64;
            for token in &tokens {
                hash = (hash ^ u64::from(token.kind.0))
                    .wrapping_mul(0x9E37_79B9_7F4A_7C15)
                    .rotate_left(23);
            }
            text == whole || (tokens.len() > 5 && hash.is_multiple_of(5))
        }
    };
    vec![
        (JSON, DOCUMENT.to_vec(), Box::new(document)),
        (C, PROGRAM.to_vec(), Box::new(program)),
        (JSON, DOCUMENT.to_vec(), Box::new(any(JSON, DOCUMENT))),
        (C, PROGRAM.to_vec(), Box::new(any(C, PROGRAM))),
    ]
}

/// Restricts strategies that see the grammar to sentences; not all keep to it.
fn in_language<'a>(
    kind: &StrategyKind,
    format: &'a dyn Format,
    property: &'a Property,
) -> impl Fn(&[u8]) -> bool + use<'a> {
    let is_plain = kind.plain.is_some();
    move |text| {
        let mut parser = Parser::new(format.language());
        property(text) && (is_plain || format.accepts(&mut parser, text))
    }
}

fn start(kind: StrategyKind, format: &dyn Format, tree: &Tree) -> Box<dyn Strategy> {
    (kind.start)(&Start {
        language: format.language(),
        tree,
        lists: None,
        usual: &usual(format.language(), tree.tokens()),
        guidance: None,
        structured: &[],
    })
}

/// Returns an edit's text and tokens; `None` if it cannot be printed.
fn printed(format: &dyn Format, tree: &Tree, edit: &Edit) -> Option<(Vec<u8>, Vec<Token>)> {
    let (mut text, mut tokens) = (Vec::new(), Vec::new());
    Printer::new(format.language())
        .print(tree, &edit.candidate(tree), &mut text, Some(&mut tokens))
        .then_some((text, tokens))
}

#[test]
fn every_strategy_ends_the_same_in_any_order() {
    for kind in &strategies() {
        let plan = Plan::chain_of(PUBLISHED, kind.name, None, &[]).expect("a plan");
        for ((format, text, property), seed) in cases().into_iter().zip(0..) {
            let name = kind.name;
            let property = in_language(kind, format, &property);
            let before = parsed(format, &text).tokens().len();
            // It need not be a sentence.
            let tokens = |text: &[u8]| tokenize(format.language(), text).expect("tokens").len();
            let once = serial(format, &text, &plan, &property);
            let shown = String::from_utf8_lossy(&once.text).into_owned();
            assert!(property(&once.text), "{name}: {shown}");
            assert!(once.progress.tokens_now <= before, "{name}: {shown}");
            assert_eq!(once.progress.tokens_now, tokens(&once.text), "{name}");
            let other = scrambled(format, &text, &plan, &property, seed);
            assert_eq!(String::from_utf8_lossy(&other.text), shown, "{name}");
            assert_eq!(other.progress.successes, once.progress.successes, "{name}");
        }
    }
}

#[test]
fn every_strategy_removes_something_with_every_minimizer() {
    // These respell tokens, have little to do alone, or nothing without a model or a format string.
    const OTHERS: [&str; 10] = [
        "fields",
        "rename",
        "lexical",
        "readable",
        "exchange",
        "insert",
        "reshape",
        "unwrap",
        "lines",
        "model-guided",
    ];
    for kind in strategies()
        .iter()
        .filter(|kind| !OTHERS.contains(&kind.name))
    {
        for lists in MINIMIZERS {
            let plan = Plan::chain_of(PUBLISHED, kind.name, Some(lists.name), &[]).expect("a plan");
            for (format, text, property) in cases().into_iter().take(2) {
                let property = in_language(kind, format, &property);
                let reduction = serial(format, &text, &plan, &property);
                assert!(property(&reduction.text));
                assert!(
                    reduction.progress.tokens_now < reduction.progress.tokens_before,
                    "{} with {}",
                    kind.name,
                    lists.name
                );
            }
        }
    }
}

#[test]
fn fixpoints_are_minimal_in_what_the_strategy_does() {
    for kind in strategies().iter().filter(|kind| kind.repeats) {
        let plan = Plan::chain_of(PUBLISHED, kind.name, None, &[]).expect("a plan");
        let mut asked = 0;
        for (format, text, property) in cases() {
            let property = in_language(kind, format, &property);
            let left = serial(format, &text, &plan, &property).text;
            let tolerant = Tolerant::new(format).expect("room for more kinds");
            let (format, tree): (&dyn Format, Tree) = match kind.plain {
                None => (format, parsed(format, &left)),
                Some(plain) => (
                    &tolerant,
                    tolerant.read_plain(&left, plain).expect("tokens"),
                ),
            };
            let mut parser = Parser::new(format.language());
            let mut strategy = start(*kind, format, &tree);
            while let Some(edit) = strategy.propose(format.language(), &tree) {
                asked += 1;
                if let Some((text, _)) = printed(format, &tree, &edit)
                    && text != left
                    && (!edit.is_unsure() || format.accepts(&mut parser, &text))
                {
                    assert!(
                        !property(&text),
                        "{}: {} leads to {}",
                        kind.name,
                        String::from_utf8_lossy(&left),
                        String::from_utf8_lossy(&text)
                    );
                }
                strategy.record_verdict(&tree, false);
            }
        }
        assert!(asked > 0, "{}", kind.name);
    }
}

#[test]
fn no_single_node_can_be_deleted_after_hdd_star() {
    for name in ["hdd-star", "hddr"] {
        let plan = Plan::chain_of(PUBLISHED, name, None, &[]).expect("a plan");
        for (format, text, property) in cases() {
            let language = format.language();
            let left = serial(format, &text, &plan, &property).text;
            let tree = parsed(format, &left);
            let mut asked = 0;
            for node in tree.all() {
                let parent = tree.parent(node).filter(|&parent| tree.is_list(parent));
                let item = parent.is_some_and(|list| {
                    tree.children(list).count() > 1 || language.is_nullable(tree.slot(list))
                });
                if !item && !language.is_nullable(tree.slot(node)) {
                    continue;
                }
                let mut edit = Edit::new([]);
                edit.delete(node);
                if let Some((text, _)) = printed(format, &tree, &edit) {
                    asked += 1;
                    let shown = String::from_utf8_lossy(&text);
                    assert!(!property(&text), "{name}: {shown}");
                }
            }
            assert!(asked > 0, "{name}");
        }
    }
}

#[test]
fn copies_go_the_same_way() {
    let mut random = Rng::with_seed(9);
    for kind in &strategies() {
        for (format, text, _) in cases().into_iter().take(2) {
            let language = format.language();
            let mut tree = parsed(format, &text);
            let mut strategy = start(*kind, format, &tree);
            loop {
                // A copy whose edits are rejected changes nothing.
                let mut copy = strategy.clone();
                let mut ahead = Vec::new();
                while ahead.len() < 5
                    && let Some(edit) = copy.propose(language, &tree)
                {
                    copy.record_verdict(&tree, false);
                    ahead.push(edit);
                }
                let proposed = strategy.propose(language, &tree);
                assert_eq!(proposed.as_ref(), ahead.first(), "{}", kind.name);
                let Some(edit) = proposed else { break };
                let printed = printed(format, &tree, &edit);
                let passed = printed.filter(|_| random.u64(..100) < 20);
                if let Some((text, tokens)) = &passed
                    && !edit.is_trial()
                {
                    tree.apply(&edit, text.clone(), tokens.clone());
                }
                strategy.record_verdict(&tree, passed.is_some());
            }
        }
    }
}

/// Returns the texts of all proposals if all are rejected, as tokens between blanks.
fn proposals(name: &str, format: &dyn Format, text: &str) -> Vec<String> {
    let kind = secateur_reduce::strategy::find(name).expect("a strategy");
    let tree = parsed(format, text.as_bytes());
    let mut strategy = start(kind, format, &tree);
    let mut found = Vec::new();
    while let Some(edit) = strategy.propose(format.language(), &tree) {
        if let Some((text, tokens)) = printed(format, &tree, &edit) {
            let words = tokens.iter().map(|token| token.of(&text));
            let words: Vec<_> = words.map(String::from_utf8_lossy).collect();
            found.push(words.join(" "));
        }
        strategy.record_verdict(&tree, false);
    }
    found
}

#[test]
fn what_a_name_stands_for_takes_its_place() {
    let wanted = [
        // Another name of the same sort.
        (
            "inline",
            "c",
            "int f(int a) { int b = 1; int c = 2; return b + c; }",
            "int f ( int a ) { int c = 2 ; return c + c ; }",
        ),
        // The callee takes the caller's name.
        (
            "inline",
            "c",
            "int f(void) { return g(1); } int main(void) { return f(); }",
            "int main ( void ) { return g ( 1 ) ; }",
        ),
        // An alias's meaning, though its use comes first.
        (
            "inline",
            "sql",
            "SELECT b FROM (SELECT a AS b FROM t);",
            "SELECT a FROM ( SELECT a FROM t ) ;",
        ),
        // In parentheses where it does not fit alone.
        (
            "inline",
            "sql",
            "CREATE VIEW v AS SELECT a FROM t; SELECT a FROM v;",
            "; SELECT a FROM ( SELECT a FROM t ) ;",
        ),
        // Part of an item, though the smallest part that could go is the name.
        (
            "inline",
            "verilog",
            "typedef struct packed { logic a; } s; module m; s x; endmodule",
            "module m ; struct packed { logic a ; } x ; endmodule",
        ),
        // The enclosed, and nothing that mentions the whole.
        (
            "inline",
            "verilog",
            "package p; typedef int t; endpackage module m; import p::*; t x; endmodule",
            "typedef int t ; module m ; t x ; endmodule",
        ),
        // The same with the operator behind each mention, inside and outside.
        (
            "inline",
            "cpp",
            "namespace n { struct s {}; int f(n::s a); } int x = n::f(n::s());",
            "struct s { } ; int f ( s a ) ; int x = f ( s ( ) ) ;",
        ),
        // A body for the function and its calls, though the smallest item is not the function.
        (
            "inline",
            "cpp",
            "struct s { int f() { static_assert(a, 1); } }; int g() { s x; x.f(); }",
            "struct s { static_assert ( a , 1 ) ; } ; int g ( ) { s x ; x ; }",
        ),
        // The same with arguments and a separator, and the member without its receiver.
        (
            "inline",
            "python",
            "class a:\n  def f(b, c): return c\na(1).f(2)\n",
            "def f ( c ) : return c \n f ( 2 ) \n",
        ),
        // A value for the qualified uses.
        (
            "inline",
            "python",
            "class a:\n  b = \"c\"\n  d = a.b.e(a.b)\n",
            "class a : \n  d = \"c\" . e ( \"c\" ) \n ",
        ),
        // A usual word, where the definition has none and only a name fits.
        (
            "names",
            "c",
            "typedef t; int g; int h; int f(void) { t *p; return 0; }",
            "int g ; int h ; int f ( void ) { int * p ; return 0 ; }",
        ),
        // A parameter with its brackets: `#()` is syntax, too.
        (
            "names",
            "verilog",
            "module m #(parameter P = 31); assign a = P + b; endmodule",
            "module m ; assign a = 31 + b ; endmodule",
        ),
        // The only parameter with the arguments.
        (
            "names",
            "c",
            "int f(int); int g(void) { return f(4096); }",
            "int f ( ) ; int g ( void ) { return f ( ) ; }",
        ),
        // The same where the brackets are parts of the definition.
        (
            "names",
            "python",
            "def f(a): return 1\nf(2)\n",
            "def f ( ) : return 1 \n f ( ) \n",
        ),
        // A condition becomes a statement with the end of its dependent.
        (
            "reshape",
            "c",
            "int f(int a) { if (g(a)) h(); }",
            "int f ( int a ) { g ( a ) ; }",
        ),
        // An inner element with the attributes of the outer one.
        (
            "reshape",
            "xml",
            "<a x='1'><b><c/></b></a>",
            "< b  x = ' 1 ' > < c /> </ b >",
        ),
        (
            "reshape",
            "java",
            "class A extends B { class C { int f; } }",
            "class C extends B { int f ; }",
        ),
        // The operands of an item in its place.
        (
            "reshape",
            "smtlib",
            "(assert (* a (* b c)))",
            "( assert ( * a b c ) )",
        ),
        // A part of what goes stands between empty brackets.
        (
            "insert",
            "rust",
            "trait T { fn a() -> f; }",
            "trait T { fn a ( f ) ; }",
        ),
        (
            "insert",
            "c",
            "int f() { return h() + g(1); }",
            "int f ( ) { return h ( 1 ) ; }",
        ),
        // The body of a function that goes.
        (
            "insert",
            "solidity",
            "contract c { function a() external { } fallback() external { this.a(); } }",
            "contract c { function a ( ) external { this . a ( ) ; } }",
        ),
        // A field of a format string with what it takes.
        (
            "fields",
            "c",
            "int f(void) { printf(\"%d %*s\", a, b, c); }",
            "int f ( void ) { printf ( \"%d \" , a ) ; }",
        ),
        (
            "fields",
            "python",
            "'{} {:>9}'.format(a, b(c, d))\n",
            "' {:>9}' . format ( b ( c , d ) ) \n",
        ),
    ];
    for (name, language, text, expected) in wanted {
        let mut formats = secateur_all::FORMATS.iter();
        let format = formats.find(|format| format.language().name == language);
        let found = proposals(name, *format.expect("a format"), text);
        assert!(
            found.iter().any(|text| text == expected),
            "{name} of {text}: {expected}\nis not among\n{}",
            found.join("\n")
        );
    }
}

#[test]
fn what_the_language_has_for_anything_is_tried_where_it_fits() {
    let cases: [(&str, &str, &str); 4] = [
        (
            "rust",
            "fn f(a: u8) -> u8 { let b = a + 1; g(b) * 2 }",
            "{ let b = a + 1; loop {} }",
        ),
        (
            "typescript",
            "let a: T = f(1, 2) + 1;",
            "let a: T = null! + 1;",
        ),
        (
            "java",
            "class C { int f() { return a + b; } }",
            "class C { int f() { throw null; } }",
        ),
        (
            "csharp",
            "class C { int f() { return a + b; } }",
            "class C { int f() { throw null; } }",
        ),
    ];
    let spaceless = |text: &[u8]| -> String {
        let text = String::from_utf8_lossy(text);
        text.split_whitespace().collect()
    };
    for (name, text, wanted) in cases {
        let format = *secateur_all::FORMATS
            .iter()
            .find(|format| format.language().name == name)
            .expect("it ships");
        assert!(!format.language().stand_ins.is_empty(), "{name}");
        let tree = parsed(format, text.as_bytes());
        let kind = OURS.iter().find(|kind| kind.name == "minimal");
        let mut strategy = start(*kind.expect("minimal"), format, &tree);
        let mut parser = Parser::new(format.language());
        let mut seen = Vec::new();
        while let Some(edit) = strategy.propose(format.language(), &tree) {
            if let Some((text, _)) = printed(format, &tree, &edit)
                && format.accepts(&mut parser, &text)
            {
                seen.push(spaceless(&text));
            }
            strategy.record_verdict(&tree, false);
        }
        let wanted = spaceless(wanted.as_bytes());
        assert!(
            seen.iter().any(|text| text.contains(&wanted)),
            "{name}: {seen:#?}"
        );
    }
}

#[test]
fn a_long_text_becomes_short_in_any_mode_of_the_lexer() {
    let filler = "lorem ipsum dolor sit amet ".repeat(20);
    let word = "loremipsum".repeat(50);
    for (language, before, behind) in [
        ("javascript", "a = `", "${b}`;"),
        ("javascript", "a = ", ";"),
        ("rust", "fn ", "() {}"),
        ("rust", "const A: &str = r#########\"", "\"#########;"),
        ("xml", "<a>", "</a>"),
        ("php", "<?php\na(<<<X\n", "\nX\n);"),
        ("python", "a = '''", "'''\n"),
        ("python", "a = f'''{b}", "'''\n"),
        ("ruby", "a = \"", "\"\n"),
        ("ruby", "a = <<X\n", "\nX\n"),
    ] {
        let mut formats = secateur_all::FORMATS.iter();
        let format = formats.find(|format| format.language().name == language);
        let format = *format.expect("a format");
        let is_name = !before.ends_with(['`', '\'', '"', '\n', '}']);
        let text = match is_name {
            true => format!("{before}{word}needle{word}{behind}"),
            false => format!("{before}{filler}needle {filler}{behind}"),
        };
        let plan = Plan::chain_of(PUBLISHED, "readable", None, &[]).expect("a plan");
        let property = |text: &[u8]| text.windows(6).any(|part| part == b"needle");
        let reduction = serial(format, text.as_bytes(), &plan, &property);
        let left = reduction.text.len();
        assert!(
            left < before.len() + behind.len() + 16,
            "{language}: {left}"
        );
    }
}

#[test]
fn a_needed_number_becomes_decimal_where_that_is_shorter() {
    let value = |text: &[u8]| {
        let text = String::from_utf8_lossy(text).replace('u', "");
        let (_, number) = text.split_once('=')?;
        let number = number.trim().trim_end_matches(';');
        match number.strip_prefix("0x") {
            Some(digits) => u64::from_str_radix(digits, 16).ok(),
            None => number.parse().ok(),
        }
    };
    for (text, wanted, expected) in [
        ("int a = 0x0100u;\n", 256, "256;"),
        ("int a = 0xdeadbeef;\n", 0xdead_beef, "0xdeadbeef;"),
    ] {
        let mut formats = secateur_all::FORMATS.iter();
        let format = formats.find(|format| format.language().name == "c");
        let plan = Plan::chain_of(PUBLISHED, "readable", None, &[]).expect("a plan");
        let property = |text: &[u8]| value(text) == Some(wanted);
        let found = serial(*format.expect("C"), text.as_bytes(), &plan, &property).text;
        let found = String::from_utf8(found).unwrap();
        assert!(found.trim_end().ends_with(expected), "{found}");
    }
}
