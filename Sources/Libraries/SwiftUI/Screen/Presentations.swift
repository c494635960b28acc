package import ChallengeActions
#if Foundation
import Foundation
#else
package import FoundationEssentials
#endif

/// The screens above a screen: the rest of its stack, modals, and the other tabs beside it.
@MainActor
package struct Presentations {
    /// A view that is shown as a screen of its own, with the environment of the view that shows it.
    package struct Content {
        /// The identity of the view; another identity is another screen.
        package let id: AnyHashable
        package let view: AnyView
        package let environment: EnvironmentValues
        /// The value in the path, as it names the screen; nil without one.
        package let value: String?
        /// The rendering that asks for the view; the view may depend on values of that rendering.
        package let rendering: Int

        init(_ id: AnyHashable, _ view: AnyView, _ environment: EnvironmentValues, value: String? = nil) {
            (self.id, self.view, self.environment) = (id, view, environment)
            rendering = environment.rendering
            // A value such as an enumeration's case with values names nothing.
            self.value = value.flatMap { $0.count <= 20 && $0.allSatisfy { $0.isLetter || $0.isNumber } ? $0 : nil }
        }
    }

    /// A navigation stack, whose path the app owns.
    package struct Stack {
        /// The identity of the stack: its place on the screen.
        package let id: Position
        /// The values above the root.
        package let path: [AnyHashable]
        /// Removes the last values of the path.
        package let removeLast: @MainActor (Int) -> Void
    }

    /// A modal, as long as the app presents it.
    package struct Modal {
        package let style: ModalPresentationStyle
        package let content: Content
        /// Ends the presentation. The app's state then no longer presents the modal.
        package let dismiss: @MainActor () -> Void
        /// Runs after the modal has left the screen, whoever ended it.
        package let onDismiss: @MainActor () -> Void
    }

    /// A screen that is pushed as long as a value of the app says so.
    package struct Push {
        package let content: Content
        package let pop: @MainActor () -> Void
    }

    package struct TabItem {
        package let title: String
        /// The name of the screen in the tab.
        package let screen: String
        /// A number or a text that the tab shows; nil without one.
        package let badge: String?
        package let isSelected: Bool
        package let select: @MainActor @Sendable () -> Void
    }

    /// True if the screen may ask for other screens, now or later.
    package var canPresent = false
    package var stack: Stack? { didSet { canPresent = true } }
    /// The destinations of links without a value, as they are now, by their identities.
    private var links: [AnyHashable: Content] = [:]
    /// Makes the view of a value in the path, by the value's type.
    private var destinations: [(type: ObjectIdentifier, make: (Any) -> AnyView, environment: EnvironmentValues)] = []
    /// The links, each with the name of its command, or nil for that of a row.
    var leads: [(action: String?, value: AnyHashable)] = []
    package var pushes: [Push] = []
    package var modals: [Modal] = []
    /// Return the modals of models that the host follows.
    package var followedModals: [() -> Modal?] = []
    package var tabs: [TabItem] = []
    /// Handles a link that no feature knows.
    package var openURL: [@MainActor (URL) -> Void] = []

    mutating func append(_ other: Presentations) {
        if let other = other.stack { stack = other }
        canPresent = canPresent || other.canPresent
        if !other.links.isEmpty { links.merge(other.links) { _, new in new } }
        for other in other.destinations { set(other) }
        if !other.leads.isEmpty { leads += other.leads }
        pushes += other.pushes
        modals += other.modals
        followedModals += other.followedModals
        if !other.tabs.isEmpty { tabs = other.tabs }
        openURL += other.openURL
    }

    mutating func setDestination(_ link: ViewLink) { links[link.content.id] = link.content }

    mutating func setDestination<Value: Hashable>(
        _ type: Value.Type, _ make: @escaping (Value) -> AnyView, _ environment: EnvironmentValues
    ) {
        set((ObjectIdentifier(type), { ($0 as? Value).map(make) ?? AnyView(EmptyView()) }, environment))
    }

    private mutating func set(
        _ destination: (type: ObjectIdentifier, make: (Any) -> AnyView, environment: EnvironmentValues)
    ) {
        destinations.removeAll { $0.type == destination.type }
        destinations.append(destination)
    }

    /// Returns the view of a value in a path; nil if this screen declares no destination of its type.
    package func content(for value: AnyHashable) -> Content? {
        if let link = value.base as? ViewLink { return links[link.content.id] }
        return destination(of: value.base).map { Content(value, $0.view, $0.environment, value: "\(value.base)") }
    }

    /// Returns the view of a value, and the environment of the view that declares it; nil without a destination of its type.
    package func destination(of value: Any) -> (view: AnyView, environment: EnvironmentValues)? {
        let type = ObjectIdentifier(Swift.type(of: value))
        return destinations.first { $0.type == type }.map { ($0.make(value), $0.environment) }
    }
}

extension AnyHashable {
    /// The view in a path as it was when its link was followed; nil for a value.
    @MainActor package var linkContent: Presentations.Content? { (base as? ViewLink)?.content }
}

/// A view in a path: the destination of a link without a value.
struct ViewLink: Hashable {
    let content: Presentations.Content

    nonisolated static func == (one: Self, other: Self) -> Bool { one.content.id == other.content.id }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(content.id) }
}

/// A host that follows the model of a stack's path by itself, such as a navigation coordinator.
package struct StackFollower {
    /// True if the host names the screen.
    let namesScreen: Bool
    /// Takes the model of a path or a modal. Returns true if the host follows the model.
    let follow: (Any) -> Bool
    /// Returns the view of the stack's root with what only a prompt needs.
    let decorateRoot: (AnyView) -> AnyView

    package init(
        namesScreen: Bool, follow: @escaping (Any) -> Bool, decorateRoot: @escaping (AnyView) -> AnyView
    ) {
        (self.namesScreen, self.follow, self.decorateRoot) = (namesScreen, follow, decorateRoot)
    }
}
