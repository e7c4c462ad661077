/* A folder of files as a web site: the built page of web/dist. Files are read when they
 * are asked for, so that a new build shows at the next reload. */
#ifndef BAIZE_SERVER_SITE_H
#define BAIZE_SERVER_SITE_H

#include "server/http.h"

/* An HttpHandler; the context is the folder's path. Answers only clients that call this machine by
 * its own name, so that no page from elsewhere can reach it under a name of its own. */
void site_answer(const HttpRequest *request, HttpAnswer *answer, const void *context);

/* True when the folder holds a page; else a sentence. */
bool site_check(const char *folder, Error *err);

#endif
