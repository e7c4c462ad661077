/* The games there are and the files that travel with them, for a page's lobby. */
#include "wasm/table_private.h"

static bool write_games(PageTable *t, Json *j) {
    for (int i = 0; i < shelf_count; i++) {
        if (!shelf[i].listed) continue;
        OpenBox *box = box_open(&shelf[i], NULL, 0, &t->err);
        if (!box) return false;
        shelf_game_json(&shelf[i], box, j);
        box_close(box);
    }
    return true;
}

int baize_games(PageTable *t) {
    fresh_answer(t);
    Json j = json_into(&t->answer);
    json_put_object(&j, NULL);
    json_put_list(&j, "games");
    if (!write_games(t, &j)) return finish_call(t, false);
    json_end(&j, ']');
    json_end(&j, '}');
    return 1;
}

int baize_file(PageTable *t, const char *game, const char *file) {
    fresh_answer(t);
    if (!shelf_need(game, &t->err)) return finish_call(t, false);
    const char *text = shelf_file(game, file);
    if (!text)
        return finish_call(t, error_set(&t->err, "%s has no file '%s'.", game, file));
    buffer_add(&t->answer, text);
    return 1;
}
