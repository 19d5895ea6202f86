//! JavaScript and its relatives: regular expressions, templates, strict mode, automatic semicolons.
//!
//! The lexer hook keeps the parser's last token, a stack of strict modes by braces, and the depths
//! of template expressions. Predicates of the parser test the next word and whether a line ends
//! before.

use secateur_syntax::hook::{Answer, Call, Control, Family, Hook, LexedToken, Look, Output, Place};
use secateur_tables::{Kind, Tables};

/// JavaScript, JSX, TypeScript and TJS.
pub(super) static FAMILY: Family = Family {
    name: "javascript",
    bases: &[
        "JavaScriptLexerBase",
        "JavaScriptParserBase",
        "TypeScriptLexerBase",
        "TypeScriptParserBase",
        "TJSBaseLexer",
        "TJSBaseParser",
        "ECMAScript",
    ],
    predicate,
    action,
    watches: false,
    make: |language| Box::new(JavaScript::new(language)),
};

fn predicate(call: &Call) -> Answer {
    match call.name.as_str() {
        "IsStrictMode"
        | "IsStartOfFile"
        | "IsRegexPossible"
        | "IsInTemplateString"
        | "IsJsxPossible"
        | "n"
        | "next"
        | "p"
        | "prev"
        | "notLineTerminator"
        | "lineTerminatorAhead"
        | "closeBrace"
        | "notOpenBraceAndNotFunction"
        | "notOpenBraceAndNotFunctionAndNotInterface" => Answer::Ask,
        // The order of closing tags is not checked.
        "popHtmlTagName" => Answer::Yes,
        _ => Answer::Unknown,
    }
}

fn action(call: &Call) -> bool {
    matches!(
        call.name.as_str(),
        "ProcessOpenBrace"
            | "ProcessCloseBrace"
            | "ProcessStringLiteral"
            | "ProcessTemplateOpenBrace"
            | "ProcessTemplateCloseBrace"
            | "IncreaseTemplateDepth"
            | "DecreaseTemplateDepth"
            | "StartTemplateString"
    )
}

/// Tokens after which `/` divides.
const OPERANDS: &[&str] = &[
    "Identifier",
    "NullLiteral",
    "BooleanLiteral",
    "This",
    "CloseBracket",
    "CloseParen",
    "OctalIntegerLiteral",
    "DecimalLiteral",
    "HexIntegerLiteral",
    "StringLiteral",
    "PlusPlus",
    "MinusMinus",
];

struct JavaScript {
    /// By token type: whether `/` divides after it.
    operand: Vec<bool>,
    open_brace: Option<Kind>,
    last: Option<Kind>,
    strict: bool,
    /// By open brace.
    scopes: Vec<bool>,
    braces: i64,
    /// By template expression: depth of braces at its start.
    templates: Vec<i64>,
    /// Open template strings, if the grammar counts them.
    template_depth: i64,
}

impl JavaScript {
    fn new(language: &Tables) -> Self {
        let names = language.tokens.iter().map(|token| token.name.as_ref());
        Self {
            operand: names.map(|name| OPERANDS.contains(&name)).collect(),
            open_brace: secateur_syntax::hook::kind(language, "OpenBrace"),
            last: None,
            strict: false,
            scopes: Vec::new(),
            braces: 0,
            templates: Vec::new(),
            template_depth: 0,
        }
    }

    fn regex_possible(&self) -> bool {
        self.last.is_none_or(|kind| !self.operand[kind.index()])
    }
}

impl Hook for JavaScript {
    fn lexer_predicate(&mut self, call: &Call, _: &Look<'_>) -> bool {
        match call.name.as_str() {
            "IsStrictMode" => self.strict,
            "IsStartOfFile" => self.last.is_none(),
            "IsRegexPossible" | "IsJsxPossible" => self.regex_possible(),
            "IsInTemplateString" => match self.templates.last() {
                Some(&depth) => depth == self.braces,
                None => self.template_depth > 0 && self.braces == 0,
            },
            _ => true,
        }
    }

    fn action(&mut self, call: &Call, control: &mut Control<'_>) {
        match call.name.as_str() {
            "ProcessOpenBrace" => {
                self.braces += 1;
                self.strict = self.scopes.last().copied().unwrap_or(false);
                self.scopes.push(self.strict);
            }
            "ProcessCloseBrace" => {
                self.braces -= 1;
                self.strict = self.scopes.pop().unwrap_or(false);
            }
            "ProcessTemplateOpenBrace" => {
                self.braces += 1;
                self.templates.push(self.braces);
            }
            "ProcessTemplateCloseBrace" => {
                self.templates.pop();
                self.braces -= 1;
            }
            "IncreaseTemplateDepth" => self.template_depth += 1,
            "DecreaseTemplateDepth" => self.template_depth -= 1,
            "StartTemplateString" => self.braces = 0,
            "ProcessStringLiteral" => {
                let first = self.last.is_none() || self.last == self.open_brace;
                let text = control.look.matched();
                if first && (text == b"\"use strict\"" || text == b"'use strict'") {
                    self.scopes.pop();
                    self.strict = true;
                    self.scopes.push(true);
                }
            }
            _ => {}
        }
    }

    fn token(&mut self, token: LexedToken, _: &Look<'_>, output: &mut Output) {
        if token.channel == 0 {
            self.last = Some(token.kind);
        }
        output.push(token);
    }

    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        match call.name.as_str() {
            "n" | "next" => call
                .text()
                .is_some_and(|text| place.token_text(1) == text.as_bytes()),
            "p" | "prev" => call
                .text()
                .is_some_and(|text| place.token_text(-1) == text.as_bytes()),
            "closeBrace" => place.token_name(1) == "CloseBrace",
            "notOpenBraceAndNotFunction" => {
                !matches!(place.token_name(1), "OpenBrace" | "Function_")
            }
            "notOpenBraceAndNotFunctionAndNotInterface" => {
                !matches!(place.token_name(1), "OpenBrace" | "Function_" | "Interface")
            }
            "lineTerminatorAhead" => line_ends(place.between()),
            "notLineTerminator" => !line_ends(place.between()),
            _ => true,
        }
    }
}

/// Whether a line ends between two tokens.
///
/// Only the last part but blanks counts: a line end, or a comment with one.
fn line_ends(between: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(between) else {
        return false;
    };
    let is_end = |c: char| matches!(c, '\n' | '\r' | '\u{2028}' | '\u{2029}');
    let text = text.trim_end_matches(|c: char| c.is_whitespace() && !is_end(c));
    if text.ends_with(is_end) {
        return true;
    }
    let comment = text.ends_with("*/").then(|| text.rfind("/*")).flatten();
    comment.is_some_and(|at| text[at..].contains(['\n', '\r']))
}

#[cfg(test)]
mod tests {
    use super::line_ends;

    #[test]
    fn lines_end_at_the_last_part_that_is_no_blank() {
        for text in [
            "\n",
            " \n  ",
            "/* a\n b */",
            "// c\n",
            "/* a */\n /* \n */ ",
        ] {
            assert!(line_ends(text.as_bytes()), "{text:?}");
        }
        for text in ["", "  ", "/* a */", "\n/* a */ "] {
            assert!(!line_ends(text.as_bytes()), "{text:?}");
        }
    }
}
