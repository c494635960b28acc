import ChallengeStorage
import ChallengeTestSupport
import Foundation

extension SharedFile {
    func update(last limit: Int = .max, _ change: @Sendable (Data?) throws -> Data) async throws {
        try update(under: try await lock(timeout: Limits.wait), last: limit, change)
    }

    func read() throws -> Data? { try read(upTo: 1 << 20) }
}

func content(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
}

@Suite("A shared file", .limited)
struct SharedFileTests {
    private let temporary = TemporaryFolder()
    private var folder: String { temporary.url.path }
    private var file: SharedFile { SharedFile(path: folder + "/file") }

    @Test("A file that is missing, or whose folder is, has no content", arguments: ["file", "folder/file"])
    func missing(name: String) async throws {
        let file = SharedFile(path: "\(folder)/\(name)")
        let contents = [try file.read(), try file.read(first: 5)]
        #expect(contents == [nil, nil] && file.state == nil)
    }

    @Test(
        "A file holds the result of an update of its content",
        arguments: ["", "short", String(repeating: "long", count: 50_000)])
    func update(text: String) async throws {
        try await file.update {
            #expect($0 == nil)
            return Data(text.utf8)
        }
        try await file.update { ($0 ?? Data()) + Data(" next".utf8) }
        #expect(try file.read() == Data("\(text) next".utf8))
    }

    @Test("The file and new folders are private to the user, and a failing change leaves it unchanged")
    func access() async throws {
        try await SharedFile(path: folder + "/a/b/file").update { _ in Data() }
        let made = try ["a", "a/b", "a/b/file", "a/b/file.lock"].map { try permissions(of: "\(folder)/\($0)") }
        #expect(made == [0o700, 0o700, 0o600, 0o600])
        try await file.update { _ in Data("old".utf8) }
        await #expect(throws: Unwilling()) { try await file.update { _ in throw Unwilling() } }
        #expect(try file.read() == Data("old".utf8))
        try await file.update { ($0 ?? Data()) + Data(" and new".utf8) }
        #expect(try file.read() == Data("old and new".utf8))
    }

    @Test("A file is replaced as a whole: a reader that has begun gets the old content to its end")
    func replacement() async throws {
        try await file.update { _ in Data("old".utf8) }
        let reader = try #require(FileHandle(forReadingAtPath: folder + "/file"))
        try await file.update { _ in Data("new".utf8) }
        #expect(try reader.readToEnd() == Data("old".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["file", "file.lock"])
    }

    @Test(
        "A file in a folder's place is an error with its path",
        arguments: [("/taken/file", "/taken/file.lock"), ("/taken/a/file", "/taken/a")])
    func unusableFolder(name: String, culprit: String) async throws {
        try Data("mine".utf8).write(to: URL(filePath: folder + "/taken"))
        let error = #expect(throws: SharedFileError.self) { try SharedFile(path: folder + name).tryLock() }
        #expect(error?.path == folder + culprit)
        #expect(error?.description.hasPrefix(folder + culprit + ": ") == true)
        #expect(try content(folder + "/taken") == "mine")
    }

    @Test(
        "A folder, a pipe, a socket or a link is refused without waiting",
        arguments: [
            ("folder", "it is not a file"), ("pipe", "it is not a file"), ("socket", "it is not a file"),
            ("/dev/zero", "it is a symbolic link, which is not followed"),
            ("target", "it is a symbolic link, which is not followed"),
            ("nowhere", "it is a symbolic link, which is not followed"),
        ])
    func notAFile(kind: String, reason: String) async throws {
        try Data("mine".utf8).write(to: URL(filePath: folder + "/target"))
        switch kind {
        case "folder":
            try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
        case "pipe": #expect(mkfifo(file.path, 0o600) == 0)
        case "socket": #expect(mknod(file.path, S_IFSOCK | 0o600, 0) == 0)
        default: try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: kind)
        }
        let lock = try #require(try file.tryLock())
        let errors = [
            #expect(throws: SharedFileError.self) { try file.read() },
            #expect(throws: SharedFileError.self) { try file.update(under: lock, last: 9) { _ in Data() } },
            #expect(throws: SharedFileError.self) { try file.append(Data(), under: lock) },
        ]
        #expect(errors.allSatisfy { $0?.path == file.path })
        // For a folder that is to be written, the system's own error appears.
        #expect(errors.prefix(kind == "folder" ? 2 : 3).allSatisfy { $0?.reason == reason })
        #expect(try content(folder + "/target") == "mine" && !FileManager.default.fileExists(atPath: "nowhere"))
    }

    @Test("A file that users write and this program only reads may be a link to a regular one")
    func followedLink() async throws {
        let file = SharedFile(path: folder + "/file", followsLink: true)
        try Data("mine".utf8).write(to: URL(filePath: folder + "/target"))
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "target")
        #expect(try file.read() == Data("mine".utf8))
        try FileManager.default.removeItem(atPath: folder + "/target")
        #expect(try file.read() == nil)
        #expect(mkfifo(folder + "/target", 0o600) == 0)
        let error = #expect(throws: SharedFileError.self) { try file.read() }
        #expect(error?.description == "\(file.path): it is not a file")
    }

    @Test("A replacement succeeds whatever is at the place of its temporary file")
    func temporary() async throws {
        try Data("mine".utf8).write(to: URL(filePath: folder + "/target"))
        for make in [
            { mkfifo(folder + "/file.new", 0o600) }, { symlink("target", folder + "/file.new") },
            { creat(folder + "/file.new", 0o644) < 0 ? -1 : 0 },
        ] {
            #expect(make() == 0)
            try await file.update { ($0 ?? Data()) + Data("a".utf8) }
        }
        #expect(try content(file.path) == "aaa" && content(folder + "/target") == "mine")
        #expect(try permissions(of: file.path) == 0o600)
    }

    @Test("A file above the limit is an error, and is not read", arguments: [4, 3 << 30])
    func tooLarge(size: Int) async throws {
        try Data().write(to: URL(filePath: file.path))
        #expect(truncate(file.path, off_t(size)) == 0)
        let error = #expect(throws: SharedFileError.self) { try file.read(upTo: 3) }
        #expect(error?.description == "\(file.path): it is larger than 3 bytes")
        #expect(throws: SharedFileError.self) { try file.openForReading(upTo: 3) }
        if size == 4 { #expect(try file.read(upTo: 4) == Data(count: 4)) }
        // Bytes before the requested last ones are not read either, though no line ends there.
        #expect(try file.read(last: 100)?.bytes == Data(size == 4 ? [0, 0, 0, 0] : []))
    }

    @Test("A file is read up to the requested number of bytes", arguments: [0, 1, 5, 6, 100_000])
    func beginning(limit: Int) async throws {
        for content in [Data("abcdef".utf8), Data(repeating: 7, count: 300_000)] {
            try await file.update { _ in content }
            #expect(try file.read(first: limit) == content.prefix(limit))
        }
    }

    @Test("Reading starts at the first line that begins within the last bytes")
    func tail() async throws {
        try await file.update { _ in Data("one\ntwo\nthree\n".utf8) }
        func read(_ limit: Int) throws -> String? {
            try file.read(last: limit).map { String(decoding: $0.bytes, as: UTF8.self) }
        }
        #expect(
            try [14, 13, 10, 9, 6, 5, 0].map(read) == ["one\ntwo\nthree\n", "two\nthree\n", "two\nthree\n"]
                + ["three\n", "three\n", "", ""])
        #expect(try file.read(last: 7)?.state == file.state)
        try await file.update(last: 7) { ($0 ?? Data()) + Data("four\n".utf8) }
        #expect(try read(.max) == "three\nfour\n")
    }

    @Test("Reading continues at the known end, if only whole lines have been added")
    func addition() async throws {
        func read(_ limit: Int = .max, since known: SharedFile.State?) throws -> (text: String, isAddition: Bool) {
            let content = try #require(try file.read(last: limit, since: known))
            #expect(content.state == file.state)
            return (String(decoding: content.bytes, as: UTF8.self), content.isAddition)
        }
        func append(_ text: String) throws {
            let handle = try #require(FileHandle(forWritingAtPath: file.path))
            try handle.seekToEnd()
            try handle.write(contentsOf: Data(text.utf8))
        }
        try await file.update { _ in Data("one\n".utf8) }
        let whole = file.state
        try append("two\nthr")
        #expect(try read(since: nil) == ("one\ntwo\nthr", false))
        #expect(try read(since: whole) == ("two\nthr", true))
        #expect(try read(4, since: whole) == ("thr", false))
        let torn = file.state
        try append("ee\n")
        #expect(try read(since: torn) == ("one\ntwo\nthree\n", false))
        #expect(try read(since: file.state) == ("", true))
        try await file.update { $0 ?? Data() }
        #expect(try read(since: whole) == ("one\ntwo\nthree\n", false))
    }
}

private struct Unwilling: Error, Equatable {}
