import ChallengeViews
import SwiftUI

struct AboutView: View {
    let viewModel: any AboutViewModelContract

    var body: some View {
        Group {
            LabeledContent("Version", value: viewModel.about.version)
            LabeledContent("Data", value: viewModel.about.source).key("source")
            LabeledContent("Age", value: viewModel.about.age)
            Spacer()
            Text(viewModel.about.credits)
            Text(viewModel.about.licence)
            Button("close") { viewModel.didSelectClose() }
        }
        .navigationTitle("About")
        .onFirstAppear { viewModel.didAppear() }
    }
}
