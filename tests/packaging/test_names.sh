#!/bin/bash
# What is made for every game names none of them, and has no words that only one has.
set -euo pipefail
. "$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")/support.sh"

# file PATH LINE: of a program with a game called One Game.
file() {
    mkdir -p "$box/packaging" "$box"/{views,app,model/{table,board,log,report,archive,games/one_game}} "$box/${1%/*}"
    printf '%s\n' "$2" >"$box/$1"
    cp "$packaging/names" "$box/packaging"
}

test_a_game_is_found_however_it_is_written() {
    local name
    for name in 'one_game::find()' '"one-game"' 'OneGame game;' 'tr("One Game")'; do
        file views/window.cpp "int a; $name"
        try "$box/packaging/names"
        expect "$status" 1
        expect_in 'views/window.cpp:1:' "$err"
    done
}

test_words_of_the_first_game_are_found() {
    file model/log/lines.cpp 'const int lane = 2;'
    try "$box/packaging/names"
    expect "$status" 1
}

test_examples_in_comments_are_fine() {
    file model/table/piece.h 'QString place; // "chute"'
    file model/games/one_game/game.h 'class OneGame;'
    try "$box/packaging/names"
    expect "$status" 0
}

test_our_own_names_none() {
    try "$packaging/names"
    expect "$status" 0
}

run_tests
