import ChallengeStorage
import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@testable import ChallengeConsole

@Suite("A file that is read", .limited)
struct InputDescriptorTests {
    private let folder = TemporaryFolder()

    @Test("comes whole, in pieces, and then nothing more")
    func chunks() async throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let descriptor = try InputDescriptor(path: folder.write(Data(bytes), to: "bytes"))
        var read: [UInt8] = []
        while case let chunk = try await descriptor.readChunk().get(), !chunk.isEmpty { read += chunk }
        #expect(read == bytes)
        #expect(try await descriptor.readChunk().get().isEmpty)
    }

    @Test("is an error at once when it is not there, or is a folder")
    func unreadable() {
        #expect(throws: SystemError(number: ENOENT)) {
            try InputDescriptor(path: folder.path(of: "missing"))
        }
        #expect(throws: SystemError(number: EISDIR)) { try InputDescriptor(path: folder.path(of: "")) }
    }

    @Test("that is a named pipe is open at once, and waits for a writer until nobody wants that any more")
    func pipe() async throws {
        let path = folder.path(of: "pipe")
        try #require(mkfifo(path, 0o600) == 0)
        let descriptor = try InputDescriptor(path: path)
        let reading = Task { await descriptor.readChunk() }
        reading.cancel()
        #expect(await reading.value == .failure(.interrupted))

        let other = try InputDescriptor(path: path)
        let writer = try #require(FileHandle(forWritingAtPath: path))
        async let chunk = other.readChunk()
        try writer.write(contentsOf: Data("ab".utf8))
        #expect(try await chunk.get() == Array("ab".utf8))
        try writer.close()
        #expect(try await other.readChunk().get().isEmpty)
    }

    @Test("that was lent stays open when the reader is gone")
    func borrowed() async throws {
        let file = try #require(FileHandle(forReadingAtPath: folder.write(Data("ab".utf8), to: "lent")))
        #expect(try await InputDescriptor(borrowing: file.fileDescriptor).readChunk().get() == Array("ab".utf8))
        try file.seek(toOffset: 0)
        #expect(try file.readToEnd() == Data("ab".utf8))
    }
}

@Suite("The home", .limited)
struct HomeFolderTests {
    @Test(
        "is where a path leads that begins with a tilde alone",
        arguments: [
            ("~/x", "/home/me/x"), ("~", "/home/me"), ("~/", "/home/me/"), ("~you/x", "~you/x"), ("a/~/x", "a/~/x"),
            ("x", "x"), ("", ""),
        ])
    func expanding(path: String, expected: String) {
        #expect(HomeFolder(path: "/home/me").expanding(path) == expected)
    }

    @Test("leaves paths as they are where there is none", arguments: [nil, "", "relative"])
    func none(path: String?) {
        #expect(HomeFolder(path: path).expanding("~/x") == "~/x")
    }
}
