grammar endless;
s : 'a' s 'b' | s s ;
