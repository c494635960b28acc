import ArgumentParser
import CChallengeProcess
import CChallengeVersion
import ChallengeCatalogue
import ChallengeCommandLine
import ChallengeText
import FoundationEssentials
import Glibc
import Hummingbird
import Logging
import NIOCore
import NIOPosix

@main
struct APICommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "challenge-api",
        abstract: "Serve the catalogue like the Rick and Morty API, with games, and simulate failures.",
        discussion: """
            Prints its address, then serves until it is interrupted. Faults, for --fault and for requests:

            \(ServerFault.grammar)

            'times N' after a fault limits it to the next N requests. While the server runs:

            curl -H 'X-Requested-With: curl' -X PUT -d 'status 503 times 2' ADDRESS/faults
            curl -H 'X-Requested-With: curl' -X DELETE ADDRESS/faults
            curl ADDRESS/faults
            """,
        version: "challenge-api \(CHALLENGE_VERSION)" + (version_commit().map { " (\(String(cString: $0)))" } ?? ""))

    @Option(help: ArgumentHelp("Listen at this port; 0 for any free one.", valueName: "n"))
    var port = 8080

    @Option(
        help: ArgumentHelp(
            "Listen at this address; 0.0.0.0 to serve other machines too.", valueName: "host"))
    var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "Serve this copy of a catalogue, the store of 'sync' or a JSON file, instead of the embedded one.",
            valueName: "file"),
        completion: .file(extensions: ["sqlite", "json"]))
    var catalogue: String?

    @Option(help: ArgumentHelp("Delay every answer by this time.", valueName: "seconds"))
    var latency = 0.0

    @Option(help: ArgumentHelp("Fail in this way, such as 'status 503' or 'reset times 2'.", valueName: "fault"))
    var fault: String?

    @Option(
        help: ArgumentHelp(
            "Close connections that are idle for this time.", valueName: "seconds"))
    var idleTimeout = 30.0

    @Flag(name: .shortAndLong, help: "Log no requests.")
    var quiet = false

    @Flag(help: .hidden)
    var generateManual = false

    func validate() throws {
        guard 0...65_535 ~= port else { throw ValidationError("--port takes 0 to 65535, not \(port).") }
        guard 0...3600 ~= latency else { throw ValidationError("--latency takes 0 to 3600 seconds, not \(latency).") }
        guard 0.1...3600 ~= idleTimeout else {
            throw ValidationError("--idle-timeout takes 0.1 to 3600 seconds, not \(idleTimeout).")
        }
        do throws(ServerFault.Unreadable) {
            _ = try fault.map(ServerFault.init)
        } catch {
            throw ValidationError("--fault: \(error.description).")
        }
    }

    /// Runs the server with the process's arguments, and exits. If a message quotes an argument, escape sequences are
    /// visible.
    static func main() async {
        if let missing = process_start() {
            write("challenge-api: error: the server cannot start: \(String(cString: missing))", to: STDERR_FILENO)
            // EX_OSERR of sysexits.h: a resource of the system is missing.
            Glibc.exit(71)
        }
        do {
            var command = try parseAsRoot()
            if let server = command as? Self { try await server.run() } else { try command.run() }
        } catch {
            let status = exitCode(for: error)
            let message = fullMessage(for: error)
            if status.isSuccess {
                let mended = try? CompletionScript.mended(
                    message, for: "challenge-api", CommandLineDescription(of: Self.self))
                print(mended ?? message)
            } else if !message.isEmpty {
                write(message.withOwnErrorMark, to: STDERR_FILENO)
            }
            exit(withError: status)
        }
    }

    /// Listens, prints the address, and serves until a signal ends the process.
    ///
    /// The signal ends the process by its default action, because the server has nothing to save. The HTTP library would
    /// crash if the server were closed while a connection is being accepted.
    func run() async throws {
        if generateManual {
            return print(Mdoc(of: try CommandLineDescription(of: Self.self).command, date: .now).text, terminator: "")
        }
        do {
            let responder = APIResponder(
                catalogue: try catalogue.map(ServedCatalogue.init) ?? .memory(.embedded),
                faults: FaultEndpoint(try fault.map(ServerFault.init)), latency: .seconds(latency),
                log: Self.logger(quiet ? .error : .info))
            let server = Application(
                responder: responder,
                server: .http1(configuration: .init(idleTimeout: .nanoseconds(Int64(idleTimeout * 1e9)))),
                configuration: .init(address: .hostname(host, port: port), serverName: "challenge-api"),
                onServerRunning: { Self.write(Addresses.base(of: $0.localAddress), to: STDOUT_FILENO) },
                logger: Self.logger(.error))
            do { try await server.run() } catch { throw StartError(listening: error, host: host, port: port) }
        } catch let error as StartError {
            Self.write("challenge-api: error: \(error.message)", to: STDERR_FILENO)
            throw ExitCode(error.status)
        }
    }

    private static func logger(_ level: Logger.Level) -> Logger {
        var logger = Logger(label: "challenge-api") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = level
        return logger
    }

    /// Writes lines at once, with visible control characters. If the reader has closed the pipe, the lines are lost.
    private static func write(_ lines: String, to descriptor: Int32) {
        let visible = lines.split(separator: "\n", omittingEmptySubsequences: false).map(\.description.escapingUnsafe)
        let text = visible.joined(separator: "\n") + "\n"
        _ = Glibc.write(descriptor, text, text.utf8.count)
    }
}

/// The reason why the server cannot start, as a message for people, and the exit status (sysexits.h).
struct StartError: Error {
    let status: Int32
    let message: String

    private static func words(_ code: Int32) -> String { String(cString: strerror(code)) }
}

extension StartError {
    /// Creates the error of a server that cannot listen: EX_UNAVAILABLE.
    init(listening error: any Error, host: String, port: Int) {
        let place = "\(host):\(port)"
        let message =
            switch error {
            case let error as IOError where error.errnoCode == POSIXErrorCode.EADDRINUSE.rawValue:
                "\(place) is in use; choose another port with --port, or any with --port 0"
            case let error as IOError: "cannot listen at \(place): \(Self.words(error.errnoCode))"
            case is SocketAddressError, is SocketAddressError.UnknownHost:
                "cannot listen at \(place): the host is not known"
            default: "cannot listen at \(place): \(error)"
            }
        self.init(status: 69, message: message)
    }

    /// Creates the error of a file that cannot be read: EX_NOINPUT.
    init(reading path: String, _ error: any Error) {
        let cause = (error as? CocoaError)?.underlying as? POSIXError
        let reason = cause.map { Self.words($0.code.rawValue) } ?? "\(error)"
        self.init(status: 66, message: "\(path) cannot be read: \(reason)")
    }
}
