import ChallengeCore
import ChallengeLanguage
import ChallengeTaskTracking
import ChallengeText

/// The output for programs: one JSON object for each line. The schema is in docs/events.schema.json.
struct JSONFormat {
    let settings: SessionSettings
    /// The id of the request that causes the events.
    let request: String?

    /// Returns the object of an event; nil if the output has no object for the event.
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
        case .navigation(.guarded(let from, let to, let awaited, let passes)):
            ["event": "redirect", "from": from.fullName, "to": to.fullName, "guard": awaited, "passes": passes]
        case .navigation(let event): object(for: event)
        case .screen(let screen, let place): object(for: screen, at: place())
        case .report(let report):
            ["event": "output", "name": report.name, "content": report.content]
        case .note, .progress, .use: nil
        case .activity(let activity): settings.isTracing ? object(for: activity) : nil
        case .diagnostic(let diagnostic):
            [
                "event": diagnostic.severity.rawValue, "source": diagnostic.location?.source.name,
                "line": diagnostic.location?.position.line.number, "column": diagnostic.location?.position.column,
                "message": diagnostic.message,
            ]
        case .result(let command, let source, let hasSucceeded, let duration):
            result(source.name, command.name.location, hasSucceeded, duration)
        case .rejection(let location): result(location.source.name, location.position, false)
        case .cancellation(let target, let location, let hasSucceeded):
            [
                "event": "cancel", "target": target, "source": location.source.name,
                "line": location.position.line.number, "column": location.position.column, "ok": hasSucceeded,
            ]
        }
    }

    /// The duration in milliseconds; nil if `time` is off.
    private func milliseconds(_ duration: Duration) -> JSON? {
        settings.isTiming ? .number(duration.milliseconds) : nil
    }

    private func result(_ source: String, _ place: SourceLocation, _ ok: Bool, _ duration: Duration? = nil) -> JSON {
        [
            "event": "result", "source": source, "line": place.line.number, "column": place.column, "ok": ok,
            "milliseconds": duration.flatMap(milliseconds),
        ]
    }

    private func object(for screen: LiveScreen, at place: ScreenPlace) -> JSON {
        [
            "event": "screen", "screen": screen.rendering.screen, "path": place.path, "depth": place.depth,
            "state": screen.rendering.state.name, "content": screen.rendering.snapshot,
            "background": place.sleepers.map {
                ["sleeping": $0.count, "seconds": ($0.next / .milliseconds(1)).rounded() / 1_000] as JSON
            },
        ]
    }

    private func object(for navigation: NavigationEvent) -> JSON {
        let (kind, destination, depth, intent) = navigation.parts
        return [
            "event": "navigate", "kind": kind, "destination": destination, "depth": depth, "intent": intent?.name,
            "text": intent?.arguments.text,
        ]
    }

    private func object(for activity: Activity) -> JSON {
        switch activity {
        case .state(let screen, let from, let to):
            return ["event": "state", "screen": screen, "from": from, "to": to]
        case .request(let target, let outcome, let duration):
            let (status, bytes, failure): (Int?, Int?, String?) =
                switch outcome {
                case .answered(let status, let bytes): (status, bytes.value, nil)
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

extension NavigationEvent {
    /// The parts of the event. Programs may rely on the kinds. `depth` is the number of screens above the root.
    var parts: (kind: String, destination: String, depth: Int?, intent: Intent?) {
        switch self {
        case .redirect(_, let to), .guarded(_, let to, _, _): ("redirect", to.fullName, nil, nil)
        case .push(let navigation, let depth): ("push", navigation.fullName, depth, nil)
        case .pop(let navigation, let depth): ("pop", navigation.fullName, depth, nil)
        case .present(let navigation, _, let depth): ("present", navigation.fullName, depth, nil)
        case .dismiss(let navigation, let depth): ("dismiss", navigation.fullName, depth, nil)
        case .replace(let navigation, let depth): ("replace", navigation.fullName, depth, nil)
        case .root(let navigation): ("root", navigation.fullName, 0, nil)
        case .tab(let navigation, let depth): ("tab", navigation.fullName, depth, nil)
        case .deliver(let intent, let navigation, let depth): ("deliver", navigation.fullName, depth, intent)
        }
    }
}
