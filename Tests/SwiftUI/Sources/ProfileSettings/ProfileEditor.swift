import SwiftUI

struct ProfileEditor: View {
    @Bindable var account: Account
    @Environment(\.dismiss) private var dismiss

    @State private var name = ""
    @State private var email = ""
    @State private var bio = ""

    private static let bioLimit = 120

    private var isChanged: Bool {
        name != account.name || email != account.email || bio != account.bio
    }

    private var isValid: Bool {
        !name.isEmpty && email.contains("@") && bio.count <= Self.bioLimit
    }

    init(account: Account) {
        self.account = account
        _name = State(wrappedValue: account.name)
        _email = State(wrappedValue: account.email)
        _bio = State(wrappedValue: account.bio)
    }

    var body: some View {
        Form {
            Section {
                LabeledTextField("Name", text: $name)
                LabeledTextField("Email", text: $email)
            } header: {
                Text("profile.about")
            } footer: {
                if !email.contains("@") {
                    Text("That doesn't look like an email address.")
                        .foregroundStyle(.red)
                }
            }

            Section {
                TextEditor(text: $bio)
                    .frame(minHeight: 100)
                    .accessibilityIdentifier("profile.bio")
            } header: {
                Text("Bio")
            } footer: {
                Text("\(bio.count)/\(Self.bioLimit)")
                    .foregroundStyle(bio.count > Self.bioLimit ? AnyShapeStyle(.red) : AnyShapeStyle(.secondary))
                    .frame(maxWidth: .infinity, alignment: .trailing)
            }
        }
        .navigationTitle("Profile")
        .navigationBarTitleDisplayMode(.inline)
        .navigationBarBackButtonHidden(isChanged)
        .toolbar {
            if isChanged {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Discard", role: .cancel, action: reset)
                }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                    account.name = name
                    account.email = email
                    account.bio = bio
                    dismiss()
                }
                .disabled(!isChanged || !isValid)
            }
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Clear Bio", systemImage: "eraser") { bio = "" }
                Spacer()
                Text("\(bio.split(separator: " ").count) words")
            }
        }
    }

    private func reset() {
        name = account.name
        email = account.email
        bio = account.bio
    }
}

struct LabeledTextField: View {
    let title: LocalizedStringKey
    @Binding var text: String

    init(_ title: LocalizedStringKey, text: Binding<String>) {
        self.title = title
        self._text = text
    }

    var body: some View {
        LabeledContent(title) {
            TextField(title, text: $text)
                .multilineTextAlignment(.trailing)
        }
    }
}

struct PasswordView: View {
    let account: Account
    @State private var current = ""
    @State private var new = ""
    @State private var repeated = ""
    @State private var isDone = false

    private enum Strength: Int {
        case weak = 1, fair, strong

        init(_ password: String) {
            switch password.count {
            case ..<6: self = .weak
            case 6..<12: self = .fair
            default: self = .strong
            }
        }

        var color: Color {
            switch self {
            case .weak: .red
            case .fair: .orange
            case .strong: .green
            }
        }
    }

    var body: some View {
        Form {
            SecureField("Current password", text: $current)
            Section {
                SecureField("New password", text: $new)
                    .textContentType(.newPassword)
                SecureField("Repeat", text: $repeated)
            } footer: {
                if !new.isEmpty {
                    let strength = Strength(new)
                    ProgressView(value: Double(strength.rawValue), total: 3)
                        .tint(strength.color)
                }
            }
            Button("Change") {
                account.password = new
                isDone = true
            }
            .disabled(current != account.password || new.isEmpty || new != repeated)
        }
        .navigationTitle("Password")
        .alert("Password changed", isPresented: $isDone) {
            Button("OK", role: .cancel) { }
        }
    }
}

#Preview {
    NavigationStack { ProfileEditor(account: Account()) }
}
