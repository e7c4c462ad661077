/*
 * HTTP for this machine only: a listening socket on 127.0.0.1 and one function that handles
 * requests. Only http.c knows the library behind it (libmicrohttpd).
 *
 * Every answer carries the same strict headers: nothing is loaded from elsewhere, nobody
 * may frame the page, no address leaks. GET and HEAD are all that is understood.
 */
#ifndef BAIZE_SERVER_HTTP_H
#define BAIZE_SERVER_HTTP_H

#include "base/text.h"

typedef struct HttpRequest {
    const char *path;  /* decoded, from the first slash; not checked */
    const char *host;  /* as the client wrote it, or "" */
    const char *known; /* If-None-Match, or "" */
    const char *codes; /* Accept-Encoding, or "" */
} HttpRequest;

typedef struct HttpAnswer {
    int status;
    const char *type; /* of the body; NULL: words for people */
    const char *code; /* how the body is compressed: "gzip", "br"; NULL: not at all */
    char tag[24];     /* names this very content, in quotes; "" for none */
    Buffer body;      /* given to http.c, which frees it */
} HttpAnswer;

enum { HTTP_PATIENCE_MS = 30000 }; /* for http_start, unless another is needed */

/* Runs on the server's own thread, one request at a time. The answer comes zeroed. */
typedef void (*HttpHandler)(const HttpRequest *request, HttpAnswer *answer,
                            const void *context);

typedef struct HttpServer HttpServer;

/*
 * Listens at 127.0.0.1; port 0 takes any free one. NULL leaves a sentence.
 *
 * A client has `patience_ms` in all from its connection, or from its last answer, to the
 * next one: neither silence nor a byte now and then keeps a connection open for longer.
 */
HttpServer *http_start(int port, int patience_ms, HttpHandler handler, const void *context,
                       Error *err);
int http_port(const HttpServer *server);
/* Finishes the requests in progress and frees the server. */
void http_stop(HttpServer *server);

#endif
