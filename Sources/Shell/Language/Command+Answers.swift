import ChallengeActions

nonisolated extension Command {
    /// A copy of the command, with words inserted at an index in its words and in its text.
    package func adding(_ added: [String], at index: Int) -> Command {
        let location = words[min(index, words.count - 1)].location
        let all = words[..<index] + added.map { Word(text: $0, location: location) } + words[index...]
        let text = all.map { $0.written() } + (target.map { [$0.written] } ?? [])
        return Command(words: Array(all), text: text.joined(separator: " "), target: target)
    }
}
