// SPDX-License-Identifier: MIT
pragma solidity >=0.8.4 <0.9.0;

import {Clock as Watch, Hour} from "./clock.sol";

error TooLate(uint256 at, address by);
type Price is uint128;
using {add as +, less} for Price global;
uint constant LIMIT = 3 days + 0x1F;

function add(Price a, Price b) pure returns (Price) {
    return Price.wrap(Price.unwrap(a) + Price.unwrap(b));
}

interface IAuction {
    event Bid(address indexed by, uint256 amount) ;
    function bid(uint256[] calldata steps) external payable returns (bool ok, bytes memory);
}

/// An auction in which the highest bid wins.
abstract contract Auction is IAuction, Watch(5) {
    using Math for uint;
    struct Offer { address payable by; uint amount; mapping(uint => bool[2]) seen; }
    enum Phase { Open, Closed }

    mapping(address owner => mapping(uint => Offer)) private offers;
    uint256 public immutable start = block.timestamp;
    function (uint) internal pure returns (uint) step;
    Phase phase;

    modifier only(address who) {
        require(msg.sender == who, "not " "you");
        _;
    }

    constructor(uint limit) payable Watch(limit) { step = twice; }
    receive() external payable {}
    fallback(bytes calldata input) external returns (bytes memory) { return input; }

    function twice(uint x) internal pure returns (uint) { return x ** 2 << 1; }

    function bid(uint256[] calldata steps) external payable override only(owner) returns (bool ok, bytes memory) {
        if (block.timestamp > start + LIMIT) revert TooLate({at: block.timestamp, by: msg.sender});
        (uint best, , string memory name) = winner();
        for (uint i = 0; i < steps.length; ++i) {
            if (steps[i] % 2 == 0) continue; else best += steps[i];
            unchecked { best = best > 7 ? best : (best, 8); }
        }
        try this.close{value: 1 ether, gas: 2_000}(name) returns (uint v) {
            emit Bid(msg.sender, v);
        } catch Error(string memory) {
            delete offers[msg.sender][0];
        } catch {
            do { best--; } while (!(best < 3));
        }
        return (true, abi.encode(best, hex"00ff", unicode"ü", type(uint8).max));
    }

    function winner() public view virtual returns (uint best, address, string memory) {
        assembly ("memory-safe") {
            function max(a, b) -> m { m := a if gt(b, a) { m := b } }
            let p := mload(0x40)
            for { let i := 0 } lt(i, 10) { i := add(i, 1) } {
                switch mod(i, 3)
                case 0 { mstore(add(p, i), i) }
                case "x" { continue }
                default { best := max(best, keccak256(p, 0x20)) }
            }
            sstore(phase.slot, best)
        }
    }
}
