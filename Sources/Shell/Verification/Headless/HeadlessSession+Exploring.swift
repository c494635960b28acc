package import ChallengeCore
import ChallengeDesignSystem
package import ChallengeSession

/// A command of the app that can be typed on the screen on top.
package struct OfferedCommand {
    /// Where it is carried out.
    package enum Reach {
        /// On the screen on top.
        case screen
        /// Anywhere.
        case app
        /// On another screen, to which it leads.
        case elsewhere
    }

    package let description: ActionDescription
    package let reach: Reach
    /// Whether it is offered now, and not only known. See ``ChallengeCore/Action/refusal``.
    package let isPossible: Bool
}

/// What an explorer sees of a session.
extension HeadlessSession {
    /// The commands that the app has here, besides the session's own.
    package var offered: [OfferedCommand] {
        let table = session.commands.commandTable
        let refusals = table.refusals()
        return table.all.compactMap { command in
            let reach: OfferedCommand.Reach
            switch command {
            case .session: return nil
            case .action: reach = .screen
            case .everywhere: reach = .app
            case .distant: reach = .elsewhere
            }
            let description = command.description
            return OfferedCommand(
                description: description, reach: reach, isPossible: refusals[description.name] == nil)
        }
    }

    /// What happens below the screens from here on is recorded, whether or not it is printed.
    package func recordActivities() -> ActivityRecorder {
        let recorder = ActivityRecorder()
        session.events.add(recorder)
        return recorder
    }
}

extension LiveScreen {
    /// The rows of the screen, heading included, as they are printed without colour.
    package func rows(width: Int, isUnicode: Bool) -> [String] {
        TextRenderer(width: width, style: TextStyle(color: false, unicode: isUnicode))
            .lines(of: TextFormat.element(of: self))
    }
}

/// Keeps what happened below the screens.
package final class ActivityRecorder: SessionListener {
    private var recorded: [Activity] = []

    package var needsDetails: Bool { true }

    /// The activities since the last call.
    package func take() -> [Activity] {
        defer { recorded = [] }
        return recorded
    }

    package func take(_ event: SessionEvent, settings: SessionSettings) {
        if case .activity(let activity) = event { recorded.append(activity) }
    }

    package func beginCommand() {}
    package func rollBack(isInterrupted: Bool) {}
    package func commit() {}
}
