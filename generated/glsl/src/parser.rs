// @generated from grammars/glsl.g4 by `cargo xtask gen` (blake3 958fdcf91ad0b27e)

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
            FILE => file, ITEM => item, DECLARATION => declaration, QUALIFIERS_LIST => qualifiers_list,
            QUALIFIER => qualifier, IDENTIFIER_OPTIONAL_ARGUMENTS => identifier_optional_arguments,
            ARGUMENTS => arguments, ARGUMENT => argument, SOME_DIRECTIVES => some_directives,
            DIRECTIVES => directives, EXPRESSION => expression, OPERAND => operand, PREFIX => prefix,
            PRIMARY => primary, TYPE_ARGUMENTS => type_arguments, TYPE_ARGUMENT => type_argument,
            EXPRESSIONS => expressions, POSTFIX => postfix, ARRAY => array, OPERATION => operation,
            BINARY_OPERATOR => binary_operator, OPTIONAL_EXPRESSIONS => optional_expressions,
            KEYWORD => keyword, KEYWORD_LAYOUT => keyword_layout, LAYOUT_ITEM => layout_item,
            KEYWORD_SUBROUTINE => keyword_subroutine, NEXT_IDENTIFIERS => next_identifiers, TYPE => type_rule,
            STRUCTURE => structure, OPTIONAL_IDENTIFIER_OPTION => optional_identifier_option,
            MEMBERS => members, MEMBER => member, DECLARATOR => declarator, ARRAYS => arrays,
            INITIALIZER => initializer, NEXT_DECLARATORS => next_declarators,
            QUALIFIERS_MEMBERS_SEMICOLON => qualifiers_members_semicolon,
            OPTIONAL_IDENTIFIER_ARRAYS => optional_identifier_arrays, KEYWORDS => keywords,
            OPTIONAL_IDENTIFIER_OPTIONAL_ARGUMENTS => optional_identifier_optional_arguments,
            MACRO => macro_rule, FUNCTION => function, HEADER => header, ATTRIBUTESES => attributeses,
            ATTRIBUTES => attributes, PARAMETER => parameter, BLOCK => block, STATEMENT => statement,
            CONDITION => condition, STATEMENT_OPERAND => statement_operand,
            STATEMENT_BLOCK => statement_block, PROTOTYPE => prototype,
            STATEMENT_OPTIONAL_RETURN_DIRECTIVES_OPTIONAL_EXPRESSIONS => {
                statement_optional_return_directives_optional_expressions
            }
            STATEMENT_IF => statement_if, BODY => body, ELSE => else_rule,
            _ => return None,
        })
    }
}

/// `file : item* EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() != EOF {
        p.call(ITEMS, 1, item)?;
    }
    p.list(list, ITEMS)?;
    p.end()?;
    p.close(start, FILE)
}

/// `item : DIRECTIVE | ';' | declaration | function | prototype | macro | '[' IDENTIFIER ']'`
fn item(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ITEM)? {
        1..=2 => p.take(ITEM)?,
        3 => p.call(ITEM, 3, declaration)?,
        4 => p.call(ITEM, 4, function)?,
        5 => p.call(ITEM, 5, prototype)?,
        6 => p.call(ITEM, 6, macro_rule)?,
        _ => {
            let start = p.begin(L_BRACKET)?;
            p.token(IDENTIFIER)?;
            p.token(R_BRACKET)?;
            p.node(start, ITEM_L_BRACKET_IDENTIFIER_R_BRACKET)?;
        }
    }
    p.slot(ITEM)
}

/// `declaration : qualifier* type declarator (',' declarator)* ';' | qualifier* structure ';' | qualifier+
///     members (IDENTIFIER array*)? ';' | keyword+ (IDENTIFIER (arguments | (',' IDENTIFIER)*))? ';' |
///     'precision' qualifier* type ';'`
/// In normal form `qualifier* (type declarator (',' declarator)* | structure) ';' | qualifier+ members
///     (IDENTIFIER array*)? ';' | keyword+ (IDENTIFIER (arguments | (',' IDENTIFIER)*))? ';'
///     | 'precision' qualifier* type ';'`
fn declaration(p: &mut Machine<'_>) -> Parsed {
    match p.decide(DECLARATION)? {
        1 => {
            let start = p.open();
            p.call(DECLARATION_TYPE_DECLARATOR_OR_STRUCTURE, 1, qualifiers_list)?;
            match p.decide(DECLARATION_AFTER_QUALIFIERS)? {
                1 => {
                    let start_2 = p.open();
                    p.call(DECLARATION_TYPE_DECLARATOR, 1, type_rule)?;
                    p.call(DECLARATION_TYPE_DECLARATOR, 2, declarator)?;
                    p.call(DECLARATION_TYPE_DECLARATOR, 3, next_declarators)?;
                    p.node(start_2, DECLARATION_TYPE_DECLARATOR)?;
                }
                _ => p.call(DECLARATION_AFTER_QUALIFIERS, 2, structure)?,
            }
            p.slot(DECLARATION_AFTER_QUALIFIERS)?;
            p.token(SEMICOLON)?;
            p.node(start, DECLARATION_TYPE_DECLARATOR_OR_STRUCTURE)?;
        }
        2 => p.call(DECLARATION, 2, qualifiers_members_semicolon)?,
        3 => {
            let start = p.open();
            p.call(DECLARATION_KEYWORDS_SEMICOLON, 1, keywords)?;
            if p.peek() == IDENTIFIER {
                let start_2 = p.begin(IDENTIFIER)?;
                let start_3 = p.open();
                match p.peek() {
                    L_PAREN => p.call(DECLARATION_ARGUMENTS_OR_NEXT_IDENTIFIERS, 1, arguments)?,
                    SEMICOLON | COMMA => {
                        p.call(DECLARATION_ARGUMENTS_OR_NEXT_IDENTIFIERS, 2, next_identifiers)?;
                    }
                    _ => return p.stop(),
                }
                p.close(start_3, DECLARATION_ARGUMENTS_OR_NEXT_IDENTIFIERS)?;
                p.close_in(start_2, DECLARATION_IDENTIFIER, DECLARATION_OPTIONAL_IDENTIFIER)?;
            }
            p.token(SEMICOLON)?;
            p.node(start, DECLARATION_KEYWORDS_SEMICOLON)?;
        }
        _ => {
            let start = p.begin(PRECISION)?;
            p.call(DECLARATION_PRECISION, 2, qualifiers_list)?;
            p.call(DECLARATION_PRECISION, 3, type_rule)?;
            p.token(SEMICOLON)?;
            p.node(start, DECLARATION_PRECISION)?;
        }
    }
    p.slot(DECLARATION)
}

/// `qualifier*`
fn qualifiers_list(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != STRUCT && p.goes_in(QUALIFIERS_LIST)? {
        p.call(QUALIFIERS_LIST, 1, qualifier)?;
    }
    p.list(list, QUALIFIERS_LIST)
}

/// `qualifier : IDENTIFIER arguments? | keyword`
fn qualifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        IDENTIFIER => p.call(QUALIFIER, 1, identifier_optional_arguments)?,
        _ => p.call(QUALIFIER, 2, keyword)?,
    }
    p.slot(QUALIFIER)
}

/// `IDENTIFIER arguments?`
fn identifier_optional_arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IDENTIFIER)?;
    p.optional(p.peek() == L_PAREN, OPTIONAL_ARGUMENTS, arguments)?;
    p.close(start, IDENTIFIER_OPTIONAL_ARGUMENTS)
}

/// `arguments : '(' (argument (',' argument)*)? ')'`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if p.peek() != R_PAREN {
        let start_2 = p.open();
        p.call(ARGUMENTS_LIST, 1, argument)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(ARGUMENTS_NEXT_ARGUMENT, COMMA, argument)?;
        }
        p.list(list, ARGUMENTS_NEXT_ARGUMENTS)?;
        p.close_in(start_2, ARGUMENTS_LIST, ARGUMENTS_OPTIONAL_ARGUMENTS)?;
    }
    p.token(R_PAREN)?;
    p.node(start, ARGUMENTS)
}

/// `argument : DIRECTIVE+ | DIRECTIVE* expression | (IDENTIFIER '=')? '[' (expression (',' expression)*)?
///     ']'`
/// In normal form `DIRECTIVE+ | DIRECTIVE* expression | (IDENTIFIER '=')? '[' expressions? ']'`
fn argument(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ARGUMENT)? {
        1 => p.call(ARGUMENT, 1, some_directives)?,
        2 => {
            let start = p.open();
            p.call(ARGUMENT_EXPRESSION, 1, directives)?;
            p.call(ARGUMENT_EXPRESSION, 2, expression)?;
            p.close(start, ARGUMENT_EXPRESSION)?;
        }
        _ => {
            let start = p.open();
            if p.peek() == IDENTIFIER {
                let start_2 = p.begin(IDENTIFIER)?;
                p.token(EQ)?;
                p.node_in(start_2, ARGUMENT_IDENTIFIER, ARGUMENT_OPTIONAL_IDENTIFIER)?;
            }
            p.token(L_BRACKET)?;
            p.call(ARGUMENT_L_BRACKET_R_BRACKET, 3, optional_expressions)?;
            p.token(R_BRACKET)?;
            p.node(start, ARGUMENT_L_BRACKET_R_BRACKET)?;
        }
    }
    p.slot(ARGUMENT)
}

/// `DIRECTIVE+`
fn some_directives(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.token(DIRECTIVE)?;
        if p.peek() != DIRECTIVE {
            break;
        }
    }
    p.list(list, SOME_DIRECTIVES)
}

/// `DIRECTIVE*`
fn directives(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == DIRECTIVE && p.goes_in(DIRECTIVES)? {
        p.take(DIRECTIVE)?;
    }
    p.list(list, DIRECTIVES)
}

/// `expression : operand operation*`
fn expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSION, 1, operand)?;
    let list = p.open();
    while p.goes_in(OPERATIONS)? {
        p.call(OPERATIONS, 1, operation)?;
    }
    p.list(list, OPERATIONS)?;
    p.close(start, EXPRESSION)
}

/// `operand : prefix* primary postfix*`
fn operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), PLUS | MINUS | PLUS_PLUS | MINUS_MINUS | BANG | TILDE) {
        prefix(p)?;
    }
    p.list(list, PREFIXES)?;
    p.call(OPERAND, 2, primary)?;
    let list = p.open();
    while matches!(p.peek(), L_BRACKET | L_PAREN | PLUS_PLUS | MINUS_MINUS | DOT) || p.goes_in(POSTFIXES)? {
        p.call(POSTFIXES, 1, postfix)?;
    }
    p.list(list, POSTFIXES)?;
    p.close(start, OPERAND)
}

/// `prefix : '++' | '--' | '+' | '-' | '!' | '~'`
fn prefix(p: &mut Machine<'_>) -> Parsed {
    p.set(PREFIX, matches!(p.peek(), PLUS | MINUS | PLUS_PLUS | MINUS_MINUS | BANG | TILDE))
}

/// `primary : IDENTIFIER (typeArguments arguments)? | NUMBER | 'true' | 'false' | STRING+ | '(' DIRECTIVE*
///     expressions ')'`
fn primary(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        IDENTIFIER => {
            let start = p.begin(IDENTIFIER)?;
            if p.peek() == LT && p.goes_in(PRIMARY_OPTIONAL_TYPE_ARGUMENTS_ARGUMENTS)? {
                let start_2 = p.open();
                p.call(PRIMARY_TYPE_ARGUMENTS_ARGUMENTS, 1, type_arguments)?;
                p.call(PRIMARY_TYPE_ARGUMENTS_ARGUMENTS, 2, arguments)?;
                p.node_in(start_2, PRIMARY_TYPE_ARGUMENTS_ARGUMENTS,
                    PRIMARY_OPTIONAL_TYPE_ARGUMENTS_ARGUMENTS)?;
            }
            p.close(start, PRIMARY_IDENTIFIER)?;
        }
        STRING => {
            let list = p.open();
            loop {
                p.token(STRING)?;
                if p.peek() != STRING {
                    break;
                }
            }
            p.list(list, PRIMARY_STRINGS)?;
        }
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(PRIMARY_L_PAREN_EXPRESSIONS_R_PAREN, 2, directives)?;
            p.call(PRIMARY_L_PAREN_EXPRESSIONS_R_PAREN, 3, expressions)?;
            p.token(R_PAREN)?;
            p.node(start, PRIMARY_L_PAREN_EXPRESSIONS_R_PAREN)?;
        }
        NUMBER | TRUE | FALSE => p.take(PRIMARY)?,
        _ => return p.stop(),
    }
    p.slot(PRIMARY)
}

/// `typeArguments : '<' typeArgument (',' typeArgument)* '>'`
fn type_arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LT)?;
    p.call(TYPE_ARGUMENTS, 2, type_argument)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(TYPE_ARGUMENTS_NEXT_TYPE_ARGUMENT, COMMA, type_argument)?;
    }
    p.list(list, TYPE_ARGUMENTS_NEXT_TYPE_ARGUMENTS)?;
    p.token(GT)?;
    p.node(start, TYPE_ARGUMENTS)
}

/// `typeArgument : (IDENTIFIER typeArguments? | NUMBER | '+' | '-' | '*' | '/')+`
fn type_argument(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        match p.peek() {
            IDENTIFIER => {
                let start = p.begin(IDENTIFIER)?;
                p.optional(p.peek() == LT, OPTIONAL_TYPE_ARGUMENTS, type_arguments)?;
                p.close(start, TYPE_ARGUMENT_IDENTIFIER)?;
            }
            NUMBER | PLUS | MINUS | STAR | SLASH => p.take(TYPE_ARGUMENT_IDENTIFIER_OR_OTHER)?,
            _ => return p.stop(),
        }
        p.slot(TYPE_ARGUMENT_IDENTIFIER_OR_OTHER)?;
        if !matches!(p.peek(), PLUS | MINUS | STAR | SLASH | IDENTIFIER | NUMBER) {
            break;
        }
    }
    p.list(list, TYPE_ARGUMENT)
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

/// `postfix : '++' | '--' | '[' expression? ']' | '.' IDENTIFIER | arguments | DIRECTIVE`
/// In normal form `'++' | '--' | array | '.' IDENTIFIER | arguments | DIRECTIVE`
fn postfix(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET => p.call(POSTFIX, 3, array)?,
        DOT => {
            let start = p.begin(DOT)?;
            p.token(IDENTIFIER)?;
            p.node(start, POSTFIX_NEXT_IDENTIFIER)?;
        }
        L_PAREN => p.call(POSTFIX, 5, arguments)?,
        PLUS_PLUS | MINUS_MINUS | DIRECTIVE => p.take(POSTFIX)?,
        _ => return p.stop(),
    }
    p.slot(POSTFIX)
}

/// `array : '[' expression? ']'`
fn array(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.optional(p.peek() != R_BRACKET, OPTIONAL_EXPRESSION, expression)?;
    p.token(R_BRACKET)?;
    p.node(start, ARRAY)
}

/// `operation : binaryOperator DIRECTIVE* operand | '?' DIRECTIVE* expression ':' DIRECTIVE* operand |
///     DIRECTIVE operand`
fn operation(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        QUESTION => {
            let start = p.begin(QUESTION)?;
            p.call(OPERATION_QUESTION_EXPRESSION_COLON_OPERAND, 2, directives)?;
            p.call(OPERATION_QUESTION_EXPRESSION_COLON_OPERAND, 3, expression)?;
            p.token(COLON)?;
            p.call(OPERATION_QUESTION_EXPRESSION_COLON_OPERAND, 5, directives)?;
            p.call(OPERATION_QUESTION_EXPRESSION_COLON_OPERAND, 6, operand)?;
            p.node(start, OPERATION_QUESTION_EXPRESSION_COLON_OPERAND)?;
        }
        DIRECTIVE => p.pair(OPERATION_DIRECTIVE, DIRECTIVE, operand)?,
        _ => {
            let start = p.open();
            binary_operator(p)?;
            p.call(OPERATION_BINARY_OPERATOR_OPERAND, 2, directives)?;
            p.call(OPERATION_BINARY_OPERATOR_OPERAND, 3, operand)?;
            p.node(start, OPERATION_BINARY_OPERATOR_OPERAND)?;
        }
    }
    p.slot(OPERATION)
}

/// `binaryOperator : '*' | '/' | '%' | '+' | '-' | '<<' | '>>' | '<' | '>' | '<=' | '>=' | '==' | '!=' | '&'
///     | '^' | '|' | '&&' | '^^' | '||' | '=' | '*=' | '/=' | '%=' | '+=' | '-=' | '<<=' | '>>=' | '&=' |
///     '^=' | '|='`
fn binary_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(BINARY_OPERATOR)
}

/// `expressions?`
fn optional_expressions(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), SEMICOLON | R_BRACKET | R_PAREN), OPTIONAL_EXPRESSIONS, expressions)
}

/// `keyword : 'layout' '(' (layoutItem (',' layoutItem)*)? ')' | 'subroutine' ('(' IDENTIFIER (','
///     IDENTIFIER)* ')')? | 'const' | 'in' | 'out' | 'inout' | 'attribute' | 'varying' | 'uniform' |
///     'buffer' | 'shared' | 'centroid' | 'sample' | 'patch' | 'flat' | 'smooth' | 'noperspective' |
///     'invariant' | 'precise' | 'coherent' | 'volatile' | 'restrict' | 'readonly' | 'writeonly' | 'highp'
///     | 'mediump' | 'lowp'`
fn keyword(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        LAYOUT => p.call(KEYWORD, 1, keyword_layout)?,
        SUBROUTINE => p.call(KEYWORD, 2, keyword_subroutine)?,
        CONST | IN | OUT | INOUT | ATTRIBUTE | VARYING | UNIFORM | BUFFER | SHARED | CENTROID | SAMPLE
        | PATCH | FLAT | SMOOTH | NOPERSPECTIVE | INVARIANT | PRECISE | COHERENT | VOLATILE | RESTRICT
        | READONLY | WRITEONLY | HIGHP | MEDIUMP | LOWP => p.take(KEYWORD)?,
        _ => return p.stop(),
    }
    p.slot(KEYWORD)
}

/// `'layout' '(' (layoutItem (',' layoutItem)*)? ')'`
fn keyword_layout(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LAYOUT)?;
    p.token(L_PAREN)?;
    if matches!(p.peek(), SHARED | IDENTIFIER | DIRECTIVE) {
        let start_2 = p.open();
        p.call(KEYWORD_LAYOUT_ITEMS, 1, layout_item)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(KEYWORD_NEXT_LAYOUT_ITEM, COMMA, layout_item)?;
        }
        p.list(list, KEYWORD_NEXT_LAYOUT_ITEMS)?;
        p.close_in(start_2, KEYWORD_LAYOUT_ITEMS, KEYWORD_OPTIONAL_LAYOUT_ITEMS)?;
    }
    p.token(R_PAREN)?;
    p.node(start, KEYWORD_LAYOUT)
}

/// `layoutItem : DIRECTIVE* (IDENTIFIER | 'shared') ('=' expression)? DIRECTIVE*`
fn layout_item(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(LAYOUT_ITEM, 1, directives)?;
    p.set(LAYOUT_ITEM_SHARED_OR_IDENTIFIER, matches!(p.peek(), SHARED | IDENTIFIER))?;
    if p.peek() == EQ {
        let start_2 = p.begin(EQ)?;
        p.call(LAYOUT_ITEM_EQ_EXPRESSION, 2, expression)?;
        p.node_in(start_2, LAYOUT_ITEM_EQ_EXPRESSION, LAYOUT_ITEM_OPTIONAL_EQ_EXPRESSION)?;
    }
    p.call(LAYOUT_ITEM, 4, directives)?;
    p.close(start, LAYOUT_ITEM)
}

/// `'subroutine' ('(' IDENTIFIER (',' IDENTIFIER)* ')')?`
fn keyword_subroutine(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SUBROUTINE)?;
    if p.peek() == L_PAREN {
        let start_2 = p.begin(L_PAREN)?;
        p.token(IDENTIFIER)?;
        p.call(KEYWORD_L_PAREN_IDENTIFIER_R_PAREN, 3, next_identifiers)?;
        p.token(R_PAREN)?;
        p.node_in(start_2, KEYWORD_L_PAREN_IDENTIFIER_R_PAREN, KEYWORD_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN)?;
    }
    p.close(start, KEYWORD_SUBROUTINE)
}

/// `(',' IDENTIFIER)*`
fn next_identifiers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA {
        let start = p.begin(COMMA)?;
        p.token(IDENTIFIER)?;
        p.node(start, NEXT_IDENTIFIER)?;
    }
    p.list(list, NEXT_IDENTIFIERS)
}

/// `type : (IDENTIFIER (typeArguments | arguments)? | structure) array*`
fn type_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        IDENTIFIER => {
            let start_2 = p.begin(IDENTIFIER)?;
            if matches!(p.peek(), L_PAREN | LT) {
                match p.peek() {
                    LT => p.call(TYPE_TYPE_ARGUMENTS_OR_ARGUMENTS, 1, type_arguments)?,
                    L_PAREN => p.call(TYPE_TYPE_ARGUMENTS_OR_ARGUMENTS, 2, arguments)?,
                    _ => return p.stop(),
                }
                p.slot(TYPE_OPTIONAL_TYPE_ARGUMENTS_OR_ARGUMENTS)?;
            }
            p.close(start_2, TYPE_IDENTIFIER)?;
        }
        STRUCT => p.call(TYPE_IDENTIFIER_OR_STRUCTURE, 2, structure)?,
        _ => return p.stop(),
    }
    p.slot(TYPE_IDENTIFIER_OR_STRUCTURE)?;
    p.call(TYPE, 2, arrays)?;
    p.close(start, TYPE)
}

/// `structure : 'struct' IDENTIFIER? members`
fn structure(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(STRUCT)?;
    p.call(STRUCTURE, 2, optional_identifier_option)?;
    p.call(STRUCTURE, 3, members)?;
    p.node(start, STRUCTURE)
}

/// `IDENTIFIER?`
fn optional_identifier_option(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == IDENTIFIER, OPTIONAL_IDENTIFIER_OPTION)
}

/// `members : '{' member* '}'`
fn members(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    let list = p.open();
    while p.peek() != R_BRACE {
        p.call(MEMBERS_AFTER_L_BRACE, 1, member)?;
    }
    p.list(list, MEMBERS_AFTER_L_BRACE)?;
    p.token(R_BRACE)?;
    p.node(start, MEMBERS)
}

/// `member : DIRECTIVE | qualifier* type declarator (',' declarator)* ';' | qualifier+ members (IDENTIFIER
///     array*)? ';' | keyword+ (IDENTIFIER arguments?)? ';' | macro`
fn member(p: &mut Machine<'_>) -> Parsed {
    match p.decide(MEMBER)? {
        1 => p.take(MEMBER)?,
        2 => {
            let start = p.open();
            p.call(MEMBER_TYPE_DECLARATOR_SEMICOLON, 1, qualifiers_list)?;
            p.call(MEMBER_TYPE_DECLARATOR_SEMICOLON, 2, type_rule)?;
            p.call(MEMBER_TYPE_DECLARATOR_SEMICOLON, 3, declarator)?;
            p.call(MEMBER_TYPE_DECLARATOR_SEMICOLON, 4, next_declarators)?;
            p.token(SEMICOLON)?;
            p.node(start, MEMBER_TYPE_DECLARATOR_SEMICOLON)?;
        }
        3 => p.call(MEMBER, 3, qualifiers_members_semicolon)?,
        4 => {
            let start = p.open();
            p.call(MEMBER_KEYWORDS_SEMICOLON, 1, keywords)?;
            p.call(MEMBER_KEYWORDS_SEMICOLON, 2, optional_identifier_optional_arguments)?;
            p.token(SEMICOLON)?;
            p.node(start, MEMBER_KEYWORDS_SEMICOLON)?;
        }
        _ => p.call(MEMBER, 5, macro_rule)?,
    }
    p.slot(MEMBER)
}

/// `declarator : DIRECTIVE* IDENTIFIER array* ('=' initializer)?`
fn declarator(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(DECLARATOR, 1, directives)?;
    p.token(IDENTIFIER)?;
    p.call(DECLARATOR, 3, arrays)?;
    if p.peek() == EQ {
        let start_2 = p.begin(EQ)?;
        p.call(DECLARATOR_EQ_INITIALIZER, 2, initializer)?;
        p.node_in(start_2, DECLARATOR_EQ_INITIALIZER, DECLARATOR_OPTIONAL_EQ_INITIALIZER)?;
    }
    p.close(start, DECLARATOR)
}

/// `array*`
fn arrays(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == L_BRACKET {
        p.call(ARRAYS, 1, array)?;
    }
    p.list(list, ARRAYS)
}

/// `initializer : DIRECTIVE* (expression | '{' (initializer (',' initializer)*)? ','? DIRECTIVE* '}'
///     DIRECTIVE*)`
fn initializer(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(INITIALIZER, 1, directives)?;
    match p.peek() {
        L_BRACE => {
            let start_2 = p.begin(L_BRACE)?;
            if !matches!(p.peek(), COMMA | R_BRACE) && p.goes_in(INITIALIZER_OPTIONAL_INITIALIZERS)? {
                let start_3 = p.open();
                p.call(INITIALIZER_INITIALIZERS, 1, initializer)?;
                let list = p.open();
                while p.peek() == COMMA && p.goes_in(INITIALIZER_NEXT_INITIALIZERS)? {
                    p.pair(INITIALIZER_NEXT_INITIALIZER, COMMA, initializer)?;
                }
                p.list(list, INITIALIZER_NEXT_INITIALIZERS)?;
                p.close_in(start_3, INITIALIZER_INITIALIZERS, INITIALIZER_OPTIONAL_INITIALIZERS)?;
            }
            p.optional_token(p.peek() == COMMA, INITIALIZER_OPTIONAL_COMMA)?;
            p.call(INITIALIZER_L_BRACE_R_BRACE, 4, directives)?;
            p.token(R_BRACE)?;
            p.call(INITIALIZER_L_BRACE_R_BRACE, 6, directives)?;
            p.node(start_2, INITIALIZER_L_BRACE_R_BRACE)?;
        }
        _ => p.call(INITIALIZER_EXPRESSION_OR_L_BRACE_R_BRACE, 1, expression)?,
    }
    p.slot(INITIALIZER_EXPRESSION_OR_L_BRACE_R_BRACE)?;
    p.close(start, INITIALIZER)
}

/// `(',' declarator)*`
fn next_declarators(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(NEXT_DECLARATOR, COMMA, declarator)?;
    }
    p.list(list, NEXT_DECLARATORS)
}

/// `qualifier+ members (IDENTIFIER array*)? ';'`
fn qualifiers_members_semicolon(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    loop {
        p.call(SOME_QUALIFIERS, 1, qualifier)?;
        if p.peek() == L_BRACE {
            break;
        }
    }
    p.list(list, SOME_QUALIFIERS)?;
    p.call(QUALIFIERS_MEMBERS_SEMICOLON, 2, members)?;
    p.call(QUALIFIERS_MEMBERS_SEMICOLON, 3, optional_identifier_arrays)?;
    p.token(SEMICOLON)?;
    p.node(start, QUALIFIERS_MEMBERS_SEMICOLON)
}

/// `(IDENTIFIER array*)?`
fn optional_identifier_arrays(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == IDENTIFIER {
        let start = p.begin(IDENTIFIER)?;
        p.call(IDENTIFIER_ARRAYS, 2, arrays)?;
        p.close_in(start, IDENTIFIER_ARRAYS, OPTIONAL_IDENTIFIER_ARRAYS)?;
    }
    Ok(())
}

/// `keyword+`
fn keywords(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(KEYWORDS, 1, keyword)?;
        if matches!(p.peek(), SEMICOLON | IDENTIFIER) {
            break;
        }
    }
    p.list(list, KEYWORDS)
}

/// `(IDENTIFIER arguments?)?`
fn optional_identifier_optional_arguments(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == IDENTIFIER, OPTIONAL_IDENTIFIER_OPTIONAL_ARGUMENTS,
        identifier_optional_arguments)
}

/// `macro : IDENTIFIER (arguments ';'? | DIRECTIVE)`
fn macro_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IDENTIFIER)?;
    match p.peek() {
        L_PAREN => {
            let start_2 = p.open();
            p.call(MACRO_ARGUMENTS, 1, arguments)?;
            if p.peek() == SEMICOLON && p.goes_in(MACRO_OPTIONAL_SEMICOLON)? {
                p.take(MACRO_OPTIONAL_SEMICOLON)?;
            }
            p.close(start_2, MACRO_ARGUMENTS)?;
        }
        DIRECTIVE => p.take(MACRO_ARGUMENTS_OR_DIRECTIVE)?,
        _ => return p.stop(),
    }
    p.slot(MACRO_ARGUMENTS_OR_DIRECTIVE)?;
    p.node(start, MACRO)
}

/// `function : header (DIRECTIVE+ header)* DIRECTIVE* block`
fn function(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FUNCTION, 1, header)?;
    let list = p.open();
    while p.peek() == DIRECTIVE && p.goes_in(FUNCTION_DIRECTIVES_HEADERS)? {
        let start_2 = p.open();
        p.call(FUNCTION_DIRECTIVES_HEADER, 1, some_directives)?;
        p.call(FUNCTION_DIRECTIVES_HEADER, 2, header)?;
        p.node(start_2, FUNCTION_DIRECTIVES_HEADER)?;
    }
    p.list(list, FUNCTION_DIRECTIVES_HEADERS)?;
    p.call(FUNCTION, 3, directives)?;
    p.call(FUNCTION, 4, block)?;
    p.node(start, FUNCTION)
}

/// `header : attributes* qualifier* type IDENTIFIER '(' (parameter (',' parameter)*)? ')' attributes*`
fn header(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(HEADER, 1, attributeses)?;
    p.call(HEADER, 2, qualifiers_list)?;
    p.call(HEADER, 3, type_rule)?;
    p.token(IDENTIFIER)?;
    p.token(L_PAREN)?;
    if p.peek() != R_PAREN {
        let start_2 = p.open();
        p.call(HEADER_PARAMETERS, 1, parameter)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(HEADER_NEXT_PARAMETER, COMMA, parameter)?;
        }
        p.list(list, HEADER_NEXT_PARAMETERS)?;
        p.close_in(start_2, HEADER_PARAMETERS, HEADER_OPTIONAL_PARAMETERS)?;
    }
    p.token(R_PAREN)?;
    p.call(HEADER, 8, attributeses)?;
    p.node(start, HEADER)
}

/// `attributes*`
fn attributeses(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == L_BRACKET {
        p.call(ATTRIBUTESES, 1, attributes)?;
    }
    p.list(list, ATTRIBUTESES)
}

/// `attributes : '[' '[' (expression (',' expression)*)? ']' ']'`
/// In normal form `'[' '[' expressions? ']' ']'`
fn attributes(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.token(L_BRACKET)?;
    p.call(ATTRIBUTES, 3, optional_expressions)?;
    p.token(R_BRACKET)?;
    p.token(R_BRACKET)?;
    p.node(start, ATTRIBUTES)
}

/// `parameter : DIRECTIVE* qualifier*? type (IDENTIFIER array*)? DIRECTIVE*`
fn parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARAMETER, 1, directives)?;
    let list = p.open();
    while p.peek() != STRUCT && p.goes_in(LAZY_QUALIFIERS)? {
        p.call(LAZY_QUALIFIERS, 1, qualifier)?;
    }
    p.list(list, LAZY_QUALIFIERS)?;
    p.call(PARAMETER, 3, type_rule)?;
    p.call(PARAMETER, 4, optional_identifier_arrays)?;
    p.call(PARAMETER, 5, directives)?;
    p.close(start, PARAMETER)
}

/// `block : '{' statement* IDENTIFIER? '}'`
fn block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    let list = p.open();
    while p.peek() != R_BRACE && p.goes_in(STATEMENTS)? {
        p.call(STATEMENTS, 1, statement)?;
    }
    p.list(list, STATEMENTS)?;
    p.call(BLOCK, 3, optional_identifier_option)?;
    p.token(R_BRACE)?;
    p.node(start, BLOCK)
}

/// `statement : DIRECTIVE | block | declaration | prototype | expressions? ';' | attributes statement | 'if'
///     '(' DIRECTIVE* expressions ')' body else? | 'switch' '(' expressions ')' block | 'case' expression
///     ':' | 'default' ':' | 'while' '(' condition ')' body | 'do' body 'while' '(' expressions ')' ';' |
///     'for' '(' (declaration | expressions? ';') condition? ';' expressions? ')' body | 'return'
///     DIRECTIVE* expressions? ';' | 'break' ';' | 'continue' ';' | 'discard' ';' | IDENTIFIER arguments
///     block | IDENTIFIER arguments? DIRECTIVE`
/// In normal form `statement_tails statement_operand`
fn statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), WHILE | FOR) || p.peek() == L_BRACKET && p.goes_in(STATEMENT_TAILS)? {
        match p.peek() {
            L_BRACKET => p.call(STATEMENT_TAIL, 1, attributes)?,
            WHILE => {
                let start_2 = p.begin(WHILE)?;
                p.token(L_PAREN)?;
                p.call(STATEMENT_WHILE, 3, condition)?;
                p.token(R_PAREN)?;
                p.call(STATEMENT_WHILE, 5, directives)?;
                p.node(start_2, STATEMENT_WHILE)?;
            }
            FOR => {
                let start_2 = p.begin(FOR)?;
                p.token(L_PAREN)?;
                match p.decide(STATEMENT_DECLARATION_OR_SEMICOLON)? {
                    1 => p.call(STATEMENT_DECLARATION_OR_SEMICOLON, 1, declaration)?,
                    _ => {
                        let start_3 = p.open();
                        p.call(STATEMENT_OPTIONAL_EXPRESSIONS_SEMICOLON, 1, optional_expressions)?;
                        p.token(SEMICOLON)?;
                        p.close(start_3, STATEMENT_OPTIONAL_EXPRESSIONS_SEMICOLON)?;
                    }
                }
                p.slot(STATEMENT_DECLARATION_OR_SEMICOLON)?;
                p.optional(p.peek() != SEMICOLON, OPTIONAL_CONDITION, condition)?;
                p.token(SEMICOLON)?;
                p.call(STATEMENT_FOR, 6, optional_expressions)?;
                p.token(R_PAREN)?;
                p.call(STATEMENT_FOR, 8, directives)?;
                p.node(start_2, STATEMENT_FOR)?;
            }
            _ => return p.stop(),
        }
        p.slot(STATEMENT_TAIL)?;
    }
    p.list(list, STATEMENT_TAILS)?;
    p.call(STATEMENT, 2, statement_operand)?;
    p.close(start, STATEMENT)
}

/// `condition : expressions | qualifier* type IDENTIFIER '=' expression`
fn condition(p: &mut Machine<'_>) -> Parsed {
    match p.decide(CONDITION)? {
        1 => p.call(CONDITION, 1, expressions)?,
        _ => {
            let start = p.open();
            p.call(CONDITION_IDENTIFIER, 1, qualifiers_list)?;
            p.call(CONDITION_IDENTIFIER, 2, type_rule)?;
            p.token(IDENTIFIER)?;
            p.token(EQ)?;
            p.call(CONDITION_IDENTIFIER, 5, expression)?;
            p.node(start, CONDITION_IDENTIFIER)?;
        }
    }
    p.slot(CONDITION)
}

/// `statement_DIRECTIVE | statement_block | declaration | prototype |
///     statement_optional_return_DIRECTIVEs_optional_expressions | statement_if | statement_case |
///     statement_default | statement_do_while | statement_break | statement_continue | statement_discard |
///     statement_IDENTIFIER`
fn statement_operand(p: &mut Machine<'_>) -> Parsed {
    match p.decide(STATEMENT_OPERAND)? {
        1 => {
            let start = p.open();
            p.call(STATEMENT_DIRECTIVE, 1, optional_identifier_optional_arguments)?;
            p.token(DIRECTIVE)?;
            p.close(start, STATEMENT_DIRECTIVE)?;
        }
        2 => p.call(STATEMENT_OPERAND, 2, statement_block)?,
        3 => p.call(STATEMENT_OPERAND, 3, declaration)?,
        4 => p.call(STATEMENT_OPERAND, 4, prototype)?,
        5 => p.call(STATEMENT_OPERAND, 5, statement_optional_return_directives_optional_expressions)?,
        6 => p.call(STATEMENT_OPERAND, 6, statement_if)?,
        7 => {
            let start = p.begin(CASE)?;
            p.call(STATEMENT_CASE, 2, expression)?;
            p.token(COLON)?;
            p.node(start, STATEMENT_CASE)?;
        }
        8 => {
            let start = p.begin(DEFAULT)?;
            p.token(COLON)?;
            p.node(start, STATEMENT_DEFAULT)?;
        }
        9 => {
            let start = p.begin(DO)?;
            p.call(STATEMENT_DO_WHILE, 2, body)?;
            p.token(WHILE)?;
            p.token(L_PAREN)?;
            p.call(STATEMENT_DO_WHILE, 5, expressions)?;
            p.token(R_PAREN)?;
            p.token(SEMICOLON)?;
            p.node(start, STATEMENT_DO_WHILE)?;
        }
        10 => {
            let start = p.begin(BREAK)?;
            p.token(SEMICOLON)?;
            p.node(start, STATEMENT_BREAK)?;
        }
        11 => {
            let start = p.begin(CONTINUE)?;
            p.token(SEMICOLON)?;
            p.node(start, STATEMENT_CONTINUE)?;
        }
        12 => {
            let start = p.begin(DISCARD)?;
            p.token(SEMICOLON)?;
            p.node(start, STATEMENT_DISCARD)?;
        }
        _ => {
            let start = p.begin(IDENTIFIER)?;
            p.call(STATEMENT_IDENTIFIER, 2, arguments)?;
            p.call(STATEMENT_IDENTIFIER, 3, block)?;
            p.node(start, STATEMENT_IDENTIFIER)?;
        }
    }
    p.slot(STATEMENT_OPERAND)
}

/// `('switch' '(' expressions ')')? block`
fn statement_block(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == SWITCH {
        let start_2 = p.begin(SWITCH)?;
        p.token(L_PAREN)?;
        p.call(STATEMENT_SWITCH, 3, expressions)?;
        p.token(R_PAREN)?;
        p.node_in(start_2, STATEMENT_SWITCH, STATEMENT_OPTIONAL_SWITCH)?;
    }
    p.call(STATEMENT_BLOCK, 2, block)?;
    p.close(start, STATEMENT_BLOCK)
}

/// `prototype : header ';'`
fn prototype(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PROTOTYPE, 1, header)?;
    p.token(SEMICOLON)?;
    p.node(start, PROTOTYPE)
}

/// `('return' DIRECTIVE*)? expressions? ';'`
fn statement_optional_return_directives_optional_expressions(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == RETURN {
        let start_2 = p.begin(RETURN)?;
        p.call(STATEMENT_RETURN, 2, directives)?;
        p.close_in(start_2, STATEMENT_RETURN, STATEMENT_OPTIONAL_RETURN)?;
    }
    p.call(STATEMENT_OPTIONAL_RETURN_DIRECTIVES_OPTIONAL_EXPRESSIONS, 2, optional_expressions)?;
    p.token(SEMICOLON)?;
    p.close(start, STATEMENT_OPTIONAL_RETURN_DIRECTIVES_OPTIONAL_EXPRESSIONS)
}

/// `'if' '(' DIRECTIVE* expressions ')' body else?`
fn statement_if(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    p.token(L_PAREN)?;
    p.call(STATEMENT_IF, 3, directives)?;
    p.call(STATEMENT_IF, 4, expressions)?;
    p.token(R_PAREN)?;
    p.call(STATEMENT_IF, 6, body)?;
    if matches!(p.peek(), ELSE_KEYWORD | DIRECTIVE) && p.goes_in(OPTIONAL_ELSE)? {
        p.call(OPTIONAL_ELSE, 1, else_rule)?;
        p.slot(OPTIONAL_ELSE)?;
    }
    p.node(start, STATEMENT_IF)
}

/// `body : DIRECTIVE* statement`
fn body(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(BODY, 1, directives)?;
    p.call(BODY, 2, statement)?;
    p.close(start, BODY)
}

/// `else : DIRECTIVE* 'else' body`
fn else_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ELSE, 1, directives)?;
    p.token(ELSE_KEYWORD)?;
    p.call(ELSE, 3, body)?;
    p.node(start, ELSE)
}
