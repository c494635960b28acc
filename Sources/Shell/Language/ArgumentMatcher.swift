import ChallengeCore

/// What is wrong with a command, and which word is to blame.
nonisolated struct CommandError: Error, Sendable, Hashable {
    let message: String
    /// The place of the fault; nil for the command as a whole.
    let location: SourceLocation?

    init(_ message: String, at location: SourceLocation? = nil) {
        self.message = message
        self.location = location
    }
}

/// Matches the words after a command's name with the forms that its description allows.
nonisolated struct ArgumentMatcher {
    /// Why one form does not fit.
    private struct Mismatch {
        /// How sure it is that this form was meant: the kinds later in the list win over the earlier ones.
        enum Kind: Int {
            case tooManyWords, missing, otherWord, wrongValue
        }

        let kind: Kind
        /// The index of the word that does not fit; the number of words where one is missing.
        let index: Int
        let message: String
    }

    let description: ActionDescription

    /// The arguments by the first form that fits. Where none does, the error is about the form that fits furthest.
    func match(_ words: ArraySlice<Word>) throws(CommandError) -> Arguments {
        let words = Array(words)
        var mismatches: [Mismatch] = []
        for form in description.forms {
            switch match(words, form) {
            case .success(let arguments): return arguments
            case .failure(let error): mismatches.append(error.mismatch)
            }
        }
        let furthest = mismatches.map(\.index).max() ?? 0
        let candidates = mismatches.filter { $0.index == furthest }
        let strongest = candidates.map(\.kind.rawValue).max() ?? 0
        let meant = candidates.filter { $0.kind.rawValue == strongest }
        guard let mismatch = meant.first else { throw CommandError("'\(description.name)' takes no arguments") }
        let location = mismatch.index < words.count ? words[mismatch.index].location : nil
        switch mismatch.kind {
        case .wrongValue where meant.count == 1:
            throw CommandError(mismatch.message, at: location)
        case .wrongValue, .otherWord:
            let keywords = description.forms.compactMap { form -> String? in
                guard furthest < form.count, case .keyword = form[furthest].kind else { return nil }
                return form[furthest].name
            }
            let word = words[mismatch.index].text
            // Where nothing but keywords may stand, they say more than the usage.
            let isKeyword = keywords.count == description.forms.count
            let advice = isKeyword ? ": choose from \(keywords.joined(separator: ", "))" : usage
            throw CommandError("'\(word)' does not fit\(advice)\(word.suggestion(from: keywords))", at: location)
        case .missing:
            let name = meant.count == 1 ? mismatch.message : "an argument"
            throw CommandError("\(name) is missing\(usage)", at: location)
        case .tooManyWords:
            throw CommandError("'\(words[mismatch.index].text)' is one word too many\(usage)", at: location)
        }
    }

    private var usage: String { "; usage: \(description.usage)" }

    private struct MismatchError: Error {
        let mismatch: Mismatch
    }

    private func match(_ words: [Word], _ form: [Parameter]) -> Result<Arguments, MismatchError> {
        var values: [String: String] = [:]
        var assignments: [Arguments.Assignment] = []
        var index = 0
        func fail(_ kind: Mismatch.Kind, _ message: String = "") -> Result<Arguments, MismatchError> {
            .failure(MismatchError(mismatch: Mismatch(kind: kind, index: index, message: message)))
        }
        for parameter in form {
            guard index < words.count else { return fail(.missing, parameter.name) }
            let word = words[index].text
            switch parameter.kind {
            case .keyword:
                guard word.lowercased() == parameter.name else { return fail(.otherWord) }
                values[parameter.name] = word
            case .word, .file:
                values[parameter.name] = word
            case .text:
                values[parameter.name] = words[index...].map(\.text).joined(separator: " ")
                index = words.count - 1
            case .integer(let range):
                guard let number = Int(word), range.contains(number) else {
                    return fail(.wrongValue, Self.message(for: word, as: parameter.name, in: range))
                }
                values[parameter.name] = "\(number)"
            case .choice(let choices):
                guard let choice = choices.first(where: { $0 == word.lowercased() }) else {
                    let noun = index > 0 ? words[index - 1].text : description.name
                    return fail(.wrongValue, Self.message(for: word, outOf: choices, of: noun))
                }
                values[parameter.name] = choice
            case .assignments(let keys):
                for word in words[index...] {
                    switch Self.assignment(word.text, keys, after: assignments) {
                    case .success(let assignment): assignments.append(assignment)
                    case .failure(let error): return fail(error.isShape ? .otherWord : .wrongValue, error.message)
                    }
                    index += 1
                }
                index -= 1
            }
            index += 1
        }
        return index < words.count ? fail(.tooManyWords) : .success(Arguments(values, assignments: assignments))
    }

    private struct AssignmentError: Error {
        let message: String
        /// Whether the word is not even of the form `KEY=VALUE`.
        var isShape = false
    }

    private static func assignment(
        _ word: String, _ keys: [Parameter.Key], after earlier: [Arguments.Assignment]
    ) -> Result<Arguments.Assignment, AssignmentError> {
        guard let equals = word.firstIndex(of: "=") else {
            return .failure(AssignmentError(message: "", isShape: true))
        }
        let name = word[..<equals].lowercased()
        let value = String(word[word.index(after: equals)...])
        guard let key = keys.first(where: { $0.name == name }) else {
            return .failure(
                AssignmentError(message: message(for: String(word[..<equals]), outOf: keys.map(\.name), of: "key")))
        }
        guard !earlier.contains(where: { $0.key == key.name }) else {
            return .failure(AssignmentError(message: "'\(key.name)' is given twice"))
        }
        guard !key.values.isEmpty else { return .success(Arguments.Assignment(key: key.name, value: value)) }
        guard let choice = key.values.first(where: { $0 == value.lowercased() }) else {
            return .failure(AssignmentError(message: message(for: value, outOf: key.values, of: key.name)))
        }
        return .success(Arguments.Assignment(key: key.name, value: choice))
    }

    private static func message(for word: String, as name: String, in range: ClosedRange<Int>) -> String {
        let limits =
            range.upperBound == .max ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)"
        return "\(name) is a whole number, \(limits), not '\(word)'"
    }

    private static func message(for word: String, outOf choices: [String], of key: String) -> String {
        "no \(key) '\(word)': choose from \(choices.joined(separator: ", "))"
            + word.suggestion(from: choices)
    }
}
