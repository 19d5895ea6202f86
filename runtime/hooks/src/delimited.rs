//! Tokens whose start determines their end: counted or tagged strings, sections, long comments.

use super::tables::is_function;
use secateur_syntax::hook::{Answer, Call, Control, Family, Hook, Look, Place};

/// Bison, bencoding, PostgreSQL, Lua, XQuery.
pub(super) static FAMILIES: &[Family] = &[
    Family {
        name: "bison",
        bases: &["BisonLexerBase"],
        predicate: |_| Answer::Unknown,
        action: |call| call.name == "NextMode",
        watches: false,
        make: |_| Box::new(Sections { seen: 0 }),
    },
    Family {
        name: "bencoding",
        bases: &["BencodingLexerBase"],
        predicate: |call| known(call, "consumeStringChars"),
        action: |call| call.name == "setStringLength",
        watches: false,
        make: |_| Box::new(Counted { length: 0 }),
    },
    Family {
        name: "postgresql",
        bases: &["PostgreSQLLexerBase", "PostgreSQLParserBase"],
        predicate: |call| match call.name.as_str() {
            "IsTag" | "CheckLaMinus" | "CheckLaStar" | "CharIsLetter" | "CheckIfUtf32Letter"
            | "IsSemiColon" => Answer::Ask,
            "OnlyAcceptableOps" => Answer::Ask,
            _ => Answer::Unknown,
        },
        action: |call| {
            matches!(
                call.name.as_str(),
                "PushTag"
                    | "PopTag"
                    | "HandleNumericFail"
                    | "HandleLessLessGreaterGreater"
                    | "UnterminatedBlockCommentDebugAssert"
            )
        },
        watches: false,
        make: |_| Box::new(Tagged { tags: Vec::new() }),
    },
    Family {
        name: "lua",
        bases: &["LuaLexerBase", "LuaParserBase"],
        predicate: |call| match call.name.as_str() {
            "IsLine1Col0" | "IsFunctionCall" => Answer::Ask,
            _ => Answer::Unknown,
        },
        action: |call| call.name == "HandleComment",
        watches: false,
        make: |_| Box::new(LongBrackets),
    },
    Family {
        name: "xquery",
        bases: &["XQuery4LexerBase", "XQuery4ParserBase"],
        predicate: |call| match call.name.as_str() {
            "IsNCNameStart" | "IsFuncCall" => Answer::Ask,
            _ => Answer::Unknown,
        },
        action: |call| call.name == "PopModeIfNeeded",
        watches: false,
        make: |_| Box::new(Nested),
    },
];

fn known(call: &Call, name: &str) -> Answer {
    match call.name == name {
        true => Answer::Ask,
        false => Answer::Unknown,
    }
}

/// Sections that `%%` ends; the last one is another language.
struct Sections {
    seen: usize,
}

impl Hook for Sections {
    fn action(&mut self, _: &Call, control: &mut Control<'_>) {
        self.seen += 1;
        match self.seen {
            1 => {}
            2 => control.push_mode("EpilogueMode"),
            _ => control.set_kind("PercentPercent"),
        }
    }
}

/// Strings such as `5:hello`.
struct Counted {
    length: usize,
}

impl Hook for Counted {
    fn lexer_predicate(&mut self, _: &Call, look: &Look<'_>) -> bool {
        String::from_utf8_lossy(look.matched()).chars().count() < self.length
    }

    fn action(&mut self, _: &Call, control: &mut Control<'_>) {
        let text = String::from_utf8_lossy(control.look.matched());
        self.length = text.trim_end_matches(':').parse().unwrap_or(0);
    }
}

/// Strings such as `$tag$ … $tag$`.
struct Tagged {
    tags: Vec<Vec<u8>>,
}

impl Hook for Tagged {
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        match call.name.as_str() {
            "IsTag" => self.tags.last().is_some_and(|tag| tag == look.matched()),
            "CheckLaMinus" => look.char_at(1) != Some('-'),
            "CheckLaStar" => look.char_at(1) != Some('*'),
            "CharIsLetter" => look.char_at(-1).is_some_and(char::is_alphabetic),
            "CheckIfUtf32Letter" => look.char_at(-1).is_some_and(char::is_alphabetic),
            "IsSemiColon" => look.char_at(1) == Some(';'),
            _ => true,
        }
    }

    fn action(&mut self, call: &Call, control: &mut Control<'_>) {
        match call.name.as_str() {
            "PushTag" => self.tags.push(control.look.matched().to_vec()),
            "PopTag" => {
                self.tags.pop();
            }
            "HandleNumericFail" => {
                // `1..` is a number and two dots.
                *control.end = (*control.end).saturating_sub(2).max(control.look.start);
                control.set_kind("Integral");
            }
            _ => {}
        }
    }

    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        match call.name.as_str() {
            "OnlyAcceptableOps" => matches!(place.token_text(1), b"!" | b"!!" | b"!=-"),
            _ => true,
        }
    }
}

/// Comments such as `--[==[ … ]==]`.
struct LongBrackets;

impl Hook for LongBrackets {
    fn lexer_predicate(&mut self, _: &Call, look: &Look<'_>) -> bool {
        // The predicate of `#` at the very start.
        look.start == 0
    }

    fn action(&mut self, _: &Call, control: &mut Control<'_>) {
        let text = control.look.text;
        let rest = &text[*control.end..];
        let level = rest
            .strip_prefix(b"[")
            .map(|rest| rest.iter().take_while(|&&b| b == b'=').count())
            .filter(|&level| rest.get(level + 1) == Some(&b'['));
        let length = match level {
            Some(level) => {
                let mut close = vec![b']'];
                close.resize(level + 1, b'=');
                close.push(b']');
                let found = rest.windows(close.len()).position(|part| part == close);
                found.map_or(rest.len(), |at| at + close.len())
            }
            None => rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len()),
        };
        *control.end += length;
    }

    fn parser_predicate(&self, _: &Call, place: &Place<'_>) -> bool {
        place.token_name(1) == "NAME" && place.token_text(2) != b"("
    }
}

/// Expressions within elements: `}` returns to the mode of its `{`.
struct Nested;

impl Hook for Nested {
    fn lexer_predicate(&mut self, _: &Call, look: &Look<'_>) -> bool {
        look.char_at(1).is_some_and(|c| {
            matches!(c,
                'A'..='Z' | '_' | 'a'..='z' | '\u{C0}'..='\u{D6}' | '\u{D8}'..='\u{F6}'
                | '\u{F8}'..='\u{2FF}' | '\u{370}'..='\u{37D}' | '\u{37F}'..='\u{1FFF}'
                | '\u{200C}'..='\u{200D}' | '\u{2070}'..='\u{218F}' | '\u{2C00}'..='\u{2FEF}'
                | '\u{3001}'..='\u{D7FF}' | '\u{F900}'..='\u{FDCF}' | '\u{FDF0}'..='\u{FFFD}'
                | '\u{10000}'..='\u{EFFFF}')
        })
    }

    fn action(&mut self, _: &Call, control: &mut Control<'_>) {
        control.pop_mode();
    }

    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        is_function(call, place)
    }
}
