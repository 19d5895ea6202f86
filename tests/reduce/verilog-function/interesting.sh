#!/bin/sh
# A loop in a function of a module that sets a bit.
tr '\n' ' ' < input.v |
    grep -q 'module [a-z]*[ ;(].*function.*for *(.*) .*next\[0\] = ~.*endfunction.*endmodule'
