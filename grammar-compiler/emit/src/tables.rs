//! The tables as a `static`.

use std::borrow::Cow;

use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};

use secateur_tables::{
    Disposition, Kind, LexerProgram, LexerRule, LexerState, LexerTables, ModeStep, Origin, Tables,
};

/// The tables as a constant.
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
        origin_names,
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
        quote!(secateur_tables::StandIn { kind: #kind, text: Cow::Borrowed(#text) })
    });
    let lexer = lexer_tables(lexer);
    let tokens = tokens.iter().map(|token| {
        let name = &token.name;
        let role = ident(format!("{:?}", token.role));
        match &token.shortest {
            Some(text) => quote!(token(#name, Some(Cow::Borrowed(#text)), TokenRole::#role)),
            None => quote!(token(#name, None, TokenRole::#role)),
        }
    });
    let rules_of = rules;
    let rules = rules.iter().map(|rule| {
        let (name, lazy) = (&rule.name, rule.lazy);
        let form = ident(format!("{:?}", rule.form));
        let (first, len) = (plain(rule.first), plain(rule.len));
        let of = match &rule.origin {
            Origin::Written => quote!(Origin::Written),
            Origin::Outlined { of, part, known_as } => {
                let part = ident(format!("{part:?}"));
                let (of, known_as) = (plain(*of), plain(*known_as));
                quote!(outlined(#of, Part::#part, #known_as))
            }
        };
        quote!(rule(#name, Form::#form, #first, #len, #lazy, #of))
    });
    let origin_names = origin_names.iter().map(|name| quote!(Cow::Borrowed(#name)));
    let symbols = symbols.iter().map(|&kind| kind_of(kind));
    let shortest_tokens = shortest_tokens.iter().map(|&kind| kind_of(kind));
    let start = kind_of(*start);
    let first_guard = kind_of(*first_guard);
    let guard_tokens = numbers(guard_tokens);
    let hook = match hook {
        None => quote!(None),
        Some(name) => quote!(Some(Cow::Borrowed(#name))),
    };
    let decision_rows = numbers(decision_rows);
    let decisions = numbers(decisions);
    let further_rows = numbers(further_rows);
    let runs = further.iter().map(|run| {
        let (first, last, choice) = (plain(run.first.0), plain(run.last.0), plain(run.choice));
        quote!(run(#first, #last, #choice))
    });
    let subsumes = numbers(subsumes);
    let shortest = numbers(shortest);
    let program = tables.lexer.program.as_ref().map(|_| {
        quote!(
            use secateur_tables::{LexerProgram, LexerState};
        )
    });
    let (outlined_use, outlined) = match rules_of.iter().all(|rule| rule.origin == Origin::Written)
    {
        true => (None, None),
        false => (
            Some(quote!(
                use secateur_tables::Part;
            )),
            Some(quote! {
                const fn outlined(of: u16, part: Part, known_as: u16) -> Origin {
                    Origin::Outlined { of, part, known_as }
                }
            }),
        ),
    };
    // What is not used would be warned of.
    let (further_use, further_run) = match further.is_empty() {
        true => (None, None),
        false => (
            Some(quote!(
                use secateur_tables::FurtherRun;
            )),
            Some(quote! {
                const fn run(first: u16, last: u16, choice: u16) -> FurtherRun {
                    FurtherRun { first: Kind(first), last: Kind(last), choice }
                }
            }),
        ),
    };
    quote! {
        #![doc = " The tables of the language: see `secateur_tables`."]

        use std::borrow::Cow;
        #program
        #further_use
        #outlined_use

        use secateur_tables::{
            ClassRange, Disposition, Form, Kind, LexerRule, LexerTables, ModeStep, Origin, Rule,
            Tables, TokenRole, TokenType,
        };

        #[doc = " The tables of the language."]
        pub const TABLES: Tables = Tables {
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
            origin_names: Cow::Borrowed(&[#(#origin_names),*]),
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

        const fn token(
            name: &'static str,
            shortest: Option<Cow<'static, str>>,
            role: TokenRole,
        ) -> TokenType {
            TokenType { name: Cow::Borrowed(name), shortest, role }
        }

        const fn rule(
            name: &'static str,
            form: Form,
            first: u32,
            len: u32,
            lazy: bool,
            origin: Origin,
        ) -> Rule {
            Rule { name: Cow::Borrowed(name), form, first, len, lazy, origin }
        }

        #outlined

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
    let texts = |texts: &[Cow<'static, str>]| -> Vec<TokenStream> {
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
    let (token, channel) = (plain(rule.token.0), plain(rule.channel));
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

pub(super) fn kind_of(kind: Kind) -> TokenStream {
    let kind = plain(kind.0);
    quote!(Kind(#kind))
}

fn ident(name: String) -> proc_macro2::Ident {
    proc_macro2::Ident::new(&name, proc_macro2::Span::call_site())
}

pub(super) fn plain(number: impl Into<u64>) -> Literal {
    Literal::u64_unsuffixed(number.into())
}

fn numbers<T: Copy + Into<u64>>(numbers: &[T]) -> impl Iterator<Item = impl ToTokens> {
    numbers.iter().map(|&number| plain(number))
}
