import ChallengeCore
import ChallengeTestSupport
import Foundation
import Testing

@Suite("A shared file", .timeLimit(.minutes(1)))
struct SharedFileTests {
    @Test("that is missing, or whose folder is, has no content", arguments: ["file", "folder/file"])
    func missing(name: String) async throws {
        try await withTemporaryFolder { folder in
            let content = try SharedFile(path: "\(folder)/\(name)").read()
            #expect(content == nil)
        }
    }

    @Test(
        "holds what an update made of what it held",
        arguments: ["", "short", String(repeating: "long", count: 50_000)])
    func update(text: String) async throws {
        try await withTemporaryFolder { folder in
            let file = SharedFile(path: folder + "/file")
            var seen: [Data?] = []
            for content in [text, "next"] {
                try file.update {
                    seen.append($0)
                    return Data(content.utf8)
                }
            }
            #expect(seen == [nil, Data(text.utf8)])
            #expect(try file.read() == Data("next".utf8))
        }
    }

    @Test("and the folders made for it are the user's alone")
    func permissions() async throws {
        try await withTemporaryFolder { folder in
            try SharedFile(path: folder + "/a/b/file").update { _ in Data() }
            #expect(try permissions(of: folder + "/a") == 0o700)
            #expect(try permissions(of: folder + "/a/b") == 0o700)
            #expect(try permissions(of: folder + "/a/b/file") == 0o600)
            #expect(try permissions(of: folder + "/a/b/file.lock") == 0o600)
        }
    }

    @Test("stays as it was, and can be updated again, when a change fails")
    func failingChange() async throws {
        try await withTemporaryFolder { folder in
            let file = SharedFile(path: folder + "/file")
            try file.update { _ in Data("old".utf8) }
            #expect(throws: Unwilling()) { try file.update { _ in throw Unwilling() } }
            #expect(try file.read() == Data("old".utf8))
            try file.update { ($0 ?? Data()) + Data(" and new".utf8) }
            #expect(try file.read() == Data("old and new".utf8))
        }
    }

    @Test("is replaced as a whole: who has begun to read it reads the old content to its end")
    func replacement() async throws {
        try await withTemporaryFolder { folder in
            let file = SharedFile(path: folder + "/file")
            try file.update { _ in Data("old".utf8) }
            let reader = try #require(FileHandle(forReadingAtPath: folder + "/file"))
            try file.update { _ in Data("new".utf8) }
            #expect(try reader.readToEnd() == Data("old".utf8))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["file", "file.lock"])
        }
    }

    @Test("loses none of the updates that many make at once")
    func concurrency() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/a/file"
            try await withThrowingTaskGroup { group in
                for task in 1...8 {
                    group.addTask {
                        for number in 1...50 {
                            try SharedFile(path: path).update { ($0 ?? Data()) + Data("\(task).\(number)\n".utf8) }
                        }
                    }
                }
                try await group.waitForAll()
            }
            let content = try #require(try SharedFile(path: path).read())
            let lines = String(decoding: content, as: UTF8.self).split(separator: "\n").map(String.init)
            #expect(lines.count == 400)
            #expect(Set(lines) == Set((1...8).flatMap { task in (1...50).map { "\(task).\($0)" } }))
        }
    }

    @Test(
        "cannot be where a folder's place is taken by a file, and says which",
        arguments: [("/taken/file", "/taken/file.lock"), ("/taken/a/file", "/taken/a")])
    func unusableFolder(name: String, culprit: String) async throws {
        try await withTemporaryFolder { folder in
            try Data("mine".utf8).write(to: URL(filePath: folder + "/taken"))
            let error = try #require(throws: SharedFileError.self) {
                try SharedFile(path: folder + name).update { _ in Data() }
            }
            #expect(error.path == folder + culprit)
            #expect(error.description.hasPrefix(folder + culprit + ": "))
            #expect(try Data(contentsOf: URL(filePath: folder + "/taken")) == Data("mine".utf8))
        }
    }

    @Test("cannot be a folder, and says so whether it is read or updated")
    func folderInItsPlace() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/file"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            let reading = try #require(throws: SharedFileError.self) { try SharedFile(path: path).read() }
            let updating = try #require(throws: SharedFileError.self) {
                try SharedFile(path: path).update { _ in Data() }
            }
            #expect([reading.path, updating.path] == [path, path])
        }
    }

    @Test("is not waited for where something else is in its place")
    func notAFile() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/pipe"
            #expect(mkfifo(path, 0o600) == 0)
            let error = #expect(throws: SharedFileError.self) { try SharedFile(path: path).read() }
            #expect(error?.description == "\(path): it is not a file")
        }
    }

    private func permissions(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
}

private struct Unwilling: Error, Equatable {}
