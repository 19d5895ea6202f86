class Shapes{
static {
switch(o){
case Point(int x) -> Math.abs(x);
}
}
}
