import ChallengeConsole
import ChallengeStorage
import Dispatch
import FoundationEssentials
import Glibc

/// A Redis or Valkey store that several machines share. A client program, such as `redis-cli`, talks to the store, so the
/// app's libraries need no network.
///
/// Requests may come from any task, and run one after the other.
nonisolated final class FrontierStore: @unchecked Sendable {
    /// The client programs to look for, in order of preference.
    private static let clients = ["valkey-cli", "redis-cli"]

    private let process: pid_t
    /// The client's standard input and output, which only the queue uses.
    private let (input, output): (CInt, CInt)
    private var rest: [UInt8] = []
    private let queue = DispatchQueue(label: "shell.frontier")

    /// - Parameter url: `redis://HOST:PORT/DATABASE`, in the client's own form.
    init(_ url: String) throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let paths = Self.clients.flatMap { client in folders.map { "\($0)/\(client)" } }
        guard let path = paths.first(where: { access($0, X_OK) == 0 }) else {
            throw ExplorationError(text: "--frontier needs valkey-cli or redis-cli; install one of them")
        }
        // If the client has ended, a request must fail without ending this process.
        signal(SIGPIPE, SIG_IGN)
        let (commands, replies) = (makePipe(), makePipe())
        defer {
            close(commands.reading)
            close(replies.writing)
        }
        process = try Program.start(
            path, [path, "-u", url, "--raw", "--no-auth-warning"],
            // The client's error messages, for example about a failed connection, are replies too.
            descriptors: [commands.reading, replies.writing, replies.writing],
            isInOwnGroup: true)
        (input, output) = (commands.writing, replies.reading)
    }

    deinit {
        close(input)
        close(output)
        kill(process, SIGTERM)
        _ = try? Program.wait(for: process)
    }

    /// Throws if the store cannot be reached.
    func check() async throws {
        guard case let reply = try await request("PING"), reply != "PONG" else { return }
        throw Self.failure(reply)
    }

    /// Sets a key for some seconds, unless the key is already set. Returns true if this call has set the key.
    func claim(_ key: String, seconds: Int) async throws -> Bool {
        try await request("SET \(key) claimed NX EX \(seconds)") == "OK"
    }

    func exists(_ key: String) async throws -> Bool { try await request("EXISTS \(key)") == "1" }

    func set(_ key: String, _ bytes: [UInt8], seconds: Int) async throws {
        let reply = try await request("SET \(key) \(Data(bytes).base64EncodedString()) EX \(seconds)")
        guard reply == "OK" else { throw Self.failure(reply) }
    }

    /// Returns the value of a key; nil if the key has no value.
    func get(_ key: String) async throws -> [UInt8]? {
        let reply = try await request("GET \(key)")
        if reply.isEmpty { return nil }
        guard let data = Data(base64Encoded: reply) else { throw Self.failure(reply) }
        return Array(data)
    }

    private func request(_ command: String) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try self.exchange(command) }) }
        }
    }

    /// Sends a command and returns its reply. The command and the reply are one line each.
    private func exchange(_ command: String) throws -> String {
        if let error = writeAll(command + "\n", to: input) { throw Self.failure("\(error)") }
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest.removeSubrange(...end) }
                return String(decoding: rest[..<end], as: UTF8.self)
            }
            let count = read(output, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Self.failure("its client has exited") }
            rest += chunk[..<count]
        }
    }

    private static func failure(_ reason: String) -> ExplorationError {
        ExplorationError(text: "the store of --frontier cannot be used: \(reason)")
    }
}
