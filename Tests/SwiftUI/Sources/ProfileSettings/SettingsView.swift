import SwiftUI

struct SettingsView: View {
    @Bindable var account: Account

    @SceneStorage("settings.showsAdvanced") private var showsAdvanced = false
    @State private var isConfirmingSignOut = false

    var body: some View {
        NavigationStack {
            Form {
                if account.isSignedIn {
                    profileSection
                    appearanceSection
                    planSection
                    moreSection
                } else {
                    SignInSection(account: account)
                }
            }
            .formStyle(.grouped)
            .navigationTitle("settings.title")
            .tint(account.accent)
        }
    }

    private var profileSection: some View {
        Section {
            NavigationLink {
                ProfileEditor(account: account)
            } label: {
                HStack {
                    Image(systemName: "person.crop.circle.fill")
                        .resizable()
                        .frame(width: 48, height: 48)
                        .foregroundStyle(account.accent)
                    VStack(alignment: .leading) {
                        Text(account.name).font(.title3)
                        Text(account.email).font(.caption).foregroundStyle(.secondary)
                    }
                }
            }
            .accessibilityIdentifier("settings.profile")
        } footer: {
            Text("Member since \(account.memberSince, format: .dateTime.year().month(.wide))")
        }
    }

    private var appearanceSection: some View {
        Section("Appearance") {
            Picker("Theme", selection: $account.appearance) {
                ForEach(Account.Appearance.allCases) { appearance in
                    Text(appearance.title).tag(appearance)
                }
            }
            .pickerStyle(.segmented)
            ColorPicker("Accent color", selection: $account.accent, supportsOpacity: false)
        }
    }

    private var planSection: some View {
        Section {
            Picker("Plan", selection: $account.plan) {
                ForEach(Account.Plan.allCases) { plan in
                    PlanRow(plan: plan)
                }
            }
            .pickerStyle(.navigationLink)
            NavigationLink("Invoices") {
                InvoicesView(invoices: $account.invoices)
            }
        } header: {
            Text("Subscription")
        } footer: {
            Text("\(account.plan.name): \(account.plan.price, format: .currency(code: "EUR")) per month")
                .accessibilityIdentifier("settings.price")
        }
    }

    @ViewBuilder
    private var moreSection: some View {
        Section {
            NavigationLink("Notifications", destination: NotificationsView(preferences: $account.notifications))
            Toggle("Show advanced settings", isOn: $showsAdvanced)
            if showsAdvanced {
                LabeledContent("Version", value: "4.2 (118)")
                LabeledContent("Cache") {
                    Text(Int64(12_500_000), format: .byteCount(style: .file))
                }
                NavigationLink("Change password") { PasswordView(account: account) }
            }
        }
        Section {
            Button("Sign Out", role: .destructive) { isConfirmingSignOut = true }
                .frame(maxWidth: .infinity)
                .confirmationDialog("Sign out of \(account.email)?", isPresented: $isConfirmingSignOut, titleVisibility: .visible) {
                    Button("Sign Out", role: .destructive) { account.isSignedIn = false }
                }
        }
    }
}

private struct PlanRow: View {
    let plan: Account.Plan

    var body: some View {
        LabeledContent {
            Text(plan.price, format: .currency(code: "EUR"))
        } label: {
            Text(plan.name)
        }
    }
}

private struct SignInSection: View {
    let account: Account
    @State private var email = ""
    @State private var password = ""
    @State private var failed = false

    var body: some View {
        Section {
            TextField("Email", text: $email, prompt: Text("you@example.com"))
                .textInputAutocapitalization(.never)
            SecureField("Password", text: $password)
                .onSubmit(signIn)
            Button("Sign In", action: signIn)
                .disabled(email.isEmpty || password.isEmpty)
        } header: {
            Text("signin.header")
        } footer: {
            if failed {
                Text("signin.failed").foregroundStyle(.red)
            }
        }
    }

    private func signIn() {
        if password == account.password {
            account.email = email
            account.isSignedIn = true
        } else {
            failed = true
        }
        password = ""
    }
}

#Preview("Signed in") {
    SettingsView(account: Account())
}

#Preview("Signed out") {
    let account = Account()
    account.isSignedIn = false
    return SettingsView(account: account)
}

#Preview("German, dark") {
    SettingsView(account: Account())
        .environment(\.locale, Locale(identifier: "de"))
        .preferredColorScheme(.dark)
}
