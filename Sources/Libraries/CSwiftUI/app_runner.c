#include "app_runner.h"
#include <stddef.h>

void *swiftui_app_runner(void) __attribute__((weak));

void *swiftui_app_runner_if_linked(void) { return swiftui_app_runner ? swiftui_app_runner() : NULL; }
