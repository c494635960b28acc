import ChallengeActions
import ChallengeHost
import ChallengeTestSupport
import SwiftUI
import Testing

@Suite("Screens that only previews tell of", .limited)
struct PreviewedScreenTests {
    @Observable
    final class Model {
        private(set) var hasStarted = false

        func start() { Task { hasStarted = true } }
    }

    private struct ShelfView: View {
        var body: some View {
            List(["Dune", "Emma"], id: \.self) { NavigationLink($0, value: $0) }
                .navigationDestination(for: String.self) { BookView(title: $0) }
                .toolbar { NavigationLink("Statistics") { StatisticsView() } }
        }
    }

    private struct BookView: View {
        let title: String
        @State private var pages = 1
        @State private var isRead = false

        var body: some View {
            Stepper("Pages", value: $pages)
            if isRead { Button("Read Again") {} } else { Button("Mark as Read") { isRead = true } }
            Text("").navigationTitle(title).task { Issue.record("a preview runs a task of its view") }
        }
    }

    private struct StatisticsView: View {
        var body: some View { Text("None").navigationTitle("Statistics") }
    }

    private struct Part: View {
        var body: some View { Button("Part") {} }
    }

    private static let previews = [
        Preview { ShelfView() },
        Preview { NavigationStack { BookView(title: "Dune") } },
        Preview("Changed") { BookView(title: "Emma").padding() },
        Preview("A part", traits: .sizeThatFitsLayout) { Part() },
        Preview("Views without a name") {
            Text("Some")
            Part()
        },
        Preview("Nothing to do") { Text("None") },
    ]

    private func app(_ window: some View, _ previews: [Preview] = Self.previews) -> RootContainer {
        RootContainer(app: SceneContainer(name: "Test", window: AnyView(window)), redirector: nil) { previews }
    }

    @Test("A previewed screen has the name, the commands and the states that it has when it is opened")
    func names() async throws {
        let sut = app(NavigationStack { ShelfView() })
        #expect(sut.previews.map(\.name) == ["Shelf", "Book"])
        try await sut.settle()
        #expect(sut.top?.place == "Shelf")
        #expect(sut.rendering?.actionNames == sut.previews[0].actions.map(\.name))
        #expect(sut.rendering?.selection?.noun == sut.previews[0].rowKinds.first?.noun)
    }

    @Test("A link of a preview leads to the screen of its view, if that has a name")
    func links() {
        let shelf = app(NavigationStack { ShelfView() }).previews[0]
        #expect(shelf.rowKinds == [.init("row", leadTo: "Book")] && !shelf.hasOtherRows)
        #expect(shelf.actions.map(\.effect) == [.leads(to: "Statistics")])
        let other = Preview {
            StatisticsView().toolbar {
                NavigationLink("Text") { Text("No name") }
                ForEach(["Tap"], id: \.self) { Text($0).onTapGesture {} }
            }
        }
        let screen = app(NavigationStack { ShelfView() }, [other]).previews[0]
        #expect(screen.actions.map(\.effect) == [.undeclared] && screen.rowKinds == [] && screen.hasOtherRows)
    }

    @Test("Nobody makes a preview before somebody asks for it, and tasks that it begins never run")
    func tasks() async throws {
        let model = Model()
        var made = 0
        let preview = Preview {
            made += 1
            model.start()
            return BookView(title: "Dune")
        }
        let sut = app(NavigationStack { ShelfView() }, [preview])
        try await sut.settle()
        _ = (sut.map, sut.routes, sut.actions)
        #expect(made == 0)
        _ = (sut.previews, sut.previews)
        // The main actor's tasks run in their order.
        await Task {}.value
        #expect(made == 1 && !model.hasStarted)
    }

    @Test("The map with previews begins at the shown screen, or at that of the first tab")
    func map() async throws {
        let sut = app(NavigationStack { ShelfView() })
        try await sut.settle()
        #expect(sut.mapWithPreviews.root == "Shelf")
        #expect(sut.mapWithPreviews.screens.map(\.name) == ["Shelf", "Book"])
        let tabs = app(
            TabView {
                Tab("Home", systemImage: "house") { StatisticsView() }
                Tab("Shelf", systemImage: "book") { ShelfView() }
            })
        try await tabs.settle()
        #expect(tabs.mapWithPreviews.tabs.map(\.navigation.name) == ["Statistics", "Shelf"])
        #expect(tabs.mapWithPreviews.root == "Statistics")
        #expect(app(NavigationStack { ShelfView() }, []).mapWithPreviews.root == "Test")
    }
}
