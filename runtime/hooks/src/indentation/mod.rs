//! Languages whose lines and indentation are tokens: Python, GDScript.
//!
//! The grammars agree on the idea - a stack of widths, INDENT and DEDENT - and
//! differ in who says it. In some, actions watch brackets and line ends
//! ([`lines`]); in others, the lexer's base class looks at a token and at the one
//! behind it ([`lookahead`]), and also switches modes within f-strings
//! ([`strings`]).
//!
//! All added tokens stand at the beginning of a line, before its white space:
//! so the white space goes with what follows it, and a line that is taken out of
//! a block takes its own indentation along.

mod lines;
mod lookahead;
mod strings;

use secateur_syntax::hook::kind;
use secateur_syntax::hook::{Answer, Call, Family, Hook};
use secateur_tables::Kind;

use secateur_syntax::Language;

/// Indentation as tokens.
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
        // The parser begins with both versions in mind.
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

/// The classes share names, so the tokens tell the dialects apart: only where
/// actions do the work is there a token for the break of a line, or a call.
fn make(language: &Language) -> Box<dyn Hook> {
    let calls = |name: &str| language.lexer.code.iter().any(|code| code.contains(name));
    let has = |name: &str| language.tokens.iter().any(|token| token.name == name);
    if has("LINE_BREAK") {
        Box::new(lines::Breaks::new(language))
    } else if calls("onNewLine") {
        // No program of GDScript begins with the end of a line.
        let first = !has("EXTENDS");
        Box::new(lines::NewLines::new(language, first))
    } else {
        Box::new(lookahead::Lookahead::new(language))
    }
}

/// The widths of the blocks that are open.
#[derive(Debug, Default)]
struct Levels {
    widths: Vec<usize>,
}

/// What a line's indentation means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// The same block goes on.
    Same,
    /// A block begins.
    In,
    /// So many blocks end.
    Out(usize),
}

impl Levels {
    fn width(&self) -> usize {
        self.widths.last().copied().unwrap_or(0)
    }

    /// A line of this width begins.
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

/// The width of white space: a tab goes to the next multiple of eight.
pub(super) fn width(space: &[u8]) -> usize {
    let next = |width, byte: &u8| match byte {
        b'\t' => width / 8 * 8 + 8,
        _ => width + 1,
    };
    space.iter().fold(0, next)
}

/// The token types that all dialects add.
#[derive(Clone, Copy, Debug)]
struct Kinds {
    newline: Option<Kind>,
    indent: Option<Kind>,
    dedent: Option<Kind>,
    space: Option<Kind>,
}

impl Kinds {
    fn new(language: &Language) -> Self {
        Self {
            newline: kind(language, "NEWLINE"),
            indent: kind(language, "INDENT"),
            dedent: kind(language, "DEDENT"),
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
        // From 4 back to 3, which is wider than 2: the block ends, none begins.
        assert_eq!(steps[..5], wanted[..5]);
        assert_eq!(steps[5..], wanted[5..]);
    }
}
