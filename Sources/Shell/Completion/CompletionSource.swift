import ChallengeCore
import ChallengeLineEdit
import Synchronization

/// Answers Tab, and says what is still to be typed, from a picture of the session that is renewed before each prompt, so
/// that it waits for nothing.
///
/// ``complete(_:at:)`` and ``hint(_:at:)`` may be called from any thread.
nonisolated final class CompletionSource: Sendable {
    private let snapshot = Mutex(CompletionSnapshot())

    /// Takes a new picture.
    ///
    /// - Parameter lexer: what has read the lines that the next one continues.
    @MainActor
    func update(from session: Session, after lexer: Lexer = Lexer()) {
        let picture = CompletionSnapshot(
            commands: session.available.map(\.description), routes: session.root.routes.map(\.route),
            selection: session.root.top?.rendering.selection, lexer: lexer, style: session.output.style,
            files: FileNames(home: session.options.home), appNames: session.appNames)
        snapshot.withLock { $0 = picture }
    }

    /// What may stand where the cursor is; `cursor` is an offset in Unicode scalars.
    func complete(_ line: String, at cursor: Int) -> Completion {
        let nothing = Completion(replacing: cursor..<cursor, with: [])
        let picture = snapshot.withLock { $0 }
        guard let typed = TypedCommand(line, upTo: cursor, after: picture.lexer),
            let (index, choices) = picture.choices(for: typed), let start = typed.start(of: index)
        else { return nothing }
        let next = line.unicodeScalars.dropFirst(cursor).first
        let writer = CandidateWriter(
            style: picture.style, quote: typed.isQuotedWhole && index == typed.words.count ? typed.quote : nil,
            isClosedBehind: next != nil && next == typed.quote?.rawValue)
        let candidates = writer.candidates(for: choices, typedCount: typed.text(from: index).count)
        return Completion(replacing: start..<cursor + (writer.isClosedBehind ? 1 : 0), with: candidates)
    }

    /// The longest line that is taken apart after every key, in bytes.
    private static let hintLimit = 4_096

    /// How to write what is still to come, where the cursor is at the end of the line and of a word; empty elsewhere.
    func hint(_ line: String, at cursor: Int) -> String {
        guard line.utf8.count <= Self.hintLimit, line.unicodeScalars.count == cursor else { return "" }
        let picture = snapshot.withLock { $0 }
        guard let typed = TypedCommand(line, upTo: cursor, after: picture.lexer) else { return "" }
        return picture.hint(for: typed)
    }
}
