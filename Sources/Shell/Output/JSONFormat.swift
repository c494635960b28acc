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
                ("line", command.name.location.line.number.json), ("text", .string(command.text)),
            ]
        case .navigation(.redirect(let from, let to)):
            [("event", .string("redirect")), ("from", .string(from.fullName)), ("to", .string(to.fullName))]
        case .navigation(let event):
            object(for: NavigationDescription(event))
        case .screen(let screen, let path):
            [
                ("event", .string("screen")), ("screen", .string(screen.rendering.screen)),
                ("path", .array(path().map(JSON.string))), ("state", .string(screen.rendering.state.name)),
                ("content", screen.rendering.snapshot.json),
            ]
        case .report(let report):
            [
                ("event", .string("output")), ("name", .string(report.name)), ("content", report.content.json),
            ]
        case .note, .progress:
            nil
        case .activity(let activity):
            settings.isTracing ? object(for: activity, settings) : nil
        case .diagnostic(let diagnostic):
            object(for: diagnostic)
        case .result(let command, let hasSucceeded, let duration):
            [
                ("event", .string("result")), ("line", command.name.location.line.number.json),
                ("ok", .bool(hasSucceeded)),
            ] + (settings.isTiming ? [("milliseconds", .number(duration.milliseconds))] : [])
        }
    }

    private func object(for navigation: NavigationDescription) -> [(key: String, value: JSON)] {
        [
            ("event", .string("navigate")), ("kind", .string(navigation.kind)),
            ("destination", .string(navigation.destination)), ("depth", navigation.depth?.json ?? .null),
        ] + (navigation.intent.map { [("intent", .string($0.name)), ("text", .string($0.text))] } ?? [])
    }

    private func object(for diagnostic: Diagnostic) -> [(key: String, value: JSON)] {
        var object: [(key: String, value: JSON)] = [("event", .string(diagnostic.severity.rawValue))]
        if let place = diagnostic.place {
            object.append(("source", .string(place.source)))
            object.append(("line", place.location.line.number.json))
            object.append(("column", place.location.column.json))
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
                case .answered(let status, let bytes): [("status", status.json), ("bytes", bytes.json)]
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
                ("properties", event.properties.json),
            ]
        }
    }
}
