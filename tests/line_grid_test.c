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

static const SceneKind kinds[] = {{"mountain_pass", "Pass"}, {"great_river", "river"}};

/* Three tiles and a hole, in a window of forty columns. */
static void lay_country(Scene *sc, View *v) {
    setenv("COLUMNS", "40", 1);
    scene_map(sc, (SceneMap){"land", "The land", 200, 200, 0});
    scene_kinds(sc, kinds, 2);
    scene_piece(sc, (ScenePiece){"bandits", "Bandit", "B", NULL, "Bandits"});
    lay(sc, 4, 50, 50, "Crow Pines", "mountain_pass");
    sc->spaces[0].more[0] = 6;
    sc->spaces[0].lines[0] = (SceneLine){"great_river", SIDE_NORTH};
    sc->spaces[0].lines[1] = (SceneLine){"unnamed", SIDE_EAST};
    lay(sc, 0, 150, 150, "Passed by", "mountain_pass");
    lay(sc, 7, 50, 150, "face down, 7", "face_down");
    view_seat(v, (ViewSeat){"Sam Boater", "sam", true, "", "Boater"});
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
                            "  |Pass+river *4,6  |                 |\n"
                            "  |Boater 3 Bandits |                 |\n"
                            "  +-----------------+-----------------+\n"
                            "  |face down, 7     |Passed by        |\n"
                            "  |                 |Pass             |\n"
                            "  |                 |                 |\n"
                            "  +-----------------+-----------------+\n");
    scene_free(scene);
    view_free(view);
}

/* Nothing is cut that could go on below; and no band is left with a single column. */
Test(line_grid, words_that_do_not_fit_go_on_below, .init = cr_redirect_stdout) {
    Scene *scene = scene_new();
    View *view = view_new();
    setenv("COLUMNS", "40", 1);
    scene_map(scene, (SceneMap){"land", "The land", 400, 100, 0});
    scene_kinds(scene, kinds, 2);
    scene_piece(scene, (ScenePiece){"bandits", "Bandit", "B", NULL, "Bandits"});
    lay(scene, 4, 50, 50, "Broken Axle Camp of Old", "mountain_pass");
    scene->spaces[0].lines[0] = (SceneLine){"great_river", SIDE_NORTH};
    scene->spaces[0].more[0] = 12;
    lay(scene, 5, 150, 50, "Apothecarystreetmarket", "mountain_pass");
    lay(scene, 6, 350, 50, "Far East", "mountain_pass");
    Picture p = {scene, view, 0};
    line_grid_print(&p, &p.scene->maps[0]);
    cr_assert(out_flush());
    cr_assert_stdout_eq_str("  +-----------------+-----------------+\n"
                            "  |Broken Axle Camp |Apothecarystreetm|\n"
                            "  |of Old           |arket            |\n"
                            "  |Pass+river *4,12 |Pass *5          |\n"
                            "  |                 |                 |\n"
                            "  +-----------------+-----------------+\n"
                            "  +-----------------+-----------------+\n"
                            "  |                 |Far East         |\n"
                            "  |                 |Pass *6          |\n"
                            "  |                 |                 |\n"
                            "  +-----------------+-----------------+\n");
    scene_free(scene);
    view_free(view);
}
