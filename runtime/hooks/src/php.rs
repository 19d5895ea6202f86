//! PHP: code within HTML, and here-documents.
//!
//! The end of the code is a semicolon if the code has none there. A text from `<<<WORD` on ends
//! with a line that contains `WORD`.

use secateur_syntax::hook::{Answer, Call, Control, Family, Hook, LexedToken, Look, Output, Value};
use secateur_syntax::hook::{kind, mode};
use secateur_tables::{Kind, ModeStep, Tables};

pub(super) static FAMILY: Family = Family {
    name: "php",
    bases: &["PhpLexerBase"],
    predicate,
    action,
    watches: true,
    make: |language| Box::new(Php::new(language)),
};

fn predicate(call: &Call) -> Answer {
    match call.name.as_str() {
        // `<% … %>`, in old versions.
        "HasAspTags" => Answer::Yes,
        "HasPhpScriptTag" | "IsNewLineOrStart" | "ShouldPushHereDocMode" | "IsCurlyDollar" => {
            Answer::Ask
        }
        _ => Answer::Unknown,
    }
}

fn action(call: &Call) -> bool {
    match call.name.as_str() {
        "_scriptTag=" | "_styleTag=" => matches!(
            call.arguments.first(),
            Some(Value::Other(value)) if value == "true" || value == "false"
        ),
        "PushModeOnHtmlClose" | "PopModeOnCurlyBracketClose" | "SetInsideString" => true,
        _ => false,
    }
}

const HIDDEN: u16 = 1;

struct Php {
    kinds: PhpKinds,
    skipped: Option<u16>,
    /// Whether within a tag that opens a script or a style.
    script_tag: bool,
    style_tag: bool,
    php_script: bool,
    attribute: Vec<u8>,
    /// Whether within an expression in a string.
    in_string: bool,
    word: Vec<u8>,
    last: Option<Kind>,
    /// Whether the next token is emitted unchanged.
    blind: bool,
}

struct PhpKinds {
    ends: [Option<Kind>; 2],
    script_close: Option<Kind>,
    semicolon: Option<Kind>,
    /// Tokens behind which the end of the code is no semicolon.
    closed: [Option<Kind>; 4],
    name: Option<Kind>,
    quoted: Option<Kind>,
    starts: [Option<Kind>; 2],
    text: Option<Kind>,
    php: Option<u16>,
    here: Option<u16>,
    comment: Option<u16>,
}

impl Php {
    fn new(language: &Tables) -> Self {
        let kind = |name| kind(language, name);
        let mode = |name| mode(language, name);
        let mut channels = language.lexer.channel_names.iter();
        Self {
            kinds: PhpKinds {
                ends: [kind("PHPEnd"), kind("PHPEndSingleLineComment")],
                script_close: kind("HtmlScriptClose"),
                semicolon: kind("SemiColon"),
                closed: [
                    kind("SemiColon"),
                    kind("Colon"),
                    kind("OpenCurlyBracket"),
                    kind("CloseCurlyBracket"),
                ],
                name: kind("HtmlName"),
                quoted: kind("HtmlDoubleQuoteString"),
                starts: [kind("StartHereDoc"), kind("StartNowDoc")],
                text: kind("HereDocText"),
                php: mode("PHP"),
                here: mode("HereDoc"),
                comment: mode("SingleLineCommentMode"),
            },
            skipped: channels
                .position(|name| name == "SkipChannel")
                .map(|at| at as u16),
            script_tag: false,
            style_tag: false,
            php_script: false,
            attribute: Vec::new(),
            in_string: false,
            word: Vec::new(),
            last: None,
            blind: false,
        }
    }

    fn end_code(&mut self, mut token: LexedToken, look: &Look<'_>, output: &mut Output) {
        if Some(look.mode) == self.kinds.comment {
            output.change_mode(ModeStep::Pop);
        }
        output.change_mode(ModeStep::Pop);
        let closed = self.last.is_some() && self.kinds.closed.contains(&self.last);
        if look.matched() == b"</script>" {
            self.php_script = false;
            token.kind = self.kinds.script_close.unwrap_or(token.kind);
        } else if closed {
            token.channel = self.skipped.unwrap_or(HIDDEN);
        } else {
            token.kind = self.kinds.semicolon.unwrap_or(token.kind);
        }
        output.push(token);
    }

    fn in_text(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        if self.kinds.starts.contains(&Some(token.kind)) {
            let word = look.matched().get(3..).unwrap_or(&[]).trim_ascii();
            self.word = word.iter().copied().filter(|&b| b != b'\'').collect();
        } else if Some(token.kind) == self.kinds.text {
            let line = look.matched().trim_ascii();
            let word = line.strip_suffix(b";").unwrap_or(line);
            if word == self.word {
                output.change_mode(ModeStep::Pop);
                let ends_statement = line.ends_with(b";");
                match self.kinds.semicolon.filter(|_| ends_statement) {
                    Some(kind) => output.push(LexedToken {
                        kind,
                        channel: 0,
                        ..token
                    }),
                    None => self.blind = true,
                }
                return;
            }
        }
        output.push(token);
    }
}

impl Hook for Php {
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        let at = |offset| look.char_at(call.number().unwrap_or(offset));
        match call.name.as_str() {
            "IsNewLineOrStart" => matches!(at(-2), None | Some('\r' | '\n')),
            "ShouldPushHereDocMode" => matches!(at(1), Some('\r' | '\n')),
            "IsCurlyDollar" => at(1) == Some('$'),
            "HasPhpScriptTag" => self.php_script,
            _ => true,
        }
    }

    fn action(&mut self, call: &Call, control: &mut Control<'_>) {
        let is_true = || matches!(call.arguments.first(), Some(Value::Other(v)) if v == "true");
        match call.name.as_str() {
            "_scriptTag=" => self.script_tag = is_true(),
            "_styleTag=" => self.style_tag = is_true(),
            "SetInsideString" => self.in_string = true,
            "PopModeOnCurlyBracketClose" if self.in_string => {
                self.in_string = false;
                *control.channel = self.skipped.unwrap_or(HIDDEN);
                control.pop_mode();
            }
            "PushModeOnHtmlClose" => {
                control.pop_mode();
                if self.script_tag {
                    self.script_tag = false;
                    control.push_mode(if self.php_script { "PHP" } else { "SCRIPT" });
                } else if self.style_tag {
                    self.style_tag = false;
                    control.push_mode("STYLE");
                }
            }
            _ => {}
        }
    }

    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        let kind = Some(token.kind);
        if std::mem::take(&mut self.blind) {
            output.push(token);
        } else if self.kinds.ends.contains(&kind) {
            self.end_code(token, look, output);
        } else if kind == self.kinds.name {
            self.attribute = look.matched().to_vec();
            output.push(token);
        } else if kind == self.kinds.quoted {
            if look.matched() == b"php" && self.attribute == b"language" {
                self.php_script = true;
            }
            output.push(token);
        } else if Some(look.mode) == self.kinds.here {
            self.in_text(token, look, output);
        } else {
            if Some(look.mode) == self.kinds.php && token.channel != HIDDEN {
                self.last = kind;
            }
            output.push(token);
        }
    }
}
