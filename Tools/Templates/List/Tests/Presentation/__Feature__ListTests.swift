import ChallengeActions
import ChallengeDesignSystem
import ChallengeListing
import ChallengeTestLimits
import ChallengeTestSupport
import ChallengeViews
@testable import Challenge__Feature__
import SwiftUI
import Testing

@Suite("The list of __nouns__", .limited)
struct __Feature__ListTests {
    private let __features__ = __Features__UnderTest.make()
    private let view: AnyView

    init() throws {
        view = try __features__.shown(.list)
    }

    @Test("A row shows the name, to people and to programs")
    func rows() async throws {
        await view.appear()
        let rendering = view.render()
        #expect(rendering.title == "__Nouns__")
        #expect(rendering.label == "__nouns__")
        #expect(rendering.summary == "41 __nouns__, page 1 of 3")
        #expect(rendering.lines == ["1 | First", "2 | (no name)"])
        #expect(
            try rendering.content == [
                "total": 41, "page": 1, "pages": 3, "query": "",
                "__nouns__": [["id": 1, "name": "First"], ["id": 2, "name": ""]],
            ])
    }

    @Test("The list cuts names before numbers, and aligns numbers at the right")
    func columns() {
        let columns = ChallengeDesignSystem.Table([__Feature__ListView.row(.preview)]).columns
        #expect(columns.map(\.shrinks) == [false, true])
        #expect(columns.map(\.alignment) == [.trailing, .leading])
    }

    @Test("The list shows its search, and advice if nothing matches")
    func nothingFits() async throws {
        __features__.client.setAnswer { _ in .failure(.nothingHere) }
        try await view.render().perform("search", Arguments(["TEXT": .text("Nowhere")]))
        #expect(
            view.render().lines == [
                "  [search: Nowhere]", "No matches.", "Type search \"\" to end the search.",
            ])
        #expect(__features__.client.requests.map(\.description) == ["__path__?page=1&name=nowhere"])
    }

    @Test("Each event has a name")
    func events() {
        #expect(
            __Feature__ListView.declaration.description.events.map(\.name) == [
                "__event___list_viewed", "__event___selected", "__event___search_performed",
                "recent___event___search_deleted", "__event___list_refreshed", "__event___list_more_loaded",
                "__event___list_retried",
            ])
    }
}
