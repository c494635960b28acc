import ChallengeCore

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
        var seen: Set<String> = []
        let usages = progress(in: command, after: words).flatMap(\.usages).filter { seen.insert($0).inserted }
        return ActionDescription.usage(ofAny: usages)
    }
}
