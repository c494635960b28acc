package import ChallengeCore
import ChallengeText

/// What programs read: one JSON object a line. The schema is in docs/events.schema.json.
struct JSONFormat {
    let settings: SessionSettings

    /// The object of an event; nil for one that is not in the stream.
    func object(for event: SessionEvent) -> JSON? {
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
        case .result(let command, let hasSucceeded, let duration):
            [
                "event": "result", "line": command.name.location.line.number, "ok": hasSucceeded,
                "milliseconds": milliseconds(duration),
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

extension Shell {
    /// The definitions of the screens' events in the JSON schema of events, one for each form of a screen's content:
    /// lines to be put among the `$defs` of `docs/events.schema.json`.
    package static func screenSchemas(of map: AppMap) -> String {
        map.screens.flatMap { screen in
            screen.contents.enumerated().map { index, content in
                let states = content.states.map(\.name)
                let suffix = index == 0 ? "" : ".\(states.last ?? "")"
                let schema = ContentSchema.object([
                    "event": .choice(["screen"]), "screen": .choice([screen.name]),
                    "path": .array(of: .reference("navigation"), minimum: 1).described(
                        "The navigations of the screens that are alive, the last \(ScreenPlace.limit) at most."),
                    "depth": .integer(from: 0).described("How many screens are below this one."),
                    "state": .choice(states), "content": content.schema,
                ])
                return "    \"screen.\(screen.name)\(suffix)\": \(schema.json.text(indentedBy: 4)),\n"
            }
        }.joined()
    }
}

nonisolated extension JSON {
    private static let width = 100

    /// The value on one line if it has up to 100 characters, and otherwise with a line for each member or element.
    func text(indentedBy indentation: Int) -> String {
        let (brackets, parts): (String, [(prefix: String, value: JSON)])
        switch self {
        case .array(let values): (brackets, parts) = ("[]", values.map { ("", $0) })
        case .object(let members): (brackets, parts) = ("{}", members.map { ("\(JSON.string($0).text): ", $1) })
        default: return text
        }
        let texts = parts.map { $0.prefix + $0.value.text(indentedBy: indentation + 2) }
        let line = brackets.prefix(1) + texts.joined(separator: ", ") + brackets.suffix(1)
        guard line.contains("\n") || line.count > Self.width else { return String(line) }
        let blanks = String(repeating: " ", count: indentation)
        return brackets.prefix(1) + texts.map { "\n\(blanks)  \($0)" }.joined(separator: ",") + "\n\(blanks)"
            + brackets.suffix(1)
    }
}
