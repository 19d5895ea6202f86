//! Texts of other languages in tokens (`secateur_tables::Embedding`).
//!
//! Once the tokens are minimal, the text of such a token is parsed by its language, and the
//! strategies reduce the tree. Each candidate is the base with another text of the token, so one
//! accepted edit changes both trees.

use super::counts::once;
use super::kernel::{Batch, Decision, Identity, Kernel, Made, Proposer, Space, Stop};
use super::passes::shortened;
use super::plan::{Plan, StageKind};
use super::rounds::Search;
use super::tree::{TreeCandidate, TreeSpace};
use crate::strategy::{LAST, Start, Strategy, StrategyKind, union, usual, wide};
use secateur_syntax::coding::{Shell, decode};
use secateur_syntax::format::Format;
use secateur_syntax::lex::{Token, is_token, tokenize};
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{Edit, Fingerprint, NodeId, Sentence, Tree};
use secateur_tables::Embedding;

use std::collections::BTreeMap;
use std::sync::Arc;

/// Parsers by language, which keep predictions.
pub(super) type Parsers = BTreeMap<String, Parser>;

/// Tokens of a text at least; shorter ones (`{}`) are texts for the outer language.
const STRUCTURE: usize = 3;
/// Bytes of a text at most whose tokens are mostly single characters: halving the text is quicker.
const CHARACTERS: usize = 1 << 16;

/// The space of the edits of a text in a token.
struct Inside<'s, 'a> {
    outer: &'s mut TreeSpace<'a>,
    inner: TreeSpace<'a>,
    token: NodeId,
    shell: Shell,
    frame: (&'a [u8], &'a [u8]),
    /// Whether the lexer makes such a token of its text alone, in the first mode.
    is_known: bool,
    /// Whether the language reads white space, such as that of a regular expression.
    has_blanks: bool,
}

struct InsideCandidate {
    inner: TreeCandidate,
    /// The edit of the outer tree.
    edit: Edit,
    outer: TreeCandidate,
}

impl Search<'_> {
    /// Reduces the texts of tokens by their languages.
    pub(super) fn embedded(
        &mut self,
        kernel: &mut Kernel<'_>,
        texts: &StrategyKind,
    ) -> Result<(), Stop> {
        if self.base.format.language().embedded.is_empty() {
            return Ok(());
        }
        self.place = None;
        self.base.checkpoint = None;
        self.structured.clear();
        let usual = Plan::default().stages().into_iter();
        let usual = usual.filter_map(|stage| match stage.work {
            StageKind::Strategy(kind) => Some(kind),
            StageKind::Plugin(_) => None,
        });
        let stages: Vec<StrategyKind> = usual.chain([*texts, LAST]).collect();
        let least = self.polish.as_ref().is_some_and(|polish| polish.least);
        for token in self.base.tree.all() {
            let Some(mut inside) = Inside::open(&mut self.base, &mut self.parsers, token) else {
                continue;
            };
            let reduced = inside.reduce(kernel, &stages);
            let reduced = reduced.and_then(|()| inside.shorten_gaps(kernel, least));
            let name = &*inside.inner.format.language().name;
            self.parsers.insert(name.to_owned(), inside.inner.parser);
            reduced?;
            self.structured.push(token);
        }
        Ok(())
    }
}

/// Returns the languages that a token may contain, in the order of the settings.
fn embeddings<'l>(
    all: &'l [Embedding],
    tree: &Tree,
    token: NodeId,
) -> impl Iterator<Item = &'l Embedding> {
    let is_token = tree.is_token(token);
    let before = move |embedding: &&Embedding| {
        let Some(named) = &embedding.named else {
            return true;
        };
        let mut before = tree.tokens()[..tree.first_token(token)].iter().rev();
        let text = |token: &Token| token.of(tree.text()).trim_ascii();
        let is_word = |text: &[u8]| matches!(text, [b'_' | b'a'..=b'z' | b'A'..=b'Z', ..]);
        let name = before.find(|it| {
            named
                .by
                .map_or_else(|| is_word(text(it)), |by| it.kind == by)
        });
        name.is_some_and(|name| named.matches(text(name)))
    };
    let of_kind = move |embedding: &&Embedding| is_token && embedding.token == tree.kind(token);
    all.iter().filter(of_kind).filter(before)
}

/// Whether a language could do more for a text than halving it: a list of words is a text, too.
fn has_structure(tree: &Tree) -> bool {
    let tokens = tree.tokens();
    tokens.len() >= STRUCTURE && tokens.iter().any(|token| token.kind != tokens[0].kind)
}

/// Whether the beginning of a long text is mostly tokens of a byte or two.
fn is_characters(format: &dyn Format, text: &[u8]) -> bool {
    let begins = |at: &usize| text[*at] & 0xC0 != 0x80;
    let end = (0..=CHARACTERS).rev().find(begins).unwrap_or(0);
    let tokens = tokenize(format.language(), &text[..end]);
    tokens.is_ok_and(|tokens| tokens.len() > end / 2)
}

impl<'s, 'a> Inside<'s, 'a> {
    /// Parses the text of a token; `None` if none of its languages reads it.
    fn open(outer: &'s mut TreeSpace<'a>, parsers: &mut Parsers, token: NodeId) -> Option<Self> {
        let format = outer.format;
        let all = &format.language().embedded;
        let found = embeddings(all, &outer.tree, token).find_map(|embedding| {
            let inner = format.embedded(&embedding.language)?;
            let (text, shell) = decode(embedding.coding, outer.tree.token_text(token))?;
            let frame = (embedding.frame.0.as_bytes(), embedding.frame.1.as_bytes());
            if text.len() > CHARACTERS && is_characters(inner, &text) {
                return None;
            }
            let text = [frame.0, &text, frame.1].concat();
            let known = parsers.remove(&*embedding.language);
            let mut parser = known.unwrap_or_else(|| Parser::new(inner.language()));
            parser.halted_by(outer.parser.halt().clone());
            let Ok(tree) = inner.read(&mut parser, &text) else {
                parsers.insert(embedding.language.to_string(), parser);
                return None;
            };
            has_structure(&tree).then(|| (TreeSpace::new(inner, parser, tree), shell, frame))
        });
        let (inner, shell, frame) = found?;
        let (kind, text) = (outer.tree.kind(token), outer.tree.token_text(token));
        Some(Self {
            is_known: is_token(format.language(), kind, text),
            has_blanks: tokenize(inner.format.language(), b" ").is_ok_and(|it| !it.is_empty()),
            outer,
            inner,
            token,
            shell,
            frame,
        })
    }

    /// Runs the stages until none finds anything.
    fn reduce(&mut self, kernel: &mut Kernel<'_>, stages: &[StrategyKind]) -> Result<(), Stop> {
        let usual = usual(self.inner.format.language(), self.inner.tree.tokens());
        loop {
            let bases = kernel.bases();
            for stage in stages {
                kernel.set_strategy(stage.name);
                self.rounds(kernel, stage, &usual)?;
            }
            if kernel.bases() == bases || self.inner.tree.tokens().is_empty() {
                return Ok(());
            }
        }
    }

    fn rounds(
        &mut self,
        kernel: &mut Kernel<'_>,
        kind: &StrategyKind,
        usual: &[u32],
    ) -> Result<(), Stop> {
        while !self.inner.tree.tokens().is_empty() {
            kernel.begin_round();
            kernel.poll()?;
            let bases = kernel.bases();
            self.inner.begin_round();
            let mut strategy = (kind.start)(&Start {
                language: self.inner.format.language(),
                tree: &self.inner.tree,
                lists: None,
                usual,
                guidance: None,
                structured: &[],
            });
            if kernel.width() > 1 {
                strategy = wide(strategy, kernel.width());
            }
            kernel.run(self, strategy)?;
            if kernel.bases() == bases {
                break;
            }
            let is_stale = self.inner.stale;
            kernel.audit(self.outer.tree.text(), false)?;
            self.inner.read_nodes();
            if self.inner.free || !(kind.repeats || is_stale) {
                break;
            }
        }
        Ok(())
    }

    /// Tries the text with the least white space between its tokens.
    fn shorten_gaps(&mut self, kernel: &mut Kernel<'_>, least: bool) -> Result<(), Stop> {
        let (format, tree) = (self.inner.format, &self.inner.tree);
        let text = shortened(format.language(), tree, least);
        let same = format.read_tokens(&mut self.inner.parser, &text);
        let same = same.is_some_and(|other| other.fingerprint() == tree.fingerprint());
        match self.put(&text).filter(|_| same) {
            Some(edit) => once(self.outer, kernel, edit).map(|_| ()),
            None => Ok(()),
        }
    }

    /// Returns the edit of the outer tree for an inner text.
    fn put(&self, text: &[u8]) -> Option<Edit> {
        let text = text.strip_prefix(self.frame.0)?;
        let text = text.strip_suffix(self.frame.1)?;
        // The outer lexer may skip white space before the token.
        let shown = if self.has_blanks {
            text
        } else {
            text.trim_ascii()
        };
        let new = self.shell.encode(shown)?;
        let (tree, token) = (&self.outer.tree, self.token);
        let kind = tree.kind(token);
        let fits = !self.is_known || is_token(self.outer.format.language(), kind, &new);
        if new.is_empty() || !fits {
            return None;
        }
        let tokens = vec![(kind, new.into())];
        Some(Edit::put([(token, Arc::new(Sentence { kind, tokens }))]))
    }
}

impl Space for Inside<'_, '_> {
    type Edit = Edit;
    type Candidate = InsideCandidate;

    fn work(&self, edit: &Edit) -> usize {
        edit.changes().len() + self.inner.tree.tokens().len()
    }

    fn make(&mut self, edit: &Edit) -> Result<Made<InsideCandidate>, Stop> {
        let mut inner = match self.inner.make(edit)? {
            Made::Candidate(inner) => inner,
            Made::Base => return Ok(Made::Base),
            Made::Equivalent(_) | Made::Unfit | Made::Missing => return Ok(Made::Unfit),
        };
        let text = self.inner.print(&mut inner).map(<[u8]>::to_vec);
        let Some(edit) = text.and_then(|text| self.put(&text)) else {
            return Ok(Made::Unfit);
        };
        Ok(match self.outer.make(&edit)? {
            Made::Candidate(outer) => Made::Candidate(InsideCandidate { inner, edit, outer }),
            _ => Made::Unfit,
        })
    }

    fn identity(&self, candidate: &InsideCandidate) -> Option<Identity> {
        self.outer.identity(&candidate.outer)
    }

    fn print<'c>(&mut self, candidate: &'c mut InsideCandidate) -> Option<&'c [u8]> {
        self.outer.print(&mut candidate.outer)
    }

    fn size(&self) -> usize {
        self.outer.size()
    }

    fn fingerprint(&self) -> Fingerprint {
        self.outer.fingerprint()
    }

    fn adopt(
        &mut self,
        kernel: &mut Kernel<'_>,
        edit: Edit,
        candidate: InsideCandidate,
    ) -> Result<bool, Stop> {
        if edit.is_trial() {
            return Ok(true);
        }
        if self.inner.apply(edit, candidate.inner).is_none() {
            return Ok(false);
        }
        self.outer.adopt(kernel, candidate.edit, candidate.outer)
    }

    fn rejected(&mut self, _: &Edit, candidate: Option<InsideCandidate>) {
        if let Some(candidate) = candidate {
            self.outer.rejected(&candidate.edit, Some(candidate.outer));
        }
    }

    fn union(&self, edits: &[&Edit]) -> Option<(Edit, Vec<bool>)> {
        union(self.inner.format.language(), &self.inner.tree, edits)
    }

    fn text(&self) -> Option<&[u8]> {
        self.outer.text()
    }

    fn is_trial(&self, edit: &Edit) -> bool {
        edit.is_trial()
    }

    fn is_stale(&self) -> bool {
        self.inner.stale
    }
}

impl Proposer<Inside<'_, '_>> for Box<dyn Strategy> {
    fn propose(&mut self, space: &Inside<'_, '_>, width: usize) -> Batch<Edit> {
        self.propose_batch(space.inner.format.language(), &space.inner.tree, width)
    }

    fn record(&mut self, space: &Inside<'_, '_>, decisions: &[Decision]) {
        Strategy::record(&mut **self, &space.inner.tree, decisions);
    }

    fn settle(&mut self, space: &Inside<'_, '_>, decisions: &[(&Edit, Decision)]) {
        Strategy::settle(&mut **self, &space.inner.tree, decisions);
    }

    fn put_back(&mut self, edit: Edit) {
        Strategy::put_back(&mut **self, edit);
    }

    fn is_busy(&self) -> bool {
        Strategy::is_busy(&**self)
    }
}
