//! Small changes that let the parser read a text.
//!
//! Around the place where the parser stops, changes of growing size are tried: inserted tokens,
//! which leave the tree again; removed tokens, which become opaque; removed lines, statements and
//! groups. A change is valued by the tokens that the parser then reads of a window: the text behind
//! the place is cut off; the text before is reduced to the statements and brackets around, if the
//! parser still stops there.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::VecDeque;
use std::ops::Range;
use std::slice::from_ref;

use secateur_tables::Kind;

use super::shape::{Closing, Mark, Shape};
use crate::lex::Token;
use crate::parse::Syntax;
use crate::{Halt, Language};

/// Tokens behind a place by which a change is valued.
const AHEAD: usize = 64;

/// Tokens before a place beyond which a window is narrowed.
const BEHIND: usize = 256;

/// Largest distance and length of a small change, in tokens.
const NEAR: usize = 4;

/// Tokens read behind a change that outweigh an opaque token.
const OPAQUE: usize = 4;

/// Tokens behind a place by which equally good changes are valued, and their maximal number.
const FURTHER: [usize; 2] = [4 * AHEAD, 16 * AHEAD];
const RIVALS: usize = 40;

/// Value of a change without cost or gain.
const LEAST: usize = 1 << 20;

/// Maximal attempts, and inserted tokens.
const COMPLETIONS: usize = 400;
const COMPLETION: usize = 12;

/// Maximal cuts, and earlier changes, that are tried.
const CUTS: usize = 8;

/// Limit of parsed tokens, and more per token of the text.
const WORK: usize = 1 << 21;
const WORK_TOKEN: usize = 60;

pub(super) struct Readable {
    /// Sorted and disjoint.
    pub(super) removed: Vec<Range<usize>>,
    /// Has inserted tokens, but not removed ones.
    pub(super) syntax: Syntax,
    /// By token given to the parser: its number in the text; `None` if inserted.
    pub(super) origins: Vec<Option<u32>>,
}

#[derive(Clone, Debug)]
pub(super) struct Stopped {
    /// The first token that does not fit.
    pub(super) at: usize,
    pub(super) expected: Vec<Kind>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Change {
    removed: Range<usize>,
    inserted: Vec<Kind>,
}

impl Change {
    fn without(removed: Range<usize>) -> Self {
        Self {
            removed,
            inserted: Vec::new(),
        }
    }

    fn with(at: usize, inserted: Vec<Kind>) -> Self {
        Self {
            removed: at..at,
            inserted,
        }
    }
}

/// Finds small changes with which `parse` reads a text.
///
/// At most a constant number of parses of the text; ends once a look finds the request to stop.
pub(super) fn readable(
    language: &Language,
    unknown: Kind,
    text: &[u8],
    tokens: &[Token],
    parse: &mut dyn FnMut(&[Token]) -> Result<Syntax, Stopped>,
    halt: &Halt,
) -> Readable {
    let everything = 0..tokens.len();
    let mut reader = Reader {
        language,
        unknown,
        text,
        tokens,
        parse,
        halt,
        shape: None,
        changes: Vec::new(),
        work: WORK + WORK_TOKEN * tokens.len(),
        given: Given::default(),
    };
    let mut stopped = match reader.attempt(from_ref(&everything), None) {
        Ok(syntax) => return reader.found(syntax),
        Err(_) if tokens.is_empty() => return reader.found(Syntax::default()),
        Err(stopped) => stopped,
    };
    // No rule reads an unknown character.
    for (at, token) in tokens.iter().enumerate() {
        if token.kind == unknown {
            reader.change(Change::without(at..at + 1));
        }
    }
    if !reader.changes.is_empty() {
        stopped = match reader.attempt(from_ref(&everything), None) {
            Ok(syntax) => return reader.found(syntax),
            Err(stopped) => stopped,
        };
    }
    while reader.work > 0 {
        let change = match stopped.at < tokens.len() {
            true => Some(reader.around(&stopped)),
            false => reader.completion(&stopped),
        };
        let Some(change) = change else { break };
        reader.change(change);
        stopped = match reader.attempt(from_ref(&everything), None) {
            Ok(syntax) => return reader.found(syntax),
            Err(stopped) => stopped,
        };
    }
    // Out of work: keeps the tree before the place.
    let starts = reader.shape().before(stopped.at, false);
    let starts = starts.iter().rev().map(|part| part.start);
    for start in std::iter::once(stopped.at).chain(starts).take(CUTS) {
        let mut change = Change::without(start..tokens.len());
        change.inserted = reader.closers(&change.removed);
        if let Ok(syntax) = reader.attempt(from_ref(&everything), Some(&change)) {
            reader.change(change);
            return reader.found(syntax);
        }
    }
    Readable {
        removed: vec![everything],
        syntax: Syntax::default(),
        origins: Vec::new(),
    }
}

struct Reader<'a> {
    language: &'a Language,
    unknown: Kind,
    text: &'a [u8],
    tokens: &'a [Token],
    parse: &'a mut dyn FnMut(&[Token]) -> Result<Syntax, Stopped>,
    halt: &'a Halt,
    shape: Option<Shape>,
    /// Disjoint, in the order of the text.
    changes: Vec<Change>,
    /// Tokens that may still be parsed.
    work: usize,
    given: Given,
}

#[derive(Default)]
struct Given {
    tokens: Vec<Token>,
    origins: Vec<Option<u32>>,
}

impl Given {
    fn keep(&mut self, tokens: &[Token], part: Range<usize>) {
        self.tokens.extend_from_slice(&tokens[part.clone()]);
        self.origins.extend(part.map(|at| Some(at as u32)));
    }
}

impl Reader<'_> {
    fn found(self, syntax: Syntax) -> Readable {
        let mut removed: Vec<Range<usize>> = Vec::new();
        let parts = self.changes.into_iter().map(|change| change.removed);
        for part in parts.filter(|part| !part.is_empty()) {
            match removed.last_mut() {
                Some(last) if last.end == part.start => last.end = part.end,
                _ => removed.push(part),
            }
        }
        Readable {
            removed,
            syntax,
            origins: self.given.origins,
        }
    }

    fn shape(&mut self) -> &Shape {
        self.shape
            .get_or_insert_with(|| Shape::new(self.language, self.text, self.tokens))
    }

    fn change(&mut self, change: Change) {
        add(&mut self.changes, change);
    }

    /// Parses parts of the text with all changes.
    ///
    /// The place in an error is a token of the text, or the end of the last part.
    fn attempt(
        &mut self,
        parts: &[Range<usize>],
        another: Option<&Change>,
    ) -> Result<Syntax, Stopped> {
        self.give(parts, another);
        let end = parts.last().map_or(0, |part| part.end);
        self.work = match self.halt.is_found() {
            true => 0,
            false => self.work.saturating_sub(self.given.tokens.len() + 1),
        };
        (self.parse)(&self.given.tokens).map_err(|stopped| {
            let rest = self.given.origins.get(stopped.at..).unwrap_or_default();
            let next = rest.iter().flatten().next();
            Stopped {
                at: next.map_or(end, |&at| at as usize),
                expected: stopped.expected,
            }
        })
    }

    fn give(&mut self, parts: &[Range<usize>], another: Option<&Change>) {
        let mut given = std::mem::take(&mut self.given);
        given.tokens.clear();
        given.origins.clear();
        let first = parts.first().map_or(0, |part| part.start);
        let last = parts.last().map_or(0, |part| part.end);
        let from = (self.changes).partition_point(|change| change.removed.end < first);
        let to = (self.changes).partition_point(|change| change.removed.start <= last);
        let mut changes = Cow::Borrowed(&self.changes[from..to.max(from)]);
        if let Some(another) = another {
            add(changes.to_mut(), another.clone());
        }
        for part in parts {
            let mut at = part.start;
            let ends_before = |change: &Change| {
                let Range { start, end } = change.removed;
                end < part.start || end == part.start && start < end
            };
            for change in &changes[changes.partition_point(ends_before)..] {
                let Range { start, end } = change.removed;
                if start > part.end {
                    break;
                }
                given.keep(self.tokens, at..start.clamp(at, part.end));
                let behind = self.tokens.get(start);
                let place = behind.map_or(self.text.len() as u32, |token| token.start);
                for &kind in &change.inserted {
                    given.tokens.push(Token::new(kind, place, place));
                    given.origins.push(None);
                }
                at = at.max(end).min(part.end);
            }
            given.keep(self.tokens, at..part.end);
        }
        self.given = given;
    }

    /// Returns the change that gains most for its cost.
    fn around(&mut self, stopped: &Stopped) -> Change {
        let at = stopped.at;
        let window = self.window(at);
        // The error may lie a little before.
        let mut places = vec![(at, self.wanted(&stopped.expected))];
        for place in (at.saturating_sub(NEAR)..at).rev() {
            let mut before = window.clone();
            before.retain(|part| part.start < place);
            if let Some(last) = before.last_mut() {
                last.end = last.end.min(place);
            }
            if let Err(other) = self.attempt(&before, None)
                && other.at >= place
            {
                places.push((place, self.wanted(&other.expected)));
            }
        }
        let mut small = Vec::new();
        for (place, expected) in &places {
            small.extend(
                expected
                    .iter()
                    .map(|&kind| Change::with(*place, vec![kind])),
            );
        }
        for (place, expected) in &places {
            for len in 1..=NEAR {
                let part = *place..(place + len).min(self.tokens.len());
                if len == 1 && part.end >= at {
                    small.extend(expected.iter().map(|&kind| Change {
                        removed: part.clone(),
                        inserted: vec![kind],
                    }));
                }
                small.push(Change::without(part));
            }
        }
        let brackets = self.shape().brackets(at);
        small.extend(brackets.into_iter().map(|at| Change::without(at..at + 1)));
        let end = self.tokens.len().min(at + AHEAD);
        let mut judged = self.judge(&window, end, small);
        let best = judged.first().map_or(0, |(value, _)| *value);
        if !self.is_good(best, at, end) {
            let mut large = Vec::new();
            for part in self.shape().around(at) {
                let start = places.iter().find(|(place, _)| *place == part.start);
                let expected = start.iter().flat_map(|(_, expected)| expected);
                large.extend(expected.map(|&kind| Change {
                    removed: part.clone(),
                    inserted: vec![kind],
                }));
                large.push(Change::without(part));
            }
            judged.extend(self.judge(&window, end, large));
            judged.sort_by_key(|(value, _)| Reverse(*value));
        }
        let best = judged.first().map_or(0, |(value, _)| *value);
        if best < LEAST {
            let wide = self.shape().wide(at).into_iter().map(Change::without);
            judged.extend(self.judge(&window, end, wide.collect()));
            judged.sort_by_key(|(value, _)| Reverse(*value));
        }
        // Values equally good changes by more of the text.
        for ahead in FURTHER {
            let end = self.tokens.len().min(at + ahead);
            let best = judged.first().map_or(0, |(value, _)| *value);
            judged.retain(|(value, _)| value + 2 * OPAQUE >= best);
            judged.truncate(RIVALS);
            if judged.len() > 1 && self.is_good(best, at, end.min(at + AHEAD)) {
                let rivals = judged.drain(..).map(|(_, change)| change).collect();
                judged = self.judge(&window, end, rivals);
            }
        }
        let best = judged.into_iter().next();
        // Removes one token if nothing helps.
        best.map_or_else(|| Change::without(at..at + 1), |(_, change)| change)
    }

    /// Sorts changes by value, best first, and drops those without effect.
    fn judge(
        &mut self,
        window: &[Range<usize>],
        end: usize,
        changes: Vec<Change>,
    ) -> Vec<(usize, Change)> {
        let at = window.last().map_or(0, |part| part.end);
        let mut judged = Vec::new();
        for change in changes {
            if self.work == 0 {
                break;
            }
            let behind = self.tokens.len().min(change.removed.end + AHEAD).max(end);
            let mut window = window.to_vec();
            if let Some(last) = window.last_mut() {
                last.end = behind;
            }
            let read = match self.attempt(&window, Some(&change)) {
                Ok(_) => self.read(at, behind) + AHEAD,
                Err(stopped) if stopped.at > at && stopped.at >= change.removed.end => {
                    self.read(at, stopped.at)
                }
                Err(_) => continue,
            };
            judged.push((read.saturating_sub(self.cost(&change)), change));
        }
        judged.sort_by_key(|(value, _)| Reverse(*value));
        judged
    }

    /// Returns the value of a change without cost that lets all between two places be read.
    fn read(&self, from: usize, to: usize) -> usize {
        2 * (to - from) + LEAST
    }

    /// Whether all but a few tokens is read.
    fn is_good(&self, value: usize, from: usize, to: usize) -> bool {
        value + 2 * OPAQUE * NEAR >= self.read(from, to)
    }

    /// Returns a cost in units of half a token.
    fn cost(&self, change: &Change) -> usize {
        let inserted = change.inserted.iter();
        // An inserted opening bracket needs a closing one.
        let inserted = inserted.map(|&kind| match self.mark(kind) {
            Mark::Open(_) => 4 * OPAQUE,
            _ => 1,
        });
        2 * OPAQUE * change.removed.len() + inserted.sum::<usize>()
    }

    /// Returns parts with which the parser reaches a place.
    fn window(&mut self, at: usize) -> Vec<Range<usize>> {
        let mut window: Vec<Range<usize>> = std::iter::once(0..at).collect();
        for (items, long) in [(false, BEHIND), (true, 4 * BEHIND)] {
            if window.iter().map(ExactSizeIterator::len).sum::<usize>() <= long {
                break;
            }
            let mut parts = self.shape().before(at, items);
            if let Some(last) = parts.last_mut() {
                last.end = self.tokens.len().min(at + 1);
            }
            let stopped = self.attempt(&parts, None).err();
            if stopped.is_some_and(|stopped| stopped.at == at) {
                if let Some(last) = parts.last_mut() {
                    last.end = at;
                }
                window = parts;
            }
        }
        window
    }

    /// Removes types without a text; sorts closing brackets first.
    fn wanted(&self, expected: &[Kind]) -> Vec<Kind> {
        let (first_guard, unknown) = (self.language.first_guard, self.unknown);
        let mut wanted = expected.to_vec();
        wanted.retain(|&kind| kind != Kind::EOF && kind < first_guard && kind != unknown);
        wanted.sort_by_key(|&kind| !matches!(self.mark(kind), Mark::Close(_)));
        wanted
    }

    fn mark(&self, kind: Kind) -> Mark {
        let shortest = self.language.tokens[kind.index()].shortest.as_deref();
        Mark::of(self.language, kind, shortest.unwrap_or_default().as_bytes())
    }

    fn completion(&mut self, stopped: &Stopped) -> Option<Change> {
        let end = self.tokens.len();
        if let Some(change) = self.completed(end, stopped) {
            return Some(change);
        }
        // An earlier change may have left a bracket open.
        for number in (0..self.changes.len()).rev().take(CUTS) {
            let change = self.changes.remove(number);
            for part in self.shape().wide(change.removed.start) {
                if self.work == 0 {
                    break;
                }
                let wide = Change::without(part);
                if self.attempt(from_ref(&(0..end)), Some(&wide)).is_ok() {
                    return Some(wide);
                }
            }
            self.changes.insert(number, change);
        }
        let mut starts: Vec<usize> = (end.saturating_sub(NEAR)..end).rev().collect();
        starts.extend(self.shape().around(end).iter().map(|part| part.start));
        starts.extend(self.shape().lines_before(end));
        starts.sort_unstable_by_key(|&start| Reverse(start));
        starts.dedup();
        for start in starts {
            match self.attempt(from_ref(&(0..end)), Some(&Change::without(start..end))) {
                Ok(_) => return Some(Change::without(start..end)),
                Err(stopped) if stopped.at == end => {
                    let change = self.completed(start, &stopped);
                    if change.is_some() {
                        return change;
                    }
                }
                Err(_) => {}
            }
            if self.work == 0 {
                break;
            }
        }
        None
    }

    fn completed(&mut self, from: usize, stopped: &Stopped) -> Option<Change> {
        let end = self.tokens.len();
        let removed = from..end;
        let closers = self.closers(&removed);
        let mut window = self.window(from);
        if from < end {
            window.push(end..end);
        }
        let mut left = COMPLETIONS;
        let mut attempt = |reader: &mut Self, inserted: Vec<Kind>| {
            left = left.checked_sub(1)?;
            let removed = removed.clone();
            let change = Change { removed, inserted };
            Some((reader.attempt(&window, Some(&change)), change))
        };
        if !closers.is_empty()
            && let (Ok(_), change) = attempt(self, closers.clone())?
        {
            return Some(change);
        }
        let mut work = VecDeque::from([(Vec::new(), self.wanted(&stopped.expected))]);
        while let Some((before, expected)) = work.pop_front() {
            for kind in expected {
                let mut inserted = before.clone();
                inserted.push(kind);
                let closed = [&inserted[..], &closers].concat();
                if !closers.is_empty()
                    && let (Ok(_), change) = attempt(self, closed)?
                {
                    return Some(change);
                }
                match attempt(self, inserted)? {
                    (Ok(_), change) => return Some(change),
                    (Err(stopped), change)
                        if stopped.at == end && change.inserted.len() < COMPLETION =>
                    {
                        let wanted = self.wanted(&stopped.expected);
                        work.push_back((change.inserted, wanted));
                    }
                    _ => {}
                }
                if self.work == 0 {
                    return None;
                }
            }
        }
        None
    }

    fn closers(&mut self, removed: &Range<usize>) -> Vec<Kind> {
        let end = self.tokens.len();
        self.give(from_ref(&(0..end)), Some(&Change::without(removed.clone())));
        let mut open: Vec<Closing> = Vec::new();
        for (token, origin) in self.given.tokens.iter().zip(&self.given.origins) {
            let mark = match origin {
                Some(_) => Mark::of(self.language, token.kind, token.of(self.text)),
                None => self.mark(token.kind),
            };
            match mark {
                Mark::Open(close) => open.push(close),
                Mark::Close(close) => {
                    if let Some(depth) = open.iter().rposition(|&asked| asked == close) {
                        open.truncate(depth);
                    }
                }
                Mark::Stop | Mark::Comma | Mark::Other => {}
            }
        }
        let kind = |close: Closing| {
            let kinds = (1..self.language.first_guard.0).map(Kind);
            let mut kinds = kinds.filter(|&kind| self.mark(kind) == Mark::Close(close));
            kinds.next()
        };
        open.into_iter().rev().filter_map(kind).collect()
    }
}

/// Keeps changes sorted; those whose removals touch become one.
fn add(changes: &mut Vec<Change>, change: Change) {
    let Change { removed, inserted } = change;
    let from = changes.partition_point(|other| other.removed.end < removed.start);
    let to = changes.partition_point(|other| other.removed.start <= removed.end);
    let mut all = Change { removed, inserted };
    let (mut before, mut behind) = (Vec::new(), Vec::new());
    for other in changes.drain(from..to) {
        let Range { start, end } = other.removed;
        // Tokens inserted within a removed part go with it.
        if start <= all.removed.start && !(start == end && start < all.removed.start) {
            before.extend(other.inserted);
        } else if start >= all.removed.end {
            behind.extend(other.inserted);
        }
        all.removed.start = all.removed.start.min(start);
        all.removed.end = all.removed.end.max(end);
    }
    before.append(&mut all.inserted);
    before.append(&mut behind);
    all.inserted = before;
    changes.insert(from, all);
}
