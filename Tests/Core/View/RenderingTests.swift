import ChallengeCore
import Testing

@Suite("A rendering")
struct RenderingTests {
    private static let rendering = make()

    @Test(
        "looks like another that shows the same, whatever else it offers",
        arguments: [
            make(), make(label: "other"), make(state: .error), make(snapshot: 2),
            make(actions: [Action(name: "more", help: "Loads more.") {}]),
            make(selection: SelectableRows(noun: "row", items: [.init(identifier: 1, name: "one")], open: { _ in })),
        ])
    func alike(other: Rendering) {
        #expect(Self.rendering.looks(like: other))
        #expect(other.looks(like: Self.rendering))
    }

    @Test(
        "does not look like another that shows something else",
        arguments: [
            make(screen: "Other"), make(title: "Other"), make(summary: "2 rows"), make(body: .line([Span("other")])),
            make(body: .line([Span("row", .failure)])),
        ])
    func different(other: Rendering) {
        #expect(!Self.rendering.looks(like: other))
        #expect(!other.looks(like: Self.rendering))
    }

    private static func make(
        screen: String = "List", label: String = "list", title: String = "List", summary: String = "1 row",
        state: ViewState = .loaded, body: Element = .line([Span("row")]), snapshot: Int = 1, actions: [Action] = [],
        selection: SelectableRows? = nil
    ) -> Rendering {
        Rendering(
            screen: screen, label: label, title: title, summary: summary, state: state, body: body, snapshot: snapshot,
            actions: actions, selection: selection)
    }
}
