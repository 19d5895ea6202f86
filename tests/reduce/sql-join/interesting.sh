#!/bin/sh
# A left join with a subquery in its condition.
tr '\n' ' ' < input.sql | grep -qi 'select .* from reader [^;]*left join loan [^;]*exists *([^;)]*from log[^;)]*)'
