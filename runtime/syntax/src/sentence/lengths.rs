//! Lengths of the shortest and the longest sentence of each kind.

use secateur_tables::{Form, Kind};

use crate::Language;

#[derive(Debug)]
pub(super) struct Lengths {
    /// By kind: tokens of the shortest sentence; [`Self::NONE`] without any.
    least: Vec<u32>,
    /// By kind: tokens of the longest, up to [`Self::ENDLESS`].
    most: Vec<u32>,
    /// By alternation or set: alternatives with a sentence, a shortest one's first.
    alternatives: Vec<Vec<Kind>>,
}

/// Rounds after which growth counts as endless.
const ROUNDS: usize = 64;

impl Lengths {
    pub(super) const NONE: u32 = u32::MAX;
    pub(super) const ENDLESS: u32 = 1 << 20;

    /// `has_text` says which token types have a text.
    ///
    /// Linear in the rules, times the depth of the shortest sentences.
    pub(super) fn new(language: &Language, has_text: impl Fn(Kind) -> bool) -> Self {
        let tokens = (0..language.tokens.len() as u16).map(Kind);
        let of_token = |kind: Kind| match kind == Kind::EOF || kind >= language.first_guard {
            true => (0, 0),
            false if has_text(kind) => (1, 1),
            false => (Self::NONE, 0),
        };
        let (mut least, mut most): (Vec<u32>, Vec<u32>) = tokens.map(of_token).unzip();
        least.resize(language.kinds(), Self::NONE);
        most.resize(language.kinds(), 0);
        let rules: Vec<Kind> = (language.tokens.len()..language.kinds())
            .map(|kind| Kind(kind as u16))
            .collect();
        // The alternative that gave the length: changed with the length only, so following it ends.
        let mut first = vec![Kind::EOF; language.kinds()];
        let mut changed = true;
        while changed {
            changed = false;
            for &rule in &rules {
                let (length, by) = shortest(language, rule, &least);
                if length < least[rule.index()] {
                    least[rule.index()] = length;
                    first[rule.index()] = by;
                    changed = true;
                }
            }
        }
        for round in 0.. {
            let mut changed = false;
            for &rule in &rules {
                let length = match longest(language, rule, &least, &most) {
                    length if length > most[rule.index()] && round > ROUNDS => Self::ENDLESS,
                    length => length,
                };
                changed |= length != most[rule.index()];
                most[rule.index()] = length;
            }
            if !changed {
                break;
            }
        }
        let alternatives = rules.iter().map(|&rule| {
            if !matches!(language.form(rule), Some(Form::Alternation | Form::Set)) {
                return Vec::new();
            }
            let symbols = language.symbols_of(rule).iter().copied();
            let mut usable: Vec<Kind> = symbols
                .filter(|symbol| least[symbol.index()] != Self::NONE)
                .collect();
            usable.sort_by_key(|symbol| (*symbol != first[rule.index()], least[symbol.index()]));
            usable
        });
        Self {
            alternatives: alternatives.collect(),
            least,
            most,
        }
    }

    pub(super) fn least(&self, kind: Kind) -> u32 {
        self.least[kind.index()]
    }

    pub(super) fn most(&self, kind: Kind) -> u32 {
        self.most[kind.index()]
    }

    pub(super) fn alternatives(&self, language: &Language, rule: Kind) -> &[Kind] {
        &self.alternatives[rule.index() - language.tokens.len()]
    }
}

/// Returns the length of the shortest sentence known, and its alternative.
fn shortest(language: &Language, rule: Kind, least: &[u32]) -> (u32, Kind) {
    let symbols = language.symbols_of(rule);
    let of = |symbol: &Kind| least[symbol.index()];
    match language.form(rule) {
        Some(Form::Sequence) => {
            let sum = symbols.iter().try_fold(0u32, |sum, symbol| {
                let one = of(symbol);
                (one != Lengths::NONE).then(|| sum.saturating_add(one).min(Lengths::NONE - 1))
            });
            (sum.unwrap_or(Lengths::NONE), Kind::EOF)
        }
        Some(Form::Alternation | Form::Set) => {
            let best = symbols.iter().min_by_key(|symbol| of(symbol));
            best.map_or((Lengths::NONE, Kind::EOF), |best| (of(best), *best))
        }
        Some(Form::Plus) => (of(&symbols[0]), Kind::EOF),
        Some(Form::Star | Form::Optional) => (0, Kind::EOF),
        None => (least[rule.index()], Kind::EOF),
    }
}

fn longest(language: &Language, rule: Kind, least: &[u32], most: &[u32]) -> u32 {
    let symbols = language.symbols_of(rule);
    let has = |symbol: &&Kind| least[symbol.index()] != Lengths::NONE;
    let of = |symbol: &Kind| most[symbol.index()];
    let length = match language.form(rule) {
        Some(Form::Sequence) if symbols.iter().all(|symbol| has(&symbol)) => {
            symbols.iter().map(of).fold(0, u32::saturating_add)
        }
        Some(Form::Alternation | Form::Set) => {
            symbols.iter().filter(has).map(of).max().unwrap_or(0)
        }
        Some(Form::Star | Form::Plus) if has(&&symbols[0]) && of(&symbols[0]) > 0 => {
            Lengths::ENDLESS
        }
        Some(Form::Optional) if has(&&symbols[0]) => of(&symbols[0]),
        _ => 0,
    };
    length.min(Lengths::ENDLESS)
}
