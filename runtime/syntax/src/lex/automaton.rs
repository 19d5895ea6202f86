//! One step of the lexer: the longest match at a position.

use secateur_tables::packed::{Cell, Cells, LexerAutomaton, Transitions};
use secateur_tables::{Disposition, Kind, LexerTables, ModeStep};

use super::characters::class_at;
use super::error::NoMatch;
use super::simulate::{Longest, Workspace, simulate};
use crate::hook::{self, Call, Condition, Control, Hook, Look, raw};
use crate::{Halt, Language};

/// A match at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    /// The token type.
    pub kind: Kind,
    /// One past the last byte.
    pub end: usize,
    /// The channel; `None` if the match is no token.
    pub channel: Option<u16>,
    /// Whether the text ended while the match could continue.
    pub open: bool,
}

impl Match {
    /// Whether it is a token of the default channel, not trivia.
    #[must_use]
    pub const fn visible(self) -> bool {
        matches!(self.channel, Some(0))
    }
}

/// A lexer with its mode.
pub struct Lexer<'a> {
    language: &'a Language,
    tables: &'a LexerTables,
    automaton: &'a LexerAutomaton,
    mode: u16,
    stack: Vec<u16>,
    hooked: Option<Hooked>,
    /// Made by the first simulation.
    workspace: Option<Box<Workspace>>,
    /// See [`Lexer::with_hook`].
    left: u64,
    halt: Halt,
}

struct Hooked {
    hook: Box<dyn Hook>,
    /// By entry of [`LexerTables::code`], as its predicate and its action.
    conditions: Vec<Option<Condition>>,
    actions: Vec<Vec<Call>>,
}

/// Maximal number of consecutive empty matches, which may change modes, but not repeat for ever.
const EMPTY_MATCHES: usize = 1000;

/// Work for any text: one per character.
///
/// And [`CONFIG`](super::simulate::CONFIG) per configuration that reads one.
const WORK: u64 = 1 << 24;

/// Work per byte. Published lexers that are always simulated take at most 40 on their examples, but
/// for those of a line or two.
const WORK_BYTE: u64 = 128;

pub(crate) const MARK: &[u8] = "\u{FEFF}".as_bytes();

impl<'a> Lexer<'a> {
    /// Creates a lexer at the beginning of a file, without the language's hook.
    ///
    /// Predicates are true.
    #[must_use]
    pub fn new(language: &'a Language) -> Self {
        Self {
            language,
            tables: &language.lexer,
            automaton: language.automata().lexer(),
            mode: 0,
            stack: Vec::new(),
            hooked: None,
            workspace: None,
            left: u64::MAX,
            halt: Halt::default(),
        }
    }

    /// Creates a lexer at the beginning of a file of `len` bytes, with the language's hook.
    ///
    /// Where rules look far ahead in vain, as in an endless `/*/*/*/*`, work is at least quadratic:
    /// the lexer gives up long before that.
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

    /// Nothing matches once a look has found this request.
    pub(super) fn halted_by(mut self, halt: &Halt) -> Self {
        self.halt = halt.clone();
        self
    }

    pub(super) const fn has_hook(&self) -> bool {
        self.hooked.is_some()
    }

    pub(super) fn hook(&mut self) -> Option<&mut dyn Hook> {
        match &mut self.hooked {
            Some(hooked) => Some(&mut *hooked.hook),
            None => None,
        }
    }

    pub(super) const fn exhausted(&self) -> bool {
        self.left == 0
    }

    /// Goes back to the first mode; keeps the hook.
    pub(super) fn restart(&mut self) {
        self.mode = 0;
        self.stack.clear();
    }

    /// Returns the mode and the depth of the stack of modes.
    pub(super) const fn place(&self) -> (u16, usize) {
        (self.mode, self.stack.len())
    }

    /// Changes the mode.
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

    /// Returns the next token or piece of trivia from byte `at`, within the text.
    ///
    /// # Errors
    /// If no rule matches.
    pub fn next(&mut self, text: &'a [u8], at: usize) -> Result<Match, NoMatch> {
        let mark = if at == 0 { self.mark(text) } else { 0 };
        if mark > 0 {
            return Ok(Match {
                kind: Kind::EOF,
                end: mark,
                channel: None,
                open: false,
            });
        }
        let mut from = at;
        for _ in 0..EMPTY_MATCHES {
            let Longest {
                mut end,
                rule,
                open,
            } = self.longest(text, at, from)?;
            let tables = self.tables;
            let rule = &tables.rules[usize::from(rule)];
            let is_token = rule.disposition == Disposition::Emit;
            let is_whole = is_token || rule.disposition == Disposition::Skip && end > at;
            if is_whole && rule.code.is_empty() && rule.modes.is_empty() {
                return Ok(Match {
                    kind: rule.token,
                    end,
                    channel: is_token.then_some(rule.channel),
                    open,
                });
            }
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
            // A match to be continued is dropped at the end of the file.
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

    /// Returns the length of the byte-order mark of a text, 0 if there is none or it is no trivia.
    pub(super) fn mark(&self, text: &[u8]) -> usize {
        match text.starts_with(MARK) && self.skips_mark() {
            true => MARK.len(),
            false => 0,
        }
    }

    /// Whether a byte-order mark is trivia: there is white space, and no such token type.
    #[cold]
    fn skips_mark(&self) -> bool {
        let is_space = |space: &[u8]| {
            let found = Lexer::new(self.language).next(space, 0);
            found.is_ok_and(|found| !found.visible())
        };
        let is_mark = |text: &str| text.as_bytes() == MARK;
        let mut types = self.language.tokens.iter();
        (is_space(b" ") || is_space(b"\n"))
            && !types.any(|token| token.shortest.as_deref().is_some_and(is_mark))
    }

    fn longest(&mut self, text: &'a [u8], start: usize, from: usize) -> Result<Longest, NoMatch> {
        let automaton = self.automaton;
        let transitions = &automaton.transitions;
        let first = automaton.first_state(self.mode);
        if first == Transitions::ESCAPE {
            return self.simulate(text, start, from);
        }
        let walked = match transitions.cells() {
            Cells::Narrow(cells) => walk(automaton, cells, first.into(), text, from),
            Cells::Wide(cells) => walk(automaton, cells, first.into(), text, from),
        };
        let Some(Walked { state, at, stuck }) = walked else {
            return self.simulate(text, start, from);
        };
        self.left = self.left.saturating_sub((at - from) as u64);
        // A rule may end with the end of the file.
        let open = !stuck && at > from;
        let mut accept = automaton.accept(state);
        if open {
            let next = transitions.next(state, automaton.end_class().into());
            if next == Transitions::ESCAPE {
                return self.simulate(text, start, from);
            }
            match automaton.accept(next.into()) {
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

    /// Walks again, since matches mostly end where the automaton does.
    #[cold]
    fn shorter(&mut self, text: &[u8], from: usize, before: usize) -> Option<(usize, u16)> {
        let automaton = self.automaton;
        let mut state = usize::from(automaton.first_state(self.mode));
        let mut at = from;
        let mut found = None;
        while at < before {
            match automaton.accept(state) {
                0 => {}
                accept => found = Some((at, accept - 1)),
            }
            let (class, len) = class_at(automaton, text, at);
            state = automaton.transitions.next(state, class.into()).into();
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
            self.automaton,
            self.workspace.get_or_insert_default(),
            usize::from(self.mode),
            text,
            from,
            (&mut self.left, &self.halt),
            &mut ask,
        )
    }
}

struct Walked {
    state: usize,
    at: usize,
    /// Whether no state follows, rather than no text.
    stuck: bool,
}

/// Returns `None` if only the nondeterministic automaton can decide.
#[inline]
fn walk<C: Cell>(
    automaton: &LexerAutomaton,
    cells: &[C],
    first: usize,
    text: &[u8],
    from: usize,
) -> Option<Walked> {
    let ascii = automaton.ascii();
    let classes = automaton.classes();
    let transitions = &automaton.transitions;
    let own = transitions.own() as u32;
    let mut state = first;
    let mut row = transitions.row(first);
    let mut at = from;
    // One comparison finds no state, the escape, and states with a shared row.
    let has_row = |next: u32| next.wrapping_sub(1) < own - 1;
    while at < text.len() {
        let byte = text[at];
        let (next, len) = if byte < 0x80 {
            let next = cells[row * classes + usize::from(ascii[usize::from(byte)])].number();
            if has_row(next) {
                state = next as usize;
                row = state;
                at += 1;
                continue;
            }
            (next, 1)
        } else {
            let (class, len) = class_at(automaton, text, at);
            (cells[row * classes + usize::from(class)].number(), len)
        };
        if next == 0 {
            return Some(Walked {
                state,
                at,
                stuck: true,
            });
        }
        if next == C::ESCAPE {
            return None;
        }
        state = next as usize;
        at += len;
        if state >= transitions.finals() {
            return Some(Walked {
                state,
                at,
                stuck: at < text.len(),
            });
        }
        row = transitions.row(state);
    }
    Some(Walked {
        state,
        at,
        stuck: false,
    })
}
