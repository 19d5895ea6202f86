#!/bin/sh
# Leaves processes in sessions of their own, one without its environment.
setsid sleep 1000 &
( setsid sh -c 'sleep 1000 & sleep 1000' & )
( env -i setsid sleep 1000 & )
grep -q needle "$1"
