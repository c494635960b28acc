public import ChallengeCore
import ChallengeStorage
import FoundationEssentials
import Glibc

/// Runs transcripts, each in a fresh app, and reports which print what they say.
public struct TranscriptVerifier {
    let options: ShellOptions
    let makeRoot: @MainActor () throws -> any RootContainerContract
    var console = Console.standard

    /// A verifier of the files that the options name.
    ///
    /// - Parameters:
    ///   - options: which files, and how the result is reported.
    ///   - makeRoot: makes a fresh app, which keeps nothing for later.
    public init(options: ShellOptions, makeRoot: @escaping @MainActor () throws -> any RootContainerContract) {
        self.options = options
        self.makeRoot = makeRoot
    }

    /// Verifies all, reports each in their order, and returns the exit status: 64 where the report would replace
    /// another file, and nothing is done; 66 where one could not be read, else 1 where one failed, else 0.
    ///
    /// - Throws: what making an app throws.
    public func run() async throws -> Int32 {
        if let file = options.reportFile, OutputFile.isOther(at: file, than: JUnitReport.beginning) {
            tell(Diagnostic(.error, "'\(file)' is no XML: it is not replaced; name another file, or delete that first"))
            return ExitStatus.usage
        }
        let report = TranscriptReport(style: options.traits.outputStyle)
        let results = try await verifyAll { tell($0, report) }
        console.write(report.summary(results) + "\n", to: .output)
        var hasReported = true
        if let file = options.reportFile {
            do {
                try await OutputFile(path: file, replaces: true).appendOrDelete(JUnitReport(results: results).xml)
            } catch {
                tell(Diagnostic(.error, "'\(file)' cannot be written: \(error)"))
                hasReported = false
            }
        }
        let isUnreadable = results.contains { if case .unreadable = $0.outcome { true } else { false } }
        if isUnreadable { return ExitStatus.noInput }
        return hasReported && !results.contains(where: \.isFailure) ? 0 : 1
    }

    /// How the transcripts that fail differ from what they print, or why they cannot be read; empty where all pass.
    package func failures() async throws -> [String] { try await verifyAll { _ in }.compactMap(\.failureText) }

    private func tell(_ result: TranscriptResult, _ report: TranscriptReport) {
        if let diagnostic = result.diagnostic { return tell(diagnostic) }
        var lines = report.differences(result)
        if !options.isQuiet, let success = report.success(result) { lines.append(success) }
        if !lines.isEmpty { console.write(lines.map { $0 + "\n" }.joined(), to: .output) }
    }

    private func tell(_ diagnostic: Diagnostic) {
        console.write(options.traits.text(of: diagnostic) + "\n", to: .error)
    }

    /// How many transcripts run at once: while one waits for an API the others go on. Each may have 8 connections, and
    /// an API refuses too many at a time.
    private static let limit = 8
    /// The longest transcript, in bytes: far more than anybody reads. A device may have no end.
    private static let sizeLimit = 64 << 20

    /// - Parameter tell: called with each result, in their order.
    func verifyAll(_ tell: (TranscriptResult) -> Void) async throws -> [TranscriptResult] {
        let files = options.files.flatMap(files)
        var rest = files.indices.makeIterator()
        var finished: [Int: TranscriptResult] = [:]
        var results: [TranscriptResult] = []
        try await withThrowingTaskGroup(of: (Int, TranscriptResult).self) { group in
            for _ in 0..<Self.limit {
                if let index = rest.next() { group.addTask { (index, try await result(of: files[index])) } }
            }
            for try await (index, result) in group {
                if let index = rest.next() { group.addTask { (index, try await self.result(of: files[index])) } }
                finished[index] = result
                while let next = finished.removeValue(forKey: results.count) {
                    tell(next)
                    results.append(next)
                }
            }
        }
        return results
    }

    /// A file to verify, or what was named and why it is none.
    private typealias Candidate = (name: String, mistake: Diagnostic?)

    private func files(at path: String) -> [Candidate] {
        do {
            let files = try TranscriptFiles.files(at: path)
            guard files.isEmpty else { return files.map { ($0, nil) } }
            return [(path, Diagnostic(.error, "'\(path)' holds no file *\(TranscriptFiles.ending)"))]
        } catch {
            return [(path, .unreadable(path, error))]
        }
    }

    private func result(of file: Candidate) async throws -> TranscriptResult {
        if let mistake = file.mistake { return TranscriptResult(name: file.name, outcome: .unreadable(mistake)) }
        return TranscriptResult(name: file.name, outcome: try await outcome(of: file.name))
    }

    private func outcome(of file: String) async throws -> TranscriptResult.Outcome {
        var transcript: Transcript
        do {
            transcript = try Transcript(try await Self.content(of: file))
        } catch let mistake as SyntaxError {
            let location = Diagnostic.Location(source: file, position: mistake.location, origin: .script)
            return .unreadable(Diagnostic(.error, mistake.message, at: location))
        } catch {
            return .unreadable(.unreadable(file, error))
        }
        let outputs = try await outputs(of: transcript)
        let differences = TranscriptResult.differences(of: transcript, from: outputs)
        guard !differences.isEmpty else { return .passed }
        guard options.updates, !outputs.contains(nil) else { return .failed(differences) }
        for (index, output) in outputs.enumerated() { transcript.entries[index].output = output ?? [] }
        do {
            try await OutputFile.replace(file, with: Data(transcript.text.utf8))
            return .updated
        } catch {
            return .unwritable(Diagnostic(.error, "'\(file)' cannot be updated: \(error)"))
        }
    }

    private static func content(of file: String) async throws(SystemError) -> [UInt8] {
        let descriptor = try InputDescriptor(path: file)
        var bytes: [UInt8] = []
        while case let chunk = try await descriptor.readChunk().get(), !chunk.isEmpty {
            bytes += chunk
            guard bytes.count <= sizeLimit else { throw SystemError(number: EFBIG) }
        }
        return bytes
    }

    /// What each entry prints in a session of its own; nil for those after the end of that.
    private func outputs(of transcript: Transcript) async throws -> [[String]?] {
        let session = await HeadlessSession(root: try makeRoot(), options: options)
        var outputs: [[String]?] = []
        for entry in transcript.entries {
            outputs.append(session.hasEnded ? nil : await session.run(entry.command).rows)
        }
        return outputs
    }
}

/// Finds transcripts by their paths.
nonisolated enum TranscriptFiles {
    static let ending = ".transcript"

    /// The files that a path stands for: itself, or where it is a folder, every file below it whose name has the
    /// ending, by name. Hidden ones are left out, and so are links to folders, which might lead in a circle, and what
    /// is no file, such as a named pipe, whose reader might wait for ever, and links to that.
    ///
    /// - Throws: where a folder cannot be read.
    static func files(at path: String) throws(SystemError) -> [String] {
        var status = stat()
        // Reading it will say why it cannot be reached.
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [path] }
        let folder = path.hasSuffix("/") ? path : path + "/"
        var files: [String] = []
        for name in try names(in: path).sorted() where !name.hasPrefix(".") {
            let path = folder + name
            switch kind(of: path) {
            case S_IFDIR: files += try self.files(at: path)
            // Here too, reading it will say why it cannot be reached.
            case S_IFREG, nil: if name.hasSuffix(ending) { files.append(path) }
            default: break
            }
        }
        return files
    }

    /// The kind of file that is there by this name (inode(7)), or that a link leads to, but for a folder: then it is the
    /// link's; nil where that cannot be told.
    private static func kind(of path: String) -> mode_t? {
        var (status, target) = (stat(), stat())
        guard lstat(path, &status) == 0 else { return nil }
        let kind = status.st_mode & S_IFMT
        guard kind == S_IFLNK else { return kind }
        guard stat(path, &target) == 0 else { return nil }
        return target.st_mode & S_IFMT == S_IFDIR ? kind : target.st_mode & S_IFMT
    }

    /// The names as text. A file whose name is not UTF-8 gets another one here, and will not be found.
    private static func names(in path: String) throws(SystemError) -> [String] {
        guard let folder = opendir(path) else { throw .last }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            names.append(
                withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
                })
        }
        return names
    }
}
