import ChallengeCore
import ChallengeNetworking
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The list's view", .limited)
struct CharacterListViewTests {
    private func render(
        _ state: CharacterListViewState, filter: CharacterFilter = CharacterFilter()
    ) -> Rendering {
        CharacterListView(viewModel: CharacterListViewModelDouble(state, filter: filter)).render()
    }

    @Test("has the names by which people and programs know it")
    func names() {
        let rendering = render(.idle)
        #expect(rendering.screen == "CharacterList")
        #expect(rendering.label == "characters")
        #expect(rendering.title == "Characters")
    }

    @Test("tells its view model that it has appeared, and nothing when it is only drawn")
    func appear() async {
        let viewModel = CharacterListViewModelDouble()
        let view = CharacterListView(viewModel: viewModel)
        _ = view.render()
        #expect(viewModel.calls.isEmpty)
        await view.appear()
        #expect(viewModel.calls == ["appear"])
    }

    @Test(
        "says what there is in place of a list",
        arguments: [
            (.idle, "idle", ["The characters are not loaded.", "Type retry to load them."]),
            (.loading, "loading", ["Loading the characters"]),
            (.empty, "empty", ["There are no characters."]),
            (
                .emptySearch, "emptySearch",
                ["Nobody fits.", "Type search \"\" to end the search, or filter clear to end the filter."]
            ),
            (
                .error(.failed(.timeout)), "error",
                [
                    "<warning> Cannot load /api/character: no answer in time.",
                    "Wait a little, then type retry.",
                ]
            ),
        ] as [(CharacterListViewState, String, [String])])
    func withoutList(state: CharacterListViewState, name: String, lines: [String]) {
        let rendering = render(state)
        #expect(rendering.state == name)
        #expect(rendering.lines == lines)
        #expect(rendering.summary.isEmpty)
        #expect(rendering.selection?.items.isEmpty == true)
    }

    @Test("has a row for each character of the page in view")
    func rows() {
        let first = CharactersPage.sample([1], page: 1, pages: 2, total: 3)
        let characters: [Character] = [.sample(2, name: "Beth", status: .dead), .sample(3, status: .unknown)]
        let next = CharactersPage(items: characters, page: 2, pages: 2, total: 3)
        let rendering = render(.loaded(LoadedPages(first: first).adding(next)))
        #expect(rendering.state == "loaded")
        #expect(
            rendering.lines == [
                "2 | Beth | <filledDot> Dead | Human | Citadel",
                "3 | Character 3 | <emptyDot> Unknown | Human | Citadel",
            ])
    }

    @Test("says below the rows that some are left out, and why")
    func leftOut() {
        let page = CharactersPage(
            items: [.sample()], page: 1, pages: 1, total: 3, leftOut: [.missing("results[0].id"), .empty])
        #expect(
            render(.loaded(page)).lines == [
                "1 | Character 1 | <filledDot> Alive | Human | Citadel",
                "  <warning> 2 rows are left out, the first because 'results[0].id' is missing.",
            ])
    }

    @Test("has a row also for whom the API has no name, or one of blanks", arguments: ["", " \n"])
    func nameless(name: String) {
        let rendering = render(.loaded(CharactersPage(items: [.sample(name: name)], page: 1, pages: 1, total: 1)))
        #expect(rendering.lines == ["1 | (no name) | <filledDot> Alive | Human | Citadel"])
        #expect(rendering.selection?.items.map(\.name) == ["(no name)"])
    }

    @Test("cuts names and places before numbers and statuses, which it aligns by their last digit")
    func columns() throws {
        guard case .stack(let elements) = render(.loaded(.sample())).body, case .table(let table) = elements.last else {
            Issue.record("no table")
            return
        }
        #expect(table.columns.map(\.shrinks) == [false, true, false, true, true])
        #expect(table.columns.map(\.alignment) == [.trailing, .leading, .leading, .leading, .leading])
        #expect(table.columns.map(\.title) == Array(repeating: "", count: 5))
    }

    @Test(
        "sums up how many there are, and which page of them is in view",
        arguments: [
            (CharactersPage.sample([1]), "1 character"), (.sample([1, 2]), "2 characters"),
            (.sample([1], page: 2, pages: 3, total: 41), "41 characters, page 2 of 3"),
        ])
    func summary(page: CharactersPage, summary: String) {
        #expect(render(.loaded(page)).summary == summary)
    }

    @Test("says above the rows what is searched and filtered for, in every state")
    func conditions() {
        let filter = CharacterFilter(name: "rick", status: .alive, species: "human")
        for state: CharacterListViewState in [.idle, .loading, .loaded(.sample()), .empty, .emptySearch] {
            #expect(render(state, filter: filter).lines.first == "  [search: rick] [status=Alive] [species=human]")
        }
        let genders = render(.loading, filter: CharacterFilter(gender: .unknown))
        #expect(genders.lines.first == "  [gender=unknown]")
    }

    @Test("lets everyone loaded so far be opened, by name or by number")
    func selection() throws {
        let viewModel = CharacterListViewModelDouble(
            .loaded(LoadedPages(first: .sample([1], pages: 2)).adding(.sample([2], page: 2, pages: 2))))
        let selection = try #require(CharacterListView(viewModel: viewModel).render().selection)
        #expect(selection.noun == "character")
        #expect(!selection.hasMore)
        #expect(render(.loaded(.sample([1], pages: 2))).selection?.hasMore == true)
        let expected = [
            Selection.Item(identifier: 1, name: "Character 1"), Selection.Item(identifier: 2, name: "Character 2"),
        ]
        #expect(selection.items == expected)
        selection.open(77)
        #expect(viewModel.calls == ["select 77"])
    }
}
