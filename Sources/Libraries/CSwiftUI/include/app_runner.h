#ifndef APP_RUNNER_H
#define APP_RUNNER_H

/// Returns a retained AppRunner of the module SwiftUI, or null in a program without the prompt. ChallengeCommand defines
/// swiftui_app_runner, which the module SwiftUI, below it, cannot import.
void *swiftui_app_runner_if_linked(void);

#endif
