//! From the tree and the roles of its rules to the syntax of all notations.

use rustc_hash::FxHashMap;

use super::rules::Rules;
use super::tokens::Role;
use super::tree::{Choice, Item, Node, walk};
use crate::ast::{
    Alternative, Atom, CodePointRange, Command, Element, GrammarFile, GrammarKind, Ident,
    Quantifier, Repeat, Rule, RuleKind,
};
use crate::diagnostics::{Diagnostic, Span};
use crate::ir::{CharSet, LAST};
use crate::lexer::Classes;

/// The grammar file; without roles, every character is a token.
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

/// Characters that are tokens: classes that the rules over tokens tell apart.
struct Characters {
    /// By set: its classes.
    sets: FxHashMap<CharSet, Vec<usize>>,
    /// By class: its characters, and its name if there are several.
    classes: Vec<(CharSet, String)>,
    /// By rule: if it is a token, the characters that it matches, too. They are
    /// never that token, so it stands for them as well where it is used.
    shared: FxHashMap<usize, CharSet>,
}

impl Characters {
    fn of(rules: &Rules, roles: Option<&[Role]>) -> Self {
        let mut sets: Vec<CharSet> = Vec::new();
        let mut known: FxHashMap<CharSet, usize> = FxHashMap::default();
        let mut add = |set: CharSet| {
            known.entry(set).or_insert_with_key(|set| {
                sets.push(set.clone());
                sets.len() - 1
            });
        };
        // Characters that are keywords, and those that are just characters.
        let (mut hard, mut soft) = (CharSet::default(), CharSet::default());
        for (at, rule) in rules.rules.iter().enumerate() {
            let role = roles.map_or(Role::Parser, |roles| roles[at]);
            if !matches!(role, Role::Parser | Role::Both) {
                continue;
            }
            let short = rules.regular[at].as_ref().is_some_and(|rule| rule.short);
            walk(&rule.body, &mut |node| match &node.item {
                Item::Set { set, .. } => {
                    add(set.clone());
                    soft = soft.union(set);
                }
                Item::Literal(points) if roles.is_none() || points.len() == 1 => {
                    for set in points.iter().map(|&point| CharSet::one(point)) {
                        let kind = if short { &mut soft } else { &mut hard };
                        *kind = kind.union(&set);
                        add(set);
                    }
                }
                _ => {}
            });
        }
        let mut shared = FxHashMap::default();
        for (at, role) in roles.unwrap_or_default().iter().enumerate() {
            let Some(regular) = rules.regular[at].as_ref().filter(|_| *role == Role::Token) else {
                continue;
            };
            let both = regular.single.minus(&hard).minus(&soft.complement());
            if !both.is_empty() {
                add(both.clone());
                shared.insert(at, both);
            }
        }
        let partition = Classes::of(&sets);
        let mut members: Vec<Vec<CodePointRange>> = Vec::new();
        members.resize_with(usize::from(partition.count()), Vec::new);
        for range in partition
            .ranges()
            .iter()
            .filter(|range| range.first <= LAST)
        {
            members[usize::from(range.class)].push(CodePointRange {
                first: range.first,
                last: range.last.min(LAST),
            });
        }
        let classes = members.into_iter().map(|ranges| {
            let set = CharSet::new(ranges);
            let mut name = spelling(&set);
            while rules.index.contains_key(&name) {
                name.push('\'');
            }
            (set, name)
        });
        let classes = classes.collect();
        let of = |at: usize| {
            partition
                .of_set(at as u32)
                .iter()
                .map(|&c| usize::from(c))
                .collect()
        };
        let sets = known.into_iter().map(|(set, at)| (set, of(at))).collect();
        Self {
            sets,
            classes,
            shared,
        }
    }

    /// One of the characters of a set.
    fn atom(&self, set: &CharSet, span: Span) -> Atom {
        let class = |&class: &usize| {
            let (set, name) = &self.classes[class];
            match single(set) {
                Some(point) => Atom::Literal(vec![point]),
                None => Atom::Name(Ident {
                    text: name.clone(),
                    span,
                }),
            }
        };
        match &self.sets[set][..] {
            [one] => class(one),
            several => Atom::Block(
                several
                    .iter()
                    .map(|one| alternative(vec![element(class(one), None, span)], span))
                    .collect(),
            ),
        }
    }

    /// Lexer rules for the classes of several characters.
    fn rules(&self, file: u32) -> Vec<Rule> {
        let mut used = vec![false; self.classes.len()];
        for &class in self.sets.values().flatten() {
            used[class] = true;
        }
        let span = Span::new(file, 0..0);
        let several = |(set, _): &&(CharSet, String)| single(set).is_none();
        let classes = self.classes.iter().zip(used).filter(|(_, used)| *used);
        classes
            .map(|(class, _)| class)
            .filter(several)
            .map(|(set, name)| {
                let atom = Atom::Set(set.ranges().to_vec());
                lexer_rule(
                    name.clone(),
                    span,
                    vec![alternative(vec![element(atom, None, span)], span)],
                )
            })
            .collect()
    }
}

fn single(set: &CharSet) -> Option<u32> {
    match set.ranges() {
        [range] if range.first == range.last => Some(range.first),
        _ => None,
    }
}

/// A set as it is written in most notations.
fn spelling(set: &CharSet) -> String {
    let complement = set.complement();
    let (sign, shown) = match set.contains(LAST) && !complement.is_empty() {
        true => ("^", &complement),
        false => ("", set),
    };
    let mut text = format!("[{sign}");
    let push = |text: &mut String, point: u32| match char::from_u32(point) {
        Some(c @ ('\\' | ']' | '-' | '^')) => text.extend(['\\', c]),
        Some('\n') => text.push_str("\\n"),
        Some('\r') => text.push_str("\\r"),
        Some('\t') => text.push_str("\\t"),
        Some(c) if c == ' ' || c.is_alphanumeric() || c.is_ascii_graphic() => text.push(c),
        _ => text.push_str(&format!("\\u{{{point:X}}}")),
    };
    const SHOWN: usize = 12;
    for range in shown.ranges().iter().take(SHOWN) {
        push(&mut text, range.first);
        if range.last > range.first {
            if range.last > range.first + 1 {
                text.push('-');
            }
            push(&mut text, range.last);
        }
    }
    if shown.ranges().len() > SHOWN {
        text.push('…');
    }
    text.push(']');
    text
}

fn alternative(elements: Vec<Element>, span: Span) -> Alternative {
    Alternative {
        elements,
        label: None,
        commands: Vec::new(),
        span,
    }
}

fn element(atom: Atom, repeat: Option<Repeat>, span: Span) -> Element {
    Element {
        atom,
        quantifier: repeat.map(|repeat| Quantifier {
            repeat,
            greedy: true,
        }),
        span,
    }
}

fn repeat(zero: bool, many: bool) -> Option<Repeat> {
    match (zero, many) {
        (true, true) => Some(Repeat::Star),
        (false, true) => Some(Repeat::Plus),
        (true, false) => Some(Repeat::Optional),
        (false, false) => None,
    }
}

fn lexer_rule(name: String, span: Span, body: Vec<Alternative>) -> Rule {
    Rule {
        name: Ident { text: name, span },
        kind: RuleKind::Lexer {
            fragment: false,
            mode: None,
        },
        options: Vec::new(),
        body,
        span,
    }
}

struct Emitter<'a> {
    rules: &'a mut Rules,
    roles: &'a [Role],
    characters: Characters,
    /// Whether a literal is one token.
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

    /// Adds what a node becomes.
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
            Item::Spelt(_) if self.whole => self.found.push(
                Diagnostic::error(span, "a difference in a rule over tokens")
                    .label("only characters and tokens can be compared")
                    .help(
                        "make it a rule of its own and name that in the settings: tokens = [\"…\"]",
                    ),
            ),
            Item::Group(inner) | Item::Spelt(inner) => {
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
                    Diagnostic::error(span, format!("`{name}` stands between tokens"))
                        .label("it is skipped, so no rule over tokens can use it"),
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
                            Diagnostic::error(span, format!("the token `{name}` is always empty"))
                                .label("nothing but the empty text, or too large to tell"),
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

/// Makes a lexer rule one whose matches are skipped.
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
        let nodes = all.iter().filter_map(|node| lexer_node(node));
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
        Item::Group(inner) | Item::Spelt(inner) => Atom::Block(lexer_choice(inner, span)),
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
