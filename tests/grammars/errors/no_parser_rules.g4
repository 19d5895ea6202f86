grammar no_parser_rules;
A : 'a' ;
