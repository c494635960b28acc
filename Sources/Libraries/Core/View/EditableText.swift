/// A text of any length as an argument: behind the name as it is written, from a file, or from `$EDITOR` if none is given.
package enum EditableText {
    /// The text; what it is now is its suggestion.
    package static func argument(now text: String) -> ArgumentKey<String> {
        ArgumentKey("TEXT", isVerbatim: true) { text.isEmpty ? [] : [Parameter.Suggestion(text)] }
    }

    /// The ways to write it.
    package static func forms(now text: String) -> [[Parameter]] {
        [[], ArgumentFile.form, [argument(now: text).parameter]]
    }
}

/// `--file FILE`: the file that an argument is read from.
enum ArgumentFile {
    fileprivate static let option = Keyword("--file")
    fileprivate static let path = ArgumentKey<String>("FILE", .file)

    static let form = [option.parameter, path.parameter]
}

extension ActionDescription {
    /// The name of a text that some words are about without giving it, and what it is now; nil if they are no such words.
    package func editable(behind words: [String]) -> (name: String, text: String)? {
        let words = words.map { $0.lowercased() }
        guard let name = words.last, forms.contains(where: { $0.map(\.name) == words }),
            let form = forms.first(where: { $0.last?.isVerbatim == true && $0.dropLast().map(\.name) == words })
        else { return nil }
        return (name, form.last?.suggest().first?.text ?? "")
    }
}

extension Arguments {
    /// The file that an argument is to be read from; nil if none is.
    package var file: String? { has(ArgumentFile.option) ? self[ArgumentFile.path] : nil }

    /// The text as it shall be; nil if it is not known yet.
    package var editedText: String? {
        get { self[EditableText.argument(now: "")] }
        set { self[EditableText.argument(now: "")] = newValue }
    }
}
