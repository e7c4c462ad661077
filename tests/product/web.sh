# `baize web`: the page over HTTP, to this machine alone. The program itself, not its
# launcher: these need no built page.

# A server for the folder site, in the background; $address has host and port.
serve_site() {
    mkdir site
    echo "<title>A table</title>" >site/index.html
    "$ROOT/build/release/baize" web --files site --no-open "$@" >said 2>complained &
    server=$!
    until_true "the server says where it is" grep -q "^The table is at " said
    address=$(sed -n 's|^The table is at http://\(.*\)/ .*|\1|p' said)
}

# ask PATH: the answer of the server, head and body.
ask() {
    exec 3<>"/dev/tcp/${address%:*}/${address#*:}"
    printf 'GET %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n' "$1" "$address" >&3
    cat <&3 >out
    exec 3<&-
}

test_web_serves_the_page_and_ends_on_a_signal() {
    serve_site --port 0
    ask /
    says "<title>A table</title>"
    says "frame-ancestors 'none'"
    ask /../complained
    says "404 Not Found"
    kill -TERM "$server"
    wait "$server"
}

test_web_names_a_taken_port() {
    serve_site --port 0
    port=${address#*:}
    run "$ROOT/build/release/baize" web --files site --no-open --port "$port"
    kill "$server"
    ends_with 1
    is_refused "Port $port is taken by another program; choose one with --port"
}

test_web_wants_a_built_page() {
    run "$ROOT/build/release/baize" web --no-open --files nowhere
    ends_with 1
    is_refused "There is no built page in nowhere"
    run "$ROOT/build/release/baize" web --no-open --port 70000
    ends_with 2
    is_refused "'--port' takes a number from 0 to 65535"
}
