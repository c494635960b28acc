import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// A command of the session's own: possible on every screen.
struct SessionCommand {
    let description: ActionDescription
    /// What `--check` knows of the command: the position to which it leads from the known one before, or the error that
    /// it is sure to fail with; nil for a command that leaves the stacks as they are, but for ``Body/sources``.
    let staticEffect: StaticEffect?
    let body: Body

    typealias StaticEffect = @MainActor (AppModel, Position, Invocation) throws(CommandError) -> Position

    init(
        _ name: String, help: String, forms: [[Parameter]] = [[]], synopsis: String? = nil,
        staticEffect: StaticEffect? = nil, _ body: Body
    ) {
        description = ActionDescription(name: name, help: help, forms: forms, synopsis: synopsis)
        self.staticEffect = staticEffect
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
        /// Ends the session, with a status or with that of what has happened so far.
        case ends(@MainActor (Arguments) -> Int32?)
    }

    /// All of them, in the order in which help lists them.
    static let all = navigation + inspection + watching + scripting

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
            forms: [[Parameter("DESTINATION", .destination)]],
            staticEffect: { app, position, invocation throws(CommandError) in
                try app.open(invocation.command, from: position)
            },
            .delegates { runner, invocation, context in try await runner.open(invocation.command, in: context) }),
        SessionCommand(
            "back", help: "Go back one screen, or N screens",
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
        SessionCommand("show", help: "Print the screen again", .navigates { root, _ in root.setNeedsDisplay() }),
        SessionCommand(
            "path", help: "Print the stack, and how it came about",
            .answers { root, _ in PathReport(stacks: root.screens).report }),
        SessionCommand(
            "why", help: "Print all that led to this screen", .answers { root, _ in .why(root) }),
        SessionCommand(
            "routes", help: "Print every route, and every redirect",
            .answers { root, _ in RoutesReport(routes: root.routes, map: root.map).report }),
        SessionCommand(
            "graph", help: "Print the screens and redirects as a graph",
            forms: [[], [Keyword("mermaid").parameter], [dot.parameter]],
            .answers { root, invocation in
                let graph = NavigationGraph(map: root.map, routes: root.routes)
                let isDot = invocation.arguments.has(dot)
                let lines = isDot ? DotText(graph: graph).lines : MermaidText(graph: graph).lines
                return Report(
                    "graph", body: .verbatim(lines),
                    content: ["format": isDot ? "dot" : "mermaid", "text": lines.joined(separator: "\n")] as JSON)
            }),
        SessionCommand(
            "help", help: "Print what is possible, or how to write it",
            forms: [[], [Parameter("COMMAND", .command)]],
            staticEffect: { app, position, invocation throws(CommandError) in
                if let name = invocation.command.arguments.first {
                    _ = try app.commandTable(at: position).resolve(name)
                }
                return position
            },
            .delegates { runner, invocation, _ in
                let table = runner.commandTable
                let report =
                    if let name = invocation.command.arguments.first {
                        CommandHelp(description: try table.resolve(name, mayBeShort: true).description).report
                    } else {
                        HelpReport(runner.root, table).report
                    }
                runner.events.send(.report(report))
            }),
    ]
    private static let dot = Keyword("dot")
}

extension SessionCommand {
    /// The commands that show what happens below the screens, and make it fail.
    static let watching = [
        switching("trace", help: "Print each navigation, state, request and event", \.isTracing),
        switching("states", help: "Print each state that a screen goes through", \.showsStates),
        switching("time", help: "Print how long each command takes", \.isTiming),
        SessionCommand(
            "events", help: "Print the tracked events, or the last N",
            forms: [[], [eventCount.parameter]],
            .recalls { log, arguments in .events(log.tracked.suffix(arguments[eventCount] ?? SessionLog.limit)) }),
        SessionCommand(
            "fault", help: "Make the data layer fail, or show how it does",
            forms: [
                [], [off.parameter], [offline.parameter], [Keyword("status").parameter, statusCode.parameter],
                [Keyword("delay").parameter, delay.parameter], [garbage.parameter],
            ], synopsis: "[off | FAULT]",
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
            name, help: help, forms: [[], [on.parameter], [off.parameter]],
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
            "expect", help: "Fail unless something is as it should be", forms: Expectation.forms,
            synopsis: "STATEMENT",
            staticEffect: { _, position, invocation throws(CommandError) in
                try ExpectedFailure.check(invocation.arguments, invocation.command.arguments)
                return position
            },
            .delegates { runner, invocation, context in
                try await runner.expect(invocation, in: context)
                runner.events.send(.note("as expected"))
            }),
        SessionCommand(
            "source", help: "Carry out the commands of a file", forms: [[Parameter("FILE", .file)]], .sources),
        SessionCommand(
            "echo", help: "Print a text", forms: [[], [text.parameter]],
            .answers { _, invocation in
                let echoed = invocation.arguments[text] ?? ""
                return Report("echo", body: .verbatim([echoed]), content: ["text": echoed] as JSON)
            }),
        SessionCommand(
            "history", help: "Print what was typed, or the last N lines",
            forms: [[], [lineCount.parameter]],
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
    private static let lineCount = ArgumentKey<Int>("N", in: 1...Int.max)

    private static func exit(_ name: String, help: String) -> SessionCommand {
        SessionCommand(
            name, help: help, forms: [[], [endStatus.parameter]],
            .ends { $0[endStatus].map(Int32.init) })
    }
}
