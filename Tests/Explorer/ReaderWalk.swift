@testable import ChallengeExplorer
import ChallengeHost
import ChallengeSession
import ChallengeTestSupport
import ChallengeVerification

/// Walks of the ``ReaderApp``.
enum ReaderWalk {
    static let words = "Login.email: jo@example.com\npassword: --sample\ntitle: My day\ntext: It rained.\n"

    /// The whole app without mistakes.
    @MainActor static let sound = Task { try await result(words: words) }

    @MainActor
    static func result(
        _ mistake: ReaderApp.Mistake? = nil, words: String = "", rules: String = "",
        _ change: (inout ExplorationOptions) -> Void = { _ in }
    ) async throws -> ExplorationResult {
        let maker = try ReaderApp.maker(mistake)
        var options = ExplorationOptions()
        options.words =
            try await read(words) { file, tell in
                try await FormWords(reading: file, of: try maker.makeRoot().map, tell: tell)
            }.facts ?? FormWords()
        options.rules = try await self.rules(rules, mistake).facts ?? []
        change(&options)
        return try await Explorer(maker, options).explore()
    }

    @MainActor
    static func rules(
        _ text: String, _ mistake: ReaderApp.Mistake? = nil
    ) async throws -> (facts: [InvariantRule]?, mistakes: [String]) {
        let maker = try ReaderApp.maker(mistake)
        return try await read(text) { file, tell in
            try await InvariantFile(file, of: try maker.makeRoot(), commands: maker.options.commands).rules(tell: tell)
        }
    }

    /// Returns the facts in a file with that text, and its mistakes, in which the file is called `facts`.
    @MainActor
    static func read<Facts>(
        _ text: String, _ read: (String, (String) -> Void) async throws -> Facts
    ) async throws -> (facts: Facts?, mistakes: [String]) {
        let folder = TemporaryFolder()
        let file = try folder.write(text, to: "facts")
        var mistakes: [String] = []
        let facts = try? await read(file) { mistakes.append($0) }
        return (facts, mistakes.map { $0.replacing(file, with: "facts") })
    }
}
