import ChallengeActions
import ChallengeConsole
import ChallengeCore
import ChallengeDesignSystem
import ChallengeGraph
import ChallengeHost
import ChallengeLanguage
import ChallengeTaskTracking
import ChallengeText
import SwiftUI

extension SessionCommand {
    package static let inspection = [
        showing,
        SessionCommand(
            "wait", for: .testing, help: "Let time pass, and print what has changed",
            discussion:
                "A command waits up to a second for sleeping tasks. Longer sleeps continue in the background.",
            examples: ["wait 5", "wait 300ms"], forms: [[Parameter("DURATION", .word)]],
            staticEffect: { _, position, invocation throws(CommandError) in
                _ = try duration(in: invocation)
                return position
            },
            .delegates { runner, invocation, _ in
                try await runner.root.instrumentation.tasks.pass(try duration(in: invocation))
            }),
        together,
        SessionCommand(
            "path", for: .looking, help: "Print the stack, and how each screen got there", output: .table,
            .answers { root, _ in .path(root) }),
        why,
        linking,
        SessionCommand(
            "routes", for: .looking, help: "Print every route, and every redirect",
            examples: ["routes", "routes > routes.txt"],
            output: .table,
            .answers { root, _ in RoutesReport(routes: root.routes, map: root.map).report }),
    ]

    private static let why = SessionCommand(
        "why", for: .looking, help: "Explain why this screen is shown, and where its content comes from", output: .text,
        .delegates { runner, _, _ in
            let top = runner.root.top?.rendering
            var without: [(condition: String, count: Int)] = []
            try await runner.ask { without = try await top?.countsWithoutConditions() ?? [] }
            runner.events.send(.report(.why(runner.root, load: runner.log.load, without: without)))
        })

    package static let helping = [
        SessionCommand(
            "help", for: .looking, help: "List the commands, or explain a command or word",
            examples: ["help", "help all", "help open", "help filter status"],
            forms: [[], [Parameter("COMMAND", .command)], [Keyword(HelpReport.all).parameter], [words.parameter]],
            synopsis: "[COMMAND | all | WORD]",
            staticEffect: { app, position, invocation throws(CommandError) in
                let help = HelpReport(app.commandTable(at: position), aliases: [])
                _ = try help.report(on: invocation.words)
                return position
            },
            output: .text,
            .delegates { runner, invocation, _ in
                let help = HelpReport(runner.commandTable, aliases: runner.settings.aliases.all)
                runner.events.send(.report(try help.report(on: invocation.words)))
            })
    ]
    private static let words = ArgumentKey<String>("WORD")

    package static let watching = [
        switching("trace", of: "Traces", help: "Print each navigation, state, request and event", \.isTracing),
        switching("states", of: "States", help: "Print each state that a screen goes through", \.showsStates),
        switching("time", of: "Times", help: "Print how long each command takes", \.isTiming),
        SessionCommand(
            "events", for: .watching, help: "Print the tracked events, or the last N",
            forms: [[], [eventCount.parameter]], output: .table,
            .delegates { runner, invocation, _ in
                let count = invocation.arguments[eventCount] ?? SessionLog.limit
                runner.events.send(.report(.events(runner.log.tracked.suffix(count))))
            }),
        SessionCommand(
            "fault", for: .testing, help: "Make the data layer fail, or show the fault",
            discussion: """
                With offline, no server can be reached. With status, each answer has this status. With delay, each answer takes \
                so many seconds longer. With garbage, each answer is no JSON. With empty, each list is empty. With replace, \
                each answer has NEW in place of OLD. 'fault off' ends the fault.
                """,
            examples: [
                "fault offline", "fault status 500", "fault delay 0.5", "fault replace Rick Morty", "fault off",
            ],
            forms: [
                [], [off.parameter], [offline.parameter], [Keyword("status").parameter, statusCode.parameter],
                [Keyword("delay").parameter, delay.parameter], [garbage.parameter], [empty.parameter],
                [Keyword("replace").parameter, old.parameter, new.parameter],
            ], synopsis: "[off | FAULT]", output: .text,
            .answers { root, invocation in
                let faults = root.instrumentation.faults
                if !invocation.words.isEmpty { faults.fault = try fault(for: invocation) }
                return .fault(faults.fault)
            }),
    ]

    /// Reads a duration such as `5`, `2.5s` or `300ms`. The maximum is a day.
    static func duration(in invocation: Invocation) throws(CommandError) -> Duration {
        let (word, limit) = (invocation.words.first, 86_400.0)
        let text = word?.text ?? ""
        let unit = ["ms", "s"].first(where: text.hasSuffix) ?? ""
        let number = text.dropLast(unit.count)
        let seconds = Double(number).map { unit == "ms" ? $0 / 1_000 : $0 }
        guard let seconds, number.utf8.allSatisfy("0123456789.".utf8.contains), seconds <= limit else {
            let range = "0 to \(limit.written), or milliseconds such as 300ms"
            throw CommandError(
                "a duration must be seconds, \(range), not \(text.quotedInMessage())", at: word?.location)
        }
        // The duration is rounded to microseconds, because 3.4 s has no exact binary fraction.
        return .microseconds(Int((seconds * 1_000_000).rounded()))
    }

    /// The final status codes of HTTP (RFC 9110, section 15).
    private static let statusCode = ArgumentKey<Int>("CODE", in: 200...599)
    private static let delay = ArgumentKey<Double>("SECONDS", in: 0...60)
    private static let eventCount = ArgumentKey<Int>("N", in: 1...Int.max)
    private static let on = Keyword("on")
    private static let off = Keyword("off")
    private static let offline = Keyword("offline")
    private static let garbage = Keyword("garbage")
    private static let empty = Keyword("empty")
    private static let (old, new) = (ArgumentKey<String>("OLD", .word), ArgumentKey<String>("NEW"))

    /// A command that turns an option on or off. Without arguments, the command prints the state of the option.
    ///
    /// - Parameter noun: the plural noun for what is printed while the option is on.
    private static func switching(
        _ name: String, of noun: String, help: String, _ setting: WritableKeyPath<SessionSettings, Bool>
    ) -> SessionCommand {
        SessionCommand(
            name, for: .watching, help: help, forms: [[], [on.parameter], [off.parameter]], output: .text,
            .delegates { runner, invocation, _ in
                let arguments = invocation.arguments
                let isQuestion = !arguments.has(on) && !arguments.has(off)
                if !isQuestion { runner.settings[keyPath: setting] = arguments.has(on) }
                let isOn = runner.settings[keyPath: setting]
                let state = isQuestion ? isOn ? "" : "not " : isOn ? "now " : "no longer "
                let line = Element.line([Span("\(noun) are \(state)printed", .secondary)])
                runner.events.send(.report(Report(name, body: line, content: ["on": isOn] as JSON)))
            })
    }

    private static func fault(for invocation: Invocation) throws(CommandError) -> Fault? {
        let arguments = invocation.arguments
        if arguments.has(offline) { return .offline }
        if arguments.has(garbage) { return .garbage }
        if arguments.has(empty) { return .empty }
        if let old = arguments[old], let new = arguments[new] {
            // An empty text would match at every position.
            guard !old.isEmpty else {
                throw CommandError(.missingArgument(name: "OLD"), at: invocation.words.last?.location)
            }
            return .replace(old, with: new)
        }
        if let code = arguments[statusCode] { return .status(code) }
        return arguments[delay].map { .delay(.seconds($0)) }
    }
}

extension Rendering {
    /// Asks for the number of rows without each condition, if the screen has no rows under its conditions.
    fileprivate func countsWithoutConditions() async throws -> [(condition: String, count: Int)] {
        guard state == .emptySearch else { return [] }
        var counts: [(condition: String, count: Int)] = []
        for condition in conditions {
            guard let countWithout = condition.countWithout else { continue }
            // A source that fails now explains nothing.
            if let count = try? await countWithout() { counts.append((condition.text, count)) }
            try Task.checkCancellation()
        }
        return counts
    }
}
