package import ChallengeCore
package import ChallengeInjection
import Logging

/// The registrations of Core. A feature registers its app's objects for the promised values.
extension Container {
    package var tracker: Factory<any TrackerContract> { .promised(by: self) }

    package var activityLog: Factory<ActivityLog> { .promised(by: self) }

    package var imageCache: Factory<any ImageLoaderContract> { .promised(by: self) }

    package var logger: Factory<any LoggerContract> {
        Factory(self) { Logger(label: "challenge") }.singleton
    }
}

/// A log of diagnostics for developers.
package protocol LoggerContract: Sendable {
    /// - Parameter text: a sentence without a full stop, which may contain untrusted text from an API.
    func note(_ text: String)
}

/// Writes notes at the level `debug`.
extension Logger: LoggerContract {
    package func note(_ text: String) { debug("\(text)") }
}
