struct A;
impl A{
fn a(&self,b:&str)->&str{b}
}
