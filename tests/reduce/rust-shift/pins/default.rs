fn step(){
loop {
||x as usize >> SHIFT
}
}
