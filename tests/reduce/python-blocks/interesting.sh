#!/bin/sh
# Both calls are lines of their own in one block, somewhere inside a `while`.
awk '
/^ *$/ || /^ *[#)]/ { next }
{
    match($0, /^ */)
    width = RLENGTH
    for (open in head) if (open + 0 >= width) delete head[open]
    head[width] = $0
    inside = 0
    for (open in head) if (open + 0 < width && head[open] ~ /^ *while /) inside = 1
}
/^ *first_step\(/ && inside { first = width }
/^ *second_step\(/ && inside && first == width { both = 1 }
first && width < first && !both { first = 0 }
END { exit !both }
' input.py
