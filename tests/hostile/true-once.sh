#!/bin/sh
# Says yes the first time and never again.
mkdir "${0%/*}/once" 2>/dev/null
