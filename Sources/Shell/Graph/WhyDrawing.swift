import ChallengeCore
import ChallengeDesignSystem
import ChallengeHost
import ChallengeText
import SwiftUI

/// The drawing of why a screen is shown: a chain from the command down to the screen, and from the data up to it.
nonisolated struct WhyDrawing: Sendable {
    private let lines: [Provenance.Line]
    private let title: String
    private let resolution: String

    @MainActor
    init(_ story: Provenance) {
        (lines, title, resolution) = (story.lines, story.screen.rendering.title, story.resolution)
    }

    /// - Parameter level: the number of chains above this one.
    func rows(level: Int, isUnicode: Bool) -> [Fields.Row] {
        let indentation = Fields.Row.indentation(level)
        func row(_ label: String, _ value: [Span]) -> Fields.Row {
            Fields.Row([Span("\(indentation)\(label)", .secondary)], value)
        }
        func sign(_ unicode: String, _ ascii: String) -> Span { Span(isUnicode ? unicode : ascii, .secondary) }
        return lines.flatMap { line -> [Fields.Row] in
            switch line {
            case .fact(let label, let value): [row(label, value)]
            case .step(let isDashed): [row("", [isDashed ? sign("┊", ":") : sign("│", "|")])]
            case .arrival(let remark): [row("", [sign("▼", "v"), Span(" \(remark)", .secondary)])]
            case .content(let text): [row("", [sign("▲", "^"), Span(" ")] + text)]
            case .source: [row("", [sign("▲", "^")])]
            case .screen: frame(isUnicode: isUnicode).enumerated().map { row($0 == 1 ? "screen" : "", $1) }
            }
        }
    }

    /// The screen's title in a frame, and what shows it.
    private func frame(isUnicode: Bool) -> [[Span]] {
        let style = TextStyle(color: false, unicode: isUnicode)
        let title = title.printable(in: style).cut(to: 30, ellipsis: style.ellipsis)
        let signs = isUnicode ? ["┏", "━", "┓", "┃", "┗", "┛"] : ["+", "-", "+", "|", "+", "+"]
        let edge = String(repeating: signs[1], count: title.displayWidth + 2)
        return [
            [Span(signs[0] + edge + signs[2], .accent)],
            [
                Span("\(signs[3]) ", .accent), Span(title, .emphasis), Span(" \(signs[3])", .accent),
                Span("  \(resolution)", .secondary),
            ],
            [Span(signs[4] + edge + signs[5], .accent)],
        ]
    }
}
