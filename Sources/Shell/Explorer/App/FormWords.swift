import ChallengeActions
import ChallengeCore
package import ChallengeHost
import ChallengeLanguage
import ChallengeText
import ChallengeVerification

/// The user's words for form fields: `title: Buy milk`, or `Login.email: jake@example.com`.
///
/// The text for a secret is an option that reads the secret: `password: --env PASSWORD`.
package nonisolated struct FormWords: Codable, Sendable {
    private struct Entry: Codable {
        /// Nil for all screens.
        let screen: String?
        let key: String
        let text: String
    }

    private var entries: [Entry] = []

    package init() {}

    /// Reads a file of lines with a key, a colon and a text. Throws after reporting the file's mistakes.
    @MainActor
    package init(reading file: String, of map: AppMap, tell: (String) -> Void) async throws(LineFile.Failure) {
        entries = try await LineFile.read(file, tell: tell) { line throws(SyntaxError) in
            try Self.entry(line, map)
        }
    }

    /// Creates words from a dictionary: `["title": "Buy milk"]`. Throws ``ExplorationError`` for the first mistake.
    @MainActor
    package init(_ words: [String: String], of map: AppMap) throws {
        for (key, text) in words.sorted(by: { $0.key < $1.key }) {
            do throws(SyntaxError) {
                entries.append(try Self.entry(SourceLine(number: 1, text: "\(key): \(text)"), map))
            } catch {
                throw ExplorationError(text: error.message)
            }
        }
    }

    /// Returns the user's texts on a screen for a parameter with any of these keys.
    func texts(for keys: [String], on screen: String) -> [String] {
        let own = entries.filter { keys.contains($0.key) && $0.screen ?? screen == screen }
        // Words for the screen come before words for all screens.
        return (own.filter { $0.screen != nil } + own.filter { $0.screen == nil }).map(\.text)
    }

    @MainActor
    private static func entry(_ line: SourceLine, _ map: AppMap) throws(SyntaxError) -> Entry {
        let parts = line.text.dropFirst(line.indentation).split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, case let text = String(parts[1].drop { $0 == " " }), !text.isEmpty else {
            throw line.error("a line must be FIELD: TEXT, such as title: Buy milk", at: line.indentation)
        }
        let names = parts[0].split(separator: ".", maxSplits: 1).map(String.init)
        let (screen, key) = (names.count == 2 ? names[0] : nil, names.last ?? "")
        let screens = map.screens.filter { screen == nil || $0.name == screen }
        guard !screens.isEmpty || map.mayShowUndeclared else {
            let name = screen ?? ""
            throw line.error(
                "no screen \(name.quotedInMessage())\(name.suggestion(from: map.screens.map(\.name)))",
                at: line.indentation)
        }
        let keys = Set(
            screens.flatMap(\.actions).flatMap { action in
                action.forms.flatMap { $0.flatMap(\.formKeys) } + [action.name]
            })
        guard keys.contains(key) || map.mayShowUndeclared else {
            throw line.error(
                "no field \(key.quotedInMessage())\(key.suggestion(from: keys.sorted()))",
                at: line.indentation + (screen.map { $0.utf8.count + 1 } ?? 0))
        }
        return Entry(screen: screen, key: key, text: text)
    }
}

extension Parameter {
    /// The keys for the parameter's input. A choice also names the next parameter's input: `title` in `set title TEXT`.
    nonisolated var formKeys: [String] {
        switch kind {
        case .choice(let choices): choices + [name.lowercased()]
        case .assignments(let keys): keys.map(\.word)
        default: [name.lowercased()]
        }
    }
}
