import ChallengeActions
import ChallengeText

extension ChallengeApp {
    /// The output of the app's own commands, except screens.
    nonisolated static let answers = [
        AnswerSchema(
            "recent", "The answer to search alone, and to recent.", .object(["searches": .array(of: .string)])),
        AnswerSchema(
            "filter", "The answer to filter alone, on a list without a form: the values of all rows.",
            .object([
                "keys": .array(
                    of: .object([
                        "key": .string,
                        "values": .array(of: .object(["value": .string, "count": .integer(from: 1)])),
                    ]))
            ])),
        AnswerSchema(
            "image", "A character's picture, or a game's cover. The size is that of its file, in pixels.",
            .object(["url": .string, "width": .integer(from: 1), "height": .integer(from: 1)])),
    ]
}
