import ChallengeActions
import ChallengeConsole
import ChallengeLanguage
import ChallengeStorage
import ChallengeText

extension SessionCommand {
    package static let personal: [SessionCommand] = [
        SessionCommand(
            "set", for: .session, help: "Change a setting, or show them",
            discussion: """
                A prompt may contain {mark}, {path}, {state}, {fault}, {source}, {trace} and {summary}; {right} moves \
                the text after it to the right end. A color is none, default, or a combination of bold, dim, italic, \
                underline, reverse and one of the colours that Tab lists. With --save at the end, a setting also applies \
                to later sessions, as a line of the start-up file. 'set --save' saves all settings that you have changed.
                """,
            examples: [
                "set", "set width 100 --save", "set prompt \"{path} {fault}> \"", "set pager off",
                "set color.error bold red", "set scheme dark", "set --save",
            ],
            forms: Setting.forms, synopsis: "[SETTING [VALUE]] [--save]",
            staticEffect: { _, position, invocation throws(CommandError) in
                var settings = SessionSettings()
                try change(&settings, invocation)
                return position
            }, sharesName: true, output: .table,
            .delegates { runner, invocation, context in
                let (invocation, isSaved) = try takingSaving(invocation)
                if let refusal = runner.options.refusal ?? context.refusal, Setting.namesProgram(invocation.arguments) {
                    throw CommandError(.refused(refusal), at: invocation.words.last?.location)
                }
                try change(&runner.settings, invocation)
                let named = Setting.all.filter { invocation.arguments.has(Keyword($0.name)) }
                let shown = named.isEmpty ? Setting.all.filter { $0.isListed(runner.settings) } : named
                // In a table format, no report is printed: a program would parse the report as a part of its table.
                let isSilent = context.isStartup || runner.router.output.format.isTable && !runner.isTyped(context)
                if isSaved {
                    let saved = named.isEmpty ? Setting.all : named
                    try await save(saved, isAll: named.isEmpty, by: runner, in: context)
                } else if named.isEmpty || invocation.words.count == 1 || !isSilent {
                    runner.events.send(.report(.settings(shown, of: runner.settings)))
                }
            }),
        SessionCommand(
            "alias", for: .session, help: "Define an alias, or show all aliases",
            discussion: """
                Aliases work only as the first word of a typed line and are not expanded again. In TEXT, $1 to $9 are the \
                arguments, $* all of them and $$ a dollar sign; without any of these, the arguments follow TEXT. Put TEXT in \
                quotes if it has several commands. --save keeps the alias, or all aliases, for later sessions.
                """,
            examples: [
                "alias", "alias st = filter status=alive", "alias both = \"home; path\"",
                "alias by = filter status=$1 gender=$2", "alias --save hi = echo hi",
            ],
            forms: [
                [], [save], [save, aliasName.parameter], [save, aliasName.parameter, aliasText.parameter],
                [aliasName.parameter], [aliasName.parameter, aliasText.parameter],
            ], synopsis: "[--save] [NAME [= TEXT]]",
            staticEffect: { app, position, invocation throws(CommandError) in
                _ = try Alias(invocation.command.withoutSaving, taken: app.sessionCommands.map(\.description.name))
                return position
            },
            takesTarget: true, output: .text,
            .delegates { runner, invocation, context in
                try await define(invocation.command, by: runner, in: context)
            }),
        SessionCommand(
            "unalias", for: .session, help: "Remove an alias; with --save, for later sessions too",
            forms: [[save, aliasName.parameter], [aliasName.parameter]], synopsis: "[--save] NAME", output: .nothing,
            .delegates { runner, invocation, context in
                let alias = try alias(named: invocation.words.last, among: runner.settings.aliases)
                runner.settings.aliases.remove(alias.name)
                runner.events.send(.note("\(alias.name) is no longer an alias"))
                if invocation.arguments.has(Setting.save) {
                    try await save([.init(subject: .alias(alias.name), text: nil)], by: runner, in: context)
                }
            }),
    ]

    private static let save = Setting.save.parameter

    private static let aliasName = ArgumentKey<String>("NAME", .name(.alias))
    private static let aliasText = ArgumentKey<String>("= TEXT")

    /// Removes a `--save` at the end of the invocation. `isSaved` is true if the invocation had a `--save`.
    private static func takingSaving(_ invocation: Invocation) throws(CommandError) -> (Invocation, isSaved: Bool) {
        guard invocation.words.last?.text == save.name else { return (invocation, false) }
        let command = Command(words: invocation.command.words.dropLast())
        return (try Invocation(command, invocation.resolved), true)
    }

    private static func change(_ settings: inout SessionSettings, _ invocation: Invocation) throws(CommandError) {
        let (invocation, _) = try takingSaving(invocation)
        guard invocation.words.count > 1 else { return }
        for setting in Setting.all where invocation.arguments.has(Keyword(setting.name)) {
            do throws(CommandError) {
                try setting.set(&settings, invocation.arguments)
            } catch {
                throw CommandError(error.reason, error.hints, at: invocation.words.last?.location)
            }
        }
    }

    /// Defines or shows aliases.
    private static func define(_ whole: Command, by runner: CommandRunner, in context: CommandContext) async throws {
        let command = whole.withoutSaving
        let shown: [Alias]
        if let alias = try Alias(command, taken: runner.commandTable.sessionCommands.map(\.description.name)) {
            // An alias must not contain commands that may not run in this context.
            for command in (try? Alias.commands(alias.text)) ?? [] { try runner.router.check(command, in: context) }
            if let circle = runner.settings.aliases.circle(closedBy: alias) {
                let way = circle.map(\.escapingUnsafe).joined(separator: " → ")
                throw CommandError(
                    "\(circle[0].quotedInMessage()) would expand to itself: \(way)",
                    at: command.arguments.first?.location)
            }
            let aliases = runner.settings.aliases
            if !context.isStartup, let other = alias.names.first(where: { $0 != alias.name && aliases[$0] != nil }) {
                runner.events.send(.note("the alias '\(other)' is not expanded inside this one"))
            }
            runner.settings.aliases.define(alias)
            shown = [alias]
        } else if let name = command.arguments.first {
            shown = [try alias(named: name, isDefined: command.arguments.count > 1, among: runner.settings.aliases)]
        } else {
            shown = runner.settings.aliases.all
        }
        if command != whole {
            try await save(shown.map(StartupFile.Entry.init), by: runner, in: context)
        } else if !context.isStartup || command.arguments.isEmpty {
            runner.events.send(.report(.aliases(shown)))
        }
    }

    /// - Parameter isAll: true to save only the settings that differ from their initial values.
    private static func save(
        _ settings: [Setting], isAll: Bool, by runner: CommandRunner, in context: CommandContext
    ) async throws {
        var entries: [StartupFile.Entry] = []
        for setting in settings {
            let value = setting.value(runner.settings)
            if value.utf8.contains(UInt8(ascii: "\n")) {
                throw CommandError("\(setting.name.quotedInMessage()) cannot be saved: it has several lines")
            }
            entries.append(
                StartupFile.Entry(
                    subject: .setting(setting.name), text: "set \(setting.name) \(Quoting.quoted(value))",
                    isAdded: !isAll || value != setting.value(runner.options.settings)))
        }
        try await save(entries, by: runner, in: context)
    }

    /// Writes entries to the start-up file and reports the changed lines.
    private static func save(
        _ entries: [StartupFile.Entry], by runner: CommandRunner, in context: CommandContext
    ) async throws {
        let options = runner.options
        if let refusal = options.refusal ?? context.refusal ?? options.savingRefusal {
            throw CommandError(.notSaved(refusal))
        }
        guard let file = options.startupFile else { throw CommandError(.notSaved(.noHome)) }
        // `expect fails` could not undo a change of the file, so the file stays unchanged.
        guard !context.expectsFailure else { return }
        do {
            runner.events.send(.report(.saved(try await file.keep(entries), in: file.path)))
        } catch let error as SystemError {
            throw CommandError(.unsaved(file: file.path, reason: "\(error)"))
        } catch let error as SharedFileError {
            throw CommandError(.unsaved(file: file.path, reason: error.reason))
        }
    }

    /// Returns the alias with this name. Throws if there is no such alias.
    ///
    /// - Parameter isDefined: true if words follow the name.
    private static func alias(
        named name: Word?, isDefined: Bool = false, among aliases: AliasTable
    ) throws(CommandError) -> Alias {
        let text = name?.text ?? ""
        if let alias = aliases[text] { return alias }
        throw CommandError(
            "no alias \(text.quotedInMessage())",
            [
                .nearest(to: text, in: aliases.all.map(\.name)),
                .instead(isDefined ? "type alias NAME = TEXT to define one" : "type alias to see all"),
            ], at: name?.location)
    }
}

nonisolated extension Command {
    /// The command without a `--save` that precedes its other arguments.
    var withoutSaving: Command {
        guard arguments.first?.text == Setting.save.parameter.name else { return self }
        return Command(words: [name] + arguments.dropFirst(), text: text, target: target)
    }
}
