#!/bin/sh
# A link whose address ends in `>two`, in a cell of a table that has an end.
awk '
    { text = text " " tolower($0) }
    END {
        exit !(text ~ /<table[^>]*>.*<td[^>]*>.*<a( [^>]*)? href="[^"]*>two"[^>]*>.*<\/table>/)
    }' input.html
