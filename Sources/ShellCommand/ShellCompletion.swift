import ArgumentParser
import ChallengeCore
import ChallengeHost
import ChallengeShell

/// The script that completes what is typed after the program's name: the argument parser's, with its mistakes mended.
nonisolated enum CompletionScript {
    /// What the parser prints, with the mistakes mended where it is a script.
    ///
    /// - Parameter command: the program's name.
    static func mended(_ text: String, for command: String) -> String {
        if text.hasPrefix("#!/bin/bash\n") { return text + bashAddition(for: command) }
        // The parser writes of a subcommand `help`, which is not there: its zsh script is invalid for that. Nor does
        // that script know that an option's value may follow an equals sign.
        if text.hasPrefix("#compdef ") {
            return text.withoutLines { $0.contains(" :->") }
                .replacing(/(--[a-z-]+)((?:\}')?\[[^\n]*?\]:)/) { "\($0.1)=\($0.2)" }
        }
        guard text.hasPrefix("function __\(command)_") else { return text }
        return text.withoutLines { $0.contains("-fa 'help'") || $0.contains("\"\(command) help\"") }
    }

    /// Bash takes a line apart not only at blanks, so that a link comes in pieces: this puts them together again, lets
    /// the parser's function complete them, and leaves out of each answer what bash has set apart.
    private static func bashAddition(for command: String) -> String {
        #"""


        # Words as the program gets them: Bash also takes them apart at ':', which links have, and at the '=' behind an
        # option. The function above completes them; of what it finds, only what belongs to Bash's last piece is kept.
        _\#(command)_whole_words() {
            local -a whole=("${COMP_WORDS[0]}")
            local -i index position="${#COMP_WORDS[0]}" start=0 current=0
            local gap last word rest="${COMP_LINE#"${COMP_WORDS[0]}"}"
            for ((index = 1; index < ${#COMP_WORDS[@]}; index++)); do
                word="${COMP_WORDS[index]}"
                gap="${rest%%[![:space:]]*}"
                rest="${rest#"${gap}"}"
                rest="${rest#"${word}"}"
                position+="${#gap}"
                last="${whole[${#whole[@]} - 1]}"
                if [[ -n "${gap}" || -z "${word}" ]]; then
                    whole+=("${word}")
                    start=position
                elif [[ "${word}" == '=' && "${last}" == --* ]]; then
                    whole+=('')
                    start=position+1
                else
                    whole[${#whole[@]} - 1]+="${word}"
                fi
                position+="${#word}"
                if ((index == COMP_CWORD)); then
                    current=${#whole[@]}-1
                    break
                fi
            done
            local cur="${COMP_LINE:start:COMP_POINT - start}"
            # Quoted words are not taken apart.
            [[ "${cur}" == [\"\']* ]] && cur="${2}"
            local -r prefix="${cur%"${2}"}"
            local -a COMP_WORDS=("${whole[@]}")
            local -i COMP_CWORD=current
            _\#(command) "${1}" "${cur}" "${whole[current - 1]}"
            COMPREPLY=("${COMPREPLY[@]#"${prefix}"}")
            if [[ "${COMPREPLY[*]}" == *//* ]]; then
                # Links are no files; to one that ends in a slash something has to be added.
                compopt +o filenames 2>/dev/null
                [[ ${#COMPREPLY[@]} -eq 1 && "${COMPREPLY[0]}" == */ ]] && compopt -o nospace 2>/dev/null
            fi
            return 0
        }

        complete -o filenames -F _\#(command)_whole_words \#(command)
        """#
    }
}

extension String {
    fileprivate nonisolated func withoutLines(where isSuperfluous: (Substring) -> Bool) -> String {
        split(separator: "\n", omittingEmptySubsequences: false).filter { !isSuperfluous($0) }.joined(separator: "\n")
    }
}

/// What the completion of the user's shell offers as the value of an option.
///
/// The words stand in the script, so that Tab starts no program. They are put together only when a script is made,
/// which happens on the main actor.
nonisolated enum CompletionWords {
    /// For `--open`: the app's links, each up to what differs from one to another.
    static func links(of app: (some ShellApp).Type) -> [String] {
        words(of: app) { root in
            var seen: Set<String> = []
            return root.routes.compactMap { route in
                guard let link = route.route.deepLinkPrefix, seen.insert(link).inserted else { return nil }
                return (link, route.route.help)
            }
        }
    }

    /// For `--command`: the commands of the first screen, and `open` with each route.
    static func commands<App: ShellApp>(of app: App.Type) -> [String] {
        words(of: app) { root in
            Shell.commands(atStartOf: root, without: App.information.without).map { ($0.name, $0.help) }
                + root.routes.map { ("open \($0.route.name)", $0.route.help) }
        }
    }

    /// None where the app cannot be made without options.
    private static func words<App: ShellApp>(
        of app: App.Type, _ list: @MainActor (RootContainer) -> [(text: String, help: String)]
    ) -> [String] {
        guard let shell = CompletionShell.requesting else { return [] }
        let words = MainActor.assumeIsolated { (try? App.inspected()).map(list) ?? [] }
        return words.map { word($0.text, help: $0.help, for: shell) }
    }

    /// A word as the parser's script for a shell must have it: for zsh and fish with its help, and with what would
    /// separate the two, or one word from the next, quoted.
    private static func word(_ text: String, help: String, for shell: CompletionShell) -> String {
        switch shell {
        case .zsh: text.replacing(":", with: "\\:") + ":" + help
        case .fish: escapedForFish(text) + "\\t" + escapedForFish(help)
        default: text
        }
    }

    /// Every character of ASCII that may mean something to fish by its number.
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
