#!/bin/bash
# Signals reach the command in the build root as they are, and it has time to close its file.
# shellcheck disable=SC2016
set -euo pipefail
. "$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")/support.sh"

# A command that says which signals it got and takes its time to end; without any it gives up after a while.
write_command() {
    cat >"$box/command" <<'END'
#!/bin/bash
for name in HUP INT TERM; do
    trap "echo $name >>'$box/heard'; sleep 0.3; echo closed >>'$box/heard'; exit 7" $name
done
echo >"$box/ready"
for ((i = 0; i < 400; ++i)); do sleep 0.05; done
END
    chmod +x "$box/command"
}

# Commands in the background of a script ignore INT; this one does not.
start() {
    perl -e '$SIG{INT} = "DEFAULT"; exec @ARGV' "$here/enter" "$box/command" &
    await test -e "$box/ready"
}

test_each_signal_arrives_as_it_is_and_is_waited_for() {
    local name status
    "$here/enter" true 2>/dev/null
    write_command
    for name in HUP INT TERM; do
        rm -f "$box/ready" "$box/heard"
        start
        kill -"$name" $!
        status=0
        wait $! || status=$?
        expect "$(paste -sd ' ' "$box/heard")" "$name closed"
        expect $status 7
    done
}

test_a_signal_while_the_root_is_being_entered_is_not_lost() {
    local status=0
    "$here/enter" true 2>/dev/null
    write_command
    sed -i 's/^exec @ARGV/sleep 1 if !$child; exec @ARGV/' "$box/bin/bwrap"
    rm -f "$box/options"
    "$here/enter" "$box/command" &
    await test -s "$box/options"
    kill -TERM $!
    wait $! || status=$?
    # It may come before the command has set its trap.
    [[ $status == 7 || $status == 143 ]] || fail "status $status"
}

test_a_killed_relay_takes_the_command_along() {
    "$here/enter" true 2>/dev/null
    write_command
    start
    kill -KILL $!
    wait $! 2>/dev/null || true
    await test -e "$box/heard"
    expect "$(head -n 1 "$box/heard")" TERM
    await grep -q closed "$box/heard"
}

test_what_is_ignored_stays_ignored() {
    "$here/enter" true 2>/dev/null
    try perl -e '$SIG{HUP} = "IGNORE"; $SIG{TERM} = "DEFAULT"; exec @ARGV' \
        "$here/enter" perl -e 'print $SIG{HUP} // "", "|", $SIG{TERM} // ""'
    expect "$out" 'IGNORE|'
}

test_the_exit_status_is_the_commands() {
    "$here/enter" true 2>/dev/null
    try "$here/enter" sh -c 'exit 9'
    expect "$status" 9
    try "$here/enter" sh -c 'kill -KILL $$'
    expect "$status" 137
}

run_tests
