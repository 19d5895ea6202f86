//! Shorter texts of tokens, the lexical half of T-Rec (Xu et al., TOSEM 2024).
//!
//! For each class of texts and each token type a list minimizer decides over all texts at once, so
//! that a few needed ones among many cost a logarithm of their number:
//!
//! 1. numbers that act as names lose their gaps ([`dense`]), unless they have none;
//! 2. texts other than names become the shortest of their types (`""`, `0`);
//! 3. names become `a`, `b`, …, the other remaining texts `"a"`, `"b"` or `1`, `2`, …, each a new
//!    one;
//! 4. remaining names become short together with the words in other tokens ([`within`]), then words
//!    that remaining texts share;
//! 5. each text that is still needed is shortened by itself ([`shorten`]), a number of another base
//!    in decimal if that is shorter.

mod decimal;
mod dense;
mod fresh;
mod shorten;
mod texts;
mod within;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::minimize::{HALVING, ListMinimizer, MinimizerKind};
use crate::strategy::{Start, Strategy, StrategyKind};
use decimal::decimal;
use dense::Dense;
use fresh::Fresh;
use secateur_syntax::Language;
use secateur_syntax::lex::is_token;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};
use secateur_tables::Kind;
pub(crate) use shorten::Shorten;
use texts::{Class, Nodes, Text, fits, replaced, texts};
use within::{Shared, Within, contained, shared};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "lexical",
    about: "tokens by the shortest texts of their types, then without some of their characters",
    repeats: false,
    plain: None,
    start: |start| Box::new(Lexical::new(start, false)),
};

/// Short names and needed texts stay as they are.
pub(in crate::strategy) const READABLE: StrategyKind = StrategyKind {
    name: "readable",
    about: "as lexical, but names and numbers of up to three characters, and other texts of up to eight that matter, stay",
    repeats: false,
    plain: None,
    start: |start| Box::new(Lexical::new(start, true)),
};

/// Bytes of a readable name or number at most, such as `foo` or `255`.
const READABLE_NAME: usize = 3;
/// Bytes of another readable text at most.
///
/// `"sensors"` and `"%d %s"` explain themselves, and mostly are needed as a whole, which takes a
/// test for each character to find out.
pub(crate) const READABLE_TEXT: usize = 8;
/// Bytes of a name at most whose characters stay, if it is needed.
const LONGEST_NAME: usize = 40;
/// Work of a text, in the unit of [`Halt::after`](secateur_syntax::Halt::after).
const TEXT: usize = 20;
/// Texts of a group at most: an edit has few sentences.
const TOGETHER: usize = 1 << 12;

#[derive(Clone)]
struct Lexical {
    nodes: Nodes,
    dense: Vec<Dense>,
    groups: Vec<Group>,
    /// Names that other tokens contain, too.
    within: Vec<Within>,
    /// Words of several texts; `None` before all that remain are known.
    shared: Option<Vec<Shared>>,
    alone: Vec<Text>,
    work: Option<Work>,
    /// Whether short texts stay, unless they may become the shortest.
    readable: bool,
    /// Tokens whose readable texts stay, too, sorted.
    structured: Arc<[NodeId]>,
    lists: MinimizerKind,
}

#[derive(Clone)]
struct Group {
    step: Step,
    /// Texts with the numbers of [new ones](Fresh::core).
    texts: Vec<(Text, u32)>,
    minimizer: Box<dyn ListMinimizer>,
}

/// A text that loses characters.
#[derive(Clone)]
struct Work {
    text: Text,
    shorten: Shorten,
    /// Whether the lexer [knows](fits) the text, and so each that it becomes.
    is_known: bool,
    /// Whether the current candidate is the number in decimal, which is tried first.
    is_decimal: bool,
}

type Places = Vec<(NodeId, Arc<Sentence>)>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Shortest,
    Fresh(Fresh),
}

impl Lexical {
    fn new(start: &Start<'_>, readable: bool) -> Self {
        let tree = start.tree;
        let mut classes: BTreeMap<(Class, Option<Kind>), Vec<Text>> = BTreeMap::new();
        let (found, nodes) = texts(start.language, tree);
        let mut others = dense::named(start.language);
        let dense = others.iter().filter_map(|&kind| Dense::new(tree, kind));
        let dense = dense.collect();
        if readable {
            let counts = start.language.counts.iter().enumerate();
            let right = counts.filter(|(at, _)| tree.set_right(start.language, *at).is_none());
            others.extend(right.map(|(_, count)| count.token));
        }
        for text in found {
            if others.contains(&text.kind(tree, &nodes)) {
                continue;
            }
            let kind = match text.class {
                Class::Name if text.inner(tree, &nodes) <= longest(text.class, readable) => {
                    continue;
                }
                Class::Name => None,
                Class::Number | Class::Other => Some(text.kind(tree, &nodes)),
            };
            classes.entry((text.class, kind)).or_default().push(text);
        }
        let mut sorted = start.structured.to_vec();
        sorted.sort_unstable();
        let mut lexical = Self {
            nodes,
            dense,
            groups: Vec::new(),
            within: Vec::new(),
            shared: None,
            alone: Vec::new(),
            work: None,
            readable,
            structured: sorted.into(),
            lists: start.lists.unwrap_or(HALVING),
        };
        for ((class, _), texts) in classes {
            let step = match class {
                Class::Name => Step::Fresh(Fresh::Lower),
                Class::Number | Class::Other => Step::Shortest,
            };
            lexical.group(start.language, tree, step, texts);
        }
        let nodes = &*lexical.nodes;
        let bytes = |(text, _): &(Text, u32)| text.bytes(tree, nodes);
        let bytes = |group: &Group| group.texts.iter().map(bytes).sum::<usize>();
        lexical.groups.sort_by_cached_key(bytes);
        lexical
    }

    /// Groups texts for a step, the heaviest first; others get the next step.
    fn group(&mut self, language: &Language, tree: &Tree, step: Step, mut texts: Vec<Text>) {
        let nodes = Arc::clone(&self.nodes);
        texts.retain(|text| text.is_alive(tree, &nodes));
        texts.sort_by_cached_key(|text| Reverse(text.bytes(tree, &nodes)));
        let mut left = Vec::new();
        let mut grouped = Vec::new();
        let mut names = None;
        for text in texts {
            if tree.halt().after(TEXT) {
                break;
            }
            let number = match step {
                Step::Shortest => shortest(language, tree, &nodes, text).map(|_| 0),
                Step::Fresh(fresh) => {
                    let names = names.get_or_insert_with(|| fresh::Names::new(tree));
                    names.next(language, tree, &nodes, text, fresh)
                }
            };
            match number {
                Some(number) => grouped.push((text, number as u32)),
                None => left.push(text),
            }
        }
        for texts in grouped.chunks(TOGETHER) {
            let weight = |(text, _): &(Text, u32)| u32::try_from(text.bytes(tree, &nodes));
            let weights = texts.iter().map(|it| weight(it).unwrap_or(u32::MAX));
            let minimizer = (self.lists.start)(&weights.collect::<Vec<_>>(), 0);
            self.groups.push(Group {
                step,
                texts: texts.to_vec(),
                minimizer,
            });
        }
        self.regroup(language, tree, step, left);
    }

    fn regroup(&mut self, language: &Language, tree: &Tree, step: Step, mut left: Vec<Text>) {
        let nodes = Arc::clone(&self.nodes);
        let stays = |text: &Text| text.inner(tree, &nodes) <= longest(text.class, self.readable);
        left.retain(|text| text.is_alive(tree, &nodes) && !stays(text));
        if self.readable {
            let stays = |node| self.structured.binary_search(node).is_ok();
            left.retain(|text| !text.nodes(&nodes).iter().all(stays));
        }
        if left.is_empty() {
            return;
        }
        let class = left[0].class;
        match (step, class) {
            (Step::Shortest, _) => {
                let fresh = match class {
                    Class::Number => Fresh::Digit,
                    _ => Fresh::Lower,
                };
                self.group(language, tree, Step::Fresh(fresh), left);
            }
            (Step::Fresh(Fresh::Lower), Class::Name) => {
                let is_upper =
                    |text: &Text| text.of(tree, &nodes).iter().any(u8::is_ascii_uppercase);
                let (upper, others) = left.into_iter().partition(is_upper);
                self.regroup(language, tree, Step::Fresh(Fresh::Upper), others);
                self.group(language, tree, Step::Fresh(Fresh::Upper), upper);
            }
            _ => {
                if class == Class::Name {
                    self.within.extend(contained(tree, &nodes, &left));
                }
                // A needed name such as `printf` stays; a longer word is a text.
                let stays = |text: &Text| {
                    text.class == Class::Name && text.inner(tree, &nodes) <= LONGEST_NAME
                };
                left.retain(|text| !self.readable || !stays(text));
                self.alone.extend(left);
                self.alone.retain(|text| text.is_alive(tree, &nodes));
                self.alone
                    .sort_by_cached_key(|text| text.bytes(tree, &nodes));
            }
        }
    }

    fn without_gaps(&mut self, tree: &Tree) -> Option<Edit> {
        while let Some(dense) = self.dense.last_mut() {
            if let Some(edit) = dense.propose(tree) {
                return Some(edit);
            }
            self.dense.pop();
        }
        None
    }

    fn together(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        while let Some(group) = self.groups.last_mut() {
            if let Some(chosen) = group.minimizer.propose() {
                let (step, nodes) = (group.step, &*self.nodes);
                let texts = chosen.into_iter().map(|at| group.texts[at]);
                // Edits of other strategies delete occurrences in epochs.
                let places = texts
                    .filter(|(text, _)| text.is_alive(tree, nodes))
                    .filter_map(|(text, number)| places(language, tree, nodes, step, text, number));
                let edit = Edit::put(places.flatten());
                if !edit.changes().is_empty() {
                    return Some(edit);
                }
                group.minimizer.record_verdict(false);
                continue;
            }
            let group = self.groups.pop()?;
            let kept = group.minimizer.remaining().iter();
            let left = kept.map(|&at| group.texts[at].0).collect();
            self.regroup(language, tree, group.step, left);
        }
        None
    }

    fn contained(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            let within = self.within.pop()?;
            if within.name.is_alive(tree, &self.nodes)
                && let Some(edit) = within.renamed(language, tree, &self.nodes)
            {
                return Some(edit);
            }
        }
    }

    fn shared(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        let found = || {
            let longest = longest(Class::Name, self.readable);
            shared(tree, &self.nodes, &self.alone, longest)
        };
        let shared = self.shared.get_or_insert_with(found);
        loop {
            let edit = shared.pop()?.renamed(language, tree);
            if let Some(edit) = edit.filter(|edit| !edit.changes().is_empty()) {
                return Some(edit);
            }
        }
    }

    fn by_itself(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        let all = &*self.nodes;
        loop {
            if tree.halt().after(TEXT) {
                return None;
            }
            if let Some(work) = self
                .work
                .as_mut()
                .filter(|work| work.text.is_alive(tree, all))
            {
                let (text, is_known) = (work.text, work.is_known);
                let fits = |new: &[u8]| fits(language, text.kind(tree, all), is_known, new);
                if let Some(new) = work.shorten.propose(fits) {
                    return Some(replaced(tree, text.nodes(all), &new));
                }
            }
            self.work = None;
            let text = self.alone.pop()?;
            let same = |&node: &NodeId| tree.token_text(node) == text.of(tree, all);
            if text.is_alive(tree, all) && text.nodes(all).iter().all(same) {
                let (kind, old) = (text.kind(tree, all), text.of(tree, all));
                let is_known = is_token(language, kind, old);
                let is_number = text.class == Class::Number;
                // That in decimal may be short now.
                if is_number && old.len() <= longest(text.class, self.readable) {
                    continue;
                }
                let decimal = is_number.then(|| decimal(old)).flatten();
                let decimal = decimal.filter(|new| fits(language, kind, is_known, new));
                let shorten = match is_known {
                    true => Shorten::new(old, |new| fits(language, kind, true, new)),
                    false => Some(Shorten::without_frame(old)),
                };
                self.work = shorten.map(|shorten| Work {
                    text,
                    shorten,
                    is_known,
                    is_decimal: decimal.is_some(),
                });
                if let (Some(new), Some(_)) = (decimal, &self.work) {
                    return Some(replaced(tree, text.nodes(all), &new));
                }
            }
        }
    }
}

/// Returns the most bytes of a text that stays.
const fn longest(class: Class, readable: bool) -> usize {
    match (class, readable) {
        (Class::Name, false) => 1,
        (Class::Number | Class::Other, false) => 0,
        (Class::Name | Class::Number, true) => READABLE_NAME,
        (Class::Other, true) => READABLE_TEXT,
    }
}

fn shortest(language: &Language, tree: &Tree, all: &[NodeId], text: Text) -> Option<Places> {
    let kind = text.kind(tree, all);
    let short = language.tokens[kind.index()].shortest.as_ref()?;
    let shorter = short.len() < text.of(tree, all).len();
    shorter.then(|| text.renamed(language, tree, all, short.as_bytes()))?
}

/// Returns a text's occurrences with the sentences of a step.
fn places(
    language: &Language,
    tree: &Tree,
    all: &[NodeId],
    step: Step,
    text: Text,
    number: u32,
) -> Option<Places> {
    let fresh = match step {
        Step::Shortest => return shortest(language, tree, all, text),
        Step::Fresh(fresh) => fresh,
    };
    let shortest = &language.tokens[text.kind(tree, all).index()].shortest;
    let core = fresh.core(text.class, shortest.as_deref(), number as usize)?;
    text.renamed(language, tree, all, &core)
}

impl Strategy for Lexical {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        self.without_gaps(tree)
            .or_else(|| self.together(language, tree))
            .or_else(|| self.contained(language, tree))
            .or_else(|| self.shared(language, tree))
            .or_else(|| self.by_itself(language, tree))
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if let Some(dense) = self.dense.last_mut() {
            dense.record_verdict(passed);
        } else if let Some(group) = self.groups.last_mut() {
            group.minimizer.record_verdict(passed);
        } else if let Some(work) = &mut self.work {
            match (work.is_decimal, passed) {
                // That is shortened in its turn.
                (true, true) => self.alone.extend(self.work.take().map(|work| work.text)),
                (true, false) => work.is_decimal = false,
                (false, _) => work.shorten.record_verdict(passed),
            }
        }
    }
}
