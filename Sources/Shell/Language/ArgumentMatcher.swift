package import ChallengeActions
package import ChallengeCore
import ChallengeText

/// Matches the words after a command's name with the forms of the command's description.
package nonisolated struct ArgumentMatcher {
    package let description: ActionDescription
    /// Returns the app's screens. On another screen, an action of the same name may have a key that this action lacks.
    let screens: () -> [ScreenDescription]

    package init(description: ActionDescription, screens: @escaping () -> [ScreenDescription] = { [] }) {
        (self.description, self.screens) = (description, screens)
    }

    /// Returns the arguments by the first matching form. Otherwise throws the error of the form that matches furthest.
    package func match(_ words: ArraySlice<Word>) throws(CommandError) -> Arguments {
        let words = Array(words)
        var mismatches: [FormMismatch] = []
        for form in description.forms {
            do throws(FormMismatch) {
                return try match(words, with: form)
            } catch {
                mismatches.append(error)
            }
        }
        throw error(for: mismatches, in: words)
    }

    private func error(for mismatches: [FormMismatch], in words: [Word]) -> CommandError {
        let furthest = mismatches.map(\.index).max() ?? 0
        let candidates = mismatches.filter { $0.index == furthest }
        let strongest = candidates.map(\.kind.rawValue).max()
        let meant = candidates.filter { $0.kind.rawValue == strongest }
        let keywords = keywords(after: words[..<furthest])
        let expected = keywords.areAll ? .choices(keywords.names) : usage(after: words[..<furthest])
        guard furthest < words.count else {
            let names = meant.map(\.missing).unique
            return CommandError(.missingArgument(name: names.count == 1 ? names[0] : nil), [expected])
        }
        // Several forms may reject the same word for the same reason, and differ only in later words.
        if let error = meant.first?.error, meant.allSatisfy({ $0.error?.description == error.description }) {
            return error
        }
        let word = words[furthest]
        let blank = furthest > 0 ? unquotedBlank(in: words[(furthest - 1)...]) : nil
        if meant.first?.kind == .tooManyWords {
            return CommandError(.unexpectedWord(word.text), [blank ?? usage(after: [])], at: word.location)
        }
        if description.name == ActionDescription.setter, let title = screen(having: word.text) {
            return CommandError(.keyElsewhere(word.text, on: title), [.here(keywords.names)], at: word.location)
        }
        return CommandError(
            .unexpectedWord(word.text), [blank ?? expected, .nearest(to: word.text, in: keywords.names)],
            at: word.location)
    }

    /// The keywords and `KEY=` that may follow these words. `areAll` is true if nothing else may follow.
    private func keywords(after words: ArraySlice<Word>) -> (names: [String], areAll: Bool) {
        let next = description.forms.filter { $0.fits(words) }.compactMap { $0.dropFirst(words.count).first }
        let keywords = next.filter(\.isKeyword).map(\.name)
        let keys = next.map { $0.keys.filter { $0.style == .assignment } }
        let count = keywords.count + keys.count { !$0.isEmpty }
        return ((keywords + keys.joined().map { $0.name + "=" }).unique, !next.isEmpty && count == next.count)
    }

    /// A hint for a value with blanks but without quotes, because only the first word of such a value belongs to the key.
    private func unquotedBlank(in words: ArraySlice<Word>) -> CommandError.Hint? {
        let value = words.prefix(1) + words.dropFirst().prefix { !$0.text.contains("=") }
        guard value.count > 1, value[value.startIndex].text.contains("=") else { return nil }
        return .instead(
            "put a value with spaces in quotes: \(Quoting.quoted(value.map(\.text).joined(separator: " ")))")
    }

    /// The usage of the command. If the usage is only a synopsis, the hint shows the forms that match the words instead.
    private func usage(after words: ArraySlice<Word>) -> CommandError.Hint {
        let fitting = description.forms.filter { !words.isEmpty && $0.fits(words) }
        let usages = description.synopsis == nil ? [] : fitting.usages
        return .usage(usages.isEmpty ? description.usage : "\(description.name) \(usages.joined(separator: " | "))")
    }

    private func match(_ words: [Word], with form: [Parameter]) throws(FormMismatch) -> Arguments {
        var values: [String: ArgumentValue] = [:]
        var index = 0
        for parameter in form {
            guard index < words.count || parameter.isOptional else {
                throw FormMismatch(kind: .missing, index: index, missing: parameter.name)
            }
            switch parameter.kind {
            case .text where parameter.isVerbatim && words[index...].first?.isLikeOption == true:
                throw wrong(
                    .unexpectedWord(words[index].text), words[index],
                    [.instead("put a text that begins with -- in quotes")], at: index)
            case .text, .destination:
                let rest = words[index...]
                let text = rest.dropFirst().reduce(rest.first?.text ?? "") { "\($0) \($1.text)" }
                values[parameter.name] = .text(text)
                index = words.count
            case .assignments(let keys):
                var assignments: [Assignment] = []
                while index < words.count {
                    assignments.append(try assignment(words, keys, after: assignments, at: &index))
                }
                values[parameter.name] = .assignments(assignments)
            case .keyword, .word, .integer, .number, .choice, .file, .command, .action, .name:
                let isFile = if case .file = parameter.kind { true } else { false }
                guard let value = parameter.value(of: isFile ? words[index].path : words[index].text) else {
                    let noun = index > 0 ? words[index - 1].text : description.name
                    throw mismatch(words[index].text, words[index], parameter.kind, parameter.name, noun, at: index)
                }
                values[parameter.name] = value
                index += 1
            }
        }
        guard index == words.count else { throw FormMismatch(kind: .tooManyWords, index: index) }
        return Arguments(values)
    }

    /// The reason why a word's value is invalid. The error names the parameter, or the noun if the value is a choice.
    private func mismatch(
        _ value: String, _ word: Word, _ kind: Parameter.Kind, _ name: String, _ noun: String, at index: Int
    ) -> FormMismatch {
        switch kind {
        case .integer, .number:
            wrong("\(name) must be \(kind.values), not \(value.quotedInMessage())", word, at: index)
        case .choice(let choices): unknown(value, outOf: choices, of: noun, word, at: index)
        case .keyword, .word, .text, .assignments, .file, .command, .action, .name, .destination:
            FormMismatch(kind: .otherWord, index: index)
        }
    }

    private func wrong(
        _ reason: CommandError.Reason, _ word: Word, _ hints: [CommandError.Hint?] = [], at index: Int
    ) -> FormMismatch {
        FormMismatch(kind: .wrongValue, index: index, error: CommandError(reason, hints, at: word.location))
    }

    private func unknown(
        _ value: String, outOf choices: [String], of noun: String, _ word: Word, at index: Int
    ) -> FormMismatch {
        wrong(.notAChoice(value, noun: noun), word, [.choices(choices), .nearest(to: value, in: choices)], at: index)
    }

    private func unknownKey(_ key: String, outOf keys: [String], _ word: Word, at index: Int) -> FormMismatch {
        guard let title = screen(having: key) else { return unknown(key, outOf: keys, of: "key", word, at: index) }
        return wrong(.keyElsewhere(key, on: title), word, [.here(keys)], at: index)
    }

    /// The title of another screen where this action has a key, or a field, with a name.
    private func screen(having name: String) -> String? {
        let name = name.lowercased()
        return screens().lazy.filter { screen in
            screen.actions.contains { action in
                action.name == description.name
                    && (action.keys.contains { $0.name == name } || action.forms.contains { $0.first?.name == name })
            }
        }.compactMap(\.title).first
    }

    /// The assignment in a word, or in an option and the next word. Sets the index to the word after the assignment.
    private func assignment(
        _ words: [Word], _ keys: [Parameter.Key], after earlier: [Assignment], at index: inout Int
    ) throws(FormMismatch) -> Assignment {
        let word = words[index]
        var parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        // `year>=1985` means the key `year` with the value `>=1985`.
        if parts.count == 2, let sign = parts[0].last, "<>".contains(sign) {
            parts = [String(parts[0].dropLast()), "\(sign)=\(parts[1])"]
        } else if parts.count == 1, let sign = word.text.firstIndex(where: "<>".contains) {
            parts = [String(word.text[..<sign]), String(word.text[sign...])]
        }
        let areOptions = keys.contains { $0.style != .assignment }
        guard areOptions ? parts[0].hasPrefix("--") : parts.count == 2 else {
            throw FormMismatch(kind: .otherWord, index: index)
        }
        let name = parts[0].lowercased()
        guard let key = keys.first(where: { areOptions ? $0.word == name : $0.name.lowercased() == name }) else {
            guard !areOptions else { throw unknown(parts[0], outOf: keys.map(\.word), of: "option", word, at: index) }
            throw unknownKey(parts[0], outOf: keys.map(\.name), word, at: index)
        }
        guard !earlier.contains(where: { $0.key == key.name }) else {
            let forms = "\(key.name)=1..9 is a range, and \(key.name)=A,B one of several values"
            throw wrong(.repeatedKey(key.name), word, [key.mistake == nil ? nil : .instead(forms)], at: index)
        }
        guard key.style != .flag else {
            guard parts.count == 1 else {
                throw wrong(.unexpectedWord(word.text), word, [.usage(key.usage)], at: index)
            }
            index += 1
            return Assignment(key: key.name, value: "")
        }
        if parts.count == 1 { index += 1 }
        guard index < words.count else {
            throw FormMismatch(kind: .missing, index: index, missing: key.parameter.name)
        }
        let value = parts.count == 2 ? parts[1] : words[index].text
        guard let assignment = key.assignment(of: value) else {
            throw mismatch(value, words[index], key.parameter.kind, key.name, key.name, at: index)
        }
        if let mistake = key.mistake?(assignment.value) { throw wrong("\(mistake)", word, at: index) }
        index += 1
        return assignment
    }
}

nonisolated extension [Parameter] {
    /// True if each keyword among the first parameters matches its word.
    fileprivate func fits(_ words: ArraySlice<Word>) -> Bool {
        count >= words.count && zip(self, words).allSatisfy { !$0.isKeyword || $0.name == $1.text.lowercased() }
    }
}

nonisolated extension Word {
    /// True for a word such as `--file`, without quotes.
    fileprivate var isLikeOption: Bool {
        text.hasPrefix("--") && !isQuoted && text.dropFirst(2).first?.isLetter == true
    }
}

nonisolated extension Parameter {
    package var isKeyword: Bool { if case .keyword = kind { true } else { false } }
}

nonisolated extension ActionDescription {
    fileprivate var keys: [Parameter.Key] {
        forms.flatMap { $0.last?.keys ?? [] }
    }
}

/// The reason why a form does not match the words, and the index of the word that does not match.
private nonisolated struct FormMismatch: Error {
    /// The kinds of mismatch. The later the kind in this list, the more likely the user meant this form.
    enum Kind: Int {
        case tooManyWords, missing, otherWord, wrongValue
    }

    let kind: Kind
    /// The index of the wrong word. If a word is missing, the number of words.
    let index: Int
    var missing = ""
    var error: CommandError?
}
