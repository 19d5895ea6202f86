//! Families of hooks with small grammars: the tokens of texts, and whether they parse.

mod blocks;
mod csharp;
mod order;
mod script;
mod sets;
mod strings;
mod templates;

use grammar_compiler::hints::HookLibrary;
use grammar_compiler::load::Loader;
use secateur_syntax::format::{Format, TableFormat};
use secateur_syntax::lex::{Token, tokenize, tokenize_recovering};
use secateur_syntax::parse::Parser;

const HOOKS: HookLibrary = grammar_compiler::hook_library!(secateur_hooks);

struct Judge {
    format: TableFormat,
    parser: Parser,
}

impl Judge {
    /// Compiles a combined grammar, or lexer and parser grammars; nothing may be unanswered.
    fn new(grammars: &[&str]) -> Self {
        let (first, others) = grammars.split_first().expect("a grammar");
        let mut loader = Loader::text("test.g4", *first).hooks(HOOKS);
        for other in others {
            loader = loader.and_text("test.g4", *other);
        }
        let loaded = loader.load().unwrap_or_else(|error| panic!("{error}"));
        assert!(!loaded.warnings.contains("hook"), "{}", loaded.warnings);
        let compiled = loaded.compile().unwrap_or_else(|error| panic!("{error}"));
        let format = secateur_hooks::link(compiled.tables).unwrap();
        Self {
            parser: Parser::new(format.language()),
            format,
        }
    }

    fn tokens(&self, text: &str) -> Vec<Token> {
        let tokens = tokenize(self.format.language(), text.as_bytes());
        tokens.unwrap_or_else(|error| panic!("{text:?}: {error}"))
    }

    /// Returns the names of a text's tokens; these are in order and within any text.
    fn names(&self, text: &str) -> String {
        let language = self.format.language();
        let tokens = self.tokens(text);
        let mut last = 0;
        for token in &tokens {
            assert!(last <= token.start && token.start <= token.end, "{text:?}");
            last = token.end;
        }
        assert!(last as usize <= text.len());
        for cut in 0..text.len() {
            let (before, after) = text.as_bytes().split_at(cut);
            let without = [before, &after[1..]].concat();
            for damaged in [before, after, &without] {
                let _ = tokenize_recovering(language, damaged);
            }
        }
        let names = tokens.iter().map(|token| language.kind_name(token.kind));
        names.collect::<Vec<_>>().join(" ")
    }

    fn accepts(&mut self, text: &str) -> bool {
        let tokens = self.tokens(text);
        self.format.parse(&mut self.parser, &tokens).is_ok()
    }
}
