import ChallengeCore
import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@Suite("A shared file", .limited)
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
                        var file = SharedFile(path: path)
                        // Many writers that do not rest: who is last may wait for long where disks are slow.
                        file.patience = .seconds(60)
                        for number in 1...50 {
                            try file.update { ($0 ?? Data()) + Data("\(task).\(number)\n".utf8) }
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

    @Test("is read from the first line that begins within its last bytes")
    func tail() async throws {
        try await withTemporaryFolder { folder in
            let file = SharedFile(path: folder + "/file")
            try file.update { _ in Data("one\ntwo\nthree\n".utf8) }
            func read(_ limit: Int) throws -> String? {
                try file.read(last: limit).map { String(decoding: $0.bytes, as: UTF8.self) }
            }
            #expect(
                try [14, 13, 10, 9, 6, 5, 0].map(read) == ["one\ntwo\nthree\n", "two\nthree\n", "two\nthree\n"]
                    + ["three\n", "three\n", "", ""])
            #expect(try file.read(last: 7)?.state == file.state)
            try file.update(last: 7) { ($0 ?? Data()) + Data("four\n".utf8) }
            #expect(try read(.max) == "three\nfour\n")
        }
    }

    @Test("is read from where it was known to end, if only whole lines have been added")
    func addition() async throws {
        try await withTemporaryFolder { folder in
            let file = SharedFile(path: folder + "/file")
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
            try file.update { _ in Data("one\n".utf8) }
            let whole = file.state
            try append("two\nthr")
            #expect(try read(since: nil) == ("one\ntwo\nthr", false))
            #expect(try read(since: whole) == ("two\nthr", true))
            #expect(try read(4, since: whole) == ("thr", false))
            let torn = file.state
            try append("ee\n")
            #expect(try read(since: torn) == ("one\ntwo\nthree\n", false))
            #expect(try read(since: file.state) == ("", true))
            try file.update { $0 ?? Data() }
            #expect(try read(since: whole) == ("one\ntwo\nthree\n", false))
        }
    }

    @Test("that a symbolic link leads to is the one that is replaced, and the link stays")
    func link() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createDirectory(atPath: folder + "/elsewhere", withIntermediateDirectories: false)
            try Data("old".utf8).write(to: URL(filePath: folder + "/elsewhere/target"))
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/file", withDestinationPath: "elsewhere/target")
            try SharedFile(path: folder + "/file").update { ($0 ?? Data()) + Data(" and new".utf8) }
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/file") == "elsewhere/target")
            let target = try Data(contentsOf: URL(filePath: folder + "/elsewhere/target"))
            #expect(target == Data("old and new".utf8))
        }
    }

    @Test("is given up by a writer when another does not come to an end")
    func stuckWriter() async throws {
        try await withTemporaryFolder { folder in
            var file = SharedFile(path: folder + "/file")
            file.patience = .zero
            try file.update { _ in
                let error = #expect(throws: SharedFileError.self) { try file.update { _ in Data("not".utf8) } }
                #expect(error?.description == "\(folder)/file: another session does not stop writing to it")
                return Data("mine".utf8)
            }
            #expect(try file.read() == Data("mine".utf8))
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
