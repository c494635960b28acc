import ChallengeCore

/// One line of a trace: what kind of thing happened, and what.
struct TraceLine {
    /// The kinds stand in a column as wide as the widest of them, `navigate`.
    private static let kindWidth = 8

    private let kind: String
    private let details: [Span]

    var element: Element {
        let label = kind + String(repeating: " ", count: max(0, Self.kindWidth - kind.count))
        return .line([Span("  \(label)  ", .secondary)] + details)
    }

    private init(_ kind: String, _ details: [Span]) {
        self.kind = kind
        self.details = details
    }

    /// How long a command took.
    init(_ duration: Duration) {
        self.init("time", [Span(duration.milliseconds + " ms", .secondary)])
    }

    /// A step of a coordinator, but for a redirect, which has a line of its own.
    init(_ event: NavigationEvent) {
        let description = NavigationDescription(event)
        let depth = description.depth.map { ", depth \($0)" } ?? ""
        let intent = description.intent.map { ": \($0.written)" } ?? ""
        self.init("navigate", [Span("\(description.kind) \(description.destination)\(depth)\(intent)", .secondary)])
    }

    init(_ activity: Activity, isTiming: Bool) {
        switch activity {
        case .state(let screen, let from, let to):
            self.init(
                "state", [Span("\(screen) \(from) ", .secondary), Span(.arrow, .secondary), Span(" \(to)", .secondary)])
        case .request(let request):
            let time = isTiming ? ", \(request.duration.milliseconds) ms" : ""
            let outcome =
                switch request.outcome {
                case .answered(let status, let bytes): "\(status), \(bytes) bytes"
                case .failed(let reason): "no answer (\(reason))"
                }
            // What is cut where there is no room is the end of the path.
            self.init("request", [Span("\(outcome)\(time)  \(request.method) \(request.target)", .secondary)])
        case .pause(let pause):
            let time = isTiming ? ", \(pause.duration.milliseconds) ms" : ""
            self.init("pause", [Span("\(pause.reason)\(time)  \(pause.method) \(pause.target)", .secondary)])
        case .cache(let use):
            self.init("cache", [Span("\(use.outcome.rawValue) \(use.key)", .secondary)])
        case .track(let event):
            self.init("track", [Span(event.line, .secondary)])
        }
    }
}

extension Intent {
    /// As one types it: `search rick`.
    nonisolated var written: String { text.isEmpty ? name : "\(name) \(text)" }
}

extension Duration {
    /// In milliseconds, to a tenth: `0.4`.
    nonisolated var milliseconds: String {
        let tenths = Int((self / .milliseconds(0.1)).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
