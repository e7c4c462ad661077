# Toolchain: freestanding WebAssembly by Debian's clang and lld, no emscripten. The few C
# library functions that the core uses come from src/wasm.

set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-14)
set(CMAKE_C_COMPILER_TARGET wasm32-unknown-unknown)
set(CMAKE_AR llvm-ar-14)
set(CMAKE_RANLIB llvm-ranlib-14)
# There is no program to link before the module itself.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_C_FLAGS_INIT "-ffreestanding -mbulk-memory -fvisibility=hidden")
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
