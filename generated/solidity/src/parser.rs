// @generated from grammars/solidity.g4 by `cargo xtask gen` (blake3 e8c747888bd486f0)

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
            SOURCE_UNIT => source_unit, DEFINITIONS => definitions, DEFINITION => definition,
            IMPORT_DIRECTIVE => import_directive, STRING_LITERAL => string_literal,
            OPTIONAL_AS => optional_as, IDENTIFIER_RULE => identifier, IMPORTED_SYMBOL => imported_symbol,
            CONTRACT_DEFINITION => contract_definition, CONTRACT_SPECIFIER => contract_specifier,
            BASE => base, PATH => path, NEXT_MEMBER_NAME => next_member_name, MEMBER_NAME => member_name,
            ARGUMENTS => arguments, OPTIONAL_EXPRESSIONS => optional_expressions, EXPRESSION => expression,
            UNARY_OPERATOR => unary_operator, TYPE_NAME => type_name, ELEMENTARY_TYPE_RULE => elementary_type,
            MAPPING => mapping, OPTIONAL_IDENTIFIER => optional_identifier, FUNCTION_TYPE => function_type,
            PARAMETERS => parameters, PARAMETER => parameter, PARAMETER_SPECIFIER => parameter_specifier,
            LOCATION => location, OPTIONAL_COMMA => optional_comma, VISIBILITY => visibility,
            MUTABILITY => mutability, OPTIONAL_RETURNS => optional_returns, RETURNS => returns,
            OPTIONAL_EXPRESSION => optional_expression, LITERAL => literal, UNIT => unit,
            EXPRESSION_PLUS_PLUS_OR_OTHERS => expression_plus_plus_or_others,
            NAMED_ARGUMENT => named_argument, NEXT_NAMED_ARGUMENTS => next_named_arguments,
            BINARY_OPERATOR => binary_operator, CONTRACT_BODY => contract_body,
            FUNCTION_DEFINITION => function_definition, FUNCTION_KIND => function_kind,
            FUNCTION_SPECIFIERS => function_specifiers, FUNCTION_SPECIFIER => function_specifier,
            OVERRIDE => override_rule, FUNCTION_BODY => function_body, BLOCK => block, STATEMENT => statement,
            SIMPLE_STATEMENT => simple_statement, LOCAL_VARIABLE => local_variable, LOCATIONS => locations,
            OPTIONAL_INITIALIZER => optional_initializer, INITIALIZER => initializer,
            VARIABLE_TUPLE => variable_tuple, VARIABLE => variable, UNCHECKED_BLOCK => unchecked_block,
            IF_STATEMENT => if_statement, DO_STATEMENT => do_statement, TRY_STATEMENT => try_statement,
            CATCH_CLAUSE => catch_clause, JUMP_STATEMENT => jump_statement, EMIT_STATEMENT => emit_statement,
            REVERT_STATEMENT => revert_statement, ASSEMBLY_STATEMENT => assembly_statement,
            ASSEMBLY_BLOCK => assembly_block, ASSEMBLY_ITEM => assembly_item,
            ASSEMBLY_EXPRESSION => assembly_expression, ASSEMBLY_PATH => assembly_path,
            ASSEMBLY_NAME => assembly_name, ASSEMBLY_LITERAL => assembly_literal,
            OPTIONAL_COLON_ASSEMBLY_NAME => optional_colon_assembly_name,
            ASSEMBLY_ASSIGNMENT => assembly_assignment, ASSEMBLY_VARIABLE => assembly_variable,
            TYPED_NAMES => typed_names, TYPED_NAME => typed_name, ASSEMBLY_FUNCTION => assembly_function,
            ASSEMBLY_IF => assembly_if, ASSEMBLY_FOR => assembly_for, ASSEMBLY_SWITCH => assembly_switch,
            ASSEMBLY_CASE => assembly_case, ASSEMBLY_LABEL => assembly_label,
            STACK_ASSIGNMENT => stack_assignment, MODIFIER_DEFINITION => modifier_definition,
            VARIABLE_DEFINITION => variable_definition, VARIABLE_SPECIFIER => variable_specifier,
            STRUCT_DEFINITION => struct_definition, STRUCT_MEMBER => struct_member,
            ENUM_DEFINITION => enum_definition, EVENT_DEFINITION => event_definition,
            ERROR_DEFINITION => error_definition, TYPE_DEFINITION => type_definition,
            USING_DIRECTIVE => using_directive, USED_FUNCTION => used_function,
            _ => return None,
        })
    }
}

/// `sourceUnit : definition* EOF`
fn source_unit(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SOURCE_UNIT, 1, definitions)?;
    p.end()?;
    p.close(start, SOURCE_UNIT)
}

/// `definition*`
fn definitions(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), EOF | R_BRACE) {
        p.call(DEFINITIONS, 1, definition)?;
    }
    p.list(list, DEFINITIONS)
}

/// `definition : PRAGMA | importDirective | contractDefinition | functionDefinition | modifierDefinition |
///     variableDefinition | structDefinition | enumDefinition | eventDefinition | errorDefinition |
///     typeDefinition | usingDirective | ';'`
fn definition(p: &mut Machine<'_>) -> Parsed {
    match p.decide(DEFINITION)? {
        1 | 13 => p.take(DEFINITION)?,
        2 => p.call(DEFINITION, 2, import_directive)?,
        3 => p.call(DEFINITION, 3, contract_definition)?,
        4 => p.call(DEFINITION, 4, function_definition)?,
        5 => p.call(DEFINITION, 5, modifier_definition)?,
        6 => p.call(DEFINITION, 6, variable_definition)?,
        7 => p.call(DEFINITION, 7, struct_definition)?,
        8 => p.call(DEFINITION, 8, enum_definition)?,
        9 => p.call(DEFINITION, 9, event_definition)?,
        10 => p.call(DEFINITION, 10, error_definition)?,
        11 => p.call(DEFINITION, 11, type_definition)?,
        _ => p.call(DEFINITION, 12, using_directive)?,
    }
    p.slot(DEFINITION)
}

/// `importDirective : 'import' stringLiteral ('as' identifier)? ';' | 'import' importedSymbol 'from'
///     stringLiteral ';' | 'import' '{' (importedSymbol (',' importedSymbol)*)? '}' 'from' stringLiteral
///     ';'`
/// In normal form `'import' (stringLiteral ('as' identifier)? | importedSymbol 'from' stringLiteral | '{'
///     (importedSymbol (',' importedSymbol)*)? '}' 'from' stringLiteral) ';'`
fn import_directive(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IMPORT)?;
    match p.peek() {
        STRING => {
            let start_2 = p.open();
            p.call(IMPORT_DIRECTIVE_STRING_LITERAL, 1, string_literal)?;
            p.call(IMPORT_DIRECTIVE_STRING_LITERAL, 2, optional_as)?;
            p.close(start_2, IMPORT_DIRECTIVE_STRING_LITERAL)?;
        }
        L_BRACE => {
            let start_2 = p.begin(L_BRACE)?;
            if p.peek() != R_BRACE {
                let start_3 = p.open();
                p.call(IMPORT_DIRECTIVE_IMPORTED_SYMBOLS, 1, imported_symbol)?;
                let list = p.open();
                while p.peek() == COMMA {
                    p.pair(IMPORT_DIRECTIVE_NEXT_IMPORTED_SYMBOL, COMMA, imported_symbol)?;
                }
                p.list(list, IMPORT_DIRECTIVE_NEXT_IMPORTED_SYMBOLS)?;
                p.close_in(start_3, IMPORT_DIRECTIVE_IMPORTED_SYMBOLS,
                    IMPORT_DIRECTIVE_OPTIONAL_IMPORTED_SYMBOLS)?;
            }
            p.token(R_BRACE)?;
            p.token(FROM)?;
            p.call(IMPORT_DIRECTIVE_L_BRACE_R_BRACE_FROM_STRING_LITERAL, 5, string_literal)?;
            p.node(start_2, IMPORT_DIRECTIVE_L_BRACE_R_BRACE_FROM_STRING_LITERAL)?;
        }
        _ => {
            let start_2 = p.open();
            p.call(IMPORT_DIRECTIVE_FROM, 1, imported_symbol)?;
            p.token(FROM)?;
            p.call(IMPORT_DIRECTIVE_FROM, 3, string_literal)?;
            p.node(start_2, IMPORT_DIRECTIVE_FROM)?;
        }
    }
    p.slot(IMPORT_DIRECTIVE_AFTER_IMPORT)?;
    p.token(SEMICOLON)?;
    p.node(start, IMPORT_DIRECTIVE)
}

/// `stringLiteral : STRING+`
fn string_literal(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.token(STRING)?;
        if p.peek() != STRING {
            break;
        }
    }
    p.list(list, STRING_LITERAL)
}

/// `('as' identifier)?`
fn optional_as(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == AS {
        let start = p.begin(AS)?;
        identifier(p)?;
        p.node_in(start, AS_PART, OPTIONAL_AS)?;
    }
    Ok(())
}

/// `identifier : IDENTIFIER | 'from' | 'error' | 'global' | 'layout' | 'at' | 'transient' | 'revert' |
///     'receive' | 'fallback' | 'constructor' | 'calldata' | 'leave' | 'gwei' | 'szabo' | 'finney'`
fn identifier(p: &mut Machine<'_>) -> Parsed {
    p.one_of(IDENTIFIER_RULE)
}

/// `importedSymbol : ('*' | identifier) ('as' identifier)?`
fn imported_symbol(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        STAR => p.take(IMPORTED_SYMBOL_STAR_OR_IDENTIFIER)?,
        _ => identifier(p)?,
    }
    p.slot(IMPORTED_SYMBOL_STAR_OR_IDENTIFIER)?;
    p.call(IMPORTED_SYMBOL, 2, optional_as)?;
    p.close(start, IMPORTED_SYMBOL)
}

/// `contractDefinition : 'abstract'? ('contract' | 'interface' | 'library') identifier contractSpecifier*
///     contractBody`
fn contract_definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == ABSTRACT, CONTRACT_DEFINITION_OPTIONAL_ABSTRACT)?;
    p.set(CONTRACT_DEFINITION_CONTRACT_OR_OTHER, matches!(p.peek(), CONTRACT | INTERFACE | LIBRARY))?;
    identifier(p)?;
    let list = p.open();
    while matches!(p.peek(), IS | LAYOUT) {
        p.call(CONTRACT_SPECIFIERS, 1, contract_specifier)?;
    }
    p.list(list, CONTRACT_SPECIFIERS)?;
    p.call(CONTRACT_DEFINITION, 5, contract_body)?;
    p.node(start, CONTRACT_DEFINITION)
}

/// `contractSpecifier : 'is' base (',' base)* | 'layout' 'at' expression`
fn contract_specifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        IS => {
            let start = p.begin(IS)?;
            p.call(CONTRACT_SPECIFIER_IS, 2, base)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.pair(CONTRACT_SPECIFIER_NEXT_BASE, COMMA, base)?;
            }
            p.list(list, CONTRACT_SPECIFIER_NEXT_BASES)?;
            p.node(start, CONTRACT_SPECIFIER_IS)?;
        }
        LAYOUT => {
            let start = p.begin(LAYOUT)?;
            p.token(AT)?;
            p.call(CONTRACT_SPECIFIER_LAYOUT_AT, 3, expression)?;
            p.node(start, CONTRACT_SPECIFIER_LAYOUT_AT)?;
        }
        _ => return p.stop(),
    }
    p.slot(CONTRACT_SPECIFIER)
}

/// `base : path arguments?`
fn base(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(BASE, 1, path)?;
    p.optional(p.peek() == L_PAREN, OPTIONAL_ARGUMENTS, arguments)?;
    p.close(start, BASE)
}

/// `path : identifier ('.' memberName)*`
fn path(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    identifier(p)?;
    let list = p.open();
    while p.peek() == DOT && p.goes_in(PATH_NEXT_MEMBER_NAMES)? {
        p.call(PATH_NEXT_MEMBER_NAMES, 1, next_member_name)?;
    }
    p.list(list, PATH_NEXT_MEMBER_NAMES)?;
    p.close(start, PATH)
}

/// `'.' memberName`
fn next_member_name(p: &mut Machine<'_>) -> Parsed {
    p.pair(NEXT_MEMBER_NAME, DOT, member_name)
}

/// `memberName : identifier | 'address'`
fn member_name(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ADDRESS => p.take(MEMBER_NAME)?,
        _ => identifier(p)?,
    }
    p.slot(MEMBER_NAME)
}

/// `arguments : '(' (expression (',' expression)*)? ')' | '(' '{' (namedArgument (',' namedArgument)*)? ','?
///     '}' ')'`
/// In normal form `'(' ((expression (',' expression)*)? | '{' (namedArgument (',' namedArgument)*)? ','?
///     '}') ')'`
fn arguments(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    let start_2 = p.open();
    match p.peek() {
        L_BRACE => {
            let start_3 = p.begin(L_BRACE)?;
            if !matches!(p.peek(), COMMA | R_BRACE) {
                let start_4 = p.open();
                p.call(ARGUMENTS_NAMED_ARGUMENTS, 1, named_argument)?;
                p.call(ARGUMENTS_NAMED_ARGUMENTS, 2, next_named_arguments)?;
                p.close_in(start_4, ARGUMENTS_NAMED_ARGUMENTS, ARGUMENTS_OPTIONAL_NAMED_ARGUMENTS)?;
            }
            p.call(ARGUMENTS_L_BRACE_R_BRACE, 3, optional_comma)?;
            p.token(R_BRACE)?;
            p.node(start_3, ARGUMENTS_L_BRACE_R_BRACE)?;
        }
        _ => p.call(ARGUMENTS_AFTER_L_PAREN, 1, optional_expressions)?,
    }
    p.close(start_2, ARGUMENTS_AFTER_L_PAREN)?;
    p.token(R_PAREN)?;
    p.node(start, ARGUMENTS)
}

/// `(expression (',' expression)*)?`
fn optional_expressions(p: &mut Machine<'_>) -> Parsed {
    if !matches!(p.peek(), R_PAREN | R_BRACKET) {
        let start = p.open();
        p.call(EXPRESSIONS, 1, expression)?;
        let list = p.open();
        while p.peek() == COMMA {
            p.pair(NEXT_EXPRESSION, COMMA, expression)?;
        }
        p.list(list, NEXT_EXPRESSIONS)?;
        p.close_in(start, EXPRESSIONS, OPTIONAL_EXPRESSIONS)?;
    }
    Ok(())
}

/// `expression : expression ('++' | '--') | expression '[' expression? ']' | expression '[' expression? ':'
///     expression? ']' | expression '.' memberName | expression '{' namedArgument (',' namedArgument)* '}'
///     | expression arguments | unaryOperator expression | 'new' typeName | expression binaryOperator
///     expression | expression '?' expression ':' expression | '(' expression? (',' expression?)* ')' | '['
///     (expression (',' expression)*)? ']' | literal | identifier | elementaryType | mapping | functionType
///     | 'payable' | 'type'`
/// In normal form `unaryOperators expression_base expression_plus_plus_or_others`
fn expression(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), PLUS_PLUS | MINUS_MINUS | BANG | TILDE | MINUS | PLUS | DELETE | AFTER) {
        unary_operator(p)?;
    }
    p.list(list, UNARY_OPERATORS)?;
    match p.peek() {
        NEW => p.pair(EXPRESSION_NEW, NEW, type_name)?,
        L_PAREN => {
            let start_2 = p.begin(L_PAREN)?;
            p.call(EXPRESSION_L_PAREN_R_PAREN, 2, optional_expression)?;
            let list = p.open();
            while p.peek() == COMMA {
                let start_3 = p.begin(COMMA)?;
                p.call(EXPRESSION_NEXT_OPTIONAL_EXPRESSION, 2, optional_expression)?;
                p.close(start_3, EXPRESSION_NEXT_OPTIONAL_EXPRESSION)?;
            }
            p.list(list, EXPRESSION_NEXT_OPTIONAL_EXPRESSIONS)?;
            p.token(R_PAREN)?;
            p.node(start_2, EXPRESSION_L_PAREN_R_PAREN)?;
        }
        L_BRACKET => {
            let start_2 = p.begin(L_BRACKET)?;
            p.call(EXPRESSION_L_BRACKET_OPTIONAL_EXPRESSION_LIST_R_BRACKET, 2, optional_expressions)?;
            p.token(R_BRACKET)?;
            p.node(start_2, EXPRESSION_L_BRACKET_OPTIONAL_EXPRESSION_LIST_R_BRACKET)?;
        }
        TRUE | FALSE | NUMBER | STRING => p.call(EXPRESSION_BASE, 4, literal)?,
        ADDRESS | VAR | ELEMENTARY_TYPE => p.call(EXPRESSION_BASE, 6, elementary_type)?,
        MAPPING_KEYWORD => p.call(EXPRESSION_BASE, 7, mapping)?,
        FUNCTION => p.call(EXPRESSION_BASE, 8, function_type)?,
        PAYABLE | TYPE => p.take(EXPRESSION_BASE)?,
        _ => identifier(p)?,
    }
    p.slot(EXPRESSION_BASE)?;
    p.call(EXPRESSION, 3, expression_plus_plus_or_others)?;
    p.close(start, EXPRESSION)
}

/// `unaryOperator : '!' | '~' | '-' | '+' | '++' | '--' | 'delete' | 'after'`
fn unary_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(UNARY_OPERATOR)
}

/// `typeName : elementaryType | path | mapping | functionType | typeName '[' expression? ']'`
/// In normal form `(elementaryType | path | mapping | functionType) ('[' expression? ']')*`
fn type_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.peek() {
        ADDRESS | VAR | ELEMENTARY_TYPE => p.call(TYPE_NAME_OPERAND, 1, elementary_type)?,
        MAPPING_KEYWORD => p.call(TYPE_NAME_OPERAND, 3, mapping)?,
        FUNCTION => p.call(TYPE_NAME_OPERAND, 4, function_type)?,
        _ => p.call(TYPE_NAME_OPERAND, 2, path)?,
    }
    p.slot(TYPE_NAME_OPERAND)?;
    let list = p.open();
    while p.peek() == L_BRACKET && p.goes_in(TYPE_NAME_TAILS)? {
        let start_2 = p.begin(L_BRACKET)?;
        p.call(TYPE_NAME_TAIL, 2, optional_expression)?;
        p.token(R_BRACKET)?;
        p.node(start_2, TYPE_NAME_TAIL)?;
    }
    p.list(list, TYPE_NAME_TAILS)?;
    p.close(start, TYPE_NAME)
}

/// `elementaryType : ELEMENTARY_TYPE | 'address' 'payable'? | 'var'`
fn elementary_type(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ADDRESS => {
            let start = p.begin(ADDRESS)?;
            p.optional_token(p.peek() == PAYABLE, ELEMENTARY_TYPE_OPTIONAL_PAYABLE)?;
            p.close(start, ELEMENTARY_TYPE_ADDRESS)?;
        }
        ELEMENTARY_TYPE | VAR => p.take(ELEMENTARY_TYPE_RULE)?,
        _ => return p.stop(),
    }
    p.slot(ELEMENTARY_TYPE_RULE)
}

/// `mapping : 'mapping' '(' typeName identifier? '=>' typeName identifier? ')'`
fn mapping(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(MAPPING_KEYWORD)?;
    p.token(L_PAREN)?;
    p.call(MAPPING, 3, type_name)?;
    p.call(MAPPING, 4, optional_identifier)?;
    p.token(EQ_GT)?;
    p.call(MAPPING, 6, type_name)?;
    p.call(MAPPING, 7, optional_identifier)?;
    p.token(R_PAREN)?;
    p.node(start, MAPPING)
}

/// `identifier?`
fn optional_identifier(p: &mut Machine<'_>) -> Parsed {
    if !matches!(p.peek(), COMMA | L_PAREN | R_PAREN | EQ_GT) {
        identifier(p)?;
        p.slot(OPTIONAL_IDENTIFIER)?;
    }
    Ok(())
}

/// `functionType : 'function' parameters (visibility | mutability)* returns?`
fn function_type(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FUNCTION)?;
    p.call(FUNCTION_TYPE, 2, parameters)?;
    let list = p.open();
    while matches!(p.peek(), PURE | VIEW | PAYABLE) || p.goes_in(FUNCTION_TYPE_VISIBILITY_OR_MUTABILITIES)? {
        match p.peek() {
            PUBLIC | PRIVATE | INTERNAL | EXTERNAL => visibility(p)?,
            PURE | VIEW | PAYABLE | CONSTANT => mutability(p)?,
            _ => return p.stop(),
        }
        p.slot(FUNCTION_TYPE_VISIBILITY_OR_MUTABILITY)?;
    }
    p.list(list, FUNCTION_TYPE_VISIBILITY_OR_MUTABILITIES)?;
    p.call(FUNCTION_TYPE, 4, optional_returns)?;
    p.node(start, FUNCTION_TYPE)
}

/// `parameters : '(' (parameter (',' parameter)*)? ','? ')'`
fn parameters(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    if !matches!(p.peek(), COMMA | R_PAREN) {
        let start_2 = p.open();
        p.call(PARAMETERS_LIST, 1, parameter)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(PARAMETERS_NEXT_PARAMETERS)? {
            p.pair(PARAMETERS_NEXT_PARAMETER, COMMA, parameter)?;
        }
        p.list(list, PARAMETERS_NEXT_PARAMETERS)?;
        p.close_in(start_2, PARAMETERS_LIST, PARAMETERS_OPTIONAL_PARAMETERS)?;
    }
    p.call(PARAMETERS, 3, optional_comma)?;
    p.token(R_PAREN)?;
    p.node(start, PARAMETERS)
}

/// `parameter : typeName parameterSpecifier* identifier?`
fn parameter(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PARAMETER, 1, type_name)?;
    let list = p.open();
    while p.goes_in(PARAMETER_SPECIFIERS)? {
        p.call(PARAMETER_SPECIFIERS, 1, parameter_specifier)?;
    }
    p.list(list, PARAMETER_SPECIFIERS)?;
    p.call(PARAMETER, 3, optional_identifier)?;
    p.close(start, PARAMETER)
}

/// `parameterSpecifier : location | 'indexed' | 'constant' | 'immutable'`
fn parameter_specifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MEMORY | STORAGE | CALLDATA => location(p)?,
        INDEXED | CONSTANT | IMMUTABLE => p.take(PARAMETER_SPECIFIER)?,
        _ => return p.stop(),
    }
    p.slot(PARAMETER_SPECIFIER)
}

/// `location : 'memory' | 'storage' | 'calldata'`
fn location(p: &mut Machine<'_>) -> Parsed {
    p.set(LOCATION, matches!(p.peek(), MEMORY | STORAGE | CALLDATA))
}

/// `','?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `visibility : 'public' | 'private' | 'internal' | 'external'`
fn visibility(p: &mut Machine<'_>) -> Parsed {
    p.set(VISIBILITY, matches!(p.peek(), PUBLIC | PRIVATE | INTERNAL | EXTERNAL))
}

/// `mutability : 'pure' | 'view' | 'payable' | 'constant'`
fn mutability(p: &mut Machine<'_>) -> Parsed {
    p.set(MUTABILITY, matches!(p.peek(), PURE | VIEW | PAYABLE | CONSTANT))
}

/// `returns?`
fn optional_returns(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == RETURNS_KEYWORD && p.goes_in(OPTIONAL_RETURNS)? {
        p.call(OPTIONAL_RETURNS, 1, returns)?;
        p.slot(OPTIONAL_RETURNS)?;
    }
    Ok(())
}

/// `returns : 'returns' parameters`
fn returns(p: &mut Machine<'_>) -> Parsed {
    p.pair(RETURNS, RETURNS_KEYWORD, parameters)
}

/// `expression?`
fn optional_expression(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), SEMICOLON | COMMA | R_PAREN | R_BRACKET | COLON), OPTIONAL_EXPRESSION,
        expression)
}

/// `literal : NUMBER unit? | 'true' | 'false' | stringLiteral`
fn literal(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        NUMBER => {
            let start = p.begin(NUMBER)?;
            if matches!(p.peek(), WEI | GWEI | SZABO | FINNEY | ETHER | SECONDS | MINUTES | HOURS | DAYS
                | WEEKS | YEARS) {
                unit(p)?;
                p.slot(OPTIONAL_UNIT)?;
            }
            p.close(start, LITERAL_NUMBER)?;
        }
        STRING => p.call(LITERAL, 4, string_literal)?,
        TRUE | FALSE => p.take(LITERAL)?,
        _ => return p.stop(),
    }
    p.slot(LITERAL)
}

/// `unit : 'wei' | 'gwei' | 'szabo' | 'finney' | 'ether' | 'seconds' | 'minutes' | 'hours' | 'days' |
///     'weeks' | 'years'`
fn unit(p: &mut Machine<'_>) -> Parsed {
    p.one_of(UNIT)
}

/// `('++' | '--' | '[' expression? (':' expression?)? ']' | '.' memberName | '{' namedArgument (','
///     namedArgument)* '}' | arguments | binaryOperator expression | '?' expression ':' expression)*`
fn expression_plus_plus_or_others(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.goes_in(EXPRESSION_PLUS_PLUS_OR_OTHERS)? {
        match p.peek() {
            L_BRACKET => {
                let start = p.begin(L_BRACKET)?;
                p.call(EXPRESSION_L_BRACKET_OPTIONAL_EXPRESSION, 2, optional_expression)?;
                if p.peek() == COLON {
                    let start_2 = p.begin(COLON)?;
                    p.call(EXPRESSION_COLON, 2, optional_expression)?;
                    p.close_in(start_2, EXPRESSION_COLON, EXPRESSION_AFTER_L_BRACKET)?;
                }
                p.token(R_BRACKET)?;
                p.node(start, EXPRESSION_L_BRACKET_OPTIONAL_EXPRESSION)?;
            }
            DOT => p.call(EXPRESSION_PLUS_PLUS_OR_OTHER, 4, next_member_name)?,
            L_BRACE => {
                let start = p.begin(L_BRACE)?;
                p.call(EXPRESSION_L_BRACE_NAMED_ARGUMENT_R_BRACE, 2, named_argument)?;
                p.call(EXPRESSION_L_BRACE_NAMED_ARGUMENT_R_BRACE, 3, next_named_arguments)?;
                p.token(R_BRACE)?;
                p.node(start, EXPRESSION_L_BRACE_NAMED_ARGUMENT_R_BRACE)?;
            }
            L_PAREN => p.call(EXPRESSION_PLUS_PLUS_OR_OTHER, 6, arguments)?,
            QUESTION => {
                let start = p.begin(QUESTION)?;
                p.call(EXPRESSION_QUESTION_EXPRESSION_COLON_EXPRESSION, 2, expression)?;
                p.token(COLON)?;
                p.call(EXPRESSION_QUESTION_EXPRESSION_COLON_EXPRESSION, 4, expression)?;
                p.node(start, EXPRESSION_QUESTION_EXPRESSION_COLON_EXPRESSION)?;
            }
            PLUS_PLUS | MINUS_MINUS => p.take(EXPRESSION_PLUS_PLUS_OR_OTHER)?,
            _ => {
                let start = p.open();
                binary_operator(p)?;
                p.call(EXPRESSION_BINARY_OPERATOR_EXPRESSION, 2, expression)?;
                p.node(start, EXPRESSION_BINARY_OPERATOR_EXPRESSION)?;
            }
        }
        p.slot(EXPRESSION_PLUS_PLUS_OR_OTHER)?;
    }
    p.list(list, EXPRESSION_PLUS_PLUS_OR_OTHERS)
}

/// `namedArgument : identifier ':' expression`
fn named_argument(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    identifier(p)?;
    p.token(COLON)?;
    p.call(NAMED_ARGUMENT, 3, expression)?;
    p.node(start, NAMED_ARGUMENT)
}

/// `(',' namedArgument)*`
fn next_named_arguments(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == COMMA && p.goes_in(NEXT_NAMED_ARGUMENTS)? {
        p.pair(NEXT_NAMED_ARGUMENT, COMMA, named_argument)?;
    }
    p.list(list, NEXT_NAMED_ARGUMENTS)
}

/// `binaryOperator : '**' | '*' | '/' | '%' | '+' | '-' | '<<' | '>>' | '>>>' | '&' | '^' | '|' | '<' | '>'
///     | '<=' | '>=' | '==' | '!=' | '&&' | '||' | '=' | '|=' | '^=' | '&=' | '<<=' | '>>=' | '>>>=' | '+='
///     | '-=' | '*=' | '/=' | '%='`
fn binary_operator(p: &mut Machine<'_>) -> Parsed {
    p.one_of(BINARY_OPERATOR)
}

/// `contractBody : '{' definition* '}'`
fn contract_body(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.call(CONTRACT_BODY, 2, definitions)?;
    p.token(R_BRACE)?;
    p.node(start, CONTRACT_BODY)
}

/// `functionDefinition : functionKind parameters functionSpecifier* returns? functionBody`
fn function_definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FUNCTION_DEFINITION, 1, function_kind)?;
    p.call(FUNCTION_DEFINITION, 2, parameters)?;
    p.call(FUNCTION_DEFINITION, 3, function_specifiers)?;
    p.call(FUNCTION_DEFINITION, 4, optional_returns)?;
    p.call(FUNCTION_DEFINITION, 5, function_body)?;
    p.node(start, FUNCTION_DEFINITION)
}

/// `functionKind : 'function' identifier? | 'constructor' | 'fallback' | 'receive'`
fn function_kind(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        FUNCTION => {
            let start = p.begin(FUNCTION)?;
            p.call(FUNCTION_KIND_FUNCTION, 2, optional_identifier)?;
            p.close(start, FUNCTION_KIND_FUNCTION)?;
        }
        CONSTRUCTOR | FALLBACK | RECEIVE => p.take(FUNCTION_KIND)?,
        _ => return p.stop(),
    }
    p.slot(FUNCTION_KIND)
}

/// `functionSpecifier*`
fn function_specifiers(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), SEMICOLON | L_BRACE | RETURNS_KEYWORD) {
        p.call(FUNCTION_SPECIFIERS, 1, function_specifier)?;
    }
    p.list(list, FUNCTION_SPECIFIERS)
}

/// `functionSpecifier : visibility | mutability | override | 'virtual' | invocation`
/// In normal form `visibility | mutability | override | 'virtual' | base`
fn function_specifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        PUBLIC | PRIVATE | INTERNAL | EXTERNAL => visibility(p)?,
        PURE | VIEW | PAYABLE | CONSTANT => mutability(p)?,
        OVERRIDE_KEYWORD => p.call(FUNCTION_SPECIFIER, 3, override_rule)?,
        VIRTUAL => p.take(FUNCTION_SPECIFIER)?,
        _ => p.call(FUNCTION_SPECIFIER, 5, base)?,
    }
    p.slot(FUNCTION_SPECIFIER)
}

/// `override : 'override' ('(' path (',' path)* ','? ')')?`
fn override_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(OVERRIDE_KEYWORD)?;
    if p.peek() == L_PAREN {
        let start_2 = p.begin(L_PAREN)?;
        p.call(OVERRIDE_L_PAREN_PATH_R_PAREN, 2, path)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(OVERRIDE_NEXT_PATHS)? {
            p.pair(OVERRIDE_NEXT_PATH, COMMA, path)?;
        }
        p.list(list, OVERRIDE_NEXT_PATHS)?;
        p.call(OVERRIDE_L_PAREN_PATH_R_PAREN, 4, optional_comma)?;
        p.token(R_PAREN)?;
        p.node_in(start_2, OVERRIDE_L_PAREN_PATH_R_PAREN, OVERRIDE_OPTIONAL_L_PAREN_PATH_R_PAREN)?;
    }
    p.close(start, OVERRIDE)
}

/// `functionBody : block | ';'`
fn function_body(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE => p.call(FUNCTION_BODY, 1, block)?,
        SEMICOLON => p.take(FUNCTION_BODY)?,
        _ => return p.stop(),
    }
    p.slot(FUNCTION_BODY)
}

/// `block : '{' statement* '}'`
fn block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    let list = p.open();
    while p.peek() != R_BRACE {
        p.call(STATEMENTS, 1, statement)?;
    }
    p.list(list, STATEMENTS)?;
    p.token(R_BRACE)?;
    p.node(start, BLOCK)
}

/// `statement : block | uncheckedBlock | simpleStatement | ifStatement | forStatement | whileStatement |
///     doStatement | tryStatement | jumpStatement | emitStatement | revertStatement | assemblyStatement`
/// In normal form `(statement_for | statement_while)* (block | uncheckedBlock | simpleStatement |
///     ifStatement | doStatement | tryStatement | jumpStatement | emitStatement |
///     revertStatement | assemblyStatement)`
fn statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), FOR | WHILE) {
        match p.peek() {
            FOR => {
                let start_2 = p.begin(FOR)?;
                p.token(L_PAREN)?;
                match p.peek() {
                    SEMICOLON => p.take(STATEMENT_SIMPLE_STATEMENT_OR_SEMICOLON)?,
                    _ => p.call(STATEMENT_SIMPLE_STATEMENT_OR_SEMICOLON, 1, simple_statement)?,
                }
                p.slot(STATEMENT_SIMPLE_STATEMENT_OR_SEMICOLON)?;
                p.call(STATEMENT_FOR, 4, optional_expression)?;
                p.token(SEMICOLON)?;
                p.call(STATEMENT_FOR, 6, optional_expression)?;
                p.token(R_PAREN)?;
                p.node(start_2, STATEMENT_FOR)?;
            }
            WHILE => {
                let start_2 = p.begin(WHILE)?;
                p.token(L_PAREN)?;
                p.call(STATEMENT_WHILE, 3, expression)?;
                p.token(R_PAREN)?;
                p.node(start_2, STATEMENT_WHILE)?;
            }
            _ => return p.stop(),
        }
        p.slot(STATEMENT_TAIL)?;
    }
    p.list(list, STATEMENT_TAILS)?;
    match p.decide(STATEMENT_OPERAND)? {
        1 => p.call(STATEMENT_OPERAND, 1, block)?,
        2 => p.call(STATEMENT_OPERAND, 2, unchecked_block)?,
        3 => p.call(STATEMENT_OPERAND, 3, simple_statement)?,
        4 => p.call(STATEMENT_OPERAND, 4, if_statement)?,
        5 => p.call(STATEMENT_OPERAND, 5, do_statement)?,
        6 => p.call(STATEMENT_OPERAND, 6, try_statement)?,
        7 => p.call(STATEMENT_OPERAND, 7, jump_statement)?,
        8 => p.call(STATEMENT_OPERAND, 8, emit_statement)?,
        9 => p.call(STATEMENT_OPERAND, 9, revert_statement)?,
        _ => p.call(STATEMENT_OPERAND, 10, assembly_statement)?,
    }
    p.slot(STATEMENT_OPERAND)?;
    p.close(start, STATEMENT)
}

/// `simpleStatement : localVariable | expression ';'`
fn simple_statement(p: &mut Machine<'_>) -> Parsed {
    match p.decide(SIMPLE_STATEMENT)? {
        1 => p.call(SIMPLE_STATEMENT, 1, local_variable)?,
        _ => {
            let start = p.open();
            p.call(SIMPLE_STATEMENT_EXPRESSION_SEMICOLON, 1, expression)?;
            p.token(SEMICOLON)?;
            p.node(start, SIMPLE_STATEMENT_EXPRESSION_SEMICOLON)?;
        }
    }
    p.slot(SIMPLE_STATEMENT)
}

/// `localVariable : typeName location* identifier initializer? ';' | variableTuple initializer? ';'`
fn local_variable(p: &mut Machine<'_>) -> Parsed {
    match p.decide(LOCAL_VARIABLE)? {
        1 => {
            let start = p.open();
            p.call(LOCAL_VARIABLE_TYPE_NAME_IDENTIFIER_SEMICOLON, 1, type_name)?;
            p.call(LOCAL_VARIABLE_TYPE_NAME_IDENTIFIER_SEMICOLON, 2, locations)?;
            identifier(p)?;
            p.call(LOCAL_VARIABLE_TYPE_NAME_IDENTIFIER_SEMICOLON, 4, optional_initializer)?;
            p.token(SEMICOLON)?;
            p.node(start, LOCAL_VARIABLE_TYPE_NAME_IDENTIFIER_SEMICOLON)?;
        }
        _ => {
            let start = p.open();
            p.call(LOCAL_VARIABLE_VARIABLE_TUPLE_SEMICOLON, 1, variable_tuple)?;
            p.call(LOCAL_VARIABLE_VARIABLE_TUPLE_SEMICOLON, 2, optional_initializer)?;
            p.token(SEMICOLON)?;
            p.node(start, LOCAL_VARIABLE_VARIABLE_TUPLE_SEMICOLON)?;
        }
    }
    p.slot(LOCAL_VARIABLE)
}

/// `location*`
fn locations(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), MEMORY | STORAGE) || p.peek() == CALLDATA && p.goes_in(LOCATIONS)? {
        location(p)?;
    }
    p.list(list, LOCATIONS)
}

/// `initializer?`
fn optional_initializer(p: &mut Machine<'_>) -> Parsed {
    p.optional(p.peek() == EQ, OPTIONAL_INITIALIZER, initializer)
}

/// `initializer : '=' expression`
fn initializer(p: &mut Machine<'_>) -> Parsed {
    p.pair(INITIALIZER, EQ, expression)
}

/// `variableTuple : '(' ','* variable (',' variable?)* ')' | 'var' '(' identifier? (',' identifier?)* ')'`
fn variable_tuple(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.take(COMMA)?;
            }
            p.list(list, VARIABLE_TUPLE_COMMAS)?;
            p.call(VARIABLE_TUPLE_L_PAREN_VARIABLE_R_PAREN, 3, variable)?;
            let list = p.open();
            while p.peek() == COMMA {
                let start_2 = p.begin(COMMA)?;
                p.optional(!matches!(p.peek(), COMMA | R_PAREN), OPTIONAL_VARIABLE, variable)?;
                p.close(start_2, VARIABLE_TUPLE_NEXT_OPTIONAL_VARIABLE)?;
            }
            p.list(list, VARIABLE_TUPLE_NEXT_OPTIONAL_VARIABLES)?;
            p.token(R_PAREN)?;
            p.node(start, VARIABLE_TUPLE_L_PAREN_VARIABLE_R_PAREN)?;
        }
        VAR => {
            let start = p.begin(VAR)?;
            p.token(L_PAREN)?;
            p.call(VARIABLE_TUPLE_VAR, 3, optional_identifier)?;
            let list = p.open();
            while p.peek() == COMMA {
                let start_2 = p.begin(COMMA)?;
                p.call(VARIABLE_TUPLE_NEXT_OPTIONAL_IDENTIFIER, 2, optional_identifier)?;
                p.close(start_2, VARIABLE_TUPLE_NEXT_OPTIONAL_IDENTIFIER)?;
            }
            p.list(list, VARIABLE_TUPLE_NEXT_OPTIONAL_IDENTIFIERS)?;
            p.token(R_PAREN)?;
            p.node(start, VARIABLE_TUPLE_VAR)?;
        }
        _ => return p.stop(),
    }
    p.slot(VARIABLE_TUPLE)
}

/// `variable : typeName location* identifier`
fn variable(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(VARIABLE, 1, type_name)?;
    p.call(VARIABLE, 2, locations)?;
    identifier(p)?;
    p.node(start, VARIABLE)
}

/// `uncheckedBlock : 'unchecked' block`
fn unchecked_block(p: &mut Machine<'_>) -> Parsed {
    p.pair(UNCHECKED_BLOCK, UNCHECKED, block)
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

/// `tryStatement : 'try' expression returns? block catchClause*`
fn try_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TRY)?;
    p.call(TRY_STATEMENT, 2, expression)?;
    p.call(TRY_STATEMENT, 3, optional_returns)?;
    p.call(TRY_STATEMENT, 4, block)?;
    let list = p.open();
    while p.peek() == CATCH {
        p.call(CATCH_CLAUSES, 1, catch_clause)?;
    }
    p.list(list, CATCH_CLAUSES)?;
    p.node(start, TRY_STATEMENT)
}

/// `catchClause : 'catch' (identifier? parameters)? block`
fn catch_clause(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CATCH)?;
    if p.peek() != L_BRACE {
        let start_2 = p.open();
        p.call(CATCH_CLAUSE_PARAMETERS, 1, optional_identifier)?;
        p.call(CATCH_CLAUSE_PARAMETERS, 2, parameters)?;
        p.close_in(start_2, CATCH_CLAUSE_PARAMETERS, CATCH_CLAUSE_OPTIONAL_PARAMETERS)?;
    }
    p.call(CATCH_CLAUSE, 3, block)?;
    p.node(start, CATCH_CLAUSE)
}

/// `jumpStatement : 'return' expression? ';' | 'break' ';' | 'continue' ';' | 'throw' ';'`
fn jump_statement(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        RETURN => {
            let start = p.begin(RETURN)?;
            p.call(JUMP_STATEMENT_RETURN, 2, optional_expression)?;
            p.token(SEMICOLON)?;
            p.node(start, JUMP_STATEMENT_RETURN)?;
        }
        BREAK => {
            let start = p.begin(BREAK)?;
            p.token(SEMICOLON)?;
            p.node(start, JUMP_STATEMENT_BREAK)?;
        }
        CONTINUE => {
            let start = p.begin(CONTINUE)?;
            p.token(SEMICOLON)?;
            p.node(start, JUMP_STATEMENT_CONTINUE)?;
        }
        THROW => {
            let start = p.begin(THROW)?;
            p.token(SEMICOLON)?;
            p.node(start, JUMP_STATEMENT_THROW)?;
        }
        _ => return p.stop(),
    }
    p.slot(JUMP_STATEMENT)
}

/// `emitStatement : 'emit' expression ';'`
fn emit_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(EMIT)?;
    p.call(EMIT_STATEMENT, 2, expression)?;
    p.token(SEMICOLON)?;
    p.node(start, EMIT_STATEMENT)
}

/// `revertStatement : 'revert' path arguments ';'`
fn revert_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(REVERT)?;
    p.call(REVERT_STATEMENT, 2, path)?;
    p.call(REVERT_STATEMENT, 3, arguments)?;
    p.token(SEMICOLON)?;
    p.node(start, REVERT_STATEMENT)
}

/// `assemblyStatement : 'assembly' STRING? ('(' STRING (',' STRING)* ')')? assemblyBlock`
fn assembly_statement(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ASSEMBLY)?;
    p.optional_token(p.peek() == STRING, ASSEMBLY_STATEMENT_OPTIONAL_STRING)?;
    if p.peek() == L_PAREN {
        let start_2 = p.begin(L_PAREN)?;
        p.token(STRING)?;
        let list = p.open();
        while p.peek() == COMMA {
            let start_3 = p.begin(COMMA)?;
            p.token(STRING)?;
            p.node(start_3, ASSEMBLY_STATEMENT_NEXT_STRING)?;
        }
        p.list(list, ASSEMBLY_STATEMENT_NEXT_STRINGS)?;
        p.token(R_PAREN)?;
        p.node_in(start_2, ASSEMBLY_STATEMENT_L_PAREN_STRING_R_PAREN,
            ASSEMBLY_STATEMENT_OPTIONAL_L_PAREN_STRING_R_PAREN)?;
    }
    p.call(ASSEMBLY_STATEMENT, 4, assembly_block)?;
    p.node(start, ASSEMBLY_STATEMENT)
}

/// `assemblyBlock : '{' assemblyItem* '}'`
fn assembly_block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    let list = p.open();
    while p.peek() != R_BRACE {
        p.call(ASSEMBLY_ITEMS, 1, assembly_item)?;
    }
    p.list(list, ASSEMBLY_ITEMS)?;
    p.token(R_BRACE)?;
    p.node(start, ASSEMBLY_BLOCK)
}

/// `assemblyItem : assemblyBlock | assemblyExpression | assemblyAssignment | assemblyVariable |
///     assemblyFunction | assemblyIf | assemblyFor | assemblySwitch | 'break' | 'continue' | 'leave' |
///     assemblyLabel | stackAssignment`
fn assembly_item(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ASSEMBLY_ITEM)? {
        1 => p.call(ASSEMBLY_ITEM, 1, assembly_block)?,
        2 => p.call(ASSEMBLY_ITEM, 2, assembly_expression)?,
        3 => p.call(ASSEMBLY_ITEM, 3, assembly_assignment)?,
        4 => p.call(ASSEMBLY_ITEM, 4, assembly_variable)?,
        5 => p.call(ASSEMBLY_ITEM, 5, assembly_function)?,
        6 => p.call(ASSEMBLY_ITEM, 6, assembly_if)?,
        7 => p.call(ASSEMBLY_ITEM, 7, assembly_for)?,
        8 => p.call(ASSEMBLY_ITEM, 8, assembly_switch)?,
        9..=10 => p.take(ASSEMBLY_ITEM)?,
        11 => p.token(LEAVE)?,
        12 => p.call(ASSEMBLY_ITEM, 12, assembly_label)?,
        _ => p.call(ASSEMBLY_ITEM, 13, stack_assignment)?,
    }
    p.slot(ASSEMBLY_ITEM)
}

/// `assemblyExpression : assemblyPath ('(' (assemblyExpression (',' assemblyExpression)*)? ')')? |
///     assemblyLiteral`
fn assembly_expression(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        TRUE | FALSE | NUMBER | STRING => p.call(ASSEMBLY_EXPRESSION, 2, assembly_literal)?,
        _ => {
            let start = p.open();
            p.call(ASSEMBLY_EXPRESSION_ASSEMBLY_PATH, 1, assembly_path)?;
            if p.peek() == L_PAREN {
                let start_2 = p.begin(L_PAREN)?;
                if p.peek() != R_PAREN {
                    let start_3 = p.open();
                    p.call(ASSEMBLY_EXPRESSION_ASSEMBLY_EXPRESSIONS, 1, assembly_expression)?;
                    let list = p.open();
                    while p.peek() == COMMA {
                        p.pair(ASSEMBLY_EXPRESSION_NEXT_ASSEMBLY_EXPRESSION, COMMA, assembly_expression)?;
                    }
                    p.list(list, ASSEMBLY_EXPRESSION_NEXT_ASSEMBLY_EXPRESSIONS)?;
                    p.close_in(start_3, ASSEMBLY_EXPRESSION_ASSEMBLY_EXPRESSIONS,
                        ASSEMBLY_EXPRESSION_OPTIONAL_ASSEMBLY_EXPRESSIONS)?;
                }
                p.token(R_PAREN)?;
                p.node_in(start_2, ASSEMBLY_EXPRESSION_L_PAREN_R_PAREN,
                    ASSEMBLY_EXPRESSION_OPTIONAL_L_PAREN_R_PAREN)?;
            }
            p.close(start, ASSEMBLY_EXPRESSION_ASSEMBLY_PATH)?;
        }
    }
    p.slot(ASSEMBLY_EXPRESSION)
}

/// `assemblyPath : assemblyName ('.' assemblyName)*`
fn assembly_path(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ASSEMBLY_PATH, 1, assembly_name)?;
    let list = p.open();
    while p.peek() == DOT {
        p.pair(ASSEMBLY_PATH_NEXT_ASSEMBLY_NAME, DOT, assembly_name)?;
    }
    p.list(list, ASSEMBLY_PATH_NEXT_ASSEMBLY_NAMES)?;
    p.close(start, ASSEMBLY_PATH)
}

/// `assemblyName : identifier | ELEMENTARY_TYPE | 'address' | 'return' | 'abstract' | 'after' | 'anonymous'
///     | 'as' | 'assembly' | 'catch' | 'constant' | 'contract' | 'days' | 'delete' | 'do' | 'else' | 'emit'
///     | 'enum' | 'ether' | 'event' | 'external' | 'hours' | 'immutable' | 'import' | 'indexed' |
///     'interface' | 'internal' | 'is' | 'library' | 'mapping' | 'memory' | 'minutes' | 'modifier' | 'new'
///     | 'override' | 'payable' | 'private' | 'public' | 'pure' | 'returns' | 'seconds' | 'storage' |
///     'struct' | 'throw' | 'try' | 'type' | 'unchecked' | 'using' | 'var' | 'view' | 'virtual' | 'weeks' |
///     'wei' | 'while' | 'years'`
fn assembly_name(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        ELEMENTARY_TYPE | ADDRESS | RETURN | ABSTRACT | AFTER | ANONYMOUS | AS | ASSEMBLY | CATCH
        | CONSTANT | CONTRACT | DAYS | DELETE | DO | ELSE | EMIT | ENUM | ETHER | EVENT | EXTERNAL
        | HOURS | IMMUTABLE | IMPORT | INDEXED | INTERFACE | INTERNAL | IS | LIBRARY | MAPPING_KEYWORD
        | MEMORY | MINUTES | MODIFIER | NEW | OVERRIDE_KEYWORD | PAYABLE | PRIVATE | PUBLIC | PURE
        | RETURNS_KEYWORD | SECONDS | STORAGE | STRUCT | THROW | TRY | TYPE | UNCHECKED | USING | VAR
        | VIEW | VIRTUAL | WEEKS | WEI | WHILE | YEARS => p.take(ASSEMBLY_NAME)?,
        _ => identifier(p)?,
    }
    p.slot(ASSEMBLY_NAME)
}

/// `assemblyLiteral : (NUMBER | STRING | 'true' | 'false') (':' assemblyName)?`
fn assembly_literal(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(ASSEMBLY_LITERAL_TRUE_OR_OTHER, matches!(p.peek(), TRUE | FALSE | NUMBER | STRING))?;
    p.call(ASSEMBLY_LITERAL, 2, optional_colon_assembly_name)?;
    p.close(start, ASSEMBLY_LITERAL)
}

/// `(':' assemblyName)?`
fn optional_colon_assembly_name(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == COLON {
        let start = p.begin(COLON)?;
        p.call(COLON_ASSEMBLY_NAME, 2, assembly_name)?;
        p.node_in(start, COLON_ASSEMBLY_NAME, OPTIONAL_COLON_ASSEMBLY_NAME)?;
    }
    Ok(())
}

/// `assemblyAssignment : assemblyPath (',' assemblyPath)* ':=' assemblyExpression`
fn assembly_assignment(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ASSEMBLY_ASSIGNMENT, 1, assembly_path)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(ASSEMBLY_ASSIGNMENT_NEXT_ASSEMBLY_PATH, COMMA, assembly_path)?;
    }
    p.list(list, ASSEMBLY_ASSIGNMENT_NEXT_ASSEMBLY_PATHS)?;
    p.token(COLON_EQ)?;
    p.call(ASSEMBLY_ASSIGNMENT, 4, assembly_expression)?;
    p.node(start, ASSEMBLY_ASSIGNMENT)
}

/// `assemblyVariable : 'let' typedNames (':=' assemblyExpression)?`
fn assembly_variable(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(LET)?;
    p.call(ASSEMBLY_VARIABLE, 2, typed_names)?;
    if p.peek() == COLON_EQ {
        let start_2 = p.begin(COLON_EQ)?;
        p.call(ASSEMBLY_VARIABLE_COLON_EQ_ASSEMBLY_EXPRESSION, 2, assembly_expression)?;
        p.node_in(start_2, ASSEMBLY_VARIABLE_COLON_EQ_ASSEMBLY_EXPRESSION,
            ASSEMBLY_VARIABLE_OPTIONAL_COLON_EQ_ASSEMBLY_EXPRESSION)?;
    }
    p.node(start, ASSEMBLY_VARIABLE)
}

/// `typedNames : typedName (',' typedName)*`
fn typed_names(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPED_NAMES, 1, typed_name)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(TYPED_NAMES_NEXT_TYPED_NAME, COMMA, typed_name)?;
    }
    p.list(list, TYPED_NAMES_NEXT_TYPED_NAMES)?;
    p.close(start, TYPED_NAMES)
}

/// `typedName : assemblyPath (':' assemblyName)?`
fn typed_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TYPED_NAME, 1, assembly_path)?;
    p.call(TYPED_NAME, 2, optional_colon_assembly_name)?;
    p.close(start, TYPED_NAME)
}

/// `assemblyFunction : 'function' assemblyPath '(' typedNames? ')' ('->' typedNames)? assemblyBlock`
fn assembly_function(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FUNCTION)?;
    p.call(ASSEMBLY_FUNCTION, 2, assembly_path)?;
    p.token(L_PAREN)?;
    p.optional(p.peek() != R_PAREN, OPTIONAL_TYPED_NAMES, typed_names)?;
    p.token(R_PAREN)?;
    if p.peek() == MINUS_GT {
        let start_2 = p.begin(MINUS_GT)?;
        p.call(ASSEMBLY_FUNCTION_MINUS_GT_TYPED_NAMES, 2, typed_names)?;
        p.node_in(start_2, ASSEMBLY_FUNCTION_MINUS_GT_TYPED_NAMES,
            ASSEMBLY_FUNCTION_OPTIONAL_MINUS_GT_TYPED_NAMES)?;
    }
    p.call(ASSEMBLY_FUNCTION, 7, assembly_block)?;
    p.node(start, ASSEMBLY_FUNCTION)
}

/// `assemblyIf : 'if' assemblyExpression assemblyBlock`
fn assembly_if(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(IF)?;
    p.call(ASSEMBLY_IF, 2, assembly_expression)?;
    p.call(ASSEMBLY_IF, 3, assembly_block)?;
    p.node(start, ASSEMBLY_IF)
}

/// `assemblyFor : 'for' assemblyBlock assemblyExpression assemblyBlock assemblyBlock`
fn assembly_for(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FOR)?;
    p.call(ASSEMBLY_FOR, 2, assembly_block)?;
    p.call(ASSEMBLY_FOR, 3, assembly_expression)?;
    p.call(ASSEMBLY_FOR, 4, assembly_block)?;
    p.call(ASSEMBLY_FOR, 5, assembly_block)?;
    p.node(start, ASSEMBLY_FOR)
}

/// `assemblySwitch : 'switch' assemblyExpression assemblyCase*`
fn assembly_switch(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SWITCH)?;
    p.call(ASSEMBLY_SWITCH, 2, assembly_expression)?;
    let list = p.open();
    while matches!(p.peek(), CASE | DEFAULT) {
        p.call(ASSEMBLY_CASES, 1, assembly_case)?;
    }
    p.list(list, ASSEMBLY_CASES)?;
    p.node(start, ASSEMBLY_SWITCH)
}

/// `assemblyCase : 'case' assemblyLiteral assemblyBlock | 'default' assemblyBlock`
fn assembly_case(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CASE => {
            let start = p.begin(CASE)?;
            p.call(ASSEMBLY_CASE_CASE, 2, assembly_literal)?;
            p.call(ASSEMBLY_CASE_CASE, 3, assembly_block)?;
            p.node(start, ASSEMBLY_CASE_CASE)?;
        }
        DEFAULT => p.pair(ASSEMBLY_CASE_DEFAULT, DEFAULT, assembly_block)?,
        _ => return p.stop(),
    }
    p.slot(ASSEMBLY_CASE)
}

/// `assemblyLabel : assemblyName ':'`
fn assembly_label(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ASSEMBLY_LABEL, 1, assembly_name)?;
    p.token(COLON)?;
    p.node(start, ASSEMBLY_LABEL)
}

/// `stackAssignment : '=:' assemblyPath`
fn stack_assignment(p: &mut Machine<'_>) -> Parsed {
    p.pair(STACK_ASSIGNMENT, EQ_COLON, assembly_path)
}

/// `modifierDefinition : 'modifier' identifier parameters? functionSpecifier* functionBody`
fn modifier_definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(MODIFIER)?;
    identifier(p)?;
    p.optional(p.peek() == L_PAREN, OPTIONAL_PARAMETERS, parameters)?;
    p.call(MODIFIER_DEFINITION, 4, function_specifiers)?;
    p.call(MODIFIER_DEFINITION, 5, function_body)?;
    p.node(start, MODIFIER_DEFINITION)
}

/// `variableDefinition : typeName variableSpecifier* identifier initializer? ';'`
fn variable_definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(VARIABLE_DEFINITION, 1, type_name)?;
    let list = p.open();
    while p.goes_in(VARIABLE_SPECIFIERS)? {
        p.call(VARIABLE_SPECIFIERS, 1, variable_specifier)?;
    }
    p.list(list, VARIABLE_SPECIFIERS)?;
    identifier(p)?;
    p.call(VARIABLE_DEFINITION, 4, optional_initializer)?;
    p.token(SEMICOLON)?;
    p.node(start, VARIABLE_DEFINITION)
}

/// `variableSpecifier : visibility | 'constant' | 'immutable' | 'transient' | override | location`
fn variable_specifier(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        PUBLIC | PRIVATE | INTERNAL | EXTERNAL => visibility(p)?,
        OVERRIDE_KEYWORD => p.call(VARIABLE_SPECIFIER, 5, override_rule)?,
        MEMORY | STORAGE | CALLDATA => location(p)?,
        CONSTANT | IMMUTABLE | TRANSIENT => p.take(VARIABLE_SPECIFIER)?,
        _ => return p.stop(),
    }
    p.slot(VARIABLE_SPECIFIER)
}

/// `structDefinition : 'struct' identifier '{' structMember* '}'`
fn struct_definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(STRUCT)?;
    identifier(p)?;
    p.token(L_BRACE)?;
    let list = p.open();
    while p.peek() != R_BRACE {
        p.call(STRUCT_MEMBERS, 1, struct_member)?;
    }
    p.list(list, STRUCT_MEMBERS)?;
    p.token(R_BRACE)?;
    p.node(start, STRUCT_DEFINITION)
}

/// `structMember : typeName identifier ';'`
fn struct_member(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(STRUCT_MEMBER, 1, type_name)?;
    identifier(p)?;
    p.token(SEMICOLON)?;
    p.node(start, STRUCT_MEMBER)
}

/// `enumDefinition : 'enum' identifier '{' (identifier (',' identifier)*)? '}'`
fn enum_definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ENUM)?;
    identifier(p)?;
    p.token(L_BRACE)?;
    if p.peek() != R_BRACE {
        let start_2 = p.open();
        identifier(p)?;
        let list = p.open();
        while p.peek() == COMMA {
            let start_3 = p.begin(COMMA)?;
            identifier(p)?;
            p.node(start_3, ENUM_DEFINITION_NEXT_IDENTIFIER)?;
        }
        p.list(list, ENUM_DEFINITION_NEXT_IDENTIFIERS)?;
        p.close_in(start_2, ENUM_DEFINITION_IDENTIFIERS, ENUM_DEFINITION_OPTIONAL_IDENTIFIERS)?;
    }
    p.token(R_BRACE)?;
    p.node(start, ENUM_DEFINITION)
}

/// `eventDefinition : 'event' identifier parameters 'anonymous'? ';'`
fn event_definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(EVENT)?;
    identifier(p)?;
    p.call(EVENT_DEFINITION, 3, parameters)?;
    p.optional_token(p.peek() == ANONYMOUS, EVENT_DEFINITION_OPTIONAL_ANONYMOUS)?;
    p.token(SEMICOLON)?;
    p.node(start, EVENT_DEFINITION)
}

/// `errorDefinition : 'error' identifier parameters ';'`
fn error_definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(ERROR)?;
    identifier(p)?;
    p.call(ERROR_DEFINITION, 3, parameters)?;
    p.token(SEMICOLON)?;
    p.node(start, ERROR_DEFINITION)
}

/// `typeDefinition : 'type' identifier 'is' typeName ';'`
fn type_definition(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TYPE)?;
    identifier(p)?;
    p.token(IS)?;
    p.call(TYPE_DEFINITION, 4, type_name)?;
    p.token(SEMICOLON)?;
    p.node(start, TYPE_DEFINITION)
}

/// `usingDirective : 'using' (path | '{' usedFunction (',' usedFunction)* '}') 'for' ('*' | typeName)
///     'global'? ';'`
fn using_directive(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(USING)?;
    match p.peek() {
        L_BRACE => {
            let start_2 = p.begin(L_BRACE)?;
            p.call(USING_DIRECTIVE_L_BRACE_USED_FUNCTION_R_BRACE, 2, used_function)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.pair(USING_DIRECTIVE_NEXT_USED_FUNCTION, COMMA, used_function)?;
            }
            p.list(list, USING_DIRECTIVE_NEXT_USED_FUNCTIONS)?;
            p.token(R_BRACE)?;
            p.node(start_2, USING_DIRECTIVE_L_BRACE_USED_FUNCTION_R_BRACE)?;
        }
        _ => p.call(USING_DIRECTIVE_PATH_OR_L_BRACE_USED_FUNCTION_R_BRACE, 1, path)?,
    }
    p.slot(USING_DIRECTIVE_PATH_OR_L_BRACE_USED_FUNCTION_R_BRACE)?;
    p.token(FOR)?;
    match p.peek() {
        STAR => p.take(USING_DIRECTIVE_STAR_OR_TYPE_NAME)?,
        _ => p.call(USING_DIRECTIVE_STAR_OR_TYPE_NAME, 2, type_name)?,
    }
    p.slot(USING_DIRECTIVE_STAR_OR_TYPE_NAME)?;
    p.optional_token(p.peek() == GLOBAL, USING_DIRECTIVE_OPTIONAL_GLOBAL)?;
    p.token(SEMICOLON)?;
    p.node(start, USING_DIRECTIVE)
}

/// `usedFunction : path ('as' (binaryOperator | unaryOperator))?`
fn used_function(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(USED_FUNCTION, 1, path)?;
    if p.peek() == AS {
        let start_2 = p.begin(AS)?;
        match p.decide(USED_FUNCTION_BINARY_OPERATOR_OR_UNARY_OPERATOR)? {
            1 => binary_operator(p)?,
            _ => unary_operator(p)?,
        }
        p.slot(USED_FUNCTION_BINARY_OPERATOR_OR_UNARY_OPERATOR)?;
        p.node_in(start_2, USED_FUNCTION_AS, USED_FUNCTION_OPTIONAL_AS)?;
    }
    p.close(start, USED_FUNCTION)
}
