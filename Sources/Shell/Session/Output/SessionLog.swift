package import ChallengeCore
package import ChallengeGraph
package import ChallengeHost
import SwiftUI

/// The latest tracked events and redirects of a session, for `events` and `expect`, and the origins of contents, for
/// `why`. At most ``limit`` events and redirects are kept.
package final class SessionLog: SessionListener {
    package static let limit = 10_000

    private var events = Latest<TrackingEvent>(limit: limit)
    private var followed = Latest<Redirect>(limit: limit)
    /// The number of redirects that a rollback keeps: the committed redirects, and those before the current command.
    private var committedRedirects = 0
    /// The number of events that were tracked before the current command.
    private var earlierEvents = 0
    /// The requests and uses of caches that belong to no screen yet.
    private var origins: [ActivityLog.Entry] = []
    /// The last loads of screens, by the screens' identifiers; and those before the current command.
    private var loads: [(screen: Int, load: ContentLoad)] = []
    private var earlierLoads: [(screen: Int, load: ContentLoad)] = []
    /// The number of screens whose loads are kept. A deeper screen can no longer say where its content came from.
    private static let screenLimit = ScreenPlace.limit

    package var tracked: ArraySlice<TrackingEvent> { events.elements }
    /// The number of all tracked events, except the events that were forgotten after an interrupt.
    package var trackedCount: Int { events.total }
    package var redirects: ArraySlice<Redirect> { followed.elements }

    package init() {}

    package typealias Redirect = (from: any NavigationContract, to: any NavigationContract)

    package func take(_ event: SessionEvent, settings: SessionSettings) {
        switch event {
        case .activity(.track(let event), _):
            events.append(event)
        case .activity(let activity, let screen) where activity.isOrigin:
            if origins.count < Self.limit { origins.append((activity, screen)) }
        case .navigation(.redirect(let from, let to)), .navigation(.guarded(let from, let to, _, _)):
            followed.append((from, to))
        default:
            break
        }
    }

    package func beginCommand() {
        committedRedirects = followed.total
        earlierEvents = events.total
        earlierLoads = loads
    }

    /// Attributes the latest requests and uses of caches to screens.
    ///
    /// - Parameters:
    ///   - screen: returns the screen with a name, or the screen on top.
    ///   - fault: the fault that was on.
    package func attributeOrigins(to screen: (String?) -> LiveScreen?, under fault: Fault?) {
        while let name = origins.first.map(\.screen) {
            let own = origins.filter { $0.screen == name }.map(\.activity)
            origins.removeAll { $0.screen == name }
            guard let screen = screen(name) else { continue }
            let index = loads.firstIndex { $0.screen == screen.id }
            let load = ContentLoad(
                own, under: fault, conditions: screen.rendering.conditions.map(\.text),
                after: index.map { loads[$0].load })
            if let index { loads.remove(at: index) } else if loads.count == Self.screenLimit { loads.removeFirst() }
            loads.append((screen.id, load))
        }
    }

    /// Forgets requests that belong to no screen, such as those by which a command asks the data itself.
    package func forgetOrigins() { origins = [] }

    /// Returns the origins of a screen's content; nil if no request or use of a cache was observed.
    package func load(of screen: LiveScreen) -> ContentLoad? { loads.last { $0.screen == screen.id }?.load }

    /// Forgets redirects. Tracked events cannot be undone, so the log forgets events only after an interrupt.
    package func rollBack(isInterrupted: Bool) {
        followed.removeLast(followed.total - committedRedirects)
        (origins, loads) = ([], earlierLoads)
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
