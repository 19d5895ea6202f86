//! Whether an operand may begin at a token.
//!
//! This distinguishes a regular expression from a division, and an element of JSX from a
//! comparison. The last token decides, but for `)` and `}`: `if (a) /b/` and `(a) / b`, `{ } /a/`
//! and `{ } / a`. So open brackets are stored with their purpose.

use super::{has_line_end, is_word};
use secateur_syntax::hook::LexedToken;
use secateur_tables::Tables;

pub(super) struct Operands {
    roles: Vec<Role>,
    open: Vec<Bracket>,
    /// Ends of arrow functions' blocks, ascending.
    arrow_ends: Vec<u32>,
    ended: bool,
    /// If no operand has ended: whether a brace would open a block, not an object.
    block: bool,
    /// The last token was `=>`.
    arrow: bool,
    /// The last token was a dot: a name follows.
    dot: bool,
    /// The last token was `if` or the like: parentheses follow.
    control: bool,
    end: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// Text of templates and elements.
    Other,
    /// The start of an expression in them.
    Substitution,
    /// A literal, or a name with `#`.
    Operand,
    /// Punctuators, keywords and names, distinguished by their text.
    Text,
}

struct Bracket {
    kind: BracketKind,
    /// Conditions without their colon yet.
    conditions: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum BracketKind {
    Block,
    Object,
    /// The block of an arrow function.
    Arrow,
    Substitution,
    /// After `if` and the like.
    Control,
    /// Other parentheses, and square brackets.
    Plain,
}

impl Operands {
    pub(super) fn new(language: &Tables) -> Self {
        let role = |name: &str| match name {
            "TEMPLATE_SUBSTITUTION" | "JSX_OPEN_BRACE" => Role::Substitution,
            "STRING" | "NUMBER" | "REGULAR_EXPRESSION" | "PRIVATE_NAME" => Role::Operand,
            _ if name.starts_with("TEMPLATE_") || name.starts_with("JSX_") => Role::Other,
            _ => Role::Text,
        };
        let tokens = language.tokens.iter();
        Self {
            roles: tokens.map(|token| role(&token.name)).collect(),
            open: Vec::new(),
            arrow_ends: Vec::new(),
            arrow: false,
            ended: false,
            block: true,
            dot: false,
            control: false,
            end: 0,
        }
    }

    pub(super) fn expected(&self) -> bool {
        !self.ended
    }

    /// Whether the token at `start` ended the block of an arrow function.
    pub(super) fn arrow_ended(&self, start: u32) -> bool {
        self.arrow_ends.binary_search(&start).is_ok()
    }

    pub(super) fn see(&mut self, token: &LexedToken, text: &[u8]) {
        let dot = std::mem::take(&mut self.dot);
        let arrow = std::mem::take(&mut self.arrow);
        let control = std::mem::take(&mut self.control);
        let block = std::mem::take(&mut self.block);
        match self.roles[token.kind.index()] {
            Role::Other | Role::Operand => self.ended = true,
            Role::Substitution => self.push(BracketKind::Substitution),
            Role::Text => {
                let own = &text[token.start..token.end];
                let line_end = || has_line_end(&text[self.end..token.start]);
                match own {
                    b"(" if control => self.push(BracketKind::Control),
                    b"(" | b"[" => self.push(BracketKind::Plain),
                    b"{" if arrow => {
                        self.push(BracketKind::Arrow);
                        self.block = true;
                    }
                    b"{" if block || self.ended => {
                        self.push(BracketKind::Block);
                        self.block = true;
                    }
                    b"{" => self.push(BracketKind::Object),
                    b")" | b"]" | b"}" => self.pop(token.start),
                    // Before or after an operand.
                    b"++" | b"--" => {}
                    // After an operand: TypeScript.
                    b"!" if self.ended && !line_end() => {}
                    b":" => self.colon(),
                    _ if is_word(own) => self.word(own, dot, control),
                    _ => self.sign(own),
                }
            }
        }
        self.end = token.end;
    }

    fn push(&mut self, kind: BracketKind) {
        self.ended = false;
        self.open.push(Bracket {
            kind,
            conditions: 0,
        });
    }

    fn pop(&mut self, at: usize) {
        let kind = self.open.pop().map(|bracket| bracket.kind);
        if kind == Some(BracketKind::Arrow) {
            self.arrow_ends.push(at as u32);
        }
        self.block = matches!(
            kind,
            Some(BracketKind::Block | BracketKind::Arrow | BracketKind::Control)
        );
        self.ended = !self.block;
    }

    /// Handles the colon of a condition, a label, a property or a type.
    fn colon(&mut self) {
        self.ended = false;
        self.block = match self.open.last_mut() {
            Some(bracket) if bracket.conditions > 0 => {
                bracket.conditions -= 1;
                false
            }
            Some(bracket) => matches!(bracket.kind, BracketKind::Block | BracketKind::Arrow),
            None => true,
        };
    }

    fn sign(&mut self, sign: &[u8]) {
        self.ended = false;
        // `>` may end the type parameters of a class.
        self.block = matches!(sign, b";" | b"=>" | b">");
        self.arrow = sign == b"=>";
        self.dot = matches!(sign, b"." | b"?.");
        if let Some(bracket) = self.open.last_mut() {
            match sign {
                b"?" => bracket.conditions += 1,
                b";" => bracket.conditions = 0,
                _ => {}
            }
        }
    }

    fn word(&mut self, word: &[u8], dot: bool, control: bool) {
        let before = std::mem::replace(&mut self.ended, true);
        if dot {
            return;
        }
        match word {
            b"if" | b"while" | b"for" | b"with" => {
                self.ended = false;
                self.control = true;
            }
            b"await" => {
                self.ended = false;
                self.control = control;
            }
            b"else" | b"do" | b"try" | b"finally" | b"catch" | b"class" => {
                self.ended = false;
                self.block = true;
            }
            b"case" | b"const" | b"default" | b"delete" | b"enum" | b"export" | b"extends"
            | b"function" | b"import" | b"in" | b"instanceof" | b"new" | b"return" | b"switch"
            | b"throw" | b"typeof" | b"var" | b"void" | b"yield" => self.ended = false,
            // A name, unless it stands between two operands.
            b"of" => self.ended = !before,
            _ => {}
        }
    }
}
