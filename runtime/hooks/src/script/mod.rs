//! JavaScript and TypeScript in this project's grammars.
//!
//! The lexer hook follows brackets and the last token ([`operands`]) to find regular expressions
//! and elements. The parser's predicates see the next few tokens and the line ends between
//! ([`words`]), for optional semicolons and contextual keywords: prediction need not look far ahead
//! to distinguish a getter from a field `get`.

mod operands;
mod tags;
mod words;

use self::operands::Operands;
use self::tags::Tags;
use secateur_syntax::hook::{Answer, Call, Family, Hook, LexedToken, Look, Output, Place};
use secateur_tables::Tables;

pub(super) static FAMILY: Family = Family {
    name: "script",
    bases: &["ScriptBase"],
    predicate: |call| match call.name.as_str() {
        "noDigit" | "regexAllowed" | "jsxAllowed" | "jsxLikely" => Answer::Ask,
        name if words::Question::of(name).is_some() => Answer::Ask,
        _ => Answer::Unknown,
    },
    action: |_| false,
    watches: false,
    make: |language| Box::new(Script::new(language)),
};

struct Script {
    operands: Operands,
    tags: Tags,
}

impl Script {
    fn new(language: &Tables) -> Self {
        Self {
            operands: Operands::new(language),
            tags: Tags::default(),
        }
    }
}

impl Hook for Script {
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        match call.name.as_str() {
            "noDigit" => !look.char_at(1).is_some_and(|c| c.is_ascii_digit()),
            "regexAllowed" | "jsxAllowed" => self.operands.expected(),
            "jsxLikely" => self.operands.expected() && self.tags.element(look.text, look.at),
            _ => true,
        }
    }

    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        if token.channel == 0 {
            self.operands.see(&token, look.text);
        }
        output.push(token);
    }

    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        let arrow_ended = |start| self.operands.arrow_ended(start);
        words::Question::of(&call.name).is_none_or(|question| question.answer(place, arrow_ended))
    }
}

/// Whether a line ends between two tokens, also in a comment.
fn has_line_end(between: &[u8]) -> bool {
    let mut bytes = between.iter().zip(0..);
    bytes.any(|(byte, at)| match byte {
        b'\n' | b'\r' => true,
        // U+2028 and U+2029.
        0xE2 => matches!(between.get(at + 1..at + 3), Some([0x80, 0xA8 | 0xA9])),
        _ => false,
    })
}

fn is_word(text: &[u8]) -> bool {
    text.first().is_some_and(|&byte| {
        byte.is_ascii_alphabetic() || matches!(byte, b'_' | b'$' | b'\\' | 0x80..)
    })
}

#[cfg(test)]
mod tests {
    use super::has_line_end;

    #[test]
    fn lines_end_in_comments_too() {
        for text in [
            "\n",
            " \r",
            "/* a\n b */ ",
            "// c\n",
            " \u{2028}",
            "\u{2029} ",
        ] {
            assert!(has_line_end(text.as_bytes()), "{text:?}");
        }
        for text in ["", " \t", "/* a */", "\u{2027}", "\u{3000}"] {
            assert!(!has_line_end(text.as_bytes()), "{text:?}");
        }
    }
}
