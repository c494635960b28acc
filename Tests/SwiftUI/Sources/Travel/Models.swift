import SwiftUI

struct Destination: Identifiable, Hashable {
    enum Mood: String, CaseIterable, Identifiable {
        case beach, city, mountains, culture, food

        var id: Self { self }

        var title: LocalizedStringKey {
            switch self {
            case .beach: "Beach"
            case .city: "City"
            case .mountains: "Mountains"
            case .culture: "Culture"
            case .food: "Food"
            }
        }

        var symbol: String {
            switch self {
            case .beach: "beach.umbrella"
            case .city: "building.2"
            case .mountains: "mountain.2"
            case .culture: "theatermasks"
            case .food: "fork.knife"
            }
        }
    }

    let id: String
    let name: String
    let country: String
    let moods: Set<Mood>
    let pricePerNight: Double
    let score: Double
    var isNew = false

    var imageURL: URL? {
        URL(string: "https://images.example.com/destinations/\(id).jpg")
    }

    static let all: [Destination] = [
        .init(id: "lisbon", name: "Lisbon", country: "Portugal", moods: [.city, .food, .beach], pricePerNight: 94, score: 4.7),
        .init(id: "innsbruck", name: "Innsbruck", country: "Austria", moods: [.mountains, .city], pricePerNight: 128, score: 4.5),
        .init(id: "kyoto", name: "Kyoto", country: "Japan", moods: [.culture, .food], pricePerNight: 160, score: 4.9, isNew: true),
        .init(id: "naxos", name: "Naxos", country: "Greece", moods: [.beach], pricePerNight: 71.5, score: 4.4),
        .init(id: "oaxaca", name: "Oaxaca", country: "Mexico", moods: [.culture, .food, .city], pricePerNight: 66, score: 4.6, isNew: true),
        .init(id: "lofoten", name: "Lofoten", country: "Norway", moods: [.mountains, .beach], pricePerNight: 189, score: 4.8),
    ]
}

struct TripDraft: Equatable {
    enum Cabin: String, CaseIterable, Identifiable {
        case economy = "Economy"
        case premium = "Premium"
        case business = "Business"

        var id: String { rawValue }
        var surcharge: Double {
            switch self {
            case .economy: 0
            case .premium: 140
            case .business: 620
            }
        }
    }

    var departure = Date.now.addingTimeInterval(7 * 86_400)
    var nights = 3
    var adults = 2
    var children = 0
    var cabin: Cabin = .economy
    var email = ""
    var acceptsTerms = false

    var travellers: Int { adults + children }

    func price(for destination: Destination) -> Double {
        destination.pricePerNight * Double(nights) * (Double(adults) + Double(children) * 0.5)
            + cabin.surcharge * Double(travellers)
    }
}

struct Trip: Identifiable, Hashable {
    let id = UUID()
    let destination: Destination
    let departure: Date
    let nights: Int
    let price: Double
}

@Observable
final class TripPlanner {
    var selectedMoods: Set<Destination.Mood> = []
    var trips: [Trip] = []
    var saved: Set<Destination.ID> = []

    var destinations: [Destination] {
        guard !selectedMoods.isEmpty else { return Destination.all }
        return Destination.all.filter { !$0.moods.isDisjoint(with: selectedMoods) }
    }

    func book(_ draft: TripDraft, to destination: Destination) {
        trips.append(Trip(destination: destination, departure: draft.departure,
                          nights: draft.nights, price: draft.price(for: destination)))
    }
}
