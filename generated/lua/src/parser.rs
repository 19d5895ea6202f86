// @generated from grammars/lua.g4 by `cargo xtask gen` (blake3 c3ff4ef91cc574bb)

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
            CHUNK => chunk, BLOCK => block, STATEMENT => statement, ASSIGNMENT => assignment,
            PREFIX => prefix, NAME_RULE => name, EXPRESSION => expression,
            EXPRESSION_OPERAND => expression_operand, FUNCTION_BODY => function_body, PARAMETER => parameter,
            LITERAL => literal, STRING_RULE => string, TABLE => table, FIELD => field,
            L_BRACKET_EXPRESSION_R_BRACKET => l_bracket_expression_r_bracket,
            BINARY_OPERATOR => binary_operator, NEXT_NAME => next_name,
            OPTIONAL_COLON_NAME => optional_colon_name, ARGUMENTS => arguments,
            OPTIONAL_EXPRESSIONS => optional_expressions, EXPRESSIONS => expressions,
            LOCAL_DECLARATION => local_declaration, OPTIONAL_ATTRIBUTE => optional_attribute,
            ATTRIBUTE => attribute, VARIABLE => variable, NEXT_VARIABLES => next_variables,
            OPTIONAL_EQ_EXPRESSIONS => optional_eq_expressions, FUNCTION_PART => function,
            GLOBAL_DECLARATION => global_declaration, FUNCTION_DECLARATION => function_declaration,
            IF_STATEMENT => if_statement, WHILE_STATEMENT => while_statement,
            REPEAT_STATEMENT => repeat_statement, FOR_STATEMENT => for_statement,
            RETURN_STATEMENT => return_statement,
            _ => return None,
        })
    }
}

/// `chunk : block EOF`
fn chunk(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CHUNK, 1, block)?;
    p.end()?;
    p.close(start, CHUNK)
}

/// `block : statement* returnStatement?`
fn block(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while !matches!(p.peek(), EOF | END | ELSEIF | ELSE | UNTIL | RETURN) {
        p.call(STATEMENTS, 1, statement)?;
    }
    p.list(list, STATEMENTS)?;
    p.optional(p.peek() == RETURN, OPTIONAL_RETURN_STATEMENT, return_statement)?;
    p.close(start, BLOCK)
}

/// `statement : ';' | assignment | localDeclaration | globalDeclaration | functionDeclaration | ifStatement
///     | whileStatement | repeatStatement | forStatement | 'do' block 'end' | '::' name '::' | 'goto' name
///     | 'break'`
fn statement(p: &mut Machine<'_>) -> Parsed {
    match p.decide(STATEMENT)? {
        1 | 13 => p.take(STATEMENT)?,
        2 => p.call(STATEMENT, 2, assignment)?,
        3 => p.call(STATEMENT, 3, local_declaration)?,
        4 => p.call(STATEMENT, 4, global_declaration)?,
        5 => p.call(STATEMENT, 5, function_declaration)?,
        6 => p.call(STATEMENT, 6, if_statement)?,
        7 => p.call(STATEMENT, 7, while_statement)?,
        8 => p.call(STATEMENT, 8, repeat_statement)?,
        9 => p.call(STATEMENT, 9, for_statement)?,
        10 => {
            let start = p.begin(DO)?;
            p.call(STATEMENT_DO_END, 2, block)?;
            p.token(END)?;
            p.node(start, STATEMENT_DO_END)?;
        }
        11 => {
            let start = p.begin(COLON_COLON)?;
            name(p)?;
            p.token(COLON_COLON)?;
            p.node(start, STATEMENT_COLON_COLON_NAME_COLON_COLON)?;
        }
        _ => {
            let start = p.begin(GOTO)?;
            name(p)?;
            p.node(start, STATEMENT_GOTO)?;
        }
    }
    p.slot(STATEMENT)
}

/// `assignment : {begins()}? prefix ((',' prefix)* '=' expressions)?`
fn assignment(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.guard(BEGINS)?;
    p.call(ASSIGNMENT, 2, prefix)?;
    if matches!(p.peek(), COMMA | EQ) {
        let start_2 = p.open();
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(ASSIGNMENT_NEXT_PREFIX, COMMA, prefix)?;
        }
        p.list(list, ASSIGNMENT_NEXT_PREFIXES)?;
        p.token(EQ)?;
        p.call(ASSIGNMENT_EQ_EXPRESSIONS, 3, expressions)?;
        p.node_in(start_2, ASSIGNMENT_EQ_EXPRESSIONS, ASSIGNMENT_OPTIONAL_EQ_EXPRESSIONS)?;
    }
    p.close(start, ASSIGNMENT)
}

/// `prefix : prefix '.' name | prefix '[' expression ']' | prefix (':' name)? arguments | name | '('
///     expression ')'`
/// In normal form `(name | '(' expression ')') ('.' name | '[' expression ']' | (':' name)? arguments)*`
fn prefix(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        GOTO | GLOBAL | NAME => name(p)?,
        L_PAREN => {
            let start_2 = p.begin(L_PAREN)?;
            p.call(PREFIX_L_PAREN_EXPRESSION_R_PAREN, 2, expression)?;
            p.token(R_PAREN)?;
            p.node(start_2, PREFIX_L_PAREN_EXPRESSION_R_PAREN)?;
        }
        _ => return p.stop(),
    }
    p.slot(PREFIX_OPERAND)?;
    let list = p.open();
    while p.goes_in(PREFIX_NEXT_NAME_OR_OTHERS)? {
        match p.peek() {
            DOT => p.call(PREFIX_NEXT_NAME_OR_OTHER, 1, next_name)?,
            L_BRACKET => p.call(PREFIX_NEXT_NAME_OR_OTHER, 2, l_bracket_expression_r_bracket)?,
            COLON | L_PAREN | L_BRACE | STRING | LONG_STRING => {
                let start_2 = p.open();
                p.call(PREFIX_ARGUMENTS, 1, optional_colon_name)?;
                p.call(PREFIX_ARGUMENTS, 2, arguments)?;
                p.close(start_2, PREFIX_ARGUMENTS)?;
            }
            _ => return p.stop(),
        }
        p.slot(PREFIX_NEXT_NAME_OR_OTHER)?;
    }
    p.list(list, PREFIX_NEXT_NAME_OR_OTHERS)?;
    p.close(start, PREFIX)
}

/// `name : NAME | 'goto' | 'global'`
fn name(p: &mut Machine<'_>) -> Parsed {
    p.set(NAME_RULE, matches!(p.peek(), GOTO | GLOBAL | NAME))
}

/// `expression : expression binaryOperator expression | ('not' | '-' | '#' | '~') expression | 'function'
///     functionBody | prefix | literal | table`
/// In normal form `('not' | '-' | '#' | '~')* ('function' functionBody | prefix | literal | table)
///     (binaryOperator ('not' | '-' | '#' | '~')* ('function' functionBody | prefix |
///     literal | table))*`
fn expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSION, 1, expression_operand)?;
    let list = p.open();
    while matches!(p.peek(), STAR | LT | GT | MINUS | TILDE | OR | AND | LT_EQ | GT_EQ | TILDE_EQ | EQ_EQ
        | PIPE | AMP | LT_LT | GT_GT | DOT_DOT | PLUS | SLASH | SLASH_SLASH | PERCENT | CARET) {
        let start_2 = p.open();
        binary_operator(p)?;
        p.call(EXPRESSION_TAIL, 2, expression_operand)?;
        p.node(start_2, EXPRESSION_TAIL)?;
    }
    p.list(list, EXPRESSION_TAILS)?;
    p.close(start, EXPRESSION)
}

/// `('not' | '-' | '#' | '~')* ('function' functionBody | prefix | literal | table)`
fn expression_operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), NOT | MINUS | HASH | TILDE) {
        p.take(EXPRESSION_NOT_OR_OTHER)?;
    }
    p.list(list, EXPRESSION_NOT_OR_OTHERS)?;
    match p.peek() {
        FUNCTION => p.pair(EXPRESSION_FUNCTION, FUNCTION, function_body)?,
        GOTO | GLOBAL | L_PAREN | NAME => p.call(EXPRESSION_BASE, 2, prefix)?,
        NIL | TRUE | FALSE | DOT_DOT_DOT | NUMBER | STRING | LONG_STRING => {
            p.call(EXPRESSION_BASE, 3, literal)?;
        }
        L_BRACE => p.call(EXPRESSION_BASE, 4, table)?,
        _ => return p.stop(),
    }
    p.slot(EXPRESSION_BASE)?;
    p.close(start, EXPRESSION_OPERAND)
}

/// `functionBody : '(' (parameter (',' parameter)*)? ')' block 'end'`
fn function_body(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if matches!(p.peek(), GOTO | GLOBAL | DOT_DOT_DOT | NAME) {
        let start_2 = p.open();
        p.call(FUNCTION_BODY_PARAMETERS, 1, parameter)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(FUNCTION_BODY_NEXT_PARAMETER, COMMA, parameter)?;
        }
        p.list(list, FUNCTION_BODY_NEXT_PARAMETERS)?;
        p.close_in(start_2, FUNCTION_BODY_PARAMETERS, FUNCTION_BODY_OPTIONAL_PARAMETERS)?;
    }
    p.token(R_PAREN)?;
    p.call(FUNCTION_BODY, 4, block)?;
    p.token(END)?;
    p.node(start, FUNCTION_BODY)
}

/// `parameter : name | '...' name?`
fn parameter(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        GOTO | GLOBAL | NAME => name(p)?,
        DOT_DOT_DOT => {
            let start = p.begin(DOT_DOT_DOT)?;
            if matches!(p.peek(), GOTO | GLOBAL | NAME) {
                name(p)?;
                p.slot(OPTIONAL_NAME)?;
            }
            p.close(start, PARAMETER_DOT_DOT_DOT)?;
        }
        _ => return p.stop(),
    }
    p.slot(PARAMETER)
}

/// `literal : 'nil' | 'true' | 'false' | '...' | NUMBER | string`
fn literal(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STRING | LONG_STRING => string(p)?,
        NIL | TRUE | FALSE | DOT_DOT_DOT | NUMBER => p.take(LITERAL)?,
        _ => return p.stop(),
    }
    p.slot(LITERAL)
}

/// `string : STRING | LONG_STRING`
fn string(p: &mut Machine<'_>) -> Parsed {
    p.set(STRING_RULE, matches!(p.peek(), STRING | LONG_STRING))
}

/// `table : '{' (field ((',' | ';') field)* (',' | ';')?)? '}'`
fn table(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    if p.peek() != R_BRACE {
        let start_2 = p.open();
        p.call(TABLE_FIELD, 1, field)?;
        let list = p.open();
        while matches!(p.peek(), SEMICOLON | COMMA) && p.goes_in(TABLE_SEMICOLON_OR_COMMA_FIELDS)? {
            let start_3 = p.open();
            p.set(TABLE_SEMICOLON_OR_COMMA, matches!(p.peek(), SEMICOLON | COMMA))?;
            p.call(TABLE_SEMICOLON_OR_COMMA_FIELD, 2, field)?;
            p.node(start_3, TABLE_SEMICOLON_OR_COMMA_FIELD)?;
        }
        p.list(list, TABLE_SEMICOLON_OR_COMMA_FIELDS)?;
        p.optional_token(matches!(p.peek(), SEMICOLON | COMMA), TABLE_OPTIONAL_SEMICOLON_OR_COMMA)?;
        p.close_in(start_2, TABLE_FIELD, TABLE_OPTIONAL_FIELD)?;
    }
    p.token(R_BRACE)?;
    p.node(start, TABLE)
}

/// `field : expression | (name | '[' expression ']') '=' expression`
/// In normal form `((name | '[' expression ']') '=')?? expression`
fn field(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == L_BRACKET || p.goes_in(FIELD_OPTIONAL_NAME_OR_OTHER_EQ)? {
        let start_2 = p.open();
        match p.peek() {
            GOTO | GLOBAL | NAME => name(p)?,
            L_BRACKET => p.call(FIELD_NAME_OR_OTHER, 2, l_bracket_expression_r_bracket)?,
            _ => return p.stop(),
        }
        p.slot(FIELD_NAME_OR_OTHER)?;
        p.token(EQ)?;
        p.node_in(start_2, FIELD_NAME_OR_OTHER_EQ, FIELD_OPTIONAL_NAME_OR_OTHER_EQ)?;
    }
    p.call(FIELD, 2, expression)?;
    p.close(start, FIELD)
}

/// `'[' expression ']'`
fn l_bracket_expression_r_bracket(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.call(L_BRACKET_EXPRESSION_R_BRACKET, 2, expression)?;
    p.token(R_BRACKET)?;
    p.node(start, L_BRACKET_EXPRESSION_R_BRACKET)
}

/// `binaryOperator : 'or' | 'and' | '<' | '>' | '<=' | '>=' | '~=' | '==' | '|' | '~' | '&' | '<<' | '>>' |
///     '..' | '+' | '-' | '*' | '/' | '//' | '%' | '^'`
fn binary_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(BINARY_OPERATOR)
}

/// `'.' name`
fn next_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DOT)?;
    name(p)?;
    p.node(start, NEXT_NAME)
}

/// `(':' name)?`
fn optional_colon_name(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == COLON {
        let start = p.begin(COLON)?;
        name(p)?;
        p.node_in(start, COLON_NAME, OPTIONAL_COLON_NAME)?;
    }
    Ok(())
}

/// `arguments : '(' expressions? ')' | table | string`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(ARGUMENTS_L_PAREN_R_PAREN, 2, optional_expressions)?;
            p.token(R_PAREN)?;
            p.node(start, ARGUMENTS_L_PAREN_R_PAREN)?;
        }
        L_BRACE => p.call(ARGUMENTS, 2, table)?,
        STRING | LONG_STRING => string(p)?,
        _ => return p.stop(),
    }
    p.slot(ARGUMENTS)
}

/// `expressions?`
fn optional_expressions(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), EOF | SEMICOLON | END | ELSEIF | ELSE | UNTIL | R_PAREN),
        OPTIONAL_EXPRESSIONS, expressions)
}

/// `expressions : expression (',' expression)*`
fn expressions(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSIONS, 1, expression)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(EXPRESSIONS_NEXT_EXPRESSION, COMMA, expression)?;
    }
    p.list(list, EXPRESSIONS_NEXT_EXPRESSIONS)?;
    p.close(start, EXPRESSIONS)
}

/// `localDeclaration : 'local' (attribute? variable (',' variable)* ('=' expressions)? | 'function' name
///     functionBody)`
fn local_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LOCAL)?;
    match p.peek() {
        GOTO | GLOBAL | LT | NAME => {
            let start_2 = p.open();
            p.call(LOCAL_DECLARATION_VARIABLE, 1, optional_attribute)?;
            p.call(LOCAL_DECLARATION_VARIABLE, 2, variable)?;
            p.call(LOCAL_DECLARATION_VARIABLE, 3, next_variables)?;
            p.call(LOCAL_DECLARATION_VARIABLE, 4, optional_eq_expressions)?;
            p.close(start_2, LOCAL_DECLARATION_VARIABLE)?;
        }
        FUNCTION => p.call(LOCAL_DECLARATION_VARIABLE_OR_FUNCTION, 2, function)?,
        _ => return p.stop(),
    }
    p.slot(LOCAL_DECLARATION_VARIABLE_OR_FUNCTION)?;
    p.node(start, LOCAL_DECLARATION)
}

/// `attribute?`
fn optional_attribute(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == LT, OPTIONAL_ATTRIBUTE, attribute)
}

/// `attribute : '<' name '>'`
fn attribute(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LT)?;
    name(p)?;
    p.token(GT)?;
    p.node(start, ATTRIBUTE)
}

/// `variable : name attribute?`
fn variable(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    name(p)?;
    p.call(VARIABLE, 2, optional_attribute)?;
    p.close(start, VARIABLE)
}

/// `(',' variable)*`
fn next_variables(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(NEXT_VARIABLE, COMMA, variable)?;
    }
    p.list(list, NEXT_VARIABLES)
}

/// `('=' expressions)?`
fn optional_eq_expressions(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == EQ {
        let start = p.begin(EQ)?;
        p.call(EQ_EXPRESSIONS, 2, expressions)?;
        p.node_in(start, EQ_EXPRESSIONS, OPTIONAL_EQ_EXPRESSIONS)?;
    }
    Ok(())
}

/// `'function' name functionBody`
fn function(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FUNCTION)?;
    name(p)?;
    p.call(FUNCTION_PART, 3, function_body)?;
    p.node(start, FUNCTION_PART)
}

/// `globalDeclaration : 'global' (attribute? (variable (',' variable)* ('=' expressions)? | '*') |
///     'function' name functionBody)`
fn global_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(GLOBAL)?;
    match p.peek() {
        GOTO | GLOBAL | STAR | LT | NAME => {
            let start_2 = p.open();
            p.call(GLOBAL_DECLARATION_OPTIONAL_ATTRIBUTE, 1, optional_attribute)?;
            match p.peek() {
                GOTO | GLOBAL | NAME => {
                    let start_3 = p.open();
                    p.call(GLOBAL_DECLARATION_VARIABLE, 1, variable)?;
                    p.call(GLOBAL_DECLARATION_VARIABLE, 2, next_variables)?;
                    p.call(GLOBAL_DECLARATION_VARIABLE, 3, optional_eq_expressions)?;
                    p.close(start_3, GLOBAL_DECLARATION_VARIABLE)?;
                }
                STAR => p.take(GLOBAL_DECLARATION_VARIABLE_OR_STAR_AFTER_OPTIONAL_ATTRIBUTE)?,
                _ => return p.stop(),
            }
            p.slot(GLOBAL_DECLARATION_VARIABLE_OR_STAR_AFTER_OPTIONAL_ATTRIBUTE)?;
            p.close(start_2, GLOBAL_DECLARATION_OPTIONAL_ATTRIBUTE)?;
        }
        FUNCTION => p.call(GLOBAL_DECLARATION_VARIABLE_OR_STAR_OR_FUNCTION, 2, function)?,
        _ => return p.stop(),
    }
    p.slot(GLOBAL_DECLARATION_VARIABLE_OR_STAR_OR_FUNCTION)?;
    p.node(start, GLOBAL_DECLARATION)
}

/// `functionDeclaration : 'function' name ('.' name)* (':' name)? functionBody`
fn function_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FUNCTION)?;
    name(p)?;
    let list = p.open();
    while p.peek() == DOT {
        p.call(FUNCTION_DECLARATION_NEXT_NAMES, 1, next_name)?;
    }
    p.list(list, FUNCTION_DECLARATION_NEXT_NAMES)?;
    p.call(FUNCTION_DECLARATION, 4, optional_colon_name)?;
    p.call(FUNCTION_DECLARATION, 5, function_body)?;
    p.node(start, FUNCTION_DECLARATION)
}

/// `ifStatement : 'if' expression 'then' block ('elseif' expression 'then' block)* ('else' block)? 'end'`
fn if_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    p.call(IF_STATEMENT, 2, expression)?;
    p.token(THEN)?;
    p.call(IF_STATEMENT, 4, block)?;
    let list = p.open();
    while p.peek() == ELSEIF {
        let start_2 = p.begin(ELSEIF)?;
        p.call(IF_STATEMENT_ELSEIF_THEN, 2, expression)?;
        p.token(THEN)?;
        p.call(IF_STATEMENT_ELSEIF_THEN, 4, block)?;
        p.node(start_2, IF_STATEMENT_ELSEIF_THEN)?;
    }
    p.list(list, IF_STATEMENT_ELSEIF_THENS)?;
    if p.peek() == ELSE {
        let start_2 = p.begin(ELSE)?;
        p.call(IF_STATEMENT_ELSE, 2, block)?;
        p.close_in(start_2, IF_STATEMENT_ELSE, IF_STATEMENT_OPTIONAL_ELSE)?;
    }
    p.token(END)?;
    p.node(start, IF_STATEMENT)
}

/// `whileStatement : 'while' expression 'do' block 'end'`
fn while_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(WHILE)?;
    p.call(WHILE_STATEMENT, 2, expression)?;
    p.token(DO)?;
    p.call(WHILE_STATEMENT, 4, block)?;
    p.token(END)?;
    p.node(start, WHILE_STATEMENT)
}

/// `repeatStatement : 'repeat' block 'until' expression`
fn repeat_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(REPEAT)?;
    p.call(REPEAT_STATEMENT, 2, block)?;
    p.token(UNTIL)?;
    p.call(REPEAT_STATEMENT, 4, expression)?;
    p.node(start, REPEAT_STATEMENT)
}

/// `forStatement : 'for' name (',' name)* ('=' | 'in') expressions 'do' block 'end'`
fn for_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FOR)?;
    name(p)?;
    let list = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        name(p)?;
        p.node(start_2, FOR_STATEMENT_NEXT_NAME)?;
    }
    p.list(list, FOR_STATEMENT_NEXT_NAMES)?;
    p.set(FOR_STATEMENT_EQ_OR_IN, matches!(p.peek(), EQ | IN))?;
    p.call(FOR_STATEMENT, 5, expressions)?;
    p.token(DO)?;
    p.call(FOR_STATEMENT, 7, block)?;
    p.token(END)?;
    p.node(start, FOR_STATEMENT)
}

/// `returnStatement : 'return' expressions? ';'?`
fn return_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(RETURN)?;
    p.call(RETURN_STATEMENT, 2, optional_expressions)?;
    p.optional_token(p.peek() == SEMICOLON, RETURN_STATEMENT_OPTIONAL_SEMICOLON)?;
    p.close(start, RETURN_STATEMENT)
}
