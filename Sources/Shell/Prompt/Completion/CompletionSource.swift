import ChallengeActions
import ChallengeDesignSystem
import ChallengeHost
package import ChallengeLanguage
package import ChallengeLineEdit
package import ChallengeSession
import ChallengeTaskTracking
import SwiftUI
import Synchronization

/// Makes completions and hints from a snapshot, which is renewed for each prompt. Any thread may call the methods.
package nonisolated final class CompletionSource: Sendable {
    private let snapshot = Mutex(CompletionSnapshot())
    private let programs: ProgramNames

    /// - Parameter programPath: the `PATH` of the programs that commands may run; nil if commands may run no programs.
    package init(programPath: String? = nil) { programs = ProgramNames(path: programPath) }

    package func clear() { snapshot.withLock { $0 = CompletionSnapshot() } }

    /// - Parameter lexer: a lexer that has read the earlier lines of the same command.
    @MainActor
    package func update(from session: Session, after lexer: Lexer? = nil) {
        let table = session.commands.commandTable
        let lexer = lexer ?? Lexer(verbatim: table.verbatim)
        let refusals = table.refusals
        let aliases = session.commands.settings.aliases.all
        let new = CompletionSnapshot(
            commands: table.all.map { $0.description(on: session.root) } + aliases.map(\.description), aliases: aliases,
            settings: table.settings, refused: Set(refusals.keys), distant: table.distantTitles,
            routes: session.root.routes.map(\.route),
            actions: (table.top?.actions ?? []).filter { refusals[$0.name] == nil },
            selection: session.root.top?.rendering.selection, columns: table.columns, lexer: lexer,
            style: session.output.style,
            files: FileNames(home: session.commands.options.home), programs: programs,
            map: session.root.map, previews: { [root = session.root] in AppTasks.onMainActor { root.previews } })
        snapshot.withLock { $0 = new }
    }

    /// Returns the completions at the cursor. The cursor is an offset in Unicode scalars.
    package func complete(_ line: String, at cursor: Int) -> Completion {
        let nothing = Completion(replacing: cursor..<cursor, with: [])
        let current = snapshot.withLock { $0 }
        guard let typed = CompletionContext(line, upTo: cursor, after: current.lexer),
            let (index, items) = current.items(for: typed), let start = typed.start(of: index)
        else { return nothing }
        let next = line.unicodeScalars.dropFirst(cursor).first
        let writer = CandidateWriter(
            style: current.style, quote: typed.isQuotedWhole && index == typed.words.count ? typed.quote : nil,
            isClosedBehind: next != nil && next == typed.quote?.rawValue, reader: typed.reader,
            isInHome: typed.isInHome && index == typed.words.count)
        let candidates = writer.candidates(for: items, typedCount: typed.text(from: index).count)
        return Completion(replacing: start..<cursor + (writer.isClosedBehind ? 1 : 0), with: candidates)
    }

    /// The maximum length in bytes of a line that is parsed after every key.
    private static let hintLimit = 4_096

    /// Returns the hint at the cursor. Empty unless the cursor is at the end of both the line and a word.
    package func hint(_ line: String, at cursor: Int) -> String {
        guard line.utf8.count <= Self.hintLimit, line.unicodeScalars.count == cursor else { return "" }
        let current = snapshot.withLock { $0 }
        guard let typed = CompletionContext(line, upTo: cursor, after: current.lexer) else { return "" }
        return current.hint(for: typed)
    }

    /// True if another row must follow the text.
    func isContinued(_ text: String) -> Bool {
        var lexer = snapshot.withLock { $0.lexer }
        for line in SourceLine.typed(text) { try? lexer.read(line, mayLeaveQuoteOpen: true) }
        return lexer.isContinued
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
                + (lexer.mistake.flatMap { $0.location.line == line ? [($0.range, .failure)] : nil } ?? [])
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
    /// The byte range of the word in its line; empty if the word is quoted.
    fileprivate var range: Range<Int> {
        location.offset..<location.offset + (isQuoted ? 0 : text.utf8.count)
    }
}

nonisolated extension SyntaxError {
    /// The byte range of the word that is wrong.
    fileprivate var range: Range<Int> {
        let word = location.line.text.utf8.dropFirst(location.offset).prefix { !" \t;".utf8.contains($0) }
        return location.offset..<location.offset + word.count
    }
}

nonisolated extension SourceLine {
    /// Splits a typed text into lines. The last line has the number 0.
    fileprivate static func typed(_ text: String) -> [SourceLine] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { SourceLine(number: $0 + 1 - lines.count, text: String($1)) }
    }

    fileprivate func scalarCount(to offset: Int) -> Int { text.utf8.prefix(offset).count { !UTF8.isContinuation($0) } }
}

nonisolated extension Lexer {
    /// The last word of a text, in a form that can be typed; empty if the text has no word.
    static func lastWord(of text: String) -> String {
        var lexer = Lexer()
        for line in SourceLine.typed(text) { try? lexer.read(line, mayLeaveQuoteOpen: true) }
        return (lexer.word?.text ?? (lexer.words.last ?? lexer.commands.last?.words.last)?.text)
            .map { Quoting.needsQuotes($0) || Quoting.needsQuotes($0, for: .sh) ? Quoting.quoted($0, for: .sh) : $0 }
            ?? ""
    }
}

/// The part of a command before the cursor. The line with the cursor has the number 0.
nonisolated struct CompletionContext {
    let words: [String]
    /// The incomplete word; nil between words.
    let word: String?
    let quote: Lexer.Quote?
    /// True if the quote is at the start of the word, not within the word.
    let isQuotedWhole: Bool
    /// `isLeaving`: true if the word is a file or belongs to a program. `isAtProgram`: true if the word names a program.
    let isLeaving: Bool
    let isAtProgram: Bool
    let reader: Quoting.Reader
    /// True if the incomplete word begins with the `~` of the home folder.
    let isInHome: Bool

    private let locations: [SourceLocation]
    private let cursor: Int
    /// The offset of the line with the cursor, in Unicode scalars.
    private let lineStart: Int

    /// Nil if no command can be typed at the cursor: in a comment, or after a backslash.
    ///
    /// - Parameter cursor: the offset of the cursor in the typed text, in Unicode scalars.
    init?(_ line: String, upTo cursor: Int, after lexer: Lexer = Lexer()) {
        let before = String(line.unicodeScalars.prefix(cursor))
        var lexer = lexer
        let lines = SourceLine.typed(before)
        for line in lines.dropLast() { try? lexer.read(line, mayLeaveQuoteOpen: true) }
        lexer.readPartially(lines[lines.count - 1])
        guard lexer.comment == nil, !lexer.endsInBackslash, lexer.canQuote else { return nil }
        words = lexer.words.map(\.text)
        word = lexer.word?.text
        quote = lexer.quote?.kind
        (isLeaving, isAtProgram) = (lexer.sign != nil, lexer.isAtProgram)
        reader = lexer.isInProgram ? .sh : .language
        isInHome = lexer.word.map { Word(text: $0.text, location: $0.location).isInHome } ?? false
        isQuotedWhole = lexer.quote.map { $0.location == lexer.word?.location } ?? false
        locations = lexer.words.map(\.location) + (lexer.word.map { [$0.location] } ?? [])
        self.cursor = cursor
        lineStart = before.unicodeScalars.count - lines[lines.count - 1].text.unicodeScalars.count
    }

    func text(from index: Int) -> String {
        (words[index...] + [word ?? ""]).joined(separator: " ")
    }

    /// The offset of a word in the typed text, in Unicode scalars; nil if the word begins on an earlier line.
    func start(of index: Int) -> Int? {
        guard index < locations.count else { return cursor }
        let location = locations[index]
        return location.line.number == 0 ? lineStart + location.before.unicodeScalars.count : nil
    }
}

extension Session {
    package func completions(of line: String) -> [String] {
        let source = CompletionSource()
        source.update(from: self)
        return source.complete(line, at: line.unicodeScalars.count).candidates.map(\.text)
    }
}
