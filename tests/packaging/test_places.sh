#!/bin/bash
# Files of the host can be named to a command in the build root wherever they lie.
set -euo pipefail
. "$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")/support.sh"

options() { paste -sd ' ' "$box/options"; }
is_laid_in() { expect_in "--bind $1 $1" "$(options)"; }
is_not_laid_in() { expect_not_in "--bind $1 $1" "$(options)"; }

# Some folder of this machine's /usr that the root of paper has not.
some_folder=/usr/lib/locale
some_file=$(find -L /usr/lib/locale -type f -print -quit)

test_the_whole_of_var_is_the_hosts() {
    try "$here/enter" true
    expect "$status" 0
    is_laid_in /var
    is_laid_in /tmp
}

test_usr_and_etc_are_the_roots_alone_where_nothing_there_is_named() {
    try "$here/enter" echo word --option=word
    expect_in "--ro-bind $cache/$(roots)/usr /usr" "$(options)"
    expect_in "--ro-bind $cache/$(roots)/etc /etc" "$(options)"
    expect_in '--remount-ro /' "$(options)"
}

test_a_named_file_comes_with_its_folder() {
    try "$here/enter" true "$some_file"
    expect "$status" 0
    is_laid_in "${some_file%/*}"
    expect_in "--tmpfs /usr" "$(options)"
    expect_in "--ro-bind $cache/$(roots)/usr/bin /usr/bin" "$(options)"
    expect_in "--remount-ro /usr" "$(options)"
}

test_a_file_to_be_written_comes_with_its_folder() {
    try "$here/enter" true -o $some_folder/new.pdf
    is_laid_in $some_folder
}

test_a_file_named_by_an_option_comes_with_its_folder() {
    try "$here/enter" true --summary=$some_folder/new.pdf
    is_laid_in $some_folder
}

test_a_relative_name_means_the_same_inside() {
    cd $some_folder/..
    try "$here/enter" true locale/new.pdf
    is_laid_in $some_folder
    expect_in "--chdir $PWD" "$(options)"
}

test_links_are_followed_at_every_step() {
    ln -s two one
    ln -s $some_folder/new.pdf two
    ln -s $some_folder "$box/folder link"
    try "$here/enter" true one
    is_laid_in $some_folder
    try "$here/enter" true "$box/folder link/a b"
    is_laid_in $some_folder
}

test_a_link_below_etc_comes_with_its_folder() {
    local links=(/etc/alternatives/*)
    [[ -L ${links[0]} ]] || return 0
    try "$here/enter" true "${links[0]}"
    is_laid_in /etc/alternatives
}

test_home_and_its_kin_may_lie_below_usr() {
    local name
    for name in HOME XDG_DATA_HOME TMPDIR; do
        try env "$name=$some_folder" "$here/enter" true
        is_laid_in $some_folder
    done
}

# /usr/bin of the root must stay the root's, or the host's compilers would be found there.
test_from_a_folder_that_the_root_needs_come_named_files_only() {
    try "$here/enter" true /usr/bin/env /usr/bin
    is_not_laid_in /usr/bin
    is_laid_in /usr/bin/env
    is_not_laid_in /usr/bin/bash
}

test_what_the_root_has_itself_is_the_roots() {
    try "$here/enter" true
    touch "$cache/$(roots)/usr/bin/env"
    try "$here/enter" true /usr/bin/env
    is_not_laid_in /usr/bin/env
}

test_odd_names_reach_the_command_as_they_are() {
    local odd=$'a b\nc*' long
    printf -v long '%5000s' x
    try "$here/enter" printf '[%s]' "$odd" -x -- '' "$long"
    expect "$out" "[$odd][-x][--][][$long]"
}

test_a_folder_in_CDPATH_is_not_taken_for_the_checkout() {
    cd "$box/check out"
    try env CDPATH="$box:$box/home" packaging/enter echo hello
    expect "$out" hello
}

test_a_link_to_a_script_finds_the_checkout() {
    ln -s "$here/enter" "$box/bin/rm-enter"
    try rm-enter echo hello
    expect "$out" hello
}

run_tests
