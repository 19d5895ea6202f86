//! C#: expressions within strings, and sections that the preprocessor skips.
//!
//! In `$"…{a:f}…"` the grammar's modes lead from the string to the expression and, after a colon,
//! to the format; the hook counts braces. It also answers whether the tokens of `>>` touch.

mod directives;

use directives::Directives;
use secateur_syntax::hook::{Answer, Call, Control, Family, Hook, LexedToken, Look, Output, Place};
use secateur_syntax::hook::{kind, mode};
use secateur_tables::Tables;

pub(super) static FAMILY: Family = Family {
    name: "csharp",
    bases: &["CSharpLexerBase", "CSharpParserBase"],
    predicate,
    action,
    watches: true,
    make: |language| Box::new(CSharp::new(language)),
};

fn predicate(call: &Call) -> Answer {
    match call.name.as_str() {
        "IsRegularCharInside"
        | "IsVerbatiumDoubleQuoteInside"
        | "LookAheadIsRBrace1"
        | "LookAheadIsNotLBrace2"
        | "PeekModeIsIrsCont"
        | "PeekModeIsIvsCont"
        | "IsRightArrow"
        | "IsRightShift"
        | "IsRightShiftAssignment"
        | "IsLocalVariableDeclaration" => Answer::Ask,
        _ => Answer::Unknown,
    }
}

fn action(call: &Call) -> bool {
    matches!(
        call.name.as_str(),
        "OnInterpolatedRegularStringStart"
            | "OnInterpolatedVerbatiumStringStart"
            | "OnOpenBrace"
            | "OnCloseBrace"
            | "OnColon"
            | "OpenBraceInside"
            | "OnDoubleQuoteInside"
            | "OnCloseBraceInside"
            // Changes only a token's text in ANTLR's printed tree.
            | "WrapToken"
    )
}

struct CSharp {
    /// By open string: whether it is verbatim.
    strings: Vec<bool>,
    /// By open expression.
    braces: Vec<i64>,
    directives: Option<Directives>,
    modes: StringModes,
}

/// Modes of strings for formats, in version 8.
struct StringModes {
    regular: Option<u16>,
    verbatim: Option<u16>,
}

impl CSharp {
    fn new(language: &Tables) -> Self {
        let skips = kind(language, "SKIPPED_SECTION").is_some();
        Self {
            strings: Vec::new(),
            braces: Vec::new(),
            directives: skips.then(|| Directives::new(language)).flatten(),
            modes: StringModes {
                regular: mode(language, "IRS_CONT"),
                verbatim: mode(language, "IVS_CONT"),
            },
        }
    }

    fn verbatim(&self) -> bool {
        self.strings.last().copied().unwrap_or(false)
    }
}

/// Whether a format follows a colon: its brace closes before another colon or a parenthesis.
fn is_format(behind: &[u8]) -> bool {
    let mut stops = behind
        .iter()
        .filter(|byte| matches!(byte, b'}' | b':' | b')'));
    stops.next() == Some(&b'}')
}

impl Hook for CSharp {
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        match call.name.as_str() {
            "IsRegularCharInside" => !self.verbatim(),
            "IsVerbatiumDoubleQuoteInside" => self.verbatim(),
            "LookAheadIsRBrace1" => look.char_at(1) == Some('}'),
            "LookAheadIsNotLBrace2" => look.char_at(2) != Some('{'),
            "PeekModeIsIrsCont" => self.modes.regular.is_some_and(|m| look.back == Some(m)),
            "PeekModeIsIvsCont" => self.modes.verbatim.is_some_and(|m| look.back == Some(m)),
            _ => true,
        }
    }

    fn action(&mut self, call: &Call, control: &mut Control<'_>) {
        match call.name.as_str() {
            "OnInterpolatedRegularStringStart" => self.strings.push(false),
            "OnInterpolatedVerbatiumStringStart" => self.strings.push(true),
            "OnDoubleQuoteInside" => {
                self.strings.pop();
            }
            "OpenBraceInside" => self.braces.push(1),
            "OnCloseBraceInside" => {
                self.braces.pop();
            }
            _ if self.strings.is_empty() => {}
            "OnOpenBrace" => {
                if let Some(open) = self.braces.last_mut() {
                    *open += 1;
                }
            }
            "OnCloseBrace" => {
                if let Some(open) = self.braces.last_mut() {
                    *open -= 1;
                    if *open == 0 {
                        self.braces.pop();
                        *control.skip = true;
                        control.pop_mode();
                    }
                }
            }
            "OnColon" => {
                let look = control.look;
                if is_format(look.text.get(look.at..).unwrap_or(&[])) {
                    control.set_mode("INTERPOLATION_FORMAT");
                }
            }
            _ => {}
        }
    }

    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        if let Some(directives) = &mut self.directives
            && let Some(at) = directives.token(token, look)
        {
            output.skip_to(at);
        }
        output.push(token);
    }

    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        match call.name.as_str() {
            // The predicate follows both parts.
            "IsRightArrow" | "IsRightShift" | "IsRightShiftAssignment" => {
                match (place.token(-2), place.token(-1)) {
                    (Some(first), Some(second)) => first.end == second.start,
                    _ => false,
                }
            }
            "IsLocalVariableDeclaration" => !declares_var(place),
            _ => true,
        }
    }
}

/// Whether a declaration of type `var`, with one name only, ends or continues here.
fn declares_var(place: &Place<'_>) -> bool {
    if !matches!(place.token_text(1), b"," | b";" | b")") {
        return false;
    }
    let mut depth = 0;
    let mut first = 0;
    for offset in 1..=DECLARATION {
        match place.token_text(-offset) {
            // A block has ended, and no expression continues.
            b"}" if depth == 0 && is_word(place.token_text(1 - offset)) => break,
            b")" | b"]" | b"}" => depth += 1,
            b"(" | b"[" | b"{" if depth > 0 => depth -= 1,
            b"" | b"(" | b"[" | b"{" => break,
            b";" if depth == 0 => break,
            _ => {}
        }
        if depth == 0 {
            first = offset;
        }
    }
    let is_modifier = |offset: &i64| {
        let text = place.token_text(-offset);
        matches!(text, b"using" | b"ref" | b"readonly")
    };
    let kind = (1..=first).rev().find(|offset| !is_modifier(offset));
    kind.is_some_and(|offset| place.token_text(-offset) == b"var")
}

fn is_word(text: &[u8]) -> bool {
    text.first()
        .is_some_and(|byte| byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'@'))
}

/// Longest declaration that is searched, in tokens.
const DECLARATION: i64 = 1000;
