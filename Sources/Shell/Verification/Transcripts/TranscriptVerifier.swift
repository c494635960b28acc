import ChallengeConsole
package import ChallengeHost
package import ChallengeSession
package import ChallengeStorage
import FoundationEssentials
import Glibc

/// Runs transcripts, each in a fresh app, and reports the transcripts whose output differs.
package struct TranscriptVerifier {
    private let paths: [String]
    private let options: SessionOptions
    private let makeRoot: @MainActor () throws -> RootContainer
    package var report: ReportOptions
    /// True if differing transcripts are rewritten.
    package var updates = false
    /// True if only failing transcripts are printed.
    package var isQuiet = false
    var console = Console.standard

    /// - Parameters:
    ///   - paths: transcripts, and folders of transcripts.
    ///   - makeRoot: creates a fresh app that stores nothing for later.
    package init(
        _ paths: [String], options: SessionOptions,
        makeRoot: @escaping @MainActor () throws -> RootContainer
    ) {
        (self.paths, self.options, self.makeRoot) = (paths, options, makeRoot)
        report = ReportOptions(traits: options.traits, display: options.settings.display)
    }

    /// Verifies all transcripts, reports each in order, and returns the exit status. The status is 64, and nothing runs,
    /// if something cannot be written or the report would replace another file. The status is 66 for an unreadable file,
    /// and 1 for a failure or too low a coverage. Otherwise it is 0.
    package func run() async throws -> Int32 {
        let reporter = Reporter(options: report, console: console)
        if reporter.refuses() { return ExitStatus.usage }
        let app = report.hasCoverage ? try makeRoot() : nil
        var coverage = app.map(Coverage.init)
        let report = TranscriptReport(style: options.traits.outputStyle(options.settings.display))
        let results = try await verifyAll(paths.flatMap(files), coverage) { tell($0, report, reporter) }
        for result in results { result.coverage.map { coverage?.formUnion($0) } }
        let updates = results.count { if case .updated = $0.outcome { true } else { false } }
        let isFine = try await reporter.finish(
            TestReport(results.map(TestResult.init)), updates: updates, coverage
        ) { try app ?? makeRoot() }
        let isUnreadable = results.contains { if case .unreadable = $0.outcome { true } else { false } }
        if isUnreadable { return ExitStatus.noInput }
        return isFine ? 0 : 1
    }

    /// Returns the differences or the read error of each failing transcript; empty if all pass.
    package func failures() async throws -> [String] {
        try await verifyAll(paths.flatMap(files)) { _ in }.compactMap(\.failureText)
    }

    private func tell(_ result: TranscriptResult, _ report: TranscriptReport, _ reporter: Reporter) {
        if let diagnostic = result.diagnostic { reporter.tell(diagnostic) }
        guard options.settings.display.format == .text else { return reporter.tell(TestResult(result)) }
        let success = isQuiet ? nil : report.success(result)
        reporter.print(report.differences(result) + (success.map { [$0] } ?? []))
    }

    /// The number of transcripts that run at once. While one transcript waits for an API, others continue. Each
    /// transcript may open 8 connections, and an API refuses too many connections at a time.
    private static let limit = 8

    /// - Parameter tell: receives each result, in order.
    private func verifyAll(
        _ files: [Candidate], _ coverage: Coverage? = nil, tell: (TranscriptResult) -> Void
    ) async throws -> [TranscriptResult] {
        var rest = files.indices.makeIterator()
        var finished: [Int: TranscriptResult] = [:]
        var results: [TranscriptResult] = []
        try await withThrowingTaskGroup(of: (Int, TranscriptResult).self) { group in
            for _ in 0..<Self.limit {
                if let index = rest.next() { group.addTask { (index, try await result(of: files[index], coverage)) } }
            }
            for try await (index, result) in group {
                if let index = rest.next() {
                    group.addTask { (index, try await self.result(of: files[index], coverage)) }
                }
                finished[index] = result
                while let next = finished.removeValue(forKey: results.count) {
                    tell(next)
                    results.append(next)
                }
            }
        }
        return results
    }

    /// A file to verify, or a path that cannot be read, with its error.
    private typealias Candidate = (name: String, mistake: Diagnostic?)

    private func files(at path: String) -> [Candidate] {
        do {
            let files = try TranscriptFiles.files(at: path)
            guard files.isEmpty else { return files.map { ($0, nil) } }
            return [(path, Diagnostic(.error, "'\(path)' contains no *\(TranscriptFiles.ending) file"))]
        } catch {
            return [(path, .unreadable(path, error))]
        }
    }

    private func result(of file: Candidate, _ coverage: Coverage?) async throws -> TranscriptResult {
        if let mistake = file.mistake { return TranscriptResult(name: file.name, outcome: .unreadable(mistake)) }
        var coverage = coverage
        let elapsed = options.clock.stopwatch()
        let outcome = try await outcome(of: file.name, &coverage)
        let duration = options.settings.isTiming ? elapsed() : nil
        return TranscriptResult(name: file.name, outcome: outcome, coverage: coverage, duration: duration)
    }

    private func outcome(of file: String, _ coverage: inout Coverage?) async throws -> TranscriptResult.Outcome {
        var transcript: Transcript
        do {
            transcript = try Transcript(try await InputDescriptor.content(of: file))
        } catch {
            return .unreadable(.unreadable(file, error))
        }
        let session = await HeadlessSession(root: try makeRoot(), options: options, coverage: coverage)
        let outputs = await session.outputs(of: transcript)
        coverage = session.coverage
        let differences = TranscriptResult.differences(of: session.hidingSecrets(in: transcript), from: outputs)
        guard !differences.isEmpty else { return .passed }
        guard updates, !outputs.contains(nil) else { return .failed(differences) }
        for (index, output) in outputs.enumerated() { transcript.entries[index].output = output ?? [] }
        do {
            try await OutputFile.replace(file, with: Data(transcript.text.utf8))
            return .updated
        } catch {
            return .unwritable(Diagnostic(.error, "'\(file)' cannot be updated: \(error)"))
        }
    }
}

/// Finds transcripts by their paths.
package nonisolated enum TranscriptFiles {
    package static let ending = ScriptInput.transcriptEnding

    /// Returns the file at a path. For a folder, returns all files below the folder with a `wanted` name, sorted by name.
    /// Hidden files are left out. Links to folders are left out too, because they might form a cycle. So are named pipes
    /// and other non-files, because they might block a reader.
    package static func files(
        at path: String, wanted: (String) -> Bool = { $0.hasSuffix(ending) }
    ) throws(SystemError) -> [String] {
        // If the path cannot be reached, the error of the later read explains why.
        guard fileType(at: path) == S_IFDIR else { return [path] }
        let folder = path.hasSuffix("/") ? path : path + "/"
        var files: [String] = []
        // A file name that is not UTF-8 changes here, so the file will not be found.
        let names = try entries(of: path).map { String(decoding: $0.name, as: UTF8.self) }
        for name in names.sorted() where !name.hasPrefix(".") {
            let path = folder + name
            switch kind(of: path) {
            case S_IFDIR: files += try self.files(at: path, wanted: wanted)
            // Here too, the error of the later read explains the problem.
            case S_IFREG, nil: if wanted(name) { files.append(path) }
            default: break
            }
        }
        return files
    }

    /// Returns the kind of a file (inode(7)). A link has the kind of its target, but a link to a folder counts as a link.
    /// Nil if the kind is unknown.
    private static func kind(of path: String) -> mode_t? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFLNK, let target = fileType(at: path) else { return kind == S_IFLNK ? nil : kind }
        return target == S_IFDIR ? kind : target
    }
}
