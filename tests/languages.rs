//! The normal form keeps languages, and the parser accepts exactly these.
//!
//! For shipped grammars, a folder of nasty ones and other notations, random sentences go both ways,
//! and the parser judges damaged sentences as Earley's algorithm does on the original grammar.

use std::path::Path;

use fastrand::Rng;
use grammar_compiler::TokenId;
use grammar_compiler::check::Bnf;
use grammar_compiler::compile::Compiled;
use grammar_compiler::hints::HookLibrary;
use grammar_compiler::load::{Loader, grammars_in};
use libtest_mimic::{Arguments, Failed, Trial};
use secateur_syntax::format::Format;
use secateur_tables::Kind;

use secateur_syntax::lex::Token;
use secateur_syntax::parse::Parser;

const HOOKS: HookLibrary = grammar_compiler::hook_library!(secateur_hooks);

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut trials = Vec::new();
    for (folder, sentences) in [
        ("grammars", 4000),
        ("tests/grammars/ok", 300),
        ("tests/grammars/notations", 300),
    ] {
        let grammars =
            grammars_in(&root.join(folder)).expect("the folder is part of the repository");
        assert!(!grammars.is_empty(), "no grammars in {folder}");
        for path in grammars {
            let name = format!(
                "{folder}/{}",
                path.file_name().unwrap_or_default().to_string_lossy()
            );
            trials.push(Trial::test(name, move || same_language(&path, sentences)));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}

/// Compiles a grammar; predicates of its own hook, which is not linked, count as true.
fn load(path: &Path) -> Result<Compiled, Failed> {
    let mut opened = Loader::new([path]).hooks(HOOKS).open()?;
    opened.hints.own_hook = None;
    Ok(opened.read()?.compile()?)
}

fn same_language(path: &Path, count: usize) -> Result<(), Failed> {
    let compiled = load(path)?;
    let format = secateur_hooks::link(compiled.tables)?;
    let mut parser = Parser::new(format.language());
    let mut accepts = |sentence: &[TokenId]| {
        let tokens: Vec<Token> = sentence
            .iter()
            .zip(0..)
            .map(|(token, at)| Token::new(Kind(token.0), at, at + 1))
            .collect();
        format.parse(&mut parser, &tokens).is_ok()
    };
    let show = |sentence: &[TokenId]| {
        let names: Vec<&str> = sentence
            .iter()
            .map(|&t| compiled.grammar.token_name(t))
            .collect();
        names.join(" ")
    };
    let source = Bnf::of_grammar(&compiled.grammar);
    let normal = Bnf::of_pnf(&compiled.pnf);
    let from_source = source.sentences().ok_or("the grammar has no sentence")?;
    let from_normal = normal
        .sentences()
        .ok_or("the normal form has no sentence")?;
    let mut random = Rng::with_seed(0x5ec4_7e02);
    let mut judged = 0;
    for _ in 0..count {
        let budget = random.usize(4..200);
        let sentence = from_source.next(&mut random, budget);
        if !accepts(&sentence) {
            return Err(format!("lost by the normal form: {}", show(&sentence)).into());
        }
        let sentence = from_normal.next(&mut random, budget.min(90));
        if !accepts(&sentence) {
            return Err(format!("not parsed by its own grammar: {}", show(&sentence)).into());
        }
        // Earley's algorithm is slow on long sentences.
        if sentence.len() > 50 {
            continue;
        }
        judged += 1;
        if !source.recognizes(&sentence) {
            return Err(format!("gained by the normal form: {}", show(&sentence)).into());
        }
        let damaged = damage(&mut random, sentence, compiled.grammar.tokens.len());
        let expected = source.recognizes(&damaged);
        if accepts(&damaged) != expected {
            let verb = if expected { "refused" } else { "accepted" };
            return Err(format!("wrongly {verb}: {}", show(&damaged)).into());
        }
    }
    if judged < count / 2 {
        return Err(format!("only {judged} sentences were short enough to be judged").into());
    }
    Ok(())
}

fn damage(random: &mut Rng, mut sentence: Vec<TokenId>, tokens: usize) -> Vec<TokenId> {
    let any = TokenId(random.u16(1..tokens.max(2) as u16));
    if sentence.is_empty() {
        return vec![any];
    }
    let at = random.usize(..sentence.len());
    match random.u8(..4) {
        0 => {
            sentence.remove(at);
        }
        1 => sentence.insert(at, any),
        2 => sentence[at] = any,
        _ => {
            let other = random.usize(..sentence.len());
            sentence.swap(at, other);
        }
    }
    sentence
}
