macro_rules! maximum {
($first:expr)=> ($first)
}
