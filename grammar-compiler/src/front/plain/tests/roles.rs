//! Rules that become tokens.

use super::{show, show_with};
use crate::hints::Hints;

#[track_caller]
fn same(found: &str, shown: &[&str]) {
    assert_eq!(found.lines().collect::<Vec<_>>(), shown);
}

const SPACE: &str = "token WHITE_SPACE: [<9><A><D><20>]+ ->skip";

#[test]
fn recursion_in_tokens_is_repetition() {
    same(
        &show(
            "x.bnf",
            "<s> ::= <s> <int> | <id> <both>\n<int> ::= <d> | <int> <d>\n\
             <id> ::= <l> <id> | <l>\n<both> ::= <d> | <l> <both> | <both> <d> | <both>\n\
             <d> ::= \"0\" | \"1\"\n<l> ::= \"a\"..\"c\"",
        ),
        &[
            "s: s int | id both",
            "token int: (d) (d)*",
            "token id: (l)* (l)",
            "token both: (l)* (d) (d)*",
            "fragment d: '0' | '1'",
            "fragment l: [a-c]",
            SPACE,
        ],
    );
}

#[test]
fn phrases_are_no_tokens() {
    same(
        &show(
            "x.bnf",
            "<all> ::= <set> | <all> <set>\n<set> ::= <id> \":\" \"=\" <real>\n<sum> ::= <id> \"+\" <id>\n\
             <arrow> ::= \"-\" \">\"\n<real> ::= <id> \".\" <id> | \"-\" <id>\n<id> ::= <d>+\n<d> ::= \"0\"..\"9\"\n\
             <more> ::= <arrow> <more> <more> | <nest>\n<nest> ::= \"x\" <nest> \"x\" | \"x\"",
        ),
        &[
            "all: set | all set",
            "set: id ':' '=' real",
            "sum: id '+' id",
            "more: arrow more more | nest",
            "nest: 'x' nest 'x' | 'x'",
            "token arrow: '-' '>'",
            "token real: id '.' id | '-' id",
            "token id: d+",
            "fragment d: [0-9]",
            SPACE,
        ],
    );
}

#[test]
fn names_in_capitals_are_tokens() {
    same(
        &show(
            "x.w3c",
            "Start ::= ID KEY Start | 'if'\nID ::= 'x' 'yz'*\nKEY ::= 'ab' | N\nN ::= '(' N ')' | ID",
        ),
        &[
            "Start: ID KEY Start | 'if'",
            "KEY: 'ab' | N",
            "N: '(' N ')' | ID",
            "token ID: 'x' 'yz'*",
            SPACE,
        ],
    );
}

#[test]
fn a_character_can_be_a_token_and_itself() {
    same(
        &show(
            "x.bnf",
            "<s> ::= <num> <sign> <d> <s> <s> | \"7\"\n<num> ::= <sign> <d> | <d> <d> | <d>\n\
             <sign> ::= \"+\" | \"-\"\n<d> ::= \"0\"..\"9\"",
        ),
        &[
            "s: (num | [0-689]) sign d s s | '7'",
            "sign: '+' | '-'",
            "d: ([0-689] | '7')",
            "token [0-689]: [0-68-9]",
            "token num: sign d | d d | d",
            "fragment sign: '+' | '-'",
            "fragment d: [0-9]",
            SPACE,
        ],
    );
}

#[test]
fn differences() {
    same(
        &show(
            "x.w3c",
            "s ::= ID s s | ANY\nID ::= L+ - ('if' | 'do')\nANY ::= (L* - (L* 'xx' L*))+\nL ::= [d-z]\nE ::= [a-c] - 'b' - 'c'",
        ),
        &[
            "s: ID s s | ANY?",
            "token ID: ([di] | ([e-hj-z] | [d] ([d-np-z] | [o] [d-z]) | [i] ([d-eg-z] | [f] [d-z])) [d-z]*)",
            // The concatenation of two texts without `xx` can contain it.
            "token ANY: [d-z]+",
            "fragment L: [d-z]",
            "fragment E: [a]",
            SPACE,
        ],
    );
}

#[test]
fn settings_win() {
    let hints = Hints {
        start: Some("s".to_owned()),
        tokens: vec!["t".to_owned()],
        skip: vec!["b".to_owned()],
        ..Hints::default()
    };
    same(
        &show_with(
            "x.bnf",
            "<b> ::= \" \"\n<s> ::= <t> <s> | \"x\"\n<t> ::= \"a\" <u>\n<u> ::= \"b\" | <u> <b>",
            &hints,
        ),
        &[
            "s: t s | 'x'",
            "token b: '<20>' ->skip",
            "token t: 'a' u",
            "fragment u: ('b') (b)*",
        ],
    );
}
