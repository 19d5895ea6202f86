// @generated from grammars/xml.toml by `cargo xtask gen` (blake3 e4c4b10cb3f36215)

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
            FILE => file, FILE_ITEM => file_item, ITEM => item, ELEMENT_RULE => element,
            ATTRIBUTE => attribute, PARTS => parts, PART => part, TEXT => text, CDATA => cdata,
            WORDS => words, INSTRUCTION_RULE => instruction, DOCTYPE_RULE => doctype,
            EXTERNAL_IDENTIFIER => external_identifier, OPTIONAL_STRING => optional_string,
            SUBSET_ITEM => subset_item, DECLARATION => declaration,
            ELEMENT_DECLARATION => element_declaration, DECLARED_NAME => declared_name, MODEL => model,
            GROUP => group, ATTRIBUTE_DECLARATION => attribute_declaration,
            ATTRIBUTE_DEFINITION => attribute_definition, ATTRIBUTE_TYPE => attribute_type,
            OPTIONAL_ATTRIBUTE_DEFAULT => optional_attribute_default, ATTRIBUTE_DEFAULT => attribute_default,
            ENTITY_DECLARATION => entity_declaration, NOTATION_DECLARATION => notation_declaration,
            SECTION_RULE => section, SECTION_ITEM => section_item,
            _ => return None,
        })
    }
}

/// `file : fileItem* EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() != EOF {
        p.call(FILE_ITEMS, 1, file_item)?;
    }
    p.list(list, FILE_ITEMS)?;
    p.end()?;
    p.close(start, FILE)
}

/// `fileItem : item | doctype | declaration | section`
fn file_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        COMMENT | CDATA_OPEN | INSTRUCTION | OPEN | REFERENCE | PARAMETER_REFERENCE | WORD => {
            p.call(FILE_ITEM, 1, item)?;
        }
        DOCTYPE => p.call(FILE_ITEM, 2, doctype)?,
        ELEMENT | ATTLIST | ENTITY | NOTATION => p.call(FILE_ITEM, 3, declaration)?,
        SECTION | IGNORED => p.call(FILE_ITEM, 4, section)?,
        _ => return p.stop(),
    }
    p.slot(FILE_ITEM)
}

/// `item : element | text | REFERENCE | cdata | instruction | COMMENT`
fn item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        OPEN => p.call(ITEM, 1, element)?,
        PARAMETER_REFERENCE | WORD => text(p)?,
        CDATA_OPEN => p.call(ITEM, 4, cdata)?,
        INSTRUCTION => p.call(ITEM, 5, instruction)?,
        REFERENCE | COMMENT => p.take(ITEM)?,
        _ => return p.stop(),
    }
    p.slot(ITEM)
}

/// `element : OPEN NAME attribute* (CLOSE_EMPTY | CLOSE item* OPEN_END NAME CLOSE)`
fn element(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPEN)?;
    p.token(NAME)?;
    let list = p.open();
    while matches!(p.peek(), CODE_NAME | ATTRIBUTE_NAME) {
        p.call(ATTRIBUTES, 1, attribute)?;
    }
    p.list(list, ATTRIBUTES)?;
    match p.peek() {
        CLOSE => {
            let start_2 = p.begin(CLOSE)?;
            let list = p.open();
            while p.peek() != OPEN_END {
                p.call(ITEMS, 1, item)?;
            }
            p.list(list, ITEMS)?;
            p.token(OPEN_END)?;
            p.token(NAME)?;
            p.token(CLOSE)?;
            p.node(start_2, ELEMENT_CLOSE_OPEN_END_NAME_CLOSE)?;
        }
        CLOSE_EMPTY => p.take(ELEMENT_CLOSE_EMPTY_OR_OTHER)?,
        _ => return p.stop(),
    }
    p.slot(ELEMENT_CLOSE_EMPTY_OR_OTHER)?;
    p.node(start, ELEMENT_RULE)
}

/// `attribute : ATTRIBUTE_NAME EQUALS (QUOTE part* QUOTE | APOSTROPHE part* APOSTROPHE) | CODE_NAME VALUE`
fn attribute(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ATTRIBUTE_NAME => {
            let start = p.begin(ATTRIBUTE_NAME)?;
            p.token(EQUALS)?;
            match p.peek() {
                QUOTE => {
                    let start_2 = p.begin(QUOTE)?;
                    p.call(ATTRIBUTE_QUOTE_QUOTE, 2, parts)?;
                    p.token(QUOTE)?;
                    p.node(start_2, ATTRIBUTE_QUOTE_QUOTE)?;
                }
                APOSTROPHE => {
                    let start_2 = p.begin(APOSTROPHE)?;
                    p.call(ATTRIBUTE_APOSTROPHE_APOSTROPHE, 2, parts)?;
                    p.token(APOSTROPHE)?;
                    p.node(start_2, ATTRIBUTE_APOSTROPHE_APOSTROPHE)?;
                }
                _ => return p.stop(),
            }
            p.slot(ATTRIBUTE_QUOTE_QUOTE_OR_APOSTROPHE_APOSTROPHE)?;
            p.node(start, ATTRIBUTE_ATTRIBUTE_NAME_EQUALS)?;
        }
        CODE_NAME => {
            let start = p.begin(CODE_NAME)?;
            p.token(VALUE)?;
            p.node(start, ATTRIBUTE_CODE_NAME_VALUE)?;
        }
        _ => return p.stop(),
    }
    p.slot(ATTRIBUTE)
}

/// `part*`
fn parts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), REFERENCE | WORD) {
        part(p)?;
    }
    p.list(list, PARTS)
}

/// `part : WORD | REFERENCE`
fn part(p: &mut Machine<'_>) -> Parsed {
    p.set(PART, matches!(p.peek(), REFERENCE | WORD))
}

/// `text : WORD | PARAMETER_REFERENCE`
fn text(p: &mut Machine<'_>) -> Parsed {
    p.set(TEXT, matches!(p.peek(), PARAMETER_REFERENCE | WORD))
}

/// `cdata : CDATA_OPEN CDATA_BODY? WORD* SECTION_END`
fn cdata(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CDATA_OPEN)?;
    p.optional_token(p.peek() == CDATA_BODY, CDATA_OPTIONAL_CDATA_BODY)?;
    p.call(CDATA, 3, words)?;
    p.token(SECTION_END)?;
    p.node(start, CDATA)
}

/// `WORD*`
fn words(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == WORD {
        p.take(WORD)?;
    }
    p.list(list, WORDS)
}

/// `instruction : INSTRUCTION WORD* INSTRUCTION_END`
fn instruction(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(INSTRUCTION)?;
    p.call(INSTRUCTION_RULE, 2, words)?;
    p.token(INSTRUCTION_END)?;
    p.node(start, INSTRUCTION_RULE)
}

/// `doctype : DOCTYPE NAME externalIdentifier? (SUBSET_BEGIN subsetItem* SUBSET_END)? CLOSE`
fn doctype(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DOCTYPE)?;
    p.token(NAME)?;
    p.optional(matches!(p.peek(), PARAMETER_REFERENCE | SYSTEM | PUBLIC), OPTIONAL_EXTERNAL_IDENTIFIER,
        external_identifier)?;
    if p.peek() == SUBSET_BEGIN {
        let start_2 = p.begin(SUBSET_BEGIN)?;
        let list = p.open();
        while p.peek() != SUBSET_END {
            p.call(SUBSET_ITEMS, 1, subset_item)?;
        }
        p.list(list, SUBSET_ITEMS)?;
        p.token(SUBSET_END)?;
        p.node_in(start_2, DOCTYPE_SUBSET_BEGIN_SUBSET_END, DOCTYPE_OPTIONAL_SUBSET_BEGIN_SUBSET_END)?;
    }
    p.token(CLOSE)?;
    p.node(start, DOCTYPE_RULE)
}

/// `externalIdentifier : SYSTEM STRING | PUBLIC STRING STRING? | PARAMETER_REFERENCE`
fn external_identifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SYSTEM => {
            let start = p.begin(SYSTEM)?;
            p.token(STRING)?;
            p.node(start, EXTERNAL_IDENTIFIER_SYSTEM_STRING)?;
        }
        PUBLIC => {
            let start = p.begin(PUBLIC)?;
            p.token(STRING)?;
            p.call(EXTERNAL_IDENTIFIER_PUBLIC_STRING, 3, optional_string)?;
            p.node(start, EXTERNAL_IDENTIFIER_PUBLIC_STRING)?;
        }
        PARAMETER_REFERENCE => p.take(EXTERNAL_IDENTIFIER)?,
        _ => return p.stop(),
    }
    p.slot(EXTERNAL_IDENTIFIER)
}

/// `STRING?`
fn optional_string(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == STRING, OPTIONAL_STRING)
}

/// `subsetItem : declaration | instruction | COMMENT | PARAMETER_REFERENCE`
fn subset_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ELEMENT | ATTLIST | ENTITY | NOTATION => p.call(SUBSET_ITEM, 1, declaration)?,
        INSTRUCTION => p.call(SUBSET_ITEM, 2, instruction)?,
        COMMENT | PARAMETER_REFERENCE => p.take(SUBSET_ITEM)?,
        _ => return p.stop(),
    }
    p.slot(SUBSET_ITEM)
}

/// `declaration : elementDeclaration | attributeDeclaration | entityDeclaration | notationDeclaration`
fn declaration(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ELEMENT => p.call(DECLARATION, 1, element_declaration)?,
        ATTLIST => p.call(DECLARATION, 2, attribute_declaration)?,
        ENTITY => p.call(DECLARATION, 3, entity_declaration)?,
        NOTATION => p.call(DECLARATION, 4, notation_declaration)?,
        _ => return p.stop(),
    }
    p.slot(DECLARATION)
}

/// `elementDeclaration : ELEMENT declaredName model+ CLOSE`
fn element_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ELEMENT)?;
    declared_name(p)?;
    let list = p.open();
    loop {
        p.call(MODELS, 1, model)?;
        if !matches!(p.peek(), PARAMETER_REFERENCE | NAME | SYSTEM | PUBLIC | NDATA | HASH_NAME | LEFT) {
            break;
        }
    }
    p.list(list, MODELS)?;
    p.token(CLOSE)?;
    p.node(start, ELEMENT_DECLARATION)
}

/// `declaredName : NAME | PARAMETER_REFERENCE | SYSTEM | PUBLIC | NDATA`
fn declared_name(p: &mut Machine<'_>) -> Parsed {
    p.set(DECLARED_NAME, matches!(p.peek(), PARAMETER_REFERENCE | NAME | SYSTEM | PUBLIC | NDATA))
}

/// `model : (declaredName | HASH_NAME | group) (OPTIONAL | STAR | PLUS)?`
fn model(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        PARAMETER_REFERENCE | NAME | SYSTEM | PUBLIC | NDATA => declared_name(p)?,
        LEFT => p.call(MODEL_DECLARED_NAME_OR_OTHER, 3, group)?,
        HASH_NAME => p.take(MODEL_DECLARED_NAME_OR_OTHER)?,
        _ => return p.stop(),
    }
    p.slot(MODEL_DECLARED_NAME_OR_OTHER)?;
    p.optional_token(matches!(p.peek(), STAR | PLUS | OPTIONAL), MODEL_OPTIONAL_STAR_OR_OTHER)?;
    p.close(start, MODEL)
}

/// `group : LEFT (model ((BAR | COMMA)? model)*)? RIGHT`
fn group(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LEFT)?;
    if matches!(p.peek(), PARAMETER_REFERENCE | NAME | SYSTEM | PUBLIC | NDATA | HASH_NAME | LEFT) {
        let start_2 = p.open();
        p.call(GROUP_MODELS_AFTER_LEFT, 1, model)?;
        let list = p.open();
        while p.peek() != RIGHT {
            let start_3 = p.open();
            p.optional_token(matches!(p.peek(), BAR | COMMA), GROUP_OPTIONAL_BAR_OR_COMMA)?;
            p.call(GROUP_MODEL, 2, model)?;
            p.close(start_3, GROUP_MODEL)?;
        }
        p.list(list, GROUP_MODELS_AFTER_MODEL)?;
        p.close_in(start_2, GROUP_MODELS_AFTER_LEFT, GROUP_OPTIONAL_MODELS)?;
    }
    p.token(RIGHT)?;
    p.node(start, GROUP)
}

/// `attributeDeclaration : ATTLIST declaredName attributeDefinition* CLOSE`
fn attribute_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ATTLIST)?;
    declared_name(p)?;
    let list = p.open();
    while matches!(p.peek(), PARAMETER_REFERENCE | NAME | SYSTEM | PUBLIC | NDATA) {
        p.call(ATTRIBUTE_DEFINITIONS, 1, attribute_definition)?;
    }
    p.list(list, ATTRIBUTE_DEFINITIONS)?;
    p.token(CLOSE)?;
    p.node(start, ATTRIBUTE_DECLARATION)
}

/// `attributeDefinition : declaredName attributeType attributeDefault? | PARAMETER_REFERENCE
///     attributeDefault?`
fn attribute_definition(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ATTRIBUTE_DEFINITION)? {
        1 => {
            let start = p.open();
            declared_name(p)?;
            p.call(ATTRIBUTE_DEFINITION_DECLARED_NAME_ATTRIBUTE_TYPE, 2, attribute_type)?;
            p.call(ATTRIBUTE_DEFINITION_DECLARED_NAME_ATTRIBUTE_TYPE, 3, optional_attribute_default)?;
            p.node(start, ATTRIBUTE_DEFINITION_DECLARED_NAME_ATTRIBUTE_TYPE)?;
        }
        _ => {
            let start = p.begin(PARAMETER_REFERENCE)?;
            p.call(ATTRIBUTE_DEFINITION_PARAMETER_REFERENCE, 2, optional_attribute_default)?;
            p.close(start, ATTRIBUTE_DEFINITION_PARAMETER_REFERENCE)?;
        }
    }
    p.slot(ATTRIBUTE_DEFINITION)
}

/// `attributeType : declaredName group? | group`
fn attribute_type(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        PARAMETER_REFERENCE | NAME | SYSTEM | PUBLIC | NDATA => {
            let start = p.open();
            declared_name(p)?;
            p.optional(p.peek() == LEFT, OPTIONAL_GROUP, group)?;
            p.close(start, ATTRIBUTE_TYPE_DECLARED_NAME)?;
        }
        LEFT => p.call(ATTRIBUTE_TYPE, 2, group)?,
        _ => return p.stop(),
    }
    p.slot(ATTRIBUTE_TYPE)
}

/// `attributeDefault?`
fn optional_attribute_default(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), HASH_NAME | STRING) || p.goes_in(OPTIONAL_ATTRIBUTE_DEFAULT)? {
        p.call(OPTIONAL_ATTRIBUTE_DEFAULT, 1, attribute_default)?;
        p.slot(OPTIONAL_ATTRIBUTE_DEFAULT)?;
    }
    Ok(())
}

/// `attributeDefault : HASH_NAME STRING? | STRING | PARAMETER_REFERENCE`
fn attribute_default(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        HASH_NAME => {
            let start = p.begin(HASH_NAME)?;
            p.call(ATTRIBUTE_DEFAULT_HASH_NAME, 2, optional_string)?;
            p.close(start, ATTRIBUTE_DEFAULT_HASH_NAME)?;
        }
        STRING | PARAMETER_REFERENCE => p.take(ATTRIBUTE_DEFAULT)?,
        _ => return p.stop(),
    }
    p.slot(ATTRIBUTE_DEFAULT)
}

/// `entityDeclaration : ENTITY PERCENT? declaredName (NAME? STRING | externalIdentifier (NDATA
///     declaredName)?) CLOSE`
fn entity_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ENTITY)?;
    p.optional_token(p.peek() == PERCENT, ENTITY_DECLARATION_OPTIONAL_PERCENT)?;
    declared_name(p)?;
    match p.peek() {
        NAME | STRING => {
            let start_2 = p.open();
            p.optional_token(p.peek() == NAME, ENTITY_DECLARATION_OPTIONAL_NAME)?;
            p.token(STRING)?;
            p.close(start_2, ENTITY_DECLARATION_STRING)?;
        }
        PARAMETER_REFERENCE | SYSTEM | PUBLIC => {
            let start_2 = p.open();
            p.call(ENTITY_DECLARATION_EXTERNAL_IDENTIFIER, 1, external_identifier)?;
            if p.peek() == NDATA {
                let start_3 = p.begin(NDATA)?;
                declared_name(p)?;
                p.node_in(start_3, ENTITY_DECLARATION_NDATA, ENTITY_DECLARATION_OPTIONAL_NDATA)?;
            }
            p.close(start_2, ENTITY_DECLARATION_EXTERNAL_IDENTIFIER)?;
        }
        _ => return p.stop(),
    }
    p.slot(ENTITY_DECLARATION_STRING_OR_EXTERNAL_IDENTIFIER)?;
    p.token(CLOSE)?;
    p.node(start, ENTITY_DECLARATION)
}

/// `notationDeclaration : NOTATION declaredName externalIdentifier CLOSE`
fn notation_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(NOTATION)?;
    declared_name(p)?;
    p.call(NOTATION_DECLARATION, 3, external_identifier)?;
    p.token(CLOSE)?;
    p.node(start, NOTATION_DECLARATION)
}

/// `section : SECTION sectionItem* SECTION_END | IGNORED`
fn section(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SECTION => {
            let start = p.begin(SECTION)?;
            let list = p.open();
            while p.peek() != SECTION_END {
                p.call(SECTION_ITEMS, 1, section_item)?;
            }
            p.list(list, SECTION_ITEMS)?;
            p.token(SECTION_END)?;
            p.node(start, SECTION_SECTION_SECTION_END)?;
        }
        IGNORED => p.take(SECTION_RULE)?,
        _ => return p.stop(),
    }
    p.slot(SECTION_RULE)
}

/// `sectionItem : section | subsetItem`
fn section_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SECTION | IGNORED => p.call(SECTION_ITEM, 1, section)?,
        COMMENT | ELEMENT | ATTLIST | ENTITY | NOTATION | INSTRUCTION | PARAMETER_REFERENCE => {
            p.call(SECTION_ITEM, 2, subset_item)?;
        }
        _ => return p.stop(),
    }
    p.slot(SECTION_ITEM)
}
