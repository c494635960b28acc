package import ChallengeShellLanguage
import ChallengeShellText

/// A command that has an id. The request begins with its line and lasts until the work ends.
package final class ClientRequest {
    package let id: String
    package let command: Command
    package private(set) var isCancelled = false
    private var isOver = false
    var onCancel: (() -> Void)?

    init(id: String, _ command: Command) { (self.id, self.command) = (id, command) }

    /// Makes the request fail unless it has ended. Returns true if it will fail.
    package func cancel() -> Bool {
        guard !isOver else { return false }
        isCancelled = true
        onCancel?()
        return true
    }

    package func end() { isOver = true }
}

/// Returns the lines of a script in order. It reads a line only when needed. But while a request runs, it also reads the
/// following lines, as one of them may cancel the request.
@MainActor  // Written out, as Swift 6.3 does not find the module's default for `deinit` in what `make fuzz` builds.
final class ClientRequestQueue {
    /// A line, its request if it is one, and true if the line has already cancelled a request.
    typealias Entry = (line: ScriptEntry, request: ClientRequest?, isCancelling: Bool)

    /// The most bytes that are read ahead.
    private static let limit = 16 << 20

    private var reader: ScriptReader
    /// The entries that were read ahead, each with its size in bytes. A nil entry is the end of the script.
    private var waiting: ArraySlice<(entry: Result<Entry?, any Error>, size: Int)> = []
    private var size = 0
    private var current: ClientRequest?
    private var reading: Task<Void, Never>?
    private var isAtEnd = false

    init(_ reader: ScriptReader) { self.reader = reader }

    isolated deinit { reading?.cancel() }

    var lines: [SourceLine] { reader.lines }

    /// Returns the next line, or nil at the end of the script. Throws the errors of ``ScriptReader/next(verbatim:)``. A
    /// line that was read ahead has no verbatim texts, because its screen was not known.
    func next(verbatim: Set<[String]>) async throws -> Entry? {
        if waiting.isEmpty, let reading { await reading.value }
        let entry: Entry?
        if let first = waiting.popFirst() {
            size -= first.size
            entry = try first.entry.get()
        } else {
            entry = try await read(verbatim)
        }
        if let request = entry?.request { current = request }
        return entry
    }

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

    /// Reads a line ahead; returns false after the last one.
    private func readAhead() async -> Bool {
        var (entry, mayBeMore): (Result<Entry?, any Error>, Bool)
        do {
            let next = try await read([])
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

    private func read(_ verbatim: Set<[String]>) async throws -> Entry? {
        var reader = reader
        defer { self.reader = reader }
        guard let line = try await reader.next(verbatim: verbatim) else { return nil }
        return switch line {
        case .request(let id, let command): (line, ClientRequest(id: id, command), false)
        case .cancellation(let id, _): (line, nil, cancel(id))
        case .commands, .wrongObject: (line, nil, false)
        }
    }

    /// Cancels the requests with this id that have not ended; returns true if there are any.
    private func cancel(_ id: String) -> Bool {
        let requests = waiting.compactMap { (try? $0.entry.get())?.request } + (current.map { [$0] } ?? [])
        return requests.filter { $0.id == id }.map { $0.cancel() }.contains(true)
    }
}
