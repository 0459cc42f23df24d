# shellcheck shell=bash disable=SC2034
# A machine of paper for the tests of packaging/: its own home, cache and checkout, and stubs for what would fetch
# packages or make namespaces. A test is a function test_…; each has a fresh machine in $box.

packaging=$(realpath -- "${BASH_SOURCE[0]%/*}/../../packaging")

fail() {
    echo "    $*"
    exit 1
}
expect() { [[ $1 == "$2" ]] || fail "expected: $2, got: $1"; }
expect_in() { [[ $2 == *"$1"* ]] || fail "expected to find: $1, in: $2"; }
expect_not_in() { [[ $2 != *"$1"* ]] || fail "did not expect: $1, in: $2"; }

# try CMD…: keeps what it prints in $out and $err, and its $status.
try() {
    status=0
    "$@" >"$box/out" 2>"$box/err" || status=$?
    out=$(<"$box/out") err=$(<"$box/err")
}

# refused TEXT: the last try ended with status 2 and a line of our own that has TEXT in it, and the shell said nothing.
refused() {
    expect "$status" 2
    local last=${err##*$'\n'}
    expect "${last%% *}" roadmarshal:
    expect_in "$1" "$last"
    expect_not_in ': line ' "$err"
}

# Waits until a condition holds; only a broken test or script lets it run out.
await() {
    local tries
    for ((tries = 0; tries < 600; ++tries)); do
        ! "$@" || return 0
        sleep 0.05
    done
    fail "waited in vain: $*"
}

stub() {
    cat >"$box/bin/$1"
    chmod +x "$box/bin/$1"
}

# Makes a root of a few folders, by itself or as an archive, as mmdebstrap does; $box/fetch says how it goes.
stub_mmdebstrap() {
    stub mmdebstrap <<'END'
#!/bin/bash
printf '%s\n' "$*" >>"$box/fetched"
read -r how <"$box/fetch"
case $how,$* in
expired,*Check-Valid-Until* | lagging,*Check-Valid-Until*) ;;
expired,*) echo 'E: Release file for http://x/InRelease is expired (invalid since 400d 3h).' >&2; exit 1 ;;
lagging,*) echo 'E: Release file for http://x/InRelease is expired (invalid since 11d 3h).' >&2; exit 1 ;;
early,*) echo 'E: Release file for http://x/InRelease is not valid yet.' >&2; exit 1 ;;
broken,*) echo 'E: nothing works' >&2; exit 1 ;;
slow,*) sleep 600 & echo $! >"$box/sleeper"; touch "$box/fetching"; wait ;;
esac
target=${*: -1}
folder=$target
[[ $target != - ]] || folder=$(mktemp -d)
mkdir -p "$folder"/usr/{bin,games,share/fonts} "$folder"/{etc/fonts,run,var/cache/fontconfig}
touch "$folder"/usr/bin/own "$folder"/usr/share/fonts/own "$folder"/etc/fonts/own
[[ $target != - ]] || tar -c -C "$folder" .
END
}

# Keeps its options, one to a line, and stays between its caller and the command, as bubblewrap does.
stub_bwrap() {
    stub bwrap <<'END'
#!/usr/bin/perl
exit 0 if $ARGV[-1] eq 'true' && $ARGV[0] eq '--ro-bind' && $ARGV[1] eq '/';
my @options;
push @options, shift @ARGV while $ARGV[0] ne '--';
shift @ARGV;
open my $file, '>', "$ENV{box}/options" or die;
print $file map { "$_\n" } @options;
close $file;
for (0 .. $#options) {
    $ENV{$options[$_ + 1]} = $options[$_ + 2] if $options[$_] eq '--setenv' && $options[$_ + 1] ne 'PATH';
}
my $child = fork();
exec @ARGV or exit 127 if !$child;
waitpid $child, 0;
exit($? & 127 ? 128 + ($? & 127) : $? >> 8);
END
}

set_up() {
    box=$(mktemp -d)
    export box
    trap 'rm -rf -- "$box"' EXIT
    mkdir -p "$box"/{bin,home,"check out"}
    cp -R "$packaging" "$box/check out"
    here="$box/check out/packaging"
    cache=$box/cache/roadmarshal
    stub_mmdebstrap
    stub_bwrap
    fetch_is well
    touch "$box/fetched" "$box/err"
    unset ROADMARSHAL_ENVIRONMENT ROADMARSHAL_EXPIRED CI TMPDIR CDPATH "${!XDG_@}"
    export HOME=$box/home XDG_CACHE_HOME=$box/cache PATH=$box/bin:$PATH ROADMARSHAL_BUILD=root
    cd "$box/home"
}

fetch_is() { echo "$1" >"$box/fetch"; }
fetches() { grep -c . "$box/fetched" || true; }
roots() { (cd "$cache" && echo root-*[!k]); }

run_tests() {
    local name failures=0 status
    for name in $(compgen -A function test_); do
        set +e
        (
            set -euo pipefail
            set_up
            "$name"
        )
        status=$?
        set -e
        ((status)) || continue
        echo "FAILED: ${name#test_}"
        failures=$((failures + 1))
    done
    ((failures == 0))
}
