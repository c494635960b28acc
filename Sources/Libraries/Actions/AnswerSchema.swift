public import ChallengeText

/// The schema of a command's answer to programs, ``Report/content``.
public struct AnswerSchema: Sendable {
    /// The command's name.
    public let command: String
    /// The name that distinguishes the command's answers: `status`; nil for the first or only answer.
    public let variant: String?
    /// One sentence: `The answer to import: the added rows.`
    public let help: String
    /// The schema of the answer.
    public let content: ContentSchema

    /// Creates the schema of an answer.
    public init(_ command: String, variant: String? = nil, _ help: String, _ content: ContentSchema) {
        self.command = command
        self.variant = variant
        self.help = help
        self.content = content
    }
}
