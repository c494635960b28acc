package import ChallengeCore

/// The latest tracked events and redirects of a session, for `events` and `expect`. At most ``limit`` of each are kept.
package final class SessionLog: SessionListener {
    package static let limit = 10_000

    private var events = Latest<TrackingEvent>(limit: limit)
    private var followed = Latest<Redirect>(limit: limit)
    /// The number of redirects that a rollback keeps: the committed redirects, and those before the current command.
    private var committedRedirects = 0
    /// The number of events that were tracked before the current command.
    private var earlierEvents = 0

    package var tracked: ArraySlice<TrackingEvent> { events.elements }
    /// The number of all tracked events, except the events that were forgotten after an interrupt.
    package var trackedCount: Int { events.total }
    package var redirects: ArraySlice<Redirect> { followed.elements }

    package init() {}

    package typealias Redirect = (from: any NavigationContract, to: any NavigationContract)

    package func take(_ event: SessionEvent, settings: SessionSettings) {
        switch event {
        case .activity(.track(let event)):
            events.append(event)
        case .navigation(.redirect(let from, let to)), .navigation(.guarded(let from, let to, _, _)):
            followed.append((from, to))
        default:
            break
        }
    }

    package func beginCommand() {
        committedRedirects = followed.total
        earlierEvents = events.total
    }

    /// Forgets redirects. Tracked events cannot be undone, so the log forgets events only after an interrupt.
    package func rollBack(isInterrupted: Bool) {
        followed.removeLast(followed.total - committedRedirects)
        if isInterrupted { events.removeLast(events.total - earlierEvents) }
    }

    package func forgetEvents(after count: Int) { events.removeLast(events.total - count) }

    package func commit() { committedRedirects = followed.total }
}

/// The last elements of a sequence. Appending an element takes constant time on average.
private struct Latest<Element> {
    let limit: Int
    /// The last elements. There are at most a tenth more than ``limit``, so that old elements are seldom removed.
    private var kept: [Element] = []
    /// The number of appended elements, without the elements that ``removeLast(_:)`` has removed.
    private(set) var total = 0

    init(limit: Int) { self.limit = limit }

    var elements: ArraySlice<Element> { kept.suffix(limit) }

    mutating func append(_ element: Element) {
        kept.append(element)
        total += 1
        if kept.count > limit + limit / 10 { kept.removeFirst(kept.count - limit) }
    }

    /// Removes the last elements. Because of the limit, some of these elements may already be gone.
    mutating func removeLast(_ count: Int) {
        kept.removeLast(min(count, kept.count))
        total -= count
    }
}
