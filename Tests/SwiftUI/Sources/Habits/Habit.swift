//
//  Habit.swift
//  Habits
//
//  Created by Anna on 12/03/2021.
//

import Foundation

struct Habit: Identifiable, Equatable, Codable {
    var id = UUID()
    var name: String
    var icon: String
    var colorName: String
    var target: Int
    var completions: [Date] = []
    var remindMe = false

    func count(on day: Date, calendar: Calendar = .current) -> Int {
        completions.filter { calendar.isDate($0, inSameDayAs: day) }.count
    }

    func isDone(on day: Date) -> Bool {
        return count(on: day) >= target
    }

    var streak: Int {
        let calendar = Calendar.current
        var day = Date()
        var result = 0
        if !isDone(on: day) {
            day = calendar.date(byAdding: .day, value: -1, to: day)!
        }
        while isDone(on: day) {
            result += 1
            guard let previous = calendar.date(byAdding: .day, value: -1, to: day) else { break }
            day = previous
        }
        return result
    }
}
