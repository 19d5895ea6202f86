package store
func Wait(){
Compare[map[string]int](Point{Y:-2})}
