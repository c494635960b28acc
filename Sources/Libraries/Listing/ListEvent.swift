package import ChallengeCore

/// What is counted on a list.
package enum ListEvent: Sendable, Hashable {
    case viewed
    case selected(identifier: Int)
    case searched(query: String)
    case recentSearchDeleted
    case refreshed
    case loadedMore(page: Int)
    case retried
}

/// What is counted on the details of one thing.
package enum DetailEvent: Sendable, Hashable {
    case viewed, refreshed, retried, imageSelected, closed
}

/// Counts what happens on a list, by the names of its feature.
package protocol ListTrackerContract: Sendable {
    func track(_ event: ListEvent)
}

/// Counts what happens on the details of one thing, by the names of its feature.
package protocol DetailTrackerContract: Sendable {
    func track(_ event: DetailEvent, identifier: Int)
}

extension TrackingEvent {
    /// The event of a list.
    ///
    /// - Parameters:
    ///   - screen: what the names of events begin with that are about the screen: `character_list`.
    ///   - selected: the name of the event that a row was chosen; likewise the others.
    package init(
        _ event: ListEvent, screen: String, selected: String, searched: String, recentSearchDeleted: String
    ) {
        switch event {
        case .viewed: self.init("\(screen)_viewed")
        case .selected(let identifier): self.init(selected, ["id": "\(identifier)"])
        case .searched(let query): self.init(searched, ["query": query])
        case .recentSearchDeleted: self.init(recentSearchDeleted)
        case .refreshed: self.init("\(screen)_refreshed")
        case .loadedMore(let page): self.init("\(screen)_more_loaded", ["page": "\(page)"])
        case .retried: self.init("\(screen)_retried")
        }
    }

    /// The event of details, which says whose they are.
    ///
    /// - Parameter screen: what the names of events begin with: `character_detail`.
    package init(_ event: DetailEvent, screen: String, identifier: Int) {
        let what =
            switch event {
            case .viewed: "viewed"
            case .refreshed: "refreshed"
            case .retried: "retried"
            case .imageSelected: "image_selected"
            case .closed: "closed"
            }
        self.init("\(screen)_\(what)", ["id": "\(identifier)"])
    }
}
