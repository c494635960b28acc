import ChallengeCore

/// The whole story of the screen on top, and where that is in a modal, of the screens that the modal is due to.
struct WhyReport {
    let stories: [ScreenStory]

    /// - Parameter stacks: the screens that are alive; see ``RootContainerContract/screens``.
    init(stacks: [[LiveScreen]], map: AppMap) {
        stories = stacks.indices.reversed().flatMap { level -> [ScreenStory] in
            let stack = stacks[level]
            // A screen within a modal is there because the modal is.
            let depths = level > 0 && stack.count > 1 ? [stack.count - 1, 0] : [stack.count - 1]
            return depths.map { depth in
                let presenterDepth = level > 0 ? stacks[level - 1].count - 1 : 0
                return ScreenStory(
                    stack[depth], level: level, depth: depth, presenterDepth: presenterDepth, map: map)
            }
        }
    }

    var report: Report {
        Report("why", body: element, content: ["screens": stories.map(\.json)] as JSON)
    }

    private var element: Element {
        let rows = stories.enumerated().flatMap { position, story -> [LabelledRows.Row] in
            let indentation = String(repeating: "  ", count: position)
            return [
                LabelledRows.Row(title: story.title, indentation: indentation, [Span(story.navigation)])
            ]
                + story.details.map { label, value in
                    LabelledRows.Row([Span("\(indentation)  \(label)", .secondary)], value)
                }
        }
        return LabelledRows(rows: rows).element
    }
}
