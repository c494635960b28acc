import ChallengeCore

/// Why a form does not fit the words.
nonisolated struct FormMismatch: Error {
    /// How sure it is that this form was meant: the kinds later in the list win over the earlier ones.
    enum Kind: Int {
        case tooManyWords, missing, otherWord, wrongValue
    }

    let kind: Kind
    /// The index of the word that does not fit; the number of words where one is missing.
    let index: Int
    /// What is missing, or what is wrong with a value.
    let message: String

    init(_ kind: Kind, at index: Int, _ message: String = "") {
        self.kind = kind
        self.index = index
        self.message = message
    }
}

/// Matches words with one form of a command.
nonisolated struct FormMatcher {
    let form: [Parameter]
    /// The command's name, for messages.
    let command: String

    func match(_ words: [Word]) throws(FormMismatch) -> Arguments {
        var values: [String: String] = [:]
        var assignments: [Arguments.Assignment] = []
        var index = 0
        for parameter in form {
            guard index < words.count else { throw FormMismatch(.missing, at: index, parameter.name) }
            let word = words[index].text
            switch parameter.kind {
            case .keyword:
                guard word.lowercased() == parameter.name else { throw FormMismatch(.otherWord, at: index) }
                values[parameter.name] = word
            case .word, .file, .command, .name:
                values[parameter.name] = word
            case .text, .destination:
                values[parameter.name] = words[index...].map(\.text).joined(separator: " ")
                index = words.count - 1
            case .integer(let range):
                values[parameter.name] = try integer(word, in: range, as: parameter.name, at: index)
            case .number(let range):
                values[parameter.name] = try number(word, in: range, as: parameter.name, at: index)
            case .choice(let choices):
                let noun = index > 0 ? words[index - 1].text : command
                values[parameter.name] = try choice(word, outOf: choices, of: noun, at: index)
            case .assignments(let keys):
                while index < words.count {
                    assignments.append(try assignment(words[index].text, keys, after: assignments, at: index))
                    index += 1
                }
                index -= 1
            }
            index += 1
        }
        guard index == words.count else { throw FormMismatch(.tooManyWords, at: index) }
        return Arguments(values, assignments: assignments)
    }

    private func integer(
        _ word: String, in range: ClosedRange<Int>, as name: String, at index: Int
    ) throws(FormMismatch) -> String {
        if let number = Int(word), range.contains(number) { return "\(number)" }
        let limits =
            range.upperBound == .max ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)"
        throw FormMismatch(.wrongValue, at: index, "\(name) is a whole number, \(limits), not '\(word)'")
    }

    private func number(
        _ word: String, in range: ClosedRange<Double>, as name: String, at index: Int
    ) throws(FormMismatch) -> String {
        if range.contains(decimal: word) { return word }
        let limits = "\(Self.written(range.lowerBound)) to \(Self.written(range.upperBound))"
        throw FormMismatch(.wrongValue, at: index, "\(name) is a number, \(limits), not '\(word)'")
    }

    /// A number without a fraction that is none.
    private static func written(_ number: Double) -> String {
        Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }

    private func choice(
        _ word: String, outOf choices: [String], of noun: String, at index: Int
    ) throws(FormMismatch) -> String {
        if let choice = choices.first(where: { $0 == word.lowercased() }) { return choice }
        let list = choices.joined(separator: ", ")
        let suggestion = word.suggestion(from: choices)
        throw FormMismatch(.wrongValue, at: index, "no \(noun) '\(word)': choose from \(list)\(suggestion)")
    }

    private func assignment(
        _ word: String, _ keys: [Parameter.Key], after earlier: [Arguments.Assignment], at index: Int
    ) throws(FormMismatch) -> Arguments.Assignment {
        guard let equals = word.firstIndex(of: "=") else { throw FormMismatch(.otherWord, at: index) }
        let name = try choice(String(word[..<equals]), outOf: keys.map(\.name), of: "key", at: index)
        let value = String(word[word.index(after: equals)...])
        guard !earlier.contains(where: { $0.key == name }) else {
            throw FormMismatch(.wrongValue, at: index, "'\(name)' is given twice")
        }
        let choices = keys.first { $0.name == name }?.values ?? []
        return Arguments.Assignment(
            key: name, value: choices.isEmpty ? value : try choice(value, outOf: choices, of: name, at: index))
    }
}
