// Tokens of SVG path data.
//
// Written from SVG 2, section 9.3. The flags of an arc may stand without separators (`a1 1 0 012 3`),
// so there is a mode for each of its arguments.

lexer grammar SvgPathLexer;

MOVE
    : [Mm]
    ;

// Also the curve `T`, which has a pair as well.
LINE
    : [LlTt]
    ;

HORIZONTAL
    : [HhVv]
    ;

CURVE
    : [Cc]
    ;

SMOOTH
    : [SsQq]
    ;

ARC
    : [Aa] -> mode(RADIUS_X)
    ;

CLOSE
    : [Zz]
    ;

NUMBER
    : Number
    ;

SEPARATOR
    : Separator -> skip
    ;

fragment Number
    : [+\-]? ([0-9]+ '.'? [0-9]* | '.' [0-9]+) ([eE] [+\-]? [0-9]+)?
    ;

fragment Separator
    : [ \t\r\n\f,]+
    ;

// ---------------------------------------------------------------------------
// An arc; another command ends the list of them.

mode RADIUS_X;

NEXT_MOVE : [Mm] -> type(MOVE), mode(DEFAULT_MODE) ;
NEXT_LINE : [LlTt] -> type(LINE), mode(DEFAULT_MODE) ;
NEXT_HORIZONTAL : [HhVv] -> type(HORIZONTAL), mode(DEFAULT_MODE) ;
NEXT_CURVE : [Cc] -> type(CURVE), mode(DEFAULT_MODE) ;
NEXT_SMOOTH : [SsQq] -> type(SMOOTH), mode(DEFAULT_MODE) ;
NEXT_CLOSE : [Zz] -> type(CLOSE), mode(DEFAULT_MODE) ;
NEXT_ARC : [Aa] -> type(ARC) ;
RADIUS_X_NUMBER : Number -> type(NUMBER), mode(RADIUS_Y) ;
RADIUS_X_SEPARATOR : Separator -> skip ;

mode RADIUS_Y;

RADIUS_Y_NUMBER : Number -> type(NUMBER), mode(ROTATION) ;
RADIUS_Y_SEPARATOR : Separator -> skip ;

mode ROTATION;

ROTATION_NUMBER : Number -> type(NUMBER), mode(LARGE) ;
ROTATION_SEPARATOR : Separator -> skip ;

mode LARGE;

FLAG : [01] -> mode(SWEEP) ;
LARGE_SEPARATOR : Separator -> skip ;

mode SWEEP;

SWEEP_FLAG : [01] -> type(FLAG), mode(END_X) ;
SWEEP_SEPARATOR : Separator -> skip ;

mode END_X;

END_X_NUMBER : Number -> type(NUMBER), mode(END_Y) ;
END_X_SEPARATOR : Separator -> skip ;

mode END_Y;

END_Y_NUMBER : Number -> type(NUMBER), mode(RADIUS_X) ;
END_Y_SEPARATOR : Separator -> skip ;
