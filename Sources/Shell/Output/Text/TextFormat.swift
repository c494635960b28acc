import ChallengeCore
import ChallengeDesignSystem

/// What people read.
struct TextFormat: OutputFormat {
    let style: TextStyle
    /// Whether each command is told before what it prints.
    let echoes: Bool
    /// The width of a row, in columns.
    let width: () -> Int

    func lines(for event: SessionEvent, settings: SessionSettings, isFirst: Bool) -> [String] {
        switch event {
        case .command(let command, let source):
            // Whoever types a command sees it.
            return echoes && source.origin != .prompt ? lines(.verbatim(["> \(command.text)"])) : []
        case .navigation(.redirect(let from, let to)):
            return lines(
                .line([
                    Span(.redirect, .accent), Span(" \(from.fullName) "), Span(.arrow, .secondary),
                    Span(" \(to.fullName)"),
                ]))
        case .navigation(let event):
            return settings.isTracing ? lines(TraceLine(event).element) : []
        case .activity(let activity):
            return settings.isTracing ? lines(TraceLine(activity, isTiming: settings.isTiming).element) : []
        case .screen(let screen, _):
            return (isFirst ? [] : [""]) + lines(Self.element(of: screen))
        case .report(let report):
            return lines(report.body)
        case .note(let text):
            return lines(.line([Span(text, .secondary)]))
        case .result(_, _, let duration):
            return settings.isTiming ? lines(TraceLine(duration).element) : []
        case .diagnostic, .progress:
            return []
        }
    }

    /// A screen with its heading.
    static func element(of screen: LiveScreen) -> Element {
        let rendering = screen.rendering
        return .stack([
            .heading(rendering.title, breadcrumb: screen.breadcrumb, summary: rendering.summary), rendering.body,
        ])
    }

    private func lines(_ element: Element) -> [String] {
        TextRenderer(width: width(), style: style).lines(of: element)
    }
}
