//! All ways to read a text at once, for texts that adaptive prediction is lost in.
//!
//! A chart says by rule and first token where the rule can end: the tables of
//! Earley ("An Efficient Context-Free Parsing Algorithm", 1970), filled from the
//! top down, so that only what a correct beginning leads to is tried. Rules of the
//! normal form do not begin with themselves, so an entry is finished when all that
//! it asks for is, and is made once. One token of lookahead prunes. Time is cubic
//! in the tokens at worst, over 64, since ends are bit sets where they are many;
//! linear where one token of lookahead nearly suffices.
//!
//! Then a [`walk`](super::walk) through the text takes the lowest alternative of
//! each decision that leads to the end: just what adaptive prediction with the
//! whole stack does.
//!
//! Predicates are answered where they stand, also in lookahead.

use rustc_hash::FxHashMap;

use super::places::Places;
use super::{Choice, Predict, last_end};
use crate::language::{Form, Kind, Language};
use crate::lex::Token;

/// Why there are no choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// The tokens up to this one begin no sentence; these types could have stood
    /// there.
    Token(u32, Vec<Kind>),
    /// It takes more than is allowed; this is the furthest token looked at.
    TooMuch(u32),
}

/// Where the rules can end.
pub(super) struct Chart<'a, P: ?Sized> {
    language: &'a Language,
    predict: &'a P,
    tokens: &'a [Token],
    /// The last place that can be read: behind the tokens it is always the end of
    /// the file.
    last: u32,
    /// By rule: the last place where it could end.
    limits: Vec<u32>,
    /// By place: what is known of the rules that begin there, ascending.
    known: Vec<Vec<Known>>,
    /// By loop: where it may end. Made when it is needed.
    loops: FxHashMap<Kind, Places>,
    /// By token type or set: where it can be read. Made when it is needed.
    read_at: FxHashMap<Kind, Places>,
    /// Where rules can end that can end in several places.
    ends: Vec<Places>,
    /// Rules being read, the one asked for first at the bottom.
    open: Vec<Entry>,
    /// By rule: how often it was begun.
    begun: Vec<u32>,
    /// What may be empty is so whatever the predicates say.
    skips: bool,
    /// What may still be done.
    left: u64,
    /// What may still be kept, in words.
    room: u64,
    /// The furthest token that could not be read.
    furthest: u32,
    /// At this token nothing is pruned and what could be read is noted.
    probe: Option<u32>,
    expected: Vec<Kind>,
}

/// Where a symbol can end: nowhere, in one place, or as an entry says.
#[derive(Clone, Copy, Debug)]
pub(super) enum Ends {
    None,
    One(u32),
    Many(u32),
}

/// A rule, where it begins, and whether that is between two rounds of a loop: there
/// a loop may end, also one that needs a first round.
type Key = (Kind, u32, bool);

/// Where a rule can end that begins at a place, which is that of the list it is in.
#[derive(Clone, Copy, Debug)]
struct Known {
    rule: Kind,
    /// Whether it begins between two rounds.
    between: bool,
    ends: Ends,
}

impl Known {
    fn key(&self) -> (Kind, bool) {
        (self.rule, self.between)
    }
}

/// What one token says of a rule that begins before it.
enum Plain {
    /// Where it ends.
    Ends(Ends),
    /// It is this rule, which takes more to know.
    Rule(Kind),
}

/// A rule being read.
struct Entry {
    rule: Kind,
    start: u32,
    /// Whether it begins between two rounds.
    between: bool,
    /// Whether a loop asks for the entries of its further rounds, or makes the
    /// rounds itself.
    shares: bool,
    /// The symbol that is tried, by its number in the rule.
    symbol: usize,
    /// Where the symbol may begin.
    from: Places,
    /// Beginnings before this one were tried.
    next: u32,
    /// Where it ended.
    to: Places,
    /// The first place from the beginning on where it did not.
    hole: u32,
}

/// The work for any text, and for each token. A step of a loop or a word of a set
/// is one.
const WORK: u64 = 1 << 26;
const WORK_TOKEN: u64 = 1 << 8;

/// A loop that was begun so often shares the ends of its rounds with all that begin
/// between these: its time is then that of a rule that asks for itself at its end,
/// while a long loop that is begun once is quicker on its own.
const LOOPS: u32 = 16;

/// So many places at once are tried by sets.
const AT_ONCE: u32 = 64;

/// What is kept, in words of eight bytes: for any text, and for each token.
const ROOM: u64 = 1 << 23;
const ROOM_TOKEN: u64 = 1 << 7;

/// What is kept of a rule at a place, beside several ends.
const KNOWN: u64 = 4;

/// What is kept of even the longest text.
const MOST_ROOM: u64 = 1 << 27;

impl<'a, P: Predict + ?Sized> Chart<'a, P> {
    /// Of a text: `ends` is how many states of the parser read the end of the file,
    /// `probe` the token at which all types that could stand there are noted.
    pub(super) fn new(
        language: &'a Language,
        predict: &'a P,
        tokens: &'a [Token],
        ends: usize,
        probe: Option<u32>,
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
            known: Vec::new(),
            loops: FxHashMap::default(),
            read_at: FxHashMap::default(),
            ends: Vec::new(),
            open: Vec::new(),
            begun: vec![0; language.rules.len()],
            skips: language.first_guard.index() >= language.tokens.len(),
            left: WORK + WORK_TOKEN * tokens.len() as u64,
            room: (ROOM + ROOM_TOKEN * tokens.len() as u64).min(MOST_ROOM),
            furthest: 0,
            probe,
            expected: Vec::new(),
        }
    }

    /// Why the start rule cannot end with the text, where that is so.
    pub(super) fn refusal(mut self) -> Refusal {
        // Where a sentence ends only the end of the file could follow.
        let ends = match self.plain(self.language.start, 0) {
            Plain::Ends(ends) => Some(ends),
            Plain::Rule(start) => self.known((start, 0, false)),
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

    /// Where a symbol can end that begins at a place.
    pub(super) fn ends(&mut self, symbol: Kind, at: u32) -> Result<Ends, Refusal> {
        self.spend(1)?;
        match self.plain(symbol, at) {
            Plain::Ends(ends) => Ok(ends),
            Plain::Rule(rule) => self.entry(rule, at),
        }
    }

    /// The last end that is not behind a place.
    pub(super) fn last_end(&self, ends: Ends, place: u32) -> Option<u32> {
        match ends {
            Ends::None => None,
            Ends::One(end) => (end <= place).then_some(end),
            Ends::Many(id) => self.ends[id as usize].last(place),
        }
    }

    /// The language.
    pub(super) fn language(&self) -> &'a Language {
        self.language
    }

    /// How many tokens there are.
    pub(super) fn count(&self) -> u32 {
        self.tokens.len() as u32
    }

    /// Takes words from what may be kept.
    pub(super) fn keep(&mut self, words: u64) -> Result<(), Refusal> {
        self.room = self.room.saturating_sub(words);
        match self.room {
            0 => Err(Refusal::TooMuch(self.furthest)),
            _ => Ok(()),
        }
    }

    /// Gives words back that were kept.
    pub(super) fn release(&mut self, words: u64) {
        self.room += words;
    }

    /// Takes from the work that may be done.
    pub(super) fn spend(&mut self, work: u64) -> Result<(), Refusal> {
        self.left = self.left.saturating_sub(work);
        match self.left {
            0 => Err(Refusal::TooMuch(self.furthest)),
            _ => Ok(()),
        }
    }

    fn kind_at(&self, at: u32) -> Kind {
        let token = self.tokens.get(at as usize);
        token.map_or(Kind::EOF, |token| token.kind)
    }

    /// What may be chosen in a rule at a place.
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

    /// Whether a loop or an option may go in and whether it may go on at a place.
    pub(super) fn in_or_on(&mut self, rule: Kind, at: u32) -> (bool, bool) {
        let lazy = self.language.rule(rule).is_some_and(|rule| rule.lazy);
        match self.choice(rule, at) {
            Choice::ADAPTIVE => (true, true),
            Choice::NONE => (false, false),
            Choice(number) => ((number == 1) != lazy, (number == 2) != lazy),
        }
    }

    /// Where a token, a set or a predicate ends; `None` for a rule.
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

    /// Goes down from a symbol as long as one token decides.
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

    /// What is known of a rule at a place.
    fn known(&self, (rule, start, between): Key) -> Option<Ends> {
        let known = self.known.get(start as usize)?;
        let place = known.binary_search_by_key(&(rule, between), Known::key);
        place.ok().map(|at| known[at].ends)
    }

    /// Notes where a rule can end at a place.
    fn note(&mut self, (rule, start, between): Key, ends: Ends) {
        let start = start as usize;
        if self.known.len() <= start {
            self.known.resize_with(start + 1, Vec::new);
        }
        let known = &mut self.known[start];
        let new = Known {
            rule,
            between,
            ends,
        };
        if let Err(at) = known.binary_search_by_key(&(rule, between), Known::key) {
            known.insert(at, new);
        }
    }

    /// The entry of a rule at a place.
    fn entry(&mut self, rule: Kind, start: u32) -> Result<Ends, Refusal> {
        let key = (rule, start, false);
        if let Some(ends) = self.known(key) {
            return Ok(ends);
        }
        let bottom = self.open.len();
        self.open(key);
        while self.open.len() > bottom {
            self.go_on()?;
        }
        Ok(self.known(key).expect("it is finished"))
    }

    fn open(&mut self, (rule, start, between): Key) {
        let number = rule.index() - self.language.tokens.len();
        let begun = &mut self.begun[number];
        *begun = begun.saturating_add(1);
        self.open.push(Entry {
            rule,
            start,
            between,
            shares: *begun > LOOPS,
            symbol: 0,
            from: Places::one(start),
            next: start,
            to: Places::default(),
            hole: start,
        });
    }

    /// Goes on with the rule that was opened last, until it is finished or asks for
    /// another one.
    fn go_on(&mut self) -> Result<(), Refusal> {
        let mut entry = self.open.pop().expect("a rule is open");
        let (rule, start) = (entry.rule, entry.start);
        let symbols = self.language.symbols_of(rule);
        let form = self.language.form(rule).expect("a rule has a form");
        let found = match form {
            Form::Sequence => self.sequence(symbols, &mut entry)?,
            Form::Alternation => self.alternation(symbols, &mut entry)?,
            Form::Optional => self.option(symbols[0], &mut entry)?,
            Form::Star | Form::Plus => self.round(symbols[0], form, &mut entry)?,
            Form::Set => {
                if let Some(Some(end)) = self.read(rule, start) {
                    entry.to.insert(end);
                }
                None
            }
        };
        if let Some(inner) = found {
            self.open.push(entry);
            self.open(inner);
            return Ok(());
        }
        let (ends, cost) = match entry.to.only() {
            Some(None) => (Ends::None, 0),
            Some(Some(end)) => (Ends::One(end), 0),
            None => (Ends::Many(self.ends.len() as u32), entry.to.cost()),
        };
        if let Ends::Many(_) = ends {
            self.ends.push(entry.to);
        }
        self.keep(cost + KNOWN)?;
        self.spend(cost + KNOWN)?;
        self.note((rule, start, entry.between), ends);
        Ok(())
    }

    /// Adds to a set where a symbol ends; says which rule has to be finished first
    /// if that is not known.
    fn add(&mut self, symbol: Kind, at: u32, to: &mut Places) -> Result<Option<Key>, Refusal> {
        self.spend(1)?;
        match self.plain(symbol, at) {
            Plain::Ends(ends) => {
                self.add_ends(ends, to)?;
                Ok(None)
            }
            Plain::Rule(rule) => self.add_entry((rule, at, false), to),
        }
    }

    /// Adds to a set where a rule ends; says so if that is not known.
    fn add_entry(&mut self, key: Key, to: &mut Places) -> Result<Option<Key>, Refusal> {
        match self.known(key) {
            Some(ends) => {
                self.add_ends(ends, to)?;
                Ok(None)
            }
            None => Ok(Some(key)),
        }
    }

    fn add_ends(&mut self, ends: Ends, to: &mut Places) -> Result<(), Refusal> {
        match ends {
            Ends::None => Ok(()),
            Ends::One(end) => {
                to.insert(end);
                Ok(())
            }
            Ends::Many(id) => {
                let ends = &self.ends[id as usize];
                let cost = ends.cost();
                to.insert_all(ends);
                self.spend(cost)
            }
        }
    }

    /// Where to go on instead if a symbol that begins here could end in no place that
    /// is not there already.
    fn skip(&self, symbol: Kind, at: u32, to: &Places, hole: &mut u32) -> Option<u32> {
        if *hole < at || to.contains(*hole) {
            *hole = to.gap(at.max(*hole));
        }
        let rule = symbol.index().checked_sub(self.language.tokens.len())?;
        if *hole <= self.limits[rule] {
            return None;
        }
        // What could be read at the probe has to be noted.
        match self.probe {
            Some(probe) if at == probe => None,
            Some(probe) if at < probe => Some(probe),
            _ => Some(u32::MAX),
        }
    }

    /// Whether a symbol is a token type or a set, and its beginnings are many.
    fn reads_at_once(&self, symbol: Kind, from: &Places) -> bool {
        let language = self.language;
        let many = || {
            let ends = from.next(0).zip(from.last(u32::MAX));
            ends.is_some_and(|(first, last)| last - first >= AT_ONCE)
        };
        (language.is_token(symbol) || language.form(symbol) == Some(Form::Set))
            && language.guard_bit(symbol).is_none()
            && many()
    }

    /// Adds to a set where a token type or a set ends that begins in one of these
    /// places.
    fn read_all(&mut self, symbol: Kind, from: &Places, to: &mut Places) -> Result<(), Refusal> {
        let language = self.language;
        let is_set = language.form(symbol) == Some(Form::Set);
        if !self.read_at.contains_key(&symbol) {
            self.spend(u64::from(self.last))?;
            let mut places = Places::default();
            for at in 0..=self.last {
                let kind = self.kind_at(at);
                if kind == symbol || is_set && language.fits(kind, symbol) {
                    places.insert(at);
                }
            }
            self.keep(places.cost())?;
            self.read_at.insert(symbol, places);
        }
        if self.probe.is_some_and(|probe| from.contains(probe)) {
            match is_set {
                true => self.expected.extend(language.symbols_of(symbol)),
                false => self.expected.push(symbol),
            }
        }
        let places = &self.read_at[&symbol];
        to.insert_behind(from, places);
        let refused = from.last_outside(places, self.furthest);
        let cost = from.cost() + to.cost();
        self.furthest = refused.unwrap_or(self.furthest);
        self.spend(cost)
    }

    fn sequence(&mut self, symbols: &[Kind], entry: &mut Entry) -> Result<Option<Key>, Refusal> {
        while let Some(&symbol) = symbols.get(entry.symbol) {
            if self.skips && entry.next == entry.start && self.language.is_nullable(symbol) {
                self.spend(entry.from.cost())?;
                entry.to.insert_all(&entry.from);
            }
            if entry.next == entry.start && self.reads_at_once(symbol, &entry.from) {
                self.read_all(symbol, &entry.from, &mut entry.to)?;
                entry.next = u32::MAX;
            }
            while let Some(at) = entry.from.next(entry.next) {
                if let Some(next) = self.skip(symbol, at, &entry.to, &mut entry.hole) {
                    entry.next = next;
                    continue;
                }
                if let Some(missing) = self.add(symbol, at, &mut entry.to)? {
                    entry.next = at;
                    return Ok(Some(missing));
                }
                entry.next = at + 1;
            }
            entry.symbol += 1;
            entry.next = entry.start;
            entry.hole = entry.start;
            entry.from = std::mem::take(&mut entry.to);
        }
        entry.to = std::mem::take(&mut entry.from);
        Ok(None)
    }

    fn alternation(&mut self, symbols: &[Kind], entry: &mut Entry) -> Result<Option<Key>, Refusal> {
        let chosen = match self.choice(entry.rule, entry.start) {
            Choice::ADAPTIVE => 0..symbols.len(),
            Choice::NONE => 0..0,
            Choice(number) => usize::from(number) - 1..usize::from(number),
        };
        let first = chosen.start.max(entry.symbol);
        for (number, &symbol) in symbols.iter().enumerate().take(chosen.end).skip(first) {
            entry.symbol = number;
            if let Some(missing) = self.add(symbol, entry.start, &mut entry.to)? {
                return Ok(Some(missing));
            }
        }
        Ok(None)
    }

    fn option(&mut self, body: Kind, entry: &mut Entry) -> Result<Option<Key>, Refusal> {
        let (goes_in, goes_on) = self.in_or_on(entry.rule, entry.start);
        if goes_in && let Some(missing) = self.add(body, entry.start, &mut entry.to)? {
            return Ok(Some(missing));
        }
        if goes_on {
            entry.to.insert(entry.start);
        }
        Ok(None)
    }

    /// Of a loop: its beginnings are those of its rounds.
    fn round(&mut self, body: Kind, form: Form, entry: &mut Entry) -> Result<Option<Key>, Refusal> {
        let first = form == Form::Plus && !entry.between;
        if entry.symbol == 0 && (first || entry.shares) {
            let (goes_in, goes_on) = match first {
                true => (true, false),
                false => self.in_or_on(entry.rule, entry.start),
            };
            let mut ends = Places::default();
            if goes_in && let Some(missing) = self.add(body, entry.start, &mut ends)? {
                return Ok(Some(missing));
            }
            if goes_on {
                entry.to.insert(entry.start);
            }
            entry.from = ends;
            entry.symbol = 1;
        }
        if entry.shares {
            return self.further_rounds(entry);
        }
        while let Some(at) = entry.from.next(entry.next) {
            let (goes_in, goes_on) = self.in_or_on(entry.rule, at);
            if goes_in && let Some(next) = self.skip(body, at, &entry.from, &mut entry.hole) {
                self.goes_on(entry.rule, at, entry.hole, &mut entry.to)?;
                entry.next = next;
                continue;
            }
            if goes_in && let Some(missing) = self.add(body, at, &mut entry.from)? {
                entry.next = at;
                return Ok(Some(missing));
            }
            if goes_on {
                entry.to.insert(at);
            }
            self.spend(1)?;
            entry.next = at + 1;
        }
        Ok(None)
    }

    /// Adds where a loop ends behind the rounds that its entry begins with.
    fn further_rounds(&mut self, entry: &mut Entry) -> Result<Option<Key>, Refusal> {
        while let Some(at) = entry.from.next(entry.next) {
            let key = (entry.rule, at, true);
            // A round without a token leads nowhere.
            let empty = at == entry.start && entry.between;
            if let Some(next) = self.skip(entry.rule, at, &entry.to, &mut entry.hole) {
                entry.next = next;
                continue;
            }
            if !empty && let Some(missing) = self.add_entry(key, &mut entry.to)? {
                entry.next = at;
                return Ok(Some(missing));
            }
            self.spend(1)?;
            entry.next = at + 1;
        }
        Ok(None)
    }

    /// Adds the places from one to the one before another where a loop may end.
    fn goes_on(
        &mut self,
        rule: Kind,
        from: u32,
        to: u32,
        ends: &mut Places,
    ) -> Result<(), Refusal> {
        self.furthest = self.furthest.max(to - 1);
        if !self.loops.contains_key(&rule) {
            self.spend(u64::from(self.last))?;
            let mut places = Places::default();
            let furthest = self.furthest;
            for at in 0..=self.last + 1 {
                if self.in_or_on(rule, at).1 {
                    places.insert(at);
                }
            }
            self.furthest = furthest;
            self.keep(places.cost())?;
            self.loops.insert(rule, places);
        }
        let places = &self.loops[&rule];
        let mut steps = 0;
        let mut next = from;
        while let Some(first) = places.next(next).filter(|&first| first < to) {
            next = places.gap(first).min(to);
            ends.insert_run(first, next);
            steps += 1;
        }
        self.spend(steps + ends.cost())
    }
}

/// By rule: whether the end of the file may be read in it.
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
