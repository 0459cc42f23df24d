#!/bin/bash
# Checks the promises of packaging/enter with bubblewrap and the build root themselves. Namespaces can't be nested in
# the root, so this runs outside of it, and says so where there is none.
# shellcheck disable=SC2016
set -euo pipefail
here=$(realpath -- "${BASH_SOURCE[0]%/*}/../../packaging")
# shellcheck source=../../packaging/common
. "$here/common"
unset ROADMARSHAL_ENVIRONMENT
export ROADMARSHAL_BUILD=root XDG_CACHE_HOME=${cache%/*}
newest_root || {
    say 'there is no build root to check'
    exit 0
}

fail() {
    echo "FAILED: $*"
    exit 1
}

box=$(mktemp -d /var/tmp/roadmarshal.XXXXXX)
trap 'rm -rf -- "$box"' EXIT

# Below /var, also as home, in the current folder, and to be written.
cd "$box"
echo here >'a game'
[[ $("$here/enter" cat 'a game' "$box/a game") == $'here\nhere' ]] || fail 'a file below /var is not seen'
HOME=$box "$here/enter" sh -c 'echo new >"$HOME/new"'
[[ $(<new) == new ]] || fail 'a file below /var was not written'

# Below /usr, in a folder that the root has not, and by way of a link.
folder=''
for place in /usr/share/*/ /usr/lib/*/; do
    file=$(find "$place" -maxdepth 1 -type f -size +0 -print -quit)
    [[ -n $file && ! -e $root$place ]] || continue
    folder=${place%/}
    ln -s "$file" link
    "$here/enter" cmp "$file" link || fail "$file is not seen"
    [[ $("$here/enter" sh -c 'command -v cmake' "$file") == /usr/bin/cmake ]] || fail 'the root lost its own programs'
    break
done
[[ -n $folder ]] || echo 'there is no folder in /usr that the build root has not: not checked'
[[ -z ${file-} || ! -e $root$file ]] || fail "$file came into the build root"

# What nobody would find again can't be written.
! "$here/enter" sh -c ': >/roadmarshal-was-here' 2>/dev/null || fail 'a file was written to nowhere'

# Signals, as they are, and time to close a file.
for name in HUP INT TERM; do
    rm -f ready heard
    perl -e '$SIG{INT} = "DEFAULT"; exec @ARGV' "$here/enter" bash -c '
        trap "echo '$name' >heard; sleep 0.3; echo closed >>heard; exit 7" '$name'
        : >ready
        while :; do sleep 0.05; done' &
    until [[ -e ready ]]; do sleep 0.05; done
    kill -"$name" $!
    status=0
    wait $! || status=$?
    [[ $status == 7 && $(<heard) == "$name"$'\nclosed' ]] || fail "$name: status $status, heard $(<heard)"
done
echo 'the build root keeps its promises'
