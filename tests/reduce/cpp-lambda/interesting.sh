#!/bin/sh
# A lambda that captures by reference, in a loop or a function of a template.
tr '\n' ' ' < input.cpp | grep -q 'template *<.*total(.*{.*= *\[&sum[^]]*\].*{.*return x.*} *; *.*}'
