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
                    EditButton()
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

    @Test("Each screen has an edit mode, also without a stack")
    func editing() async throws {
        try await sut.settle()
        try await perform("sheet")
        try await perform("edit")
        #expect(sut.rendering?.actions.map(\.description.name).contains("done") == true)
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

    @Test(
        "A question is cancelled by its button, by its own name or as cancel, which is there if the app declares none",
        arguments: [
            (Asker.Question.dialog, ["erase", "cancel"], "cancel"),
            (.ownCancel, ["erase", "keep-it", "cancel"], "keep-it"),
            (.ownCancel, ["erase", "keep-it", "cancel"], "cancel"), (.destructiveAlert, ["erase", "cancel"], "cancel"),
            (.choices, ["name", "date", "cancel"], "date"), (.plainAlert, ["ok"], "ok"),
        ])
    func questions(question: Asker.Question, actions: [String], answer: String) async throws {
        let sut = RootContainer(
            app: SceneContainer(name: "Test", window: AnyView(Asker(question: question))), redirector: nil)
        try await sut.settle()
        #expect(sut.rendering?.title == "Sure?")
        #expect(sut.rendering?.actionNames == actions)
        #expect(
            sut.rendering?.lines == [
                "Answer: " + actions.filter { $0 != "cancel" || question != .ownCancel }.joined(separator: ", ")
            ])
        try await sut.rendering?.perform(answer)
        try await sut.settle()
        #expect(
            sut.rendering?.lines == [
                answer == "keep-it" || question == .ownCancel ? "kept" : answer == "date" ? "date" : "asked"
            ])
    }

    struct Asker: View {
        enum Question { case dialog, ownCancel, destructiveAlert, plainAlert, choices }

        let question: Question
        @State private var isAsking = true
        @State private var answer = "asked"

        var body: some View {
            switch question {
            case .dialog:
                Text(answer).confirmationDialog("Sure?", isPresented: $isAsking) {
                    Button("Erase", role: .destructive) { answer = "erased" }
                }
            case .ownCancel:
                Text(answer).alert("Sure?", isPresented: $isAsking) {
                    Button("Erase", role: .destructive) { answer = "erased" }
                    Button("Keep It", role: .cancel) { answer = "kept" }
                }
            case .destructiveAlert:
                Text(answer).alert("Sure?", isPresented: $isAsking) {
                    Button("Erase", role: .destructive) { answer = "erased" }
                }
            case .plainAlert: Text(answer).alert("Sure?", isPresented: $isAsking) {}
            case .choices:
                Text(answer).confirmationDialog("Sure?", isPresented: $isAsking) {
                    ForEach(["name", "date"], id: \.self) { name in Button(name) { answer = name } }
                }
            }
        }
    }

    @Test("The list of tabs has their badges, in whatever order a tab's modifiers are written")
    func tabBadges() async throws {
        let sut = RootContainer(app: SceneContainer(name: "Test", window: AnyView(Tabs())), redirector: nil)
        try await sut.settle()
        let tab = try #require(sut.actions.first { $0.description.name == "tab" })
        #expect(try await tab.perform(Arguments()).answer == ["<filledDot> mail | 3", "  news | new", "  plain | "])
        let old = RootContainer(app: SceneContainer(name: "Test", window: AnyView(OldTabs())), redirector: nil)
        try await old.settle()
        #expect(try await old.actions.first?.perform(Arguments()).answer == ["<filledDot> mail | 3", "  news | 2"])
        #expect(old.rendering?.lines == ["mails"])
    }

    private struct Tabs: View {
        var body: some View {
            TabView {
                Tab("Mail", systemImage: "envelope") { Text("mails") }.badge(3)
                Tab("News", systemImage: "globe") { Text("news") }.badge("new")
                Tab("Plain", systemImage: "globe") { Text("plain") }.badge(0)
            }
        }
    }

    private struct OldTabs: View {
        var body: some View {
            TabView {
                Text("mails").badge(3).tabItem { Text("Mail") }
                Text("news").tabItem { Text("News") }.badge(2)
            }
        }
    }

    @Test("The path names a screen by its value, else by its short title, else by its view's type")
    func labels() async throws {
        let sut = RootContainer(app: SceneContainer(name: "Test", window: AnyView(Labelled())), redirector: nil)
        try await sut.settle()
        #expect(sut.rendering?.label == "all-books")
        for (link, label) in [("seven", "7"), ("war-and-peace", "war-and-peace"), ("long", "book")] {
            try await sut.rendering?.perform(link)
            try await sut.settle()
            #expect(sut.rendering?.label == label)
            sut.navigator.goBack()
            try await sut.settle()
            // Only the app can show this screen again.
            #expect(!sut.goForward())
        }
    }

    private struct Labelled: View {
        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("Seven", value: 7)
                    NavigationLink("War and Peace") { Book(title: "War and Peace!") }
                    NavigationLink("Long") { Book(title: "A title that is longer than a path should be") }
                }
                .navigationTitle("All books")
                .navigationDestination(for: Int.self) { Book(title: "Number \($0)") }
            }
        }
    }

    private struct Book: View {
        let title: String

        var body: some View { Text("A book").navigationTitle(title) }
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
