import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import PodcastModels

struct CommentsView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Comments", title: "Comments", navigation: "PodcastsIncomingNavigation.comments",
        PodcastsIncomingNavigation.comments, route: PodcastsIncomingNavigation.comments.route,
        links: ["podcasts://comments"], actions: [post],
        contents: [
            .init(
                "What was said, the oldest first.", in: .empty, .loaded,
                schema: .object(["comments": .array(of: .object(["author": .string, "text": .string]))]))
        ])

    private nonisolated static let text = ArgumentKey<String>("TEXT")
    private nonisolated static let post = ActionDescription(
        name: "post", help: "Say something, which the host answers", forms: [[text.parameter]])

    let viewModel: CommentsViewModel

    func render() -> Rendering {
        let comments = viewModel.comments
        return Rendering(
            screen: Self.declaration.description.name, label: "comments", title: "Comments",
            state: comments.isEmpty ? .empty : .loaded,
            body: comments.isEmpty
                ? .emptyState("Nobody has said anything.", advice: "Type post and what you think.")
                : .stack(comments.map { .paragraph([Span("\($0.author): ", .secondary), Span($0.text)]) }),
            snapshot: ["comments": comments.map { ["author": $0.author, "text": $0.text] as JSON }] as JSON,
            actions: [
                Action(Self.post) { arguments in
                    viewModel.post(arguments[Self.text] ?? "")
                    return .done
                }
            ])
    }

    /// Listens until the screen leaves its stack.
    func appear() async { await viewModel.listen() }
}
