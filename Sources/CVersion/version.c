#include "version.h"

#include <stddef.h>
#include <stdint.h>

// A symbol whose address is the commit: seven hexadecimal digits, with a 1 before them if the files differ from it. `make` passes
// it to the linker, so that a new commit needs no compilation. Without `make` there is no such symbol.
extern const char linked_commit[] __attribute__((weak));

// In an archive of the sources, git replaces this format by the commit (gitattributes(5), export-subst).
static const char archived_commit[] = "$Format:%h$";

const char *version_commit(void) {
    static char text[] = "1234567-dirty";
    const uintptr_t commit = (uintptr_t)linked_commit;
    if (commit == 0 && archived_commit[0] == '$') return NULL;
    for (int digit = 0; digit < 7; digit++) {
        text[digit] = commit == 0 ? archived_commit[digit] : "0123456789abcdef"[commit >> (24 - 4 * digit) & 0xf];
    }
    if (commit >> 28 == 0) text[7] = '\0';
    return text;
}
