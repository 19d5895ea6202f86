// @generated from grammars/rust.g4 by `cargo xtask gen` (blake3 2c01dcdb452144c7)

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
            FILE => file, INNER_ATTRIBUTES => inner_attributes, INNER_ATTRIBUTE => inner_attribute,
            TOKEN_TREES => token_trees, TOKEN_TREE => token_tree, DELIMITED => delimited,
            L_PAREN_TOKEN_TREES_R_PAREN => l_paren_token_trees_r_paren,
            L_BRACKET_R_BRACKET => l_bracket_r_bracket, L_BRACE_R_BRACE => l_brace_r_brace,
            MODULE_ITEMS => module_items, MODULE_ITEM => module_item, ITEM => item, ATTRIBUTES => attributes,
            ATTRIBUTE => attribute, OPTIONAL_VISIBILITY => optional_visibility, VISIBILITY => visibility,
            SIMPLE_PATH => simple_path, OPTIONAL_COLON_COLON_OPTION => optional_colon_colon_option,
            PATH_NAME => path_name, NAME => name, CRATE_PART => crate_rule, ITEM_KIND => item_kind,
            MODULE => module, OPTIONAL_UNSAFE => optional_unsafe, ITEM_BLOCK => item_block,
            EXTERN_CRATE => extern_crate, NAME_OR_SELF => name_or_self, OPTIONAL_AS => optional_as,
            NAME_OR => name_or, USE_DECLARATION => use_declaration, USE_TREE => use_tree,
            OPTIONAL_COMMA => optional_comma, FUNCTION => function, FUNCTION_QUALIFIER => function_qualifier,
            EXTERN_PART => extern_rule, OPTIONAL_STRING => optional_string, STRING_RULE => string,
            OPTIONAL_GENERIC_PARAMETERS => optional_generic_parameters,
            GENERIC_PARAMETERS => generic_parameters, GENERIC_PARAMETER => generic_parameter,
            OPTIONAL_COLON => optional_colon, COLON_PART => colon, BOUNDS => bounds, BOUND => bound,
            BOUND_MODIFIER => bound_modifier, CONST_PART => const_rule, BINDER => binder, PATH => path,
            OPTIONAL_QUALIFIED_SELF_COLON_COLON => optional_qualified_self_colon_colon,
            QUALIFIED_SELF => qualified_self, TYPE => type_rule, SIMPLE_TYPE => simple_type,
            OPTIONAL_LIFETIME => optional_lifetime, OPTIONAL_PIN => optional_pin,
            OPTIONAL_MUT => optional_mut, SIMPLE_TYPE_OPERAND => simple_type_operand,
            BANG_DELIMITED => bang_delimited,
            TYPE_NEXT_TYPES_OPTIONAL_COMMA => type_next_types_optional_comma,
            SEMICOLON_TO_EXPRESSION => semicolon_to_expression, EXPRESSION => expression,
            PLAIN_EXPRESSION => plain_expression, PLAIN_OPERAND => plain_operand, PREFIX => prefix,
            CLOSURE_HEAD => closure_head, OPTIONAL_BINDER => optional_binder,
            CLOSURE_QUALIFIER => closure_qualifier, CLOSURE_PARAMETER => closure_parameter,
            SIMPLE_PATTERN => simple_pattern, VALUE_PATH => value_path,
            GENERIC_ARGUMENTS => generic_arguments, GENERIC_ARGUMENT => generic_argument,
            EQ_TYPE_OR_GENERIC_CONSTANT => eq_type_or_generic_constant, GENERIC_CONSTANT => generic_constant,
            OPTIONAL_MINUS_LITERAL => optional_minus_literal, LITERAL => literal, BLOCK => block,
            STATEMENT => statement, LET_STATEMENT => let_statement, PATTERN => pattern,
            OPTIONAL_COLON_TYPE => optional_colon_type, OPTIONAL_ELSE_BLOCK => optional_else_block,
            ELSE_BLOCK => else_block, BLOCK_EXPRESSION => block_expression, BLOCK_OPERAND => block_operand,
            BLOCK_LIKE => block_like,
            BLOCK_LIKE_OPTIONAL_LIFETIME_COLON => block_like_optional_lifetime_colon,
            IF_EXPRESSION => if_expression, ELSE_IF => else_if, MATCH_BLOCK => match_block,
            MATCH_ARM => match_arm, OPTIONAL_DOT_OPERATOR => optional_dot_operator,
            DOT_OPERATOR => dot_operator, POSTFIX_OPERATORS => postfix_operators,
            POSTFIX_OPERATOR => postfix_operator, L_PAREN_PART => l_paren,
            NEXT_EXPRESSIONS => next_expressions, OPERATIONS => operations, OPERATION => operation,
            BINARY_OPERATOR => binary_operator,
            BINARY_OPERATOR_LT_OPTIONAL_EQ_OR_LT_OPTIONAL_EQ => {
                binary_operator_lt_optional_eq_or_lt_optional_eq
            }
            BINARY_OPERATOR_OPTIONAL_EQ => binary_operator_optional_eq, OPERAND => operand,
            LET_BINDING => let_binding, RANGE_OPERATOR => range_operator, BLOCK_STATEMENT => block_statement,
            SIMPLE_PATTERN_OPERAND => simple_pattern_operand, PATTERN_BOUND => pattern_bound,
            RANGE_TAIL => range_tail,
            SIMPLE_PATTERN_VALUE_PATH_BANG_DELIMITED_OR_OTHER => {
                simple_pattern_value_path_bang_delimited_or_other
            }
            FIELD_PATTERN => field_pattern, NAME_OR_INTEGER => name_or_integer,
            SIMPLE_PATTERN_L_PAREN_R_PAREN => simple_pattern_l_paren_r_paren,
            SIMPLE_PATTERN_OPTIONAL_PATTERN => simple_pattern_optional_pattern,
            OPTIONAL_MINUS_GT_SIMPLE_TYPE => optional_minus_gt_simple_type,
            UNPREFIXED_OPERAND => unprefixed_operand, JUMP => jump,
            OPTIONAL_EXPRESSION => optional_expression, PLAIN_PRIMARY => plain_primary,
            STRUCT_LITERAL => struct_literal, FIELD_VALUE => field_value, LET_EXPRESSION => let_expression,
            SIMPLE_TYPE_FN => simple_type_fn, TYPE_QUALIFIER => type_qualifier,
            FUNCTION_TYPE_PARAMETER => function_type_parameter, PARAMETER_TYPE => parameter_type,
            PLUS_BOUNDS => plus_bounds, OPTIONAL_PLUS => optional_plus, PATH_SEGMENT => path_segment,
            FUNCTION_ARGUMENTS => function_arguments, OPTIONAL_EQ_TYPE => optional_eq_type,
            EQ_TYPE => eq_type, PARAMETER => parameter, SELF_PARAMETER => self_parameter,
            RETURN_TYPE => return_type, OPTIONAL_WHERE_CLAUSE => optional_where_clause,
            WHERE_CLAUSE => where_clause, WHERE_PREDICATE => where_predicate, TYPE_ALIAS => type_alias,
            OPTIONAL_DEFAULT => optional_default, STRUCT_OR_UNION => struct_or_union,
            STRUCT_FIELDS => struct_fields, STRUCT_FIELD => struct_field,
            OPTIONAL_EQ_EXPRESSION => optional_eq_expression, TUPLE_FIELDS => tuple_fields,
            TUPLE_FIELD => tuple_field, ENUMERATION => enumeration, VARIANT => variant, CONSTANT => constant,
            STATIC => static_rule, TRAIT => trait_rule, IMPLEMENTATION => implementation,
            EXTERN_BLOCK => extern_block, MACRO_DEFINITION => macro_definition,
            OPTIONAL_MACRO_RULES => optional_macro_rules, MACRO_RULES => macro_rules,
            MACRO_RULE => macro_rule, MACRO_ITEM => macro_item,
            _ => return None,
        })
    }
}

/// `file : innerAttribute* moduleItem* EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FILE, 1, inner_attributes)?;
    p.call(FILE, 2, module_items)?;
    p.end()?;
    p.close(start, FILE)
}

/// `innerAttribute*`
fn inner_attributes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == HASH && p.goes_in(INNER_ATTRIBUTES)? {
        p.call(INNER_ATTRIBUTES, 1, inner_attribute)?;
    }
    p.list(list, INNER_ATTRIBUTES)
}

/// `innerAttribute : '#' '!' '[' tokenTree* ']'`
fn inner_attribute(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(HASH)?;
    p.token(BANG)?;
    p.token(L_BRACKET)?;
    p.call(INNER_ATTRIBUTE, 4, token_trees)?;
    p.token(R_BRACKET)?;
    p.node(start, INNER_ATTRIBUTE)
}

/// `tokenTree*`
fn token_trees(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), R_BRACKET | R_PAREN | R_BRACE) {
        p.call(TOKEN_TREES, 1, token_tree)?;
    }
    p.list(list, TOKEN_TREES)
}

/// `tokenTree : delimited | ~('[' | ']' | '(' | ')' | '{' | '}')`
fn token_tree(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET | L_PAREN | L_BRACE => p.call(TOKEN_TREE, 1, delimited)?,
        _ => p.one_of(TOKEN_TREE_ANY_BUT_L_BRACKET_OR_OTHER)?,
    }
    p.slot(TOKEN_TREE)
}

/// `delimited : '(' tokenTree* ')' | '[' tokenTree* ']' | '{' tokenTree* '}'`
fn delimited(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => p.call(DELIMITED, 1, l_paren_token_trees_r_paren)?,
        L_BRACKET => p.call(DELIMITED, 2, l_bracket_r_bracket)?,
        L_BRACE => p.call(DELIMITED, 3, l_brace_r_brace)?,
        _ => return p.stop(),
    }
    p.slot(DELIMITED)
}

/// `'(' tokenTree* ')'`
fn l_paren_token_trees_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(L_PAREN_TOKEN_TREES_R_PAREN, 2, token_trees)?;
    p.token(R_PAREN)?;
    p.node(start, L_PAREN_TOKEN_TREES_R_PAREN)
}

/// `'[' tokenTree* ']'`
fn l_bracket_r_bracket(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.call(L_BRACKET_R_BRACKET, 2, token_trees)?;
    p.token(R_BRACKET)?;
    p.node(start, L_BRACKET_R_BRACKET)
}

/// `'{' tokenTree* '}'`
fn l_brace_r_brace(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.call(L_BRACE_R_BRACE, 2, token_trees)?;
    p.token(R_BRACE)?;
    p.node(start, L_BRACE_R_BRACE)
}

/// `moduleItem*`
fn module_items(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), EOF | R_BRACE) {
        p.call(MODULE_ITEMS, 1, module_item)?;
    }
    p.list(list, MODULE_ITEMS)
}

/// `moduleItem : item | macroItem`
fn module_item(p: &mut Machine<'_>) -> Parsed {
    match p.decide(MODULE_ITEM)? {
        1 => p.call(MODULE_ITEM, 1, item)?,
        _ => p.call(MODULE_ITEM, 2, macro_item)?,
    }
    p.slot(MODULE_ITEM)
}

/// `item : attribute* visibility? itemKind`
fn item(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ITEM, 1, attributes)?;
    p.call(ITEM, 2, optional_visibility)?;
    p.call(ITEM, 3, item_kind)?;
    p.close(start, ITEM)
}

/// `attribute*`
fn attributes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == HASH {
        p.call(ATTRIBUTES, 1, attribute)?;
    }
    p.list(list, ATTRIBUTES)
}

/// `attribute : '#' '[' tokenTree* ']'`
fn attribute(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(HASH)?;
    p.token(L_BRACKET)?;
    p.call(ATTRIBUTE, 3, token_trees)?;
    p.token(R_BRACKET)?;
    p.node(start, ATTRIBUTE)
}

/// `visibility?`
fn optional_visibility(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == PUB, OPTIONAL_VISIBILITY, visibility)
}

/// `visibility : 'pub' ('(' ('crate' | 'self' | 'super' | 'in' simplePath) ')')?`
fn visibility(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(PUB)?;
    if p.peek() == L_PAREN && p.goes_in(VISIBILITY_OPTIONAL_L_PAREN_CRATE_OR_OTHER_R_PAREN)? {
        let start_2 = p.begin(L_PAREN)?;
        match p.peek() {
            IN => p.pair(VISIBILITY_IN, IN, simple_path)?,
            CRATE | SELF | SUPER => p.take(VISIBILITY_CRATE_OR_OTHER)?,
            _ => return p.stop(),
        }
        p.slot(VISIBILITY_CRATE_OR_OTHER)?;
        p.token(R_PAREN)?;
        p.node_in(start_2, VISIBILITY_L_PAREN_CRATE_OR_OTHER_R_PAREN,
            VISIBILITY_OPTIONAL_L_PAREN_CRATE_OR_OTHER_R_PAREN)?;
    }
    p.close(start, VISIBILITY)
}

/// `simplePath : '::'? pathName ('::' pathName)*`
fn simple_path(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SIMPLE_PATH, 1, optional_colon_colon_option)?;
    p.call(SIMPLE_PATH, 2, path_name)?;
    let list = p.open();
    while p.peek() == COLON_COLON {
        p.pair(SIMPLE_PATH_COLON_COLON_PATH_NAME, COLON_COLON, path_name)?;
    }
    p.list(list, SIMPLE_PATH_COLON_COLON_PATH_NAMES)?;
    p.close(start, SIMPLE_PATH)
}

/// `'::'?`
fn optional_colon_colon_option(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COLON_COLON, OPTIONAL_COLON_COLON_OPTION)
}

/// `pathName : name | 'self' | 'Self' | 'super' | 'crate' | '$' 'crate'`
/// In normal form `name | 'self' | 'Self' | 'super' | '$'?? 'crate'`
fn path_name(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CRATE | DOLLAR => p.call(PATH_NAME, 5, crate_rule)?,
        SELF | SELF_KEYWORD | SUPER => p.take(PATH_NAME)?,
        _ => name(p)?,
    }
    p.slot(PATH_NAME)
}

/// `name : IDENTIFIER | 'auto' | 'await' | 'default' | 'gen' | 'macro_rules' | 'pin' | 'raw' | 'safe' |
///     'union' | 'try' | 'yeet'`
fn name(p: &mut Machine<'_>) -> Parsed {
    p.one_of(NAME)
}

/// `'$'?? 'crate'`
fn crate_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == DOLLAR, OPTIONAL_DOLLAR)?;
    p.token(CRATE)?;
    p.close(start, CRATE_PART)
}

/// `itemKind : module | externCrate | useDeclaration | function | typeAlias | structOrUnion | enumeration |
///     constant | static | trait | implementation | externBlock | macroDefinition`
fn item_kind(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ITEM_KIND)? {
        1 => p.call(ITEM_KIND, 1, module)?,
        2 => p.call(ITEM_KIND, 2, extern_crate)?,
        3 => p.call(ITEM_KIND, 3, use_declaration)?,
        4 => p.call(ITEM_KIND, 4, function)?,
        5 => p.call(ITEM_KIND, 5, type_alias)?,
        6 => p.call(ITEM_KIND, 6, struct_or_union)?,
        7 => p.call(ITEM_KIND, 7, enumeration)?,
        8 => p.call(ITEM_KIND, 8, constant)?,
        9 => p.call(ITEM_KIND, 9, static_rule)?,
        10 => p.call(ITEM_KIND, 10, trait_rule)?,
        11 => p.call(ITEM_KIND, 11, implementation)?,
        12 => p.call(ITEM_KIND, 12, extern_block)?,
        _ => p.call(ITEM_KIND, 13, macro_definition)?,
    }
    p.slot(ITEM_KIND)
}

/// `module : 'unsafe'? 'mod' name (';' | '{' innerAttribute* moduleItem* '}')`
/// In normal form `'unsafe'? 'mod' name (';' | itemBlock)`
fn module(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MODULE, 1, optional_unsafe)?;
    p.token(MOD)?;
    name(p)?;
    match p.peek() {
        L_BRACE => p.call(MODULE_SEMICOLON_OR_ITEM_BLOCK, 2, item_block)?,
        SEMICOLON => p.take(MODULE_SEMICOLON_OR_ITEM_BLOCK)?,
        _ => return p.stop(),
    }
    p.slot(MODULE_SEMICOLON_OR_ITEM_BLOCK)?;
    p.node(start, MODULE)
}

/// `'unsafe'?`
fn optional_unsafe(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == UNSAFE, OPTIONAL_UNSAFE)
}

/// `itemBlock : '{' innerAttribute* moduleItem* '}'`
fn item_block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.call(ITEM_BLOCK, 2, inner_attributes)?;
    p.call(ITEM_BLOCK, 3, module_items)?;
    p.token(R_BRACE)?;
    p.node(start, ITEM_BLOCK)
}

/// `externCrate : 'extern' 'crate' (name | 'self') ('as' (name | '_'))? ';'`
fn extern_crate(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(EXTERN)?;
    p.token(CRATE)?;
    p.call(EXTERN_CRATE, 3, name_or_self)?;
    p.call(EXTERN_CRATE, 4, optional_as)?;
    p.token(SEMICOLON)?;
    p.node(start, EXTERN_CRATE)
}

/// `name | 'self'`
fn name_or_self(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SELF => p.take(NAME_OR_SELF)?,
        _ => name(p)?,
    }
    p.slot(NAME_OR_SELF)
}

/// `('as' (name | '_'))?`
fn optional_as(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == AS {
        let start = p.begin(AS)?;
        p.call(AS_PART, 2, name_or)?;
        p.node_in(start, AS_PART, OPTIONAL_AS)?;
    }
    Ok(())
}

/// `name | '_'`
fn name_or(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        UNDERSCORE => p.take(NAME_OR)?,
        _ => name(p)?,
    }
    p.slot(NAME_OR)
}

/// `useDeclaration : 'use' useTree ';'`
fn use_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(USE)?;
    p.call(USE_DECLARATION, 2, use_tree)?;
    p.token(SEMICOLON)?;
    p.node(start, USE_DECLARATION)
}

/// `useTree : '::'? (pathName '::')* ('*' | '{' (useTree (',' useTree)* ','?)? '}' | pathName ('as' (name |
///     '_'))?)`
fn use_tree(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(USE_TREE, 1, optional_colon_colon_option)?;
    let list = p.open();
    while !matches!(p.peek(), L_BRACE | STAR) && p.goes_in(USE_TREE_PATH_NAME_COLON_COLONS)? {
        let start_2 = p.open();
        p.call(USE_TREE_PATH_NAME_COLON_COLON, 1, path_name)?;
        p.token(COLON_COLON)?;
        p.node(start_2, USE_TREE_PATH_NAME_COLON_COLON)?;
    }
    p.list(list, USE_TREE_PATH_NAME_COLON_COLONS)?;
    match p.peek() {
        L_BRACE => {
            let start_2 = p.begin(L_BRACE)?;
            if p.peek() != R_BRACE {
                let start_3 = p.open();
                p.call(USE_TREE_LIST, 1, use_tree)?;
                let list = p.open();
                while p.peek() == COMMA && p.goes_in(USE_TREE_NEXT_USE_TREES)? {
                    p.pair(USE_TREE_NEXT_USE_TREE, COMMA, use_tree)?;
                }
                p.list(list, USE_TREE_NEXT_USE_TREES)?;
                p.call(USE_TREE_LIST, 3, optional_comma)?;
                p.close_in(start_3, USE_TREE_LIST, USE_TREE_OPTIONAL_USE_TREE)?;
            }
            p.token(R_BRACE)?;
            p.node(start_2, USE_TREE_L_BRACE_R_BRACE)?;
        }
        STAR => p.take(USE_TREE_STAR_OR_OTHER)?,
        _ => {
            let start_2 = p.open();
            p.call(USE_TREE_PATH_NAME, 1, path_name)?;
            p.call(USE_TREE_PATH_NAME, 2, optional_as)?;
            p.close(start_2, USE_TREE_PATH_NAME)?;
        }
    }
    p.slot(USE_TREE_STAR_OR_OTHER)?;
    p.close(start, USE_TREE)
}

/// `','?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `function : functionQualifier* 'fn' name genericParameters? '(' (parameter (',' parameter)* ','?)? ')'
///     returnType? whereClause? (';' | block)`
fn function(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), UNSAFE | EXTERN | DEFAULT | CONST | ASYNC | GEN | SAFE) {
        p.call(FUNCTION_QUALIFIERS, 1, function_qualifier)?;
    }
    p.list(list, FUNCTION_QUALIFIERS)?;
    p.token(FN)?;
    name(p)?;
    p.call(FUNCTION, 4, optional_generic_parameters)?;
    p.token(L_PAREN)?;
    if p.peek() != R_PAREN {
        let start_2 = p.open();
        p.call(FUNCTION_PARAMETER, 1, parameter)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(FUNCTION_NEXT_PARAMETERS)? {
            p.pair(FUNCTION_NEXT_PARAMETER, COMMA, parameter)?;
        }
        p.list(list, FUNCTION_NEXT_PARAMETERS)?;
        p.call(FUNCTION_PARAMETER, 3, optional_comma)?;
        p.close_in(start_2, FUNCTION_PARAMETER, FUNCTION_OPTIONAL_PARAMETER)?;
    }
    p.token(R_PAREN)?;
    p.optional(p.peek() == MINUS_GT, OPTIONAL_RETURN_TYPE, return_type)?;
    p.call(FUNCTION, 9, optional_where_clause)?;
    match p.peek() {
        L_BRACE => p.call(FUNCTION_SEMICOLON_OR_BLOCK, 2, block)?,
        SEMICOLON => p.take(FUNCTION_SEMICOLON_OR_BLOCK)?,
        _ => return p.stop(),
    }
    p.slot(FUNCTION_SEMICOLON_OR_BLOCK)?;
    p.node(start, FUNCTION)
}

/// `functionQualifier : 'default' | 'const' | 'async' | 'gen' | 'safe' | 'unsafe' | 'extern' string?`
fn function_qualifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        EXTERN => p.call(FUNCTION_QUALIFIER, 7, extern_rule)?,
        DEFAULT | CONST | ASYNC | GEN | SAFE | UNSAFE => p.take(FUNCTION_QUALIFIER)?,
        _ => return p.stop(),
    }
    p.slot(FUNCTION_QUALIFIER)
}

/// `'extern' string?`
fn extern_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(EXTERN)?;
    p.call(EXTERN_PART, 2, optional_string)?;
    p.close(start, EXTERN_PART)
}

/// `string?`
fn optional_string(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), STRING | RAW_STRING) {
        string(p)?;
        p.slot(OPTIONAL_STRING)?;
    }
    Ok(())
}

/// `string : STRING | RAW_STRING`
fn string(p: &mut Machine<'_>) -> Parsed {
    p.set(STRING_RULE, matches!(p.peek(), STRING | RAW_STRING))
}

/// `genericParameters?`
fn optional_generic_parameters(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == LT && p.goes_in(OPTIONAL_GENERIC_PARAMETERS)? {
        p.call(OPTIONAL_GENERIC_PARAMETERS, 1, generic_parameters)?;
        p.slot(OPTIONAL_GENERIC_PARAMETERS)?;
    }
    Ok(())
}

/// `genericParameters : '<' (genericParameter (',' genericParameter)* ','?)? '>'`
fn generic_parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LT)?;
    if p.peek() != GT {
        let start_2 = p.open();
        p.call(GENERIC_PARAMETERS_GENERIC_PARAMETER, 1, generic_parameter)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(GENERIC_PARAMETERS_NEXT_GENERIC_PARAMETERS)? {
            p.pair(GENERIC_PARAMETERS_NEXT_GENERIC_PARAMETER, COMMA, generic_parameter)?;
        }
        p.list(list, GENERIC_PARAMETERS_NEXT_GENERIC_PARAMETERS)?;
        p.call(GENERIC_PARAMETERS_GENERIC_PARAMETER, 3, optional_comma)?;
        p.close_in(start_2, GENERIC_PARAMETERS_GENERIC_PARAMETER,
            GENERIC_PARAMETERS_OPTIONAL_GENERIC_PARAMETER)?;
    }
    p.token(GT)?;
    p.node(start, GENERIC_PARAMETERS)
}

/// `genericParameter : attribute* (LIFETIME (':' bounds)? | name (':' bounds)? ('=' type)? | 'const' name
///     ':' type ('=' (type | genericConstant))?)`
fn generic_parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(GENERIC_PARAMETER, 1, attributes)?;
    match p.peek() {
        LIFETIME => {
            let start_2 = p.begin(LIFETIME)?;
            p.call(GENERIC_PARAMETER_LIFETIME, 2, optional_colon)?;
            p.close(start_2, GENERIC_PARAMETER_LIFETIME)?;
        }
        CONST => {
            let start_2 = p.begin(CONST)?;
            name(p)?;
            p.token(COLON)?;
            p.call(GENERIC_PARAMETER_CONST, 4, type_rule)?;
            p.optional(p.peek() == EQ, GENERIC_PARAMETER_OPTIONAL_EQ_TYPE_OR_GENERIC_CONSTANT,
                eq_type_or_generic_constant)?;
            p.node(start_2, GENERIC_PARAMETER_CONST)?;
        }
        _ => {
            let start_2 = p.open();
            name(p)?;
            p.call(GENERIC_PARAMETER_NAME, 2, optional_colon)?;
            p.call(GENERIC_PARAMETER_NAME, 3, optional_eq_type)?;
            p.close(start_2, GENERIC_PARAMETER_NAME)?;
        }
    }
    p.slot(GENERIC_PARAMETER_LIFETIME_OR_OTHER)?;
    p.close(start, GENERIC_PARAMETER)
}

/// `(':' bounds)?`
fn optional_colon(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == COLON, OPTIONAL_COLON, colon)
}

/// `':' bounds`
fn colon(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COLON)?;
    p.call(COLON_PART, 2, bounds)?;
    p.close(start, COLON_PART)
}

/// `bounds : (bound ('+' bound)* '+'?)?`
fn bounds(p: &mut Machine<'_>) -> Parsed {
    if !matches!(p.peek(), L_BRACE | SEMICOLON | COMMA | EQ | GT | WHERE) {
        let start = p.open();
        p.call(BOUNDS_BOUND, 1, bound)?;
        p.call(BOUNDS_BOUND, 2, plus_bounds)?;
        p.call(BOUNDS_BOUND, 3, optional_plus)?;
        p.close_in(start, BOUNDS_BOUND, BOUNDS)?;
    }
    Ok(())
}

/// `bound : LIFETIME | boundModifier* path | '(' bound ')' | 'use' genericArguments`
fn bound(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(BOUND_L_PAREN_BOUND_R_PAREN, 2, bound)?;
            p.token(R_PAREN)?;
            p.node(start, BOUND_L_PAREN_BOUND_R_PAREN)?;
        }
        USE => p.pair(BOUND_USE, USE, generic_arguments)?,
        LIFETIME => p.take(BOUND)?,
        _ => {
            let start = p.open();
            let list = p.open();
            while matches!(p.peek(), BANG | L_BRACKET | CONST | ASYNC | TILDE | FOR | QUESTION) {
                p.call(BOUND_MODIFIERS, 1, bound_modifier)?;
            }
            p.list(list, BOUND_MODIFIERS)?;
            p.call(BOUND_PATH, 2, path)?;
            p.close(start, BOUND_PATH)?;
        }
    }
    p.slot(BOUND)
}

/// `boundModifier : '?' | '!' | '~' 'const' | 'const' | '[' 'const' ']' | 'async' | binder`
/// In normal form `'?' | '!' | '~'? 'const' | '[' 'const' ']' | 'async' | binder`
fn bound_modifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CONST | TILDE => p.call(BOUND_MODIFIER, 3, const_rule)?,
        L_BRACKET => {
            let start = p.begin(L_BRACKET)?;
            p.token(CONST)?;
            p.token(R_BRACKET)?;
            p.node(start, BOUND_MODIFIER_L_BRACKET_CONST_R_BRACKET)?;
        }
        FOR => p.call(BOUND_MODIFIER, 6, binder)?,
        QUESTION | BANG | ASYNC => p.take(BOUND_MODIFIER)?,
        _ => return p.stop(),
    }
    p.slot(BOUND_MODIFIER)
}

/// `'~'? 'const'`
fn const_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == TILDE, OPTIONAL_TILDE)?;
    p.token(CONST)?;
    p.close(start, CONST_PART)
}

/// `binder : 'for' genericParameters`
fn binder(p: &mut Machine<'_>) -> Parsed {
    p.pair(BINDER, FOR, generic_parameters)
}

/// `path : ('::' | qualifiedSelf '::')? (('self' | 'super' | 'crate' | '$' 'crate') '::')* pathSegment ('::'
///     pathSegment)*`
/// In normal form `(qualifiedSelf?? '::')? (('self' | 'super' | '$'?? 'crate') '::')* pathSegment ('::'
///     pathSegment)*`
fn path(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PATH, 1, optional_qualified_self_colon_colon)?;
    let list = p.open();
    while matches!(p.peek(), CRATE | SELF | SUPER | DOLLAR) {
        let start_2 = p.open();
        match p.peek() {
            CRATE | DOLLAR => p.call(PATH_SELF_OR_OTHER, 3, crate_rule)?,
            SELF | SUPER => p.take(PATH_SELF_OR_OTHER)?,
            _ => return p.stop(),
        }
        p.slot(PATH_SELF_OR_OTHER)?;
        p.token(COLON_COLON)?;
        p.node(start_2, PATH_SELF_OR_OTHER_COLON_COLON)?;
    }
    p.list(list, PATH_SELF_OR_OTHER_COLON_COLONS)?;
    p.call(PATH, 3, path_segment)?;
    let list = p.open();
    while p.peek() == COLON_COLON && p.goes_in(PATH_COLON_COLON_PATH_SEGMENTS)? {
        p.pair(PATH_COLON_COLON_PATH_SEGMENT, COLON_COLON, path_segment)?;
    }
    p.list(list, PATH_COLON_COLON_PATH_SEGMENTS)?;
    p.close(start, PATH)
}

/// `(qualifiedSelf?? '::')?`
fn optional_qualified_self_colon_colon(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), COLON_COLON | LT) {
        let start = p.open();
        p.optional(p.peek() == LT, OPTIONAL_QUALIFIED_SELF, qualified_self)?;
        p.token(COLON_COLON)?;
        p.close_in(start, COLON_COLON_PART, OPTIONAL_QUALIFIED_SELF_COLON_COLON)?;
    }
    Ok(())
}

/// `qualifiedSelf : '<' type ('as' path)? '>'`
fn qualified_self(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LT)?;
    p.call(QUALIFIED_SELF, 2, type_rule)?;
    if p.peek() == AS {
        let start_2 = p.begin(AS)?;
        p.call(QUALIFIED_SELF_AS, 2, path)?;
        p.node_in(start_2, QUALIFIED_SELF_AS, QUALIFIED_SELF_OPTIONAL_AS)?;
    }
    p.token(GT)?;
    p.node(start, QUALIFIED_SELF)
}

/// `type : simpleType ('+' bound)* '+'?`
fn type_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE, 1, simple_type)?;
    p.call(TYPE, 2, plus_bounds)?;
    p.call(TYPE, 3, optional_plus)?;
    p.close(start, TYPE)
}

/// `simpleType : path ('!' delimited)? | '(' (type (',' type)* ','?)? ')' | '[' type (';' expression)? ']' |
///     ('&' | '&&') LIFETIME? ('pin' ('const' | 'mut'))? 'mut'? simpleType | '*' ('const' | 'mut')
///     simpleType | binder? typeQualifier* 'fn' '(' (functionTypeParameter (',' functionTypeParameter)*
///     ','?)? ')' ('->' simpleType)? | binder path | ('impl' | 'dyn') bound | '!' | '_'`
/// In normal form `simpleType_tail* (simpleType_path | simpleType_l_paren_r_paren |
///     simpleType_l_bracket_type_r_bracket | simpleType_fn | simpleType_binder_path |
///     simpleType_impl_or_dyn_bound | '!' | '_')`
fn simple_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), STAR | AMP | AMP_AMP) {
        match p.peek() {
            AMP | AMP_AMP => {
                let start_2 = p.open();
                p.set(AMP_OR_AMP_AMP, matches!(p.peek(), AMP | AMP_AMP))?;
                p.call(SIMPLE_TYPE_AMP_OR_AMP_AMP, 2, optional_lifetime)?;
                p.call(SIMPLE_TYPE_AMP_OR_AMP_AMP, 3, optional_pin)?;
                p.call(SIMPLE_TYPE_AMP_OR_AMP_AMP, 4, optional_mut)?;
                p.close(start_2, SIMPLE_TYPE_AMP_OR_AMP_AMP)?;
            }
            STAR => {
                let start_2 = p.begin(STAR)?;
                p.set(CONST_OR_MUT, matches!(p.peek(), CONST | MUT))?;
                p.node(start_2, SIMPLE_TYPE_STAR_CONST_OR_MUT)?;
            }
            _ => return p.stop(),
        }
        p.slot(SIMPLE_TYPE_TAIL)?;
    }
    p.list(list, SIMPLE_TYPE_TAILS)?;
    p.call(SIMPLE_TYPE, 2, simple_type_operand)?;
    p.close(start, SIMPLE_TYPE)
}

/// `LIFETIME?`
fn optional_lifetime(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == LIFETIME && p.goes_in(OPTIONAL_LIFETIME)? {
        p.take(OPTIONAL_LIFETIME)?;
    }
    Ok(())
}

/// `('pin' ('const' | 'mut'))?`
fn optional_pin(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == PIN && p.goes_in(OPTIONAL_PIN)? {
        let start = p.begin(PIN)?;
        p.set(CONST_OR_MUT, matches!(p.peek(), CONST | MUT))?;
        p.node_in(start, PIN_PART, OPTIONAL_PIN)?;
    }
    Ok(())
}

/// `'mut'?`
fn optional_mut(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == MUT && p.goes_in(OPTIONAL_MUT)? {
        p.take(OPTIONAL_MUT)?;
    }
    Ok(())
}

/// `path ('!' delimited)? | '(' (type (',' type)* ','?)? ')' | '[' type (';' expression)? ']' | binder?
///     typeQualifier* 'fn' '(' (functionTypeParameter (',' functionTypeParameter)* ','?)? ')' ('->'
///     simpleType)? | binder path | ('impl' | 'dyn') bound | '!' | '_'`
fn simple_type_operand(p: &mut Machine<'_>) -> Parsed {
    match p.decide(SIMPLE_TYPE_OPERAND)? {
        1 => {
            let start = p.open();
            p.call(SIMPLE_TYPE_PATH, 1, path)?;
            if p.peek() == BANG && p.goes_in(SIMPLE_TYPE_OPTIONAL_BANG_DELIMITED)? {
                p.call(SIMPLE_TYPE_OPTIONAL_BANG_DELIMITED, 1, bang_delimited)?;
                p.slot(SIMPLE_TYPE_OPTIONAL_BANG_DELIMITED)?;
            }
            p.close(start, SIMPLE_TYPE_PATH)?;
        }
        2 => {
            let start = p.begin(L_PAREN)?;
            p.optional(p.peek() != R_PAREN, SIMPLE_TYPE_OPTIONAL_TYPE, type_next_types_optional_comma)?;
            p.token(R_PAREN)?;
            p.node(start, SIMPLE_TYPE_L_PAREN_R_PAREN)?;
        }
        3 => {
            let start = p.begin(L_BRACKET)?;
            p.call(SIMPLE_TYPE_L_BRACKET_TYPE_R_BRACKET, 2, type_rule)?;
            p.optional(p.peek() == SEMICOLON, SIMPLE_TYPE_OPTIONAL_NEXT_EXPRESSION, semicolon_to_expression)?;
            p.token(R_BRACKET)?;
            p.node(start, SIMPLE_TYPE_L_BRACKET_TYPE_R_BRACKET)?;
        }
        4 => p.call(SIMPLE_TYPE_OPERAND, 4, simple_type_fn)?,
        5 => {
            let start = p.open();
            p.call(SIMPLE_TYPE_BINDER_PATH, 1, binder)?;
            p.call(SIMPLE_TYPE_BINDER_PATH, 2, path)?;
            p.node(start, SIMPLE_TYPE_BINDER_PATH)?;
        }
        6 => {
            let start = p.open();
            p.set(SIMPLE_TYPE_IMPL_OR_DYN, matches!(p.peek(), IMPL | DYN))?;
            p.call(SIMPLE_TYPE_IMPL_OR_DYN_BOUND, 2, bound)?;
            p.node(start, SIMPLE_TYPE_IMPL_OR_DYN_BOUND)?;
        }
        _ => p.take(SIMPLE_TYPE_OPERAND)?,
    }
    p.slot(SIMPLE_TYPE_OPERAND)
}

/// `'!' delimited`
fn bang_delimited(p: &mut Machine<'_>) -> Parsed {
    p.pair(BANG_DELIMITED, BANG, delimited)
}

/// `type (',' type)* ','?`
fn type_next_types_optional_comma(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE_NEXT_TYPES_OPTIONAL_COMMA, 1, type_rule)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(NEXT_TYPES)? {
        p.pair(NEXT_TYPE, COMMA, type_rule)?;
    }
    p.list(list, NEXT_TYPES)?;
    p.call(TYPE_NEXT_TYPES_OPTIONAL_COMMA, 3, optional_comma)?;
    p.close(start, TYPE_NEXT_TYPES_OPTIONAL_COMMA)
}

/// `';' expression`
fn semicolon_to_expression(p: &mut Machine<'_>) -> Parsed {
    p.pair(SEMICOLON_TO_EXPRESSION, SEMICOLON, expression)
}

/// `expression : plainExpression | blockExpression | letExpression | attribute+ (plainExpression |
///     blockExpression)`
fn expression(p: &mut Machine<'_>) -> Parsed {
    match p.decide(EXPRESSION)? {
        1 => p.call(EXPRESSION, 1, plain_expression)?,
        2 => p.call(EXPRESSION, 2, block_expression)?,
        3 => p.call(EXPRESSION, 3, let_expression)?,
        _ => {
            let start = p.open();
            let list = p.open();
            loop {
                p.call(SOME_ATTRIBUTES, 1, attribute)?;
                if p.peek() != HASH {
                    break;
                }
            }
            p.list(list, SOME_ATTRIBUTES)?;
            match p.decide(EXPRESSION_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION)? {
                1 => p.call(EXPRESSION_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION, 1, plain_expression)?,
                _ => p.call(EXPRESSION_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION, 2, block_expression)?,
            }
            p.slot(EXPRESSION_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION)?;
            p.node(start, EXPRESSION_ATTRIBUTES)?;
        }
    }
    p.slot(EXPRESSION)
}

/// `plainExpression : plainOperand operation*`
fn plain_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PLAIN_EXPRESSION, 1, plain_operand)?;
    p.call(PLAIN_EXPRESSION, 2, operations)?;
    p.close(start, PLAIN_EXPRESSION)
}

/// `plainOperand : prefix+ (unprefixedOperand | blockOperand) | unprefixedOperand`
fn plain_operand(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PLAIN_OPERAND)? {
        1 => {
            let start = p.open();
            let list = p.open();
            loop {
                p.call(PREFIXES, 1, prefix)?;
                if !p.goes_in(PREFIXES)? {
                    break;
                }
            }
            p.list(list, PREFIXES)?;
            match p.decide(PLAIN_OPERAND_UNPREFIXED_OPERAND_OR_BLOCK_OPERAND)? {
                1 => p.call(PLAIN_OPERAND_UNPREFIXED_OPERAND_OR_BLOCK_OPERAND, 1, unprefixed_operand)?,
                _ => p.call(PLAIN_OPERAND_UNPREFIXED_OPERAND_OR_BLOCK_OPERAND, 2, block_operand)?,
            }
            p.slot(PLAIN_OPERAND_UNPREFIXED_OPERAND_OR_BLOCK_OPERAND)?;
            p.node(start, PLAIN_OPERAND_PREFIXES)?;
        }
        _ => p.call(PLAIN_OPERAND, 2, unprefixed_operand)?,
    }
    p.slot(PLAIN_OPERAND)
}

/// `prefix : '-' | '!' | '*' | ('&' | '&&') ('mut' | ('raw' | 'pin') ('const' | 'mut'))? attribute* | '..' |
///     '..=' | closureHead | 'box'`
fn prefix(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        AMP | AMP_AMP => {
            let start = p.open();
            p.set(AMP_OR_AMP_AMP, matches!(p.peek(), AMP | AMP_AMP))?;
            if p.peek() == MUT || p.goes_in(PREFIX_OPTIONAL_MUT_OR_PIN_OR_RAW_CONST_OR_MUT)? {
                match p.peek() {
                    PIN | RAW => {
                        let start_2 = p.open();
                        p.set(PREFIX_PIN_OR_RAW, matches!(p.peek(), PIN | RAW))?;
                        p.set(CONST_OR_MUT, matches!(p.peek(), CONST | MUT))?;
                        p.node(start_2, PREFIX_PIN_OR_RAW_CONST_OR_MUT)?;
                    }
                    MUT => p.take(PREFIX_MUT_OR_PIN_OR_RAW_CONST_OR_MUT)?,
                    _ => return p.stop(),
                }
                p.slot(PREFIX_OPTIONAL_MUT_OR_PIN_OR_RAW_CONST_OR_MUT)?;
            }
            p.call(PREFIX_AMP_OR_AMP_AMP, 3, attributes)?;
            p.close(start, PREFIX_AMP_OR_AMP_AMP)?;
        }
        USE | CONST | ASYNC | GEN | STATIC_KEYWORD | FOR | PIPE | PIPE_PIPE | MOVE => {
            p.call(PREFIX, 7, closure_head)?;
        }
        MINUS | BANG | STAR | DOT_DOT | DOT_DOT_EQ | BOX => p.take(PREFIX)?,
        _ => return p.stop(),
    }
    p.slot(PREFIX)
}

/// `closureHead : binder? closureQualifier* ('||' | '|' (closureParameter (',' closureParameter)* ','?)?
///     '|') ('->' simpleType)? attribute*`
fn closure_head(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CLOSURE_HEAD, 1, optional_binder)?;
    let list = p.open();
    while matches!(p.peek(), USE | CONST | ASYNC | GEN | STATIC_KEYWORD | MOVE) {
        closure_qualifier(p)?;
    }
    p.list(list, CLOSURE_QUALIFIERS)?;
    match p.peek() {
        PIPE => {
            let start_2 = p.begin(PIPE)?;
            if p.peek() != PIPE {
                let start_3 = p.open();
                p.call(CLOSURE_HEAD_CLOSURE_PARAMETER, 1, closure_parameter)?;
                let list = p.open();
                while p.peek() == COMMA && p.goes_in(CLOSURE_HEAD_NEXT_CLOSURE_PARAMETERS)? {
                    p.pair(CLOSURE_HEAD_NEXT_CLOSURE_PARAMETER, COMMA, closure_parameter)?;
                }
                p.list(list, CLOSURE_HEAD_NEXT_CLOSURE_PARAMETERS)?;
                p.call(CLOSURE_HEAD_CLOSURE_PARAMETER, 3, optional_comma)?;
                p.close_in(start_3, CLOSURE_HEAD_CLOSURE_PARAMETER, CLOSURE_HEAD_OPTIONAL_CLOSURE_PARAMETER)?;
            }
            p.token(PIPE)?;
            p.node(start_2, CLOSURE_HEAD_PIPE_PIPE)?;
        }
        PIPE_PIPE => p.take(CLOSURE_HEAD_PIPE_PIPE_OR_PIPE_PIPE)?,
        _ => return p.stop(),
    }
    p.slot(CLOSURE_HEAD_PIPE_PIPE_OR_PIPE_PIPE)?;
    p.call(CLOSURE_HEAD, 4, optional_minus_gt_simple_type)?;
    p.call(CLOSURE_HEAD, 5, attributes)?;
    p.close(start, CLOSURE_HEAD)
}

/// `binder?`
fn optional_binder(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == FOR && p.goes_in(OPTIONAL_BINDER)? {
        p.call(OPTIONAL_BINDER, 1, binder)?;
        p.slot(OPTIONAL_BINDER)?;
    }
    Ok(())
}

/// `closureQualifier : 'const' | 'static' | 'async' | 'gen' | 'move' | 'use'`
fn closure_qualifier(p: &mut Machine<'_>) -> Parsed {
    p.set(CLOSURE_QUALIFIER, matches!(p.peek(), USE | CONST | ASYNC | GEN | STATIC_KEYWORD | MOVE))
}

/// `closureParameter : attribute* simplePattern (':' type)?`
fn closure_parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CLOSURE_PARAMETER, 1, attributes)?;
    p.call(CLOSURE_PARAMETER, 2, simple_pattern)?;
    p.call(CLOSURE_PARAMETER, 3, optional_colon_type)?;
    p.close(start, CLOSURE_PARAMETER)
}

/// `simplePattern : patternBound rangeTail? | rangeOperator patternBound? | ('ref' | 'mut')+ ('pin' ('const'
///     | 'mut'))? (name | 'self') ('@' simplePattern)? | valuePath ('@' simplePattern | '!' delimited | '{'
///     (fieldPattern (',' fieldPattern)* ','?)? '}' | '(' (pattern (',' pattern)* ','?)? ')') | '_' | ('&'
///     | '&&') 'mut'? simplePattern | 'box' simplePattern | '(' (pattern (',' pattern)* ','?)? ')' | '['
///     (pattern (',' pattern)* ','?)? ']' | 'const' block`
/// In normal form `simplePattern_tails simplePattern_operand`
fn simple_pattern(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), AMP | AMP_AMP | BOX) || p.goes_in(SIMPLE_PATTERN_TAILS)? {
        match p.peek() {
            AMP | AMP_AMP => {
                let start_2 = p.open();
                p.set(AMP_OR_AMP_AMP, matches!(p.peek(), AMP | AMP_AMP))?;
                p.call(SIMPLE_PATTERN_AMP_OR_AMP_AMP, 2, optional_mut)?;
                p.close(start_2, SIMPLE_PATTERN_AMP_OR_AMP_AMP)?;
            }
            BOX => p.take(SIMPLE_PATTERN_TAIL)?,
            _ => {
                let start_2 = p.open();
                p.call(SIMPLE_PATTERN_VALUE_PATH_AT, 1, value_path)?;
                p.token(AT)?;
                p.node(start_2, SIMPLE_PATTERN_VALUE_PATH_AT)?;
            }
        }
        p.slot(SIMPLE_PATTERN_TAIL)?;
    }
    p.list(list, SIMPLE_PATTERN_TAILS)?;
    p.call(SIMPLE_PATTERN, 2, simple_pattern_operand)?;
    p.close(start, SIMPLE_PATTERN)
}

/// `valuePath : ('::' | qualifiedSelf '::')? pathName ('::' (pathName | genericArguments))*`
/// In normal form `(qualifiedSelf?? '::')? pathName ('::' (pathName | genericArguments))*`
fn value_path(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(VALUE_PATH, 1, optional_qualified_self_colon_colon)?;
    p.call(VALUE_PATH, 2, path_name)?;
    let list = p.open();
    while p.peek() == COLON_COLON && p.goes_in(VALUE_PATH_COLON_COLONS)? {
        let start_2 = p.begin(COLON_COLON)?;
        match p.peek() {
            LT => p.call(VALUE_PATH_PATH_NAME_OR_GENERIC_ARGUMENTS, 2, generic_arguments)?,
            _ => p.call(VALUE_PATH_PATH_NAME_OR_GENERIC_ARGUMENTS, 1, path_name)?,
        }
        p.slot(VALUE_PATH_PATH_NAME_OR_GENERIC_ARGUMENTS)?;
        p.node(start_2, VALUE_PATH_COLON_COLON)?;
    }
    p.list(list, VALUE_PATH_COLON_COLONS)?;
    p.close(start, VALUE_PATH)
}

/// `genericArguments : '<' (genericArgument (',' genericArgument)* ','?)? '>'`
fn generic_arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LT)?;
    if p.peek() != GT {
        let start_2 = p.open();
        p.call(GENERIC_ARGUMENTS_GENERIC_ARGUMENT, 1, generic_argument)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(GENERIC_ARGUMENTS_NEXT_GENERIC_ARGUMENTS)? {
            p.pair(GENERIC_ARGUMENTS_NEXT_GENERIC_ARGUMENT, COMMA, generic_argument)?;
        }
        p.list(list, GENERIC_ARGUMENTS_NEXT_GENERIC_ARGUMENTS)?;
        p.call(GENERIC_ARGUMENTS_GENERIC_ARGUMENT, 3, optional_comma)?;
        p.close_in(start_2, GENERIC_ARGUMENTS_GENERIC_ARGUMENT, GENERIC_ARGUMENTS_OPTIONAL_GENERIC_ARGUMENT)?;
    }
    p.token(GT)?;
    p.node(start, GENERIC_ARGUMENTS)
}

/// `genericArgument : LIFETIME | type ('=' (type | genericConstant) | ':' bounds)? | genericConstant`
fn generic_argument(p: &mut Machine<'_>) -> Parsed {
    match p.decide(GENERIC_ARGUMENT)? {
        1 => p.take(GENERIC_ARGUMENT)?,
        2 => {
            let start = p.open();
            p.call(GENERIC_ARGUMENT_TYPE, 1, type_rule)?;
            if matches!(p.peek(), COLON | EQ) {
                match p.peek() {
                    EQ => {
                        p.call(GENERIC_ARGUMENT_EQ_TYPE_OR_GENERIC_CONSTANT_OR_COLON, 1,
                            eq_type_or_generic_constant)?;
                    }
                    COLON => p.call(GENERIC_ARGUMENT_EQ_TYPE_OR_GENERIC_CONSTANT_OR_COLON, 2, colon)?,
                    _ => return p.stop(),
                }
                p.slot(GENERIC_ARGUMENT_OPTIONAL_EQ_TYPE_OR_GENERIC_CONSTANT_OR_COLON)?;
            }
            p.close(start, GENERIC_ARGUMENT_TYPE)?;
        }
        _ => p.call(GENERIC_ARGUMENT, 3, generic_constant)?,
    }
    p.slot(GENERIC_ARGUMENT)
}

/// `'=' (type | genericConstant)`
fn eq_type_or_generic_constant(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(EQ)?;
    match p.decide(TYPE_OR_GENERIC_CONSTANT)? {
        1 => p.call(TYPE_OR_GENERIC_CONSTANT, 1, type_rule)?,
        _ => p.call(TYPE_OR_GENERIC_CONSTANT, 2, generic_constant)?,
    }
    p.slot(TYPE_OR_GENERIC_CONSTANT)?;
    p.node(start, EQ_TYPE_OR_GENERIC_CONSTANT)
}

/// `genericConstant : '-'? literal | block | 'const' block`
/// In normal form `'-'? literal | 'const'?? block`
fn generic_constant(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MINUS | TRUE | FALSE | CHARACTER | STRING | RAW_STRING | FLOAT | INTEGER => {
            p.call(GENERIC_CONSTANT, 1, optional_minus_literal)?;
        }
        L_BRACE | CONST => {
            let start = p.open();
            p.optional_token(p.peek() == CONST, GENERIC_CONSTANT_OPTIONAL_CONST)?;
            p.call(GENERIC_CONSTANT_BLOCK, 2, block)?;
            p.close(start, GENERIC_CONSTANT_BLOCK)?;
        }
        _ => return p.stop(),
    }
    p.slot(GENERIC_CONSTANT)
}

/// `'-'? literal`
fn optional_minus_literal(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == MINUS, OPTIONAL_MINUS)?;
    p.call(OPTIONAL_MINUS_LITERAL, 2, literal)?;
    p.close(start, OPTIONAL_MINUS_LITERAL)
}

/// `literal : INTEGER '.'?? | FLOAT | string | CHARACTER | 'true' | 'false'`
fn literal(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        INTEGER => {
            let start = p.begin(INTEGER)?;
            if p.peek() == DOT && p.goes_in(LITERAL_OPTIONAL_DOT)? {
                p.take(LITERAL_OPTIONAL_DOT)?;
            }
            p.close(start, LITERAL_INTEGER)?;
        }
        STRING | RAW_STRING => string(p)?,
        FLOAT | CHARACTER | TRUE | FALSE => p.take(LITERAL)?,
        _ => return p.stop(),
    }
    p.slot(LITERAL)
}

/// `block : '{' innerAttribute* statement* '}'`
fn block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.call(BLOCK, 2, inner_attributes)?;
    let list = p.open();
    while p.peek() != R_BRACE {
        p.call(STATEMENTS, 1, statement)?;
    }
    p.list(list, STATEMENTS)?;
    p.token(R_BRACE)?;
    p.node(start, BLOCK)
}

/// `statement : ';' | item | attribute* letStatement | attribute* blockStatement | attribute*
///     plainExpression (';' | {_input.LT(1).getText().equals("}")}?)`
/// In normal form `';' | item | attribute* (letStatement | blockStatement | plainExpression (';' |
///     {_input.LT(1).getText().equals("}")}?))`
fn statement(p: &mut Machine<'_>) -> Parsed {
    match p.decide(STATEMENT)? {
        1 => p.take(STATEMENT)?,
        2 => p.call(STATEMENT, 2, item)?,
        _ => {
            let start = p.open();
            p.call(STATEMENT_LET_STATEMENT_OR_OTHER, 1, attributes)?;
            match p.decide(STATEMENT_AFTER_ATTRIBUTES)? {
                1 => p.call(STATEMENT_AFTER_ATTRIBUTES, 1, let_statement)?,
                2 => p.call(STATEMENT_AFTER_ATTRIBUTES, 2, block_statement)?,
                _ => {
                    let start_2 = p.open();
                    p.call(STATEMENT_PLAIN_EXPRESSION_SEMICOLON_OR_OTHER, 1, plain_expression)?;
                    let start_3 = p.open();
                    match p.decide(STATEMENT_SEMICOLON_OR_OTHER)? {
                        1 => p.token(SEMICOLON)?,
                        _ => p.guard(INPUT_LT_1_GET_TEXT_EQUALS)?,
                    }
                    p.close(start_3, STATEMENT_SEMICOLON_OR_OTHER)?;
                    p.close(start_2, STATEMENT_PLAIN_EXPRESSION_SEMICOLON_OR_OTHER)?;
                }
            }
            p.slot(STATEMENT_AFTER_ATTRIBUTES)?;
            p.close(start, STATEMENT_LET_STATEMENT_OR_OTHER)?;
        }
    }
    p.slot(STATEMENT)
}

/// `letStatement : 'super'? 'let' pattern (':' type)? ('=' attribute* (plainExpression elseBlock? |
///     blockExpression))? ';'`
fn let_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == SUPER, LET_STATEMENT_OPTIONAL_SUPER)?;
    p.token(LET)?;
    p.call(LET_STATEMENT, 3, pattern)?;
    p.call(LET_STATEMENT, 4, optional_colon_type)?;
    if p.peek() == EQ {
        let start_2 = p.begin(EQ)?;
        p.call(LET_STATEMENT_EQ, 2, attributes)?;
        match p.decide(LET_STATEMENT_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION)? {
            1 => {
                let start_3 = p.open();
                p.call(LET_STATEMENT_PLAIN_EXPRESSION, 1, plain_expression)?;
                p.call(LET_STATEMENT_PLAIN_EXPRESSION, 2, optional_else_block)?;
                p.close(start_3, LET_STATEMENT_PLAIN_EXPRESSION)?;
            }
            _ => p.call(LET_STATEMENT_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION, 2, block_expression)?,
        }
        p.slot(LET_STATEMENT_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION)?;
        p.node_in(start_2, LET_STATEMENT_EQ, LET_STATEMENT_OPTIONAL_EQ)?;
    }
    p.token(SEMICOLON)?;
    p.node(start, LET_STATEMENT)
}

/// `pattern : '|'? simplePattern ('|' simplePattern)*`
fn pattern(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == PIPE, PATTERN_OPTIONAL_PIPE)?;
    p.call(PATTERN, 2, simple_pattern)?;
    let list = p.open();
    while p.peek() == PIPE {
        p.pair(PATTERN_NEXT_SIMPLE_PATTERN, PIPE, simple_pattern)?;
    }
    p.list(list, PATTERN_NEXT_SIMPLE_PATTERNS)?;
    p.close(start, PATTERN)
}

/// `(':' type)?`
fn optional_colon_type(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == COLON {
        let start = p.begin(COLON)?;
        p.call(COLON_TYPE, 2, type_rule)?;
        p.node_in(start, COLON_TYPE, OPTIONAL_COLON_TYPE)?;
    }
    Ok(())
}

/// `elseBlock?`
fn optional_else_block(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == ELSE && p.goes_in(OPTIONAL_ELSE_BLOCK)? {
        p.call(OPTIONAL_ELSE_BLOCK, 1, else_block)?;
        p.slot(OPTIONAL_ELSE_BLOCK)?;
    }
    Ok(())
}

/// `elseBlock : 'else' block`
fn else_block(p: &mut Machine<'_>) -> Parsed {
    p.pair(ELSE_BLOCK, ELSE, block)
}

/// `blockExpression : blockOperand operation*`
fn block_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(BLOCK_EXPRESSION, 1, block_operand)?;
    p.call(BLOCK_EXPRESSION, 2, operations)?;
    p.close(start, BLOCK_EXPRESSION)
}

/// `blockOperand : blockLike postfixOperator*`
fn block_operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(BLOCK_OPERAND, 1, block_like)?;
    p.call(BLOCK_OPERAND, 2, postfix_operators)?;
    p.close(start, BLOCK_OPERAND)
}

/// `blockLike : (LIFETIME ':')? ('loop' block | 'while' expression block | 'for' 'await'? pattern 'in'
///     expression block | block) | ifExpression | 'match' expression matchBlock | ('unsafe' | 'const' |
///     'static'? 'async' ('move' | 'use')? | 'gen' 'move'? | 'try') block`
/// In normal form `(LIFETIME ':')? ('loop' block | 'while' expression block | ('for' 'await'? pattern 'in'
///     expression)? block) | ifExpression | 'match' expression matchBlock | ('unsafe' |
///     'const' | 'static'? 'async' ('use' | 'move')? | 'gen' 'move'? | 'try') block`
fn block_like(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE | FOR | LOOP | WHILE | LIFETIME => p.call(BLOCK_LIKE, 1, block_like_optional_lifetime_colon)?,
        IF => p.call(BLOCK_LIKE, 2, if_expression)?,
        MATCH => {
            let start = p.begin(MATCH)?;
            p.call(BLOCK_LIKE_MATCH, 2, expression)?;
            p.call(BLOCK_LIKE_MATCH, 3, match_block)?;
            p.node(start, BLOCK_LIKE_MATCH)?;
        }
        UNSAFE | CONST | ASYNC | GEN | STATIC_KEYWORD | TRY => {
            let start = p.open();
            match p.peek() {
                ASYNC | STATIC_KEYWORD => {
                    let start_2 = p.open();
                    p.optional_token(p.peek() == STATIC_KEYWORD, BLOCK_LIKE_OPTIONAL_STATIC)?;
                    p.token(ASYNC)?;
                    p.optional_token(matches!(p.peek(), USE | MOVE), BLOCK_LIKE_OPTIONAL_USE_OR_MOVE)?;
                    p.close(start_2, BLOCK_LIKE_ASYNC)?;
                }
                GEN => {
                    let start_2 = p.begin(GEN)?;
                    p.optional_token(p.peek() == MOVE, BLOCK_LIKE_OPTIONAL_MOVE)?;
                    p.close(start_2, BLOCK_LIKE_GEN)?;
                }
                UNSAFE | CONST | TRY => p.take(BLOCK_LIKE_UNSAFE_OR_OTHER)?,
                _ => return p.stop(),
            }
            p.slot(BLOCK_LIKE_UNSAFE_OR_OTHER)?;
            p.call(BLOCK_LIKE_UNSAFE_OR_OTHER_BLOCK, 2, block)?;
            p.node(start, BLOCK_LIKE_UNSAFE_OR_OTHER_BLOCK)?;
        }
        _ => return p.stop(),
    }
    p.slot(BLOCK_LIKE)
}

/// `(LIFETIME ':')? ('loop' block | 'while' expression block | ('for' 'await'? pattern 'in' expression)?
///     block)`
fn block_like_optional_lifetime_colon(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == LIFETIME {
        let start_2 = p.begin(LIFETIME)?;
        p.token(COLON)?;
        p.node_in(start_2, BLOCK_LIKE_LIFETIME, BLOCK_LIKE_OPTIONAL_LIFETIME)?;
    }
    match p.peek() {
        LOOP => p.pair(BLOCK_LIKE_LOOP, LOOP, block)?,
        WHILE => {
            let start_2 = p.begin(WHILE)?;
            p.call(BLOCK_LIKE_WHILE, 2, expression)?;
            p.call(BLOCK_LIKE_WHILE, 3, block)?;
            p.node(start_2, BLOCK_LIKE_WHILE)?;
        }
        L_BRACE | FOR => {
            let start_2 = p.open();
            if p.peek() == FOR {
                let start_3 = p.begin(FOR)?;
                if p.peek() == AWAIT && p.goes_in(BLOCK_LIKE_OPTIONAL_AWAIT)? {
                    p.take(BLOCK_LIKE_OPTIONAL_AWAIT)?;
                }
                p.call(BLOCK_LIKE_FOR_IN, 3, pattern)?;
                p.token(IN)?;
                p.call(BLOCK_LIKE_FOR_IN, 5, expression)?;
                p.node_in(start_3, BLOCK_LIKE_FOR_IN, BLOCK_LIKE_OPTIONAL_FOR_IN)?;
            }
            p.call(BLOCK_LIKE_BLOCK, 2, block)?;
            p.close(start_2, BLOCK_LIKE_BLOCK)?;
        }
        _ => return p.stop(),
    }
    p.slot(BLOCK_LIKE_LOOP_OR_OTHER_AFTER_OPTIONAL_LIFETIME)?;
    p.close(start, BLOCK_LIKE_OPTIONAL_LIFETIME_COLON)
}

/// `ifExpression : 'if' expression block elseIf* elseBlock?`
fn if_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    p.call(IF_EXPRESSION, 2, expression)?;
    p.call(IF_EXPRESSION, 3, block)?;
    let list = p.open();
    while p.peek() == ELSE && p.goes_in(ELSE_IFS)? {
        p.call(ELSE_IFS, 1, else_if)?;
    }
    p.list(list, ELSE_IFS)?;
    p.call(IF_EXPRESSION, 5, optional_else_block)?;
    p.node(start, IF_EXPRESSION)
}

/// `elseIf : 'else' 'if' expression block`
fn else_if(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ELSE)?;
    p.token(IF)?;
    p.call(ELSE_IF, 3, expression)?;
    p.call(ELSE_IF, 4, block)?;
    p.node(start, ELSE_IF)
}

/// `matchBlock : '{' innerAttribute* matchArm* '}'`
fn match_block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.call(MATCH_BLOCK, 2, inner_attributes)?;
    let list = p.open();
    while p.peek() != R_BRACE {
        p.call(MATCH_ARMS, 1, match_arm)?;
    }
    p.list(list, MATCH_ARMS)?;
    p.token(R_BRACE)?;
    p.node(start, MATCH_BLOCK)
}

/// `matchArm : attribute* pattern ('if' expression)? '=>' attribute* (blockLike (dotOperator
///     postfixOperator* operation*)? ','? | plainExpression (',' | {_input.LT(1).getText().equals("}")}?))`
fn match_arm(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MATCH_ARM, 1, attributes)?;
    p.call(MATCH_ARM, 2, pattern)?;
    if p.peek() == IF {
        let start_2 = p.begin(IF)?;
        p.call(MATCH_ARM_IF, 2, expression)?;
        p.node_in(start_2, MATCH_ARM_IF, MATCH_ARM_OPTIONAL_IF)?;
    }
    p.token(EQ_GT)?;
    p.call(MATCH_ARM, 5, attributes)?;
    match p.decide(MATCH_ARM_BLOCK_LIKE_OR_OTHER)? {
        1 => {
            let start_2 = p.open();
            p.call(MATCH_ARM_BLOCK_LIKE, 1, block_like)?;
            p.call(MATCH_ARM_BLOCK_LIKE, 2, optional_dot_operator)?;
            p.call(MATCH_ARM_BLOCK_LIKE, 3, optional_comma)?;
            p.close(start_2, MATCH_ARM_BLOCK_LIKE)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(MATCH_ARM_PLAIN_EXPRESSION_COMMA_OR_OTHER, 1, plain_expression)?;
            let start_3 = p.open();
            match p.peek() {
                COMMA => p.take(MATCH_ARM_COMMA_OR_OTHER)?,
                _ => p.guard(INPUT_LT_1_GET_TEXT_EQUALS)?,
            }
            p.close(start_3, MATCH_ARM_COMMA_OR_OTHER)?;
            p.close(start_2, MATCH_ARM_PLAIN_EXPRESSION_COMMA_OR_OTHER)?;
        }
    }
    p.slot(MATCH_ARM_BLOCK_LIKE_OR_OTHER)?;
    p.node(start, MATCH_ARM)
}

/// `(dotOperator postfixOperator* operation*)?`
fn optional_dot_operator(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), QUESTION | DOT) {
        let start = p.open();
        p.call(DOT_OPERATOR_POSTFIX_OPERATORS_OPERATIONS, 1, dot_operator)?;
        p.call(DOT_OPERATOR_POSTFIX_OPERATORS_OPERATIONS, 2, postfix_operators)?;
        p.call(DOT_OPERATOR_POSTFIX_OPERATORS_OPERATIONS, 3, operations)?;
        p.close_in(start, DOT_OPERATOR_POSTFIX_OPERATORS_OPERATIONS, OPTIONAL_DOT_OPERATOR)?;
    }
    Ok(())
}

/// `dotOperator : '?' | '.' (name ('::' genericArguments)? | INTEGER | FLOAT | 'yield' | 'use' | 'match'
///     matchBlock)`
fn dot_operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DOT => {
            let start = p.begin(DOT)?;
            match p.peek() {
                MATCH => p.pair(DOT_OPERATOR_MATCH, MATCH, match_block)?,
                INTEGER | FLOAT | YIELD | USE => p.take(DOT_OPERATOR_NAME_OR_OTHER)?,
                _ => {
                    let start_2 = p.open();
                    name(p)?;
                    if p.goes_in(DOT_OPERATOR_OPTIONAL_COLON_COLON_GENERIC_ARGUMENTS)? {
                        let start_3 = p.begin(COLON_COLON)?;
                        p.call(DOT_OPERATOR_COLON_COLON_GENERIC_ARGUMENTS, 2, generic_arguments)?;
                        p.node_in(start_3, DOT_OPERATOR_COLON_COLON_GENERIC_ARGUMENTS,
                            DOT_OPERATOR_OPTIONAL_COLON_COLON_GENERIC_ARGUMENTS)?;
                    }
                    p.close(start_2, DOT_OPERATOR_NAME)?;
                }
            }
            p.slot(DOT_OPERATOR_NAME_OR_OTHER)?;
            p.node(start, DOT_OPERATOR_NEXT_NAME_OR_OTHER)?;
        }
        QUESTION => p.take(DOT_OPERATOR)?,
        _ => return p.stop(),
    }
    p.slot(DOT_OPERATOR)
}

/// `postfixOperator*`
fn postfix_operators(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), QUESTION | DOT) || p.goes_in(POSTFIX_OPERATORS)? {
        p.call(POSTFIX_OPERATORS, 1, postfix_operator)?;
    }
    p.list(list, POSTFIX_OPERATORS)
}

/// `postfixOperator : dotOperator | '(' (expression (',' expression)* ','?)? ')' | '[' expression ']'`
fn postfix_operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        QUESTION | DOT => p.call(POSTFIX_OPERATOR, 1, dot_operator)?,
        L_PAREN => p.call(POSTFIX_OPERATOR, 2, l_paren)?,
        L_BRACKET => {
            let start = p.begin(L_BRACKET)?;
            p.call(POSTFIX_OPERATOR_L_BRACKET_EXPRESSION_R_BRACKET, 2, expression)?;
            p.token(R_BRACKET)?;
            p.node(start, POSTFIX_OPERATOR_L_BRACKET_EXPRESSION_R_BRACKET)?;
        }
        _ => return p.stop(),
    }
    p.slot(POSTFIX_OPERATOR)
}

/// `'(' (expression (',' expression)* ','?)? ')'`
fn l_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if p.peek() != R_PAREN {
        let start_2 = p.open();
        p.call(EXPRESSION_AFTER_L_PAREN, 1, expression)?;
        p.call(EXPRESSION_AFTER_L_PAREN, 2, next_expressions)?;
        p.call(EXPRESSION_AFTER_L_PAREN, 3, optional_comma)?;
        p.close_in(start_2, EXPRESSION_AFTER_L_PAREN, OPTIONAL_EXPRESSION_AFTER_L_PAREN)?;
    }
    p.token(R_PAREN)?;
    p.node(start, L_PAREN_PART)
}

/// `(',' expression)*`
fn next_expressions(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(NEXT_EXPRESSIONS)? {
        p.pair(COMMA_TO_EXPRESSION, COMMA, expression)?;
    }
    p.list(list, NEXT_EXPRESSIONS)
}

/// `operation*`
fn operations(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.goes_in(OPERATIONS)? {
        p.call(OPERATIONS, 1, operation)?;
    }
    p.list(list, OPERATIONS)
}

/// `operation : binaryOperator operand | '&&' letBinding | 'as' simpleType | ('..' | '..=' | '...') operand?`
/// In normal form `binaryOperator operand | '&&' letBinding | 'as' simpleType | rangeOperator operand?`
fn operation(p: &mut Machine<'_>) -> Parsed {
    match p.decide(OPERATION)? {
        1 => {
            let start = p.open();
            p.call(OPERATION_BINARY_OPERATOR_OPERAND, 1, binary_operator)?;
            p.call(OPERATION_BINARY_OPERATOR_OPERAND, 2, operand)?;
            p.node(start, OPERATION_BINARY_OPERATOR_OPERAND)?;
        }
        2 => p.pair(OPERATION_AMP_AMP_LET_BINDING, AMP_AMP, let_binding)?,
        3 => p.pair(OPERATION_AS, AS, simple_type)?,
        _ => {
            let start = p.open();
            range_operator(p)?;
            if p.goes_in(OPTIONAL_OPERAND)? {
                p.call(OPTIONAL_OPERAND, 1, operand)?;
                p.slot(OPTIONAL_OPERAND)?;
            }
            p.close(start, OPERATION_RANGE_OPERATOR)?;
        }
    }
    p.slot(OPERATION)
}

/// `binaryOperator : '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '&&' | '||' | '==' | '!=' | '<' ('=' |
///     '<' '='?)? | '>' ('=' | '>' '='?)? | '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^='`
fn binary_operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        LT => p.call(BINARY_OPERATOR, 13, binary_operator_lt_optional_eq_or_lt_optional_eq)?,
        GT => {
            let start = p.begin(GT)?;
            if matches!(p.peek(), EQ | GT) {
                match p.peek() {
                    GT => {
                        let start_2 = p.begin(GT)?;
                        p.call(BINARY_OPERATOR_GT_OPTIONAL_EQ, 2, binary_operator_optional_eq)?;
                        p.close(start_2, BINARY_OPERATOR_GT_OPTIONAL_EQ)?;
                    }
                    EQ => p.take(BINARY_OPERATOR_EQ_OR_GT)?,
                    _ => return p.stop(),
                }
                p.slot(BINARY_OPERATOR_OPTIONAL_EQ_OR_GT)?;
            }
            p.close(start, BINARY_OPERATOR_GT_OPTIONAL_EQ_OR_GT_OPTIONAL_EQ)?;
        }
        PLUS | MINUS | STAR | SLASH | PERCENT | AMP | PIPE | CARET | AMP_AMP | PIPE_PIPE | EQ_EQ
        | BANG_EQ | EQ | PLUS_EQ | MINUS_EQ | STAR_EQ | SLASH_EQ | PERCENT_EQ | AMP_EQ | PIPE_EQ
        | CARET_EQ => p.take(BINARY_OPERATOR)?,
        _ => return p.stop(),
    }
    p.slot(BINARY_OPERATOR)
}

/// `'<' ('=' | '<' '='?)?`
fn binary_operator_lt_optional_eq_or_lt_optional_eq(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LT)?;
    if p.peek() == EQ || p.peek() == LT && p.goes_in(BINARY_OPERATOR_OPTIONAL_EQ_OR_LT)? {
        match p.peek() {
            LT => {
                let start_2 = p.begin(LT)?;
                p.call(BINARY_OPERATOR_LT_OPTIONAL_EQ, 2, binary_operator_optional_eq)?;
                p.close(start_2, BINARY_OPERATOR_LT_OPTIONAL_EQ)?;
            }
            EQ => p.take(BINARY_OPERATOR_EQ_OR_LT)?,
            _ => return p.stop(),
        }
        p.slot(BINARY_OPERATOR_OPTIONAL_EQ_OR_LT)?;
    }
    p.close(start, BINARY_OPERATOR_LT_OPTIONAL_EQ_OR_LT_OPTIONAL_EQ)
}

/// `'='?`
fn binary_operator_optional_eq(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == EQ, BINARY_OPERATOR_OPTIONAL_EQ)
}

/// `operand : plainOperand | blockOperand`
fn operand(p: &mut Machine<'_>) -> Parsed {
    match p.decide(OPERAND)? {
        1 => p.call(OPERAND, 1, plain_operand)?,
        _ => p.call(OPERAND, 2, block_operand)?,
    }
    p.slot(OPERAND)
}

/// `letBinding : 'let' pattern '=' operand`
fn let_binding(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LET)?;
    p.call(LET_BINDING, 2, pattern)?;
    p.token(EQ)?;
    p.call(LET_BINDING, 4, operand)?;
    p.node(start, LET_BINDING)
}

/// `rangeOperator : '..' | '..=' | '...'`
fn range_operator(p: &mut Machine<'_>) -> Parsed {
    p.set(RANGE_OPERATOR, matches!(p.peek(), DOT_DOT_DOT | DOT_DOT | DOT_DOT_EQ))
}

/// `blockStatement : blockLike (dotOperator postfixOperator* operation*)? | simplePath '!' '{' tokenTree*
///     '}' (dotOperator postfixOperator* operation*)?`
fn block_statement(p: &mut Machine<'_>) -> Parsed {
    match p.decide(BLOCK_STATEMENT)? {
        1 => {
            let start = p.open();
            p.call(BLOCK_STATEMENT_BLOCK_LIKE, 1, block_like)?;
            p.call(BLOCK_STATEMENT_BLOCK_LIKE, 2, optional_dot_operator)?;
            p.close(start, BLOCK_STATEMENT_BLOCK_LIKE)?;
        }
        _ => {
            let start = p.open();
            p.call(BLOCK_STATEMENT_SIMPLE_PATH_BANG_L_BRACE_R_BRACE, 1, simple_path)?;
            p.token(BANG)?;
            p.token(L_BRACE)?;
            p.call(BLOCK_STATEMENT_SIMPLE_PATH_BANG_L_BRACE_R_BRACE, 4, token_trees)?;
            p.token(R_BRACE)?;
            p.call(BLOCK_STATEMENT_SIMPLE_PATH_BANG_L_BRACE_R_BRACE, 6, optional_dot_operator)?;
            p.node(start, BLOCK_STATEMENT_SIMPLE_PATH_BANG_L_BRACE_R_BRACE)?;
        }
    }
    p.slot(BLOCK_STATEMENT)
}

/// `patternBound rangeTail? | rangeTail | mut_or_ref+ pin? (name | 'self') simplePattern_at_simplePattern? |
///     valuePath (bang_delimited | simplePattern_l_brace_r_brace | simplePattern_l_paren_r_paren) | '_' |
///     '(' simplePattern_pattern? ')' | '[' simplePattern_pattern? ']' | 'const' block`
fn simple_pattern_operand(p: &mut Machine<'_>) -> Parsed {
    match p.decide(SIMPLE_PATTERN_OPERAND)? {
        1 => {
            let start = p.open();
            p.call(SIMPLE_PATTERN_PATTERN_BOUND, 1, pattern_bound)?;
            p.optional(matches!(p.peek(), DOT_DOT_DOT | DOT_DOT | DOT_DOT_EQ), OPTIONAL_RANGE_TAIL,
                range_tail)?;
            p.close(start, SIMPLE_PATTERN_PATTERN_BOUND)?;
        }
        2 => p.call(SIMPLE_PATTERN_OPERAND, 2, range_tail)?,
        3 => {
            let start = p.open();
            let list = p.open();
            loop {
                p.set(MUT_OR_REF, matches!(p.peek(), MUT | REF))?;
                if !matches!(p.peek(), MUT | REF) {
                    break;
                }
            }
            p.list(list, SIMPLE_PATTERN_SOME_MUT_OR_REFS)?;
            p.call(SIMPLE_PATTERN_MUT_OR_REFS_NAME_OR_SELF, 2, optional_pin)?;
            p.call(SIMPLE_PATTERN_MUT_OR_REFS_NAME_OR_SELF, 3, name_or_self)?;
            if p.peek() == AT {
                let start_2 = p.begin(AT)?;
                p.call(SIMPLE_PATTERN_AT_SIMPLE_PATTERN, 2, simple_pattern)?;
                p.node_in(start_2, SIMPLE_PATTERN_AT_SIMPLE_PATTERN,
                    SIMPLE_PATTERN_OPTIONAL_AT_SIMPLE_PATTERN)?;
            }
            p.node(start, SIMPLE_PATTERN_MUT_OR_REFS_NAME_OR_SELF)?;
        }
        4 => p.call(SIMPLE_PATTERN_OPERAND, 4, simple_pattern_value_path_bang_delimited_or_other)?,
        5 => p.take(SIMPLE_PATTERN_OPERAND)?,
        6 => p.call(SIMPLE_PATTERN_OPERAND, 6, simple_pattern_l_paren_r_paren)?,
        7 => {
            let start = p.begin(L_BRACKET)?;
            p.call(SIMPLE_PATTERN_L_BRACKET_R_BRACKET, 2, simple_pattern_optional_pattern)?;
            p.token(R_BRACKET)?;
            p.node(start, SIMPLE_PATTERN_L_BRACKET_R_BRACKET)?;
        }
        _ => p.pair(SIMPLE_PATTERN_CONST, CONST, block)?,
    }
    p.slot(SIMPLE_PATTERN_OPERAND)
}

/// `patternBound : '-'? literal | valuePath`
fn pattern_bound(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MINUS | TRUE | FALSE | CHARACTER | STRING | RAW_STRING | FLOAT | INTEGER => {
            p.call(PATTERN_BOUND, 1, optional_minus_literal)?;
        }
        _ => p.call(PATTERN_BOUND, 2, value_path)?,
    }
    p.slot(PATTERN_BOUND)
}

/// `rangeTail : rangeOperator patternBound?`
fn range_tail(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    range_operator(p)?;
    if !matches!(p.peek(), R_BRACKET | IN | R_PAREN | R_BRACE | SEMICOLON | COMMA | COLON | EQ | EQ_GT
        | PIPE | IF) {
        p.call(OPTIONAL_PATTERN_BOUND, 1, pattern_bound)?;
        p.slot(OPTIONAL_PATTERN_BOUND)?;
    }
    p.close(start, RANGE_TAIL)
}

/// `valuePath ('!' delimited | '{' (fieldPattern (',' fieldPattern)* ','?)? '}' | '(' (pattern (','
///     pattern)* ','?)? ')')`
fn simple_pattern_value_path_bang_delimited_or_other(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SIMPLE_PATTERN_VALUE_PATH_BANG_DELIMITED_OR_OTHER, 1, value_path)?;
    match p.peek() {
        BANG => p.call(SIMPLE_PATTERN_AFTER_VALUE_PATH, 1, bang_delimited)?,
        L_BRACE => {
            let start_2 = p.begin(L_BRACE)?;
            if p.peek() != R_BRACE {
                let start_3 = p.open();
                p.call(SIMPLE_PATTERN_FIELD_PATTERN, 1, field_pattern)?;
                let list = p.open();
                while p.peek() == COMMA && p.goes_in(SIMPLE_PATTERN_NEXT_FIELD_PATTERNS)? {
                    p.pair(SIMPLE_PATTERN_NEXT_FIELD_PATTERN, COMMA, field_pattern)?;
                }
                p.list(list, SIMPLE_PATTERN_NEXT_FIELD_PATTERNS)?;
                p.call(SIMPLE_PATTERN_FIELD_PATTERN, 3, optional_comma)?;
                p.close_in(start_3, SIMPLE_PATTERN_FIELD_PATTERN, SIMPLE_PATTERN_OPTIONAL_FIELD_PATTERN)?;
            }
            p.token(R_BRACE)?;
            p.node(start_2, SIMPLE_PATTERN_L_BRACE_R_BRACE)?;
        }
        L_PAREN => p.call(SIMPLE_PATTERN_AFTER_VALUE_PATH, 3, simple_pattern_l_paren_r_paren)?,
        _ => return p.stop(),
    }
    p.slot(SIMPLE_PATTERN_AFTER_VALUE_PATH)?;
    p.node(start, SIMPLE_PATTERN_VALUE_PATH_BANG_DELIMITED_OR_OTHER)
}

/// `fieldPattern : attribute* (name | INTEGER) ':' pattern | attribute* 'box'? ('ref' | 'mut')* name |
///     attribute* '..'`
/// In normal form `attribute* ((name | INTEGER) ':' pattern | 'box'? ('mut' | 'ref')* name | '..')`
fn field_pattern(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FIELD_PATTERN, 1, attributes)?;
    match p.decide(FIELD_PATTERN_AFTER_ATTRIBUTES)? {
        1 => {
            let start_2 = p.open();
            p.call(FIELD_PATTERN_NAME_OR_INTEGER_COLON_PATTERN, 1, name_or_integer)?;
            p.token(COLON)?;
            p.call(FIELD_PATTERN_NAME_OR_INTEGER_COLON_PATTERN, 3, pattern)?;
            p.node(start_2, FIELD_PATTERN_NAME_OR_INTEGER_COLON_PATTERN)?;
        }
        2 => {
            let start_2 = p.open();
            p.optional_token(p.peek() == BOX, FIELD_PATTERN_OPTIONAL_BOX)?;
            let list = p.open();
            while matches!(p.peek(), MUT | REF) {
                p.take(MUT_OR_REF)?;
            }
            p.list(list, FIELD_PATTERN_MUT_OR_REFS)?;
            name(p)?;
            p.close(start_2, FIELD_PATTERN_NAME)?;
        }
        _ => p.take(FIELD_PATTERN_AFTER_ATTRIBUTES)?,
    }
    p.slot(FIELD_PATTERN_AFTER_ATTRIBUTES)?;
    p.close(start, FIELD_PATTERN)
}

/// `name | INTEGER`
fn name_or_integer(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        INTEGER => p.take(NAME_OR_INTEGER)?,
        _ => name(p)?,
    }
    p.slot(NAME_OR_INTEGER)
}

/// `'(' (pattern (',' pattern)* ','?)? ')'`
fn simple_pattern_l_paren_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(SIMPLE_PATTERN_L_PAREN_R_PAREN, 2, simple_pattern_optional_pattern)?;
    p.token(R_PAREN)?;
    p.node(start, SIMPLE_PATTERN_L_PAREN_R_PAREN)
}

/// `(pattern (',' pattern)* ','?)?`
fn simple_pattern_optional_pattern(p: &mut Machine<'_>) -> Parsed {
    if !matches!(p.peek(), R_BRACKET | R_PAREN) {
        let start = p.open();
        p.call(SIMPLE_PATTERN_PATTERN, 1, pattern)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(SIMPLE_PATTERN_NEXT_PATTERNS)? {
            p.pair(SIMPLE_PATTERN_NEXT_PATTERN, COMMA, pattern)?;
        }
        p.list(list, SIMPLE_PATTERN_NEXT_PATTERNS)?;
        p.call(SIMPLE_PATTERN_PATTERN, 3, optional_comma)?;
        p.close_in(start, SIMPLE_PATTERN_PATTERN, SIMPLE_PATTERN_OPTIONAL_PATTERN)?;
    }
    Ok(())
}

/// `('->' simpleType)?`
fn optional_minus_gt_simple_type(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == MINUS_GT {
        let start = p.begin(MINUS_GT)?;
        p.call(MINUS_GT_SIMPLE_TYPE, 2, simple_type)?;
        p.node_in(start, MINUS_GT_SIMPLE_TYPE, OPTIONAL_MINUS_GT_SIMPLE_TYPE)?;
    }
    Ok(())
}

/// `unprefixedOperand : jump expression? | plainPrimary postfixOperator*`
fn unprefixed_operand(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        RETURN | BREAK | YIELD | BECOME | DO => {
            let start = p.open();
            p.call(UNPREFIXED_OPERAND_JUMP, 1, jump)?;
            p.call(UNPREFIXED_OPERAND_JUMP, 2, optional_expression)?;
            p.close(start, UNPREFIXED_OPERAND_JUMP)?;
        }
        _ => {
            let start = p.open();
            p.call(UNPREFIXED_OPERAND_PLAIN_PRIMARY, 1, plain_primary)?;
            p.call(UNPREFIXED_OPERAND_PLAIN_PRIMARY, 2, postfix_operators)?;
            p.close(start, UNPREFIXED_OPERAND_PLAIN_PRIMARY)?;
        }
    }
    p.slot(UNPREFIXED_OPERAND)
}

/// `jump : 'return' | 'break' LIFETIME? | 'yield' | 'become' | 'do' 'yeet'`
fn jump(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        BREAK => {
            let start = p.begin(BREAK)?;
            p.call(JUMP_BREAK, 2, optional_lifetime)?;
            p.close(start, JUMP_BREAK)?;
        }
        DO => {
            let start = p.begin(DO)?;
            p.token(YEET)?;
            p.node(start, JUMP_DO_YEET)?;
        }
        RETURN | YIELD | BECOME => p.take(JUMP)?,
        _ => return p.stop(),
    }
    p.slot(JUMP)
}

/// `expression?`
fn optional_expression(p: &mut Machine<'_>) -> Parsed {
    if p.goes_in(OPTIONAL_EXPRESSION)? {
        p.call(OPTIONAL_EXPRESSION, 1, expression)?;
        p.slot(OPTIONAL_EXPRESSION)?;
    }
    Ok(())
}

/// `plainPrimary : literal | valuePath ('!' ('(' tokenTree* ')' | '[' tokenTree* ']' | '{' tokenTree* '}') |
///     structLiteral)? | '(' (expression (',' expression)* ','?)? ')' | '[' (expression (';' expression |
///     (',' expression)* ','?))? ']' | 'continue' LIFETIME? | '..' | '_'`
/// In normal form `literal | valuePath ('!' delimited | structLiteral)? | '(' (expression (',' expression)*
///     ','?)? ')' | '[' (expression (';' expression | (',' expression)* ','?))? ']' |
///     'continue' LIFETIME? | '..' | '_'`
fn plain_primary(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        TRUE | FALSE | CHARACTER | STRING | RAW_STRING | FLOAT | INTEGER => {
            p.call(PLAIN_PRIMARY, 1, literal)?;
        }
        L_PAREN => p.call(PLAIN_PRIMARY, 3, l_paren)?,
        L_BRACKET => {
            let start = p.begin(L_BRACKET)?;
            if p.peek() != R_BRACKET {
                let start_2 = p.open();
                p.call(PLAIN_PRIMARY_EXPRESSION_NEXT_EXPRESSION_OR_OTHER, 1, expression)?;
                let start_3 = p.open();
                match p.peek() {
                    SEMICOLON => p.call(PLAIN_PRIMARY_NEXT_EXPRESSION_OR_OTHER, 1, semicolon_to_expression)?,
                    R_BRACKET | COMMA => {
                        let start_4 = p.open();
                        p.call(PLAIN_PRIMARY_NEXT_EXPRESSIONS_OPTIONAL_COMMA, 1, next_expressions)?;
                        p.call(PLAIN_PRIMARY_NEXT_EXPRESSIONS_OPTIONAL_COMMA, 2, optional_comma)?;
                        p.close(start_4, PLAIN_PRIMARY_NEXT_EXPRESSIONS_OPTIONAL_COMMA)?;
                    }
                    _ => return p.stop(),
                }
                p.close(start_3, PLAIN_PRIMARY_NEXT_EXPRESSION_OR_OTHER)?;
                p.close_in(start_2, PLAIN_PRIMARY_EXPRESSION_NEXT_EXPRESSION_OR_OTHER,
                    PLAIN_PRIMARY_OPTIONAL_EXPRESSION_NEXT_EXPRESSION_OR_OTHER)?;
            }
            p.token(R_BRACKET)?;
            p.node(start, PLAIN_PRIMARY_L_BRACKET_R_BRACKET)?;
        }
        CONTINUE => {
            let start = p.begin(CONTINUE)?;
            p.call(PLAIN_PRIMARY_CONTINUE, 2, optional_lifetime)?;
            p.close(start, PLAIN_PRIMARY_CONTINUE)?;
        }
        DOT_DOT | UNDERSCORE => p.take(PLAIN_PRIMARY)?,
        _ => {
            let start = p.open();
            p.call(PLAIN_PRIMARY_VALUE_PATH, 1, value_path)?;
            if p.goes_in(PLAIN_PRIMARY_OPTIONAL_BANG_DELIMITED_OR_STRUCT_LITERAL)? {
                match p.peek() {
                    BANG => p.call(PLAIN_PRIMARY_BANG_DELIMITED_OR_STRUCT_LITERAL, 1, bang_delimited)?,
                    L_BRACE => p.call(PLAIN_PRIMARY_BANG_DELIMITED_OR_STRUCT_LITERAL, 2, struct_literal)?,
                    _ => return p.stop(),
                }
                p.slot(PLAIN_PRIMARY_OPTIONAL_BANG_DELIMITED_OR_STRUCT_LITERAL)?;
            }
            p.close(start, PLAIN_PRIMARY_VALUE_PATH)?;
        }
    }
    p.slot(PLAIN_PRIMARY)
}

/// `structLiteral : '{' (fieldValue (',' fieldValue)* ','?)? '}'`
fn struct_literal(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    if p.peek() != R_BRACE {
        let start_2 = p.open();
        p.call(STRUCT_LITERAL_FIELD_VALUE, 1, field_value)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(STRUCT_LITERAL_NEXT_FIELD_VALUES)? {
            p.pair(STRUCT_LITERAL_NEXT_FIELD_VALUE, COMMA, field_value)?;
        }
        p.list(list, STRUCT_LITERAL_NEXT_FIELD_VALUES)?;
        p.call(STRUCT_LITERAL_FIELD_VALUE, 3, optional_comma)?;
        p.close_in(start_2, STRUCT_LITERAL_FIELD_VALUE, STRUCT_LITERAL_OPTIONAL_FIELD_VALUE)?;
    }
    p.token(R_BRACE)?;
    p.node(start, STRUCT_LITERAL)
}

/// `fieldValue : attribute* (name | INTEGER) (':' expression)? | '..' expression?`
fn field_value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DOT_DOT => {
            let start = p.begin(DOT_DOT)?;
            p.call(FIELD_VALUE_DOT_DOT, 2, optional_expression)?;
            p.close(start, FIELD_VALUE_DOT_DOT)?;
        }
        _ => {
            let start = p.open();
            p.call(FIELD_VALUE_NAME_OR_INTEGER, 1, attributes)?;
            p.call(FIELD_VALUE_NAME_OR_INTEGER, 2, name_or_integer)?;
            if p.peek() == COLON {
                let start_2 = p.begin(COLON)?;
                p.call(FIELD_VALUE_COLON_EXPRESSION, 2, expression)?;
                p.node_in(start_2, FIELD_VALUE_COLON_EXPRESSION, FIELD_VALUE_OPTIONAL_COLON_EXPRESSION)?;
            }
            p.close(start, FIELD_VALUE_NAME_OR_INTEGER)?;
        }
    }
    p.slot(FIELD_VALUE)
}

/// `letExpression : letBinding operation*`
fn let_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(LET_EXPRESSION, 1, let_binding)?;
    p.call(LET_EXPRESSION, 2, operations)?;
    p.close(start, LET_EXPRESSION)
}

/// `binder? typeQualifier* 'fn' '(' (functionTypeParameter (',' functionTypeParameter)* ','?)? ')' ('->'
///     simpleType)?`
fn simple_type_fn(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SIMPLE_TYPE_FN, 1, optional_binder)?;
    let list = p.open();
    while matches!(p.peek(), UNSAFE | EXTERN | CONST | ASYNC | SAFE) {
        p.call(TYPE_QUALIFIERS, 1, type_qualifier)?;
    }
    p.list(list, TYPE_QUALIFIERS)?;
    p.token(FN)?;
    p.token(L_PAREN)?;
    if p.peek() != R_PAREN {
        let start_2 = p.open();
        p.call(SIMPLE_TYPE_FUNCTION_TYPE_PARAMETER, 1, function_type_parameter)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(SIMPLE_TYPE_NEXT_FUNCTION_TYPE_PARAMETERS)? {
            p.pair(SIMPLE_TYPE_NEXT_FUNCTION_TYPE_PARAMETER, COMMA, function_type_parameter)?;
        }
        p.list(list, SIMPLE_TYPE_NEXT_FUNCTION_TYPE_PARAMETERS)?;
        p.call(SIMPLE_TYPE_FUNCTION_TYPE_PARAMETER, 3, optional_comma)?;
        p.close_in(start_2, SIMPLE_TYPE_FUNCTION_TYPE_PARAMETER,
            SIMPLE_TYPE_OPTIONAL_FUNCTION_TYPE_PARAMETER)?;
    }
    p.token(R_PAREN)?;
    p.call(SIMPLE_TYPE_FN, 7, optional_minus_gt_simple_type)?;
    p.node(start, SIMPLE_TYPE_FN)
}

/// `typeQualifier : 'const' | 'async' | 'unsafe' | 'safe' | 'extern' string?`
fn type_qualifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        EXTERN => p.call(TYPE_QUALIFIER, 5, extern_rule)?,
        CONST | ASYNC | UNSAFE | SAFE => p.take(TYPE_QUALIFIER)?,
        _ => return p.stop(),
    }
    p.slot(TYPE_QUALIFIER)
}

/// `functionTypeParameter : attribute* ((name | '_' | 'mut' name | 'self') ':')? parameterType`
fn function_type_parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FUNCTION_TYPE_PARAMETER, 1, attributes)?;
    if p.peek() == MUT || p.goes_in(FUNCTION_TYPE_PARAMETER_OPTIONAL_NAME_OR_OTHER_COLON)? {
        let start_2 = p.open();
        match p.peek() {
            MUT => {
                let start_3 = p.begin(MUT)?;
                name(p)?;
                p.node(start_3, FUNCTION_TYPE_PARAMETER_MUT)?;
            }
            UNDERSCORE | SELF => p.take(FUNCTION_TYPE_PARAMETER_NAME_OR_OTHER)?,
            _ => name(p)?,
        }
        p.slot(FUNCTION_TYPE_PARAMETER_NAME_OR_OTHER)?;
        p.token(COLON)?;
        p.node_in(start_2, FUNCTION_TYPE_PARAMETER_NAME_OR_OTHER_COLON,
            FUNCTION_TYPE_PARAMETER_OPTIONAL_NAME_OR_OTHER_COLON)?;
    }
    p.call(FUNCTION_TYPE_PARAMETER, 3, parameter_type)?;
    p.close(start, FUNCTION_TYPE_PARAMETER)
}

/// `parameterType : type | '...'`
fn parameter_type(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DOT_DOT_DOT => p.take(PARAMETER_TYPE)?,
        _ => p.call(PARAMETER_TYPE, 1, type_rule)?,
    }
    p.slot(PARAMETER_TYPE)
}

/// `('+' bound)*`
fn plus_bounds(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == PLUS && p.goes_in(PLUS_BOUNDS)? {
        p.pair(PLUS_BOUND, PLUS, bound)?;
    }
    p.list(list, PLUS_BOUNDS)
}

/// `'+'?`
fn optional_plus(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == PLUS, OPTIONAL_PLUS)
}

/// `pathSegment : (name | 'Self') ('::'? (genericArguments | functionArguments))?`
fn path_segment(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        SELF_KEYWORD => p.take(PATH_SEGMENT_NAME_OR_SELF)?,
        _ => name(p)?,
    }
    p.slot(PATH_SEGMENT_NAME_OR_SELF)?;
    if p.goes_in(PATH_SEGMENT_OPTIONAL_GENERIC_ARGUMENTS_OR_OTHER)? {
        let start_2 = p.open();
        p.call(PATH_SEGMENT_GENERIC_ARGUMENTS_OR_OTHER_AFTER_NAME_OR_SELF, 1, optional_colon_colon_option)?;
        match p.peek() {
            LT => {
                p.call(PATH_SEGMENT_GENERIC_ARGUMENTS_OR_OTHER_AFTER_OPTIONAL_COLON_COLON, 1,
                    generic_arguments)?;
            }
            L_PAREN => {
                p.call(PATH_SEGMENT_GENERIC_ARGUMENTS_OR_OTHER_AFTER_OPTIONAL_COLON_COLON, 2,
                    function_arguments)?;
            }
            _ => return p.stop(),
        }
        p.slot(PATH_SEGMENT_GENERIC_ARGUMENTS_OR_OTHER_AFTER_OPTIONAL_COLON_COLON)?;
        p.close_in(start_2, PATH_SEGMENT_GENERIC_ARGUMENTS_OR_OTHER_AFTER_NAME_OR_SELF,
            PATH_SEGMENT_OPTIONAL_GENERIC_ARGUMENTS_OR_OTHER)?;
    }
    p.close(start, PATH_SEGMENT)
}

/// `functionArguments : '(' (type (',' type)* ','? | '..')? ')' ('->' simpleType)?`
fn function_arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if p.peek() != R_PAREN {
        match p.peek() {
            DOT_DOT => p.take(FUNCTION_ARGUMENTS_TYPE_OR_DOT_DOT)?,
            _ => p.call(FUNCTION_ARGUMENTS_TYPE_OR_DOT_DOT, 1, type_next_types_optional_comma)?,
        }
        p.slot(FUNCTION_ARGUMENTS_OPTIONAL_TYPE_OR_DOT_DOT)?;
    }
    p.token(R_PAREN)?;
    p.call(FUNCTION_ARGUMENTS, 4, optional_minus_gt_simple_type)?;
    p.node(start, FUNCTION_ARGUMENTS)
}

/// `('=' type)?`
fn optional_eq_type(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == EQ, OPTIONAL_EQ_TYPE, eq_type)
}

/// `'=' type`
fn eq_type(p: &mut Machine<'_>) -> Parsed {
    p.pair(EQ_TYPE, EQ, type_rule)
}

/// `parameter : attribute* (selfParameter | pattern ':' parameterType | parameterType)`
/// In normal form `attribute* (selfParameter | (pattern ':')? parameterType)`
fn parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARAMETER, 1, attributes)?;
    match p.decide(PARAMETER_SELF_PARAMETER_OR_PARAMETER_TYPE)? {
        1 => p.call(PARAMETER_SELF_PARAMETER_OR_PARAMETER_TYPE, 1, self_parameter)?,
        _ => {
            let start_2 = p.open();
            if p.goes_in(PARAMETER_OPTIONAL_PATTERN_COLON)? {
                let start_3 = p.open();
                p.call(PARAMETER_PATTERN_COLON, 1, pattern)?;
                p.token(COLON)?;
                p.node_in(start_3, PARAMETER_PATTERN_COLON, PARAMETER_OPTIONAL_PATTERN_COLON)?;
            }
            p.call(PARAMETER_PARAMETER_TYPE, 2, parameter_type)?;
            p.close(start_2, PARAMETER_PARAMETER_TYPE)?;
        }
    }
    p.slot(PARAMETER_SELF_PARAMETER_OR_PARAMETER_TYPE)?;
    p.close(start, PARAMETER)
}

/// `selfParameter : ('&' LIFETIME?)? 'mut'? 'self'`
fn self_parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == AMP {
        let start_2 = p.begin(AMP)?;
        p.call(SELF_PARAMETER_AMP, 2, optional_lifetime)?;
        p.close_in(start_2, SELF_PARAMETER_AMP, SELF_PARAMETER_OPTIONAL_AMP)?;
    }
    p.call(SELF_PARAMETER, 2, optional_mut)?;
    p.token(SELF)?;
    p.close(start, SELF_PARAMETER)
}

/// `returnType : '->' type`
fn return_type(p: &mut Machine<'_>) -> Parsed {
    p.pair(RETURN_TYPE, MINUS_GT, type_rule)
}

/// `whereClause?`
fn optional_where_clause(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == WHERE && p.goes_in(OPTIONAL_WHERE_CLAUSE)? {
        p.call(OPTIONAL_WHERE_CLAUSE, 1, where_clause)?;
        p.slot(OPTIONAL_WHERE_CLAUSE)?;
    }
    Ok(())
}

/// `whereClause : 'where' (wherePredicate (',' wherePredicate)* ','?)?`
fn where_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(WHERE)?;
    if !matches!(p.peek(), L_BRACE | SEMICOLON | EQ | WHERE) {
        let start_2 = p.open();
        p.call(WHERE_CLAUSE_WHERE_PREDICATE, 1, where_predicate)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(WHERE_CLAUSE_NEXT_WHERE_PREDICATES)? {
            p.pair(WHERE_CLAUSE_NEXT_WHERE_PREDICATE, COMMA, where_predicate)?;
        }
        p.list(list, WHERE_CLAUSE_NEXT_WHERE_PREDICATES)?;
        p.call(WHERE_CLAUSE_WHERE_PREDICATE, 3, optional_comma)?;
        p.close_in(start_2, WHERE_CLAUSE_WHERE_PREDICATE, WHERE_CLAUSE_OPTIONAL_WHERE_PREDICATE)?;
    }
    p.close(start, WHERE_CLAUSE)
}

/// `wherePredicate : attribute* (LIFETIME | binder? type) (':' bounds | '=' type)`
fn where_predicate(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(WHERE_PREDICATE, 1, attributes)?;
    match p.peek() {
        LIFETIME => p.take(WHERE_PREDICATE_LIFETIME_OR_TYPE)?,
        _ => {
            let start_2 = p.open();
            p.call(WHERE_PREDICATE_TYPE, 1, optional_binder)?;
            p.call(WHERE_PREDICATE_TYPE, 2, type_rule)?;
            p.close(start_2, WHERE_PREDICATE_TYPE)?;
        }
    }
    p.slot(WHERE_PREDICATE_LIFETIME_OR_TYPE)?;
    match p.peek() {
        COLON => p.call(WHERE_PREDICATE_COLON_OR_EQ_TYPE, 1, colon)?,
        EQ => p.call(WHERE_PREDICATE_COLON_OR_EQ_TYPE, 2, eq_type)?,
        _ => return p.stop(),
    }
    p.slot(WHERE_PREDICATE_COLON_OR_EQ_TYPE)?;
    p.node(start, WHERE_PREDICATE)
}

/// `typeAlias : 'default'? 'type' name genericParameters? (':' bounds)? whereClause? ('=' type)?
///     whereClause? ';'`
fn type_alias(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE_ALIAS, 1, optional_default)?;
    p.token(TYPE_KEYWORD)?;
    name(p)?;
    p.call(TYPE_ALIAS, 4, optional_generic_parameters)?;
    p.call(TYPE_ALIAS, 5, optional_colon)?;
    p.call(TYPE_ALIAS, 6, optional_where_clause)?;
    p.call(TYPE_ALIAS, 7, optional_eq_type)?;
    p.call(TYPE_ALIAS, 8, optional_where_clause)?;
    p.token(SEMICOLON)?;
    p.node(start, TYPE_ALIAS)
}

/// `'default'?`
fn optional_default(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == DEFAULT, OPTIONAL_DEFAULT)
}

/// `structOrUnion : ('struct' | 'union') name genericParameters? (whereClause? (';' | structFields) |
///     tupleFields whereClause? ';')`
fn struct_or_union(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(STRUCT_OR_UNION_STRUCT_OR_UNION, matches!(p.peek(), STRUCT | UNION))?;
    name(p)?;
    p.call(STRUCT_OR_UNION, 3, optional_generic_parameters)?;
    match p.peek() {
        L_BRACE | SEMICOLON | WHERE => {
            let start_2 = p.open();
            p.call(STRUCT_OR_UNION_OPTIONAL_WHERE_CLAUSE_SEMICOLON_OR_STRUCT_FIELDS, 1,
                optional_where_clause)?;
            match p.peek() {
                L_BRACE => {
                    p.call(STRUCT_OR_UNION_SEMICOLON_OR_STRUCT_FIELDS_AFTER_OPTIONAL_WHERE_CLAUSE, 2,
                        struct_fields)?;
                }
                SEMICOLON => p.take(STRUCT_OR_UNION_SEMICOLON_OR_STRUCT_FIELDS_AFTER_OPTIONAL_WHERE_CLAUSE)?,
                _ => return p.stop(),
            }
            p.slot(STRUCT_OR_UNION_SEMICOLON_OR_STRUCT_FIELDS_AFTER_OPTIONAL_WHERE_CLAUSE)?;
            p.close(start_2, STRUCT_OR_UNION_OPTIONAL_WHERE_CLAUSE_SEMICOLON_OR_STRUCT_FIELDS)?;
        }
        L_PAREN => {
            let start_2 = p.open();
            p.call(STRUCT_OR_UNION_TUPLE_FIELDS_SEMICOLON, 1, tuple_fields)?;
            p.call(STRUCT_OR_UNION_TUPLE_FIELDS_SEMICOLON, 2, optional_where_clause)?;
            p.token(SEMICOLON)?;
            p.node(start_2, STRUCT_OR_UNION_TUPLE_FIELDS_SEMICOLON)?;
        }
        _ => return p.stop(),
    }
    p.slot(STRUCT_OR_UNION_SEMICOLON_OR_STRUCT_FIELDS_OR_OTHER)?;
    p.node(start, STRUCT_OR_UNION)
}

/// `structFields : '{' (structField (',' structField)* ','?)? '}'`
fn struct_fields(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    if p.peek() != R_BRACE {
        let start_2 = p.open();
        p.call(STRUCT_FIELDS_STRUCT_FIELD, 1, struct_field)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(STRUCT_FIELDS_NEXT_STRUCT_FIELDS)? {
            p.pair(STRUCT_FIELDS_NEXT_STRUCT_FIELD, COMMA, struct_field)?;
        }
        p.list(list, STRUCT_FIELDS_NEXT_STRUCT_FIELDS)?;
        p.call(STRUCT_FIELDS_STRUCT_FIELD, 3, optional_comma)?;
        p.close_in(start_2, STRUCT_FIELDS_STRUCT_FIELD, STRUCT_FIELDS_OPTIONAL_STRUCT_FIELD)?;
    }
    p.token(R_BRACE)?;
    p.node(start, STRUCT_FIELDS)
}

/// `structField : attribute* visibility? 'unsafe'? name ':' type ('=' expression)?`
fn struct_field(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(STRUCT_FIELD, 1, attributes)?;
    p.call(STRUCT_FIELD, 2, optional_visibility)?;
    p.call(STRUCT_FIELD, 3, optional_unsafe)?;
    name(p)?;
    p.token(COLON)?;
    p.call(STRUCT_FIELD, 6, type_rule)?;
    p.call(STRUCT_FIELD, 7, optional_eq_expression)?;
    p.node(start, STRUCT_FIELD)
}

/// `('=' expression)?`
fn optional_eq_expression(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == EQ {
        let start = p.begin(EQ)?;
        p.call(EQ_EXPRESSION, 2, expression)?;
        p.node_in(start, EQ_EXPRESSION, OPTIONAL_EQ_EXPRESSION)?;
    }
    Ok(())
}

/// `tupleFields : '(' (tupleField (',' tupleField)* ','?)? ')'`
fn tuple_fields(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if p.peek() != R_PAREN {
        let start_2 = p.open();
        p.call(TUPLE_FIELDS_TUPLE_FIELD, 1, tuple_field)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(TUPLE_FIELDS_NEXT_TUPLE_FIELDS)? {
            p.pair(TUPLE_FIELDS_NEXT_TUPLE_FIELD, COMMA, tuple_field)?;
        }
        p.list(list, TUPLE_FIELDS_NEXT_TUPLE_FIELDS)?;
        p.call(TUPLE_FIELDS_TUPLE_FIELD, 3, optional_comma)?;
        p.close_in(start_2, TUPLE_FIELDS_TUPLE_FIELD, TUPLE_FIELDS_OPTIONAL_TUPLE_FIELD)?;
    }
    p.token(R_PAREN)?;
    p.node(start, TUPLE_FIELDS)
}

/// `tupleField : attribute* visibility? type`
fn tuple_field(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TUPLE_FIELD, 1, attributes)?;
    p.call(TUPLE_FIELD, 2, optional_visibility)?;
    p.call(TUPLE_FIELD, 3, type_rule)?;
    p.close(start, TUPLE_FIELD)
}

/// `enumeration : 'enum' name genericParameters? whereClause? '{' (variant (',' variant)* ','?)? '}'`
fn enumeration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ENUM)?;
    name(p)?;
    p.call(ENUMERATION, 3, optional_generic_parameters)?;
    p.call(ENUMERATION, 4, optional_where_clause)?;
    p.token(L_BRACE)?;
    if p.peek() != R_BRACE {
        let start_2 = p.open();
        p.call(ENUMERATION_VARIANT, 1, variant)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(ENUMERATION_NEXT_VARIANTS)? {
            p.pair(ENUMERATION_NEXT_VARIANT, COMMA, variant)?;
        }
        p.list(list, ENUMERATION_NEXT_VARIANTS)?;
        p.call(ENUMERATION_VARIANT, 3, optional_comma)?;
        p.close_in(start_2, ENUMERATION_VARIANT, ENUMERATION_OPTIONAL_VARIANT)?;
    }
    p.token(R_BRACE)?;
    p.node(start, ENUMERATION)
}

/// `variant : attribute* visibility? name (structFields | tupleFields)? ('=' expression)?`
fn variant(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(VARIANT, 1, attributes)?;
    p.call(VARIANT, 2, optional_visibility)?;
    name(p)?;
    if matches!(p.peek(), L_PAREN | L_BRACE) {
        match p.peek() {
            L_BRACE => p.call(VARIANT_STRUCT_FIELDS_OR_TUPLE_FIELDS, 1, struct_fields)?,
            L_PAREN => p.call(VARIANT_STRUCT_FIELDS_OR_TUPLE_FIELDS, 2, tuple_fields)?,
            _ => return p.stop(),
        }
        p.slot(VARIANT_OPTIONAL_STRUCT_FIELDS_OR_TUPLE_FIELDS)?;
    }
    p.call(VARIANT, 5, optional_eq_expression)?;
    p.close(start, VARIANT)
}

/// `constant : 'default'? 'const' (name | '_') genericParameters? (':' type)? ('=' expression)? whereClause?
///     ';'`
fn constant(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CONSTANT, 1, optional_default)?;
    p.token(CONST)?;
    p.call(CONSTANT, 3, name_or)?;
    p.call(CONSTANT, 4, optional_generic_parameters)?;
    p.call(CONSTANT, 5, optional_colon_type)?;
    p.call(CONSTANT, 6, optional_eq_expression)?;
    p.call(CONSTANT, 7, optional_where_clause)?;
    p.token(SEMICOLON)?;
    p.node(start, CONSTANT)
}

/// `static : ('unsafe' | 'safe')? 'static' 'mut'? (name | '_') (':' type)? ('=' expression)? ';'`
fn static_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(matches!(p.peek(), UNSAFE | SAFE), STATIC_OPTIONAL_UNSAFE_OR_SAFE)?;
    p.token(STATIC_KEYWORD)?;
    p.call(STATIC, 3, optional_mut)?;
    p.call(STATIC, 4, name_or)?;
    p.call(STATIC, 5, optional_colon_type)?;
    p.call(STATIC, 6, optional_eq_expression)?;
    p.token(SEMICOLON)?;
    p.node(start, STATIC)
}

/// `trait : 'const'? 'unsafe'? 'auto'? 'trait' name genericParameters? ((':' bounds)? whereClause? itemBlock
///     | '=' bounds whereClause? ';')`
fn trait_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == CONST, TRAIT_OPTIONAL_CONST)?;
    p.call(TRAIT, 2, optional_unsafe)?;
    p.optional_token(p.peek() == AUTO, TRAIT_OPTIONAL_AUTO)?;
    p.token(TRAIT_KEYWORD)?;
    name(p)?;
    p.call(TRAIT, 6, optional_generic_parameters)?;
    match p.peek() {
        L_BRACE | COLON | WHERE => {
            let start_2 = p.open();
            p.call(TRAIT_ITEM_BLOCK, 1, optional_colon)?;
            p.call(TRAIT_ITEM_BLOCK, 2, optional_where_clause)?;
            p.call(TRAIT_ITEM_BLOCK, 3, item_block)?;
            p.close(start_2, TRAIT_ITEM_BLOCK)?;
        }
        EQ => {
            let start_2 = p.begin(EQ)?;
            p.call(TRAIT_EQ_SEMICOLON, 2, bounds)?;
            p.call(TRAIT_EQ_SEMICOLON, 3, optional_where_clause)?;
            p.token(SEMICOLON)?;
            p.node(start_2, TRAIT_EQ_SEMICOLON)?;
        }
        _ => return p.stop(),
    }
    p.slot(TRAIT_ITEM_BLOCK_OR_EQ_SEMICOLON)?;
    p.node(start, TRAIT)
}

/// `implementation : 'default'? 'unsafe'? 'impl' genericParameters? ('~'? 'const')? '!'? type ('for' type)?
///     whereClause? itemBlock`
fn implementation(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(IMPLEMENTATION, 1, optional_default)?;
    p.call(IMPLEMENTATION, 2, optional_unsafe)?;
    p.token(IMPL)?;
    p.call(IMPLEMENTATION, 4, optional_generic_parameters)?;
    if p.peek() == TILDE || p.peek() == CONST && p.goes_in(IMPLEMENTATION_OPTIONAL_CONST)? {
        p.call(IMPLEMENTATION_OPTIONAL_CONST, 1, const_rule)?;
        p.slot(IMPLEMENTATION_OPTIONAL_CONST)?;
    }
    if p.peek() == BANG && p.goes_in(IMPLEMENTATION_OPTIONAL_BANG)? {
        p.take(IMPLEMENTATION_OPTIONAL_BANG)?;
    }
    p.call(IMPLEMENTATION, 7, type_rule)?;
    if p.peek() == FOR {
        let start_2 = p.begin(FOR)?;
        p.call(IMPLEMENTATION_FOR, 2, type_rule)?;
        p.node_in(start_2, IMPLEMENTATION_FOR, IMPLEMENTATION_OPTIONAL_FOR)?;
    }
    p.call(IMPLEMENTATION, 9, optional_where_clause)?;
    p.call(IMPLEMENTATION, 10, item_block)?;
    p.node(start, IMPLEMENTATION)
}

/// `externBlock : 'unsafe'? 'extern' string? itemBlock`
fn extern_block(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXTERN_BLOCK, 1, optional_unsafe)?;
    p.token(EXTERN)?;
    p.call(EXTERN_BLOCK, 3, optional_string)?;
    p.call(EXTERN_BLOCK, 4, item_block)?;
    p.node(start, EXTERN_BLOCK)
}

/// `macroDefinition : 'macro_rules' '!' name ('{' macroRules? '}' | ('(' macroRules? ')' | '[' macroRules?
///     ']') ';') | 'macro' name ('(' tokenTree* ')')? '{' (macroRules | tokenTree*) '}'`
fn macro_definition(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MACRO_RULES_KEYWORD => {
            let start = p.begin(MACRO_RULES_KEYWORD)?;
            p.token(BANG)?;
            name(p)?;
            match p.peek() {
                L_BRACE => {
                    let start_2 = p.begin(L_BRACE)?;
                    p.call(MACRO_DEFINITION_L_BRACE_R_BRACE, 2, optional_macro_rules)?;
                    p.token(R_BRACE)?;
                    p.node(start_2, MACRO_DEFINITION_L_BRACE_R_BRACE)?;
                }
                L_BRACKET | L_PAREN => {
                    let start_2 = p.open();
                    match p.peek() {
                        L_PAREN => {
                            let start_3 = p.begin(L_PAREN)?;
                            p.call(MACRO_DEFINITION_L_PAREN_R_PAREN, 2, optional_macro_rules)?;
                            p.token(R_PAREN)?;
                            p.node(start_3, MACRO_DEFINITION_L_PAREN_R_PAREN)?;
                        }
                        L_BRACKET => {
                            let start_3 = p.begin(L_BRACKET)?;
                            p.call(MACRO_DEFINITION_L_BRACKET_R_BRACKET, 2, optional_macro_rules)?;
                            p.token(R_BRACKET)?;
                            p.node(start_3, MACRO_DEFINITION_L_BRACKET_R_BRACKET)?;
                        }
                        _ => return p.stop(),
                    }
                    p.slot(MACRO_DEFINITION_L_PAREN_R_PAREN_OR_OTHER)?;
                    p.token(SEMICOLON)?;
                    p.node(start_2, MACRO_DEFINITION_L_PAREN_R_PAREN_OR_OTHER_SEMICOLON)?;
                }
                _ => return p.stop(),
            }
            p.slot(MACRO_DEFINITION_L_BRACE_R_BRACE_OR_OTHER)?;
            p.node(start, MACRO_DEFINITION_MACRO_RULES)?;
        }
        MACRO => {
            let start = p.begin(MACRO)?;
            name(p)?;
            p.optional(p.peek() == L_PAREN, MACRO_DEFINITION_OPTIONAL_L_PAREN_R_PAREN,
                l_paren_token_trees_r_paren)?;
            p.token(L_BRACE)?;
            let start_2 = p.open();
            match p.decide(MACRO_DEFINITION_MACRO_RULES_OR_TOKEN_TREES)? {
                1 => p.call(MACRO_DEFINITION_MACRO_RULES_OR_TOKEN_TREES, 1, macro_rules)?,
                _ => p.call(MACRO_DEFINITION_MACRO_RULES_OR_TOKEN_TREES, 2, token_trees)?,
            }
            p.close(start_2, MACRO_DEFINITION_MACRO_RULES_OR_TOKEN_TREES)?;
            p.token(R_BRACE)?;
            p.node(start, MACRO_DEFINITION_MACRO)?;
        }
        _ => return p.stop(),
    }
    p.slot(MACRO_DEFINITION)
}

/// `macroRules?`
fn optional_macro_rules(p: &mut Machine<'_>) -> Parsed {
    p.optional(matches!(p.peek(), HASH | L_BRACKET | L_PAREN | L_BRACE), OPTIONAL_MACRO_RULES, macro_rules)
}

/// `macroRules : macroRule ((';' | ',') macroRule)* (';' | ',')?`
fn macro_rules(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MACRO_RULES, 1, macro_rule)?;
    let list = p.open();
    while matches!(p.peek(), SEMICOLON | COMMA) && p.goes_in(MACRO_RULES_SEMICOLON_OR_COMMA_MACRO_RULES)? {
        let start_2 = p.open();
        p.set(MACRO_RULES_SEMICOLON_OR_COMMA, matches!(p.peek(), SEMICOLON | COMMA))?;
        p.call(MACRO_RULES_SEMICOLON_OR_COMMA_MACRO_RULE, 2, macro_rule)?;
        p.node(start_2, MACRO_RULES_SEMICOLON_OR_COMMA_MACRO_RULE)?;
    }
    p.list(list, MACRO_RULES_SEMICOLON_OR_COMMA_MACRO_RULES)?;
    p.optional_token(matches!(p.peek(), SEMICOLON | COMMA), MACRO_RULES_OPTIONAL_SEMICOLON_OR_COMMA)?;
    p.close(start, MACRO_RULES)
}

/// `macroRule : attribute* delimited '=>' delimited`
fn macro_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MACRO_RULE, 1, attributes)?;
    p.call(MACRO_RULE, 2, delimited)?;
    p.token(EQ_GT)?;
    p.call(MACRO_RULE, 4, delimited)?;
    p.node(start, MACRO_RULE)
}

/// `macroItem : attribute* simplePath '!' ('{' tokenTree* '}' | ('(' tokenTree* ')' | '[' tokenTree* ']')
///     ';'?)`
fn macro_item(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MACRO_ITEM, 1, attributes)?;
    p.call(MACRO_ITEM, 2, simple_path)?;
    p.token(BANG)?;
    match p.peek() {
        L_BRACE => p.call(MACRO_ITEM_L_BRACE_R_BRACE_OR_OTHER, 1, l_brace_r_brace)?,
        L_BRACKET | L_PAREN => {
            let start_2 = p.open();
            match p.peek() {
                L_PAREN => {
                    p.call(MACRO_ITEM_L_PAREN_R_PAREN_OR_OTHER_CHOICE, 1, l_paren_token_trees_r_paren)?;
                }
                L_BRACKET => p.call(MACRO_ITEM_L_PAREN_R_PAREN_OR_OTHER_CHOICE, 2, l_bracket_r_bracket)?,
                _ => return p.stop(),
            }
            p.slot(MACRO_ITEM_L_PAREN_R_PAREN_OR_OTHER_CHOICE)?;
            p.optional_token(p.peek() == SEMICOLON, MACRO_ITEM_OPTIONAL_SEMICOLON)?;
            p.close(start_2, MACRO_ITEM_L_PAREN_R_PAREN_OR_OTHER_TO_OPTIONAL_SEMICOLON)?;
        }
        _ => return p.stop(),
    }
    p.slot(MACRO_ITEM_L_BRACE_R_BRACE_OR_OTHER)?;
    p.node(start, MACRO_ITEM)
}
