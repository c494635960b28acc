package import ChallengeInjection
package import Logging

/// The registrations that features share.
extension Container {
    /// A feature registers the tracker that the app gives it.
    package var tracker: Factory<any TrackerContract> { .promised(by: self) }

    /// Each image loader has a cache of its own.
    package var imageCache: Factory<any ImageCacheProtocol> {
        Factory(self) { InMemoryImageCache() }
    }

    package var logger: Factory<any LoggerProtocol> {
        Factory(self) { Logger() }.singleton
    }
}

package protocol LoggerProtocol: Sendable {
    /// - Parameter text: a sentence without a full stop, which may contain untrusted text from an API.
    func note(_ text: String)
}

extension Logger: LoggerProtocol {
    package init() { self.init(label: "challenge") }

    /// Writes a note at the level `debug`.
    package func note(_ text: String) { debug("\(text)") }
}
