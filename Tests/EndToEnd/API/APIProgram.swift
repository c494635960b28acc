import ChallengeTestSupport
import Foundation
import ChallengeHTTPTestSupport
import ChallengeProcessTestSupport

/// The built `challenge-api`, listening at a free port in a process of its own until this object is released.
final class APIProgram: Sendable {
    struct NoAddress: Error {}

    /// The printed address of the server.
    let address: String
    let port: Int
    /// The shell that waits for the server.
    private let shell: ChildProcess
    /// A pipe that ends the process, and so the server, even if the tests are killed.
    private let leash: FileHandle

    /// One server for all tests that do not change it.
    static func shared() async throws -> APIProgram { try await sharedServer.value }

    private static let sharedServer = Task { try await APIProgram() }

    /// Servers with changing faults, each for the tests of one suite, which run in sequence.
    static let forFaults = Task { try await APIProgram() }
    static let forShell = Task { try await APIProgram() }

    static let path = Program.path(of: "challenge-api")

    /// Starts a server, and returns when it listens.
    convenience init(_ arguments: String...) async throws { try await self.init(arguments) }

    init(_ arguments: [String]) async throws {
        let (input, output) = (Pipe(), Pipe())
        shell = try ChildProcess(
            "/bin/sh", ["-c", #""$@" & read -r _; kill $!"#, "sh", Self.path, "--port", "0", "--quiet"] + arguments,
            environment: ["PATH": "/usr/bin:/bin"], folder: "/", input: input.fileHandleForReading,
            output: output.fileHandleForWriting, errors: .standardError)
        try output.fileHandleForWriting.close()
        leash = input.fileHandleForWriting
        address = try await Self.firstLine(of: output.fileHandleForReading)
        guard let port = URL(string: address)?.port else { throw NoAddress() }
        self.port = port
    }

    deinit { try? leash.close() }

    private static func firstLine(of file: FileHandle) async throws -> String {
        try await waiting(for: "the address of challenge-api") {
            var line = Data()
            while let byte = try file.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") { line.append(byte) }
            guard !line.isEmpty else { throw NoAddress() }
            return String(decoding: line, as: UTF8.self)
        }
    }

    /// Returns the peak memory of the server in bytes (proc_pid_status(5), VmHWM).
    func peakMemory() throws -> Int {
        let children = try String(
            contentsOfFile: "/proc/\(shell.identifier)/task/\(shell.identifier)/children", encoding: .utf8)
        let server = children.prefix { $0 != " " }
        let status = try String(contentsOfFile: "/proc/\(server)/status", encoding: .utf8)
        guard let line = status.firstMatch(of: /VmHWM:\s+([0-9]+) kB/), let kibibytes = Int(line.1) else {
            throw NoAddress()
        }
        return kibibytes << 10
    }

    // MARK: Requests

    /// Returns the answer to a request on a connection of its own.
    ///
    /// - Parameter target: as it stands in the request, percent-encoded if necessary.
    func ask(
        _ method: String = "GET", _ target: String, _ headers: [String] = [], body: String = ""
    ) async throws -> RawAnswer {
        let hasHost = headers.contains { $0.hasPrefix("Host:") }
        let lines =
            ["\(method) \(target) HTTP/1.1", "Connection: close"] + headers
            + (hasHost ? [] : ["Host: 127.0.0.1:\(port)"])
            + (body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"])
        return try RawAnswer(try await send(lines.joined(separator: "\r\n") + "\r\n\r\n" + body))
    }

    /// Returns all bytes of the answer to some bytes, to the end of the connection.
    ///
    /// - Parameter limit: hangs up after so many.
    /// - Throws: the system's error if the connection breaks.
    func send(_ text: String, limit: Int = .max) async throws -> Data {
        let port = port
        return try await waiting(for: "an answer of challenge-api") {
            let socket = try Socket(connectingTo: port)
            try socket.write(Data(text.utf8))
            var all = Data()
            while all.count < limit, case let piece = try socket.read(), !piece.isEmpty { all += piece }
            return all
        }
    }

    /// The headers that a request needs to set the fault.
    static let faultHeaders = ["X-Requested-With: tests"]

    /// Switches a fault on, for example `status 503 times 2`.
    func fail(_ fault: String) async throws {
        let answer = try await ask("PUT", "/faults", Self.faultHeaders, body: fault)
        guard answer.status == 200 else { throw NoAddress() }
    }

    /// Switches the fault off.
    func succeed() async throws {
        guard try await ask("DELETE", "/faults", Self.faultHeaders).status == 200 else { throw NoAddress() }
    }
}

/// Runs a blocking operation on a thread of its own; any number may block at once.
///
/// - Parameter what: the blocking operation.
func waiting<Value: Sendable>(
    for what: String, _ work: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await LimitedTest.waits(for: what) {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
        }
    }
}

/// An answer of HTTP/1.1 as received, parsed by hand so that nothing is hidden.
struct RawAnswer {
    struct Malformed: Error {}

    let status: Int
    /// The headers by their names in lower case.
    let headers: [String: String]
    let body: Data

    init(_ bytes: Data) throws {
        guard let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) else { throw Malformed() }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        guard let status = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw Malformed()
        }
        self.status = status
        headers = Dictionary(
            lines.dropFirst().map { line in
                let parts = line.split(separator: ":", maxSplits: 1)
                return (parts[0].lowercased(), parts.dropFirst().joined().trimmingCharacters(in: .whitespaces))
            }, uniquingKeysWith: { "\($0), \($1)" })
        body = Data(bytes[end.upperBound...])
    }

    var text: String { String(decoding: body, as: UTF8.self) }

    var json: JSON { get throws { try JSON(reading: text) } }
}
