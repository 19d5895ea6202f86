package c
func e(){
Compare[map[string]int](Point{Y:-2})}
