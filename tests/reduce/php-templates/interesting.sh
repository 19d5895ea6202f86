#!/bin/sh
# Text outside of code in a branch of an alternative `if`, and a call in a here-document.
tr '\n' ' ' < input.php | grep -Eq 'if .*: .*\?>.*<p .*endif;.*<<<"TEXT".*\$this->lines\(.*TEXT'
