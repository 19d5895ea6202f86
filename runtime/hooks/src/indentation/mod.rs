//! Languages with tokens for lines and indentation: Python, GDScript.
//!
//! All grammars keep a stack of widths and use INDENT and DEDENT, but differ in what drives them:
//! actions at brackets and line ends ([`lines`]), or the lexer's base class, which compares a token
//! with the next one ([`lookahead`]) and switches modes within f-strings ([`strings`]).
//!
//! Added tokens stand at the start of a line, before its white space, so that a line that leaves a
//! block takes its indentation along.

mod lines;
mod lookahead;
mod strings;

use secateur_syntax::hook::kind;
use secateur_syntax::hook::{Answer, Call, Family, Hook};
use secateur_tables::{Kind, Tables, TokenRole};

pub(super) static FAMILY: Family = Family {
    name: "indentation",
    bases: &[
        "PythonLexerBase",
        "Python3LexerBase",
        "GDScriptLexerBase",
        "PythonParserBase",
        "Python3ParserBase",
    ],
    predicate,
    action,
    watches: true,
    make,
};

fn predicate(call: &Call) -> Answer {
    match call.name.as_str() {
        "atStartOfInput" => Answer::Ask,
        // The grammar starts with both versions.
        "CheckVersion" => Answer::Yes,
        "CannotBePlusMinus" | "CannotBeDotLpEq" => Answer::Yes,
        _ => Answer::Unknown,
    }
}

fn action(call: &Call) -> bool {
    matches!(
        call.name.as_str(),
        "IncIndentLevel"
            | "DecIndentLevel"
            | "HandleNewLine"
            | "HandleSpaces"
            | "openBrace"
            | "closeBrace"
            | "onNewLine"
            | "SetVersion"
    )
}

/// Selects the dialect by its tokens and calls, since the classes share names.
fn make(language: &Tables) -> Box<dyn Hook> {
    let calls = |name: &str| language.lexer.code.iter().any(|code| code.contains(name));
    let has = |name: &str| language.tokens.iter().any(|token| token.name == name);
    if language.token_with(TokenRole::LineBreak).is_some() {
        Box::new(lines::Breaks::new(language))
    } else if calls("onNewLine") {
        // No program of GDScript begins with a line end.
        let first = !has("EXTENDS");
        Box::new(lines::NewLines::new(language, first))
    } else {
        Box::new(lookahead::Lookahead::new(language))
    }
}

#[derive(Debug, Default)]
struct Levels {
    widths: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Same,
    In,
    /// This number of blocks ends.
    Out(usize),
}

impl Levels {
    fn width(&self) -> usize {
        self.widths.last().copied().unwrap_or(0)
    }

    fn line(&mut self, width: usize) -> Step {
        if width > self.width() {
            self.widths.push(width);
            return Step::In;
        }
        let kept = self.widths.partition_point(|&open| open <= width);
        let ended = self.widths.len() - kept;
        self.widths.truncate(kept);
        match ended {
            0 => Step::Same,
            ended => Step::Out(ended),
        }
    }
}

/// Advances a tab to the next multiple of eight.
pub(super) fn width(space: &[u8]) -> usize {
    let next = |width, byte: &u8| match byte {
        b'\t' => width / 8 * 8 + 8,
        _ => width + 1,
    };
    space.iter().fold(0, next)
}

fn brackets(language: &Tables, role: TokenRole) -> Vec<Kind> {
    let types = language.tokens.iter().zip(0..);
    let brackets = types.filter(|(token, _)| token.role == role);
    brackets.map(|(_, number)| Kind(number)).collect()
}

#[derive(Clone, Copy, Debug)]
struct Kinds {
    newline: Option<Kind>,
    indent: Option<Kind>,
    dedent: Option<Kind>,
    space: Option<Kind>,
}

impl Kinds {
    fn new(language: &Tables) -> Self {
        Self {
            newline: language.token_with(TokenRole::Newline),
            indent: language.token_with(TokenRole::Indent),
            dedent: language.token_with(TokenRole::Dedent),
            space: kind(language, "WS"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Levels, Step, width};

    #[test]
    fn tabs_go_to_multiples_of_eight() {
        assert_eq!(width(b""), 0);
        assert_eq!(width(b"   "), 3);
        assert_eq!(width(b"\t"), 8);
        assert_eq!(width(b"   \t "), 9);
    }

    #[test]
    fn levels_open_and_close() {
        let mut levels = Levels::default();
        let steps = [0, 2, 4, 4, 3, 8, 9, 0].map(|width| levels.line(width));
        let wanted = [
            Step::Same,
            Step::In,
            Step::In,
            Step::Same,
            Step::Out(1),
            Step::In,
            Step::In,
            Step::Out(3),
        ];
        // From 4 back to 3, which is wider than 2: one block ends, none begins.
        assert_eq!(steps[..5], wanted[..5]);
        assert_eq!(steps[5..], wanted[5..]);
    }
}
