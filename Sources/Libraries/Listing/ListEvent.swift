public import ChallengeCore

/// What is tracked on a list.
public enum ListEvent: Sendable, Hashable {
    case viewed
    case selected(identifier: Int)
    case searched(query: String)
    /// By the values of some keys.
    case filtered(by: [String: String])
    case recentSearchDeleted
    case refreshed
    case loadedMore(page: Int)
    case retried
}

/// What is tracked on the details of one thing; the raw value ends the name of the event.
public enum DetailEvent: String, Sendable {
    case viewed, refreshed, retried, closed
    case imageSelected = "image_selected"
}

/// Tracks the events of a list under the names that its feature has for them.
public protocol ListTrackerContract: Sendable {
    func track(_ event: ListEvent)
}

/// Tracks the events of the details of one thing under the names that its feature has for them.
public protocol DetailTrackerContract: Sendable {
    func track(_ event: DetailEvent, identifier: Int)
}

extension TrackingEvent {
    /// The event of a list.
    ///
    /// - Parameters:
    ///   - screen: begins the names of the other events: `character_list` makes `character_list_viewed`.
    ///   - selected: the name of the event ``ListEvent/selected(identifier:)``; `searched` and `recentSearchDeleted` are
    ///     those of the events of these names.
    public init(
        _ event: ListEvent, screen: String, selected: String, searched: String, recentSearchDeleted: String
    ) {
        switch event {
        case .viewed: self.init("\(screen)_viewed")
        case .selected(let identifier): self.init(selected, ["id": "\(identifier)"])
        case .searched(let query): self.init(searched, ["query": query])
        case .filtered(let values): self.init("\(screen)_filtered", values)
        case .recentSearchDeleted: self.init(recentSearchDeleted)
        case .refreshed: self.init("\(screen)_refreshed")
        case .loadedMore(let page): self.init("\(screen)_more_loaded", ["page": "\(page)"])
        case .retried: self.init("\(screen)_retried")
        }
    }

    /// The event of details, with the identifier of what they are about.
    ///
    /// - Parameter screen: the prefix of the name: `character_detail`.
    public init(_ event: DetailEvent, screen: String, identifier: Int) {
        self.init("\(screen)_\(event.rawValue)", ["id": "\(identifier)"])
    }
}
