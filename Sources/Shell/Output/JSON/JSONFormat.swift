import ChallengeCore

/// What programs read: one JSON object a line. The schema is in docs/events.schema.json.
struct JSONFormat: OutputFormat {
    func lines(for event: SessionEvent, settings: SessionSettings, isFirst: Bool) -> [String] {
        object(for: event, settings).map { [JSON.object($0).text] } ?? []
    }

    private func object(for event: SessionEvent, _ settings: SessionSettings) -> [(key: String, value: JSON)]? {
        switch event {
        case .command(let command, let source):
            [
                ("event", .string("command")), ("source", .string(source.name)),
                ("line", .number(command.name.location.line.number)), ("text", .string(command.text)),
            ]
        case .navigation(.redirect(let from, let to)):
            [("event", .string("redirect")), ("from", .string(from.fullName)), ("to", .string(to.fullName))]
        case .navigation(let event):
            object(for: NavigationDescription(event))
        case .screen(let screen, let path):
            [
                ("event", .string("screen")), ("screen", .string(screen.rendering.screen)),
                ("path", .array(path().map(JSON.string))), ("state", .string(screen.rendering.state)),
                ("content", Self.json(screen.rendering.snapshot)),
            ]
        case .report(let report):
            [
                ("event", .string("output")), ("name", .string(report.name)), ("content", Self.json(report.content)),
            ]
        case .note, .progress:
            nil
        case .activity(let activity):
            settings.isTracing ? object(for: activity, settings) : nil
        case .diagnostic(let diagnostic):
            object(for: diagnostic)
        case .result(let command, let hasSucceeded, let duration):
            [
                ("event", .string("result")), ("line", .number(command.name.location.line.number)),
                ("ok", .bool(hasSucceeded)),
            ] + (settings.isTiming ? [("milliseconds", .number(duration.milliseconds))] : [])
        }
    }

    private func object(for navigation: NavigationDescription) -> [(key: String, value: JSON)] {
        [
            ("event", .string("navigate")), ("kind", .string(navigation.kind)),
            ("destination", .string(navigation.destination)), ("depth", navigation.depth.map(JSON.number) ?? .null),
        ]
    }

    private func object(for diagnostic: Diagnostic) -> [(key: String, value: JSON)] {
        var object: [(key: String, value: JSON)] = [("event", .string(diagnostic.severity.rawValue))]
        if let place = diagnostic.place {
            object.append(("source", .string(place.source)))
            object.append(("line", .number(place.location.line.number)))
            object.append(("column", .number(place.location.column)))
        }
        return object + [("message", .string(diagnostic.message))]
    }

    private func object(for activity: Activity, _ settings: SessionSettings) -> [(key: String, value: JSON)] {
        switch activity {
        case .state(let screen, let from, let to):
            return [
                ("event", .string("state")), ("screen", .string(screen)), ("from", .string(from)), ("to", .string(to)),
            ]
        case .request(let request):
            let outcome: [(key: String, value: JSON)] =
                switch request.outcome {
                case .answered(let status, let bytes): [("status", .number(status)), ("bytes", .number(bytes))]
                case .failed(let reason): [("failure", .string(reason))]
                }
            return [
                ("event", .string("request")), ("method", .string(request.method)),
                ("target", .string(request.target)),
            ] + outcome + (settings.isTiming ? [("milliseconds", .number(request.duration.milliseconds))] : [])
        case .pause(let pause):
            return [
                ("event", .string("pause")), ("reason", .string(pause.reason)), ("method", .string(pause.method)),
                ("target", .string(pause.target)),
            ] + (settings.isTiming ? [("milliseconds", .number(pause.duration.milliseconds))] : [])
        case .cache(let use):
            return [
                ("event", .string("cache")), ("outcome", .string(use.outcome.rawValue)), ("key", .string(use.key)),
            ]
        case .track(let event):
            return [
                ("event", .string("track")), ("name", .string(event.name)),
                ("properties", Self.json(SortedKeys(event.properties))),
            ]
        }
    }

    /// A value of our own; one that cannot be encoded is a mistake in a view.
    private static func json(_ value: any Encodable) -> JSON {
        do {
            return try JSON(encoding: value)
        } catch {
            assertionFailure("cannot be encoded: \(error)")
            return .null
        }
    }
}
