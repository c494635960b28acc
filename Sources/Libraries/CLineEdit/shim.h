// The parts of <histedit.h> that Swift cannot use.
//
// `el_set`, `el_get` and `history_w` have a variable argument list, which Swift cannot call. So each option in use has
// a function with fixed parameters here. All of libedit belongs to the thread that made the editor, and so do these
// functions. Text is passed in the wide variants, one `wchar_t` a code point, because the narrow ones share one
// conversion buffer.
//
// No feature-test macro is defined here: it would give this module another view of the C library than Swift has.

#ifndef CHALLENGE_CLINEEDIT_SHIM_H
#define CHALLENGE_CLINEEDIT_SHIM_H

#include <histedit.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>
#include <wchar.h>

typedef unsigned char (*line_edit_command_function)(EditLine *, int);

// --- Setting up -----------------------------------------------------------------------------------------------------

// EL_TERMINAL: the terminal type to look up; returns -1 if the terminal database lacks it. EL_EDITOR: "emacs" or "vi",
// which resets all bindings.
static inline int line_edit_set_text(EditLine *editor, int option, const char *text) {
    return el_set(editor, option, text);
}

// EL_SETTC: replaces a termcap capability, for example "ic", for this editor. EL_SETTY: changes libedit's terminal
// settings: mode "-d" is editing, a setting is for example "-isig". EL_BIND: binds a key, in the notation of editrc(5),
// to a command in the main map.
static inline int line_edit_set_pair(EditLine *editor, int option, const char *first, const char *second) {
    return el_set(editor, option, first, second, (char *)NULL);
}

// EL_EDITMODE: 0 makes libedit leave the terminal alone, also in el_end, which would otherwise discard typed-ahead
// input. EL_PREP_TERM: 1 sets the terminal to libedit's editing mode, 0 restores it.
static inline int line_edit_set_number(EditLine *editor, int option, int number) {
    return el_set(editor, option, number);
}

// EL_CLIENTDATA: a pointer that callbacks get from line_edit_context.
static inline int line_edit_set_context(EditLine *editor, void *context) {
    return el_set(editor, EL_CLIENTDATA, context);
}

static inline void *line_edit_context(EditLine *editor) {
    void *context = NULL;
    el_get(editor, EL_CLIENTDATA, &context);
    return context;
}

// EL_GETCFN: reads a character. Returns 1 for a character, 0 at the end of input, -1 for an error.
static inline int line_edit_set_reader(EditLine *editor, el_rfunc_t function) {
    return el_set(editor, EL_GETCFN, function);
}

// --- Keys -----------------------------------------------------------------------------------------------------------

// EL_ADDFN: a command of this editor, to which keys can be bound. It returns a CC_… value. libedit copies the name. The
// help is for libedit's list of commands, which is never shown.
static inline int line_edit_add_command(EditLine *editor, const char *name, line_edit_command_function function) {
    return el_set(editor, EL_ADDFN, name, "", function);
}

// EL_BIND -a: EL_BIND in the map of vi's command mode. An escape sequence reaches this map after ESC has left insertion.
static inline int line_edit_bind_alternative(EditLine *editor, const char *key, const char *command) {
    return el_set(editor, EL_BIND, "-a", key, command, (char *)NULL);
}

// EL_EDITOR, queried: true if the current bindings are vi's.
static inline int line_edit_is_vi(EditLine *editor) {
    const char *name = NULL;
    return el_get(editor, EL_EDITOR, &name) == 0 && name != NULL && name[0] == 'v';
}

// --- History --------------------------------------------------------------------------------------------------------

// The lines for libedit's own commands, which ask for one after another. `line` returns the line with `age` newer lines
// after it, valid until the next call, or NULL; `count` returns their number.
struct line_edit_history {
    const wchar_t *(*line)(void *context, int age);
    int (*count)(void *context);
    void *context;
    int age;
};

// libedit calls this in the same way as `history_w`. H_NEXT is the next older line.
static inline int line_edit_use_history(void *lines, HistEventW *event, int operation, ...) {
    struct line_edit_history *history = lines;
    int count = history->count(history->context);
    switch (operation) {
        case H_FIRST: history->age = 0; break;
        case H_LAST: history->age = count - 1; break;
        case H_NEXT: history->age++; break;
        case H_PREV: history->age--; break;
        case H_CURR: break;
        default: return -1;
    }
    if (history->age < 0 || history->age >= count) {
        history->age = history->age < 0 ? 0 : count - 1;
        return -1;
    }
    event->num = count - history->age;
    event->str = history->line(history->context, history->age);
    return event->str == NULL ? -1 : 0;
}

// EL_HIST: the history for libedit's own commands. It must outlive the editor.
static inline int line_edit_set_history(EditLine *editor, struct line_edit_history *history) {
    return el_wset(editor, EL_HIST, line_edit_use_history, history);
}

// --- The system -----------------------------------------------------------------------------------------------------

// Creates a descriptor that poll reports as readable after a write to it; -1 on failure.
static inline int line_edit_make_event_descriptor(void) {
    return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
}

// Creates a descriptor that poll reports as readable after each write to `watched`, until line_edit_take_edges is called.
// Other watchers of `watched` make no difference. Returns -1 on failure.
static inline int line_edit_watch_edges(int watched) {
    struct epoll_event event = {.events = EPOLLIN | EPOLLET};
    int watcher = epoll_create1(EPOLL_CLOEXEC);
    if (watcher >= 0 && epoll_ctl(watcher, EPOLL_CTL_ADD, watched, &event) != 0) {
        close(watcher);
        return -1;
    }
    return watcher;
}

static inline void line_edit_take_edges(int watcher) {
    struct epoll_event event;
    epoll_wait(watcher, &event, 1, 0);
}

// libedit's functions for the terminal database (curs_termcap(3X)): the first returns 1 for a known terminal type. The
// others return a capability of that type: a text or NULL, a number or -1. <termcap.h> would define macros for every
// capability.
int tgetent(char *buffer, const char *type);
char *tgetstr(const char *name, char **area);
int tgetnum(const char *name);

// Flushes the program's standard output, so that it appears before the prompt. Swift sees `stdout` as shared mutable state.
static inline void line_edit_flush_standard_output(void) {
    fflush(stdout);
}

#endif
