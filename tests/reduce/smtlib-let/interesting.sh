#!/bin/sh
# A product of bit vectors within `let`, parentheses in pairs.
awk '
    { sub(/;.*/, ""); text = text " " $0 }
    END {
        gsub(/"[^"]*"/, "", text)
        exit !(gsub(/[(]/, "(", text) == gsub(/[)]/, ")", text) && text ~ /assert *[(]let.*bvmul b/)
    }' input.smt2
