// @generated from grammars/wgsl.g4 by `cargo xtask gen` (blake3 8b360fd431359bdc)

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
            FILE => file, GLOBAL_ITEM => global_item, GLOBAL_ITEM_SEMICOLON => global_item_semicolon,
            OPTIONAL_COMMA => optional_comma, ARGUMENTS => arguments, EXPRESSION => expression,
            OPERAND => operand, PREFIX => prefix, PRIMARY => primary, TYPE => type_rule,
            OPTIONAL_TEMPLATE_LIST => optional_template_list, TEMPLATE_LIST => template_list,
            TEMPLATE_ARGUMENT => template_argument, ARITHMETIC_OPERATOR => arithmetic_operator,
            POSTFIX => postfix, BINARY_OPERATOR => binary_operator, ATTRIBUTES => attributes,
            ATTRIBUTE => attribute, VARIABLE => variable, MEMBERS => members, MEMBER => member,
            CONST_ASSERT_PART => const_assert, FUNCTION => function, BLOCK => block, STATEMENT => statement,
            OPTIONAL_ASSIGNMENT => optional_assignment, ASSIGNMENT => assignment,
            ASSIGNMENT_OPERATOR => assignment_operator, OPTIONAL_EXPRESSION => optional_expression,
            STATEMENT_IF_OR_OTHER => statement_if_or_other, ELSE_IF => else_if, DIRECTIVES => directives,
            ELSE => else_rule, CASE => case, SELECTOR => selector, CASE_OPTIONAL_COLON => case_optional_colon,
            STATEMENT_FOR => statement_for, STATEMENT_EXPRESSION => statement_expression,
            _ => return None,
        })
    }
}

/// `file : globalItem* EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() != EOF {
        p.call(GLOBAL_ITEMS, 1, global_item)?;
    }
    p.list(list, GLOBAL_ITEMS)?;
    p.end()?;
    p.close(start, FILE)
}

/// `globalItem : DIRECTIVE | ';' | ('enable' | 'requires') IDENTIFIER (',' IDENTIFIER)* ','? ';' |
///     'diagnostic' arguments ';' | attribute* variable ';' | 'alias' IDENTIFIER '=' type ';' |
///     'const_assert' expression ';' | attribute* 'struct' IDENTIFIER '{' (member ','?)* '}' | function`
/// In normal form `DIRECTIVE | globalItem_IDENTIFIER? ';' | 'diagnostic' arguments ';' | attribute*
///     (globalItem_variable_semicolon | globalItem_struct_IDENTIFIER) | 'alias' IDENTIFIER
///     '=' type ';' | 'const_assert' expression ';' | function`
fn global_item(p: &mut Machine<'_>) -> Parsed {
    match p.decide(GLOBAL_ITEM)? {
        1 => p.take(GLOBAL_ITEM)?,
        2 => p.call(GLOBAL_ITEM, 2, global_item_semicolon)?,
        3 => {
            let start = p.begin(DIAGNOSTIC)?;
            p.call(GLOBAL_ITEM_DIAGNOSTIC, 2, arguments)?;
            p.token(SEMICOLON)?;
            p.node(start, GLOBAL_ITEM_DIAGNOSTIC)?;
        }
        4 => {
            let start = p.open();
            p.call(GLOBAL_ITEM_VARIABLE_SEMICOLON_OR_OTHER, 1, attributes)?;
            match p.peek() {
                CONST | VAR | LET | OVERRIDE => {
                    let start_2 = p.open();
                    p.call(GLOBAL_ITEM_VARIABLE_SEMICOLON, 1, variable)?;
                    p.token(SEMICOLON)?;
                    p.node(start_2, GLOBAL_ITEM_VARIABLE_SEMICOLON)?;
                }
                STRUCT => {
                    let start_2 = p.begin(STRUCT)?;
                    p.token(IDENTIFIER)?;
                    p.token(L_BRACE)?;
                    p.call(GLOBAL_ITEM_STRUCT_IDENTIFIER, 4, members)?;
                    p.token(R_BRACE)?;
                    p.node(start_2, GLOBAL_ITEM_STRUCT_IDENTIFIER)?;
                }
                _ => return p.stop(),
            }
            p.slot(GLOBAL_ITEM_AFTER_ATTRIBUTES)?;
            p.close(start, GLOBAL_ITEM_VARIABLE_SEMICOLON_OR_OTHER)?;
        }
        5 => {
            let start = p.begin(ALIAS)?;
            p.token(IDENTIFIER)?;
            p.token(EQ)?;
            p.call(GLOBAL_ITEM_ALIAS_IDENTIFIER, 4, type_rule)?;
            p.token(SEMICOLON)?;
            p.node(start, GLOBAL_ITEM_ALIAS_IDENTIFIER)?;
        }
        6 => p.call(GLOBAL_ITEM, 6, const_assert)?,
        _ => p.call(GLOBAL_ITEM, 7, function)?,
    }
    p.slot(GLOBAL_ITEM)
}

/// `(('enable' | 'requires') IDENTIFIER (',' IDENTIFIER)* ','?)? ';'`
fn global_item_semicolon(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if matches!(p.peek(), ENABLE | REQUIRES) {
        let start_2 = p.open();
        p.set(GLOBAL_ITEM_ENABLE_OR_REQUIRES, matches!(p.peek(), ENABLE | REQUIRES))?;
        p.token(IDENTIFIER)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(GLOBAL_ITEM_NEXT_IDENTIFIERS)? {
            let start_3 = p.begin(COMMA)?;
            p.token(IDENTIFIER)?;
            p.node(start_3, GLOBAL_ITEM_NEXT_IDENTIFIER)?;
        }
        p.list(list, GLOBAL_ITEM_NEXT_IDENTIFIERS)?;
        p.call(GLOBAL_ITEM_IDENTIFIER, 4, optional_comma)?;
        p.node_in(start_2, GLOBAL_ITEM_IDENTIFIER, GLOBAL_ITEM_OPTIONAL_IDENTIFIER)?;
    }
    p.token(SEMICOLON)?;
    p.close(start, GLOBAL_ITEM_SEMICOLON)
}

/// `','?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `arguments : '(' (expression (',' expression)* ','?)? ')'`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if p.peek() != R_PAREN {
        let start_2 = p.open();
        p.call(ARGUMENTS_EXPRESSION, 1, expression)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(ARGUMENTS_NEXT_EXPRESSIONS)? {
            p.pair(ARGUMENTS_NEXT_EXPRESSION, COMMA, expression)?;
        }
        p.list(list, ARGUMENTS_NEXT_EXPRESSIONS)?;
        p.call(ARGUMENTS_EXPRESSION, 3, optional_comma)?;
        p.close_in(start_2, ARGUMENTS_EXPRESSION, ARGUMENTS_OPTIONAL_EXPRESSION)?;
    }
    p.token(R_PAREN)?;
    p.node(start, ARGUMENTS)
}

/// `expression : operand (binaryOperator operand)*`
fn expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSION, 1, operand)?;
    let list = p.open();
    while p.goes_in(EXPRESSION_BINARY_OPERATOR_OPERANDS)? {
        let start_2 = p.open();
        p.call(EXPRESSION_BINARY_OPERATOR_OPERAND, 1, binary_operator)?;
        p.call(EXPRESSION_BINARY_OPERATOR_OPERAND, 2, operand)?;
        p.node(start_2, EXPRESSION_BINARY_OPERATOR_OPERAND)?;
    }
    p.list(list, EXPRESSION_BINARY_OPERATOR_OPERANDS)?;
    p.close(start, EXPRESSION)
}

/// `operand : prefix* primary postfix*`
fn operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), MINUS | BANG | TILDE | STAR | AMP | DIRECTIVE) {
        prefix(p)?;
    }
    p.list(list, PREFIXES)?;
    p.call(OPERAND, 2, primary)?;
    let list = p.open();
    while matches!(p.peek(), L_PAREN | DOT | L_BRACKET) || p.peek() == DIRECTIVE && p.goes_in(POSTFIXES)? {
        p.call(POSTFIXES, 1, postfix)?;
    }
    p.list(list, POSTFIXES)?;
    p.close(start, OPERAND)
}

/// `prefix : '-' | '!' | '~' | '*' | '&' | DIRECTIVE`
fn prefix(p: &mut Machine<'_>) -> Parsed {
    p.set(PREFIX, matches!(p.peek(), MINUS | BANG | TILDE | STAR | AMP | DIRECTIVE))
}

/// `primary : IDENTIFIER templateList? | NUMBER | 'true' | 'false' | '(' expression ')'`
/// In normal form `type | NUMBER | 'true' | 'false' | '(' expression ')'`
fn primary(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        IDENTIFIER => p.call(PRIMARY, 1, type_rule)?,
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(PRIMARY_L_PAREN_EXPRESSION_R_PAREN, 2, expression)?;
            p.token(R_PAREN)?;
            p.node(start, PRIMARY_L_PAREN_EXPRESSION_R_PAREN)?;
        }
        NUMBER | TRUE | FALSE => p.take(PRIMARY)?,
        _ => return p.stop(),
    }
    p.slot(PRIMARY)
}

/// `type : IDENTIFIER templateList?`
fn type_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IDENTIFIER)?;
    p.call(TYPE, 2, optional_template_list)?;
    p.close(start, TYPE)
}

/// `templateList?`
fn optional_template_list(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == LT && p.goes_in(OPTIONAL_TEMPLATE_LIST)? {
        p.call(OPTIONAL_TEMPLATE_LIST, 1, template_list)?;
        p.slot(OPTIONAL_TEMPLATE_LIST)?;
    }
    Ok(())
}

/// `templateList : '<' templateArgument (',' templateArgument)* ','? '>'`
fn template_list(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LT)?;
    p.call(TEMPLATE_LIST, 2, template_argument)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(TEMPLATE_LIST_NEXT_TEMPLATE_ARGUMENTS)? {
        p.pair(TEMPLATE_LIST_NEXT_TEMPLATE_ARGUMENT, COMMA, template_argument)?;
    }
    p.list(list, TEMPLATE_LIST_NEXT_TEMPLATE_ARGUMENTS)?;
    p.call(TEMPLATE_LIST, 4, optional_comma)?;
    p.token(GT)?;
    p.node(start, TEMPLATE_LIST)
}

/// `templateArgument : operand (arithmeticOperator operand)*`
fn template_argument(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TEMPLATE_ARGUMENT, 1, operand)?;
    let list = p.open();
    while matches!(p.peek(), MINUS | STAR | AMP | PLUS | SLASH | PERCENT | PIPE | CARET | LT_LT) {
        let start_2 = p.open();
        arithmetic_operator(p)?;
        p.call(TEMPLATE_ARGUMENT_ARITHMETIC_OPERATOR_OPERAND, 2, operand)?;
        p.node(start_2, TEMPLATE_ARGUMENT_ARITHMETIC_OPERATOR_OPERAND)?;
    }
    p.list(list, TEMPLATE_ARGUMENT_ARITHMETIC_OPERATOR_OPERANDS)?;
    p.close(start, TEMPLATE_ARGUMENT)
}

/// `arithmeticOperator : '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<<'`
fn arithmetic_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(ARITHMETIC_OPERATOR)
}

/// `postfix : '.' IDENTIFIER | '[' expression ']' | arguments | DIRECTIVE`
fn postfix(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DOT => {
            let start = p.begin(DOT)?;
            p.token(IDENTIFIER)?;
            p.node(start, POSTFIX_NEXT_IDENTIFIER)?;
        }
        L_BRACKET => {
            let start = p.begin(L_BRACKET)?;
            p.call(POSTFIX_L_BRACKET_EXPRESSION_R_BRACKET, 2, expression)?;
            p.token(R_BRACKET)?;
            p.node(start, POSTFIX_L_BRACKET_EXPRESSION_R_BRACKET)?;
        }
        L_PAREN => p.call(POSTFIX, 3, arguments)?,
        DIRECTIVE => p.take(POSTFIX)?,
        _ => return p.stop(),
    }
    p.slot(POSTFIX)
}

/// `binaryOperator : arithmeticOperator | '>' ('>' | '=')? | '<' | '<=' | '==' | '!=' | '&&' | '||' | '--' |
///     DIRECTIVE`
fn binary_operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MINUS | STAR | AMP | PLUS | SLASH | PERCENT | PIPE | CARET | LT_LT => arithmetic_operator(p)?,
        GT => {
            let start = p.begin(GT)?;
            p.optional_token(matches!(p.peek(), EQ | GT), BINARY_OPERATOR_OPTIONAL_EQ_OR_GT)?;
            p.close(start, BINARY_OPERATOR_GT)?;
        }
        LT | LT_EQ | EQ_EQ | BANG_EQ | AMP_AMP | PIPE_PIPE | MINUS_MINUS | DIRECTIVE => {
            p.take(BINARY_OPERATOR)?;
        }
        _ => return p.stop(),
    }
    p.slot(BINARY_OPERATOR)
}

/// `attribute*`
fn attributes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == AT {
        p.call(ATTRIBUTES, 1, attribute)?;
    }
    p.list(list, ATTRIBUTES)
}

/// `attribute : '@' (IDENTIFIER | 'const' | 'diagnostic') arguments?`
fn attribute(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(AT)?;
    p.set(ATTRIBUTE_DIAGNOSTIC_OR_OTHER, matches!(p.peek(), DIAGNOSTIC | CONST | IDENTIFIER))?;
    p.optional(p.peek() == L_PAREN, OPTIONAL_ARGUMENTS, arguments)?;
    p.node(start, ATTRIBUTE)
}

/// `variable : ('var' templateList? | 'let' | 'const' | 'override') IDENTIFIER (':' type)? ('=' expression)?`
fn variable(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        VAR => {
            let start_2 = p.begin(VAR)?;
            p.call(VARIABLE_VAR, 2, optional_template_list)?;
            p.close(start_2, VARIABLE_VAR)?;
        }
        LET | CONST | OVERRIDE => p.take(VARIABLE_VAR_OR_OTHER)?,
        _ => return p.stop(),
    }
    p.slot(VARIABLE_VAR_OR_OTHER)?;
    p.token(IDENTIFIER)?;
    if p.peek() == COLON {
        let start_2 = p.begin(COLON)?;
        p.call(VARIABLE_COLON_TYPE, 2, type_rule)?;
        p.node_in(start_2, VARIABLE_COLON_TYPE, VARIABLE_OPTIONAL_COLON_TYPE)?;
    }
    if p.peek() == EQ {
        let start_2 = p.begin(EQ)?;
        p.call(VARIABLE_EQ_EXPRESSION, 2, expression)?;
        p.node_in(start_2, VARIABLE_EQ_EXPRESSION, VARIABLE_OPTIONAL_EQ_EXPRESSION)?;
    }
    p.node(start, VARIABLE)
}

/// `(member ','?)*`
fn members(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), AT | IDENTIFIER | DIRECTIVE) {
        let start = p.open();
        p.call(MEMBER_OPTIONAL_COMMA, 1, member)?;
        p.call(MEMBER_OPTIONAL_COMMA, 2, optional_comma)?;
        p.close(start, MEMBER_OPTIONAL_COMMA)?;
    }
    p.list(list, MEMBERS)
}

/// `member : DIRECTIVE | attribute* IDENTIFIER ':' type`
fn member(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        AT | IDENTIFIER => {
            let start = p.open();
            p.call(MEMBER_IDENTIFIER, 1, attributes)?;
            p.token(IDENTIFIER)?;
            p.token(COLON)?;
            p.call(MEMBER_IDENTIFIER, 4, type_rule)?;
            p.node(start, MEMBER_IDENTIFIER)?;
        }
        DIRECTIVE => p.take(MEMBER)?,
        _ => return p.stop(),
    }
    p.slot(MEMBER)
}

/// `'const_assert' expression ';'`
fn const_assert(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CONST_ASSERT)?;
    p.call(CONST_ASSERT_PART, 2, expression)?;
    p.token(SEMICOLON)?;
    p.node(start, CONST_ASSERT_PART)
}

/// `function : attribute* ('virtual' | 'override')? 'fn' IDENTIFIER '(' (parameter ','?)* ')' ('->'
///     attribute* type)? block`
/// In normal form `attribute* ('override' | 'virtual')? 'fn' IDENTIFIER '(' (member ','?)* ')' ('->'
///     attribute* type)? block`
fn function(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FUNCTION, 1, attributes)?;
    p.optional_token(matches!(p.peek(), OVERRIDE | VIRTUAL), FUNCTION_OPTIONAL_OVERRIDE_OR_VIRTUAL)?;
    p.token(FN)?;
    p.token(IDENTIFIER)?;
    p.token(L_PAREN)?;
    p.call(FUNCTION, 6, members)?;
    p.token(R_PAREN)?;
    if p.peek() == MINUS_GT {
        let start_2 = p.begin(MINUS_GT)?;
        p.call(FUNCTION_MINUS_GT_TYPE, 2, attributes)?;
        p.call(FUNCTION_MINUS_GT_TYPE, 3, type_rule)?;
        p.node_in(start_2, FUNCTION_MINUS_GT_TYPE, FUNCTION_OPTIONAL_MINUS_GT_TYPE)?;
    }
    p.call(FUNCTION, 9, block)?;
    p.node(start, FUNCTION)
}

/// `block : attribute* '{' statement* '}'`
fn block(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(BLOCK, 1, attributes)?;
    p.token(L_BRACE)?;
    let list = p.open();
    while p.peek() != R_BRACE {
        p.call(STATEMENTS, 1, statement)?;
    }
    p.list(list, STATEMENTS)?;
    p.token(R_BRACE)?;
    p.node(start, BLOCK)
}

/// `statement : DIRECTIVE | ';' | block | variable ';' | expression assignment? ';' | 'const_assert'
///     expression ';' | 'return' expression? ';' | 'discard' ';' | 'break' ('if' expression)? ';' |
///     'continue' ';' | 'continuing' block | attribute* 'if' expression block elseIf* else? | attribute*
///     'switch' expression attribute* '{' case* '}' | attribute* 'loop' block | attribute* 'for' '('
///     (variable | expression assignment?)? ';' expression? ';' (expression assignment?)? ')' block |
///     attribute* 'while' expression block`
/// In normal form `DIRECTIVE | statement_semicolon | statement_block | statement_expression_semicolon |
///     const_assert | statement_return | statement_discard | statement_break |
///     statement_continue | statement_if_or_other`
fn statement(p: &mut Machine<'_>) -> Parsed {
    match p.decide(STATEMENT)? {
        1 => p.token(DIRECTIVE)?,
        2 => {
            let start = p.open();
            p.optional(matches!(p.peek(), CONST | VAR | LET | OVERRIDE), OPTIONAL_VARIABLE, variable)?;
            p.token(SEMICOLON)?;
            p.close(start, STATEMENT_SEMICOLON)?;
        }
        3 => {
            let start = p.open();
            p.optional_token(p.peek() == CONTINUING, STATEMENT_OPTIONAL_CONTINUING)?;
            p.call(STATEMENT_BLOCK, 2, block)?;
            p.close(start, STATEMENT_BLOCK)?;
        }
        4 => {
            let start = p.open();
            p.call(STATEMENT_EXPRESSION_SEMICOLON, 1, expression)?;
            p.call(STATEMENT_EXPRESSION_SEMICOLON, 2, optional_assignment)?;
            p.token(SEMICOLON)?;
            p.node(start, STATEMENT_EXPRESSION_SEMICOLON)?;
        }
        5 => p.call(STATEMENT, 5, const_assert)?,
        6 => {
            let start = p.begin(RETURN)?;
            p.call(STATEMENT_RETURN, 2, optional_expression)?;
            p.token(SEMICOLON)?;
            p.node(start, STATEMENT_RETURN)?;
        }
        7 => {
            let start = p.begin(DISCARD)?;
            p.token(SEMICOLON)?;
            p.node(start, STATEMENT_DISCARD)?;
        }
        8 => {
            let start = p.begin(BREAK)?;
            if p.peek() == IF {
                let start_2 = p.begin(IF)?;
                p.call(STATEMENT_IF_AFTER_BREAK, 2, expression)?;
                p.node_in(start_2, STATEMENT_IF_AFTER_BREAK, STATEMENT_OPTIONAL_IF)?;
            }
            p.token(SEMICOLON)?;
            p.node(start, STATEMENT_BREAK)?;
        }
        9 => {
            let start = p.begin(CONTINUE)?;
            p.token(SEMICOLON)?;
            p.node(start, STATEMENT_CONTINUE)?;
        }
        _ => p.call(STATEMENT, 10, statement_if_or_other)?,
    }
    p.slot(STATEMENT)
}

/// `assignment?`
fn optional_assignment(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), SEMICOLON | R_PAREN), OPTIONAL_ASSIGNMENT, assignment)
}

/// `assignment : assignmentOperator expression | '++' | '--'`
fn assignment(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        PLUS_PLUS | MINUS_MINUS => p.take(ASSIGNMENT)?,
        _ => {
            let start = p.open();
            p.call(ASSIGNMENT_ASSIGNMENT_OPERATOR_EXPRESSION, 1, assignment_operator)?;
            p.call(ASSIGNMENT_ASSIGNMENT_OPERATOR_EXPRESSION, 2, expression)?;
            p.node(start, ASSIGNMENT_ASSIGNMENT_OPERATOR_EXPRESSION)?;
        }
    }
    p.slot(ASSIGNMENT)
}

/// `assignmentOperator : '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>' '>' '='`
/// In normal form `('>' '>')? '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<='`
fn assignment_operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        EQ | GT => {
            let start = p.open();
            if p.peek() == GT {
                let start_2 = p.begin(GT)?;
                p.token(GT)?;
                p.node_in(start_2, ASSIGNMENT_OPERATOR_GT_GT, ASSIGNMENT_OPERATOR_OPTIONAL_GT_GT)?;
            }
            p.token(EQ)?;
            p.close(start, ASSIGNMENT_OPERATOR_EQ)?;
        }
        PLUS_EQ | MINUS_EQ | STAR_EQ | SLASH_EQ | PERCENT_EQ | AMP_EQ | PIPE_EQ | CARET_EQ | LT_LT_EQ => {
            p.take(ASSIGNMENT_OPERATOR)?;
        }
        _ => return p.stop(),
    }
    p.slot(ASSIGNMENT_OPERATOR)
}

/// `expression?`
fn optional_expression(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() != SEMICOLON, OPTIONAL_EXPRESSION, expression)
}

/// `attribute* ('if' expression block elseIf* else? | 'switch' expression attribute* '{' case* '}' | 'loop'
///     block | 'for' '(' (variable | expression assignment?)? ';' expression? ';' (expression assignment?)?
///     ')' block | 'while' expression block)`
fn statement_if_or_other(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(STATEMENT_IF_OR_OTHER, 1, attributes)?;
    match p.peek() {
        IF => {
            let start_2 = p.begin(IF)?;
            p.call(STATEMENT_IF_EXPRESSION_BLOCK_ELSE_IFS_OPTIONAL_ELSE, 2, expression)?;
            p.call(STATEMENT_IF_EXPRESSION_BLOCK_ELSE_IFS_OPTIONAL_ELSE, 3, block)?;
            let list = p.open();
            while matches!(p.peek(), ELSE_KEYWORD | DIRECTIVE) && p.goes_in(ELSE_IFS)? {
                p.call(ELSE_IFS, 1, else_if)?;
            }
            p.list(list, ELSE_IFS)?;
            if p.peek() == ELSE_KEYWORD || p.peek() == DIRECTIVE && p.goes_in(OPTIONAL_ELSE)? {
                p.call(OPTIONAL_ELSE, 1, else_rule)?;
                p.slot(OPTIONAL_ELSE)?;
            }
            p.node(start_2, STATEMENT_IF_EXPRESSION_BLOCK_ELSE_IFS_OPTIONAL_ELSE)?;
        }
        SWITCH => {
            let start_2 = p.begin(SWITCH)?;
            p.call(STATEMENT_SWITCH, 2, expression)?;
            p.call(STATEMENT_SWITCH, 3, attributes)?;
            p.token(L_BRACE)?;
            let list = p.open();
            while matches!(p.peek(), CASE_KEYWORD | DEFAULT | DIRECTIVE) {
                p.call(CASES, 1, case)?;
            }
            p.list(list, CASES)?;
            p.token(R_BRACE)?;
            p.node(start_2, STATEMENT_SWITCH)?;
        }
        LOOP => p.pair(STATEMENT_LOOP, LOOP, block)?,
        FOR => p.call(STATEMENT_AFTER_ATTRIBUTES, 4, statement_for)?,
        WHILE => {
            let start_2 = p.begin(WHILE)?;
            p.call(STATEMENT_WHILE, 2, expression)?;
            p.call(STATEMENT_WHILE, 3, block)?;
            p.node(start_2, STATEMENT_WHILE)?;
        }
        _ => return p.stop(),
    }
    p.slot(STATEMENT_AFTER_ATTRIBUTES)?;
    p.close(start, STATEMENT_IF_OR_OTHER)
}

/// `elseIf : DIRECTIVE* 'else' 'if' expression block`
fn else_if(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ELSE_IF, 1, directives)?;
    p.token(ELSE_KEYWORD)?;
    p.token(IF)?;
    p.call(ELSE_IF, 4, expression)?;
    p.call(ELSE_IF, 5, block)?;
    p.node(start, ELSE_IF)
}

/// `DIRECTIVE*`
fn directives(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == DIRECTIVE {
        p.take(DIRECTIVE)?;
    }
    p.list(list, DIRECTIVES)
}

/// `else : DIRECTIVE* 'else' block`
fn else_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ELSE, 1, directives)?;
    p.token(ELSE_KEYWORD)?;
    p.call(ELSE, 3, block)?;
    p.node(start, ELSE)
}

/// `case : DIRECTIVE | 'case' selector (',' selector)* ','? ':'? block | 'default' ':'? block`
fn case(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CASE_KEYWORD => {
            let start = p.begin(CASE_KEYWORD)?;
            p.call(CASE_LIST, 2, selector)?;
            let list = p.open();
            while p.peek() == COMMA && p.goes_in(CASE_NEXT_SELECTORS)? {
                p.pair(CASE_NEXT_SELECTOR, COMMA, selector)?;
            }
            p.list(list, CASE_NEXT_SELECTORS)?;
            p.call(CASE_LIST, 4, optional_comma)?;
            p.call(CASE_LIST, 5, case_optional_colon)?;
            p.call(CASE_LIST, 6, block)?;
            p.node(start, CASE_LIST)?;
        }
        DEFAULT => {
            let start = p.begin(DEFAULT)?;
            p.call(CASE_DEFAULT, 2, case_optional_colon)?;
            p.call(CASE_DEFAULT, 3, block)?;
            p.node(start, CASE_DEFAULT)?;
        }
        DIRECTIVE => p.take(CASE)?,
        _ => return p.stop(),
    }
    p.slot(CASE)
}

/// `selector : expression | 'default'`
fn selector(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DEFAULT => p.take(SELECTOR)?,
        _ => p.call(SELECTOR, 1, expression)?,
    }
    p.slot(SELECTOR)
}

/// `':'?`
fn case_optional_colon(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COLON, CASE_OPTIONAL_COLON)
}

/// `'for' '(' (variable | expression assignment?)? ';' expression? ';' (expression assignment?)? ')' block`
fn statement_for(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FOR)?;
    p.token(L_PAREN)?;
    if p.peek() != SEMICOLON {
        match p.peek() {
            CONST | VAR | LET | OVERRIDE => p.call(STATEMENT_VARIABLE_OR_EXPRESSION, 1, variable)?,
            _ => p.call(STATEMENT_VARIABLE_OR_EXPRESSION, 2, statement_expression)?,
        }
        p.slot(STATEMENT_OPTIONAL_VARIABLE_OR_EXPRESSION)?;
    }
    p.token(SEMICOLON)?;
    p.call(STATEMENT_FOR, 5, optional_expression)?;
    p.token(SEMICOLON)?;
    p.optional(p.peek() != R_PAREN, STATEMENT_OPTIONAL_EXPRESSION, statement_expression)?;
    p.token(R_PAREN)?;
    p.call(STATEMENT_FOR, 9, block)?;
    p.node(start, STATEMENT_FOR)
}

/// `expression assignment?`
fn statement_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(STATEMENT_EXPRESSION, 1, expression)?;
    p.call(STATEMENT_EXPRESSION, 2, optional_assignment)?;
    p.close(start, STATEMENT_EXPRESSION)
}
