//! Tokens of a text in any language, as quoted results count them.

use std::sync::LazyLock;

use regex::bytes::Regex;

/// Blanks and comments, or a token: a string, a number, a word, an operator, another character.
static TOKEN: LazyLock<Regex> = LazyLock::new(|| {
    let parts = [
        r"(?<skipped>\s+|//[^\n]*|/\*.*?\*/)",
        r#""(?:\\.|[^"\\\n])*""#,
        r"'(?:\\.|[^'\\\n])*'",
        r"`(?:\\.|[^`\\])*`",
        r"(?:0[xX][0-9a-fA-F]+|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)[uUlLfFn]*",
        r"[[:alpha:]_$][[:word:]$]*",
        r">>>=|\.\.\.|>>>|<<=|>>=|===|!==|\*\*=|&&=|\|\|=|\?\?=",
        r"->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||\?\?|\?\.|=>|\*\*|[-+*/%&|^]=|##",
        r".",
    ];
    Regex::new(&format!("(?s-u:{})", parts.join("|"))).expect("a regular expression")
});

/// Counts the tokens of a text; a character that is not ASCII is as many as it has bytes.
pub fn words(text: &[u8]) -> usize {
    let skipped = |found: &regex::bytes::Captures<'_>| found.name("skipped").is_some();
    let found = TOKEN.captures_iter(text);
    found.filter(|found| !skipped(found)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_numbers_and_operators_are_tokens() {
        assert_eq!(words(b"(declare-fun s()Real)"), 9);
        assert_eq!(words(b"a >>>= 0x1fUL + 'b c' // d\n /* e */ f$g;"), 7);
        assert_eq!(words(b""), 0);
    }
}
