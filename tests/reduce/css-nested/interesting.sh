#!/bin/sh
# A colour that is a variable, for links of a menu, nested and for print only.
awk '
    { text = text " " $0 }
    END {
        gsub(/[/][*][^*]*[*]+([^/*][^*]*[*]+)*[/]/, "", text)
        gsub(/[ \t]+/, " ", text)
        opened = gsub(/[{]/, "{", text)
        closed = gsub(/[}]/, "}", text)
        exit !(opened == closed &&
            text ~ /@media[^{]*print *[{].*[.]menu *[{].*a *: *hover[^{]*[{][^}]*color *: *var\( *--ink/)
    }' input.css
