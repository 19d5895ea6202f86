#!/bin/sh
# A call without parentheses and with a block, behind a pattern whose branch raises with a here-document.
tr '\n' ' ' < input.rb | grep -Eq 'case kind .*in .*raise.*<<~MESSAGE.* MESSAGE .*logger.error "failed".* do .*\.split\(/,/\) .*end'
