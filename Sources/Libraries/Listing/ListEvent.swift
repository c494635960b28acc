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

    /// The names of the events of one list.
    public typealias Names = ListEventNames
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

/// The tracked events of an item's details.
public enum DetailEvent: Sendable, Hashable {
    /// The screen appeared for the first time.
    case viewed
    /// The record was loaded again.
    case refreshed
    /// A load was repeated after a failure or an interruption.
    case retried
    /// The screen was left by its own action.
    case closed
    /// The picture was requested.
    case imageSelected
    /// The details open another screen, such as an `author`, with the identifier of that screen's item or of the details'.
    case selected(String, identifier: Int)

    /// All events of an item's details, for the declaration of their screen: `book` makes `book_detail_viewed`. With a
    /// link to an `author` there is also `book_author_selected`. Only an item with a picture has
    /// ``DetailEvent/imageSelected``.
    public static func events(
        of noun: String, hasPicture: Bool = false, leadingTo others: String...
    ) -> [EventDescription] {
        let all: [DetailEvent] = [.viewed, .refreshed, .retried, .closed] + (hasPicture ? [.imageSelected] : [])
        return (all + others.map { .selected($0, identifier: 1) }).map { event in
            EventDescription(TrackingEvent(event, of: noun, identifier: 1).name, keys: ["id"])
        }
    }
}

/// Tracks the events of a list with an app's tracker, under their names.
public struct ListTracker: Sendable {
    private let tracker: any TrackerContract
    private let names: ListEventNames

    /// Creates a tracker that uses an app's tracker.
    public init(_ tracker: any TrackerContract, _ names: ListEventNames) {
        (self.tracker, self.names) = (tracker, names)
    }

    /// Tracks an event.
    public func track(_ event: ListEvent) { tracker.track(TrackingEvent(event, names)) }
}

/// Tracks the events of details with an app's tracker: `book` makes `book_detail_viewed` and `book_author_selected`.
public struct DetailTracker: Sendable {
    private let tracker: any TrackerContract
    private let noun: String
    private let identifier: Int

    /// Creates a tracker for the details of one item that uses an app's tracker and this noun.
    public init(_ tracker: any TrackerContract, noun: String, identifier: Int) {
        (self.tracker, self.noun, self.identifier) = (tracker, noun, identifier)
    }

    /// Tracks an event.
    public func track(_ event: DetailEvent) {
        tracker.track(TrackingEvent(event, of: noun, identifier: identifier))
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

    /// Creates the event of an item's details under its noun, with the item's identifier.
    public init(_ event: DetailEvent, of noun: String, identifier: Int) {
        let (name, identifier) =
            switch event {
            case .viewed: ("detail_viewed", identifier)
            case .refreshed: ("detail_refreshed", identifier)
            case .retried: ("detail_retried", identifier)
            case .closed: ("detail_closed", identifier)
            case .imageSelected: ("detail_image_selected", identifier)
            case .selected(let what, let other): ("\(what)_selected", other)
            }
        self.init("\(noun)_\(name)", ["id": "\(identifier)"])
    }
}
