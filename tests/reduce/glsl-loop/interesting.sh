#!/bin/sh
# A version, and a texture that is looked up in the condition of a loop of a function.
awk '
    { sub(/\/\/.*/, ""); text = text " " $0 }
    END {
        gsub(/ +/, " ", text)
        balanced = gsub(/[(]/, "(", text) == gsub(/[)]/, ")", text) && gsub(/[{]/, "{", text) == gsub(/[}]/, "}", text)
        exit !(balanced && text ~ /^ *#version 450.*[)] *[{].*while *[(][^;{]*texture *[(]/)
    }' input.frag
