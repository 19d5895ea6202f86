grammar habits;

file : item { ',' item } (NAME { act(); })* entry [ item ] EOF ;
item : NAME ;
entry : { ready() }? NAME ;

NAME : [a-z]+ ;
