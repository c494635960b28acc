import ChallengeActions
import ChallengeCore
import ChallengeHost
import ChallengeLanguage
import ChallengeSession
import ChallengeText
import FoundationEssentials

extension Mdoc {
    /// Creates the manual page of an app. It describes the options, the session's commands, and the commands of the app's
    /// features.
    ///
    /// - Throws: an error if the app cannot be made without options; `DecodingError` if the argument parser describes the
    ///   options in an unknown form.
    init<App: ShellApp>(of app: App.Type) throws {
        let commandLine = try CommandLineDescription(of: AppCommand<App>.self).command
        let root = try App.inspected()
        let own = SessionCommand.all(without: App.information.without).adding(root.map.tabs)
        self.init(of: commandLine, date: Self.date)
        subcommands(commandLine)
        commands(own.map(\.description) + root.actions.map(\.description), root.map, root.routes)
        environment(commandLine.shownArguments, of: App.information)
        files(of: App.information)
        exitStatus()
    }

    /// The date of the page: the date of a reproducible build if it is set
    /// (https://reproducible-builds.org/specs/source-date-epoch), otherwise today.
    private static var date: Date {
        let seconds = AppEnvironment.current["SOURCE_DATE_EPOCH"].flatMap { Double($0) }
        return seconds.map { Date(timeIntervalSince1970: $0) } ?? Date.now
    }

    private mutating func subcommands(_ commandLine: CommandLineDescription.Command) {
        macro("Sh", ["SUBCOMMANDS"])
        prose(
            """
            The first argument may be one of these subcommands, which have their own options; \
            `\(commandLine.commandName) help` lists them. Run a script of the same name by its path, as in `./verify`.
            """)
        for subcommand in commandLine.subcommands {
            let positional = subcommand.shownArguments.filter { $0.kind == "positional" }
            let title: [Word] = [Word(printing: subcommand.commandName)] + positional.flatMap(\.label)
            macro("Ss", title)
            prose([subcommand.abstract, subcommand.discussion].compactMap(\.self).joined(separator: " "))
            let names = Set(["--help", "--version"])
            let options = subcommand.shownArguments.filter { argument in !names.contains { argument.hasName($0) } }
            if !options.isEmpty { list(options.map(\.manualItem)) }
        }
    }

    private mutating func commands(_ commands: [ActionDescription], _ map: AppMap, _ routes: [AppRoute]) {
        macro("Sh", ["COMMANDS"])
        prose(
            """
            A command belongs to a screen, or works on every screen. `help` lists the commands of the current screen.
            """)
        distantCommands(routes)
        prose(
            """
            At the prompt you may abbreviate a command to an unambiguous prefix; in a script you may not.
            """)
        macro("Ss", ["On every screen"])
        list(commands.map(\.manualItem))
        for screen in map.screens where !screen.actions.isEmpty {
            macro("Ss", ["On", "the", "screen", Word(printing: screen.name)])
            list(screen.actions.map(\.manualItem))
        }
        macro("Ss", ["Destinations"])
        prose(
            """
            `open` takes one of these names, a link, or on a list the number of a row or an unambiguous part of its name.
            """)
        list(routes.map(\.route.manualItem))
    }

    /// Explains the commands that first open another screen, with two examples. Adds nothing if there are none.
    private mutating func distantCommands(_ routes: [AppRoute]) {
        let names = routes.flatMap(\.intents).map(\.name).unique
        guard !names.isEmpty else { return }
        let examples = names.prefix(2).map { "`\($0)`" }.joined(separator: " and ")
        prose(
            """
            Some commands of other screens, such as \(examples), work everywhere: they open their screen first. If several \
            screens offer such a command, the current feature's screen wins, then the screen of the first route.
            """)
    }

    private mutating func environment(_ arguments: [CommandLineDescription.Argument], of app: AppInformation) {
        macro("Sh", ["ENVIRONMENT"])
        let others: KeyValuePairs = [
            app.logVariable: """
            Print diagnostics of this level and above to the standard error: trace, debug, info, notice, \
            warning, error or critical. Without it, none are printed.
            """,
            app.demonstrationVariable: "The folder of demonstrations to use instead of the installed ones.",
            "PAGER":
                "Pager for output longer than the screen, at the prompt; none if empty, a built-in one if not set.",
            "NO_COLOR": "If it is set and not empty, no colour is used.",
            "TERM": "The type of the terminal; a `dumb` one has no line editing and no colour.",
            "LC_ALL": "Sets the character set, as `LC_CTYPE` and `LANG` do; the output is ASCII unless it is UTF-8.",
            "HOME": "The folder of the files below, unless `XDG_CONFIG_HOME` and the like name others.",
        ]
        list(arguments.compactMap(\.variable) + others.map { (["Ev", Word(printing: $0.key)], $0.value) })
    }

    private mutating func files(of app: AppInformation) {
        macro("Sh", ["FILES"])
        let files: KeyValuePairs = [
            "~/.config/\(app.command)/\(app.startupFileName)": """
            A script that runs before the first prompt; `set --save` and `alias --save` add lines to it.
            """,
            "~/.local/state/\(app.command)/history": "The lines typed at the prompt.",
            "~/.local/share/\(app.command)": "The app's data.",
            "~/.cache/\(app.command)": "The app's caches.",
            "~/.editrc": "The key bindings of the prompt; see `editrc`(5).",
        ]
        list(files.map { (["Pa", Word(printing: $0.key)], $0.value) })
    }

    private mutating func exitStatus() {
        macro("Sh", ["EXIT STATUS"])
        list([
            (["0"], "Every command succeeded, or the user ended the session at the prompt."),
            (["1"], "A command failed, also with `--keep-going`; `check` found a mistake; a transcript failed."),
            (["64"], "The options are wrong."),
            (["66"], "A script, a transcript or an input file of an exploration cannot be used."),
            (["129", ",", "130", ",", "143"], "Ended by SIGHUP, SIGINT or SIGTERM."),
            (["Ar", "N"], "The command `exit N` ended the session."),
        ])
        macro("Pp")
        prose("If the reader closes the pipe, the program exits silently by SIGPIPE.")
    }
}

extension Route {
    fileprivate var manualItem: (label: [Mdoc.Word], text: String) {
        let label: [Mdoc.Word] = ["Ic", "open", Mdoc.Word(printing: name)]
        let link = deepLink.map { " As a link: `\($0)`." } ?? ""
        return (label: label + parameters.flatMap(\.manualWords), text: "\(help.capitalizedAtStart).\(link)")
    }
}

extension ActionDescription {
    /// The synopsis, in the form `Ic recent Oo Cm delete Ar TEXT | Cm clear Oc`, and the help of the command.
    fileprivate var manualItem: (label: [Mdoc.Word], text: String) {
        let written = forms.filter { !$0.isEmpty }
        let alternatives = written.map { $0.flatMap(\.manualWords) }
        var arguments = Array(alternatives.joined(separator: ["|"]))
        if written.count < forms.count, !arguments.isEmpty { arguments = ["Oo"] + arguments + ["Oc"] }
        // A synopsis already has its own brackets.
        if let synopsis { arguments = ["Ar", Mdoc.Word(printing: synopsis)] }
        let keys = written.joined().flatMap(\.keys).map(\.name)
        var addition = keys.isEmpty ? "" : " Keys: \(keys.joined(separator: ", "))."
        if synopsis != nil {
            addition += " Its forms: \(forms.usages.map { "`\(name) \($0)`" }.joined(separator: ", "))."
        }
        return (label: ["Ic", Mdoc.Word(printing: name)] + arguments, text: "\(help).\(addition)")
    }
}

extension Parameter {
    fileprivate var manualWords: [Mdoc.Word] {
        switch kind {
        case .keyword: ["Cm", Mdoc.Word(printing: name)]
        default: ["Ar", Mdoc.Word(printing: usage)]
        }
    }
}
