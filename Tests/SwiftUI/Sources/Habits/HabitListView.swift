//
//  HabitListView.swift
//  Habits
//

import SwiftUI

struct HabitListView: View {
    @EnvironmentObject var store: HabitStore

    @State private var showingAdd = false
    @State private var showingSettings = false
    @State private var showingResetAlert = false
    @AppStorage("sortByStreak") private var sortByStreak = false
    @AppStorage("userName") private var userName: String = ""

    var sortedHabits: [Habit] {
        if sortByStreak {
            return store.habits.sorted { $0.streak > $1.streak }
        }
        return store.habits
    }

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Today")) {
                    TodayHeader(name: userName, fraction: store.fraction)
                }

                Section(header: Text("Habits"), footer: Text("\(store.completedToday) of \(store.habits.count) done")) {
                    ForEach(sortedHabits) { habit in
                        NavigationLink(destination: HabitDetailView(habit: store.binding(for: habit))) {
                            HabitRow(habit: habit) {
                                withAnimation(.spring()) {
                                    store.complete(habit)
                                }
                            }
                        }
                    }
                    .onDelete(perform: store.delete)
                    .onMove(perform: store.move)
                }

                NavigationLink(destination: FocusTimerView()) {
                    Label("Focus Timer", systemImage: "timer")
                }
            }
            .listStyle(InsetGroupedListStyle())
            .navigationBarTitle("Habits", displayMode: .large)
            .navigationBarItems(
                leading: Button(action: { showingSettings.toggle() }) {
                    Image(systemName: "gear")
                }
                .accessibility(label: Text("Settings")),
                trailing: HStack {
                    EditButton()
                    Button(action: { self.showingAdd = true }) {
                        Image(systemName: "plus")
                    }
                    .accessibility(identifier: "habits.add")
                }
            )
            .sheet(isPresented: $showingAdd) {
                AddHabitView()
                    .environmentObject(self.store)
            }
            .alert(isPresented: $showingResetAlert) {
                Alert(
                    title: Text("Reset today?"),
                    message: Text("All of today's check marks go away."),
                    primaryButton: .destructive(Text("Reset")) {
                        store.resetToday()
                    },
                    secondaryButton: .cancel()
                )
            }
            .background(
                EmptyView().sheet(isPresented: $showingSettings) {
                    HabitSettingsView(sortByStreak: $sortByStreak, userName: $userName) {
                        showingSettings = false
                        showingResetAlert = true
                    }
                }
            )

            Text("Choose a habit")
                .foregroundColor(.secondary)
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .alert(item: $store.lastCompleted) { habit in
            Alert(title: Text("Well done!"),
                  message: Text("“\(habit.name)” is complete for today."),
                  dismissButton: .default(Text("OK")))
        }
    }
}

struct TodayHeader: View {
    let name: String
    let fraction: Double

    private var greeting: String {
        let hour = Calendar.current.component(.hour, from: Date())
        switch hour {
        case 5..<12: return "Good morning"
        case 12..<18: return "Good afternoon"
        default: return "Good evening"
        }
    }

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(name.isEmpty ? greeting : "\(greeting), \(name)")
                    .font(.headline)
                Text("\(Int(fraction * 100)) %")
                    .font(.system(size: 34, weight: .heavy, design: .rounded))
                    .foregroundColor(fraction >= 1 ? .green : .primary)
            }
            Spacer()
            RingView(progress: fraction, color: .green)
                .frame(width: 60, height: 60)
        }
        .padding(.vertical, 8)
    }
}

struct HabitListView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            HabitListView()
            HabitListView()
                .preferredColorScheme(.dark)
                .previewDisplayName("Dark")
        }
        .environmentObject(HabitStore())
    }
}
