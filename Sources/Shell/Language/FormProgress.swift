package import ChallengeActions
package import ChallengeCore
package import ChallengeHost
import ChallengeText
import SwiftUI

/// The match of typed words with one form of a command, and the words that may follow.
package nonisolated struct FormProgress {
    /// The remaining parameters, in order. The first parameter may be incomplete: see ``given``.
    package let rest: ArraySlice<Parameter>
    /// The words that are typed for the first remaining parameter, if this parameter takes several words.
    package let given: [String]
    /// The index of the word that begins the next argument.
    package let start: Int
    /// The option that is typed without its value. The next word is the value.
    package private(set) var awaiting: Parameter.Key?

    /// Matches words with a form, which begins with the word at `index`. Nil if the words do not match the form.
    package init?(_ form: [Parameter], after words: [String], from index: Int) {
        var index = index
        for (position, parameter) in form.enumerated() {
            guard index < words.count, !parameter.takesEverything else {
                rest = form[position...]
                given = Array(words[index...])
                if case .assignments(let keys) = parameter.kind {
                    for word in given {
                        if awaiting != nil {
                            awaiting = nil
                        } else if let option = keys.first(where: {
                            $0.style != .assignment && $0.word == word.lowercased()
                        }) {
                            awaiting = option.style == .option ? option : nil
                        } else if !word.contains("=") {
                            return nil
                        }
                    }
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

    /// The usages of the remaining arguments, one text for each possible continuation. An empty
    /// text means that no further argument is needed.
    package var usages: [String] {
        if let awaiting { return [awaiting.parameter.name] }
        guard let first = rest.first, !given.isEmpty else { return [Self.usage(of: rest)] }
        guard case .assignments(let keys) = first.kind, !keys.without(given).isEmpty else { return [""] }
        return first.isOptional ? [Parameter.usage(of: keys.without(given))] : ["", Self.usage(of: rest)]
    }

    /// A usage shows a parameter's choices instead of its name if their list has at most this number of characters.
    private static let choicesLimit = 40

    /// The usage of these parameters. For a single choice, the usage lists the choices if the list is short.
    package static func usage(of parameters: ArraySlice<Parameter>) -> String {
        if parameters.count == 1, case .choice(let choices)? = parameters.first?.kind {
            let written = choices.joined(separator: " | ")
            if written.count <= choicesLimit { return written }
        }
        return parameters.map(\.usage).joined(separator: " ")
    }
}

nonisolated extension [Parameter.Key] {
    package func without(_ assignments: [String]) -> [Parameter.Key] {
        filter { key in
            let word = key.word.lowercased()
            return !assignments.contains { written in
                let written = written.lowercased()
                return key.style == .assignment
                    ? written.hasPrefix(word) : written == word || written.hasPrefix(word + "=")
            }
        }
    }
}

nonisolated extension Parameter {
    /// True if the parameter takes all remaining words.
    fileprivate var takesEverything: Bool {
        switch kind {
        case .text, .destination, .assignments: true
        case .keyword, .word, .integer, .number, .choice, .file, .command, .action, .name: false
        }
    }

    fileprivate func takes(_ word: String) -> Bool {
        // Several assignments may follow, and the last one may be incomplete.
        if case .assignments = kind { true } else { value(of: word) != nil }
    }
}

nonisolated extension [[Parameter]] {
    /// The usages of a command's forms, with brackets around optional parts: `[not] screen NAME`. Two forms share a usage
    /// if one has a further argument at its end or `not` at its beginning.
    package var usages: [String] {
        let negation = "not"
        let all = map { $0.map(\.usage) }
        let negated = Set(all.filter { $0.first == negation }.map { [String]($0.dropFirst()) })
        let positive = all.filter { $0.first != negation || !all.contains([String]($0.dropFirst())) }
        return positive.compactMap { form in
            guard !positive.contains(where: { $0.count == form.count + 1 && $0.starts(with: form) }) else { return nil }
            var words = form
            if let last = words.last, words.count > 1, positive.contains([String](form.dropLast())) {
                words[words.count - 1] = "[\(last)]"
            }
            return ((negated.contains(form) ? ["[\(negation)]"] : []) + words).joined(separator: " ")
        }
    }
}

nonisolated extension AppMap {
    /// Returns the names of this kind that the app or other screens declare. An expectation with any other name would always
    /// hold or mean nothing.
    package func names(_ kind: Parameter.Named, and others: [ScreenDescription] = []) -> [String] {
        let screens = screens + others
        return switch kind {
        case .screen: screens.map(\.name)
        case .state: screens.flatMap(\.states).map(\.name).unique
        // The navigations to screens, and the navigations that the app redirects.
        case .navigation:
            (features.flatMap(\.redirects).flatMap(\.navigations).map(\.name) + screens.map(\.navigation)).unique
        case .event: events.map(\.name)
        // The names of columns depend on the current screen, the names of aliases on the prompt.
        case .column, .columns, .alias: []
        }
    }
}
