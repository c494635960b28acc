import ChallengeActions
import ChallengeCore
import ChallengeHost
import ChallengeLanguage
import ChallengeTaskTracking
import ChallengeText
import SwiftUI

/// The output for programs: one JSON object for each line. The schema is in docs/events.schema.json.
struct JSONFormat {
    let settings: SessionSettings
    /// The id of the request that causes the events.
    let request: String?

    func object(for event: SessionEvent) -> JSON? {
        switch event {
        case .command(let command, let source): Self.command.object(of: (command, source), in: self)
        case .navigation(.redirect(let from, let to)):
            Self.redirect.object(of: Redirect(from: from, to: to), in: self)
        case .navigation(.guarded(let from, let to, let awaited, let passes)):
            Self.redirect.object(of: Redirect(from: from, to: to, awaited: awaited, passes: passes), in: self)
        case .navigation(let event):
            (event.parts.intent == nil ? Self.navigation : Self.delivery).object(of: event.parts, in: self)
        case .screen(let screen, let place):
            (screen.isDeclared ? Self.screen() : Self.undeclaredScreen).object(of: (screen, place()), in: self)
        case .report(let report): Self.report().object(of: report, in: self)
        case .activity(let activity, _): settings.isTracing ? object(for: activity) : nil
        case .diagnostic(let diagnostic):
            (diagnostic.location == nil ? Self.diagnostic : Self.placedDiagnostic)
                .object(of: diagnostic, as: diagnostic.severity.rawValue, in: self)
        case .result(let command, let source, let hasSucceeded, let duration):
            Self.result.object(
                of: Result(
                    place: Diagnostic.Location(source, command.name.location), hasSucceeded: hasSucceeded,
                    duration: duration), in: self)
        case .rejection(let place): Self.result.object(of: Result(place: place, hasSucceeded: false), in: self)
        case .cancellation(let target, let place, let hasSucceeded):
            Self.cancellation.object(of: (target, place, hasSucceeded), in: self)
        case .note, .aside, .progress, .use, .request, .diversion, .endOfDiversion: nil
        }
    }

    private func object(for activity: Activity) -> JSON {
        switch activity {
        case .state(let screen, let from, let to): Self.state.object(of: (screen, from, to), in: self)
        case .request(let target, .answered(let status, let bytes, _), let duration):
            Self.answeredRequest.object(of: (target, status, bytes, duration), in: self)
        case .request(let target, .failed(let reason), let duration):
            Self.failedRequest.object(of: (target, reason, duration), in: self)
        case .pause(let reason, let target, let duration):
            Self.pause.object(of: (reason, target, duration), in: self)
        case .cache(let outcome, let key): Self.cache.object(of: (outcome.rawValue, key), in: self)
        case .track(let event): Self.tracking.object(of: event, in: self)
        }
    }

    /// The duration in milliseconds; nil if `time` is off.
    private func milliseconds(_ duration: Duration) -> JSON? {
        settings.isTiming ? .number(duration.milliseconds) : nil
    }
}

extension JSONFormat {
    private struct Redirect {
        let from: any NavigationContract
        let to: any NavigationContract
        var awaited: String?
        var passes: Bool?
    }

    private struct Result {
        let place: Diagnostic.Location
        let hasSucceeded: Bool
        var duration: Duration?
    }

    private static let navigationSchema = ContentSchema.reference("navigation")
    private static let line = ContentSchema.reference("line")
    private static let column = ContentSchema.reference("column")

    /// The schemas of all events except screens and answers, in the order of the documentation.
    static var definitions: [EventSchema.Definition] {
        [
            command.definition, redirect.definition, navigation.definition, delivery.definition, state.definition,
            answeredRequest.definition, failedRequest.definition, pause.definition, cache.definition,
            tracking.definition, result.definition, placedDiagnostic.definition, diagnostic.definition,
            cancellation.definition,
        ]
    }

    private static let command = EventForm<(command: Command, source: ScriptSource)>(
        "command", "A command begins.",
        [
            .init("source", .string.described("The script's name; <prompt> for typed commands.")) { $0.source.name },
            .init("line", line) { $0.command.name.location.line.number },
            .init("text") { $0.command.text },
        ])

    private static let redirect = EventForm<Redirect>(
        "redirect", "A navigation is redirected, or a guard leads elsewhere until it passes.",
        [
            .init("from", navigationSchema) { $0.from.fullName },
            .init("to", navigationSchema) { $0.to.fullName },
            .init(
                "guard",
                .string.described("The condition that the guard waits for; only if a guard leads.").optional
            ) { $0.awaited },
            .init("passes", .bool.described("The guard has passed and continues.").optional) { $0.passes },
        ])

    private static let navigation = EventForm<NavigationEvent.Parts>(
        "navigate", "The stacks have changed.",
        [
            .init("kind", .choice(["push", "pop", "replace", "present", "dismiss", "root", "tab"])) { $0.kind },
            .init("destination", navigationSchema) { $0.destination },
            .init(
                "depth", .integer(from: 0).described("How many screens are above the root of the stack, afterwards.")
            ) { $0.depth },
        ])

    private static let delivery = EventForm<NavigationEvent.Parts>(
        "navigate.deliver", as: ["navigate"], "An intent is delivered to the screen on top of its stack.",
        [
            .init("kind", .choice(["deliver"])) { $0.kind },
            .init("destination", navigationSchema) { $0.destination },
            .init("depth", .integer(from: 0).described("How many screens are above the root of the stack.")) {
                $0.depth
            },
            .init("intent", .string.described("The name of its command.")) { $0.intent?.name },
            .init("text", .string.described("Its arguments, as they are typed.")) { $0.intent?.arguments.text },
        ])

    private static let state = EventForm<(screen: String, from: String, to: String)>(
        "state", "A view's state went from one case to another. With trace only.",
        [
            .init("screen") { $0.screen }, .init("from") { $0.from }, .init("to") { $0.to },
        ])

    private static let answeredRequest = EventForm<(target: String, status: Int, bytes: Int?, duration: Duration)>(
        "request.answered", as: ["request"], "A request that was answered. With trace only.",
        [
            .init("method") { _ in Activity.requestMethod }, .init("target") { $0.target },
            .init("status", .integer(from: 100)) { $0.status },
            .init("bytes", .integer(from: 0).optional) { event, _ in
                event.bytes.map { JSON.number("\($0)") }
            },
            .init("milliseconds", EventSchema.milliseconds) { event, format in format.milliseconds(event.duration) },
        ])

    private static let failedRequest = EventForm<(target: String, failure: String, duration: Duration)>(
        "request.failed", as: ["request"], "A request that was not answered. With trace only.",
        [
            .init("method") { _ in Activity.requestMethod }, .init("target") { $0.target },
            .init("failure") { $0.failure },
            .init("milliseconds", EventSchema.milliseconds) { event, format in format.milliseconds(event.duration) },
        ])

    private static let pause = EventForm<(reason: String, target: String, duration: Duration)>(
        "pause", "A request waits before it is retried. With trace only.",
        [
            .init("reason") { $0.reason }, .init("method") { _ in Activity.requestMethod },
            .init("target") { $0.target },
            .init("milliseconds", .number(from: 0).described("How long it waits. With time only.").optional) {
                event, format in format.milliseconds(event.duration)
            },
        ])

    private static let cache = EventForm<(outcome: String, key: String)>(
        "cache", "The cache was searched, or stored an entry. With trace only.",
        [
            .init("outcome", .choice(["hit", "miss", "stored", "fallback"])) { $0.outcome },
            .init("key") { $0.key },
        ])

    private static let tracking = EventForm<TrackingEvent>(
        "track", "An event was tracked. With trace only.",
        [.init("name") { $0.name }, .init("properties", .texts) { event, _ in event.properties.json }])

    private static let result = EventForm<Result>(
        "result", "The last command has ended, or a line with nothing but a reported mistake.",
        [
            .init("source") { $0.place.source.name }, .init("line", line) { $0.place.position.line.number },
            .init("column", column) { $0.place.position.column }, .init("ok") { $0.hasSucceeded },
            .init("milliseconds", EventSchema.milliseconds) { event, format in
                event.duration.flatMap { format.milliseconds($0) }
            },
        ])

    private static let placedDiagnostic = EventForm<Diagnostic>(
        "diagnostic.placed", as: ["error", "warning"], "A mistake and its place.",
        [
            .init("source", .string) { $0.location?.source.name },
            .init("line", line) { $0.location?.position.line.number },
            .init("column", column) { $0.location?.position.column }, .init("message") { $0.message },
        ])

    private static let diagnostic = EventForm<Diagnostic>(
        "diagnostic", as: ["error", "warning"], "A mistake without a place in a script.",
        [.init("message") { $0.message }])

    private static let cancellation = EventForm<(target: String, place: Diagnostic.Location, hasSucceeded: Bool)>(
        "cancel", "The result of a line that cancels a command.", hasID: false,
        [
            .init("target", .string.described("The id of the command.")) { $0.target },
            .init("source") { $0.place.source.name }, .init("line", line) { $0.place.position.line.number },
            .init("column", column) { $0.place.position.column },
            .init(
                "ok",
                .bool.described("True if this cancels the command; false if no command has the id, or it has ended.")
            ) { $0.hasSucceeded },
        ])

    /// The form of a screen that is known by its views alone.
    static var undeclaredScreen: EventForm<(screen: LiveScreen, place: ScreenPlace)> {
        screen(
            "screen", "A screen of SwiftUI's views.", content: .any.described("The fields and the rows."),
            with: [
                .init("title") { $0.screen.rendering.title },
                .init("actions", .array(of: .string).described("The names of the commands that are possible now.")) {
                    event, _ in
                    let actions = event.screen.rendering.actions.filter { $0.refusal == nil }
                    return .array(actions.map { .string($0.description.name) })
                },
            ])
    }

    /// The form of a screen. For the schema, with the values that one form of its content has.
    ///
    /// - Parameter members: further members before the content.
    static func screen(
        _ definition: String = "screen", _ help: String? = nil, screen: ContentSchema = .string,
        states: ContentSchema = .string, content: ContentSchema = .any,
        with members: [EventForm<(screen: LiveScreen, place: ScreenPlace)>.Member] = []
    ) -> EventForm<(screen: LiveScreen, place: ScreenPlace)> {
        EventForm(
            definition, as: ["screen"], help,
            [
                .init("screen", screen) { $0.screen.rendering.screen },
                .init(
                    "path",
                    .array(of: navigationSchema, minimum: 1).described(
                        "The navigations of the screens that are alive, the last \(ScreenPlace.limit) at most.")
                ) { $0.place.path },
                .init("depth", .integer(from: 0).described("How many screens are below this one.")) { $0.place.depth },
                .init("state", states) { $0.screen.rendering.state.name },
            ] + members + [
                .init("content", content) { event, _ in event.screen.rendering.snapshot.json },
                .init("background", .reference("background").optional) { event, _ in
                    event.place.sleepers.map {
                        ["sleeping": $0.count, "seconds": ($0.next / .milliseconds(1)).rounded() / 1_000] as JSON
                    }
                },
            ])
    }

    /// The form of an answer. For the schema, with the command that gives it.
    static func report(
        _ definition: String = "output", _ help: String? = nil, name: ContentSchema = .string,
        content: ContentSchema = .any
    ) -> EventForm<Report> {
        EventForm(
            definition, as: ["output"], help,
            [.init("name", name) { $0.name }, .init("content", content) { report, _ in report.content.json }])
    }
}

extension NavigationEvent {
    typealias Parts = (kind: String, destination: String, depth: Int?, intent: Intent?)

    /// The parts of the event. Programs may rely on the kinds. `depth` is the number of screens above the root.
    var parts: Parts {
        switch self {
        case .redirect(_, let to), .guarded(_, let to, _, _): ("redirect", to.fullName, nil, nil)
        case .push(let navigation, let depth): ("push", navigation.fullName, depth, nil)
        case .pop(let navigation, let depth): ("pop", navigation.fullName, depth, nil)
        case .present(let navigation, _, let depth): ("present", navigation.fullName, depth, nil)
        case .dismiss(let navigation, let depth): ("dismiss", navigation.fullName, depth, nil)
        case .replace(let navigation, let depth): ("replace", navigation.fullName, depth, nil)
        case .root(let navigation): ("root", navigation.fullName, 0, nil)
        case .tab(let navigation, let depth): ("tab", navigation.fullName, depth, nil)
        case .deliver(let intent, let navigation, let depth): ("deliver", navigation.fullName, depth, intent)
        }
    }
}
