//
//  HabitStore.swift
//  Habits
//

import Foundation
import Combine
import SwiftUI

class HabitStore: ObservableObject {
    @Published var habits: [Habit] = []
    @Published var lastCompleted: Habit?
    @Published private(set) var completedToday = 0

    private var cancellables = Set<AnyCancellable>()

    init(habits: [Habit]? = nil) {
        self.habits = habits ?? HabitStore.defaults

        $habits
            .map { habits in habits.filter { $0.isDone(on: Date()) }.count }
            .removeDuplicates()
            .sink { [weak self] count in
                self?.completedToday = count
            }
            .store(in: &cancellables)
    }

    static var defaults: [Habit] {
        let yesterday = Date().addingTimeInterval(-24 * 60 * 60)
        return [
            Habit(name: "Drink water", icon: "drop.fill", colorName: "blue", target: 3),
            Habit(name: "Read", icon: "book.fill", colorName: "orange", target: 1, completions: [yesterday]),
            Habit(name: "Stretch", icon: "figure.walk", colorName: "green", target: 2),
        ]
    }

    var fraction: Double {
        habits.isEmpty ? 0 : Double(completedToday) / Double(habits.count)
    }

    func complete(_ habit: Habit) {
        guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
        habits[index].completions.append(Date())
        if habits[index].count(on: Date()) == habits[index].target {
            lastCompleted = habits[index]
        }
    }

    func undo(_ habit: Habit) {
        guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
        if habits[index].count(on: Date()) > 0 {
            habits[index].completions.removeLast()
        }
    }

    func delete(at offsets: IndexSet) {
        habits.remove(atOffsets: offsets)
    }

    func move(from source: IndexSet, to destination: Int) {
        habits.move(fromOffsets: source, toOffset: destination)
    }

    func binding(for habit: Habit) -> Binding<Habit> {
        Binding(
            get: { self.habits.first(where: { $0.id == habit.id }) ?? habit },
            set: { newValue in
                if let index = self.habits.firstIndex(where: { $0.id == habit.id }) {
                    self.habits[index] = newValue
                }
            }
        )
    }

    func resetToday() {
        let calendar = Calendar.current
        for index in habits.indices {
            habits[index].completions.removeAll { calendar.isDateInToday($0) }
        }
    }
}
