import ChallengeCore
import ChallengeViews
import Observation
import SwiftUI

/// The state of a screen that asks: for a secret, for a text in an editor, and before the secret is destroyed.
@MainActor
@Observable
final class VaultModel {
    var password = ""
    var note = ""
}

struct VaultView: View {
    nonisolated static let declaration = ScreenDeclaration(
        "Vault", title: "Vault", navigation: NewsNavigation.vault.name, NewsNavigation.vault,
        route: .init("vault", help: "a secret"))

    @Bindable var model: VaultModel

    var body: some View {
        Text("\(model.password.count) letters")
        SecureField("Password", text: $model.password)
        TextEditor(text: $model.note).accessibilityLabel("Note")
            .unsavedChanges(!model.note.isEmpty, "The note is not saved.")
        Button("wipe", help: "Forget the secret", role: .destructive) { model.password = "" }
            .confirm("Forget it?")
            .disabled(model.password.isEmpty ? "there is no secret" : nil)
    }
}
