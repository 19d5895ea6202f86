// A lexer with modes, in a file of its own.
parser grammar modes;
options { tokenVocab = ModesLexer; }
s : (OPEN | TEXT | CLOSE | NAME | AGAIN)* EOF ;
