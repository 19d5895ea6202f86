#!/bin/sh
# A field within a format, and the string is closed.
grep -Eq 'f"[^"]*\{[^"]*:[^"]*\{precision\}[^"]*\}[^"]*"' input.py
