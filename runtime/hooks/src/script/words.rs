//! Predicates of the parser on the next few tokens and the line ends between.

use super::{has_line_end, is_word};
use secateur_syntax::hook::Place;

#[derive(Clone, Copy)]
pub(super) enum Question {
    /// A statement may end without a semicolon: the next token is on another line and no operator.
    Ends,
    /// The same where no operator could follow.
    LineEnds,
    SameLine,
    /// The next word, which may be a name, is a keyword here.
    Keyword,
    /// The next word belongs to the name of a member that follows.
    Modifier,
    /// An expression, not another statement, begins here.
    ExpressionStatement,
    /// An expression begins here, after `export default`.
    DefaultExpression,
    NoBrace,
    /// The next words precede a type instead of being one.
    TypeWord,
    /// The next token, `<`, begins type arguments of an operand.
    TypeArguments,
    /// A block may stand here, behind `=>`.
    ArrowBody,
}

/// Words between operands.
const BETWEEN: &[&[u8]] = &[b"in", b"instanceof", b"of", b"as", b"satisfies"];

/// Words that may follow `declare`.
const DECLARED: &[&[u8]] = &[
    b"abstract",
    b"async",
    b"class",
    b"const",
    b"enum",
    b"function",
    b"global",
    b"import",
    b"interface",
    b"let",
    b"module",
    b"namespace",
    b"type",
    b"using",
    b"var",
];

impl Question {
    pub(super) fn of(name: &str) -> Option<Self> {
        Some(match name {
            "ends" => Self::Ends,
            "lineEnds" => Self::LineEnds,
            "sameLine" => Self::SameLine,
            "keyword" => Self::Keyword,
            "modifier" => Self::Modifier,
            "expressionStatement" => Self::ExpressionStatement,
            "defaultExpression" => Self::DefaultExpression,
            "noBrace" => Self::NoBrace,
            "typeWord" => Self::TypeWord,
            "typeArguments" => Self::TypeArguments,
            "arrowBody" => Self::ArrowBody,
            _ => return None,
        })
    }

    /// `arrow_ended`: whether the token at a byte ended the block of an arrow function.
    pub(super) fn answer(self, place: &Place<'_>, arrow_ended: impl Fn(u32) -> bool) -> bool {
        match self {
            Self::Ends => ends(place, arrow_ended),
            Self::LineEnds => place.token_text(1) == b"}" || has_line_end(place.between()),
            Self::SameLine => !has_line_end(place.between()),
            Self::Keyword => keyword(place),
            Self::Modifier => modifier(place),
            Self::ExpressionStatement => expression_statement(place),
            Self::DefaultExpression => match place.token_text(1) {
                b"{" => true,
                b"abstract" => !keyword(place),
                _ => expression_statement(place),
            },
            Self::NoBrace => place.token_text(1) != b"{",
            Self::TypeWord => type_word(place),
            Self::TypeArguments => type_arguments(place),
            Self::ArrowBody => place.token_text(-1) == b"=>",
        }
    }
}

fn behind<'a>(place: &Place<'a>) -> Place<'a> {
    Place {
        at: place.at + 1,
        ..*place
    }
}

fn ends(place: &Place<'_>, arrow_ended: impl Fn(u32) -> bool) -> bool {
    let next = place.token_text(1);
    if next == b"}" {
        return true;
    }
    if !has_line_end(place.between()) {
        return false;
    }
    // No operator follows an arrow function with a block.
    if place.token_text(-1) == b"}"
        && place
            .token(-1)
            .is_some_and(|token| arrow_ended(token.start))
    {
        return true;
    }
    // After `let a` only its value could follow.
    let declared =
        matches!(place.token_text(-2), b"var" | b"let" | b"const") && is_word(place.token_text(-1));
    if declared && !matches!(next, b"=" | b"," | b":" | b"in" | b"of" | b"!") {
        return true;
    }
    match next {
        b"++" | b"--" | b"!" => true,
        b"in" | b"instanceof" => false,
        [b'.', b'0'..=b'9', ..] => true,
        [first, ..] => !b"([.,*/%=<>&|^?:`+-!".contains(first) || place.token_name(1) == "JSX_OPEN",
        [] => true,
    }
}

fn begins_operand(text: &[u8]) -> bool {
    match text {
        b"++" | b"--" | b"+" | b"-" | b"!" | b"~" => true,
        [b'/', _, .., b'/' | b'a'..=b'z'] => true,
        [first, ..] if is_word(text) => *first != b'\\' && !matches!(text, b"in" | b"instanceof"),
        [b'.', b'0'..=b'9', ..] => true,
        [first, ..] => b"([{\"'`#@".contains(first) || first.is_ascii_digit(),
        [] => false,
    }
}

fn keyword(place: &Place<'_>) -> bool {
    let word = place.token_text(1);
    if !(3..=9).contains(&word.len()) || !word[0].is_ascii_lowercase() {
        return false;
    }
    let next = place.token_text(2);
    let same_line = || !has_line_end(behind(place).between());
    let name = || is_word(next) && !BETWEEN.contains(&next);
    match word {
        b"async" => {
            (next == b"function" || is_word(next) && place.token_text(3) == b"=>") && same_line()
        }
        b"await" => begins_operand(next) || place.token_name(2) == "JSX_OPEN",
        b"yield" => (begins_operand(next) || next == b"*") && same_line(),
        b"let" => {
            matches!(next, b"[" | b"{") || is_word(next) && !matches!(next, b"in" | b"instanceof")
        }
        b"using" => name() && same_line(),
        b"type" => is_word(next) && matches!(place.token_text(3), b"=" | b"<") && same_line(),
        b"interface" | b"namespace" => name() && same_line(),
        b"module" => {
            (is_word(next) && matches!(place.token_text(3), b"{" | b".")
                || next.starts_with(b"\"")
                || next.starts_with(b"'"))
                && same_line()
        }
        b"global" => next == b"{" && same_line(),
        b"declare" => DECLARED.contains(&next) && same_line(),
        b"abstract" => next == b"class" && same_line(),
        _ => false,
    }
}

fn modifier(place: &Place<'_>) -> bool {
    let word = place.token_text(1);
    if !is_word(word) {
        return false;
    }
    let next = place.token_text(2);
    let on_one_line = matches!(word, b"async" | b"accessor" | b"declare" | b"abstract");
    let begins_name = match next {
        [b'"' | b'\'' | b'[' | b'#' | b'0'..=b'9', ..] => true,
        b"*" => !matches!(word, b"get" | b"set"),
        _ => is_word(next),
    };
    begins_name && !(on_one_line && has_line_end(behind(place).between()))
}

fn expression_statement(place: &Place<'_>) -> bool {
    match place.token_text(1) {
        b"{" | b"function" | b"class" | b"@" => false,
        b"import" => matches!(place.token_text(2), b"(" | b"."),
        b"async" => place.token_text(2) != b"function" || has_line_end(behind(place).between()),
        b"await" => place.token_text(2) != b"using" || !keyword(&behind(place)),
        b"let" | b"using" | b"type" | b"interface" | b"namespace" | b"module" | b"global"
        | b"declare" | b"abstract" => !keyword(place),
        _ => true,
    }
}

/// Whether `keyof`, `x is` and the like precede a type.
fn type_word(place: &Place<'_>) -> bool {
    let word = place.token_text(1);
    if !is_word(word) {
        return false;
    }
    let next = place.token_text(2);
    let begins_type = |text: &[u8]| match text {
        b"is" | b"extends" | b"in" | b"as" | b"satisfies" => false,
        [
            b'(' | b'[' | b'{' | b'"' | b'\'' | b'`' | b'-' | b'0'..=b'9',
            ..,
        ] => true,
        _ => is_word(text),
    };
    match word {
        _ if next == b"is" => {
            begins_type(place.token_text(3)) && !has_line_end(behind(place).between())
        }
        b"asserts" | b"infer" => is_word(next) && !has_line_end(behind(place).between()),
        b"keyof" | b"readonly" | b"unique" => begins_type(next),
        b"abstract" => next == b"new",
        _ => false,
    }
}

/// Whether only tokens of types follow `<` up to `>`, then no operand.
fn type_arguments(place: &Place<'_>) -> bool {
    if place.token_text(1) != b"<" {
        return false;
    }
    let (mut angles, mut brackets) = (0u32, 0u32);
    let mut offset = 1;
    loop {
        let text = place.token_text(offset);
        match text {
            b"<" => angles += 1,
            b">" => angles -= 1,
            b"(" | b"[" | b"{" | b"${" => brackets += 1,
            b")" | b"]" | b"}" if brackets == 0 => return false,
            b")" | b"]" | b"}" => brackets -= 1,
            b";" if brackets == 0 => return false,
            b"instanceof" | b"return" | b"var" | b"let" => return false,
            // The default of a function's type parameter.
            b"=" if angles == 1 && brackets == 0 => return false,
            b"=" => {}
            b"," | b"." | b"..." | b"|" | b"&" | b"=>" | b"?" | b";" | b":" | b"-" | b"+"
            | b"`" => {}
            _ if is_word(text) => {}
            [b'"' | b'\'' | b'0'..=b'9', ..] => {}
            _ if place.token_name(offset) == "TEMPLATE_TEXT" => {}
            _ => return false,
        }
        offset += 1;
        if angles == 0 {
            break;
        }
    }
    let next = Place {
        at: place.at + offset as usize - 1,
        ..*place
    };
    match place.token_text(offset) {
        b"(" | b"`" | b"{" => true,
        b"<" | b">" | b"=" | b"+" | b"-" => false,
        b"implements" | b"extends" | b"as" | b"satisfies" | b"in" | b"instanceof" => true,
        text => !begins_operand(text) || has_line_end(next.between()),
    }
}
