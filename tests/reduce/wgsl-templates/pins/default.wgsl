struct Body{
}
fn force(others:ptr<storage,array<Body>>){
}
