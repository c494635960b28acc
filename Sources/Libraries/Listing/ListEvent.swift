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

    /// The names of a list whose rows are called by a noun: `book` makes `book_selected`.
    public init(
        screen: String, noun: String, selected: String? = nil, searched: String? = nil,
        recentSearchDeleted: String? = nil
    ) {
        self.screen = screen
        self.selected = selected ?? "\(noun)_selected"
        self.searched = searched ?? "\(noun)_search_performed"
        self.recentSearchDeleted = recentSearchDeleted ?? "recent_\(noun)_search_deleted"
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

    /// All events of the details of what a noun says, for the declaration of their screen, with where they lead: `book`
    /// makes `book_detail_viewed` and, leading to an `author`, `book_author_selected`. Only a thing with a picture has the event
    /// of that.
    public static func events(
        of noun: String, hasPicture: Bool = false, leadingTo others: String...
    ) -> [EventDescription] {
        (allCases.filter { $0 != .imageSelected || hasPicture }.map { "\(noun)_detail_\($0.rawValue)" }
            + others.map { "\(noun)_\($0)_selected" })
            .map { EventDescription($0, keys: ["id"]) }
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
    /// Tracks that the details lead to something else, which has this identifier or belongs to what has it.
    func track(selected what: String, identifier: Int)
}

extension DetailTrackerContract {
    /// Tracks nothing: the details lead nowhere.
    public func track(selected what: String, identifier: Int) {}
}

/// Tracks the events of a list by an app's tracker, under their names.
public struct ListTracker: ListTrackerContract {
    private let tracker: any TrackerContract
    private let names: ListEventNames

    /// Tracks by an app's tracker.
    public init(_ tracker: any TrackerContract, _ names: ListEventNames) {
        (self.tracker, self.names) = (tracker, names)
    }

    public func track(_ event: ListEvent) { tracker.track(TrackingEvent(event, names)) }
}

/// Tracks the events of details by an app's tracker: `book` makes `book_detail_viewed` and `book_author_selected`.
public struct DetailTracker: DetailTrackerContract {
    private let tracker: any TrackerContract
    private let noun: String

    /// Tracks by an app's tracker the details of what a noun says.
    public init(_ tracker: any TrackerContract, noun: String) { (self.tracker, self.noun) = (tracker, noun) }

    public func track(_ event: DetailEvent, identifier: Int) {
        tracker.track(TrackingEvent(event, screen: "\(noun)_detail", identifier: identifier))
    }

    public func track(selected what: String, identifier: Int) {
        tracker.track(TrackingEvent("\(noun)_\(what)_selected", ["id": "\(identifier)"]))
    }
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
