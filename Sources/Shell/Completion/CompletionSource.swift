import ChallengeCore
import ChallengeLineEdit
import Synchronization

/// Answers Tab from a picture of the session that is renewed before each prompt, so that it waits for nothing.
///
/// ``complete(_:at:)`` may be called from any thread.
nonisolated final class CompletionSource: Sendable {
    /// What there is to choose from.
    struct Snapshot: Sendable {
        var commands: [ActionDescription] = []
        var routes: [Route] = []
        /// The names of the rows on the screen.
        var rows: [String] = []
    }

    private let snapshot = Mutex(Snapshot())

    /// Takes a new picture.
    @MainActor
    func update(from session: Session) {
        let picture = Snapshot(
            commands: session.available.map(\.description),
            routes: session.root.routes.map(\.route),
            rows: session.root.top?.rendering.selection?.items.map(\.name) ?? [])
        snapshot.withLock { $0 = picture }
    }

    /// What may stand where the cursor is; `cursor` is an offset in Unicode scalars.
    func complete(_ line: String, at cursor: Int) -> Completion {
        let before = String(String.UnicodeScalarView(line.unicodeScalars.prefix(cursor)))
        var lexer = Lexer()
        lexer.readPartially(SourceLine(number: 1, text: before))
        let typed = lexer.word?.text ?? ""
        let start = lexer.word.map { String($0.location.before).unicodeScalars.count } ?? cursor
        let candidates = snapshot.withLock { $0 }.candidates(after: lexer.words.map(\.text), beginning: typed)
        return Completion(replacing: start..<cursor, with: candidates)
    }
}

extension CompletionSource.Snapshot {
    /// What may follow some finished words of a command, and begins, whatever its case, with what was typed.
    nonisolated func candidates(after words: [String], beginning typed: String) -> [Completion.Candidate] {
        choices(after: words).filter { $0.text.lowercased().hasPrefix(typed.lowercased()) }.map { choice in
            Completion.Candidate(
                CompletionQuoting.quoted(choice.text), suffix: choice.text.hasSuffix("=") ? "" : " ",
                display: CompletionQuoting.shown(choice.text), help: choice.help)
        }
    }

    private struct Choice {
        let text: String
        var help: String?
    }

    private nonisolated func choices(after words: [String]) -> [Choice] {
        guard let name = words.first else {
            return commands.map { Choice(text: $0.name, help: $0.help) }
        }
        let arguments = Array(words.dropFirst())
        switch name {
        case "open" where arguments.isEmpty:
            return routes.map { Choice(text: $0.name, help: $0.help) } + rows.map { Choice(text: $0) }
        case "help" where arguments.isEmpty:
            return commands.map { Choice(text: $0.name, help: $0.help) }
        default:
            let forms = commands.first { $0.name == name }?.forms ?? []
            var seen: Set<String> = []
            return forms.flatMap { choices(in: $0, after: arguments) }.filter { seen.insert($0.text).inserted }
        }
    }

    /// The choices that a form has for the next argument, if the ones before it fit.
    private nonisolated func choices(in form: [Parameter], after arguments: [String]) -> [Choice] {
        for (parameter, argument) in zip(form, arguments) {
            if case .assignments(let keys) = parameter.kind {
                return arguments.allSatisfy { $0.contains("=") } ? choices(keys, after: arguments) : []
            }
            if case .keyword = parameter.kind, parameter.name != argument.lowercased() { return [] }
        }
        guard arguments.count < form.count else { return [] }
        let parameter = form[arguments.count]
        switch parameter.kind {
        case .keyword: return [Choice(text: parameter.name)]
        case .choice(let choices): return choices.map { Choice(text: $0) }
        case .assignments(let keys): return choices(keys, after: [])
        case .word, .text, .integer, .file: return parameter.suggestions.map { Choice(text: $0) }
        }
    }

    /// `KEY=`, or `KEY=VALUE` where the values are known, for each key that was not given yet.
    private nonisolated func choices(_ keys: [Parameter.Key], after arguments: [String]) -> [Choice] {
        keys.filter { key in !arguments.contains { $0.lowercased().hasPrefix(key.name + "=") } }.flatMap { key in
            key.values.isEmpty
                ? [Choice(text: key.name + "=")] : key.values.map { Choice(text: "\(key.name)=\($0)") }
        }
    }
}
