/* HTTP by libmicrohttpd, on one thread of ours that waits for whatever comes next: bytes, the
 * end of somebody's time, or the end of the server. The library could run a thread of its own,
 * but gives a client new time with each byte it sends. */
#include "server/http.h"

#include <arpa/inet.h>
#include <errno.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"

/* Far more than one person's browser opens; keeps a runaway client from eating memory. */
enum { CONNECTIONS_MAX = 64, WAITING_MAX = 32 };

/* One client; a place that is free has no socket. */
typedef struct Client {
    bool open;
    int socket;
    int64_t since_ms; /* its connection, or the last answer it got */
} Client;

struct HttpServer {
    struct MHD_Daemon *daemon;
    int port;
    int patience_ms;
    HttpHandler handler;
    const void *context;
    pthread_t thread;
    int stop[2]; /* a pipe: a byte ends the thread */
    Client clients[CONNECTIONS_MAX];
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
    {"Vary", "Accept-Encoding"},
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
    if (answer->code) MHD_add_response_header(response, "Content-Encoding", answer->code);
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
    (void)version, (void)upload;
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
                           header_of(connection, "If-None-Match"),
                           header_of(connection, "Accept-Encoding")};
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

/* ---- Clients and their time ---------------------------------------------------------- */

static int64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void on_connection(void *context, struct MHD_Connection *connection, void **client,
                          enum MHD_ConnectionNotificationCode what) {
    HttpServer *server = context;
    if (what == MHD_CONNECTION_NOTIFY_CLOSED) {
        if (*client) *(Client *)*client = (Client){0};
        return;
    }
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    for (int i = 0; info && i < CONNECTIONS_MAX; i++) {
        if (server->clients[i].open) continue;
        server->clients[i] = (Client){true, info->connect_fd, now_ms()};
        *client = &server->clients[i];
        return;
    }
}

/* After an answer, the client has the same time again for its next request. */
static void on_answered(void *context, struct MHD_Connection *connection, void **seen,
                        enum MHD_RequestTerminationCode how) {
    (void)context, (void)seen, (void)how;
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    Client *client = info ? info->socket_context : NULL;
    if (client) client->since_ms = now_ms();
}

/* Hangs up on all whose time is over; the library then finds the connection closed. Returns
 * the milliseconds until the next client's time is over, or -1 if there is none. */
static int64_t hang_up(HttpServer *server) {
    int64_t now = now_ms(), next = -1;
    for (int i = 0; i < CONNECTIONS_MAX; i++) {
        Client *client = &server->clients[i];
        if (!client->open) continue;
        int64_t left = client->since_ms + server->patience_ms - now;
        if (left <= 0) shutdown(client->socket, SHUT_RDWR);
        left = left > 0 ? left : server->patience_ms;
        next = next < 0 || left < next ? left : next;
    }
    return next;
}

/* ---- The thread ---------------------------------------------------------------------- */

/* Waits for something to do; false when the server is to end. */
static bool wait_for_work(HttpServer *server, int64_t wait_ms) {
    fd_set readable, writable, broken;
    FD_ZERO(&readable);
    FD_ZERO(&writable);
    FD_ZERO(&broken);
    int highest = server->stop[0];
    MHD_get_fdset(server->daemon, &readable, &writable, &broken, &highest);
    FD_SET(server->stop[0], &readable);
    unsigned long long library_ms;
    if (MHD_get_timeout(server->daemon, &library_ms) == MHD_YES &&
        (wait_ms < 0 || (int64_t)library_ms < wait_ms))
        wait_ms = (int64_t)library_ms;
    struct timeval time = {wait_ms / 1000, wait_ms % 1000 * 1000};
    int found = select(max_int(highest, server->stop[0]) + 1, &readable, &writable, &broken,
                       wait_ms < 0 ? NULL : &time);
    if (found < 0 && errno != EINTR) return false;
    if (found > 0 && FD_ISSET(server->stop[0], &readable)) return false;
    MHD_run(server->daemon);
    return true;
}

static void *serve(void *memory) {
    HttpServer *server = memory;
    sigset_t pipes; /* a client that is gone must not end the program */
    sigemptyset(&pipes);
    sigaddset(&pipes, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipes, NULL);
    while (wait_for_work(server, hang_up(server))) {
    }
    return NULL;
}

/* ---- Starting and stopping ----------------------------------------------------------- */

static bool start_daemon(HttpServer *server, int handle) {
    server->daemon = MHD_start_daemon(
        MHD_NO_FLAG, 0, NULL, NULL, on_request, server, MHD_OPTION_LISTEN_SOCKET, handle,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)CONNECTIONS_MAX,
        MHD_OPTION_NOTIFY_CONNECTION, on_connection, server, MHD_OPTION_NOTIFY_COMPLETED,
        on_answered, server, MHD_OPTION_END);
    if (!server->daemon) close(handle);
    return server->daemon != NULL;
}

HttpServer *http_start(int port, int patience_ms, HttpHandler handler, const void *context,
                       Error *err) {
    int handle = listen_at(port, err);
    if (handle < 0) return NULL;

    HttpServer *server = alloc_zero(sizeof *server);
    server->port = port_of(handle);
    server->patience_ms = patience_ms;
    server->handler = handler;
    server->context = context;
    server->stop[0] = server->stop[1] = -1;
    if (start_daemon(server, handle) && pipe(server->stop) == 0 &&
        (errno = pthread_create(&server->thread, NULL, serve, server)) == 0)
        return server;

    error_set(err, "The web server could not start: %s.", strerror(errno));
    if (server->daemon) MHD_stop_daemon(server->daemon);
    for (int i = 0; i < 2; i++)
        if (server->stop[i] >= 0) close(server->stop[i]);
    alloc_free(server);
    return NULL;
}

int http_port(const HttpServer *server) {
    return server->port;
}

void http_stop(HttpServer *server) {
    while (write(server->stop[1], "", 1) < 0 && errno == EINTR) {
    }
    pthread_join(server->thread, NULL);
    MHD_stop_daemon(server->daemon); /* closes the socket too */
    for (int i = 0; i < 2; i++) close(server->stop[i]);
    alloc_free(server);
}
