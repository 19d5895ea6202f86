// @generated from grammars/llvm.g4 by `cargo xtask gen` (blake3 f3762f89893d1e4a)

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
            MODULE => module, ENTITY => entity, ENTITY_DEPLIBS => entity_deplibs, TYPE => type_rule,
            TYPE_OPERAND => type_operand, SIMPLE_TYPE => simple_type,
            TYPE_OPTIONAL_ADDRSPACE => type_optional_addrspace, ADDRSPACE_PART => addrspace,
            ARGUMENTS => arguments, ARGUMENT_PART => argument_part,
            TYPE_LT_NUMBER_X_OR_STRUCTURE_GT => type_lt_number_x_or_structure_gt, STRUCTURE => structure,
            TYPE_OF_PARAMETER => type_of_parameter, ATTRIBUTES_PART => attributes, ATTRIBUTE => attribute,
            ALIGNMENT => alignment, GLOBAL_VARIABLE => global_variable, OPTIONAL_VALUE => optional_value,
            VALUE => value, VALUE_OPERAND => value_operand, OPTIONAL_TYPED_VALUES => optional_typed_values,
            TYPED_VALUES => typed_values, TYPED_VALUE => typed_value, NEXT_TYPED_VALUE => next_typed_value,
            VALUE_LT_OPTIONAL_TYPED_VALUES_OR_OTHER_GT => value_lt_optional_typed_values_or_other_gt,
            VALUE_L_BRACE_R_BRACE => value_l_brace_r_brace,
            VALUE_ASM_STRING_STRING => value_asm_string_string, VALUE_BLOCKADDRESS => value_blockaddress,
            VALUE_TO => value_to, CONVERSION => conversion, VALUE_GETELEMENTPTR => value_getelementptr,
            COMMA_TYPED_VALUES => comma_typed_values,
            VALUE_CONSTANT_OPERATOR_L_PAREN_TYPED_VALUE => value_constant_operator_l_paren_typed_value,
            CONSTANT_OPERATOR => constant_operator, BINARY_OPERATOR => binary_operator,
            CONDITION => condition, NEXT_GLOBAL_PARTS => next_global_parts, GLOBAL_PART => global_part,
            SECTION => section, COMDAT_RULE => comdat, ATTACHMENT => attachment, METADATA_RULE => metadata,
            METADATA_FIELD => metadata_field, OPTIONAL_LABEL => optional_label,
            METADATA_VALUE => metadata_value, FLAG => flag, OPTIONAL_METADATAS => optional_metadatas,
            ENTITY_GLOBAL => entity_global, FUNCTION => function, HEADER => header, PARAMETERS => parameters,
            PARAMETER => parameter, FUNCTION_PART => function_part, INSTRUCTIONS => instructions,
            INSTRUCTION => instruction, OPERATION => operation, OPERATION_RET => operation_ret,
            OPERATION_SWITCH => operation_switch, CASE => case, OPERATION_INDIRECTBR => operation_indirectbr,
            OPERATION_FNEG => operation_fneg,
            OPERATION_BINARY_OPERATOR_TYPED_VALUE_COMMA => operation_binary_operator_typed_value_comma,
            OPERATION_ICMP_OR_FCMP_CONDITIONS_TYPED_VALUE => operation_icmp_or_fcmp_conditions_typed_value,
            OPERATION_TO => operation_to, OPERATION_SELECT => operation_select,
            OPERATION_PHI => operation_phi, INCOMING => incoming,
            OPERATION_EXTRACTELEMENT => operation_extractelement,
            OPERATION_INSERTELEMENT_OR_SHUFFLEVECTOR_TYPED_VALUE_COMMA => {
                operation_insertelement_or_shufflevector_typed_value_comma
            }
            OPERATION_EXTRACTVALUE => operation_extractvalue,
            OPERATION_SOME_NEXT_NUMBERS => operation_some_next_numbers, NEXT_NUMBER => next_number,
            OPERATION_INSERTVALUE => operation_insertvalue, OPERATION_ALLOCA => operation_alloca,
            OPERATION_LOAD => operation_load, OPERATION_STORE => operation_store,
            OPERATION_CMPXCHG => operation_cmpxchg, OPERATION_ATOMICRMW => operation_atomicrmw,
            OPERATION_GETELEMENTPTR => operation_getelementptr, OPERATION_VA_ARG => operation_va_arg,
            OPERATION_CALL => operation_call, CALL => call, OPTIONAL_ARGUMENT_LIST => optional_argument_list,
            ARGUMENT => argument, BUNDLES => bundles, BUNDLE => bundle,
            OPERATION_INVOKE_TO_UNWIND => operation_invoke_to_unwind,
            OPERATION_CALLBR_TO => operation_callbr_to, OPERATION_LANDINGPAD => operation_landingpad,
            CLAUSE => clause, OPERATION_CATCHSWITCH_WITHIN => operation_catchswitch_within, UNWIND => unwind,
            OPERATION_WITHIN => operation_within, OPERATION_CATCHRET_FROM_TO => operation_catchret_from_to,
            OPERATION_CLEANUPRET_FROM => operation_cleanupret_from, INSTRUCTION_PART => instruction_part,
            BLOCK => block, USE_LIST_ORDER => use_list_order, INDEXES => indexes, DECLARATION => declaration,
            ENTITY_ATTRIBUTES_GROUP => entity_attributes_group, ENTITY_METADATA => entity_metadata,
            SUMMARY_ITEM => summary_item, SUMMARY_VALUE => summary_value,
            SUMMARY_VALUE_OPTIONAL_SUMMARY_ITEMS => summary_value_optional_summary_items,
            _ => return None,
        })
    }
}

/// `module : entity* EOF`
fn module(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() != EOF {
        p.call(ENTITIES, 1, entity)?;
    }
    p.list(list, ENTITIES)?;
    p.end()?;
    p.close(start, MODULE)
}

/// `entity : 'source_filename' '=' STRING | 'target' ('triple' | 'datalayout') '=' STRING | 'deplibs' '='
///     '[' (STRING (',' STRING)*)? ']' | 'module' 'asm' STRING | LOCAL '=' 'type' type | COMDAT '='
///     'comdat' WORD | globalVariable | GLOBAL '=' attribute* ('alias' | 'ifunc') type ',' (typedValue |
///     value) (',' globalPart)* | function | declaration | 'attributes' GROUP '=' '{' attribute* '}' |
///     METADATA '=' 'distinct'? metadata | useListOrder | SUMMARY '=' LABEL summaryItem`
fn entity(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ENTITY)? {
        1 => {
            let start = p.begin(SOURCE_FILENAME)?;
            p.token(EQ)?;
            p.token(STRING)?;
            p.node(start, ENTITY_SOURCE_FILENAME_STRING)?;
        }
        2 => {
            let start = p.begin(TARGET)?;
            p.set(ENTITY_TRIPLE_OR_DATALAYOUT, matches!(p.peek(), TRIPLE | DATALAYOUT))?;
            p.token(EQ)?;
            p.token(STRING)?;
            p.node(start, ENTITY_TARGET_STRING)?;
        }
        3 => p.call(ENTITY, 3, entity_deplibs)?,
        4 => {
            let start = p.begin(MODULE_KEYWORD)?;
            p.token(ASM)?;
            p.token(STRING)?;
            p.node(start, ENTITY_MODULE_ASM_STRING)?;
        }
        5 => {
            let start = p.begin(LOCAL)?;
            p.token(EQ)?;
            p.token(TYPE_KEYWORD)?;
            p.call(ENTITY_LOCAL_TYPE, 4, type_rule)?;
            p.node(start, ENTITY_LOCAL_TYPE)?;
        }
        6 => {
            let start = p.begin(COMDAT)?;
            p.token(EQ)?;
            p.token(COMDAT_KEYWORD)?;
            p.token(WORD)?;
            p.node(start, ENTITY_COMDAT_COMDAT_WORD)?;
        }
        7 => p.call(ENTITY, 7, global_variable)?,
        8 => p.call(ENTITY, 8, entity_global)?,
        9 => p.call(ENTITY, 9, function)?,
        10 => p.call(ENTITY, 10, declaration)?,
        11 => p.call(ENTITY, 11, entity_attributes_group)?,
        12 => p.call(ENTITY, 12, entity_metadata)?,
        13 => p.call(ENTITY, 13, use_list_order)?,
        _ => {
            let start = p.begin(SUMMARY)?;
            p.token(EQ)?;
            p.token(LABEL)?;
            p.call(ENTITY_SUMMARY_LABEL, 4, summary_item)?;
            p.node(start, ENTITY_SUMMARY_LABEL)?;
        }
    }
    p.slot(ENTITY)
}

/// `'deplibs' '=' '[' (STRING (',' STRING)*)? ']'`
fn entity_deplibs(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DEPLIBS)?;
    p.token(EQ)?;
    p.token(L_BRACKET)?;
    if p.peek() == STRING {
        let start_2 = p.begin(STRING)?;
        let list = p.open();
        while p.peek() == COMMA {
            let start_3 = p.begin(COMMA)?;
            p.token(STRING)?;
            p.node(start_3, ENTITY_NEXT_STRING)?;
        }
        p.list(list, ENTITY_NEXT_STRINGS)?;
        p.close_in(start_2, ENTITY_STRINGS, ENTITY_OPTIONAL_STRINGS)?;
    }
    p.token(R_BRACKET)?;
    p.node(start, ENTITY_DEPLIBS)
}

/// `type : type '*' | type 'addrspace' arguments '*' | type '(' (typeOfParameter (',' typeOfParameter)*)?
///     ')' | simpleType | INTEGER_TYPE | LOCAL | 'ptr' ('addrspace' arguments)? | '[' NUMBER 'x' type ']' |
///     '<' ('vscale' 'x')? NUMBER 'x' type '>' | '<' structure '>' | structure | 'target' '(' STRING (','
///     (type | NUMBER))* ')'`
/// In normal form `(simpleType | INTEGER_TYPE | LOCAL | 'ptr' type_optional_addrspace | '[' NUMBER 'x' type
///     ']' | '<' type_after_lt '>' | structure | 'target' '(' STRING
///     type_next_type_or_NUMBERs ')') (type_star | type_l_paren_r_paren)*`
fn type_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE, 1, type_operand)?;
    let list = p.open();
    while matches!(p.peek(), L_PAREN | STAR) || p.goes_in(TYPE_STAR_OR_L_PAREN_R_PARENS)? {
        match p.peek() {
            ADDRSPACE | STAR => {
                let start_2 = p.open();
                p.call(TYPE_STAR, 1, type_optional_addrspace)?;
                p.token(STAR)?;
                p.close(start_2, TYPE_STAR)?;
            }
            L_PAREN => {
                let start_2 = p.begin(L_PAREN)?;
                if p.peek() != R_PAREN {
                    let start_3 = p.open();
                    p.call(TYPE_TYPE_OF_PARAMETERS, 1, type_of_parameter)?;
                    let list_2 = p.open();
                    while p.peek() == COMMA {
                        p.pair(TYPE_NEXT_TYPE_OF_PARAMETER, COMMA, type_of_parameter)?;
                    }
                    p.list(list_2, TYPE_NEXT_TYPE_OF_PARAMETERS)?;
                    p.close_in(start_3, TYPE_TYPE_OF_PARAMETERS, TYPE_OPTIONAL_TYPE_OF_PARAMETERS)?;
                }
                p.token(R_PAREN)?;
                p.node(start_2, TYPE_L_PAREN_R_PAREN)?;
            }
            _ => return p.stop(),
        }
        p.slot(TYPE_STAR_OR_L_PAREN_R_PAREN)?;
    }
    p.list(list, TYPE_STAR_OR_L_PAREN_R_PARENS)?;
    p.close(start, TYPE)
}

/// `simpleType | INTEGER_TYPE | LOCAL | 'ptr' ('addrspace' arguments)? | '[' NUMBER 'x' type ']' | '<'
///     (('vscale' 'x')? NUMBER 'x' type | structure) '>' | structure | 'target' '(' STRING (',' (type |
///     NUMBER))* ')'`
fn type_operand(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        PTR => {
            let start = p.begin(PTR)?;
            p.call(TYPE_PTR, 2, type_optional_addrspace)?;
            p.close(start, TYPE_PTR)?;
        }
        L_BRACKET => {
            let start = p.begin(L_BRACKET)?;
            p.token(NUMBER)?;
            p.token(X)?;
            p.call(TYPE_L_BRACKET_NUMBER_X_TYPE_R_BRACKET, 4, type_rule)?;
            p.token(R_BRACKET)?;
            p.node(start, TYPE_L_BRACKET_NUMBER_X_TYPE_R_BRACKET)?;
        }
        LT => p.call(TYPE_OPERAND, 6, type_lt_number_x_or_structure_gt)?,
        L_BRACE => p.call(TYPE_OPERAND, 7, structure)?,
        TARGET => {
            let start = p.begin(TARGET)?;
            p.token(L_PAREN)?;
            p.token(STRING)?;
            let list = p.open();
            while p.peek() == COMMA {
                let start_2 = p.begin(COMMA)?;
                match p.peek() {
                    NUMBER => p.take(TYPE_TYPE_OR_NUMBER)?,
                    _ => p.call(TYPE_TYPE_OR_NUMBER, 1, type_rule)?,
                }
                p.slot(TYPE_TYPE_OR_NUMBER)?;
                p.node(start_2, TYPE_NEXT_TYPE_OR_NUMBER)?;
            }
            p.list(list, TYPE_NEXT_TYPE_OR_NUMBERS)?;
            p.token(R_PAREN)?;
            p.node(start, TYPE_TARGET_STRING)?;
        }
        INTEGER_TYPE | LOCAL => p.take(TYPE_OPERAND)?,
        _ => simple_type(p)?,
    }
    p.slot(TYPE_OPERAND)
}

/// `simpleType : 'void' | 'half' | 'bfloat' | 'float' | 'double' | 'fp128' | 'x86_fp80' | 'ppc_fp128' |
///     'x86_mmx' | 'x86_amx' | 'label' | 'token' | 'metadata' | 'opaque'`
fn simple_type(p: &mut Machine<'_>) -> Parsed {
    p.one_of(SIMPLE_TYPE)
}

/// `('addrspace' arguments)?`
fn type_optional_addrspace(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == ADDRSPACE && p.goes_in(TYPE_OPTIONAL_ADDRSPACE)? {
        p.call(TYPE_OPTIONAL_ADDRSPACE, 1, addrspace)?;
        p.slot(TYPE_OPTIONAL_ADDRSPACE)?;
    }
    Ok(())
}

/// `'addrspace' arguments`
fn addrspace(p: &mut Machine<'_>) -> Parsed {
    p.pair(ADDRSPACE_PART, ADDRSPACE, arguments)
}

/// `arguments : '(' argumentPart* ')'`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    let list = p.open();
    while p.peek() != R_PAREN {
        p.call(ARGUMENT_PARTS, 1, argument_part)?;
    }
    p.list(list, ARGUMENT_PARTS)?;
    p.token(R_PAREN)?;
    p.node(start, ARGUMENTS)
}

/// `argumentPart : arguments | ~('(' | ')')`
fn argument_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => p.call(ARGUMENT_PART, 1, arguments)?,
        _ => p.one_of(ARGUMENT_PART_ANY_BUT_L_PAREN_OR_R_PAREN)?,
    }
    p.slot(ARGUMENT_PART)
}

/// `'<' (('vscale' 'x')? NUMBER 'x' type | structure) '>'`
fn type_lt_number_x_or_structure_gt(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LT)?;
    match p.peek() {
        VSCALE | NUMBER => {
            let start_2 = p.open();
            if p.peek() == VSCALE {
                let start_3 = p.begin(VSCALE)?;
                p.token(X)?;
                p.node_in(start_3, TYPE_VSCALE_X, TYPE_OPTIONAL_VSCALE_X)?;
            }
            p.token(NUMBER)?;
            p.token(X)?;
            p.call(TYPE_NUMBER_X, 4, type_rule)?;
            p.node(start_2, TYPE_NUMBER_X)?;
        }
        L_BRACE => p.call(TYPE_AFTER_LT, 2, structure)?,
        _ => return p.stop(),
    }
    p.slot(TYPE_AFTER_LT)?;
    p.token(GT)?;
    p.node(start, TYPE_LT_NUMBER_X_OR_STRUCTURE_GT)
}

/// `structure : '{' (type (',' type)*)? '}'`
fn structure(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    if p.peek() != R_BRACE {
        let start_2 = p.open();
        p.call(STRUCTURE_TYPES, 1, type_rule)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(STRUCTURE_NEXT_TYPE, COMMA, type_rule)?;
        }
        p.list(list, STRUCTURE_NEXT_TYPES)?;
        p.close_in(start_2, STRUCTURE_TYPES, STRUCTURE_OPTIONAL_TYPES)?;
    }
    p.token(R_BRACE)?;
    p.node(start, STRUCTURE)
}

/// `typeOfParameter : type attribute* | '...'`
fn type_of_parameter(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DOT_DOT_DOT => p.take(TYPE_OF_PARAMETER)?,
        _ => {
            let start = p.open();
            p.call(TYPE_OF_PARAMETER_TYPE, 1, type_rule)?;
            p.call(TYPE_OF_PARAMETER_TYPE, 2, attributes)?;
            p.close(start, TYPE_OF_PARAMETER_TYPE)?;
        }
    }
    p.slot(TYPE_OF_PARAMETER)
}

/// `attribute*`
fn attributes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), ALIGN | ADDRSPACE | CC | GROUP | STRING | WORD) {
        p.call(ATTRIBUTES_PART, 1, attribute)?;
    }
    p.list(list, ATTRIBUTES_PART)
}

/// `attribute : WORD (arguments | '=' NUMBER)? | alignment | 'align' '=' NUMBER | 'addrspace' arguments |
///     STRING ('=' STRING)? | GROUP | 'cc' NUMBER`
fn attribute(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ATTRIBUTE)? {
        1 => {
            let start = p.begin(WORD)?;
            if matches!(p.peek(), EQ | L_PAREN) {
                match p.peek() {
                    L_PAREN => p.call(ATTRIBUTE_ARGUMENTS_OR_EQ_NUMBER, 1, arguments)?,
                    EQ => {
                        let start_2 = p.begin(EQ)?;
                        p.token(NUMBER)?;
                        p.node(start_2, ATTRIBUTE_EQ_NUMBER)?;
                    }
                    _ => return p.stop(),
                }
                p.slot(ATTRIBUTE_OPTIONAL_ARGUMENTS_OR_EQ_NUMBER)?;
            }
            p.close(start, ATTRIBUTE_WORD)?;
        }
        2 => p.call(ATTRIBUTE, 2, alignment)?,
        3 => {
            let start = p.begin(ALIGN)?;
            p.token(EQ)?;
            p.token(NUMBER)?;
            p.node(start, ATTRIBUTE_ALIGN_NUMBER)?;
        }
        4 => p.call(ATTRIBUTE, 4, addrspace)?,
        5 => {
            let start = p.begin(STRING)?;
            if p.peek() == EQ {
                let start_2 = p.begin(EQ)?;
                p.token(STRING)?;
                p.node_in(start_2, ATTRIBUTE_EQ_STRING, ATTRIBUTE_OPTIONAL_EQ_STRING)?;
            }
            p.close(start, ATTRIBUTE_STRING)?;
        }
        6 => p.take(ATTRIBUTE)?,
        _ => {
            let start = p.begin(CC)?;
            p.token(NUMBER)?;
            p.node(start, ATTRIBUTE_CC_NUMBER)?;
        }
    }
    p.slot(ATTRIBUTE)
}

/// `alignment : 'align' (NUMBER | '(' NUMBER ')')`
fn alignment(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ALIGN)?;
    match p.peek() {
        L_PAREN => {
            let start_2 = p.begin(L_PAREN)?;
            p.token(NUMBER)?;
            p.token(R_PAREN)?;
            p.node(start_2, ALIGNMENT_L_PAREN_NUMBER_R_PAREN)?;
        }
        NUMBER => p.take(ALIGNMENT_NUMBER_OR_L_PAREN_NUMBER_R_PAREN)?,
        _ => return p.stop(),
    }
    p.slot(ALIGNMENT_NUMBER_OR_L_PAREN_NUMBER_R_PAREN)?;
    p.node(start, ALIGNMENT)
}

/// `globalVariable : GLOBAL '=' attribute* ('global' | 'constant') type value? (',' globalPart)* attribute*`
fn global_variable(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(GLOBAL)?;
    p.token(EQ)?;
    p.call(GLOBAL_VARIABLE, 3, attributes)?;
    p.set(GLOBAL_VARIABLE_GLOBAL_OR_CONSTANT, matches!(p.peek(), GLOBAL_KEYWORD | CONSTANT))?;
    p.call(GLOBAL_VARIABLE, 5, type_rule)?;
    p.call(GLOBAL_VARIABLE, 6, optional_value)?;
    p.call(GLOBAL_VARIABLE, 7, next_global_parts)?;
    p.call(GLOBAL_VARIABLE, 8, attributes)?;
    p.node(start, GLOBAL_VARIABLE)
}

/// `value?`
fn optional_value(p: &mut Machine<'_>) -> Parsed {
    if p.goes_in(OPTIONAL_VALUE)? {
        p.call(OPTIONAL_VALUE, 1, value)?;
        p.slot(OPTIONAL_VALUE)?;
    }
    Ok(())
}

/// `value : LOCAL | GLOBAL | NUMBER | FLOAT | 'true' | 'false' | 'null' | 'none' | 'undef' | 'poison' |
///     'zeroinitializer' | CHARACTERS | '[' typedValues? ']' | '<' typedValues? '>' | '<' '{' typedValues?
///     '}' '>' | '{' typedValues? '}' | 'asm' (WORD | 'unwind')* STRING ',' STRING | 'blockaddress' '('
///     value ',' value ')' | ('dso_local_equivalent' | 'no_cfi') value | 'ptrauth' '(' typedValues ')' |
///     'splat' '(' typedValue ')' | conversion WORD* '(' typedValue 'to' type ')' | 'getelementptr' (WORD
///     arguments?)* '(' type (',' WORD? typedValue)* ')' | constantOperator condition* '(' typedValue (','
///     (typedValue | NUMBER))* ')'`
/// In normal form `value_dso_local_equivalent_or_no_cfis value_operand`
fn value(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), DSO_LOCAL_EQUIVALENT | NO_CFI) {
        p.take(VALUE_DSO_LOCAL_EQUIVALENT_OR_NO_CFI)?;
    }
    p.list(list, VALUE_DSO_LOCAL_EQUIVALENT_OR_NO_CFIS)?;
    p.call(VALUE, 2, value_operand)?;
    p.close(start, VALUE)
}

/// `LOCAL | GLOBAL | NUMBER | FLOAT | 'true' | 'false' | 'null' | 'none' | 'undef' | 'poison' |
///     'zeroinitializer' | CHARACTERS | value_l_bracket_r_bracket |
///     value_lt_optional_typedValues_or_other_gt | value_l_brace_r_brace | value_asm_STRING_STRING |
///     value_blockaddress | value_ptrauth | value_splat | value_to | value_getelementptr |
///     value_constantOperator_l_paren_typedValue`
fn value_operand(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET => {
            let start = p.begin(L_BRACKET)?;
            p.call(VALUE_L_BRACKET_R_BRACKET, 2, optional_typed_values)?;
            p.token(R_BRACKET)?;
            p.node(start, VALUE_L_BRACKET_R_BRACKET)?;
        }
        LT => p.call(VALUE_OPERAND, 14, value_lt_optional_typed_values_or_other_gt)?,
        L_BRACE => p.call(VALUE_OPERAND, 15, value_l_brace_r_brace)?,
        ASM => p.call(VALUE_OPERAND, 16, value_asm_string_string)?,
        BLOCKADDRESS => p.call(VALUE_OPERAND, 17, value_blockaddress)?,
        PTRAUTH => {
            let start = p.begin(PTRAUTH)?;
            p.token(L_PAREN)?;
            p.call(VALUE_PTRAUTH, 3, typed_values)?;
            p.token(R_PAREN)?;
            p.node(start, VALUE_PTRAUTH)?;
        }
        SPLAT => {
            let start = p.begin(SPLAT)?;
            p.token(L_PAREN)?;
            p.call(VALUE_SPLAT, 3, typed_value)?;
            p.token(R_PAREN)?;
            p.node(start, VALUE_SPLAT)?;
        }
        TRUNC | ZEXT | SEXT | FPTRUNC | FPEXT | FPTOUI | FPTOSI | UITOFP | SITOFP | PTRTOINT | PTRTOADDR
        | INTTOPTR | BITCAST | ADDRSPACECAST => p.call(VALUE_OPERAND, 20, value_to)?,
        GETELEMENTPTR => p.call(VALUE_OPERAND, 21, value_getelementptr)?,
        LOCAL | GLOBAL | NUMBER | FLOAT | TRUE | FALSE | NULL | NONE | UNDEF | POISON | ZEROINITIALIZER
        | CHARACTERS => p.take(VALUE_OPERAND)?,
        _ => p.call(VALUE_OPERAND, 22, value_constant_operator_l_paren_typed_value)?,
    }
    p.slot(VALUE_OPERAND)
}

/// `typedValues?`
fn optional_typed_values(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), R_BRACKET | R_BRACE | GT), OPTIONAL_TYPED_VALUES, typed_values)
}

/// `typedValues : typedValue (',' typedValue)*`
fn typed_values(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPED_VALUES, 1, typed_value)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(TYPED_VALUES_NEXT_TYPED_VALUES)? {
        p.call(TYPED_VALUES_NEXT_TYPED_VALUES, 1, next_typed_value)?;
    }
    p.list(list, TYPED_VALUES_NEXT_TYPED_VALUES)?;
    p.close(start, TYPED_VALUES)
}

/// `typedValue : type value`
fn typed_value(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPED_VALUE, 1, type_rule)?;
    p.call(TYPED_VALUE, 2, value)?;
    p.node(start, TYPED_VALUE)
}

/// `',' typedValue`
fn next_typed_value(p: &mut Machine<'_>) -> Parsed {
    p.pair(NEXT_TYPED_VALUE, COMMA, typed_value)
}

/// `'<' (typedValues? | '{' typedValues? '}') '>'`
fn value_lt_optional_typed_values_or_other_gt(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LT)?;
    let start_2 = p.open();
    match p.decide(VALUE_AFTER_LT)? {
        1 => p.call(VALUE_AFTER_LT, 1, optional_typed_values)?,
        _ => p.call(VALUE_AFTER_LT, 2, value_l_brace_r_brace)?,
    }
    p.close(start_2, VALUE_AFTER_LT)?;
    p.token(GT)?;
    p.node(start, VALUE_LT_OPTIONAL_TYPED_VALUES_OR_OTHER_GT)
}

/// `'{' typedValues? '}'`
fn value_l_brace_r_brace(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.call(VALUE_L_BRACE_R_BRACE, 2, optional_typed_values)?;
    p.token(R_BRACE)?;
    p.node(start, VALUE_L_BRACE_R_BRACE)
}

/// `'asm' ('unwind' | WORD)* STRING ',' STRING`
fn value_asm_string_string(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ASM)?;
    let list = p.open();
    while matches!(p.peek(), UNWIND_KEYWORD | WORD) {
        p.take(VALUE_UNWIND_OR_WORD)?;
    }
    p.list(list, VALUE_UNWIND_OR_WORDS)?;
    p.token(STRING)?;
    p.token(COMMA)?;
    p.token(STRING)?;
    p.node(start, VALUE_ASM_STRING_STRING)
}

/// `'blockaddress' '(' value ',' value ')'`
fn value_blockaddress(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(BLOCKADDRESS)?;
    p.token(L_PAREN)?;
    p.call(VALUE_BLOCKADDRESS, 3, value)?;
    p.token(COMMA)?;
    p.call(VALUE_BLOCKADDRESS, 5, value)?;
    p.token(R_PAREN)?;
    p.node(start, VALUE_BLOCKADDRESS)
}

/// `conversion WORD* '(' typedValue 'to' type ')'`
fn value_to(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    conversion(p)?;
    let list = p.open();
    while p.peek() == WORD {
        p.take(WORD)?;
    }
    p.list(list, VALUE_WORDS_AFTER_CONVERSION)?;
    p.token(L_PAREN)?;
    p.call(VALUE_TO, 4, typed_value)?;
    p.token(TO)?;
    p.call(VALUE_TO, 6, type_rule)?;
    p.token(R_PAREN)?;
    p.node(start, VALUE_TO)
}

/// `conversion : 'trunc' | 'zext' | 'sext' | 'fptrunc' | 'fpext' | 'fptoui' | 'fptosi' | 'uitofp' | 'sitofp'
///     | 'ptrtoint' | 'ptrtoaddr' | 'inttoptr' | 'bitcast' | 'addrspacecast'`
fn conversion(p: &mut Machine<'_>) -> Parsed {
    p.one_of(CONVERSION)
}

/// `'getelementptr' (WORD arguments?)* '(' type (',' WORD? typedValue)* ')'`
fn value_getelementptr(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(GETELEMENTPTR)?;
    let list = p.open();
    while p.peek() == WORD {
        let start_2 = p.begin(WORD)?;
        if p.peek() == L_PAREN && p.goes_in(OPTIONAL_ARGUMENTS)? {
            p.call(OPTIONAL_ARGUMENTS, 1, arguments)?;
            p.slot(OPTIONAL_ARGUMENTS)?;
        }
        p.close(start_2, VALUE_WORD)?;
    }
    p.list(list, VALUE_WORDS_AFTER_GETELEMENTPTR)?;
    p.token(L_PAREN)?;
    p.call(VALUE_GETELEMENTPTR, 4, type_rule)?;
    p.call(VALUE_GETELEMENTPTR, 5, comma_typed_values)?;
    p.token(R_PAREN)?;
    p.node(start, VALUE_GETELEMENTPTR)
}

/// `(',' WORD? typedValue)*`
fn comma_typed_values(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(COMMA_TYPED_VALUES)? {
        let start = p.begin(COMMA)?;
        p.optional_token(p.peek() == WORD, OPTIONAL_WORD)?;
        p.call(COMMA_TYPED_VALUE, 3, typed_value)?;
        p.node(start, COMMA_TYPED_VALUE)?;
    }
    p.list(list, COMMA_TYPED_VALUES)
}

/// `constantOperator condition* '(' typedValue (',' (typedValue | NUMBER))* ')'`
fn value_constant_operator_l_paren_typed_value(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(VALUE_CONSTANT_OPERATOR_L_PAREN_TYPED_VALUE, 1, constant_operator)?;
    let list = p.open();
    while matches!(p.peek(), TRUE | FALSE | WORD) {
        condition(p)?;
    }
    p.list(list, CONDITIONS)?;
    p.token(L_PAREN)?;
    p.call(VALUE_CONSTANT_OPERATOR_L_PAREN_TYPED_VALUE, 4, typed_value)?;
    let list = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        match p.peek() {
            NUMBER => p.take(VALUE_TYPED_VALUE_OR_NUMBER)?,
            _ => p.call(VALUE_TYPED_VALUE_OR_NUMBER, 1, typed_value)?,
        }
        p.slot(VALUE_TYPED_VALUE_OR_NUMBER)?;
        p.node(start_2, VALUE_NEXT_TYPED_VALUE_OR_NUMBER)?;
    }
    p.list(list, VALUE_NEXT_TYPED_VALUE_OR_NUMBERS)?;
    p.token(R_PAREN)?;
    p.node(start, VALUE_CONSTANT_OPERATOR_L_PAREN_TYPED_VALUE)
}

/// `constantOperator : binaryOperator | 'icmp' | 'fcmp' | 'fneg' | 'select' | 'extractelement' |
///     'insertelement' | 'shufflevector' | 'extractvalue' | 'insertvalue'`
fn constant_operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ICMP | FCMP | FNEG | SELECT | EXTRACTELEMENT | INSERTELEMENT | SHUFFLEVECTOR | EXTRACTVALUE
        | INSERTVALUE => p.take(CONSTANT_OPERATOR)?,
        _ => binary_operator(p)?,
    }
    p.slot(CONSTANT_OPERATOR)
}

/// `binaryOperator : 'add' | 'fadd' | 'sub' | 'fsub' | 'mul' | 'fmul' | 'udiv' | 'sdiv' | 'fdiv' | 'urem' |
///     'srem' | 'frem' | 'shl' | 'lshr' | 'ashr' | 'and' | 'or' | 'xor'`
fn binary_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(BINARY_OPERATOR)
}

/// `condition : WORD | 'true' | 'false'`
fn condition(p: &mut Machine<'_>) -> Parsed {
    p.set(CONDITION, matches!(p.peek(), TRUE | FALSE | WORD))
}

/// `(',' globalPart)*`
fn next_global_parts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(NEXT_GLOBAL_PART, COMMA, global_part)?;
    }
    p.list(list, NEXT_GLOBAL_PARTS)
}

/// `globalPart : section | comdat | alignment | 'code_model' STRING | attachment | WORD`
fn global_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SECTION_KEYWORD | PARTITION => p.call(GLOBAL_PART, 1, section)?,
        COMDAT_KEYWORD => p.call(GLOBAL_PART, 2, comdat)?,
        ALIGN => p.call(GLOBAL_PART, 3, alignment)?,
        CODE_MODEL => {
            let start = p.begin(CODE_MODEL)?;
            p.token(STRING)?;
            p.node(start, GLOBAL_PART_CODE_MODEL_STRING)?;
        }
        METADATA => p.call(GLOBAL_PART, 5, attachment)?,
        WORD => p.take(GLOBAL_PART)?,
        _ => return p.stop(),
    }
    p.slot(GLOBAL_PART)
}

/// `section : ('section' | 'partition') STRING`
fn section(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(SECTION_SECTION_OR_PARTITION, matches!(p.peek(), SECTION_KEYWORD | PARTITION))?;
    p.token(STRING)?;
    p.node(start, SECTION)
}

/// `comdat : 'comdat' ('(' COMDAT ')')?`
fn comdat(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COMDAT_KEYWORD)?;
    if p.peek() == L_PAREN {
        let start_2 = p.begin(L_PAREN)?;
        p.token(COMDAT)?;
        p.token(R_PAREN)?;
        p.node_in(start_2, COMDAT_L_PAREN_COMDAT_R_PAREN, COMDAT_OPTIONAL_L_PAREN_COMDAT_R_PAREN)?;
    }
    p.close(start, COMDAT_RULE)
}

/// `attachment : METADATA metadata`
fn attachment(p: &mut Machine<'_>) -> Parsed {
    p.pair(ATTACHMENT, METADATA, metadata)
}

/// `metadata : METADATA | '!' STRING | '!' '{' (metadata (',' metadata)*)? '}' | METADATA '(' (metadataField
///     (',' metadataField)*)? ')' | typedValue | 'null' | 'distinct' metadata`
/// In normal form `'distinct'* (METADATA ('(' (metadataField (',' metadataField)*)? ')')? | '!' (STRING |
///     '{' (metadata (',' metadata)*)? '}') | typedValue | 'null')`
fn metadata(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() == DISTINCT {
        p.take(DISTINCT)?;
    }
    p.list(list, METADATA_DISTINCTS)?;
    match p.peek() {
        METADATA => {
            let start_2 = p.begin(METADATA)?;
            if p.peek() == L_PAREN {
                let start_3 = p.begin(L_PAREN)?;
                if p.peek() != R_PAREN {
                    let start_4 = p.open();
                    p.call(METADATA_METADATA_FIELDS, 1, metadata_field)?;
                    let list = p.open();
                    while p.peek() == COMMA {
                        p.pair(METADATA_NEXT_METADATA_FIELD, COMMA, metadata_field)?;
                    }
                    p.list(list, METADATA_NEXT_METADATA_FIELDS)?;
                    p.close_in(start_4, METADATA_METADATA_FIELDS, METADATA_OPTIONAL_METADATA_FIELDS)?;
                }
                p.token(R_PAREN)?;
                p.node_in(start_3, METADATA_L_PAREN_R_PAREN, METADATA_AFTER_METADATA)?;
            }
            p.close(start_2, METADATA_METADATA)?;
        }
        BANG => {
            let start_2 = p.begin(BANG)?;
            match p.peek() {
                L_BRACE => {
                    let start_3 = p.begin(L_BRACE)?;
                    p.call(METADATA_L_BRACE_R_BRACE, 2, optional_metadatas)?;
                    p.token(R_BRACE)?;
                    p.node(start_3, METADATA_L_BRACE_R_BRACE)?;
                }
                STRING => p.take(METADATA_AFTER_BANG)?,
                _ => return p.stop(),
            }
            p.slot(METADATA_AFTER_BANG)?;
            p.node(start_2, METADATA_BANG_STRING_OR_L_BRACE_R_BRACE)?;
        }
        NULL => p.take(METADATA_OPERAND)?,
        _ => p.call(METADATA_OPERAND, 3, typed_value)?,
    }
    p.slot(METADATA_OPERAND)?;
    p.close(start, METADATA_RULE)
}

/// `metadataField : LABEL? metadataValue`
fn metadata_field(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(METADATA_FIELD, 1, optional_label)?;
    p.call(METADATA_FIELD, 2, metadata_value)?;
    p.close(start, METADATA_FIELD)
}

/// `LABEL?`
fn optional_label(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == LABEL, OPTIONAL_LABEL)
}

/// `metadataValue : metadata | FLOAT | STRING | flag ('|' flag)* | '{' (metadataValue (',' metadataValue)*)?
///     '}'`
fn metadata_value(p: &mut Machine<'_>) -> Parsed {
    match p.decide(METADATA_VALUE)? {
        1 => p.call(METADATA_VALUE, 1, metadata)?,
        2..=3 => p.take(METADATA_VALUE)?,
        4 => {
            let start = p.open();
            flag(p)?;
            let list = p.open();
            while p.peek() == PIPE {
                let start_2 = p.begin(PIPE)?;
                flag(p)?;
                p.node(start_2, METADATA_VALUE_NEXT_FLAG)?;
            }
            p.list(list, METADATA_VALUE_NEXT_FLAGS)?;
            p.close(start, METADATA_VALUE_FLAGS)?;
        }
        _ => {
            let start = p.begin(L_BRACE)?;
            if p.peek() != R_BRACE {
                let start_2 = p.open();
                p.call(METADATA_VALUE_METADATA_VALUES, 1, metadata_value)?;
                let list = p.open();
                while p.peek() == COMMA {
                    p.pair(METADATA_VALUE_NEXT_METADATA_VALUE, COMMA, metadata_value)?;
                }
                p.list(list, METADATA_VALUE_NEXT_METADATA_VALUES)?;
                p.close_in(start_2, METADATA_VALUE_METADATA_VALUES, METADATA_VALUE_OPTIONAL_METADATA_VALUES)?;
            }
            p.token(R_BRACE)?;
            p.node(start, METADATA_VALUE_L_BRACE_R_BRACE)?;
        }
    }
    p.slot(METADATA_VALUE)
}

/// `flag : WORD | NUMBER | 'true' | 'false'`
fn flag(p: &mut Machine<'_>) -> Parsed {
    p.set(FLAG, matches!(p.peek(), TRUE | FALSE | NUMBER | WORD))
}

/// `(metadata (',' metadata)*)?`
fn optional_metadatas(p: &mut Machine<'_>) -> Parsed {
    if !matches!(p.peek(), R_BRACE | R_PAREN) {
        let start = p.open();
        p.call(METADATAS, 1, metadata)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(NEXT_METADATA, COMMA, metadata)?;
        }
        p.list(list, NEXT_METADATAS)?;
        p.close_in(start, METADATAS, OPTIONAL_METADATAS)?;
    }
    Ok(())
}

/// `GLOBAL '=' attribute* ('alias' | 'ifunc') type ',' (typedValue | value) (',' globalPart)*`
fn entity_global(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(GLOBAL)?;
    p.token(EQ)?;
    p.call(ENTITY_GLOBAL, 3, attributes)?;
    p.set(ENTITY_ALIAS_OR_IFUNC, matches!(p.peek(), ALIAS | IFUNC))?;
    p.call(ENTITY_GLOBAL, 5, type_rule)?;
    p.token(COMMA)?;
    match p.decide(ENTITY_TYPED_VALUE_OR_VALUE)? {
        1 => p.call(ENTITY_TYPED_VALUE_OR_VALUE, 1, typed_value)?,
        _ => p.call(ENTITY_TYPED_VALUE_OR_VALUE, 2, value)?,
    }
    p.slot(ENTITY_TYPED_VALUE_OR_VALUE)?;
    p.call(ENTITY_GLOBAL, 8, next_global_parts)?;
    p.node(start, ENTITY_GLOBAL)
}

/// `function : 'define' header '{' instruction* block* useListOrder* '}'`
fn function(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DEFINE)?;
    p.call(FUNCTION, 2, header)?;
    p.token(L_BRACE)?;
    p.call(FUNCTION, 4, instructions)?;
    let list = p.open();
    while p.peek() == LABEL {
        p.call(BLOCKS, 1, block)?;
    }
    p.list(list, BLOCKS)?;
    let list = p.open();
    while matches!(p.peek(), USELISTORDER | USELISTORDER_BB) {
        p.call(USE_LIST_ORDERS, 1, use_list_order)?;
    }
    p.list(list, USE_LIST_ORDERS)?;
    p.token(R_BRACE)?;
    p.node(start, FUNCTION)
}

/// `header : attribute* type GLOBAL parameters functionPart*`
fn header(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(HEADER, 1, attributes)?;
    p.call(HEADER, 2, type_rule)?;
    p.token(GLOBAL)?;
    p.call(HEADER, 4, parameters)?;
    let list = p.open();
    while p.goes_in(FUNCTION_PARTS)? {
        p.call(FUNCTION_PARTS, 1, function_part)?;
    }
    p.list(list, FUNCTION_PARTS)?;
    p.node(start, HEADER)
}

/// `parameters : '(' (parameter (',' parameter)*)? ')'`
fn parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if p.peek() != R_PAREN {
        let start_2 = p.open();
        p.call(PARAMETERS_LIST, 1, parameter)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(PARAMETERS_NEXT_PARAMETER, COMMA, parameter)?;
        }
        p.list(list, PARAMETERS_NEXT_PARAMETERS)?;
        p.close_in(start_2, PARAMETERS_LIST, PARAMETERS_OPTIONAL_PARAMETERS)?;
    }
    p.token(R_PAREN)?;
    p.node(start, PARAMETERS)
}

/// `parameter : type attribute* LOCAL? | '...'`
fn parameter(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DOT_DOT_DOT => p.take(PARAMETER)?,
        _ => {
            let start = p.open();
            p.call(PARAMETER_TYPE, 1, type_rule)?;
            p.call(PARAMETER_TYPE, 2, attributes)?;
            p.optional_token(p.peek() == LOCAL, PARAMETER_OPTIONAL_LOCAL)?;
            p.close(start, PARAMETER_TYPE)?;
        }
    }
    p.slot(PARAMETER)
}

/// `functionPart : section | comdat | attribute | 'gc' STRING | ('prefix' | 'prologue' | 'personality')
///     typedValue | attachment`
fn function_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SECTION_KEYWORD | PARTITION => p.call(FUNCTION_PART, 1, section)?,
        COMDAT_KEYWORD => p.call(FUNCTION_PART, 2, comdat)?,
        ALIGN | ADDRSPACE | CC | GROUP | STRING | WORD => p.call(FUNCTION_PART, 3, attribute)?,
        GC => {
            let start = p.begin(GC)?;
            p.token(STRING)?;
            p.node(start, FUNCTION_PART_GC_STRING)?;
        }
        PREFIX | PROLOGUE | PERSONALITY => {
            let start = p.open();
            p.set(FUNCTION_PART_PREFIX_OR_OTHER, matches!(p.peek(), PREFIX | PROLOGUE | PERSONALITY))?;
            p.call(FUNCTION_PART_PREFIX_OR_OTHER_TYPED_VALUE, 2, typed_value)?;
            p.node(start, FUNCTION_PART_PREFIX_OR_OTHER_TYPED_VALUE)?;
        }
        METADATA => p.call(FUNCTION_PART, 6, attachment)?,
        _ => return p.stop(),
    }
    p.slot(FUNCTION_PART)
}

/// `instruction*`
fn instructions(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), R_BRACE | USELISTORDER | USELISTORDER_BB | LABEL) {
        p.call(INSTRUCTIONS, 1, instruction)?;
    }
    p.list(list, INSTRUCTIONS)
}

/// `instruction : (LOCAL '=')? operation (',' instructionPart)* | RECORD '(' (metadata (',' metadata)*)? ')'`
fn instruction(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        RECORD => {
            let start = p.begin(RECORD)?;
            p.token(L_PAREN)?;
            p.call(INSTRUCTION_RECORD, 3, optional_metadatas)?;
            p.token(R_PAREN)?;
            p.node(start, INSTRUCTION_RECORD)?;
        }
        _ => {
            let start = p.open();
            if p.peek() == LOCAL {
                let start_2 = p.begin(LOCAL)?;
                p.token(EQ)?;
                p.node_in(start_2, INSTRUCTION_LOCAL, INSTRUCTION_OPTIONAL_LOCAL)?;
            }
            p.call(INSTRUCTION_OPERATION, 2, operation)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.pair(INSTRUCTION_NEXT_INSTRUCTION_PART, COMMA, instruction_part)?;
            }
            p.list(list, INSTRUCTION_NEXT_INSTRUCTION_PARTS)?;
            p.close(start, INSTRUCTION_OPERATION)?;
        }
    }
    p.slot(INSTRUCTION)
}

/// `operation : 'unreachable' | 'ret' attribute* type value? | 'br' typedValues | 'switch' typedValue ','
///     typedValue '[' case* ']' | 'indirectbr' typedValue ',' '[' typedValues? ']' | ('resume' | 'freeze')
///     typedValue | 'fneg' attribute* typedValue | binaryOperator attribute* typedValue ',' value | ('icmp'
///     | 'fcmp') condition+ typedValue ',' value | conversion attribute* typedValue 'to' type | 'select'
///     attribute* typedValue ',' typedValue ',' typedValue | 'phi' attribute* type (incoming (','
///     incoming)*)? | 'extractelement' typedValue ',' typedValue | ('insertelement' | 'shufflevector')
///     typedValue ',' typedValue ',' typedValue | 'extractvalue' typedValue (',' NUMBER)+ | 'insertvalue'
///     typedValue ',' typedValue (',' NUMBER)+ | 'alloca' attribute* type (',' typedValue)? | 'load'
///     attribute* type ',' typedValue attribute* | 'store' attribute* typedValue ',' typedValue attribute*
///     | 'fence' attribute* | 'cmpxchg' attribute* typedValue ',' typedValue ',' typedValue attribute* |
///     'atomicrmw' (attribute | binaryOperator)* typedValue ',' typedValue attribute* | 'getelementptr'
///     attribute* type (',' WORD? typedValue)* | 'va_arg' typedValue ',' type | ('tail' | 'musttail' |
///     'notail')? 'call' call | 'invoke' call 'to' typedValue 'unwind' typedValue | 'callbr' call 'to'
///     typedValue '[' typedValues? ']' | 'landingpad' type clause* | 'catchswitch' 'within' value '['
///     typedValues? ']' unwind | ('catchpad' | 'cleanuppad') 'within' value '[' (argument (',' argument)*)?
///     ']' | 'catchret' 'from' value 'to' typedValue | 'cleanupret' 'from' value unwind`
fn operation(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        RET => p.call(OPERATION, 2, operation_ret)?,
        BR => p.pair(OPERATION_BR, BR, typed_values)?,
        SWITCH => p.call(OPERATION, 4, operation_switch)?,
        INDIRECTBR => p.call(OPERATION, 5, operation_indirectbr)?,
        RESUME | FREEZE => {
            let start = p.open();
            p.set(OPERATION_RESUME_OR_FREEZE, matches!(p.peek(), RESUME | FREEZE))?;
            p.call(OPERATION_RESUME_OR_FREEZE_TYPED_VALUE, 2, typed_value)?;
            p.node(start, OPERATION_RESUME_OR_FREEZE_TYPED_VALUE)?;
        }
        FNEG => p.call(OPERATION, 7, operation_fneg)?,
        ADD | FADD | SUB | FSUB | MUL | FMUL | UDIV | SDIV | FDIV | UREM | SREM | FREM | SHL | LSHR
        | ASHR | AND | OR | XOR => p.call(OPERATION, 8, operation_binary_operator_typed_value_comma)?,
        ICMP | FCMP => p.call(OPERATION, 9, operation_icmp_or_fcmp_conditions_typed_value)?,
        SELECT => p.call(OPERATION, 11, operation_select)?,
        PHI => p.call(OPERATION, 12, operation_phi)?,
        EXTRACTELEMENT => p.call(OPERATION, 13, operation_extractelement)?,
        INSERTELEMENT | SHUFFLEVECTOR => {
            p.call(OPERATION, 14, operation_insertelement_or_shufflevector_typed_value_comma)?;
        }
        EXTRACTVALUE => p.call(OPERATION, 15, operation_extractvalue)?,
        INSERTVALUE => p.call(OPERATION, 16, operation_insertvalue)?,
        ALLOCA => p.call(OPERATION, 17, operation_alloca)?,
        LOAD => p.call(OPERATION, 18, operation_load)?,
        STORE => p.call(OPERATION, 19, operation_store)?,
        FENCE => {
            let start = p.begin(FENCE)?;
            p.call(OPERATION_FENCE, 2, attributes)?;
            p.close(start, OPERATION_FENCE)?;
        }
        CMPXCHG => p.call(OPERATION, 21, operation_cmpxchg)?,
        ATOMICRMW => p.call(OPERATION, 22, operation_atomicrmw)?,
        GETELEMENTPTR => p.call(OPERATION, 23, operation_getelementptr)?,
        VA_ARG => p.call(OPERATION, 24, operation_va_arg)?,
        TAIL | MUSTTAIL | NOTAIL | CALL_KEYWORD => p.call(OPERATION, 25, operation_call)?,
        INVOKE => p.call(OPERATION, 26, operation_invoke_to_unwind)?,
        CALLBR => p.call(OPERATION, 27, operation_callbr_to)?,
        LANDINGPAD => p.call(OPERATION, 28, operation_landingpad)?,
        CATCHSWITCH => p.call(OPERATION, 29, operation_catchswitch_within)?,
        CATCHPAD | CLEANUPPAD => p.call(OPERATION, 30, operation_within)?,
        CATCHRET => p.call(OPERATION, 31, operation_catchret_from_to)?,
        CLEANUPRET => p.call(OPERATION, 32, operation_cleanupret_from)?,
        UNREACHABLE => p.take(OPERATION)?,
        _ => p.call(OPERATION, 10, operation_to)?,
    }
    p.slot(OPERATION)
}

/// `'ret' attribute* type value?`
fn operation_ret(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(RET)?;
    p.call(OPERATION_RET, 2, attributes)?;
    p.call(OPERATION_RET, 3, type_rule)?;
    p.call(OPERATION_RET, 4, optional_value)?;
    p.node(start, OPERATION_RET)
}

/// `'switch' typedValue ',' typedValue '[' case* ']'`
fn operation_switch(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SWITCH)?;
    p.call(OPERATION_SWITCH, 2, typed_value)?;
    p.token(COMMA)?;
    p.call(OPERATION_SWITCH, 4, typed_value)?;
    p.token(L_BRACKET)?;
    let list = p.open();
    while p.peek() != R_BRACKET {
        p.call(CASES, 1, case)?;
    }
    p.list(list, CASES)?;
    p.token(R_BRACKET)?;
    p.node(start, OPERATION_SWITCH)
}

/// `case : typedValue ',' typedValue`
fn case(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CASE, 1, typed_value)?;
    p.token(COMMA)?;
    p.call(CASE, 3, typed_value)?;
    p.node(start, CASE)
}

/// `'indirectbr' typedValue ',' '[' typedValues? ']'`
fn operation_indirectbr(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(INDIRECTBR)?;
    p.call(OPERATION_INDIRECTBR, 2, typed_value)?;
    p.token(COMMA)?;
    p.token(L_BRACKET)?;
    p.call(OPERATION_INDIRECTBR, 5, optional_typed_values)?;
    p.token(R_BRACKET)?;
    p.node(start, OPERATION_INDIRECTBR)
}

/// `'fneg' attribute* typedValue`
fn operation_fneg(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FNEG)?;
    p.call(OPERATION_FNEG, 2, attributes)?;
    p.call(OPERATION_FNEG, 3, typed_value)?;
    p.node(start, OPERATION_FNEG)
}

/// `binaryOperator attribute* typedValue ',' value`
fn operation_binary_operator_typed_value_comma(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    binary_operator(p)?;
    p.call(OPERATION_BINARY_OPERATOR_TYPED_VALUE_COMMA, 2, attributes)?;
    p.call(OPERATION_BINARY_OPERATOR_TYPED_VALUE_COMMA, 3, typed_value)?;
    p.token(COMMA)?;
    p.call(OPERATION_BINARY_OPERATOR_TYPED_VALUE_COMMA, 5, value)?;
    p.node(start, OPERATION_BINARY_OPERATOR_TYPED_VALUE_COMMA)
}

/// `('icmp' | 'fcmp') condition+ typedValue ',' value`
fn operation_icmp_or_fcmp_conditions_typed_value(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(OPERATION_ICMP_OR_FCMP, matches!(p.peek(), ICMP | FCMP))?;
    let list = p.open();
    loop {
        condition(p)?;
        if !matches!(p.peek(), TRUE | FALSE | WORD) {
            break;
        }
    }
    p.list(list, SOME_CONDITIONS)?;
    p.call(OPERATION_ICMP_OR_FCMP_CONDITIONS_TYPED_VALUE, 3, typed_value)?;
    p.token(COMMA)?;
    p.call(OPERATION_ICMP_OR_FCMP_CONDITIONS_TYPED_VALUE, 5, value)?;
    p.node(start, OPERATION_ICMP_OR_FCMP_CONDITIONS_TYPED_VALUE)
}

/// `conversion attribute* typedValue 'to' type`
fn operation_to(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    conversion(p)?;
    p.call(OPERATION_TO, 2, attributes)?;
    p.call(OPERATION_TO, 3, typed_value)?;
    p.token(TO)?;
    p.call(OPERATION_TO, 5, type_rule)?;
    p.node(start, OPERATION_TO)
}

/// `'select' attribute* typedValue ',' typedValue ',' typedValue`
fn operation_select(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SELECT)?;
    p.call(OPERATION_SELECT, 2, attributes)?;
    p.call(OPERATION_SELECT, 3, typed_value)?;
    p.token(COMMA)?;
    p.call(OPERATION_SELECT, 5, typed_value)?;
    p.token(COMMA)?;
    p.call(OPERATION_SELECT, 7, typed_value)?;
    p.node(start, OPERATION_SELECT)
}

/// `'phi' attribute* type (incoming (',' incoming)*)?`
fn operation_phi(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(PHI)?;
    p.call(OPERATION_PHI, 2, attributes)?;
    p.call(OPERATION_PHI, 3, type_rule)?;
    if p.peek() == L_BRACKET {
        let start_2 = p.open();
        p.call(OPERATION_INCOMINGS, 1, incoming)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(OPERATION_NEXT_INCOMINGS)? {
            p.pair(OPERATION_NEXT_INCOMING, COMMA, incoming)?;
        }
        p.list(list, OPERATION_NEXT_INCOMINGS)?;
        p.close_in(start_2, OPERATION_INCOMINGS, OPERATION_OPTIONAL_INCOMINGS)?;
    }
    p.node(start, OPERATION_PHI)
}

/// `incoming : '[' value ',' value ']'`
fn incoming(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.call(INCOMING, 2, value)?;
    p.token(COMMA)?;
    p.call(INCOMING, 4, value)?;
    p.token(R_BRACKET)?;
    p.node(start, INCOMING)
}

/// `'extractelement' typedValue ',' typedValue`
fn operation_extractelement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(EXTRACTELEMENT)?;
    p.call(OPERATION_EXTRACTELEMENT, 2, typed_value)?;
    p.token(COMMA)?;
    p.call(OPERATION_EXTRACTELEMENT, 4, typed_value)?;
    p.node(start, OPERATION_EXTRACTELEMENT)
}

/// `('insertelement' | 'shufflevector') typedValue ',' typedValue ',' typedValue`
fn operation_insertelement_or_shufflevector_typed_value_comma(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.one_of(OPERATION_INSERTELEMENT_OR_SHUFFLEVECTOR_CHOICE)?;
    p.call(OPERATION_INSERTELEMENT_OR_SHUFFLEVECTOR_TYPED_VALUE_COMMA, 2, typed_value)?;
    p.token(COMMA)?;
    p.call(OPERATION_INSERTELEMENT_OR_SHUFFLEVECTOR_TYPED_VALUE_COMMA, 4, typed_value)?;
    p.token(COMMA)?;
    p.call(OPERATION_INSERTELEMENT_OR_SHUFFLEVECTOR_TYPED_VALUE_COMMA, 6, typed_value)?;
    p.node(start, OPERATION_INSERTELEMENT_OR_SHUFFLEVECTOR_TYPED_VALUE_COMMA)
}

/// `'extractvalue' typedValue (',' NUMBER)+`
fn operation_extractvalue(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(EXTRACTVALUE)?;
    p.call(OPERATION_EXTRACTVALUE, 2, typed_value)?;
    p.call(OPERATION_EXTRACTVALUE, 3, operation_some_next_numbers)?;
    p.node(start, OPERATION_EXTRACTVALUE)
}

/// `(',' NUMBER)+`
fn operation_some_next_numbers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(OPERATION_SOME_NEXT_NUMBERS, 1, next_number)?;
        if p.peek() != COMMA || !p.goes_in(OPERATION_SOME_NEXT_NUMBERS)? {
            break;
        }
    }
    p.list(list, OPERATION_SOME_NEXT_NUMBERS)
}

/// `',' NUMBER`
fn next_number(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COMMA)?;
    p.token(NUMBER)?;
    p.node(start, NEXT_NUMBER)
}

/// `'insertvalue' typedValue ',' typedValue (',' NUMBER)+`
fn operation_insertvalue(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(INSERTVALUE)?;
    p.call(OPERATION_INSERTVALUE, 2, typed_value)?;
    p.token(COMMA)?;
    p.call(OPERATION_INSERTVALUE, 4, typed_value)?;
    p.call(OPERATION_INSERTVALUE, 5, operation_some_next_numbers)?;
    p.node(start, OPERATION_INSERTVALUE)
}

/// `'alloca' attribute* type (',' typedValue)?`
fn operation_alloca(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ALLOCA)?;
    p.call(OPERATION_ALLOCA, 2, attributes)?;
    p.call(OPERATION_ALLOCA, 3, type_rule)?;
    if p.peek() == COMMA && p.goes_in(OPERATION_OPTIONAL_NEXT_TYPED_VALUE)? {
        p.call(OPERATION_OPTIONAL_NEXT_TYPED_VALUE, 1, next_typed_value)?;
        p.slot(OPERATION_OPTIONAL_NEXT_TYPED_VALUE)?;
    }
    p.node(start, OPERATION_ALLOCA)
}

/// `'load' attribute* type ',' typedValue attribute*`
fn operation_load(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LOAD)?;
    p.call(OPERATION_LOAD, 2, attributes)?;
    p.call(OPERATION_LOAD, 3, type_rule)?;
    p.token(COMMA)?;
    p.call(OPERATION_LOAD, 5, typed_value)?;
    p.call(OPERATION_LOAD, 6, attributes)?;
    p.node(start, OPERATION_LOAD)
}

/// `'store' attribute* typedValue ',' typedValue attribute*`
fn operation_store(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(STORE)?;
    p.call(OPERATION_STORE, 2, attributes)?;
    p.call(OPERATION_STORE, 3, typed_value)?;
    p.token(COMMA)?;
    p.call(OPERATION_STORE, 5, typed_value)?;
    p.call(OPERATION_STORE, 6, attributes)?;
    p.node(start, OPERATION_STORE)
}

/// `'cmpxchg' attribute* typedValue ',' typedValue ',' typedValue attribute*`
fn operation_cmpxchg(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CMPXCHG)?;
    p.call(OPERATION_CMPXCHG, 2, attributes)?;
    p.call(OPERATION_CMPXCHG, 3, typed_value)?;
    p.token(COMMA)?;
    p.call(OPERATION_CMPXCHG, 5, typed_value)?;
    p.token(COMMA)?;
    p.call(OPERATION_CMPXCHG, 7, typed_value)?;
    p.call(OPERATION_CMPXCHG, 8, attributes)?;
    p.node(start, OPERATION_CMPXCHG)
}

/// `'atomicrmw' (attribute | binaryOperator)* typedValue ',' typedValue attribute*`
fn operation_atomicrmw(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ATOMICRMW)?;
    let list = p.open();
    while matches!(p.peek(), ALIGN | ADDRSPACE | CC | ADD | FADD | SUB | FSUB | MUL | FMUL | UDIV | SDIV
        | FDIV | UREM | SREM | FREM | SHL | LSHR | ASHR | AND | OR | XOR | GROUP | STRING | WORD) {
        match p.peek() {
            ALIGN | ADDRSPACE | CC | GROUP | STRING | WORD => {
                p.call(OPERATION_ATTRIBUTE_OR_BINARY_OPERATOR, 1, attribute)?;
            }
            _ => binary_operator(p)?,
        }
        p.slot(OPERATION_ATTRIBUTE_OR_BINARY_OPERATOR)?;
    }
    p.list(list, OPERATION_ATTRIBUTE_OR_BINARY_OPERATORS)?;
    p.call(OPERATION_ATOMICRMW, 3, typed_value)?;
    p.token(COMMA)?;
    p.call(OPERATION_ATOMICRMW, 5, typed_value)?;
    p.call(OPERATION_ATOMICRMW, 6, attributes)?;
    p.node(start, OPERATION_ATOMICRMW)
}

/// `'getelementptr' attribute* type (',' WORD? typedValue)*`
fn operation_getelementptr(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(GETELEMENTPTR)?;
    p.call(OPERATION_GETELEMENTPTR, 2, attributes)?;
    p.call(OPERATION_GETELEMENTPTR, 3, type_rule)?;
    p.call(OPERATION_GETELEMENTPTR, 4, comma_typed_values)?;
    p.node(start, OPERATION_GETELEMENTPTR)
}

/// `'va_arg' typedValue ',' type`
fn operation_va_arg(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(VA_ARG)?;
    p.call(OPERATION_VA_ARG, 2, typed_value)?;
    p.token(COMMA)?;
    p.call(OPERATION_VA_ARG, 4, type_rule)?;
    p.node(start, OPERATION_VA_ARG)
}

/// `('tail' | 'musttail' | 'notail')? 'call' call`
fn operation_call(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(matches!(p.peek(), TAIL | MUSTTAIL | NOTAIL), OPERATION_OPTIONAL_TAIL_OR_OTHER)?;
    p.token(CALL_KEYWORD)?;
    p.call(OPERATION_CALL, 3, call)?;
    p.node(start, OPERATION_CALL)
}

/// `call : attribute* type value '(' (argument (',' argument)*)? ')' attribute* bundles?`
fn call(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CALL, 1, attributes)?;
    p.call(CALL, 2, type_rule)?;
    p.call(CALL, 3, value)?;
    p.token(L_PAREN)?;
    p.call(CALL, 5, optional_argument_list)?;
    p.token(R_PAREN)?;
    p.call(CALL, 7, attributes)?;
    p.optional(p.peek() == L_BRACKET, OPTIONAL_BUNDLES, bundles)?;
    p.node(start, CALL)
}

/// `(argument (',' argument)*)?`
fn optional_argument_list(p: &mut Machine<'_>) -> Parsed {
    if !matches!(p.peek(), R_BRACKET | R_PAREN) {
        let start = p.open();
        p.call(ARGUMENT_LIST, 1, argument)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(NEXT_ARGUMENT, COMMA, argument)?;
        }
        p.list(list, NEXT_ARGUMENTS)?;
        p.close_in(start, ARGUMENT_LIST, OPTIONAL_ARGUMENT_LIST)?;
    }
    Ok(())
}

/// `argument : 'metadata' attribute* metadata | type attribute* value | '...'`
fn argument(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ARGUMENT)? {
        1 => {
            let start = p.begin(METADATA_KEYWORD)?;
            p.call(ARGUMENT_METADATA, 2, attributes)?;
            p.call(ARGUMENT_METADATA, 3, metadata)?;
            p.node(start, ARGUMENT_METADATA)?;
        }
        2 => {
            let start = p.open();
            p.call(ARGUMENT_TYPE_VALUE, 1, type_rule)?;
            p.call(ARGUMENT_TYPE_VALUE, 2, attributes)?;
            p.call(ARGUMENT_TYPE_VALUE, 3, value)?;
            p.node(start, ARGUMENT_TYPE_VALUE)?;
        }
        _ => p.take(ARGUMENT)?,
    }
    p.slot(ARGUMENT)
}

/// `bundles : '[' (bundle (',' bundle)*)? ']'`
fn bundles(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    if p.peek() == STRING {
        let start_2 = p.open();
        p.call(BUNDLES_LIST, 1, bundle)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(BUNDLES_NEXT_BUNDLE, COMMA, bundle)?;
        }
        p.list(list, BUNDLES_NEXT_BUNDLES)?;
        p.close_in(start_2, BUNDLES_LIST, BUNDLES_OPTIONAL_BUNDLES)?;
    }
    p.token(R_BRACKET)?;
    p.node(start, BUNDLES)
}

/// `bundle : STRING '(' (argument (',' argument)*)? ')'`
fn bundle(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(STRING)?;
    p.token(L_PAREN)?;
    p.call(BUNDLE, 3, optional_argument_list)?;
    p.token(R_PAREN)?;
    p.node(start, BUNDLE)
}

/// `'invoke' call 'to' typedValue 'unwind' typedValue`
fn operation_invoke_to_unwind(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(INVOKE)?;
    p.call(OPERATION_INVOKE_TO_UNWIND, 2, call)?;
    p.token(TO)?;
    p.call(OPERATION_INVOKE_TO_UNWIND, 4, typed_value)?;
    p.token(UNWIND_KEYWORD)?;
    p.call(OPERATION_INVOKE_TO_UNWIND, 6, typed_value)?;
    p.node(start, OPERATION_INVOKE_TO_UNWIND)
}

/// `'callbr' call 'to' typedValue '[' typedValues? ']'`
fn operation_callbr_to(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CALLBR)?;
    p.call(OPERATION_CALLBR_TO, 2, call)?;
    p.token(TO)?;
    p.call(OPERATION_CALLBR_TO, 4, typed_value)?;
    p.token(L_BRACKET)?;
    p.call(OPERATION_CALLBR_TO, 6, optional_typed_values)?;
    p.token(R_BRACKET)?;
    p.node(start, OPERATION_CALLBR_TO)
}

/// `'landingpad' type clause*`
fn operation_landingpad(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LANDINGPAD)?;
    p.call(OPERATION_LANDINGPAD, 2, type_rule)?;
    let list = p.open();
    while matches!(p.peek(), CLEANUP | CATCH | FILTER) {
        p.call(CLAUSES, 1, clause)?;
    }
    p.list(list, CLAUSES)?;
    p.node(start, OPERATION_LANDINGPAD)
}

/// `clause : 'cleanup' | ('catch' | 'filter') typedValue`
fn clause(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CATCH | FILTER => {
            let start = p.open();
            p.set(CLAUSE_CATCH_OR_FILTER, matches!(p.peek(), CATCH | FILTER))?;
            p.call(CLAUSE_CATCH_OR_FILTER_TYPED_VALUE, 2, typed_value)?;
            p.node(start, CLAUSE_CATCH_OR_FILTER_TYPED_VALUE)?;
        }
        CLEANUP => p.take(CLAUSE)?,
        _ => return p.stop(),
    }
    p.slot(CLAUSE)
}

/// `'catchswitch' 'within' value '[' typedValues? ']' unwind`
fn operation_catchswitch_within(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CATCHSWITCH)?;
    p.token(WITHIN)?;
    p.call(OPERATION_CATCHSWITCH_WITHIN, 3, value)?;
    p.token(L_BRACKET)?;
    p.call(OPERATION_CATCHSWITCH_WITHIN, 5, optional_typed_values)?;
    p.token(R_BRACKET)?;
    p.call(OPERATION_CATCHSWITCH_WITHIN, 7, unwind)?;
    p.node(start, OPERATION_CATCHSWITCH_WITHIN)
}

/// `unwind : 'unwind' ('to' 'caller' | typedValue)`
fn unwind(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(UNWIND_KEYWORD)?;
    match p.peek() {
        TO => {
            let start_2 = p.begin(TO)?;
            p.token(CALLER)?;
            p.node(start_2, UNWIND_TO_CALLER)?;
        }
        _ => p.call(UNWIND_TO_CALLER_OR_TYPED_VALUE, 2, typed_value)?,
    }
    p.slot(UNWIND_TO_CALLER_OR_TYPED_VALUE)?;
    p.node(start, UNWIND)
}

/// `('catchpad' | 'cleanuppad') 'within' value '[' (argument (',' argument)*)? ']'`
fn operation_within(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(OPERATION_CATCHPAD_OR_CLEANUPPAD, matches!(p.peek(), CATCHPAD | CLEANUPPAD))?;
    p.token(WITHIN)?;
    p.call(OPERATION_WITHIN, 3, value)?;
    p.token(L_BRACKET)?;
    p.call(OPERATION_WITHIN, 5, optional_argument_list)?;
    p.token(R_BRACKET)?;
    p.node(start, OPERATION_WITHIN)
}

/// `'catchret' 'from' value 'to' typedValue`
fn operation_catchret_from_to(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CATCHRET)?;
    p.token(FROM)?;
    p.call(OPERATION_CATCHRET_FROM_TO, 3, value)?;
    p.token(TO)?;
    p.call(OPERATION_CATCHRET_FROM_TO, 5, typed_value)?;
    p.node(start, OPERATION_CATCHRET_FROM_TO)
}

/// `'cleanupret' 'from' value unwind`
fn operation_cleanupret_from(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CLEANUPRET)?;
    p.token(FROM)?;
    p.call(OPERATION_CLEANUPRET_FROM, 3, value)?;
    p.call(OPERATION_CLEANUPRET_FROM, 4, unwind)?;
    p.node(start, OPERATION_CLEANUPRET_FROM)
}

/// `instructionPart : alignment | 'addrspace' arguments | attachment`
fn instruction_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ALIGN => p.call(INSTRUCTION_PART, 1, alignment)?,
        ADDRSPACE => p.call(INSTRUCTION_PART, 2, addrspace)?,
        METADATA => p.call(INSTRUCTION_PART, 3, attachment)?,
        _ => return p.stop(),
    }
    p.slot(INSTRUCTION_PART)
}

/// `block : LABEL instruction*`
fn block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LABEL)?;
    p.call(BLOCK, 2, instructions)?;
    p.close(start, BLOCK)
}

/// `useListOrder : 'uselistorder' typedValue ',' indexes | 'uselistorder_bb' value ',' value ',' indexes`
fn use_list_order(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        USELISTORDER => {
            let start = p.begin(USELISTORDER)?;
            p.call(USE_LIST_ORDER_USELISTORDER, 2, typed_value)?;
            p.token(COMMA)?;
            p.call(USE_LIST_ORDER_USELISTORDER, 4, indexes)?;
            p.node(start, USE_LIST_ORDER_USELISTORDER)?;
        }
        USELISTORDER_BB => {
            let start = p.begin(USELISTORDER_BB)?;
            p.call(USE_LIST_ORDER_USELISTORDER_BB, 2, value)?;
            p.token(COMMA)?;
            p.call(USE_LIST_ORDER_USELISTORDER_BB, 4, value)?;
            p.token(COMMA)?;
            p.call(USE_LIST_ORDER_USELISTORDER_BB, 6, indexes)?;
            p.node(start, USE_LIST_ORDER_USELISTORDER_BB)?;
        }
        _ => return p.stop(),
    }
    p.slot(USE_LIST_ORDER)
}

/// `indexes : '{' NUMBER (',' NUMBER)* '}'`
fn indexes(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.token(NUMBER)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.call(INDEXES_NEXT_NUMBERS, 1, next_number)?;
    }
    p.list(list, INDEXES_NEXT_NUMBERS)?;
    p.token(R_BRACE)?;
    p.node(start, INDEXES)
}

/// `declaration : 'declare' attachment* header`
fn declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DECLARE)?;
    let list = p.open();
    while p.peek() == METADATA {
        p.call(ATTACHMENTS, 1, attachment)?;
    }
    p.list(list, ATTACHMENTS)?;
    p.call(DECLARATION, 3, header)?;
    p.node(start, DECLARATION)
}

/// `'attributes' GROUP '=' '{' attribute* '}'`
fn entity_attributes_group(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ATTRIBUTES)?;
    p.token(GROUP)?;
    p.token(EQ)?;
    p.token(L_BRACE)?;
    p.call(ENTITY_ATTRIBUTES_GROUP, 5, attributes)?;
    p.token(R_BRACE)?;
    p.node(start, ENTITY_ATTRIBUTES_GROUP)
}

/// `METADATA '=' 'distinct'? metadata`
fn entity_metadata(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(METADATA)?;
    p.token(EQ)?;
    if p.peek() == DISTINCT && p.goes_in(ENTITY_OPTIONAL_DISTINCT)? {
        p.take(ENTITY_OPTIONAL_DISTINCT)?;
    }
    p.call(ENTITY_METADATA, 4, metadata)?;
    p.node(start, ENTITY_METADATA)
}

/// `summaryItem : LABEL? summaryValue+`
fn summary_item(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SUMMARY_ITEM, 1, optional_label)?;
    let list = p.open();
    loop {
        p.call(SUMMARY_VALUES, 1, summary_value)?;
        if matches!(p.peek(), EOF | COMMA | R_BRACKET | R_PAREN) || !p.goes_in(SUMMARY_VALUES)? {
            break;
        }
    }
    p.list(list, SUMMARY_VALUES)?;
    p.close(start, SUMMARY_ITEM)
}

/// `summaryValue : '(' (summaryItem (',' summaryItem)*)? ')' | '[' (summaryItem (',' summaryItem)*)? ']' |
///     ~('[' | ',' | ']' | '(' | ')' | LABEL)`
fn summary_value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(SUMMARY_VALUE_L_PAREN_R_PAREN, 2, summary_value_optional_summary_items)?;
            p.token(R_PAREN)?;
            p.node(start, SUMMARY_VALUE_L_PAREN_R_PAREN)?;
        }
        L_BRACKET => {
            let start = p.begin(L_BRACKET)?;
            p.call(SUMMARY_VALUE_L_BRACKET_R_BRACKET, 2, summary_value_optional_summary_items)?;
            p.token(R_BRACKET)?;
            p.node(start, SUMMARY_VALUE_L_BRACKET_R_BRACKET)?;
        }
        _ => p.one_of(SUMMARY_VALUE_ANY_BUT_L_BRACKET_OR_OTHER)?,
    }
    p.slot(SUMMARY_VALUE)
}

/// `(summaryItem (',' summaryItem)*)?`
fn summary_value_optional_summary_items(p: &mut Machine<'_>) -> Parsed {
    if !matches!(p.peek(), R_BRACKET | R_PAREN) {
        let start = p.open();
        p.call(SUMMARY_VALUE_SUMMARY_ITEMS, 1, summary_item)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(SUMMARY_VALUE_NEXT_SUMMARY_ITEM, COMMA, summary_item)?;
        }
        p.list(list, SUMMARY_VALUE_NEXT_SUMMARY_ITEMS)?;
        p.close_in(start, SUMMARY_VALUE_SUMMARY_ITEMS, SUMMARY_VALUE_OPTIONAL_SUMMARY_ITEMS)?;
    }
    Ok(())
}
