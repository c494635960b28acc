public import ChallengeText

/// The text of a failure, for the error state of a screen and for the error message of a command.
public struct FailureText: JSONConvertible, Hashable {
    /// The failure, as a part of a sentence: `there is no character 7`.
    public let message: String
    /// The step before a retry, in the imperative: `check the connection`; nil without such a step.
    public let remedy: String?
    /// True if a retry may succeed.
    public let canRetry: Bool

    /// Creates the text of a failure.
    public init(_ message: String, remedy: String? = nil, canRetry: Bool = true) {
        self.message = message
        self.remedy = remedy
        self.canRetry = canRetry
    }

    /// The message of a screen: `There is no character 7.`
    public var sentence: String { message.capitalizedAtStart + "." }

    /// The content of a screen in the error state, for programs.
    public var json: JSON { ["message": sentence, "canRetry": canRetry] }
    /// The schema of ``json``.
    public static let schema = ContentSchema.object(["message": .string, "canRetry": .bool])

    /// Advice for the user of a screen: `Check the connection, then type retry.`
    public var advice: String {
        guard canRetry else { return "Type back to leave." }
        guard let remedy else { return "Type retry to try again." }
        return "\(remedy.capitalizedAtStart), then type retry."
    }

    /// Returns the error message of a command: the message, the remedy, and a note if the screen shows older data.
    public func report(showsOld: Bool = false) -> String {
        message + (remedy.map { "; " + $0 } ?? "") + (showsOld ? "; the screen shows older data" : "")
    }
}
