// @generated from grammars/graphql.g4 by `cargo xtask gen` (blake3 89aaeeb8e1378357)

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
            DOCUMENT => document, DEFINITION => definition, OPTIONAL_DESCRIPTION => optional_description,
            DESCRIPTION => description, BARE_DEFINITION => bare_definition, OPERATION => operation,
            NAME_RULE => name, PLAIN_NAME => plain_name, OPTIONAL_VARIABLES => optional_variables,
            VARIABLES => variables, VARIABLE => variable, TYPE => type_rule,
            TYPE_OPTIONAL_BANG => type_optional_bang, OPTIONAL_DEFAULT_VALUE => optional_default_value,
            DEFAULT_VALUE => default_value, VALUE => value, LIST => list, OBJECT => object,
            ARGUMENTS_LIST => arguments_list, ARGUMENT => argument, DIRECTIVES => directives,
            DIRECTIVE => directive, OPTIONAL_ARGUMENTS => optional_arguments, ARGUMENTS => arguments,
            SELECTION_SET => selection_set, SELECTION => selection, FIELD => field,
            OPTIONAL_SELECTION_SET => optional_selection_set, SPREAD => spread,
            TYPE_CONDITION => type_condition, FRAGMENT => fragment, SCHEMA => schema,
            OPTIONAL_EXTEND => optional_extend, ROOT_TYPES => root_types, SCALAR_TYPE => scalar_type,
            OBJECT_TYPE => object_type, OPTIONAL_INTERFACES => optional_interfaces, INTERFACES => interfaces,
            OPTIONAL_FIELDS => optional_fields, FIELDS => fields, FIELD_DEFINITION => field_definition,
            OPTIONAL_PARAMETERS => optional_parameters, PARAMETERS => parameters,
            PARAMETERS_LIST => parameters_list, PARAMETER => parameter, INTERFACE_TYPE => interface_type,
            UNION_TYPE => union_type, OPTIONAL_PIPE => optional_pipe, NEXT_NAMES => next_names,
            ENUM_TYPE => enum_type, ENUM_VALUES => enum_values, ENUM_VALUE => enum_value,
            INPUT_TYPE => input_type, INPUT_FIELDS => input_fields,
            DIRECTIVE_DEFINITION => directive_definition,
            _ => return None,
        })
    }
}

/// `document : definition* EOF`
fn document(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let items = p.open();
    while p.peek() != EOF {
        p.call(DEFINITIONS, 1, definition)?;
    }
    p.list(items, DEFINITIONS)?;
    p.end()?;
    p.close(start, DOCUMENT)
}

/// `definition : description? bareDefinition`
fn definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(DEFINITION, 1, optional_description)?;
    p.call(DEFINITION, 2, bare_definition)?;
    p.close(start, DEFINITION)
}

/// `description?`
fn optional_description(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), STRING | BLOCK_STRING) {
        description(p)?;
        p.slot(OPTIONAL_DESCRIPTION)?;
    }
    Ok(())
}

/// `description : STRING | BLOCK_STRING`
fn description(p: &mut Machine<'_>) -> Parsed {
    p.set(DESCRIPTION, matches!(p.peek(), STRING | BLOCK_STRING))
}

/// `bareDefinition : operation | fragment | schema | scalarType | objectType | interfaceType | unionType |
///     enumType | inputType | directiveDefinition`
fn bare_definition(p: &mut Machine<'_>) -> Parsed {
    match p.decide(BARE_DEFINITION)? {
        1 => p.call(BARE_DEFINITION, 1, operation)?,
        2 => p.call(BARE_DEFINITION, 2, fragment)?,
        3 => p.call(BARE_DEFINITION, 3, schema)?,
        4 => p.call(BARE_DEFINITION, 4, scalar_type)?,
        5 => p.call(BARE_DEFINITION, 5, object_type)?,
        6 => p.call(BARE_DEFINITION, 6, interface_type)?,
        7 => p.call(BARE_DEFINITION, 7, union_type)?,
        8 => p.call(BARE_DEFINITION, 8, enum_type)?,
        9 => p.call(BARE_DEFINITION, 9, input_type)?,
        _ => p.call(BARE_DEFINITION, 10, directive_definition)?,
    }
    p.slot(BARE_DEFINITION)
}

/// `operation : selectionSet | ('query' | 'mutation' | 'subscription') name? variables? directive*
///     selectionSet`
/// In normal form `(('query' | 'mutation' | 'subscription') name? variables? directive*)? selectionSet`
fn operation(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if matches!(p.peek(), QUERY | MUTATION | SUBSCRIPTION) {
        let start_2 = p.open();
        p.set(QUERY_OR_OTHER, matches!(p.peek(), QUERY | MUTATION | SUBSCRIPTION))?;
        p.optional(!matches!(p.peek(), L_PAREN | L_BRACE | AT), OPTIONAL_NAME, name)?;
        p.call(OPERATION_QUERY_OR_OTHER, 3, optional_variables)?;
        p.call(OPERATION_QUERY_OR_OTHER, 4, directives)?;
        p.close_in(start_2, OPERATION_QUERY_OR_OTHER, OPERATION_OPTIONAL_QUERY_OR_OTHER)?;
    }
    p.call(OPERATION, 2, selection_set)?;
    p.close(start, OPERATION)
}

/// `name : plainName | 'on'`
fn name(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ON => p.take(NAME_RULE)?,
        _ => plain_name(p)?,
    }
    p.slot(NAME_RULE)
}

/// `plainName : NAME | 'query' | 'mutation' | 'subscription' | 'fragment' | 'extend' | 'schema' | 'scalar' |
///     'type' | 'interface' | 'implements' | 'union' | 'enum' | 'input' | 'directive' | 'repeatable'`
fn plain_name(p: &mut Machine<'_>) -> Parsed {
    p.one_of(PLAIN_NAME)
}

/// `variables?`
fn optional_variables(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == L_PAREN, OPTIONAL_VARIABLES, variables)
}

/// `variables : '(' variable* ')'`
fn variables(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    let items = p.open();
    while matches!(p.peek(), DOLLAR | STRING | BLOCK_STRING) {
        p.call(VARIABLES_AFTER_L_PAREN, 1, variable)?;
    }
    p.list(items, VARIABLES_AFTER_L_PAREN)?;
    p.token(R_PAREN)?;
    p.node(start, VARIABLES)
}

/// `variable : description? '$' name ':' type defaultValue? directive*`
fn variable(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(VARIABLE, 1, optional_description)?;
    p.token(DOLLAR)?;
    p.call(VARIABLE, 3, name)?;
    p.token(COLON)?;
    p.call(VARIABLE, 5, type_rule)?;
    p.call(VARIABLE, 6, optional_default_value)?;
    p.call(VARIABLE, 7, directives)?;
    p.node(start, VARIABLE)
}

/// `type : name '!'? | '[' type ']' '!'?`
fn type_rule(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET => {
            let start = p.begin(L_BRACKET)?;
            p.call(TYPE_L_BRACKET_TYPE_R_BRACKET, 2, type_rule)?;
            p.token(R_BRACKET)?;
            p.call(TYPE_L_BRACKET_TYPE_R_BRACKET, 4, type_optional_bang)?;
            p.node(start, TYPE_L_BRACKET_TYPE_R_BRACKET)?;
        }
        _ => {
            let start = p.open();
            p.call(TYPE_NAME, 1, name)?;
            p.call(TYPE_NAME, 2, type_optional_bang)?;
            p.close(start, TYPE_NAME)?;
        }
    }
    p.slot(TYPE)
}

/// `'!'?`
fn type_optional_bang(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == BANG, TYPE_OPTIONAL_BANG)
}

/// `defaultValue?`
fn optional_default_value(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == EQ, OPTIONAL_DEFAULT_VALUE, default_value)
}

/// `defaultValue : '=' value`
fn default_value(p: &mut Machine<'_>) -> Parsed {
    p.pair(DEFAULT_VALUE, EQ, value)
}

/// `value : '$' name | INT | FLOAT | STRING | BLOCK_STRING | name | list | object`
/// In normal form `'$'? name | INT | FLOAT | STRING | BLOCK_STRING | list | object`
fn value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET => p.call(VALUE, 6, list)?,
        L_BRACE => p.call(VALUE, 7, object)?,
        INT | FLOAT | STRING | BLOCK_STRING => p.take(VALUE)?,
        _ => {
            let start = p.open();
            p.optional_token(p.peek() == DOLLAR, VALUE_OPTIONAL_DOLLAR)?;
            p.call(VALUE_NAME, 2, name)?;
            p.close(start, VALUE_NAME)?;
        }
    }
    p.slot(VALUE)
}

/// `list : '[' value* ']'`
fn list(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    let items = p.open();
    while p.peek() != R_BRACKET {
        p.call(VALUES, 1, value)?;
    }
    p.list(items, VALUES)?;
    p.token(R_BRACKET)?;
    p.node(start, LIST)
}

/// `object : '{' argument* '}'`
fn object(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.call(OBJECT, 2, arguments_list)?;
    p.token(R_BRACE)?;
    p.node(start, OBJECT)
}

/// `argument*`
fn arguments_list(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while !matches!(p.peek(), R_PAREN | R_BRACE) {
        p.call(ARGUMENTS_LIST, 1, argument)?;
    }
    p.list(items, ARGUMENTS_LIST)
}

/// `argument : name ':' value`
fn argument(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ARGUMENT, 1, name)?;
    p.token(COLON)?;
    p.call(ARGUMENT, 3, value)?;
    p.node(start, ARGUMENT)
}

/// `directive*`
fn directives(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while p.peek() == AT {
        p.call(DIRECTIVES, 1, directive)?;
    }
    p.list(items, DIRECTIVES)
}

/// `directive : '@' name arguments?`
fn directive(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(AT)?;
    p.call(DIRECTIVE, 2, name)?;
    p.call(DIRECTIVE, 3, optional_arguments)?;
    p.node(start, DIRECTIVE)
}

/// `arguments?`
fn optional_arguments(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == L_PAREN, OPTIONAL_ARGUMENTS, arguments)
}

/// `arguments : '(' argument* ')'`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(ARGUMENTS, 2, arguments_list)?;
    p.token(R_PAREN)?;
    p.node(start, ARGUMENTS)
}

/// `selectionSet : '{' selection* '}'`
fn selection_set(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    let items = p.open();
    while p.peek() != R_BRACE {
        p.call(SELECTIONS, 1, selection)?;
    }
    p.list(items, SELECTIONS)?;
    p.token(R_BRACE)?;
    p.node(start, SELECTION_SET)
}

/// `selection : field | spread`
fn selection(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DOT_DOT_DOT => p.call(SELECTION, 2, spread)?,
        _ => p.call(SELECTION, 1, field)?,
    }
    p.slot(SELECTION)
}

/// `field : (name ':')? name arguments? directive* selectionSet?`
fn field(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.goes_in(FIELD_OPTIONAL_NAME_COLON)? {
        let start_2 = p.open();
        p.call(FIELD_NAME_COLON, 1, name)?;
        p.token(COLON)?;
        p.node_in(start_2, FIELD_NAME_COLON, FIELD_OPTIONAL_NAME_COLON)?;
    }
    p.call(FIELD, 2, name)?;
    p.call(FIELD, 3, optional_arguments)?;
    p.call(FIELD, 4, directives)?;
    p.call(FIELD, 5, optional_selection_set)?;
    p.close(start, FIELD)
}

/// `selectionSet?`
fn optional_selection_set(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == L_BRACE, OPTIONAL_SELECTION_SET, selection_set)
}

/// `spread : '...' (plainName arguments? | typeCondition)? directive* selectionSet?`
fn spread(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DOT_DOT_DOT)?;
    if p.goes_in(SPREAD_OPTIONAL_PLAIN_NAME_OR_TYPE_CONDITION)? {
        match p.peek() {
            ON => p.call(SPREAD_PLAIN_NAME_OR_TYPE_CONDITION, 2, type_condition)?,
            _ => {
                let start_2 = p.open();
                plain_name(p)?;
                p.call(SPREAD_PLAIN_NAME, 2, optional_arguments)?;
                p.close(start_2, SPREAD_PLAIN_NAME)?;
            }
        }
        p.slot(SPREAD_OPTIONAL_PLAIN_NAME_OR_TYPE_CONDITION)?;
    }
    p.call(SPREAD, 3, directives)?;
    p.call(SPREAD, 4, optional_selection_set)?;
    p.close(start, SPREAD)
}

/// `typeCondition : 'on' name`
fn type_condition(p: &mut Machine<'_>) -> Parsed {
    p.pair(TYPE_CONDITION, ON, name)
}

/// `fragment : 'fragment' plainName variables? typeCondition directive* selectionSet`
fn fragment(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FRAGMENT_KEYWORD)?;
    plain_name(p)?;
    p.call(FRAGMENT, 3, optional_variables)?;
    p.call(FRAGMENT, 4, type_condition)?;
    p.call(FRAGMENT, 5, directives)?;
    p.call(FRAGMENT, 6, selection_set)?;
    p.node(start, FRAGMENT)
}

/// `schema : 'extend'? 'schema' directive* rootTypes?`
fn schema(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SCHEMA, 1, optional_extend)?;
    p.token(SCHEMA_KEYWORD)?;
    p.call(SCHEMA, 3, directives)?;
    if p.peek() == L_BRACE && p.goes_in(OPTIONAL_ROOT_TYPES)? {
        p.call(OPTIONAL_ROOT_TYPES, 1, root_types)?;
        p.slot(OPTIONAL_ROOT_TYPES)?;
    }
    p.close(start, SCHEMA)
}

/// `'extend'?`
fn optional_extend(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == EXTEND, OPTIONAL_EXTEND)
}

/// `rootTypes : '{' (description? ('query' | 'mutation' | 'subscription') ':' name directive*)* '}'`
fn root_types(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    let items = p.open();
    while matches!(p.peek(), QUERY | MUTATION | SUBSCRIPTION | STRING | BLOCK_STRING) {
        let start_2 = p.open();
        p.call(ROOT_TYPES_QUERY_OR_OTHER_COLON_NAME, 1, optional_description)?;
        p.set(QUERY_OR_OTHER, matches!(p.peek(), QUERY | MUTATION | SUBSCRIPTION))?;
        p.token(COLON)?;
        p.call(ROOT_TYPES_QUERY_OR_OTHER_COLON_NAME, 4, name)?;
        p.call(ROOT_TYPES_QUERY_OR_OTHER_COLON_NAME, 5, directives)?;
        p.node(start_2, ROOT_TYPES_QUERY_OR_OTHER_COLON_NAME)?;
    }
    p.list(items, ROOT_TYPES_QUERY_OR_OTHER_COLON_NAMES)?;
    p.token(R_BRACE)?;
    p.node(start, ROOT_TYPES)
}

/// `scalarType : 'extend'? 'scalar' name directive*`
fn scalar_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SCALAR_TYPE, 1, optional_extend)?;
    p.token(SCALAR)?;
    p.call(SCALAR_TYPE, 3, name)?;
    p.call(SCALAR_TYPE, 4, directives)?;
    p.node(start, SCALAR_TYPE)
}

/// `objectType : 'extend'? 'type' name interfaces? directive* interfaces? fields?`
fn object_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(OBJECT_TYPE, 1, optional_extend)?;
    p.token(TYPE_KEYWORD)?;
    p.call(OBJECT_TYPE, 3, name)?;
    p.call(OBJECT_TYPE, 4, optional_interfaces)?;
    p.call(OBJECT_TYPE, 5, directives)?;
    p.call(OBJECT_TYPE, 6, optional_interfaces)?;
    p.call(OBJECT_TYPE, 7, optional_fields)?;
    p.node(start, OBJECT_TYPE)
}

/// `interfaces?`
fn optional_interfaces(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == IMPLEMENTS && p.goes_in(OPTIONAL_INTERFACES)? {
        p.call(OPTIONAL_INTERFACES, 1, interfaces)?;
        p.slot(OPTIONAL_INTERFACES)?;
    }
    Ok(())
}

/// `interfaces : 'implements' '&'? name (NAME | '&' name)*`
fn interfaces(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IMPLEMENTS)?;
    p.optional_token(p.peek() == AMP, INTERFACES_OPTIONAL_AMP)?;
    p.call(INTERFACES, 3, name)?;
    let items = p.open();
    while matches!(p.peek(), AMP | NAME) {
        match p.peek() {
            AMP => p.pair(INTERFACES_AMP_NAME, AMP, name)?,
            NAME => p.take(INTERFACES_NAME_OR_AMP_NAME)?,
            _ => return p.stop(),
        }
        p.slot(INTERFACES_NAME_OR_AMP_NAME)?;
    }
    p.list(items, INTERFACES_NAME_OR_AMP_NAMES)?;
    p.node(start, INTERFACES)
}

/// `fields?`
fn optional_fields(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == L_BRACE && p.goes_in(OPTIONAL_FIELDS)? {
        p.call(OPTIONAL_FIELDS, 1, fields)?;
        p.slot(OPTIONAL_FIELDS)?;
    }
    Ok(())
}

/// `fields : '{' fieldDefinition* '}'`
fn fields(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    let items = p.open();
    while p.peek() != R_BRACE {
        p.call(FIELD_DEFINITIONS, 1, field_definition)?;
    }
    p.list(items, FIELD_DEFINITIONS)?;
    p.token(R_BRACE)?;
    p.node(start, FIELDS)
}

/// `fieldDefinition : description? name parameters? ':' type directive*`
fn field_definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FIELD_DEFINITION, 1, optional_description)?;
    p.call(FIELD_DEFINITION, 2, name)?;
    p.call(FIELD_DEFINITION, 3, optional_parameters)?;
    p.token(COLON)?;
    p.call(FIELD_DEFINITION, 5, type_rule)?;
    p.call(FIELD_DEFINITION, 6, directives)?;
    p.node(start, FIELD_DEFINITION)
}

/// `parameters?`
fn optional_parameters(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == L_PAREN, OPTIONAL_PARAMETERS, parameters)
}

/// `parameters : '(' parameter* ')'`
fn parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(PARAMETERS, 2, parameters_list)?;
    p.token(R_PAREN)?;
    p.node(start, PARAMETERS)
}

/// `parameter*`
fn parameters_list(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while !matches!(p.peek(), R_PAREN | R_BRACE) {
        p.call(PARAMETERS_LIST, 1, parameter)?;
    }
    p.list(items, PARAMETERS_LIST)
}

/// `parameter : description? name ':' type defaultValue? directive*`
fn parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARAMETER, 1, optional_description)?;
    p.call(PARAMETER, 2, name)?;
    p.token(COLON)?;
    p.call(PARAMETER, 4, type_rule)?;
    p.call(PARAMETER, 5, optional_default_value)?;
    p.call(PARAMETER, 6, directives)?;
    p.node(start, PARAMETER)
}

/// `interfaceType : 'extend'? 'interface' name interfaces? directive* fields?`
fn interface_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(INTERFACE_TYPE, 1, optional_extend)?;
    p.token(INTERFACE)?;
    p.call(INTERFACE_TYPE, 3, name)?;
    p.call(INTERFACE_TYPE, 4, optional_interfaces)?;
    p.call(INTERFACE_TYPE, 5, directives)?;
    p.call(INTERFACE_TYPE, 6, optional_fields)?;
    p.node(start, INTERFACE_TYPE)
}

/// `unionType : 'extend'? 'union' name directive* ('=' '|'? name ('|' name)*)?`
fn union_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(UNION_TYPE, 1, optional_extend)?;
    p.token(UNION)?;
    p.call(UNION_TYPE, 3, name)?;
    p.call(UNION_TYPE, 4, directives)?;
    if p.peek() == EQ {
        let start_2 = p.begin(EQ)?;
        p.call(UNION_TYPE_EQ_NAME, 2, optional_pipe)?;
        p.call(UNION_TYPE_EQ_NAME, 3, name)?;
        p.call(UNION_TYPE_EQ_NAME, 4, next_names)?;
        p.node_in(start_2, UNION_TYPE_EQ_NAME, UNION_TYPE_OPTIONAL_EQ_NAME)?;
    }
    p.node(start, UNION_TYPE)
}

/// `'|'?`
fn optional_pipe(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == PIPE, OPTIONAL_PIPE)
}

/// `('|' name)*`
fn next_names(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while p.peek() == PIPE {
        p.pair(NEXT_NAME, PIPE, name)?;
    }
    p.list(items, NEXT_NAMES)
}

/// `enumType : 'extend'? 'enum' name directive* enumValues?`
fn enum_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ENUM_TYPE, 1, optional_extend)?;
    p.token(ENUM)?;
    p.call(ENUM_TYPE, 3, name)?;
    p.call(ENUM_TYPE, 4, directives)?;
    if p.peek() == L_BRACE && p.goes_in(OPTIONAL_ENUM_VALUES)? {
        p.call(OPTIONAL_ENUM_VALUES, 1, enum_values)?;
        p.slot(OPTIONAL_ENUM_VALUES)?;
    }
    p.node(start, ENUM_TYPE)
}

/// `enumValues : '{' enumValue* '}'`
fn enum_values(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    let items = p.open();
    while p.peek() != R_BRACE {
        p.call(ENUM_VALUES_AFTER_L_BRACE, 1, enum_value)?;
    }
    p.list(items, ENUM_VALUES_AFTER_L_BRACE)?;
    p.token(R_BRACE)?;
    p.node(start, ENUM_VALUES)
}

/// `enumValue : description? name directive*`
fn enum_value(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ENUM_VALUE, 1, optional_description)?;
    p.call(ENUM_VALUE, 2, name)?;
    p.call(ENUM_VALUE, 3, directives)?;
    p.close(start, ENUM_VALUE)
}

/// `inputType : 'extend'? 'input' name directive* inputFields?`
fn input_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(INPUT_TYPE, 1, optional_extend)?;
    p.token(INPUT)?;
    p.call(INPUT_TYPE, 3, name)?;
    p.call(INPUT_TYPE, 4, directives)?;
    if p.peek() == L_BRACE && p.goes_in(OPTIONAL_INPUT_FIELDS)? {
        p.call(OPTIONAL_INPUT_FIELDS, 1, input_fields)?;
        p.slot(OPTIONAL_INPUT_FIELDS)?;
    }
    p.node(start, INPUT_TYPE)
}

/// `inputFields : '{' parameter* '}'`
fn input_fields(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.call(INPUT_FIELDS, 2, parameters_list)?;
    p.token(R_BRACE)?;
    p.node(start, INPUT_FIELDS)
}

/// `directiveDefinition : 'directive' '@' name parameters? 'repeatable'? 'on' '|'? name ('|' name)*`
fn directive_definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DIRECTIVE_KEYWORD)?;
    p.token(AT)?;
    p.call(DIRECTIVE_DEFINITION, 3, name)?;
    p.call(DIRECTIVE_DEFINITION, 4, optional_parameters)?;
    p.optional_token(p.peek() == REPEATABLE, DIRECTIVE_DEFINITION_OPTIONAL_REPEATABLE)?;
    p.token(ON)?;
    p.call(DIRECTIVE_DEFINITION, 7, optional_pipe)?;
    p.call(DIRECTIVE_DEFINITION, 8, name)?;
    p.call(DIRECTIVE_DEFINITION, 9, next_names)?;
    p.node(start, DIRECTIVE_DEFINITION)
}
