import ChallengeProcessTestSupport
import ChallengeTestSupport
import Foundation

@testable import challenge_defects_fixture

/// Explorations by several processes, on one machine and on several.
@Suite("Workers", .startsPrograms)
struct WorkerTests {
    private static let deadRow = ["--faults", "--defect", "deadRow", "--depth", "1"]
    private let program = Program()

    private func explore(
        _ arguments: [String] = Self.deadRow, _ others: String...,
        started: (pid_t) -> Void = { _ in }
    ) async throws -> Program.Result {
        try await program.run(
            executable: "challenge-defects-fixture", ["explore"] + arguments + others, started: started)
    }

    @Test(
        "Several workers print together what one prints",
        arguments: [(.deadRow, "3"), (.crash, "2"), (.wideText, "2"), (.wrongTotal, "3")] as [(Defect, String)])
    func together(defect: Defect, count: String) async throws {
        let options = ["--defect", defect.rawValue, "--depth", "\(defect.finding.depth)"]
        let alone = try await explore(options + ["--jobs", "1"])
        #expect(alone.status == 1)
        let together = try await explore(options + ["--jobs", count])
        #expect((together.output, together.status) == (alone.output, alone.status))
    }

    @Test("No work is lost after some of the workers are killed")
    func killed() async throws {
        let alone = try await explore(Self.deadRow, "--jobs", "1")
        var killed: Set<pid_t> = []
        let wounded = try await explore(Self.deadRow, "--jobs", "2") { explorer in
            while killed.count < 3, kill(explorer, 0) == 0 {
                guard let worker = Self.workers(of: explorer).first(where: { !killed.contains($0) }) else { continue }
                kill(worker, SIGKILL)
                killed.insert(worker)
            }
        }
        #expect(killed.count == 3)
        #expect((wounded.output, wounded.status) == (alone.output, alone.status))
    }

    private static func workers(of explorer: pid_t) -> [pid_t] {
        let children = try? String(contentsOfFile: "/proc/\(explorer)/task/\(explorer)/children", encoding: .utf8)
        return (children ?? "").split(separator: " ").compactMap { pid_t($0) }
    }

    @Test(
        "Workers on several machines print together what one prints, and each share of theirs is a part of it",
        .needs(.redis))
    func frontier() async throws {
        let store = try await Store()
        let options = Self.deadRow
        let shared = options + ["--frontier", store.url]
        let alone = try await explore(options)
        async let first = explore(shared)
        async let second = explore(shared)
        for result in [try await first, try await second] {
            #expect((result.output, result.status, result.errors) == (alone.output, alone.status, ""))
        }
        _ = try await explore(options, "--out", "alone")
        for share in 1...2 { _ = try await explore(shared, "--shard", "\(share)/2", "--out", "\(share)") }
        for (name, parts) in [("whole", ["alone"]), ("merged", ["1", "2"])] {
            let files = parts.map { "\($0)/results.json" }
            _ = try await program.run(["merge"] + files + ["--junit", "\(name).xml"])
        }
        #expect(try program.content("merged.xml") == program.content("whole.xml"))
        #expect(try program.content("merged.xml").contains("not-found"))
    }

    @Test(
        "Workers without a reachable store report the reason, and explore nothing", .needs(.redis),
        arguments: [
            ("redis://127.0.0.1:1", 1, "the store of --frontier cannot be used"),
            ("127.0.0.1", 64, "--frontier takes the URL of a Redis or Valkey server: redis://HOST:PORT"),
        ] as [(String, Int32, String)])
    func noStore(address: String, status: Int32, message: String) async throws {
        let result = try await explore(["--frontier", address])
        #expect((result.status, result.output) == (status, ""))
        #expect(result.errors.contains(message))
    }
}

/// A server for the shared store of several machines, at a free port of this one.
private final class Store: Sendable {
    let url: String
    private let process: ChildProcess

    init() async throws {
        let port = try Self.freePort()
        let output = Pipe()
        url = "redis://127.0.0.1:\(port)"
        process = try ChildProcess(
            Tool.redis.path, ["--port", "\(port)", "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
            environment: [:], folder: "/", input: .nullDevice, output: output.fileHandleForWriting,
            errors: .nullDevice)
        try output.fileHandleForWriting.close()
        var text = ""
        while !text.contains("Ready to accept connections") {
            let data = output.fileHandleForReading.availableData
            try #require(!data.isEmpty, "\(text)")
            text += String(decoding: data, as: UTF8.self)
        }
    }

    deinit { process.signal(SIGKILL) }

    private static func freePort() throws -> UInt16 {
        let descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, size)
                getsockname(descriptor, address, &size)
            }
            return UInt16(bigEndian: pointer.pointee.sin_port)
        }
    }
}
