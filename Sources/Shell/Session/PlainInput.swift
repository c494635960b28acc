import ChallengeLineEdit

/// Lines from a terminal on which they cannot be edited, as the system's own line input gives them.
///
/// A read that is under way when someone gives up the line stays under way, for the next line: the terminal can be read
/// by one thread at a time only.
final class PlainInput {
    private let read: () async -> Result<[UInt8], SystemError>
    private lazy var reader = makeReader()
    private var reading: Task<Void, Never>?
    private var arrived: Result<[UInt8], SystemError>?
    private var waiting: Promise<Result<[UInt8], SystemError>>?

    /// - Parameter read: the next bytes; none at the end.
    init(read: @escaping () async -> Result<[UInt8], SystemError>) {
        self.read = read
    }

    convenience init(descriptor: InputDescriptor) {
        self.init { () async -> Result<[UInt8], SystemError> in
            do throws(SystemError) { return .success(try await descriptor.readChunk()) } catch {
                return .failure(error)
            }
        }
    }

    isolated deinit {
        reading?.cancel()
    }

    /// The next line. An interrupt drops what was typed of it.
    ///
    /// - Throws: where the line is no text. The line is dropped.
    func next(_ interrupts: Interrupts) async throws(SyntaxError) -> LineEditor.Event {
        var reader = reader
        let result = await interrupts.handing {
            self.takeWaiting()?.give(.failure(.interrupted))
        } while: { () async -> Result<SourceLine?, any Error> in
            do { return .success(try await reader.nextLine()) } catch { return .failure(error) }
        }
        self.reader = reader
        switch result {
        case .success(let line?):
            return .line(line.text)
        case .failure(let error as SyntaxError):
            throw error
        case .failure(let error as SystemError) where error == .interrupted:
            self.reader = makeReader()
            return .interrupt
        case .success(nil), .failure:
            // A terminal may have more to say after Ctrl-D.
            self.reader = makeReader()
            return .end
        }
    }

    private func makeReader() -> ScriptReader {
        ScriptReader { [unowned self] () async throws(SystemError) in try await self.chunk().get() }
    }

    private func chunk() async -> Result<[UInt8], SystemError> {
        if let arrived {
            self.arrived = nil
            return arrived
        }
        let promise = Promise<Result<[UInt8], SystemError>>()
        waiting = promise
        if reading == nil {
            reading = Task { [weak self, read] in
                let result = await read()
                self?.finishReading(result)
            }
        }
        return await promise.wait()
    }

    /// Who waits for bytes; what comes after is not for them.
    private func takeWaiting() -> Promise<Result<[UInt8], SystemError>>? {
        defer { waiting = nil }
        return waiting
    }

    private func finishReading(_ result: Result<[UInt8], SystemError>) {
        reading = nil
        guard let waiting = takeWaiting() else { return arrived = result }
        waiting.give(result)
    }
}
