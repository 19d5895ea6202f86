#!/bin/sh
# A static assertion in a template fails, with a message that names the ticket, and nothing else is wrong.
c++ -std=c++17 -fsyntax-only input.cc > out 2>&1
grep -q 'static assertion failed: .*ticket 90125' out && grep -q 'In instantiation of' out &&
    test "$(grep -c 'error:' out)" = 1
