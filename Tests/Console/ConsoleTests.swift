import Foundation
import Synchronization
@testable import ChallengeShellTestSupport

@Suite("The console", .limited)
struct ConsoleTests {
    private static let erased = Written.Piece.output("\r\u{1B}[K")

    private let written = Written()
    private let above = Above()

    /// Records the text that is printed above the edited line.
    private nonisolated final class Above: Sendable {
        let texts = Mutex<[String]>([])
        let isEditing = Mutex(true)

        func print(_ text: String) -> Bool {
            guard isEditing.withLock({ $0 }) else { return false }
            texts.withLock { $0.append(text) }
            return true
        }
    }

    private func console(isErrorTerminal: Bool = true, isEditing: Bool? = nil) -> Console {
        let console = Console(isErrorTerminal: isErrorTerminal, sink: written.append)
        guard let isEditing else { return console }
        above.isEditing.withLock { $0 = isEditing }
        console.setEditor(printAbove: above.print)
        return console
    }

    @Test("Output goes to the streams if no line is edited", arguments: [nil, false])
    func streams(isEditing: Bool?) {
        let console = console(isEditing: isEditing)
        console.write("a\n", to: .output)
        console.write("b\n", to: .error)
        #expect(written.pieces == [.output("a\n"), .error("b\n")])
        #expect(console.hasEditor == (isEditing != nil))
    }

    @Test("Output to the terminal goes above the line that is being edited", arguments: [true, false])
    func editing(isErrorTerminal: Bool) {
        let console = console(isErrorTerminal: isErrorTerminal, isEditing: true)
        console.write("a\n", to: .output)
        console.write("b\n", to: .error)
        #expect(above.texts.withLock { $0 } == (isErrorTerminal ? ["a\n", "b\n"] : ["a\n"]))
        #expect(written.pieces == (isErrorTerminal ? [] : [.error("b\n")]))
    }

    @Test("The progress stays on the last row of the terminal, whatever else is printed", arguments: [true, false])
    func progress(isErrorTerminal: Bool) {
        let console = console(isErrorTerminal: isErrorTerminal)
        console.showProgress("wait", width: 4)
        console.write("a\n", to: .error)
        guard isErrorTerminal else { return #expect(written.pieces == [.output("wait"), .error("a\n")]) }
        console.hideProgress()
        console.write("b\n", to: .error)
        #expect(
            written.pieces == [
                .output("wait"), Self.erased, .error("a\n"), .output("wait"), Self.erased, .error("b\n"),
            ])
    }
}

@Suite("A file that is read", .limited)
struct InputDescriptorTests {
    private let folder = TemporaryFolder()

    @Test("A file arrives whole, in pieces; a missing file or a folder is an error at once")
    func chunks() async throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let descriptor = try InputDescriptor(path: folder.write(Data(bytes), to: "bytes"))
        var read: [UInt8] = []
        while case let chunk = try await descriptor.readChunk().get(), !chunk.isEmpty { read += chunk }
        #expect(read == bytes)
        #expect(try await descriptor.readChunk().get().isEmpty)
        #expect(throws: SystemError(number: ENOENT)) { try InputDescriptor(path: folder.path(of: "missing")) }
        #expect(throws: SystemError(number: EISDIR)) { try InputDescriptor(path: folder.path(of: "")) }
    }

    @Test("A named pipe opens at once and waits for a writer until it is cancelled")
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

    @Test("A borrowed file stays open after its reader is gone")
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
        "A path that begins with a lone tilde leads to the home",
        arguments: [
            ("~/x", "/home/me/x"), ("~", "/home/me"), ("~/", "/home/me/"), ("~you/x", "~you/x"), ("a/~/x", "a/~/x"),
            ("x", "x"), ("", ""),
        ])
    func expanding(path: String, expected: String) { #expect(HomeFolder(path: "/home/me").expanding(path) == expected) }

    @Test("Without a home, paths stay unchanged", arguments: [nil, "", "relative"])
    func none(path: String?) { #expect(HomeFolder(path: path).expanding("~/x") == "~/x") }
}
