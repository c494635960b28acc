import ChallengeActions
import ChallengeText

/// Fields, and buttons that submit them. The buttons are disabled while a field is invalid, or required and empty.
public struct Form: Control {
    private let help: String?
    private let content: ViewContent
    private let submit: ViewContent

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - help: the help of the command `set` on the form's screen.
    ///   - content: the fields, and any views between them.
    ///   - submit: the buttons that are disabled until all fields are valid.
    public init(
        help: String? = nil, @ViewBuilder content: () -> ViewContent,
        @ViewBuilder submit: () -> ViewContent = { ViewContent() }
    ) {
        (self.help, self.content, self.submit) = (help, content(), submit())
    }

    public func compose(into screen: inout ScreenBuilder) {
        let outer = screen.problems
        screen.problems = []
        if let help { screen.setHelp(help) }
        content.compose(into: &screen)
        let problems = screen.problems
        screen.problems = outer + problems
        let refusal = problems.isEmpty ? nil : IncompleteForm(problems: problems.map { "\($0.field) \($0.problem)" })
        submit.disabled(refusal).compose(into: &screen)
    }
}

struct IncompleteForm: ActionError, Hashable {
    let problems: [String]

    var description: String { problems.joined(separator: ", ") + ": set KEY VALUE" }
}
