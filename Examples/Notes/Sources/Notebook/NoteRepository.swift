import ChallengeActions
import ChallengeCore
import ChallengeListing
import FoundationEssentials
import Synchronization

/// The notes, in a file or, without one, in memory.
///
/// The actor reads the file before each use and replaces it as a whole. The file is therefore never half written, and several
/// sessions may use it. If two write at the same moment, the later one wins.
package actor NoteRepository: RepositoryContract {
    private static let pageSize = 20

    private let file: URL?
    private var notes: [Note] = []
    private let tagNames = Mutex<[String]>([])

    /// The names of the tags at the last reading, for completion, which cannot wait.
    package nonisolated var knownTags: [String] { tagNames.withLock { $0 } }

    /// - Parameter folder: the folder of the file, created when the first note is saved; nil keeps the notes in memory.
    package init(folder: String?) {
        file = folder.map { URL(filePath: $0).appending(path: "notes.json") }
    }

    private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
    private var lastListener = 0

    /// An element for each change from now on, until the caller stops waiting.
    package func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        lastListener += 1
        listeners[lastListener] = continuation
        continuation.onTermination = { [lastListener] _ in Task { await self.remove(lastListener) } }
        return stream
    }

    private func remove(_ listener: Int) { listeners[listener] = nil }

    /// The notes, the oldest first.
    package func all() throws(LoadFailure) -> [Note] {
        guard let file, FileManager.default.fileExists(atPath: file.path) else { return notes }
        do {
            return try JSONDecoder().decode([Note].self, from: Data(contentsOf: file))
        } catch {
            throw .unreadable("\(file.path) does not hold notes")
        }
    }

    /// The notes with a tag, the oldest first.
    package func notes(tagged tag: String) throws(LoadFailure) -> [Note] { try all().filter { $0.tags.contains(tag) } }

    /// The tags of all notes, in alphabetical order.
    package func tags() throws(LoadFailure) -> [Tag] {
        let counts = Dictionary(try all().flatMap(\.tags).map { ($0, 1) }, uniquingKeysWith: +)
        let tags = counts.sorted { $0.key < $1.key }.map { Tag(name: $0, count: $1) }
        tagNames.withLock { $0 = tags.map(\.name) }
        return tags
    }

    /// Saves a new note.
    package func add(_ draft: Note.Draft) throws(SaveFailure) {
        let notes: [Note]
        do { notes = try all() } catch { throw SaveFailure(description: error.reason) }
        tagNames.withLock { $0 += draft.tags.filter { [known = $0] in !known.contains($0) } }
        try save(notes + [Note(draft, id: (notes.map(\.id).max() ?? 0) + 1)])
    }

    /// Deletes a note, if it is there.
    package func delete(_ identifier: Int) throws(SaveFailure) {
        let notes: [Note]
        do { notes = try all() } catch { throw SaveFailure(description: error.reason) }
        try save(notes.filter { $0.id != identifier })
    }

    private func save(_ notes: [Note]) throws(SaveFailure) {
        defer { for listener in listeners.values { listener.yield() } }
        guard let file else { return self.notes = notes }
        do {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try JSONEncoder().encode(notes).write(to: file, options: .atomic)
        } catch {
            throw SaveFailure(description: "cannot write \(file.path)")
        }
    }

    // MARK: Requests of a list and details

    package func item(
        _ identifier: Int, cachePolicy: CachePolicy
    ) async throws(LoadFailure) -> Fetched<Note, LoadFailure> {
        guard let note = try all().first(where: { $0.id == identifier }) else {
            throw .notFound(identifier: identifier)
        }
        return Fetched(note)
    }

    package func page(
        _ page: Int, cachePolicy: CachePolicy
    ) async throws(LoadFailure) -> Fetched<ListPage<Note>, LoadFailure> {
        Fetched(try await search(TextQuery(), page: page))
    }

    package func search(_ query: TextQuery, page: Int) async throws(LoadFailure) -> ListPage<Note> {
        let text = query.text.lowercased()
        let found = try all().filter { text.isEmpty || $0.title.lowercased().contains(text) }
        return ListPage(
            items: Array(found.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)), page: page,
            pages: (found.count + Self.pageSize - 1) / Self.pageSize, total: found.count)
    }
}

/// The reason why a note could not be saved.
package struct SaveFailure: ActionError {
    package let description: String
}
