import ChallengeConsole
package import ChallengeCore
import ChallengeDesignSystem
import ChallengeSession
import ChallengeText
import FoundationEssentials

/// Joins what several machines have reported of their shards, as if one had done it all.
///
/// Files of JUnit's XML and those of coverages are told apart by their content.
package struct ReportMerger {
    package let files: [String]
    package let options: ReportOptions
    package let makeRoot: @MainActor () throws -> any RootContainerContract
    var console = Console.standard

    /// - Parameters:
    ///   - options: where the whole goes.
    ///   - makeRoot: makes the app, of which coverages are drawn.
    package init(
        _ files: [String], options: ReportOptions,
        makeRoot: @escaping @MainActor () throws -> any RootContainerContract
    ) {
        self.files = files
        self.options = options
        self.makeRoot = makeRoot
    }

    /// Joins all, reports the whole, and returns the exit status: 64 where something could not be written, and 66 where a
    /// file could not be read or does not belong to the others, and nothing is written then; else 1 where a result is a
    /// failure, a share is missing or there twice, or too little was reached, else 0.
    ///
    /// - Throws: what making an app throws.
    package func run() async throws -> Int32 {
        let reporter = Reporter(options: options, console: console)
        if reporter.refuses() { return ExitStatus.usage }
        var cases: [JUnitReport.Case] = []
        var coverage: Coverage?
        var origin = ""
        var tally = ShareTally()
        for file in files {
            do throws(Diagnostic) {
                switch try await Self.content(of: file) {
                case .report(let report):
                    cases += report.cases
                    for share in report.shares { tally.add(share, in: "reports") }
                case .coverage(let part):
                    if let share = part.share { tally.add(share, in: "coverages") }
                    if coverage == nil { (coverage, origin) = (part.coverage, file) }
                    guard coverage?.declaresSame(as: part.coverage) == true else {
                        throw Diagnostic(.error, "'\(origin)' and '\(file)' are coverages of different apps")
                    }
                    coverage?.formUnion(part.coverage)
                }
            } catch {
                reporter.tell(error)
                return ExitStatus.noInput
            }
        }
        let report = JUnitReport(cases)
        for result in report.cases { reporter.tell(result) }
        if coverage == nil, options.coverage != nil {
            reporter.tell(Diagnostic(.error, "none of the files is a coverage"))
            return ExitStatus.noInput
        }
        let mistakes = tally.mistakes
        for mistake in mistakes { reporter.tell(mistake) }
        return try await reporter.finish(report, coverage, of: makeRoot) && mistakes.isEmpty ? 0 : 1
    }

    private enum Content {
        case report(JUnitReport)
        case coverage(CoverageFile)
    }

    private static func content(of file: String) async throws(Diagnostic) -> Content {
        let bytes = try await InputDescriptor.content(ofReport: file)
        let beginning = bytes.prefix(while: { $0 != UInt8(ascii: "<") })
        let isXML = beginning.count < bytes.count && beginning.allSatisfy("\u{FEFF} \t\r\n".utf8.contains)
        if isXML || XMLScanner.isUTF16(bytes) { return .report(try JUnitReport(bytes, of: file)) }
        guard let coverage = try? JSONDecoder().decode(CoverageFile.self, from: Data(bytes)) else {
            throw Diagnostic(.error, "'\(file)' is neither a report in XML nor a coverage as --out writes it")
        }
        return .coverage(coverage)
    }
}
