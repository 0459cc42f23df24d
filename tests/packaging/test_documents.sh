#!/bin/bash
# The documents agree with the program and with each other: links lead somewhere, the man page knows every subcommand.
# shellcheck disable=SC2154
set -euo pipefail
. "$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")/support.sh"

top=${packaging%/*}
man_page=$packaging/roadmarshal.1
command_line=$top/app/cli/command_line.cpp

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
    local chapter
    for chapter in "$top"/resources/manual/*.md; do
        chapter=${chapter##*/}
        [[ $chapter == manual.md ]] || grep -q -F "($chapter)" "$top/resources/manual/manual.md" || fail "$chapter is not there"
    done
}

test_the_man_page_knows_every_subcommand_and_option() {
    local name
    while IFS= read -r name; do
        grep -q -e "^\.Cm $name\$" "$man_page" || fail "subcommand $name is missing"
    done < <(sed -n 's/^ *{QLatin1StringView("\([a-z-]*\)").*/\1/p' "$command_line")
    while IFS= read -r name; do
        grep -q -e "Fl -*${name#--}\b" "$man_page" || fail "option $name is missing"
    done < <(grep -o 'QStringLiteral("-[-a-z]*")' "$command_line" | sed 's/.*("\(.*\)")/\1/; s/^-o$/--o/' | sort -u)
}

test_the_readme_is_short() {
    (($(wc -c <"$top/README.md") < 9000)) || fail 'what is not for everybody goes to the other documents'
}

run_tests
