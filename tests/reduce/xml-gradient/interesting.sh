#!/bin/sh
# In a document whose tags nest, a group around a circle that is filled with what is
# called `glow`.
awk '
    { text = text " " $0 }
    END {
        gsub(/<!--([^-]|-[^-])*-->|<[?][^>]*[?]>|<!\[CDATA\[([^]]|][^]])*]]>|<!DOCTYPE[^[]*[[][^]]*[]]>/, "", text)
        while (match(text, /<[^>]*>/)) {
            tag = substr(text, RSTART + 1, RLENGTH - 2)
            text = substr(text, RSTART + RLENGTH)
            name = tag
            sub(/^\//, "", name)
            sub(/[ \t\/].*/, "", name)
            if (tag ~ /^\//) {
                if (depth == 0 || open[depth--] != name) exit 1
                continue
            }
            if (name == "circle" && tag ~ /fill *= *"url\(#glow\)"/)
                for (at in open) if (at + 0 <= depth && open[at] == "g") found = 1
            if (tag ~ / id *= *"glow"/) defined = 1
            if (tag !~ /\/$/) open[++depth] = name
        }
        exit !(found && defined && depth == 0)
    }' input.svg
