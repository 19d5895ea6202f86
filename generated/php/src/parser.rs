// @generated from grammars/php.toml by `cargo xtask gen` (blake3 1addcd9e1c477308)

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
            FILE => file, HTMLS => htmls, OPEN_TAG_RULE => open_tag, STATEMENTS => statements,
            STATEMENT => statement, CONDITION => condition, EXPRESSION => expression,
            PREFIX_OPERATOR => prefix_operator, EXPRESSION_BASE => expression_base,
            EXPRESSION_OPTIONAL_ATTRIBUTE_GROUPS_OPTIONAL_STATIC => {
                expression_optional_attribute_groups_optional_static
            }
            ATTRIBUTE_GROUP => attribute_group, ATTRIBUTE => attribute, NAME_RULE => name,
            OPTIONAL_ARGUMENTS => optional_arguments, ARGUMENTS => arguments, ITEMS => items,
            OPTIONAL_ITEM => optional_item, ITEM => item, IDENTIFIER => identifier, KEYWORD => keyword,
            OPTIONAL_DOUBLE_ARROW => optional_double_arrow, OPTIONAL_EXPRESSION => optional_expression,
            OPTIONAL_COMMA => optional_comma,
            EXPRESSION_FN_OPTIONAL_BIT_AND_SIGNATURE_DOUBLE_ARROW_OR_OTHER => {
                expression_fn_optional_bit_and_signature_double_arrow_or_other
            }
            OPTIONAL_BIT_AND => optional_bit_and, SIGNATURE => signature, PARAMETERS => parameters,
            PARAMETER => parameter, ATTRIBUTE_GROUPS => attribute_groups, MODIFIERS => modifiers,
            MODIFIER => modifier, OPTIONAL_TYPE => optional_type, TYPE => type_rule,
            TYPE_OPERAND => type_operand, OPTIONAL_ASSIGN => optional_assign, HOOKS => hooks, HOOK => hook,
            BLOCK => block, OPTIONAL_COLON => optional_colon, CAPTURES => captures, CAPTURE => capture,
            VARIABLE_RULE => variable, LITERAL => literal, STRING_PARTS => string_parts,
            STRING_PART => string_part, HERITAGE => heritage, NAMES => names, MEMBERS => members,
            MEMBER => member, ADAPTATION => adaptation,
            MEMBER_CASE_SEMICOLON_OR_OTHER => member_case_semicolon_or_other, CONSTANTS => constants,
            CONSTANT => constant, PROPERTY => property, COMMA_PROPERTIES => comma_properties,
            MATCH_EXPRESSION => match_expression, MATCH_ARM => match_arm, EXPRESSIONS => expressions,
            BINARY_OPERATOR => binary_operator, MEMBER_NAME => member_name,
            OPTIONAL_EXPRESSIONS => optional_expressions, STATEMENT_OPERAND => statement_operand,
            STATEMENT_TERMINATOR => statement_terminator, TERMINATOR => terminator, PASSAGE => passage,
            EXPRESSION_STATEMENT => expression_statement, DECLARATION => declaration,
            FUNCTION_RULE => function, CLASS_DECLARATION => class_declaration, IF_STATEMENT => if_statement,
            STATEMENT_WHILE_COLON => statement_while_colon,
            STATEMENT_FOR_TO_TERMINATOR => statement_for_to_terminator,
            STATEMENT_FOREACH_TO_TERMINATOR => statement_foreach_to_terminator,
            STATEMENT_DECLARE_TO_TERMINATOR => statement_declare_to_terminator,
            SWITCH_STATEMENT => switch_statement, OPTIONAL_TERMINATOR => optional_terminator,
            CASE_CLAUSES => case_clauses, CASE_CLAUSE => case_clause, TRY_STATEMENT => try_statement,
            CATCH_CLAUSE => catch_clause, STATEMENT_BREAK => statement_break,
            STATEMENT_CONTINUE => statement_continue, STATEMENT_RETURN => statement_return,
            STATEMENT_STATIC => statement_static, NAMESPACE_STATEMENT => namespace_statement,
            NAMESPACE_STATEMENT_NAME_OR_KEYWORD => namespace_statement_name_or_keyword,
            USE_STATEMENT => use_statement, OPTIONAL_CONST_OR_FUNCTION => optional_const_or_function,
            USED_NAME => used_name, COMMA_USED_NAMES => comma_used_names,
            _ => return None,
        })
    }
}

/// `file : HTML* (openTag statement*)? EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FILE, 1, htmls)?;
    if matches!(p.peek(), OPEN_TAG | OPEN_ECHO_TAG) {
        let start_2 = p.open();
        open_tag(p)?;
        p.call(FILE_OPEN_TAG, 2, statements)?;
        p.close_in(start_2, FILE_OPEN_TAG, FILE_OPTIONAL_OPEN_TAG)?;
    }
    p.end()?;
    p.close(start, FILE)
}

/// `HTML*`
fn htmls(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == HTML {
        p.take(HTML)?;
    }
    p.list(list, HTMLS)
}

/// `openTag : OPEN_TAG | OPEN_ECHO_TAG`
fn open_tag(p: &mut Machine<'_>) -> Parsed {
    p.set(OPEN_TAG_RULE, matches!(p.peek(), OPEN_TAG | OPEN_ECHO_TAG))
}

/// `statement*`
fn statements(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), EOF | CASE | DEFAULT | ELSE | ELSEIF | ENDDECLARE | ENDFOR | ENDFOREACH
        | ENDIF | ENDSWITCH | ENDWHILE | BRACE_CLOSE) {
        p.call(STATEMENTS, 1, statement)?;
    }
    p.list(list, STATEMENTS)
}

/// `statement : block | terminator | expressionStatement | attributeGroup* declaration | ifStatement | WHILE
///     condition body | DO statement WHILE condition terminator | FOR PARENTHESIS_OPEN expressions?
///     SEMICOLON expressions? SEMICOLON expressions? PARENTHESIS_CLOSE body | FOREACH PARENTHESIS_OPEN
///     expression AS expression (DOUBLE_ARROW expression)? PARENTHESIS_CLOSE body | DECLARE
///     PARENTHESIS_OPEN constants PARENTHESIS_CLOSE body | switchStatement | tryStatement | BREAK
///     expression? terminator | CONTINUE expression? terminator | RETURN expression? terminator | ECHO
///     expressions terminator | GLOBAL expressions terminator | STATIC staticVariable (COMMA
///     staticVariable)* terminator | GOTO identifier terminator | NAME COLON | namespaceStatement |
///     useStatement | HALT_COMPILER`
/// In normal form `statement_tails statement_operand`
fn statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), DECLARE | FOR | FOREACH | WHILE) && p.goes_in(STATEMENT_TAILS)? {
        match p.peek() {
            WHILE => p.pair(STATEMENT_WHILE, WHILE, condition)?,
            FOR => {
                let start_2 = p.begin(FOR)?;
                p.token(PARENTHESIS_OPEN)?;
                p.call(STATEMENT_FOR_TO_PARENTHESIS_CLOSE, 3, optional_expressions)?;
                p.token(SEMICOLON)?;
                p.call(STATEMENT_FOR_TO_PARENTHESIS_CLOSE, 5, optional_expressions)?;
                p.token(SEMICOLON)?;
                p.call(STATEMENT_FOR_TO_PARENTHESIS_CLOSE, 7, optional_expressions)?;
                p.token(PARENTHESIS_CLOSE)?;
                p.node(start_2, STATEMENT_FOR_TO_PARENTHESIS_CLOSE)?;
            }
            FOREACH => {
                let start_2 = p.begin(FOREACH)?;
                p.token(PARENTHESIS_OPEN)?;
                p.call(STATEMENT_FOREACH_TO_PARENTHESIS_CLOSE, 3, expression)?;
                p.token(AS)?;
                p.call(STATEMENT_FOREACH_TO_PARENTHESIS_CLOSE, 5, expression)?;
                p.call(STATEMENT_FOREACH_TO_PARENTHESIS_CLOSE, 6, optional_double_arrow)?;
                p.token(PARENTHESIS_CLOSE)?;
                p.node(start_2, STATEMENT_FOREACH_TO_PARENTHESIS_CLOSE)?;
            }
            DECLARE => {
                let start_2 = p.begin(DECLARE)?;
                p.token(PARENTHESIS_OPEN)?;
                p.call(STATEMENT_DECLARE_TO_PARENTHESIS_CLOSE, 3, constants)?;
                p.token(PARENTHESIS_CLOSE)?;
                p.node(start_2, STATEMENT_DECLARE_TO_PARENTHESIS_CLOSE)?;
            }
            _ => return p.stop(),
        }
        p.slot(STATEMENT_TAIL)?;
    }
    p.list(list, STATEMENT_TAILS)?;
    p.call(STATEMENT, 2, statement_operand)?;
    p.close(start, STATEMENT)
}

/// `condition : PARENTHESIS_OPEN expression PARENTHESIS_CLOSE`
fn condition(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(PARENTHESIS_OPEN)?;
    p.call(CONDITION, 2, expression)?;
    p.token(PARENTHESIS_CLOSE)?;
    p.node(start, CONDITION)
}

/// `expression : expression binaryOperator expression | expression QUESTION expression? COLON expression |
///     prefixOperator expression | YIELD expression DOUBLE_ARROW expression | attributeGroup* STATIC? FN
///     BIT_AND? signature DOUBLE_ARROW expression | expression (INCREMENT | DECREMENT) | expression
///     arguments | expression BRACKET_OPEN expression? BRACKET_CLOSE | expression (ARROW | QUESTION_ARROW)
///     memberName | expression COLON_COLON memberName | variable | literal | name | STATIC | YIELD |
///     PARENTHESIS_OPEN expression PARENTHESIS_CLOSE | BRACKET_OPEN items BRACKET_CLOSE | NEW
///     attributeGroup* modifier* CLASS arguments? heritage members | attributeGroup* STATIC? FUNCTION
///     BIT_AND? parameters captures? (COLON type)? block | matchExpression`
/// In normal form `prefixOperators expression_base expression_binaryOperator_expression_or_others`
fn expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.goes_in(PREFIX_OPERATORS)? {
        prefix_operator(p)?;
    }
    p.list(list, PREFIX_OPERATORS)?;
    p.call(EXPRESSION, 2, expression_base)?;
    let list = p.open();
    while p.goes_in(EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHERS)? {
        match p.peek() {
            QUESTION => {
                let start_2 = p.begin(QUESTION)?;
                p.call(EXPRESSION_QUESTION_COLON, 2, optional_expression)?;
                p.token(COLON)?;
                p.call(EXPRESSION_QUESTION_COLON, 4, expression)?;
                p.node(start_2, EXPRESSION_QUESTION_COLON)?;
            }
            PARENTHESIS_OPEN => p.call(EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHER, 5, arguments)?,
            BRACKET_OPEN => {
                let start_2 = p.begin(BRACKET_OPEN)?;
                p.call(EXPRESSION_BRACKET_OPEN_OPTIONAL_EXPRESSION_BRACKET_CLOSE, 2, optional_expression)?;
                p.token(BRACKET_CLOSE)?;
                p.node(start_2, EXPRESSION_BRACKET_OPEN_OPTIONAL_EXPRESSION_BRACKET_CLOSE)?;
            }
            ARROW | QUESTION_ARROW => {
                let start_2 = p.open();
                p.set(EXPRESSION_ARROW_OR_QUESTION_ARROW, matches!(p.peek(), ARROW | QUESTION_ARROW))?;
                p.call(EXPRESSION_ARROW_OR_QUESTION_ARROW_MEMBER_NAME, 2, member_name)?;
                p.node(start_2, EXPRESSION_ARROW_OR_QUESTION_ARROW_MEMBER_NAME)?;
            }
            COLON_COLON => p.pair(EXPRESSION_COLON_COLON, COLON_COLON, member_name)?,
            INCREMENT | DECREMENT => p.take(EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHER)?,
            _ => {
                let start_2 = p.open();
                binary_operator(p)?;
                p.call(EXPRESSION_BINARY_OPERATOR_EXPRESSION, 2, expression)?;
                p.node(start_2, EXPRESSION_BINARY_OPERATOR_EXPRESSION)?;
            }
        }
        p.slot(EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHER)?;
    }
    p.list(list, EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHERS)?;
    p.close(start, EXPRESSION)
}

/// `prefixOperator : PLUS | MINUS | NOT | COMPLEMENT | AT | BIT_AND | INCREMENT | DECREMENT | NEW | CLONE |
///     PRINT | THROW | YIELD | YIELD_FROM | INCLUDE | INCLUDE_ONCE | REQUIRE | REQUIRE_ONCE | CAST`
fn prefix_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(PREFIX_OPERATOR)
}

/// `expression_YIELD | expression_optional_attributeGroups_optional_STATIC | expression_STATIC | variable |
///     literal | name | condition | expression_BRACKET_OPEN_items_BRACKET_CLOSE | expression_NEW_CLASS |
///     matchExpression`
fn expression_base(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        YIELD => {
            let start = p.begin(YIELD)?;
            if p.goes_in(EXPRESSION_AFTER_YIELD)? {
                let start_2 = p.open();
                p.call(EXPRESSION_DOUBLE_ARROW, 1, expression)?;
                p.token(DOUBLE_ARROW)?;
                p.call(EXPRESSION_DOUBLE_ARROW, 3, expression)?;
                p.node_in(start_2, EXPRESSION_DOUBLE_ARROW, EXPRESSION_AFTER_YIELD)?;
            }
            p.close(start, EXPRESSION_YIELD)?;
        }
        FN | FUNCTION | ATTRIBUTE_OPEN => {
            p.call(EXPRESSION_BASE, 2, expression_optional_attribute_groups_optional_static)?;
        }
        STATIC => {
            let start = p.begin(STATIC)?;
            p.optional(matches!(p.peek(), FN | FUNCTION), EXPRESSION_AFTER_STATIC,
                expression_fn_optional_bit_and_signature_double_arrow_or_other)?;
            p.close(start, EXPRESSION_STATIC)?;
        }
        DOLLAR | VARIABLE => p.call(EXPRESSION_BASE, 4, variable)?,
        NUMBER | STRING | QUOTE | BACKQUOTE | HEREDOC_START | NOWDOC => p.call(EXPRESSION_BASE, 5, literal)?,
        ENUM | READONLY | NAME | QUALIFIED_NAME => name(p)?,
        PARENTHESIS_OPEN => p.call(EXPRESSION_BASE, 7, condition)?,
        BRACKET_OPEN => {
            let start = p.begin(BRACKET_OPEN)?;
            p.call(EXPRESSION_BRACKET_OPEN_ITEMS_BRACKET_CLOSE, 2, items)?;
            p.token(BRACKET_CLOSE)?;
            p.node(start, EXPRESSION_BRACKET_OPEN_ITEMS_BRACKET_CLOSE)?;
        }
        NEW => {
            let start = p.begin(NEW)?;
            p.call(EXPRESSION_NEW_CLASS, 2, attribute_groups)?;
            p.call(EXPRESSION_NEW_CLASS, 3, modifiers)?;
            p.token(CLASS)?;
            p.call(EXPRESSION_NEW_CLASS, 5, optional_arguments)?;
            p.call(EXPRESSION_NEW_CLASS, 6, heritage)?;
            p.call(EXPRESSION_NEW_CLASS, 7, members)?;
            p.node(start, EXPRESSION_NEW_CLASS)?;
        }
        MATCH => p.call(EXPRESSION_BASE, 10, match_expression)?,
        _ => return p.stop(),
    }
    p.slot(EXPRESSION_BASE)
}

/// `(attributeGroup+ STATIC?)? (FN BIT_AND? signature DOUBLE_ARROW expression | FUNCTION BIT_AND? parameters
///     captures? (COLON type)? block)`
fn expression_optional_attribute_groups_optional_static(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == ATTRIBUTE_OPEN {
        let start_2 = p.open();
        let list = p.open();
        loop {
            p.call(SOME_ATTRIBUTE_GROUPS, 1, attribute_group)?;
            if p.peek() != ATTRIBUTE_OPEN {
                break;
            }
        }
        p.list(list, SOME_ATTRIBUTE_GROUPS)?;
        p.optional_token(p.peek() == STATIC, EXPRESSION_OPTIONAL_STATIC)?;
        p.close_in(start_2, EXPRESSION_ATTRIBUTE_GROUPS, EXPRESSION_OPTIONAL_ATTRIBUTE_GROUPS)?;
    }
    p.call(EXPRESSION_OPTIONAL_ATTRIBUTE_GROUPS_OPTIONAL_STATIC, 2,
        expression_fn_optional_bit_and_signature_double_arrow_or_other)?;
    p.close(start, EXPRESSION_OPTIONAL_ATTRIBUTE_GROUPS_OPTIONAL_STATIC)
}

/// `attributeGroup : ATTRIBUTE_OPEN attribute (COMMA attribute)* COMMA? BRACKET_CLOSE`
fn attribute_group(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ATTRIBUTE_OPEN)?;
    p.call(ATTRIBUTE_GROUP, 2, attribute)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(ATTRIBUTE_GROUP_COMMAS)? {
        p.pair(ATTRIBUTE_GROUP_COMMA, COMMA, attribute)?;
    }
    p.list(list, ATTRIBUTE_GROUP_COMMAS)?;
    p.call(ATTRIBUTE_GROUP, 4, optional_comma)?;
    p.token(BRACKET_CLOSE)?;
    p.node(start, ATTRIBUTE_GROUP)
}

/// `attribute : name arguments?`
fn attribute(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    name(p)?;
    p.call(ATTRIBUTE, 2, optional_arguments)?;
    p.close(start, ATTRIBUTE)
}

/// `name : NAME | QUALIFIED_NAME | ENUM | READONLY`
fn name(p: &mut Machine<'_>) -> Parsed {
    p.set(NAME_RULE, matches!(p.peek(), ENUM | READONLY | NAME | QUALIFIED_NAME))
}

/// `arguments?`
fn optional_arguments(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == PARENTHESIS_OPEN, OPTIONAL_ARGUMENTS, arguments)
}

/// `arguments : PARENTHESIS_OPEN items PARENTHESIS_CLOSE`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(PARENTHESIS_OPEN)?;
    p.call(ARGUMENTS, 2, items)?;
    p.token(PARENTHESIS_CLOSE)?;
    p.node(start, ARGUMENTS)
}

/// `items : item? (COMMA item?)*`
fn items(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ITEMS, 1, optional_item)?;
    let list = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        p.call(ITEMS_COMMA, 2, optional_item)?;
        p.close(start_2, ITEMS_COMMA)?;
    }
    p.list(list, ITEMS_COMMAS)?;
    p.close(start, ITEMS)
}

/// `item?`
fn optional_item(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), PARENTHESIS_CLOSE | BRACKET_CLOSE | COMMA), OPTIONAL_ITEM, item)
}

/// `item : (identifier COLON)? expression (DOUBLE_ARROW expression)? | ELLIPSIS expression?`
fn item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ELLIPSIS => {
            let start = p.begin(ELLIPSIS)?;
            p.call(ITEM_ELLIPSIS, 2, optional_expression)?;
            p.close(start, ITEM_ELLIPSIS)?;
        }
        _ => {
            let start = p.open();
            if p.goes_in(ITEM_OPTIONAL_COLON)? {
                let start_2 = p.open();
                p.call(ITEM_COLON, 1, identifier)?;
                p.token(COLON)?;
                p.node_in(start_2, ITEM_COLON, ITEM_OPTIONAL_COLON)?;
            }
            p.call(ITEM_EXPRESSION, 2, expression)?;
            p.call(ITEM_EXPRESSION, 3, optional_double_arrow)?;
            p.close(start, ITEM_EXPRESSION)?;
        }
    }
    p.slot(ITEM)
}

/// `identifier : NAME | keyword`
fn identifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        NAME => p.take(IDENTIFIER)?,
        _ => keyword(p)?,
    }
    p.slot(IDENTIFIER)
}

/// `keyword : ABSTRACT | AS | BREAK | CASE | CATCH | CLASS | CLONE | CONST | CONTINUE | DECLARE | DEFAULT |
///     DO | ECHO | ELSE | ELSEIF | ENDDECLARE | ENDFOR | ENDFOREACH | ENDIF | ENDSWITCH | ENDWHILE | ENUM |
///     EXTENDS | FINAL | FINALLY | FN | FOR | FOREACH | FUNCTION | GLOBAL | GOTO | IF | IMPLEMENTS |
///     INCLUDE | INCLUDE_ONCE | INSTANCEOF | INSTEADOF | INTERFACE | MATCH | NAMESPACE | NEW | AND | OR |
///     XOR | PRINT | PRIVATE | PROTECTED | PUBLIC | READONLY | REQUIRE | REQUIRE_ONCE | RETURN | STATIC |
///     SWITCH | THROW | TRAIT | TRY | USE | VAR | WHILE | YIELD`
fn keyword(p: &mut Machine<'_>) -> Parsed {
    p.one_of(KEYWORD)
}

/// `(DOUBLE_ARROW expression)?`
fn optional_double_arrow(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == DOUBLE_ARROW {
        let start = p.begin(DOUBLE_ARROW)?;
        p.call(DOUBLE_ARROW_EXPRESSION, 2, expression)?;
        p.node_in(start, DOUBLE_ARROW_EXPRESSION, OPTIONAL_DOUBLE_ARROW)?;
    }
    Ok(())
}

/// `expression?`
fn optional_expression(p: &mut Machine<'_>) -> Parsed {
    if !matches!(p.peek(), CLOSE_TAG | LAST_CLOSE_TAG | PARENTHESIS_CLOSE | BRACKET_CLOSE | SEMICOLON
        | COMMA | COLON) {
        p.call(OPTIONAL_EXPRESSION, 1, expression)?;
        p.slot(OPTIONAL_EXPRESSION)?;
    }
    Ok(())
}

/// `COMMA?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `FN BIT_AND? signature DOUBLE_ARROW expression | FUNCTION BIT_AND? parameters captures? (COLON type)?
///     block`
fn expression_fn_optional_bit_and_signature_double_arrow_or_other(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        FN => {
            let start = p.begin(FN)?;
            p.call(EXPRESSION_FN_DOUBLE_ARROW, 2, optional_bit_and)?;
            p.call(EXPRESSION_FN_DOUBLE_ARROW, 3, signature)?;
            p.token(DOUBLE_ARROW)?;
            p.call(EXPRESSION_FN_DOUBLE_ARROW, 5, expression)?;
            p.node(start, EXPRESSION_FN_DOUBLE_ARROW)?;
        }
        FUNCTION => {
            let start = p.begin(FUNCTION)?;
            p.call(EXPRESSION_FUNCTION, 2, optional_bit_and)?;
            p.call(EXPRESSION_FUNCTION, 3, parameters)?;
            p.optional(p.peek() == USE, OPTIONAL_CAPTURES, captures)?;
            p.call(EXPRESSION_FUNCTION, 5, optional_colon)?;
            p.call(EXPRESSION_FUNCTION, 6, block)?;
            p.node(start, EXPRESSION_FUNCTION)?;
        }
        _ => return p.stop(),
    }
    p.slot(EXPRESSION_FN_OPTIONAL_BIT_AND_SIGNATURE_DOUBLE_ARROW_OR_OTHER)
}

/// `BIT_AND?`
fn optional_bit_and(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == BIT_AND, OPTIONAL_BIT_AND)
}

/// `signature : parameters (COLON type)?`
fn signature(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SIGNATURE, 1, parameters)?;
    p.call(SIGNATURE, 2, optional_colon)?;
    p.close(start, SIGNATURE)
}

/// `parameters : PARENTHESIS_OPEN (parameter (COMMA parameter)* COMMA?)? PARENTHESIS_CLOSE`
fn parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(PARENTHESIS_OPEN)?;
    if p.peek() != PARENTHESIS_CLOSE {
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
    p.token(PARENTHESIS_CLOSE)?;
    p.node(start, PARAMETERS)
}

/// `parameter : attributeGroup* modifier* type? BIT_AND? ELLIPSIS? VARIABLE (ASSIGN expression)? hooks?`
fn parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARAMETER, 1, attribute_groups)?;
    p.call(PARAMETER, 2, modifiers)?;
    p.call(PARAMETER, 3, optional_type)?;
    p.call(PARAMETER, 4, optional_bit_and)?;
    p.optional_token(p.peek() == ELLIPSIS, PARAMETER_OPTIONAL_ELLIPSIS)?;
    p.token(VARIABLE)?;
    p.call(PARAMETER, 7, optional_assign)?;
    p.optional(p.peek() == BRACE_OPEN, OPTIONAL_HOOKS, hooks)?;
    p.close(start, PARAMETER)
}

/// `attributeGroup*`
fn attribute_groups(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == ATTRIBUTE_OPEN {
        p.call(ATTRIBUTE_GROUPS, 1, attribute_group)?;
    }
    p.list(list, ATTRIBUTE_GROUPS)
}

/// `modifier*`
fn modifiers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), ABSTRACT | FINAL | PRIVATE | PROTECTED | PUBLIC | VAR) || p.goes_in(MODIFIERS)? {
        p.call(MODIFIERS, 1, modifier)?;
    }
    p.list(list, MODIFIERS)
}

/// `modifier : ABSTRACT | FINAL | (PRIVATE | PROTECTED | PUBLIC) (PARENTHESIS_OPEN NAME PARENTHESIS_CLOSE)?
///     | READONLY | STATIC | VAR`
fn modifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        PRIVATE | PROTECTED | PUBLIC => {
            let start = p.open();
            p.set(MODIFIER_PRIVATE_OR_OTHER_CHOICE, matches!(p.peek(), PRIVATE | PROTECTED | PUBLIC))?;
            if p.peek() == PARENTHESIS_OPEN && p.goes_in(MODIFIER_OPTIONAL_PARENTHESIS_OPEN_NAME)? {
                let start_2 = p.begin(PARENTHESIS_OPEN)?;
                p.token(NAME)?;
                p.token(PARENTHESIS_CLOSE)?;
                p.node_in(start_2, MODIFIER_PARENTHESIS_OPEN_NAME, MODIFIER_OPTIONAL_PARENTHESIS_OPEN_NAME)?;
            }
            p.close(start, MODIFIER_PRIVATE_OR_OTHER_TO_OPTIONAL_PARENTHESIS_OPEN_NAME)?;
        }
        ABSTRACT | FINAL | READONLY | STATIC | VAR => p.take(MODIFIER)?,
        _ => return p.stop(),
    }
    p.slot(MODIFIER)
}

/// `type?`
fn optional_type(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), PARENTHESIS_OPEN | QUESTION | QUALIFIED_NAME) || p.goes_in(OPTIONAL_TYPE)? {
        p.call(OPTIONAL_TYPE, 1, type_rule)?;
        p.slot(OPTIONAL_TYPE)?;
    }
    Ok(())
}

/// `type : type (BIT_OR | BIT_AND) type | QUESTION type | PARENTHESIS_OPEN type PARENTHESIS_CLOSE | name |
///     STATIC`
/// In normal form `QUESTION* (PARENTHESIS_OPEN type PARENTHESIS_CLOSE | name | STATIC) ((BIT_OR | BIT_AND)
///     QUESTION* (PARENTHESIS_OPEN type PARENTHESIS_CLOSE | name | STATIC))*`
fn type_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE, 1, type_operand)?;
    let list = p.open();
    while p.peek() == BIT_OR || p.peek() == BIT_AND && p.goes_in(TYPE_TAILS)? {
        let start_2 = p.open();
        p.set(TYPE_BIT_OR_OR_BIT_AND, matches!(p.peek(), BIT_OR | BIT_AND))?;
        p.call(TYPE_TAIL, 2, type_operand)?;
        p.node(start_2, TYPE_TAIL)?;
    }
    p.list(list, TYPE_TAILS)?;
    p.close(start, TYPE)
}

/// `QUESTION* (PARENTHESIS_OPEN type PARENTHESIS_CLOSE | name | STATIC)`
fn type_operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() == QUESTION {
        p.take(QUESTION)?;
    }
    p.list(list, TYPE_QUESTIONS)?;
    match p.peek() {
        PARENTHESIS_OPEN => {
            let start_2 = p.begin(PARENTHESIS_OPEN)?;
            p.call(TYPE_PARENTHESIS_OPEN_PARENTHESIS_CLOSE, 2, type_rule)?;
            p.token(PARENTHESIS_CLOSE)?;
            p.node(start_2, TYPE_PARENTHESIS_OPEN_PARENTHESIS_CLOSE)?;
        }
        ENUM | READONLY | NAME | QUALIFIED_NAME => name(p)?,
        STATIC => p.take(TYPE_BASE)?,
        _ => return p.stop(),
    }
    p.slot(TYPE_BASE)?;
    p.close(start, TYPE_OPERAND)
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

/// `hooks : BRACE_OPEN hook* BRACE_CLOSE`
fn hooks(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(BRACE_OPEN)?;
    let list = p.open();
    while p.peek() != BRACE_CLOSE {
        p.call(HOOKS_AFTER_BRACE_OPEN, 1, hook)?;
    }
    p.list(list, HOOKS_AFTER_BRACE_OPEN)?;
    p.token(BRACE_CLOSE)?;
    p.node(start, HOOKS)
}

/// `hook : attributeGroup* modifier* BIT_AND? NAME parameters? (block | DOUBLE_ARROW expression SEMICOLON |
///     SEMICOLON)`
/// In normal form `attributeGroup* modifier* BIT_AND? NAME parameters? (block | (DOUBLE_ARROW expression)?
///     SEMICOLON)`
fn hook(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(HOOK, 1, attribute_groups)?;
    p.call(HOOK, 2, modifiers)?;
    p.call(HOOK, 3, optional_bit_and)?;
    p.token(NAME)?;
    p.optional(p.peek() == PARENTHESIS_OPEN, OPTIONAL_PARAMETERS, parameters)?;
    match p.peek() {
        BRACE_OPEN => p.call(HOOK_BLOCK_OR_SEMICOLON, 1, block)?,
        SEMICOLON | DOUBLE_ARROW => {
            let start_2 = p.open();
            p.call(HOOK_SEMICOLON, 1, optional_double_arrow)?;
            p.token(SEMICOLON)?;
            p.close(start_2, HOOK_SEMICOLON)?;
        }
        _ => return p.stop(),
    }
    p.slot(HOOK_BLOCK_OR_SEMICOLON)?;
    p.node(start, HOOK)
}

/// `block : BRACE_OPEN statement* BRACE_CLOSE`
fn block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(BRACE_OPEN)?;
    p.call(BLOCK, 2, statements)?;
    p.token(BRACE_CLOSE)?;
    p.node(start, BLOCK)
}

/// `(COLON type)?`
fn optional_colon(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == COLON {
        let start = p.begin(COLON)?;
        p.call(COLON_TYPE, 2, type_rule)?;
        p.node_in(start, COLON_TYPE, OPTIONAL_COLON)?;
    }
    Ok(())
}

/// `captures : USE PARENTHESIS_OPEN (capture (COMMA capture)* COMMA?)? PARENTHESIS_CLOSE`
fn captures(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(USE)?;
    p.token(PARENTHESIS_OPEN)?;
    if matches!(p.peek(), BIT_AND | VARIABLE) {
        let start_2 = p.open();
        p.call(CAPTURES_CAPTURE, 1, capture)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(CAPTURES_COMMAS)? {
            p.pair(CAPTURES_COMMA, COMMA, capture)?;
        }
        p.list(list, CAPTURES_COMMAS)?;
        p.call(CAPTURES_CAPTURE, 3, optional_comma)?;
        p.close_in(start_2, CAPTURES_CAPTURE, CAPTURES_OPTIONAL_CAPTURE)?;
    }
    p.token(PARENTHESIS_CLOSE)?;
    p.node(start, CAPTURES)
}

/// `capture : BIT_AND? VARIABLE`
fn capture(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CAPTURE, 1, optional_bit_and)?;
    p.token(VARIABLE)?;
    p.close(start, CAPTURE)
}

/// `variable : VARIABLE | DOLLAR variable | DOLLAR BRACE_OPEN expression BRACE_CLOSE`
/// In normal form `DOLLAR* (VARIABLE | DOLLAR BRACE_OPEN expression BRACE_CLOSE)`
fn variable(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() == DOLLAR && p.goes_in(VARIABLE_DOLLARS)? {
        p.take(DOLLAR)?;
    }
    p.list(list, VARIABLE_DOLLARS)?;
    match p.peek() {
        DOLLAR => {
            let start_2 = p.begin(DOLLAR)?;
            p.token(BRACE_OPEN)?;
            p.call(VARIABLE_DOLLAR_BRACE_OPEN_BRACE_CLOSE, 3, expression)?;
            p.token(BRACE_CLOSE)?;
            p.node(start_2, VARIABLE_DOLLAR_BRACE_OPEN_BRACE_CLOSE)?;
        }
        VARIABLE => p.take(VARIABLE_OPERAND)?,
        _ => return p.stop(),
    }
    p.slot(VARIABLE_OPERAND)?;
    p.close(start, VARIABLE_RULE)
}

/// `literal : NUMBER | STRING | NOWDOC | QUOTE stringPart* QUOTE | BACKQUOTE stringPart* BACKQUOTE |
///     HEREDOC_START stringPart* HEREDOC_END`
fn literal(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        QUOTE => {
            let start = p.begin(QUOTE)?;
            p.call(LITERAL_QUOTE_QUOTE, 2, string_parts)?;
            p.token(QUOTE)?;
            p.node(start, LITERAL_QUOTE_QUOTE)?;
        }
        BACKQUOTE => {
            let start = p.begin(BACKQUOTE)?;
            p.call(LITERAL_BACKQUOTE_BACKQUOTE, 2, string_parts)?;
            p.token(BACKQUOTE)?;
            p.node(start, LITERAL_BACKQUOTE_BACKQUOTE)?;
        }
        HEREDOC_START => {
            let start = p.begin(HEREDOC_START)?;
            p.call(LITERAL_HEREDOC_START_HEREDOC_END, 2, string_parts)?;
            p.token(HEREDOC_END)?;
            p.node(start, LITERAL_HEREDOC_START_HEREDOC_END)?;
        }
        NUMBER | STRING | NOWDOC => p.take(LITERAL)?,
        _ => return p.stop(),
    }
    p.slot(LITERAL)
}

/// `stringPart*`
fn string_parts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), QUOTE | BACKQUOTE | HEREDOC_END) {
        p.call(STRING_PARTS, 1, string_part)?;
    }
    p.list(list, STRING_PARTS)
}

/// `stringPart : STRING_TEXT | HEREDOC_TEXT | STRING_VARIABLE | BRACE_EXPRESSION_OPEN expression BRACE_CLOSE
///     | DOLLAR_BRACE_OPEN (expression | keyword (BRACKET_OPEN expression BRACKET_CLOSE)?) BRACE_CLOSE`
fn string_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        BRACE_EXPRESSION_OPEN => {
            let start = p.begin(BRACE_EXPRESSION_OPEN)?;
            p.call(STRING_PART_BRACE_EXPRESSION_OPEN_BRACE_CLOSE, 2, expression)?;
            p.token(BRACE_CLOSE)?;
            p.node(start, STRING_PART_BRACE_EXPRESSION_OPEN_BRACE_CLOSE)?;
        }
        DOLLAR_BRACE_OPEN => {
            let start = p.begin(DOLLAR_BRACE_OPEN)?;
            match p.decide(STRING_PART_EXPRESSION_OR_KEYWORD)? {
                1 => p.call(STRING_PART_EXPRESSION_OR_KEYWORD, 1, expression)?,
                _ => {
                    let start_2 = p.open();
                    keyword(p)?;
                    if p.peek() == BRACKET_OPEN {
                        let start_3 = p.begin(BRACKET_OPEN)?;
                        p.call(STRING_PART_BRACKET_OPEN_BRACKET_CLOSE, 2, expression)?;
                        p.token(BRACKET_CLOSE)?;
                        p.node_in(start_3, STRING_PART_BRACKET_OPEN_BRACKET_CLOSE,
                            STRING_PART_OPTIONAL_BRACKET_OPEN_BRACKET_CLOSE)?;
                    }
                    p.close(start_2, STRING_PART_KEYWORD)?;
                }
            }
            p.slot(STRING_PART_EXPRESSION_OR_KEYWORD)?;
            p.token(BRACE_CLOSE)?;
            p.node(start, STRING_PART_DOLLAR_BRACE_OPEN_BRACE_CLOSE)?;
        }
        STRING_TEXT | HEREDOC_TEXT | STRING_VARIABLE => p.take(STRING_PART)?,
        _ => return p.stop(),
    }
    p.slot(STRING_PART)
}

/// `heritage : (EXTENDS names)? (IMPLEMENTS names)?`
fn heritage(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == EXTENDS {
        let start_2 = p.begin(EXTENDS)?;
        p.call(HERITAGE_EXTENDS, 2, names)?;
        p.node_in(start_2, HERITAGE_EXTENDS, HERITAGE_OPTIONAL_EXTENDS)?;
    }
    if p.peek() == IMPLEMENTS {
        let start_2 = p.begin(IMPLEMENTS)?;
        p.call(HERITAGE_IMPLEMENTS, 2, names)?;
        p.node_in(start_2, HERITAGE_IMPLEMENTS, HERITAGE_OPTIONAL_IMPLEMENTS)?;
    }
    p.close(start, HERITAGE)
}

/// `names : name (COMMA name)*`
fn names(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    name(p)?;
    let list = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        name(p)?;
        p.node(start_2, NAMES_COMMA)?;
    }
    p.list(list, NAMES_COMMAS)?;
    p.close(start, NAMES)
}

/// `members : BRACE_OPEN member* BRACE_CLOSE`
fn members(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(BRACE_OPEN)?;
    let list = p.open();
    while p.peek() != BRACE_CLOSE {
        p.call(MEMBERS_AFTER_BRACE_OPEN, 1, member)?;
    }
    p.list(list, MEMBERS_AFTER_BRACE_OPEN)?;
    p.token(BRACE_CLOSE)?;
    p.node(start, MEMBERS)
}

/// `member : USE names (SEMICOLON | BRACE_OPEN adaptation* BRACE_CLOSE) | attributeGroup* CASE identifier
///     (ASSIGN expression)? SEMICOLON | attributeGroup* modifier* FUNCTION BIT_AND? identifier signature
///     (block | SEMICOLON) | attributeGroup* modifier* CONST type? constants SEMICOLON | attributeGroup*
///     modifier+ type? property (COMMA property)* (SEMICOLON | hooks)`
/// In normal form `USE names (SEMICOLON | BRACE_OPEN adaptations BRACE_CLOSE) | attributeGroup* (CASE
///     identifier optional_ASSIGN SEMICOLON | modifiers member_after_modifiers |
///     some_modifiers optional_type property COMMA_properties member_SEMICOLON_or_hooks)`
fn member(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        USE => {
            let start = p.begin(USE)?;
            p.call(MEMBER_USE, 2, names)?;
            match p.peek() {
                BRACE_OPEN => {
                    let start_2 = p.begin(BRACE_OPEN)?;
                    let list = p.open();
                    while p.peek() != BRACE_CLOSE {
                        p.call(ADAPTATIONS, 1, adaptation)?;
                    }
                    p.list(list, ADAPTATIONS)?;
                    p.token(BRACE_CLOSE)?;
                    p.node(start_2, MEMBER_BRACE_OPEN_BRACE_CLOSE)?;
                }
                SEMICOLON => p.take(MEMBER_SEMICOLON_OR_BRACE_OPEN_BRACE_CLOSE)?,
                _ => return p.stop(),
            }
            p.slot(MEMBER_SEMICOLON_OR_BRACE_OPEN_BRACE_CLOSE)?;
            p.node(start, MEMBER_USE)?;
        }
        _ => p.call(MEMBER, 2, member_case_semicolon_or_other)?,
    }
    p.slot(MEMBER)
}

/// `adaptation : (name COLON_COLON)? identifier (INSTEADOF names | AS modifier? identifier?) SEMICOLON`
fn adaptation(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == QUALIFIED_NAME || p.goes_in(ADAPTATION_OPTIONAL_COLON_COLON)? {
        let start_2 = p.open();
        name(p)?;
        p.token(COLON_COLON)?;
        p.node_in(start_2, ADAPTATION_COLON_COLON, ADAPTATION_OPTIONAL_COLON_COLON)?;
    }
    p.call(ADAPTATION, 2, identifier)?;
    match p.peek() {
        INSTEADOF => p.pair(ADAPTATION_INSTEADOF, INSTEADOF, names)?,
        AS => {
            let start_2 = p.begin(AS)?;
            if p.goes_in(OPTIONAL_MODIFIER)? {
                p.call(OPTIONAL_MODIFIER, 1, modifier)?;
                p.slot(OPTIONAL_MODIFIER)?;
            }
            p.optional(p.peek() != SEMICOLON, OPTIONAL_IDENTIFIER, identifier)?;
            p.close(start_2, ADAPTATION_AS)?;
        }
        _ => return p.stop(),
    }
    p.slot(ADAPTATION_INSTEADOF_OR_AS)?;
    p.token(SEMICOLON)?;
    p.node(start, ADAPTATION)
}

/// `attributeGroup* (CASE identifier (ASSIGN expression)? SEMICOLON | modifier* (FUNCTION BIT_AND?
///     identifier signature (block | SEMICOLON) | CONST type? constants SEMICOLON) | modifier+ type?
///     property (COMMA property)* (SEMICOLON | hooks))`
fn member_case_semicolon_or_other(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MEMBER_CASE_SEMICOLON_OR_OTHER, 1, attribute_groups)?;
    match p.decide(MEMBER_AFTER_ATTRIBUTE_GROUPS)? {
        1 => {
            let start_2 = p.begin(CASE)?;
            p.call(MEMBER_CASE_SEMICOLON, 2, identifier)?;
            p.call(MEMBER_CASE_SEMICOLON, 3, optional_assign)?;
            p.token(SEMICOLON)?;
            p.node(start_2, MEMBER_CASE_SEMICOLON)?;
        }
        2 => {
            let start_2 = p.open();
            p.call(MEMBER_FUNCTION_OR_CONST_SEMICOLON, 1, modifiers)?;
            match p.peek() {
                FUNCTION => {
                    let start_3 = p.begin(FUNCTION)?;
                    p.call(MEMBER_FUNCTION, 2, optional_bit_and)?;
                    p.call(MEMBER_FUNCTION, 3, identifier)?;
                    p.call(MEMBER_FUNCTION, 4, signature)?;
                    match p.peek() {
                        BRACE_OPEN => p.call(MEMBER_BLOCK_OR_SEMICOLON, 1, block)?,
                        SEMICOLON => p.take(MEMBER_BLOCK_OR_SEMICOLON)?,
                        _ => return p.stop(),
                    }
                    p.slot(MEMBER_BLOCK_OR_SEMICOLON)?;
                    p.node(start_3, MEMBER_FUNCTION)?;
                }
                CONST => {
                    let start_3 = p.begin(CONST)?;
                    p.call(MEMBER_CONST_SEMICOLON, 2, optional_type)?;
                    p.call(MEMBER_CONST_SEMICOLON, 3, constants)?;
                    p.token(SEMICOLON)?;
                    p.node(start_3, MEMBER_CONST_SEMICOLON)?;
                }
                _ => return p.stop(),
            }
            p.slot(MEMBER_AFTER_MODIFIERS)?;
            p.close(start_2, MEMBER_FUNCTION_OR_CONST_SEMICOLON)?;
        }
        _ => {
            let start_2 = p.open();
            let list = p.open();
            loop {
                p.call(SOME_MODIFIERS, 1, modifier)?;
                if !p.goes_in(SOME_MODIFIERS)? {
                    break;
                }
            }
            p.list(list, SOME_MODIFIERS)?;
            p.call(MEMBER_MODIFIERS_PROPERTY, 2, optional_type)?;
            p.call(MEMBER_MODIFIERS_PROPERTY, 3, property)?;
            p.call(MEMBER_MODIFIERS_PROPERTY, 4, comma_properties)?;
            match p.peek() {
                BRACE_OPEN => p.call(MEMBER_SEMICOLON_OR_HOOKS, 2, hooks)?,
                SEMICOLON => p.take(MEMBER_SEMICOLON_OR_HOOKS)?,
                _ => return p.stop(),
            }
            p.slot(MEMBER_SEMICOLON_OR_HOOKS)?;
            p.node(start_2, MEMBER_MODIFIERS_PROPERTY)?;
        }
    }
    p.slot(MEMBER_AFTER_ATTRIBUTE_GROUPS)?;
    p.close(start, MEMBER_CASE_SEMICOLON_OR_OTHER)
}

/// `constants : constant (COMMA constant)*`
fn constants(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CONSTANTS, 1, constant)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(CONSTANTS_COMMA, COMMA, constant)?;
    }
    p.list(list, CONSTANTS_COMMAS)?;
    p.close(start, CONSTANTS)
}

/// `constant : identifier ASSIGN expression`
fn constant(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CONSTANT, 1, identifier)?;
    p.token(ASSIGN)?;
    p.call(CONSTANT, 3, expression)?;
    p.node(start, CONSTANT)
}

/// `property : VARIABLE (ASSIGN expression)?`
fn property(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(VARIABLE)?;
    p.call(PROPERTY, 2, optional_assign)?;
    p.close(start, PROPERTY)
}

/// `(COMMA property)*`
fn comma_properties(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(COMMA_PROPERTY, COMMA, property)?;
    }
    p.list(list, COMMA_PROPERTIES)
}

/// `matchExpression : MATCH condition BRACE_OPEN (matchArm (COMMA matchArm)* COMMA?)? BRACE_CLOSE`
fn match_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(MATCH)?;
    p.call(MATCH_EXPRESSION, 2, condition)?;
    p.token(BRACE_OPEN)?;
    if p.peek() != BRACE_CLOSE {
        let start_2 = p.open();
        p.call(MATCH_EXPRESSION_MATCH_ARM, 1, match_arm)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(MATCH_EXPRESSION_COMMAS)? {
            p.pair(MATCH_EXPRESSION_COMMA, COMMA, match_arm)?;
        }
        p.list(list, MATCH_EXPRESSION_COMMAS)?;
        p.call(MATCH_EXPRESSION_MATCH_ARM, 3, optional_comma)?;
        p.close_in(start_2, MATCH_EXPRESSION_MATCH_ARM, MATCH_EXPRESSION_OPTIONAL_MATCH_ARM)?;
    }
    p.token(BRACE_CLOSE)?;
    p.node(start, MATCH_EXPRESSION)
}

/// `matchArm : (expressions COMMA? | DEFAULT COMMA?) DOUBLE_ARROW expression`
fn match_arm(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        DEFAULT => {
            let start_2 = p.begin(DEFAULT)?;
            p.call(MATCH_ARM_DEFAULT, 2, optional_comma)?;
            p.close(start_2, MATCH_ARM_DEFAULT)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(MATCH_ARM_EXPRESSIONS, 1, expressions)?;
            p.call(MATCH_ARM_EXPRESSIONS, 2, optional_comma)?;
            p.close(start_2, MATCH_ARM_EXPRESSIONS)?;
        }
    }
    p.slot(MATCH_ARM_EXPRESSIONS_OR_DEFAULT)?;
    p.token(DOUBLE_ARROW)?;
    p.call(MATCH_ARM, 3, expression)?;
    p.node(start, MATCH_ARM)
}

/// `expressions : expression (COMMA expression)*`
fn expressions(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSIONS, 1, expression)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(EXPRESSIONS_COMMAS)? {
        p.pair(EXPRESSIONS_COMMA, COMMA, expression)?;
    }
    p.list(list, EXPRESSIONS_COMMAS)?;
    p.close(start, EXPRESSIONS)
}

/// `binaryOperator : ASSIGN | PLUS_ASSIGN | MINUS_ASSIGN | TIMES_ASSIGN | DIVIDE_ASSIGN | MODULO_ASSIGN |
///     POWER_ASSIGN | DOT_ASSIGN | AND_ASSIGN | OR_ASSIGN | XOR_ASSIGN | LEFT_SHIFT_ASSIGN |
///     RIGHT_SHIFT_ASSIGN | COALESCE_ASSIGN | QUESTION_QUESTION | PIPE_ARROW | OR_OR | AND_AND | OR | AND |
///     XOR | BIT_OR | BIT_AND | BIT_XOR | EQUAL | NOT_EQUAL | IDENTICAL | NOT_IDENTICAL | LESS_GREATER |
///     SPACESHIP | LESS | GREATER | LESS_EQUAL | GREATER_EQUAL | LEFT_SHIFT | RIGHT_SHIFT | PLUS | MINUS |
///     TIMES | DIVIDE | MODULO | POWER | DOT | INSTANCEOF`
fn binary_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(BINARY_OPERATOR)
}

/// `memberName : identifier | variable | BRACE_OPEN expression BRACE_CLOSE`
fn member_name(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DOLLAR | VARIABLE => p.call(MEMBER_NAME, 2, variable)?,
        BRACE_OPEN => {
            let start = p.begin(BRACE_OPEN)?;
            p.call(MEMBER_NAME_BRACE_OPEN_BRACE_CLOSE, 2, expression)?;
            p.token(BRACE_CLOSE)?;
            p.node(start, MEMBER_NAME_BRACE_OPEN_BRACE_CLOSE)?;
        }
        _ => p.call(MEMBER_NAME, 1, identifier)?,
    }
    p.slot(MEMBER_NAME)
}

/// `expressions?`
fn optional_expressions(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), PARENTHESIS_CLOSE | SEMICOLON), OPTIONAL_EXPRESSIONS, expressions)
}

/// `block | statement_terminator | expressionStatement | statement_declaration | ifStatement |
///     statement_WHILE_COLON | statement_FOR_to_terminator | statement_FOREACH_to_terminator |
///     statement_DECLARE_to_terminator | switchStatement | tryStatement | statement_BREAK |
///     statement_CONTINUE | statement_RETURN | statement_ECHO | statement_GLOBAL | statement_STATIC |
///     statement_GOTO | statement_NAME_COLON | namespaceStatement | useStatement | HALT_COMPILER`
fn statement_operand(p: &mut Machine<'_>) -> Parsed {
    match p.decide(STATEMENT_OPERAND)? {
        1 => p.call(STATEMENT_OPERAND, 1, block)?,
        2 => p.call(STATEMENT_OPERAND, 2, statement_terminator)?,
        3 => p.call(STATEMENT_OPERAND, 3, expression_statement)?,
        4 => {
            let start = p.open();
            p.call(STATEMENT_DECLARATION, 1, attribute_groups)?;
            p.call(STATEMENT_DECLARATION, 2, declaration)?;
            p.close(start, STATEMENT_DECLARATION)?;
        }
        5 => p.call(STATEMENT_OPERAND, 5, if_statement)?,
        6 => p.call(STATEMENT_OPERAND, 6, statement_while_colon)?,
        7 => p.call(STATEMENT_OPERAND, 7, statement_for_to_terminator)?,
        8 => p.call(STATEMENT_OPERAND, 8, statement_foreach_to_terminator)?,
        9 => p.call(STATEMENT_OPERAND, 9, statement_declare_to_terminator)?,
        10 => p.call(STATEMENT_OPERAND, 10, switch_statement)?,
        11 => p.call(STATEMENT_OPERAND, 11, try_statement)?,
        12 => p.call(STATEMENT_OPERAND, 12, statement_break)?,
        13 => p.call(STATEMENT_OPERAND, 13, statement_continue)?,
        14 => p.call(STATEMENT_OPERAND, 14, statement_return)?,
        15 => {
            let start = p.begin(ECHO)?;
            p.call(STATEMENT_ECHO, 2, expressions)?;
            p.call(STATEMENT_ECHO, 3, terminator)?;
            p.node(start, STATEMENT_ECHO)?;
        }
        16 => {
            let start = p.begin(GLOBAL)?;
            p.call(STATEMENT_GLOBAL, 2, expressions)?;
            p.call(STATEMENT_GLOBAL, 3, terminator)?;
            p.node(start, STATEMENT_GLOBAL)?;
        }
        17 => p.call(STATEMENT_OPERAND, 17, statement_static)?,
        18 => {
            let start = p.begin(GOTO)?;
            p.call(STATEMENT_GOTO, 2, identifier)?;
            p.call(STATEMENT_GOTO, 3, terminator)?;
            p.node(start, STATEMENT_GOTO)?;
        }
        19 => {
            let start = p.begin(NAME)?;
            p.token(COLON)?;
            p.node(start, STATEMENT_NAME_COLON)?;
        }
        20 => p.call(STATEMENT_OPERAND, 20, namespace_statement)?,
        21 => p.call(STATEMENT_OPERAND, 21, use_statement)?,
        _ => p.take(STATEMENT_OPERAND)?,
    }
    p.slot(STATEMENT_OPERAND)
}

/// `(DO statement WHILE condition)? terminator`
fn statement_terminator(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == DO {
        let start_2 = p.begin(DO)?;
        p.call(STATEMENT_DO_WHILE, 2, statement)?;
        p.token(WHILE)?;
        p.call(STATEMENT_DO_WHILE, 4, condition)?;
        p.node_in(start_2, STATEMENT_DO_WHILE, STATEMENT_OPTIONAL_DO_WHILE)?;
    }
    p.call(STATEMENT_TERMINATOR, 2, terminator)?;
    p.close(start, STATEMENT_TERMINATOR)
}

/// `terminator : SEMICOLON | passage`
fn terminator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CLOSE_TAG | LAST_CLOSE_TAG => p.call(TERMINATOR, 2, passage)?,
        SEMICOLON => p.take(TERMINATOR)?,
        _ => return p.stop(),
    }
    p.slot(TERMINATOR)
}

/// `passage : CLOSE_TAG HTML* openTag | LAST_CLOSE_TAG HTML*`
fn passage(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CLOSE_TAG => {
            let start = p.begin(CLOSE_TAG)?;
            p.call(PASSAGE_CLOSE_TAG, 2, htmls)?;
            open_tag(p)?;
            p.node(start, PASSAGE_CLOSE_TAG)?;
        }
        LAST_CLOSE_TAG => {
            let start = p.begin(LAST_CLOSE_TAG)?;
            p.call(PASSAGE_LAST_CLOSE_TAG, 2, htmls)?;
            p.close(start, PASSAGE_LAST_CLOSE_TAG)?;
        }
        _ => return p.stop(),
    }
    p.slot(PASSAGE)
}

/// `expressionStatement : expressions terminator`
fn expression_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSION_STATEMENT, 1, expressions)?;
    p.call(EXPRESSION_STATEMENT, 2, terminator)?;
    p.node(start, EXPRESSION_STATEMENT)
}

/// `declaration : function | modifier* classDeclaration | CONST constants terminator`
fn declaration(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        FUNCTION => p.call(DECLARATION, 1, function)?,
        CONST => {
            let start = p.begin(CONST)?;
            p.call(DECLARATION_CONST, 2, constants)?;
            p.call(DECLARATION_CONST, 3, terminator)?;
            p.node(start, DECLARATION_CONST)?;
        }
        _ => {
            let start = p.open();
            p.call(DECLARATION_CLASS_DECLARATION, 1, modifiers)?;
            p.call(DECLARATION_CLASS_DECLARATION, 2, class_declaration)?;
            p.close(start, DECLARATION_CLASS_DECLARATION)?;
        }
    }
    p.slot(DECLARATION)
}

/// `function : FUNCTION BIT_AND? identifier signature block`
fn function(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FUNCTION)?;
    p.call(FUNCTION_RULE, 2, optional_bit_and)?;
    p.call(FUNCTION_RULE, 3, identifier)?;
    p.call(FUNCTION_RULE, 4, signature)?;
    p.call(FUNCTION_RULE, 5, block)?;
    p.node(start, FUNCTION_RULE)
}

/// `classDeclaration : (CLASS | INTERFACE | TRAIT | ENUM) identifier (COLON type)? heritage members`
fn class_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(CLASS_DECLARATION_CLASS_OR_OTHER, matches!(p.peek(), CLASS | ENUM | INTERFACE | TRAIT))?;
    p.call(CLASS_DECLARATION, 2, identifier)?;
    p.call(CLASS_DECLARATION, 3, optional_colon)?;
    p.call(CLASS_DECLARATION, 4, heritage)?;
    p.call(CLASS_DECLARATION, 5, members)?;
    p.node(start, CLASS_DECLARATION)
}

/// `ifStatement : IF condition (statement (ELSEIF condition statement)* (ELSE statement)? | COLON statement*
///     (ELSEIF condition COLON statement*)* (ELSE COLON statement*)? ENDIF terminator)`
fn if_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    p.call(IF_STATEMENT, 2, condition)?;
    match p.peek() {
        COLON => {
            let start_2 = p.begin(COLON)?;
            p.call(IF_STATEMENT_COLON_ENDIF, 2, statements)?;
            let list = p.open();
            while p.peek() == ELSEIF {
                let start_3 = p.begin(ELSEIF)?;
                p.call(IF_STATEMENT_ELSEIF_COLON, 2, condition)?;
                p.token(COLON)?;
                p.call(IF_STATEMENT_ELSEIF_COLON, 4, statements)?;
                p.node(start_3, IF_STATEMENT_ELSEIF_COLON)?;
            }
            p.list(list, IF_STATEMENT_ELSEIF_COLONS)?;
            if p.peek() == ELSE {
                let start_3 = p.begin(ELSE)?;
                p.token(COLON)?;
                p.call(IF_STATEMENT_ELSE_COLON, 3, statements)?;
                p.node_in(start_3, IF_STATEMENT_ELSE_COLON, IF_STATEMENT_OPTIONAL_ELSE_COLON)?;
            }
            p.token(ENDIF)?;
            p.call(IF_STATEMENT_COLON_ENDIF, 6, terminator)?;
            p.node(start_2, IF_STATEMENT_COLON_ENDIF)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(IF_STATEMENT_STATEMENT, 1, statement)?;
            let list = p.open();
            while p.peek() == ELSEIF && p.goes_in(IF_STATEMENT_ELSEIFS)? {
                let start_3 = p.begin(ELSEIF)?;
                p.call(IF_STATEMENT_ELSEIF, 2, condition)?;
                p.call(IF_STATEMENT_ELSEIF, 3, statement)?;
                p.node(start_3, IF_STATEMENT_ELSEIF)?;
            }
            p.list(list, IF_STATEMENT_ELSEIFS)?;
            if p.peek() == ELSE && p.goes_in(IF_STATEMENT_OPTIONAL_ELSE)? {
                let start_3 = p.begin(ELSE)?;
                p.call(IF_STATEMENT_ELSE, 2, statement)?;
                p.node_in(start_3, IF_STATEMENT_ELSE, IF_STATEMENT_OPTIONAL_ELSE)?;
            }
            p.close(start_2, IF_STATEMENT_STATEMENT)?;
        }
    }
    p.slot(IF_STATEMENT_STATEMENT_OR_COLON_ENDIF)?;
    p.node(start, IF_STATEMENT)
}

/// `WHILE condition COLON statement* (ENDDECLARE | ENDFOR | ENDFOREACH | ENDWHILE) terminator`
fn statement_while_colon(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(WHILE)?;
    p.call(STATEMENT_WHILE_COLON, 2, condition)?;
    p.token(COLON)?;
    p.call(STATEMENT_WHILE_COLON, 4, statements)?;
    p.set(STATEMENT_ENDDECLARE_OR_OTHER, matches!(p.peek(), ENDDECLARE | ENDFOR | ENDFOREACH | ENDWHILE))?;
    p.call(STATEMENT_WHILE_COLON, 6, terminator)?;
    p.node(start, STATEMENT_WHILE_COLON)
}

/// `FOR PARENTHESIS_OPEN expressions? SEMICOLON expressions? SEMICOLON expressions? PARENTHESIS_CLOSE COLON
///     statement* (ENDDECLARE | ENDFOR | ENDFOREACH | ENDWHILE) terminator`
fn statement_for_to_terminator(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FOR)?;
    p.token(PARENTHESIS_OPEN)?;
    p.call(STATEMENT_FOR_TO_TERMINATOR, 3, optional_expressions)?;
    p.token(SEMICOLON)?;
    p.call(STATEMENT_FOR_TO_TERMINATOR, 5, optional_expressions)?;
    p.token(SEMICOLON)?;
    p.call(STATEMENT_FOR_TO_TERMINATOR, 7, optional_expressions)?;
    p.token(PARENTHESIS_CLOSE)?;
    p.token(COLON)?;
    p.call(STATEMENT_FOR_TO_TERMINATOR, 10, statements)?;
    p.set(STATEMENT_ENDDECLARE_OR_OTHER, matches!(p.peek(), ENDDECLARE | ENDFOR | ENDFOREACH | ENDWHILE))?;
    p.call(STATEMENT_FOR_TO_TERMINATOR, 12, terminator)?;
    p.node(start, STATEMENT_FOR_TO_TERMINATOR)
}

/// `FOREACH PARENTHESIS_OPEN expression AS expression (DOUBLE_ARROW expression)? PARENTHESIS_CLOSE COLON
///     statement* (ENDDECLARE | ENDFOR | ENDFOREACH | ENDWHILE) terminator`
fn statement_foreach_to_terminator(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FOREACH)?;
    p.token(PARENTHESIS_OPEN)?;
    p.call(STATEMENT_FOREACH_TO_TERMINATOR, 3, expression)?;
    p.token(AS)?;
    p.call(STATEMENT_FOREACH_TO_TERMINATOR, 5, expression)?;
    p.call(STATEMENT_FOREACH_TO_TERMINATOR, 6, optional_double_arrow)?;
    p.token(PARENTHESIS_CLOSE)?;
    p.token(COLON)?;
    p.call(STATEMENT_FOREACH_TO_TERMINATOR, 9, statements)?;
    p.set(STATEMENT_ENDDECLARE_OR_OTHER, matches!(p.peek(), ENDDECLARE | ENDFOR | ENDFOREACH | ENDWHILE))?;
    p.call(STATEMENT_FOREACH_TO_TERMINATOR, 11, terminator)?;
    p.node(start, STATEMENT_FOREACH_TO_TERMINATOR)
}

/// `DECLARE PARENTHESIS_OPEN constants PARENTHESIS_CLOSE COLON statement* (ENDDECLARE | ENDFOR | ENDFOREACH
///     | ENDWHILE) terminator`
fn statement_declare_to_terminator(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DECLARE)?;
    p.token(PARENTHESIS_OPEN)?;
    p.call(STATEMENT_DECLARE_TO_TERMINATOR, 3, constants)?;
    p.token(PARENTHESIS_CLOSE)?;
    p.token(COLON)?;
    p.call(STATEMENT_DECLARE_TO_TERMINATOR, 6, statements)?;
    p.set(STATEMENT_ENDDECLARE_OR_OTHER, matches!(p.peek(), ENDDECLARE | ENDFOR | ENDFOREACH | ENDWHILE))?;
    p.call(STATEMENT_DECLARE_TO_TERMINATOR, 8, terminator)?;
    p.node(start, STATEMENT_DECLARE_TO_TERMINATOR)
}

/// `switchStatement : SWITCH condition (BRACE_OPEN terminator? caseClause* BRACE_CLOSE | COLON terminator?
///     caseClause* ENDSWITCH terminator)`
fn switch_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SWITCH)?;
    p.call(SWITCH_STATEMENT, 2, condition)?;
    match p.peek() {
        BRACE_OPEN => {
            let start_2 = p.begin(BRACE_OPEN)?;
            p.call(SWITCH_STATEMENT_BRACE_OPEN_BRACE_CLOSE, 2, optional_terminator)?;
            p.call(SWITCH_STATEMENT_BRACE_OPEN_BRACE_CLOSE, 3, case_clauses)?;
            p.token(BRACE_CLOSE)?;
            p.node(start_2, SWITCH_STATEMENT_BRACE_OPEN_BRACE_CLOSE)?;
        }
        COLON => {
            let start_2 = p.begin(COLON)?;
            p.call(SWITCH_STATEMENT_COLON_ENDSWITCH, 2, optional_terminator)?;
            p.call(SWITCH_STATEMENT_COLON_ENDSWITCH, 3, case_clauses)?;
            p.token(ENDSWITCH)?;
            p.call(SWITCH_STATEMENT_COLON_ENDSWITCH, 5, terminator)?;
            p.node(start_2, SWITCH_STATEMENT_COLON_ENDSWITCH)?;
        }
        _ => return p.stop(),
    }
    p.slot(SWITCH_STATEMENT_BRACE_OPEN_BRACE_CLOSE_OR_OTHER)?;
    p.node(start, SWITCH_STATEMENT)
}

/// `terminator?`
fn optional_terminator(p: &mut Machine<'_>) -> Parsed {
    p.optional(matches!(p.peek(), CLOSE_TAG | LAST_CLOSE_TAG | SEMICOLON), OPTIONAL_TERMINATOR, terminator)
}

/// `caseClause*`
fn case_clauses(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), CASE | DEFAULT) {
        p.call(CASE_CLAUSES, 1, case_clause)?;
    }
    p.list(list, CASE_CLAUSES)
}

/// `caseClause : (CASE expression | DEFAULT) (COLON | terminator) statement*`
fn case_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        CASE => p.pair(CASE_CLAUSE_CASE, CASE, expression)?,
        DEFAULT => p.take(CASE_CLAUSE_CASE_OR_DEFAULT)?,
        _ => return p.stop(),
    }
    p.slot(CASE_CLAUSE_CASE_OR_DEFAULT)?;
    match p.peek() {
        CLOSE_TAG | LAST_CLOSE_TAG | SEMICOLON => p.call(CASE_CLAUSE_COLON_OR_TERMINATOR, 2, terminator)?,
        COLON => p.take(CASE_CLAUSE_COLON_OR_TERMINATOR)?,
        _ => return p.stop(),
    }
    p.slot(CASE_CLAUSE_COLON_OR_TERMINATOR)?;
    p.call(CASE_CLAUSE, 3, statements)?;
    p.node(start, CASE_CLAUSE)
}

/// `tryStatement : TRY block catchClause* (FINALLY block)?`
fn try_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TRY)?;
    p.call(TRY_STATEMENT, 2, block)?;
    let list = p.open();
    while p.peek() == CATCH {
        p.call(CATCH_CLAUSES, 1, catch_clause)?;
    }
    p.list(list, CATCH_CLAUSES)?;
    if p.peek() == FINALLY {
        let start_2 = p.begin(FINALLY)?;
        p.call(TRY_STATEMENT_FINALLY, 2, block)?;
        p.node_in(start_2, TRY_STATEMENT_FINALLY, TRY_STATEMENT_OPTIONAL_FINALLY)?;
    }
    p.node(start, TRY_STATEMENT)
}

/// `catchClause : CATCH PARENTHESIS_OPEN type VARIABLE? PARENTHESIS_CLOSE block`
fn catch_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CATCH)?;
    p.token(PARENTHESIS_OPEN)?;
    p.call(CATCH_CLAUSE, 3, type_rule)?;
    p.optional_token(p.peek() == VARIABLE, CATCH_CLAUSE_OPTIONAL_VARIABLE)?;
    p.token(PARENTHESIS_CLOSE)?;
    p.call(CATCH_CLAUSE, 6, block)?;
    p.node(start, CATCH_CLAUSE)
}

/// `BREAK expression? terminator`
fn statement_break(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(BREAK)?;
    p.call(STATEMENT_BREAK, 2, optional_expression)?;
    p.call(STATEMENT_BREAK, 3, terminator)?;
    p.node(start, STATEMENT_BREAK)
}

/// `CONTINUE expression? terminator`
fn statement_continue(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CONTINUE)?;
    p.call(STATEMENT_CONTINUE, 2, optional_expression)?;
    p.call(STATEMENT_CONTINUE, 3, terminator)?;
    p.node(start, STATEMENT_CONTINUE)
}

/// `RETURN expression? terminator`
fn statement_return(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(RETURN)?;
    p.call(STATEMENT_RETURN, 2, optional_expression)?;
    p.call(STATEMENT_RETURN, 3, terminator)?;
    p.node(start, STATEMENT_RETURN)
}

/// `STATIC property (COMMA property)* terminator`
fn statement_static(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(STATIC)?;
    p.call(STATEMENT_STATIC, 2, property)?;
    p.call(STATEMENT_STATIC, 3, comma_properties)?;
    p.call(STATEMENT_STATIC, 4, terminator)?;
    p.node(start, STATEMENT_STATIC)
}

/// `namespaceStatement : NAMESPACE ((name | keyword) terminator | (name | keyword)? block)`
fn namespace_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(NAMESPACE)?;
    match p.decide(NAMESPACE_STATEMENT_NAME_OR_KEYWORD_TERMINATOR_OR_BLOCK)? {
        1 => {
            let start_2 = p.open();
            p.call(NAMESPACE_STATEMENT_NAME_OR_KEYWORD_TERMINATOR, 1, namespace_statement_name_or_keyword)?;
            p.call(NAMESPACE_STATEMENT_NAME_OR_KEYWORD_TERMINATOR, 2, terminator)?;
            p.node(start_2, NAMESPACE_STATEMENT_NAME_OR_KEYWORD_TERMINATOR)?;
        }
        _ => {
            let start_2 = p.open();
            p.optional(p.peek() != BRACE_OPEN, NAMESPACE_STATEMENT_OPTIONAL_NAME_OR_KEYWORD,
                namespace_statement_name_or_keyword)?;
            p.call(NAMESPACE_STATEMENT_BLOCK, 2, block)?;
            p.close(start_2, NAMESPACE_STATEMENT_BLOCK)?;
        }
    }
    p.slot(NAMESPACE_STATEMENT_NAME_OR_KEYWORD_TERMINATOR_OR_BLOCK)?;
    p.node(start, NAMESPACE_STATEMENT)
}

/// `name | keyword`
fn namespace_statement_name_or_keyword(p: &mut Machine<'_>) -> Parsed {
    match p.decide(NAMESPACE_STATEMENT_NAME_OR_KEYWORD)? {
        1 => name(p)?,
        _ => keyword(p)?,
    }
    p.slot(NAMESPACE_STATEMENT_NAME_OR_KEYWORD)
}

/// `useStatement : USE (FUNCTION | CONST)? usedName (COMMA usedName)* terminator`
fn use_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(USE)?;
    p.call(USE_STATEMENT, 2, optional_const_or_function)?;
    p.call(USE_STATEMENT, 3, used_name)?;
    p.call(USE_STATEMENT, 4, comma_used_names)?;
    p.call(USE_STATEMENT, 5, terminator)?;
    p.node(start, USE_STATEMENT)
}

/// `(CONST | FUNCTION)?`
fn optional_const_or_function(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), CONST | FUNCTION) && p.goes_in(OPTIONAL_CONST_OR_FUNCTION)? {
        p.take(OPTIONAL_CONST_OR_FUNCTION)?;
    }
    Ok(())
}

/// `usedName : (FUNCTION | CONST)? name (AS identifier | BACKSLASH BRACE_OPEN usedName (COMMA usedName)*
///     COMMA? BRACE_CLOSE)?`
fn used_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(USED_NAME, 1, optional_const_or_function)?;
    name(p)?;
    if matches!(p.peek(), AS | BACKSLASH) {
        match p.peek() {
            AS => p.pair(USED_NAME_AS, AS, identifier)?,
            BACKSLASH => {
                let start_2 = p.begin(BACKSLASH)?;
                p.token(BRACE_OPEN)?;
                p.call(USED_NAME_BACKSLASH_BRACE_OPEN_BRACE_CLOSE, 3, used_name)?;
                p.call(USED_NAME_BACKSLASH_BRACE_OPEN_BRACE_CLOSE, 4, comma_used_names)?;
                p.call(USED_NAME_BACKSLASH_BRACE_OPEN_BRACE_CLOSE, 5, optional_comma)?;
                p.token(BRACE_CLOSE)?;
                p.node(start_2, USED_NAME_BACKSLASH_BRACE_OPEN_BRACE_CLOSE)?;
            }
            _ => return p.stop(),
        }
        p.slot(USED_NAME_OPTIONAL_AS_OR_OTHER)?;
    }
    p.close(start, USED_NAME)
}

/// `(COMMA usedName)*`
fn comma_used_names(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(COMMA_USED_NAMES)? {
        p.pair(COMMA_USED_NAME, COMMA, used_name)?;
    }
    p.list(list, COMMA_USED_NAMES)
}
