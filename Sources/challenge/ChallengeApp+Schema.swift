import ChallengeCore

extension ChallengeApp {
    private nonisolated static let counts = ContentSchema.object([
        "characters": .integer(from: 0), "episodes": .integer(from: 0), "locations": .integer(from: 0),
    ]).described("How many records a copy has.")

    /// What the app's commands answer beside screens.
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
        AnswerSchema(
            "sync", "The answer to sync: what was copied. How far that has come is said on standard error.",
            .object(["counts": counts, "source": .string.described("The API's base URL."), "bytes": .integer(from: 1)])),
        AnswerSchema(
            "sync", variant: "status", "The answer to sync --status. What is not there is left out.",
            .object([
                "copy": .object([
                    "source": .string, "date": .string.described("When it was complete, as ISO 8601 has it."),
                    "counts": counts, "bytes": .integer(from: 1),
                ]).optional, "unusable": .string.described("Why the copy cannot be used.").optional,
                "partial": .object([
                    "source": .string, "date": .string.described("When it was begun, as ISO 8601 has it."),
                    "pages": .integer(from: 0),
                    "of": .integer(from: 1).described("How many there are, where that is known.").optional,
                ]).described("A copy that was begun.").optional,
            ])),
        AnswerSchema(
            "sync", variant: "removed", "The answer to sync --remove: what there was.",
            .object(["removedCopy": .bool, "removedPartial": .bool])),
    ]
}
