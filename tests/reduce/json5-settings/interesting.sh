#!/bin/sh
# A list under 'include' with the number +.5e1 in it, and nothing left open.
awk '
    { sub(/[ \t]*\/\/.*/, ""); text = text " " $0 }
    END {
        opened = gsub(/[[{]/, "&", text)
        closed = gsub(/[]}]/, "&", text)
        exit !(opened == closed && text ~ /[{,] *'\''include'\'' *: *\[.*[+][.]5e1/)
    }' input.json5
