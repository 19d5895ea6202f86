define i32@sum(){
loop:
load i32,i32%p
br label%loop
}
