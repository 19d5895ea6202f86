class{
set scale(){
this.title = `area ${this.area}`
}
}
