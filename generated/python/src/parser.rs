// @generated from grammars/python.g4 by `cargo xtask gen` (blake3 eee1752f1c1f555d)

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
            FILE => file, STATEMENT => statement, SIMPLE_STATEMENTS => simple_statements,
            SIMPLE_STATEMENT => simple_statement, EXPRESSION_STATEMENT => expression_statement,
            VALUE => value, EXPRESSION_LIST => expression_list, ELEMENT => element, EXPRESSION => expression,
            EXPRESSION_OPERAND => expression_operand, NAME_RULE => name,
            OPTIONAL_LAMBDA_PARAMETERS => optional_lambda_parameters, LAMBDA_PARAMETERS => lambda_parameters,
            LAMBDA_PARAMETER => lambda_parameter, OPTIONAL_STAR_STAR => optional_star_star,
            OPTIONAL_EQ_EXPRESSION => optional_eq_expression, EQ_EXPRESSION => eq_expression,
            OPTIONAL_COMMA => optional_comma, OPERATION => operation, OPERATION_OPERAND => operation_operand,
            PREFIX => prefix, PRIMARY => primary, ATOM => atom, STRINGS => strings, STRING_RULE => string,
            FSTRING => fstring, FSTRING_PARTS => fstring_parts, FSTRING_PART => fstring_part,
            YIELD_EXPRESSION => yield_expression, OPTIONAL_EXPRESSION_LIST => optional_expression_list,
            FROM_PART => from, ELEMENTS => elements, COMPREHENSION => comprehension,
            COMPREHENSION_FOR => comprehension_for, OPTIONAL_ASYNC => optional_async,
            TARGET_LIST => target_list, STAR_TARGET => star_target, OPTIONAL_STAR => optional_star,
            COMPREHENSION_IF => comprehension_if, NEXT_ELEMENTS => next_elements, ENTRIES => entries,
            ENTRY => entry, OPTIONAL_COLON_EXPRESSION => optional_colon_expression, NEXT_NAME => next_name,
            SUBSCRIPTS => subscripts, SUBSCRIPT => subscript, OPTIONAL_EXPRESSION => optional_expression,
            L_PAREN_R_PAREN => l_paren_r_paren, ARGUMENTS => arguments, ARGUMENT => argument,
            OPERATOR => operator, ASSIGNMENT => assignment, ASSIGNMENT_EQ_VALUE => assignment_eq_value,
            AUGMENTED_OPERATOR => augmented_operator, TYPE_ALIAS => type_alias,
            OPTIONAL_TYPE_PARAMETERS => optional_type_parameters, TYPE_PARAMETERS => type_parameters,
            TYPE_PARAMETER => type_parameter, SIMPLE_STATEMENT_NEXT_NAMES => simple_statement_next_names,
            NEXT_EXPRESSION => next_expression, IMPORT_STATEMENT => import_statement,
            IMPORTED_MODULE => imported_module, DOTTED_NAME => dotted_name, OPTIONAL_AS => optional_as,
            AS_PART => as_rule, IMPORTED_FROM => imported_from, IMPORTED_NAMES => imported_names,
            IMPORTED_NAME => imported_name,
            IMPORTED_NAMES_NEXT_IMPORTED_NAMES => imported_names_next_imported_names,
            COMPOUND_STATEMENT => compound_statement, IF_STATEMENT => if_statement, BLOCK => block,
            ELIF_CLAUSE => elif_clause, OPTIONAL_ELSE_CLAUSE => optional_else_clause,
            ELSE_CLAUSE => else_clause, WHILE_STATEMENT => while_statement, FOR_STATEMENT => for_statement,
            TRY_STATEMENT => try_statement, EXCEPT_CLAUSE => except_clause,
            CAUGHT_EXCEPTION => caught_exception, FINALLY_CLAUSE => finally_clause,
            WITH_STATEMENT => with_statement, WITH_ITEM => with_item,
            WITH_STATEMENT_NEXT_WITH_ITEMS => with_statement_next_with_items,
            MATCH_STATEMENT => match_statement, CASE_CLAUSE => case_clause, PATTERN_LIST => pattern_list,
            PATTERN => pattern, PATTERN_OPERAND => pattern_operand,
            PATTERN_DOTTED_NAME => pattern_dotted_name, PATTERN_ARGUMENT => pattern_argument,
            OPTIONAL_PATTERN_LIST => optional_pattern_list,
            PATTERN_L_BRACE_R_BRACE => pattern_l_brace_r_brace, PATTERN_ENTRY => pattern_entry,
            DEFINITION => definition, DECORATOR => decorator, FUNCTION_DEFINITION => function_definition,
            PARAMETERS => parameters, PARAMETER => parameter, OPTIONAL_ANNOTATION => optional_annotation,
            ANNOTATION => annotation, CLASS_DEFINITION => class_definition,
            _ => return None,
        })
    }
}

/// `file : statement* EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() != EOF {
        p.call(STATEMENTS, 1, statement)?;
    }
    p.list(list, STATEMENTS)?;
    p.end()?;
    p.close(start, FILE)
}

/// `statement : simpleStatements | compoundStatement`
fn statement(p: &mut Machine<'_>) -> Parsed {
    match p.decide(STATEMENT)? {
        1 => p.call(STATEMENT, 1, simple_statements)?,
        _ => p.call(STATEMENT, 2, compound_statement)?,
    }
    p.slot(STATEMENT)
}

/// `simpleStatements : simpleStatement (';' simpleStatement)* ';'? NEWLINE`
fn simple_statements(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SIMPLE_STATEMENTS, 1, simple_statement)?;
    let list = p.open();
    while p.peek() == SEMICOLON && p.goes_in(SIMPLE_STATEMENTS_NEXT_SIMPLE_STATEMENTS)? {
        p.pair(SIMPLE_STATEMENTS_NEXT_SIMPLE_STATEMENT, SEMICOLON, simple_statement)?;
    }
    p.list(list, SIMPLE_STATEMENTS_NEXT_SIMPLE_STATEMENTS)?;
    p.optional_token(p.peek() == SEMICOLON, SIMPLE_STATEMENTS_OPTIONAL_SEMICOLON)?;
    p.token(NEWLINE)?;
    p.node(start, SIMPLE_STATEMENTS)
}

/// `simpleStatement : expressionStatement | typeAlias | 'pass' | 'break' | 'continue' | 'return'
///     expressionList? | 'raise' (expression ('from' expression)?)? | 'global' name (',' name)* |
///     'nonlocal' name (',' name)* | 'del' expressionList | 'assert' expression (',' expression)? |
///     importStatement`
fn simple_statement(p: &mut Machine<'_>) -> Parsed {
    match p.decide(SIMPLE_STATEMENT)? {
        1 => p.call(SIMPLE_STATEMENT, 1, expression_statement)?,
        2 => p.call(SIMPLE_STATEMENT, 2, type_alias)?,
        3..=5 => p.take(SIMPLE_STATEMENT)?,
        6 => {
            let start = p.begin(RETURN)?;
            p.call(SIMPLE_STATEMENT_RETURN, 2, optional_expression_list)?;
            p.close(start, SIMPLE_STATEMENT_RETURN)?;
        }
        7 => {
            let start = p.begin(RAISE)?;
            if !matches!(p.peek(), SEMICOLON | NEWLINE) {
                let start_2 = p.open();
                p.call(SIMPLE_STATEMENT_EXPRESSION, 1, expression)?;
                p.optional(p.peek() == FROM, SIMPLE_STATEMENT_OPTIONAL_FROM, from)?;
                p.close_in(start_2, SIMPLE_STATEMENT_EXPRESSION, SIMPLE_STATEMENT_OPTIONAL_EXPRESSION)?;
            }
            p.close(start, SIMPLE_STATEMENT_RAISE)?;
        }
        8 => {
            let start = p.begin(GLOBAL)?;
            name(p)?;
            p.call(SIMPLE_STATEMENT_GLOBAL, 3, simple_statement_next_names)?;
            p.node(start, SIMPLE_STATEMENT_GLOBAL)?;
        }
        9 => {
            let start = p.begin(NONLOCAL)?;
            name(p)?;
            p.call(SIMPLE_STATEMENT_NONLOCAL, 3, simple_statement_next_names)?;
            p.node(start, SIMPLE_STATEMENT_NONLOCAL)?;
        }
        10 => p.pair(SIMPLE_STATEMENT_DEL, DEL, expression_list)?,
        11 => {
            let start = p.begin(ASSERT)?;
            p.call(SIMPLE_STATEMENT_ASSERT, 2, expression)?;
            p.optional(p.peek() == COMMA, SIMPLE_STATEMENT_OPTIONAL_NEXT_EXPRESSION, next_expression)?;
            p.node(start, SIMPLE_STATEMENT_ASSERT)?;
        }
        _ => p.call(SIMPLE_STATEMENT, 12, import_statement)?,
    }
    p.slot(SIMPLE_STATEMENT)
}

/// `expressionStatement : value assignment?`
fn expression_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSION_STATEMENT, 1, value)?;
    p.optional(!matches!(p.peek(), SEMICOLON | NEWLINE), OPTIONAL_ASSIGNMENT, assignment)?;
    p.close(start, EXPRESSION_STATEMENT)
}

/// `value : expressionList | yieldExpression`
fn value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        YIELD => p.call(VALUE, 2, yield_expression)?,
        _ => p.call(VALUE, 1, expression_list)?,
    }
    p.slot(VALUE)
}

/// `expressionList : element (',' element)* ','?`
fn expression_list(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSION_LIST, 1, element)?;
    p.call(EXPRESSION_LIST, 2, next_elements)?;
    p.call(EXPRESSION_LIST, 3, optional_comma)?;
    p.close(start, EXPRESSION_LIST)
}

/// `element : expression | '*' operation`
fn element(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STAR => p.pair(ELEMENT_STAR_OPERATION, STAR, operation)?,
        _ => p.call(ELEMENT, 1, expression)?,
    }
    p.slot(ELEMENT)
}

/// `expression : operation conditional? | name ':=' expression | 'lambda' lambdaParameters? ':' expression`
/// In normal form `(name ':=' | 'lambda' lambdaParameters? ':')* operation ('if' operation 'else' (name ':='
///     | 'lambda' lambdaParameters? ':')* operation)*`
fn expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSION, 1, expression_operand)?;
    let list = p.open();
    while p.peek() == IF && p.goes_in(EXPRESSION_TAILS_AFTER_OPERAND)? {
        let start_2 = p.begin(IF)?;
        p.call(EXPRESSION_IF_TO_OPERAND, 2, operation)?;
        p.token(ELSE)?;
        p.call(EXPRESSION_IF_TO_OPERAND, 4, expression_operand)?;
        p.node(start_2, EXPRESSION_IF_TO_OPERAND)?;
    }
    p.list(list, EXPRESSION_TAILS_AFTER_OPERAND)?;
    p.close(start, EXPRESSION)
}

/// `(name ':=' | 'lambda' lambdaParameters? ':')* operation`
fn expression_operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() == LAMBDA || p.goes_in(EXPRESSION_TAILS_LIST)? {
        match p.peek() {
            TYPE | MATCH | CASE | NAME => {
                let start_2 = p.open();
                name(p)?;
                p.token(COLON_EQ)?;
                p.node(start_2, EXPRESSION_NAME_COLON_EQ)?;
            }
            LAMBDA => {
                let start_2 = p.begin(LAMBDA)?;
                p.call(EXPRESSION_LAMBDA, 2, optional_lambda_parameters)?;
                p.token(COLON)?;
                p.node(start_2, EXPRESSION_LAMBDA)?;
            }
            _ => return p.stop(),
        }
        p.slot(EXPRESSION_TAIL_CHOICE)?;
    }
    p.list(list, EXPRESSION_TAILS_LIST)?;
    p.call(EXPRESSION_OPERAND, 2, operation)?;
    p.close(start, EXPRESSION_OPERAND)
}

/// `name : NAME | 'match' | 'case' | 'type'`
fn name(p: &mut Machine<'_>) -> Parsed {
    p.set(NAME_RULE, matches!(p.peek(), TYPE | MATCH | CASE | NAME))
}

/// `lambdaParameters?`
fn optional_lambda_parameters(p: &mut Machine<'_>) -> Parsed {
    p.optional(matches!(p.peek(), TYPE | STAR | STAR_STAR | SLASH | MATCH | CASE | NAME),
        OPTIONAL_LAMBDA_PARAMETERS, lambda_parameters)
}

/// `lambdaParameters : lambdaParameter (',' lambdaParameter)* ','?`
fn lambda_parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(LAMBDA_PARAMETERS, 1, lambda_parameter)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(LAMBDA_PARAMETERS_NEXT_LAMBDA_PARAMETERS)? {
        p.pair(LAMBDA_PARAMETERS_NEXT_LAMBDA_PARAMETER, COMMA, lambda_parameter)?;
    }
    p.list(list, LAMBDA_PARAMETERS_NEXT_LAMBDA_PARAMETERS)?;
    p.call(LAMBDA_PARAMETERS, 3, optional_comma)?;
    p.close(start, LAMBDA_PARAMETERS)
}

/// `lambdaParameter : '**'? name ('=' expression)? | '*' name? | '/'`
fn lambda_parameter(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        TYPE | STAR_STAR | MATCH | CASE | NAME => {
            let start = p.open();
            p.call(LAMBDA_PARAMETER_NAME, 1, optional_star_star)?;
            name(p)?;
            p.call(LAMBDA_PARAMETER_NAME, 3, optional_eq_expression)?;
            p.close(start, LAMBDA_PARAMETER_NAME)?;
        }
        STAR => {
            let start = p.begin(STAR)?;
            if matches!(p.peek(), TYPE | MATCH | CASE | NAME) {
                name(p)?;
                p.slot(OPTIONAL_NAME)?;
            }
            p.close(start, LAMBDA_PARAMETER_STAR)?;
        }
        SLASH => p.take(LAMBDA_PARAMETER)?,
        _ => return p.stop(),
    }
    p.slot(LAMBDA_PARAMETER)
}

/// `'**'?`
fn optional_star_star(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == STAR_STAR, OPTIONAL_STAR_STAR)
}

/// `('=' expression)?`
fn optional_eq_expression(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == EQ, OPTIONAL_EQ_EXPRESSION, eq_expression)
}

/// `'=' expression`
fn eq_expression(p: &mut Machine<'_>) -> Parsed {
    p.pair(EQ_EXPRESSION, EQ, expression)
}

/// `','?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `operation : operation operator operation | prefix operation | primary`
/// In normal form `prefix* primary (operator prefix* primary)*`
fn operation(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(OPERATION, 1, operation_operand)?;
    let list = p.open();
    while matches!(p.peek(), STAR | IN | AT | STAR_STAR | SLASH | PIPE | MINUS | PLUS | OR | AND | NOT | IS
        | LT | GT | LT_EQ | GT_EQ | EQ_EQ | BANG_EQ | CARET | AMP | LT_LT | GT_GT | SLASH_SLASH | PERCENT) {
        let start_2 = p.open();
        p.call(OPERATION_TAIL, 1, operator)?;
        p.call(OPERATION_TAIL, 2, operation_operand)?;
        p.node(start_2, OPERATION_TAIL)?;
    }
    p.list(list, OPERATION_TAILS)?;
    p.close(start, OPERATION)
}

/// `prefix* primary`
fn operation_operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), MINUS | PLUS | NOT | TILDE | AWAIT) {
        prefix(p)?;
    }
    p.list(list, PREFIXES)?;
    p.call(OPERATION_OPERAND, 2, primary)?;
    p.close(start, OPERATION_OPERAND)
}

/// `prefix : 'not' | '+' | '-' | '~' | 'await'`
fn prefix(p: &mut Machine<'_>) -> Parsed {
    p.set(PREFIX, matches!(p.peek(), MINUS | PLUS | NOT | TILDE | AWAIT))
}

/// `primary : primary '.' name | primary '[' subscripts ']' | primary '(' arguments? ')' | atom`
/// In normal form `atom ('.' name | '[' subscripts ']' | '(' arguments? ')')*`
fn primary(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PRIMARY, 1, atom)?;
    let list = p.open();
    while matches!(p.peek(), DOT | L_PAREN | L_BRACKET) {
        match p.peek() {
            DOT => p.call(PRIMARY_NEXT_NAME_OR_OTHER, 1, next_name)?,
            L_BRACKET => {
                let start_2 = p.begin(L_BRACKET)?;
                p.call(PRIMARY_L_BRACKET_SUBSCRIPTS_R_BRACKET, 2, subscripts)?;
                p.token(R_BRACKET)?;
                p.node(start_2, PRIMARY_L_BRACKET_SUBSCRIPTS_R_BRACKET)?;
            }
            L_PAREN => p.call(PRIMARY_NEXT_NAME_OR_OTHER, 3, l_paren_r_paren)?,
            _ => return p.stop(),
        }
        p.slot(PRIMARY_NEXT_NAME_OR_OTHER)?;
    }
    p.list(list, PRIMARY_NEXT_NAME_OR_OTHERS)?;
    p.close(start, PRIMARY)
}

/// `atom : name | NUMBER | string+ | '...' | 'None' | 'True' | 'False' | '(' (yieldExpression | elements)?
///     ')' | '[' elements? ']' | '{' entries? '}'`
fn atom(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        TYPE | MATCH | CASE | NAME => name(p)?,
        STRING | FSTRING_START => p.call(ATOM, 3, strings)?,
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            if p.peek() != R_PAREN {
                match p.peek() {
                    YIELD => p.call(ATOM_YIELD_EXPRESSION_OR_ELEMENTS, 1, yield_expression)?,
                    _ => p.call(ATOM_YIELD_EXPRESSION_OR_ELEMENTS, 2, elements)?,
                }
                p.slot(ATOM_OPTIONAL_YIELD_EXPRESSION_OR_ELEMENTS)?;
            }
            p.token(R_PAREN)?;
            p.node(start, ATOM_L_PAREN_R_PAREN)?;
        }
        L_BRACKET => {
            let start = p.begin(L_BRACKET)?;
            p.optional(p.peek() != R_BRACKET, OPTIONAL_ELEMENTS, elements)?;
            p.token(R_BRACKET)?;
            p.node(start, ATOM_L_BRACKET_R_BRACKET)?;
        }
        L_BRACE => {
            let start = p.begin(L_BRACE)?;
            p.optional(p.peek() != R_BRACE, OPTIONAL_ENTRIES, entries)?;
            p.token(R_BRACE)?;
            p.node(start, ATOM_L_BRACE_R_BRACE)?;
        }
        NUMBER | DOT_DOT_DOT | NONE | TRUE | FALSE => p.take(ATOM)?,
        _ => return p.stop(),
    }
    p.slot(ATOM)
}

/// `string+`
fn strings(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(STRINGS, 1, string)?;
        if !matches!(p.peek(), STRING | FSTRING_START) {
            break;
        }
    }
    p.list(list, STRINGS)
}

/// `string : STRING | fstring`
fn string(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        FSTRING_START => p.call(STRING_RULE, 2, fstring)?,
        STRING => p.take(STRING_RULE)?,
        _ => return p.stop(),
    }
    p.slot(STRING_RULE)
}

/// `fstring : FSTRING_START fstringPart* FSTRING_END`
fn fstring(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FSTRING_START)?;
    p.call(FSTRING, 2, fstring_parts)?;
    p.token(FSTRING_END)?;
    p.node(start, FSTRING)
}

/// `fstringPart*`
fn fstring_parts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), L_BRACE | FSTRING_TEXT) {
        p.call(FSTRING_PARTS, 1, fstring_part)?;
    }
    p.list(list, FSTRING_PARTS)
}

/// `fstringPart : FSTRING_TEXT | '{' value '='? ('!' name)? (':' fstringPart*)? '}'`
fn fstring_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE => {
            let start = p.begin(L_BRACE)?;
            p.call(FSTRING_PART_L_BRACE_VALUE_R_BRACE, 2, value)?;
            p.optional_token(p.peek() == EQ, FSTRING_PART_OPTIONAL_EQ)?;
            if p.peek() == BANG {
                let start_2 = p.begin(BANG)?;
                name(p)?;
                p.node_in(start_2, FSTRING_PART_BANG_NAME, FSTRING_PART_OPTIONAL_BANG_NAME)?;
            }
            if p.peek() == COLON {
                let start_2 = p.begin(COLON)?;
                p.call(FSTRING_PART_COLON, 2, fstring_parts)?;
                p.close_in(start_2, FSTRING_PART_COLON, FSTRING_PART_OPTIONAL_COLON)?;
            }
            p.token(R_BRACE)?;
            p.node(start, FSTRING_PART_L_BRACE_VALUE_R_BRACE)?;
        }
        FSTRING_TEXT => p.take(FSTRING_PART)?,
        _ => return p.stop(),
    }
    p.slot(FSTRING_PART)
}

/// `yieldExpression : 'yield' expressionList? | 'yield' 'from' expression`
/// In normal form `'yield' (expressionList? | 'from' expression)`
fn yield_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(YIELD)?;
    let start_2 = p.open();
    match p.peek() {
        FROM => p.call(YIELD_EXPRESSION_AFTER_YIELD, 2, from)?,
        _ => p.call(YIELD_EXPRESSION_AFTER_YIELD, 1, optional_expression_list)?,
    }
    p.close(start_2, YIELD_EXPRESSION_AFTER_YIELD)?;
    p.close(start, YIELD_EXPRESSION)
}

/// `expressionList?`
fn optional_expression_list(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), TYPE | DOT_DOT_DOT | STAR | L_PAREN | L_BRACKET | MATCH | CASE | MINUS | PLUS
        | NONE | TRUE | FALSE | L_BRACE | LAMBDA | NOT | TILDE | AWAIT | NUMBER | NAME | STRING
        | FSTRING_START) {
        p.call(OPTIONAL_EXPRESSION_LIST, 1, expression_list)?;
        p.slot(OPTIONAL_EXPRESSION_LIST)?;
    }
    Ok(())
}

/// `'from' expression`
fn from(p: &mut Machine<'_>) -> Parsed {
    p.pair(FROM_PART, FROM, expression)
}

/// `elements : element (comprehension | (',' element)* ','?)`
fn elements(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ELEMENTS, 1, element)?;
    let start_2 = p.open();
    match p.peek() {
        ASYNC | FOR => p.call(ELEMENTS_COMPREHENSION_OR_OTHER, 1, comprehension)?,
        COMMA | R_PAREN | R_BRACKET => {
            let start_3 = p.open();
            p.call(ELEMENTS_NEXT_ELEMENTS_OPTIONAL_COMMA, 1, next_elements)?;
            p.call(ELEMENTS_NEXT_ELEMENTS_OPTIONAL_COMMA, 2, optional_comma)?;
            p.close(start_3, ELEMENTS_NEXT_ELEMENTS_OPTIONAL_COMMA)?;
        }
        _ => return p.stop(),
    }
    p.close(start_2, ELEMENTS_COMPREHENSION_OR_OTHER)?;
    p.close(start, ELEMENTS)
}

/// `comprehension : comprehensionFor (comprehensionFor | comprehensionIf)*`
fn comprehension(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(COMPREHENSION, 1, comprehension_for)?;
    let list = p.open();
    while matches!(p.peek(), IF | ASYNC | FOR) {
        match p.peek() {
            ASYNC | FOR => p.call(COMPREHENSION_COMPREHENSION_FOR_OR_COMPREHENSION_IF, 1, comprehension_for)?,
            IF => p.call(COMPREHENSION_COMPREHENSION_FOR_OR_COMPREHENSION_IF, 2, comprehension_if)?,
            _ => return p.stop(),
        }
        p.slot(COMPREHENSION_COMPREHENSION_FOR_OR_COMPREHENSION_IF)?;
    }
    p.list(list, COMPREHENSION_COMPREHENSION_FOR_OR_COMPREHENSION_IFS)?;
    p.close(start, COMPREHENSION)
}

/// `comprehensionFor : 'async'? 'for' targetList 'in' operation`
fn comprehension_for(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(COMPREHENSION_FOR, 1, optional_async)?;
    p.token(FOR)?;
    p.call(COMPREHENSION_FOR, 3, target_list)?;
    p.token(IN)?;
    p.call(COMPREHENSION_FOR, 5, operation)?;
    p.node(start, COMPREHENSION_FOR)
}

/// `'async'?`
fn optional_async(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == ASYNC, OPTIONAL_ASYNC)
}

/// `targetList : starTarget (',' starTarget)* ','?`
fn target_list(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TARGET_LIST, 1, star_target)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(TARGET_LIST_NEXT_STAR_TARGETS)? {
        p.pair(TARGET_LIST_NEXT_STAR_TARGET, COMMA, star_target)?;
    }
    p.list(list, TARGET_LIST_NEXT_STAR_TARGETS)?;
    p.call(TARGET_LIST, 3, optional_comma)?;
    p.close(start, TARGET_LIST)
}

/// `starTarget : '*'? target`
/// In normal form `'*'? primary`
fn star_target(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(STAR_TARGET, 1, optional_star)?;
    p.call(STAR_TARGET, 2, primary)?;
    p.close(start, STAR_TARGET)
}

/// `'*'?`
fn optional_star(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == STAR, OPTIONAL_STAR)
}

/// `comprehensionIf : 'if' (operation | 'lambda' lambdaParameters? ':' expression)`
fn comprehension_if(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    match p.peek() {
        LAMBDA => {
            let start_2 = p.begin(LAMBDA)?;
            p.call(COMPREHENSION_IF_LAMBDA, 2, optional_lambda_parameters)?;
            p.token(COLON)?;
            p.call(COMPREHENSION_IF_LAMBDA, 4, expression)?;
            p.node(start_2, COMPREHENSION_IF_LAMBDA)?;
        }
        _ => p.call(COMPREHENSION_IF_OPERATION_OR_LAMBDA, 1, operation)?,
    }
    p.slot(COMPREHENSION_IF_OPERATION_OR_LAMBDA)?;
    p.node(start, COMPREHENSION_IF)
}

/// `(',' element)*`
fn next_elements(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(NEXT_ELEMENTS)? {
        p.pair(NEXT_ELEMENT, COMMA, element)?;
    }
    p.list(list, NEXT_ELEMENTS)
}

/// `entries : entry (comprehension | (',' entry)* ','?)`
fn entries(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ENTRIES, 1, entry)?;
    let start_2 = p.open();
    match p.peek() {
        ASYNC | FOR => p.call(ENTRIES_COMPREHENSION_OR_OTHER, 1, comprehension)?,
        COMMA | R_BRACE => {
            let start_3 = p.open();
            let list = p.open();
            while p.peek() == COMMA && p.goes_in(ENTRIES_NEXT_ENTRIES)? {
                p.pair(ENTRIES_NEXT_ENTRY, COMMA, entry)?;
            }
            p.list(list, ENTRIES_NEXT_ENTRIES)?;
            p.call(ENTRIES_NEXT_ENTRIES_OPTIONAL_COMMA, 2, optional_comma)?;
            p.close(start_3, ENTRIES_NEXT_ENTRIES_OPTIONAL_COMMA)?;
        }
        _ => return p.stop(),
    }
    p.close(start_2, ENTRIES_COMPREHENSION_OR_OTHER)?;
    p.close(start, ENTRIES)
}

/// `entry : element (':' expression)? | '**' operation`
fn entry(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STAR_STAR => p.pair(ENTRY_STAR_STAR_OPERATION, STAR_STAR, operation)?,
        _ => {
            let start = p.open();
            p.call(ENTRY_ELEMENT, 1, element)?;
            p.call(ENTRY_ELEMENT, 2, optional_colon_expression)?;
            p.close(start, ENTRY_ELEMENT)?;
        }
    }
    p.slot(ENTRY)
}

/// `(':' expression)?`
fn optional_colon_expression(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == COLON {
        let start = p.begin(COLON)?;
        p.call(COLON_EXPRESSION, 2, expression)?;
        p.node_in(start, COLON_EXPRESSION, OPTIONAL_COLON_EXPRESSION)?;
    }
    Ok(())
}

/// `'.' name`
fn next_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DOT)?;
    name(p)?;
    p.node(start, NEXT_NAME)
}

/// `subscripts : subscript (',' subscript)* ','?`
fn subscripts(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SUBSCRIPTS, 1, subscript)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(SUBSCRIPTS_NEXT_SUBSCRIPTS)? {
        p.pair(SUBSCRIPTS_NEXT_SUBSCRIPT, COMMA, subscript)?;
    }
    p.list(list, SUBSCRIPTS_NEXT_SUBSCRIPTS)?;
    p.call(SUBSCRIPTS, 3, optional_comma)?;
    p.close(start, SUBSCRIPTS)
}

/// `subscript : element | expression? ':' expression? (':' expression?)?`
fn subscript(p: &mut Machine<'_>) -> Parsed {
    match p.decide(SUBSCRIPT)? {
        1 => p.call(SUBSCRIPT, 1, element)?,
        _ => {
            let start = p.open();
            p.call(SUBSCRIPT_OPTIONAL_EXPRESSION_COLON_OPTIONAL_EXPRESSION, 1, optional_expression)?;
            p.token(COLON)?;
            p.call(SUBSCRIPT_OPTIONAL_EXPRESSION_COLON_OPTIONAL_EXPRESSION, 3, optional_expression)?;
            if p.peek() == COLON {
                let start_2 = p.begin(COLON)?;
                p.call(SUBSCRIPT_COLON_AFTER_COLON, 2, optional_expression)?;
                p.close_in(start_2, SUBSCRIPT_COLON_AFTER_COLON, SUBSCRIPT_OPTIONAL_COLON)?;
            }
            p.close(start, SUBSCRIPT_OPTIONAL_EXPRESSION_COLON_OPTIONAL_EXPRESSION)?;
        }
    }
    p.slot(SUBSCRIPT)
}

/// `expression?`
fn optional_expression(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), COMMA | COLON | R_BRACKET), OPTIONAL_EXPRESSION, expression)
}

/// `'(' arguments? ')'`
fn l_paren_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.optional(p.peek() != R_PAREN, OPTIONAL_ARGUMENTS, arguments)?;
    p.token(R_PAREN)?;
    p.node(start, L_PAREN_R_PAREN)
}

/// `arguments : argument (',' argument)* ','?`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ARGUMENTS, 1, argument)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(ARGUMENTS_NEXT_ARGUMENTS)? {
        p.pair(ARGUMENTS_NEXT_ARGUMENT, COMMA, argument)?;
    }
    p.list(list, ARGUMENTS_NEXT_ARGUMENTS)?;
    p.call(ARGUMENTS, 3, optional_comma)?;
    p.close(start, ARGUMENTS)
}

/// `argument : expression (comprehension | '=' expression)? | ('*' | '**') expression`
fn argument(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STAR | STAR_STAR => {
            let start = p.open();
            p.set(STAR_OR_STAR_STAR, matches!(p.peek(), STAR | STAR_STAR))?;
            p.call(ARGUMENT_STAR_OR_STAR_STAR_EXPRESSION, 2, expression)?;
            p.node(start, ARGUMENT_STAR_OR_STAR_STAR_EXPRESSION)?;
        }
        _ => {
            let start = p.open();
            p.call(ARGUMENT_EXPRESSION, 1, expression)?;
            if matches!(p.peek(), EQ | ASYNC | FOR) {
                match p.peek() {
                    ASYNC | FOR => p.call(ARGUMENT_COMPREHENSION_OR_EQ_EXPRESSION, 1, comprehension)?,
                    EQ => p.call(ARGUMENT_COMPREHENSION_OR_EQ_EXPRESSION, 2, eq_expression)?,
                    _ => return p.stop(),
                }
                p.slot(ARGUMENT_OPTIONAL_COMPREHENSION_OR_EQ_EXPRESSION)?;
            }
            p.close(start, ARGUMENT_EXPRESSION)?;
        }
    }
    p.slot(ARGUMENT)
}

/// `operator : 'or' | 'and' | 'in' | 'not' 'in' | 'is' | '<' | '>' | '<=' | '>=' | '==' | '!=' | '|' | '^' |
///     '&' | '<<' | '>>' | '+' | '-' | '*' | '/' | '//' | '%' | '@' | '**'`
/// In normal form `'or' | 'and' | 'not'? 'in' | 'is' | '<' | '>' | '<=' | '>=' | '==' | '!=' | '|' | '^' |
///     '&' | '<<' | '>>' | '+' | '-' | '*' | '/' | '//' | '%' | '@' | '**'`
fn operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        IN | NOT => {
            let start = p.open();
            p.optional_token(p.peek() == NOT, OPERATOR_OPTIONAL_NOT)?;
            p.token(IN)?;
            p.close(start, OPERATOR_IN)?;
        }
        OR | AND | IS | LT | GT | LT_EQ | GT_EQ | EQ_EQ | BANG_EQ | PIPE | CARET | AMP | LT_LT | GT_GT
        | PLUS | MINUS | STAR | SLASH | SLASH_SLASH | PERCENT | AT | STAR_STAR => p.take(OPERATOR)?,
        _ => return p.stop(),
    }
    p.slot(OPERATOR)
}

/// `assignment : ('=' value)+ | augmentedOperator value | ':' expression ('=' value)?`
fn assignment(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        EQ => {
            let list = p.open();
            loop {
                p.call(ASSIGNMENT_EQ_VALUES, 1, assignment_eq_value)?;
                if p.peek() != EQ {
                    break;
                }
            }
            p.list(list, ASSIGNMENT_EQ_VALUES)?;
        }
        COLON => {
            let start = p.begin(COLON)?;
            p.call(ASSIGNMENT_COLON_EXPRESSION, 2, expression)?;
            p.optional(p.peek() == EQ, ASSIGNMENT_OPTIONAL_EQ_VALUE, assignment_eq_value)?;
            p.node(start, ASSIGNMENT_COLON_EXPRESSION)?;
        }
        _ => {
            let start = p.open();
            augmented_operator(p)?;
            p.call(ASSIGNMENT_AUGMENTED_OPERATOR_VALUE, 2, value)?;
            p.node(start, ASSIGNMENT_AUGMENTED_OPERATOR_VALUE)?;
        }
    }
    p.slot(ASSIGNMENT)
}

/// `'=' value`
fn assignment_eq_value(p: &mut Machine<'_>) -> Parsed {
    p.pair(ASSIGNMENT_EQ_VALUE, EQ, value)
}

/// `augmentedOperator : '+=' | '-=' | '*=' | '/=' | '//=' | '%=' | '@=' | '&=' | '|=' | '^=' | '>>=' | '<<='
///     | '**='`
fn augmented_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(AUGMENTED_OPERATOR)
}

/// `typeAlias : 'type' name typeParameters? '=' expression`
fn type_alias(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TYPE)?;
    name(p)?;
    p.call(TYPE_ALIAS, 3, optional_type_parameters)?;
    p.token(EQ)?;
    p.call(TYPE_ALIAS, 5, expression)?;
    p.node(start, TYPE_ALIAS)
}

/// `typeParameters?`
fn optional_type_parameters(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == L_BRACKET, OPTIONAL_TYPE_PARAMETERS, type_parameters)
}

/// `typeParameters : '[' typeParameter (',' typeParameter)* ','? ']'`
fn type_parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.call(TYPE_PARAMETERS, 2, type_parameter)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(TYPE_PARAMETERS_NEXT_TYPE_PARAMETERS)? {
        p.pair(TYPE_PARAMETERS_NEXT_TYPE_PARAMETER, COMMA, type_parameter)?;
    }
    p.list(list, TYPE_PARAMETERS_NEXT_TYPE_PARAMETERS)?;
    p.call(TYPE_PARAMETERS, 4, optional_comma)?;
    p.token(R_BRACKET)?;
    p.node(start, TYPE_PARAMETERS)
}

/// `typeParameter : ('*' | '**')? name (':' expression)? ('=' element)?`
fn type_parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(matches!(p.peek(), STAR | STAR_STAR), TYPE_PARAMETER_OPTIONAL_STAR_OR_STAR_STAR)?;
    name(p)?;
    p.call(TYPE_PARAMETER, 3, optional_colon_expression)?;
    if p.peek() == EQ {
        let start_2 = p.begin(EQ)?;
        p.call(TYPE_PARAMETER_EQ_ELEMENT, 2, element)?;
        p.node_in(start_2, TYPE_PARAMETER_EQ_ELEMENT, TYPE_PARAMETER_OPTIONAL_EQ_ELEMENT)?;
    }
    p.close(start, TYPE_PARAMETER)
}

/// `(',' name)*`
fn simple_statement_next_names(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA {
        let start = p.begin(COMMA)?;
        name(p)?;
        p.node(start, SIMPLE_STATEMENT_NEXT_NAME)?;
    }
    p.list(list, SIMPLE_STATEMENT_NEXT_NAMES)
}

/// `',' expression`
fn next_expression(p: &mut Machine<'_>) -> Parsed {
    p.pair(NEXT_EXPRESSION, COMMA, expression)
}

/// `importStatement : 'import' importedModule (',' importedModule)* | 'from' importedFrom 'import'
///     importedNames`
fn import_statement(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        IMPORT => {
            let start = p.begin(IMPORT)?;
            p.call(IMPORT_STATEMENT_IMPORT, 2, imported_module)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.pair(IMPORT_STATEMENT_NEXT_IMPORTED_MODULE, COMMA, imported_module)?;
            }
            p.list(list, IMPORT_STATEMENT_NEXT_IMPORTED_MODULES)?;
            p.node(start, IMPORT_STATEMENT_IMPORT)?;
        }
        FROM => {
            let start = p.begin(FROM)?;
            p.call(IMPORT_STATEMENT_FROM_IMPORT, 2, imported_from)?;
            p.token(IMPORT)?;
            p.call(IMPORT_STATEMENT_FROM_IMPORT, 4, imported_names)?;
            p.node(start, IMPORT_STATEMENT_FROM_IMPORT)?;
        }
        _ => return p.stop(),
    }
    p.slot(IMPORT_STATEMENT)
}

/// `importedModule : dottedName ('as' name)?`
fn imported_module(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(IMPORTED_MODULE, 1, dotted_name)?;
    p.call(IMPORTED_MODULE, 2, optional_as)?;
    p.close(start, IMPORTED_MODULE)
}

/// `dottedName : name ('.' name)*`
fn dotted_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    name(p)?;
    let list = p.open();
    while p.peek() == DOT {
        p.call(DOTTED_NAME_NEXT_NAMES, 1, next_name)?;
    }
    p.list(list, DOTTED_NAME_NEXT_NAMES)?;
    p.close(start, DOTTED_NAME)
}

/// `('as' name)?`
fn optional_as(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == AS, OPTIONAL_AS, as_rule)
}

/// `'as' name`
fn as_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(AS)?;
    name(p)?;
    p.node(start, AS_PART)
}

/// `importedFrom : ('.' | '...')+ dottedName? | dottedName`
fn imported_from(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DOT | DOT_DOT_DOT => {
            let start = p.open();
            let list = p.open();
            loop {
                p.set(IMPORTED_FROM_DOT_OR_DOT_DOT_DOT, matches!(p.peek(), DOT | DOT_DOT_DOT))?;
                if !matches!(p.peek(), DOT | DOT_DOT_DOT) {
                    break;
                }
            }
            p.list(list, IMPORTED_FROM_SOME_DOT_OR_DOT_DOT_DOTS)?;
            p.optional(matches!(p.peek(), TYPE | MATCH | CASE | NAME), OPTIONAL_DOTTED_NAME, dotted_name)?;
            p.close(start, IMPORTED_FROM_DOT_OR_DOT_DOT_DOTS_OPTIONAL_DOTTED_NAME)?;
        }
        TYPE | MATCH | CASE | NAME => p.call(IMPORTED_FROM, 2, dotted_name)?,
        _ => return p.stop(),
    }
    p.slot(IMPORTED_FROM)
}

/// `importedNames : '*' | importedName (',' importedName)* | '(' importedName (',' importedName)* ','? ')'`
fn imported_names(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        TYPE | MATCH | CASE | NAME => {
            let start = p.open();
            p.call(IMPORTED_NAMES_LIST, 1, imported_name)?;
            p.call(IMPORTED_NAMES_LIST, 2, imported_names_next_imported_names)?;
            p.close(start, IMPORTED_NAMES_LIST)?;
        }
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(IMPORTED_NAMES_L_PAREN_IMPORTED_NAME_R_PAREN, 2, imported_name)?;
            p.call(IMPORTED_NAMES_L_PAREN_IMPORTED_NAME_R_PAREN, 3, imported_names_next_imported_names)?;
            p.call(IMPORTED_NAMES_L_PAREN_IMPORTED_NAME_R_PAREN, 4, optional_comma)?;
            p.token(R_PAREN)?;
            p.node(start, IMPORTED_NAMES_L_PAREN_IMPORTED_NAME_R_PAREN)?;
        }
        STAR => p.take(IMPORTED_NAMES)?,
        _ => return p.stop(),
    }
    p.slot(IMPORTED_NAMES)
}

/// `importedName : name ('as' name)?`
fn imported_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    name(p)?;
    p.call(IMPORTED_NAME, 2, optional_as)?;
    p.close(start, IMPORTED_NAME)
}

/// `(',' importedName)*`
fn imported_names_next_imported_names(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(IMPORTED_NAMES_NEXT_IMPORTED_NAMES)? {
        p.pair(IMPORTED_NAMES_NEXT_IMPORTED_NAME, COMMA, imported_name)?;
    }
    p.list(list, IMPORTED_NAMES_NEXT_IMPORTED_NAMES)
}

/// `compoundStatement : ifStatement | whileStatement | forStatement | tryStatement | withStatement |
///     matchStatement | definition`
fn compound_statement(p: &mut Machine<'_>) -> Parsed {
    match p.decide(COMPOUND_STATEMENT)? {
        1 => p.call(COMPOUND_STATEMENT, 1, if_statement)?,
        2 => p.call(COMPOUND_STATEMENT, 2, while_statement)?,
        3 => p.call(COMPOUND_STATEMENT, 3, for_statement)?,
        4 => p.call(COMPOUND_STATEMENT, 4, try_statement)?,
        5 => p.call(COMPOUND_STATEMENT, 5, with_statement)?,
        6 => p.call(COMPOUND_STATEMENT, 6, match_statement)?,
        _ => p.call(COMPOUND_STATEMENT, 7, definition)?,
    }
    p.slot(COMPOUND_STATEMENT)
}

/// `ifStatement : 'if' expression ':' block elifClause* elseClause?`
fn if_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    p.call(IF_STATEMENT, 2, expression)?;
    p.token(COLON)?;
    p.call(IF_STATEMENT, 4, block)?;
    let list = p.open();
    while p.peek() == ELIF {
        p.call(ELIF_CLAUSES, 1, elif_clause)?;
    }
    p.list(list, ELIF_CLAUSES)?;
    p.call(IF_STATEMENT, 6, optional_else_clause)?;
    p.node(start, IF_STATEMENT)
}

/// `block : simpleStatements | NEWLINE INDENT statement+ DEDENT`
fn block(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        NEWLINE => {
            let start = p.begin(NEWLINE)?;
            p.token(INDENT)?;
            let list = p.open();
            loop {
                p.call(SOME_STATEMENTS, 1, statement)?;
                if p.peek() == DEDENT {
                    break;
                }
            }
            p.list(list, SOME_STATEMENTS)?;
            p.token(DEDENT)?;
            p.node(start, BLOCK_NEWLINE_INDENT_DEDENT)?;
        }
        _ => p.call(BLOCK, 1, simple_statements)?,
    }
    p.slot(BLOCK)
}

/// `elifClause : 'elif' expression ':' block`
fn elif_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ELIF)?;
    p.call(ELIF_CLAUSE, 2, expression)?;
    p.token(COLON)?;
    p.call(ELIF_CLAUSE, 4, block)?;
    p.node(start, ELIF_CLAUSE)
}

/// `elseClause?`
fn optional_else_clause(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == ELSE, OPTIONAL_ELSE_CLAUSE, else_clause)
}

/// `elseClause : 'else' ':' block`
fn else_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ELSE)?;
    p.token(COLON)?;
    p.call(ELSE_CLAUSE, 3, block)?;
    p.node(start, ELSE_CLAUSE)
}

/// `whileStatement : 'while' expression ':' block elseClause?`
fn while_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(WHILE)?;
    p.call(WHILE_STATEMENT, 2, expression)?;
    p.token(COLON)?;
    p.call(WHILE_STATEMENT, 4, block)?;
    p.call(WHILE_STATEMENT, 5, optional_else_clause)?;
    p.node(start, WHILE_STATEMENT)
}

/// `forStatement : 'async'? 'for' targetList 'in' expressionList ':' block elseClause?`
fn for_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FOR_STATEMENT, 1, optional_async)?;
    p.token(FOR)?;
    p.call(FOR_STATEMENT, 3, target_list)?;
    p.token(IN)?;
    p.call(FOR_STATEMENT, 5, expression_list)?;
    p.token(COLON)?;
    p.call(FOR_STATEMENT, 7, block)?;
    p.call(FOR_STATEMENT, 8, optional_else_clause)?;
    p.node(start, FOR_STATEMENT)
}

/// `tryStatement : 'try' ':' block (exceptClause+ elseClause? finallyClause? | finallyClause)`
fn try_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TRY)?;
    p.token(COLON)?;
    p.call(TRY_STATEMENT, 3, block)?;
    match p.peek() {
        EXCEPT => {
            let start_2 = p.open();
            let list = p.open();
            loop {
                p.call(EXCEPT_CLAUSES, 1, except_clause)?;
                if p.peek() != EXCEPT {
                    break;
                }
            }
            p.list(list, EXCEPT_CLAUSES)?;
            p.call(TRY_STATEMENT_EXCEPT_CLAUSES, 2, optional_else_clause)?;
            p.optional(p.peek() == FINALLY, OPTIONAL_FINALLY_CLAUSE, finally_clause)?;
            p.close(start_2, TRY_STATEMENT_EXCEPT_CLAUSES)?;
        }
        FINALLY => p.call(TRY_STATEMENT_EXCEPT_CLAUSES_OR_FINALLY_CLAUSE, 2, finally_clause)?,
        _ => return p.stop(),
    }
    p.slot(TRY_STATEMENT_EXCEPT_CLAUSES_OR_FINALLY_CLAUSE)?;
    p.node(start, TRY_STATEMENT)
}

/// `exceptClause : 'except' '*'? caughtException? ':' block`
fn except_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(EXCEPT)?;
    p.call(EXCEPT_CLAUSE, 2, optional_star)?;
    p.optional(p.peek() != COLON, OPTIONAL_CAUGHT_EXCEPTION, caught_exception)?;
    p.token(COLON)?;
    p.call(EXCEPT_CLAUSE, 5, block)?;
    p.node(start, EXCEPT_CLAUSE)
}

/// `caughtException : expression (',' expression)* ','? ('as' name)?`
fn caught_exception(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CAUGHT_EXCEPTION, 1, expression)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(CAUGHT_EXCEPTION_NEXT_EXPRESSIONS)? {
        p.call(CAUGHT_EXCEPTION_NEXT_EXPRESSIONS, 1, next_expression)?;
    }
    p.list(list, CAUGHT_EXCEPTION_NEXT_EXPRESSIONS)?;
    p.call(CAUGHT_EXCEPTION, 3, optional_comma)?;
    p.call(CAUGHT_EXCEPTION, 4, optional_as)?;
    p.close(start, CAUGHT_EXCEPTION)
}

/// `finallyClause : 'finally' ':' block`
fn finally_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FINALLY)?;
    p.token(COLON)?;
    p.call(FINALLY_CLAUSE, 3, block)?;
    p.node(start, FINALLY_CLAUSE)
}

/// `withStatement : 'async'? 'with' (withItem (',' withItem)* | '(' withItem (',' withItem)* ','? ')') ':'
///     block`
fn with_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(WITH_STATEMENT, 1, optional_async)?;
    p.token(WITH)?;
    match p.decide(WITH_STATEMENT_WITH_ITEMS_OR_OTHER)? {
        1 => {
            let start_2 = p.open();
            p.call(WITH_STATEMENT_WITH_ITEMS, 1, with_item)?;
            p.call(WITH_STATEMENT_WITH_ITEMS, 2, with_statement_next_with_items)?;
            p.close(start_2, WITH_STATEMENT_WITH_ITEMS)?;
        }
        _ => {
            let start_2 = p.begin(L_PAREN)?;
            p.call(WITH_STATEMENT_L_PAREN_WITH_ITEM_R_PAREN, 2, with_item)?;
            p.call(WITH_STATEMENT_L_PAREN_WITH_ITEM_R_PAREN, 3, with_statement_next_with_items)?;
            p.call(WITH_STATEMENT_L_PAREN_WITH_ITEM_R_PAREN, 4, optional_comma)?;
            p.token(R_PAREN)?;
            p.node(start_2, WITH_STATEMENT_L_PAREN_WITH_ITEM_R_PAREN)?;
        }
    }
    p.slot(WITH_STATEMENT_WITH_ITEMS_OR_OTHER)?;
    p.token(COLON)?;
    p.call(WITH_STATEMENT, 5, block)?;
    p.node(start, WITH_STATEMENT)
}

/// `withItem : expression ('as' target)?`
/// In normal form `expression ('as' primary)?`
fn with_item(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(WITH_ITEM, 1, expression)?;
    if p.peek() == AS {
        let start_2 = p.begin(AS)?;
        p.call(WITH_ITEM_AS, 2, primary)?;
        p.node_in(start_2, WITH_ITEM_AS, WITH_ITEM_OPTIONAL_AS)?;
    }
    p.close(start, WITH_ITEM)
}

/// `(',' withItem)*`
fn with_statement_next_with_items(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(WITH_STATEMENT_NEXT_WITH_ITEMS)? {
        p.pair(WITH_STATEMENT_NEXT_WITH_ITEM, COMMA, with_item)?;
    }
    p.list(list, WITH_STATEMENT_NEXT_WITH_ITEMS)
}

/// `matchStatement : 'match' expressionList ':' NEWLINE INDENT caseClause+ DEDENT`
fn match_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(MATCH)?;
    p.call(MATCH_STATEMENT, 2, expression_list)?;
    p.token(COLON)?;
    p.token(NEWLINE)?;
    p.token(INDENT)?;
    let list = p.open();
    loop {
        p.call(CASE_CLAUSES, 1, case_clause)?;
        if p.peek() != CASE {
            break;
        }
    }
    p.list(list, CASE_CLAUSES)?;
    p.token(DEDENT)?;
    p.node(start, MATCH_STATEMENT)
}

/// `caseClause : 'case' patternList ('if' expression)? ':' block`
fn case_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CASE)?;
    p.call(CASE_CLAUSE, 2, pattern_list)?;
    if p.peek() == IF {
        let start_2 = p.begin(IF)?;
        p.call(CASE_CLAUSE_IF, 2, expression)?;
        p.node_in(start_2, CASE_CLAUSE_IF, CASE_CLAUSE_OPTIONAL_IF)?;
    }
    p.token(COLON)?;
    p.call(CASE_CLAUSE, 5, block)?;
    p.node(start, CASE_CLAUSE)
}

/// `patternList : pattern (',' pattern)* ','?`
fn pattern_list(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PATTERN_LIST, 1, pattern)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(PATTERN_LIST_NEXT_PATTERNS)? {
        p.pair(PATTERN_LIST_NEXT_PATTERN, COMMA, pattern)?;
    }
    p.list(list, PATTERN_LIST_NEXT_PATTERNS)?;
    p.call(PATTERN_LIST, 3, optional_comma)?;
    p.close(start, PATTERN_LIST)
}

/// `pattern : pattern '|' pattern | pattern 'as' name | '*' name | '-'? NUMBER (('+' | '-') NUMBER)? |
///     string+ | 'None' | 'True' | 'False' | dottedName ('(' (patternArgument (',' patternArgument)* ','?)?
///     ')')? | '(' patternList? ')' | '[' patternList? ']' | '{' (patternEntry (',' patternEntry)* ','?)?
///     '}'`
/// In normal form `('*' name | '-'? NUMBER pattern_NUMBER_after_NUMBER? | string+ | 'None' | 'True' |
///     'False' | dottedName pattern_l_paren_r_paren_after_dottedName? | '(' patternList? ')'
///     | '[' patternList? ']' | '{' pattern_patternEntry? '}') ('|' pattern | 'as' name)*`
fn pattern(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PATTERN, 1, pattern_operand)?;
    let list = p.open();
    while matches!(p.peek(), AS | PIPE) && p.goes_in(PATTERN_NEXT_PATTERN_OR_ASES)? {
        match p.peek() {
            PIPE => p.pair(PATTERN_NEXT_PATTERN, PIPE, pattern)?,
            AS => p.call(PATTERN_NEXT_PATTERN_OR_AS, 2, as_rule)?,
            _ => return p.stop(),
        }
        p.slot(PATTERN_NEXT_PATTERN_OR_AS)?;
    }
    p.list(list, PATTERN_NEXT_PATTERN_OR_ASES)?;
    p.close(start, PATTERN)
}

/// `'*' name | '-'? NUMBER (('-' | '+') NUMBER)? | string+ | 'None' | 'True' | 'False' | dottedName ('('
///     (patternArgument (',' patternArgument)* ','?)? ')')? | '(' patternList? ')' | '[' patternList? ']' |
///     '{' (patternEntry (',' patternEntry)* ','?)? '}'`
fn pattern_operand(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STAR => {
            let start = p.begin(STAR)?;
            name(p)?;
            p.node(start, PATTERN_STAR_NAME)?;
        }
        MINUS | NUMBER => {
            let start = p.open();
            p.optional_token(p.peek() == MINUS, PATTERN_OPTIONAL_MINUS)?;
            p.token(NUMBER)?;
            if matches!(p.peek(), MINUS | PLUS) {
                let start_2 = p.open();
                p.set(PATTERN_MINUS_OR_PLUS, matches!(p.peek(), MINUS | PLUS))?;
                p.token(NUMBER)?;
                p.node_in(start_2, PATTERN_NUMBER_AFTER_NUMBER, PATTERN_OPTIONAL_NUMBER)?;
            }
            p.close(start, PATTERN_OPTIONAL_MINUS_NUMBER)?;
        }
        STRING | FSTRING_START => p.call(PATTERN_OPERAND, 3, strings)?,
        TYPE | MATCH | CASE | NAME => p.call(PATTERN_OPERAND, 7, pattern_dotted_name)?,
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(PATTERN_L_PAREN_OPTIONAL_PATTERN_LIST_R_PAREN, 2, optional_pattern_list)?;
            p.token(R_PAREN)?;
            p.node(start, PATTERN_L_PAREN_OPTIONAL_PATTERN_LIST_R_PAREN)?;
        }
        L_BRACKET => {
            let start = p.begin(L_BRACKET)?;
            p.call(PATTERN_L_BRACKET_R_BRACKET, 2, optional_pattern_list)?;
            p.token(R_BRACKET)?;
            p.node(start, PATTERN_L_BRACKET_R_BRACKET)?;
        }
        L_BRACE => p.call(PATTERN_OPERAND, 10, pattern_l_brace_r_brace)?,
        NONE | TRUE | FALSE => p.take(PATTERN_OPERAND)?,
        _ => return p.stop(),
    }
    p.slot(PATTERN_OPERAND)
}

/// `dottedName ('(' (patternArgument (',' patternArgument)* ','?)? ')')?`
fn pattern_dotted_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PATTERN_DOTTED_NAME, 1, dotted_name)?;
    if p.peek() == L_PAREN {
        let start_2 = p.begin(L_PAREN)?;
        if p.peek() != R_PAREN {
            let start_3 = p.open();
            p.call(PATTERN_PATTERN_ARGUMENT, 1, pattern_argument)?;
            let list = p.open();
            while p.peek() == COMMA && p.goes_in(PATTERN_NEXT_PATTERN_ARGUMENTS)? {
                p.pair(PATTERN_NEXT_PATTERN_ARGUMENT, COMMA, pattern_argument)?;
            }
            p.list(list, PATTERN_NEXT_PATTERN_ARGUMENTS)?;
            p.call(PATTERN_PATTERN_ARGUMENT, 3, optional_comma)?;
            p.close_in(start_3, PATTERN_PATTERN_ARGUMENT, PATTERN_OPTIONAL_PATTERN_ARGUMENT)?;
        }
        p.token(R_PAREN)?;
        p.node_in(start_2, PATTERN_L_PAREN_R_PAREN_AFTER_DOTTED_NAME, PATTERN_OPTIONAL_L_PAREN_R_PAREN)?;
    }
    p.close(start, PATTERN_DOTTED_NAME)
}

/// `patternArgument : (name '=')? pattern`
fn pattern_argument(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if matches!(p.peek(), TYPE | MATCH | CASE | NAME) && p.goes_in(PATTERN_ARGUMENT_OPTIONAL_NAME_EQ)? {
        let start_2 = p.open();
        name(p)?;
        p.token(EQ)?;
        p.node_in(start_2, PATTERN_ARGUMENT_NAME_EQ, PATTERN_ARGUMENT_OPTIONAL_NAME_EQ)?;
    }
    p.call(PATTERN_ARGUMENT, 2, pattern)?;
    p.close(start, PATTERN_ARGUMENT)
}

/// `patternList?`
fn optional_pattern_list(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), R_PAREN | R_BRACKET), OPTIONAL_PATTERN_LIST, pattern_list)
}

/// `'{' (patternEntry (',' patternEntry)* ','?)? '}'`
fn pattern_l_brace_r_brace(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    if p.peek() != R_BRACE {
        let start_2 = p.open();
        p.call(PATTERN_PATTERN_ENTRY, 1, pattern_entry)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(PATTERN_NEXT_PATTERN_ENTRIES)? {
            p.pair(PATTERN_NEXT_PATTERN_ENTRY, COMMA, pattern_entry)?;
        }
        p.list(list, PATTERN_NEXT_PATTERN_ENTRIES)?;
        p.call(PATTERN_PATTERN_ENTRY, 3, optional_comma)?;
        p.close_in(start_2, PATTERN_PATTERN_ENTRY, PATTERN_OPTIONAL_PATTERN_ENTRY)?;
    }
    p.token(R_BRACE)?;
    p.node(start, PATTERN_L_BRACE_R_BRACE)
}

/// `patternEntry : pattern ':' pattern | '**' name`
fn pattern_entry(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STAR_STAR => {
            let start = p.begin(STAR_STAR)?;
            name(p)?;
            p.node(start, PATTERN_ENTRY_STAR_STAR_NAME)?;
        }
        _ => {
            let start = p.open();
            p.call(PATTERN_ENTRY_PATTERN_COLON_PATTERN, 1, pattern)?;
            p.token(COLON)?;
            p.call(PATTERN_ENTRY_PATTERN_COLON_PATTERN, 3, pattern)?;
            p.node(start, PATTERN_ENTRY_PATTERN_COLON_PATTERN)?;
        }
    }
    p.slot(PATTERN_ENTRY)
}

/// `definition : decorator* (functionDefinition | classDefinition)`
fn definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() == AT {
        p.call(DECORATORS, 1, decorator)?;
    }
    p.list(list, DECORATORS)?;
    match p.peek() {
        ASYNC | DEF => p.call(DEFINITION_FUNCTION_DEFINITION_OR_OTHER, 1, function_definition)?,
        CLASS => p.call(DEFINITION_FUNCTION_DEFINITION_OR_OTHER, 2, class_definition)?,
        _ => return p.stop(),
    }
    p.slot(DEFINITION_FUNCTION_DEFINITION_OR_OTHER)?;
    p.close(start, DEFINITION)
}

/// `decorator : '@' expression NEWLINE`
fn decorator(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(AT)?;
    p.call(DECORATOR, 2, expression)?;
    p.token(NEWLINE)?;
    p.node(start, DECORATOR)
}

/// `functionDefinition : 'async'? 'def' name typeParameters? '(' parameters? ')' ('->' expression)? ':'
///     block`
fn function_definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FUNCTION_DEFINITION, 1, optional_async)?;
    p.token(DEF)?;
    name(p)?;
    p.call(FUNCTION_DEFINITION, 4, optional_type_parameters)?;
    p.token(L_PAREN)?;
    p.optional(matches!(p.peek(), TYPE | STAR | STAR_STAR | SLASH | MATCH | CASE | NAME), OPTIONAL_PARAMETERS,
        parameters)?;
    p.token(R_PAREN)?;
    if p.peek() == MINUS_GT {
        let start_2 = p.begin(MINUS_GT)?;
        p.call(FUNCTION_DEFINITION_MINUS_GT_EXPRESSION, 2, expression)?;
        p.node_in(start_2, FUNCTION_DEFINITION_MINUS_GT_EXPRESSION,
            FUNCTION_DEFINITION_OPTIONAL_MINUS_GT_EXPRESSION)?;
    }
    p.token(COLON)?;
    p.call(FUNCTION_DEFINITION, 10, block)?;
    p.node(start, FUNCTION_DEFINITION)
}

/// `parameters : parameter (',' parameter)* ','?`
fn parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARAMETERS, 1, parameter)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(PARAMETERS_NEXT_PARAMETERS)? {
        p.pair(PARAMETERS_NEXT_PARAMETER, COMMA, parameter)?;
    }
    p.list(list, PARAMETERS_NEXT_PARAMETERS)?;
    p.call(PARAMETERS, 3, optional_comma)?;
    p.close(start, PARAMETERS)
}

/// `parameter : '**'? name annotation? ('=' expression)? | '*' (name annotation?)? | '/'`
fn parameter(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        TYPE | STAR_STAR | MATCH | CASE | NAME => {
            let start = p.open();
            p.call(PARAMETER_OPTIONAL_STAR_STAR_NAME_OPTIONAL_ANNOTATION, 1, optional_star_star)?;
            name(p)?;
            p.call(PARAMETER_OPTIONAL_STAR_STAR_NAME_OPTIONAL_ANNOTATION, 3, optional_annotation)?;
            p.call(PARAMETER_OPTIONAL_STAR_STAR_NAME_OPTIONAL_ANNOTATION, 4, optional_eq_expression)?;
            p.close(start, PARAMETER_OPTIONAL_STAR_STAR_NAME_OPTIONAL_ANNOTATION)?;
        }
        STAR => {
            let start = p.begin(STAR)?;
            if matches!(p.peek(), TYPE | MATCH | CASE | NAME) {
                let start_2 = p.open();
                name(p)?;
                p.call(PARAMETER_NAME_AFTER_STAR, 2, optional_annotation)?;
                p.close_in(start_2, PARAMETER_NAME_AFTER_STAR, PARAMETER_OPTIONAL_NAME)?;
            }
            p.close(start, PARAMETER_STAR)?;
        }
        SLASH => p.take(PARAMETER)?,
        _ => return p.stop(),
    }
    p.slot(PARAMETER)
}

/// `annotation?`
fn optional_annotation(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == COLON, OPTIONAL_ANNOTATION, annotation)
}

/// `annotation : ':' element`
fn annotation(p: &mut Machine<'_>) -> Parsed {
    p.pair(ANNOTATION, COLON, element)
}

/// `classDefinition : 'class' name typeParameters? ('(' arguments? ')')? ':' block`
fn class_definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CLASS)?;
    name(p)?;
    p.call(CLASS_DEFINITION, 3, optional_type_parameters)?;
    p.optional(p.peek() == L_PAREN, CLASS_DEFINITION_OPTIONAL_L_PAREN_R_PAREN, l_paren_r_paren)?;
    p.token(COLON)?;
    p.call(CLASS_DEFINITION, 6, block)?;
    p.node(start, CLASS_DEFINITION)
}
