# The launchers at the root of the repository.

# A machine on which nothing is installed, as dpkg tells it, and no sudo: a PATH with the
# few programs that every Debian has.
bare_path() {
    local program
    mkdir bin
    for program in bash env dirname readlink find id grep mkdir touch mv rm cat; do
        ln -s "$(command -v "$program")" bin/
    done
    printf '#!/bin/sh\nexit 1\n' >bin/dpkg-query
    printf '#!/bin/sh\necho "apt-get was called" >&2\nexit 1\n' >bin/apt-get
    chmod +x bin/dpkg-query bin/apt-get
}

copy_sources() {
    mkdir copy
    cp -r "$ROOT"/{baize,test,tools,src,games,cmake,CMakeLists.txt,CMakePresets.json} copy/
}

# Runs a launcher of a copy that was never built, as somebody who is not root.
run_as_nobody() { # LAUNCHER
    local as=()
    bare_path
    copy_sources
    [ "$(id -u)" -ne 0 ] || as=(setpriv --reuid=65534 --regid=65534 --clear-groups)
    run "${as[@]}" env PATH="$PWD/bin" bash "copy/$1"
}

# As root the packages are installed before anything is built: one update, one install.
test_launcher_as_root_installs_first() {
    [ "$(id -u)" -eq 0 ] || return 0
    bare_path
    copy_sources
    ln -s "$(command -v mktemp)" "$(command -v flock)" bin/
    printf '#!/bin/sh\necho "$@" >>calls\n' >bin/apt-get
    printf '#!/bin/sh\necho "cmake $@" >>%s/calls\nexit 1\n' "$PWD" >bin/cmake
    chmod +x bin/cmake
    run env PATH="$PWD/bin" bash copy/baize help
    [ "$status" -ne 0 ] # this cmake builds nothing
    [ "$(sed -n 1p calls)" = update ]
    sed -n 2p calls | grep -q '^install -y --no-install-recommends gcc .*libjansson-dev'
    [ "$(sed -n 3p calls)" = "cmake --preset release" ]
    errs "Baize could not be built"
}

test_launcher_without_root_prints_the_command() {
    run_as_nobody baize
    [ "$status" -ne 0 ]
    errs "su -c 'apt-get update && apt-get install -y gcc"
    not grep -q "apt-get was called" err
    not grep -q "criterion" err # only what this command needs
}

test_test_without_root_prints_the_command() {
    run_as_nobody test
    [ "$status" -ne 0 ]
    errs "libcriterion-dev"
}

# What is built is only looked at: no tool that could take time is started.
test_launcher_once_built_starts_nothing_but_the_program() {
    "$ROOT/baize" help >/dev/null
    local tool
    mkdir tools
    for tool in cmake ninja gcc cc clang-14 apt-get dpkg-query node npm sudo; do
        printf '#!/bin/sh\necho "$0" >>"%s/called"\n' "$PWD" >"tools/$tool"
    done
    chmod +x tools/*
    run env PATH="$PWD/tools:$PATH" "$ROOT/baize" help
    ends_with 0
    says "baize play"
    not test -e called
}

test_launcher_works_from_anywhere() {
    ln -s "$ROOT/baize" here
    run ./here help
    ends_with 0
    says "baize play"
}
