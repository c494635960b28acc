import SwiftUI

struct HabitDetailView: View {
    @Binding var habit: Habit
    @State private var editing = false

    private let week: [Date] = (0..<7).compactMap {
        Calendar.current.date(byAdding: .day, value: -$0, to: Date())
    }.reversed()

    private static let weekday: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEEE"
        return formatter
    }()

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                RingView(progress: Double(habit.count(on: Date())) / Double(habit.target),
                         color: habit.color,
                         lineWidth: 18)
                    .frame(width: 180, height: 180)
                    .overlay(
                        VStack {
                            Image(systemName: habit.icon).font(.largeTitle)
                            Text("\(habit.count(on: Date())) of \(habit.target)")
                        }
                    )
                    .padding(.top)

                HStack(spacing: 12) {
                    ForEach(week, id: \.self) { day in
                        VStack {
                            Text(Self.weekday.string(from: day)).font(.caption)
                            Circle()
                                .fill(habit.isDone(on: day) ? habit.color : Color.gray.opacity(0.2))
                                .frame(width: 28, height: 28)
                        }
                    }
                }

                HStack {
                    Button("Undo") {
                        if !habit.completions.isEmpty { habit.completions.removeLast() }
                    }
                    .disabled(habit.count(on: Date()) == 0)
                    Spacer()
                    Button("Done Once More") {
                        habit.completions.append(Date())
                    }
                    .accessibility(identifier: "detail.more")
                }
                .padding()

                if editing {
                    GroupBox(label: Label("Edit", systemImage: "pencil")) {
                        TextField("Name", text: $habit.name)
                            .textFieldStyle(RoundedBorderTextFieldStyle())
                        Stepper("Target: \(habit.target)", value: $habit.target, in: 1...12)
                        Toggle("Remind me", isOn: $habit.remindMe.animation())
                        if habit.remindMe {
                            Text("You'll be reminded at 9:00.")
                                .font(.footnote)
                        }
                    }
                    .padding(.horizontal)
                    .transition(.slide)
                }
            }
        }
        .navigationBarTitle(Text(habit.name), displayMode: .inline)
        .navigationBarItems(trailing: Button(editing ? "Done" : "Edit") {
            withAnimation { editing.toggle() }
        })
    }
}

struct HabitDetailView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationView {
            HabitDetailView(habit: .constant(HabitStore.defaults[1]))
        }
    }
}
