#!/bin/bash
# The build root is made once, renewed on demand and never taken from under a running program.
# shellcheck disable=SC2016
set -euo pipefail
. "$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")/support.sh"

make_first() { "$here/enter" true 2>/dev/null; }

# Starts a command in the root that runs until $box/enough is there.
start_lasting() {
    "$here/enter" bash -c 'echo "$ROADMARSHAL_ENVIRONMENT" >"$box/lasting"; while [[ -d $box && ! -e $box/enough ]]; do sleep 0.05; done' &
    lasting=$!
    await test -s "$box/lasting"
}

end_lasting() {
    touch "$box/enough"
    wait "$lasting"
}

test_it_is_made_once() {
    try "$here/enter" echo hello
    expect "$out" hello
    try "$here/enter" echo hello
    expect "$out$err" hello
    expect "$(fetches)" 1
}

test_the_first_command_has_its_own_variables() {
    try env TMPDIR="$box/home" LC_ALL=C.UTF-8 "$here/enter" sh -c 'echo "$TMPDIR $LC_ALL"'
    expect "$out" "$box/home C.UTF-8"
}

test_two_first_runs_make_one() {
    "$here/enter" echo one >"$box/one" 2>/dev/null &
    "$here/enter" echo two >"$box/two" 2>/dev/null
    wait $!
    expect "$(cat "$box/one" "$box/two")" $'one\ntwo'
    expect "$(fetches)" 1
}

test_a_run_that_waited_does_not_keep_the_lock() {
    mkdir -p "$cache"
    exec {held}>"$cache/root.lock"
    flock "$held"
    "$here/enter" bash -c 'echo >"$box/lasting"; while [[ -d $box && ! -e $box/enough ]]; do sleep 0.05; done' 2>"$box/err" {held}>&- &
    lasting=$!
    await grep -q waiting "$box/err"
    exec {held}>&-
    await test -e "$box/lasting"
    flock -n "$cache/root.lock" true || fail 'the started program holds the lock'
    end_lasting
}

test_the_run_that_made_it_does_not_keep_the_lock() {
    start_lasting 2>/dev/null
    flock -n "$cache/root.lock" true || fail 'the started program holds the lock'
    end_lasting
}

test_an_index_that_has_just_expired_is_used_and_said_where_nobody_can_be_asked() {
    fetch_is lagging
    try "$here/enter" echo hello </dev/null
    expect "$out" hello
    expect_in '11 days past its validity date' "$err"
}

test_an_expired_index_is_not_used_against_a_refusal() {
    fetch_is lagging
    try env ROADMARSHAL_EXPIRED=refuse "$here/enter" true </dev/null
    refused ROADMARSHAL_EXPIRED=accept
}

test_an_index_long_expired_is_not_used_without_consent() {
    fetch_is expired
    try "$here/enter" true </dev/null
    refused ROADMARSHAL_EXPIRED=accept
    expect "$(fetches)" 1
    expect_not_in Check-Valid-Until "$(cat "$box/fetched")"
    expect "$(ls "$cache")" root.lock
}

test_consent_waives_the_date_and_nothing_else() {
    fetch_is expired
    try env ROADMARSHAL_EXPIRED=accept "$here/enter" echo hello </dev/null
    expect "$out" hello
    expect_in 'past its validity date' "$err"
    expect "$(fetches)" 2
    expect "$(sed -n 2p "$box/fetched" | sed 's/ --aptopt=Acquire::Check-Valid-Until "false"//; s/making-[0-9]*//')" \
        "$(sed -n 1p "$box/fetched" | sed 's/making-[0-9]*//')"
    ! grep -qiE 'unauthenticated|trusted|insecure' "$box/fetched" || fail 'signatures would not be checked'
}

test_on_a_terminal_consent_is_asked_for() {
    command -v script >/dev/null || return 0
    fetch_is expired
    try script -qec "'$here/enter' echo hello" /dev/null < <(sleep 1; echo n; sleep 1)
    expect "$(fetches)" 1
    try script -qec "'$here/enter' echo hello" /dev/null < <(sleep 1; echo y; sleep 1)
    expect_in '[y/N]' "$out"
    expect_in hello "$out"
    expect "$(fetches)" 3
}

test_an_index_from_the_future_asks_for_the_clock() {
    fetch_is early
    try "$here/enter" true
    refused 'is the clock right?'
}

test_a_signal_leaves_nothing_behind_and_the_next_try_works() {
    local name status
    for name in INT TERM HUP; do
        fetch_is slow
        rm -f "$box/fetching"
        perl -e '$SIG{INT} = "DEFAULT"; exec @ARGV' "$here/enter" true 2>/dev/null &
        await test -e "$box/fetching"
        kill -"$name" $!
        status=0
        wait $! || status=$?
        expect $((status > 128)) 1
        expect "$(ls "$cache")" root.lock
        ! kill -0 "$(cat "$box/sleeper")" 2>/dev/null || fail "$name left the fetching alone"
    done
    fetch_is well
    try "$here/enter" echo hello
    expect "$out" hello
}

test_leftovers_of_a_killed_run_are_removed() {
    mkdir -p "$cache/making-1/usr"
    make_first
    expect "$(ls -d "$cache"/making-* 2>/dev/null || true)" ''
}

test_renewal_puts_a_new_root_beside_and_removes_the_old_one() {
    make_first
    local first
    first=$(roots)
    mkdir -p "$cache/ccache" "$cache/tidy"
    try "$here/renew"
    expect "$status" 0
    expect "$(roots)" "$first.1"
    try "$here/renew"
    expect "$(roots)" "$first.2"
    try "$here/enter" sh -c 'echo "$ROADMARSHAL_ENVIRONMENT"'
    expect "$out" "$cache/$first.2"
    [[ -d $cache/ccache && -d $cache/tidy ]] || fail 'the caches are gone'
}

test_the_tenth_renewal_counts_for_more_than_the_second() {
    make_first
    local first
    first=$(roots)
    cp -R "$cache/$first" "$cache/$first.2"
    cp -R "$cache/$first" "$cache/$first.10"
    try "$here/enter" sh -c 'echo "$ROADMARSHAL_ENVIRONMENT"'
    expect "$out" "$cache/$first.10"
}

test_a_failed_renewal_leaves_the_root_in_use() {
    make_first
    local first
    first=$(roots)
    fetch_is broken
    try "$here/renew"
    refused 'stays in use'
    expect "$(roots)" "$first"
    try "$here/enter" echo hello
    expect "$out" hello
}

test_a_root_in_use_stays_until_it_is_free() {
    make_first
    local first
    first=$(roots)
    start_lasting
    try "$here/renew"
    expect "$status" 0
    expect_in "$first is in use" "$err"
    expect "$(cat "$box/lasting")" "$cache/$first"
    expect "$(roots)" "$first $first.1"
    end_lasting
    try "$here/renew"
    expect "$(roots)" "$first.2"
}

test_roots_for_other_lists_go_when_forgotten_or_on_renewal() {
    mkdir -p "$cache"/root-{fresh,used,idle}/run
    touch -d '40 days ago' "$cache"/root-{used,idle}
    touch "$cache/root-used/run/used"
    make_first
    [[ ! -d $cache/root-idle ]] || fail 'the forgotten root stayed'
    [[ -d $cache/root-fresh && -d $cache/root-used ]] || fail 'a root of another checkout went'
    try "$here/renew"
    [[ ! -d $cache/root-fresh && ! -d $cache/root-used ]] || fail 'old roots stayed'
}

test_an_old_root_says_so_in_one_line() {
    make_first
    touch -d '30 days ago' "$cache/$(roots)"
    try "$here/enter" true
    expect "$err" ''
    touch -d '45 days ago' "$cache/$(roots)"
    try "$here/enter" true
    expect "$err" "roadmarshal: the build root is 45 days old: packaging/renew makes it anew with today's packages"
    try "$here/enter" true
    expect_in '45 days old' "$err"
    try "$here/renew"
    try "$here/enter" true
    expect "$err" ''
}

run_tests
