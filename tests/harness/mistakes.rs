//! Texts that do not parse, each one random edit from one that does.

use fastrand::Rng;
use secateur_syntax::format::Format;
use secateur_syntax::lex::{Token, tokenize_recovering};
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::Tree;

/// Maximal number of tried edits.
const EDITS: usize = 1000;

/// Maximal number of tried choices of parts.
const CHOICES: usize = 1000;

/// Makes a text that does not parse by one random edit; `None` if all edits parse.
///
/// A token is deleted, doubled or replaced by another of the text, or a bracket deleted or added.
pub fn broken(format: &dyn Format, tree: &Tree, random: &mut Rng) -> Option<Vec<u8>> {
    let text = tree.text();
    let shown: Vec<Token> = (tree.tokens().iter().copied())
        .filter(|token| !token.of(text).trim_ascii().is_empty())
        .collect();
    let brackets: Vec<Token> = (shown.iter().copied())
        .filter(|token| matches!(token.of(text), [b'(' | b')' | b'[' | b']' | b'{' | b'}']))
        .collect();
    for _ in 0..EDITS {
        let any = *random.choice(&shown)?;
        let (place, new): (Token, Vec<u8>) = match random.u8(..4) {
            0 => (any, Vec::new()),
            1 => (any, [any.of(text), b" ", any.of(text)].concat()),
            2 => (any, random.choice(&shown)?.of(text).to_vec()),
            _ if random.bool() => match random.choice(&brackets) {
                Some(&bracket) => (bracket, Vec::new()),
                None => continue,
            },
            _ => {
                let bracket = *random.choice(b"()[]{}")?;
                (any, [any.of(text), b" ", &[bracket]].concat())
            }
        };
        let (start, end) = (place.start as usize, place.end as usize);
        let edited = [&text[..start], &new, &text[end..]].concat();
        let mut parser = Parser::new(format.language());
        if format.read(&mut parser, &edited).is_err() {
            return Some(edited);
        }
    }
    None
}

/// Texts of tokens, by part.
#[derive(Clone, Debug)]
pub struct Needles(Vec<Vec<Vec<u8>>>);

impl Needles {
    /// Chooses two subtrees of 3 to 12 tokens that `edited` has in this order, if any.
    pub fn choose(
        format: &dyn Format,
        tree: &Tree,
        edited: &[u8],
        random: &mut Rng,
    ) -> Option<Self> {
        let mut fit = tree.all();
        fit.retain(|&node| (3..=12).contains(&tree.weight(node)));
        for _ in 0..CHOICES {
            let [one, other] = [*random.choice(&fit)?, *random.choice(&fit)?];
            if tree.first_token(one) + tree.weight(one) as usize > tree.first_token(other) {
                continue;
            }
            let part = |node| -> Vec<Vec<u8>> {
                let first = tree.first_token(node);
                let tokens = &tree.tokens()[first..first + tree.weight(node) as usize];
                (tokens.iter().map(|token| word(*token, tree.text()))).collect()
            };
            let needles = Self(vec![part(one), part(other)]);
            if needles.are_in(format, edited) {
                return Some(needles);
            }
        }
        None
    }

    pub fn are_in(&self, format: &dyn Format, text: &[u8]) -> bool {
        let (tokens, _) = tokenize_recovering(format.language(), text);
        let words: Vec<Vec<u8>> = tokens.into_iter().map(|token| word(token, text)).collect();
        let mut rest = &words[..];
        self.0.iter().all(|part| {
            let found = rest.windows(part.len()).position(|window| window == part);
            found.is_some_and(|at| {
                rest = &rest[at + part.len()..];
                true
            })
        })
    }
}

fn word(token: Token, text: &[u8]) -> Vec<u8> {
    token.of(text).trim_ascii().to_vec()
}

pub fn size(format: &dyn Format, text: &[u8]) -> usize {
    tokenize_recovering(format.language(), text).0.len()
}
