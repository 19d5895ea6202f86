//! Decisions by one token or a few as `match`.

use std::collections::BTreeMap;

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use secateur_tables::{Choice, FurtherRun, Tables};

use grammar_compiler::compile::Compiled;

/// A type that decides by compiled code what the tables' rows decide.
pub(super) fn decisions(compiled: &Compiled) -> TokenStream {
    let tables = &compiled.tables;
    let width = tables.tokens.len();
    let mut rules_of: BTreeMap<u16, Vec<Literal>> = BTreeMap::new();
    for (rule, &row) in tables.decision_rows.iter().enumerate() {
        if row != Tables::NO_ROW {
            rules_of
                .entry(row)
                .or_default()
                .push(Literal::u16_unsuffixed((width + rule) as u16));
        }
    }
    let arms = rules_of.iter().map(|(&row, rules)| {
        let row = &tables.decisions[usize::from(row) * width..][..width];
        let choose = choose(row);
        quote!(#(#rules)|* => #choose,)
    });
    let bounds = tables.further_rows.windows(2);
    let further = bounds.zip(0u16..).map(|(bounds, row)| {
        let runs = &tables.further[bounds[0] as usize..bounds[1] as usize];
        let choose = choose_further(runs);
        let row = Literal::u16_unsuffixed(row);
        quote!(#row => #choose,)
    });
    let further = match tables.further.is_empty() {
        true => quote! {
            #[inline]
            fn further(&self, _row: u16, _token: Kind) -> Choice {
                Choice::ADAPTIVE
            }
        },
        false => quote! {
            fn further(&self, row: u16, token: Kind) -> Choice {
                match row {
                    #(#further)*
                    _ => Choice::ADAPTIVE,
                }
            }
        },
    };
    quote! {
        #![doc = " What one token of lookahead decides, rule by rule, and what a few do."]

        use secateur_syntax::Predict;
        use secateur_tables::{Choice, Kind};

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

            #further
        }
    }
}

/// A row as an expression: tokens with the same answer share an arm.
fn choose(row: &[u16]) -> TokenStream {
    let mut tokens_of: BTreeMap<u16, Vec<u16>> = BTreeMap::new();
    for (token, &choice) in row.iter().enumerate() {
        if choice != Choice::NONE.0 {
            tokens_of.entry(choice).or_default().push(token as u16);
        }
    }
    let arms = tokens_of.iter().map(|(&choice, tokens)| {
        let patterns = runs(tokens);
        let choice = choice_of(choice);
        quote!(#(#patterns)|* => #choice,)
    });
    quote! {
        match token.0 {
            #(#arms)*
            _ => Choice::NONE,
        }
    }
}

/// A row of further tokens as an expression.
fn choose_further(runs: &[FurtherRun]) -> TokenStream {
    let mut runs_of: BTreeMap<u16, Vec<TokenStream>> = BTreeMap::new();
    for run in runs {
        let patterns = runs_of.entry(run.choice).or_default();
        patterns.push(pattern(run.first.0, run.last.0));
    }
    let arms = runs_of.iter().map(|(&choice, patterns)| {
        let choice = choice_of(choice);
        quote!(#(#patterns)|* => #choice,)
    });
    quote! {
        match token.0 {
            #(#arms)*
            _ => Choice::ADAPTIVE,
        }
    }
}

fn choice_of(choice: u16) -> TokenStream {
    let choice = Choice(choice);
    if choice == Choice::ADAPTIVE {
        return quote!(Choice::ADAPTIVE);
    }
    if let Some(row) = choice.row() {
        let row = Literal::u16_unsuffixed(row);
        return quote!(Choice::further(#row));
    }
    let number = Literal::u16_unsuffixed(choice.0);
    quote!(Choice::alternative(#number))
}

/// Ascending numbers as patterns, runs as ranges.
fn runs(numbers: &[u16]) -> Vec<TokenStream> {
    numbers
        .chunk_by(|a, b| a + 1 == *b)
        .map(|run| pattern(run[0], run[run.len() - 1]))
        .collect()
}

fn pattern(first: u16, last: u16) -> TokenStream {
    let is_one = first == last;
    let [first, last] = [first, last].map(Literal::u16_unsuffixed);
    match is_one {
        true => quote!(#first),
        false => quote!(#first..=#last),
    }
}
