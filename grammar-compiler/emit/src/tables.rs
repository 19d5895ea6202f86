//! The named tables of a language: all but kinds and automata.

use std::borrow::Cow;

use grammar_compiler::compile::Compiled;
use grammar_compiler::print::lexer_rules;
use proc_macro2::{Ident, Literal, Span};
use quote::quote;

use secateur_tables::{
    Counted, Description, Disposition, Embedding, Kind, LexerRule, LexerTables, ModeStep, Named,
};

use crate::names::Names;
use crate::notation::filled;
use crate::{COLUMNS, spaced};

pub(super) fn tables(compiled: &Compiled, names: &Names) -> String {
    let description = compiled.tables.description();
    let Description {
        name,
        notes,
        lexer,
        first_guard,
        tokens,
        start,
        ..
    } = description;
    let texts = |texts: &[Cow<'static, str>]| quote!(Cow::Borrowed(&[#(Cow::Borrowed(#texts)),*]));
    // Empty and usual fields are left out.
    let usual = LexerTables::of(Vec::new());
    let field = |name: &str, all: &[Cow<'static, str>], usual: &[Cow<'static, str>]| {
        let (name, written) = (Ident::new(name, Span::call_site()), texts(all));
        (all != usual).then(|| quote!(#name: #written,))
    };
    let extensions = field("extensions", &description.extensions, &[]);
    let interpreters = field("interpreters", &description.interpreters, &[]);
    let notes = (!notes.is_empty()).then(|| quote!(notes: Cow::Borrowed(#notes),));
    let stand_ins = (!description.stand_ins.is_empty()).then(|| {
        let all = description.stand_ins.iter().map(|stand_in| {
            let (kind, text) = (names.constant(stand_in.kind), &stand_in.text);
            quote!(secateur_tables::StandIn { kind: #kind, text: Cow::Borrowed(#text) })
        });
        quote!(stand_ins: Cow::Borrowed(&[#(#all),*]),)
    });
    let counts = (!description.counts.is_empty()).then(|| {
        let all = description.counts.iter().map(|count| {
            let (token, of) = (names.constant(count.token), names.constant(count.of.kind()));
            let of = match count.of {
                Counted::Tokens(_) => quote!(Counted::Tokens(#of)),
                Counted::Largest(_) => quote!(Counted::Largest(#of)),
            };
            quote!(Count { token: #token, of: #of })
        });
        quote!(counts: Cow::Borrowed(&[#(#all),*]),)
    });
    let count_types = counts.as_ref().map(|_| quote!(Count, Counted,));
    let embedded = (!description.embedded.is_empty()).then(|| {
        let all = description.embedded.iter().map(|it| embedding(it, names));
        quote!(embedded: Cow::Borrowed(&[#(#all),*]),)
    });
    let hook = description.hook.as_ref();
    let hook = hook.map(|name| quote!(hook: Some(Cow::Borrowed(#name)),));
    let mode_names = field("mode_names", &lexer.mode_names, &usual.mode_names);
    let channel_names = field("channel_names", &lexer.channel_names, &usual.channel_names);
    let code = field("code", &lexer.code, &usual.code);
    let lexer = quote!(LexerTables::of(lexer_rules()));
    let lexer = match (&mode_names, &channel_names, &code) {
        (None, None, None) => lexer,
        _ => quote!(LexerTables { #mode_names #channel_names #code ..#lexer }),
    };
    let guards = Literal::usize_unsuffixed(tokens.len() - first_guard.index());
    let start = names.constant(*start);
    let uses_modes = description
        .lexer
        .rules
        .iter()
        .any(|rule| !rule.modes.is_empty());
    let modes = uses_modes.then(|| quote!(ModeStep,));
    let code = quote! {
        #![doc = " What is known of the language by name: see `secateur_tables::Description`."]

        use std::borrow::Cow;
        use std::sync::LazyLock;

        use secateur_tables::{#count_types Description, LexerRule, LexerTables, #modes NodeKinds};

        use super::kinds::*;

        #[doc = " What is known of the language by name: all but the automata."]
        pub static DESCRIPTION: LazyLock<Description> = LazyLock::new(|| {
            Description {
                #extensions
                #interpreters
                #notes
                #stand_ins
                #counts
                #embedded
                lexer: #lexer,
                #hook
                ..NodeKinds::of(TOKENS, RULES, #guards).description(#name, #start)
            }
        });
    };
    let file: syn::File = syn::parse_quote!(#code);
    format!(
        "{}\n{}",
        spaced(&prettyplease::unparse(&file)),
        entries(compiled, names)
    )
}

fn embedding(embedding: &Embedding, names: &Names) -> proc_macro2::TokenStream {
    let Embedding {
        token,
        named,
        language,
        coding,
        frame: (before, behind),
    } = embedding;
    let token = names.constant(*token);
    let named = match named {
        None => quote!(None),
        Some(Named { by, names: all }) => {
            let by = match by {
                None => quote!(None),
                Some(by) => {
                    let by = names.constant(*by);
                    quote!(Some(#by))
                }
            };
            quote!(Some(secateur_tables::Named {
                by: #by,
                names: Cow::Borrowed(&[#(Cow::Borrowed(#all)),*]),
            }))
        }
    };
    let coding = Ident::new(&format!("{coding:?}"), Span::call_site());
    quote! {
        secateur_tables::Embedding {
            token: #token,
            named: #named,
            language: Cow::Borrowed(#language),
            coding: secateur_tables::Coding::#coding,
            frame: (Cow::Borrowed(#before), Cow::Borrowed(#behind)),
        }
    }
}

fn entries(compiled: &Compiled, names: &Names) -> String {
    const INDENT: &str = "        ";
    let all = &compiled.tables.lexer.rules;
    let is_literal = |(rule, token): &(&LexerRule, u16)| **rule == LexerRule::emit(Kind(*token));
    let named = |token: u16| compiled.tables.kind_name(Kind(token)).starts_with('\'');
    let literals = all
        .iter()
        .zip(1..)
        .take_while(|entry| is_literal(entry) && named(entry.1));
    let literals = literals.count();
    let mut text = "/// What follows when a lexer rule has matched, in the order of the grammar. \
                    The rules of literals\n/// are the first; a fragment makes no token.\n\
                    fn lexer_rules() -> Vec<LexerRule> {\n"
        .to_owned();
    match literals {
        0 => text.push_str("    vec![\n"),
        last => {
            let last = names.constant(Kind(last as u16));
            text.push_str(&format!(
                "    let mut rules = LexerRule::literals({last});\n"
            ));
            text.push_str("    rules.extend([\n");
        }
    }
    let mut line = String::new();
    let mut at = 0;
    for rule in lexer_rules(&compiled.grammar) {
        let entries = &all[at..at + rule.entries];
        at += rule.entries;
        if at <= literals {
            continue;
        }
        if rule.is_fragment {
            end(&mut text, &mut line);
            let head = format!("// {} :", rule.name);
            for (number, comment) in filled(&head, rule.words, COLUMNS - INDENT.len() - 3)
                .iter()
                .enumerate()
            {
                let sign = if number == 0 { "" } else { "// " };
                text.push_str(&format!("{INDENT}{sign}{comment}\n"));
            }
        }
        for entry in entries {
            let entry = lexer_rule(entry, rule.is_fragment, names);
            if INDENT.len() + line.len() + 1 + entry.len() > COLUMNS {
                end(&mut text, &mut line);
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&entry);
        }
    }
    end(&mut text, &mut line);
    text.push_str(match literals {
        0 => "    ]\n}\n",
        _ => "    ]);\n    rules\n}\n",
    });
    text
}

fn end(text: &mut String, line: &mut String) {
    if !line.is_empty() {
        text.push_str(&format!("        {line}\n"));
        line.clear();
    }
}

fn lexer_rule(rule: &LexerRule, is_fragment: bool, names: &Names) -> String {
    let token = match rule.token {
        Kind::EOF => "EOF".to_owned(),
        token => names.constant(token).to_string(),
    };
    let mut text = match rule.disposition {
        Disposition::Emit if is_fragment => "LexerRule::fragment()".to_owned(),
        Disposition::Emit => format!("LexerRule::emit({token})"),
        Disposition::Skip => format!("LexerRule::skip({token})"),
        Disposition::More => format!("LexerRule::more({token})"),
    };
    if rule.channel != 0 {
        text.push_str(&format!(".on_channel({})", rule.channel));
    }
    if !rule.modes.is_empty() {
        let modes = rule.modes.iter().map(|mode| match mode {
            ModeStep::Set(mode) => format!("ModeStep::Set({mode})"),
            ModeStep::Push(mode) => format!("ModeStep::Push({mode})"),
            ModeStep::Pop => "ModeStep::Pop".to_owned(),
        });
        let modes = modes.collect::<Vec<_>>().join(", ");
        text.push_str(&format!(".changing(&[{modes}])"));
    }
    if !rule.code.is_empty() {
        let code: Vec<String> = rule.code.iter().map(u16::to_string).collect();
        text.push_str(&format!(".calling(&[{}])", code.join(", ")));
    }
    text.push(',');
    text
}
