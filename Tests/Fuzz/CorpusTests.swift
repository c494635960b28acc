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

/// A short version of `make fuzz`, without libFuzzer.
@Suite("Untrusted bytes", .limited)
@MainActor struct CorpusTests {
    @Test("Bytes of the corpus break no rule", arguments: CorpusFile.all)
    func corpus(file: CorpusFile) async throws { try await file.target.run(try file.bytes()) }

    @Test("Bytes near the corpus break no rule", arguments: CorpusFile.all)
    func neighbours(file: CorpusFile) async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        let bytes = try file.bytes()
        for _ in 0..<20 {
            let other = random.mutation(of: bytes, upTo: file.target.limit)
            do { try await file.target.run(other) } catch {
                Issue.record("seed \(seed), \(other): \(error)")
            }
        }
    }

    @Test("Each target has bytes in the corpus, and no other folder has")
    func folders() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: CorpusFile.folder.path)
        #expect(Set(folders) == Set(FuzzTarget.all.map(\.name)))
        #expect(Set(CorpusFile.all.map(\.target.name)) == Set(folders))
    }
}

extension SeededGenerator {
    /// Returns the bytes with a few of them changed, moved, repeated or left out.
    fileprivate mutating func mutation(of bytes: [UInt8], upTo limit: Int) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &self) {
            let start = Int.random(in: 0...bytes.count, using: &self)
            let end = min(start + Int.random(in: 0...8, using: &self), bytes.count)
            switch Int.random(in: 0..<4, using: &self) {
            case 0: bytes.insert(UInt8.random(in: 0...255, using: &self), at: start)
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &self))
            default: if start < end { bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &self) }
            }
        }
        return Array(bytes.prefix(limit))
    }
}
