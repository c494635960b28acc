import SwiftUI

@Observable
final class Account {
    enum Appearance: String, CaseIterable, Identifiable {
        case system, light, dark

        var id: String { rawValue }

        var title: LocalizedStringKey {
            switch self {
            case .system: "appearance.system"
            case .light: "appearance.light"
            case .dark: "appearance.dark"
            }
        }

        var colorScheme: ColorScheme? {
            switch self {
            case .system: nil
            case .light: .light
            case .dark: .dark
            }
        }
    }

    enum Plan: String, CaseIterable, Identifiable, Codable {
        case free, plus, family

        var id: Self { self }

        var name: String {
            switch self {
            case .free: String(localized: "plan.free")
            case .plus: String(localized: "plan.plus")
            case .family: String(localized: "plan.family", comment: "Plan for up to five people")
            }
        }

        var price: Decimal {
            switch self {
            case .free: 0
            case .plus: 4.99
            case .family: 9.99
            }
        }
    }

    var name = "Noor Haddad"
    var email = "noor@example.com"
    var bio = "Runs, reads, repeats."
    var accent = Color.blue
    var appearance = Appearance.system
    var plan = Plan.plus
    var notifications = NotificationPreferences()
    var isSignedIn = true
    var memberSince = Date(timeIntervalSinceReferenceDate: 650_000_000)
    var password = "correct horse"
    var invoices = Invoice.samples

    var isEmailValid: Bool { email.contains("@") && email.contains(".") }
}

struct NotificationPreferences: Equatable {
    enum Frequency: Int, CaseIterable, Hashable {
        case never = 0, daily, weekly
    }

    var isEnabled = true
    var sounds = true
    var badges = false
    var digest: Frequency = .weekly
    var quietFrom = Calendar.current.date(from: DateComponents(hour: 22)) ?? .now
}

struct Invoice: Identifiable, Hashable {
    enum Status: String, Comparable {
        case open, paid, refunded

        static func < (lhs: Status, rhs: Status) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    let id: Int
    let date: Date
    let item: String
    let amount: Double
    var status: Status

    static var samples: [Invoice] {
        let start = Date(timeIntervalSinceReferenceDate: 750_000_000)
        return (1...8).map { index in
            Invoice(id: 4200 + index,
                    date: start.addingTimeInterval(Double(index) * 30 * 86_400),
                    item: index.isMultiple(of: 3) ? "Family plan" : "Plus plan",
                    amount: index.isMultiple(of: 3) ? 9.99 : 4.99,
                    status: index == 8 ? .open : (index == 5 ? .refunded : .paid))
        }
    }
}
