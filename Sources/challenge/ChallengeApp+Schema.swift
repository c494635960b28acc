import ChallengeCore

extension ChallengeApp {
    private nonisolated static let counts = ContentSchema.object([
        "characters": .integer(from: 0), "episodes": .integer(from: 0), "locations": .integer(from: 0),
    ]).described("The number of records in a copy.")

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
        AnswerSchema(
            "sync", "The answer to sync: the copied records. Its progress goes to standard error.",
            .object(["counts": counts, "source": .string.described("The API's base URL."), "bytes": .integer(from: 1)])),
        AnswerSchema(
            "sync", variant: "status", "The answer to sync --status. Missing parts are left out.",
            .object([
                "copy": .object([
                    "source": .string, "date": .string.described("When the copy was complete, in ISO 8601."),
                    "counts": counts, "bytes": .integer(from: 1),
                ]).optional, "unusable": .string.described("Why the copy cannot be used.").optional,
                "partial": .object([
                    "source": .string, "date": .string.described("When the copy started, in ISO 8601."),
                    "pages": .integer(from: 0),
                    "of": .integer(from: 1).described("How many there are, if known.").optional,
                ]).described("An unfinished copy.").optional,
            ])),
        AnswerSchema(
            "sync", variant: "removed", "The answer to sync --remove: the removed copies.",
            .object(["removedCopy": .bool, "removedPartial": .bool])),
    ]
}
