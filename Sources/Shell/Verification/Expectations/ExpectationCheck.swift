import ChallengeActions
import ChallengeCore
import ChallengeHost
import ChallengeLanguage
import ChallengeSession
import SwiftUI

extension AppMap {
    /// The maximum number of names that an error lists.
    private static let choiceLimit = 20

    /// Throws if the arguments of `expect` contain an undeclared name, even behind `expect fails`.
    ///
    /// - Parameter top: the screen on top; nil if the screen is unknown.
    func check(
        _ arguments: Arguments, _ words: ArraySlice<Word>, on top: ScreenDescription?
    ) throws(CommandError) {
        if arguments.has(Expectation.fails) {
            let failing = words.dropFirst()
            guard failing.first?.text == Command.expect, failing.count > 1 else { return }
            // An `expect` that cannot be parsed is a mistake, not the expected failure.
            let words = failing.dropFirst()
            let arguments = try ArgumentMatcher(description: SessionCommand.expect.description).match(words)
            if let inner = failing.first, arguments.has(Expectation.fails) {
                throw CommandError("expect fails cannot expect another expect fails", at: inner.location)
            }
            return try check(arguments, words, on: top)
        }
        let isNegated = arguments.has(Expectation.not)
        let rest = words.dropFirst(isNegated ? 2 : 1)
        guard let first = rest.first else { return }
        if arguments[Expectation.screen] != nil {
            try check(first, in: names(.screen), "screen")
        } else if let state = arguments[Expectation.state] {
            try check(first, in: names(.state), "state")
            // No screen is ever in an undeclared state, so `not state` holds, and may be expected on all screens.
            guard !isNegated, let top, top.hasPreviews, !top.states.contains(ViewState(state)) else { return }
            throw CommandError(
                "\(top.title ?? top.name) is never in the state '\(state)'", [.choices(top.states.map(\.name))],
                at: first.location)
        } else if arguments.has(Expectation.path) {
            for word in rest { try check(word, in: names(.screen), "screen") }
        } else if arguments[Expectation.from] != nil {
            for word in rest { try check(word, upTo: "(", in: names(.navigation), "navigation") }
        } else if let name = arguments[Expectation.event] {
            try check(first, in: names(.event), "event")
            _ = try Expectation.properties(rest.dropFirst())
            let keys = events.first { $0.name == name }?.keys ?? []
            for word in rest.dropFirst() { try check(word, upTo: "=", in: keys, "key of \(name)") }
        }
    }

    /// - Parameter end: the character behind the name in the word; nil if the whole word is the name.
    private func check(
        _ word: Word, upTo end: Character? = nil, in names: [String], _ noun: String
    ) throws(CommandError) {
        let name = String(word.text.prefix { $0 != end })
        guard !names.contains(name), !mayShowUndeclared else { return }
        let hint = CommandError.Hint.nearest(to: name, in: names)
        throw CommandError(
            .notAChoice(name, noun: noun), [hint ?? (names.count <= Self.choiceLimit ? .choices(names) : nil)],
            at: word.location)
    }
}
