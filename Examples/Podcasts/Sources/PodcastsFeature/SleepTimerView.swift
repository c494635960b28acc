import ChallengeCore
import ChallengeDesignSystem
import ChallengeText
import PodcastModels

struct SleepTimerView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "SleepTimer", title: "Sleep timer", navigation: "PodcastsIncomingNavigation.timer",
        PodcastsIncomingNavigation.timer, route: PodcastsIncomingNavigation.timer.route, links: ["podcasts://timer"],
        actions: [start, stop],
        contents: [
            .init(
                "The seconds until playback stops.", in: .idle, running,
                schema: .object(["remaining": .integer(from: 0)]))
        ])

    private nonisolated static let running = ViewState("running")
    private nonisolated static let seconds = ArgumentKey<Int>("SECONDS", in: 1...7200)
    private nonisolated static let start = ActionDescription(
        name: "start", help: "Stop playback after some seconds", examples: ["start 90"], forms: [[seconds.parameter]])
    private nonisolated static let stop = ActionDescription(name: "stop", help: "Turn the timer off")

    let viewModel: SleepTimerViewModel

    func render() -> Rendering {
        let isRunning = viewModel.remaining > 0
        return Rendering(
            screen: Self.declaration.description.name, label: "timer", title: "Sleep timer",
            state: isRunning ? Self.running : .idle,
            body: isRunning
                ? .line([Span("Playback stops in \(viewModel.remaining) s.")])
                : .emptyState("The timer is off.", advice: "Type start and a number of seconds."),
            snapshot: ["remaining": viewModel.remaining] as JSON,
            actions: [
                Action(Self.start) { arguments in
                    viewModel.start(seconds: arguments[Self.seconds] ?? 60)
                    return .done
                },
                Action(Self.stop) { viewModel.stop() },
            ])
    }

    func appear() async {}
}
