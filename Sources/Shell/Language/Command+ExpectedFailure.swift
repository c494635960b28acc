nonisolated extension Command {
    package static let (expect, fails) = ("expect", "fails")

    /// The command after `expect fails`; nil for any other command.
    package var expectedFailure: Command? {
        guard name.text == Self.expect, arguments.count > 1, arguments.first?.isFails == true else { return nil }
        return Command(words: arguments.dropFirst())
    }
}

nonisolated extension Word {
    var isFails: Bool { text.lowercased() == Command.fails }
}
