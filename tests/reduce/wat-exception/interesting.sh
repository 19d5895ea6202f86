#!/bin/sh
# An exception is thrown within an `if` in a function; parentheses in pairs.
awk '
    { sub(/;;.*/, ""); text = text " " $0 }
    END {
        gsub(/"[^"]*"/, "", text)
        exit !(gsub(/[(]/, "(", text) == gsub(/[)]/, ")", text) && text ~ /[(] *func.*[(] *if .*[(] *throw/)
    }' input.wat
