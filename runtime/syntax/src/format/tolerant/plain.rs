//! A text without its grammar, as in delta debugging without trees.

use super::{Tolerant, shape};
use crate::format::Format;
use secateur_tables::Kind;

use super::opaque::{Opaque, Plain};
use crate::lex::{Token, tokenize};
use crate::parse::{Syntax, SyntaxError, SyntaxId, SyntaxNode};
use crate::tree::Tree;

impl Tolerant {
    /// Makes a tree of a text without its grammar.
    ///
    /// # Errors
    /// If the text has no tokens of the language.
    pub fn read_plain(&self, text: &[u8], plain: Plain) -> Result<Tree, SyntaxError> {
        let language = self.language();
        let tokens = tokenize(language, text)?;
        let lines = match plain {
            Plain::Lines => shape::lines(text, &tokens),
            Plain::Tokens => (0..tokens.len()).collect(),
        };
        let syntax = flat(self.opaque, &tokens, &lines);
        Ok(Tree::new(language, text.to_vec(), tokens, syntax))
    }
}

/// Makes a list of the groups of tokens with equal numbers; a single token is no group.
fn flat(opaque: Opaque, tokens: &[Token], groups: &[usize]) -> Syntax {
    let mut syntax = Syntax::default();
    let list = |slot: Kind, first: usize, len: usize| SyntaxNode {
        tokens: len as u32,
        ..SyntaxNode::of_token(opaque.list, slot, first)
    };
    let mut items = Vec::new();
    let mut at = 0;
    for group in groups.chunk_by(|one, next| one == next) {
        let mut parts = Vec::with_capacity(group.len());
        for (token, from) in tokens[at..at + group.len()].iter().zip(at..) {
            let leaf = SyntaxNode::of_token(token.kind, opaque.item, from);
            parts.push(syntax.push(leaf));
        }
        items.push(match parts[..] {
            [only] => only,
            _ => push_list(&mut syntax, list(opaque.item, at, group.len()), &parts),
        });
        at += group.len();
    }
    if !items.is_empty() {
        let list = list(opaque.list, 0, tokens.len());
        syntax.root = Some(push_list(&mut syntax, list, &items));
    }
    syntax
}

fn push_list(syntax: &mut Syntax, mut node: SyntaxNode, children: &[SyntaxId]) -> SyntaxId {
    if let [first, ..] = children {
        node.first_child = *first;
    }
    for two in children.windows(2) {
        syntax.nodes[two[0].0 as usize].next = two[1];
    }
    syntax.push(node)
}
