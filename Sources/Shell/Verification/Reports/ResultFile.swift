import ChallengeSession
import ChallengeConsole
import FoundationEssentials

/// The results of a run, in a file for other machines. Each line is an event of ``EventSchema/verification``.
/// `--out` writes such a file, and `verify --format json` prints the same lines.
nonisolated struct ResultFile {
    /// Returns the results file of an `--out` folder.
    static func path(in folder: String) -> String { "\(folder)/results.json" }

    private(set) var cases: [JUnitReport.Case] = []
    /// The share of a suite that the results cover; nil for the whole.
    private(set) var share: Share?

    static func content(of file: String) async throws(Diagnostic) -> [UInt8] {
        do { return try await InputDescriptor.content(of: file) } catch { throw .unreadable(file, error) }
    }

    /// - Parameter file: the file's name, for errors.
    init(_ bytes: [UInt8], of file: String) throws(Diagnostic) {
        guard bytes.first != UInt8(ascii: "<") else {
            throw Diagnostic(
                .error, "'\(file)' is XML, which is for build servers; give results.json of --out instead")
        }
        let decoder = JSONDecoder()
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where !line.isEmpty {
            guard let result = try? decoder.decode(Line.self, from: Data(line)), add(result) else {
                throw Diagnostic(.error, "\(file):\(index + 1): this is not a result that --out writes")
            }
        }
    }

    /// A line of the file: an event about results.
    private struct Line: Decodable {
        let event: String
        let suite: String?
        let group: String?
        let name: String?
        let outcome: String?
        let message: String?
        let text: String?
        let seconds: String?
        let shard: String?
    }

    /// Adds a line. Returns false if the line is not about results.
    private mutating func add(_ line: Line) -> Bool {
        switch line.event {
        case "test":
            guard let suite = line.suite, let name = line.name,
                let kind = line.outcome.flatMap(JUnitReport.Outcome.Kind.init)
            else { return false }
            let outcome = JUnitReport.Outcome(
                kind: kind, message: kind == .passed ? nil : line.message ?? "",
                text: kind == .failed || kind == .erroneous ? line.text ?? "" : nil)
            cases.append(
                JUnitReport.Case(suite: suite, group: line.group, name: name, outcome, seconds: line.seconds))
        case "summary":
            if let suite = line.suite, let shard = line.shard.flatMap(Shard.init) {
                share = Share(suite: suite, shard: shard)
            }
        // The coverage is in a file of its own.
        case "coverage": break
        default: return false
        }
        return true
    }
}

nonisolated extension JUnitReport.Case {
    /// The duration in seconds; nil if the report has no duration or an invalid duration.
    var duration: Double? { seconds.flatMap(Double.init).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
}
