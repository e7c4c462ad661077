# baize.wasm: the core and the functions of src/wasm that the page (or Node) calls. A
# function is exported by __attribute__((export_name("..."))).

set(wasm_headers ${CMAKE_SOURCE_DIR}/src/wasm/include)
target_include_directories(baize_core SYSTEM PUBLIC ${wasm_headers})
target_compile_options(baize_core PUBLIC -nostdlibinc -Os)

# All of it travels to every visitor, so it is compiled to be small: above all what is read once
# or only when somebody looks (packs, words, pictures). A search and what it asks for most often
# are compiled to be fast.
set(seldom ${core_sources})
list(FILTER seldom INCLUDE REGEX "/(content|face|arrange)/|/arrange\\.c|/tests/games/|/src/sitting/|/src/engine/(arrange|lesson|lines|marks|match_|moments|pack|phrase|ref|scene|setup|shelf|verbs|view)|/src/base/(json|text)")
set_source_files_properties(${seldom} PROPERTIES COMPILE_OPTIONS -Oz)
set(searched ${core_sources})
list(FILTER searched INCLUDE REGEX "/src/bots/|/bot/|/bot\\.c|/src/base/rng|/src/engine/(deck|game|graph)")
set_property(SOURCE ${searched} APPEND PROPERTY COMPILE_OPTIONS -O2)

file(GLOB wasm_sources CONFIGURE_DEPENDS src/wasm/*.c)
if(wasm_sources)
    add_executable(baize_wasm ${wasm_sources})
    set_target_properties(baize_wasm PROPERTIES OUTPUT_NAME baize SUFFIX .wasm)
    target_link_libraries(baize_wasm PRIVATE baize_core)
    # The stack lies first, so that an overflow traps instead of eating the data. With -O0 clang
    # leaves the module to us; else it runs wasm-opt itself, without what we ask of it.
    target_link_options(baize_wasm PRIVATE
        -O0 -nostdlib -Wl,--strip-all -Wl,--compress-relocations -Wl,--no-entry
        -Wl,--export-dynamic -Wl,--stack-first -Wl,-z,stack-size=1048576)
    # Calls put in line across files make bots a third faster, and cost no room.
    find_program(WASM_OPT wasm-opt REQUIRED)
    add_custom_command(TARGET baize_wasm POST_BUILD
        COMMAND ${WASM_OPT} -O3 --enable-bulk-memory $<TARGET_FILE:baize_wasm> -o $<TARGET_FILE:baize_wasm>
        VERBATIM)
endif()
