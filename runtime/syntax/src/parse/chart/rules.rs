//! The entries of a chart, form by form, without recursion.

use super::ends::{Ends, Key};
use super::{Chart, Plain, Refusal};
use crate::parse::Predict;
use crate::parse::position_set::PositionSet;
use secateur_tables::{Choice, Form, Kind};

pub(super) struct Entry {
    rule: Kind,
    start: u32,
    between: bool,
    /// Whether a loop uses the entries of its further rounds, instead of making the rounds.
    shares: bool,
    symbol: usize,
    /// Possible starts of the symbol.
    from: PositionSet,
    /// Starts before this one were tried.
    next: u32,
    /// Ends of the symbol.
    to: PositionSet,
    /// The first place, from the start on, where the symbol does not end.
    hole: u32,
}

/// Starts from which a loop shares the ends of its rounds with the starts between.
///
/// It is then as quick as a rule that ends with itself; a long loop that begins once is quicker
/// without.
const LOOPS: u32 = 16;

/// Minimal distance of the first and last start from which bit sets read all at once.
const AT_ONCE: u32 = 64;

impl<P: Predict + ?Sized> Chart<'_, P> {
    pub(super) fn entry(&mut self, rule: Kind, start: u32) -> Result<Ends, Refusal> {
        let key = (rule, start, false);
        if let Some(ends) = self.known.get(key) {
            return Ok(ends);
        }
        let bottom = self.open.len();
        self.open(key);
        while self.open.len() > bottom {
            self.go_on()?;
        }
        Ok(self.known.get(key).expect("it is finished"))
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
            from: PositionSet::one(start),
            next: start,
            to: PositionSet::default(),
            hole: start,
        });
    }

    /// Continues up to the rule's end or a missing entry.
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
        let cost = self.known.insert((rule, start, entry.between), entry.to);
        self.keep(cost)?;
        self.spend(cost)?;
        Ok(())
    }

    /// Returns the rule that has to be finished first.
    fn add(&mut self, symbol: Kind, at: u32, to: &mut PositionSet) -> Result<Option<Key>, Refusal> {
        self.spend(1)?;
        match self.plain(symbol, at) {
            Plain::Ends(ends) => {
                self.add_ends(ends, to)?;
                Ok(None)
            }
            Plain::Rule(rule) => self.add_entry((rule, at, false), to),
        }
    }

    /// Returns the rule if its ends are unknown.
    fn add_entry(&mut self, key: Key, to: &mut PositionSet) -> Result<Option<Key>, Refusal> {
        match self.known.get(key) {
            Some(ends) => {
                self.add_ends(ends, to)?;
                Ok(None)
            }
            None => Ok(Some(key)),
        }
    }

    fn add_ends(&mut self, ends: Ends, to: &mut PositionSet) -> Result<(), Refusal> {
        match ends {
            Ends::None => Ok(()),
            Ends::One(end) => {
                to.insert(end);
                Ok(())
            }
            Ends::Many(id) => {
                let ends = self.known.many(id);
                let cost = ends.cost();
                to.insert_all(ends);
                self.spend(cost)
            }
        }
    }

    /// Returns the next start with possibly new ends of a symbol, if this one has none.
    fn skip(&self, symbol: Kind, at: u32, to: &PositionSet, hole: &mut u32) -> Option<u32> {
        if *hole < at || to.contains(*hole) {
            *hole = to.gap(at.max(*hole));
        }
        let rule = symbol.index().checked_sub(self.language.tokens.len())?;
        if *hole <= self.limits[rule] {
            return None;
        }
        // Skips no start at the probe, where possible types are recorded.
        match self.probe {
            Some(probe) if at == probe => None,
            Some(probe) if at < probe => Some(probe),
            _ => Some(u32::MAX),
        }
    }

    fn reads_at_once(&self, symbol: Kind, from: &PositionSet) -> bool {
        let language = self.language;
        let many = || {
            let ends = from.next(0).zip(from.last(u32::MAX));
            ends.is_some_and(|(first, last)| last - first >= AT_ONCE)
        };
        (language.is_token(symbol) || language.form(symbol) == Some(Form::Set))
            && language.guard_bit(symbol).is_none()
            && many()
    }

    fn read_all(
        &mut self,
        symbol: Kind,
        from: &PositionSet,
        to: &mut PositionSet,
    ) -> Result<(), Refusal> {
        let language = self.language;
        let is_set = language.form(symbol) == Some(Form::Set);
        if !self.read_at.contains_key(&symbol) {
            self.spend(u64::from(self.last))?;
            let mut places = PositionSet::default();
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

    /// Reads rounds: the starts of a loop are those of its rounds.
    fn round(&mut self, body: Kind, form: Form, entry: &mut Entry) -> Result<Option<Key>, Refusal> {
        let first = form == Form::Plus && !entry.between;
        if entry.symbol == 0 && (first || entry.shares) {
            let (goes_in, goes_on) = match first {
                true => (true, false),
                false => self.in_or_on(entry.rule, entry.start),
            };
            let mut ends = PositionSet::default();
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

    /// Adds the places in `from..to` where a loop may end.
    fn goes_on(
        &mut self,
        rule: Kind,
        from: u32,
        to: u32,
        ends: &mut PositionSet,
    ) -> Result<(), Refusal> {
        self.furthest = self.furthest.max(to - 1);
        if !self.loops.contains_key(&rule) {
            self.spend(u64::from(self.last))?;
            let mut places = PositionSet::default();
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
