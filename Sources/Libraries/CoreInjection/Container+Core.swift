package import ChallengeCore
package import ChallengeInjection
import Logging

/// What Core has for whoever wires by registrations. A feature registers what its app hands in.
extension Container {
    package var tracker: Factory<any TrackerContract> { .promised(by: self) }

    package var activityLog: Factory<ActivityLog> { .promised(by: self) }

    package var imageCache: Factory<any ImageLoaderContract> { .promised(by: self) }

    package var logger: Factory<any LoggerContract> {
        Factory(self) { Logger(label: "challenge") }.singleton
    }
}

/// Takes notes for whoever looks for a fault.
package protocol LoggerContract: Sendable {
    /// - Parameter text: a sentence without a full stop. It may have in it what an API has sent.
    func note(_ text: String)
}

/// Notes are for the level `debug`.
extension Logger: LoggerContract {
    package func note(_ text: String) { debug("\(text)") }
}
