import ChallengeCore

/// How far some words go in one form of a command, and what may follow them.
nonisolated struct FormProgress {
    /// What is still to be typed, in order. The first of them may be begun: see ``given``.
    let rest: ArraySlice<Parameter>
    /// The words that belong to the first of the rest already, where that takes more than one word.
    let given: [String]
    /// The index of the word with which the argument to be typed next begins.
    let start: Int

    /// Nil where the words do not fit the form.
    ///
    /// - Parameter index: that of the first word that belongs to the form.
    init?(_ form: [Parameter], after words: [String], from index: Int) {
        var index = index
        for (position, parameter) in form.enumerated() {
            guard index < words.count, !parameter.takesEverything else {
                rest = form[position...]
                given = Array(words[index...])
                if case .assignments = parameter.kind {
                    guard given.allSatisfy({ $0.contains("=") }) else { return nil }
                    index = words.count
                }
                start = index
                return
            }
            guard parameter.takes(words[index]) else { return nil }
            index += 1
        }
        guard index == words.count else { return nil }
        (rest, given, start) = ([], [], index)
    }

    /// How to write what is still to come, in each of the ways that are possible; an empty text where nothing need be.
    var usages: [String] {
        guard let first = rest.first, !given.isEmpty else { return [Self.usage(of: rest)] }
        guard case .assignments(let keys) = first.kind, !keys.without(given).isEmpty else { return [""] }
        return ["", Self.usage(of: rest)]
    }

    /// The longest list of choices that stands in a usage in place of their name, in characters.
    private static let choicesLimit = 40

    /// How to write some arguments. The last of them stands for its choices where they are few.
    static func usage(of parameters: ArraySlice<Parameter>) -> String {
        if parameters.count == 1, case .choice(let choices)? = parameters.first?.kind {
            let written = choices.joined(separator: " | ")
            if written.count <= choicesLimit { return written }
        }
        return parameters.map(\.usage).joined(separator: " ")
    }
}

nonisolated extension [Parameter.Key] {
    /// The keys that are not among some assignments.
    func without(_ assignments: [String]) -> [Parameter.Key] {
        filter { key in !assignments.contains { $0.lowercased().hasPrefix(key.name + "=") } }
    }
}

nonisolated extension Parameter {
    /// Whether all words that are left belong to it.
    fileprivate var takesEverything: Bool {
        switch kind {
        case .text, .destination, .assignments: true
        case .keyword, .word, .integer, .number, .choice, .file, .command, .name: false
        }
    }

    fileprivate func takes(_ word: String) -> Bool {
        // Of assignments there may be several, the last of them only begun.
        if case .assignments = kind { true } else { value(of: word) != nil }
    }
}
