//! Syntax tree of a grammar, independent of its notation.
//!
//! Front ends ([`crate::front`]) produce this tree; [`crate::lower`] turns one or several into the
//! intermediate representation. Escapes are decoded, names are not resolved.

use crate::diagnostics::Span;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ident {
    pub text: String,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GrammarKind {
    /// Parser and lexer rules together (`grammar X;`).
    Combined,
    /// Lexer rules only (`lexer grammar X;`).
    Lexer,
    /// Parser rules only (`parser grammar X;`).
    Parser,
}

#[derive(Clone, Debug)]
pub struct GrammarFile {
    pub kind: GrammarKind,
    pub name: Ident,
    /// `options { key = value; }`, in order; quotes removed.
    pub options: Vec<(Ident, Ident)>,
    /// Names of `tokens { … }`.
    pub tokens: Vec<Ident>,
    /// Names of `channels { … }`.
    pub channels: Vec<Ident>,
    /// Names of `import` (of `x = Y`, the `Y`).
    pub imports: Vec<Ident>,
    pub rules: Vec<Rule>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleKind {
    /// A rule over tokens.
    Parser,
    /// A rule over characters.
    Lexer {
        /// Whether the rule makes no token itself.
        fragment: bool,
        /// The mode; `None` is the default mode.
        mode: Option<Ident>,
    },
}

#[derive(Clone, Debug)]
pub struct Rule {
    pub name: Ident,
    pub kind: RuleKind,
    /// `options { … }` of the rule.
    pub options: Vec<(Ident, Ident)>,
    pub body: Vec<Alternative>,
    /// The whole rule.
    pub span: Span,
}

/// An alternative of a rule or block; no elements means ε.
#[derive(Clone, Debug)]
pub struct Alternative {
    pub elements: Vec<Element>,
    /// `# label` of a parser alternative.
    pub label: Option<Ident>,
    /// `-> command, command(argument)` of a lexer alternative.
    pub commands: Vec<Command>,
    /// The alternative; empty if it is ε.
    pub span: Span,
}

/// A lexer command, `name` or `name(argument)`; `name` begins in lower case.
#[derive(Clone, Debug)]
pub struct Command {
    /// `skip`, `more`, `type`, `channel`, `mode`, `pushMode`, `popMode`.
    pub name: Ident,
    pub argument: Option<Ident>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeat {
    /// `?`
    Optional,
    /// `*`
    Star,
    /// `+`
    Plus,
}

/// A quantifier with its greediness (`??`, `*?`, `+?` are not greedy).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quantifier {
    pub repeat: Repeat,
    pub greedy: bool,
}

/// An atom with its quantifier.
///
/// Labels (`x=`, `x+=`) and element options are dropped, since they do not change the language.
#[derive(Clone, Debug)]
pub struct Element {
    pub atom: Atom,
    /// `None` is once.
    pub quantifier: Option<Quantifier>,
    /// The atom with its quantifier.
    pub span: Span,
}

/// An inclusive range of code points, which may include surrogates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CodePointRange {
    pub first: u32,
    pub last: u32,
}

#[derive(Clone, Debug)]
pub enum Atom {
    /// A rule or token by name, or `EOF`.
    Name(Ident),
    /// `'text'`, as code points with escapes decoded.
    Literal(Vec<u32>),
    /// `'a'..'z'` or `[a-z\p{L}]` with properties resolved; ranges in source order, may overlap.
    Set(Vec<CodePointRange>),
    /// `~x` or `~(x | y)`: one character or token that is none of these.
    Not(Vec<Element>),
    /// `.`: one character or token.
    Any,
    /// `( … )`.
    Block(Vec<Alternative>),
    /// `{ … }`: target-language code without the braces.
    Action(String),
    /// `{ … }?`: target-language condition without the braces.
    Predicate(String),
}
