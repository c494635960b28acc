import ArgumentParser
import ChallengeAppKit
import ChallengeCore
import ChallengeHost
import ChallengeShell
import FoundationEssentials

/// The sections of the manual page that are made from the program: the options from their definition, the commands from
/// those of the session and of the features. The other sections stand in man/challenge.1 only.
struct Manual {
    let text: String

    /// - Throws: `DecodingError` where the argument parser has come to describe the options otherwise.
    init() throws {
        let dump = Data(ChallengeCommand._dumpHelp().utf8)
        let arguments = try JSONDecoder().decode(CommandLineDescription.self, from: dump).command.arguments
        let root = RootContainer(app: AppContainer(), redirector: AppNavigationRedirect())
        var page = Mdoc()
        page.options(arguments.filter(\.shouldDisplay))
        page.commands(Shell.commands + root.actions.map(\.description), root.map, root.routes)
        text = page.text
    }
}

extension Mdoc {
    fileprivate mutating func options(_ arguments: [CommandLineDescription.Argument]) {
        // The argument parser carries this one out itself.
        let script: (label: [Word], text: String) = (
            label: ["Fl", Word(printing: "-generate-completion-script"), "Ar", "shell"],
            text: "Print a script that completes what is typed after `challenge` in bash, zsh or fish."
        )
        macro("Sh", ["OPTIONS"])
        list(
            arguments.filter { $0.kind != "positional" }.map(\.manualItem) + [script]
                + arguments.filter { $0.kind == "positional" }.map(\.manualItem))
    }

    fileprivate mutating func commands(_ commands: [ActionDescription], _ map: AppMap, _ routes: [AppRoute]) {
        macro("Sh", ["COMMANDS"])
        prose(
            """
            A command is what a screen offers, or what is possible on every screen. `help` tells what is possible where \
            one is. What routes offer from afar, as `search` and `filter`, can be used anywhere: one is brought there \
            first. Where several offer the same, that in the feature of the screen on top counts, then that of the first \
            route. Someone at the prompt may shorten a command to a beginning that no other command has; a script may not.
            """)
        macro("Ss", ["On every screen"])
        list(commands.map(\.manualItem))
        for screen in map.features.flatMap(\.screens) where !screen.actions.isEmpty {
            macro("Ss", ["On", "the", "screen", Word(printing: screen.name)])
            list(screen.actions.map(\.manualItem))
        }
        macro("Ss", ["Destinations"])
        prose(
            """
            `open` takes the name of one of these, a link, or on a list the number of a row or any part of its name that \
            no other row has.
            """)
        list(routes.map(\.route.manualItem))
    }
}

extension Route {
    /// How to ask for it, and what is there.
    fileprivate var manualItem: (label: [Mdoc.Word], text: String) {
        let label: [Mdoc.Word] = ["Ic", "open", Mdoc.Word(printing: name)]
        let link = deepLink.map { " As a link: `\($0)`." } ?? ""
        return (label: label + parameters.flatMap(\.manualWords), text: "\(help.uppercasedAtFirst).\(link)")
    }
}

extension ActionDescription {
    /// How to write it, and what it does: `Ic recent Oo Cm delete Ar TEXT | Cm clear Oc`.
    fileprivate var manualItem: (label: [Mdoc.Word], text: String) {
        let written = forms.filter { !$0.isEmpty }
        let alternatives = written.map { $0.flatMap(\.manualWords) }
        var arguments = Array(alternatives.joined(separator: ["|"]))
        if written.count < forms.count, !arguments.isEmpty { arguments = ["Oo"] + arguments + ["Oc"] }
        // A synopsis has its own brackets.
        if let synopsis { arguments = ["Ar", Mdoc.Word(printing: synopsis)] }
        let keys = written.joined().flatMap(\.keyNames)
        var addition = keys.isEmpty ? "" : " Keys: \(keys.joined(separator: ", "))."
        if synopsis != nil {
            addition += " Its forms: \(FormUsage.usages(of: forms).map { "`\(name) \($0)`" }.joined(separator: ", "))."
        }
        return (label: ["Ic", Mdoc.Word(printing: name)] + arguments, text: "\(help).\(addition)")
    }
}

extension Parameter {
    fileprivate var keyNames: [String] { if case .assignments(let keys) = kind { keys.map(\.name) } else { [] } }

    fileprivate var manualWords: [Mdoc.Word] {
        switch kind {
        case .keyword: ["Cm", Mdoc.Word(printing: name)]
        default: ["Ar", Mdoc.Word(printing: usage)]
        }
    }
}

extension String {
    fileprivate var uppercasedAtFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// The command line as the argument parser describes it (`--experimental-dump-help`), as far as the manual needs it.
struct CommandLineDescription: Decodable {
    struct Arguments: Decodable {
        let arguments: [Argument]
    }

    struct Argument: Decodable {
        let kind: String
        let shouldDisplay: Bool
        let isRepeating: Bool
        let names: [Name]?
        let valueName: String?
        let defaultValue: String?
        let allValues: [String]?
        let abstract: String?

        /// How to write it, and its help with the values that it takes.
        var manualItem: (label: [Mdoc.Word], text: String) {
            let values = allValues.map { "One of \($0.joined(separator: ", "))" }
            let additions = [values, defaultValue.map { "\($0) by default" }].compactMap { $0 }
            return (
                label: label,
                text: (abstract ?? "") + (additions.isEmpty ? "" : " \(additions.joined(separator: "; ")).")
            )
        }

        /// `Fl c , Fl \-command Ar text`.
        var label: [Mdoc.Word] {
            let flags = (names ?? []).map { name -> [Mdoc.Word] in
                ["Fl", Mdoc.Word(printing: name.kind == "short" ? name.name : "-" + name.name)]
            }
            let names = Array(flags.joined(separator: [","]))
            guard kind != "flag", let valueName else { return names }
            let value: [Mdoc.Word] = ["Ar", Mdoc.Word(printing: valueName)]
            return names + value + (kind == "positional" && isRepeating ? ["..."] : [])
        }
    }

    struct Name: Decodable {
        let kind: String
        let name: String
    }

    let command: Arguments
}
