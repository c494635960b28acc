import SwiftUI

@main
struct PodcastsApp: App {
    @State private var player = Player()

    var body: some Scene {
        WindowGroup {
            LibraryView()
                .environment(player)
        }
    }
}

struct Podcast: Identifiable, Hashable {
    let id: Int
    let title: String
    let host: String
    let website: URL
    let tint: Color
    var episodes: [Episode]
}

struct Episode: Identifiable, Hashable {
    let id: Int
    let title: String
    let notes: String
    let duration: TimeInterval
    let published: Date
}

extension Podcast {
    static let library: [Podcast] = [
        Podcast(id: 1, title: "Signal & Noise", host: "Rosa Lind", website: URL(string: "https://example.com/signal")!, tint: .purple, episodes: makeEpisodes(100, "Static")),
        Podcast(id: 2, title: "Slow Cooking", host: "Tom Baker", website: URL(string: "https://example.com/slow")!, tint: .orange, episodes: makeEpisodes(200, "Stew")),
        Podcast(id: 3, title: "Night Trains", host: "Ines Costa", website: URL(string: "https://example.com/trains")!, tint: .blue, episodes: makeEpisodes(300, "Platform")),
    ]

    private static func makeEpisodes(_ base: Int, _ word: String) -> [Episode] {
        (1...5).map { number in
            Episode(id: base + number,
                    title: "\(word) \(number)",
                    notes: "In episode \(number) we talk about \(word.lowercased()) and what it does to people.",
                    duration: Double(number) * 30 + 15,
                    published: Date(timeIntervalSinceReferenceDate: 780_000_000 - Double(number) * 604_800))
        }
    }
}
