fn x(){
loop {
||x as usize >> SHIFT
}
}
