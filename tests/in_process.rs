//! Parsing, printing and reducing without processes.

use std::collections::HashSet;
use std::collections::VecDeque;

use fastrand::Rng;
use secateur_runtime::format::Format;
use secateur_runtime::lex::tokenize;
use secateur_runtime::oracle::{
    Ending, Event, Executor, FnExecutor, OracleError, Outcome, Ticket, Verdict,
};
use secateur_runtime::parse::Parser;
use secateur_runtime::search::{End, Observer, Oracle, Progress, Reduction, SearchOptions, reduce};
use secateur_runtime::tree::{Change, Edit, NodeId, Printer, Tree};

/// Nobody watches.
struct Alone;

impl Observer for Alone {
    fn improved(&mut self, _: &[u8], _: &Progress) -> std::io::Result<()> {
        Ok(())
    }
}

fn verified() -> SearchOptions {
    SearchOptions {
        verify_syntax: true,
        ..SearchOptions::default()
    }
}

fn tree(format: &dyn Format, text: &[u8]) -> Tree {
    let language = format.language();
    let tokens = tokenize(language, text).unwrap_or_else(|e| panic!("{e}"));
    let syntax = format
        .parse(&mut Parser::new(language), &tokens)
        .unwrap_or_else(|e| panic!("{}", e.describe(language, text, &tokens)));
    Tree::new(language, text.to_vec(), tokens, &syntax)
}

/// C with all sorts of trivia and of constructs.
const C: &str = "# 1 \"a.c\"\r\n/* one */ typedef struct s { int a, b : 3; struct s *next; } s;\n\
#pragma once\nint f(int a, s *p, ...) { // caf\u{e9}\n\tfor (int i = 0; i < a; i++) { if (p->a) \
continue; else a += - -i; }\n do { x:a--; } while (a > 0 && !p);\n switch (a) { case 1 ... 3: return \
a ? b+ +1 : sizeof(int); default: break; }\n return (int)f((a, 1), &p[2], \"x\" \"y\"); }\n\
static int t[] = { [1] = 2, .x = { 3 } }, u, *v(void), w = 1 + 2 * 3 - 4 / 5;\n\
__attribute__((unused)) static int g(a, b) int a; char b; { return __builtin_va_arg(a, int); }\n/* end */";

fn walk(tree: &Tree) -> Vec<NodeId> {
    let mut found = Vec::new();
    let mut work: Vec<NodeId> = tree.root().into_iter().collect();
    while let Some(node) = work.pop() {
        found.push(node);
        work.extend(tree.children(node));
    }
    found
}

#[test]
fn untouched_input_prints_back_byte_for_byte() {
    let c: &dyn Format = &secateur_c::FORMAT;
    let json: &dyn Format = &secateur_json::FORMAT;
    let mut latin = C.as_bytes().to_vec();
    latin.extend_from_slice(b"\n// \xe9\xff not UTF-8\nchar *s = \"\xc3\x28\";");
    for (format, text) in [
        (c, C.as_bytes()),
        (c, &latin[..]),
        (c, b"\n\n \t/* nothing */ \r\n"),
        (json, b" { \"a\" : [ 1 , -2.5e3,\n\tnull ] }\r\n\n"),
        (json, b"0"),
    ] {
        let tree = tree(format, text);
        let mut printed = Vec::new();
        let printer = Printer::new(format.language());
        let whole = Edit::new([]).candidate(&tree);
        assert!(printer.print(&tree, &whole, &mut printed, None));
        assert_eq!(printed, text);
    }
}

#[test]
fn random_edits_print_what_they_say() {
    let format: &dyn Format = &secateur_c::FORMAT;
    let language = format.language();
    let printer = Printer::new(language);
    let mut parser = Parser::new(language);
    let mut random = Rng::with_seed(3);
    let mut applied = 0;
    for _ in 0..150 {
        let mut tree = tree(format, C.as_bytes());
        for _ in 0..40 {
            let nodes = walk(&tree);
            if nodes.is_empty() {
                break;
            }
            let node = nodes[random.usize(..nodes.len())];
            let item = tree.parent(node).is_some_and(|p| tree.is_list(p));
            let siblings = tree.parent(node).map_or(0, |p| tree.children(p).count());
            let below: Vec<NodeId> = walk(&tree)
                .into_iter()
                .filter(|&by| {
                    let mut up = tree.parent(by);
                    while let Some(parent) = up {
                        if parent == node {
                            return language.fits(tree.kind(by), tree.slot(node))
                                && tree.weight(by) < tree.weight(node);
                        }
                        up = tree.parent(parent);
                    }
                    false
                })
                .collect();
            let edit = if language.is_nullable(tree.slot(node)) || (item && siblings > 1) {
                Edit::new([Change::Delete(node)])
            } else if !below.is_empty() {
                let by = below[random.usize(..below.len())];
                Edit::new([Change::Substitute { node, by }])
            } else {
                continue;
            };
            let (mut text, mut tokens) = (Vec::new(), Vec::new());
            let candidate = edit.candidate(&tree);
            assert!(printer.print(&tree, &candidate, &mut text, Some(&mut tokens)));
            assert_eq!(candidate.tokens(&tree), tokens.len());
            let fingerprint = candidate.fingerprint(&tree);
            let shown = String::from_utf8_lossy(&text).into_owned();
            assert_eq!(tokenize(language, &text).unwrap(), tokens, "{shown}");
            assert_eq!(
                tree.tokens().len() as i64 - edit.saved(&tree),
                tokens.len() as i64
            );
            if let Err(failure) = format.parse(&mut parser, &tokens) {
                panic!("{}", failure.describe(language, &text, &tokens));
            }
            tree.apply(&edit, text, tokens);
            assert_eq!(tree.fingerprint(), fingerprint);
            applied += 1;
            for node in walk(&tree) {
                assert!(tree.is_alive(node));
                let children: Vec<NodeId> = tree.children(node).collect();
                let sum: u32 = children.iter().map(|&child| tree.weight(child)).sum();
                assert!(children.is_empty() || sum == tree.weight(node));
                assert!(children.len() != 1 || tree.is_list(node));
                assert!(
                    children
                        .iter()
                        .all(|&child| tree.parent(child) == Some(node))
                );
            }
        }
    }
    assert!(applied > 1000, "only {applied} edits were possible");
}

/// Pretends to run several tests at once and delivers their ends out of order.
struct Scrambled<F> {
    property: F,
    random: Rng,
    next: u64,
    running: VecDeque<(Ticket, bool)>,
    seen: HashSet<Vec<u8>>,
}

impl<F: FnMut(&[u8]) -> bool> Executor for Scrambled<F> {
    fn capacity(&self) -> usize {
        4
    }

    fn start(&mut self, candidate: &[u8]) -> Result<Ticket, OracleError> {
        let ticket = Ticket(self.next);
        self.next += 1;
        self.running.push_back((ticket, (self.property)(candidate)));
        self.seen.insert(candidate.to_vec());
        Ok(ticket)
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        let at = self.random.usize(..self.running.len());
        let (ticket, passed) = self.running.remove(at).expect("something runs");
        Ok(Event::Finished(Outcome {
            ticket,
            verdict: if passed {
                Verdict::Interesting
            } else {
                Verdict::Uninteresting
            },
            ending: Ending::InProcess,
            elapsed: std::time::Duration::ZERO,
            output: Vec::new(),
        }))
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        Ok(None)
    }

    fn cancel(&mut self, ticket: Ticket) {
        self.running.retain(|(running, _)| *running != ticket);
    }
}

/// Whether the words occur in this order.
fn in_order(text: &[u8], words: &[&str]) -> bool {
    let text = String::from_utf8_lossy(text);
    let mut rest = &text[..];
    words.iter().all(|word| match rest.find(word) {
        Some(at) => {
            rest = &rest[at + word.len()..];
            true
        }
        None => false,
    })
}

fn reduced(format: &dyn Format, text: &[u8], words: &[&str]) -> Reduction {
    let mut refused: HashSet<Vec<u8>> = HashSet::new();
    let mut executor = FnExecutor::new(|candidate: &[u8]| {
        let passed = in_order(candidate, words);
        assert!(
            passed || refused.insert(candidate.to_vec()),
            "the same text was refused twice"
        );
        passed
    });
    reduce(
        format,
        text,
        Oracle::new(&mut executor),
        verified(),
        &mut Alone,
    )
    .expect("a good start")
}

#[test]
fn reductions_pass_repeat_and_do_not_depend_on_order() {
    let c: &dyn Format = &secateur_c::FORMAT;
    let json: &dyn Format = &secateur_json::FORMAT;
    let document = br#"{"a": [1, {"b": {"needle": [2, 3]}}, 4], "c": {"d": [5, {"e": "hay"}]}}"#;
    /// A format, a text of it, what has to stay in order, and the most tokens for that.
    type Case<'a> = (&'a dyn Format, &'a [u8], &'a [&'a str], usize);
    let cases: [Case<'_>; 6] = [
        (json, document, &["needle"], 1),
        (json, document, &["needle\"", ":", "3"], 9),
        (json, document, &["1", "2", "5"], 13),
        (c, C.as_bytes(), &["return"], 9),
        (c, C.as_bytes(), &["for", "continue"], 17),
        (c, C.as_bytes(), &["w", "=", "4"], 6),
    ];
    for (format, text, words, most) in cases {
        let once = reduced(format, text, words);
        let shown = String::from_utf8_lossy(&once.text).into_owned();
        assert!(in_order(&once.text, words), "{shown}");
        assert!(matches!(once.end, End::Fixpoint));
        assert_eq!(once.rejected_by_grammar, 0);
        let left = once.progress.tokens_now;
        assert!(left <= most, "{words:?}: {left} tokens are left: {shown}");
        // A fixpoint: nothing more comes of its own result.
        let again = reduced(format, &once.text, words);
        assert_eq!(again.progress.successes, 0, "{shown}");
        // Several tests at once, ending in any order: the same text.
        let mut scrambled = Scrambled {
            property: |candidate: &[u8]| in_order(candidate, words),
            random: Rng::with_seed(5),
            next: 0,
            running: VecDeque::new(),
            seen: HashSet::new(),
        };
        let other = reduce(
            format,
            text,
            Oracle::new(&mut scrambled),
            verified(),
            &mut Alone,
        )
        .expect("a start");
        assert_eq!(String::from_utf8_lossy(&other.text), shown);
    }
}

/// Runs on a small stack: whatever recursed would overflow it.
fn on_a_small_stack(work: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new()
        .stack_size(512 << 10)
        .spawn(work);
    thread
        .expect("a thread")
        .join()
        .expect("no overflow and no failed assertion");
}

#[test]
fn deep_nesting_needs_no_stack() {
    const DEEP: usize = 100_000;
    on_a_small_stack(|| {
        let text = format!("{}1{}", "[".repeat(DEEP), "]".repeat(DEEP));
        let tree = tree(&secateur_json::FORMAT, text.as_bytes());
        assert_eq!(tree.tokens().len(), 2 * DEEP + 1);
        let text = format!("{}1{}", "[".repeat(DEEP / 5), "]".repeat(DEEP / 5));
        let mut executor = FnExecutor::new(|text: &[u8]| text.contains(&b'1'));
        let json = &secateur_json::FORMAT;
        let reduction = reduce(
            json,
            text.as_bytes(),
            Oracle::new(&mut executor),
            SearchOptions::default(),
            &mut Alone,
        );
        assert_eq!(reduction.expect("a start").text, b"1");
    });
    on_a_small_stack(|| {
        let text = format!("int x = {}1{};", "(".repeat(DEEP), ")".repeat(DEEP));
        tree(&secateur_c::FORMAT, text.as_bytes());
        let text = format!("int f(void) {{{}{}}}", "{".repeat(DEEP), "}".repeat(DEEP));
        tree(&secateur_c::FORMAT, text.as_bytes());
        let text = format!("int f(void) {{{};}}", "if (a) ".repeat(DEEP / 10));
        tree(&secateur_c::FORMAT, text.as_bytes());
    });
}

#[test]
fn a_chain_of_operators_is_one_flat_list() {
    let c: &dyn Format = &secateur_c::FORMAT;
    for (chain, items) in [
        ("1 + 2 - 3 + 4", 3),
        ("a || b || c", 2),
        ("x = y = z = 1", 3),
    ] {
        let text = format!("int f(void) {{ return {chain}; }}");
        let tree = tree(c, text.as_bytes());
        let flat = walk(&tree).into_iter().find(|&node| {
            let children: Vec<NodeId> = tree.children(node).collect();
            tree.is_list(node)
                && children.len() == items
                && children.iter().all(|&item| {
                    let parts: Vec<NodeId> = tree.children(item).collect();
                    parts.len() == 2 && tree.is_token(parts[0])
                })
        });
        assert!(flat.is_some(), "{chain}");
    }
}
