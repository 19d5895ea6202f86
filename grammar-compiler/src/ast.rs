//! A grammar as it was written, whatever its notation.
//!
//! Front ends (one file a notation under [`crate::front`]) produce this tree;
//! [`crate::lower`] turns one or several of them into the intermediate form.
//! Escapes are decoded here, names are not yet resolved.

use crate::diagnostics::Span;

/// A name with the place where it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ident {
    /// The name itself.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// What the header of a grammar file declares it to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GrammarKind {
    /// Parser and lexer rules together (`grammar X;`).
    Combined,
    /// Lexer rules only (`lexer grammar X;`).
    Lexer,
    /// Parser rules only (`parser grammar X;`).
    Parser,
}

/// One grammar file.
#[derive(Clone, Debug)]
pub struct GrammarFile {
    /// Combined, lexer or parser.
    pub kind: GrammarKind,
    /// The declared name.
    pub name: Ident,
    /// `options { key = value; }`, in order; values as written, quotes removed.
    pub options: Vec<(Ident, Ident)>,
    /// Names of `tokens { … }`.
    pub tokens: Vec<Ident>,
    /// Names of `channels { … }`.
    pub channels: Vec<Ident>,
    /// Grammars named by `import` (of `x = Y`, the `Y`).
    pub imports: Vec<Ident>,
    /// All rules, in order.
    pub rules: Vec<Rule>,
}

/// What a rule describes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleKind {
    /// A rule over tokens.
    Parser,
    /// A rule over characters.
    Lexer {
        /// A helper that never makes a token by itself.
        fragment: bool,
        /// The lexer mode that the rule belongs to; `None` is the default mode.
        mode: Option<Ident>,
    },
}

/// One rule.
#[derive(Clone, Debug)]
pub struct Rule {
    /// The rule's name.
    pub name: Ident,
    /// Parser or lexer rule.
    pub kind: RuleKind,
    /// `options { … }` of the rule.
    pub options: Vec<(Ident, Ident)>,
    /// The alternatives.
    pub body: Vec<Alternative>,
    /// The whole rule.
    pub span: Span,
}

/// One alternative of a rule or block; no elements means ε.
#[derive(Clone, Debug)]
pub struct Alternative {
    /// What has to follow one another.
    pub elements: Vec<Element>,
    /// `# label` of a parser alternative.
    pub label: Option<Ident>,
    /// `-> command, command(argument)` of a lexer alternative.
    pub commands: Vec<Command>,
    /// The whole alternative (an empty span at its place if it is ε).
    pub span: Span,
}

/// A lexer command, `name` or `name(argument)`; the first letter of `name` is
/// in lower case whatever the source had.
#[derive(Clone, Debug)]
pub struct Command {
    /// `skip`, `more`, `type`, `channel`, `mode`, `pushMode`, `popMode`.
    pub name: Ident,
    /// The argument, if there is one.
    pub argument: Option<Ident>,
}

/// How often an element may occur.
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
    /// How often.
    pub repeat: Repeat,
    /// Whether as much as possible is taken.
    pub greedy: bool,
}

/// An atom with its quantifier. Labels (`x=`, `x+=`) and element options are
/// read and dropped: they do not change the language.
#[derive(Clone, Debug)]
pub struct Element {
    /// What occurs.
    pub atom: Atom,
    /// How often; `None` is once.
    pub quantifier: Option<Quantifier>,
    /// The element with its quantifier.
    pub span: Span,
}

/// An inclusive range of code points (surrogates included, as written).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CodePointRange {
    /// The first code point.
    pub first: u32,
    /// The last code point.
    pub last: u32,
}

/// The smallest parts of an alternative.
#[derive(Clone, Debug)]
pub enum Atom {
    /// A rule or token by name (`EOF` included).
    Name(Ident),
    /// `'text'`, as code points, escapes decoded.
    Literal(Vec<u32>),
    /// `'a'..'z'`, or a set `[a-z\p{L}]` with properties resolved: ranges in
    /// the order written, maybe overlapping.
    Set(Vec<CodePointRange>),
    /// `~x` or `~(x | y)`: one character or token that is none of these.
    Not(Vec<Element>),
    /// `.`: any one character or token.
    Any,
    /// `( … )`.
    Block(Vec<Alternative>),
    /// `{ … }`: target-language code, without the braces.
    Action(String),
    /// `{ … }?`: a condition in the target language, without the braces.
    Predicate(String),
}
