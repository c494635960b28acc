import ChallengeSession
import FoundationEssentials

/// The results of an exploration, in a file for other machines. Each line is an event of ``EventSchema/verification``.
nonisolated struct ResultFile {
    /// Returns the results file of an `--out` folder.
    static func path(in folder: String) -> String { "\(folder)/results.json" }

    private(set) var results: [TestResult] = []
    /// The share of the exploration that the results cover; nil for the whole.
    private(set) var shard: Shard?

    /// - Parameter file: the file's name, for errors.
    init(_ bytes: [UInt8], of file: String) throws(Diagnostic) {
        guard bytes.first != UInt8(ascii: "<") else {
            throw Diagnostic(
                .error, "'\(file)' is XML, which is for build servers; give results.json of --out instead")
        }
        guard !bytes.isEmpty else { throw Diagnostic(.error, "'\(file)' is empty; write the file again with --out") }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty {
            do {
                try add(Data(line))
            } catch {
                throw Diagnostic(
                    .error,
                    "\(file):\(index + 1): this is no result and no coverage that --out writes; write the file again")
            }
        }
    }

    private mutating func add(_ line: Data) throws {
        struct Event: Decodable {
            enum Name: String, Decodable { case test, summary, coverage }
            let event: Name
            let shard: String?
        }
        let decoder = JSONDecoder()
        let event = try decoder.decode(Event.self, from: line)
        switch event.event {
        case .test: results.append(try decoder.decode(TestResult.self, from: line))
        case .summary: shard = event.shard.flatMap(Shard.init) ?? shard
        // The coverage is in a file of its own.
        case .coverage: break
        }
    }
}
