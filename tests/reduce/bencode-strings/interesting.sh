#!/bin/sh
grep -q "5:filesl.*3:d:e" input.torrent
