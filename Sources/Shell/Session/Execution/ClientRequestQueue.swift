package import ChallengeLanguage
import ChallengeText

/// A client's request: a command with an id, from the line that it stands on to the end of its work.
package final class ClientRequest {
    package let id: String
    package let command: Command
    package private(set) var isCancelled = false
    /// Whether its result is decided.
    private var isOver = false
    /// Interrupts its work; nil before that begins.
    var onCancel: (() -> Void)?

    init(id: String, _ command: Command) {
        self.id = id
        self.command = command
    }

    /// Has it fail, unless it is over.
    ///
    /// - Returns: whether it will fail because of this.
    package func cancel() -> Bool {
        guard !isOver else { return false }
        isCancelled = true
        onCancel?()
        return true
    }

    /// Its result is decided.
    package func end() { isOver = true }
}

/// Gives the lines of a script in order. While a request is at work those behind it are read too, as one may cancel it;
/// otherwise nothing is read before it is asked for.
final class ClientRequestQueue {
    enum Entry {
        case commands([Command])
        case request(ClientRequest)
        /// A cancellation, which has had its effect already.
        case cancellation(of: String, at: SourceLocation, wasPossible: Bool)
        case wrongObject(SyntaxError, id: String?)
    }

    /// How much is read ahead, in bytes. What a program sends beyond that is read when others have run.
    private static let limit = 16 << 20

    private var reader: ScriptReader
    /// What was read ahead, with its size in bytes; nil for the end of the script.
    private var waiting: ArraySlice<(entry: Result<Entry?, any Error>, size: Int)> = []
    private var size = 0
    /// The request that was given last.
    private var current: ClientRequest?
    private var reading: Task<Void, Never>?
    /// Whether all was read ahead that there is.
    private var isAtEnd = false

    init(_ reader: ScriptReader) { self.reader = reader }

    isolated deinit { reading?.cancel() }

    /// The lines of which the last entry consists.
    var lines: [SourceLine] { reader.lines }

    /// The next entry; nil at the end of the script.
    ///
    /// - Throws: what ``ScriptReader/next()`` throws.
    func next() async throws -> Entry? {
        if waiting.isEmpty, let reading { await reading.value }
        let entry: Entry?
        if let first = waiting.popFirst() {
            size -= first.size
            entry = try first.entry.get()
        } else {
            entry = try await read()
        }
        if case .request(let request) = entry { current = request }
        return entry
    }

    /// Does the work of a request, and reads on meanwhile.
    func run(_ request: ClientRequest, _ work: () async -> Void) async {
        if reading == nil, !isAtEnd {
            reading = Task { [weak self] in
                while let self, current != nil, size < Self.limit, await readAhead() {}
                self?.reading = nil
            }
        }
        await work()
        request.end()
        current = nil
    }

    /// - Returns: whether there may be more.
    private func readAhead() async -> Bool {
        var (entry, mayBeMore): (Result<Entry?, any Error>, Bool)
        do {
            let next = try await read()
            (entry, mayBeMore) = (.success(next), next != nil)
        } catch {
            (entry, mayBeMore) = (.failure(error), error is SyntaxError)
        }
        let count = reader.lines.reduce(0) { $0 + $1.text.utf8.count }
        waiting.append((entry, count))
        size += count
        isAtEnd = !mayBeMore
        return mayBeMore
    }

    private func read() async throws -> Entry? {
        var reader = reader
        defer { self.reader = reader }
        switch try await reader.next() {
        case nil: return nil
        case .commands(let commands): return .commands(commands)
        case .request(let id, let command): return .request(ClientRequest(id: id, command))
        case .wrongObject(let error, let id): return .wrongObject(error, id: id)
        case .cancellation(let id, let place):
            return .cancellation(of: id, at: place, wasPossible: cancel(id))
        }
    }

    /// Cancels the requests of this id that are not over.
    private func cancel(_ id: String) -> Bool {
        var requests = waiting.compactMap {
            if case .success(.request(let request)) = $0.entry { request } else { nil }
        }
        if let current { requests.append(current) }
        return requests.filter { $0.id == id }.map { $0.cancel() }.contains(true)
    }
}
