// @generated from grammars/php.toml by `cargo xtask gen` (blake3 1addcd9e1c477308)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! The kinds of nodes, a row each: token types, then the rules of Perses Normal Form.
//!
//! A row begins with the constant of the kind, its name, its form and its parts, in order;
//! `Set but [T]` is any token type but `T`. The comment is the rule of the grammar (a set in the
//! grammar's order or sorted), with the normal form where that differs; or the piece of a rule.
//! - `subsumes`: the kinds of which a node may stand alone where this kind is expected: its
//!   `parts`, and others in brackets. `fits` is the reverse. Both are direct edges: the closure,
//!   by which nodes are replaced, is computed with the tables (`secateur_tables::Tables::fits`).
//!   A node is never empty, so `X*` and `X+` subsume each other.
//! - `shortest`: a text of the fewest tokens, with spaces between. A rule without it may be empty;
//!   a token type without it is skipped or hidden, or the comment says why.
//! - `of`: the rule that a quantifier repeats, or the rules that have the piece, first the one for
//!   which it was made. `as`: which piece it is, if no quantifier and no group (`secateur_tables::Part`).
//!
//! Where names collide, constants end in `_SIGN` or `_KEYWORD` (literals), `_RULE` or `_PART` (pieces).

secateur_tables::node_kinds! {
  tokens {
    EOF "EOF";
    /// `HTML : '\u{0}' {never()}?`
    /// No shortest text: a hook decides what it is.
    HTML "HTML";
    /// `OPEN_TAG : '\u{0}' {never()}?`
    /// No shortest text: a hook decides what it is.
    OPEN_TAG "OPEN_TAG";
    /// `OPEN_ECHO_TAG : '\u{0}' {never()}?`
    /// No shortest text: a hook decides what it is.
    OPEN_ECHO_TAG "OPEN_ECHO_TAG";
    /// `CLOSE_TAG : '?>' ('\r'? '\n')?`
    CLOSE_TAG "CLOSE_TAG" shortest "?>";
    /// `LAST_CLOSE_TAG : '\u{0}' {never()}?`
    /// No shortest text: a hook decides what it is.
    LAST_CLOSE_TAG "LAST_CLOSE_TAG";
    /// `BLOCK_COMMENT : '/*' (~[*] | '*'+ ~[*/])* '*'+ '/' -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "/**/";
    /// `LINE_COMMENT : ('//' | '#' | ('//' | '#' ~[\n\r?[] | '#' '?'+ ~[\n\r>-?]) CommentPart* ('?'+ '\r'?
    ///     '\n')?) -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "#";
    /// `WHITESPACE : [\t-\r \u{FEFF}]+ -> channel(HIDDEN)`
    WHITESPACE "WHITESPACE" shortest " ";
    /// `HALT_COMPILER : [_] [_] [Hh] [Aa] [Ll] [Tt] [_] [Cc] [Oo] [Mm] [Pp] [Ii] [Ll] [Ee] [Rr] [\t-\n\r ]*
    ///     '(' [\t-\n\r ]* ')' [\t-\n\r ]* (';' | '?>') .*`
    HALT_COMPILER "HALT_COMPILER" shortest "__halt_compiler();";
    /// `ABSTRACT : [Aa] [Bb] [Ss] [Tt] [Rr] [Aa] [Cc] [Tt]`
    ABSTRACT "ABSTRACT" shortest "abstract";
    /// `AS : [Aa] [Ss]`
    AS "AS" shortest "as";
    /// `BREAK : [Bb] [Rr] [Ee] [Aa] [Kk]`
    BREAK "BREAK" shortest "break";
    /// `CASE : [Cc] [Aa] [Ss] [Ee]`
    CASE "CASE" shortest "case";
    /// `CATCH : [Cc] [Aa] [Tt] [Cc] [Hh]`
    CATCH "CATCH" shortest "catch";
    /// `CLASS : [Cc] [Ll] [Aa] [Ss] [Ss]`
    CLASS "CLASS" shortest "class";
    /// `CLONE : [Cc] [Ll] [Oo] [Nn] [Ee]`
    CLONE "CLONE" shortest "clone";
    /// `CONST : [Cc] [Oo] [Nn] [Ss] [Tt]`
    CONST "CONST" shortest "const";
    /// `CONTINUE : [Cc] [Oo] [Nn] [Tt] [Ii] [Nn] [Uu] [Ee]`
    CONTINUE "CONTINUE" shortest "continue";
    /// `DECLARE : [Dd] [Ee] [Cc] [Ll] [Aa] [Rr] [Ee]`
    DECLARE "DECLARE" shortest "declare";
    /// `DEFAULT : [Dd] [Ee] [Ff] [Aa] [Uu] [Ll] [Tt]`
    DEFAULT "DEFAULT" shortest "default";
    /// `DO : [Dd] [Oo]`
    DO "DO" shortest "do";
    /// `ECHO : [Ee] [Cc] [Hh] [Oo]`
    ECHO "ECHO" shortest "echo";
    /// `ELSE : [Ee] [Ll] [Ss] [Ee]`
    ELSE "ELSE" shortest "else";
    /// `ELSEIF : [Ee] [Ll] [Ss] [Ee] [Ii] [Ff]`
    ELSEIF "ELSEIF" shortest "elseif";
    /// `ENDDECLARE : [Ee] [Nn] [Dd] [Dd] [Ee] [Cc] [Ll] [Aa] [Rr] [Ee]`
    ENDDECLARE "ENDDECLARE" shortest "enddeclare";
    /// `ENDFOR : [Ee] [Nn] [Dd] [Ff] [Oo] [Rr]`
    ENDFOR "ENDFOR" shortest "endfor";
    /// `ENDFOREACH : [Ee] [Nn] [Dd] [Ff] [Oo] [Rr] [Ee] [Aa] [Cc] [Hh]`
    ENDFOREACH "ENDFOREACH" shortest "endforeach";
    /// `ENDIF : [Ee] [Nn] [Dd] [Ii] [Ff]`
    ENDIF "ENDIF" shortest "endif";
    /// `ENDSWITCH : [Ee] [Nn] [Dd] [Ss] [Ww] [Ii] [Tt] [Cc] [Hh]`
    ENDSWITCH "ENDSWITCH" shortest "endswitch";
    /// `ENDWHILE : [Ee] [Nn] [Dd] [Ww] [Hh] [Ii] [Ll] [Ee]`
    ENDWHILE "ENDWHILE" shortest "endwhile";
    /// `ENUM : [Ee] [Nn] [Uu] [Mm]`
    ENUM "ENUM" shortest "enum";
    /// `EXTENDS : [Ee] [Xx] [Tt] [Ee] [Nn] [Dd] [Ss]`
    EXTENDS "EXTENDS" shortest "extends";
    /// `FINAL : [Ff] [Ii] [Nn] [Aa] [Ll]`
    FINAL "FINAL" shortest "final";
    /// `FINALLY : [Ff] [Ii] [Nn] [Aa] [Ll] [Ll] [Yy]`
    FINALLY "FINALLY" shortest "finally";
    /// `FN : [Ff] [Nn]`
    FN "FN" shortest "fn";
    /// `FOR : [Ff] [Oo] [Rr]`
    FOR "FOR" shortest "for";
    /// `FOREACH : [Ff] [Oo] [Rr] [Ee] [Aa] [Cc] [Hh]`
    FOREACH "FOREACH" shortest "foreach";
    /// `FUNCTION : [Ff] [Uu] [Nn] [Cc] [Tt] [Ii] [Oo] [Nn]`
    FUNCTION "FUNCTION" shortest "function";
    /// `GLOBAL : [Gg] [Ll] [Oo] [Bb] [Aa] [Ll]`
    GLOBAL "GLOBAL" shortest "global";
    /// `GOTO : [Gg] [Oo] [Tt] [Oo]`
    GOTO "GOTO" shortest "goto";
    /// `IF : [Ii] [Ff]`
    IF "IF" shortest "if";
    /// `IMPLEMENTS : [Ii] [Mm] [Pp] [Ll] [Ee] [Mm] [Ee] [Nn] [Tt] [Ss]`
    IMPLEMENTS "IMPLEMENTS" shortest "implements";
    /// `INCLUDE : [Ii] [Nn] [Cc] [Ll] [Uu] [Dd] [Ee]`
    INCLUDE "INCLUDE" shortest "include";
    /// `INCLUDE_ONCE : [Ii] [Nn] [Cc] [Ll] [Uu] [Dd] [Ee] [_] [Oo] [Nn] [Cc] [Ee]`
    INCLUDE_ONCE "INCLUDE_ONCE" shortest "include_once";
    /// `INSTANCEOF : [Ii] [Nn] [Ss] [Tt] [Aa] [Nn] [Cc] [Ee] [Oo] [Ff]`
    INSTANCEOF "INSTANCEOF" shortest "instanceof";
    /// `INSTEADOF : [Ii] [Nn] [Ss] [Tt] [Ee] [Aa] [Dd] [Oo] [Ff]`
    INSTEADOF "INSTEADOF" shortest "insteadof";
    /// `INTERFACE : [Ii] [Nn] [Tt] [Ee] [Rr] [Ff] [Aa] [Cc] [Ee]`
    INTERFACE "INTERFACE" shortest "interface";
    /// `MATCH : [Mm] [Aa] [Tt] [Cc] [Hh]`
    MATCH "MATCH" shortest "match";
    /// `NAMESPACE : [Nn] [Aa] [Mm] [Ee] [Ss] [Pp] [Aa] [Cc] [Ee]`
    NAMESPACE "NAMESPACE" shortest "namespace";
    /// `NEW : [Nn] [Ee] [Ww]`
    NEW "NEW" shortest "new";
    /// `AND : [Aa] [Nn] [Dd]`
    AND "AND" shortest "and";
    /// `OR : [Oo] [Rr]`
    OR "OR" shortest "or";
    /// `XOR : [Xx] [Oo] [Rr]`
    XOR "XOR" shortest "xor";
    /// `PRINT : [Pp] [Rr] [Ii] [Nn] [Tt]`
    PRINT "PRINT" shortest "print";
    /// `PRIVATE : [Pp] [Rr] [Ii] [Vv] [Aa] [Tt] [Ee]`
    PRIVATE "PRIVATE" shortest "private";
    /// `PROTECTED : [Pp] [Rr] [Oo] [Tt] [Ee] [Cc] [Tt] [Ee] [Dd]`
    PROTECTED "PROTECTED" shortest "protected";
    /// `PUBLIC : [Pp] [Uu] [Bb] [Ll] [Ii] [Cc]`
    PUBLIC "PUBLIC" shortest "public";
    /// `READONLY : [Rr] [Ee] [Aa] [Dd] [Oo] [Nn] [Ll] [Yy]`
    READONLY "READONLY" shortest "readonly";
    /// `REQUIRE : [Rr] [Ee] [Qq] [Uu] [Ii] [Rr] [Ee]`
    REQUIRE "REQUIRE" shortest "require";
    /// `REQUIRE_ONCE : [Rr] [Ee] [Qq] [Uu] [Ii] [Rr] [Ee] [_] [Oo] [Nn] [Cc] [Ee]`
    REQUIRE_ONCE "REQUIRE_ONCE" shortest "require_once";
    /// `RETURN : [Rr] [Ee] [Tt] [Uu] [Rr] [Nn]`
    RETURN "RETURN" shortest "return";
    /// `STATIC : [Ss] [Tt] [Aa] [Tt] [Ii] [Cc]`
    STATIC "STATIC" shortest "static";
    /// `SWITCH : [Ss] [Ww] [Ii] [Tt] [Cc] [Hh]`
    SWITCH "SWITCH" shortest "switch";
    /// `THROW : [Tt] [Hh] [Rr] [Oo] [Ww]`
    THROW "THROW" shortest "throw";
    /// `TRAIT : [Tt] [Rr] [Aa] [Ii] [Tt]`
    TRAIT "TRAIT" shortest "trait";
    /// `TRY : [Tt] [Rr] [Yy]`
    TRY "TRY" shortest "try";
    /// `USE : [Uu] [Ss] [Ee]`
    USE "USE" shortest "use";
    /// `VAR : [Vv] [Aa] [Rr]`
    VAR "VAR" shortest "var";
    /// `WHILE : [Ww] [Hh] [Ii] [Ll] [Ee]`
    WHILE "WHILE" shortest "while";
    /// `YIELD : [Yy] [Ii] [Ee] [Ll] [Dd]`
    YIELD "YIELD" shortest "yield";
    /// `YIELD_FROM : [Yy] [Ii] [Ee] [Ll] [Dd] [\t-\n\r ]+ [Ff] [Rr] [Oo] [Mm]`
    YIELD_FROM "YIELD_FROM" shortest "yield from";
    /// `CAST : '(' [\t ]* ([Ii] [Nn] [Tt] ([Ee] [Gg] [Ee] [Rr])? | [Bb] [Oo] [Oo] [Ll] ([Ee] [Aa] [Nn])? |
    ///     [Ff] [Ll] [Oo] [Aa] [Tt] | [Dd] [Oo] [Uu] [Bb] [Ll] [Ee] | [Rr] [Ee] [Aa] [Ll] | [Ss] [Tt] [Rr]
    ///     [Ii] [Nn] [Gg] | [Bb] [Ii] [Nn] [Aa] [Rr] [Yy] | [Aa] [Rr] [Rr] [Aa] [Yy] | [Oo] [Bb] [Jj] [Ee]
    ///     [Cc] [Tt] | [Uu] [Nn] [Ss] [Ee] [Tt] | [Vv] [Oo] [Ii] [Dd]) [\t ]* ')'`
    CAST "CAST" shortest "(int)";
    ATTRIBUTE_OPEN "ATTRIBUTE_OPEN" shortest "#[";
    PARENTHESIS_OPEN "PARENTHESIS_OPEN" shortest "(" is Open;
    PARENTHESIS_CLOSE "PARENTHESIS_CLOSE" shortest ")" is Close;
    BRACKET_OPEN "BRACKET_OPEN" shortest "[" is Open;
    BRACKET_CLOSE "BRACKET_CLOSE" shortest "]" is Close;
    SEMICOLON "SEMICOLON" shortest ";";
    COMMA "COMMA" shortest ",";
    COLON "COLON" shortest ":";
    COLON_COLON "COLON_COLON" shortest "::";
    QUESTION "QUESTION" shortest "?";
    QUESTION_QUESTION "QUESTION_QUESTION" shortest "??";
    ARROW "ARROW" shortest "->";
    QUESTION_ARROW "QUESTION_ARROW" shortest "?->";
    DOUBLE_ARROW "DOUBLE_ARROW" shortest "=>";
    ELLIPSIS "ELLIPSIS" shortest "...";
    BACKSLASH "BACKSLASH" shortest "\\";
    AT "AT" shortest "@";
    DOLLAR "DOLLAR" shortest "$";
    INCREMENT "INCREMENT" shortest "++";
    DECREMENT "DECREMENT" shortest "--";
    ASSIGN "ASSIGN" shortest "=";
    PLUS_ASSIGN "PLUS_ASSIGN" shortest "+=";
    MINUS_ASSIGN "MINUS_ASSIGN" shortest "-=";
    TIMES_ASSIGN "TIMES_ASSIGN" shortest "*=";
    DIVIDE_ASSIGN "DIVIDE_ASSIGN" shortest "/=";
    MODULO_ASSIGN "MODULO_ASSIGN" shortest "%=";
    POWER_ASSIGN "POWER_ASSIGN" shortest "**=";
    DOT_ASSIGN "DOT_ASSIGN" shortest ".=";
    AND_ASSIGN "AND_ASSIGN" shortest "&=";
    OR_ASSIGN "OR_ASSIGN" shortest "|=";
    XOR_ASSIGN "XOR_ASSIGN" shortest "^=";
    LEFT_SHIFT_ASSIGN "LEFT_SHIFT_ASSIGN" shortest "<<=";
    RIGHT_SHIFT_ASSIGN "RIGHT_SHIFT_ASSIGN" shortest ">>=";
    COALESCE_ASSIGN "COALESCE_ASSIGN" shortest "??=";
    PIPE_ARROW "PIPE_ARROW" shortest "|>";
    OR_OR "OR_OR" shortest "||";
    AND_AND "AND_AND" shortest "&&";
    BIT_OR "BIT_OR" shortest "|";
    BIT_AND "BIT_AND" shortest "&";
    BIT_XOR "BIT_XOR" shortest "^";
    EQUAL "EQUAL" shortest "==";
    NOT_EQUAL "NOT_EQUAL" shortest "!=";
    IDENTICAL "IDENTICAL" shortest "===";
    NOT_IDENTICAL "NOT_IDENTICAL" shortest "!==";
    LESS_GREATER "LESS_GREATER" shortest "<>";
    SPACESHIP "SPACESHIP" shortest "<=>";
    LESS "LESS" shortest "<";
    GREATER "GREATER" shortest ">";
    LESS_EQUAL "LESS_EQUAL" shortest "<=";
    GREATER_EQUAL "GREATER_EQUAL" shortest ">=";
    LEFT_SHIFT "LEFT_SHIFT" shortest "<<";
    RIGHT_SHIFT "RIGHT_SHIFT" shortest ">>";
    PLUS "PLUS" shortest "+";
    MINUS "MINUS" shortest "-";
    TIMES "TIMES" shortest "*";
    DIVIDE "DIVIDE" shortest "/";
    MODULO "MODULO" shortest "%";
    POWER "POWER" shortest "**";
    DOT "DOT" shortest ".";
    NOT "NOT" shortest "!";
    COMPLEMENT "COMPLEMENT" shortest "~";
    /// `BRACE_OPEN : '{' -> pushMode(DEFAULT_MODE)`
    BRACE_OPEN "BRACE_OPEN" shortest "{" is Open;
    /// `BRACE_CLOSE : '}' -> popMode`
    BRACE_CLOSE "BRACE_CLOSE" shortest "}" is Close;
    /// `VARIABLE : '$' Name`
    VARIABLE "VARIABLE" shortest "$a";
    /// `NAME : Name`
    NAME "NAME" shortest "a";
    /// `QUALIFIED_NAME : Name ('\\' Name)+ | ('\\' Name)+`
    QUALIFIED_NAME "QUALIFIED_NAME" shortest "\\a";
    /// `NUMBER : Digits ('.' Digits?)? Exponent? | '.' Digits Exponent? | [0] [Xx] [0-9A-F_a-f]+ | '0'
    ///     [BObo] [0-9_]+`
    NUMBER "NUMBER" shortest "0";
    /// `STRING : [Bb]? '\'' (~['\\] | '\\' .)* '\''`
    STRING "STRING" shortest "''";
    /// `QUOTE : [Bb]? '"' -> pushMode(QUOTED)`
    QUOTE "QUOTE" shortest "\"";
    /// `` BACKQUOTE : '`' -> pushMode(SHELL) ``
    BACKQUOTE "BACKQUOTE" shortest "`";
    /// `HEREDOC_START : [Bb]? '<<<' [\t ]* (Name | '"' Name '"') '\r'? '\n' -> pushMode(HEREDOC)`
    HEREDOC_START "HEREDOC_START" shortest "<<<a\n";
    /// `NOWDOC : [Bb]? '<<<' [\t ]* '\'' Name '\'' '\r'? '\n'`
    NOWDOC "NOWDOC" shortest "<<<'a'\n";
    /// `OTHER : .`
    OTHER "OTHER" shortest "'";
    /// `QUOTED_CLOSE : '"' -> type(QUOTE), popMode`
    QUOTED_CLOSE "QUOTED_CLOSE";
    /// `STRING_TEXT : (~["$\\{] | '\\' . | '{' ~["$\\{])+`
    STRING_TEXT "STRING_TEXT" shortest "a";
    /// `STRING_VARIABLE : Interpolated`
    STRING_VARIABLE "STRING_VARIABLE" shortest "$a";
    /// `BRACE_EXPRESSION_OPEN : '{' {variable()}? -> pushMode(DEFAULT_MODE)`
    /// No shortest text: a hook decides what it is.
    BRACE_EXPRESSION_OPEN "BRACE_EXPRESSION_OPEN";
    /// `DOLLAR_BRACE_OPEN : '${' -> pushMode(DEFAULT_MODE)`
    DOLLAR_BRACE_OPEN "DOLLAR_BRACE_OPEN" shortest "${";
    /// `STRING_CHARACTER : [${] -> type(STRING_TEXT)`
    STRING_CHARACTER "STRING_CHARACTER";
    /// `` SHELL_CLOSE : '`' -> type(BACKQUOTE), popMode ``
    SHELL_CLOSE "SHELL_CLOSE";
    /// `` SHELL_TEXT : (~[$\\`{] | '\\' . | '{' ~[$\\`{])+ -> type(STRING_TEXT) ``
    SHELL_TEXT "SHELL_TEXT";
    /// `SHELL_VARIABLE : Interpolated -> type(STRING_VARIABLE)`
    SHELL_VARIABLE "SHELL_VARIABLE";
    /// `SHELL_BRACE : '{' {variable()}? -> type(BRACE_EXPRESSION_OPEN), pushMode(DEFAULT_MODE)`
    SHELL_BRACE "SHELL_BRACE";
    /// `SHELL_DOLLAR_BRACE : '${' -> type(DOLLAR_BRACE_OPEN), pushMode(DEFAULT_MODE)`
    SHELL_DOLLAR_BRACE "SHELL_DOLLAR_BRACE";
    /// `SHELL_CHARACTER : [${] -> type(STRING_TEXT)`
    SHELL_CHARACTER "SHELL_CHARACTER";
    /// `HEREDOC_TEXT : (~[\n$\\{] | '\\' ~[\n] | '{' ~[\n$\\{])+ '\n'? | '\\'? '\n'`
    HEREDOC_TEXT "HEREDOC_TEXT" shortest "a";
    /// `HEREDOC_VARIABLE : Interpolated -> type(STRING_VARIABLE)`
    HEREDOC_VARIABLE "HEREDOC_VARIABLE";
    /// `HEREDOC_BRACE : '{' {variable()}? -> type(BRACE_EXPRESSION_OPEN), pushMode(DEFAULT_MODE)`
    HEREDOC_BRACE "HEREDOC_BRACE";
    /// `HEREDOC_DOLLAR_BRACE : '${' -> type(DOLLAR_BRACE_OPEN), pushMode(DEFAULT_MODE)`
    HEREDOC_DOLLAR_BRACE "HEREDOC_DOLLAR_BRACE";
    /// `HEREDOC_CHARACTER : [$\\{] -> type(STRING_TEXT)`
    HEREDOC_CHARACTER "HEREDOC_CHARACTER";
    /// `HEREDOC_END : '\u{0}' {never()}?`
    /// No shortest text: a hook decides what it is.
    HEREDOC_END "HEREDOC_END";
  }
  rules {
    /// `file : HTML* (openTag statement*)? EOF`
    FILE "file" = Sequence [HTMLS FILE_OPTIONAL_OPEN_TAG EOF], subsumes [HTMLS FILE_OPTIONAL_OPEN_TAG];
    /// `HTML*`
    HTMLS "HTMLs" = Star [HTML], subsumes parts, fits [FILE], of "file" "passage";
    /// `(openTag statement*)?`
    FILE_OPTIONAL_OPEN_TAG "file_optional_openTag" = Optional [FILE_OPEN_TAG], subsumes parts, fits [FILE],
        of "file";
    /// `openTag statement*`
    FILE_OPEN_TAG "file_openTag" = Sequence [OPEN_TAG_RULE STATEMENTS], subsumes [OPEN_TAG_RULE],
        fits [FILE_OPTIONAL_OPEN_TAG], shortest "OPEN_TAG", of "file";
    /// `openTag : OPEN_TAG | OPEN_ECHO_TAG`
    OPEN_TAG_RULE "openTag" = Set [OPEN_TAG OPEN_ECHO_TAG], subsumes parts, fits [FILE_OPEN_TAG],
        shortest "OPEN_TAG";
    /// `statement*`
    STATEMENTS "statements" = Star [STATEMENT], subsumes parts, of "statement";
    /// `statement : block | terminator | expressionStatement | attributeGroup* declaration | ifStatement |
    ///     WHILE condition body | DO statement WHILE condition terminator | FOR PARENTHESIS_OPEN
    ///     expressions? SEMICOLON expressions? SEMICOLON expressions? PARENTHESIS_CLOSE body | FOREACH
    ///     PARENTHESIS_OPEN expression AS expression (DOUBLE_ARROW expression)? PARENTHESIS_CLOSE body |
    ///     DECLARE PARENTHESIS_OPEN constants PARENTHESIS_CLOSE body | switchStatement | tryStatement |
    ///     BREAK expression? terminator | CONTINUE expression? terminator | RETURN expression? terminator |
    ///     ECHO expressions terminator | GLOBAL expressions terminator | STATIC staticVariable (COMMA
    ///     staticVariable)* terminator | GOTO identifier terminator | NAME COLON | namespaceStatement |
    ///     useStatement | HALT_COMPILER`
    /// In normal form `statement_tails statement_operand`
    STATEMENT "statement" = Sequence [STATEMENT_TAILS STATEMENT_OPERAND], subsumes [STATEMENT_OPERAND],
        fits [STATEMENTS IF_STATEMENT_STATEMENT], shortest ";";
    /// `(WHILE condition | FOR PARENTHESIS_OPEN expressions? SEMICOLON expressions? SEMICOLON expressions?
    ///     PARENTHESIS_CLOSE | FOREACH PARENTHESIS_OPEN expression AS expression (DOUBLE_ARROW expression)?
    ///     PARENTHESIS_CLOSE | DECLARE PARENTHESIS_OPEN constants PARENTHESIS_CLOSE)*`
    STATEMENT_TAILS "statement_tails" = Star [STATEMENT_TAIL], subsumes parts, of "statement";
    /// `WHILE condition | FOR PARENTHESIS_OPEN expressions? SEMICOLON expressions? SEMICOLON expressions?
    ///     PARENTHESIS_CLOSE | FOREACH PARENTHESIS_OPEN expression AS expression (DOUBLE_ARROW expression)?
    ///     PARENTHESIS_CLOSE | DECLARE PARENTHESIS_OPEN constants PARENTHESIS_CLOSE`
    STATEMENT_TAIL "statement_tail" = Alternation [STATEMENT_WHILE STATEMENT_FOR_TO_PARENTHESIS_CLOSE
        STATEMENT_FOREACH_TO_PARENTHESIS_CLOSE STATEMENT_DECLARE_TO_PARENTHESIS_CLOSE], subsumes parts,
        fits [STATEMENT_TAILS], shortest "while ( 0 )", as Tail, of "statement";
    /// `WHILE condition`
    STATEMENT_WHILE "statement_WHILE" = Sequence [WHILE CONDITION], fits [STATEMENT_TAIL],
        shortest "while ( 0 )", as Alternative, of "statement";
    /// `condition : PARENTHESIS_OPEN expression PARENTHESIS_CLOSE`
    CONDITION "condition" = Sequence [PARENTHESIS_OPEN EXPRESSION PARENTHESIS_CLOSE], fits [EXPRESSION_BASE],
        shortest "( 0 )";
    /// `expression : expression binaryOperator expression | expression QUESTION expression? COLON expression
    ///     | prefixOperator expression | YIELD expression DOUBLE_ARROW expression | attributeGroup* STATIC?
    ///     FN BIT_AND? signature DOUBLE_ARROW expression | expression (INCREMENT | DECREMENT) | expression
    ///     arguments | expression BRACKET_OPEN expression? BRACKET_CLOSE | expression (ARROW |
    ///     QUESTION_ARROW) memberName | expression COLON_COLON memberName | variable | literal | name |
    ///     STATIC | YIELD | PARENTHESIS_OPEN expression PARENTHESIS_CLOSE | BRACKET_OPEN items
    ///     BRACKET_CLOSE | NEW attributeGroup* modifier* CLASS arguments? heritage members |
    ///     attributeGroup* STATIC? FUNCTION BIT_AND? parameters captures? (COLON type)? block |
    ///     matchExpression`
    /// In normal form `prefixOperators expression_base expression_binaryOperator_expression_or_others`
    EXPRESSION "expression" = Sequence [PREFIX_OPERATORS EXPRESSION_BASE
        EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHERS], subsumes [EXPRESSION_BASE], fits [ITEM_EXPRESSION
        OPTIONAL_EXPRESSION STRING_PART_EXPRESSION_OR_KEYWORD EXPRESSIONS], shortest "0";
    /// `prefixOperator*`
    PREFIX_OPERATORS "prefixOperators" = Star [PREFIX_OPERATOR], subsumes parts, of "prefixOperator";
    /// `prefixOperator : PLUS | MINUS | NOT | COMPLEMENT | AT | BIT_AND | INCREMENT | DECREMENT | NEW |
    ///     CLONE | PRINT | THROW | YIELD | YIELD_FROM | INCLUDE | INCLUDE_ONCE | REQUIRE | REQUIRE_ONCE |
    ///     CAST`
    PREFIX_OPERATOR "prefixOperator" = Set [CLONE INCLUDE INCLUDE_ONCE NEW PRINT REQUIRE REQUIRE_ONCE THROW
        YIELD YIELD_FROM CAST AT INCREMENT DECREMENT BIT_AND PLUS MINUS NOT COMPLEMENT], subsumes parts,
        fits [PREFIX_OPERATORS], shortest "@";
    /// `expression_YIELD | expression_optional_attributeGroups_optional_STATIC | expression_STATIC |
    ///     variable | literal | name | condition | expression_BRACKET_OPEN_items_BRACKET_CLOSE |
    ///     expression_NEW_CLASS | matchExpression`
    EXPRESSION_BASE "expression_base" = Alternation [EXPRESSION_YIELD
        EXPRESSION_OPTIONAL_ATTRIBUTE_GROUPS_OPTIONAL_STATIC EXPRESSION_STATIC VARIABLE_RULE LITERAL NAME_RULE
        CONDITION EXPRESSION_BRACKET_OPEN_ITEMS_BRACKET_CLOSE EXPRESSION_NEW_CLASS MATCH_EXPRESSION],
        subsumes parts, fits [EXPRESSION], shortest "0", as Base, of "expression";
    /// `YIELD (expression DOUBLE_ARROW expression)?`
    EXPRESSION_YIELD "expression_YIELD" = Sequence [YIELD EXPRESSION_AFTER_YIELD], subsumes [YIELD],
        fits [EXPRESSION_BASE], shortest "yield", as Alternative, of "expression";
    /// `(expression DOUBLE_ARROW expression)?`
    EXPRESSION_AFTER_YIELD "expression_after_YIELD" = Optional [EXPRESSION_DOUBLE_ARROW], subsumes parts,
        as Rest, of "expression";
    /// `expression DOUBLE_ARROW expression`
    EXPRESSION_DOUBLE_ARROW "expression_DOUBLE_ARROW" = Sequence [EXPRESSION DOUBLE_ARROW EXPRESSION],
        fits [EXPRESSION_AFTER_YIELD], shortest "0 => 0", as Some, of "expression";
    /// `(attributeGroup+ STATIC?)? (FN BIT_AND? signature DOUBLE_ARROW expression | FUNCTION BIT_AND?
    ///     parameters captures? (COLON type)? block)`
    EXPRESSION_OPTIONAL_ATTRIBUTE_GROUPS_OPTIONAL_STATIC "expression_optional_attributeGroups_optional_STATIC"
        = Sequence [EXPRESSION_OPTIONAL_ATTRIBUTE_GROUPS
        EXPRESSION_FN_OPTIONAL_BIT_AND_SIGNATURE_DOUBLE_ARROW_OR_OTHER],
        subsumes [EXPRESSION_FN_OPTIONAL_BIT_AND_SIGNATURE_DOUBLE_ARROW_OR_OTHER], fits [EXPRESSION_BASE],
        shortest "fn ( ) => 0", as Alternative, of "expression";
    /// `(attributeGroup+ STATIC?)?`
    EXPRESSION_OPTIONAL_ATTRIBUTE_GROUPS "expression_optional_attributeGroups" = Optional
        [EXPRESSION_ATTRIBUTE_GROUPS], subsumes parts, of "expression";
    /// `attributeGroup+ STATIC?`
    EXPRESSION_ATTRIBUTE_GROUPS "expression_attributeGroups" = Sequence [SOME_ATTRIBUTE_GROUPS
        EXPRESSION_OPTIONAL_STATIC], subsumes [SOME_ATTRIBUTE_GROUPS],
        fits [EXPRESSION_OPTIONAL_ATTRIBUTE_GROUPS], shortest "#[ a ]", of "expression";
    /// `attributeGroup+`
    SOME_ATTRIBUTE_GROUPS "some_attributeGroups" = Plus [ATTRIBUTE_GROUP], subsumes parts [ATTRIBUTE_GROUPS],
        fits [EXPRESSION_ATTRIBUTE_GROUPS ATTRIBUTE_GROUPS], shortest "#[ a ]", of "attributeGroup";
    /// `attributeGroup : ATTRIBUTE_OPEN attribute (COMMA attribute)* COMMA? BRACKET_CLOSE`
    ATTRIBUTE_GROUP "attributeGroup" = Sequence [ATTRIBUTE_OPEN ATTRIBUTE ATTRIBUTE_GROUP_COMMAS
        OPTIONAL_COMMA BRACKET_CLOSE], fits [SOME_ATTRIBUTE_GROUPS ATTRIBUTE_GROUPS], shortest "#[ a ]";
    /// `attribute : name arguments?`
    ATTRIBUTE "attribute" = Sequence [NAME_RULE OPTIONAL_ARGUMENTS], subsumes [NAME_RULE], shortest "a";
    /// `name : NAME | QUALIFIED_NAME | ENUM | READONLY`
    NAME_RULE "name" = Set [ENUM READONLY NAME QUALIFIED_NAME], subsumes parts, fits [EXPRESSION_BASE
        ATTRIBUTE TYPE_BASE NAMES NAMESPACE_STATEMENT_NAME_OR_KEYWORD USED_NAME], shortest "a";
    /// `arguments?`
    OPTIONAL_ARGUMENTS "optional_arguments" = Optional [ARGUMENTS], subsumes parts, of "arguments";
    /// `arguments : PARENTHESIS_OPEN items PARENTHESIS_CLOSE`
    ARGUMENTS "arguments" = Sequence [PARENTHESIS_OPEN ITEMS PARENTHESIS_CLOSE], fits [OPTIONAL_ARGUMENTS
        EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHER], shortest "( )";
    /// `items : item? (COMMA item?)*`
    ITEMS "items" = Sequence [OPTIONAL_ITEM ITEMS_COMMAS], subsumes [OPTIONAL_ITEM ITEMS_COMMAS];
    /// `item?`
    OPTIONAL_ITEM "optional_item" = Optional [ITEM], subsumes parts, fits [ITEMS], of "item";
    /// `item : (identifier COLON)? expression (DOUBLE_ARROW expression)? | ELLIPSIS expression?`
    ITEM "item" = Alternation [ITEM_EXPRESSION ITEM_ELLIPSIS], subsumes parts, fits [OPTIONAL_ITEM],
        shortest "0";
    /// `(identifier COLON)? expression (DOUBLE_ARROW expression)?`
    ITEM_EXPRESSION "item_expression" = Sequence [ITEM_OPTIONAL_COLON EXPRESSION OPTIONAL_DOUBLE_ARROW],
        subsumes [EXPRESSION], fits [ITEM], shortest "0", as Alternative, of "item";
    /// `(identifier COLON)?`
    ITEM_OPTIONAL_COLON "item_optional_COLON" = Optional [ITEM_COLON], subsumes parts, of "item";
    /// `identifier COLON`
    ITEM_COLON "item_COLON" = Sequence [IDENTIFIER COLON], fits [ITEM_OPTIONAL_COLON], shortest "a :",
        of "item";
    /// `identifier : NAME | keyword`
    IDENTIFIER "identifier" = Alternation [NAME KEYWORD], subsumes parts, fits [OPTIONAL_IDENTIFIER
        MEMBER_NAME], shortest "a";
    /// `keyword : ABSTRACT | AS | BREAK | CASE | CATCH | CLASS | CLONE | CONST | CONTINUE | DECLARE |
    ///     DEFAULT | DO | ECHO | ELSE | ELSEIF | ENDDECLARE | ENDFOR | ENDFOREACH | ENDIF | ENDSWITCH |
    ///     ENDWHILE | ENUM | EXTENDS | FINAL | FINALLY | FN | FOR | FOREACH | FUNCTION | GLOBAL | GOTO | IF
    ///     | IMPLEMENTS | INCLUDE | INCLUDE_ONCE | INSTANCEOF | INSTEADOF | INTERFACE | MATCH | NAMESPACE |
    ///     NEW | AND | OR | XOR | PRINT | PRIVATE | PROTECTED | PUBLIC | READONLY | REQUIRE | REQUIRE_ONCE
    ///     | RETURN | STATIC | SWITCH | THROW | TRAIT | TRY | USE | VAR | WHILE | YIELD`
    KEYWORD "keyword" = Set [ABSTRACT AS BREAK CASE CATCH CLASS CLONE CONST CONTINUE DECLARE DEFAULT DO ECHO
        ELSE ELSEIF ENDDECLARE ENDFOR ENDFOREACH ENDIF ENDSWITCH ENDWHILE ENUM EXTENDS FINAL FINALLY FN FOR
        FOREACH FUNCTION GLOBAL GOTO IF IMPLEMENTS INCLUDE INCLUDE_ONCE INSTANCEOF INSTEADOF INTERFACE MATCH
        NAMESPACE NEW AND OR XOR PRINT PRIVATE PROTECTED PUBLIC READONLY REQUIRE REQUIRE_ONCE RETURN STATIC
        SWITCH THROW TRAIT TRY USE VAR WHILE YIELD], subsumes parts, fits [IDENTIFIER STRING_PART_KEYWORD
        NAMESPACE_STATEMENT_NAME_OR_KEYWORD], shortest "as";
    /// `(DOUBLE_ARROW expression)?`
    OPTIONAL_DOUBLE_ARROW "optional_DOUBLE_ARROW" = Optional [DOUBLE_ARROW_EXPRESSION], subsumes parts,
        of "item" "statement" "hook";
    /// `DOUBLE_ARROW expression`
    DOUBLE_ARROW_EXPRESSION "DOUBLE_ARROW_expression" = Sequence [DOUBLE_ARROW EXPRESSION],
        fits [OPTIONAL_DOUBLE_ARROW], shortest "=> 0", of "item" "statement" "hook";
    /// `ELLIPSIS expression?`
    ITEM_ELLIPSIS "item_ELLIPSIS" = Sequence [ELLIPSIS OPTIONAL_EXPRESSION], subsumes [ELLIPSIS], fits [ITEM],
        shortest "...", as Alternative, of "item";
    /// `expression?`
    OPTIONAL_EXPRESSION "optional_expression" = Optional [EXPRESSION], subsumes parts, of "expression";
    /// `(COMMA item?)*`
    ITEMS_COMMAS "items_COMMAs" = Star [ITEMS_COMMA], subsumes parts, fits [ITEMS], of "items";
    /// `COMMA item?`
    ITEMS_COMMA "items_COMMA" = Sequence [COMMA OPTIONAL_ITEM], subsumes [COMMA], fits [ITEMS_COMMAS],
        shortest ",", of "items";
    /// `(COMMA attribute)*`
    ATTRIBUTE_GROUP_COMMAS "attributeGroup_COMMAs" = Star [ATTRIBUTE_GROUP_COMMA], subsumes parts,
        of "attributeGroup";
    /// `COMMA attribute`
    ATTRIBUTE_GROUP_COMMA "attributeGroup_COMMA" = Sequence [COMMA ATTRIBUTE], fits [ATTRIBUTE_GROUP_COMMAS],
        shortest ", a", of "attributeGroup";
    /// `COMMA?`
    OPTIONAL_COMMA "optional_COMMA" = Optional [COMMA], subsumes parts, of "usedName" "attributeGroup"
        "parameters" and 3 others;
    /// `STATIC?`
    EXPRESSION_OPTIONAL_STATIC "expression_optional_STATIC" = Optional [STATIC], subsumes parts,
        of "expression";
    /// `FN BIT_AND? signature DOUBLE_ARROW expression | FUNCTION BIT_AND? parameters captures? (COLON type)?
    ///     block`
    EXPRESSION_FN_OPTIONAL_BIT_AND_SIGNATURE_DOUBLE_ARROW_OR_OTHER
        "expression_FN_optional_BIT_AND_signature_DOUBLE_ARROW_or_other" = Alternation
        [EXPRESSION_FN_DOUBLE_ARROW EXPRESSION_FUNCTION], subsumes parts,
        fits [EXPRESSION_OPTIONAL_ATTRIBUTE_GROUPS_OPTIONAL_STATIC EXPRESSION_AFTER_STATIC],
        shortest "fn ( ) => 0", as Rest, of "expression";
    /// `FN BIT_AND? signature DOUBLE_ARROW expression`
    EXPRESSION_FN_DOUBLE_ARROW "expression_FN_DOUBLE_ARROW" = Sequence [FN OPTIONAL_BIT_AND SIGNATURE
        DOUBLE_ARROW EXPRESSION], fits [EXPRESSION_FN_OPTIONAL_BIT_AND_SIGNATURE_DOUBLE_ARROW_OR_OTHER],
        shortest "fn ( ) => 0", as Alternative, of "expression";
    /// `BIT_AND?`
    OPTIONAL_BIT_AND "optional_BIT_AND" = Optional [BIT_AND], subsumes parts, of "function" "expression"
        "parameter" and 3 others;
    /// `signature : parameters (COLON type)?`
    SIGNATURE "signature" = Sequence [PARAMETERS OPTIONAL_COLON], subsumes [PARAMETERS], shortest "( )";
    /// `parameters : PARENTHESIS_OPEN (parameter (COMMA parameter)* COMMA?)? PARENTHESIS_CLOSE`
    PARAMETERS "parameters" = Sequence [PARENTHESIS_OPEN PARAMETERS_OPTIONAL_PARAMETER PARENTHESIS_CLOSE],
        fits [SIGNATURE OPTIONAL_PARAMETERS], shortest "( )";
    /// `(parameter (COMMA parameter)* COMMA?)?`
    PARAMETERS_OPTIONAL_PARAMETER "parameters_optional_parameter" = Optional [PARAMETERS_PARAMETER],
        subsumes parts, of "parameters";
    /// `parameter (COMMA parameter)* COMMA?`
    PARAMETERS_PARAMETER "parameters_parameter" = Sequence [PARAMETER PARAMETERS_COMMAS OPTIONAL_COMMA],
        subsumes [PARAMETER], fits [PARAMETERS_OPTIONAL_PARAMETER], shortest "$a", of "parameters";
    /// `parameter : attributeGroup* modifier* type? BIT_AND? ELLIPSIS? VARIABLE (ASSIGN expression)? hooks?`
    PARAMETER "parameter" = Sequence [ATTRIBUTE_GROUPS MODIFIERS OPTIONAL_TYPE OPTIONAL_BIT_AND
        PARAMETER_OPTIONAL_ELLIPSIS VARIABLE OPTIONAL_ASSIGN OPTIONAL_HOOKS], subsumes [VARIABLE],
        fits [PARAMETERS_PARAMETER], shortest "$a";
    /// `attributeGroup*`
    ATTRIBUTE_GROUPS "attributeGroups" = Star [ATTRIBUTE_GROUP], subsumes parts [SOME_ATTRIBUTE_GROUPS],
        fits [SOME_ATTRIBUTE_GROUPS], of "attributeGroup";
    /// `modifier*`
    MODIFIERS "modifiers" = Star [MODIFIER], subsumes parts [SOME_MODIFIERS], fits [SOME_MODIFIERS],
        of "modifier";
    /// `modifier : ABSTRACT | FINAL | (PRIVATE | PROTECTED | PUBLIC) (PARENTHESIS_OPEN NAME
    ///     PARENTHESIS_CLOSE)? | READONLY | STATIC | VAR`
    MODIFIER "modifier" = Alternation [ABSTRACT FINAL
        MODIFIER_PRIVATE_OR_OTHER_TO_OPTIONAL_PARENTHESIS_OPEN_NAME READONLY STATIC VAR], subsumes parts,
        fits [MODIFIERS OPTIONAL_MODIFIER SOME_MODIFIERS], shortest "var";
    /// `(PRIVATE | PROTECTED | PUBLIC) (PARENTHESIS_OPEN NAME PARENTHESIS_CLOSE)?`
    MODIFIER_PRIVATE_OR_OTHER_TO_OPTIONAL_PARENTHESIS_OPEN_NAME
        "modifier_PRIVATE_or_other_to_optional_PARENTHESIS_OPEN_NAME" = Sequence
        [MODIFIER_PRIVATE_OR_OTHER_CHOICE MODIFIER_OPTIONAL_PARENTHESIS_OPEN_NAME],
        subsumes [MODIFIER_PRIVATE_OR_OTHER_CHOICE], fits [MODIFIER], shortest "public", as Alternative,
        of "modifier";
    /// `PRIVATE | PROTECTED | PUBLIC`
    MODIFIER_PRIVATE_OR_OTHER_CHOICE "modifier_PRIVATE_or_other_choice" = Set [PRIVATE PROTECTED PUBLIC],
        subsumes parts, fits [MODIFIER_PRIVATE_OR_OTHER_TO_OPTIONAL_PARENTHESIS_OPEN_NAME], shortest "public",
        of "modifier";
    /// `(PARENTHESIS_OPEN NAME PARENTHESIS_CLOSE)?`
    MODIFIER_OPTIONAL_PARENTHESIS_OPEN_NAME "modifier_optional_PARENTHESIS_OPEN_NAME" = Optional
        [MODIFIER_PARENTHESIS_OPEN_NAME], subsumes parts, of "modifier";
    /// `PARENTHESIS_OPEN NAME PARENTHESIS_CLOSE`
    MODIFIER_PARENTHESIS_OPEN_NAME "modifier_PARENTHESIS_OPEN_NAME" = Sequence [PARENTHESIS_OPEN NAME
        PARENTHESIS_CLOSE], fits [MODIFIER_OPTIONAL_PARENTHESIS_OPEN_NAME], shortest "( a )", of "modifier";
    /// `type?`
    OPTIONAL_TYPE "optional_type" = Optional [TYPE], subsumes parts, of "type";
    /// `type : type (BIT_OR | BIT_AND) type | QUESTION type | PARENTHESIS_OPEN type PARENTHESIS_CLOSE | name
    ///     | STATIC`
    /// In normal form `QUESTION* (PARENTHESIS_OPEN type PARENTHESIS_CLOSE | name | STATIC) ((BIT_OR |
    ///     BIT_AND) QUESTION* (PARENTHESIS_OPEN type PARENTHESIS_CLOSE | name | STATIC))*`
    TYPE "type" = Sequence [TYPE_OPERAND TYPE_TAILS], subsumes [TYPE_OPERAND], fits [OPTIONAL_TYPE],
        shortest "a";
    /// `QUESTION* (PARENTHESIS_OPEN type PARENTHESIS_CLOSE | name | STATIC)`
    TYPE_OPERAND "type_operand" = Sequence [TYPE_QUESTIONS TYPE_BASE], subsumes [TYPE_BASE], fits [TYPE],
        shortest "a", as Operand, of "type";
    /// `QUESTION*`
    TYPE_QUESTIONS "type_QUESTIONs" = Star [QUESTION], subsumes parts, of "type";
    /// `PARENTHESIS_OPEN type PARENTHESIS_CLOSE | name | STATIC`
    TYPE_BASE "type_base" = Alternation [TYPE_PARENTHESIS_OPEN_PARENTHESIS_CLOSE NAME_RULE STATIC],
        subsumes parts, fits [TYPE_OPERAND], shortest "a", as Base, of "type";
    /// `PARENTHESIS_OPEN type PARENTHESIS_CLOSE`
    TYPE_PARENTHESIS_OPEN_PARENTHESIS_CLOSE "type_PARENTHESIS_OPEN_PARENTHESIS_CLOSE" = Sequence
        [PARENTHESIS_OPEN TYPE PARENTHESIS_CLOSE], fits [TYPE_BASE], shortest "( a )", as Alternative,
        of "type";
    /// `((BIT_OR | BIT_AND) QUESTION* (PARENTHESIS_OPEN type PARENTHESIS_CLOSE | name | STATIC))*`
    TYPE_TAILS "type_tails" = Star [TYPE_TAIL], subsumes parts, of "type";
    /// `(BIT_OR | BIT_AND) QUESTION* (PARENTHESIS_OPEN type PARENTHESIS_CLOSE | name | STATIC)`
    TYPE_TAIL "type_tail" = Sequence [TYPE_BIT_OR_OR_BIT_AND TYPE_OPERAND], fits [TYPE_TAILS], shortest "| a",
        as Tail, of "type";
    /// `BIT_OR | BIT_AND`
    TYPE_BIT_OR_OR_BIT_AND "type_BIT_OR_or_BIT_AND" = Set [BIT_OR BIT_AND], subsumes parts, shortest "|",
        of "type";
    /// `ELLIPSIS?`
    PARAMETER_OPTIONAL_ELLIPSIS "parameter_optional_ELLIPSIS" = Optional [ELLIPSIS], subsumes parts,
        of "parameter";
    /// `(ASSIGN expression)?`
    OPTIONAL_ASSIGN "optional_ASSIGN" = Optional [ASSIGN_EXPRESSION], subsumes parts, of "parameter" "member"
        "property";
    /// `ASSIGN expression`
    ASSIGN_EXPRESSION "ASSIGN_expression" = Sequence [ASSIGN EXPRESSION], fits [OPTIONAL_ASSIGN],
        shortest "= 0", of "parameter" "member" "property";
    /// `hooks?`
    OPTIONAL_HOOKS "optional_hooks" = Optional [HOOKS], subsumes parts, of "hooks";
    /// `hooks : BRACE_OPEN hook* BRACE_CLOSE`
    HOOKS "hooks" = Sequence [BRACE_OPEN HOOKS_AFTER_BRACE_OPEN BRACE_CLOSE], fits [OPTIONAL_HOOKS
        MEMBER_SEMICOLON_OR_HOOKS], shortest "{ }";
    /// `hook*`
    HOOKS_AFTER_BRACE_OPEN "hooks_after_BRACE_OPEN" = Star [HOOK], subsumes parts, of "hook";
    /// `hook : attributeGroup* modifier* BIT_AND? NAME parameters? (block | DOUBLE_ARROW expression
    ///     SEMICOLON | SEMICOLON)`
    /// In normal form `attributeGroup* modifier* BIT_AND? NAME parameters? (block | (DOUBLE_ARROW
    ///     expression)? SEMICOLON)`
    HOOK "hook" = Sequence [ATTRIBUTE_GROUPS MODIFIERS OPTIONAL_BIT_AND NAME OPTIONAL_PARAMETERS
        HOOK_BLOCK_OR_SEMICOLON], fits [HOOKS_AFTER_BRACE_OPEN], shortest "a ;";
    /// `parameters?`
    OPTIONAL_PARAMETERS "optional_parameters" = Optional [PARAMETERS], subsumes parts, of "parameters";
    /// `block | (DOUBLE_ARROW expression)? SEMICOLON`
    HOOK_BLOCK_OR_SEMICOLON "hook_block_or_SEMICOLON" = Alternation [BLOCK HOOK_SEMICOLON], subsumes parts,
        shortest ";", of "hook";
    /// `block : BRACE_OPEN statement* BRACE_CLOSE`
    BLOCK "block" = Sequence [BRACE_OPEN STATEMENTS BRACE_CLOSE], fits [HOOK_BLOCK_OR_SEMICOLON
        MEMBER_BLOCK_OR_SEMICOLON STATEMENT_OPERAND NAMESPACE_STATEMENT_BLOCK], shortest "{ }";
    /// `(DOUBLE_ARROW expression)? SEMICOLON`
    HOOK_SEMICOLON "hook_SEMICOLON" = Sequence [OPTIONAL_DOUBLE_ARROW SEMICOLON], subsumes [SEMICOLON],
        fits [HOOK_BLOCK_OR_SEMICOLON], shortest ";", as Alternative, of "hook";
    /// `(COMMA parameter)*`
    PARAMETERS_COMMAS "parameters_COMMAs" = Star [PARAMETERS_COMMA], subsumes parts, of "parameters";
    /// `COMMA parameter`
    PARAMETERS_COMMA "parameters_COMMA" = Sequence [COMMA PARAMETER], fits [PARAMETERS_COMMAS],
        shortest ", $a", of "parameters";
    /// `(COLON type)?`
    OPTIONAL_COLON "optional_COLON" = Optional [COLON_TYPE], subsumes parts, of "signature" "expression"
        "classDeclaration";
    /// `COLON type`
    COLON_TYPE "COLON_type" = Sequence [COLON TYPE], fits [OPTIONAL_COLON], shortest ": a", of "signature"
        "expression" "classDeclaration";
    /// `FUNCTION BIT_AND? parameters captures? (COLON type)? block`
    EXPRESSION_FUNCTION "expression_FUNCTION" = Sequence [FUNCTION OPTIONAL_BIT_AND PARAMETERS
        OPTIONAL_CAPTURES OPTIONAL_COLON BLOCK],
        fits [EXPRESSION_FN_OPTIONAL_BIT_AND_SIGNATURE_DOUBLE_ARROW_OR_OTHER], shortest "function ( ) { }",
        as Alternative, of "expression";
    /// `captures?`
    OPTIONAL_CAPTURES "optional_captures" = Optional [CAPTURES], subsumes parts, of "captures";
    /// `captures : USE PARENTHESIS_OPEN (capture (COMMA capture)* COMMA?)? PARENTHESIS_CLOSE`
    CAPTURES "captures" = Sequence [USE PARENTHESIS_OPEN CAPTURES_OPTIONAL_CAPTURE PARENTHESIS_CLOSE],
        fits [OPTIONAL_CAPTURES], shortest "use ( )";
    /// `(capture (COMMA capture)* COMMA?)?`
    CAPTURES_OPTIONAL_CAPTURE "captures_optional_capture" = Optional [CAPTURES_CAPTURE], subsumes parts,
        of "captures";
    /// `capture (COMMA capture)* COMMA?`
    CAPTURES_CAPTURE "captures_capture" = Sequence [CAPTURE CAPTURES_COMMAS OPTIONAL_COMMA],
        subsumes [CAPTURE], fits [CAPTURES_OPTIONAL_CAPTURE], shortest "$a", of "captures";
    /// `capture : BIT_AND? VARIABLE`
    CAPTURE "capture" = Sequence [OPTIONAL_BIT_AND VARIABLE], subsumes [VARIABLE], fits [CAPTURES_CAPTURE],
        shortest "$a";
    /// `(COMMA capture)*`
    CAPTURES_COMMAS "captures_COMMAs" = Star [CAPTURES_COMMA], subsumes parts, of "captures";
    /// `COMMA capture`
    CAPTURES_COMMA "captures_COMMA" = Sequence [COMMA CAPTURE], fits [CAPTURES_COMMAS], shortest ", $a",
        of "captures";
    /// `STATIC (FN BIT_AND? signature DOUBLE_ARROW expression | FUNCTION BIT_AND? parameters captures?
    ///     (COLON type)? block)?`
    EXPRESSION_STATIC "expression_STATIC" = Sequence [STATIC EXPRESSION_AFTER_STATIC], subsumes [STATIC],
        fits [EXPRESSION_BASE], shortest "static", as Alternative, of "expression";
    /// `(FN BIT_AND? signature DOUBLE_ARROW expression | FUNCTION BIT_AND? parameters captures? (COLON
    ///     type)? block)?`
    EXPRESSION_AFTER_STATIC "expression_after_STATIC" = Optional
        [EXPRESSION_FN_OPTIONAL_BIT_AND_SIGNATURE_DOUBLE_ARROW_OR_OTHER], subsumes parts, as Rest,
        of "expression";
    /// `variable : VARIABLE | DOLLAR variable | DOLLAR BRACE_OPEN expression BRACE_CLOSE`
    /// In normal form `DOLLAR* (VARIABLE | DOLLAR BRACE_OPEN expression BRACE_CLOSE)`
    VARIABLE_RULE "variable" = Sequence [VARIABLE_DOLLARS VARIABLE_OPERAND], subsumes [VARIABLE_OPERAND],
        fits [EXPRESSION_BASE MEMBER_NAME], shortest "$a";
    /// `DOLLAR*`
    VARIABLE_DOLLARS "variable_DOLLARs" = Star [DOLLAR], subsumes parts, of "variable";
    /// `VARIABLE | DOLLAR BRACE_OPEN expression BRACE_CLOSE`
    VARIABLE_OPERAND "variable_operand" = Alternation [VARIABLE VARIABLE_DOLLAR_BRACE_OPEN_BRACE_CLOSE],
        subsumes parts, fits [VARIABLE_RULE], shortest "$a", as Operand, of "variable";
    /// `DOLLAR BRACE_OPEN expression BRACE_CLOSE`
    VARIABLE_DOLLAR_BRACE_OPEN_BRACE_CLOSE "variable_DOLLAR_BRACE_OPEN_BRACE_CLOSE" = Sequence [DOLLAR
        BRACE_OPEN EXPRESSION BRACE_CLOSE], fits [VARIABLE_OPERAND], shortest "$ { 0 }", as Alternative,
        of "variable";
    /// `literal : NUMBER | STRING | NOWDOC | QUOTE stringPart* QUOTE | BACKQUOTE stringPart* BACKQUOTE |
    ///     HEREDOC_START stringPart* HEREDOC_END`
    LITERAL "literal" = Alternation [NUMBER STRING NOWDOC LITERAL_QUOTE_QUOTE LITERAL_BACKQUOTE_BACKQUOTE
        LITERAL_HEREDOC_START_HEREDOC_END], subsumes parts, fits [EXPRESSION_BASE], shortest "0";
    /// `QUOTE stringPart* QUOTE`
    LITERAL_QUOTE_QUOTE "literal_QUOTE_QUOTE" = Sequence [QUOTE STRING_PARTS QUOTE], fits [LITERAL],
        shortest "\" \"", as Alternative, of "literal";
    /// `stringPart*`
    STRING_PARTS "stringParts" = Star [STRING_PART], subsumes parts, of "stringPart";
    /// `stringPart : STRING_TEXT | HEREDOC_TEXT | STRING_VARIABLE | BRACE_EXPRESSION_OPEN expression
    ///     BRACE_CLOSE | DOLLAR_BRACE_OPEN (expression | keyword (BRACKET_OPEN expression BRACKET_CLOSE)?)
    ///     BRACE_CLOSE`
    STRING_PART "stringPart" = Alternation [STRING_TEXT HEREDOC_TEXT STRING_VARIABLE
        STRING_PART_BRACE_EXPRESSION_OPEN_BRACE_CLOSE STRING_PART_DOLLAR_BRACE_OPEN_BRACE_CLOSE],
        subsumes parts, fits [STRING_PARTS], shortest "a";
    /// `BRACE_EXPRESSION_OPEN expression BRACE_CLOSE`
    STRING_PART_BRACE_EXPRESSION_OPEN_BRACE_CLOSE "stringPart_BRACE_EXPRESSION_OPEN_BRACE_CLOSE" = Sequence
        [BRACE_EXPRESSION_OPEN EXPRESSION BRACE_CLOSE], fits [STRING_PART],
        shortest "BRACE_EXPRESSION_OPEN 0 }", as Alternative, of "stringPart";
    /// `DOLLAR_BRACE_OPEN (expression | keyword (BRACKET_OPEN expression BRACKET_CLOSE)?) BRACE_CLOSE`
    STRING_PART_DOLLAR_BRACE_OPEN_BRACE_CLOSE "stringPart_DOLLAR_BRACE_OPEN_BRACE_CLOSE" = Sequence
        [DOLLAR_BRACE_OPEN STRING_PART_EXPRESSION_OR_KEYWORD BRACE_CLOSE], fits [STRING_PART],
        shortest "${ 0 }", as Alternative, of "stringPart";
    /// `expression | keyword (BRACKET_OPEN expression BRACKET_CLOSE)?`
    STRING_PART_EXPRESSION_OR_KEYWORD "stringPart_expression_or_keyword" = Alternation [EXPRESSION
        STRING_PART_KEYWORD], subsumes parts, shortest "0", of "stringPart";
    /// `keyword (BRACKET_OPEN expression BRACKET_CLOSE)?`
    STRING_PART_KEYWORD "stringPart_keyword" = Sequence [KEYWORD
        STRING_PART_OPTIONAL_BRACKET_OPEN_BRACKET_CLOSE], subsumes [KEYWORD],
        fits [STRING_PART_EXPRESSION_OR_KEYWORD], shortest "as", as Alternative, of "stringPart";
    /// `(BRACKET_OPEN expression BRACKET_CLOSE)?`
    STRING_PART_OPTIONAL_BRACKET_OPEN_BRACKET_CLOSE "stringPart_optional_BRACKET_OPEN_BRACKET_CLOSE"
        = Optional [STRING_PART_BRACKET_OPEN_BRACKET_CLOSE], subsumes parts, of "stringPart";
    /// `BRACKET_OPEN expression BRACKET_CLOSE`
    STRING_PART_BRACKET_OPEN_BRACKET_CLOSE "stringPart_BRACKET_OPEN_BRACKET_CLOSE" = Sequence [BRACKET_OPEN
        EXPRESSION BRACKET_CLOSE], fits [STRING_PART_OPTIONAL_BRACKET_OPEN_BRACKET_CLOSE], shortest "[ 0 ]",
        of "stringPart";
    /// `BACKQUOTE stringPart* BACKQUOTE`
    LITERAL_BACKQUOTE_BACKQUOTE "literal_BACKQUOTE_BACKQUOTE" = Sequence [BACKQUOTE STRING_PARTS BACKQUOTE],
        fits [LITERAL], shortest "` `", as Alternative, of "literal";
    /// `HEREDOC_START stringPart* HEREDOC_END`
    LITERAL_HEREDOC_START_HEREDOC_END "literal_HEREDOC_START_HEREDOC_END" = Sequence [HEREDOC_START
        STRING_PARTS HEREDOC_END], fits [LITERAL], shortest "<<<a\n HEREDOC_END", as Alternative,
        of "literal";
    /// `BRACKET_OPEN items BRACKET_CLOSE`
    EXPRESSION_BRACKET_OPEN_ITEMS_BRACKET_CLOSE "expression_BRACKET_OPEN_items_BRACKET_CLOSE" = Sequence
        [BRACKET_OPEN ITEMS BRACKET_CLOSE], fits [EXPRESSION_BASE], shortest "[ ]", as Alternative,
        of "expression";
    /// `NEW attributeGroup* modifier* CLASS arguments? heritage members`
    EXPRESSION_NEW_CLASS "expression_NEW_CLASS" = Sequence [NEW ATTRIBUTE_GROUPS MODIFIERS CLASS
        OPTIONAL_ARGUMENTS HERITAGE MEMBERS], fits [EXPRESSION_BASE], shortest "new class { }",
        as Alternative, of "expression";
    /// `heritage : (EXTENDS names)? (IMPLEMENTS names)?`
    HERITAGE "heritage" = Sequence [HERITAGE_OPTIONAL_EXTENDS HERITAGE_OPTIONAL_IMPLEMENTS],
        subsumes [HERITAGE_OPTIONAL_EXTENDS HERITAGE_OPTIONAL_IMPLEMENTS];
    /// `(EXTENDS names)?`
    HERITAGE_OPTIONAL_EXTENDS "heritage_optional_EXTENDS" = Optional [HERITAGE_EXTENDS], subsumes parts,
        fits [HERITAGE], of "heritage";
    /// `EXTENDS names`
    HERITAGE_EXTENDS "heritage_EXTENDS" = Sequence [EXTENDS NAMES], fits [HERITAGE_OPTIONAL_EXTENDS],
        shortest "extends a", of "heritage";
    /// `names : name (COMMA name)*`
    NAMES "names" = Sequence [NAME_RULE NAMES_COMMAS], subsumes [NAME_RULE], shortest "a";
    /// `(COMMA name)*`
    NAMES_COMMAS "names_COMMAs" = Star [NAMES_COMMA], subsumes parts, of "names";
    /// `COMMA name`
    NAMES_COMMA "names_COMMA" = Sequence [COMMA NAME_RULE], fits [NAMES_COMMAS], shortest ", a", of "names";
    /// `(IMPLEMENTS names)?`
    HERITAGE_OPTIONAL_IMPLEMENTS "heritage_optional_IMPLEMENTS" = Optional [HERITAGE_IMPLEMENTS],
        subsumes parts, fits [HERITAGE], of "heritage";
    /// `IMPLEMENTS names`
    HERITAGE_IMPLEMENTS "heritage_IMPLEMENTS" = Sequence [IMPLEMENTS NAMES],
        fits [HERITAGE_OPTIONAL_IMPLEMENTS], shortest "implements a", of "heritage";
    /// `members : BRACE_OPEN member* BRACE_CLOSE`
    MEMBERS "members" = Sequence [BRACE_OPEN MEMBERS_AFTER_BRACE_OPEN BRACE_CLOSE], shortest "{ }";
    /// `member*`
    MEMBERS_AFTER_BRACE_OPEN "members_after_BRACE_OPEN" = Star [MEMBER], subsumes parts, of "member";
    /// `member : USE names (SEMICOLON | BRACE_OPEN adaptation* BRACE_CLOSE) | attributeGroup* CASE
    ///     identifier (ASSIGN expression)? SEMICOLON | attributeGroup* modifier* FUNCTION BIT_AND?
    ///     identifier signature (block | SEMICOLON) | attributeGroup* modifier* CONST type? constants
    ///     SEMICOLON | attributeGroup* modifier+ type? property (COMMA property)* (SEMICOLON | hooks)`
    /// In normal form `USE names (SEMICOLON | BRACE_OPEN adaptations BRACE_CLOSE) | attributeGroup* (CASE
    ///     identifier optional_ASSIGN SEMICOLON | modifiers member_after_modifiers |
    ///     some_modifiers optional_type property COMMA_properties member_SEMICOLON_or_hooks)`
    MEMBER "member" = Alternation [MEMBER_USE MEMBER_CASE_SEMICOLON_OR_OTHER], subsumes parts,
        fits [MEMBERS_AFTER_BRACE_OPEN], shortest "use a ;";
    /// `USE names (SEMICOLON | BRACE_OPEN adaptation* BRACE_CLOSE)`
    MEMBER_USE "member_USE" = Sequence [USE NAMES MEMBER_SEMICOLON_OR_BRACE_OPEN_BRACE_CLOSE], fits [MEMBER],
        shortest "use a ;", as Alternative, of "member";
    /// `SEMICOLON | BRACE_OPEN adaptation* BRACE_CLOSE`
    MEMBER_SEMICOLON_OR_BRACE_OPEN_BRACE_CLOSE "member_SEMICOLON_or_BRACE_OPEN_BRACE_CLOSE" = Alternation
        [SEMICOLON MEMBER_BRACE_OPEN_BRACE_CLOSE], subsumes parts, shortest ";", of "member";
    /// `BRACE_OPEN adaptation* BRACE_CLOSE`
    MEMBER_BRACE_OPEN_BRACE_CLOSE "member_BRACE_OPEN_BRACE_CLOSE" = Sequence [BRACE_OPEN ADAPTATIONS
        BRACE_CLOSE], fits [MEMBER_SEMICOLON_OR_BRACE_OPEN_BRACE_CLOSE], shortest "{ }", as Alternative,
        of "member";
    /// `adaptation*`
    ADAPTATIONS "adaptations" = Star [ADAPTATION], subsumes parts, of "adaptation";
    /// `adaptation : (name COLON_COLON)? identifier (INSTEADOF names | AS modifier? identifier?) SEMICOLON`
    ADAPTATION "adaptation" = Sequence [ADAPTATION_OPTIONAL_COLON_COLON IDENTIFIER ADAPTATION_INSTEADOF_OR_AS
        SEMICOLON], fits [ADAPTATIONS], shortest "a as ;";
    /// `(name COLON_COLON)?`
    ADAPTATION_OPTIONAL_COLON_COLON "adaptation_optional_COLON_COLON" = Optional [ADAPTATION_COLON_COLON],
        subsumes parts, of "adaptation";
    /// `name COLON_COLON`
    ADAPTATION_COLON_COLON "adaptation_COLON_COLON" = Sequence [NAME_RULE COLON_COLON],
        fits [ADAPTATION_OPTIONAL_COLON_COLON], shortest "a ::", of "adaptation";
    /// `INSTEADOF names | AS modifier? identifier?`
    ADAPTATION_INSTEADOF_OR_AS "adaptation_INSTEADOF_or_AS" = Alternation [ADAPTATION_INSTEADOF
        ADAPTATION_AS], subsumes parts, shortest "as", of "adaptation";
    /// `INSTEADOF names`
    ADAPTATION_INSTEADOF "adaptation_INSTEADOF" = Sequence [INSTEADOF NAMES],
        fits [ADAPTATION_INSTEADOF_OR_AS], shortest "insteadof a", as Alternative, of "adaptation";
    /// `AS modifier? identifier?`
    ADAPTATION_AS "adaptation_AS" = Sequence [AS OPTIONAL_MODIFIER OPTIONAL_IDENTIFIER], subsumes [AS],
        fits [ADAPTATION_INSTEADOF_OR_AS], shortest "as", as Alternative, of "adaptation";
    /// `modifier?`
    OPTIONAL_MODIFIER "optional_modifier" = Optional [MODIFIER], subsumes parts, of "modifier";
    /// `identifier?`
    OPTIONAL_IDENTIFIER "optional_identifier" = Optional [IDENTIFIER], subsumes parts, of "identifier";
    /// `attributeGroup* (CASE identifier (ASSIGN expression)? SEMICOLON | modifier* (FUNCTION BIT_AND?
    ///     identifier signature (block | SEMICOLON) | CONST type? constants SEMICOLON) | modifier+ type?
    ///     property (COMMA property)* (SEMICOLON | hooks))`
    MEMBER_CASE_SEMICOLON_OR_OTHER "member_CASE_SEMICOLON_or_other" = Sequence [ATTRIBUTE_GROUPS
        MEMBER_AFTER_ATTRIBUTE_GROUPS], subsumes [MEMBER_AFTER_ATTRIBUTE_GROUPS], fits [MEMBER],
        shortest "case a ;", as Alternative, of "member";
    /// `CASE identifier (ASSIGN expression)? SEMICOLON | modifier* (FUNCTION BIT_AND? identifier signature
    ///     (block | SEMICOLON) | CONST type? constants SEMICOLON) | modifier+ type? property (COMMA
    ///     property)* (SEMICOLON | hooks)`
    MEMBER_AFTER_ATTRIBUTE_GROUPS "member_after_attributeGroups" = Alternation [MEMBER_CASE_SEMICOLON
        MEMBER_FUNCTION_OR_CONST_SEMICOLON MEMBER_MODIFIERS_PROPERTY], subsumes parts,
        fits [MEMBER_CASE_SEMICOLON_OR_OTHER], shortest "case a ;", as Rest, of "member";
    /// `CASE identifier (ASSIGN expression)? SEMICOLON`
    MEMBER_CASE_SEMICOLON "member_CASE_SEMICOLON" = Sequence [CASE IDENTIFIER OPTIONAL_ASSIGN SEMICOLON],
        fits [MEMBER_AFTER_ATTRIBUTE_GROUPS], shortest "case a ;", as Alternative, of "member";
    /// `modifier* (FUNCTION BIT_AND? identifier signature (block | SEMICOLON) | CONST type? constants
    ///     SEMICOLON)`
    MEMBER_FUNCTION_OR_CONST_SEMICOLON "member_FUNCTION_or_CONST_SEMICOLON" = Sequence [MODIFIERS
        MEMBER_AFTER_MODIFIERS], subsumes [MEMBER_AFTER_MODIFIERS], fits [MEMBER_AFTER_ATTRIBUTE_GROUPS],
        shortest "const a = 0 ;", as Alternative, of "member";
    /// `FUNCTION BIT_AND? identifier signature (block | SEMICOLON) | CONST type? constants SEMICOLON`
    MEMBER_AFTER_MODIFIERS "member_after_modifiers" = Alternation [MEMBER_FUNCTION MEMBER_CONST_SEMICOLON],
        subsumes parts, fits [MEMBER_FUNCTION_OR_CONST_SEMICOLON], shortest "const a = 0 ;", as Rest,
        of "member";
    /// `FUNCTION BIT_AND? identifier signature (block | SEMICOLON)`
    MEMBER_FUNCTION "member_FUNCTION" = Sequence [FUNCTION OPTIONAL_BIT_AND IDENTIFIER SIGNATURE
        MEMBER_BLOCK_OR_SEMICOLON], fits [MEMBER_AFTER_MODIFIERS], shortest "function a ( ) ;",
        as Alternative, of "member";
    /// `block | SEMICOLON`
    MEMBER_BLOCK_OR_SEMICOLON "member_block_or_SEMICOLON" = Alternation [BLOCK SEMICOLON], subsumes parts,
        shortest ";", of "member";
    /// `CONST type? constants SEMICOLON`
    MEMBER_CONST_SEMICOLON "member_CONST_SEMICOLON" = Sequence [CONST OPTIONAL_TYPE CONSTANTS SEMICOLON],
        fits [MEMBER_AFTER_MODIFIERS], shortest "const a = 0 ;", as Alternative, of "member";
    /// `constants : constant (COMMA constant)*`
    CONSTANTS "constants" = Sequence [CONSTANT CONSTANTS_COMMAS], subsumes [CONSTANT], shortest "a = 0";
    /// `constant : identifier ASSIGN expression`
    CONSTANT "constant" = Sequence [IDENTIFIER ASSIGN EXPRESSION], fits [CONSTANTS], shortest "a = 0";
    /// `(COMMA constant)*`
    CONSTANTS_COMMAS "constants_COMMAs" = Star [CONSTANTS_COMMA], subsumes parts, of "constants";
    /// `COMMA constant`
    CONSTANTS_COMMA "constants_COMMA" = Sequence [COMMA CONSTANT], fits [CONSTANTS_COMMAS],
        shortest ", a = 0", of "constants";
    /// `modifier+ type? property (COMMA property)* (SEMICOLON | hooks)`
    MEMBER_MODIFIERS_PROPERTY "member_modifiers_property" = Sequence [SOME_MODIFIERS OPTIONAL_TYPE PROPERTY
        COMMA_PROPERTIES MEMBER_SEMICOLON_OR_HOOKS], fits [MEMBER_AFTER_ATTRIBUTE_GROUPS],
        shortest "var $a ;", as Alternative, of "member";
    /// `modifier+`
    SOME_MODIFIERS "some_modifiers" = Plus [MODIFIER], subsumes parts [MODIFIERS], fits [MODIFIERS],
        shortest "var", of "modifier";
    /// `property : VARIABLE (ASSIGN expression)?`
    PROPERTY "property" = Sequence [VARIABLE OPTIONAL_ASSIGN], subsumes [VARIABLE], shortest "$a";
    /// `(COMMA property)*`
    COMMA_PROPERTIES "COMMA_properties" = Star [COMMA_PROPERTY], subsumes parts, of "member" "statement";
    /// `COMMA property`
    COMMA_PROPERTY "COMMA_property" = Sequence [COMMA PROPERTY], fits [COMMA_PROPERTIES], shortest ", $a",
        of "member" "statement";
    /// `SEMICOLON | hooks`
    MEMBER_SEMICOLON_OR_HOOKS "member_SEMICOLON_or_hooks" = Alternation [SEMICOLON HOOKS], subsumes parts,
        shortest ";", of "member";
    /// `matchExpression : MATCH condition BRACE_OPEN (matchArm (COMMA matchArm)* COMMA?)? BRACE_CLOSE`
    MATCH_EXPRESSION "matchExpression" = Sequence [MATCH CONDITION BRACE_OPEN
        MATCH_EXPRESSION_OPTIONAL_MATCH_ARM BRACE_CLOSE], fits [EXPRESSION_BASE], shortest "match ( 0 ) { }";
    /// `(matchArm (COMMA matchArm)* COMMA?)?`
    MATCH_EXPRESSION_OPTIONAL_MATCH_ARM "matchExpression_optional_matchArm" = Optional
        [MATCH_EXPRESSION_MATCH_ARM], subsumes parts, of "matchExpression";
    /// `matchArm (COMMA matchArm)* COMMA?`
    MATCH_EXPRESSION_MATCH_ARM "matchExpression_matchArm" = Sequence [MATCH_ARM MATCH_EXPRESSION_COMMAS
        OPTIONAL_COMMA], subsumes [MATCH_ARM], fits [MATCH_EXPRESSION_OPTIONAL_MATCH_ARM], shortest "0 => 0",
        of "matchExpression";
    /// `matchArm : (expressions COMMA? | DEFAULT COMMA?) DOUBLE_ARROW expression`
    MATCH_ARM "matchArm" = Sequence [MATCH_ARM_EXPRESSIONS_OR_DEFAULT DOUBLE_ARROW EXPRESSION],
        fits [MATCH_EXPRESSION_MATCH_ARM], shortest "0 => 0";
    /// `expressions COMMA? | DEFAULT COMMA?`
    MATCH_ARM_EXPRESSIONS_OR_DEFAULT "matchArm_expressions_or_DEFAULT" = Alternation [MATCH_ARM_EXPRESSIONS
        MATCH_ARM_DEFAULT], subsumes parts, shortest "0", of "matchArm";
    /// `expressions COMMA?`
    MATCH_ARM_EXPRESSIONS "matchArm_expressions" = Sequence [EXPRESSIONS OPTIONAL_COMMA],
        subsumes [EXPRESSIONS], fits [MATCH_ARM_EXPRESSIONS_OR_DEFAULT], shortest "0", as Alternative,
        of "matchArm";
    /// `expressions : expression (COMMA expression)*`
    EXPRESSIONS "expressions" = Sequence [EXPRESSION EXPRESSIONS_COMMAS], subsumes [EXPRESSION],
        fits [MATCH_ARM_EXPRESSIONS OPTIONAL_EXPRESSIONS], shortest "0";
    /// `(COMMA expression)*`
    EXPRESSIONS_COMMAS "expressions_COMMAs" = Star [EXPRESSIONS_COMMA], subsumes parts, of "expressions";
    /// `COMMA expression`
    EXPRESSIONS_COMMA "expressions_COMMA" = Sequence [COMMA EXPRESSION], fits [EXPRESSIONS_COMMAS],
        shortest ", 0", of "expressions";
    /// `DEFAULT COMMA?`
    MATCH_ARM_DEFAULT "matchArm_DEFAULT" = Sequence [DEFAULT OPTIONAL_COMMA], subsumes [DEFAULT],
        fits [MATCH_ARM_EXPRESSIONS_OR_DEFAULT], shortest "default", as Alternative, of "matchArm";
    /// `(COMMA matchArm)*`
    MATCH_EXPRESSION_COMMAS "matchExpression_COMMAs" = Star [MATCH_EXPRESSION_COMMA], subsumes parts,
        of "matchExpression";
    /// `COMMA matchArm`
    MATCH_EXPRESSION_COMMA "matchExpression_COMMA" = Sequence [COMMA MATCH_ARM],
        fits [MATCH_EXPRESSION_COMMAS], shortest ", 0 => 0", of "matchExpression";
    /// `(binaryOperator expression | QUESTION expression? COLON expression | INCREMENT | DECREMENT |
    ///     arguments | BRACKET_OPEN expression? BRACKET_CLOSE | (ARROW | QUESTION_ARROW) memberName |
    ///     COLON_COLON memberName)*`
    EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHERS "expression_binaryOperator_expression_or_others" = Star
        [EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHER], subsumes parts, of "expression";
    /// `binaryOperator expression | QUESTION expression? COLON expression | INCREMENT | DECREMENT |
    ///     arguments | BRACKET_OPEN expression? BRACKET_CLOSE | (ARROW | QUESTION_ARROW) memberName |
    ///     COLON_COLON memberName`
    EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHER "expression_binaryOperator_expression_or_other"
        = Alternation [EXPRESSION_BINARY_OPERATOR_EXPRESSION EXPRESSION_QUESTION_COLON INCREMENT DECREMENT
        ARGUMENTS EXPRESSION_BRACKET_OPEN_OPTIONAL_EXPRESSION_BRACKET_CLOSE
        EXPRESSION_ARROW_OR_QUESTION_ARROW_MEMBER_NAME EXPRESSION_COLON_COLON], subsumes parts,
        fits [EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHERS], shortest "++", as Rest, of "expression";
    /// `binaryOperator expression`
    EXPRESSION_BINARY_OPERATOR_EXPRESSION "expression_binaryOperator_expression" = Sequence [BINARY_OPERATOR
        EXPRESSION], fits [EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHER], shortest "= 0", as Alternative,
        of "expression";
    /// `binaryOperator : ASSIGN | PLUS_ASSIGN | MINUS_ASSIGN | TIMES_ASSIGN | DIVIDE_ASSIGN | MODULO_ASSIGN
    ///     | POWER_ASSIGN | DOT_ASSIGN | AND_ASSIGN | OR_ASSIGN | XOR_ASSIGN | LEFT_SHIFT_ASSIGN |
    ///     RIGHT_SHIFT_ASSIGN | COALESCE_ASSIGN | QUESTION_QUESTION | PIPE_ARROW | OR_OR | AND_AND | OR |
    ///     AND | XOR | BIT_OR | BIT_AND | BIT_XOR | EQUAL | NOT_EQUAL | IDENTICAL | NOT_IDENTICAL |
    ///     LESS_GREATER | SPACESHIP | LESS | GREATER | LESS_EQUAL | GREATER_EQUAL | LEFT_SHIFT |
    ///     RIGHT_SHIFT | PLUS | MINUS | TIMES | DIVIDE | MODULO | POWER | DOT | INSTANCEOF`
    BINARY_OPERATOR "binaryOperator" = Set [INSTANCEOF AND OR XOR QUESTION_QUESTION ASSIGN PLUS_ASSIGN
        MINUS_ASSIGN TIMES_ASSIGN DIVIDE_ASSIGN MODULO_ASSIGN POWER_ASSIGN DOT_ASSIGN AND_ASSIGN OR_ASSIGN
        XOR_ASSIGN LEFT_SHIFT_ASSIGN RIGHT_SHIFT_ASSIGN COALESCE_ASSIGN PIPE_ARROW OR_OR AND_AND BIT_OR
        BIT_AND BIT_XOR EQUAL NOT_EQUAL IDENTICAL NOT_IDENTICAL LESS_GREATER SPACESHIP LESS GREATER LESS_EQUAL
        GREATER_EQUAL LEFT_SHIFT RIGHT_SHIFT PLUS MINUS TIMES DIVIDE MODULO POWER DOT], subsumes parts,
        shortest "=";
    /// `QUESTION expression? COLON expression`
    EXPRESSION_QUESTION_COLON "expression_QUESTION_COLON" = Sequence [QUESTION OPTIONAL_EXPRESSION COLON
        EXPRESSION], fits [EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHER], shortest "? : 0", as Alternative,
        of "expression";
    /// `BRACKET_OPEN expression? BRACKET_CLOSE`
    EXPRESSION_BRACKET_OPEN_OPTIONAL_EXPRESSION_BRACKET_CLOSE
        "expression_BRACKET_OPEN_optional_expression_BRACKET_CLOSE" = Sequence [BRACKET_OPEN
        OPTIONAL_EXPRESSION BRACKET_CLOSE], fits [EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHER],
        shortest "[ ]", as Alternative, of "expression";
    /// `(ARROW | QUESTION_ARROW) memberName`
    EXPRESSION_ARROW_OR_QUESTION_ARROW_MEMBER_NAME "expression_ARROW_or_QUESTION_ARROW_memberName" = Sequence
        [EXPRESSION_ARROW_OR_QUESTION_ARROW MEMBER_NAME],
        fits [EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHER], shortest "-> a", as Alternative,
        of "expression";
    /// `ARROW | QUESTION_ARROW`
    EXPRESSION_ARROW_OR_QUESTION_ARROW "expression_ARROW_or_QUESTION_ARROW" = Set [ARROW QUESTION_ARROW],
        subsumes parts, shortest "->", of "expression";
    /// `memberName : identifier | variable | BRACE_OPEN expression BRACE_CLOSE`
    MEMBER_NAME "memberName" = Alternation [IDENTIFIER VARIABLE_RULE MEMBER_NAME_BRACE_OPEN_BRACE_CLOSE],
        subsumes parts, shortest "a";
    /// `BRACE_OPEN expression BRACE_CLOSE`
    MEMBER_NAME_BRACE_OPEN_BRACE_CLOSE "memberName_BRACE_OPEN_BRACE_CLOSE" = Sequence [BRACE_OPEN EXPRESSION
        BRACE_CLOSE], fits [MEMBER_NAME], shortest "{ 0 }", as Alternative, of "memberName";
    /// `COLON_COLON memberName`
    EXPRESSION_COLON_COLON "expression_COLON_COLON" = Sequence [COLON_COLON MEMBER_NAME],
        fits [EXPRESSION_BINARY_OPERATOR_EXPRESSION_OR_OTHER], shortest ":: a", as Alternative,
        of "expression";
    /// `FOR PARENTHESIS_OPEN expressions? SEMICOLON expressions? SEMICOLON expressions? PARENTHESIS_CLOSE`
    STATEMENT_FOR_TO_PARENTHESIS_CLOSE "statement_FOR_to_PARENTHESIS_CLOSE" = Sequence [FOR PARENTHESIS_OPEN
        OPTIONAL_EXPRESSIONS SEMICOLON OPTIONAL_EXPRESSIONS SEMICOLON OPTIONAL_EXPRESSIONS PARENTHESIS_CLOSE],
        fits [STATEMENT_TAIL], shortest "for ( ; ; )", as Alternative, of "statement";
    /// `expressions?`
    OPTIONAL_EXPRESSIONS "optional_expressions" = Optional [EXPRESSIONS], subsumes parts, of "expressions";
    /// `FOREACH PARENTHESIS_OPEN expression AS expression (DOUBLE_ARROW expression)? PARENTHESIS_CLOSE`
    STATEMENT_FOREACH_TO_PARENTHESIS_CLOSE "statement_FOREACH_to_PARENTHESIS_CLOSE" = Sequence [FOREACH
        PARENTHESIS_OPEN EXPRESSION AS EXPRESSION OPTIONAL_DOUBLE_ARROW PARENTHESIS_CLOSE],
        fits [STATEMENT_TAIL], shortest "foreach ( 0 as 0 )", as Alternative, of "statement";
    /// `DECLARE PARENTHESIS_OPEN constants PARENTHESIS_CLOSE`
    STATEMENT_DECLARE_TO_PARENTHESIS_CLOSE "statement_DECLARE_to_PARENTHESIS_CLOSE" = Sequence [DECLARE
        PARENTHESIS_OPEN CONSTANTS PARENTHESIS_CLOSE], fits [STATEMENT_TAIL], shortest "declare ( a = 0 )",
        as Alternative, of "statement";
    /// `block | statement_terminator | expressionStatement | statement_declaration | ifStatement |
    ///     statement_WHILE_COLON | statement_FOR_to_terminator | statement_FOREACH_to_terminator |
    ///     statement_DECLARE_to_terminator | switchStatement | tryStatement | statement_BREAK |
    ///     statement_CONTINUE | statement_RETURN | statement_ECHO | statement_GLOBAL | statement_STATIC |
    ///     statement_GOTO | statement_NAME_COLON | namespaceStatement | useStatement | HALT_COMPILER`
    STATEMENT_OPERAND "statement_operand" = Alternation [BLOCK STATEMENT_TERMINATOR EXPRESSION_STATEMENT
        STATEMENT_DECLARATION IF_STATEMENT STATEMENT_WHILE_COLON STATEMENT_FOR_TO_TERMINATOR
        STATEMENT_FOREACH_TO_TERMINATOR STATEMENT_DECLARE_TO_TERMINATOR SWITCH_STATEMENT TRY_STATEMENT
        STATEMENT_BREAK STATEMENT_CONTINUE STATEMENT_RETURN STATEMENT_ECHO STATEMENT_GLOBAL STATEMENT_STATIC
        STATEMENT_GOTO STATEMENT_NAME_COLON NAMESPACE_STATEMENT USE_STATEMENT HALT_COMPILER], subsumes parts,
        fits [STATEMENT], shortest ";", as Operand, of "statement";
    /// `(DO statement WHILE condition)? terminator`
    STATEMENT_TERMINATOR "statement_terminator" = Sequence [STATEMENT_OPTIONAL_DO_WHILE TERMINATOR],
        subsumes [TERMINATOR], fits [STATEMENT_OPERAND], shortest ";", as Alternative, of "statement";
    /// `(DO statement WHILE condition)?`
    STATEMENT_OPTIONAL_DO_WHILE "statement_optional_DO_WHILE" = Optional [STATEMENT_DO_WHILE], subsumes parts,
        of "statement";
    /// `DO statement WHILE condition`
    STATEMENT_DO_WHILE "statement_DO_WHILE" = Sequence [DO STATEMENT WHILE CONDITION],
        fits [STATEMENT_OPTIONAL_DO_WHILE], shortest "do ; while ( 0 )", of "statement";
    /// `terminator : SEMICOLON | passage`
    TERMINATOR "terminator" = Alternation [SEMICOLON PASSAGE], subsumes parts, fits [STATEMENT_TERMINATOR
        OPTIONAL_TERMINATOR CASE_CLAUSE_COLON_OR_TERMINATOR], shortest ";";
    /// `passage : CLOSE_TAG HTML* openTag | LAST_CLOSE_TAG HTML*`
    PASSAGE "passage" = Alternation [PASSAGE_CLOSE_TAG PASSAGE_LAST_CLOSE_TAG], subsumes parts,
        fits [TERMINATOR], shortest "LAST_CLOSE_TAG";
    /// `CLOSE_TAG HTML* openTag`
    PASSAGE_CLOSE_TAG "passage_CLOSE_TAG" = Sequence [CLOSE_TAG HTMLS OPEN_TAG_RULE], fits [PASSAGE],
        shortest "?> OPEN_TAG", as Alternative, of "passage";
    /// `LAST_CLOSE_TAG HTML*`
    PASSAGE_LAST_CLOSE_TAG "passage_LAST_CLOSE_TAG" = Sequence [LAST_CLOSE_TAG HTMLS],
        subsumes [LAST_CLOSE_TAG], fits [PASSAGE], shortest "LAST_CLOSE_TAG", as Alternative, of "passage";
    /// `expressionStatement : expressions terminator`
    EXPRESSION_STATEMENT "expressionStatement" = Sequence [EXPRESSIONS TERMINATOR], fits [STATEMENT_OPERAND],
        shortest "0 ;";
    /// `attributeGroup* declaration`
    STATEMENT_DECLARATION "statement_declaration" = Sequence [ATTRIBUTE_GROUPS DECLARATION],
        subsumes [DECLARATION], fits [STATEMENT_OPERAND], shortest "enum a { }", as Alternative,
        of "statement";
    /// `declaration : function | modifier* classDeclaration | CONST constants terminator`
    DECLARATION "declaration" = Alternation [FUNCTION_RULE DECLARATION_CLASS_DECLARATION DECLARATION_CONST],
        subsumes parts, fits [STATEMENT_DECLARATION], shortest "enum a { }";
    /// `function : FUNCTION BIT_AND? identifier signature block`
    FUNCTION_RULE "function" = Sequence [FUNCTION OPTIONAL_BIT_AND IDENTIFIER SIGNATURE BLOCK],
        fits [DECLARATION], shortest "function a ( ) { }";
    /// `modifier* classDeclaration`
    DECLARATION_CLASS_DECLARATION "declaration_classDeclaration" = Sequence [MODIFIERS CLASS_DECLARATION],
        subsumes [CLASS_DECLARATION], fits [DECLARATION], shortest "enum a { }", as Alternative,
        of "declaration";
    /// `classDeclaration : (CLASS | INTERFACE | TRAIT | ENUM) identifier (COLON type)? heritage members`
    CLASS_DECLARATION "classDeclaration" = Sequence [CLASS_DECLARATION_CLASS_OR_OTHER IDENTIFIER
        OPTIONAL_COLON HERITAGE MEMBERS], fits [DECLARATION_CLASS_DECLARATION], shortest "enum a { }";
    /// `CLASS | ENUM | INTERFACE | TRAIT`
    CLASS_DECLARATION_CLASS_OR_OTHER "classDeclaration_CLASS_or_other" = Set [CLASS ENUM INTERFACE TRAIT],
        subsumes parts, shortest "enum", of "classDeclaration";
    /// `CONST constants terminator`
    DECLARATION_CONST "declaration_CONST" = Sequence [CONST CONSTANTS TERMINATOR], fits [DECLARATION],
        shortest "const a = 0 ;", as Alternative, of "declaration";
    /// `ifStatement : IF condition (statement (ELSEIF condition statement)* (ELSE statement)? | COLON
    ///     statement* (ELSEIF condition COLON statement*)* (ELSE COLON statement*)? ENDIF terminator)`
    IF_STATEMENT "ifStatement" = Sequence [IF CONDITION IF_STATEMENT_STATEMENT_OR_COLON_ENDIF],
        fits [STATEMENT_OPERAND], shortest "if ( 0 ) ;";
    /// `statement (ELSEIF condition statement)* (ELSE statement)? | COLON statement* (ELSEIF condition COLON
    ///     statement*)* (ELSE COLON statement*)? ENDIF terminator`
    IF_STATEMENT_STATEMENT_OR_COLON_ENDIF "ifStatement_statement_or_COLON_ENDIF" = Alternation
        [IF_STATEMENT_STATEMENT IF_STATEMENT_COLON_ENDIF], subsumes parts, shortest ";", of "ifStatement";
    /// `statement (ELSEIF condition statement)* (ELSE statement)?`
    IF_STATEMENT_STATEMENT "ifStatement_statement" = Sequence [STATEMENT IF_STATEMENT_ELSEIFS
        IF_STATEMENT_OPTIONAL_ELSE], subsumes [STATEMENT], fits [IF_STATEMENT_STATEMENT_OR_COLON_ENDIF],
        shortest ";", as Alternative, of "ifStatement";
    /// `(ELSEIF condition statement)*`
    IF_STATEMENT_ELSEIFS "ifStatement_ELSEIFs" = Star [IF_STATEMENT_ELSEIF], subsumes parts, of "ifStatement";
    /// `ELSEIF condition statement`
    IF_STATEMENT_ELSEIF "ifStatement_ELSEIF" = Sequence [ELSEIF CONDITION STATEMENT],
        fits [IF_STATEMENT_ELSEIFS], shortest "elseif ( 0 ) ;", of "ifStatement";
    /// `(ELSE statement)?`
    IF_STATEMENT_OPTIONAL_ELSE "ifStatement_optional_ELSE" = Optional [IF_STATEMENT_ELSE], subsumes parts,
        of "ifStatement";
    /// `ELSE statement`
    IF_STATEMENT_ELSE "ifStatement_ELSE" = Sequence [ELSE STATEMENT], fits [IF_STATEMENT_OPTIONAL_ELSE],
        shortest "else ;", of "ifStatement";
    /// `COLON statement* (ELSEIF condition COLON statement*)* (ELSE COLON statement*)? ENDIF terminator`
    IF_STATEMENT_COLON_ENDIF "ifStatement_COLON_ENDIF" = Sequence [COLON STATEMENTS IF_STATEMENT_ELSEIF_COLONS
        IF_STATEMENT_OPTIONAL_ELSE_COLON ENDIF TERMINATOR], fits [IF_STATEMENT_STATEMENT_OR_COLON_ENDIF],
        shortest ": endif ;", as Alternative, of "ifStatement";
    /// `(ELSEIF condition COLON statement*)*`
    IF_STATEMENT_ELSEIF_COLONS "ifStatement_ELSEIF_COLONs" = Star [IF_STATEMENT_ELSEIF_COLON], subsumes parts,
        of "ifStatement";
    /// `ELSEIF condition COLON statement*`
    IF_STATEMENT_ELSEIF_COLON "ifStatement_ELSEIF_COLON" = Sequence [ELSEIF CONDITION COLON STATEMENTS],
        fits [IF_STATEMENT_ELSEIF_COLONS], shortest "elseif ( 0 ) :", of "ifStatement";
    /// `(ELSE COLON statement*)?`
    IF_STATEMENT_OPTIONAL_ELSE_COLON "ifStatement_optional_ELSE_COLON" = Optional [IF_STATEMENT_ELSE_COLON],
        subsumes parts, of "ifStatement";
    /// `ELSE COLON statement*`
    IF_STATEMENT_ELSE_COLON "ifStatement_ELSE_COLON" = Sequence [ELSE COLON STATEMENTS],
        fits [IF_STATEMENT_OPTIONAL_ELSE_COLON], shortest "else :", of "ifStatement";
    /// `WHILE condition COLON statement* (ENDDECLARE | ENDFOR | ENDFOREACH | ENDWHILE) terminator`
    STATEMENT_WHILE_COLON "statement_WHILE_COLON" = Sequence [WHILE CONDITION COLON STATEMENTS
        STATEMENT_ENDDECLARE_OR_OTHER TERMINATOR], fits [STATEMENT_OPERAND],
        shortest "while ( 0 ) : endfor ;", as Alternative, of "statement";
    /// `ENDDECLARE | ENDFOR | ENDFOREACH | ENDWHILE`
    STATEMENT_ENDDECLARE_OR_OTHER "statement_ENDDECLARE_or_other" = Set [ENDDECLARE ENDFOR ENDFOREACH
        ENDWHILE], subsumes parts, shortest "endfor", of "body" "statement";
    /// `FOR PARENTHESIS_OPEN expressions? SEMICOLON expressions? SEMICOLON expressions? PARENTHESIS_CLOSE
    ///     COLON statement* (ENDDECLARE | ENDFOR | ENDFOREACH | ENDWHILE) terminator`
    STATEMENT_FOR_TO_TERMINATOR "statement_FOR_to_terminator" = Sequence [FOR PARENTHESIS_OPEN
        OPTIONAL_EXPRESSIONS SEMICOLON OPTIONAL_EXPRESSIONS SEMICOLON OPTIONAL_EXPRESSIONS PARENTHESIS_CLOSE
        COLON STATEMENTS STATEMENT_ENDDECLARE_OR_OTHER TERMINATOR], fits [STATEMENT_OPERAND],
        shortest "for ( ; ; ) : endfor ;", as Alternative, of "statement";
    /// `FOREACH PARENTHESIS_OPEN expression AS expression (DOUBLE_ARROW expression)? PARENTHESIS_CLOSE COLON
    ///     statement* (ENDDECLARE | ENDFOR | ENDFOREACH | ENDWHILE) terminator`
    STATEMENT_FOREACH_TO_TERMINATOR "statement_FOREACH_to_terminator" = Sequence [FOREACH PARENTHESIS_OPEN
        EXPRESSION AS EXPRESSION OPTIONAL_DOUBLE_ARROW PARENTHESIS_CLOSE COLON STATEMENTS
        STATEMENT_ENDDECLARE_OR_OTHER TERMINATOR], fits [STATEMENT_OPERAND],
        shortest "foreach ( 0 as 0 ) : endfor ;", as Alternative, of "statement";
    /// `DECLARE PARENTHESIS_OPEN constants PARENTHESIS_CLOSE COLON statement* (ENDDECLARE | ENDFOR |
    ///     ENDFOREACH | ENDWHILE) terminator`
    STATEMENT_DECLARE_TO_TERMINATOR "statement_DECLARE_to_terminator" = Sequence [DECLARE PARENTHESIS_OPEN
        CONSTANTS PARENTHESIS_CLOSE COLON STATEMENTS STATEMENT_ENDDECLARE_OR_OTHER TERMINATOR],
        fits [STATEMENT_OPERAND], shortest "declare ( a = 0 ) : endfor ;", as Alternative, of "statement";
    /// `switchStatement : SWITCH condition (BRACE_OPEN terminator? caseClause* BRACE_CLOSE | COLON
    ///     terminator? caseClause* ENDSWITCH terminator)`
    SWITCH_STATEMENT "switchStatement" = Sequence [SWITCH CONDITION
        SWITCH_STATEMENT_BRACE_OPEN_BRACE_CLOSE_OR_OTHER], fits [STATEMENT_OPERAND],
        shortest "switch ( 0 ) { }";
    /// `BRACE_OPEN terminator? caseClause* BRACE_CLOSE | COLON terminator? caseClause* ENDSWITCH terminator`
    SWITCH_STATEMENT_BRACE_OPEN_BRACE_CLOSE_OR_OTHER "switchStatement_BRACE_OPEN_BRACE_CLOSE_or_other"
        = Alternation [SWITCH_STATEMENT_BRACE_OPEN_BRACE_CLOSE SWITCH_STATEMENT_COLON_ENDSWITCH],
        subsumes parts, shortest "{ }", of "switchStatement";
    /// `BRACE_OPEN terminator? caseClause* BRACE_CLOSE`
    SWITCH_STATEMENT_BRACE_OPEN_BRACE_CLOSE "switchStatement_BRACE_OPEN_BRACE_CLOSE" = Sequence [BRACE_OPEN
        OPTIONAL_TERMINATOR CASE_CLAUSES BRACE_CLOSE],
        fits [SWITCH_STATEMENT_BRACE_OPEN_BRACE_CLOSE_OR_OTHER], shortest "{ }", as Alternative,
        of "switchStatement";
    /// `terminator?`
    OPTIONAL_TERMINATOR "optional_terminator" = Optional [TERMINATOR], subsumes parts, of "terminator";
    /// `caseClause*`
    CASE_CLAUSES "caseClauses" = Star [CASE_CLAUSE], subsumes parts, of "caseClause";
    /// `caseClause : (CASE expression | DEFAULT) (COLON | terminator) statement*`
    CASE_CLAUSE "caseClause" = Sequence [CASE_CLAUSE_CASE_OR_DEFAULT CASE_CLAUSE_COLON_OR_TERMINATOR
        STATEMENTS], fits [CASE_CLAUSES], shortest "default :";
    /// `CASE expression | DEFAULT`
    CASE_CLAUSE_CASE_OR_DEFAULT "caseClause_CASE_or_DEFAULT" = Alternation [CASE_CLAUSE_CASE DEFAULT],
        subsumes parts, shortest "default", of "caseClause";
    /// `CASE expression`
    CASE_CLAUSE_CASE "caseClause_CASE" = Sequence [CASE EXPRESSION], fits [CASE_CLAUSE_CASE_OR_DEFAULT],
        shortest "case 0", as Alternative, of "caseClause";
    /// `COLON | terminator`
    CASE_CLAUSE_COLON_OR_TERMINATOR "caseClause_COLON_or_terminator" = Alternation [COLON TERMINATOR],
        subsumes parts, shortest ":", of "caseClause";
    /// `COLON terminator? caseClause* ENDSWITCH terminator`
    SWITCH_STATEMENT_COLON_ENDSWITCH "switchStatement_COLON_ENDSWITCH" = Sequence [COLON OPTIONAL_TERMINATOR
        CASE_CLAUSES ENDSWITCH TERMINATOR], fits [SWITCH_STATEMENT_BRACE_OPEN_BRACE_CLOSE_OR_OTHER],
        shortest ": endswitch ;", as Alternative, of "switchStatement";
    /// `tryStatement : TRY block catchClause* (FINALLY block)?`
    TRY_STATEMENT "tryStatement" = Sequence [TRY BLOCK CATCH_CLAUSES TRY_STATEMENT_OPTIONAL_FINALLY],
        fits [STATEMENT_OPERAND], shortest "try { }";
    /// `catchClause*`
    CATCH_CLAUSES "catchClauses" = Star [CATCH_CLAUSE], subsumes parts, of "catchClause";
    /// `catchClause : CATCH PARENTHESIS_OPEN type VARIABLE? PARENTHESIS_CLOSE block`
    CATCH_CLAUSE "catchClause" = Sequence [CATCH PARENTHESIS_OPEN TYPE CATCH_CLAUSE_OPTIONAL_VARIABLE
        PARENTHESIS_CLOSE BLOCK], fits [CATCH_CLAUSES], shortest "catch ( a ) { }";
    /// `VARIABLE?`
    CATCH_CLAUSE_OPTIONAL_VARIABLE "catchClause_optional_VARIABLE" = Optional [VARIABLE], subsumes parts,
        of "catchClause";
    /// `(FINALLY block)?`
    TRY_STATEMENT_OPTIONAL_FINALLY "tryStatement_optional_FINALLY" = Optional [TRY_STATEMENT_FINALLY],
        subsumes parts, of "tryStatement";
    /// `FINALLY block`
    TRY_STATEMENT_FINALLY "tryStatement_FINALLY" = Sequence [FINALLY BLOCK],
        fits [TRY_STATEMENT_OPTIONAL_FINALLY], shortest "finally { }", of "tryStatement";
    /// `BREAK expression? terminator`
    STATEMENT_BREAK "statement_BREAK" = Sequence [BREAK OPTIONAL_EXPRESSION TERMINATOR],
        fits [STATEMENT_OPERAND], shortest "break ;", as Alternative, of "statement";
    /// `CONTINUE expression? terminator`
    STATEMENT_CONTINUE "statement_CONTINUE" = Sequence [CONTINUE OPTIONAL_EXPRESSION TERMINATOR],
        fits [STATEMENT_OPERAND], shortest "continue ;", as Alternative, of "statement";
    /// `RETURN expression? terminator`
    STATEMENT_RETURN "statement_RETURN" = Sequence [RETURN OPTIONAL_EXPRESSION TERMINATOR],
        fits [STATEMENT_OPERAND], shortest "return ;", as Alternative, of "statement";
    /// `ECHO expressions terminator`
    STATEMENT_ECHO "statement_ECHO" = Sequence [ECHO EXPRESSIONS TERMINATOR], fits [STATEMENT_OPERAND],
        shortest "echo 0 ;", as Alternative, of "statement";
    /// `GLOBAL expressions terminator`
    STATEMENT_GLOBAL "statement_GLOBAL" = Sequence [GLOBAL EXPRESSIONS TERMINATOR], fits [STATEMENT_OPERAND],
        shortest "global 0 ;", as Alternative, of "statement";
    /// `STATIC property (COMMA property)* terminator`
    STATEMENT_STATIC "statement_STATIC" = Sequence [STATIC PROPERTY COMMA_PROPERTIES TERMINATOR],
        fits [STATEMENT_OPERAND], shortest "static $a ;", as Alternative, of "statement";
    /// `GOTO identifier terminator`
    STATEMENT_GOTO "statement_GOTO" = Sequence [GOTO IDENTIFIER TERMINATOR], fits [STATEMENT_OPERAND],
        shortest "goto a ;", as Alternative, of "statement";
    /// `NAME COLON`
    STATEMENT_NAME_COLON "statement_NAME_COLON" = Sequence [NAME COLON], fits [STATEMENT_OPERAND],
        shortest "a :", as Alternative, of "statement";
    /// `namespaceStatement : NAMESPACE ((name | keyword) terminator | (name | keyword)? block)`
    NAMESPACE_STATEMENT "namespaceStatement" = Sequence [NAMESPACE
        NAMESPACE_STATEMENT_NAME_OR_KEYWORD_TERMINATOR_OR_BLOCK], fits [STATEMENT_OPERAND],
        shortest "namespace a ;";
    /// `(name | keyword) terminator | (name | keyword)? block`
    NAMESPACE_STATEMENT_NAME_OR_KEYWORD_TERMINATOR_OR_BLOCK
        "namespaceStatement_name_or_keyword_terminator_or_block" = Alternation
        [NAMESPACE_STATEMENT_NAME_OR_KEYWORD_TERMINATOR NAMESPACE_STATEMENT_BLOCK], subsumes parts,
        shortest "a ;", of "namespaceStatement";
    /// `(name | keyword) terminator`
    NAMESPACE_STATEMENT_NAME_OR_KEYWORD_TERMINATOR "namespaceStatement_name_or_keyword_terminator" = Sequence
        [NAMESPACE_STATEMENT_NAME_OR_KEYWORD TERMINATOR],
        fits [NAMESPACE_STATEMENT_NAME_OR_KEYWORD_TERMINATOR_OR_BLOCK], shortest "a ;", as Alternative,
        of "namespaceStatement";
    /// `name | keyword`
    NAMESPACE_STATEMENT_NAME_OR_KEYWORD "namespaceStatement_name_or_keyword" = Alternation [NAME_RULE
        KEYWORD], subsumes parts, fits [NAMESPACE_STATEMENT_OPTIONAL_NAME_OR_KEYWORD], shortest "a",
        of "namespaceStatement";
    /// `(name | keyword)? block`
    NAMESPACE_STATEMENT_BLOCK "namespaceStatement_block" = Sequence
        [NAMESPACE_STATEMENT_OPTIONAL_NAME_OR_KEYWORD BLOCK], subsumes [BLOCK],
        fits [NAMESPACE_STATEMENT_NAME_OR_KEYWORD_TERMINATOR_OR_BLOCK], shortest "{ }", as Alternative,
        of "namespaceStatement";
    /// `(name | keyword)?`
    NAMESPACE_STATEMENT_OPTIONAL_NAME_OR_KEYWORD "namespaceStatement_optional_name_or_keyword" = Optional
        [NAMESPACE_STATEMENT_NAME_OR_KEYWORD], subsumes parts, of "namespaceStatement";
    /// `useStatement : USE (FUNCTION | CONST)? usedName (COMMA usedName)* terminator`
    USE_STATEMENT "useStatement" = Sequence [USE OPTIONAL_CONST_OR_FUNCTION USED_NAME COMMA_USED_NAMES
        TERMINATOR], fits [STATEMENT_OPERAND], shortest "use a ;";
    /// `(CONST | FUNCTION)?`
    OPTIONAL_CONST_OR_FUNCTION "optional_CONST_or_FUNCTION" = Optional [CONST_OR_FUNCTION], subsumes parts,
        of "useStatement" "usedName";
    /// `CONST | FUNCTION`
    CONST_OR_FUNCTION "CONST_or_FUNCTION" = Set [CONST FUNCTION], subsumes parts,
        fits [OPTIONAL_CONST_OR_FUNCTION], shortest "const", of "useStatement" "usedName";
    /// `usedName : (FUNCTION | CONST)? name (AS identifier | BACKSLASH BRACE_OPEN usedName (COMMA usedName)*
    ///     COMMA? BRACE_CLOSE)?`
    USED_NAME "usedName" = Sequence [OPTIONAL_CONST_OR_FUNCTION NAME_RULE USED_NAME_OPTIONAL_AS_OR_OTHER],
        subsumes [NAME_RULE], shortest "a";
    /// `(AS identifier | BACKSLASH BRACE_OPEN usedName (COMMA usedName)* COMMA? BRACE_CLOSE)?`
    USED_NAME_OPTIONAL_AS_OR_OTHER "usedName_optional_AS_or_other" = Optional [USED_NAME_AS_OR_OTHER],
        subsumes parts, of "usedName";
    /// `AS identifier | BACKSLASH BRACE_OPEN usedName (COMMA usedName)* COMMA? BRACE_CLOSE`
    USED_NAME_AS_OR_OTHER "usedName_AS_or_other" = Alternation [USED_NAME_AS
        USED_NAME_BACKSLASH_BRACE_OPEN_BRACE_CLOSE], subsumes parts, fits [USED_NAME_OPTIONAL_AS_OR_OTHER],
        shortest "as a", of "usedName";
    /// `AS identifier`
    USED_NAME_AS "usedName_AS" = Sequence [AS IDENTIFIER], fits [USED_NAME_AS_OR_OTHER], shortest "as a",
        as Alternative, of "usedName";
    /// `BACKSLASH BRACE_OPEN usedName (COMMA usedName)* COMMA? BRACE_CLOSE`
    USED_NAME_BACKSLASH_BRACE_OPEN_BRACE_CLOSE "usedName_BACKSLASH_BRACE_OPEN_BRACE_CLOSE" = Sequence
        [BACKSLASH BRACE_OPEN USED_NAME COMMA_USED_NAMES OPTIONAL_COMMA BRACE_CLOSE],
        fits [USED_NAME_AS_OR_OTHER], shortest "\\ { a }", as Alternative, of "usedName";
    /// `(COMMA usedName)*`
    COMMA_USED_NAMES "COMMA_usedNames" = Star [COMMA_USED_NAME], subsumes parts, of "usedName" "useStatement";
    /// `COMMA usedName`
    COMMA_USED_NAME "COMMA_usedName" = Sequence [COMMA USED_NAME], fits [COMMA_USED_NAMES], shortest ", a",
        of "usedName" "useStatement";
  }
}
