import ChallengeCore
import ChallengeText

/// Why a form does not fit the words.
nonisolated struct FormMismatch: Error {
    /// How sure it is that this form was meant: the kinds later in the list win over the earlier ones.
    enum Kind: Int {
        case tooManyWords, missing, otherWord, wrongValue
    }

    let kind: Kind
    /// The index of the word that does not fit; the number of words where a further one is missing.
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
        var values: [String: ArgumentValue] = [:]
        var index = 0
        for parameter in form {
            guard index < words.count else { throw FormMismatch(.missing, at: index, parameter.name) }
            switch parameter.kind {
            case .text, .destination:
                values[parameter.name] = .text(words[index...].map(\.text).joined(separator: " "))
                index = words.count
            case .assignments(let keys):
                var assignments: [Assignment] = []
                for place in index..<words.count {
                    assignments.append(try assignment(words[place].text, keys, after: assignments, at: place))
                }
                values[parameter.name] = .assignments(assignments)
                index = words.count
            case .keyword, .word, .integer, .number, .choice, .file, .command, .name:
                guard let value = parameter.value(of: words[index].text) else {
                    let noun = index > 0 ? words[index - 1].text : command
                    throw mismatch(of: words[index].text, with: parameter, of: noun, at: index)
                }
                values[parameter.name] = value
                index += 1
            }
        }
        guard index == words.count else { throw FormMismatch(.tooManyWords, at: index) }
        return Arguments(values)
    }

    /// Why a word is not a parameter's value.
    private func mismatch(
        of word: String, with parameter: Parameter, of noun: String, at index: Int
    ) -> FormMismatch {
        switch parameter.kind {
        case .integer(let range):
            let limits =
                range.upperBound == .max ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)"
            return FormMismatch(
                .wrongValue, at: index, "\(parameter.name) is a whole number, \(limits), not '\(word)'")
        case .number(let range):
            let limits = "\(range.lowerBound.written) to \(range.upperBound.written)"
            return FormMismatch(.wrongValue, at: index, "\(parameter.name) is a number, \(limits), not '\(word)'")
        case .choice(let choices):
            return unknown(word, outOf: choices, of: noun, at: index)
        case .keyword, .word, .text, .assignments, .file, .command, .name, .destination:
            return FormMismatch(.otherWord, at: index)
        }
    }

    private func unknown(_ word: String, outOf choices: [String], of noun: String, at index: Int) -> FormMismatch {
        let list = choices.joined(separator: ", ")
        let suggestion = word.suggestion(from: choices)
        return FormMismatch(.wrongValue, at: index, "no \(noun) '\(word)': choose from \(list)\(suggestion)")
    }

    private func assignment(
        _ word: String, _ keys: [Parameter.Key], after earlier: [Assignment], at index: Int
    ) throws(FormMismatch) -> Assignment {
        guard let equals = word.firstIndex(of: "=") else { throw FormMismatch(.otherWord, at: index) }
        let (name, value) = (String(word[..<equals]), String(word[word.index(after: equals)...]))
        guard let key = keys.first(where: { $0.name == name.lowercased() }) else {
            throw unknown(name, outOf: keys.map(\.name), of: "key", at: index)
        }
        guard !earlier.contains(where: { $0.key == key.name }) else {
            throw FormMismatch(.wrongValue, at: index, "'\(key.name)' is given twice")
        }
        guard let assignment = key.assignment(of: value) else {
            throw unknown(value, outOf: key.values, of: key.name, at: index)
        }
        return assignment
    }
}

extension Double {
    /// Without the fraction where that is zero.
    nonisolated var written: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
