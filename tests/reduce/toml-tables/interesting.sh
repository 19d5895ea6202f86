#!/bin/sh
# An item of the list `bin` has a list `path` with "a.rs" in it.
awk '
    /^\[/ { inside = /^\[\[ *bin *\]\]/; path = 0; next }
    inside && /^path *= *\[/ { path = 1 }
    path && /"a[.]rs"/ { item = 1 }
    item && /\]/ { found = 1 }
    END { exit !found }
' input.toml
