/// A text of any length as an argument. Users type the text verbatim, read it from a file, or edit it with `$EDITOR`.
package enum EditableText {
    /// Returns the argument, with the current text as its suggestion.
    package static func argument(now text: String) -> ArgumentKey<String> {
        ArgumentKey("TEXT", isVerbatim: true) { text.isEmpty ? [] : [Parameter.Suggestion(text)] }
    }

    package static func forms(now text: String) -> [[Parameter]] {
        [[], ArgumentFile.form, [argument(now: text).parameter]]
    }
}

/// The option `--file FILE`: the file that contains an argument.
enum ArgumentFile {
    fileprivate static let option = Keyword("--file")
    fileprivate static let path = ArgumentKey<String>("FILE", .file)

    static let form = [option.parameter, path.parameter]
}

extension ActionDescription {
    /// Returns the name and current text of the editable text that the words name; nil if there is no such text.
    package func editable(behind words: [String]) -> (name: String, text: String)? {
        let words = words.map { $0.lowercased() }
        guard let name = words.last, forms.contains(where: { $0.map(\.name) == words }),
            let form = forms.first(where: { $0.last?.isVerbatim == true && $0.dropLast().map(\.name) == words })
        else { return nil }
        return (name, form.last?.suggest().first?.text ?? "")
    }
}

extension Arguments {
    package var file: String? { has(ArgumentFile.option) ? self[ArgumentFile.path] : nil }

    package var editedText: String? {
        get { self[EditableText.argument(now: "")] }
        set { self[EditableText.argument(now: "")] = newValue }
    }
}
