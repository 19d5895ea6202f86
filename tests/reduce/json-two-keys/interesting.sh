#!/bin/sh
grep -q '"alpha" *:' input.json && grep -q '"beta" *:' input.json
