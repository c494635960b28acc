import Observation

package struct Comment: Sendable, Hashable {
    package let author: String
    package let text: String

    package init(author: String, text: String) { (self.author, self.text) = (author, text) }
}

/// The comments of all users, delivered as they arrive. The host answers each one after a while.
package actor CommentService {
    private var comments: [Comment] = []
    private var listeners: [Int: AsyncStream<Comment>.Continuation] = [:]
    private var lastListener = 0

    package init() {}

    /// The existing comments, then each new one.
    package func messages() -> AsyncStream<Comment> {
        let (stream, continuation) = AsyncStream.makeStream(of: Comment.self)
        comments.forEach { continuation.yield($0) }
        lastListener += 1
        listeners[lastListener] = continuation
        continuation.onTermination = { [lastListener] _ in Task { await self.remove(lastListener) } }
        return stream
    }

    package func post(_ text: String) {
        add(Comment(author: "you", text: text))
        Task {
            try? await Task.sleep(for: .milliseconds(400))
            add(Comment(author: "host", text: "Thank you, that is comment \(comments.count)."))
        }
    }

    private func add(_ comment: Comment) {
        comments.append(comment)
        listeners.values.forEach { $0.yield(comment) }
    }

    private func remove(_ listener: Int) { listeners[listener] = nil }
}

@Observable
@MainActor
package final class CommentsViewModel {
    package private(set) var comments: [Comment] = []

    private let service: CommentService

    /// - Parameter comments: the comments before any arrive.
    package init(service: CommentService, comments: [Comment] = []) {
        self.service = service
        self.comments = comments
    }

    /// Returns when the view disappears.
    package func listen() async {
        for await comment in await service.messages() {
            comments.append(comment)
        }
    }

    package func post(_ text: String) {
        Task { await service.post(text) }
    }
}
