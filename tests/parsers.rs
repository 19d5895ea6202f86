//! Each language's compiled parser gives the interpreter's trees, or failures at the same tokens.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use fastrand::Rng;
use libtest_mimic::{Arguments, Failed, Trial};
use secateur_syntax::Language;
use secateur_syntax::format::{Format, TableFormat, Tolerant};
use secateur_syntax::lex::{Token, tokenize_recovering};
use secateur_syntax::parse::{ParseFailure, Parser, Syntax};
use secateur_syntax::sentence::Sentences;
use secateur_tables::{Kind, Origin, Tables};

/// Number of damaged texts of all languages; `SECATEUR_MUTATIONS` overrides it.
const MUTATIONS: usize = 3000;

const SENTENCES: u64 = 20;

const EXAMPLES: usize = 3;

/// Maximal bytes of a file.
const LONGEST: u64 = 1 << 16;

fn main() {
    let wanted = std::env::var("SECATEUR_MUTATIONS").ok();
    let wanted = wanted.map(|number| number.parse().expect("a number of texts"));
    let all = secateur_all::FORMATS;
    let mutations = wanted.unwrap_or(MUTATIONS).div_ceil(all.len());
    let mut trials = Vec::new();
    for &format in all {
        let name = &format.language().name;
        let mut add = |what: &str, test: Box<dyn FnOnce() -> Result<(), Failed> + Send>| {
            trials.push(Trial::test(format!("{name}: {what}"), test));
        };
        add("files", Box::new(move || files(format)));
        add("every rule", Box::new(move || every_rule(format)));
        add("damaged", Box::new(move || damaged(format, mutations)));
        if ["json", "c"].contains(&&**name) {
            add("deep", Box::new(move || deep(format)));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

struct Both<'a> {
    format: &'a dyn Format,
    language: &'a Language,
    compiled: Parser,
    /// Only accepts or rejects.
    asked: Parser,
    interpreted: Parser,
}

impl<'a> Both<'a> {
    fn new(format: &'a dyn Format, language: &'a Language) -> Self {
        let [compiled, asked, interpreted] = [(); 3].map(|()| Parser::new(language));
        Self {
            format,
            language,
            compiled,
            asked,
            interpreted,
        }
    }

    fn parse(&mut self, tokens: &[Token]) -> Result<Result<Syntax, ParseFailure>, Failed> {
        let (language, rules) = (self.language, self.format.rules());
        let rules = rules.ok_or("there is no compiled parser")?;
        let other = self.interpreted.parse(language, language, tokens);
        let shown = || {
            let kinds = tokens.iter().map(|token| language.kind_name(token.kind));
            let kinds: Vec<&str> = kinds.collect();
            format!(
                "{}: {}",
                language.kind_name(language.start),
                kinds.join(" ")
            )
        };
        let is_end = |failure: &ParseFailure| {
            failure.token == tokens.len() && failure.expected.contains(&Kind::EOF)
        };
        if other.as_ref().is_err_and(is_end) {
            // Decisions are made for the grammar's own start rule, which no end of file can follow.
            return Ok(other);
        }
        if self.asked.accepts(language, rules, tokens) != other.is_ok() {
            return Err(format!("the interpreter says {other:?}: {}", shown()).into());
        }
        let one = self.compiled.parse_compiled(language, rules, tokens);
        if one != other {
            return Err(format!("{one:?} and {other:?}: {}", shown()).into());
        }
        Ok(one)
    }
}

/// Returns the repository's files with a language's extensions.
fn texts(language: &Language) -> Vec<Vec<u8>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut work: Vec<PathBuf> = ["tests", "docs", "clients", "grammars", "runtime"]
        .map(|folder| root.join(folder))
        .to_vec();
    let mut texts = Vec::new();
    while let Some(path) = work.pop() {
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            let entries = std::fs::read_dir(&path).expect("a folder");
            let mut entries: Vec<_> = entries.map(|it| it.expect("an entry").path()).collect();
            entries.sort();
            work.extend(entries);
        } else if language.extensions.iter().any(|one| **one == *extension)
            && path.metadata().is_ok_and(|about| about.len() <= LONGEST)
        {
            texts.push(std::fs::read(&path).expect("a readable file"));
        }
    }
    texts
}

fn files(format: &dyn Format) -> Result<(), Failed> {
    let language = format.language();
    let tables = TableFormat::new(language.clone());
    let [one, other] = [format, &tables].map(|it| Tolerant::new(it).expect("room for kinds"));
    let mut both = Both::new(format, language);
    for text in texts(language) {
        let (tokens, _) = tokenize_recovering(language, &text);
        if both.parse(&tokens)?.is_err()
            && text.len() < 4096
            && one.unread(&text) != other.unread(&text)
        {
            return Err("not the same cannot be read".into());
        }
    }
    Ok(())
}

fn every_rule(format: &dyn Format) -> Result<(), Failed> {
    let language = format.language();
    let mut parser = Parser::new(language);
    // A rule's part of a tree is a sentence of the rule.
    let mut examples: BTreeMap<Kind, Vec<Vec<Token>>> = BTreeMap::new();
    for tokens in whole(format) {
        let Ok(syntax) = parser.parse(language, language, &tokens) else {
            continue;
        };
        for node in &syntax.nodes {
            let first = node.first_token as usize;
            let part = &tokens[first..first + node.tokens as usize];
            for rule in [node.kind, node.slot] {
                let examples = examples.entry(rule).or_default();
                if examples.len() < EXAMPLES && part.len() < 200 {
                    examples.push(part.to_vec());
                }
            }
        }
    }
    let mut random = Rng::with_seed(7);
    let (mut read, mut rules) = (0, 0);
    for (rule, kind) in language.rules.iter().zip(language.tokens.len() as u16..) {
        if rule.origin != Origin::Written {
            continue;
        }
        let kind = Kind(kind);
        let mut description = language.description().clone();
        description.start = kind;
        let automata = language.automata().bytes().clone();
        let tables = Tables::new(&description, automata).expect("only the start is another one");
        let from_here = Language::new(tables).with_hook(language.family());
        let mut both = Both::new(format, &from_here);
        let shortest = language.shortest(kind);
        let shortest = shortest.map(|token| Token::new(token, 0, 0)).collect();
        let mut texts = examples.remove(&kind).unwrap_or_default();
        texts.push(shortest);
        rules += 1;
        let mut reads = false;
        for mut tokens in texts {
            reads |= both.parse(&tokens)?.is_ok();
            damage(language, &mut random, &mut tokens);
            drop(both.parse(&tokens)?);
        }
        read += usize::from(reads);
    }
    match read * 2 > rules {
        true => Ok(()),
        false => Err(format!("{read} of {rules} rules read a text").into()),
    }
}

fn whole(format: &dyn Format) -> Vec<Vec<Token>> {
    let language = format.language();
    let sentences = Sentences::new(format);
    let made = (0..SENTENCES).filter_map(|seed| sentences.make(seed, 10 + 20 * seed as usize));
    let mut whole: Vec<Vec<Token>> = made.map(|made| made.written.tokens).collect();
    let read = texts(language)
        .into_iter()
        .filter(|text| text.len() < 1 << 14);
    whole.extend(read.map(|text| tokenize_recovering(language, &text).0));
    whole
}

fn damage(language: &Language, random: &mut Rng, tokens: &mut Vec<Token>) {
    for _ in 0..random.usize(1..4) {
        let kind = Kind(random.u16(1..language.first_guard.0));
        let token = Token::new(kind, 0, 0);
        if tokens.is_empty() {
            return tokens.push(token);
        }
        let at = random.usize(..tokens.len());
        match random.u8(..4) {
            0 => drop(tokens.remove(at)),
            1 => tokens.insert(at, token),
            2 => tokens[at] = token,
            _ => {
                let other = random.usize(..tokens.len());
                tokens.swap(at, other);
            }
        }
    }
}

fn damaged(format: &dyn Format, mutations: usize) -> Result<(), Failed> {
    let language = format.language();
    let mut random = Rng::with_seed(11);
    let mut both = Both::new(format, language);
    let whole = whole(format);
    for _ in 0..mutations {
        let mut tokens = whole[random.usize(..whole.len())].clone();
        damage(language, &mut random, &mut tokens);
        drop(both.parse(&tokens)?);
    }
    Ok(())
}

/// Parses nested brackets on a small stack.
fn deep(format: &'static dyn Format) -> Result<(), Failed> {
    let language = format.language();
    let kind = |name: &str| {
        let at = language.tokens.iter().position(|token| token.name == name);
        Token::new(Kind(at.expect("a token") as u16), 0, 0)
    };
    let nested = |depth: usize| {
        let (open, close) = match &*language.name {
            "json" => (kind("'['"), kind("']'")),
            _ => (kind("'('"), kind("')'")),
        };
        let (mut head, mut tail) = (Vec::new(), Vec::new());
        if language.name == "c" {
            // int x = 1;
            head.extend(["'int'", "IDENTIFIER", "'='"].map(kind));
            tail.push(kind("';'"));
        }
        head.extend(std::iter::repeat_n(open, depth));
        head.push(kind(if language.name == "c" {
            "INTEGER_CONSTANT"
        } else {
            "NUMBER"
        }));
        head.extend(std::iter::repeat_n(close, depth));
        head.extend(tail);
        head
    };
    // Near the functions' limit, then far above.
    for depth in [4000, 1_000_000] {
        let tokens = nested(depth);
        let test = move || {
            let parsed = format.parse(&mut Parser::new(language), &tokens);
            parsed.map(drop).map_err(|failure| format!("{failure:?}"))
        };
        let thread = std::thread::Builder::new()
            .stack_size(1 << 18)
            .spawn(test)?;
        thread.join().map_err(|_| "the thread panicked")??;
    }
    Ok(())
}
