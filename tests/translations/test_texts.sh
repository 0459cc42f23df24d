#!/bin/bash
# test_texts.sh LUPDATE LRELEASE: every code that a game says has a phrase, and every text of the sources has one translation in each language.
set -euo pipefail
cd "$(dirname -- "$(realpath -- "${BASH_SOURCE[0]}")")/../.."
lupdate=$1 lrelease=$2
box=$(mktemp -d)
trap 'rm -rf -- "$box"' EXIT
status=0
complain() {
    printf '%s\n' "$@"
    status=1
}

# Codes are written where something is asked, refused or said; the words for them in words/ and in what all games share. A code may
# gain a prefix on its way: what is asked as "claim-card" is phrased as "ask-claim-card".
unsaid() {
    perl -0777 -ne '
        $phrases{$1} = 1 while /\{\s*"([a-z0-9-]+)",\s*QT_TRANSLATE_NOOP/g;
        next if $ARGV =~ m{/words/};
        while (/\b(?:objection|misfit|question|word|said)\(((?:[^";{}]|"[^"]*")*)|\bMessage\{((?:[^";{}]|"[^"]*")*)/g) {
            my $arguments = $1 // $2;
            # The code comes first, or right after the place of the misfit; what follows are its own arguments.
            $codes{$1} //= $ARGV while $arguments =~ /\G[^"]*?(?:QStringLiteral\(|\bu)"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)"(?:\)|_s)/g;
        }
        END {
            for my $code (sort keys %codes) {
                print "$codes{$code}: no phrase for \"$code\"\n" unless grep { $_ eq $code || /-\Q$code\E$/ } keys %phrases;
            }
            print "no code found: has the way to write them changed?\n" if keys %codes < 100;
        }' "$@"
}
mapfile -d '' sources < <(find model/games model/table -name '*.cpp' -print0)
without=$(unsaid "${sources[@]}")
[[ -z $without ]] || complain "$without"

for texts in translations/*.ts; do
    cp "$texts" "$box"
    copy=$box/${texts##*/}
    said=$("$lrelease" "$copy" -qm "$box/out.qm" 2>&1)
    [[ $said != *duplicate* ]] || complain "$texts has texts twice:" "$said"
    said=$("$lupdate" -locations none -no-obsolete -source-language en -extensions cpp,h app model views -ts "$copy" 2>&1)
    [[ $said == *'(0 new and'* && $said != *Removed* ]] || {
        complain "$texts does not have the texts of the sources; build update_translations, then translate:" "$said"
        grep -B 2 'type="unfinished"' "$copy" | grep '<source>' || true
    }
done
exit "$status"
