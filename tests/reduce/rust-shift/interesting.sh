#!/bin/sh
# A cast is shifted, within a closure that stands in a loop.
tr '\n' ' ' < input.rs | grep -Eq 'loop .*\|.*as usize >> SHIFT'
