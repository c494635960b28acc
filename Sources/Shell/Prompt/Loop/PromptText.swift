import ChallengeCore
package import ChallengeDesignSystem
import ChallengeHost
package import ChallengeLanguage
package import ChallengeSession
import ChallengeText
import SwiftUI

/// The position in the app: `home`, `characters`, `characters/1`, or `characters!advanced-search` for a modal.
///
/// Slashes join the labels of the screens in a stack. An exclamation mark precedes a modal. The root's label appears only
/// if the stack has no other label, if a value follows, or if the app has tabs, whose roots differ. The noun before a value
/// is left out after a list of that noun, and where room is short: `characters/1`, but `home/game 7/character 1`. A text
/// that is too long is cut at the left: `…/characters/3`.
struct PromptText {
    /// The maximum share of the row for the text. More than half of the row stays free for typing.
    private static let share = (2, of: 5)
    /// The minimum width of the text in columns, if the row is wide enough.
    private static let minimum = 12

    let text: String

    static func limit(_ width: Int) -> Int {
        min(max(minimum, width * share.0 / share.of), max(1, width - 1))
    }

    init(stacks: [[LiveScreen]], keepsRoot: Bool = false, width: Int, ellipsis: String) {
        let limit = Self.limit(width)
        var labels = Self.labels(of: stacks, keepsRoot: keepsRoot)
        var whole = labels.joined(separator: "").dropFirst()
        if whole.displayWidth > limit {
            labels = Self.labels(of: stacks, keepsRoot: keepsRoot, areShort: true)
            whole = labels.joined(separator: "").dropFirst()
        }
        guard whole.displayWidth > limit else {
            text = String(whole)
            return
        }
        var room = limit - ellipsis.displayWidth
        let kept = labels.reversed().prefix { label in
            room -= label.displayWidth
            return room >= 0
        }
        guard kept.isEmpty else {
            text = ellipsis + kept.reversed().joined(separator: "")
            return
        }
        // Even the last label alone is wider than the limit.
        let last = labels.last.map { labels.count == 1 ? String($0.unicodeScalars.dropFirst()) : ellipsis + $0 } ?? ""
        text = last.cut(to: limit, ellipsis: ellipsis)
    }

    init(_ root: RootContainer, width: Int, ellipsis: String) {
        // Each label takes at least one column, so the labels of lower screens cannot appear.
        self.init(
            stacks: root.screens(last: Self.limit(width) + 3), keepsRoot: root.tabs != nil, width: width,
            ellipsis: ellipsis)
    }

    /// The labels of the screens, each after its slash or exclamation mark.
    private static func labels(
        of stacks: [[LiveScreen]], keepsRoot: Bool, areShort: Bool = false
    ) -> [String] {
        stacks.enumerated().flatMap { depth, stack in
            var labels = stack.map(\.rendering.label.escapingUnsafe)
            if depth == 0, labels.count > 1, !keepsRoot, Int(labels[1]) == nil, !labels[1].contains(" ") {
                labels.removeFirst()
            }
            for (index, label) in labels.enumerated().dropFirst() {
                let words = label.split(separator: " ", maxSplits: 1)
                if words.count == 2, areShort || labels[index - 1].hasPrefix(words[0]) {
                    labels[index] = String(words[1])
                }
            }
            return labels.enumerated().map { ($0 == 0 ? "!" : "/") + $1 }
        }
    }
}

/// The text before the typed line, and the text at the right end of the same row.
package struct PromptLine {
    package let left: [Span]
    package let right: [Span]
    /// True if the line continues the line before it.
    var continues = false

    package static func continued(in quote: Lexer.Quote?) -> PromptLine {
        let (mark, rest) = PromptTemplate.continuation(in: quote)
        return PromptLine(left: [Span(mark, .prompt), Span(rest)], right: [], continues: true)
    }
}

extension PromptLine {
    /// - Parameters:
    ///   - hasFailed: true if the last line failed; the prompt then shows a sign.
    ///   - summary: the summary of the screen on top; empty if the screen is printed directly above the prompt.
    package init(_ commands: CommandRunner, on output: Output, hasFailed: Bool = false, summary: String = "") {
        let ellipsis = output.style.ellipsis
        let path = PromptText(commands.root, width: output.width, ellipsis: ellipsis).text
        // The prompt shows these states of the session, so that the user does not forget the states.
        let fault: String? =
            switch commands.root.instrumentation.faults.fault {
            case .replace: "replace"
            case let other: other?.name
            }
        let (source, trace) = (commands.options.sourceMark, commands.settings.isTracing ? "trace" : nil)
        let all = [fault, source, trace].compactMap(\.self).joined(separator: ", ")
        let state = all.isEmpty ? nil : "[\(all.cut(to: PromptText.limit(output.width) - 2, ellipsis: ellipsis))]"
        func warning(_ text: String?) -> [Span] { text.map { [Span($0, .warning)] } ?? [] }
        (left, right) = commands.settings.prompt.spans { placeholder in
            switch placeholder {
            case .mark: hasFailed ? [Span(.cross, .failure)] : []
            case .path: [Span(path, .prompt)]
            case .state: warning(state)
            case .fault: warning(fault)
            case .source: warning(source)
            case .trace: warning(trace)
            case .summary: summary.isEmpty ? [] : [Span(summary, .secondary)]
            case .right: []
            }
        }
    }
}
