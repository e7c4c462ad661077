/* The folders of saves, and the names of the files in them. Only saves/ includes this. */
#ifndef BAIZE_SAVES_FOLDER_H
#define BAIZE_SAVES_FOLDER_H

#include "saves/saves.h"

#define SAVE_ENDING ".play"

typedef enum Folder { FOLDER_MATCHES, FOLDER_KEPT, FOLDER_COUNT } Folder;

/* The path of a folder; false, with a sentence, if no data folder is known. */
bool folder_path(Folder folder, Text *out, Error *err);
bool folder_make(Folder folder, Error *err);
/* The path of a file in it, or "" likewise; replaces what `out` held. */
void folder_file(Folder folder, const char *name, const char *ending, Text *out);
bool folder_has(Folder folder, const char *name);

/* The lock of a match, as lock_take. */
LockResult folder_lock(const char *name, Lock *out, Error *err);

/* "NAME.play" of a save; false for other files. */
bool folder_save_name(const char *file, char name[SAVE_NAME_SIZE]);

#endif
