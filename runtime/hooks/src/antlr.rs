//! Grammars of ANTLR: `[…]` is a set in a lexer rule and arguments elsewhere.
//!
//! So the lexer tracks the kind of its rule.

use secateur_syntax::hook::{Answer, Call, Control, Family, Hook, LexedToken, Look, Output};
use secateur_tables::{Kind, Tables};

/// ANTLR 2, 3 and 4.
pub(super) static FAMILY: Family = Family {
    name: "antlr",
    bases: &["ANTLRv2Lexer", "ANTLRv3Lexer", "ANTLRv4Lexer"],
    predicate: |_| Answer::Unknown,
    action: |call| {
        matches!(
            call.name.as_str(),
            "handleBeginArgument" | "handleEndArgument" | "handleEndAction" | "handleOptionsLBrace"
        )
    },
    watches: true,
    make: |language| Box::new(Antlr::new(language)),
};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Outside,
    /// `options { … }`, `tokens { … }`.
    Prequel,
    /// `@name { … }`.
    Action,
    ParserRule,
    LexerRule,
    /// `options { … }` of a lexer rule, in ANTLR 4.
    RuleOptions,
}

struct Antlr {
    place: Place,
    kinds: [Option<Kind>; 11],
    action_mode: Option<u16>,
}

const NAMES: [&str; 11] = [
    "OPTIONS",
    "TOKENS",
    "CHANNELS",
    "RBRACE",
    "AT",
    "END_ACTION",
    "ID",
    "SEMI",
    "TOKEN_REF",
    "RULE_REF",
    "ACTION",
];

impl Antlr {
    fn new(language: &Tables) -> Self {
        let modes = ["Actionx", "TargetLanguageAction", "Action"];
        Self {
            place: Place::Outside,
            kinds: NAMES.map(|name| secateur_syntax::hook::kind(language, name)),
            action_mode: modes
                .iter()
                .find_map(|name| secateur_syntax::hook::mode(language, name)),
        }
    }
}

impl Hook for Antlr {
    fn action(&mut self, call: &Call, control: &mut Control<'_>) {
        match call.name.as_str() {
            "handleBeginArgument" if self.place == Place::LexerRule => {
                control.push_mode("LexerCharSet");
                *control.more = true;
            }
            "handleBeginArgument" => control.push_mode("Argument"),
            "handleEndArgument" => {
                control.pop_mode();
                if !control.modes.is_empty() {
                    control.set_kind("ARGUMENT_CONTENT");
                }
            }
            "handleEndAction" => {
                let old = *control.mode;
                control.pop_mode();
                let within = *control.mode == old && Some(old) == self.action_mode;
                if within && !control.modes.is_empty() {
                    control.set_kind("ACTION_CONTENT");
                }
            }
            "handleOptionsLBrace" => control.set_kind("LBRACE"),
            _ => {}
        }
    }

    fn token(&mut self, mut token: LexedToken, look: &Look<'_>, output: &mut Output) {
        let at = self.kinds.iter().position(|&kind| kind == Some(token.kind));
        match (at.map_or("", |at| NAMES[at]), self.place) {
            ("OPTIONS" | "TOKENS" | "CHANNELS", Place::Outside) => self.place = Place::Prequel,
            // Only ANTLR 4 has options of lexer rules, and channels.
            ("OPTIONS", Place::LexerRule) if self.kinds[2].is_some() => {
                self.place = Place::RuleOptions;
            }
            ("RBRACE", Place::RuleOptions) => self.place = Place::LexerRule,
            ("SEMI", Place::RuleOptions) => {}
            ("RBRACE", Place::Prequel) => self.place = Place::Outside,
            ("AT", Place::Outside) => self.place = Place::Action,
            // Code is one token, or the tokens between braces.
            ("END_ACTION" | "ACTION", Place::Action) => self.place = Place::Outside,
            ("ID", _) => {
                let text = String::from_utf8_lossy(&look.text[token.start..token.end]);
                let upper = text.starts_with(char::is_uppercase);
                let (place, kind) = match upper {
                    true => (Place::LexerRule, self.kinds[8]),
                    false => (Place::ParserRule, self.kinds[9]),
                };
                token.kind = kind.unwrap_or(token.kind);
                if self.place == Place::Outside {
                    self.place = place;
                }
            }
            ("SEMI", _) => self.place = Place::Outside,
            _ => {}
        }
        output.push(token);
    }
}
