import ChallengeDesignSystem
import ChallengeTestSupport
import ChallengeViews
import SwiftUI
import Testing

@Suite("Lines of a screen", .limited)
struct LineTests {
    @Test("A text of several lines is drawn in lines, and is one cell in a row")
    func lineEnds() {
        let screen = ScreenUnderTest {
            Text("First\n") + Text("Second")
            HStack { Text("One\ntwo") }
        }
        #expect(screen.lines == ["First", "Second", "One two"])
    }

    @Test("Values line up with those around them, whatever names them")
    func alignment() throws {
        let screen = ScreenUnderTest {
            LabeledContent("Name", value: "Ada")
            TextEditor(text: .constant("Mathematics")).accessibilityLabel("Biography")
            LabeledContent("Age", value: "36")
        }
        guard case .fields(let fields) = screen.rendering.body else { throw NotAligned() }
        #expect(fields.rows.count == 3)
    }

    private struct NotAligned: Error {}
}
