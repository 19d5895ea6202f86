#!/bin/sh
grep -q needle input.json
