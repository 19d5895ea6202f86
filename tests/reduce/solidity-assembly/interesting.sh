#!/bin/sh
# A hash in assembly that is assigned, within a function of a contract.
tr '\n' ' ' < input.sol |
    grep -q 'contract [^{]*{.*function [a-z]*([^{}]*{[^}]*assembly[^}{]*{.*best := [^;]*keccak256([^)]*).*}.*}'
