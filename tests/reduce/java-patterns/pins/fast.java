class Shapes{
static {
switch(o){
case Point(int x) -> {
int area=Math.abs(x);
}
}
}
}
