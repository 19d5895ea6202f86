#!/bin/sh
# Below `jobs` a list of steps in which one uses `setup` and has a version below `with`.
awk '
    /^ *(#|$)/ { next }
    {
        match($0, /^ */)
        width = RLENGTH
        line = substr($0, width + 1)
        for (open in head) if (open + 0 >= width) delete head[open]
        while (match(line, /^- */)) {
            head[width] = "-"
            item++
            width += RLENGTH
            line = substr(line, RLENGTH + 1)
        }
        if (line == "") next
        head[width] = line
        jobs = steps = with = entry = 0
        for (open in head) {
            if (head[open] ~ /^jobs: *$/ && open + 0 < width) jobs = 1
            if (head[open] ~ /^steps: *$/ && open + 0 < width) steps = 1
            if (head[open] ~ /^with: *$/ && open + 0 < width) with = 1
            if (head[open] == "-" && open + 0 < width) entry = 1
        }
        if (jobs && steps && entry && line ~ /^uses: setup@v5/) uses = item
        if (jobs && steps && with && line ~ /^version: "3[.]12"/ && uses == item) found = 1
    }
    END { exit !found }
' input.yaml
