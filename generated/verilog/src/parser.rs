// @generated from grammars/verilog.g4 by `cargo xtask gen` (blake3 8a997f3d0942b647)

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
            SOURCE_TEXT => source_text, ITEMS => items, ITEM => item, ITEM_TAIL => item_tail,
            ATTRIBUTE => attribute, ATTRIBUTE_ITEM => attribute_item, IDENTIFIER_RULE => identifier,
            OPTIONAL_INITIALIZER => optional_initializer, INITIALIZER => initializer,
            EXPRESSION => expression, TIMINGS => timings, TIMING => timing, DELAY => delay,
            DELAY_VALUE => delay_value, DIMENSION => dimension, RANGE_END => range_end,
            OPTIONAL_EXPRESSION => optional_expression, PATH => path, PATH_START => path_start,
            PATH_PARTS => path_parts, PATH_PART => path_part,
            PATH_PART_IDENTIFIER_OR_MACRO => path_part_identifier_or_macro, ARGUMENTS => arguments,
            OPTIONAL_ARGUMENT => optional_argument, ARGUMENT => argument,
            ARGUMENT_EXPRESSION_OR_OTHER => argument_expression_or_other, ATTRIBUTES => attributes,
            ADJOINED => adjoined, MACRO_RULE => macro_rule, OPTIONAL_ARGUMENTS => optional_arguments,
            ARGUMENT_ITEMS => argument_items, ARGUMENT_ITEM => argument_item, BRACES => braces,
            BRACED_ITEM => braced_item, EVENT_CONTROL => event_control, DIMENSIONS => dimensions,
            EXPRESSIONS => expressions, NEXT_EXPRESSIONS => next_expressions,
            NEXT_EXPRESSION => next_expression, ARGUMENT_WORD => argument_word, NET_WORD => net_word,
            GATE_WORD => gate_word, MIN_TYP_MAX => min_typ_max,
            COLON_EXPRESSION_COLON_EXPRESSION => colon_expression_colon_expression,
            CYCLE_DELAY => cycle_delay, TERM => term, PREFIX => prefix,
            L_PAREN_EXPRESSION_R_PAREN => l_paren_expression_r_paren, OPERAND => operand, PRIMARY => primary,
            PRIMARY_L_PAREN_EXPRESSION_R_PAREN => primary_l_paren_expression_r_paren,
            CONCATENATION => concatenation, OPTIONAL_ELEMENT => optional_element, ELEMENT => element,
            COLON_EXPRESSION => colon_expression, WEIGHT => weight,
            NEXT_OPTIONAL_ELEMENTS => next_optional_elements, PRIMARY_NEW => primary_new,
            OPTIONAL_PATH => optional_path, TYPE_WORD => type_word, SUFFIXES => suffixes, SUFFIX => suffix,
            SUFFIX_L_BRACKET => suffix_l_bracket, WORD_NAME => word_name, HASH_ARGUMENTS => hash_arguments,
            SUFFIX_WITH => suffix_with, OPTIONAL_IDENTIFIER => optional_identifier, OPERATIONS => operations,
            OPERATION => operation, OPERATOR => operator, PROPERTY_IF => property_if, PROPERTY => property,
            LABEL => label, ALWAYS => always, FOR_START => for_start,
            SOME_DECLARATION_HEADS => some_declaration_heads, DECLARATION_HEAD => declaration_head,
            DECLARATION_WORD => declaration_word, STRENGTH => strength, STRENGTH_WORD => strength_word,
            STRUCT_WORD => struct_word, DECLARATION_HEAD_ENUM => declaration_head_enum,
            ENUMERATOR => enumerator, OPTIONAL_COMMA => optional_comma, TYPE_PATH => type_path,
            MACRO_PATH => macro_path, OPTIONAL_HASH_ARGUMENTS => optional_hash_arguments,
            STATEMENT_EXPRESSION => statement_expression,
            ITEM_OPTIONAL_PROPERTY_OR_OTHER => item_optional_property_or_other,
            OPTIONAL_PROPERTY => optional_property, ITEM_OPERAND => item_operand, MODULE => module,
            MODULE_HEAD => module_head, OPTIONAL_LIFETIME => optional_lifetime, LIFETIME => lifetime,
            IMPORT => import, IMPORTED_NAME => imported_name,
            IMPORTED_NAME_IDENTIFIER_OR_STAR => imported_name_identifier_or_star,
            OPTIONAL_PARAMETER_PORTS => optional_parameter_ports, PARAMETER_PORTS => parameter_ports,
            PARAMETER_PORT => parameter_port, DECLARATION_HEADS => declaration_heads,
            OPTIONAL_TYPE_PATH => optional_type_path, DECLARATOR => declarator,
            OPTIONAL_PORTS => optional_ports, PORTS => ports, OPTIONAL_PORT => optional_port, PORT => port,
            OPTIONAL_END_NAME => optional_end_name, END_NAME => end_name, CLASS => class,
            CLASS_BASE => class_base, FUNCTION => function, FUNCTION_SPECIFIER => function_specifier,
            FUNCTION_HEAD => function_head, FUNCTION_NAME => function_name, TASK_HEAD => task_head,
            PROTOTYPE => prototype, REGION => region,
            REGION_PROPERTY_ENDPROPERTY => region_property_endproperty, PROPERTY_BODY => property_body,
            DECLARATION => declaration, NEXT_DECLARATORS => next_declarators,
            TYPED_DECLARATION => typed_declaration, DECLARATORS => declarators,
            REGION_SEQUENCE_ENDSEQUENCE => region_sequence_endsequence,
            REGION_SPECIFY_ENDSPECIFY => region_specify_endspecify,
            REGION_TABLE_ENDTABLE => region_table_endtable,
            REGION_COVERGROUP_ENDGROUP => region_covergroup_endgroup,
            REGION_CLOCKING_ENDCLOCKING => region_clocking_endclocking,
            REGION_CONFIG_ENDCONFIG => region_config_endconfig, REGION_CONSTRAINT => region_constraint,
            GATES => gates, STRENGTH_OR_DELAYS => strength_or_delays, GATE => gate,
            ITEM_SEMICOLON => item_semicolon, BLOCK => block, OPTIONAL_BLOCK_NAME => optional_block_name,
            BLOCK_NAME => block_name, IF_STATEMENT => if_statement,
            OPTIONAL_UNIQUE_OR_OTHER => optional_unique_or_other, OPTIONAL_ELSE => optional_else,
            CASE_STATEMENT => case_statement, CASE_ITEMS => case_items, CASE_ITEM => case_item,
            CASE_LABEL => case_label, ITEM_DO_WHILE => item_do_while,
            ITEM_ASSERT_OR_OTHER_L_PAREN_R_PAREN_ITEM => item_assert_or_other_l_paren_r_paren_item,
            ITEM_ASSIGN_OR_FORCE_EXPRESSION_SEMICOLON => item_assign_or_force_expression_semicolon,
            ITEM_DEASSIGN_OR_RELEASE_EXPRESSION => item_deassign_or_release_expression,
            ITEM_MINUS_GT_OR_MINUS_GT_GT_EXPRESSION => item_minus_gt_or_minus_gt_gt_expression,
            ITEM_DISABLE => item_disable, ITEM_WAIT_ORDER => item_wait_order, MACRO_ITEM => macro_item,
            MACRO_PART => macro_part, WORDY_ITEM => wordy_item,
            _ => return None,
        })
    }
}

/// `sourceText : item* EOF`
fn source_text(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SOURCE_TEXT, 1, items)?;
    p.end()?;
    p.close(start, SOURCE_TEXT)
}

/// `item*`
fn items(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), EOF | ENDMODULE | ENDINTERFACE | ENDPROGRAM | ENDPACKAGE | ENDPRIMITIVE
        | ENDCHECKER | ENDCLASS | ENDFUNCTION | ENDTASK | R_BRACE | ENDGENERATE | END | JOIN | JOIN_ANY
        | JOIN_NONE) {
        p.call(ITEMS, 1, item)?;
    }
    p.list(list, ITEMS)
}

/// `item : attribute item | label item | always item | timing item | module | class | function | prototype |
///     region | declaration | typedDeclaration | gates | statement | macroItem | import | wordyItem`
/// In normal form `item_tails item_operand`
fn item(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.goes_in(ITEM_TAILS)? {
        p.call(ITEM_TAILS, 1, item_tail)?;
    }
    p.list(list, ITEM_TAILS)?;
    p.call(ITEM, 2, item_operand)?;
    p.close(start, ITEM)
}

/// `attribute | label | always | timing | item_for | item_while_or_repeat_l_paren_expression | item_foreach
///     | 'forever' | item_else | item_wait`
fn item_tail(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ITEM_TAIL)? {
        1 => p.call(ITEM_TAIL, 1, attribute)?,
        2 => p.call(ITEM_TAIL, 2, label)?,
        3 => always(p)?,
        4 => p.call(ITEM_TAIL, 4, timing)?,
        5 => {
            let start = p.begin(FOR)?;
            p.token(L_PAREN)?;
            p.optional(p.peek() != SEMICOLON, OPTIONAL_FOR_START, for_start)?;
            p.token(SEMICOLON)?;
            p.call(ITEM_FOR, 5, optional_expression)?;
            p.token(SEMICOLON)?;
            p.optional(p.peek() != R_PAREN, ITEM_OPTIONAL_EXPRESSIONS, expressions)?;
            p.token(R_PAREN)?;
            p.node(start, ITEM_FOR)?;
        }
        6 => {
            let start = p.open();
            p.set(ITEM_WHILE_OR_REPEAT, matches!(p.peek(), WHILE | REPEAT))?;
            p.token(L_PAREN)?;
            p.call(ITEM_WHILE_OR_REPEAT_L_PAREN_EXPRESSION, 3, expression)?;
            p.token(R_PAREN)?;
            p.node(start, ITEM_WHILE_OR_REPEAT_L_PAREN_EXPRESSION)?;
        }
        7 => {
            let start = p.begin(FOREACH)?;
            p.token(L_PAREN)?;
            p.call(ITEM_FOREACH, 3, statement_expression)?;
            p.token(R_PAREN)?;
            p.node(start, ITEM_FOREACH)?;
        }
        8 => p.take(ITEM_TAIL)?,
        9 => {
            let start = p.open();
            p.set(ITEM_ASSERT_OR_OTHER, matches!(p.peek(), ASSERT | ASSUME | COVER | RESTRICT | EXPECT))?;
            p.call(ITEM_ELSE, 2, item_optional_property_or_other)?;
            p.token(L_PAREN)?;
            p.call(ITEM_ELSE, 4, optional_property)?;
            p.token(R_PAREN)?;
            p.token(ELSE)?;
            p.node(start, ITEM_ELSE)?;
        }
        _ => {
            let start = p.begin(WAIT)?;
            p.token(L_PAREN)?;
            p.call(ITEM_WAIT, 3, expression)?;
            p.token(R_PAREN)?;
            p.node(start, ITEM_WAIT)?;
        }
    }
    p.slot(ITEM_TAIL)
}

/// `attribute : '(' '*' attributeItem (',' attributeItem)* '*' ')'`
fn attribute(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(STAR)?;
    p.call(ATTRIBUTE, 3, attribute_item)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(ATTRIBUTE_NEXT_ATTRIBUTE_ITEM, COMMA, attribute_item)?;
    }
    p.list(list, ATTRIBUTE_NEXT_ATTRIBUTE_ITEMS)?;
    p.token(STAR)?;
    p.token(R_PAREN)?;
    p.node(start, ATTRIBUTE)
}

/// `attributeItem : (identifier | SYSTEM | 'type') ('=' expression)?`
/// In normal form `(identifier | SYSTEM | 'type') initializer?`
fn attribute_item(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        SYSTEM | TYPE => p.take(ATTRIBUTE_ITEM_IDENTIFIER_OR_OTHER)?,
        _ => identifier(p)?,
    }
    p.slot(ATTRIBUTE_ITEM_IDENTIFIER_OR_OTHER)?;
    p.call(ATTRIBUTE_ITEM, 2, optional_initializer)?;
    p.close(start, ATTRIBUTE_ITEM)
}

/// `identifier : IDENTIFIER | 'this' | 'super' | 'global' | 'option' | 'context' | 'library' | 'include' |
///     'var' | 'expect' | 'do' | 'ref' | 'wreal' | 'checker' | 'soft'`
fn identifier(p: &mut Machine<'_>) -> Parsed {
    p.one_of(IDENTIFIER_RULE)
}

/// `initializer?`
fn optional_initializer(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == EQ, OPTIONAL_INITIALIZER, initializer)
}

/// `initializer : '=' expression`
fn initializer(p: &mut Machine<'_>) -> Parsed {
    p.pair(INITIALIZER, EQ, expression)
}

/// `expression : timing* term operation*`
fn expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSION, 1, timings)?;
    p.call(EXPRESSION, 2, term)?;
    p.call(EXPRESSION, 3, operations)?;
    p.close(start, EXPRESSION)
}

/// `timing*`
fn timings(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), HASH | HASH_HASH | AT) {
        p.call(TIMINGS, 1, timing)?;
    }
    p.list(list, TIMINGS)
}

/// `timing : delay | cycleDelay | eventControl`
fn timing(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        HASH => p.call(TIMING, 1, delay)?,
        HASH_HASH => p.call(TIMING, 2, cycle_delay)?,
        AT => p.call(TIMING, 3, event_control)?,
        _ => return p.stop(),
    }
    p.slot(TIMING)
}

/// `delay : '#' delayValue`
fn delay(p: &mut Machine<'_>) -> Parsed {
    p.pair(DELAY, HASH, delay_value)
}

/// `delayValue : dimension | NUMBER | path | macro | '(' minTypMax (',' minTypMax)* ')'`
fn delay_value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET => p.call(DELAY_VALUE, 1, dimension)?,
        MACRO => p.call(DELAY_VALUE, 4, macro_rule)?,
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(DELAY_VALUE_L_PAREN_MIN_TYP_MAX_R_PAREN, 2, min_typ_max)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.pair(DELAY_VALUE_NEXT_MIN_TYP_MAX, COMMA, min_typ_max)?;
            }
            p.list(list, DELAY_VALUE_NEXT_MIN_TYP_MAXES)?;
            p.token(R_PAREN)?;
            p.node(start, DELAY_VALUE_L_PAREN_MIN_TYP_MAX_R_PAREN)?;
        }
        NUMBER => p.take(DELAY_VALUE)?,
        _ => p.call(DELAY_VALUE, 3, path)?,
    }
    p.slot(DELAY_VALUE)
}

/// `dimension : '[' (expression rangeEnd? | '*')? (',' expression?)* ']'`
fn dimension(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    if !matches!(p.peek(), COMMA | R_BRACKET) {
        match p.decide(DIMENSION_EXPRESSION_OR_STAR)? {
            1 => {
                let start_2 = p.open();
                p.call(DIMENSION_EXPRESSION, 1, expression)?;
                p.optional(matches!(p.peek(), COLON | PLUS_COLON | MINUS_COLON), OPTIONAL_RANGE_END,
                    range_end)?;
                p.close(start_2, DIMENSION_EXPRESSION)?;
            }
            _ => p.token(STAR)?,
        }
        p.slot(DIMENSION_OPTIONAL_EXPRESSION_OR_STAR)?;
    }
    let list = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        p.call(DIMENSION_NEXT_OPTIONAL_EXPRESSION, 2, optional_expression)?;
        p.close(start_2, DIMENSION_NEXT_OPTIONAL_EXPRESSION)?;
    }
    p.list(list, DIMENSION_NEXT_OPTIONAL_EXPRESSIONS)?;
    p.token(R_BRACKET)?;
    p.node(start, DIMENSION)
}

/// `rangeEnd : (':' | '+:' | '-:') expression`
fn range_end(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(RANGE_END_COLON_OR_OTHER, matches!(p.peek(), COLON | PLUS_COLON | MINUS_COLON))?;
    p.call(RANGE_END, 2, expression)?;
    p.node(start, RANGE_END)
}

/// `expression?`
fn optional_expression(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), COMMA | R_PAREN | SEMICOLON | R_BRACKET), OPTIONAL_EXPRESSION,
        expression)
}

/// `path : pathStart pathPart*`
fn path(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PATH, 1, path_start)?;
    p.call(PATH, 2, path_parts)?;
    p.close(start, PATH)
}

/// `pathStart : identifier | SYSTEM | '$unit' | 'local'`
fn path_start(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SYSTEM | DOLLAR_UNIT | LOCAL => p.take(PATH_START)?,
        _ => identifier(p)?,
    }
    p.slot(PATH_START)
}

/// `pathPart*`
fn path_parts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), HASH | DOT | COLON_COLON) && p.goes_in(PATH_PARTS)? {
        p.call(PATH_PARTS, 1, path_part)?;
    }
    p.list(list, PATH_PARTS)
}

/// `pathPart : '::' (identifier | MACRO) | '.' (identifier | MACRO) | '#' arguments '::' identifier`
fn path_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        COLON_COLON => {
            p.pair(PATH_PART_COLON_COLON_IDENTIFIER_OR_MACRO, COLON_COLON, path_part_identifier_or_macro)?;
        }
        DOT => p.pair(PATH_PART_NEXT_IDENTIFIER_OR_MACRO, DOT, path_part_identifier_or_macro)?,
        HASH => {
            let start = p.begin(HASH)?;
            p.call(PATH_PART_HASH_ARGUMENTS_COLON_COLON, 2, arguments)?;
            p.token(COLON_COLON)?;
            identifier(p)?;
            p.node(start, PATH_PART_HASH_ARGUMENTS_COLON_COLON)?;
        }
        _ => return p.stop(),
    }
    p.slot(PATH_PART)
}

/// `identifier | MACRO`
fn path_part_identifier_or_macro(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MACRO => p.take(PATH_PART_IDENTIFIER_OR_MACRO)?,
        _ => identifier(p)?,
    }
    p.slot(PATH_PART_IDENTIFIER_OR_MACRO)
}

/// `arguments : '(' argument? (',' argument?)* ')'`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(ARGUMENTS, 2, optional_argument)?;
    let list = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        p.call(ARGUMENTS_NEXT_OPTIONAL_ARGUMENT, 2, optional_argument)?;
        p.close(start_2, ARGUMENTS_NEXT_OPTIONAL_ARGUMENT)?;
    }
    p.list(list, ARGUMENTS_NEXT_OPTIONAL_ARGUMENTS)?;
    p.token(R_PAREN)?;
    p.node(start, ARGUMENTS)
}

/// `argument?`
fn optional_argument(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), COMMA | R_PAREN), OPTIONAL_ARGUMENT, argument)
}

/// `argument : attribute* expression adjoined* (';' argumentItem*)? | dimension | eventControl |
///     argumentWord argumentItem* | attribute* '.' identifier ('(' expression? ')')? | attribute* '.' '*' |
///     netWord dimension* | gateWord`
/// In normal form `attribute* (expression adjoined* (';' argumentItem*)? | '.' (identifier ('(' expression?
///     ')')? | '*')) | dimension | eventControl | argumentWord argumentItem* | netWord
///     dimension* | gateWord`
fn argument(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ARGUMENT)? {
        1 => p.call(ARGUMENT, 1, argument_expression_or_other)?,
        2 => p.call(ARGUMENT, 2, dimension)?,
        3 => p.call(ARGUMENT, 3, event_control)?,
        4 => {
            let start = p.open();
            argument_word(p)?;
            p.call(ARGUMENT_ARGUMENT_WORD, 2, argument_items)?;
            p.close(start, ARGUMENT_ARGUMENT_WORD)?;
        }
        5 => {
            let start = p.open();
            net_word(p)?;
            p.call(ARGUMENT_NET_WORD, 2, dimensions)?;
            p.close(start, ARGUMENT_NET_WORD)?;
        }
        _ => gate_word(p)?,
    }
    p.slot(ARGUMENT)
}

/// `attribute* (expression adjoined* (';' argumentItem*)? | '.' (identifier ('(' expression? ')')? | '*'))`
fn argument_expression_or_other(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ARGUMENT_EXPRESSION_OR_OTHER, 1, attributes)?;
    match p.peek() {
        DOT => {
            let start_2 = p.begin(DOT)?;
            match p.peek() {
                STAR => p.take(ARGUMENT_AFTER_DOT)?,
                _ => {
                    let start_3 = p.open();
                    identifier(p)?;
                    if p.peek() == L_PAREN {
                        let start_4 = p.begin(L_PAREN)?;
                        p.call(ARGUMENT_L_PAREN_R_PAREN, 2, optional_expression)?;
                        p.token(R_PAREN)?;
                        p.node_in(start_4, ARGUMENT_L_PAREN_R_PAREN, ARGUMENT_OPTIONAL_L_PAREN_R_PAREN)?;
                    }
                    p.close(start_3, ARGUMENT_IDENTIFIER)?;
                }
            }
            p.slot(ARGUMENT_AFTER_DOT)?;
            p.node(start_2, ARGUMENT_NEXT_IDENTIFIER_OR_STAR)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(ARGUMENT_EXPRESSION, 1, expression)?;
            let list = p.open();
            while p.peek() == MACRO {
                p.call(ADJOINEDS, 1, adjoined)?;
            }
            p.list(list, ADJOINEDS)?;
            if p.peek() == SEMICOLON {
                let start_3 = p.begin(SEMICOLON)?;
                p.call(ARGUMENT_NEXT_ARGUMENT_ITEMS, 2, argument_items)?;
                p.close_in(start_3, ARGUMENT_NEXT_ARGUMENT_ITEMS, ARGUMENT_OPTIONAL_NEXT_ARGUMENT_ITEMS)?;
            }
            p.close(start_2, ARGUMENT_EXPRESSION)?;
        }
    }
    p.slot(ARGUMENT_AFTER_ATTRIBUTES)?;
    p.close(start, ARGUMENT_EXPRESSION_OR_OTHER)
}

/// `attribute*`
fn attributes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == L_PAREN && p.goes_in(ATTRIBUTES)? {
        p.call(ATTRIBUTES, 1, attribute)?;
    }
    p.list(list, ATTRIBUTES)
}

/// `adjoined : macro pathPart* arguments?`
fn adjoined(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ADJOINED, 1, macro_rule)?;
    p.call(ADJOINED, 2, path_parts)?;
    p.call(ADJOINED, 3, optional_arguments)?;
    p.close(start, ADJOINED)
}

/// `macro : MACRO arguments?`
fn macro_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(MACRO)?;
    p.call(MACRO_RULE, 2, optional_arguments)?;
    p.close(start, MACRO_RULE)
}

/// `arguments?`
fn optional_arguments(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == L_PAREN && p.goes_in(OPTIONAL_ARGUMENTS)? {
        p.call(OPTIONAL_ARGUMENTS, 1, arguments)?;
        p.slot(OPTIONAL_ARGUMENTS)?;
    }
    Ok(())
}

/// `argumentItem*`
fn argument_items(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), COMMA | R_PAREN) {
        p.call(ARGUMENT_ITEMS, 1, argument_item)?;
    }
    p.list(list, ARGUMENT_ITEMS)
}

/// `argumentItem : ~('(' | ',' | ')' | '{' | '}') | arguments | braces`
fn argument_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => p.call(ARGUMENT_ITEM, 2, arguments)?,
        L_BRACE => p.call(ARGUMENT_ITEM, 3, braces)?,
        _ => p.one_of(ARGUMENT_ITEM_ANY_BUT_L_PAREN_OR_OTHER)?,
    }
    p.slot(ARGUMENT_ITEM)
}

/// `braces : '{' bracedItem* '}'`
fn braces(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    let list = p.open();
    while p.peek() != R_BRACE {
        p.call(BRACED_ITEMS, 1, braced_item)?;
    }
    p.list(list, BRACED_ITEMS)?;
    p.token(R_BRACE)?;
    p.node(start, BRACES)
}

/// `bracedItem : ~('{' | '}') | braces`
fn braced_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE => p.call(BRACED_ITEM, 2, braces)?,
        _ => p.one_of(BRACED_ITEM_ANY_BUT_L_BRACE_OR_R_BRACE)?,
    }
    p.slot(BRACED_ITEM)
}

/// `eventControl : '@' ('*' | path dimension* | macro | STRING | '(' ('*' | expression (',' expression)*)
///     ')')`
fn event_control(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(AT)?;
    match p.peek() {
        MACRO => p.call(EVENT_CONTROL_STAR_OR_OTHER, 3, macro_rule)?,
        L_PAREN => {
            let start_2 = p.begin(L_PAREN)?;
            match p.decide(EVENT_CONTROL_STAR_OR_EXPRESSIONS)? {
                1 => p.token(STAR)?,
                _ => p.call(EVENT_CONTROL_STAR_OR_EXPRESSIONS, 2, expressions)?,
            }
            p.slot(EVENT_CONTROL_STAR_OR_EXPRESSIONS)?;
            p.token(R_PAREN)?;
            p.node(start_2, EVENT_CONTROL_L_PAREN_STAR_OR_EXPRESSIONS_R_PAREN)?;
        }
        STAR | STRING => p.take(EVENT_CONTROL_STAR_OR_OTHER)?,
        _ => {
            let start_2 = p.open();
            p.call(EVENT_CONTROL_PATH, 1, path)?;
            p.call(EVENT_CONTROL_PATH, 2, dimensions)?;
            p.close(start_2, EVENT_CONTROL_PATH)?;
        }
    }
    p.slot(EVENT_CONTROL_STAR_OR_OTHER)?;
    p.node(start, EVENT_CONTROL)
}

/// `dimension*`
fn dimensions(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == L_BRACKET && p.goes_in(DIMENSIONS)? {
        p.call(DIMENSIONS, 1, dimension)?;
    }
    p.list(list, DIMENSIONS)
}

/// `expression (',' expression)*`
fn expressions(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSIONS, 1, expression)?;
    p.call(EXPRESSIONS, 2, next_expressions)?;
    p.close(start, EXPRESSIONS)
}

/// `(',' expression)*`
fn next_expressions(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA {
        p.call(NEXT_EXPRESSIONS, 1, next_expression)?;
    }
    p.list(list, NEXT_EXPRESSIONS)
}

/// `',' expression`
fn next_expression(p: &mut Machine<'_>) -> Parsed {
    p.pair(NEXT_EXPRESSION, COMMA, expression)
}

/// `argumentWord : ';' | 'if' | 'foreach' | 'case' | 'begin' | 'fork' | 'wait' | 'return' | 'input' |
///     'output' | 'function' | 'assign' | 'while' | 'repeat' | 'unique' | '+=' | '-=' | '*=' | '/=' | '%='
///     | '|=' | '&=' | '^=' | '<<=' | '>>=' | 'struct' | 'union' | 'enum'`
fn argument_word(p: &mut Machine<'_>) -> Parsed {
    p.one_of(ARGUMENT_WORD)
}

/// `netWord : 'wire' | 'tri' | 'tri0' | 'tri1' | 'triand' | 'trior' | 'trireg' | 'wand' | 'wor' | 'uwire' |
///     'wreal' | 'supply0' | 'supply1' | 'interconnect' | 'nettype'`
fn net_word(p: &mut Machine<'_>) -> Parsed {
    p.one_of(NET_WORD)
}

/// `gateWord : 'and' | 'nand' | 'or' | 'nor' | 'xor' | 'xnor' | 'buf' | 'not' | 'bufif0' | 'bufif1' |
///     'notif0' | 'notif1' | 'pullup' | 'pulldown' | 'nmos' | 'pmos' | 'rnmos' | 'rpmos' | 'cmos' | 'rcmos'
///     | 'tran' | 'rtran' | 'tranif0' | 'tranif1' | 'rtranif0' | 'rtranif1'`
fn gate_word(p: &mut Machine<'_>) -> Parsed {
    p.one_of(GATE_WORD)
}

/// `minTypMax : expression (':' expression ':' expression)?`
fn min_typ_max(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MIN_TYP_MAX, 1, expression)?;
    p.optional(p.peek() == COLON, MIN_TYP_MAX_OPTIONAL_COLON_EXPRESSION_COLON_EXPRESSION,
        colon_expression_colon_expression)?;
    p.close(start, MIN_TYP_MAX)
}

/// `':' expression ':' expression`
fn colon_expression_colon_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COLON)?;
    p.call(COLON_EXPRESSION_COLON_EXPRESSION, 2, expression)?;
    p.token(COLON)?;
    p.call(COLON_EXPRESSION_COLON_EXPRESSION, 4, expression)?;
    p.node(start, COLON_EXPRESSION_COLON_EXPRESSION)
}

/// `cycleDelay : '##' delayValue`
fn cycle_delay(p: &mut Machine<'_>) -> Parsed {
    p.pair(CYCLE_DELAY, HASH_HASH, delay_value)
}

/// `term : (prefix attribute*)* operand suffix*`
fn term(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), STAR | NOT | DISABLE | ALWAYS_KEYWORD | PLUS_PLUS | MINUS_MINUS | PLUS | MINUS
        | BANG | TILDE | AMP | TILDE_AMP | PIPE | TILDE_PIPE | CARET | TILDE_CARET | CARET_TILDE | POSEDGE
        | NEGEDGE | EDGE | NEXTTIME | S_NEXTTIME | S_ALWAYS | EVENTUALLY | S_EVENTUALLY | ACCEPT_ON
        | REJECT_ON | SYNC_ACCEPT_ON | SYNC_REJECT_ON) {
        let start_2 = p.open();
        p.call(TERM_PREFIX, 1, prefix)?;
        p.call(TERM_PREFIX, 2, attributes)?;
        p.close(start_2, TERM_PREFIX)?;
    }
    p.list(list, TERM_PREFIXES)?;
    p.call(TERM, 2, operand)?;
    p.call(TERM, 3, suffixes)?;
    p.close(start, TERM)
}

/// `prefix : '+' | '-' | '!' | '~' | '&' | '~&' | '|' | '~|' | '^' | '~^' | '^~' | '++' | '--' | '*' |
///     'posedge' | 'negedge' | 'edge' | 'not' | 'always' | 'nexttime' | 's_nexttime' | 's_always' |
///     'eventually' | 's_eventually' | 'accept_on' | 'reject_on' | 'sync_accept_on' | 'sync_reject_on' |
///     'disable' 'iff' ('(' expression ')')?`
fn prefix(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DISABLE => {
            let start = p.begin(DISABLE)?;
            p.token(IFF)?;
            if p.peek() == L_PAREN && p.goes_in(PREFIX_OPTIONAL_L_PAREN_EXPRESSION_R_PAREN)? {
                p.call(PREFIX_OPTIONAL_L_PAREN_EXPRESSION_R_PAREN, 1, l_paren_expression_r_paren)?;
                p.slot(PREFIX_OPTIONAL_L_PAREN_EXPRESSION_R_PAREN)?;
            }
            p.node(start, PREFIX_DISABLE_IFF)?;
        }
        PLUS | MINUS | BANG | TILDE | AMP | TILDE_AMP | PIPE | TILDE_PIPE | CARET | TILDE_CARET
        | CARET_TILDE | PLUS_PLUS | MINUS_MINUS | STAR | POSEDGE | NEGEDGE | EDGE | NOT | ALWAYS_KEYWORD
        | NEXTTIME | S_NEXTTIME | S_ALWAYS | EVENTUALLY | S_EVENTUALLY | ACCEPT_ON | REJECT_ON
        | SYNC_ACCEPT_ON | SYNC_REJECT_ON => p.take(PREFIX)?,
        _ => return p.stop(),
    }
    p.slot(PREFIX)
}

/// `'(' expression ')'`
fn l_paren_expression_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(L_PAREN_EXPRESSION_R_PAREN, 2, expression)?;
    p.token(R_PAREN)?;
    p.node(start, L_PAREN_EXPRESSION_R_PAREN)
}

/// `operand : primary | MACRO`
fn operand(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MACRO => p.take(OPERAND)?,
        _ => p.call(OPERAND, 1, primary)?,
    }
    p.slot(OPERAND)
}

/// `primary : '(' attribute* expression (':' expression ':' expression | (',' expression)+)? ')' |
///     concatenation | '\'' '{' element? (',' element?)* '}' | NUMBER | BASED | STRING | identifier |
///     SYSTEM | '$' | 'new' (identifier path?)? | 'null' | 'tagged' identifier | 'type' arguments | '$unit'
///     | 'local' | typeWord+ | 'virtual' 'interface'? path`
/// In normal form `primary_l_paren_expression_r_paren | concatenation |
///     primary_backslash_quote_l_brace_r_brace | NUMBER | BASED | STRING |
///     primary_optional_tagged_identifier | SYSTEM | '$' | primary_new | 'null' |
///     primary_type | '$unit' | 'local' | typeWords | primary_virtual`
fn primary(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => p.call(PRIMARY, 1, primary_l_paren_expression_r_paren)?,
        L_BRACE => p.call(PRIMARY, 2, concatenation)?,
        BACKSLASH_QUOTE => {
            let start = p.begin(BACKSLASH_QUOTE)?;
            p.token(L_BRACE)?;
            p.call(PRIMARY_BACKSLASH_QUOTE_L_BRACE_R_BRACE, 3, optional_element)?;
            p.call(PRIMARY_BACKSLASH_QUOTE_L_BRACE_R_BRACE, 4, next_optional_elements)?;
            p.token(R_BRACE)?;
            p.node(start, PRIMARY_BACKSLASH_QUOTE_L_BRACE_R_BRACE)?;
        }
        CHECKER | CONTEXT | SOFT | TAGGED | REF | VAR | WREAL | GLOBAL | LIBRARY | INCLUDE | DO | EXPECT
        | THIS | SUPER | OPTION | IDENTIFIER => {
            let start = p.open();
            p.optional_token(p.peek() == TAGGED, PRIMARY_OPTIONAL_TAGGED)?;
            identifier(p)?;
            p.close(start, PRIMARY_OPTIONAL_TAGGED_IDENTIFIER)?;
        }
        NEW => p.call(PRIMARY, 10, primary_new)?,
        TYPE => p.pair(PRIMARY_TYPE, TYPE, arguments)?,
        VIRTUAL => {
            let start = p.begin(VIRTUAL)?;
            p.optional_token(p.peek() == INTERFACE, PRIMARY_OPTIONAL_INTERFACE)?;
            p.call(PRIMARY_VIRTUAL, 3, path)?;
            p.node(start, PRIMARY_VIRTUAL)?;
        }
        NUMBER | BASED | STRING | SYSTEM | DOLLAR | NULL | DOLLAR_UNIT | LOCAL => p.take(PRIMARY)?,
        _ => {
            let list = p.open();
            loop {
                type_word(p)?;
                if !matches!(p.peek(), BIT | BYTE | SIGNED | UNSIGNED | REG | LOGIC | SHORTINT | INT
                    | LONGINT | INTEGER | TIME | REAL | SHORTREAL | REALTIME | STRING_KEYWORD | CHANDLE
                    | EVENT | VOID) {
                    break;
                }
            }
            p.list(list, TYPE_WORDS)?;
        }
    }
    p.slot(PRIMARY)
}

/// `'(' attribute* expression (':' expression ':' expression | (',' expression)+)? ')'`
fn primary_l_paren_expression_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(PRIMARY_L_PAREN_EXPRESSION_R_PAREN, 2, attributes)?;
    p.call(PRIMARY_L_PAREN_EXPRESSION_R_PAREN, 3, expression)?;
    if matches!(p.peek(), COMMA | COLON) {
        match p.peek() {
            COLON => {
                p.call(PRIMARY_COLON_EXPRESSION_COLON_EXPRESSION_OR_OTHER, 1,
                    colon_expression_colon_expression)?;
            }
            COMMA => {
                let list = p.open();
                loop {
                    p.call(PRIMARY_SOME_NEXT_EXPRESSIONS, 1, next_expression)?;
                    if p.peek() != COMMA {
                        break;
                    }
                }
                p.list(list, PRIMARY_SOME_NEXT_EXPRESSIONS)?;
            }
            _ => return p.stop(),
        }
        p.slot(PRIMARY_OPTIONAL_COLON_EXPRESSION_COLON_EXPRESSION_OR_OTHER)?;
    }
    p.token(R_PAREN)?;
    p.node(start, PRIMARY_L_PAREN_EXPRESSION_R_PAREN)
}

/// `concatenation : '{' element? (',' element?)* '}' | '{' ('<<' | '>>') term? concatenation '}'`
/// In normal form `'{' (element? (',' element?)* | ('<<' | '>>') term? concatenation) '}'`
fn concatenation(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    let start_2 = p.open();
    match p.peek() {
        LT_LT | GT_GT => {
            let start_3 = p.open();
            p.set(CONCATENATION_LT_LT_OR_GT_GT, matches!(p.peek(), LT_LT | GT_GT))?;
            if p.goes_in(OPTIONAL_TERM)? {
                p.call(OPTIONAL_TERM, 1, term)?;
                p.slot(OPTIONAL_TERM)?;
            }
            p.call(CONCATENATION_LT_LT_OR_GT_GT_CONCATENATION, 3, concatenation)?;
            p.node(start_3, CONCATENATION_LT_LT_OR_GT_GT_CONCATENATION)?;
        }
        _ => {
            let start_3 = p.open();
            p.call(CONCATENATION_OPTIONAL_ELEMENTS, 1, optional_element)?;
            p.call(CONCATENATION_OPTIONAL_ELEMENTS, 2, next_optional_elements)?;
            p.close(start_3, CONCATENATION_OPTIONAL_ELEMENTS)?;
        }
    }
    p.close(start_2, CONCATENATION_AFTER_L_BRACE)?;
    p.token(R_BRACE)?;
    p.node(start, CONCATENATION)
}

/// `element?`
fn optional_element(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), COMMA | R_BRACE), OPTIONAL_ELEMENT, element)
}

/// `element : expression (concatenation | ':' expression | weight)? | dimension weight? | 'default' (':'
///     '/'? expression)?`
fn element(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET => {
            let start = p.open();
            p.call(ELEMENT_DIMENSION, 1, dimension)?;
            p.optional(matches!(p.peek(), COLON | COLON_EQ), OPTIONAL_WEIGHT, weight)?;
            p.close(start, ELEMENT_DIMENSION)?;
        }
        DEFAULT => {
            let start = p.begin(DEFAULT)?;
            if p.peek() == COLON {
                let start_2 = p.begin(COLON)?;
                p.optional_token(p.peek() == SLASH, ELEMENT_OPTIONAL_SLASH)?;
                p.call(ELEMENT_COLON_EXPRESSION, 3, expression)?;
                p.node_in(start_2, ELEMENT_COLON_EXPRESSION, ELEMENT_OPTIONAL_COLON_EXPRESSION)?;
            }
            p.close(start, ELEMENT_DEFAULT)?;
        }
        _ => {
            let start = p.open();
            p.call(ELEMENT_EXPRESSION, 1, expression)?;
            if matches!(p.peek(), COLON | L_BRACE | COLON_EQ) {
                match p.decide(ELEMENT_CONCATENATION_OR_OTHER)? {
                    1 => p.call(ELEMENT_CONCATENATION_OR_OTHER, 1, concatenation)?,
                    2 => p.call(ELEMENT_CONCATENATION_OR_OTHER, 2, colon_expression)?,
                    _ => p.call(ELEMENT_CONCATENATION_OR_OTHER, 3, weight)?,
                }
                p.slot(ELEMENT_OPTIONAL_CONCATENATION_OR_OTHER)?;
            }
            p.close(start, ELEMENT_EXPRESSION)?;
        }
    }
    p.slot(ELEMENT)
}

/// `':' expression`
fn colon_expression(p: &mut Machine<'_>) -> Parsed {
    p.pair(COLON_EXPRESSION, COLON, expression)
}

/// `weight : (':=' | ':' '/') expression`
fn weight(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        COLON => {
            let start_2 = p.begin(COLON)?;
            p.token(SLASH)?;
            p.node(start_2, WEIGHT_COLON_SLASH)?;
        }
        COLON_EQ => p.take(WEIGHT_COLON_EQ_OR_COLON_SLASH)?,
        _ => return p.stop(),
    }
    p.slot(WEIGHT_COLON_EQ_OR_COLON_SLASH)?;
    p.call(WEIGHT, 2, expression)?;
    p.node(start, WEIGHT)
}

/// `(',' element?)*`
fn next_optional_elements(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA {
        let start = p.begin(COMMA)?;
        p.call(NEXT_OPTIONAL_ELEMENT, 2, optional_element)?;
        p.close(start, NEXT_OPTIONAL_ELEMENT)?;
    }
    p.list(list, NEXT_OPTIONAL_ELEMENTS)
}

/// `'new' (identifier path?)?`
fn primary_new(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(NEW)?;
    if matches!(p.peek(), CHECKER | CONTEXT | SOFT | REF | VAR | WREAL | GLOBAL | LIBRARY | INCLUDE | DO
        | EXPECT | THIS | SUPER | OPTION | IDENTIFIER) {
        let start_2 = p.open();
        identifier(p)?;
        p.call(PRIMARY_IDENTIFIER_AFTER_NEW, 2, optional_path)?;
        p.close_in(start_2, PRIMARY_IDENTIFIER_AFTER_NEW, PRIMARY_OPTIONAL_IDENTIFIER)?;
    }
    p.close(start, PRIMARY_NEW)
}

/// `path?`
fn optional_path(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), CHECKER | LOCAL | CONTEXT | SOFT | REF | VAR | WREAL | DOLLAR_UNIT | GLOBAL
        | LIBRARY | INCLUDE | DO | EXPECT | THIS | SUPER | OPTION | SYSTEM | IDENTIFIER) {
        p.call(OPTIONAL_PATH, 1, path)?;
        p.slot(OPTIONAL_PATH)?;
    }
    Ok(())
}

/// `typeWord : 'reg' | 'logic' | 'bit' | 'byte' | 'shortint' | 'int' | 'longint' | 'integer' | 'time' |
///     'real' | 'shortreal' | 'realtime' | 'string' | 'chandle' | 'event' | 'void' | 'signed' | 'unsigned'`
fn type_word(p: &mut Machine<'_>) -> Parsed {
    p.one_of(TYPE_WORD)
}

/// `suffix*`
fn suffixes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), L_PAREN | HASH | DOT | COLON_COLON | L_BRACKET | PLUS_PLUS | MINUS_MINUS
        | BACKSLASH_QUOTE | WITH | DIST | BASED) {
        p.call(SUFFIXES, 1, suffix)?;
    }
    p.list(list, SUFFIXES)
}

/// `suffix : dimension | '[' ('*' | '->' | '=') expression (':' expression)? ']' | '[' '+' ']' | ('.' |
///     '::') (identifier | 'new' | MACRO | wordName) | '#' arguments | attribute* arguments | '\'' '('
///     expression ')' | '\'' '{' element? (',' element?)* '}' | BASED | '++' | '--' | 'with' (arguments |
///     ('(' identifier? ')')? braces | dimension) | 'dist' concatenation`
/// In normal form `dimension | suffix_l_bracket | suffix_dot_or_colon_colon_to_identifier_or_other |
///     hash_arguments | suffix_arguments | suffix_backslash_quote | BASED | '++' | '--' |
///     suffix_with | suffix_dist`
fn suffix(p: &mut Machine<'_>) -> Parsed {
    match p.decide(SUFFIX)? {
        1 => p.call(SUFFIX, 1, dimension)?,
        2 => p.call(SUFFIX, 2, suffix_l_bracket)?,
        3 => {
            let start = p.open();
            p.set(SUFFIX_DOT_OR_COLON_COLON_CHOICE, matches!(p.peek(), DOT | COLON_COLON))?;
            match p.peek() {
                BIT | BYTE | AND | OR | XOR | UNIQUE => word_name(p)?,
                NEW | MACRO => p.take(SUFFIX_IDENTIFIER_OR_OTHER)?,
                _ => identifier(p)?,
            }
            p.slot(SUFFIX_IDENTIFIER_OR_OTHER)?;
            p.node(start, SUFFIX_DOT_OR_COLON_COLON_TO_IDENTIFIER_OR_OTHER)?;
        }
        4 => p.call(SUFFIX, 4, hash_arguments)?,
        5 => {
            let start = p.open();
            p.call(SUFFIX_ARGUMENTS, 1, attributes)?;
            p.call(SUFFIX_ARGUMENTS, 2, arguments)?;
            p.close(start, SUFFIX_ARGUMENTS)?;
        }
        6 => {
            let start = p.begin(BACKSLASH_QUOTE)?;
            match p.peek() {
                L_PAREN => p.call(SUFFIX_AFTER_BACKSLASH_QUOTE, 1, l_paren_expression_r_paren)?,
                L_BRACE => {
                    let start_2 = p.begin(L_BRACE)?;
                    p.call(SUFFIX_L_BRACE_R_BRACE, 2, optional_element)?;
                    p.call(SUFFIX_L_BRACE_R_BRACE, 3, next_optional_elements)?;
                    p.token(R_BRACE)?;
                    p.node(start_2, SUFFIX_L_BRACE_R_BRACE)?;
                }
                _ => return p.stop(),
            }
            p.slot(SUFFIX_AFTER_BACKSLASH_QUOTE)?;
            p.node(start, SUFFIX_BACKSLASH_QUOTE)?;
        }
        7..=9 => p.take(SUFFIX)?,
        10 => p.call(SUFFIX, 10, suffix_with)?,
        _ => p.pair(SUFFIX_DIST, DIST, concatenation)?,
    }
    p.slot(SUFFIX)
}

/// `'[' (('*' | '=' | '->') expression (':' expression)? | '+') ']'`
fn suffix_l_bracket(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    match p.peek() {
        STAR | EQ | MINUS_GT => {
            let start_2 = p.open();
            p.set(SUFFIX_STAR_OR_OTHER, matches!(p.peek(), STAR | EQ | MINUS_GT))?;
            p.call(SUFFIX_STAR_OR_OTHER_EXPRESSION, 2, expression)?;
            p.optional(p.peek() == COLON, SUFFIX_OPTIONAL_COLON_EXPRESSION, colon_expression)?;
            p.node(start_2, SUFFIX_STAR_OR_OTHER_EXPRESSION)?;
        }
        PLUS => p.take(SUFFIX_AFTER_L_BRACKET)?,
        _ => return p.stop(),
    }
    p.slot(SUFFIX_AFTER_L_BRACKET)?;
    p.token(R_BRACKET)?;
    p.node(start, SUFFIX_L_BRACKET)
}

/// `wordName : 'and' | 'or' | 'xor' | 'unique' | 'bit' | 'byte'`
fn word_name(p: &mut Machine<'_>) -> Parsed {
    p.set(WORD_NAME, matches!(p.peek(), BIT | BYTE | AND | OR | XOR | UNIQUE))
}

/// `'#' arguments`
fn hash_arguments(p: &mut Machine<'_>) -> Parsed {
    p.pair(HASH_ARGUMENTS, HASH, arguments)
}

/// `'with' (arguments | ('(' identifier? ')')? braces | dimension)`
fn suffix_with(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(WITH)?;
    match p.decide(SUFFIX_ARGUMENTS_OR_OTHER)? {
        1 => p.call(SUFFIX_ARGUMENTS_OR_OTHER, 1, arguments)?,
        2 => {
            let start_2 = p.open();
            if p.peek() == L_PAREN {
                let start_3 = p.begin(L_PAREN)?;
                p.call(SUFFIX_L_PAREN_R_PAREN, 2, optional_identifier)?;
                p.token(R_PAREN)?;
                p.node_in(start_3, SUFFIX_L_PAREN_R_PAREN, SUFFIX_OPTIONAL_L_PAREN_R_PAREN)?;
            }
            p.call(SUFFIX_BRACES, 2, braces)?;
            p.close(start_2, SUFFIX_BRACES)?;
        }
        _ => p.call(SUFFIX_ARGUMENTS_OR_OTHER, 3, dimension)?,
    }
    p.slot(SUFFIX_ARGUMENTS_OR_OTHER)?;
    p.node(start, SUFFIX_WITH)
}

/// `identifier?`
fn optional_identifier(p: &mut Machine<'_>) -> Parsed {
    if !matches!(p.peek(), R_PAREN | SEMICOLON | AT) {
        identifier(p)?;
        p.slot(OPTIONAL_IDENTIFIER)?;
    }
    Ok(())
}

/// `operation*`
fn operations(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.goes_in(OPERATIONS)? {
        p.call(OPERATIONS, 1, operation)?;
    }
    p.list(list, OPERATIONS)
}

/// `operation : operator attribute* ('repeat' '(' expression ')')? timing* (term | propertyIf) | '?'
///     attribute* expression ':' term | cycleDelay term`
fn operation(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        QUESTION => {
            let start = p.begin(QUESTION)?;
            p.call(OPERATION_QUESTION_EXPRESSION_COLON_TERM, 2, attributes)?;
            p.call(OPERATION_QUESTION_EXPRESSION_COLON_TERM, 3, expression)?;
            p.token(COLON)?;
            p.call(OPERATION_QUESTION_EXPRESSION_COLON_TERM, 5, term)?;
            p.node(start, OPERATION_QUESTION_EXPRESSION_COLON_TERM)?;
        }
        HASH_HASH => {
            let start = p.open();
            p.call(OPERATION_CYCLE_DELAY_TERM, 1, cycle_delay)?;
            p.call(OPERATION_CYCLE_DELAY_TERM, 2, term)?;
            p.node(start, OPERATION_CYCLE_DELAY_TERM)?;
        }
        _ => {
            let start = p.open();
            operator(p)?;
            p.call(OPERATION_OPERATOR_TERM_OR_PROPERTY_IF, 2, attributes)?;
            if p.peek() == REPEAT {
                let start_2 = p.begin(REPEAT)?;
                p.token(L_PAREN)?;
                p.call(OPERATION_REPEAT, 3, expression)?;
                p.token(R_PAREN)?;
                p.node_in(start_2, OPERATION_REPEAT, OPERATION_OPTIONAL_REPEAT)?;
            }
            p.call(OPERATION_OPERATOR_TERM_OR_PROPERTY_IF, 4, timings)?;
            match p.peek() {
                IF => p.call(OPERATION_TERM_OR_PROPERTY_IF, 2, property_if)?,
                _ => p.call(OPERATION_TERM_OR_PROPERTY_IF, 1, term)?,
            }
            p.slot(OPERATION_TERM_OR_PROPERTY_IF)?;
            p.node(start, OPERATION_OPERATOR_TERM_OR_PROPERTY_IF)?;
        }
    }
    p.slot(OPERATION)
}

/// `operator : '*' | '**' | '/' | '%' | '+' | '-' | '<<' | '>>' | '<<<' | '>>>' | '<' | '>' | '>=' | '==' |
///     '!=' | '===' | '!==' | '==?' | '!=?' | '&' | '|' | '^' | '~^' | '^~' | '~&' | '~|' | '&&' | '||' |
///     '&&&' | '->' | '<->' | '|->' | '|=>' | '#-#' | '#=#' | '=>' | 'inside' | 'matches' | 'or' | 'and' |
///     'iff' | 'throughout' | 'within' | 'intersect' | 'until' | 's_until' | 'until_with' | 's_until_with'
///     | 'implies' | '=' | '<=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>>=' |
///     '<<<=' | '>>>='`
fn operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(OPERATOR)
}

/// `propertyIf : 'if' '(' expression ')' property ('else' property)?`
fn property_if(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    p.token(L_PAREN)?;
    p.call(PROPERTY_IF, 3, expression)?;
    p.token(R_PAREN)?;
    p.call(PROPERTY_IF, 5, property)?;
    if p.peek() == ELSE && p.goes_in(PROPERTY_IF_OPTIONAL_ELSE)? {
        let start_2 = p.begin(ELSE)?;
        p.call(PROPERTY_IF_ELSE, 2, property)?;
        p.node_in(start_2, PROPERTY_IF_ELSE, PROPERTY_IF_OPTIONAL_ELSE)?;
    }
    p.node(start, PROPERTY_IF)
}

/// `property : expression | timing* propertyIf`
fn property(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PROPERTY)? {
        1 => p.call(PROPERTY, 1, expression)?,
        _ => {
            let start = p.open();
            p.call(PROPERTY_PROPERTY_IF, 1, timings)?;
            p.call(PROPERTY_PROPERTY_IF, 2, property_if)?;
            p.close(start, PROPERTY_PROPERTY_IF)?;
        }
    }
    p.slot(PROPERTY)
}

/// `label : identifier ':'`
fn label(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    identifier(p)?;
    p.token(COLON)?;
    p.node(start, LABEL)
}

/// `always : 'always' | 'always_comb' | 'always_ff' | 'always_latch' | 'initial' | 'final'`
fn always(p: &mut Machine<'_>) -> Parsed {
    p.one_of(ALWAYS)
}

/// `forStart : (declarationHead+ | typePath)? expression (',' (declarationHead+ | path)? expression)*`
fn for_start(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.goes_in(FOR_START_OPTIONAL_DECLARATION_HEADS_OR_TYPE_PATH)? {
        match p.decide(FOR_START_DECLARATION_HEADS_OR_TYPE_PATH)? {
            1 => p.call(FOR_START_DECLARATION_HEADS_OR_TYPE_PATH, 1, some_declaration_heads)?,
            _ => p.call(FOR_START_DECLARATION_HEADS_OR_TYPE_PATH, 2, type_path)?,
        }
        p.slot(FOR_START_OPTIONAL_DECLARATION_HEADS_OR_TYPE_PATH)?;
    }
    p.call(FOR_START, 2, expression)?;
    let list = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        if p.goes_in(FOR_START_OPTIONAL_DECLARATION_HEADS_OR_PATH)? {
            match p.decide(FOR_START_DECLARATION_HEADS_OR_PATH)? {
                1 => p.call(FOR_START_DECLARATION_HEADS_OR_PATH, 1, some_declaration_heads)?,
                _ => p.call(FOR_START_DECLARATION_HEADS_OR_PATH, 2, path)?,
            }
            p.slot(FOR_START_OPTIONAL_DECLARATION_HEADS_OR_PATH)?;
        }
        p.call(FOR_START_COMMA_EXPRESSION, 3, expression)?;
        p.node(start_2, FOR_START_COMMA_EXPRESSION)?;
    }
    p.list(list, FOR_START_COMMA_EXPRESSIONS)?;
    p.close(start, FOR_START)
}

/// `declarationHead+`
fn some_declaration_heads(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(SOME_DECLARATION_HEADS, 1, declaration_head)?;
        if !p.goes_in(SOME_DECLARATION_HEADS)? {
            break;
        }
    }
    p.list(list, SOME_DECLARATION_HEADS)
}

/// `declarationHead : declarationWord | dimension | strength | delay | ('struct' | 'union') structWord* ('{'
///     item* '}')? | 'enum' | 'enum' declarationWord* path? dimension* '{' enumerator (',' enumerator)*
///     ','? '}' | 'type' '(' expression ')'`
/// In normal form `declarationWord | dimension | strength | delay | ('struct' | 'union') structWord* ('{'
///     item* '}')? | 'enum' (declarationWord* path? dimension* '{' enumerator (','
///     enumerator)* ','? '}')? | 'type' '(' expression ')'`
fn declaration_head(p: &mut Machine<'_>) -> Parsed {
    match p.decide(DECLARATION_HEAD)? {
        1 => p.call(DECLARATION_HEAD, 1, declaration_word)?,
        2 => p.call(DECLARATION_HEAD, 2, dimension)?,
        3 => p.call(DECLARATION_HEAD, 3, strength)?,
        4 => p.call(DECLARATION_HEAD, 4, delay)?,
        5 => {
            let start = p.open();
            p.set(DECLARATION_HEAD_STRUCT_OR_UNION_CHOICE, matches!(p.peek(), STRUCT | UNION))?;
            let list = p.open();
            while p.peek() == PACKED || p.goes_in(STRUCT_WORDS)? {
                struct_word(p)?;
            }
            p.list(list, STRUCT_WORDS)?;
            if p.peek() == L_BRACE && p.goes_in(DECLARATION_HEAD_OPTIONAL_L_BRACE_R_BRACE)? {
                let start_2 = p.begin(L_BRACE)?;
                p.call(DECLARATION_HEAD_L_BRACE_R_BRACE, 2, items)?;
                p.token(R_BRACE)?;
                p.node_in(start_2, DECLARATION_HEAD_L_BRACE_R_BRACE,
                    DECLARATION_HEAD_OPTIONAL_L_BRACE_R_BRACE)?;
            }
            p.close(start, DECLARATION_HEAD_STRUCT_OR_UNION_STRUCT_WORDS)?;
        }
        6 => p.call(DECLARATION_HEAD, 6, declaration_head_enum)?,
        _ => {
            let start = p.begin(TYPE)?;
            p.token(L_PAREN)?;
            p.call(DECLARATION_HEAD_TYPE, 3, expression)?;
            p.token(R_PAREN)?;
            p.node(start, DECLARATION_HEAD_TYPE)?;
        }
    }
    p.slot(DECLARATION_HEAD)
}

/// `declarationWord : typeWord | netWord | 'input' | 'output' | 'inout' | 'ref' | 'const' | 'var' | 'static'
///     | 'automatic' | 'rand' | 'randc' | 'local' | 'protected' | 'localparam' | 'parameter' | 'specparam'
///     | 'genvar' | 'typedef' | 'class' | 'interface' | 'virtual' | 'vectored' | 'scalared' | 'type'`
fn declaration_word(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        WIRE | TRI | TRI0 | TRI1 | TRIAND | TRIOR | TRIREG | WAND | WOR | UWIRE | WREAL | SUPPLY0
        | SUPPLY1 | INTERCONNECT | NETTYPE => net_word(p)?,
        INPUT | OUTPUT | INOUT | REF | CONST | VAR | STATIC | AUTOMATIC | RAND | RANDC | LOCAL
        | PROTECTED | LOCALPARAM | PARAMETER | SPECPARAM | GENVAR | TYPEDEF | CLASS_KEYWORD | INTERFACE
        | VIRTUAL | VECTORED | SCALARED | TYPE => p.take(DECLARATION_WORD)?,
        _ => type_word(p)?,
    }
    p.slot(DECLARATION_WORD)
}

/// `strength : '(' strengthWord (',' strengthWord)? ')'`
fn strength(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    strength_word(p)?;
    if p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        strength_word(p)?;
        p.node_in(start_2, STRENGTH_NEXT_STRENGTH_WORD, STRENGTH_OPTIONAL_NEXT_STRENGTH_WORD)?;
    }
    p.token(R_PAREN)?;
    p.node(start, STRENGTH)
}

/// `strengthWord : 'supply0' | 'supply1' | 'strong0' | 'strong1' | 'pull0' | 'pull1' | 'weak0' | 'weak1' |
///     'highz0' | 'highz1' | 'small' | 'medium' | 'large'`
fn strength_word(p: &mut Machine<'_>) -> Parsed {
    p.one_of(STRENGTH_WORD)
}

/// `structWord : MACRO | 'soft' | 'packed' | 'tagged' | 'signed' | 'unsigned'`
fn struct_word(p: &mut Machine<'_>) -> Parsed {
    p.set(STRUCT_WORD, matches!(p.peek(), SOFT | PACKED | TAGGED | SIGNED | UNSIGNED | MACRO))
}

/// `'enum' (declarationWord* path? dimension* '{' enumerator (',' enumerator)* ','? '}')?`
fn declaration_head_enum(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ENUM)?;
    if p.goes_in(DECLARATION_HEAD_AFTER_ENUM)? {
        let start_2 = p.open();
        let list = p.open();
        while p.goes_in(DECLARATION_WORDS)? {
            p.call(DECLARATION_WORDS, 1, declaration_word)?;
        }
        p.list(list, DECLARATION_WORDS)?;
        p.call(DECLARATION_HEAD_L_BRACE_ENUMERATOR_R_BRACE, 2, optional_path)?;
        p.call(DECLARATION_HEAD_L_BRACE_ENUMERATOR_R_BRACE, 3, dimensions)?;
        p.token(L_BRACE)?;
        p.call(DECLARATION_HEAD_L_BRACE_ENUMERATOR_R_BRACE, 5, enumerator)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(DECLARATION_HEAD_NEXT_ENUMERATORS)? {
            p.pair(DECLARATION_HEAD_NEXT_ENUMERATOR, COMMA, enumerator)?;
        }
        p.list(list, DECLARATION_HEAD_NEXT_ENUMERATORS)?;
        p.call(DECLARATION_HEAD_L_BRACE_ENUMERATOR_R_BRACE, 7, optional_comma)?;
        p.token(R_BRACE)?;
        p.node_in(start_2, DECLARATION_HEAD_L_BRACE_ENUMERATOR_R_BRACE, DECLARATION_HEAD_AFTER_ENUM)?;
    }
    p.close(start, DECLARATION_HEAD_ENUM)
}

/// `enumerator : identifier dimension* ('=' expression)? | macro`
/// In normal form `identifier dimension* initializer? | macro`
fn enumerator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MACRO => p.call(ENUMERATOR, 2, macro_rule)?,
        _ => {
            let start = p.open();
            identifier(p)?;
            p.call(ENUMERATOR_IDENTIFIER, 2, dimensions)?;
            p.call(ENUMERATOR_IDENTIFIER, 3, optional_initializer)?;
            p.close(start, ENUMERATOR_IDENTIFIER)?;
        }
    }
    p.slot(ENUMERATOR)
}

/// `','?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `typePath : (path | macroPath) ('#' arguments)?`
fn type_path(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        MACRO => p.call(TYPE_PATH_PATH_OR_MACRO_PATH, 2, macro_path)?,
        _ => p.call(TYPE_PATH_PATH_OR_MACRO_PATH, 1, path)?,
    }
    p.slot(TYPE_PATH_PATH_OR_MACRO_PATH)?;
    p.call(TYPE_PATH, 2, optional_hash_arguments)?;
    p.close(start, TYPE_PATH)
}

/// `macroPath : MACRO pathPart*`
fn macro_path(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(MACRO)?;
    p.call(MACRO_PATH, 2, path_parts)?;
    p.close(start, MACRO_PATH)
}

/// `('#' arguments)?`
fn optional_hash_arguments(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == HASH && p.goes_in(OPTIONAL_HASH_ARGUMENTS)? {
        p.call(OPTIONAL_HASH_ARGUMENTS, 1, hash_arguments)?;
        p.slot(OPTIONAL_HASH_ARGUMENTS)?;
    }
    Ok(())
}

/// `statementExpression : ('++' | '--')? primary suffix* operation*`
fn statement_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(matches!(p.peek(), PLUS_PLUS | MINUS_MINUS),
        STATEMENT_EXPRESSION_OPTIONAL_PLUS_PLUS_OR_MINUS_MINUS)?;
    p.call(STATEMENT_EXPRESSION, 2, primary)?;
    p.call(STATEMENT_EXPRESSION, 3, suffixes)?;
    p.call(STATEMENT_EXPRESSION, 4, operations)?;
    p.close(start, STATEMENT_EXPRESSION)
}

/// `('property' | 'sequence' | 'final' | delay)?`
fn item_optional_property_or_other(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), HASH | PROPERTY_KEYWORD | SEQUENCE | FINAL) {
        match p.peek() {
            HASH => p.call(ITEM_PROPERTY_OR_OTHER, 4, delay)?,
            PROPERTY_KEYWORD | SEQUENCE | FINAL => p.take(ITEM_PROPERTY_OR_OTHER)?,
            _ => return p.stop(),
        }
        p.slot(ITEM_OPTIONAL_PROPERTY_OR_OTHER)?;
    }
    Ok(())
}

/// `property?`
fn optional_property(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() != R_PAREN, OPTIONAL_PROPERTY, property)
}

/// `module | class | function | prototype | region | declaration | typedDeclaration | gates | item_semicolon
///     | block | ifStatement | caseStatement | item_do_while | item_assert_or_other_l_paren_r_paren_item |
///     item_assign_or_force_expression_semicolon | item_deassign_or_release_expression |
///     item_minus_gt_or_minus_gt_gt_expression | item_return | item_break_or_continue_semicolon |
///     item_disable | item_wait_fork | item_wait_order | macroItem | import | wordyItem`
fn item_operand(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ITEM_OPERAND)? {
        1 => p.call(ITEM_OPERAND, 1, module)?,
        2 => p.call(ITEM_OPERAND, 2, class)?,
        3 => p.call(ITEM_OPERAND, 3, function)?,
        4 => p.call(ITEM_OPERAND, 4, prototype)?,
        5 => p.call(ITEM_OPERAND, 5, region)?,
        6 => p.call(ITEM_OPERAND, 6, declaration)?,
        7 => p.call(ITEM_OPERAND, 7, typed_declaration)?,
        8 => p.call(ITEM_OPERAND, 8, gates)?,
        9 => p.call(ITEM_OPERAND, 9, item_semicolon)?,
        10 => p.call(ITEM_OPERAND, 10, block)?,
        11 => p.call(ITEM_OPERAND, 11, if_statement)?,
        12 => p.call(ITEM_OPERAND, 12, case_statement)?,
        13 => p.call(ITEM_OPERAND, 13, item_do_while)?,
        14 => p.call(ITEM_OPERAND, 14, item_assert_or_other_l_paren_r_paren_item)?,
        15 => p.call(ITEM_OPERAND, 15, item_assign_or_force_expression_semicolon)?,
        16 => p.call(ITEM_OPERAND, 16, item_deassign_or_release_expression)?,
        17 => p.call(ITEM_OPERAND, 17, item_minus_gt_or_minus_gt_gt_expression)?,
        18 => {
            let start = p.begin(RETURN)?;
            p.call(ITEM_RETURN, 2, optional_expression)?;
            p.token(SEMICOLON)?;
            p.node(start, ITEM_RETURN)?;
        }
        19 => {
            let start = p.open();
            p.set(ITEM_BREAK_OR_CONTINUE, matches!(p.peek(), BREAK | CONTINUE))?;
            p.token(SEMICOLON)?;
            p.node(start, ITEM_BREAK_OR_CONTINUE_SEMICOLON)?;
        }
        20 => p.call(ITEM_OPERAND, 20, item_disable)?,
        21 => {
            let start = p.begin(WAIT)?;
            p.token(FORK)?;
            p.token(SEMICOLON)?;
            p.node(start, ITEM_WAIT_FORK)?;
        }
        22 => p.call(ITEM_OPERAND, 22, item_wait_order)?,
        23 => p.call(ITEM_OPERAND, 23, macro_item)?,
        24 => p.call(ITEM_OPERAND, 24, import)?,
        _ => p.call(ITEM_OPERAND, 25, wordy_item)?,
    }
    p.slot(ITEM_OPERAND)
}

/// `module : ('module' | 'macromodule') moduleHead item* 'endmodule' endName? | 'interface' moduleHead item*
///     'endinterface' endName? | 'program' moduleHead item* 'endprogram' endName? | 'package' lifetime?
///     identifier ';' item* 'endpackage' endName? | 'primitive' moduleHead item* 'endprimitive' endName? |
///     'checker' moduleHead item* 'endchecker' endName?`
fn module(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MODULE_KEYWORD | MACROMODULE => {
            let start = p.open();
            p.set(MODULE_MODULE_OR_MACROMODULE, matches!(p.peek(), MODULE_KEYWORD | MACROMODULE))?;
            p.call(MODULE_ENDMODULE, 2, module_head)?;
            p.call(MODULE_ENDMODULE, 3, items)?;
            p.token(ENDMODULE)?;
            p.call(MODULE_ENDMODULE, 5, optional_end_name)?;
            p.node(start, MODULE_ENDMODULE)?;
        }
        INTERFACE => {
            let start = p.begin(INTERFACE)?;
            p.call(MODULE_INTERFACE_ENDINTERFACE, 2, module_head)?;
            p.call(MODULE_INTERFACE_ENDINTERFACE, 3, items)?;
            p.token(ENDINTERFACE)?;
            p.call(MODULE_INTERFACE_ENDINTERFACE, 5, optional_end_name)?;
            p.node(start, MODULE_INTERFACE_ENDINTERFACE)?;
        }
        PROGRAM => {
            let start = p.begin(PROGRAM)?;
            p.call(MODULE_PROGRAM_ENDPROGRAM, 2, module_head)?;
            p.call(MODULE_PROGRAM_ENDPROGRAM, 3, items)?;
            p.token(ENDPROGRAM)?;
            p.call(MODULE_PROGRAM_ENDPROGRAM, 5, optional_end_name)?;
            p.node(start, MODULE_PROGRAM_ENDPROGRAM)?;
        }
        PACKAGE => {
            let start = p.begin(PACKAGE)?;
            p.call(MODULE_PACKAGE_ENDPACKAGE, 2, optional_lifetime)?;
            identifier(p)?;
            p.token(SEMICOLON)?;
            p.call(MODULE_PACKAGE_ENDPACKAGE, 5, items)?;
            p.token(ENDPACKAGE)?;
            p.call(MODULE_PACKAGE_ENDPACKAGE, 7, optional_end_name)?;
            p.node(start, MODULE_PACKAGE_ENDPACKAGE)?;
        }
        PRIMITIVE => {
            let start = p.begin(PRIMITIVE)?;
            p.call(MODULE_PRIMITIVE_ENDPRIMITIVE, 2, module_head)?;
            p.call(MODULE_PRIMITIVE_ENDPRIMITIVE, 3, items)?;
            p.token(ENDPRIMITIVE)?;
            p.call(MODULE_PRIMITIVE_ENDPRIMITIVE, 5, optional_end_name)?;
            p.node(start, MODULE_PRIMITIVE_ENDPRIMITIVE)?;
        }
        CHECKER => {
            let start = p.begin(CHECKER)?;
            p.call(MODULE_CHECKER_ENDCHECKER, 2, module_head)?;
            p.call(MODULE_CHECKER_ENDCHECKER, 3, items)?;
            p.token(ENDCHECKER)?;
            p.call(MODULE_CHECKER_ENDCHECKER, 5, optional_end_name)?;
            p.node(start, MODULE_CHECKER_ENDCHECKER)?;
        }
        _ => return p.stop(),
    }
    p.slot(MODULE)
}

/// `moduleHead : lifetime? (identifier | SYSTEM | MACRO)? import* parameterPorts? ports? ';'`
fn module_head(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MODULE_HEAD, 1, optional_lifetime)?;
    if !matches!(p.peek(), L_PAREN | SEMICOLON | HASH | IMPORT_KEYWORD | EXPORT) {
        match p.peek() {
            SYSTEM | MACRO => p.take(MODULE_HEAD_IDENTIFIER_OR_OTHER)?,
            _ => identifier(p)?,
        }
        p.slot(MODULE_HEAD_OPTIONAL_IDENTIFIER_OR_OTHER)?;
    }
    let list = p.open();
    while matches!(p.peek(), IMPORT_KEYWORD | EXPORT) {
        p.call(IMPORTS, 1, import)?;
    }
    p.list(list, IMPORTS)?;
    p.call(MODULE_HEAD, 4, optional_parameter_ports)?;
    p.call(MODULE_HEAD, 5, optional_ports)?;
    p.token(SEMICOLON)?;
    p.close(start, MODULE_HEAD)
}

/// `lifetime?`
fn optional_lifetime(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), STATIC | AUTOMATIC) {
        lifetime(p)?;
        p.slot(OPTIONAL_LIFETIME)?;
    }
    Ok(())
}

/// `lifetime : 'static' | 'automatic'`
fn lifetime(p: &mut Machine<'_>) -> Parsed {
    p.set(LIFETIME, matches!(p.peek(), STATIC | AUTOMATIC))
}

/// `import : ('import' | 'export') importedName (',' importedName)* ';'`
fn import(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(IMPORT_OR_EXPORT, matches!(p.peek(), IMPORT_KEYWORD | EXPORT))?;
    p.call(IMPORT, 2, imported_name)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(IMPORT_NEXT_IMPORTED_NAME, COMMA, imported_name)?;
    }
    p.list(list, IMPORT_NEXT_IMPORTED_NAMES)?;
    p.token(SEMICOLON)?;
    p.node(start, IMPORT)
}

/// `importedName : (identifier | '*') '::' (identifier | '*')`
fn imported_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(IMPORTED_NAME, 1, imported_name_identifier_or_star)?;
    p.token(COLON_COLON)?;
    p.call(IMPORTED_NAME, 3, imported_name_identifier_or_star)?;
    p.node(start, IMPORTED_NAME)
}

/// `identifier | '*'`
fn imported_name_identifier_or_star(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STAR => p.take(IMPORTED_NAME_IDENTIFIER_OR_STAR)?,
        _ => identifier(p)?,
    }
    p.slot(IMPORTED_NAME_IDENTIFIER_OR_STAR)
}

/// `parameterPorts?`
fn optional_parameter_ports(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == HASH, OPTIONAL_PARAMETER_PORTS, parameter_ports)
}

/// `parameterPorts : '#' '(' (parameterPort (',' parameterPort)* ','?)? ')'`
fn parameter_ports(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(HASH)?;
    p.token(L_PAREN)?;
    if p.peek() != R_PAREN {
        let start_2 = p.open();
        p.call(PARAMETER_PORTS_PARAMETER_PORT, 1, parameter_port)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(PARAMETER_PORTS_NEXT_PARAMETER_PORTS)? {
            p.pair(PARAMETER_PORTS_NEXT_PARAMETER_PORT, COMMA, parameter_port)?;
        }
        p.list(list, PARAMETER_PORTS_NEXT_PARAMETER_PORTS)?;
        p.call(PARAMETER_PORTS_PARAMETER_PORT, 3, optional_comma)?;
        p.close_in(start_2, PARAMETER_PORTS_PARAMETER_PORT, PARAMETER_PORTS_OPTIONAL_PARAMETER_PORT)?;
    }
    p.token(R_PAREN)?;
    p.node(start, PARAMETER_PORTS)
}

/// `parameterPort : attribute* declarationHead* (typePath dimension*)? declarator`
fn parameter_port(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARAMETER_PORT, 1, attributes)?;
    p.call(PARAMETER_PORT, 2, declaration_heads)?;
    p.call(PARAMETER_PORT, 3, optional_type_path)?;
    p.call(PARAMETER_PORT, 4, declarator)?;
    p.close(start, PARAMETER_PORT)
}

/// `declarationHead*`
fn declaration_heads(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.goes_in(DECLARATION_HEADS)? {
        p.call(DECLARATION_HEADS, 1, declaration_head)?;
    }
    p.list(list, DECLARATION_HEADS)
}

/// `(typePath dimension*)?`
fn optional_type_path(p: &mut Machine<'_>) -> Parsed {
    if !matches!(p.peek(), NEW | BIT | BYTE) && p.goes_in(OPTIONAL_TYPE_PATH)? {
        let start = p.open();
        p.call(TYPE_PATH_DIMENSIONS, 1, type_path)?;
        p.call(TYPE_PATH_DIMENSIONS, 2, dimensions)?;
        p.close_in(start, TYPE_PATH_DIMENSIONS, OPTIONAL_TYPE_PATH)?;
    }
    Ok(())
}

/// `declarator : (identifier | macro | 'bit' | 'byte') dimension* macro? (arguments | initializer)?`
fn declarator(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        MACRO => p.call(DECLARATOR_IDENTIFIER_OR_OTHER, 2, macro_rule)?,
        BIT | BYTE => p.take(DECLARATOR_IDENTIFIER_OR_OTHER)?,
        _ => identifier(p)?,
    }
    p.slot(DECLARATOR_IDENTIFIER_OR_OTHER)?;
    p.call(DECLARATOR, 2, dimensions)?;
    p.optional(p.peek() == MACRO, OPTIONAL_MACRO, macro_rule)?;
    if matches!(p.peek(), L_PAREN | EQ) {
        match p.peek() {
            L_PAREN => p.call(DECLARATOR_ARGUMENTS_OR_INITIALIZER, 1, arguments)?,
            EQ => p.call(DECLARATOR_ARGUMENTS_OR_INITIALIZER, 2, initializer)?,
            _ => return p.stop(),
        }
        p.slot(DECLARATOR_OPTIONAL_ARGUMENTS_OR_INITIALIZER)?;
    }
    p.close(start, DECLARATOR)
}

/// `ports?`
fn optional_ports(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == L_PAREN, OPTIONAL_PORTS, ports)
}

/// `ports : '(' port? (',' port?)* ')'`
fn ports(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(PORTS, 2, optional_port)?;
    let list = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        p.call(PORTS_NEXT_OPTIONAL_PORT, 2, optional_port)?;
        p.close(start_2, PORTS_NEXT_OPTIONAL_PORT)?;
    }
    p.list(list, PORTS_NEXT_OPTIONAL_PORTS)?;
    p.token(R_PAREN)?;
    p.node(start, PORTS)
}

/// `port?`
fn optional_port(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), COMMA | R_PAREN), OPTIONAL_PORT, port)
}

/// `port : attribute* declarationHead* (typePath dimension*)? declarator | attribute* '.' identifier '('
///     expression? ')' | attribute* concatenation | '.' '.' '.'`
/// In normal form `attribute* (declarationHead* (typePath dimension*)? declarator | '.' identifier '('
///     expression? ')' | concatenation) | '.' '.' '.'`
fn port(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PORT)? {
        1 => {
            let start = p.open();
            p.call(PORT_DECLARATOR_OR_OTHER, 1, attributes)?;
            match p.peek() {
                DOT => {
                    let start_2 = p.begin(DOT)?;
                    identifier(p)?;
                    p.token(L_PAREN)?;
                    p.call(PORT_DOT_IDENTIFIER_L_PAREN_R_PAREN, 4, optional_expression)?;
                    p.token(R_PAREN)?;
                    p.node(start_2, PORT_DOT_IDENTIFIER_L_PAREN_R_PAREN)?;
                }
                L_BRACE => p.call(PORT_AFTER_ATTRIBUTES, 3, concatenation)?,
                _ => {
                    let start_2 = p.open();
                    p.call(PORT_DECLARATOR, 1, declaration_heads)?;
                    p.call(PORT_DECLARATOR, 2, optional_type_path)?;
                    p.call(PORT_DECLARATOR, 3, declarator)?;
                    p.close(start_2, PORT_DECLARATOR)?;
                }
            }
            p.slot(PORT_AFTER_ATTRIBUTES)?;
            p.close(start, PORT_DECLARATOR_OR_OTHER)?;
        }
        _ => {
            let start = p.begin(DOT)?;
            p.token(DOT)?;
            p.token(DOT)?;
            p.node(start, PORT_DOT_DOT_DOT)?;
        }
    }
    p.slot(PORT)
}

/// `endName?`
fn optional_end_name(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == COLON, OPTIONAL_END_NAME, end_name)
}

/// `endName : ':' (identifier | 'new')`
fn end_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COLON)?;
    match p.peek() {
        NEW => p.take(END_NAME_IDENTIFIER_OR_NEW)?,
        _ => identifier(p)?,
    }
    p.slot(END_NAME_IDENTIFIER_OR_NEW)?;
    p.node(start, END_NAME)
}

/// `class : ('virtual' | 'interface')* 'class' lifetime? identifier parameterPorts? classBase* ';' item*
///     'endclass' endName?`
fn class(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), INTERFACE | VIRTUAL) {
        p.take(CLASS_INTERFACE_OR_VIRTUAL)?;
    }
    p.list(list, CLASS_INTERFACE_OR_VIRTUALS)?;
    p.token(CLASS_KEYWORD)?;
    p.call(CLASS, 3, optional_lifetime)?;
    identifier(p)?;
    p.call(CLASS, 5, optional_parameter_ports)?;
    let list = p.open();
    while matches!(p.peek(), EXTENDS | IMPLEMENTS) {
        p.call(CLASS_BASES, 1, class_base)?;
    }
    p.list(list, CLASS_BASES)?;
    p.token(SEMICOLON)?;
    p.call(CLASS, 8, items)?;
    p.token(ENDCLASS)?;
    p.call(CLASS, 10, optional_end_name)?;
    p.node(start, CLASS)
}

/// `classBase : 'extends' typePath arguments? | 'implements' path (',' path)*`
fn class_base(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        EXTENDS => {
            let start = p.begin(EXTENDS)?;
            p.call(CLASS_BASE_EXTENDS, 2, type_path)?;
            p.call(CLASS_BASE_EXTENDS, 3, optional_arguments)?;
            p.node(start, CLASS_BASE_EXTENDS)?;
        }
        IMPLEMENTS => {
            let start = p.begin(IMPLEMENTS)?;
            p.call(CLASS_BASE_IMPLEMENTS, 2, path)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.pair(CLASS_BASE_NEXT_PATH, COMMA, path)?;
            }
            p.list(list, CLASS_BASE_NEXT_PATHS)?;
            p.node(start, CLASS_BASE_IMPLEMENTS)?;
        }
        _ => return p.stop(),
    }
    p.slot(CLASS_BASE)
}

/// `function : functionSpecifier* functionHead item* 'endfunction' endName? | functionSpecifier* taskHead
///     item* 'endtask' endName?`
/// In normal form `functionSpecifier* (functionHead item* 'endfunction' | taskHead item* 'endtask') endName?`
fn function(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), STATIC | AUTOMATIC | VIRTUAL | LOCAL | PROTECTED | FORKJOIN) {
        function_specifier(p)?;
    }
    p.list(list, FUNCTION_SPECIFIERS)?;
    match p.peek() {
        FUNCTION_KEYWORD => {
            let start_2 = p.open();
            p.call(FUNCTION_ENDFUNCTION, 1, function_head)?;
            p.call(FUNCTION_ENDFUNCTION, 2, items)?;
            p.token(ENDFUNCTION)?;
            p.node(start_2, FUNCTION_ENDFUNCTION)?;
        }
        TASK => {
            let start_2 = p.open();
            p.call(FUNCTION_ENDTASK, 1, task_head)?;
            p.call(FUNCTION_ENDTASK, 2, items)?;
            p.token(ENDTASK)?;
            p.node(start_2, FUNCTION_ENDTASK)?;
        }
        _ => return p.stop(),
    }
    p.slot(FUNCTION_AFTER_FUNCTION_SPECIFIERS)?;
    p.call(FUNCTION, 3, optional_end_name)?;
    p.close(start, FUNCTION)
}

/// `functionSpecifier : 'virtual' | 'static' | 'local' | 'protected' | 'forkjoin' | 'automatic'`
fn function_specifier(p: &mut Machine<'_>) -> Parsed {
    p.one_of(FUNCTION_SPECIFIER)
}

/// `functionHead : 'function' declarationHead* (typePath dimension*)? functionName ports? ';'`
fn function_head(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FUNCTION_KEYWORD)?;
    p.call(FUNCTION_HEAD, 2, declaration_heads)?;
    p.call(FUNCTION_HEAD, 3, optional_type_path)?;
    p.call(FUNCTION_HEAD, 4, function_name)?;
    p.call(FUNCTION_HEAD, 5, optional_ports)?;
    p.token(SEMICOLON)?;
    p.node(start, FUNCTION_HEAD)
}

/// `functionName : path | (path '::')? 'new'`
fn function_name(p: &mut Machine<'_>) -> Parsed {
    match p.decide(FUNCTION_NAME)? {
        1 => p.call(FUNCTION_NAME, 1, path)?,
        _ => {
            let start = p.open();
            if p.peek() != NEW {
                let start_2 = p.open();
                p.call(FUNCTION_NAME_PATH_COLON_COLON, 1, path)?;
                p.token(COLON_COLON)?;
                p.node_in(start_2, FUNCTION_NAME_PATH_COLON_COLON, FUNCTION_NAME_OPTIONAL_PATH_COLON_COLON)?;
            }
            p.token(NEW)?;
            p.close(start, FUNCTION_NAME_NEW)?;
        }
    }
    p.slot(FUNCTION_NAME)
}

/// `taskHead : 'task' lifetime? functionName ports? ';'`
fn task_head(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TASK)?;
    p.call(TASK_HEAD, 2, optional_lifetime)?;
    p.call(TASK_HEAD, 3, function_name)?;
    p.call(TASK_HEAD, 4, optional_ports)?;
    p.token(SEMICOLON)?;
    p.node(start, TASK_HEAD)
}

/// `prototype : 'extern' ('module' | 'macromodule' | 'program' | 'interface') moduleHead | ('extern' |
///     'pure') ('extern' | functionSpecifier)* (functionHead | taskHead) | ('import' | 'export') STRING
///     ('context' | 'pure')? (identifier '=')? (functionHead | taskHead | ('function' | 'task') identifier
///     ';')`
fn prototype(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PROTOTYPE)? {
        1 => {
            let start = p.begin(EXTERN)?;
            p.one_of(PROTOTYPE_MODULE_OR_OTHER)?;
            p.call(PROTOTYPE_EXTERN, 3, module_head)?;
            p.node(start, PROTOTYPE_EXTERN)?;
        }
        2 => {
            let start = p.open();
            p.set(PROTOTYPE_EXTERN_OR_PURE_CHOICE, matches!(p.peek(), EXTERN | PURE))?;
            let list = p.open();
            while matches!(p.peek(), STATIC | AUTOMATIC | VIRTUAL | LOCAL | PROTECTED | FORKJOIN | EXTERN) {
                match p.peek() {
                    STATIC | AUTOMATIC | VIRTUAL | LOCAL | PROTECTED | FORKJOIN => function_specifier(p)?,
                    EXTERN => p.take(PROTOTYPE_EXTERN_OR_FUNCTION_SPECIFIER)?,
                    _ => return p.stop(),
                }
                p.slot(PROTOTYPE_EXTERN_OR_FUNCTION_SPECIFIER)?;
            }
            p.list(list, PROTOTYPE_EXTERN_OR_FUNCTION_SPECIFIERS)?;
            match p.peek() {
                FUNCTION_KEYWORD => p.call(PROTOTYPE_FUNCTION_HEAD_OR_TASK_HEAD, 1, function_head)?,
                TASK => p.call(PROTOTYPE_FUNCTION_HEAD_OR_TASK_HEAD, 2, task_head)?,
                _ => return p.stop(),
            }
            p.slot(PROTOTYPE_FUNCTION_HEAD_OR_TASK_HEAD)?;
            p.node(start, PROTOTYPE_EXTERN_OR_PURE_EXTERN_OR_FUNCTION_SPECIFIERS)?;
        }
        _ => {
            let start = p.open();
            p.set(IMPORT_OR_EXPORT, matches!(p.peek(), IMPORT_KEYWORD | EXPORT))?;
            p.token(STRING)?;
            if p.peek() == PURE || p.peek() == CONTEXT && p.goes_in(PROTOTYPE_OPTIONAL_PURE_OR_CONTEXT)? {
                p.take(PROTOTYPE_OPTIONAL_PURE_OR_CONTEXT)?;
            }
            if !matches!(p.peek(), FUNCTION_KEYWORD | TASK) {
                let start_2 = p.open();
                identifier(p)?;
                p.token(EQ)?;
                p.node_in(start_2, PROTOTYPE_IDENTIFIER_EQ, PROTOTYPE_OPTIONAL_IDENTIFIER_EQ)?;
            }
            match p.decide(PROTOTYPE_FUNCTION_HEAD_OR_OTHER)? {
                1 => p.call(PROTOTYPE_FUNCTION_HEAD_OR_OTHER, 1, function_head)?,
                2 => p.call(PROTOTYPE_FUNCTION_HEAD_OR_OTHER, 2, task_head)?,
                _ => {
                    let start_2 = p.open();
                    p.set(PROTOTYPE_FUNCTION_OR_TASK, matches!(p.peek(), FUNCTION_KEYWORD | TASK))?;
                    identifier(p)?;
                    p.token(SEMICOLON)?;
                    p.node(start_2, PROTOTYPE_FUNCTION_OR_TASK_IDENTIFIER)?;
                }
            }
            p.slot(PROTOTYPE_FUNCTION_HEAD_OR_OTHER)?;
            p.node(start, PROTOTYPE_STRING)?;
        }
    }
    p.slot(PROTOTYPE)
}

/// `region : 'generate' item* 'endgenerate' | 'property' identifier ports? ';' propertyBody 'endproperty'
///     endName? | 'sequence' identifier ports? ';' propertyBody 'endsequence' endName? | 'specify'
///     ~'endspecify'* 'endspecify' | 'table' ~'endtable'* 'endtable' | 'covergroup' ~'endgroup'* 'endgroup'
///     endName? | ('default' | 'global')? 'clocking' identifier? eventControl? ';' ~'endclocking'*
///     'endclocking' endName? | 'default' 'clocking' path ';' | 'discipline' ~'enddiscipline'*
///     'enddiscipline' | 'nature' ~'endnature'* 'endnature' | 'config' ~'endconfig'* 'endconfig' endName? |
///     'randsequence' ~'endsequence'* 'endsequence' | ('static' | 'extern' | 'pure')? 'constraint' path
///     (braces | ';')`
fn region(p: &mut Machine<'_>) -> Parsed {
    match p.decide(REGION)? {
        1 => {
            let start = p.begin(GENERATE)?;
            p.call(REGION_GENERATE_ENDGENERATE, 2, items)?;
            p.token(ENDGENERATE)?;
            p.node(start, REGION_GENERATE_ENDGENERATE)?;
        }
        2 => p.call(REGION, 2, region_property_endproperty)?,
        3 => p.call(REGION, 3, region_sequence_endsequence)?,
        4 => p.call(REGION, 4, region_specify_endspecify)?,
        5 => p.call(REGION, 5, region_table_endtable)?,
        6 => p.call(REGION, 6, region_covergroup_endgroup)?,
        7 => p.call(REGION, 7, region_clocking_endclocking)?,
        8 => {
            let start = p.begin(DEFAULT)?;
            p.token(CLOCKING)?;
            p.call(REGION_DEFAULT_CLOCKING, 3, path)?;
            p.token(SEMICOLON)?;
            p.node(start, REGION_DEFAULT_CLOCKING)?;
        }
        9 => {
            let start = p.begin(DISCIPLINE)?;
            let list = p.open();
            while p.peek() != ENDDISCIPLINE {
                p.one_of(REGION_ANY_BUT_ENDDISCIPLINE)?;
            }
            p.list(list, REGION_ANY_BUT_ENDDISCIPLINES)?;
            p.token(ENDDISCIPLINE)?;
            p.node(start, REGION_DISCIPLINE_ENDDISCIPLINE)?;
        }
        10 => {
            let start = p.begin(NATURE)?;
            let list = p.open();
            while p.peek() != ENDNATURE {
                p.one_of(REGION_ANY_BUT_ENDNATURE)?;
            }
            p.list(list, REGION_ANY_BUT_ENDNATURES)?;
            p.token(ENDNATURE)?;
            p.node(start, REGION_NATURE_ENDNATURE)?;
        }
        11 => p.call(REGION, 11, region_config_endconfig)?,
        12 => {
            let start = p.begin(RANDSEQUENCE)?;
            let list = p.open();
            while p.peek() != ENDSEQUENCE {
                p.one_of(REGION_ANY_BUT_ENDSEQUENCE)?;
            }
            p.list(list, REGION_ANY_BUT_ENDSEQUENCES)?;
            p.token(ENDSEQUENCE)?;
            p.node(start, REGION_RANDSEQUENCE_ENDSEQUENCE)?;
        }
        _ => p.call(REGION, 13, region_constraint)?,
    }
    p.slot(REGION)
}

/// `'property' identifier ports? ';' propertyBody 'endproperty' endName?`
fn region_property_endproperty(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(PROPERTY_KEYWORD)?;
    identifier(p)?;
    p.call(REGION_PROPERTY_ENDPROPERTY, 3, optional_ports)?;
    p.token(SEMICOLON)?;
    p.call(REGION_PROPERTY_ENDPROPERTY, 5, property_body)?;
    p.token(ENDPROPERTY)?;
    p.call(REGION_PROPERTY_ENDPROPERTY, 7, optional_end_name)?;
    p.node(start, REGION_PROPERTY_ENDPROPERTY)
}

/// `propertyBody : (declaration | typedDeclaration)* property ';'?`
fn property_body(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.goes_in(PROPERTY_BODY_DECLARATION_OR_TYPED_DECLARATIONS)? {
        match p.decide(PROPERTY_BODY_DECLARATION_OR_TYPED_DECLARATION)? {
            1 => p.call(PROPERTY_BODY_DECLARATION_OR_TYPED_DECLARATION, 1, declaration)?,
            _ => p.call(PROPERTY_BODY_DECLARATION_OR_TYPED_DECLARATION, 2, typed_declaration)?,
        }
        p.slot(PROPERTY_BODY_DECLARATION_OR_TYPED_DECLARATION)?;
    }
    p.list(list, PROPERTY_BODY_DECLARATION_OR_TYPED_DECLARATIONS)?;
    p.call(PROPERTY_BODY, 2, property)?;
    p.optional_token(p.peek() == SEMICOLON, PROPERTY_BODY_OPTIONAL_SEMICOLON)?;
    p.close(start, PROPERTY_BODY)
}

/// `declaration : declarationHead+ ((typePath dimension*)? declarator | initializer)? (',' declarator)* ';'`
fn declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(DECLARATION, 1, some_declaration_heads)?;
    if !matches!(p.peek(), COMMA | SEMICOLON) {
        match p.peek() {
            EQ => p.call(DECLARATION_DECLARATOR_OR_INITIALIZER, 2, initializer)?,
            _ => {
                let start_2 = p.open();
                p.call(DECLARATION_DECLARATOR, 1, optional_type_path)?;
                p.call(DECLARATION_DECLARATOR, 2, declarator)?;
                p.close(start_2, DECLARATION_DECLARATOR)?;
            }
        }
        p.slot(DECLARATION_OPTIONAL_DECLARATOR_OR_INITIALIZER)?;
    }
    p.call(DECLARATION, 3, next_declarators)?;
    p.token(SEMICOLON)?;
    p.node(start, DECLARATION)
}

/// `(',' declarator)*`
fn next_declarators(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(NEXT_DECLARATOR, COMMA, declarator)?;
    }
    p.list(list, NEXT_DECLARATORS)
}

/// `typedDeclaration : path ('#' (arguments | NUMBER | path))? (strength | dimension)* declarators ';'`
fn typed_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPED_DECLARATION, 1, path)?;
    if p.peek() == HASH {
        let start_2 = p.begin(HASH)?;
        match p.peek() {
            L_PAREN => p.call(TYPED_DECLARATION_ARGUMENTS_OR_OTHER, 1, arguments)?,
            NUMBER => p.take(TYPED_DECLARATION_ARGUMENTS_OR_OTHER)?,
            _ => p.call(TYPED_DECLARATION_ARGUMENTS_OR_OTHER, 3, path)?,
        }
        p.slot(TYPED_DECLARATION_ARGUMENTS_OR_OTHER)?;
        p.node_in(start_2, TYPED_DECLARATION_HASH_ARGUMENTS_OR_OTHER,
            TYPED_DECLARATION_OPTIONAL_HASH_ARGUMENTS_OR_OTHER)?;
    }
    let list = p.open();
    while matches!(p.peek(), L_PAREN | L_BRACKET) {
        match p.peek() {
            L_PAREN => p.call(TYPED_DECLARATION_STRENGTH_OR_DIMENSION, 1, strength)?,
            L_BRACKET => p.call(TYPED_DECLARATION_STRENGTH_OR_DIMENSION, 2, dimension)?,
            _ => return p.stop(),
        }
        p.slot(TYPED_DECLARATION_STRENGTH_OR_DIMENSION)?;
    }
    p.list(list, TYPED_DECLARATION_STRENGTH_OR_DIMENSIONS)?;
    p.call(TYPED_DECLARATION, 4, declarators)?;
    p.token(SEMICOLON)?;
    p.node(start, TYPED_DECLARATION)
}

/// `declarators : declarator (',' declarator)*`
fn declarators(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(DECLARATORS, 1, declarator)?;
    p.call(DECLARATORS, 2, next_declarators)?;
    p.close(start, DECLARATORS)
}

/// `'sequence' identifier ports? ';' propertyBody 'endsequence' endName?`
fn region_sequence_endsequence(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SEQUENCE)?;
    identifier(p)?;
    p.call(REGION_SEQUENCE_ENDSEQUENCE, 3, optional_ports)?;
    p.token(SEMICOLON)?;
    p.call(REGION_SEQUENCE_ENDSEQUENCE, 5, property_body)?;
    p.token(ENDSEQUENCE)?;
    p.call(REGION_SEQUENCE_ENDSEQUENCE, 7, optional_end_name)?;
    p.node(start, REGION_SEQUENCE_ENDSEQUENCE)
}

/// `'specify' ~'endspecify'* 'endspecify'`
fn region_specify_endspecify(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SPECIFY)?;
    let list = p.open();
    while p.peek() != ENDSPECIFY {
        p.one_of(REGION_ANY_BUT_ENDSPECIFY)?;
    }
    p.list(list, REGION_ANY_BUT_ENDSPECIFIES)?;
    p.token(ENDSPECIFY)?;
    p.node(start, REGION_SPECIFY_ENDSPECIFY)
}

/// `'table' ~'endtable'* 'endtable'`
fn region_table_endtable(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TABLE)?;
    let list = p.open();
    while p.peek() != ENDTABLE {
        p.one_of(REGION_ANY_BUT_ENDTABLE)?;
    }
    p.list(list, REGION_ANY_BUT_ENDTABLES)?;
    p.token(ENDTABLE)?;
    p.node(start, REGION_TABLE_ENDTABLE)
}

/// `'covergroup' ~'endgroup'* 'endgroup' endName?`
fn region_covergroup_endgroup(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COVERGROUP)?;
    let list = p.open();
    while p.peek() != ENDGROUP {
        p.one_of(REGION_ANY_BUT_ENDGROUP)?;
    }
    p.list(list, REGION_ANY_BUT_ENDGROUPS)?;
    p.token(ENDGROUP)?;
    p.call(REGION_COVERGROUP_ENDGROUP, 4, optional_end_name)?;
    p.node(start, REGION_COVERGROUP_ENDGROUP)
}

/// `('default' | 'global')? 'clocking' identifier? eventControl? ';' ~'endclocking'* 'endclocking' endName?`
fn region_clocking_endclocking(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(matches!(p.peek(), DEFAULT | GLOBAL), REGION_OPTIONAL_DEFAULT_OR_GLOBAL)?;
    p.token(CLOCKING)?;
    p.call(REGION_CLOCKING_ENDCLOCKING, 3, optional_identifier)?;
    p.optional(p.peek() == AT, OPTIONAL_EVENT_CONTROL, event_control)?;
    p.token(SEMICOLON)?;
    let list = p.open();
    while p.peek() != ENDCLOCKING {
        p.one_of(REGION_ANY_BUT_ENDCLOCKING)?;
    }
    p.list(list, REGION_ANY_BUT_ENDCLOCKINGS)?;
    p.token(ENDCLOCKING)?;
    p.call(REGION_CLOCKING_ENDCLOCKING, 8, optional_end_name)?;
    p.node(start, REGION_CLOCKING_ENDCLOCKING)
}

/// `'config' ~'endconfig'* 'endconfig' endName?`
fn region_config_endconfig(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CONFIG)?;
    let list = p.open();
    while p.peek() != ENDCONFIG {
        p.one_of(REGION_ANY_BUT_ENDCONFIG)?;
    }
    p.list(list, REGION_ANY_BUT_ENDCONFIGS)?;
    p.token(ENDCONFIG)?;
    p.call(REGION_CONFIG_ENDCONFIG, 4, optional_end_name)?;
    p.node(start, REGION_CONFIG_ENDCONFIG)
}

/// `('static' | 'extern' | 'pure')? 'constraint' path (braces | ';')`
fn region_constraint(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(matches!(p.peek(), STATIC | EXTERN | PURE), REGION_OPTIONAL_STATIC_OR_OTHER)?;
    p.token(CONSTRAINT)?;
    p.call(REGION_CONSTRAINT, 3, path)?;
    match p.peek() {
        L_BRACE => p.call(REGION_BRACES_OR_SEMICOLON, 1, braces)?,
        SEMICOLON => p.take(REGION_BRACES_OR_SEMICOLON)?,
        _ => return p.stop(),
    }
    p.slot(REGION_BRACES_OR_SEMICOLON)?;
    p.node(start, REGION_CONSTRAINT)
}

/// `gates : gateWord (strength | delay)* gate (',' gate)* ';'`
fn gates(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    gate_word(p)?;
    p.call(GATES, 2, strength_or_delays)?;
    p.call(GATES, 3, gate)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(GATES_NEXT_GATE, COMMA, gate)?;
    }
    p.list(list, GATES_NEXT_GATES)?;
    p.token(SEMICOLON)?;
    p.node(start, GATES)
}

/// `(strength | delay)*`
fn strength_or_delays(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), L_PAREN | HASH) && p.goes_in(STRENGTH_OR_DELAYS)? {
        match p.peek() {
            L_PAREN => p.call(STRENGTH_OR_DELAY, 1, strength)?,
            HASH => p.call(STRENGTH_OR_DELAY, 2, delay)?,
            _ => return p.stop(),
        }
        p.slot(STRENGTH_OR_DELAY)?;
    }
    p.list(list, STRENGTH_OR_DELAYS)
}

/// `gate : (identifier dimension*)? arguments`
fn gate(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() != L_PAREN {
        let start_2 = p.open();
        identifier(p)?;
        p.call(GATE_IDENTIFIER, 2, dimensions)?;
        p.close_in(start_2, GATE_IDENTIFIER, GATE_OPTIONAL_IDENTIFIER)?;
    }
    p.call(GATE, 2, arguments)?;
    p.close(start, GATE)
}

/// `statementExpression? ';'`
fn item_semicolon(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional(p.peek() != SEMICOLON, OPTIONAL_STATEMENT_EXPRESSION, statement_expression)?;
    p.token(SEMICOLON)?;
    p.close(start, ITEM_SEMICOLON)
}

/// `block : 'begin' blockName? item* 'end' blockName? | 'fork' blockName? item* ('join' | 'join_any' |
///     'join_none') blockName?`
fn block(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        BEGIN => {
            let start = p.begin(BEGIN)?;
            p.call(BLOCK_BEGIN_END, 2, optional_block_name)?;
            p.call(BLOCK_BEGIN_END, 3, items)?;
            p.token(END)?;
            p.call(BLOCK_BEGIN_END, 5, optional_block_name)?;
            p.node(start, BLOCK_BEGIN_END)?;
        }
        FORK => {
            let start = p.begin(FORK)?;
            p.call(BLOCK_FORK, 2, optional_block_name)?;
            p.call(BLOCK_FORK, 3, items)?;
            p.set(BLOCK_JOIN_OR_OTHER, matches!(p.peek(), JOIN | JOIN_ANY | JOIN_NONE))?;
            p.call(BLOCK_FORK, 5, optional_block_name)?;
            p.node(start, BLOCK_FORK)?;
        }
        _ => return p.stop(),
    }
    p.slot(BLOCK)
}

/// `blockName?`
fn optional_block_name(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == COLON, OPTIONAL_BLOCK_NAME, block_name)
}

/// `blockName : ':' (identifier | 'bit' | 'byte')`
fn block_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COLON)?;
    match p.peek() {
        BIT | BYTE => p.take(BLOCK_NAME_IDENTIFIER_OR_OTHER)?,
        _ => identifier(p)?,
    }
    p.slot(BLOCK_NAME_IDENTIFIER_OR_OTHER)?;
    p.node(start, BLOCK_NAME)
}

/// `ifStatement : ('unique' | 'unique0' | 'priority')? 'if' '(' expression ')' item ('else' item)?`
fn if_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(IF_STATEMENT, 1, optional_unique_or_other)?;
    p.token(IF)?;
    p.token(L_PAREN)?;
    p.call(IF_STATEMENT, 4, expression)?;
    p.token(R_PAREN)?;
    p.call(IF_STATEMENT, 6, item)?;
    p.call(IF_STATEMENT, 7, optional_else)?;
    p.node(start, IF_STATEMENT)
}

/// `('unique' | 'unique0' | 'priority')?`
fn optional_unique_or_other(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(matches!(p.peek(), UNIQUE | UNIQUE0 | PRIORITY), OPTIONAL_UNIQUE_OR_OTHER)
}

/// `('else' item)?`
fn optional_else(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == ELSE && p.goes_in(OPTIONAL_ELSE)? {
        let start = p.begin(ELSE)?;
        p.call(ELSE_PART, 2, item)?;
        p.node_in(start, ELSE_PART, OPTIONAL_ELSE)?;
    }
    Ok(())
}

/// `caseStatement : ('unique' | 'unique0' | 'priority')? ('case' | 'casez' | 'casex') '(' expression ')'
///     ('inside' | 'matches')? caseItem* 'endcase' | 'randcase' caseItem* 'endcase'`
fn case_statement(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        UNIQUE | UNIQUE0 | PRIORITY | CASE | CASEZ | CASEX => {
            let start = p.open();
            p.call(CASE_STATEMENT_ENDCASE, 1, optional_unique_or_other)?;
            p.set(CASE_STATEMENT_CASE_OR_OTHER, matches!(p.peek(), CASE | CASEZ | CASEX))?;
            p.token(L_PAREN)?;
            p.call(CASE_STATEMENT_ENDCASE, 4, expression)?;
            p.token(R_PAREN)?;
            p.optional_token(matches!(p.peek(), INSIDE | MATCHES),
                CASE_STATEMENT_OPTIONAL_INSIDE_OR_MATCHES)?;
            p.call(CASE_STATEMENT_ENDCASE, 7, case_items)?;
            p.token(ENDCASE)?;
            p.node(start, CASE_STATEMENT_ENDCASE)?;
        }
        RANDCASE => {
            let start = p.begin(RANDCASE)?;
            p.call(CASE_STATEMENT_RANDCASE_ENDCASE, 2, case_items)?;
            p.token(ENDCASE)?;
            p.node(start, CASE_STATEMENT_RANDCASE_ENDCASE)?;
        }
        _ => return p.stop(),
    }
    p.slot(CASE_STATEMENT)
}

/// `caseItem*`
fn case_items(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != ENDCASE {
        p.call(CASE_ITEMS, 1, case_item)?;
    }
    p.list(list, CASE_ITEMS)
}

/// `caseItem : 'default' ':'? item | caseLabel (',' caseLabel)* ':' item`
fn case_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DEFAULT => {
            let start = p.begin(DEFAULT)?;
            p.optional_token(p.peek() == COLON, CASE_ITEM_OPTIONAL_COLON)?;
            p.call(CASE_ITEM_DEFAULT, 3, item)?;
            p.node(start, CASE_ITEM_DEFAULT)?;
        }
        _ => {
            let start = p.open();
            p.call(CASE_ITEM_CASE_LABEL_COLON_ITEM, 1, case_label)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.pair(CASE_ITEM_NEXT_CASE_LABEL, COMMA, case_label)?;
            }
            p.list(list, CASE_ITEM_NEXT_CASE_LABELS)?;
            p.token(COLON)?;
            p.call(CASE_ITEM_CASE_LABEL_COLON_ITEM, 4, item)?;
            p.node(start, CASE_ITEM_CASE_LABEL_COLON_ITEM)?;
        }
    }
    p.slot(CASE_ITEM)
}

/// `caseLabel : expression | dimension`
fn case_label(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET => p.call(CASE_LABEL, 2, dimension)?,
        _ => p.call(CASE_LABEL, 1, expression)?,
    }
    p.slot(CASE_LABEL)
}

/// `'do' item 'while' '(' expression ')' ';'`
fn item_do_while(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DO)?;
    p.call(ITEM_DO_WHILE, 2, item)?;
    p.token(WHILE)?;
    p.token(L_PAREN)?;
    p.call(ITEM_DO_WHILE, 5, expression)?;
    p.token(R_PAREN)?;
    p.token(SEMICOLON)?;
    p.node(start, ITEM_DO_WHILE)
}

/// `('assert' | 'assume' | 'cover' | 'restrict' | 'expect') ('property' | 'sequence' | 'final' | delay)? '('
///     property? ')' item ('else' item)?`
fn item_assert_or_other_l_paren_r_paren_item(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(ITEM_ASSERT_OR_OTHER, matches!(p.peek(), ASSERT | ASSUME | COVER | RESTRICT | EXPECT))?;
    p.call(ITEM_ASSERT_OR_OTHER_L_PAREN_R_PAREN_ITEM, 2, item_optional_property_or_other)?;
    p.token(L_PAREN)?;
    p.call(ITEM_ASSERT_OR_OTHER_L_PAREN_R_PAREN_ITEM, 4, optional_property)?;
    p.token(R_PAREN)?;
    p.call(ITEM_ASSERT_OR_OTHER_L_PAREN_R_PAREN_ITEM, 6, item)?;
    p.call(ITEM_ASSERT_OR_OTHER_L_PAREN_R_PAREN_ITEM, 7, optional_else)?;
    p.node(start, ITEM_ASSERT_OR_OTHER_L_PAREN_R_PAREN_ITEM)
}

/// `('assign' | 'force') (strength | delay)* expression (',' expression)* ';'`
fn item_assign_or_force_expression_semicolon(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(ITEM_ASSIGN_OR_FORCE, matches!(p.peek(), ASSIGN | FORCE))?;
    p.call(ITEM_ASSIGN_OR_FORCE_EXPRESSION_SEMICOLON, 2, strength_or_delays)?;
    p.call(ITEM_ASSIGN_OR_FORCE_EXPRESSION_SEMICOLON, 3, expression)?;
    p.call(ITEM_ASSIGN_OR_FORCE_EXPRESSION_SEMICOLON, 4, next_expressions)?;
    p.token(SEMICOLON)?;
    p.node(start, ITEM_ASSIGN_OR_FORCE_EXPRESSION_SEMICOLON)
}

/// `('deassign' | 'release') expression ';'`
fn item_deassign_or_release_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(ITEM_DEASSIGN_OR_RELEASE, matches!(p.peek(), DEASSIGN | RELEASE))?;
    p.call(ITEM_DEASSIGN_OR_RELEASE_EXPRESSION, 2, expression)?;
    p.token(SEMICOLON)?;
    p.node(start, ITEM_DEASSIGN_OR_RELEASE_EXPRESSION)
}

/// `('->' | '->>') expression ';'`
fn item_minus_gt_or_minus_gt_gt_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(ITEM_MINUS_GT_OR_MINUS_GT_GT, matches!(p.peek(), MINUS_GT | MINUS_GT_GT))?;
    p.call(ITEM_MINUS_GT_OR_MINUS_GT_GT_EXPRESSION, 2, expression)?;
    p.token(SEMICOLON)?;
    p.node(start, ITEM_MINUS_GT_OR_MINUS_GT_GT_EXPRESSION)
}

/// `'disable' ('fork' | path) ';'`
fn item_disable(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DISABLE)?;
    match p.peek() {
        FORK => p.take(ITEM_FORK_OR_PATH)?,
        _ => p.call(ITEM_FORK_OR_PATH, 2, path)?,
    }
    p.slot(ITEM_FORK_OR_PATH)?;
    p.token(SEMICOLON)?;
    p.node(start, ITEM_DISABLE)
}

/// `'wait_order' arguments item ('else' item)?`
fn item_wait_order(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(WAIT_ORDER)?;
    p.call(ITEM_WAIT_ORDER, 2, arguments)?;
    p.call(ITEM_WAIT_ORDER, 3, item)?;
    p.call(ITEM_WAIT_ORDER, 4, optional_else)?;
    p.node(start, ITEM_WAIT_ORDER)
}

/// `macroItem : macro ((macroPart* operation+ | ('#' arguments)? dimension* declarators)? ';')?`
fn macro_item(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MACRO_ITEM, 1, macro_rule)?;
    if p.goes_in(MACRO_ITEM_OPTIONAL_SEMICOLON)? {
        let start_2 = p.open();
        if p.peek() != SEMICOLON {
            match p.decide(MACRO_ITEM_OPERATIONS_OR_DECLARATORS)? {
                1 => {
                    let start_3 = p.open();
                    let list = p.open();
                    while matches!(p.peek(), HASH | DOT | COLON_COLON | L_BRACKET) {
                        p.call(MACRO_PARTS, 1, macro_part)?;
                    }
                    p.list(list, MACRO_PARTS)?;
                    let list = p.open();
                    loop {
                        p.call(SOME_OPERATIONS, 1, operation)?;
                        if p.peek() == SEMICOLON {
                            break;
                        }
                    }
                    p.list(list, SOME_OPERATIONS)?;
                    p.close(start_3, MACRO_ITEM_OPERATIONS)?;
                }
                _ => {
                    let start_3 = p.open();
                    p.call(MACRO_ITEM_DECLARATORS, 1, optional_hash_arguments)?;
                    p.call(MACRO_ITEM_DECLARATORS, 2, dimensions)?;
                    p.call(MACRO_ITEM_DECLARATORS, 3, declarators)?;
                    p.close(start_3, MACRO_ITEM_DECLARATORS)?;
                }
            }
            p.slot(MACRO_ITEM_OPTIONAL_OPERATIONS_OR_DECLARATORS)?;
        }
        p.token(SEMICOLON)?;
        p.close_in(start_2, MACRO_ITEM_SEMICOLON, MACRO_ITEM_OPTIONAL_SEMICOLON)?;
    }
    p.close(start, MACRO_ITEM)
}

/// `macroPart : pathPart | dimension`
fn macro_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        HASH | DOT | COLON_COLON => p.call(MACRO_PART, 1, path_part)?,
        L_BRACKET => p.call(MACRO_PART, 2, dimension)?,
        _ => return p.stop(),
    }
    p.slot(MACRO_PART)
}

/// `wordyItem : ('modport' | 'bind' | 'timeunit' | 'timeprecision' | 'let' | 'alias' | 'defparam' |
///     'library' | 'include') ~';'* ';' | 'default' 'disable' 'iff' expression ';'`
fn wordy_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MODPORT | BIND | TIMEUNIT | TIMEPRECISION | LET | ALIAS | DEFPARAM | LIBRARY | INCLUDE => {
            let start = p.open();
            p.one_of(WORDY_ITEM_MODPORT_OR_OTHER)?;
            let list = p.open();
            while p.peek() != SEMICOLON {
                p.one_of(WORDY_ITEM_ANY_BUT_SEMICOLON)?;
            }
            p.list(list, WORDY_ITEM_ANY_BUT_SEMICOLONS)?;
            p.token(SEMICOLON)?;
            p.node(start, WORDY_ITEM_MODPORT_OR_OTHER_SEMICOLON)?;
        }
        DEFAULT => {
            let start = p.begin(DEFAULT)?;
            p.token(DISABLE)?;
            p.token(IFF)?;
            p.call(WORDY_ITEM_DEFAULT_DISABLE_IFF, 4, expression)?;
            p.token(SEMICOLON)?;
            p.node(start, WORDY_ITEM_DEFAULT_DISABLE_IFF)?;
        }
        _ => return p.stop(),
    }
    p.slot(WORDY_ITEM)
}
