import ChallengeSession
package import ChallengeCore
import ChallengeText

/// The JSON schema of the lines that `--format json` prints.
package enum EventSchema {
    /// - Parameter reports: the events that do not belong to a session.
    package static func text(
        of map: AppMap, command: String, answers: [AnswerSchema], reports: [EventDefinitions.Definition]
    ) -> String {
        let events =
            EventDefinitions.events + screenDefinitions(of: map)
            + (EventDefinitions.answers + (map.tabs.isEmpty ? [] : EventDefinitions.answersOfTabs) + answers).map(
                EventDefinitions.definition) + reports
        let references = events.map { ##"    {"$ref": "#/$defs/\##($0.name)"}"## }.joined(separator: ",\n")
        let definitions = (events + EventDefinitions.parts).map { definition in
            "    \"\(definition.name)\": \(definition.schema.json.text(indentedBy: 4))"
        }
        return """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "title": "An event of \(command) --format json",
              "description": "One line of standard output. The keys come in the order in which they stand here.",
              "oneOf": [
            \(references)
              ],
              "$defs": {
            \(definitions.joined(separator: ",\n"))
              }
            }

            """
    }

    /// Returns a definition for each form of a screen's content.
    private static func screenDefinitions(of map: AppMap) -> [EventDefinitions.Definition] {
        map.screens.flatMap { screen in
            screen.contents.enumerated().map { index, content in
                let states = content.states.map(\.name)
                let suffix = index == 0 ? "" : ".\(states.last ?? "")"
                let schema = ContentSchema.object([
                    "event": .choice(["screen"]), "id": .reference("id").optional, "screen": .choice([screen.name]),
                    "path": .array(of: .reference("navigation"), minimum: 1).described(
                        "The navigations of the screens that are alive, the last \(ScreenPlace.limit) at most."),
                    "depth": .integer(from: 0).described("How many screens are below this one."),
                    "state": .choice(states), "content": content.schema,
                    "background": .reference("background").optional,
                ])
                return ("screen.\(screen.name)\(suffix)", schema)
            }
        }
    }
}
