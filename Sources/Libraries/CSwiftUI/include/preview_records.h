#ifndef PREVIEW_RECORDS_H
#define PREVIEW_RECORDS_H

/// A function that adds one preview to the list at this address.
typedef void (*preview_record)(void *list);

/// Calls the functions that the expansions of `#Preview` have put into the section `swiftui_previews` of the program.
void preview_records_add(void *list);

#endif
