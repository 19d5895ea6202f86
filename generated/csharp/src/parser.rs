// @generated from grammars/csharp.toml by `cargo xtask gen` (blake3 ede276e2c1a651c2)

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
            FILE_RULE => file, ITEMS => items, ITEM => item, ITEM_USING_SEMICOLON => item_using_semicolon,
            IDENTIFIER_RULE => identifier, TYPE => type_rule, TYPE_OPERAND => type_operand, NAME => name,
            SIMPLE_NAME => simple_name, OPTIONAL_TYPE_ARGUMENTS => optional_type_arguments,
            TYPE_ARGUMENTS => type_arguments, TYPE_ARGUMENT => type_argument,
            OPTIONAL_ATTRIBUTES => optional_attributes, ATTRIBUTES => attributes,
            ATTRIBUTE_SECTION => attribute_section, ATTRIBUTE => attribute, DIRECTIVES => directives,
            OPTIONAL_ARGUMENTS => optional_arguments, ARGUMENTS => arguments,
            OPTIONAL_ARGUMENT_LIST => optional_argument_list, ARGUMENT => argument,
            IDENTIFIER_COLON => identifier_colon, OPTIONAL_IN_OR_OUT => optional_in_or_out,
            EXPRESSION => expression, OPERAND => operand, PREFIX => prefix, CASTS => casts, CAST => cast,
            SIGN => sign, PLAIN_PREFIX => plain_prefix, LAMBDA_HEAD => lambda_head,
            ASYNC_OR_STATICS => async_or_statics, LAMBDA_PARAMETER => lambda_parameter,
            PARAMETER_MODIFIERS => parameter_modifiers, PARAMETER_MODIFIER => parameter_modifier,
            OPTIONAL_TYPE => optional_type, OPTIONAL_ASSIGN => optional_assign,
            PRIMARY_POSTFIXES => primary_postfixes, PRIMARY => primary, LITERAL => literal,
            INTERPOLATED => interpolated, HOLE => hole, COMMA_EXPRESSION => comma_expression,
            FORMAT => format, COMMA_ARGUMENTS => comma_arguments,
            PRIMARY_OPEN_BRACKET_CLOSE_BRACKET => primary_open_bracket_close_bracket,
            OPTIONAL_COMMA => optional_comma, PRIMARY_NEW => primary_new, SIZES => sizes, RANK => rank,
            COMMAS_LIST => commas_list, OPTIONAL_ELEMENTS => optional_elements, ELEMENTS => elements,
            ELEMENT => element, PRIMARY_ELEMENTS => primary_elements,
            PRIMARY_STACKALLOC => primary_stackalloc, OPTIONAL_PARAMETERS => optional_parameters,
            PARAMETERS => parameters, OPTIONAL_PARAMETER_LIST => optional_parameter_list,
            PARAMETER => parameter, OPTIONAL_IDENTIFIER => optional_identifier, BLOCK => block,
            STATEMENT => statement, DECLARATION => declaration, DECLARATION_MODIFIER => declaration_modifier,
            DECLARATOR => declarator, INITIALIZER => initializer, COMMA_DECLARATORS => comma_declarators,
            ACTIONS => actions, ACTION => action, ACTION_REST => action_rest,
            ASSIGNMENT_OPERATOR => assignment_operator, OPTIONAL_GREATER_OPTION => optional_greater_option,
            DIRECTIVE_OPERAND => directive_operand, OPTIONAL_EXPRESSION => optional_expression,
            STATEMENT_CLOSE_PARENTHESIS => statement_close_parenthesis,
            TYPE_TO_IDENTIFIER => type_to_identifier, STATEMENT_OPERAND => statement_operand,
            STATEMENT_BLOCK => statement_block, LOCAL_FUNCTION => local_function,
            OPTIONAL_MODIFIERS => optional_modifiers, MODIFIERS => modifiers, MODIFIER => modifier,
            OPTIONAL_TYPE_PARAMETERS => optional_type_parameters, TYPE_PARAMETERS => type_parameters,
            TYPE_PARAMETER => type_parameter, CONSTRAINTS => constraints, CONSTRAINT => constraint,
            BOUND => bound, OPTIONAL_QUESTION => optional_question, ARROW_SEMICOLON => arrow_semicolon,
            STATEMENT_IF_OPEN_PARENTHESIS => statement_if_open_parenthesis, EMBEDDED => embedded,
            ELSE_BRANCH => else_branch,
            STATEMENT_SWITCH_OPEN_PARENTHESIS => statement_switch_open_parenthesis,
            SWITCH_ITEM => switch_item, PATTERN => pattern, SIMPLE_PATTERN => simple_pattern,
            POSITIONAL => positional, SUBPATTERN => subpattern, COMMA_SUBPATTERNS => comma_subpatterns,
            PROPERTIES => properties, OPTIONAL_DESIGNATION => optional_designation,
            DESIGNATION => designation,
            SIMPLE_PATTERN_OPEN_BRACKET_CLOSE_BRACKET => simple_pattern_open_bracket_close_bracket,
            CONSTANT => constant, CONSTANT_OPERAND => constant_operand,
            ARITHMETIC_OPERATOR => arithmetic_operator, OPTIONAL_WHEN => optional_when,
            STATEMENT_DO_WHILE_OPEN_PARENTHESIS => statement_do_while_open_parenthesis,
            STATEMENT_GOTO_SEMICOLON => statement_goto_semicolon,
            STATEMENT_YIELD_SEMICOLON => statement_yield_semicolon, STATEMENT_TRY => statement_try,
            CATCH_RULE => catch, FINALLY_RULE => finally, POSTFIX => postfix, SWITCH_ARM => switch_arm,
            THROW_RULE => throw, QUERY => query, QUERY_CLAUSES => query_clauses, QUERY_CLAUSE => query_clause,
            ORDERING => ordering, QUERY_END => query_end, OPERATION => operation,
            BINARY_OPERATOR => binary_operator,
            GREATER_OPTIONAL_GREATER_OPTIONAL_GREATER => greater_optional_greater_optional_greater,
            OPERATION_OPERAND_OR_THROW => operation_operand_or_throw, SOME_DIRECTIVES => some_directives,
            COMMA_DIRECTIVES_ATTRIBUTES => comma_directives_attributes, TUPLE_TYPE => tuple_type,
            TYPE_COMMA_TUPLE_TYPE => type_comma_tuple_type, QUALIFIED_NAME => qualified_name,
            TYPE_DECLARATION => type_declaration, TYPE_HEADER => type_header, TYPE_KIND => type_kind,
            OPTIONAL_BASES => optional_bases, BASES => bases, BASE => base, TYPE_BODY => type_body,
            MEMBER => member, MEMBER_TYPE_OR_OTHER => member_type_or_other, MEMBER_TYPE => member_type,
            MEMBER_NAME => member_name, MEMBER_PARAMETERS_BODY => member_parameters_body, BODY => body,
            MEMBER_ACCESSORS_OR_ARROW_SEMICOLON => member_accessors_or_arrow_semicolon,
            ACCESSORS => accessors, ACCESSOR => accessor, MEMBER_OPTIONAL_DOT => member_optional_dot,
            OPERATOR_RULE => operator,
            TYPE_DECLARATION_ENUM_OPEN_BRACE_CLOSE_BRACE_OR_OTHER => {
                type_declaration_enum_open_brace_close_brace_or_other
            }
            ENUM_MEMBER => enum_member,
            _ => return None,
        })
    }
}

/// `file : item* EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FILE_RULE, 1, items)?;
    p.end()?;
    p.close(start, FILE_RULE)
}

/// `item*`
fn items(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), EOF | CLOSE_BRACE) {
        p.call(ITEMS, 1, item)?;
    }
    p.list(list, ITEMS)
}

/// `item : GLOBAL? USING STATIC? UNSAFE? (identifier ASSIGN)? type SEMICOLON | EXTERN ALIAS identifier
///     SEMICOLON | OPEN_BRACKET (ASSEMBLY | MODULE) COLON attribute (COMMA DIRECTIVE* attribute)* COMMA?
///     DIRECTIVE* CLOSE_BRACKET | NAMESPACE qualifiedName (DIRECTIVE+ NAMESPACE qualifiedName)* (DIRECTIVE*
///     OPEN_BRACE item* CLOSE_BRACE | SEMICOLON) | typeDeclaration | statement`
fn item(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ITEM)? {
        1 => p.call(ITEM, 1, item_using_semicolon)?,
        2 => {
            let start = p.begin(EXTERN)?;
            p.token(ALIAS)?;
            identifier(p)?;
            p.token(SEMICOLON)?;
            p.node(start, ITEM_EXTERN_ALIAS_SEMICOLON)?;
        }
        3 => {
            let start = p.begin(OPEN_BRACKET)?;
            p.set(ITEM_ASSEMBLY_OR_MODULE, matches!(p.peek(), ASSEMBLY | MODULE))?;
            p.token(COLON)?;
            p.call(ITEM_OPEN_BRACKET_COLON_CLOSE_BRACKET, 4, attribute)?;
            p.call(ITEM_OPEN_BRACKET_COLON_CLOSE_BRACKET, 5, comma_directives_attributes)?;
            p.call(ITEM_OPEN_BRACKET_COLON_CLOSE_BRACKET, 6, optional_comma)?;
            p.call(ITEM_OPEN_BRACKET_COLON_CLOSE_BRACKET, 7, directives)?;
            p.token(CLOSE_BRACKET)?;
            p.node(start, ITEM_OPEN_BRACKET_COLON_CLOSE_BRACKET)?;
        }
        4 => {
            let start = p.begin(NAMESPACE)?;
            p.call(ITEM_NAMESPACE_QUALIFIED_NAME, 2, qualified_name)?;
            let list = p.open();
            while p.peek() == DIRECTIVE && p.goes_in(ITEM_NAMESPACES)? {
                let start_2 = p.open();
                p.call(ITEM_DIRECTIVES_NAMESPACE_QUALIFIED_NAME, 1, some_directives)?;
                p.token(NAMESPACE)?;
                p.call(ITEM_DIRECTIVES_NAMESPACE_QUALIFIED_NAME, 3, qualified_name)?;
                p.node(start_2, ITEM_DIRECTIVES_NAMESPACE_QUALIFIED_NAME)?;
            }
            p.list(list, ITEM_NAMESPACES)?;
            match p.peek() {
                DIRECTIVE | OPEN_BRACE => {
                    let start_2 = p.open();
                    p.call(ITEM_OPEN_BRACE_CLOSE_BRACE, 1, directives)?;
                    p.token(OPEN_BRACE)?;
                    p.call(ITEM_OPEN_BRACE_CLOSE_BRACE, 3, items)?;
                    p.token(CLOSE_BRACE)?;
                    p.node(start_2, ITEM_OPEN_BRACE_CLOSE_BRACE)?;
                }
                SEMICOLON => p.take(ITEM_OPEN_BRACE_CLOSE_BRACE_OR_SEMICOLON)?,
                _ => return p.stop(),
            }
            p.slot(ITEM_OPEN_BRACE_CLOSE_BRACE_OR_SEMICOLON)?;
            p.node(start, ITEM_NAMESPACE_QUALIFIED_NAME)?;
        }
        5 => p.call(ITEM, 5, type_declaration)?,
        _ => p.call(ITEM, 6, statement)?,
    }
    p.slot(ITEM)
}

/// `GLOBAL? USING STATIC? UNSAFE? (identifier ASSIGN)? type SEMICOLON`
fn item_using_semicolon(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == GLOBAL, ITEM_OPTIONAL_GLOBAL)?;
    p.token(USING)?;
    p.optional_token(p.peek() == STATIC, ITEM_OPTIONAL_STATIC)?;
    p.optional_token(p.peek() == UNSAFE, ITEM_OPTIONAL_UNSAFE)?;
    if !matches!(p.peek(), DELEGATE | OPEN_PARENTHESIS) && p.goes_in(ITEM_OPTIONAL_ASSIGN)? {
        let start_2 = p.open();
        identifier(p)?;
        p.token(ASSIGN)?;
        p.node_in(start_2, ITEM_ASSIGN, ITEM_OPTIONAL_ASSIGN)?;
    }
    p.call(ITEM_USING_SEMICOLON, 6, type_rule)?;
    p.token(SEMICOLON)?;
    p.node(start, ITEM_USING_SEMICOLON)
}

/// `identifier : IDENTIFIER | THIS | GLOBAL | ASSEMBLY | MODULE | ALIAS | PARTIAL | ASYNC | REQUIRED | FILE
///     | RECORD | SCOPED | EXTENSION | ALLOWS | AWAIT | YIELD | WHEN | WITH | FROM | LET | WHERE | JOIN |
///     ON | EQUALS | INTO | ORDERBY | ASCENDING | DESCENDING | SELECT | GROUP | BY | AND | OR | NOT`
fn identifier(p: &mut Machine<'_>) -> Parsed {
    p.one_of(IDENTIFIER_RULE)
}

/// `type : type QUESTION | type STAR | type OPEN_BRACKET COMMA* CLOSE_BRACKET | name | OPEN_PARENTHESIS
///     tupleType (COMMA tupleType)+ CLOSE_PARENTHESIS | DELEGATE STAR (identifier (OPEN_BRACKET identifier
///     (COMMA identifier)* CLOSE_BRACKET)?)? LESS tupleType (COMMA tupleType)* GREATER`
/// In normal form `(name | OPEN_PARENTHESIS tupleType (COMMA tupleType)+ CLOSE_PARENTHESIS | DELEGATE STAR
///     (identifier (OPEN_BRACKET identifier (COMMA identifier)* CLOSE_BRACKET)?)? LESS
///     tupleType (COMMA tupleType)* GREATER) (QUESTION | STAR | rank)*`
fn type_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE, 1, type_operand)?;
    let list = p.open();
    while matches!(p.peek(), OPEN_BRACKET | STAR | QUESTION) && p.goes_in(TYPE_QUESTION_OR_OTHERS)? {
        match p.peek() {
            OPEN_BRACKET => p.call(TYPE_QUESTION_OR_OTHER, 3, rank)?,
            QUESTION | STAR => p.take(TYPE_QUESTION_OR_OTHER)?,
            _ => return p.stop(),
        }
        p.slot(TYPE_QUESTION_OR_OTHER)?;
    }
    p.list(list, TYPE_QUESTION_OR_OTHERS)?;
    p.close(start, TYPE)
}

/// `name | OPEN_PARENTHESIS tupleType (COMMA tupleType)+ CLOSE_PARENTHESIS | DELEGATE STAR (identifier
///     (OPEN_BRACKET identifier (COMMA identifier)* CLOSE_BRACKET)?)? LESS tupleType (COMMA tupleType)*
///     GREATER`
fn type_operand(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        OPEN_PARENTHESIS => {
            let start = p.begin(OPEN_PARENTHESIS)?;
            p.call(TYPE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS, 2, tuple_type)?;
            let list = p.open();
            loop {
                p.call(TYPE_SOME_COMMAS, 1, type_comma_tuple_type)?;
                if p.peek() != COMMA {
                    break;
                }
            }
            p.list(list, TYPE_SOME_COMMAS)?;
            p.token(CLOSE_PARENTHESIS)?;
            p.node(start, TYPE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS)?;
        }
        DELEGATE => {
            let start = p.begin(DELEGATE)?;
            p.token(STAR)?;
            if p.peek() != LESS {
                let start_2 = p.open();
                identifier(p)?;
                if p.peek() == OPEN_BRACKET {
                    let start_3 = p.begin(OPEN_BRACKET)?;
                    identifier(p)?;
                    let list = p.open();
                    while p.peek() == COMMA {
                        let start_4 = p.begin(COMMA)?;
                        identifier(p)?;
                        p.node(start_4, TYPE_COMMA_IDENTIFIER)?;
                    }
                    p.list(list, TYPE_COMMAS_AFTER_OPEN_BRACKET)?;
                    p.token(CLOSE_BRACKET)?;
                    p.node_in(start_3, TYPE_OPEN_BRACKET_CLOSE_BRACKET,
                        TYPE_OPTIONAL_OPEN_BRACKET_CLOSE_BRACKET)?;
                }
                p.close_in(start_2, TYPE_IDENTIFIER_AFTER_DELEGATE_STAR, TYPE_OPTIONAL_IDENTIFIER)?;
            }
            p.token(LESS)?;
            p.call(TYPE_DELEGATE_STAR_LESS_GREATER, 5, tuple_type)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.call(TYPE_COMMAS_AFTER_DELEGATE_STAR_LESS, 1, type_comma_tuple_type)?;
            }
            p.list(list, TYPE_COMMAS_AFTER_DELEGATE_STAR_LESS)?;
            p.token(GREATER)?;
            p.node(start, TYPE_DELEGATE_STAR_LESS_GREATER)?;
        }
        _ => p.call(TYPE_OPERAND, 1, name)?,
    }
    p.slot(TYPE_OPERAND)
}

/// `name : simpleName ((DOT | DOUBLE_COLON) simpleName)*`
fn name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(NAME, 1, simple_name)?;
    let list = p.open();
    while p.peek() == DOUBLE_COLON || p.peek() == DOT && p.goes_in(NAME_DOT_OR_DOUBLE_COLON_SIMPLE_NAMES)? {
        let start_2 = p.open();
        p.set(DOT_OR_DOUBLE_COLON, matches!(p.peek(), DOT | DOUBLE_COLON))?;
        p.call(NAME_DOT_OR_DOUBLE_COLON_SIMPLE_NAME, 2, simple_name)?;
        p.node(start_2, NAME_DOT_OR_DOUBLE_COLON_SIMPLE_NAME)?;
    }
    p.list(list, NAME_DOT_OR_DOUBLE_COLON_SIMPLE_NAMES)?;
    p.close(start, NAME)
}

/// `simpleName : identifier typeArguments?`
fn simple_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    identifier(p)?;
    p.call(SIMPLE_NAME, 2, optional_type_arguments)?;
    p.close(start, SIMPLE_NAME)
}

/// `typeArguments?`
fn optional_type_arguments(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == LESS && p.goes_in(OPTIONAL_TYPE_ARGUMENTS)? {
        p.call(OPTIONAL_TYPE_ARGUMENTS, 1, type_arguments)?;
        p.slot(OPTIONAL_TYPE_ARGUMENTS)?;
    }
    Ok(())
}

/// `typeArguments : LESS typeArgument (COMMA typeArgument)* GREATER | LESS COMMA* GREATER`
/// In normal form `LESS (typeArgument (COMMA typeArgument)* | COMMA*) GREATER`
fn type_arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LESS)?;
    let start_2 = p.open();
    match p.peek() {
        COMMA | GREATER => p.call(TYPE_ARGUMENTS_AFTER_LESS, 2, commas_list)?,
        _ => {
            let start_3 = p.open();
            p.call(TYPE_ARGUMENTS_LIST, 1, type_argument)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.pair(TYPE_ARGUMENTS_COMMA, COMMA, type_argument)?;
            }
            p.list(list, TYPE_ARGUMENTS_COMMAS)?;
            p.close(start_3, TYPE_ARGUMENTS_LIST)?;
        }
    }
    p.close(start_2, TYPE_ARGUMENTS_AFTER_LESS)?;
    p.token(GREATER)?;
    p.node(start, TYPE_ARGUMENTS)
}

/// `typeArgument : attributes? type`
fn type_argument(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE_ARGUMENT, 1, optional_attributes)?;
    p.call(TYPE_ARGUMENT, 2, type_rule)?;
    p.close(start, TYPE_ARGUMENT)
}

/// `attributes?`
fn optional_attributes(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == OPEN_BRACKET, OPTIONAL_ATTRIBUTES, attributes)
}

/// `attributes : attributeSection (attributeSection | DIRECTIVE)*`
fn attributes(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ATTRIBUTES, 1, attribute_section)?;
    let list = p.open();
    while p.peek() == OPEN_BRACKET || p.goes_in(ATTRIBUTES_ATTRIBUTE_SECTION_OR_DIRECTIVES)? {
        match p.peek() {
            OPEN_BRACKET => p.call(ATTRIBUTES_ATTRIBUTE_SECTION_OR_DIRECTIVE, 1, attribute_section)?,
            DIRECTIVE => p.take(ATTRIBUTES_ATTRIBUTE_SECTION_OR_DIRECTIVE)?,
            _ => return p.stop(),
        }
        p.slot(ATTRIBUTES_ATTRIBUTE_SECTION_OR_DIRECTIVE)?;
    }
    p.list(list, ATTRIBUTES_ATTRIBUTE_SECTION_OR_DIRECTIVES)?;
    p.close(start, ATTRIBUTES)
}

/// `attributeSection : OPEN_BRACKET ((IDENTIFIER | RETURN | EVENT) COLON)? attribute (COMMA DIRECTIVE*
///     attribute)* COMMA? DIRECTIVE* CLOSE_BRACKET`
fn attribute_section(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACKET)?;
    if matches!(p.peek(), EVENT | RETURN) || p.goes_in(ATTRIBUTE_SECTION_OPTIONAL_COLON)? {
        let start_2 = p.open();
        p.set(ATTRIBUTE_SECTION_EVENT_OR_OTHER, matches!(p.peek(), EVENT | RETURN | IDENTIFIER))?;
        p.token(COLON)?;
        p.node_in(start_2, ATTRIBUTE_SECTION_COLON, ATTRIBUTE_SECTION_OPTIONAL_COLON)?;
    }
    p.call(ATTRIBUTE_SECTION, 3, attribute)?;
    p.call(ATTRIBUTE_SECTION, 4, comma_directives_attributes)?;
    p.call(ATTRIBUTE_SECTION, 5, optional_comma)?;
    p.call(ATTRIBUTE_SECTION, 6, directives)?;
    p.token(CLOSE_BRACKET)?;
    p.node(start, ATTRIBUTE_SECTION)
}

/// `attribute : DIRECTIVE* name arguments?`
fn attribute(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ATTRIBUTE, 1, directives)?;
    p.call(ATTRIBUTE, 2, name)?;
    p.call(ATTRIBUTE, 3, optional_arguments)?;
    p.close(start, ATTRIBUTE)
}

/// `DIRECTIVE*`
fn directives(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == DIRECTIVE && p.goes_in(DIRECTIVES)? {
        p.take(DIRECTIVE)?;
    }
    p.list(list, DIRECTIVES)
}

/// `arguments?`
fn optional_arguments(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == OPEN_PARENTHESIS, OPTIONAL_ARGUMENTS, arguments)
}

/// `arguments : OPEN_PARENTHESIS (argument (COMMA argument)*)? CLOSE_PARENTHESIS`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_PARENTHESIS)?;
    p.call(ARGUMENTS, 2, optional_argument_list)?;
    p.token(CLOSE_PARENTHESIS)?;
    p.node(start, ARGUMENTS)
}

/// `(argument (COMMA argument)*)?`
fn optional_argument_list(p: &mut Machine<'_>) -> Parsed {
    if !matches!(p.peek(), CLOSE_BRACKET | CLOSE_PARENTHESIS) {
        let start = p.open();
        p.call(ARGUMENT_LIST, 1, argument)?;
        p.call(ARGUMENT_LIST, 2, comma_arguments)?;
        p.close_in(start, ARGUMENT_LIST, OPTIONAL_ARGUMENT_LIST)?;
    }
    Ok(())
}

/// `argument : DIRECTIVE* (identifier COLON)? (OUT | IN)? (expression | type identifier) | DIRECTIVE+`
fn argument(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ARGUMENT)? {
        1 => {
            let start = p.open();
            p.call(ARGUMENT_DIRECTIVES_OPTIONAL_IDENTIFIER_COLON, 1, directives)?;
            if p.goes_in(ARGUMENT_OPTIONAL_COLON)? {
                p.call(ARGUMENT_OPTIONAL_COLON, 1, identifier_colon)?;
                p.slot(ARGUMENT_OPTIONAL_COLON)?;
            }
            p.call(ARGUMENT_DIRECTIVES_OPTIONAL_IDENTIFIER_COLON, 3, optional_in_or_out)?;
            match p.decide(ARGUMENT_EXPRESSION_OR_TYPE_IDENTIFIER_AFTER_DIRECTIVES)? {
                1 => p.call(ARGUMENT_EXPRESSION_OR_TYPE_IDENTIFIER_AFTER_DIRECTIVES, 1, expression)?,
                _ => p.call(ARGUMENT_EXPRESSION_OR_TYPE_IDENTIFIER_AFTER_DIRECTIVES, 2, type_to_identifier)?,
            }
            p.slot(ARGUMENT_EXPRESSION_OR_TYPE_IDENTIFIER_AFTER_DIRECTIVES)?;
            p.close(start, ARGUMENT_DIRECTIVES_OPTIONAL_IDENTIFIER_COLON)?;
        }
        _ => p.call(ARGUMENT, 2, some_directives)?,
    }
    p.slot(ARGUMENT)
}

/// `identifier COLON`
fn identifier_colon(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    identifier(p)?;
    p.token(COLON)?;
    p.node(start, IDENTIFIER_COLON)
}

/// `(IN | OUT)?`
fn optional_in_or_out(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(matches!(p.peek(), IN | OUT), OPTIONAL_IN_OR_OUT)
}

/// `expression : operand operation* | throw`
/// In normal form `(THROW DIRECTIVE*)* operand operation*`
fn expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() == THROW {
        let start_2 = p.begin(THROW)?;
        p.call(EXPRESSION_TAIL, 2, directives)?;
        p.close(start_2, EXPRESSION_TAIL)?;
    }
    p.list(list, EXPRESSION_TAILS)?;
    p.call(EXPRESSION, 2, operand)?;
    let list = p.open();
    while p.goes_in(OPERATIONS)? {
        p.call(OPERATIONS, 1, operation)?;
    }
    p.list(list, OPERATIONS)?;
    p.close(start, EXPRESSION)
}

/// `operand : prefix* cast*? (primary postfix* | DEFAULT NOT_SIGN? | lambdaHead (block | throw) | query)`
fn operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.goes_in(PREFIXES)? {
        p.call(PREFIXES, 1, prefix)?;
    }
    p.list(list, PREFIXES)?;
    p.call(OPERAND, 2, casts)?;
    match p.decide(OPERAND_PRIMARY_OR_OTHER)? {
        1 => p.call(OPERAND_PRIMARY_OR_OTHER, 1, primary_postfixes)?,
        2 => {
            let start_2 = p.begin(DEFAULT)?;
            p.optional_token(p.peek() == NOT_SIGN, OPERAND_OPTIONAL_NOT_SIGN)?;
            p.close(start_2, OPERAND_DEFAULT)?;
        }
        3 => {
            let start_2 = p.open();
            p.call(OPERAND_LAMBDA_HEAD_BLOCK_OR_THROW, 1, lambda_head)?;
            match p.peek() {
                OPEN_BRACE => p.call(OPERAND_BLOCK_OR_THROW, 1, block)?,
                THROW => p.call(OPERAND_BLOCK_OR_THROW, 2, throw)?,
                _ => return p.stop(),
            }
            p.slot(OPERAND_BLOCK_OR_THROW)?;
            p.node(start_2, OPERAND_LAMBDA_HEAD_BLOCK_OR_THROW)?;
        }
        _ => p.call(OPERAND_PRIMARY_OR_OTHER, 4, query)?,
    }
    p.slot(OPERAND_PRIMARY_OR_OTHER)?;
    p.close(start, OPERAND)
}

/// `prefix : sign | cast*? plainPrefix | cast*? OPEN_PARENTHESIS type (STAR | QUESTION) CLOSE_PARENTHESIS
///     sign`
/// In normal form `(cast*? OPEN_PARENTHESIS type (STAR | QUESTION) CLOSE_PARENTHESIS)? sign | cast*?
///     plainPrefix`
fn prefix(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PREFIX)? {
        1 => {
            let start = p.open();
            if p.peek() == OPEN_PARENTHESIS {
                let start_2 = p.open();
                p.call(PREFIX_OPEN_PARENTHESIS_CLOSE_PARENTHESIS, 1, casts)?;
                p.token(OPEN_PARENTHESIS)?;
                p.call(PREFIX_OPEN_PARENTHESIS_CLOSE_PARENTHESIS, 3, type_rule)?;
                p.set(PREFIX_STAR_OR_QUESTION, matches!(p.peek(), STAR | QUESTION))?;
                p.token(CLOSE_PARENTHESIS)?;
                p.node_in(start_2, PREFIX_OPEN_PARENTHESIS_CLOSE_PARENTHESIS,
                    PREFIX_OPTIONAL_OPEN_PARENTHESIS_CLOSE_PARENTHESIS)?;
            }
            sign(p)?;
            p.close(start, PREFIX_SIGN)?;
        }
        _ => {
            let start = p.open();
            p.call(PREFIX_PLAIN_PREFIX, 1, casts)?;
            p.call(PREFIX_PLAIN_PREFIX, 2, plain_prefix)?;
            p.close(start, PREFIX_PLAIN_PREFIX)?;
        }
    }
    p.slot(PREFIX)
}

/// `cast*?`
fn casts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == OPEN_PARENTHESIS && p.goes_in(CASTS)? {
        p.call(CASTS, 1, cast)?;
    }
    p.list(list, CASTS)
}

/// `cast : OPEN_PARENTHESIS type CLOSE_PARENTHESIS`
fn cast(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_PARENTHESIS)?;
    p.call(CAST, 2, type_rule)?;
    p.token(CLOSE_PARENTHESIS)?;
    p.node(start, CAST)
}

/// `sign : PLUS | MINUS | STAR | AMPERSAND`
fn sign(p: &mut Machine<'_>) -> Parsed {
    p.set(SIGN, matches!(p.peek(), PLUS | MINUS | STAR | AMPERSAND))
}

/// `plainPrefix : NOT_SIGN | TILDE | CARET | INCREMENT | DECREMENT | DOUBLE_DOT | AWAIT | REF | lambdaHead`
fn plain_prefix(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PLAIN_PREFIX)? {
        1..=6 | 8 => p.take(PLAIN_PREFIX)?,
        7 => p.token(AWAIT)?,
        _ => p.call(PLAIN_PREFIX, 9, lambda_head)?,
    }
    p.slot(PLAIN_PREFIX)
}

/// `lambdaHead : attributeSection* (ASYNC | STATIC)* (identifier | OPEN_PARENTHESIS (lambdaParameter (COMMA
///     lambdaParameter)*)? CLOSE_PARENTHESIS) ARROW DIRECTIVE*`
fn lambda_head(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() == OPEN_BRACKET {
        p.call(ATTRIBUTE_SECTIONS, 1, attribute_section)?;
    }
    p.list(list, ATTRIBUTE_SECTIONS)?;
    p.call(LAMBDA_HEAD, 2, async_or_statics)?;
    match p.peek() {
        OPEN_PARENTHESIS => {
            let start_2 = p.begin(OPEN_PARENTHESIS)?;
            if p.peek() != CLOSE_PARENTHESIS {
                let start_3 = p.open();
                p.call(LAMBDA_HEAD_LAMBDA_PARAMETERS, 1, lambda_parameter)?;
                let list = p.open();
                while p.peek() == COMMA {
                    p.pair(LAMBDA_HEAD_COMMA, COMMA, lambda_parameter)?;
                }
                p.list(list, LAMBDA_HEAD_COMMAS)?;
                p.close_in(start_3, LAMBDA_HEAD_LAMBDA_PARAMETERS, LAMBDA_HEAD_OPTIONAL_LAMBDA_PARAMETERS)?;
            }
            p.token(CLOSE_PARENTHESIS)?;
            p.node(start_2, LAMBDA_HEAD_OPEN_PARENTHESIS_CLOSE_PARENTHESIS)?;
        }
        _ => identifier(p)?,
    }
    p.slot(LAMBDA_HEAD_IDENTIFIER_OR_OTHER)?;
    p.token(ARROW)?;
    p.call(LAMBDA_HEAD, 5, directives)?;
    p.node(start, LAMBDA_HEAD)
}

/// `(ASYNC | STATIC)*`
fn async_or_statics(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == STATIC || p.peek() == ASYNC && p.goes_in(ASYNC_OR_STATICS)? {
        p.take(ASYNC_OR_STATIC)?;
    }
    p.list(list, ASYNC_OR_STATICS)
}

/// `lambdaParameter : attributes? parameterModifier* (type identifier | identifier) (ASSIGN expression)?`
/// In normal form `attributes? parameterModifier* type? identifier (ASSIGN expression)?`
fn lambda_parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(LAMBDA_PARAMETER, 1, optional_attributes)?;
    p.call(LAMBDA_PARAMETER, 2, parameter_modifiers)?;
    p.call(LAMBDA_PARAMETER, 3, optional_type)?;
    identifier(p)?;
    p.call(LAMBDA_PARAMETER, 5, optional_assign)?;
    p.close(start, LAMBDA_PARAMETER)
}

/// `parameterModifier*`
fn parameter_modifiers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), IN | OUT | PARAMS | READONLY | REF) || p.goes_in(PARAMETER_MODIFIERS)? {
        parameter_modifier(p)?;
    }
    p.list(list, PARAMETER_MODIFIERS)
}

/// `parameterModifier : THIS | REF | OUT | IN | PARAMS | READONLY | SCOPED`
fn parameter_modifier(p: &mut Machine<'_>) -> Parsed {
    p.set(PARAMETER_MODIFIER, matches!(p.peek(), IN | OUT | PARAMS | READONLY | REF | SCOPED | THIS))
}

/// `type?`
fn optional_type(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == DELEGATE || p.goes_in(OPTIONAL_TYPE)? {
        p.call(OPTIONAL_TYPE, 1, type_rule)?;
        p.slot(OPTIONAL_TYPE)?;
    }
    Ok(())
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

/// `primary postfix*`
fn primary_postfixes(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PRIMARY_POSTFIXES, 1, primary)?;
    let list = p.open();
    while p.goes_in(POSTFIXES)? {
        p.call(POSTFIXES, 1, postfix)?;
    }
    p.list(list, POSTFIXES)?;
    p.close(start, PRIMARY_POSTFIXES)
}

/// `primary : simpleName | literal | interpolated | OPEN_PARENTHESIS argument (COMMA argument)*
///     CLOSE_PARENTHESIS | OPEN_BRACKET (argument (COMMA argument)* COMMA?)? DIRECTIVE* CLOSE_BRACKET |
///     (TYPEOF | SIZEOF) OPEN_PARENTHESIS type CLOSE_PARENTHESIS | DEFAULT OPEN_PARENTHESIS type
///     CLOSE_PARENTHESIS | (CHECKED | UNCHECKED) OPEN_PARENTHESIS expression CLOSE_PARENTHESIS | NEW type?
///     (arguments | sizes rank*) elements? | NEW (type | rank)? elements | STACKALLOC type sizes elements?
///     | STACKALLOC (type | rank)? elements | (ASYNC | STATIC)* DELEGATE parameters? block | DOUBLE_DOT`
/// In normal form `simpleName | literal | interpolated | primary_OPEN_PARENTHESIS_argument_COMMA_arguments |
///     primary_OPEN_BRACKET_CLOSE_BRACKET | primary_SIZEOF_or_TYPEOF_OPEN_PARENTHESIS_type |
///     primary_DEFAULT_OPEN_PARENTHESIS |
///     primary_CHECKED_or_UNCHECKED_OPEN_PARENTHESIS_expression | primary_NEW |
///     primary_STACKALLOC | primary_DELEGATE | DOUBLE_DOT`
fn primary(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PRIMARY)? {
        1 => p.call(PRIMARY, 1, simple_name)?,
        2 => literal(p)?,
        3 => p.call(PRIMARY, 3, interpolated)?,
        4 => {
            let start = p.begin(OPEN_PARENTHESIS)?;
            p.call(PRIMARY_OPEN_PARENTHESIS_ARGUMENT_COMMA_ARGUMENTS, 2, argument)?;
            p.call(PRIMARY_OPEN_PARENTHESIS_ARGUMENT_COMMA_ARGUMENTS, 3, comma_arguments)?;
            p.token(CLOSE_PARENTHESIS)?;
            p.node(start, PRIMARY_OPEN_PARENTHESIS_ARGUMENT_COMMA_ARGUMENTS)?;
        }
        5 => p.call(PRIMARY, 5, primary_open_bracket_close_bracket)?,
        6 => {
            let start = p.open();
            p.set(PRIMARY_SIZEOF_OR_TYPEOF, matches!(p.peek(), SIZEOF | TYPEOF))?;
            p.token(OPEN_PARENTHESIS)?;
            p.call(PRIMARY_SIZEOF_OR_TYPEOF_OPEN_PARENTHESIS_TYPE, 3, type_rule)?;
            p.token(CLOSE_PARENTHESIS)?;
            p.node(start, PRIMARY_SIZEOF_OR_TYPEOF_OPEN_PARENTHESIS_TYPE)?;
        }
        7 => {
            let start = p.begin(DEFAULT)?;
            p.token(OPEN_PARENTHESIS)?;
            p.call(PRIMARY_DEFAULT_OPEN_PARENTHESIS, 3, type_rule)?;
            p.token(CLOSE_PARENTHESIS)?;
            p.node(start, PRIMARY_DEFAULT_OPEN_PARENTHESIS)?;
        }
        8 => {
            let start = p.open();
            p.set(PRIMARY_CHECKED_OR_UNCHECKED, matches!(p.peek(), CHECKED | UNCHECKED))?;
            p.token(OPEN_PARENTHESIS)?;
            p.call(PRIMARY_CHECKED_OR_UNCHECKED_OPEN_PARENTHESIS_EXPRESSION, 3, expression)?;
            p.token(CLOSE_PARENTHESIS)?;
            p.node(start, PRIMARY_CHECKED_OR_UNCHECKED_OPEN_PARENTHESIS_EXPRESSION)?;
        }
        9 => p.call(PRIMARY, 9, primary_new)?,
        10 => p.call(PRIMARY, 10, primary_stackalloc)?,
        11 => {
            let start = p.open();
            p.call(PRIMARY_DELEGATE, 1, async_or_statics)?;
            p.token(DELEGATE)?;
            p.call(PRIMARY_DELEGATE, 3, optional_parameters)?;
            p.call(PRIMARY_DELEGATE, 4, block)?;
            p.node(start, PRIMARY_DELEGATE)?;
        }
        _ => p.take(PRIMARY)?,
    }
    p.slot(PRIMARY)
}

/// `literal : INTEGER | REAL | CHARACTER | STRING | RAW_STRING | TRUE | FALSE | NULL`
fn literal(p: &mut Machine<'_>) -> Parsed {
    p.one_of(LITERAL)
}

/// `interpolated : STRING_OPEN (TEXT | hole)* STRING_CLOSE`
fn interpolated(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(STRING_OPEN)?;
    let list = p.open();
    while matches!(p.peek(), HOLE_OPEN | TEXT) {
        match p.peek() {
            HOLE_OPEN => p.call(INTERPOLATED_TEXT_OR_HOLE, 2, hole)?,
            TEXT => p.take(INTERPOLATED_TEXT_OR_HOLE)?,
            _ => return p.stop(),
        }
        p.slot(INTERPOLATED_TEXT_OR_HOLE)?;
    }
    p.list(list, INTERPOLATED_TEXT_OR_HOLES)?;
    p.token(STRING_CLOSE)?;
    p.node(start, INTERPOLATED)
}

/// `hole : HOLE_OPEN expression (COMMA expression)? format? CLOSE_BRACE`
fn hole(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(HOLE_OPEN)?;
    p.call(HOLE, 2, expression)?;
    p.optional(p.peek() == COMMA, HOLE_OPTIONAL_COMMA, comma_expression)?;
    p.optional(p.peek() == COLON, OPTIONAL_FORMAT, format)?;
    p.token(CLOSE_BRACE)?;
    p.node(start, HOLE)
}

/// `COMMA expression`
fn comma_expression(p: &mut Machine<'_>) -> Parsed {
    p.pair(COMMA_EXPRESSION, COMMA, expression)
}

/// `format : COLON (hole | ~(OPEN_BRACE | CLOSE_BRACE | HOLE_OPEN))*`
fn format(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COLON)?;
    let list = p.open();
    while p.peek() != CLOSE_BRACE {
        match p.peek() {
            HOLE_OPEN => p.call(FORMAT_HOLE_OR_ANY_BUT_OPEN_BRACE_OR_OTHER, 1, hole)?,
            _ => p.one_of(FORMAT_ANY_BUT_OPEN_BRACE_OR_OTHER)?,
        }
        p.slot(FORMAT_HOLE_OR_ANY_BUT_OPEN_BRACE_OR_OTHER)?;
    }
    p.list(list, FORMAT_HOLE_OR_ANY_BUT_OPEN_BRACE_OR_OTHERS)?;
    p.close(start, FORMAT)
}

/// `(COMMA argument)*`
fn comma_arguments(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(COMMA_ARGUMENTS)? {
        p.pair(COMMA_ARGUMENT, COMMA, argument)?;
    }
    p.list(list, COMMA_ARGUMENTS)
}

/// `OPEN_BRACKET (argument (COMMA argument)* COMMA?)? DIRECTIVE* CLOSE_BRACKET`
fn primary_open_bracket_close_bracket(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACKET)?;
    if p.peek() != CLOSE_BRACKET && p.goes_in(PRIMARY_OPTIONAL_ARGUMENT)? {
        let start_2 = p.open();
        p.call(PRIMARY_ARGUMENT, 1, argument)?;
        p.call(PRIMARY_ARGUMENT, 2, comma_arguments)?;
        p.call(PRIMARY_ARGUMENT, 3, optional_comma)?;
        p.close_in(start_2, PRIMARY_ARGUMENT, PRIMARY_OPTIONAL_ARGUMENT)?;
    }
    p.call(PRIMARY_OPEN_BRACKET_CLOSE_BRACKET, 3, directives)?;
    p.token(CLOSE_BRACKET)?;
    p.node(start, PRIMARY_OPEN_BRACKET_CLOSE_BRACKET)
}

/// `COMMA?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `NEW (type? (arguments | sizes rank*) elements? | (type | rank)? elements)`
fn primary_new(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(NEW)?;
    match p.decide(PRIMARY_AFTER_NEW)? {
        1 => {
            let start_2 = p.open();
            p.call(PRIMARY_OPTIONAL_TYPE_ARGUMENTS_OR_SIZES_RANKS, 1, optional_type)?;
            match p.peek() {
                OPEN_PARENTHESIS => p.call(PRIMARY_ARGUMENTS_OR_SIZES_AFTER_OPTIONAL_TYPE, 1, arguments)?,
                OPEN_BRACKET => {
                    let start_3 = p.open();
                    p.call(PRIMARY_SIZES, 1, sizes)?;
                    let list = p.open();
                    while p.peek() == OPEN_BRACKET && p.goes_in(RANKS)? {
                        p.call(RANKS, 1, rank)?;
                    }
                    p.list(list, RANKS)?;
                    p.close(start_3, PRIMARY_SIZES)?;
                }
                _ => return p.stop(),
            }
            p.slot(PRIMARY_ARGUMENTS_OR_SIZES_AFTER_OPTIONAL_TYPE)?;
            p.call(PRIMARY_OPTIONAL_TYPE_ARGUMENTS_OR_SIZES_RANKS, 3, optional_elements)?;
            p.close(start_2, PRIMARY_OPTIONAL_TYPE_ARGUMENTS_OR_SIZES_RANKS)?;
        }
        _ => p.call(PRIMARY_AFTER_NEW, 2, primary_elements)?,
    }
    p.slot(PRIMARY_AFTER_NEW)?;
    p.node(start, PRIMARY_NEW)
}

/// `sizes : OPEN_BRACKET expression (COMMA expression)* CLOSE_BRACKET`
fn sizes(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACKET)?;
    p.call(SIZES, 2, expression)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.call(SIZES_COMMAS, 1, comma_expression)?;
    }
    p.list(list, SIZES_COMMAS)?;
    p.token(CLOSE_BRACKET)?;
    p.node(start, SIZES)
}

/// `rank : OPEN_BRACKET COMMA* CLOSE_BRACKET`
fn rank(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACKET)?;
    p.call(RANK, 2, commas_list)?;
    p.token(CLOSE_BRACKET)?;
    p.node(start, RANK)
}

/// `COMMA*`
fn commas_list(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA {
        p.take(COMMA)?;
    }
    p.list(list, COMMAS_LIST)
}

/// `elements?`
fn optional_elements(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == OPEN_BRACE && p.goes_in(OPTIONAL_ELEMENTS)? {
        p.call(OPTIONAL_ELEMENTS, 1, elements)?;
        p.slot(OPTIONAL_ELEMENTS)?;
    }
    Ok(())
}

/// `elements : OPEN_BRACE (element (COMMA element)* COMMA?)? DIRECTIVE* CLOSE_BRACE`
fn elements(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACE)?;
    if p.peek() != CLOSE_BRACE && p.goes_in(ELEMENTS_OPTIONAL_ELEMENT)? {
        let start_2 = p.open();
        p.call(ELEMENTS_ELEMENT, 1, element)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(ELEMENTS_COMMAS)? {
            p.pair(ELEMENTS_COMMA, COMMA, element)?;
        }
        p.list(list, ELEMENTS_COMMAS)?;
        p.call(ELEMENTS_ELEMENT, 3, optional_comma)?;
        p.close_in(start_2, ELEMENTS_ELEMENT, ELEMENTS_OPTIONAL_ELEMENT)?;
    }
    p.call(ELEMENTS, 3, directives)?;
    p.token(CLOSE_BRACE)?;
    p.node(start, ELEMENTS)
}

/// `element : DIRECTIVE* (expression | elements | (identifier | sizes) ASSIGN elements) DIRECTIVE*`
/// In normal form `DIRECTIVE* (expression | ((identifier | sizes) ASSIGN)? elements) DIRECTIVE*`
fn element(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ELEMENT, 1, directives)?;
    match p.decide(ELEMENT_EXPRESSION_OR_ELEMENTS)? {
        1 => p.call(ELEMENT_EXPRESSION_OR_ELEMENTS, 1, expression)?,
        _ => {
            let start_2 = p.open();
            if p.peek() != OPEN_BRACE {
                let start_3 = p.open();
                match p.peek() {
                    OPEN_BRACKET => p.call(ELEMENT_IDENTIFIER_OR_SIZES, 2, sizes)?,
                    _ => identifier(p)?,
                }
                p.slot(ELEMENT_IDENTIFIER_OR_SIZES)?;
                p.token(ASSIGN)?;
                p.node_in(start_3, ELEMENT_ASSIGN, ELEMENT_OPTIONAL_ASSIGN)?;
            }
            p.call(ELEMENT_ELEMENTS, 2, elements)?;
            p.close(start_2, ELEMENT_ELEMENTS)?;
        }
    }
    p.slot(ELEMENT_EXPRESSION_OR_ELEMENTS)?;
    p.call(ELEMENT, 3, directives)?;
    p.close(start, ELEMENT)
}

/// `(type | rank)? elements`
fn primary_elements(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() != OPEN_BRACE {
        match p.peek() {
            OPEN_BRACKET => p.call(PRIMARY_TYPE_OR_RANK, 2, rank)?,
            _ => p.call(PRIMARY_TYPE_OR_RANK, 1, type_rule)?,
        }
        p.slot(PRIMARY_OPTIONAL_TYPE_OR_RANK)?;
    }
    p.call(PRIMARY_ELEMENTS, 2, elements)?;
    p.close(start, PRIMARY_ELEMENTS)
}

/// `STACKALLOC (type sizes elements? | (type | rank)? elements)`
fn primary_stackalloc(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(STACKALLOC)?;
    match p.decide(PRIMARY_AFTER_STACKALLOC)? {
        1 => {
            let start_2 = p.open();
            p.call(PRIMARY_TYPE_SIZES, 1, type_rule)?;
            p.call(PRIMARY_TYPE_SIZES, 2, sizes)?;
            p.call(PRIMARY_TYPE_SIZES, 3, optional_elements)?;
            p.node(start_2, PRIMARY_TYPE_SIZES)?;
        }
        _ => p.call(PRIMARY_AFTER_STACKALLOC, 2, primary_elements)?,
    }
    p.slot(PRIMARY_AFTER_STACKALLOC)?;
    p.node(start, PRIMARY_STACKALLOC)
}

/// `parameters?`
fn optional_parameters(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == OPEN_PARENTHESIS, OPTIONAL_PARAMETERS, parameters)
}

/// `parameters : OPEN_PARENTHESIS (parameter (COMMA parameter)*)? CLOSE_PARENTHESIS`
fn parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_PARENTHESIS)?;
    p.call(PARAMETERS, 2, optional_parameter_list)?;
    p.token(CLOSE_PARENTHESIS)?;
    p.node(start, PARAMETERS)
}

/// `(parameter (COMMA parameter)*)?`
fn optional_parameter_list(p: &mut Machine<'_>) -> Parsed {
    if !matches!(p.peek(), CLOSE_BRACKET | CLOSE_PARENTHESIS) {
        let start = p.open();
        p.call(PARAMETER_LIST, 1, parameter)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(COMMA_PARAMETER, COMMA, parameter)?;
        }
        p.list(list, COMMAS_AFTER_PARAMETER)?;
        p.close_in(start, PARAMETER_LIST, OPTIONAL_PARAMETER_LIST)?;
    }
    Ok(())
}

/// `parameter : DIRECTIVE* attributes? parameterModifier* type identifier? (ASSIGN expression)? DIRECTIVE*`
fn parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARAMETER, 1, directives)?;
    p.call(PARAMETER, 2, optional_attributes)?;
    p.call(PARAMETER, 3, parameter_modifiers)?;
    p.call(PARAMETER, 4, type_rule)?;
    p.call(PARAMETER, 5, optional_identifier)?;
    p.call(PARAMETER, 6, optional_assign)?;
    p.call(PARAMETER, 7, directives)?;
    p.close(start, PARAMETER)
}

/// `identifier?`
fn optional_identifier(p: &mut Machine<'_>) -> Parsed {
    if !matches!(p.peek(), DIRECTIVE | ASSIGN | COMMA | CLOSE_BRACKET | GREATER | CLOSE_PARENTHESIS) {
        identifier(p)?;
        p.slot(OPTIONAL_IDENTIFIER)?;
    }
    Ok(())
}

/// `block : OPEN_BRACE statement* CLOSE_BRACE`
fn block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACE)?;
    let list = p.open();
    while p.peek() != CLOSE_BRACE {
        p.call(STATEMENTS, 1, statement)?;
    }
    p.list(list, STATEMENTS)?;
    p.token(CLOSE_BRACE)?;
    p.node(start, BLOCK)
}

/// `statement : DIRECTIVE | block | SEMICOLON | action SEMICOLON | declaration SEMICOLON | localFunction |
///     identifier COLON | IF OPEN_PARENTHESIS DIRECTIVE* expression CLOSE_PARENTHESIS embedded elseBranch?
///     | SWITCH OPEN_PARENTHESIS expression CLOSE_PARENTHESIS OPEN_BRACE switchItem* CLOSE_BRACE | WHILE
///     OPEN_PARENTHESIS DIRECTIVE* expression CLOSE_PARENTHESIS embedded | DO embedded WHILE
///     OPEN_PARENTHESIS expression CLOSE_PARENTHESIS SEMICOLON | FOR OPEN_PARENTHESIS (declaration |
///     actions)? SEMICOLON expression? SEMICOLON actions? CLOSE_PARENTHESIS embedded | AWAIT? FOREACH
///     OPEN_PARENTHESIS (REF | READONLY | SCOPED)* (type identifier | expression) IN expression
///     CLOSE_PARENTHESIS embedded | BREAK SEMICOLON | CONTINUE SEMICOLON | GOTO (CASE expression | DEFAULT
///     | identifier) SEMICOLON | RETURN DIRECTIVE* expression? SEMICOLON | THROW expression? SEMICOLON |
///     YIELD (RETURN expression | BREAK) SEMICOLON | TRY block DIRECTIVE* catch* finally? | (CHECKED |
///     UNCHECKED | UNSAFE) block | LOCK OPEN_PARENTHESIS expression CLOSE_PARENTHESIS embedded | AWAIT?
///     USING OPEN_PARENTHESIS (declaration | expression) CLOSE_PARENTHESIS embedded | FIXED
///     OPEN_PARENTHESIS declaration CLOSE_PARENTHESIS embedded`
/// In normal form `statement_tails statement_operand`
fn statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), FOR | FOREACH | LOCK | WHILE) || p.goes_in(STATEMENT_TAILS)? {
        match p.peek() {
            WHILE => {
                let start_2 = p.begin(WHILE)?;
                p.token(OPEN_PARENTHESIS)?;
                p.call(STATEMENT_WHILE_OPEN_PARENTHESIS, 3, directives)?;
                p.call(STATEMENT_WHILE_OPEN_PARENTHESIS, 4, expression)?;
                p.token(CLOSE_PARENTHESIS)?;
                p.call(STATEMENT_WHILE_OPEN_PARENTHESIS, 6, directives)?;
                p.node(start_2, STATEMENT_WHILE_OPEN_PARENTHESIS)?;
            }
            FOR => {
                let start_2 = p.begin(FOR)?;
                p.token(OPEN_PARENTHESIS)?;
                if p.peek() != SEMICOLON {
                    match p.decide(STATEMENT_DECLARATION_OR_ACTIONS)? {
                        1 => p.call(STATEMENT_DECLARATION_OR_ACTIONS, 1, declaration)?,
                        _ => p.call(STATEMENT_DECLARATION_OR_ACTIONS, 2, actions)?,
                    }
                    p.slot(STATEMENT_OPTIONAL_DECLARATION_OR_ACTIONS)?;
                }
                p.token(SEMICOLON)?;
                p.call(STATEMENT_FOR_OPEN_PARENTHESIS_SEMICOLON, 5, optional_expression)?;
                p.token(SEMICOLON)?;
                p.optional(p.peek() != CLOSE_PARENTHESIS, OPTIONAL_ACTIONS, actions)?;
                p.token(CLOSE_PARENTHESIS)?;
                p.call(STATEMENT_FOR_OPEN_PARENTHESIS_SEMICOLON, 9, directives)?;
                p.node(start_2, STATEMENT_FOR_OPEN_PARENTHESIS_SEMICOLON)?;
            }
            AWAIT | FOREACH | USING => p.call(STATEMENT_TAIL, 3, statement_close_parenthesis)?,
            LOCK => {
                let start_2 = p.begin(LOCK)?;
                p.token(OPEN_PARENTHESIS)?;
                p.call(STATEMENT_LOCK_OPEN_PARENTHESIS, 3, expression)?;
                p.token(CLOSE_PARENTHESIS)?;
                p.call(STATEMENT_LOCK_OPEN_PARENTHESIS, 5, directives)?;
                p.node(start_2, STATEMENT_LOCK_OPEN_PARENTHESIS)?;
            }
            FIXED => {
                let start_2 = p.begin(FIXED)?;
                p.token(OPEN_PARENTHESIS)?;
                p.call(STATEMENT_FIXED_OPEN_PARENTHESIS, 3, declaration)?;
                p.token(CLOSE_PARENTHESIS)?;
                p.call(STATEMENT_FIXED_OPEN_PARENTHESIS, 5, directives)?;
                p.node(start_2, STATEMENT_FIXED_OPEN_PARENTHESIS)?;
            }
            _ => return p.stop(),
        }
        p.slot(STATEMENT_TAIL)?;
    }
    p.list(list, STATEMENT_TAILS)?;
    p.call(STATEMENT, 2, statement_operand)?;
    p.close(start, STATEMENT)
}

/// `declaration : declarationModifier* type declarator (COMMA declarator)*`
fn declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), CONST | READONLY | REF | STATIC | USING) || p.goes_in(DECLARATION_MODIFIERS)? {
        declaration_modifier(p)?;
    }
    p.list(list, DECLARATION_MODIFIERS)?;
    p.call(DECLARATION, 2, type_rule)?;
    p.call(DECLARATION, 3, declarator)?;
    p.call(DECLARATION, 4, comma_declarators)?;
    p.node(start, DECLARATION)
}

/// `declarationModifier : CONST | STATIC | REF | READONLY | SCOPED | USING | AWAIT`
fn declaration_modifier(p: &mut Machine<'_>) -> Parsed {
    p.one_of(DECLARATION_MODIFIER)
}

/// `declarator : DIRECTIVE* identifier sizes? (ASSIGN initializer)?`
fn declarator(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(DECLARATOR, 1, directives)?;
    identifier(p)?;
    p.optional(p.peek() == OPEN_BRACKET, OPTIONAL_SIZES, sizes)?;
    if p.peek() == ASSIGN {
        let start_2 = p.begin(ASSIGN)?;
        p.call(DECLARATOR_ASSIGN, 2, initializer)?;
        p.node_in(start_2, DECLARATOR_ASSIGN, DECLARATOR_OPTIONAL_ASSIGN)?;
    }
    p.close(start, DECLARATOR)
}

/// `initializer : DIRECTIVE* (expression | elements)`
fn initializer(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(INITIALIZER, 1, directives)?;
    match p.peek() {
        OPEN_BRACE => p.call(INITIALIZER_EXPRESSION_OR_ELEMENTS, 2, elements)?,
        _ => p.call(INITIALIZER_EXPRESSION_OR_ELEMENTS, 1, expression)?,
    }
    p.slot(INITIALIZER_EXPRESSION_OR_ELEMENTS)?;
    p.close(start, INITIALIZER)
}

/// `(COMMA declarator)*`
fn comma_declarators(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(COMMA_DECLARATOR, COMMA, declarator)?;
    }
    p.list(list, COMMA_DECLARATORS)
}

/// `actions : action (COMMA action)*`
fn actions(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ACTIONS, 1, action)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(ACTIONS_COMMA, COMMA, action)?;
    }
    p.list(list, ACTIONS_COMMAS)?;
    p.close(start, ACTIONS)
}

/// `action : operand actionRest?`
fn action(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ACTION, 1, operand)?;
    p.optional(!matches!(p.peek(), SEMICOLON | COMMA | CLOSE_PARENTHESIS), OPTIONAL_ACTION_REST,
        action_rest)?;
    p.close(start, ACTION)
}

/// `actionRest : assignmentOperator DIRECTIVE* expression | DIRECTIVE operand`
fn action_rest(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DIRECTIVE => p.call(ACTION_REST, 2, directive_operand)?,
        _ => {
            let start = p.open();
            p.call(ACTION_REST_ASSIGNMENT_OPERATOR_EXPRESSION, 1, assignment_operator)?;
            p.call(ACTION_REST_ASSIGNMENT_OPERATOR_EXPRESSION, 2, directives)?;
            p.call(ACTION_REST_ASSIGNMENT_OPERATOR_EXPRESSION, 3, expression)?;
            p.node(start, ACTION_REST_ASSIGNMENT_OPERATOR_EXPRESSION)?;
        }
    }
    p.slot(ACTION_REST)
}

/// `assignmentOperator : ASSIGN | PLUS_ASSIGN | MINUS_ASSIGN | STAR_ASSIGN | SLASH_ASSIGN | PERCENT_ASSIGN |
///     AMPERSAND_ASSIGN | BAR_ASSIGN | CARET_ASSIGN | SHIFT_LEFT_ASSIGN | GREATER GREATER? GREATER_EQUAL |
///     DOUBLE_QUESTION_ASSIGN`
fn assignment_operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        GREATER => {
            let start = p.begin(GREATER)?;
            p.call(ASSIGNMENT_OPERATOR_GREATER_GREATER_EQUAL, 2, optional_greater_option)?;
            p.token(GREATER_EQUAL)?;
            p.node(start, ASSIGNMENT_OPERATOR_GREATER_GREATER_EQUAL)?;
        }
        ASSIGN | PLUS_ASSIGN | MINUS_ASSIGN | STAR_ASSIGN | SLASH_ASSIGN | PERCENT_ASSIGN
        | AMPERSAND_ASSIGN | BAR_ASSIGN | CARET_ASSIGN | SHIFT_LEFT_ASSIGN | DOUBLE_QUESTION_ASSIGN => {
            p.take(ASSIGNMENT_OPERATOR)?;
        }
        _ => return p.stop(),
    }
    p.slot(ASSIGNMENT_OPERATOR)
}

/// `GREATER?`
fn optional_greater_option(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == GREATER, OPTIONAL_GREATER_OPTION)
}

/// `DIRECTIVE operand`
fn directive_operand(p: &mut Machine<'_>) -> Parsed {
    p.pair(DIRECTIVE_OPERAND, DIRECTIVE, operand)
}

/// `expression?`
fn optional_expression(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() != SEMICOLON, OPTIONAL_EXPRESSION, expression)
}

/// `AWAIT? (FOREACH OPEN_PARENTHESIS (READONLY | REF | SCOPED)* (type identifier | expression) IN expression
///     | USING OPEN_PARENTHESIS (declaration | expression)) CLOSE_PARENTHESIS DIRECTIVE*`
fn statement_close_parenthesis(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == AWAIT, STATEMENT_OPTIONAL_AWAIT)?;
    match p.peek() {
        FOREACH => {
            let start_2 = p.begin(FOREACH)?;
            p.token(OPEN_PARENTHESIS)?;
            let list = p.open();
            while p.peek() == READONLY || p.goes_in(STATEMENT_READONLY_OR_OTHERS)? {
                p.set(STATEMENT_READONLY_OR_OTHER, matches!(p.peek(), READONLY | REF | SCOPED))?;
            }
            p.list(list, STATEMENT_READONLY_OR_OTHERS)?;
            match p.decide(STATEMENT_TYPE_IDENTIFIER_OR_EXPRESSION)? {
                1 => p.call(STATEMENT_TYPE_IDENTIFIER_OR_EXPRESSION, 1, type_to_identifier)?,
                _ => p.call(STATEMENT_TYPE_IDENTIFIER_OR_EXPRESSION, 2, expression)?,
            }
            p.slot(STATEMENT_TYPE_IDENTIFIER_OR_EXPRESSION)?;
            p.token(IN)?;
            p.call(STATEMENT_FOREACH_OPEN_PARENTHESIS_IN, 6, expression)?;
            p.node(start_2, STATEMENT_FOREACH_OPEN_PARENTHESIS_IN)?;
        }
        USING => {
            let start_2 = p.begin(USING)?;
            p.token(OPEN_PARENTHESIS)?;
            match p.decide(STATEMENT_DECLARATION_OR_EXPRESSION)? {
                1 => p.call(STATEMENT_DECLARATION_OR_EXPRESSION, 1, declaration)?,
                _ => p.call(STATEMENT_DECLARATION_OR_EXPRESSION, 2, expression)?,
            }
            p.slot(STATEMENT_DECLARATION_OR_EXPRESSION)?;
            p.node(start_2, STATEMENT_USING_OPEN_PARENTHESIS)?;
        }
        _ => return p.stop(),
    }
    p.slot(STATEMENT_AFTER_OPTIONAL_AWAIT)?;
    p.token(CLOSE_PARENTHESIS)?;
    p.call(STATEMENT_CLOSE_PARENTHESIS, 4, directives)?;
    p.node(start, STATEMENT_CLOSE_PARENTHESIS)
}

/// `type identifier`
fn type_to_identifier(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE_TO_IDENTIFIER, 1, type_rule)?;
    identifier(p)?;
    p.node(start, TYPE_TO_IDENTIFIER)
}

/// `DIRECTIVE | statement_block | statement_optional_action_SEMICOLON | statement_declaration_SEMICOLON |
///     localFunction | identifier_COLON | statement_IF_OPEN_PARENTHESIS | statement_SWITCH_OPEN_PARENTHESIS
///     | statement_DO_WHILE_OPEN_PARENTHESIS | statement_BREAK_SEMICOLON | statement_CONTINUE_SEMICOLON |
///     statement_GOTO_SEMICOLON | statement_RETURN_SEMICOLON | statement_THROW_SEMICOLON |
///     statement_YIELD_SEMICOLON | statement_TRY`
fn statement_operand(p: &mut Machine<'_>) -> Parsed {
    match p.decide(STATEMENT_OPERAND)? {
        1 => p.take(STATEMENT_OPERAND)?,
        2 => p.call(STATEMENT_OPERAND, 2, statement_block)?,
        3 => {
            let start = p.open();
            p.optional(p.peek() != SEMICOLON, OPTIONAL_ACTION, action)?;
            p.token(SEMICOLON)?;
            p.close(start, STATEMENT_OPTIONAL_ACTION_SEMICOLON)?;
        }
        4 => {
            let start = p.open();
            p.call(STATEMENT_DECLARATION_SEMICOLON, 1, declaration)?;
            p.token(SEMICOLON)?;
            p.node(start, STATEMENT_DECLARATION_SEMICOLON)?;
        }
        5 => p.call(STATEMENT_OPERAND, 5, local_function)?,
        6 => p.call(STATEMENT_OPERAND, 6, identifier_colon)?,
        7 => p.call(STATEMENT_OPERAND, 7, statement_if_open_parenthesis)?,
        8 => p.call(STATEMENT_OPERAND, 8, statement_switch_open_parenthesis)?,
        9 => p.call(STATEMENT_OPERAND, 9, statement_do_while_open_parenthesis)?,
        10 => {
            let start = p.begin(BREAK)?;
            p.token(SEMICOLON)?;
            p.node(start, STATEMENT_BREAK_SEMICOLON)?;
        }
        11 => {
            let start = p.begin(CONTINUE)?;
            p.token(SEMICOLON)?;
            p.node(start, STATEMENT_CONTINUE_SEMICOLON)?;
        }
        12 => p.call(STATEMENT_OPERAND, 12, statement_goto_semicolon)?,
        13 => {
            let start = p.begin(RETURN)?;
            p.call(STATEMENT_RETURN_SEMICOLON, 2, directives)?;
            p.call(STATEMENT_RETURN_SEMICOLON, 3, optional_expression)?;
            p.token(SEMICOLON)?;
            p.node(start, STATEMENT_RETURN_SEMICOLON)?;
        }
        14 => {
            let start = p.begin(THROW)?;
            p.call(STATEMENT_THROW_SEMICOLON, 2, optional_expression)?;
            p.token(SEMICOLON)?;
            p.node(start, STATEMENT_THROW_SEMICOLON)?;
        }
        15 => p.call(STATEMENT_OPERAND, 15, statement_yield_semicolon)?,
        _ => p.call(STATEMENT_OPERAND, 16, statement_try)?,
    }
    p.slot(STATEMENT_OPERAND)
}

/// `(CHECKED | UNCHECKED | UNSAFE)? block`
fn statement_block(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(matches!(p.peek(), CHECKED | UNCHECKED | UNSAFE), STATEMENT_OPTIONAL_CHECKED_OR_OTHER)?;
    p.call(STATEMENT_BLOCK, 2, block)?;
    p.close(start, STATEMENT_BLOCK)
}

/// `localFunction : attributes? modifiers? type identifier typeParameters? parameters constraint* DIRECTIVE*
///     (block | ARROW DIRECTIVE* expression SEMICOLON) | attributes? modifiers type identifier
///     typeParameters? parameters constraint* SEMICOLON`
/// In normal form `attributes? (modifiers? type identifier typeParameters? parameters constraint* DIRECTIVE*
///     (block | ARROW DIRECTIVE* expression SEMICOLON) | modifiers type identifier
///     typeParameters? parameters constraint* SEMICOLON)`
fn local_function(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(LOCAL_FUNCTION, 1, optional_attributes)?;
    match p.decide(LOCAL_FUNCTION_AFTER_OPTIONAL_ATTRIBUTES)? {
        1 => {
            let start_2 = p.open();
            p.call(LOCAL_FUNCTION_TYPE_IDENTIFIER_PARAMETERS, 1, optional_modifiers)?;
            p.call(LOCAL_FUNCTION_TYPE_IDENTIFIER_PARAMETERS, 2, type_rule)?;
            identifier(p)?;
            p.call(LOCAL_FUNCTION_TYPE_IDENTIFIER_PARAMETERS, 4, optional_type_parameters)?;
            p.call(LOCAL_FUNCTION_TYPE_IDENTIFIER_PARAMETERS, 5, parameters)?;
            p.call(LOCAL_FUNCTION_TYPE_IDENTIFIER_PARAMETERS, 6, constraints)?;
            p.call(LOCAL_FUNCTION_TYPE_IDENTIFIER_PARAMETERS, 7, directives)?;
            match p.peek() {
                OPEN_BRACE => p.call(LOCAL_FUNCTION_BLOCK_OR_ARROW_SEMICOLON, 1, block)?,
                ARROW => p.call(LOCAL_FUNCTION_BLOCK_OR_ARROW_SEMICOLON, 2, arrow_semicolon)?,
                _ => return p.stop(),
            }
            p.slot(LOCAL_FUNCTION_BLOCK_OR_ARROW_SEMICOLON)?;
            p.node(start_2, LOCAL_FUNCTION_TYPE_IDENTIFIER_PARAMETERS)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(LOCAL_FUNCTION_SEMICOLON, 1, modifiers)?;
            p.call(LOCAL_FUNCTION_SEMICOLON, 2, type_rule)?;
            identifier(p)?;
            p.call(LOCAL_FUNCTION_SEMICOLON, 4, optional_type_parameters)?;
            p.call(LOCAL_FUNCTION_SEMICOLON, 5, parameters)?;
            p.call(LOCAL_FUNCTION_SEMICOLON, 6, constraints)?;
            p.token(SEMICOLON)?;
            p.node(start_2, LOCAL_FUNCTION_SEMICOLON)?;
        }
    }
    p.slot(LOCAL_FUNCTION_AFTER_OPTIONAL_ATTRIBUTES)?;
    p.close(start, LOCAL_FUNCTION)
}

/// `modifiers?`
fn optional_modifiers(p: &mut Machine<'_>) -> Parsed {
    if p.goes_in(OPTIONAL_MODIFIERS)? {
        p.call(OPTIONAL_MODIFIERS, 1, modifiers)?;
        p.slot(OPTIONAL_MODIFIERS)?;
    }
    Ok(())
}

/// `modifiers : modifier (modifier | DIRECTIVE)*`
fn modifiers(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    modifier(p)?;
    let list = p.open();
    while p.goes_in(MODIFIERS_MODIFIER_OR_DIRECTIVES)? {
        match p.peek() {
            DIRECTIVE => p.take(MODIFIERS_MODIFIER_OR_DIRECTIVE)?,
            _ => modifier(p)?,
        }
        p.slot(MODIFIERS_MODIFIER_OR_DIRECTIVE)?;
    }
    p.list(list, MODIFIERS_MODIFIER_OR_DIRECTIVES)?;
    p.close(start, MODIFIERS)
}

/// `modifier : NEW | PUBLIC | PROTECTED | INTERNAL | PRIVATE | STATIC | ABSTRACT | SEALED | VIRTUAL |
///     OVERRIDE | READONLY | EXTERN | UNSAFE | VOLATILE | CONST | FIXED | EVENT | REF | IMPLICIT | EXPLICIT
///     | PARTIAL | ASYNC | REQUIRED | FILE`
fn modifier(p: &mut Machine<'_>) -> Parsed {
    p.one_of(MODIFIER)
}

/// `typeParameters?`
fn optional_type_parameters(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == LESS, OPTIONAL_TYPE_PARAMETERS, type_parameters)
}

/// `typeParameters : LESS typeParameter (COMMA typeParameter)* GREATER`
fn type_parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LESS)?;
    p.call(TYPE_PARAMETERS, 2, type_parameter)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(TYPE_PARAMETERS_COMMA, COMMA, type_parameter)?;
    }
    p.list(list, TYPE_PARAMETERS_COMMAS)?;
    p.token(GREATER)?;
    p.node(start, TYPE_PARAMETERS)
}

/// `typeParameter : DIRECTIVE* attributes? (IN | OUT)? DIRECTIVE* identifier`
fn type_parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE_PARAMETER, 1, directives)?;
    p.call(TYPE_PARAMETER, 2, optional_attributes)?;
    p.call(TYPE_PARAMETER, 3, optional_in_or_out)?;
    p.call(TYPE_PARAMETER, 4, directives)?;
    identifier(p)?;
    p.close(start, TYPE_PARAMETER)
}

/// `constraint*`
fn constraints(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == WHERE || p.peek() == DIRECTIVE && p.goes_in(CONSTRAINTS)? {
        p.call(CONSTRAINTS, 1, constraint)?;
    }
    p.list(list, CONSTRAINTS)
}

/// `constraint : DIRECTIVE* WHERE identifier COLON bound (COMMA bound)*`
fn constraint(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CONSTRAINT, 1, directives)?;
    p.token(WHERE)?;
    identifier(p)?;
    p.token(COLON)?;
    p.call(CONSTRAINT, 5, bound)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(CONSTRAINT_COMMA, COMMA, bound)?;
    }
    p.list(list, CONSTRAINT_COMMAS)?;
    p.node(start, CONSTRAINT)
}

/// `bound : CLASS QUESTION? | STRUCT | DEFAULT | NEW OPEN_PARENTHESIS CLOSE_PARENTHESIS | ALLOWS REF STRUCT
///     | type`
/// In normal form `CLASS QUESTION? | (ALLOWS REF)? STRUCT | DEFAULT | NEW OPEN_PARENTHESIS CLOSE_PARENTHESIS
///     | type`
fn bound(p: &mut Machine<'_>) -> Parsed {
    match p.decide(BOUND)? {
        1 => {
            let start = p.begin(CLASS)?;
            p.call(BOUND_CLASS, 2, optional_question)?;
            p.close(start, BOUND_CLASS)?;
        }
        2 => {
            let start = p.open();
            if p.peek() == ALLOWS {
                let start_2 = p.begin(ALLOWS)?;
                p.token(REF)?;
                p.node_in(start_2, BOUND_ALLOWS_REF, BOUND_OPTIONAL_ALLOWS_REF)?;
            }
            p.token(STRUCT)?;
            p.close(start, BOUND_STRUCT)?;
        }
        3 => p.take(BOUND)?,
        4 => {
            let start = p.begin(NEW)?;
            p.token(OPEN_PARENTHESIS)?;
            p.token(CLOSE_PARENTHESIS)?;
            p.node(start, BOUND_NEW_OPEN_PARENTHESIS)?;
        }
        _ => p.call(BOUND, 5, type_rule)?,
    }
    p.slot(BOUND)
}

/// `QUESTION?`
fn optional_question(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == QUESTION, OPTIONAL_QUESTION)
}

/// `ARROW DIRECTIVE* expression SEMICOLON`
fn arrow_semicolon(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ARROW)?;
    p.call(ARROW_SEMICOLON, 2, directives)?;
    p.call(ARROW_SEMICOLON, 3, expression)?;
    p.token(SEMICOLON)?;
    p.node(start, ARROW_SEMICOLON)
}

/// `IF OPEN_PARENTHESIS DIRECTIVE* expression CLOSE_PARENTHESIS embedded elseBranch?`
fn statement_if_open_parenthesis(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    p.token(OPEN_PARENTHESIS)?;
    p.call(STATEMENT_IF_OPEN_PARENTHESIS, 3, directives)?;
    p.call(STATEMENT_IF_OPEN_PARENTHESIS, 4, expression)?;
    p.token(CLOSE_PARENTHESIS)?;
    p.call(STATEMENT_IF_OPEN_PARENTHESIS, 6, embedded)?;
    if matches!(p.peek(), DIRECTIVE | ELSE) && p.goes_in(OPTIONAL_ELSE_BRANCH)? {
        p.call(OPTIONAL_ELSE_BRANCH, 1, else_branch)?;
        p.slot(OPTIONAL_ELSE_BRANCH)?;
    }
    p.node(start, STATEMENT_IF_OPEN_PARENTHESIS)
}

/// `embedded : DIRECTIVE* statement`
fn embedded(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EMBEDDED, 1, directives)?;
    p.call(EMBEDDED, 2, statement)?;
    p.close(start, EMBEDDED)
}

/// `elseBranch : DIRECTIVE* ELSE embedded`
fn else_branch(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ELSE_BRANCH, 1, directives)?;
    p.token(ELSE)?;
    p.call(ELSE_BRANCH, 3, embedded)?;
    p.node(start, ELSE_BRANCH)
}

/// `SWITCH OPEN_PARENTHESIS expression CLOSE_PARENTHESIS OPEN_BRACE switchItem* CLOSE_BRACE`
fn statement_switch_open_parenthesis(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SWITCH)?;
    p.token(OPEN_PARENTHESIS)?;
    p.call(STATEMENT_SWITCH_OPEN_PARENTHESIS, 3, expression)?;
    p.token(CLOSE_PARENTHESIS)?;
    p.token(OPEN_BRACE)?;
    let list = p.open();
    while p.peek() != CLOSE_BRACE {
        p.call(SWITCH_ITEMS, 1, switch_item)?;
    }
    p.list(list, SWITCH_ITEMS)?;
    p.token(CLOSE_BRACE)?;
    p.node(start, STATEMENT_SWITCH_OPEN_PARENTHESIS)
}

/// `switchItem : CASE pattern (WHEN expression)? COLON | DEFAULT COLON | statement`
fn switch_item(p: &mut Machine<'_>) -> Parsed {
    match p.decide(SWITCH_ITEM)? {
        1 => {
            let start = p.begin(CASE)?;
            p.call(SWITCH_ITEM_CASE_COLON, 2, pattern)?;
            p.call(SWITCH_ITEM_CASE_COLON, 3, optional_when)?;
            p.token(COLON)?;
            p.node(start, SWITCH_ITEM_CASE_COLON)?;
        }
        2 => {
            let start = p.begin(DEFAULT)?;
            p.token(COLON)?;
            p.node(start, SWITCH_ITEM_DEFAULT_COLON)?;
        }
        _ => p.call(SWITCH_ITEM, 3, statement)?,
    }
    p.slot(SWITCH_ITEM)
}

/// `pattern : simplePattern ((AND | OR) simplePattern)*`
fn pattern(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PATTERN, 1, simple_pattern)?;
    let list = p.open();
    while matches!(p.peek(), AND | OR) && p.goes_in(PATTERN_AND_OR_OR_SIMPLE_PATTERNS)? {
        let start_2 = p.open();
        p.set(PATTERN_AND_OR_OR, matches!(p.peek(), AND | OR))?;
        p.call(PATTERN_AND_OR_OR_SIMPLE_PATTERN, 2, simple_pattern)?;
        p.node(start_2, PATTERN_AND_OR_OR_SIMPLE_PATTERN)?;
    }
    p.list(list, PATTERN_AND_OR_OR_SIMPLE_PATTERNS)?;
    p.close(start, PATTERN)
}

/// `simplePattern : NOT* (type? positional properties? designation? | type? properties designation? | type
///     designation? | OPEN_BRACKET (pattern (COMMA pattern)* COMMA?)? CLOSE_BRACKET designation? | (LESS |
///     GREATER | LESS_EQUAL | GREATER_EQUAL | EQUAL | UNEQUAL) constant | OPEN_PARENTHESIS pattern
///     CLOSE_PARENTHESIS | DOUBLE_DOT pattern? | constant) | DIRECTIVE simplePattern`
/// In normal form `DIRECTIVE* NOT* (simplePattern_positional_or_properties | simplePattern_type |
///     simplePattern_OPEN_BRACKET_CLOSE_BRACKET | simplePattern_constant |
///     simplePattern_OPEN_PARENTHESIS_CLOSE_PARENTHESIS | simplePattern_DOUBLE_DOT)`
fn simple_pattern(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SIMPLE_PATTERN, 1, directives)?;
    let list = p.open();
    while p.peek() == NOT && p.goes_in(SIMPLE_PATTERN_NOTS)? {
        p.take(NOT)?;
    }
    p.list(list, SIMPLE_PATTERN_NOTS)?;
    match p.decide(SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES_OR_OTHER)? {
        1 => {
            let start_2 = p.open();
            p.call(SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES, 1, optional_type)?;
            match p.peek() {
                OPEN_PARENTHESIS => {
                    let start_3 = p.open();
                    p.call(SIMPLE_PATTERN_POSITIONAL, 1, positional)?;
                    if p.peek() == OPEN_BRACE && p.goes_in(OPTIONAL_PROPERTIES)? {
                        p.call(OPTIONAL_PROPERTIES, 1, properties)?;
                        p.slot(OPTIONAL_PROPERTIES)?;
                    }
                    p.close(start_3, SIMPLE_PATTERN_POSITIONAL)?;
                }
                OPEN_BRACE => p.call(SIMPLE_PATTERN_AFTER_OPTIONAL_TYPE, 2, properties)?,
                _ => return p.stop(),
            }
            p.slot(SIMPLE_PATTERN_AFTER_OPTIONAL_TYPE)?;
            p.call(SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES, 3, optional_designation)?;
            p.close(start_2, SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES)?;
        }
        2 => {
            let start_2 = p.open();
            p.call(SIMPLE_PATTERN_TYPE, 1, type_rule)?;
            p.call(SIMPLE_PATTERN_TYPE, 2, optional_designation)?;
            p.close(start_2, SIMPLE_PATTERN_TYPE)?;
        }
        3 => {
            p.call(SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES_OR_OTHER, 3,
                simple_pattern_open_bracket_close_bracket)?;
        }
        4 => {
            let start_2 = p.open();
            p.optional_token(
                matches!(p.peek(), GREATER | EQUAL | UNEQUAL | LESS | LESS_EQUAL | GREATER_EQUAL),
                SIMPLE_PATTERN_OPTIONAL_GREATER_OR_OTHER)?;
            p.call(SIMPLE_PATTERN_CONSTANT, 2, constant)?;
            p.close(start_2, SIMPLE_PATTERN_CONSTANT)?;
        }
        5 => {
            let start_2 = p.begin(OPEN_PARENTHESIS)?;
            p.call(SIMPLE_PATTERN_OPEN_PARENTHESIS_CLOSE_PARENTHESIS, 2, pattern)?;
            p.token(CLOSE_PARENTHESIS)?;
            p.node(start_2, SIMPLE_PATTERN_OPEN_PARENTHESIS_CLOSE_PARENTHESIS)?;
        }
        _ => {
            let start_2 = p.begin(DOUBLE_DOT)?;
            if p.goes_in(OPTIONAL_PATTERN)? {
                p.call(OPTIONAL_PATTERN, 1, pattern)?;
                p.slot(OPTIONAL_PATTERN)?;
            }
            p.close(start_2, SIMPLE_PATTERN_DOUBLE_DOT)?;
        }
    }
    p.slot(SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES_OR_OTHER)?;
    p.close(start, SIMPLE_PATTERN)
}

/// `positional : OPEN_PARENTHESIS (subpattern (COMMA subpattern)*)? CLOSE_PARENTHESIS`
fn positional(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_PARENTHESIS)?;
    if p.peek() != CLOSE_PARENTHESIS {
        let start_2 = p.open();
        p.call(POSITIONAL_SUBPATTERNS, 1, subpattern)?;
        p.call(POSITIONAL_SUBPATTERNS, 2, comma_subpatterns)?;
        p.close_in(start_2, POSITIONAL_SUBPATTERNS, POSITIONAL_OPTIONAL_SUBPATTERNS)?;
    }
    p.token(CLOSE_PARENTHESIS)?;
    p.node(start, POSITIONAL)
}

/// `subpattern : (identifier (DOT identifier)* COLON)? pattern`
fn subpattern(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.goes_in(SUBPATTERN_OPTIONAL_COLON)? {
        let start_2 = p.open();
        identifier(p)?;
        let list = p.open();
        while p.peek() == DOT {
            let start_3 = p.begin(DOT)?;
            identifier(p)?;
            p.node(start_3, SUBPATTERN_DOT)?;
        }
        p.list(list, SUBPATTERN_DOTS)?;
        p.token(COLON)?;
        p.node_in(start_2, SUBPATTERN_COLON, SUBPATTERN_OPTIONAL_COLON)?;
    }
    p.call(SUBPATTERN, 2, pattern)?;
    p.close(start, SUBPATTERN)
}

/// `(COMMA subpattern)*`
fn comma_subpatterns(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(COMMA_SUBPATTERNS)? {
        p.pair(COMMA_SUBPATTERN, COMMA, subpattern)?;
    }
    p.list(list, COMMA_SUBPATTERNS)
}

/// `properties : OPEN_BRACE (subpattern (COMMA subpattern)* COMMA?)? CLOSE_BRACE`
fn properties(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACE)?;
    if p.peek() != CLOSE_BRACE {
        let start_2 = p.open();
        p.call(PROPERTIES_SUBPATTERN, 1, subpattern)?;
        p.call(PROPERTIES_SUBPATTERN, 2, comma_subpatterns)?;
        p.call(PROPERTIES_SUBPATTERN, 3, optional_comma)?;
        p.close_in(start_2, PROPERTIES_SUBPATTERN, PROPERTIES_OPTIONAL_SUBPATTERN)?;
    }
    p.token(CLOSE_BRACE)?;
    p.node(start, PROPERTIES)
}

/// `designation?`
fn optional_designation(p: &mut Machine<'_>) -> Parsed {
    if p.goes_in(OPTIONAL_DESIGNATION)? {
        p.call(OPTIONAL_DESIGNATION, 1, designation)?;
        p.slot(OPTIONAL_DESIGNATION)?;
    }
    Ok(())
}

/// `designation : identifier | OPEN_PARENTHESIS designation (COMMA designation)* CLOSE_PARENTHESIS`
fn designation(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        OPEN_PARENTHESIS => {
            let start = p.begin(OPEN_PARENTHESIS)?;
            p.call(DESIGNATION_OPEN_PARENTHESIS_CLOSE_PARENTHESIS, 2, designation)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.pair(DESIGNATION_COMMA, COMMA, designation)?;
            }
            p.list(list, DESIGNATION_COMMAS)?;
            p.token(CLOSE_PARENTHESIS)?;
            p.node(start, DESIGNATION_OPEN_PARENTHESIS_CLOSE_PARENTHESIS)?;
        }
        _ => identifier(p)?,
    }
    p.slot(DESIGNATION)
}

/// `OPEN_BRACKET (pattern (COMMA pattern)* COMMA?)? CLOSE_BRACKET designation?`
fn simple_pattern_open_bracket_close_bracket(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN_BRACKET)?;
    if p.peek() != CLOSE_BRACKET {
        let start_2 = p.open();
        p.call(SIMPLE_PATTERN_PATTERN, 1, pattern)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(SIMPLE_PATTERN_COMMAS)? {
            p.pair(SIMPLE_PATTERN_COMMA, COMMA, pattern)?;
        }
        p.list(list, SIMPLE_PATTERN_COMMAS)?;
        p.call(SIMPLE_PATTERN_PATTERN, 3, optional_comma)?;
        p.close_in(start_2, SIMPLE_PATTERN_PATTERN, SIMPLE_PATTERN_OPTIONAL_PATTERN)?;
    }
    p.token(CLOSE_BRACKET)?;
    p.call(SIMPLE_PATTERN_OPEN_BRACKET_CLOSE_BRACKET, 4, optional_designation)?;
    p.node(start, SIMPLE_PATTERN_OPEN_BRACKET_CLOSE_BRACKET)
}

/// `constant : (sign | TILDE)* cast*? (primary postfix* | DEFAULT) (arithmeticOperator constant)?`
/// In normal form `(sign | TILDE)* cast*? (primary postfix* | DEFAULT) (arithmeticOperator (sign | TILDE)*
///     cast*? (primary postfix* | DEFAULT))*`
fn constant(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CONSTANT, 1, constant_operand)?;
    let list = p.open();
    while p.goes_in(CONSTANT_TAILS)? {
        let start_2 = p.open();
        arithmetic_operator(p)?;
        p.call(CONSTANT_TAIL, 2, constant_operand)?;
        p.node(start_2, CONSTANT_TAIL)?;
    }
    p.list(list, CONSTANT_TAILS)?;
    p.close(start, CONSTANT)
}

/// `(sign | TILDE)* cast*? (primary postfix* | DEFAULT)`
fn constant_operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), TILDE | PLUS | MINUS | STAR | AMPERSAND) {
        match p.peek() {
            PLUS | MINUS | STAR | AMPERSAND => sign(p)?,
            TILDE => p.take(CONSTANT_SIGN_OR_TILDE)?,
            _ => return p.stop(),
        }
        p.slot(CONSTANT_SIGN_OR_TILDE)?;
    }
    p.list(list, CONSTANT_SIGN_OR_TILDES)?;
    p.call(CONSTANT_OPERAND, 2, casts)?;
    match p.decide(CONSTANT_PRIMARY_OR_DEFAULT)? {
        1 => p.call(CONSTANT_PRIMARY_OR_DEFAULT, 1, primary_postfixes)?,
        _ => p.token(DEFAULT)?,
    }
    p.slot(CONSTANT_PRIMARY_OR_DEFAULT)?;
    p.close(start, CONSTANT_OPERAND)
}

/// `arithmeticOperator : PLUS | MINUS | STAR | SLASH | PERCENT | BAR | AMPERSAND | CARET | SHIFT_LEFT`
fn arithmetic_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(ARITHMETIC_OPERATOR)
}

/// `(WHEN expression)?`
fn optional_when(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == WHEN {
        let start = p.begin(WHEN)?;
        p.call(WHEN_EXPRESSION, 2, expression)?;
        p.node_in(start, WHEN_EXPRESSION, OPTIONAL_WHEN)?;
    }
    Ok(())
}

/// `DO embedded WHILE OPEN_PARENTHESIS expression CLOSE_PARENTHESIS SEMICOLON`
fn statement_do_while_open_parenthesis(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DO)?;
    p.call(STATEMENT_DO_WHILE_OPEN_PARENTHESIS, 2, embedded)?;
    p.token(WHILE)?;
    p.token(OPEN_PARENTHESIS)?;
    p.call(STATEMENT_DO_WHILE_OPEN_PARENTHESIS, 5, expression)?;
    p.token(CLOSE_PARENTHESIS)?;
    p.token(SEMICOLON)?;
    p.node(start, STATEMENT_DO_WHILE_OPEN_PARENTHESIS)
}

/// `GOTO (CASE expression | DEFAULT | identifier) SEMICOLON`
fn statement_goto_semicolon(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(GOTO)?;
    match p.peek() {
        CASE => p.pair(STATEMENT_CASE, CASE, expression)?,
        DEFAULT => p.take(STATEMENT_CASE_OR_OTHER)?,
        _ => identifier(p)?,
    }
    p.slot(STATEMENT_CASE_OR_OTHER)?;
    p.token(SEMICOLON)?;
    p.node(start, STATEMENT_GOTO_SEMICOLON)
}

/// `YIELD (RETURN expression | BREAK) SEMICOLON`
fn statement_yield_semicolon(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(YIELD)?;
    match p.peek() {
        RETURN => p.pair(STATEMENT_RETURN, RETURN, expression)?,
        BREAK => p.take(STATEMENT_RETURN_OR_BREAK)?,
        _ => return p.stop(),
    }
    p.slot(STATEMENT_RETURN_OR_BREAK)?;
    p.token(SEMICOLON)?;
    p.node(start, STATEMENT_YIELD_SEMICOLON)
}

/// `TRY block DIRECTIVE* catch* finally?`
fn statement_try(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TRY)?;
    p.call(STATEMENT_TRY, 2, block)?;
    p.call(STATEMENT_TRY, 3, directives)?;
    let list = p.open();
    while p.peek() == CATCH {
        p.call(CATCHES, 1, catch)?;
    }
    p.list(list, CATCHES)?;
    p.optional(p.peek() == FINALLY, OPTIONAL_FINALLY, finally)?;
    p.node(start, STATEMENT_TRY)
}

/// `catch : CATCH (OPEN_PARENTHESIS type identifier? CLOSE_PARENTHESIS)? (WHEN OPEN_PARENTHESIS expression
///     CLOSE_PARENTHESIS)? DIRECTIVE* block DIRECTIVE*`
fn catch(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CATCH)?;
    if p.peek() == OPEN_PARENTHESIS {
        let start_2 = p.begin(OPEN_PARENTHESIS)?;
        p.call(CATCH_OPEN_PARENTHESIS_CLOSE_PARENTHESIS, 2, type_rule)?;
        p.call(CATCH_OPEN_PARENTHESIS_CLOSE_PARENTHESIS, 3, optional_identifier)?;
        p.token(CLOSE_PARENTHESIS)?;
        p.node_in(start_2, CATCH_OPEN_PARENTHESIS_CLOSE_PARENTHESIS,
            CATCH_OPTIONAL_OPEN_PARENTHESIS_CLOSE_PARENTHESIS)?;
    }
    if p.peek() == WHEN {
        let start_2 = p.begin(WHEN)?;
        p.token(OPEN_PARENTHESIS)?;
        p.call(CATCH_WHEN_OPEN_PARENTHESIS, 3, expression)?;
        p.token(CLOSE_PARENTHESIS)?;
        p.node_in(start_2, CATCH_WHEN_OPEN_PARENTHESIS, CATCH_OPTIONAL_WHEN_OPEN_PARENTHESIS)?;
    }
    p.call(CATCH_RULE, 4, directives)?;
    p.call(CATCH_RULE, 5, block)?;
    p.call(CATCH_RULE, 6, directives)?;
    p.node(start, CATCH_RULE)
}

/// `finally : FINALLY block`
fn finally(p: &mut Machine<'_>) -> Parsed {
    p.pair(FINALLY_RULE, FINALLY, block)
}

/// `postfix : (DOT | POINTER_ARROW | DOUBLE_COLON | QUESTION_DOT | QUESTION DOT) simpleName | arguments |
///     QUESTION? OPEN_BRACKET (argument (COMMA argument)*)? CLOSE_BRACKET | INCREMENT | DECREMENT |
///     NOT_SIGN | SWITCH OPEN_BRACE (switchArm COMMA?)* CLOSE_BRACE | WITH elements | DIRECTIVE`
/// In normal form `postfix_DOT_or_other simpleName | arguments | optional_QUESTION OPEN_BRACKET
///     optional_argument_list CLOSE_BRACKET | INCREMENT | DECREMENT | NOT_SIGN | SWITCH
///     OPEN_BRACE postfix_switchArms CLOSE_BRACE | WITH elements | DIRECTIVE`
fn postfix(p: &mut Machine<'_>) -> Parsed {
    match p.decide(POSTFIX)? {
        1 => {
            let start = p.open();
            match p.peek() {
                DOT | QUESTION => {
                    let start_2 = p.open();
                    p.call(POSTFIX_DOT, 1, optional_question)?;
                    p.token(DOT)?;
                    p.close(start_2, POSTFIX_DOT)?;
                }
                POINTER_ARROW | DOUBLE_COLON | QUESTION_DOT => p.take(POSTFIX_DOT_OR_OTHER)?,
                _ => return p.stop(),
            }
            p.slot(POSTFIX_DOT_OR_OTHER)?;
            p.call(POSTFIX_DOT_OR_OTHER_SIMPLE_NAME, 2, simple_name)?;
            p.node(start, POSTFIX_DOT_OR_OTHER_SIMPLE_NAME)?;
        }
        2 => p.call(POSTFIX, 2, arguments)?,
        3 => {
            let start = p.open();
            p.call(POSTFIX_OPEN_BRACKET_CLOSE_BRACKET, 1, optional_question)?;
            p.token(OPEN_BRACKET)?;
            p.call(POSTFIX_OPEN_BRACKET_CLOSE_BRACKET, 3, optional_argument_list)?;
            p.token(CLOSE_BRACKET)?;
            p.node(start, POSTFIX_OPEN_BRACKET_CLOSE_BRACKET)?;
        }
        4..=6 | 9 => p.take(POSTFIX)?,
        7 => {
            let start = p.begin(SWITCH)?;
            p.token(OPEN_BRACE)?;
            let list = p.open();
            while p.peek() != CLOSE_BRACE {
                let start_2 = p.open();
                p.call(POSTFIX_SWITCH_ARM, 1, switch_arm)?;
                p.call(POSTFIX_SWITCH_ARM, 2, optional_comma)?;
                p.close(start_2, POSTFIX_SWITCH_ARM)?;
            }
            p.list(list, POSTFIX_SWITCH_ARMS)?;
            p.token(CLOSE_BRACE)?;
            p.node(start, POSTFIX_SWITCH_OPEN_BRACE_CLOSE_BRACE)?;
        }
        _ => p.pair(POSTFIX_WITH, WITH, elements)?,
    }
    p.slot(POSTFIX)
}

/// `switchArm : DIRECTIVE | pattern (WHEN expression)? ARROW DIRECTIVE* expression`
fn switch_arm(p: &mut Machine<'_>) -> Parsed {
    match p.decide(SWITCH_ARM)? {
        1 => p.token(DIRECTIVE)?,
        _ => {
            let start = p.open();
            p.call(SWITCH_ARM_ARROW, 1, pattern)?;
            p.call(SWITCH_ARM_ARROW, 2, optional_when)?;
            p.token(ARROW)?;
            p.call(SWITCH_ARM_ARROW, 4, directives)?;
            p.call(SWITCH_ARM_ARROW, 5, expression)?;
            p.node(start, SWITCH_ARM_ARROW)?;
        }
    }
    p.slot(SWITCH_ARM)
}

/// `throw : THROW DIRECTIVE* expression`
fn throw(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(THROW)?;
    p.call(THROW_RULE, 2, directives)?;
    p.call(THROW_RULE, 3, expression)?;
    p.node(start, THROW_RULE)
}

/// `query : FROM type? identifier IN expression queryClause* queryEnd (INTO identifier queryClause*
///     queryEnd)*`
fn query(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FROM)?;
    p.call(QUERY, 2, optional_type)?;
    identifier(p)?;
    p.token(IN)?;
    p.call(QUERY, 5, expression)?;
    p.call(QUERY, 6, query_clauses)?;
    p.call(QUERY, 7, query_end)?;
    let list = p.open();
    while p.peek() == INTO && p.goes_in(QUERY_INTOS)? {
        let start_2 = p.begin(INTO)?;
        identifier(p)?;
        p.call(QUERY_INTO, 3, query_clauses)?;
        p.call(QUERY_INTO, 4, query_end)?;
        p.node(start_2, QUERY_INTO)?;
    }
    p.list(list, QUERY_INTOS)?;
    p.node(start, QUERY)
}

/// `queryClause*`
fn query_clauses(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), DIRECTIVE | FROM | JOIN | LET | ORDERBY | WHERE) {
        p.call(QUERY_CLAUSES, 1, query_clause)?;
    }
    p.list(list, QUERY_CLAUSES)
}

/// `queryClause : FROM type? identifier IN expression | LET identifier ASSIGN expression | WHERE expression
///     | JOIN type? identifier IN expression ON expression EQUALS expression (INTO identifier)? | ORDERBY
///     ordering (COMMA ordering)* | DIRECTIVE`
fn query_clause(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        FROM => {
            let start = p.begin(FROM)?;
            p.call(QUERY_CLAUSE_FROM_IN, 2, optional_type)?;
            identifier(p)?;
            p.token(IN)?;
            p.call(QUERY_CLAUSE_FROM_IN, 5, expression)?;
            p.node(start, QUERY_CLAUSE_FROM_IN)?;
        }
        LET => {
            let start = p.begin(LET)?;
            identifier(p)?;
            p.token(ASSIGN)?;
            p.call(QUERY_CLAUSE_LET_ASSIGN, 4, expression)?;
            p.node(start, QUERY_CLAUSE_LET_ASSIGN)?;
        }
        WHERE => p.pair(QUERY_CLAUSE_WHERE, WHERE, expression)?,
        JOIN => {
            let start = p.begin(JOIN)?;
            p.call(QUERY_CLAUSE_JOIN_IN_ON_EQUALS, 2, optional_type)?;
            identifier(p)?;
            p.token(IN)?;
            p.call(QUERY_CLAUSE_JOIN_IN_ON_EQUALS, 5, expression)?;
            p.token(ON)?;
            p.call(QUERY_CLAUSE_JOIN_IN_ON_EQUALS, 7, expression)?;
            p.token(EQUALS)?;
            p.call(QUERY_CLAUSE_JOIN_IN_ON_EQUALS, 9, expression)?;
            if p.peek() == INTO {
                let start_2 = p.begin(INTO)?;
                identifier(p)?;
                p.node_in(start_2, QUERY_CLAUSE_INTO, QUERY_CLAUSE_OPTIONAL_INTO)?;
            }
            p.node(start, QUERY_CLAUSE_JOIN_IN_ON_EQUALS)?;
        }
        ORDERBY => {
            let start = p.begin(ORDERBY)?;
            p.call(QUERY_CLAUSE_ORDERBY, 2, ordering)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.pair(QUERY_CLAUSE_COMMA, COMMA, ordering)?;
            }
            p.list(list, QUERY_CLAUSE_COMMAS)?;
            p.node(start, QUERY_CLAUSE_ORDERBY)?;
        }
        DIRECTIVE => p.take(QUERY_CLAUSE)?,
        _ => return p.stop(),
    }
    p.slot(QUERY_CLAUSE)
}

/// `ordering : expression (ASCENDING | DESCENDING)?`
fn ordering(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ORDERING, 1, expression)?;
    p.optional_token(matches!(p.peek(), ASCENDING | DESCENDING), ORDERING_OPTIONAL_ASCENDING_OR_DESCENDING)?;
    p.close(start, ORDERING)
}

/// `queryEnd : SELECT expression | GROUP expression BY expression`
fn query_end(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SELECT => p.pair(QUERY_END_SELECT, SELECT, expression)?,
        GROUP => {
            let start = p.begin(GROUP)?;
            p.call(QUERY_END_GROUP_BY, 2, expression)?;
            p.token(BY)?;
            p.call(QUERY_END_GROUP_BY, 4, expression)?;
            p.node(start, QUERY_END_GROUP_BY)?;
        }
        _ => return p.stop(),
    }
    p.slot(QUERY_END)
}

/// `operation : binaryOperator DIRECTIVE* (operand | throw) | QUESTION DIRECTIVE* expression COLON
///     DIRECTIVE* (operand | throw) | IS pattern | AS type | DOUBLE_DOT operand? | DIRECTIVE operand`
fn operation(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        QUESTION => {
            let start = p.begin(QUESTION)?;
            p.call(OPERATION_QUESTION_COLON, 2, directives)?;
            p.call(OPERATION_QUESTION_COLON, 3, expression)?;
            p.token(COLON)?;
            p.call(OPERATION_QUESTION_COLON, 5, directives)?;
            p.call(OPERATION_QUESTION_COLON, 6, operation_operand_or_throw)?;
            p.node(start, OPERATION_QUESTION_COLON)?;
        }
        IS => p.pair(OPERATION_IS, IS, pattern)?,
        AS => p.pair(OPERATION_AS, AS, type_rule)?,
        DOUBLE_DOT => {
            let start = p.begin(DOUBLE_DOT)?;
            if matches!(p.peek(), REF | NOT_SIGN | INCREMENT | DECREMENT) || p.goes_in(OPTIONAL_OPERAND)? {
                p.call(OPTIONAL_OPERAND, 1, operand)?;
                p.slot(OPTIONAL_OPERAND)?;
            }
            p.close(start, OPERATION_DOUBLE_DOT)?;
        }
        DIRECTIVE => p.call(OPERATION, 6, directive_operand)?,
        _ => {
            let start = p.open();
            p.call(OPERATION_BINARY_OPERATOR_OPERAND_OR_THROW, 1, binary_operator)?;
            p.call(OPERATION_BINARY_OPERATOR_OPERAND_OR_THROW, 2, directives)?;
            p.call(OPERATION_BINARY_OPERATOR_OPERAND_OR_THROW, 3, operation_operand_or_throw)?;
            p.node(start, OPERATION_BINARY_OPERATOR_OPERAND_OR_THROW)?;
        }
    }
    p.slot(OPERATION)
}

/// `binaryOperator : STAR | SLASH | PERCENT | PLUS | MINUS | SHIFT_LEFT | GREATER (GREATER GREATER?)? | LESS
///     | LESS_EQUAL | GREATER_EQUAL | EQUAL | UNEQUAL | AMPERSAND | CARET | BAR | AND_AND | OR_OR |
///     DOUBLE_QUESTION | assignmentOperator`
fn binary_operator(p: &mut Machine<'_>) -> Parsed {
    match p.decide(BINARY_OPERATOR)? {
        1..=6 | 8..=18 => p.take(BINARY_OPERATOR)?,
        7 => p.call(BINARY_OPERATOR, 7, greater_optional_greater_optional_greater)?,
        _ => p.call(BINARY_OPERATOR, 19, assignment_operator)?,
    }
    p.slot(BINARY_OPERATOR)
}

/// `GREATER (GREATER GREATER?)?`
fn greater_optional_greater_optional_greater(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(GREATER)?;
    if p.peek() == GREATER {
        let start_2 = p.begin(GREATER)?;
        p.call(GREATER_AFTER_GREATER, 2, optional_greater_option)?;
        p.close_in(start_2, GREATER_AFTER_GREATER, OPTIONAL_GREATER_AFTER_GREATER)?;
    }
    p.close(start, GREATER_OPTIONAL_GREATER_OPTIONAL_GREATER)
}

/// `operand | throw`
fn operation_operand_or_throw(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        THROW => p.call(OPERATION_OPERAND_OR_THROW, 2, throw)?,
        _ => p.call(OPERATION_OPERAND_OR_THROW, 1, operand)?,
    }
    p.slot(OPERATION_OPERAND_OR_THROW)
}

/// `DIRECTIVE+`
fn some_directives(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.token(DIRECTIVE)?;
        if p.peek() != DIRECTIVE || !p.goes_in(SOME_DIRECTIVES)? {
            break;
        }
    }
    p.list(list, SOME_DIRECTIVES)
}

/// `(COMMA DIRECTIVE* attribute)*`
fn comma_directives_attributes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(COMMA_DIRECTIVES_ATTRIBUTES)? {
        let start = p.begin(COMMA)?;
        p.call(COMMA_DIRECTIVES_ATTRIBUTE, 2, directives)?;
        p.call(COMMA_DIRECTIVES_ATTRIBUTE, 3, attribute)?;
        p.node(start, COMMA_DIRECTIVES_ATTRIBUTE)?;
    }
    p.list(list, COMMA_DIRECTIVES_ATTRIBUTES)
}

/// `tupleType : (REF | OUT | IN | READONLY)* type identifier?`
fn tuple_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), IN | OUT | READONLY | REF) {
        p.take(TUPLE_TYPE_IN_OR_OTHER)?;
    }
    p.list(list, TUPLE_TYPE_IN_OR_OTHERS)?;
    p.call(TUPLE_TYPE, 2, type_rule)?;
    p.call(TUPLE_TYPE, 3, optional_identifier)?;
    p.close(start, TUPLE_TYPE)
}

/// `COMMA tupleType`
fn type_comma_tuple_type(p: &mut Machine<'_>) -> Parsed {
    p.pair(TYPE_COMMA_TUPLE_TYPE, COMMA, tuple_type)
}

/// `qualifiedName : identifier ((DOT | DOUBLE_COLON) identifier)*`
fn qualified_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    identifier(p)?;
    let list = p.open();
    while matches!(p.peek(), DOT | DOUBLE_COLON) {
        let start_2 = p.open();
        p.set(DOT_OR_DOUBLE_COLON, matches!(p.peek(), DOT | DOUBLE_COLON))?;
        identifier(p)?;
        p.node(start_2, QUALIFIED_NAME_DOT_OR_DOUBLE_COLON_IDENTIFIER)?;
    }
    p.list(list, QUALIFIED_NAME_DOT_OR_DOUBLE_COLON_IDENTIFIERS)?;
    p.close(start, QUALIFIED_NAME)
}

/// `typeDeclaration : typeHeader (DIRECTIVE+ typeHeader)* (typeBody | SEMICOLON) | attributes? modifiers?
///     ENUM identifier bases? OPEN_BRACE (enumMember COMMA?)* CLOSE_BRACE | attributes? modifiers? DELEGATE
///     (REF READONLY?)? type identifier typeParameters? parameters constraint* SEMICOLON`
/// In normal form `typeHeader (DIRECTIVE+ typeHeader)* (typeBody | SEMICOLON) | attributes? modifiers? (ENUM
///     identifier bases? OPEN_BRACE (enumMember COMMA?)* CLOSE_BRACE | DELEGATE (REF
///     READONLY?)? type identifier typeParameters? parameters constraint* SEMICOLON)`
fn type_declaration(p: &mut Machine<'_>) -> Parsed {
    match p.decide(TYPE_DECLARATION)? {
        1 => {
            let start = p.open();
            p.call(TYPE_DECLARATION_TYPE_HEADER_TYPE_BODY_OR_SEMICOLON, 1, type_header)?;
            let list = p.open();
            while p.peek() == DIRECTIVE && p.goes_in(TYPE_DECLARATION_DIRECTIVES_TYPE_HEADERS)? {
                let start_2 = p.open();
                p.call(TYPE_DECLARATION_DIRECTIVES_TYPE_HEADER, 1, some_directives)?;
                p.call(TYPE_DECLARATION_DIRECTIVES_TYPE_HEADER, 2, type_header)?;
                p.node(start_2, TYPE_DECLARATION_DIRECTIVES_TYPE_HEADER)?;
            }
            p.list(list, TYPE_DECLARATION_DIRECTIVES_TYPE_HEADERS)?;
            match p.peek() {
                DIRECTIVE | OPEN_BRACE => p.call(TYPE_DECLARATION_TYPE_BODY_OR_SEMICOLON, 1, type_body)?,
                SEMICOLON => p.take(TYPE_DECLARATION_TYPE_BODY_OR_SEMICOLON)?,
                _ => return p.stop(),
            }
            p.slot(TYPE_DECLARATION_TYPE_BODY_OR_SEMICOLON)?;
            p.node(start, TYPE_DECLARATION_TYPE_HEADER_TYPE_BODY_OR_SEMICOLON)?;
        }
        _ => p.call(TYPE_DECLARATION, 2, type_declaration_enum_open_brace_close_brace_or_other)?,
    }
    p.slot(TYPE_DECLARATION)
}

/// `typeHeader : attributes? modifiers? (typeKind identifier typeParameters? parameters? | EXTENSION
///     typeParameters? parameters) bases? constraint*`
fn type_header(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE_HEADER, 1, optional_attributes)?;
    p.call(TYPE_HEADER, 2, optional_modifiers)?;
    match p.peek() {
        CLASS | INTERFACE | RECORD | STRUCT => {
            let start_2 = p.open();
            p.call(TYPE_HEADER_TYPE_KIND_IDENTIFIER, 1, type_kind)?;
            identifier(p)?;
            p.call(TYPE_HEADER_TYPE_KIND_IDENTIFIER, 3, optional_type_parameters)?;
            p.call(TYPE_HEADER_TYPE_KIND_IDENTIFIER, 4, optional_parameters)?;
            p.node(start_2, TYPE_HEADER_TYPE_KIND_IDENTIFIER)?;
        }
        EXTENSION => {
            let start_2 = p.begin(EXTENSION)?;
            p.call(TYPE_HEADER_EXTENSION, 2, optional_type_parameters)?;
            p.call(TYPE_HEADER_EXTENSION, 3, parameters)?;
            p.node(start_2, TYPE_HEADER_EXTENSION)?;
        }
        _ => return p.stop(),
    }
    p.slot(TYPE_HEADER_TYPE_KIND_IDENTIFIER_OR_EXTENSION)?;
    p.call(TYPE_HEADER, 4, optional_bases)?;
    p.call(TYPE_HEADER, 5, constraints)?;
    p.close(start, TYPE_HEADER)
}

/// `typeKind : CLASS | STRUCT | INTERFACE | RECORD (CLASS | STRUCT)?`
fn type_kind(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        RECORD => {
            let start = p.begin(RECORD)?;
            p.optional_token(matches!(p.peek(), CLASS | STRUCT), TYPE_KIND_OPTIONAL_CLASS_OR_STRUCT)?;
            p.close(start, TYPE_KIND_RECORD)?;
        }
        CLASS | STRUCT | INTERFACE => p.take(TYPE_KIND)?,
        _ => return p.stop(),
    }
    p.slot(TYPE_KIND)
}

/// `bases?`
fn optional_bases(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == COLON || p.peek() == DIRECTIVE && p.goes_in(OPTIONAL_BASES)? {
        p.call(OPTIONAL_BASES, 1, bases)?;
        p.slot(OPTIONAL_BASES)?;
    }
    Ok(())
}

/// `bases : DIRECTIVE* COLON base (COMMA base)*`
fn bases(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(BASES, 1, directives)?;
    p.token(COLON)?;
    p.call(BASES, 3, base)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(BASES_COMMA, COMMA, base)?;
    }
    p.list(list, BASES_COMMAS)?;
    p.node(start, BASES)
}

/// `base : DIRECTIVE* type arguments? DIRECTIVE*`
fn base(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(BASE, 1, directives)?;
    p.call(BASE, 2, type_rule)?;
    p.call(BASE, 3, optional_arguments)?;
    p.call(BASE, 4, directives)?;
    p.close(start, BASE)
}

/// `typeBody : DIRECTIVE* OPEN_BRACE member* CLOSE_BRACE`
fn type_body(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE_BODY, 1, directives)?;
    p.token(OPEN_BRACE)?;
    let list = p.open();
    while p.peek() != CLOSE_BRACE {
        p.call(MEMBERS, 1, member)?;
    }
    p.list(list, MEMBERS)?;
    p.token(CLOSE_BRACE)?;
    p.node(start, TYPE_BODY)
}

/// `member : DIRECTIVE | SEMICOLON | typeDeclaration | attributes? modifiers? type memberName
///     typeParameters? parameters constraint* body | attributes? modifiers? type memberName (accessors |
///     ARROW DIRECTIVE* expression SEMICOLON) | attributes? modifiers? type (name DOT)? THIS OPEN_BRACKET
///     (parameter (COMMA parameter)*)? CLOSE_BRACKET (accessors | ARROW DIRECTIVE* expression SEMICOLON) |
///     attributes? modifiers? type declarator (COMMA declarator)* SEMICOLON | attributes? modifiers?
///     identifier parameters (DIRECTIVE* COLON identifier arguments)? body | attributes? modifiers? TILDE
///     identifier parameters body | attributes? modifiers? type? (name DOT)? OPERATOR CHECKED? (operator |
///     type) parameters body`
/// In normal form `DIRECTIVE | member_type_declarator? SEMICOLON | typeDeclaration | attributes? modifiers?
///     (member_type | member_identifier_parameters_body | member_TILDE | member_OPERATOR)`
fn member(p: &mut Machine<'_>) -> Parsed {
    match p.decide(MEMBER)? {
        1 => p.take(MEMBER)?,
        2 => {
            let start = p.open();
            if p.peek() != SEMICOLON {
                let start_2 = p.open();
                p.call(MEMBER_TYPE_DECLARATOR, 1, optional_attributes)?;
                p.call(MEMBER_TYPE_DECLARATOR, 2, optional_modifiers)?;
                p.call(MEMBER_TYPE_DECLARATOR, 3, type_rule)?;
                p.call(MEMBER_TYPE_DECLARATOR, 4, declarator)?;
                p.call(MEMBER_TYPE_DECLARATOR, 5, comma_declarators)?;
                p.node_in(start_2, MEMBER_TYPE_DECLARATOR, MEMBER_OPTIONAL_TYPE_DECLARATOR)?;
            }
            p.token(SEMICOLON)?;
            p.close(start, MEMBER_SEMICOLON)?;
        }
        3 => p.call(MEMBER, 3, type_declaration)?,
        _ => p.call(MEMBER, 4, member_type_or_other)?,
    }
    p.slot(MEMBER)
}

/// `attributes? modifiers? (type (member_memberName_parameters_body_or_other |
///     member_THIS_OPEN_BRACKET_CLOSE_BRACKET) | identifier parameters member_COLON? body | TILDE
///     identifier parameters body | type? member_DOT? OPERATOR CHECKED? (operator | type) parameters body)`
fn member_type_or_other(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MEMBER_TYPE_OR_OTHER, 1, optional_attributes)?;
    p.call(MEMBER_TYPE_OR_OTHER, 2, optional_modifiers)?;
    match p.decide(MEMBER_AFTER_OPTIONAL_ATTRIBUTES)? {
        1 => p.call(MEMBER_AFTER_OPTIONAL_ATTRIBUTES, 1, member_type)?,
        2 => {
            let start_2 = p.open();
            identifier(p)?;
            p.call(MEMBER_IDENTIFIER_PARAMETERS_BODY, 2, parameters)?;
            if p.peek() == COLON || p.peek() == DIRECTIVE && p.goes_in(MEMBER_OPTIONAL_COLON)? {
                let start_3 = p.open();
                p.call(MEMBER_COLON, 1, directives)?;
                p.token(COLON)?;
                identifier(p)?;
                p.call(MEMBER_COLON, 4, arguments)?;
                p.node_in(start_3, MEMBER_COLON, MEMBER_OPTIONAL_COLON)?;
            }
            p.call(MEMBER_IDENTIFIER_PARAMETERS_BODY, 4, body)?;
            p.node(start_2, MEMBER_IDENTIFIER_PARAMETERS_BODY)?;
        }
        3 => {
            let start_2 = p.begin(TILDE)?;
            identifier(p)?;
            p.call(MEMBER_TILDE, 3, parameters)?;
            p.call(MEMBER_TILDE, 4, body)?;
            p.node(start_2, MEMBER_TILDE)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(MEMBER_OPERATOR, 1, optional_type)?;
            p.call(MEMBER_OPERATOR, 2, member_optional_dot)?;
            p.token(OPERATOR)?;
            p.optional_token(p.peek() == CHECKED, MEMBER_OPTIONAL_CHECKED)?;
            match p.peek() {
                FALSE | TRUE | TILDE | PLUS | MINUS | NOT_SIGN | INCREMENT | DECREMENT | STAR | SLASH
                | PERCENT | AMPERSAND | BAR | CARET | SHIFT_LEFT | GREATER | EQUAL | UNEQUAL | LESS
                | LESS_EQUAL | GREATER_EQUAL => p.call(MEMBER_OPERATOR_OR_TYPE, 1, operator)?,
                _ => p.call(MEMBER_OPERATOR_OR_TYPE, 2, type_rule)?,
            }
            p.slot(MEMBER_OPERATOR_OR_TYPE)?;
            p.call(MEMBER_OPERATOR, 6, parameters)?;
            p.call(MEMBER_OPERATOR, 7, body)?;
            p.node(start_2, MEMBER_OPERATOR)?;
        }
    }
    p.slot(MEMBER_AFTER_OPTIONAL_ATTRIBUTES)?;
    p.close(start, MEMBER_TYPE_OR_OTHER)
}

/// `type (memberName (typeParameters? parameters constraint* body | accessors | ARROW DIRECTIVE* expression
///     SEMICOLON) | (name DOT)? THIS OPEN_BRACKET (parameter (COMMA parameter)*)? CLOSE_BRACKET (accessors
///     | ARROW DIRECTIVE* expression SEMICOLON))`
fn member_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MEMBER_TYPE, 1, type_rule)?;
    match p.decide(MEMBER_AFTER_TYPE)? {
        1 => {
            let start_2 = p.open();
            p.call(MEMBER_MEMBER_NAME_PARAMETERS_BODY_OR_OTHER, 1, member_name)?;
            match p.peek() {
                LESS | OPEN_PARENTHESIS => p.call(MEMBER_AFTER_MEMBER_NAME, 1, member_parameters_body)?,
                DIRECTIVE | OPEN_BRACE | ARROW => {
                    p.call(MEMBER_AFTER_MEMBER_NAME, 2, member_accessors_or_arrow_semicolon)?;
                }
                _ => return p.stop(),
            }
            p.slot(MEMBER_AFTER_MEMBER_NAME)?;
            p.node(start_2, MEMBER_MEMBER_NAME_PARAMETERS_BODY_OR_OTHER)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(MEMBER_THIS_OPEN_BRACKET_CLOSE_BRACKET, 1, member_optional_dot)?;
            p.token(THIS)?;
            p.token(OPEN_BRACKET)?;
            p.call(MEMBER_THIS_OPEN_BRACKET_CLOSE_BRACKET, 4, optional_parameter_list)?;
            p.token(CLOSE_BRACKET)?;
            p.call(MEMBER_THIS_OPEN_BRACKET_CLOSE_BRACKET, 6, member_accessors_or_arrow_semicolon)?;
            p.node(start_2, MEMBER_THIS_OPEN_BRACKET_CLOSE_BRACKET)?;
        }
    }
    p.slot(MEMBER_AFTER_TYPE)?;
    p.node(start, MEMBER_TYPE)
}

/// `memberName : (identifier typeArguments? (DOT | DOUBLE_COLON))* identifier`
fn member_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.goes_in(MEMBER_NAME_IDENTIFIER_DOT_OR_DOUBLE_COLONS)? {
        let start_2 = p.open();
        identifier(p)?;
        p.call(MEMBER_NAME_IDENTIFIER_DOT_OR_DOUBLE_COLON, 2, optional_type_arguments)?;
        p.set(DOT_OR_DOUBLE_COLON, matches!(p.peek(), DOT | DOUBLE_COLON))?;
        p.node(start_2, MEMBER_NAME_IDENTIFIER_DOT_OR_DOUBLE_COLON)?;
    }
    p.list(list, MEMBER_NAME_IDENTIFIER_DOT_OR_DOUBLE_COLONS)?;
    identifier(p)?;
    p.close(start, MEMBER_NAME)
}

/// `typeParameters? parameters constraint* body`
fn member_parameters_body(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MEMBER_PARAMETERS_BODY, 1, optional_type_parameters)?;
    p.call(MEMBER_PARAMETERS_BODY, 2, parameters)?;
    p.call(MEMBER_PARAMETERS_BODY, 3, constraints)?;
    p.call(MEMBER_PARAMETERS_BODY, 4, body)?;
    p.node(start, MEMBER_PARAMETERS_BODY)
}

/// `body : DIRECTIVE* (block | ARROW DIRECTIVE* expression SEMICOLON | SEMICOLON)`
/// In normal form `DIRECTIVE* (block | (ARROW DIRECTIVE* expression)? SEMICOLON)`
fn body(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(BODY, 1, directives)?;
    match p.peek() {
        OPEN_BRACE => p.call(BODY_BLOCK_OR_SEMICOLON, 1, block)?,
        SEMICOLON | ARROW => {
            let start_2 = p.open();
            if p.peek() == ARROW {
                let start_3 = p.begin(ARROW)?;
                p.call(BODY_ARROW, 2, directives)?;
                p.call(BODY_ARROW, 3, expression)?;
                p.node_in(start_3, BODY_ARROW, BODY_OPTIONAL_ARROW)?;
            }
            p.token(SEMICOLON)?;
            p.close(start_2, BODY_SEMICOLON)?;
        }
        _ => return p.stop(),
    }
    p.slot(BODY_BLOCK_OR_SEMICOLON)?;
    p.close(start, BODY)
}

/// `accessors | ARROW DIRECTIVE* expression SEMICOLON`
fn member_accessors_or_arrow_semicolon(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DIRECTIVE | OPEN_BRACE => p.call(MEMBER_ACCESSORS_OR_ARROW_SEMICOLON, 1, accessors)?,
        ARROW => p.call(MEMBER_ACCESSORS_OR_ARROW_SEMICOLON, 2, arrow_semicolon)?,
        _ => return p.stop(),
    }
    p.slot(MEMBER_ACCESSORS_OR_ARROW_SEMICOLON)
}

/// `accessors : DIRECTIVE* OPEN_BRACE accessor* CLOSE_BRACE (ASSIGN initializer SEMICOLON)?`
fn accessors(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ACCESSORS, 1, directives)?;
    p.token(OPEN_BRACE)?;
    let list = p.open();
    while p.peek() != CLOSE_BRACE {
        p.call(ACCESSORS_AFTER_OPEN_BRACE, 1, accessor)?;
    }
    p.list(list, ACCESSORS_AFTER_OPEN_BRACE)?;
    p.token(CLOSE_BRACE)?;
    if p.peek() == ASSIGN {
        let start_2 = p.begin(ASSIGN)?;
        p.call(ACCESSORS_ASSIGN_SEMICOLON, 2, initializer)?;
        p.token(SEMICOLON)?;
        p.node_in(start_2, ACCESSORS_ASSIGN_SEMICOLON, ACCESSORS_OPTIONAL_ASSIGN_SEMICOLON)?;
    }
    p.node(start, ACCESSORS)
}

/// `accessor : DIRECTIVE | attributes? modifiers? identifier body`
fn accessor(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DIRECTIVE => p.take(ACCESSOR)?,
        _ => {
            let start = p.open();
            p.call(ACCESSOR_IDENTIFIER_BODY, 1, optional_attributes)?;
            p.call(ACCESSOR_IDENTIFIER_BODY, 2, optional_modifiers)?;
            identifier(p)?;
            p.call(ACCESSOR_IDENTIFIER_BODY, 4, body)?;
            p.node(start, ACCESSOR_IDENTIFIER_BODY)?;
        }
    }
    p.slot(ACCESSOR)
}

/// `(name DOT)?`
fn member_optional_dot(p: &mut Machine<'_>) -> Parsed {
    if p.peek() != OPERATOR && p.goes_in(MEMBER_OPTIONAL_DOT)? {
        let start = p.open();
        p.call(MEMBER_DOT, 1, name)?;
        p.token(DOT)?;
        p.node_in(start, MEMBER_DOT, MEMBER_OPTIONAL_DOT)?;
    }
    Ok(())
}

/// `operator : PLUS | MINUS | NOT_SIGN | TILDE | INCREMENT | DECREMENT | STAR | SLASH | PERCENT | AMPERSAND
///     | BAR | CARET | SHIFT_LEFT | GREATER GREATER GREATER? | EQUAL | UNEQUAL | LESS | GREATER |
///     LESS_EQUAL | GREATER_EQUAL | TRUE | FALSE`
/// In normal form `PLUS | MINUS | NOT_SIGN | TILDE | INCREMENT | DECREMENT | STAR | SLASH | PERCENT |
///     AMPERSAND | BAR | CARET | SHIFT_LEFT | GREATER (GREATER GREATER?)? | EQUAL | UNEQUAL
///     | LESS | LESS_EQUAL | GREATER_EQUAL | TRUE | FALSE`
fn operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        GREATER => p.call(OPERATOR_RULE, 14, greater_optional_greater_optional_greater)?,
        PLUS | MINUS | NOT_SIGN | TILDE | INCREMENT | DECREMENT | STAR | SLASH | PERCENT | AMPERSAND
        | BAR | CARET | SHIFT_LEFT | EQUAL | UNEQUAL | LESS | LESS_EQUAL | GREATER_EQUAL | TRUE | FALSE => {
            p.take(OPERATOR_RULE)?;
        }
        _ => return p.stop(),
    }
    p.slot(OPERATOR_RULE)
}

/// `attributes? modifiers? (ENUM identifier bases? OPEN_BRACE (enumMember COMMA?)* CLOSE_BRACE | DELEGATE
///     (REF READONLY?)? type identifier typeParameters? parameters constraint* SEMICOLON)`
fn type_declaration_enum_open_brace_close_brace_or_other(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE_DECLARATION_ENUM_OPEN_BRACE_CLOSE_BRACE_OR_OTHER, 1, optional_attributes)?;
    p.call(TYPE_DECLARATION_ENUM_OPEN_BRACE_CLOSE_BRACE_OR_OTHER, 2, optional_modifiers)?;
    match p.peek() {
        ENUM => {
            let start_2 = p.begin(ENUM)?;
            identifier(p)?;
            p.call(TYPE_DECLARATION_ENUM_OPEN_BRACE_CLOSE_BRACE, 3, optional_bases)?;
            p.token(OPEN_BRACE)?;
            let list = p.open();
            while p.peek() != CLOSE_BRACE {
                let start_3 = p.open();
                p.call(TYPE_DECLARATION_ENUM_MEMBER, 1, enum_member)?;
                p.call(TYPE_DECLARATION_ENUM_MEMBER, 2, optional_comma)?;
                p.close(start_3, TYPE_DECLARATION_ENUM_MEMBER)?;
            }
            p.list(list, TYPE_DECLARATION_ENUM_MEMBERS)?;
            p.token(CLOSE_BRACE)?;
            p.node(start_2, TYPE_DECLARATION_ENUM_OPEN_BRACE_CLOSE_BRACE)?;
        }
        DELEGATE => {
            let start_2 = p.begin(DELEGATE)?;
            if p.peek() == REF {
                let start_3 = p.begin(REF)?;
                p.optional_token(p.peek() == READONLY, TYPE_DECLARATION_OPTIONAL_READONLY)?;
                p.close_in(start_3, TYPE_DECLARATION_REF, TYPE_DECLARATION_OPTIONAL_REF)?;
            }
            p.call(TYPE_DECLARATION_DELEGATE_SEMICOLON, 3, type_rule)?;
            identifier(p)?;
            p.call(TYPE_DECLARATION_DELEGATE_SEMICOLON, 5, optional_type_parameters)?;
            p.call(TYPE_DECLARATION_DELEGATE_SEMICOLON, 6, parameters)?;
            p.call(TYPE_DECLARATION_DELEGATE_SEMICOLON, 7, constraints)?;
            p.token(SEMICOLON)?;
            p.node(start_2, TYPE_DECLARATION_DELEGATE_SEMICOLON)?;
        }
        _ => return p.stop(),
    }
    p.slot(TYPE_DECLARATION_AFTER_OPTIONAL_ATTRIBUTES)?;
    p.close(start, TYPE_DECLARATION_ENUM_OPEN_BRACE_CLOSE_BRACE_OR_OTHER)
}

/// `enumMember : DIRECTIVE | attributes? identifier (ASSIGN expression)?`
fn enum_member(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DIRECTIVE => p.take(ENUM_MEMBER)?,
        _ => {
            let start = p.open();
            p.call(ENUM_MEMBER_IDENTIFIER, 1, optional_attributes)?;
            identifier(p)?;
            p.call(ENUM_MEMBER_IDENTIFIER, 3, optional_assign)?;
            p.close(start, ENUM_MEMBER_IDENTIFIER)?;
        }
    }
    p.slot(ENUM_MEMBER)
}
