import ChallengeActions
import ChallengeDesignSystem
import ChallengeTestSupport
import ChallengeViews
import Observation
import SwiftUI

/// Destinations of an app that consists of numbered screens.
nonisolated enum TestNavigation: IncomingNavigationContract {
    case root
    case screen(Int)

    var navigationName: NavigationName {
        switch self {
        case .root: TestView.root.navigationName
        case .screen(let number): TestView.numbered.navigationName(number)
        }
    }
}

nonisolated enum TestOutgoingNavigation: OutgoingNavigationContract {
    case first

    var navigationName: NavigationName { NavigationName("TestOutgoingNavigation.\(self)") }
}

/// The state of a screen that a test reads and controls.
@Observable
final class TestScreen {
    var text = ""
    var state = ViewState.loaded
    /// The texts of its intents.
    @ObservationIgnored var said: [String] = []
    @ObservationIgnored var appearances = 0
    @ObservationIgnored var renderings = 0
    @ObservationIgnored var wasCancelled = false
    @ObservationIgnored let remark = TestRemark()
}

/// A text on a screen that any task may change.
nonisolated final class TestRemark: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    /// A test never reads it while a task changes it.
    private var stored = ""

    var text: String {
        registrar.access(self, keyPath: \.text)
        return stored
    }

    /// Changes the text.
    ///
    /// - Parameter others: an operation between the notice of the change and the change.
    func change(to text: String, after others: @Sendable () async -> Void) async {
        registrar.willSet(self, keyPath: \.text)
        await others()
        stored = text
        registrar.didSet(self, keyPath: \.text)
    }
}

struct TestView: RenderedView {
    nonisolated static let root = ScreenDeclaration(
        "root", title: "root", navigation: "TestNavigation.root", TestNavigation.root, links: ["test://app"])
    nonisolated static let numbered = ScreenDeclaration(
        "numbered", navigation: "TestNavigation.screen", label: "number", ArgumentKey<Int>("NUMBER", in: 0...99),
        TestNavigation.screen, links: ["test://app/NUMBER"])

    private nonisolated static let text = ArgumentKey<String>("TEXT")
    nonisolated static let saying = ActionDescription(
        name: "say", help: "Show a text", forms: [[text.parameter]], isIntent: true)

    /// An intent for a screen to say something.
    nonisolated static func say(_ text: String) -> Intent {
        var arguments = Arguments()
        arguments[Self.text] = text
        return Intent(saying.name, arguments)
    }

    let name: String
    let screen: TestScreen
    let work: () async -> Void
    let tasks: [@MainActor @Sendable () async -> Void]

    func render() -> Rendering {
        screen.renderings += 1
        return Rendering(
            screen: name, label: name, title: name, state: screen.state,
            body: .line([Span(screen.text + screen.remark.text)]),
            snapshot: screen.text,
            actions: [
                Action(Self.saying) { arguments in
                    guard let text = arguments[Self.text], !text.isEmpty else { throw StubError("nothing to say") }
                    screen.said.append(text)
                    screen.text = text
                    return .output(Report("said", body: .line([Span("\(name) says \(text)")]), content: text))
                }
            ])
    }

    func appear(before intent: Intent?) async {
        screen.appearances += 1
        await work()
        screen.wasCancelled = Task.isCancelled
    }
}

/// An app with one feature, which remembers the screens that it made.
final class TestApp: AppContainerContract, FeatureContract {
    /// The guards of the root container.
    var guards: [Guard] = []
    let name = "Test"
    var features: [any FeatureContract] { [self] }
    var rootNavigation: any NavigationContract { TestNavigation.root }
    var tabs: [AppTab] = []
    /// The work of a screen at its first appearance.
    var work: () async -> Void = {}
    /// The tasks that begin with a screen's first appearance.
    var tasks: [@MainActor @Sendable () async -> Void] = []
    /// The screens made, by the name of their navigation; only the latest of each.
    private(set) var made: [String: TestScreen] = [:]
    /// The navigators of the screens.
    private(set) var navigators: [String: any NavigatorContract] = [:]
    private var lost: [() -> Bool] = []

    var screens: [Screen] {
        [
            TestView.root.shown {
                self.makeView("root", $1)
            } preview: { _ in
                [DeclaredView()]
            },
            TestView.numbered.shown {
                self.makeView("\($0)", $1)
            } preview: { _ in
                [DeclaredView(actions: [TestView.saying])]
            },
        ]
    }

    /// An app whose tabs begin with the root and with the screens 10 and 20.
    static func withTabs() -> TestApp {
        let app = TestApp()
        app.tabs = [
            AppTab("First", navigation: TestNavigation.root), AppTab("Second", navigation: TestNavigation.screen(10)),
            AppTab("Third one", navigation: TestNavigation.screen(20)),
        ]
        return app
    }

    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView {
        let view: AnyView? = resolve(navigation, navigator: navigator)
        return view ?? AnyView(makeView(navigation.fullName, navigator))
    }

    /// The number of screens that something other than the test still retains.
    var aliveScreens: Int {
        (made, navigators) = ([:], [:])
        return lost.count { $0() }
    }

    private func makeView(_ name: String, _ navigator: any NavigatorContract) -> TestView {
        let screen = TestScreen()
        made[name] = screen
        navigators[name] = navigator
        lost.append { [weak screen] in screen != nil }
        return TestView(name: name, screen: screen, work: { [unowned self] in await work() }, tasks: tasks)
    }
}

nonisolated struct TestRedirect: NavigationRedirectContract {
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        if case TestOutgoingNavigation.first = navigation { TestNavigation.screen(1) } else { nil }
    }
}
