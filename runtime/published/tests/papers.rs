//! The examples of the papers, or small ones worked by hand.
//!
//! `papers/NAME.txt` has every test in order with its verdict, and the result; `SECATEUR_UPDATE=1`
//! writes these files.

#[path = "papers/gtr.rs"]
mod gtr;

use std::cell::RefCell;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

use grammar_compiler::load::Loader;
use secateur_published::STRATEGIES;
use secateur_reduce::executor::FnExecutor;
use secateur_reduce::learning::{Estimates, Guidance, NodeFeatures};
use secateur_reduce::search::{Oracle, Plan, SearchOptions, reduce};
use secateur_syntax::Language;
use secateur_syntax::tree::{NodeId, Tree};
use secateur_tables::Kind;
use secateur_tables::model::Feature;

fn language(grammar: &str) -> Language {
    let compiled = Loader::text("example.g4", grammar).compile();
    Language::new(compiled.expect("a good grammar").tables)
}

fn line(text: &[u8]) -> String {
    let text = String::from_utf8_lossy(text);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn tests(
    language: &Language,
    strategy: &str,
    input: &str,
    guidance: Option<Arc<dyn Guidance>>,
    property: &dyn Fn(&str) -> bool,
) -> String {
    guarded(language, strategy, input, guidance, property, None)
}

/// Lists what the guard rejects with a `!`.
fn guarded(
    language: &Language,
    strategy: &str,
    input: &str,
    guidance: Option<Arc<dyn Guidance>>,
    property: &dyn Fn(&str) -> bool,
    guard: Option<&dyn Fn(&str) -> bool>,
) -> String {
    let listing = RefCell::new(format!("{strategy}\n"));
    let list = |sign: char, text: &[u8]| {
        let line = format!("{sign} {}", line(text));
        let _ = writeln!(listing.borrow_mut(), "{}", line.trim_end());
    };
    let holds = |of: &dyn Fn(&str) -> bool, text: &[u8]| {
        let text = std::str::from_utf8(text);
        of(text.expect("text"))
    };
    let mut executor = FnExecutor::new(|text: &[u8]| {
        let passed = holds(property, text);
        list(if passed { '+' } else { '-' }, text);
        passed
    });
    let mut complaints = FnExecutor::new(|text: &[u8]| {
        let passed = guard.is_none_or(|guard| holds(guard, text));
        if !passed {
            list('!', text);
        }
        passed
    });
    let options = SearchOptions {
        plan: Plan::chain_of(STRATEGIES, strategy, None, &[]).expect("a plan"),
        guidance,
        ..SearchOptions::default()
    };
    let mut oracle = Oracle::new(&mut executor);
    if guard.is_some() {
        oracle = oracle.guarded(&mut complaints);
    }
    let reduction = reduce(language, input.as_bytes(), oracle, options, &mut ());
    list('=', &reduction.expect("a reduction").text);
    listing.into_inner()
}

fn check(name: &str, found: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/papers/{name}.txt"));
    if std::env::var_os("SECATEUR_UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(&path, found).expect("a golden");
        return;
    }
    let wanted = std::fs::read_to_string(&path).expect("SECATEUR_UPDATE=1 writes the goldens");
    assert_eq!(found, wanted, "{name}");
}

/// Figure 1 and the steps of section 2, where `int a;` goes in its turn: here in another run.
#[test]
fn perses_reduces_the_program_of_figure_1() {
    let language = language(
        "grammar c;
        program : funcDef* EOF ;
        funcDef : 'int' ID '(' ')' compound ;
        stmt : ifStmt | declStmt | callStmt | returnStmt | compound ;
        ifStmt : 'if' '(' ID ')' stmt ;
        declStmt : 'int' ID ';' ;
        callStmt : CALL ';' ;
        returnStmt : 'return' NUMBER ';' ;
        compound : '{' stmt* '}' ;
        CALL : 'printf(' ~[;]* ')' ;
        ID : [a-z]+ ;
        NUMBER : [0-9]+ ;
        WS : [ \\n]+ -> skip ;",
    );
    let input = "int main() { int a; if (a) { printf(\"%d\", a); printf(\"Hello \");
        printf(\"World!\"); printf(\"end\"); } return 0; }";
    // It compiles and prints "Hello World!".
    let property = |text: &str| {
        let at = |part: &str| text.find(part);
        let uses = text.contains("(a)") || text.contains(", a");
        (!uses || text.contains("int a;"))
            && at("Hello").is_some_and(|hello| at("World").is_some_and(|world| hello < world))
            && text.contains("int main() {")
            && text.contains("return 0;")
    };
    let runs = ["perses", "perses-fixpoint"];
    let runs = runs.map(|name| tests(&language, name, input, None, &property));
    check("perses", &runs.join("\n"));
}

/// Algorithm 4: all candidates are tested in order, and the smallest that passes is accepted.
///
/// `h(b, c)`, below another candidate, is none.
#[test]
fn perses_takes_the_smallest_candidate() {
    let language = language(
        "grammar terms;
        term : NAME '(' term ',' term ')' | NAME ;
        NAME : [a-z]+ ;
        WS : [ \\n]+ -> skip ;",
    );
    let input = "f(g(a, h(b, c)), i(d, e))";
    let property = |text: &str| ["g(", "i(", "f("].iter().any(|name| text.starts_with(name));
    let found = tests(&language, "perses", input, None, &property);
    // Where a guard rejects the smallest, it is the next one.
    let guard = |text: &str| !text.starts_with("i(");
    let other = guarded(&language, "perses", input, None, &property, Some(&guard));
    check("perses-smallest", &[found, other].join("\n"));
}

/// Section 4.5: `foo`, heavier than `main`, is called until the first run is past its list.
#[test]
fn perses_deletes_the_function_of_section_4_5_in_the_second_run() {
    let language = language(
        "grammar c;
        program : function* EOF ;
        function : 'int' ID '(' ')' '{' statement* '}' ;
        statement : ID '(' ')' ';' ;
        ID : [a-z]+ ;
        WS : [ \\n]+ -> skip ;",
    );
    let input = "int foo() { a(); b(); c(); } int main() { foo(); bug(); }";
    let property = |text: &str| {
        let calls = text.contains("foo();");
        text.contains("int main() {")
            && text.contains("bug();")
            && (!calls || text.contains("int foo() {"))
    };
    let runs = ["perses", "perses-fixpoint"];
    let runs = runs.map(|name| tests(&language, name, input, None, &property));
    check("perses-runs", &runs.join("\n"));
}

/// Algorithm 4: `c` is four levels below the term, `d` is five.
#[test]
fn perses_looks_four_levels_down() {
    let language = language(
        "grammar deep;
        term : '(' four ',' five ')' | NAME ;
        four : '[' four2 ']' ;
        four2 : '[' four3 ']' ;
        four3 : '[' NAME ',' term ']' ;
        five : '<' five2 '>' ;
        five2 : '<' five3 '>' ;
        five3 : '<' five4 '>' ;
        five4 : '<' NAME ',' term '>' ;
        NAME : [a-z]+ ;
        WS : [ \\n]+ -> skip ;",
    );
    let input = "([[[a, c]]], <<<<b, d>>>>)";
    let found = tests(&language, "perses", input, None, &|text| text.len() > 1);
    check("perses-depth", &found);
}

/// Section 3: subsets, then complements, from the first chunk after each accepted candidate.
#[test]
fn ddmin_reduces_lines_tokens_and_lists() {
    let language = language(
        "grammar calls;
        file : call* EOF ;
        call : NAME '(' call* ')' ';' ;
        NAME : [a-z]+ ;
        WS : [ \\n]+ -> skip ;",
    );
    let property = |text: &str| ["b", "c"].iter().all(|name| text.contains(name));
    let input = "a();\nb();\nc(d(); e(););\nf();";
    let names = ["lines", "ddmin", "lists"];
    let runs = names.map(|name| tests(&language, name, input, None, &property));
    let tokens = tests(&language, "tokens", "a(); b(c(););", None, &property);
    check("ddmin", &[runs.join("\n"), tokens].join("\n"));
}

/// HDD: all nodes of a level at once. HDDr: the children of one node at a time, first coarse.
#[test]
fn hdd_goes_by_levels_and_hddr_by_nodes() {
    let language = language(
        "grammar blocks;
        file : block+ EOF ;
        block : NAME '{' item* '}' ;
        item : NAME '=' value ';' ;
        value : NUMBER | '(' value ')' ;
        NAME : [a-z] ;
        NUMBER : [0-9] ;
        WS : [ \\n]+ -> skip ;",
    );
    let property = |text: &str| text.contains('b') && text.contains('=');
    let input = "a { c = 1; d = 2; } b { e = (((3))); f = 4; }";
    let names = ["hdd", "hdd-star", "hddr"];
    let runs = names.map(|name| tests(&language, name, input, None, &property));
    check("hdd", &runs.join("\n"));
}

/// A node is lighter than a list and heavier than a part of it.
///
/// Pardis takes it before the part, Perses takes the part with its list.
#[test]
fn pardis_lets_a_light_part_of_a_heavy_list_wait() {
    let language = language(
        "grammar groups;
        file : group* EOF ;
        group : NAME '{' item* '}' ;
        item : WORD+ ';' ;
        NAME : [A-Z] ;
        WORD : [a-z] ;
        WS : [ \\n]+ -> skip ;",
    );
    let input = "A { a b c d e f; g; } B { h i j; }";
    let property = |text: &str| text.contains('a') && text.contains('h');
    let names = ["pardis", "pardis-hybrid", "perses"];
    let runs = names.map(|name| tests(&language, name, input, None, &property));
    check("pardis", &runs.join("\n"));
}

/// The last item of a list that may be empty is tried again when the others are gone.
#[test]
fn pardis_tries_the_last_survivor_of_a_list() {
    let language = language(
        "grammar last;
        file : 'L' '{' item* '}' tail? EOF ;
        item : WORD ';' ;
        tail : 'U' 'U' 'U' ;
        WORD : [a-z] ;
        WS : [ \\n]+ -> skip ;",
    );
    let property = |text: &str| {
        let needed = !text.contains('U') || text.contains('a');
        text.starts_with('L') && needed
    };
    let names = ["pardis", "pardis-hybrid"];
    let runs = names.map(|name| tests(&language, name, "L { a; b; } U U U", None, &property));
    check("pardis-last", &runs.join("\n"));
}

/// The hybrid form takes nodes of one parent, also when that is gone: `y` and `z` one by one.
#[test]
fn pardis_hybrid_goes_by_the_original_parents() {
    let language = language(
        "grammar parents;
        file : '(' both last ')' EOF ;
        both : four? three? ;
        four : X X X X ;
        three : Y Y Y ;
        last : (Z Z Z)? ;
        X : 'x' ;
        Y : 'y' ;
        Z : 'z' ;
        WS : [ \\n]+ -> skip ;",
    );
    let property = |text: &str| text.contains('y');
    let input = "( x x x x y y y z z z )";
    let found = tests(&language, "pardis-hybrid", input, None, &property);
    check("pardis-parents", &found);
}

#[derive(Debug)]
struct Needed(Vec<Kind>);

impl Guidance for Needed {
    fn estimates(&self) -> Estimates {
        Estimates::default()
    }

    fn has_corpus(&self) -> bool {
        false
    }

    fn is_never_absent(&self, _: &Language, _: &Tree, _: NodeId) -> bool {
        false
    }

    fn may_stand(&self, _: &Language, _: &Tree, _: Kind, _: NodeId) -> bool {
        true
    }

    fn validity(&self, view: &NodeFeatures<'_>) -> Option<f32> {
        let is_needed = self.0.iter().any(|kind| view.has(Feature::Kind(kind.0)));
        Some(if is_needed { 0.0 } else { 1.0 })
    }
}

/// Listing 1: nodes that the model knows to be used are not tried, but their descendants are.
#[test]
fn a_model_keeps_what_the_program_of_listing_1_uses() {
    let language = language(
        "grammar c;
        unit : external* EOF ;
        external : structure | function ;
        structure : 'struct' ID '{' member* '}' ';' ;
        member : 'int' ID ';' ;
        function : 'int' ID '(' ')' '{' item* '}' ;
        item : declaration | assignment | call | jump ;
        declaration : 'struct' ID ID ';' ;
        assignment : ID '.' ID '=' NUMBER ';' ;
        call : CALL ';' ;
        jump : 'return' NUMBER ';' ;
        CALL : 'printf(' ~[;]* ')' ;
        ID : [a-zA-Z] [a-zA-Z0-9]* ;
        NUMBER : [0-9]+ ;
        WS : [ \\n]+ -> skip ;",
    );
    let input = "struct S { int member; }; int main() { struct S s1; s1.member = 1;
        printf(\"Hello World!\"); return 0; }";
    let property = |text: &str| {
        let needs =
            |use_: &str, definition: &str| !text.contains(use_) || text.contains(definition);
        text.contains("main")
            && text.contains("Hello")
            && needs("struct S s1", "struct S {")
            && needs("s1.", "struct S s1")
            && needs(".member", "int member")
    };
    let kinds = language.kinds_named(&["structure".to_owned(), "declaration".to_owned()]);
    let needed: Vec<Kind> = kinds.into_iter().flatten().collect();
    assert_eq!(needed.len(), 2);
    let model: Arc<dyn Guidance> = Arc::new(Needed(needed));
    let pardis = tests(&language, "pardis", input, None, &property);
    let guided = tests(&language, "model-guided", input, Some(model), &property);
    let without = tests(&language, "model-guided", input, None, &property);
    check("model-guided", &[pardis, guided, without].join("\n"));
}
