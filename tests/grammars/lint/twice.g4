// Alternatives that were there before.
grammar twice;
s : NAME (a | 'x' | a | {p}? 'x')* EOF ;
a : 'a' # first
  | 'b' {act} # second
  | 'b' # third
  | ( 'c' | 'd' ) 'e'
  | ( 'c' | 'd' ) 'e'
  | ( 'c' | 'd' )? 'e'
  ;
NAME : [a-z] | '_' | [a-z] ;
