//! The shortest sentence of each kind.

use secateur_tables::Kind;

use super::{Input, kind};
use crate::normalize::cfg::Symbol;
use secateur_tables::Form;

/// Tokens, then characters.
type Cost = (u32, u32);

/// Sentences as token types, one after another, and where each begins (one entry
/// more than there are kinds).
pub(super) struct Shortest {
    pub(super) starts: Vec<u32>,
    pub(super) tokens: Vec<Kind>,
}

/// `texts` are the shortest texts of the token types; a token that has none is
/// used only if nothing else will do.
pub(super) fn shortest(input: Input<'_>, texts: &[Option<String>]) -> Shortest {
    let rules = input.pnf.rules.len();
    let guard = input.pnf.first_guard.0;
    let token = |token: u16| match (token, &texts[usize::from(token)]) {
        (0, _) => (0, 0),
        (token, _) if token >= guard => (0, 0),
        (_, Some(text)) => (1, text.chars().count() as u32),
        (_, None) => (1, 1 << 20),
    };
    let mut costs: Vec<Option<Cost>> = vec![None; rules];
    let cost = |costs: &[Option<Cost>], symbol: Symbol| match symbol {
        Symbol::Token(t) => Some(token(t.0)),
        Symbol::Rule(rule) => costs[rule as usize],
    };
    // Chosen when the cost was found, so choices never lead in a circle.
    let mut chosen: Vec<usize> = vec![0; rules];
    loop {
        let mut changed = false;
        for (index, rule) in input.pnf.rules.iter().enumerate() {
            let now = match rule.form {
                Form::Star | Form::Optional => Some((0, 0)),
                Form::Sequence | Form::Plus => rule
                    .symbols
                    .iter()
                    .map(|&symbol| cost(&costs, symbol))
                    .try_fold((0u32, 0u32), |sum, part| {
                        part.map(|p| (sum.0.saturating_add(p.0), sum.1.saturating_add(p.1)))
                    }),
                Form::Alternation | Form::Set => {
                    let all = rule.symbols.iter().enumerate();
                    let best = all
                        .filter_map(|(at, &symbol)| cost(&costs, symbol).map(|c| (c, at)))
                        .min();
                    if let Some((best, at)) = best
                        && costs[index].is_none_or(|known| best < known)
                    {
                        chosen[index] = at;
                    }
                    best.map(|(best, _)| best)
                }
            };
            if let Some(now) = now
                && costs[index].is_none_or(|known| now < known)
            {
                costs[index] = Some(now);
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    let mut starts = Vec::with_capacity(input.tokens + rules + 1);
    let mut tokens: Vec<Kind> = Vec::new();
    for t in 0..input.tokens as u16 {
        starts.push(tokens.len() as u32);
        if t != 0 && t < guard {
            tokens.push(Kind(t));
        }
    }
    for rule in 0..rules as u32 {
        starts.push(tokens.len() as u32);
        let mut work = vec![Symbol::Rule(rule)];
        while let Some(symbol) = work.pop() {
            match symbol {
                Symbol::Token(t) if t.0 == 0 || t.0 >= guard => {}
                Symbol::Token(_) => tokens.push(kind(input.tokens, symbol)),
                Symbol::Rule(rule) => {
                    let body = &input.pnf.rules[rule as usize];
                    match body.form {
                        Form::Star | Form::Optional => {}
                        Form::Sequence | Form::Plus => work.extend(body.symbols.iter().rev()),
                        Form::Alternation | Form::Set => {
                            work.push(body.symbols[chosen[rule as usize]]);
                        }
                    }
                }
            }
        }
    }
    starts.push(tokens.len() as u32);
    Shortest { starts, tokens }
}
