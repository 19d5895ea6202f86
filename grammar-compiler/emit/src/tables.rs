//! The tables as a `static`.

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};

use grammar_compiler::analyze::{
    Disposition, LexerProgram, LexerRule, LexerState, LexerTables, ModeStep, Tables,
};
use grammar_compiler::lower::OWN_HOOK;

/// The runtime's `Language` as static data.
pub(super) fn tables(tables: &Tables) -> TokenStream {
    let Tables {
        name,
        extensions,
        interpreters,
        notes,
        stand_ins,
        lexer,
        hook,
        first_guard,
        guard_tokens,
        tokens,
        rules,
        symbols,
        start,
        nullable,
        decision_rows,
        decisions,
        further_rows,
        further,
        subsumes,
        shortest,
        shortest_tokens,
    } = tables;
    let extensions = extensions.iter().map(|e| quote!(Cow::Borrowed(#e)));
    let interpreters = interpreters.iter().map(|i| quote!(Cow::Borrowed(#i)));
    let stand_ins = stand_ins.iter().map(|stand_in| {
        let (kind, text) = (kind_of(stand_in.kind), &stand_in.text);
        quote!(secateur_runtime::language::StandIn { kind: #kind, text: Cow::Borrowed(#text) })
    });
    let lexer = lexer_tables(lexer);
    let tokens = tokens.iter().map(|token| {
        let name = &token.name;
        match &token.shortest {
            Some(text) => quote!(token(#name, Some(Cow::Borrowed(#text)))),
            None => quote!(token(#name, None)),
        }
    });
    let rules = rules.iter().map(|rule| {
        let (name, lazy) = (&rule.name, rule.lazy);
        let form = proc_macro2::Ident::new(rule.form, proc_macro2::Span::call_site());
        let (first, len) = (plain(rule.first), plain(rule.len));
        quote!(rule(#name, Form::#form, #first, #len, #lazy))
    });
    let symbols = symbols.iter().map(|&kind| kind_of(kind));
    let shortest_tokens = shortest_tokens.iter().map(|&kind| kind_of(kind));
    let start = kind_of(*start);
    let first_guard = kind_of(*first_guard);
    let guard_tokens = numbers(guard_tokens);
    let hook = match hook {
        None => quote!(None),
        Some(name) if name == OWN_HOOK => quote! {
            Some(secateur_runtime::hooks::LanguageHook::Own(Some(&super::hook::FAMILY)))
        },
        Some(name) => quote!(Some(secateur_runtime::hooks::LanguageHook::Shared(#name))),
    };
    let decision_rows = numbers(decision_rows);
    let decisions = numbers(decisions);
    let further_rows = numbers(further_rows);
    let runs = further.iter().map(|run| {
        let (first, last, choice) = (plain(run.first), plain(run.last), plain(run.choice));
        quote!(run(#first, #last, #choice))
    });
    let subsumes = numbers(subsumes);
    let shortest = numbers(shortest);
    let program = tables.lexer.program.as_ref().map(|_| {
        quote!(
            use secateur_runtime::language::{LexerProgram, LexerState};
        )
    });
    // What is not used would be warned of.
    let (further_use, further_run) = match further.is_empty() {
        true => (None, None),
        false => (
            Some(quote!(
                use secateur_runtime::language::FurtherRun;
            )),
            Some(quote! {
                const fn run(first: u16, last: u16, choice: u16) -> FurtherRun {
                    FurtherRun { first: Kind(first), last: Kind(last), choice }
                }
            }),
        ),
    };
    quote! {
        #![doc = " The language's tables: see `secateur_runtime::language`."]

        use std::borrow::Cow;
        #program
        #further_use

        use secateur_runtime::language::{
            ClassRange, Disposition, Form, Kind, Language, LexerRule, LexerTables, ModeStep, Rule,
            TokenType,
        };

        #[doc = " All that the runtime knows of the language."]
        pub static LANGUAGE: Language = Language {
            name: Cow::Borrowed(#name),
            extensions: Cow::Borrowed(&[#(#extensions),*]),
            interpreters: Cow::Borrowed(&[#(#interpreters),*]),
            notes: Cow::Borrowed(#notes),
            stand_ins: Cow::Borrowed(&[#(#stand_ins),*]),
            lexer: #lexer,
            hook: #hook,
            first_guard: #first_guard,
            guard_tokens: Cow::Borrowed(&[#(#guard_tokens),*]),
            tokens: Cow::Borrowed(&[#(#tokens),*]),
            rules: Cow::Borrowed(&[#(#rules),*]),
            symbols: Cow::Borrowed(&[#(#symbols),*]),
            start: #start,
            nullable: Cow::Borrowed(&[#(#nullable),*]),
            decision_rows: Cow::Borrowed(&[#(#decision_rows),*]),
            decisions: Cow::Borrowed(&[#(#decisions),*]),
            further_rows: Cow::Borrowed(&[#(#further_rows),*]),
            further: Cow::Borrowed(&[#(#runs),*]),
            subsumes: Cow::Borrowed(&[#(#subsumes),*]),
            shortest: Cow::Borrowed(&[#(#shortest),*]),
            shortest_tokens: Cow::Borrowed(&[#(#shortest_tokens),*]),
        };

        const fn token(name: &'static str, shortest: Option<Cow<'static, str>>) -> TokenType {
            TokenType { name: Cow::Borrowed(name), shortest }
        }

        const fn rule(name: &'static str, form: Form, first: u32, len: u32, lazy: bool) -> Rule {
            Rule { name: Cow::Borrowed(name), form, first, len, lazy }
        }

        const fn matched(
            token: u16,
            disposition: Disposition,
            channel: u16,
            modes: &'static [ModeStep],
            code: &'static [u16],
        ) -> LexerRule {
            LexerRule {
                token: Kind(token),
                disposition,
                channel,
                modes: Cow::Borrowed(modes),
                code: Cow::Borrowed(code),
            }
        }

        const fn range(first: u32, last: u32, class: u16) -> ClassRange {
            ClassRange { first, last, class }
        }

        #further_run
    }
}

fn lexer_tables(lexer: &LexerTables) -> TokenStream {
    let ascii = numbers(&lexer.ascii);
    let ranges = lexer.ranges.iter().map(|range| {
        let (first, last, class) = (plain(range.first), plain(range.last), plain(range.class));
        quote!(range(#first, #last, #class))
    });
    let classes = plain(lexer.classes);
    let transitions = numbers(&lexer.transitions);
    let accepts = numbers(&lexer.accepts);
    let modes = numbers(&lexer.modes);
    let rules = lexer.rules.iter().map(lexer_rule);
    let texts = |texts: &[String]| -> Vec<TokenStream> {
        let texts = texts.iter().map(|text| quote!(Cow::Borrowed(#text)));
        texts.collect()
    };
    let mode_names = texts(&lexer.mode_names);
    let channel_names = texts(&lexer.channel_names);
    let code = texts(&lexer.code);
    let program = match &lexer.program {
        None => quote!(None),
        Some(program) => {
            let program = lexer_program(program);
            quote!(Some(#program))
        }
    };
    quote! {
        LexerTables {
            ascii: Cow::Borrowed(&[#(#ascii),*]),
            ranges: Cow::Borrowed(&[#(#ranges),*]),
            classes: #classes,
            transitions: Cow::Borrowed(&[#(#transitions),*]),
            accepts: Cow::Borrowed(&[#(#accepts),*]),
            modes: Cow::Borrowed(&[#(#modes),*]),
            rules: Cow::Borrowed(&[#(#rules),*]),
            program: #program,
            mode_names: Cow::Borrowed(&[#(#mode_names),*]),
            channel_names: Cow::Borrowed(&[#(#channel_names),*]),
            code: Cow::Borrowed(&[#(#code),*]),
        }
    }
}

fn lexer_program(program: &LexerProgram) -> TokenStream {
    let states = program.states.iter().map(|state| match *state {
        LexerState::Chars { set, next } => {
            let (set, next) = (plain(set), plain(next));
            quote!(LexerState::Chars { set: #set, next: #next })
        }
        LexerState::Fork { first, len, lazy } => {
            let (first, len) = (plain(first), plain(len));
            quote!(LexerState::Fork { first: #first, len: #len, lazy: #lazy })
        }
        LexerState::Call { to, back } => {
            let (to, back) = (plain(to), plain(back));
            quote!(LexerState::Call { to: #to, back: #back })
        }
        LexerState::Guard { code, next } => {
            let (code, next) = (plain(code), plain(next));
            quote!(LexerState::Guard { code: #code, next: #next })
        }
        LexerState::Return => quote!(LexerState::Return),
        LexerState::Accept(rule) => quote!(LexerState::Accept(#rule)),
    });
    let targets = numbers(&program.targets);
    let sets = numbers(&program.sets);
    let starts = numbers(&program.starts);
    let modes = numbers(&program.modes);
    quote! {
        LexerProgram {
            states: Cow::Borrowed(&[#(#states),*]),
            targets: Cow::Borrowed(&[#(#targets),*]),
            sets: Cow::Borrowed(&[#(#sets),*]),
            starts: Cow::Borrowed(&[#(#starts),*]),
            modes: Cow::Borrowed(&[#(#modes),*]),
        }
    }
}

fn lexer_rule(rule: &LexerRule) -> TokenStream {
    let (token, channel) = (plain(rule.token), plain(rule.channel));
    let disposition = match rule.disposition {
        Disposition::Emit => quote!(Disposition::Emit),
        Disposition::Skip => quote!(Disposition::Skip),
        Disposition::More => quote!(Disposition::More),
    };
    let modes = rule.modes.iter().map(|mode| match mode {
        ModeStep::Set(mode) => quote!(ModeStep::Set(#mode)),
        ModeStep::Push(mode) => quote!(ModeStep::Push(#mode)),
        ModeStep::Pop => quote!(ModeStep::Pop),
    });
    let code = numbers(&rule.code);
    quote!(matched(#token, #disposition, #channel, &[#(#modes),*], &[#(#code),*]))
}

pub(super) fn kind_of(kind: u16) -> TokenStream {
    let kind = plain(kind);
    quote!(Kind(#kind))
}

pub(super) fn plain(number: impl Into<u64>) -> Literal {
    Literal::u64_unsuffixed(number.into())
}

fn numbers<T: Copy + Into<u64>>(numbers: &[T]) -> impl Iterator<Item = impl ToTokens> {
    numbers.iter().map(|&number| plain(number))
}
