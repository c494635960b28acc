#include "preview_records.h"

// The linker defines both names if the program has such a section. Otherwise they are null.
extern const preview_record first[] __asm__("__start_swiftui_previews") __attribute__((weak, visibility("hidden")));
extern const preview_record end[] __asm__("__stop_swiftui_previews") __attribute__((weak, visibility("hidden")));

void preview_records_add(void *list) {
    for (const preview_record *record = first; record != end; record++) (*record)(list);
}
