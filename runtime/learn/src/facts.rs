//! Facts of a corpus about each kind.

use std::collections::BTreeMap;

use secateur_tables::{Form, Kind};

use secateur_syntax::Language;
use secateur_syntax::tree::{NodeId, Tree};

/// The context of a node. Lists are transparent: an item's parent is its list's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Context {
    /// The nearest ancestor that is not a list.
    pub parent: Kind,
    /// The kind that the slot expects.
    pub slot: Kind,
}

impl Context {
    /// Returns the context; `None` for the root, and for the items of a list that is the root.
    ///
    /// [`KindFacts`] count such items by the absence of a context.
    #[must_use]
    pub fn of(tree: &Tree, node: NodeId) -> Option<Self> {
        let above = std::iter::successors(tree.parent(node), |&up| tree.parent(up));
        let parent = above.into_iter().find(|&up| !tree.is_list(up))?;
        Some(Self {
            parent: tree.kind(parent),
            slot: tree.slot(node),
        })
    }
}

/// A short text of a kind, token by token.
pub type Text = Box<[(Kind, Box<str>)]>;

/// The frequency of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TextCount {
    /// Number of files that contain the text.
    pub files: u32,
    /// Number of occurrences.
    pub times: u64,
}

/// Facts about a kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KindFacts {
    /// Number of nodes of the kind, including those hidden in chains.
    pub seen: u64,
    /// Number of nodes with each symbol of the rule, if it is a sequence.
    pub present: Vec<u64>,
    /// Number of nodes in each context.
    pub contexts: BTreeMap<Context, u64>,
    /// Short texts.
    pub texts: BTreeMap<Text, TextCount>,
}

/// Facts about a token type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TokenFacts {
    /// Number of files with tokens of the type.
    pub files: u64,
    /// Number of tokens.
    pub seen: u64,
    /// Number of different texts, summed over the files.
    pub distinct: u64,
    /// Number of texts that occur more than once in their file.
    pub repeated: u64,
    /// Number of texts that begin with a letter or one of `_ $ @ % #`.
    pub named: u64,
}

impl TokenFacts {
    /// Whether the tokens are names: varied texts that begin as names do and recur.
    #[must_use]
    pub const fn is_name(&self) -> bool {
        self.named == self.distinct && self.distinct >= 2 * self.files && self.repeated > 0
    }
}

/// Facts about a language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// Number of files.
    pub files: u32,
    /// Number of tokens.
    pub tokens: u64,
    /// By kind.
    pub kinds: Vec<KindFacts>,
    /// By token type.
    pub types: Vec<TokenFacts>,
}

impl Facts {
    /// Creates facts of an empty corpus.
    #[must_use]
    pub fn new(language: &Language) -> Self {
        let kind = |kind: usize| {
            let kind = Kind(kind as u16);
            let symbols = match language.form(kind) {
                Some(Form::Sequence) => language.symbols_of(kind).len(),
                _ => 0,
            };
            KindFacts {
                present: vec![0; symbols],
                ..KindFacts::default()
            }
        };
        Self {
            files: 0,
            tokens: 0,
            kinds: (0..language.kinds()).map(kind).collect(),
            types: vec![TokenFacts::default(); language.tokens.len()],
        }
    }

    /// Adds the facts of other files.
    pub fn merge(&mut self, other: &Self) {
        self.files += other.files;
        self.tokens += other.tokens;
        for (mine, theirs) in self.kinds.iter_mut().zip(&other.kinds) {
            mine.seen += theirs.seen;
            for (mine, theirs) in mine.present.iter_mut().zip(&theirs.present) {
                *mine += theirs;
            }
            for (&context, times) in &theirs.contexts {
                *mine.contexts.entry(context).or_default() += times;
            }
            for (text, count) in &theirs.texts {
                let mine = mine.texts.entry(text.clone()).or_default();
                mine.files += count.files;
                mine.times += count.times;
            }
        }
        for (mine, theirs) in self.types.iter_mut().zip(&other.types) {
            mine.files += theirs.files;
            mine.seen += theirs.seen;
            mine.distinct += theirs.distinct;
            mine.repeated += theirs.repeated;
            mine.named += theirs.named;
        }
    }

    /// Keeps `most` short texts of each kind: those in most files, then the shortest.
    pub fn prune_texts(&mut self, most: usize) {
        for kind in &mut self.kinds {
            if kind.texts.len() > most {
                let mut kept: Vec<(Text, TextCount)> =
                    std::mem::take(&mut kind.texts).into_iter().collect();
                kept.sort_by(|(a, of_a), (b, of_b)| {
                    let order = of_b.files.cmp(&of_a.files);
                    order.then(a.len().cmp(&b.len())).then_with(|| a.cmp(b))
                });
                kept.truncate(most);
                kind.texts = kept.into_iter().collect();
            }
        }
    }

    /// Whether all nodes of a kind, at least one, have the part of this symbol.
    #[must_use]
    pub fn is_mandatory(&self, kind: Kind, symbol: usize) -> bool {
        let facts = &self.kinds[kind.index()];
        facts.seen > 0 && facts.present.get(symbol) == Some(&facts.seen)
    }

    /// Whether a part like this node is never absent in the corpus.
    ///
    /// A list's only item stands for the list; one of several items can be absent.
    #[must_use]
    pub(crate) fn is_never_absent(&self, language: &Language, tree: &Tree, node: NodeId) -> bool {
        let mut node = node;
        while let Some(list) = tree.parent(node).filter(|&parent| tree.is_list(parent)) {
            if tree.children(list).nth(1).is_some() {
                return false;
            }
            node = list;
        }
        let Some(parent) = tree.parent(node) else {
            return false;
        };
        let symbols = symbols_of_children(language, tree, parent);
        let place = tree.children(parent).position(|child| child == node);
        let symbol = place.and_then(|place| symbols.get(place).copied());
        symbol.is_some_and(|symbol| self.is_mandatory(tree.kind(parent), symbol))
    }

    #[must_use]
    pub(crate) fn occurs(&self, kind: Kind, context: Context) -> bool {
        self.kinds[kind.index()].contexts.contains_key(&context)
    }

    /// Whether the corpus has a kind in the context of a node; true for the root.
    #[must_use]
    pub(crate) fn may_stand(
        &self,
        language: &Language,
        tree: &Tree,
        kind: Kind,
        node: NodeId,
    ) -> bool {
        let Some(root) = tree.root().filter(|&root| root != node) else {
            return true;
        };
        let mut above = std::iter::successors(tree.parent(node), |&up| tree.parent(up));
        let parent = above.find(|&up| !tree.is_list(up));
        let context = Context {
            // A list that is the root stands for the rule in its slot.
            parent: parent.map_or(tree.slot(root), |parent| tree.kind(parent)),
            slot: tree.slot(node),
        };
        let is_item = tree.parent(node).is_some_and(|up| tree.is_list(up));
        let at_top = is_item && parent.is_none_or(|parent| parent == root);
        self.occurs(kind, context) || at_top && self.occurs_at_top(language, kind)
    }

    /// Whether the corpus has a kind among the items of a list that is the root.
    ///
    /// These nodes and the roots have no [`Context`], so they are the ones that the contexts do not
    /// count. The number is exact but for sequences that chains hide among these items.
    #[must_use]
    pub(crate) fn occurs_at_top(&self, language: &Language, kind: Kind) -> bool {
        let facts = &self.kinds[kind.index()];
        let placed: u64 = facts.contexts.values().sum();
        if facts.seen <= placed {
            return false;
        }
        let hidden = |(other, facts): (usize, &KindFacts)| -> u64 {
            let contexts = facts.contexts.iter();
            let hidden = contexts.map(|(context, &times)| {
                let other = Kind(other as u16);
                times * hidden_symbols(language, kind, context.slot, other).count() as u64
            });
            hidden.sum()
        };
        let hidden: u64 = if can_be_hidden(language, kind) {
            self.kinds.iter().enumerate().map(hidden).sum()
        } else {
            0
        };
        facts.seen - placed > hidden
    }

    /// Counts the facts for a filter: optional parts never absent, and kinds in contexts.
    #[must_use]
    pub fn known(&self, language: &Language) -> (usize, usize) {
        let mandatory = |(kind, facts): (usize, &KindFacts)| {
            let symbols = language.symbols_of(Kind(kind as u16));
            let counts = |&(at, _): &(usize, &u64)| {
                language.is_nullable(symbols[at]) && self.is_mandatory(Kind(kind as u16), at)
            };
            facts.present.iter().enumerate().filter(counts).count()
        };
        (
            self.kinds.iter().enumerate().map(mandatory).sum(),
            self.kinds.iter().map(|facts| facts.contexts.len()).sum(),
        )
    }
}

/// Returns the index of the rule's symbol for each child of a sequence.
///
/// Empty parts have no child. The result ends where the children do not match the rule, as after an
/// edit.
#[must_use]
pub(super) fn symbols_of_children(language: &Language, tree: &Tree, node: NodeId) -> Vec<usize> {
    let symbols = language.symbols_of(tree.kind(node));
    let mut at = 0;
    let mut found = Vec::new();
    for child in tree.children(node) {
        let slot = tree.slot(child);
        let Some(next) = symbols[at.min(symbols.len())..]
            .iter()
            .position(|&s| s == slot)
        else {
            break;
        };
        found.push(at + next);
        at += next + 1;
    }
    found
}

/// Whether a chain may hide a sequence: all its parts but one may be absent.
fn can_be_hidden(language: &Language, sequence: Kind) -> bool {
    let symbols = language.symbols_of(sequence).iter();
    language.form(sequence) == Some(Form::Sequence)
        && symbols.filter(|&&it| !language.is_nullable(it)).count() < 2
}

/// Returns the symbols that may be the node of a kind if the node hides a sequence in a slot.
pub(super) fn hidden_symbols(
    language: &Language,
    sequence: Kind,
    slot: Kind,
    kind: Kind,
) -> impl Iterator<Item = usize> {
    let is_hidden = slot != kind
        && sequence != kind
        && language.fits(sequence, slot)
        && can_be_hidden(language, sequence);
    let symbols = language.symbols_of(sequence);
    let symbols = if is_hidden { symbols } else { &[] };
    symbols.iter().enumerate().filter_map(move |(at, &symbol)| {
        let mut others = symbols[..at].iter().chain(&symbols[at + 1..]);
        let hides = language.fits(kind, symbol) && others.all(|&it| language.is_nullable(it));
        hides.then_some(at)
    })
}
