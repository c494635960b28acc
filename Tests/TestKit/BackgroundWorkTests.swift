import ChallengeActions
import ChallengeCommand
import ChallengeCore
import ChallengeTestKit
import ChallengeTestLimits
import ChallengeViews
import SwiftUI
import Testing

/// View models as tutorials write them: they cancel and start unstructured tasks, and know no shell.
@Suite("An app with work in the background", .limited)
struct BackgroundWorkTests {
    @Test("A timer that is set again or stopped counts no more for its old time")
    func restarted() async throws {
        let app = try await TestSession(PlayerApp.self)
        try await app.run("start 5; start 60; wait 10; expect text 'stops in 50 s'")
        try await app.run("stop; wait 2; expect text 'stops in 0 s'")
    }

    @Test("Work of a screen goes on below another screen, and is done on the way back")
    func below() async throws {
        let app = try await TestSession(PlayerApp.self)
        try await app.run("start 5; open comments; wait 3; back; expect text 'stops in 2 s'")
    }

    @Test("The same commands print the same each time")
    func deterministic() async throws {
        var outputs: Set<String> = []
        for _ in 1...5 {
            let app = try await TestSession(PlayerApp.self)
            outputs.insert(try await app.run("start 5; open comments; post Hello; post Good night; wait 3; back"))
        }
        #expect(outputs.count == 1)
    }

    @Test("A screen listens as long as it is there, and a later one begins with what there was")
    func listening() async throws {
        let app = try await TestSession(PlayerApp.self)
        try await app.run("open comments; post Hello; post Good night")
        let comments = ["Hello", "answer 1", "Good night", "answer 3"]
        #expect(Array(app.screen.lines.dropFirst()) == comments)
        try await app.run("back; open comments; post Again")
        #expect(Array(app.screen.lines.dropFirst()) == comments + ["Again", "answer 5"])
    }
}

private struct PlayerApp: ShellApp {
    nonisolated static let information = AppInformation(
        name: "Player", command: "player", version: "1", summary: "Stops after a while.")

    let features: [any FeatureContract] = [PlayerFeature()]
    var rootNavigation: any NavigationContract { PlayerNavigation.timer }

    init(_ context: AppContext, options: NoOptions) {}
}

private nonisolated enum PlayerNavigation: String, IncomingNavigationContract {
    case timer, comments

    var navigationName: NavigationName { NavigationName("PlayerNavigation.\(rawValue)") }
}

private struct PlayerFeature: FeatureContract {
    private let service = CommentService()
    let name = "Player"
    var screens: [Screen] {
        [
            TimerView.declaration.shown { _, _ in TimerView(model: TimerModel()) },
            CommentsView.declaration.shown { _, _ in CommentsView(model: CommentsModel(service: service)) },
        ]
    }
}

@Observable
private final class TimerModel {
    private(set) var remaining = 0
    @ObservationIgnored private var task: Task<Void, Never>?

    func start(seconds: Int) {
        task?.cancel()
        remaining = seconds
        task = Task { [weak self] in
            while let self, self.remaining > 0 {
                try? await Task.sleep(for: .seconds(1))
                guard !Task.isCancelled else { return }
                self.remaining -= 1
            }
        }
    }

    func stop() {
        task?.cancel()
        remaining = 0
    }
}

private struct TimerView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Timer", title: "Timer", navigation: "PlayerNavigation.timer", PlayerNavigation.timer)

    let model: TimerModel

    var body: some View {
        Text("stops in \(model.remaining) s")
        Button("start", help: "Set the timer", ArgumentKey<Int>("SECONDS", in: 1...99)) { model.start(seconds: $0) }
        Button("stop", help: "Stop the timer") { model.stop() }
    }
}

/// Answers each comment after a while, and delivers all of them to its listeners.
private actor CommentService {
    private var comments: [String] = []
    private var listeners: [AsyncStream<String>.Continuation] = []

    func messages() -> AsyncStream<String> {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        comments.forEach { continuation.yield($0) }
        listeners.append(continuation)
        return stream
    }

    func post(_ text: String) {
        add(text)
        Task {
            try? await Task.sleep(for: .milliseconds(400))
            add("answer \(comments.count)")
        }
    }

    private func add(_ comment: String) {
        comments.append(comment)
        for listener in listeners { listener.yield(comment) }
    }
}

@Observable
private final class CommentsModel {
    private(set) var comments: [String] = []
    private let service: CommentService

    init(service: CommentService) { self.service = service }

    func listen() async {
        for await comment in await service.messages() { comments.append(comment) }
    }

    func post(_ text: String) { Task { await service.post(text) } }
}

private struct CommentsView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Comments", title: "Comments", navigation: "PlayerNavigation.comments", PlayerNavigation.comments,
        route: .init("comments", help: "what listeners say"))

    let model: CommentsModel

    var body: some View {
        Text(model.comments.joined(separator: "\n"))
        Button("post", help: "Write a comment", ArgumentKey<String>("TEXT")) { model.post($0) }
            .task { await model.listen() }
    }
}
