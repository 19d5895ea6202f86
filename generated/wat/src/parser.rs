// @generated from grammars/wat.g4 by `cargo xtask gen` (blake3 b8cc16a8e4913e35)

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
            SCRIPT => script, COMMAND => command, MODULE => module, OPTIONAL_ID => optional_id,
            MODULE_FIELD_OR_OTHER_FIELDS => module_field_or_other_fields, MODULE_FIELD => module_field,
            FUNCTION => function, FUNCTION_PARTS => function_parts, FUNCTION_PART => function_part,
            INLINE_EXPORT => inline_export, ANNOTATIONS => annotations, ANNOTATION_RULE => annotation,
            ANNOTATION_PARTS => annotation_parts, ANNOTATION_PART => annotation_part,
            INLINE_IMPORT => inline_import, TYPE_USE => type_use, NAME => name, PARAMETERS => parameters,
            VALUE_TYPE_OR_ANNOTATIONS => value_type_or_annotations, VALUE_TYPE => value_type,
            OPTIONAL_NULL => optional_null, HEAP_TYPE => heap_type, TYPE_WORD => type_word,
            TUPLE_PART => tuple, RESULTS => results, LOCALS => locals, INSTRUCTIONS_LIST => instructions_list,
            INSTRUCTION => instruction, PLAIN => plain, IMMEDIATE => immediate, SHAPE => shape,
            ORDERING => ordering, BLOCK => block, BLOCK_PARTS => block_parts, BLOCK_PART => block_part,
            HANDLERS => handlers, HANDLER => handler, BLOCK_TRY => block_try, DELEGATE_PART => delegate,
            FOLDED => folded, FOLDED_L_PAREN_PLAIN_OR_OTHER_R_PAREN => folded_l_paren_plain_or_other_r_paren,
            INSTRUCTIONS => instructions, FOLDED_IF => folded_if, THEN => then, ELSE => else_rule,
            CATCH => catch, TYPE_DEFINITION => type_definition, COMPOSITE_TYPES => composite_types,
            COMPOSITE_TYPE => composite_type, COMPOSITE_TYPE_AFTER_L_PAREN => composite_type_after_l_paren,
            FIELDS => fields, FIELD => field, STORAGE_TYPE => storage_type,
            MODULE_FIELD_L_PAREN_REC_OR_OTHER_R_PAREN => module_field_l_paren_rec_or_other_r_paren,
            MODULE_FIELD_REC => module_field_rec, MODULE_FIELD_EXPORT_STRING => module_field_export_string,
            INDEX => index, TABLE_PARTS => table_parts, TABLE_PART => table_part,
            ELEMENT_PARTS => element_parts, ELEMENT_PART => element_part, MEMORY_PART => memory_part,
            DATA_PARTS => data_parts, DATA_PART => data_part, NUMBERS => numbers, VECTOR => vector,
            GLOBAL_PART => global_part, IMPORT => import, IMPORT_ITEM => import_item,
            OTHER_FIELD => other_field, COMPONENT_PARTS => component_parts, COMPONENT_PART => component_part,
            COMPONENT => component, ACTION => action, ACTION_ARGUMENTS => action_arguments,
            ACTION_ARGUMENT => action_argument,
            _ => return None,
        })
    }
}

/// `script : command* EOF`
fn script(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), L_PAREN | ANNOTATION) {
        p.call(COMMANDS, 1, command)?;
    }
    p.list(list, COMMANDS)?;
    p.end()?;
    p.close(start, SCRIPT)
}

/// `command : module | moduleField | component | action`
fn command(p: &mut Machine<'_>) -> Parsed {
    match p.decide(COMMAND)? {
        1 => p.call(COMMAND, 1, module)?,
        2 => p.call(COMMAND, 2, module_field)?,
        3 => p.call(COMMAND, 3, component)?,
        _ => p.call(COMMAND, 4, action)?,
    }
    p.slot(COMMAND)
}

/// `module : '(' 'module' ('definition' | 'instance')? ID? ID? ((moduleField | otherField)* | ('binary' |
///     'quote') STRING*) ')'`
fn module(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(MODULE_KEYWORD)?;
    p.optional_token(matches!(p.peek(), DEFINITION | INSTANCE), MODULE_OPTIONAL_DEFINITION_OR_INSTANCE)?;
    p.call(MODULE, 4, optional_id)?;
    p.call(MODULE, 5, optional_id)?;
    let start_2 = p.open();
    match p.peek() {
        L_PAREN | R_PAREN | ANNOTATION => {
            p.call(MODULE_MODULE_FIELD_OR_OTHER_FIELDS_OR_OTHER, 1, module_field_or_other_fields)?;
        }
        BINARY | QUOTE => {
            let start_3 = p.open();
            p.set(MODULE_BINARY_OR_QUOTE_CHOICE, matches!(p.peek(), BINARY | QUOTE))?;
            let list = p.open();
            while p.peek() == STRING {
                p.take(STRING)?;
            }
            p.list(list, MODULE_STRINGS)?;
            p.close(start_3, MODULE_BINARY_OR_QUOTE_STRINGS)?;
        }
        _ => return p.stop(),
    }
    p.close(start_2, MODULE_MODULE_FIELD_OR_OTHER_FIELDS_OR_OTHER)?;
    p.token(R_PAREN)?;
    p.node(start, MODULE)
}

/// `ID?`
fn optional_id(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == ID && p.goes_in(OPTIONAL_ID)? {
        p.take(OPTIONAL_ID)?;
    }
    Ok(())
}

/// `(moduleField | otherField)*`
fn module_field_or_other_fields(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), L_PAREN | ANNOTATION) {
        match p.decide(MODULE_FIELD_OR_OTHER_FIELD)? {
            1 => p.call(MODULE_FIELD_OR_OTHER_FIELD, 1, module_field)?,
            _ => p.call(MODULE_FIELD_OR_OTHER_FIELD, 2, other_field)?,
        }
        p.slot(MODULE_FIELD_OR_OTHER_FIELD)?;
    }
    p.list(list, MODULE_FIELD_OR_OTHER_FIELDS)
}

/// `moduleField : function | typeDefinition | '(' 'rec' (typeDefinition | annotation)* ')' | import | '('
///     'export' annotation* STRING (index | moduleField)? ')' | '(' 'table' ID? tablePart* ')' | '('
///     'memory' ID? memoryPart* ')' | '(' 'global' ID? globalPart* instruction* ')' | '(' 'tag' ID?
///     functionPart* ')' | '(' 'start' name annotation* ')' | '(' 'elem' ID? elementPart* ')' | '(' 'data'
///     ID? dataPart* ')' | annotation`
/// In normal form `function | typeDefinition | '(' (moduleField_rec | moduleField_export_STRING |
///     moduleField_table | moduleField_memory | moduleField_global | moduleField_tag |
///     moduleField_start | moduleField_elem | moduleField_data) ')' | import | annotation`
fn module_field(p: &mut Machine<'_>) -> Parsed {
    match p.decide(MODULE_FIELD)? {
        1 => p.call(MODULE_FIELD, 1, function)?,
        2 => p.call(MODULE_FIELD, 2, type_definition)?,
        3 => p.call(MODULE_FIELD, 3, module_field_l_paren_rec_or_other_r_paren)?,
        4 => p.call(MODULE_FIELD, 4, import)?,
        _ => p.call(MODULE_FIELD, 5, annotation)?,
    }
    p.slot(MODULE_FIELD)
}

/// `function : '(' 'func' ID? functionPart* instruction* ')'`
fn function(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(FUNC)?;
    p.call(FUNCTION, 3, optional_id)?;
    p.call(FUNCTION, 4, function_parts)?;
    p.call(FUNCTION, 5, instructions_list)?;
    p.token(R_PAREN)?;
    p.node(start, FUNCTION)
}

/// `functionPart*`
fn function_parts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), L_PAREN | ANNOTATION) && p.goes_in(FUNCTION_PARTS)? {
        p.call(FUNCTION_PARTS, 1, function_part)?;
    }
    p.list(list, FUNCTION_PARTS)
}

/// `functionPart : inlineExport | inlineImport | typeUse | parameters | results | locals | annotation`
fn function_part(p: &mut Machine<'_>) -> Parsed {
    match p.decide(FUNCTION_PART)? {
        1 => p.call(FUNCTION_PART, 1, inline_export)?,
        2 => p.call(FUNCTION_PART, 2, inline_import)?,
        3 => p.call(FUNCTION_PART, 3, type_use)?,
        4 => p.call(FUNCTION_PART, 4, parameters)?,
        5 => p.call(FUNCTION_PART, 5, results)?,
        6 => p.call(FUNCTION_PART, 6, locals)?,
        _ => p.call(FUNCTION_PART, 7, annotation)?,
    }
    p.slot(FUNCTION_PART)
}

/// `inlineExport : '(' 'export' annotation* STRING ')'`
fn inline_export(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(EXPORT)?;
    p.call(INLINE_EXPORT, 3, annotations)?;
    p.token(STRING)?;
    p.token(R_PAREN)?;
    p.node(start, INLINE_EXPORT)
}

/// `annotation*`
fn annotations(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == ANNOTATION && p.goes_in(ANNOTATIONS)? {
        p.call(ANNOTATIONS, 1, annotation)?;
    }
    p.list(list, ANNOTATIONS)
}

/// `annotation : ANNOTATION annotationPart* ')'`
fn annotation(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ANNOTATION)?;
    p.call(ANNOTATION_RULE, 2, annotation_parts)?;
    p.token(R_PAREN)?;
    p.node(start, ANNOTATION_RULE)
}

/// `annotationPart*`
fn annotation_parts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != R_PAREN {
        p.call(ANNOTATION_PARTS, 1, annotation_part)?;
    }
    p.list(list, ANNOTATION_PARTS)
}

/// `annotationPart : '(' annotationPart* ')' | annotation | ~('(' | ')' | ANNOTATION)`
fn annotation_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(ANNOTATION_PART_L_PAREN_R_PAREN, 2, annotation_parts)?;
            p.token(R_PAREN)?;
            p.node(start, ANNOTATION_PART_L_PAREN_R_PAREN)?;
        }
        ANNOTATION => p.call(ANNOTATION_PART, 2, annotation)?,
        _ => p.one_of(ANY_BUT_L_PAREN_OR_OTHER)?,
    }
    p.slot(ANNOTATION_PART)
}

/// `inlineImport : '(' 'import' annotation* STRING annotation* STRING ')'`
fn inline_import(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(IMPORT_KEYWORD)?;
    p.call(INLINE_IMPORT, 3, annotations)?;
    p.token(STRING)?;
    p.call(INLINE_IMPORT, 5, annotations)?;
    p.token(STRING)?;
    p.token(R_PAREN)?;
    p.node(start, INLINE_IMPORT)
}

/// `typeUse : '(' 'type' name annotation* ')' | '(' 'exact' functionPart* ')'`
/// In normal form `'(' ('type' name annotation* | 'exact' functionPart*) ')'`
fn type_use(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    match p.peek() {
        TYPE => {
            let start_2 = p.begin(TYPE)?;
            name(p)?;
            p.call(TYPE_USE_TYPE, 3, annotations)?;
            p.node(start_2, TYPE_USE_TYPE)?;
        }
        EXACT => {
            let start_2 = p.begin(EXACT)?;
            p.call(TYPE_USE_EXACT, 2, function_parts)?;
            p.close(start_2, TYPE_USE_EXACT)?;
        }
        _ => return p.stop(),
    }
    p.slot(TYPE_USE_AFTER_L_PAREN)?;
    p.token(R_PAREN)?;
    p.node(start, TYPE_USE)
}

/// `name : ID | NUMBER`
fn name(p: &mut Machine<'_>) -> Parsed {
    p.set(NAME, matches!(p.peek(), NUMBER | ID))
}

/// `parameters : '(' 'param' ID? (valueType | annotation)* ')'`
fn parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(PARAM)?;
    p.call(PARAMETERS, 3, optional_id)?;
    p.call(PARAMETERS, 4, value_type_or_annotations)?;
    p.token(R_PAREN)?;
    p.node(start, PARAMETERS)
}

/// `(valueType | annotation)*`
fn value_type_or_annotations(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != R_PAREN {
        match p.peek() {
            ANNOTATION => p.call(VALUE_TYPE_OR_ANNOTATION, 2, annotation)?,
            _ => p.call(VALUE_TYPE_OR_ANNOTATION, 1, value_type)?,
        }
        p.slot(VALUE_TYPE_OR_ANNOTATION)?;
    }
    p.list(list, VALUE_TYPE_OR_ANNOTATIONS)
}

/// `valueType : '(' 'ref' 'null'? heapType annotation* ')' | '(' 'tuple' valueType* ')' | typeWord`
/// In normal form `'(' ('ref' 'null'? heapType annotation* | 'tuple' valueType*) ')' | typeWord`
fn value_type(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            match p.peek() {
                REF => {
                    let start_2 = p.begin(REF)?;
                    p.call(VALUE_TYPE_REF, 2, optional_null)?;
                    p.call(VALUE_TYPE_REF, 3, heap_type)?;
                    p.call(VALUE_TYPE_REF, 4, annotations)?;
                    p.node(start_2, VALUE_TYPE_REF)?;
                }
                TUPLE => p.call(VALUE_TYPE_AFTER_L_PAREN, 2, tuple)?,
                _ => return p.stop(),
            }
            p.slot(VALUE_TYPE_AFTER_L_PAREN)?;
            p.token(R_PAREN)?;
            p.node(start, VALUE_TYPE_L_PAREN_REF_OR_TUPLE_R_PAREN)?;
        }
        _ => type_word(p)?,
    }
    p.slot(VALUE_TYPE)
}

/// `'null'?`
fn optional_null(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == NULL && p.goes_in(OPTIONAL_NULL)? {
        p.take(OPTIONAL_NULL)?;
    }
    Ok(())
}

/// `heapType : name | typeWord | 'null' | '(' 'shared' heapType ')' | '(' 'exact' heapType ')'`
/// In normal form `name | typeWord | 'null' | '(' ('shared' | 'exact') heapType ')'`
fn heap_type(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        NUMBER | ID => name(p)?,
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.set(SHARED_OR_EXACT, matches!(p.peek(), SHARED | EXACT))?;
            p.call(HEAP_TYPE_L_PAREN_SHARED_OR_EXACT_HEAP_TYPE, 3, heap_type)?;
            p.token(R_PAREN)?;
            p.node(start, HEAP_TYPE_L_PAREN_SHARED_OR_EXACT_HEAP_TYPE)?;
        }
        NULL => p.take(HEAP_TYPE)?,
        _ => type_word(p)?,
    }
    p.slot(HEAP_TYPE)
}

/// `typeWord : 'i32' | 'i64' | 'f32' | 'f64' | 'v128' | 'i8' | 'i16' | 'anyref' | 'eqref' | 'i31ref' |
///     'structref' | 'arrayref' | 'funcref' | 'externref' | 'exnref' | 'contref' | 'stringref' | 'nullref'
///     | 'nullfuncref' | 'nullexternref' | 'nullexnref' | 'nullcontref' | 'any' | 'eq' | 'i31' | 'struct' |
///     'array' | 'func' | 'extern' | 'exn' | 'cont' | 'string' | 'none' | 'nofunc' | 'noextern' | 'noexn' |
///     'nocont' | 'waitqueue' | 'nowaitqueue'`
fn type_word(p: &mut Machine<'_>) -> Parsed {
    p.one_of(TYPE_WORD)
}

/// `'tuple' valueType*`
fn tuple(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TUPLE)?;
    let list = p.open();
    while p.peek() != R_PAREN {
        p.call(VALUE_TYPES, 1, value_type)?;
    }
    p.list(list, VALUE_TYPES)?;
    p.close(start, TUPLE_PART)
}

/// `results : '(' 'result' (valueType | annotation)* ')'`
fn results(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(RESULT)?;
    p.call(RESULTS, 3, value_type_or_annotations)?;
    p.token(R_PAREN)?;
    p.node(start, RESULTS)
}

/// `locals : '(' 'local' ID? (valueType | annotation)* ')'`
fn locals(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(LOCAL)?;
    p.call(LOCALS, 3, optional_id)?;
    p.call(LOCALS, 4, value_type_or_annotations)?;
    p.token(R_PAREN)?;
    p.node(start, LOCALS)
}

/// `instruction*`
fn instructions_list(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), R_PAREN | END | ELSE_KEYWORD | CATCH_KEYWORD | CATCH_ALL | DELEGATE) {
        p.call(INSTRUCTIONS_LIST, 1, instruction)?;
    }
    p.list(list, INSTRUCTIONS_LIST)
}

/// `instruction : plain | block | folded | annotation`
fn instruction(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SWITCH | UNREACHABLE_KEYWORD | WORD => p.call(INSTRUCTION, 1, plain)?,
        BLOCK_KEYWORD | LOOP | IF | TRY_TABLE | TRY => p.call(INSTRUCTION, 2, block)?,
        L_PAREN | UNREACHABLE => p.call(INSTRUCTION, 3, folded)?,
        ANNOTATION => p.call(INSTRUCTION, 4, annotation)?,
        _ => return p.stop(),
    }
    p.slot(INSTRUCTION)
}

/// `plain : (WORD | 'switch') immediate* | 'unreachable'`
fn plain(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SWITCH | WORD => {
            let start = p.open();
            p.set(PLAIN_SWITCH_OR_WORD_CHOICE, matches!(p.peek(), SWITCH | WORD))?;
            let list = p.open();
            while p.goes_in(IMMEDIATES)? {
                p.call(IMMEDIATES, 1, immediate)?;
            }
            p.list(list, IMMEDIATES)?;
            p.close(start, PLAIN_SWITCH_OR_WORD_IMMEDIATES)?;
        }
        UNREACHABLE_KEYWORD => p.take(PLAIN)?,
        _ => return p.stop(),
    }
    p.slot(PLAIN)
}

/// `immediate : NUMBER | ID | STRING | ARGUMENT | typeWord | shape | ordering | typeUse | parameters |
///     results | '(' 'ref' 'null'? heapType ')' | '(' 'tuple' valueType* ')' | '(' ('shared' | 'exact')
///     heapType ')' | '(' 'on' name (name | 'switch') ')'`
/// In normal form `NUMBER | ID | STRING | ARGUMENT | typeWord | shape | ordering | typeUse | parameters |
///     results | '(' ('ref' 'null'? heapType | 'tuple' valueType* | ('shared' | 'exact')
///     heapType | 'on' name (name | 'switch')) ')'`
fn immediate(p: &mut Machine<'_>) -> Parsed {
    match p.decide(IMMEDIATE)? {
        1..=4 => p.take(IMMEDIATE)?,
        5 => type_word(p)?,
        6 => shape(p)?,
        7 => ordering(p)?,
        8 => p.call(IMMEDIATE, 8, type_use)?,
        9 => p.call(IMMEDIATE, 9, parameters)?,
        10 => p.call(IMMEDIATE, 10, results)?,
        _ => {
            let start = p.begin(L_PAREN)?;
            match p.peek() {
                REF => {
                    let start_2 = p.begin(REF)?;
                    p.call(IMMEDIATE_REF, 2, optional_null)?;
                    p.call(IMMEDIATE_REF, 3, heap_type)?;
                    p.node(start_2, IMMEDIATE_REF)?;
                }
                TUPLE => p.call(IMMEDIATE_AFTER_L_PAREN, 2, tuple)?,
                SHARED | EXACT => {
                    let start_2 = p.open();
                    p.set(SHARED_OR_EXACT, matches!(p.peek(), SHARED | EXACT))?;
                    p.call(IMMEDIATE_SHARED_OR_EXACT_HEAP_TYPE, 2, heap_type)?;
                    p.node(start_2, IMMEDIATE_SHARED_OR_EXACT_HEAP_TYPE)?;
                }
                ON => {
                    let start_2 = p.begin(ON)?;
                    name(p)?;
                    match p.peek() {
                        NUMBER | ID => name(p)?,
                        SWITCH => p.take(IMMEDIATE_NAME_OR_SWITCH)?,
                        _ => return p.stop(),
                    }
                    p.slot(IMMEDIATE_NAME_OR_SWITCH)?;
                    p.node(start_2, IMMEDIATE_ON)?;
                }
                _ => return p.stop(),
            }
            p.slot(IMMEDIATE_AFTER_L_PAREN)?;
            p.token(R_PAREN)?;
            p.node(start, IMMEDIATE_L_PAREN_REF_OR_OTHER_R_PAREN)?;
        }
    }
    p.slot(IMMEDIATE)
}

/// `shape : 'i8x16' | 'i16x8' | 'i32x4' | 'i64x2' | 'f32x4' | 'f64x2'`
fn shape(p: &mut Machine<'_>) -> Parsed {
    p.set(SHAPE, matches!(p.peek(), I8X16 | I16X8 | I32X4 | I64X2 | F32X4 | F64X2))
}

/// `ordering : 'acqrel' | 'acq_rel' | 'seqcst' | 'seq_cst'`
fn ordering(p: &mut Machine<'_>) -> Parsed {
    p.set(ORDERING, matches!(p.peek(), ACQREL | ACQ_REL | SEQCST | SEQ_CST))
}

/// `block : ('block' | 'loop') ID? blockPart* instruction* 'end' ID? | 'if' ID? blockPart* instruction*
///     ('else' ID? instruction*)? 'end' ID? | 'try_table' ID? blockPart* handler* instruction* 'end' ID? |
///     'try' ID? blockPart* instruction* (('catch' ID? name instruction*)* ('catch_all' ID? instruction*)?
///     'end' ID? | 'delegate' name)`
fn block(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        BLOCK_KEYWORD | LOOP => {
            let start = p.open();
            p.set(BLOCK_OR_LOOP, matches!(p.peek(), BLOCK_KEYWORD | LOOP))?;
            p.call(BLOCK_BLOCK_OR_LOOP_OPTIONAL_ID_BLOCK_PARTS, 2, optional_id)?;
            p.call(BLOCK_BLOCK_OR_LOOP_OPTIONAL_ID_BLOCK_PARTS, 3, block_parts)?;
            p.call(BLOCK_BLOCK_OR_LOOP_OPTIONAL_ID_BLOCK_PARTS, 4, instructions_list)?;
            p.token(END)?;
            p.call(BLOCK_BLOCK_OR_LOOP_OPTIONAL_ID_BLOCK_PARTS, 6, optional_id)?;
            p.node(start, BLOCK_BLOCK_OR_LOOP_OPTIONAL_ID_BLOCK_PARTS)?;
        }
        IF => {
            let start = p.begin(IF)?;
            p.call(BLOCK_IF_END, 2, optional_id)?;
            p.call(BLOCK_IF_END, 3, block_parts)?;
            p.call(BLOCK_IF_END, 4, instructions_list)?;
            if p.peek() == ELSE_KEYWORD {
                let start_2 = p.begin(ELSE_KEYWORD)?;
                p.call(BLOCK_ELSE, 2, optional_id)?;
                p.call(BLOCK_ELSE, 3, instructions_list)?;
                p.close_in(start_2, BLOCK_ELSE, BLOCK_OPTIONAL_ELSE)?;
            }
            p.token(END)?;
            p.call(BLOCK_IF_END, 7, optional_id)?;
            p.node(start, BLOCK_IF_END)?;
        }
        TRY_TABLE => {
            let start = p.begin(TRY_TABLE)?;
            p.call(BLOCK_TRY_TABLE_END, 2, optional_id)?;
            p.call(BLOCK_TRY_TABLE_END, 3, block_parts)?;
            p.call(BLOCK_TRY_TABLE_END, 4, handlers)?;
            p.call(BLOCK_TRY_TABLE_END, 5, instructions_list)?;
            p.token(END)?;
            p.call(BLOCK_TRY_TABLE_END, 7, optional_id)?;
            p.node(start, BLOCK_TRY_TABLE_END)?;
        }
        TRY => p.call(BLOCK, 4, block_try)?,
        _ => return p.stop(),
    }
    p.slot(BLOCK)
}

/// `blockPart*`
fn block_parts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == L_PAREN && p.goes_in(BLOCK_PARTS)? {
        p.call(BLOCK_PARTS, 1, block_part)?;
    }
    p.list(list, BLOCK_PARTS)
}

/// `blockPart : typeUse | parameters | results`
fn block_part(p: &mut Machine<'_>) -> Parsed {
    match p.decide(BLOCK_PART)? {
        1 => p.call(BLOCK_PART, 1, type_use)?,
        2 => p.call(BLOCK_PART, 2, parameters)?,
        _ => p.call(BLOCK_PART, 3, results)?,
    }
    p.slot(BLOCK_PART)
}

/// `handler*`
fn handlers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == L_PAREN && p.goes_in(HANDLERS)? {
        p.call(HANDLERS, 1, handler)?;
    }
    p.list(list, HANDLERS)
}

/// `handler : '(' ('catch' | 'catch_ref') name name ')' | '(' ('catch_all' | 'catch_all_ref') name ')'`
/// In normal form `'(' (('catch' | 'catch_ref') name | 'catch_all' | 'catch_all_ref') name ')'`
fn handler(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    match p.peek() {
        CATCH_KEYWORD | CATCH_REF => {
            let start_2 = p.open();
            p.set(HANDLER_CATCH_OR_CATCH_REF, matches!(p.peek(), CATCH_KEYWORD | CATCH_REF))?;
            name(p)?;
            p.node(start_2, HANDLER_CATCH_OR_CATCH_REF_NAME)?;
        }
        CATCH_ALL | CATCH_ALL_REF => p.take(HANDLER_AFTER_L_PAREN)?,
        _ => return p.stop(),
    }
    p.slot(HANDLER_AFTER_L_PAREN)?;
    name(p)?;
    p.token(R_PAREN)?;
    p.node(start, HANDLER)
}

/// `'try' ID? blockPart* instruction* (('catch' ID? name instruction*)* ('catch_all' ID? instruction*)?
///     'end' ID? | 'delegate' name)`
fn block_try(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TRY)?;
    p.call(BLOCK_TRY, 2, optional_id)?;
    p.call(BLOCK_TRY, 3, block_parts)?;
    p.call(BLOCK_TRY, 4, instructions_list)?;
    match p.peek() {
        END | CATCH_KEYWORD | CATCH_ALL => {
            let start_2 = p.open();
            let list = p.open();
            while p.peek() == CATCH_KEYWORD {
                let start_3 = p.begin(CATCH_KEYWORD)?;
                p.call(BLOCK_CATCH, 2, optional_id)?;
                name(p)?;
                p.call(BLOCK_CATCH, 4, instructions_list)?;
                p.node(start_3, BLOCK_CATCH)?;
            }
            p.list(list, BLOCK_CATCHES)?;
            if p.peek() == CATCH_ALL {
                let start_3 = p.begin(CATCH_ALL)?;
                p.call(BLOCK_CATCH_ALL, 2, optional_id)?;
                p.call(BLOCK_CATCH_ALL, 3, instructions_list)?;
                p.close_in(start_3, BLOCK_CATCH_ALL, BLOCK_OPTIONAL_CATCH_ALL)?;
            }
            p.token(END)?;
            p.call(BLOCK_CATCH_OPTIONAL_ID_NAME_INSTRUCTIONSES, 4, optional_id)?;
            p.close(start_2, BLOCK_CATCH_OPTIONAL_ID_NAME_INSTRUCTIONSES)?;
        }
        DELEGATE => p.call(BLOCK_END_OR_DELEGATE, 2, delegate)?,
        _ => return p.stop(),
    }
    p.slot(BLOCK_END_OR_DELEGATE)?;
    p.node(start, BLOCK_TRY)
}

/// `'delegate' name`
fn delegate(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DELEGATE)?;
    name(p)?;
    p.node(start, DELEGATE_PART)
}

/// `folded : UNREACHABLE | '(' plain folded* instructions? ')' | '(' ('block' | 'loop') ID? blockPart*
///     instruction* ')' | '(' 'if' ID? blockPart* (folded | annotation)* then? else? annotation* ')' | '('
///     'try_table' ID? blockPart* handler* instruction* ')' | '(' 'try' ID? blockPart* ('(' 'do'
///     instruction* ')')? catch* ')'`
/// In normal form `UNREACHABLE | '(' (folded_plain | folded_block_or_loop | folded_if | folded_try_table |
///     folded_try) ')'`
fn folded(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => p.call(FOLDED, 2, folded_l_paren_plain_or_other_r_paren)?,
        UNREACHABLE => p.take(FOLDED)?,
        _ => return p.stop(),
    }
    p.slot(FOLDED)
}

/// `'(' (plain folded* instructions? | ('block' | 'loop') ID? blockPart* instruction* | 'if' ID? blockPart*
///     (folded | annotation)* then? else? annotation* | 'try_table' ID? blockPart* handler* instruction* |
///     'try' ID? blockPart* ('(' 'do' instruction* ')')? catch*) ')'`
fn folded_l_paren_plain_or_other_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    match p.peek() {
        SWITCH | UNREACHABLE_KEYWORD | WORD => {
            let start_2 = p.open();
            p.call(FOLDED_PLAIN, 1, plain)?;
            let list = p.open();
            while matches!(p.peek(), L_PAREN | UNREACHABLE) {
                p.call(FOLDEDS, 1, folded)?;
            }
            p.list(list, FOLDEDS)?;
            p.optional(p.peek() != R_PAREN, OPTIONAL_INSTRUCTIONS, instructions)?;
            p.close(start_2, FOLDED_PLAIN)?;
        }
        BLOCK_KEYWORD | LOOP => {
            let start_2 = p.open();
            p.set(BLOCK_OR_LOOP, matches!(p.peek(), BLOCK_KEYWORD | LOOP))?;
            p.call(FOLDED_BLOCK_OR_LOOP, 2, optional_id)?;
            p.call(FOLDED_BLOCK_OR_LOOP, 3, block_parts)?;
            p.call(FOLDED_BLOCK_OR_LOOP, 4, instructions_list)?;
            p.close(start_2, FOLDED_BLOCK_OR_LOOP)?;
        }
        IF => p.call(FOLDED_AFTER_L_PAREN, 3, folded_if)?,
        TRY_TABLE => {
            let start_2 = p.begin(TRY_TABLE)?;
            p.call(FOLDED_TRY_TABLE, 2, optional_id)?;
            p.call(FOLDED_TRY_TABLE, 3, block_parts)?;
            p.call(FOLDED_TRY_TABLE, 4, handlers)?;
            p.call(FOLDED_TRY_TABLE, 5, instructions_list)?;
            p.close(start_2, FOLDED_TRY_TABLE)?;
        }
        TRY => {
            let start_2 = p.begin(TRY)?;
            p.call(FOLDED_TRY, 2, optional_id)?;
            p.call(FOLDED_TRY, 3, block_parts)?;
            if p.peek() == L_PAREN && p.goes_in(FOLDED_OPTIONAL_L_PAREN_DO_R_PAREN)? {
                let start_3 = p.begin(L_PAREN)?;
                p.token(DO)?;
                p.call(FOLDED_L_PAREN_DO_R_PAREN, 3, instructions_list)?;
                p.token(R_PAREN)?;
                p.node_in(start_3, FOLDED_L_PAREN_DO_R_PAREN, FOLDED_OPTIONAL_L_PAREN_DO_R_PAREN)?;
            }
            let list = p.open();
            while p.peek() == L_PAREN {
                p.call(CATCHES, 1, catch)?;
            }
            p.list(list, CATCHES)?;
            p.close(start_2, FOLDED_TRY)?;
        }
        _ => return p.stop(),
    }
    p.slot(FOLDED_AFTER_L_PAREN)?;
    p.token(R_PAREN)?;
    p.node(start, FOLDED_L_PAREN_PLAIN_OR_OTHER_R_PAREN)
}

/// `instructions : (plain | block | annotation) instruction*`
fn instructions(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        SWITCH | UNREACHABLE_KEYWORD | WORD => p.call(INSTRUCTIONS_PLAIN_OR_OTHER, 1, plain)?,
        BLOCK_KEYWORD | LOOP | IF | TRY_TABLE | TRY => p.call(INSTRUCTIONS_PLAIN_OR_OTHER, 2, block)?,
        ANNOTATION => p.call(INSTRUCTIONS_PLAIN_OR_OTHER, 3, annotation)?,
        _ => return p.stop(),
    }
    p.slot(INSTRUCTIONS_PLAIN_OR_OTHER)?;
    p.call(INSTRUCTIONS, 2, instructions_list)?;
    p.close(start, INSTRUCTIONS)
}

/// `'if' ID? blockPart* (folded | annotation)* then? else? annotation*`
fn folded_if(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    p.call(FOLDED_IF, 2, optional_id)?;
    p.call(FOLDED_IF, 3, block_parts)?;
    let list = p.open();
    while p.peek() == UNREACHABLE || p.goes_in(FOLDED_FOLDED_OR_ANNOTATIONS)? {
        match p.peek() {
            L_PAREN | UNREACHABLE => p.call(FOLDED_FOLDED_OR_ANNOTATION, 1, folded)?,
            ANNOTATION => p.call(FOLDED_FOLDED_OR_ANNOTATION, 2, annotation)?,
            _ => return p.stop(),
        }
        p.slot(FOLDED_FOLDED_OR_ANNOTATION)?;
    }
    p.list(list, FOLDED_FOLDED_OR_ANNOTATIONS)?;
    if p.peek() == L_PAREN && p.goes_in(OPTIONAL_THEN)? {
        p.call(OPTIONAL_THEN, 1, then)?;
        p.slot(OPTIONAL_THEN)?;
    }
    p.optional(p.peek() == L_PAREN, OPTIONAL_ELSE, else_rule)?;
    p.call(FOLDED_IF, 7, annotations)?;
    p.close(start, FOLDED_IF)
}

/// `then : '(' 'then' instruction* ')'`
fn then(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(THEN_KEYWORD)?;
    p.call(THEN, 3, instructions_list)?;
    p.token(R_PAREN)?;
    p.node(start, THEN)
}

/// `else : '(' 'else' instruction* ')'`
fn else_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(ELSE_KEYWORD)?;
    p.call(ELSE, 3, instructions_list)?;
    p.token(R_PAREN)?;
    p.node(start, ELSE)
}

/// `catch : '(' 'catch' name instruction* ')' | '(' 'catch_all' instruction* ')' | '(' 'delegate' name ')'`
/// In normal form `'(' ('catch' name instruction* | 'catch_all' instruction* | 'delegate' name) ')'`
fn catch(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    match p.peek() {
        CATCH_KEYWORD => {
            let start_2 = p.begin(CATCH_KEYWORD)?;
            name(p)?;
            p.call(CATCH_LIST, 3, instructions_list)?;
            p.node(start_2, CATCH_LIST)?;
        }
        CATCH_ALL => {
            let start_2 = p.begin(CATCH_ALL)?;
            p.call(CATCH_CATCH_ALL, 2, instructions_list)?;
            p.close(start_2, CATCH_CATCH_ALL)?;
        }
        DELEGATE => p.call(CATCH_AFTER_L_PAREN, 3, delegate)?,
        _ => return p.stop(),
    }
    p.slot(CATCH_AFTER_L_PAREN)?;
    p.token(R_PAREN)?;
    p.node(start, CATCH)
}

/// `typeDefinition : '(' 'type' ID? annotation* compositeType* annotation* ')'`
fn type_definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(TYPE)?;
    p.call(TYPE_DEFINITION, 3, optional_id)?;
    p.call(TYPE_DEFINITION, 4, annotations)?;
    p.call(TYPE_DEFINITION, 5, composite_types)?;
    p.call(TYPE_DEFINITION, 6, annotations)?;
    p.token(R_PAREN)?;
    p.node(start, TYPE_DEFINITION)
}

/// `compositeType*`
fn composite_types(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == L_PAREN {
        p.call(COMPOSITE_TYPES, 1, composite_type)?;
    }
    p.list(list, COMPOSITE_TYPES)
}

/// `compositeType : '(' 'func' functionPart* ')' | '(' 'struct' field* ')' | '(' 'array' field* ')' | '('
///     'sub' 'final'? name* compositeType* annotation* ')' | '(' 'cont' (name | heapType | compositeType)
///     ')' | '(' 'shared' compositeType+ ')' | '(' ('descriptor' | 'describes') name compositeType* ')'`
/// In normal form `'(' ('func' functionPart* | 'struct' field* | 'array' field* | 'sub' 'final'? name*
///     compositeType* annotation* | 'cont' (name | heapType | compositeType) | 'shared'
///     compositeType+ | ('descriptor' | 'describes') name compositeType*) ')'`
fn composite_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(COMPOSITE_TYPE, 2, composite_type_after_l_paren)?;
    p.token(R_PAREN)?;
    p.node(start, COMPOSITE_TYPE)
}

/// `'func' functionPart* | 'struct' field* | 'array' field* | 'sub' 'final'? name* compositeType*
///     annotation* | 'cont' (name | heapType | compositeType) | 'shared' compositeType+ | ('descriptor' |
///     'describes') name compositeType*`
fn composite_type_after_l_paren(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        FUNC => {
            let start = p.begin(FUNC)?;
            p.call(COMPOSITE_TYPE_FUNC, 2, function_parts)?;
            p.close(start, COMPOSITE_TYPE_FUNC)?;
        }
        STRUCT => {
            let start = p.begin(STRUCT)?;
            p.call(COMPOSITE_TYPE_STRUCT, 2, fields)?;
            p.close(start, COMPOSITE_TYPE_STRUCT)?;
        }
        ARRAY => {
            let start = p.begin(ARRAY)?;
            p.call(COMPOSITE_TYPE_ARRAY, 2, fields)?;
            p.close(start, COMPOSITE_TYPE_ARRAY)?;
        }
        SUB => {
            let start = p.begin(SUB)?;
            p.optional_token(p.peek() == FINAL, COMPOSITE_TYPE_OPTIONAL_FINAL)?;
            let list = p.open();
            while matches!(p.peek(), NUMBER | ID) {
                name(p)?;
            }
            p.list(list, NAMES)?;
            p.call(COMPOSITE_TYPE_SUB, 4, composite_types)?;
            p.call(COMPOSITE_TYPE_SUB, 5, annotations)?;
            p.close(start, COMPOSITE_TYPE_SUB)?;
        }
        CONT => {
            let start = p.begin(CONT)?;
            match p.decide(COMPOSITE_TYPE_NAME_OR_OTHER)? {
                1 => name(p)?,
                2 => p.call(COMPOSITE_TYPE_NAME_OR_OTHER, 2, heap_type)?,
                _ => p.call(COMPOSITE_TYPE_NAME_OR_OTHER, 3, composite_type)?,
            }
            p.slot(COMPOSITE_TYPE_NAME_OR_OTHER)?;
            p.node(start, COMPOSITE_TYPE_CONT)?;
        }
        SHARED => {
            let start = p.begin(SHARED)?;
            let list = p.open();
            loop {
                p.call(SOME_COMPOSITE_TYPES, 1, composite_type)?;
                if p.peek() != L_PAREN {
                    break;
                }
            }
            p.list(list, SOME_COMPOSITE_TYPES)?;
            p.node(start, COMPOSITE_TYPE_SHARED)?;
        }
        DESCRIPTOR | DESCRIBES => {
            let start = p.open();
            p.set(COMPOSITE_TYPE_DESCRIPTOR_OR_DESCRIBES, matches!(p.peek(), DESCRIPTOR | DESCRIBES))?;
            name(p)?;
            p.call(COMPOSITE_TYPE_DESCRIPTOR_OR_DESCRIBES_NAME, 3, composite_types)?;
            p.node(start, COMPOSITE_TYPE_DESCRIPTOR_OR_DESCRIBES_NAME)?;
        }
        _ => return p.stop(),
    }
    p.slot(COMPOSITE_TYPE_AFTER_L_PAREN)
}

/// `field*`
fn fields(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != R_PAREN {
        p.call(FIELDS, 1, field)?;
    }
    p.list(list, FIELDS)
}

/// `field : '(' 'field' ID? (storageType | annotation)* ')' | storageType | annotation`
fn field(p: &mut Machine<'_>) -> Parsed {
    match p.decide(FIELD)? {
        1 => {
            let start = p.begin(L_PAREN)?;
            p.token(FIELD_KEYWORD)?;
            p.call(FIELD_L_PAREN_FIELD_R_PAREN, 3, optional_id)?;
            let list = p.open();
            while p.peek() != R_PAREN {
                match p.peek() {
                    ANNOTATION => p.call(FIELD_STORAGE_TYPE_OR_ANNOTATION, 2, annotation)?,
                    _ => p.call(FIELD_STORAGE_TYPE_OR_ANNOTATION, 1, storage_type)?,
                }
                p.slot(FIELD_STORAGE_TYPE_OR_ANNOTATION)?;
            }
            p.list(list, FIELD_STORAGE_TYPE_OR_ANNOTATIONS)?;
            p.token(R_PAREN)?;
            p.node(start, FIELD_L_PAREN_FIELD_R_PAREN)?;
        }
        2 => p.call(FIELD, 2, storage_type)?,
        _ => p.call(FIELD, 3, annotation)?,
    }
    p.slot(FIELD)
}

/// `storageType : '(' 'mut' annotation* storageType annotation* ')' | '(' 'shared' 'mut'? storageType ')' |
///     valueType`
/// In normal form `'(' ('mut' annotation* storageType annotation* | 'shared' 'mut'? storageType) ')' |
///     valueType`
fn storage_type(p: &mut Machine<'_>) -> Parsed {
    match p.decide(STORAGE_TYPE)? {
        1 => {
            let start = p.begin(L_PAREN)?;
            match p.peek() {
                MUT => {
                    let start_2 = p.begin(MUT)?;
                    p.call(STORAGE_TYPE_MUT, 2, annotations)?;
                    p.call(STORAGE_TYPE_MUT, 3, storage_type)?;
                    p.call(STORAGE_TYPE_MUT, 4, annotations)?;
                    p.node(start_2, STORAGE_TYPE_MUT)?;
                }
                SHARED => {
                    let start_2 = p.begin(SHARED)?;
                    p.optional_token(p.peek() == MUT, STORAGE_TYPE_OPTIONAL_MUT)?;
                    p.call(STORAGE_TYPE_SHARED, 3, storage_type)?;
                    p.node(start_2, STORAGE_TYPE_SHARED)?;
                }
                _ => return p.stop(),
            }
            p.slot(STORAGE_TYPE_AFTER_L_PAREN)?;
            p.token(R_PAREN)?;
            p.node(start, STORAGE_TYPE_L_PAREN_MUT_OR_SHARED_R_PAREN)?;
        }
        _ => p.call(STORAGE_TYPE, 2, value_type)?,
    }
    p.slot(STORAGE_TYPE)
}

/// `'(' ('rec' (typeDefinition | annotation)* | 'export' annotation* STRING (index | moduleField)? | 'table'
///     ID? tablePart* | 'memory' ID? memoryPart* | 'global' ID? globalPart* instruction* | 'tag' ID?
///     functionPart* | 'start' name annotation* | 'elem' ID? elementPart* | 'data' ID? dataPart*) ')'`
fn module_field_l_paren_rec_or_other_r_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    match p.peek() {
        REC => p.call(MODULE_FIELD_AFTER_L_PAREN, 1, module_field_rec)?,
        EXPORT => p.call(MODULE_FIELD_AFTER_L_PAREN, 2, module_field_export_string)?,
        TABLE => {
            let start_2 = p.begin(TABLE)?;
            p.call(MODULE_FIELD_TABLE, 2, optional_id)?;
            p.call(MODULE_FIELD_TABLE, 3, table_parts)?;
            p.close(start_2, MODULE_FIELD_TABLE)?;
        }
        MEMORY => {
            let start_2 = p.begin(MEMORY)?;
            p.call(MODULE_FIELD_MEMORY, 2, optional_id)?;
            let list = p.open();
            while matches!(p.peek(), L_PAREN | SHARED | I32 | I64 | ANNOTATION | NUMBER) {
                p.call(MEMORY_PARTS, 1, memory_part)?;
            }
            p.list(list, MEMORY_PARTS)?;
            p.close(start_2, MODULE_FIELD_MEMORY)?;
        }
        GLOBAL => {
            let start_2 = p.begin(GLOBAL)?;
            p.call(MODULE_FIELD_GLOBAL, 2, optional_id)?;
            let list = p.open();
            while p.goes_in(GLOBAL_PARTS)? {
                p.call(GLOBAL_PARTS, 1, global_part)?;
            }
            p.list(list, GLOBAL_PARTS)?;
            p.call(MODULE_FIELD_GLOBAL, 4, instructions_list)?;
            p.close(start_2, MODULE_FIELD_GLOBAL)?;
        }
        TAG => {
            let start_2 = p.begin(TAG)?;
            p.call(MODULE_FIELD_TAG, 2, optional_id)?;
            p.call(MODULE_FIELD_TAG, 3, function_parts)?;
            p.close(start_2, MODULE_FIELD_TAG)?;
        }
        START => {
            let start_2 = p.begin(START)?;
            name(p)?;
            p.call(MODULE_FIELD_START, 3, annotations)?;
            p.node(start_2, MODULE_FIELD_START)?;
        }
        ELEM => {
            let start_2 = p.begin(ELEM)?;
            p.call(MODULE_FIELD_ELEM, 2, optional_id)?;
            p.call(MODULE_FIELD_ELEM, 3, element_parts)?;
            p.close(start_2, MODULE_FIELD_ELEM)?;
        }
        DATA => {
            let start_2 = p.begin(DATA)?;
            p.call(MODULE_FIELD_DATA, 2, optional_id)?;
            p.call(MODULE_FIELD_DATA, 3, data_parts)?;
            p.close(start_2, MODULE_FIELD_DATA)?;
        }
        _ => return p.stop(),
    }
    p.slot(MODULE_FIELD_AFTER_L_PAREN)?;
    p.token(R_PAREN)?;
    p.node(start, MODULE_FIELD_L_PAREN_REC_OR_OTHER_R_PAREN)
}

/// `'rec' (typeDefinition | annotation)*`
fn module_field_rec(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(REC)?;
    let list = p.open();
    while matches!(p.peek(), L_PAREN | ANNOTATION) {
        match p.peek() {
            L_PAREN => p.call(MODULE_FIELD_TYPE_DEFINITION_OR_ANNOTATION, 1, type_definition)?,
            ANNOTATION => p.call(MODULE_FIELD_TYPE_DEFINITION_OR_ANNOTATION, 2, annotation)?,
            _ => return p.stop(),
        }
        p.slot(MODULE_FIELD_TYPE_DEFINITION_OR_ANNOTATION)?;
    }
    p.list(list, MODULE_FIELD_TYPE_DEFINITION_OR_ANNOTATIONS)?;
    p.close(start, MODULE_FIELD_REC)
}

/// `'export' annotation* STRING (index | moduleField)?`
fn module_field_export_string(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(EXPORT)?;
    p.call(MODULE_FIELD_EXPORT_STRING, 2, annotations)?;
    p.token(STRING)?;
    if matches!(p.peek(), L_PAREN | ANNOTATION) {
        match p.decide(MODULE_FIELD_INDEX_OR_MODULE_FIELD)? {
            1 => p.call(MODULE_FIELD_INDEX_OR_MODULE_FIELD, 1, index)?,
            _ => p.call(MODULE_FIELD_INDEX_OR_MODULE_FIELD, 2, module_field)?,
        }
        p.slot(MODULE_FIELD_OPTIONAL_INDEX_OR_MODULE_FIELD)?;
    }
    p.node(start, MODULE_FIELD_EXPORT_STRING)
}

/// `index : '(' ('func' | 'table' | 'memory' | 'global' | 'tag') name annotation* ')'`
fn index(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.set(INDEX_TABLE_OR_OTHER, matches!(p.peek(), TABLE | MEMORY | GLOBAL | TAG | FUNC))?;
    name(p)?;
    p.call(INDEX, 4, annotations)?;
    p.token(R_PAREN)?;
    p.node(start, INDEX)
}

/// `tablePart*`
fn table_parts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != R_PAREN {
        p.call(TABLE_PARTS, 1, table_part)?;
    }
    p.list(list, TABLE_PARTS)
}

/// `tablePart : inlineExport | inlineImport | NUMBER | 'shared' | valueType | '(' 'shared' tablePart* ')' |
///     '(' 'elem' elementPart* ')' | folded | annotation`
/// In normal form `inlineExport | inlineImport | NUMBER | 'shared' | valueType | '(' ('shared' tablePart* |
///     'elem' elementPart*) ')' | folded | annotation`
fn table_part(p: &mut Machine<'_>) -> Parsed {
    match p.decide(TABLE_PART)? {
        1 => p.call(TABLE_PART, 1, inline_export)?,
        2 => p.call(TABLE_PART, 2, inline_import)?,
        3..=4 => p.take(TABLE_PART)?,
        5 => p.call(TABLE_PART, 5, value_type)?,
        6 => {
            let start = p.begin(L_PAREN)?;
            match p.peek() {
                SHARED => {
                    let start_2 = p.begin(SHARED)?;
                    p.call(TABLE_PART_SHARED, 2, table_parts)?;
                    p.close(start_2, TABLE_PART_SHARED)?;
                }
                ELEM => {
                    let start_2 = p.begin(ELEM)?;
                    p.call(TABLE_PART_ELEM, 2, element_parts)?;
                    p.close(start_2, TABLE_PART_ELEM)?;
                }
                _ => return p.stop(),
            }
            p.slot(TABLE_PART_AFTER_L_PAREN)?;
            p.token(R_PAREN)?;
            p.node(start, TABLE_PART_L_PAREN_SHARED_OR_ELEM_R_PAREN)?;
        }
        7 => p.call(TABLE_PART, 7, folded)?,
        _ => p.call(TABLE_PART, 8, annotation)?,
    }
    p.slot(TABLE_PART)
}

/// `elementPart*`
fn element_parts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != R_PAREN {
        p.call(ELEMENT_PARTS, 1, element_part)?;
    }
    p.list(list, ELEMENT_PARTS)
}

/// `elementPart : '(' 'table' name ')' | '(' ('offset' | 'item') instruction* ')' | folded | 'declare' |
///     name | valueType | annotation`
/// In normal form `'(' ('table' name | ('item' | 'offset') instruction*) ')' | folded | 'declare' | name |
///     valueType | annotation`
fn element_part(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ELEMENT_PART)? {
        1 => {
            let start = p.begin(L_PAREN)?;
            match p.peek() {
                TABLE => {
                    let start_2 = p.begin(TABLE)?;
                    name(p)?;
                    p.node(start_2, ELEMENT_PART_TABLE)?;
                }
                ITEM | OFFSET => {
                    let start_2 = p.open();
                    p.set(ELEMENT_PART_ITEM_OR_OFFSET_CHOICE, matches!(p.peek(), ITEM | OFFSET))?;
                    p.call(ELEMENT_PART_ITEM_OR_OFFSET_INSTRUCTIONS, 2, instructions_list)?;
                    p.close(start_2, ELEMENT_PART_ITEM_OR_OFFSET_INSTRUCTIONS)?;
                }
                _ => return p.stop(),
            }
            p.slot(ELEMENT_PART_AFTER_L_PAREN)?;
            p.token(R_PAREN)?;
            p.node(start, ELEMENT_PART_L_PAREN_TABLE_OR_ITEM_OR_OFFSET)?;
        }
        2 => p.call(ELEMENT_PART, 2, folded)?,
        3 => p.take(ELEMENT_PART)?,
        4 => name(p)?,
        5 => p.call(ELEMENT_PART, 5, value_type)?,
        _ => p.call(ELEMENT_PART, 6, annotation)?,
    }
    p.slot(ELEMENT_PART)
}

/// `memoryPart : inlineExport | inlineImport | NUMBER | 'shared' | 'i32' | 'i64' | '(' 'data' dataPart* ')'
///     | '(' 'pagesize' NUMBER ')' | annotation`
/// In normal form `inlineExport | inlineImport | NUMBER | 'shared' | 'i32' | 'i64' | '(' ('data' dataPart* |
///     'pagesize' NUMBER) ')' | annotation`
fn memory_part(p: &mut Machine<'_>) -> Parsed {
    match p.decide(MEMORY_PART)? {
        1 => p.call(MEMORY_PART, 1, inline_export)?,
        2 => p.call(MEMORY_PART, 2, inline_import)?,
        3..=6 => p.take(MEMORY_PART)?,
        7 => {
            let start = p.begin(L_PAREN)?;
            match p.peek() {
                DATA => {
                    let start_2 = p.begin(DATA)?;
                    p.call(MEMORY_PART_DATA, 2, data_parts)?;
                    p.close(start_2, MEMORY_PART_DATA)?;
                }
                PAGESIZE => {
                    let start_2 = p.begin(PAGESIZE)?;
                    p.token(NUMBER)?;
                    p.node(start_2, MEMORY_PART_PAGESIZE_NUMBER)?;
                }
                _ => return p.stop(),
            }
            p.slot(MEMORY_PART_AFTER_L_PAREN)?;
            p.token(R_PAREN)?;
            p.node(start, MEMORY_PART_L_PAREN_DATA_OR_PAGESIZE_NUMBER)?;
        }
        _ => p.call(MEMORY_PART, 8, annotation)?,
    }
    p.slot(MEMORY_PART)
}

/// `dataPart*`
fn data_parts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), L_PAREN | UNREACHABLE | ANNOTATION | NUMBER | STRING | ID) {
        p.call(DATA_PARTS, 1, data_part)?;
    }
    p.list(list, DATA_PARTS)
}

/// `dataPart : '(' 'memory' name ')' | '(' 'offset' instruction* ')' | folded | STRING | name | '(' ('i8' |
///     'i16' | 'i32' | 'i64' | 'f32' | 'f64') NUMBER* ')' | '(' 'v128' vector* ')' | annotation`
/// In normal form `'(' ('memory' name | 'offset' instruction* | ('i32' | 'i64' | 'i8' | 'i16' | 'f32' |
///     'f64') NUMBER* | 'v128' vector*) ')' | folded | STRING | name | annotation`
fn data_part(p: &mut Machine<'_>) -> Parsed {
    match p.decide(DATA_PART)? {
        1 => {
            let start = p.begin(L_PAREN)?;
            match p.peek() {
                MEMORY => {
                    let start_2 = p.begin(MEMORY)?;
                    name(p)?;
                    p.node(start_2, DATA_PART_MEMORY)?;
                }
                OFFSET => {
                    let start_2 = p.begin(OFFSET)?;
                    p.call(DATA_PART_OFFSET, 2, instructions_list)?;
                    p.close(start_2, DATA_PART_OFFSET)?;
                }
                I32 | I64 | I8 | I16 | F32 | F64 => {
                    let start_2 = p.open();
                    p.one_of(DATA_PART_I32_OR_I64_OR_I8_OR_I16_OR_F32_OR_F64)?;
                    p.call(DATA_PART_I32_OR_I64_OR_I8_OR_I16_OR_F32_OR_F64_NUMBERS, 2, numbers)?;
                    p.close(start_2, DATA_PART_I32_OR_I64_OR_I8_OR_I16_OR_F32_OR_F64_NUMBERS)?;
                }
                V128 => {
                    let start_2 = p.begin(V128)?;
                    let list = p.open();
                    while matches!(p.peek(), I8X16 | I16X8 | I32X4 | I64X2 | F32X4 | F64X2) {
                        p.call(VECTORS, 1, vector)?;
                    }
                    p.list(list, VECTORS)?;
                    p.close(start_2, DATA_PART_V128)?;
                }
                _ => return p.stop(),
            }
            p.slot(DATA_PART_AFTER_L_PAREN)?;
            p.token(R_PAREN)?;
            p.node(start, DATA_PART_L_PAREN_MEMORY_OR_OTHER_R_PAREN)?;
        }
        2 => p.call(DATA_PART, 2, folded)?,
        3 => p.take(DATA_PART)?,
        4 => name(p)?,
        _ => p.call(DATA_PART, 5, annotation)?,
    }
    p.slot(DATA_PART)
}

/// `NUMBER*`
fn numbers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == NUMBER {
        p.take(NUMBER)?;
    }
    p.list(list, NUMBERS)
}

/// `vector : shape NUMBER*`
fn vector(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    shape(p)?;
    p.call(VECTOR, 2, numbers)?;
    p.close(start, VECTOR)
}

/// `globalPart : inlineExport | inlineImport | storageType | annotation`
fn global_part(p: &mut Machine<'_>) -> Parsed {
    match p.decide(GLOBAL_PART)? {
        1 => p.call(GLOBAL_PART, 1, inline_export)?,
        2 => p.call(GLOBAL_PART, 2, inline_import)?,
        3 => p.call(GLOBAL_PART, 3, storage_type)?,
        _ => p.call(GLOBAL_PART, 4, annotation)?,
    }
    p.slot(GLOBAL_PART)
}

/// `import : '(' 'import' (annotation | STRING | moduleField | importItem)* ')'`
fn import(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(IMPORT_KEYWORD)?;
    let list = p.open();
    while matches!(p.peek(), L_PAREN | ANNOTATION | STRING) {
        match p.decide(IMPORT_ANNOTATION_OR_OTHER)? {
            1 => p.call(IMPORT_ANNOTATION_OR_OTHER, 1, annotation)?,
            2 => p.take(IMPORT_ANNOTATION_OR_OTHER)?,
            3 => p.call(IMPORT_ANNOTATION_OR_OTHER, 3, module_field)?,
            _ => p.call(IMPORT_ANNOTATION_OR_OTHER, 4, import_item)?,
        }
        p.slot(IMPORT_ANNOTATION_OR_OTHER)?;
    }
    p.list(list, IMPORT_ANNOTATION_OR_OTHERS)?;
    p.token(R_PAREN)?;
    p.node(start, IMPORT)
}

/// `importItem : '(' 'item' ID? STRING moduleField? ')'`
fn import_item(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(ITEM)?;
    p.call(IMPORT_ITEM, 3, optional_id)?;
    p.token(STRING)?;
    p.optional(matches!(p.peek(), L_PAREN | ANNOTATION), OPTIONAL_MODULE_FIELD, module_field)?;
    p.token(R_PAREN)?;
    p.node(start, IMPORT_ITEM)
}

/// `otherField : '(' WORD componentPart* ')'`
fn other_field(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(WORD)?;
    p.call(OTHER_FIELD, 3, component_parts)?;
    p.token(R_PAREN)?;
    p.node(start, OTHER_FIELD)
}

/// `componentPart*`
fn component_parts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != R_PAREN {
        p.call(COMPONENT_PARTS, 1, component_part)?;
    }
    p.list(list, COMPONENT_PARTS)
}

/// `componentPart : component | '(' 'core' ('module' name? ((moduleField | otherField)* | STRING+) | ~('(' |
///     'module' | ')' | ANNOTATION) componentPart*)? ')' | '(' (~('(' | ')' | 'component' | 'core' |
///     ANNOTATION) componentPart*)? ')' | annotation | ~('(' | ')' | ANNOTATION)`
/// In normal form `component | '(' ('core' ('module' name? ((moduleField | otherField)* | STRING+) | ~('(' |
///     'module' | ')' | ANNOTATION) componentPart*)? | (~('(' | ')' | 'component' | 'core' |
///     ANNOTATION) componentPart*)?) ')' | annotation | ~('(' | ')' | ANNOTATION)`
fn component_part(p: &mut Machine<'_>) -> Parsed {
    match p.decide(COMPONENT_PART)? {
        1 => p.call(COMPONENT_PART, 1, component)?,
        2 => {
            let start = p.begin(L_PAREN)?;
            let start_2 = p.open();
            match p.peek() {
                CORE => {
                    let start_3 = p.begin(CORE)?;
                    if p.peek() != R_PAREN {
                        match p.peek() {
                            MODULE_KEYWORD => {
                                let start_4 = p.begin(MODULE_KEYWORD)?;
                                if matches!(p.peek(), NUMBER | ID) {
                                    name(p)?;
                                    p.slot(OPTIONAL_NAME)?;
                                }
                                let start_5 = p.open();
                                match p.peek() {
                                    L_PAREN | R_PAREN | ANNOTATION => {
                                        p.call(COMPONENT_PART_MODULE_FIELD_OR_OTHER_FIELDS_OR_OTHER, 1,
                                            module_field_or_other_fields)?;
                                    }
                                    STRING => {
                                        let list = p.open();
                                        loop {
                                            p.token(STRING)?;
                                            if p.peek() != STRING {
                                                break;
                                            }
                                        }
                                        p.list(list, COMPONENT_PART_SOME_STRINGS)?;
                                    }
                                    _ => return p.stop(),
                                }
                                p.close(start_5, COMPONENT_PART_MODULE_FIELD_OR_OTHER_FIELDS_OR_OTHER)?;
                                p.close(start_4, COMPONENT_PART_MODULE)?;
                            }
                            _ => {
                                let start_4 = p.open();
                                p.one_of(
                                    COMPONENT_PART_ANY_BUT_L_PAREN_OR_MODULE_OR_R_PAREN_OR_ANNOTATION_2)?;
                                p.call(COMPONENT_PART_ANY_BUT_L_PAREN_OR_MODULE_OR_R_PAREN_OR_ANNOTATION, 2,
                                    component_parts)?;
                                p.close(start_4,
                                    COMPONENT_PART_ANY_BUT_L_PAREN_OR_MODULE_OR_R_PAREN_OR_ANNOTATION)?;
                            }
                        }
                        p.slot(COMPONENT_PART_OPTIONAL_MODULE_OR_ANY_BUT_L_PAREN_OR_OTHER)?;
                    }
                    p.close(start_3, COMPONENT_PART_CORE)?;
                }
                _ => {
                    if p.peek() != R_PAREN {
                        let start_3 = p.open();
                        p.one_of(COMPONENT_PART_ANY_BUT_L_PAREN_OR_R_PAREN_OR_COMPONENT_OR_CORE_OR_OTHER_2)?;
                        p.call(COMPONENT_PART_ANY_BUT_L_PAREN_OR_R_PAREN_OR_COMPONENT_OR_CORE_OR_OTHER, 2,
                            component_parts)?;
                        p.close_in(start_3,
                            COMPONENT_PART_ANY_BUT_L_PAREN_OR_R_PAREN_OR_COMPONENT_OR_CORE_OR_OTHER,
                            COMPONENT_PART_OPTIONAL_ANY_BUT_L_PAREN_OR_OTHER)?;
                    }
                }
            }
            p.close(start_2, COMPONENT_PART_AFTER_L_PAREN)?;
            p.token(R_PAREN)?;
            p.node(start, COMPONENT_PART_L_PAREN_CORE_OR_OTHER_R_PAREN)?;
        }
        3 => p.call(COMPONENT_PART, 3, annotation)?,
        _ => p.one_of(ANY_BUT_L_PAREN_OR_OTHER)?,
    }
    p.slot(COMPONENT_PART)
}

/// `component : '(' 'component' ('definition' | 'instance' | 'binary' | 'quote')? ID? componentPart* ')'`
fn component(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(COMPONENT_KEYWORD)?;
    if p.goes_in(COMPONENT_OPTIONAL_DEFINITION_OR_OTHER)? {
        p.one_of(COMPONENT_DEFINITION_OR_OTHER)?;
        p.slot(COMPONENT_OPTIONAL_DEFINITION_OR_OTHER)?;
    }
    p.call(COMPONENT, 4, optional_id)?;
    p.call(COMPONENT, 5, component_parts)?;
    p.token(R_PAREN)?;
    p.node(start, COMPONENT)
}

/// `action : '(' WORD actionArgument* ')'`
fn action(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.token(WORD)?;
    p.call(ACTION, 3, action_arguments)?;
    p.token(R_PAREN)?;
    p.node(start, ACTION)
}

/// `actionArgument*`
fn action_arguments(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != R_PAREN {
        p.call(ACTION_ARGUMENTS, 1, action_argument)?;
    }
    p.list(list, ACTION_ARGUMENTS)
}

/// `actionArgument : immediate | WORD | action | UNREACHABLE | module | component | '(' 'shared'
///     actionArgument* ')'`
fn action_argument(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ACTION_ARGUMENT)? {
        1 => p.call(ACTION_ARGUMENT, 1, immediate)?,
        2 | 4 => p.take(ACTION_ARGUMENT)?,
        3 => p.call(ACTION_ARGUMENT, 3, action)?,
        5 => p.call(ACTION_ARGUMENT, 5, module)?,
        6 => p.call(ACTION_ARGUMENT, 6, component)?,
        _ => {
            let start = p.begin(L_PAREN)?;
            p.token(SHARED)?;
            p.call(ACTION_ARGUMENT_L_PAREN_SHARED_R_PAREN, 3, action_arguments)?;
            p.token(R_PAREN)?;
            p.node(start, ACTION_ARGUMENT_L_PAREN_SHARED_R_PAREN)?;
        }
    }
    p.slot(ACTION_ARGUMENT)
}
