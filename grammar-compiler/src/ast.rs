//! Syntax tree of a grammar in any notation; escapes are decoded, names not resolved.

use crate::diagnostics::Span;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ident {
    pub text: String,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GrammarKind {
    Combined,
    Lexer,
    Parser,
}

#[derive(Clone, Debug)]
pub struct GrammarFile {
    pub kind: GrammarKind,
    pub name: Ident,
    /// Options in order, without quotes.
    pub options: Vec<(Ident, Ident)>,
    pub tokens: Vec<Ident>,
    pub channels: Vec<Ident>,
    /// Names; of `import x = Y`, the `Y`.
    pub imports: Vec<Ident>,
    pub rules: Vec<Rule>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleKind {
    Parser,
    Lexer {
        /// Whether the rule makes no token itself.
        fragment: bool,
        /// `None` is the default mode.
        mode: Option<Ident>,
    },
}

#[derive(Clone, Debug)]
pub struct Rule {
    pub name: Ident,
    pub kind: RuleKind,
    pub options: Vec<(Ident, Ident)>,
    pub body: Vec<Alternative>,
    pub span: Span,
}

/// An alternative; no elements means ε.
#[derive(Clone, Debug)]
pub struct Alternative {
    pub elements: Vec<Element>,
    pub label: Option<Ident>,
    pub commands: Vec<Command>,
    /// Empty for ε.
    pub span: Span,
}

/// A lexer command; `name` begins in lower case.
#[derive(Clone, Debug)]
pub struct Command {
    pub name: Ident,
    pub argument: Option<Ident>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeat {
    Optional,
    Star,
    Plus,
}

/// A quantifier; `??`, `*?`, `+?` are not greedy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quantifier {
    pub repeat: Repeat,
    pub greedy: bool,
}

/// An atom with its quantifier.
///
/// Labels and element options are dropped, since they do not change the language.
#[derive(Clone, Debug)]
pub struct Element {
    pub atom: Atom,
    /// `None` is once.
    pub quantifier: Option<Quantifier>,
    pub span: Span,
}

/// An inclusive range, possibly of surrogates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CodePointRange {
    pub first: u32,
    pub last: u32,
}

#[derive(Clone, Debug)]
pub enum Atom {
    /// A rule or token by name, or `EOF`.
    Name(Ident),
    /// Code points.
    Literal(Vec<u32>),
    /// `'a'..'z'` or `[a-z\p{L}]`, properties resolved; ranges in source order, may overlap.
    Set(Vec<CodePointRange>),
    /// `~x` or `~(x | y)`: one other character or token.
    Not(Vec<Element>),
    Any,
    Block(Vec<Alternative>),
    /// Target-language code without braces.
    Action(String),
    /// A target-language condition without braces.
    Predicate(String),
}
