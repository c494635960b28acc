import ChallengeViews
import SwiftUI

struct AdvancedSearchView: View {
    let viewModel: any AdvancedSearchViewModelContract

    var body: some View {
        let filter = Binding {
            viewModel.filter
        } set: {
            viewModel.filter = $0
        }
        Form {
            Picker("status", selection: filter.status, none: "any")
            TextField("species", text: filter.species).emptyWord("any")
            TextField("type", text: filter.type).emptyWord("any")
            Picker("gender", selection: filter.gender, none: "any")
            TextField("origin", text: filter.origin).emptyWord("any")
            TextField("location", text: filter.location).emptyWord("any")
            Button("Apply") { Task { await viewModel.didApply() } }
            Button("Reset") { viewModel.didReset() }
            Button("Close") { viewModel.didClose() }
        }
        .navigationTitle("Advanced search")
        .onFirstAppear { viewModel.didAppear() }
    }
}
