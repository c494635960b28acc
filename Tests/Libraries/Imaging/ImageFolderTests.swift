import ChallengeTestSupport
import Foundation
import Synchronization

@testable import ChallengeImaging

@Suite("The folder of pictures", .limited)
struct ImageFolderTests {
    private let temporary = TemporaryFolder()
    private var path: String { temporary.url.path }

    /// A clock that is set by the test, and a record of warnings.
    private final class Surroundings: Sendable {
        private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
        let warnings = Recorder<String>()

        func wait(_ seconds: TimeInterval) { date.withLock { $0 += seconds } }

        func folder(_ path: String, capacity: Int = 100_000) -> ImageFolder {
            ImageFolder(path: path, capacity: capacity, now: { self.date.withLock { $0 } }, warn: warnings.record)
        }
    }

    private let around = Surroundings()
    private static let day: TimeInterval = 24 * 60 * 60

    private func url(_ name: String) throws -> URL { try #require(URL(string: "https://host/\(name)")) }

    private func files(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    @Test("The folder returns the stored file, and nothing for another address")
    func keeping() async throws {
        let folder = around.folder(path)
        #expect(try folder.read(url("a")) == nil)
        let content = Data((0..<1_000).map { UInt8(truncatingIfNeeded: $0 * 7) })
        folder.write(content, of: try url("a"))
        folder.write(Data(), of: try url("empty"))
        #expect(try folder.read(url("a")) == content)
        #expect(try around.folder(path).read(url("a")) == content)
        #expect(try folder.read(url("empty")) == Data())
        #expect(try folder.read(url("b")) == nil)
        #expect(around.warnings.all.isEmpty)
    }

    @Test(
        "An address has no influence on the characters of its file name",
        arguments: ["https://host/../../../etc/passwd", "https://host/%2e%2e%2f%2e%2e%2fx", "file:///etc/passwd", "."])
    func names(address: String) async throws {
        let url = try #require(URL(string: address))
        around.folder(path).write(Data("a".utf8), of: url)
        let name = try #require(try files(path).first)
        #expect(name.wholeMatch(of: /[0-9a-f]{16}\.image/) != nil, "\(name)")
        #expect(try files(path).count == 1)
    }

    @Test("A file expires after seven days, used or not, and so does one from the future")
    func age() async throws {
        let folder = around.folder(path)
        folder.write(Data("a".utf8), of: try url("a"))
        folder.write(Data("b".utf8), of: try url("b"))
        around.wait(7 * Self.day)
        #expect(try folder.read(url("a")) != nil)
        around.wait(1)
        #expect(try folder.read(url("a")) == nil)
        // File b was not requested: it is deleted with the next write.
        folder.write(Data("c".utf8), of: try url("c"))
        #expect(try files(path) == [ImageFolder.name(of: url("c"))])
        around.wait(-Self.day)
        #expect(try folder.read(url("c")) == nil)
    }

    @Test("The oldest files are deleted when there is no more room, and no foreign ones")
    func room() async throws {
        let folder = around.folder(path, capacity: 300)
        try Data(count: 10_000).write(to: URL(fileURLWithPath: path + "/notes.txt"))
        for name in ["a", "b", "c", "d"] {
            folder.write(Data(count: 100), of: try url(name))
            around.wait(0.25)
        }
        let kept = try ["a", "b", "c", "d"].filter { try folder.read(url($0)) != nil }
        #expect(kept == ["b", "c", "d"])
        folder.write(Data(count: 400), of: try url("large"))
        #expect(try folder.read(url("large")) == nil)
        #expect(try files(path).count == 4)
    }

    @Test("Several users at once lose no file and see whole files only")
    func concurrency() async throws {
        // The system's own clock, which dates the files that are being written.
        let folders = (0..<4).map { _ in
            ImageFolder(path: path, capacity: 10_000_000, warn: around.warnings.record)
        }
        let urls = try (0..<8).map { try url("\($0)") }
        await withTaskGroup { group in
            for (number, folder) in folders.enumerated() {
                group.addTask {
                    for round in 0..<25 {
                        let index = (round + number) % urls.count
                        let content = Data(repeating: UInt8(index), count: 20_000)
                        folder.write(content, of: urls[index])
                        #expect(folder.read(urls[index]) == content)
                    }
                }
            }
        }
        #expect(try files(path) == urls.map { ImageFolder.name(of: $0) }.sorted())
        #expect(around.warnings.all.isEmpty)
    }

    @Test("An unusable folder prints one warning and is then ignored")
    func unusable() async throws {
        try Data().write(to: URL(fileURLWithPath: path + "/file"))
        let folder = around.folder(path + "/file/images")
        for _ in 1...2 {
            folder.write(Data("a".utf8), of: try url("a"))
            #expect(try folder.read(url("a")) == nil)
        }
        let warning = "pictures are kept for this session only: \(path)/file/images: Not a directory"
        #expect(around.warnings.all == [warning])
    }

    @Test("Writing does not follow a link in a file's place")
    func link() async throws {
        let target = path + "/elsewhere"
        try Data("mine".utf8).write(to: URL(fileURLWithPath: target))
        let folder = around.folder(path + "/images")
        try FileManager.default.createDirectory(atPath: path + "/images", withIntermediateDirectories: false)
        let file = "\(path)/images/\(ImageFolder.name(of: try url("a")))"
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: target)
        folder.write(Data("a".utf8), of: try url("a"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == Data("mine".utf8))
        #expect(try folder.read(url("a")) == Data("a".utf8))
    }
}
