import ChallengeCore
import ChallengeLanguage
import ChallengeText

/// What programs read: one JSON object a line. The schema is in docs/events.schema.json.
struct JSONFormat {
    let settings: SessionSettings
    /// The id of the request that the event is due to; nil for none.
    let request: String?

    /// The object of an event; nil for one that is not in the stream.
    func object(for event: SessionEvent) -> JSON? {
        guard let request, case .object(var members)? = members(of: event) else { return members(of: event) }
        members.insert(("id", .string(request)), at: 1)
        return .object(members)
    }

    private func members(of event: SessionEvent) -> JSON? {
        switch event {
        case .command(let command, let source):
            [
                "event": "command", "source": source.name, "line": command.name.location.line.number,
                "text": command.text,
            ]
        case .navigation(.redirect(let from, let to)):
            ["event": "redirect", "from": from.fullName, "to": to.fullName]
        case .navigation(let event):
            object(for: NavigationDescription(event))
        case .screen(let screen, let place):
            object(for: screen, at: place())
        case .report(let report):
            ["event": "output", "name": report.name, "content": report.content]
        case .note, .progress, .use:
            nil
        case .activity(let activity):
            settings.isTracing ? object(for: activity) : nil
        case .diagnostic(let diagnostic):
            [
                "event": diagnostic.severity.rawValue, "source": diagnostic.location?.source,
                "line": diagnostic.location?.position.line.number, "column": diagnostic.location?.position.column,
                "message": diagnostic.message,
            ]
        case .result(let command, let source, let hasSucceeded, let duration):
            [
                "event": "result", "source": source.name, "line": command.name.location.line.number,
                "column": command.name.location.column, "ok": hasSucceeded, "milliseconds": milliseconds(duration),
            ]
        case .rejection(let location):
            [
                "event": "result", "source": location.source, "line": location.position.line.number,
                "column": location.position.column, "ok": false,
            ]
        case .cancellation(let target, let location, let hasSucceeded):
            [
                "event": "cancel", "target": target, "source": location.source,
                "line": location.position.line.number, "column": location.position.column, "ok": hasSucceeded,
            ]
        }
    }

    /// Nil unless `time` is on.
    private func milliseconds(_ duration: Duration) -> JSON? {
        settings.isTiming ? .number(duration.milliseconds) : nil
    }

    private func object(for screen: LiveScreen, at place: ScreenPlace) -> JSON {
        [
            "event": "screen", "screen": screen.rendering.screen, "path": place.path, "depth": place.depth,
            "state": screen.rendering.state.name, "content": screen.rendering.snapshot,
        ]
    }

    private func object(for navigation: NavigationDescription) -> JSON {
        [
            "event": "navigate", "kind": navigation.kind, "destination": navigation.destination,
            "depth": navigation.depth, "intent": navigation.intent?.name,
            "text": navigation.intent?.arguments.text,
        ]
    }

    private func object(for activity: Activity) -> JSON {
        switch activity {
        case .state(let screen, let from, let to):
            return ["event": "state", "screen": screen, "from": from, "to": to]
        case .request(let target, let outcome, let duration):
            let (status, bytes, failure): (Int?, Int?, String?) =
                switch outcome {
                case .answered(let status, let bytes): (status, bytes, nil)
                case .failed(let reason): (nil, nil, reason)
                }
            return [
                "event": "request", "method": Activity.requestMethod, "target": target, "status": status,
                "bytes": bytes, "failure": failure, "milliseconds": milliseconds(duration),
            ]
        case .pause(let reason, let target, let duration):
            return [
                "event": "pause", "reason": reason, "method": Activity.requestMethod, "target": target,
                "milliseconds": milliseconds(duration),
            ]
        case .cache(let outcome, let key):
            return ["event": "cache", "outcome": outcome.rawValue, "key": key]
        case .track(let event):
            return ["event": "track", "name": event.name, "properties": event.properties]
        }
    }
}

/// An event of a coordinator, by names that programs may rely on.
struct NavigationDescription {
    /// `push`, `pop`, `present`, `dismiss`, `root` or `deliver`; `redirect` for a redirect.
    let kind: String
    let destination: String
    /// How many screens the stack then has above its root; nil for a redirect.
    let depth: Int?
    /// What was delivered, if anything was.
    let intent: Intent?

    init(_ event: NavigationEvent) {
        intent = if case .deliver(let intent, _, _) = event { intent } else { nil }
        (kind, destination, depth) =
            switch event {
            case .redirect(_, let to): ("redirect", to.fullName, nil)
            case .push(let navigation, let depth): ("push", navigation.fullName, depth)
            case .pop(let navigation, let depth): ("pop", navigation.fullName, depth)
            case .present(let navigation, _, let depth): ("present", navigation.fullName, depth)
            case .dismiss(let navigation, let depth): ("dismiss", navigation.fullName, depth)
            case .root(let navigation): ("root", navigation.fullName, 0)
            case .deliver(_, let navigation, let depth): ("deliver", navigation.fullName, depth)
            }
    }
}
