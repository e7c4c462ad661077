# Shared by ./baize and ./test: what has to be installed, and installing it.

build_packages=(gcc libc6-dev cmake ninja-build pkg-config libjansson-dev libmicrohttpd-dev)
test_packages=(libcriterion-dev clang-14 libclang-rt-14-dev clang-format-14 lld-14 llvm-14 binaryen nodejs)
browser_packages=(chromium-headless-shell fonts-liberation)

# Those of the given packages that dpkg does not know as installed.
missing_packages() {
    local package
    for package in "$@"; do
        dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
            echo "$package"
    done
}

# need PACKAGE...: installs what is missing, as root or through sudo. Users who can do neither
# get the one command to run. Systems other than Debian are left alone.
need() {
    command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || return 0
    local missing as=()
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null || ! { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
            echo "Some packages are missing. Please run this once, then try again:" >&2
            echo "  su -c 'apt-get update && apt-get install -y ${missing[*]}'" >&2
            exit 1
        fi
        as=(sudo)
    fi
    echo "Installing ${missing[*]} ..." >&2
    local log
    log=$(mktemp)
    if ! { "${as[@]}" apt-get update &&
        "${as[@]}" env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        echo "The packages could not be installed: ${missing[*]}" >&2
        exit 1
    fi
    rm -f "$log"
}

# build PRESET: configures once and builds. Says nothing unless something is wrong. The stamp
# build/PRESET/built is as old as the sources that were built.
build() {
    local log began
    log=$(mktemp)
    began=$(date +%s.%N)
    if ! { { [ -f "build/$1/build.ninja" ] || cmake --preset "$1"; } &&
        cmake --build --preset "$1" -- --quiet; } >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
    touch -d "@$began" "build/$1/built"
}

# What building the page needs. npm often comes with Node itself, and then must not be installed
# beside it.
page_tools() {
    echo clang-14 lld-14 llvm-14 binaryen
    command -v node >/dev/null || echo nodejs
    command -v npm >/dev/null || echo npm
}
need_for_page() { need $(page_tools); }

# page_packages FOLDER: what its lock file names. Where that fails npm's own words say why.
page_packages() (
    cd "$1"
    [ ! -e node_modules/.package-lock.json ] ||
        [ package-lock.json -nt node_modules/.package-lock.json ] || return 0
    local log
    log=$(mktemp)
    if ! npm ci --no-audit --no-fund --loglevel=error >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        echo "The page's packages could not be installed: \`npm ci\` in $1 asked the" \
            "registry $(npm config get registry 2>/dev/null)." >&2
        return 1
    fi
    rm -f "$log"
)

# build_page: the engine for the browser, what the lock file names, then web/dist, with a stamp
# as old as the sources.
build_page() (
    local began
    began=$(date +%s.%N)
    build wasm && page_packages web && (cd web && node build.mjs >&2) || return 1
    touch -d "@$began" build/wasm/page
)
