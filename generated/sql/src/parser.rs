// @generated from grammars/sql.g4 by `cargo xtask gen` (blake3 c267944ddfb33147)

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
            SCRIPT => script, OPTIONAL_STATEMENT => optional_statement, STATEMENT => statement,
            ROW_STATEMENT => row_statement, OPTIONAL_WITH => optional_with, WITH => with,
            COMMON_TABLE => common_table, IDENTIFIER_OR_STRING => identifier_or_string,
            IDENTIFIER_RULE => identifier, SHORT_ALIAS => short_alias, OPTIONAL_NAMES => optional_names,
            NAMES => names, NEXT_IDENTIFIERS => next_identifiers, SELECT_ITEM => select_item,
            EXPRESSION => expression, TERM => term, PREFIX_OPERATOR => prefix_operator,
            TERM_BASE => term_base, TERM_CASE_END => term_case_end,
            OPTIONAL_EXPRESSION => optional_expression, WHEN => when,
            TERM_L_PAREN_R_PAREN => term_l_paren_r_paren, INNER_QUERY => inner_query,
            INNER_START => inner_start, QUERY_START => query_start, SELECT => select,
            SELECT_QUANTIFIER => select_quantifier, EXPRESSIONS => expressions,
            NEXT_EXPRESSIONS => next_expressions, NEXT_EXPRESSION => next_expression,
            NEXT_SELECT_ITEMS => next_select_items, OPTIONAL_COMMA => optional_comma, FROM => from,
            SOURCE => source, JOINED_TABLE => joined_table, TABLE => table, OPTIONAL_ONLY => optional_only,
            TABLE_CORE => table_core, RELATION => relation, BRACKET_NAME => bracket_name,
            LABEL_OR_OTHER => label_or_other, LABEL => label, OPTIONAL_STAR => optional_star,
            OPTIONAL_CALL_ARGUMENTS => optional_call_arguments, CALL_ARGUMENTS => call_arguments,
            OPTIONAL_ALL_OR_DISTINCT => optional_all_or_distinct, RESULT_TYPE => result_type,
            TYPE_NAME => type_name, QUALIFIED_NAME => qualified_name, NEXT_LABEL => next_label,
            TYPE_PARTS => type_parts, TYPE_PART => type_part, L_BRACKET_R_BRACKET => l_bracket_r_bracket,
            TYPE_ARGUMENT => type_argument, OPTIONAL_IDENTIFIER_PART => optional_identifier_2,
            OPTIONAL_INTERVAL_UNIT => optional_interval_unit, INTERVAL_UNIT => interval_unit,
            ARGUMENT => argument, ARGUMENT_PART => argument_part, OPTIONAL_ARRAY => optional_array,
            ARRAY => array, FROM_EXPRESSION => from_expression, USING_PART => using,
            OPTIONAL_NOT => optional_not, DEFAULT_PART => default,
            ARGUMENT_PART_WITH_OR_WITHOUT => argument_part_with_or_without, ALIAS => alias,
            NEXT_ARGUMENTS => next_arguments, ARGUMENT_TAIL => argument_tail, ORDER_BY => order_by,
            SORT_OPTIONS => sort_options, SORT_OPTION => sort_option, INDEX_OPERATOR => index_operator,
            OPERATOR_RULE => operator,
            OPERATOR_L_PAREN_IDENTIFIER_DOTS_OPERATOR => operator_l_paren_identifier_dots_operator,
            SORT_ITEM => sort_item, LIMIT => limit, WHERE => where_rule, GROUP_BY => group_by,
            GROUP_ITEM => group_item, NEXT_GROUP_ITEMS => next_group_items, SET_OPERATION => set_operation,
            OPTIONAL_BY_NAME => optional_by_name, BY_NAME => by_name, QUERY_TERM => query_term,
            CLAUSES => clauses, CLAUSE => clause, INTO => into, NAMED_WINDOW => named_window,
            WINDOW_BLOCK => window_block, WINDOW_ITEM => window_item, FRAME => frame,
            FRAME_BOUND => frame_bound, CURRENT_ROW => current_row, LOCKING => locking,
            LOCKING_OPTIONAL_NO_KEY_UPDATE_OR_OPTIONAL_KEY_SHARE => {
                locking_optional_no_key_update_or_optional_key_share
            }
            SAMPLES => samples, SAMPLE => sample, L_PAREN_R_PAREN => l_paren_r_paren,
            PARENTHESIZED_ITEMS => parenthesized_items, PARENTHESIZED_ITEM => parenthesized_item,
            DESCRIPTION => description, DESCRIBED => described, OPTIONAL_WITH_QUERY => optional_with_query,
            QUERY => query, SET_OPERATIONS => set_operations, COMMAND_ITEMS => command_items,
            COMMAND_ITEM => command_item, NULLS_PART => nulls, PARAMETER_RULE => parameter,
            RESERVED_WORD => reserved_word, TABLES => tables, TABLE_SUFFIXES => table_suffixes,
            TABLE_SUFFIX => table_suffix, TABLE_ALIAS => table_alias, ALIAS_COLUMNS => alias_columns,
            ALIAS_COLUMN => alias_column, OPTIONAL_ALIAS_COLUMNS => optional_alias_columns,
            JOIN_CONDITIONS => join_conditions, JOIN_CONDITION => join_condition, AS_PART => as_rule,
            JOINS => joins, JOIN => join, JOIN_KIND => join_kind, ROW => row, NEXT_ROWS => next_rows,
            ROWS => rows, PIVOT => pivot, PIVOT_PART => pivot_part, INSERT => insert,
            OPTIONAL_OR => optional_or, OPTIONAL_TARGETS => optional_targets, TARGETS => targets,
            TARGET => target, SUBSCRIPT => subscript, OPTIONAL_ELEMENT => optional_element,
            ELEMENT => element, ELEMENT_COLON => element_colon, SLICE => slice,
            OPTIONAL_OVERRIDING_IDENTIFIER_VALUE => optional_overriding_identifier_value,
            INSERT_SOURCE => insert_source, DEFAULT_VALUES => default_values, CONFLICT => conflict,
            INDEX_ITEM => index_item, NEXT_INDEX_ITEMS => next_index_items, OPTIONAL_WHERE => optional_where,
            OPTIONAL_RETURNING => optional_returning, RETURNING => returning,
            WITH_L_PAREN_PARENTHESIZED_ITEMS_R_PAREN => with_l_paren_parenthesized_items_r_paren,
            UPDATE => update, DELETE => delete, LIST => list, TERM_L_BRACE_R_BRACE => term_l_brace_r_brace,
            FIELD => field, TERM_INTERVAL => term_interval, INTERVAL_VALUE => interval_value,
            FUNCTION_WORD => function_word, TERM_IDENTIFIER => term_identifier, STRINGS => strings,
            LITERAL => literal, TERM_DOT_TO_LABEL_OR_OTHER => term_dot_to_label_or_other,
            L_PAREN_EXPRESSION_R_PAREN => l_paren_expression_r_paren, CALL_SUFFIX => call_suffix,
            STAR_OPTION => star_option, BINARY_OPERATOR => binary_operator,
            BINARY_OPERATOR_OPTIONAL_NOT => binary_operator_optional_not,
            COMMON_TABLE_OPTION => common_table_option, MERGE => merge, MERGE_CASE => merge_case,
            MERGE_ACTION => merge_action, MERGE_ACTION_UPDATE => merge_action_update,
            CREATE_TABLE => create_table, CREATE_PREFIX => create_prefix,
            OPTIONAL_OR_REPLACE => optional_or_replace, CREATE_WORDS => create_words,
            CREATE_WORD => create_word, OPTIONAL_IF_NOT_EXISTS => optional_if_not_exists,
            IF_NOT_EXISTS => if_not_exists, TABLE_ELEMENT => table_element, CONSTRAINT => constraint,
            CONSTRAINT_START => constraint_start,
            CONSTRAINT_START_PRIMARY_KEY => constraint_start_primary_key,
            OPTIONAL_INDEX_ITEMS => optional_index_items, INDEX_ITEMS => index_items,
            CONSTRAINT_START_UNIQUE => constraint_start_unique, NULLS_DISTINCT => nulls_distinct,
            CONSTRAINT_START_CHECK => constraint_start_check,
            CONSTRAINT_START_COLLATE => constraint_start_collate,
            CONSTRAINT_START_GENERATED => constraint_start_generated,
            CONSTRAINT_START_AS => constraint_start_as, OPTIONAL_L_PAREN_R_PAREN => optional_l_paren_r_paren,
            CONSTRAINT_START_ON => constraint_start_on, CONSTRAINT_START_USING => constraint_start_using,
            CONSTRAINT_START_OPTIONS => constraint_start_options,
            CONSTRAINT_START_WITH => constraint_start_with,
            CONSTRAINT_START_EXCLUDE_WITH => constraint_start_exclude_with, OPTIONAL_USING => optional_using,
            CONSTRAINT_START_WHERE => constraint_start_where, CONSTRAINT_WORD => constraint_word,
            INCLUDE_PART => include, DEFINITION_WORD => definition_word, DEFINITION_ITEMS => definition_items,
            DEFINITION_ITEM => definition_item, CREATED => created, CREATED_OPTION => created_option,
            CREATE_VIEW => create_view, CREATE_INDEX => create_index, INDEX_OPTION => index_option,
            CREATE_TRIGGER => create_trigger, TRIGGER_ITEM => trigger_item,
            TRIGGER_STATEMENT => trigger_statement, CREATE_FUNCTION => create_function,
            FUNCTION_PART => function_part, FUNCTION_STATEMENT => function_statement,
            RETURN_PART => return_rule, FUNCTION_END => function_end, MACRO_BODY => macro_body,
            CREATE_OTHER => create_other, OTHER_ITEM => other_item, FIRST_ITEM => first_item,
            EXPLAIN => explain, EXPLAIN_OPTION => explain_option, EXPLAIN_SETTING => explain_setting,
            EXPLAINED => explained, COPY => copy, PREPARE => prepare, COMMAND => command,
            COMMAND_WORD => command_word, SEPARATOR => separator,
            _ => return None,
        })
    }
}

/// `script : statement? (separator statement?)* EOF`
fn script(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SCRIPT, 1, optional_statement)?;
    let items = p.open();
    while matches!(p.peek(), SEMICOLON | STDIN_DATA | META_COMMAND | DOT_COMMAND) {
        let start_2 = p.open();
        separator(p)?;
        p.call(SCRIPT_SEPARATOR, 2, optional_statement)?;
        p.close(start_2, SCRIPT_SEPARATOR)?;
    }
    p.list(items, SCRIPT_SEPARATORS)?;
    p.end()?;
    p.close(start, SCRIPT)
}

/// `statement?`
fn optional_statement(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), EOF | SEMICOLON | STDIN_DATA | META_COMMAND | DOT_COMMAND),
        OPTIONAL_STATEMENT, statement)
}

/// `statement : rowStatement | createTable | createView | createIndex | createTrigger | createFunction |
///     createOther | explain | prepare | copy | command`
fn statement(p: &mut Machine<'_>) -> Parsed {
    match p.decide(STATEMENT)? {
        1 => p.call(STATEMENT, 1, row_statement)?,
        2 => p.call(STATEMENT, 2, create_table)?,
        3 => p.call(STATEMENT, 3, create_view)?,
        4 => p.call(STATEMENT, 4, create_index)?,
        5 => p.call(STATEMENT, 5, create_trigger)?,
        6 => p.call(STATEMENT, 6, create_function)?,
        7 => p.call(STATEMENT, 7, create_other)?,
        8 => p.call(STATEMENT, 8, explain)?,
        9 => p.call(STATEMENT, 9, prepare)?,
        10 => p.call(STATEMENT, 10, copy)?,
        _ => p.call(STATEMENT, 11, command)?,
    }
    p.slot(STATEMENT)
}

/// `rowStatement : with? (query | insert | update | delete | merge)`
fn row_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ROW_STATEMENT, 1, optional_with)?;
    match p.peek() {
        INSERT_KEYWORD | REPLACE => p.call(ROW_STATEMENT_QUERY_OR_OTHER, 2, insert)?,
        UPDATE_KEYWORD => p.call(ROW_STATEMENT_QUERY_OR_OTHER, 3, update)?,
        DELETE_KEYWORD => p.call(ROW_STATEMENT_QUERY_OR_OTHER, 4, delete)?,
        MERGE_KEYWORD => p.call(ROW_STATEMENT_QUERY_OR_OTHER, 5, merge)?,
        _ => p.call(ROW_STATEMENT_QUERY_OR_OTHER, 1, query)?,
    }
    p.slot(ROW_STATEMENT_QUERY_OR_OTHER)?;
    p.close(start, ROW_STATEMENT)
}

/// `with?`
fn optional_with(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == WITH_KEYWORD, OPTIONAL_WITH, with)
}

/// `with : 'with' 'recursive'? commonTable (',' commonTable)* ','?`
fn with(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(WITH_KEYWORD)?;
    if p.peek() == RECURSIVE && p.goes_in(WITH_OPTIONAL_RECURSIVE)? {
        p.take(WITH_OPTIONAL_RECURSIVE)?;
    }
    p.call(WITH, 3, common_table)?;
    let items = p.open();
    while p.peek() == COMMA && p.goes_in(WITH_NEXT_COMMON_TABLES)? {
        p.pair(WITH_NEXT_COMMON_TABLE, COMMA, common_table)?;
    }
    p.list(items, WITH_NEXT_COMMON_TABLES)?;
    p.call(WITH, 5, optional_comma)?;
    p.node(start, WITH)
}

/// `commonTable : (identifier | STRING) names? ('using' 'key' '(' selectItem (',' selectItem)* ')')? 'as'
///     ('not'? 'materialized')? '(' statement ')' commonTableOption*`
fn common_table(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(COMMON_TABLE, 1, identifier_or_string)?;
    p.call(COMMON_TABLE, 2, optional_names)?;
    if p.peek() == USING {
        let start_2 = p.begin(USING)?;
        p.token(KEY)?;
        p.token(L_PAREN)?;
        p.call(COMMON_TABLE_USING_KEY, 4, select_item)?;
        p.call(COMMON_TABLE_USING_KEY, 5, next_select_items)?;
        p.token(R_PAREN)?;
        p.node_in(start_2, COMMON_TABLE_USING_KEY, COMMON_TABLE_OPTIONAL_USING_KEY)?;
    }
    p.token(AS)?;
    if matches!(p.peek(), NOT | MATERIALIZED) {
        let start_2 = p.open();
        p.call(COMMON_TABLE_MATERIALIZED, 1, optional_not)?;
        p.token(MATERIALIZED)?;
        p.close_in(start_2, COMMON_TABLE_MATERIALIZED, COMMON_TABLE_OPTIONAL_MATERIALIZED)?;
    }
    p.token(L_PAREN)?;
    p.call(COMMON_TABLE, 7, statement)?;
    p.token(R_PAREN)?;
    let items = p.open();
    while p.peek() == IDENTIFIER {
        p.call(COMMON_TABLE_OPTIONS, 1, common_table_option)?;
    }
    p.list(items, COMMON_TABLE_OPTIONS)?;
    p.node(start, COMMON_TABLE)
}

/// `identifier | STRING`
fn identifier_or_string(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STRING => p.take(IDENTIFIER_OR_STRING)?,
        _ => p.call(IDENTIFIER_OR_STRING, 1, identifier)?,
    }
    p.slot(IDENTIFIER_OR_STRING)
}

/// `identifier : shortAlias | 'anti' | 'array' | 'asof' | 'at' | 'begin' | 'do' | 'escape' | 'exclude' |
///     'filter' | 'following' | 'glob' | 'grouping' | 'ignore' | 'index' | 'indexed' | 'macro' | 'match' |
///     'operator' | 'over' | 'overlaps' | 'overriding' | 'positional' | 'preceding' | 'regexp' | 'rename' |
///     'replace' | 'respect' | 'sample' | 'semi' | 'setof' | 'ties' | 'uescape' | 'unbounded' | 'within' |
///     'without' | 'export_state' | 'normalized' | 'object' | 'scalar' | 'options'`
fn identifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ANTI | ARRAY_KEYWORD | ASOF | AT | BEGIN | DO | ESCAPE | EXCLUDE | FILTER | FOLLOWING | GLOB
        | GROUPING | IGNORE | INDEX | INDEXED | MACRO | MATCH | OPERATOR_KEYWORD | OVER | OVERLAPS
        | OVERRIDING | POSITIONAL | PRECEDING | REGEXP | RENAME | REPLACE | RESPECT | SAMPLE_KEYWORD
        | SEMI | SETOF | TIES | UESCAPE | UNBOUNDED | WITHIN | WITHOUT | EXPORT_STATE | NORMALIZED
        | OBJECT | SCALAR | OPTIONS => p.take(IDENTIFIER_RULE)?,
        _ => short_alias(p)?,
    }
    p.slot(IDENTIFIER_RULE)
}

/// `shortAlias : IDENTIFIER | QUOTED_IDENTIFIER | 'range' | 'row' | 'next' | 'current' | 'value' | 'first' |
///     'last' | 'groups' | 'percent' | 'time' | 'timestamp' | 'view' | 'function' | 'procedure' | 'trigger'
///     | 'partition' | 'zone' | 'return' | 'rows' | 'action' | 'always' | 'analyze' | 'atomic' | 'by' |
///     'conflict' | 'copy' | 'data' | 'deferrable' | 'describe' | 'enforced' | 'exists' | 'explain' |
///     'identity' | 'if' | 'include' | 'key' | 'lambda' | 'local' | 'locked' | 'map' | 'matched' |
///     'materialized' | 'merge' | 'name' | 'no' | 'nothing' | 'nowait' | 'of' | 'ordinality' | 'period' |
///     'plan' | 'position' | 'prepare' | 'query' | 'read' | 'recursive' | 'second' | 'sets' | 'share' |
///     'show' | 'skip' | 'strict' | 'summarize' | 'tablespace' | 'temp' | 'temporary' | 'unlogged' |
///     'valid' | 'verbose' | 'columns' | 'nulls' | 'outer'`
fn short_alias(p: &mut Machine<'_>) -> Parsed {
    p.one_of(SHORT_ALIAS)
}

/// `names?`
fn optional_names(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == L_PAREN, OPTIONAL_NAMES, names)
}

/// `names : '(' identifier (',' identifier)* ')'`
fn names(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(NAMES, 2, identifier)?;
    p.call(NAMES, 3, next_identifiers)?;
    p.token(R_PAREN)?;
    p.node(start, NAMES)
}

/// `(',' identifier)*`
fn next_identifiers(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while p.peek() == COMMA && p.goes_in(NEXT_IDENTIFIERS)? {
        p.pair(NEXT_IDENTIFIER, COMMA, identifier)?;
    }
    p.list(items, NEXT_IDENTIFIERS)
}

/// `selectItem : expression alias? | identifier ':' expression`
fn select_item(p: &mut Machine<'_>) -> Parsed {
    match p.decide(SELECT_ITEM)? {
        1 => {
            let start = p.open();
            p.call(SELECT_ITEM_EXPRESSION, 1, expression)?;
            if !matches!(p.peek(), EOF | SEMICOLON | WITH_KEYWORD | COMMA | USING | R_PAREN | UNION
                | INTERSECT | EXCEPT | HAVING | WINDOW | QUALIFY | SELECT_KEYWORD | ON | INTO_KEYWORD
                | WHERE_KEYWORD | GROUP | ORDER | LIMIT_KEYWORD | OFFSET | FETCH | FOR | FROM_KEYWORD
                | IGNORE | RETURNING_KEYWORD | RESPECT | STDIN_DATA | META_COMMAND | DOT_COMMAND) {
                p.call(OPTIONAL_ALIAS, 1, alias)?;
                p.slot(OPTIONAL_ALIAS)?;
            }
            p.close(start, SELECT_ITEM_EXPRESSION)?;
        }
        _ => {
            let start = p.open();
            p.call(SELECT_ITEM_IDENTIFIER_COLON_EXPRESSION, 1, identifier)?;
            p.token(COLON)?;
            p.call(SELECT_ITEM_IDENTIFIER_COLON_EXPRESSION, 3, expression)?;
            p.node(start, SELECT_ITEM_IDENTIFIER_COLON_EXPRESSION)?;
        }
    }
    p.slot(SELECT_ITEM)
}

/// `expression : term (binaryOperator term)*`
fn expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSION, 1, term)?;
    let items = p.open();
    while p.goes_in(EXPRESSION_BINARY_OPERATOR_TERMS)? {
        let start_2 = p.open();
        p.call(EXPRESSION_BINARY_OPERATOR_TERM, 1, binary_operator)?;
        p.call(EXPRESSION_BINARY_OPERATOR_TERM, 2, term)?;
        p.node(start_2, EXPRESSION_BINARY_OPERATOR_TERM)?;
    }
    p.list(items, EXPRESSION_BINARY_OPERATOR_TERMS)?;
    p.close(start, EXPRESSION)
}

/// `term : prefixOperator term | term '.' (label | STRING | bracketName | '*' | '#'? NUMBER | '(' expression
///     ')') | term subscript | term '::' typeName array? | term callArguments | term callSuffix | term
///     ('isnull' | 'notnull' | 'not' 'null' | '!') | term 'is' 'not'? IDENTIFIER ('normalized' | 'array' |
///     'object' | 'scalar' | 'value') | term ('with' | 'without') 'unique' IDENTIFIER? | term starOption |
///     'case' expression? when* ('else' expression)? 'end' | '(' (innerQuery | argument (',' argument)*
///     ','? clause* setOperation*)? ')' | list | 'map'? '{' (field (',' field)* ','?)? '}' | 'interval'
///     (callArguments? intervalValue intervalUnit?)? | functionWord callArguments | 'lambda' identifier
///     (',' identifier)* ':' expression | identifier 'varying'? (STRING+ | DOLLAR_STRING | ':' STRING) |
///     identifier 'for' '(' expression ')' | ('time' | 'timestamp') callArguments? ('with' | 'without')
///     'time' 'zone' STRING | identifier | literal | parameter | '*' ('columns' callArguments)? | 'default'`
/// In normal form `prefixOperators term_base term_next_label_or_others`
fn term(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let items = p.open();
    while matches!(p.peek(), NOT | HASH | BANG | MINUS | PLUS | TILDE | AT_SIGN | OPERATOR) {
        prefix_operator(p)?;
    }
    p.list(items, PREFIX_OPERATORS)?;
    p.call(TERM, 2, term_base)?;
    let items = p.open();
    while p.goes_in(TERM_NEXT_LABEL_OR_OTHERS)? {
        match p.peek() {
            DOT => p.call(TERM_NEXT_LABEL_OR_OTHER_CHOICE, 1, term_dot_to_label_or_other)?,
            L_BRACKET => p.call(TERM_NEXT_LABEL_OR_OTHER_CHOICE, 2, subscript)?,
            COLON_COLON => {
                let start_2 = p.begin(COLON_COLON)?;
                p.call(TERM_COLON_COLON_TYPE_NAME, 2, type_name)?;
                p.call(TERM_COLON_COLON_TYPE_NAME, 3, optional_array)?;
                p.node(start_2, TERM_COLON_COLON_TYPE_NAME)?;
            }
            L_PAREN => p.call(TERM_NEXT_LABEL_OR_OTHER_CHOICE, 4, call_arguments)?,
            IGNORE | FILTER | OVER | WITHIN | RESPECT | EXPORT_STATE => {
                p.call(TERM_NEXT_LABEL_OR_OTHER_CHOICE, 5, call_suffix)?;
            }
            NOT => {
                let start_2 = p.begin(NOT)?;
                p.token(NULL)?;
                p.node(start_2, TERM_NOT_NULL)?;
            }
            IS => {
                let start_2 = p.begin(IS)?;
                p.call(TERM_IS_IDENTIFIER, 2, optional_not)?;
                p.token(IDENTIFIER)?;
                p.one_of(TERM_VALUE_OR_OTHER)?;
                p.node(start_2, TERM_IS_IDENTIFIER)?;
            }
            WITH_KEYWORD | WITHOUT => {
                let start_2 = p.open();
                p.set(WITH_OR_WITHOUT, matches!(p.peek(), WITH_KEYWORD | WITHOUT))?;
                p.token(UNIQUE)?;
                p.call(TERM_UNIQUE, 3, optional_identifier_2)?;
                p.node(start_2, TERM_UNIQUE)?;
            }
            EXCLUDE | REPLACE | RENAME => p.call(TERM_NEXT_LABEL_OR_OTHER_CHOICE, 12, star_option)?,
            ISNULL | NOTNULL | BANG => p.take(TERM_NEXT_LABEL_OR_OTHER_CHOICE)?,
            _ => return p.stop(),
        }
        p.slot(TERM_NEXT_LABEL_OR_OTHER_CHOICE)?;
    }
    p.list(items, TERM_NEXT_LABEL_OR_OTHERS)?;
    p.close(start, TERM)
}

/// `prefixOperator : '!' | '+' | '-' | '~' | 'not' | '@' | '#' | OPERATOR`
fn prefix_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(PREFIX_OPERATOR)
}

/// `term_case_end | term_l_paren_r_paren | list | term_l_brace_r_brace | term_interval |
///     term_functionWord_callArguments | term_lambda | term_identifier | term_time_zone_STRING | literal |
///     parameter | term_star | 'default'`
fn term_base(p: &mut Machine<'_>) -> Parsed {
    match p.decide(TERM_BASE)? {
        1 => p.call(TERM_BASE, 1, term_case_end)?,
        2 => p.call(TERM_BASE, 2, term_l_paren_r_paren)?,
        3 => p.call(TERM_BASE, 3, list)?,
        4 => p.call(TERM_BASE, 4, term_l_brace_r_brace)?,
        5 => p.call(TERM_BASE, 5, term_interval)?,
        6 => {
            let start = p.open();
            function_word(p)?;
            p.call(TERM_FUNCTION_WORD_CALL_ARGUMENTS, 2, call_arguments)?;
            p.node(start, TERM_FUNCTION_WORD_CALL_ARGUMENTS)?;
        }
        7 => {
            let start = p.begin(LAMBDA)?;
            p.call(TERM_LAMBDA, 2, identifier)?;
            p.call(TERM_LAMBDA, 3, next_identifiers)?;
            p.token(COLON)?;
            p.call(TERM_LAMBDA, 5, expression)?;
            p.node(start, TERM_LAMBDA)?;
        }
        8 => p.call(TERM_BASE, 8, term_identifier)?,
        9 => {
            let start = p.open();
            p.set(TERM_TIME_OR_TIMESTAMP, matches!(p.peek(), TIME | TIMESTAMP))?;
            p.call(TERM_TIME_ZONE_STRING, 2, optional_call_arguments)?;
            p.set(WITH_OR_WITHOUT, matches!(p.peek(), WITH_KEYWORD | WITHOUT))?;
            p.token(TIME)?;
            p.token(ZONE)?;
            p.token(STRING)?;
            p.node(start, TERM_TIME_ZONE_STRING)?;
        }
        10 => p.call(TERM_BASE, 10, literal)?,
        11 => p.call(TERM_BASE, 11, parameter)?,
        12 => {
            let start = p.begin(STAR)?;
            if p.peek() == COLUMNS && p.goes_in(TERM_OPTIONAL_COLUMNS)? {
                let start_2 = p.begin(COLUMNS)?;
                p.call(TERM_COLUMNS, 2, call_arguments)?;
                p.node_in(start_2, TERM_COLUMNS, TERM_OPTIONAL_COLUMNS)?;
            }
            p.close(start, TERM_STAR)?;
        }
        _ => p.take(TERM_BASE)?,
    }
    p.slot(TERM_BASE)
}

/// `'case' expression? when* ('else' expression)? 'end'`
fn term_case_end(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CASE)?;
    p.call(TERM_CASE_END, 2, optional_expression)?;
    let items = p.open();
    while p.peek() == WHEN_KEYWORD {
        p.call(WHENS, 1, when)?;
    }
    p.list(items, WHENS)?;
    if p.peek() == ELSE {
        let start_2 = p.begin(ELSE)?;
        p.call(TERM_ELSE, 2, expression)?;
        p.node_in(start_2, TERM_ELSE, TERM_OPTIONAL_ELSE)?;
    }
    p.token(END)?;
    p.node(start, TERM_CASE_END)
}

/// `expression?`
fn optional_expression(p: &mut Machine<'_>) -> Parsed {
    if p.goes_in(OPTIONAL_EXPRESSION)? {
        p.call(OPTIONAL_EXPRESSION, 1, expression)?;
        p.slot(OPTIONAL_EXPRESSION)?;
    }
    Ok(())
}

/// `when : 'when' expression 'then' expression`
fn when(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(WHEN_KEYWORD)?;
    p.call(WHEN, 2, expression)?;
    p.token(THEN)?;
    p.call(WHEN, 4, expression)?;
    p.node(start, WHEN)
}

/// `'(' (innerQuery | argument (',' argument)* ','? clause* setOperation*)? ')'`
fn term_l_paren_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if p.peek() != R_PAREN {
        match p.decide(TERM_INNER_QUERY_OR_ARGUMENT)? {
            1 => p.call(TERM_INNER_QUERY_OR_ARGUMENT, 1, inner_query)?,
            _ => {
                let start_2 = p.open();
                p.call(TERM_ARGUMENT, 1, argument)?;
                p.call(TERM_ARGUMENT, 2, next_arguments)?;
                p.call(TERM_ARGUMENT, 3, optional_comma)?;
                p.call(TERM_ARGUMENT, 4, clauses)?;
                p.call(TERM_ARGUMENT, 5, set_operations)?;
                p.close(start_2, TERM_ARGUMENT)?;
            }
        }
        p.slot(TERM_OPTIONAL_INNER_QUERY_OR_ARGUMENT)?;
    }
    p.token(R_PAREN)?;
    p.node(start, TERM_L_PAREN_R_PAREN)
}

/// `innerQuery : with? innerStart | with '(' statement ')' clause* setOperation*`
fn inner_query(p: &mut Machine<'_>) -> Parsed {
    match p.decide(INNER_QUERY)? {
        1 => {
            let start = p.open();
            p.call(INNER_QUERY_INNER_START, 1, optional_with)?;
            p.call(INNER_QUERY_INNER_START, 2, inner_start)?;
            p.close(start, INNER_QUERY_INNER_START)?;
        }
        _ => {
            let start = p.open();
            p.call(INNER_QUERY_WITH_L_PAREN_STATEMENT_R_PAREN, 1, with)?;
            p.token(L_PAREN)?;
            p.call(INNER_QUERY_WITH_L_PAREN_STATEMENT_R_PAREN, 3, statement)?;
            p.token(R_PAREN)?;
            p.call(INNER_QUERY_WITH_L_PAREN_STATEMENT_R_PAREN, 5, clauses)?;
            p.call(INNER_QUERY_WITH_L_PAREN_STATEMENT_R_PAREN, 6, set_operations)?;
            p.node(start, INNER_QUERY_WITH_L_PAREN_STATEMENT_R_PAREN)?;
        }
    }
    p.slot(INNER_QUERY)
}

/// `innerStart : queryStart clause* setOperation* | description setOperation* | insert | update | delete`
fn inner_start(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        VALUES | TABLE_KEYWORD | SELECT_KEYWORD | FROM_KEYWORD | PIVOT_KEYWORD | UNPIVOT => {
            let start = p.open();
            p.call(INNER_START_QUERY_START, 1, query_start)?;
            p.call(INNER_START_QUERY_START, 2, clauses)?;
            p.call(INNER_START_QUERY_START, 3, set_operations)?;
            p.close(start, INNER_START_QUERY_START)?;
        }
        DESCRIBE | DESC | SUMMARIZE | SHOW => {
            let start = p.open();
            p.call(INNER_START_DESCRIPTION, 1, description)?;
            p.call(INNER_START_DESCRIPTION, 2, set_operations)?;
            p.close(start, INNER_START_DESCRIPTION)?;
        }
        INSERT_KEYWORD | REPLACE => p.call(INNER_START, 3, insert)?,
        UPDATE_KEYWORD => p.call(INNER_START, 4, update)?,
        DELETE_KEYWORD => p.call(INNER_START, 5, delete)?,
        _ => return p.stop(),
    }
    p.slot(INNER_START)
}

/// `queryStart : select | from | 'values' rows? | 'table' 'only'? relation '*'? | pivot`
fn query_start(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SELECT_KEYWORD => p.call(QUERY_START, 1, select)?,
        FROM_KEYWORD => p.call(QUERY_START, 2, from)?,
        VALUES => {
            let start = p.begin(VALUES)?;
            if p.goes_in(OPTIONAL_ROWS)? {
                p.call(OPTIONAL_ROWS, 1, rows)?;
                p.slot(OPTIONAL_ROWS)?;
            }
            p.close(start, QUERY_START_VALUES)?;
        }
        TABLE_KEYWORD => {
            let start = p.begin(TABLE_KEYWORD)?;
            p.call(QUERY_START_TABLE, 2, optional_only)?;
            p.call(QUERY_START_TABLE, 3, relation)?;
            p.call(QUERY_START_TABLE, 4, optional_star)?;
            p.node(start, QUERY_START_TABLE)?;
        }
        PIVOT_KEYWORD | UNPIVOT => p.call(QUERY_START, 5, pivot)?,
        _ => return p.stop(),
    }
    p.slot(QUERY_START)
}

/// `select : 'select' selectQuantifier? (selectItem (',' selectItem)* ','?)?`
fn select(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SELECT_KEYWORD)?;
    if p.peek() == DISTINCT || p.peek() == ALL && p.goes_in(OPTIONAL_SELECT_QUANTIFIER)? {
        p.call(OPTIONAL_SELECT_QUANTIFIER, 1, select_quantifier)?;
        p.slot(OPTIONAL_SELECT_QUANTIFIER)?;
    }
    if p.goes_in(SELECT_OPTIONAL_SELECT_ITEM)? {
        let start_2 = p.open();
        p.call(SELECT_SELECT_ITEM, 1, select_item)?;
        p.call(SELECT_SELECT_ITEM, 2, next_select_items)?;
        p.call(SELECT_SELECT_ITEM, 3, optional_comma)?;
        p.close_in(start_2, SELECT_SELECT_ITEM, SELECT_OPTIONAL_SELECT_ITEM)?;
    }
    p.close(start, SELECT)
}

/// `selectQuantifier : 'all' | 'distinct' ('on' '(' expressions ')')?`
fn select_quantifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DISTINCT => {
            let start = p.begin(DISTINCT)?;
            if p.peek() == ON && p.goes_in(SELECT_QUANTIFIER_OPTIONAL_ON)? {
                let start_2 = p.begin(ON)?;
                p.token(L_PAREN)?;
                p.call(SELECT_QUANTIFIER_ON, 3, expressions)?;
                p.token(R_PAREN)?;
                p.node_in(start_2, SELECT_QUANTIFIER_ON, SELECT_QUANTIFIER_OPTIONAL_ON)?;
            }
            p.close(start, SELECT_QUANTIFIER_DISTINCT)?;
        }
        ALL => p.take(SELECT_QUANTIFIER)?,
        _ => return p.stop(),
    }
    p.slot(SELECT_QUANTIFIER)
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
    let items = p.open();
    while p.peek() == COMMA && p.goes_in(NEXT_EXPRESSIONS)? {
        p.call(NEXT_EXPRESSIONS, 1, next_expression)?;
    }
    p.list(items, NEXT_EXPRESSIONS)
}

/// `',' expression`
fn next_expression(p: &mut Machine<'_>) -> Parsed {
    p.pair(NEXT_EXPRESSION, COMMA, expression)
}

/// `(',' selectItem)*`
fn next_select_items(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while p.peek() == COMMA && p.goes_in(NEXT_SELECT_ITEMS)? {
        p.pair(NEXT_SELECT_ITEM, COMMA, select_item)?;
    }
    p.list(items, NEXT_SELECT_ITEMS)
}

/// `','?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == COMMA && p.goes_in(OPTIONAL_COMMA)? {
        p.take(OPTIONAL_COMMA)?;
    }
    Ok(())
}

/// `from : 'from' source (',' source)* ','?`
fn from(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FROM_KEYWORD)?;
    p.call(FROM, 2, source)?;
    let items = p.open();
    while p.peek() == COMMA && p.goes_in(FROM_NEXT_SOURCES)? {
        p.pair(FROM_NEXT_SOURCE, COMMA, source)?;
    }
    p.list(items, FROM_NEXT_SOURCES)?;
    p.call(FROM, 4, optional_comma)?;
    p.node(start, FROM)
}

/// `source : joinedTable | 'values' row (',' row)* ','? tableSuffix* join*`
fn source(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        VALUES => {
            let start = p.begin(VALUES)?;
            p.call(SOURCE_VALUES, 2, row)?;
            p.call(SOURCE_VALUES, 3, next_rows)?;
            p.call(SOURCE_VALUES, 4, optional_comma)?;
            p.call(SOURCE_VALUES, 5, table_suffixes)?;
            p.call(SOURCE_VALUES, 6, joins)?;
            p.node(start, SOURCE_VALUES)?;
        }
        _ => p.call(SOURCE, 1, joined_table)?,
    }
    p.slot(SOURCE)
}

/// `joinedTable : table joinCondition* join*`
fn joined_table(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(JOINED_TABLE, 1, table)?;
    p.call(JOINED_TABLE, 2, join_conditions)?;
    p.call(JOINED_TABLE, 3, joins)?;
    p.close(start, JOINED_TABLE)
}

/// `table : ((identifier | STRING) ':')? 'only'? 'lateral'? tableCore tableSuffix*`
fn table(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.goes_in(TABLE_OPTIONAL_IDENTIFIER_OR_STRING_COLON)? {
        let start_2 = p.open();
        p.call(TABLE_IDENTIFIER_OR_STRING_COLON, 1, identifier_or_string)?;
        p.token(COLON)?;
        p.node_in(start_2, TABLE_IDENTIFIER_OR_STRING_COLON, TABLE_OPTIONAL_IDENTIFIER_OR_STRING_COLON)?;
    }
    p.call(TABLE, 2, optional_only)?;
    p.optional_token(p.peek() == LATERAL, TABLE_OPTIONAL_LATERAL)?;
    p.call(TABLE, 4, table_core)?;
    p.call(TABLE, 5, table_suffixes)?;
    p.close(start, TABLE)
}

/// `'only'?`
fn optional_only(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == ONLY, OPTIONAL_ONLY)
}

/// `tableCore : relation '*'? callArguments? | parameter | '(' (innerQuery | tables clause* setOperation*)
///     ')' | 'rows' 'from' '(' tables ')'`
fn table_core(p: &mut Machine<'_>) -> Parsed {
    match p.decide(TABLE_CORE)? {
        1 => {
            let start = p.open();
            p.call(TABLE_CORE_RELATION, 1, relation)?;
            p.call(TABLE_CORE_RELATION, 2, optional_star)?;
            p.call(TABLE_CORE_RELATION, 3, optional_call_arguments)?;
            p.close(start, TABLE_CORE_RELATION)?;
        }
        2 => p.call(TABLE_CORE, 2, parameter)?,
        3 => {
            let start = p.begin(L_PAREN)?;
            match p.decide(TABLE_CORE_INNER_QUERY_OR_TABLES)? {
                1 => p.call(TABLE_CORE_INNER_QUERY_OR_TABLES, 1, inner_query)?,
                _ => {
                    let start_2 = p.open();
                    p.call(TABLE_CORE_TABLES, 1, tables)?;
                    p.call(TABLE_CORE_TABLES, 2, clauses)?;
                    p.call(TABLE_CORE_TABLES, 3, set_operations)?;
                    p.close(start_2, TABLE_CORE_TABLES)?;
                }
            }
            p.slot(TABLE_CORE_INNER_QUERY_OR_TABLES)?;
            p.token(R_PAREN)?;
            p.node(start, TABLE_CORE_L_PAREN_INNER_QUERY_OR_TABLES_R_PAREN)?;
        }
        _ => {
            let start = p.begin(ROWS_KEYWORD)?;
            p.token(FROM_KEYWORD)?;
            p.token(L_PAREN)?;
            p.call(TABLE_CORE_ROWS_FROM, 4, tables)?;
            p.token(R_PAREN)?;
            p.node(start, TABLE_CORE_ROWS_FROM)?;
        }
    }
    p.slot(TABLE_CORE)
}

/// `relation : (identifier | STRING | bracketName | 'interval' | 'cross') ('.' (label | STRING |
///     bracketName))*`
fn relation(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        L_BRACKET => p.call(RELATION_IDENTIFIER_OR_OTHER, 3, bracket_name)?,
        STRING | INTERVAL | CROSS => p.take(RELATION_IDENTIFIER_OR_OTHER)?,
        _ => p.call(RELATION_IDENTIFIER_OR_OTHER, 1, identifier)?,
    }
    p.slot(RELATION_IDENTIFIER_OR_OTHER)?;
    let items = p.open();
    while p.peek() == DOT && p.goes_in(RELATION_NEXT_LABEL_OR_OTHERS)? {
        p.pair(RELATION_NEXT_LABEL_OR_OTHER, DOT, label_or_other)?;
    }
    p.list(items, RELATION_NEXT_LABEL_OR_OTHERS)?;
    p.close(start, RELATION)
}

/// `bracketName : '[' ~(';' | ']')+ ']'`
fn bracket_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    let items = p.open();
    loop {
        p.one_of(BRACKET_NAME_ANY_BUT_SEMICOLON_OR_R_BRACKET)?;
        if p.peek() == R_BRACKET {
            break;
        }
    }
    p.list(items, BRACKET_NAME_ANY_BUT_SEMICOLON_OR_R_BRACKETS)?;
    p.token(R_BRACKET)?;
    p.node(start, BRACKET_NAME)
}

/// `label | STRING | bracketName`
fn label_or_other(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET => p.call(LABEL_OR_OTHER, 3, bracket_name)?,
        STRING => p.take(LABEL_OR_OTHER)?,
        _ => p.call(LABEL_OR_OTHER, 1, label)?,
    }
    p.slot(LABEL_OR_OTHER)
}

/// `label : identifier | 'generated' | 'interval' | 'precision' | 'varying' | 'all' | 'and' | 'as' | 'asc' |
///     'between' | 'both' | 'case' | 'check' | 'collate' | 'constraint' | 'create' | 'cross' | 'default' |
///     'delete' | 'desc' | 'distinct' | 'else' | 'end' | 'except' | 'false' | 'fetch' | 'for' | 'foreign' |
///     'from' | 'full' | 'group' | 'having' | 'ilike' | 'in' | 'inner' | 'insert' | 'intersect' | 'into' |
///     'is' | 'isnull' | 'join' | 'lateral' | 'leading' | 'left' | 'like' | 'limit' | 'natural' | 'not' |
///     'notnull' | 'null' | 'offset' | 'on' | 'only' | 'or' | 'order' | 'pivot' | 'placing' | 'primary' |
///     'qualify' | 'references' | 'returning' | 'right' | 'select' | 'set' | 'similar' | 'table' |
///     'tablesample' | 'then' | 'to' | 'trailing' | 'true' | 'union' | 'unique' | 'unpivot' | 'update' |
///     'using' | 'values' | 'variadic' | 'when' | 'where' | 'window' | 'with'`
fn label(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        GENERATED | INTERVAL | PRECISION | VARYING | ALL | AND | AS | ASC | BETWEEN | BOTH | CASE | CHECK
        | COLLATE | CONSTRAINT_KEYWORD | CREATE | CROSS | DEFAULT | DELETE_KEYWORD | DESC | DISTINCT
        | ELSE | END | EXCEPT | FALSE | FETCH | FOR | FOREIGN | FROM_KEYWORD | FULL | GROUP | HAVING
        | ILIKE | IN | INNER | INSERT_KEYWORD | INTERSECT | INTO_KEYWORD | IS | ISNULL | JOIN_KEYWORD
        | LATERAL | LEADING | LEFT | LIKE | LIMIT_KEYWORD | NATURAL | NOT | NOTNULL | NULL | OFFSET | ON
        | ONLY | OR | ORDER | PIVOT_KEYWORD | PLACING | PRIMARY | QUALIFY | REFERENCES
        | RETURNING_KEYWORD | RIGHT | SELECT_KEYWORD | SET | SIMILAR | TABLE_KEYWORD | TABLESAMPLE | THEN
        | TO | TRAILING | TRUE | UNION | UNIQUE | UNPIVOT | UPDATE_KEYWORD | USING | VALUES | VARIADIC
        | WHEN_KEYWORD | WHERE_KEYWORD | WINDOW | WITH_KEYWORD => p.take(LABEL)?,
        _ => p.call(LABEL, 1, identifier)?,
    }
    p.slot(LABEL)
}

/// `'*'?`
fn optional_star(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == STAR, OPTIONAL_STAR)
}

/// `callArguments?`
fn optional_call_arguments(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == L_PAREN && p.goes_in(OPTIONAL_CALL_ARGUMENTS)? {
        p.call(OPTIONAL_CALL_ARGUMENTS, 1, call_arguments)?;
        p.slot(OPTIONAL_CALL_ARGUMENTS)?;
    }
    Ok(())
}

/// `callArguments : '(' ('distinct' | 'all')? (innerQuery resultType? | (argument (',' argument)* ','?)?
///     argumentTail*) ')'`
fn call_arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(CALL_ARGUMENTS, 2, optional_all_or_distinct)?;
    let start_2 = p.open();
    match p.decide(CALL_ARGUMENTS_INNER_QUERY_OR_OTHER)? {
        1 => {
            let start_3 = p.open();
            p.call(CALL_ARGUMENTS_INNER_QUERY, 1, inner_query)?;
            p.optional(p.peek() == RETURNING_KEYWORD, OPTIONAL_RESULT_TYPE, result_type)?;
            p.close(start_3, CALL_ARGUMENTS_INNER_QUERY)?;
        }
        _ => {
            let start_3 = p.open();
            if p.goes_in(CALL_ARGUMENTS_OPTIONAL_ARGUMENT)? {
                let start_4 = p.open();
                p.call(CALL_ARGUMENTS_ARGUMENT, 1, argument)?;
                p.call(CALL_ARGUMENTS_ARGUMENT, 2, next_arguments)?;
                p.call(CALL_ARGUMENTS_ARGUMENT, 3, optional_comma)?;
                p.close_in(start_4, CALL_ARGUMENTS_ARGUMENT, CALL_ARGUMENTS_OPTIONAL_ARGUMENT)?;
            }
            let items = p.open();
            while p.peek() != R_PAREN {
                p.call(ARGUMENT_TAILS, 1, argument_tail)?;
            }
            p.list(items, ARGUMENT_TAILS)?;
            p.close(start_3, CALL_ARGUMENTS_OPTIONAL_ARGUMENT_ARGUMENT_TAILS)?;
        }
    }
    p.close(start_2, CALL_ARGUMENTS_INNER_QUERY_OR_OTHER)?;
    p.token(R_PAREN)?;
    p.node(start, CALL_ARGUMENTS)
}

/// `('all' | 'distinct')?`
fn optional_all_or_distinct(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == DISTINCT || p.peek() == ALL && p.goes_in(OPTIONAL_ALL_OR_DISTINCT)? {
        p.take(OPTIONAL_ALL_OR_DISTINCT)?;
    }
    Ok(())
}

/// `resultType : 'returning' typeName IDENTIFIER*`
fn result_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(RETURNING_KEYWORD)?;
    p.call(RESULT_TYPE, 2, type_name)?;
    let items = p.open();
    while p.peek() == IDENTIFIER && p.goes_in(RESULT_TYPE_IDENTIFIERS)? {
        p.take(IDENTIFIER)?;
    }
    p.list(items, RESULT_TYPE_IDENTIFIERS)?;
    p.node(start, RESULT_TYPE)
}

/// `typeName : 'setof'? qualifiedName typePart* | 'union' typePart+ | 'interval' intervalUnit? typePart* |
///     'null'`
fn type_name(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        UNION => {
            let start = p.begin(UNION)?;
            let items = p.open();
            loop {
                p.call(SOME_TYPE_PARTS, 1, type_part)?;
                if !matches!(p.peek(), VARYING | PRECISION) && !p.goes_in(SOME_TYPE_PARTS)? {
                    break;
                }
            }
            p.list(items, SOME_TYPE_PARTS)?;
            p.node(start, TYPE_NAME_UNION)?;
        }
        INTERVAL => {
            let start = p.begin(INTERVAL)?;
            p.call(TYPE_NAME_INTERVAL, 2, optional_interval_unit)?;
            p.call(TYPE_NAME_INTERVAL, 3, type_parts)?;
            p.close(start, TYPE_NAME_INTERVAL)?;
        }
        NULL => p.take(TYPE_NAME)?,
        _ => {
            let start = p.open();
            if p.peek() == SETOF && p.goes_in(TYPE_NAME_OPTIONAL_SETOF)? {
                p.take(TYPE_NAME_OPTIONAL_SETOF)?;
            }
            p.call(TYPE_NAME_QUALIFIED_NAME, 2, qualified_name)?;
            p.call(TYPE_NAME_QUALIFIED_NAME, 3, type_parts)?;
            p.close(start, TYPE_NAME_QUALIFIED_NAME)?;
        }
    }
    p.slot(TYPE_NAME)
}

/// `qualifiedName : identifier ('.' label)*`
fn qualified_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(QUALIFIED_NAME, 1, identifier)?;
    let items = p.open();
    while p.peek() == DOT && p.goes_in(QUALIFIED_NAME_NEXT_LABELS)? {
        p.call(QUALIFIED_NAME_NEXT_LABELS, 1, next_label)?;
    }
    p.list(items, QUALIFIED_NAME_NEXT_LABELS)?;
    p.close(start, QUALIFIED_NAME)
}

/// `'.' label`
fn next_label(p: &mut Machine<'_>) -> Parsed {
    p.pair(NEXT_LABEL, DOT, label)
}

/// `typePart*`
fn type_parts(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while matches!(p.peek(), VARYING | PRECISION) || p.goes_in(TYPE_PARTS)? {
        p.call(TYPE_PARTS, 1, type_part)?;
    }
    p.list(items, TYPE_PARTS)
}

/// `typePart : 'precision' | 'varying' | ('with' | 'without') 'time' 'zone' | '[' expression? ']' | '%'
///     IDENTIFIER | '(' (typeArgument (',' typeArgument)* ','?)? ')'`
fn type_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        WITH_KEYWORD | WITHOUT => {
            let start = p.open();
            p.set(WITH_OR_WITHOUT, matches!(p.peek(), WITH_KEYWORD | WITHOUT))?;
            p.token(TIME)?;
            p.token(ZONE)?;
            p.node(start, TYPE_PART_TIME_ZONE)?;
        }
        L_BRACKET => p.call(TYPE_PART, 4, l_bracket_r_bracket)?,
        PERCENT => {
            let start = p.begin(PERCENT)?;
            p.token(IDENTIFIER)?;
            p.node(start, TYPE_PART_PERCENT_SIGN_IDENTIFIER)?;
        }
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            if p.peek() != R_PAREN {
                let start_2 = p.open();
                p.call(TYPE_PART_TYPE_ARGUMENT, 1, type_argument)?;
                let items = p.open();
                while p.peek() == COMMA && p.goes_in(TYPE_PART_NEXT_TYPE_ARGUMENTS)? {
                    p.pair(TYPE_PART_NEXT_TYPE_ARGUMENT, COMMA, type_argument)?;
                }
                p.list(items, TYPE_PART_NEXT_TYPE_ARGUMENTS)?;
                p.call(TYPE_PART_TYPE_ARGUMENT, 3, optional_comma)?;
                p.close_in(start_2, TYPE_PART_TYPE_ARGUMENT, TYPE_PART_OPTIONAL_TYPE_ARGUMENT)?;
            }
            p.token(R_PAREN)?;
            p.node(start, TYPE_PART_L_PAREN_R_PAREN)?;
        }
        PRECISION | VARYING => p.take(TYPE_PART)?,
        _ => return p.stop(),
    }
    p.slot(TYPE_PART)
}

/// `'[' expression? ']'`
fn l_bracket_r_bracket(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.call(L_BRACKET_R_BRACKET, 2, optional_expression)?;
    p.token(R_BRACKET)?;
    p.node(start, L_BRACKET_R_BRACKET)
}

/// `typeArgument : identifier typeName | typeName | ('+' | '-')? NUMBER IDENTIFIER? | STRING`
/// In normal form `identifier? typeName | ('-' | '+')? NUMBER IDENTIFIER? | STRING`
fn type_argument(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MINUS | PLUS | NUMBER => {
            let start = p.open();
            p.optional_token(matches!(p.peek(), MINUS | PLUS), TYPE_ARGUMENT_OPTIONAL_MINUS_OR_PLUS)?;
            p.token(NUMBER)?;
            p.call(TYPE_ARGUMENT_NUMBER, 3, optional_identifier_2)?;
            p.close(start, TYPE_ARGUMENT_NUMBER)?;
        }
        STRING => p.take(TYPE_ARGUMENT)?,
        _ => {
            let start = p.open();
            if !matches!(p.peek(), UNION | INTERVAL | NULL) && p.goes_in(OPTIONAL_IDENTIFIER)? {
                p.call(OPTIONAL_IDENTIFIER, 1, identifier)?;
                p.slot(OPTIONAL_IDENTIFIER)?;
            }
            p.call(TYPE_ARGUMENT_TYPE_NAME, 2, type_name)?;
            p.close(start, TYPE_ARGUMENT_TYPE_NAME)?;
        }
    }
    p.slot(TYPE_ARGUMENT)
}

/// `IDENTIFIER?`
fn optional_identifier_2(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == IDENTIFIER && p.goes_in(OPTIONAL_IDENTIFIER_PART)? {
        p.take(OPTIONAL_IDENTIFIER_PART)?;
    }
    Ok(())
}

/// `intervalUnit?`
fn optional_interval_unit(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), SECOND | IDENTIFIER) && p.goes_in(OPTIONAL_INTERVAL_UNIT)? {
        p.call(OPTIONAL_INTERVAL_UNIT, 1, interval_unit)?;
        p.slot(OPTIONAL_INTERVAL_UNIT)?;
    }
    Ok(())
}

/// `intervalUnit : (IDENTIFIER | 'second') callArguments? ('to' (IDENTIFIER | 'second') callArguments?)?`
fn interval_unit(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(INTERVAL_UNIT_SECOND_OR_IDENTIFIER, matches!(p.peek(), SECOND | IDENTIFIER))?;
    p.call(INTERVAL_UNIT, 2, optional_call_arguments)?;
    if p.peek() == TO {
        let start_2 = p.begin(TO)?;
        p.set(INTERVAL_UNIT_SECOND_OR_IDENTIFIER, matches!(p.peek(), SECOND | IDENTIFIER))?;
        p.call(INTERVAL_UNIT_TO, 3, optional_call_arguments)?;
        p.node_in(start_2, INTERVAL_UNIT_TO, INTERVAL_UNIT_OPTIONAL_TO)?;
    }
    p.close(start, INTERVAL_UNIT)
}

/// `argument : 'variadic'? expression argumentPart* | ('leading' | 'trailing' | 'both') expression? ('from'
///     expression)? | 'from' expression | resultType`
fn argument(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        LEADING | TRAILING | BOTH => {
            let start = p.open();
            p.set(ARGUMENT_LEADING_OR_TRAILING_OR_BOTH, matches!(p.peek(), LEADING | TRAILING | BOTH))?;
            p.call(ARGUMENT_LEADING_OR_TRAILING_OR_BOTH_OPTIONAL_EXPRESSION, 2, optional_expression)?;
            if p.peek() == FROM_KEYWORD && p.goes_in(ARGUMENT_OPTIONAL_FROM)? {
                p.call(ARGUMENT_OPTIONAL_FROM, 1, from_expression)?;
                p.slot(ARGUMENT_OPTIONAL_FROM)?;
            }
            p.close(start, ARGUMENT_LEADING_OR_TRAILING_OR_BOTH_OPTIONAL_EXPRESSION)?;
        }
        FROM_KEYWORD => p.call(ARGUMENT, 3, from_expression)?,
        RETURNING_KEYWORD => p.call(ARGUMENT, 4, result_type)?,
        _ => {
            let start = p.open();
            p.optional_token(p.peek() == VARIADIC, ARGUMENT_OPTIONAL_VARIADIC)?;
            p.call(ARGUMENT_EXPRESSION, 2, expression)?;
            let items = p.open();
            while p.goes_in(ARGUMENT_PARTS)? {
                p.call(ARGUMENT_PARTS, 1, argument_part)?;
            }
            p.list(items, ARGUMENT_PARTS)?;
            p.close(start, ARGUMENT_EXPRESSION)?;
        }
    }
    p.slot(ARGUMENT)
}

/// `argumentPart : 'as' typeName array? | 'from' expression | 'for' expression | 'placing' expression |
///     'using' identifier | 'value' expression? | ':' expression | 'collate' qualifiedName | 'similar'
///     expression | resultType | 'on' label | 'not'? 'null' | 'default' expression | ('with' | 'without')
///     (IDENTIFIER | 'unique')+ | alias`
fn argument_part(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ARGUMENT_PART)? {
        1 => {
            let start = p.begin(AS)?;
            p.call(ARGUMENT_PART_AS, 2, type_name)?;
            p.call(ARGUMENT_PART_AS, 3, optional_array)?;
            p.node(start, ARGUMENT_PART_AS)?;
        }
        2 => p.call(ARGUMENT_PART, 2, from_expression)?,
        3 => p.pair(ARGUMENT_PART_FOR, FOR, expression)?,
        4 => p.pair(ARGUMENT_PART_PLACING, PLACING, expression)?,
        5 => p.call(ARGUMENT_PART, 5, using)?,
        6 => {
            let start = p.begin(VALUE)?;
            p.call(ARGUMENT_PART_VALUE, 2, optional_expression)?;
            p.close(start, ARGUMENT_PART_VALUE)?;
        }
        7 => p.pair(ARGUMENT_PART_COLON_EXPRESSION, COLON, expression)?,
        8 => p.pair(ARGUMENT_PART_COLLATE, COLLATE, qualified_name)?,
        9 => p.pair(ARGUMENT_PART_SIMILAR, SIMILAR, expression)?,
        10 => p.call(ARGUMENT_PART, 10, result_type)?,
        11 => p.pair(ARGUMENT_PART_ON, ON, label)?,
        12 => {
            let start = p.open();
            p.call(ARGUMENT_PART_NULL, 1, optional_not)?;
            p.token(NULL)?;
            p.close(start, ARGUMENT_PART_NULL)?;
        }
        13 => p.call(ARGUMENT_PART, 13, default)?,
        14 => p.call(ARGUMENT_PART, 14, argument_part_with_or_without)?,
        _ => p.call(ARGUMENT_PART, 15, alias)?,
    }
    p.slot(ARGUMENT_PART)
}

/// `array?`
fn optional_array(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == ARRAY_KEYWORD && p.goes_in(OPTIONAL_ARRAY)? {
        p.call(OPTIONAL_ARRAY, 1, array)?;
        p.slot(OPTIONAL_ARRAY)?;
    }
    Ok(())
}

/// `array : 'array' ('[' expression? ']')?`
fn array(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ARRAY_KEYWORD)?;
    if p.peek() == L_BRACKET && p.goes_in(ARRAY_OPTIONAL_L_BRACKET_R_BRACKET)? {
        p.call(ARRAY_OPTIONAL_L_BRACKET_R_BRACKET, 1, l_bracket_r_bracket)?;
        p.slot(ARRAY_OPTIONAL_L_BRACKET_R_BRACKET)?;
    }
    p.close(start, ARRAY)
}

/// `'from' expression`
fn from_expression(p: &mut Machine<'_>) -> Parsed {
    p.pair(FROM_EXPRESSION, FROM_KEYWORD, expression)
}

/// `'using' identifier`
fn using(p: &mut Machine<'_>) -> Parsed {
    p.pair(USING_PART, USING, identifier)
}

/// `'not'?`
fn optional_not(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == NOT, OPTIONAL_NOT)
}

/// `'default' expression`
fn default(p: &mut Machine<'_>) -> Parsed {
    p.pair(DEFAULT_PART, DEFAULT, expression)
}

/// `('with' | 'without') ('unique' | IDENTIFIER)+`
fn argument_part_with_or_without(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(WITH_OR_WITHOUT, matches!(p.peek(), WITH_KEYWORD | WITHOUT))?;
    let items = p.open();
    loop {
        p.set(ARGUMENT_PART_UNIQUE_OR_IDENTIFIER, matches!(p.peek(), UNIQUE | IDENTIFIER))?;
        if p.peek() != UNIQUE && !p.goes_in(ARGUMENT_PART_UNIQUE_OR_IDENTIFIERS)? {
            break;
        }
    }
    p.list(items, ARGUMENT_PART_UNIQUE_OR_IDENTIFIERS)?;
    p.node(start, ARGUMENT_PART_WITH_OR_WITHOUT)
}

/// `alias : 'as' (label | STRING | bracketName) ('uescape' STRING)? | shortAlias | STRING`
fn alias(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        AS => {
            let start = p.begin(AS)?;
            p.call(ALIAS_AS, 2, label_or_other)?;
            if p.peek() == UESCAPE {
                let start_2 = p.begin(UESCAPE)?;
                p.token(STRING)?;
                p.node_in(start_2, ALIAS_UESCAPE_STRING, ALIAS_OPTIONAL_UESCAPE_STRING)?;
            }
            p.node(start, ALIAS_AS)?;
        }
        STRING => p.take(ALIAS)?,
        _ => short_alias(p)?,
    }
    p.slot(ALIAS)
}

/// `(',' argument)*`
fn next_arguments(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while p.peek() == COMMA && p.goes_in(NEXT_ARGUMENTS)? {
        p.pair(NEXT_ARGUMENT, COMMA, argument)?;
    }
    p.list(items, NEXT_ARGUMENTS)
}

/// `argumentTail : orderBy | limit | where | groupBy | setOperation | resultType | ('ignore' | 'respect')
///     'nulls'`
fn argument_tail(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ORDER => p.call(ARGUMENT_TAIL, 1, order_by)?,
        LIMIT_KEYWORD | OFFSET | FETCH => p.call(ARGUMENT_TAIL, 2, limit)?,
        WHERE_KEYWORD => p.call(ARGUMENT_TAIL, 3, where_rule)?,
        GROUP => p.call(ARGUMENT_TAIL, 4, group_by)?,
        UNION | INTERSECT | EXCEPT => p.call(ARGUMENT_TAIL, 5, set_operation)?,
        RETURNING_KEYWORD => p.call(ARGUMENT_TAIL, 6, result_type)?,
        IGNORE | RESPECT => p.call(ARGUMENT_TAIL, 7, nulls)?,
        _ => return p.stop(),
    }
    p.slot(ARGUMENT_TAIL)
}

/// `orderBy : 'order' 'by' ('all' sortOption* | sortItem (',' sortItem)*)`
fn order_by(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ORDER)?;
    p.token(BY)?;
    match p.decide(ORDER_BY_ALL_OR_SORT_ITEMS)? {
        1 => {
            let start_2 = p.begin(ALL)?;
            p.call(ORDER_BY_ALL, 2, sort_options)?;
            p.close(start_2, ORDER_BY_ALL)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(ORDER_BY_SORT_ITEMS, 1, sort_item)?;
            let items = p.open();
            while p.peek() == COMMA && p.goes_in(ORDER_BY_NEXT_SORT_ITEMS)? {
                p.pair(ORDER_BY_NEXT_SORT_ITEM, COMMA, sort_item)?;
            }
            p.list(items, ORDER_BY_NEXT_SORT_ITEMS)?;
            p.close(start_2, ORDER_BY_SORT_ITEMS)?;
        }
    }
    p.slot(ORDER_BY_ALL_OR_SORT_ITEMS)?;
    p.node(start, ORDER_BY)
}

/// `sortOption*`
fn sort_options(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while matches!(p.peek(), DESC | ASC | NULLS) || p.peek() == USING && p.goes_in(SORT_OPTIONS)? {
        p.call(SORT_OPTIONS, 1, sort_option)?;
    }
    p.list(items, SORT_OPTIONS)
}

/// `sortOption : 'asc' | 'desc' | 'using' indexOperator | 'nulls' ('first' | 'last')`
fn sort_option(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        USING => p.pair(SORT_OPTION_USING, USING, index_operator)?,
        NULLS => {
            let start = p.begin(NULLS)?;
            p.set(SORT_OPTION_FIRST_OR_LAST, matches!(p.peek(), FIRST | LAST))?;
            p.node(start, SORT_OPTION_NULLS)?;
        }
        ASC | DESC => p.take(SORT_OPTION)?,
        _ => return p.stop(),
    }
    p.slot(SORT_OPTION)
}

/// `indexOperator : operator | 'operator' '(' (identifier '.')* operator ')'`
fn index_operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        OPERATOR_KEYWORD => p.call(INDEX_OPERATOR, 2, operator_l_paren_identifier_dots_operator)?,
        _ => operator(p)?,
    }
    p.slot(INDEX_OPERATOR)
}

/// `operator : '+' | '-' | '*' | '/' | '%' | '^' | '=' | '<' | '>' | ':=' | '~' | '?' | '@' | '#' | '|' |
///     '&' | OPERATOR`
fn operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(OPERATOR_RULE)
}

/// `'operator' '(' (identifier '.')* operator ')'`
fn operator_l_paren_identifier_dots_operator(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPERATOR_KEYWORD)?;
    p.token(L_PAREN)?;
    let items = p.open();
    while !matches!(p.peek(), STAR | PERCENT | HASH | MINUS | PLUS | TILDE | AT_SIGN | SLASH | CARET | EQ
        | LT | GT | COLON_EQ | QUESTION | PIPE | AMP | OPERATOR) {
        let start_2 = p.open();
        p.call(IDENTIFIER_DOT, 1, identifier)?;
        p.token(DOT)?;
        p.node(start_2, IDENTIFIER_DOT)?;
    }
    p.list(items, IDENTIFIER_DOTS)?;
    operator(p)?;
    p.token(R_PAREN)?;
    p.node(start, OPERATOR_L_PAREN_IDENTIFIER_DOTS_OPERATOR)
}

/// `sortItem : expression sortOption*`
fn sort_item(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SORT_ITEM, 1, expression)?;
    p.call(SORT_ITEM, 2, sort_options)?;
    p.close(start, SORT_ITEM)
}

/// `limit : 'limit' ('all' | expression ('%' | 'percent')?) (',' expression)? | 'offset' expression ('row' |
///     'rows')? | 'fetch' ('first' | 'next') expression? ('row' | 'rows') ('only' | 'with' 'ties')`
fn limit(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        LIMIT_KEYWORD => {
            let start = p.begin(LIMIT_KEYWORD)?;
            match p.decide(LIMIT_ALL_OR_EXPRESSION)? {
                1 => p.token(ALL)?,
                _ => {
                    let start_2 = p.open();
                    p.call(LIMIT_EXPRESSION, 1, expression)?;
                    p.optional_token(matches!(p.peek(), PERCENT | PERCENT_KEYWORD),
                        LIMIT_OPTIONAL_PERCENT_SIGN_OR_PERCENT)?;
                    p.close(start_2, LIMIT_EXPRESSION)?;
                }
            }
            p.slot(LIMIT_ALL_OR_EXPRESSION)?;
            if p.peek() == COMMA && p.goes_in(LIMIT_OPTIONAL_NEXT_EXPRESSION)? {
                p.call(LIMIT_OPTIONAL_NEXT_EXPRESSION, 1, next_expression)?;
                p.slot(LIMIT_OPTIONAL_NEXT_EXPRESSION)?;
            }
            p.node(start, LIMIT_LIST)?;
        }
        OFFSET => {
            let start = p.begin(OFFSET)?;
            p.call(LIMIT_OFFSET, 2, expression)?;
            p.optional_token(matches!(p.peek(), ROW_KEYWORD | ROWS_KEYWORD), LIMIT_OPTIONAL_ROW_OR_ROWS)?;
            p.node(start, LIMIT_OFFSET)?;
        }
        FETCH => {
            let start = p.begin(FETCH)?;
            p.set(LIMIT_FIRST_OR_NEXT, matches!(p.peek(), FIRST | NEXT))?;
            p.call(LIMIT_FETCH, 3, optional_expression)?;
            p.set(LIMIT_ROW_OR_ROWS, matches!(p.peek(), ROW_KEYWORD | ROWS_KEYWORD))?;
            match p.peek() {
                WITH_KEYWORD => {
                    let start_2 = p.begin(WITH_KEYWORD)?;
                    p.token(TIES)?;
                    p.node(start_2, LIMIT_WITH_TIES)?;
                }
                ONLY => p.take(LIMIT_ONLY_OR_WITH_TIES)?,
                _ => return p.stop(),
            }
            p.slot(LIMIT_ONLY_OR_WITH_TIES)?;
            p.node(start, LIMIT_FETCH)?;
        }
        _ => return p.stop(),
    }
    p.slot(LIMIT)
}

/// `where : 'where' ('current' 'of' identifier | expression)`
fn where_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(WHERE_KEYWORD)?;
    match p.decide(WHERE_CURRENT_OF_OR_EXPRESSION)? {
        1 => {
            let start_2 = p.begin(CURRENT)?;
            p.token(OF)?;
            p.call(WHERE_CURRENT_OF, 3, identifier)?;
            p.node(start_2, WHERE_CURRENT_OF)?;
        }
        _ => p.call(WHERE_CURRENT_OF_OR_EXPRESSION, 2, expression)?,
    }
    p.slot(WHERE_CURRENT_OF_OR_EXPRESSION)?;
    p.node(start, WHERE)
}

/// `groupBy : 'group' 'by' ('all' | ('all' | 'distinct')? groupItem (',' groupItem)* ','?)`
fn group_by(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(GROUP)?;
    p.token(BY)?;
    match p.decide(GROUP_BY_ALL_OR_GROUP_ITEM)? {
        1 => p.token(ALL)?,
        _ => {
            let start_2 = p.open();
            p.call(GROUP_BY_GROUP_ITEM, 1, optional_all_or_distinct)?;
            p.call(GROUP_BY_GROUP_ITEM, 2, group_item)?;
            p.call(GROUP_BY_GROUP_ITEM, 3, next_group_items)?;
            p.call(GROUP_BY_GROUP_ITEM, 4, optional_comma)?;
            p.close(start_2, GROUP_BY_GROUP_ITEM)?;
        }
    }
    p.slot(GROUP_BY_ALL_OR_GROUP_ITEM)?;
    p.node(start, GROUP_BY)
}

/// `groupItem : expression | 'grouping' 'sets' '(' groupItem (',' groupItem)* ')'`
fn group_item(p: &mut Machine<'_>) -> Parsed {
    match p.decide(GROUP_ITEM)? {
        1 => p.call(GROUP_ITEM, 1, expression)?,
        _ => {
            let start = p.begin(GROUPING)?;
            p.token(SETS)?;
            p.token(L_PAREN)?;
            p.call(GROUP_ITEM_GROUPING_SETS, 4, group_item)?;
            p.call(GROUP_ITEM_GROUPING_SETS, 5, next_group_items)?;
            p.token(R_PAREN)?;
            p.node(start, GROUP_ITEM_GROUPING_SETS)?;
        }
    }
    p.slot(GROUP_ITEM)
}

/// `(',' groupItem)*`
fn next_group_items(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while p.peek() == COMMA && p.goes_in(NEXT_GROUP_ITEMS)? {
        p.pair(NEXT_GROUP_ITEM, COMMA, group_item)?;
    }
    p.list(items, NEXT_GROUP_ITEMS)
}

/// `setOperation : ('union' | 'intersect' | 'except') ('all' | 'distinct')? ('by' 'name')? queryTerm`
fn set_operation(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(SET_OPERATION_UNION_OR_OTHER, matches!(p.peek(), UNION | INTERSECT | EXCEPT))?;
    p.call(SET_OPERATION, 2, optional_all_or_distinct)?;
    p.call(SET_OPERATION, 3, optional_by_name)?;
    p.call(SET_OPERATION, 4, query_term)?;
    p.node(start, SET_OPERATION)
}

/// `('by' 'name')?`
fn optional_by_name(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == BY, OPTIONAL_BY_NAME, by_name)
}

/// `'by' 'name'`
fn by_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(BY)?;
    p.token(NAME)?;
    p.node(start, BY_NAME)
}

/// `queryTerm : queryStart clause* | description | '(' statement ')' clause*`
fn query_term(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        VALUES | TABLE_KEYWORD | SELECT_KEYWORD | FROM_KEYWORD | PIVOT_KEYWORD | UNPIVOT => {
            let start = p.open();
            p.call(QUERY_TERM_QUERY_START, 1, query_start)?;
            p.call(QUERY_TERM_QUERY_START, 2, clauses)?;
            p.close(start, QUERY_TERM_QUERY_START)?;
        }
        DESCRIBE | DESC | SUMMARIZE | SHOW => p.call(QUERY_TERM, 2, description)?,
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(QUERY_TERM_L_PAREN_STATEMENT_R_PAREN, 2, statement)?;
            p.token(R_PAREN)?;
            p.call(QUERY_TERM_L_PAREN_STATEMENT_R_PAREN, 4, clauses)?;
            p.node(start, QUERY_TERM_L_PAREN_STATEMENT_R_PAREN)?;
        }
        _ => return p.stop(),
    }
    p.slot(QUERY_TERM)
}

/// `clause*`
fn clauses(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while p.goes_in(CLAUSES)? {
        p.call(CLAUSES, 1, clause)?;
    }
    p.list(items, CLAUSES)
}

/// `clause : select | from | into | where | groupBy | 'having' expression | 'window' namedWindow (','
///     namedWindow)* | 'qualify' expression | orderBy | limit | locking | 'using' 'sample' sample+`
fn clause(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SELECT_KEYWORD => p.call(CLAUSE, 1, select)?,
        FROM_KEYWORD => p.call(CLAUSE, 2, from)?,
        INTO_KEYWORD => p.call(CLAUSE, 3, into)?,
        WHERE_KEYWORD => p.call(CLAUSE, 4, where_rule)?,
        GROUP => p.call(CLAUSE, 5, group_by)?,
        HAVING => p.pair(CLAUSE_HAVING, HAVING, expression)?,
        WINDOW => {
            let start = p.begin(WINDOW)?;
            p.call(CLAUSE_WINDOW, 2, named_window)?;
            let items = p.open();
            while p.peek() == COMMA && p.goes_in(CLAUSE_NEXT_NAMED_WINDOWS)? {
                p.pair(CLAUSE_NEXT_NAMED_WINDOW, COMMA, named_window)?;
            }
            p.list(items, CLAUSE_NEXT_NAMED_WINDOWS)?;
            p.node(start, CLAUSE_WINDOW)?;
        }
        QUALIFY => p.pair(CLAUSE_QUALIFY, QUALIFY, expression)?,
        ORDER => p.call(CLAUSE, 9, order_by)?,
        LIMIT_KEYWORD | OFFSET | FETCH => p.call(CLAUSE, 10, limit)?,
        FOR => p.call(CLAUSE, 11, locking)?,
        USING => {
            let start = p.begin(USING)?;
            p.token(SAMPLE_KEYWORD)?;
            p.call(CLAUSE_USING_SAMPLE, 3, samples)?;
            p.node(start, CLAUSE_USING_SAMPLE)?;
        }
        _ => return p.stop(),
    }
    p.slot(CLAUSE)
}

/// `into : 'into' ('temp' | 'temporary' | 'table' | 'unlogged' | 'local' | 'strict')* qualifiedName`
fn into(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(INTO_KEYWORD)?;
    let items = p.open();
    while p.peek() == TABLE_KEYWORD || p.goes_in(INTO_TABLE_OR_OTHERS)? {
        p.one_of(INTO_TABLE_OR_OTHER)?;
    }
    p.list(items, INTO_TABLE_OR_OTHERS)?;
    p.call(INTO, 3, qualified_name)?;
    p.node(start, INTO)
}

/// `namedWindow : identifier 'as' windowBlock`
fn named_window(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(NAMED_WINDOW, 1, identifier)?;
    p.token(AS)?;
    p.call(NAMED_WINDOW, 3, window_block)?;
    p.node(start, NAMED_WINDOW)
}

/// `windowBlock : '(' windowItem* ')'`
fn window_block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    let items = p.open();
    while p.peek() != R_PAREN {
        p.call(WINDOW_ITEMS, 1, window_item)?;
    }
    p.list(items, WINDOW_ITEMS)?;
    p.token(R_PAREN)?;
    p.node(start, WINDOW_BLOCK)
}

/// `windowItem : IDENTIFIER | QUOTED_IDENTIFIER | 'partition' 'by' expressions | orderBy | frame`
fn window_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        PARTITION => {
            let start = p.begin(PARTITION)?;
            p.token(BY)?;
            p.call(WINDOW_ITEM_PARTITION_BY, 3, expressions)?;
            p.node(start, WINDOW_ITEM_PARTITION_BY)?;
        }
        ORDER => p.call(WINDOW_ITEM, 4, order_by)?,
        ROWS_KEYWORD | RANGE | GROUPS => p.call(WINDOW_ITEM, 5, frame)?,
        IDENTIFIER | QUOTED_IDENTIFIER => p.take(WINDOW_ITEM)?,
        _ => return p.stop(),
    }
    p.slot(WINDOW_ITEM)
}

/// `frame : ('rows' | 'range' | 'groups') (frameBound | 'between' frameBound 'and' frameBound) ('exclude'
///     ('current' 'row' | 'group' | 'ties' | 'no' IDENTIFIER))?`
/// In normal form `('rows' | 'range' | 'groups') ('between' frameBound 'and')? frameBound ('exclude'
///     ('current' 'row' | 'group' | 'ties' | 'no' IDENTIFIER))?`
fn frame(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(FRAME_ROWS_OR_OTHER, matches!(p.peek(), ROWS_KEYWORD | RANGE | GROUPS))?;
    if p.peek() == BETWEEN {
        let start_2 = p.begin(BETWEEN)?;
        p.call(FRAME_BETWEEN_AND, 2, frame_bound)?;
        p.token(AND)?;
        p.node_in(start_2, FRAME_BETWEEN_AND, FRAME_OPTIONAL_BETWEEN_AND)?;
    }
    p.call(FRAME, 3, frame_bound)?;
    if p.peek() == EXCLUDE {
        let start_2 = p.begin(EXCLUDE)?;
        match p.peek() {
            CURRENT => p.call(FRAME_CURRENT_ROW_OR_OTHER, 1, current_row)?,
            NO => {
                let start_3 = p.begin(NO)?;
                p.token(IDENTIFIER)?;
                p.node(start_3, FRAME_NO_IDENTIFIER)?;
            }
            GROUP | TIES => p.take(FRAME_CURRENT_ROW_OR_OTHER)?,
            _ => return p.stop(),
        }
        p.slot(FRAME_CURRENT_ROW_OR_OTHER)?;
        p.node_in(start_2, FRAME_EXCLUDE, FRAME_OPTIONAL_EXCLUDE)?;
    }
    p.node(start, FRAME)
}

/// `frameBound : 'unbounded' ('preceding' | 'following') | 'current' 'row' | expression ('preceding' |
///     'following')`
fn frame_bound(p: &mut Machine<'_>) -> Parsed {
    match p.decide(FRAME_BOUND)? {
        1 => {
            let start = p.begin(UNBOUNDED)?;
            p.set(FRAME_BOUND_PRECEDING_OR_FOLLOWING, matches!(p.peek(), PRECEDING | FOLLOWING))?;
            p.node(start, FRAME_BOUND_UNBOUNDED)?;
        }
        2 => p.call(FRAME_BOUND, 2, current_row)?,
        _ => {
            let start = p.open();
            p.call(FRAME_BOUND_EXPRESSION_PRECEDING_OR_FOLLOWING, 1, expression)?;
            p.set(FRAME_BOUND_PRECEDING_OR_FOLLOWING, matches!(p.peek(), PRECEDING | FOLLOWING))?;
            p.node(start, FRAME_BOUND_EXPRESSION_PRECEDING_OR_FOLLOWING)?;
        }
    }
    p.slot(FRAME_BOUND)
}

/// `'current' 'row'`
fn current_row(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CURRENT)?;
    p.token(ROW_KEYWORD)?;
    p.node(start, CURRENT_ROW)
}

/// `locking : 'for' ('no' 'key')? ('update' | 'key'? 'share') ('of' qualifiedName (',' qualifiedName)*)?
///     ('nowait' | 'skip' 'locked')? | 'for' 'read' 'only'`
/// In normal form `'for' (('no' 'key')? ('update' | 'key'? 'share') ('of' qualifiedName (','
///     qualifiedName)*)? ('nowait' | 'skip' 'locked')? | 'read' 'only')`
fn locking(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FOR)?;
    match p.peek() {
        KEY | NO | UPDATE_KEYWORD | SHARE => {
            p.call(LOCKING_AFTER_FOR, 1, locking_optional_no_key_update_or_optional_key_share)?;
        }
        READ => {
            let start_2 = p.begin(READ)?;
            p.token(ONLY)?;
            p.node(start_2, LOCKING_READ_ONLY)?;
        }
        _ => return p.stop(),
    }
    p.slot(LOCKING_AFTER_FOR)?;
    p.node(start, LOCKING)
}

/// `('no' 'key')? ('update' | 'key'? 'share') ('of' qualifiedName (',' qualifiedName)*)? ('nowait' | 'skip'
///     'locked')?`
fn locking_optional_no_key_update_or_optional_key_share(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == NO {
        let start_2 = p.begin(NO)?;
        p.token(KEY)?;
        p.node_in(start_2, LOCKING_NO_KEY, LOCKING_OPTIONAL_NO_KEY)?;
    }
    match p.peek() {
        KEY | SHARE => {
            let start_2 = p.open();
            p.optional_token(p.peek() == KEY, LOCKING_OPTIONAL_KEY)?;
            p.token(SHARE)?;
            p.close(start_2, LOCKING_SHARE)?;
        }
        UPDATE_KEYWORD => p.take(LOCKING_UPDATE_OR_SHARE_AFTER_OPTIONAL_NO_KEY)?,
        _ => return p.stop(),
    }
    p.slot(LOCKING_UPDATE_OR_SHARE_AFTER_OPTIONAL_NO_KEY)?;
    if p.peek() == OF {
        let start_2 = p.begin(OF)?;
        p.call(LOCKING_OF, 2, qualified_name)?;
        let items = p.open();
        while p.peek() == COMMA && p.goes_in(LOCKING_NEXT_QUALIFIED_NAMES)? {
            p.pair(LOCKING_NEXT_QUALIFIED_NAME, COMMA, qualified_name)?;
        }
        p.list(items, LOCKING_NEXT_QUALIFIED_NAMES)?;
        p.node_in(start_2, LOCKING_OF, LOCKING_OPTIONAL_OF)?;
    }
    if matches!(p.peek(), NOWAIT | SKIP) {
        match p.peek() {
            SKIP => {
                let start_2 = p.begin(SKIP)?;
                p.token(LOCKED)?;
                p.node(start_2, LOCKING_SKIP_LOCKED)?;
            }
            NOWAIT => p.take(LOCKING_NOWAIT_OR_SKIP_LOCKED)?,
            _ => return p.stop(),
        }
        p.slot(LOCKING_OPTIONAL_NOWAIT_OR_SKIP_LOCKED)?;
    }
    p.close(start, LOCKING_OPTIONAL_NO_KEY_UPDATE_OR_OPTIONAL_KEY_SHARE)
}

/// `sample+`
fn samples(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    loop {
        p.call(SAMPLES, 1, sample)?;
        if !matches!(p.peek(), L_PAREN | PERCENT) && !p.goes_in(SAMPLES)? {
            break;
        }
    }
    p.list(items, SAMPLES)
}

/// `sample : NUMBER | '%' | 'percent' | 'rows' | IDENTIFIER | '(' parenthesizedItem* ')'`
fn sample(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => p.call(SAMPLE, 6, l_paren_r_paren)?,
        NUMBER | PERCENT | PERCENT_KEYWORD | ROWS_KEYWORD | IDENTIFIER => p.take(SAMPLE)?,
        _ => return p.stop(),
    }
    p.slot(SAMPLE)
}

/// `'(' parenthesizedItem* ')'`
fn l_paren_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(L_PAREN_R_PAREN, 2, parenthesized_items)?;
    p.token(R_PAREN)?;
    p.node(start, L_PAREN_R_PAREN)
}

/// `parenthesizedItem*`
fn parenthesized_items(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while p.peek() != R_PAREN {
        p.call(PARENTHESIZED_ITEMS, 1, parenthesized_item)?;
    }
    p.list(items, PARENTHESIZED_ITEMS)
}

/// `parenthesizedItem : ~('(' | ')') | '(' parenthesizedItem* ')'`
fn parenthesized_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => p.call(PARENTHESIZED_ITEM, 2, l_paren_r_paren)?,
        _ => p.one_of(PARENTHESIZED_ITEM_ANY_BUT_L_PAREN_OR_R_PAREN)?,
    }
    p.slot(PARENTHESIZED_ITEM)
}

/// `description : ('describe' | 'desc') described? | 'summarize' described | 'show' commandItem*`
fn description(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DESCRIBE | DESC => {
            let start = p.open();
            p.set(DESCRIPTION_DESCRIBE_OR_DESC_CHOICE, matches!(p.peek(), DESCRIBE | DESC))?;
            if p.goes_in(OPTIONAL_DESCRIBED)? {
                p.call(OPTIONAL_DESCRIBED, 1, described)?;
                p.slot(OPTIONAL_DESCRIBED)?;
            }
            p.close(start, DESCRIPTION_DESCRIBE_OR_DESC_OPTIONAL_DESCRIBED)?;
        }
        SUMMARIZE => p.pair(DESCRIPTION_SUMMARIZE, SUMMARIZE, described)?,
        SHOW => {
            let start = p.begin(SHOW)?;
            p.call(DESCRIPTION_SHOW, 2, command_items)?;
            p.close(start, DESCRIPTION_SHOW)?;
        }
        _ => return p.stop(),
    }
    p.slot(DESCRIPTION)
}

/// `described : with? query | relation | 'all' IDENTIFIER?`
fn described(p: &mut Machine<'_>) -> Parsed {
    match p.decide(DESCRIBED)? {
        1 => p.call(DESCRIBED, 1, optional_with_query)?,
        2 => p.call(DESCRIBED, 2, relation)?,
        _ => {
            let start = p.begin(ALL)?;
            p.call(DESCRIBED_ALL, 2, optional_identifier_2)?;
            p.close(start, DESCRIBED_ALL)?;
        }
    }
    p.slot(DESCRIBED)
}

/// `with? query`
fn optional_with_query(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(OPTIONAL_WITH_QUERY, 1, optional_with)?;
    p.call(OPTIONAL_WITH_QUERY, 2, query)?;
    p.close(start, OPTIONAL_WITH_QUERY)
}

/// `query : queryTerm setOperation*`
fn query(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(QUERY, 1, query_term)?;
    p.call(QUERY, 2, set_operations)?;
    p.close(start, QUERY)
}

/// `setOperation*`
fn set_operations(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while matches!(p.peek(), UNION | INTERSECT | EXCEPT) && p.goes_in(SET_OPERATIONS)? {
        p.call(SET_OPERATIONS, 1, set_operation)?;
    }
    p.list(items, SET_OPERATIONS)
}

/// `commandItem*`
fn command_items(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while !matches!(p.peek(), EOF | SEMICOLON | R_PAREN) && p.goes_in(COMMAND_ITEMS)? {
        p.call(COMMAND_ITEMS, 1, command_item)?;
    }
    p.list(items, COMMAND_ITEMS)
}

/// `commandItem : ~(';' | '(' | ')') | '(' parenthesizedItem* ')'`
fn command_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => p.call(COMMAND_ITEM, 2, l_paren_r_paren)?,
        _ => p.one_of(ANY_BUT_SEMICOLON_OR_OTHER)?,
    }
    p.slot(COMMAND_ITEM)
}

/// `('ignore' | 'respect') 'nulls'`
fn nulls(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(IGNORE_OR_RESPECT, matches!(p.peek(), IGNORE | RESPECT))?;
    p.token(NULLS)?;
    p.node(start, NULLS_PART)
}

/// `parameter : PARAMETER | '?' | ':' (identifier | reservedWord | STRING | NUMBER)`
fn parameter(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        COLON => {
            let start = p.begin(COLON)?;
            match p.peek() {
                USING | AS | TO | TABLE_KEYWORD | DESC | HAVING | SELECT_KEYWORD | ON | INTO_KEYWORD
                | WHERE_KEYWORD | GROUP | ORDER | ASC | LIMIT_KEYWORD | OFFSET | UPDATE_KEYWORD | AND
                | FROM_KEYWORD | JOIN_KEYWORD | INSERT_KEYWORD | OR | DELETE_KEYWORD | WHEN_KEYWORD
                | THEN | CREATE | CHECK | PRIMARY | REFERENCES | END | IS => reserved_word(p)?,
                STRING | NUMBER => p.take(PARAMETER_IDENTIFIER_OR_OTHER)?,
                _ => p.call(PARAMETER_IDENTIFIER_OR_OTHER, 1, identifier)?,
            }
            p.slot(PARAMETER_IDENTIFIER_OR_OTHER)?;
            p.node(start, PARAMETER_COLON_IDENTIFIER_OR_OTHER)?;
        }
        PARAMETER | QUESTION => p.take(PARAMETER_RULE)?,
        _ => return p.stop(),
    }
    p.slot(PARAMETER_RULE)
}

/// `reservedWord : 'and' | 'as' | 'asc' | 'check' | 'create' | 'delete' | 'desc' | 'end' | 'from' | 'group'
///     | 'having' | 'insert' | 'into' | 'is' | 'join' | 'limit' | 'offset' | 'on' | 'or' | 'order' |
///     'primary' | 'references' | 'select' | 'table' | 'then' | 'to' | 'update' | 'using' | 'when' |
///     'where'`
fn reserved_word(p: &mut Machine<'_>) -> Parsed {
    p.one_of(RESERVED_WORD)
}

/// `tables : joinedTable (',' joinedTable)*`
fn tables(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TABLES, 1, joined_table)?;
    let items = p.open();
    while p.peek() == COMMA && p.goes_in(TABLES_NEXT_JOINED_TABLES)? {
        p.pair(TABLES_NEXT_JOINED_TABLE, COMMA, joined_table)?;
    }
    p.list(items, TABLES_NEXT_JOINED_TABLES)?;
    p.close(start, TABLES)
}

/// `tableSuffix*`
fn table_suffixes(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while p.goes_in(TABLE_SUFFIXES)? {
        p.call(TABLE_SUFFIXES, 1, table_suffix)?;
    }
    p.list(items, TABLE_SUFFIXES)
}

/// `tableSuffix : tableAlias | 'with' 'ordinality' | 'tablesample' sample+ | 'indexed' 'by' identifier |
///     'not' 'indexed' | ('pivot' | 'unpivot') ('include' | 'exclude' | 'nulls')* '(' parenthesizedItem*
///     ')' | 'at' '(' parenthesizedItem* ')'`
fn table_suffix(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        WITH_KEYWORD => {
            let start = p.begin(WITH_KEYWORD)?;
            p.token(ORDINALITY)?;
            p.node(start, TABLE_SUFFIX_WITH_ORDINALITY)?;
        }
        TABLESAMPLE => p.pair(TABLE_SUFFIX_TABLESAMPLE, TABLESAMPLE, samples)?,
        INDEXED => {
            let start = p.begin(INDEXED)?;
            p.token(BY)?;
            p.call(TABLE_SUFFIX_INDEXED_BY, 3, identifier)?;
            p.node(start, TABLE_SUFFIX_INDEXED_BY)?;
        }
        NOT => {
            let start = p.begin(NOT)?;
            p.token(INDEXED)?;
            p.node(start, TABLE_SUFFIX_NOT_INDEXED)?;
        }
        PIVOT_KEYWORD | UNPIVOT => {
            let start = p.open();
            p.set(PIVOT_OR_UNPIVOT, matches!(p.peek(), PIVOT_KEYWORD | UNPIVOT))?;
            let items = p.open();
            while matches!(p.peek(), NULLS | EXCLUDE | INCLUDE) {
                p.take(TABLE_SUFFIX_NULLS_OR_OTHER)?;
            }
            p.list(items, TABLE_SUFFIX_NULLS_OR_OTHERS)?;
            p.token(L_PAREN)?;
            p.call(TABLE_SUFFIX_PIVOT_OR_UNPIVOT_L_PAREN_R_PAREN, 4, parenthesized_items)?;
            p.token(R_PAREN)?;
            p.node(start, TABLE_SUFFIX_PIVOT_OR_UNPIVOT_L_PAREN_R_PAREN)?;
        }
        AT => {
            let start = p.begin(AT)?;
            p.token(L_PAREN)?;
            p.call(TABLE_SUFFIX_AT, 3, parenthesized_items)?;
            p.token(R_PAREN)?;
            p.node(start, TABLE_SUFFIX_AT)?;
        }
        _ => p.call(TABLE_SUFFIX, 1, table_alias)?,
    }
    p.slot(TABLE_SUFFIX)
}

/// `tableAlias : 'values' aliasColumns | 'as' (label | STRING | bracketName) aliasColumns? | 'as'
///     aliasColumns | shortAlias aliasColumns?`
/// In normal form `'values' aliasColumns | 'as' ((label | STRING | bracketName) aliasColumns? |
///     aliasColumns) | shortAlias aliasColumns?`
fn table_alias(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        VALUES => p.pair(TABLE_ALIAS_VALUES, VALUES, alias_columns)?,
        AS => {
            let start = p.begin(AS)?;
            match p.peek() {
                L_PAREN => p.call(TABLE_ALIAS_AFTER_AS, 2, alias_columns)?,
                _ => {
                    let start_2 = p.open();
                    p.call(TABLE_ALIAS_LABEL_OR_OTHER, 1, label_or_other)?;
                    p.call(TABLE_ALIAS_LABEL_OR_OTHER, 2, optional_alias_columns)?;
                    p.close(start_2, TABLE_ALIAS_LABEL_OR_OTHER)?;
                }
            }
            p.slot(TABLE_ALIAS_AFTER_AS)?;
            p.node(start, TABLE_ALIAS_AS)?;
        }
        _ => {
            let start = p.open();
            short_alias(p)?;
            p.call(TABLE_ALIAS_SHORT_ALIAS, 2, optional_alias_columns)?;
            p.close(start, TABLE_ALIAS_SHORT_ALIAS)?;
        }
    }
    p.slot(TABLE_ALIAS)
}

/// `aliasColumns : '(' aliasColumn (',' aliasColumn)* ')'`
fn alias_columns(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(ALIAS_COLUMNS, 2, alias_column)?;
    let items = p.open();
    while p.peek() == COMMA {
        p.pair(ALIAS_COLUMNS_NEXT_ALIAS_COLUMN, COMMA, alias_column)?;
    }
    p.list(items, ALIAS_COLUMNS_NEXT_ALIAS_COLUMNS)?;
    p.token(R_PAREN)?;
    p.node(start, ALIAS_COLUMNS)
}

/// `aliasColumn : (identifier | STRING | 'values' | 'interval') typeName?`
fn alias_column(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        STRING | VALUES | INTERVAL => p.take(ALIAS_COLUMN_IDENTIFIER_OR_OTHER)?,
        _ => p.call(ALIAS_COLUMN_IDENTIFIER_OR_OTHER, 1, identifier)?,
    }
    p.slot(ALIAS_COLUMN_IDENTIFIER_OR_OTHER)?;
    p.optional(!matches!(p.peek(), COMMA | R_PAREN), OPTIONAL_TYPE_NAME, type_name)?;
    p.close(start, ALIAS_COLUMN)
}

/// `aliasColumns?`
fn optional_alias_columns(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == L_PAREN, OPTIONAL_ALIAS_COLUMNS, alias_columns)
}

/// `joinCondition*`
fn join_conditions(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while matches!(p.peek(), BY | NUMBER) || matches!(p.peek(), USING | ON) && p.goes_in(JOIN_CONDITIONS)? {
        p.call(JOIN_CONDITIONS, 1, join_condition)?;
    }
    p.list(items, JOIN_CONDITIONS)
}

/// `joinCondition : 'on' expression | 'using' names ('as' identifier)? | NUMBER? 'by' IDENTIFIER expression`
fn join_condition(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ON => p.pair(JOIN_CONDITION_ON, ON, expression)?,
        USING => {
            let start = p.begin(USING)?;
            p.call(JOIN_CONDITION_USING, 2, names)?;
            p.optional(p.peek() == AS, JOIN_CONDITION_OPTIONAL_AS, as_rule)?;
            p.node(start, JOIN_CONDITION_USING)?;
        }
        BY | NUMBER => {
            let start = p.open();
            p.optional_token(p.peek() == NUMBER, JOIN_CONDITION_OPTIONAL_NUMBER)?;
            p.token(BY)?;
            p.token(IDENTIFIER)?;
            p.call(JOIN_CONDITION_BY_IDENTIFIER, 4, expression)?;
            p.node(start, JOIN_CONDITION_BY_IDENTIFIER)?;
        }
        _ => return p.stop(),
    }
    p.slot(JOIN_CONDITION)
}

/// `'as' identifier`
fn as_rule(p: &mut Machine<'_>) -> Parsed {
    p.pair(AS_PART, AS, identifier)
}

/// `join*`
fn joins(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while matches!(p.peek(), JOIN_KEYWORD | NATURAL | INNER | LEFT | RIGHT | FULL | OUTER | CROSS | SEMI
        | ANTI | ASOF | POSITIONAL) {
        p.call(JOINS, 1, join)?;
    }
    p.list(items, JOINS)
}

/// `join : joinKind* 'join' ('by' '(' parenthesizedItem* ')')? table joinCondition*`
fn join(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let items = p.open();
    while p.peek() != JOIN_KEYWORD {
        join_kind(p)?;
    }
    p.list(items, JOIN_KINDS)?;
    p.token(JOIN_KEYWORD)?;
    if p.peek() == BY && p.goes_in(JOIN_OPTIONAL_BY)? {
        let start_2 = p.begin(BY)?;
        p.token(L_PAREN)?;
        p.call(JOIN_BY, 3, parenthesized_items)?;
        p.token(R_PAREN)?;
        p.node_in(start_2, JOIN_BY, JOIN_OPTIONAL_BY)?;
    }
    p.call(JOIN, 4, table)?;
    p.call(JOIN, 5, join_conditions)?;
    p.node(start, JOIN)
}

/// `joinKind : 'natural' | 'inner' | 'left' | 'right' | 'full' | 'outer' | 'cross' | 'semi' | 'anti' |
///     'asof' | 'positional'`
fn join_kind(p: &mut Machine<'_>) -> Parsed {
    p.one_of(JOIN_KIND)
}

/// `row : '(' expressions ','? ')'`
fn row(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(ROW, 2, expressions)?;
    p.call(ROW, 3, optional_comma)?;
    p.token(R_PAREN)?;
    p.node(start, ROW)
}

/// `(',' row)*`
fn next_rows(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while p.peek() == COMMA && p.goes_in(NEXT_ROWS)? {
        p.pair(NEXT_ROW, COMMA, row)?;
    }
    p.list(items, NEXT_ROWS)
}

/// `rows : expression (',' expression)* ','?`
fn rows(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ROWS, 1, expression)?;
    p.call(ROWS, 2, next_expressions)?;
    p.call(ROWS, 3, optional_comma)?;
    p.close(start, ROWS)
}

/// `pivot : ('pivot' | 'unpivot') (table join* | 'values' row (',' row)* tableSuffix*) pivotPart*`
fn pivot(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(PIVOT_OR_UNPIVOT, matches!(p.peek(), PIVOT_KEYWORD | UNPIVOT))?;
    match p.peek() {
        VALUES => {
            let start_2 = p.begin(VALUES)?;
            p.call(PIVOT_VALUES, 2, row)?;
            p.call(PIVOT_VALUES, 3, next_rows)?;
            p.call(PIVOT_VALUES, 4, table_suffixes)?;
            p.node(start_2, PIVOT_VALUES)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(PIVOT_TABLE, 1, table)?;
            p.call(PIVOT_TABLE, 2, joins)?;
            p.close(start_2, PIVOT_TABLE)?;
        }
    }
    p.slot(PIVOT_TABLE_OR_VALUES)?;
    let items = p.open();
    while matches!(p.peek(), USING | ON | INTO_KEYWORD) && p.goes_in(PIVOT_PARTS)? {
        p.call(PIVOT_PARTS, 1, pivot_part)?;
    }
    p.list(items, PIVOT_PARTS)?;
    p.node(start, PIVOT)
}

/// `pivotPart : 'on' selectItem (',' selectItem)* ','? | 'using' selectItem (',' selectItem)* ','? | 'into'
///     'name' identifier ('value' | 'values') identifier (',' identifier)* ','?`
fn pivot_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ON => {
            let start = p.begin(ON)?;
            p.call(PIVOT_PART_ON, 2, select_item)?;
            p.call(PIVOT_PART_ON, 3, next_select_items)?;
            p.call(PIVOT_PART_ON, 4, optional_comma)?;
            p.node(start, PIVOT_PART_ON)?;
        }
        USING => {
            let start = p.begin(USING)?;
            p.call(PIVOT_PART_USING, 2, select_item)?;
            p.call(PIVOT_PART_USING, 3, next_select_items)?;
            p.call(PIVOT_PART_USING, 4, optional_comma)?;
            p.node(start, PIVOT_PART_USING)?;
        }
        INTO_KEYWORD => {
            let start = p.begin(INTO_KEYWORD)?;
            p.token(NAME)?;
            p.call(PIVOT_PART_INTO_NAME, 3, identifier)?;
            p.set(PIVOT_PART_VALUES_OR_VALUE, matches!(p.peek(), VALUES | VALUE))?;
            p.call(PIVOT_PART_INTO_NAME, 5, identifier)?;
            p.call(PIVOT_PART_INTO_NAME, 6, next_identifiers)?;
            p.call(PIVOT_PART_INTO_NAME, 7, optional_comma)?;
            p.node(start, PIVOT_PART_INTO_NAME)?;
        }
        _ => return p.stop(),
    }
    p.slot(PIVOT_PART)
}

/// `insert : ('insert' ('or' (IDENTIFIER | 'replace' | 'ignore'))? | 'replace') 'into'? relation ('as'
///     identifier | IDENTIFIER)? ('by' ('name' | 'position'))? targets? ('overriding' IDENTIFIER 'value')?
///     insertSource? conflict* returning?`
fn insert(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        INSERT_KEYWORD => {
            let start_2 = p.begin(INSERT_KEYWORD)?;
            p.call(INSERT_LIST, 2, optional_or)?;
            p.close(start_2, INSERT_LIST)?;
        }
        REPLACE => p.take(INSERT_INSERT_OR_REPLACE)?,
        _ => return p.stop(),
    }
    p.slot(INSERT_INSERT_OR_REPLACE)?;
    p.optional_token(p.peek() == INTO_KEYWORD, INSERT_OPTIONAL_INTO)?;
    p.call(INSERT, 3, relation)?;
    if matches!(p.peek(), AS | IDENTIFIER) {
        match p.peek() {
            AS => p.call(INSERT_AS_OR_IDENTIFIER, 1, as_rule)?,
            IDENTIFIER => p.take(INSERT_AS_OR_IDENTIFIER)?,
            _ => return p.stop(),
        }
        p.slot(INSERT_OPTIONAL_AS_OR_IDENTIFIER)?;
    }
    if p.peek() == BY {
        let start_2 = p.begin(BY)?;
        p.set(INSERT_NAME_OR_POSITION, matches!(p.peek(), NAME | POSITION))?;
        p.node_in(start_2, INSERT_BY, INSERT_OPTIONAL_BY)?;
    }
    p.call(INSERT, 6, optional_targets)?;
    p.call(INSERT, 7, optional_overriding_identifier_value)?;
    if p.goes_in(OPTIONAL_INSERT_SOURCE)? {
        p.call(OPTIONAL_INSERT_SOURCE, 1, insert_source)?;
        p.slot(OPTIONAL_INSERT_SOURCE)?;
    }
    let items = p.open();
    while p.peek() == ON {
        p.call(CONFLICTS, 1, conflict)?;
    }
    p.list(items, CONFLICTS)?;
    p.call(INSERT, 10, optional_returning)?;
    p.node(start, INSERT)
}

/// `('or' ('replace' | 'ignore' | IDENTIFIER))?`
fn optional_or(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == OR {
        let start = p.begin(OR)?;
        p.set(REPLACE_OR_OTHER, matches!(p.peek(), REPLACE | IGNORE | IDENTIFIER))?;
        p.node_in(start, OR_PART, OPTIONAL_OR)?;
    }
    Ok(())
}

/// `targets?`
fn optional_targets(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == L_PAREN && p.goes_in(OPTIONAL_TARGETS)? {
        p.call(OPTIONAL_TARGETS, 1, targets)?;
        p.slot(OPTIONAL_TARGETS)?;
    }
    Ok(())
}

/// `targets : '(' target (',' target)* ','? ')'`
fn targets(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(TARGETS, 2, target)?;
    let items = p.open();
    while p.peek() == COMMA && p.goes_in(TARGETS_NEXT_TARGETS)? {
        p.pair(TARGETS_NEXT_TARGET, COMMA, target)?;
    }
    p.list(items, TARGETS_NEXT_TARGETS)?;
    p.call(TARGETS, 4, optional_comma)?;
    p.token(R_PAREN)?;
    p.node(start, TARGETS)
}

/// `target : (identifier | STRING | bracketName | 'true' | 'false') ('.' label | subscript)*`
fn target(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        L_BRACKET => p.call(TARGET_IDENTIFIER_OR_OTHER, 3, bracket_name)?,
        STRING | TRUE | FALSE => p.take(TARGET_IDENTIFIER_OR_OTHER)?,
        _ => p.call(TARGET_IDENTIFIER_OR_OTHER, 1, identifier)?,
    }
    p.slot(TARGET_IDENTIFIER_OR_OTHER)?;
    let items = p.open();
    while matches!(p.peek(), DOT | L_BRACKET) {
        match p.peek() {
            DOT => p.call(TARGET_NEXT_LABEL_OR_SUBSCRIPT, 1, next_label)?,
            L_BRACKET => p.call(TARGET_NEXT_LABEL_OR_SUBSCRIPT, 2, subscript)?,
            _ => return p.stop(),
        }
        p.slot(TARGET_NEXT_LABEL_OR_SUBSCRIPT)?;
    }
    p.list(items, TARGET_NEXT_LABEL_OR_SUBSCRIPTS)?;
    p.close(start, TARGET)
}

/// `subscript : '[' (element (',' element)* ','?)? ']'`
fn subscript(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.call(SUBSCRIPT, 2, optional_element)?;
    p.token(R_BRACKET)?;
    p.node(start, SUBSCRIPT)
}

/// `(element (',' element)* ','?)?`
fn optional_element(p: &mut Machine<'_>) -> Parsed {
    if p.peek() != R_BRACKET {
        let start = p.open();
        p.call(ELEMENT_NEXT_ELEMENTS_OPTIONAL_COMMA, 1, element)?;
        let items = p.open();
        while p.peek() == COMMA && p.goes_in(NEXT_ELEMENTS)? {
            p.pair(NEXT_ELEMENT, COMMA, element)?;
        }
        p.list(items, NEXT_ELEMENTS)?;
        p.call(ELEMENT_NEXT_ELEMENTS_OPTIONAL_COMMA, 3, optional_comma)?;
        p.close_in(start, ELEMENT_NEXT_ELEMENTS_OPTIONAL_COMMA, OPTIONAL_ELEMENT)?;
    }
    Ok(())
}

/// `element : expression (':' slice?)? | ':' slice?`
fn element(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ELEMENT)? {
        1 => {
            let start = p.open();
            p.call(ELEMENT_EXPRESSION, 1, expression)?;
            p.optional(p.peek() == COLON, ELEMENT_OPTIONAL_COLON, element_colon)?;
            p.close(start, ELEMENT_EXPRESSION)?;
        }
        _ => p.call(ELEMENT, 2, element_colon)?,
    }
    p.slot(ELEMENT)
}

/// `':' slice?`
fn element_colon(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COLON)?;
    p.optional(!matches!(p.peek(), COMMA | R_BRACKET), OPTIONAL_SLICE, slice)?;
    p.close(start, ELEMENT_COLON)
}

/// `slice : (expression | '-') (':' expression?)?`
fn slice(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.decide(SLICE_EXPRESSION_OR_MINUS)? {
        1 => p.call(SLICE_EXPRESSION_OR_MINUS, 1, expression)?,
        _ => p.token(MINUS)?,
    }
    p.slot(SLICE_EXPRESSION_OR_MINUS)?;
    if p.peek() == COLON {
        let start_2 = p.begin(COLON)?;
        p.call(SLICE_COLON, 2, optional_expression)?;
        p.close_in(start_2, SLICE_COLON, SLICE_OPTIONAL_COLON)?;
    }
    p.close(start, SLICE)
}

/// `('overriding' IDENTIFIER 'value')?`
fn optional_overriding_identifier_value(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == OVERRIDING {
        let start = p.begin(OVERRIDING)?;
        p.token(IDENTIFIER)?;
        p.token(VALUE)?;
        p.node_in(start, OVERRIDING_IDENTIFIER_VALUE, OPTIONAL_OVERRIDING_IDENTIFIER_VALUE)?;
    }
    Ok(())
}

/// `insertSource : 'default' 'values' | with? query | 'set' expressions`
fn insert_source(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DEFAULT => p.call(INSERT_SOURCE, 1, default_values)?,
        SET => p.pair(INSERT_SOURCE_SET, SET, expressions)?,
        _ => p.call(INSERT_SOURCE, 2, optional_with_query)?,
    }
    p.slot(INSERT_SOURCE)
}

/// `'default' 'values'`
fn default_values(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DEFAULT)?;
    p.token(VALUES)?;
    p.node(start, DEFAULT_VALUES)
}

/// `conflict : 'on' 'conflict' ('(' indexItem (',' indexItem)* ')' where? | 'on' 'constraint' identifier)?
///     'do' ('nothing' | 'update' 'set' expressions where? | 'select' locking? where?)`
fn conflict(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ON)?;
    p.token(CONFLICT_KEYWORD)?;
    if matches!(p.peek(), L_PAREN | ON) {
        match p.peek() {
            L_PAREN => {
                let start_2 = p.begin(L_PAREN)?;
                p.call(CONFLICT_L_PAREN_INDEX_ITEM_R_PAREN, 2, index_item)?;
                p.call(CONFLICT_L_PAREN_INDEX_ITEM_R_PAREN, 3, next_index_items)?;
                p.token(R_PAREN)?;
                p.call(CONFLICT_L_PAREN_INDEX_ITEM_R_PAREN, 5, optional_where)?;
                p.node(start_2, CONFLICT_L_PAREN_INDEX_ITEM_R_PAREN)?;
            }
            ON => {
                let start_2 = p.begin(ON)?;
                p.token(CONSTRAINT_KEYWORD)?;
                p.call(CONFLICT_ON_CONSTRAINT, 3, identifier)?;
                p.node(start_2, CONFLICT_ON_CONSTRAINT)?;
            }
            _ => return p.stop(),
        }
        p.slot(CONFLICT_OPTIONAL_L_PAREN_INDEX_ITEM_R_PAREN_OR_OTHER)?;
    }
    p.token(DO)?;
    match p.peek() {
        UPDATE_KEYWORD => {
            let start_2 = p.begin(UPDATE_KEYWORD)?;
            p.token(SET)?;
            p.call(CONFLICT_UPDATE_SET, 3, expressions)?;
            p.call(CONFLICT_UPDATE_SET, 4, optional_where)?;
            p.node(start_2, CONFLICT_UPDATE_SET)?;
        }
        SELECT_KEYWORD => {
            let start_2 = p.begin(SELECT_KEYWORD)?;
            p.optional(p.peek() == FOR, OPTIONAL_LOCKING, locking)?;
            p.call(CONFLICT_SELECT, 3, optional_where)?;
            p.close(start_2, CONFLICT_SELECT)?;
        }
        NOTHING => p.take(CONFLICT_NOTHING_OR_OTHER)?,
        _ => return p.stop(),
    }
    p.slot(CONFLICT_NOTHING_OR_OTHER)?;
    p.node(start, CONFLICT)
}

/// `indexItem : expression (qualifiedName callArguments?)? (sortOption | IDENTIFIER 'overlaps')*`
fn index_item(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(INDEX_ITEM, 1, expression)?;
    if p.goes_in(INDEX_ITEM_OPTIONAL_QUALIFIED_NAME)? {
        let start_2 = p.open();
        p.call(INDEX_ITEM_QUALIFIED_NAME, 1, qualified_name)?;
        p.call(INDEX_ITEM_QUALIFIED_NAME, 2, optional_call_arguments)?;
        p.close_in(start_2, INDEX_ITEM_QUALIFIED_NAME, INDEX_ITEM_OPTIONAL_QUALIFIED_NAME)?;
    }
    let items = p.open();
    while matches!(p.peek(), USING | DESC | ASC | NULLS | IDENTIFIER) {
        match p.peek() {
            USING | DESC | ASC | NULLS => {
                p.call(INDEX_ITEM_SORT_OPTION_OR_IDENTIFIER_OVERLAPS, 1, sort_option)?;
            }
            IDENTIFIER => {
                let start_2 = p.begin(IDENTIFIER)?;
                p.token(OVERLAPS)?;
                p.node(start_2, INDEX_ITEM_IDENTIFIER_OVERLAPS)?;
            }
            _ => return p.stop(),
        }
        p.slot(INDEX_ITEM_SORT_OPTION_OR_IDENTIFIER_OVERLAPS)?;
    }
    p.list(items, INDEX_ITEM_SORT_OPTION_OR_IDENTIFIER_OVERLAPSES)?;
    p.close(start, INDEX_ITEM)
}

/// `(',' indexItem)*`
fn next_index_items(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while p.peek() == COMMA {
        p.pair(NEXT_INDEX_ITEM, COMMA, index_item)?;
    }
    p.list(items, NEXT_INDEX_ITEMS)
}

/// `where?`
fn optional_where(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == WHERE_KEYWORD, OPTIONAL_WHERE, where_rule)
}

/// `returning?`
fn optional_returning(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == RETURNING_KEYWORD && p.goes_in(OPTIONAL_RETURNING)? {
        p.call(OPTIONAL_RETURNING, 1, returning)?;
        p.slot(OPTIONAL_RETURNING)?;
    }
    Ok(())
}

/// `returning : 'returning' ('with' '(' parenthesizedItem* ')')? selectItem (',' selectItem)* (orderBy |
///     limit)*`
fn returning(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(RETURNING_KEYWORD)?;
    p.optional(p.peek() == WITH_KEYWORD, RETURNING_OPTIONAL_WITH, with_l_paren_parenthesized_items_r_paren)?;
    p.call(RETURNING, 3, select_item)?;
    p.call(RETURNING, 4, next_select_items)?;
    let items = p.open();
    while matches!(p.peek(), ORDER | LIMIT_KEYWORD | OFFSET | FETCH) {
        match p.peek() {
            ORDER => p.call(RETURNING_ORDER_BY_OR_LIMIT, 1, order_by)?,
            LIMIT_KEYWORD | OFFSET | FETCH => p.call(RETURNING_ORDER_BY_OR_LIMIT, 2, limit)?,
            _ => return p.stop(),
        }
        p.slot(RETURNING_ORDER_BY_OR_LIMIT)?;
    }
    p.list(items, RETURNING_ORDER_BY_OR_LIMITS)?;
    p.node(start, RETURNING)
}

/// `'with' '(' parenthesizedItem* ')'`
fn with_l_paren_parenthesized_items_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(WITH_KEYWORD)?;
    p.token(L_PAREN)?;
    p.call(WITH_L_PAREN_PARENTHESIZED_ITEMS_R_PAREN, 3, parenthesized_items)?;
    p.token(R_PAREN)?;
    p.node(start, WITH_L_PAREN_PARENTHESIZED_ITEMS_R_PAREN)
}

/// `update : 'update' ('or' (IDENTIFIER | 'replace' | 'ignore'))? table ('set' expressions ','? clause*
///     returning?)?`
fn update(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(UPDATE_KEYWORD)?;
    p.call(UPDATE, 2, optional_or)?;
    p.call(UPDATE, 3, table)?;
    if p.peek() == SET {
        let start_2 = p.begin(SET)?;
        p.call(UPDATE_SET, 2, expressions)?;
        p.call(UPDATE_SET, 3, optional_comma)?;
        p.call(UPDATE_SET, 4, clauses)?;
        p.call(UPDATE_SET, 5, optional_returning)?;
        p.node_in(start_2, UPDATE_SET, UPDATE_OPTIONAL_SET)?;
    }
    p.node(start, UPDATE)
}

/// `delete : 'delete' 'from' table ('using' tables)? clause* returning?`
fn delete(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DELETE_KEYWORD)?;
    p.token(FROM_KEYWORD)?;
    p.call(DELETE, 3, table)?;
    if p.peek() == USING && p.goes_in(DELETE_OPTIONAL_USING)? {
        let start_2 = p.begin(USING)?;
        p.call(DELETE_USING, 2, tables)?;
        p.node_in(start_2, DELETE_USING, DELETE_OPTIONAL_USING)?;
    }
    p.call(DELETE, 5, clauses)?;
    p.call(DELETE, 6, optional_returning)?;
    p.node(start, DELETE)
}

/// `list : '[' (element (',' element)* ','?)? ']' | '[' expression 'for' identifier (',' identifier)* 'in'
///     expression ('if' expression)? ']' | '[' reservedWord ']' | '[' IDENTIFIER IDENTIFIER+ ']'`
/// In normal form `'[' ((element (',' element)* ','?)? | expression 'for' identifier (',' identifier)* 'in'
///     expression ('if' expression)? | reservedWord | IDENTIFIER IDENTIFIER+) ']'`
fn list(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    let start_2 = p.open();
    match p.decide(LIST_AFTER_L_BRACKET)? {
        1 => p.call(LIST_AFTER_L_BRACKET, 1, optional_element)?,
        2 => {
            let start_3 = p.open();
            p.call(LIST_FOR_IN, 1, expression)?;
            p.token(FOR)?;
            p.call(LIST_FOR_IN, 3, identifier)?;
            p.call(LIST_FOR_IN, 4, next_identifiers)?;
            p.token(IN)?;
            p.call(LIST_FOR_IN, 6, expression)?;
            if p.peek() == IF {
                let start_4 = p.begin(IF)?;
                p.call(LIST_IF, 2, expression)?;
                p.node_in(start_4, LIST_IF, LIST_OPTIONAL_IF)?;
            }
            p.node(start_3, LIST_FOR_IN)?;
        }
        3 => reserved_word(p)?,
        _ => {
            let start_3 = p.begin(IDENTIFIER)?;
            let items = p.open();
            loop {
                p.token(IDENTIFIER)?;
                if p.peek() != IDENTIFIER {
                    break;
                }
            }
            p.list(items, LIST_SOME_IDENTIFIERS)?;
            p.node(start_3, LIST_IDENTIFIER)?;
        }
    }
    p.close(start_2, LIST_AFTER_L_BRACKET)?;
    p.token(R_BRACKET)?;
    p.node(start, LIST)
}

/// `'map'? '{' (field (',' field)* ','?)? '}'`
fn term_l_brace_r_brace(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == MAP, TERM_OPTIONAL_MAP)?;
    p.token(L_BRACE)?;
    if p.peek() != R_BRACE {
        let start_2 = p.open();
        p.call(TERM_FIELD, 1, field)?;
        let items = p.open();
        while p.peek() == COMMA && p.goes_in(TERM_NEXT_FIELDS)? {
            p.pair(TERM_NEXT_FIELD, COMMA, field)?;
        }
        p.list(items, TERM_NEXT_FIELDS)?;
        p.call(TERM_FIELD, 3, optional_comma)?;
        p.close_in(start_2, TERM_FIELD, TERM_OPTIONAL_FIELD)?;
    }
    p.token(R_BRACE)?;
    p.node(start, TERM_L_BRACE_R_BRACE)
}

/// `field : expression ':' expression`
fn field(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FIELD, 1, expression)?;
    p.token(COLON)?;
    p.call(FIELD, 3, expression)?;
    p.node(start, FIELD)
}

/// `'interval' (callArguments? intervalValue intervalUnit?)?`
fn term_interval(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(INTERVAL)?;
    if p.peek() == PARAMETER || p.goes_in(TERM_OPTIONAL_INTERVAL_VALUE)? {
        let start_2 = p.open();
        p.call(TERM_INTERVAL_VALUE, 1, optional_call_arguments)?;
        p.call(TERM_INTERVAL_VALUE, 2, interval_value)?;
        p.call(TERM_INTERVAL_VALUE, 3, optional_interval_unit)?;
        p.close_in(start_2, TERM_INTERVAL_VALUE, TERM_OPTIONAL_INTERVAL_VALUE)?;
    }
    p.close(start, TERM_INTERVAL)
}

/// `intervalValue : STRING | NUMBER | identifier | parameter`
fn interval_value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        COLON | QUESTION | PARAMETER => p.call(INTERVAL_VALUE, 4, parameter)?,
        STRING | NUMBER => p.take(INTERVAL_VALUE)?,
        _ => p.call(INTERVAL_VALUE, 3, identifier)?,
    }
    p.slot(INTERVAL_VALUE)
}

/// `functionWord : 'left' | 'right' | 'like' | 'ilike' | 'all' | 'unique' | 'set' | 'grouping' | 'replace'`
fn function_word(p: &mut Machine<'_>) -> Parsed {
    p.one_of(FUNCTION_WORD)
}

/// `identifier ('varying'? (STRING+ | DOLLAR_STRING | ':' STRING) | 'for' '(' expression ')')?`
fn term_identifier(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TERM_IDENTIFIER, 1, identifier)?;
    if matches!(p.peek(), VARYING | DOLLAR_STRING) || p.goes_in(TERM_AFTER_IDENTIFIER)? {
        match p.peek() {
            COLON | VARYING | STRING | DOLLAR_STRING => {
                let start_2 = p.open();
                p.optional_token(p.peek() == VARYING, TERM_OPTIONAL_VARYING_OPTION)?;
                match p.peek() {
                    STRING => p.call(TERM_STRINGS_OR_OTHER_AFTER_OPTIONAL_VARYING, 1, strings)?,
                    COLON => {
                        let start_3 = p.begin(COLON)?;
                        p.token(STRING)?;
                        p.node(start_3, TERM_COLON_STRING)?;
                    }
                    DOLLAR_STRING => p.take(TERM_STRINGS_OR_OTHER_AFTER_OPTIONAL_VARYING)?,
                    _ => return p.stop(),
                }
                p.slot(TERM_STRINGS_OR_OTHER_AFTER_OPTIONAL_VARYING)?;
                p.close(start_2, TERM_OPTIONAL_VARYING_TO_STRINGS_OR_OTHER)?;
            }
            FOR => {
                let start_2 = p.begin(FOR)?;
                p.token(L_PAREN)?;
                p.call(TERM_FOR, 3, expression)?;
                p.token(R_PAREN)?;
                p.node(start_2, TERM_FOR)?;
            }
            _ => return p.stop(),
        }
        p.slot(TERM_AFTER_IDENTIFIER)?;
    }
    p.close(start, TERM_IDENTIFIER)
}

/// `STRING+`
fn strings(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    loop {
        p.token(STRING)?;
        if p.peek() != STRING || !p.goes_in(STRINGS)? {
            break;
        }
    }
    p.list(items, STRINGS)
}

/// `literal : NUMBER | STRING+ | DOLLAR_STRING | 'null' | 'true' | 'false'`
fn literal(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STRING => p.call(LITERAL, 2, strings)?,
        NUMBER | DOLLAR_STRING | NULL | TRUE | FALSE => p.take(LITERAL)?,
        _ => return p.stop(),
    }
    p.slot(LITERAL)
}

/// `'.' (label | STRING | bracketName | '*' | '#'? NUMBER | '(' expression ')')`
fn term_dot_to_label_or_other(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DOT)?;
    match p.peek() {
        L_BRACKET => p.call(TERM_LABEL_OR_OTHER, 3, bracket_name)?,
        HASH | NUMBER => {
            let start_2 = p.open();
            p.optional_token(p.peek() == HASH, TERM_OPTIONAL_HASH)?;
            p.token(NUMBER)?;
            p.close(start_2, TERM_NUMBER)?;
        }
        L_PAREN => p.call(TERM_LABEL_OR_OTHER, 6, l_paren_expression_r_paren)?,
        STRING | STAR => p.take(TERM_LABEL_OR_OTHER)?,
        _ => p.call(TERM_LABEL_OR_OTHER, 1, label)?,
    }
    p.slot(TERM_LABEL_OR_OTHER)?;
    p.node(start, TERM_DOT_TO_LABEL_OR_OTHER)
}

/// `'(' expression ')'`
fn l_paren_expression_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(L_PAREN_EXPRESSION_R_PAREN, 2, expression)?;
    p.token(R_PAREN)?;
    p.node(start, L_PAREN_EXPRESSION_R_PAREN)
}

/// `callSuffix : 'filter' '(' 'where'? expression ')' | 'over' (identifier | windowBlock) | 'within' 'group'
///     '(' orderBy ')' | ('ignore' | 'respect') 'nulls' | 'export_state'`
fn call_suffix(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        FILTER => {
            let start = p.begin(FILTER)?;
            p.token(L_PAREN)?;
            p.optional_token(p.peek() == WHERE_KEYWORD, CALL_SUFFIX_OPTIONAL_WHERE)?;
            p.call(CALL_SUFFIX_FILTER, 4, expression)?;
            p.token(R_PAREN)?;
            p.node(start, CALL_SUFFIX_FILTER)?;
        }
        OVER => {
            let start = p.begin(OVER)?;
            match p.peek() {
                L_PAREN => p.call(CALL_SUFFIX_IDENTIFIER_OR_WINDOW_BLOCK, 2, window_block)?,
                _ => p.call(CALL_SUFFIX_IDENTIFIER_OR_WINDOW_BLOCK, 1, identifier)?,
            }
            p.slot(CALL_SUFFIX_IDENTIFIER_OR_WINDOW_BLOCK)?;
            p.node(start, CALL_SUFFIX_OVER)?;
        }
        WITHIN => {
            let start = p.begin(WITHIN)?;
            p.token(GROUP)?;
            p.token(L_PAREN)?;
            p.call(CALL_SUFFIX_WITHIN_GROUP, 4, order_by)?;
            p.token(R_PAREN)?;
            p.node(start, CALL_SUFFIX_WITHIN_GROUP)?;
        }
        IGNORE | RESPECT => p.call(CALL_SUFFIX, 4, nulls)?,
        EXPORT_STATE => p.take(CALL_SUFFIX)?,
        _ => return p.stop(),
    }
    p.slot(CALL_SUFFIX)
}

/// `starOption : ('exclude' | 'replace' | 'rename') ('(' selectItem (',' selectItem)* ','? ')' | IDENTIFIER
///     | QUOTED_IDENTIFIER)`
fn star_option(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(STAR_OPTION_EXCLUDE_OR_OTHER, matches!(p.peek(), EXCLUDE | REPLACE | RENAME))?;
    match p.peek() {
        L_PAREN => {
            let start_2 = p.begin(L_PAREN)?;
            p.call(STAR_OPTION_L_PAREN_SELECT_ITEM_R_PAREN, 2, select_item)?;
            p.call(STAR_OPTION_L_PAREN_SELECT_ITEM_R_PAREN, 3, next_select_items)?;
            p.call(STAR_OPTION_L_PAREN_SELECT_ITEM_R_PAREN, 4, optional_comma)?;
            p.token(R_PAREN)?;
            p.node(start_2, STAR_OPTION_L_PAREN_SELECT_ITEM_R_PAREN)?;
        }
        IDENTIFIER | QUOTED_IDENTIFIER => p.take(STAR_OPTION_L_PAREN_SELECT_ITEM_R_PAREN_OR_OTHER)?,
        _ => return p.stop(),
    }
    p.slot(STAR_OPTION_L_PAREN_SELECT_ITEM_R_PAREN_OR_OTHER)?;
    p.node(start, STAR_OPTION)
}

/// `binaryOperator : operator | 'and' | 'or' | 'is' | 'is' 'not'? 'distinct' 'from' | 'not'? ('in' | 'like'
///     | 'ilike' | 'glob' | 'regexp' | 'match' | 'between' IDENTIFIER? | 'similar' 'to') | 'escape' |
///     'collate' | 'at' 'time' 'zone' | 'overlaps' | 'uescape' | 'operator' '(' (identifier '.')* operator
///     ')'`
/// In normal form `operator | 'and' | 'or' | 'is' binaryOperator_after_is | optional_not
///     binaryOperator_in_or_other_after_optional_not | 'escape' | 'collate' | 'at' 'time'
///     'zone' | 'overlaps' | 'uescape' | 'operator' '(' identifier_dots operator ')'`
fn binary_operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        IS => {
            let start = p.begin(IS)?;
            if p.peek() == DISTINCT || p.peek() == NOT && p.goes_in(BINARY_OPERATOR_AFTER_IS)? {
                let start_2 = p.open();
                p.call(BINARY_OPERATOR_DISTINCT_FROM, 1, optional_not)?;
                p.token(DISTINCT)?;
                p.token(FROM_KEYWORD)?;
                p.node_in(start_2, BINARY_OPERATOR_DISTINCT_FROM, BINARY_OPERATOR_AFTER_IS)?;
            }
            p.close(start, BINARY_OPERATOR_IS)?;
        }
        NOT | BETWEEN | MATCH | LIKE | IN | SIMILAR | ILIKE | GLOB | REGEXP => {
            p.call(BINARY_OPERATOR, 5, binary_operator_optional_not)?;
        }
        AT => {
            let start = p.begin(AT)?;
            p.token(TIME)?;
            p.token(ZONE)?;
            p.node(start, BINARY_OPERATOR_AT_TIME_ZONE)?;
        }
        OPERATOR_KEYWORD => p.call(BINARY_OPERATOR, 11, operator_l_paren_identifier_dots_operator)?,
        AND | OR | ESCAPE | COLLATE | OVERLAPS | UESCAPE => p.take(BINARY_OPERATOR)?,
        _ => operator(p)?,
    }
    p.slot(BINARY_OPERATOR)
}

/// `'not'? ('in' | 'like' | 'ilike' | 'glob' | 'regexp' | 'match' | 'between' IDENTIFIER? | 'similar' 'to')`
fn binary_operator_optional_not(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(BINARY_OPERATOR_OPTIONAL_NOT, 1, optional_not)?;
    match p.peek() {
        BETWEEN => {
            let start_2 = p.begin(BETWEEN)?;
            p.call(BINARY_OPERATOR_BETWEEN, 2, optional_identifier_2)?;
            p.close(start_2, BINARY_OPERATOR_BETWEEN)?;
        }
        SIMILAR => {
            let start_2 = p.begin(SIMILAR)?;
            p.token(TO)?;
            p.node(start_2, BINARY_OPERATOR_SIMILAR_TO)?;
        }
        IN | LIKE | ILIKE | GLOB | REGEXP | MATCH => p.take(BINARY_OPERATOR_IN_OR_OTHER_AFTER_OPTIONAL_NOT)?,
        _ => return p.stop(),
    }
    p.slot(BINARY_OPERATOR_IN_OR_OTHER_AFTER_OPTIONAL_NOT)?;
    p.close(start, BINARY_OPERATOR_OPTIONAL_NOT)
}

/// `commonTableOption : IDENTIFIER IDENTIFIER 'first' 'by' expressions 'set' identifier | IDENTIFIER
///     expressions 'set' identifier ('to' expression 'default' expression)? 'using' identifier`
/// In normal form `IDENTIFIER (IDENTIFIER 'first' 'by' expressions 'set' | expressions 'set' identifier
///     ('to' expression 'default' expression)? 'using') identifier`
fn common_table_option(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IDENTIFIER)?;
    match p.decide(COMMON_TABLE_OPTION_AFTER_IDENTIFIER)? {
        1 => {
            let start_2 = p.begin(IDENTIFIER)?;
            p.token(FIRST)?;
            p.token(BY)?;
            p.call(COMMON_TABLE_OPTION_IDENTIFIER_FIRST_BY_SET, 4, expressions)?;
            p.token(SET)?;
            p.node(start_2, COMMON_TABLE_OPTION_IDENTIFIER_FIRST_BY_SET)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(COMMON_TABLE_OPTION_SET_USING, 1, expressions)?;
            p.token(SET)?;
            p.call(COMMON_TABLE_OPTION_SET_USING, 3, identifier)?;
            if p.peek() == TO {
                let start_3 = p.begin(TO)?;
                p.call(COMMON_TABLE_OPTION_TO_DEFAULT, 2, expression)?;
                p.token(DEFAULT)?;
                p.call(COMMON_TABLE_OPTION_TO_DEFAULT, 4, expression)?;
                p.node_in(start_3, COMMON_TABLE_OPTION_TO_DEFAULT, COMMON_TABLE_OPTION_OPTIONAL_TO_DEFAULT)?;
            }
            p.token(USING)?;
            p.node(start_2, COMMON_TABLE_OPTION_SET_USING)?;
        }
    }
    p.slot(COMMON_TABLE_OPTION_AFTER_IDENTIFIER)?;
    p.call(COMMON_TABLE_OPTION, 3, identifier)?;
    p.node(start, COMMON_TABLE_OPTION)
}

/// `merge : 'merge' 'into' table 'using' joinedTable mergeCase* returning?`
fn merge(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(MERGE_KEYWORD)?;
    p.token(INTO_KEYWORD)?;
    p.call(MERGE, 3, table)?;
    p.token(USING)?;
    p.call(MERGE, 5, joined_table)?;
    let items = p.open();
    while p.peek() == WHEN_KEYWORD {
        p.call(MERGE_CASES, 1, merge_case)?;
    }
    p.list(items, MERGE_CASES)?;
    p.call(MERGE, 7, optional_returning)?;
    p.node(start, MERGE)
}

/// `mergeCase : 'when' 'not'? 'matched' ('by' identifier)? ('and' expression)? 'then' mergeAction`
fn merge_case(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(WHEN_KEYWORD)?;
    p.call(MERGE_CASE, 2, optional_not)?;
    p.token(MATCHED)?;
    if p.peek() == BY {
        let start_2 = p.begin(BY)?;
        p.call(MERGE_CASE_BY, 2, identifier)?;
        p.node_in(start_2, MERGE_CASE_BY, MERGE_CASE_OPTIONAL_BY)?;
    }
    if p.peek() == AND {
        let start_2 = p.begin(AND)?;
        p.call(MERGE_CASE_AND, 2, expression)?;
        p.node_in(start_2, MERGE_CASE_AND, MERGE_CASE_OPTIONAL_AND)?;
    }
    p.token(THEN)?;
    p.call(MERGE_CASE, 7, merge_action)?;
    p.node(start, MERGE_CASE)
}

/// `mergeAction : 'insert' ('by' 'name')? targets? ('overriding' IDENTIFIER 'value')? ('default' 'values' |
///     'values' rows | '*')? | 'update' ('by' 'name' | 'set' ('*' | expressions))? | 'delete' | 'do'
///     'nothing' | IDENTIFIER expression?`
fn merge_action(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        INSERT_KEYWORD => {
            let start = p.begin(INSERT_KEYWORD)?;
            p.call(MERGE_ACTION_INSERT, 2, optional_by_name)?;
            p.call(MERGE_ACTION_INSERT, 3, optional_targets)?;
            p.call(MERGE_ACTION_INSERT, 4, optional_overriding_identifier_value)?;
            if matches!(p.peek(), DEFAULT | VALUES | STAR) {
                match p.peek() {
                    DEFAULT => p.call(MERGE_ACTION_DEFAULT_VALUES_OR_OTHER, 1, default_values)?,
                    VALUES => p.pair(MERGE_ACTION_VALUES, VALUES, rows)?,
                    STAR => p.take(MERGE_ACTION_DEFAULT_VALUES_OR_OTHER)?,
                    _ => return p.stop(),
                }
                p.slot(MERGE_ACTION_OPTIONAL_DEFAULT_VALUES_OR_OTHER)?;
            }
            p.close(start, MERGE_ACTION_INSERT)?;
        }
        UPDATE_KEYWORD => p.call(MERGE_ACTION, 2, merge_action_update)?,
        DO => {
            let start = p.begin(DO)?;
            p.token(NOTHING)?;
            p.node(start, MERGE_ACTION_DO_NOTHING)?;
        }
        IDENTIFIER => {
            let start = p.begin(IDENTIFIER)?;
            p.call(MERGE_ACTION_IDENTIFIER, 2, optional_expression)?;
            p.close(start, MERGE_ACTION_IDENTIFIER)?;
        }
        DELETE_KEYWORD => p.take(MERGE_ACTION)?,
        _ => return p.stop(),
    }
    p.slot(MERGE_ACTION)
}

/// `'update' ('by' 'name' | 'set' ('*' | expressions))?`
fn merge_action_update(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(UPDATE_KEYWORD)?;
    if matches!(p.peek(), BY | SET) {
        match p.peek() {
            BY => p.call(MERGE_ACTION_BY_NAME_OR_SET, 1, by_name)?,
            SET => {
                let start_2 = p.begin(SET)?;
                match p.decide(MERGE_ACTION_STAR_OR_EXPRESSIONS)? {
                    1 => p.token(STAR)?,
                    _ => p.call(MERGE_ACTION_STAR_OR_EXPRESSIONS, 2, expressions)?,
                }
                p.slot(MERGE_ACTION_STAR_OR_EXPRESSIONS)?;
                p.node(start_2, MERGE_ACTION_SET)?;
            }
            _ => return p.stop(),
        }
        p.slot(MERGE_ACTION_OPTIONAL_BY_NAME_OR_SET)?;
    }
    p.close(start, MERGE_ACTION_UPDATE)
}

/// `createTable : createPrefix 'table' ifNotExists? relation ('(' (tableElement (',' tableElement)* ','?)?
///     ')')? (definitionWord definitionItem*)? ('as' created)?`
fn create_table(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CREATE_TABLE, 1, create_prefix)?;
    p.token(TABLE_KEYWORD)?;
    p.call(CREATE_TABLE, 3, optional_if_not_exists)?;
    p.call(CREATE_TABLE, 4, relation)?;
    if p.peek() == L_PAREN {
        let start_2 = p.begin(L_PAREN)?;
        if p.peek() != R_PAREN {
            let start_3 = p.open();
            p.call(CREATE_TABLE_TABLE_ELEMENT, 1, table_element)?;
            let items = p.open();
            while p.peek() == COMMA && p.goes_in(CREATE_TABLE_NEXT_TABLE_ELEMENTS)? {
                p.pair(CREATE_TABLE_NEXT_TABLE_ELEMENT, COMMA, table_element)?;
            }
            p.list(items, CREATE_TABLE_NEXT_TABLE_ELEMENTS)?;
            p.call(CREATE_TABLE_TABLE_ELEMENT, 3, optional_comma)?;
            p.close_in(start_3, CREATE_TABLE_TABLE_ELEMENT, CREATE_TABLE_OPTIONAL_TABLE_ELEMENT)?;
        }
        p.token(R_PAREN)?;
        p.node_in(start_2, CREATE_TABLE_L_PAREN_R_PAREN, CREATE_TABLE_OPTIONAL_L_PAREN_R_PAREN)?;
    }
    if p.goes_in(CREATE_TABLE_OPTIONAL_DEFINITION_WORD)? {
        let start_2 = p.open();
        definition_word(p)?;
        p.call(CREATE_TABLE_DEFINITION_WORD, 2, definition_items)?;
        p.close_in(start_2, CREATE_TABLE_DEFINITION_WORD, CREATE_TABLE_OPTIONAL_DEFINITION_WORD)?;
    }
    if p.peek() == AS {
        let start_2 = p.begin(AS)?;
        p.call(CREATE_TABLE_AS, 2, created)?;
        p.node_in(start_2, CREATE_TABLE_AS, CREATE_TABLE_OPTIONAL_AS)?;
    }
    p.node(start, CREATE_TABLE)
}

/// `createPrefix : 'create' ('or' 'replace')? createWord* IDENTIFIER? createWord*`
fn create_prefix(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CREATE)?;
    p.call(CREATE_PREFIX, 2, optional_or_replace)?;
    p.call(CREATE_PREFIX, 3, create_words)?;
    p.call(CREATE_PREFIX, 4, optional_identifier_2)?;
    p.call(CREATE_PREFIX, 5, create_words)?;
    p.close(start, CREATE_PREFIX)
}

/// `('or' 'replace')?`
fn optional_or_replace(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == OR {
        let start = p.begin(OR)?;
        p.token(REPLACE)?;
        p.node_in(start, OR_REPLACE, OPTIONAL_OR_REPLACE)?;
    }
    Ok(())
}

/// `createWord*`
fn create_words(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while p.goes_in(CREATE_WORDS)? {
        create_word(p)?;
    }
    p.list(items, CREATE_WORDS)
}

/// `createWord : 'unique' | 'temp' | 'temporary' | 'recursive' | 'materialized' | 'unlogged' | 'local' |
///     'constraint' | 'foreign'`
fn create_word(p: &mut Machine<'_>) -> Parsed {
    p.one_of(CREATE_WORD)
}

/// `ifNotExists?`
fn optional_if_not_exists(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == IF && p.goes_in(OPTIONAL_IF_NOT_EXISTS)? {
        p.call(OPTIONAL_IF_NOT_EXISTS, 1, if_not_exists)?;
        p.slot(OPTIONAL_IF_NOT_EXISTS)?;
    }
    Ok(())
}

/// `ifNotExists : 'if' 'not' 'exists'`
fn if_not_exists(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    p.token(NOT)?;
    p.token(EXISTS)?;
    p.node(start, IF_NOT_EXISTS)
}

/// `tableElement : (identifier | STRING | bracketName | 'interval' | 'values' | 'true' | 'false' | 'asc' |
///     'desc') (typeName | bracketName)* constraint* | constraint+`
fn table_element(p: &mut Machine<'_>) -> Parsed {
    match p.decide(TABLE_ELEMENT)? {
        1 => {
            let start = p.open();
            match p.peek() {
                L_BRACKET => p.call(TABLE_ELEMENT_IDENTIFIER_OR_OTHER_CHOICE, 3, bracket_name)?,
                STRING | INTERVAL | VALUES | TRUE | FALSE | ASC | DESC => {
                    p.take(TABLE_ELEMENT_IDENTIFIER_OR_OTHER_CHOICE)?;
                }
                _ => p.call(TABLE_ELEMENT_IDENTIFIER_OR_OTHER_CHOICE, 1, identifier)?,
            }
            p.slot(TABLE_ELEMENT_IDENTIFIER_OR_OTHER_CHOICE)?;
            let items = p.open();
            while p.goes_in(TABLE_ELEMENT_TYPE_NAME_OR_BRACKET_NAMES)? {
                match p.peek() {
                    L_BRACKET => p.call(TABLE_ELEMENT_TYPE_NAME_OR_BRACKET_NAME, 2, bracket_name)?,
                    _ => p.call(TABLE_ELEMENT_TYPE_NAME_OR_BRACKET_NAME, 1, type_name)?,
                }
                p.slot(TABLE_ELEMENT_TYPE_NAME_OR_BRACKET_NAME)?;
            }
            p.list(items, TABLE_ELEMENT_TYPE_NAME_OR_BRACKET_NAMES)?;
            let items = p.open();
            while !matches!(p.peek(), COMMA | R_PAREN) {
                p.call(CONSTRAINTS, 1, constraint)?;
            }
            p.list(items, CONSTRAINTS)?;
            p.close(start, TABLE_ELEMENT_IDENTIFIER_OR_OTHER_TO_CONSTRAINTS)?;
        }
        _ => {
            let items = p.open();
            loop {
                p.call(SOME_CONSTRAINTS, 1, constraint)?;
                if matches!(p.peek(), COMMA | R_PAREN) {
                    break;
                }
            }
            p.list(items, SOME_CONSTRAINTS)?;
        }
    }
    p.slot(TABLE_ELEMENT)
}

/// `constraint : constraintStart constraintWord*`
fn constraint(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CONSTRAINT, 1, constraint_start)?;
    let items = p.open();
    while matches!(p.peek(), ALL | DESC | ASC | NO | INCLUDE | IDENTITY | PERIOD | IDENTIFIER) {
        p.call(CONSTRAINT_WORDS, 1, constraint_word)?;
    }
    p.list(items, CONSTRAINT_WORDS)?;
    p.close(start, CONSTRAINT)
}

/// `constraintStart : 'constraint' (identifier | STRING) | 'primary' 'key' indexItems? | 'unique' ('nulls'
///     'not'? 'distinct')? indexItems? | 'not'? 'null' | 'check' '(' expression ')' | 'default' expression
///     | 'collate' (qualifiedName | STRING) | 'references' relation indexItems? | 'foreign' 'key'
///     indexItems | 'generated' ('always' | 'by' 'default')? | 'as' '(' expression ')' | 'as' ('identity' |
///     label) ('(' parenthesizedItem* ')')? | 'on' ('delete' | 'update') ('set' ('null' | 'default') names?
///     | 'no' 'action' | IDENTIFIER) | 'on' 'conflict' (IDENTIFIER | 'replace' | 'ignore') | 'match'
///     ('full' | IDENTIFIER) | 'not'? ('deferrable' | 'valid' | 'enforced') | 'using' ('index' IDENTIFIER)?
///     identifier (typeName | STRING)? ('::' typeName)? | 'options' '(' parenthesizedItem* ')' | 'with'
///     ('options' | '(' parenthesizedItem* ')') | 'exclude' ('using' identifier)? '(' indexItem 'with'
///     indexOperator (',' indexItem 'with' indexOperator)* ')' | 'like' qualifiedName | 'where' '('
///     expression ')'`
/// In normal form `constraintStart_constraint | constraintStart_primary_key | constraintStart_unique |
///     constraintStart_null_or_other | constraintStart_check | default |
///     constraintStart_collate | constraintStart_references | constraintStart_foreign_key |
///     constraintStart_generated | constraintStart_as | constraintStart_on |
///     constraintStart_match | constraintStart_using | constraintStart_options |
///     constraintStart_with | constraintStart_exclude_with | constraintStart_like |
///     constraintStart_where`
fn constraint_start(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CONSTRAINT_KEYWORD => p.pair(CONSTRAINT_START_CONSTRAINT, CONSTRAINT_KEYWORD, identifier_or_string)?,
        PRIMARY => p.call(CONSTRAINT_START, 2, constraint_start_primary_key)?,
        UNIQUE => p.call(CONSTRAINT_START, 3, constraint_start_unique)?,
        NOT | NULL | DEFERRABLE | VALID | ENFORCED => {
            let start = p.open();
            p.call(CONSTRAINT_START_NULL_OR_OTHER, 1, optional_not)?;
            p.one_of(CONSTRAINT_START_AFTER_OPTIONAL_NOT)?;
            p.close(start, CONSTRAINT_START_NULL_OR_OTHER)?;
        }
        CHECK => p.call(CONSTRAINT_START, 5, constraint_start_check)?,
        DEFAULT => p.call(CONSTRAINT_START, 6, default)?,
        COLLATE => p.call(CONSTRAINT_START, 7, constraint_start_collate)?,
        REFERENCES => {
            let start = p.begin(REFERENCES)?;
            p.call(CONSTRAINT_START_REFERENCES, 2, relation)?;
            p.call(CONSTRAINT_START_REFERENCES, 3, optional_index_items)?;
            p.node(start, CONSTRAINT_START_REFERENCES)?;
        }
        FOREIGN => {
            let start = p.begin(FOREIGN)?;
            p.token(KEY)?;
            p.call(CONSTRAINT_START_FOREIGN_KEY, 3, index_items)?;
            p.node(start, CONSTRAINT_START_FOREIGN_KEY)?;
        }
        GENERATED => p.call(CONSTRAINT_START, 10, constraint_start_generated)?,
        AS => p.call(CONSTRAINT_START, 11, constraint_start_as)?,
        ON => p.call(CONSTRAINT_START, 12, constraint_start_on)?,
        MATCH => {
            let start = p.begin(MATCH)?;
            p.set(CONSTRAINT_START_FULL_OR_IDENTIFIER, matches!(p.peek(), FULL | IDENTIFIER))?;
            p.node(start, CONSTRAINT_START_MATCH)?;
        }
        USING => p.call(CONSTRAINT_START, 14, constraint_start_using)?,
        OPTIONS => p.call(CONSTRAINT_START, 15, constraint_start_options)?,
        WITH_KEYWORD => p.call(CONSTRAINT_START, 16, constraint_start_with)?,
        EXCLUDE => p.call(CONSTRAINT_START, 17, constraint_start_exclude_with)?,
        LIKE => p.pair(CONSTRAINT_START_LIKE, LIKE, qualified_name)?,
        WHERE_KEYWORD => p.call(CONSTRAINT_START, 19, constraint_start_where)?,
        _ => return p.stop(),
    }
    p.slot(CONSTRAINT_START)
}

/// `'primary' 'key' indexItems?`
fn constraint_start_primary_key(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(PRIMARY)?;
    p.token(KEY)?;
    p.call(CONSTRAINT_START_PRIMARY_KEY, 3, optional_index_items)?;
    p.node(start, CONSTRAINT_START_PRIMARY_KEY)
}

/// `indexItems?`
fn optional_index_items(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == L_PAREN, OPTIONAL_INDEX_ITEMS, index_items)
}

/// `indexItems : '(' indexItem (',' indexItem)* ')'`
fn index_items(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(INDEX_ITEMS, 2, index_item)?;
    p.call(INDEX_ITEMS, 3, next_index_items)?;
    p.token(R_PAREN)?;
    p.node(start, INDEX_ITEMS)
}

/// `'unique' ('nulls' 'not'? 'distinct')? indexItems?`
fn constraint_start_unique(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(UNIQUE)?;
    p.optional(p.peek() == NULLS, CONSTRAINT_START_OPTIONAL_NULLS_DISTINCT, nulls_distinct)?;
    p.call(CONSTRAINT_START_UNIQUE, 3, optional_index_items)?;
    p.close(start, CONSTRAINT_START_UNIQUE)
}

/// `'nulls' 'not'? 'distinct'`
fn nulls_distinct(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(NULLS)?;
    p.call(NULLS_DISTINCT, 2, optional_not)?;
    p.token(DISTINCT)?;
    p.node(start, NULLS_DISTINCT)
}

/// `'check' '(' expression ')'`
fn constraint_start_check(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CHECK)?;
    p.token(L_PAREN)?;
    p.call(CONSTRAINT_START_CHECK, 3, expression)?;
    p.token(R_PAREN)?;
    p.node(start, CONSTRAINT_START_CHECK)
}

/// `'collate' (qualifiedName | STRING)`
fn constraint_start_collate(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COLLATE)?;
    match p.peek() {
        STRING => p.take(CONSTRAINT_START_QUALIFIED_NAME_OR_STRING)?,
        _ => p.call(CONSTRAINT_START_QUALIFIED_NAME_OR_STRING, 1, qualified_name)?,
    }
    p.slot(CONSTRAINT_START_QUALIFIED_NAME_OR_STRING)?;
    p.node(start, CONSTRAINT_START_COLLATE)
}

/// `'generated' ('always' | 'by' 'default')?`
fn constraint_start_generated(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(GENERATED)?;
    if matches!(p.peek(), BY | ALWAYS) {
        match p.peek() {
            BY => {
                let start_2 = p.begin(BY)?;
                p.token(DEFAULT)?;
                p.node(start_2, CONSTRAINT_START_BY_DEFAULT)?;
            }
            ALWAYS => p.take(CONSTRAINT_START_ALWAYS_OR_BY_DEFAULT)?,
            _ => return p.stop(),
        }
        p.slot(CONSTRAINT_START_OPTIONAL_ALWAYS_OR_BY_DEFAULT)?;
    }
    p.close(start, CONSTRAINT_START_GENERATED)
}

/// `'as' ('(' expression ')' | ('identity' | label) ('(' parenthesizedItem* ')')?)`
fn constraint_start_as(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(AS)?;
    match p.peek() {
        L_PAREN => p.call(CONSTRAINT_START_AFTER_AS, 1, l_paren_expression_r_paren)?,
        _ => {
            let start_2 = p.open();
            match p.decide(CONSTRAINT_START_IDENTITY_OR_LABEL_CHOICE)? {
                1 => p.token(IDENTITY)?,
                _ => p.call(CONSTRAINT_START_IDENTITY_OR_LABEL_CHOICE, 2, label)?,
            }
            p.slot(CONSTRAINT_START_IDENTITY_OR_LABEL_CHOICE)?;
            p.call(CONSTRAINT_START_IDENTITY_OR_LABEL_TO_OPTIONAL_L_PAREN_R_PAREN, 2,
                optional_l_paren_r_paren)?;
            p.close(start_2, CONSTRAINT_START_IDENTITY_OR_LABEL_TO_OPTIONAL_L_PAREN_R_PAREN)?;
        }
    }
    p.slot(CONSTRAINT_START_AFTER_AS)?;
    p.node(start, CONSTRAINT_START_AS)
}

/// `('(' parenthesizedItem* ')')?`
fn optional_l_paren_r_paren(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == L_PAREN, OPTIONAL_L_PAREN_R_PAREN, l_paren_r_paren)
}

/// `'on' (('update' | 'delete') ('set' ('default' | 'null') names? | 'no' 'action' | IDENTIFIER) |
///     'conflict' ('replace' | 'ignore' | IDENTIFIER))`
fn constraint_start_on(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ON)?;
    match p.peek() {
        UPDATE_KEYWORD | DELETE_KEYWORD => {
            let start_2 = p.open();
            p.set(CONSTRAINT_START_UPDATE_OR_DELETE, matches!(p.peek(), UPDATE_KEYWORD | DELETE_KEYWORD))?;
            match p.peek() {
                SET => {
                    let start_3 = p.begin(SET)?;
                    p.set(CONSTRAINT_START_DEFAULT_OR_NULL, matches!(p.peek(), DEFAULT | NULL))?;
                    p.call(CONSTRAINT_START_SET, 3, optional_names)?;
                    p.node(start_3, CONSTRAINT_START_SET)?;
                }
                NO => {
                    let start_3 = p.begin(NO)?;
                    p.token(ACTION)?;
                    p.node(start_3, CONSTRAINT_START_NO_ACTION)?;
                }
                IDENTIFIER => p.take(CONSTRAINT_START_SET_OR_OTHER)?,
                _ => return p.stop(),
            }
            p.slot(CONSTRAINT_START_SET_OR_OTHER)?;
            p.node(start_2, CONSTRAINT_START_UPDATE_OR_DELETE_SET_OR_OTHER)?;
        }
        CONFLICT_KEYWORD => {
            let start_2 = p.begin(CONFLICT_KEYWORD)?;
            p.set(REPLACE_OR_OTHER, matches!(p.peek(), REPLACE | IGNORE | IDENTIFIER))?;
            p.node(start_2, CONSTRAINT_START_CONFLICT)?;
        }
        _ => return p.stop(),
    }
    p.slot(CONSTRAINT_START_AFTER_ON)?;
    p.node(start, CONSTRAINT_START_ON)
}

/// `'using' ('index' IDENTIFIER)? identifier (typeName | STRING)? ('::' typeName)?`
fn constraint_start_using(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(USING)?;
    if p.peek() == INDEX && p.goes_in(CONSTRAINT_START_OPTIONAL_INDEX_IDENTIFIER)? {
        let start_2 = p.begin(INDEX)?;
        p.token(IDENTIFIER)?;
        p.node_in(start_2, CONSTRAINT_START_INDEX_IDENTIFIER, CONSTRAINT_START_OPTIONAL_INDEX_IDENTIFIER)?;
    }
    p.call(CONSTRAINT_START_USING, 3, identifier)?;
    if p.goes_in(CONSTRAINT_START_OPTIONAL_TYPE_NAME_OR_STRING)? {
        match p.peek() {
            STRING => p.take(CONSTRAINT_START_TYPE_NAME_OR_STRING)?,
            _ => p.call(CONSTRAINT_START_TYPE_NAME_OR_STRING, 1, type_name)?,
        }
        p.slot(CONSTRAINT_START_OPTIONAL_TYPE_NAME_OR_STRING)?;
    }
    if p.peek() == COLON_COLON {
        let start_2 = p.begin(COLON_COLON)?;
        p.call(CONSTRAINT_START_COLON_COLON_TYPE_NAME, 2, type_name)?;
        p.node_in(start_2, CONSTRAINT_START_COLON_COLON_TYPE_NAME,
            CONSTRAINT_START_OPTIONAL_COLON_COLON_TYPE_NAME)?;
    }
    p.node(start, CONSTRAINT_START_USING)
}

/// `'options' '(' parenthesizedItem* ')'`
fn constraint_start_options(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPTIONS)?;
    p.token(L_PAREN)?;
    p.call(CONSTRAINT_START_OPTIONS, 3, parenthesized_items)?;
    p.token(R_PAREN)?;
    p.node(start, CONSTRAINT_START_OPTIONS)
}

/// `'with' ('options' | '(' parenthesizedItem* ')')`
fn constraint_start_with(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(WITH_KEYWORD)?;
    match p.peek() {
        L_PAREN => p.call(CONSTRAINT_START_OPTIONS_OR_L_PAREN_R_PAREN, 2, l_paren_r_paren)?,
        OPTIONS => p.take(CONSTRAINT_START_OPTIONS_OR_L_PAREN_R_PAREN)?,
        _ => return p.stop(),
    }
    p.slot(CONSTRAINT_START_OPTIONS_OR_L_PAREN_R_PAREN)?;
    p.node(start, CONSTRAINT_START_WITH)
}

/// `'exclude' ('using' identifier)? '(' indexItem 'with' indexOperator (',' indexItem 'with' indexOperator)*
///     ')'`
fn constraint_start_exclude_with(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(EXCLUDE)?;
    p.call(CONSTRAINT_START_EXCLUDE_WITH, 2, optional_using)?;
    p.token(L_PAREN)?;
    p.call(CONSTRAINT_START_EXCLUDE_WITH, 4, index_item)?;
    p.token(WITH_KEYWORD)?;
    p.call(CONSTRAINT_START_EXCLUDE_WITH, 6, index_operator)?;
    let items = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        p.call(CONSTRAINT_START_COMMA_INDEX_ITEM_WITH_INDEX_OPERATOR, 2, index_item)?;
        p.token(WITH_KEYWORD)?;
        p.call(CONSTRAINT_START_COMMA_INDEX_ITEM_WITH_INDEX_OPERATOR, 4, index_operator)?;
        p.node(start_2, CONSTRAINT_START_COMMA_INDEX_ITEM_WITH_INDEX_OPERATOR)?;
    }
    p.list(items, CONSTRAINT_START_COMMA_INDEX_ITEM_WITH_INDEX_OPERATORS)?;
    p.token(R_PAREN)?;
    p.node(start, CONSTRAINT_START_EXCLUDE_WITH)
}

/// `('using' identifier)?`
fn optional_using(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == USING, OPTIONAL_USING, using)
}

/// `'where' '(' expression ')'`
fn constraint_start_where(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(WHERE_KEYWORD)?;
    p.token(L_PAREN)?;
    p.call(CONSTRAINT_START_WHERE, 3, expression)?;
    p.token(R_PAREN)?;
    p.node(start, CONSTRAINT_START_WHERE)
}

/// `constraintWord : IDENTIFIER | 'asc' | 'desc' | 'no' | 'identity' | 'include' indexItems | 'period' |
///     'all'`
fn constraint_word(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        INCLUDE => p.call(CONSTRAINT_WORD, 6, include)?,
        IDENTIFIER | ASC | DESC | NO | IDENTITY | PERIOD | ALL => p.take(CONSTRAINT_WORD)?,
        _ => return p.stop(),
    }
    p.slot(CONSTRAINT_WORD)
}

/// `'include' indexItems`
fn include(p: &mut Machine<'_>) -> Parsed {
    p.pair(INCLUDE_PART, INCLUDE, index_items)
}

/// `definitionWord : ~(';' | '(' | ')' | 'as')`
fn definition_word(p: &mut Machine<'_>) -> Parsed {
    p.one_of(DEFINITION_WORD)
}

/// `definitionItem*`
fn definition_items(p: &mut Machine<'_>) -> Parsed {
    let items = p.open();
    while !matches!(p.peek(), EOF | SEMICOLON | R_PAREN | AS) && p.goes_in(DEFINITION_ITEMS)? {
        p.call(DEFINITION_ITEMS, 1, definition_item)?;
    }
    p.list(items, DEFINITION_ITEMS)
}

/// `definitionItem : definitionWord | '(' parenthesizedItem* ')'`
fn definition_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => p.call(DEFINITION_ITEM, 2, l_paren_r_paren)?,
        _ => definition_word(p)?,
    }
    p.slot(DEFINITION_ITEM)
}

/// `created : statement createdOption*`
fn created(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CREATED, 1, statement)?;
    let items = p.open();
    while p.peek() == WITH_KEYWORD && p.goes_in(CREATED_OPTIONS)? {
        p.call(CREATED_OPTIONS, 1, created_option)?;
    }
    p.list(items, CREATED_OPTIONS)?;
    p.close(start, CREATED)
}

/// `createdOption : 'with' 'no'? 'data' | 'with' ('local' | IDENTIFIER)? 'check' IDENTIFIER`
/// In normal form `'with' ('no'? 'data' | ('local' | IDENTIFIER)? 'check' IDENTIFIER)`
fn created_option(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(WITH_KEYWORD)?;
    match p.peek() {
        NO | DATA => {
            let start_2 = p.open();
            p.optional_token(p.peek() == NO, CREATED_OPTION_OPTIONAL_NO)?;
            p.token(DATA)?;
            p.close(start_2, CREATED_OPTION_DATA)?;
        }
        LOCAL | CHECK | IDENTIFIER => {
            let start_2 = p.open();
            p.optional_token(matches!(p.peek(), LOCAL | IDENTIFIER),
                CREATED_OPTION_OPTIONAL_LOCAL_OR_IDENTIFIER)?;
            p.token(CHECK)?;
            p.token(IDENTIFIER)?;
            p.node(start_2, CREATED_OPTION_CHECK_IDENTIFIER)?;
        }
        _ => return p.stop(),
    }
    p.slot(CREATED_OPTION_AFTER_WITH)?;
    p.node(start, CREATED_OPTION)
}

/// `createView : createPrefix 'view' ifNotExists? relation definitionItem* 'as' created`
fn create_view(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CREATE_VIEW, 1, create_prefix)?;
    p.token(VIEW)?;
    p.call(CREATE_VIEW, 3, optional_if_not_exists)?;
    p.call(CREATE_VIEW, 4, relation)?;
    p.call(CREATE_VIEW, 5, definition_items)?;
    p.token(AS)?;
    p.call(CREATE_VIEW, 7, created)?;
    p.node(start, CREATE_VIEW)
}

/// `createIndex : createPrefix 'index' IDENTIFIER? ifNotExists? relation? 'on' 'only'? relation ('using'
///     identifier)? indexItems indexOption*`
fn create_index(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CREATE_INDEX, 1, create_prefix)?;
    p.token(INDEX)?;
    p.call(CREATE_INDEX, 3, optional_identifier_2)?;
    p.call(CREATE_INDEX, 4, optional_if_not_exists)?;
    p.optional(p.peek() != ON, OPTIONAL_RELATION, relation)?;
    p.token(ON)?;
    p.call(CREATE_INDEX, 7, optional_only)?;
    p.call(CREATE_INDEX, 8, relation)?;
    p.call(CREATE_INDEX, 9, optional_using)?;
    p.call(CREATE_INDEX, 10, index_items)?;
    let items = p.open();
    while matches!(p.peek(), WHERE_KEYWORD | NULLS | INCLUDE | TABLESPACE) || p.goes_in(INDEX_OPTIONS)? {
        p.call(INDEX_OPTIONS, 1, index_option)?;
    }
    p.list(items, INDEX_OPTIONS)?;
    p.node(start, CREATE_INDEX)
}

/// `indexOption : 'include' indexItems | 'nulls' 'not'? 'distinct' | 'with' '(' parenthesizedItem* ')' |
///     'tablespace' identifier | where`
fn index_option(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        INCLUDE => p.call(INDEX_OPTION, 1, include)?,
        NULLS => p.call(INDEX_OPTION, 2, nulls_distinct)?,
        WITH_KEYWORD => p.call(INDEX_OPTION, 3, with_l_paren_parenthesized_items_r_paren)?,
        TABLESPACE => p.pair(INDEX_OPTION_TABLESPACE, TABLESPACE, identifier)?,
        WHERE_KEYWORD => p.call(INDEX_OPTION, 5, where_rule)?,
        _ => return p.stop(),
    }
    p.slot(INDEX_OPTION)
}

/// `createTrigger : createPrefix 'trigger' ifNotExists? triggerItem* ('begin' triggerStatement* 'end')?`
fn create_trigger(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CREATE_TRIGGER, 1, create_prefix)?;
    p.token(TRIGGER)?;
    p.call(CREATE_TRIGGER, 3, optional_if_not_exists)?;
    let items = p.open();
    while !matches!(p.peek(), EOF | SEMICOLON | R_PAREN | BEGIN) && p.goes_in(TRIGGER_ITEMS)? {
        p.call(TRIGGER_ITEMS, 1, trigger_item)?;
    }
    p.list(items, TRIGGER_ITEMS)?;
    if p.peek() == BEGIN {
        let start_2 = p.begin(BEGIN)?;
        let items = p.open();
        while p.peek() != END {
            p.call(TRIGGER_STATEMENTS, 1, trigger_statement)?;
        }
        p.list(items, TRIGGER_STATEMENTS)?;
        p.token(END)?;
        p.node_in(start_2, CREATE_TRIGGER_BEGIN_END, CREATE_TRIGGER_OPTIONAL_BEGIN_END)?;
    }
    p.node(start, CREATE_TRIGGER)
}

/// `triggerItem : ~(';' | '(' | ')' | 'begin') | '(' parenthesizedItem* ')'`
fn trigger_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => p.call(TRIGGER_ITEM, 2, l_paren_r_paren)?,
        _ => p.one_of(TRIGGER_ITEM_ANY_BUT_SEMICOLON_OR_OTHER)?,
    }
    p.slot(TRIGGER_ITEM)
}

/// `triggerStatement : rowStatement ';'`
fn trigger_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TRIGGER_STATEMENT, 1, row_statement)?;
    p.token(SEMICOLON)?;
    p.node(start, TRIGGER_STATEMENT)
}

/// `createFunction : createPrefix ('function' | 'macro' | 'procedure') ifNotExists? ('set' | qualifiedName)
///     functionPart* functionEnd?`
fn create_function(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CREATE_FUNCTION, 1, create_prefix)?;
    p.set(CREATE_FUNCTION_FUNCTION_OR_OTHER, matches!(p.peek(), FUNCTION | MACRO | PROCEDURE))?;
    p.call(CREATE_FUNCTION, 3, optional_if_not_exists)?;
    match p.peek() {
        SET => p.take(CREATE_FUNCTION_SET_OR_QUALIFIED_NAME)?,
        _ => p.call(CREATE_FUNCTION_SET_OR_QUALIFIED_NAME, 2, qualified_name)?,
    }
    p.slot(CREATE_FUNCTION_SET_OR_QUALIFIED_NAME)?;
    let items = p.open();
    while !matches!(p.peek(), EOF | SEMICOLON | R_PAREN | RETURN) && p.goes_in(FUNCTION_PARTS)? {
        p.call(FUNCTION_PARTS, 1, function_part)?;
    }
    p.list(items, FUNCTION_PARTS)?;
    p.optional(matches!(p.peek(), AS | RETURN), OPTIONAL_FUNCTION_END, function_end)?;
    p.node(start, CREATE_FUNCTION)
}

/// `functionPart : 'as' (STRING | DOLLAR_STRING | parameter) (',' STRING)? | 'begin' 'atomic'
///     functionStatement* 'end' | ~(';' | '(' | ')' | 'as' | 'begin' | 'return') | '(' parenthesizedItem*
///     ')'`
fn function_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        AS => {
            let start = p.begin(AS)?;
            match p.peek() {
                COLON | QUESTION | PARAMETER => p.call(FUNCTION_PART_STRING_OR_OTHER, 3, parameter)?,
                STRING | DOLLAR_STRING => p.take(FUNCTION_PART_STRING_OR_OTHER)?,
                _ => return p.stop(),
            }
            p.slot(FUNCTION_PART_STRING_OR_OTHER)?;
            if p.peek() == COMMA && p.goes_in(FUNCTION_PART_OPTIONAL_NEXT_STRING)? {
                let start_2 = p.begin(COMMA)?;
                p.token(STRING)?;
                p.node_in(start_2, FUNCTION_PART_NEXT_STRING, FUNCTION_PART_OPTIONAL_NEXT_STRING)?;
            }
            p.node(start, FUNCTION_PART_AS)?;
        }
        BEGIN => {
            let start = p.begin(BEGIN)?;
            p.token(ATOMIC)?;
            let items = p.open();
            while p.peek() != END {
                p.call(FUNCTION_STATEMENTS, 1, function_statement)?;
            }
            p.list(items, FUNCTION_STATEMENTS)?;
            p.token(END)?;
            p.node(start, FUNCTION_PART_BEGIN_ATOMIC_END)?;
        }
        L_PAREN => p.call(FUNCTION_PART, 4, l_paren_r_paren)?,
        _ => p.one_of(FUNCTION_PART_ANY_BUT_SEMICOLON_OR_OTHER)?,
    }
    p.slot(FUNCTION_PART)
}

/// `functionStatement : (rowStatement | createTable | 'return' expression)? ';'`
fn function_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() != SEMICOLON {
        match p.peek() {
            CREATE => p.call(FUNCTION_STATEMENT_ROW_STATEMENT_OR_OTHER, 2, create_table)?,
            RETURN => p.call(FUNCTION_STATEMENT_ROW_STATEMENT_OR_OTHER, 3, return_rule)?,
            _ => p.call(FUNCTION_STATEMENT_ROW_STATEMENT_OR_OTHER, 1, row_statement)?,
        }
        p.slot(FUNCTION_STATEMENT_OPTIONAL_ROW_STATEMENT_OR_OTHER)?;
    }
    p.token(SEMICOLON)?;
    p.close(start, FUNCTION_STATEMENT)
}

/// `'return' expression`
fn return_rule(p: &mut Machine<'_>) -> Parsed {
    p.pair(RETURN_PART, RETURN, expression)
}

/// `functionEnd : 'return' expression | macroBody (',' '(' parenthesizedItem* ')' macroBody)*`
fn function_end(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        RETURN => p.call(FUNCTION_END, 1, return_rule)?,
        AS => {
            let start = p.open();
            p.call(FUNCTION_END_MACRO_BODIES, 1, macro_body)?;
            let items = p.open();
            while p.peek() == COMMA {
                let start_2 = p.begin(COMMA)?;
                p.token(L_PAREN)?;
                p.call(FUNCTION_END_COMMA_L_PAREN_R_PAREN_MACRO_BODY, 3, parenthesized_items)?;
                p.token(R_PAREN)?;
                p.call(FUNCTION_END_COMMA_L_PAREN_R_PAREN_MACRO_BODY, 5, macro_body)?;
                p.node(start_2, FUNCTION_END_COMMA_L_PAREN_R_PAREN_MACRO_BODY)?;
            }
            p.list(items, FUNCTION_END_COMMA_L_PAREN_R_PAREN_MACRO_BODIES)?;
            p.close(start, FUNCTION_END_MACRO_BODIES)?;
        }
        _ => return p.stop(),
    }
    p.slot(FUNCTION_END)
}

/// `macroBody : 'as' ('table' rowStatement | innerQuery | expression)`
fn macro_body(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(AS)?;
    match p.decide(MACRO_BODY_TABLE_OR_OTHER)? {
        1 => p.pair(MACRO_BODY_TABLE, TABLE_KEYWORD, row_statement)?,
        2 => p.call(MACRO_BODY_TABLE_OR_OTHER, 2, inner_query)?,
        _ => p.call(MACRO_BODY_TABLE_OR_OTHER, 3, expression)?,
    }
    p.slot(MACRO_BODY_TABLE_OR_OTHER)?;
    p.node(start, MACRO_BODY)
}

/// `createOther : 'create' ('or' 'replace')? createWord* (IDENTIFIER createWord* (otherItem commandItem*)? |
///     firstItem commandItem*)`
fn create_other(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CREATE)?;
    p.call(CREATE_OTHER, 2, optional_or_replace)?;
    p.call(CREATE_OTHER, 3, create_words)?;
    match p.peek() {
        IDENTIFIER => {
            let start_2 = p.begin(IDENTIFIER)?;
            p.call(CREATE_OTHER_IDENTIFIER, 2, create_words)?;
            if p.goes_in(CREATE_OTHER_OPTIONAL_OTHER_ITEM)? {
                let start_3 = p.open();
                p.call(CREATE_OTHER_OTHER_ITEM, 1, other_item)?;
                p.call(CREATE_OTHER_OTHER_ITEM, 2, command_items)?;
                p.close_in(start_3, CREATE_OTHER_OTHER_ITEM, CREATE_OTHER_OPTIONAL_OTHER_ITEM)?;
            }
            p.close(start_2, CREATE_OTHER_IDENTIFIER)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(CREATE_OTHER_FIRST_ITEM, 1, first_item)?;
            p.call(CREATE_OTHER_FIRST_ITEM, 2, command_items)?;
            p.close(start_2, CREATE_OTHER_FIRST_ITEM)?;
        }
    }
    p.slot(CREATE_OTHER_IDENTIFIER_OR_FIRST_ITEM)?;
    p.node(start, CREATE_OTHER)
}

/// `otherItem : firstItem | IDENTIFIER`
fn other_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        IDENTIFIER => p.take(OTHER_ITEM)?,
        _ => p.call(OTHER_ITEM, 1, first_item)?,
    }
    p.slot(OTHER_ITEM)
}

/// `firstItem : ~(';' | 'recursive' | '(' | ')' | 'materialized' | 'table' | 'temp' | 'temporary' |
///     'unlogged' | 'local' | 'or' | 'constraint' | 'unique' | 'foreign' | 'index' | 'view' | 'trigger' |
///     'function' | 'macro' | 'procedure' | IDENTIFIER) | '(' parenthesizedItem* ')'`
fn first_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => p.call(FIRST_ITEM, 2, l_paren_r_paren)?,
        _ => p.one_of(FIRST_ITEM_ANY_BUT_SEMICOLON_OR_OTHER)?,
    }
    p.slot(FIRST_ITEM)
}

/// `explain : 'explain' explainOption* explained?`
fn explain(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(EXPLAIN_KEYWORD)?;
    let items = p.open();
    while matches!(p.peek(), ANALYZE | VERBOSE | QUERY_KEYWORD) || p.goes_in(EXPLAIN_OPTIONS)? {
        p.call(EXPLAIN_OPTIONS, 1, explain_option)?;
    }
    p.list(items, EXPLAIN_OPTIONS)?;
    if p.goes_in(OPTIONAL_EXPLAINED)? {
        p.call(OPTIONAL_EXPLAINED, 1, explained)?;
        p.slot(OPTIONAL_EXPLAINED)?;
    }
    p.close(start, EXPLAIN)
}

/// `explainOption : 'analyze' | 'verbose' | 'query' 'plan' | '(' explainSetting (',' explainSetting)* ')'`
fn explain_option(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        QUERY_KEYWORD => {
            let start = p.begin(QUERY_KEYWORD)?;
            p.token(PLAN)?;
            p.node(start, EXPLAIN_OPTION_QUERY_PLAN)?;
        }
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(EXPLAIN_OPTION_L_PAREN_EXPLAIN_SETTING_R_PAREN, 2, explain_setting)?;
            let items = p.open();
            while p.peek() == COMMA {
                p.pair(EXPLAIN_OPTION_NEXT_EXPLAIN_SETTING, COMMA, explain_setting)?;
            }
            p.list(items, EXPLAIN_OPTION_NEXT_EXPLAIN_SETTINGS)?;
            p.token(R_PAREN)?;
            p.node(start, EXPLAIN_OPTION_L_PAREN_EXPLAIN_SETTING_R_PAREN)?;
        }
        ANALYZE | VERBOSE => p.take(EXPLAIN_OPTION)?,
        _ => return p.stop(),
    }
    p.slot(EXPLAIN_OPTION)
}

/// `explainSetting : (IDENTIFIER | 'analyze' | 'verbose') (IDENTIFIER | 'on' | literal)?`
fn explain_setting(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(EXPLAIN_SETTING_ANALYZE_OR_OTHER, matches!(p.peek(), ANALYZE | VERBOSE | IDENTIFIER))?;
    if matches!(p.peek(), ON | TRUE | FALSE | NULL | STRING | DOLLAR_STRING | NUMBER | IDENTIFIER) {
        match p.peek() {
            TRUE | FALSE | NULL | STRING | DOLLAR_STRING | NUMBER => {
                p.call(EXPLAIN_SETTING_IDENTIFIER_OR_OTHER, 3, literal)?;
            }
            IDENTIFIER | ON => p.take(EXPLAIN_SETTING_IDENTIFIER_OR_OTHER)?,
            _ => return p.stop(),
        }
        p.slot(EXPLAIN_SETTING_OPTIONAL_IDENTIFIER_OR_OTHER)?;
    }
    p.close(start, EXPLAIN_SETTING)
}

/// `explained : rowStatement | createTable | createView | createIndex | createFunction | createTrigger |
///     createOther | copy | prepare | (IDENTIFIER | 'begin' | 'set' | 'end') commandItem* | parameter`
fn explained(p: &mut Machine<'_>) -> Parsed {
    match p.decide(EXPLAINED)? {
        1 => p.call(EXPLAINED, 1, row_statement)?,
        2 => p.call(EXPLAINED, 2, create_table)?,
        3 => p.call(EXPLAINED, 3, create_view)?,
        4 => p.call(EXPLAINED, 4, create_index)?,
        5 => p.call(EXPLAINED, 5, create_function)?,
        6 => p.call(EXPLAINED, 6, create_trigger)?,
        7 => p.call(EXPLAINED, 7, create_other)?,
        8 => p.call(EXPLAINED, 8, copy)?,
        9 => p.call(EXPLAINED, 9, prepare)?,
        10 => {
            let start = p.open();
            p.one_of(EXPLAINED_SET_OR_BEGIN_OR_END_OR_IDENTIFIER)?;
            p.call(EXPLAINED_SET_OR_BEGIN_OR_END_OR_IDENTIFIER_COMMAND_ITEMS, 2, command_items)?;
            p.close(start, EXPLAINED_SET_OR_BEGIN_OR_END_OR_IDENTIFIER_COMMAND_ITEMS)?;
        }
        _ => p.call(EXPLAINED, 11, parameter)?,
    }
    p.slot(EXPLAINED)
}

/// `copy : 'copy' ('(' statement ')' | ~(';' | '(' | ')')) commandItem*`
fn copy(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COPY_KEYWORD)?;
    match p.peek() {
        L_PAREN => {
            let start_2 = p.begin(L_PAREN)?;
            p.call(COPY_L_PAREN_STATEMENT_R_PAREN, 2, statement)?;
            p.token(R_PAREN)?;
            p.node(start_2, COPY_L_PAREN_STATEMENT_R_PAREN)?;
        }
        _ => p.one_of(ANY_BUT_SEMICOLON_OR_OTHER)?,
    }
    p.slot(COPY_L_PAREN_STATEMENT_R_PAREN_OR_OTHER)?;
    p.call(COPY, 3, command_items)?;
    p.node(start, COPY)
}

/// `prepare : 'prepare' identifier ('(' parenthesizedItem* ')')? (('as' | 'from') statement | STRING)?`
fn prepare(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(PREPARE_KEYWORD)?;
    p.call(PREPARE, 2, identifier)?;
    p.call(PREPARE, 3, optional_l_paren_r_paren)?;
    if matches!(p.peek(), AS | FROM_KEYWORD | STRING) {
        match p.peek() {
            AS | FROM_KEYWORD => {
                let start_2 = p.open();
                p.set(PREPARE_AS_OR_FROM, matches!(p.peek(), AS | FROM_KEYWORD))?;
                p.call(PREPARE_AS_OR_FROM_STATEMENT, 2, statement)?;
                p.node(start_2, PREPARE_AS_OR_FROM_STATEMENT)?;
            }
            STRING => p.take(PREPARE_AS_OR_FROM_STATEMENT_OR_STRING)?,
            _ => return p.stop(),
        }
        p.slot(PREPARE_OPTIONAL_AS_OR_FROM_STATEMENT_OR_STRING)?;
    }
    p.node(start, PREPARE)
}

/// `command : commandWord commandItem*`
fn command(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(COMMAND, 1, command_word)?;
    p.call(COMMAND, 2, command_items)?;
    p.close(start, COMMAND)
}

/// `commandWord : IDENTIFIER | 'analyze' | 'begin' | 'end' | 'set' | 'local' | 'fetch' | 'check' |
///     'references' | 'return' | 'constraint' | 'do' | parameter`
fn command_word(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        COLON | QUESTION | PARAMETER => p.call(COMMAND_WORD, 13, parameter)?,
        IDENTIFIER | ANALYZE | BEGIN | END | SET | LOCAL | FETCH | CHECK | REFERENCES | RETURN
        | CONSTRAINT_KEYWORD | DO => p.take(COMMAND_WORD)?,
        _ => return p.stop(),
    }
    p.slot(COMMAND_WORD)
}

/// `separator : ';' | STDIN_DATA | META_COMMAND | DOT_COMMAND`
fn separator(p: &mut Machine<'_>) -> Parsed {
    p.set(SEPARATOR, matches!(p.peek(), SEMICOLON | STDIN_DATA | META_COMMAND | DOT_COMMAND))
}
