//! Reasons why the lexer made another token than the parser expected.
//!
//! The lexer prefers the longest match, then the first rule. Each expected token's rule is matched
//! alone; an equal or shorter match is the reason.

use crate::diagnostics::{Sources, Span};
use crate::ir::{Actions, Grammar, Lexer, LexerRule, TokenId};
use crate::lexer::{self, Automaton, ESCAPE};

const TRIED: usize = 64;

/// Maximal number of characters of a text in a message.
const SHOWN: usize = 20;

/// Explains the token of `length` bytes that begins `text`; `None` if no expected one matches.
///
/// Builds an automaton of the lexer's size for each tried rule.
pub(crate) fn why(
    (grammar, sources): (&Grammar, &Sources),
    text: &[u8],
    (token, length): (TokenId, usize),
    expected: &[TokenId],
) -> Option<String> {
    let lexer = &grammar.lexer;
    let text = match std::str::from_utf8(text) {
        Ok(text) => text,
        Err(error) => std::str::from_utf8(&text[..error.valid_up_to()]).ok()?,
    };
    let of = |token: TokenId| {
        let rules = lexer.rules.iter().enumerate();
        rules.filter(move |(_, rule)| makes(rule, token))
    };
    let (first, winner) = of(token).find(|(at, _)| longest(lexer, *at, text) == Some(length))?;
    let place = |rule: &LexerRule| match rule.span == Span::default() {
        true => String::new(),
        false => format!(" (line {})", sources.line_column(rule.span).0),
    };
    let found = format!(
        "`{}` is {}{}",
        shown(text.get(..length)?),
        winner.name,
        place(winner)
    );
    let mut shorter = None;
    for &token in expected
        .iter()
        .filter(|&&token| token != TokenId::EOF)
        .take(TRIED)
    {
        for (at, rule) in of(token).filter(|(at, rule)| *at != first && rule.mode == winner.mode) {
            let (name, place) = (&rule.name, place(rule));
            match longest(lexer, at, text) {
                Some(same) if same == length && winner.span == Span::default() => {
                    return Some(format!(
                        "{found}, a literal of a parser rule, which comes before {name}{place}; \
                         {name} matches it too: where both may stand, write ({name} | {})",
                        winner.name
                    ));
                }
                Some(same) if same == length && at > first => {
                    return Some(format!(
                        "{found}, which comes before {name}{place}; {name} matches it too"
                    ));
                }
                Some(less @ 1..) if less < length && shorter.is_none() => {
                    let part = shown(text.get(..less)?);
                    shorter = Some(format!(
                        "{found}, the longest match; {name}{place} matches `{part}` alone"
                    ));
                }
                _ => {}
            }
        }
    }
    shorter
}

fn makes(rule: &LexerRule, token: TokenId) -> bool {
    !rule.fragment && rule.variants.iter().any(|variant| variant.token == token)
}

fn longest(lexer: &Lexer, at: usize, text: &str) -> Option<usize> {
    let mode = usize::from(lexer.rules[at].mode);
    let automaton = alone(lexer, at)?;
    let classes = &automaton.classes;
    let width = usize::from(classes.count());
    let mut state = automaton.modes[mode];
    let (mut length, mut found) = (0, None);
    for c in text.chars() {
        let ranges = classes.ranges();
        let range = ranges.partition_point(|range| range.last < u32::from(c));
        state =
            automaton.transitions[usize::from(state) * width + usize::from(ranges[range].class)];
        if state == 0 || state == ESCAPE {
            break;
        }
        length += c.len_utf8();
        if automaton.accepts[usize::from(state)] > 0 {
            found = Some(length);
        }
    }
    found
}

pub(crate) fn alone(lexer: &Lexer, at: usize) -> Option<Automaton> {
    let mut alone = lexer.clone();
    for (index, rule) in alone.rules.iter_mut().enumerate() {
        rule.fragment = index != at;
    }
    for variant in &mut alone.rules[at].variants {
        variant.actions = Actions::default();
        variant.token = TokenId(1);
    }
    lexer::compile(&alone, 2).ok()
}

fn shown(text: &str) -> String {
    let short: String = text.chars().take(SHOWN).collect();
    let dots = if short.len() < text.len() { "…" } else { "" };
    format!("{}{dots}", short.escape_debug())
}

#[cfg(test)]
mod tests {
    use crate::ir::TokenId;
    use crate::load::Loader;

    fn why(
        grammar: &str,
        text: &str,
        token: &str,
        length: usize,
        expected: &[&str],
    ) -> Option<String> {
        let loaded = Loader::text("g.g4", grammar).load().unwrap();
        let id = |name: &str| {
            let at = loaded.grammar.tokens.iter().position(|known| known == name);
            TokenId(at.unwrap() as u16)
        };
        let expected: Vec<TokenId> = expected.iter().map(|name| id(name)).collect();
        let grammar = (&loaded.grammar, &loaded.sources);
        super::why(grammar, text.as_bytes(), (id(token), length), &expected)
    }

    const GRAMMAR: &str = "grammar g;\nall : (NAME | 'if' | INT | FLOAT | WORD | '=')* EOF;\n\
        NAME : [a-z]+ ;\nFLOAT : [0-9]+ ('.' [0-9]+)? ;\nINT : [0-9]+ ;\nWORD : [a-z=]+ ;\n\
        WS : ' ' -> skip ;\n";

    #[test]
    fn the_earlier_rule_is_named() {
        let why = |text, token, length, expected| why(GRAMMAR, text, token, length, expected);
        assert_eq!(
            why("2;", "FLOAT", 1, &["NAME", "INT"]).unwrap(),
            "`2` is FLOAT (line 4), which comes before INT (line 5); INT matches it too"
        );
        assert_eq!(
            why("if x", "'if'", 2, &["NAME"]).unwrap(),
            "`if` is 'if', a literal of a parser rule, which comes before NAME (line 3); \
             NAME matches it too: where both may stand, write (NAME | 'if')"
        );
        assert_eq!(
            why("a=b", "WORD", 3, &["NAME", "INT"]).unwrap(),
            "`a=b` is WORD (line 6), the longest match; NAME (line 3) matches `a` alone"
        );
        assert_eq!(why("2;", "FLOAT", 1, &["NAME", "'='"]), None);
    }
}
