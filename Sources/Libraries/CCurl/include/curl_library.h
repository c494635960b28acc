#pragma once

// libcurl's macros that check the types of options work only in C.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <stdbool.h>

/// The functions of libcurl, as found in this machine's library.
struct curl_library {
    __typeof__(&curl_easy_init) easy_init;
    __typeof__(&curl_easy_cleanup) easy_cleanup;
    __typeof__(&curl_multi_init) multi_init;
    __typeof__(&curl_multi_add_handle) multi_add_handle;
    __typeof__(&curl_multi_remove_handle) multi_remove_handle;
    __typeof__(&curl_multi_perform) multi_perform;
    __typeof__(&curl_multi_poll) multi_poll;
    __typeof__(&curl_multi_wakeup) multi_wakeup;
    __typeof__(&curl_multi_info_read) multi_info_read;
    __typeof__(&curl_multi_cleanup) multi_cleanup;
    __typeof__(&curl_slist_append) slist_append;
    __typeof__(&curl_slist_free_all) slist_free_all;
};

/// Loads libcurl and sets it up for the process, unless an earlier call did so. May be called on any thread.
///
/// @return NULL if the machine has no libcurl, or a version before 7.88 (February 2023).
const struct curl_library *curl_library(void);

/// Receives a part of the body of a response.
///
/// @return `size` times `count`; any other number ends the transfer.
typedef size_t curl_receiver(char *bytes, size_t size, size_t count, void *context);

// Swift cannot call functions with a variable number of arguments. An option that is too new for the library is ignored.
void curl_set_number(CURL *handle, CURLoption option, long value);
void curl_set_size(CURL *handle, CURLoption option, curl_off_t value);
void curl_set_pointer(CURL *handle, CURLoption option, const void *value);
void curl_set_receiver(CURL *handle, CURLoption option, curl_receiver *receiver);
void curl_set_connection_limit(CURLM *multi, long hosts_connections);
/// Trusts these issuers' certificates, in PEM, in addition to the system's. Copies the text.
void curl_set_issuers(CURL *handle, const char *certificates);
long curl_number(CURL *handle, CURLINFO info);
/// Returns the value of a header of the last response, of several with this name the one at `index`; NULL if there is none.
const char *curl_response_header(CURL *handle, const char *name, size_t index);
void *curl_pointer(CURL *handle, CURLINFO info);

/// Copies the host of an absolute URL as libcurl requests it: without percent-encoding, and in ASCII (IDNA, RFC 5891).
/// Only for a loaded library.
///
/// @return False if the URL has no valid host, or a host of `size` bytes or more.
bool curl_copy_host(const char *url, char *host, size_t size);

/// Calls `run` on a new thread that receives no signals. The thread ends when `run` returns.
///
/// @return False if the system has no thread left.
bool curl_start_thread(void (*run)(void *context), void *context);

/// Begins and ends a thread's turn with the library. The process does not exit during a turn: libcurl's TLS library
/// cleans up at exit, which would crash a thread during its turn.
void curl_begin_turn(void);
void curl_end_turn(void);
