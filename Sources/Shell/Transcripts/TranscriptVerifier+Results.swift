#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension TranscriptVerifier {
    /// How many transcripts are carried out at once: while one waits for an API the others go on. Each may have 8
    /// connections, and an API that is asked by too many at a time refuses them.
    private static let limit = 8
    /// The longest transcript, in bytes: far more than anybody reads. A device may have no end.
    private static let sizeLimit = 64 << 20

    /// - Parameter tell: given each result when those before it are there.
    func verifyAll(_ tell: (TranscriptResult) -> Void) async -> [TranscriptResult] {
        let files = options.paths.flatMap(files)
        var rest = files.indices.makeIterator()
        var finished: [Int: TranscriptResult] = [:]
        var results: [TranscriptResult] = []
        await withTaskGroup(of: (Int, TranscriptResult).self) { group in
            for _ in 0..<Self.limit {
                if let index = rest.next() { group.addTask { (index, await result(of: files[index])) } }
            }
            for await (index, result) in group {
                if let index = rest.next() { group.addTask { (index, await self.result(of: files[index])) } }
                finished[index] = result
                while let next = finished.removeValue(forKey: results.count) {
                    tell(next)
                    results.append(next)
                }
            }
        }
        return results
    }

    /// A file to verify, or why what was named is none.
    private enum Candidate {
        case file(String)
        case unreadable(String, Diagnostic)
    }

    private func files(at path: String) -> [Candidate] {
        do {
            let files = try TranscriptFiles.files(at: path)
            guard files.isEmpty else { return files.map(Candidate.file) }
            return [.unreadable(path, Diagnostic(.error, "'\(path)' holds no file *\(TranscriptFiles.ending)"))]
        } catch {
            return [.unreadable(path, .unreadable(path, error))]
        }
    }

    private func result(of candidate: Candidate) async -> TranscriptResult {
        switch candidate {
        case .file(let name): TranscriptResult(name: name, outcome: await outcome(of: name))
        case .unreadable(let name, let diagnostic): TranscriptResult(name: name, outcome: .unreadable(diagnostic))
        }
    }

    private func outcome(of file: String) async -> TranscriptResult.Outcome {
        var transcript: Transcript
        do {
            transcript = try Transcript(try await Self.content(of: file))
        } catch let mistake as Transcript.Mistake {
            let place = Diagnostic.Place(source: file, location: mistake.location, origin: .script)
            return .unreadable(Diagnostic(.error, mistake.message, at: place))
        } catch {
            return .unreadable(.unreadable(file, error))
        }
        let outputs = await check().outputs(of: transcript)
        let differences = TranscriptResult.differences(of: transcript, from: outputs)
        guard !differences.isEmpty else { return .passed }
        guard options.updates, !outputs.contains(nil) else { return .failed(differences) }
        for (index, output) in outputs.enumerated() { transcript.entries[index].output = output ?? [] }
        do {
            try WrittenFile.replace(file, with: transcript.text)
            return .updated
        } catch {
            return .unwritable(Diagnostic(.error, "'\(file)' cannot be updated: \(error)"))
        }
    }

    private static func content(of file: String) async throws(SystemError) -> [UInt8] {
        let descriptor = try InputDescriptor(path: file)
        var bytes: [UInt8] = []
        while case let chunk = try await descriptor.readChunk(), !chunk.isEmpty {
            bytes += chunk
            guard bytes.count <= sizeLimit else { throw SystemError(number: EFBIG) }
        }
        return bytes
    }

    private func check() -> TranscriptCheck {
        TranscriptCheck(
            root: makeRoot(),
            options: Session.Options(
                keepsGoing: options.keepsGoing, home: HomeFolder(path: options.home),
                settings: SessionSettings(isTracing: options.isTracing, showsStates: options.showsStates)))
    }
}
