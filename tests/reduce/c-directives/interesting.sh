#!/bin/sh
grep -q '^#define CHECK(x, limit).*abort()' input.c &&
    grep -q '^#if .*NO_ATTRIBUTES' input.c && grep -q '^#pragma .*unused' input.c
