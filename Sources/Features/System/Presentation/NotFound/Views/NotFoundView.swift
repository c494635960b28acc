import ChallengeDesignSystem
import ChallengeViews
import SwiftUI

struct NotFoundView: View {
    let viewModel: any NotFoundViewModelContract

    var body: some View {
        Group {
            ContentUnavailableView(
                failure: viewModel.message, description: "Type back to leave, or home to start again.")
            for (index, navigation) in viewModel.chain.enumerated() {
                Drawing(
                    .line([Span("  "), Span(index == 0 ? .bullet : .redirect, .secondary), Span(" " + navigation)]))
            }
            Button("close") { viewModel.didSelectClose() }
        }
        .navigationTitle("Not found")
        .onFirstAppear { viewModel.didAppear() }
    }
}
