import ChallengeActions
import ChallengeText

struct HelpSearch {
    private let words: [String]
    /// The usages of the commands that the search has found.
    private var seen: Set<String> = []

    init(for texts: [String]) {
        words = texts.flatMap { text in
            let parts = Self.parts(of: text)
            return parts.count > 1 ? parts.dropLast() : parts
        }
    }

    /// Returns the new descriptions that contain all words, and those that only contain words with these beginnings. If
    /// the help text lacks the first word, a line that contains the word replaces the help text.
    mutating func find(in descriptions: [ActionDescription]) -> (
        whole: [ActionDescription], partial: [ActionDescription]
    ) {
        var (whole, partial): ([ActionDescription], [ActionDescription]) = ([], [])
        for description in descriptions {
            let keys = description.helpKeys.map { ([$0.title] + $0.values).joined(separator: " ") }
            let sentences = description.discussion.replacing(". ", with: ".\n").split(separator: "\n").map(String.init)
            let lines = [description.usage, description.help] + sentences + description.examples + keys
            let parts = lines.map(Self.parts)
            let all = Set(parts.joined())
            guard let first = words.first, words.allSatisfy({ word in all.contains { $0.hasPrefix(word) } }),
                seen.insert(description.usage).inserted
            else { continue }
            let isWhole = words.allSatisfy(all.contains)
            let line = parts.firstIndex { $0.contains { isWhole ? $0 == first : $0.hasPrefix(first) } } ?? 0
            let shown =
                line < 2 || lines[line] == LineHelp.discussion
                ? description
                : ActionDescription(
                    name: description.name, help: lines[line].trimmingFullStop, forms: description.forms,
                    synopsis: description.synopsis)
            if isWhole { whole.append(shown) } else { partial.append(shown) }
        }
        let name = words.joined(separator: " ")
        return (whole.filter { $0.name.lowercased() == name } + whole.filter { $0.name.lowercased() != name }, partial)
    }

    /// The lowercase words of a text, and the parts between blanks, which include signs such as `#`.
    private static func parts(of text: String) -> [String] {
        let text = text.lowercased()
        return text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
            + text.split(separator: " ").map(String.init)
    }
}

extension ActionDescription {
    /// The keys of assignments, and the keywords that a choice follows.
    var helpKeys: [Parameter.Key] {
        forms.flatMap { form -> [Parameter.Key] in
            switch form.last?.kind {
            case .assignments(let keys): keys
            case .choice(let values): form.dropLast().last.map { [Parameter.Key(name: $0.name, values: values)] } ?? []
            default: []
            }
        }
    }
}

/// The editor's keys and the signs of a line, for `help keys` and `help pipe`. The prompt's documentation lists them all.
enum LineHelp {
    static let discussion = "One of the keys of the prompt."
    static let descriptions = [
        key("Tab", "Complete from a menu; arrows select, typing filters"),
        key("Right", "Accept the suggestion after the cursor"),
        key("Up", "Show the previous line of the history; Down, the next"),
        key("Ctrl-R", "Search the history"),
        key("Ctrl-C", "Cancel the running command, or drop the line"), key("Ctrl-D", "Quit, on an empty line"),
        key("Ctrl-L", "Clear the screen"), key("Ctrl-X Ctrl-E", "Edit the line in $VISUAL or $EDITOR"),
        key("Ctrl-_", "Undo the last change of the line"),
        key("Alt-.", "Insert the last argument of the previous line"),
        key("Ctrl-Y", "Yank the last cut text (Ctrl-W, Ctrl-U, Ctrl-K)"),
        key("Alt-Y", "After Ctrl-Y, yank the text cut before instead"),
        sign("!!", "Repeat the previous line"), sign("COMMAND | PROGRAM", "Pipe the output to a program"),
        sign("COMMAND > FILE", "Write the output to a file; >> appends"),
        sign("COMMAND; COMMAND", "Run one command after the other"), sign("# TEXT", "A comment"),
    ]

    private static func key(_ name: String, _ help: String) -> ActionDescription {
        ActionDescription(name: name, help: help, discussion: discussion)
    }

    private static func sign(_ usage: String, _ help: String) -> ActionDescription {
        ActionDescription(name: usage, help: help)
    }
}

extension String {
    fileprivate var trimmingFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
