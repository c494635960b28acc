package import ChallengeCore
import ChallengeText

/// The JSON schema of the lines that `--format json` prints.
package enum EventSchema {
    /// - Parameter reports: the events that do not belong to a session.
    package static func text(
        of map: AppMap, command: String, answers: [AnswerSchema], reports: [EventDefinitions.Definition]
    ) -> String {
        let events =
            JSONFormat.definitions + screenDefinitions(of: map)
            + (EventDefinitions.answers + (map.tabs.isEmpty ? [] : EventDefinitions.answersOfTabs) + answers).map(
                definition(of:)) + reports
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
                return JSONFormat.screen(
                    "screen.\(screen.name)\(suffix)", screen: .choice([screen.name]), states: .choice(states),
                    content: content.schema
                ).definition
            }
        }
    }

    private static func definition(of answer: AnswerSchema) -> EventDefinitions.Definition {
        let name = "output.\(answer.command)" + (answer.variant.map { ".\($0)" } ?? "")
        return JSONFormat.report(name, answer.help, name: .choice([answer.command]), content: answer.content).definition
    }
}
