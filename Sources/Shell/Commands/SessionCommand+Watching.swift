import ChallengeCore

extension SessionCommand {
    /// The commands by which one sees what goes on below the screens, and disturbs it.
    static let watching = [
        switching("trace", help: "Print each navigation, state, request and event", \.isTracing),
        switching("time", help: "Print how long each command takes", \.isTiming),
        SessionCommand(
            "events", help: "Print the tracked events, or the last N",
            forms: [[], [Parameter("N", .integer(1...Int.max))]]
        ) { session, invocation in
            let count = invocation.arguments.integer("N")
            session.tell(.report(EventsReport(events: session.log.tracked, last: count).report))
        },
        SessionCommand(
            "fault", help: "Make the data layer fail, or show how it does",
            forms: [
                [], [Parameter("off", .keyword)], [Parameter("offline", .keyword)],
                [Parameter("status", .keyword), Parameter("CODE", .integer(statusCodes))],
                [Parameter("delay", .keyword), Parameter("SECONDS", .number(delays))],
                [Parameter("garbage", .keyword)],
            ], synopsis: "[off | FAULT]"
        ) { session, invocation in
            let faults = session.root.instrumentation.faults
            if !invocation.command.arguments.isEmpty { faults.fault = fault(for: invocation.arguments) }
            session.tell(.report(FaultReport(fault: faults.fault).report))
        },
    ]

    /// The final status codes of HTTP (RFC 9110, section 15).
    private static let statusCodes = 200...599
    /// In seconds; who would wait longer?
    private static let delays = 0.0...60

    /// A command that turns something on and off, and alone says whether it is on.
    private static func switching(
        _ name: String, help: String, _ setting: WritableKeyPath<SessionSettings, Bool>
    ) -> SessionCommand {
        SessionCommand(
            name, help: help, forms: [[], [Parameter("on", .keyword)], [Parameter("off", .keyword)]]
        ) { session, invocation in
            if !invocation.command.arguments.isEmpty {
                session.settings[keyPath: setting] = invocation.arguments.has("on")
            }
            let isOn = session.settings[keyPath: setting]
            session.answer(name, .line([Span("\(name) is \(isOn ? "on" : "off")", .secondary)]), ["on": isOn])
        }
    }

    private static func fault(for arguments: Arguments) -> Fault? {
        if arguments.has("offline") { return .offline }
        if arguments.has("garbage") { return .garbage }
        if let code = arguments.integer("CODE") { return .status(code) }
        return arguments.number("SECONDS").map { .delay(.seconds($0)) }
    }
}
