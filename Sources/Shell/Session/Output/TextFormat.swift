package import ChallengeCore
import ChallengeDesignSystem
import ChallengeLanguage

/// What people read.
package struct TextFormat {
    package let settings: SessionSettings
    /// Whether each command is printed before what it prints.
    package let echoes: Bool

    /// What is printed of an event; nil for nothing.
    ///
    /// - Parameter isFirst: whether nothing was printed before.
    package func element(of event: SessionEvent, isFirst: Bool) -> Element? {
        switch event {
        case .command(let command, let source):
            // A command that is typed can be seen already.
            echoes && source.origin != .prompt ? .verbatim(["> \(command.text)"]) : nil
        case .navigation(.redirect(let from, let to)):
            .paragraph([
                Span(.redirect, .accent), Span(" \(from.fullName) "), Span(.arrow, .secondary), Span(" \(to.fullName)"),
            ])
        case .navigation(let event): settings.isTracing ? TraceLine(event).element : nil
        case .activity(let activity):
            settings.isTracing ? TraceLine(activity, isTiming: settings.isTiming).element : nil
        case .screen(let screen, _):
            isFirst ? Self.element(of: screen) : .stack([.blank, Self.element(of: screen)])
        case .report(let report): report.body
        case .note(let text, _): .paragraph([Span(text, .secondary)])
        case .result(_, _, _, let duration): settings.isTiming ? TraceLine(duration).element : nil
        case .diagnostic, .progress, .use, .rejection, .cancellation: nil
        }
    }

    /// A screen with its heading.
    package static func element(of screen: LiveScreen) -> Element {
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
    /// The columns that the details have at least beside the kind.
    private static let detailsWidth = 40

    let kind: String
    let details: [Span]

    var element: Element {
        let label = kind + String(repeating: " ", count: max(0, Self.kindWidth - kind.count))
        return .fields(Fields([Fields.Row([Span(label, .secondary)], details)], valueWidth: Self.detailsWidth))
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
    package nonisolated var written: String { arguments.text.isEmpty ? name : "\(name) \(arguments.text)" }
}

extension Duration {
    /// In milliseconds, to a tenth: `0.4`.
    package nonisolated var milliseconds: String {
        let tenths = Int((self / .milliseconds(0.1)).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
