#!/bin/sh
# Boardroom @VERSION@ in one file. It unpacks itself once and starts; nothing is installed.
#
#   sh boardroom-@VERSION@-x86_64.run [FILE]       unpack into your cache folder (once) and start
#   sh boardroom-@VERSION@-x86_64.run --to FOLDER  unpack into a folder of your choice, and do not start
#   sh boardroom-@VERSION@-x86_64.run --check      tell whether this file is whole
set -eu
sum=@SHA256@
begin=@LINES@

say() { printf '%s\n' "$*" >&2; }
fail() {
    say "$*"
    if [ ! -t 2 ]; then
        if command -v zenity >/dev/null 2>&1; then zenity --error --no-markup --title=Boardroom --text="$*" || :
        elif command -v kdialog >/dev/null 2>&1; then kdialog --title Boardroom --error "$*" || :
        elif command -v xmessage >/dev/null 2>&1; then xmessage -center "$*" || :
        fi
    fi
    exit 1
}
payload() { tail -n +"$begin" "$0"; }
check() {
    found=$(payload | sha256sum | cut -d ' ' -f 1)
    [ "$found" = "$sum" ] || fail "This file is damaged: it did not arrive whole. Please download it again."
}

for tool in tail sha256sum cut tar xz mktemp; do
    command -v "$tool" >/dev/null 2>&1 || fail "To unpack, Boardroom needs the program $tool. \
Please install it (on Debian and Ubuntu: sudo apt-get install xz-utils coreutils tar) and start again."
done
[ "$(uname -m)" = x86_64 ] || fail "This Boardroom is for x86_64 computers, and this one is $(uname -m)."

place=
case "${1-}" in
    --check) check; say "The file is whole."; exit 0 ;;
    --to)
        place=${2-}
        [ -n "$place" ] || fail "--to: name a folder."
        [ ! -e "$place" ] || fail "$place is there already; name a folder that is not."
        ;;
esac
target=$place
if [ -z "$target" ]; then
    cache=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}
    target=$cache/boardroom/@VERSION@-$(printf %.12s "$sum")
fi
if [ ! -x "$target/boardroom" ]; then
    check
    parent=$(dirname "$target")
    mkdir -p "$parent" || fail "The folder $parent cannot be made. Use --to FOLDER to choose another."
    draft=$(mktemp -d "$parent/.unpacking-XXXXXX") || fail "Nothing can be written in $parent. Use --to FOLDER."
    trap 'rm -rf "$draft"' EXIT
    trap 'exit 130' INT TERM HUP
    say "Unpacking Boardroom into $target (only once) ..."
    payload | xz -dc | tar -xf - -C "$draft" || fail "It could not be unpacked in $parent. Is the disk full?"
    chmod 755 "$draft"
    # Whole or not at all, also when two starts unpack at once.
    mv -T "$draft" "$target" 2>/dev/null || [ -x "$target/boardroom" ] || fail "$target cannot be written."
    rm -rf "$draft"
    trap - EXIT
fi
[ -z "$place" ] || { say "Start it with $target/boardroom"; exit 0; }
exec "$target/boardroom" "$@"
exit 1
