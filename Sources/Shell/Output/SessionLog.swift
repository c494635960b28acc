package import ChallengeCore
import ChallengeShellLanguage

/// The tracked events and the redirects of a session, for `events` and `expect`: the last of each, up to ``limit``.
package final class SessionLog: SessionListener {
    package static let limit = 10_000

    private var events = Latest<TrackingEvent>(limit: limit)
    private var followed = Latest<Redirect>(limit: limit)
    /// Those before the command at work, and those committed since.
    private var committedRedirects = 0
    /// Those before the command at work.
    private var earlierEvents = 0

    package var tracked: ArraySlice<TrackingEvent> { events.elements }
    /// How many events were tracked, without those that were forgotten.
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

    /// Tracked events have happened, and are forgotten only where the command was interrupted.
    package func rollBack(isInterrupted: Bool) {
        followed.removeLast(followed.total - committedRedirects)
        if isInterrupted { events.removeLast(events.total - earlierEvents) }
    }

    package func forgetEvents(after count: Int) { events.removeLast(events.total - count) }

    package func commit() { committedRedirects = followed.total }
}

/// The last elements of a sequence. Appending takes constant time on average.
private struct Latest<Element> {
    let limit: Int
    /// A tenth more than ``limit`` at most, so that the oldest ones are seldom removed.
    private var kept: [Element] = []
    /// How many were appended and not taken back.
    private(set) var total = 0

    init(limit: Int) { self.limit = limit }

    var elements: ArraySlice<Element> { kept.suffix(limit) }

    mutating func append(_ element: Element) {
        kept.append(element)
        total += 1
        if kept.count > limit + limit / 10 { kept.removeFirst(kept.count - limit) }
    }

    /// Those that were removed meanwhile are gone anyway.
    mutating func removeLast(_ count: Int) {
        kept.removeLast(min(count, kept.count))
        total -= count
    }
}
