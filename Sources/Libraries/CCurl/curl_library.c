#define _GNU_SOURCE
#include "curl_library.h"

#include <dlfcn.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static struct curl_library library;
static bool is_loaded = false;
static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static __typeof__(&curl_easy_setopt) easy_setopt;
static __typeof__(&curl_easy_getinfo) easy_getinfo;
static __typeof__(&curl_easy_header) easy_header;
static __typeof__(&curl_multi_setopt) multi_setopt;
static __typeof__(&curl_url) new_url;
static __typeof__(&curl_url_set) url_set;
static __typeof__(&curl_url_get) url_get;
static __typeof__(&curl_url_cleanup) url_cleanup;
static __typeof__(&curl_free) free_text;

/// libcurl reads a host that is not ASCII in the locale of the thread. 0 if the system has no UTF-8 without a language.
static locale_t unicode = (locale_t)0;

/// Prevents further turns with the library, and waits at most a second for the current turn.
static void end_turns(void) {
    const struct timespec pause = {.tv_nsec = 1000 * 1000};
    for (int count = 0; count < 1000 && pthread_mutex_trylock(&turn) != 0; count++) nanosleep(&pause, NULL);
}

static void load(void) {
    // The library's names: on Debian and most other systems, in Debian's build with GnuTLS, and on macOS.
    static const char *const names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib"};
    void *file = NULL;
    for (size_t index = 0; file == NULL && index < sizeof names / sizeof *names; index++) {
        file = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    }
    if (file == NULL) return;
    bool is_whole = true;
#define FIND(variable, name) is_whole = (variable = (__typeof__(&name))dlsym(file, #name)) != NULL && is_whole
    FIND(library.easy_init, curl_easy_init);
    FIND(library.easy_cleanup, curl_easy_cleanup);
    FIND(library.multi_init, curl_multi_init);
    FIND(library.multi_add_handle, curl_multi_add_handle);
    FIND(library.multi_remove_handle, curl_multi_remove_handle);
    FIND(library.multi_perform, curl_multi_perform);
    FIND(library.multi_poll, curl_multi_poll);
    FIND(library.multi_wakeup, curl_multi_wakeup);
    FIND(library.multi_info_read, curl_multi_info_read);
    FIND(library.multi_cleanup, curl_multi_cleanup);
    FIND(library.slist_append, curl_slist_append);
    FIND(library.slist_free_all, curl_slist_free_all);
    FIND(easy_setopt, curl_easy_setopt);
    FIND(easy_getinfo, curl_easy_getinfo);
    FIND(easy_header, curl_easy_header);
    FIND(multi_setopt, curl_multi_setopt);
    FIND(new_url, curl_url);
    FIND(url_set, curl_url_set);
    FIND(url_get, curl_url_get);
    FIND(url_cleanup, curl_url_cleanup);
    FIND(free_text, curl_free);
    __typeof__(&curl_version_info) version_info;
    FIND(version_info, curl_version_info);
    __typeof__(&curl_global_init) global_init;
    FIND(global_init, curl_global_init);
    if (!is_whole || version_info(CURLVERSION_NOW)->version_num < 0x075800 || global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) return;
    unicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    // Exit handlers run in reverse order. So this handler runs before the handler of `global_init` for TLS.
    is_loaded = atexit(end_turns) == 0;
}

const struct curl_library *curl_library(void) {
    pthread_mutex_lock(&loading);
    if (!is_loaded) load();
    pthread_mutex_unlock(&loading);
    return is_loaded ? &library : NULL;
}

void curl_set_number(CURL *handle, CURLoption option, long value) { easy_setopt(handle, option, value); }

void curl_set_size(CURL *handle, CURLoption option, curl_off_t value) { easy_setopt(handle, option, value); }

void curl_set_pointer(CURL *handle, CURLoption option, const void *value) { easy_setopt(handle, option, value); }

void curl_set_receiver(CURL *handle, CURLoption option, curl_receiver *receiver) {
    easy_setopt(handle, option, receiver);
}

void curl_set_connection_limit(CURLM *multi, long hosts_connections) {
    multi_setopt(multi, CURLMOPT_MAX_HOST_CONNECTIONS, hosts_connections);
    // By default libcurl keeps four connections for each running request, and closes others that could be used again.
    multi_setopt(multi, CURLMOPT_MAXCONNECTS, hosts_connections);
}

void curl_set_issuers(CURL *handle, const char *certificates) {
    const struct curl_blob blob = {
        .data = (void *)certificates, .len = strlen(certificates), .flags = CURL_BLOB_COPY};
    easy_setopt(handle, CURLOPT_CAINFO_BLOB, &blob);
}

long curl_number(CURL *handle, CURLINFO info) {
    long value = 0;
    return easy_getinfo(handle, info, &value) == CURLE_OK ? value : 0;
}

const char *curl_response_header(CURL *handle, const char *name, size_t index) {
    struct curl_header *header = NULL;
    return easy_header(handle, name, index, CURLH_HEADER, -1, &header) == CURLHE_OK ? header->value : NULL;
}

void *curl_pointer(CURL *handle, CURLINFO info) {
    void *value = NULL;
    return easy_getinfo(handle, info, &value) == CURLE_OK ? value : NULL;
}

bool curl_copy_host(const char *url, char *host, size_t size) {
    CURLU *const parts = new_url();
    if (parts == NULL) return false;
    const locale_t before = unicode == (locale_t)0 ? (locale_t)0 : uselocale(unicode);
    char *found = NULL;
    const bool is_valid = url_set(parts, CURLUPART_URL, url, 0) == CURLUE_OK
        && url_get(parts, CURLUPART_HOST, &found, CURLU_PUNYCODE) == CURLUE_OK && strlen(found) < size;
    if (is_valid) strcpy(host, found);
    free_text(found);
    url_cleanup(parts);
    if (before != (locale_t)0) uselocale(before);
    return is_valid;
}

struct start {
    void (*run)(void *);
    void *context;
};

static void *run_thread(void *argument) {
    const struct start start = *(struct start *)argument;
    free(argument);
    if (unicode != (locale_t)0) uselocale(unicode);
    start.run(start.context);
    return NULL;
}

bool curl_start_thread(void (*run)(void *), void *context) {
    struct start *start = malloc(sizeof *start);
    if (start == NULL) return false;
    *start = (struct start){.run = run, .context = context};
    sigset_t all, before;
    sigfillset(&all);
    // A thread inherits the blocked signals of its creator.
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t thread;
    const bool is_started = pthread_create(&thread, NULL, run_thread, start) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (!is_started) {
        free(start);
        return false;
    }
#if defined(__linux__)
    pthread_setname_np(thread, "libcurl");
#endif
    pthread_detach(thread);
    return true;
}

void curl_begin_turn(void) { pthread_mutex_lock(&turn); }

void curl_end_turn(void) { pthread_mutex_unlock(&turn); }
