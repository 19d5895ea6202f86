//! The campaign of damaged texts.

use std::path::{Path, PathBuf};

use anyhow::Result;
use fastrand::Rng;
use grammar_compiler::TokenId;
use grammar_compiler::check::Bnf;
use grammar_compiler::compile::Compiled;
use grammar_compiler::hints::Hints;
use grammar_compiler::load::{LoadError, Loader};
use secateur_syntax::format::{Format, TableFormat};
use secateur_syntax::lex::{Token, tokenize, tokenize_recovering};
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::Tree;

use crate::grammars::link;

use super::mutate::{Material, mutate, range};
use super::{Campaign, Input, seeds};

const GRAMMARS: &[(&str, &str)] = &[
    (
        "nested.g4",
        "grammar Nested; s : (WORD | '/' | '*')* EOF ; WORD : [a-z]+ ; \
         COMMENT : '/*' (COMMENT | .)*? '*/' -> skip ; SPACE : [ \\n]+ -> skip ;",
    ),
    (
        "balanced.g4",
        "grammar Balanced; s : (GROUP | WORD | OPEN)* EOF ; GROUP : '(' (GROUP | ~[()])* ')' ; \
         OPEN : '(' ; WORD : [a-z]+ ; ANY : . -> skip ;",
    ),
    (
        "expression.g4",
        "grammar Expression; s : (e ';')* e? EOF ; \
         e : e '*' e | e '+' e | '-' e | e '?' e ':' e | '(' e ')' | e '(' e* ')' | NAME ; \
         NAME : [a-z]+ ; SPACE : [ \\n]+ -> channel(HIDDEN) ;",
    ),
    (
        "ambiguous.g4",
        "grammar Ambiguous; s : x* EOF ; x : 'a' x? 'b' | 'a' x? | 'a' 'a' x | y ; \
         y : '(' x* ')' | '(' y ')' | z z ; z : 'c'* 'd' | 'c' ; SPACE : [ \\n]+ -> skip ;",
    ),
    (
        "lookahead.g4",
        "grammar Lookahead; s : d* EOF ; d : t ID ';' | t ID '(' (t ID)* ')' '{' d* '}' ; \
         t : ID | t '*' | '(' t ')' ; ID : [a-z]+ ; SPACE : [ \\n]+ -> skip ;",
    ),
];

struct Subject {
    name: String,
    format: TableFormat,
    parser: Parser,
    sentences: Vec<Vec<TokenId>>,
    samples: Vec<Vec<u8>>,
    tokens: Vec<String>,
}

pub struct Texts {
    subjects: Vec<Subject>,
    shapes: Vec<(usize, Vec<u8>)>,
}

impl Texts {
    /// Creates the campaign on grammars of the workspace and the given ones, if they compile.
    ///
    /// `large` adds large hostile texts.
    pub fn new(named: &[PathBuf], large: bool) -> Result<Self> {
        let samples = seeds::samples()?;
        let mut subjects = Vec::new();
        for (name, text) in GRAMMARS {
            let compiled = compile_text(name, text, &seeds::hints());
            subjects.push(subject(name, compiled?, &samples)?);
        }
        for seed in seeds::grammars(named)? {
            let name = seed.path.display().to_string();
            if let Ok(compiled) = compile_text(&name, &seed.text, &seed.hints) {
                subjects.push(subject(&name, compiled, &samples)?);
            }
        }
        let shapes = match large {
            true => shapes(&subjects),
            false => Vec::new(),
        };
        Ok(Self { subjects, shapes })
    }
}

impl Campaign for Texts {
    #[cfg(test)]
    fn shapes(&self) -> u64 {
        self.shapes.len() as u64
    }

    fn input(&self, random: &mut Rng, index: u64) -> Input {
        let variant = random.u64(..);
        let (origin, text) = match self.shapes.get(index as usize) {
            Some((origin, text)) => (*origin, text.clone()),
            None => {
                let origin = random.usize(..self.subjects.len());
                (origin, text_for(random, &self.subjects[origin]))
            }
        };
        let subject = &self.subjects[origin];
        let name = Path::new(&subject.name).file_name().unwrap_or_default();
        Input {
            name: format!("{}.txt", name.to_string_lossy()),
            origin,
            variant,
            text,
        }
    }

    fn run(&mut self, input: &Input) -> Result<(), String> {
        let subject = &mut self.subjects[input.origin];
        if input.variant.is_multiple_of(64) {
            subject.parser = Parser::new(subject.format.language());
        }
        check(&subject.format, &mut subject.parser, &input.text)
    }

    fn recover(&mut self) {
        for subject in &mut self.subjects {
            subject.parser = Parser::new(subject.format.language());
        }
    }
}

pub fn compile_text(name: &str, text: &str, hints: &Hints) -> Result<Compiled, LoadError> {
    Loader::text(name, text).hints(hints.clone()).compile()
}

fn subject(name: &str, compiled: Compiled, samples: &[(PathBuf, Vec<u8>)]) -> Result<Subject> {
    let format = link(compiled.tables.clone())?;
    let language = format.language();
    let stem = Path::new(name).file_stem();
    let samples = samples
        .iter()
        .filter(|(path, _)| path.extension() == stem)
        .map(|(_, text)| text.clone())
        .collect();
    let tokens = language.tokens[1..]
        .iter()
        .filter_map(|token| token.shortest.as_deref().map(str::to_owned))
        .collect();
    Ok(Subject {
        name: name.to_owned(),
        parser: Parser::new(language),
        format,
        sentences: sentences(&compiled),
        samples,
        tokens,
    })
}

fn sentences(compiled: &Compiled) -> Vec<Vec<TokenId>> {
    let bnf = Bnf::of_pnf(&compiled.pnf);
    let mut random = Rng::with_seed(1);
    let makes = bnf.sentences();
    let one = |at: usize| {
        makes
            .as_ref()
            .map(|m| m.next(&mut random, 1 << (2 + at % 6)))
    };
    (0..300).map_while(one).collect()
}

fn text_for(random: &mut Rng, subject: &Subject) -> Vec<u8> {
    let mut text = near(random, subject);
    let other = match random.u32(..4) {
        0 => near(random, subject),
        _ => text.clone(),
    };
    let fragments: Vec<&str> = subject.tokens.iter().map(String::as_str).collect();
    let material = Material {
        fragments: &fragments,
        other: &other,
        longest: 8_000,
    };
    if random.u32(..8) > 0 {
        mutate(random, &mut text, &material);
    }
    if random.u32(..200) == 0 && !text.is_empty() {
        let piece = text[range(random, text.len(), 10)].to_vec();
        let times = 1 << random.u32(5..11);
        let at = random.usize(..=text.len());
        text.splice(at..at, piece.repeat(times));
    }
    text
}

fn near(random: &mut Rng, subject: &Subject) -> Vec<u8> {
    if !subject.samples.is_empty() && random.u32(..3) == 0 {
        let sample = &subject.samples[random.usize(..subject.samples.len())];
        return sample[range(random, sample.len(), 600)].to_vec();
    }
    let separators = ["", " ", "\n", "  \t"];
    let separator = separators[random.usize(..8).min(3) % 4];
    let mut text = Vec::new();
    let sentence = random.choice(&subject.sentences);
    let Some(sentence) = sentence.filter(|_| random.u32(..8) > 0) else {
        for _ in 0..random.usize(..30) {
            if let Some(token) = random.choice(&subject.tokens) {
                text.extend(token.bytes().chain(separator.bytes()));
            }
        }
        return text;
    };
    for token in sentence {
        let shortest = &subject.format.language().tokens[usize::from(token.0)].shortest;
        let shortest = shortest.as_deref().unwrap_or("?");
        text.extend(shortest.bytes().chain(separator.bytes()));
        if text.len() > 4000 {
            break;
        }
    }
    text
}

/// Returns large texts, deeply nested or with many parses.
fn shapes(subjects: &[Subject]) -> Vec<(usize, Vec<u8>)> {
    const PIECES: &[(&str, &str, &str)] = &[
        ("(", "", ""),
        ("(", "a", ")"),
        ("[", "", "]"),
        ("{", "", "}"),
        ("{\"a\":", "1", "}"),
        ("/*", "", ""),
        ("/*", "", "*/"),
        ("a ", "", ""),
        ("a", "", "b"),
        ("a*", "a", ""),
        ("a+", "a", ""),
        ("-", "a", ""),
        ("a?", "a", ":a"),
        ("a(", "a", ")"),
        ("c", "d", ""),
        ("(", "a", ") a {}"),
        ("(a)", "a", ";"),
        ("if(a)", "a", "else a"),
        ("int (", "a", ")(int);"),
        ("\"", "", ""),
        ("\\", "", ""),
        ("\u{ff}", "", ""),
    ];
    let mut shapes = Vec::new();
    for (origin, subject) in subjects.iter().enumerate() {
        for (open, inside, close) in PIECES {
            let known = |c: char| subject.tokens.iter().any(|token| token.contains(c));
            if !open.chars().take(1).all(known) && !subject.name.ends_with("nested.g4") {
                continue;
            }
            for times in [2_000, 100_000] {
                let text = [
                    open.repeat(times),
                    (*inside).to_owned(),
                    close.repeat(times),
                ];
                shapes.push((origin, text.concat().into_bytes()));
            }
        }
    }
    shapes
}

/// Lexes and parses, and checks that the engines agree.
pub fn check(format: &TableFormat, parser: &mut Parser, text: &[u8]) -> Result<(), String> {
    let language = format.language();
    let (tokens, errors) = tokenize_recovering(language, text);
    let mut last = 0;
    for token in &tokens {
        if token.start < last || token.end < token.start || token.end as usize > text.len() {
            return Err(format!("tokens overlap or are outside: {token:?}"));
        }
        last = token.end;
    }
    for error in &errors {
        let _ = error.to_string();
    }
    match (tokenize(language, text), errors.first()) {
        (Ok(strict), None) if strict == tokens => {}
        (Err(strict), Some(error)) if strict.to_string() == error.to_string() => {}
        _ => return Err("splitting with and without recovery differ".to_owned()),
    }
    let whole = parser.parse(language, format, &tokens);
    let prefix = parser.parse_prefix(language, format, &tokens);
    match (&whole, &prefix) {
        (Ok(_), Ok((_, end))) if *end == tokens.len() => {}
        (Ok(_), _) => return Err("the whole parses, but not as a prefix".to_owned()),
        (Err(failure), _) => {
            if failure.token > tokens.len() {
                return Err("a failure behind the end".to_owned());
            }
            let _ = failure.describe(language, text, &tokens);
        }
    }
    if let Ok((_, end)) = &prefix
        && text.len() < 1000
    {
        let cut: Vec<Token> = tokens[..*end].to_vec();
        if let Err(failure) = parser.parse(language, format, &cut) {
            return Err(format!(
                "a prefix of {end} tokens parses only as a prefix, token {}",
                failure.token
            ));
        }
    }
    let guarded = language.first_guard.index() < language.tokens.len();
    if !guarded && text.len() < 400 {
        let charted = parser.parse_by_chart(language, format, &tokens);
        match (&whole, &charted) {
            (Ok(whole), Ok(charted)) if whole == charted => {}
            (Err(_), Err(_)) => {}
            _ => return Err("prediction and chart differ".to_owned()),
        }
    }
    if let Ok(syntax) = whole {
        let _ = Tree::new(language, text.to_vec(), tokens, syntax);
    }
    Ok(())
}
