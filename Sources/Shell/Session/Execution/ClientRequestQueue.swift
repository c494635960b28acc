package import ChallengeLanguage
import ChallengeText

/// A command with an id. The request begins with its line in the script, and ends with the command's work.
package final class ClientRequest {
    package let id: String
    package let command: Command
    package private(set) var isCancelled = false
    private var isOver = false
    var onCancel: (() -> Void)?

    init(id: String, _ command: Command) { (self.id, self.command) = (id, command) }

    /// Makes the request fail, unless the request has ended. Returns true if the request will fail.
    package func cancel() -> Bool {
        guard !isOver else { return false }
        isCancelled = true
        onCancel?()
        return true
    }

    package func end() { isOver = true }
}

/// Returns the lines of a script in order. Usually the queue reads a line only when needed. While a request runs, the
/// queue also reads the following lines, because a line may cancel the request.
@MainActor  // Written out, as Swift 6.3 does not find the module's default for `deinit` in what `make fuzz` builds.
final class ClientRequestQueue {
    /// A line, the request that the line begins, if any, and true if the line has already cancelled a request.
    typealias Entry = (line: ScriptEntry, request: ClientRequest?, isCancelling: Bool)

    /// The maximum number of bytes that are read ahead.
    private static let limit = 16 << 20

    private var reader: ScriptReader
    /// The entries that were read ahead, with their sizes in bytes. A nil entry stands for the end of the script.
    private var waiting: ArraySlice<(entry: Result<Entry?, any Error>, size: Int)> = []
    private var size = 0
    private var current: ClientRequest?
    private var reading: Task<Void, Never>?
    private var isAtEnd = false

    init(_ reader: ScriptReader) { self.reader = reader }

    isolated deinit { reading?.cancel() }

    var lines: [SourceLine] { reader.lines }

    /// Returns the next line, or nil at the end of the script. Throws the errors of ``ScriptReader/next(verbatim:)``. A
    /// line that is read ahead cannot contain verbatim texts, because the line's screen is unknown when it is read.
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

    /// Reads a line ahead. Returns false after the last line.
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

    /// Cancels the requests that have this id and have not ended. Returns true if any such request exists.
    private func cancel(_ id: String) -> Bool {
        let requests = waiting.compactMap { (try? $0.entry.get())?.request } + (current.map { [$0] } ?? [])
        return requests.filter { $0.id == id }.map { $0.cancel() }.contains(true)
    }
}
