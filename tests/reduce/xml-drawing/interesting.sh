#!/bin/sh
# A call in a script, a handler, a property without its value, and an arc of a large angle.
tr -d '\n' < input.svg | awk '
    /<svg.*<!\[CDATA\[.*crash\([^)]*[0-9].*\]\]>.*<\/svg>/ && /<g[^>]* onload="[^"]*foo\([^"]*\)[^"]*"/ &&
    /style="[^"]*stroke-width/ &&
    /<path[^>]* d="[Mm][^"]*[Aa]([^"]*[ ,])?[0-9.]+[ ,][0-9.]+[ ,]0[ ,]1[ ,]?0[ ,][^"]*"/ { found = 1 }
    END { exit !found }'
