import ChallengeShellCommandLine
import ChallengeCore
import ChallengeHost
import ChallengeShellLanguage
import ChallengeShellSession
import FoundationEssentials

/// The manual page of an app, with the options of its command line, and the commands of the session and of its features.
struct Manual {
    let text: String

    /// - Throws: where the app cannot be made without options; `DecodingError` where the argument parser has come to
    ///   describe the options otherwise.
    init<App: ShellApp>(of app: App.Type) throws {
        let commandLine = try CommandLineDescription(of: AppCommand<App>.self).command
        let root = try App.inspected()
        let own = SessionCommand.all(without: App.information.without).adding(root.map.tabs)
        var page = Mdoc(of: commandLine, date: Self.date)
        page.jobs(commandLine)
        page.commands(own.map(\.description) + root.actions.map(\.description), root.map, root.routes)
        page.environment(commandLine.shownArguments, of: App.information)
        page.files(of: App.information)
        page.exitStatus()
        text = page.text
    }

    /// The date of the page: that of a reproducible build, where one is at work, or else today
    /// (https://reproducible-builds.org/specs/source-date-epoch).
    private static var date: Date {
        let seconds = AppEnvironment.current["SOURCE_DATE_EPOCH"].flatMap { Double($0) }
        return seconds.map { Date(timeIntervalSince1970: $0) } ?? Date.now
    }
}

extension Mdoc {
    fileprivate mutating func jobs(_ commandLine: CommandLineDescription.Command) {
        macro("Sh", ["JOBS"])
        prose(
            """
            The first word that is no option may be one of these, with options of its own; `\(commandLine.commandName) \
            help` tells of each. A script of such a name is run by its path, as `./verify`.
            """)
        for job in commandLine.jobs {
            let positional = job.shownArguments.filter { $0.kind == "positional" }
            let title: [Word] = [Word(printing: job.commandName)] + positional.flatMap(\.label)
            macro("Ss", title)
            prose([job.abstract, job.discussion].compactMap(\.self).joined(separator: " "))
            let names = Set(["--help", "--version"])
            let options = job.shownArguments.filter { argument in !names.contains { argument.hasName($0) } }
            if !options.isEmpty { list(options.map(\.manualItem)) }
        }
    }

    fileprivate mutating func commands(_ commands: [ActionDescription], _ map: AppMap, _ routes: [AppRoute]) {
        macro("Sh", ["COMMANDS"])
        prose(
            """
            A command is what a screen offers, or what is possible on every screen. `help` tells what is possible where \
            one is.
            """)
        distantCommands(routes)
        prose(
            """
            Someone at the prompt may shorten a command to a beginning that no other command has; a script may not.
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
            `open` takes the name of one of these, a link, or on a list the number of a row or any part of its name that \
            no other row has.
            """)
        list(routes.map(\.route.manualItem))
    }

    /// What is said of commands that take one to another screen, where there are any, with two for examples.
    private mutating func distantCommands(_ routes: [AppRoute]) {
        let names = routes.flatMap(\.intents).map(\.name).unique
        guard !names.isEmpty else { return }
        let examples = names.prefix(2).map { "`\($0)`" }.joined(separator: " and ")
        prose(
            """
            What routes offer from afar, as \(examples), can be used anywhere: one is brought there first. If several \
            screens offer it, the current feature's wins, then that of the first route.
            """)
    }

    fileprivate mutating func environment(_ arguments: [CommandLineDescription.Argument], of app: AppInformation) {
        macro("Sh", ["ENVIRONMENT"])
        let others: KeyValuePairs = [
            app.logVariable: """
            Print diagnostics of this level and above to the standard error: trace, debug, info, notice, \
            warning, error or critical. Without it there are none.
            """,
            app.demonstrationVariable: "The folder of the demonstrations, in place of those where they are installed.",
            "PAGER": "Pager for answers longer than the screen, at the prompt; none if empty, `less -FRX` if not set.",
            "NO_COLOR": "Where it is not empty, no colour is used.",
            "TERM": """
            The type of the terminal; on a `dumb` one lines are not edited and nothing is coloured. With `--no-edit` lines \
            are edited on none.
            """,
            "LC_ALL": "With `LC_CTYPE` and `LANG` the character set; unless it is UTF-8, ASCII is printed.",
            "HOME": "Where the files below are, unless `XDG_CONFIG_HOME` and the like say otherwise.",
        ]
        list(arguments.compactMap(\.variable) + others.map { (["Ev", Word(printing: $0.key)], $0.value) })
    }

    fileprivate mutating func files(of app: AppInformation) {
        macro("Sh", ["FILES"])
        let files: KeyValuePairs = [
            "~/.config/\(app.command)/\(app.startupFileName)": """
            A script that is carried out before the first prompt; `set --save` and `alias --save` write lines of it.
            """,
            "~/.local/state/\(app.command)/history": "The lines typed at the prompt.",
            "~/.local/share/\(app.command)": "What the app keeps.",
            "~/.cache/\(app.command)": "What the app has loaded and can load again.",
            "~/.editrc": "What the keys do at the prompt; see `editrc`(5).",
        ]
        list(files.map { (["Pa", Word(printing: $0.key)], $0.value) })
    }

    fileprivate mutating func exitStatus() {
        macro("Sh", ["EXIT STATUS"])
        list([
            (["0"], "Every command succeeded, or someone at the prompt ended the session."),
            (["1"], "A command failed, also with `--keep-going`; `check` found a mistake; a transcript failed."),
            (["64"], "The options are wrong."),
            (["66"], "A script or a transcript cannot be read."),
            (["71"], "The system does not give what the program needs: files, threads or memory."),
            (["129", ",", "130", ",", "143"], "Ended by SIGHUP, SIGINT or SIGTERM."),
            (["Ar", "N"], "A command said `exit N`."),
        ])
    }
}

extension Route {
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
