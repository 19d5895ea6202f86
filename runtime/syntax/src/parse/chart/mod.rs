//! All readings of a text at once, where adaptive prediction takes too much work.
//!
//! A chart gives the ends of a rule that begins at a token: the tables of Earley ("An Efficient
//! Context-Free Parsing Algorithm", 1970), filled top-down, so that only continuations of a correct
//! beginning are tried. Rules of the normal form do not begin with themselves, so an entry is
//! finished when all entries that it needs are, and is made once. One token of lookahead prunes.
//! Time is at worst cubic in the tokens, over 64, as many ends are a bit set; nearly linear where
//! one token of lookahead nearly suffices. Predicates are answered where they stand, also in
//! lookahead.
//!
//! Then [`chart_choices`](super::chart_choices) takes the lowest alternative of each decision that
//! leads to the end, as adaptive prediction with the whole stack does.

mod ends;
mod rules;

use rustc_hash::FxHashMap;

pub(super) use self::ends::Ends;
use self::ends::KnownEnds;
use self::rules::Entry;
use super::position_set::PositionSet;
use super::{Predict, last_end};
use secateur_tables::{Choice, Form, Kind};

use crate::lex::Token;
use crate::{Halt, Language};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// The tokens up to this one begin no sentence; these types were possible.
    Token(u32, Vec<Kind>),
    /// The work exceeds the limit; this is the furthest token.
    TooMuch(u32),
}

pub(super) struct Chart<'a, P: ?Sized> {
    language: &'a Language,
    predict: &'a P,
    tokens: &'a [Token],
    /// The last place that can be read; all behind the tokens are the end of the file.
    last: u32,
    /// By rule: the last place where it can end.
    limits: Vec<u32>,
    known: KnownEnds,
    /// By loop, on demand: where it may end.
    loops: FxHashMap<Kind, PositionSet>,
    /// By token type or set, on demand: where it can be read.
    read_at: FxHashMap<Kind, PositionSet>,
    /// Open rules, the requested one first.
    open: Vec<Entry>,
    /// By rule.
    begun: Vec<u32>,
    /// Whether there are no predicates, so that nullable symbols may be skipped.
    skips: bool,
    left: u64,
    halt: Halt,
    /// Remaining memory, in words.
    room: u64,
    /// The furthest token that could not be read.
    furthest: u32,
    /// At this token nothing is pruned, and possible types are recorded.
    probe: Option<u32>,
    expected: Vec<Kind>,
}

enum Plain {
    Ends(Ends),
    /// The rule needs an entry.
    Rule(Kind),
}

/// Work for any text, and per token, in steps of a loop or words of a set.
const WORK: u64 = 1 << 26;
const WORK_TOKEN: u64 = 1 << 8;

/// Memory for any text, and per token, in words of eight bytes.
const ROOM: u64 = 1 << 23;
const ROOM_TOKEN: u64 = 1 << 7;

const MOST_ROOM: u64 = 1 << 27;

impl<'a, P: Predict + ?Sized> Chart<'a, P> {
    /// Needs the number of parser states that read the end of the file.
    ///
    /// At the token `probe` possible types are recorded.
    pub(super) fn new(
        language: &'a Language,
        predict: &'a P,
        tokens: &'a [Token],
        ends: usize,
        probe: Option<u32>,
        halt: Halt,
    ) -> Self {
        let count = tokens.len() as u32;
        let last = u32::try_from(last_end(tokens.len(), ends)).unwrap_or(u32::MAX - 2);
        let limit = |reads: bool| if reads { last + 1 } else { count };
        Self {
            language,
            predict,
            tokens,
            last,
            limits: reads_end(language).into_iter().map(limit).collect(),
            known: KnownEnds::default(),
            loops: FxHashMap::default(),
            read_at: FxHashMap::default(),
            open: Vec::new(),
            begun: vec![0; language.rules.len()],
            skips: language.first_guard.index() >= language.tokens.len(),
            left: WORK + WORK_TOKEN * tokens.len() as u64,
            halt,
            room: (ROOM + ROOM_TOKEN * tokens.len() as u64).min(MOST_ROOM),
            furthest: 0,
            probe,
            expected: Vec::new(),
        }
    }

    pub(super) fn refusal(mut self) -> Refusal {
        // Behind a sentence only the end of the file can follow.
        let ends = match self.plain(self.language.start, 0) {
            Plain::Ends(ends) => Some(ends),
            Plain::Rule(start) => self.known.get((start, 0, false)),
        };
        if let Some(end) = ends.and_then(|ends| self.last_end(ends, u32::MAX)) {
            self.furthest = self.furthest.max(end);
            if self.probe == Some(end) {
                self.expected.push(Kind::EOF);
            }
        }
        self.expected.sort_unstable();
        self.expected.dedup();
        let at = self.furthest.min(self.tokens.len() as u32);
        Refusal::Token(at, self.expected)
    }

    pub(super) fn ends(&mut self, symbol: Kind, at: u32) -> Result<Ends, Refusal> {
        self.spend(1)?;
        match self.plain(symbol, at) {
            Plain::Ends(ends) => Ok(ends),
            Plain::Rule(rule) => self.entry(rule, at),
        }
    }

    pub(super) fn last_end(&self, ends: Ends, place: u32) -> Option<u32> {
        self.known.last(ends, place)
    }

    pub(super) fn language(&self) -> &'a Language {
        self.language
    }

    pub(super) fn count(&self) -> u32 {
        self.tokens.len() as u32
    }

    pub(super) fn keep(&mut self, words: u64) -> Result<(), Refusal> {
        self.room = self.room.saturating_sub(words);
        match self.room {
            0 => Err(Refusal::TooMuch(self.furthest)),
            _ => Ok(()),
        }
    }

    pub(super) fn release(&mut self, words: u64) {
        self.room += words;
    }

    pub(super) fn spend(&mut self, work: u64) -> Result<(), Refusal> {
        let before = self.left;
        self.left = before.saturating_sub(work);
        if self.halt.look_between(before, self.left) {
            self.left = 0;
        }
        match self.left {
            0 => Err(Refusal::TooMuch(self.furthest)),
            _ => Ok(()),
        }
    }

    fn kind_at(&self, at: u32) -> Kind {
        let token = self.tokens.get(at as usize);
        token.map_or(Kind::EOF, |token| token.kind)
    }

    pub(super) fn choice(&mut self, rule: Kind, at: u32) -> Choice {
        if self.probe == Some(at) {
            return Choice::ADAPTIVE;
        }
        let choice = self.predict.predict(rule, self.kind_at(at));
        if choice == Choice::NONE {
            self.furthest = self.furthest.max(at);
        }
        choice
    }

    /// Whether a loop or option may be entered, and left.
    pub(super) fn in_or_on(&mut self, rule: Kind, at: u32) -> (bool, bool) {
        let lazy = self.language.rule(rule).is_some_and(|rule| rule.lazy);
        match self.choice(rule, at) {
            Choice::ADAPTIVE => (true, true),
            Choice::NONE => (false, false),
            Choice(number) => ((number == 1) != lazy, (number == 2) != lazy),
        }
    }

    /// `None` for a rule, `Some(None)` if nothing is read.
    pub(super) fn read(&mut self, symbol: Kind, at: u32) -> Option<Option<u32>> {
        let language = self.language;
        if let Some(bit) = language.guard_bit(symbol) {
            let token = self.tokens.get(at as usize);
            let holds = token.is_none_or(|token| token.guards & bit != 0);
            if !holds {
                self.furthest = self.furthest.max(at);
            }
            return Some(holds.then_some(at));
        }
        let kind = self.kind_at(at);
        let set = language.form(symbol) == Some(Form::Set);
        let reads = match set {
            true => language.fits(kind, symbol),
            false if language.is_token(symbol) => kind == symbol,
            false => return None,
        };
        if self.probe == Some(at) {
            match set {
                true => self.expected.extend(language.symbols_of(symbol)),
                false => self.expected.push(symbol),
            }
        }
        if reads && at <= self.last {
            return Some(Some(at + 1));
        }
        self.furthest = self.furthest.max(at);
        Some(None)
    }

    /// Descends from a symbol as long as one token decides.
    fn plain(&mut self, symbol: Kind, at: u32) -> Plain {
        let language = self.language;
        let mut symbol = symbol;
        loop {
            match self.read(symbol, at) {
                Some(None) => return Plain::Ends(Ends::None),
                Some(Some(end)) => return Plain::Ends(Ends::One(end)),
                None => {}
            }
            match language.form(symbol).expect("a rule has a form") {
                Form::Alternation => match self.choice(symbol, at) {
                    Choice::ADAPTIVE => return Plain::Rule(symbol),
                    Choice::NONE => return Plain::Ends(Ends::None),
                    Choice(number) => {
                        symbol = language.symbols_of(symbol)[usize::from(number) - 1];
                    }
                },
                Form::Optional | Form::Star => match self.in_or_on(symbol, at) {
                    (false, false) => return Plain::Ends(Ends::None),
                    (false, true) => return Plain::Ends(Ends::One(at)),
                    (true, _) => return Plain::Rule(symbol),
                },
                Form::Sequence | Form::Plus | Form::Set => return Plain::Rule(symbol),
            }
        }
    }
}

fn reads_end(language: &Language) -> Vec<bool> {
    let tokens = language.tokens.len();
    let mut reads = vec![false; language.rules.len()];
    loop {
        let mut more = false;
        for rule in 0..reads.len() {
            let symbols = language.symbols_of(Kind((tokens + rule) as u16));
            let found = symbols.iter().any(|symbol| match symbol.index() < tokens {
                true => *symbol == Kind::EOF,
                false => reads[symbol.index() - tokens],
            });
            if found && !reads[rule] {
                reads[rule] = true;
                more = true;
            }
        }
        if !more {
            return reads;
        }
    }
}
