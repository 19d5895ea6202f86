#!/bin/sh
# A final variable is read where a condition may have left it without a value, and nothing else is wrong.
javac -proc:none -d classes input.java > out 2>&1
grep -q 'error: variable descriptionOfTheEquipment might not have been initialized' out && grep -q '^1 error$' out &&
    grep -q 'instanceof' input.java
