// Any text as a list of lines: for reduction without a grammar.
grammar lines;

file : LINE* EOF ;

// With its end; the last may have none.
LINE : ~[\n]* '\n' | ~[\n]+ ;
