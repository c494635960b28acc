import ChallengeCore
package import ChallengeSession

extension EventDefinitions {
    /// The events that results of transcripts and a coverage print.
    package static let verification = [
        event(
            "test", "The result of a transcript, of verify and merge.", hasID: false,
            [
                "suite": .string, "group": .string.described("Within the suite, where it is another one.").optional,
                "name": .string, "outcome": .choice(["passed", "skipped", "failed", "error"]),
                "message": .string.optional, "text": .string.described("What differs.").optional,
                "seconds": .string.described("With time only.").optional,
            ]),
        event(
            "summary", "How many transcripts there were, of verify and merge.", hasID: false,
            [
                "passed": .integer(from: 0), "failed": .integer(from: 0), "updated": .integer(from: 0),
                "skipped": .integer(from: 0), "suite": .string.described("With a share only.").optional,
                "shard": .string.described("Which share it is: 2/5.").optional,
            ]),
        event(
            "coverage", "What was reached, with --coverage.", hasID: false,
            [
                "coverage": .object(
                    of: Coverage.Kind.allCases.map { kind in
                        let names = ContentSchema.array(of: .string)
                        return (
                            kind.rawValue,
                            .object(["percent": .integer(from: 0), "reached": names, "missing": names])
                        )
                    })
            ]),
    ]
}
