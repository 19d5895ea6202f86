//! The examples do what they say.

#[path = "library/elsewhere.rs"]
#[allow(dead_code)]
mod elsewhere;
#[path = "library/function.rs"]
#[allow(dead_code)]
mod function;
#[path = "library/grammar.rs"]
#[allow(dead_code)]
mod grammar;

#[test]
fn a_property_that_is_a_function() {
    function::main().expect("it is reduced");
}

#[test]
fn a_grammar_that_is_read_when_the_program_runs() {
    grammar::main().expect("it is reduced");
}

#[test]
fn tests_that_run_elsewhere() {
    elsewhere::main().expect("it is reduced");
}
