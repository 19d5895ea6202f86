contract b{
function c(){
assembly{best := keccak256()}
}
}
