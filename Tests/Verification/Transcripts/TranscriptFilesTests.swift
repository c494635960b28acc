import ChallengeStorage
import ChallengeTestSupport
import Foundation

@testable import ChallengeConsole
@testable import ChallengeVerification

@Suite("The files of transcripts", .limited)
struct TranscriptFilesTests {
    private let folder = TemporaryFolder()

    private func make(_ name: String) throws {
        let path = folder.path(of: name)
        try FileManager.default.createDirectory(
            atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: path))
    }

    @Test("A folder stands for its files with the extension, by name, without hidden files and targets of links")
    func below() throws {
        for name in ["b.transcript", "a/z.transcript", "a/y.transcript", "c.txt", ".d.transcript", ".e/f.transcript"] {
            try make(name)
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "a/up"), withDestinationPath: folder.path(of: ""))
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "g.transcript"), withDestinationPath: folder.path(of: "c.txt"))
        let base = folder.path(of: "")
        let names = try TranscriptFiles.files(at: base).map { $0.dropFirst(base.count) }
        let trimmed = names.map { $0.drop { $0 == "/" } }
        #expect(trimmed == ["a/y.transcript", "a/z.transcript", "b.transcript", "g.transcript"])
    }

    @Test("A folder omits files that could block for ever, and includes dead links")
    func special() throws {
        #expect(mkfifo(folder.path(of: "pipe.transcript"), 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(of: "dead.transcript"), withDestinationPath: folder.path(of: "missing"))
        for (name, target) in [("a", "pipe.transcript"), ("b", "/dev/zero")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(of: name + ".transcript"), withDestinationPath: target)
        }
        let noText: [CChar] = folder.path(of: "").utf8CString.dropLast() + [0x2F, -1] + ".transcript".utf8CString
        let descriptor = open(noText, O_CREAT | O_WRONLY, 0o600)
        try #require(descriptor >= 0)
        close(descriptor)
        let names = try TranscriptFiles.files(at: folder.path(of: "")).map { ($0 as NSString).lastPathComponent }
        #expect(names == ["dead.transcript", "\u{fffd}.transcript"])
    }

    @Test("A named path that is no folder stands for itself, with any name and even if missing")
    func named() throws {
        try make("a.txt")
        for name in ["a.txt", "missing"] {
            #expect(try TranscriptFiles.files(at: folder.path(of: name)) == [folder.path(of: name)])
        }
    }
}

@Suite("An output file", .limited)
struct OutputFileTests {
    private let folder = TemporaryFolder()

    private func content(_ name: String) throws -> String {
        try String(contentsOfFile: folder.path(of: name), encoding: .utf8)
    }

    private var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path(of: "")).sorted() }
    }

    @Test("An output file must be new, unless it may replace one")
    func new() async throws {
        try folder.write("old and long", to: "a")
        let error = #expect(throws: SystemError.self) { try OutputFile(path: folder.path(of: "a")) }
        #expect(error?.isTaken == true)
        #expect(try content("a") == "old and long")
        try await OutputFile(path: folder.path(of: "a"), replaces: true).append("new")
        #expect(try content("a") == "new")
    }

    @Test("New content replaces a file at once, keeps its permissions, and leaves no other file")
    func replace() async throws {
        let path = try folder.write("old", to: "a")
        #expect(chmod(path, 0o640) == 0)
        try FileManager.default.createSymbolicLink(atPath: folder.path(of: "link"), withDestinationPath: "a")
        try await OutputFile.replace(folder.path(of: "link"), with: Data("new".utf8))
        #expect(try content("a") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path(of: "link")) == "a")
        let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(rights == 0o640)
        #expect(try names == ["a", "link"])
    }

    @Test("A file with another name, or with no room for a temporary name, is overwritten")
    func overwritten() async throws {
        let long = String(repeating: "n", count: 250)
        for (name, content) in [("a", "new"), ("a", "much longer"), (long, "new"), (long, "much longer")] {
            let path = try folder.write("old one", to: name)
            if name == "a" { link(path, folder.path(of: "b")) }
            let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
            try await OutputFile.replace(path, with: Data(content.utf8))
            #expect(try self.content(name) == content)
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == number)
        }
        #expect(try content("b") == "much longer" && names == ["a", "b", long])
    }

    @Test("A path that is no file, or cannot be replaced, stays unchanged")
    func failures() async throws {
        await #expect(throws: SystemError.self) {
            try await OutputFile.replace(folder.path(of: "missing"), with: Data())
        }
        await #expect(throws: SystemError.self) { try await OutputFile.replace(folder.path(of: ""), with: Data()) }
        await #expect(throws: SystemError.self) { try await OutputFile.replace("/dev/null", with: Data()) }
        #expect(try names.isEmpty)
    }
}
