import ChallengeAppKit
import ChallengeCore
import ChallengeHost
import FoundationEssentials
import Testing

/// The running app, of its own, on a screen that it declares.
final class Visit: CustomStringConvertible {
    /// How one comes to a screen.
    enum Way: Hashable {
        case route
        case link(String)
        /// What leads nowhere leads to it.
        case nowhere
    }

    let screen: ScreenDescription
    let way: Way
    let isFromModal: Bool
    let root: RootContainer
    private(set) var events: [NavigationEvent] = []

    var description: String { "\(screen.name), by \(way)\(isFromModal ? " from inside a modal" : "")" }

    /// - Parameter isFromModal: whether the way begins on a modal.
    init(_ screen: ScreenDescription, _ way: Way? = nil, isFromModal: Bool) async throws {
        self.screen = screen
        self.way = way ?? Self.ways(to: screen)[0]
        self.isFromModal = isFromModal
        root = Self.makeRoot()
        if isFromModal { try await presentModal() }
        switch self.way {
        case .route: try await open(screen)
        case .link(let link): root.open(try #require(URL(string: link), "\(self)"))
        case .nowhere: root.navigator.navigate(to: root.navigation(for: try #require(URL(string: "challenge://x"))))
        }
        await root.settle()
        root.onNavigation = { [weak self] in self?.events.append($0) }
    }

    static func makeRoot() -> RootContainer {
        let instrumentation = Instrumentation()
        return RootContainer(
            app: AppContainer(instrumentation: instrumentation), redirector: AppNavigationRedirect(),
            instrumentation: instrumentation)
    }

    static func ways(to screen: ScreenDescription) -> [Way] {
        let links = screen.links.map { link in
            Way.link(screen.parameters.reduce(link) { $0.replacing($1.name, with: "1") })
        }
        let ways = (screen.route == nil ? [] : [.route]) + links
        return ways.isEmpty ? [.nowhere] : ways
    }

    /// Performs an action of the screen on top.
    ///
    /// - Returns: why it could not be done, if so.
    @discardableResult
    func perform(_ name: String, _ form: [Parameter] = []) async throws -> (any Error)? {
        let action = root.top?.rendering.actions.first { $0.description.name == name }
        let arguments = try Self.example(of: form)
        do { _ = try await #require(action, "\(name) on \(self)").perform(arguments) } catch { return error }
        await root.settle()
        return nil
    }

    /// Goes to a screen by its route.
    private func open(_ screen: ScreenDescription) async throws {
        switch try #require(screen.route, "\(screen.name)").target {
        case .navigation(_, let make): root.navigator.navigate(to: make(try Self.example(of: screen.parameters)))
        case .action(let name, _):
            try await goAndPerform { action in
                guard case .leads(screen.navigation, _) = action.effect else { return false }
                return action.name == name
            }
        }
        await root.settle()
    }

    private func presentModal() async throws {
        try await goAndPerform { if case .leads(_, as: .some) = $0.effect { true } else { false } }
        try #require(root.screens.count == 2, "\(self): no modal")
    }

    /// Goes to a screen with an action, and performs it.
    private func goAndPerform(where isWanted: (ActionDescription) -> Bool) async throws {
        let screens = root.map.features.flatMap(\.screens)
        let offering = try #require(screens.first { $0.actions.contains(where: isWanted) }, "\(self)")
        try await open(offering)
        try await perform(try #require(offering.actions.first(where: isWanted)).name)
    }

    /// Arguments that a form takes.
    private static func example(of form: [Parameter]) throws -> Arguments {
        var values: [String: ArgumentValue] = [:]
        for parameter in form {
            switch parameter.kind {
            case .keyword: values[parameter.name] = parameter.value(of: parameter.name)
            case .choice(let choices): values[parameter.name] = parameter.value(of: choices[0])
            case .assignments(let keys):
                let assignment = try #require(keys[0].assignment(of: keys[0].values.first ?? "1"))
                values[parameter.name] = .assignments([assignment])
            default: values[parameter.name] = parameter.value(of: "1")
            }
            _ = try #require(values[parameter.name], "\(parameter.name)")
        }
        return Arguments(values)
    }
}
