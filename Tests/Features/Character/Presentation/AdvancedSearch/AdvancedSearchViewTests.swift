import ChallengeCore
import ChallengeTestSupport
import TestLimits
import Testing

@testable import ChallengeCharacter

@Suite("The advanced search's view", .limited)
struct AdvancedSearchViewTests {
    private final class ViewModelDouble: AdvancedSearchViewModelContract {
        var filter = CharacterFilter()
        private(set) var calls: [String] = []

        func didAppear() { calls.append("appear") }
        func didSet(_ field: AdvancedSearchField, to value: String) { calls.append("set \(field) '\(value)'") }
        func didReset() { calls.append("reset") }
        func didApply() async { calls.append("apply") }
        func didApply(_ parts: [(field: AdvancedSearchField, value: String)], resetting: Bool) async {
            calls.append("apply \(parts.map { "\($0.field)=\($0.value)" })\(resetting ? " after a reset" : "")")
        }

        func didClose() { calls.append("close") }
    }

    private let viewModel = ViewModelDouble()
    private var view: AdvancedSearchView { AdvancedSearchView(viewModel: viewModel) }

    @Test("has the names by which people and programs know it")
    func names() {
        let rendering = view.render()
        #expect(rendering.screen == "AdvancedSearch")
        #expect(rendering.label == "advanced-search")
        #expect(rendering.title == "Advanced search")
        #expect(rendering.state == "loaded")
        #expect(rendering.selection == nil)
    }

    @Test("shows each part that is set, and what one can choose where none is")
    func rows() {
        viewModel.filter = CharacterFilter(species: "alien", gender: .unknown)
        #expect(
            view.render().lines.prefix(4) == [
                "status | any  (alive, dead, unknown)", "species | alien", "type | any  (a text)", "gender | unknown",
            ])
    }

    @Test("is for programs the parts that are set")
    func content() throws {
        #expect(try view.render().content == ["filter": [:]])
        viewModel.filter = CharacterFilter(status: .dead, species: "alien", type: "clone", gender: .unknown)
        #expect(
            try view.render().content == [
                "filter": ["status": "Dead", "species": "alien", "type": "clone", "gender": "unknown"]
            ])
    }

    @Test("offers to apply, to reset and to close")
    func actions() async throws {
        let rendering = view.render()
        #expect(rendering.actionNames == ["set", "apply", "reset", "close", "filter"])
        for name in ["apply", "reset", "close"] { #expect(try await rendering.perform(name).isDone) }
        #expect(viewModel.calls == ["apply", "reset", "close"])
    }

    @Test("offers to set each part, from its choices or as any text")
    func setForms() throws {
        let set = try #require(view.render().actions.first { $0.description.name == "set" }?.description)
        let forms = set.forms.map { form -> String in
            guard form.count == 2, case .keyword = form[0].kind else { return "?" }
            switch form[1].kind {
            case .choice(let choices): return "\(form[0].name) \(choices.joined(separator: "|"))"
            case .text: return "\(form[0].name) \(form[1].name)"
            default: return "?"
            }
        }
        #expect(
            forms == [
                "status alive|dead|unknown|any", "species VALUE", "type VALUE",
                "gender female|male|genderless|unknown|any",
            ])
    }

    @Test("sets the part that is named, also to nothing", arguments: AdvancedSearchField.allCases)
    func set(field: AdvancedSearchField) async throws {
        let key = field.rawValue
        #expect(try await view.render().perform("set", Arguments([key: key, "VALUE": "x"])).isDone)
        try await view.render().perform("set", Arguments([key: key, "VALUE": ""]))
        #expect(viewModel.calls == ["set \(key) 'x'", "set \(key) ''"])
    }

    @Test("takes filter too: it sets and applies, or resets and applies, and alone does nothing")
    func filter() async throws {
        #expect(try await view.render().perform("filter").isDone)
        #expect(viewModel.calls.isEmpty)
        let assignments = [
            Arguments.Assignment(key: "type", value: "clone"), Arguments.Assignment(key: "status", value: "dead"),
        ]
        #expect(try await view.render().perform("filter", Arguments(assignments: assignments)).isDone)
        #expect(try await view.render().perform("filter", Arguments(["clear": "clear"])).isDone)
        #expect(viewModel.calls == [#"apply ["type=clone", "status=dead"]"#, "apply [] after a reset"])
    }

    @Test("tells its view model that it has appeared")
    func appear() async {
        await view.appear()
        #expect(viewModel.calls == ["appear"])
    }
}
