//! Choice of the language of a text.
//!
//! `--language` comes first, then the languages of the extension, then those of the `#!` line: of those
//! that parse the text the one with the most keywords, as `class` in a header of C++ that C parses,
//! too; else the one that needs the fewest changes. Otherwise the text has
//! to be clearly in a language ([`guess`](super::guess)), unless extension or `#!` line name one that
//! has no grammar ([`foreign`]). A text that does not parse is reduced by
//! its syntax where it does, or as a text with brackets.

use std::cmp::Reverse;
use std::path::Path;

use crate::args::language::ReadingArguments;
use crate::exit::{Exit, Failure};
use crate::input::foreign::foreign;
use crate::input::languages::{Chosen, Languages, extension};
use secateur_syntax::format::{Format, Tolerant, Unread};
use secateur_syntax::lex::{Token, tokenize};
use secateur_syntax::parse::Parser;

pub(crate) struct Reading<'a> {
    pub(crate) chosen: Chosen<'a>,
    pub(crate) notice: Option<String>,
}

/// Above this share of unread text, brackets describe it as well.
const UNREAD: f64 = 0.5;

/// The languages without a grammar, the finest first.
const WITHOUT_GRAMMAR: [&str; 3] = ["brackets", "tokens", "lines"];

impl<'a> Languages<'a> {
    /// Finds a language for a text.
    ///
    /// An error if there is none, or the whole text must be in the language and is not.
    pub(crate) fn read(
        &self,
        arguments: &ReadingArguments,
        path: &Path,
        text: &[u8],
    ) -> Result<Reading<'a>, Failure> {
        let named = match self.said(&arguments.language)? {
            Some(said) => vec![said],
            None => self.named_by(path, text),
        };
        let shown = path.display();
        let mut partial: Vec<(Chosen<'a>, String)> = Vec::new();
        for chosen in named {
            match parses(chosen.format(), text) {
                Ok(()) => {
                    return Ok(Reading {
                        chosen,
                        notice: None,
                    });
                }
                Err(error) => partial.push((chosen, error)),
            }
        }
        let Some((_, first_error)) = partial.first() else {
            return self.unnamed(path, text);
        };
        let why = format!("{shown}:{first_error}");
        if arguments.strict {
            return Err((
                Exit::Refused,
                format!(
                    "{why}\n  without --strict, the parts that the grammar reads are reduced by it, and a text of \
                     which it reads little as brackets"
                ),
            ));
        }
        let read = |format: &dyn Format| {
            let tolerant = Tolerant::new(format)?;
            let unread = tolerant.unread(text).ok()?;
            let most = unread.opaque as f64 > UNREAD * unread.tokens as f64;
            (!most).then_some((tolerant, unread))
        };
        let read = partial
            .iter()
            .filter_map(|(chosen, error)| Some((read(chosen.format())?, error)))
            .min_by_key(|((_, unread), _)| unread.opaque + unread.missing);
        if let Some(((tolerant, unread), error)) = read {
            let how = describe(&tolerant, &unread);
            return Ok(Reading {
                chosen: Chosen::Made(Box::new(tolerant)),
                notice: Some(format!("{shown}:{error}\nwarning: {how}")),
            });
        }
        let other = self.without_grammar(text);
        let other = other.ok_or_else(|| (Exit::Refused, why.clone()))?;
        let names: Vec<&str> = partial
            .iter()
            .map(|(chosen, _)| &*chosen.format().description().name)
            .collect();
        Ok(Reading {
            chosen: Chosen::BuiltIn(other),
            notice: Some(format!(
                "{why}\nwarning: most of the text is not in the language {}; it is reduced as {}, without \
                 a grammar (--strict rejects it)",
                names.join(" or "),
                other.description().name
            )),
        })
    }

    fn named_by(&self, path: &Path, text: &[u8]) -> Vec<Chosen<'a>> {
        let mut named = self.by_extension(path);
        if named.is_empty() {
            named = self.by_interpreter(text);
        }
        if named.len() > 1 {
            named.sort_by_cached_key(|format| Reverse(keywords(*format, text)));
        }
        named.into_iter().map(Chosen::BuiltIn).collect()
    }

    fn unnamed(&self, path: &Path, text: &[u8]) -> Result<Reading<'a>, Failure> {
        let shown = path.display();
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().to_lowercase());
        let extension = extension(path);
        let foreign = foreign(extension.as_deref(), &interpreters(text), name.as_deref());
        let guessed = match foreign {
            Some(_) => None,
            None => self.guess(text),
        };
        let format = guessed.or_else(|| self.without_grammar(text));
        let format = format.ok_or_else(|| {
            let message =
                format!("{shown} is in none of this program's languages; `secateur` has others");
            (Exit::Refused, message)
        })?;
        let name = &format.description().name;
        let how = match guessed {
            Some(_) => format!("it is read as {name} (--language names another)"),
            None => format!(
                "it is reduced as {name}, without a grammar (--language names one, `list languages` \
                 lists them)"
            ),
        };
        let why = match foreign {
            Some(name) => {
                format!("{shown} is {name} by its name or first line, and no grammar reads that")
            }
            None => format!("the name of {shown} shows no language"),
        };
        Ok(Reading {
            chosen: Chosen::BuiltIn(format),
            notice: Some(format!("notice: {why}; {how}")),
        })
    }

    fn by_interpreter(&self, text: &[u8]) -> Vec<&'a dyn Format> {
        let known_as = |name: String| -> Vec<_> {
            let known = |format: &&dyn Format| {
                let interpreters = &format.description().interpreters;
                interpreters.iter().any(|one| **one == *name)
            };
            self.formats.iter().copied().filter(known).collect()
        };
        let known = interpreters(text).into_iter().map(known_as);
        { known }
            .find(|known| !known.is_empty())
            .unwrap_or_default()
    }

    /// Returns a language of any such text, if the program has one.
    fn without_grammar(&self, text: &[u8]) -> Option<&'a dyn Format> {
        WITHOUT_GRAMMAR
            .into_iter()
            .filter_map(|name| self.named(name))
            .find(|format| parses(*format, text).is_ok())
    }
}

/// A name in every language with names.
const NAME: &[u8] = b"zq_1";

/// Returns the number of words of a text that are no names in the language.
fn keywords(format: &dyn Format, text: &[u8]) -> usize {
    let tokens = |text| tokenize(format.language(), text).unwrap_or_default();
    let name = tokens(NAME).first().map(|token| token.kind);
    let is_keyword = |token: &&Token| {
        let text = token.of(text);
        let is_word = text.iter().all(u8::is_ascii_alphabetic) && !text.is_empty();
        is_word && Some(token.kind) != name
    };
    tokens(text).iter().filter(is_keyword).count()
}

pub(crate) fn parses(format: &dyn Format, text: &[u8]) -> Result<(), String> {
    let language = format.language();
    let tokens = tokenize(language, text).map_err(|error| error.to_string())?;
    match format.parse(&mut Parser::new(language), &tokens) {
        Ok(_) => Ok(()),
        Err(failure) => Err(format.describe(&failure, text, &tokens)),
    }
}

fn describe(format: &Tolerant, unread: &Unread) -> String {
    const NAMED: usize = 5;
    let lines: Vec<String> = unread
        .lines
        .iter()
        .map(|lines| match lines.len() {
            1 => format!("{}", lines.start),
            _ => format!("{} to {}", lines.start, lines.end - 1),
        })
        .collect();
    let plural = match unread.lines.as_slice() {
        [one] if one.len() == 1 => "line",
        _ => "lines",
    };
    let more = match lines.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!(" and {more} more"),
    };
    let lines = lines[..lines.len().min(NAMED)].join(", ");
    let name = &format.description().name;
    match (unread.opaque, unread.missing) {
        (0, _) if unread.tokens == 0 => format!(
            "a text without tokens is not in the language {name}; it is reduced by its grammar \
             (--strict rejects it)"
        ),
        (0, 1) => format!(
            "a token is missing for the language {name} ({plural} {lines}{more}); the text is reduced by \
             its grammar (--strict rejects it)"
        ),
        (0, missing) => format!(
            "{missing} tokens are missing for the language {name} ({plural} {lines}{more}); the text is \
             reduced by its grammar (--strict rejects it)"
        ),
        (opaque, missing) => {
            let (are, they, them) = match opaque {
                1 => ("is", "it is", "it"),
                _ => ("are", "they are", "them"),
            };
            let missing = match missing {
                0 => String::new(),
                1 => ", and one is missing".to_owned(),
                missing => format!(", and {missing} are missing"),
            };
            format!(
                "{opaque} of {} tokens {are} not in the language {name}{missing} ({plural} {lines}{more}); {they} \
                 reduced without its grammar (--strict rejects {them})",
                unread.tokens
            )
        }
    }
}

/// Returns the names of the interpreter of the first line: `python3.13` is a `python3` is a `python`.
fn interpreters(text: &[u8]) -> Vec<String> {
    let Some(name) = interpreter(text) else {
        return Vec::new();
    };
    let short = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '.' || c == '-');
    let short = short.to_owned();
    vec![name, short]
}

fn interpreter(text: &[u8]) -> Option<String> {
    let line = text
        .strip_prefix(b"\xef\xbb\xbf")
        .unwrap_or(text)
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
    // `env -S -u NAME NAME=value python3 -u`
    let program = loop {
        match words.next()? {
            "-u" | "--unset" | "-C" | "--chdir" => drop(words.next()),
            word if word.starts_with('-') || word.contains('=') => {}
            program => break program,
        }
    };
    Some(name(program))
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
        assert_eq!(name("#!/usr/bin/env -u FOO python3").unwrap(), "python3");
        assert_eq!(name("\u{feff}#!/bin/sh\n").unwrap(), "sh");
        assert_eq!(name("#!/usr/bin/env -u FOO"), None);
        assert_eq!(name("#!\nx"), None);
        assert_eq!(name("# /bin/sh"), None);
    }
}
