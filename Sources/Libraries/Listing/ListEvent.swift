public import ChallengeCore

/// The tracked events of a list.
public enum ListEvent: Sendable, Hashable {
    /// The screen appeared for the first time.
    case viewed
    /// A row was opened.
    case selected(identifier: Int)
    /// A text was searched for.
    case searched(query: String)
    /// The list was filtered by the values of some keys.
    case filtered(by: [String: String])
    /// One or all recent searches were deleted.
    case recentSearchDeleted
    /// The list was loaded again.
    case refreshed
    /// A further page was requested.
    case loadedMore(page: Int)
    /// A load was repeated after a failure or an interruption.
    case retried
}

/// The names of a list's events.
public struct ListEventNames: Sendable {
    /// The prefix of most names: `character_list` makes `character_list_viewed`.
    public let screen: String
    /// The name of ``ListEvent/selected(identifier:)``.
    public let selected: String
    /// The name of ``ListEvent/searched(query:)``.
    public let searched: String
    /// The name of ``ListEvent/recentSearchDeleted``.
    public let recentSearchDeleted: String

    /// Creates the names from the noun for a row: `book` makes `book_selected`.
    public init(
        screen: String, noun: String, selected: String? = nil, searched: String? = nil,
        recentSearchDeleted: String? = nil
    ) {
        self.screen = screen
        self.selected = selected ?? "\(noun)_selected"
        self.searched = searched ?? "\(noun)_search_performed"
        self.recentSearchDeleted = recentSearchDeleted ?? "recent_\(noun)_search_deleted"
    }

    /// All events of a list with these names, for the declaration of its screen. `keys` are the filter's keys, if any.
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

/// The tracked events of an item's details. The raw value ends the event's name.
public enum DetailEvent: String, Sendable, CaseIterable {
    /// The screen appeared for the first time.
    case viewed
    /// The record was loaded again.
    case refreshed
    /// A load was repeated after a failure or an interruption.
    case retried
    /// The screen was left by its own action.
    case closed
    /// The picture was requested.
    case imageSelected = "image_selected"

    /// All events of an item's details, for the declaration of their screen: `book` makes `book_detail_viewed`. With a
    /// link to an `author` there is also `book_author_selected`. Only an item with a picture has
    /// ``DetailEvent/imageSelected``.
    public static func events(
        of noun: String, hasPicture: Bool = false, leadingTo others: String...
    ) -> [EventDescription] {
        (allCases.filter { $0 != .imageSelected || hasPicture }.map { "\(noun)_detail_\($0.rawValue)" }
            + others.map { "\(noun)_\($0)_selected" })
            .map { EventDescription($0, keys: ["id"]) }
    }
}

/// Tracks the events of a list under its feature's names.
public protocol ListTrackerContract: Sendable {
    /// Tracks an event.
    func track(_ event: ListEvent)
}

/// Tracks the events of an item's details under its feature's names.
public protocol DetailTrackerContract: Sendable {
    /// Tracks an event of the item with this identifier.
    func track(_ event: DetailEvent, identifier: Int)
    /// Tracks that the details open another screen, with the identifier of that screen's item or of these details' item.
    func track(selected what: String, identifier: Int)
}

extension DetailTrackerContract {
    /// Tracks nothing, for details without links.
    public func track(selected what: String, identifier: Int) {}
}

/// Tracks the events of a list with an app's tracker, under their names.
public struct ListTracker: ListTrackerContract {
    private let tracker: any TrackerContract
    private let names: ListEventNames

    /// Creates a tracker that uses an app's tracker.
    public init(_ tracker: any TrackerContract, _ names: ListEventNames) {
        (self.tracker, self.names) = (tracker, names)
    }

    public func track(_ event: ListEvent) { tracker.track(TrackingEvent(event, names)) }
}

/// Tracks the events of details with an app's tracker: `book` makes `book_detail_viewed` and `book_author_selected`.
public struct DetailTracker: DetailTrackerContract {
    private let tracker: any TrackerContract
    private let noun: String

    /// Creates a tracker for details that uses an app's tracker and this noun.
    public init(_ tracker: any TrackerContract, noun: String) { (self.tracker, self.noun) = (tracker, noun) }

    public func track(_ event: DetailEvent, identifier: Int) {
        tracker.track(TrackingEvent(event, screen: "\(noun)_detail", identifier: identifier))
    }

    public func track(selected what: String, identifier: Int) {
        tracker.track(TrackingEvent("\(noun)_\(what)_selected", ["id": "\(identifier)"]))
    }
}

extension TrackingEvent {
    /// Creates the event of a list under its feature's name.
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

    /// Creates the event of details with the item's identifier: `character_detail` makes `character_detail_viewed`.
    public init(_ event: DetailEvent, screen: String, identifier: Int) {
        self.init("\(screen)_\(event.rawValue)", ["id": "\(identifier)"])
    }
}
