import ChallengeCatalogue
import Hummingbird
import Logging
import NIOCore

/// The server: it listens, says where, and answers until the process ends.
///
/// Nothing ends it but a signal, whose default it leaves alone: there is nothing to save, and the HTTP library traps where
/// a server is closed while it accepts a connection.
struct APIServer {
    let catalogue: Catalogue
    let host: String
    let port: Int
    let fault: Fault?
    let latency: Duration
    let isQuiet: Bool

    /// - Throws: ``Failure`` where it cannot listen.
    func run() async throws {
        let responder = APIResponder(
            site: Site(catalogue: catalogue), faults: FaultSetting(fault), latency: latency,
            log: Self.logger(isQuiet ? .error : .info))
        let server = Application(
            responder: responder,
            configuration: .init(address: .hostname(host, port: port), serverName: "challenge-api"),
            onServerRunning: { channel in
                Console.say(Addresses.base(of: channel.localAddress))
            },
            logger: Self.logger(.error))
        do {
            try await server.run()
        } catch {
            throw Failure(listening: error, host: host, port: port)
        }
    }

    private static func logger(_ level: Logger.Level) -> Logger {
        var logger = Logger(label: "challenge-api") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = level
        return logger
    }
}
