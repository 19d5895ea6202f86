//! The named tables of a language: names, token types, rules.

use std::borrow::Cow;
use std::collections::HashMap;

use crate::{
    Count, Embedding, Form, Kind, LexerTables, Origin, Rule, StandIn, Table, TokenRole, TokenType,
};

/// All tables of a language but its [automata](crate::Automata), written as source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    /// The name for `--language`.
    pub name: Cow<'static, str>,
    /// File extensions, without the dot.
    pub extensions: Table<Cow<'static, str>>,
    /// Interpreters in a `#!` line, without versions.
    pub interpreters: Table<Cow<'static, str>>,
    /// Remarks for users: dialects, versions.
    pub notes: Cow<'static, str>,
    /// Texts that may replace any node of a kind.
    pub stand_ins: Table<StandIn>,
    /// Numbers that other tokens determine.
    pub counts: Table<Count>,
    /// Languages in the texts of tokens; of several for a token the first that reads it is used.
    pub embedded: Table<Embedding>,
    /// The rules of the lexer.
    pub lexer: LexerTables,
    /// The hook: the name of a shared one, or [`Self::OWN_HOOK`].
    pub hook: Option<Cow<'static, str>>,
    /// The first predicate of the parser among the token types.
    ///
    /// Predicates have no text and their code as name; at most [`Self::MAX_GUARDS`].
    pub first_guard: Kind,
    /// By token type; the first is the end of the file.
    pub tokens: Table<TokenType>,
    /// By rule: kind `tokens.len() + i` is `rules[i]`.
    pub rules: Table<Rule>,
    /// The names that [origins](Origin) refer to.
    pub origin_names: Table<Cow<'static, str>>,
    /// The symbols of all rules, one after another.
    pub symbols: Table<Kind>,
    /// The rule of a whole file.
    pub start: Kind,
    /// By kind: whether it is nullable.
    pub nullable: Table<bool>,
}

impl Description {
    /// In [`hook`](Self::hook): a hook for this language alone.
    pub const OWN_HOOK: &str = "own";

    /// Maximal number of counts.
    pub const MAX_COUNTS: usize = 16;

    /// Maximal number of predicates of a parser.
    pub const MAX_GUARDS: usize = 16;

    /// The bit of a parser predicate in a token's set; `None` for other kinds.
    #[must_use]
    #[inline]
    pub fn guard_bit(&self, kind: Kind) -> Option<u16> {
        let is_guard = self.is_token(kind) && kind >= self.first_guard;
        is_guard.then(|| 1 << ((kind.0 - self.first_guard.0) % 16))
    }

    /// Returns the number of kinds.
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

    /// The form of a kind's rule; `None` for a token type.
    #[must_use]
    #[inline]
    pub fn form(&self, kind: Kind) -> Option<Form> {
        self.rule(kind).map(|rule| rule.form)
    }

    /// The symbols of a kind's rule; none for a token type.
    #[must_use]
    #[inline]
    pub fn symbols_of(&self, kind: Kind) -> &[Kind] {
        self.rule(kind)
            .map_or(&[], |rule| rule.symbols(&self.symbols))
    }

    /// The name of a token type or rule.
    #[must_use]
    pub fn kind_name(&self, kind: Kind) -> &str {
        match self.rule(kind) {
            Some(rule) => &rule.name,
            None => &self.tokens[kind.index()].name,
        }
    }

    /// Computes the kinds that each rule subsumes directly (Perses, section 4.3).
    ///
    /// The alternatives of an alternation, the item of a list or an option, a part of a sequence
    /// whose others are nullable, and lists of the same item. Linear in the rules.
    pub fn relate(&mut self) {
        let direct = crate::subsumption::direct(self);
        for (rule, below) in self.rules.to_mut().iter_mut().zip(direct) {
            rule.subsumes = below.into();
        }
    }

    /// The names of all kinds, by number.
    pub fn kind_names(&self) -> impl Iterator<Item = &str> {
        let tokens = self.tokens.iter().map(|token| &*token.name);
        tokens.chain(self.rules.iter().map(|rule| &*rule.name))
    }

    /// The kinds with these names; `None` for an unknown name.
    #[must_use]
    pub fn kinds_named(&self, names: &[String]) -> Vec<Option<Kind>> {
        let known: HashMap<&str, Kind> = self.kind_names().zip((0..).map(Kind)).collect();
        let kind = |name: &String| known.get(&**name).copied();
        names.iter().map(kind).collect()
    }

    /// Whether a kind is nullable.
    #[must_use]
    #[inline]
    pub fn is_nullable(&self, kind: Kind) -> bool {
        self.nullable[kind.index()]
    }

    /// Whether a kind is a list (`*` or `+`).
    #[must_use]
    #[inline]
    pub fn is_list(&self, kind: Kind) -> bool {
        self.form(kind).is_some_and(Form::is_list)
    }

    /// The first token type with a role.
    #[must_use]
    pub fn token_with(&self, role: TokenRole) -> Option<Kind> {
        let at = self.tokens.iter().position(|token| token.role == role);
        at.map(|at| Kind(at as u16))
    }

    /// The name in messages: of a grammar's rule, a token type, or a part with its own name.
    #[must_use]
    pub fn known_name(&self, kind: Kind) -> &str {
        match self.rule(kind).map(|rule| &rule.origin) {
            Some(Origin::Outlined { of, part }) if !part.is_known_by_itself() => {
                self.origin_name(*of)
            }
            _ => self.kind_name(kind),
        }
    }

    /// The name of the grammar's rule that a kind is or is a part of, or of a token type.
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
