/* A map of tiles as text. */
#include <stdlib.h>

#include <criterion/criterion.h>
#include <criterion/redirect.h>

#include "cmd/line_grid.h"
#include "term/out.h"

static void lay(Scene *sc, int index, int x, int y, const char *label, const char *kind) {
    scene_space(sc, (SceneSpace){.index = index,
                                 .map = "land",
                                 .label = label,
                                 .kind = kind,
                                 .note = "",
                                 .region = "",
                                 .x = x,
                                 .y = y,
                                 .number = index,
                                 .w = 100,
                                 .h = 100});
}

/* Three tiles and a hole, in a window of forty columns. */
static void lay_country(Scene *sc, View *v) {
    setenv("COLUMNS", "40", 1);
    scene_map(sc, (SceneMap){"land", "The land", 200, 200, 0});
    scene_piece(sc, (ScenePiece){"bandits", "Bandit", "B", NULL, "Bandits"});
    lay(sc, 4, 50, 50, "Crow Pines", "forest");
    sc->spaces[0].more[0] = 6;
    lay(sc, 0, 150, 150, "Wide Sky", "face_down");
    lay(sc, 7, 50, 150, "face down, 7", "face_down");
    view_seat(v, (ViewSeat){"Sam Boater", "sam", true, "", "Sam Boater"});
    view_piece(v, 4, "meeple", 0, 1);
    view_piece(v, 4, "bandits", OWNER_TABLE, 3);
}

Test(line_grid, tiles_stand_where_they_lie, .init = cr_redirect_stdout) {
    Scene *scene = scene_new();
    View *view = view_new();
    lay_country(scene, view);
    Picture p = {scene, view, 0};
    cr_assert(line_grid_fits(&p, &p.scene->maps[0]));
    line_grid_print(&p, &p.scene->maps[0]);
    cr_assert(out_flush());
    cr_assert_stdout_eq_str("  +-----------------+-----------------+\n"
                            "  |Crow Pines       |                 |\n"
                            "  |forest *4,6      |                 |\n"
                            "  |Sam 3 Bandits    |                 |\n"
                            "  +-----------------+-----------------+\n"
                            "  |face down, 7     |Wide Sky         |\n"
                            "  |                 |face down        |\n"
                            "  |                 |                 |\n"
                            "  +-----------------+-----------------+\n");
    scene_free(scene);
    view_free(view);
}
