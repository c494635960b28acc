import ChallengeActions
import ChallengeHost
import ChallengeTestSupport
import ChallengeViews
import Foundation
import Observation
import SwiftUI

@Suite("The window of an app", .limited)
struct WindowTests {
    private let app: WindowApp
    private let sut: RootContainer

    init() {
        app = WindowApp()
        sut = RootContainer(app: app, redirector: WindowRedirect())
    }

    private var titles: [[String]] { sut.screens.map { $0.map(\.rendering.title) } }

    private func perform(_ action: String) async throws {
        _ = try await sut.rendering?.perform(action)
        try await sut.settle()
    }

    @Test("The host follows the coordinator that owns the path of the window's stack")
    func path() throws {
        #expect(titles == [["Start"]])
        #expect(sut.navigator === app.navigators[0])
        app.navigators[0].navigate(to: WindowOutgoingNavigation.step)
        #expect(titles == [["Start", "Step 1"]])
        #expect(sut.top?.entry?.chain.hops.count == 1)
        sut.navigator.navigate(to: WindowNavigation.step(2))
        let coordinator = try #require(app.navigators[0] as? NavigationCoordinator)
        #expect(
            coordinator.path.map(\.wrapped.fullName) == ["WindowNavigation.step(1)", "WindowNavigation.step(2)"])
        sut.navigator.goBack()
        #expect(titles == [["Start", "Step 1"]])
        coordinator.path = []
        #expect(titles == [["Start"]])
    }

    @Test(
        "A modal has a stack of its own, and all views share the environment of the window", arguments: [true, false])
    func modal(isSheet: Bool) {
        sut.navigator.navigate(to: WindowNavigation.step(1))
        #expect(sut.rendering?.lines == ["in the window"])
        sut.navigator.present(WindowNavigation.step(2), style: isSheet ? .sheet : .fullScreenCover)
        sut.navigator.navigate(to: WindowNavigation.step(3))
        #expect(titles == [["Start", "Step 1"], ["Step 2", "Step 3"]])
        #expect(sut.rendering?.lines == ["in the window"])
        sut.navigator.goToRoot()
        sut.navigator.goBack()
        #expect(titles == [["Start", "Step 1"]])
    }

    @Test("The first view of a stack's root stays")
    func roots() async throws {
        for _ in 1...2 { try await perform("count") }
        #expect(sut.rendering?.lines == ["counted 2"])
    }

    @Test("A roll-back restores the window's path and modal")
    func rollBack() {
        sut.navigator.navigate(to: WindowNavigation.step(1))
        let checkpoint = sut.begin(dueTo: "a command")
        sut.navigator.navigate(to: WindowNavigation.step(2))
        sut.navigator.present(WindowNavigation.step(3), style: .sheet)
        #expect(titles == [["Start", "Step 1", "Step 2"], ["Step 3"]])
        checkpoint.restore()
        #expect(titles == [["Start", "Step 1"]])
    }

    @Test("A view of the stack may present a sheet by itself")
    func sheetOfView() async throws {
        sut.navigator.navigate(to: WindowNavigation.step(1))
        try await perform("note")
        #expect(titles == [["Start", "Step 1"], ["Note"]])
        sut.navigator.goBack()
        try await sut.settle()
        #expect(titles == [["Start", "Step 1"]])
    }

    @Test("A guard shows another view in place of the root, which comes back with its state")
    func blockedRoot() async throws {
        let app = WindowApp(isBlocked: true)
        let sut = RootContainer(app: app, redirector: nil)
        for count in 0...2 {
            #expect(sut.rendering?.title == "Step 9")
            app.isBlocked = false
            try await sut.settle()
            #expect(sut.rendering?.lines == ["counted \(count)"])
            _ = try await sut.rendering?.perform("count")
            app.isBlocked = true
            try await sut.settle()
        }
    }

    @Test("The window opens the links of the features, and the host shows the others as not found")
    func links() throws {
        sut.open(try #require(URL(string: "window://step/4")))
        #expect(titles == [["Start", "Step 4"]])
        #expect(app.opened == ["window://step/4"])
        sut.open(try #require(URL(string: "window://nowhere")))
        #expect(sut.top?.navigation is UnknownNavigation)
        #expect(app.opened.count == 1)
        #expect(!sut.opensAnyLink)
    }

    @Test("What only a prompt needs is added to the root and to each screen of the stack")
    func decoration() {
        #expect(sut.rendering?.action("count")?.help == "Count one more")
        sut.navigator.navigate(to: WindowNavigation.step(1))
        #expect(sut.rendering?.action("note")?.help == "Write a note")
        #expect(sut.map.screens.map(\.name) == ["Start", "Step"])
    }
}

extension Rendering {
    fileprivate func action(_ name: String) -> ActionDescription? {
        actions.map(\.description).first { $0.name == name }
    }
}

private nonisolated enum WindowNavigation: IncomingNavigationContract {
    case start
    case step(Int)
}

private nonisolated enum WindowOutgoingNavigation: OutgoingNavigationContract {
    case step
}

private nonisolated struct WindowRedirect: NavigationRedirectContract {
    func redirect(_ navigation: any NavigationContract) -> (any NavigationContract)? {
        navigation is WindowOutgoingNavigation ? WindowNavigation.step(1) : nil
    }
}

/// An app whose window has the stack.
private final class WindowApp: AppContainerContract {
    private let isGuarded: Bool
    var isBlocked: Bool
    /// The navigators of the root views, in the order in which the views were made.
    var navigators: [any NavigatorContract] = []
    var opened: [String] = []

    init(isBlocked: Bool = false) { (isGuarded, self.isBlocked) = (isBlocked, isBlocked) }

    var features: [any FeatureContract] { [WindowFeature(app: self)] }
    let rootNavigation: any NavigationContract = WindowNavigation.start
    var window: (any View)? { WindowView(app: self) }
    var guards: [Guard] {
        guard isGuarded else { return [] }
        return [
            Guard("a key", navigations: ["WindowNavigation.start"], screens: ["Start"]) { [unowned self] in
                isBlocked ? nil : ""
            } otherwise: { _ in
                WindowNavigation.step(9)
            }
        ]
    }
}

private struct WindowFeature: FeatureContract {
    let app: WindowApp

    var screens: [Screen] {
        [
            ScreenDeclaration("Start", title: "Start", navigation: "WindowNavigation.start", WindowNavigation.start)
                .prompt { (view: StartView, _) in
                    view.command("count", help: "Count one more")
                } preview: { _ in
                    [StartView(model: Counter())]
                },
            ScreenDeclaration(
                "Step", navigation: "WindowNavigation.step", label: "", ArgumentKey<Int>("N", in: 0...99),
                WindowNavigation.step
            )
            .prompt { (view: StepView, _) in
                view.command("note", help: "Write a note")
            } preview: { _ in
                [StepView(number: 1)]
            },
        ]
    }

    var deepLinkHandler: (any DeepLinkHandlerContract)? { WindowLinks() }

    func makeMainView(navigator: any NavigatorContract) -> AnyView {
        app.navigators.append(navigator)
        return AnyView(StartView(model: Counter()))
    }

    func resolve(_ navigation: any NavigationContract, navigator: any NavigatorContract) -> AnyView? {
        switch navigation {
        case WindowNavigation.start: makeMainView(navigator: navigator)
        case WindowNavigation.step(let number): AnyView(StepView(number: number))
        case is UnknownNavigation: AnyView(Text("Not found"))
        default: nil
        }
    }
}

private struct WindowLinks: DeepLinkHandlerContract {
    let scheme = "window"
    let host = "step"

    func resolve(_ url: URL) -> (any NavigationContract)? { Int(url.lastPathComponent).map(WindowNavigation.step) }
}

private struct WindowView: View {
    let app: WindowApp
    @State private var coordinator = NavigationCoordinator(redirector: WindowRedirect())

    var body: some View {
        StackView(coordinator: coordinator, app: app, navigation: WindowNavigation.start)
            .environment(\.place, "in the window")
            .onOpenURL { url in
                app.opened.append(url.absoluteString)
                if let navigation = app.navigation(for: url) { coordinator.navigate(to: navigation) }
            }
    }
}

private struct StackView: View {
    @Bindable var coordinator: NavigationCoordinator
    let app: WindowApp
    let navigation: any NavigationContract

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            app.resolve(navigation, navigator: coordinator)
                .navigationDestination(for: AnyNavigation.self) { navigation in
                    app.resolve(navigation.wrapped, navigator: coordinator)
                }
        }
        .sheet(item: $coordinator.sheet) { ModalView(app: app, navigation: $0.navigation) }
        .fullScreenCover(item: $coordinator.fullScreenCover) { ModalView(app: app, navigation: $0.navigation) }
    }
}

private struct ModalView: View {
    let app: WindowApp
    let navigation: any NavigationContract
    @State private var coordinator = NavigationCoordinator(redirector: WindowRedirect())

    var body: some View { StackView(coordinator: coordinator, app: app, navigation: navigation) }
}

@Observable
private final class Counter {
    var count = 0
}

private struct StartView: View {
    let model: Counter

    var body: some View {
        Group {
            Text("counted \(model.count)")
            Button("Count") { model.count += 1 }
        }
        .navigationTitle("Start")
    }
}

private struct StepView: View {
    let number: Int
    @State private var isNoting = false
    @Environment(\.place) private var place

    var body: some View {
        Group {
            Text(place)
            Button("Note") { isNoting = true }
        }
        .navigationTitle("Step \(number)")
        .sheet(isPresented: $isNoting) { Text("a note").navigationTitle("Note") }
    }
}

private struct PlaceKey: EnvironmentKey {
    static let defaultValue = "nowhere"
}

extension EnvironmentValues {
    fileprivate var place: String {
        get { self[PlaceKey.self] }
        set { self[PlaceKey.self] = newValue }
    }
}
