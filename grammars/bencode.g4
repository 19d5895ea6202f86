// Bencoding, as BitTorrent's BEP 3 describes it.
grammar bencode;

file : value EOF ;

value : INTEGER | STRING | list | dictionary ;

list : 'l' value* 'e' ;

dictionary : 'd' entry* 'e' ;

// Keys are strings.
entry : STRING value ;

INTEGER : 'i' '-'? [0-9]+ 'e' ;

// The length in bytes, a colon, and that many bytes of anything.
STRING : [0-9]+ ':' ( {inside()}? . )* {complete()}? ;
