import ChallengeShellOutput
import ChallengeCore
import ChallengeDesignSystem
package import ChallengeShellLanguage
package import ChallengeShellLineEdit
package import ChallengeShellSession
import Synchronization

/// Completes and gives hints on any thread, from a snapshot that is made for each prompt.
package nonisolated final class CompletionSource: Sendable {
    private let snapshot = Mutex(CompletionSnapshot())
    private let programs: ProgramNames

    /// - Parameter programPath: the `PATH` with the programs that commands may run; nil if they may run none.
    package init(programPath: String? = nil) { programs = ProgramNames(path: programPath) }

    package func clear() { snapshot.withLock { $0 = CompletionSnapshot() } }

    /// - Parameter lexer: a lexer that has read the earlier lines of the same command.
    @MainActor
    package func update(from session: Session, after lexer: Lexer? = nil) {
        let table = session.commands.commandTable
        let lexer = lexer ?? Lexer(verbatim: table.verbatim)
        let refusals = table.refusals()
        let aliases = session.commands.promptSettings.aliases
        let new = CompletionSnapshot(
            commands: table.all.map { $0.description(on: session.root) } + aliases.map(\.description), aliases: aliases,
            settings: table.settings, refused: Set(refusals.keys), distant: table.distantTitles,
            routes: session.root.routes.map(\.route),
            actions: (table.top()?.actions ?? []).filter { refusals[$0.name] == nil },
            selection: session.root.top?.rendering.selection, columns: table.columns(), lexer: lexer,
            style: session.output.style,
            files: FileNames(home: session.commands.options.home), programs: programs, map: session.root.map)
        snapshot.withLock { $0 = new }
    }

    /// The completions at the cursor, whose offset is in Unicode scalars.
    package func complete(_ line: String, at cursor: Int) -> Completion {
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

    /// The longest line, in bytes, that is parsed after every key.
    private static let hintLimit = 4_096

    /// The hint at the cursor. Empty unless the cursor is at the end of the line and of a word.
    package func hint(_ line: String, at cursor: Int) -> String {
        guard line.utf8.count <= Self.hintLimit, line.unicodeScalars.count == cursor else { return "" }
        let current = snapshot.withLock { $0 }
        guard let typed = CompletionContext(line, upTo: cursor, after: current.lexer) else { return "" }
        return current.hint(for: typed)
    }

    /// Highlights unknown command names, quotes, and comments.
    func highlights(in text: String) -> [LineEditor.Highlight] {
        guard text.utf8.count <= Self.hintLimit else { return [] }
        let current = snapshot.withLock { $0 }
        var lexer = current.lexer
        var highlights: [LineEditor.Highlight] = []
        var start = 0
        for line in SourceLine.typed(text) {
            try? lexer.read(line, mayLeaveQuoteOpen: true)
            let names = (lexer.commands.map(\.name) + lexer.words.prefix(1)).filter { $0.location.line == line }
            let parts =
                names.compactMap { current.isKnown($0) ? nil : ($0.range, Span.Role.failure) }
                + lexer.quotes.map { ($0, .accent) } + (lexer.comment.map { [($0, .secondary)] } ?? [])
            for (range, role) in parts.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
                let ends = [range.lowerBound, range.upperBound].map { start + line.scalarCount(to: $0) }
                highlights.append(.init(ends[0]..<ends[1], style: current.style.theme.parameters(for: role) ?? ""))
            }
            start += line.text.unicodeScalars.count + 1
        }
        return highlights
    }
}

nonisolated extension CompletionSnapshot {
    /// True if a command's name begins with this word, or if the commands are not known.
    fileprivate func isKnown(_ name: Word) -> Bool {
        let typed = name.text.lowercased()
        return name.range.isEmpty || commands.isEmpty || typed == "?"
            || (commands + settings).contains { $0.name.hasPrefix(typed) } || route(named: typed) != nil
    }
}

nonisolated extension Word {
    /// The word's range in its line, in bytes; empty if the word is quoted.
    fileprivate var range: Range<Int> {
        location.offset..<location.offset + (isQuoted ? 0 : text.utf8.count)
    }
}

nonisolated extension SourceLine {
    /// The lines of a typed text. The last line has the number 0.
    fileprivate static func typed(_ text: String) -> [SourceLine] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { SourceLine(number: $0 + 1 - lines.count, text: String($1)) }
    }

    fileprivate func scalarCount(to offset: Int) -> Int { text.utf8.prefix(offset).count { !UTF8.isContinuation($0) } }
}

nonisolated extension Lexer {
    /// The last word, in a form that can be typed; empty if there is none.
    static func lastWord(of text: String) -> String {
        var lexer = Lexer()
        for line in SourceLine.typed(text) { try? lexer.read(line, mayLeaveQuoteOpen: true) }
        return (lexer.word?.text ?? (lexer.words.last ?? lexer.commands.last?.words.last)?.text).map(Quoting.quoted)
            ?? ""
    }
}

/// The part of a command before the cursor. The line with the cursor has the number 0.
nonisolated struct CompletionContext {
    let words: [String]
    /// The incomplete word; nil between words.
    let word: String?
    let quote: Lexer.Quote?
    /// True if the quote begins with the word, and not within it.
    let isQuotedWhole: Bool
    /// `isLeaving`: true if the word belongs to a program or is a file. `isAtProgram`: true if it is a program's name.
    let isLeaving: Bool
    let isAtProgram: Bool

    private let locations: [SourceLocation]
    private let cursor: Int
    /// The start of the line with the cursor, in Unicode scalars.
    private let lineStart: Int

    /// Nil if no command can be typed here: in a comment, or after a backslash.
    ///
    /// - Parameter cursor: the offset in Unicode scalars of the typed text.
    init?(_ line: String, upTo cursor: Int, after lexer: Lexer = Lexer()) {
        let before = String(line.unicodeScalars.prefix(cursor))
        var lexer = lexer
        let lines = SourceLine.typed(before)
        for line in lines.dropLast() { try? lexer.read(line, mayLeaveQuoteOpen: true) }
        lexer.readPartially(lines[lines.count - 1])
        guard lexer.comment == nil, !lexer.endsInBackslash else { return nil }
        words = lexer.words.map(\.text)
        word = lexer.word?.text
        quote = lexer.quote?.kind
        (isLeaving, isAtProgram) = (lexer.sign != nil, lexer.isAtProgram)
        isQuotedWhole = lexer.quote.map { $0.location == lexer.word?.location } ?? false
        locations = lexer.words.map(\.location) + (lexer.word.map { [$0.location] } ?? [])
        self.cursor = cursor
        lineStart = before.unicodeScalars.count - lines[lines.count - 1].text.unicodeScalars.count
    }

    func text(from index: Int) -> String {
        (words[index...] + [word ?? ""]).joined(separator: " ")
    }

    /// The start of a word, in Unicode scalars of the typed text; nil if the word begins on an earlier line.
    func start(of index: Int) -> Int? {
        guard index < locations.count else { return cursor }
        let location = locations[index]
        return location.line.number == 0 ? lineStart + location.before.unicodeScalars.count : nil
    }
}

extension Session {
    /// The completions of a line, as texts.
    package func completions(of line: String) -> [String] {
        let source = CompletionSource()
        source.update(from: self)
        return source.complete(line, at: line.unicodeScalars.count).candidates.map(\.text)
    }
}
