/* HTTP by libmicrohttpd, which runs a thread of its own. */
#include "server/http.h"

#include <arpa/inet.h>
#include <errno.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/alloc.h"

/* Far more than one person's browser opens; keeps a runaway client from eating memory. */
enum { CONNECTIONS_MAX = 64, IDLE_SECONDS = 30, WAITING_MAX = 32 };

struct HttpServer {
    struct MHD_Daemon *daemon;
    int port;
    HttpHandler handler;
    void *context;
};

typedef struct Header {
    const char *name;
    const char *value;
} Header;

/* clang-format off */
static const Header fixed_headers[] = {
    /* Scripts and styles only as files of ours; WebAssembly may be compiled. */
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
     "font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; "
     "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
    /* Kept, but asked about each time: the tag makes that cheap. */
    {"Cache-Control", "no-cache"},
};
/* clang-format on */

/* ---- Answering ----------------------------------------------------------------------- */

static const char *header_of(struct MHD_Connection *connection, const char *name) {
    const char *value = MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
    return value ? value : "";
}

static enum MHD_Result send_answer(struct MHD_Connection *connection, HttpAnswer *answer) {
    struct MHD_Response *response = MHD_create_response_from_buffer(
        answer->body.length, answer->body.data, MHD_RESPMEM_MUST_COPY);
    buffer_free(&answer->body);
    if (!response) return MHD_NO;

    for (size_t i = 0; i < sizeof fixed_headers / sizeof fixed_headers[0]; i++)
        MHD_add_response_header(response, fixed_headers[i].name, fixed_headers[i].value);
    MHD_add_response_header(response, "Content-Type",
                            answer->type ? answer->type : "text/plain; charset=utf-8");
    if (answer->tag[0]) MHD_add_response_header(response, "ETag", answer->tag);
    if (answer->status == MHD_HTTP_METHOD_NOT_ALLOWED)
        MHD_add_response_header(response, "Allow", "GET, HEAD");
    enum MHD_Result queued =
        MHD_queue_response(connection, (unsigned)answer->status, response);
    MHD_destroy_response(response);
    return queued;
}

/* The library calls this for the head of a request and again for its end. Only heads are
 * of interest: what is understood has no body. */
static enum MHD_Result on_request(void *context, struct MHD_Connection *connection,
                                  const char *path, const char *method, const char *version,
                                  const char *upload, size_t *upload_size, void **seen) {
    (void)version;
    (void)upload;
    HttpServer *server = context;
    HttpAnswer answer = {0};
    if (!text_equal(method, "GET") && !text_equal(method, "HEAD")) {
        answer.status = MHD_HTTP_METHOD_NOT_ALLOWED;
        buffer_add(&answer.body, "Only GET and HEAD are understood here.\n");
        return send_answer(connection, &answer);
    }
    if (!*seen || *upload_size > 0) {
        *seen = server; /* anything but NULL */
        *upload_size = 0;
        return MHD_YES;
    }
    HttpRequest request = {path, header_of(connection, "Host"),
                           header_of(connection, "If-None-Match")};
    server->handler(&request, &answer, server->context);
    if (answer.tag[0] && text_equal(answer.tag, request.known)) {
        answer.status = MHD_HTTP_NOT_MODIFIED;
        buffer_clear(&answer.body);
    }
    return send_answer(connection, &answer);
}

/* ---- Listening ----------------------------------------------------------------------- */

static bool bind_loopback(int handle, int port) {
    int on = 1;
    setsockopt(handle, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return bind(handle, (const struct sockaddr *)&at, sizeof at) == 0 &&
           listen(handle, WAITING_MAX) == 0;
}

/* The library would not say why it could not listen, so the socket is ours. */
static int listen_at(int port, Error *err) {
    int handle = socket(AF_INET, SOCK_STREAM, 0);
    if (handle >= 0 && bind_loopback(handle, port)) return handle;

    int why = errno;
    if (handle >= 0) close(handle);
    if (why == EADDRINUSE) {
        error_set(err, "Port %d is taken by another program; choose one with --port %d.",
                  port, port < 65535 ? port + 1 : port - 1);
    } else {
        error_set(err, "Cannot listen at 127.0.0.1, port %d: %s.", port, strerror(why));
    }
    return -1;
}

static int port_of(int handle) {
    struct sockaddr_in at = {0};
    socklen_t size = sizeof at;
    if (getsockname(handle, (struct sockaddr *)&at, &size) != 0) return 0;
    return ntohs(at.sin_port);
}

HttpServer *http_start(int port, HttpHandler handler, void *context, Error *err) {
    int handle = listen_at(port, err);
    if (handle < 0) return NULL;

    HttpServer *server = alloc_zero(sizeof *server);
    *server = (HttpServer){NULL, port_of(handle), handler, context};
    server->daemon = MHD_start_daemon(
        MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD, 0, NULL, NULL, on_request, server,
        MHD_OPTION_LISTEN_SOCKET, handle, MHD_OPTION_CONNECTION_LIMIT,
        (unsigned)CONNECTIONS_MAX, MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)IDLE_SECONDS,
        MHD_OPTION_END);
    if (!server->daemon) {
        close(handle);
        alloc_free(server);
        error_set(err, "The web server could not start: %s.", strerror(errno));
        return NULL;
    }
    return server;
}

int http_port(const HttpServer *server) {
    return server->port;
}

void http_stop(HttpServer *server) {
    MHD_stop_daemon(server->daemon); /* closes the socket too */
    alloc_free(server);
}
