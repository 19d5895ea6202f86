//! MySQL's own grammar, for server 8.2.
//!
//! Functions only before `(`, integers by size, `.name` as two tokens, comments with versions.

use secateur_syntax::hook::{Answer, Call, Control, Family, Hook, LexedToken, Look, Output, Value};
use secateur_tables::Kind;

const VERSION: i64 = 80_200;

pub(super) static FAMILY: Family = Family {
    name: "mysql",
    bases: &["MySQLLexerBase", "MySQLParserBase"],
    predicate,
    action: |call| {
        FUNCTIONS.iter().any(|(name, _)| *name == call.name)
            || matches!(
                call.name.as_str(),
                "doLogicalOr"
                    | "doNot"
                    | "doIntNumber"
                    | "doUnderscoreCharset"
                    | "emitDot"
                    | "startInVersionComment"
                    | "endInVersionComment"
            )
    },
    watches: false,
    make: |language| {
        Box::new(MySql {
            in_version_comment: false,
            dot: false,
            dot_symbol: secateur_syntax::hook::kind(language, "DOT_SYMBOL"),
        })
    },
};

/// Actions for words that are functions directly before `(`, with the functions' token types.
const FUNCTIONS: &[(&str, &str)] = &[
    ("doAdddate", "ADDDATE_SYMBOL"),
    ("doBitAnd", "BIT_AND_SYMBOL"),
    ("doBitOr", "BIT_OR_SYMBOL"),
    ("doBitXor", "BIT_XOR_SYMBOL"),
    ("doCast", "CAST_SYMBOL"),
    ("doCount", "COUNT_SYMBOL"),
    ("doCurdate", "CURDATE_SYMBOL"),
    ("doCurrentDate", "CURDATE_SYMBOL"),
    ("doCurrentTime", "CURTIME_SYMBOL"),
    ("doCurtime", "CURTIME_SYMBOL"),
    ("doDateAdd", "DATE_ADD_SYMBOL"),
    ("doDateSub", "DATE_SUB_SYMBOL"),
    ("doExtract", "EXTRACT_SYMBOL"),
    ("doGroupConcat", "GROUP_CONCAT_SYMBOL"),
    ("doMax", "MAX_SYMBOL"),
    ("doMid", "SUBSTRING_SYMBOL"),
    ("doMin", "MIN_SYMBOL"),
    ("doNow", "NOW_SYMBOL"),
    ("doPosition", "POSITION_SYMBOL"),
    ("doSessionUser", "USER_SYMBOL"),
    ("doStddevSamp", "STDDEV_SAMP_SYMBOL"),
    ("doStddev", "STD_SYMBOL"),
    ("doStddevPop", "STD_SYMBOL"),
    ("doStd", "STD_SYMBOL"),
    ("doSubdate", "SUBDATE_SYMBOL"),
    ("doSubstr", "SUBSTRING_SYMBOL"),
    ("doSubstring", "SUBSTRING_SYMBOL"),
    ("doSum", "SUM_SYMBOL"),
    ("doSysdate", "SYSDATE_SYMBOL"),
    ("doSystemUser", "USER_SYMBOL"),
    ("doTrim", "TRIM_SYMBOL"),
    ("doVariance", "VARIANCE_SYMBOL"),
    ("doVarPop", "VARIANCE_SYMBOL"),
    ("doVarSamp", "VAR_SAMP_SYMBOL"),
];

fn predicate(call: &Call) -> Answer {
    let always = |holds: bool| if holds { Answer::Yes } else { Answer::No };
    let version = |prefix: &str| {
        let digits = call.name.strip_prefix(prefix)?;
        digits.parse::<i64>().ok()
    };
    if let Some(version) = version("isServerVersionGe") {
        return always(VERSION >= version);
    }
    if let Some(version) = version("isServerVersionLt") {
        return always(VERSION < version);
    }
    let number = call.number().unwrap_or(i64::MAX);
    match call.name.as_str() {
        "serverVersion>=" => always(VERSION >= number),
        "serverVersion<" => always(VERSION < number),
        "serverVersion==" => always(VERSION == number),
        "isSqlModeActive" => {
            let quotes = matches!(call.arguments.first(),
                Some(Value::Other(mode)) if mode.ends_with("AnsiQuotes"));
            always(quotes)
        }
        "isPureIdentifier"
        | "isStoredRoutineBody"
        | "doDollarQuotedStringText"
        | "isBackTickQuotedId"
        | "isDoubleQuotedText"
        | "isSingleQuotedText" => Answer::Yes,
        "isTextStringLiteral" | "isSelectStatementWithInto" | "isMasterCompressionAlgorithm" => {
            Answer::No
        }
        "isVersionComment" | "isInVersionComment" => Answer::Ask,
        _ => Answer::Unknown,
    }
}

struct MySql {
    in_version_comment: bool,
    /// Whether the next token begins with a dot that is a separate token.
    dot: bool,
    dot_symbol: Option<Kind>,
}

impl Hook for MySql {
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        match call.name.as_str() {
            "isInVersionComment" => self.in_version_comment,
            "isVersionComment" => {
                // `/*!80100` counts from that version on.
                let text = String::from_utf8_lossy(look.matched());
                let version = text.get(3..).and_then(|digits| digits.parse::<i64>().ok());
                let counts = text.len() >= 8 && version.is_some_and(|v| v <= VERSION);
                self.in_version_comment |= counts;
                counts
            }
            _ => true,
        }
    }

    fn action(&mut self, call: &Call, control: &mut Control<'_>) {
        let function = FUNCTIONS.iter().find(|(name, _)| *name == call.name);
        if let Some((_, kind)) = function {
            let calls = control.look.char_at(1) == Some('(');
            control.set_kind(if calls { kind } else { "IDENTIFIER" });
            return;
        }
        match call.name.as_str() {
            "doLogicalOr" => control.set_kind("LOGICAL_OR_OPERATOR"),
            "doNot" => control.set_kind("NOT_SYMBOL"),
            "doIntNumber" => control.set_kind(size(control.look.matched())),
            "doUnderscoreCharset" => control.set_kind("IDENTIFIER"),
            "emitDot" => self.dot = true,
            "startInVersionComment" => self.in_version_comment = true,
            "endInVersionComment" => self.in_version_comment = false,
            _ => {}
        }
    }

    fn token(&mut self, token: LexedToken, _: &Look<'_>, output: &mut Output) {
        let dot = std::mem::take(&mut self.dot);
        match self.dot_symbol {
            Some(kind) if dot => {
                let behind = token.start + 1;
                output.push(LexedToken {
                    kind,
                    end: behind,
                    ..token
                });
                output.push(LexedToken {
                    start: behind,
                    ..token
                });
            }
            _ => output.push(token),
        }
    }
}

/// Counts one digit too few, as published.
fn size(digits: &[u8]) -> &'static str {
    let length = digits.len().saturating_sub(1);
    if length < 10 {
        return "INT_NUMBER";
    }
    let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
    let zeros = zeros.min(length);
    let (rest, length) = (&digits[zeros..], length - zeros);
    let (limit, smaller, bigger): (&[u8], _, _) = match length {
        0..10 => return "INT_NUMBER",
        10 => (b"2147483647", "INT_NUMBER", "LONG_NUMBER"),
        11..19 => return "LONG_NUMBER",
        19 => (b"9223372036854775807", "LONG_NUMBER", "ULONGLONG_NUMBER"),
        20 => (
            b"18446744073709551615",
            "ULONGLONG_NUMBER",
            "DECIMAL_NUMBER",
        ),
        _ => return "DECIMAL_NUMBER",
    };
    let differ = rest.iter().zip(limit).find(|(a, b)| a != b);
    match differ {
        Some((digit, limit)) if digit > limit => bigger,
        _ => smaller,
    }
}
