//! Families that are a table of predicates (see [`super::neighbours`]).

mod go;
mod java;
mod rust;

use secateur_syntax::hook::{Call, Family, Look, Place};

use super::neighbours::{Neighbours, Table, Test, family};
use go::GO;
use java::{JAVA, JAVA9};
use rust::RUST;

pub(super) static FAMILIES: &[Family] = &[
    family!(ADA, &["AdaLexerBase"]),
    family!(AWK, &["awkLexerBase"]),
    family!(BNF, &["bnfParserBase"]),
    family!(BCPL, &["bcplParserBase"]),
    family!(
        COLUMNS,
        &[
            "ASN_3gppLexerBase",
            "Fortran77LexerBase",
            "Fortran90LexerBase"
        ]
    ),
    family!(DATABANK, &["DatabankParserBase"]),
    family!(EIFFEL, &["EiffelLexerBase", "EiffelParserBase"]),
    family!(GO, &["GoParserBase"]),
    family!(GVPR, &["GvprLexerBase", "GvprParserBase"]),
    family!(JAVA, &["JavaParserBase"]),
    family!(JAVA9, &["Java9LexerBase"]),
    family!(LANGIUM, &["LangiumLexerBase"]),
    family!(PLSQL, &["PlSqlLexerBase", "PlSqlParserBase"]),
    family!(REXX, &["RexxParserBase"]),
    family!(RUST, &["RustLexerBase", "RustParserBase"]),
    family!(
        XPATH,
        &["XPath20ParserBase", "XPath31ParserBase", "XPath4ParserBase"]
    ),
    family!(ZED, &["ZLexer"]),
];

static ADA: Table = Table {
    name: "ada",
    // A tick after these begins an attribute.
    tests: &[(
        "IsCharLiteralAllowed",
        Test::LastIsNot(&["IDENTIFIER_", "RP", "ALL"]),
    )],
};

static AWK: Table = Table {
    name: "awk",
    tests: &[(
        "IsNotAfterExpr",
        Test::LastIsNot(&[
            "WORD",
            "NUMBER",
            "STRING",
            "BUILTIN_FUNC_NAME",
            "INCR",
            "DECR",
            "Rp",
            "Rb",
        ]),
    )],
};

static BNF: Table = Table {
    name: "bnf",
    tests: &[("NotNL", Test::IsNot(1, &["NL"]))],
};

static BCPL: Table = Table {
    name: "bcpl",
    tests: &[
        ("IsNl", Test::Place(|_, place| line_ends(place))),
        ("IsNotNl", Test::Place(|_, place| !line_ends(place))),
    ],
};

fn line_ends(place: &Place<'_>) -> bool {
    place.between().contains(&b'\n')
}

static COLUMNS: Table = Table {
    name: "columns",
    tests: &[
        (
            "IsColumnZero",
            Test::Look(|_, look| look.column_is(look.at, 0)),
        ),
        ("VerifyNotOperator", Test::Look(|_, look| no_operator(look))),
    ],
};

/// Whether a dot is a number's, not that of `.and.` or `.or.`.
fn no_operator(look: &Look<'_>) -> bool {
    let rest = &look.text[look.at..];
    !rest.starts_with(b"and.") && !rest.starts_with(b"or.")
}

static DATABANK: Table = Table {
    name: "databank",
    tests: &[(
        "isdatatype",
        Test::Place(|_, place| matches!(place.token_text(-1), b"-1" | b"-4" | b"-12")),
    )],
};

static EIFFEL: Table = Table {
    name: "eiffel",
    tests: &[
        (
            "IsFreeOperator",
            Test::Look(|_, look| {
                let none: [&[u8]; 7] = [b":=.", b":=+", b":=-", b"<<-", b"<<+", b"<<>", b"<<>>"];
                !none.contains(&look.matched())
            }),
        ),
        (
            "IsNone",
            Test::Place(|_, place| place.token_text(2).eq_ignore_ascii_case(b"none")),
        ),
        (
            "IsTuple",
            Test::Place(|_, place| place.token_text(1).eq_ignore_ascii_case(b"tuple")),
        ),
    ],
};

static GVPR: Table = Table {
    name: "gvpr",
    tests: &[
        // The predicate follows the first character.
        (
            "IsColumnZero",
            Test::Look(|_, look| look.column_is(look.at, 1)),
        ),
        ("IsSemiRequired", Test::IsNot(-1, &["CCBC"])),
        ("IsSemiNotRequired", Test::Is(-1, &["CCBC"])),
    ],
};

static LANGIUM: Table = Table {
    name: "langium",
    tests: &[(
        "NoSlash",
        Test::Look(|_, look| look.char_at(1) != Some('/')),
    )],
};

static PLSQL: Table = Table {
    name: "plsql",
    tests: &[
        (
            "IsNewlineAtPos",
            Test::Look(|call, look| {
                let found = look.char_at(call.number().unwrap_or(-1));
                found.is_none_or(|c| c == '\n')
            }),
        ),
        ("isVersion10", Test::Always(true)),
        ("isVersion11", Test::Always(true)),
        ("isVersion12", Test::Always(true)),
        ("isLastUnitSql", Test::Always(true)),
        (
            "IsNotNumericFunction",
            Test::Place(|_, place| {
                const FUNCTIONS: &[&str] = &[
                    "SUM", "COUNT", "AVG", "MIN", "MAX", "ROUND", "LEAST", "GREATEST",
                ];
                !(FUNCTIONS.contains(&place.token_name(1)) && place.token_name(2) == "LEFT_PAREN")
            }),
        ),
        (
            "isNotStartOfJoin",
            Test::IsNot(
                1,
                &[
                    "INNER",
                    "CROSS",
                    "NATURAL",
                    "PARTITION",
                    "FULL",
                    "LEFT",
                    "RIGHT",
                    "OUTER",
                ],
            ),
        ),
        (
            "isSolidusSeparator",
            Test::Place(|_, place| is_alone(place)),
        ),
    ],
};

fn is_alone(place: &Place<'_>) -> bool {
    let behind = Place {
        at: place.at + 1,
        ..*place
    };
    place.token_name(1) == "SOLIDUS"
        && (place.token(-1).is_none() || line_ends(place))
        && (place.token(2).is_none() || line_ends(&behind))
}

static REXX: Table = Table {
    name: "rexx",
    tests: &[
        (
            "is_prev_token_whitespace",
            Test::Place(|_, place| !place.between().is_empty()),
        ),
        (
            "is_prev_token_not_whitespace",
            Test::Place(|_, place| place.between().is_empty()),
        ),
    ],
};

static XPATH: Table = Table {
    name: "xpath",
    tests: &[("IsFuncCall", Test::Place(is_function))],
};

/// Whether a name may be a function's: some words begin other constructs.
pub(super) fn is_function(_: &Call, place: &Place<'_>) -> bool {
    const OTHERS: &[&str] = &[
        "KW_ARRAY",
        "KW_ATTRIBUTE",
        "KW_COMMENT",
        "KW_DOCUMENT_NODE",
        "KW_ELEMENT",
        "KW_EMPTY_SEQUENCE",
        "KW_FN",
        "KW_FUNCTION",
        "KW_GNODE",
        "KW_IF",
        "KW_ITEM",
        "KW_JNODE",
        "KW_MAP",
        "KW_NAMESPACE_NODE",
        "KW_NODE",
        "KW_PROCESSING_INSTRUCTION",
        "KW_RECORD",
        "KW_SCHEMA_ATTRIBUTE",
        "KW_SCHEMA_ELEMENT",
        "KW_SWITCH",
        "KW_TEXT",
        "KW_TYPESWITCH",
    ];
    !OTHERS.contains(&place.token_name(1))
}

static ZED: Table = Table {
    name: "zed",
    // A new line ends a phrase, except after tokens that need more.
    tests: &[("shouldNL", Test::LastIsNot(ZED_OPEN))],
};

const ZED_OPEN: &[&str] = &[
    "ELSE",
    "FUNCTION",
    "GENERIC",
    "LEFTASSOC",
    "PARENTS",
    "RELATION",
    "RIGHTASSOC",
    "SECTION",
    "THEN",
    "FREE_EQUALS",
    "VERTICAL_LINE",
    "LEFT_DOUBLE_ANGLE_BRACKET",
    "RIGHT_DOUBLE_ANGLE_BRACKET",
    "AMPERSAND",
    "RIGHT_TACK",
    "LIST",
    "LOGICAL_AND",
    "LOGICAL_OR",
    "RIGHTWARDS_DOUBLE_ARROW",
    "LEFT_RIGHT_DOUBLE_ARROW",
    "MULTIPLICATION_SIGN",
    "SOLIDUS",
    "EQUALS_SIGN",
    "ELEMENT_OF",
    "DEFINE_EQUAL",
    "COLON",
    "SEMICOLON",
    "COMMA",
    "FULL_STOP",
    "SPOT",
    "BIG_REVERSE_SOLIDUS",
    "SCHEMA_PROJECTION",
    "SCHEMA_COMPOSITION",
    "SCHEMA_PIPING",
    "IF",
    "LET",
    "PRE_KEY",
    "LEFT_SQUARE_BRACKET",
    "ARGUMENT",
    "NOT_SIGN",
    "FOR_ALL",
    "THERE_EXISTS",
    "POWERSET",
    "LEFT_PARENTHESIS",
    "LEFT_CURLY_BRACKET",
    "LEFT_BINDING_BRACKET",
    "GREEK_SMALL_LETTER_LAMBDA",
    "GREEK_SMALL_LETTER_MU",
    "GREEK_SMALL_LETTER_THETA",
    "ZED",
    "AX",
    "SCH",
];
