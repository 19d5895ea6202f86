//! Counting of facts in the tree of one file.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use super::facts::{
    Context, Facts, KindFacts, Text, TextCount, TokenFacts, hidden_symbols, symbols_of_children,
};
use secateur_tables::{Form, Kind};

use secateur_syntax::Language;
use secateur_syntax::tree::{NodeId, Tree};

/// Limits of a short text, in tokens and in bytes.
const SHORT: u32 = 5;
const SHORT_BYTES: usize = 24;
/// Texts of a kind kept from a file, at most.
const TEXTS: usize = 4;

/// A counter of facts in files of one language.
pub struct Gatherer<'a> {
    language: &'a Language,
    /// By slot and kind: the sequences that a chain may hide, each with the present symbol.
    hidden: FxHashMap<(Kind, Kind), Vec<(Kind, usize)>>,
}

impl<'a> Gatherer<'a> {
    /// Creates a counter.
    #[must_use]
    pub fn new(language: &'a Language) -> Self {
        Self {
            language,
            hidden: FxHashMap::default(),
        }
    }

    /// Counts the facts of one file.
    ///
    /// Linear in its tree, except for the content of chains, computed once for each slot and kind.
    #[must_use]
    pub fn count(&mut self, tree: &Tree) -> Facts {
        let language = self.language;
        let mut facts = Facts::new(language);
        facts.files = 1;
        facts.tokens = tree.tokens().len() as u64;
        let names = count_types(tree, &mut facts.types);
        for node in tree.all() {
            let kind = tree.kind(node);
            self.count_parts(tree, node, &mut facts.kinds);
            if let Some(context) = Context::of(tree, node) {
                *facts.kinds[kind.index()]
                    .contexts
                    .entry(context)
                    .or_default() += 1;
            }
            if tree.weight(node) <= SHORT
                && let Some(text) = text(tree, node, &names)
            {
                for slot in [
                    Some(kind),
                    Some(tree.slot(node)).filter(|&slot| slot != kind),
                ] {
                    let Some(slot) = slot else { continue };
                    let texts = &mut facts.kinds[slot.index()].texts;
                    texts.entry(text.clone()).or_default().times += 1;
                }
            }
        }
        for kind in &mut facts.kinds {
            keep_common(kind);
        }
        facts
    }

    /// Counts the parts of a node and of the nodes that a chain hides.
    fn count_parts(&mut self, tree: &Tree, node: NodeId, kinds: &mut [KindFacts]) {
        let language = self.language;
        let (kind, slot) = (tree.kind(node), tree.slot(node));
        let facts = &mut kinds[kind.index()];
        facts.seen += 1;
        if language.form(kind) == Some(Form::Sequence) {
            for symbol in symbols_of_children(language, tree, node) {
                facts.present[symbol] += 1;
            }
        }
        if slot == kind {
            return;
        }
        let hidden = self
            .hidden
            .entry((slot, kind))
            .or_insert_with(|| hidden(language, slot, kind));
        for &(sequence, symbol) in &*hidden {
            let facts = &mut kinds[sequence.index()];
            facts.seen += 1;
            facts.present[symbol] += 1;
        }
    }
}

/// Returns the sequences that fit a slot and may consist of a kind alone.
fn hidden(language: &Language, slot: Kind, kind: Kind) -> Vec<(Kind, usize)> {
    let mut found = Vec::new();
    for rule in language.tokens.len()..language.kinds() {
        let rule = Kind(rule as u16);
        let symbols = hidden_symbols(language, rule, slot, kind);
        found.extend(symbols.map(|symbol| (rule, symbol)));
    }
    found
}

/// Counts the texts of each token type; returns the types that look like names in this file.
fn count_types(tree: &Tree, types: &mut [TokenFacts]) -> Vec<bool> {
    let mut texts: BTreeMap<Kind, BTreeMap<&[u8], u64>> = BTreeMap::new();
    for token in tree.tokens() {
        let text = token.of(tree.text());
        *texts
            .entry(token.kind)
            .or_default()
            .entry(text)
            .or_default() += 1;
    }
    let mut names = vec![false; types.len()];
    for (kind, texts) in texts {
        let facts = &mut types[kind.index()];
        facts.files = 1;
        for (text, times) in texts {
            // Tokens that end a block may be empty.
            let begins = text
                .first()
                .is_some_and(|b| b.is_ascii_alphabetic() || *b >= 0x80 || b"_$@%#".contains(b));
            facts.seen += times;
            facts.distinct += 1;
            facts.repeated += u64::from(times > 1);
            facts.named += u64::from(begins);
        }
        names[kind.index()] = facts.named == facts.distinct && facts.distinct > 1;
    }
    names
}

/// Returns a short text without names, which mean nothing elsewhere.
fn text(tree: &Tree, node: NodeId, names: &[bool]) -> Option<Text> {
    let tokens = &tree.tokens()[tree.first_token(node)..][..tree.weight(node) as usize];
    let mut bytes = 0;
    tokens
        .iter()
        .map(|token| {
            let text = std::str::from_utf8(token.of(tree.text())).ok()?;
            bytes += text.len();
            let fits = bytes <= SHORT_BYTES && !names[token.kind.index()];
            fits.then(|| (token.kind, text.into()))
        })
        .collect()
}

fn keep_common(kind: &mut KindFacts) {
    let mut kept: Vec<(Text, TextCount)> = std::mem::take(&mut kind.texts).into_iter().collect();
    kept.sort_by(|(a, of_a), (b, of_b)| of_b.times.cmp(&of_a.times).then_with(|| a.cmp(b)));
    kept.truncate(TEXTS);
    kind.texts = kept
        .into_iter()
        .map(|(text, count)| (text, TextCount { files: 1, ..count }))
        .collect();
}
