import SwiftUI
import Testing

#Preview("Found") { Text("found") }
#Preview {
    @Previewable @State var isOn = true
    Toggle("A", isOn: $isOn)
}
#Preview("Found with traits", traits: .landscapeLeft, .sizeThatFitsLayout, body: { Text("traits") })

private final class Counter {}

extension EnvironmentValues {
    @Entry fileprivate var entry: String = "default"
    @Entry fileprivate var count = 1
    @Entry fileprivate var counter: Counter?
}

@MainActor
@Suite("Previews and entries")
struct PreviewTests {
    @Test("The program finds its previews in the order of the source, with names and files")
    func all() {
        let previews = Preview.all().filter { $0.file.hasSuffix("/PreviewTests.swift") }
        #expect(previews.map(\.name) == ["Found", nil, "Found with traits"])
        #expect(previews.map { $0.make() is Text } == [true, false, true])
    }

    @Test("An entry has its default value until it is set")
    func entries() {
        var values = EnvironmentValues()
        #expect(values.entry == "default")
        #expect(values.count == 1)
        #expect(values.counter == nil)
        values.entry = "other"
        values.count = 2
        values.counter = Counter()
        #expect(values.entry == "other")
        #expect(values.count == 2)
        #expect(values.counter != nil)
    }
}
