package a
func Sum(){
for {
if ;s == ""{
continue}}}
