import ChallengeTestSupport
import SwiftUI
import Testing

@Suite("The states of views", .limited)
struct StateTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            NavigationStack {
                Text("\(count)")
                Button("Count") { count += 1 }
            }
        }
    }

    @Test("A view whose body is a stack keeps its state next to that of the stack")
    func stack() async throws {
        let screen = ScreenUnderTest { Counter() }
        try await screen.perform("count")
        try await screen.perform("count")
        #expect(screen.lines == ["2"])
    }
}
