//! Candidates as text and whole reductions, on random inputs: every candidate of
//! the strategies is lexed as what the printer said and parsed, whatever was
//! accepted before it.

use std::collections::{HashMap, HashSet, VecDeque};
use std::path::{Path, PathBuf};
use std::time::Duration;

use fastrand::Rng;
use grammar_compiler::analyze::Metadata;
use grammar_compiler::check::Bnf;
use grammar_compiler::compile::{Compiled, Settings, compile, read};
use grammar_compiler::diagnostics::{Diagnostics, Sources};
use grammar_compiler::front::Hints;
use secateur_runtime::format::{Format, TableFormat};
use secateur_runtime::language::{Kind, Language};
use secateur_runtime::lex::{Token, tokenize};
use secateur_runtime::oracle::{
    Ending, Event, Executor, FnExecutor, OracleError, Outcome, Ticket, Verdict,
};
use secateur_runtime::parse::Parser;
use secateur_runtime::search::{End, Observer, Oracle, Progress, Reduction, SearchOptions, reduce};
use secateur_runtime::strategy::{self, STRATEGIES, Start};
use secateur_runtime::tree::{Change, Edit, NodeId, Printer, Tree};

const C: &dyn Format = &secateur_c::FORMAT;
const JSON: &dyn Format = &secateur_json::FORMAT;

// ---------------------------------------------------------------------------
// Trees and sentences

/// The tree of a text of the language.
fn parsed(format: &dyn Format, text: &[u8]) -> Tree {
    let language = format.language();
    let shown = String::from_utf8_lossy(text);
    let tokens = tokenize(language, text).unwrap_or_else(|e| panic!("{e} in\n{shown}"));
    let syntax = format
        .parse(&mut Parser::new(language), &tokens)
        .unwrap_or_else(|e| panic!("{}", e.describe(language, text, &tokens)));
    Tree::new(language, text.to_vec(), tokens, &syntax)
}

/// All nodes, parents before their children, children in order.
fn nodes(tree: &Tree) -> Vec<NodeId> {
    let mut found = Vec::new();
    let mut work: Vec<NodeId> = tree.root().into_iter().collect();
    while let Some(node) = work.pop() {
        found.push(node);
        let children: Vec<NodeId> = tree.children(node).collect();
        work.extend(children.into_iter().rev());
    }
    found
}

/// What has to hold of a tree after any edit.
fn check_tree(language: &Language, tree: &Tree) {
    let nodes = nodes(tree);
    let mut leaves = Vec::new();
    for &node in &nodes {
        assert!(tree.is_alive(node), "a dead node is reached");
        let children: Vec<NodeId> = tree.children(node).collect();
        let fits = language.fits(tree.kind(node), tree.slot(node));
        let name = |kind| language.kind_name(kind);
        assert!(
            fits,
            "{} where {} is asked for",
            name(tree.kind(node)),
            name(tree.slot(node))
        );
        if children.is_empty() {
            // A token, or a sentence that was put here and not yet parsed.
            leaves.extend(kinds_of(tree, node));
            continue;
        }
        assert_eq!(tree.is_list(node), language.is_list(tree.kind(node)));
        let sum: u32 = children.iter().map(|&child| tree.weight(child)).sum();
        assert_eq!(sum, tree.weight(node));
        assert!(
            children.len() > 1 || tree.is_list(node),
            "only lists have single children"
        );
        let parents_are_right = children.iter().all(|&c| tree.parent(c) == Some(node));
        assert!(parents_are_right);
    }
    let kinds: Vec<Kind> = tree.tokens().iter().map(|token| token.kind).collect();
    assert_eq!(leaves, kinds, "the tree has the text's tokens");
}

/// The types of a node's tokens.
fn kinds_of(tree: &Tree, node: NodeId) -> Vec<Kind> {
    let tokens = &tree.tokens()[tree.first_token(node)..][..tree.weight(node) as usize];
    tokens.iter().map(|token| token.kind).collect()
}

/// The token types that an edit leaves, seen from the tree alone.
fn expected(tree: &Tree, edit: &Edit) -> Vec<Kind> {
    let mut instead: HashMap<NodeId, Option<NodeId>> = HashMap::new();
    let mut put: HashMap<NodeId, u16> = HashMap::new();
    for change in edit.changes() {
        match *change {
            Change::Delete(node) => instead.insert(node, None),
            Change::Substitute { node, by } => instead.insert(node, Some(by)),
            Change::Unwrap { item, list } => instead.insert(item, Some(list)),
            Change::Put { node, sentence } => {
                put.insert(node, sentence);
                None
            }
        };
    }
    let mut kinds = Vec::new();
    let mut work: Vec<(NodeId, bool)> = tree.root().into_iter().map(|root| (root, true)).collect();
    while let Some((node, edited)) = work.pop() {
        if edited && let Some(by) = instead.get(&node) {
            // What comes in is taken as it is.
            work.extend(by.map(|by| (by, false)));
            continue;
        }
        if let Some(&sentence) = put.get(&node) {
            let tokens = &edit.sentence(sentence).tokens;
            kinds.extend(tokens.iter().map(|(kind, _)| *kind));
            continue;
        }
        let children: Vec<NodeId> = tree.children(node).collect();
        if children.is_empty() {
            kinds.extend(kinds_of(tree, node));
        }
        work.extend(children.into_iter().rev().map(|child| (child, edited)));
    }
    kinds
}

/// A grammar of the repository, compiled now.
fn compiled(path: &Path) -> Compiled {
    let mut sources = Sources::new();
    let text = std::fs::read_to_string(path).expect("a grammar");
    let file = sources.add(path.display().to_string(), text);
    let mut diagnostics = Diagnostics::new();
    let settings = Settings {
        metadata: Metadata {
            name: "test".to_owned(),
            ..Metadata::default()
        },
    };
    read(&mut sources, [file], &Hints::default(), &mut diagnostics)
        .and_then(|grammar| compile(grammar, &settings, &mut diagnostics))
        .unwrap_or_else(|| panic!("{}", diagnostics.render(&sources)))
}

/// Writes sentences down as text.
struct Writer<'a> {
    language: &'a Language,
    /// Texts for token types that have many.
    texts: HashMap<Kind, Vec<&'static str>>,
    /// What may stand between tokens.
    trivia: Vec<&'static str>,
}

impl<'a> Writer<'a> {
    fn new(language: &'a Language) -> Self {
        let mut texts: HashMap<Kind, Vec<&'static str>> = HashMap::new();
        // Each under the type that it is lexed as, whatever the language.
        for text in [
            "a", "L", "u8", "x1", "_Pragma", "e5", "0", "1", "0x1e", ".5", "1.", "1e5", "'a'",
            "'\"'", "'*/'", "\"/*\"", "\"*/\"", "\"//\"", "\"\"", "\"a\"", "-1", "2.5E-3",
        ] {
            if let Ok(tokens) = tokenize(language, text.as_bytes())
                && let [token] = tokens[..]
                && token.end as usize == text.len()
            {
                texts.entry(token.kind).or_default().push(text);
            }
        }
        let trivia = [
            " ",
            "\n",
            "\r\n",
            "\t",
            "/**/",
            "/* \" */",
            "// '\n",
            "\n# 1 \"a\"\n",
            "\\\n",
        ];
        let passes = |text: &&str| tokenize(language, text.as_bytes()).is_ok_and(|t| t.is_empty());
        Self {
            language,
            texts,
            trivia: trivia.into_iter().filter(passes).collect(),
        }
    }

    fn token(&self, random: &mut Rng, kind: Kind) -> Option<String> {
        match self.texts.get(&kind) {
            Some(texts) => random.choice(texts).map(|&text| text.to_owned()),
            None => self.language.tokens[kind.index()]
                .shortest
                .as_ref()
                .map(|text| text.to_string()),
        }
    }

    /// A text of these tokens: with little between them where the lexer allows it.
    fn write(&self, random: &mut Rng, kinds: &[Kind]) -> Option<Vec<u8>> {
        let reads = |text: &str, kinds: &[Kind]| {
            tokenize(self.language, text.as_bytes())
                .is_ok_and(|tokens| tokens.iter().map(|t| t.kind).eq(kinds.iter().copied()))
        };
        for attempt in 0..4 {
            let mut text = String::new();
            for (i, &kind) in kinds.iter().enumerate() {
                let next = self.token(random, kind)?;
                let mut joined = text.clone() + &next;
                let tight = attempt < 3 && reads(&joined, &kinds[..=i]);
                if (!tight || random.usize(..4) == 0)
                    && let Some(trivia) = random.choice(&self.trivia)
                {
                    joined = text + trivia + &next;
                }
                text = joined;
            }
            if random.bool()
                && let Some(trivia) = random.choice(&self.trivia)
            {
                text.push_str(trivia);
            }
            if reads(&text, kinds) {
                return Some(text.into_bytes());
            }
        }
        None
    }
}

/// Runs the strategy over a tree with random verdicts and checks each candidate.
fn follow(format: &dyn Format, mut tree: Tree, random: &mut Rng, passes: u64) -> usize {
    let language = format.language();
    let printer = Printer::new(language);
    let mut parser = Parser::new(language);
    let mut applied = 0;
    // Each follows on any other.
    let mut kinds = STRATEGIES.to_vec();
    random.shuffle(&mut kinds);
    for kind in kinds {
        let mut strategy = (kind.start)(&Start {
            language,
            tree: &tree,
            lists: None,
            usual: &[],
            learnt: None,
        });
        let mut steps = 0;
        while let Some(edit) = strategy.propose(language, &tree) {
            steps += 1;
            assert!(steps < 100_000, "{} does not come to an end", kind.name);
            let before = String::from_utf8_lossy(tree.text()).into_owned();
            assert!(edit.saved(&tree) >= 0, "{edit:?} is no gain of\n{before}");
            let kinds = expected(&tree, &edit);
            assert_eq!(
                tree.tokens().len() as i64 - edit.saved(&tree),
                kinds.len() as i64
            );
            let (mut text, mut tokens) = (Vec::new(), Vec::new());
            if !printer.print(&tree, &edit.candidate(&tree), &mut text, Some(&mut tokens)) {
                strategy.told(&tree, false);
                continue;
            }
            let shown = String::from_utf8_lossy(&text).into_owned();
            let context = || format!("{edit:?}\nbefore:\n{before}\nafter:\n{shown}");
            let lexed = tokenize(language, &text);
            assert!(lexed.as_ref() == Ok(&tokens), "{}", context());
            assert!(tokens.iter().map(|t| t.kind).eq(kinds), "{}", context());
            if !tokens.is_empty() && !edit.is_unsure() {
                let parsed = format.parse(&mut parser, &tokens);
                assert!(parsed.is_ok(), "no sentence: {}", context());
            }
            // The tree would have to be made anew.
            let passed = random.u64(..100) < passes && !edit.is_unsure();
            if passed {
                tree.apply(&edit, text, tokens);
                check_tree(language, &tree);
                applied += 1;
            }
            strategy.told(&tree, passed);
        }
    }
    applied
}

/// Random sentences of a grammar, reduced with random verdicts until some number
/// of edits was applied (or the sentences turn out too small).
fn random_reductions(format: &dyn Format, grammar: &Path, seed: u64, edits: usize) -> usize {
    let compiled = compiled(grammar);
    let bnf = Bnf::of_grammar(&compiled.grammar);
    let sentences = bnf.sentences().expect("a language with sentences");
    let language = format.language();
    let writer = Writer::new(language);
    let mut random = Rng::with_seed(seed);
    let mut applied = 0;
    for _ in 0..edits * 20 {
        if applied >= edits {
            break;
        }
        let budget = random.usize(4..250);
        let kinds: Vec<Kind> = sentences
            .next(&mut random, budget)
            .iter()
            .map(|token| Kind(token.0))
            .collect();
        if !(4..=150).contains(&kinds.len()) {
            continue;
        }
        let Some(text) = writer.write(&mut random, &kinds) else {
            continue;
        };
        let tree = parsed(format, &text);
        check_tree(language, &tree);
        let mut printed = Vec::new();
        assert!(Printer::new(language).print(
            &tree,
            &Edit::new([]).candidate(&tree),
            &mut printed,
            None
        ));
        assert_eq!(printed, text, "an untouched tree prints as it was");
        let passes = [10, 50, 90][random.usize(..3)];
        applied += follow(format, tree, &mut random, passes);
    }
    applied
}

fn grammar(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

#[test]
fn candidates_of_random_c_are_what_the_printer_says() {
    let applied = random_reductions(C, &grammar("grammars/c.g4"), 0x7ea5, 2000);
    assert!(applied >= 2000, "only {applied} edits");
}

#[test]
fn candidates_of_random_json_are_what_the_printer_says() {
    let applied = random_reductions(JSON, &grammar("grammars/json.g4"), 1, 1000);
    assert!(applied >= 500, "only {applied} edits");
}

#[test]
fn candidates_of_nasty_grammars_are_what_the_printer_says() {
    let folder = std::fs::read_dir(grammar("tests/grammars/ok")).expect("the folder");
    let mut paths: Vec<PathBuf> = folder
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "g4"))
        .collect();
    paths.sort();
    for path in paths {
        let tables = compiled(&path).tables.to_json();
        let format = TableFormat::new(Language::from_json(&tables).expect("good tables"));
        let applied = random_reductions(&format, &path, 2, 200);
        println!("{}: {applied}", path.display());
    }
}

// ---------------------------------------------------------------------------
// Places where tokens would run together

/// The edit of the strategy that leaves exactly these tokens, printed.
fn leaving(text: &str, wanted: &str) -> String {
    let tree = parsed(C, text.as_bytes());
    let language = C.language();
    let texts = |text: &[u8], tokens: &[Token]| -> Vec<Vec<u8>> {
        tokens.iter().map(|t| t.of(text).to_vec()).collect()
    };
    let wanted = wanted.as_bytes();
    let wanted = texts(wanted, &tokenize(language, wanted).expect("a good line"));
    let printer = Printer::new(language);
    let start = Start {
        language,
        tree: &tree,
        lists: None,
        usual: &[],
        learnt: None,
    };
    let mut strategy = (STRATEGIES[0].start)(&start);
    let (mut printed, mut tokens) = (Vec::new(), Vec::new());
    while let Some(edit) = strategy.propose(language, &tree) {
        assert!(printer.print(
            &tree,
            &edit.candidate(&tree),
            &mut printed,
            Some(&mut tokens)
        ));
        assert_eq!(tokenize(language, &printed).as_ref(), Ok(&tokens));
        if texts(&printed, &tokens) == wanted {
            return String::from_utf8_lossy(&printed).into_owned();
        }
        strategy.told(&tree, false);
    }
    panic!("no edit of `{text}` leaves these tokens");
}

#[test]
fn tokens_that_would_run_together_are_kept_apart() {
    for (text, wanted) in [
        ("int/**/const/**/x;", "int/**/x;"),
        ("int w = a+(+b);", "int w = a+ +b;"),
        ("int w = -!-x;", "int w = - -x;"),
        ("int w = a-(--b);", "int w = a- --b;"),
        ("int w = x/(*p);", "int w = x/ *p;"),
        ("int w = a&(&b);", "int w = a& &b;"),
        ("int w = a&&(&b);", "int w = a&&&b;"),
        // The comment that `/*` would begin ends far behind the seam.
        (
            "int w = x/(*p(1,2,3,4,5,6)), v; /* end */",
            "int w = x/ *p(1,2,3,4,5,6), v; /* end */",
        ),
        (
            "int w = x/(*p(1,2,3,4,5,6)), *v = \"*/\";",
            "int w = x/ *p(1,2,3,4,5,6), *v = \"*/\";",
        ),
    ] {
        assert_eq!(leaving(text, wanted), wanted);
    }
}

#[test]
fn what_cannot_be_kept_apart_is_no_candidate() {
    // `_Pragma ("x")` is no call, whatever stands between its tokens.
    let tree = parsed(C, b"int w = _Pragma (f(\"x\")) + y;");
    let language = C.language();
    let printer = Printer::new(language);
    let (mut printed, mut tokens) = (Vec::new(), Vec::new());
    let mut refused = 0;
    for node in nodes(&tree) {
        for by in nodes(&tree) {
            let inside = std::iter::successors(tree.parent(by), |&up| tree.parent(up))
                .any(|above| above == node);
            if !inside || !language.fits(tree.kind(by), tree.slot(node)) {
                continue;
            }
            let edit = Edit::new([Change::Substitute { node, by }]);
            if printer.print(
                &tree,
                &edit.candidate(&tree),
                &mut printed,
                Some(&mut tokens),
            ) {
                assert_eq!(tokenize(language, &printed).as_ref(), Ok(&tokens));
                assert!(tokens.iter().map(|t| t.kind).eq(expected(&tree, &edit)));
            } else {
                refused += 1;
            }
        }
    }
    assert!(refused > 0);
}

#[test]
fn untouched_input_with_odd_bytes_prints_back() {
    for text in [
        &b"\xEF\xBB\xBFint; int x;\r\n"[..],
        b"int x; // \xff\xfe no newline",
        b"/* \xc3( */int\tx = '\xe9', *s = \"\xf0\x9f\";\r\n\r\n\r\n",
        b"# 1 \"a.c\"\n# 1 \"<built-in>\"\nint x;\n# 2 \"a.c\" 2",
        b"int \\\r\n x\x0c;\x0b",
        b"_Pragma(\"once\") int x; _Pragma ( \"x\" )",
    ] {
        let tree = parsed(C, text);
        let mut printed = Vec::new();
        let printer = Printer::new(C.language());
        assert!(printer.print(&tree, &Edit::new([]).candidate(&tree), &mut printed, None));
        assert_eq!(printed, text);
    }
}

// ---------------------------------------------------------------------------
// Whole reductions

/// Nobody watches.
struct Alone;

impl Observer for Alone {
    fn improved(&mut self, _: &[u8], _: &Progress) -> std::io::Result<()> {
        Ok(())
    }
}

/// Runs several tests at once and delivers their ends in any order.
struct Scrambled<'a> {
    property: &'a dyn Fn(&[u8]) -> bool,
    random: Rng,
    next: u64,
    running: VecDeque<(Ticket, Vec<u8>)>,
}

impl Executor for Scrambled<'_> {
    fn capacity(&self) -> usize {
        4
    }

    fn start(&mut self, candidate: &[u8]) -> Result<Ticket, OracleError> {
        let ticket = Ticket(self.next);
        self.next += 1;
        self.running.push_back((ticket, candidate.to_vec()));
        assert!(self.running.len() <= 4, "more tests than there is room for");
        Ok(ticket)
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        let at = self.random.usize(..self.running.len());
        let (ticket, candidate) = self.running.remove(at).expect("something runs");
        let verdict = match (self.property)(&candidate) {
            true => Verdict::Interesting,
            false => Verdict::Uninteresting,
        };
        Ok(Event::Finished(Outcome {
            ticket,
            verdict,
            ending: Ending::InProcess,
            elapsed: Duration::ZERO,
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

fn verified() -> SearchOptions {
    SearchOptions {
        verify_syntax: true,
        ..SearchOptions::default()
    }
}

/// Reduces, asserting that no text is tested twice.
fn reduced(format: &dyn Format, text: &[u8], property: &dyn Fn(&[u8]) -> bool) -> Reduction {
    let mut seen: HashSet<Vec<u8>> = HashSet::new();
    let mut executor = FnExecutor::new(|candidate: &[u8]| {
        let shown = || String::from_utf8_lossy(candidate).into_owned();
        // But for the empty file, which is tested before all others.
        assert!(
            candidate.is_empty() || seen.insert(candidate.to_vec()),
            "tested twice: {:?}",
            shown()
        );
        property(candidate)
    });
    let reduction = reduce(
        format,
        text,
        Oracle::new(&mut executor),
        verified(),
        &mut Alone,
    )
    .expect("a good start");
    assert!(matches!(reduction.end, End::Fixpoint));
    assert_eq!(reduction.rejected_by_grammar, 0);
    reduction
}

/// Reduces one at a time, again, and with several tests at once.
fn check_reduction(
    format: &dyn Format,
    text: &[u8],
    property: &dyn Fn(&[u8]) -> bool,
    seed: u64,
) -> Reduction {
    let once = reduced(format, text, property);
    let shown = String::from_utf8_lossy(&once.text).into_owned();
    assert!(property(&once.text), "{shown}");
    let again = reduced(format, &once.text, property);
    assert_eq!(again.progress.successes, 0, "more was possible: {shown}");
    let mut scrambled = Scrambled {
        property,
        random: Rng::with_seed(seed),
        next: 0,
        running: VecDeque::new(),
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
    assert_eq!(other.rejected_by_grammar, 0);
    once
}

/// Texts of random sentences with at least some tokens.
fn random_texts(format: &dyn Format, name: &str, seed: u64, count: usize) -> Vec<Vec<u8>> {
    let compiled = compiled(&grammar(name));
    let bnf = Bnf::of_grammar(&compiled.grammar);
    let sentences = bnf.sentences().expect("a language with sentences");
    let writer = Writer::new(format.language());
    let mut random = Rng::with_seed(seed);
    let mut texts = Vec::new();
    while texts.len() < count {
        let budget = random.usize(60..300);
        let kinds: Vec<Kind> = sentences
            .next(&mut random, budget)
            .iter()
            .map(|token| Kind(token.0))
            .collect();
        if (12..=120).contains(&kinds.len()) {
            texts.extend(writer.write(&mut random, &kinds));
        }
    }
    texts
}

#[test]
fn random_inputs_keep_some_tokens() {
    for (format, name) in [(C, "grammars/c.g4"), (JSON, "grammars/json.g4")] {
        let language = format.language();
        let mut random = Rng::with_seed(17);
        for (text, seed) in random_texts(format, name, 23, 60).iter().zip(0..) {
            let tokens = tokenize(language, text).expect("a sentence");
            let wanted: Vec<&[u8]> = (0..random.usize(1..4))
                .map(|_| tokens[random.usize(..tokens.len())].of(text))
                .collect();
            // As tokens: in a comment they do not count.
            let property = |candidate: &[u8]| {
                tokenize(language, candidate).is_ok_and(|tokens| {
                    let has = |w: &&[u8]| tokens.iter().any(|t| t.of(candidate) == *w);
                    wanted.iter().all(has)
                })
            };
            check_reduction(format, text, &property, seed);
        }
    }
}

#[test]
fn random_inputs_keep_any_property() {
    // Chosen by a hash of the token types: as far from monotone as can be.
    for (format, name) in [(C, "grammars/c.g4"), (JSON, "grammars/json.g4")] {
        let language = format.language();
        for (text, seed) in random_texts(format, name, 29, 40).iter().zip(0..) {
            let property = |candidate: &[u8]| {
                let tokens = tokenize(language, candidate).expect("a candidate is lexed");
                let mut hash = seed;
                for token in &tokens {
                    hash = (hash ^ u64::from(token.kind.0))
                        .wrapping_mul(0x9E37_79B9_7F4A_7C15)
                        .rotate_left(23);
                }
                candidate == text || (!tokens.is_empty() && hash.is_multiple_of(5))
            };
            check_reduction(format, text, &property, seed);
        }
    }
}

#[test]
fn gtr_with_deletion_alone_is_hdd() {
    for (format, name) in [(C, "grammars/c.g4"), (JSON, "grammars/json.g4")] {
        let language = format.language();
        let printer = Printer::new(language);
        let mut random = Rng::with_seed(31);
        let mut successes = 0;
        for text in random_texts(format, name, 37, 100) {
            let mut tree = parsed(format, &text);
            let start = |name, tree| {
                let kind = strategy::find(name).expect("a strategy");
                (kind.start)(&Start {
                    language,
                    tree,
                    lists: None,
                    usual: &[],
                    learnt: None,
                })
            };
            let (mut gtr, mut hdd) = (start("gtr-deletion", &tree), start("hdd", &tree));
            let passes = [10, 30, 60][random.usize(..3)];
            loop {
                let proposed = gtr.propose(language, &tree);
                assert_eq!(proposed, hdd.propose(language, &tree));
                let Some(edit) = proposed else { break };
                let (mut text, mut tokens) = (Vec::new(), Vec::new());
                let passed = random.u64(..100) < passes
                    && printer.print(&tree, &edit.candidate(&tree), &mut text, Some(&mut tokens));
                if passed {
                    tree.apply(&edit, text, tokens);
                    successes += 1;
                }
                gtr.told(&tree, passed);
                hdd.told(&tree, passed);
            }
        }
        assert!(successes > 100);
    }
}

#[test]
fn a_return_inside_two_loops() {
    let text = include_str!("reduce/c-calls/input.c").to_owned()
        + "\nstatic int find(int *a, int n) { int i, j; /* two */ for (i = 0; i < n; i++) {\n\
           while (a[i] > 0) { if (a[i] == 3 && n > 4) { j++; return a[i] + i; } a[i]--; }\n\
           } return -1; }\n";
    // `for`, `while` and `return` on the way into braces.
    let property = |candidate: &[u8]| {
        let text = String::from_utf8_lossy(candidate);
        let inside = |text: &str, word: &str| text.find(word).map(|at| at + word.len());
        inside(&text, "for (").is_some_and(|at| {
            let rest = &text[at..];
            inside(rest, "while (").is_some_and(|at| rest[at..].contains("return"))
        })
    };
    let reduction = check_reduction(C, text.as_bytes(), &property, 3);
    let shown = String::from_utf8_lossy(&reduction.text).into_owned();
    assert!(reduction.progress.tokens_now <= 24, "{shown}");
}

#[test]
fn a_key_somewhere_in_a_document() {
    let has_key = |value: &serde_json::Value| {
        let mut work = vec![value];
        while let Some(value) = work.pop() {
            match value {
                serde_json::Value::Object(members) if members.contains_key("x") => return true,
                serde_json::Value::Object(members) => work.extend(members.values()),
                serde_json::Value::Array(items) => work.extend(items),
                _ => {}
            }
        }
        false
    };
    let property = |candidate: &[u8]| {
        // Every candidate but the empty file is JSON to someone else's parser, too.
        candidate.iter().any(|b| !b.is_ascii_whitespace())
            && has_key(&serde_json::from_slice(candidate).expect("JSON"))
    };
    let text = br#"{"a": [1, {"b": {"y": [2, 3], "x": [{"x": 4}, "x"]}}, 5], "c": {"d": null}}"#;
    let reduction = check_reduction(JSON, text, &property, 4);
    assert_eq!(reduction.progress.tokens_now, 5);
}

#[test]
fn lists_of_at_least_one_go_where_nothing_is_needed() {
    // String literals as an argument, a type's modifiers: each a `+` in a `?`.
    let text = b"static const int w = g(\"a\" \"b\");";
    let property = |candidate: &[u8]| {
        let text = String::from_utf8_lossy(candidate);
        ["w =", "g(", ")"].iter().all(|w| text.contains(w))
    };
    let reduction = check_reduction(C, text, &property, 5);
    let shown = String::from_utf8_lossy(&reduction.text).into_owned();
    assert_eq!(shown, "w = g();");
}

#[test]
fn long_lists_take_few_tests() {
    const LONG: usize = 300_000;
    let items = "1,".repeat(LONG / 3);
    let text = format!("[{items}\"one\",{items}\"other\",{items}0]");
    // Two items stay, so the list cannot give way to one of them.
    let has = |text: &[u8], word: &[u8]| text.windows(word.len()).any(|w| w == word);
    let mut executor = FnExecutor::new(|text: &[u8]| has(text, b"one") && has(text, b"other"));
    let reduction = reduce(
        JSON,
        text.as_bytes(),
        Oracle::new(&mut executor),
        SearchOptions::default(),
        &mut Alone,
    );
    let reduction = reduction.expect("a start");
    let text = String::from_utf8_lossy(&reduction.text);
    assert_eq!(text, "[\"one\",\"other\"]");
    // A few for each halving.
    let tests = reduction.progress.tests;
    assert!(tests < 1000, "{tests}");
}
