// @generated from grammars/cpp.g4 by `cargo xtask gen` (blake3 f7f68ab12c27d3e2)

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
            TRANSLATION_UNIT => translation_unit, ITEMS => items, ITEM => item,
            OPTIONAL_TEMPLATE_PARAMETERS => optional_template_parameters,
            TEMPLATE_PARAMETERS => template_parameters, TEMPLATE_PARAMETER => template_parameter,
            PARAMETER_PHRASE => parameter_phrase, PREFIXES => prefixes, PREFIX => prefix, OPERAND => operand,
            FIRST => first, WORD_RULE => word, OPTIONAL_TEMPLATE_ARGUMENTS => optional_template_arguments,
            TEMPLATE_ARGUMENTS => template_arguments, INNER_PHRASE => inner_phrase,
            INNER_OPERAND => inner_operand, OPTIONAL_INNER_SUFFIX => optional_inner_suffix,
            INNER_SUFFIX => inner_suffix, SUFFIX => suffix, ARGUMENTS => arguments, PHRASES => phrases,
            PHRASE => phrase, NEXT => next, OPERATOR => operator, INNER_OPERATOR => inner_operator,
            PLAIN_OPERATOR => plain_operator, OPTIONAL_PHRASES => optional_phrases,
            OPTIONAL_TEMPLATE => optional_template, WORD_SUFFIXES => word_suffixes, SUFFIXES => suffixes,
            SOME_PREFIXES => some_prefixes, NEXT_PHRASES => next_phrases, BLOCK => block,
            SUBSCRIPT => subscript, OPTIONAL_BRACES => optional_braces, BRACES => braces,
            OPTIONAL_COMMA => optional_comma, INNER_NEXT => inner_next, CAST => cast,
            INNER_OPERATORS => inner_operators, OPERATOR_NAME => operator_name, OVERLOADED => overloaded,
            ENUM => enum_rule, ATTRIBUTES => attributes, ATTRIBUTE => attribute, NAME_OF_ENUM => name_of_enum,
            ENUMERATOR => enumerator, REQUIRES => requires, OPTIONAL_ARGUMENTS => optional_arguments,
            REQUIREMENT => requirement, OPTIONAL_WORD => optional_word,
            OPTIONAL_MINUS_GT_PHRASE => optional_minus_gt_phrase, ASM => asm, ASM_ITEMS => asm_items,
            ASM_ITEM => asm_item, LAMBDA => lambda, LAMBDA_TAIL => lambda_tail, LAMBDA_PART => lambda_part,
            PARAMETER_NEXT => parameter_next, CONDITION => condition,
            NEXT_OPTIONAL_PHRASES => next_optional_phrases, SUBSCRIPTS => subscripts,
            FOR_HEADER => for_header, OPTIONAL_COLON_PHRASES => optional_colon_phrases,
            ITEM_OPERAND => item_operand, LABEL => label, ACCESS => access, NAMESPACE => namespace,
            NAMESPACE_OPTIONAL_INLINE => namespace_optional_inline,
            ITEM_PHRASES_SEMICOLON_OR_BODY => item_phrases_semicolon_or_body, COLON_PART => colon_part,
            COLON_PART_COLON_PHRASE => colon_part_colon_phrase, BODY => body, HANDLERS => handlers,
            HANDLER => handler, IF_STATEMENT => if_statement,
            _ => return None,
        })
    }
}

/// `translationUnit : item* EOF`
fn translation_unit(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TRANSLATION_UNIT, 1, items)?;
    p.end()?;
    p.close(start, TRANSLATION_UNIT)
}

/// `item*`
fn items(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), EOF | R_BRACE) {
        p.call(ITEMS, 1, item)?;
    }
    p.list(list, ITEMS)
}

/// `item : ';' | block | label | ('__extension__' | 'extern' | 'inline')* 'template' templateParameters?
///     item | namespace | 'using' 'namespace' phrases ';' | phrases (':' colonPart (',' colonPart)*)? (';'
///     | body) | ifStatement | 'switch' condition item | 'while' condition bracket* item | 'do' item
///     'while' condition ';' | 'for' '(' forHeader ')' bracket* item | 'try' block handler* | 'return'
///     phrases? ';' | 'goto' phrases ';' | 'break' ';' | 'continue' ';'`
/// In normal form `item_tail* (item_semicolon | block | label | namespace | item_phrases_semicolon_or_body |
///     ifStatement | item_do_while | item_try | item_return | item_goto | item_break |
///     item_continue)`
fn item(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), TEMPLATE | SWITCH | WHILE | FOR) || p.goes_in(ITEM_TAILS)? {
        match p.peek() {
            __EXTENSION__ | EXTERN | INLINE | TEMPLATE => {
                let start_2 = p.open();
                let list_2 = p.open();
                while matches!(p.peek(), __EXTENSION__ | EXTERN | INLINE) {
                    p.take(ITEM_EXTENSION_OR_OTHER)?;
                }
                p.list(list_2, ITEM_EXTENSION_OR_OTHERS)?;
                p.token(TEMPLATE)?;
                p.call(ITEM_TEMPLATE, 3, optional_template_parameters)?;
                p.close(start_2, ITEM_TEMPLATE)?;
            }
            SWITCH => p.pair(ITEM_SWITCH, SWITCH, condition)?,
            WHILE => {
                let start_2 = p.begin(WHILE)?;
                p.call(ITEM_WHILE, 2, condition)?;
                p.call(ITEM_WHILE, 3, subscripts)?;
                p.node(start_2, ITEM_WHILE)?;
            }
            FOR => {
                let start_2 = p.begin(FOR)?;
                p.token(L_PAREN)?;
                p.call(ITEM_FOR, 3, for_header)?;
                p.token(R_PAREN)?;
                p.call(ITEM_FOR, 5, subscripts)?;
                p.node(start_2, ITEM_FOR)?;
            }
            _ => return p.stop(),
        }
        p.slot(ITEM_TAIL)?;
    }
    p.list(list, ITEM_TAILS)?;
    p.call(ITEM, 2, item_operand)?;
    p.close(start, ITEM)
}

/// `templateParameters?`
fn optional_template_parameters(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == LT, OPTIONAL_TEMPLATE_PARAMETERS, template_parameters)
}

/// `templateParameters : '<' (templateParameter (',' templateParameter)*)? '>'`
fn template_parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LT)?;
    if p.peek() != GT {
        let start_2 = p.open();
        p.call(TEMPLATE_PARAMETERS_LIST, 1, template_parameter)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(TEMPLATE_PARAMETERS_NEXT_TEMPLATE_PARAMETER, COMMA, template_parameter)?;
        }
        p.list(list, TEMPLATE_PARAMETERS_NEXT_TEMPLATE_PARAMETERS)?;
        p.close_in(start_2, TEMPLATE_PARAMETERS_LIST, TEMPLATE_PARAMETERS_OPTIONAL_TEMPLATE_PARAMETERS)?;
    }
    p.token(GT)?;
    p.node(start, TEMPLATE_PARAMETERS)
}

/// `templateParameter : ('template' templateParameters)* parameterPhrase`
fn template_parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() == TEMPLATE {
        p.pair(TEMPLATE_PARAMETER_TEMPLATE, TEMPLATE, template_parameters)?;
    }
    p.list(list, TEMPLATE_PARAMETER_TEMPLATES)?;
    p.call(TEMPLATE_PARAMETER, 2, parameter_phrase)?;
    p.close(start, TEMPLATE_PARAMETER)
}

/// `parameterPhrase : prefix* operand parameterNext* innerOperator* | prefix+`
fn parameter_phrase(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PARAMETER_PHRASE)? {
        1 => {
            let start = p.open();
            p.call(PARAMETER_PHRASE_OPERAND, 1, prefixes)?;
            p.call(PARAMETER_PHRASE_OPERAND, 2, operand)?;
            let list = p.open();
            while !matches!(p.peek(), COMMA | GT) && p.goes_in(PARAMETER_NEXTS)? {
                p.call(PARAMETER_NEXTS, 1, parameter_next)?;
            }
            p.list(list, PARAMETER_NEXTS)?;
            p.call(PARAMETER_PHRASE_OPERAND, 4, inner_operators)?;
            p.close(start, PARAMETER_PHRASE_OPERAND)?;
        }
        _ => p.call(PARAMETER_PHRASE, 2, some_prefixes)?,
    }
    p.slot(PARAMETER_PHRASE)
}

/// `prefix*`
fn prefixes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), __EXTENSION__ | COLON_COLON | EQ | BANG | MINUS_GT | PLUS | MINUS | STAR | AMP
        | AMP_AMP | TILDE | PLUS_PLUS | MINUS_MINUS | DOT | DOT_DOT_DOT) {
        prefix(p)?;
    }
    p.list(list, PREFIXES)
}

/// `prefix : '+' | '-' | '*' | '&' | '&&' | '~' | '!' | '=' | '++' | '--' | '::' | '.' | '->' | '...' |
///     '__extension__'`
fn prefix(p: &mut Machine<'_>) -> Parsed {
    p.one_of(PREFIX)
}

/// `operand : first suffix*`
fn operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(OPERAND, 1, first)?;
    p.call(OPERAND, 2, suffixes)?;
    p.close(start, OPERAND)
}

/// `first : word | arguments | arguments+ braces | braces | lambda`
/// In normal form `word | arguments | arguments* braces | lambda`
fn first(p: &mut Machine<'_>) -> Parsed {
    match p.decide(FIRST)? {
        1 => p.call(FIRST, 1, word)?,
        2 => p.call(FIRST, 2, arguments)?,
        3 => {
            let start = p.open();
            let list = p.open();
            while p.peek() == L_PAREN {
                p.call(ARGUMENTSES, 1, arguments)?;
            }
            p.list(list, ARGUMENTSES)?;
            p.call(FIRST_BRACES, 2, braces)?;
            p.close(start, FIRST_BRACES)?;
        }
        _ => p.call(FIRST, 4, lambda)?,
    }
    p.slot(FIRST)
}

/// `word : IDENTIFIER templateArguments? braces? | TYPE_WORD braces? | 'decltype' arguments braces? | cast |
///     WORD | 'virtual' | 'using' | 'extern' | 'inline' | NUMBER | CHARACTER | STRING | RAW_STRING |
///     operatorName | 'class' | 'struct' | 'union' | enum | requires | asm`
fn word(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        IDENTIFIER => {
            let start = p.begin(IDENTIFIER)?;
            p.call(WORD_IDENTIFIER, 2, optional_template_arguments)?;
            p.call(WORD_IDENTIFIER, 3, optional_braces)?;
            p.close(start, WORD_IDENTIFIER)?;
        }
        TYPE_WORD => {
            let start = p.begin(TYPE_WORD)?;
            p.call(WORD_TYPE_WORD, 2, optional_braces)?;
            p.close(start, WORD_TYPE_WORD)?;
        }
        DECLTYPE => {
            let start = p.begin(DECLTYPE)?;
            p.call(WORD_DECLTYPE, 2, arguments)?;
            p.call(WORD_DECLTYPE, 3, optional_braces)?;
            p.node(start, WORD_DECLTYPE)?;
        }
        STATIC_CAST | DYNAMIC_CAST | CONST_CAST | REINTERPRET_CAST => p.call(WORD_RULE, 4, cast)?,
        OPERATOR_KEYWORD => p.call(WORD_RULE, 14, operator_name)?,
        ENUM_KEYWORD => p.call(WORD_RULE, 18, enum_rule)?,
        REQUIRES_KEYWORD => p.call(WORD_RULE, 19, requires)?,
        ASM_KEYWORD | __ASM__ | __ASM => p.call(WORD_RULE, 20, asm)?,
        WORD | VIRTUAL | USING | EXTERN | INLINE | NUMBER | CHARACTER | STRING | RAW_STRING | CLASS
        | STRUCT | UNION => p.take(WORD_RULE)?,
        _ => return p.stop(),
    }
    p.slot(WORD_RULE)
}

/// `templateArguments?`
fn optional_template_arguments(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == LT && p.goes_in(OPTIONAL_TEMPLATE_ARGUMENTS)? {
        p.call(OPTIONAL_TEMPLATE_ARGUMENTS, 1, template_arguments)?;
        p.slot(OPTIONAL_TEMPLATE_ARGUMENTS)?;
    }
    Ok(())
}

/// `templateArguments : '<' (innerPhrase (',' innerPhrase)*)? '>'`
fn template_arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LT)?;
    if p.peek() != GT {
        let start_2 = p.open();
        p.call(TEMPLATE_ARGUMENTS_INNER_PHRASES, 1, inner_phrase)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(TEMPLATE_ARGUMENTS_NEXT_INNER_PHRASE, COMMA, inner_phrase)?;
        }
        p.list(list, TEMPLATE_ARGUMENTS_NEXT_INNER_PHRASES)?;
        p.close_in(start_2, TEMPLATE_ARGUMENTS_INNER_PHRASES, TEMPLATE_ARGUMENTS_OPTIONAL_INNER_PHRASES)?;
    }
    p.token(GT)?;
    p.node(start, TEMPLATE_ARGUMENTS)
}

/// `innerPhrase : prefix* innerOperand innerNext* innerOperator* | prefix+`
fn inner_phrase(p: &mut Machine<'_>) -> Parsed {
    match p.decide(INNER_PHRASE)? {
        1 => {
            let start = p.open();
            p.call(INNER_PHRASE_INNER_OPERAND, 1, prefixes)?;
            p.call(INNER_PHRASE_INNER_OPERAND, 2, inner_operand)?;
            let list = p.open();
            while !matches!(p.peek(), COMMA | L_BRACE | GT) && p.goes_in(INNER_NEXTS)? {
                p.call(INNER_NEXTS, 1, inner_next)?;
            }
            p.list(list, INNER_NEXTS)?;
            p.call(INNER_PHRASE_INNER_OPERAND, 4, inner_operators)?;
            p.close(start, INNER_PHRASE_INNER_OPERAND)?;
        }
        _ => p.call(INNER_PHRASE, 2, some_prefixes)?,
    }
    p.slot(INNER_PHRASE)
}

/// `innerOperand : first innerSuffix?`
fn inner_operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(INNER_OPERAND, 1, first)?;
    p.call(INNER_OPERAND, 2, optional_inner_suffix)?;
    p.close(start, INNER_OPERAND)
}

/// `innerSuffix?`
fn optional_inner_suffix(p: &mut Machine<'_>) -> Parsed {
    p.optional(matches!(p.peek(), L_PAREN | L_BRACKET), OPTIONAL_INNER_SUFFIX, inner_suffix)
}

/// `innerSuffix : suffix+ ('<' innerOperand)?`
fn inner_suffix(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    loop {
        p.call(SOME_SUFFIXES, 1, suffix)?;
        if !matches!(p.peek(), L_PAREN | L_BRACKET) {
            break;
        }
    }
    p.list(list, SOME_SUFFIXES)?;
    if p.peek() == LT && p.goes_in(INNER_SUFFIX_OPTIONAL_LT_INNER_OPERAND)? {
        let start_2 = p.begin(LT)?;
        p.call(INNER_SUFFIX_LT_INNER_OPERAND, 2, inner_operand)?;
        p.node_in(start_2, INNER_SUFFIX_LT_INNER_OPERAND, INNER_SUFFIX_OPTIONAL_LT_INNER_OPERAND)?;
    }
    p.close(start, INNER_SUFFIX)
}

/// `suffix : arguments | subscript braces?`
fn suffix(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => p.call(SUFFIX, 1, arguments)?,
        L_BRACKET => {
            let start = p.open();
            p.call(SUFFIX_SUBSCRIPT, 1, subscript)?;
            p.call(SUFFIX_SUBSCRIPT, 2, optional_braces)?;
            p.close(start, SUFFIX_SUBSCRIPT)?;
        }
        _ => return p.stop(),
    }
    p.slot(SUFFIX)
}

/// `arguments : '(' (phrases | block)? ')'`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if p.peek() != R_PAREN {
        match p.decide(ARGUMENTS_PHRASES_OR_BLOCK)? {
            1 => p.call(ARGUMENTS_PHRASES_OR_BLOCK, 1, phrases)?,
            _ => p.call(ARGUMENTS_PHRASES_OR_BLOCK, 2, block)?,
        }
        p.slot(ARGUMENTS_OPTIONAL_PHRASES_OR_BLOCK)?;
    }
    p.token(R_PAREN)?;
    p.node(start, ARGUMENTS)
}

/// `phrases : phrase (',' phrase)*`
fn phrases(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PHRASES, 1, phrase)?;
    p.call(PHRASES, 2, next_phrases)?;
    p.close(start, PHRASES)
}

/// `phrase : prefix* operand next* operator* | prefix+`
fn phrase(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PHRASE)? {
        1 => {
            let start = p.open();
            p.call(PHRASE_OPERAND, 1, prefixes)?;
            p.call(PHRASE_OPERAND, 2, operand)?;
            let list = p.open();
            while p.goes_in(NEXTS)? {
                p.call(NEXTS, 1, next)?;
            }
            p.list(list, NEXTS)?;
            let list = p.open();
            while !matches!(p.peek(), SEMICOLON | COLON | COMMA | R_PAREN | TRY | L_BRACE | R_BRACE
                | R_BRACKET) {
                p.call(OPERATORS, 1, operator)?;
            }
            p.list(list, OPERATORS)?;
            p.close(start, PHRASE_OPERAND)?;
        }
        _ => p.call(PHRASE, 2, some_prefixes)?,
    }
    p.slot(PHRASE)
}

/// `next : operator+ 'template'? (operand | 'default') | word suffix*`
fn next(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        EXTERN | INLINE | USING | VIRTUAL | DECLTYPE | CLASS | STRUCT | UNION | STATIC_CAST
        | DYNAMIC_CAST | CONST_CAST | REINTERPRET_CAST | OPERATOR_KEYWORD | ENUM_KEYWORD
        | REQUIRES_KEYWORD | ASM_KEYWORD | __ASM__ | __ASM | TYPE_WORD | WORD | NUMBER | CHARACTER
        | STRING | RAW_STRING | IDENTIFIER => p.call(NEXT, 2, word_suffixes)?,
        _ => {
            let start = p.open();
            let list = p.open();
            loop {
                p.call(SOME_OPERATORS, 1, operator)?;
                if matches!(p.peek(), EXTERN | INLINE | TEMPLATE | USING | L_PAREN | VIRTUAL | L_BRACE
                    | DEFAULT | DECLTYPE | CLASS | STRUCT | UNION | STATIC_CAST | DYNAMIC_CAST | CONST_CAST
                    | REINTERPRET_CAST | L_BRACKET | OPERATOR_KEYWORD | ENUM_KEYWORD | REQUIRES_KEYWORD
                    | ASM_KEYWORD | __ASM__ | __ASM | TYPE_WORD | WORD | NUMBER | CHARACTER | STRING
                    | RAW_STRING | IDENTIFIER) {
                    break;
                }
            }
            p.list(list, SOME_OPERATORS)?;
            p.call(NEXT_OPERATORS_OPERAND_OR_DEFAULT, 2, optional_template)?;
            match p.peek() {
                DEFAULT => p.take(NEXT_OPERAND_OR_DEFAULT)?,
                _ => p.call(NEXT_OPERAND_OR_DEFAULT, 1, operand)?,
            }
            p.slot(NEXT_OPERAND_OR_DEFAULT)?;
            p.node(start, NEXT_OPERATORS_OPERAND_OR_DEFAULT)?;
        }
    }
    p.slot(NEXT)
}

/// `operator : innerOperator | '<' | '>'`
fn operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        LT | GT => p.take(OPERATOR)?,
        _ => p.call(OPERATOR, 1, inner_operator)?,
    }
    p.slot(OPERATOR)
}

/// `innerOperator : plainOperator | '>=' | '?' phrases? ':'`
fn inner_operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        QUESTION => {
            let start = p.begin(QUESTION)?;
            p.call(INNER_OPERATOR_QUESTION_COLON, 2, optional_phrases)?;
            p.token(COLON)?;
            p.node(start, INNER_OPERATOR_QUESTION_COLON)?;
        }
        GT_EQ => p.take(INNER_OPERATOR)?,
        _ => plain_operator(p)?,
    }
    p.slot(INNER_OPERATOR)
}

/// `plainOperator : '+' | '-' | '*' | '/' | '%' | '^' | '&' | '|' | '~' | '!' | '=' | '<<' | '<=' | '==' |
///     '!=' | '<=>' | '&&' | '||' | '++' | '--' | '+=' | '-=' | '*=' | '/=' | '%=' | '^=' | '&=' | '|=' |
///     '<<=' | '->' | '->*' | '.' | '.*' | '::' | '...' | '__extension__'`
fn plain_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(PLAIN_OPERATOR)
}

/// `phrases?`
fn optional_phrases(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), SEMICOLON | COLON | R_PAREN | R_BRACKET), OPTIONAL_PHRASES, phrases)
}

/// `'template'?`
fn optional_template(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == TEMPLATE, OPTIONAL_TEMPLATE)
}

/// `word suffix*`
fn word_suffixes(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(WORD_SUFFIXES, 1, word)?;
    p.call(WORD_SUFFIXES, 2, suffixes)?;
    p.close(start, WORD_SUFFIXES)
}

/// `suffix*`
fn suffixes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), L_PAREN | L_BRACKET) {
        p.call(SUFFIXES, 1, suffix)?;
    }
    p.list(list, SUFFIXES)
}

/// `prefix+`
fn some_prefixes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        prefix(p)?;
        if matches!(p.peek(), SEMICOLON | COLON | COMMA | R_PAREN | TRY | L_BRACE | R_BRACE | GT
            | R_BRACKET) {
            break;
        }
    }
    p.list(list, SOME_PREFIXES)
}

/// `(',' phrase)*`
fn next_phrases(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(NEXT_PHRASES)? {
        p.pair(NEXT_PHRASE, COMMA, phrase)?;
    }
    p.list(list, NEXT_PHRASES)
}

/// `block : '{' item* '}'`
fn block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.call(BLOCK, 2, items)?;
    p.token(R_BRACE)?;
    p.node(start, BLOCK)
}

/// `subscript : '[' phrases? ']'`
fn subscript(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.call(SUBSCRIPT, 2, optional_phrases)?;
    p.token(R_BRACKET)?;
    p.node(start, SUBSCRIPT)
}

/// `braces?`
fn optional_braces(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == L_BRACE && p.goes_in(OPTIONAL_BRACES)? {
        p.call(OPTIONAL_BRACES, 1, braces)?;
        p.slot(OPTIONAL_BRACES)?;
    }
    Ok(())
}

/// `braces : '{' (phrase (',' phrase)* ','?)? '}'`
fn braces(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    if p.peek() != R_BRACE {
        let start_2 = p.open();
        p.call(BRACES_PHRASE, 1, phrase)?;
        p.call(BRACES_PHRASE, 2, next_phrases)?;
        p.call(BRACES_PHRASE, 3, optional_comma)?;
        p.close_in(start_2, BRACES_PHRASE, BRACES_OPTIONAL_PHRASE)?;
    }
    p.token(R_BRACE)?;
    p.node(start, BRACES)
}

/// `','?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `innerNext : innerOperator+ 'template'? innerOperand | word innerSuffix? | '<' (NUMBER | cast
///     innerSuffix?)`
fn inner_next(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        EXTERN | INLINE | USING | VIRTUAL | DECLTYPE | CLASS | STRUCT | UNION | STATIC_CAST
        | DYNAMIC_CAST | CONST_CAST | REINTERPRET_CAST | OPERATOR_KEYWORD | ENUM_KEYWORD
        | REQUIRES_KEYWORD | ASM_KEYWORD | __ASM__ | __ASM | TYPE_WORD | WORD | NUMBER | CHARACTER
        | STRING | RAW_STRING | IDENTIFIER => {
            let start = p.open();
            p.call(INNER_NEXT_WORD, 1, word)?;
            p.call(INNER_NEXT_WORD, 2, optional_inner_suffix)?;
            p.close(start, INNER_NEXT_WORD)?;
        }
        LT => {
            let start = p.begin(LT)?;
            match p.peek() {
                STATIC_CAST | DYNAMIC_CAST | CONST_CAST | REINTERPRET_CAST => {
                    let start_2 = p.open();
                    p.call(INNER_NEXT_CAST, 1, cast)?;
                    p.call(INNER_NEXT_CAST, 2, optional_inner_suffix)?;
                    p.close(start_2, INNER_NEXT_CAST)?;
                }
                NUMBER => p.take(INNER_NEXT_NUMBER_OR_CAST)?,
                _ => return p.stop(),
            }
            p.slot(INNER_NEXT_NUMBER_OR_CAST)?;
            p.node(start, INNER_NEXT_LT_NUMBER_OR_CAST)?;
        }
        _ => {
            let start = p.open();
            let list = p.open();
            loop {
                p.call(SOME_INNER_OPERATORS, 1, inner_operator)?;
                if matches!(p.peek(), EXTERN | INLINE | TEMPLATE | USING | L_PAREN | VIRTUAL | L_BRACE
                    | DECLTYPE | CLASS | STRUCT | UNION | STATIC_CAST | DYNAMIC_CAST | CONST_CAST
                    | REINTERPRET_CAST | L_BRACKET | OPERATOR_KEYWORD | ENUM_KEYWORD | REQUIRES_KEYWORD
                    | ASM_KEYWORD | __ASM__ | __ASM | TYPE_WORD | WORD | NUMBER | CHARACTER | STRING
                    | RAW_STRING | IDENTIFIER) {
                    break;
                }
            }
            p.list(list, SOME_INNER_OPERATORS)?;
            p.call(INNER_NEXT_INNER_OPERATORS_INNER_OPERAND, 2, optional_template)?;
            p.call(INNER_NEXT_INNER_OPERATORS_INNER_OPERAND, 3, inner_operand)?;
            p.node(start, INNER_NEXT_INNER_OPERATORS_INNER_OPERAND)?;
        }
    }
    p.slot(INNER_NEXT)
}

/// `cast : ('static_cast' | 'dynamic_cast' | 'const_cast' | 'reinterpret_cast') templateArguments`
fn cast(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.one_of(CAST_STATIC_CAST_OR_OTHER)?;
    p.call(CAST, 2, template_arguments)?;
    p.node(start, CAST)
}

/// `innerOperator*`
fn inner_operators(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), COMMA | L_BRACE | GT) {
        p.call(INNER_OPERATORS, 1, inner_operator)?;
    }
    p.list(list, INNER_OPERATORS)
}

/// `operatorName : 'operator' overloaded?`
fn operator_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OPERATOR_KEYWORD)?;
    if p.goes_in(OPTIONAL_OVERLOADED)? {
        p.call(OPTIONAL_OVERLOADED, 1, overloaded)?;
        p.slot(OPTIONAL_OVERLOADED)?;
    }
    p.close(start, OPERATOR_NAME)
}

/// `overloaded : ',' | '>' '>' | '>' '>=' | plainOperator | '<' | '>'`
/// In normal form `',' | '>'? '>' | '>' '>=' | plainOperator | '<'`
fn overloaded(p: &mut Machine<'_>) -> Parsed {
    match p.decide(OVERLOADED)? {
        1 | 5 => p.take(OVERLOADED)?,
        2 => {
            let start = p.open();
            if p.peek() == GT && p.goes_in(OVERLOADED_OPTIONAL_GT)? {
                p.take(OVERLOADED_OPTIONAL_GT)?;
            }
            p.token(GT)?;
            p.close(start, OVERLOADED_GT)?;
        }
        3 => {
            let start = p.begin(GT)?;
            p.token(GT_EQ)?;
            p.node(start, OVERLOADED_GT_GT_EQ)?;
        }
        _ => plain_operator(p)?,
    }
    p.slot(OVERLOADED)
}

/// `enum : 'enum' | 'enum' ('class' | 'struct')? attribute* nameOfEnum? (':' innerPhrase)? '{' (enumerator
///     (',' enumerator)* ','?)? '}'`
/// In normal form `'enum' (('class' | 'struct')? attribute* nameOfEnum? (':' innerPhrase)? '{' (enumerator
///     (',' enumerator)* ','?)? '}')?`
fn enum_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ENUM_KEYWORD)?;
    if p.goes_in(ENUM_AFTER_ENUM)? {
        let start_2 = p.open();
        p.optional_token(matches!(p.peek(), CLASS | STRUCT), ENUM_OPTIONAL_CLASS_OR_STRUCT)?;
        p.call(ENUM_L_BRACE_R_BRACE, 2, attributes)?;
        p.optional(matches!(p.peek(), COLON_COLON | IDENTIFIER), OPTIONAL_NAME_OF_ENUM, name_of_enum)?;
        if p.peek() == COLON {
            let start_3 = p.begin(COLON)?;
            p.call(ENUM_COLON_INNER_PHRASE, 2, inner_phrase)?;
            p.node_in(start_3, ENUM_COLON_INNER_PHRASE, ENUM_OPTIONAL_COLON_INNER_PHRASE)?;
        }
        p.token(L_BRACE)?;
        if p.peek() == IDENTIFIER {
            let start_3 = p.open();
            p.call(ENUM_ENUMERATOR, 1, enumerator)?;
            let list = p.open();
            while p.peek() == COMMA && p.goes_in(ENUM_NEXT_ENUMERATORS)? {
                p.pair(ENUM_NEXT_ENUMERATOR, COMMA, enumerator)?;
            }
            p.list(list, ENUM_NEXT_ENUMERATORS)?;
            p.call(ENUM_ENUMERATOR, 3, optional_comma)?;
            p.close_in(start_3, ENUM_ENUMERATOR, ENUM_OPTIONAL_ENUMERATOR)?;
        }
        p.token(R_BRACE)?;
        p.node_in(start_2, ENUM_L_BRACE_R_BRACE, ENUM_AFTER_ENUM)?;
    }
    p.close(start, ENUM)
}

/// `attribute*`
fn attributes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), L_BRACKET | WORD) {
        p.call(ATTRIBUTES, 1, attribute)?;
    }
    p.list(list, ATTRIBUTES)
}

/// `attribute : WORD arguments | bracket`
/// In normal form `WORD arguments | subscript`
fn attribute(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        WORD => p.pair(ATTRIBUTE_WORD, WORD, arguments)?,
        L_BRACKET => p.call(ATTRIBUTE, 2, subscript)?,
        _ => return p.stop(),
    }
    p.slot(ATTRIBUTE)
}

/// `nameOfEnum : '::'? IDENTIFIER templateArguments? ('::' IDENTIFIER templateArguments?)*`
fn name_of_enum(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == COLON_COLON, NAME_OF_ENUM_OPTIONAL_COLON_COLON)?;
    p.token(IDENTIFIER)?;
    p.call(NAME_OF_ENUM, 3, optional_template_arguments)?;
    let list = p.open();
    while p.peek() == COLON_COLON {
        let start_2 = p.begin(COLON_COLON)?;
        p.token(IDENTIFIER)?;
        p.call(NAME_OF_ENUM_COLON_COLON_IDENTIFIER, 3, optional_template_arguments)?;
        p.node(start_2, NAME_OF_ENUM_COLON_COLON_IDENTIFIER)?;
    }
    p.list(list, NAME_OF_ENUM_COLON_COLON_IDENTIFIERS)?;
    p.close(start, NAME_OF_ENUM)
}

/// `enumerator : IDENTIFIER attribute* ('=' phrase)?`
fn enumerator(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IDENTIFIER)?;
    p.call(ENUMERATOR, 2, attributes)?;
    if p.peek() == EQ {
        let start_2 = p.begin(EQ)?;
        p.call(ENUMERATOR_EQ_PHRASE, 2, phrase)?;
        p.node_in(start_2, ENUMERATOR_EQ_PHRASE, ENUMERATOR_OPTIONAL_EQ_PHRASE)?;
    }
    p.close(start, ENUMERATOR)
}

/// `requires : 'requires' (arguments? '{' requirement* '}')?`
fn requires(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(REQUIRES_KEYWORD)?;
    if matches!(p.peek(), L_PAREN | L_BRACE) && p.goes_in(REQUIRES_OPTIONAL_L_BRACE_R_BRACE)? {
        let start_2 = p.open();
        p.call(REQUIRES_L_BRACE_R_BRACE, 1, optional_arguments)?;
        p.token(L_BRACE)?;
        let list = p.open();
        while p.peek() != R_BRACE {
            p.call(REQUIREMENTS, 1, requirement)?;
        }
        p.list(list, REQUIREMENTS)?;
        p.token(R_BRACE)?;
        p.node_in(start_2, REQUIRES_L_BRACE_R_BRACE, REQUIRES_OPTIONAL_L_BRACE_R_BRACE)?;
    }
    p.close(start, REQUIRES)
}

/// `arguments?`
fn optional_arguments(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == L_PAREN, OPTIONAL_ARGUMENTS, arguments)
}

/// `requirement : '{' phrases '}' WORD? ('->' phrase)? ';' | phrases ';'`
fn requirement(p: &mut Machine<'_>) -> Parsed {
    match p.decide(REQUIREMENT)? {
        1 => {
            let start = p.begin(L_BRACE)?;
            p.call(REQUIREMENT_L_BRACE_PHRASES_R_BRACE_SEMICOLON, 2, phrases)?;
            p.token(R_BRACE)?;
            p.call(REQUIREMENT_L_BRACE_PHRASES_R_BRACE_SEMICOLON, 4, optional_word)?;
            p.call(REQUIREMENT_L_BRACE_PHRASES_R_BRACE_SEMICOLON, 5, optional_minus_gt_phrase)?;
            p.token(SEMICOLON)?;
            p.node(start, REQUIREMENT_L_BRACE_PHRASES_R_BRACE_SEMICOLON)?;
        }
        _ => {
            let start = p.open();
            p.call(REQUIREMENT_PHRASES_SEMICOLON, 1, phrases)?;
            p.token(SEMICOLON)?;
            p.node(start, REQUIREMENT_PHRASES_SEMICOLON)?;
        }
    }
    p.slot(REQUIREMENT)
}

/// `WORD?`
fn optional_word(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == WORD, OPTIONAL_WORD)
}

/// `('->' phrase)?`
fn optional_minus_gt_phrase(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == MINUS_GT {
        let start = p.begin(MINUS_GT)?;
        p.call(MINUS_GT_PHRASE, 2, phrase)?;
        p.node_in(start, MINUS_GT_PHRASE, OPTIONAL_MINUS_GT_PHRASE)?;
    }
    Ok(())
}

/// `asm : ('asm' | '__asm__' | '__asm') WORD* '(' asmItem* ')'`
fn asm(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(ASM_ASM_OR_OTHER, matches!(p.peek(), ASM_KEYWORD | __ASM__ | __ASM))?;
    let list = p.open();
    while p.peek() == WORD {
        p.take(WORD)?;
    }
    p.list(list, ASM_WORDS)?;
    p.token(L_PAREN)?;
    p.call(ASM, 4, asm_items)?;
    p.token(R_PAREN)?;
    p.node(start, ASM)
}

/// `asmItem*`
fn asm_items(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != R_PAREN {
        p.call(ASM_ITEMS, 1, asm_item)?;
    }
    p.list(list, ASM_ITEMS)
}

/// `asmItem : ~('(' | ')') | '(' asmItem* ')'`
fn asm_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(ASM_ITEM_L_PAREN_R_PAREN, 2, asm_items)?;
            p.token(R_PAREN)?;
            p.node(start, ASM_ITEM_L_PAREN_R_PAREN)?;
        }
        _ => p.one_of(ASM_ITEM_ANY_BUT_L_PAREN_OR_R_PAREN)?,
    }
    p.slot(ASM_ITEM)
}

/// `lambda : '[' phrases? ']' lambdaTail?`
fn lambda(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.call(LAMBDA, 2, optional_phrases)?;
    p.token(R_BRACKET)?;
    if matches!(p.peek(), L_PAREN | L_BRACE | LT | REQUIRES_KEYWORD) && p.goes_in(OPTIONAL_LAMBDA_TAIL)? {
        p.call(OPTIONAL_LAMBDA_TAIL, 1, lambda_tail)?;
        p.slot(OPTIONAL_LAMBDA_TAIL)?;
    }
    p.node(start, LAMBDA)
}

/// `lambdaTail : templateParameters? requires? (arguments lambdaPart* ('->' phrase)?)? block`
fn lambda_tail(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(LAMBDA_TAIL, 1, optional_template_parameters)?;
    p.optional(p.peek() == REQUIRES_KEYWORD, OPTIONAL_REQUIRES, requires)?;
    if p.peek() == L_PAREN {
        let start_2 = p.open();
        p.call(LAMBDA_TAIL_ARGUMENTS, 1, arguments)?;
        let list = p.open();
        while matches!(p.peek(), L_BRACKET | REQUIRES_KEYWORD | WORD) {
            p.call(LAMBDA_PARTS, 1, lambda_part)?;
        }
        p.list(list, LAMBDA_PARTS)?;
        p.call(LAMBDA_TAIL_ARGUMENTS, 3, optional_minus_gt_phrase)?;
        p.close_in(start_2, LAMBDA_TAIL_ARGUMENTS, LAMBDA_TAIL_OPTIONAL_ARGUMENTS)?;
    }
    p.call(LAMBDA_TAIL, 4, block)?;
    p.close(start, LAMBDA_TAIL)
}

/// `lambdaPart : WORD arguments? | requires | bracket`
/// In normal form `WORD arguments? | requires | subscript`
fn lambda_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        WORD => {
            let start = p.begin(WORD)?;
            p.call(LAMBDA_PART_WORD, 2, optional_arguments)?;
            p.close(start, LAMBDA_PART_WORD)?;
        }
        REQUIRES_KEYWORD => p.call(LAMBDA_PART, 2, requires)?,
        L_BRACKET => p.call(LAMBDA_PART, 3, subscript)?,
        _ => return p.stop(),
    }
    p.slot(LAMBDA_PART)
}

/// `parameterNext : (innerOperator | '<')+ 'template'? operand | word suffix*`
fn parameter_next(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        EXTERN | INLINE | USING | VIRTUAL | DECLTYPE | CLASS | STRUCT | UNION | STATIC_CAST
        | DYNAMIC_CAST | CONST_CAST | REINTERPRET_CAST | OPERATOR_KEYWORD | ENUM_KEYWORD
        | REQUIRES_KEYWORD | ASM_KEYWORD | __ASM__ | __ASM | TYPE_WORD | WORD | NUMBER | CHARACTER
        | STRING | RAW_STRING | IDENTIFIER => p.call(PARAMETER_NEXT, 2, word_suffixes)?,
        _ => {
            let start = p.open();
            let list = p.open();
            loop {
                match p.peek() {
                    LT => p.take(PARAMETER_NEXT_INNER_OPERATOR_OR_LT)?,
                    _ => p.call(PARAMETER_NEXT_INNER_OPERATOR_OR_LT, 1, inner_operator)?,
                }
                p.slot(PARAMETER_NEXT_INNER_OPERATOR_OR_LT)?;
                if matches!(p.peek(), EXTERN | INLINE | TEMPLATE | USING | L_PAREN | VIRTUAL | L_BRACE
                    | DECLTYPE | CLASS | STRUCT | UNION | STATIC_CAST | DYNAMIC_CAST | CONST_CAST
                    | REINTERPRET_CAST | L_BRACKET | OPERATOR_KEYWORD | ENUM_KEYWORD | REQUIRES_KEYWORD
                    | ASM_KEYWORD | __ASM__ | __ASM | TYPE_WORD | WORD | NUMBER | CHARACTER | STRING
                    | RAW_STRING | IDENTIFIER) {
                    break;
                }
            }
            p.list(list, PARAMETER_NEXT_INNER_OPERATOR_OR_LTS)?;
            p.call(PARAMETER_NEXT_INNER_OPERATOR_OR_LTS_OPERAND, 2, optional_template)?;
            p.call(PARAMETER_NEXT_INNER_OPERATOR_OR_LTS_OPERAND, 3, operand)?;
            p.node(start, PARAMETER_NEXT_INNER_OPERATOR_OR_LTS_OPERAND)?;
        }
    }
    p.slot(PARAMETER_NEXT)
}

/// `condition : '(' phrases? (';' phrases?)? ')'`
fn condition(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(CONDITION, 2, optional_phrases)?;
    p.optional(p.peek() == SEMICOLON, CONDITION_OPTIONAL_NEXT_OPTIONAL_PHRASES, next_optional_phrases)?;
    p.token(R_PAREN)?;
    p.node(start, CONDITION)
}

/// `';' phrases?`
fn next_optional_phrases(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SEMICOLON)?;
    p.call(NEXT_OPTIONAL_PHRASES, 2, optional_phrases)?;
    p.close(start, NEXT_OPTIONAL_PHRASES)
}

/// `subscript*`
fn subscripts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == L_BRACKET && p.goes_in(SUBSCRIPTS)? {
        p.call(SUBSCRIPTS, 1, subscript)?;
    }
    p.list(list, SUBSCRIPTS)
}

/// `forHeader : phrases? (';' phrases?)* (':' phrases)?`
fn for_header(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FOR_HEADER, 1, optional_phrases)?;
    let list = p.open();
    while p.peek() == SEMICOLON {
        p.call(FOR_HEADER_NEXT_OPTIONAL_PHRASESES, 1, next_optional_phrases)?;
    }
    p.list(list, FOR_HEADER_NEXT_OPTIONAL_PHRASESES)?;
    p.call(FOR_HEADER, 3, optional_colon_phrases)?;
    p.close(start, FOR_HEADER)
}

/// `(':' phrases)?`
fn optional_colon_phrases(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == COLON {
        let start = p.begin(COLON)?;
        p.call(COLON_PHRASES, 2, phrases)?;
        p.node_in(start, COLON_PHRASES, OPTIONAL_COLON_PHRASES)?;
    }
    Ok(())
}

/// `('using' 'namespace' phrases)? ';' | block | label | namespace | phrases (':' colonPart (','
///     colonPart)*)? (';' | body) | ifStatement | 'do' item 'while' condition ';' | 'try' block handler* |
///     'return' phrases? ';' | 'goto' phrases ';' | 'break' ';' | 'continue' ';'`
fn item_operand(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ITEM_OPERAND)? {
        1 => {
            let start = p.open();
            if p.peek() == USING {
                let start_2 = p.begin(USING)?;
                p.token(NAMESPACE_KEYWORD)?;
                p.call(ITEM_USING_NAMESPACE, 3, phrases)?;
                p.node_in(start_2, ITEM_USING_NAMESPACE, ITEM_OPTIONAL_USING_NAMESPACE)?;
            }
            p.token(SEMICOLON)?;
            p.close(start, ITEM_SEMICOLON)?;
        }
        2 => p.call(ITEM_OPERAND, 2, block)?,
        3 => p.call(ITEM_OPERAND, 3, label)?,
        4 => p.call(ITEM_OPERAND, 4, namespace)?,
        5 => p.call(ITEM_OPERAND, 5, item_phrases_semicolon_or_body)?,
        6 => p.call(ITEM_OPERAND, 6, if_statement)?,
        7 => {
            let start = p.begin(DO)?;
            p.call(ITEM_DO_WHILE, 2, item)?;
            p.token(WHILE)?;
            p.call(ITEM_DO_WHILE, 4, condition)?;
            p.token(SEMICOLON)?;
            p.node(start, ITEM_DO_WHILE)?;
        }
        8 => {
            let start = p.begin(TRY)?;
            p.call(ITEM_TRY, 2, block)?;
            p.call(ITEM_TRY, 3, handlers)?;
            p.node(start, ITEM_TRY)?;
        }
        9 => {
            let start = p.begin(RETURN)?;
            p.call(ITEM_RETURN, 2, optional_phrases)?;
            p.token(SEMICOLON)?;
            p.node(start, ITEM_RETURN)?;
        }
        10 => {
            let start = p.begin(GOTO)?;
            p.call(ITEM_GOTO, 2, phrases)?;
            p.token(SEMICOLON)?;
            p.node(start, ITEM_GOTO)?;
        }
        11 => {
            let start = p.begin(BREAK)?;
            p.token(SEMICOLON)?;
            p.node(start, ITEM_BREAK)?;
        }
        _ => {
            let start = p.begin(CONTINUE)?;
            p.token(SEMICOLON)?;
            p.node(start, ITEM_CONTINUE)?;
        }
    }
    p.slot(ITEM_OPERAND)
}

/// `label : access ':' | 'case' phrase ':' | 'default' ':' | IDENTIFIER ':'`
fn label(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        PUBLIC | PRIVATE | PROTECTED => {
            let start = p.open();
            access(p)?;
            p.token(COLON)?;
            p.node(start, LABEL_ACCESS_COLON)?;
        }
        CASE => {
            let start = p.begin(CASE)?;
            p.call(LABEL_CASE, 2, phrase)?;
            p.token(COLON)?;
            p.node(start, LABEL_CASE)?;
        }
        DEFAULT => {
            let start = p.begin(DEFAULT)?;
            p.token(COLON)?;
            p.node(start, LABEL_DEFAULT)?;
        }
        IDENTIFIER => {
            let start = p.begin(IDENTIFIER)?;
            p.token(COLON)?;
            p.node(start, LABEL_IDENTIFIER)?;
        }
        _ => return p.stop(),
    }
    p.slot(LABEL)
}

/// `access : 'public' | 'private' | 'protected'`
fn access(p: &mut Machine<'_>) -> Parsed {
    p.set(ACCESS, matches!(p.peek(), PUBLIC | PRIVATE | PROTECTED))
}

/// `namespace : 'inline'? 'namespace' bracket* (nameOfNamespace ('::' 'inline'? nameOfNamespace)*)?
///     attribute* block | 'namespace' nameOfNamespace '=' phrase ';'`
/// In normal form `'inline'? 'namespace' subscript* (IDENTIFIER ('::' 'inline'? IDENTIFIER)*)? attribute*
///     block | 'namespace' IDENTIFIER '=' phrase ';'`
fn namespace(p: &mut Machine<'_>) -> Parsed {
    match p.decide(NAMESPACE)? {
        1 => {
            let start = p.open();
            p.call(NAMESPACE_LIST, 1, namespace_optional_inline)?;
            p.token(NAMESPACE_KEYWORD)?;
            p.call(NAMESPACE_LIST, 3, subscripts)?;
            if p.peek() == IDENTIFIER {
                let start_2 = p.begin(IDENTIFIER)?;
                let list = p.open();
                while p.peek() == COLON_COLON {
                    let start_3 = p.begin(COLON_COLON)?;
                    p.call(NAMESPACE_COLON_COLON_IDENTIFIER, 2, namespace_optional_inline)?;
                    p.token(IDENTIFIER)?;
                    p.node(start_3, NAMESPACE_COLON_COLON_IDENTIFIER)?;
                }
                p.list(list, NAMESPACE_COLON_COLON_IDENTIFIERS)?;
                p.close_in(start_2, NAMESPACE_IDENTIFIERS, NAMESPACE_OPTIONAL_IDENTIFIERS)?;
            }
            p.call(NAMESPACE_LIST, 5, attributes)?;
            p.call(NAMESPACE_LIST, 6, block)?;
            p.node(start, NAMESPACE_LIST)?;
        }
        _ => {
            let start = p.begin(NAMESPACE_KEYWORD)?;
            p.token(IDENTIFIER)?;
            p.token(EQ)?;
            p.call(NAMESPACE_NAMESPACE_IDENTIFIER, 4, phrase)?;
            p.token(SEMICOLON)?;
            p.node(start, NAMESPACE_NAMESPACE_IDENTIFIER)?;
        }
    }
    p.slot(NAMESPACE)
}

/// `'inline'?`
fn namespace_optional_inline(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == INLINE, NAMESPACE_OPTIONAL_INLINE)
}

/// `phrases (':' colonPart (',' colonPart)*)? (';' | body)`
fn item_phrases_semicolon_or_body(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ITEM_PHRASES_SEMICOLON_OR_BODY, 1, phrases)?;
    if p.peek() == COLON {
        let start_2 = p.begin(COLON)?;
        p.call(ITEM_COLON_COLON_PART, 2, colon_part)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(ITEM_NEXT_COLON_PART, COMMA, colon_part)?;
        }
        p.list(list, ITEM_NEXT_COLON_PARTS)?;
        p.node_in(start_2, ITEM_COLON_COLON_PART, ITEM_OPTIONAL_COLON_COLON_PART)?;
    }
    match p.peek() {
        TRY | L_BRACE => p.call(ITEM_SEMICOLON_OR_BODY, 2, body)?,
        SEMICOLON => p.take(ITEM_SEMICOLON_OR_BODY)?,
        _ => return p.stop(),
    }
    p.slot(ITEM_SEMICOLON_OR_BODY)?;
    p.node(start, ITEM_PHRASES_SEMICOLON_OR_BODY)
}

/// `colonPart : ('virtual'? access)? phrase (':' phrase)? | ':' phrase`
fn colon_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        COLON => p.call(COLON_PART, 2, colon_part_colon_phrase)?,
        _ => {
            let start = p.open();
            if matches!(p.peek(), PUBLIC | PRIVATE | PROTECTED) || p.goes_in(COLON_PART_OPTIONAL_ACCESS)? {
                let start_2 = p.open();
                p.optional_token(p.peek() == VIRTUAL, COLON_PART_OPTIONAL_VIRTUAL)?;
                access(p)?;
                p.close_in(start_2, COLON_PART_ACCESS, COLON_PART_OPTIONAL_ACCESS)?;
            }
            p.call(COLON_PART_PHRASE, 2, phrase)?;
            p.optional(p.peek() == COLON, COLON_PART_OPTIONAL_COLON_PHRASE, colon_part_colon_phrase)?;
            p.close(start, COLON_PART_PHRASE)?;
        }
    }
    p.slot(COLON_PART)
}

/// `':' phrase`
fn colon_part_colon_phrase(p: &mut Machine<'_>) -> Parsed {
    p.pair(COLON_PART_COLON_PHRASE, COLON, phrase)
}

/// `body : block | 'try' (':' phrases)? block handler*`
fn body(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE => p.call(BODY, 1, block)?,
        TRY => {
            let start = p.begin(TRY)?;
            p.call(BODY_TRY, 2, optional_colon_phrases)?;
            p.call(BODY_TRY, 3, block)?;
            p.call(BODY_TRY, 4, handlers)?;
            p.node(start, BODY_TRY)?;
        }
        _ => return p.stop(),
    }
    p.slot(BODY)
}

/// `handler*`
fn handlers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == CATCH {
        p.call(HANDLERS, 1, handler)?;
    }
    p.list(list, HANDLERS)
}

/// `handler : 'catch' '(' phrases ')' block`
fn handler(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CATCH)?;
    p.token(L_PAREN)?;
    p.call(HANDLER, 3, phrases)?;
    p.token(R_PAREN)?;
    p.call(HANDLER, 5, block)?;
    p.node(start, HANDLER)
}

/// `ifStatement : 'if' (WORD? condition bracket* item | '!'? WORD block) ('else' bracket* item)?`
/// In normal form `'if' (WORD? condition subscript* item | '!'? WORD block) ('else' subscript* item)?`
fn if_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    match p.decide(IF_STATEMENT_CONDITION_ITEM_OR_WORD)? {
        1 => {
            let start_2 = p.open();
            p.call(IF_STATEMENT_CONDITION_ITEM, 1, optional_word)?;
            p.call(IF_STATEMENT_CONDITION_ITEM, 2, condition)?;
            p.call(IF_STATEMENT_CONDITION_ITEM, 3, subscripts)?;
            p.call(IF_STATEMENT_CONDITION_ITEM, 4, item)?;
            p.node(start_2, IF_STATEMENT_CONDITION_ITEM)?;
        }
        _ => {
            let start_2 = p.open();
            p.optional_token(p.peek() == BANG, IF_STATEMENT_OPTIONAL_BANG)?;
            p.token(WORD)?;
            p.call(IF_STATEMENT_WORD, 3, block)?;
            p.node(start_2, IF_STATEMENT_WORD)?;
        }
    }
    p.slot(IF_STATEMENT_CONDITION_ITEM_OR_WORD)?;
    if p.peek() == ELSE && p.goes_in(IF_STATEMENT_OPTIONAL_ELSE)? {
        let start_2 = p.begin(ELSE)?;
        p.call(IF_STATEMENT_ELSE, 2, subscripts)?;
        p.call(IF_STATEMENT_ELSE, 3, item)?;
        p.node_in(start_2, IF_STATEMENT_ELSE, IF_STATEMENT_OPTIONAL_ELSE)?;
    }
    p.node(start, IF_STATEMENT)
}
