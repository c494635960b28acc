import Foundation
import Testing

@testable import ChallengeShell

@Suite("A file that is read")
struct InputDescriptorTests {
    private let folder = TemporaryFolder()

    @Test("comes whole, in pieces, and then nothing more")
    func chunks() throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let descriptor = try InputDescriptor(path: folder.write(Data(bytes), to: "bytes"))
        var read: [UInt8] = []
        while case let chunk = try descriptor.readChunk(), !chunk.isEmpty { read += chunk }
        #expect(read == bytes)
        #expect(try descriptor.readChunk().isEmpty)
    }

    @Test("is an error at once when it is not there, or is a folder")
    func unreadable() {
        #expect(throws: SystemError(number: ENOENT)) {
            try InputDescriptor(path: folder.path(of: "missing"))
        }
        #expect(throws: SystemError(number: EISDIR)) { try InputDescriptor(path: folder.path(of: "")) }
    }

    @Test("that was lent stays open when the reader is gone")
    func borrowed() throws {
        let file = try #require(FileHandle(forReadingAtPath: folder.write(Data("ab".utf8), to: "lent")))
        #expect(try InputDescriptor(borrowing: file.fileDescriptor).readChunk() == Array("ab".utf8))
        try file.seek(toOffset: 0)
        #expect(try file.readToEnd() == Data("ab".utf8))
    }
}
