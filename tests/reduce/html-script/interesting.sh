#!/bin/sh
# A property in a media query, an element that a script makes, a call at the load, and a color.
tr -d ' \n' < input.html | awk '
    /<style>[^<]*@media[^<]*{[^<}]*border:[^<]*}[^<]*<\/style>/ &&
    /<script[^>]*>.*row\.innerHTML=.*<td>.*<\/script>/ &&
    /onload="[^"]*menu\.open\([^"]*\)[^"]*"/ && /style="([^":]*:[^";]*;)*color:/ { found = 1 }
    END { exit !found }'
