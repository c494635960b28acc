import ChallengeActions
import ChallengeViews
import PodcastModels
import SwiftUI

struct DownloadsView: View {
    nonisolated static let declaration = PodcastsIncomingNavigation.downloads.declared(as: "Downloads", "Downloads")

    let viewModel: DownloadsViewModel

    var body: some View {
        Group {
            if downloads.isEmpty {
                ContentUnavailableView(
                    "No downloads yet.", description: "Type download and the name of a show.")
            }
            RecordList(downloads, of: "download") { download in
                Column("show", download.show)
                Column("percent", download.percent, text: "\(download.percent) %")
            }
            Button("download", help: "Download the newest episode of a show", ArgumentKey<Show>("NAME")) {
                viewModel.download($0)
            }
        }
        .state(state, "The downloads, in percent.", among: .empty, .loading, .loaded)
        .task { await viewModel.onAppear() }
    }

    private var downloads: [Download] {
        viewModel.progress.map { Download(show: $0, percent: $1) }.sorted { $0.show.rawValue < $1.show.rawValue }
    }

    private var state: ViewState {
        downloads.isEmpty ? .empty : downloads.allSatisfy { $0.percent == 100 } ? .loaded : .loading
    }
}

private struct Download {
    let show: Show
    let percent: Int
}
