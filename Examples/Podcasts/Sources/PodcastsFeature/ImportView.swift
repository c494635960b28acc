import ChallengeActions
import ChallengeViews
import PodcastModels
import SwiftUI

struct ImportView: View {
    nonisolated static let declaration = PodcastsIncomingNavigation.import.declared(as: "Import", "Import")

    let viewModel: ImportViewModel

    var body: some View {
        Group {
            if viewModel.total == 0 {
                ContentUnavailableView("No subscriptions yet.", description: "Type import.")
            } else {
                Text("\(viewModel.imported) of \(viewModel.total) subscriptions are imported.")
            }
            Value("imported", viewModel.imported)
            Value("total", viewModel.total)
            Button(
                "import", help: "Import N subscriptions (default: 8)",
                optional: ArgumentKey<Int>("N", in: 1...100)
            ) {
                viewModel.importSubscriptions($0 ?? 8)
            }
            .disabled(viewModel.isImporting ? "an import is already running" : nil)
        }
        .state(state, "The number of imported subscriptions.", among: .idle, .loading, .loaded)
    }

    private var state: ViewState { viewModel.isImporting ? .loading : viewModel.total == 0 ? .idle : .loaded }
}
