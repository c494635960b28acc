package import ChallengeActions

/// The destination of a link or a row.
package struct LinkDestination: Sendable {
    /// The name of the destination, for help and for programs.
    package var name: String { makeName() }
    /// The destination as a value of the module that navigates.
    package let value: any Sendable
    private let makeName: @Sendable () -> String

    package init(name: @autoclosure @escaping @Sendable () -> String, value: any Sendable) {
        makeName = name
        self.value = value
    }
}

/// Opens the destinations of a screen's links and rows.
package struct Links: Sendable {
    /// Pushes a destination, or presents it in a style.
    package let open: @MainActor @Sendable (LinkDestination, ModalPresentationStyle?) -> Void
    package let goBack: @MainActor @Sendable () -> Void

    package init(
        open: @escaping @MainActor @Sendable (LinkDestination, ModalPresentationStyle?) -> Void,
        goBack: @escaping @MainActor @Sendable () -> Void
    ) {
        self.open = open
        self.goBack = goBack
    }
}
