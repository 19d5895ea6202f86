//! Predicates on ANTLR's own functions, which need no family: characters, tokens, column.
//!
//! `_input.LA(1)!='/'`, `_input.LT(1).getText().equals("x")`, `getCharPositionInLine()==0`.

use super::{Call, Look, Place, Value};

enum Question {
    /// `LA(n)==c`: the next character, or the type of the next token.
    Ahead,
    /// `LT(n).getText().equals("x")`.
    Text,
    /// The same, upper or lower case.
    TextOfAnyCase,
    /// `getCharPositionInLine()==n`.
    Column,
}

fn question(call: &Call) -> Option<Question> {
    let name = call.name.trim_start_matches('_');
    let name = name
        .strip_prefix("input.")
        .or_else(|| name.strip_prefix("getInputStream."))
        .unwrap_or(name);
    Some(match name {
        "LA==" | "LT.getType==" | "LT.Type==" | "LT.type==" => Question::Ahead,
        "LT.getText.equals" | "LT.Text.Equals" | "LT.text==" | "LT.getText==" => Question::Text,
        "LT.getText.equalsIgnoreCase" => Question::TextOfAnyCase,
        "getCharPositionInLine==" | "column==" => Question::Column,
        _ => return None,
    })
}

pub(crate) fn knows(call: &Call) -> bool {
    let arguments = match question(call) {
        None => return false,
        Some(Question::Column) => 1,
        Some(_) => 2,
    };
    call.arguments.len() == arguments && call.number().is_some()
}

pub(crate) fn in_lexer(call: &Call, look: &Look<'_>) -> bool {
    let number = call.number().unwrap_or(0);
    match question(call) {
        Some(Question::Ahead) => {
            let found = look.char_at(number);
            match call.arguments.get(1) {
                Some(Value::Text(text)) => {
                    let mut chars = text.chars();
                    found.is_some() && found == chars.next() && chars.next().is_none()
                }
                Some(Value::Number(-1)) => found.is_none(),
                Some(Value::Number(code)) => found.map(|c| i64::from(u32::from(c))) == Some(*code),
                _ => found.is_none(),
            }
        }
        Some(Question::Column) => {
            usize::try_from(number).is_ok_and(|column| look.column_is(look.at, column))
        }
        _ => true,
    }
}

pub(crate) fn in_parser(call: &Call, place: &Place<'_>) -> bool {
    let number = call.number().unwrap_or(0);
    let wanted = match call.arguments.get(1) {
        Some(Value::Text(text) | Value::Other(text)) => text.as_str(),
        _ => "",
    };
    let text = || String::from_utf8_lossy(place.token_text(number));
    match question(call) {
        Some(Question::Ahead) => {
            // A token type may be named with its class.
            let name = wanted.rsplit('.').next().unwrap_or(wanted);
            match place.token(number) {
                Some(_) => place.token_name(number) == name,
                None => name == "EOF",
            }
        }
        Some(Question::Text) => text() == wanted,
        Some(Question::TextOfAnyCase) => text().to_lowercase() == wanted.to_lowercase(),
        _ => true,
    }
}
