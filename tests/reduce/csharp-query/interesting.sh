#!/bin/sh
# A name that is ordered by, in a query in a class.
awk '
    { sub(/\/\/.*/, ""); text = text " " $0 }
    END {
        gsub(/[ \t]+/, " ", text)
        balanced = gsub(/[(]/, "(", text) == gsub(/[)]/, ")", text) && gsub(/[{]/, "{", text) == gsub(/[}]/, "}", text)
        exit !(balanced && text ~ /class Shelf.*[{].*from [a-z]+ in [a-z]+ .*orderby .*descending.*select /)
    }' input.cs
