import ChallengeCore
import ChallengeDesignSystem
import ChallengeText

/// The place in the app, in a few words: `home`, `characters`, `characters/1`, `characters!advanced-search` in a modal.
///
/// The labels of a stack are joined by slashes, without that of the root unless nothing else would be there, or only
/// a number, which says nothing alone. Modals follow after an exclamation mark. What would take up too much of the row
/// is left out from the left: `…/characters/3`.
struct PromptText {
    /// The text may take two fifths of the row: with the rest of the prompt that leaves half of it to type in.
    private static let share = (2, of: 5)
    /// It has this many columns also in a narrow window, as long as they are there.
    private static let minimum = 12

    let text: String

    /// The columns that the text may take up of a row, at most.
    private static func limit(_ width: Int) -> Int {
        min(max(minimum, width * share.0 / share.of), max(1, width - 1))
    }

    /// - Parameter width: of the row, in columns.
    init(stacks: [[LiveScreen]], width: Int, ellipsis: String) {
        let limit = Self.limit(width)
        let labels = Self.labels(of: stacks)
        let whole = labels.reduce(into: "") { $0 += $1.joined }.dropFirst()
        guard whole.displayWidth > limit else {
            text = String(whole)
            return
        }
        var room = limit - ellipsis.displayWidth
        let kept = labels.reversed().prefix { label in
            room -= label.joined.displayWidth
            return room >= 0
        }
        guard kept.isEmpty else {
            text = ellipsis + kept.reversed().map(\.joined).joined()
            return
        }
        // Not even the last one fits.
        let last = labels.last.map { labels.count == 1 ? $0.text : ellipsis + $0.joined } ?? ""
        text = last.cut(to: limit, ellipsis: ellipsis)
    }

    /// Of an app as it is now, on the row of an output.
    init(_ root: any RootContainerContract, on output: Output) {
        self.init(root, width: output.width, ellipsis: output.style.ellipsis)
    }

    init(_ root: any RootContainerContract, width: Int, ellipsis: String) {
        // Each screen takes a column at least, so that those further down are left out in any case.
        self.init(stacks: root.screens(last: Self.limit(width) + 3), width: width, ellipsis: ellipsis)
    }

    private struct Label {
        let separator: Swift.Character
        let text: String

        var joined: String { "\(separator)\(text)" }
    }

    private static func labels(of stacks: [[LiveScreen]]) -> [Label] {
        stacks.enumerated().flatMap { depth, stack in
            var labels = stack.map(\.rendering.label.escapingUnsafe)
            if depth == 0, labels.count > 1, Int(labels[1]) == nil { labels.removeFirst() }
            return labels.enumerated().map { Label(separator: $0 == 0 ? "!" : "/", text: $1) }
        }
    }
}

/// What stands before a line that is typed, and at the right end of it.
struct PromptLine {
    let left: [Span]
    let right: [Span]

    /// For a line that goes on from the one above.
    static let continued = PromptLine(left: [Span("..", .accent), Span("> ")], right: [])
}

extension PromptLine {
    /// - Parameters:
    ///   - hasFailed: whether the last line has; then a sign says so, in colour and without it.
    ///   - summary: of the screen on top, where it does not stand just above.
    init(_ text: PromptText, hasFailed: Bool = false, summary: String = "") {
        let mark = hasFailed ? [Span(.cross, .failure), Span(" ")] : []
        left = mark + [Span(text.text, .accent), Span("> ")]
        right = summary.isEmpty ? [] : [Span(summary, .secondary)]
    }
}
