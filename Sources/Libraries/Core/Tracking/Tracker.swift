package import Logging

/// An event for analytics: a screen was viewed, a row was selected. Those of a screen are the cases of an enumeration.
public protocol TrackingEventContract: Sendable {
    /// In lower case with underscores: `character_selected`.
    var name: String { get }
    /// Details of the event, without personal data.
    var properties: [String: String] { get }
}

extension TrackingEventContract {
    /// None.
    public var properties: [String: String] { [:] }
}

/// An event as its name and details.
public struct TrackingEvent: TrackingEventContract, Hashable {
    /// In lower case with underscores: `character_selected`.
    public let name: String
    /// Details of the event, without personal data.
    public let properties: [String: String]

    /// An event; without details unless some are given.
    public init(_ name: String, _ properties: [String: String] = [:]) {
        (self.name, self.properties) = (name, properties)
    }

    /// The name and details of an event of any type.
    init(_ event: any TrackingEventContract) { self.init(event.name, event.properties) }
}

extension TrackingEvent {
    /// By name, each with a blank before it.
    package var propertiesText: String {
        properties.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    }

    package var line: String { name + propertiesText }
}

/// What is known of an event without tracking it. Those that a screen declares are what `expect event` takes.
public struct EventDescription: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The event's name.
    public let name: String
    /// The names of the properties that it may have.
    public let keys: [String]

    /// An event with some properties.
    public init(_ name: String, keys: [String]) {
        (self.name, self.keys) = (name, keys)
    }

    /// An event without properties.
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

    /// Configures the providers.
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

    /// Writes to the log that the program's variable of the log asks for.
    public init() { self.init(logger: Logger(label: "tracking")) }

    package init(logger: Logger) { self.logger = logger }

    public func track(_ event: any TrackingEventContract) {
        logger.debug("\(event.name)", metadata: event.properties.mapValues { .string($0) })
    }
}
