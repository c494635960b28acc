import ChallengeActions
import ChallengeText

/// Fields, and buttons that submit them. The buttons after an invalid field, or after a required and empty one, are
/// disabled: see `required()` and `invalid(_:)`.
public struct Form<Content>: Control {
    private let content: any View

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) where Content: View { self.content = content() }

    public func compose(into screen: inout ScreenBuilder) { content.compose(into: &screen) }
}

extension View {
    /// Returns the view with its buttons disabled while a field added before them has a problem.
    package func disabledUntilValid() -> ModifiedView {
        ModifiedView(self) { content, screen in
            let problems = screen.problems
            let refusal =
                problems.isEmpty ? nil : IncompleteForm(problems: problems.map { "\($0.field) \($0.problem)" })
            content.refused(refusal).compose(into: &screen)
        }
    }
}

struct IncompleteForm: ActionError, Hashable {
    let problems: [String]

    var description: String { problems.joined(separator: ", ") + ": set KEY VALUE" }
}
