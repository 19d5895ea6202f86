//! Templates, as in StringTemplate: text with expressions, which may contain templates.

use secateur_syntax::hook::{Answer, Call, Control, Family, Hook, Look};

/// StringTemplate 4. Predicates test the character behind the current one: a delimiter is a doubled
/// character.
pub(super) static FAMILY: Family = Family {
    name: "templates",
    bases: &["STLexer"],
    predicate: |call| match call.name.as_str() {
        "isLDelim" | "isRDelim" | "isLTmplComment" | "isRTmplComment" | "startsSubTemplate" => {
            Answer::Ask
        }
        _ => Answer::Unknown,
    },
    action: |call| matches!(call.name.as_str(), "endsSubTemplate" | "adjText"),
    watches: false,
    make: |_| Box::new(Templates { open: 0 }),
};

struct Templates {
    open: usize,
}

impl Hook for Templates {
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        let next = look.char_at(1);
        match call.name.as_str() {
            "isLDelim" => next == Some('<'),
            "isRDelim" => next == Some('>'),
            "isLTmplComment" => next == Some('<') && look.char_at(2) == Some('!'),
            "isRTmplComment" => next == Some('>') && look.char_at(-1) == Some('!'),
            _ => {
                // The brace is counted, and no token.
                self.open += 1;
                false
            }
        }
    }

    fn action(&mut self, call: &Call, control: &mut Control<'_>) {
        if call.name == "endsSubTemplate" {
            if self.open > 0 {
                self.open -= 1;
                control.set_mode("Inside");
            }
            return;
        }
        // A character's token includes the backslash of a following escape.
        let escaped = matches!(control.look.char_at(2), Some('\\' | '<' | '}'));
        if control.look.char_at(1) == Some('\\') && escaped {
            *control.end += 1;
        }
    }
}
