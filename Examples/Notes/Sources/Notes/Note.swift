import SwiftUI

/// A note, with its tags.
struct Note: Identifiable, Hashable {
    let id: UUID
    var title: String
    var text: String
    var tags: [String]
    var isPinned: Bool

    init(title: String = "", text: String = "", tags: [String] = [], isPinned: Bool = false) {
        id = UUID()
        self.title = title
        self.text = text
        self.tags = tags
        self.isPinned = isPinned
    }

    static let samples = [
        Note(title: "Buy milk", text: "Two litres, and some bread.", tags: ["home", "errands"]),
        Note(title: "Call Ada", text: "About the engine.", tags: ["friends"]),
        Note(title: "Water the plants", tags: ["home"], isPinned: true),
    ]
}
