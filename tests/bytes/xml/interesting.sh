#!/bin/sh
# A name has a prefix that stands for nothing, inside the departures.
python3 - > out 2>&1 <<'END'
import xml.etree.ElementTree
xml.etree.ElementTree.parse("input.xml")
END
grep -q 'ParseError: unbound prefix: line [0-9]*, column [1-9]' out && grep -q 'xmlns:schedule=' input.xml &&
    grep -q '<schedule:departures' input.xml
