#!/bin/sh
# A pointer to an array of a structure that there is.
awk '
    { sub(/\/\/.*/, ""); text = text " " $0 }
    END {
        gsub(/[ \t]+/, "", text)
        balanced = gsub(/[(]/, "(", text) == gsub(/[)]/, ")", text) && gsub(/[{]/, "{", text) == gsub(/[}]/, "}", text)
        exit !(balanced && text ~ /structBody[{]/ && text ~ /ptr<storage,array<Body>/)
    }' input.wgsl
