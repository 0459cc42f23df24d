#!/bin/bash
# The documents agree with the program and with each other: links lead somewhere, the man page knows every subcommand.
# shellcheck disable=SC2154
set -euo pipefail
. "$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")/support.sh"

top=${packaging%/*}
man_page=$packaging/roadmarshal.1
# Where subcommands are listed: those of the program, and the queries of the games that can be played.
lists=("$top"/app/cli/command_line.cpp)
while IFS= read -r game; do
    lists+=("$top/model/games/$game/queries/queries.cpp")
done < <(sed -n 's|^#include "\(.*\)/game.h"$|\1|p' "$top/model/games/games.cpp")

documents() { find "$top" -name '.?*' -prune -o -name '*.md' -print; }

# The anchor that a heading gets: lower case, blanks as dashes, nothing else but letters, digits and dashes.
anchors() { sed -n 's/^##* //p' "$1" | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9_ -]//g; s/ /-/g'; }

test_every_link_leads_somewhere() {
    local document link file anchor
    while IFS= read -r document; do
        while IFS= read -r link; do
            [[ $link != http* ]] || continue
            file=${link%%#*} anchor=
            [[ $link != *'#'* ]] || anchor=${link#*#}
            [[ -n $file ]] && file=${document%/*}/$file || file=$document
            [[ -e $file ]] || fail "$document: $link is not there"
            [[ -z $anchor ]] || anchors "$file" | grep -qx -e "$anchor" || fail "$document: $link has no such heading"
        done < <(grep -o '](\([^) ]*\))' "$document" | sed 's/^](//; s/)$//')
    done < <(documents)
}

test_every_chapter_of_the_manual_is_in_its_index() {
    local folder chapter
    for folder in "$top"/resources/manual{,/de}; do
        for chapter in "$folder"/*.md; do
            chapter=${chapter##*/}
            [[ $chapter == manual.md ]] || grep -q -F "($chapter)" "$folder/manual.md" || fail "$folder: $chapter is not there"
        done
    done
}

test_what_a_game_adds_to_the_manual_is_a_chapter_and_linked_from_it() {
    local added chapter
    while IFS= read -r added; do
        chapter=$top/resources/${added#"$top"/resources/games/*/}
        [[ -e $chapter ]] || fail "$added adds to no chapter"
        grep -q -F "${added#"$top"/resources/})" "$chapter" || fail "$chapter does not know $added"
    done < <(find "$top"/resources/games -path '*/manual/*.md')
}

test_the_man_page_knows_every_subcommand_and_option() {
    local name
    while IFS= read -r name; do
        grep -q -e "^\.Cm $name\$" "$man_page" || fail "subcommand $name is missing"
    done < <(sed -nE 's/^(.*[^A-Za-z])?\{(QStringLiteral\(|u)"([a-z][a-z-]*)"(\)|_s),($| \{).*/\3/p' "${lists[@]}")
    while IFS= read -r name; do
        grep -q -e "Fl -*${name#--}\b" "$man_page" || fail "option $name is missing"
    done < <(grep -hoE '(QStringLiteral\(|\bu)"-[-a-z]*"(\)|_s)' "${lists[@]}" | sed 's/.*"\(.*\)".*/\1/; s/^-o$/--o/' | sort -u)
}

test_the_readme_is_short() {
    (($(wc -c <"$top/README.md") < 9000)) || fail 'what is not for everybody goes to the other documents'
}

run_tests
