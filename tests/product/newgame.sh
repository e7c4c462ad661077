# tools/newgame: a game begins as a copy of the template, under its own name.

test_a_new_game_is_a_copy_of_the_template_that_compiles() {
    cp -r "$ROOT/games" "$ROOT/src" "$ROOT/tools" "$ROOT/.clang-format" .
    run tools/newgame harbor-lights "Harbor Lights" HL
    ends_with 0
    says "games/harbor_lights is Harbor Lights."
    local file
    for file in games/registry.c games/harbor_lights/*.c; do
        cc -std=c11 -Wall -Wextra -Werror -fsyntax-only -Isrc -Igames "$file"
    done
    not grep -rnE '\b(Null|null_|NULL_|N-[0-9])|game null ' games/harbor_lights
    # Suites of the same name would not link beside those of the template.
    not grep -rnP '^Test\((?!harbor_lights)' games/harbor_lights/tests
    grep -q '^game harbor-lights 1' games/harbor_lights/packs/base.pack
    run tools/clauses games/harbor_lights
    says "12 clauses, 0 without a test"
    echo "/* Rulings 2 to 3. */" >>games/harbor_lights/hide.c
    run tools/clauses games/harbor_lights
    ends_with 1
    says "ruling 3 is cited, but README.md has no"
    run tools/newgame harbor-lights "Harbor Lights" HL
    is_refused "is there already"
    run tools/newgame Harbor "Harbor Lights" HL
    is_refused "an id is lower-hyphen"
}
