#!/bin/sh
# Three implications follow one another; and the header has the right numbers, as some solvers demand.
awk '
    /^c/ { next }
    { text = text " " $0 }
    END {
        words = split(text, word, " ")
        if (word[1] != "p" || word[2] != "cnf")
            exit 1
        for (i = 5; i <= words; i++) {
            literal = word[i]
            variable = literal < 0 ? -literal : literal
            largest = variable > largest ? variable : largest
            if (literal == 0) {
                clauses++
                if (length_of == 2 && first < 0 && second > 0)
                    implied[-first] = second
                length_of = 0
            } else if (length_of++ == 0)
                first = literal
            else
                second = literal
        }
        for (a in implied) {
            b = implied[a]
            if (b in implied && implied[b] in implied && b != a && implied[b] != b && implied[b] != a)
                found = 1
        }
        exit !(found && length_of == 0 && word[3] == largest && word[4] == clauses)
    }' input.cnf
