//! One-token decisions as `match`.

use std::collections::BTreeMap;

use proc_macro2::TokenStream;
use quote::quote;

use crate::analyze::{ADAPTIVE, NO_ROW, NONE};
use crate::compile::Compiled;

/// A type that decides by compiled code what the tables' rows decide.
pub(super) fn decisions(compiled: &Compiled) -> TokenStream {
    let tables = &compiled.tables;
    let width = tables.tokens.len();
    let mut rules_of: BTreeMap<u16, Vec<u16>> = BTreeMap::new();
    for (rule, &row) in tables.decision_rows.iter().enumerate() {
        if row != NO_ROW {
            rules_of
                .entry(row)
                .or_default()
                .push(tables.start + rule as u16);
        }
    }
    let arms = rules_of.iter().map(|(&row, rules)| {
        let row = &tables.decisions[usize::from(row) * width..][..width];
        let choose = choose(row);
        quote!(#(#rules)|* => #choose,)
    });
    quote! {
        #![doc = " What one token of lookahead decides, rule by rule."]

        use secateur_runtime::language::Kind;
        use secateur_runtime::parse::{Choice, Predict};

        #[doc = " Decides by compiled code what the tables say."]
        #[derive(Clone, Copy, Debug)]
        pub struct Compiled;

        impl Predict for Compiled {
            #[inline]
            fn predict(&self, rule: Kind, token: Kind) -> Choice {
                match rule.0 {
                    #(#arms)*
                    _ => Choice::ADAPTIVE,
                }
            }
        }
    }
}

/// A row as an expression: tokens with the same answer share an arm.
fn choose(row: &[u16]) -> TokenStream {
    let mut tokens_of: BTreeMap<u16, Vec<u16>> = BTreeMap::new();
    for (token, &choice) in row.iter().enumerate() {
        if choice != NONE {
            tokens_of.entry(choice).or_default().push(token as u16);
        }
    }
    let arms = tokens_of.iter().map(|(&choice, tokens)| {
        let patterns = runs(tokens);
        let choice = match choice {
            ADAPTIVE => quote!(Choice::ADAPTIVE),
            number => quote!(Choice::alternative(#number)),
        };
        quote!(#(#patterns)|* => #choice,)
    });
    quote! {
        match token.0 {
            #(#arms)*
            _ => Choice::NONE,
        }
    }
}

/// Ascending numbers as patterns, runs as ranges.
fn runs(numbers: &[u16]) -> Vec<TokenStream> {
    numbers
        .chunk_by(|a, b| a + 1 == *b)
        .map(|run| match (run[0], run[run.len() - 1]) {
            (first, last) if first == last => quote!(#first),
            (first, last) => quote!(#first..=#last),
        })
        .collect()
}
