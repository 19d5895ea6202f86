//! Lowering of lexer rules, and of literals without one.

use secateur_tables::ModeStep;
use smallvec::SmallVec;

use super::Names;
use super::code::{Answer, Code, normal};
use super::literal::written;
use crate::ast::{
    Alternative, Atom, CodePointRange, Command, Element, GrammarFile, GrammarKind, Ident, Rule,
    RuleKind,
};
use crate::diagnostics::{Diagnostic, Diagnostics, Sources, Span};
use crate::ir::{
    Actions, CharSet, Lexer, LexerExpr, LexerRule, LexerRuleId, LexerVariant, TokenId,
};
use crate::spelling::similar;

pub(super) struct Builder<'a> {
    rules: Vec<&'a Rule>,
    modes: Vec<String>,
    channels: Vec<String>,
    /// Literals that are the body of one lexer rule, with its name.
    aliases: Vec<(String, &'a str)>,
    implied: Vec<LexerRule>,
    insensitive: bool,
}

impl<'a> Builder<'a> {
    pub(super) fn new(
        files: &'a [GrammarFile],
        rules: &[&'a Rule],
        diagnostics: &mut Diagnostics,
    ) -> Self {
        let mut modes = vec!["DEFAULT_MODE".to_owned()];
        for rule in rules {
            if let RuleKind::Lexer {
                mode: Some(mode), ..
            } = &rule.kind
                && !modes.contains(&mode.text)
            {
                modes.push(mode.text.clone());
            }
        }
        let mut channels = vec!["DEFAULT_TOKEN_CHANNEL".to_owned(), "HIDDEN".to_owned()];
        let named = files.iter().flat_map(|file| &file.channels);
        channels.extend(named.map(|channel| channel.text.clone()));
        let mut insensitive = false;
        let lexers = files.iter().filter(|file| file.kind != GrammarKind::Parser);
        for (key, value) in lexers.flat_map(|file| &file.options) {
            if key.text == "caseInsensitive" {
                insensitive = boolean(value, diagnostics);
            }
        }
        Self {
            rules: rules.to_vec(),
            modes,
            channels,
            aliases: Vec::new(),
            implied: Vec::new(),
            insensitive,
        }
    }

    /// Finds rules that are a literal; literals of several rules are excluded.
    pub(super) fn literal_aliases(&mut self, sources: &Sources) {
        let mut found: Vec<(String, &'a str)> = Vec::new();
        let mut twice: Vec<String> = Vec::new();
        for rule in &self.rules {
            let RuleKind::Lexer {
                fragment: false, ..
            } = rule.kind
            else {
                continue;
            };
            let [alternative] = &rule.body[..] else {
                continue;
            };
            // As in ANTLR, a rule with many commands does not define a literal.
            let calls = alternative.commands.iter();
            let calls = calls.filter(|command| command.argument.is_some()).count();
            if alternative.commands.len() > 2 || calls > 1 {
                continue;
            }
            // Code after the literal makes no difference.
            let element = match &alternative.elements[..] {
                [element] => element,
                [element, code]
                    if matches!(code.atom, Atom::Action(_) | Atom::Predicate(_))
                        && alternative.commands.is_empty() =>
                {
                    element
                }
                _ => continue,
            };
            let (Atom::Literal(points), None) = (&element.atom, element.quantifier) else {
                continue;
            };
            let written = written(sources, element.span, points);
            if found.iter().any(|(known, _)| *known == written) {
                twice.push(written);
            } else {
                found.push((written, &rule.name.text));
            }
        }
        found.retain(|(written, _)| !twice.contains(written));
        self.aliases = found;
    }

    pub(super) fn is_alias(&self, written: &str) -> bool {
        self.aliases.iter().any(|(known, _)| known == written)
    }

    pub(super) fn aliases(&self) -> Vec<(String, &'a str)> {
        self.aliases.clone()
    }

    pub(super) fn add_implied(&mut self, points: &[u32], name: String, token: TokenId) {
        let body = self.literal(points, self.insensitive);
        self.implied.push(LexerRule {
            name,
            fragment: false,
            mode: 0,
            variants: vec![LexerVariant {
                body,
                token,
                actions: Actions::default(),
            }],
            span: Span::default(),
        });
    }

    pub(super) fn build(
        mut self,
        names: &mut Names<'a>,
        code: &Code<'_>,
        diagnostics: &mut Diagnostics,
    ) -> Lexer {
        let first = self.implied.len() as u32;
        for (rule, id) in self.rules.iter().zip(first..) {
            names.lexer.insert(&rule.name.text, LexerRuleId(id));
        }
        let mut rules = std::mem::take(&mut self.implied);
        let mut texts = Vec::new();
        for rule in self.rules.clone() {
            rules.push(self.rule(rule, names, code, &mut texts, diagnostics));
        }
        Lexer {
            code: texts,
            rules,
            modes: self.modes,
            channels: self.channels,
        }
    }

    fn rule(
        &self,
        rule: &Rule,
        names: &Names<'_>,
        code: &Code<'_>,
        texts: &mut Vec<String>,
        diagnostics: &mut Diagnostics,
    ) -> LexerRule {
        let RuleKind::Lexer { fragment, mode } = &rule.kind else {
            unreachable!("only lexer rules are lowered here");
        };
        let mut insensitive = self.insensitive;
        for (key, value) in &rule.options {
            if key.text == "caseInsensitive" {
                insensitive = boolean(value, diagnostics);
            }
        }
        let mut context = Context {
            builder: self,
            names,
            code,
            texts,
            diagnostics,
            insensitive,
        };
        let own = match fragment {
            true => TokenId::EOF,
            false => names.tokens[rule.name.text.as_str()],
        };
        let variants = rule
            .body
            .chunk_by(|a, b| same(&a.commands, &b.commands) && !has_action(a) && !has_action(b))
            .map(|alternatives| {
                let mut token = own;
                let mut actions = Actions::default();
                context.commands(&alternatives[0].commands, &mut actions, &mut token);
                if !fragment {
                    context.actions(&alternatives[0].elements, &mut actions);
                }
                LexerVariant {
                    body: context.choice(alternatives),
                    token,
                    actions,
                }
            })
            .collect();
        let mode = mode.as_ref().map_or(0, |mode| {
            self.modes.iter().position(|m| *m == mode.text).unwrap_or(0) as u16
        });
        LexerRule {
            name: rule.name.text.clone(),
            fragment: *fragment,
            mode,
            variants,
            span: rule.name.span,
        }
    }

    fn literal(&self, points: &[u32], insensitive: bool) -> LexerExpr {
        let one = |&point: &u32| {
            let set = CharSet::one(point);
            LexerExpr::Chars(match insensitive {
                true => both_cases(set.ranges()),
                false => set,
            })
        };
        LexerExpr::Sequence(points.iter().map(one).collect())
    }
}

fn has_action(alternative: &Alternative) -> bool {
    alternative
        .elements
        .iter()
        .any(|element| match &element.atom {
            Atom::Action(_) => true,
            Atom::Block(alternatives) => alternatives.iter().any(has_action),
            _ => false,
        })
}

fn same(a: &[Command], b: &[Command]) -> bool {
    let key = |c: &Command| {
        (
            c.name.text.clone(),
            c.argument.as_ref().map(|a| a.text.clone()),
        )
    };
    a.iter().map(key).eq(b.iter().map(key))
}

fn boolean(value: &Ident, diagnostics: &mut Diagnostics) -> bool {
    if value.text != "true" && value.text != "false" {
        diagnostics.push(
            Diagnostic::error(value.span, "this option is either `true` or `false`")
                .label("neither"),
        );
    }
    value.text == "true"
}

/// Adds the other case; as in ANTLR, of a range only if both ends change alike to one character.
fn both_cases(ranges: &[CodePointRange]) -> CharSet {
    CharSet::new(ranges.iter().flat_map(|&range| {
        let of = |case: fn(u32) -> u32| CodePointRange {
            first: case(range.first),
            last: case(range.last),
        };
        let (lower, upper) = (of(lower_case), of(upper_case));
        let mixed = (lower.first == range.first) != (lower.last == range.last);
        let width = |range: CodePointRange| range.last.wrapping_sub(range.first);
        match mixed || width(lower) != width(upper) {
            true => [range, range],
            false => [lower, upper],
        }
    }))
}

fn lower_case(point: u32) -> u32 {
    single(point, |c| c.to_lowercase().collect())
}

fn upper_case(point: u32) -> u32 {
    single(point, |c| c.to_uppercase().collect())
}

/// Changes a character if the result is one.
fn single(point: u32, change: fn(char) -> SmallVec<[char; 3]>) -> u32 {
    match char::from_u32(point).map(change).as_deref() {
        Some([c]) => u32::from(*c),
        _ => point,
    }
}

struct Context<'a, 'b> {
    builder: &'a Builder<'b>,
    names: &'a Names<'a>,
    code: &'a Code<'a>,
    texts: &'a mut Vec<String>,
    diagnostics: &'a mut Diagnostics,
    insensitive: bool,
}

impl Context<'_, '_> {
    fn choice(&mut self, alternatives: &[Alternative]) -> LexerExpr {
        let mut all: Vec<LexerExpr> = alternatives.iter().map(|a| self.sequence(a)).collect();
        match all.len() {
            1 => all.remove(0),
            _ => LexerExpr::Choice(all),
        }
    }

    fn sequence(&mut self, alternative: &Alternative) -> LexerExpr {
        let mut all: Vec<LexerExpr> = alternative
            .elements
            .iter()
            .filter(|e| !matches!(e.atom, Atom::Action(_)))
            .map(|element| self.element(element))
            .filter(|part| *part != LexerExpr::Sequence(Vec::new()))
            .collect();
        match all.len() {
            1 => all.remove(0),
            _ => LexerExpr::Sequence(all),
        }
    }

    fn element(&mut self, element: &Element) -> LexerExpr {
        let atom = match &element.atom {
            Atom::Name(name) => self.name(name),
            Atom::Literal(points) => self.builder.literal(points, self.insensitive),
            Atom::Set(_) | Atom::Any | Atom::Not(_) => LexerExpr::Chars(self.chars(element)),
            Atom::Block(alternatives) => self.choice(alternatives),
            Atom::Predicate(text) => match self.code.ask(text, element.span, self.diagnostics) {
                Answer::Yes | Answer::Unknown => LexerExpr::Sequence(Vec::new()),
                Answer::No => LexerExpr::Choice(Vec::new()),
                Answer::Ask => LexerExpr::Guard(self.text(text)),
            },
            Atom::Action(_) => LexerExpr::Sequence(Vec::new()),
        };
        match element.quantifier {
            None => atom,
            Some(quantifier) => LexerExpr::Repeat(quantifier.into(), Box::new(atom)),
        }
    }

    fn text(&mut self, code: &str) -> u16 {
        let code = normal(code);
        let at = self.texts.iter().position(|known| *known == code);
        at.unwrap_or_else(|| {
            self.texts.push(code);
            self.texts.len() - 1
        }) as u16
    }

    fn actions(&mut self, elements: &[Element], actions: &mut Actions) {
        for element in elements {
            match &element.atom {
                Atom::Action(text) if self.code.does(text, element.span, self.diagnostics) => {
                    actions.code.push(self.text(text));
                }
                Atom::Block(alternatives) => {
                    for alternative in alternatives {
                        self.actions(&alternative.elements, actions);
                    }
                }
                _ => {}
            }
        }
    }

    fn chars(&mut self, element: &Element) -> CharSet {
        let set = match &element.atom {
            Atom::Set(ranges) if self.insensitive => both_cases(ranges),
            Atom::Set(ranges) => CharSet::new(ranges.iter().copied()),
            Atom::Any => CharSet::all(),
            Atom::Literal(points) if points.len() == 1 => CharSet::one(points[0]),
            Atom::Not(inner) => {
                let mut without = CharSet::default();
                for element in inner {
                    without = without.union(&self.chars(element));
                }
                return without.complement();
            }
            Atom::Block(alternatives) => {
                let mut all = CharSet::default();
                for alternative in alternatives {
                    match &alternative.elements[..] {
                        [one] if one.quantifier.is_none() => all = all.union(&self.chars(one)),
                        _ => self.no_set(element),
                    }
                }
                all
            }
            Atom::Name(name) => {
                let rule = self.builder.rules.iter().find(|r| r.name.text == name.text);
                match rule.map(|rule| &rule.body[..]) {
                    Some([Alternative { elements, .. }])
                        if matches!(&elements[..], [one] if one.quantifier.is_none()
                            && !matches!(one.atom, Atom::Name(_))) =>
                    {
                        self.chars(&elements[0])
                    }
                    _ => {
                        self.no_set(element);
                        CharSet::default()
                    }
                }
            }
            _ => {
                self.no_set(element);
                CharSet::default()
            }
        };
        match (&element.atom, self.insensitive) {
            (Atom::Literal(_), true) => both_cases(set.ranges()),
            _ => set,
        }
    }

    fn no_set(&mut self, element: &Element) {
        self.diagnostics.push(
            Diagnostic::error(element.span, "only single characters can stand behind `~`")
                .label("this is not a set of characters"),
        );
    }

    fn name(&mut self, name: &Ident) -> LexerExpr {
        if name.text == "EOF" {
            return LexerExpr::Eof;
        }
        if let Some(&rule) = self.names.lexer.get(name.text.as_str()) {
            return LexerExpr::Rule(rule);
        }
        let mut error = Diagnostic::error(
            name.span,
            match self.names.parser.contains_key(name.text.as_str()) {
                true => format!("a lexer rule cannot use the parser rule `{}`", name.text),
                false => format!("there is no lexer rule `{}`", name.text),
            },
        );
        if let Some(help) = similar(&name.text, self.names.lexer.keys().copied()) {
            error = error.help(help);
        }
        self.diagnostics.push(error);
        LexerExpr::Sequence(Vec::new())
    }

    fn commands(&mut self, commands: &[Command], actions: &mut Actions, token: &mut TokenId) {
        for command in commands {
            let argument = command.argument.as_ref();
            match (command.name.text.as_str(), argument) {
                ("skip", None) => actions.skip = true,
                ("more", None) => actions.more = true,
                ("popMode", None) => actions.modes.push(ModeStep::Pop),
                ("type", Some(name)) => {
                    match self.names.tokens.get(name.text.as_str()) {
                        Some(&id) => *token = id,
                        None => self.unknown("token", name, self.names.tokens.keys().copied()),
                    };
                }
                ("channel", Some(name)) => {
                    let number = name.text.parse().ok();
                    let channels = &self.builder.channels;
                    let named = channels.iter().position(|c| *c == name.text);
                    match named.map(|at| at as u16).or(number) {
                        Some(channel) => actions.channel = channel,
                        None => self.unknown("channel", name, channels.iter().map(String::as_str)),
                    }
                }
                (mode @ ("mode" | "pushMode"), Some(name)) => {
                    let modes = &self.builder.modes;
                    match modes.iter().position(|m| *m == name.text) {
                        Some(at) if mode == "mode" => actions.modes.push(ModeStep::Set(at as u16)),
                        Some(at) => actions.modes.push(ModeStep::Push(at as u16)),
                        None => self.unknown("mode", name, modes.iter().map(String::as_str)),
                    }
                }
                _ => self.diagnostics.push(
                    Diagnostic::error(command.name.span, "this is not a lexer command")
                        .help("skip, more, popMode, type(T), channel(C), mode(M), pushMode(M)"),
                ),
            }
        }
    }

    fn unknown<'n>(&mut self, what: &str, name: &Ident, known: impl Iterator<Item = &'n str>) {
        let mut error = Diagnostic::error(name.span, format!("there is no {what} `{}`", name.text));
        if let Some(help) = similar(&name.text, known) {
            error = error.help(help);
        }
        self.diagnostics.push(error);
    }
}
