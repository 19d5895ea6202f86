//! Shorter texts of tokens, the lexical half of T-Rec (Xu et al., TOSEM 2024).
//!
//! For each class of texts and each token type a list minimizer decides over all texts at once, so
//! that a few needed ones among many cost a logarithm of their number:
//!
//! 1. texts other than names become the shortest of their types (`""`, `0`);
//! 2. names become `a`, `b`, …, the remaining others `"a"`, `"b"` or `1`, `2`, …: each text a new
//!    one;
//! 3. names that stay become short together with the words in other tokens ([`within`]);
//! 4. each text that is still needed is shortened by itself ([`shorten`]).

mod fresh;
mod shorten;
mod texts;
mod within;

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use crate::minimize::{HALVING, ListMinimizer, MinimizerKind};
use crate::strategy::{Start, Strategy, StrategyKind};
use fresh::Fresh;
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};
use secateur_tables::Kind;
use shorten::Shorten;
use texts::{Class, Text, fits, replaced, texts};
use within::{Within, contained};

/// The shortest texts.
pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "lexical",
    about: "tokens by the shortest texts of their types, then without some of their characters",
    repeats: false,
    plain: None,
    start: |start| Box::new(Lexical::new(start, 0)),
};

/// Short texts that are needed stay as they are.
pub(in crate::strategy) const READABLE: StrategyKind = StrategyKind {
    name: "readable",
    about: "as lexical, but names, and other texts that matter, of up to eight characters stay",
    repeats: false,
    plain: None,
    start: |start| Box::new(Lexical::new(start, READABLE_TEXT)),
};

/// Bytes of a readable text at most.
///
/// `printf`, `index_of` and `"sensors"` explain themselves, and are mostly needed as a whole, which
/// takes a test for each character to find out.
const READABLE_TEXT: usize = 8;
/// Texts of a group at most: an edit has few sentences.
const TOGETHER: usize = 1 << 12;

#[derive(Clone)]
struct Lexical {
    groups: Vec<Group>,
    /// Names that other tokens contain, too.
    within: Vec<Within>,
    alone: Vec<Text>,
    work: Option<(Text, Shorten)>,
    /// Bytes of a text that stays, unless it may become the shortest.
    readable: usize,
    lists: MinimizerKind,
    done: usize,
}

/// Texts decided together, with their replacements.
#[derive(Clone)]
struct Group {
    step: Step,
    texts: Vec<(Text, Places)>,
    minimizer: Box<dyn ListMinimizer>,
}

type Places = Vec<(NodeId, Arc<Sentence>)>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Shortest,
    Fresh(Fresh),
}

impl Lexical {
    fn new(start: &Start<'_>, readable: usize) -> Self {
        let tree = start.tree;
        let mut classes: BTreeMap<(Class, Option<Kind>), Vec<Text>> = BTreeMap::new();
        for text in texts(start.language, tree) {
            let kind = match text.class {
                Class::Name if text.inner(tree) <= readable.max(1) => continue,
                Class::Name => None,
                Class::Number | Class::Other => Some(tree.kind(text.nodes[0])),
            };
            classes.entry((text.class, kind)).or_default().push(text);
        }
        let mut lexical = Self {
            groups: Vec::new(),
            within: Vec::new(),
            alone: Vec::new(),
            work: None,
            readable,
            lists: start.lists.unwrap_or(HALVING),
            done: 0,
        };
        for ((class, _), texts) in classes {
            let step = match class {
                Class::Name => Step::Fresh(Fresh::Lower),
                Class::Number | Class::Other => Step::Shortest,
            };
            lexical.group(start.language, tree, step, texts);
        }
        let bytes = |group: &Group| group.texts.iter().map(|(text, _)| text.bytes(tree)).sum();
        lexical
            .groups
            .sort_by_cached_key(|group| -> usize { bytes(group) });
        lexical
    }

    /// Groups texts for a step, the heaviest first; others get the next step.
    fn group(&mut self, language: &Language, tree: &Tree, step: Step, mut texts: Vec<Text>) {
        texts.retain(|text| text.is_alive(tree));
        texts.sort_by_cached_key(|text| Reverse(text.bytes(tree)));
        let mut left = Vec::new();
        let mut grouped = Vec::with_capacity(texts.len());
        let mut names = fresh::Names::new(tree);
        for text in texts {
            let places = match step {
                Step::Shortest => shortest(language, tree, &text),
                Step::Fresh(fresh) => names.next(language, tree, &text, fresh),
            };
            match places {
                Some(places) => grouped.push((text, places)),
                None => left.push(text),
            }
        }
        while !grouped.is_empty() {
            let rest = grouped.split_off(grouped.len().min(TOGETHER));
            let weight = |(text, _): &(Text, Places)| u32::try_from(text.bytes(tree));
            let weights = grouped.iter().map(|it| weight(it).unwrap_or(u32::MAX));
            let minimizer = (self.lists.start)(&weights.collect::<Vec<_>>(), 0);
            let texts = std::mem::replace(&mut grouped, rest);
            self.groups.push(Group {
                step,
                texts,
                minimizer,
            });
        }
        self.regroup(language, tree, step, left);
    }

    /// Passes texts to the next step.
    fn regroup(&mut self, language: &Language, tree: &Tree, step: Step, mut left: Vec<Text>) {
        left.retain(|text| text.is_alive(tree) && text.inner(tree) > self.readable);
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
                let is_upper = |text: &Text| text.of(tree).iter().any(u8::is_ascii_uppercase);
                let (upper, others) = left.into_iter().partition(is_upper);
                self.regroup(language, tree, Step::Fresh(Fresh::Upper), others);
                self.group(language, tree, Step::Fresh(Fresh::Upper), upper);
            }
            _ => {
                if class == Class::Name {
                    self.within.extend(contained(tree, &left));
                }
                left.retain(|text| text.class != Class::Name || self.readable == 0);
                self.alone.extend(left);
                self.alone.sort_by_cached_key(|text| text.bytes(tree));
            }
        }
    }

    fn together(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        while let Some(group) = self.groups.last_mut() {
            if let Some(chosen) = group.minimizer.propose() {
                let texts = chosen.into_iter().map(|at| &group.texts[at]);
                return Some(Edit::put(texts.flat_map(|(_, places)| places).cloned()));
            }
            let group = self.groups.pop()?;
            self.done += group.texts.len();
            let kept = group.minimizer.remaining().iter();
            let left = kept.map(|&at| group.texts[at].0.clone()).collect();
            self.regroup(language, tree, group.step, left);
        }
        None
    }

    fn contained(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            let within = self.within.pop()?;
            if within.name.is_alive(tree)
                && let Some(edit) = within.renamed(language, tree)
            {
                return Some(edit);
            }
        }
    }

    fn by_itself(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            if let Some((text, shorten)) = &mut self.work {
                let kind = tree.kind(text.nodes[0]);
                let old = text.of(tree);
                if let Some(new) = shorten.propose(|new| fits(language, kind, old, new)) {
                    return Some(replaced(tree, text, &new));
                }
                self.work = None;
            }
            let text = self.alone.pop()?;
            self.done += 1;
            let same = |&node: &NodeId| tree.token_text(node) == text.of(tree);
            if text.is_alive(tree) && text.nodes.iter().all(same) {
                let (kind, old) = (tree.kind(text.nodes[0]), text.of(tree));
                let work = Shorten::new(old, |new| fits(language, kind, old, new));
                self.work = work.map(|shorten| (text, shorten));
            }
        }
    }
}

fn shortest(language: &Language, tree: &Tree, text: &Text) -> Option<Places> {
    let kind = tree.kind(text.nodes[0]);
    let short = language.tokens[kind.index()].shortest.as_ref()?;
    let shorter = short.len() < text.of(tree).len();
    shorter.then(|| text.renamed(language, tree, short.as_bytes()))?
}

impl Strategy for Lexical {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        self.together(language, tree)
            .or_else(|| self.contained(language, tree))
            .or_else(|| self.by_itself(language, tree))
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if let Some(group) = self.groups.last_mut() {
            group.minimizer.record_verdict(passed);
        } else if let Some((_, shorten)) = &mut self.work {
            shorten.record_verdict(passed);
        }
    }

    fn visited(&self) -> usize {
        self.done
    }
}
