//! Node-kind tables as generated crates write them: a row per kind.
//!
//! [`node_kinds!`](crate::node_kinds) makes constants of a language's rows, in the order of their
//! numbers; [`NodeKinds::of`] makes the engines' tables. Empty columns are left out:
//!
//! | column | meaning |
//! |---|---|
//! | `A "a"` | the constant, and the name in the grammar or of a part of it |
//! | `= Star [B]` | the form in Perses Normal Form and the parts, in order |
//! | `= Set but [T]` | any token type but these |
//! | `lazy` | a non-greedy quantifier |
//! | `subsumes parts` | a part may stand alone where this kind is expected |
//! | `subsumes [C]` | so may these: parts with nullable siblings, another list of the same item |
//! | `fits [D]` | the reverse: this kind may stand alone where one of these is expected |
//! | `shortest "t"` | a shortest sentence; none if the kind is nullable |
//! | `as Rest` | the part of a rule that it is, if neither quantifier nor group |
//! | `of "r" "s" and 3 others` | the rules of the grammar with the part |
//! | `is Open` | the layout role of a token type |
//!
//! `subsumes` and `fits` are direct edges; their reflexive and transitive closure,
//! [`Tables::fits`], decides what may replace what. A node is never empty, so `X*` and `X+` subsume
//! each other: whether a list may *become* empty depends on its slot.
//!
//! [`Tables::fits`]: crate::Tables::fits
//!
//! ```
//! mod kinds {
//!     secateur_tables::node_kinds! {
//!         tokens {
//!             EOF "EOF";
//!             L_BRACKET "'['" shortest "[" is Open;
//!             R_BRACKET "']'" shortest "]" is Close;
//!         }
//!         rules {
//!             /// `nested : '[' nested* ']'`
//!             NESTED "nested" = Sequence [L_BRACKET NESTEDS R_BRACKET], fits [NESTEDS],
//!                 shortest "[ ]";
//!             /// `nested*`
//!             NESTEDS "nesteds" = Star [NESTED], subsumes parts, of "nested";
//!         }
//!     }
//! }
//! use secateur_tables::NodeKinds;
//!
//! let table = NodeKinds::of(kinds::TOKENS, kinds::RULES, 0);
//! assert_eq!(kinds::NESTED.index(), 3);
//! assert_eq!(table.symbols, [kinds::L_BRACKET, kinds::NESTEDS, kinds::R_BRACKET, kinds::NESTED]);
//! assert_eq!(table.nullable, [false, false, false, false, true]);
//! ```

use std::borrow::Cow;
use std::collections::HashMap;

use crate::{Description, Form, Kind, LexerTables, Origin, Part, Rule, TokenRole, TokenType};

/// A token type.
#[derive(Clone, Copy, Debug)]
pub struct TokenRow {
    /// The lexer rule's name, or the literal with its quotes.
    pub name: &'static str,
    /// A shortest text that lexes as this type.
    pub shortest: Option<&'static str>,
    /// The layout role.
    pub role: TokenRole,
}

/// A rule.
#[derive(Clone, Copy, Debug)]
pub struct RuleRow {
    /// The name in the normal form.
    pub name: &'static str,
    /// The form.
    pub form: Form,
    /// The parts, in order, or the token types that a set lacks (`but`).
    pub parts: &'static [Kind],
    /// Whether a set has all token types that are text but its `parts`.
    pub but: bool,
    /// Whether each part may stand alone in the rule's slot.
    pub subsumes_parts: bool,
    /// Further kinds that it subsumes directly.
    pub subsumes: &'static [Kind],
    /// The kinds that subsume it directly.
    pub fits: &'static [Kind],
    /// The texts of a shortest sentence, with spaces between.
    pub shortest: &'static str,
    /// Whether the quantifier is non-greedy.
    pub lazy: bool,
    /// The part of a grammar's rule that became this rule; `None` for a grammar's rule.
    pub of: Option<(Part, &'static str)>,
}

/// Node kinds for engines: fields of [`Description`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeKinds {
    /// By token type.
    pub tokens: Vec<TokenType>,
    /// The first token type that is a predicate; the number of tokens if none is.
    pub first_guard: Kind,
    /// By rule.
    pub rules: Vec<Rule>,
    /// The names that origins refer to.
    pub origin_names: Vec<Cow<'static, str>>,
    /// The symbols of all rules, one after another.
    pub symbols: Vec<Kind>,
    /// By kind: whether it is nullable.
    pub nullable: Vec<bool>,
}

impl NodeKinds {
    /// Makes the tables of all rows; the last `guards` token types are predicates.
    ///
    /// Complexity: see [`nullable`].
    #[must_use]
    pub fn of(tokens: &[TokenRow], rules: &[RuleRow], guards: usize) -> Self {
        let first_guard = Kind((tokens.len() - guards) as u16);
        let mut names = Names::default();
        let mut symbols = Vec::new();
        let rules: Vec<Rule> = rules
            .iter()
            .map(|row| {
                let first = symbols.len();
                match row.but {
                    true => symbols.extend(all_but(row.parts, first_guard)),
                    false => symbols.extend_from_slice(row.parts),
                }
                let mut subsumes = Vec::new();
                if row.subsumes_parts {
                    subsumes.extend_from_slice(&symbols[first..]);
                }
                subsumes.extend_from_slice(row.subsumes);
                Rule {
                    name: row.name.into(),
                    form: row.form,
                    first: first as u32,
                    len: (symbols.len() - first) as u32,
                    lazy: row.lazy,
                    origin: names.origin(row),
                    subsumes: subsumes.into(),
                }
            })
            .collect();
        let tokens: Vec<TokenType> = tokens
            .iter()
            .map(|row| TokenType {
                name: row.name.into(),
                shortest: row.shortest.map(Into::into),
                role: row.role,
            })
            .collect();
        let bodies = rules.iter().map(|rule| (rule.form, rule.symbols(&symbols)));
        let bodies: Vec<_> = bodies.collect();
        Self {
            nullable: nullable(tokens.len(), first_guard, &bodies),
            first_guard,
            tokens,
            rules,
            origin_names: names.names,
            symbols,
        }
    }
}

impl NodeKinds {
    /// Makes the description of a language with these kinds, its name and its start rule.
    ///
    /// Without extensions, interpreters, notes, stand-ins, counts, embedded languages, hook and lexer rules.
    #[must_use]
    pub fn description(self, name: &'static str, start: Kind) -> Description {
        Description {
            name: name.into(),
            extensions: Cow::Borrowed(&[]),
            interpreters: Cow::Borrowed(&[]),
            notes: "".into(),
            stand_ins: Cow::Borrowed(&[]),
            counts: Cow::Borrowed(&[]),
            embedded: Cow::Borrowed(&[]),
            lexer: LexerTables::of(Vec::new()),
            hook: None,
            first_guard: self.first_guard,
            tokens: self.tokens.into(),
            rules: self.rules.into(),
            origin_names: self.origin_names.into(),
            symbols: self.symbols.into(),
            start,
            nullable: self.nullable.into(),
        }
    }
}

#[derive(Default)]
struct Names {
    names: Vec<Cow<'static, str>>,
    numbers: HashMap<&'static str, u16>,
}

impl Names {
    fn origin(&mut self, row: &RuleRow) -> Origin {
        let Some((part, of)) = row.of else {
            return Origin::Written;
        };
        Origin::Outlined {
            of: self.number(of),
            part,
        }
    }

    fn number(&mut self, name: &'static str) -> u16 {
        *self.numbers.entry(name).or_insert_with(|| {
            self.names.push(name.into());
            self.names.len() as u16 - 1
        })
    }
}

/// Length of the shortest set that a row writes by its complement.
const LONG: usize = 8;

/// Whether a set of token types is long, and its complement shorter.
#[must_use]
pub fn lacks_few(set: &[Kind], first_guard: Kind) -> bool {
    let all = first_guard.index() - 1;
    set.len() >= LONG && set.len() > all / 2 && !set.contains(&Kind::EOF)
}

/// Returns the token types that are text and not in a list, in order.
pub fn all_but(kinds: &[Kind], first_guard: Kind) -> impl Iterator<Item = Kind> {
    let all = (1..first_guard.0).map(Kind);
    all.filter(move |kind| !kinds.contains(kind))
}

/// Computes the nullable kinds.
///
/// Token types from `first_guard` on are predicates, without a text; `rules` follow the `tokens`.
/// Linear in their length for each level of rules that are nullable by way of others.
#[must_use]
pub fn nullable<S: AsRef<[Kind]>>(
    tokens: usize,
    first_guard: Kind,
    rules: &[(Form, S)],
) -> Vec<bool> {
    let mut nullable: Vec<bool> = (0..tokens)
        .map(|token| token >= first_guard.index())
        .collect();
    nullable.resize(tokens + rules.len(), false);
    loop {
        let mut changed = false;
        // Parts mostly follow their rules.
        for (at, (form, symbols)) in rules.iter().enumerate().rev() {
            let mut empty = symbols
                .as_ref()
                .iter()
                .map(|symbol| nullable[symbol.index()]);
            let now = match form {
                Form::Star | Form::Optional => true,
                Form::Sequence => empty.all(|empty| empty),
                Form::Alternation | Form::Plus | Form::Set => empty.any(|empty| empty),
            };
            changed |= now != nullable[tokens + at];
            nullable[tokens + at] = now;
        }
        if !changed {
            return nullable;
        }
    }
}

/// Makes a constant of each row, and the tables `TOKENS` and `RULES`.
///
/// A row begins with the name of its constant: see [the module](crate::node_kinds).
#[macro_export]
macro_rules! node_kinds {
    (
        tokens { $(
            $(#[$about_token:meta])*
            $token:ident $token_name:literal
            $(shortest $text:literal)?
            $(is $role:ident)?
        ;)* }
        rules { $(
            $(#[$about:meta])*
            $rule:ident $name:literal
            = $form:ident $($but:ident)? [$($part:ident)*] $($lazy:ident)?
            $(, subsumes $($all:ident)? $([$($below:ident)*])?)?
            $(, fits [$($above:ident)*])?
            $(, shortest $shortest:literal)?
            $(, as $what:ident)?
            $(, of $of:literal $($also:literal)* $(and $more:literal others)?)?
        ;)* }
    ) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[repr(u16)]
        enum Number { $($token,)* $($rule,)* }

        $(
            $(#[$about_token])*
            #[doc = concat!("The token type `", $token_name, "`.")]
            pub const $token: $crate::Kind = $crate::Kind(Number::$token as u16);
        )*
        $(
            $(#[$about])*
            pub const $rule: $crate::Kind = $crate::Kind(Number::$rule as u16);
        )*

        /// The token types.
        pub static TOKENS: &[$crate::TokenRow] = &[$(
            $crate::TokenRow {
                name: $token_name,
                shortest: $crate::node_kinds!(@maybe $($text)?),
                role: $crate::node_kinds!(@role $($role)?),
            },
        )*];

        /// The rules.
        pub static RULES: &[$crate::RuleRow] = &[$(
            $crate::RuleRow {
                name: $name,
                form: $crate::Form::$form,
                parts: &[$($part),*],
                but: $crate::node_kinds!(@but $($but)?),
                subsumes_parts: $crate::node_kinds!(@parts $($($all)?)?),
                subsumes: &[$($($($below),*)?)?],
                fits: &[$($($above),*)?],
                shortest: concat!($($shortest)?),
                lazy: $crate::node_kinds!(@lazy $($lazy)?),
                of: $crate::node_kinds!(@of $form ($($what)?) $($of)?),
            },
        )*];
    };
    (@maybe) => { None };
    (@maybe $text:literal) => { Some($text) };
    (@role) => { $crate::TokenRole::Plain };
    (@role $role:ident) => { $crate::TokenRole::$role };
    (@but) => { false };
    (@but but) => { true };
    (@parts) => { false };
    (@parts parts) => { true };
    (@lazy) => { false };
    (@lazy lazy) => { true };
    (@of $form:ident ($($what:ident)?)) => { None };
    (@of $form:ident () $of:literal) => {
        Some(($crate::Part::of_form($crate::Form::$form), $of))
    };
    (@of $form:ident ($what:ident) $of:literal) => { Some(($crate::Part::$what, $of)) };
}
