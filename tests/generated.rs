//! Generated crates: tables equal those of the grammars, and parsers agree with the tables.

use std::path::{Path, PathBuf};

use fastrand::Rng;
use grammar_compiler::compile::Compiled;
use grammar_compiler::hints::HookLibrary;
use grammar_compiler::load::{Loader, grammars_in};
use secateur_syntax::format::{Format, TableFormat};
use secateur_tables::{Description, Kind, ModeStep};

use secateur_learn::Model;
use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{Oracle, SearchOptions, reduce};
use secateur_syntax::Language;
use secateur_syntax::lex::{Lexer, Token, tokenize};
use secateur_syntax::parse::Parser;

const HOOKS: HookLibrary = grammar_compiler::hook_library!(secateur_hooks);

fn compiled(name: &str) -> Compiled {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("grammars");
    let all = grammars_in(&folder).expect("the grammars");
    let is_it = |path: &&PathBuf| path.file_stem().is_some_and(|stem| stem == name);
    let path = all.iter().find(is_it).expect("the format's grammar");
    let loader = Loader::new([path]).hooks(HOOKS);
    loader.compile().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn tables_are_those_of_the_grammar() {
    for format in secateur_all::FORMATS {
        let language = format.language();
        let fresh = compiled(&language.name).tables;
        assert!(
            **language == fresh,
            "run `cargo xtask gen`: {} differs",
            language.name
        );
    }
}

#[test]
fn the_model_of_a_crate_is_the_model_file() {
    let grammars = Path::new(env!("CARGO_MANIFEST_DIR")).join("grammars");
    let mut shipped = 0;
    for format in secateur_all::FORMATS {
        let language = format.language();
        let path = grammars.join(&*language.name).with_extension("model");
        let text = std::fs::read_to_string(path).ok();
        assert_eq!(
            text.is_some(),
            format.model().is_some(),
            "{}",
            language.name
        );
        let (Some(text), Some(packed)) = (text, format.model()) else {
            continue;
        };
        let stored = Model::from_json(&text).unwrap();
        assert!(stored.to_json() == text, "{}", language.name);
        let one = stored.trained(language).unwrap();
        let again = Model::unpack(packed, language).unwrap();
        assert_eq!(again.curve, stored.curve);
        let other = again.trained(language).unwrap();
        assert!(one.facts.files > 0);
        assert!(
            one.facts == other.facts,
            "{}: run `cargo xtask gen`",
            language.name
        );
        assert!(one.forest == other.forest, "{}", language.name);
        shipped += 1;
    }
    assert!(shipped > 0);
}

#[test]
fn a_damaged_model_is_refused_or_does_no_harm() {
    const INPUT: &[u8] = b"x = 1\nif x:\n    print([a, 'b'], x)\nfor y in x: f(y)\n";
    let format = secateur_all::FORMATS.iter().copied();
    let mut python = format.filter(|format| &*format.language().name == "python");
    let format = python.next().expect("the format");
    let language = format.language();
    let packed = format.model().expect("a model");
    let mut random = Rng::with_seed(7);
    let (mut loaded, mut refused) = (0, 0);
    for _ in 0..300 {
        let mut bytes = packed.to_vec();
        for _ in 0..random.usize(1..5) {
            let at = random.usize(..bytes.len());
            match random.u8(..16) {
                0 => bytes.insert(at, random.u8(..)),
                1 => drop(bytes.remove(at)),
                2..6 => bytes[at] = [0, 1, 0x7F, 0x80, 0xFF][random.usize(..5)],
                _ => bytes[at] ^= 1 << random.u8(..8),
            }
        }
        let model = Model::unpack(&bytes, language).and_then(|it| it.trained(language));
        let Ok(model) = model else {
            refused += 1;
            continue;
        };
        loaded += 1;
        let options = SearchOptions {
            guidance: Some(std::sync::Arc::new(model)),
            ..SearchOptions::default()
        };
        let mut executor = FnExecutor::new(|text: &[u8]| text.windows(3).any(|it| it == b"f(y"));
        let result = reduce(format, INPUT, Oracle::new(&mut executor), options, &mut ());
        assert!(result.expect("a reduction").text.len() < INPUT.len());
    }
    assert!(loaded > 30 && refused > 100, "{loaded}, {refused}");
    let cut = (0..packed.len()).step_by(97);
    for len in cut {
        assert!(Model::unpack(&packed[..len], language).is_err(), "{len}");
    }
    assert!(Model::unpack(&[packed, b"x"].concat(), language).is_err());
}

/// Returns the inputs of tests and demonstration in a language.
///
/// A language without extensions takes those that parse.
fn samples(language: &Language) -> Vec<Vec<u8>> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let cases = std::fs::read_dir(tests.join("reduce")).expect("the cases");
    let folders = cases
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .chain([tests.join("demo")]);
    let files = folders.filter_map(|folder| std::fs::read_dir(folder).ok());
    let mut paths: Vec<_> = files
        .flatten()
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| {
            let extension = path.extension().and_then(|e| e.to_str());
            let known = &language.extensions;
            extension.is_some_and(|e| known.is_empty() && e != "sh" || known.iter().any(|k| k == e))
        })
        .collect();
    paths.sort();
    let read = |path| std::fs::read(path).expect("a readable input");
    let mut parser = Parser::new(language);
    let tables = TableFormat::new(language.clone());
    let mut parses = |text: &Vec<u8>| {
        let tokens = tokenize(language, text);
        tokens.is_ok_and(|tokens| tables.parse(&mut parser, &tokens).is_ok())
    };
    let texts = paths.into_iter().map(read);
    let any = language.extensions.is_empty();
    texts.filter(|text| !any || parses(text)).collect()
}

#[test]
fn samples_parse_alike_whole_and_damaged() {
    for format in secateur_all::FORMATS {
        let language = format.language();
        let tables = TableFormat::new(language.clone());
        let mut random = Rng::with_seed(13);
        let (mut one, mut other) = (Parser::new(language), Parser::new(language));
        let samples = samples(language);
        assert!(!samples.is_empty(), "no samples of {}", language.name);
        for text in samples {
            let whole = tokenize(language, &text).expect("a good sample");
            let parsed = format.parse(&mut one, &whole);
            assert!(parsed.is_ok(), "{}", language.name);
            assert_eq!(parsed, tables.parse(&mut other, &whole));
            for _ in 0..100 {
                let mut tokens = whole.clone();
                let at = random.usize(..tokens.len());
                match random.u8(..3) {
                    0 => drop(tokens.remove(at)),
                    1 => tokens.truncate(at),
                    _ => tokens.swap(at, random.usize(..whole.len())),
                }
                let a = format.parse(&mut one, &tokens);
                // Cached predictions of other texts change nothing.
                let b = tables.parse(&mut other, &tokens);
                assert_eq!(a, b, "{}", language.name);
                if let Err(failure) = a {
                    assert!(failure.token <= tokens.len());
                    assert!(failure.expected.is_sorted() && !failure.expected.is_empty());
                    let found = tokens.get(failure.token).map_or(Kind::EOF, |t| t.kind);
                    // A predicate may reject tokens that are expected elsewhere.
                    let asks = language.first_guard.index() < language.tokens.len();
                    let right = !failure.expected.contains(&found);
                    assert!(right || asks, "{found:?} was expected");
                }
            }
            let fresh = format.parse(&mut Parser::new(language), &whole);
            assert_eq!(parsed, fresh, "the same as at first");
        }
    }
}

#[test]
fn shortest_sentences_parse_and_lex_as_themselves() {
    for format in secateur_all::FORMATS {
        let language = format.language();
        for (token, index) in language.tokens.iter().zip(0..) {
            let Some(text) = token.shortest.as_ref().filter(|_| index > 0) else {
                continue;
            };
            let lexed = (0..language.lexer.mode_names.len() as u16).any(|mode| {
                let mut lexer = Lexer::new(language);
                lexer.change_mode(ModeStep::Set(mode));
                let found = lexer.next(text.as_bytes(), 0);
                found.is_ok_and(|found| (found.kind, found.end) == (Kind(index), text.len()))
            });
            assert!(lexed, "{text:?} is no {}", token.name);
        }
        let sentence = language.shortest(language.start);
        let tokens: Vec<Token> = sentence.map(|kind| Token::new(kind, 0, 0)).collect();
        let parsed = format.parse(&mut Parser::new(language), &tokens);
        assert!(parsed.is_ok(), "{}", language.name);
    }
}

fn reduced(format: &dyn Format, text: &[u8]) -> (Vec<u8>, u64) {
    // Some infrequent words of the text.
    let words: Vec<&[u8]> = text
        .split(|byte| !byte.is_ascii_alphanumeric())
        .filter(|word| word.len() > 2)
        .collect();
    let kept = [words[words.len() / 3], words[words.len() / 2]];
    let property = |text: &[u8]| {
        let has = |word: &[u8]| text.windows(word.len()).any(|part| part == word);
        kept.iter().all(|word| has(word))
    };
    let mut executor = FnExecutor::new(&property);
    let oracle = Oracle::new(&mut executor);
    let options = SearchOptions::default();
    let reduction = reduce(format, text, oracle, options, &mut ()).expect("a good start");
    (reduction.text, reduction.progress.tests)
}

#[test]
fn a_grammar_that_is_read_when_needed_reduces_as_its_crate_does() {
    for name in ["c", "json", "dot", "python", "go"] {
        let is_it = |format: &&&dyn Format| format.language().name == name;
        let built_in = *secateur_all::FORMATS.iter().find(is_it).expect("a format");
        let loaded = secateur_hooks::link(compiled(name).tables).unwrap();
        let text = samples(built_in.language())
            .into_iter()
            .max_by_key(Vec::len);
        let text = text.expect("a sample");
        assert_eq!(reduced(built_in, &text), reduced(&loaded, &text), "{name}");
    }
    let own = secateur_hooks::link(compiled("html").tables).unwrap_err();
    assert_eq!(own.name, Description::OWN_HOOK);
}
