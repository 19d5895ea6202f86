// @generated from grammars/c.g4 by `cargo xtask gen` (blake3 c291fac11ff70ad5)

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
            TRANSLATION_UNIT => translation_unit, EXTERNAL_DECLARATION => external_declaration,
            EXTENSIONS => extensions, ASM_STATEMENT => asm_statement, ASM_KEYWORD => asm_keyword,
            ASM_QUALIFIER => asm_qualifier, STRING_LITERAL_RULE => string_literal, ASM_OUTPUTS => asm_outputs,
            OPTIONAL_ASM_OPERAND_LIST => optional_asm_operand_list, ASM_OPERAND_LIST => asm_operand_list,
            ASM_OPERAND => asm_operand, EXPRESSION => expression,
            ASSIGNMENT_EXPRESSION => assignment_expression, CONDITIONAL_EXPRESSION => conditional_expression,
            LOGICAL_OR_EXPRESSION => logical_or_expression, LOGICAL_AND_EXPRESSION => logical_and_expression,
            INCLUSIVE_OR_EXPRESSION => inclusive_or_expression,
            EXCLUSIVE_OR_EXPRESSION => exclusive_or_expression, AND_EXPRESSION => and_expression,
            EQUALITY_EXPRESSION => equality_expression, RELATIONAL_EXPRESSION => relational_expression,
            SHIFT_EXPRESSION => shift_expression, ADDITIVE_EXPRESSION => additive_expression,
            MULTIPLICATIVE_EXPRESSION => multiplicative_expression, CAST_EXPRESSION => cast_expression,
            CAST_EXPRESSION_TAILS => cast_expression_tails, KEYWORD_TYPE_NAME => keyword_type_name,
            KEYWORD_TYPE_SPECIFIERS => keyword_type_specifiers,
            BUILTIN_TYPE_BUILTIN_TYPE_OR_TYPE_MODIFIERS => builtin_type_builtin_type_or_type_modifiers,
            BUILTIN_TYPE => builtin_type,
            BUILTIN_TYPE_BIT_INT_OR_EXT_INT_L_PAREN => builtin_type_bit_int_or_ext_int_l_paren,
            TYPE_MODIFIER => type_modifier, TYPE_QUALIFIER => type_qualifier,
            FUNCTION_SPECIFIER => function_specifier, ALIGNMENT_SPECIFIER => alignment_specifier,
            TYPE_NAME => type_name, OPTIONAL_ABSTRACT_DECLARATOR => optional_abstract_declarator,
            ABSTRACT_DECLARATOR => abstract_declarator, SOME_POINTERS => some_pointers, POINTER => pointer,
            ATTRIBUTE => attribute, OPTIONAL_ATTRIBUTE_ITEM => optional_attribute_item,
            ATTRIBUTE_ITEM => attribute_item, ATTRIBUTE_NAME => attribute_name,
            STORAGE_CLASS => storage_class, OPTIONAL_ATTRIBUTE_ARGUMENTS => optional_attribute_arguments,
            ATTRIBUTE_ARGUMENTS => attribute_arguments, ATTRIBUTE_ARGUMENT => attribute_argument,
            STANDARD_ATTRIBUTES => standard_attributes,
            OPTIONAL_STANDARD_ATTRIBUTE => optional_standard_attribute,
            STANDARD_ATTRIBUTE => standard_attribute,
            OPTIONAL_DIRECT_ABSTRACT_DECLARATOR => optional_direct_abstract_declarator,
            DIRECT_ABSTRACT_DECLARATOR => direct_abstract_declarator, ATTRIBUTES => attributes,
            OPTIONAL_ARRAY_DECLARATORS_OR_PARAMETERS => optional_array_declarators_or_parameters,
            SOME_ARRAY_DECLARATORS => some_array_declarators, ARRAY_DECLARATOR => array_declarator,
            STANDARD_ATTRIBUTESES => standard_attributeses, PARAMETERS => parameters,
            OPTIONAL_PARAMETER_LIST => optional_parameter_list, PARAMETER_LIST => parameter_list,
            PARAMETER_DECLARATION => parameter_declaration, TYPE_SPECIFIERS => type_specifiers,
            PARAMETER_DECLARATOR => parameter_declarator,
            DIRECT_PARAMETER_DECLARATOR => direct_parameter_declarator,
            PARAMETER_LIST_NEXT_PARAMETER_DECLARATIONS => parameter_list_next_parameter_declarations,
            CONSTRUCTED_TYPE_TYPE_MODIFIERS => constructed_type_type_modifiers,
            CONSTRUCTED_TYPE => constructed_type, STRUCT_OR_UNION_SPECIFIER => struct_or_union_specifier,
            MEMBER_BLOCK => member_block, MEMBER_DECLARATION => member_declaration,
            STATIC_ASSERT_DECLARATION => static_assert_declaration,
            NEXT_STRING_LITERAL => next_string_literal, MEMBER_DECLARATOR_LIST => member_declarator_list,
            MEMBER_DECLARATOR => member_declarator, DECLARATOR => declarator, POINTERS => pointers,
            DIRECT_DECLARATOR => direct_declarator, NAMED_DECLARATOR => named_declarator,
            OPTIONAL_ARRAY_DECLARATORS_OR_OTHER => optional_array_declarators_or_other,
            FUNCTION_DECLARATOR => function_declarator, OLD_STYLE_DECLARATION => old_style_declaration,
            TYPE_MODIFIERS => type_modifiers, OPTIONAL_SIMPLE_TYPE => optional_simple_type,
            SIMPLE_TYPE => simple_type, OPTIONAL_INIT_DECLARATOR_LIST => optional_init_declarator_list,
            INIT_DECLARATOR_LIST => init_declarator_list, INIT_DECLARATOR => init_declarator,
            DECLARATOR_SUFFIX => declarator_suffix, ASM_LABEL => asm_label, INITIALIZER => initializer,
            BRACED_INITIALIZER => braced_initializer, INITIALIZER_ITEM => initializer_item,
            MEMBER_DESIGNATOR => member_designator,
            INITIALIZER_ITEM_MEMBER_DESIGNATOR_OR_INDEX_DESIGNATORS => {
                initializer_item_member_designator_or_index_designators
            }
            INDEX_DESIGNATOR => index_designator,
            OPTIONAL_DOT_DOT_DOT_CONDITIONAL_EXPRESSION => optional_dot_dot_dot_conditional_expression,
            OPTIONAL_COMMA => optional_comma, COMMA_INIT_DECLARATORS => comma_init_declarators,
            PARENTHESIZED_DECLARATOR => parenthesized_declarator, BIT_FIELD_WIDTH => bit_field_width,
            ENUM_SPECIFIER => enum_specifier, ENUMERATOR_BLOCK => enumerator_block,
            BUILTIN_TYPES => builtin_types, ENUMERATOR => enumerator, TYPEOF_KEYWORD => typeof_keyword,
            SOME_TYPE_MODIFIERS => some_type_modifiers, CAST_DECLARATOR => cast_declarator,
            PARENTHESIZED_POINTER => parenthesized_pointer,
            CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN => {
                cast_expression_optional_l_paren_identifier_r_paren
            }
            SIZEOF_OR_OTHERS => sizeof_or_others, TILDE_OR_OTHER => tilde_or_other, REAL_PART => real_part,
            IMAGINARY_PART => imaginary_part,
            CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN_2 => {
                cast_expression_optional_l_paren_identifier_r_paren_2
            }
            CAST_EXPRESSION_SOME_SIZEOF_OR_OTHERS => cast_expression_some_sizeof_or_others,
            CAST_EXPRESSION_L_PAREN_KEYWORD_TYPE_NAME_OR_OTHER => {
                cast_expression_l_paren_keyword_type_name_or_other
            }
            STATIC_OR_OTHERS => static_or_others, COMPOUND_LITERAL => compound_literal,
            POSTFIX_OPERATORS => postfix_operators, POSTFIX_OPERATOR => postfix_operator,
            ACCESS_OPERATOR => access_operator,
            L_BRACKET_EXPRESSION_R_BRACKET => l_bracket_expression_r_bracket,
            DOT_OR_MINUS_GT_IDENTIFIER => dot_or_minus_gt_identifier,
            OPTIONAL_EXPRESSION => optional_expression, PARENTHESIZED_EXPRESSION => parenthesized_expression,
            COMPOUND_STATEMENT => compound_statement, LABEL_DECLARATION => label_declaration,
            NEXT_IDENTIFIERS => next_identifiers, BLOCK_ITEM => block_item, LABEL => label,
            DECLARATION => declaration, KEYWORD_SPECIFIERS => keyword_specifiers,
            BUILTIN_TYPE_BUILTIN_TYPE_OR_DECLARATION_MODIFIERS => {
                builtin_type_builtin_type_or_declaration_modifiers
            }
            DECLARATION_MODIFIER => declaration_modifier,
            CONSTRUCTED_TYPE_DECLARATION_MODIFIERS => constructed_type_declaration_modifiers,
            DECLARATION_MODIFIERS => declaration_modifiers,
            SOME_DECLARATION_MODIFIERS => some_declaration_modifiers, DECLARATION_TYPE => declaration_type,
            SEMICOLON_OR_INIT_DECLARATOR_LIST => semicolon_or_init_declarator_list,
            SEMICOLON_OR_COMPOUND_STATEMENT => semicolon_or_compound_statement,
            PLAIN_INIT_DECLARATOR_LIST => plain_init_declarator_list,
            PLAIN_INIT_DECLARATOR => plain_init_declarator, PLAIN_DECLARATOR => plain_declarator,
            PARENTHESIZED_INIT_DECLARATOR => parenthesized_init_declarator,
            UNLABELED_STATEMENT => unlabeled_statement, LABELS => labels,
            FOR_INITIALIZATION => for_initialization, EXPRESSION_STATEMENT => expression_statement,
            PARENTHESIZED_DECLARATION => parenthesized_declaration, IF_STATEMENT => if_statement,
            STATEMENT => statement, DO_STATEMENT => do_statement, JUMP_STATEMENT => jump_statement,
            TRANSACTION => transaction, TRANSACTION_KEYWORD => transaction_keyword,
            APPLICATION => application, CAST => cast,
            CAST_CAST_EXPRESSION_OR_COMPOUND_LITERAL => cast_cast_expression_or_compound_literal,
            OPERAND_EXPRESSION => operand_expression, OPTIONAL_COMPOUND_LITERAL => optional_compound_literal,
            PRIMARY_EXPRESSION => primary_expression, GENERIC_SELECTION => generic_selection,
            GENERIC_ASSOCIATION => generic_association, BUILTIN_CALL => builtin_call,
            OFFSETOF_MEMBER => offsetof_member, BLOCK_SIGNATURE => block_signature,
            ASSIGNMENT_OPERATOR => assignment_operator, ASM_INPUTS => asm_inputs,
            ASM_CLOBBERS => asm_clobbers, ASM_LABELS => asm_labels,
            DECLARATION_SPECIFIERS => declaration_specifiers,
            _ => return None,
        })
    }
}

/// `translationUnit : externalDeclaration* EOF`
fn translation_unit(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() != EOF {
        p.call(EXTERNAL_DECLARATIONS, 1, external_declaration)?;
    }
    p.list(list, EXTERNAL_DECLARATIONS)?;
    p.end()?;
    p.close(start, TRANSLATION_UNIT)
}

/// `externalDeclaration : '__extension__'* (asmStatement | staticAssertDeclaration | declarationSpecifiers??
///     (';' | initDeclaratorList (';' | compoundStatement)))`
fn external_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXTERNAL_DECLARATION, 1, extensions)?;
    match p.peek() {
        ASM | __ASM | __ASM__ => p.call(EXTERNAL_DECLARATION_ASM_STATEMENT_OR_OTHER, 1, asm_statement)?,
        _STATIC_ASSERT | STATIC_ASSERT => {
            p.call(EXTERNAL_DECLARATION_ASM_STATEMENT_OR_OTHER, 2, static_assert_declaration)?;
        }
        _ => {
            let start_2 = p.open();
            if p.goes_in(OPTIONAL_DECLARATION_SPECIFIERS)? {
                p.call(OPTIONAL_DECLARATION_SPECIFIERS, 1, declaration_specifiers)?;
                p.slot(OPTIONAL_DECLARATION_SPECIFIERS)?;
            }
            p.call(EXTERNAL_DECLARATION_SEMICOLON_OR_INIT_DECLARATOR_LIST, 2,
                semicolon_or_init_declarator_list)?;
            p.close(start_2, EXTERNAL_DECLARATION_SEMICOLON_OR_INIT_DECLARATOR_LIST)?;
        }
    }
    p.slot(EXTERNAL_DECLARATION_ASM_STATEMENT_OR_OTHER)?;
    p.close(start, EXTERNAL_DECLARATION)
}

/// `'__extension__'*`
fn extensions(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == __EXTENSION__ {
        p.take(__EXTENSION__)?;
    }
    p.list(list, EXTENSIONS)
}

/// `asmStatement : asmKeyword asmQualifier* '(' stringLiteral asmOutputs? ')' ';'`
fn asm_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    asm_keyword(p)?;
    let list = p.open();
    while matches!(p.peek(), INLINE | __INLINE | __INLINE__ | VOLATILE | __VOLATILE | __VOLATILE__ | GOTO) {
        asm_qualifier(p)?;
    }
    p.list(list, ASM_QUALIFIERS)?;
    p.token(L_PAREN)?;
    p.call(ASM_STATEMENT, 4, string_literal)?;
    p.optional(p.peek() == COLON, OPTIONAL_ASM_OUTPUTS, asm_outputs)?;
    p.token(R_PAREN)?;
    p.token(SEMICOLON)?;
    p.node(start, ASM_STATEMENT)
}

/// `asmKeyword : 'asm' | '__asm' | '__asm__'`
fn asm_keyword(p: &mut Machine<'_>) -> Parsed {
    p.set(ASM_KEYWORD, matches!(p.peek(), ASM | __ASM | __ASM__))
}

/// `asmQualifier : 'volatile' | '__volatile' | '__volatile__' | 'inline' | '__inline' | '__inline__' |
///     'goto'`
fn asm_qualifier(p: &mut Machine<'_>) -> Parsed {
    p.one_of(ASM_QUALIFIER)
}

/// `stringLiteral : STRING_LITERAL+`
fn string_literal(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.token(STRING_LITERAL)?;
        if p.peek() != STRING_LITERAL {
            break;
        }
    }
    p.list(list, STRING_LITERAL_RULE)
}

/// `asmOutputs : ':' asmOperandList? asmInputs?`
fn asm_outputs(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COLON)?;
    p.call(ASM_OUTPUTS, 2, optional_asm_operand_list)?;
    p.optional(p.peek() == COLON, OPTIONAL_ASM_INPUTS, asm_inputs)?;
    p.close(start, ASM_OUTPUTS)
}

/// `asmOperandList?`
fn optional_asm_operand_list(p: &mut Machine<'_>) -> Parsed {
    p.optional(matches!(p.peek(), L_BRACKET | STRING_LITERAL), OPTIONAL_ASM_OPERAND_LIST, asm_operand_list)
}

/// `asmOperandList : asmOperand (',' asmOperand)*`
fn asm_operand_list(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ASM_OPERAND_LIST, 1, asm_operand)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(ASM_OPERAND_LIST_NEXT_ASM_OPERAND, COMMA, asm_operand)?;
    }
    p.list(list, ASM_OPERAND_LIST_NEXT_ASM_OPERANDS)?;
    p.close(start, ASM_OPERAND_LIST)
}

/// `asmOperand : ('[' IDENTIFIER ']')? stringLiteral '(' expression ')'`
fn asm_operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == L_BRACKET {
        let start_2 = p.begin(L_BRACKET)?;
        p.token(IDENTIFIER)?;
        p.token(R_BRACKET)?;
        p.node_in(start_2, ASM_OPERAND_L_BRACKET_IDENTIFIER_R_BRACKET,
            ASM_OPERAND_OPTIONAL_L_BRACKET_IDENTIFIER_R_BRACKET)?;
    }
    p.call(ASM_OPERAND, 2, string_literal)?;
    p.token(L_PAREN)?;
    p.call(ASM_OPERAND, 4, expression)?;
    p.token(R_PAREN)?;
    p.node(start, ASM_OPERAND)
}

/// `expression : assignmentExpression (',' assignmentExpression)*`
fn expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSION, 1, assignment_expression)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(EXPRESSION_NEXT_ASSIGNMENT_EXPRESSION, COMMA, assignment_expression)?;
    }
    p.list(list, EXPRESSION_NEXT_ASSIGNMENT_EXPRESSIONS)?;
    p.close(start, EXPRESSION)
}

/// `assignmentExpression : conditionalExpression (assignmentOperator conditionalExpression)*`
fn assignment_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ASSIGNMENT_EXPRESSION, 1, conditional_expression)?;
    let list = p.open();
    while !matches!(p.peek(), SEMICOLON | COMMA | R_PAREN | L_BRACE | R_BRACE | COLON | R_BRACKET) {
        let start_2 = p.open();
        assignment_operator(p)?;
        p.call(ASSIGNMENT_EXPRESSION_ASSIGNMENT_OPERATOR, 2, conditional_expression)?;
        p.node(start_2, ASSIGNMENT_EXPRESSION_ASSIGNMENT_OPERATOR)?;
    }
    p.list(list, ASSIGNMENT_EXPRESSION_ASSIGNMENT_OPERATORS)?;
    p.close(start, ASSIGNMENT_EXPRESSION)
}

/// `conditionalExpression : logicalOrExpression ('?' expression? ':' logicalOrExpression)*`
fn conditional_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CONDITIONAL_EXPRESSION, 1, logical_or_expression)?;
    let list = p.open();
    while p.peek() == QUESTION {
        let start_2 = p.begin(QUESTION)?;
        p.call(CONDITIONAL_EXPRESSION_QUESTION_COLON_LOGICAL_OR_EXPRESSION, 2, optional_expression)?;
        p.token(COLON)?;
        p.call(CONDITIONAL_EXPRESSION_QUESTION_COLON_LOGICAL_OR_EXPRESSION, 4, logical_or_expression)?;
        p.node(start_2, CONDITIONAL_EXPRESSION_QUESTION_COLON_LOGICAL_OR_EXPRESSION)?;
    }
    p.list(list, CONDITIONAL_EXPRESSION_QUESTION_COLON_LOGICAL_OR_EXPRESSIONS)?;
    p.close(start, CONDITIONAL_EXPRESSION)
}

/// `logicalOrExpression : logicalAndExpression ('||' logicalAndExpression)*`
fn logical_or_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(LOGICAL_OR_EXPRESSION, 1, logical_and_expression)?;
    let list = p.open();
    while p.peek() == PIPE_PIPE {
        p.pair(LOGICAL_OR_EXPRESSION_PIPE_PIPE_LOGICAL_AND_EXPRESSION, PIPE_PIPE, logical_and_expression)?;
    }
    p.list(list, LOGICAL_OR_EXPRESSION_PIPE_PIPE_LOGICAL_AND_EXPRESSIONS)?;
    p.close(start, LOGICAL_OR_EXPRESSION)
}

/// `logicalAndExpression : inclusiveOrExpression ('&&' inclusiveOrExpression)*`
fn logical_and_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(LOGICAL_AND_EXPRESSION, 1, inclusive_or_expression)?;
    let list = p.open();
    while p.peek() == AMP_AMP {
        p.pair(LOGICAL_AND_EXPRESSION_AMP_AMP_INCLUSIVE_OR_EXPRESSION, AMP_AMP, inclusive_or_expression)?;
    }
    p.list(list, LOGICAL_AND_EXPRESSION_AMP_AMP_INCLUSIVE_OR_EXPRESSIONS)?;
    p.close(start, LOGICAL_AND_EXPRESSION)
}

/// `inclusiveOrExpression : exclusiveOrExpression ('|' exclusiveOrExpression)*`
fn inclusive_or_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(INCLUSIVE_OR_EXPRESSION, 1, exclusive_or_expression)?;
    let list = p.open();
    while p.peek() == PIPE {
        p.pair(INCLUSIVE_OR_EXPRESSION_NEXT_EXCLUSIVE_OR_EXPRESSION, PIPE, exclusive_or_expression)?;
    }
    p.list(list, INCLUSIVE_OR_EXPRESSION_NEXT_EXCLUSIVE_OR_EXPRESSIONS)?;
    p.close(start, INCLUSIVE_OR_EXPRESSION)
}

/// `exclusiveOrExpression : andExpression ('^' andExpression)*`
fn exclusive_or_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXCLUSIVE_OR_EXPRESSION, 1, and_expression)?;
    let list = p.open();
    while p.peek() == CARET {
        p.pair(EXCLUSIVE_OR_EXPRESSION_CARET_AND_EXPRESSION, CARET, and_expression)?;
    }
    p.list(list, EXCLUSIVE_OR_EXPRESSION_CARET_AND_EXPRESSIONS)?;
    p.close(start, EXCLUSIVE_OR_EXPRESSION)
}

/// `andExpression : equalityExpression ('&' equalityExpression)*`
fn and_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(AND_EXPRESSION, 1, equality_expression)?;
    let list = p.open();
    while p.peek() == AMP {
        p.pair(AND_EXPRESSION_AMP_EQUALITY_EXPRESSION, AMP, equality_expression)?;
    }
    p.list(list, AND_EXPRESSION_AMP_EQUALITY_EXPRESSIONS)?;
    p.close(start, AND_EXPRESSION)
}

/// `equalityExpression : relationalExpression (('==' | '!=') relationalExpression)*`
fn equality_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EQUALITY_EXPRESSION, 1, relational_expression)?;
    let list = p.open();
    while matches!(p.peek(), EQ_EQ | BANG_EQ) {
        let start_2 = p.open();
        p.set(EQUALITY_EXPRESSION_EQ_EQ_OR_BANG_EQ_CHOICE, matches!(p.peek(), EQ_EQ | BANG_EQ))?;
        p.call(EQUALITY_EXPRESSION_EQ_EQ_OR_BANG_EQ_RELATIONAL_EXPRESSION, 2, relational_expression)?;
        p.node(start_2, EQUALITY_EXPRESSION_EQ_EQ_OR_BANG_EQ_RELATIONAL_EXPRESSION)?;
    }
    p.list(list, EQUALITY_EXPRESSION_EQ_EQ_OR_BANG_EQS)?;
    p.close(start, EQUALITY_EXPRESSION)
}

/// `relationalExpression : shiftExpression (('<' | '>' | '<=' | '>=') shiftExpression)*`
fn relational_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(RELATIONAL_EXPRESSION, 1, shift_expression)?;
    let list = p.open();
    while matches!(p.peek(), LT | GT | LT_EQ | GT_EQ) {
        let start_2 = p.open();
        p.set(RELATIONAL_EXPRESSION_LT_OR_OTHER, matches!(p.peek(), LT | GT | LT_EQ | GT_EQ))?;
        p.call(RELATIONAL_EXPRESSION_LT_OR_OTHER_SHIFT_EXPRESSION, 2, shift_expression)?;
        p.node(start_2, RELATIONAL_EXPRESSION_LT_OR_OTHER_SHIFT_EXPRESSION)?;
    }
    p.list(list, RELATIONAL_EXPRESSION_LT_OR_OTHER_SHIFT_EXPRESSIONS)?;
    p.close(start, RELATIONAL_EXPRESSION)
}

/// `shiftExpression : additiveExpression (('<<' | '>>') additiveExpression)*`
fn shift_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SHIFT_EXPRESSION, 1, additive_expression)?;
    let list = p.open();
    while matches!(p.peek(), LT_LT | GT_GT) {
        let start_2 = p.open();
        p.set(SHIFT_EXPRESSION_LT_LT_OR_GT_GT, matches!(p.peek(), LT_LT | GT_GT))?;
        p.call(SHIFT_EXPRESSION_LT_LT_OR_GT_GT_ADDITIVE_EXPRESSION, 2, additive_expression)?;
        p.node(start_2, SHIFT_EXPRESSION_LT_LT_OR_GT_GT_ADDITIVE_EXPRESSION)?;
    }
    p.list(list, SHIFT_EXPRESSION_LT_LT_OR_GT_GT_ADDITIVE_EXPRESSIONS)?;
    p.close(start, SHIFT_EXPRESSION)
}

/// `additiveExpression : multiplicativeExpression (('+' | '-') multiplicativeExpression)*`
fn additive_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ADDITIVE_EXPRESSION, 1, multiplicative_expression)?;
    let list = p.open();
    while matches!(p.peek(), PLUS | MINUS) {
        let start_2 = p.open();
        p.set(ADDITIVE_EXPRESSION_PLUS_OR_MINUS_CHOICE, matches!(p.peek(), PLUS | MINUS))?;
        p.call(ADDITIVE_EXPRESSION_PLUS_OR_MINUS_MULTIPLICATIVE_EXPRESSION, 2, multiplicative_expression)?;
        p.node(start_2, ADDITIVE_EXPRESSION_PLUS_OR_MINUS_MULTIPLICATIVE_EXPRESSION)?;
    }
    p.list(list, ADDITIVE_EXPRESSION_PLUS_OR_MINUSES)?;
    p.close(start, ADDITIVE_EXPRESSION)
}

/// `multiplicativeExpression : castExpression (('*' | '/' | '%') castExpression)*`
fn multiplicative_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MULTIPLICATIVE_EXPRESSION, 1, cast_expression)?;
    let list = p.open();
    while matches!(p.peek(), STAR | SLASH | PERCENT) {
        let start_2 = p.open();
        p.set(MULTIPLICATIVE_EXPRESSION_STAR_OR_OTHER, matches!(p.peek(), STAR | SLASH | PERCENT))?;
        p.call(MULTIPLICATIVE_EXPRESSION_STAR_OR_OTHER_CAST_EXPRESSION, 2, cast_expression)?;
        p.node(start_2, MULTIPLICATIVE_EXPRESSION_STAR_OR_OTHER_CAST_EXPRESSION)?;
    }
    p.list(list, MULTIPLICATIVE_EXPRESSION_STAR_OR_OTHER_CAST_EXPRESSIONS)?;
    p.close(start, MULTIPLICATIVE_EXPRESSION)
}

/// `castExpression : cast | unaryExpression | '(' typedefName ')' ('++' | '--') castExpression`
/// In normal form `castExpression_tails castExpression_operand`
fn cast_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CAST_EXPRESSION, 1, cast_expression_tails)?;
    match p.decide(CAST_EXPRESSION_OPERAND)? {
        1 => p.call(CAST_EXPRESSION_OPERAND, 1, cast_expression_l_paren_keyword_type_name_or_other)?,
        2 => {
            let start_2 = p.open();
            p.call(CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN_AMP_AMP, 1,
                cast_expression_optional_l_paren_identifier_r_paren_2)?;
            p.token(AMP_AMP)?;
            p.token(IDENTIFIER)?;
            p.node(start_2, CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN_AMP_AMP)?;
        }
        3 => {
            let start_2 = p.open();
            if p.goes_in(CAST_EXPRESSION_OPTIONAL_SIZEOF_OR_OTHERS)? {
                let start_3 = p.open();
                p.call(CAST_EXPRESSION_SIZEOF_OR_OTHERS, 1,
                    cast_expression_optional_l_paren_identifier_r_paren)?;
                p.call(CAST_EXPRESSION_SIZEOF_OR_OTHERS, 2, cast_expression_some_sizeof_or_others)?;
                p.close_in(start_3, CAST_EXPRESSION_SIZEOF_OR_OTHERS,
                    CAST_EXPRESSION_OPTIONAL_SIZEOF_OR_OTHERS)?;
            }
            p.call(CAST_EXPRESSION_PARENTHESIZED_EXPRESSION, 2, parenthesized_expression)?;
            p.close(start_2, CAST_EXPRESSION_PARENTHESIZED_EXPRESSION)?;
        }
        4 => {
            let start_2 = p.open();
            p.call(CAST_EXPRESSION_SIZEOF_OR_OTHERS_L_PAREN_TYPE_NAME_OR_OTHER, 1,
                cast_expression_optional_l_paren_identifier_r_paren)?;
            match p.decide(CAST_EXPRESSION_AFTER_OPTIONAL_L_PAREN_IDENTIFIER)? {
                1 => {
                    let start_3 = p.open();
                    p.call(CAST_EXPRESSION_SIZEOF_OR_OTHERS_L_PAREN_TYPE_NAME, 1,
                        cast_expression_some_sizeof_or_others)?;
                    p.token(L_PAREN)?;
                    p.call(CAST_EXPRESSION_SIZEOF_OR_OTHERS_L_PAREN_TYPE_NAME, 3, type_name)?;
                    p.token(R_PAREN)?;
                    p.call(CAST_EXPRESSION_SIZEOF_OR_OTHERS_L_PAREN_TYPE_NAME, 5, optional_compound_literal)?;
                    p.node(start_3, CAST_EXPRESSION_SIZEOF_OR_OTHERS_L_PAREN_TYPE_NAME)?;
                }
                _ => {
                    let start_3 = p.open();
                    p.call(CAST_EXPRESSION_PRIMARY_EXPRESSION, 1, sizeof_or_others)?;
                    p.call(CAST_EXPRESSION_PRIMARY_EXPRESSION, 2, primary_expression)?;
                    p.call(CAST_EXPRESSION_PRIMARY_EXPRESSION, 3, postfix_operators)?;
                    p.close(start_3, CAST_EXPRESSION_PRIMARY_EXPRESSION)?;
                }
            }
            p.slot(CAST_EXPRESSION_AFTER_OPTIONAL_L_PAREN_IDENTIFIER)?;
            p.close(start_2, CAST_EXPRESSION_SIZEOF_OR_OTHERS_L_PAREN_TYPE_NAME_OR_OTHER)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(CAST_EXPRESSION_SIZEOF_OR_ALIGNOF_OR_ALIGNOF_OR_ALIGNOF_OR_OTHERS, 1,
                cast_expression_some_sizeof_or_others)?;
            p.token(AMP_AMP)?;
            p.token(IDENTIFIER)?;
            p.node(start_2, CAST_EXPRESSION_SIZEOF_OR_ALIGNOF_OR_ALIGNOF_OR_ALIGNOF_OR_OTHERS)?;
        }
    }
    p.slot(CAST_EXPRESSION_OPERAND)?;
    p.close(start, CAST_EXPRESSION)
}

/// `(castExpression_l_paren | castExpression_tilde_or_other | castExpression_star_or_other |
///     castExpression_sizeof_or_others_star_or_other)*`
fn cast_expression_tails(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.goes_in(CAST_EXPRESSION_TAILS)? {
        match p.decide(CAST_EXPRESSION_TAIL)? {
            1 => {
                let start = p.begin(L_PAREN)?;
                match p.decide(CAST_EXPRESSION_KEYWORD_TYPE_NAME_R_PAREN_OR_OTHER)? {
                    1 => {
                        let start_2 = p.open();
                        p.call(CAST_EXPRESSION_KEYWORD_TYPE_NAME_R_PAREN, 1, keyword_type_name)?;
                        p.token(R_PAREN)?;
                        p.node(start_2, CAST_EXPRESSION_KEYWORD_TYPE_NAME_R_PAREN)?;
                    }
                    _ => {
                        let start_2 = p.begin(IDENTIFIER)?;
                        match p.peek() {
                            L_PAREN | STAR | CARET => {
                                let start_3 = p.open();
                                p.call(CAST_EXPRESSION_CAST_DECLARATOR_R_PAREN, 1, cast_declarator)?;
                                p.token(R_PAREN)?;
                                p.node(start_3, CAST_EXPRESSION_CAST_DECLARATOR_R_PAREN)?;
                            }
                            R_PAREN => {
                                let start_3 = p.begin(R_PAREN)?;
                                p.one_of(CAST_EXPRESSION_PLUS_PLUS_OR_MINUS_MINUS)?;
                                p.node(start_3, CAST_EXPRESSION_R_PAREN_PLUS_PLUS_OR_MINUS_MINUS)?;
                            }
                            _ => return p.stop(),
                        }
                        p.slot(CAST_EXPRESSION_CAST_DECLARATOR_R_PAREN_OR_OTHER)?;
                        p.node(start_2, CAST_EXPRESSION_IDENTIFIER_CAST_DECLARATOR_R_PAREN_OR_OTHER)?;
                    }
                }
                p.slot(CAST_EXPRESSION_KEYWORD_TYPE_NAME_R_PAREN_OR_OTHER)?;
                p.node(start, CAST_EXPRESSION_L_PAREN)?;
            }
            2 => {
                let start = p.open();
                p.call(CAST_EXPRESSION_TILDE_OR_OTHER, 1,
                    cast_expression_optional_l_paren_identifier_r_paren)?;
                p.call(CAST_EXPRESSION_TILDE_OR_OTHER, 2, sizeof_or_others)?;
                p.call(CAST_EXPRESSION_TILDE_OR_OTHER, 3, tilde_or_other)?;
                p.close(start, CAST_EXPRESSION_TILDE_OR_OTHER)?;
            }
            3 => {
                let start = p.open();
                p.call(CAST_EXPRESSION_STAR_OR_OTHER, 1,
                    cast_expression_optional_l_paren_identifier_r_paren_2)?;
                p.one_of(STAR_OR_OTHER)?;
                p.close(start, CAST_EXPRESSION_STAR_OR_OTHER)?;
            }
            _ => {
                let start = p.open();
                p.call(CAST_EXPRESSION_SIZEOF_OR_OTHERS_STAR_OR_OTHER, 1,
                    cast_expression_some_sizeof_or_others)?;
                p.one_of(STAR_OR_OTHER)?;
                p.node(start, CAST_EXPRESSION_SIZEOF_OR_OTHERS_STAR_OR_OTHER)?;
            }
        }
        p.slot(CAST_EXPRESSION_TAIL)?;
    }
    p.list(list, CAST_EXPRESSION_TAILS)
}

/// `keywordTypeName : keywordTypeSpecifiers abstractDeclarator?`
fn keyword_type_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(KEYWORD_TYPE_NAME, 1, keyword_type_specifiers)?;
    p.call(KEYWORD_TYPE_NAME, 2, optional_abstract_declarator)?;
    p.close(start, KEYWORD_TYPE_NAME)
}

/// `keywordTypeSpecifiers : builtinType (builtinType | typeModifier)* | constructedType typeModifier* |
///     typedefName typeModifier+ | typeModifier+ simpleType?`
/// In normal form `builtinType (builtinType | typeModifier)* | constructedType typeModifier* | IDENTIFIER
///     typeModifier+ | typeModifier+ simpleType?`
fn keyword_type_specifiers(p: &mut Machine<'_>) -> Parsed {
    match p.decide(KEYWORD_TYPE_SPECIFIERS)? {
        1 => p.call(KEYWORD_TYPE_SPECIFIERS, 1, builtin_type_builtin_type_or_type_modifiers)?,
        2 => p.call(KEYWORD_TYPE_SPECIFIERS, 2, constructed_type_type_modifiers)?,
        3 => p.pair(KEYWORD_TYPE_SPECIFIERS_IDENTIFIER, IDENTIFIER, some_type_modifiers)?,
        _ => {
            let start = p.open();
            p.call(KEYWORD_TYPE_SPECIFIERS_TYPE_MODIFIERS, 1, some_type_modifiers)?;
            p.call(KEYWORD_TYPE_SPECIFIERS_TYPE_MODIFIERS, 2, optional_simple_type)?;
            p.close(start, KEYWORD_TYPE_SPECIFIERS_TYPE_MODIFIERS)?;
        }
    }
    p.slot(KEYWORD_TYPE_SPECIFIERS)
}

/// `builtinType (builtinType | typeModifier)*`
fn builtin_type_builtin_type_or_type_modifiers(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(BUILTIN_TYPE_BUILTIN_TYPE_OR_TYPE_MODIFIERS, 1, builtin_type)?;
    let list = p.open();
    while p.goes_in(BUILTIN_TYPE_OR_TYPE_MODIFIERS)? {
        match p.peek() {
            REGISTER | INLINE | __INLINE | __INLINE__ | _NORETURN | CONST | __CONST | __CONST__
            | VOLATILE | __VOLATILE | __VOLATILE__ | RESTRICT | __RESTRICT | __RESTRICT__ | _ATOMIC
            | __SEG_FS | __SEG_GS | _NONNULL | _NULLABLE | _NULL_UNSPECIFIED | _ALIGNAS | ALIGNAS
            | L_BRACKET | __ATTRIBUTE__ | __ATTRIBUTE => {
                p.call(BUILTIN_TYPE_OR_TYPE_MODIFIER, 2, type_modifier)?;
            }
            _ => p.call(BUILTIN_TYPE_OR_TYPE_MODIFIER, 1, builtin_type)?,
        }
        p.slot(BUILTIN_TYPE_OR_TYPE_MODIFIER)?;
    }
    p.list(list, BUILTIN_TYPE_OR_TYPE_MODIFIERS)?;
    p.close(start, BUILTIN_TYPE_BUILTIN_TYPE_OR_TYPE_MODIFIERS)
}

/// `builtinType : 'void' | 'char' | 'short' | 'int' | 'long' | 'float' | 'double' | 'signed' | '__signed' |
///     '__signed__' | 'unsigned' | '_Bool' | '_Complex' | '__complex' | '__complex__' | '_Imaginary' |
///     '__int128' | '_Float16' | '_Float32' | '_Float64' | '_Float128' | '_Float32x' | '_Float64x' |
///     '__float80' | '__float128' | '__ibm128' | '__fp16' | '__bf16' | '_Decimal32' | '_Decimal64' |
///     '_Decimal128' | ('_BitInt' | '_ExtInt') '(' conditionalExpression ')'`
fn builtin_type(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        _BIT_INT | _EXT_INT => p.call(BUILTIN_TYPE, 32, builtin_type_bit_int_or_ext_int_l_paren)?,
        VOID | CHAR | SHORT | INT | LONG | FLOAT | DOUBLE | SIGNED | __SIGNED | __SIGNED__ | UNSIGNED
        | _BOOL | _COMPLEX | __COMPLEX | __COMPLEX__ | _IMAGINARY | __INT128 | _FLOAT16 | _FLOAT32
        | _FLOAT64 | _FLOAT128 | _FLOAT32X | _FLOAT64X | __FLOAT80 | __FLOAT128 | __IBM128 | __FP16
        | __BF16 | _DECIMAL32 | _DECIMAL64 | _DECIMAL128 => p.take(BUILTIN_TYPE)?,
        _ => return p.stop(),
    }
    p.slot(BUILTIN_TYPE)
}

/// `('_BitInt' | '_ExtInt') '(' conditionalExpression ')'`
fn builtin_type_bit_int_or_ext_int_l_paren(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(BUILTIN_TYPE_BIT_INT_OR_EXT_INT, matches!(p.peek(), _BIT_INT | _EXT_INT))?;
    p.token(L_PAREN)?;
    p.call(BUILTIN_TYPE_BIT_INT_OR_EXT_INT_L_PAREN, 3, conditional_expression)?;
    p.token(R_PAREN)?;
    p.node(start, BUILTIN_TYPE_BIT_INT_OR_EXT_INT_L_PAREN)
}

/// `typeModifier : typeQualifier | functionSpecifier | alignmentSpecifier | attribute | 'register'`
fn type_modifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        INLINE | __INLINE | __INLINE__ | _NORETURN => function_specifier(p)?,
        _ALIGNAS | ALIGNAS => p.call(TYPE_MODIFIER, 3, alignment_specifier)?,
        L_BRACKET | __ATTRIBUTE__ | __ATTRIBUTE => p.call(TYPE_MODIFIER, 4, attribute)?,
        REGISTER => p.take(TYPE_MODIFIER)?,
        _ => type_qualifier(p)?,
    }
    p.slot(TYPE_MODIFIER)
}

/// `typeQualifier : 'const' | '__const' | '__const__' | 'volatile' | '__volatile' | '__volatile__' |
///     'restrict' | '__restrict' | '__restrict__' | '_Atomic' | '__seg_fs' | '__seg_gs' | '_Nonnull' |
///     '_Nullable' | '_Null_unspecified'`
fn type_qualifier(p: &mut Machine<'_>) -> Parsed {
    p.one_of(TYPE_QUALIFIER)
}

/// `functionSpecifier : 'inline' | '__inline' | '__inline__' | '_Noreturn'`
fn function_specifier(p: &mut Machine<'_>) -> Parsed {
    p.set(FUNCTION_SPECIFIER, matches!(p.peek(), INLINE | __INLINE | __INLINE__ | _NORETURN))
}

/// `alignmentSpecifier : ('_Alignas' | 'alignas') '(' (conditionalExpression | typeName) ')'`
fn alignment_specifier(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(ALIGNMENT_SPECIFIER_ALIGNAS_OR_ALIGNAS, matches!(p.peek(), _ALIGNAS | ALIGNAS))?;
    p.token(L_PAREN)?;
    match p.decide(ALIGNMENT_SPECIFIER_CONDITIONAL_EXPRESSION_OR_TYPE_NAME)? {
        1 => p.call(ALIGNMENT_SPECIFIER_CONDITIONAL_EXPRESSION_OR_TYPE_NAME, 1, conditional_expression)?,
        _ => p.call(ALIGNMENT_SPECIFIER_CONDITIONAL_EXPRESSION_OR_TYPE_NAME, 2, type_name)?,
    }
    p.slot(ALIGNMENT_SPECIFIER_CONDITIONAL_EXPRESSION_OR_TYPE_NAME)?;
    p.token(R_PAREN)?;
    p.node(start, ALIGNMENT_SPECIFIER)
}

/// `typeName : keywordTypeName | typedefName abstractDeclarator?`
/// In normal form `keywordTypeName | IDENTIFIER abstractDeclarator?`
fn type_name(p: &mut Machine<'_>) -> Parsed {
    match p.decide(TYPE_NAME)? {
        1 => p.call(TYPE_NAME, 1, keyword_type_name)?,
        _ => {
            let start = p.begin(IDENTIFIER)?;
            p.call(TYPE_NAME_IDENTIFIER, 2, optional_abstract_declarator)?;
            p.close(start, TYPE_NAME_IDENTIFIER)?;
        }
    }
    p.slot(TYPE_NAME)
}

/// `abstractDeclarator?`
fn optional_abstract_declarator(p: &mut Machine<'_>) -> Parsed {
    p.optional(matches!(p.peek(), L_PAREN | STAR | CARET | L_BRACKET), OPTIONAL_ABSTRACT_DECLARATOR,
        abstract_declarator)
}

/// `abstractDeclarator : pointer+ directAbstractDeclarator? | directAbstractDeclarator`
fn abstract_declarator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STAR | CARET => {
            let start = p.open();
            p.call(ABSTRACT_DECLARATOR_POINTERS, 1, some_pointers)?;
            p.call(ABSTRACT_DECLARATOR_POINTERS, 2, optional_direct_abstract_declarator)?;
            p.close(start, ABSTRACT_DECLARATOR_POINTERS)?;
        }
        L_PAREN | L_BRACKET => p.call(ABSTRACT_DECLARATOR, 2, direct_abstract_declarator)?,
        _ => return p.stop(),
    }
    p.slot(ABSTRACT_DECLARATOR)
}

/// `pointer+`
fn some_pointers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(SOME_POINTERS, 1, pointer)?;
        if !matches!(p.peek(), STAR | CARET) {
            break;
        }
    }
    p.list(list, SOME_POINTERS)
}

/// `pointer : ('*' | '^') (typeQualifier | attribute)*`
fn pointer(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(POINTER_STAR_OR_CARET, matches!(p.peek(), STAR | CARET))?;
    let list = p.open();
    while p.goes_in(POINTER_TYPE_QUALIFIER_OR_ATTRIBUTES)? {
        match p.peek() {
            L_BRACKET | __ATTRIBUTE__ | __ATTRIBUTE => {
                p.call(POINTER_TYPE_QUALIFIER_OR_ATTRIBUTE, 2, attribute)?;
            }
            _ => type_qualifier(p)?,
        }
        p.slot(POINTER_TYPE_QUALIFIER_OR_ATTRIBUTE)?;
    }
    p.list(list, POINTER_TYPE_QUALIFIER_OR_ATTRIBUTES)?;
    p.close(start, POINTER)
}

/// `attribute : ('__attribute__' | '__attribute') '(' '(' attributeItem? (',' attributeItem?)* ')' ')' |
///     standardAttributes`
fn attribute(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        __ATTRIBUTE__ | __ATTRIBUTE => {
            let start = p.open();
            p.set(ATTRIBUTE_ATTRIBUTE_OR_ATTRIBUTE, matches!(p.peek(), __ATTRIBUTE__ | __ATTRIBUTE))?;
            p.token(L_PAREN)?;
            p.token(L_PAREN)?;
            p.call(ATTRIBUTE_ATTRIBUTE_OR_ATTRIBUTE_L_PAREN, 4, optional_attribute_item)?;
            let list = p.open();
            while p.peek() == COMMA {
                let start_2 = p.begin(COMMA)?;
                p.call(ATTRIBUTE_NEXT_OPTIONAL_ATTRIBUTE_ITEM, 2, optional_attribute_item)?;
                p.close(start_2, ATTRIBUTE_NEXT_OPTIONAL_ATTRIBUTE_ITEM)?;
            }
            p.list(list, ATTRIBUTE_NEXT_OPTIONAL_ATTRIBUTE_ITEMS)?;
            p.token(R_PAREN)?;
            p.token(R_PAREN)?;
            p.node(start, ATTRIBUTE_ATTRIBUTE_OR_ATTRIBUTE_L_PAREN)?;
        }
        L_BRACKET => p.call(ATTRIBUTE, 2, standard_attributes)?,
        _ => return p.stop(),
    }
    p.slot(ATTRIBUTE)
}

/// `attributeItem?`
fn optional_attribute_item(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), COMMA | R_PAREN), OPTIONAL_ATTRIBUTE_ITEM, attribute_item)
}

/// `attributeItem : attributeName attributeArguments?`
fn attribute_item(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ATTRIBUTE_ITEM, 1, attribute_name)?;
    p.call(ATTRIBUTE_ITEM, 2, optional_attribute_arguments)?;
    p.close(start, ATTRIBUTE_ITEM)
}

/// `attributeName : IDENTIFIER | storageClass | functionSpecifier | typeQualifier | builtinType`
fn attribute_name(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        TYPEDEF | EXTERN | STATIC | AUTO | REGISTER | _THREAD_LOCAL | THREAD_LOCAL | __THREAD | CONSTEXPR => {
            storage_class(p)?;
        }
        INLINE | __INLINE | __INLINE__ | _NORETURN => function_specifier(p)?,
        CONST | __CONST | __CONST__ | VOLATILE | __VOLATILE | __VOLATILE__ | RESTRICT | __RESTRICT
        | __RESTRICT__ | _ATOMIC | __SEG_FS | __SEG_GS | _NONNULL | _NULLABLE | _NULL_UNSPECIFIED => {
            type_qualifier(p)?;
        }
        IDENTIFIER => p.take(ATTRIBUTE_NAME)?,
        _ => p.call(ATTRIBUTE_NAME, 5, builtin_type)?,
    }
    p.slot(ATTRIBUTE_NAME)
}

/// `storageClass : 'typedef' | 'extern' | 'static' | 'auto' | 'register' | '_Thread_local' | 'thread_local'
///     | '__thread' | 'constexpr'`
fn storage_class(p: &mut Machine<'_>) -> Parsed {
    p.one_of(STORAGE_CLASS)
}

/// `attributeArguments?`
fn optional_attribute_arguments(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == L_PAREN, OPTIONAL_ATTRIBUTE_ARGUMENTS, attribute_arguments)
}

/// `attributeArguments : '(' (attributeArgument (',' attributeArgument)*)? ')'`
fn attribute_arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if p.peek() != R_PAREN {
        let start_2 = p.open();
        p.call(ATTRIBUTE_ARGUMENTS_LIST, 1, attribute_argument)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(ATTRIBUTE_ARGUMENTS_NEXT_ATTRIBUTE_ARGUMENT, COMMA, attribute_argument)?;
        }
        p.list(list, ATTRIBUTE_ARGUMENTS_NEXT_ATTRIBUTE_ARGUMENTS)?;
        p.close_in(start_2, ATTRIBUTE_ARGUMENTS_LIST, ATTRIBUTE_ARGUMENTS_OPTIONAL_ATTRIBUTE_ARGUMENTS)?;
    }
    p.token(R_PAREN)?;
    p.node(start, ATTRIBUTE_ARGUMENTS)
}

/// `attributeArgument : assignmentExpression | typeName`
fn attribute_argument(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ATTRIBUTE_ARGUMENT)? {
        1 => p.call(ATTRIBUTE_ARGUMENT, 1, assignment_expression)?,
        _ => p.call(ATTRIBUTE_ARGUMENT, 2, type_name)?,
    }
    p.slot(ATTRIBUTE_ARGUMENT)
}

/// `standardAttributes : '[' '[' standardAttribute? (',' standardAttribute?)* ']' ']'`
fn standard_attributes(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.token(L_BRACKET)?;
    p.call(STANDARD_ATTRIBUTES, 3, optional_standard_attribute)?;
    let list = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        p.call(STANDARD_ATTRIBUTES_NEXT_OPTIONAL_STANDARD_ATTRIBUTE, 2, optional_standard_attribute)?;
        p.close(start_2, STANDARD_ATTRIBUTES_NEXT_OPTIONAL_STANDARD_ATTRIBUTE)?;
    }
    p.list(list, STANDARD_ATTRIBUTES_NEXT_OPTIONAL_STANDARD_ATTRIBUTES)?;
    p.token(R_BRACKET)?;
    p.token(R_BRACKET)?;
    p.node(start, STANDARD_ATTRIBUTES)
}

/// `standardAttribute?`
fn optional_standard_attribute(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), COMMA | R_BRACKET), OPTIONAL_STANDARD_ATTRIBUTE, standard_attribute)
}

/// `standardAttribute : attributeName (':' ':' attributeName)? attributeArguments?`
fn standard_attribute(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(STANDARD_ATTRIBUTE, 1, attribute_name)?;
    if p.peek() == COLON {
        let start_2 = p.begin(COLON)?;
        p.token(COLON)?;
        p.call(STANDARD_ATTRIBUTE_COLON_COLON_ATTRIBUTE_NAME, 3, attribute_name)?;
        p.node_in(start_2, STANDARD_ATTRIBUTE_COLON_COLON_ATTRIBUTE_NAME,
            STANDARD_ATTRIBUTE_OPTIONAL_COLON_COLON_ATTRIBUTE_NAME)?;
    }
    p.call(STANDARD_ATTRIBUTE, 3, optional_attribute_arguments)?;
    p.close(start, STANDARD_ATTRIBUTE)
}

/// `directAbstractDeclarator?`
fn optional_direct_abstract_declarator(p: &mut Machine<'_>) -> Parsed {
    p.optional(matches!(p.peek(), L_PAREN | L_BRACKET), OPTIONAL_DIRECT_ABSTRACT_DECLARATOR,
        direct_abstract_declarator)
}

/// `directAbstractDeclarator : '(' attribute* abstractDeclarator ')' (arrayDeclarator+ | parameters)? |
///     arrayDeclarator+ | parameters`
fn direct_abstract_declarator(p: &mut Machine<'_>) -> Parsed {
    match p.decide(DIRECT_ABSTRACT_DECLARATOR)? {
        1 => {
            let start = p.begin(L_PAREN)?;
            p.call(DIRECT_ABSTRACT_DECLARATOR_L_PAREN_ABSTRACT_DECLARATOR_R_PAREN, 2, attributes)?;
            p.call(DIRECT_ABSTRACT_DECLARATOR_L_PAREN_ABSTRACT_DECLARATOR_R_PAREN, 3, abstract_declarator)?;
            p.token(R_PAREN)?;
            p.call(DIRECT_ABSTRACT_DECLARATOR_L_PAREN_ABSTRACT_DECLARATOR_R_PAREN, 5,
                optional_array_declarators_or_parameters)?;
            p.node(start, DIRECT_ABSTRACT_DECLARATOR_L_PAREN_ABSTRACT_DECLARATOR_R_PAREN)?;
        }
        2 => p.call(DIRECT_ABSTRACT_DECLARATOR, 2, some_array_declarators)?,
        _ => p.call(DIRECT_ABSTRACT_DECLARATOR, 3, parameters)?,
    }
    p.slot(DIRECT_ABSTRACT_DECLARATOR)
}

/// `attribute*`
fn attributes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), __ATTRIBUTE__ | __ATTRIBUTE) || p.peek() == L_BRACKET && p.goes_in(ATTRIBUTES)? {
        p.call(ATTRIBUTES, 1, attribute)?;
    }
    p.list(list, ATTRIBUTES)
}

/// `(arrayDeclarator+ | parameters)?`
fn optional_array_declarators_or_parameters(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == L_PAREN || p.goes_in(OPTIONAL_ARRAY_DECLARATORS_OR_PARAMETERS)? {
        match p.peek() {
            L_BRACKET => p.call(ARRAY_DECLARATORS_OR_PARAMETERS, 1, some_array_declarators)?,
            L_PAREN => p.call(ARRAY_DECLARATORS_OR_PARAMETERS, 2, parameters)?,
            _ => return p.stop(),
        }
        p.slot(OPTIONAL_ARRAY_DECLARATORS_OR_PARAMETERS)?;
    }
    Ok(())
}

/// `arrayDeclarator+`
fn some_array_declarators(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(SOME_ARRAY_DECLARATORS, 1, array_declarator)?;
        if p.peek() != L_BRACKET || !p.goes_in(SOME_ARRAY_DECLARATORS)? {
            break;
        }
    }
    p.list(list, SOME_ARRAY_DECLARATORS)
}

/// `arrayDeclarator : standardAttributes* '[' ('static' | typeQualifier)* ('*' | assignmentExpression)? ']'`
fn array_declarator(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ARRAY_DECLARATOR, 1, standard_attributeses)?;
    p.token(L_BRACKET)?;
    let list = p.open();
    while matches!(p.peek(), STATIC | CONST | __CONST | __CONST__ | VOLATILE | __VOLATILE | __VOLATILE__
        | RESTRICT | __RESTRICT | __RESTRICT__ | _ATOMIC | __SEG_FS | __SEG_GS | _NONNULL | _NULLABLE
        | _NULL_UNSPECIFIED) {
        match p.peek() {
            STATIC => p.take(ARRAY_DECLARATOR_STATIC_OR_TYPE_QUALIFIER)?,
            _ => type_qualifier(p)?,
        }
        p.slot(ARRAY_DECLARATOR_STATIC_OR_TYPE_QUALIFIER)?;
    }
    p.list(list, ARRAY_DECLARATOR_STATIC_OR_TYPE_QUALIFIERS)?;
    if p.peek() != R_BRACKET {
        match p.decide(ARRAY_DECLARATOR_STAR_OR_ASSIGNMENT_EXPRESSION)? {
            1 => p.token(STAR)?,
            _ => p.call(ARRAY_DECLARATOR_STAR_OR_ASSIGNMENT_EXPRESSION, 2, assignment_expression)?,
        }
        p.slot(ARRAY_DECLARATOR_OPTIONAL_STAR_OR_ASSIGNMENT_EXPRESSION)?;
    }
    p.token(R_BRACKET)?;
    p.node(start, ARRAY_DECLARATOR)
}

/// `standardAttributes*`
fn standard_attributeses(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == L_BRACKET && p.goes_in(STANDARD_ATTRIBUTESES)? {
        p.call(STANDARD_ATTRIBUTESES, 1, standard_attributes)?;
    }
    p.list(list, STANDARD_ATTRIBUTESES)
}

/// `parameters : '(' parameterList? ')'`
fn parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(PARAMETERS, 2, optional_parameter_list)?;
    p.token(R_PAREN)?;
    p.node(start, PARAMETERS)
}

/// `parameterList?`
fn optional_parameter_list(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() != R_PAREN, OPTIONAL_PARAMETER_LIST, parameter_list)
}

/// `parameterList : parameterDeclaration (',' parameterDeclaration)* (';' parameterDeclaration (','
///     parameterDeclaration)*)* (',' '...')? | '...'`
fn parameter_list(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DOT_DOT_DOT => p.take(PARAMETER_LIST)?,
        _ => {
            let start = p.open();
            p.call(PARAMETER_LIST_PARAMETER_DECLARATION, 1, parameter_declaration)?;
            p.call(PARAMETER_LIST_PARAMETER_DECLARATION, 2, parameter_list_next_parameter_declarations)?;
            let list = p.open();
            while p.peek() == SEMICOLON {
                let start_2 = p.begin(SEMICOLON)?;
                p.call(PARAMETER_LIST_SEMICOLON_PARAMETER_DECLARATION, 2, parameter_declaration)?;
                p.call(PARAMETER_LIST_SEMICOLON_PARAMETER_DECLARATION, 3,
                    parameter_list_next_parameter_declarations)?;
                p.node(start_2, PARAMETER_LIST_SEMICOLON_PARAMETER_DECLARATION)?;
            }
            p.list(list, PARAMETER_LIST_SEMICOLON_PARAMETER_DECLARATIONS)?;
            if p.peek() == COMMA {
                let start_2 = p.begin(COMMA)?;
                p.token(DOT_DOT_DOT)?;
                p.node_in(start_2, PARAMETER_LIST_COMMA_DOT_DOT_DOT,
                    PARAMETER_LIST_OPTIONAL_COMMA_DOT_DOT_DOT)?;
            }
            p.close(start, PARAMETER_LIST_PARAMETER_DECLARATION)?;
        }
    }
    p.slot(PARAMETER_LIST)
}

/// `parameterDeclaration : typeSpecifiers (parameterDeclarator attribute*)?`
fn parameter_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARAMETER_DECLARATION, 1, type_specifiers)?;
    if matches!(p.peek(), L_PAREN | STAR | CARET | L_BRACKET | IDENTIFIER) {
        let start_2 = p.open();
        p.call(PARAMETER_DECLARATION_PARAMETER_DECLARATOR, 1, parameter_declarator)?;
        p.call(PARAMETER_DECLARATION_PARAMETER_DECLARATOR, 2, attributes)?;
        p.close_in(start_2, PARAMETER_DECLARATION_PARAMETER_DECLARATOR,
            PARAMETER_DECLARATION_OPTIONAL_PARAMETER_DECLARATOR)?;
    }
    p.close(start, PARAMETER_DECLARATION)
}

/// `typeSpecifiers : keywordTypeSpecifiers | typedefName`
/// In normal form `keywordTypeSpecifiers | IDENTIFIER`
fn type_specifiers(p: &mut Machine<'_>) -> Parsed {
    match p.decide(TYPE_SPECIFIERS)? {
        1 => p.call(TYPE_SPECIFIERS, 1, keyword_type_specifiers)?,
        _ => p.token(IDENTIFIER)?,
    }
    p.slot(TYPE_SPECIFIERS)
}

/// `parameterDeclarator : pointer+ directParameterDeclarator? | directParameterDeclarator`
fn parameter_declarator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STAR | CARET => {
            let start = p.open();
            p.call(PARAMETER_DECLARATOR_POINTERS, 1, some_pointers)?;
            if p.goes_in(OPTIONAL_DIRECT_PARAMETER_DECLARATOR)? {
                p.call(OPTIONAL_DIRECT_PARAMETER_DECLARATOR, 1, direct_parameter_declarator)?;
                p.slot(OPTIONAL_DIRECT_PARAMETER_DECLARATOR)?;
            }
            p.close(start, PARAMETER_DECLARATOR_POINTERS)?;
        }
        L_PAREN | L_BRACKET | IDENTIFIER => p.call(PARAMETER_DECLARATOR, 2, direct_parameter_declarator)?,
        _ => return p.stop(),
    }
    p.slot(PARAMETER_DECLARATOR)
}

/// `directParameterDeclarator : IDENTIFIER (arrayDeclarator+ | parameters)? | '(' attribute*
///     parameterDeclarator ')' (arrayDeclarator+ | parameters)? | arrayDeclarator+ | parameters`
fn direct_parameter_declarator(p: &mut Machine<'_>) -> Parsed {
    match p.decide(DIRECT_PARAMETER_DECLARATOR)? {
        1 => {
            let start = p.begin(IDENTIFIER)?;
            p.call(DIRECT_PARAMETER_DECLARATOR_IDENTIFIER, 2, optional_array_declarators_or_parameters)?;
            p.close(start, DIRECT_PARAMETER_DECLARATOR_IDENTIFIER)?;
        }
        2 => {
            let start = p.begin(L_PAREN)?;
            p.call(DIRECT_PARAMETER_DECLARATOR_L_PAREN_PARAMETER_DECLARATOR_R_PAREN, 2, attributes)?;
            p.call(DIRECT_PARAMETER_DECLARATOR_L_PAREN_PARAMETER_DECLARATOR_R_PAREN, 3,
                parameter_declarator)?;
            p.token(R_PAREN)?;
            p.call(DIRECT_PARAMETER_DECLARATOR_L_PAREN_PARAMETER_DECLARATOR_R_PAREN, 5,
                optional_array_declarators_or_parameters)?;
            p.node(start, DIRECT_PARAMETER_DECLARATOR_L_PAREN_PARAMETER_DECLARATOR_R_PAREN)?;
        }
        3 => p.call(DIRECT_PARAMETER_DECLARATOR, 3, some_array_declarators)?,
        _ => p.call(DIRECT_PARAMETER_DECLARATOR, 4, parameters)?,
    }
    p.slot(DIRECT_PARAMETER_DECLARATOR)
}

/// `(',' parameterDeclaration)*`
fn parameter_list_next_parameter_declarations(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(PARAMETER_LIST_NEXT_PARAMETER_DECLARATIONS)? {
        p.pair(PARAMETER_LIST_NEXT_PARAMETER_DECLARATION, COMMA, parameter_declaration)?;
    }
    p.list(list, PARAMETER_LIST_NEXT_PARAMETER_DECLARATIONS)
}

/// `constructedType typeModifier*`
fn constructed_type_type_modifiers(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CONSTRUCTED_TYPE_TYPE_MODIFIERS, 1, constructed_type)?;
    p.call(CONSTRUCTED_TYPE_TYPE_MODIFIERS, 2, type_modifiers)?;
    p.close(start, CONSTRUCTED_TYPE_TYPE_MODIFIERS)
}

/// `constructedType : structOrUnionSpecifier | enumSpecifier | '_Atomic' '(' typeName ')' | typeofKeyword
///     '(' (expression | typeName) ')' | '__auto_type'`
fn constructed_type(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STRUCT | UNION => p.call(CONSTRUCTED_TYPE, 1, struct_or_union_specifier)?,
        ENUM => p.call(CONSTRUCTED_TYPE, 2, enum_specifier)?,
        _ATOMIC => {
            let start = p.begin(_ATOMIC)?;
            p.token(L_PAREN)?;
            p.call(CONSTRUCTED_TYPE_ATOMIC, 3, type_name)?;
            p.token(R_PAREN)?;
            p.node(start, CONSTRUCTED_TYPE_ATOMIC)?;
        }
        TYPEOF | __TYPEOF | __TYPEOF__ | TYPEOF_UNQUAL | __TYPEOF_UNQUAL | __TYPEOF_UNQUAL__ => {
            let start = p.open();
            typeof_keyword(p)?;
            p.token(L_PAREN)?;
            match p.decide(CONSTRUCTED_TYPE_EXPRESSION_OR_TYPE_NAME)? {
                1 => p.call(CONSTRUCTED_TYPE_EXPRESSION_OR_TYPE_NAME, 1, expression)?,
                _ => p.call(CONSTRUCTED_TYPE_EXPRESSION_OR_TYPE_NAME, 2, type_name)?,
            }
            p.slot(CONSTRUCTED_TYPE_EXPRESSION_OR_TYPE_NAME)?;
            p.token(R_PAREN)?;
            p.node(start, CONSTRUCTED_TYPE_TYPEOF_KEYWORD_L_PAREN)?;
        }
        __AUTO_TYPE => p.take(CONSTRUCTED_TYPE)?,
        _ => return p.stop(),
    }
    p.slot(CONSTRUCTED_TYPE)
}

/// `structOrUnionSpecifier : ('struct' | 'union') attribute* (IDENTIFIER memberBlock? | memberBlock)`
fn struct_or_union_specifier(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(STRUCT_OR_UNION_SPECIFIER_STRUCT_OR_UNION, matches!(p.peek(), STRUCT | UNION))?;
    p.call(STRUCT_OR_UNION_SPECIFIER, 2, attributes)?;
    match p.peek() {
        IDENTIFIER => {
            let start_2 = p.begin(IDENTIFIER)?;
            p.optional(p.peek() == L_BRACE, OPTIONAL_MEMBER_BLOCK, member_block)?;
            p.close(start_2, STRUCT_OR_UNION_SPECIFIER_IDENTIFIER)?;
        }
        L_BRACE => p.call(STRUCT_OR_UNION_SPECIFIER_IDENTIFIER_OR_MEMBER_BLOCK, 2, member_block)?,
        _ => return p.stop(),
    }
    p.slot(STRUCT_OR_UNION_SPECIFIER_IDENTIFIER_OR_MEMBER_BLOCK)?;
    p.node(start, STRUCT_OR_UNION_SPECIFIER)
}

/// `memberBlock : '{' memberDeclaration* '}'`
fn member_block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    let list = p.open();
    while p.peek() != R_BRACE {
        p.call(MEMBER_DECLARATIONS, 1, member_declaration)?;
    }
    p.list(list, MEMBER_DECLARATIONS)?;
    p.token(R_BRACE)?;
    p.node(start, MEMBER_BLOCK)
}

/// `memberDeclaration : '__extension__'* (staticAssertDeclaration | typeSpecifiers memberDeclaratorList? ';'
///     | ';')`
/// In normal form `'__extension__'* (staticAssertDeclaration | (typeSpecifiers memberDeclaratorList?)? ';')`
fn member_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MEMBER_DECLARATION, 1, extensions)?;
    match p.peek() {
        _STATIC_ASSERT | STATIC_ASSERT => {
            p.call(MEMBER_DECLARATION_STATIC_ASSERT_DECLARATION_OR_SEMICOLON, 1, static_assert_declaration)?;
        }
        _ => {
            let start_2 = p.open();
            if p.peek() != SEMICOLON {
                let start_3 = p.open();
                p.call(MEMBER_DECLARATION_TYPE_SPECIFIERS, 1, type_specifiers)?;
                p.optional(matches!(p.peek(), L_PAREN | COLON | STAR | CARET | IDENTIFIER),
                    OPTIONAL_MEMBER_DECLARATOR_LIST, member_declarator_list)?;
                p.close_in(start_3, MEMBER_DECLARATION_TYPE_SPECIFIERS,
                    MEMBER_DECLARATION_OPTIONAL_TYPE_SPECIFIERS)?;
            }
            p.token(SEMICOLON)?;
            p.close(start_2, MEMBER_DECLARATION_SEMICOLON)?;
        }
    }
    p.slot(MEMBER_DECLARATION_STATIC_ASSERT_DECLARATION_OR_SEMICOLON)?;
    p.close(start, MEMBER_DECLARATION)
}

/// `staticAssertDeclaration : ('_Static_assert' | 'static_assert') '(' conditionalExpression (','
///     stringLiteral)? ')' ';'`
fn static_assert_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.one_of(STATIC_ASSERT_DECLARATION_STATIC_ASSERT_OR_STATIC_ASSERT)?;
    p.token(L_PAREN)?;
    p.call(STATIC_ASSERT_DECLARATION, 3, conditional_expression)?;
    p.optional(p.peek() == COMMA, STATIC_ASSERT_DECLARATION_OPTIONAL_NEXT_STRING_LITERAL,
        next_string_literal)?;
    p.token(R_PAREN)?;
    p.token(SEMICOLON)?;
    p.node(start, STATIC_ASSERT_DECLARATION)
}

/// `',' stringLiteral`
fn next_string_literal(p: &mut Machine<'_>) -> Parsed {
    p.pair(NEXT_STRING_LITERAL, COMMA, string_literal)
}

/// `memberDeclaratorList : memberDeclarator (',' attribute* memberDeclarator)*`
fn member_declarator_list(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MEMBER_DECLARATOR_LIST, 1, member_declarator)?;
    let list = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        p.call(MEMBER_DECLARATOR_LIST_COMMA_MEMBER_DECLARATOR, 2, attributes)?;
        p.call(MEMBER_DECLARATOR_LIST_COMMA_MEMBER_DECLARATOR, 3, member_declarator)?;
        p.node(start_2, MEMBER_DECLARATOR_LIST_COMMA_MEMBER_DECLARATOR)?;
    }
    p.list(list, MEMBER_DECLARATOR_LIST_COMMA_MEMBER_DECLARATORS)?;
    p.close(start, MEMBER_DECLARATOR_LIST)
}

/// `memberDeclarator : declarator bitFieldWidth? attribute* | bitFieldWidth attribute*`
fn member_declarator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN | STAR | CARET | IDENTIFIER => {
            let start = p.open();
            p.call(MEMBER_DECLARATOR_DECLARATOR, 1, declarator)?;
            p.optional(p.peek() == COLON, OPTIONAL_BIT_FIELD_WIDTH, bit_field_width)?;
            p.call(MEMBER_DECLARATOR_DECLARATOR, 3, attributes)?;
            p.close(start, MEMBER_DECLARATOR_DECLARATOR)?;
        }
        COLON => {
            let start = p.open();
            p.call(MEMBER_DECLARATOR_BIT_FIELD_WIDTH, 1, bit_field_width)?;
            p.call(MEMBER_DECLARATOR_BIT_FIELD_WIDTH, 2, attributes)?;
            p.close(start, MEMBER_DECLARATOR_BIT_FIELD_WIDTH)?;
        }
        _ => return p.stop(),
    }
    p.slot(MEMBER_DECLARATOR)
}

/// `declarator : pointer* directDeclarator`
fn declarator(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(DECLARATOR, 1, pointers)?;
    p.call(DECLARATOR, 2, direct_declarator)?;
    p.close(start, DECLARATOR)
}

/// `pointer*`
fn pointers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), STAR | CARET) {
        p.call(POINTERS, 1, pointer)?;
    }
    p.list(list, POINTERS)
}

/// `directDeclarator : namedDeclarator | parenthesizedDeclarator`
fn direct_declarator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        IDENTIFIER => p.call(DIRECT_DECLARATOR, 1, named_declarator)?,
        L_PAREN => p.call(DIRECT_DECLARATOR, 2, parenthesized_declarator)?,
        _ => return p.stop(),
    }
    p.slot(DIRECT_DECLARATOR)
}

/// `namedDeclarator : IDENTIFIER (arrayDeclarator+ | functionDeclarator)?`
fn named_declarator(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IDENTIFIER)?;
    p.call(NAMED_DECLARATOR, 2, optional_array_declarators_or_other)?;
    p.close(start, NAMED_DECLARATOR)
}

/// `(arrayDeclarator+ | functionDeclarator)?`
fn optional_array_declarators_or_other(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == L_PAREN || p.peek() == L_BRACKET && p.goes_in(OPTIONAL_ARRAY_DECLARATORS_OR_OTHER)? {
        match p.decide(ARRAY_DECLARATORS_OR_OTHER)? {
            1 => p.call(ARRAY_DECLARATORS_OR_OTHER, 1, some_array_declarators)?,
            _ => p.call(ARRAY_DECLARATORS_OR_OTHER, 2, function_declarator)?,
        }
        p.slot(OPTIONAL_ARRAY_DECLARATORS_OR_OTHER)?;
    }
    Ok(())
}

/// `functionDeclarator : standardAttributes* '(' parameterList? ')' oldStyleDeclaration*`
fn function_declarator(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FUNCTION_DECLARATOR, 1, standard_attributeses)?;
    p.token(L_PAREN)?;
    p.call(FUNCTION_DECLARATOR, 3, optional_parameter_list)?;
    p.token(R_PAREN)?;
    let list = p.open();
    while !matches!(p.peek(), SEMICOLON | COMMA | R_PAREN | EQ | L_BRACE | COLON | L_BRACKET | __ATTRIBUTE__
        | __ATTRIBUTE | ASM | __ASM | __ASM__) {
        p.call(OLD_STYLE_DECLARATIONS, 1, old_style_declaration)?;
    }
    p.list(list, OLD_STYLE_DECLARATIONS)?;
    p.node(start, FUNCTION_DECLARATOR)
}

/// `oldStyleDeclaration : ('register' | typeQualifier)+ typeModifier* simpleType? initDeclaratorList? ';' |
///     simpleType initDeclaratorList? ';'`
fn old_style_declaration(p: &mut Machine<'_>) -> Parsed {
    match p.decide(OLD_STYLE_DECLARATION)? {
        1 => {
            let start = p.open();
            let list = p.open();
            loop {
                match p.peek() {
                    REGISTER => p.take(OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIER)?,
                    _ => type_qualifier(p)?,
                }
                p.slot(OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIER)?;
                if !p.goes_in(OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIERS)? {
                    break;
                }
            }
            p.list(list, OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIERS)?;
            p.call(OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIERS_SEMICOLON, 2, type_modifiers)?;
            p.call(OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIERS_SEMICOLON, 3, optional_simple_type)?;
            p.call(OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIERS_SEMICOLON, 4,
                optional_init_declarator_list)?;
            p.token(SEMICOLON)?;
            p.node(start, OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIERS_SEMICOLON)?;
        }
        _ => {
            let start = p.open();
            p.call(OLD_STYLE_DECLARATION_SIMPLE_TYPE_SEMICOLON, 1, simple_type)?;
            p.call(OLD_STYLE_DECLARATION_SIMPLE_TYPE_SEMICOLON, 2, optional_init_declarator_list)?;
            p.token(SEMICOLON)?;
            p.node(start, OLD_STYLE_DECLARATION_SIMPLE_TYPE_SEMICOLON)?;
        }
    }
    p.slot(OLD_STYLE_DECLARATION)
}

/// `typeModifier*`
fn type_modifiers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.goes_in(TYPE_MODIFIERS)? {
        p.call(TYPE_MODIFIERS, 1, type_modifier)?;
    }
    p.list(list, TYPE_MODIFIERS)
}

/// `simpleType?`
fn optional_simple_type(p: &mut Machine<'_>) -> Parsed {
    if p.goes_in(OPTIONAL_SIMPLE_TYPE)? {
        p.call(OPTIONAL_SIMPLE_TYPE, 1, simple_type)?;
        p.slot(OPTIONAL_SIMPLE_TYPE)?;
    }
    Ok(())
}

/// `simpleType : builtinType (builtinType | typeModifier)* | constructedType typeModifier* | typedefName
///     typeModifier*`
/// In normal form `builtinType (builtinType | typeModifier)* | constructedType typeModifier* | IDENTIFIER
///     typeModifier*`
fn simple_type(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        _ATOMIC | __AUTO_TYPE | TYPEOF | __TYPEOF | __TYPEOF__ | TYPEOF_UNQUAL | __TYPEOF_UNQUAL
        | __TYPEOF_UNQUAL__ | STRUCT | UNION | ENUM => {
            p.call(SIMPLE_TYPE, 2, constructed_type_type_modifiers)?;
        }
        IDENTIFIER => {
            let start = p.begin(IDENTIFIER)?;
            p.call(SIMPLE_TYPE_IDENTIFIER, 2, type_modifiers)?;
            p.close(start, SIMPLE_TYPE_IDENTIFIER)?;
        }
        _ => p.call(SIMPLE_TYPE, 1, builtin_type_builtin_type_or_type_modifiers)?,
    }
    p.slot(SIMPLE_TYPE)
}

/// `initDeclaratorList?`
fn optional_init_declarator_list(p: &mut Machine<'_>) -> Parsed {
    p.optional(matches!(p.peek(), L_PAREN | STAR | CARET | IDENTIFIER), OPTIONAL_INIT_DECLARATOR_LIST,
        init_declarator_list)
}

/// `initDeclaratorList : initDeclarator (',' attribute* initDeclarator)*`
fn init_declarator_list(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(INIT_DECLARATOR_LIST, 1, init_declarator)?;
    p.call(INIT_DECLARATOR_LIST, 2, comma_init_declarators)?;
    p.close(start, INIT_DECLARATOR_LIST)
}

/// `initDeclarator : declarator declaratorSuffix`
fn init_declarator(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(INIT_DECLARATOR, 1, declarator)?;
    p.call(INIT_DECLARATOR, 2, declarator_suffix)?;
    p.close(start, INIT_DECLARATOR)
}

/// `declaratorSuffix : asmLabel? attribute* ('=' initializer)?`
fn declarator_suffix(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional(matches!(p.peek(), ASM | __ASM | __ASM__), OPTIONAL_ASM_LABEL, asm_label)?;
    p.call(DECLARATOR_SUFFIX, 2, attributes)?;
    if p.peek() == EQ {
        let start_2 = p.begin(EQ)?;
        p.call(DECLARATOR_SUFFIX_EQ_INITIALIZER, 2, initializer)?;
        p.node_in(start_2, DECLARATOR_SUFFIX_EQ_INITIALIZER, DECLARATOR_SUFFIX_OPTIONAL_EQ_INITIALIZER)?;
    }
    p.close(start, DECLARATOR_SUFFIX)
}

/// `asmLabel : asmKeyword '(' stringLiteral ')'`
fn asm_label(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    asm_keyword(p)?;
    p.token(L_PAREN)?;
    p.call(ASM_LABEL, 3, string_literal)?;
    p.token(R_PAREN)?;
    p.node(start, ASM_LABEL)
}

/// `initializer : assignmentExpression | bracedInitializer`
fn initializer(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE => p.call(INITIALIZER, 2, braced_initializer)?,
        _ => p.call(INITIALIZER, 1, assignment_expression)?,
    }
    p.slot(INITIALIZER)
}

/// `bracedInitializer : '{' (initializerItem (',' initializerItem)* ','?)? '}'`
fn braced_initializer(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    if p.peek() != R_BRACE {
        let start_2 = p.open();
        p.call(BRACED_INITIALIZER_INITIALIZER_ITEM, 1, initializer_item)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(BRACED_INITIALIZER_NEXT_INITIALIZER_ITEMS)? {
            p.pair(BRACED_INITIALIZER_NEXT_INITIALIZER_ITEM, COMMA, initializer_item)?;
        }
        p.list(list, BRACED_INITIALIZER_NEXT_INITIALIZER_ITEMS)?;
        p.call(BRACED_INITIALIZER_INITIALIZER_ITEM, 3, optional_comma)?;
        p.close_in(start_2, BRACED_INITIALIZER_INITIALIZER_ITEM,
            BRACED_INITIALIZER_OPTIONAL_INITIALIZER_ITEM)?;
    }
    p.token(R_BRACE)?;
    p.node(start, BRACED_INITIALIZER)
}

/// `initializerItem : initializer | memberDesignator (memberDesignator | indexDesignator)* '=' initializer |
///     indexDesignator ((memberDesignator | indexDesignator)* '=')? initializer | IDENTIFIER ':'
///     initializer`
/// In normal form `(memberDesignator (memberDesignator | indexDesignator)* '=')? initializer |
///     indexDesignator ((memberDesignator | indexDesignator)* '=')? initializer | IDENTIFIER
///     ':' initializer`
fn initializer_item(p: &mut Machine<'_>) -> Parsed {
    match p.decide(INITIALIZER_ITEM)? {
        1 => {
            let start = p.open();
            if p.peek() == DOT {
                let start_2 = p.open();
                p.call(INITIALIZER_ITEM_MEMBER_DESIGNATOR_EQ, 1, member_designator)?;
                p.call(INITIALIZER_ITEM_MEMBER_DESIGNATOR_EQ, 2,
                    initializer_item_member_designator_or_index_designators)?;
                p.token(EQ)?;
                p.node_in(start_2, INITIALIZER_ITEM_MEMBER_DESIGNATOR_EQ,
                    INITIALIZER_ITEM_OPTIONAL_MEMBER_DESIGNATOR_EQ)?;
            }
            p.call(INITIALIZER_ITEM_INITIALIZER, 2, initializer)?;
            p.close(start, INITIALIZER_ITEM_INITIALIZER)?;
        }
        2 => {
            let start = p.open();
            p.call(INITIALIZER_ITEM_INDEX_DESIGNATOR_INITIALIZER, 1, index_designator)?;
            if matches!(p.peek(), EQ | L_BRACKET | DOT) {
                let start_2 = p.open();
                p.call(INITIALIZER_ITEM_EQ, 1, initializer_item_member_designator_or_index_designators)?;
                p.token(EQ)?;
                p.close_in(start_2, INITIALIZER_ITEM_EQ, INITIALIZER_ITEM_OPTIONAL_EQ)?;
            }
            p.call(INITIALIZER_ITEM_INDEX_DESIGNATOR_INITIALIZER, 3, initializer)?;
            p.node(start, INITIALIZER_ITEM_INDEX_DESIGNATOR_INITIALIZER)?;
        }
        _ => {
            let start = p.begin(IDENTIFIER)?;
            p.token(COLON)?;
            p.call(INITIALIZER_ITEM_IDENTIFIER, 3, initializer)?;
            p.node(start, INITIALIZER_ITEM_IDENTIFIER)?;
        }
    }
    p.slot(INITIALIZER_ITEM)
}

/// `memberDesignator : '.' IDENTIFIER`
fn member_designator(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DOT)?;
    p.token(IDENTIFIER)?;
    p.node(start, MEMBER_DESIGNATOR)
}

/// `(memberDesignator | indexDesignator)*`
fn initializer_item_member_designator_or_index_designators(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), L_BRACKET | DOT) {
        match p.peek() {
            DOT => p.call(INITIALIZER_ITEM_MEMBER_DESIGNATOR_OR_INDEX_DESIGNATOR, 1, member_designator)?,
            L_BRACKET => p.call(INITIALIZER_ITEM_MEMBER_DESIGNATOR_OR_INDEX_DESIGNATOR, 2, index_designator)?,
            _ => return p.stop(),
        }
        p.slot(INITIALIZER_ITEM_MEMBER_DESIGNATOR_OR_INDEX_DESIGNATOR)?;
    }
    p.list(list, INITIALIZER_ITEM_MEMBER_DESIGNATOR_OR_INDEX_DESIGNATORS)
}

/// `indexDesignator : '[' conditionalExpression ('...' conditionalExpression)? ']'`
fn index_designator(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.call(INDEX_DESIGNATOR, 2, conditional_expression)?;
    p.call(INDEX_DESIGNATOR, 3, optional_dot_dot_dot_conditional_expression)?;
    p.token(R_BRACKET)?;
    p.node(start, INDEX_DESIGNATOR)
}

/// `('...' conditionalExpression)?`
fn optional_dot_dot_dot_conditional_expression(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == DOT_DOT_DOT {
        let start = p.begin(DOT_DOT_DOT)?;
        p.call(DOT_DOT_DOT_CONDITIONAL_EXPRESSION, 2, conditional_expression)?;
        p.node_in(start, DOT_DOT_DOT_CONDITIONAL_EXPRESSION, OPTIONAL_DOT_DOT_DOT_CONDITIONAL_EXPRESSION)?;
    }
    Ok(())
}

/// `','?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `(',' attribute* initDeclarator)*`
fn comma_init_declarators(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA {
        let start = p.begin(COMMA)?;
        p.call(COMMA_INIT_DECLARATOR, 2, attributes)?;
        p.call(COMMA_INIT_DECLARATOR, 3, init_declarator)?;
        p.node(start, COMMA_INIT_DECLARATOR)?;
    }
    p.list(list, COMMA_INIT_DECLARATORS)
}

/// `parenthesizedDeclarator : '(' attribute* declarator ')' (arrayDeclarator+ | functionDeclarator)?`
fn parenthesized_declarator(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(PARENTHESIZED_DECLARATOR, 2, attributes)?;
    p.call(PARENTHESIZED_DECLARATOR, 3, declarator)?;
    p.token(R_PAREN)?;
    p.call(PARENTHESIZED_DECLARATOR, 5, optional_array_declarators_or_other)?;
    p.node(start, PARENTHESIZED_DECLARATOR)
}

/// `bitFieldWidth : ':' conditionalExpression`
fn bit_field_width(p: &mut Machine<'_>) -> Parsed {
    p.pair(BIT_FIELD_WIDTH, COLON, conditional_expression)
}

/// `enumSpecifier : 'enum' attribute* (IDENTIFIER (enumeratorBlock | ':' builtinType+)? | enumeratorBlock)`
fn enum_specifier(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ENUM)?;
    p.call(ENUM_SPECIFIER, 2, attributes)?;
    match p.peek() {
        IDENTIFIER => {
            let start_2 = p.begin(IDENTIFIER)?;
            if p.peek() == L_BRACE || p.goes_in(ENUM_SPECIFIER_OPTIONAL_ENUMERATOR_BLOCK_OR_OTHER)? {
                match p.decide(ENUM_SPECIFIER_ENUMERATOR_BLOCK_OR_OTHER)? {
                    1 => p.call(ENUM_SPECIFIER_ENUMERATOR_BLOCK_OR_OTHER, 1, enumerator_block)?,
                    _ => p.pair(ENUM_SPECIFIER_COLON_BUILTIN_TYPES, COLON, builtin_types)?,
                }
                p.slot(ENUM_SPECIFIER_OPTIONAL_ENUMERATOR_BLOCK_OR_OTHER)?;
            }
            p.close(start_2, ENUM_SPECIFIER_IDENTIFIER)?;
        }
        L_BRACE | COLON => p.call(ENUM_SPECIFIER_IDENTIFIER_OR_ENUMERATOR_BLOCK, 2, enumerator_block)?,
        _ => return p.stop(),
    }
    p.slot(ENUM_SPECIFIER_IDENTIFIER_OR_ENUMERATOR_BLOCK)?;
    p.node(start, ENUM_SPECIFIER)
}

/// `enumeratorBlock : (':' (builtinType+ | typedefName))? '{' enumerator (',' enumerator)* ','? '}'`
/// In normal form `(':' (builtinType+ | IDENTIFIER))? '{' enumerator (',' enumerator)* ','? '}'`
fn enumerator_block(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() == COLON {
        let start_2 = p.begin(COLON)?;
        match p.peek() {
            IDENTIFIER => p.take(ENUMERATOR_BLOCK_BUILTIN_TYPES_OR_IDENTIFIER)?,
            _ => p.call(ENUMERATOR_BLOCK_BUILTIN_TYPES_OR_IDENTIFIER, 1, builtin_types)?,
        }
        p.slot(ENUMERATOR_BLOCK_BUILTIN_TYPES_OR_IDENTIFIER)?;
        p.node_in(start_2, ENUMERATOR_BLOCK_COLON_BUILTIN_TYPES_OR_IDENTIFIER,
            ENUMERATOR_BLOCK_OPTIONAL_COLON_BUILTIN_TYPES_OR_IDENTIFIER)?;
    }
    p.token(L_BRACE)?;
    p.call(ENUMERATOR_BLOCK, 3, enumerator)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(ENUMERATOR_BLOCK_NEXT_ENUMERATORS)? {
        p.pair(ENUMERATOR_BLOCK_NEXT_ENUMERATOR, COMMA, enumerator)?;
    }
    p.list(list, ENUMERATOR_BLOCK_NEXT_ENUMERATORS)?;
    p.call(ENUMERATOR_BLOCK, 5, optional_comma)?;
    p.token(R_BRACE)?;
    p.node(start, ENUMERATOR_BLOCK)
}

/// `builtinType+`
fn builtin_types(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(BUILTIN_TYPES, 1, builtin_type)?;
        if !matches!(p.peek(), VOID | CHAR | SHORT | INT | LONG | FLOAT | DOUBLE | SIGNED | __SIGNED
            | __SIGNED__ | UNSIGNED | _BOOL | _COMPLEX | __COMPLEX | __COMPLEX__ | _IMAGINARY | __INT128
            | _FLOAT16 | _FLOAT32 | _FLOAT64 | _FLOAT128 | _FLOAT32X | _FLOAT64X | __FLOAT80 | __FLOAT128
            | __IBM128 | __FP16 | __BF16 | _DECIMAL32 | _DECIMAL64 | _DECIMAL128 | _BIT_INT | _EXT_INT) {
            break;
        }
    }
    p.list(list, BUILTIN_TYPES)
}

/// `enumerator : IDENTIFIER attribute* ('=' conditionalExpression)?`
fn enumerator(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IDENTIFIER)?;
    p.call(ENUMERATOR, 2, attributes)?;
    if p.peek() == EQ {
        let start_2 = p.begin(EQ)?;
        p.call(ENUMERATOR_EQ_CONDITIONAL_EXPRESSION, 2, conditional_expression)?;
        p.node_in(start_2, ENUMERATOR_EQ_CONDITIONAL_EXPRESSION,
            ENUMERATOR_OPTIONAL_EQ_CONDITIONAL_EXPRESSION)?;
    }
    p.close(start, ENUMERATOR)
}

/// `typeofKeyword : 'typeof' | '__typeof' | '__typeof__' | 'typeof_unqual' | '__typeof_unqual' |
///     '__typeof_unqual__'`
fn typeof_keyword(p: &mut Machine<'_>) -> Parsed {
    p.one_of(TYPEOF_KEYWORD)
}

/// `typeModifier+`
fn some_type_modifiers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(SOME_TYPE_MODIFIERS, 1, type_modifier)?;
        if !p.goes_in(SOME_TYPE_MODIFIERS)? {
            break;
        }
    }
    p.list(list, SOME_TYPE_MODIFIERS)
}

/// `castDeclarator : pointer+ parenthesizedPointer? | parenthesizedPointer`
fn cast_declarator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STAR | CARET => {
            let start = p.open();
            p.call(CAST_DECLARATOR_POINTERS, 1, some_pointers)?;
            p.optional(p.peek() == L_PAREN, OPTIONAL_PARENTHESIZED_POINTER, parenthesized_pointer)?;
            p.close(start, CAST_DECLARATOR_POINTERS)?;
        }
        L_PAREN => p.call(CAST_DECLARATOR, 2, parenthesized_pointer)?,
        _ => return p.stop(),
    }
    p.slot(CAST_DECLARATOR)
}

/// `parenthesizedPointer : '(' attribute* pointer+ directAbstractDeclarator? ')' (arrayDeclarator+ |
///     parameters)?`
fn parenthesized_pointer(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(PARENTHESIZED_POINTER, 2, attributes)?;
    p.call(PARENTHESIZED_POINTER, 3, some_pointers)?;
    p.call(PARENTHESIZED_POINTER, 4, optional_direct_abstract_declarator)?;
    p.token(R_PAREN)?;
    p.call(PARENTHESIZED_POINTER, 6, optional_array_declarators_or_parameters)?;
    p.node(start, PARENTHESIZED_POINTER)
}

/// `('(' IDENTIFIER ')')?`
fn cast_expression_optional_l_paren_identifier_r_paren(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == L_PAREN {
        let start = p.begin(L_PAREN)?;
        p.token(IDENTIFIER)?;
        p.token(R_PAREN)?;
        p.node_in(start, CAST_EXPRESSION_L_PAREN_TO_R_PAREN,
            CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN)?;
    }
    Ok(())
}

/// `('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')*`
fn sizeof_or_others(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.goes_in(SIZEOF_OR_OTHERS)? {
        p.set(SIZEOF_OR_OTHER, matches!(p.peek(), SIZEOF | _ALIGNOF | ALIGNOF | __ALIGNOF | __ALIGNOF__))?;
    }
    p.list(list, SIZEOF_OR_OTHERS)
}

/// `'~' | '!' | '__extension__' | realPart | imaginaryPart`
fn tilde_or_other(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        __REAL | __REAL__ => real_part(p)?,
        __IMAG | __IMAG__ => imaginary_part(p)?,
        TILDE | BANG | __EXTENSION__ => p.take(TILDE_OR_OTHER)?,
        _ => return p.stop(),
    }
    p.slot(TILDE_OR_OTHER)
}

/// `realPart : '__real' | '__real__'`
fn real_part(p: &mut Machine<'_>) -> Parsed {
    p.set(REAL_PART, matches!(p.peek(), __REAL | __REAL__))
}

/// `imaginaryPart : '__imag' | '__imag__'`
fn imaginary_part(p: &mut Machine<'_>) -> Parsed {
    p.set(IMAGINARY_PART, matches!(p.peek(), __IMAG | __IMAG__))
}

/// `('(' IDENTIFIER ')' ('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+)?`
fn cast_expression_optional_l_paren_identifier_r_paren_2(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == L_PAREN {
        let start = p.begin(L_PAREN)?;
        p.token(IDENTIFIER)?;
        p.token(R_PAREN)?;
        p.call(CAST_EXPRESSION_L_PAREN_TO_SIZEOF_OR_OTHERS, 4, cast_expression_some_sizeof_or_others)?;
        p.node_in(start, CAST_EXPRESSION_L_PAREN_TO_SIZEOF_OR_OTHERS,
            CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN_2)?;
    }
    Ok(())
}

/// `('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+`
fn cast_expression_some_sizeof_or_others(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.set(SIZEOF_OR_OTHER, matches!(p.peek(), SIZEOF | _ALIGNOF | ALIGNOF | __ALIGNOF | __ALIGNOF__))?;
        if !matches!(p.peek(), SIZEOF | _ALIGNOF | ALIGNOF | __ALIGNOF | __ALIGNOF__) {
            break;
        }
    }
    p.list(list, CAST_EXPRESSION_SOME_SIZEOF_OR_OTHERS)
}

/// `'(' (keywordTypeName | IDENTIFIER (castDeclarator | arrayDeclarator+)? | ('static' | '_Thread_local' |
///     'thread_local' | 'constexpr')+ typeName) ')' compoundLiteral`
fn cast_expression_l_paren_keyword_type_name_or_other(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    match p.decide(CAST_EXPRESSION_KEYWORD_TYPE_NAME_OR_OTHER)? {
        1 => p.call(CAST_EXPRESSION_KEYWORD_TYPE_NAME_OR_OTHER, 1, keyword_type_name)?,
        2 => {
            let start_2 = p.begin(IDENTIFIER)?;
            if matches!(p.peek(), L_PAREN | STAR | CARET | L_BRACKET) {
                match p.peek() {
                    L_PAREN | STAR | CARET => {
                        p.call(CAST_EXPRESSION_CAST_DECLARATOR_OR_ARRAY_DECLARATORS, 1, cast_declarator)?;
                    }
                    L_BRACKET => {
                        p.call(CAST_EXPRESSION_CAST_DECLARATOR_OR_ARRAY_DECLARATORS, 2,
                            some_array_declarators)?;
                    }
                    _ => return p.stop(),
                }
                p.slot(CAST_EXPRESSION_OPTIONAL_CAST_DECLARATOR_OR_ARRAY_DECLARATORS)?;
            }
            p.close(start_2, CAST_EXPRESSION_IDENTIFIER_TO_OPTIONAL_CAST_DECLARATOR_OR_ARRAY_DECLARATORS)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(CAST_EXPRESSION_STATIC_OR_OTHERS_TYPE_NAME, 1, static_or_others)?;
            p.call(CAST_EXPRESSION_STATIC_OR_OTHERS_TYPE_NAME, 2, type_name)?;
            p.node(start_2, CAST_EXPRESSION_STATIC_OR_OTHERS_TYPE_NAME)?;
        }
    }
    p.slot(CAST_EXPRESSION_KEYWORD_TYPE_NAME_OR_OTHER)?;
    p.token(R_PAREN)?;
    p.call(CAST_EXPRESSION_L_PAREN_KEYWORD_TYPE_NAME_OR_OTHER, 4, compound_literal)?;
    p.node(start, CAST_EXPRESSION_L_PAREN_KEYWORD_TYPE_NAME_OR_OTHER)
}

/// `('static' | '_Thread_local' | 'thread_local' | 'constexpr')+`
fn static_or_others(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.set(STATIC_OR_OTHER, matches!(p.peek(), STATIC | _THREAD_LOCAL | THREAD_LOCAL | CONSTEXPR))?;
        if !matches!(p.peek(), STATIC | _THREAD_LOCAL | THREAD_LOCAL | CONSTEXPR) {
            break;
        }
    }
    p.list(list, STATIC_OR_OTHERS)
}

/// `compoundLiteral : bracedInitializer postfixOperator*`
fn compound_literal(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(COMPOUND_LITERAL, 1, braced_initializer)?;
    p.call(COMPOUND_LITERAL, 2, postfix_operators)?;
    p.close(start, COMPOUND_LITERAL)
}

/// `postfixOperator*`
fn postfix_operators(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.goes_in(POSTFIX_OPERATORS)? {
        p.call(POSTFIX_OPERATORS, 1, postfix_operator)?;
    }
    p.list(list, POSTFIX_OPERATORS)
}

/// `postfixOperator : accessOperator | '(' argumentList? ')'`
/// In normal form `accessOperator | '(' expression? ')'`
fn postfix_operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET | DOT | PLUS_PLUS | MINUS_MINUS | MINUS_GT => p.call(POSTFIX_OPERATOR, 1, access_operator)?,
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(POSTFIX_OPERATOR_L_PAREN_R_PAREN, 2, optional_expression)?;
            p.token(R_PAREN)?;
            p.node(start, POSTFIX_OPERATOR_L_PAREN_R_PAREN)?;
        }
        _ => return p.stop(),
    }
    p.slot(POSTFIX_OPERATOR)
}

/// `accessOperator : '[' expression ']' | ('.' | '->') IDENTIFIER | '++' | '--'`
fn access_operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET => p.call(ACCESS_OPERATOR, 1, l_bracket_expression_r_bracket)?,
        DOT | MINUS_GT => p.call(ACCESS_OPERATOR, 2, dot_or_minus_gt_identifier)?,
        PLUS_PLUS | MINUS_MINUS => p.take(ACCESS_OPERATOR)?,
        _ => return p.stop(),
    }
    p.slot(ACCESS_OPERATOR)
}

/// `'[' expression ']'`
fn l_bracket_expression_r_bracket(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.call(L_BRACKET_EXPRESSION_R_BRACKET, 2, expression)?;
    p.token(R_BRACKET)?;
    p.node(start, L_BRACKET_EXPRESSION_R_BRACKET)
}

/// `('.' | '->') IDENTIFIER`
fn dot_or_minus_gt_identifier(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(DOT_OR_MINUS_GT, matches!(p.peek(), DOT | MINUS_GT))?;
    p.token(IDENTIFIER)?;
    p.node(start, DOT_OR_MINUS_GT_IDENTIFIER)
}

/// `expression?`
fn optional_expression(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), SEMICOLON | R_PAREN | COLON), OPTIONAL_EXPRESSION, expression)
}

/// `parenthesizedExpression : '(' (expression | compoundStatement) ')' accessOperator* application?`
fn parenthesized_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    match p.peek() {
        L_BRACE => p.call(PARENTHESIZED_EXPRESSION_EXPRESSION_OR_COMPOUND_STATEMENT, 2, compound_statement)?,
        _ => p.call(PARENTHESIZED_EXPRESSION_EXPRESSION_OR_COMPOUND_STATEMENT, 1, expression)?,
    }
    p.slot(PARENTHESIZED_EXPRESSION_EXPRESSION_OR_COMPOUND_STATEMENT)?;
    p.token(R_PAREN)?;
    let list = p.open();
    while matches!(p.peek(), DOT | PLUS_PLUS | MINUS_MINUS | MINUS_GT) || p.goes_in(ACCESS_OPERATORS)? {
        p.call(ACCESS_OPERATORS, 1, access_operator)?;
    }
    p.list(list, ACCESS_OPERATORS)?;
    p.optional(p.peek() == L_PAREN, OPTIONAL_APPLICATION, application)?;
    p.node(start, PARENTHESIZED_EXPRESSION)
}

/// `compoundStatement : '{' labelDeclaration* blockItem* '}'`
fn compound_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    let list = p.open();
    while p.peek() == __LABEL__ {
        p.call(LABEL_DECLARATIONS, 1, label_declaration)?;
    }
    p.list(list, LABEL_DECLARATIONS)?;
    let list = p.open();
    while p.peek() != R_BRACE {
        p.call(BLOCK_ITEMS, 1, block_item)?;
    }
    p.list(list, BLOCK_ITEMS)?;
    p.token(R_BRACE)?;
    p.node(start, COMPOUND_STATEMENT)
}

/// `labelDeclaration : '__label__' IDENTIFIER (',' IDENTIFIER)* ';'`
fn label_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(__LABEL__)?;
    p.token(IDENTIFIER)?;
    p.call(LABEL_DECLARATION, 3, next_identifiers)?;
    p.token(SEMICOLON)?;
    p.node(start, LABEL_DECLARATION)
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

/// `blockItem : label | declaration | unlabeledStatement | parenthesizedDeclaration`
fn block_item(p: &mut Machine<'_>) -> Parsed {
    match p.decide(BLOCK_ITEM)? {
        1 => p.call(BLOCK_ITEM, 1, label)?,
        2 => p.call(BLOCK_ITEM, 2, declaration)?,
        3 => p.call(BLOCK_ITEM, 3, unlabeled_statement)?,
        _ => p.call(BLOCK_ITEM, 4, parenthesized_declaration)?,
    }
    p.slot(BLOCK_ITEM)
}

/// `label : IDENTIFIER ':' | 'case' conditionalExpression ('...' conditionalExpression)? ':' | 'default' ':'`
fn label(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        IDENTIFIER => {
            let start = p.begin(IDENTIFIER)?;
            p.token(COLON)?;
            p.node(start, LABEL_IDENTIFIER)?;
        }
        CASE => {
            let start = p.begin(CASE)?;
            p.call(LABEL_CASE, 2, conditional_expression)?;
            p.call(LABEL_CASE, 3, optional_dot_dot_dot_conditional_expression)?;
            p.token(COLON)?;
            p.node(start, LABEL_CASE)?;
        }
        DEFAULT => {
            let start = p.begin(DEFAULT)?;
            p.token(COLON)?;
            p.node(start, LABEL_DEFAULT)?;
        }
        _ => return p.stop(),
    }
    p.slot(LABEL)
}

/// `declaration : '__extension__'* (staticAssertDeclaration | keywordSpecifiers (';' | initDeclaratorList
///     (';' | compoundStatement)) | typedefName plainInitDeclaratorList (';' | compoundStatement))`
/// In normal form `'__extension__'* (staticAssertDeclaration | keywordSpecifiers (';' | initDeclaratorList
///     (';' | compoundStatement)) | IDENTIFIER plainInitDeclaratorList (';' |
///     compoundStatement))`
fn declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(DECLARATION, 1, extensions)?;
    match p.decide(DECLARATION_STATIC_ASSERT_DECLARATION_OR_OTHER)? {
        1 => p.call(DECLARATION_STATIC_ASSERT_DECLARATION_OR_OTHER, 1, static_assert_declaration)?,
        2 => {
            let start_2 = p.open();
            p.call(DECLARATION_KEYWORD_SPECIFIERS, 1, keyword_specifiers)?;
            p.call(DECLARATION_KEYWORD_SPECIFIERS, 2, semicolon_or_init_declarator_list)?;
            p.node(start_2, DECLARATION_KEYWORD_SPECIFIERS)?;
        }
        _ => {
            let start_2 = p.begin(IDENTIFIER)?;
            p.call(DECLARATION_IDENTIFIER, 2, plain_init_declarator_list)?;
            p.call(DECLARATION_IDENTIFIER, 3, semicolon_or_compound_statement)?;
            p.node(start_2, DECLARATION_IDENTIFIER)?;
        }
    }
    p.slot(DECLARATION_STATIC_ASSERT_DECLARATION_OR_OTHER)?;
    p.close(start, DECLARATION)
}

/// `keywordSpecifiers : builtinType (builtinType | declarationModifier)* | constructedType
///     declarationModifier* | typedefName declarationModifier+ | declarationModifier+ declarationType??`
/// In normal form `builtinType (builtinType | declarationModifier)* | constructedType declarationModifier* |
///     IDENTIFIER declarationModifier+ | declarationModifier+ declarationType??`
fn keyword_specifiers(p: &mut Machine<'_>) -> Parsed {
    match p.decide(KEYWORD_SPECIFIERS)? {
        1 => p.call(KEYWORD_SPECIFIERS, 1, builtin_type_builtin_type_or_declaration_modifiers)?,
        2 => p.call(KEYWORD_SPECIFIERS, 2, constructed_type_declaration_modifiers)?,
        3 => p.pair(KEYWORD_SPECIFIERS_IDENTIFIER, IDENTIFIER, some_declaration_modifiers)?,
        _ => {
            let start = p.open();
            p.call(KEYWORD_SPECIFIERS_DECLARATION_MODIFIERS, 1, some_declaration_modifiers)?;
            if p.goes_in(OPTIONAL_DECLARATION_TYPE)? {
                p.call(OPTIONAL_DECLARATION_TYPE, 1, declaration_type)?;
                p.slot(OPTIONAL_DECLARATION_TYPE)?;
            }
            p.close(start, KEYWORD_SPECIFIERS_DECLARATION_MODIFIERS)?;
        }
    }
    p.slot(KEYWORD_SPECIFIERS)
}

/// `builtinType (builtinType | declarationModifier)*`
fn builtin_type_builtin_type_or_declaration_modifiers(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(BUILTIN_TYPE_BUILTIN_TYPE_OR_DECLARATION_MODIFIERS, 1, builtin_type)?;
    let list = p.open();
    while !matches!(p.peek(), SEMICOLON | L_PAREN | STAR | CARET | IDENTIFIER) {
        match p.peek() {
            VOID | CHAR | SHORT | INT | LONG | FLOAT | DOUBLE | SIGNED | __SIGNED | __SIGNED__ | UNSIGNED
            | _BOOL | _COMPLEX | __COMPLEX | __COMPLEX__ | _IMAGINARY | __INT128 | _FLOAT16 | _FLOAT32
            | _FLOAT64 | _FLOAT128 | _FLOAT32X | _FLOAT64X | __FLOAT80 | __FLOAT128 | __IBM128 | __FP16
            | __BF16 | _DECIMAL32 | _DECIMAL64 | _DECIMAL128 | _BIT_INT | _EXT_INT => {
                p.call(BUILTIN_TYPE_OR_DECLARATION_MODIFIER, 1, builtin_type)?;
            }
            _ => p.call(BUILTIN_TYPE_OR_DECLARATION_MODIFIER, 2, declaration_modifier)?,
        }
        p.slot(BUILTIN_TYPE_OR_DECLARATION_MODIFIER)?;
    }
    p.list(list, BUILTIN_TYPE_OR_DECLARATION_MODIFIERS)?;
    p.close(start, BUILTIN_TYPE_BUILTIN_TYPE_OR_DECLARATION_MODIFIERS)
}

/// `declarationModifier : storageClass | functionSpecifier | typeQualifier | alignmentSpecifier | attribute`
fn declaration_modifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        TYPEDEF | EXTERN | STATIC | AUTO | REGISTER | _THREAD_LOCAL | THREAD_LOCAL | __THREAD | CONSTEXPR => {
            storage_class(p)?;
        }
        INLINE | __INLINE | __INLINE__ | _NORETURN => function_specifier(p)?,
        _ALIGNAS | ALIGNAS => p.call(DECLARATION_MODIFIER, 4, alignment_specifier)?,
        L_BRACKET | __ATTRIBUTE__ | __ATTRIBUTE => p.call(DECLARATION_MODIFIER, 5, attribute)?,
        _ => type_qualifier(p)?,
    }
    p.slot(DECLARATION_MODIFIER)
}

/// `constructedType declarationModifier*`
fn constructed_type_declaration_modifiers(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CONSTRUCTED_TYPE_DECLARATION_MODIFIERS, 1, constructed_type)?;
    p.call(CONSTRUCTED_TYPE_DECLARATION_MODIFIERS, 2, declaration_modifiers)?;
    p.close(start, CONSTRUCTED_TYPE_DECLARATION_MODIFIERS)
}

/// `declarationModifier*`
fn declaration_modifiers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), SEMICOLON | L_PAREN | STAR | CARET | IDENTIFIER) {
        p.call(DECLARATION_MODIFIERS, 1, declaration_modifier)?;
    }
    p.list(list, DECLARATION_MODIFIERS)
}

/// `declarationModifier+`
fn some_declaration_modifiers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(SOME_DECLARATION_MODIFIERS, 1, declaration_modifier)?;
        if !p.goes_in(SOME_DECLARATION_MODIFIERS)? {
            break;
        }
    }
    p.list(list, SOME_DECLARATION_MODIFIERS)
}

/// `declarationType : builtinType (builtinType | declarationModifier)* | constructedType
///     declarationModifier* | typedefName declarationModifier*`
/// In normal form `builtinType (builtinType | declarationModifier)* | constructedType declarationModifier* |
///     IDENTIFIER declarationModifier*`
fn declaration_type(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        _ATOMIC | __AUTO_TYPE | TYPEOF | __TYPEOF | __TYPEOF__ | TYPEOF_UNQUAL | __TYPEOF_UNQUAL
        | __TYPEOF_UNQUAL__ | STRUCT | UNION | ENUM => {
            p.call(DECLARATION_TYPE, 2, constructed_type_declaration_modifiers)?;
        }
        IDENTIFIER => {
            let start = p.begin(IDENTIFIER)?;
            p.call(DECLARATION_TYPE_IDENTIFIER, 2, declaration_modifiers)?;
            p.close(start, DECLARATION_TYPE_IDENTIFIER)?;
        }
        _ => p.call(DECLARATION_TYPE, 1, builtin_type_builtin_type_or_declaration_modifiers)?,
    }
    p.slot(DECLARATION_TYPE)
}

/// `';' | initDeclaratorList (';' | compoundStatement)`
fn semicolon_or_init_declarator_list(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN | STAR | CARET | IDENTIFIER => {
            let start = p.open();
            p.call(INIT_DECLARATOR_LIST_TO_SEMICOLON_OR_COMPOUND_STATEMENT, 1, init_declarator_list)?;
            p.call(INIT_DECLARATOR_LIST_TO_SEMICOLON_OR_COMPOUND_STATEMENT, 2,
                semicolon_or_compound_statement)?;
            p.node(start, INIT_DECLARATOR_LIST_TO_SEMICOLON_OR_COMPOUND_STATEMENT)?;
        }
        SEMICOLON => p.take(SEMICOLON_OR_INIT_DECLARATOR_LIST)?,
        _ => return p.stop(),
    }
    p.slot(SEMICOLON_OR_INIT_DECLARATOR_LIST)
}

/// `';' | compoundStatement`
fn semicolon_or_compound_statement(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE => p.call(SEMICOLON_OR_COMPOUND_STATEMENT, 2, compound_statement)?,
        SEMICOLON => p.take(SEMICOLON_OR_COMPOUND_STATEMENT)?,
        _ => return p.stop(),
    }
    p.slot(SEMICOLON_OR_COMPOUND_STATEMENT)
}

/// `plainInitDeclaratorList : plainInitDeclarator (',' attribute* plainInitDeclarator)* (',' attribute*
///     parenthesizedInitDeclarator (',' attribute* initDeclarator)*)?`
fn plain_init_declarator_list(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PLAIN_INIT_DECLARATOR_LIST, 1, plain_init_declarator)?;
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(PLAIN_INIT_DECLARATOR_LIST_COMMA_PLAIN_INIT_DECLARATORS)? {
        let start_2 = p.begin(COMMA)?;
        p.call(PLAIN_INIT_DECLARATOR_LIST_COMMA_PLAIN_INIT_DECLARATOR, 2, attributes)?;
        p.call(PLAIN_INIT_DECLARATOR_LIST_COMMA_PLAIN_INIT_DECLARATOR, 3, plain_init_declarator)?;
        p.node(start_2, PLAIN_INIT_DECLARATOR_LIST_COMMA_PLAIN_INIT_DECLARATOR)?;
    }
    p.list(list, PLAIN_INIT_DECLARATOR_LIST_COMMA_PLAIN_INIT_DECLARATORS)?;
    if p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        p.call(PLAIN_INIT_DECLARATOR_LIST_COMMA_PARENTHESIZED_INIT_DECLARATOR, 2, attributes)?;
        p.call(PLAIN_INIT_DECLARATOR_LIST_COMMA_PARENTHESIZED_INIT_DECLARATOR, 3,
            parenthesized_init_declarator)?;
        p.call(PLAIN_INIT_DECLARATOR_LIST_COMMA_PARENTHESIZED_INIT_DECLARATOR, 4, comma_init_declarators)?;
        p.node_in(start_2, PLAIN_INIT_DECLARATOR_LIST_COMMA_PARENTHESIZED_INIT_DECLARATOR,
            PLAIN_INIT_DECLARATOR_LIST_OPTIONAL_COMMA_PARENTHESIZED_INIT_DECLARATOR)?;
    }
    p.close(start, PLAIN_INIT_DECLARATOR_LIST)
}

/// `plainInitDeclarator : plainDeclarator declaratorSuffix`
fn plain_init_declarator(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PLAIN_INIT_DECLARATOR, 1, plain_declarator)?;
    p.call(PLAIN_INIT_DECLARATOR, 2, declarator_suffix)?;
    p.close(start, PLAIN_INIT_DECLARATOR)
}

/// `plainDeclarator : pointer+ directDeclarator | namedDeclarator`
fn plain_declarator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STAR | CARET => {
            let start = p.open();
            p.call(PLAIN_DECLARATOR_POINTERS_DIRECT_DECLARATOR, 1, some_pointers)?;
            p.call(PLAIN_DECLARATOR_POINTERS_DIRECT_DECLARATOR, 2, direct_declarator)?;
            p.node(start, PLAIN_DECLARATOR_POINTERS_DIRECT_DECLARATOR)?;
        }
        IDENTIFIER => p.call(PLAIN_DECLARATOR, 2, named_declarator)?,
        _ => return p.stop(),
    }
    p.slot(PLAIN_DECLARATOR)
}

/// `parenthesizedInitDeclarator : parenthesizedDeclarator declaratorSuffix`
fn parenthesized_init_declarator(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARENTHESIZED_INIT_DECLARATOR, 1, parenthesized_declarator)?;
    p.call(PARENTHESIZED_INIT_DECLARATOR, 2, declarator_suffix)?;
    p.close(start, PARENTHESIZED_INIT_DECLARATOR)
}

/// `unlabeledStatement : compoundStatement | expressionStatement | ifStatement | switchStatement |
///     whileStatement | doStatement | forStatement | jumpStatement | asmStatement | transaction |
///     attribute+ statement`
/// In normal form `(unlabeledStatement_switch | unlabeledStatement_while | unlabeledStatement_for |
///     unlabeledStatement_attributes)* (compoundStatement | expressionStatement |
///     ifStatement | doStatement | jumpStatement | asmStatement | transaction)`
fn unlabeled_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), L_BRACKET | __ATTRIBUTE__ | __ATTRIBUTE | SWITCH | WHILE | FOR) {
        match p.peek() {
            SWITCH => {
                let start_2 = p.begin(SWITCH)?;
                p.token(L_PAREN)?;
                p.call(UNLABELED_STATEMENT_SWITCH, 3, expression)?;
                p.token(R_PAREN)?;
                p.call(UNLABELED_STATEMENT_SWITCH, 5, labels)?;
                p.node(start_2, UNLABELED_STATEMENT_SWITCH)?;
            }
            WHILE => {
                let start_2 = p.begin(WHILE)?;
                p.token(L_PAREN)?;
                p.call(UNLABELED_STATEMENT_WHILE, 3, expression)?;
                p.token(R_PAREN)?;
                p.call(UNLABELED_STATEMENT_WHILE, 5, labels)?;
                p.node(start_2, UNLABELED_STATEMENT_WHILE)?;
            }
            FOR => {
                let start_2 = p.begin(FOR)?;
                p.token(L_PAREN)?;
                p.call(UNLABELED_STATEMENT_FOR, 3, for_initialization)?;
                p.call(UNLABELED_STATEMENT_FOR, 4, optional_expression)?;
                p.token(SEMICOLON)?;
                p.call(UNLABELED_STATEMENT_FOR, 6, optional_expression)?;
                p.token(R_PAREN)?;
                p.call(UNLABELED_STATEMENT_FOR, 8, labels)?;
                p.node(start_2, UNLABELED_STATEMENT_FOR)?;
            }
            L_BRACKET | __ATTRIBUTE__ | __ATTRIBUTE => {
                let start_2 = p.open();
                let list_2 = p.open();
                loop {
                    p.call(SOME_ATTRIBUTES, 1, attribute)?;
                    if !p.goes_in(SOME_ATTRIBUTES)? {
                        break;
                    }
                }
                p.list(list_2, SOME_ATTRIBUTES)?;
                p.call(UNLABELED_STATEMENT_ATTRIBUTES, 2, labels)?;
                p.close(start_2, UNLABELED_STATEMENT_ATTRIBUTES)?;
            }
            _ => return p.stop(),
        }
        p.slot(UNLABELED_STATEMENT_TAIL)?;
    }
    p.list(list, UNLABELED_STATEMENT_TAILS)?;
    match p.decide(UNLABELED_STATEMENT_OPERAND)? {
        1 => p.call(UNLABELED_STATEMENT_OPERAND, 1, compound_statement)?,
        2 => p.call(UNLABELED_STATEMENT_OPERAND, 2, expression_statement)?,
        3 => p.call(UNLABELED_STATEMENT_OPERAND, 3, if_statement)?,
        4 => p.call(UNLABELED_STATEMENT_OPERAND, 4, do_statement)?,
        5 => p.call(UNLABELED_STATEMENT_OPERAND, 5, jump_statement)?,
        6 => p.call(UNLABELED_STATEMENT_OPERAND, 6, asm_statement)?,
        _ => p.call(UNLABELED_STATEMENT_OPERAND, 7, transaction)?,
    }
    p.slot(UNLABELED_STATEMENT_OPERAND)?;
    p.close(start, UNLABELED_STATEMENT)
}

/// `label*`
fn labels(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), CASE | DEFAULT) || p.peek() == IDENTIFIER && p.goes_in(LABELS)? {
        p.call(LABELS, 1, label)?;
    }
    p.list(list, LABELS)
}

/// `forInitialization : declaration | expression? ';' | parenthesizedDeclaration`
/// In normal form `declaration | expressionStatement | parenthesizedDeclaration`
fn for_initialization(p: &mut Machine<'_>) -> Parsed {
    match p.decide(FOR_INITIALIZATION)? {
        1 => p.call(FOR_INITIALIZATION, 1, declaration)?,
        2 => p.call(FOR_INITIALIZATION, 2, expression_statement)?,
        _ => p.call(FOR_INITIALIZATION, 3, parenthesized_declaration)?,
    }
    p.slot(FOR_INITIALIZATION)
}

/// `expressionStatement : expression? ';'`
fn expression_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSION_STATEMENT, 1, optional_expression)?;
    p.token(SEMICOLON)?;
    p.close(start, EXPRESSION_STATEMENT)
}

/// `parenthesizedDeclaration : '__extension__'* typedefName parenthesizedInitDeclarator (',' attribute*
///     initDeclarator)* (';' | compoundStatement)`
/// In normal form `'__extension__'* IDENTIFIER parenthesizedInitDeclarator (',' attribute* initDeclarator)*
///     (';' | compoundStatement)`
fn parenthesized_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARENTHESIZED_DECLARATION, 1, extensions)?;
    p.token(IDENTIFIER)?;
    p.call(PARENTHESIZED_DECLARATION, 3, parenthesized_init_declarator)?;
    p.call(PARENTHESIZED_DECLARATION, 4, comma_init_declarators)?;
    p.call(PARENTHESIZED_DECLARATION, 5, semicolon_or_compound_statement)?;
    p.node(start, PARENTHESIZED_DECLARATION)
}

/// `ifStatement : 'if' '(' expression ')' statement ('else' statement)?`
fn if_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    p.token(L_PAREN)?;
    p.call(IF_STATEMENT, 3, expression)?;
    p.token(R_PAREN)?;
    p.call(IF_STATEMENT, 5, statement)?;
    if p.peek() == ELSE && p.goes_in(IF_STATEMENT_OPTIONAL_ELSE)? {
        let start_2 = p.begin(ELSE)?;
        p.call(IF_STATEMENT_ELSE, 2, statement)?;
        p.node_in(start_2, IF_STATEMENT_ELSE, IF_STATEMENT_OPTIONAL_ELSE)?;
    }
    p.node(start, IF_STATEMENT)
}

/// `statement : label* unlabeledStatement`
fn statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(STATEMENT, 1, labels)?;
    p.call(STATEMENT, 2, unlabeled_statement)?;
    p.close(start, STATEMENT)
}

/// `doStatement : 'do' statement 'while' '(' expression ')' ';'`
fn do_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DO)?;
    p.call(DO_STATEMENT, 2, statement)?;
    p.token(WHILE)?;
    p.token(L_PAREN)?;
    p.call(DO_STATEMENT, 5, expression)?;
    p.token(R_PAREN)?;
    p.token(SEMICOLON)?;
    p.node(start, DO_STATEMENT)
}

/// `jumpStatement : 'goto' (IDENTIFIER | '*' expression) ';' | 'continue' ';' | 'break' ';' | 'return'
///     expression? ';'`
fn jump_statement(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        GOTO => {
            let start = p.begin(GOTO)?;
            match p.peek() {
                STAR => p.pair(JUMP_STATEMENT_STAR_EXPRESSION, STAR, expression)?,
                IDENTIFIER => p.take(JUMP_STATEMENT_IDENTIFIER_OR_STAR_EXPRESSION)?,
                _ => return p.stop(),
            }
            p.slot(JUMP_STATEMENT_IDENTIFIER_OR_STAR_EXPRESSION)?;
            p.token(SEMICOLON)?;
            p.node(start, JUMP_STATEMENT_GOTO)?;
        }
        CONTINUE => {
            let start = p.begin(CONTINUE)?;
            p.token(SEMICOLON)?;
            p.node(start, JUMP_STATEMENT_CONTINUE)?;
        }
        BREAK => {
            let start = p.begin(BREAK)?;
            p.token(SEMICOLON)?;
            p.node(start, JUMP_STATEMENT_BREAK)?;
        }
        RETURN => {
            let start = p.begin(RETURN)?;
            p.call(JUMP_STATEMENT_RETURN, 2, optional_expression)?;
            p.token(SEMICOLON)?;
            p.node(start, JUMP_STATEMENT_RETURN)?;
        }
        _ => return p.stop(),
    }
    p.slot(JUMP_STATEMENT)
}

/// `transaction : transactionKeyword attribute* compoundStatement | '__transaction_cancel' attribute* ';'`
fn transaction(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        __TRANSACTION_ATOMIC | __TRANSACTION_RELAXED => {
            let start = p.open();
            transaction_keyword(p)?;
            p.call(TRANSACTION_TRANSACTION_KEYWORD_COMPOUND_STATEMENT, 2, attributes)?;
            p.call(TRANSACTION_TRANSACTION_KEYWORD_COMPOUND_STATEMENT, 3, compound_statement)?;
            p.node(start, TRANSACTION_TRANSACTION_KEYWORD_COMPOUND_STATEMENT)?;
        }
        __TRANSACTION_CANCEL => {
            let start = p.begin(__TRANSACTION_CANCEL)?;
            p.call(TRANSACTION_TRANSACTION_CANCEL, 2, attributes)?;
            p.token(SEMICOLON)?;
            p.node(start, TRANSACTION_TRANSACTION_CANCEL)?;
        }
        _ => return p.stop(),
    }
    p.slot(TRANSACTION)
}

/// `transactionKeyword : '__transaction_atomic' | '__transaction_relaxed'`
fn transaction_keyword(p: &mut Machine<'_>) -> Parsed {
    p.set(TRANSACTION_KEYWORD, matches!(p.peek(), __TRANSACTION_ATOMIC | __TRANSACTION_RELAXED))
}

/// `application : '(' ')' postfixOperator* | parenthesizedExpression | cast`
fn application(p: &mut Machine<'_>) -> Parsed {
    match p.decide(APPLICATION)? {
        1 => {
            let start = p.begin(L_PAREN)?;
            p.token(R_PAREN)?;
            p.call(APPLICATION_L_PAREN_R_PAREN, 3, postfix_operators)?;
            p.node(start, APPLICATION_L_PAREN_R_PAREN)?;
        }
        2 => p.call(APPLICATION, 2, parenthesized_expression)?,
        _ => p.call(APPLICATION, 3, cast)?,
    }
    p.slot(APPLICATION)
}

/// `cast : '(' keywordTypeName ')' (castExpression | compoundLiteral) | '(' typedefName castDeclarator ')'
///     (castExpression | compoundLiteral) | '(' typedefName arrayDeclarator+ ')' compoundLiteral | '('
///     typedefName ')' (operandExpression | compoundLiteral) | '(' ('static' | 'constexpr' | 'thread_local'
///     | '_Thread_local')+ typeName ')' compoundLiteral`
/// In normal form `'(' (keywordTypeName ')' (castExpression | compoundLiteral) | IDENTIFIER
///     (cast_castDeclarator_r_paren | cast_r_paren_compoundLiteral |
///     cast_r_paren_operandExpression) | static_or_other+ typeName ')' compoundLiteral)`
fn cast(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    match p.decide(CAST_AFTER_L_PAREN)? {
        1 => {
            let start_2 = p.open();
            p.call(CAST_KEYWORD_TYPE_NAME_R_PAREN, 1, keyword_type_name)?;
            p.token(R_PAREN)?;
            p.call(CAST_KEYWORD_TYPE_NAME_R_PAREN, 3, cast_cast_expression_or_compound_literal)?;
            p.node(start_2, CAST_KEYWORD_TYPE_NAME_R_PAREN)?;
        }
        2 => {
            let start_2 = p.begin(IDENTIFIER)?;
            match p.decide(CAST_AFTER_IDENTIFIER)? {
                1 => {
                    let start_3 = p.open();
                    p.call(CAST_CAST_DECLARATOR_R_PAREN, 1, cast_declarator)?;
                    p.token(R_PAREN)?;
                    p.call(CAST_CAST_DECLARATOR_R_PAREN, 3, cast_cast_expression_or_compound_literal)?;
                    p.node(start_3, CAST_CAST_DECLARATOR_R_PAREN)?;
                }
                2 => {
                    let start_3 = p.open();
                    let list = p.open();
                    while p.peek() == L_BRACKET {
                        p.call(ARRAY_DECLARATORS, 1, array_declarator)?;
                    }
                    p.list(list, ARRAY_DECLARATORS)?;
                    p.token(R_PAREN)?;
                    p.call(CAST_R_PAREN_COMPOUND_LITERAL, 3, compound_literal)?;
                    p.node(start_3, CAST_R_PAREN_COMPOUND_LITERAL)?;
                }
                _ => p.pair(CAST_R_PAREN_OPERAND_EXPRESSION, R_PAREN, operand_expression)?,
            }
            p.slot(CAST_AFTER_IDENTIFIER)?;
            p.node(start_2, CAST_IDENTIFIER)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(CAST_STATIC_OR_OTHERS_TYPE_NAME_R_PAREN, 1, static_or_others)?;
            p.call(CAST_STATIC_OR_OTHERS_TYPE_NAME_R_PAREN, 2, type_name)?;
            p.token(R_PAREN)?;
            p.call(CAST_STATIC_OR_OTHERS_TYPE_NAME_R_PAREN, 4, compound_literal)?;
            p.node(start_2, CAST_STATIC_OR_OTHERS_TYPE_NAME_R_PAREN)?;
        }
    }
    p.slot(CAST_AFTER_L_PAREN)?;
    p.node(start, CAST)
}

/// `castExpression | compoundLiteral`
fn cast_cast_expression_or_compound_literal(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE => p.call(CAST_CAST_EXPRESSION_OR_COMPOUND_LITERAL, 2, compound_literal)?,
        _ => p.call(CAST_CAST_EXPRESSION_OR_COMPOUND_LITERAL, 1, cast_expression)?,
    }
    p.slot(CAST_CAST_EXPRESSION_OR_COMPOUND_LITERAL)
}

/// `operandExpression : ('~' | '!' | '__extension__' | realPart | imaginaryPart) castExpression | ('sizeof'
///     | '_Alignof' | 'alignof' | '__alignof' | '__alignof__') sizeofOperand | primaryExpression
///     postfixOperator*`
/// In normal form `('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')* (tilde_or_other
///     castExpression | sizeof_or_other operandExpression_after_sizeof_or_other |
///     primaryExpression postfixOperators)`
fn operand_expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(OPERAND_EXPRESSION, 1, sizeof_or_others)?;
    match p.peek() {
        __EXTENSION__ | TILDE | BANG | __REAL | __REAL__ | __IMAG | __IMAG__ => {
            let start_2 = p.open();
            p.call(OPERAND_EXPRESSION_TILDE_OR_OTHER_CAST_EXPRESSION, 1, tilde_or_other)?;
            p.call(OPERAND_EXPRESSION_TILDE_OR_OTHER_CAST_EXPRESSION, 2, cast_expression)?;
            p.node(start_2, OPERAND_EXPRESSION_TILDE_OR_OTHER_CAST_EXPRESSION)?;
        }
        SIZEOF | _ALIGNOF | ALIGNOF | __ALIGNOF | __ALIGNOF__ => {
            let start_2 = p.open();
            p.one_of(SIZEOF_OR_OTHER)?;
            match p.decide(OPERAND_EXPRESSION_AFTER_SIZEOF_OR_OTHER)? {
                1 => {
                    let start_3 = p.open();
                    p.one_of(STAR_OR_OTHER)?;
                    p.call(OPERAND_EXPRESSION_STAR_OR_OTHER_CAST_EXPRESSION, 2, cast_expression)?;
                    p.node(start_3, OPERAND_EXPRESSION_STAR_OR_OTHER_CAST_EXPRESSION)?;
                }
                2 => {
                    let start_3 = p.begin(AMP_AMP)?;
                    p.token(IDENTIFIER)?;
                    p.node(start_3, OPERAND_EXPRESSION_AMP_AMP_IDENTIFIER)?;
                }
                3 => p.call(OPERAND_EXPRESSION_AFTER_SIZEOF_OR_OTHER, 3, parenthesized_expression)?,
                _ => {
                    let start_3 = p.begin(L_PAREN)?;
                    p.call(OPERAND_EXPRESSION_L_PAREN_TYPE_NAME_R_PAREN, 2, type_name)?;
                    p.token(R_PAREN)?;
                    p.call(OPERAND_EXPRESSION_L_PAREN_TYPE_NAME_R_PAREN, 4, optional_compound_literal)?;
                    p.node(start_3, OPERAND_EXPRESSION_L_PAREN_TYPE_NAME_R_PAREN)?;
                }
            }
            p.slot(OPERAND_EXPRESSION_AFTER_SIZEOF_OR_OTHER)?;
            p.node(start_2, OPERAND_EXPRESSION_SIZEOF_OR_OTHER)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(OPERAND_EXPRESSION_PRIMARY_EXPRESSION, 1, primary_expression)?;
            p.call(OPERAND_EXPRESSION_PRIMARY_EXPRESSION, 2, postfix_operators)?;
            p.close(start_2, OPERAND_EXPRESSION_PRIMARY_EXPRESSION)?;
        }
    }
    p.slot(OPERAND_EXPRESSION_OPERAND)?;
    p.close(start, OPERAND_EXPRESSION)
}

/// `compoundLiteral?`
fn optional_compound_literal(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == L_BRACE && p.goes_in(OPTIONAL_COMPOUND_LITERAL)? {
        p.call(OPTIONAL_COMPOUND_LITERAL, 1, compound_literal)?;
        p.slot(OPTIONAL_COMPOUND_LITERAL)?;
    }
    Ok(())
}

/// `primaryExpression : IDENTIFIER | INTEGER_CONSTANT | FLOATING_CONSTANT | CHARACTER_CONSTANT |
///     stringLiteral | genericSelection | builtinCall | transactionKeyword attribute* '(' expression ')' |
///     '^' blockSignature? compoundStatement`
fn primary_expression(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STRING_LITERAL => p.call(PRIMARY_EXPRESSION, 5, string_literal)?,
        _GENERIC => p.call(PRIMARY_EXPRESSION, 6, generic_selection)?,
        __TRANSACTION_ATOMIC | __TRANSACTION_RELAXED => {
            let start = p.open();
            transaction_keyword(p)?;
            p.call(PRIMARY_EXPRESSION_TRANSACTION_KEYWORD_L_PAREN, 2, attributes)?;
            p.token(L_PAREN)?;
            p.call(PRIMARY_EXPRESSION_TRANSACTION_KEYWORD_L_PAREN, 4, expression)?;
            p.token(R_PAREN)?;
            p.node(start, PRIMARY_EXPRESSION_TRANSACTION_KEYWORD_L_PAREN)?;
        }
        CARET => {
            let start = p.begin(CARET)?;
            p.optional(p.peek() != L_BRACE, OPTIONAL_BLOCK_SIGNATURE, block_signature)?;
            p.call(PRIMARY_EXPRESSION_CARET_COMPOUND_STATEMENT, 3, compound_statement)?;
            p.node(start, PRIMARY_EXPRESSION_CARET_COMPOUND_STATEMENT)?;
        }
        IDENTIFIER | INTEGER_CONSTANT | FLOATING_CONSTANT | CHARACTER_CONSTANT => p.take(PRIMARY_EXPRESSION)?,
        _ => p.call(PRIMARY_EXPRESSION, 7, builtin_call)?,
    }
    p.slot(PRIMARY_EXPRESSION)
}

/// `genericSelection : '_Generic' '(' assignmentExpression (',' genericAssociation)+ ')'`
fn generic_selection(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(_GENERIC)?;
    p.token(L_PAREN)?;
    p.call(GENERIC_SELECTION, 3, assignment_expression)?;
    let list = p.open();
    loop {
        p.pair(GENERIC_SELECTION_NEXT_GENERIC_ASSOCIATION, COMMA, generic_association)?;
        if p.peek() != COMMA {
            break;
        }
    }
    p.list(list, GENERIC_SELECTION_NEXT_GENERIC_ASSOCIATIONS)?;
    p.token(R_PAREN)?;
    p.node(start, GENERIC_SELECTION)
}

/// `genericAssociation : ('default' | typeName) ':' assignmentExpression`
fn generic_association(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        DEFAULT => p.take(GENERIC_ASSOCIATION_DEFAULT_OR_TYPE_NAME)?,
        _ => p.call(GENERIC_ASSOCIATION_DEFAULT_OR_TYPE_NAME, 2, type_name)?,
    }
    p.slot(GENERIC_ASSOCIATION_DEFAULT_OR_TYPE_NAME)?;
    p.token(COLON)?;
    p.call(GENERIC_ASSOCIATION, 3, assignment_expression)?;
    p.node(start, GENERIC_ASSOCIATION)
}

/// `builtinCall : '__builtin_va_arg' '(' assignmentExpression ',' typeName ')' | '__builtin_offsetof' '('
///     typeName ',' offsetofMember ')' | '__builtin_types_compatible_p' '(' typeName ',' typeName ')' |
///     '__builtin_convertvector' '(' assignmentExpression ',' typeName ')' | '__builtin_bit_cast' '('
///     typeName ',' assignmentExpression ')' | '__builtin_has_attribute' '(' attributeArgument ','
///     attributeItem ')'`
fn builtin_call(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        __BUILTIN_VA_ARG => {
            let start = p.begin(__BUILTIN_VA_ARG)?;
            p.token(L_PAREN)?;
            p.call(BUILTIN_CALL_BUILTIN_VA_ARG, 3, assignment_expression)?;
            p.token(COMMA)?;
            p.call(BUILTIN_CALL_BUILTIN_VA_ARG, 5, type_name)?;
            p.token(R_PAREN)?;
            p.node(start, BUILTIN_CALL_BUILTIN_VA_ARG)?;
        }
        __BUILTIN_OFFSETOF => {
            let start = p.begin(__BUILTIN_OFFSETOF)?;
            p.token(L_PAREN)?;
            p.call(BUILTIN_CALL_BUILTIN_OFFSETOF, 3, type_name)?;
            p.token(COMMA)?;
            p.call(BUILTIN_CALL_BUILTIN_OFFSETOF, 5, offsetof_member)?;
            p.token(R_PAREN)?;
            p.node(start, BUILTIN_CALL_BUILTIN_OFFSETOF)?;
        }
        __BUILTIN_TYPES_COMPATIBLE_P => {
            let start = p.begin(__BUILTIN_TYPES_COMPATIBLE_P)?;
            p.token(L_PAREN)?;
            p.call(BUILTIN_CALL_BUILTIN_TYPES_COMPATIBLE_P, 3, type_name)?;
            p.token(COMMA)?;
            p.call(BUILTIN_CALL_BUILTIN_TYPES_COMPATIBLE_P, 5, type_name)?;
            p.token(R_PAREN)?;
            p.node(start, BUILTIN_CALL_BUILTIN_TYPES_COMPATIBLE_P)?;
        }
        __BUILTIN_CONVERTVECTOR => {
            let start = p.begin(__BUILTIN_CONVERTVECTOR)?;
            p.token(L_PAREN)?;
            p.call(BUILTIN_CALL_BUILTIN_CONVERTVECTOR, 3, assignment_expression)?;
            p.token(COMMA)?;
            p.call(BUILTIN_CALL_BUILTIN_CONVERTVECTOR, 5, type_name)?;
            p.token(R_PAREN)?;
            p.node(start, BUILTIN_CALL_BUILTIN_CONVERTVECTOR)?;
        }
        __BUILTIN_BIT_CAST => {
            let start = p.begin(__BUILTIN_BIT_CAST)?;
            p.token(L_PAREN)?;
            p.call(BUILTIN_CALL_BUILTIN_BIT_CAST, 3, type_name)?;
            p.token(COMMA)?;
            p.call(BUILTIN_CALL_BUILTIN_BIT_CAST, 5, assignment_expression)?;
            p.token(R_PAREN)?;
            p.node(start, BUILTIN_CALL_BUILTIN_BIT_CAST)?;
        }
        __BUILTIN_HAS_ATTRIBUTE => {
            let start = p.begin(__BUILTIN_HAS_ATTRIBUTE)?;
            p.token(L_PAREN)?;
            p.call(BUILTIN_CALL_BUILTIN_HAS_ATTRIBUTE, 3, attribute_argument)?;
            p.token(COMMA)?;
            p.call(BUILTIN_CALL_BUILTIN_HAS_ATTRIBUTE, 5, attribute_item)?;
            p.token(R_PAREN)?;
            p.node(start, BUILTIN_CALL_BUILTIN_HAS_ATTRIBUTE)?;
        }
        _ => return p.stop(),
    }
    p.slot(BUILTIN_CALL)
}

/// `offsetofMember : IDENTIFIER (('.' | '->') IDENTIFIER | '[' expression ']')*`
fn offsetof_member(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IDENTIFIER)?;
    let list = p.open();
    while matches!(p.peek(), L_BRACKET | DOT | MINUS_GT) {
        match p.peek() {
            DOT | MINUS_GT => p.call(OFFSETOF_MEMBER_IDENTIFIER_OR_OTHER, 1, dot_or_minus_gt_identifier)?,
            L_BRACKET => p.call(OFFSETOF_MEMBER_IDENTIFIER_OR_OTHER, 2, l_bracket_expression_r_bracket)?,
            _ => return p.stop(),
        }
        p.slot(OFFSETOF_MEMBER_IDENTIFIER_OR_OTHER)?;
    }
    p.list(list, OFFSETOF_MEMBER_IDENTIFIER_OR_OTHERS)?;
    p.close(start, OFFSETOF_MEMBER)
}

/// `blockSignature : parameters | typeSpecifiers pointer* parameters`
/// In normal form `(typeSpecifiers pointer*)? parameters`
fn block_signature(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.peek() != L_PAREN {
        let start_2 = p.open();
        p.call(BLOCK_SIGNATURE_TYPE_SPECIFIERS, 1, type_specifiers)?;
        p.call(BLOCK_SIGNATURE_TYPE_SPECIFIERS, 2, pointers)?;
        p.close_in(start_2, BLOCK_SIGNATURE_TYPE_SPECIFIERS, BLOCK_SIGNATURE_OPTIONAL_TYPE_SPECIFIERS)?;
    }
    p.call(BLOCK_SIGNATURE, 2, parameters)?;
    p.close(start, BLOCK_SIGNATURE)
}

/// `assignmentOperator : '=' | '*=' | '/=' | '%=' | '+=' | '-=' | '<<=' | '>>=' | '&=' | '^=' | '|='`
fn assignment_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(ASSIGNMENT_OPERATOR)
}

/// `asmInputs : ':' asmOperandList? asmClobbers?`
fn asm_inputs(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COLON)?;
    p.call(ASM_INPUTS, 2, optional_asm_operand_list)?;
    p.optional(p.peek() == COLON, OPTIONAL_ASM_CLOBBERS, asm_clobbers)?;
    p.close(start, ASM_INPUTS)
}

/// `asmClobbers : ':' (stringLiteral (',' stringLiteral)*)? asmLabels?`
fn asm_clobbers(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COLON)?;
    if p.peek() == STRING_LITERAL {
        let start_2 = p.open();
        p.call(ASM_CLOBBERS_STRING_LITERALS, 1, string_literal)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.call(ASM_CLOBBERS_NEXT_STRING_LITERALS, 1, next_string_literal)?;
        }
        p.list(list, ASM_CLOBBERS_NEXT_STRING_LITERALS)?;
        p.close_in(start_2, ASM_CLOBBERS_STRING_LITERALS, ASM_CLOBBERS_OPTIONAL_STRING_LITERALS)?;
    }
    p.optional(p.peek() == COLON, OPTIONAL_ASM_LABELS, asm_labels)?;
    p.close(start, ASM_CLOBBERS)
}

/// `asmLabels : ':' (IDENTIFIER (',' IDENTIFIER)*)?`
fn asm_labels(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COLON)?;
    if p.peek() == IDENTIFIER {
        let start_2 = p.begin(IDENTIFIER)?;
        p.call(ASM_LABELS_IDENTIFIERS, 2, next_identifiers)?;
        p.close_in(start_2, ASM_LABELS_IDENTIFIERS, ASM_LABELS_OPTIONAL_IDENTIFIERS)?;
    }
    p.close(start, ASM_LABELS)
}

/// `declarationSpecifiers : keywordSpecifiers | typedefName`
/// In normal form `keywordSpecifiers | IDENTIFIER`
fn declaration_specifiers(p: &mut Machine<'_>) -> Parsed {
    match p.decide(DECLARATION_SPECIFIERS)? {
        1 => p.call(DECLARATION_SPECIFIERS, 1, keyword_specifiers)?,
        _ => p.token(IDENTIFIER)?,
    }
    p.slot(DECLARATION_SPECIFIERS)
}
