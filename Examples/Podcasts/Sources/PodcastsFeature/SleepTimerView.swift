import ChallengeActions
import ChallengeViews
import PodcastModels
import SwiftUI

struct SleepTimerView: View {
    nonisolated static let declaration = PodcastsIncomingNavigation.timer.declared(as: "SleepTimer", "Sleep timer")

    private static let running = ViewState("running")

    let viewModel: SleepTimerViewModel

    var body: some View {
        Group {
            if viewModel.remaining > 0 {
                Text("Playback stops in \(viewModel.remaining) s.")
            } else {
                ContentUnavailableView("The timer is off.", description: "Type start and a number of seconds.")
            }
            Value("remaining", viewModel.remaining)
            Button("start", help: "Stop playback after some seconds", ArgumentKey<Int>("SECONDS", in: 1...7200)) {
                viewModel.start(seconds: $0)
            }
            Button("stop", help: "Turn the timer off") { viewModel.stop() }
        }
        .promptLabel("timer")
        .state(
            viewModel.remaining > 0 ? Self.running : .idle, "The seconds until playback stops.",
            among: .idle, Self.running)
    }
}
