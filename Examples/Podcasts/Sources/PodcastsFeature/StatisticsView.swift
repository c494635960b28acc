import ChallengeViews
import PodcastModels
import SwiftUI

struct StatisticsView: View {
    nonisolated static let declaration = PodcastsIncomingNavigation.statistics.declared(as: "Statistics", "Statistics")

    let viewModel: StatisticsViewModel

    var body: some View {
        Group {
            if viewModel.isComputing {
                ProgressView("Computing…")
            } else if viewModel.statistics == nil {
                ContentUnavailableView("No statistics yet.", description: "Type compute.")
            }
            LabeledContent("Episodes", value: viewModel.statistics?.episodes)
            LabeledContent("Minutes", value: viewModel.statistics?.minutes)
            LabeledContent("Longest", value: viewModel.statistics?.longest)
            Button("compute", help: "Compute the statistics") { viewModel.compute() }
                .disabled(viewModel.isComputing ? "the statistics are being computed" : nil)
        }
        .state(state, "The number and length of all episodes, once computed.", among: .idle, .loading, .loaded)
    }

    private var state: ViewState {
        viewModel.isComputing ? .loading : viewModel.statistics == nil ? .idle : .loaded
    }
}
