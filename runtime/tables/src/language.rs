//! All tables of one language.

use std::borrow::Cow;

use crate::{
    Form, FurtherRun, Kind, LexerTables, Origin, Rule, StandIn, Table, TokenRole, TokenType,
};

/// The tables of one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    /// What `--language` calls it.
    pub name: Cow<'static, str>,
    /// File extensions, without the dot.
    pub extensions: Table<Cow<'static, str>>,
    /// Programs that a `#!` line names for it, without their versions.
    pub interpreters: Table<Cow<'static, str>>,
    /// What a person should know of it, in a few words: dialects, versions.
    pub notes: Cow<'static, str>,
    /// What may stand in the place of anything of a kind.
    pub stand_ins: Table<StandIn>,
    /// How text becomes tokens.
    pub lexer: LexerTables,
    /// The name of the hook that answers what the grammar asks in another language:
    /// that of a shared hook, or [`Self::OWN_HOOK`].
    pub hook: Option<Cow<'static, str>>,
    /// Token types from here on are predicates of the parser: no text, named by
    /// their code. There are at most [`Self::MAX_GUARDS`].
    pub first_guard: Kind,
    /// By predicate: a row of bits, of the token types that can be read next where it is
    /// asked; before others its answer does not matter. As many words as token types take.
    pub guard_tokens: Table<u64>,
    /// By token type; the first is the end of the file.
    pub tokens: Table<TokenType>,
    /// By rule: kind `tokens.len() + i` is `rules[i]`.
    pub rules: Table<Rule>,
    /// The names that [origins](Origin) of rules refer to.
    pub origin_names: Table<Cow<'static, str>>,
    /// The symbols of all rules, one after another.
    pub symbols: Table<Kind>,
    /// The rule that a whole file is.
    pub start: Kind,
    /// By kind: may it be empty?
    pub nullable: Table<bool>,
    /// By rule: its row in [`decisions`](Self::decisions), or [`NO_ROW`](Self::NO_ROW).
    pub decision_rows: Table<u16>,
    /// Rows of one entry a token type: what one token of lookahead decides. See
    /// [`Choice`](crate::Choice).
    pub decisions: Table<u16>,
    /// Where each row begins in [`further`](Self::further); one entry more than there
    /// are rows.
    pub further_rows: Table<u32>,
    /// Rows of what further tokens decide: runs of token types, ascending. Rows come
    /// before those that lead to them. A token that is in no run of a row decides
    /// nothing there.
    pub further: Table<FurtherRun>,
    /// Bit rows: bit `b` of row `a` says that kind `b` may stand wherever kind
    /// `a` is asked for ("a subsumes b"). Rows are [`Tables::bit_words`] long.
    pub subsumes: Table<u64>,
    /// By kind: where its shortest sentence begins in
    /// [`shortest_tokens`](Self::shortest_tokens); one entry more than there are kinds.
    pub shortest: Table<u32>,
    /// The shortest sentences as token types, one after another.
    pub shortest_tokens: Table<Kind>,
}

impl Tables {
    /// In [`decision_rows`](Self::decision_rows): the rule has nothing to decide.
    pub const NO_ROW: u16 = u16::MAX;

    /// In [`hook`](Self::hook): the language has a hook of its own.
    pub const OWN_HOOK: &str = "own";

    /// The most predicates that a parser may have.
    pub const MAX_GUARDS: usize = 32;

    /// The bit of a parser predicate in the set that a token carries; `None` if the kind
    /// is no predicate.
    #[must_use]
    #[inline]
    pub fn guard_bit(&self, kind: Kind) -> Option<u32> {
        let is_guard = self.is_token(kind) && kind >= self.first_guard;
        is_guard.then(|| 1 << ((kind.0 - self.first_guard.0) % 32))
    }

    /// Whether the answer of a predicate, by its number, matters before a token type.
    #[must_use]
    #[inline]
    pub fn matters(&self, guard: usize, kind: Kind) -> bool {
        let words = self.tokens.len().div_ceil(64);
        let at = kind.index();
        self.guard_tokens[guard * words + at / 64] >> (at % 64) & 1 == 1
    }

    /// How many kinds there are.
    #[must_use]
    #[inline]
    pub fn kinds(&self) -> usize {
        self.tokens.len() + self.rules.len()
    }

    /// Whether a kind is a token type.
    #[must_use]
    #[inline]
    pub fn is_token(&self, kind: Kind) -> bool {
        kind.index() < self.tokens.len()
    }

    /// The rule of a kind; `None` for a token type.
    #[must_use]
    #[inline]
    pub fn rule(&self, kind: Kind) -> Option<&Rule> {
        kind.index()
            .checked_sub(self.tokens.len())
            .map(|i| &self.rules[i])
    }

    /// The shape of a kind's rule; `None` for a token type.
    #[must_use]
    #[inline]
    pub fn form(&self, kind: Kind) -> Option<Form> {
        self.rule(kind).map(|rule| rule.form)
    }

    /// A row of what further tokens decide.
    ///
    /// # Panics
    /// If there is no such row.
    #[must_use]
    #[inline]
    pub fn further_row(&self, row: u16) -> &[FurtherRun] {
        let row = usize::from(row);
        let (first, last) = (self.further_rows[row], self.further_rows[row + 1]);
        &self.further[first as usize..last as usize]
    }

    /// The symbols of a kind's rule; none for a token type.
    #[must_use]
    #[inline]
    pub fn symbols_of(&self, kind: Kind) -> &[Kind] {
        self.rule(kind).map_or(&[], |rule| {
            &self.symbols[rule.first as usize..(rule.first + rule.len) as usize]
        })
    }

    /// The name of a token type or rule.
    #[must_use]
    pub fn kind_name(&self, kind: Kind) -> &str {
        match self.rule(kind) {
            Some(rule) => &rule.name,
            None => &self.tokens[kind.index()].name,
        }
    }

    /// Whether a kind may be empty.
    #[must_use]
    #[inline]
    pub fn is_nullable(&self, kind: Kind) -> bool {
        self.nullable[kind.index()]
    }

    /// Whether the kind describes a list (`*` or `+`).
    #[must_use]
    #[inline]
    pub fn is_list(&self, kind: Kind) -> bool {
        self.form(kind).is_some_and(Form::is_list)
    }

    /// 64-bit words in a row of [`Tables::subsumes`].
    #[must_use]
    #[inline]
    pub fn bit_words(&self) -> usize {
        self.kinds().div_ceil(64)
    }

    /// Whether `kind` may stand where `slot` is asked for (`kind ≤ slot`; Perses,
    /// section 4.3). Reflexive and transitive.
    #[must_use]
    #[inline]
    pub fn fits(&self, kind: Kind, slot: Kind) -> bool {
        let row = slot.index() * self.bit_words();
        self.subsumes[row + kind.index() / 64] >> (kind.index() % 64) & 1 == 1
    }

    /// The shortest sentence of a kind, as token types.
    #[must_use]
    #[inline]
    pub fn shortest(&self, kind: Kind) -> &[Kind] {
        let from = self.shortest[kind.index()] as usize;
        let to = self.shortest[kind.index() + 1] as usize;
        &self.shortest_tokens[from..to]
    }

    /// The first token type with a role.
    #[must_use]
    pub fn token_with(&self, role: TokenRole) -> Option<Kind> {
        let at = self.tokens.iter().position(|token| token.role == role);
        at.map(|at| Kind(at as u16))
    }

    /// The name by which people know a kind: that of a rule of the grammar, of a token
    /// type, or of a part of a rule that has a name of its own.
    #[must_use]
    pub fn known_name(&self, kind: Kind) -> &str {
        match self.rule(kind).map(|rule| &rule.origin) {
            Some(Origin::Outlined { known_as, .. }) => self.origin_name(*known_as),
            Some(Origin::Written) | None => self.kind_name(kind),
        }
    }

    /// The name of the rule in the grammar that a kind is or is a part of; of a token type
    /// its own name.
    #[must_use]
    pub fn written_name(&self, kind: Kind) -> &str {
        match self.rule(kind).map(|rule| &rule.origin) {
            Some(Origin::Outlined { of, .. }) => self.origin_name(*of),
            Some(Origin::Written) | None => self.kind_name(kind),
        }
    }

    fn origin_name(&self, name: u16) -> &str {
        &self.origin_names[usize::from(name)]
    }
}
