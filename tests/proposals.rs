//! The proposals of each strategy.
//!
//! `tests/goldens/strategies/NAME.txt` has the edits of small trees of JSON and C if all are
//! rejected, all are accepted, and every third is; `tests/goldens/traces/NAME.txt` has the same for
//! a generator's runs. `SECATEUR_UPDATE=1` writes them.

#[expect(dead_code, reason = "other tests need the rest")]
mod harness;

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use harness::parsed;
use secateur_published::STRATEGIES as PUBLISHED;
use secateur_reduce::strategy::{STRATEGIES, Start, Strategy, StrategyKind, usual};
use secateur_syntax::format::{Format, Tolerant};
use secateur_syntax::lex::Token;
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{Change, Edit, NodeId, Printer, Tree};
use secateur_trace::base::Base;
use secateur_trace::edit::compare;
use secateur_trace::strategy as traces;
use secateur_trace::trace::{Decision, Trace};
use secateur_trace::{Choices, FnGenerator, Policy, Run, execute};

const DOCUMENT: &str = r#"{"a": [1, {"b": "x"}, 23], "c": [[null]]}"#;

const PROGRAM: &str = "typedef int t; int h(void) { return 1; }
int f(t a) { if (a > 10) { g(a, h()); } return (a); }";

/// Maximal number of stored lines of a sequence.
const MOST: usize = 44;
/// A longer sequence counts as endless.
const ENDLESS: usize = 20_000;

/// First lines of a sequence of edits, then number and hash of the others.
///
/// Of consecutive edits that are no sentence the first is shown.
#[derive(Default)]
struct Listing {
    lines: Vec<String>,
    edits: usize,
    folded: (usize, u64),
    /// Number and hash of further lines.
    rest: (usize, u64),
}

impl Listing {
    /// Adds an edit, or the base of a round.
    fn add(&mut self, line: String) {
        self.edits += 1;
        assert!(self.edits < ENDLESS, "it does not end: {line}");
        let before = self.lines.last().filter(|_| self.rest.0 == 0);
        if line.ends_with(NO_SENTENCE) && before.is_some_and(|line| line.ends_with(NO_SENTENCE)) {
            self.folded = joined(self.folded, &line);
            return;
        }
        self.unfold();
        self.put(line.trim_end().to_owned());
    }

    fn unfold(&mut self) {
        let (count, hash) = std::mem::take(&mut self.folded);
        if count > 0 {
            self.put(format!("  {count} more are{NO_SENTENCE} ({hash:016x})"));
        }
    }

    fn put(&mut self, line: String) {
        if self.lines.len() < MOST {
            self.lines.push(line);
        } else {
            self.rest = joined(self.rest, &line);
        }
    }

    fn shown(mut self) -> String {
        self.unfold();
        let mut shown = self.lines.join("\n") + "\n";
        if let (count @ 1.., hash) = self.rest {
            let _ = writeln!(shown, "  … {count} more lines ({hash:016x})");
        }
        shown
    }
}

const NO_SENTENCE: &str = " no sentence";

/// Updates number and hash (FNV-1a).
fn joined((count, hash): (usize, u64), line: &str) -> (usize, u64) {
    let seed = if count == 0 {
        0xCBF2_9CE4_8422_2325
    } else {
        hash
    };
    let next = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    (count + 1, line.bytes().chain([b'\n']).fold(seed, next))
}

#[derive(Clone, Copy)]
enum Answers {
    Rejected,
    Accepted,
    /// Every third candidate is accepted.
    Mixed,
}

const ANSWERS: [(&str, Answers); 3] = [
    ("all are rejected", Answers::Rejected),
    ("all are accepted", Answers::Accepted),
    ("every third is accepted", Answers::Mixed),
];

/// Equal texts have equal answers.
struct Oracle {
    answers: Answers,
    known: HashMap<Vec<u8>, bool>,
}

impl Oracle {
    fn new(answers: Answers) -> Self {
        Self {
            answers,
            known: HashMap::new(),
        }
    }

    fn passes(&mut self, text: &[u8]) -> bool {
        let asked = self.known.len() + 1;
        let passes = match self.answers {
            Answers::Rejected => false,
            Answers::Accepted => true,
            Answers::Mixed => asked.is_multiple_of(3),
        };
        *self.known.entry(text.to_vec()).or_insert(passes)
    }
}

fn sign(passed: bool) -> char {
    if passed { '+' } else { '-' }
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

fn words(text: &[u8], tokens: &[Token]) -> String {
    let words = tokens.iter().map(|token| token.of(text));
    let words: Vec<_> = words.map(String::from_utf8_lossy).collect();
    words.join(" ").replace('\n', "\\n")
}

/// Describes an edit in numbers of tokens.
///
/// `3..7` is a deletion, `3..7=5..6` a replacement by a part, `3..7="x"` one by new text.
fn described(tree: &Tree, edit: &Edit) -> String {
    let range = |node: NodeId| {
        let first = tree.first_token(node);
        format!("{first}..{}", first + tree.weight(node) as usize)
    };
    let change = |change: &Change| match *change {
        Change::Delete(node) => range(node),
        Change::Substitute { node, by } => format!("{}={}", range(node), range(by)),
        Change::Unwrap { item, list } => format!("{}=items of {}", range(item), range(list)),
        Change::Put { node, sentence } => {
            let tokens = &edit.sentence(sentence).tokens;
            let words = tokens.iter().map(|(_, text)| String::from_utf8_lossy(text));
            let words: Vec<_> = words.collect();
            format!("{}={:?}", range(node), words.join(" "))
        }
    };
    let changes: Vec<String> = edit.changes().iter().map(change).collect();
    changes.join(", ")
}

/// Returns a strategy's proposals and verdicts, in rounds until one changes nothing.
fn proposals(kind: StrategyKind, format: &dyn Format, text: &str, answers: Answers) -> String {
    let tolerant = Tolerant::new(format).expect("room for more kinds");
    let read = |text: &[u8]| match kind.plain {
        None => parsed(format, text),
        Some(plain) => tolerant.read_plain(text, plain).expect("tokens"),
    };
    let format: &dyn Format = match kind.plain {
        None => format,
        Some(_) => &tolerant,
    };
    let language = format.language();
    let (mut parser, printer) = (Parser::new(language), Printer::new(language));
    let mut oracle = Oracle::new(answers);
    let mut tree = read(text.as_bytes());
    let mut listing = Listing::default();
    loop {
        listing.add(format!("  {}", words(tree.text(), tree.tokens())));
        let mut strategy = start(kind, format, &tree);
        let mut changed = false;
        let (mut stale, mut free) = (false, false);
        while !stale && let Some(edit) = strategy.propose(language, &tree) {
            let (mut text, mut tokens) = (Vec::new(), Vec::new());
            let candidate = edit.candidate(&tree);
            let printed = printer.print(&tree, &candidate, &mut text, Some(&mut tokens));
            let what = described(&tree, &edit);
            let how = match (edit.is_unsure(), edit.is_trial()) {
                (true, _) => "?",
                (_, true) => " on trial",
                _ => "",
            };
            // As in a search: neither the base nor what is no sentence is tested.
            let same = edit.saved(&tree) == 0 && candidate.fingerprint(&tree) == tree.fingerprint();
            let doubtful = edit.is_unsure() || edit.is_free();
            let fits = printed && (!doubtful || format.accepts(&mut parser, &text));
            if same || !fits {
                let why = if same { " no change" } else { NO_SENTENCE };
                listing.add(format!("- {what}{how}:{why}"));
                strategy.record_tested(&tree, false, false);
                continue;
            }
            let passed = oracle.passes(&text);
            let left = words(&text, &tokens);
            listing.add(format!("{} {what}{how}: {left}", sign(passed)));
            if passed && !edit.is_trial() {
                tree.apply(&edit, text, tokens);
                changed = true;
                free |= edit.is_free();
                stale = edit.is_unsure();
            }
            strategy.record_tested(&tree, passed, true);
        }
        // A language may have no empty sentence.
        let is_empty = free && tree.tokens().is_empty();
        if !changed || is_empty {
            return listing.shown();
        }
        let text = tree.text().to_vec();
        tree = read(&text);
    }
}

/// Generates with every sort of choice.
fn generated(choices: &mut Choices) -> Vec<u8> {
    let items = choices.repeat(1..=3, |choices, _| {
        choices.call(|choices| {
            let letter = *choices.pick(b"abcd");
            let more = choices.maybe(|choices| choices.range(-3i8..=9));
            let bytes = choices.bytes(0..=2);
            let real = if choices.real() < 0.4 { "!" } else { "" };
            let more = more.map_or_else(String::new, |number| number.to_string());
            format!("{}{more}{bytes:?}{real};", char::from(letter))
        })
    });
    let mut order = [1, 2, 3];
    choices.shuffle(&mut order);
    format!("{}{order:?}", items.concat()).into_bytes()
}

/// Formats a trace as a line: parts in brackets, and decisions.
fn decisions(trace: &Trace) -> String {
    let mut shown = String::new();
    let mut ends: Vec<usize> = Vec::new();
    for node in trace.nodes() {
        while ends.last().is_some_and(|&end| end <= node.index()) {
            ends.pop();
            shown.push(']');
        }
        if !shown.is_empty() && !shown.ends_with('[') {
            shown.push(' ');
        }
        match trace.choice(node) {
            None => {
                shown.push('[');
                ends.push(trace.subtree(node).end);
            }
            Some(choice) => match &choice.decision {
                Decision::Number(number) => shown.push_str(&number.to_string()),
                Decision::Order(order) => shown.push_str(&format!("order{order:?}")),
                Decision::Bytes(bytes) => shown.push_str(&format!("bytes{bytes:?}")),
            },
        }
    }
    shown + &"]".repeat(ends.len())
}

fn trace_proposals(kind: traces::TraceStrategyKind, answers: Answers) -> String {
    let mut choices = Choices::random(5);
    let output = generated(&mut choices);
    let trace = choices.into_trace();
    let mut base = Base::new(Run { trace, output });
    let mut generator = FnGenerator::new(generated);
    let mut oracle = Oracle::new(answers);
    let mut listing = Listing::default();
    loop {
        let text = String::from_utf8_lossy(base.output());
        listing.add(format!("  {}: {text}", decisions(base.trace())));
        let start = traces::Start::new(&base, Policy::Realign);
        let mut strategy = (kind.start)(&start);
        let mut changed = false;
        while let Some(edit) = strategy.propose(&base) {
            let (candidate, _) = edit.apply(base.trace());
            let what = decisions(&candidate);
            let executed = execute(&mut generator, Policy::Realign, candidate, 1000);
            let run = executed.expect("it runs").run.expect("it ends");
            // As in a search: only what is smaller is tested.
            let sizes = run.output.len().cmp(&base.output().len());
            let order = sizes.then_with(|| compare(&run.trace, base.trace()));
            let passed =
                order.is_lt() && (run.output == base.output() || oracle.passes(&run.output));
            let text = String::from_utf8_lossy(&run.output);
            let why = if order.is_lt() { "" } else { " (not smaller)" };
            listing.add(format!("{} {what}: {text}{why}", sign(passed)));
            if passed {
                base = base.succeeded(&edit, run);
                changed = true;
            }
            strategy.record_verdict(&base, passed);
        }
        if !changed {
            return listing.shown();
        }
    }
}

/// Compares texts with all files of a folder.
fn check(folder: &str, found: BTreeMap<String, String>) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/goldens")
        .join(folder);
    if std::env::var_os("SECATEUR_UPDATE").is_some() {
        if folder.exists() {
            fs::remove_dir_all(&folder).expect("the old goldens go");
        }
        fs::create_dir_all(&folder).expect("a folder");
        for (name, text) in found {
            fs::write(folder.join(name), text).expect("a golden");
        }
        return;
    }
    let entries = fs::read_dir(&folder).expect("SECATEUR_UPDATE=1 writes the goldens");
    let mut there: Vec<String> = entries
        .map(|entry| entry.expect("a readable entry").file_name())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    there.sort();
    let names: Vec<String> = found.keys().cloned().collect();
    assert_eq!(
        there, names,
        "each strategy has a golden, and each golden a strategy"
    );
    let mut wrong = String::new();
    for (name, text) in found {
        let wanted = fs::read_to_string(folder.join(&name)).expect("a golden");
        if let Some(line) = first_difference(&wanted, &text) {
            let _ = writeln!(wrong, "{name}:{line}");
        }
    }
    assert!(wrong.is_empty(), "other edits are proposed:\n{wrong}");
}

fn first_difference(wanted: &str, found: &str) -> Option<String> {
    let (mut one, mut other) = (wanted.lines(), found.lines());
    for number in 1.. {
        let (one, other) = (one.next(), other.next());
        if one != other {
            let show = |line: Option<&str>| line.unwrap_or("(the end)").to_owned();
            return Some(format!("{number}: {}\n  now {}", show(one), show(other)));
        }
        one?;
    }
    None
}

#[test]
fn strategies_propose_what_they_did() {
    let inputs: [(&str, &dyn Format, &str); 2] = [
        ("json", &secateur_json::FORMAT, DOCUMENT),
        ("c", &secateur_c::FORMAT, PROGRAM),
    ];
    let mut found = BTreeMap::new();
    for kind in STRATEGIES.iter().chain(PUBLISHED) {
        let mut text = String::new();
        for (language, format, input) in inputs {
            for (what, answers) in ANSWERS {
                let edits = proposals(*kind, format, input, answers);
                let _ = write!(text, "{language}, {what}:\n{edits}\n");
            }
        }
        found.insert(
            format!("{}.txt", kind.name),
            text.trim_end().to_owned() + "\n",
        );
    }
    check("strategies", found);
}

#[test]
fn strategies_for_traces_propose_what_they_did() {
    let mut found = BTreeMap::new();
    // Published strategies have their own golden files.
    let ours = |kind: &&traces::TraceStrategyKind| kind.pursuit == traces::Pursuit::Smaller;
    for kind in traces::STRATEGIES.iter().filter(ours) {
        let mut text = String::new();
        for (what, answers) in ANSWERS {
            let edits = trace_proposals(*kind, answers);
            let _ = write!(text, "{what}:\n{edits}\n");
        }
        found.insert(
            format!("{}.txt", kind.name),
            text.trim_end().to_owned() + "\n",
        );
    }
    check("traces", found);
}
