import ChallengeAppKit
import ChallengeCore
import ChallengeHost
import ChallengeShell

/// The manual page: what can be given to the program from its definition, the commands from those of the session and of
/// the features, and what there is to say besides.
struct Manual {
    /// The day of the version, for a manual must have one.
    private static let date = "November 21, 2026"

    let text: String

    /// - Throws: where the argument parser does not describe the options as expected.
    init() throws {
        let commandLine = try CommandLineDescription.of(ChallengeCommand.self).command
        let root = RootContainer(app: AppContainer(), redirector: AppNavigationRedirect())
        var page = Mdoc()
        page.lines(of: commandLine, date: Self.date)
        page.commands(Shell.commands + root.actions.map(\.description), root.map, root.routes)
        page.language()
        page.transcripts()
        page.environment()
        page.files()
        page.statuses()
        page.examples()
        page.macro("Sh", "SEE", "ALSO")
        page.prose("`editrc`(5), and the API from which the data about the show is:")
        page.macro("Lk", "https://rickandmortyapi.com")
        text = page.text
    }
}

extension Mdoc {
    /// What the program is, and how it is started.
    fileprivate mutating func lines(of command: CommandLineDescription.Command, date: String) {
        macro("Dd", Word(stringLiteral: date))
        macro("Dt", Word(stringLiteral: command.commandName.uppercased()), "1")
        macro("Os")
        macro("Sh", "NAME")
        macro("Nm", Word(stringLiteral: command.commandName))
        macro("Nd", Word(stringLiteral: String(command.abstract.prefix { $0 != "." }).lowercasedAtFirst))
        let shown = command.arguments.filter(\.shouldDisplay)
        macro("Sh", "SYNOPSIS")
        macro("Nm")
        macro("Op", "Ar", "options")
        for argument in shown where argument.kind == "positional" { macro("Op", argument.label) }
        macro("Sh", "DESCRIPTION")
        prose(command.abstract)
        prose(command.discussion)
        paragraph(Prose.description)
        macro("Sh", "OPTIONS")
        let options = shown.filter { $0.kind != "positional" }
        list(
            options.map(\.manualItem) + Prose.scriptOption + shown.filter { $0.kind == "positional" }.map(\.manualItem))
    }

    fileprivate mutating func commands(_ commands: [ActionDescription], _ map: AppMap, _ routes: [AppRoute]) {
        macro("Sh", "COMMANDS")
        prose(Prose.commands)
        macro("Ss", "On every screen")
        list(commands.map(\.manualItem))
        for screen in map.features.flatMap(\.screens) where !screen.actions.isEmpty {
            macro("Ss", "On", "the", "screen", Word(printing: screen.name))
            list(screen.actions.map(\.manualItem))
        }
        macro("Ss", "Destinations")
        prose(Prose.destinations)
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
    fileprivate var lowercasedAtFirst: String { prefix(1).lowercased() + dropFirst() }
    fileprivate var uppercasedAtFirst: String { prefix(1).uppercased() + dropFirst() }
}
