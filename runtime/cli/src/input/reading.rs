//! With which language a text is read, all in all.
//!
//! What is said of it comes first, then its extension, then its `#!` line, then
//! each language is tried. What does not parse as a whole is reduced by its syntax
//! as far as that goes, or as a text with brackets.

use std::path::Path;

use crate::args::language::LanguageArguments;
use crate::exit::{Exit, Failure};
use crate::input::languages::{Chosen, Languages};
use secateur_syntax::format::{Format, Tolerant};
use secateur_syntax::lex::{Token, tokenize, tokenize_recovering};
use secateur_syntax::parse::Parser;

/// A language for a text.
pub(crate) struct Reading<'a> {
    pub(crate) chosen: Chosen<'a>,
    /// What a person should know of the choice.
    pub(crate) notice: Option<String>,
}

/// With more of a text unread, brackets say as much of it as its grammar.
const UNREAD: f64 = 0.5;

/// A language that reads a whole text is preferred to the one of its extension that
/// does not if it sees nearly as much in it: prose is one token to some.
const AS_FINE: f64 = 0.8;

/// Code has a sign among so many tokens at least.
const SIGNS: usize = 6;

/// The languages without a grammar, the finest first.
const WITHOUT_GRAMMAR: [&str; 3] = ["brackets", "tokens", "lines"];

impl<'a> Languages<'a> {
    /// Finds a language for a text.
    ///
    /// # Errors
    /// If there is none that is meant, or the text is to be in it as a whole and is not.
    pub(crate) fn read(
        &self,
        arguments: &LanguageArguments,
        path: &Path,
        text: &[u8],
    ) -> Result<Reading<'a>, Failure> {
        let said = self.said(arguments)?;
        let is_said = said.is_some();
        let first = said
            .or_else(|| self.by_extension(path).map(Chosen::BuiltIn))
            .or_else(|| self.by_interpreter(text).map(Chosen::BuiltIn));
        let shown = path.display();
        let Some(first) = first else {
            return self.guess(path, text);
        };
        let format = first.format();
        let why = match parses(format, text) {
            Ok(()) => {
                return Ok(Reading {
                    chosen: first,
                    notice: None,
                });
            }
            Err(why) => format!("{shown}:{why}"),
        };
        if arguments.strict {
            return Err((Exit::Refused, why));
        }
        let name = &format.language().name;
        if !is_said
            && let Some(other) = self.by_trying(text)
            && tokens(other, text) as f64 >= AS_FINE * tokens(format, text) as f64
        {
            return Ok(Reading {
                notice: Some(format!(
                    "{why}\nnotice: this is not {name}, but it is {}: taken for that (--language names \
                     another)",
                    other.language().name
                )),
                chosen: Chosen::BuiltIn(other),
            });
        }
        if let Some((tolerant, how)) = tolerant(format, text) {
            return Ok(Reading {
                chosen: Chosen::Made(Box::new(tolerant)),
                notice: Some(format!("{why}\nwarning: {how}")),
            });
        }
        let other = self.without_grammar(text);
        let other = other.ok_or_else(|| (Exit::Refused, why.clone()))?;
        Ok(Reading {
            chosen: Chosen::BuiltIn(other),
            notice: Some(format!(
                "{why}\nwarning: this is not in the language {name}; it is reduced as {}, without a \
                 grammar (--strict refuses it)",
                other.language().name
            )),
        })
    }

    /// A language for a text of which nothing is known.
    fn guess(&self, path: &Path, text: &[u8]) -> Result<Reading<'a>, Failure> {
        let shown = path.display();
        let found = self.by_trying(text);
        let found = found.or_else(|| self.without_grammar(text));
        let format = found.ok_or_else(|| {
            let message = format!("{shown} is in none of this program's languages");
            (Exit::Refused, message)
        })?;
        Ok(Reading {
            chosen: Chosen::BuiltIn(format),
            notice: Some(format!(
                "notice: nothing tells the language of {shown}; it is taken for {} (--language names \
                 another)",
                format.language().name
            )),
        })
    }

    /// The language of the program that a `#!` line names.
    fn by_interpreter(&self, text: &[u8]) -> Option<&'a dyn Format> {
        let name = interpreter(text)?;
        let is_it = |format: &&&dyn Format| {
            let known = &format.language().interpreters;
            known.iter().any(|one| **one == *name)
        };
        let exact = self.formats.iter().find(is_it).copied();
        // `python3.13` is a `python3` is a `python`.
        let short = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.' || c == '-');
        exact.or_else(|| {
            let is_it = |format: &&&dyn Format| {
                let known = &format.language().interpreters;
                known.iter().any(|one| **one == *short)
            };
            self.formats.iter().find(is_it).copied()
        })
    }

    /// The language with extensions of its own that reads a whole text and knows most
    /// words in it, if it sees about as much in it as any other; of several, the one
    /// with the smallest grammar.
    fn by_trying(&self, text: &[u8]) -> Option<&'a dyn Format> {
        let read: Vec<(usize, &'a dyn Format)> = self
            .formats
            .iter()
            .filter(|format| !format.language().extensions.is_empty())
            .filter(|format| parses(**format, text).is_ok() && has_signs(**format, text))
            .map(|&format| (tokens(format, text), format))
            .collect();
        let most = read.iter().map(|(tokens, _)| *tokens).max()?;
        let fine = read.into_iter().filter(|(tokens, _)| tokens * 2 >= most);
        let (seen, format) = fine.max_by_key(|(_, format)| {
            let kinds = format.language().kinds();
            (words(*format, text), std::cmp::Reverse(kinds))
        })?;
        let without = self.without_grammar(text).map_or(0, |f| tokens(f, text));
        (seen > 0 && seen * 2 >= without).then_some(format)
    }

    /// A language that any text like this one is in, if the program has one.
    fn without_grammar(&self, text: &[u8]) -> Option<&'a dyn Format> {
        WITHOUT_GRAMMAR
            .into_iter()
            .filter_map(|name| self.named(name))
            .find(|format| parses(*format, text).is_ok())
    }
}

/// Whether a text is in a language; if not, where and why.
pub(crate) fn parses(format: &dyn Format, text: &[u8]) -> Result<(), String> {
    let language = format.language();
    let tokens = tokenize(language, text).map_err(|error| error.to_string())?;
    match format.parse(&mut Parser::new(language), &tokens) {
        Ok(_) => Ok(()),
        Err(failure) => Err(failure.describe(language, text, &tokens)),
    }
}

/// How many tokens a language sees in a text; the ends of lines are none.
fn tokens(format: &dyn Format, text: &[u8]) -> usize {
    let (tokens, _) = tokenize_recovering(format.language(), text);
    let seen = tokens
        .iter()
        .filter(|token| !token.of(text).trim_ascii().is_empty());
    seen.count()
}

/// Whether enough of a text is signs that this language knows: where names may follow
/// one another, prose is a sentence.
fn has_signs(format: &dyn Format, text: &[u8]) -> bool {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || byte.is_ascii_whitespace();
    let (signs, all) = fixed(format, text, |text| !text.iter().any(is_word));
    signs * SIGNS >= all
}

/// How many of a text's words this language knows.
fn words(format: &dyn Format, text: &[u8]) -> usize {
    fixed(format, text, |text| {
        text.iter().all(u8::is_ascii_alphabetic)
    })
    .0
}

/// How many tokens have a type with one text only, which is as wanted; and how many
/// there are.
fn fixed(format: &dyn Format, text: &[u8], wanted: impl Fn(&[u8]) -> bool) -> (usize, usize) {
    let language = format.language();
    let (tokens, _) = tokenize_recovering(language, text);
    let is_fixed = |token: &&Token| {
        let only = language.tokens[token.kind.index()].shortest.as_deref();
        let text = token.of(text);
        // Keywords of some languages may be in capitals.
        let same = |only: &str| only.as_bytes().eq_ignore_ascii_case(text);
        !text.is_empty() && wanted(text) && only.is_some_and(same)
    };
    (tokens.iter().filter(is_fixed).count(), tokens.len())
}

/// The format with room for what it cannot read, and what that is; `None` if that is
/// most of the text.
fn tolerant(format: &dyn Format, text: &[u8]) -> Option<(Tolerant, String)> {
    let tolerant = Tolerant::new(format)?;
    let unread = tolerant.unread(text).ok()?;
    if unread.opaque as f64 > UNREAD * unread.tokens as f64 {
        return None;
    }
    let lines: Vec<String> = unread
        .lines
        .iter()
        .map(|lines| match lines.len() {
            1 => format!("{}", lines.start),
            _ => format!("{} to {}", lines.start, lines.end - 1),
        })
        .collect();
    const NAMED: usize = 5;
    let plural = match unread.lines.as_slice() {
        [one] if one.len() == 1 => "line",
        _ => "lines",
    };
    let more = match lines.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let lines = lines[..lines.len().min(NAMED)].join(", ");
    let how = format!(
        "{} of {} tokens are not in the language {} ({plural} {lines}{more}); they are reduced without its \
         grammar (--strict refuses them)",
        unread.opaque,
        unread.tokens,
        format.language().name,
    );
    Some((tolerant, how))
}

/// The name of the program that is to run a text, by its first line.
fn interpreter(text: &[u8]) -> Option<String> {
    let line = text
        .strip_prefix(b"#!")?
        .split(|&byte| byte == b'\n')
        .next()?;
    let line = String::from_utf8_lossy(line);
    let mut words = line.split_whitespace();
    let name = |path: &str| path.rsplit('/').next().unwrap_or(path).to_lowercase();
    let first = name(words.next()?);
    if first != "env" {
        return Some(first);
    }
    // `env -S NAME=value python3 -u`
    let program = words.find(|word| !word.starts_with('-') && !word.contains('='));
    program.map(name)
}

#[cfg(test)]
mod tests {
    use super::interpreter;

    #[test]
    fn first_lines_name_programs() {
        let name = |line: &str| interpreter(line.as_bytes());
        assert_eq!(name("#!/usr/bin/python3.13 -u\n").unwrap(), "python3.13");
        assert_eq!(name("#! /usr/bin/env node\n").unwrap(), "node");
        assert_eq!(name("#!/usr/bin/env -S A=b lua -x").unwrap(), "lua");
        assert_eq!(name("#!\nx"), None);
        assert_eq!(name("# /bin/sh"), None);
    }
}
