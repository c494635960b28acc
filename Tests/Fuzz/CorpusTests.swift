import ChallengeTestSupport
import Foundation

/// Bytes for a target: some that reach much of it, and some that once broke a rule.
struct CorpusFile: Sendable, CustomTestStringConvertible {
    let target: FuzzTarget
    let url: URL

    var testDescription: String { "\(target.name)/\(url.lastPathComponent)" }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Corpus")

    static let all = FuzzTarget.all.flatMap { target in
        let folder = folder.appending(path: target.name)
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).sorted { $0.path < $1.path }.map { CorpusFile(target: target, url: $0) }
    }

    func bytes() throws -> [UInt8] { Array(try Data(contentsOf: url)) }
}

/// The known bytes; `make fuzz` searches for others.
@Suite("Untrusted bytes", .limited)
@MainActor struct CorpusTests {
    @Test("Bytes of the corpus break no rule", arguments: CorpusFile.all)
    func corpus(file: CorpusFile) async throws { try await file.target.run(try file.bytes()) }

    @Test("Each target has bytes in the corpus, and no other folder has")
    func folders() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: CorpusFile.folder.path)
        #expect(Set(folders) == Set(FuzzTarget.all.map(\.name)))
        #expect(Set(CorpusFile.all.map(\.target.name)) == Set(folders))
    }
}
