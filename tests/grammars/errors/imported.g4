grammar imported;
import Elsewhere;
s : A EOF ;
A : 'a' ;
