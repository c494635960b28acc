import ChallengeCore

/// A command after `expect fails`, which may be `expect fails` again: what it is about in the end, and how often it is
/// negated on the way.
nonisolated struct ExpectedFailure {
    /// What stands before the command.
    static let (name, keyword) = ("expect", "fails")
    /// How many `expect fails` may stand in each other.
    static let nestingLimit = 32

    /// Neither empty nor an `expect fails` with a command.
    let words: ArraySlice<Word>
    /// How many `expect fails` there are before them.
    private(set) var nesting = 1

    /// - Parameter arguments: those of the outermost `expect`, which begin with `fails` and a command.
    init(_ arguments: ArraySlice<Word>) throws(CommandError) {
        var words = arguments.dropFirst()
        while words.count > 2, words.first?.text == Self.name, words.dropFirst().first?.isFails == true {
            nesting += 1
            guard nesting <= Self.nestingLimit else {
                throw CommandError(.nestedTooDeep(limit: Self.nestingLimit), at: words.first?.location)
            }
            words = words.dropFirst(2)
        }
        self.words = words
    }

    /// Whether the outermost expectation holds, by what has become of the innermost command.
    func holds(hasSucceeded: Bool) -> Bool { hasSucceeded == nesting.isMultiple(of: 2) }
}

nonisolated extension Word {
    var isFails: Bool { text.lowercased() == ExpectedFailure.keyword }
}

nonisolated extension Command {
    /// What is to fail in the end, if this expects a failure; otherwise itself.
    func performed() throws(CommandError) -> Command {
        guard name.text == ExpectedFailure.name, arguments.first?.isFails == true, arguments.count > 1 else {
            return self
        }
        return Command(words: try ExpectedFailure(arguments).words)
    }
}

extension CommandRunner {
    /// Carries out the command after `expect fails`, and takes it back.
    ///
    /// - Parameter arguments: those of `expect`.
    func expectFailure(of arguments: ArraySlice<Word>, _ context: CommandContext) async throws {
        let failure = try ExpectedFailure(arguments)
        let words = arguments.dropFirst()
        let command = Command(words: failure.words)
        let hasSucceeded = try await rehearse(command, in: context)
        if !failure.holds(hasSucceeded: hasSucceeded) {
            let text = (words.dropLast(failure.words.count).map(\.text) + [command.text]).joined(separator: " ")
            throw CommandError(.unexpectedSuccess(text), at: words.first?.location)
        }
    }
}
