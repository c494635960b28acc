import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// A command of the session's own: possible on every screen.
struct SessionCommand {
    let description: ActionDescription
    /// What `--check` knows of the command: the position to which it leads from the known one before, or the error that
    /// it is sure to fail with; nil for a command that leaves the stacks as they are, but for ``Body/sources``.
    let staticEffect: StaticEffect?
    /// Whether a screen may have an action of the same name. The arguments then say which one is meant, the screen's first.
    let sharesName: Bool
    /// Whether what follows a sign is a part of the arguments.
    let takesTarget: Bool
    let answer: Answer
    let body: Body

    /// What a command prints, for those who read tables only.
    enum Answer {
        /// The screen to which it leads, if anything.
        case screen
        case table
        /// What is no table.
        case text
        /// Nothing that only readers of tables would miss.
        case nothing
    }

    typealias StaticEffect = @MainActor (AppModel, Position, Invocation) throws(CommandError) -> Position

    init(
        _ name: String, help: String, discussion: String = "", examples: [String] = [], forms: [[Parameter]] = [[]],
        synopsis: String? = nil, staticEffect: StaticEffect? = nil, sharesName: Bool = false,
        takesTarget: Bool = false, answer: Answer = .screen, _ body: Body
    ) {
        description = ActionDescription(
            name: name, help: help, discussion: discussion, examples: examples, forms: forms, synopsis: synopsis)
        self.staticEffect = staticEffect
        self.sharesName = sharesName
        self.takesTarget = takesTarget
        self.answer = answer
        self.body = body
    }

    private init(
        _ description: ActionDescription, staticEffect: @escaping StaticEffect, answer: Answer, _ body: Body
    ) {
        self.description = description
        self.staticEffect = staticEffect
        (sharesName, takesTarget, self.answer) = (false, false, answer)
        self.body = body
    }

    /// What the command does, by what it needs for that. Each throws ``CommandError`` or ``ActionError`` when it cannot
    /// be carried out; then nothing has changed.
    enum Body {
        /// Moves through the app.
        case navigates(@MainActor (any RootContainerContract, Invocation) throws -> Void)
        /// Tells something about the app.
        case answers(@MainActor (any RootContainerContract, Invocation) throws -> Report)
        /// Tells something of what has happened so far.
        case recalls(@MainActor (SessionLog, Arguments) -> Report)
        /// Tells something of what was typed so far.
        case looksBack(@MainActor (History, Arguments) async -> Report)
        /// Changes what is printed, and tells what that is now.
        case switches(@MainActor (inout SessionSettings, Arguments) -> Report)
        /// Asks the runner, for the commands that there are, or to run another one in the place of this one.
        case delegates(@MainActor (CommandRunner, Invocation, CommandContext) async throws -> Void)
        /// Runs the script that the argument names.
        case sources
        /// Runs the program that the argument is.
        case runs
        /// Ends the session, with a status or with that of what has happened so far.
        case ends(@MainActor (Arguments) -> Int32?)
    }

    /// All of them, in the order in which help lists them.
    static let all: [SessionCommand] = navigation + inspection + watching + scripting + own

    /// All but those that an app does without.
    static func all(without omitted: Set<OptionalCommand>) -> [SessionCommand] {
        all.filter { command in !omitted.contains { $0.rawValue == command.description.name } }
    }
}

/// The commands of the session that an app may do without: what they are about is not in every app, and nothing else
/// refers to them.
public nonisolated enum OptionalCommand: String, Sendable, CaseIterable {
    /// Prints the tracked events.
    case events
    /// Makes those sources fail that ask over HTTP and heed ``ChallengeCore/Instrumentation/faults``.
    case fault
    /// Prints the screens as a graph.
    case graph
}

/// A command to perform: its words with their places, and its arguments, which fit its description.
struct Invocation {
    let command: Command
    let arguments: Arguments
}

extension SessionCommand {
    /// The commands that move through the app.
    static let navigation = [
        SessionCommand(
            "open", help: "Go to a route, a link, or a row of the list",
            discussion: """
                Prints each redirect on the way, then the screen that it leads to. Where it leads nowhere it fails, and \
                nothing has changed.
                """,
            examples: ["open home", "open home | head -3"],
            forms: [[Parameter("DESTINATION", .destination)]],
            staticEffect: { app, position, invocation throws(CommandError) in
                try app.open(invocation.command, from: position)
            },
            .delegates { runner, invocation, context in try await runner.open(invocation.command, in: context) }),
        SessionCommand(
            "back", help: "Go back one screen, or N screens", examples: ["back", "back 2"],
            forms: [[], [stepCount.parameter]],
            staticEffect: { _, position, invocation throws(CommandError) in
                guard case .stack(let screens) = position else { return .unknown }
                return .stack(screens.dropLast(try steps(of: invocation, from: screens.count)))
            },
            .navigates { root, invocation in
                for _ in 0..<(try steps(of: invocation, from: root.depth + 1)) { root.navigator.goBack() }
            }),
        SessionCommand(
            "home", help: "Go to the first screen, dismissing modals",
            staticEffect: { app, _, _ in app.start },
            .navigates { root, _ in root.rootNavigator.goToRoot() }),
        SessionCommand(
            "dismiss", help: "Dismiss the modal on top",
            staticEffect: { _, position, _ throws(CommandError) in
                // Only what an action presents is modal, and then it is not known what is below.
                if case .stack = position { throw noModal }
                return .unknown
            },
            .navigates { root, _ in
                guard root.stackCount > 1 else { throw noModal }
                root.navigator.dismiss()
            }),
    ]

    private static let stepCount = ArgumentKey<Int>("N", in: 1...Int.max)
    private static let noModal = CommandError(.noModal)

    /// How many screens `back` leaves. Each screen but the first can be left: by going back within its stack, or by
    /// dismissing its modal.
    private static func steps(of invocation: Invocation, from count: Int) throws(CommandError) -> Int {
        let steps = invocation.arguments[stepCount] ?? 1
        guard steps < count else {
            throw CommandError(.tooFarBack(limit: count - 1), at: invocation.command.arguments.first?.location)
        }
        return steps
    }
}

extension SessionCommand {
    /// The commands that show what there is.
    static let inspection = [
        SessionCommand(
            "show", help: "Print the screen again", examples: ["show", "show | grep Rick", "show > screen.txt"],
            staticEffect: { _, position, _ in position },
            .navigates { root, _ in root.setNeedsDisplay() }),
        SessionCommand(
            "path", help: "Print the stack, and how it came about", answer: .table,
            .answers { root, _ in PathReport(stacks: root.screens).report }),
        SessionCommand(
            "why", help: "Print all that led to this screen", answer: .text, .answers { root, _ in .why(root) }),
        SessionCommand(
            "routes", help: "Print every route, and every redirect", examples: ["routes", "routes > routes.txt"],
            answer: .table,
            .answers { root, _ in RoutesReport(routes: root.routes, map: root.map).report }),
        SessionCommand(
            "graph", help: "Draw the screens and redirects as a graph",
            discussion: "For other programs it is printed in a FORMAT: mermaid, dot, svg or json.",
            examples: ["graph", "graph svg > app.svg", "graph dot | dot -Tpng -o app.png"],
            forms: [[]] + GraphReport.Format.allCases.map { [Keyword($0.rawValue).parameter] },
            synopsis: "[FORMAT]", answer: .text,
            .answers { root, invocation in
                let format = GraphReport.Format.allCases.first { invocation.arguments.has(Keyword($0.rawValue)) }
                return GraphReport(root).report(in: format)
            }),
        SessionCommand(
            "help", help: "Print what is possible, or about a command or word",
            examples: ["help", "help open", "help filter status"],
            forms: [[], [Parameter("COMMAND", .command)], [words.parameter]], synopsis: "[COMMAND | WORD]",
            staticEffect: { app, position, invocation throws(CommandError) in
                let help = HelpReport(app.commandTable(at: position), aliases: [])
                _ = try help.report(on: invocation.command.arguments)
                return position
            },
            answer: .text,
            .delegates { runner, invocation, _ in
                let help = HelpReport(runner.commandTable, aliases: runner.promptSettings.aliases)
                runner.events.send(.report(try help.report(on: invocation.command.arguments)))
            }),
    ]
    private static let words = ArgumentKey<String>("WORD")
}

extension SessionCommand {
    /// The commands that show what happens below the screens, and make it fail.
    static let watching = [
        switching("trace", help: "Print each navigation, state, request and event", \.isTracing),
        switching("states", help: "Print each state that a screen goes through", \.showsStates),
        switching("time", help: "Print how long each command takes", \.isTiming),
        SessionCommand(
            "events", help: "Print the tracked events, or the last N",
            forms: [[], [eventCount.parameter]], answer: .table,
            .recalls { log, arguments in .events(log.tracked.suffix(arguments[eventCount] ?? SessionLog.limit)) }),
        SessionCommand(
            "fault", help: "Make the data layer fail, or show how it does",
            examples: ["fault offline", "fault status 500", "fault delay 0.5", "fault off"],
            forms: [
                [], [off.parameter], [offline.parameter], [Keyword("status").parameter, statusCode.parameter],
                [Keyword("delay").parameter, delay.parameter], [garbage.parameter],
            ], synopsis: "[off | FAULT]", answer: .text,
            .answers { root, invocation in
                let faults = root.instrumentation.faults
                if !invocation.command.arguments.isEmpty { faults.fault = fault(for: invocation.arguments) }
                return .fault(faults.fault)
            }),
    ]

    /// The final status codes of HTTP (RFC 9110, section 15).
    private static let statusCode = ArgumentKey<Int>("CODE", in: 200...599)
    /// In seconds.
    private static let delay = ArgumentKey<Double>("SECONDS", in: 0...60)
    private static let eventCount = ArgumentKey<Int>("N", in: 1...Int.max)
    private static let on = Keyword("on")
    private static let off = Keyword("off")
    private static let offline = Keyword("offline")
    private static let garbage = Keyword("garbage")

    /// A command that turns something on and off, and alone says whether it is on.
    private static func switching(
        _ name: String, help: String, _ setting: WritableKeyPath<SessionSettings, Bool>
    ) -> SessionCommand {
        SessionCommand(
            name, help: help, forms: [[], [on.parameter], [off.parameter]], answer: .text,
            .switches { settings, arguments in
                if arguments.has(on) || arguments.has(off) { settings[keyPath: setting] = arguments.has(on) }
                let isOn = settings[keyPath: setting]
                let line = Element.line([Span("\(name) is \(isOn ? "on" : "off")", .secondary)])
                return Report(name, body: line, content: ["on": isOn] as JSON)
            })
    }

    private static func fault(for arguments: Arguments) -> Fault? {
        if arguments.has(offline) { return .offline }
        if arguments.has(garbage) { return .garbage }
        if let code = arguments[statusCode] { return .status(code) }
        return arguments[delay].map { .delay(.seconds($0)) }
    }
}

extension SessionCommand {
    /// `expect`, and the commands that are about the session itself.
    static let scripting = [
        SessionCommand(
            Expectation.description,
            staticEffect: { app, position, invocation throws(CommandError) in
                try app.expect(invocation, at: position)
                return position
            }, answer: .nothing,
            .delegates { runner, invocation, context in
                try await runner.expect(invocation, in: context)
                runner.events.send(.note("as expected"))
            }),
        SessionCommand(
            "source", help: "Carry out the commands of a file", forms: [[Parameter("FILE", .file)]], answer: .nothing,
            .sources),
        SessionCommand(
            "!", help: "Run a program",
            discussion:
                "It fails where the program does. At the prompt the program has the terminal; in a script it reads nothing.",
            examples: ["!ls -l", "!git log --oneline | head -3"], forms: [[program.parameter]],
            answer: .text, .runs),
        SessionCommand(
            "echo", help: "Print a text", forms: [[], [text.parameter]], answer: .text,
            .answers { _, invocation in
                let echoed = invocation.arguments[text] ?? ""
                let lines = echoed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
                return Report("echo", body: .verbatim(lines), content: ["text": echoed] as JSON)
            }),
        SessionCommand(
            "history", help: "Print what was typed, or the last N lines",
            forms: [[], [lineCount.parameter]], answer: .table,
            .looksBack { history, arguments in
                await history.finishWriting()
                await history.refresh()
                let lines = history.lines
                return .history(lines, last: arguments[lineCount] ?? lines.count)
            }),
        exit("exit", help: "End the session, with a status if given"),
        exit("quit", help: "End the session, as exit does"),
    ]

    /// The statuses that a process can end with (POSIX.1-2017, `_Exit`).
    private static let endStatus = ArgumentKey<Int>("STATUS", in: 0...255)
    private static let text = ArgumentKey<String>("TEXT")
    private static let program = ArgumentKey<String>("PROGRAM")
    private static let lineCount = ArgumentKey<Int>("N", in: 1...Int.max)

    private static func exit(_ name: String, help: String) -> SessionCommand {
        SessionCommand(
            name, help: help, forms: [[], [endStatus.parameter]], answer: .nothing,
            .ends { $0[endStatus].map(Int32.init) })
    }
}

extension SessionCommand {
    /// The commands that make the session the user's own.
    static let own: [SessionCommand] = [
        SessionCommand(
            "set", help: "Change a setting, or show them",
            discussion: "A prompt is text with any of {mark}, {path}, {state}, {fault}, {source} and {trace} in it.",
            examples: ["set", "set width 100", "set prompt \"{path} {fault}> \"", "set pager off"],
            forms: Setting.forms, synopsis: "[SETTING [VALUE]]",
            staticEffect: { _, position, invocation throws(CommandError) in
                var settings = AllSettings()
                try change(&settings, invocation)
                return position
            }, sharesName: true, answer: .text,
            .delegates { runner, invocation, context in
                if let refusal = runner.options.refusal ?? context.refusal, Setting.namesProgram(invocation.arguments) {
                    throw CommandError(.refused(refusal), at: invocation.command.arguments.last?.location)
                }
                try change(&runner.settings, invocation)
                let named = Setting.all.filter { invocation.arguments.has(Keyword($0.name)) }
                let shown = named.isEmpty ? Setting.all : named
                if invocation.arguments.isEmpty || !context.isStartup {
                    runner.events.send(.report(.settings(shown, of: runner.settings)))
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
            staticEffect: { _, position, invocation throws(CommandError) in
                _ = try Alias(invocation.command, taken: all.map(\.description.name))
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

    /// Puts the value that follows a setting's name in force, if one does.
    private static func change(_ settings: inout AllSettings, _ invocation: Invocation) throws(CommandError) {
        guard invocation.command.arguments.count > 1 else { return }
        for setting in Setting.all where invocation.arguments.has(Keyword(setting.name)) {
            do throws(CommandError) {
                try setting.set(&settings, invocation.arguments)
            } catch {
                throw CommandError(error.reason, error.hints, at: invocation.command.arguments.last?.location)
            }
        }
    }
}
