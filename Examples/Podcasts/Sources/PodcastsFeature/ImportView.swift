import ChallengeCore
import ChallengeViews
import PodcastModels

struct ImportView: View {
    nonisolated static let declaration = PodcastsIncomingNavigation.import.declared(as: "Import", "Import")

    let viewModel: ImportViewModel

    var body: some View {
        Group {
            if viewModel.total == 0 {
                ContentUnavailableView("Nothing is imported yet.", description: "Type import.")
            } else {
                Text("\(viewModel.imported) of \(viewModel.total) subscriptions are imported.")
            }
            Value("imported", viewModel.imported)
            Value("total", viewModel.total)
            Button(
                "import", help: "Import subscriptions, 8 unless told otherwise",
                optional: ArgumentKey<Int>("N", in: 1...100)
            ) {
                viewModel.importSubscriptions($0 ?? 8)
            }
            .disabled(viewModel.isImporting ? "an import is under way" : nil)
        }
        .state(state, "How many subscriptions are imported.", among: .idle, .loading, .loaded)
    }

    private var state: ViewState { viewModel.isImporting ? .loading : viewModel.total == 0 ? .idle : .loaded }
}
