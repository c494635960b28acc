/// Reads facts from the words of a command line that the argument parser does not tell.
nonisolated enum CommandLineWords {
    /// Returns the words of this process with a hidden option for a process that it starts. The option follows the
    /// subcommand, if there is one.
    static func ofProcess(adding option: String) -> [String] {
        var words = CommandLine.arguments
        words.insert(option, at: words.count > 1 && Subcommand(rawValue: words[1]) != nil ? 2 : 1)
        return words
    }

    /// Returns the words of a session or a check, and the words after `--`, which are for its scripts.
    static func split(_ words: [String]) -> (own: [String], forScripts: [String]) {
        let isOther = words.first.flatMap(Subcommand.init).map { $0 != .check } ?? false
        guard !isOther, let end = words.firstIndex(of: "--") else { return (words, []) }
        return (Array(words[..<end]), Array(words[(end + 1)...]))
    }

    /// Returns the order of commands and files in the words of a session. True for each command, false for each file.
    static func order(of words: [String], _ command: CommandLineDescription.Command) -> [Bool] {
        var order: [Bool] = []
        var rest = words[...]
        while let word = rest.popFirst(), word != "--" {
            if !word.hasPrefix("-") || word == "-" {
                order.append(false)
            } else if let names = command.joined(word) {
                rest = names + rest
            } else {
                if command.takesValue(word) { rest = rest.dropFirst() }
                if ["-c", "--command"].contains(word.prefix { $0 != "=" }) { order.append(true) }
            }
        }
        return order
    }

    /// Explains an unknown option with the names of the subcommands that have it. The parser would only suggest similar
    /// options.
    static func explained(_ text: String, of commandLine: () throws -> CommandLineDescription) rethrows -> String {
        guard let match = text.firstMatch(of: /^Error: Unknown option '(-[^']+)'.*/) else { return text }
        let name = String(match.1)
        let command = try commandLine().command
        let owners = ([command] + command.subcommands).filter { $0.hasShown(name) }.map(\.name)
        guard let last = owners.last else { return text }
        let others = owners.dropLast().map { "'\($0)'" }.joined(separator: ", ")
        let explanation = "\(name) works only with \(others.isEmpty ? "" : others + " and ")'\(last)'"
        return "Error: \(explanation)." + text[match.range.upperBound...]
    }
}

nonisolated extension CommandLineDescription.Command {
    /// The short options in a word such as `-kq`. Only the last option may take a value. Nil for any other word.
    fileprivate func joined(_ word: String) -> [String]? {
        let names = word.dropFirst().map { "-\($0)" }
        let valued = names.filter(takesValue)
        guard names.count > 1, valued.count < 2, names.allSatisfy(hasShown) else { return nil }
        return names.filter { !takesValue($0) } + valued
    }

    fileprivate func takesValue(_ name: String) -> Bool {
        arguments.contains { $0.kind == "option" && $0.hasName(name) }
    }

    /// True if a visible option has this name. The name includes the hyphens.
    fileprivate func hasShown(_ name: String) -> Bool { arguments.contains { $0.shouldDisplay && $0.hasName(name) } }
}
