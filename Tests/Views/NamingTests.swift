import ChallengeActions
import ChallengeTestSupport
import ChallengeViews
import FoundationEssentials
import SwiftUI
import Testing

@Suite("Names of controls and rows", .limited)
struct NamingTests {
    private nonisolated struct Item: Identifiable {
        let id: Int
        let name: String
        var isNew = false
    }

    private let items = [Item(id: 1, name: "Dune"), Item(id: 2, name: "Emma", isNew: true)]

    @Test("A field is named by the words of its label without the value, or by the text before it")
    func fields() {
        let screen = ScreenUnderTest {
            Stepper("Adults: \(2)", value: .constant(2))
            Stepper("\(5) guests", value: .constant(5))
            Stepper(value: .constant(3)) { LabeledContent("Nights", value: "3") }
            HStack {
                Text("Serves")
                Stepper("\(4)", value: .constant(4))
            }
            HStack {
                Text("Username")
                TextField("Username", text: .constant("ada"))
            }
            LabeledContent("Nickname") { TextField("Your name", text: .constant("Ada")) }
            TextField("name@example.com", text: .constant("a@b.cd")).accessibilityIdentifier("wizard.email")
        }
        #expect(
            screen.lines == [
                "Adults | 2", "Guests | 5", "Nights | 3", "Serves | 4", "Username | ada", "Nickname | Ada",
                "Email | a@b.cd",
            ])
    }

    @Test("A row is named by the first text that all rows have, and its commands do not repeat the row's texts")
    func rows() async throws {
        var played: [String] = []
        let items = items
        let screen = ScreenUnderTest {
            ForEach(items) { item in
                HStack {
                    if item.isNew { Text("NEW") }
                    Text(item.name)
                    Button {
                        played.append(item.name)
                    } label: {
                        Image(systemName: "play")
                    }
                    .accessibilityLabel("Notes for \(item.name)")
                }
            }
        }
        #expect(screen.lines == ["1 |  | Dune", "2 | NEW | Emma"])
        #expect(screen.rendering.actions.map(\.description.usage) == ["notes ROW"])
        try await screen.perform("notes", ["ROW": .text("emma")])
        #expect(played == ["Emma"])
    }

    @Test("A button shares its name with the command of rows, and never has the name of a prompt's command")
    func sharedNames() async throws {
        var played: [String] = []
        let items = items
        let screen = ScreenUnderTest {
            Button("Play") { played.append("last") }
            Button("Back") {}
            ForEach(items) { item in
                HStack {
                    Text(item.name)
                    Button("Play") { played.append(item.name) }
                    Button("Stop") {}
                }
            }
        }
        #expect(screen.rendering.actions.map(\.description.usage) == ["play [ROW]", "back-button", "stop ROW"])
        try await screen.perform("play")
        try await screen.perform("play", ["ROW": .text("2")])
        #expect(played == ["last", "Emma"])
    }

    @Test("The elements of a picker stand for their identities, and the selected one of several views has a mark")
    func selections() async throws {
        var chosen = 1
        let items = items
        let screen = ScreenUnderTest {
            Picker(
                "Book",
                selection: Binding {
                    chosen
                } set: {
                    chosen = $0
                }
            ) {
                ForEach(items) { Text($0.name) }
            }
            HStack {
                ForEach(items) { item in
                    Text(item.name).onTapGesture {}.accessibilityAddTraits(item.id == chosen ? .isSelected : [])
                }
            }
        }
        #expect(screen.lines[0] == "Book | Dune")
        try await screen.perform("set", ["book": .keyword, "VALUE": .text("emma")])
        #expect(screen.lines == ["Book | Emma", "1 Dune  2 Emma ✓"])
    }

    @Test("A view that stands for its parts says only its label and value, which an adjustment changes")
    func adjustments() async throws {
        var volume = 6
        let screen = ScreenUnderTest {
            HStack { ForEach(0..<10, id: \.self) { number in Text("\(number)").onTapGesture {} } }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Volume")
                .accessibilityValue("\(volume * 10) %")
                .accessibilityAdjustableAction { volume += $0 == .increment ? 1 : -1 }
        }
        #expect(screen.lines == ["Volume | 60 %"])
        try await screen.perform("set", ["volume": .keyword, "up": .keyword])
        #expect(screen.lines == ["Volume | 70 %"])
    }

    @Test("A destructive button asks, unless a view around it asks a question of its own")
    func questions() {
        let screen = ScreenUnderTest {
            Button("Erase", role: .destructive) {}
            Button("Sign Out", role: .destructive) {}
                .confirmationDialog("Sign out?", isPresented: .constant(false)) { Button("Sign Out") {} }
        }
        #expect(screen.rendering.actions.map(\.description.confirmation) == ["Erase?", nil])
    }

    @Test("A badge is a fact of its row, in a column of its own")
    func badges() {
        let screen = ScreenUnderTest {
            List(items) { item in
                Text(item.name).badge(item.isNew ? 3 : 0).onTapGesture {}
            }
            Text("Outside").badge(3)
        }
        #expect(screen.lines == ["1 | Dune | ", "2 | Emma | 3", "Outside"])
        #expect(screen.json == #"{"items":[{"number":1,"name":"Dune"},{"number":2,"name":"Emma","details":["3"]}]}"#)
    }

    @Test("Programs get each value that has a label under a name of its own")
    func keys() {
        let screen = ScreenUnderTest {
            LabeledContent("Rating", value: "4")
            Text("Rating").accessibilityValue("4 of 5 stars")
            Link("Website", destination: URL(string: "https://example.com")!)
            Table(items) {
                TableColumn("Number") { Text("\($0.id)") }
                TableColumn("Name", value: \.name)
            }
        }
        #expect(
            screen.lines.prefix(3) == ["Rating | 4", "Rating | 4 of 5 stars", "Website | https://example.com"])
        #expect(
            screen.json
                == #"{"rating":"4","rating2":"4 of 5 stars","website":"https://example.com","items":[{"number":"1","name":"Dune"},{"number":"2","name":"Emma"}]}"#
        )
    }

    @Test("A disclosure group in a row is a row, with the rows of its content below")
    func disclosureGroups() {
        let items = items
        let screen = ScreenUnderTest {
            ForEach(items) { item in
                DisclosureGroup(isExpanded: .constant(item.isNew)) {
                    ForEach(0..<1, id: \.self) { _ in Button("Chapter") {} }
                } label: {
                    Text(item.name)
                }
            }
        }
        #expect(screen.lines == ["1 | Dune", "2 | Emma", "3 | Chapter"])
    }
}
