//! Scala 3: blocks by indentation beside blocks in braces.
//!
//! A line end separates statements if one can end before and another begin behind it; a deeper line
//! begins a block only after a token that allows one. The next token decides.

use super::indentation::width;
use secateur_syntax::hook::{Answer, Call, Family, Hook, LexedToken, Look, Output};
use secateur_tables::{Kind, Tables, TokenRole};

pub(super) static FAMILY: Family = Family {
    name: "scala",
    bases: &["Scala3LexerBase", "Scala3ParserBase"],
    predicate,
    action: |_| false,
    watches: true,
    make: |language| Box::new(Scala::new(language)),
};

fn predicate(call: &Call) -> Answer {
    match call.name.as_str() {
        // The syntax of Scala 2 is an option, off by default.
        "migration30" => Answer::No,
        _ => Answer::Unknown,
    }
}

const HIDDEN: u16 = 1;

/// Tokens that end a statement.
const ENDS: &[&str] = &[
    "Id",
    "Varid",
    "BacktickId",
    "Op",
    "IntegerLiteral",
    "FloatingPointLiteral",
    "BooleanLiteral",
    "CharacterLiteral",
    "StringLiteral",
    "InterpolatedStringLiteral",
    "SymbolLiteral",
    "NullLiteral",
    "QuoteId",
    "USCORE",
    "THIS",
    "SUPER",
    "RETURN",
    "TYPE",
    "GIVEN",
    "RPAREN",
    "RBRACE",
    "RBRACKET",
    "DEDENT",
    "NEWLINE",
    // After `end`.
    "IF",
    "WHILE",
    "FOR",
    "MATCH",
    "TRY",
    "VAL",
    "NEW",
    "EXTENSION",
];

/// Tokens that begin a statement.
const STARTS: &[&str] = &[
    "Id",
    "Varid",
    "BacktickId",
    "Op",
    "IntegerLiteral",
    "FloatingPointLiteral",
    "BooleanLiteral",
    "CharacterLiteral",
    "StringLiteral",
    "InterpolatedStringLiteral",
    "SymbolLiteral",
    "NullLiteral",
    "QuoteId",
    "USCORE",
    "THIS",
    "SUPER",
    "NEW",
    "RETURN",
    "THROW",
    "IF",
    "WHILE",
    "FOR",
    "TRY",
    "LBRACE",
    "LPAREN",
    "LBRACKET",
    "QUOTE",
    "INDENT",
    "AT",
    "CASE",
    "END",
    "DEF",
    "VAL",
    "VAR",
    "TYPE",
    "GIVEN",
    "ABSTRACT",
    "FINAL",
    "PRIVATE",
    "PROTECTED",
    "OVERRIDE",
    "SEALED",
    "CLASS",
    "TRAIT",
    "OBJECT",
    "ENUM",
    "IMPORT",
    "EXPORT",
    "PACKAGE",
    "INLINE",
    "LAZY",
    "IMPLICIT",
    "EXTENSION",
    "OPEN",
    "INFIX",
    "TRANSPARENT",
    "OPAQUE",
    "AS",
    "DERIVES",
    "USING",
];

/// Tokens that allow a block after them.
const OPENS: &[&str] = &[
    "THEN", "ELSE", "DO", "CATCH", "FINALLY", "YIELD", "MATCH", "COLON", "WITH", "ASSIGN", "ARROW",
    "CTXARROW", "LARROW", "WHILE", "TRY", "FOR", "IF", "THROW", "RETURN",
];

/// Tokens that continue a statement on a new line.
const CONTINUES: &[&str] = &["THEN", "ELSE", "DO", "CATCH", "FINALLY", "YIELD", "MATCH"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Region {
    Indented { width: usize },
    Braces,
    Parentheses,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    Newline,
    Space,
    Open(Region),
    CloseBrace,
    Close,
    Comma,
    Dot,
    /// `extends`, `with` in the head of a class.
    Head,
    Other,
}

#[derive(Clone, Copy, Debug)]
struct Traits {
    role: Role,
    ends: bool,
    starts: bool,
    opens: bool,
    continues: bool,
    parenthesis: bool,
}

impl Traits {
    fn of(name: &str) -> Self {
        let role = match name {
            "NEWLINE" => Role::Newline,
            "WS" => Role::Space,
            "LPAREN" | "LBRACKET" => Role::Open(Region::Parentheses),
            "LBRACE" => Role::Open(Region::Braces),
            "RBRACE" => Role::CloseBrace,
            "RPAREN" | "RBRACKET" => Role::Close,
            "COMMA" => Role::Comma,
            "DOT" => Role::Dot,
            "EXTENDS" | "WITH" => Role::Head,
            _ => Role::Other,
        };
        Self {
            role,
            ends: ENDS.contains(&name),
            starts: STARTS.contains(&name),
            opens: OPENS.contains(&name),
            continues: CONTINUES.contains(&name),
            parenthesis: name == "RPAREN",
        }
    }
}

struct Scala {
    traits: Vec<Traits>,
    indent: Option<Kind>,
    dedent: Option<Kind>,
    regions: Vec<Region>,
    /// The last token that the parser sees.
    last: Option<Kind>,
    current: Option<LexedToken>,
    /// A line end whose white space is the current token.
    ended: Option<LexedToken>,
    began: bool,
}

impl Scala {
    fn new(language: &Tables) -> Self {
        let traits = language.tokens.iter().map(|token| Traits::of(&token.name));
        Self {
            traits: traits.collect(),
            indent: language.token_with(TokenRole::Indent),
            dedent: language.token_with(TokenRole::Dedent),
            regions: Vec::new(),
            last: None,
            current: None,
            ended: None,
            began: false,
        }
    }

    fn traits(&self, kind: Option<Kind>) -> Option<Traits> {
        self.traits.get(kind?.index()).copied()
    }

    fn role(&self, kind: Option<Kind>) -> Option<Role> {
        self.traits(kind).map(|traits| traits.role)
    }

    fn push(&mut self, token: LexedToken, output: &mut Output) {
        if token.channel == 0 {
            self.last = Some(token.kind);
        }
        output.push(token);
    }

    fn hide(token: LexedToken, output: &mut Output) {
        let channel = HIDDEN;
        output.push(LexedToken { channel, ..token });
    }

    fn add(&mut self, kind: Option<Kind>, at: usize, output: &mut Output) {
        self.last = kind.or(self.last);
        output.add(kind, at);
    }

    fn width(&self) -> usize {
        let widths = self.regions.iter().rev();
        let mut widths = widths.filter_map(|region| match region {
            Region::Indented { width } => Some(*width),
            _ => None,
        });
        widths.next().unwrap_or(0)
    }

    /// Ends the innermost blocks wider than `to`, or all.
    fn end_blocks(&mut self, to: Option<usize>, at: usize, output: &mut Output) {
        while let Some(Region::Indented { width }) = self.regions.last() {
            if to.is_some_and(|to| *width <= to) {
                break;
            }
            self.regions.pop();
            self.add(self.dedent, at, output);
        }
    }

    /// Gets the next token's type; `None` at the end of the text.
    fn emit_current(
        &mut self,
        token: LexedToken,
        next: Option<Kind>,
        look: &Look<'_>,
        output: &mut Output,
    ) {
        if let Some(ended) = self.ended.take() {
            self.end_line(ended, Some(token), next, look, output);
            return;
        }
        let role = self.role(Some(token.kind)).unwrap_or(Role::Other);
        let began = self.began;
        self.began |= role != Role::Newline;
        match role {
            Role::Newline if !began => Self::hide(token, output),
            Role::Newline if self.role(next) == Some(Role::Space) => self.ended = Some(token),
            Role::Newline => self.end_line(token, None, next, look, output),
            _ => {
                match role {
                    Role::Open(region) => self.regions.push(region),
                    Role::Comma => self.end_blocks(None, token.start, output),
                    Role::Close => {
                        self.end_blocks(None, token.start, output);
                        self.leave(Region::Parentheses);
                    }
                    Role::CloseBrace => self.leave(Region::Braces),
                    _ => {}
                }
                self.push(token, output);
            }
        }
    }

    fn leave(&mut self, region: Region) {
        if self.regions.last() == Some(&region) {
            self.regions.pop();
        }
    }

    fn end_line(
        &mut self,
        ended: LexedToken,
        space: Option<LexedToken>,
        next: Option<Kind>,
        look: &Look<'_>,
        output: &mut Output,
    ) {
        let role = self.role(next);
        if role == Some(Role::Newline) {
            Self::hide(ended, output);
            if let Some(space) = space {
                output.push(space);
            }
            return;
        }
        let new = match space.filter(|_| next.is_some()) {
            Some(space) => {
                let text = look.text.get(space.start..space.end).unwrap_or(&[]);
                // A form feed resets the column.
                let text = text.rsplit(|&byte| byte == b'\x0c').next();
                text.map_or(0, width)
            }
            None => 0,
        };
        let old = self.width();
        let indents = new > old && role != Some(Role::Dot) && self.can_open(role);
        let separates = self.separates(next);
        let separator = match self.regions.last() {
            _ if new < old || indents => false,
            Some(Region::Parentheses) => false,
            Some(Region::Braces) => separates,
            _ => new == old && separates,
        };
        if new < old {
            self.end_blocks(Some(new), ended.start, output);
            let separates = self.separates(next);
            if separates && self.regions.last() != Some(&Region::Parentheses) {
                self.push(ended, output);
            } else {
                Self::hide(ended, output);
            }
        } else if separator {
            self.push(ended, output);
        } else {
            Self::hide(ended, output);
        }
        if indents {
            self.regions.push(Region::Indented { width: new });
            self.add(self.indent, ended.end, output);
        }
        if let Some(space) = space {
            output.push(space);
        }
    }

    fn can_open(&self, next: Option<Role>) -> bool {
        let Some(last) = self.traits(self.last) else {
            return false;
        };
        let outside = !matches!(
            self.regions.last(),
            Some(Region::Parentheses | Region::Braces)
        );
        // The methods of an extension.
        last.opens || (last.parenthesis && outside && next != Some(Role::Head))
    }

    fn separates(&self, next: Option<Kind>) -> bool {
        let ends = self.traits(self.last).is_some_and(|last| last.ends);
        let starts = self
            .traits(next)
            .is_some_and(|next| next.starts && !next.continues);
        ends && starts
    }
}

impl Hook for Scala {
    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        if let Some(current) = self.current.replace(token) {
            self.emit_current(current, Some(token.kind), look, output);
        }
    }

    fn end(&mut self, look: &Look<'_>, output: &mut Output) {
        if let Some(current) = self.current.take() {
            self.emit_current(current, None, look, output);
        }
        self.end_blocks(None, look.text.len(), output);
    }
}
