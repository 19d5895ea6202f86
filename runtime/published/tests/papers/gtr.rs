//! Generalized tree reduction (Herfert, Patra and Pradel, ASE 2017).

use std::sync::Arc;

use secateur_learn::{Facts, Gatherer, TrainedModel};
use secateur_reduce::learning::{Estimates, Guidance};
use secateur_syntax::Language;
use secateur_syntax::format::Format;
use secateur_syntax::parse::Parser;

use super::{check, guarded, language, tests};

fn is_sentence(language: &Language, text: &str) -> bool {
    language.accepts(&mut Parser::new(language), text.as_bytes())
}

/// Figure 1, section 4.3: the third child of the `if`, as large as the second, is not tested.
///
/// (The example's grammar is not recursive: the normal form makes lists of recursion.)
#[test]
fn gtr_reduces_the_if_of_figure_1() {
    let language = language(
        "grammar js;
        program : stmt EOF ;
        stmt : ifStmt | block | varDecl | call ;
        ifStmt : 'if' '(' expr ')' block 'else' block ;
        block : '{' stmt* '}' ;
        varDecl : 'var' ID '=' NUMBER ';' ;
        call : ID '(' NUMBER ')' ';' ;
        expr : unary | ID | NUMBER ;
        unary : op expr ;
        op : '!' | '-' ;
        ID : [a-zA-Z]+ ;
        NUMBER : [0-9]+ ;
        WS : [ \\n]+ -> skip ;",
    );
    let input = "if (!c) { var a = 5; } else { isNaN(2); }";
    let property = |text: &str| is_sentence(&language, text) && text.contains("var a = 5;");
    let runs = ["gtr", "gtr-star"];
    let runs = runs.map(|name| tests(&language, name, input, None, &property));
    check("gtr-if", &runs.join("\n"));
}

/// The example of Algorithm 5: the second iteration makes a replacement that the first could not.
#[test]
fn gtr_comes_back_to_the_assignment() {
    let language = language(
        "grammar js;
        program : stmt* EOF ;
        stmt : both | assignment | ifStmt | call ;
        both : ID '=' assignment ;
        assignment : ID '=' NUMBER ';' ;
        ifStmt : 'if' '(' ID ')' call ;
        call : ID '(' ID ')' ';' ;
        ID : [a-z]+ ;
        NUMBER : [0-9]+ ;
        WS : [ \\n]+ -> skip ;",
    );
    let input = "a = b = 0; if (a) crash(b);";
    let property = |text: &str| {
        let assigns = |name: &str| text.contains(&format!("{name} = "));
        is_sentence(&language, text)
            && text.contains("crash(b);")
            && assigns("b")
            && (!text.contains("(a)") || assigns("a"))
    };
    let runs = ["gtr", "gtr-star"];
    let runs = runs.map(|name| tests(&language, name, input, None, &property));
    // Where a guard rejects the last configuration, it is the one before.
    let guard = |text: &str| text.contains("a = ");
    let other = guarded(&language, "gtr", input, None, &property, Some(&guard));
    check("gtr-assignment", &[runs.join("\n"), other].join("\n"));
}

/// Returns a model with the facts of texts.
fn corpus(language: &Language, texts: &[&str]) -> Arc<dyn Guidance> {
    let mut gatherer = Gatherer::new(language);
    let mut facts = Facts::new(language);
    for text in texts {
        let tree = language.read(&mut Parser::new(language), text.as_bytes());
        facts.merge(&gatherer.count(&tree.expect("a sentence")));
    }
    Arc::new(TrainedModel {
        facts,
        forest: None,
        estimates: Estimates::default(),
    })
}

const STATEMENTS: &str = "grammar js;
    program : stmt* EOF ;
    stmt : ifStmt | block | varDecl | exprStmt ;
    ifStmt : 'if' '(' expr ')' block ('else' block)? ;
    block : '{' stmt* '}' ;
    varDecl : 'var' ID '=' NUMBER ';' ;
    exprStmt : expr ';' ;
    expr : call | ID | NUMBER ;
    call : ID '(' (expr (',' expr)*)? ')' ;
    ID : [a-z]+ ;
    NUMBER : [0-9]+ ;
    WS : [ \\n]+ -> skip ;";

/// Section 4.2: what the corpus never has is not tested.
///
/// It has no empty block, no `if` without a condition, no expression without a semicolon. Its `if`s are with and without `else`, so the second block is not mandatory.
#[test]
fn gtr_filters_by_a_corpus() {
    let language = language(STATEMENTS);
    let model = corpus(
        &language,
        &[
            "if (a) { f(b); } else { g(1); }",
            "if (c(2)) { var d = 3; } { h(i, 4); } j(); k;",
        ],
    );
    let input = "foo(a); if (x) { p(); q(); } else { r(); }";
    let property = |text: &str| {
        let at = |part: &str| text.find(part);
        is_sentence(&language, text) && at("foo(a);").is_some() && at("q();").is_some()
    };
    let runs = ["gtr", "gtr-unfiltered", "gtr-star"];
    let runs = runs.map(|name| tests(&language, name, input, Some(Arc::clone(&model)), &property));
    check("gtr-corpus", &runs.join("\n"));
}

/// All items of a separated list have one context: `1` is an argument behind a comma only.
#[test]
fn gtr_takes_the_items_of_a_separated_list_for_one_place() {
    let language = language(STATEMENTS);
    let model = corpus(&language, &["h(i, 4);", "c(d(e, 1));"]);
    let property =
        |text: &str| is_sentence(&language, text) && text.contains(", b") && !text.contains("g,");
    let found = tests(&language, "gtr", "f(g(1), b);", Some(model), &property);
    assert!(found.contains("f(1, b);"), "{found}");
}

/// Of the items of a list that is never empty in the corpus the last one stays.
#[test]
fn gtr_tests_no_empty_list_that_the_corpus_lacks() {
    let language = language(STATEMENTS);
    let model = corpus(&language, &["{ a; } { b; c; }"]);
    let property = |text: &str| is_sentence(&language, text) && text.contains('{');
    let runs = ["gtr", "gtr-unfiltered"].map(|name| {
        let model = Some(Arc::clone(&model));
        tests(&language, name, "{ a; b; c; } d;", model, &property)
    });
    check("gtr-never-empty", &runs.join("\n"));
}

/// Any items of a separated list go and leave the others separated.
#[test]
fn gtr_deletes_any_items_of_a_separated_list() {
    let lists = [
        "(item (',' item)*)?",
        "((item ',')* item)?",
        "(right)?",
        "(left)?",
    ];
    for list in lists {
        let language = language(&format!(
            "grammar calls;
            call : NAME '(' {list} ')' EOF ;
            right : item ',' right | item ;
            left : left ',' item | item ;
            item : NAME | NUMBER ;
            NAME : [a-z]+ ;
            NUMBER : [0-9]+ ;
            WS : [ \\n]+ -> skip ;"
        ));
        let items = ["a", "b", "1", "c", "2"];
        for needed in 0..1 << items.len() {
            let needed = (0..items.len()).filter(|item| needed >> item & 1 == 1);
            let needed: Vec<&str> = needed.map(|item| items[item]).collect();
            let property = |text: &str| {
                let has = |item: &&str| text.split(&['(', ',', ' ', ')']).any(|it| it == *item);
                is_sentence(&language, text) && text.starts_with("f") && needed.iter().all(has)
            };
            let input = "f(a, b, 1, c, 2)";
            let found = tests(&language, "gtr", input, None, &property);
            let tested = found.replace(' ', "");
            let lost = ["(,", ",,", ",)"]
                .iter()
                .any(|fault| tested.contains(fault));
            assert!(!lost, "{list}\n{found}");
            let (_, left) = found.rsplit_once("= ").expect("a result");
            let wanted = format!("f({})", needed.join(","));
            assert_eq!(left.replace([' ', '\n'], ""), wanted, "{list}\n{found}");
        }
    }
}

/// A token is a node by its type: the same candidates are tested whatever its text.
#[test]
fn gtr_takes_a_token_for_a_node_by_its_type() {
    let language = language(
        "grammar imports;
        file : statement* EOF ;
        statement : 'import' STRING ';' | NAME OPERATOR NUMBER ';' ;
        STRING : '\"' [a-z]* '\"' ;
        OPERATOR : [+*/-] ;
        NAME : [a-z]+ ;
        NUMBER : [0-9]+ ;
        WS : [ \\n]+ -> skip ;",
    );
    let listing = |string: &str, operator: &str| {
        let input = format!("import {string}; x {operator} 1;");
        let found = tests(&language, "gtr", &input, None, &|text| text == input);
        // A line begins with its verdict.
        let by_type = |line: &str| {
            let (verdict, text) = line.split_at(line.len().min(1));
            let text = text.replace(string, "STRING");
            format!("{verdict}{}", text.replace(operator, "OPERATOR"))
        };
        found.lines().map(by_type).collect::<Vec<_>>().join("\n")
    };
    let some = listing("\"a\"", "-");
    assert!(some.contains("- import;"), "{some}");
    assert!(some.contains("- import STRING; x 1;"), "{some}");
    for operator in ["+", "*", "/"] {
        assert_eq!(listing("\"\"", operator), some);
    }
}
