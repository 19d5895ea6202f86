// A start rule that does not mention the end of the file.
grammar no_eof;
s : 'a' s 'b' | 'c'* ;
