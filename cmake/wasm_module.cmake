# baize.wasm: the core and the functions of src/wasm that the page (or Node) calls. A
# function is exported by __attribute__((export_name("..."))).

set(wasm_headers ${CMAKE_SOURCE_DIR}/src/wasm/include)
target_include_directories(baize_core SYSTEM PUBLIC ${wasm_headers})
target_compile_options(baize_core PUBLIC -nostdlibinc -O2)

# What is read once or only when somebody looks (packs, words, pictures) is compiled to be small,
# since it travels to every visitor; rules and bots to be fast.
set(seldom ${core_sources})
list(FILTER seldom INCLUDE REGEX "/(content|face|arrange)/|/arrange\\.c|/tests/games/|/src/sitting/|/src/engine/(arrange|lesson|lines|marks|match_|moments|pack|phrase|ref|scene|setup|shelf|verbs|view)|/src/base/(json|text)")
set_source_files_properties(${seldom} PROPERTIES COMPILE_OPTIONS -Oz)

file(GLOB wasm_sources CONFIGURE_DEPENDS src/wasm/*.c)
if(wasm_sources)
    add_executable(baize_wasm ${wasm_sources})
    set_target_properties(baize_wasm PROPERTIES OUTPUT_NAME baize SUFFIX .wasm)
    target_link_libraries(baize_wasm PRIVATE baize_core)
    # The stack lies first, so that an overflow traps instead of eating the data.
    target_link_options(baize_wasm PRIVATE
        -nostdlib -Wl,--strip-all -Wl,--compress-relocations -Wl,--no-entry
        -Wl,--export-dynamic -Wl,--stack-first -Wl,-z,stack-size=1048576)
endif()
