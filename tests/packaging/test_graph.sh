#!/bin/bash
# The folders of the model include each other in one direction, and so do their targets; a circle is found wherever it closes.
set -euo pipefail
. "$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")/support.sh"

# model FILE INCLUDED…: a file of a model that consists of these.
model() {
    mkdir -p "$box/model/${1%/*}"
    printf '#include "%s"\n' "${@:2}" >"$box/model/$1"
}
# targets EDGE…: which target links which, as the build tells.
targets() {
    mkdir -p "$box/.build/test/model"
    printf '%s\n' "$@" >"$box/.build/test/model/targets"
}
graph() {
    mkdir -p "$box/packaging"
    cp "$packaging/graph" "$box/packaging"
    try "$box/packaging/graph"
}

test_one_direction_is_fine() {
    model b/low.h QString
    model a/high.h b/low.h own.h
    model a/own.h b/low.h
    graph
    expect "$status" 0
    expect_in '"a" -> "b";' "$out"
}

test_a_circle_of_three_is_named() {
    model a/one.h b/two.h
    model b/two.h c/three.h
    model c/three.h a/other.h
    model a/other.h QString
    graph
    expect "$status" 1
    expect_in 'in a circle' "$err"
    expect_in a "${err##*circle:}"
}

test_rooms_of_a_game_may_know_each_other() {
    model games/one/ask/a.h games/one/turn/b.h
    model games/one/turn/b.h games/one/ask/c.h
    model games/one/ask/c.h QString
    graph
    expect "$status" 0
}

test_targets_are_drawn() {
    model b/low.h QString
    model a/high.h b/low.h
    targets 'a b'
    graph
    expect "$status" 0
    expect_in '"a" -> "b";' "${out##*digraph targets}"
}

test_a_circle_of_targets_is_named() {
    model a/one.h QString
    targets 'a b' 'b c' 'c a'
    graph
    expect "$status" 1
    expect_in 'targets of the model link each other in a circle' "$err"
}

test_what_is_included_is_linked() {
    model c/lowest.h QString
    model b/low.h c/lowest.h
    model a/high.h c/lowest.h
    model d/other.h c/lowest.h
    targets 'a b' 'b c'
    graph
    expect "$status" 1
    expect_in 'd c' "$err"
    expect_not_in 'a c' "$err" # by way of b
}

test_without_a_build_it_says_so() {
    model a/one.h QString
    graph
    expect "$status" 0
    expect_in 'nothing is built yet' "$err"
}

test_our_own_is_sound() {
    try "$packaging/graph"
    expect "$status" 0
    expect_in 'digraph targets' "$out"
}

run_tests
