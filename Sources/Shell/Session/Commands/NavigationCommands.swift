import ChallengeCore
import ChallengeConsole
import ChallengeDesignSystem
import ChallengeLanguage
import ChallengeText

extension SessionCommand {
    /// The commands that move through the app.
    package static let navigation = [
        SessionCommand(
            "open", help: "Go to a route, a link, or a row of the list",
            discussion: """
                Prints each redirect on the way, then the screen that it leads to. Where it leads nowhere it fails, and \
                nothing has changed.
                """,
            examples: ["open home", "open home | head -3"],
            forms: [[Parameter("DESTINATION", .destination)]],
            staticEffect: { app, position, invocation throws(CommandError) in
                try app.open(invocation.command, from: position)
            },
            .delegates { runner, invocation, context in try await runner.open(invocation.command, in: context) }),
        SessionCommand(
            "back", help: "Go back one screen, or N screens", examples: ["back", "back 2"],
            forms: [[], [stepCount.parameter]],
            staticEffect: { _, position, invocation throws(CommandError) in
                guard case .stack(let screens) = position else { return .unknown }
                return .stack(screens.dropLast(try steps(of: invocation, from: screens.count)))
            },
            .navigates { root, invocation in
                for _ in 0..<(try steps(of: invocation, from: root.depth + 1)) { root.navigator.goBack() }
            }),
        SessionCommand(
            "home", help: "Go to the first screen, dismissing modals",
            staticEffect: { app, _, _ in app.start },
            .navigates { root, _ in root.rootNavigator.goToRoot() }),
        SessionCommand(
            "dismiss", help: "Dismiss the modal on top",
            staticEffect: { _, position, _ throws(CommandError) in
                // Only what an action presents is modal, and then it is not known what is below.
                if case .stack = position { throw noModal }
                return .unknown
            },
            .navigates { root, _ in
                guard root.stackCount > 1 else { throw noModal }
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
