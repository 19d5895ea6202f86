class x{
static {
switch(x){
case Point(int x) -> Math.abs(x);
}
}
}
