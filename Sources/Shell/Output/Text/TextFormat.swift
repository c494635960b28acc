import ChallengeCore
import ChallengeDesignSystem

/// What people read.
struct TextFormat {
    let settings: SessionSettings
    /// Whether each command is printed before what it prints.
    let echoes: Bool
    /// Whether notes wrap between words, as they do on a terminal; elsewhere each is one row.
    let wrapsNotes: Bool
    let renderer: TextRenderer

    /// Writes the rows of an event as UTF-8, each with a line feed behind it.
    ///
    /// - Parameter isFirst: whether nothing was printed before.
    func write(_ event: SessionEvent, isFirst: Bool, to output: inout [UInt8]) {
        switch event {
        case .command(let command, let source):
            // A command that is typed can be seen already.
            if echoes, source.origin != .prompt { renderer.draw(.verbatim(["> \(command.text)"]), to: &output) }
        case .navigation(.redirect(let from, let to)):
            let start = [Span(.redirect, .accent), Span(" \(from.fullName)")]
            let end = [Span(.arrow, .secondary), Span(" \(to.fullName)")]
            let count = output.count
            renderer.draw(.paragraph(start + [Span(" ")] + end), to: &output)
            if output[count...].count(where: { $0 == UInt8(ascii: "\n") }) > 1 {
                output.removeSubrange(count...)
                renderer.draw(.stack([.paragraph(start), .paragraph([Span("  ")] + end)]), to: &output)
            }
        case .navigation(let event):
            if settings.isTracing { renderer.draw(TraceLine(event).element, to: &output) }
        case .activity(let activity):
            guard settings.isTracing else { return }
            renderer.draw(TraceLine(activity, isTiming: settings.isTiming).element, to: &output)
        case .screen(let screen, _):
            if !isFirst { renderer.draw(.blank, to: &output) }
            renderer.draw(Self.element(of: screen), to: &output)
        case .report(let report):
            renderer.draw(report.body, to: &output)
        case .note(let text):
            let spans = [Span(text, .secondary)]
            renderer.draw(wrapsNotes ? .paragraph(spans) : .line(spans), to: &output)
        case .result(_, _, let duration):
            if settings.isTiming { renderer.draw(TraceLine(duration).element, to: &output) }
        case .diagnostic, .progress:
            break
        }
    }

    /// A screen with its heading.
    static func element(of screen: LiveScreen) -> Element {
        let rendering = screen.rendering
        return .stack([
            .heading(rendering.title, breadcrumb: screen.breadcrumb, summary: rendering.summary), rendering.body,
        ])
    }
}

/// One line of a trace: what kind of thing happened, and what.
struct TraceLine {
    /// The kinds stand in a column as wide as the widest of them, `navigate`.
    private static let kindWidth = 8

    let kind: String
    let details: [Span]

    var element: Element {
        let label = kind + String(repeating: " ", count: max(0, Self.kindWidth - kind.count))
        return .line([Span("  \(label)  ", .secondary)] + details)
    }
}

extension TraceLine {
    private init(_ kind: String, _ text: String) {
        self.init(kind: kind, details: [Span(text, .secondary)])
    }

    /// How long a command took.
    init(_ duration: Duration) {
        self.init("time", duration.milliseconds + " ms")
    }

    /// An event of a coordinator, but for a redirect, which has a line of its own.
    init(_ event: NavigationEvent) {
        let description = NavigationDescription(event)
        let depth = description.depth.map { ", depth \($0)" } ?? ""
        let intent = description.intent.map { ": \($0.written)" } ?? ""
        self.init("navigate", "\(description.kind) \(description.destination)\(depth)\(intent)")
    }

    init(_ activity: Activity, isTiming: Bool) {
        switch activity {
        case .state(let screen, let from, let to):
            self.init(
                kind: "state",
                details: [Span("\(screen) \(from) ", .secondary), Span(.arrow, .secondary), Span(" \(to)", .secondary)])
        case .request(let target, let outcome, let duration):
            let time = isTiming ? ", \(duration.milliseconds) ms" : ""
            let answer =
                switch outcome {
                case .answered(let status, let bytes): "\(status), \(bytes) bytes"
                case .failed(let reason): "no answer (\(reason))"
                }
            // What is cut where there is no room is the end of the path.
            self.init("request", "\(answer)\(time)  \(Activity.requestMethod) \(target)")
        case .pause(let reason, let target, let duration):
            let time = isTiming ? ", \(duration.milliseconds) ms" : ""
            self.init("pause", "\(reason)\(time)  \(Activity.requestMethod) \(target)")
        case .cache(let outcome, let key):
            self.init("cache", "\(outcome.rawValue) \(key)")
        case .track(let event):
            self.init("track", event.line)
        }
    }
}

extension Intent {
    /// As it is typed: `search rick`.
    nonisolated var written: String { arguments.text.isEmpty ? name : "\(name) \(arguments.text)" }
}

extension Duration {
    /// In milliseconds, to a tenth: `0.4`.
    nonisolated var milliseconds: String {
        let tenths = Int((self / .milliseconds(0.1)).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
