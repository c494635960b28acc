import ChallengeTestSupport
import ChallengeViews
import SwiftUI
import Testing

@Suite("Commands of gestures and menus", .limited)
struct CommandTests {
    private let model = TestModel()

    @Test("A tap and a long press are commands, however an app writes them")
    func gestures() async throws {
        let model = model
        let screen = ScreenUnderTest {
            Text("Star").gesture(TapGesture().onEnded { model.count += 1 })
            Text("Reset").simultaneousGesture(LongPressGesture().onEnded { _ in model.count = 0 })
            Text("Drag").onDeleteCommand(perform: nil)
        }
        #expect(screen.rendering.actionNames == ["star", "long-press"])
        try await screen.perform("star")
        #expect(model.count == 6)
        try await screen.perform("long-press")
        #expect(model.count == 0)
    }

    @Test("The buttons of a menu bar are commands of the app's first screen")
    func menuBar() async throws {
        let model = model
        let scene = WindowGroup { Text("Window") }.commands {
            SidebarCommands()
            CommandMenu("Count") { Button("Increase") { model.count += 1 } }
            CommandGroup(replacing: .newItem) { Button("New item") { model.count = 0 } }
        }
        let window = try #require(scene.window)
        let screen = ScreenUnderTest { Self.content(of: window) }
        #expect(screen.rendering.actionNames == ["increase", "new-item"])
        try await screen.perform("increase")
        #expect(model.count == 6)
    }

    @Test("A prompt shows the first window of several scenes")
    func firstWindow() throws {
        let scenes = SceneBuilder.buildBlock(
            Settings { Text("Settings") }, WindowGroup { Text("First") }, WindowGroup { Text("Second") })
        let window = try #require(scenes.window)
        #expect(ScreenUnderTest { Self.content(of: window) }.lines == ["First"])
    }

    private static func content(of view: some View) -> ViewContent { ViewBuilder.buildBlock(view, EmptyView()) }
}
