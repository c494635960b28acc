import ChallengeViews
import SwiftUI

struct __Feature__View: View {
    let viewModel: any __Feature__ViewModelContract

    var body: some View {
        Group {
            Text("__Summary__")
            Button("close") { viewModel.didSelectClose() }
        }
        .navigationTitle("__Noun__")
        .onFirstAppear { viewModel.didAppear() }
    }
}
