#!/bin/sh
# Starts $BROWSER with a third of the weight that other programs have, so that what waits for nothing but
# the processor goes first. Linux weighs sessions against each other, and a browser is a session.
{ echo 5 >/proc/self/autogroup; } 2>/dev/null
exec nice -n 5 "$BROWSER" "$@"
