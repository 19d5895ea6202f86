// @generated from grammars/go.g4 by `cargo xtask gen` (blake3 e5e3f2733949c41d)

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
            FILE => file, END => end, DECLARATION => declaration, IMPORT_DECLARATION => import_declaration,
            IMPORT_SPECIFICATION => import_specification, STRING_RULE => string, TERMINATOR => terminator,
            FUNCTION_DECLARATION => function_declaration, RECEIVER => receiver,
            OPTIONAL_PARAMETER => optional_parameter, PARAMETER => parameter,
            OPTIONAL_DOT_DOT_DOT => optional_dot_dot_dot, TYPE => type_rule,
            OPTIONAL_EXPRESSION_OR_DOT_DOT_DOT => optional_expression_or_dot_dot_dot,
            EXPRESSION => expression, OPERATION => operation, OPERATION_OPERAND => operation_operand,
            UNARY_OPERATORS => unary_operators, UNARY_OPERATOR => unary_operator, PRIMARY => primary,
            OPERAND => operand, SIGNATURE => signature, RESULT => result, BLOCK => block,
            TERMINATED_STATEMENTS => terminated_statements, TERMINATED_STATEMENT => terminated_statement,
            LABEL => label, STATEMENT => statement, SIMPLE_STATEMENT => simple_statement,
            EXPRESSIONS => expressions, NEXT_EXPRESSIONS => next_expressions,
            ASSIGNMENT_OPERATOR => assignment_operator, GENERIC_DECLARATION => generic_declaration,
            GENERIC_DECLARATION_CONST => generic_declaration_const,
            CONSTANT_SPECIFICATION => constant_specification, NAMES => names,
            OPTIONAL_EQ_EXPRESSIONS => optional_eq_expressions, EQ_EXPRESSIONS => eq_expressions,
            VARIABLE_SPECIFICATION => variable_specification, TYPE_SPECIFICATION => type_specification,
            OPTIONAL_TYPE_PARAMETERS => optional_type_parameters, TYPE_PARAMETERS => type_parameters,
            TYPE_PARAMETER => type_parameter, CONSTRAINT => constraint, CONSTRAINT_TERM => constraint_term,
            OPTIONAL_COMMA => optional_comma, IF_STATEMENT => if_statement, STATEMENT_HEAD => statement_head,
            OPTIONAL_END => optional_end, END_OPTIONAL_SIMPLE_STATEMENT => end_optional_simple_statement,
            OPTIONAL_SIMPLE_STATEMENT => optional_simple_statement, FOR_STATEMENT => for_statement,
            FOR_HEAD => for_head, FOR_HEAD_END => for_head_end, SWITCH_STATEMENT => switch_statement,
            CASE_CLAUSES => case_clauses, CASE_CLAUSE => case_clause, SELECT_STATEMENT => select_statement,
            ARGUMENTS => arguments, ARGUMENT => argument, LITERAL_TYPE => literal_type,
            OPTIONAL_LT_MINUS => optional_lt_minus, BRACED_TYPE => braced_type, FIELD => field,
            TYPE_NAME => type_name, INTERFACE_ELEMENT => interface_element, LITERAL_VALUE => literal_value,
            ELEMENT => element, ELEMENT_VALUE => element_value, INDEX => index,
            OPTIONAL_EXPRESSION => optional_expression, BINARY_OPERATOR => binary_operator,
            BARE_TYPE => bare_type, FUNC_PART => func,
            _ => return None,
        })
    }
}

/// `file : 'package' NAME end (declaration end)* EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(PACKAGE)?;
    p.token(NAME)?;
    end(p)?;
    let list = p.open();
    while matches!(p.peek(), IMPORT | FUNC | CONST | VAR | TYPE_KEYWORD) {
        let start_2 = p.open();
        p.call(FILE_DECLARATION_END, 1, declaration)?;
        end(p)?;
        p.node(start_2, FILE_DECLARATION_END)?;
    }
    p.list(list, FILE_DECLARATION_ENDS)?;
    p.end()?;
    p.node(start, FILE)
}

/// `end : ';' | NEWLINE`
fn end(p: &mut Machine<'_>) -> Parsed {
    p.set(END, matches!(p.peek(), SEMICOLON | NEWLINE))
}

/// `declaration : importDeclaration | functionDeclaration | genericDeclaration`
fn declaration(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        IMPORT => p.call(DECLARATION, 1, import_declaration)?,
        FUNC => p.call(DECLARATION, 2, function_declaration)?,
        CONST | VAR | TYPE_KEYWORD => p.call(DECLARATION, 3, generic_declaration)?,
        _ => return p.stop(),
    }
    p.slot(DECLARATION)
}

/// `importDeclaration : 'import' (importSpecification | '(' (importSpecification terminator)* ')')`
fn import_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IMPORT)?;
    match p.peek() {
        DOT | STRING | RAW_STRING | NAME => {
            p.call(IMPORT_DECLARATION_IMPORT_SPECIFICATION_OR_OTHER, 1, import_specification)?;
        }
        L_PAREN => {
            let start_2 = p.begin(L_PAREN)?;
            let list = p.open();
            while matches!(p.peek(), DOT | STRING | RAW_STRING | NAME) {
                let start_3 = p.open();
                p.call(IMPORT_DECLARATION_IMPORT_SPECIFICATION_TERMINATOR, 1, import_specification)?;
                p.call(IMPORT_DECLARATION_IMPORT_SPECIFICATION_TERMINATOR, 2, terminator)?;
                p.close(start_3, IMPORT_DECLARATION_IMPORT_SPECIFICATION_TERMINATOR)?;
            }
            p.list(list, IMPORT_DECLARATION_IMPORT_SPECIFICATION_TERMINATORS)?;
            p.token(R_PAREN)?;
            p.node(start_2, IMPORT_DECLARATION_L_PAREN_R_PAREN)?;
        }
        _ => return p.stop(),
    }
    p.slot(IMPORT_DECLARATION_IMPORT_SPECIFICATION_OR_OTHER)?;
    p.node(start, IMPORT_DECLARATION)
}

/// `importSpecification : ('.' | NAME)? string`
fn import_specification(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(matches!(p.peek(), DOT | NAME), IMPORT_SPECIFICATION_OPTIONAL_DOT_OR_NAME)?;
    string(p)?;
    p.close(start, IMPORT_SPECIFICATION)
}

/// `string : STRING | RAW_STRING`
fn string(p: &mut Machine<'_>) -> Parsed {
    p.set(STRING_RULE, matches!(p.peek(), STRING | RAW_STRING))
}

/// `terminator : end | {closes()}?`
fn terminator(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.decide(TERMINATOR)? {
        1 => end(p)?,
        _ => p.guard(CLOSES)?,
    }
    p.close(start, TERMINATOR)
}

/// `functionDeclaration : 'func' receiver? NAME typeParameters? signature block?`
fn function_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FUNC)?;
    p.optional(p.peek() == L_PAREN, OPTIONAL_RECEIVER, receiver)?;
    p.token(NAME)?;
    p.call(FUNCTION_DECLARATION, 4, optional_type_parameters)?;
    p.call(FUNCTION_DECLARATION, 5, signature)?;
    p.optional(p.peek() == L_BRACE, OPTIONAL_BLOCK, block)?;
    p.node(start, FUNCTION_DECLARATION)
}

/// `receiver : '(' (parameter (',' parameter)* ','?)? ')'`
fn receiver(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(RECEIVER, 2, optional_parameter)?;
    p.token(R_PAREN)?;
    p.node(start, RECEIVER)
}

/// `(parameter (',' parameter)* ','?)?`
fn optional_parameter(p: &mut Machine<'_>) -> Parsed {
    if p.peek() != R_PAREN {
        let start = p.open();
        p.call(PARAMETER_NEXT_PARAMETERS_OPTIONAL_COMMA, 1, parameter)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(NEXT_PARAMETERS)? {
            p.pair(NEXT_PARAMETER, COMMA, parameter)?;
        }
        p.list(list, NEXT_PARAMETERS)?;
        p.call(PARAMETER_NEXT_PARAMETERS_OPTIONAL_COMMA, 3, optional_comma)?;
        p.close_in(start, PARAMETER_NEXT_PARAMETERS_OPTIONAL_COMMA, OPTIONAL_PARAMETER)?;
    }
    Ok(())
}

/// `parameter : '...'? type | NAME '...'? type`
/// In normal form `NAME?? '...'? type`
fn parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == NAME && p.goes_in(PARAMETER_OPTIONAL_NAME)? {
        p.take(PARAMETER_OPTIONAL_NAME)?;
    }
    p.call(PARAMETER, 2, optional_dot_dot_dot)?;
    p.call(PARAMETER, 3, type_rule)?;
    p.close(start, PARAMETER)
}

/// `'...'?`
fn optional_dot_dot_dot(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == DOT_DOT_DOT, OPTIONAL_DOT_DOT_DOT)
}

/// `type : typeName | '(' type ')' | '*' type | '<-' 'chan' type | bareType`
/// In normal form `('*' | '<-' 'chan' | '[' (expression | '...')? ']' | 'map' '[' type ']' | 'chan' '<-'?)*
///     (typeName | '(' type ')' | 'func' signature | bracedType)`
fn type_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), L_BRACKET | STAR | LT_MINUS | CHAN | MAP) {
        match p.peek() {
            LT_MINUS => {
                let start_2 = p.begin(LT_MINUS)?;
                p.token(CHAN)?;
                p.node(start_2, TYPE_LT_MINUS_CHAN)?;
            }
            L_BRACKET => {
                let start_2 = p.begin(L_BRACKET)?;
                p.call(TYPE_L_BRACKET_R_BRACKET, 2, optional_expression_or_dot_dot_dot)?;
                p.token(R_BRACKET)?;
                p.node(start_2, TYPE_L_BRACKET_R_BRACKET)?;
            }
            MAP => {
                let start_2 = p.begin(MAP)?;
                p.token(L_BRACKET)?;
                p.call(TYPE_MAP, 3, type_rule)?;
                p.token(R_BRACKET)?;
                p.node(start_2, TYPE_MAP)?;
            }
            CHAN => {
                let start_2 = p.begin(CHAN)?;
                p.call(TYPE_CHAN, 2, optional_lt_minus)?;
                p.close(start_2, TYPE_CHAN)?;
            }
            STAR => p.take(TYPE_TAIL)?,
            _ => return p.stop(),
        }
        p.slot(TYPE_TAIL)?;
    }
    p.list(list, TYPE_TAILS)?;
    match p.peek() {
        NAME => p.call(TYPE_OPERAND, 1, type_name)?,
        L_PAREN => {
            let start_2 = p.begin(L_PAREN)?;
            p.call(TYPE_L_PAREN_TYPE_R_PAREN, 2, type_rule)?;
            p.token(R_PAREN)?;
            p.node(start_2, TYPE_L_PAREN_TYPE_R_PAREN)?;
        }
        FUNC => p.call(TYPE_OPERAND, 3, func)?,
        STRUCT | INTERFACE => p.call(TYPE_OPERAND, 4, braced_type)?,
        _ => return p.stop(),
    }
    p.slot(TYPE_OPERAND)?;
    p.close(start, TYPE)
}

/// `(expression | '...')?`
fn optional_expression_or_dot_dot_dot(p: &mut Machine<'_>) -> Parsed {
    if p.peek() != R_BRACKET {
        match p.peek() {
            DOT_DOT_DOT => p.take(EXPRESSION_OR_DOT_DOT_DOT)?,
            _ => p.call(EXPRESSION_OR_DOT_DOT_DOT, 1, expression)?,
        }
        p.slot(OPTIONAL_EXPRESSION_OR_DOT_DOT_DOT)?;
    }
    Ok(())
}

/// `expression : operation | {bare()}? unaryOperator* bareType`
fn expression(p: &mut Machine<'_>) -> Parsed {
    match p.decide(EXPRESSION)? {
        1 => p.call(EXPRESSION, 1, operation)?,
        _ => {
            let start = p.open();
            p.guard(BARE)?;
            p.call(EXPRESSION_BARE_TYPE, 2, unary_operators)?;
            p.call(EXPRESSION_BARE_TYPE, 3, bare_type)?;
            p.close(start, EXPRESSION_BARE_TYPE)?;
        }
    }
    p.slot(EXPRESSION)
}

/// `operation : operation binaryOperator operation | unaryOperator operation | primary`
/// In normal form `unaryOperator* primary (binaryOperator unaryOperator* primary)*`
fn operation(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(OPERATION, 1, operation_operand)?;
    let list = p.open();
    while p.goes_in(OPERATION_TAILS)? {
        let start_2 = p.open();
        binary_operator(p)?;
        p.call(OPERATION_TAIL, 2, operation_operand)?;
        p.node(start_2, OPERATION_TAIL)?;
    }
    p.list(list, OPERATION_TAILS)?;
    p.close(start, OPERATION)
}

/// `unaryOperator* primary`
fn operation_operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(OPERATION_OPERAND, 1, unary_operators)?;
    p.call(OPERATION_OPERAND, 2, primary)?;
    p.close(start, OPERATION_OPERAND)
}

/// `unaryOperator*`
fn unary_operators(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), TILDE | STAR | LT_MINUS | PLUS | MINUS | CARET | AMP | BANG) {
        unary_operator(p)?;
    }
    p.list(list, UNARY_OPERATORS)
}

/// `unaryOperator : '+' | '-' | '!' | '^' | '*' | '&' | '<-' | '~'`
fn unary_operator(p: &mut Machine<'_>) -> Parsed {
    p.set(UNARY_OPERATOR, matches!(p.peek(), TILDE | STAR | LT_MINUS | PLUS | MINUS | CARET | AMP | BANG))
}

/// `primary : primary '.' (NAME | '(' (type | 'type') ')') | primary '[' index ']' | primary arguments |
///     primary {literal()}? literalValue | operand`
/// In normal form `operand ('.' (NAME | '(' (type | 'type') ')') | '[' index ']' | arguments | {literal()}?
///     literalValue)*`
fn primary(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PRIMARY, 1, operand)?;
    let list = p.open();
    while p.goes_in(PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN_OR_OTHERS)? {
        match p.peek() {
            DOT => {
                let start_2 = p.begin(DOT)?;
                match p.peek() {
                    L_PAREN => {
                        let start_3 = p.begin(L_PAREN)?;
                        match p.peek() {
                            TYPE_KEYWORD => p.take(PRIMARY_TYPE_OR_TYPE)?,
                            _ => p.call(PRIMARY_TYPE_OR_TYPE, 1, type_rule)?,
                        }
                        p.slot(PRIMARY_TYPE_OR_TYPE)?;
                        p.token(R_PAREN)?;
                        p.node(start_3, PRIMARY_L_PAREN_TYPE_OR_TYPE_R_PAREN)?;
                    }
                    NAME => p.take(PRIMARY_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN)?,
                    _ => return p.stop(),
                }
                p.slot(PRIMARY_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN)?;
                p.node(start_2, PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN)?;
            }
            L_BRACKET => {
                let start_2 = p.begin(L_BRACKET)?;
                p.call(PRIMARY_L_BRACKET_INDEX_R_BRACKET, 2, index)?;
                p.token(R_BRACKET)?;
                p.node(start_2, PRIMARY_L_BRACKET_INDEX_R_BRACKET)?;
            }
            L_PAREN => p.call(PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN_OR_OTHER, 3, arguments)?,
            L_BRACE | LITERAL => {
                p.guard(LITERAL)?;
                p.call(PRIMARY_LITERAL_VALUE, 2, literal_value)?;
                p.slot(PRIMARY_LITERAL_VALUE)?;
            }
            _ => return p.stop(),
        }
        p.slot(PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN_OR_OTHER)?;
    }
    p.list(list, PRIMARY_NEXT_NAME_OR_L_PAREN_TYPE_OR_TYPE_R_PAREN_OR_OTHERS)?;
    p.close(start, PRIMARY)
}

/// `operand : NAME | NUMBER | RUNE | string | '(' expression ')' | 'func' signature (block | arguments) |
///     literalType (literalValue | arguments) | bracedType '.' NAME`
fn operand(p: &mut Machine<'_>) -> Parsed {
    match p.decide(OPERAND)? {
        1..=3 => p.take(OPERAND)?,
        4 => string(p)?,
        5 => {
            let start = p.begin(L_PAREN)?;
            p.call(OPERAND_L_PAREN_EXPRESSION_R_PAREN, 2, expression)?;
            p.token(R_PAREN)?;
            p.node(start, OPERAND_L_PAREN_EXPRESSION_R_PAREN)?;
        }
        6 => {
            let start = p.begin(FUNC)?;
            p.call(OPERAND_FUNC, 2, signature)?;
            match p.peek() {
                L_BRACE => p.call(OPERAND_BLOCK_OR_ARGUMENTS, 1, block)?,
                L_PAREN => p.call(OPERAND_BLOCK_OR_ARGUMENTS, 2, arguments)?,
                _ => return p.stop(),
            }
            p.slot(OPERAND_BLOCK_OR_ARGUMENTS)?;
            p.node(start, OPERAND_FUNC)?;
        }
        7 => {
            let start = p.open();
            p.call(OPERAND_LITERAL_TYPE, 1, literal_type)?;
            match p.peek() {
                L_BRACE => p.call(OPERAND_LITERAL_VALUE_OR_ARGUMENTS, 1, literal_value)?,
                L_PAREN => p.call(OPERAND_LITERAL_VALUE_OR_ARGUMENTS, 2, arguments)?,
                _ => return p.stop(),
            }
            p.slot(OPERAND_LITERAL_VALUE_OR_ARGUMENTS)?;
            p.node(start, OPERAND_LITERAL_TYPE)?;
        }
        _ => {
            let start = p.open();
            p.call(OPERAND_NAME, 1, braced_type)?;
            p.token(DOT)?;
            p.token(NAME)?;
            p.node(start, OPERAND_NAME)?;
        }
    }
    p.slot(OPERAND)
}

/// `signature : '(' (parameter (',' parameter)* ','?)? ')' result?`
fn signature(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(SIGNATURE, 2, optional_parameter)?;
    p.token(R_PAREN)?;
    if p.goes_in(OPTIONAL_RESULT)? {
        p.call(OPTIONAL_RESULT, 1, result)?;
        p.slot(OPTIONAL_RESULT)?;
    }
    p.node(start, SIGNATURE)
}

/// `result : type | '(' (parameter (',' parameter)* ','?)? ')'`
/// In normal form `type | receiver`
fn result(p: &mut Machine<'_>) -> Parsed {
    match p.decide(RESULT)? {
        1 => p.call(RESULT, 1, type_rule)?,
        _ => p.call(RESULT, 2, receiver)?,
    }
    p.slot(RESULT)
}

/// `block : '{' terminatedStatement* '}'`
fn block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.call(BLOCK, 2, terminated_statements)?;
    p.token(R_BRACE)?;
    p.node(start, BLOCK)
}

/// `terminatedStatement*`
fn terminated_statements(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), R_BRACE | CASE | DEFAULT) {
        p.call(TERMINATED_STATEMENTS, 1, terminated_statement)?;
    }
    p.list(list, TERMINATED_STATEMENTS)
}

/// `terminatedStatement : end | label | statement terminator`
fn terminated_statement(p: &mut Machine<'_>) -> Parsed {
    match p.decide(TERMINATED_STATEMENT)? {
        1 => end(p)?,
        2 => p.call(TERMINATED_STATEMENT, 2, label)?,
        _ => {
            let start = p.open();
            p.call(TERMINATED_STATEMENT_STATEMENT_TERMINATOR, 1, statement)?;
            p.call(TERMINATED_STATEMENT_STATEMENT_TERMINATOR, 2, terminator)?;
            p.close(start, TERMINATED_STATEMENT_STATEMENT_TERMINATOR)?;
        }
    }
    p.slot(TERMINATED_STATEMENT)
}

/// `label : NAME ':'`
fn label(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(NAME)?;
    p.token(COLON)?;
    p.node(start, LABEL)
}

/// `statement : simpleStatement | genericDeclaration | block | ifStatement | forStatement | switchStatement
///     | selectStatement | ('go' | 'defer') expression | 'return' expressions? | ('break' | 'continue')
///     NAME? | 'goto' NAME | 'fallthrough'`
fn statement(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CONST | VAR | TYPE_KEYWORD => p.call(STATEMENT, 2, generic_declaration)?,
        L_BRACE => p.call(STATEMENT, 3, block)?,
        IF => p.call(STATEMENT, 4, if_statement)?,
        FOR => p.call(STATEMENT, 5, for_statement)?,
        SWITCH => p.call(STATEMENT, 6, switch_statement)?,
        SELECT => p.call(STATEMENT, 7, select_statement)?,
        GO | DEFER => {
            let start = p.open();
            p.set(STATEMENT_GO_OR_DEFER, matches!(p.peek(), GO | DEFER))?;
            p.call(STATEMENT_GO_OR_DEFER_EXPRESSION, 2, expression)?;
            p.node(start, STATEMENT_GO_OR_DEFER_EXPRESSION)?;
        }
        RETURN => {
            let start = p.begin(RETURN)?;
            if p.goes_in(OPTIONAL_EXPRESSIONS)? {
                p.call(OPTIONAL_EXPRESSIONS, 1, expressions)?;
                p.slot(OPTIONAL_EXPRESSIONS)?;
            }
            p.close(start, STATEMENT_RETURN)?;
        }
        BREAK | CONTINUE => {
            let start = p.open();
            p.set(STATEMENT_BREAK_OR_CONTINUE_CHOICE, matches!(p.peek(), BREAK | CONTINUE))?;
            if p.peek() == NAME && p.goes_in(STATEMENT_OPTIONAL_NAME)? {
                p.take(STATEMENT_OPTIONAL_NAME)?;
            }
            p.close(start, STATEMENT_BREAK_OR_CONTINUE_OPTIONAL_NAME)?;
        }
        GOTO => {
            let start = p.begin(GOTO)?;
            p.token(NAME)?;
            p.node(start, STATEMENT_GOTO_NAME)?;
        }
        FALLTHROUGH => p.take(STATEMENT)?,
        _ => p.call(STATEMENT, 1, simple_statement)?,
    }
    p.slot(STATEMENT)
}

/// `simpleStatement : expressions ('++' | '--' | '<-' expression | assignmentOperator 'range'? expressions)?
///     | 'range' expression`
fn simple_statement(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        RANGE => p.pair(SIMPLE_STATEMENT_RANGE, RANGE, expression)?,
        _ => {
            let start = p.open();
            p.call(SIMPLE_STATEMENT_EXPRESSIONS, 1, expressions)?;
            if p.goes_in(SIMPLE_STATEMENT_OPTIONAL_PLUS_PLUS_OR_OTHER)? {
                match p.peek() {
                    LT_MINUS => p.pair(SIMPLE_STATEMENT_LT_MINUS_EXPRESSION, LT_MINUS, expression)?,
                    PLUS_PLUS | MINUS_MINUS => p.take(SIMPLE_STATEMENT_PLUS_PLUS_OR_OTHER)?,
                    _ => {
                        let start_2 = p.open();
                        assignment_operator(p)?;
                        p.optional_token(p.peek() == RANGE, SIMPLE_STATEMENT_OPTIONAL_RANGE)?;
                        p.call(SIMPLE_STATEMENT_ASSIGNMENT_OPERATOR_EXPRESSIONS, 3, expressions)?;
                        p.node(start_2, SIMPLE_STATEMENT_ASSIGNMENT_OPERATOR_EXPRESSIONS)?;
                    }
                }
                p.slot(SIMPLE_STATEMENT_OPTIONAL_PLUS_PLUS_OR_OTHER)?;
            }
            p.close(start, SIMPLE_STATEMENT_EXPRESSIONS)?;
        }
    }
    p.slot(SIMPLE_STATEMENT)
}

/// `expressions : expression (',' expression)*`
fn expressions(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSIONS, 1, expression)?;
    p.call(EXPRESSIONS, 2, next_expressions)?;
    p.close(start, EXPRESSIONS)
}

/// `(',' expression)*`
fn next_expressions(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(NEXT_EXPRESSIONS)? {
        p.pair(NEXT_EXPRESSION, COMMA, expression)?;
    }
    p.list(list, NEXT_EXPRESSIONS)
}

/// `assignmentOperator : '=' | ':=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>>='
///     | '&^='`
fn assignment_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(ASSIGNMENT_OPERATOR)
}

/// `genericDeclaration : 'const' (constantSpecification | '(' (constantSpecification terminator)* ')') |
///     'var' (variableSpecification | '(' (variableSpecification terminator)* ')') | 'type'
///     (typeSpecification | '(' (typeSpecification terminator)* ')')`
fn generic_declaration(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CONST => p.call(GENERIC_DECLARATION, 1, generic_declaration_const)?,
        VAR => {
            let start = p.begin(VAR)?;
            match p.peek() {
                NAME => {
                    p.call(GENERIC_DECLARATION_VARIABLE_SPECIFICATION_OR_OTHER, 1, variable_specification)?;
                }
                L_PAREN => {
                    let start_2 = p.begin(L_PAREN)?;
                    let list = p.open();
                    while p.peek() == NAME {
                        let start_3 = p.open();
                        p.call(GENERIC_DECLARATION_VARIABLE_SPECIFICATION_TERMINATOR, 1,
                            variable_specification)?;
                        p.call(GENERIC_DECLARATION_VARIABLE_SPECIFICATION_TERMINATOR, 2, terminator)?;
                        p.close(start_3, GENERIC_DECLARATION_VARIABLE_SPECIFICATION_TERMINATOR)?;
                    }
                    p.list(list, GENERIC_DECLARATION_VARIABLE_SPECIFICATION_TERMINATORS)?;
                    p.token(R_PAREN)?;
                    p.node(start_2, GENERIC_DECLARATION_L_PAREN_VARIABLE_SPECIFICATION_TERMINATORS)?;
                }
                _ => return p.stop(),
            }
            p.slot(GENERIC_DECLARATION_VARIABLE_SPECIFICATION_OR_OTHER)?;
            p.node(start, GENERIC_DECLARATION_VAR)?;
        }
        TYPE_KEYWORD => {
            let start = p.begin(TYPE_KEYWORD)?;
            match p.peek() {
                NAME => {
                    p.call(GENERIC_DECLARATION_TYPE_SPECIFICATION_OR_L_PAREN_R_PAREN, 1, type_specification)?;
                }
                L_PAREN => {
                    let start_2 = p.begin(L_PAREN)?;
                    let list = p.open();
                    while p.peek() == NAME {
                        let start_3 = p.open();
                        p.call(GENERIC_DECLARATION_TYPE_SPECIFICATION_TERMINATOR, 1, type_specification)?;
                        p.call(GENERIC_DECLARATION_TYPE_SPECIFICATION_TERMINATOR, 2, terminator)?;
                        p.close(start_3, GENERIC_DECLARATION_TYPE_SPECIFICATION_TERMINATOR)?;
                    }
                    p.list(list, GENERIC_DECLARATION_TYPE_SPECIFICATION_TERMINATORS)?;
                    p.token(R_PAREN)?;
                    p.node(start_2, GENERIC_DECLARATION_L_PAREN_TYPE_SPECIFICATION_TERMINATORS_R_PAREN)?;
                }
                _ => return p.stop(),
            }
            p.slot(GENERIC_DECLARATION_TYPE_SPECIFICATION_OR_L_PAREN_R_PAREN)?;
            p.node(start, GENERIC_DECLARATION_TYPE)?;
        }
        _ => return p.stop(),
    }
    p.slot(GENERIC_DECLARATION)
}

/// `'const' (constantSpecification | '(' (constantSpecification terminator)* ')')`
fn generic_declaration_const(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CONST)?;
    match p.peek() {
        NAME => p.call(GENERIC_DECLARATION_CONSTANT_SPECIFICATION_OR_OTHER, 1, constant_specification)?,
        L_PAREN => {
            let start_2 = p.begin(L_PAREN)?;
            let list = p.open();
            while p.peek() == NAME {
                let start_3 = p.open();
                p.call(GENERIC_DECLARATION_CONSTANT_SPECIFICATION_TERMINATOR, 1, constant_specification)?;
                p.call(GENERIC_DECLARATION_CONSTANT_SPECIFICATION_TERMINATOR, 2, terminator)?;
                p.close(start_3, GENERIC_DECLARATION_CONSTANT_SPECIFICATION_TERMINATOR)?;
            }
            p.list(list, GENERIC_DECLARATION_CONSTANT_SPECIFICATION_TERMINATORS)?;
            p.token(R_PAREN)?;
            p.node(start_2, GENERIC_DECLARATION_L_PAREN_CONSTANT_SPECIFICATION_TERMINATORS)?;
        }
        _ => return p.stop(),
    }
    p.slot(GENERIC_DECLARATION_CONSTANT_SPECIFICATION_OR_OTHER)?;
    p.node(start, GENERIC_DECLARATION_CONST)
}

/// `constantSpecification : names type? ('=' expressions)?`
fn constant_specification(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CONSTANT_SPECIFICATION, 1, names)?;
    if p.goes_in(OPTIONAL_TYPE)? {
        p.call(OPTIONAL_TYPE, 1, type_rule)?;
        p.slot(OPTIONAL_TYPE)?;
    }
    p.call(CONSTANT_SPECIFICATION, 3, optional_eq_expressions)?;
    p.close(start, CONSTANT_SPECIFICATION)
}

/// `names : NAME (',' NAME)*`
fn names(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(NAME)?;
    let list = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        p.token(NAME)?;
        p.node(start_2, NAMES_NEXT_NAME)?;
    }
    p.list(list, NAMES_NEXT_NAMES)?;
    p.close(start, NAMES)
}

/// `('=' expressions)?`
fn optional_eq_expressions(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == EQ, OPTIONAL_EQ_EXPRESSIONS, eq_expressions)
}

/// `'=' expressions`
fn eq_expressions(p: &mut Machine<'_>) -> Parsed {
    p.pair(EQ_EXPRESSIONS, EQ, expressions)
}

/// `variableSpecification : names (type ('=' expressions)? | '=' expressions)`
fn variable_specification(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(VARIABLE_SPECIFICATION, 1, names)?;
    match p.peek() {
        L_PAREN | FUNC | L_BRACKET | STAR | LT_MINUS | CHAN | MAP | STRUCT | INTERFACE | NAME => {
            let start_2 = p.open();
            p.call(VARIABLE_SPECIFICATION_TYPE, 1, type_rule)?;
            p.call(VARIABLE_SPECIFICATION_TYPE, 2, optional_eq_expressions)?;
            p.close(start_2, VARIABLE_SPECIFICATION_TYPE)?;
        }
        EQ => p.call(VARIABLE_SPECIFICATION_TYPE_OR_EQ_EXPRESSIONS, 2, eq_expressions)?,
        _ => return p.stop(),
    }
    p.slot(VARIABLE_SPECIFICATION_TYPE_OR_EQ_EXPRESSIONS)?;
    p.node(start, VARIABLE_SPECIFICATION)
}

/// `typeSpecification : NAME typeParameters? '='? type`
fn type_specification(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(NAME)?;
    p.call(TYPE_SPECIFICATION, 2, optional_type_parameters)?;
    p.optional_token(p.peek() == EQ, TYPE_SPECIFICATION_OPTIONAL_EQ)?;
    p.call(TYPE_SPECIFICATION, 4, type_rule)?;
    p.node(start, TYPE_SPECIFICATION)
}

/// `typeParameters?`
fn optional_type_parameters(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == L_BRACKET && p.goes_in(OPTIONAL_TYPE_PARAMETERS)? {
        p.call(OPTIONAL_TYPE_PARAMETERS, 1, type_parameters)?;
        p.slot(OPTIONAL_TYPE_PARAMETERS)?;
    }
    Ok(())
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

/// `typeParameter : names constraint`
fn type_parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE_PARAMETER, 1, names)?;
    p.call(TYPE_PARAMETER, 2, constraint)?;
    p.node(start, TYPE_PARAMETER)
}

/// `constraint : constraintTerm ('|' constraintTerm)*`
fn constraint(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CONSTRAINT, 1, constraint_term)?;
    let list = p.open();
    while p.peek() == PIPE {
        p.pair(CONSTRAINT_NEXT_CONSTRAINT_TERM, PIPE, constraint_term)?;
    }
    p.list(list, CONSTRAINT_NEXT_CONSTRAINT_TERMS)?;
    p.close(start, CONSTRAINT)
}

/// `constraintTerm : '~'? type`
fn constraint_term(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == TILDE, CONSTRAINT_TERM_OPTIONAL_TILDE)?;
    p.call(CONSTRAINT_TERM, 2, type_rule)?;
    p.close(start, CONSTRAINT_TERM)
}

/// `','?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `ifStatement : 'if' statementHead block ('else' 'if' statementHead block)* ('else' block)?`
fn if_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    p.call(IF_STATEMENT, 2, statement_head)?;
    p.call(IF_STATEMENT, 3, block)?;
    let list = p.open();
    while p.peek() == ELSE && p.goes_in(IF_STATEMENT_ELSE_IFS)? {
        let start_2 = p.begin(ELSE)?;
        p.token(IF)?;
        p.call(IF_STATEMENT_ELSE_IF, 3, statement_head)?;
        p.call(IF_STATEMENT_ELSE_IF, 4, block)?;
        p.node(start_2, IF_STATEMENT_ELSE_IF)?;
    }
    p.list(list, IF_STATEMENT_ELSE_IFS)?;
    if p.peek() == ELSE {
        let start_2 = p.begin(ELSE)?;
        p.call(IF_STATEMENT_ELSE, 2, block)?;
        p.node_in(start_2, IF_STATEMENT_ELSE, IF_STATEMENT_OPTIONAL_ELSE)?;
    }
    p.node(start, IF_STATEMENT)
}

/// `statementHead : simpleStatement (end simpleStatement?)? | end simpleStatement?`
fn statement_head(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SEMICOLON | NEWLINE => p.call(STATEMENT_HEAD, 2, end_optional_simple_statement)?,
        _ => {
            let start = p.open();
            p.call(STATEMENT_HEAD_SIMPLE_STATEMENT, 1, simple_statement)?;
            p.call(STATEMENT_HEAD_SIMPLE_STATEMENT, 2, optional_end)?;
            p.close(start, STATEMENT_HEAD_SIMPLE_STATEMENT)?;
        }
    }
    p.slot(STATEMENT_HEAD)
}

/// `(end simpleStatement?)?`
fn optional_end(p: &mut Machine<'_>) -> Parsed {
    p.optional(matches!(p.peek(), SEMICOLON | NEWLINE), OPTIONAL_END, end_optional_simple_statement)
}

/// `end simpleStatement?`
fn end_optional_simple_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    end(p)?;
    p.call(END_OPTIONAL_SIMPLE_STATEMENT, 2, optional_simple_statement)?;
    p.close(start, END_OPTIONAL_SIMPLE_STATEMENT)
}

/// `simpleStatement?`
fn optional_simple_statement(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), SEMICOLON | L_BRACE | NEWLINE), OPTIONAL_SIMPLE_STATEMENT,
        simple_statement)
}

/// `forStatement : 'for' (forHead block | block)`
/// In normal form `'for' forHead? block`
fn for_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FOR)?;
    p.optional(p.peek() != L_BRACE, OPTIONAL_FOR_HEAD, for_head)?;
    p.call(FOR_STATEMENT, 3, block)?;
    p.node(start, FOR_STATEMENT)
}

/// `forHead : simpleStatement (end simpleStatement? (end simpleStatement?)?)? | end simpleStatement? (end
///     simpleStatement?)?`
fn for_head(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SEMICOLON | NEWLINE => p.call(FOR_HEAD, 2, for_head_end)?,
        _ => {
            let start = p.open();
            p.call(FOR_HEAD_SIMPLE_STATEMENT, 1, simple_statement)?;
            p.optional(matches!(p.peek(), SEMICOLON | NEWLINE), FOR_HEAD_OPTIONAL_END, for_head_end)?;
            p.close(start, FOR_HEAD_SIMPLE_STATEMENT)?;
        }
    }
    p.slot(FOR_HEAD)
}

/// `end simpleStatement? (end simpleStatement?)?`
fn for_head_end(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    end(p)?;
    p.call(FOR_HEAD_END, 2, optional_simple_statement)?;
    p.call(FOR_HEAD_END, 3, optional_end)?;
    p.close(start, FOR_HEAD_END)
}

/// `switchStatement : 'switch' statementHead? '{' caseClause* '}'`
fn switch_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SWITCH)?;
    p.optional(p.peek() != L_BRACE, OPTIONAL_STATEMENT_HEAD, statement_head)?;
    p.token(L_BRACE)?;
    p.call(SWITCH_STATEMENT, 4, case_clauses)?;
    p.token(R_BRACE)?;
    p.node(start, SWITCH_STATEMENT)
}

/// `caseClause*`
fn case_clauses(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), CASE | DEFAULT) {
        p.call(CASE_CLAUSES, 1, case_clause)?;
    }
    p.list(list, CASE_CLAUSES)
}

/// `caseClause : ('case' simpleStatement | 'default') ':' terminatedStatement*`
fn case_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        CASE => p.pair(CASE_CLAUSE_CASE, CASE, simple_statement)?,
        DEFAULT => p.take(CASE_CLAUSE_CASE_OR_DEFAULT)?,
        _ => return p.stop(),
    }
    p.slot(CASE_CLAUSE_CASE_OR_DEFAULT)?;
    p.token(COLON)?;
    p.call(CASE_CLAUSE, 3, terminated_statements)?;
    p.node(start, CASE_CLAUSE)
}

/// `selectStatement : 'select' '{' caseClause* '}'`
fn select_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SELECT)?;
    p.token(L_BRACE)?;
    p.call(SELECT_STATEMENT, 3, case_clauses)?;
    p.token(R_BRACE)?;
    p.node(start, SELECT_STATEMENT)
}

/// `arguments : '(' (argument (',' argument)* ','?)? ')'`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if p.peek() != R_PAREN {
        let start_2 = p.open();
        p.call(ARGUMENTS_ARGUMENT, 1, argument)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(ARGUMENTS_NEXT_ARGUMENTS)? {
            p.pair(ARGUMENTS_NEXT_ARGUMENT, COMMA, argument)?;
        }
        p.list(list, ARGUMENTS_NEXT_ARGUMENTS)?;
        p.call(ARGUMENTS_ARGUMENT, 3, optional_comma)?;
        p.close_in(start_2, ARGUMENTS_ARGUMENT, ARGUMENTS_OPTIONAL_ARGUMENT)?;
    }
    p.token(R_PAREN)?;
    p.node(start, ARGUMENTS)
}

/// `argument : expression '...'?`
fn argument(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ARGUMENT, 1, expression)?;
    p.call(ARGUMENT, 2, optional_dot_dot_dot)?;
    p.close(start, ARGUMENT)
}

/// `literalType : '[' (expression | '...')? ']' type | 'map' '[' type ']' type | 'chan' '<-'? type |
///     bracedType`
fn literal_type(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET => {
            let start = p.begin(L_BRACKET)?;
            p.call(LITERAL_TYPE_L_BRACKET_R_BRACKET_TYPE, 2, optional_expression_or_dot_dot_dot)?;
            p.token(R_BRACKET)?;
            p.call(LITERAL_TYPE_L_BRACKET_R_BRACKET_TYPE, 4, type_rule)?;
            p.node(start, LITERAL_TYPE_L_BRACKET_R_BRACKET_TYPE)?;
        }
        MAP => {
            let start = p.begin(MAP)?;
            p.token(L_BRACKET)?;
            p.call(LITERAL_TYPE_MAP, 3, type_rule)?;
            p.token(R_BRACKET)?;
            p.call(LITERAL_TYPE_MAP, 5, type_rule)?;
            p.node(start, LITERAL_TYPE_MAP)?;
        }
        CHAN => {
            let start = p.begin(CHAN)?;
            p.call(LITERAL_TYPE_CHAN, 2, optional_lt_minus)?;
            p.call(LITERAL_TYPE_CHAN, 3, type_rule)?;
            p.node(start, LITERAL_TYPE_CHAN)?;
        }
        STRUCT | INTERFACE => p.call(LITERAL_TYPE, 4, braced_type)?,
        _ => return p.stop(),
    }
    p.slot(LITERAL_TYPE)
}

/// `'<-'?`
fn optional_lt_minus(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == LT_MINUS && p.goes_in(OPTIONAL_LT_MINUS)? {
        p.take(OPTIONAL_LT_MINUS)?;
    }
    Ok(())
}

/// `bracedType : 'struct' '{' (field terminator)* '}' | 'interface' '{' (interfaceElement terminator)* '}'`
fn braced_type(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STRUCT => {
            let start = p.begin(STRUCT)?;
            p.token(L_BRACE)?;
            let list = p.open();
            while matches!(p.peek(), STAR | NAME | EMBEDDED) {
                let start_2 = p.open();
                p.call(BRACED_TYPE_FIELD_TERMINATOR, 1, field)?;
                p.call(BRACED_TYPE_FIELD_TERMINATOR, 2, terminator)?;
                p.close(start_2, BRACED_TYPE_FIELD_TERMINATOR)?;
            }
            p.list(list, BRACED_TYPE_FIELD_TERMINATORS)?;
            p.token(R_BRACE)?;
            p.node(start, BRACED_TYPE_STRUCT)?;
        }
        INTERFACE => {
            let start = p.begin(INTERFACE)?;
            p.token(L_BRACE)?;
            let list = p.open();
            while p.peek() != R_BRACE {
                let start_2 = p.open();
                p.call(BRACED_TYPE_INTERFACE_ELEMENT_TERMINATOR, 1, interface_element)?;
                p.call(BRACED_TYPE_INTERFACE_ELEMENT_TERMINATOR, 2, terminator)?;
                p.close(start_2, BRACED_TYPE_INTERFACE_ELEMENT_TERMINATOR)?;
            }
            p.list(list, BRACED_TYPE_INTERFACE_ELEMENT_TERMINATORS)?;
            p.token(R_BRACE)?;
            p.node(start, BRACED_TYPE_INTERFACE)?;
        }
        _ => return p.stop(),
    }
    p.slot(BRACED_TYPE)
}

/// `field : (names type | {embedded()}? '*'? typeName) string?`
fn field(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.decide(FIELD_NAMES_TYPE_OR_TYPE_NAME)? {
        1 => {
            let start_2 = p.open();
            p.call(FIELD_NAMES_TYPE, 1, names)?;
            p.call(FIELD_NAMES_TYPE, 2, type_rule)?;
            p.node(start_2, FIELD_NAMES_TYPE)?;
        }
        _ => {
            let start_2 = p.open();
            p.guard(EMBEDDED)?;
            p.optional_token(p.peek() == STAR, FIELD_OPTIONAL_STAR)?;
            p.call(FIELD_TYPE_NAME, 3, type_name)?;
            p.close(start_2, FIELD_TYPE_NAME)?;
        }
    }
    p.slot(FIELD_NAMES_TYPE_OR_TYPE_NAME)?;
    if matches!(p.peek(), STRING | RAW_STRING) {
        string(p)?;
        p.slot(OPTIONAL_STRING)?;
    }
    p.close(start, FIELD)
}

/// `typeName : NAME ('.' NAME)? ('[' type (',' type)* ','? ']')?`
fn type_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(NAME)?;
    if p.peek() == DOT {
        let start_2 = p.begin(DOT)?;
        p.token(NAME)?;
        p.node_in(start_2, TYPE_NAME_NEXT_NAME, TYPE_NAME_OPTIONAL_NEXT_NAME)?;
    }
    if p.peek() == L_BRACKET && p.goes_in(TYPE_NAME_OPTIONAL_L_BRACKET_TYPE_R_BRACKET)? {
        let start_2 = p.begin(L_BRACKET)?;
        p.call(TYPE_NAME_L_BRACKET_TYPE_R_BRACKET, 2, type_rule)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(TYPE_NAME_NEXT_TYPES)? {
            p.pair(TYPE_NAME_NEXT_TYPE, COMMA, type_rule)?;
        }
        p.list(list, TYPE_NAME_NEXT_TYPES)?;
        p.call(TYPE_NAME_L_BRACKET_TYPE_R_BRACKET, 4, optional_comma)?;
        p.token(R_BRACKET)?;
        p.node_in(start_2, TYPE_NAME_L_BRACKET_TYPE_R_BRACKET, TYPE_NAME_OPTIONAL_L_BRACKET_TYPE_R_BRACKET)?;
    }
    p.close(start, TYPE_NAME)
}

/// `interfaceElement : NAME signature | {embedded()}? constraint`
fn interface_element(p: &mut Machine<'_>) -> Parsed {
    match p.decide(INTERFACE_ELEMENT)? {
        1 => p.pair(INTERFACE_ELEMENT_NAME, NAME, signature)?,
        _ => {
            p.guard(EMBEDDED)?;
            p.call(INTERFACE_ELEMENT_CONSTRAINT, 2, constraint)?;
            p.slot(INTERFACE_ELEMENT_CONSTRAINT)?;
        }
    }
    p.slot(INTERFACE_ELEMENT)
}

/// `literalValue : '{' (element (',' element)* ','?)? '}'`
fn literal_value(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    if p.peek() != R_BRACE {
        let start_2 = p.open();
        p.call(LITERAL_VALUE_ELEMENT, 1, element)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(LITERAL_VALUE_NEXT_ELEMENTS)? {
            p.pair(LITERAL_VALUE_NEXT_ELEMENT, COMMA, element)?;
        }
        p.list(list, LITERAL_VALUE_NEXT_ELEMENTS)?;
        p.call(LITERAL_VALUE_ELEMENT, 3, optional_comma)?;
        p.close_in(start_2, LITERAL_VALUE_ELEMENT, LITERAL_VALUE_OPTIONAL_ELEMENT)?;
    }
    p.token(R_BRACE)?;
    p.node(start, LITERAL_VALUE)
}

/// `element : elementValue (':' elementValue)?`
fn element(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ELEMENT, 1, element_value)?;
    if p.peek() == COLON {
        let start_2 = p.begin(COLON)?;
        p.call(ELEMENT_COLON_ELEMENT_VALUE, 2, element_value)?;
        p.node_in(start_2, ELEMENT_COLON_ELEMENT_VALUE, ELEMENT_OPTIONAL_COLON_ELEMENT_VALUE)?;
    }
    p.close(start, ELEMENT)
}

/// `elementValue : expression | literalValue`
fn element_value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE => p.call(ELEMENT_VALUE, 2, literal_value)?,
        _ => p.call(ELEMENT_VALUE, 1, expression)?,
    }
    p.slot(ELEMENT_VALUE)
}

/// `index : expression (',' expression)* ','? | expression? ':' expression? (':' expression)?`
fn index(p: &mut Machine<'_>) -> Parsed {
    match p.decide(INDEX)? {
        1 => {
            let start = p.open();
            p.call(INDEX_EXPRESSION, 1, expression)?;
            p.call(INDEX_EXPRESSION, 2, next_expressions)?;
            p.call(INDEX_EXPRESSION, 3, optional_comma)?;
            p.close(start, INDEX_EXPRESSION)?;
        }
        _ => {
            let start = p.open();
            p.call(INDEX_COLON, 1, optional_expression)?;
            p.token(COLON)?;
            p.call(INDEX_COLON, 3, optional_expression)?;
            if p.peek() == COLON {
                let start_2 = p.begin(COLON)?;
                p.call(INDEX_COLON_EXPRESSION, 2, expression)?;
                p.node_in(start_2, INDEX_COLON_EXPRESSION, INDEX_OPTIONAL_COLON_EXPRESSION)?;
            }
            p.close(start, INDEX_COLON)?;
        }
    }
    p.slot(INDEX)
}

/// `expression?`
fn optional_expression(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), R_BRACKET | COLON), OPTIONAL_EXPRESSION, expression)
}

/// `binaryOperator : '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '|' | '^' | '*' | '/'
///     | '%' | '<<' | '>>' | '&' | '&^'`
fn binary_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(BINARY_OPERATOR)
}

/// `bareType : 'func' signature | literalType`
fn bare_type(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        FUNC => p.call(BARE_TYPE, 1, func)?,
        L_BRACKET | CHAN | MAP | STRUCT | INTERFACE => p.call(BARE_TYPE, 2, literal_type)?,
        _ => return p.stop(),
    }
    p.slot(BARE_TYPE)
}

/// `'func' signature`
fn func(p: &mut Machine<'_>) -> Parsed {
    p.pair(FUNC_PART, FUNC, signature)
}
