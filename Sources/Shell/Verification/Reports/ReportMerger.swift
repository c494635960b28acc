import ChallengeConsole
package import ChallengeCore
import ChallengeDesignSystem
import ChallengeSession
import ChallengeText
import FoundationEssentials

/// Joins what several machines have reported of their shards, as if one had done it all.
///
/// Files of results and of coverages are told apart by their content.
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
                if let part = try await Self.coverage(in: file) {
                    if let share = part.share { tally.add(share, in: "coverages") }
                    try join(part.coverage)
                } else {
                    let results = try await ResultFile(file)
                    cases += results.cases
                    if let share = results.share { tally.add(share, in: "reports") }
                    if let reached = results.coverage { try join(reached) }
                }
                /// Adds what was reached in the same app.
                func join(_ reached: Coverage) throws(Diagnostic) {
                    if coverage == nil { (coverage, origin) = (reached, file) }
                    guard coverage?.declaresSame(as: reached) == true else {
                        throw Diagnostic(.error, "'\(origin)' and '\(file)' are coverages of different apps")
                    }
                    coverage?.formUnion(reached)
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

    /// What a file of `--out` says was reached; nil for another file.
    private static func coverage(in file: String) async throws(Diagnostic) -> CoverageFile? {
        do {
            let bytes = try await InputDescriptor.content(of: file)
            return try? JSONDecoder().decode(CoverageFile.self, from: Data(bytes))
        } catch {
            throw .unreadable(file, error)
        }
    }
}
