import ChallengeActions
import ChallengeCore
import ChallengeTestSupport
import ChallengeText
import ChallengeViews
import Observation
import SwiftUI

/// A view as the screen of an app, as a host drives it.
struct ScreenUnderTest {
    let navigator = NavigatorMock()
    let screen: Screen
    private let view: AnyView

    init(@ViewBuilder _ content: @escaping @MainActor () -> ViewContent) {
        screen = Self.declaration.shown { _, _ in AnyContent(content: content) }
        view = screen.view(of: TestNavigation.screen, in: navigator)
    }

    private nonisolated static let declaration = ScreenDeclaration(
        "Test", title: "Test screen", navigation: TestNavigation.screen.name, TestNavigation.screen)

    var rendering: Rendering { view.render() }
    var description: ScreenDescription { screen.description }
    var lines: [String] { rendering.lines }
    /// The JSON of the screen for programs.
    var json: String { rendering.snapshot.json.text }
    var schema: String { description.contents[0].schema.json.text }

    func appear() async { await view.appear() }

    /// Performs a typed action: keywords, then the values of the parameters by their names.
    @discardableResult
    func perform(_ action: String, _ values: [String: ArgumentValue] = [:]) async throws -> ActionOutcome {
        try await rendering.perform(action, Arguments(values))
    }
}

private struct AnyContent: View {
    let content: @MainActor () -> ViewContent

    var body: some View { content() }
}

nonisolated enum TestNavigation: String, IncomingNavigationContract {
    case screen, other

    var navigationName: NavigationName { NavigationName("TestNavigation.\(rawValue)") }
}

@Observable
final class TestModel {
    var text = ""
    var isOn = false
    var size = Size?.none
    var count = 5
    var secret = ""

    enum Size: String, CaseIterable, ContentValue {
        case small = "Small"
        case large = "Large"
    }
}
