import ChallengeCore
import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@Suite("A shared file whose lock is held", .limited)
struct SharedFileHoldTests {
    @Test("cannot be held nor changed by others, until the lock is released")
    func exclusive() async throws {
        try await withTemporaryFolder { folder in
            var file = SharedFile(path: folder + "/a/file")
            file.patience = .zero
            do {
                let hold = try #require(try file.takeLock())
                #expect(try file.takeLock() == nil)
                #expect(throws: SharedFileError.self) { try file.update { _ in Data() } }
                try SharedFile(path: file.path, under: hold).update { _ in Data("mine".utf8) }
                #expect(try file.read() == Data("mine".utf8))
            }
            #expect(try file.takeLock() != nil)
        }
    }

    #if os(Linux)
        @Test("is released also where a child, just forked, has a copy of what holds it")
        func copies() async throws {
            try await withTemporaryFolder { folder in
                let file = SharedFile(path: folder + "/file")
                var copy: CInt = -1
                do {
                    let hold = try #require(try file.takeLock())
                    copy = try #require(Self.descriptor(of: folder + "/file.lock").map { dup($0) })
                    withExtendedLifetime(hold) {}
                }
                defer { close(copy) }
                #expect(try file.takeLock() != nil)
            }
        }

        /// That of this process by which the file is open; its copies come after it.
        private static func descriptor(of path: String) throws -> CInt? {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { CInt($0) }.sorted().first
            {
                (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
            }
        }
    #endif

    @Test("lends it to files that go with it, which have none of their own then")
    func others() async throws {
        try await withTemporaryFolder { folder in
            let hold = try #require(try SharedFile(path: folder + "/file").takeLock())
            let other = SharedFile(path: folder + "/other", under: hold)
            _ = try other.append(Data("b".utf8), heading: Data("a".utf8))
            #expect(try other.read() == Data("a\nb\n".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["file.lock", "other"])
        }
    }

    @Test("cannot be held where its folder cannot be made")
    func noFolder() async throws {
        try await withTemporaryFolder { folder in
            try Data().write(to: URL(fileURLWithPath: folder + "/a"))
            #expect(throws: SharedFileError.self) { try SharedFile(path: folder + "/a/file").takeLock() }
        }
    }

    @Test("is removed with what a crash has left beside it, and need not be there")
    func removal() async throws {
        try await withTemporaryFolder { folder in
            let file = SharedFile(path: folder + "/file")
            try file.update { _ in Data("a".utf8) }
            try Data().write(to: URL(fileURLWithPath: file.path + ".new"))
            for _ in 0..<2 {
                try file.remove()
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file.lock"])
            }
            try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: false)
            #expect(throws: SharedFileError.self) { try file.remove() }
        }
    }

    @Test("is read up to as many bytes as are wanted", arguments: [0, 1, 5, 6, 100_000])
    func beginning(limit: Int) async throws {
        try await withTemporaryFolder { folder in
            let file = SharedFile(path: folder + "/file")
            #expect(try file.read(first: limit) == nil)
            try file.update { _ in Data("abcdef".utf8) }
            #expect(try file.read(first: limit) == Data("abcdef".utf8.prefix(limit)))
            let long = Data(repeating: 7, count: 300_000)
            try file.update { _ in long }
            #expect(try file.read(first: limit) == long.prefix(limit))
        }
    }
}
