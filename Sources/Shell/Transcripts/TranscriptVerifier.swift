package import ChallengeCore

/// Carries out transcripts, each in a fresh app, and tells which print what they say.
package struct TranscriptVerifier {
    package nonisolated struct Options: Sendable {
        /// Files, and folders with files.
        package var paths: [String]
        /// Whether what differs is rewritten.
        package var updates = false
        /// Where the results go as JUnit's XML.
        package var reportFile: String?
        /// Whether only what is wrong is told.
        package var isQuiet = false
        /// Whether a script that a transcript sources goes on after a failing command.
        package var keepsGoing = false
        /// As the command `trace on`.
        package var isTracing = false
        package var showsStates = false
        /// The user's home, for `~/` in the name of a sourced file; nil where there is none.
        package var home: String?
        package var traits: OutputTraits

        package init(paths: [String], traits: OutputTraits) {
            self.paths = paths
            self.traits = traits
        }
    }

    let options: Options
    let makeRoot: @MainActor () -> any RootContainerContract
    private let console: Console

    /// - Parameter makeRoot: makes an app that nobody has used, which keeps nothing for later.
    package init(options: Options, makeRoot: @escaping @MainActor () -> any RootContainerContract) {
        self.init(options: options, console: .standard, makeRoot: makeRoot)
    }

    init(options: Options, console: Console, makeRoot: @escaping @MainActor () -> any RootContainerContract) {
        self.options = options
        self.console = console
        self.makeRoot = makeRoot
    }

    /// Verifies all, tells what became of each in their order, and returns the status to exit with: 64 where the report would
    /// replace another file, and nothing is done; 66 where one could not be read, else 1 where one failed, else 0.
    package func run() async -> Int32 {
        if let file = options.reportFile, WrittenFile.isOther(at: file, than: JUnitReport.beginning) {
            tell(Diagnostic(.error, "'\(file)' is no XML: it is not replaced; name another file, or delete that first"))
            return ExitStatus.usage
        }
        let report = TranscriptReport(style: options.traits.outputStyle)
        let results = await verifyAll { tell($0, report) }
        console.write(report.summary(results) + "\n", to: .output)
        var hasReported = true
        if let file = options.reportFile { hasReported = write(JUnitReport(results: results), to: file) }
        let isUnreadable = results.contains { if case .unreadable = $0.outcome { true } else { false } }
        if isUnreadable { return ExitStatus.noInput }
        return hasReported && !results.contains(where: \.isFailure) ? 0 : 1
    }

    private func tell(_ result: TranscriptResult, _ report: TranscriptReport) {
        if let diagnostic = result.diagnostic { return tell(diagnostic) }
        var lines = report.differences(result)
        if !options.isQuiet, let success = report.success(result) { lines.append(success) }
        if !lines.isEmpty { console.write(lines.map { $0 + "\n" }.joined(), to: .output) }
    }

    private func tell(_ diagnostic: Diagnostic) {
        let text = diagnostic.text(style: options.traits.errorStyle, width: OutputTraits.defaultWidth)
        console.write(text + "\n", to: .error)
    }

    /// Whether it could be written.
    private func write(_ report: JUnitReport, to path: String) -> Bool {
        do {
            try WrittenFile(path: path, replaces: true).append(report.xml)
            return true
        } catch {
            tell(Diagnostic(.error, "'\(path)' cannot be written: \(error)"))
            return false
        }
    }
}
