//! One step of the lexer: the longest match at a position.

use super::simulate::{Workspace, simulate};
use crate::hook::{self, Call, Condition, Control, Hook, Look, raw};
use secateur_tables::{Disposition, Kind, LexerTables, ModeStep};

use crate::Language;

/// What was matched at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// The token type.
    pub kind: Kind,
    /// One past the last byte.
    pub end: usize,
    /// The channel that it is on; `None` if it is no token at all.
    pub channel: Option<u16>,
    /// Whether the text was over before the match was: with more text behind it,
    /// it might be another.
    pub open: bool,
}

impl Match {
    /// Whether it is a token of the default channel; the rest is trivia.
    #[must_use]
    pub const fn visible(self) -> bool {
        matches!(self.channel, Some(0))
    }
}

/// A lexer with its mode.
pub struct Lexer<'a> {
    language: &'a Language,
    tables: &'a LexerTables,
    mode: u16,
    stack: Vec<u16>,
    hooked: Option<Hooked>,
    /// What simulations keep, made by the first.
    workspace: Option<Box<Workspace>>,
    /// How much work is left to do, see [`Lexer::with_hook`].
    left: u64,
}

/// A hook with the code that it answers.
struct Hooked {
    hook: Box<dyn Hook>,
    /// By entry of [`LexerTables::code`]: what it asks, as a predicate.
    conditions: Vec<Option<Condition>>,
    /// The same as actions.
    actions: Vec<Vec<Call>>,
}

/// A code point that no valid text has, for bytes that are no UTF-8: they belong
/// to the class of the replacement character.
const REPLACEMENT: u32 = 0xFFFD;

/// In place of a code point: the end of the file.
const END: u32 = 0x11_0000;

/// Matches without a character, one after another, before the lexer gives up:
/// they may change modes, but they do not go round for ever.
const EMPTY_MATCHES: usize = 1000;

/// The work for any text: characters read, and [`CONFIG`] for each configuration
/// that reads one.
const WORK: u64 = 1 << 24;

/// The work for each byte. Published lexers that are simulated throughout do no more
/// than 40 for each byte of their examples, but for those of a line or two.
const WORK_BYTE: u64 = 128;

/// What reading a character costs in each configuration of a simulation.
pub(super) const CONFIG: u64 = 4;

/// No rule matches; what was read before that was clear ends here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMatch {
    /// The first byte of the character that no rule goes on with.
    pub at: usize,
}

/// The longest match of a mode.
pub(super) struct Longest {
    pub(super) end: usize,
    /// An entry of [`LexerTables::rules`].
    pub(super) rule: u16,
    /// Whether the text was over first.
    pub(super) open: bool,
}

impl<'a> Lexer<'a> {
    /// A lexer at the beginning of a file. If the language has a hook, this lexer
    /// does without: predicates are true, and nothing changes tokens.
    #[must_use]
    pub fn new(language: &'a Language) -> Self {
        Self {
            language,
            tables: &language.lexer,
            mode: 0,
            stack: Vec::new(),
            hooked: None,
            workspace: None,
            left: u64::MAX,
        }
    }

    /// A lexer at the beginning of a file of some length, with the language's hook.
    /// Where rules look far ahead in vain, as in `/*/*/*/*` without an end, the
    /// work grows with the square of the length or faster: the lexer gives up
    /// long before that.
    #[must_use]
    pub(crate) fn with_hook(language: &'a Language, len: usize) -> Self {
        let code = &language.lexer.code;
        let hooked = language.hook_for_text().map(|hook| Hooked {
            hook,
            conditions: code.iter().map(|code| Condition::parse(code)).collect(),
            actions: code.iter().map(|code| hook::calls(code)).collect(),
        });
        Self {
            hooked,
            left: WORK + WORK_BYTE * len as u64,
            ..Self::new(language)
        }
    }

    /// Whether there is a hook to tell of tokens.
    pub(super) const fn has_hook(&self) -> bool {
        self.hooked.is_some()
    }

    /// The language's hook.
    pub(super) fn hook(&mut self) -> Option<&mut dyn Hook> {
        match &mut self.hooked {
            Some(hooked) => Some(&mut *hooked.hook),
            None => None,
        }
    }

    /// Whether it gave up.
    pub(super) const fn exhausted(&self) -> bool {
        self.left == 0
    }

    /// The mode, and how many are to be returned to.
    pub(super) const fn place(&self) -> (u16, usize) {
        (self.mode, self.stack.len())
    }

    /// Goes to another mode.
    pub fn change_mode(&mut self, step: ModeStep) {
        match step {
            ModeStep::Set(mode) => self.mode = mode,
            ModeStep::Push(mode) => {
                self.stack.push(self.mode);
                self.mode = mode;
            }
            ModeStep::Pop => self.mode = self.stack.pop().unwrap_or(0),
        }
    }

    /// What a hook sees at a byte.
    pub(super) fn look(&self, text: &'a [u8], start: usize, at: usize) -> Look<'a> {
        Look {
            language: self.language,
            text,
            start,
            at,
            mode: self.mode,
            back: self.stack.last().copied(),
        }
    }

    /// The next token or piece of trivia from byte `at` on, which is within the
    /// text.
    ///
    /// # Errors
    /// If no rule matches.
    pub fn next(&mut self, text: &'a [u8], at: usize) -> Result<Match, NoMatch> {
        let mut from = at;
        for _ in 0..EMPTY_MATCHES {
            let Longest {
                mut end,
                rule,
                open,
            } = self.longest(text, at, from)?;
            let tables = self.tables;
            let rule = &tables.rules[usize::from(rule)];
            let mut kind = rule.token;
            let mut channel = rule.channel;
            let mut skip = rule.disposition == Disposition::Skip;
            let mut more = rule.disposition == Disposition::More;
            if !rule.code.is_empty()
                && let Some(hooked) = &mut self.hooked
            {
                let look = Look {
                    language: self.language,
                    text,
                    start: at,
                    at: end,
                    mode: self.mode,
                    back: self.stack.last().copied(),
                };
                let mut control = Control {
                    look,
                    kind: &mut kind,
                    channel: &mut channel,
                    skip: &mut skip,
                    more: &mut more,
                    end: &mut end,
                    mode: &mut self.mode,
                    modes: &mut self.stack,
                };
                for &code in rule.code.iter() {
                    for call in &hooked.actions[usize::from(code)] {
                        hooked.hook.action(call, &mut control);
                    }
                }
            }
            for step in rule.modes.iter() {
                self.change_mode(*step);
            }
            if more && end < text.len() {
                from = end;
                continue;
            }
            // What would have gone on is over with the file.
            skip |= more;
            if !skip || end > at || end == text.len() {
                return Ok(Match {
                    kind,
                    end,
                    channel: (!skip).then_some(channel),
                    open,
                });
            }
            from = end;
        }
        Err(NoMatch { at: from })
    }

    /// The longest match of the current mode. It may have no character.
    fn longest(&mut self, text: &'a [u8], start: usize, from: usize) -> Result<Longest, NoMatch> {
        let tables = self.tables;
        let classes = usize::from(tables.classes);
        let transitions: &[u16] = &tables.transitions;
        let ascii = <&[u16; 128]>::try_from(&*tables.ascii).expect("an entry a character");
        let first = tables.modes[usize::from(self.mode)];
        if first == LexerTables::ESCAPE {
            return self.simulate(text, start, from);
        }
        let mut state = usize::from(first);
        let mut at = from;
        let mut stuck = false;
        while at < text.len() {
            let byte = text[at];
            let (class, len) = if byte < 0x80 {
                (ascii[usize::from(byte)], 1)
            } else {
                class_at(tables, text, at)
            };
            let next = transitions[state * classes + usize::from(class)];
            // No state and the escape have numbers next to each other, once around.
            if next.wrapping_add(1) <= 1 {
                if next == LexerTables::ESCAPE {
                    return self.simulate(text, start, from);
                }
                stuck = true;
                break;
            }
            state = usize::from(next);
            at += len;
        }
        self.left = self.left.saturating_sub((at - from) as u64);
        // A rule may end with the end of the file.
        let open = !stuck && at > from;
        let mut accept = tables.accepts[state];
        if open {
            let class = usize::from(end_class(tables));
            let next = transitions[state * classes + class];
            if next == LexerTables::ESCAPE {
                return self.simulate(text, start, from);
            }
            match tables.accepts[usize::from(next)] {
                0 => {}
                ending => accept = ending,
            }
        }
        let found = match accept {
            0 => self.shorter(text, from, at),
            accept => Some((at, accept - 1)),
        };
        found
            .map(|(end, rule)| Longest { end, rule, open })
            .ok_or(NoMatch { at })
    }

    /// The longest match that ends before a place up to which the automaton goes. The
    /// way is gone once more: matches mostly end where it does.
    #[cold]
    fn shorter(&mut self, text: &[u8], from: usize, before: usize) -> Option<(usize, u16)> {
        let tables = self.tables;
        let classes = usize::from(tables.classes);
        let mut state = usize::from(tables.modes[usize::from(self.mode)]);
        let mut at = from;
        let mut found = None;
        while at < before {
            match tables.accepts[state] {
                0 => {}
                accept => found = Some((at, accept - 1)),
            }
            let (class, len) = class_at(tables, text, at);
            state = usize::from(tables.transitions[state * classes + usize::from(class)]);
            at += len;
        }
        self.left = self.left.saturating_sub((before - from) as u64);
        found
    }

    fn simulate(&mut self, text: &'a [u8], start: usize, from: usize) -> Result<Longest, NoMatch> {
        let look = self.look(text, start, from);
        let hooked = &mut self.hooked;
        let mut ask = |code: u16, at: usize| match hooked {
            Some(Hooked {
                hook, conditions, ..
            }) => conditions[usize::from(code)]
                .as_ref()
                .is_none_or(|condition| {
                    let look = Look { at, ..look };
                    condition.answer(&mut |call| match raw::knows(call) {
                        true => raw::in_lexer(call, &look),
                        false => hook.lexer_predicate(call, &look),
                    })
                }),
            None => true,
        };
        simulate(
            self.tables,
            self.workspace.get_or_insert_default(),
            usize::from(self.mode),
            text,
            from,
            &mut self.left,
            &mut ask,
        )
    }
}

/// The class of the character at a position within a text, and its length.
pub(super) fn class_at(tables: &LexerTables, text: &[u8], at: usize) -> (u16, usize) {
    let byte = text[at];
    if byte < 0x80 {
        return (tables.ascii[usize::from(byte)], 1);
    }
    let (point, len) = decode(&text[at..]);
    (class_of(tables, point), len)
}

/// The class of the end of the file.
pub(super) fn end_class(tables: &LexerTables) -> u16 {
    class_of(tables, END)
}

/// The length of the character at a position within a text.
pub(super) fn char_len(text: &[u8], at: usize) -> usize {
    match text[at] {
        0..0x80 => 1,
        _ => decode(&text[at..]).1,
    }
}

/// The first code point of non-empty bytes and its length; a byte that begins no
/// UTF-8 sequence counts as the replacement character.
fn decode(bytes: &[u8]) -> (u32, usize) {
    let len = match bytes[0] {
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF4 => 4,
        _ => return (REPLACEMENT, 1),
    };
    bytes
        .get(..len)
        .and_then(|sequence| std::str::from_utf8(sequence).ok())
        .and_then(|sequence| sequence.chars().next())
        .map_or((REPLACEMENT, 1), |point| (u32::from(point), len))
}

fn class_of(tables: &LexerTables, point: u32) -> u16 {
    let at = tables.ranges.partition_point(|range| range.last < point);
    tables.ranges[at].class
}
