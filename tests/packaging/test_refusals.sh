#!/bin/bash
# What the scripts cannot do here they say in one line; and what they must understand.
# shellcheck disable=SC2016
set -euo pipefail
. "$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")/support.sh"

test_a_home_that_is_no_path_is_refused() {
    try env HOME=here "$here/enter" true
    refused 'HOME must be an absolute path'
}

test_without_home_the_list_of_users_tells_it() {
    local name
    for name in HOME= -uHOME; do
        try env "$name" "$here/enter" bash -c 'echo "$HOME"'
        expect "$status" 0
        expect "${out:0:1}" /
    done
}

test_a_relative_cache_is_no_cache() {
    try env XDG_CACHE_HOME=cache "$here/enter" true
    expect "$status" 0
    [[ -d $HOME/.cache/roadmarshal && ! -e cache ]] || fail 'the cache is elsewhere'
}

test_a_cache_that_cannot_be_written_is_refused() {
    touch "$box/file"
    try env XDG_CACHE_HOME="$box/file" "$here/enter" true
    refused "nothing can be written in $box/file/roadmarshal (Not a directory): choose another place"
}

test_a_deleted_folder_is_refused() {
    mkdir gone
    cd gone
    rmdir ../gone
    try "$here/enter" true
    refused 'the current folder is no longer there'
}

test_a_missing_command_is_named() {
    local name other
    for name in flock sha256sum bwrap setpriv; do
        mkdir "$box/few-$name"
        for other in bash realpath env flock sha256sum mkdir perl setpriv readlink sort grep stat date bwrap mv rm df find tee tar; do
            [[ $other == "$name" ]] || ln -s "$(command -v "$other")" "$box/few-$name/$other"
        done
        [[ $name == flock || $name == sha256sum ]] || "$here/enter" true 2>/dev/null
        try env PATH="$box/few-$name" "$here/enter" true
        refused "this needs the command $name"
    done
}

test_a_native_build_names_what_is_missing_and_goes_on() {
    mkdir "$box/few"
    ln -s "$(command -v bash)" "$(command -v realpath)" "$(command -v cat)" "$box/few"
    try env PATH="$box/few" ROADMARSHAL_BUILD=native "$here/enter" --tests bash -c 'echo "$ROADMARSHAL_ENVIRONMENT"'
    expect "$out" native
    expect_in 'this was not found: ' "$err"
    expect_in 'cmake, ninja, clang-format, clang-tidy, ' "$err"
}

test_a_full_disk_is_named_before_anything_is_fetched() {
    stub df <<<$'#!/bin/sh\necho Filesystem\necho /dev/x 1 1 102400 1% /'
    try "$here/enter" true
    refused '2 GB in '
    expect_in 'where 100 MB are free' "$err"
    expect "$(fetches)" 0
}

test_a_build_folder_that_cannot_be_written_is_refused() {
    export ROADMARSHAL_ENVIRONMENT=native
    touch "$here/../.build"
    try "$here/run"
    refused '(Not a directory): make this checkout yours'
    rm "$here/../.build"
    mkdir -p "$here/../.build/release"
    ln -s /dev/full "$here/../.build/release/.lock"
    try "$here/run"
    refused '(No space left on device)'
}

test_a_wrong_word_gets_the_usage() {
    try "$here/enter"
    refused 'usage: packaging/enter'
    try "$here/enter" --test true
    refused 'usage: packaging/enter'
    try "$here/renew" now
    refused 'usage: packaging/renew'
    try "$here/lint"
    refused 'usage: packaging/lint'
    try "$here/build"
    refused 'usage: packaging/enter packaging/build'
    try env ROADMARSHAL_BUILD=here "$here/enter" true
    refused 'can be native or root, not here'
}

test_two_dashes_end_the_options_of_enter() {
    try "$here/enter" -- echo -- hello
    expect "$out" '-- hello'
    try "$here/enter" --tests -- echo hello
    expect "$out" hello
}

# Puts a program that prints its arguments where the build would have put Roadmarshal.
build_on_paper() {
    export ROADMARSHAL_ENVIRONMENT=native
    printf '#!/bin/sh\n' >"$here/build"
    mkdir -p "$here/../.build/release/app"
    printf '#!/bin/sh\nprintf "[%%s]" "$@"\n' >"$here/../.build/release/app/roadmarshal"
    chmod +x "$here/../.build/release/app/roadmarshal"
}

test_two_dashes_make_files_of_what_follows() {
    build_on_paper
    try "$here/run" -- -odd 'a b'
    expect "$out" '[./-odd][a b]'
    try "$here/run" show -- -odd
    expect "$out" '[show][--][-odd]'
    try "$here/run" -v
    expect "$out" '[-v]'
}

test_two_dashes_before_the_arguments_for_ctest_are_dropped() {
    build_on_paper
    stub ctest <<<$'#!/bin/sh\nprintf "[%s]" "$@"'
    stub xvfb-run <<<$'#!/bin/sh\nexit 1'
    try "$here/test" -- -R name
    expect_in '[-R][name]' "$out"
    expect_not_in '[--]' "$out"
}

# apt's own programs, as far as the tools are concerned, on a machine that has none of them yet.
stub_apt() {
    rm "$box/bin/mmdebstrap" "$box/bin/bwrap"
    stub apt-get
    stub sleep <<<$'#!/bin/sh\necho >>"$box/slept"'
    mkdir "$box/few"
    local name
    for name in bash sh env realpath mkdir rm mv df find tee tar stat flock sha256sum tail awk cat wc; do
        ln -s "$(command -v "$name")" "$box/few/$name"
    done
    export PATH=$box/bin:$box/few
}

test_other_users_of_the_package_lists_are_waited_for() {
    ((EUID == 0)) || return 0
    stub_apt <<'END'
#!/bin/bash
echo "$*" >>"$box/apt"
[[ $1 == update ]] || exit 1
[[ $(cat "$box/slept" 2>/dev/null | wc -l) -ge 3 ]] || { echo 'E: Could not get lock /var/lib/apt/lists/lock.' >&2; exit 100; }
END
    try "$here/enter" true
    refused 'apt-get could not install'
    expect "$(wc -l <"$box/slept")" 3
    expect_in 'waiting for another program' "$err"
    expect_in 'DPkg::Lock::Timeout=300 install' "$(cat "$box/apt")"
}

test_the_wait_for_the_package_lists_has_an_end() {
    ((EUID == 0)) || return 0
    stub_apt <<<$'#!/bin/bash\necho "E: Could not get lock /var/lib/apt/lists/lock." >&2; exit 100'
    try "$here/enter" true
    refused 'apt-get could not install'
    expect "$(wc -l <"$box/slept")" 60
}

test_a_user_without_rights_is_told_what_to_install() {
    ((EUID != 0)) || return 0
    stub_apt <<<$'#!/bin/sh\nexit 1'
    try "$here/enter" true
    refused 'sudo apt-get install mmdebstrap bubblewrap'
}

run_tests
