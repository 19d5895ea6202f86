// What is named in a grammar is looked for whatever else is wrong with it.
grammar unclosed;

options { tokenVocab = Elsewhere; }

import Missing, Absent;

s : a { if (x) { y(); ;

a : 'x' 'y;

b : 'z' ;
