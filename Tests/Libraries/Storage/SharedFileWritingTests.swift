import ChallengeStorage
import ChallengeTestSupport
import Foundation

@Suite("A line added to a shared file", .limited)
struct SharedFileAppendTests {
    private let temporary = TemporaryFolder()
    private var folder: String { temporary.url.path }
    private var file: SharedFile { SharedFile(path: folder + "/file") }

    @discardableResult
    private func append(_ line: String, to path: String) async throws -> SharedFile.State {
        let file = SharedFile(path: path)
        return try file.append(Data(line.utf8), under: try await file.lock(timeout: Limits.wait))
    }

    @Test(
        "The line comes after the content on a line of its own",
        arguments: [(nil, "new\n"), ("", "new\n"), ("old\n", "old\nnew\n"), ("old\nha", "old\nha\nnew\n")])
    func place(before: String?, after: String) async throws {
        if let before { try Data(before.utf8).write(to: URL(filePath: folder + "/file")) }
        try await append("new", to: folder + "/file")
        #expect(try content(folder + "/file") == after)
    }

    @Test("The file becomes private to the user, and so does its folder")
    func access() async throws {
        let path = folder + "/a/file"
        try await append("one", to: path)
        #expect(try [folder + "/a", path].map(permissions) == [0o700, 0o600])
        try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: path)
        try await append("two", to: path)
        #expect(try permissions(of: path) == 0o600)
    }

    @Test("The file's new state is returned, and a full disk adds no part of the line")
    func states() async throws {
        let first = try await append("one", to: file.path)
        let second = try await append("two", to: file.path)
        #expect(first.size == 4 && first != second && second == file.state)
        try await file.update { $0 ?? Data() }
        #expect(second != file.state)
        // In a process of its own, as the limit applies to the whole process.
        await #expect(processExitsWith: .success) { try Self().appendWithoutRoom() }
    }

    private func appendWithoutRoom() throws {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 12, rlim_max: 12)
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        let lock = try #require(try file.tryLock())
        try file.append(Data("1234567".utf8), under: lock)
        let error = #expect(throws: SharedFileError.self) {
            try file.append(Data("12345".utf8), under: lock)
        }
        #expect(error?.description == "\(file.path): File too large")
        #expect(try file.read() == Data("1234567\n".utf8))
    }

    @Test("A file whose place no other file can take is overwritten, but not a link")
    func overwritten() throws {
        // No temporary name fits, as no file can be renamed to a mounted one.
        let path = folder + "/" + String(repeating: "n", count: 255)
        let file = SharedFile(path: path)
        #expect(throws: SharedFileError.self) { try file.replace(with: Data("a".utf8), through: path + ".new") }
        for text in ["old", "longer", "new"] {
            if text == "old" { try Data("first".utf8).write(to: URL(filePath: path)) }
            try file.replace(with: Data(text.utf8), through: path + ".new")
            #expect(try content(path) == text)
        }
        try FileManager.default.moveItem(atPath: path, toPath: folder + "/a")
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "a")
        #expect(throws: SharedFileError.self) { try file.replace(with: Data("b".utf8), through: path + ".new") }
        #expect(try content(folder + "/a") == "new")
    }

    @Test("No line is lost while many are added at once and others replace the file")
    func concurrency() async throws {
        let path = folder + "/a/file"
        try await withThrowingTaskGroup { group in
            for task in 1...8 {
                group.addTask {
                    for number in 1...100 {
                        try await append("\(task).\(number)", to: path)
                        if number % 25 == 0 { try await SharedFile(path: path).update { $0 ?? Data() } }
                    }
                }
            }
            try await group.waitForAll()
        }
        let lines = try content(path).split(separator: "\n").map(String.init)
        #expect(lines.count == 800)
        #expect(Set(lines) == Set((1...8).flatMap { task in (1...100).map { "\(task).\($0)" } }))
    }
}

@Suite("The lock of a shared file", .limited)
struct FileLockTests {
    private let temporary = TemporaryFolder()
    private var folder: String { temporary.url.path }
    private var file: SharedFile { SharedFile(path: folder + "/file") }

    @Test("One session holds the lock until its release; others wait for it, and fail after a timeout")
    func exclusive() async throws {
        let file = SharedFile(path: folder + "/a/file")
        var lock = try file.tryLock()
        #expect(lock != nil)
        #expect(try file.tryLock() == nil)
        let error = await #expect(throws: SharedFileError.self) { try await file.lock(timeout: .zero) }
        #expect(error?.description == "\(file.path): it is locked by another session")
        let next = Task.immediate { _ = try await file.lock(timeout: Limits.wait) }
        // This does not end the wait.
        next.cancel()
        lock = nil
        try await next.value
        #expect(try file.tryLock() != nil)
    }

    @Test("The release works even if a child, just forked, has a copy of its descriptor")
    func copies() async throws {
        var copy: CInt = -1
        do {
            let lock = try #require(try file.tryLock())
            copy = try #require(Self.descriptor(of: folder + "/file.lock").map { dup($0) })
            withExtendedLifetime(lock) {}
        }
        defer { close(copy) }
        #expect(try file.tryLock() != nil)
    }

    /// The first descriptor by which this process has opened the file; its copies come after it.
    private static func descriptor(of path: String) throws -> CInt? {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { CInt($0) }.sorted().first {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
        }
    }

    @Test("The lock also protects the accompanying files, which then have none of their own")
    func others() async throws {
        let lock = try #require(try SharedFile(path: folder + "/file").tryLock())
        let other = SharedFile(path: folder + "/other")
        try other.append(Data("b".utf8), under: lock)
        #expect(try other.read() == Data("b\n".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["file.lock", "other"])
    }

    @Test("The lock is a regular file itself, whatever is in its place")
    func notAFile() async throws {
        #expect(mkfifo(folder + "/file.lock", 0o600) == 0)
        let error = #expect(throws: SharedFileError.self) { try file.tryLock() }
        #expect(error?.description == "\(folder)/file.lock: it is not a file")
    }
}
