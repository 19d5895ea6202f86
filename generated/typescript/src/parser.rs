// @generated from grammars/typescript.toml by `cargo xtask gen` (blake3 3ad30cc2989c0bd5)

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
            SIGNATURE => signature, OPTIONAL_TYPE_PARAMETERS => optional_type_parameters,
            TYPE_PARAMETERS => type_parameters, TYPE_PARAMETER => type_parameter, MODIFIERS => modifiers,
            MODIFIER_RULE => modifier, MODIFIER_WORD => modifier_word, TYPE_RULE => type_rule,
            TYPE_OPERAND_PART => type_operand, TYPE_PREFIX => type_prefix,
            FUNCTION_TYPE_HEAD => function_type_head, OPTIONAL_NEW => optional_new, PARAMETERS => parameters,
            PARAMETER => parameter, DECORATORS => decorators, DECORATOR => decorator,
            PARENTHESIZED => parenthesized, DOT_NAME_OR_PRIVATE_NAME => dot_name_or_private_name,
            NAME => name, RESERVED_WORD => reserved_word, FREE_WORD => free_word, ARGUMENTS => arguments,
            ARGUMENT => argument, OPTIONAL_ELLIPSIS => optional_ellipsis, COMMA_ARGUMENTS => comma_arguments,
            OPTIONAL_COMMA => optional_comma, PARAMETER_MODIFIER => parameter_modifier, BINDING => binding,
            OBJECT_PATTERN => object_pattern, PROPERTY_PATTERN => property_pattern,
            MEMBER_NAME => member_name, MODIFIER_TO_MODIFIER_WORD => modifier_to_modifier_word,
            INDEX => index, OPTIONAL_ASSIGN => optional_assign, ASSIGN_EXPRESSION => assign_expression,
            ARRAY_PATTERN => array_pattern, OPTIONAL_ELEMENT_PATTERN => optional_element_pattern,
            ELEMENT_PATTERN => element_pattern, OPTIONAL_QUESTION => optional_question,
            OPTIONAL_TYPE_ANNOTATION => optional_type_annotation, TYPE_ANNOTATION => type_annotation,
            IDENTIFIER_OR_THIS => identifier_or_this, TYPE_OPERAND => type_operand_2,
            PRIMARY_TYPE => primary_type, TYPE_REFERENCE => type_reference, DOTS => dots,
            DOT_NAME => dot_name, OPTIONAL_TYPE_ARGUMENTS_OPTION => optional_type_arguments_option,
            TYPE_ARGUMENTS_RULE => type_arguments, TYPES => types, TEMPLATE_TYPE => template_type,
            OBJECT_TYPE => object_type, TYPE_MEMBER => type_member, TYPE_MEMBER_BODY => type_member_body,
            INDEX_SIGNATURE => index_signature, TYPE_MEMBER_NAME => type_member_name, OPERAND => operand,
            PREFIX => prefix, KEYWORD_TO_AWAIT => keyword_to_await, PRIMARY => primary, TEMPLATE => template,
            ARRAY => array, OPTIONAL_ARGUMENT => optional_argument, OBJECT => object, PROPERTY => property,
            OPTIONAL_MULTIPLY => optional_multiply, BLOCK => block, FUNCTION_RULE => function,
            OPTIONAL_IDENTIFIER => optional_identifier, BODY => body, END => end, CLASS_RULE => class,
            CLASS_ELEMENT => class_element,
            ASSIGN_EXPRESSION_END_OF_EXPRESSION => assign_expression_end_of_expression,
            END_OF_EXPRESSION => end_of_expression, ELEMENT => element, ELEMENT_NAME => element_name,
            ATTRIBUTE => attribute, ATTRIBUTE_VALUE => attribute_value, CHILDREN => children, CHILD => child,
            SUFFIX => suffix, TUPLE_TYPE => tuple_type, TUPLE_ELEMENT => tuple_element,
            PRIMARY_TYPE_INFER => primary_type_infer, TYPE_QUERY => type_query, IMPORT_TYPE => import_type,
            BINARY_OPERATOR => binary_operator, CONDITIONAL => conditional, ASSIGNMENT => assignment,
            ASSIGNMENT_OPERATOR => assignment_operator, FOR_HEAD => for_head,
            FOR_INITIALIZATION => for_initialization, VARIABLE_KIND => variable_kind, VARIABLE => variable,
            COMMA_VARIABLES => comma_variables, FOR_HEAD_SEMICOLON_SEMICOLON => for_head_semicolon_semicolon,
            OPTIONAL_EXPRESSIONS => optional_expressions, DECLARATION => declaration,
            VARIABLE_STATEMENT => variable_statement, ENUM_RULE => enum_rule, ENUM_MEMBER => enum_member,
            INTERFACE_RULE => interface, TYPE_ALIAS => type_alias, NAMESPACE_RULE => namespace,
            IMPORT_ALIAS => import_alias, OPTIONAL_TYPE_PART => optional_type_2,
            IMPORT_DECLARATION => import_declaration, IMPORT_CLAUSE => import_clause,
            IMPORT_NAMESPACE => import_namespace, IMPORT_NAMES => import_names, MODULE_NAME => module_name,
            NAME_OR_STRING => name_or_string, OPTIONAL_AS => optional_as,
            OPTIONAL_IMPORT_ATTRIBUTES => optional_import_attributes, IMPORT_ATTRIBUTES => import_attributes,
            EXPORT_DECLARATION => export_declaration, EXPORTED => exported,
            EXPORTED_MULTIPLY_FROM_STRING_OR_IMPORT_NAMES => exported_multiply_from_string_or_import_names,
            IF_STATEMENT => if_statement, DO_STATEMENT => do_statement,
            CONTINUE_STATEMENT => continue_statement,
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

/// `statement : block | declaration | importDeclaration | exportDeclaration | emptyStatement | ifStatement |
///     doStatement | whileStatement | forStatement | continueStatement | breakStatement | returnStatement |
///     withStatement | switchStatement | labelledStatement | throwStatement | tryStatement |
///     debuggerStatement | expressionStatement`
/// In normal form `statement_tails statement_operand`
fn statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(STATEMENT, 1, statement_tails)?;
    match p.decide(STATEMENT_OPERAND)? {
        1 => p.call(STATEMENT_OPERAND, 1, block)?,
        2 => p.call(STATEMENT_OPERAND, 2, declaration)?,
        3 => p.call(STATEMENT_OPERAND, 3, import_declaration)?,
        4 => p.call(STATEMENT_OPERAND, 4, export_declaration)?,
        5 => p.take(STATEMENT_OPERAND)?,
        6 => p.call(STATEMENT_OPERAND, 6, if_statement)?,
        7 => p.call(STATEMENT_OPERAND, 7, do_statement)?,
        8 => p.call(STATEMENT_OPERAND, 8, continue_statement)?,
        9 => p.call(STATEMENT_OPERAND, 9, break_statement)?,
        10 => p.call(STATEMENT_OPERAND, 10, return_statement)?,
        11 => p.call(STATEMENT_OPERAND, 11, switch_statement)?,
        12 => p.call(STATEMENT_OPERAND, 12, throw_statement)?,
        13 => p.call(STATEMENT_OPERAND, 13, try_statement)?,
        14 => p.call(STATEMENT_OPERAND, 14, debugger_statement)?,
        _ => p.call(STATEMENT_OPERAND, 15, expression_statement)?,
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
///     (binaryOperator operand | {sameLine()}? (AS | SATISFIES) type)* (conditional | assignment)?`
/// In normal form `(arrow | {keyword()}? YIELD MULTIPLY?)* ({arrowBody()}? block | operand (binaryOperator
///     operand | {sameLine()}? (AS | SATISFIES) type)* (conditional | assignment)?)`
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
            p.call(EXPRESSION_OPERAND_TO_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT, 1, operand)?;
            let list = p.open();
            while p.goes_in(EXPRESSION_BINARY_OPERATOR_OPERAND_OR_OTHERS)? {
                match p.peek() {
                    AS | SATISFIES | SAME_LINE => {
                        let start_3 = p.open();
                        p.guard(SAME_LINE)?;
                        p.set(EXPRESSION_AS_OR_SATISFIES, matches!(p.peek(), AS | SATISFIES))?;
                        p.call(EXPRESSION_AS_OR_SATISFIES_TYPE, 3, type_rule)?;
                        p.node(start_3, EXPRESSION_AS_OR_SATISFIES_TYPE)?;
                    }
                    _ => {
                        let start_3 = p.open();
                        p.call(EXPRESSION_BINARY_OPERATOR_OPERAND, 1, binary_operator)?;
                        p.call(EXPRESSION_BINARY_OPERATOR_OPERAND, 2, operand)?;
                        p.node(start_3, EXPRESSION_BINARY_OPERATOR_OPERAND)?;
                    }
                }
                p.slot(EXPRESSION_BINARY_OPERATOR_OPERAND_OR_OTHER)?;
            }
            p.list(list, EXPRESSION_BINARY_OPERATOR_OPERAND_OR_OTHERS)?;
            if matches!(p.peek(), QUESTION | ASSIGN | ASSIGN_ADD | ASSIGN_SUBTRACT | ASSIGN_MULTIPLY
                | ASSIGN_DIVIDE | ASSIGN_REMAINDER | ASSIGN_POWER | ASSIGN_BIT_AND | ASSIGN_BIT_OR
                | ASSIGN_BIT_XOR | ASSIGN_AND | ASSIGN_OR | ASSIGN_COALESCE) {
                match p.peek() {
                    QUESTION => p.call(EXPRESSION_CONDITIONAL_OR_ASSIGNMENT, 1, conditional)?,
                    _ => p.call(EXPRESSION_CONDITIONAL_OR_ASSIGNMENT, 2, assignment)?,
                }
                p.slot(EXPRESSION_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT)?;
            }
            p.close(start_2, EXPRESSION_OPERAND_TO_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT)?;
        }
    }
    p.slot(EXPRESSION_OPERAND_AFTER_TAILS)?;
    p.close(start, EXPRESSION)
}

/// `arrow : ASYNC? (identifier | signature) ARROW`
fn arrow(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == ASYNC && p.goes_in(ARROW_OPTIONAL_ASYNC)? {
        p.take(ARROW_OPTIONAL_ASYNC)?;
    }
    match p.peek() {
        OPEN_PARENTHESIS | LESS => p.call(ARROW_IDENTIFIER_OR_SIGNATURE, 2, signature)?,
        _ => p.call(ARROW_IDENTIFIER_OR_SIGNATURE, 1, identifier)?,
    }
    p.slot(ARROW_IDENTIFIER_OR_SIGNATURE)?;
    p.token(ARROW)?;
    p.node(start, ARROW_RULE)
}

/// `identifier : IDENTIFIER | ABSTRACT | ACCESSOR | AS | ASSERT | ASSERTS | DECLARE | FROM | GET | GLOBAL |
///     INFER | IS | KEYOF | MODULE | NAMESPACE | OF | OUT | OVERRIDE | PRIVATE | PROTECTED | PUBLIC |
///     READONLY | SATISFIES | SET | STATIC | TYPE | UNIQUE | {!keyword()}? keywordSometimes`
fn identifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ASYNC | AWAIT | LET | USING | YIELD | KEYWORD_TOKEN => {
            p.guard(KEYWORD_TOKEN)?;
            keyword_sometimes(p)?;
            p.slot(IDENTIFIER_KEYWORD_SOMETIMES)?;
        }
        IDENTIFIER | ABSTRACT | ACCESSOR | AS | ASSERT | ASSERTS | DECLARE | FROM | GET | GLOBAL | INFER
        | IS | KEYOF | MODULE | NAMESPACE | OF | OUT | OVERRIDE | PRIVATE | PROTECTED | PUBLIC | READONLY
        | SATISFIES | SET | STATIC | TYPE | UNIQUE => p.take(IDENTIFIER_RULE)?,
        _ => return p.stop(),
    }
    p.slot(IDENTIFIER_RULE)
}

/// `keywordSometimes : ASYNC | AWAIT | LET | USING | YIELD`
fn keyword_sometimes(p: &mut Machine<'_>) -> Parsed {
    p.set(KEYWORD_SOMETIMES, matches!(p.peek(), ASYNC | AWAIT | LET | USING | YIELD))
}

/// `signature : typeParameters? parameters typeAnnotation?`
fn signature(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SIGNATURE, 1, optional_type_parameters)?;
    p.call(SIGNATURE, 2, parameters)?;
    p.call(SIGNATURE, 3, optional_type_annotation)?;
    p.close(start, SIGNATURE)
}

/// `typeParameters?`
fn optional_type_parameters(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == LESS, OPTIONAL_TYPE_PARAMETERS, type_parameters)
}

/// `typeParameters : LESS typeParameter (COMMA typeParameter)* COMMA? GREATER`
fn type_parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LESS)?;
    p.call(TYPE_PARAMETERS, 2, type_parameter)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(TYPE_PARAMETERS_COMMAS)? {
        p.pair(TYPE_PARAMETERS_COMMA, COMMA, type_parameter)?;
    }
    p.list(list, TYPE_PARAMETERS_COMMAS)?;
    p.call(TYPE_PARAMETERS, 4, optional_comma)?;
    p.token(GREATER)?;
    p.node(start, TYPE_PARAMETERS)
}

/// `typeParameter : modifier* identifier (EXTENDS type)? (ASSIGN type)?`
fn type_parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE_PARAMETER, 1, modifiers)?;
    p.call(TYPE_PARAMETER, 2, identifier)?;
    if p.peek() == EXTENDS {
        let start_2 = p.begin(EXTENDS)?;
        p.call(TYPE_PARAMETER_EXTENDS, 2, type_rule)?;
        p.node_in(start_2, TYPE_PARAMETER_EXTENDS, TYPE_PARAMETER_OPTIONAL_EXTENDS)?;
    }
    if p.peek() == ASSIGN {
        let start_2 = p.begin(ASSIGN)?;
        p.call(TYPE_PARAMETER_ASSIGN, 2, type_rule)?;
        p.node_in(start_2, TYPE_PARAMETER_ASSIGN, TYPE_PARAMETER_OPTIONAL_ASSIGN)?;
    }
    p.close(start, TYPE_PARAMETER)
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

/// `modifierWord : ABSTRACT | ACCESSOR | ASYNC | DECLARE | GET | OVERRIDE | PRIVATE | PROTECTED | PUBLIC |
///     READONLY | SET | STATIC | IN | OUT | CONST`
fn modifier_word(p: &mut Machine<'_>) -> Parsed {
    p.one_of(MODIFIER_WORD)
}

/// `type : typePrefix type | (BIT_OR | BIT_AND)? typeOperand ((BIT_OR | BIT_AND) typeOperand)* (EXTENDS type
///     QUESTION type COLON type)?`
/// In normal form `typePrefix* (BIT_AND | BIT_OR)? typeOperand ((BIT_AND | BIT_OR) typeOperand)* (EXTENDS
///     type QUESTION type COLON typePrefix* (BIT_AND | BIT_OR)? typeOperand ((BIT_AND |
///     BIT_OR) typeOperand)*)*`
fn type_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE_RULE, 1, type_operand)?;
    let list = p.open();
    while p.peek() == EXTENDS && p.goes_in(TYPE_TAILS)? {
        let start_2 = p.begin(EXTENDS)?;
        p.call(TYPE_TAIL, 2, type_rule)?;
        p.token(QUESTION)?;
        p.call(TYPE_TAIL, 4, type_rule)?;
        p.token(COLON)?;
        p.call(TYPE_TAIL, 6, type_operand)?;
        p.node(start_2, TYPE_TAIL)?;
    }
    p.list(list, TYPE_TAILS)?;
    p.close(start, TYPE_RULE)
}

/// `typePrefix* (BIT_AND | BIT_OR)? typeOperand ((BIT_AND | BIT_OR) typeOperand)*`
fn type_operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), NEW | LESS) || p.goes_in(TYPE_PREFIXES)? {
        p.call(TYPE_PREFIXES, 1, type_prefix)?;
    }
    p.list(list, TYPE_PREFIXES)?;
    p.optional_token(matches!(p.peek(), BIT_AND | BIT_OR), TYPE_OPTIONAL_BIT_AND_OR_BIT_OR)?;
    p.call(TYPE_OPERAND_PART, 3, type_operand_2)?;
    let list = p.open();
    while matches!(p.peek(), BIT_AND | BIT_OR) && p.goes_in(TYPE_BIT_AND_OR_BIT_OR_TYPE_OPERANDS)? {
        let start_2 = p.open();
        p.set(TYPE_BIT_AND_OR_BIT_OR, matches!(p.peek(), BIT_AND | BIT_OR))?;
        p.call(TYPE_BIT_AND_OR_BIT_OR_TYPE_OPERAND, 2, type_operand_2)?;
        p.node(start_2, TYPE_BIT_AND_OR_BIT_OR_TYPE_OPERAND)?;
    }
    p.list(list, TYPE_BIT_AND_OR_BIT_OR_TYPE_OPERANDS)?;
    p.close(start, TYPE_OPERAND_PART)
}

/// `typePrefix : functionTypeHead | {typeWord()}? (ASSERTS | (identifier | THIS) IS)`
fn type_prefix(p: &mut Machine<'_>) -> Parsed {
    match p.decide(TYPE_PREFIX)? {
        1 => p.call(TYPE_PREFIX, 1, function_type_head)?,
        _ => {
            p.guard(TYPE_WORD)?;
            match p.decide(TYPE_PREFIX_ASSERTS_OR_IS_AFTER_NOTHING)? {
                1 => p.token(ASSERTS)?,
                _ => {
                    let start = p.open();
                    p.call(TYPE_PREFIX_IS, 1, identifier_or_this)?;
                    p.token(IS)?;
                    p.node(start, TYPE_PREFIX_IS)?;
                }
            }
            p.slot(TYPE_PREFIX_ASSERTS_OR_IDENTIFIER_OR_THIS_IS)?;
        }
    }
    p.slot(TYPE_PREFIX)
}

/// `functionTypeHead : ({typeWord()}? ABSTRACT)? NEW? typeParameters? parameters ARROW`
fn function_type_head(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if matches!(p.peek(), ABSTRACT | TYPE_WORD) {
        p.guard(TYPE_WORD)?;
        p.set(FUNCTION_TYPE_HEAD_OPTIONAL_ABSTRACT, p.peek() == ABSTRACT)?;
    }
    p.call(FUNCTION_TYPE_HEAD, 2, optional_new)?;
    p.call(FUNCTION_TYPE_HEAD, 3, optional_type_parameters)?;
    p.call(FUNCTION_TYPE_HEAD, 4, parameters)?;
    p.token(ARROW)?;
    p.node(start, FUNCTION_TYPE_HEAD)
}

/// `NEW?`
fn optional_new(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == NEW, OPTIONAL_NEW)
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

/// `parameter : decorator* parameterModifier* ELLIPSIS? (binding | THIS) QUESTION? typeAnnotation? (ASSIGN
///     expression)?`
fn parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARAMETER, 1, decorators)?;
    let list = p.open();
    while p.peek() == MODIFIER || p.goes_in(PARAMETER_MODIFIERS)? {
        p.call(PARAMETER_MODIFIERS, 1, parameter_modifier)?;
    }
    p.list(list, PARAMETER_MODIFIERS)?;
    p.call(PARAMETER, 3, optional_ellipsis)?;
    match p.peek() {
        THIS => p.take(PARAMETER_BINDING_OR_THIS)?,
        _ => p.call(PARAMETER_BINDING_OR_THIS, 1, binding)?,
    }
    p.slot(PARAMETER_BINDING_OR_THIS)?;
    p.call(PARAMETER, 5, optional_question)?;
    p.call(PARAMETER, 6, optional_type_annotation)?;
    p.call(PARAMETER, 7, optional_assign)?;
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
        AS | ASSERT | ASSERTS | AWAIT | FROM | GLOBAL | IMPLEMENTS | INFER | INTERFACE | IS | KEYOF | LET
        | MODULE | NAMESPACE | OF | SATISFIES | TYPE | UNIQUE | USING | YIELD => free_word(p)?,
        CONST | IN | ABSTRACT | ACCESSOR | ASYNC | DECLARE | GET | OUT | OVERRIDE | PRIVATE | PROTECTED
        | PUBLIC | READONLY | SET | STATIC => modifier_word(p)?,
        IDENTIFIER => p.take(NAME)?,
        _ => reserved_word(p)?,
    }
    p.slot(NAME)
}

/// `reservedWord : BREAK | CASE | CATCH | CLASS | CONTINUE | DEBUGGER | DEFAULT | DELETE | DO | ELSE | ENUM
///     | EXPORT | EXTENDS | FALSE | FINALLY | FOR | FUNCTION | IF | IMPORT | INSTANCEOF | NEW | NULL |
///     RETURN | SUPER | SWITCH | THIS | THROW | TRUE | TRY | TYPEOF | VAR | VOID | WHILE | WITH`
fn reserved_word(p: &mut Machine<'_>) -> Parsed {
    p.one_of(RESERVED_WORD)
}

/// `freeWord : AS | ASSERT | ASSERTS | AWAIT | FROM | GLOBAL | IMPLEMENTS | INFER | INTERFACE | IS | KEYOF |
///     LET | MODULE | NAMESPACE | OF | SATISFIES | TYPE | UNIQUE | USING | YIELD`
fn free_word(p: &mut Machine<'_>) -> Parsed {
    p.one_of(FREE_WORD)
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

/// `parameterModifier : {modifier()}? (PUBLIC | PRIVATE | PROTECTED | READONLY | OVERRIDE)`
fn parameter_modifier(p: &mut Machine<'_>) -> Parsed {
    p.guard(MODIFIER)?;
    p.set(PARAMETER_MODIFIER, matches!(p.peek(), OVERRIDE | PRIVATE | PROTECTED | PUBLIC | READONLY))
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

/// `propertyPattern : ELLIPSIS binding | memberName (COLON binding)? (ASSIGN expression)?`
fn property_pattern(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ELLIPSIS => p.pair(PROPERTY_PATTERN_ELLIPSIS, ELLIPSIS, binding)?,
        _ => {
            let start = p.open();
            p.call(PROPERTY_PATTERN_MEMBER_NAME, 1, member_name)?;
            if p.peek() == COLON {
                let start_2 = p.begin(COLON)?;
                p.call(PROPERTY_PATTERN_COLON, 2, binding)?;
                p.node_in(start_2, PROPERTY_PATTERN_COLON, PROPERTY_PATTERN_OPTIONAL_COLON)?;
            }
            p.call(PROPERTY_PATTERN_MEMBER_NAME, 3, optional_assign)?;
            p.close(start, PROPERTY_PATTERN_MEMBER_NAME)?;
        }
    }
    p.slot(PROPERTY_PATTERN)
}

/// `memberName : IDENTIFIER | reservedWord | freeWord | {!modifier()}? modifierWord | PRIVATE_NAME | STRING
///     | NUMBER | OPEN_BRACKET expressions CLOSE_BRACKET`
/// In normal form `IDENTIFIER | reservedWord | freeWord | {!modifier()}? modifierWord | PRIVATE_NAME |
///     STRING | NUMBER | index`
fn member_name(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        AS | ASSERT | ASSERTS | AWAIT | FROM | GLOBAL | IMPLEMENTS | INFER | INTERFACE | IS | KEYOF | LET
        | MODULE | NAMESPACE | OF | SATISFIES | TYPE | UNIQUE | USING | YIELD => free_word(p)?,
        CONST | IN | ABSTRACT | ACCESSOR | ASYNC | DECLARE | GET | OUT | OVERRIDE | PRIVATE | PROTECTED
        | PUBLIC | READONLY | SET | STATIC | MODIFIER_TOKEN => {
            p.call(MEMBER_NAME, 4, modifier_to_modifier_word)?;
        }
        OPEN_BRACKET => p.call(MEMBER_NAME, 8, index)?,
        IDENTIFIER | PRIVATE_NAME | STRING | NUMBER => p.take(MEMBER_NAME)?,
        _ => reserved_word(p)?,
    }
    p.slot(MEMBER_NAME)
}

/// `{!modifier()}? modifierWord`
fn modifier_to_modifier_word(p: &mut Machine<'_>) -> Parsed {
    p.guard(MODIFIER_TOKEN)?;
    modifier_word(p)?;
    p.slot(MODIFIER_TO_MODIFIER_WORD)
}

/// `index : OPEN_BRACKET expressions CLOSE_BRACKET`
fn index(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACKET)?;
    p.call(INDEX, 2, expressions)?;
    p.token(CLOSE_BRACKET)?;
    p.node(start, INDEX)
}

/// `(ASSIGN expression)?`
fn optional_assign(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == ASSIGN, OPTIONAL_ASSIGN, assign_expression)
}

/// `ASSIGN expression`
fn assign_expression(p: &mut Machine<'_>) -> Parsed {
    p.pair(ASSIGN_EXPRESSION, ASSIGN, expression)
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

/// `QUESTION?`
fn optional_question(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == QUESTION, OPTIONAL_QUESTION)
}

/// `typeAnnotation?`
fn optional_type_annotation(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == COLON && p.goes_in(OPTIONAL_TYPE_ANNOTATION)? {
        p.call(OPTIONAL_TYPE_ANNOTATION, 1, type_annotation)?;
        p.slot(OPTIONAL_TYPE_ANNOTATION)?;
    }
    Ok(())
}

/// `typeAnnotation : COLON type`
fn type_annotation(p: &mut Machine<'_>) -> Parsed {
    p.pair(TYPE_ANNOTATION, COLON, type_rule)
}

/// `identifier | THIS`
fn identifier_or_this(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        THIS => p.take(IDENTIFIER_OR_THIS)?,
        _ => p.call(IDENTIFIER_OR_THIS, 1, identifier)?,
    }
    p.slot(IDENTIFIER_OR_THIS)
}

/// `typeOperand : ({typeWord()}? (KEYOF | UNIQUE | READONLY))* primaryType ({sameLine()}? OPEN_BRACKET type?
///     CLOSE_BRACKET)*`
fn type_operand_2(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.goes_in(TYPE_OPERAND_KEYOF_OR_OTHERS)? {
        p.guard(TYPE_WORD)?;
        p.set(TYPE_OPERAND_KEYOF_OR_READONLY_OR_UNIQUE, matches!(p.peek(), KEYOF | READONLY | UNIQUE))?;
    }
    p.list(list, TYPE_OPERAND_KEYOF_OR_OTHERS)?;
    p.call(TYPE_OPERAND, 2, primary_type)?;
    let list = p.open();
    while p.goes_in(TYPE_OPERAND_OPEN_BRACKET_CLOSE_BRACKETS)? {
        let start_2 = p.open();
        p.guard(SAME_LINE)?;
        p.token(OPEN_BRACKET)?;
        p.optional(p.peek() != CLOSE_BRACKET, OPTIONAL_TYPE, type_rule)?;
        p.token(CLOSE_BRACKET)?;
        p.node(start_2, TYPE_OPERAND_OPEN_BRACKET_CLOSE_BRACKET)?;
    }
    p.list(list, TYPE_OPERAND_OPEN_BRACKET_CLOSE_BRACKETS)?;
    p.close(start, TYPE_OPERAND)
}

/// `primaryType : typeReference | VOID | NULL | TRUE | FALSE | CONST | {!typeWord()}? THIS | STRING |
///     SUBTRACT? NUMBER | templateType | objectType | tupleType | OPEN_PARENTHESIS type CLOSE_PARENTHESIS |
///     {typeWord()}? INFER identifier (EXTENDS functionTypeHead* typeOperand)? | TYPEOF typeQuery |
///     importType`
fn primary_type(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PRIMARY_TYPE)? {
        1 => p.call(PRIMARY_TYPE, 1, type_reference)?,
        2..=6 | 8 => p.take(PRIMARY_TYPE)?,
        7 => {
            p.guard(TYPE_WORD_TOKEN)?;
            p.set(PRIMARY_TYPE_THIS, p.peek() == THIS)?;
        }
        9 => {
            let start = p.open();
            p.optional_token(p.peek() == SUBTRACT, PRIMARY_TYPE_OPTIONAL_SUBTRACT)?;
            p.token(NUMBER)?;
            p.close(start, PRIMARY_TYPE_NUMBER)?;
        }
        10 => p.call(PRIMARY_TYPE, 10, template_type)?,
        11 => p.call(PRIMARY_TYPE, 11, object_type)?,
        12 => p.call(PRIMARY_TYPE, 12, tuple_type)?,
        13 => {
            let start = p.begin(OPEN_PARENTHESIS)?;
            p.call(PRIMARY_TYPE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS, 2, type_rule)?;
            p.token(CLOSE_PARENTHESIS)?;
            p.node(start, PRIMARY_TYPE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS)?;
        }
        14 => p.call(PRIMARY_TYPE, 14, primary_type_infer)?,
        15 => p.pair(PRIMARY_TYPE_TYPEOF, TYPEOF, type_query)?,
        _ => p.call(PRIMARY_TYPE, 16, import_type)?,
    }
    p.slot(PRIMARY_TYPE)
}

/// `typeReference : {!typeWord()}? identifier (DOT name)* ({sameLine()}? typeArguments)?`
fn type_reference(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.guard(TYPE_WORD_TOKEN)?;
    p.call(TYPE_REFERENCE, 2, identifier)?;
    p.call(TYPE_REFERENCE, 3, dots)?;
    p.call(TYPE_REFERENCE, 4, optional_type_arguments_option)?;
    p.close(start, TYPE_REFERENCE)
}

/// `(DOT name)*`
fn dots(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == DOT && p.goes_in(DOTS)? {
        p.call(DOTS, 1, dot_name)?;
    }
    p.list(list, DOTS)
}

/// `DOT name`
fn dot_name(p: &mut Machine<'_>) -> Parsed {
    p.pair(DOT_NAME, DOT, name)
}

/// `({sameLine()}? typeArguments)?`
fn optional_type_arguments_option(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), LESS | SAME_LINE) && p.goes_in(OPTIONAL_TYPE_ARGUMENTS_OPTION)? {
        p.guard(SAME_LINE)?;
        p.call(SAME_LINE_TO_TYPE_ARGUMENTS, 2, type_arguments)?;
        p.slot(OPTIONAL_TYPE_ARGUMENTS_OPTION)?;
    }
    Ok(())
}

/// `typeArguments : LESS types COMMA? GREATER`
fn type_arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LESS)?;
    p.call(TYPE_ARGUMENTS_RULE, 2, types)?;
    p.call(TYPE_ARGUMENTS_RULE, 3, optional_comma)?;
    p.token(GREATER)?;
    p.node(start, TYPE_ARGUMENTS_RULE)
}

/// `types : type (COMMA type)*`
fn types(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPES, 1, type_rule)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(TYPES_COMMAS)? {
        p.pair(TYPES_COMMA, COMMA, type_rule)?;
    }
    p.list(list, TYPES_COMMAS)?;
    p.close(start, TYPES)
}

/// `templateType : TEMPLATE_OPEN (TEMPLATE_TEXT | TEMPLATE_SUBSTITUTION type CLOSE_BRACE)* TEMPLATE_CLOSE`
fn template_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TEMPLATE_OPEN)?;
    let list = p.open();
    while matches!(p.peek(), TEMPLATE_SUBSTITUTION | TEMPLATE_TEXT) {
        match p.peek() {
            TEMPLATE_SUBSTITUTION => {
                let start_2 = p.begin(TEMPLATE_SUBSTITUTION)?;
                p.call(TEMPLATE_TYPE_TEMPLATE_SUBSTITUTION_CLOSE_BRACE, 2, type_rule)?;
                p.token(CLOSE_BRACE)?;
                p.node(start_2, TEMPLATE_TYPE_TEMPLATE_SUBSTITUTION_CLOSE_BRACE)?;
            }
            TEMPLATE_TEXT => p.take(TEMPLATE_TYPE_TEMPLATE_TEXT_OR_OTHER)?,
            _ => return p.stop(),
        }
        p.slot(TEMPLATE_TYPE_TEMPLATE_TEXT_OR_OTHER)?;
    }
    p.list(list, TEMPLATE_TYPE_TEMPLATE_TEXT_OR_OTHERS)?;
    p.token(TEMPLATE_CLOSE)?;
    p.node(start, TEMPLATE_TYPE)
}

/// `objectType : OPEN_BRACE typeMember* CLOSE_BRACE`
fn object_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACE)?;
    let list = p.open();
    while p.peek() != CLOSE_BRACE {
        p.call(TYPE_MEMBERS, 1, type_member)?;
    }
    p.list(list, TYPE_MEMBERS)?;
    p.token(CLOSE_BRACE)?;
    p.node(start, OBJECT_TYPE)
}

/// `typeMember : modifier* typeMemberBody (SEMICOLON | COMMA | {lineEnds()}?)`
fn type_member(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE_MEMBER, 1, modifiers)?;
    p.call(TYPE_MEMBER, 2, type_member_body)?;
    let start_2 = p.open();
    match p.peek() {
        SEMICOLON | COMMA => p.take(TYPE_MEMBER_SEMICOLON_OR_OTHER)?,
        _ => p.guard(LINE_ENDS)?,
    }
    p.close(start_2, TYPE_MEMBER_SEMICOLON_OR_OTHER)?;
    p.close(start, TYPE_MEMBER)
}

/// `typeMemberBody : NEW? signature | ((ADD | SUBTRACT) READONLY)? OPEN_BRACKET identifier IN type (AS
///     type)? CLOSE_BRACKET ((ADD | SUBTRACT)? QUESTION)? typeAnnotation? | indexSignature | typeMemberName
///     QUESTION? (signature | typeAnnotation)?`
fn type_member_body(p: &mut Machine<'_>) -> Parsed {
    match p.decide(TYPE_MEMBER_BODY)? {
        1 => {
            let start = p.open();
            p.call(TYPE_MEMBER_BODY_SIGNATURE, 1, optional_new)?;
            p.call(TYPE_MEMBER_BODY_SIGNATURE, 2, signature)?;
            p.close(start, TYPE_MEMBER_BODY_SIGNATURE)?;
        }
        2 => {
            let start = p.open();
            if matches!(p.peek(), ADD | SUBTRACT) {
                let start_2 = p.open();
                p.set(TYPE_MEMBER_BODY_ADD_OR_SUBTRACT, matches!(p.peek(), ADD | SUBTRACT))?;
                p.token(READONLY)?;
                p.node_in(start_2, TYPE_MEMBER_BODY_READONLY, TYPE_MEMBER_BODY_OPTIONAL_READONLY)?;
            }
            p.token(OPEN_BRACKET)?;
            p.call(TYPE_MEMBER_BODY_OPEN_BRACKET_IN_CLOSE_BRACKET, 3, identifier)?;
            p.token(IN)?;
            p.call(TYPE_MEMBER_BODY_OPEN_BRACKET_IN_CLOSE_BRACKET, 5, type_rule)?;
            if p.peek() == AS {
                let start_2 = p.begin(AS)?;
                p.call(TYPE_MEMBER_BODY_AS, 2, type_rule)?;
                p.node_in(start_2, TYPE_MEMBER_BODY_AS, TYPE_MEMBER_BODY_OPTIONAL_AS)?;
            }
            p.token(CLOSE_BRACKET)?;
            if p.peek() == QUESTION || p.goes_in(TYPE_MEMBER_BODY_OPTIONAL_QUESTION)? {
                let start_2 = p.open();
                p.optional_token(matches!(p.peek(), ADD | SUBTRACT),
                    TYPE_MEMBER_BODY_OPTIONAL_ADD_OR_SUBTRACT)?;
                p.token(QUESTION)?;
                p.close_in(start_2, TYPE_MEMBER_BODY_QUESTION, TYPE_MEMBER_BODY_OPTIONAL_QUESTION)?;
            }
            p.call(TYPE_MEMBER_BODY_OPEN_BRACKET_IN_CLOSE_BRACKET, 9, optional_type_annotation)?;
            p.node(start, TYPE_MEMBER_BODY_OPEN_BRACKET_IN_CLOSE_BRACKET)?;
        }
        3 => p.call(TYPE_MEMBER_BODY, 3, index_signature)?,
        _ => {
            let start = p.open();
            p.call(TYPE_MEMBER_BODY_TYPE_MEMBER_NAME, 1, type_member_name)?;
            p.call(TYPE_MEMBER_BODY_TYPE_MEMBER_NAME, 2, optional_question)?;
            if p.peek() == COLON || p.goes_in(TYPE_MEMBER_BODY_OPTIONAL_SIGNATURE_OR_TYPE_ANNOTATION)? {
                match p.peek() {
                    OPEN_PARENTHESIS | LESS => {
                        p.call(TYPE_MEMBER_BODY_SIGNATURE_OR_TYPE_ANNOTATION, 1, signature)?;
                    }
                    COLON => p.call(TYPE_MEMBER_BODY_SIGNATURE_OR_TYPE_ANNOTATION, 2, type_annotation)?,
                    _ => return p.stop(),
                }
                p.slot(TYPE_MEMBER_BODY_OPTIONAL_SIGNATURE_OR_TYPE_ANNOTATION)?;
            }
            p.close(start, TYPE_MEMBER_BODY_TYPE_MEMBER_NAME)?;
        }
    }
    p.slot(TYPE_MEMBER_BODY)
}

/// `indexSignature : OPEN_BRACKET identifier typeAnnotation CLOSE_BRACKET typeAnnotation?`
fn index_signature(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACKET)?;
    p.call(INDEX_SIGNATURE, 2, identifier)?;
    p.call(INDEX_SIGNATURE, 3, type_annotation)?;
    p.token(CLOSE_BRACKET)?;
    p.call(INDEX_SIGNATURE, 5, optional_type_annotation)?;
    p.node(start, INDEX_SIGNATURE)
}

/// `typeMemberName : IDENTIFIER | reservedWord | freeWord | {!modifier()}? modifierWord | PRIVATE_NAME |
///     STRING | NUMBER | OPEN_BRACKET operand CLOSE_BRACKET`
fn type_member_name(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        AS | ASSERT | ASSERTS | AWAIT | FROM | GLOBAL | IMPLEMENTS | INFER | INTERFACE | IS | KEYOF | LET
        | MODULE | NAMESPACE | OF | SATISFIES | TYPE | UNIQUE | USING | YIELD => free_word(p)?,
        CONST | IN | ABSTRACT | ACCESSOR | ASYNC | DECLARE | GET | OUT | OVERRIDE | PRIVATE | PROTECTED
        | PUBLIC | READONLY | SET | STATIC | MODIFIER_TOKEN => {
            p.call(TYPE_MEMBER_NAME, 4, modifier_to_modifier_word)?;
        }
        OPEN_BRACKET => {
            let start = p.begin(OPEN_BRACKET)?;
            p.call(TYPE_MEMBER_NAME_OPEN_BRACKET_CLOSE_BRACKET, 2, operand)?;
            p.token(CLOSE_BRACKET)?;
            p.node(start, TYPE_MEMBER_NAME_OPEN_BRACKET_CLOSE_BRACKET)?;
        }
        IDENTIFIER | PRIVATE_NAME | STRING | NUMBER => p.take(TYPE_MEMBER_NAME)?,
        _ => reserved_word(p)?,
    }
    p.slot(TYPE_MEMBER_NAME)
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
    while matches!(p.peek(), DOT | CHAIN | TYPE_ARGUMENTS_TOKEN) || p.goes_in(SUFFIXES)? {
        p.call(SUFFIXES, 1, suffix)?;
    }
    p.list(list, SUFFIXES)?;
    p.close(start, OPERAND)
}

/// `prefix : ADD | SUBTRACT | NOT | BIT_NOT | INCREMENT | DECREMENT | TYPEOF | VOID | DELETE | NEW |
///     {keyword()}? AWAIT | LESS type GREATER`
fn prefix(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        AWAIT | KEYWORD => p.call(PREFIX, 11, keyword_to_await)?,
        LESS => {
            let start = p.begin(LESS)?;
            p.call(PREFIX_LESS_GREATER, 2, type_rule)?;
            p.token(GREATER)?;
            p.node(start, PREFIX_LESS_GREATER)?;
        }
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
                DOT => p.call(PRIMARY_DOT_OR_ARGUMENTS, 1, dot_name)?,
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

/// `property : ELLIPSIS expression | modifier* MULTIPLY? memberName (signature block | COLON expression |
///     ASSIGN expression)?`
fn property(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ELLIPSIS => p.pair(PROPERTY_ELLIPSIS, ELLIPSIS, expression)?,
        _ => {
            let start = p.open();
            p.call(PROPERTY_MEMBER_NAME, 1, modifiers)?;
            p.call(PROPERTY_MEMBER_NAME, 2, optional_multiply)?;
            p.call(PROPERTY_MEMBER_NAME, 3, member_name)?;
            if matches!(p.peek(), OPEN_PARENTHESIS | COLON | ASSIGN | LESS) {
                match p.peek() {
                    OPEN_PARENTHESIS | LESS => {
                        let start_2 = p.open();
                        p.call(PROPERTY_SIGNATURE_BLOCK, 1, signature)?;
                        p.call(PROPERTY_SIGNATURE_BLOCK, 2, block)?;
                        p.node(start_2, PROPERTY_SIGNATURE_BLOCK)?;
                    }
                    COLON => p.pair(PROPERTY_COLON, COLON, expression)?,
                    ASSIGN => p.call(PROPERTY_SIGNATURE_BLOCK_OR_OTHER, 3, assign_expression)?,
                    _ => return p.stop(),
                }
                p.slot(PROPERTY_OPTIONAL_SIGNATURE_BLOCK_OR_OTHER)?;
            }
            p.close(start, PROPERTY_MEMBER_NAME)?;
        }
    }
    p.slot(PROPERTY)
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

/// `function : ({keyword()}? ASYNC)? FUNCTION MULTIPLY? identifier? signature body`
fn function(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if matches!(p.peek(), ASYNC | KEYWORD) {
        p.guard(KEYWORD)?;
        p.set(FUNCTION_OPTIONAL_ASYNC, p.peek() == ASYNC)?;
    }
    p.token(FUNCTION)?;
    p.call(FUNCTION_RULE, 3, optional_multiply)?;
    p.call(FUNCTION_RULE, 4, optional_identifier)?;
    p.call(FUNCTION_RULE, 5, signature)?;
    p.call(FUNCTION_RULE, 6, body)?;
    p.node(start, FUNCTION_RULE)
}

/// `identifier?`
fn optional_identifier(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), EXTENDS | IMPLEMENTS | OPEN_BRACE | OPEN_PARENTHESIS | LESS),
        OPTIONAL_IDENTIFIER, identifier)
}

/// `body : block | {noBrace()}? end`
fn body(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.decide(BODY)? {
        1 => p.call(BODY, 1, block)?,
        _ => {
            let start_2 = p.open();
            p.guard(NO_BRACE)?;
            p.call(BODY_END, 2, end)?;
            p.close(start_2, BODY_END)?;
        }
    }
    p.close(start, BODY)
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

/// `class : decorator* ({keyword()}? ABSTRACT)? CLASS identifier? typeParameters? (EXTENDS operand)?
///     (IMPLEMENTS types)? OPEN_BRACE classElement* CLOSE_BRACE`
fn class(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CLASS_RULE, 1, decorators)?;
    if matches!(p.peek(), ABSTRACT | KEYWORD) {
        p.guard(KEYWORD)?;
        p.set(CLASS_OPTIONAL_ABSTRACT, p.peek() == ABSTRACT)?;
    }
    p.token(CLASS)?;
    p.call(CLASS_RULE, 4, optional_identifier)?;
    p.call(CLASS_RULE, 5, optional_type_parameters)?;
    if p.peek() == EXTENDS {
        let start_2 = p.begin(EXTENDS)?;
        p.call(CLASS_EXTENDS, 2, operand)?;
        p.node_in(start_2, CLASS_EXTENDS, CLASS_OPTIONAL_EXTENDS)?;
    }
    if p.peek() == IMPLEMENTS {
        let start_2 = p.begin(IMPLEMENTS)?;
        p.call(CLASS_IMPLEMENTS, 2, types)?;
        p.node_in(start_2, CLASS_IMPLEMENTS, CLASS_OPTIONAL_IMPLEMENTS)?;
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

/// `classElement : SEMICOLON | STATIC block | decorator* modifier* (indexSignature end | MULTIPLY?
///     memberName (QUESTION | NOT)? (signature body | typeAnnotation? (ASSIGN expression endOfExpression |
///     end)))`
fn class_element(p: &mut Machine<'_>) -> Parsed {
    match p.decide(CLASS_ELEMENT)? {
        1 => p.take(CLASS_ELEMENT)?,
        2 => p.pair(CLASS_ELEMENT_STATIC, STATIC, block)?,
        _ => {
            let start = p.open();
            p.call(CLASS_ELEMENT_DECORATORS_MODIFIERS_INDEX_SIGNATURE_END_OR_OTHER, 1, decorators)?;
            p.call(CLASS_ELEMENT_DECORATORS_MODIFIERS_INDEX_SIGNATURE_END_OR_OTHER, 2, modifiers)?;
            match p.decide(CLASS_ELEMENT_INDEX_SIGNATURE_END_OR_MEMBER_NAME_AFTER_DECORATORS_MODIFIERS)? {
                1 => {
                    let start_2 = p.open();
                    p.call(CLASS_ELEMENT_INDEX_SIGNATURE_END, 1, index_signature)?;
                    p.call(CLASS_ELEMENT_INDEX_SIGNATURE_END, 2, end)?;
                    p.close(start_2, CLASS_ELEMENT_INDEX_SIGNATURE_END)?;
                }
                _ => {
                    let start_2 = p.open();
                    p.call(CLASS_ELEMENT_MEMBER_NAME, 1, optional_multiply)?;
                    p.call(CLASS_ELEMENT_MEMBER_NAME, 2, member_name)?;
                    p.optional_token(matches!(p.peek(), QUESTION | NOT),
                        CLASS_ELEMENT_OPTIONAL_QUESTION_OR_NOT)?;
                    let start_3 = p.open();
                    match p.peek() {
                        OPEN_PARENTHESIS | LESS => {
                            let start_4 = p.open();
                            p.call(CLASS_ELEMENT_SIGNATURE_BODY, 1, signature)?;
                            p.call(CLASS_ELEMENT_SIGNATURE_BODY, 2, body)?;
                            p.close(start_4, CLASS_ELEMENT_SIGNATURE_BODY)?;
                        }
                        _ => {
                            let start_4 = p.open();
                            p.call(CLASS_ELEMENT_OPTIONAL_TYPE_ANNOTATION, 1, optional_type_annotation)?;
                            let start_5 = p.open();
                            match p.peek() {
                                ASSIGN => {
                                    p.call(CLASS_ELEMENT_ASSIGN_OR_END_AFTER_OPTIONAL_TYPE_ANNOTATION, 1,
                                        assign_expression_end_of_expression)?;
                                }
                                _ => {
                                    p.call(CLASS_ELEMENT_ASSIGN_OR_END_AFTER_OPTIONAL_TYPE_ANNOTATION, 2,
                                        end)?;
                                }
                            }
                            p.close(start_5, CLASS_ELEMENT_ASSIGN_OR_END_AFTER_OPTIONAL_TYPE_ANNOTATION)?;
                            p.close(start_4, CLASS_ELEMENT_OPTIONAL_TYPE_ANNOTATION)?;
                        }
                    }
                    p.close(start_3, CLASS_ELEMENT_SIGNATURE_BODY_OR_ASSIGN_OR_END)?;
                    p.close(start_2, CLASS_ELEMENT_MEMBER_NAME)?;
                }
            }
            p.slot(CLASS_ELEMENT_INDEX_SIGNATURE_END_OR_MEMBER_NAME_AFTER_DECORATORS_MODIFIERS)?;
            p.close(start, CLASS_ELEMENT_DECORATORS_MODIFIERS_INDEX_SIGNATURE_END_OR_OTHER)?;
        }
    }
    p.slot(CLASS_ELEMENT)
}

/// `ASSIGN expression endOfExpression`
fn assign_expression_end_of_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ASSIGN)?;
    p.call(ASSIGN_EXPRESSION_END_OF_EXPRESSION, 2, expression)?;
    p.call(ASSIGN_EXPRESSION_END_OF_EXPRESSION, 3, end_of_expression)?;
    p.node(start, ASSIGN_EXPRESSION_END_OF_EXPRESSION)
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

/// `element : JSX_OPEN elementName JSX_ANGLES? attribute* (JSX_SELF_CLOSE | children JSX_END elementName
///     JSX_CLOSE) | JSX_OPEN children JSX_END JSX_CLOSE`
/// In normal form `JSX_OPEN (elementName JSX_ANGLES? attribute* (JSX_SELF_CLOSE | children JSX_END
///     elementName JSX_CLOSE) | children JSX_END JSX_CLOSE)`
fn element(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(JSX_OPEN)?;
    match p.peek() {
        JSX_NAME => {
            let start_2 = p.open();
            p.call(ELEMENT_ELEMENT_NAME, 1, element_name)?;
            p.optional_token(p.peek() == JSX_ANGLES, ELEMENT_OPTIONAL_JSX_ANGLES)?;
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

/// `attributeValue : JSX_STRING | JSX_ANGLES | JSX_OPEN_BRACE expressions CLOSE_BRACE`
fn attribute_value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        JSX_OPEN_BRACE => {
            let start = p.begin(JSX_OPEN_BRACE)?;
            p.call(ATTRIBUTE_VALUE_JSX_OPEN_BRACE_CLOSE_BRACE, 2, expressions)?;
            p.token(CLOSE_BRACE)?;
            p.node(start, ATTRIBUTE_VALUE_JSX_OPEN_BRACE_CLOSE_BRACE)?;
        }
        JSX_STRING | JSX_ANGLES => p.take(ATTRIBUTE_VALUE)?,
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

/// `suffix : DOT (name | PRIVATE_NAME) | CHAIN (name | PRIVATE_NAME | index | typeArguments? arguments |
///     template) | {sameLine()}? NOT | {typeArguments()}? typeArguments | index | arguments | template |
///     {sameLine()}? (INCREMENT | DECREMENT)`
fn suffix(p: &mut Machine<'_>) -> Parsed {
    match p.decide(SUFFIX)? {
        1 => p.call(SUFFIX, 1, dot_name_or_private_name)?,
        2 => {
            let start = p.begin(CHAIN)?;
            match p.peek() {
                OPEN_BRACKET => p.call(SUFFIX_NAME_OR_OTHER, 3, index)?,
                OPEN_PARENTHESIS | LESS => {
                    let start_2 = p.open();
                    p.optional(p.peek() == LESS, OPTIONAL_TYPE_ARGUMENTS, type_arguments)?;
                    p.call(SUFFIX_ARGUMENTS, 2, arguments)?;
                    p.close(start_2, SUFFIX_ARGUMENTS)?;
                }
                TEMPLATE_OPEN => p.call(SUFFIX_NAME_OR_OTHER, 5, template)?,
                PRIVATE_NAME => p.take(SUFFIX_NAME_OR_OTHER)?,
                _ => p.call(SUFFIX_NAME_OR_OTHER, 1, name)?,
            }
            p.slot(SUFFIX_NAME_OR_OTHER)?;
            p.node(start, SUFFIX_CHAIN)?;
        }
        3 => {
            p.guard(SAME_LINE)?;
            p.set(SUFFIX_NOT, p.peek() == NOT)?;
        }
        4 => {
            p.guard(TYPE_ARGUMENTS_TOKEN)?;
            p.call(SUFFIX_TYPE_ARGUMENTS, 2, type_arguments)?;
            p.slot(SUFFIX_TYPE_ARGUMENTS)?;
        }
        5 => p.call(SUFFIX, 5, index)?,
        6 => p.call(SUFFIX, 6, arguments)?,
        7 => p.call(SUFFIX, 7, template)?,
        _ => {
            p.guard(SAME_LINE)?;
            p.set(SUFFIX_SAME_LINE_TO_INCREMENT_OR_DECREMENT, matches!(p.peek(), INCREMENT | DECREMENT))?;
        }
    }
    p.slot(SUFFIX)
}

/// `tupleType : OPEN_BRACKET (tupleElement (COMMA tupleElement)* COMMA?)? CLOSE_BRACKET`
fn tuple_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACKET)?;
    if p.peek() != CLOSE_BRACKET {
        let start_2 = p.open();
        p.call(TUPLE_TYPE_TUPLE_ELEMENT, 1, tuple_element)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(TUPLE_TYPE_COMMAS)? {
            p.pair(TUPLE_TYPE_COMMA, COMMA, tuple_element)?;
        }
        p.list(list, TUPLE_TYPE_COMMAS)?;
        p.call(TUPLE_TYPE_TUPLE_ELEMENT, 3, optional_comma)?;
        p.close_in(start_2, TUPLE_TYPE_TUPLE_ELEMENT, TUPLE_TYPE_OPTIONAL_TUPLE_ELEMENT)?;
    }
    p.token(CLOSE_BRACKET)?;
    p.node(start, TUPLE_TYPE)
}

/// `tupleElement : ELLIPSIS? (name QUESTION? COLON)? type QUESTION?`
fn tuple_element(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TUPLE_ELEMENT, 1, optional_ellipsis)?;
    if p.goes_in(TUPLE_ELEMENT_OPTIONAL_COLON)? {
        let start_2 = p.open();
        p.call(TUPLE_ELEMENT_COLON, 1, name)?;
        p.call(TUPLE_ELEMENT_COLON, 2, optional_question)?;
        p.token(COLON)?;
        p.node_in(start_2, TUPLE_ELEMENT_COLON, TUPLE_ELEMENT_OPTIONAL_COLON)?;
    }
    p.call(TUPLE_ELEMENT, 3, type_rule)?;
    p.call(TUPLE_ELEMENT, 4, optional_question)?;
    p.close(start, TUPLE_ELEMENT)
}

/// `{typeWord()}? INFER identifier (EXTENDS functionTypeHead* typeOperand)?`
fn primary_type_infer(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.guard(TYPE_WORD)?;
    p.token(INFER)?;
    p.call(PRIMARY_TYPE_INFER, 3, identifier)?;
    if p.peek() == EXTENDS && p.goes_in(PRIMARY_TYPE_OPTIONAL_EXTENDS)? {
        let start_2 = p.begin(EXTENDS)?;
        let list = p.open();
        while matches!(p.peek(), NEW | LESS) || p.goes_in(FUNCTION_TYPE_HEADS)? {
            p.call(FUNCTION_TYPE_HEADS, 1, function_type_head)?;
        }
        p.list(list, FUNCTION_TYPE_HEADS)?;
        p.call(PRIMARY_TYPE_EXTENDS, 3, type_operand_2)?;
        p.node_in(start_2, PRIMARY_TYPE_EXTENDS, PRIMARY_TYPE_OPTIONAL_EXTENDS)?;
    }
    p.node(start, PRIMARY_TYPE_INFER)
}

/// `typeQuery : (identifier | THIS) (DOT (name | PRIVATE_NAME))* ({sameLine()}? typeArguments)? | importType`
fn type_query(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        IMPORT => p.call(TYPE_QUERY, 2, import_type)?,
        _ => {
            let start = p.open();
            p.call(TYPE_QUERY_IDENTIFIER_OR_THIS, 1, identifier_or_this)?;
            let list = p.open();
            while p.peek() == DOT && p.goes_in(TYPE_QUERY_DOTS)? {
                p.call(TYPE_QUERY_DOTS, 1, dot_name_or_private_name)?;
            }
            p.list(list, TYPE_QUERY_DOTS)?;
            p.call(TYPE_QUERY_IDENTIFIER_OR_THIS, 3, optional_type_arguments_option)?;
            p.close(start, TYPE_QUERY_IDENTIFIER_OR_THIS)?;
        }
    }
    p.slot(TYPE_QUERY)
}

/// `importType : IMPORT OPEN_PARENTHESIS type (COMMA object)? COMMA? CLOSE_PARENTHESIS (DOT name)*
///     ({sameLine()}? typeArguments)?`
fn import_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IMPORT)?;
    p.token(OPEN_PARENTHESIS)?;
    p.call(IMPORT_TYPE, 3, type_rule)?;
    if p.peek() == COMMA && p.goes_in(IMPORT_TYPE_OPTIONAL_COMMA)? {
        let start_2 = p.begin(COMMA)?;
        p.call(IMPORT_TYPE_COMMA, 2, object)?;
        p.node_in(start_2, IMPORT_TYPE_COMMA, IMPORT_TYPE_OPTIONAL_COMMA)?;
    }
    p.call(IMPORT_TYPE, 5, optional_comma)?;
    p.token(CLOSE_PARENTHESIS)?;
    p.call(IMPORT_TYPE, 7, dots)?;
    p.call(IMPORT_TYPE, 8, optional_type_arguments_option)?;
    p.node(start, IMPORT_TYPE)
}

/// `binaryOperator : ADD | SUBTRACT | MULTIPLY | DIVIDE | REMAINDER | POWER | BIT_AND | BIT_OR | BIT_XOR |
///     AND | OR | COALESCE | {!typeArguments()}? LESS+ LESS_EQUAL? | GREATER+ ASSIGN? | LESS_EQUAL | EQUAL
///     | NOT_EQUAL | IDENTICAL | NOT_IDENTICAL | IN | INSTANCEOF`
fn binary_operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        LESS | TYPE_ARGUMENTS => {
            let start = p.open();
            p.guard(TYPE_ARGUMENTS)?;
            let list = p.open();
            loop {
                p.token(LESS)?;
                if p.peek() != LESS || !p.goes_in(BINARY_OPERATOR_SOME_LESSS)? {
                    break;
                }
            }
            p.list(list, BINARY_OPERATOR_SOME_LESSS)?;
            p.optional_token(p.peek() == LESS_EQUAL, BINARY_OPERATOR_OPTIONAL_LESS_EQUAL)?;
            p.close(start, BINARY_OPERATOR_LESSS_OPTIONAL_LESS_EQUAL)?;
        }
        GREATER => {
            let start = p.open();
            let list = p.open();
            loop {
                p.token(GREATER)?;
                if p.peek() != GREATER {
                    break;
                }
            }
            p.list(list, BINARY_OPERATOR_SOME_GREATERS)?;
            p.optional_token(p.peek() == ASSIGN, BINARY_OPERATOR_OPTIONAL_ASSIGN)?;
            p.close(start, BINARY_OPERATOR_GREATERS_OPTIONAL_ASSIGN)?;
        }
        ADD | SUBTRACT | MULTIPLY | DIVIDE | REMAINDER | POWER | BIT_AND | BIT_OR | BIT_XOR | AND | OR
        | COALESCE | LESS_EQUAL | EQUAL | NOT_EQUAL | IDENTICAL | NOT_IDENTICAL | IN | INSTANCEOF => {
            p.take(BINARY_OPERATOR)?;
        }
        _ => return p.stop(),
    }
    p.slot(BINARY_OPERATOR)
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
///     ASSIGN_REMAINDER | ASSIGN_POWER | ASSIGN_BIT_AND | ASSIGN_BIT_OR | ASSIGN_BIT_XOR | ASSIGN_AND |
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

/// `forInitialization : variableKind variable (COMMA variable)* | expressions`
fn for_initialization(p: &mut Machine<'_>) -> Parsed {
    match p.decide(FOR_INITIALIZATION)? {
        1 => {
            let start = p.open();
            p.call(FOR_INITIALIZATION_VARIABLE_KIND_VARIABLE, 1, variable_kind)?;
            p.call(FOR_INITIALIZATION_VARIABLE_KIND_VARIABLE, 2, variable)?;
            p.call(FOR_INITIALIZATION_VARIABLE_KIND_VARIABLE, 3, comma_variables)?;
            p.node(start, FOR_INITIALIZATION_VARIABLE_KIND_VARIABLE)?;
        }
        _ => p.call(FOR_INITIALIZATION, 2, expressions)?,
    }
    p.slot(FOR_INITIALIZATION)
}

/// `variableKind : VAR | CONST | {keyword()}? LET | ({keyword()}? AWAIT)? {keyword()}? USING`
fn variable_kind(p: &mut Machine<'_>) -> Parsed {
    match p.decide(VARIABLE_KIND)? {
        1..=2 => p.take(VARIABLE_KIND)?,
        3 => {
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

/// `variable : binding NOT? typeAnnotation? (ASSIGN expression)?`
fn variable(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(VARIABLE, 1, binding)?;
    if p.peek() == NOT && p.goes_in(VARIABLE_OPTIONAL_NOT)? {
        p.take(VARIABLE_OPTIONAL_NOT)?;
    }
    p.call(VARIABLE, 3, optional_type_annotation)?;
    p.call(VARIABLE, 4, optional_assign)?;
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

/// `declaration : variableStatement | function | class | enum | interface | typeAlias | namespace |
///     {keyword()}? DECLARE declaration | importAlias`
/// In normal form `({keyword()}? DECLARE)* (variableStatement | function | class | enum | interface |
///     typeAlias | namespace | importAlias)`
fn declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() == DECLARE || p.peek() == KEYWORD && p.goes_in(DECLARATION_TAILS)? {
        p.guard(KEYWORD)?;
        p.set(DECLARATION_TAIL, p.peek() == DECLARE)?;
    }
    p.list(list, DECLARATION_TAILS)?;
    match p.decide(DECLARATION_OPERAND)? {
        1 => p.call(DECLARATION_OPERAND, 1, variable_statement)?,
        2 => p.call(DECLARATION_OPERAND, 2, function)?,
        3 => p.call(DECLARATION_OPERAND, 3, class)?,
        4 => p.call(DECLARATION_OPERAND, 4, enum_rule)?,
        5 => p.call(DECLARATION_OPERAND, 5, interface)?,
        6 => p.call(DECLARATION_OPERAND, 6, type_alias)?,
        7 => p.call(DECLARATION_OPERAND, 7, namespace)?,
        _ => p.call(DECLARATION_OPERAND, 8, import_alias)?,
    }
    p.slot(DECLARATION_OPERAND)?;
    p.close(start, DECLARATION)
}

/// `variableStatement : variableKind variable (COMMA variable)* endOfExpression`
fn variable_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(VARIABLE_STATEMENT, 1, variable_kind)?;
    p.call(VARIABLE_STATEMENT, 2, variable)?;
    p.call(VARIABLE_STATEMENT, 3, comma_variables)?;
    p.call(VARIABLE_STATEMENT, 4, end_of_expression)?;
    p.node(start, VARIABLE_STATEMENT)
}

/// `enum : CONST? ENUM identifier OPEN_BRACE (enumMember (COMMA enumMember)* COMMA?)? CLOSE_BRACE`
fn enum_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == CONST, ENUM_OPTIONAL_CONST)?;
    p.token(ENUM)?;
    p.call(ENUM_RULE, 3, identifier)?;
    p.token(OPEN_BRACE)?;
    if p.peek() != CLOSE_BRACE {
        let start_2 = p.open();
        p.call(ENUM_ENUM_MEMBER, 1, enum_member)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(ENUM_COMMAS)? {
            p.pair(ENUM_COMMA, COMMA, enum_member)?;
        }
        p.list(list, ENUM_COMMAS)?;
        p.call(ENUM_ENUM_MEMBER, 3, optional_comma)?;
        p.close_in(start_2, ENUM_ENUM_MEMBER, ENUM_OPTIONAL_ENUM_MEMBER)?;
    }
    p.token(CLOSE_BRACE)?;
    p.node(start, ENUM_RULE)
}

/// `enumMember : memberName (ASSIGN expression)?`
fn enum_member(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ENUM_MEMBER, 1, member_name)?;
    p.call(ENUM_MEMBER, 2, optional_assign)?;
    p.close(start, ENUM_MEMBER)
}

/// `interface : {keyword()}? INTERFACE identifier typeParameters? (EXTENDS types)? objectType`
fn interface(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.guard(KEYWORD)?;
    p.token(INTERFACE)?;
    p.call(INTERFACE_RULE, 3, identifier)?;
    p.call(INTERFACE_RULE, 4, optional_type_parameters)?;
    if p.peek() == EXTENDS {
        let start_2 = p.begin(EXTENDS)?;
        p.call(INTERFACE_EXTENDS, 2, types)?;
        p.node_in(start_2, INTERFACE_EXTENDS, INTERFACE_OPTIONAL_EXTENDS)?;
    }
    p.call(INTERFACE_RULE, 6, object_type)?;
    p.node(start, INTERFACE_RULE)
}

/// `typeAlias : {keyword()}? TYPE identifier typeParameters? ASSIGN type end`
fn type_alias(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.guard(KEYWORD)?;
    p.token(TYPE)?;
    p.call(TYPE_ALIAS, 3, identifier)?;
    p.call(TYPE_ALIAS, 4, optional_type_parameters)?;
    p.token(ASSIGN)?;
    p.call(TYPE_ALIAS, 6, type_rule)?;
    p.call(TYPE_ALIAS, 7, end)?;
    p.node(start, TYPE_ALIAS)
}

/// `namespace : {keyword()}? (NAMESPACE | MODULE) (identifier (DOT name)* | STRING) (block | {noBrace()}?
///     end) | {keyword()}? GLOBAL block`
/// In normal form `{keyword()}? ((MODULE | NAMESPACE) (identifier (DOT name)* | STRING) body | GLOBAL block)`
fn namespace(p: &mut Machine<'_>) -> Parsed {
    p.guard(KEYWORD)?;
    match p.peek() {
        MODULE | NAMESPACE => {
            let start = p.open();
            p.set(NAMESPACE_MODULE_OR_NAMESPACE_CHOICE, matches!(p.peek(), MODULE | NAMESPACE))?;
            match p.peek() {
                STRING => p.take(NAMESPACE_IDENTIFIER_OR_STRING)?,
                _ => {
                    let start_2 = p.open();
                    p.call(NAMESPACE_IDENTIFIER, 1, identifier)?;
                    p.call(NAMESPACE_IDENTIFIER, 2, dots)?;
                    p.close(start_2, NAMESPACE_IDENTIFIER)?;
                }
            }
            p.slot(NAMESPACE_IDENTIFIER_OR_STRING)?;
            p.call(NAMESPACE_MODULE_OR_NAMESPACE_TO_BODY, 3, body)?;
            p.node(start, NAMESPACE_MODULE_OR_NAMESPACE_TO_BODY)?;
        }
        GLOBAL => p.pair(NAMESPACE_GLOBAL, GLOBAL, block)?,
        _ => return p.stop(),
    }
    p.slot(NAMESPACE_RULE)
}

/// `importAlias : IMPORT TYPE? identifier ASSIGN operand end`
fn import_alias(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IMPORT)?;
    p.call(IMPORT_ALIAS, 2, optional_type_2)?;
    p.call(IMPORT_ALIAS, 3, identifier)?;
    p.token(ASSIGN)?;
    p.call(IMPORT_ALIAS, 5, operand)?;
    p.call(IMPORT_ALIAS, 6, end)?;
    p.node(start, IMPORT_ALIAS)
}

/// `TYPE?`
fn optional_type_2(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == TYPE && p.goes_in(OPTIONAL_TYPE_PART)? {
        p.take(OPTIONAL_TYPE_PART)?;
    }
    Ok(())
}

/// `importDeclaration : IMPORT (TYPE? importClause FROM)? STRING importAttributes? end`
fn import_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IMPORT)?;
    if p.peek() != STRING {
        let start_2 = p.open();
        p.call(IMPORT_DECLARATION_FROM, 1, optional_type_2)?;
        p.call(IMPORT_DECLARATION_FROM, 2, import_clause)?;
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

/// `moduleName : TYPE? (name | STRING) (AS (name | STRING))?`
fn module_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MODULE_NAME, 1, optional_type_2)?;
    p.call(MODULE_NAME, 2, name_or_string)?;
    p.call(MODULE_NAME, 3, optional_as)?;
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

/// `exported : TYPE? MULTIPLY (AS (name | STRING))? FROM STRING importAttributes? end | TYPE? importNames
///     (FROM STRING importAttributes?)? end | DEFAULT (function | class | interface |
///     {defaultExpression()}? expression endOfExpression) | ASSIGN expression endOfExpression | AS
///     NAMESPACE identifier end | declaration`
/// In normal form `TYPE? (exported_MULTIPLY_FROM_STRING | exported_importNames) end | DEFAULT (function |
///     class | interface | exported_expression_endOfExpression) | ASSIGN expression
///     endOfExpression | AS NAMESPACE identifier end | declaration`
fn exported(p: &mut Machine<'_>) -> Parsed {
    match p.decide(EXPORTED)? {
        1 => p.call(EXPORTED, 1, exported_multiply_from_string_or_import_names)?,
        2 => {
            let start = p.begin(DEFAULT)?;
            match p.decide(EXPORTED_FUNCTION_OR_OTHER)? {
                1 => p.call(EXPORTED_FUNCTION_OR_OTHER, 1, function)?,
                2 => p.call(EXPORTED_FUNCTION_OR_OTHER, 2, class)?,
                3 => p.call(EXPORTED_FUNCTION_OR_OTHER, 3, interface)?,
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
        3 => p.call(EXPORTED, 3, assign_expression_end_of_expression)?,
        4 => {
            let start = p.begin(AS)?;
            p.token(NAMESPACE)?;
            p.call(EXPORTED_AS_NAMESPACE, 3, identifier)?;
            p.call(EXPORTED_AS_NAMESPACE, 4, end)?;
            p.node(start, EXPORTED_AS_NAMESPACE)?;
        }
        _ => p.call(EXPORTED, 5, declaration)?,
    }
    p.slot(EXPORTED)
}

/// `TYPE? (MULTIPLY (AS (name | STRING))? FROM STRING importAttributes? | importNames (FROM STRING
///     importAttributes?)?) end`
fn exported_multiply_from_string_or_import_names(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPORTED_MULTIPLY_FROM_STRING_OR_IMPORT_NAMES, 1, optional_type_2)?;
    match p.peek() {
        MULTIPLY => {
            let start_2 = p.begin(MULTIPLY)?;
            p.call(EXPORTED_MULTIPLY_FROM_STRING, 2, optional_as)?;
            p.token(FROM)?;
            p.token(STRING)?;
            p.call(EXPORTED_MULTIPLY_FROM_STRING, 5, optional_import_attributes)?;
            p.node(start_2, EXPORTED_MULTIPLY_FROM_STRING)?;
        }
        OPEN_BRACE => {
            let start_2 = p.open();
            p.call(EXPORTED_IMPORT_NAMES, 1, import_names)?;
            if p.peek() == FROM && p.goes_in(EXPORTED_OPTIONAL_FROM_STRING)? {
                let start_3 = p.begin(FROM)?;
                p.token(STRING)?;
                p.call(EXPORTED_FROM_STRING, 3, optional_import_attributes)?;
                p.node_in(start_3, EXPORTED_FROM_STRING, EXPORTED_OPTIONAL_FROM_STRING)?;
            }
            p.close(start_2, EXPORTED_IMPORT_NAMES)?;
        }
        _ => return p.stop(),
    }
    p.slot(EXPORTED_AFTER_OPTIONAL_TYPE)?;
    p.call(EXPORTED_MULTIPLY_FROM_STRING_OR_IMPORT_NAMES, 3, end)?;
    p.close(start, EXPORTED_MULTIPLY_FROM_STRING_OR_IMPORT_NAMES)
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

/// `catchClause : CATCH (OPEN_PARENTHESIS binding typeAnnotation? CLOSE_PARENTHESIS)? block`
fn catch_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CATCH)?;
    if p.peek() == OPEN_PARENTHESIS {
        let start_2 = p.begin(OPEN_PARENTHESIS)?;
        p.call(CATCH_CLAUSE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS, 2, binding)?;
        p.call(CATCH_CLAUSE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS, 3, optional_type_annotation)?;
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
