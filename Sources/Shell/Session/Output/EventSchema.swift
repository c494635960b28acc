package import ChallengeActions
import ChallengeCore
package import ChallengeHost
package import ChallengeText
import SwiftUI

/// The JSON schema of the lines that `--format json` prints.
package enum EventSchema {
    package typealias Definition = (name: String, schema: ContentSchema)

    /// - Parameter reports: the events that do not belong to a session.
    package static func text(
        of map: AppMap, command: String, answers: [AnswerSchema], reports: [Definition]
    ) -> String {
        let events =
            JSONFormat.definitions + screenDefinitions(of: map)
            + (Self.answers + (map.tabs.isEmpty ? [] : answersOfTabs) + (map.isWhole ? [] : answersOfViews) + answers)
            .map(definition(of:)) + reports
        let references = events.map { ##"    {"$ref": "#/$defs/\##($0.name)"}"## }.joined(separator: ",\n")
        let definitions = (events + parts).map { definition in
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
    private static func screenDefinitions(of map: AppMap) -> [Definition] {
        let undeclared = map.isWhole ? [] : [JSONFormat.undeclaredScreen.definition]
        return undeclared
            + map.screens.flatMap { screen in
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

    private static func definition(of answer: AnswerSchema) -> Definition {
        let name = "output.\(answer.command)" + (answer.variant.map { ".\($0)" } ?? "")
        return JSONFormat.report(name, answer.help, name: .choice([answer.command]), content: answer.content).definition
    }

    private static let navigation = ContentSchema.reference("navigation")
    package static let milliseconds = ContentSchema.number(from: 0).described("With time only.").optional

    /// Defines an event. The event has the name of the definition.
    package static func event(
        _ name: String, _ help: String, hasID: Bool = true, _ members: KeyValuePairs<String, ContentSchema>
    ) -> Definition {
        event(name, as: [name], help, hasID: hasID, of: members.map { ($0.key, $0.value) })
    }

    static func event(
        _ name: String, as events: [String], _ help: String?, hasID: Bool, of members: [(String, ContentSchema)]
    ) -> Definition {
        let id: [(String, ContentSchema)] = hasID ? [("id", .reference("id").optional)] : []
        let schema = ContentSchema.object(of: [("event", ContentSchema.choice(events))] + id + members)
        return (name, help.map(schema.described) ?? schema)
    }

    /// - Parameter rest: the help text after `The answer to NAME`.
    private static func answer(
        _ name: String, variant: String? = nil, rest: String = ".", _ members: KeyValuePairs<String, ContentSchema?>
    ) -> AnswerSchema {
        AnswerSchema(name, variant: variant, "The answer to \(name)\(rest)", .object(members))
    }

    private static let total = ContentSchema.integer(from: 0).described(
        "How many rows there are, also those that are not loaded; absent if unknown."
    ).optional

    private static let answers = [
        answer("echo", ["text": .string]),
        answer(
            "path", rest: ": the stacks from the root up, modals above.",
            [
                "stacks": .array(of: .array(of: .reference("pathEntry"))),
                "tabs": .array(of: .reference("tab")).described("Only in an app with tabs.").optional,
            ]),
        answer("link", ["link": .string]),
        answer(
            "show", rest: " with options: the rows that are loaded.",
            ["columns": .array(of: .string), "rows": .array(of: .any), "total": total]),
        answer(
            "show", variant: "values", rest: " --values: those of one column.",
            ["values": .array(of: .string), "total": total]),
        answer("routes", ["routes": .array(of: .reference("route")), "redirects": .array(of: .reference("hop"))]),
        answer(
            "help",
            ["groups": .array(of: .object(["title": .string, "commands": .array(of: .reference("commandHelp"))]))]),
        answer("help", variant: "command", rest: " about one command.", ["command": .reference("commandHelp")]),
        answer("history", ["lines": .array(of: .object(["number": .integer(from: 1), "text": .string]))]),
        answer(
            "set", rest: ": the settings, or the one that was named.",
            ["settings": .array(of: .object(["name": .string, "value": .string]))]),
        answer(
            "alias", rest: ": the aliases, or the one that was named.",
            ["aliases": .array(of: .object(["name": .string, "text": .string]))]),
        AnswerSchema(
            "saved", "The answer to set --save and alias --save.",
            .object([
                "file": .string,
                "lines": .array(of: .string).described(
                    "The new and changed lines, and removed lines after `- `."),
            ])),
        answer("trace", ["on": .bool]),
        answer("states", ["on": .bool]),
        answer("time", ["on": .bool]),
        answer("events", ["events": .array(of: .object(["name": .string, "properties": .texts]))]),
        answer(
            "fault",
            [
                "fault": .choice(["off", "offline", "status", "delay", "garbage", "empty", "replace"]),
                "code": .integer(from: 200).optional, "seconds": .number(from: 0).optional,
                "text": .string.optional, "replacement": .string.optional,
            ]),
        answer(
            "why", rest: ": the screen on top, then the screens below its modals.",
            ["screens": .array(of: .reference("story"))]),
        answer(
            "graph", rest: ", and to graph json.",
            ["nodes": .array(of: .reference("node")), "edges": .array(of: .reference("edge"))]),
        answer(
            "graph", variant: "text", rest: " as a text for another program.",
            ["format": .choice(["mermaid", "dot"]), "text": .string]),
        AnswerSchema(
            "program", "The standard output of a program.",
            .object(["text": .string, "cut": .bool.described("There was more, beyond 16 MiB.").optional])),
    ]

    /// The answers that only an app with tabs gives.
    private static let answersOfTabs = [answer("tab", rest: ": all tabs.", ["tabs": .array(of: .reference("tab"))])]

    /// The answers that only an app with undeclared screens gives.
    private static let answersOfViews = [
        answer(
            "tab", variant: "views", rest: ": the tabs of a TabView.",
            [
                "tabs": .array(
                    of: .object([
                        "name": .string.described("The argument of the command tab."), "title": .string,
                        "badge": .string.optional, "selected": .bool,
                    ]))
            ])
    ]

    private static let parts: [Definition] = table([
        "line": .integer(from: 1).described("The number of a line of the script."),
        "navigation": .string.described("A navigation: its name and its values."),
        "delivered": .string.described("The last intent delivered to the screen, as it is typed."),
        "background": .object([
            "sleeping": .integer(from: 1).described("The number of sleeping tasks."),
            "seconds": .number(from: 0).described("Until the first of them wakes."),
        ]).described("Work that continues after the command. Only if there is any."),
        "hop": .object([
            "from": navigation, "to": navigation,
            "guard": .string.described("The condition of the guard that leads there.").optional,
        ]),
        "waiting": .object(["for": .string, "destination": navigation]).described(
            "The condition that a guard waits for, and its destination then."),
        "pathEntry": .object([
            "screen": .string, "title": .string, "navigation": navigation,
            "reached": .reference("arrival").optional, "waiting": .reference("waiting").optional,
            "delivered": .reference("delivered").optional,
        ]).described("A screen, and the way to it; the first one has always been there."),
        "arrival": .object([
            "kind": .choice(["push", "sheet", "fullScreenCover", "tab", "root"]), "command": .string,
            "redirects": .array(of: .reference("hop")),
        ]),
        "tab": .object([
            "name": .string.described("The argument of the command tab."), "title": .string, "navigation": navigation,
            "selected": .bool,
            "screens": .array(of: .string).described(
                "The titles of its stack, or the last of a deep one; empty if it was not shown yet."),
        ]).described("One of several stacks of the app."),
        "story": .object([
            "screen": .string, "title": .string, "feature": .string, "navigation": navigation,
            "tab": .string.described("The name of the tab whose stack the screen is in.").optional,
            "modal": .integer(from: 0).described("The modals that the screen's stack is in."),
            "depth": .integer(from: 0), "reached": .reference("arrival").optional, "asked": navigation.optional,
            "isOutgoing": .bool.optional, "failure": .string.optional, "waiting": .reference("waiting").optional,
            "delivered": .reference("delivered").optional,
            "content": .object([
                "state": .string, "reason": .string.described("Why it is empty or failed.").optional,
                "conditions": .array(of: .string).optional,
                "without": .array(of: .object(["condition": .string, "count": .integer(from: 0)]))
                    .described("The rows without each condition, if there is none with all.").optional,
                "origins": .array(
                    of: .object([
                        "kind": .choice(["request", "cache"]), "subject": .string, "answer": .string,
                        "fault": .string.optional,
                    ])
                ).described("The last requests and cached values that it came from.").optional,
                "data": .string.described("The source of the app's data.").optional,
            ]).described("Where the content of the screen comes from."),
        ]).described("The origin of a screen; the first one has always been there."),
        "route": .object([
            "name": .string, "usage": .string, "help": .string, "feature": .string, "navigation": navigation,
            "destination": navigation, "deepLink": .string.optional,
            "guard": .object(["waitsFor": .string, "otherwise": .string]).optional,
        ]),
        "node": .object([
            "id": .string.described("The id of the node in graph mermaid and graph dot."),
            "kind": .choice(["screen", "root", "outgoing", "unknown"]), "feature": .string.optional,
            "screen": .string.optional, "navigation": navigation, "routes": .array(of: .string),
            "links": .array(of: .string),
            "tab": .string.described("The name of the tab that begins here.").optional,
            "place": .choice(["way", "here"]).described("The screen on top, or a node on the way to it.").optional,
        ]).described("A screen, or a navigation without one."),
        "edge": .object([
            "from": .string, "to": .string, "kind": .choice(["push", "redirect", "modal", "tab", "guarded"]),
            "label": .string,
            "onWay": .bool.described("The user came along it to the screen on top.").optional,
        ]).described("An edge from a node to another, by their ids."),
        "commandHelp": .object([
            "name": .string, "usage": .string, "help": .string, "examples": .array(of: .string),
            "refusal": .string.described("The reason why it is not possible now; only if it is not.").optional,
        ]),
        "id": .string.described("The id of the object that caused this; only if there is one."),
        "column": .integer(from: 1).described("In characters; with an object, of its command."),
        "input.command": .object(["id": .string, "command": .string]).described(
            "A line of the input: a command, whose events have this id of 1 to 200 characters."),
        "input.cancel": .object(["cancel": .string]).described(
            "A line of the input that cancels the command with this id."),
    ])

    private static func table(_ definitions: KeyValuePairs<String, ContentSchema>) -> [Definition] {
        definitions.map { ($0.key, $0.value) }
    }
}
