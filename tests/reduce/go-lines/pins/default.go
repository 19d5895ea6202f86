package store
func Sum(){
for {
if ;s == ""{
continue}}}
