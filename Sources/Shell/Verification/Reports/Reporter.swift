package import ChallengeConsole
import ChallengeDesignSystem
package import ChallengeHost
package import ChallengeSession
import ChallengeText

package nonisolated struct ReportOptions: Sendable {
    package let traits: OutputTraits
    package let display: DisplaySettings
    /// The file for the results as JUnit XML; nil for no file.
    package var file: String?
    /// The file for a page about an exploration; nil for no file.
    package var page: String?
    package var hasCoverage = false
    /// The minimum percentage of coverage for each kind; 0 for no minimum.
    package var coverageMinimum = 0
    /// The folder for the coverage as JSON and as graphs; nil for no folder.
    package var folder: String?
    /// True if the folder also gets a ``ResultFile``.
    package var writesResults = false

    package init(traits: OutputTraits, display: DisplaySettings) {
        self.traits = traits
        self.display = display
    }

    package var warner: @Sendable (String) -> Void { traits.warner(display) }
}

/// Reports results: each result as text or JSON, then their numbers, a file with all results, and the coverage.
package struct Reporter {
    package let options: ReportOptions
    let console: Console

    package init(options: ReportOptions, console: Console = .standard) {
        (self.options, self.console) = (options, console)
    }

    private var resultFile: String? { options.writesResults ? options.folder.map(ResultFile.path) : nil }

    /// Returns an error if a file cannot be written, or would replace a file of another kind. Also creates the folders.
    private func refusal(_ folders: [String]) -> Diagnostic? {
        for folder in folders {
            if let error = OutputFile.prepareFolder(folder) {
                return Diagnostic(.error, "'\(folder)' cannot be written to: \(error)")
            }
        }
        let files =
            [resultFile, options.file, options.page].compactMap(\.self)
            + (options.folder.map(Self.coverageFiles) ?? [])
        for file in files {
            if let error = OutputFile.prepare(file) {
                return Diagnostic(.error, "'\(file)' cannot be written: \(error)")
            }
        }
        let kinds = [(options.file, TestReport.beginning, "XML"), (options.page, "<!DOCTYPE html>", "HTML")]
        for case (let file?, let beginning, let kind) in kinds where OutputFile.isOther(at: file, than: beginning) {
            return Diagnostic(
                .error, "'\(file)' is not \(kind) and is not replaced; name another file, or delete it first")
        }
        return nil
    }

    package func tell(_ diagnostic: Diagnostic) {
        console.write(options.traits.text(of: diagnostic, options.display) + "\n", to: .error)
    }

    package func print(_ lines: [String]) {
        if !lines.isEmpty { console.write(lines.map { $0 + "\n" }.joined(), to: .output) }
    }

    /// Creates the folders of the report, and another folder, before anything runs. If a folder or a file cannot be
    /// written, reports the error and returns true.
    package func refuses(folder: String? = nil) -> Bool {
        refusal([options.folder, folder].compactMap(\.self)).map(tell) != nil
    }

    /// Prints a result from a file. JSON has every result. Text has only failures, as the run that wrote the file
    /// printed these failures.
    func tell(_ result: TestResult) {
        guard options.display.format == .text else { return print([result.json.text]) }
        guard result.isFailure, let details = result.text else { return }
        let rows = details.split(separator: "\n", omittingEmptySubsequences: false).map { text([Span(String($0))]) }
        print(rows + ["    \(result.name)"])
    }

    /// Prints the summary, and delivers the report. Returns true if the delivery succeeded and no result failed.
    ///
    /// - Parameter updates: the number of passed transcripts that were rewritten.
    package func finish(
        _ report: TestReport, updates: Int = 0, _ coverage: Coverage?,
        of app: () throws -> RootContainer
    ) async throws -> Bool {
        print([summary(report, updates: updates)])
        return try await deliver(report, coverage, of: app) && report.counts.failed == 0
    }

    /// Writes the report and reports the coverage. Returns true if writing succeeded and no kind is below the minimum.
    ///
    /// - Parameters:
    ///   - coverage: nil if no coverage is reported.
    ///   - page: the page; nil if none is wanted.
    package func deliver(
        _ report: TestReport, _ coverage: Coverage?, page: String? = nil, of app: () throws -> RootContainer
    ) async throws -> Bool {
        var isFine = true
        let results = (report.results.map(\.json) + [counts(report)]).map { $0.text + "\n" }.joined()
        let files = [(options.file, report.xml), (resultFile, results), (options.page, page)]
        for case (let file?, let text?) in files {
            do {
                try await OutputFile(path: file, replaces: true).appendOrDelete(text)
            } catch {
                tell(Diagnostic(.error, "'\(file)' cannot be written: \(error)"))
                isFine = false
            }
        }
        guard let coverage else { return isFine }
        return try await tell(coverage, of: report.shard, app) && isFine
    }

    /// Returns the numbers of results and the share as JSON.
    private func counts(_ report: TestReport, updates: Int = 0) -> JSON {
        let (all, failed, skipped) = report.counts
        return [
            "event": "summary", "passed": all - updates, "failed": failed, "updated": updates, "skipped": skipped,
            "suite": report.shard.map { _ in TestResult.exploration }, "shard": report.shard?.text,
        ]
    }

    /// Returns the summary. The summary has the same words for all numbers, so that a search can find them.
    private func summary(_ report: TestReport, updates: Int) -> String {
        guard options.display.format == .text else { return counts(report, updates: updates).text }
        let (all, failed, skipped) = report.counts
        let passed = all - updates
        return text(
            [
                Span("\(passed) passed", failed == 0 ? .success : .plain), Span(", "),
                Span("\(failed) failed", failed > 0 ? .failure : .plain),
            ] + (updates > 0 ? [Span(", \(updates) updated")] : [])
                + (skipped > 0 ? [Span(", \(skipped) skipped")] : []))
    }

    /// Renders spans without a limit on the width: a cut could hide the difference.
    private func text(_ spans: [Span]) -> String {
        TextRenderer(width: .max, style: options.traits.outputStyle(options.display)).text(of: spans)
    }
}

extension EventSchema {
    /// The events of `verify`, `merge` and `--coverage`.
    package static let verification = [
        event(
            "test", "The result of a transcript, of verify and merge.", hasID: false,
            [
                "suite": .string, "name": .string, "outcome": .choice(["passed", "skipped", "failed", "error"]),
                "message": .string.optional, "text": .string.described("The differences.").optional,
                "seconds": .string.described("With time only.").optional,
            ]),
        event(
            "summary", "The numbers of transcripts, of verify and merge.", hasID: false,
            [
                "passed": .integer(from: 0), "failed": .integer(from: 0), "updated": .integer(from: 0),
                "skipped": .integer(from: 0), "suite": .string.described("With a share only.").optional,
                "shard": .string.described("The share: 2/5.").optional,
            ]),
        event(
            "coverage", "The coverage, with --coverage.", hasID: false,
            [
                "coverage": .object(
                    of: Coverage.Kind.allCases.map { kind in
                        let names = ContentSchema.array(of: .string)
                        return (
                            kind.rawValue,
                            .object(["percent": .integer(from: 0), "reached": names, "missing": names])
                        )
                    })
            ]),
    ]
}
