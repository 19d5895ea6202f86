grammar empty_items;
// Left recursion over items that may be empty.
start : list ';' words | '.' start ;
list : item | list item ;
item : 'd' | 'x'? | word* ;
words : word? | words ',' word? | words words ;
word : 'w' ;
