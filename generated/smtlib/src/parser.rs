// @generated from grammars/smtlib.g4 by `cargo xtask gen` (blake3 212f379fea42d528)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! The parser: a function for each rule of the grammar, documented by the rule.
//!
//! A part of a rule is a loop or a branch in the rule's function. The part has a function of its
//! own if several rules share it or if the rule's function would be too long or too deep. `p` is a
//! `secateur_syntax::parse::Machine`: the tokens, the nodes made so far, and the stack of calls.
//! Alternatives and the symbols of a sequence count from 1; a quantifier has one symbol.
//! - `p.call(A, 2, b)` calls `b` for the second symbol of `A`; prediction needs that pair. If `b`
//!   reads a set, `b(p)` calls it.
//! - `p.token(T)` reads a token `T`; `p.take(A)` reads the next token, whatever it is, in the slot of
//!   `A`; `p.one_of(A)` and `p.set(A, …)` read a token of the set `A`; `p.end()` reads the end of the
//!   input. A token that does not fit is an error; so is `p.stop()`.
//! - `match p.peek()` decides by the next token. An arm `_` that reads something is the alternative
//!   with the most tokens; a token that does not fit is rejected in that alternative.
//! - `p.decide(A)` predicts the number of an alternative, `p.goes_in(A)` whether a quantifier reads
//!   its symbol (again). An arm `_` is the last alternative.
//! - `p.open()` and `p.begin(T)` begin a node (the latter reads `T`); `p.node` ends a node of several
//!   children, `p.close` one of any number (none with one child), `p.list` a list; `p.slot(A)` records
//!   that the last node stands in the slot of `A`, and so does the last argument of `…_in`.
//! - `p.optional(condition, A, b)` reads `b?`, and `p.optional_token(condition, A)` a token, in the slot
//!   of `A`; `p.pair(A, T, b)` reads the rule `A : T b`.

use secateur_syntax::parse::{Function, Machine, Parsed, Rules};
use secateur_tables::Kind;

use super::kinds::*;

/// The functions of the parser.
#[derive(Clone, Copy, Debug)]
pub struct Compiled;

impl Rules for Compiled {
    fn function(&self, rule: Kind) -> Option<Function> {
        Some(match rule {
            SCRIPT => script, COMMAND => command, COMMAND_AFTER_L_PAREN => command_after_l_paren,
            ANNOTATED_TERM => annotated_term, TERM => term, CONSTANT => constant, SYMBOL_RULE => symbol,
            TERM_L_PAREN_TERMS_OR_OTHER_R_PAREN => term_l_paren_terms_or_other_r_paren,
            TERM_TERMS => term_terms, VARIABLES => variables, VARIABLE => variable, SORT => sort,
            SYMBOL_INDEXES => symbol_indexes, INDEXES => indexes, INDEX => index,
            L_PAREN_R_PAREN => l_paren_r_paren, S_EXPRESSIONS => s_expressions, S_EXPRESSION => s_expression,
            AS_PART => as_rule, ATTRIBUTE => attribute, ATTRIBUTE_VALUE => attribute_value,
            BINDING => binding, CASE => case, PATTERN => pattern, ATTRIBUTES => attributes,
            COMMAND_DECLARE_MINUS_FUN => command_declare_minus_fun, FUNCTION => function,
            COMMAND_DEFINE_MINUS_FUNS_MINUS_REC => command_define_minus_funs_minus_rec,
            SIGNATURE => signature, TERMS => terms, COMMAND_DEFINE_MINUS_SORT => command_define_minus_sort,
            SYMBOLS => symbols, DATATYPE => datatype, CONSTRUCTORS => constructors,
            CONSTRUCTOR => constructor,
            COMMAND_DECLARE_MINUS_DATATYPES_OR_OTHER_L_PAREN_ARITIES => {
                command_declare_minus_datatypes_or_other_l_paren_arities
            }
            ARITY => arity,
            _ => return None,
        })
    }
}

/// `script : command* EOF`
fn script(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() == L_PAREN {
        p.call(COMMANDS, 1, command)?;
    }
    p.list(list, COMMANDS)?;
    p.end()?;
    p.close(start, SCRIPT)
}

/// `command : '(' 'assert' annotatedTerm ')' | '(' ('declare-const' | 'declare-var') symbol sort ')' | '('
///     'declare-fun' symbol '(' sort* ')' sort ')' | '(' ('define-fun' | 'define-fun-rec') function ')' |
///     '(' 'define-funs-rec' '(' signature* ')' '(' term* ')' ')' | '(' 'define-const' symbol sort term ')'
///     | '(' 'define-sort' symbol '(' symbol* ')' sort ')' | '(' 'declare-datatype' symbol datatype ')' |
///     '(' ('declare-datatypes' | 'declare-codatatypes') '(' arity* ')' '(' datatype* ')' ')' | '('
///     ('check-sat-assuming' | 'get-value') '(' term* ')' attribute* ')' | '(' ('minimize' | 'maximize' |
///     'assert-soft' | 'simplify' | 'eval') annotatedTerm ')' | '(' (SYMBOL | QUOTED_SYMBOL) sExpression*
///     ')'`
/// In normal form `'(' command_after_l_paren ')'`
fn command(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(COMMAND, 2, command_after_l_paren)?;
    p.token(R_PAREN)?;
    p.node(start, COMMAND)
}

/// `command_assert | command_declare_minus_const_or_other_symbol | command_declare_minus_fun |
///     command_define_minus_fun_or_other_function | command_define_minus_funs_minus_rec |
///     command_define_minus_const | command_define_minus_sort | command_declare_minus_datatype |
///     command_declare_minus_datatypes_or_other_l_paren_arities |
///     command_check_minus_sat_minus_assuming_or_other_l_paren | command_minimize_or_other_annotatedTerm |
///     command_SYMBOL_or_QUOTED_SYMBOL_sExpressions`
fn command_after_l_paren(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ASSERT => p.pair(COMMAND_ASSERT, ASSERT, annotated_term)?,
        DECLARE_MINUS_CONST | DECLARE_MINUS_VAR => {
            let start = p.open();
            p.one_of(COMMAND_DECLARE_MINUS_CONST_OR_OTHER)?;
            symbol(p)?;
            p.call(COMMAND_DECLARE_MINUS_CONST_OR_OTHER_SYMBOL, 3, sort)?;
            p.node(start, COMMAND_DECLARE_MINUS_CONST_OR_OTHER_SYMBOL)?;
        }
        DECLARE_MINUS_FUN => p.call(COMMAND_AFTER_L_PAREN, 3, command_declare_minus_fun)?,
        DEFINE_MINUS_FUN | DEFINE_MINUS_FUN_MINUS_REC => {
            let start = p.open();
            p.one_of(COMMAND_DEFINE_MINUS_FUN_OR_OTHER)?;
            p.call(COMMAND_DEFINE_MINUS_FUN_OR_OTHER_FUNCTION, 2, function)?;
            p.node(start, COMMAND_DEFINE_MINUS_FUN_OR_OTHER_FUNCTION)?;
        }
        DEFINE_MINUS_FUNS_MINUS_REC => p.call(COMMAND_AFTER_L_PAREN, 5, command_define_minus_funs_minus_rec)?,
        DEFINE_MINUS_CONST => {
            let start = p.begin(DEFINE_MINUS_CONST)?;
            symbol(p)?;
            p.call(COMMAND_DEFINE_MINUS_CONST, 3, sort)?;
            p.call(COMMAND_DEFINE_MINUS_CONST, 4, term)?;
            p.node(start, COMMAND_DEFINE_MINUS_CONST)?;
        }
        DEFINE_MINUS_SORT => p.call(COMMAND_AFTER_L_PAREN, 7, command_define_minus_sort)?,
        DECLARE_MINUS_DATATYPE => {
            let start = p.begin(DECLARE_MINUS_DATATYPE)?;
            symbol(p)?;
            p.call(COMMAND_DECLARE_MINUS_DATATYPE, 3, datatype)?;
            p.node(start, COMMAND_DECLARE_MINUS_DATATYPE)?;
        }
        DECLARE_MINUS_DATATYPES | DECLARE_MINUS_CODATATYPES => {
            p.call(COMMAND_AFTER_L_PAREN, 9, command_declare_minus_datatypes_or_other_l_paren_arities)?;
        }
        CHECK_MINUS_SAT_MINUS_ASSUMING | GET_MINUS_VALUE => {
            let start = p.open();
            p.one_of(COMMAND_CHECK_MINUS_SAT_MINUS_ASSUMING_OR_OTHER_CHOICE)?;
            p.token(L_PAREN)?;
            p.call(COMMAND_CHECK_MINUS_SAT_MINUS_ASSUMING_OR_OTHER_L_PAREN, 3, terms)?;
            p.token(R_PAREN)?;
            p.call(COMMAND_CHECK_MINUS_SAT_MINUS_ASSUMING_OR_OTHER_L_PAREN, 5, attributes)?;
            p.node(start, COMMAND_CHECK_MINUS_SAT_MINUS_ASSUMING_OR_OTHER_L_PAREN)?;
        }
        MINIMIZE | MAXIMIZE | ASSERT_MINUS_SOFT | SIMPLIFY | EVAL => {
            let start = p.open();
            p.one_of(COMMAND_MINIMIZE_OR_OTHER)?;
            p.call(COMMAND_MINIMIZE_OR_OTHER_ANNOTATED_TERM, 2, annotated_term)?;
            p.node(start, COMMAND_MINIMIZE_OR_OTHER_ANNOTATED_TERM)?;
        }
        SYMBOL | QUOTED_SYMBOL => {
            let start = p.open();
            p.set(COMMAND_SYMBOL_OR_QUOTED_SYMBOL_CHOICE, matches!(p.peek(), SYMBOL | QUOTED_SYMBOL))?;
            p.call(COMMAND_SYMBOL_OR_QUOTED_SYMBOL_S_EXPRESSIONS, 2, s_expressions)?;
            p.close(start, COMMAND_SYMBOL_OR_QUOTED_SYMBOL_S_EXPRESSIONS)?;
        }
        _ => return p.stop(),
    }
    p.slot(COMMAND_AFTER_L_PAREN)
}

/// `annotatedTerm : term attribute*`
fn annotated_term(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ANNOTATED_TERM, 1, term)?;
    p.call(ANNOTATED_TERM, 2, attributes)?;
    p.close(start, ANNOTATED_TERM)
}

/// `term : constant | symbol | '(' term+ ')' | '(' '_' (symbol | KEYWORD) index+ ')' | '(' 'as' term sort
///     ')' | '(' '!' term attribute+ ')' | '(' 'let' '(' binding* ')' term ')' | '(' ('forall' | 'exists' |
///     'lambda' | 'choice' | 'set.comprehension') '(' variable* ')' term+ ')' | '(' 'match' term '(' case*
///     ')' ')'`
/// In normal form `constant | symbol | '(' (term_optional_forall_or_other_l_paren_r_paren some_terms | '_'
///     term_symbol_or_KEYWORD indexes | 'as' term sort | '!' term some_attributes | 'let'
///     '(' bindings ')' term | 'match' term '(' cases ')') ')'`
fn term(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        NUMERAL | DECIMAL | HEXADECIMAL | BINARY | STRING => constant(p)?,
        MINIMIZE | MAXIMIZE | SIMPLIFY | EVAL | LAMBDA | CHOICE | SYMBOL | QUOTED_SYMBOL => symbol(p)?,
        L_PAREN => p.call(TERM, 3, term_l_paren_terms_or_other_r_paren)?,
        _ => return p.stop(),
    }
    p.slot(TERM)
}

/// `constant : NUMERAL | DECIMAL | HEXADECIMAL | BINARY | STRING`
fn constant(p: &mut Machine<'_>) -> Parsed {
    p.set(CONSTANT, matches!(p.peek(), NUMERAL | DECIMAL | HEXADECIMAL | BINARY | STRING))
}

/// `symbol : SYMBOL | QUOTED_SYMBOL | 'lambda' | 'choice' | 'minimize' | 'maximize' | 'simplify' | 'eval'`
fn symbol(p: &mut Machine<'_>) -> Parsed {
    p.one_of(SYMBOL_RULE)
}

/// `'(' ((('forall' | 'exists' | 'lambda' | 'choice' | 'set.comprehension') '(' variable* ')')? term+ | '_'
///     (symbol | KEYWORD) index+ | 'as' term sort | '!' term attribute+ | 'let' '(' binding* ')' term |
///     'match' term '(' case* ')') ')'`
fn term_l_paren_terms_or_other_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    match p.peek() {
        UNDERSCORE => {
            let start_2 = p.begin(UNDERSCORE)?;
            match p.peek() {
                MINIMIZE | MAXIMIZE | SIMPLIFY | EVAL | LAMBDA | CHOICE | SYMBOL | QUOTED_SYMBOL => {
                    symbol(p)?;
                }
                KEYWORD => p.take(TERM_SYMBOL_OR_KEYWORD)?,
                _ => return p.stop(),
            }
            p.slot(TERM_SYMBOL_OR_KEYWORD)?;
            p.call(TERM_SYMBOL_OR_KEYWORD_INDEXES, 3, indexes)?;
            p.node(start_2, TERM_SYMBOL_OR_KEYWORD_INDEXES)?;
        }
        AS => p.call(TERM_AFTER_L_PAREN, 3, as_rule)?,
        BANG => {
            let start_2 = p.begin(BANG)?;
            p.call(TERM_BANG_TERM_ATTRIBUTES, 2, term)?;
            let list = p.open();
            loop {
                p.call(SOME_ATTRIBUTES, 1, attribute)?;
                if p.peek() != KEYWORD {
                    break;
                }
            }
            p.list(list, SOME_ATTRIBUTES)?;
            p.node(start_2, TERM_BANG_TERM_ATTRIBUTES)?;
        }
        LET => {
            let start_2 = p.begin(LET)?;
            p.token(L_PAREN)?;
            let list = p.open();
            while p.peek() == L_PAREN {
                p.call(BINDINGS, 1, binding)?;
            }
            p.list(list, BINDINGS)?;
            p.token(R_PAREN)?;
            p.call(TERM_LET, 5, term)?;
            p.node(start_2, TERM_LET)?;
        }
        MATCH => {
            let start_2 = p.begin(MATCH)?;
            p.call(TERM_MATCH, 2, term)?;
            p.token(L_PAREN)?;
            let list = p.open();
            while p.peek() == L_PAREN {
                p.call(CASES, 1, case)?;
            }
            p.list(list, CASES)?;
            p.token(R_PAREN)?;
            p.node(start_2, TERM_MATCH)?;
        }
        _ => p.call(TERM_AFTER_L_PAREN, 1, term_terms)?,
    }
    p.slot(TERM_AFTER_L_PAREN)?;
    p.token(R_PAREN)?;
    p.node(start, TERM_L_PAREN_TERMS_OR_OTHER_R_PAREN)
}

/// `(('forall' | 'exists' | 'lambda' | 'choice' | 'set.comprehension') '(' variable* ')')? term+`
fn term_terms(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.goes_in(TERM_OPTIONAL_FORALL_OR_OTHER_L_PAREN_R_PAREN)? {
        let start_2 = p.open();
        p.one_of(TERM_FORALL_OR_OTHER)?;
        p.token(L_PAREN)?;
        p.call(TERM_FORALL_OR_OTHER_L_PAREN_R_PAREN, 3, variables)?;
        p.token(R_PAREN)?;
        p.node_in(start_2, TERM_FORALL_OR_OTHER_L_PAREN_R_PAREN,
            TERM_OPTIONAL_FORALL_OR_OTHER_L_PAREN_R_PAREN)?;
    }
    let list = p.open();
    loop {
        p.call(SOME_TERMS, 1, term)?;
        if p.peek() == R_PAREN {
            break;
        }
    }
    p.list(list, SOME_TERMS)?;
    p.close(start, TERM_TERMS)
}

/// `variable*`
fn variables(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == L_PAREN {
        p.call(VARIABLES, 1, variable)?;
    }
    p.list(list, VARIABLES)
}

/// `variable : '(' symbol sort ')'`
fn variable(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    symbol(p)?;
    p.call(VARIABLE, 3, sort)?;
    p.token(R_PAREN)?;
    p.node(start, VARIABLE)
}

/// `sort : symbol | '(' '_' symbol index+ ')' | '(' sort+ ')'`
/// In normal form `symbol | '(' ('_' symbol index+ | sort+) ')'`
fn sort(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MINIMIZE | MAXIMIZE | SIMPLIFY | EVAL | LAMBDA | CHOICE | SYMBOL | QUOTED_SYMBOL => symbol(p)?,
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            match p.peek() {
                UNDERSCORE => p.call(SORT_AFTER_L_PAREN, 1, symbol_indexes)?,
                _ => {
                    let list = p.open();
                    loop {
                        p.call(SOME_SORTS, 1, sort)?;
                        if p.peek() == R_PAREN {
                            break;
                        }
                    }
                    p.list(list, SOME_SORTS)?;
                }
            }
            p.slot(SORT_AFTER_L_PAREN)?;
            p.token(R_PAREN)?;
            p.node(start, SORT_L_PAREN_SYMBOL_INDEXES_OR_SORTS)?;
        }
        _ => return p.stop(),
    }
    p.slot(SORT)
}

/// `'_' symbol index+`
fn symbol_indexes(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(UNDERSCORE)?;
    symbol(p)?;
    p.call(SYMBOL_INDEXES, 3, indexes)?;
    p.node(start, SYMBOL_INDEXES)
}

/// `index+`
fn indexes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(INDEXES, 1, index)?;
        if p.peek() == R_PAREN {
            break;
        }
    }
    p.list(list, INDEXES)
}

/// `index : NUMERAL | HEXADECIMAL | BINARY | STRING | symbol | '(' sExpression* ')'`
fn index(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MINIMIZE | MAXIMIZE | SIMPLIFY | EVAL | LAMBDA | CHOICE | SYMBOL | QUOTED_SYMBOL => symbol(p)?,
        L_PAREN => p.call(INDEX, 6, l_paren_r_paren)?,
        NUMERAL | HEXADECIMAL | BINARY | STRING => p.take(INDEX)?,
        _ => return p.stop(),
    }
    p.slot(INDEX)
}

/// `'(' sExpression* ')'`
fn l_paren_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(L_PAREN_R_PAREN, 2, s_expressions)?;
    p.token(R_PAREN)?;
    p.node(start, L_PAREN_R_PAREN)
}

/// `sExpression*`
fn s_expressions(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != R_PAREN {
        p.call(S_EXPRESSIONS, 1, s_expression)?;
    }
    p.list(list, S_EXPRESSIONS)
}

/// `sExpression : ~('(' | ')') | '(' sExpression* ')'`
fn s_expression(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => p.call(S_EXPRESSION, 2, l_paren_r_paren)?,
        _ => p.one_of(S_EXPRESSION_ANY_BUT_L_PAREN_OR_R_PAREN)?,
    }
    p.slot(S_EXPRESSION)
}

/// `'as' term sort`
fn as_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(AS)?;
    p.call(AS_PART, 2, term)?;
    p.call(AS_PART, 3, sort)?;
    p.node(start, AS_PART)
}

/// `attribute : KEYWORD attributeValue?`
fn attribute(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(KEYWORD)?;
    p.optional(!matches!(p.peek(), R_PAREN | KEYWORD), OPTIONAL_ATTRIBUTE_VALUE, attribute_value)?;
    p.close(start, ATTRIBUTE)
}

/// `attributeValue : constant | symbol | '(' sExpression* ')'`
fn attribute_value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        NUMERAL | DECIMAL | HEXADECIMAL | BINARY | STRING => constant(p)?,
        MINIMIZE | MAXIMIZE | SIMPLIFY | EVAL | LAMBDA | CHOICE | SYMBOL | QUOTED_SYMBOL => symbol(p)?,
        L_PAREN => p.call(ATTRIBUTE_VALUE, 3, l_paren_r_paren)?,
        _ => return p.stop(),
    }
    p.slot(ATTRIBUTE_VALUE)
}

/// `binding : '(' symbol term ')'`
fn binding(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    symbol(p)?;
    p.call(BINDING, 3, term)?;
    p.token(R_PAREN)?;
    p.node(start, BINDING)
}

/// `case : '(' pattern term ')'`
fn case(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(CASE, 2, pattern)?;
    p.call(CASE, 3, term)?;
    p.token(R_PAREN)?;
    p.node(start, CASE)
}

/// `pattern : symbol | '(' symbol+ ')' | '(' '_' symbol index+ ')' | '(' 'as' term sort ')'`
/// In normal form `symbol | '(' (symbol+ | '_' symbol index+ | 'as' term sort) ')'`
fn pattern(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MINIMIZE | MAXIMIZE | SIMPLIFY | EVAL | LAMBDA | CHOICE | SYMBOL | QUOTED_SYMBOL => symbol(p)?,
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            match p.peek() {
                MINIMIZE | MAXIMIZE | SIMPLIFY | EVAL | LAMBDA | CHOICE | SYMBOL | QUOTED_SYMBOL => {
                    let list = p.open();
                    loop {
                        symbol(p)?;
                        if p.peek() == R_PAREN {
                            break;
                        }
                    }
                    p.list(list, SOME_SYMBOLS)?;
                }
                UNDERSCORE => p.call(PATTERN_AFTER_L_PAREN, 2, symbol_indexes)?,
                AS => p.call(PATTERN_AFTER_L_PAREN, 3, as_rule)?,
                _ => return p.stop(),
            }
            p.slot(PATTERN_AFTER_L_PAREN)?;
            p.token(R_PAREN)?;
            p.node(start, PATTERN_L_PAREN_SYMBOLS_OR_OTHER_R_PAREN)?;
        }
        _ => return p.stop(),
    }
    p.slot(PATTERN)
}

/// `attribute*`
fn attributes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == KEYWORD {
        p.call(ATTRIBUTES, 1, attribute)?;
    }
    p.list(list, ATTRIBUTES)
}

/// `'declare-fun' symbol '(' sort* ')' sort`
fn command_declare_minus_fun(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DECLARE_MINUS_FUN)?;
    symbol(p)?;
    p.token(L_PAREN)?;
    let list = p.open();
    while p.peek() != R_PAREN {
        p.call(SORTS, 1, sort)?;
    }
    p.list(list, SORTS)?;
    p.token(R_PAREN)?;
    p.call(COMMAND_DECLARE_MINUS_FUN, 6, sort)?;
    p.node(start, COMMAND_DECLARE_MINUS_FUN)
}

/// `function : symbol '(' variable* ')' sort term`
fn function(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    symbol(p)?;
    p.token(L_PAREN)?;
    p.call(FUNCTION, 3, variables)?;
    p.token(R_PAREN)?;
    p.call(FUNCTION, 5, sort)?;
    p.call(FUNCTION, 6, term)?;
    p.node(start, FUNCTION)
}

/// `'define-funs-rec' '(' signature* ')' '(' term* ')'`
fn command_define_minus_funs_minus_rec(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DEFINE_MINUS_FUNS_MINUS_REC)?;
    p.token(L_PAREN)?;
    let list = p.open();
    while p.peek() == L_PAREN {
        p.call(SIGNATURES, 1, signature)?;
    }
    p.list(list, SIGNATURES)?;
    p.token(R_PAREN)?;
    p.token(L_PAREN)?;
    p.call(COMMAND_DEFINE_MINUS_FUNS_MINUS_REC, 6, terms)?;
    p.token(R_PAREN)?;
    p.node(start, COMMAND_DEFINE_MINUS_FUNS_MINUS_REC)
}

/// `signature : '(' symbol '(' variable* ')' sort ')'`
fn signature(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    symbol(p)?;
    p.token(L_PAREN)?;
    p.call(SIGNATURE, 4, variables)?;
    p.token(R_PAREN)?;
    p.call(SIGNATURE, 6, sort)?;
    p.token(R_PAREN)?;
    p.node(start, SIGNATURE)
}

/// `term*`
fn terms(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != R_PAREN {
        p.call(TERMS, 1, term)?;
    }
    p.list(list, TERMS)
}

/// `'define-sort' symbol '(' symbol* ')' sort`
fn command_define_minus_sort(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DEFINE_MINUS_SORT)?;
    symbol(p)?;
    p.token(L_PAREN)?;
    p.call(COMMAND_DEFINE_MINUS_SORT, 4, symbols)?;
    p.token(R_PAREN)?;
    p.call(COMMAND_DEFINE_MINUS_SORT, 6, sort)?;
    p.node(start, COMMAND_DEFINE_MINUS_SORT)
}

/// `symbol*`
fn symbols(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != R_PAREN {
        symbol(p)?;
    }
    p.list(list, SYMBOLS)
}

/// `datatype : '(' 'par' '(' symbol* ')' '(' constructor* ')' ')' | '(' symbol? constructor* ')'`
/// In normal form `'(' ('par' '(' symbol* ')' '(' constructor* ')' | symbol? constructor*) ')'`
fn datatype(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    let start_2 = p.open();
    match p.peek() {
        PAR => {
            let start_3 = p.begin(PAR)?;
            p.token(L_PAREN)?;
            p.call(DATATYPE_PAR, 3, symbols)?;
            p.token(R_PAREN)?;
            p.token(L_PAREN)?;
            p.call(DATATYPE_PAR, 6, constructors)?;
            p.token(R_PAREN)?;
            p.node(start_3, DATATYPE_PAR)?;
        }
        _ => {
            let start_3 = p.open();
            if !matches!(p.peek(), L_PAREN | R_PAREN) && p.goes_in(OPTIONAL_SYMBOL)? {
                symbol(p)?;
                p.slot(OPTIONAL_SYMBOL)?;
            }
            p.call(DATATYPE_OPTIONAL_SYMBOL_CONSTRUCTORS, 2, constructors)?;
            p.close(start_3, DATATYPE_OPTIONAL_SYMBOL_CONSTRUCTORS)?;
        }
    }
    p.close(start_2, DATATYPE_AFTER_L_PAREN)?;
    p.token(R_PAREN)?;
    p.node(start, DATATYPE)
}

/// `constructor*`
fn constructors(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != R_PAREN {
        p.call(CONSTRUCTORS, 1, constructor)?;
    }
    p.list(list, CONSTRUCTORS)
}

/// `constructor : '(' symbol variable* ')' | symbol`
fn constructor(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            symbol(p)?;
            p.call(CONSTRUCTOR_L_PAREN_SYMBOL_R_PAREN, 3, variables)?;
            p.token(R_PAREN)?;
            p.node(start, CONSTRUCTOR_L_PAREN_SYMBOL_R_PAREN)?;
        }
        MINIMIZE | MAXIMIZE | SIMPLIFY | EVAL | LAMBDA | CHOICE | SYMBOL | QUOTED_SYMBOL => symbol(p)?,
        _ => return p.stop(),
    }
    p.slot(CONSTRUCTOR)
}

/// `('declare-datatypes' | 'declare-codatatypes') '(' arity* ')' '(' datatype* ')'`
fn command_declare_minus_datatypes_or_other_l_paren_arities(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.one_of(COMMAND_DECLARE_MINUS_DATATYPES_OR_OTHER_CHOICE)?;
    p.token(L_PAREN)?;
    let list = p.open();
    while p.peek() != R_PAREN {
        p.call(ARITIES, 1, arity)?;
    }
    p.list(list, ARITIES)?;
    p.token(R_PAREN)?;
    p.token(L_PAREN)?;
    let list = p.open();
    while p.peek() == L_PAREN {
        p.call(DATATYPES, 1, datatype)?;
    }
    p.list(list, DATATYPES)?;
    p.token(R_PAREN)?;
    p.node(start, COMMAND_DECLARE_MINUS_DATATYPES_OR_OTHER_L_PAREN_ARITIES)
}

/// `arity : '(' symbol NUMERAL ')' | symbol`
fn arity(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            symbol(p)?;
            p.token(NUMERAL)?;
            p.token(R_PAREN)?;
            p.node(start, ARITY_L_PAREN_SYMBOL_NUMERAL_R_PAREN)?;
        }
        MINIMIZE | MAXIMIZE | SIMPLIFY | EVAL | LAMBDA | CHOICE | SYMBOL | QUOTED_SYMBOL => symbol(p)?,
        _ => return p.stop(),
    }
    p.slot(ARITY)
}
