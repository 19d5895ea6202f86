//! Swift: operators that white space distinguishes, and expressions within strings.
//!
//! `a -b` and `a - b` differ in the white space around the operator; so do `a! - b` and `a != b`.
//! The lexer makes each character of an operator a token; the parser's predicates, before the
//! operator, test its end and both sides.

use secateur_syntax::hook::{Answer, Call, Family, Hook, LexedToken, Look, Output, Place};
use secateur_tables::ModeStep;

pub(super) static FAMILY: Family = Family {
    name: "swift",
    bases: &["SwiftSupport", "SwiftSupportLexer"],
    predicate: |call| match Question::of(call) {
        Some(_) => Answer::Ask,
        None => Answer::Unknown,
    },
    // Counted by the hook, with the tokens.
    action: |call| call.name.contains("parenthesis."),
    watches: false,
    make: |_| Box::new(Swift::default()),
};

enum Question {
    Binary,
    Prefix,
    Postfix,
    Operator,
    Separated,
    BehindSpace,
}

impl Question {
    fn of(call: &Call) -> Option<Self> {
        let name = call.name.as_str();
        Some(match name.strip_prefix("SwiftSupport.").unwrap_or(name) {
            "isBinaryOp" => Self::Binary,
            "isPrefixOp" => Self::Prefix,
            "isPostfixOp" => Self::Postfix,
            "isOperator" => Self::Operator,
            "isSeparatedStatement" => Self::Separated,
            // Whether the token before, of any channel, is white space.
            "_input.get.getType==" => Self::BehindSpace,
            _ => return None,
        })
    }
}

#[derive(Default)]
struct Swift {
    tokens: Vec<LexedToken>,
    /// By expression in a string: open parentheses.
    parentheses: Vec<usize>,
}

#[derive(Clone, Copy)]
struct Around<'a> {
    place: &'a Place<'a>,
    tokens: &'a [LexedToken],
    at: usize,
}

impl<'a> Around<'a> {
    fn text(&self, at: usize) -> &'a [u8] {
        let token = self.tokens.get(at);
        token
            .and_then(|token| self.place.text.get(token.start..token.end))
            .unwrap_or(&[])
    }

    fn name(&self, at: usize) -> &'a str {
        let token = self.tokens.get(at);
        token.map_or("", |token| self.place.language.kind_name(token.kind))
    }

    fn operator(&self) -> Option<usize> {
        let mut at = self.at;
        let dots = self.text(at) == b"." && self.text(at + 1) == b".";
        if !dots && !is_head(self.text(at)) {
            return None;
        }
        while is_character(self.text(at)) || (dots && self.text(at) == b".") {
            at += 1;
        }
        Some(at)
    }

    /// Whether white space, or a token that counts as such, is before.
    fn space_before(&self) -> bool {
        match self.at.checked_sub(1) {
            None => true,
            Some(before) => {
                self.name(before) == "WS"
                    || matches!(
                        self.text(before),
                        b"(" | b"\\(" | b"[" | b"{" | b"," | b":" | b";"
                    )
            }
        }
    }

    fn space_at(&self, at: usize) -> bool {
        at >= self.tokens.len()
            || matches!(self.name(at), "WS" | "Line_comment" | "Block_comment")
            || matches!(self.text(at), b")" | b"]" | b"}" | b"," | b":" | b";")
    }

    fn is_binary(&self, end: usize) -> bool {
        let first = self.text(self.at);
        if first == b"?" && end == self.at + 1 {
            return false;
        }
        match (self.space_before(), self.space_at(end)) {
            (true, behind) => behind,
            (false, true) => false,
            (false, false) => first != b"!" && first != b"?" && self.text(end) != b".",
        }
    }

    /// Whether a new line, a semicolon or the start of a list is before.
    fn is_separated(&self) -> bool {
        let ends = |text: &[u8]| text.contains(&b'\n') || text.contains(&b';');
        let begins = |text: &[u8]| matches!(text, b"{" | b":" | b"in");
        let before = self.place.token_text(-1);
        before.is_empty() || ends(self.place.between()) || ends(before) || begins(before)
    }
}

fn single(text: &[u8]) -> Option<char> {
    if text.len() > 4 {
        return None;
    }
    let mut chars = std::str::from_utf8(text).ok()?.chars();
    chars.next().filter(|_| chars.next().is_none())
}

fn is_head(text: &[u8]) -> bool {
    single(text).is_some_and(|c| match c {
        '/' | '=' | '-' | '+' | '!' | '*' | '%' | '<' | '>' | '&' | '|' | '^' | '~' | '?' => true,
        c if c.is_ascii() => false,
        '\u{A1}'..='\u{A7}' | '\u{A9}' | '\u{AB}' | '\u{AC}' | '\u{AE}' => true,
        '\u{B0}'..='\u{B1}' | '\u{B6}' | '\u{BB}' | '\u{BF}' | '\u{D7}' | '\u{F7}' => true,
        '\u{2016}'..='\u{2017}' | '\u{2020}'..='\u{2027}' | '\u{2030}'..='\u{203E}' => true,
        '\u{2041}'..='\u{2053}' | '\u{2055}'..='\u{205E}' | '\u{2190}'..='\u{23FF}' => true,
        '\u{2500}'..='\u{2775}' | '\u{2794}'..='\u{2BFF}' | '\u{2E00}'..='\u{2E7F}' => true,
        '\u{3001}'..='\u{3003}' | '\u{3008}'..='\u{3020}' | '\u{3030}' => true,
        _ => false,
    })
}

fn is_character(text: &[u8]) -> bool {
    let combines = |c| {
        matches!(
            c,
            '\u{300}'..='\u{36F}'
                | '\u{1DC0}'..='\u{1DFF}'
                | '\u{20D0}'..='\u{20FF}'
                | '\u{FE00}'..='\u{FE0F}'
                | '\u{FE20}'..='\u{FE2F}'
                | '\u{E0100}'..='\u{E01EF}'
        )
    };
    is_head(text) || single(text).is_some_and(combines)
}

impl Hook for Swift {
    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        match (look.matched(), self.parentheses.last_mut()) {
            (b"\\(", _) => self.parentheses.push(1),
            (b"(", Some(open)) => *open += 1,
            (b")", Some(open)) => {
                *open -= 1;
                if *open == 0 {
                    self.parentheses.pop();
                    output.change_mode(ModeStep::Pop);
                }
            }
            _ => {}
        }
        self.tokens.push(token);
        output.push(token);
    }

    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        let Some(question) = Question::of(call) else {
            return true;
        };
        let start = place
            .token(1)
            .map_or(usize::MAX, |next| next.start as usize);
        let around = Around {
            place,
            tokens: &self.tokens,
            at: self.tokens.partition_point(|token| token.start < start),
        };
        match question {
            Question::Separated => return around.is_separated(),
            Question::BehindSpace => {
                return around.at > 0 && around.name(around.at - 1) == "WS";
            }
            _ => {}
        }
        let Some(end) = around.operator() else {
            return false;
        };
        match question {
            Question::Binary => around.is_binary(end),
            Question::Prefix => around.space_before() && !around.space_at(end),
            Question::Postfix => {
                !around.space_before() && (around.space_at(end) || around.text(end) == b".")
            }
            _ => {
                let texts = (around.at..end).flat_map(|at| around.text(at));
                let wanted = call.arguments.iter().find_map(|argument| match argument {
                    secateur_syntax::hook::Value::Text(text) => Some(text.as_bytes()),
                    _ => None,
                });
                wanted.is_some_and(|wanted| texts.eq(wanted))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{is_character, is_head};

    #[test]
    fn operators_are_made_of_single_characters() {
        assert!(is_head(b"+") && is_head("×".as_bytes()));
        assert!(!is_head(b"a") && !is_head(b"+-") && !is_head(b"") && !is_head(b"\xff"));
        assert!(is_character("\u{301}".as_bytes()) && !is_head("\u{301}".as_bytes()));
    }
}
