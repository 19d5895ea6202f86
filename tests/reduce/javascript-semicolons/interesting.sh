#!/bin/sh
# The template is still assigned in the setter, and brackets are even.
grep -q 'set *scale' input.js || exit 1
grep -q 'this.title = `area ${this.area}' input.js || exit 1
awk '{ o += gsub(/[{]/, ""); c += gsub(/[}]/, "") } END { exit o != c }' input.js
