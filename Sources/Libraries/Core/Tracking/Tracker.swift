package import Logging

/// An event for analytics, such as a viewed screen or a selected row. Each screen has an enumeration of its events.
public protocol TrackingEventContract: Sendable {
    /// The event's name, in lower case with underscores: `character_selected`.
    var name: String { get }
    /// Details of the event, without personal data.
    var properties: [String: String] { get }
}

extension TrackingEventContract {
    /// None.
    public var properties: [String: String] { [:] }
}

/// An event with its name and details.
public struct TrackingEvent: TrackingEventContract, Hashable {
    /// The event's name, in lower case with underscores: `character_selected`.
    public let name: String
    /// Details of the event, without personal data.
    public let properties: [String: String]

    /// Creates an event, by default without details.
    public init(_ name: String, _ properties: [String: String] = [:]) {
        (self.name, self.properties) = (name, properties)
    }

    init(_ event: any TrackingEventContract) { self.init(event.name, event.properties) }
}

extension TrackingEvent {
    /// The properties as text, sorted by name, each after a blank.
    package var propertiesText: String {
        properties.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    }

    package var line: String { name + propertiesText }
}

/// The declaration of an event that a screen may track. `expect event` accepts declared events.
public struct EventDescription: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The event's name.
    public let name: String
    /// The names of the event's possible properties.
    public let keys: [String]

    /// Creates a description with possible properties.
    public init(_ name: String, keys: [String]) {
        (self.name, self.keys) = (name, keys)
    }

    /// Creates a description without properties.
    public init(stringLiteral name: String) { self.init(name, keys: []) }
}

/// Receives the events of the app's screens. May be called from any task; returns soon.
public protocol TrackerContract: AnyObject, Sendable {
    /// Takes an event.
    func track(_ event: any TrackingEventContract)
}

/// A destination of events. May be called from any task; must return soon.
public protocol TrackingProviderContract: Sendable {
    /// Called once, before the first event.
    func configure()
    /// Takes an event.
    func track(_ event: any TrackingEventContract)
}

extension TrackingProviderContract {
    /// Does nothing.
    public func configure() {}
}

/// Passes each event to every provider, in the providers' order.
public final class Tracker: TrackerContract {
    private let providers: [any TrackingProviderContract]

    /// Creates a tracker and configures the providers.
    public init(providers: [any TrackingProviderContract]) {
        self.providers = providers
        for provider in providers { provider.configure() }
    }

    public func track(_ event: any TrackingEventContract) {
        for provider in providers { provider.track(event) }
    }
}

/// Writes events to the log, at the level `debug`.
public struct ConsoleTrackingProvider: TrackingProviderContract {
    private let logger: Logger

    /// Creates a provider that writes to the program's log, whose level an environment variable sets.
    public init() { self.init(logger: Logger(label: "tracking")) }

    package init(logger: Logger) { self.logger = logger }

    public func track(_ event: any TrackingEventContract) {
        logger.debug("\(event.name)", metadata: event.properties.mapValues { .string($0) })
    }
}
