import ChallengeCore
package import ChallengeSession

extension EventDefinitions {
    /// The events that an exploration prints.
    package static let exploration = [
        event(
            "violation", "What explore has found wrong.", hasID: false,
            [
                "invariant": .string, "screen": .string, "action": .string, "message": .string,
                "count": .integer(from: 1).described("Of the places."),
                "places": .array(of: .object(["screen": .string, "action": .string]))
                    .described("Where one mistake breaks the invariant, the place above first."),
                "file": .string.described("The transcript that shows it, with --out.").optional,
                "transcript": .string.described("Its text, without --out.").optional,
            ]),
        event(
            "exploration", "What explore has done.", hasID: false,
            [
                "seed": .string, "screens": .integer(from: 0), "states": .integer(from: 0),
                "edges": .integer(from: 0), "steps": .integer(from: 0),
                "unexplored": .integer(from: 0).described("States."),
                "omitted": .integer(from: 0).described("Steps, of states with too many."), "interrupted": .bool,
                "violations": .integer(from: 0),
                "places": .integer(from: 0).described("Of all violations."), "milliseconds": milliseconds,
            ]),
    ]
}
