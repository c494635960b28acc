public import ChallengeCore

/// What is tracked on a list.
public enum ListEvent: Sendable, Hashable {
    /// The screen appeared for the first time.
    case viewed
    /// A row was opened.
    case selected(identifier: Int)
    /// A text was searched for.
    case searched(query: String)
    /// By the values of some keys.
    case filtered(by: [String: String])
    /// One recent search, or all of them, were deleted.
    case recentSearchDeleted
    /// The list was loaded anew.
    case refreshed
    /// A further page was asked for.
    case loadedMore(page: Int)
    /// A load was repeated after a failure or an interruption.
    case retried
}

/// What the events of a list are called.
public struct ListEventNames: Sendable {
    /// Begins the names of most: `character_list` makes `character_list_viewed`.
    public let screen: String
    /// The name of ``ListEvent/selected(identifier:)``.
    public let selected: String
    /// The name of ``ListEvent/searched(query:)``.
    public let searched: String
    /// The name of ``ListEvent/recentSearchDeleted``.
    public let recentSearchDeleted: String

    /// What the parameters mean is said of the properties of their names.
    public init(screen: String, selected: String, searched: String, recentSearchDeleted: String) {
        self.screen = screen
        self.selected = selected
        self.searched = searched
        self.recentSearchDeleted = recentSearchDeleted
    }

    /// All events of such a list, for its declaration, with the keys of ``ListEvent/filtered(by:)`` if it filters itself.
    public func events(filteredBy keys: [String] = []) -> [EventDescription] {
        let all: [ListEvent] = [
            .viewed, .selected(identifier: 1), .searched(query: ""), .recentSearchDeleted, .refreshed,
            .loadedMore(page: 2), .retried,
        ]
        let filtered = keys.isEmpty ? [] : [ListEvent.filtered(by: Dictionary(keys.map { ($0, "") }) { $1 })]
        return (all + filtered).map { TrackingEvent($0, self) }.map { event in
            EventDescription(event.name, keys: event.properties.keys.sorted())
        }
    }
}

/// What is tracked on the details of one thing; the raw value ends the name of the event.
public enum DetailEvent: String, Sendable, CaseIterable {
    /// The screen appeared for the first time.
    case viewed
    /// The record was loaded anew.
    case refreshed
    /// A load was repeated after a failure or an interruption.
    case retried
    /// The screen was left by its own action.
    case closed
    /// The picture was asked for.
    case imageSelected = "image_selected"

    /// All events of such details, for the declaration of their screen: `character_detail` makes `character_detail_viewed`.
    public static func events(of screen: String) -> [EventDescription] {
        allCases.map { EventDescription("\(screen)_\($0.rawValue)", keys: ["id"]) }
    }
}

/// Tracks the events of a list under the names that its feature has for them.
public protocol ListTrackerContract: Sendable {
    /// Tracks an event.
    func track(_ event: ListEvent)
}

/// Tracks the events of the details of one thing under the names that its feature has for them.
public protocol DetailTrackerContract: Sendable {
    /// Tracks an event of the thing with this identifier.
    func track(_ event: DetailEvent, identifier: Int)
}

extension TrackingEvent {
    /// The event of a list, by the name that its feature has for it.
    public init(_ event: ListEvent, _ names: ListEventNames) {
        switch event {
        case .viewed: self.init("\(names.screen)_viewed")
        case .selected(let identifier): self.init(names.selected, ["id": "\(identifier)"])
        case .searched(let query): self.init(names.searched, ["query": query])
        case .filtered(let values): self.init("\(names.screen)_filtered", values)
        case .recentSearchDeleted: self.init(names.recentSearchDeleted)
        case .refreshed: self.init("\(names.screen)_refreshed")
        case .loadedMore(let page): self.init("\(names.screen)_more_loaded", ["page": "\(page)"])
        case .retried: self.init("\(names.screen)_retried")
        }
    }

    /// The event of details, with the identifier of what they are about: `character_detail` makes `character_detail_viewed`.
    public init(_ event: DetailEvent, screen: String, identifier: Int) {
        self.init("\(screen)_\(event.rawValue)", ["id": "\(identifier)"])
    }
}
