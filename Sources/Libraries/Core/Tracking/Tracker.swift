package import Logging

/// An event for analytics: a screen was viewed, a row was selected.
package protocol TrackingEventContract: Sendable {
    /// In lower case with underscores: `character_selected`.
    var name: String { get }
    /// Details of the event, without personal data.
    var properties: [String: String] { get }
}

extension TrackingEventContract {
    package var properties: [String: String] { [:] }
}

/// Receives the events of the app's screens.
package protocol TrackerContract: Sendable {
    func track(_ event: any TrackingEventContract)
}

/// A destination of events. May be called from any task; must return soon.
package protocol TrackingProviderContract: Sendable {
    /// Called once, before the first event.
    func configure()
    func track(_ event: any TrackingEventContract)
}

extension TrackingProviderContract {
    package func configure() {}
}

/// Passes each event to every provider, in the providers' order.
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

/// An event with a given name and properties.
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
