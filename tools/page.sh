# Sourced by ./baize for `baize web`: the page in web/dist, built when a source is newer.
# Wants $root, and leaves it as it is.

page_is_stale() {
    local stamp=$root/build/wasm/page
    [ ! -e "$root/web/dist/index.html" ] || [ ! -e "$stamp" ] ||
        [ -n "$(find "$root"/{src,games,cmake,CMakeLists.txt,NOTICE} \
            "$root"/web/{src,css,static,package-lock.json} "$root"/web/*.mjs -newer "$stamp" -print -quit)" ]
}

if page_is_stale; then
    . "$root/tools/packages.sh"
    need_for_page
    mkdir -p "$root/build/wasm"
    (
        cd "$root"
        flock 9 # two at once: the second waits and finds everything built
        page_is_stale || exit 0
        echo "Building the page ..." >&2
        build_page || { echo "The page could not be built; see above." >&2; exit 1; }
    ) 9>"$root/build/wasm/lock"
fi
