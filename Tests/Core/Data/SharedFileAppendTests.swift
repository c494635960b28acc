import ChallengeCore
import ChallengeTestSupport
import Foundation
import TestLimits
import Testing

@Suite("A line added to a shared file", .limited)
struct SharedFileAppendTests {
    @discardableResult
    private func append(_ line: String, to path: String) throws -> (before: SharedFile.State, after: SharedFile.State) {
        try SharedFile(path: path).append(Data(line.utf8), heading: Data("heading".utf8))
    }

    private func content(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test(
        "comes after what is there, on a line of its own, and after a heading where nothing is",
        arguments: [
            (nil, "heading\nnew\n"), ("", "heading\nnew\n"), ("old\n", "old\nnew\n"), ("old\nha", "old\nha\nnew\n"),
        ])
    func place(before: String?, after: String) async throws {
        try await withTemporaryFolder { folder in
            if let before { try Data(before.utf8).write(to: URL(filePath: folder + "/file")) }
            try append("new", to: folder + "/file")
            #expect(try content(folder + "/file") == after)
        }
    }

    @Test("leaves a file that is the user's alone, whatever it was, in a folder that is as well")
    func permissions() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/a/file"
            try append("one", to: path)
            #expect(try [folder + "/a", path].map(permissions) == [0o700, 0o600])
            try FileManager.default.setAttributes([.posixPermissions: 0o664], ofItemAtPath: path)
            try append("two", to: path)
            #expect(try permissions(of: path) == 0o600)
        }
    }

    @Test("tells of the file before and after, so that one sees whether others have written")
    func states() async throws {
        try await withTemporaryFolder { folder in
            let file = SharedFile(path: folder + "/file")
            #expect(file.state == nil)
            let first = try append("one", to: file.path)
            let second = try append("two", to: file.path)
            #expect(first.before.size == 0)
            #expect(first.after == second.before && first.before != second.before)
            #expect(second.after == file.state)
            try file.update { $0 ?? Data() }
            #expect(second.after != file.state)
        }
    }

    @Test("goes to where a symbolic link leads, also when nothing is there yet")
    func link() async throws {
        try await withTemporaryFolder { folder in
            try FileManager.default.createSymbolicLink(atPath: folder + "/file", withDestinationPath: "target")
            try append("one", to: folder + "/file")
            try append("two", to: folder + "/file")
            #expect(try content(folder + "/target") == "heading\none\ntwo\n")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/file") == "target")
        }
    }

    @Test("is refused where a folder, a pipe or a device is", arguments: ["folder", "pipe", "device"])
    func notAFile(kind: String) async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/file"
            switch kind {
            case "folder": try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            case "pipe": #expect(mkfifo(path, 0o600) == 0)
            default: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
            }
            let error = try #require(throws: SharedFileError.self) { try append("one", to: path) }
            #expect(error.path == path)
        }
    }

    @Test("is not added in part where there is no room for it")
    func noRoom() async {
        // In a process of its own, for the limit is on the whole process.
        await #expect(processExitsWith: .success) { try await Self.appendWithoutRoom() }
    }

    private static func appendWithoutRoom() async throws {
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 20, rlim_max: 20)
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        try await withTemporaryFolder { folder in
            let file = SharedFile(path: folder + "/file")
            _ = try file.append(Data("1234567".utf8), heading: Data("heading".utf8))
            let error = #expect(throws: SharedFileError.self) { try file.append(Data("12345".utf8), heading: Data()) }
            #expect(error?.description == "\(file.path): there is no room for more in it")
            #expect(try file.read() == Data("heading\n1234567\n".utf8))
        }
    }

    @Test("is not lost among those that many add at once, while others compact")
    func concurrency() async throws {
        try await withTemporaryFolder { folder in
            let path = folder + "/a/file"
            try await withThrowingTaskGroup { group in
                for task in 1...8 {
                    group.addTask {
                        var file = SharedFile(path: path)
                        file.patience = .seconds(60)
                        for number in 1...100 {
                            _ = try file.append(Data("\(task).\(number)".utf8), heading: Data("heading".utf8))
                            if number % 25 == 0 { try file.update { $0 ?? Data() } }
                        }
                    }
                }
                try await group.waitForAll()
            }
            let lines = try content(path).split(separator: "\n").map(String.init)
            #expect(lines.first == "heading" && lines.count == 801)
            #expect(Set(lines.dropFirst()) == Set((1...8).flatMap { task in (1...100).map { "\(task).\($0)" } }))
        }
    }

    private func permissions(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
}
