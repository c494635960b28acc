import ChallengeCore

nonisolated extension CompletionSnapshot {
    /// What fits what is typed, and the index of the word from which on it takes its place; nil where nothing does.
    func choices(for typed: TypedCommand) -> (index: Int, choices: [Choice])? {
        guard let name = typed.words.first else { return (0, names.fitting(typed.text(from: 0))) }
        guard let command = command(named: name) else { return nil }
        var offers: [(index: Int, choices: [Choice])] = []
        for progress in progress(in: command, after: typed.words) {
            let choices = choices(for: progress, typing: typed.text(from: progress.start))
            if let place = offers.firstIndex(where: { $0.index == progress.start }) {
                offers[place].choices += choices
            } else {
                offers.append((progress.start, choices))
            }
        }
        // Where the forms differ in where the argument begins, the first one that has something to offer counts.
        for (index, choices) in offers {
            let fitting = choices.fitting(typed.text(from: index))
            if !fitting.isEmpty { return (index, fitting) }
        }
        return nil
    }

    /// Everything that may come next in a form.
    private func choices(for progress: FormProgress, typing typed: String) -> [Choice] {
        guard let parameter = progress.rest.first else { return [] }
        switch parameter.kind {
        case .keyword:
            let rest = FormProgress.usage(of: progress.rest.dropFirst())
            return [Choice(parameter.name, help: rest.isEmpty ? nil : rest)]
        case .choice(let choices):
            return choices.map { Choice($0) }
        case .assignments(let keys):
            return choices(keys.without(progress.given), typing: typed)
        case .file:
            return files.choices(for: typed)
        case .command:
            return names
        case .name(let named):
            return appNames[named, default: []].map { Choice($0) }
        case .destination:
            return destinations(typing: typed)
        case .word, .text, .integer, .number:
            let rows = parameter.noun != nil && parameter.noun == selection?.noun ? identifiers : []
            return rows + parameter.suggest().map { Choice($0.text, help: $0.help) }
        }
    }

    /// The keys, and once one of them is typed its values.
    private func choices(_ keys: [Parameter.Key], typing typed: String) -> [Choice] {
        guard let equals = typed.firstIndex(of: "=") else {
            return keys.map { key in
                let help = key.values.isEmpty ? nil : key.values.joined(separator: " | ")
                return Choice(key.name + "=", help: help, isWhole: false)
            }
        }
        let name = typed[..<equals].lowercased()
        let values = keys.first { $0.name == name }?.values ?? []
        return values.map { Choice($0, base: name + "=") }
    }

    /// Routes, rows and links. Identifiers come with the first digit: before it each row would be there twice.
    private func destinations(typing typed: String) -> [Choice] {
        if typed.first?.isNumber == true { return destinations + identifiers }
        let text = typed.lowercased()
        let linked = routes.filter { route in
            guard let parameter = route.parameters.first, parameter.noun != nil, parameter.noun == selection?.noun
            else {
                return false
            }
            return route.deepLinkPrefix.map(text.hasPrefix) ?? false
        }
        guard let link = linked.first?.deepLinkPrefix else { return destinations }
        return destinations + identifiers.map { Choice($0.name, base: link, help: $0.help) }
    }
}

nonisolated extension CompletionSnapshot {
    /// How to write what may still follow what is typed, in brackets where it may be left out: `[delete TEXT | clear]`.
    ///
    /// Empty within a word, unless that is the whole name of a command: then with a blank before it.
    func hint(for typed: TypedCommand) -> String {
        guard let name = typed.words.first ?? typed.word, typed.quote == nil, let command = command(named: name) else {
            return ""
        }
        guard let word = typed.word else { return usage(of: command, after: typed.words) }
        guard typed.words.isEmpty, command.name == word.lowercased() else { return "" }
        let usage = usage(of: command, after: [word])
        return usage.isEmpty ? "" : " " + usage
    }

    private func usage(of command: ActionDescription, after words: [String]) -> String {
        if words.count == 1, let synopsis = command.synopsis { return synopsis }
        return ActionDescription.usage(ofAny: progress(in: command, after: words).flatMap(\.usages).unique)
    }
}
