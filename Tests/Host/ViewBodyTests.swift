import ChallengeActions
import ChallengeHost
import ChallengeTestSupport
import Observation
import SwiftUI
import Testing

@Suite("The bodies of an app's views", .limited)
struct ViewBodyTests {
    @Observable
    fileprivate final class Model {
        var count = 0
    }

    private struct Counter: View {
        let model: Model

        var body: some View {
            Text(verbatim: "\(model.count)")
            Button("Count") { model.count += 1 }
        }
    }

    private struct Owner: View {
        private func make() -> Counter { Counter(model: Model()) }

        var body: some View { VStack { make() } }
    }

    private struct Reader: View {
        let model: Model

        var body: some View {
            let isLarge = model.count > 1
            Counter(model: model)
            Text(isLarge ? "large" : "small")
            Name(text: isLarge ? "two" : "one")
        }
    }

    private struct Name: View {
        let text: String

        var body: some View { Text(verbatim: text) }
    }

    private struct Framed: ViewModifier {
        let model: Model

        func body(content: Content) -> some View {
            content
            Name(text: "\(model.count) around")
        }
    }

    private struct Pages: View {
        @State private var page = "second"

        var body: some View {
            TabView(selection: $page) {
                Counter(model: Model()).tag("first")
                ForEach(["second", "third"], id: \.self) { Text(verbatim: $0) }
            }
        }
    }

    private struct Tabs: View {
        @State private var tab = "one"

        var body: some View {
            TabView(selection: $tab) {
                Text("Two").tabItem { Text("Second") }.tag("two")
                Text("One").tag("one").tabItem { Text("First") }
            }
        }
    }

    private func container(_ view: some View) -> RootContainer {
        RootContainer(app: SceneContainer(name: "Test", window: AnyView(view)), redirector: nil)
    }

    private func lines(of view: some View, after actions: String...) async throws -> [String] {
        let sut = container(view)
        try await sut.settle()
        for action in actions {
            try await sut.rendering?.perform(action)
            try await sut.settle()
        }
        return sut.rendering?.lines ?? []
    }

    @Test("The body of a view around is not evaluated again for a change inside, so that its objects stay")
    func keeps() async throws {
        #expect(try await lines(of: Owner(), after: "count", "count") == ["2"])
    }

    @Test("A body is evaluated again for a change of a value that it has read, and passes new values on")
    func follows() async throws {
        let model = Model()
        #expect(try await lines(of: Reader(model: model), after: "count") == ["1", "small", "one"])
        #expect(try await lines(of: Reader(model: model), after: "count") == ["2", "large", "two"])
    }

    @Test("A modifier passes new values to the views around its content, which keeps its objects")
    func modifiers() async throws {
        let model = Model()
        let view = VStack { Owner().modifier(Framed(model: model)) }
        #expect(try await lines(of: view, after: "count") == ["1", "0 around"])
        let sut = container(view)
        try await sut.settle()
        model.count = 5
        try await sut.settle()
        #expect(sut.rendering?.lines == ["0", "5 around"])
    }

    @Test("Views without a label are pages, and the selection chooses one by its tag or its value")
    func pages() async throws {
        let sut = container(Pages())
        try await sut.settle()
        #expect(sut.rendering?.lines == ["second"])
        let tab = try #require(sut.actions.first { $0.description.name == "tab" })
        _ = try await tab.perform(Arguments(["NAME": .text("1")]))
        try await sut.settle()
        #expect(sut.rendering?.lines == ["0"])
    }

    @Test("A tag selects its tab inside and outside of the label")
    func tags() async throws {
        let sut = container(Tabs())
        try await sut.settle()
        #expect(sut.rendering?.lines == ["One"])
        let tab = try #require(sut.actions.first { $0.description.name == "tab" })
        _ = try await tab.perform(Arguments(["NAME": .text("second")]))
        try await sut.settle()
        #expect(sut.rendering?.lines == ["Two"])
    }
}
