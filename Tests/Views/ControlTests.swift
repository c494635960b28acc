import ChallengeActions
import ChallengeCore
import ChallengeDesignSystem
import ChallengeTestSupport
import ChallengeViews
import FoundationEssentials
import SwiftUI

@Suite("Controls", .limited)
struct ControlTests {
    private nonisolated struct Item: Identifiable {
        let id: Int
        let name: String
    }

    private nonisolated struct Word: Identifiable {
        let id: String
    }

    @Test("A button is a command of its title, with an optional argument, and asks if it is destructive")
    func buttons() async throws {
        var done: [String] = []
        let screen = ScreenUnderTest {
            Button("Add to cart", help: "Put it there", ArgumentKey<String>("ITEM")) { done.append($0) }
            Button("take", optional: ArgumentKey<Int>("N", in: 1...9)) { done.append("\($0 ?? 0)") }
            Button("delete", role: .destructive) { done.append("deleted") }
            Button("forget", role: .destructive) {}.confirm("Forget all?")
        }
        #expect(screen.lines.isEmpty)
        #expect(
            screen.description.actions.map(\.usage)
                == ["add-to-cart ITEM", "take [N]", "delete [--yes]", "forget [--yes]"])
        #expect(screen.description.actions.map(\.confirmation) == [nil, nil, "Delete?", "Forget all?"])
        try await screen.perform("add-to-cart", ["ITEM": .text("milk")])
        try await screen.perform("take")
        try await screen.perform("take", ["N": .integer(3)])
        #expect(done == ["milk", "0", "3"])
    }

    @Test("A button whose label is a label with its value is one of the aligned labels, and its name is the label")
    func labelledButton() {
        let screen = ScreenUnderTest {
            LabeledContent("Size", value: "big")
            Button {
            } label: {
                LabeledContent("Weight", value: "light")
            }
        }
        #expect(screen.lines == ["Size | big", "Weight | light"])
        #expect(screen.rendering.actionNames == ["weight"])
        #expect(screen.json == #"{"size":"big","weight":"light"}"#)
    }

    @Test("A link leads to its destination and draws its label, which programs do not get")
    func links() async throws {
        var selected = 0
        let screen = ScreenUnderTest {
            NavigationLink("other", to: TestNavigation.other) {
                LabeledContent("Other", value: "another one")
            }
            .onSelect { selected += 1 }
            NavigationLink("card", to: TestNavigation.other).sheet()
        }
        #expect(screen.lines == ["Other | another one"] && screen.json == "{}")
        #expect(
            screen.description.actions.map(\.effect) == [
                .leads(to: TestNavigation.other.name), .leads(to: TestNavigation.other.name, as: .sheet),
            ])
        try await screen.perform("other")
        try await screen.perform("card")
        #expect(selected == 1)
        #expect(
            screen.navigator.calls == [
                .navigate(to: TestNavigation.other), .present(AnyNavigation(TestNavigation.other), .sheet),
            ])
    }

    @Test("A list has rows, which are objects for programs, and lead somewhere by their identifiers")
    func lists() {
        var selected: [Int] = []
        let screen = ScreenUnderTest {
            RecordList([Item(id: 3, name: "tea"), Item(id: 4, name: " ")], of: "item") { item in
                Column.id(item.id)
                Column("name", item.name, .emphasis)
                Column.hidden("length", item.name.count)
            } to: { _ in
                TestNavigation.other
            } onSelect: {
                selected.append($0.id)
            }
        }
        #expect(screen.lines == ["3 | tea", "4 | (no name)"])
        #expect(
            screen.json == #"{"items":[{"id":3,"name":"tea","length":3},{"id":4,"name":" ","length":1}]}"#)
        #expect(screen.rendering.selection?.items.map(\.name) == ["tea", "(no name)"])
        #expect(screen.description.rows?.navigation == TestNavigation.other.name)
        screen.rendering.selection?.open(4)
        #expect(selected == [4] && screen.navigator.calls == [.navigate(to: TestNavigation.other)])
        let numbers = ScreenUnderTest {
            RecordList(["a", "b"].enumerated(), of: "letter") { index, letter in
                Column.number(index + 1)
                Column("sign", letter)
            }
        }
        #expect(numbers.lines == ["1 | a", "2 | b"] && numbers.rendering.selection == nil)
        #expect(numbers.json == #"{"letters":[{"sign":"a"},{"sign":"b"}]}"#)
    }

    @Test("A wide list has one column of numbers if the rows' own numbers are their positions, and otherwise two")
    func wideLists() {
        func headings(from first: Int) -> [String]? {
            let rows = (first...first + 2).map { number in
                Row {
                    Column.id(number)
                    Column("name", "a", .emphasis)
                    Column.hidden("kind", "b")
                }
            }
            return ChallengeDesignSystem.Table(rows).wide?().columns.map(\.title)
        }
        #expect(headings(from: 1) == ["id", "name", "kind"])
        #expect(headings(from: 2) == ["#", "id", "name", "kind"])
    }

    @Test("The rows of a list open by texts, if these distinguish them")
    func texts() {
        let screen = ScreenUnderTest {
            RecordList([Word(id: "tea"), Word(id: "a b")], of: "word") { word in
                Column.id(word.id)
            } to: {
                $0.id == "tea" ? TestNavigation.screen : .other
            }
        }
        #expect(screen.lines == ["tea", "a b"])
        #expect(screen.rendering.selection?.items.map(\.identifier) == ["tea", "a b"])
        screen.rendering.selection?.open("a b")
        screen.rendering.selection?.open("no such row")
        #expect(screen.navigator.calls == [.navigate(to: TestNavigation.other)])
    }

    @Test("Values have rows of their own with aligned labels, in sections if there are any")
    func values() {
        let screen = ScreenUnderTest {
            LabeledContent("First shown", value: 1999)
            LabeledContent("Nobody", value: String?.none)
            Spacer()
            Text("All is well.", key: "state")
            Section("Empty") {}
            Section("More") { Text("More of it.") }
        }
        #expect(
            screen.lines == ["First shown | 1999", "", "All is well.", "", "More", "More of it."])
        #expect(screen.json == #"{"firstShown":1999,"state":"All is well."}"#)
    }

    @Test("A placeholder sets the state of the screen")
    func states() {
        #expect(ScreenUnderTest { Text("x") }.rendering.state == .loaded)
        #expect(ScreenUnderTest { ProgressView("Loading") }.rendering.state == .loading)
        #expect(ScreenUnderTest { ContentUnavailableView("Nothing") }.rendering.state == .loaded)
        let failed = ScreenUnderTest {
            Value("left", 1)
            ContentUnavailableView(FailureText("it is broken"))
        }
        #expect(failed.rendering.state == .error)
        #expect(failed.lines == ["<warning> It is broken.", "Type retry to try again."])
        #expect(failed.json == #"{"message":"It is broken.","canRetry":true}"#)
        let named = ScreenUnderTest {
            Text("x").state(.idle, "A text.", among: .loaded).navigationTitle("Other").promptLabel("there")
                .navigationSubtitle("1 of 1")
        }
        let rendering = named.rendering
        #expect(rendering.state == .idle && rendering.title == "Other" && rendering.label == "there")
        #expect(rendering.summary == "1 of 1" && ScreenUnderTest { EmptyView() }.rendering.label == "test-screen")
        #expect(named.description.contents.map(\.states) == [[.idle, .loaded]])
    }

    @Test("Progress is a bar on a terminal, and tenths elsewhere")
    func progress() {
        let screen = ScreenUnderTest { ProgressView("Copying", value: 3.9, total: 10) }
        #expect(screen.json == #"{"progress":{"value":3.9,"total":10.0}}"#)
        var style = TextStyle.plain
        func line() -> [String] {
            ChallengeDesignSystem.TextRenderer(width: 40, style: style).lines(of: screen.rendering.body)
        }
        #expect(line() == ["Copying  30 %"])
        style.bars = true
        #expect(line() == ["Copying  ███░░░░░░░ 30 %"])
        style.unicode = false
        #expect(line() == ["Copying  ###------- 30 %"])
    }

    @Test("A search field is an intent, and shows its text")
    func search() async throws {
        let model = TestModel()
        let screen = ScreenUnderTest {
            SearchField(text: Bindable(model).projectedValue.text).searchSuggestions { ["tea"] }
        }
        try await screen.perform("search", ["TEXT": .text(" tea ")])
        #expect(screen.lines == ["  [search: tea]"] && screen.json == #"{"query":"tea"}"#)
        #expect(screen.description.intents.map(\.name) == ["search"])
        #expect(screen.description.actions[0].forms[0][0].suggest().map(\.text) == ["tea"])
    }

    @Test("A view around a link opens it; without such a view, its address is printed")
    func openedLinks() async throws {
        var opened: [URL] = []
        let url = try #require(URL(string: "https://example.com"))
        let screen = ScreenUnderTest {
            Link("Site", destination: url)
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.append($0)
                        return .handled
                    })
            Link("Page", destination: url)
        }
        try await screen.perform("site")
        #expect(opened == [url])
        var report: Report?
        if case .output(let answer) = try await screen.perform("page") { report = answer }
        #expect(report?.content.json.text == #"{"url":"https://example.com"}"#)
    }

    @Test("The work of the first appearance runs once and in order, however often a view was rendered before")
    func appearance() async {
        var work: [String] = []
        let screen = ScreenUnderTest {
            Text("x").onAppear { work.append("first") }
            Text("y").task { work.append("second") }
        }
        _ = screen.rendering
        #expect(work.isEmpty)
        await screen.appear()
        #expect(work == ["first", "second"])
    }

    @Test(
        "Previews of a screen define its states, each by the first that has it, and its actions with the arguments of all"
    )
    func previews() {
        let declaration = ScreenDeclaration(
            "Test", title: "Test", navigation: TestNavigation.screen.name, TestNavigation.screen)
        let screen = declaration.shown { _, _ in
            Text("live")
        } preview: { _ in
            [
                Group {
                    Value("count", 1)
                    Button("a") {}
                }
                .state(.loaded, among: .empty),
                Group {
                    ContentUnavailableView(failure: "It is broken.")
                    Button("b") {}
                    Button("a", help: "Again", ArgumentKey<String>("TEXT")) { _ in }
                },
            ]
        }
        #expect(screen.description.actions.map(\.help) == ["A", "B"])
        #expect(screen.description.actions.map(\.usage) == ["a [TEXT]", "b"])
        #expect(screen.description.states == [.loaded, .empty, .error])
    }
}
