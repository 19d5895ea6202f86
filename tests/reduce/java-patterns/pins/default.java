class a{
static {
switch(o){
case Point(int x) -> Math.abs(x);
}
}
}
