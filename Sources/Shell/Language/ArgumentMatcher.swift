import ChallengeCore
import ChallengeText

/// What is wrong with a command, and which word is to blame.
nonisolated struct CommandError: Error, Sendable, Hashable {
    /// What is wrong, on any screen.
    let fault: String
    /// On which screen, if the message says so; goes on where ``fault`` ends.
    let screen: String
    /// What may be meant; goes on from there.
    let advice: String
    /// The place of the fault; nil for the command as a whole.
    let location: SourceLocation?

    init(_ fault: String, screen: String = "", advice: String = "", at location: SourceLocation? = nil) {
        self.fault = fault
        self.screen = screen
        self.advice = advice
        self.location = location
    }

    var message: String { fault + screen + advice }
}

/// Matches the words after a command's name with the forms that its description allows.
nonisolated struct ArgumentMatcher {
    let description: ActionDescription

    /// The arguments by the first form that fits. Where none does, the error is about the form that fits furthest.
    func match(_ words: ArraySlice<Word>) throws(CommandError) -> Arguments {
        let words = Array(words)
        var mismatches: [FormMismatch] = []
        for form in description.forms {
            do throws(FormMismatch) {
                return try FormMatcher(form: form, command: description.name).match(words)
            } catch {
                mismatches.append(error)
            }
        }
        throw error(for: mismatches, in: words)
    }

    private func error(for mismatches: [FormMismatch], in words: [Word]) -> CommandError {
        let furthest = mismatches.map(\.index).max() ?? 0
        let candidates = mismatches.filter { $0.index == furthest }
        let strongest = candidates.map(\.kind.rawValue).max() ?? 0
        let meant = candidates.filter { $0.kind.rawValue == strongest }
        guard let mismatch = meant.first else { return CommandError("'\(description.name)' takes no arguments") }
        let keywords = keywords(after: words[..<furthest])
        guard furthest < words.count else {
            let isOne = meant.allSatisfy { $0.message == mismatch.message }
            let name = isOne ? mismatch.message : "an argument"
            return CommandError("\(name) is missing\(advice(keywords, after: words[..<furthest]))")
        }
        let word = words[furthest]
        switch mismatch.kind {
        case .wrongValue where meant.count == 1:
            return CommandError(mismatch.message, at: word.location)
        case .missing, .wrongValue, .otherWord:
            let suggestion = word.text.suggestion(from: keywords.names)
            return CommandError(
                "'\(word.text)' does not fit\(advice(keywords, after: words[..<furthest]))\(suggestion)",
                at: word.location)
        case .tooManyWords:
            return CommandError("'\(word.text)' is one word too many\(usage(after: []))", at: word.location)
        }
    }

    /// The keywords that may follow some words, and whether nothing else may.
    private func keywords(after words: ArraySlice<Word>) -> (names: [String], areAll: Bool) {
        let next = description.forms.filter { $0.fits(words) }.compactMap { $0.dropFirst(words.count).first }
        let keywords = next.filter(\.isKeyword).map(\.name)
        return (keywords.unique, !next.isEmpty && keywords.count == next.count)
    }

    /// Where nothing but keywords may stand, they say more than the usage.
    private func advice(_ keywords: (names: [String], areAll: Bool), after words: ArraySlice<Word>) -> String {
        keywords.areAll ? ": choose from \(keywords.names.joined(separator: ", "))" : usage(after: words)
    }

    /// How to write it; where the usage is only a synopsis, the forms that fit some words say more.
    private func usage(after words: ArraySlice<Word>) -> String {
        let fitting = description.forms.filter { !words.isEmpty && $0.fits(words) }
        let usages = description.synopsis == nil ? [] : FormUsage.usages(of: fitting)
        let usage = usages.isEmpty ? description.usage : "\(description.name) \(usages.joined(separator: " | "))"
        return "; usage: \(usage)"
    }
}

nonisolated extension [Parameter] {
    /// Whether the keywords among the first parameters are what some words are.
    fileprivate func fits(_ words: ArraySlice<Word>) -> Bool {
        count >= words.count && zip(self, words).allSatisfy { !$0.isKeyword || $0.name == $1.text.lowercased() }
    }
}

nonisolated extension Parameter {
    fileprivate var isKeyword: Bool { if case .keyword = kind { true } else { false } }
}
