define i32@walk(){
%v3=load i32,ptr@a
%v5=mul i32 @a,%v3
v12:
ret i32 %v5
}
