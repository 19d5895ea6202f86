#!/bin/sh
# An edge from `office` back to `sorting`, in a cluster of a whole graph.
awk '
    { gsub(/\/\/.*/, ""); text = text " " $0 }
    END {
        gsub(/[ \t]+/, " ", text)
        opened = gsub(/[{]/, "{", text)
        closed = gsub(/[}]/, "}", text)
        exit !(opened == closed && text ~ /digraph[^{]*[{].*cluster_target *[{].*office *-> *sorting/)
    }' input.dot
