import SwiftUI

struct AddHabitView: View {
    @EnvironmentObject private var store: HabitStore
    @Environment(\.presentationMode) var presentationMode

    @State private var name = ""
    @State private var icon = "star.fill"
    @State private var colorName = "blue"
    @State private var target = 1
    @State private var showingError = false

    let icons = ["star.fill", "drop.fill", "book.fill", "figure.walk", "bed.double.fill", "leaf.fill"]

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("Name")) {
                    TextField("e.g. Meditate", text: $name, onCommit: save)
                        .disableAutocorrection(true)
                        .accessibility(identifier: "add.name")
                }

                Section(header: Text("Looks")) {
                    Picker(selection: $colorName, label: Text("Colour")) {
                        ForEach(Habit.palette.keys.sorted(), id: \.self) { key in
                            Text(key.capitalized).tag(key)
                        }
                    }
                    ScrollView(.horizontal) {
                        HStack {
                            ForEach(icons, id: \.self) { icon in
                                Image(systemName: icon)
                                    .padding(10)
                                    .background(self.icon == icon ? Habit.palette[colorName]!.opacity(0.3) : Color.clear)
                                    .clipShape(Circle())
                                    .onTapGesture { self.icon = icon }
                                    .accessibility(addTraits: self.icon == icon ? [.isButton, .isSelected] : .isButton)
                                    .accessibility(identifier: "icon-\(icon)")
                            }
                        }
                    }
                }

                Section(header: Text("Goal")) {
                    Stepper(value: $target, in: 1...10) {
                        Text("\(target) \(target == 1 ? "time" : "times") a day")
                    }
                }
            }
            .navigationTitle("New Habit")
            .navigationBarItems(
                leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
                trailing: Button("Save", action: save)
            )
            .alert(isPresented: $showingError) {
                Alert(title: Text("Missing name"), message: Text("Give your habit a name first."))
            }
        }
    }

    private func save() {
        guard !name.isEmpty else {
            showingError = true
            return
        }
        store.habits.append(Habit(name: name, icon: icon, colorName: colorName, target: target))
        presentationMode.wrappedValue.dismiss()
    }
}

struct HabitSettingsView: View {
    @Binding var sortByStreak: Bool
    @Binding var userName: String
    var onReset: () -> Void

    @AppStorage("hasSeenWelcome") var hasSeenWelcome = true

    var body: some View {
        Form {
            TextField("Your name", text: $userName)
            Toggle(isOn: $sortByStreak) {
                Text("Sort by streak")
            }
            Button("Show Welcome Again") { hasSeenWelcome = false }
            Button(action: onReset) {
                Text("Reset Today…").foregroundColor(.red)
            }
        }
    }
}

struct AddHabitView_Previews: PreviewProvider {
    static var previews: some View {
        AddHabitView().environmentObject(HabitStore(habits: []))
    }
}
