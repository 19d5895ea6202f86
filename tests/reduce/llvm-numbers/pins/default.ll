define i32@b(){
%v3=load i32,ptr@a
%v5=mul i32 @a,%v3
c:
ret i32 %v5
}
