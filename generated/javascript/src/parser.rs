// @generated from grammars/javascript.toml by `cargo xtask gen` (blake3 31c79b59b522f614)

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
            PROGRAM => program, STATEMENTS => statements, STATEMENT => statement,
            STATEMENT_TAILS => statement_tails, EXPRESSIONS => expressions, EXPRESSION => expression,
            ARROW_RULE => arrow, IDENTIFIER_RULE => identifier, KEYWORD_SOMETIMES => keyword_sometimes,
            PARAMETERS => parameters, PARAMETER => parameter, DECORATORS => decorators,
            DECORATOR => decorator, PARENTHESIZED => parenthesized,
            DOT_NAME_OR_PRIVATE_NAME => dot_name_or_private_name, NAME => name,
            RESERVED_WORD => reserved_word, FREE_WORD => free_word, MODIFIER_WORD => modifier_word,
            ARGUMENTS => arguments, ARGUMENT => argument, OPTIONAL_ELLIPSIS => optional_ellipsis,
            COMMA_ARGUMENTS => comma_arguments, OPTIONAL_COMMA => optional_comma, BINDING => binding,
            OBJECT_PATTERN => object_pattern, PROPERTY_PATTERN => property_pattern,
            IDENTIFIER_OPTIONAL_ASSIGN_EXPRESSION => identifier_optional_assign_expression,
            OPTIONAL_ASSIGN => optional_assign, MEMBER_NAME => member_name, INDEX => index,
            ARRAY_PATTERN => array_pattern, OPTIONAL_ELEMENT_PATTERN => optional_element_pattern,
            ELEMENT_PATTERN => element_pattern, OPTIONAL_MULTIPLY => optional_multiply, BLOCK => block,
            OPERAND => operand, PREFIX => prefix, KEYWORD_TO_AWAIT => keyword_to_await, PRIMARY => primary,
            TEMPLATE => template, ARRAY => array, OPTIONAL_ARGUMENT => optional_argument, OBJECT => object,
            PROPERTY => property, MODIFIERS => modifiers, MODIFIER_RULE => modifier,
            PARAMETERS_BLOCK => parameters_block, FUNCTION_RULE => function,
            OPTIONAL_IDENTIFIER => optional_identifier, CLASS_RULE => class, CLASS_ELEMENT => class_element,
            END_OF_EXPRESSION => end_of_expression, END => end, ELEMENT => element,
            ELEMENT_NAME => element_name, ATTRIBUTE => attribute, ATTRIBUTE_VALUE => attribute_value,
            CHILDREN => children, CHILD => child, SUFFIX => suffix, BINARY_OPERATOR => binary_operator,
            CONDITIONAL => conditional, ASSIGNMENT => assignment, ASSIGNMENT_OPERATOR => assignment_operator,
            FOR_HEAD => for_head, FOR_INITIALIZATION => for_initialization, VARIABLE_KIND => variable_kind,
            VARIABLE => variable, COMMA_VARIABLES => comma_variables,
            FOR_HEAD_SEMICOLON_SEMICOLON => for_head_semicolon_semicolon,
            OPTIONAL_EXPRESSIONS => optional_expressions, VARIABLE_STATEMENT => variable_statement,
            CONSTANT => constant, IMPORT_DECLARATION => import_declaration, IMPORT_CLAUSE => import_clause,
            IMPORT_NAMESPACE => import_namespace, IMPORT_NAMES => import_names, MODULE_NAME => module_name,
            NAME_OR_STRING => name_or_string, OPTIONAL_AS => optional_as,
            OPTIONAL_IMPORT_ATTRIBUTES => optional_import_attributes, IMPORT_ATTRIBUTES => import_attributes,
            EXPORT_DECLARATION => export_declaration, EXPORTED => exported, IF_STATEMENT => if_statement,
            DO_STATEMENT => do_statement, CONTINUE_STATEMENT => continue_statement,
            OPTIONAL_IDENTIFIER_OPTION => optional_identifier_option, BREAK_STATEMENT => break_statement,
            RETURN_STATEMENT => return_statement, SWITCH_STATEMENT => switch_statement,
            SWITCH_CLAUSE => switch_clause, THROW_STATEMENT => throw_statement,
            TRY_STATEMENT => try_statement, CATCH_CLAUSE => catch_clause, FINALLY_CLAUSE => finally_clause,
            DEBUGGER_STATEMENT => debugger_statement, EXPRESSION_STATEMENT_RULE => expression_statement,
            _ => return None,
        })
    }
}

/// `program : statement* EOF`
fn program(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PROGRAM, 1, statements)?;
    p.end()?;
    p.close(start, PROGRAM)
}

/// `statement*`
fn statements(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), EOF | CASE | DEFAULT | CLOSE_BRACE) {
        p.call(STATEMENTS, 1, statement)?;
    }
    p.list(list, STATEMENTS)
}

/// `statement : block | variableStatement | function | class | importDeclaration | exportDeclaration |
///     emptyStatement | ifStatement | doStatement | whileStatement | forStatement | continueStatement |
///     breakStatement | returnStatement | withStatement | switchStatement | labelledStatement |
///     throwStatement | tryStatement | debuggerStatement | expressionStatement`
/// In normal form `statement_tails statement_operand`
fn statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(STATEMENT, 1, statement_tails)?;
    match p.decide(STATEMENT_OPERAND)? {
        1 => p.call(STATEMENT_OPERAND, 1, block)?,
        2 => p.call(STATEMENT_OPERAND, 2, variable_statement)?,
        3 => p.call(STATEMENT_OPERAND, 3, function)?,
        4 => p.call(STATEMENT_OPERAND, 4, class)?,
        5 => p.call(STATEMENT_OPERAND, 5, import_declaration)?,
        6 => p.call(STATEMENT_OPERAND, 6, export_declaration)?,
        7 => p.take(STATEMENT_OPERAND)?,
        8 => p.call(STATEMENT_OPERAND, 8, if_statement)?,
        9 => p.call(STATEMENT_OPERAND, 9, do_statement)?,
        10 => p.call(STATEMENT_OPERAND, 10, continue_statement)?,
        11 => p.call(STATEMENT_OPERAND, 11, break_statement)?,
        12 => p.call(STATEMENT_OPERAND, 12, return_statement)?,
        13 => p.call(STATEMENT_OPERAND, 13, switch_statement)?,
        14 => p.call(STATEMENT_OPERAND, 14, throw_statement)?,
        15 => p.call(STATEMENT_OPERAND, 15, try_statement)?,
        16 => p.call(STATEMENT_OPERAND, 16, debugger_statement)?,
        _ => p.call(STATEMENT_OPERAND, 17, expression_statement)?,
    }
    p.slot(STATEMENT_OPERAND)?;
    p.close(start, STATEMENT)
}

/// `(WHILE OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS | FOR AWAIT? OPEN_PARENTHESIS forHead
///     CLOSE_PARENTHESIS | WITH OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS | identifier COLON)*`
fn statement_tails(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), FOR | WHILE | WITH) || p.goes_in(STATEMENT_TAILS)? {
        match p.peek() {
            WHILE => {
                let start = p.begin(WHILE)?;
                p.token(OPEN_PARENTHESIS)?;
                p.call(STATEMENT_WHILE_OPEN_PARENTHESIS, 3, expressions)?;
                p.token(CLOSE_PARENTHESIS)?;
                p.node(start, STATEMENT_WHILE_OPEN_PARENTHESIS)?;
            }
            FOR => {
                let start = p.begin(FOR)?;
                p.optional_token(p.peek() == AWAIT, STATEMENT_OPTIONAL_AWAIT)?;
                p.token(OPEN_PARENTHESIS)?;
                p.call(STATEMENT_FOR_OPEN_PARENTHESIS, 4, for_head)?;
                p.token(CLOSE_PARENTHESIS)?;
                p.node(start, STATEMENT_FOR_OPEN_PARENTHESIS)?;
            }
            WITH => {
                let start = p.begin(WITH)?;
                p.token(OPEN_PARENTHESIS)?;
                p.call(STATEMENT_WITH_OPEN_PARENTHESIS, 3, expressions)?;
                p.token(CLOSE_PARENTHESIS)?;
                p.node(start, STATEMENT_WITH_OPEN_PARENTHESIS)?;
            }
            _ => {
                let start = p.open();
                p.call(STATEMENT_COLON, 1, identifier)?;
                p.token(COLON)?;
                p.node(start, STATEMENT_COLON)?;
            }
        }
        p.slot(STATEMENT_TAIL)?;
    }
    p.list(list, STATEMENT_TAILS)
}

/// `expressions : expression (COMMA expression)*`
fn expressions(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSIONS, 1, expression)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(EXPRESSIONS_COMMA, COMMA, expression)?;
    }
    p.list(list, EXPRESSIONS_COMMAS)?;
    p.close(start, EXPRESSIONS)
}

/// `expression : arrow expression | {arrowBody()}? block | {keyword()}? YIELD MULTIPLY? expression | operand
///     (binaryOperator operand)* (conditional | assignment)?`
/// In normal form `(arrow | {keyword()}? YIELD MULTIPLY?)* ({arrowBody()}? block | operand (binaryOperator
///     operand)* (conditional | assignment)?)`
fn expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.goes_in(EXPRESSION_TAILS)? {
        match p.decide(EXPRESSION_TAIL)? {
            1 => p.call(EXPRESSION_TAIL, 1, arrow)?,
            _ => {
                let start_2 = p.open();
                p.guard(KEYWORD)?;
                p.token(YIELD)?;
                p.call(EXPRESSION_YIELD, 3, optional_multiply)?;
                p.close(start_2, EXPRESSION_YIELD)?;
            }
        }
        p.slot(EXPRESSION_TAIL)?;
    }
    p.list(list, EXPRESSION_TAILS)?;
    match p.decide(EXPRESSION_OPERAND_AFTER_TAILS)? {
        1 => {
            p.guard(ARROW_BODY)?;
            p.call(EXPRESSION_BLOCK, 2, block)?;
            p.slot(EXPRESSION_BLOCK)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(EXPRESSION_OPERAND_BINARY_OPERATOR_OPERANDS, 1, operand)?;
            let list = p.open();
            while p.goes_in(EXPRESSION_BINARY_OPERATOR_OPERANDS)? {
                let start_3 = p.open();
                binary_operator(p)?;
                p.call(EXPRESSION_BINARY_OPERATOR_OPERAND, 2, operand)?;
                p.node(start_3, EXPRESSION_BINARY_OPERATOR_OPERAND)?;
            }
            p.list(list, EXPRESSION_BINARY_OPERATOR_OPERANDS)?;
            if matches!(p.peek(), QUESTION | ASSIGN | ASSIGN_ADD | ASSIGN_SUBTRACT | ASSIGN_MULTIPLY
                | ASSIGN_DIVIDE | ASSIGN_REMAINDER | ASSIGN_POWER | ASSIGN_SHIFT_LEFT | ASSIGN_SHIFT_RIGHT
                | ASSIGN_SHIFT_RIGHT_UNSIGNED | ASSIGN_BIT_AND | ASSIGN_BIT_OR | ASSIGN_BIT_XOR | ASSIGN_AND
                | ASSIGN_OR | ASSIGN_COALESCE) {
                match p.peek() {
                    QUESTION => p.call(EXPRESSION_CONDITIONAL_OR_ASSIGNMENT, 1, conditional)?,
                    _ => p.call(EXPRESSION_CONDITIONAL_OR_ASSIGNMENT, 2, assignment)?,
                }
                p.slot(EXPRESSION_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT)?;
            }
            p.close(start_2, EXPRESSION_OPERAND_BINARY_OPERATOR_OPERANDS)?;
        }
    }
    p.slot(EXPRESSION_OPERAND_AFTER_TAILS)?;
    p.close(start, EXPRESSION)
}

/// `arrow : ASYNC? (identifier | parameters) ARROW`
fn arrow(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == ASYNC && p.goes_in(ARROW_OPTIONAL_ASYNC)? {
        p.take(ARROW_OPTIONAL_ASYNC)?;
    }
    match p.peek() {
        OPEN_PARENTHESIS => p.call(ARROW_IDENTIFIER_OR_PARAMETERS, 2, parameters)?,
        _ => p.call(ARROW_IDENTIFIER_OR_PARAMETERS, 1, identifier)?,
    }
    p.slot(ARROW_IDENTIFIER_OR_PARAMETERS)?;
    p.token(ARROW)?;
    p.node(start, ARROW_RULE)
}

/// `identifier : IDENTIFIER | ACCESSOR | AS | ASSERT | FROM | GET | OF | SET | STATIC | {!keyword()}?
///     keywordSometimes`
fn identifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ASYNC | AWAIT | LET | USING | YIELD | KEYWORD_TOKEN => {
            p.guard(KEYWORD_TOKEN)?;
            keyword_sometimes(p)?;
            p.slot(IDENTIFIER_KEYWORD_SOMETIMES)?;
        }
        IDENTIFIER | ACCESSOR | AS | ASSERT | FROM | GET | OF | SET | STATIC => p.take(IDENTIFIER_RULE)?,
        _ => return p.stop(),
    }
    p.slot(IDENTIFIER_RULE)
}

/// `keywordSometimes : ASYNC | AWAIT | LET | USING | YIELD`
fn keyword_sometimes(p: &mut Machine<'_>) -> Parsed {
    p.set(KEYWORD_SOMETIMES, matches!(p.peek(), ASYNC | AWAIT | LET | USING | YIELD))
}

/// `parameters : OPEN_PARENTHESIS (parameter (COMMA parameter)* COMMA?)? CLOSE_PARENTHESIS`
fn parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_PARENTHESIS)?;
    if p.peek() != CLOSE_PARENTHESIS {
        let start_2 = p.open();
        p.call(PARAMETERS_PARAMETER, 1, parameter)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(PARAMETERS_COMMAS)? {
            p.pair(PARAMETERS_COMMA, COMMA, parameter)?;
        }
        p.list(list, PARAMETERS_COMMAS)?;
        p.call(PARAMETERS_PARAMETER, 3, optional_comma)?;
        p.close_in(start_2, PARAMETERS_PARAMETER, PARAMETERS_OPTIONAL_PARAMETER)?;
    }
    p.token(CLOSE_PARENTHESIS)?;
    p.node(start, PARAMETERS)
}

/// `parameter : decorator* ELLIPSIS? binding (ASSIGN expression)?`
fn parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARAMETER, 1, decorators)?;
    p.call(PARAMETER, 2, optional_ellipsis)?;
    p.call(PARAMETER, 3, binding)?;
    p.call(PARAMETER, 4, optional_assign)?;
    p.close(start, PARAMETER)
}

/// `decorator*`
fn decorators(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == AT {
        p.call(DECORATORS, 1, decorator)?;
    }
    p.list(list, DECORATORS)
}

/// `decorator : AT (identifier | parenthesized) (DOT (name | PRIVATE_NAME) | arguments)*`
fn decorator(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(AT)?;
    match p.peek() {
        OPEN_PARENTHESIS => p.call(DECORATOR_IDENTIFIER_OR_PARENTHESIZED, 2, parenthesized)?,
        _ => p.call(DECORATOR_IDENTIFIER_OR_PARENTHESIZED, 1, identifier)?,
    }
    p.slot(DECORATOR_IDENTIFIER_OR_PARENTHESIZED)?;
    let list = p.open();
    while matches!(p.peek(), OPEN_PARENTHESIS | DOT) {
        match p.peek() {
            DOT => p.call(DECORATOR_DOT_OR_ARGUMENTS, 1, dot_name_or_private_name)?,
            OPEN_PARENTHESIS => p.call(DECORATOR_DOT_OR_ARGUMENTS, 2, arguments)?,
            _ => return p.stop(),
        }
        p.slot(DECORATOR_DOT_OR_ARGUMENTS)?;
    }
    p.list(list, DECORATOR_DOT_OR_ARGUMENTSES)?;
    p.node(start, DECORATOR)
}

/// `parenthesized : OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS`
fn parenthesized(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_PARENTHESIS)?;
    p.call(PARENTHESIZED, 2, expressions)?;
    p.token(CLOSE_PARENTHESIS)?;
    p.node(start, PARENTHESIZED)
}

/// `DOT (name | PRIVATE_NAME)`
fn dot_name_or_private_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DOT)?;
    match p.peek() {
        PRIVATE_NAME => p.take(NAME_OR_PRIVATE_NAME)?,
        _ => p.call(NAME_OR_PRIVATE_NAME, 1, name)?,
    }
    p.slot(NAME_OR_PRIVATE_NAME)?;
    p.node(start, DOT_NAME_OR_PRIVATE_NAME)
}

/// `name : IDENTIFIER | reservedWord | freeWord | modifierWord`
fn name(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        AS | ASSERT | AWAIT | FROM | LET | OF | USING | YIELD => free_word(p)?,
        ACCESSOR | ASYNC | GET | SET | STATIC => modifier_word(p)?,
        IDENTIFIER => p.take(NAME)?,
        _ => reserved_word(p)?,
    }
    p.slot(NAME)
}

/// `reservedWord : BREAK | CASE | CATCH | CLASS | CONST | CONTINUE | DEBUGGER | DEFAULT | DELETE | DO | ELSE
///     | ENUM | EXPORT | EXTENDS | FALSE | FINALLY | FOR | FUNCTION | IF | IMPORT | IN | INSTANCEOF | NEW |
///     NULL | RETURN | SUPER | SWITCH | THIS | THROW | TRUE | TRY | TYPEOF | VAR | VOID | WHILE | WITH`
fn reserved_word(p: &mut Machine<'_>) -> Parsed {
    p.one_of(RESERVED_WORD)
}

/// `freeWord : AS | ASSERT | AWAIT | FROM | LET | OF | USING | YIELD`
fn free_word(p: &mut Machine<'_>) -> Parsed {
    p.set(FREE_WORD, matches!(p.peek(), AS | ASSERT | AWAIT | FROM | LET | OF | USING | YIELD))
}

/// `modifierWord : ACCESSOR | ASYNC | GET | SET | STATIC`
fn modifier_word(p: &mut Machine<'_>) -> Parsed {
    p.set(MODIFIER_WORD, matches!(p.peek(), ACCESSOR | ASYNC | GET | SET | STATIC))
}

/// `arguments : OPEN_PARENTHESIS (argument (COMMA argument)* COMMA?)? CLOSE_PARENTHESIS`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_PARENTHESIS)?;
    if p.peek() != CLOSE_PARENTHESIS {
        let start_2 = p.open();
        p.call(ARGUMENTS_ARGUMENT, 1, argument)?;
        p.call(ARGUMENTS_ARGUMENT, 2, comma_arguments)?;
        p.call(ARGUMENTS_ARGUMENT, 3, optional_comma)?;
        p.close_in(start_2, ARGUMENTS_ARGUMENT, ARGUMENTS_OPTIONAL_ARGUMENT)?;
    }
    p.token(CLOSE_PARENTHESIS)?;
    p.node(start, ARGUMENTS)
}

/// `argument : ELLIPSIS? expression`
fn argument(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ARGUMENT, 1, optional_ellipsis)?;
    p.call(ARGUMENT, 2, expression)?;
    p.close(start, ARGUMENT)
}

/// `ELLIPSIS?`
fn optional_ellipsis(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == ELLIPSIS, OPTIONAL_ELLIPSIS)
}

/// `(COMMA argument)*`
fn comma_arguments(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(COMMA_ARGUMENTS)? {
        p.pair(COMMA_ARGUMENT, COMMA, argument)?;
    }
    p.list(list, COMMA_ARGUMENTS)
}

/// `COMMA?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `binding : identifier | objectPattern | arrayPattern`
fn binding(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        OPEN_BRACE => p.call(BINDING, 2, object_pattern)?,
        OPEN_BRACKET => p.call(BINDING, 3, array_pattern)?,
        _ => p.call(BINDING, 1, identifier)?,
    }
    p.slot(BINDING)
}

/// `objectPattern : OPEN_BRACE (propertyPattern (COMMA propertyPattern)* COMMA?)? CLOSE_BRACE`
fn object_pattern(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACE)?;
    if p.peek() != CLOSE_BRACE {
        let start_2 = p.open();
        p.call(OBJECT_PATTERN_PROPERTY_PATTERN, 1, property_pattern)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(OBJECT_PATTERN_COMMAS)? {
            p.pair(OBJECT_PATTERN_COMMA, COMMA, property_pattern)?;
        }
        p.list(list, OBJECT_PATTERN_COMMAS)?;
        p.call(OBJECT_PATTERN_PROPERTY_PATTERN, 3, optional_comma)?;
        p.close_in(start_2, OBJECT_PATTERN_PROPERTY_PATTERN, OBJECT_PATTERN_OPTIONAL_PROPERTY_PATTERN)?;
    }
    p.token(CLOSE_BRACE)?;
    p.node(start, OBJECT_PATTERN)
}

/// `propertyPattern : ELLIPSIS binding | identifier (ASSIGN expression)? | memberName COLON binding (ASSIGN
///     expression)?`
fn property_pattern(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PROPERTY_PATTERN)? {
        1 => p.pair(PROPERTY_PATTERN_ELLIPSIS, ELLIPSIS, binding)?,
        2 => p.call(PROPERTY_PATTERN, 2, identifier_optional_assign_expression)?,
        _ => {
            let start = p.open();
            p.call(PROPERTY_PATTERN_COLON, 1, member_name)?;
            p.token(COLON)?;
            p.call(PROPERTY_PATTERN_COLON, 3, binding)?;
            p.call(PROPERTY_PATTERN_COLON, 4, optional_assign)?;
            p.node(start, PROPERTY_PATTERN_COLON)?;
        }
    }
    p.slot(PROPERTY_PATTERN)
}

/// `identifier (ASSIGN expression)?`
fn identifier_optional_assign_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(IDENTIFIER_OPTIONAL_ASSIGN_EXPRESSION, 1, identifier)?;
    p.call(IDENTIFIER_OPTIONAL_ASSIGN_EXPRESSION, 2, optional_assign)?;
    p.close(start, IDENTIFIER_OPTIONAL_ASSIGN_EXPRESSION)
}

/// `(ASSIGN expression)?`
fn optional_assign(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == ASSIGN {
        let start = p.begin(ASSIGN)?;
        p.call(ASSIGN_EXPRESSION, 2, expression)?;
        p.node_in(start, ASSIGN_EXPRESSION, OPTIONAL_ASSIGN)?;
    }
    Ok(())
}

/// `memberName : IDENTIFIER | reservedWord | freeWord | {!modifier()}? modifierWord | PRIVATE_NAME | STRING
///     | NUMBER | OPEN_BRACKET expressions CLOSE_BRACKET`
/// In normal form `IDENTIFIER | reservedWord | freeWord | {!modifier()}? modifierWord | PRIVATE_NAME |
///     STRING | NUMBER | index`
fn member_name(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        AS | ASSERT | AWAIT | FROM | LET | OF | USING | YIELD => free_word(p)?,
        ACCESSOR | ASYNC | GET | SET | STATIC | MODIFIER_TOKEN => {
            p.guard(MODIFIER_TOKEN)?;
            modifier_word(p)?;
            p.slot(MEMBER_NAME_MODIFIER_WORD)?;
        }
        OPEN_BRACKET => p.call(MEMBER_NAME, 8, index)?,
        IDENTIFIER | PRIVATE_NAME | STRING | NUMBER => p.take(MEMBER_NAME)?,
        _ => reserved_word(p)?,
    }
    p.slot(MEMBER_NAME)
}

/// `index : OPEN_BRACKET expressions CLOSE_BRACKET`
fn index(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACKET)?;
    p.call(INDEX, 2, expressions)?;
    p.token(CLOSE_BRACKET)?;
    p.node(start, INDEX)
}

/// `arrayPattern : OPEN_BRACKET elementPattern? (COMMA elementPattern?)* CLOSE_BRACKET`
fn array_pattern(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACKET)?;
    p.call(ARRAY_PATTERN, 2, optional_element_pattern)?;
    let list = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        p.call(ARRAY_PATTERN_COMMA, 2, optional_element_pattern)?;
        p.close(start_2, ARRAY_PATTERN_COMMA)?;
    }
    p.list(list, ARRAY_PATTERN_COMMAS)?;
    p.token(CLOSE_BRACKET)?;
    p.node(start, ARRAY_PATTERN)
}

/// `elementPattern?`
fn optional_element_pattern(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), CLOSE_BRACKET | COMMA), OPTIONAL_ELEMENT_PATTERN, element_pattern)
}

/// `elementPattern : ELLIPSIS? binding (ASSIGN expression)?`
fn element_pattern(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ELEMENT_PATTERN, 1, optional_ellipsis)?;
    p.call(ELEMENT_PATTERN, 2, binding)?;
    p.call(ELEMENT_PATTERN, 3, optional_assign)?;
    p.close(start, ELEMENT_PATTERN)
}

/// `MULTIPLY?`
fn optional_multiply(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == MULTIPLY, OPTIONAL_MULTIPLY)
}

/// `block : OPEN_BRACE statement* CLOSE_BRACE`
fn block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACE)?;
    p.call(BLOCK, 2, statements)?;
    p.token(CLOSE_BRACE)?;
    p.node(start, BLOCK)
}

/// `operand : prefix* primary suffix*`
fn operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.goes_in(PREFIXES)? {
        p.call(PREFIXES, 1, prefix)?;
    }
    p.list(list, PREFIXES)?;
    p.call(OPERAND, 2, primary)?;
    let list = p.open();
    while matches!(p.peek(), DOT | CHAIN | SAME_LINE) || p.goes_in(SUFFIXES)? {
        p.call(SUFFIXES, 1, suffix)?;
    }
    p.list(list, SUFFIXES)?;
    p.close(start, OPERAND)
}

/// `prefix : ADD | SUBTRACT | NOT | BIT_NOT | INCREMENT | DECREMENT | TYPEOF | VOID | DELETE | NEW |
///     {keyword()}? AWAIT`
fn prefix(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        AWAIT | KEYWORD => p.call(PREFIX, 11, keyword_to_await)?,
        ADD | SUBTRACT | NOT | BIT_NOT | INCREMENT | DECREMENT | TYPEOF | VOID | DELETE | NEW => {
            p.take(PREFIX)?;
        }
        _ => return p.stop(),
    }
    p.slot(PREFIX)
}

/// `{keyword()}? AWAIT`
fn keyword_to_await(p: &mut Machine<'_>) -> Parsed {
    p.guard(KEYWORD)?;
    p.set(KEYWORD_TO_AWAIT, p.peek() == AWAIT)
}

/// `primary : identifier | PRIVATE_NAME | THIS | SUPER | NULL | TRUE | FALSE | NUMBER | STRING |
///     REGULAR_EXPRESSION | template | array | {!arrowBody()}? object | parenthesized | function | class |
///     element | NEW DOT name | IMPORT (DOT name | arguments)`
fn primary(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PRIMARY)? {
        1 => p.call(PRIMARY, 1, identifier)?,
        2..=10 => p.take(PRIMARY)?,
        11 => p.call(PRIMARY, 11, template)?,
        12 => p.call(PRIMARY, 12, array)?,
        13 => {
            p.guard(ARROW_BODY_TOKEN)?;
            p.call(PRIMARY_OBJECT, 2, object)?;
            p.slot(PRIMARY_OBJECT)?;
        }
        14 => p.call(PRIMARY, 14, parenthesized)?,
        15 => p.call(PRIMARY, 15, function)?,
        16 => p.call(PRIMARY, 16, class)?,
        17 => p.call(PRIMARY, 17, element)?,
        18 => {
            let start = p.begin(NEW)?;
            p.token(DOT)?;
            p.call(PRIMARY_NEW_DOT, 3, name)?;
            p.node(start, PRIMARY_NEW_DOT)?;
        }
        _ => {
            let start = p.begin(IMPORT)?;
            match p.peek() {
                DOT => p.pair(PRIMARY_DOT, DOT, name)?,
                OPEN_PARENTHESIS => p.call(PRIMARY_DOT_OR_ARGUMENTS, 2, arguments)?,
                _ => return p.stop(),
            }
            p.slot(PRIMARY_DOT_OR_ARGUMENTS)?;
            p.node(start, PRIMARY_IMPORT)?;
        }
    }
    p.slot(PRIMARY)
}

/// `template : TEMPLATE_OPEN (TEMPLATE_TEXT | TEMPLATE_SUBSTITUTION expressions CLOSE_BRACE)* TEMPLATE_CLOSE`
fn template(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TEMPLATE_OPEN)?;
    let list = p.open();
    while matches!(p.peek(), TEMPLATE_SUBSTITUTION | TEMPLATE_TEXT) {
        match p.peek() {
            TEMPLATE_SUBSTITUTION => {
                let start_2 = p.begin(TEMPLATE_SUBSTITUTION)?;
                p.call(TEMPLATE_TEMPLATE_SUBSTITUTION_CLOSE_BRACE, 2, expressions)?;
                p.token(CLOSE_BRACE)?;
                p.node(start_2, TEMPLATE_TEMPLATE_SUBSTITUTION_CLOSE_BRACE)?;
            }
            TEMPLATE_TEXT => p.take(TEMPLATE_TEMPLATE_TEXT_OR_OTHER)?,
            _ => return p.stop(),
        }
        p.slot(TEMPLATE_TEMPLATE_TEXT_OR_OTHER)?;
    }
    p.list(list, TEMPLATE_TEMPLATE_TEXT_OR_OTHERS)?;
    p.token(TEMPLATE_CLOSE)?;
    p.node(start, TEMPLATE)
}

/// `array : OPEN_BRACKET argument? (COMMA argument?)* CLOSE_BRACKET`
fn array(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACKET)?;
    p.call(ARRAY, 2, optional_argument)?;
    let list = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        p.call(ARRAY_COMMA, 2, optional_argument)?;
        p.close(start_2, ARRAY_COMMA)?;
    }
    p.list(list, ARRAY_COMMAS)?;
    p.token(CLOSE_BRACKET)?;
    p.node(start, ARRAY)
}

/// `argument?`
fn optional_argument(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), CLOSE_BRACKET | COMMA), OPTIONAL_ARGUMENT, argument)
}

/// `object : OPEN_BRACE (property (COMMA property)* COMMA?)? CLOSE_BRACE`
fn object(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACE)?;
    if p.peek() != CLOSE_BRACE {
        let start_2 = p.open();
        p.call(OBJECT_PROPERTY, 1, property)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(OBJECT_COMMAS)? {
            p.pair(OBJECT_COMMA, COMMA, property)?;
        }
        p.list(list, OBJECT_COMMAS)?;
        p.call(OBJECT_PROPERTY, 3, optional_comma)?;
        p.close_in(start_2, OBJECT_PROPERTY, OBJECT_OPTIONAL_PROPERTY)?;
    }
    p.token(CLOSE_BRACE)?;
    p.node(start, OBJECT)
}

/// `property : ELLIPSIS expression | identifier (ASSIGN expression)? | modifier* MULTIPLY? memberName
///     (parameters block | COLON expression)`
fn property(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PROPERTY)? {
        1 => p.pair(PROPERTY_ELLIPSIS, ELLIPSIS, expression)?,
        2 => p.call(PROPERTY, 2, identifier_optional_assign_expression)?,
        _ => {
            let start = p.open();
            p.call(PROPERTY_MEMBER_NAME_PARAMETERS_BLOCK_OR_COLON, 1, modifiers)?;
            p.call(PROPERTY_MEMBER_NAME_PARAMETERS_BLOCK_OR_COLON, 2, optional_multiply)?;
            p.call(PROPERTY_MEMBER_NAME_PARAMETERS_BLOCK_OR_COLON, 3, member_name)?;
            match p.peek() {
                OPEN_PARENTHESIS => p.call(PROPERTY_PARAMETERS_BLOCK_OR_COLON, 1, parameters_block)?,
                COLON => p.pair(PROPERTY_COLON, COLON, expression)?,
                _ => return p.stop(),
            }
            p.slot(PROPERTY_PARAMETERS_BLOCK_OR_COLON)?;
            p.node(start, PROPERTY_MEMBER_NAME_PARAMETERS_BLOCK_OR_COLON)?;
        }
    }
    p.slot(PROPERTY)
}

/// `modifier*`
fn modifiers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == MODIFIER || p.goes_in(MODIFIERS)? {
        p.call(MODIFIERS, 1, modifier)?;
    }
    p.list(list, MODIFIERS)
}

/// `modifier : {modifier()}? modifierWord`
fn modifier(p: &mut Machine<'_>) -> Parsed {
    p.guard(MODIFIER)?;
    modifier_word(p)?;
    p.slot(MODIFIER_RULE)
}

/// `parameters block`
fn parameters_block(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARAMETERS_BLOCK, 1, parameters)?;
    p.call(PARAMETERS_BLOCK, 2, block)?;
    p.node(start, PARAMETERS_BLOCK)
}

/// `function : ({keyword()}? ASYNC)? FUNCTION MULTIPLY? identifier? parameters block`
fn function(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if matches!(p.peek(), ASYNC | KEYWORD) {
        p.guard(KEYWORD)?;
        p.set(FUNCTION_OPTIONAL_ASYNC, p.peek() == ASYNC)?;
    }
    p.token(FUNCTION)?;
    p.call(FUNCTION_RULE, 3, optional_multiply)?;
    p.call(FUNCTION_RULE, 4, optional_identifier)?;
    p.call(FUNCTION_RULE, 5, parameters)?;
    p.call(FUNCTION_RULE, 6, block)?;
    p.node(start, FUNCTION_RULE)
}

/// `identifier?`
fn optional_identifier(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), EXTENDS | OPEN_BRACE | OPEN_PARENTHESIS), OPTIONAL_IDENTIFIER,
        identifier)
}

/// `class : decorator* CLASS identifier? (EXTENDS operand)? OPEN_BRACE classElement* CLOSE_BRACE`
fn class(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CLASS_RULE, 1, decorators)?;
    p.token(CLASS)?;
    p.call(CLASS_RULE, 3, optional_identifier)?;
    if p.peek() == EXTENDS {
        let start_2 = p.begin(EXTENDS)?;
        p.call(CLASS_EXTENDS, 2, operand)?;
        p.node_in(start_2, CLASS_EXTENDS, CLASS_OPTIONAL_EXTENDS)?;
    }
    p.token(OPEN_BRACE)?;
    let list = p.open();
    while p.peek() != CLOSE_BRACE {
        p.call(CLASS_ELEMENTS, 1, class_element)?;
    }
    p.list(list, CLASS_ELEMENTS)?;
    p.token(CLOSE_BRACE)?;
    p.node(start, CLASS_RULE)
}

/// `classElement : SEMICOLON | STATIC block | decorator* modifier* MULTIPLY? memberName (parameters block |
///     ASSIGN expression endOfExpression | end)`
fn class_element(p: &mut Machine<'_>) -> Parsed {
    match p.decide(CLASS_ELEMENT)? {
        1 => p.take(CLASS_ELEMENT)?,
        2 => p.pair(CLASS_ELEMENT_STATIC, STATIC, block)?,
        _ => {
            let start = p.open();
            p.call(CLASS_ELEMENT_MEMBER_NAME_PARAMETERS_BLOCK_OR_OTHER, 1, decorators)?;
            p.call(CLASS_ELEMENT_MEMBER_NAME_PARAMETERS_BLOCK_OR_OTHER, 2, modifiers)?;
            p.call(CLASS_ELEMENT_MEMBER_NAME_PARAMETERS_BLOCK_OR_OTHER, 3, optional_multiply)?;
            p.call(CLASS_ELEMENT_MEMBER_NAME_PARAMETERS_BLOCK_OR_OTHER, 4, member_name)?;
            let start_2 = p.open();
            match p.peek() {
                OPEN_PARENTHESIS => p.call(CLASS_ELEMENT_PARAMETERS_BLOCK_OR_OTHER, 1, parameters_block)?,
                ASSIGN => {
                    let start_3 = p.begin(ASSIGN)?;
                    p.call(CLASS_ELEMENT_ASSIGN, 2, expression)?;
                    p.call(CLASS_ELEMENT_ASSIGN, 3, end_of_expression)?;
                    p.node(start_3, CLASS_ELEMENT_ASSIGN)?;
                }
                _ => p.call(CLASS_ELEMENT_PARAMETERS_BLOCK_OR_OTHER, 3, end)?,
            }
            p.close(start_2, CLASS_ELEMENT_PARAMETERS_BLOCK_OR_OTHER)?;
            p.close(start, CLASS_ELEMENT_MEMBER_NAME_PARAMETERS_BLOCK_OR_OTHER)?;
        }
    }
    p.slot(CLASS_ELEMENT)
}

/// `endOfExpression : SEMICOLON | {ends()}?`
fn end_of_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.decide(END_OF_EXPRESSION)? {
        1 => p.token(SEMICOLON)?,
        _ => p.guard(ENDS)?,
    }
    p.close(start, END_OF_EXPRESSION)
}

/// `end : SEMICOLON | {lineEnds()}?`
fn end(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.decide(END)? {
        1 => p.token(SEMICOLON)?,
        _ => p.guard(LINE_ENDS)?,
    }
    p.close(start, END)
}

/// `element : JSX_OPEN elementName attribute* (JSX_SELF_CLOSE | children JSX_END elementName JSX_CLOSE) |
///     JSX_OPEN children JSX_END JSX_CLOSE`
/// In normal form `JSX_OPEN (elementName attribute* (JSX_SELF_CLOSE | children JSX_END elementName
///     JSX_CLOSE) | children JSX_END JSX_CLOSE)`
fn element(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(JSX_OPEN)?;
    match p.peek() {
        JSX_NAME => {
            let start_2 = p.open();
            p.call(ELEMENT_ELEMENT_NAME, 1, element_name)?;
            let list = p.open();
            while matches!(p.peek(), JSX_NAME | JSX_OPEN_BRACE) {
                p.call(ATTRIBUTES, 1, attribute)?;
            }
            p.list(list, ATTRIBUTES)?;
            match p.peek() {
                JSX_TAG_END => {
                    let start_3 = p.open();
                    p.call(ELEMENT_CHILDREN_JSX_END_ELEMENT_NAME_JSX_CLOSE, 1, children)?;
                    p.token(JSX_END)?;
                    p.call(ELEMENT_CHILDREN_JSX_END_ELEMENT_NAME_JSX_CLOSE, 3, element_name)?;
                    p.token(JSX_CLOSE)?;
                    p.node(start_3, ELEMENT_CHILDREN_JSX_END_ELEMENT_NAME_JSX_CLOSE)?;
                }
                JSX_SELF_CLOSE => p.take(ELEMENT_JSX_SELF_CLOSE_OR_JSX_END_JSX_CLOSE)?,
                _ => return p.stop(),
            }
            p.slot(ELEMENT_JSX_SELF_CLOSE_OR_JSX_END_JSX_CLOSE)?;
            p.node(start_2, ELEMENT_ELEMENT_NAME)?;
        }
        JSX_TAG_END => {
            let start_2 = p.open();
            p.call(ELEMENT_CHILDREN_JSX_END_JSX_CLOSE, 1, children)?;
            p.token(JSX_END)?;
            p.token(JSX_CLOSE)?;
            p.node(start_2, ELEMENT_CHILDREN_JSX_END_JSX_CLOSE)?;
        }
        _ => return p.stop(),
    }
    p.slot(ELEMENT_AFTER_JSX_OPEN)?;
    p.node(start, ELEMENT)
}

/// `elementName : JSX_NAME ((JSX_DOT | JSX_COLON) JSX_NAME)*`
fn element_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(JSX_NAME)?;
    let list = p.open();
    while matches!(p.peek(), JSX_DOT | JSX_COLON) {
        let start_2 = p.open();
        p.set(ELEMENT_NAME_JSX_DOT_OR_JSX_COLON, matches!(p.peek(), JSX_DOT | JSX_COLON))?;
        p.token(JSX_NAME)?;
        p.node(start_2, ELEMENT_NAME_JSX_NAME)?;
    }
    p.list(list, ELEMENT_NAME_JSX_NAMES)?;
    p.close(start, ELEMENT_NAME)
}

/// `attribute : elementName (JSX_EQUALS attributeValue)? | JSX_OPEN_BRACE ELLIPSIS expression CLOSE_BRACE`
fn attribute(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        JSX_NAME => {
            let start = p.open();
            p.call(ATTRIBUTE_ELEMENT_NAME, 1, element_name)?;
            if p.peek() == JSX_EQUALS {
                let start_2 = p.begin(JSX_EQUALS)?;
                p.call(ATTRIBUTE_JSX_EQUALS, 2, attribute_value)?;
                p.node_in(start_2, ATTRIBUTE_JSX_EQUALS, ATTRIBUTE_OPTIONAL_JSX_EQUALS)?;
            }
            p.close(start, ATTRIBUTE_ELEMENT_NAME)?;
        }
        JSX_OPEN_BRACE => {
            let start = p.begin(JSX_OPEN_BRACE)?;
            p.token(ELLIPSIS)?;
            p.call(ATTRIBUTE_JSX_OPEN_BRACE_ELLIPSIS_CLOSE_BRACE, 3, expression)?;
            p.token(CLOSE_BRACE)?;
            p.node(start, ATTRIBUTE_JSX_OPEN_BRACE_ELLIPSIS_CLOSE_BRACE)?;
        }
        _ => return p.stop(),
    }
    p.slot(ATTRIBUTE)
}

/// `attributeValue : JSX_STRING | element | JSX_OPEN_BRACE expressions CLOSE_BRACE`
fn attribute_value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        JSX_OPEN => p.call(ATTRIBUTE_VALUE, 2, element)?,
        JSX_OPEN_BRACE => {
            let start = p.begin(JSX_OPEN_BRACE)?;
            p.call(ATTRIBUTE_VALUE_JSX_OPEN_BRACE_CLOSE_BRACE, 2, expressions)?;
            p.token(CLOSE_BRACE)?;
            p.node(start, ATTRIBUTE_VALUE_JSX_OPEN_BRACE_CLOSE_BRACE)?;
        }
        JSX_STRING => p.take(ATTRIBUTE_VALUE)?,
        _ => return p.stop(),
    }
    p.slot(ATTRIBUTE_VALUE)
}

/// `children : JSX_TAG_END child*`
fn children(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(JSX_TAG_END)?;
    let list = p.open();
    while matches!(p.peek(), JSX_OPEN | JSX_OPEN_BRACE | JSX_TEXT) {
        p.call(CHILDS, 1, child)?;
    }
    p.list(list, CHILDS)?;
    p.close(start, CHILDREN)
}

/// `child : JSX_TEXT | element | JSX_OPEN_BRACE (argument (COMMA argument)*)? CLOSE_BRACE`
fn child(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        JSX_OPEN => p.call(CHILD, 2, element)?,
        JSX_OPEN_BRACE => {
            let start = p.begin(JSX_OPEN_BRACE)?;
            if p.peek() != CLOSE_BRACE {
                let start_2 = p.open();
                p.call(CHILD_ARGUMENTS, 1, argument)?;
                p.call(CHILD_ARGUMENTS, 2, comma_arguments)?;
                p.close_in(start_2, CHILD_ARGUMENTS, CHILD_OPTIONAL_ARGUMENTS)?;
            }
            p.token(CLOSE_BRACE)?;
            p.node(start, CHILD_JSX_OPEN_BRACE_CLOSE_BRACE)?;
        }
        JSX_TEXT => p.take(CHILD)?,
        _ => return p.stop(),
    }
    p.slot(CHILD)
}

/// `suffix : DOT (name | PRIVATE_NAME) | CHAIN (name | PRIVATE_NAME | index | arguments | template) | index
///     | arguments | template | {sameLine()}? (INCREMENT | DECREMENT)`
fn suffix(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DOT => p.call(SUFFIX, 1, dot_name_or_private_name)?,
        CHAIN => {
            let start = p.begin(CHAIN)?;
            match p.peek() {
                OPEN_BRACKET => p.call(SUFFIX_NAME_OR_OTHER, 3, index)?,
                OPEN_PARENTHESIS => p.call(SUFFIX_NAME_OR_OTHER, 4, arguments)?,
                TEMPLATE_OPEN => p.call(SUFFIX_NAME_OR_OTHER, 5, template)?,
                PRIVATE_NAME => p.take(SUFFIX_NAME_OR_OTHER)?,
                _ => p.call(SUFFIX_NAME_OR_OTHER, 1, name)?,
            }
            p.slot(SUFFIX_NAME_OR_OTHER)?;
            p.node(start, SUFFIX_CHAIN)?;
        }
        OPEN_BRACKET => p.call(SUFFIX, 3, index)?,
        OPEN_PARENTHESIS => p.call(SUFFIX, 4, arguments)?,
        TEMPLATE_OPEN => p.call(SUFFIX, 5, template)?,
        INCREMENT | DECREMENT | SAME_LINE => {
            p.guard(SAME_LINE)?;
            p.set(SUFFIX_SAME_LINE_TO_INCREMENT_OR_DECREMENT, matches!(p.peek(), INCREMENT | DECREMENT))?;
        }
        _ => return p.stop(),
    }
    p.slot(SUFFIX)
}

/// `binaryOperator : ADD | SUBTRACT | MULTIPLY | DIVIDE | REMAINDER | POWER | SHIFT_LEFT | SHIFT_RIGHT |
///     SHIFT_RIGHT_UNSIGNED | BIT_AND | BIT_OR | BIT_XOR | AND | OR | COALESCE | LESS | GREATER |
///     LESS_EQUAL | GREATER_EQUAL | EQUAL | NOT_EQUAL | IDENTICAL | NOT_IDENTICAL | IN | INSTANCEOF`
fn binary_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(BINARY_OPERATOR)
}

/// `conditional : QUESTION expression COLON expression`
fn conditional(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(QUESTION)?;
    p.call(CONDITIONAL, 2, expression)?;
    p.token(COLON)?;
    p.call(CONDITIONAL, 4, expression)?;
    p.node(start, CONDITIONAL)
}

/// `assignment : assignmentOperator expression`
fn assignment(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    assignment_operator(p)?;
    p.call(ASSIGNMENT, 2, expression)?;
    p.node(start, ASSIGNMENT)
}

/// `assignmentOperator : ASSIGN | ASSIGN_ADD | ASSIGN_SUBTRACT | ASSIGN_MULTIPLY | ASSIGN_DIVIDE |
///     ASSIGN_REMAINDER | ASSIGN_POWER | ASSIGN_SHIFT_LEFT | ASSIGN_SHIFT_RIGHT |
///     ASSIGN_SHIFT_RIGHT_UNSIGNED | ASSIGN_BIT_AND | ASSIGN_BIT_OR | ASSIGN_BIT_XOR | ASSIGN_AND |
///     ASSIGN_OR | ASSIGN_COALESCE`
fn assignment_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(ASSIGNMENT_OPERATOR)
}

/// `forHead : forInitialization ((OF | IN) expressions | SEMICOLON expressions? SEMICOLON expressions?)? |
///     SEMICOLON expressions? SEMICOLON expressions?`
fn for_head(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SEMICOLON => p.call(FOR_HEAD, 2, for_head_semicolon_semicolon)?,
        _ => {
            let start = p.open();
            p.call(FOR_HEAD_FOR_INITIALIZATION, 1, for_initialization)?;
            if matches!(p.peek(), IN | OF | SEMICOLON) {
                match p.peek() {
                    IN | OF => {
                        let start_2 = p.open();
                        p.set(FOR_HEAD_IN_OR_OF, matches!(p.peek(), IN | OF))?;
                        p.call(FOR_HEAD_IN_OR_OF_EXPRESSIONS, 2, expressions)?;
                        p.node(start_2, FOR_HEAD_IN_OR_OF_EXPRESSIONS)?;
                    }
                    SEMICOLON => {
                        p.call(FOR_HEAD_IN_OR_OF_EXPRESSIONS_OR_OTHER, 2, for_head_semicolon_semicolon)?;
                    }
                    _ => return p.stop(),
                }
                p.slot(FOR_HEAD_OPTIONAL_IN_OR_OF_EXPRESSIONS_OR_OTHER)?;
            }
            p.close(start, FOR_HEAD_FOR_INITIALIZATION)?;
        }
    }
    p.slot(FOR_HEAD)
}

/// `forInitialization : (CONST | variableKind) variable (COMMA variable)* | expressions`
fn for_initialization(p: &mut Machine<'_>) -> Parsed {
    match p.decide(FOR_INITIALIZATION)? {
        1 => {
            let start = p.open();
            match p.peek() {
                VAR | AWAIT | LET | USING | KEYWORD => {
                    p.call(FOR_INITIALIZATION_CONST_OR_VARIABLE_KIND, 2, variable_kind)?;
                }
                CONST => p.take(FOR_INITIALIZATION_CONST_OR_VARIABLE_KIND)?,
                _ => return p.stop(),
            }
            p.slot(FOR_INITIALIZATION_CONST_OR_VARIABLE_KIND)?;
            p.call(FOR_INITIALIZATION_CONST_OR_VARIABLE_KIND_VARIABLE, 2, variable)?;
            p.call(FOR_INITIALIZATION_CONST_OR_VARIABLE_KIND_VARIABLE, 3, comma_variables)?;
            p.node(start, FOR_INITIALIZATION_CONST_OR_VARIABLE_KIND_VARIABLE)?;
        }
        _ => p.call(FOR_INITIALIZATION, 2, expressions)?,
    }
    p.slot(FOR_INITIALIZATION)
}

/// `variableKind : VAR | {keyword()}? LET | ({keyword()}? AWAIT)? {keyword()}? USING`
fn variable_kind(p: &mut Machine<'_>) -> Parsed {
    match p.decide(VARIABLE_KIND)? {
        1 => p.take(VARIABLE_KIND)?,
        2 => {
            p.guard(KEYWORD)?;
            p.set(VARIABLE_KIND_LET, p.peek() == LET)?;
        }
        _ => {
            let start = p.open();
            if p.peek() == AWAIT || p.peek() == KEYWORD && p.goes_in(VARIABLE_KIND_OPTIONAL_AWAIT)? {
                p.call(VARIABLE_KIND_OPTIONAL_AWAIT, 1, keyword_to_await)?;
                p.slot(VARIABLE_KIND_OPTIONAL_AWAIT)?;
            }
            p.guard(KEYWORD)?;
            p.token(USING)?;
            p.close(start, VARIABLE_KIND_USING)?;
        }
    }
    p.slot(VARIABLE_KIND)
}

/// `variable : binding (ASSIGN expression)?`
fn variable(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(VARIABLE, 1, binding)?;
    p.call(VARIABLE, 2, optional_assign)?;
    p.close(start, VARIABLE)
}

/// `(COMMA variable)*`
fn comma_variables(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(COMMA_VARIABLE, COMMA, variable)?;
    }
    p.list(list, COMMA_VARIABLES)
}

/// `SEMICOLON expressions? SEMICOLON expressions?`
fn for_head_semicolon_semicolon(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SEMICOLON)?;
    p.call(FOR_HEAD_SEMICOLON_SEMICOLON, 2, optional_expressions)?;
    p.token(SEMICOLON)?;
    p.call(FOR_HEAD_SEMICOLON_SEMICOLON, 4, optional_expressions)?;
    p.node(start, FOR_HEAD_SEMICOLON_SEMICOLON)
}

/// `expressions?`
fn optional_expressions(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), CLOSE_PARENTHESIS | SEMICOLON), OPTIONAL_EXPRESSIONS, expressions)
}

/// `variableStatement : variableKind variable (COMMA variable)* endOfExpression | CONST constant (COMMA
///     constant)* endOfExpression`
fn variable_statement(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        VAR | AWAIT | LET | USING | KEYWORD => {
            let start = p.open();
            p.call(VARIABLE_STATEMENT_VARIABLE_KIND_VARIABLE, 1, variable_kind)?;
            p.call(VARIABLE_STATEMENT_VARIABLE_KIND_VARIABLE, 2, variable)?;
            p.call(VARIABLE_STATEMENT_VARIABLE_KIND_VARIABLE, 3, comma_variables)?;
            p.call(VARIABLE_STATEMENT_VARIABLE_KIND_VARIABLE, 4, end_of_expression)?;
            p.node(start, VARIABLE_STATEMENT_VARIABLE_KIND_VARIABLE)?;
        }
        CONST => {
            let start = p.begin(CONST)?;
            p.call(VARIABLE_STATEMENT_CONST, 2, constant)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.pair(VARIABLE_STATEMENT_COMMA, COMMA, constant)?;
            }
            p.list(list, VARIABLE_STATEMENT_COMMAS)?;
            p.call(VARIABLE_STATEMENT_CONST, 4, end_of_expression)?;
            p.node(start, VARIABLE_STATEMENT_CONST)?;
        }
        _ => return p.stop(),
    }
    p.slot(VARIABLE_STATEMENT)
}

/// `constant : binding ASSIGN expression`
fn constant(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CONSTANT, 1, binding)?;
    p.token(ASSIGN)?;
    p.call(CONSTANT, 3, expression)?;
    p.node(start, CONSTANT)
}

/// `importDeclaration : IMPORT (importClause FROM)? STRING importAttributes? end`
fn import_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IMPORT)?;
    if p.peek() != STRING {
        let start_2 = p.open();
        p.call(IMPORT_DECLARATION_FROM, 1, import_clause)?;
        p.token(FROM)?;
        p.node_in(start_2, IMPORT_DECLARATION_FROM, IMPORT_DECLARATION_OPTIONAL_FROM)?;
    }
    p.token(STRING)?;
    p.call(IMPORT_DECLARATION, 4, optional_import_attributes)?;
    p.call(IMPORT_DECLARATION, 5, end)?;
    p.node(start, IMPORT_DECLARATION)
}

/// `importClause : identifier (COMMA (importNamespace | importNames))? | importNamespace | importNames`
fn import_clause(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MULTIPLY => p.call(IMPORT_CLAUSE, 2, import_namespace)?,
        OPEN_BRACE => p.call(IMPORT_CLAUSE, 3, import_names)?,
        _ => {
            let start = p.open();
            p.call(IMPORT_CLAUSE_IDENTIFIER, 1, identifier)?;
            if p.peek() == COMMA {
                let start_2 = p.begin(COMMA)?;
                match p.peek() {
                    MULTIPLY => p.call(IMPORT_CLAUSE_IMPORT_NAMESPACE_OR_IMPORT_NAMES, 1, import_namespace)?,
                    OPEN_BRACE => p.call(IMPORT_CLAUSE_IMPORT_NAMESPACE_OR_IMPORT_NAMES, 2, import_names)?,
                    _ => return p.stop(),
                }
                p.slot(IMPORT_CLAUSE_IMPORT_NAMESPACE_OR_IMPORT_NAMES)?;
                p.node_in(start_2, IMPORT_CLAUSE_COMMA, IMPORT_CLAUSE_OPTIONAL_COMMA)?;
            }
            p.close(start, IMPORT_CLAUSE_IDENTIFIER)?;
        }
    }
    p.slot(IMPORT_CLAUSE)
}

/// `importNamespace : MULTIPLY AS identifier`
fn import_namespace(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(MULTIPLY)?;
    p.token(AS)?;
    p.call(IMPORT_NAMESPACE, 3, identifier)?;
    p.node(start, IMPORT_NAMESPACE)
}

/// `importNames : OPEN_BRACE (moduleName (COMMA moduleName)* COMMA?)? CLOSE_BRACE`
fn import_names(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACE)?;
    if p.peek() != CLOSE_BRACE {
        let start_2 = p.open();
        p.call(IMPORT_NAMES_MODULE_NAME, 1, module_name)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(IMPORT_NAMES_COMMAS)? {
            p.pair(IMPORT_NAMES_COMMA, COMMA, module_name)?;
        }
        p.list(list, IMPORT_NAMES_COMMAS)?;
        p.call(IMPORT_NAMES_MODULE_NAME, 3, optional_comma)?;
        p.close_in(start_2, IMPORT_NAMES_MODULE_NAME, IMPORT_NAMES_OPTIONAL_MODULE_NAME)?;
    }
    p.token(CLOSE_BRACE)?;
    p.node(start, IMPORT_NAMES)
}

/// `moduleName : (name | STRING) (AS (name | STRING))?`
fn module_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MODULE_NAME, 1, name_or_string)?;
    p.call(MODULE_NAME, 2, optional_as)?;
    p.close(start, MODULE_NAME)
}

/// `name | STRING`
fn name_or_string(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STRING => p.take(NAME_OR_STRING)?,
        _ => p.call(NAME_OR_STRING, 1, name)?,
    }
    p.slot(NAME_OR_STRING)
}

/// `(AS (name | STRING))?`
fn optional_as(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == AS {
        let start = p.begin(AS)?;
        p.call(AS_NAME_OR_STRING, 2, name_or_string)?;
        p.node_in(start, AS_NAME_OR_STRING, OPTIONAL_AS)?;
    }
    Ok(())
}

/// `importAttributes?`
fn optional_import_attributes(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), WITH | ASSERT) && p.goes_in(OPTIONAL_IMPORT_ATTRIBUTES)? {
        p.call(OPTIONAL_IMPORT_ATTRIBUTES, 1, import_attributes)?;
        p.slot(OPTIONAL_IMPORT_ATTRIBUTES)?;
    }
    Ok(())
}

/// `importAttributes : (WITH | ASSERT) object`
fn import_attributes(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(IMPORT_ATTRIBUTES_WITH_OR_ASSERT, matches!(p.peek(), WITH | ASSERT))?;
    p.call(IMPORT_ATTRIBUTES, 2, object)?;
    p.node(start, IMPORT_ATTRIBUTES)
}

/// `exportDeclaration : decorator* EXPORT exported`
fn export_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPORT_DECLARATION, 1, decorators)?;
    p.token(EXPORT)?;
    p.call(EXPORT_DECLARATION, 3, exported)?;
    p.node(start, EXPORT_DECLARATION)
}

/// `exported : MULTIPLY (AS (name | STRING))? FROM STRING importAttributes? end | importNames (FROM STRING
///     importAttributes?)? end | DEFAULT (function | class | {defaultExpression()}? expression
///     endOfExpression) | variableStatement | function | class`
fn exported(p: &mut Machine<'_>) -> Parsed {
    match p.decide(EXPORTED)? {
        1 => {
            let start = p.begin(MULTIPLY)?;
            p.call(EXPORTED_MULTIPLY_FROM_STRING, 2, optional_as)?;
            p.token(FROM)?;
            p.token(STRING)?;
            p.call(EXPORTED_MULTIPLY_FROM_STRING, 5, optional_import_attributes)?;
            p.call(EXPORTED_MULTIPLY_FROM_STRING, 6, end)?;
            p.node(start, EXPORTED_MULTIPLY_FROM_STRING)?;
        }
        2 => {
            let start = p.open();
            p.call(EXPORTED_IMPORT_NAMES_END, 1, import_names)?;
            if p.peek() == FROM && p.goes_in(EXPORTED_OPTIONAL_FROM_STRING)? {
                let start_2 = p.begin(FROM)?;
                p.token(STRING)?;
                p.call(EXPORTED_FROM_STRING, 3, optional_import_attributes)?;
                p.node_in(start_2, EXPORTED_FROM_STRING, EXPORTED_OPTIONAL_FROM_STRING)?;
            }
            p.call(EXPORTED_IMPORT_NAMES_END, 3, end)?;
            p.close(start, EXPORTED_IMPORT_NAMES_END)?;
        }
        3 => {
            let start = p.begin(DEFAULT)?;
            match p.decide(EXPORTED_FUNCTION_OR_OTHER)? {
                1 => p.call(EXPORTED_FUNCTION_OR_OTHER, 1, function)?,
                2 => p.call(EXPORTED_FUNCTION_OR_OTHER, 2, class)?,
                _ => {
                    let start_2 = p.open();
                    p.guard(DEFAULT_EXPRESSION)?;
                    p.call(EXPORTED_EXPRESSION_END_OF_EXPRESSION, 2, expression)?;
                    p.call(EXPORTED_EXPRESSION_END_OF_EXPRESSION, 3, end_of_expression)?;
                    p.close(start_2, EXPORTED_EXPRESSION_END_OF_EXPRESSION)?;
                }
            }
            p.slot(EXPORTED_FUNCTION_OR_OTHER)?;
            p.node(start, EXPORTED_DEFAULT)?;
        }
        4 => p.call(EXPORTED, 4, variable_statement)?,
        5 => p.call(EXPORTED, 5, function)?,
        _ => p.call(EXPORTED, 6, class)?,
    }
    p.slot(EXPORTED)
}

/// `ifStatement : IF OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS statement (ELSE statement)?`
fn if_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    p.token(OPEN_PARENTHESIS)?;
    p.call(IF_STATEMENT, 3, expressions)?;
    p.token(CLOSE_PARENTHESIS)?;
    p.call(IF_STATEMENT, 5, statement)?;
    if p.peek() == ELSE && p.goes_in(IF_STATEMENT_OPTIONAL_ELSE)? {
        let start_2 = p.begin(ELSE)?;
        p.call(IF_STATEMENT_ELSE, 2, statement)?;
        p.node_in(start_2, IF_STATEMENT_ELSE, IF_STATEMENT_OPTIONAL_ELSE)?;
    }
    p.node(start, IF_STATEMENT)
}

/// `doStatement : DO statement WHILE OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS SEMICOLON?`
fn do_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DO)?;
    p.call(DO_STATEMENT, 2, statement)?;
    p.token(WHILE)?;
    p.token(OPEN_PARENTHESIS)?;
    p.call(DO_STATEMENT, 5, expressions)?;
    p.token(CLOSE_PARENTHESIS)?;
    if p.peek() == SEMICOLON && p.goes_in(DO_STATEMENT_OPTIONAL_SEMICOLON)? {
        p.take(DO_STATEMENT_OPTIONAL_SEMICOLON)?;
    }
    p.node(start, DO_STATEMENT)
}

/// `continueStatement : CONTINUE ({sameLine()}? identifier)? end`
fn continue_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CONTINUE)?;
    p.call(CONTINUE_STATEMENT, 2, optional_identifier_option)?;
    p.call(CONTINUE_STATEMENT, 3, end)?;
    p.close(start, CONTINUE_STATEMENT)
}

/// `({sameLine()}? identifier)?`
fn optional_identifier_option(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == SAME_LINE || p.goes_in(OPTIONAL_IDENTIFIER_OPTION)? {
        p.guard(SAME_LINE)?;
        p.call(SAME_LINE_TO_IDENTIFIER, 2, identifier)?;
        p.slot(OPTIONAL_IDENTIFIER_OPTION)?;
    }
    Ok(())
}

/// `breakStatement : BREAK ({sameLine()}? identifier)? end`
fn break_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(BREAK)?;
    p.call(BREAK_STATEMENT, 2, optional_identifier_option)?;
    p.call(BREAK_STATEMENT, 3, end)?;
    p.close(start, BREAK_STATEMENT)
}

/// `returnStatement : RETURN ({sameLine()}? expressions endOfExpression | end)`
fn return_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(RETURN)?;
    let start_2 = p.open();
    match p.decide(RETURN_STATEMENT_EXPRESSIONS_END_OF_EXPRESSION_OR_END)? {
        1 => {
            let start_3 = p.open();
            p.guard(SAME_LINE)?;
            p.call(RETURN_STATEMENT_EXPRESSIONS_END_OF_EXPRESSION, 2, expressions)?;
            p.call(RETURN_STATEMENT_EXPRESSIONS_END_OF_EXPRESSION, 3, end_of_expression)?;
            p.close(start_3, RETURN_STATEMENT_EXPRESSIONS_END_OF_EXPRESSION)?;
        }
        _ => p.call(RETURN_STATEMENT_EXPRESSIONS_END_OF_EXPRESSION_OR_END, 2, end)?,
    }
    p.close(start_2, RETURN_STATEMENT_EXPRESSIONS_END_OF_EXPRESSION_OR_END)?;
    p.close(start, RETURN_STATEMENT)
}

/// `switchStatement : SWITCH OPEN_PARENTHESIS expressions CLOSE_PARENTHESIS OPEN_BRACE switchClause*
///     CLOSE_BRACE`
fn switch_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SWITCH)?;
    p.token(OPEN_PARENTHESIS)?;
    p.call(SWITCH_STATEMENT, 3, expressions)?;
    p.token(CLOSE_PARENTHESIS)?;
    p.token(OPEN_BRACE)?;
    let list = p.open();
    while matches!(p.peek(), CASE | DEFAULT) {
        p.call(SWITCH_CLAUSES, 1, switch_clause)?;
    }
    p.list(list, SWITCH_CLAUSES)?;
    p.token(CLOSE_BRACE)?;
    p.node(start, SWITCH_STATEMENT)
}

/// `switchClause : (CASE expressions | DEFAULT) COLON statement*`
fn switch_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        CASE => p.pair(SWITCH_CLAUSE_CASE, CASE, expressions)?,
        DEFAULT => p.take(SWITCH_CLAUSE_CASE_OR_DEFAULT)?,
        _ => return p.stop(),
    }
    p.slot(SWITCH_CLAUSE_CASE_OR_DEFAULT)?;
    p.token(COLON)?;
    p.call(SWITCH_CLAUSE, 3, statements)?;
    p.node(start, SWITCH_CLAUSE)
}

/// `throwStatement : THROW expressions endOfExpression`
fn throw_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(THROW)?;
    p.call(THROW_STATEMENT, 2, expressions)?;
    p.call(THROW_STATEMENT, 3, end_of_expression)?;
    p.node(start, THROW_STATEMENT)
}

/// `tryStatement : TRY block (catchClause finallyClause? | finallyClause)`
fn try_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TRY)?;
    p.call(TRY_STATEMENT, 2, block)?;
    match p.peek() {
        CATCH => {
            let start_2 = p.open();
            p.call(TRY_STATEMENT_CATCH_CLAUSE, 1, catch_clause)?;
            p.optional(p.peek() == FINALLY, OPTIONAL_FINALLY_CLAUSE, finally_clause)?;
            p.close(start_2, TRY_STATEMENT_CATCH_CLAUSE)?;
        }
        FINALLY => p.call(TRY_STATEMENT_CATCH_CLAUSE_OR_FINALLY_CLAUSE, 2, finally_clause)?,
        _ => return p.stop(),
    }
    p.slot(TRY_STATEMENT_CATCH_CLAUSE_OR_FINALLY_CLAUSE)?;
    p.node(start, TRY_STATEMENT)
}

/// `catchClause : CATCH (OPEN_PARENTHESIS binding CLOSE_PARENTHESIS)? block`
fn catch_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CATCH)?;
    if p.peek() == OPEN_PARENTHESIS {
        let start_2 = p.begin(OPEN_PARENTHESIS)?;
        p.call(CATCH_CLAUSE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS, 2, binding)?;
        p.token(CLOSE_PARENTHESIS)?;
        p.node_in(start_2, CATCH_CLAUSE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS,
            CATCH_CLAUSE_OPTIONAL_OPEN_PARENTHESIS_CLOSE_PARENTHESIS)?;
    }
    p.call(CATCH_CLAUSE, 3, block)?;
    p.node(start, CATCH_CLAUSE)
}

/// `finallyClause : FINALLY block`
fn finally_clause(p: &mut Machine<'_>) -> Parsed {
    p.pair(FINALLY_CLAUSE, FINALLY, block)
}

/// `debuggerStatement : DEBUGGER end`
fn debugger_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DEBUGGER)?;
    p.call(DEBUGGER_STATEMENT, 2, end)?;
    p.close(start, DEBUGGER_STATEMENT)
}

/// `expressionStatement : {expressionStatement()}? expressions endOfExpression`
fn expression_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.guard(EXPRESSION_STATEMENT)?;
    p.call(EXPRESSION_STATEMENT_RULE, 2, expressions)?;
    p.call(EXPRESSION_STATEMENT_RULE, 3, end_of_expression)?;
    p.close(start, EXPRESSION_STATEMENT_RULE)
}
