import SwiftUI

struct NotificationsView: View {
    @Binding var preferences: NotificationPreferences

    var body: some View {
        Form {
            Section {
                Toggle("Allow notifications", isOn: $preferences.isEnabled)
            } footer: {
                Text(footer)
            }

            Group {
                Section("Style") {
                    Toggle("Sounds", systemImage: "speaker.wave.2", isOn: $preferences.sounds)
                    Toggle("Badges", systemImage: "app.badge", isOn: $preferences.badges)
                }
                Section("Schedule") {
                    Picker("Digest", selection: $preferences.digest) {
                        ForEach(NotificationPreferences.Frequency.allCases, id: \.self) { frequency in
                            Text(frequency.label)
                        }
                    }
                    .pickerStyle(.menu)
                    DatePicker("Quiet from", selection: $preferences.quietFrom, displayedComponents: [.hourAndMinute])
                    LabeledContent("Next quiet time") {
                        Text(preferences.quietFrom, style: .time)
                    }
                }
            }
            .disabled(!preferences.isEnabled)

            Section {
                Button("Restore Defaults") {
                    withAnimation { preferences = NotificationPreferences() }
                }
                .disabled(preferences == NotificationPreferences())
            }
        }
        .navigationTitle("Notifications")
    }

    private var footer: LocalizedStringKey {
        preferences.isEnabled ? "notifications.on" : "notifications.off"
    }
}

extension NotificationPreferences.Frequency {
    var label: String {
        switch self {
        case .never: String(localized: "Never")
        case .daily: String(localized: "Every day")
        case .weekly: String(localized: "Every week")
        }
    }
}

#Preview("On") {
    @Previewable @State var preferences = NotificationPreferences()
    NavigationStack {
        NotificationsView(preferences: $preferences)
    }
}

#Preview("Off") {
    NavigationStack {
        NotificationsView(preferences: .constant(NotificationPreferences(isEnabled: false)))
    }
}
