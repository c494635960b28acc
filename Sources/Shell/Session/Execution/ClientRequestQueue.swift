package import ChallengeShellLanguage
import ChallengeShellText

/// A command with an id, from its line to the end of its work.
package final class ClientRequest {
    package let id: String
    package let command: Command
    package private(set) var isCancelled = false
    private var isOver = false
    var onCancel: (() -> Void)?

    init(id: String, _ command: Command) { (self.id, self.command) = (id, command) }

    /// Makes it fail, unless it has ended; true if it will fail because of this.
    package func cancel() -> Bool {
        guard !isOver else { return false }
        isCancelled = true
        onCancel?()
        return true
    }

    package func end() { isOver = true }
}

/// Returns the lines of a script in order. While a request runs, the following lines are read too, as one may cancel it;
/// otherwise lines are read only on demand.
@MainActor  // Written out, as Swift 6.3 does not find the module's default for `deinit` in what `make fuzz` builds.
final class ClientRequestQueue {
    /// The content of a line, its request, and true for a cancellation that already had its effect.
    typealias Entry = (line: ScriptEntry, request: ClientRequest?, isCancelling: Bool)

    /// The most bytes that are read ahead.
    private static let limit = 16 << 20

    private var reader: ScriptReader
    /// The entries that were read ahead, each with its size in bytes; nil for the end of the script.
    private var waiting: ArraySlice<(entry: Result<Entry?, any Error>, size: Int)> = []
    private var size = 0
    private var current: ClientRequest?
    private var reading: Task<Void, Never>?
    private var isAtEnd = false

    init(_ reader: ScriptReader) { self.reader = reader }

    isolated deinit { reading?.cancel() }

    var lines: [SourceLine] { reader.lines }

    /// Nil at the end of the script. Throws the errors of ``ScriptReader/next(verbatim:)``. Lines that are read ahead have no
    /// verbatim texts: their screen is not yet known.
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

    /// True if there may be more.
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

    /// True if there are requests of this id that have not ended.
    private func cancel(_ id: String) -> Bool {
        let requests = waiting.compactMap { (try? $0.entry.get())?.request } + (current.map { [$0] } ?? [])
        return requests.filter { $0.id == id }.map { $0.cancel() }.contains(true)
    }
}
