import ArgumentParser
import ChallengeAppKit
import ChallengeCore
import ChallengeShell

/// What the completion of the user's shell offers as the value of an option, as that shell wants it.
enum CompletionWords {
    /// For `--open`: the app's links, each up to what differs from one to another.
    static func links() -> [String] {
        var seen: Set<String> = []
        return RootContainer(app: AppContainer()).routes.compactMap { route in
            guard let link = route.route.deepLinkPrefix, seen.insert(link).inserted else { return nil }
            return word(link, help: route.route.help)
        }
    }

    /// For `--command`: what can be done where the app begins, and everywhere one can go to.
    static func commands() -> [String] {
        let root = RootContainer(app: AppContainer())
        let actions = (root.map.screen(for: root.map.root)?.actions ?? []) + root.routes.flatMap(\.actions)
        var seen: Set<String> = []
        let commands = (actions + Shell.commands).filter { seen.insert($0.name).inserted }
        return commands.map { word($0.name, help: $0.help) }
            + root.routes.map { word("open \($0.route.name)", help: $0.route.help) }
    }

    /// - Returns: for zsh and fish with the help, for zsh also with each colon quoted that does not begin the help.
    private static func word(_ text: String, help: String) -> String {
        switch CompletionShell.requesting {
        case .zsh: text.replacing(":", with: "\\:") + ":" + help
        case .fish: text + "\t" + help
        default: text
        }
    }
}
