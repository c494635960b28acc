import ChallengeActions
import ChallengeTestSupport
import ChallengeViews
import FoundationEssentials
import Observation
import SwiftUI

@Suite("Fields", .limited)
struct FieldTests {
    @Bindable private var model = TestModel()

    private func set(
        _ screen: ScreenUnderTest, _ name: String, _ values: [String: ArgumentValue] = [:]
    ) async throws {
        try await screen.perform("set", [name: .keyword].merging(values) { $1 })
    }

    @Test("One command sets all fields, each by its name, and programs get them in the form of their type")
    func kinds() async throws {
        let screen = ScreenUnderTest {
            TextField("Full name", text: $model.text)
            Toggle("On", isOn: $model.isOn)
            Picker("Size", selection: $model.size)
            Stepper("Count", value: $model.count, in: 0...10, step: 5)
        }
        #expect(screen.rendering.actionNames == ["set"])
        #expect(
            screen.lines == [
                "Full name | (a text)", "On | off", "Size | none  (small, large)", "Count | 5",
            ])
        try await set(screen, "full-name", ["VALUE": .text(" Ada ")])
        try await set(screen, "on")
        try await set(screen, "size", ["VALUE": .text("large")])
        try await set(screen, "count", ["up": .keyword])
        #expect(screen.json == #"{"fullName":"Ada","on":true,"size":"Large","count":10}"#)
        #expect(screen.lines == ["Full name | Ada", "On | on", "Size | Large", "Count | 10"])
        let failure = await actionError { try await set(screen, "count", ["up": .keyword]) }
        #expect(failure == "count must be 0 to 10")
        try await set(screen, "size", ["VALUE": .text("none")])
        #expect(model.size == nil && model.count == 10)
        #expect(screen.schema.contains(#""size":{"enum":["Small","Large"]}"#))
        #expect(screen.schema.contains(#""required":["fullName","on","count"]"#))
    }

    @Test("A date field takes a day of the calendar only")
    func date() async throws {
        var date = Date(timeIntervalSince1970: 0)
        let screen = ScreenUnderTest {
            DatePicker(
                "Due",
                selection: Binding {
                    date
                } set: {
                    date = $0
                }, displayedComponents: .date)
        }
        try await set(screen, "due", ["DATE": .text("2026-02-28")])
        #expect(screen.lines == ["Due | 2026-02-28"] && screen.json == #"{"due":"2026-02-28"}"#)
        for wrong in ["2026-02-30", "tomorrow", "26-2-3"] {
            #expect(await actionError { try await set(screen, "due", ["DATE": .text(wrong)]) } != nil, "\(wrong)")
        }
        #expect(screen.lines == ["Due | 2026-02-28"])
    }

    @Test("A form reports missing and wrong fields, and refuses to submit until they are right")
    func form() async throws {
        var submitted = 0
        let screen = ScreenUnderTest {
            Form {
                TextField("Title", text: $model.text).required().invalid(model.text.contains("!") ? "shouts" : nil)
                SecureField("Pin", text: $model.secret).required()
                Button("send") { submitted += 1 }.submitsForm()
            }
            Button("leave") {}
        }
        #expect(screen.lines == ["Title | (a text, required)", "Pin | (a secret, required)"])
        #expect(
            await actionError { try await screen.perform("send") }
                == "title is missing, pin is missing: set KEY VALUE")
        #expect(screen.rendering.actions.filter { $0.refusal != nil }.map(\.description.name) == ["send"])
        try await set(screen, "title", ["VALUE": .text("Hey!")])
        #expect(screen.lines.first == "Title | Hey!  <warning> shouts")
        model.secret = "1234"
        #expect(await actionError { try await screen.perform("send") } == "title shouts: set KEY VALUE")
        model.text = "Hey"
        try await screen.perform("send")
        #expect(submitted == 1)
    }

    @Test("A secret field shows only that it has a value, to people and to programs")
    func secret() async throws {
        let screen = ScreenUnderTest { SecureField("Password", text: $model.secret) }
        #expect(screen.json == #"{"hasPassword":false}"#)
        try await set(screen, "password", ["SECRET": .secret(Secret("hunter2"))])
        #expect(model.secret == "hunter2")
        #expect(screen.lines == ["Password | •••"] && screen.json == #"{"hasPassword":true}"#)
        let secret = Secret("hunter2")
        #expect("\(secret)" == "•••" && String(reflecting: secret) == "•••")
        var dumped = ""
        dump(secret, to: &dumped)
        #expect(!dumped.contains("hunter2"))
        #expect(!"\(Arguments(["SECRET": .secret(secret)]))".contains("hunter2"))
    }

    @Test("Fields are dimmed with their view")
    func disabled() async throws {
        let screen = ScreenUnderTest {
            Group {
                TextField("Title", text: $model.text)
                Button("save") {}
            }
            .disabled("it is archived")
        }
        #expect(await actionError { try await set(screen, "title", ["VALUE": .text("x")]) } == "it is archived")
        #expect(await actionError { try await screen.perform("save") } == "it is archived")
        #expect(model.text.isEmpty)
        #expect(screen.rendering.actions.allSatisfy { $0.refusal != nil })
    }

    @Test("The effects of fields are observed, through a binding and through a state")
    func observed() async throws {
        let screen = ScreenUnderTest { CountingView() }
        var changes = 0
        func follow() {
            withObservationTracking {
                _ = screen.rendering
            } onChange: {
                MainActor.assumeIsolated { changes += 1 }
            }
        }
        follow()
        try await screen.perform("count")
        #expect(changes == 1 && screen.lines.first == "1 times")
        follow()
        try await screen.perform("set", ["times": .keyword, "N": .integer(4)])
        #expect(changes == 2 && screen.lines.first == "4 times")
    }

    @Test("A view that is made again keeps its state, and a removed one loses it")
    func states() async throws {
        let screen = ScreenUnderTest { [model] in
            if model.isOn { CountingView() }
            CountingView()
            Toggle("Both", isOn: Bindable(model).isOn)
        }
        try await screen.perform("count")
        #expect(screen.lines.first == "1 times")
        model.isOn = true
        #expect(screen.lines.filter { $0.hasSuffix("times") } == ["0 times", "1 times"])
        try await screen.perform("count")
        #expect(screen.lines.first == "1 times")
        model.isOn = false
        #expect(screen.lines.first == "1 times")
        model.isOn = true
        #expect(screen.lines.filter { $0.hasSuffix("times") } == ["0 times", "1 times"])
    }

    @Test("A text field of any length is taken verbatim, or comes from a file")
    func texts() async throws {
        let screen = ScreenUnderTest { TextEditor(text: $model.text).accessibilityLabel("Body") }
        #expect(screen.lines == ["Body | (a text)"])
        #expect(screen.description.actions[0].editable(behind: ["body"])?.text == "")
        model.text = "old"
        let action = screen.rendering.actions[0].description
        #expect(action.editable(behind: ["Body"])?.text == "old" && action.editable(behind: ["body", "x"]) == nil)
        try await set(screen, "body", ["TEXT": .text("it's; fine\n")])
        #expect(model.text == "it's; fine\n" && screen.json == #"{"body":"it's; fine\n"}"#)
        model.text = "One\n\nTwo\n"
        #expect(screen.lines == ["Body | One  (and 1 more line)"])
        model.text = "\nOne\r\nTwo\nThree"
        #expect(screen.lines == ["Body | One  (and 2 more lines)"])
    }
}

private struct CountingView: View {
    @State private var count = 0

    var body: some View {
        Text("\(count) times")
        Button("count") { count += 1 }
        Stepper("Times", value: $count, in: 0...9).key(nil)
    }
}
