import ChallengeActions

nonisolated extension Command {
    /// The index of the word that must be a secret; nil if no word must be a secret.
    ///
    /// - Parameter names: the names of the commands and fields that take a secret.
    package func secretIndex(among names: some Collection<String>, mayBeShort: Bool) -> Int? {
        let (first, setter) = (name.text.lowercased(), ActionDescription.setter)
        let isSetter = words.count > 1 && (first == setter || mayBeShort && setter.hasPrefix(first))
        let index = isSetter && names.contains(words[1].text.lowercased()) ? 2 : names.contains(first) ? 1 : words.count
        return index < words.count && !SecretSource.options.contains(words[index].text.lowercased()) ? index : nil
    }

    /// A copy of the command, in which a mark replaces the secret at an index and all text after the secret.
    package func masked(from index: Int) -> Command {
        let place = words[index].location
        let line = SourceLine(number: place.line.number, text: "\(place.before)\(Secret.mark)")
        let masked = words.prefix(index + 1).enumerated().map { number, word in
            Word(
                text: number == index ? Secret.mark : word.text,
                location: SourceLocation(line: line, offset: word.location.offset))
        }
        return Command(words: masked[...])
    }

    /// A copy of the command, with words inserted at an index in its words and in its text.
    package func adding(_ added: [String], at index: Int) -> Command {
        let location = words[min(index, words.count - 1)].location
        let all = words[..<index] + added.map { Word(text: $0, location: location) } + words[index...]
        let text = all.map { $0.written() } + (target.map { [$0.written] } ?? [])
        return Command(words: Array(all), text: text.joined(separator: " "), target: target)
    }
}
