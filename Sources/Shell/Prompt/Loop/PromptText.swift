package import ChallengeCore
import ChallengeDesignSystem
package import ChallengeLanguage
import ChallengeSession
import ChallengeText

/// The place in the app: `home`, `characters`, `characters/1`, `characters!advanced-search` in a modal.
///
/// Slashes join the labels of a stack, without that of the root unless nothing else would be there, or only a number.
/// Modals follow after an exclamation mark. What would take up too much is left out from the left: `…/characters/3`.
struct PromptText {
    /// The part of the row that the text may take: half of the row is left to type in.
    private static let share = (2, of: 5)
    /// In columns, as long as they are there.
    private static let minimum = 12

    let text: String

    static func limit(_ width: Int) -> Int {
        min(max(minimum, width * share.0 / share.of), max(1, width - 1))
    }

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
package struct PromptLine {
    package let left: [Span]
    package let right: [Span]

    package static func continued(in quote: Lexer.Quote?) -> PromptLine {
        PromptLine(left: [Span("..", .accent), Span((quote.map { "\($0.rawValue)" } ?? "") + "> ")], right: [])
    }
}

extension PromptLine {
    /// - Parameters:
    ///   - hasFailed: true if the last line has; then a sign says so.
    ///   - summary: of the screen on top, where it does not stand just above.
    init(_ commands: CommandRunner, on output: Output, hasFailed: Bool = false, summary: String = "") {
        let state = SessionState(commands)
        let path = PromptText(commands.root, width: output.width, ellipsis: output.style.ellipsis).text
        left = commands.promptSettings.template.spans { placeholder in
            switch placeholder {
            case .mark: hasFailed ? [Span(.cross, .failure)] : []
            case .path: [Span(path, .accent)]
            case .state: state.summary(width: PromptText.limit(output.width), ellipsis: output.style.ellipsis)
            case .fault: state.fault.map { [Span($0, .warning)] } ?? []
            case .source: state.source.map { [Span($0, .warning)] } ?? []
            case .trace: state.trace.map { [Span($0, .warning)] } ?? []
            }
        }
        right = summary.isEmpty ? [] : [Span(summary, .secondary)]
    }
}

/// What one must not forget of a session; nil where there is nothing to say.
private struct SessionState {
    let fault: String?
    let source: String?
    let trace: String?

    init(_ commands: CommandRunner) {
        fault =
            switch commands.root.instrumentation.faults.fault {
            case nil: nil
            case .offline: "offline"
            case .status(let code): "status \(code)"
            case .delay(let duration): "delay \((duration / .seconds(1)).written)"
            case .garbage: "garbage"
            }
        source = commands.options.sourceMark
        trace = commands.events.settings.isTracing ? "trace" : nil
    }

    func summary(width: Int, ellipsis: String) -> [Span] {
        let all = [fault, source, trace].compactMap(\.self).joined(separator: ", ")
        return all.isEmpty ? [] : [Span("[\(all.cut(to: width - 2, ellipsis: ellipsis))]", .warning)]
    }
}
