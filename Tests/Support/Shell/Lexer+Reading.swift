@testable import ChallengeLanguage

extension Lexer {
    /// The commands of some lines, which are numbered from 1.
    static func commands(_ lines: [String]) throws -> [Command] {
        var lexer = Lexer()
        for (index, line) in lines.enumerated() {
            try lexer.read(SourceLine(number: index + 1, text: line))
        }
        return lexer.commands
    }
}

extension Command {
    /// The only command of a line.
    static func reading(_ line: String) throws -> Command {
        let commands = try Lexer.commands([line])
        guard let command = commands.first, commands.count == 1 else { throw NotOneCommand(line: line) }
        return command
    }

    private struct NotOneCommand: Error {
        let line: String
    }
}
