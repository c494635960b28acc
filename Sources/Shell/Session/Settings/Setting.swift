package import ChallengeActions
package import ChallengeConsole
import ChallengeDesignSystem
package import ChallengeLanguage
import ChallengeText

/// All that options and `set` change of a session. A rollback restores them.
package nonisolated struct SessionSettings: Sendable, Hashable {
    package var display = DisplaySettings()
    package var isTracing = false
    /// True to show each state that a screen passes through; false to show only the state in which the screen settles.
    package var showsStates = false
    package var isTiming = false
    /// See ``ChallengeTaskTracking/AppTasks/schedule``.
    package var schedule: Int?
    package var prompt = PromptTemplate.standard
    /// The command for `sh` that shows answers longer than the screen. Nil for ``Pager``, empty for no pager.
    package var pager: String?
    /// True if the editor suggests the rest of a typed line from the history.
    package var suggests = true
    package var aliases = AliasTable()

    package init() {}

    var isDetailed: Bool { isTracing || showsStates }
}

/// A setting of the session, which `set` changes.
package struct Setting {
    package let name: String
    package let help: String
    package let values: [Parameter]
    package let value: (SessionSettings) -> String
    let set: (inout SessionSettings, Arguments) throws(CommandError) -> Void
    /// True if `set` without a name lists the setting.
    var isListed: (SessionSettings) -> Bool = { _ in true }

    package static let all = general + colors

    private static let general = [
        Setting(
            name: "width", help: "Columns of the output; auto is the terminal's",
            values: [automatic.parameter, width.parameter],
            value: { $0.display.width.map { "\($0)" } ?? "auto" },
            set: { settings, arguments in settings.display.width = arguments[width] }),
        Setting(
            name: "prompt", help: "Prompt; fields such as {path} are filled in",
            values: [text.parameter], value: { $0.prompt.text },
            set: { settings, arguments throws(CommandError) in
                settings.prompt = try PromptTemplate(arguments[text] ?? "")
            }),
        Setting(
            name: "pager", help: "Pager for long output; on is built in",
            values: [program.parameter],
            value: { $0.pager.map { $0.isEmpty ? "off" : $0 } ?? "on" },
            set: { settings, arguments in
                let program = arguments[program]
                settings.pager = program == "on" ? nil : program == "off" ? "" : program
            }),
        Setting(
            name: "color", help: "When to use colour", values: [color.parameter],
            value: { $0.display.color.rawValue },
            set: { settings, arguments in
                if let color = arguments[color].flatMap(OutputTraits.Color.init) {
                    settings.display.color = color
                }
            }),
        Setting(
            name: "format", help: "Format of the output", values: [format.parameter],
            value: { $0.display.format.rawValue },
            set: { settings, arguments in
                if let format = arguments[format].flatMap({ OutputTraits.Format(rawValue: $0) }) {
                    settings.display.format = format
                }
            }),
        Setting(
            name: "scheme", help: "Colours for a light or a dark background",
            values: [scheme.parameter], value: { $0.display.theme.scheme.rawValue },
            set: { settings, arguments in
                if let scheme = arguments[scheme].flatMap(Theme.Scheme.init) {
                    settings.display.theme.scheme = scheme
                }
            }),
        Setting(
            name: "suggestions", help: "Suggest a line from the history while you type",
            values: [onOrOff.parameter], value: { $0.suggests ? "on" : "off" },
            set: { settings, arguments in settings.suggests = arguments[onOrOff] == "on" }),
        Setting(
            name: "schedule", help: "Task order: off is normal, N is a seed",
            values: [off.parameter, number.parameter], value: { $0.schedule.map { "\($0)" } ?? "off" },
            set: { settings, arguments in settings.schedule = arguments[number] }),
    ]

    /// The colours of the roles. `set` lists a colour if the colour differs from the scheme's colour.
    private static let colors = Theme.roles.map { name, role in
        let value = { (settings: SessionSettings) in settings.display.theme.words(for: role) }
        return Setting(
            name: "color.\(name)", help: "Overrides the scheme's colour", values: [style.parameter], value: value,
            set: { settings, arguments throws(CommandError) in
                guard let word = settings.display.theme.set(role, to: arguments[style] ?? "") else { return }
                throw CommandError(
                    .notAChoice(word, noun: "colour"), [.choices(Theme.words), .nearest(to: word, in: Theme.words)])
            }, isListed: { value($0) != Theme().words(for: role) })
    }

    private static let automatic = Keyword("auto")
    private static let off = Keyword("off")
    private static let number = ArgumentKey<Int>("N", in: 0...Int.max)
    private static let onOrOff = ArgumentKey<String>("SWITCH", .choice(["on", "off"]))
    private static let program = ArgumentKey<String>("PROGRAM", suggest: { [.init("on"), .init("off")] })
    private static let text = ArgumentKey<String>("TEXT")
    private static let width = ArgumentKey<Int>("N", in: OutputTraits.widths)
    private static let scheme = ArgumentKey<String>("BACKGROUND", .choice(Theme.Scheme.allCases.map(\.rawValue)))
    private static let style = ArgumentKey<String>(
        "COLOR", suggest: { (Theme.words + Theme.words.dropFirst(3).map { "bold \($0)" }).map { .init($0) } })
    private static let color = ArgumentKey<String>("WHEN", .choice(OutputTraits.Color.allCases.map(\.rawValue)))

    static let format = ArgumentKey<String>("FORMAT", .choice(OutputTraits.Format.allCases.map(\.rawValue)))

    /// The format that the command `set format` selects; nil for any other command.
    package static func format(by command: Command) -> OutputTraits.Format? {
        guard command.words.count == 3, command.words.prefix(2).map(\.text) == ["set", "format"] else { return nil }
        return OutputTraits.Format(rawValue: command.words[2].text.lowercased())
    }

    /// True if the arguments name a program that the session will run later.
    static func namesProgram(_ arguments: Arguments) -> Bool {
        arguments[program].map { !["", "on", "off"].contains($0) } ?? false
    }

    /// The last word of a command that saves a setting for later sessions.
    nonisolated static let save = Keyword("--save")

    /// The forms: none, a name, or a name and a value with an optional `--save`. A text takes all words, even `--save`.
    package static let forms: [[Parameter]] =
        [[]]
        + all.flatMap { setting in
            let name = Keyword(setting.name).parameter
            return [[name]]
                + setting.values.flatMap { value in
                    if case .text = value.kind {
                        [[name, value]]
                    } else {
                        [[name, value], [name, value, save.parameter]]
                    }
                }
        } + [[save.parameter]]
}

extension Report {
    package static func settings(_ shown: [Setting], of settings: SessionSettings) -> Report {
        let objects = shown.map { ["name": $0.name, "value": $0.value(settings)] as JSON }
        let rows = shown.map { setting in
            Fields.Row(
                [Span("  set \(setting.name) \(Quoting.quoted(setting.value(settings)))", .emphasis)],
                [Span(setting.help, .secondary)])
        }
        return Report(
            "set", body: .fields(Fields(rows, valueWidth: 40)),
            content: ["settings": JSON.array(objects)] as JSON, table: DataTable(["name", "value"], objects))
    }
}
