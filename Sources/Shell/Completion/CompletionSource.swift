import ChallengeCore
import ChallengeDesignSystem
import ChallengeLineEdit
import Synchronization

/// Answers Tab and gives hints from a snapshot of the session, taken for each prompt, so that neither asks the session.
///
/// ``complete(_:at:)`` and ``hint(_:at:)`` may be called from any thread.
nonisolated final class CompletionSource: Sendable {
    private let snapshot = Mutex(CompletionSnapshot())

    /// Forgets the snapshot: there is nothing to propose until the next one.
    func clear() { snapshot.withLock { $0 = CompletionSnapshot() } }

    /// Takes a new snapshot.
    ///
    /// - Parameter lexer: what has read the lines that the next one continues.
    @MainActor
    func update(from session: Session, after lexer: Lexer = Lexer()) {
        let new = CompletionSnapshot(
            commands: session.commands.commandTable.all.map(\.description)
                + session.events.settings.aliases.map(\.description),
            routes: session.root.routes.map(\.route),
            leading: (session.root.top?.rendering.actions ?? []).map(\.description).filter(\.isDestination),
            selection: session.root.top?.rendering.selection, lexer: lexer, style: session.output.style,
            files: FileNames(home: session.commands.options.home), appNames: session.appNames)
        snapshot.withLock { $0 = new }
    }

    /// What may stand where the cursor is; `cursor` is an offset in Unicode scalars.
    func complete(_ line: String, at cursor: Int) -> Completion {
        let nothing = Completion(replacing: cursor..<cursor, with: [])
        let current = snapshot.withLock { $0 }
        guard let typed = CompletionContext(line, upTo: cursor, after: current.lexer),
            let (index, items) = current.items(for: typed), let start = typed.start(of: index)
        else { return nothing }
        let next = line.unicodeScalars.dropFirst(cursor).first
        let writer = CandidateWriter(
            style: current.style, quote: typed.isQuotedWhole && index == typed.words.count ? typed.quote : nil,
            isClosedBehind: next != nil && next == typed.quote?.rawValue)
        let candidates = writer.candidates(for: items, typedCount: typed.text(from: index).count)
        return Completion(replacing: start..<cursor + (writer.isClosedBehind ? 1 : 0), with: candidates)
    }

    /// The longest line that is taken apart after every key, in bytes.
    private static let hintLimit = 4_096

    /// How to write what is still to come, where the cursor is at the end of the line and of a word; empty elsewhere.
    func hint(_ line: String, at cursor: Int) -> String {
        guard line.utf8.count <= Self.hintLimit, line.unicodeScalars.count == cursor else { return "" }
        let current = snapshot.withLock { $0 }
        guard let typed = CompletionContext(line, upTo: cursor, after: current.lexer) else { return "" }
        return current.hint(for: typed)
    }
}

extension Session {
    /// The names that `expect` takes. Of events those are known that were tracked.
    var appNames: [(named: Parameter.Named, names: [String])] {
        let map = root.map
        let hops = map.features.flatMap(\.redirects).flatMap(\.navigations).map(\.name)
        let screens = map.screens
        return [
            (.screen, screens.map(\.name)), (.state, screens.flatMap(\.states).map(\.name).unique),
            (.navigation, (hops + screens.map(\.navigation)).unique), (.event, commands.log.eventNames),
        ]
    }
}

nonisolated extension [String] {
    /// Each once, in their order.
    var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

/// What is typed of the command at a cursor, up to the cursor.
nonisolated struct CompletionContext {
    /// The words that are finished.
    let words: [String]
    /// The word that ends at the cursor; nil between words.
    let word: String?
    /// The quote that is open at the cursor.
    let quote: Lexer.Quote?
    /// Whether that quote begins the word.
    let isQuotedWhole: Bool
    /// Whether a program or a file is typed.
    let isLeaving: Bool

    private let locations: [SourceLocation]
    private let cursor: Int

    /// The number of the line that is being typed; lines of scripts and those that it continues have others.
    private static let lineNumber = 0

    /// Nil where nothing can be typed of a command: in a comment, and after a backslash.
    ///
    /// - Parameters:
    ///   - cursor: in Unicode scalars of the line.
    ///   - lexer: what has read the lines that the line continues.
    init?(_ line: String, upTo cursor: Int, after lexer: Lexer = Lexer()) {
        let before = String(line.unicodeScalars.prefix(cursor))
        var lexer = lexer
        lexer.readPartially(SourceLine(number: Self.lineNumber, text: before))
        guard !lexer.isInComment, !lexer.isContinued else { return nil }
        words = lexer.words.map(\.text)
        word = lexer.word?.text
        quote = lexer.quote?.kind
        isLeaving = lexer.sign != nil
        isQuotedWhole = lexer.quote.map { $0.location == lexer.word?.location } ?? false
        locations = lexer.words.map(\.location) + (lexer.word.map { [$0.location] } ?? [])
        self.cursor = cursor
    }

    /// Everything from a word on, as one argument that takes the rest of the command.
    func text(from index: Int) -> String {
        (words[index...] + [word ?? ""]).joined(separator: " ")
    }

    /// Where the word begins, or would, in Unicode scalars of the line; nil where it begins on a line before.
    func start(of index: Int) -> Int? {
        guard index < locations.count else { return cursor }
        let location = locations[index]
        return location.line.number == Self.lineNumber ? location.before.unicodeScalars.count : nil
    }
}
