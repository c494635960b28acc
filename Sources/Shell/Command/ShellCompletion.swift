import ArgumentParser
import ChallengeActions
import ChallengeCore
import ChallengeHost
import ChallengeSession

/// The values that the user's shell (bash, zsh or fish) completes for an option.
///
/// The completion script itself contains these words, so that Tab starts no program. The main actor collects the words.
nonisolated extension ShellApp {
    /// The words for `--open`: each link of the app, cut before its variable part.
    static var completedLinks: [String] {
        completed { root in
            var seen: Set<String> = []
            return root.routes.compactMap { route in
                guard let link = route.route.deepLinkPrefix, seen.insert(link).inserted else { return nil }
                return (link, route.route.help)
            }
        }
    }

    /// The words for `--command`: the commands of the first screen, and `open` with each route.
    static var completedCommands: [String] {
        completed { root in
            let model = ScriptModel(root, SessionCommand.all(without: information.without).adding(root.map.tabs))
            return model.commandTable(at: model.start).all.map { ($0.description.name, $0.description.help) }
                + root.routes.map { ("open \($0.route.name)", $0.route.help) }
        }
    }

    /// Returns no words if the app cannot be made without options.
    private static func completed(
        _ list: @MainActor (RootContainer) -> [(text: String, help: String)]
    ) -> [String] {
        guard let shell = CompletionShell.requesting else { return [] }
        let words = MainActor.assumeIsolated { (try? inspected()).map(list) ?? [] }
        return words.map { word($0.text, help: $0.help, for: shell) }
    }

    /// A word in the form that the parser's script for a shell needs. Zsh and fish also show the help. The characters
    /// that separate words, or a word from its help, are quoted.
    private static func word(_ text: String, help: String, for shell: CompletionShell) -> String {
        switch shell {
        case .zsh: text.replacing(":", with: "\\:") + ":" + help
        case .fish: escapedForFish(text) + "\\t" + escapedForFish(help)
        default: text
        }
    }

    /// Replaces every ASCII character that may have a meaning in fish by its number.
    private static func escapedForFish(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", ":", "/": String(scalar)
            case " ": "\\ "
            case _ where scalar.isASCII: "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }.joined()
    }
}
