//! Conversion of the tree and its rules' roles to the syntax of all notations.

use super::characters::Characters;
use super::parts::{alternative, element, lexer_rule};
use super::rules::Rules;
use super::tokens::Role;
use super::tree::{Choice, Item, Node};
use crate::ast::{
    Alternative, Atom, CodePointRange, Command, Element, GrammarFile, GrammarKind, Ident, Repeat,
    Rule, RuleKind,
};
use crate::diagnostics::{Diagnostic, Span};
use crate::ir::CharSet;

/// Returns the grammar; without roles every character is a token.
pub fn emit(
    rules: &mut Rules,
    roles: Option<&[Role]>,
    name: String,
    found: &mut Vec<Diagnostic>,
) -> Option<GrammarFile> {
    let everywhere = vec![Role::Parser; rules.rules.len()];
    let before = found.len();
    let mut emitter = Emitter {
        characters: Characters::of(rules, roles),
        rules,
        whole: roles.is_some(),
        roles: roles.unwrap_or(&everywhere),
        found,
    };
    let parser = emitter.parser_rules();
    let lexer = emitter.lexer_rules();
    let classes = emitter.characters.rules(emitter.rules.file);
    let start = Span::new(emitter.rules.file, 0..0);
    (found.len() == before).then(|| GrammarFile {
        kind: GrammarKind::Combined,
        name: Ident {
            text: name,
            span: start,
        },
        options: Vec::new(),
        tokens: Vec::new(),
        channels: Vec::new(),
        imports: Vec::new(),
        rules: parser.into_iter().chain(classes).chain(lexer).collect(),
    })
}

fn repeat(zero: bool, many: bool) -> Option<Repeat> {
    match (zero, many) {
        (true, true) => Some(Repeat::Star),
        (false, true) => Some(Repeat::Plus),
        (true, false) => Some(Repeat::Optional),
        (false, false) => None,
    }
}

struct Emitter<'a> {
    rules: &'a mut Rules,
    roles: &'a [Role],
    characters: Characters,
    whole: bool,
    found: &'a mut Vec<Diagnostic>,
}

impl Emitter<'_> {
    // ---- rules over tokens

    fn parser_rules(&mut self) -> Vec<Rule> {
        let mut all = Vec::new();
        for at in 0..self.roles.len() {
            if !matches!(self.roles[at], Role::Parser | Role::Both) {
                continue;
            }
            let body = std::mem::take(&mut self.rules.rules[at].body);
            let rule = &self.rules.rules[at];
            let (name, span) = (rule.name.clone(), rule.span);
            all.push(Rule {
                kind: RuleKind::Parser,
                body: self.choice(&body, span),
                ..lexer_rule(name, span, Vec::new())
            });
        }
        all
    }

    fn choice(&mut self, choice: &Choice, span: Span) -> Vec<Alternative> {
        let mut all = Vec::with_capacity(choice.len());
        for sequence in choice {
            let mut elements = Vec::new();
            for node in sequence {
                self.node(node, &mut elements);
            }
            all.push(alternative(elements, span));
        }
        all
    }

    fn node(&mut self, node: &Node, to: &mut Vec<Element>) {
        let span = node.span;
        let mut one = |atom| to.push(element(atom, None, span));
        match &node.item {
            Item::Name(name) => self.name(name, span, to),
            Item::Literal(points) if self.whole && points.len() > 1 => {
                one(Atom::Literal(points.clone()));
            }
            Item::Literal(points) => {
                for &point in points {
                    one(self.characters.atom(&CharSet::one(point), span));
                }
            }
            Item::Set { set, .. } => one(self.characters.atom(set, span)),
            Item::Expanded(_) if self.whole => self.found.push(
                Diagnostic::error(span, "a difference in a rule over tokens")
                    .label("a difference describes characters, so it has to be a token")
                    .help(
                        "make it a rule of its own and name that in the settings: tokens = [\"…\"]",
                    ),
            ),
            Item::Group(inner) | Item::Expanded(inner) => {
                let inner = self.choice(inner, span);
                to.push(element(Atom::Block(inner), None, span));
            }
            Item::Repeat { zero, many, body } => {
                let mut inner = Vec::new();
                self.node(body, &mut inner);
                let repeat = repeat(*zero, *many);
                let atom = match &inner[..] {
                    [only] if only.quantifier.is_none() => only.atom.clone(),
                    _ => Atom::Block(vec![alternative(inner, span)]),
                };
                to.push(element(atom, repeat, span));
            }
            Item::Except(..) => unreachable!("differences were spelt out"),
        }
    }

    fn name(&mut self, name: &str, span: Span, to: &mut Vec<Element>) {
        let rule = self.rules.index.get(name).copied();
        let mut optional = None;
        if let Some(rule) = rule {
            let empty = |rule: &super::rules::Regular| rule.nullable;
            match self.roles[rule] {
                Role::Token if self.rules.regular[rule].as_ref().is_some_and(empty) => {
                    optional = Some(Repeat::Optional);
                }
                Role::Skip => self.found.push(
                    Diagnostic::error(span, format!("`{name}` is skipped between tokens"))
                        .label("so no rule over tokens can use it"),
                ),
                _ => {}
            }
        }
        let text = name.to_owned();
        let mut atom = Atom::Name(Ident { text, span });
        if let Some(set) = rule.and_then(|rule| self.characters.shared.get(&rule)) {
            let characters = self.characters.atom(set, span);
            let one = |atom| alternative(vec![element(atom, None, span)], span);
            atom = Atom::Block(vec![one(atom), one(characters)]);
        }
        to.push(element(atom, optional, span));
    }

    // ---- rules over characters

    fn lexer_rules(&mut self) -> Vec<Rule> {
        let mut all = Vec::new();
        let mut skipped = false;
        for at in 0..self.roles.len() {
            let role = self.roles[at];
            if role == Role::Parser {
                continue;
            }
            let Some(regular) = &self.rules.regular[at] else {
                continue;
            };
            let (name, span) = (self.rules.rules[at].name.clone(), self.rules.rules[at].span);
            let fragment = matches!(role, Role::Fragment | Role::Both);
            let mut body = regular.body.clone();
            if regular.nullable && !fragment {
                match self.rules.not_empty(at) {
                    Some(rest) => body = rest,
                    None => {
                        self.found.push(
                            Diagnostic::error(span, format!("the token `{name}` has no text but the empty one, or is too large"))
                                .label("the rule without the empty text cannot be computed"),
                        );
                        continue;
                    }
                }
            }
            let mut rule = lexer_rule(name, span, lexer_choice(&body, span));
            if let RuleKind::Lexer { fragment: own, .. } = &mut rule.kind {
                *own = fragment;
            }
            if role == Role::Skip {
                skipped = true;
                skip(&mut rule);
            }
            all.push(rule);
        }
        if self.whole && !skipped {
            all.push(self.white_space());
        }
        all
    }

    fn white_space(&self) -> Rule {
        let mut name = "WHITE_SPACE".to_owned();
        while self.rules.index.contains_key(&name) {
            name.push('_');
        }
        let span = Span::new(self.rules.file, 0..0);
        let space = [0x9, 0xA, 0xD, 0x20].map(|point| CodePointRange {
            first: point,
            last: point,
        });
        let set = element(Atom::Set(space.to_vec()), Some(Repeat::Plus), span);
        let mut rule = lexer_rule(name, span, vec![alternative(vec![set], span)]);
        skip(&mut rule);
        rule
    }
}

fn skip(rule: &mut Rule) {
    let span = rule.span;
    let body = std::mem::take(&mut rule.body);
    let mut whole = match <[Alternative; 1]>::try_from(body) {
        Ok([one]) => one,
        Err(several) => alternative(vec![element(Atom::Block(several), None, span)], span),
    };
    whole.commands.push(Command {
        name: Ident {
            text: "skip".to_owned(),
            span,
        },
        argument: None,
    });
    rule.body = vec![whole];
}

fn lexer_choice(choice: &Choice, span: Span) -> Vec<Alternative> {
    let sequence = |all: &Vec<Node>| {
        let nodes = all.iter().filter_map(lexer_node);
        alternative(nodes.collect(), span)
    };
    choice.iter().map(sequence).collect()
}

fn lexer_node(node: &Node) -> Option<Element> {
    let span = node.span;
    let atom = match &node.item {
        Item::Name(name) => Atom::Name(Ident {
            text: name.clone(),
            span,
        }),
        Item::Literal(points) if points.is_empty() => return None,
        Item::Literal(points) => Atom::Literal(points.clone()),
        Item::Set { set, .. } => Atom::Set(set.ranges().to_vec()),
        Item::Group(inner) | Item::Expanded(inner) => Atom::Block(lexer_choice(inner, span)),
        Item::Repeat { zero, many, body } => {
            let inner = lexer_node(body)?;
            let atom = match inner.quantifier {
                None => inner.atom,
                Some(_) => Atom::Block(vec![alternative(vec![inner], span)]),
            };
            return Some(element(atom, repeat(*zero, *many), span));
        }
        Item::Except(..) => unreachable!("differences were spelt out"),
    };
    Some(element(atom, None, span))
}
