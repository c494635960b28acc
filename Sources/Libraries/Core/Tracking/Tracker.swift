package import Logging

/// Something that is counted: a screen that was seen, a thing that was chosen.
package protocol TrackingEventContract: Sendable {
    /// In lower case with underscores: `character_selected`.
    var name: String { get }
    /// What is known of it. No personal data.
    var properties: [String: String] { get }
}

extension TrackingEventContract {
    package var properties: [String: String] { [:] }
}

/// Takes the events of the app's screens.
package protocol TrackerContract: Sendable {
    func track(_ event: any TrackingEventContract)
}

/// Passes events on to where they are kept. May be called from any task; must return soon.
package protocol TrackingProviderContract: Sendable {
    /// Called once, before the first event.
    func configure()
    func track(_ event: any TrackingEventContract)
}

extension TrackingProviderContract {
    package func configure() {}
}

/// Hands each event to every provider, in the providers' order.
package struct Tracker: TrackerContract {
    private let providers: [any TrackingProviderContract]

    /// Configures the providers.
    package init(providers: [any TrackingProviderContract]) {
        self.providers = providers
        for provider in providers { provider.configure() }
    }

    package func track(_ event: any TrackingEventContract) {
        for provider in providers { provider.track(event) }
    }
}

/// An event by its name and what is known of it.
package struct TrackingEvent: TrackingEventContract, Hashable {
    package let name: String
    package let properties: [String: String]

    package init(_ name: String, _ properties: [String: String] = [:]) {
        self.name = name
        self.properties = properties
    }
}

/// Writes events to the log, at the level `debug`.
package struct ConsoleTrackingProvider: TrackingProviderContract {
    private let logger: Logger

    package init(logger: Logger = Logger(label: "challenge.tracking")) {
        self.logger = logger
    }

    package func track(_ event: any TrackingEventContract) {
        logger.debug("\(event.name)", metadata: event.properties.mapValues { .string($0) })
    }
}
