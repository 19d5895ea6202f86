#!/bin/sh
# A type with a title in several languages, one of which is English if nothing else is said.
awk '
    { sub(/#.*/, ""); text = text " " $0 }
    END {
        opened = gsub(/[{]/, "{", text)
        closed = gsub(/[}]/, "}", text)
        list = "language *: *\\[ *Locale! *\\]! *= *\\[[^]]*EN[^]]*\\][^)]*\\) *: *String"
        exit !(opened == closed && text ~ ("type +Film[^{]*[{][^}]*title *\\([^)]*" list))
    }' input.graphql
