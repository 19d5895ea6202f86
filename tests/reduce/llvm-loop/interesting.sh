#!/bin/sh
# A function with a load in a block from which a branch leads back to it.
awk '
    { sub(/;.*/, ""); text = text " " $0 }
    END {
        exit !(gsub(/[{]/, "{", text) == gsub(/[}]/, "}", text) && text ~ /define .*loop:.* load .* br [^{}]*label *%loop/)
    }' input.ll
