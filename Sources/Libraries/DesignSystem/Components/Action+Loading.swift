package import ChallengeCore

@MainActor
extension Action {
    /// Loads anew what a screen shows. A failure is told, and what stays on the screen, if anything does.
    ///
    /// - Parameters:
    ///   - showsOld: whether there is on the screen what was loaded before.
    ///   - text: the words for a failure.
    package static func refresh<Failure: Error>(
        _ description: ActionDescription, showsOld: @escaping @MainActor @Sendable () -> Bool,
        text: @escaping @MainActor @Sendable (Failure) -> FailureText,
        perform: @escaping @MainActor @Sendable () async throws(Failure) -> Void
    ) -> Action {
        Action(description) {
            do throws(Failure) {
                try await perform()
            } catch {
                throw ActionError(text(error).report(showsOld: showsOld()))
            }
        }
    }

    /// Loads after an error or an interruption, where that may help, and at no other time. A failure is told.
    ///
    /// - Parameters:
    ///   - noun: what is loaded: `list`.
    ///   - isIdle: whether nothing is loaded, and nothing has failed.
    ///   - failure: why nothing is loaded; nil where it is, or where nobody has tried.
    package static func retry(
        _ description: ActionDescription, of noun: String, isIdle: @escaping @MainActor @Sendable () -> Bool,
        failure: @escaping @MainActor @Sendable () -> FailureText?,
        perform: @escaping @MainActor @Sendable () async -> Void
    ) -> Action {
        Action(description) {
            if let failure = failure() {
                guard failure.canRetry else { throw ActionError(failure.report()) }
            } else if !isIdle() {
                throw ActionError("nothing has failed here; 'refresh' loads the \(noun) anew")
            }
            await perform()
            if let failure = failure() { throw ActionError(failure.report()) }
        }
    }
}
