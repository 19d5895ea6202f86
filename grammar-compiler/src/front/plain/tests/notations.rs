//! The syntax of each notation.

use super::show;

#[track_caller]
fn same(name: &str, text: &str, shown: &[&str]) {
    let found = show(name, text);
    let found: Vec<&str> = found
        .lines()
        .filter(|l| !l.contains("WHITE_SPACE"))
        .collect();
    assert_eq!(found, shown);
}

#[test]
fn backus_naur_form() {
    same(
        "x.bnf",
        "<a b> ::= \"if\" < a  b > 'x' ; note\n | <c>* | ; nothing\n c ::= [ \"ab\" ] { \"cd\" | ε } (\"ef\" 'gh')+?\n",
        &[
            "a b: 'if' a b 'x' | c* | ε",
            "c: ('ab')? ('cd' | ε)* ('ef' 'gh')*",
        ],
    );
    same(
        "x.bnf",
        "<a>:=\"\\n\" <b>\n<b>::='\\' \"\\\\\" '\"' <empty> \"\" EOF",
        &["a: '<A>' b", "b: '\\' '\\' '\"' EOF"],
    );
}

#[test]
fn iso() {
    same(
        "x.ebnf",
        "a b = 'if', a  b / (: 'do' :) ! (/ 'od', (* or (* not *) *) \"it's\" /) . c = 2 * 'no', 0 * 'on' | ;\
         d = { 'ab' }-, [ 'cd' ] - , ;",
        &[
            "a b: 'if' a b | ('do')* | ('od' 'it's')?",
            "c: ('no' 'no') (ε) | ε",
            "d: ('ab')+ ('cd')",
        ],
    );
    same(
        "x.ebnf",
        "a = ? U+0041 ?, a, ' ' | '';",
        &["a: 'A' a '<20>' | ε"],
    );
    same(
        "x.ebnf",
        "a = '(', a, ')' | ? any character ? | ? White_Space characters ? - ? U+0009 ?;",
        &[
            "a: '(' a ')' | ([^\\n\\r ()] | [\\n\\r ] | '(' | ')') | [\\n\\r ]",
            "token [^\\n\\r ()]: [<0>-<9><B>-<C><E>-<1F>!-'*-<10FFFF>]",
            "token [\\n\\r ]: [<A><D><20>]",
        ],
    );
}

#[test]
fn characters_that_cannot_be_seen_have_names() {
    same(
        "x.ebnf",
        "a = ? line feed ?, ? ISO 6429 character Horizontal Tabulation ?, ? a tab ?, a |\
         ? Space ? ;",
        &["a: '<A>' '<9>' '<9>' a | '<20>'"],
    );
}

#[test]
fn w3c() {
    same(
        "x.ebnf",
        "/* c */ [1] A ::= 'if'? B* | \"it's\" (A | C)+ [wfc: x] [ VC: y ] [NSC: z]\n[2b]B ::= A'\\' #x41\nC::='-' A",
        &["A: 'if'? B* | 'it's' (A | C)+", "B: A '\\' 'A'", "C: '-' A"],
    );
    same(
        "x.w3c",
        "A ::= [a-c#x20-#x22] A | 'b'\n[3] B ::= A ([+-]-'+')*\nC ::= [^'b]\n[4] - [5] C",
        &[
            "A: ([ -\"ac] | 'b') A | 'b'",
            "B: A ('-')*",
            "C: ([^ -\"'\\-4a-c] | [ -\"ac] | '-' | '4') '4' C",
            "token [^ -\"'\\-4a-c]: [<0>-<1F>#-&(-,.-35-`d-<10FFFF>]",
            "token [ -\"ac]: [<20>-\"ac]",
        ],
    );
}

#[test]
fn notations_that_share_an_extension() {
    same("x.ebnf", "<a> ::= 'x' <a> | 'ab'", &["a: 'x' a | 'ab'"]);
    same("x.ebnf", "\n[1] a ::= 'x' a | 'ab'", &["a: 'x' a | 'ab'"]);
    same("x.ebnf", "a = 'x', a | '::=' ;", &["a: 'x' a | '::='"]);
}
