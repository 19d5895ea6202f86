#!/bin/sh
# A label in a loop within a function that is an argument, in front of which the queue is asked.
tr '\n' ' ' < input.lua | grep -Eq 'function\(\).*while.* queue:pop\(\).*goto finished.*::finished::.*end'
