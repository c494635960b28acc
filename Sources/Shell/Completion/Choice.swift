/// One value that an argument may have, ready to be compared with what is typed.
nonisolated struct Choice: Sendable {
    /// What it is found by and listed as.
    let name: String
    /// What stands before the name and is not listed: a folder, a key. What is typed must begin with it.
    let base: String
    /// What is written for it.
    let word: String
    /// What is written where the output cannot show the word as it is; nil where nothing else means the same.
    let substitute: String?
    /// A few words that say what it is.
    let help: String?
    /// Whether the word is complete, so that a blank follows.
    let isWhole: Bool
    /// Whether it is offered only where nothing else begins with what is typed.
    let isRare: Bool
    /// The name in lower case.
    let key: String

    /// - Parameter word: base and name where it is nil.
    init(
        _ name: String, base: String = "", word: String? = nil, substitute: String? = nil, help: String? = nil,
        isWhole: Bool = true, isRare: Bool = false
    ) {
        self.name = name
        self.base = base
        self.word = word ?? base + name
        self.substitute = substitute
        self.help = help
        self.isWhole = isWhole
        self.isRare = isRare
        key = name.lowercased()
    }
}

nonisolated extension [Choice] {
    /// Those that begin with what is typed, the rare ones where no other does; those that have it anywhere in their
    /// name where none begins so. Upper and lower case are the same.
    func fitting(_ typed: String) -> [Choice] {
        let typed = typed.lowercased()
        let beginning = filter { choice in choice.rest(of: typed).map(choice.key.hasPrefix) ?? false }
        guard beginning.isEmpty else {
            let common = beginning.filter { !$0.isRare }
            return common.isEmpty ? beginning : common
        }
        return filter { choice in !choice.isRare && choice.rest(of: typed).map { choice.key.contains($0) } ?? false }
    }
}

nonisolated extension Choice {
    /// What of a text in lower case is to be compared with the key; nil where it does not begin with the base.
    fileprivate func rest(of typed: String) -> String? {
        if base.isEmpty { return typed }
        let base = base.lowercased()
        return typed.hasPrefix(base) ? String(typed.dropFirst(base.count)) : nil
    }
}
