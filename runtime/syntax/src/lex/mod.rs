//! Text to tokens.
//!
//! The lexer runs the deterministic automaton of the current mode: the longest match wins, then the
//! first rule (the compiler has settled ties and non-greedy loops). Tokens of the default channel
//! go to the parser; all between them is *trivia*, kept byte for byte.

mod automaton;
mod characters;
mod error;
mod excerpt;
mod simulate;
mod space;

pub use crate::token::Token;
pub(crate) use automaton::MARK;
pub use automaton::{Lexer, Match};
pub(crate) use error::escaped;
pub use error::{LexError, NoMatch};
pub use excerpt::Excerpt;
pub use space::{line_space, space_width};

use std::ops::Range;

use secateur_tables::Kind;

use crate::halt::TOKENS;
use crate::hook::{Condition, Hook, LexedToken, Output, Place, raw};
use crate::{Halt, Language};

/// Whether a text is one token of a type of the default channel.
///
/// Read in the first mode, without the language's hook.
#[must_use]
pub fn is_token(language: &Language, kind: Kind, text: &[u8]) -> bool {
    !text.is_empty()
        && Lexer::new(language)
            .next(text, 0)
            .is_ok_and(|found| found.visible() && found.kind == kind && found.end == text.len())
}

/// Splits a text into the tokens of the default channel, without the end of the file.
///
/// Linear in the text; rules that look far ahead and fail are stopped.
///
/// # Errors
/// Where no lexer rule matches, where rules have looked too far ahead too often, and on texts of 4
/// GiB or more.
pub fn tokenize(language: &Language, text: &[u8]) -> Result<Vec<Token>, LexError> {
    tokenize_until(&Halt::default(), language, text, 0)
}

/// Splits a text like [`tokenize`] until a look finds the request to stop.
///
/// Reserves memory for `expected` tokens.
pub(crate) fn tokenize_until(
    halt: &Halt,
    language: &Language,
    text: &[u8],
    expected: usize,
) -> Result<Vec<Token>, LexError> {
    if u32::try_from(text.len()).is_err() {
        return Err(LexError::TooLong);
    }
    let mut errors = Vec::new();
    let failed = |error: &dyn Fn() -> LexError| {
        errors.push(error());
        false
    };
    let mut tokens = Vec::with_capacity(expected.clamp(text.len() / 8, text.len()));
    split(halt, language, text, &mut tokens, failed, None);
    match errors.pop() {
        _ if halt.is_found() => Err(LexError::Halted),
        None => {
            tokens.shrink_to(expected);
            Ok(tokens)
        }
        Some(error) => Err(error),
    }
}

/// Splits a text like [`tokenize`], but continues after errors.
///
/// As in ANTLR's lexer, all characters up to the one that fits no rule are dropped. Errors are in
/// the order of the text, at most 100. Nothing is read behind [`LexError::TooFar`].
#[must_use]
pub fn tokenize_recovering(language: &Language, text: &[u8]) -> (Vec<Token>, Vec<LexError>) {
    let mut errors = Vec::new();
    if u32::try_from(text.len()).is_err() {
        return (Vec::new(), vec![LexError::TooLong]);
    }
    let failed = |error: &dyn Fn() -> LexError| {
        if errors.len() < ERRORS {
            errors.push(error());
        }
        true
    };
    let mut tokens = Vec::new();
    split(&Halt::default(), language, text, &mut tokens, failed, None);
    (tokens, errors)
}

/// Returns the matches outside the default channel, in order.
///
/// Text that no rule matches is skipped.
#[must_use]
pub fn trivia(language: &Language, text: &[u8]) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    if u32::try_from(text.len()).is_ok() {
        split(
            &Halt::default(),
            language,
            text,
            &mut Vec::new(),
            |_| true,
            Some(&mut found),
        );
    }
    found
}

const ERRORS: usize = 100;

/// Splits a text; `failed` gets the maker of an error, and returns whether to continue.
///
/// `hidden` gets the matches outside the default channel. Once a look finds the request to stop,
/// the rest of the text is left out.
fn split(
    halt: &Halt,
    language: &Language,
    text: &[u8],
    tokens: &mut Vec<Token>,
    mut failed: impl FnMut(&dyn Fn() -> LexError) -> bool,
    mut hidden: Option<&mut Vec<Range<usize>>>,
) {
    let mut lexer = Lexer::with_hook(language, text.len()).halted_by(halt);
    // For hooks, a text begins behind its byte-order mark.
    let mark = lexer.mark(text);
    let rest = &text[mark..];
    let mut failed = |error: Failure, at: usize| failed(&|| error(text, mark + at));
    loop {
        let is_whole = read(
            halt,
            &mut lexer,
            rest,
            tokens,
            &mut failed,
            hidden.as_deref_mut(),
        );
        if halt.is_found() {
            return;
        }
        let look = lexer.look(rest, rest.len(), rest.len());
        let Some(hook) = lexer.hook() else { break };
        let mut output = Output::default();
        hook.end(&look, &mut output);
        take(&mut output, tokens);
        if !(is_whole && hook.again()) {
            ask_guards(halt, language, hook, rest, tokens);
            break;
        }
        lexer.restart();
        tokens.clear();
        if let Some(hidden) = &mut hidden {
            hidden.clear();
        }
    }
    if mark > 0 {
        for token in tokens {
            *token = token.moved(mark as i64);
        }
        if let Some(hidden) = hidden {
            for range in hidden.iter_mut() {
                *range = mark + range.start..mark + range.end;
            }
            hidden.insert(0, 0..mark);
        }
    }
}

/// Makes the error at a place in a text.
type Failure = fn(&[u8], usize) -> LexError;

/// Reads all matches; returns whether there was no failure.
fn read<'a>(
    halt: &Halt,
    lexer: &mut Lexer<'a>,
    text: &'a [u8],
    tokens: &mut Vec<Token>,
    failed: &mut dyn FnMut(Failure, usize) -> bool,
    mut hidden: Option<&mut Vec<Range<usize>>>,
) -> bool {
    let mut output = Output::default();
    let mut is_whole = true;
    let mut at = 0;
    let mut empty = 0;
    let mut looked = 0;
    while at < text.len() {
        if halt.look_between(looked as u64, at as u64) {
            return false;
        }
        looked = at;
        let place = lexer.place();
        let found = lexer.next(text, at);
        if halt.is_found() {
            return false;
        }
        if lexer.exhausted() {
            failed(LexError::too_far, at);
            return false;
        }
        empty = match found {
            Ok(found) if found.end == at => empty + 1,
            _ => 0,
        };
        // Empty matches could repeat for ever, and do where they change nothing.
        let most = match lexer.has_hook() || lexer.place() != place {
            true => EMPTY_TOKENS,
            false => 1,
        };
        match found {
            Ok(found) if empty <= most => {
                let start = at;
                at = found.end;
                if let (false, Some(hidden)) = (found.visible(), &mut hidden) {
                    hidden.push(start..at);
                }
                if let (Some(channel), true) = (found.channel, lexer.has_hook()) {
                    let token = LexedToken {
                        kind: found.kind,
                        channel,
                        start,
                        end: found.end,
                    };
                    let look = lexer.look(text, start, found.end);
                    if let Some(hook) = lexer.hook() {
                        hook.token(token, &look, &mut output);
                    }
                    for step in output.modes.drain(..) {
                        lexer.change_mode(step);
                    }
                    take(&mut output, tokens);
                    if let Some(further) = output.at.take() {
                        at = further.clamp(at, text.len());
                    }
                } else if found.visible() {
                    tokens.push(Token::new(found.kind, start as u32, found.end as u32));
                }
            }
            failure => {
                is_whole = false;
                let stopped = failure.map_or_else(|no| no.at, |_| at);
                if !failed(LexError::at, at) {
                    break;
                }
                at = match stopped < text.len() {
                    true => stopped + characters::char_len(text, stopped),
                    false => text.len(),
                };
            }
        }
    }
    is_whole
}

fn take(output: &mut Output, tokens: &mut Vec<Token>) {
    let visible = output.tokens.drain(..).filter(|token| token.channel == 0);
    tokens
        .extend(visible.map(|token| Token::new(token.kind, token.start as u32, token.end as u32)));
}

fn ask_guards(
    halt: &Halt,
    language: &Language,
    hook: &dyn Hook,
    text: &[u8],
    tokens: &mut [Token],
) {
    // Each with whether one of its calls needs no hook.
    let guards: Vec<(Option<Condition>, bool)> = language.tokens[language.first_guard.index()..]
        .iter()
        .map(|token| {
            let condition = Condition::parse(token.name.trim_matches(['{', '}', '?']));
            let calls = condition.iter().flat_map(Condition::calls);
            let plain = calls.into_iter().any(raw::knows);
            (condition, plain)
        })
        .collect();
    if guards.is_empty() {
        return;
    }
    for at in 0..tokens.len() {
        if at.is_multiple_of(TOKENS) && halt.look() {
            return;
        }
        let place = Place {
            language,
            text,
            tokens,
            at,
        };
        let mut bits = u16::MAX;
        let kind = place.tokens[at].kind;
        for (bit, (guard, plain)) in guards.iter().enumerate() {
            if !language.matters(bit, kind) {
                continue;
            }
            let holds = guard.as_ref().is_none_or(|condition| {
                condition.answer(&mut |call| match *plain && raw::knows(call) {
                    true => raw::in_parser(call, &place),
                    false => hook.parser_predicate(call, &place),
                })
            });
            if !holds {
                bits &= !(1 << bit);
            }
        }
        tokens[at].guards = bits;
    }
}

/// Maximal empty tokens in one place, which may change the mode or a hook's state.
const EMPTY_TOKENS: usize = 100;
