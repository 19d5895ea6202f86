define i32@b(){
loop:
load i32,i32%p
br label%loop
}
