import ChallengeActions
import ChallengeHost
import ChallengeTestSupport
import FoundationEssentials
import SwiftUI
import Testing

@Suite("Screens that views ask for", .limited)
struct ViewNavigationTests {
    private struct Counter: View {
        @State private var count = 1
        @State private var showsSheet = false

        var body: some View {
            NavigationStack {
                NavigationLink("Details") {
                    Number(count: count) { count += 1 }
                }
                Button("Sheet") { showsSheet = true }
            }
            .sheet(isPresented: $showsSheet) {
                VStack {
                    Text("Heading")
                    Number(count: count) { count += 1 }
                }
            }
        }
    }

    private struct Number: View {
        let count: Int
        let add: () -> Void

        var body: some View {
            Text(verbatim: "\(count)")
            Button("Add", action: add)
        }
    }

    private let sut: RootContainer

    init() { sut = RootContainer(app: SceneContainer(name: "Test", window: AnyView(Counter())), redirector: nil) }

    private func perform(_ action: String) async throws {
        try await sut.rendering?.perform(action)
        try await sut.settle()
    }

    @Test("The destination of a link shows the values that the screen below has now")
    func links() async throws {
        try await sut.settle()
        try await perform("details")
        #expect(sut.rendering?.page == ["Number", "", "1"])
        try await perform("add")
        #expect(sut.rendering?.lines == ["2"])
    }

    @Test(
        "A sheet shows the values that its presenter has now, and is named by its first text if its view names nothing")
    func sheets() async throws {
        try await sut.settle()
        try await perform("sheet")
        #expect(sut.rendering?.page == ["Heading", "", "1"])
        try await perform("add")
        #expect(sut.rendering?.lines == ["2"])
    }

    @Test("A link that no feature knows goes to the views that open links")
    func openedLinks() async throws {
        let sut = RootContainer(app: SceneContainer(name: "Test", window: AnyView(Opener())), redirector: nil)
        try await sut.settle()
        #expect(sut.opensAnyLink)
        sut.open(try #require(URL(string: "test://emma")))
        try await sut.settle()
        #expect(sut.rendering?.lines == ["emma"])
    }

    private struct Opener: View {
        @State private var path: [String] = []

        var body: some View {
            NavigationStack(path: $path) {
                Text("Root").navigationDestination(for: String.self) { Text($0).navigationTitle("Opened") }
            }
            .onOpenURL { path = [$0.host() ?? ""] }
        }
    }

    @Test("A selection shows the next column with the selected value")
    func columns() async throws {
        let sut = RootContainer(app: SceneContainer(name: "Test", window: AnyView(Selection())), redirector: nil)
        try await sut.settle()
        sut.rendering?.selection?.open("2")
        try await sut.settle()
        #expect(sut.rendering?.lines == ["Emma"])
    }

    private struct Selection: View {
        @State private var selection: String?

        var body: some View {
            NavigationSplitView {
                List(["Dune", "Emma"], id: \.self, selection: $selection) { Text($0) }
            } detail: {
                Text(selection ?? "Nothing").navigationTitle("Detail")
            }
        }
    }

    @Test("A pushed screen ends the work of the views inside the stack below it, which begins again when it leaves")
    func coveredWork() async throws {
        let log = Log()
        let sut = RootContainer(app: SceneContainer(name: "Test", window: AnyView(Stack(log: log))), redirector: nil)
        try await sut.settle()
        #expect(log.take() == ["appear", "task", "task outside"])
        try await sut.rendering?.perform("push")
        try await sut.settle()
        #expect(log.take() == ["pushed", "disappear", "cancelled"])
        sut.navigator.goBack()
        try await sut.settle()
        #expect(log.take() == ["pushed cancelled", "appear", "task"])
    }

    private final class Log {
        private var lines: [String] = []

        func add(_ line: String) { lines.append(line) }

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }

        func follow(_ name: String, end: String) async {
            add(name)
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
            add(end)
        }
    }

    private struct Stack: View {
        let log: Log

        var body: some View {
            NavigationStack {
                NavigationLink("Push") {
                    Text("Pushed").task { await log.follow("pushed", end: "pushed cancelled") }
                }
                .onAppear { log.add("appear") }
                .onDisappear { log.add("disappear") }
                .task { await log.follow("task", end: "cancelled") }
            }
            .task { await log.follow("task outside", end: "cancelled outside") }
        }
    }
}
