import ChallengeCore

extension SessionCommand {
    /// The commands that move through the app.
    static let navigation = [
        SessionCommand(
            "open", help: "Go to a route, a link, or a row of the list",
            forms: [[Parameter("DESTINATION", .destination)]]
        ) { session, invocation in
            try await session.open(invocation.command)
        },
        SessionCommand(
            "back", help: "Go back one screen, or N screens",
            forms: [[], [Parameter("N", .integer(1...Int.max))]]
        ) { session, invocation in
            let count = invocation.arguments.integer("N") ?? 1
            // Each screen but the first can be left: by going back within its stack, or by dismissing its modal.
            let available = session.root.screens.joined().count - 1
            guard count <= available else {
                throw CommandError(
                    available == 0
                        ? "this is the first screen: there is nothing to go back to"
                        : "from here one can go back \(available) at most",
                    at: invocation.command.arguments.first?.location)
            }
            for _ in 0..<count { session.root.navigator.goBack() }
        },
        SessionCommand("home", help: "Go to the first screen, dismissing modals") { session, _ in
            session.root.rootNavigator.goToRoot()
        },
        SessionCommand("dismiss", help: "Dismiss the modal on top") { session, _ in
            guard session.root.screens.count > 1 else { throw CommandError("there is no modal to dismiss") }
            session.root.navigator.dismiss()
        },
    ]
}
