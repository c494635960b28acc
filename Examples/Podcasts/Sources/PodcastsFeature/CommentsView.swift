import ChallengeActions
import ChallengeDesignSystem
import ChallengeViews
import PodcastModels
import SwiftUI

struct CommentsView: View {
    nonisolated static let declaration = PodcastsIncomingNavigation.comments.declared(as: "Comments", "Comments")

    let viewModel: CommentsViewModel

    var body: some View {
        Group {
            if viewModel.comments.isEmpty {
                ContentUnavailableView("No comments yet.", description: "Type post and a comment.")
            }
            ForEach(viewModel.comments) { comment in
                Text([Span("\(comment.author): ", .secondary), Span(comment.text)])
            }
            Value("comments", viewModel.comments.map(Self.row))
            Button("post", help: "Post a comment, which the host answers", ArgumentKey<String>("TEXT")) {
                viewModel.post($0)
            }
        }
        .state(
            viewModel.comments.isEmpty ? .empty : .loaded, "The comments, the oldest first.", among: .empty, .loaded
        )
        // Listens until the screen leaves its stack.
        .task { await viewModel.listen() }
    }

    private static func row(_ comment: Comment) -> Row {
        Row {
            Column("author", comment.author)
            Column("text", comment.text)
        }
    }
}
