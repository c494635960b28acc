public import ChallengeCore
import ChallengeShellText

/// Fields, and what submits them, which is refused as long as a required field is empty or another one is invalid.
public struct Form: View {
    /// A control has no body.
    public typealias Body = Never
    private let help: String?
    private let content: ViewContent
    private let submit: ViewContent

    /// A form.
    ///
    /// - Parameters:
    ///   - help: what the command `set` does in it.
    ///   - content: the fields, and whatever stands between them.
    ///   - submit: the buttons that need all of it.
    public init(
        help: String? = nil, @ViewBuilder content: () -> ViewContent,
        @ViewBuilder submit: () -> ViewContent = { ViewContent() }
    ) {
        (self.help, self.content, self.submit) = (help, content(), submit())
    }

    public func compose(into composition: inout Composition) {
        let outer = composition.problems
        composition.problems = []
        if let help { composition.setHelp(help) }
        content.compose(into: &composition)
        let problems = composition.problems
        composition.problems = outer + problems
        let refusal = problems.isEmpty ? nil : IncompleteForm(problems: problems.map { "\($0.field) \($0.problem)" })
        submit.disabled(refusal).compose(into: &composition)
    }
}

/// Why a form cannot be submitted.
struct IncompleteForm: ActionError, Hashable {
    let problems: [String]

    var description: String { problems.joined(separator: ", ") + ": set KEY VALUE" }
}
