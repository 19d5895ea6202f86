//! Candidates as text and whole reductions, on random inputs: every candidate of
//! the strategies is lexed as what the printer said and parsed, whatever was
//! accepted before it.

use std::collections::{HashMap, HashSet, VecDeque};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use fastrand::Rng;
use grammar_compiler::analyze::Metadata;
use grammar_compiler::check::Bnf;
use grammar_compiler::compile::{Compiled, Settings, compile, read};
use grammar_compiler::diagnostics::{Diagnostics, Sources};
use secateur_runtime::format::{Format, TableFormat};
use secateur_runtime::language::{Kind, Language};
use secateur_runtime::lex::{Token, tokenize};
use secateur_runtime::oracle::{
    Ending, Event, Executor, FnExecutor, OracleError, Outcome, Ticket, Verdict,
};
use secateur_runtime::parse::Parser;
use secateur_runtime::search::{End, Observer, Progress, Reduction, SearchOptions, reduce};
use secateur_runtime::strategy::STRATEGIES;
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
        assert_eq!(tree.is_list(node), language.is_list(tree.kind(node)));
        if children.is_empty() {
            assert_eq!(tree.weight(node), 1);
            leaves.push(tree.kind(node));
            continue;
        }
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

/// The token types that an edit leaves, seen from the tree alone.
fn expected(tree: &Tree, edit: &Edit) -> Vec<Kind> {
    let mut instead: HashMap<NodeId, Option<NodeId>> = HashMap::new();
    for change in edit.changes() {
        match *change {
            Change::Delete(node) => instead.insert(node, None),
            Change::Substitute { node, by } => instead.insert(node, Some(by)),
            Change::Unwrap { item, list } => instead.insert(item, Some(list)),
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
        if tree.is_token(node) {
            kinds.push(tree.kind(node));
        }
        let children: Vec<NodeId> = tree.children(node).collect();
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
            extensions: Vec::new(),
        },
        start: None,
    };
    read(&sources, [file], None, &mut diagnostics)
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
            " ", "\n", "\r\n", "\t", "/**/", "/* \" */", "// '\n", "\n# 1 \"a\"\n", "\\\n",
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
    for kind in STRATEGIES {
        let mut strategy = (kind.start)(&tree);
        let mut steps = 0;
        while let Some(edit) = strategy.propose(language, &tree) {
            steps += 1;
            assert!(steps < 100_000, "{} does not come to an end", kind.name);
            let before = String::from_utf8_lossy(tree.text()).into_owned();
            assert!(edit.saved(&tree) > 0, "{edit:?} saves nothing of\n{before}");
            let kinds = expected(&tree, &edit);
            assert_eq!(
                tree.tokens().len() as i64 - edit.saved(&tree),
                kinds.len() as i64
            );
            let (mut text, mut tokens) = (Vec::new(), Vec::new());
            if !printer.print(&tree, &edit, &mut text, Some(&mut tokens)) {
                strategy.told(&tree, false);
                continue;
            }
            let shown = String::from_utf8_lossy(&text).into_owned();
            let context = || format!("{edit:?}\nbefore:\n{before}\nafter:\n{shown}");
            let lexed = tokenize(language, &text);
            assert!(lexed.as_ref() == Ok(&tokens), "{}", context());
            assert!(tokens.iter().map(|t| t.kind).eq(kinds), "{}", context());
            if !tokens.is_empty() {
                let parsed = format.parse(&mut parser, &tokens);
                assert!(parsed.is_ok(), "no sentence: {}", context());
            }
            let passed = random.u64(..100) < passes;
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
    for _ in 0..edits * 4 {
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
        assert!(Printer::new(language).print(&tree, &Edit::new([]), &mut printed, None));
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
    let seed = std::env::var("SEED").map_or(0x7ea5, |s| s.parse().unwrap());
    let edits = std::env::var("EDITS").map_or(2000, |s| s.parse().unwrap());
    let applied = random_reductions(C, &grammar("grammars/c.g4"), seed, edits);
    assert!(applied >= edits, "only {applied} edits");
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
