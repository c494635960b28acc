import ChallengeActions
import ChallengeTestSupport
import ChallengeViews
import SwiftUI

@testable import ChallengeCharacter

@Suite("The advanced search at a prompt", .limited)
struct AdvancedSearchTests {
    private let characters = CharactersUnderTest()
    private let delegate = CharacterFilterDelegateMock(filter: CharacterFilter(name: "rick", status: .alive))
    private let view: AnyView

    init() throws { view = try characters.view(.advancedSearch(delegate: delegate)) }

    private func perform(_ action: String, _ arguments: [String: ArgumentValue] = [:]) async throws {
        _ = try await view.render().perform(action, Arguments(arguments))
    }

    private func parts(_ parts: [String: String]) -> [String: ArgumentValue] {
        ["KEY=VALUE": .assignments(parts.map { Assignment(key: $0.key, value: $0.value) })]
    }

    private var filter: JSONValue { get throws { try view.render().content["filter"] } }

    @Test("A set field is part of the filter that is applied")
    func apply() async throws {
        await view.appear()
        try await perform("set", ["gender": .keyword, "VALUE": .text("female")])
        try await perform("apply")
        #expect(characters.navigator.calls == [.dismiss])
        #expect(delegate.applied == [CharacterFilter(status: .alive, gender: .female)])
        #expect(characters.tracker.events == ["advanced_search_viewed", "advanced_search_applied"])
    }

    @Test("The form can be cleared and left")
    func reset() async throws {
        try await perform("reset")
        try await perform("close")
        #expect(characters.navigator.calls == [.dismiss])
        #expect(delegate.applied.isEmpty)
        #expect(characters.tracker.events == ["advanced_search_reset", "advanced_search_closed"])
    }

    @Test("A filter with parts is applied at once, and one without only opens the form")
    func filterCommand() async throws {
        try await perform("filter")
        #expect(delegate.applied.isEmpty)
        try await perform("filter", parts(["species": "alien"]))
        try await perform("filter", ["clear": .keyword])
        #expect(delegate.applied == [CharacterFilter(status: .alive, species: "alien"), CharacterFilter()])
    }

    @Test("A filter is suggested the values of the known characters, also of those loaded later")
    func suggestions() {
        var suggested: [String]? {
            let filter = view.render().actions.first { $0.description.name == "filter" }
            let keys = filter?.description.forms.last?.first?.keys
            return keys?.first { $0.name == "origin" }?.suggest()
        }
        #expect(suggested == ["Earth"])
        delegate.knownCharacters = { [] }
        #expect(suggested == [])
    }

    @Test("A cancelled filter restores the filter before it, without undoing later changes")
    func cancelled() async throws {
        let gate = Gate()
        delegate.gate = gate
        let clearing = Task { try await perform("filter", ["clear": .keyword]) }
        await gate.waitForArrival()
        clearing.cancel()
        _ = await clearing.result
        #expect(try filter == ["status": "Alive"])

        let deaf = DeafGate()
        (delegate.gate, delegate.deafGate) = (nil, deaf)
        let filtering = Task { try await perform("filter", parts(["species": "alien"])) }
        await deaf.waitForArrival()
        filtering.cancel()
        try await perform("set", ["type": .keyword, "VALUE": .text("clone")])
        await deaf.open()
        _ = await filtering.result
        #expect(try filter == ["status": "Alive", "species": "alien", "type": "clone"])
    }
}
