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

/// What is tracked on the details of one thing; the raw value ends the name of the event.
public enum DetailEvent: String, Sendable {
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
    /// The event of a list.
    ///
    /// - Parameters:
    ///   - event: what happened.
    ///   - screen: begins the names of the other events: `character_list` makes `character_list_viewed`.
    ///   - selected: the name of the event ``ChallengeListing/ListEvent/selected(identifier:)``.
    ///   - searched: the name of the event ``ChallengeListing/ListEvent/searched(query:)``.
    ///   - recentSearchDeleted: the name of the event ``ChallengeListing/ListEvent/recentSearchDeleted``.
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
    /// - Parameters:
    ///   - event: what happened.
    ///   - screen: begins the name: `character_detail` makes `character_detail_viewed`.
    ///   - identifier: what the details are of.
    public init(_ event: DetailEvent, screen: String, identifier: Int) {
        self.init("\(screen)_\(event.rawValue)", ["id": "\(identifier)"])
    }
}
