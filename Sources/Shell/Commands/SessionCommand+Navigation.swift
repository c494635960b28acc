import ChallengeCore

extension SessionCommand {
    /// The commands that move through the app.
    static let navigation = [
        SessionCommand(
            "open", help: "Go to a route, a link, or a row of the list",
            forms: [[Parameter("DESTINATION", .destination)]],
            staticEffect: .moves { app, position, invocation throws(CommandError) in
                try app.open(invocation.command, from: position)
            },
            .commands { runner, invocation, context in try await runner.open(invocation.command, in: context) }),
        SessionCommand(
            "back", help: "Go back one screen, or N screens",
            forms: [[], [stepCount.parameter]],
            staticEffect: .moves { _, position, invocation throws(CommandError) in
                guard case .stack(let screens) = position else { return .unknown }
                return .stack(screens.dropLast(try steps(of: invocation, from: screens.count)))
            },
            .navigates { root, invocation in
                for _ in 0..<(try steps(of: invocation, from: root.path.count)) { root.navigator.goBack() }
            }),
        SessionCommand(
            "home", help: "Go to the first screen, dismissing modals",
            staticEffect: .moves { app, _, _ in app.start },
            .navigates { root, _ in root.rootNavigator.goToRoot() }),
        SessionCommand(
            "dismiss", help: "Dismiss the modal on top",
            staticEffect: .moves { _, position, _ throws(CommandError) in
                // Only what an action presents is modal, and then it is not known what is below.
                if case .stack = position { throw noModal }
                return .unknown
            },
            .navigates { root, _ in
                guard root.screens.count > 1 else { throw noModal }
                root.navigator.dismiss()
            }),
    ]

    private static let stepCount = ArgumentKey<Int>("N", in: 1...Int.max)
    private static let noModal = CommandError(.noModal)

    /// How many screens `back` leaves. Each screen but the first can be left: by going back within its stack, or by
    /// dismissing its modal.
    private static func steps(of invocation: Invocation, from count: Int) throws(CommandError) -> Int {
        let steps = invocation.arguments[stepCount] ?? 1
        guard steps < count else {
            throw CommandError(.tooFarBack(limit: count - 1), at: invocation.command.arguments.first?.location)
        }
        return steps
    }
}
