import ChallengeCore
import ChallengeDesignSystem
import ChallengeLineEdit
import Synchronization

/// Answers Tab and gives hints from a snapshot of the session, taken before each prompt, so that neither waits.
///
/// ``complete(_:at:)`` and ``hint(_:at:)`` may be called from any thread.
nonisolated final class CompletionSource: Sendable {
    private let snapshot = Mutex(CompletionSnapshot())

    /// Takes a new snapshot.
    ///
    /// - Parameter lexer: what has read the lines that the next one continues.
    @MainActor
    func update(from session: Session, after lexer: Lexer = Lexer()) {
        let new = CompletionSnapshot(
            commands: CommandTable(session.root).all.map(\.description), routes: session.root.routes.map(\.route),
            selection: session.root.top?.rendering.selection, lexer: lexer, style: session.output.style,
            files: FileNames(home: session.commands.options.home), appNames: session.appNames)
        snapshot.withLock { $0 = new }
    }

    /// What may stand where the cursor is; `cursor` is an offset in Unicode scalars.
    func complete(_ line: String, at cursor: Int) -> Completion {
        let nothing = Completion(replacing: cursor..<cursor, with: [])
        let current = snapshot.withLock { $0 }
        guard let typed = TypedCommand(line, upTo: cursor, after: current.lexer),
            let (index, choices) = current.choices(for: typed), let start = typed.start(of: index)
        else { return nothing }
        let next = line.unicodeScalars.dropFirst(cursor).first
        let writer = CandidateWriter(
            style: current.style, quote: typed.isQuotedWhole && index == typed.words.count ? typed.quote : nil,
            isClosedBehind: next != nil && next == typed.quote?.rawValue)
        let candidates = writer.candidates(for: choices, typedCount: typed.text(from: index).count)
        return Completion(replacing: start..<cursor + (writer.isClosedBehind ? 1 : 0), with: candidates)
    }

    /// The longest line that is taken apart after every key, in bytes.
    private static let hintLimit = 4_096

    /// How to write what is still to come, where the cursor is at the end of the line and of a word; empty elsewhere.
    func hint(_ line: String, at cursor: Int) -> String {
        guard line.utf8.count <= Self.hintLimit, line.unicodeScalars.count == cursor else { return "" }
        let current = snapshot.withLock { $0 }
        guard let typed = TypedCommand(line, upTo: cursor, after: current.lexer) else { return "" }
        return current.hint(for: typed)
    }
}

extension Session {
    /// The names that `expect` takes. Of events those are known that were tracked.
    var appNames: [Parameter.Named: [String]] {
        let map = root.map
        let hops = map.features.flatMap(\.redirects).flatMap(\.navigations).map(\.name)
        let screens = map.features.flatMap(\.screens)
        return [
            .screen: screens.map(\.name), .state: screens.flatMap(\.states).map(\.name).unique,
            .navigation: (hops + screens.map(\.navigation)).unique, .event: commands.log.tracked.map(\.name).unique,
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

/// Turns choices into what the editor puts into the line and lists.
nonisolated struct CandidateWriter {
    /// How choices are listed, and which words can be seen in the line as they are.
    let style: TextStyle
    /// The quote with which what is typed begins; nil for quotes where they are needed.
    let quote: Lexer.Quote?
    /// Whether the quote that is open at the cursor is closed right behind it. Then that is replaced as well.
    let isClosedBehind: Bool

    /// A candidate for each choice that can be written, no word twice.
    ///
    /// - Parameter typedCount: how many characters of the choices are typed.
    func candidates(for choices: [Choice], typedCount: Int) -> [Completion.Candidate] {
        var seen: Set<String> = []
        let written = choices.compactMap { choice in
            self.word(for: choice).flatMap { seen.insert($0).inserted ? (choice, $0) : nil }
        }
        let quote = quote ?? commonQuote(of: written.map(\.1), typedCount: typedCount)
        return written.map { choice, word in
            let isClosed = choice.isWhole || isClosedBehind
            let isQuoted = quote != nil || CompletionQuoting.needsQuotes(word)
            return Completion.Candidate(
                isQuoted ? CompletionQuoting.quoted(word, in: quote ?? .double, isClosed: isClosed) : word,
                suffix: choice.isWhole ? " " : "", display: choice.name.printable(in: style),
                help: choice.help?.printable(in: style))
        }
    }

    private func word(for choice: Choice) -> String? {
        [choice.word, choice.substitute].lazy.compactMap { $0 }.first { $0.printable(in: style) == $0 }
    }

    /// Double quotes for all where only some need them and all go on alike, so that this can be put into the line.
    private func commonQuote(of words: [String], typedCount: Int) -> Lexer.Quote? {
        guard words.count > 1, let first = words.first, words.contains(where: CompletionQuoting.needsQuotes) else {
            return nil
        }
        let beginning = first.prefix(typedCount + 1)
        return beginning.count > typedCount && words.allSatisfy { $0.hasPrefix(beginning) } ? .double : nil
    }
}
