import ChallengeCore
import ChallengeHost
import ChallengeTestSupport
import ChallengeText
import TestLimits
import Testing

/// Goes to every screen that the app declares, whichever those are.
@Suite("Every screen that the app declares", .limited)
struct DeclaredScreensTests {
    private let map = Visit.makeRoot().map
    private var screens: [ScreenDescription] { map.features.flatMap(\.screens) }
    private let schema: JSONSchema

    init() throws {
        schema = try .ofEvents()
        try #require(!screens.isEmpty, "the app declares no screens")
    }

    /// What is on top is what is declared of where its navigation leads, and so is what it went through.
    private func expectDeclared(_ visit: Visit, _ what: String = "") throws {
        let comment = Comment("\(visit)\(what)")
        let top = try #require(visit.root.top, comment)
        let screen = try #require(map.screen(for: top.navigation.name), comment)
        #expect(top.feature == map.feature(for: screen.navigation)?.name, comment)
        #expect(top.rendering.screen == screen.name, comment)
        if let title = screen.title { #expect(top.rendering.title == title, comment) }
        #expect(top.rendering.state != .loading, comment)
        #expect(screen.states.contains(top.rendering.state), comment)
        #expect(top.rendering.selection?.noun == screen.rows?.noun, comment)
        #expect(top.rendering.actions.map(\.description).map(written) == screen.actions.map(written), comment)
        let event: JSON = [
            "event": "screen", "screen": top.rendering.screen, "path": [top.navigation.name],
            "depth": 0, "state": top.rendering.state.name, "content": top.rendering.snapshot,
        ]
        if case .failure(let mismatch) = schema.alternative(of: try JSON(reading: event.text)) {
            Issue.record("\(comment): \(mismatch)")
        }
        for activity in visit.root.instrumentation.activity.drain() {
            switch activity {
            case .state(let name, let from, let to):
                let states = screens.first { $0.name == name }?.states.map(\.name) ?? []
                #expect(states.contains(from) && states.contains(to), comment)
            case .track(let event): #expect(map.declares(event), "\(comment): \(event)")
            case .request, .pause, .cache: break
            }
        }
    }

    private func written(_ action: ActionDescription) -> String {
        "\(action.usage): \(action.help), \(action.effect), \(action.isIntent)"
    }

    @Test("has a name and a navigation of its own, and the app begins on one")
    func unique() {
        #expect(Set(screens.map(\.name)).count == screens.count)
        #expect(Set(screens.map(\.navigation)).count == screens.count)
        #expect(map.screen(for: map.root) != nil)
    }

    @Test("is come to by its route and by each link, from anywhere, and looks as it is declared")
    func ways() async throws {
        for screen in screens {
            for way in Visit.ways(to: screen) {
                for isFromModal in [false, true] {
                    let visit = try await Visit(screen, way, isFromModal: isFromModal)
                    #expect(visit.root.top?.navigation.name == screen.navigation, "\(visit)")
                    let isOnOwnStack = visit.root.screens.count == 1
                    if case .link = way {
                        #expect(isOnOwnStack, "\(visit)")
                    } else if isFromModal {
                        #expect(isOnOwnStack == (screen.navigation == map.root), "\(visit)")
                    }
                    try expectDeclared(visit)
                }
            }
        }
    }

    @Test("tracks that it was viewed, by an event of its own")
    func viewed() async throws {
        var names: Set<String> = []
        for screen in screens {
            let visit = try await Visit(screen, isFromModal: false)
            let viewed = visit.root.instrumentation.activity.drain().compactMap { activity in
                if case .track(let event) = activity, event.name.hasSuffix("_viewed") { event.name } else { nil }
            }
            #expect(names.insert(try #require(viewed.last, "\(visit)")).inserted, "\(visit)")
        }
    }

    @Test("has actions that lead where they say, from anywhere")
    func actions() async throws {
        for screen in screens {
            for action in screen.actions {
                for isFromModal in [false, true] {
                    var moves = 0
                    for form in action.forms {
                        let visit = try await Visit(screen, isFromModal: isFromModal)
                        let what = ": \(action.name) \(form.map(\.name))"
                        let before = visit.root.top?.id
                        if let error = try await visit.perform(action.name, form) {
                            #expect(error is any ActionError, "\(visit)\(what)")
                        }
                        try expectDeclared(visit, what)
                        moves += visit.events.isEmpty ? 0 : 1
                        let isAsDeclared =
                            switch (action.effect, visit.events.first) {
                            case (_, nil): visit.root.top?.id == before
                            case (.leaves, .pop(let left, _)?), (.leaves, .dismiss(let left, _)?):
                                left.name == screen.navigation
                            case (.leads(let to, nil), .push(let asked, _)?),
                                (.leads(let to, nil), .redirect(from: let asked, _)?):
                                asked.name == to
                            case (.leads(let to, let style?), .present(let asked, let shown, _)?):
                                asked.name == to && shown == style
                            default: false
                            }
                        #expect(isAsDeclared, "\(visit)\(what): \(action.effect), but \(visit.events)")
                    }
                    #expect((moves > 0) == (action.effect != .stays), "\(screen.name): \(action.name)")
                }
            }
        }
    }

    @Test("has rows that open what they say, from anywhere")
    func rows() async throws {
        for screen in screens where screen.rows != nil {
            for isFromModal in [false, true] {
                let visit = try await Visit(screen, isFromModal: isFromModal)
                let selection = try #require(visit.root.top?.rendering.selection, "\(visit)")
                let row = try #require(selection.items.last, "\(visit)")
                selection.open(row.identifier)
                await visit.root.settle()
                let asked = visit.root.top?.entry?.chain.navigations[0].name
                #expect(asked == screen.rows?.navigation, "\(visit)")
                #expect(visit.root.top?.rendering.title == row.name, "\(visit)")
                try expectDeclared(visit, ": a row")
            }
        }
    }
}
