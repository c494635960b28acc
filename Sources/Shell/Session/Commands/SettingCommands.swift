import ChallengeCore
import ChallengeShellConsole
import ChallengeDesignSystem
import ChallengeShellLanguage
import ChallengeShellText

extension SessionCommand {
    package static let personal: [SessionCommand] = [
        SessionCommand(
            "set", help: "Change a setting, or show them",
            discussion: "A prompt is text with any of {mark}, {path}, {state}, {fault}, {source} and {trace} in it.",
            examples: ["set", "set width 100", "set prompt \"{path} {fault}> \"", "set pager off"],
            forms: Setting.forms, synopsis: "[SETTING [VALUE]]",
            staticEffect: { _, position, invocation throws(CommandError) in
                var settings = SessionValues()
                try change(&settings, invocation)
                return position
            }, sharesName: true, answer: .table,
            .delegates { runner, invocation, context in
                if let refusal = runner.options.refusal ?? context.refusal, Setting.namesProgram(invocation.arguments) {
                    throw CommandError(.refused(refusal), at: invocation.command.arguments.last?.location)
                }
                try change(&runner.values, invocation)
                let named = Setting.all.filter { invocation.arguments.has(Keyword($0.name)) }
                let shown = named.isEmpty ? Setting.all : named
                // A program would take the answer to a change for a part of its table.
                let isSilent = context.isStartup || runner.router.format.isTable && !runner.isTyped(context)
                if named.isEmpty || invocation.command.arguments.count == 1 || !isSilent {
                    runner.events.send(.report(.settings(shown, of: runner.values)))
                }
            }),
        SessionCommand(
            "alias", help: "Give a line a name at the prompt, or show the names",
            discussion: """
                Only the first word of a line that is typed can be one, and what it stands for has none. TEXT is the rest of \
                the command with its signs, or what is in quotes.
                """,
            examples: ["alias", "alias st = filter status=alive", "alias both = \"home; path\""],
            forms: [[], [aliasName.parameter], [aliasName.parameter, aliasText.parameter]], synopsis: "[NAME [= TEXT]]",
            staticEffect: { app, position, invocation throws(CommandError) in
                _ = try Alias(invocation.command, taken: app.own.map(\.description.name))
                return position
            },
            takesTarget: true, answer: .text,
            .delegates { runner, invocation, context in try runner.alias(invocation.command, in: context) }),
        SessionCommand(
            "unalias", help: "Forget an alias", forms: [[aliasName.parameter]], answer: .nothing,
            .delegates { runner, invocation, _ in
                let alias = try runner.alias(named: invocation.command.arguments.first)
                runner.promptSettings.aliases.removeAll { $0 == alias }
                runner.events.send(.note("\(alias.name) is no alias any more"))
            }),
    ]

    private static let aliasName = ArgumentKey<String>("NAME", .word)
    private static let aliasText = ArgumentKey<String>("= TEXT")

    private static func change(_ settings: inout SessionValues, _ invocation: Invocation) throws(CommandError) {
        guard invocation.command.arguments.count > 1 else { return }
        for setting in Setting.all where invocation.arguments.has(Keyword(setting.name)) {
            do throws(CommandError) {
                try setting.set(&settings, invocation.arguments)
            } catch {
                throw CommandError(reason: error.reason, error.hints, at: invocation.command.arguments.last?.location)
            }
        }
    }
}

extension CommandRunner {
    func alias(_ command: Command, in context: CommandContext) throws(CommandError) {
        var shown = promptSettings.aliases
        if let alias = try Alias(command, taken: own.map(\.description.name)) {
            // What it runs later is as much its own as what runs now.
            for command in (try? Alias.commands(alias.text)) ?? [] { try router.check(command, in: context) }
            promptSettings.aliases.removeAll { $0.name == alias.name }
            promptSettings.aliases.append(alias)
            if context.isStartup { return }
            shown = [alias]
        } else if let name = command.arguments.first {
            shown = [try self.alias(named: name)]
        }
        events.send(.report(.aliases(shown)))
    }

    func alias(named name: Word?) throws(CommandError) -> Alias {
        let aliases = promptSettings.aliases
        if let alias = aliases.first(where: { $0.name == name?.text }) { return alias }
        let text = name?.text ?? ""
        throw CommandError(
            .unknownAlias(text), [.nearest(to: text, in: aliases.map(\.name))], at: name?.location)
    }
}
