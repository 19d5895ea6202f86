struct Body{
}
fn d(c:ptr<storage,array<Body>>){
}
