contract Auction{
function winner(){
assembly{best := keccak256()}
}
}
