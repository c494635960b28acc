import ChallengeCore

@testable import ChallengeShell

extension ArgumentMatcher {
    /// The arguments in a line whose command takes some forms.
    static func match(_ line: String, forms: [[Parameter]]) throws -> Arguments {
        let command = try Command.reading(line)
        let description = ActionDescription(name: command.name.text, help: "Do it", forms: forms)
        return try ArgumentMatcher(description: description).match(command.arguments)
    }

    /// What is wrong with a line, as `column: message`, or without the column where it is about the whole command.
    static func failure(_ line: String, forms: [[Parameter]]) throws -> String {
        do {
            return "nothing is wrong: \(try match(line, forms: forms))"
        } catch let error as CommandError {
            return (error.location.map { "\($0.column): " } ?? "") + error.message
        }
    }
}
