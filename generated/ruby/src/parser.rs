// @generated from grammars/ruby.g4 by `cargo xtask gen` (blake3 83aed54c4395eed9)

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
            PROGRAM => program, STATEMENTS => statements, TERMINATED_STATEMENT => terminated_statement,
            STATEMENT => statement, ITEMS => items, ITEM => item, EXPRESSION => expression,
            EXPRESSION_OPERAND => expression_operand, PREFIX_OPERATOR => prefix_operator,
            DEFINED_NAME => defined_name, DEFINED_ON => defined_on,
            L_PAREN_STATEMENTS_R_PAREN => l_paren_statements_r_paren,
            L_PAREN_OPTIONAL_PARAMETERS_R_PAREN => l_paren_optional_parameters_r_paren,
            OPTIONAL_PARAMETERS => optional_parameters, PARAMETERS => parameters,
            PARAMETERS_NEXT_ITEMS => parameters_next_items, OPERAND => operand, STRING => string,
            STRING_PART => string_part, STRING_CONTENT => string_content,
            L_BRACKET_R_BRACKET => l_bracket_r_bracket, OPTIONAL_ITEMS => optional_items, LAMBDA => lambda,
            BODY => body, RESCUE_CLAUSE => rescue_clause, EQ_GT_EXPRESSION => eq_gt_expression, THEN => then,
            OPTIONAL_ELSE_CLAUSE => optional_else_clause, ELSE_CLAUSE => else_clause,
            ENSURE_CLAUSE => ensure_clause, IF_EXPRESSION => if_expression, CONDITION => condition,
            MODIFIERS => modifiers, MODIFIER_RULE => modifier, ELSIF_CLAUSE => elsif_clause,
            LOOP => loop_rule, LOOP_START => loop_start, OPTIONAL_COMMA => optional_comma,
            CASE_EXPRESSION => case_expression, CASE_CLAUSE => case_clause, DEFINITION => definition,
            ARGUMENTS_RULE => arguments, BLOCK => block, BRACE_BLOCK => brace_block,
            OPTIONAL_BLOCK_PARAMETERS => optional_block_parameters, BLOCK_PARAMETERS => block_parameters,
            BINARY_OPERATOR => binary_operator, METHOD_NAME => method_name, TERMINATOR => terminator,
            _ => return None,
        })
    }
}

/// `program : statements DATA? EOF`
fn program(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PROGRAM, 1, statements)?;
    p.optional_token(p.peek() == DATA, PROGRAM_OPTIONAL_DATA)?;
    p.end()?;
    p.close(start, PROGRAM)
}

/// `statements : (terminatedStatement | NEWLINE | ';')*`
fn statements(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), EOF | RESCUE | ELSE | ENSURE | R_PAREN | R_BRACE | END_KEYWORD | ELSIF | IN
        | WHEN | DATA) {
        match p.peek() {
            NEWLINE | SEMICOLON => p.take(STATEMENTS_TERMINATED_STATEMENT_OR_OTHER)?,
            _ => p.call(STATEMENTS_TERMINATED_STATEMENT_OR_OTHER, 1, terminated_statement)?,
        }
        p.slot(STATEMENTS_TERMINATED_STATEMENT_OR_OTHER)?;
    }
    p.list(list, STATEMENTS)
}

/// `terminatedStatement : statement terminator`
fn terminated_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TERMINATED_STATEMENT, 1, statement)?;
    p.call(TERMINATED_STATEMENT, 2, terminator)?;
    p.close(start, TERMINATED_STATEMENT)
}

/// `statement : items modifier* | 'alias' methodName methodName modifier* | 'undef' methodName (','
///     methodName)* modifier* | ('BEGIN' | 'END') braceBlock`
fn statement(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ALIAS => {
            let start = p.begin(ALIAS)?;
            p.call(STATEMENT_ALIAS, 2, method_name)?;
            p.call(STATEMENT_ALIAS, 3, method_name)?;
            p.call(STATEMENT_ALIAS, 4, modifiers)?;
            p.node(start, STATEMENT_ALIAS)?;
        }
        UNDEF => {
            let start = p.begin(UNDEF)?;
            p.call(STATEMENT_UNDEF, 2, method_name)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.pair(STATEMENT_NEXT_METHOD_NAME, COMMA, method_name)?;
            }
            p.list(list, STATEMENT_NEXT_METHOD_NAMES)?;
            p.call(STATEMENT_UNDEF, 4, modifiers)?;
            p.node(start, STATEMENT_UNDEF)?;
        }
        BEGIN | END => {
            let start = p.open();
            p.set(STATEMENT_BEGIN_OR_END, matches!(p.peek(), BEGIN | END))?;
            p.call(STATEMENT_BEGIN_OR_END_BRACE_BLOCK, 2, brace_block)?;
            p.node(start, STATEMENT_BEGIN_OR_END_BRACE_BLOCK)?;
        }
        _ => {
            let start = p.open();
            p.call(STATEMENT_ITEMS, 1, items)?;
            p.call(STATEMENT_ITEMS, 2, modifiers)?;
            p.close(start, STATEMENT_ITEMS)?;
        }
    }
    p.slot(STATEMENT)
}

/// `items : item (',' item)* ','?`
fn items(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ITEMS, 1, item)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(ITEMS_NEXT_ITEMS)? {
        p.pair(ITEMS_NEXT_ITEM, COMMA, item)?;
    }
    p.list(list, ITEMS_NEXT_ITEMS)?;
    p.call(ITEMS, 3, optional_comma)?;
    p.close(start, ITEMS)
}

/// `item : expression (('=>' | LABEL_COLON) expression?)? | LABEL (expression ('=>' expression)?)? | '*'?
///     '=' expression | '=>' expression | '*' | '**' | '&' | '...'`
fn item(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ITEM)? {
        1 => {
            let start = p.open();
            p.call(ITEM_EXPRESSION_TO_OPTIONAL_EQ_GT_OR_LABEL_COLON, 1, expression)?;
            if p.peek() == LABEL_COLON || p.goes_in(ITEM_OPTIONAL_EQ_GT_OR_LABEL_COLON)? {
                let start_2 = p.open();
                p.set(ITEM_EQ_GT_OR_LABEL_COLON_CHOICE, matches!(p.peek(), EQ_GT | LABEL_COLON))?;
                if p.goes_in(OPTIONAL_EXPRESSION)? {
                    p.call(OPTIONAL_EXPRESSION, 1, expression)?;
                    p.slot(OPTIONAL_EXPRESSION)?;
                }
                p.close_in(start_2, ITEM_EQ_GT_OR_LABEL_COLON_AFTER_EXPRESSION,
                    ITEM_OPTIONAL_EQ_GT_OR_LABEL_COLON)?;
            }
            p.close(start, ITEM_EXPRESSION_TO_OPTIONAL_EQ_GT_OR_LABEL_COLON)?;
        }
        2 => {
            let start = p.begin(LABEL)?;
            if p.goes_in(ITEM_OPTIONAL_EXPRESSION)? {
                let start_2 = p.open();
                p.call(ITEM_EXPRESSION_AFTER_LABEL, 1, expression)?;
                if p.peek() == EQ_GT && p.goes_in(ITEM_OPTIONAL_EQ_GT_EXPRESSION)? {
                    p.call(ITEM_OPTIONAL_EQ_GT_EXPRESSION, 1, eq_gt_expression)?;
                    p.slot(ITEM_OPTIONAL_EQ_GT_EXPRESSION)?;
                }
                p.close_in(start_2, ITEM_EXPRESSION_AFTER_LABEL, ITEM_OPTIONAL_EXPRESSION)?;
            }
            p.close(start, ITEM_LABEL)?;
        }
        3 => {
            let start = p.open();
            p.optional_token(p.peek() == STAR, ITEM_OPTIONAL_STAR)?;
            p.token(EQ)?;
            p.call(ITEM_EQ_EXPRESSION, 3, expression)?;
            p.node(start, ITEM_EQ_EXPRESSION)?;
        }
        4 => p.call(ITEM, 4, eq_gt_expression)?,
        5 => p.token(STAR)?,
        6 => p.token(STAR_STAR)?,
        7 => p.token(AMP)?,
        _ => p.token(DOT_DOT_DOT)?,
    }
    p.slot(ITEM)
}

/// `expression : expression binaryOperator expression | expression '?' expression ':' expression |
///     prefixOperator expression | 'def' definedName '=' expression | 'def' definedName '(' parameters? ')'
///     '=' expression | expression ENDLESS | expression ('.' | '&.' | '::') NAME | expression ('.' | '&.' |
///     '::') arguments | expression arguments | expression '[' items? ']' | expression ARGUMENTS items
///     ARGUMENTS_END | expression block | operand`
/// In normal form `(prefixOperator | expression_def)* operand (ENDLESS | expression_dot_or_other NAME |
///     expression_optional_dot_or_other arguments | '[' optional_items ']' | ARGUMENTS items
///     ARGUMENTS_END | block | expression_binaryOperator_or_other expression_operand)*`
fn expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSION, 1, expression_operand)?;
    let list = p.open();
    while p.goes_in(EXPRESSION_TAILS)? {
        match p.decide(EXPRESSION_TAIL)? {
            1 => p.take(EXPRESSION_TAIL)?,
            2 => {
                let start_2 = p.open();
                p.set(EXPRESSION_DOT_OR_OTHER, matches!(p.peek(), DOT | AMP_DOT | COLON_COLON))?;
                p.token(NAME)?;
                p.node(start_2, EXPRESSION_NAME)?;
            }
            3 => {
                let start_2 = p.open();
                p.optional_token(matches!(p.peek(), DOT | AMP_DOT | COLON_COLON),
                    EXPRESSION_OPTIONAL_DOT_OR_OTHER)?;
                p.call(EXPRESSION_ARGUMENTS, 2, arguments)?;
                p.close(start_2, EXPRESSION_ARGUMENTS)?;
            }
            4 => p.call(EXPRESSION_TAIL, 4, l_bracket_r_bracket)?,
            5 => {
                let start_2 = p.begin(ARGUMENTS)?;
                p.call(EXPRESSION_ARGUMENTS_ARGUMENTS_END, 2, items)?;
                p.token(ARGUMENTS_END)?;
                p.node(start_2, EXPRESSION_ARGUMENTS_ARGUMENTS_END)?;
            }
            6 => p.call(EXPRESSION_TAIL, 6, block)?,
            _ => {
                let start_2 = p.open();
                match p.peek() {
                    QUESTION => {
                        let start_3 = p.begin(QUESTION)?;
                        p.call(EXPRESSION_QUESTION_EXPRESSION_COLON, 2, expression)?;
                        p.token(COLON)?;
                        p.node(start_3, EXPRESSION_QUESTION_EXPRESSION_COLON)?;
                    }
                    _ => binary_operator(p)?,
                }
                p.slot(EXPRESSION_BINARY_OPERATOR_OR_OTHER)?;
                p.call(EXPRESSION_BINARY_OPERATOR_OR_OTHER_OPERAND, 2, expression_operand)?;
                p.node(start_2, EXPRESSION_BINARY_OPERATOR_OR_OTHER_OPERAND)?;
            }
        }
        p.slot(EXPRESSION_TAIL)?;
    }
    p.list(list, EXPRESSION_TAILS)?;
    p.close(start, EXPRESSION)
}

/// `(prefixOperator | 'def' definedName ('(' parameters? ')')?? '=')* operand`
fn expression_operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.goes_in(EXPRESSION_PREFIXES)? {
        match p.peek() {
            DEF => {
                let start_2 = p.begin(DEF)?;
                p.call(EXPRESSION_DEF, 2, defined_name)?;
                p.optional(p.peek() == L_PAREN, EXPRESSION_AFTER_DEF, l_paren_optional_parameters_r_paren)?;
                p.token(EQ)?;
                p.node(start_2, EXPRESSION_DEF)?;
            }
            _ => prefix_operator(p)?,
        }
        p.slot(EXPRESSION_PREFIX)?;
    }
    p.list(list, EXPRESSION_PREFIXES)?;
    p.call(EXPRESSION_OPERAND, 2, operand)?;
    p.close(start, EXPRESSION_OPERAND)
}

/// `prefixOperator : '!' | '~' | '+' | '-' | '*' | '**' | '&' | '^' | '::' | '..' | '...' | 'not' |
///     'defined?'`
fn prefix_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(PREFIX_OPERATOR)
}

/// `definedName : (definedOn ('.' | '::'))? NAME`
fn defined_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.goes_in(DEFINED_NAME_OPTIONAL_DEFINED_ON_DOT_OR_COLON_COLON)? {
        let start_2 = p.open();
        p.call(DEFINED_NAME_DEFINED_ON_DOT_OR_COLON_COLON, 1, defined_on)?;
        p.set(DEFINED_NAME_DOT_OR_COLON_COLON, matches!(p.peek(), DOT | COLON_COLON))?;
        p.node_in(start_2, DEFINED_NAME_DEFINED_ON_DOT_OR_COLON_COLON,
            DEFINED_NAME_OPTIONAL_DEFINED_ON_DOT_OR_COLON_COLON)?;
    }
    p.token(NAME)?;
    p.close(start, DEFINED_NAME)
}

/// `definedOn : NAME | VARIABLE | '(' statements ')'`
fn defined_on(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => p.call(DEFINED_ON, 3, l_paren_statements_r_paren)?,
        NAME | VARIABLE => p.take(DEFINED_ON)?,
        _ => return p.stop(),
    }
    p.slot(DEFINED_ON)
}

/// `'(' statements ')'`
fn l_paren_statements_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(L_PAREN_STATEMENTS_R_PAREN, 2, statements)?;
    p.token(R_PAREN)?;
    p.node(start, L_PAREN_STATEMENTS_R_PAREN)
}

/// `'(' parameters? ')'`
fn l_paren_optional_parameters_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(L_PAREN_OPTIONAL_PARAMETERS_R_PAREN, 2, optional_parameters)?;
    p.token(R_PAREN)?;
    p.node(start, L_PAREN_OPTIONAL_PARAMETERS_R_PAREN)
}

/// `parameters?`
fn optional_parameters(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), R_PAREN | PIPE), OPTIONAL_PARAMETERS, parameters)
}

/// `parameters : items (';' items)? | ';' items`
fn parameters(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SEMICOLON => p.call(PARAMETERS, 2, parameters_next_items)?,
        _ => {
            let start = p.open();
            p.call(PARAMETERS_ITEMS, 1, items)?;
            p.optional(p.peek() == SEMICOLON, PARAMETERS_OPTIONAL_NEXT_ITEMS, parameters_next_items)?;
            p.close(start, PARAMETERS_ITEMS)?;
        }
    }
    p.slot(PARAMETERS)
}

/// `';' items`
fn parameters_next_items(p: &mut Machine<'_>) -> Parsed {
    p.pair(PARAMETERS_NEXT_ITEMS, SEMICOLON, items)
}

/// `operand : NAME | VARIABLE | NUMBER | SYMBOL | string | '(' statements ')' | '[' items? ']' | '{' items?
///     '}' | 'return' | 'break' | 'next' | lambda | ifExpression | loop | caseExpression | 'begin' body
///     'end' | definition`
fn operand(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CHARACTER | HEREDOC | STRING_START => p.call(OPERAND, 5, string)?,
        L_PAREN => p.call(OPERAND, 6, l_paren_statements_r_paren)?,
        L_BRACKET => p.call(OPERAND, 7, l_bracket_r_bracket)?,
        L_BRACE => {
            let start = p.begin(L_BRACE)?;
            p.call(OPERAND_L_BRACE_R_BRACE, 2, optional_items)?;
            p.token(R_BRACE)?;
            p.node(start, OPERAND_L_BRACE_R_BRACE)?;
        }
        MINUS_GT => p.call(OPERAND, 12, lambda)?,
        IF | UNLESS => p.call(OPERAND, 13, if_expression)?,
        WHILE | UNTIL | FOR => p.call(OPERAND, 14, loop_rule)?,
        CASE => p.call(OPERAND, 15, case_expression)?,
        BEGIN_KEYWORD => {
            let start = p.begin(BEGIN_KEYWORD)?;
            p.call(OPERAND_BEGIN_END, 2, body)?;
            p.token(END_KEYWORD)?;
            p.node(start, OPERAND_BEGIN_END)?;
        }
        DEF | CLASS | MODULE => p.call(OPERAND, 17, definition)?,
        NAME | VARIABLE | NUMBER | SYMBOL | RETURN | BREAK | NEXT => p.take(OPERAND)?,
        _ => return p.stop(),
    }
    p.slot(OPERAND)
}

/// `string : stringPart+`
fn string(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(STRING, 1, string_part)?;
        if !matches!(p.peek(), CHARACTER | HEREDOC | STRING_START) || !p.goes_in(STRING)? {
            break;
        }
    }
    p.list(list, STRING)
}

/// `stringPart : STRING_START stringContent* STRING_END | HEREDOC | CHARACTER`
fn string_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STRING_START => {
            let start = p.begin(STRING_START)?;
            let list = p.open();
            while matches!(p.peek(), INTERPOLATION | STRING_TEXT) {
                p.call(STRING_CONTENTS, 1, string_content)?;
            }
            p.list(list, STRING_CONTENTS)?;
            p.token(STRING_END)?;
            p.node(start, STRING_PART_STRING_START_STRING_END)?;
        }
        HEREDOC | CHARACTER => p.take(STRING_PART)?,
        _ => return p.stop(),
    }
    p.slot(STRING_PART)
}

/// `stringContent : STRING_TEXT | INTERPOLATION statements '}'`
fn string_content(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        INTERPOLATION => {
            let start = p.begin(INTERPOLATION)?;
            p.call(STRING_CONTENT_INTERPOLATION, 2, statements)?;
            p.token(R_BRACE)?;
            p.node(start, STRING_CONTENT_INTERPOLATION)?;
        }
        STRING_TEXT => p.take(STRING_CONTENT)?,
        _ => return p.stop(),
    }
    p.slot(STRING_CONTENT)
}

/// `'[' items? ']'`
fn l_bracket_r_bracket(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.call(L_BRACKET_R_BRACKET, 2, optional_items)?;
    p.token(R_BRACKET)?;
    p.node(start, L_BRACKET_R_BRACKET)
}

/// `items?`
fn optional_items(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), SEMICOLON | R_PAREN | R_BRACKET | R_BRACE | NEWLINE), OPTIONAL_ITEMS,
        items)
}

/// `lambda : '->' ('(' parameters? ')' | items)? (LAMBDA_OPEN statements '}' | LAMBDA_DO body 'end')`
fn lambda(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(MINUS_GT)?;
    if !matches!(p.peek(), LAMBDA_DO | LAMBDA_OPEN) {
        match p.decide(LAMBDA_L_PAREN_R_PAREN_OR_ITEMS)? {
            1 => p.call(LAMBDA_L_PAREN_R_PAREN_OR_ITEMS, 1, l_paren_optional_parameters_r_paren)?,
            _ => p.call(LAMBDA_L_PAREN_R_PAREN_OR_ITEMS, 2, items)?,
        }
        p.slot(LAMBDA_OPTIONAL_L_PAREN_R_PAREN_OR_ITEMS)?;
    }
    match p.peek() {
        LAMBDA_OPEN => {
            let start_2 = p.begin(LAMBDA_OPEN)?;
            p.call(LAMBDA_LAMBDA_OPEN, 2, statements)?;
            p.token(R_BRACE)?;
            p.node(start_2, LAMBDA_LAMBDA_OPEN)?;
        }
        LAMBDA_DO => {
            let start_2 = p.begin(LAMBDA_DO)?;
            p.call(LAMBDA_LAMBDA_DO_END, 2, body)?;
            p.token(END_KEYWORD)?;
            p.node(start_2, LAMBDA_LAMBDA_DO_END)?;
        }
        _ => return p.stop(),
    }
    p.slot(LAMBDA_LAMBDA_OPEN_OR_LAMBDA_DO_END)?;
    p.node(start, LAMBDA)
}

/// `body : statements rescueClause* elseClause? ensureClause?`
fn body(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(BODY, 1, statements)?;
    let list = p.open();
    while p.peek() == RESCUE {
        p.call(RESCUE_CLAUSES, 1, rescue_clause)?;
    }
    p.list(list, RESCUE_CLAUSES)?;
    p.call(BODY, 3, optional_else_clause)?;
    p.optional(p.peek() == ENSURE, OPTIONAL_ENSURE_CLAUSE, ensure_clause)?;
    p.close(start, BODY)
}

/// `rescueClause : 'rescue' (items | '=>' expression)? then statements`
fn rescue_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(RESCUE)?;
    if !matches!(p.peek(), SEMICOLON | THEN_KEYWORD | NEWLINE) {
        match p.decide(RESCUE_CLAUSE_ITEMS_OR_EQ_GT_EXPRESSION)? {
            1 => p.call(RESCUE_CLAUSE_ITEMS_OR_EQ_GT_EXPRESSION, 1, items)?,
            _ => p.call(RESCUE_CLAUSE_ITEMS_OR_EQ_GT_EXPRESSION, 2, eq_gt_expression)?,
        }
        p.slot(RESCUE_CLAUSE_OPTIONAL_ITEMS_OR_EQ_GT_EXPRESSION)?;
    }
    p.call(RESCUE_CLAUSE, 3, then)?;
    p.call(RESCUE_CLAUSE, 4, statements)?;
    p.node(start, RESCUE_CLAUSE)
}

/// `'=>' expression`
fn eq_gt_expression(p: &mut Machine<'_>) -> Parsed {
    p.pair(EQ_GT_EXPRESSION, EQ_GT, expression)
}

/// `then : (NEWLINE | ';') 'then'? | 'then'`
fn then(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SEMICOLON | NEWLINE => {
            let start = p.open();
            p.set(SEMICOLON_OR_NEWLINE, matches!(p.peek(), SEMICOLON | NEWLINE))?;
            p.optional_token(p.peek() == THEN_KEYWORD, THEN_OPTIONAL_THEN)?;
            p.close(start, THEN_SEMICOLON_OR_NEWLINE)?;
        }
        THEN_KEYWORD => p.take(THEN)?,
        _ => return p.stop(),
    }
    p.slot(THEN)
}

/// `elseClause?`
fn optional_else_clause(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == ELSE, OPTIONAL_ELSE_CLAUSE, else_clause)
}

/// `elseClause : 'else' statements`
fn else_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ELSE)?;
    p.call(ELSE_CLAUSE, 2, statements)?;
    p.close(start, ELSE_CLAUSE)
}

/// `ensureClause : 'ensure' statements`
fn ensure_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ENSURE)?;
    p.call(ENSURE_CLAUSE, 2, statements)?;
    p.close(start, ENSURE_CLAUSE)
}

/// `ifExpression : ('if' | 'unless') condition then statements elsifClause* elseClause? 'end'`
fn if_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(IF_EXPRESSION_IF_OR_UNLESS, matches!(p.peek(), IF | UNLESS))?;
    p.call(IF_EXPRESSION, 2, condition)?;
    p.call(IF_EXPRESSION, 3, then)?;
    p.call(IF_EXPRESSION, 4, statements)?;
    let list = p.open();
    while p.peek() == ELSIF {
        p.call(ELSIF_CLAUSES, 1, elsif_clause)?;
    }
    p.list(list, ELSIF_CLAUSES)?;
    p.call(IF_EXPRESSION, 6, optional_else_clause)?;
    p.token(END_KEYWORD)?;
    p.node(start, IF_EXPRESSION)
}

/// `condition : expression modifier*`
fn condition(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CONDITION, 1, expression)?;
    p.call(CONDITION, 2, modifiers)?;
    p.close(start, CONDITION)
}

/// `modifier*`
fn modifiers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == MODIFIER {
        p.call(MODIFIERS, 1, modifier)?;
    }
    p.list(list, MODIFIERS)
}

/// `modifier : MODIFIER expression`
fn modifier(p: &mut Machine<'_>) -> Parsed {
    p.pair(MODIFIER_RULE, MODIFIER, expression)
}

/// `elsifClause : 'elsif' condition then statements`
fn elsif_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ELSIF)?;
    p.call(ELSIF_CLAUSE, 2, condition)?;
    p.call(ELSIF_CLAUSE, 3, then)?;
    p.call(ELSIF_CLAUSE, 4, statements)?;
    p.node(start, ELSIF_CLAUSE)
}

/// `loop : ('while' | 'until') condition loopStart statements 'end' | 'for' expression (',' expression)*
///     ','? 'in' items loopStart statements 'end'`
fn loop_rule(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        WHILE | UNTIL => {
            let start = p.open();
            p.set(LOOP_WHILE_OR_UNTIL, matches!(p.peek(), WHILE | UNTIL))?;
            p.call(LOOP_END, 2, condition)?;
            loop_start(p)?;
            p.call(LOOP_END, 4, statements)?;
            p.token(END_KEYWORD)?;
            p.node(start, LOOP_END)?;
        }
        FOR => {
            let start = p.begin(FOR)?;
            p.call(LOOP_FOR_IN_END, 2, expression)?;
            let list = p.open();
            while p.peek() == COMMA && p.goes_in(LOOP_NEXT_EXPRESSIONS)? {
                p.pair(LOOP_NEXT_EXPRESSION, COMMA, expression)?;
            }
            p.list(list, LOOP_NEXT_EXPRESSIONS)?;
            p.call(LOOP_FOR_IN_END, 4, optional_comma)?;
            p.token(IN)?;
            p.call(LOOP_FOR_IN_END, 6, items)?;
            loop_start(p)?;
            p.call(LOOP_FOR_IN_END, 8, statements)?;
            p.token(END_KEYWORD)?;
            p.node(start, LOOP_FOR_IN_END)?;
        }
        _ => return p.stop(),
    }
    p.slot(LOOP)
}

/// `loopStart : NEWLINE | ';' | LOOP_DO`
fn loop_start(p: &mut Machine<'_>) -> Parsed {
    p.set(LOOP_START, matches!(p.peek(), SEMICOLON | NEWLINE | LOOP_DO))
}

/// `','?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `caseExpression : 'case' condition? (NEWLINE | ';')* caseClause* elseClause? 'end'`
fn case_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CASE)?;
    p.optional(!matches!(p.peek(), SEMICOLON | ELSE | END_KEYWORD | IN | WHEN | NEWLINE), OPTIONAL_CONDITION,
        condition)?;
    let list = p.open();
    while matches!(p.peek(), SEMICOLON | NEWLINE) {
        p.take(SEMICOLON_OR_NEWLINE)?;
    }
    p.list(list, CASE_EXPRESSION_SEMICOLON_OR_NEWLINES)?;
    let list = p.open();
    while matches!(p.peek(), IN | WHEN) {
        p.call(CASE_CLAUSES, 1, case_clause)?;
    }
    p.list(list, CASE_CLAUSES)?;
    p.call(CASE_EXPRESSION, 5, optional_else_clause)?;
    p.token(END_KEYWORD)?;
    p.node(start, CASE_EXPRESSION)
}

/// `caseClause : 'when' items then statements | 'in' items modifier? then statements`
fn case_clause(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        WHEN => {
            let start = p.begin(WHEN)?;
            p.call(CASE_CLAUSE_WHEN, 2, items)?;
            p.call(CASE_CLAUSE_WHEN, 3, then)?;
            p.call(CASE_CLAUSE_WHEN, 4, statements)?;
            p.node(start, CASE_CLAUSE_WHEN)?;
        }
        IN => {
            let start = p.begin(IN)?;
            p.call(CASE_CLAUSE_IN, 2, items)?;
            p.optional(p.peek() == MODIFIER, OPTIONAL_MODIFIER, modifier)?;
            p.call(CASE_CLAUSE_IN, 4, then)?;
            p.call(CASE_CLAUSE_IN, 5, statements)?;
            p.node(start, CASE_CLAUSE_IN)?;
        }
        _ => return p.stop(),
    }
    p.slot(CASE_CLAUSE)
}

/// `definition : 'class' '<<'? expression body 'end' | 'module' expression body 'end' | 'def' definedName
///     ('(' parameters? ')' | items? (NEWLINE | ';')) body 'end'`
fn definition(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CLASS => {
            let start = p.begin(CLASS)?;
            p.optional_token(p.peek() == LT_LT, DEFINITION_OPTIONAL_LT_LT)?;
            p.call(DEFINITION_CLASS_END, 3, expression)?;
            p.call(DEFINITION_CLASS_END, 4, body)?;
            p.token(END_KEYWORD)?;
            p.node(start, DEFINITION_CLASS_END)?;
        }
        MODULE => {
            let start = p.begin(MODULE)?;
            p.call(DEFINITION_MODULE_END, 2, expression)?;
            p.call(DEFINITION_MODULE_END, 3, body)?;
            p.token(END_KEYWORD)?;
            p.node(start, DEFINITION_MODULE_END)?;
        }
        DEF => {
            let start = p.begin(DEF)?;
            p.call(DEFINITION_DEF_END, 2, defined_name)?;
            match p.decide(DEFINITION_L_PAREN_R_PAREN_OR_OTHER)? {
                1 => p.call(DEFINITION_L_PAREN_R_PAREN_OR_OTHER, 1, l_paren_optional_parameters_r_paren)?,
                _ => {
                    let start_2 = p.open();
                    p.call(DEFINITION_SEMICOLON_OR_NEWLINE, 1, optional_items)?;
                    p.set(SEMICOLON_OR_NEWLINE, matches!(p.peek(), SEMICOLON | NEWLINE))?;
                    p.close(start_2, DEFINITION_SEMICOLON_OR_NEWLINE)?;
                }
            }
            p.slot(DEFINITION_L_PAREN_R_PAREN_OR_OTHER)?;
            p.call(DEFINITION_DEF_END, 4, body)?;
            p.token(END_KEYWORD)?;
            p.node(start, DEFINITION_DEF_END)?;
        }
        _ => return p.stop(),
    }
    p.slot(DEFINITION)
}

/// `arguments : '(' items? ')'`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(ARGUMENTS_RULE, 2, optional_items)?;
    p.token(R_PAREN)?;
    p.node(start, ARGUMENTS_RULE)
}

/// `block : braceBlock | DO blockParameters? body 'end'`
fn block(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        BLOCK_OPEN => p.call(BLOCK, 1, brace_block)?,
        DO => {
            let start = p.begin(DO)?;
            p.call(BLOCK_DO_END, 2, optional_block_parameters)?;
            p.call(BLOCK_DO_END, 3, body)?;
            p.token(END_KEYWORD)?;
            p.node(start, BLOCK_DO_END)?;
        }
        _ => return p.stop(),
    }
    p.slot(BLOCK)
}

/// `braceBlock : BLOCK_OPEN blockParameters? statements '}'`
fn brace_block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(BLOCK_OPEN)?;
    p.call(BRACE_BLOCK, 2, optional_block_parameters)?;
    p.call(BRACE_BLOCK, 3, statements)?;
    p.token(R_BRACE)?;
    p.node(start, BRACE_BLOCK)
}

/// `blockParameters?`
fn optional_block_parameters(p: &mut Machine<'_>) -> Parsed {
    p.optional(matches!(p.peek(), PIPE | PIPES), OPTIONAL_BLOCK_PARAMETERS, block_parameters)
}

/// `blockParameters : PIPE parameters? PIPE | PIPES`
fn block_parameters(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        PIPE => {
            let start = p.begin(PIPE)?;
            p.call(BLOCK_PARAMETERS_PIPE_PIPE, 2, optional_parameters)?;
            p.token(PIPE)?;
            p.node(start, BLOCK_PARAMETERS_PIPE_PIPE)?;
        }
        PIPES => p.take(BLOCK_PARAMETERS)?,
        _ => return p.stop(),
    }
    p.slot(BLOCK_PARAMETERS)
}

/// `binaryOperator : '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '**=' | '&=' | '|=' | '^=' | '<<=' | '>>=' |
///     '&&=' | '||=' | 'and' | 'or' | '&&' | '||' | '..' | '...' | '==' | '!=' | '===' | '=~' | '!~' |
///     '<=>' | '<' | '>' | '<=' | '>=' | '|' | '^' | '&' | '<<' | '>>' | '+' | '-' | '*' | '/' | '%' | '**'
///     | MATCHES`
fn binary_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(BINARY_OPERATOR)
}

/// `methodName : NAME | SYMBOL | VARIABLE | string`
fn method_name(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CHARACTER | HEREDOC | STRING_START => p.call(METHOD_NAME, 4, string)?,
        NAME | SYMBOL | VARIABLE => p.take(METHOD_NAME)?,
        _ => return p.stop(),
    }
    p.slot(METHOD_NAME)
}

/// `terminator : NEWLINE | ';' | {closes()}?`
fn terminator(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.decide(TERMINATOR)? {
        1 => p.token(SEMICOLON)?,
        2 => p.token(NEWLINE)?,
        _ => p.guard(CLOSES)?,
    }
    p.close(start, TERMINATOR)
}
