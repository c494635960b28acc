/// The command after `expect fails`. This command may itself be `expect fails`.
package nonisolated struct ExpectedFailure {
    package static let (name, keyword) = ("expect", "fails")
    static let nestingLimit = 32

    /// The words of the innermost command: at least one word. The words do not begin with another `expect fails`.
    package let words: ArraySlice<Word>
    /// The number of `expect fails` before the innermost command.
    private(set) var nesting = 1

    /// - Parameter arguments: the arguments of the outermost `expect`, which begin with `fails` and a command.
    package init(_ arguments: ArraySlice<Word>) throws(CommandError) {
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

    /// True if the outermost `expect fails` succeeds. `hasSucceeded` is the result of the innermost command.
    package func holds(hasSucceeded: Bool) -> Bool { hasSucceeded == nesting.isMultiple(of: 2) }
}

nonisolated extension Word {
    var isFails: Bool { text.lowercased() == ExpectedFailure.keyword }
}

nonisolated extension Command {
    /// The innermost command after one or more `expect fails`. Without `expect fails`, this command itself.
    package func performed() throws(CommandError) -> Command {
        guard name.text == ExpectedFailure.name, arguments.first?.isFails == true, arguments.count > 1 else {
            return self
        }
        return Command(words: try ExpectedFailure(arguments).words)
    }
}
