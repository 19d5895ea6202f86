//! The contract between the grammar compiler and the runtime: one set of plain
//! tables a language.
//!
//! A [`Language`] is static data in a generated crate, or owned data that was
//! compiled from a grammar a moment ago ([`Language::from_json`]); every engine
//! reads the same fields. (A [`Format`](crate::format::Format) adds the code that may
//! be specialised.)
//!
//! # Kinds
//! Token types and rules share one numbering, [`Kind`]: 0 is the end of the
//! file, then come the token types, then the rules of the grammar in Perses
//! Normal Form (Sun et al., ICSE 2018, section 4.2). Each rule has one
//! [`Form`]; a rule's symbols are kinds again.

mod choice;
mod load;
mod opaque;
mod subsumption;

use std::borrow::Cow;

use serde::Deserialize;

use crate::hooks::LanguageHook;

pub use choice::Choice;
pub use load::LoadError;
pub use opaque::{Opaque, Plain, with_opaque};

/// A table that is static or owned.
pub type Table<T> = Cow<'static, [T]>;

/// A token type or a rule of the normal form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize)]
#[serde(transparent)]
pub struct Kind(pub u16);

impl Kind {
    /// The end of the file.
    pub const EOF: Self = Self(0);

    /// As an index into tables that have a row for each kind.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The five shapes of a rule in Perses Normal Form, and sets of tokens, which
/// are alternations of token types alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Form {
    /// `A: B1 B2 … Bn`
    Sequence,
    /// `A: B1 | B2 | … | Bn`
    Alternation,
    /// `A: B*`
    Star,
    /// `A: B+`
    Plus,
    /// `A: B?`
    Optional,
    /// `A: t1 | t2 | … | tn`, all of them token types in ascending order.
    Set,
}

impl Form {
    /// Whether the rule describes a list (`*` or `+`).
    #[must_use]
    pub const fn is_list(self) -> bool {
        matches!(self, Self::Star | Self::Plus)
    }
}

/// One rule of the normal form.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Rule {
    /// Its name in the normal form.
    pub name: Cow<'static, str>,
    /// Its shape.
    pub form: Form,
    /// Where its symbols begin in [`Language::symbols`].
    pub first: u32,
    /// How many they are.
    pub len: u32,
    /// A quantifier that takes as little as it can (`*?`, `+?`, `??`).
    pub lazy: bool,
}

/// What the runtime knows of a token type.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct TokenType {
    /// The lexer rule's name, or the literal with its quotes.
    pub name: Cow<'static, str>,
    /// A shortest text that lexes as this type; `None` if no text does.
    pub shortest: Option<Cow<'static, str>>,
}

/// A short text that is right wherever the language allows such a thing: its type, or a name
/// in it, does not matter.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct StandIn {
    /// What it is.
    pub kind: Kind,
    /// It.
    pub text: Cow<'static, str>,
}

/// What the lexer does with the text that one of its rules matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Disposition {
    /// It is a token.
    Emit,
    /// It is no token at all.
    Skip,
    /// It is the beginning of a token that the next match goes on with.
    More,
}

/// A change of the lexer's mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum ModeStep {
    /// `mode(X)`
    Set(u16),
    /// `pushMode(X)`
    Push(u16),
    /// `popMode`
    Pop,
}

/// What follows when a lexer rule has matched.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct LexerRule {
    /// The token type that it makes.
    pub token: Kind,
    /// Whether it makes one.
    pub disposition: Disposition,
    /// The token's channel; 0 is what the parser sees.
    pub channel: u16,
    /// What becomes of the mode, in order.
    pub modes: Table<ModeStep>,
    /// What the hook does: entries of [`LexerTables::code`].
    pub code: Table<u16>,
}

/// A run of code points with one character class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct ClassRange {
    /// The first code point.
    pub first: u32,
    /// The last code point.
    pub last: u32,
    /// Their class.
    pub class: u16,
}

/// A state of the nondeterministic automaton of the lexer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum LexerState {
    /// Reads a character of this set, then goes on there.
    Chars {
        /// A row of [`LexerProgram::sets`].
        set: u32,
        /// The next state.
        next: u32,
    },
    /// Goes on without reading to each of some targets; the first is preferred.
    Fork {
        /// Where they begin in [`LexerProgram::targets`].
        first: u32,
        /// How many they are.
        len: u32,
        /// The choice of a non-greedy quantifier.
        lazy: bool,
    },
    /// Goes through a recursive rule.
    Call {
        /// The rule's first state.
        to: u32,
        /// Where to go on behind it.
        back: u32,
    },
    /// Goes on without reading if the hook says yes.
    Guard {
        /// To this entry of [`LexerTables::code`].
        code: u16,
        /// The next state.
        next: u32,
    },
    /// A recursive rule ends.
    Return,
    /// This entry of [`LexerTables::rules`] has matched.
    Accept(u16),
}

/// The nondeterministic automaton of a lexer whose rules use themselves: what
/// [`LexerTables::ESCAPE`] leads to.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct LexerProgram {
    /// The states.
    pub states: Table<LexerState>,
    /// Where forks lead.
    pub targets: Table<u32>,
    /// Sets of character classes as bit rows of [`LexerTables::class_words`] words.
    pub sets: Table<u64>,
    /// By mode, one after another: the first state of each rule, in order.
    pub starts: Table<u32>,
    /// Where each mode's rules begin in `starts`; one entry more than there are modes.
    pub modes: Table<u32>,
}

/// The lexer: a deterministic automaton over character classes for each mode.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct LexerTables {
    /// The class of each ASCII character (128 entries).
    pub ascii: Table<u16>,
    /// The classes of the other code points: ascending, without gaps.
    pub ranges: Table<ClassRange>,
    /// How many classes there are.
    pub classes: u16,
    /// `state * classes + class` → next state; 0 is no state, and
    /// [`ESCAPE`](Self::ESCAPE) only the nondeterministic automaton knows.
    pub transitions: Table<u16>,
    /// By state: 1 + the index of the lexer rule that it accepts, or 0.
    pub accepts: Table<u16>,
    /// By mode: the state to begin in.
    pub modes: Table<u16>,
    /// By lexer rule; alternatives of one rule with different commands are
    /// different entries.
    pub rules: Table<LexerRule>,
    /// The nondeterministic automaton, if it is needed.
    pub program: Option<LexerProgram>,
    /// By mode: its name, for hooks.
    pub mode_names: Table<Cow<'static, str>>,
    /// By channel: its name, for hooks.
    pub channel_names: Table<Cow<'static, str>>,
    /// Code that the hook answers or does, without white space.
    pub code: Table<Cow<'static, str>>,
}

impl LexerTables {
    /// In place of a state: the match has to be found by the nondeterministic
    /// automaton.
    pub const ESCAPE: u16 = u16::MAX;

    /// 64-bit words in a row of [`LexerProgram::sets`].
    #[must_use]
    pub fn class_words(&self) -> usize {
        usize::from(self.classes).div_ceil(64)
    }
}

/// Neighbouring token types that decide alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct FurtherRun {
    /// The first token type.
    pub first: Kind,
    /// The last token type.
    pub last: Kind,
    /// What they decide: see [`Choice`].
    pub choice: u16,
}

/// All that the runtime knows of one language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Language {
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
    /// The hook that answers what the grammar asks in another language.
    pub hook: Option<LanguageHook>,
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
    /// The symbols of all rules, one after another.
    pub symbols: Table<Kind>,
    /// The rule that a whole file is.
    pub start: Kind,
    /// By kind: may it be empty?
    pub nullable: Table<bool>,
    /// By rule: its row in [`decisions`](Self::decisions), or [`NO_ROW`](Self::NO_ROW).
    pub decision_rows: Table<u16>,
    /// Rows of one entry a token type: what one token of lookahead decides. See
    /// [`Choice`].
    pub decisions: Table<u16>,
    /// Where each row begins in [`further`](Self::further); one entry more than there
    /// are rows.
    pub further_rows: Table<u32>,
    /// Rows of what further tokens decide: runs of token types, ascending. Rows come
    /// before those that lead to them. A token that is in no run of a row decides
    /// nothing there.
    pub further: Table<FurtherRun>,
    /// Bit rows: bit `b` of row `a` says that kind `b` may stand wherever kind
    /// `a` is asked for ("a subsumes b"). Rows are [`Language::bit_words`] long.
    pub subsumes: Table<u64>,
    /// By kind: where its shortest sentence begins in
    /// [`shortest_tokens`](Self::shortest_tokens); one entry more than there are kinds.
    pub shortest: Table<u32>,
    /// The shortest sentences as token types, one after another.
    pub shortest_tokens: Table<Kind>,
}

impl Language {
    /// In [`decision_rows`](Self::decision_rows): the rule has nothing to decide.
    pub const NO_ROW: u16 = u16::MAX;

    /// The most predicates that a parser may have.
    pub const MAX_GUARDS: usize = 32;

    /// The bit of a predicate of the parser among a token's
    /// [`guards`](crate::lex::Token::guards); `None` if the kind is none.
    #[must_use]
    pub fn guard_bit(&self, kind: Kind) -> Option<u32> {
        let is_guard = self.is_token(kind) && kind >= self.first_guard;
        is_guard.then(|| 1 << ((kind.0 - self.first_guard.0) % 32))
    }

    /// Whether the answer of a predicate, by its number, matters before a token type.
    #[must_use]
    pub fn matters(&self, guard: usize, kind: Kind) -> bool {
        let words = self.tokens.len().div_ceil(64);
        let at = kind.index();
        self.guard_tokens[guard * words + at / 64] >> (at % 64) & 1 == 1
    }

    /// How many kinds there are.
    #[must_use]
    pub fn kinds(&self) -> usize {
        self.tokens.len() + self.rules.len()
    }

    /// Whether a kind is a token type.
    #[must_use]
    pub fn is_token(&self, kind: Kind) -> bool {
        kind.index() < self.tokens.len()
    }

    /// The rule of a kind; `None` for a token type.
    #[must_use]
    pub fn rule(&self, kind: Kind) -> Option<&Rule> {
        kind.index()
            .checked_sub(self.tokens.len())
            .map(|i| &self.rules[i])
    }

    /// The shape of a kind's rule; `None` for a token type.
    #[must_use]
    pub fn form(&self, kind: Kind) -> Option<Form> {
        self.rule(kind).map(|rule| rule.form)
    }

    /// A row of what further tokens decide.
    ///
    /// # Panics
    /// If there is no such row.
    #[must_use]
    pub fn further_row(&self, row: u16) -> &[FurtherRun] {
        let row = usize::from(row);
        let (first, last) = (self.further_rows[row], self.further_rows[row + 1]);
        &self.further[first as usize..last as usize]
    }

    /// The symbols of a kind's rule; none for a token type.
    #[must_use]
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
    pub fn is_nullable(&self, kind: Kind) -> bool {
        self.nullable[kind.index()]
    }

    /// Whether the kind describes a list (`*` or `+`).
    #[must_use]
    pub fn is_list(&self, kind: Kind) -> bool {
        self.form(kind).is_some_and(Form::is_list)
    }
}
