import ChallengeDesignSystem
import ChallengeTestSupport
import ChallengeText
import ChallengeVerification
import ChallengeViews

@testable import ChallengeExplorer
@testable import ChallengeHost
import SwiftUI

@Suite("What an app does not declare", .limited)
struct UndeclaredTests {
    @Test("An explorer reports nothing about effects, events, controls and states that are not declared")
    func nothing() async throws {
        var options = ExplorationOptions()
        options.hasFaults = true
        let result = try await Explorer(NookApp.maker(), options).explore()
        #expect(result.violations.map(\.finding.line) == [])
        #expect(result.states.contains { $0.test.name.hasSuffix(" leave") })
        #expect(result.unexploredCount == 0)
    }

    @Test("An explorer performs each action behind filled fields too, and counts all screens")
    func filled() async throws {
        let result = try await Explorer(NookApp.maker(), ExplorationOptions()).explore()
        #expect(result.screens == ["Shelf", "Book", "Corner", "Cellar"])
    }

    @Test("An explorer with schedules finds a first screen that depends on the order of its tasks")
    func beginning() async throws {
        var options = ExplorationOptions()
        (options.depth, options.scheduleCount) = (1, 10)
        let result = try await Explorer(NookApp.maker(isFaulty: true), options).explore()
        #expect(
            result.violations.first?.finding.line
                == "schedule: Shelf: in another order of concurrent tasks Shelf shows 'Hello' where it showed 'Welcome'"
        )
    }

    @Test("An explorer knows what searching, deleting and cancelling mean, whoever declares it")
    func mistakes() async throws {
        let result = try await Explorer(NookApp.maker(isFaulty: true), ExplorationOptions()).explore()
        #expect(
            Set(result.violations.map(\.finding.line)) == [
                "effect: Corner, cancel: it succeeds, and changes nothing",
                "effect: Corner, delete ID: it removes the row 'Book 2', not the row 'Book 1'",
                "narrowing: Corner, search TEXT: after 'search \"Book 3\"' the row 3 is missing, although it matches",
            ])
    }

    @Test("A screen with other rows is another state")
    func rows() async throws {
        let app = try await ExploredApp(NookApp.maker())
        let books = app.fingerprint
        try await app.run("turn")
        #expect(books.kind == app.fingerprint.kind)
        #expect(books != app.fingerprint)
    }

    @Test("A difference in JSON names the keys")
    func keys() {
        func screen(_ content: JSON) -> StackSnapshot.Screen {
            let rendering = Rendering(
                screen: "List", label: "list", title: "List", summary: "", state: .loaded, body: .stack([]),
                snapshot: content, actions: [])
            return StackSnapshot.Screen(
                LiveScreen(
                    id: 1, rendering: rendering, feature: "Test", navigation: NookNavigation.shelf, entry: nil,
                    origin: "", breadcrumb: []))
        }
        let old = screen(["total": 1, "filter": ["by": "me", "of": "us"], "rows": [1], "old": true])
        let new = screen(["total": 1, "filter": ["by": "you", "of": "us"], "rows": [2], "new": true])
        #expect(new.difference(from: old)?.text == "List has other JSON: filter.by, rows, new, old")
        let reversed = screen(["filter": ["by": "you", "of": "us"], "total": 1, "rows": [2], "new": true])
        #expect(reversed.difference(from: new)?.text == "List has its JSON in another order")
    }
}
