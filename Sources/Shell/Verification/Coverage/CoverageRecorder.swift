import ChallengeActions
import ChallengeCore
import ChallengeGraph
import ChallengeHost
import ChallengeSession
import SwiftUI

/// Records which parts of its app a session reaches.
final class CoverageRecorder: SessionListener {
    var coverage: Coverage
    private unowned let root: RootContainer
    private lazy var map = root.map
    private lazy var screens = Dictionary(map.screens.map { ($0.navigation, $0.name) }) { first, _ in first }
    private lazy var links = DeepLinkHandler(map.screens)
    /// The navigation before its first redirect or guard; nil if there was no redirect or guard.
    private var origin: String?
    /// The last navigation that the running command asked for, and its modal style.
    private var asked: (navigation: String, style: ModalPresentationStyle?)?

    /// - Parameter coverage: the declared items, and the items that were reached so far.
    init(_ coverage: Coverage, of root: RootContainer) { (self.coverage, self.root) = (coverage, root) }

    /// The details include states that a screen only passes through.
    var needsDetails: Bool { true }

    func take(_ event: SessionEvent, settings: SessionSettings) {
        switch event {
        case .screen(let screen, _): note(screen)
        case .activity(.state(let screen, let from, let to), _):
            coverage.reach(.state(from, of: screen))
            coverage.reach(.state(to, of: screen))
        case .navigation(let event): note(event)
        case .use(let use): note(use)
        default: break
        }
    }

    func beginCommand() { (origin, asked) = (nil, nil) }
    /// Forgets nothing: a command that failed has still reached its parts.
    func rollBack(isInterrupted: Bool) {}
    func commit() {}

    func note(_ screen: LiveScreen) {
        coverage.reach(.init(kind: .screens, name: screen.rendering.screen))
        coverage.reach(.state(screen.rendering.state.name, of: screen.rendering.screen))
    }

    private func note(_ event: NavigationEvent) {
        switch event {
        case .redirect(let from, let to):
            coverage.reach(.redirect(from.name, to.name))
            if origin == nil { origin = from.name }
        case .guarded(let from, _, _, passes: false):
            if origin == nil { origin = from.name }
        case .push(let destination, _), .replace(let destination, _), .tab(let destination, _):
            asked = (origin ?? destination.name, nil)
            origin = nil
        case .present(let destination, let style, _):
            asked = (origin ?? destination.name, style)
            origin = nil
        case .pop, .dismiss, .root, .deliver, .guarded: break
        }
    }

    private func note(_ use: AppUse) {
        switch use {
        case .action(let name, let navigation):
            coverage.reach(.action(name, of: navigation.map { screens[$0] ?? $0 }))
            if let navigation { reachEdge(from: navigation, by: name) }
        case .row(let navigation):
            reachEdge(from: navigation, by: NavigationGraph.rowLabel)
        case .tab(let name):
            // The edge to a tab starts from the app's root.
            reachEdge(from: map.root, by: NavigationGraph.label(ofTab: name))
        case .route(let name):
            coverage.reach(.init(kind: .routes, name: name))
        case .link(let url):
            if let template = links?.template(for: url) { coverage.reach(.init(kind: .links, name: template)) }
        }
    }

    private func reachEdge(from screen: String, by label: String) {
        guard let asked else { return }
        let label = NavigationGraph.label(label, as: asked.style)
        coverage.reach(.edge(screen, asked.navigation, by: label))
    }
}
