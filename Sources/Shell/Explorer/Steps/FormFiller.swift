import ChallengeActions
import ChallengeCore
import ChallengeHost
import ChallengeLanguage
import SwiftUI

/// Finds texts for the fields of a screen: the user's words if there are any, otherwise texts from the screen's previews.
struct FormFiller {
    private let screen: String
    private let words: FormWords
    private let previewed: [String: String]

    init(_ app: ExploredApp) {
        screen = app.root.top?.rendering.screen ?? ""
        words = app.words
        previewed = app.root.top.flatMap { app.map.screen(for: $0.navigation.name)?.fieldTexts } ?? [:]
    }

    /// Returns the texts for a parameter of an action's form, the user's words first.
    func texts(for form: [Parameter], at index: Int, behind name: String) -> [String] {
        let parameter = form[index]
        if case .keyword = parameter.kind { return [] }
        let keywords = form[..<index].filter { if case .keyword = $0.kind { true } else { false } }.map(\.name)
        let fields = keywords.filter { !$0.hasPrefix("-") }
        let keys = fields + [parameter.name.lowercased()] + (fields.isEmpty ? [name] : [])
        let said = words.texts(for: keys, on: screen)
        let texts: [String]
        if let option = keywords.last, option.hasPrefix("-") {
            // The user's text for a secret is its source: `--env PASSWORD`.
            texts = said.filter { $0.hasPrefix("\(option) ") }.map { String($0.dropFirst(option.count + 1)) }
        } else {
            texts = said.filter { !$0.hasPrefix("--") } + fields.compactMap { previewed[$0] }
        }
        return texts.filter { parameter.value(of: $0) != nil }
    }

    /// Returns the arguments of a form with a choice that determines the next text: `set title TEXT`.
    ///
    /// - Parameter first: the words for the other parameters.
    func choices(in form: [Parameter], _ first: [ArgumentSampler.Word]) -> [[ArgumentSampler.Word]] {
        form.indices.dropLast().flatMap { index -> [[ArgumentSampler.Word]] in
            guard case .choice(let choices) = form[index].kind, form[index + 1].isAnyText else { return [] }
            return choices.flatMap { choice in
                texts(forChoice: choice).map { text in
                    var words = first
                    (words[index], words[index + 1]) = (.offered(choice), .offered(text))
                    return words
                }
            }
        }
    }

    /// Returns the user's texts for the parameter behind a choice, such as `title` in `set title TEXT`.
    private func texts(forChoice choice: String) -> [String] { words.texts(for: [choice], on: screen) }

    /// Returns lines that fill in each field with its known text, or with a made-up secret.
    ///
    /// - Parameter unknown: the text for fields without a known text; nil to leave them out.
    func lines(of action: ActionDescription, otherwise unknown: String? = nil) -> [String] {
        var fields: [String] = []
        var values: [String: String] = [:]
        func fill(_ field: String, with words: [String]) {
            if values.updateValue(words.joined(separator: " "), forKey: field) == nil { fields.append(field) }
        }
        for form in action.forms {
            guard let last = form.last, form.count > 1 else { continue }
            let behind = form.dropLast().map(\.name)
            switch form[0].kind {
            case .keyword:
                if let text = texts(for: form, at: form.count - 1, behind: action.name).first {
                    fill(form[0].name, with: behind + [Quoting.quoted(text)])
                } else if values[form[0].name] != nil {
                    break
                } else if last.name == "--sample" {
                    fill(form[0].name, with: behind + [last.name])
                } else if last.isAnyText, let unknown {
                    fill(form[0].name, with: behind + [Quoting.quoted(unknown)])
                }
            case .choice(let choices) where form.count == 2 && last.isAnyText:
                for choice in choices {
                    if let text = texts(forChoice: choice).first ?? unknown {
                        fill(choice, with: [choice, Quoting.quoted(text)])
                    }
                }
            default: break
            }
        }
        return fields.compactMap { values[$0] }.map { "\(action.name) \($0)" }
    }
}

extension Parameter {
    /// True if the parameter takes any text.
    nonisolated var isAnyText: Bool { if case .text = kind { true } else { false } }
}

extension Step.Argument {
    static func all(_ form: [Parameter], _ words: [ArgumentSampler.Word]) -> [Step.Argument] {
        zip(form, words).flatMap { parameter, word -> [Step.Argument] in
            guard parameter.keys.isEmpty else {
                // A single word may contain blanks.
                return (word.content.map { [$0[...]] } ?? word.text.split(separator: " ")).compactMap { word in
                    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
                    return parts.count == 2 ? Step.Argument(name: parts[0], content: parts[1]) : nil
                }
            }
            return word.content.map { [Step.Argument(name: parameter.name, content: $0)] } ?? []
        }
    }
}
