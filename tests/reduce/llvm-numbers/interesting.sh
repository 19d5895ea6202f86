#!/bin/sh
# A product with what is loaded is returned; and values are numbered as LLVM demands: in
# order and without gaps, blocks and results without a name among them.
awk '
    { sub(/;.*/, ""); gsub(/c?"[^"]*"/, "s"); gsub(/[(),={}]|\[|\]/, " & "); text = text " " $0 }
    END {
        words = split(text, word, " ")
        for (i = 1; i <= words && !wrong; i++) {
            this = word[i]
            if (this == "define") {
                inside = 1
                body = next_number = 0
                split("", defined); split("", used); split("", operands)
            }
            if (!inside)
                continue
            if (this == "{" && word[i - 1] == ")") {
                body = 1
                if (word[i + 1] !~ /:$/)
                    defined["%" next_number++] = 1
            } else if (this == "}" && body) {
                for (name in used)
                    wrong = wrong || !(name in defined)
                inside = 0
            } else if (this ~ /^[a-z0-9.]+:$/ || this ~ /^%/ && (!body || word[i + 1] == "=")) {
                name = this ~ /:$/ ? "%" substr(this, 1, length(this) - 1) : this
                wrong = wrong || name ~ /^%[0-9]+$/ && name != "%" next_number++ || name in defined
                defined[name] = 1
                if (word[i + 2] == "load")
                    loaded[name] = 1
                if (word[i + 2] == "mul" && (word[i + 6] in loaded))
                    product[name] = 1
            } else if (this ~ /^(load|add|mul|icmp|phi)$/ && word[i - 1] != "=") {
                defined["%" next_number++] = 1
            } else if (this ~ /^%/) {
                used[this] = 1
                found = found || word[i - 2] == "ret" && (this in product)
            }
        }
        exit wrong || inside || !found
    }' input.ll
