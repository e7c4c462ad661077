/* src/server: the page's files over HTTP, asked for through a plain socket. */
#include <arpa/inet.h>
#include <criterion/criterion.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/text.h"

#include "server/http.h"
#include "server/site.h"

#include "scratch.h"

static const char *folder;
static HttpServer *server;

static void put(const char *name, const char *words) {
    char path[128];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    cr_assert(file_write_safely(path, words, strlen(words), NULL));
}

static void serve_for(int patience_ms) {
    Error err;
    server = http_start(0, patience_ms, site_answer, folder, &err);
    cr_assert_not_null(server, "%s", err.words);
}

/* A site of a page and an engine; beside it lies something that is nobody's business. */
static void open_site(void) {
    folder = scratch_folder();
    put("index.html", "<title>Baize</title>");
    put("baize.wasm", "wasm");
    put(".secret", "secret");
    char inner[64];
    snprintf(inner, sizeof inner, "%s/icons", folder);
    cr_assert_eq(mkdir(inner, 0700), 0);
    put("icons/a.png", "png");
    serve_for(HTTP_PATIENCE_MS);
}

static void close_site(void) {
    http_stop(server);
    scratch_remove();
}

static int call(void) {
    int handle = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in at = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)http_port(server))};
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    cr_assert_eq(connect(handle, (struct sockaddr *)&at, sizeof at), 0);
    return handle;
}

/* Sends the words and reads until the server closes. */
static const char *talk(const char *words) {
    static char answer[8192];
    int handle = call();
    cr_assert_eq(write(handle, words, strlen(words)), (ssize_t)strlen(words));
    size_t length = 0;
    ssize_t count;
    while ((count = read(handle, answer + length, sizeof answer - 1 - length)) > 0)
        length += (size_t)count;
    answer[length] = 0;
    close(handle);
    return answer;
}

static const char *ask_with(const char *method, const char *path, const char *headers) {
    char words[512];
    snprintf(words, sizeof words,
             "%s %s HTTP/1.1\r\nHost: localhost:8100\r\n%sConnection: close\r\n\r\n",
             method, path, headers);
    return talk(words);
}

static const char *get(const char *path) {
    return ask_with("GET", path, "");
}

static bool has(const char *answer, const char *words) {
    return strstr(answer, words) != NULL;
}

static bool has_status(const char *answer, int status) {
    char line[32];
    snprintf(line, sizeof line, "HTTP/1.1 %d ", status);
    return text_starts(answer, line);
}

static const char *body_of(const char *answer) {
    const char *end = strstr(answer, "\r\n\r\n");
    return end ? end + 4 : "";
}

TestSuite(server, .init = open_site, .fini = close_site);

Test(server, the_page_comes_with_strict_headers) {
    const char *answer = get("/");
    cr_assert(has_status(answer, 200), "%s", answer);
    cr_assert_str_eq(body_of(answer), "<title>Baize</title>");
    cr_assert(has(answer, "Content-Type: text/html; charset=utf-8\r\n"));
    cr_assert(has(answer, "script-src 'self' 'wasm-unsafe-eval';"));
    cr_assert(has(answer, "frame-ancestors 'none'"));
    cr_assert_not(has(answer, "unsafe-inline"));
    cr_assert(has(answer, "X-Content-Type-Options: nosniff\r\n"));
    cr_assert(has(answer, "Referrer-Policy: no-referrer\r\n"));
    cr_assert(has(answer, "Cross-Origin-Opener-Policy: same-origin\r\n"));
    cr_assert(has(answer, "Cross-Origin-Resource-Policy: same-origin\r\n"));
}

Test(server, types_are_told_by_the_ending) {
    cr_assert(has(get("/baize.wasm"), "Content-Type: application/wasm\r\n"));
    cr_assert(has(get("/icons/a.png"), "Content-Type: image/png\r\n"));
}

Test(server, head_tells_all_but_the_body) {
    const char *answer = ask_with("HEAD", "/baize.wasm", "");
    cr_assert(has_status(answer, 200));
    cr_assert(has(answer, "Content-Length: 4\r\n"));
    cr_assert_str_eq(body_of(answer), "");
}

Test(server, what_is_known_is_not_sent_again) {
    char known[128] = "If-None-Match: ";
    const char *tag = strstr(get("/baize.wasm"), "ETag: ");
    cr_assert_not_null(tag);
    strncat(known, tag + strlen("ETag: "), strcspn(tag, "\r") + 2 - strlen("ETag: "));

    const char *answer = ask_with("GET", "/baize.wasm", known);
    cr_assert(has_status(answer, 304), "%s", answer);
    cr_assert_str_eq(body_of(answer), "");

    put("baize.wasm", "another");
    answer = ask_with("GET", "/baize.wasm", known);
    cr_assert(has_status(answer, 200));
    cr_assert_str_eq(body_of(answer), "another");
}

Test(server, what_the_build_compressed_is_sent_so_to_those_who_can_read_it) {
    put("baize.wasm.gz", "zipped");
    put("baize.wasm.br", "pressed");
    const char *answer = ask_with("GET", "/baize.wasm", "Accept-Encoding: gzip, br\r\n");
    cr_assert(has(answer, "Content-Encoding: br\r\n"), "%s", answer);
    cr_assert(has(answer, "Content-Type: application/wasm\r\n"));
    cr_assert(has(answer, "Vary: Accept-Encoding\r\n"));
    cr_assert_str_eq(body_of(answer), "pressed");

    answer = ask_with("GET", "/baize.wasm", "Accept-Encoding: gzip;q=0.5, br;q=0\r\n");
    cr_assert(has(answer, "Content-Encoding: gzip\r\n"), "%s", answer);
    cr_assert_str_eq(body_of(answer), "zipped");

    answer = ask_with("GET", "/baize.wasm", "Accept-Encoding: brotli, x-gzip\r\n");
    cr_assert_not(has(answer, "Content-Encoding"), "%s", answer);
    cr_assert_str_eq(body_of(answer), "wasm");
    cr_assert(has(answer, "Vary: Accept-Encoding\r\n"), "caches are told here too");
    cr_assert_str_eq(body_of(ask_with("GET", "/", "Accept-Encoding: br\r\n")),
                     "<title>Baize</title>", "what has no other form comes as it is");
}

Test(server, each_form_of_a_file_has_a_tag_of_its_own) {
    put("baize.wasm.gz", "zipped");
    char known[256] = "Accept-Encoding: gzip\r\nIf-None-Match: ";
    const char *tag = strstr(get("/baize.wasm"), "ETag: ") + strlen("ETag: ");
    strncat(known, tag, strcspn(tag, "\r") + 2);
    cr_assert(has_status(ask_with("GET", "/baize.wasm", known), 200));
}

/* True when the server has hung up. */
static bool is_over(int handle, int wait_ms) {
    struct pollfd wait = {handle, POLLIN, 0};
    char byte;
    return poll(&wait, 1, wait_ms) > 0 && read(handle, &byte, 1) <= 0;
}

/* Far fewer bytes than a request may have: it is the time that ends it. */
Test(server, a_byte_now_and_then_buys_no_time) {
    http_stop(server);
    serve_for(300);
    int handle = call(), sent = 0;
    while (sent < 1000 && !is_over(handle, 20)) {
        const char *head = "GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ";
        char next = (size_t)sent < strlen(head) ? head[sent] : 'x';
        if (send(handle, &next, 1, MSG_NOSIGNAL) != 1) break;
        sent++;
    }
    cr_assert_lt(sent, 1000);
    close(handle);
}

Test(server, a_client_that_says_nothing_is_hung_up_on) {
    http_stop(server);
    serve_for(100);
    int handle = call();
    cr_assert(is_over(handle, -1));
    close(handle);
}

Test(server, one_connection_serves_several_requests) {
    const char *answer = talk("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
                              "GET /baize.wasm HTTP/1.1\r\nHost: localhost\r\n"
                              "Connection: close\r\n\r\n");
    cr_assert(has(answer, "<title>Baize</title>"));
    cr_assert_str_eq(body_of(body_of(answer)), "wasm");
}

Test(server, what_is_not_there_is_a_sentence) {
    const char *answer = get("/nothing.js");
    cr_assert(has_status(answer, 404));
    cr_assert_str_eq(body_of(answer), "There is no such file here.\n");
    cr_assert(has(answer, "Content-Security-Policy: "), "errors are strict too");
    cr_assert(has_status(get("/icons"), 404), "a folder is not a file");
    cr_assert(has_status(get("/icons/"), 404));
}

Test(server, no_path_leads_out) {
    char path[128];
    const char *name = strrchr(folder, '/') + 1;
    snprintf(path, sizeof path, "/../%s/index.html", name);
    cr_assert(has_status(get(path), 404), "up and down again");
    snprintf(path, sizeof path, "/icons/%%2e%%2e/index.html");
    cr_assert(has_status(get(path), 404), "up in disguise");
    cr_assert(has_status(get("/.secret"), 404));
    cr_assert(has_status(get("//index.html"), 404));
    cr_assert(has_status(get("/icons%5c..%5cindex.html"), 404));
}

Test(server, only_get_and_head_are_understood) {
    const char *answer = ask_with("POST", "/", "Content-Length: 0\r\n");
    cr_assert(has_status(answer, 405), "%s", answer);
    cr_assert(has(answer, "Allow: GET, HEAD\r\n"));
    cr_assert(has_status(ask_with("DELETE", "/index.html", ""), 405));
}

Test(server, other_names_for_this_machine_are_refused) {
    cr_assert(has_status(talk("GET / HTTP/1.1\r\nHost: evil.example\r\n"
                              "Connection: close\r\n\r\n"),
                         421));
    cr_assert(has_status(talk("GET / HTTP/1.1\r\nHost: localhost.evil.example\r\n"
                              "Connection: close\r\n\r\n"),
                         421));
    cr_assert(has_status(talk("GET / HTTP/1.1\r\nHost: 127.0.0.1:8100\r\n"
                              "Connection: close\r\n\r\n"),
                         200));
}

Test(server, a_taken_port_is_named_with_a_way_out) {
    Error err;
    int port = http_port(server);
    cr_assert_null(http_start(port, HTTP_PATIENCE_MS, site_answer, folder, &err));
    char expected[128];
    snprintf(expected, sizeof expected,
             "Port %d is taken by another program; choose one with --port %d.", port,
             port < 65535 ? port + 1 : port - 1);
    cr_assert_str_eq(err.words, expected);
}

Test(server, a_folder_without_a_page_is_refused) {
    Error err;
    cr_assert(site_check(folder, &err), "%s", err.words);
    cr_assert_not(site_check("/nowhere", &err));
    cr_assert(has(err.words, "There is no built page in /nowhere;"));
}
