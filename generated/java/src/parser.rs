// @generated from grammars/java.g4 by `cargo xtask gen` (blake3 ec33ca254765029f)

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
            COMPILATION_UNIT => compilation_unit, TOP_LEVEL_DECLARATION => top_level_declaration,
            PACKAGE_DECLARATION => package_declaration, ANNOTATIONS => annotations, ANNOTATION => annotation,
            QUALIFIED_NAME => qualified_name, IDENTIFIER_RULE => identifier,
            ANNOTATION_ARGUMENTS => annotation_arguments, ANNOTATION_ARGUMENT => annotation_argument,
            ELEMENT_VALUE => element_value, CONDITION => condition, OPERANDS => operands, OPERAND => operand,
            PLUS_PLUS_OR_OTHERS => plus_plus_or_others, UNSIGNED_OPERAND => unsigned_operand,
            PRIMITIVE_CAST => primitive_cast, PRIMITIVE_TYPE => primitive_type, CLASS_CAST => class_cast,
            CAST_TYPE => cast_type, CLASS_TYPE => class_type,
            OPTIONAL_TYPE_ARGUMENTS => optional_type_arguments, TYPE_ARGUMENTS => type_arguments,
            TYPE_ARGUMENT => type_argument, TYPE => type_rule,
            PRIMITIVE_TYPE_OR_CLASS_TYPE => primitive_type_or_class_type, DIMENSIONS => dimensions,
            DIMENSION => dimension, SOME_DIMENSIONS => some_dimensions, AMP_TYPES => amp_types,
            LAMBDA_HEAD => lambda_head, PARAMETERS => parameters, PARAMETER => parameter,
            MODIFIERS => modifiers, MODIFIER => modifier, PARAMETER_NAME => parameter_name,
            LAMBDA_HEADS_OPERAND => lambda_heads_operand,
            OPERANDS_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT => operands_optional_conditional_or_assignment,
            CONDITIONAL => conditional, EXPRESSION => expression, ASSIGNMENT => assignment,
            ASSIGNMENT_OPERATOR => assignment_operator, GTS => gts, BLOCK => block, STATEMENTS => statements,
            STATEMENT => statement, FOR_HEAD => for_head, FOR_INITIALIZATION => for_initialization,
            LOCAL_VARIABLE => local_variable, VARIABLES => variables, VARIABLE => variable,
            INITIALIZER => initializer, ARRAY_INITIALIZER => array_initializer,
            OPTIONAL_COMMA => optional_comma, STATEMENT_EXPRESSIONS => statement_expressions,
            STATEMENT_EXPRESSION => statement_expression, POSTFIX => postfix, PRIMARY => primary,
            CREATOR => creator, ARGUMENTS => arguments, OPTIONAL_CLASS_BODY => optional_class_body,
            CLASS_BODY => class_body, MEMBERS => members, MEMBER => member, MEMBER_KIND => member_kind,
            CLASS_KIND => class_kind, NORMAL_CLASS => normal_class,
            OPTIONAL_TYPE_PARAMETERS => optional_type_parameters, TYPE_PARAMETERS => type_parameters,
            TYPE_PARAMETER => type_parameter, OPTIONAL_IMPLEMENTED => optional_implemented,
            IMPLEMENTED => implemented, TYPES => types, OPTIONAL_PERMITTED => optional_permitted,
            PERMITTED => permitted, INTERFACE => interface, ENUM => enum_rule, ENUM_CONSTANT => enum_constant,
            RECORD => record, FIELD => field, METHOD => method, OPTIONAL_THROWS => optional_throws,
            THROWS => throws, BODY => body, CONSTRUCTOR => constructor, METHOD_REFERENCE => method_reference,
            SUFFIX => suffix, OPTIONAL_EXPRESSION => optional_expression,
            STATEMENT_OPERAND => statement_operand, CLASS_DECLARATION => class_declaration,
            YIELD_STATEMENT => yield_statement, EXPRESSION_STATEMENT => expression_statement,
            IF_STATEMENT => if_statement, DO_STATEMENT => do_statement, SWITCH => switch,
            SWITCH_CASE => switch_case, SWITCH_LABEL => switch_label, CASE_LABEL => case_label,
            PATTERN => pattern, IDENTIFIER_OR_COMPONENT_PATTERNS => identifier_or_component_patterns,
            COMPONENT_PATTERNS => component_patterns, OPTIONAL_IDENTIFIER => optional_identifier,
            CASE_BODY => case_body, THROW_STATEMENT => throw_statement, TRY_STATEMENT => try_statement,
            RESOURCES => resources, RESOURCE => resource, CATCH_CLAUSE => catch_clause,
            FINALLY_CLAUSE => finally_clause, SYNCHRONIZED_STATEMENT => synchronized_statement,
            RETURN_STATEMENT => return_statement, BREAK_STATEMENT => break_statement,
            ASSERT_STATEMENT => assert_statement, BINARY_OPERATOR => binary_operator,
            INSTANCEOF_PATTERN => instanceof_pattern, IMPORT_DECLARATION => import_declaration,
            IMPORTED_PART => imported_part, MODULE_DECLARATION => module_declaration,
            MODULE_DIRECTIVE => module_directive,
            MODULE_DIRECTIVE_NEXT_QUALIFIED_NAMES => module_directive_next_qualified_names,
            _ => return None,
        })
    }
}

/// `compilationUnit : topLevelDeclaration* EOF`
fn compilation_unit(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() != EOF {
        p.call(TOP_LEVEL_DECLARATIONS, 1, top_level_declaration)?;
    }
    p.list(list, TOP_LEVEL_DECLARATIONS)?;
    p.end()?;
    p.close(start, COMPILATION_UNIT)
}

/// `topLevelDeclaration : packageDeclaration | importDeclaration | classDeclaration | moduleDeclaration |
///     ';'`
fn top_level_declaration(p: &mut Machine<'_>) -> Parsed {
    match p.decide(TOP_LEVEL_DECLARATION)? {
        1 => p.call(TOP_LEVEL_DECLARATION, 1, package_declaration)?,
        2 => p.call(TOP_LEVEL_DECLARATION, 2, import_declaration)?,
        3 => p.call(TOP_LEVEL_DECLARATION, 3, class_declaration)?,
        4 => p.call(TOP_LEVEL_DECLARATION, 4, module_declaration)?,
        _ => p.take(TOP_LEVEL_DECLARATION)?,
    }
    p.slot(TOP_LEVEL_DECLARATION)
}

/// `packageDeclaration : annotation* 'package' qualifiedName ';'`
fn package_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PACKAGE_DECLARATION, 1, annotations)?;
    p.token(PACKAGE)?;
    p.call(PACKAGE_DECLARATION, 3, qualified_name)?;
    p.token(SEMICOLON)?;
    p.node(start, PACKAGE_DECLARATION)
}

/// `annotation*`
fn annotations(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == AT {
        p.call(ANNOTATIONS, 1, annotation)?;
    }
    p.list(list, ANNOTATIONS)
}

/// `annotation : '@' qualifiedName annotationArguments?`
fn annotation(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(AT)?;
    p.call(ANNOTATION, 2, qualified_name)?;
    p.optional(p.peek() == L_PAREN, OPTIONAL_ANNOTATION_ARGUMENTS, annotation_arguments)?;
    p.node(start, ANNOTATION)
}

/// `qualifiedName : identifier ('.' identifier)*`
fn qualified_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    identifier(p)?;
    let list = p.open();
    while p.peek() == DOT {
        let start_2 = p.begin(DOT)?;
        identifier(p)?;
        p.node(start_2, QUALIFIED_NAME_NEXT_IDENTIFIER)?;
    }
    p.list(list, QUALIFIED_NAME_NEXT_IDENTIFIERS)?;
    p.close(start, QUALIFIED_NAME)
}

/// `identifier : IDENTIFIER | 'exports' | 'module' | 'open' | 'opens' | 'permits' | 'provides' | 'record' |
///     'requires' | 'sealed' | 'to' | 'transitive' | 'uses' | 'when' | 'with' | 'yield'`
fn identifier(p: &mut Machine<'_>) -> Parsed {
    p.one_of(IDENTIFIER_RULE)
}

/// `annotationArguments : '(' (annotationArgument (',' annotationArgument)*)? ')'`
fn annotation_arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if p.peek() != R_PAREN {
        let start_2 = p.open();
        p.call(ANNOTATION_ARGUMENTS_LIST, 1, annotation_argument)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(ANNOTATION_ARGUMENTS_NEXT_ANNOTATION_ARGUMENT, COMMA, annotation_argument)?;
        }
        p.list(list, ANNOTATION_ARGUMENTS_NEXT_ANNOTATION_ARGUMENTS)?;
        p.close_in(start_2, ANNOTATION_ARGUMENTS_LIST, ANNOTATION_ARGUMENTS_OPTIONAL_ANNOTATION_ARGUMENTS)?;
    }
    p.token(R_PAREN)?;
    p.node(start, ANNOTATION_ARGUMENTS)
}

/// `annotationArgument : (identifier '=')? elementValue`
fn annotation_argument(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    if p.goes_in(ANNOTATION_ARGUMENT_OPTIONAL_IDENTIFIER_EQ)? {
        let start_2 = p.open();
        identifier(p)?;
        p.token(EQ)?;
        p.node_in(start_2, ANNOTATION_ARGUMENT_IDENTIFIER_EQ, ANNOTATION_ARGUMENT_OPTIONAL_IDENTIFIER_EQ)?;
    }
    p.call(ANNOTATION_ARGUMENT, 2, element_value)?;
    p.close(start, ANNOTATION_ARGUMENT)
}

/// `elementValue : condition | annotation | '{' (elementValue (',' elementValue)*)? ','? '}'`
fn element_value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        AT => p.call(ELEMENT_VALUE, 2, annotation)?,
        L_BRACE => {
            let start = p.begin(L_BRACE)?;
            if !matches!(p.peek(), R_BRACE | COMMA) {
                let start_2 = p.open();
                p.call(ELEMENT_VALUE_ELEMENT_VALUES, 1, element_value)?;
                let list = p.open();
                while p.peek() == COMMA && p.goes_in(ELEMENT_VALUE_NEXT_ELEMENT_VALUES)? {
                    p.pair(ELEMENT_VALUE_NEXT_ELEMENT_VALUE, COMMA, element_value)?;
                }
                p.list(list, ELEMENT_VALUE_NEXT_ELEMENT_VALUES)?;
                p.close_in(start_2, ELEMENT_VALUE_ELEMENT_VALUES, ELEMENT_VALUE_OPTIONAL_ELEMENT_VALUES)?;
            }
            p.call(ELEMENT_VALUE_L_BRACE_R_BRACE, 3, optional_comma)?;
            p.token(R_BRACE)?;
            p.node(start, ELEMENT_VALUE_L_BRACE_R_BRACE)?;
        }
        _ => p.call(ELEMENT_VALUE, 1, condition)?,
    }
    p.slot(ELEMENT_VALUE)
}

/// `condition : operands conditional?`
fn condition(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CONDITION, 1, operands)?;
    p.optional(p.peek() == QUESTION, OPTIONAL_CONDITIONAL, conditional)?;
    p.close(start, CONDITION)
}

/// `operands : operand (binaryOperator operand | 'instanceof' instanceofPattern)*`
fn operands(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(OPERANDS, 1, operand)?;
    let list = p.open();
    while p.goes_in(OPERANDS_BINARY_OPERATOR_OPERAND_OR_INSTANCEOFS)? {
        match p.peek() {
            INSTANCEOF => p.pair(OPERANDS_INSTANCEOF, INSTANCEOF, instanceof_pattern)?,
            _ => {
                let start_2 = p.open();
                p.call(OPERANDS_BINARY_OPERATOR_OPERAND, 1, binary_operator)?;
                p.call(OPERANDS_BINARY_OPERATOR_OPERAND, 2, operand)?;
                p.node(start_2, OPERANDS_BINARY_OPERATOR_OPERAND)?;
            }
        }
        p.slot(OPERANDS_BINARY_OPERATOR_OPERAND_OR_INSTANCEOF)?;
    }
    p.list(list, OPERANDS_BINARY_OPERATOR_OPERAND_OR_INSTANCEOFS)?;
    p.close(start, OPERANDS)
}

/// `operand : ('+' | '-' | '++' | '--') operand | unsignedOperand`
/// In normal form `('++' | '--' | '+' | '-')* unsignedOperand`
fn operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(OPERAND, 1, plus_plus_or_others)?;
    p.call(OPERAND, 2, unsigned_operand)?;
    p.close(start, OPERAND)
}

/// `('++' | '--' | '+' | '-')*`
fn plus_plus_or_others(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), PLUS_PLUS | MINUS_MINUS | PLUS | MINUS) {
        p.take(PLUS_PLUS_OR_OTHER)?;
    }
    p.list(list, PLUS_PLUS_OR_OTHERS)
}

/// `unsignedOperand : ('!' | '~' | primitiveCast) operand | classCast (unsignedOperand | lambdaHead
///     (expression | block)) | switch | postfix`
/// In normal form `(('!' | '~' | primitiveCast) ('++' | '--' | '+' | '-')* | classCast)* (classCast
///     lambdaHead lambdaHead* (operands (conditional | assignment)? | block) | switch |
///     postfix)`
fn unsigned_operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), BANG | TILDE) || p.peek() == L_PAREN && p.goes_in(UNSIGNED_OPERAND_TAILS)? {
        match p.decide(UNSIGNED_OPERAND_TAIL)? {
            1 => {
                let start_2 = p.open();
                match p.peek() {
                    L_PAREN => p.call(UNSIGNED_OPERAND_BANG_OR_OTHER_CHOICE, 3, primitive_cast)?,
                    BANG | TILDE => p.take(UNSIGNED_OPERAND_BANG_OR_OTHER_CHOICE)?,
                    _ => return p.stop(),
                }
                p.slot(UNSIGNED_OPERAND_BANG_OR_OTHER_CHOICE)?;
                p.call(UNSIGNED_OPERAND_BANG_OR_OTHER_TO_PLUS_PLUS_OR_OTHERS, 2, plus_plus_or_others)?;
                p.close(start_2, UNSIGNED_OPERAND_BANG_OR_OTHER_TO_PLUS_PLUS_OR_OTHERS)?;
            }
            _ => p.call(UNSIGNED_OPERAND_TAIL, 2, class_cast)?,
        }
        p.slot(UNSIGNED_OPERAND_TAIL)?;
    }
    p.list(list, UNSIGNED_OPERAND_TAILS)?;
    match p.decide(UNSIGNED_OPERAND_OPERAND)? {
        1 => {
            let start_2 = p.open();
            p.call(UNSIGNED_OPERAND_CLASS_CAST_LAMBDA_HEAD_OPERAND, 1, class_cast)?;
            p.call(UNSIGNED_OPERAND_CLASS_CAST_LAMBDA_HEAD_OPERAND, 2, lambda_head)?;
            p.call(UNSIGNED_OPERAND_CLASS_CAST_LAMBDA_HEAD_OPERAND, 3, lambda_heads_operand)?;
            p.node(start_2, UNSIGNED_OPERAND_CLASS_CAST_LAMBDA_HEAD_OPERAND)?;
        }
        2 => p.call(UNSIGNED_OPERAND_OPERAND, 2, switch)?,
        _ => p.call(UNSIGNED_OPERAND_OPERAND, 3, postfix)?,
    }
    p.slot(UNSIGNED_OPERAND_OPERAND)?;
    p.close(start, UNSIGNED_OPERAND)
}

/// `primitiveCast : '(' annotation* primitiveType ')'`
fn primitive_cast(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(PRIMITIVE_CAST, 2, annotations)?;
    primitive_type(p)?;
    p.token(R_PAREN)?;
    p.node(start, PRIMITIVE_CAST)
}

/// `primitiveType : 'boolean' | 'byte' | 'short' | 'int' | 'long' | 'char' | 'float' | 'double'`
fn primitive_type(p: &mut Machine<'_>) -> Parsed {
    p.set(PRIMITIVE_TYPE, matches!(p.peek(), BOOLEAN | BYTE | SHORT | INT | LONG | CHAR | FLOAT | DOUBLE))
}

/// `classCast : '(' castType ('&' type)* ')'`
fn class_cast(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(CLASS_CAST, 2, cast_type)?;
    p.call(CLASS_CAST, 3, amp_types)?;
    p.token(R_PAREN)?;
    p.node(start, CLASS_CAST)
}

/// `castType : annotation* (classType dimension* | primitiveType dimension+)`
fn cast_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CAST_TYPE, 1, annotations)?;
    match p.peek() {
        BOOLEAN | BYTE | SHORT | INT | LONG | CHAR | FLOAT | DOUBLE => {
            let start_2 = p.open();
            primitive_type(p)?;
            p.call(CAST_TYPE_PRIMITIVE_TYPE_DIMENSIONS, 2, some_dimensions)?;
            p.node(start_2, CAST_TYPE_PRIMITIVE_TYPE_DIMENSIONS)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(CAST_TYPE_CLASS_TYPE, 1, class_type)?;
            p.call(CAST_TYPE_CLASS_TYPE, 2, dimensions)?;
            p.close(start_2, CAST_TYPE_CLASS_TYPE)?;
        }
    }
    p.slot(CAST_TYPE_CLASS_TYPE_OR_OTHER)?;
    p.close(start, CAST_TYPE)
}

/// `classType : identifier typeArguments? ('.' annotation* identifier typeArguments?)*`
fn class_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    identifier(p)?;
    p.call(CLASS_TYPE, 2, optional_type_arguments)?;
    let list = p.open();
    while p.peek() == DOT {
        let start_2 = p.begin(DOT)?;
        p.call(CLASS_TYPE_DOT_IDENTIFIER, 2, annotations)?;
        identifier(p)?;
        p.call(CLASS_TYPE_DOT_IDENTIFIER, 4, optional_type_arguments)?;
        p.node(start_2, CLASS_TYPE_DOT_IDENTIFIER)?;
    }
    p.list(list, CLASS_TYPE_DOT_IDENTIFIERS)?;
    p.close(start, CLASS_TYPE)
}

/// `typeArguments?`
fn optional_type_arguments(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == LT && p.goes_in(OPTIONAL_TYPE_ARGUMENTS)? {
        p.call(OPTIONAL_TYPE_ARGUMENTS, 1, type_arguments)?;
        p.slot(OPTIONAL_TYPE_ARGUMENTS)?;
    }
    Ok(())
}

/// `typeArguments : '<' (typeArgument (',' typeArgument)*)? '>'`
fn type_arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LT)?;
    if p.peek() != GT {
        let start_2 = p.open();
        p.call(TYPE_ARGUMENTS_LIST, 1, type_argument)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(TYPE_ARGUMENTS_NEXT_TYPE_ARGUMENT, COMMA, type_argument)?;
        }
        p.list(list, TYPE_ARGUMENTS_NEXT_TYPE_ARGUMENTS)?;
        p.close_in(start_2, TYPE_ARGUMENTS_LIST, TYPE_ARGUMENTS_OPTIONAL_TYPE_ARGUMENTS)?;
    }
    p.token(GT)?;
    p.node(start, TYPE_ARGUMENTS)
}

/// `typeArgument : type | annotation* '?' (('extends' | 'super') type)?`
fn type_argument(p: &mut Machine<'_>) -> Parsed {
    match p.decide(TYPE_ARGUMENT)? {
        1 => p.call(TYPE_ARGUMENT, 1, type_rule)?,
        _ => {
            let start = p.open();
            p.call(TYPE_ARGUMENT_QUESTION, 1, annotations)?;
            p.token(QUESTION)?;
            if matches!(p.peek(), EXTENDS | SUPER) {
                let start_2 = p.open();
                p.set(TYPE_ARGUMENT_EXTENDS_OR_SUPER, matches!(p.peek(), EXTENDS | SUPER))?;
                p.call(TYPE_ARGUMENT_EXTENDS_OR_SUPER_TYPE, 2, type_rule)?;
                p.node_in(start_2, TYPE_ARGUMENT_EXTENDS_OR_SUPER_TYPE,
                    TYPE_ARGUMENT_OPTIONAL_EXTENDS_OR_SUPER_TYPE)?;
            }
            p.close(start, TYPE_ARGUMENT_QUESTION)?;
        }
    }
    p.slot(TYPE_ARGUMENT)
}

/// `type : annotation* (primitiveType | classType) dimension*`
fn type_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE, 1, annotations)?;
    p.call(TYPE, 2, primitive_type_or_class_type)?;
    p.call(TYPE, 3, dimensions)?;
    p.close(start, TYPE)
}

/// `primitiveType | classType`
fn primitive_type_or_class_type(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        BOOLEAN | BYTE | SHORT | INT | LONG | CHAR | FLOAT | DOUBLE => primitive_type(p)?,
        _ => p.call(PRIMITIVE_TYPE_OR_CLASS_TYPE, 2, class_type)?,
    }
    p.slot(PRIMITIVE_TYPE_OR_CLASS_TYPE)
}

/// `dimension*`
fn dimensions(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == L_BRACKET || p.peek() == AT && p.goes_in(DIMENSIONS)? {
        p.call(DIMENSIONS, 1, dimension)?;
    }
    p.list(list, DIMENSIONS)
}

/// `dimension : annotation* '[' ']'`
fn dimension(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(DIMENSION, 1, annotations)?;
    p.token(L_BRACKET)?;
    p.token(R_BRACKET)?;
    p.node(start, DIMENSION)
}

/// `dimension+`
fn some_dimensions(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(SOME_DIMENSIONS, 1, dimension)?;
        if !matches!(p.peek(), AT | L_BRACKET) {
            break;
        }
    }
    p.list(list, SOME_DIMENSIONS)
}

/// `('&' type)*`
fn amp_types(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == AMP {
        p.pair(AMP_TYPE, AMP, type_rule)?;
    }
    p.list(list, AMP_TYPES)
}

/// `lambdaHead : (identifier | parameters | '(' identifier (',' identifier)* ')') '->'`
fn lambda_head(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.decide(LAMBDA_HEAD_IDENTIFIER_OR_OTHER)? {
        1 => identifier(p)?,
        2 => p.call(LAMBDA_HEAD_IDENTIFIER_OR_OTHER, 2, parameters)?,
        _ => {
            let start_2 = p.begin(L_PAREN)?;
            identifier(p)?;
            let list = p.open();
            while p.peek() == COMMA {
                let start_3 = p.begin(COMMA)?;
                identifier(p)?;
                p.node(start_3, LAMBDA_HEAD_NEXT_IDENTIFIER)?;
            }
            p.list(list, LAMBDA_HEAD_NEXT_IDENTIFIERS)?;
            p.token(R_PAREN)?;
            p.node(start_2, LAMBDA_HEAD_L_PAREN_IDENTIFIER_R_PAREN)?;
        }
    }
    p.slot(LAMBDA_HEAD_IDENTIFIER_OR_OTHER)?;
    p.token(MINUS_GT)?;
    p.node(start, LAMBDA_HEAD)
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

/// `parameter : modifier* type (annotation* '...')? parameterName dimension*`
fn parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARAMETER, 1, modifiers)?;
    p.call(PARAMETER, 2, type_rule)?;
    if matches!(p.peek(), AT | DOT_DOT_DOT) {
        let start_2 = p.open();
        p.call(PARAMETER_DOT_DOT_DOT, 1, annotations)?;
        p.token(DOT_DOT_DOT)?;
        p.close_in(start_2, PARAMETER_DOT_DOT_DOT, PARAMETER_OPTIONAL_DOT_DOT_DOT)?;
    }
    p.call(PARAMETER, 4, parameter_name)?;
    p.call(PARAMETER, 5, dimensions)?;
    p.node(start, PARAMETER)
}

/// `modifier*`
fn modifiers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.goes_in(MODIFIERS)? {
        p.call(MODIFIERS, 1, modifier)?;
    }
    p.list(list, MODIFIERS)
}

/// `modifier : annotation | 'public' | 'protected' | 'private' | 'static' | 'abstract' | 'final' | 'native'
///     | 'synchronized' | 'transient' | 'volatile' | 'strictfp' | 'default' | 'sealed' | 'non-sealed'`
fn modifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        AT => p.call(MODIFIER, 1, annotation)?,
        PUBLIC | PROTECTED | PRIVATE | STATIC | ABSTRACT | FINAL | NATIVE | SYNCHRONIZED | TRANSIENT
        | VOLATILE | STRICTFP | DEFAULT | SEALED | NON_MINUS_SEALED => p.take(MODIFIER)?,
        _ => return p.stop(),
    }
    p.slot(MODIFIER)
}

/// `parameterName : identifier | (identifier '.')* 'this'`
fn parameter_name(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PARAMETER_NAME)? {
        1 => identifier(p)?,
        _ => {
            let start = p.open();
            let list = p.open();
            while p.peek() != THIS {
                let start_2 = p.open();
                identifier(p)?;
                p.token(DOT)?;
                p.node(start_2, PARAMETER_NAME_IDENTIFIER_DOT)?;
            }
            p.list(list, PARAMETER_NAME_IDENTIFIER_DOTS)?;
            p.token(THIS)?;
            p.close(start, PARAMETER_NAME_THIS)?;
        }
    }
    p.slot(PARAMETER_NAME)
}

/// `lambdaHead* (operands (conditional | assignment)? | block)`
fn lambda_heads_operand(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.goes_in(LAMBDA_HEADS)? {
        p.call(LAMBDA_HEADS, 1, lambda_head)?;
    }
    p.list(list, LAMBDA_HEADS)?;
    match p.peek() {
        L_BRACE => p.call(OPERAND_AFTER_LAMBDA_HEADS, 2, block)?,
        _ => p.call(OPERAND_AFTER_LAMBDA_HEADS, 1, operands_optional_conditional_or_assignment)?,
    }
    p.slot(OPERAND_AFTER_LAMBDA_HEADS)?;
    p.close(start, LAMBDA_HEADS_OPERAND)
}

/// `operands (conditional | assignment)?`
fn operands_optional_conditional_or_assignment(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(OPERANDS_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT, 1, operands)?;
    if p.goes_in(OPTIONAL_CONDITIONAL_OR_ASSIGNMENT)? {
        match p.peek() {
            QUESTION => p.call(CONDITIONAL_OR_ASSIGNMENT, 1, conditional)?,
            _ => p.call(CONDITIONAL_OR_ASSIGNMENT, 2, assignment)?,
        }
        p.slot(OPTIONAL_CONDITIONAL_OR_ASSIGNMENT)?;
    }
    p.close(start, OPERANDS_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT)
}

/// `conditional : '?' expression ':' expression`
fn conditional(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(QUESTION)?;
    p.call(CONDITIONAL, 2, expression)?;
    p.token(COLON)?;
    p.call(CONDITIONAL, 4, expression)?;
    p.node(start, CONDITIONAL)
}

/// `expression : lambdaHead (expression | block) | operands (conditional | assignment)?`
/// In normal form `lambdaHead lambdaHead* (operands (conditional | assignment)? | block) | operands
///     (conditional | assignment)?`
fn expression(p: &mut Machine<'_>) -> Parsed {
    match p.decide(EXPRESSION)? {
        1 => {
            let start = p.open();
            p.call(EXPRESSION_LAMBDA_HEAD_OPERAND, 1, lambda_head)?;
            p.call(EXPRESSION_LAMBDA_HEAD_OPERAND, 2, lambda_heads_operand)?;
            p.node(start, EXPRESSION_LAMBDA_HEAD_OPERAND)?;
        }
        _ => p.call(EXPRESSION, 2, operands_optional_conditional_or_assignment)?,
    }
    p.slot(EXPRESSION)
}

/// `assignment : assignmentOperator expression`
fn assignment(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ASSIGNMENT, 1, assignment_operator)?;
    p.call(ASSIGNMENT, 2, expression)?;
    p.node(start, ASSIGNMENT)
}

/// `assignmentOperator : '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>' '>'+ '='`
/// In normal form `('>' '>'+)? '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<='`
fn assignment_operator(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        EQ | GT => {
            let start = p.open();
            if p.peek() == GT {
                let start_2 = p.begin(GT)?;
                p.call(ASSIGNMENT_OPERATOR_GT_GTS, 2, gts)?;
                p.node_in(start_2, ASSIGNMENT_OPERATOR_GT_GTS, ASSIGNMENT_OPERATOR_OPTIONAL_GT_GTS)?;
            }
            p.token(EQ)?;
            p.close(start, ASSIGNMENT_OPERATOR_EQ)?;
        }
        PLUS_EQ | MINUS_EQ | STAR_EQ | SLASH_EQ | PERCENT_EQ | AMP_EQ | PIPE_EQ | CARET_EQ | LT_LT_EQ => {
            p.take(ASSIGNMENT_OPERATOR)?;
        }
        _ => return p.stop(),
    }
    p.slot(ASSIGNMENT_OPERATOR)
}

/// `'>'+`
fn gts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.token(GT)?;
        if p.peek() != GT {
            break;
        }
    }
    p.list(list, GTS)
}

/// `block : '{' statement* '}'`
fn block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.call(BLOCK, 2, statements)?;
    p.token(R_BRACE)?;
    p.node(start, BLOCK)
}

/// `statement*`
fn statements(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), R_BRACE | CASE) && p.goes_in(STATEMENTS)? {
        p.call(STATEMENTS, 1, statement)?;
    }
    p.list(list, STATEMENTS)
}

/// `statement : block | ';' | localVariable ';' | classDeclaration | identifier ':' statement |
///     yieldStatement | expressionStatement | ifStatement | whileStatement | doStatement | forStatement |
///     switch | tryStatement | synchronizedStatement | returnStatement | throwStatement | breakStatement |
///     assertStatement`
/// In normal form `statement_tails statement_operand`
fn statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), WHILE | FOR) || p.goes_in(STATEMENT_TAILS)? {
        match p.peek() {
            WHILE => {
                let start_2 = p.begin(WHILE)?;
                p.token(L_PAREN)?;
                p.call(STATEMENT_WHILE, 3, expression)?;
                p.token(R_PAREN)?;
                p.node(start_2, STATEMENT_WHILE)?;
            }
            FOR => {
                let start_2 = p.begin(FOR)?;
                p.token(L_PAREN)?;
                p.call(STATEMENT_FOR, 3, for_head)?;
                p.token(R_PAREN)?;
                p.node(start_2, STATEMENT_FOR)?;
            }
            _ => {
                let start_2 = p.open();
                identifier(p)?;
                p.token(COLON)?;
                p.node(start_2, STATEMENT_IDENTIFIER_COLON)?;
            }
        }
        p.slot(STATEMENT_TAIL)?;
    }
    p.list(list, STATEMENT_TAILS)?;
    p.call(STATEMENT, 2, statement_operand)?;
    p.close(start, STATEMENT)
}

/// `forHead : modifier* type identifier dimension* ':' expression | forInitialization? ';' expression? ';'
///     statementExpressions?`
fn for_head(p: &mut Machine<'_>) -> Parsed {
    match p.decide(FOR_HEAD)? {
        1 => {
            let start = p.open();
            p.call(FOR_HEAD_TYPE_IDENTIFIER_COLON_EXPRESSION, 1, modifiers)?;
            p.call(FOR_HEAD_TYPE_IDENTIFIER_COLON_EXPRESSION, 2, type_rule)?;
            identifier(p)?;
            p.call(FOR_HEAD_TYPE_IDENTIFIER_COLON_EXPRESSION, 4, dimensions)?;
            p.token(COLON)?;
            p.call(FOR_HEAD_TYPE_IDENTIFIER_COLON_EXPRESSION, 6, expression)?;
            p.node(start, FOR_HEAD_TYPE_IDENTIFIER_COLON_EXPRESSION)?;
        }
        _ => {
            let start = p.open();
            p.optional(p.peek() != SEMICOLON, OPTIONAL_FOR_INITIALIZATION, for_initialization)?;
            p.token(SEMICOLON)?;
            p.call(FOR_HEAD_SEMICOLON_SEMICOLON, 3, optional_expression)?;
            p.token(SEMICOLON)?;
            p.optional(p.peek() != R_PAREN, OPTIONAL_STATEMENT_EXPRESSIONS, statement_expressions)?;
            p.node(start, FOR_HEAD_SEMICOLON_SEMICOLON)?;
        }
    }
    p.slot(FOR_HEAD)
}

/// `forInitialization : localVariable | statementExpressions`
fn for_initialization(p: &mut Machine<'_>) -> Parsed {
    match p.decide(FOR_INITIALIZATION)? {
        1 => p.call(FOR_INITIALIZATION, 1, local_variable)?,
        _ => p.call(FOR_INITIALIZATION, 2, statement_expressions)?,
    }
    p.slot(FOR_INITIALIZATION)
}

/// `localVariable : modifier* type variables`
fn local_variable(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(LOCAL_VARIABLE, 1, modifiers)?;
    p.call(LOCAL_VARIABLE, 2, type_rule)?;
    p.call(LOCAL_VARIABLE, 3, variables)?;
    p.node(start, LOCAL_VARIABLE)
}

/// `variables : variable (',' variable)*`
fn variables(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(VARIABLES, 1, variable)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(VARIABLES_NEXT_VARIABLE, COMMA, variable)?;
    }
    p.list(list, VARIABLES_NEXT_VARIABLES)?;
    p.close(start, VARIABLES)
}

/// `variable : identifier dimension* ('=' initializer)?`
fn variable(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    identifier(p)?;
    p.call(VARIABLE, 2, dimensions)?;
    if p.peek() == EQ {
        let start_2 = p.begin(EQ)?;
        p.call(VARIABLE_EQ_INITIALIZER, 2, initializer)?;
        p.node_in(start_2, VARIABLE_EQ_INITIALIZER, VARIABLE_OPTIONAL_EQ_INITIALIZER)?;
    }
    p.close(start, VARIABLE)
}

/// `initializer : expression | arrayInitializer`
fn initializer(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE => p.call(INITIALIZER, 2, array_initializer)?,
        _ => p.call(INITIALIZER, 1, expression)?,
    }
    p.slot(INITIALIZER)
}

/// `arrayInitializer : '{' (initializer (',' initializer)*)? ','? '}'`
fn array_initializer(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    if !matches!(p.peek(), R_BRACE | COMMA) {
        let start_2 = p.open();
        p.call(ARRAY_INITIALIZER_INITIALIZERS, 1, initializer)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(ARRAY_INITIALIZER_NEXT_INITIALIZERS)? {
            p.pair(ARRAY_INITIALIZER_NEXT_INITIALIZER, COMMA, initializer)?;
        }
        p.list(list, ARRAY_INITIALIZER_NEXT_INITIALIZERS)?;
        p.close_in(start_2, ARRAY_INITIALIZER_INITIALIZERS, ARRAY_INITIALIZER_OPTIONAL_INITIALIZERS)?;
    }
    p.call(ARRAY_INITIALIZER, 3, optional_comma)?;
    p.token(R_BRACE)?;
    p.node(start, ARRAY_INITIALIZER)
}

/// `','?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `statementExpressions : statementExpression (',' statementExpression)*`
fn statement_expressions(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(STATEMENT_EXPRESSIONS, 1, statement_expression)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(STATEMENT_EXPRESSIONS_NEXT_STATEMENT_EXPRESSION, COMMA, statement_expression)?;
    }
    p.list(list, STATEMENT_EXPRESSIONS_NEXT_STATEMENT_EXPRESSIONS)?;
    p.close(start, STATEMENT_EXPRESSIONS)
}

/// `statementExpression : ('++' | '--') operand | postfix assignment?`
fn statement_expression(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        PLUS_PLUS | MINUS_MINUS => {
            let start = p.open();
            p.one_of(STATEMENT_EXPRESSION_PLUS_PLUS_OR_MINUS_MINUS)?;
            p.call(STATEMENT_EXPRESSION_PLUS_PLUS_OR_MINUS_MINUS_OPERAND, 2, operand)?;
            p.node(start, STATEMENT_EXPRESSION_PLUS_PLUS_OR_MINUS_MINUS_OPERAND)?;
        }
        _ => {
            let start = p.open();
            p.call(STATEMENT_EXPRESSION_POSTFIX, 1, postfix)?;
            p.optional(!matches!(p.peek(), SEMICOLON | COMMA | R_PAREN), OPTIONAL_ASSIGNMENT, assignment)?;
            p.close(start, STATEMENT_EXPRESSION_POSTFIX)?;
        }
    }
    p.slot(STATEMENT_EXPRESSION)
}

/// `postfix : primary suffix*`
fn postfix(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(POSTFIX, 1, primary)?;
    let list = p.open();
    while p.goes_in(SUFFIXES)? {
        p.call(SUFFIXES, 1, suffix)?;
    }
    p.list(list, SUFFIXES)?;
    p.close(start, POSTFIX)
}

/// `primary : identifier | 'this' | 'super' | 'null' | 'true' | 'false' | INTEGER | FLOATING | CHARACTER |
///     STRING | TEXT_BLOCK | '(' expression ')' | creator | primitiveType dimension* ('.' 'class' |
///     methodReference) | 'void' '.' 'class' | typeArguments ('this' | 'super')`
fn primary(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(PRIMARY_L_PAREN_EXPRESSION_R_PAREN, 2, expression)?;
            p.token(R_PAREN)?;
            p.node(start, PRIMARY_L_PAREN_EXPRESSION_R_PAREN)?;
        }
        NEW => p.call(PRIMARY, 13, creator)?,
        BOOLEAN | BYTE | SHORT | INT | LONG | CHAR | FLOAT | DOUBLE => {
            let start = p.open();
            primitive_type(p)?;
            p.call(PRIMARY_PRIMITIVE_TYPE, 2, dimensions)?;
            match p.peek() {
                DOT => {
                    let start_2 = p.begin(DOT)?;
                    p.token(CLASS)?;
                    p.node(start_2, PRIMARY_NEXT_CLASS)?;
                }
                COLON_COLON => p.call(PRIMARY_NEXT_CLASS_OR_METHOD_REFERENCE, 2, method_reference)?,
                _ => return p.stop(),
            }
            p.slot(PRIMARY_NEXT_CLASS_OR_METHOD_REFERENCE)?;
            p.node(start, PRIMARY_PRIMITIVE_TYPE)?;
        }
        VOID => {
            let start = p.begin(VOID)?;
            p.token(DOT)?;
            p.token(CLASS)?;
            p.node(start, PRIMARY_VOID_CLASS)?;
        }
        LT => {
            let start = p.open();
            p.call(PRIMARY_TYPE_ARGUMENTS_THIS_OR_SUPER, 1, type_arguments)?;
            p.set(PRIMARY_THIS_OR_SUPER, matches!(p.peek(), THIS | SUPER))?;
            p.node(start, PRIMARY_TYPE_ARGUMENTS_THIS_OR_SUPER)?;
        }
        THIS | SUPER | NULL | TRUE | FALSE | INTEGER | FLOATING | CHARACTER | STRING | TEXT_BLOCK => {
            p.take(PRIMARY)?;
        }
        _ => identifier(p)?,
    }
    p.slot(PRIMARY)
}

/// `creator : 'new' typeArguments? annotation* (primitiveType | classType) (arguments classBody? |
///     dimension+ arrayInitializer | annotation* '[' expression ']')`
fn creator(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(NEW)?;
    p.call(CREATOR, 2, optional_type_arguments)?;
    p.call(CREATOR, 3, annotations)?;
    p.call(CREATOR, 4, primitive_type_or_class_type)?;
    match p.decide(CREATOR_ARGUMENTS_OR_OTHER)? {
        1 => {
            let start_2 = p.open();
            p.call(CREATOR_ARGUMENTS, 1, arguments)?;
            p.call(CREATOR_ARGUMENTS, 2, optional_class_body)?;
            p.close(start_2, CREATOR_ARGUMENTS)?;
        }
        2 => {
            let start_2 = p.open();
            p.call(CREATOR_DIMENSIONS_ARRAY_INITIALIZER, 1, some_dimensions)?;
            p.call(CREATOR_DIMENSIONS_ARRAY_INITIALIZER, 2, array_initializer)?;
            p.node(start_2, CREATOR_DIMENSIONS_ARRAY_INITIALIZER)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(CREATOR_L_BRACKET_EXPRESSION_R_BRACKET, 1, annotations)?;
            p.token(L_BRACKET)?;
            p.call(CREATOR_L_BRACKET_EXPRESSION_R_BRACKET, 3, expression)?;
            p.token(R_BRACKET)?;
            p.node(start_2, CREATOR_L_BRACKET_EXPRESSION_R_BRACKET)?;
        }
    }
    p.slot(CREATOR_ARGUMENTS_OR_OTHER)?;
    p.node(start, CREATOR)
}

/// `arguments : '(' (expression (',' expression)*)? ')'`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if p.peek() != R_PAREN {
        let start_2 = p.open();
        p.call(ARGUMENTS_EXPRESSIONS, 1, expression)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(ARGUMENTS_NEXT_EXPRESSION, COMMA, expression)?;
        }
        p.list(list, ARGUMENTS_NEXT_EXPRESSIONS)?;
        p.close_in(start_2, ARGUMENTS_EXPRESSIONS, ARGUMENTS_OPTIONAL_EXPRESSIONS)?;
    }
    p.token(R_PAREN)?;
    p.node(start, ARGUMENTS)
}

/// `classBody?`
fn optional_class_body(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == L_BRACE && p.goes_in(OPTIONAL_CLASS_BODY)? {
        p.call(OPTIONAL_CLASS_BODY, 1, class_body)?;
        p.slot(OPTIONAL_CLASS_BODY)?;
    }
    Ok(())
}

/// `classBody : '{' member* '}'`
fn class_body(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.call(CLASS_BODY, 2, members)?;
    p.token(R_BRACE)?;
    p.node(start, CLASS_BODY)
}

/// `member*`
fn members(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() != R_BRACE {
        p.call(MEMBERS, 1, member)?;
    }
    p.list(list, MEMBERS)
}

/// `member : ';' | modifier* memberKind`
fn member(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SEMICOLON => p.take(MEMBER)?,
        _ => {
            let start = p.open();
            p.call(MEMBER_MEMBER_KIND, 1, modifiers)?;
            p.call(MEMBER_MEMBER_KIND, 2, member_kind)?;
            p.close(start, MEMBER_MEMBER_KIND)?;
        }
    }
    p.slot(MEMBER)
}

/// `memberKind : block | classKind | field | method | constructor`
fn member_kind(p: &mut Machine<'_>) -> Parsed {
    match p.decide(MEMBER_KIND)? {
        1 => p.call(MEMBER_KIND, 1, block)?,
        2 => p.call(MEMBER_KIND, 2, class_kind)?,
        3 => p.call(MEMBER_KIND, 3, field)?,
        4 => p.call(MEMBER_KIND, 4, method)?,
        _ => p.call(MEMBER_KIND, 5, constructor)?,
    }
    p.slot(MEMBER_KIND)
}

/// `classKind : normalClass | interface | enum | record`
fn class_kind(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CLASS => p.call(CLASS_KIND, 1, normal_class)?,
        AT | INTERFACE_KEYWORD => p.call(CLASS_KIND, 2, interface)?,
        ENUM_KEYWORD => p.call(CLASS_KIND, 3, enum_rule)?,
        RECORD_KEYWORD => p.call(CLASS_KIND, 4, record)?,
        _ => return p.stop(),
    }
    p.slot(CLASS_KIND)
}

/// `normalClass : 'class' identifier typeParameters? ('extends' type)? implemented? permitted? classBody`
fn normal_class(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CLASS)?;
    identifier(p)?;
    p.call(NORMAL_CLASS, 3, optional_type_parameters)?;
    if p.peek() == EXTENDS {
        let start_2 = p.begin(EXTENDS)?;
        p.call(NORMAL_CLASS_EXTENDS, 2, type_rule)?;
        p.node_in(start_2, NORMAL_CLASS_EXTENDS, NORMAL_CLASS_OPTIONAL_EXTENDS)?;
    }
    p.call(NORMAL_CLASS, 5, optional_implemented)?;
    p.call(NORMAL_CLASS, 6, optional_permitted)?;
    p.call(NORMAL_CLASS, 7, class_body)?;
    p.node(start, NORMAL_CLASS)
}

/// `typeParameters?`
fn optional_type_parameters(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == LT, OPTIONAL_TYPE_PARAMETERS, type_parameters)
}

/// `typeParameters : '<' typeParameter (',' typeParameter)* '>'`
fn type_parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LT)?;
    p.call(TYPE_PARAMETERS, 2, type_parameter)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(TYPE_PARAMETERS_NEXT_TYPE_PARAMETER, COMMA, type_parameter)?;
    }
    p.list(list, TYPE_PARAMETERS_NEXT_TYPE_PARAMETERS)?;
    p.token(GT)?;
    p.node(start, TYPE_PARAMETERS)
}

/// `typeParameter : annotation* identifier ('extends' type ('&' type)*)?`
fn type_parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPE_PARAMETER, 1, annotations)?;
    identifier(p)?;
    if p.peek() == EXTENDS {
        let start_2 = p.begin(EXTENDS)?;
        p.call(TYPE_PARAMETER_EXTENDS, 2, type_rule)?;
        p.call(TYPE_PARAMETER_EXTENDS, 3, amp_types)?;
        p.node_in(start_2, TYPE_PARAMETER_EXTENDS, TYPE_PARAMETER_OPTIONAL_EXTENDS)?;
    }
    p.close(start, TYPE_PARAMETER)
}

/// `implemented?`
fn optional_implemented(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == IMPLEMENTS, OPTIONAL_IMPLEMENTED, implemented)
}

/// `implemented : 'implements' types`
fn implemented(p: &mut Machine<'_>) -> Parsed {
    p.pair(IMPLEMENTED, IMPLEMENTS, types)
}

/// `types : type (',' type)*`
fn types(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPES, 1, type_rule)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(TYPES_NEXT_TYPE, COMMA, type_rule)?;
    }
    p.list(list, TYPES_NEXT_TYPES)?;
    p.close(start, TYPES)
}

/// `permitted?`
fn optional_permitted(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == PERMITS, OPTIONAL_PERMITTED, permitted)
}

/// `permitted : 'permits' types`
fn permitted(p: &mut Machine<'_>) -> Parsed {
    p.pair(PERMITTED, PERMITS, types)
}

/// `interface : '@'? 'interface' identifier typeParameters? ('extends' types)? permitted? classBody`
fn interface(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == AT, INTERFACE_OPTIONAL_AT)?;
    p.token(INTERFACE_KEYWORD)?;
    identifier(p)?;
    p.call(INTERFACE, 4, optional_type_parameters)?;
    if p.peek() == EXTENDS {
        let start_2 = p.begin(EXTENDS)?;
        p.call(INTERFACE_EXTENDS, 2, types)?;
        p.node_in(start_2, INTERFACE_EXTENDS, INTERFACE_OPTIONAL_EXTENDS)?;
    }
    p.call(INTERFACE, 6, optional_permitted)?;
    p.call(INTERFACE, 7, class_body)?;
    p.node(start, INTERFACE)
}

/// `enum : 'enum' identifier implemented? '{' (enumConstant (',' enumConstant)*)? ','? (';' member*)? '}'`
fn enum_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ENUM_KEYWORD)?;
    identifier(p)?;
    p.call(ENUM, 3, optional_implemented)?;
    p.token(L_BRACE)?;
    if !matches!(p.peek(), SEMICOLON | R_BRACE | COMMA) {
        let start_2 = p.open();
        p.call(ENUM_ENUM_CONSTANTS, 1, enum_constant)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(ENUM_NEXT_ENUM_CONSTANTS)? {
            p.pair(ENUM_NEXT_ENUM_CONSTANT, COMMA, enum_constant)?;
        }
        p.list(list, ENUM_NEXT_ENUM_CONSTANTS)?;
        p.close_in(start_2, ENUM_ENUM_CONSTANTS, ENUM_OPTIONAL_ENUM_CONSTANTS)?;
    }
    p.call(ENUM, 6, optional_comma)?;
    if p.peek() == SEMICOLON {
        let start_2 = p.begin(SEMICOLON)?;
        p.call(ENUM_NEXT_MEMBERS, 2, members)?;
        p.close_in(start_2, ENUM_NEXT_MEMBERS, ENUM_OPTIONAL_NEXT_MEMBERS)?;
    }
    p.token(R_BRACE)?;
    p.node(start, ENUM)
}

/// `enumConstant : annotation* identifier arguments? classBody?`
fn enum_constant(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ENUM_CONSTANT, 1, annotations)?;
    identifier(p)?;
    p.optional(p.peek() == L_PAREN, OPTIONAL_ARGUMENTS, arguments)?;
    p.call(ENUM_CONSTANT, 4, optional_class_body)?;
    p.close(start, ENUM_CONSTANT)
}

/// `record : 'record' identifier typeParameters? parameters implemented? classBody`
fn record(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(RECORD_KEYWORD)?;
    identifier(p)?;
    p.call(RECORD, 3, optional_type_parameters)?;
    p.call(RECORD, 4, parameters)?;
    p.call(RECORD, 5, optional_implemented)?;
    p.call(RECORD, 6, class_body)?;
    p.node(start, RECORD)
}

/// `field : type variables ';'`
fn field(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FIELD, 1, type_rule)?;
    p.call(FIELD, 2, variables)?;
    p.token(SEMICOLON)?;
    p.node(start, FIELD)
}

/// `method : typeParameters? (type | 'void') identifier parameters dimension* throws? ('default'
///     elementValue)? body`
fn method(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(METHOD, 1, optional_type_parameters)?;
    match p.peek() {
        VOID => p.take(METHOD_TYPE_OR_VOID)?,
        _ => p.call(METHOD_TYPE_OR_VOID, 1, type_rule)?,
    }
    p.slot(METHOD_TYPE_OR_VOID)?;
    identifier(p)?;
    p.call(METHOD, 4, parameters)?;
    p.call(METHOD, 5, dimensions)?;
    p.call(METHOD, 6, optional_throws)?;
    if p.peek() == DEFAULT {
        let start_2 = p.begin(DEFAULT)?;
        p.call(METHOD_DEFAULT, 2, element_value)?;
        p.node_in(start_2, METHOD_DEFAULT, METHOD_OPTIONAL_DEFAULT)?;
    }
    p.call(METHOD, 8, body)?;
    p.node(start, METHOD)
}

/// `throws?`
fn optional_throws(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == THROWS_KEYWORD, OPTIONAL_THROWS, throws)
}

/// `throws : 'throws' types`
fn throws(p: &mut Machine<'_>) -> Parsed {
    p.pair(THROWS, THROWS_KEYWORD, types)
}

/// `body : block | ';'`
fn body(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE => p.call(BODY, 1, block)?,
        SEMICOLON => p.take(BODY)?,
        _ => return p.stop(),
    }
    p.slot(BODY)
}

/// `constructor : typeParameters? identifier parameters throws? body | identifier block`
fn constructor(p: &mut Machine<'_>) -> Parsed {
    match p.decide(CONSTRUCTOR)? {
        1 => {
            let start = p.open();
            p.call(CONSTRUCTOR_IDENTIFIER_PARAMETERS_BODY, 1, optional_type_parameters)?;
            identifier(p)?;
            p.call(CONSTRUCTOR_IDENTIFIER_PARAMETERS_BODY, 3, parameters)?;
            p.call(CONSTRUCTOR_IDENTIFIER_PARAMETERS_BODY, 4, optional_throws)?;
            p.call(CONSTRUCTOR_IDENTIFIER_PARAMETERS_BODY, 5, body)?;
            p.node(start, CONSTRUCTOR_IDENTIFIER_PARAMETERS_BODY)?;
        }
        _ => {
            let start = p.open();
            identifier(p)?;
            p.call(CONSTRUCTOR_IDENTIFIER_BLOCK, 2, block)?;
            p.node(start, CONSTRUCTOR_IDENTIFIER_BLOCK)?;
        }
    }
    p.slot(CONSTRUCTOR)
}

/// `methodReference : '::' typeArguments? (identifier | 'new')`
fn method_reference(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COLON_COLON)?;
    p.call(METHOD_REFERENCE, 2, optional_type_arguments)?;
    match p.peek() {
        NEW => p.take(METHOD_REFERENCE_IDENTIFIER_OR_NEW)?,
        _ => identifier(p)?,
    }
    p.slot(METHOD_REFERENCE_IDENTIFIER_OR_NEW)?;
    p.node(start, METHOD_REFERENCE)
}

/// `suffix : '.' typeArguments? identifier | '.' ('this' | 'class') | '.' typeArguments? 'super' | '.'
///     creator | arguments | '[' expression? ']' | '++' | '--' | methodReference | typeArguments ('.'
///     identifier typeArguments?)* dimension* methodReference`
/// In normal form `'.' (typeArguments? (identifier | 'super') | 'this' | 'class' | creator) | arguments |
///     '[' expression? ']' | '++' | '--' | (typeArguments ('.' identifier typeArguments?)*
///     dimension*)? methodReference`
fn suffix(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        DOT => {
            let start = p.begin(DOT)?;
            match p.peek() {
                NEW => p.call(SUFFIX_AFTER_DOT, 4, creator)?,
                THIS | CLASS => p.take(SUFFIX_AFTER_DOT)?,
                _ => {
                    let start_2 = p.open();
                    p.call(SUFFIX_IDENTIFIER_OR_SUPER, 1, optional_type_arguments)?;
                    match p.peek() {
                        SUPER => p.take(SUFFIX_AFTER_OPTIONAL_TYPE_ARGUMENTS)?,
                        _ => identifier(p)?,
                    }
                    p.slot(SUFFIX_AFTER_OPTIONAL_TYPE_ARGUMENTS)?;
                    p.close(start_2, SUFFIX_IDENTIFIER_OR_SUPER)?;
                }
            }
            p.slot(SUFFIX_AFTER_DOT)?;
            p.node(start, SUFFIX_NEXT_IDENTIFIER_OR_SUPER_OR_OTHER)?;
        }
        L_PAREN => p.call(SUFFIX, 2, arguments)?,
        L_BRACKET => {
            let start = p.begin(L_BRACKET)?;
            p.call(SUFFIX_L_BRACKET_R_BRACKET, 2, optional_expression)?;
            p.token(R_BRACKET)?;
            p.node(start, SUFFIX_L_BRACKET_R_BRACKET)?;
        }
        LT | COLON_COLON => {
            let start = p.open();
            if p.peek() == LT {
                let start_2 = p.open();
                p.call(SUFFIX_TYPE_ARGUMENTS, 1, type_arguments)?;
                let list = p.open();
                while p.peek() == DOT {
                    let start_3 = p.begin(DOT)?;
                    identifier(p)?;
                    p.call(SUFFIX_DOT_IDENTIFIER, 3, optional_type_arguments)?;
                    p.node(start_3, SUFFIX_DOT_IDENTIFIER)?;
                }
                p.list(list, SUFFIX_DOT_IDENTIFIERS)?;
                p.call(SUFFIX_TYPE_ARGUMENTS, 3, dimensions)?;
                p.close_in(start_2, SUFFIX_TYPE_ARGUMENTS, SUFFIX_OPTIONAL_TYPE_ARGUMENTS)?;
            }
            p.call(SUFFIX_METHOD_REFERENCE, 2, method_reference)?;
            p.close(start, SUFFIX_METHOD_REFERENCE)?;
        }
        PLUS_PLUS | MINUS_MINUS => p.take(SUFFIX)?,
        _ => return p.stop(),
    }
    p.slot(SUFFIX)
}

/// `expression?`
fn optional_expression(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), SEMICOLON | R_BRACKET), OPTIONAL_EXPRESSION, expression)
}

/// `block | localVariable? ';' | classDeclaration | yieldStatement | expressionStatement | ifStatement |
///     doStatement | switch | tryStatement | synchronizedStatement | returnStatement | throwStatement |
///     breakStatement | assertStatement`
fn statement_operand(p: &mut Machine<'_>) -> Parsed {
    match p.decide(STATEMENT_OPERAND)? {
        1 => p.call(STATEMENT_OPERAND, 1, block)?,
        2 => {
            let start = p.open();
            p.optional(p.peek() != SEMICOLON, OPTIONAL_LOCAL_VARIABLE, local_variable)?;
            p.token(SEMICOLON)?;
            p.close(start, STATEMENT_SEMICOLON)?;
        }
        3 => p.call(STATEMENT_OPERAND, 3, class_declaration)?,
        4 => p.call(STATEMENT_OPERAND, 4, yield_statement)?,
        5 => p.call(STATEMENT_OPERAND, 5, expression_statement)?,
        6 => p.call(STATEMENT_OPERAND, 6, if_statement)?,
        7 => p.call(STATEMENT_OPERAND, 7, do_statement)?,
        8 => p.call(STATEMENT_OPERAND, 8, switch)?,
        9 => p.call(STATEMENT_OPERAND, 9, try_statement)?,
        10 => p.call(STATEMENT_OPERAND, 10, synchronized_statement)?,
        11 => p.call(STATEMENT_OPERAND, 11, return_statement)?,
        12 => p.call(STATEMENT_OPERAND, 12, throw_statement)?,
        13 => p.call(STATEMENT_OPERAND, 13, break_statement)?,
        _ => p.call(STATEMENT_OPERAND, 14, assert_statement)?,
    }
    p.slot(STATEMENT_OPERAND)
}

/// `classDeclaration : modifier* classKind`
fn class_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CLASS_DECLARATION, 1, modifiers)?;
    p.call(CLASS_DECLARATION, 2, class_kind)?;
    p.close(start, CLASS_DECLARATION)
}

/// `yieldStatement : 'yield' expression ';'`
fn yield_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(YIELD)?;
    p.call(YIELD_STATEMENT, 2, expression)?;
    p.token(SEMICOLON)?;
    p.node(start, YIELD_STATEMENT)
}

/// `expressionStatement : statementExpression ';'`
fn expression_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(EXPRESSION_STATEMENT, 1, statement_expression)?;
    p.token(SEMICOLON)?;
    p.node(start, EXPRESSION_STATEMENT)
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

/// `switch : 'switch' '(' expression ')' '{' switchCase* '}'`
fn switch(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SWITCH_KEYWORD)?;
    p.token(L_PAREN)?;
    p.call(SWITCH, 3, expression)?;
    p.token(R_PAREN)?;
    p.token(L_BRACE)?;
    let list = p.open();
    while matches!(p.peek(), DEFAULT | CASE) {
        p.call(SWITCH_CASES, 1, switch_case)?;
    }
    p.list(list, SWITCH_CASES)?;
    p.token(R_BRACE)?;
    p.node(start, SWITCH)
}

/// `switchCase : switchLabel (':' statement* | '->' caseBody)`
fn switch_case(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SWITCH_CASE, 1, switch_label)?;
    match p.peek() {
        COLON => {
            let start_2 = p.begin(COLON)?;
            p.call(SWITCH_CASE_COLON, 2, statements)?;
            p.close(start_2, SWITCH_CASE_COLON)?;
        }
        MINUS_GT => p.pair(SWITCH_CASE_MINUS_GT_CASE_BODY, MINUS_GT, case_body)?,
        _ => return p.stop(),
    }
    p.slot(SWITCH_CASE_COLON_OR_MINUS_GT_CASE_BODY)?;
    p.node(start, SWITCH_CASE)
}

/// `switchLabel : 'case' caseLabel (',' caseLabel)* ('when' condition)? | 'default'`
fn switch_label(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CASE => {
            let start = p.begin(CASE)?;
            p.call(SWITCH_LABEL_CASE, 2, case_label)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.pair(SWITCH_LABEL_NEXT_CASE_LABEL, COMMA, case_label)?;
            }
            p.list(list, SWITCH_LABEL_NEXT_CASE_LABELS)?;
            if p.peek() == WHEN {
                let start_2 = p.begin(WHEN)?;
                p.call(SWITCH_LABEL_WHEN, 2, condition)?;
                p.node_in(start_2, SWITCH_LABEL_WHEN, SWITCH_LABEL_OPTIONAL_WHEN)?;
            }
            p.node(start, SWITCH_LABEL_CASE)?;
        }
        DEFAULT => p.take(SWITCH_LABEL)?,
        _ => return p.stop(),
    }
    p.slot(SWITCH_LABEL)
}

/// `caseLabel : condition | pattern | 'default'`
fn case_label(p: &mut Machine<'_>) -> Parsed {
    match p.decide(CASE_LABEL)? {
        1 => p.call(CASE_LABEL, 1, condition)?,
        2 => p.call(CASE_LABEL, 2, pattern)?,
        _ => p.token(DEFAULT)?,
    }
    p.slot(CASE_LABEL)
}

/// `pattern : modifier* type (identifier | componentPatterns identifier?)`
fn pattern(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PATTERN, 1, modifiers)?;
    p.call(PATTERN, 2, type_rule)?;
    p.call(PATTERN, 3, identifier_or_component_patterns)?;
    p.node(start, PATTERN)
}

/// `identifier | componentPatterns identifier?`
fn identifier_or_component_patterns(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => {
            let start = p.open();
            p.call(COMPONENT_PATTERNS_OPTIONAL_IDENTIFIER, 1, component_patterns)?;
            p.call(COMPONENT_PATTERNS_OPTIONAL_IDENTIFIER, 2, optional_identifier)?;
            p.close(start, COMPONENT_PATTERNS_OPTIONAL_IDENTIFIER)?;
        }
        _ => identifier(p)?,
    }
    p.slot(IDENTIFIER_OR_COMPONENT_PATTERNS)
}

/// `componentPatterns : '(' (pattern (',' pattern)*)? ')'`
fn component_patterns(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if p.peek() != R_PAREN {
        let start_2 = p.open();
        p.call(COMPONENT_PATTERNS_PATTERNS, 1, pattern)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(COMPONENT_PATTERNS_NEXT_PATTERN, COMMA, pattern)?;
        }
        p.list(list, COMPONENT_PATTERNS_NEXT_PATTERNS)?;
        p.close_in(start_2, COMPONENT_PATTERNS_PATTERNS, COMPONENT_PATTERNS_OPTIONAL_PATTERNS)?;
    }
    p.token(R_PAREN)?;
    p.node(start, COMPONENT_PATTERNS)
}

/// `identifier?`
fn optional_identifier(p: &mut Machine<'_>) -> Parsed {
    if p.goes_in(OPTIONAL_IDENTIFIER)? {
        identifier(p)?;
        p.slot(OPTIONAL_IDENTIFIER)?;
    }
    Ok(())
}

/// `caseBody : block | throwStatement | expression ';'`
fn case_body(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE => p.call(CASE_BODY, 1, block)?,
        THROW => p.call(CASE_BODY, 2, throw_statement)?,
        _ => {
            let start = p.open();
            p.call(CASE_BODY_EXPRESSION_SEMICOLON, 1, expression)?;
            p.token(SEMICOLON)?;
            p.node(start, CASE_BODY_EXPRESSION_SEMICOLON)?;
        }
    }
    p.slot(CASE_BODY)
}

/// `throwStatement : 'throw' expression ';'`
fn throw_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(THROW)?;
    p.call(THROW_STATEMENT, 2, expression)?;
    p.token(SEMICOLON)?;
    p.node(start, THROW_STATEMENT)
}

/// `tryStatement : 'try' resources? block catchClause* finallyClause?`
fn try_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TRY)?;
    p.optional(p.peek() == L_PAREN, OPTIONAL_RESOURCES, resources)?;
    p.call(TRY_STATEMENT, 3, block)?;
    let list = p.open();
    while p.peek() == CATCH {
        p.call(CATCH_CLAUSES, 1, catch_clause)?;
    }
    p.list(list, CATCH_CLAUSES)?;
    p.optional(p.peek() == FINALLY, OPTIONAL_FINALLY_CLAUSE, finally_clause)?;
    p.node(start, TRY_STATEMENT)
}

/// `resources : '(' resource (';' resource)* ';'? ')'`
fn resources(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(RESOURCES, 2, resource)?;
    let list = p.open();
    while p.peek() == SEMICOLON && p.goes_in(RESOURCES_NEXT_RESOURCES)? {
        p.pair(RESOURCES_NEXT_RESOURCE, SEMICOLON, resource)?;
    }
    p.list(list, RESOURCES_NEXT_RESOURCES)?;
    p.optional_token(p.peek() == SEMICOLON, RESOURCES_OPTIONAL_SEMICOLON)?;
    p.token(R_PAREN)?;
    p.node(start, RESOURCES)
}

/// `resource : modifier* type identifier '=' expression | postfix`
fn resource(p: &mut Machine<'_>) -> Parsed {
    match p.decide(RESOURCE)? {
        1 => {
            let start = p.open();
            p.call(RESOURCE_TYPE_IDENTIFIER_EQ_EXPRESSION, 1, modifiers)?;
            p.call(RESOURCE_TYPE_IDENTIFIER_EQ_EXPRESSION, 2, type_rule)?;
            identifier(p)?;
            p.token(EQ)?;
            p.call(RESOURCE_TYPE_IDENTIFIER_EQ_EXPRESSION, 5, expression)?;
            p.node(start, RESOURCE_TYPE_IDENTIFIER_EQ_EXPRESSION)?;
        }
        _ => p.call(RESOURCE, 2, postfix)?,
    }
    p.slot(RESOURCE)
}

/// `catchClause : 'catch' '(' modifier* type ('|' type)* identifier ')' block`
fn catch_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CATCH)?;
    p.token(L_PAREN)?;
    p.call(CATCH_CLAUSE, 3, modifiers)?;
    p.call(CATCH_CLAUSE, 4, type_rule)?;
    let list = p.open();
    while p.peek() == PIPE {
        p.pair(CATCH_CLAUSE_NEXT_TYPE, PIPE, type_rule)?;
    }
    p.list(list, CATCH_CLAUSE_NEXT_TYPES)?;
    identifier(p)?;
    p.token(R_PAREN)?;
    p.call(CATCH_CLAUSE, 8, block)?;
    p.node(start, CATCH_CLAUSE)
}

/// `finallyClause : 'finally' block`
fn finally_clause(p: &mut Machine<'_>) -> Parsed {
    p.pair(FINALLY_CLAUSE, FINALLY, block)
}

/// `synchronizedStatement : 'synchronized' '(' expression ')' block`
fn synchronized_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SYNCHRONIZED)?;
    p.token(L_PAREN)?;
    p.call(SYNCHRONIZED_STATEMENT, 3, expression)?;
    p.token(R_PAREN)?;
    p.call(SYNCHRONIZED_STATEMENT, 5, block)?;
    p.node(start, SYNCHRONIZED_STATEMENT)
}

/// `returnStatement : 'return' expression? ';'`
fn return_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(RETURN)?;
    p.call(RETURN_STATEMENT, 2, optional_expression)?;
    p.token(SEMICOLON)?;
    p.node(start, RETURN_STATEMENT)
}

/// `breakStatement : ('break' | 'continue') identifier? ';'`
fn break_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(BREAK_STATEMENT_BREAK_OR_CONTINUE, matches!(p.peek(), BREAK | CONTINUE))?;
    p.call(BREAK_STATEMENT, 2, optional_identifier)?;
    p.token(SEMICOLON)?;
    p.node(start, BREAK_STATEMENT)
}

/// `assertStatement : 'assert' expression (':' expression)? ';'`
fn assert_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ASSERT)?;
    p.call(ASSERT_STATEMENT, 2, expression)?;
    if p.peek() == COLON {
        let start_2 = p.begin(COLON)?;
        p.call(ASSERT_STATEMENT_COLON_EXPRESSION, 2, expression)?;
        p.node_in(start_2, ASSERT_STATEMENT_COLON_EXPRESSION, ASSERT_STATEMENT_OPTIONAL_COLON_EXPRESSION)?;
    }
    p.token(SEMICOLON)?;
    p.node(start, ASSERT_STATEMENT)
}

/// `binaryOperator : '+' | '-' | '*' | '/' | '%' | '<<' | '>'+ | '<' | '<=' | '>' '=' | '==' | '!=' | '&' |
///     '|' | '^' | '&&' | '||'`
fn binary_operator(p: &mut Machine<'_>) -> Parsed {
    match p.decide(BINARY_OPERATOR)? {
        1..=6 | 8..=9 | 11..=17 => p.take(BINARY_OPERATOR)?,
        7 => p.call(BINARY_OPERATOR, 7, gts)?,
        _ => {
            let start = p.begin(GT)?;
            p.token(EQ)?;
            p.node(start, BINARY_OPERATOR_GT_EQ)?;
        }
    }
    p.slot(BINARY_OPERATOR)
}

/// `instanceofPattern : modifier* type (identifier | componentPatterns identifier?)?`
fn instanceof_pattern(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(INSTANCEOF_PATTERN, 1, modifiers)?;
    p.call(INSTANCEOF_PATTERN, 2, type_rule)?;
    if p.goes_in(INSTANCEOF_PATTERN_OPTIONAL_IDENTIFIER_OR_COMPONENT_PATTERNS)? {
        p.call(INSTANCEOF_PATTERN_OPTIONAL_IDENTIFIER_OR_COMPONENT_PATTERNS, 1,
            identifier_or_component_patterns)?;
        p.slot(INSTANCEOF_PATTERN_OPTIONAL_IDENTIFIER_OR_COMPONENT_PATTERNS)?;
    }
    p.close(start, INSTANCEOF_PATTERN)
}

/// `importDeclaration : 'import' 'static'? identifier importedPart+ ';'`
fn import_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IMPORT)?;
    p.optional_token(p.peek() == STATIC, IMPORT_DECLARATION_OPTIONAL_STATIC)?;
    identifier(p)?;
    let list = p.open();
    loop {
        p.call(IMPORTED_PARTS, 1, imported_part)?;
        if p.peek() != DOT {
            break;
        }
    }
    p.list(list, IMPORTED_PARTS)?;
    p.token(SEMICOLON)?;
    p.node(start, IMPORT_DECLARATION)
}

/// `importedPart : '.' (identifier | '*')`
fn imported_part(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(DOT)?;
    match p.peek() {
        STAR => p.take(IMPORTED_PART_IDENTIFIER_OR_STAR)?,
        _ => identifier(p)?,
    }
    p.slot(IMPORTED_PART_IDENTIFIER_OR_STAR)?;
    p.node(start, IMPORTED_PART)
}

/// `moduleDeclaration : annotation* 'open'? 'module' qualifiedName '{' moduleDirective* '}'`
fn module_declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MODULE_DECLARATION, 1, annotations)?;
    p.optional_token(p.peek() == OPEN, MODULE_DECLARATION_OPTIONAL_OPEN)?;
    p.token(MODULE)?;
    p.call(MODULE_DECLARATION, 4, qualified_name)?;
    p.token(L_BRACE)?;
    let list = p.open();
    while matches!(p.peek(), REQUIRES | EXPORTS | OPENS | USES | PROVIDES) {
        p.call(MODULE_DIRECTIVES, 1, module_directive)?;
    }
    p.list(list, MODULE_DIRECTIVES)?;
    p.token(R_BRACE)?;
    p.node(start, MODULE_DECLARATION)
}

/// `moduleDirective : 'requires' ('transitive' | 'static')* qualifiedName ';' | ('exports' | 'opens')
///     qualifiedName ('to' qualifiedName (',' qualifiedName)*)? ';' | 'uses' qualifiedName ';' | 'provides'
///     qualifiedName 'with' qualifiedName (',' qualifiedName)* ';'`
fn module_directive(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        REQUIRES => {
            let start = p.begin(REQUIRES)?;
            let list = p.open();
            while p.peek() == STATIC || p.goes_in(MODULE_DIRECTIVE_STATIC_OR_TRANSITIVES)? {
                p.set(MODULE_DIRECTIVE_STATIC_OR_TRANSITIVE, matches!(p.peek(), STATIC | TRANSITIVE))?;
            }
            p.list(list, MODULE_DIRECTIVE_STATIC_OR_TRANSITIVES)?;
            p.call(MODULE_DIRECTIVE_REQUIRES, 3, qualified_name)?;
            p.token(SEMICOLON)?;
            p.node(start, MODULE_DIRECTIVE_REQUIRES)?;
        }
        EXPORTS | OPENS => {
            let start = p.open();
            p.set(MODULE_DIRECTIVE_EXPORTS_OR_OPENS, matches!(p.peek(), EXPORTS | OPENS))?;
            p.call(MODULE_DIRECTIVE_EXPORTS_OR_OPENS_QUALIFIED_NAME, 2, qualified_name)?;
            if p.peek() == TO {
                let start_2 = p.begin(TO)?;
                p.call(MODULE_DIRECTIVE_TO, 2, qualified_name)?;
                p.call(MODULE_DIRECTIVE_TO, 3, module_directive_next_qualified_names)?;
                p.node_in(start_2, MODULE_DIRECTIVE_TO, MODULE_DIRECTIVE_OPTIONAL_TO)?;
            }
            p.token(SEMICOLON)?;
            p.node(start, MODULE_DIRECTIVE_EXPORTS_OR_OPENS_QUALIFIED_NAME)?;
        }
        USES => {
            let start = p.begin(USES)?;
            p.call(MODULE_DIRECTIVE_USES, 2, qualified_name)?;
            p.token(SEMICOLON)?;
            p.node(start, MODULE_DIRECTIVE_USES)?;
        }
        PROVIDES => {
            let start = p.begin(PROVIDES)?;
            p.call(MODULE_DIRECTIVE_PROVIDES_WITH, 2, qualified_name)?;
            p.token(WITH)?;
            p.call(MODULE_DIRECTIVE_PROVIDES_WITH, 4, qualified_name)?;
            p.call(MODULE_DIRECTIVE_PROVIDES_WITH, 5, module_directive_next_qualified_names)?;
            p.token(SEMICOLON)?;
            p.node(start, MODULE_DIRECTIVE_PROVIDES_WITH)?;
        }
        _ => return p.stop(),
    }
    p.slot(MODULE_DIRECTIVE)
}

/// `(',' qualifiedName)*`
fn module_directive_next_qualified_names(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(MODULE_DIRECTIVE_NEXT_QUALIFIED_NAME, COMMA, qualified_name)?;
    }
    p.list(list, MODULE_DIRECTIVE_NEXT_QUALIFIED_NAMES)
}
