package import Logging

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
