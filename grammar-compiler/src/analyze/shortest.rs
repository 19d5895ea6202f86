//! Shortest sentences.

use secateur_tables::Kind;

use super::{Input, kind};
use crate::normalize::cfg::Symbol;
use secateur_tables::Form;

/// Number of tokens, then of characters.
type Cost = (u32, u32);

/// Maximal number of tokens of all shortest sentences: chains of rules can double the length each
/// time.
const MOST: u64 = 1 << 22;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the shortest sentences have more than {MOST} tokens together; that of `{rule}` has {length}"
)]
pub struct LongSentences {
    /// The rule with the longest sentence.
    pub rule: String,
    /// Number of tokens; saturates.
    pub length: u32,
}

/// Computes the shortest sentence of each kind.
///
/// `texts` has the shortest text of each token type; types without one are a last resort.
///
/// # Errors
/// If the sentences are too long.
pub(super) fn shortest(
    input: Input<'_>,
    texts: &[Option<String>],
) -> Result<Vec<Vec<Kind>>, LongSentences> {
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
    // Set with the cost, so that choices are never circular.
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
    let length = |at: usize| costs[at].map_or(0, |(tokens, _)| tokens);
    if (0..rules).map(|at| u64::from(length(at))).sum::<u64>() > MOST {
        let longest = (0..rules).max_by_key(|&at| length(at)).unwrap_or_default();
        return Err(LongSentences {
            rule: input.pnf.rules[longest].name.clone(),
            length: length(longest),
        });
    }
    let is_text = |token: u16| token != 0 && token < guard;
    let mut sentences: Vec<Vec<Kind>> = (0..input.tokens as u16)
        .map(|token| is_text(token).then_some(Kind(token)).into_iter().collect())
        .collect();
    for rule in 0..rules as u32 {
        let mut tokens = Vec::new();
        let mut work = vec![Symbol::Rule(rule)];
        while let Some(symbol) = work.pop() {
            match symbol {
                Symbol::Token(t) if !is_text(t.0) => {}
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
        sentences.push(tokens);
    }
    Ok(sentences)
}
