fn c(){
loop {
||x as usize >> SHIFT
}
}
