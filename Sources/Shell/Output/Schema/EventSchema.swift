package import ChallengeCore
import ChallengeText

extension Shell {
    /// The JSON schema of the lines of `--format json`, as a text of many lines.
    ///
    /// - Parameters:
    ///   - command: the name of the app's program.
    ///   - answers: definitions of what the app's own actions answer, as those of ``AnswerDefinitions`` are written.
    ///   - parts: those that these refer to.
    package static func eventSchema(of map: AppMap, command: String, answers: String, parts: String) -> String {
        let events = EventDefinitions.events + screenSchemas(of: map) + AnswerDefinitions.answers + answers
        // Each definition begins with its name in quotes, four columns in.
        let names = events.split(separator: "\n").filter { $0.hasPrefix("    \"") }.map { $0.split(separator: "\"")[1] }
        let references = names.map { ##"    {"$ref": "#/$defs/\##($0)"}"## }.joined(separator: ",\n")
        return """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "title": "An event of \(command) --format json",
              "description": "One line of standard output. The keys come in the order in which they stand here.",
              "oneOf": [
            \(references)
              ],
              "$defs": {
            \((events + parts + EventDefinitions.parts).dropLast(2))
              }
            }

            """
    }

    /// The definitions of the screens' events, one for each form of a screen's content.
    private static func screenSchemas(of map: AppMap) -> String {
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
                ])
                return "    \"screen.\(screen.name)\(suffix)\": \(schema.json.text(indentedBy: 4)),\n"
            }
        }.joined()
    }
}
