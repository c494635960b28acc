import ChallengeStorage
import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@Suite("The lock of a shared file", .limited)
struct FileLockTests {
    @Test("is one session's until that releases it; others wait for it, and fail when that takes too long")
    func exclusive() async throws {
        try await withTemporaryFolder { folder in
            let file = SharedFile(path: folder + "/a/file")
            var lock = try file.takeLock()
            #expect(lock != nil)
            #expect(try file.takeLock() == nil)
            let error = await #expect(throws: SharedFileError.self) { try await file.lock(timeout: .zero) }
            #expect(error?.description == "\(file.path): another session does not stop writing to it")
            let next = Task.immediate { _ = try await file.lock(timeout: Limits.wait) }
            // Does not end the wait.
            next.cancel()
            lock = nil
            try await next.value
            #expect(try file.takeLock() != nil)
        }
    }

    @Test("is released also where a child, just forked, has a copy of its descriptor")
    func copies() async throws {
        try await withTemporaryFolder { folder in
            let file = SharedFile(path: folder + "/file")
            var copy: CInt = -1
            do {
                let lock = try #require(try file.takeLock())
                copy = try #require(Self.descriptor(of: folder + "/file.lock").map { dup($0) })
                withExtendedLifetime(lock) {}
            }
            defer { close(copy) }
            #expect(try file.takeLock() != nil)
        }
    }

    /// The first descriptor by which this process has opened the file; its copies come after it.
    private static func descriptor(of path: String) throws -> CInt? {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { CInt($0) }.sorted().first {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
        }
    }

    @Test("is lent to files that go with the file, which have none of their own then")
    func others() async throws {
        try await withTemporaryFolder { folder in
            let lock = try #require(try SharedFile(path: folder + "/file").takeLock())
            let other = SharedFile(path: folder + "/other")
            try other.append(Data("b".utf8), heading: Data("a".utf8), under: lock)
            #expect(try other.read() == Data("a\nb\n".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["file.lock", "other"])
        }
    }

    @Test("is a regular file itself, whatever else lies in its place")
    func notAFile() async throws {
        try await withTemporaryFolder { folder in
            let file = SharedFile(path: folder + "/file")
            #expect(mkfifo(folder + "/file.lock", 0o600) == 0)
            let error = #expect(throws: SharedFileError.self) { try file.takeLock() }
            #expect(error?.description == "\(folder)/file.lock: it is not a file")
        }
    }
}
