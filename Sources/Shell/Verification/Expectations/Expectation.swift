package import ChallengeActions
import ChallengeConsole
import ChallengeCore
package import ChallengeDesignSystem
package import ChallengeHost
package import ChallengeLanguage
package import ChallengeSession
import ChallengeText
import SwiftUI

/// A statement that `expect` makes about the app, with its truth value and the actual state.
package nonisolated struct Expectation: Hashable, Sendable {
    package let holds: Bool
    /// The statement, in the command's own words: `screen CharacterList`.
    package let expected: String
    /// The actual state in words: `the screen is Home`.
    let actual: String
    /// The rows that a counted list lacks, see ``DataTable/part``.
    var part: String?
}

extension Expectation {
    /// Throws if the statement has no meaning on the present screen.
    ///
    /// - Parameter words: the words after the statement's keyword.
    init(_ arguments: Arguments, _ words: ArraySlice<Word>, of root: RootContainer, _ log: SessionLog)
        throws(CommandError)
    {
        let text = words.map(\.text).joined(separator: " ")
        let top = root.top
        if let name = arguments[Self.screen] {
            self.init("screen", name, is: top?.rendering.screen ?? "")
        } else if let state = arguments[Self.state] {
            self.init("state", state, is: top?.rendering.state.name ?? "")
        } else if let wanted = arguments[Self.text] {
            self.init(text: wanted, on: top.map(ScreenText.init))
        } else if arguments.has(Self.path) {
            self.init("path", text, is: root.screens.joined().map(\.rendering.screen).joined(separator: " "))
        } else if let from = arguments[Self.from], let to = arguments[Self.to] {
            self.init(from: from, to: to, in: log.redirects)
        } else if let name = arguments[Self.event] {
            self.init(event: name, try Self.properties(words.dropFirst()), in: log.tracked)
        } else {
            let title = top?.rendering.title ?? "this screen"
            let table = root.table.flatMap { $0.isDetails ? nil : $0 }
            let rows = top?.rendering.selection
            guard root.failure == nil, let count = table?.rows.count ?? rows?.items.count else {
                throw root.failure ?? CommandError("\(title) has no rows to count")
            }
            guard arguments.has(Self.total) else {
                self.init("count", text, is: "\(count)", of: table)
                return
            }
            guard let total = table?.total ?? rows?.total else {
                throw CommandError("\(title) does not say how many rows there are; expect count N counts those here")
            }
            self.init("total", text, is: "\(total)")
        }
    }

    private init(_ kind: String, _ expected: String, is actual: String, of table: DataTable? = nil) {
        self.init(
            holds: expected == actual, expected: "\(kind) \(expected.inMessage(upTo: Self.lineWidth))",
            actual: "the \(kind) is \(actual)", part: table?.part)
    }

    /// The maximum width of a statement or a screen's line in messages. Both may have thousands of columns.
    private static let lineWidth = 200

    private init(text: String, on screen: ScreenText?) {
        let line = screen?.line(with: text)?.cut(to: Self.lineWidth)
        let nearest = line == nil ? screen?.nearestLine(to: text)?.cut(to: Self.lineWidth) : nil
        self.init(
            holds: line != nil, expected: "text \(text.quotedInMessage(upTo: Self.lineWidth))",
            actual: line.map { "there is the line '\($0)'" } ?? nearest.map { "the nearest line is '\($0)'" }
                ?? "no line of the screen is like it")
    }

    /// Compares the names of navigations, with or without their values. If no redirect matches, the message shows the
    /// last redirect from the same navigation. Without such a redirect, the message shows the last redirect of all.
    private init(from: String, to: String, in redirects: ArraySlice<SessionLog.Redirect>) {
        func fits(_ name: String, _ navigation: any NavigationContract) -> Bool {
            navigation.name == name || navigation.fullName == name
        }
        let fitting = redirects.last { fits(from, $0.from) && fits(to, $0.to) }
        let nearest = fitting ?? redirects.last { fits(from, $0.from) } ?? redirects.last
        self.init(
            holds: fitting != nil, expected: "redirect \(from.inMessage()) \(to.inMessage())",
            actual: nearest.map { "\($0.from.fullName) was redirected to \($0.to.fullName)" }
                ?? "nothing was redirected")
    }

    package static func properties(_ words: ArraySlice<Word>) throws(CommandError) -> [String: String] {
        var wanted: [String: String] = [:]
        for word in words {
            let text = word.text
            guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
                throw CommandError("expected KEY=VALUE, not \(text.quotedInMessage())", at: word.location)
            }
            let key = String(text[..<equals])
            guard wanted[key] == nil else { throw CommandError(.repeatedKey(key), at: word.location) }
            wanted[key] = String(text[text.index(after: equals)...])
        }
        return wanted
    }

    /// Looks for a tracked event with this name and at least these properties.
    private init(event name: String, _ wanted: [String: String], in tracked: ArraySlice<TrackingEvent>) {
        let named = tracked.filter { $0.name == name }
        let fitting = named.last { event in wanted.allSatisfy { event.properties[$0.key] == $0.value } }
        self.init(
            holds: fitting != nil,
            expected: "event \(TrackingEvent(name, wanted).line.inMessage(upTo: Self.lineWidth))",
            actual: (fitting ?? named.last).map { "there was \($0.line)" } ?? "no event of this name was tracked")
    }
}

extension Expectation {
    package static let not = Keyword("not")
    package static let fails = Keyword(Command.fails)
    package static let path = Keyword("path")
    private static let total = Keyword("total")
    package static let screen = ArgumentKey<String>("NAME", .name(.screen))
    package static let state = ArgumentKey<String>("STATE", .name(.state))
    private static let text = ArgumentKey<String>("TEXT")
    package static let from = ArgumentKey<String>("FROM", .name(.navigation))
    package static let to = ArgumentKey<String>("TO", .name(.navigation))
    package static let event = ArgumentKey<String>("EVENT", .name(.event))

    /// The forms of the statements about the app, each with and without `not`, and of a command that must fail.
    package static let forms: [[Parameter]] = {
        let statements: [[Parameter]] = [
            [Keyword("screen").parameter, screen.parameter],
            [Keyword("state").parameter, state.parameter],
            [Keyword("text").parameter, text.parameter],
            [path.parameter, Parameter("SCREEN...", .text)],
            [Keyword("redirect").parameter, from.parameter, to.parameter],
            [Keyword("event").parameter, event.parameter],
            [Keyword("event").parameter, event.parameter, Parameter("KEY=VALUE...", .text)],
            [Keyword("count").parameter, Parameter("N", .integer(0...Int.max))],
            [total.parameter, Parameter("N", .integer(0...Int.max))],
        ]
        let failure = [fails.parameter, Parameter("COMMAND", .command)]
        return statements + statements.map { [not.parameter] + $0 }
            + [failure, failure + [Parameter("ARGUMENTS", .text)]]
    }()
}

extension SessionCommand {
    package static let verification = [expect]

    static let expect = SessionCommand(
        Command.expect, for: .testing, help: "Check a statement about the app; fail if it is false",
        discussion: "For redirect, use the names that routes, why and a printed redirect show.",
        examples: ["expect screen Home", "expect not text Jerry", "expect fails back"], forms: Expectation.forms,
        synopsis: "STATEMENT",
        staticEffect: { app, position, invocation throws(CommandError) in
            let top = position.screens.last.flatMap { app.screens[$0] }
            try app.map.check(invocation.arguments, invocation.words, on: top)
            return position
        }, output: .nothing,
        .delegates { runner, invocation, context in
            let part = try await expect(invocation, by: runner, in: context)
            runner.events.send(.note(["as expected", part].compactMap(\.self).joined(separator: "; ")))
        })

    /// Throws ``CommandError`` with the actual state if the statement of an `expect` is not true. Returns what a counted
    /// list lacks.
    private static func expect(
        _ invocation: Invocation, by runner: CommandRunner, in context: CommandContext
    ) async throws -> String? {
        let words = invocation.words
        let map = runner.root.map
        let top = runner.root.top.flatMap { map.screen(for: $0.navigation.name) }
        try map.check(invocation.arguments, words, on: top)
        if let failing = invocation.command.expectedFailure {
            guard try await runner.tryOut(failing, in: context) else { return nil }
            throw CommandError(
                "expected \(failing.text.quotedInMessage()) to fail, but it succeeded", at: failing.name.location)
        }
        let isNegated = invocation.arguments.has(Expectation.not)
        let statement = words.dropFirst(isNegated ? 1 : 0)
        let expectation = try Expectation(
            invocation.arguments, statement.dropFirst(), of: runner.root, runner.log)
        guard expectation.holds == isNegated else { return expectation.part }
        let part = expectation.part.map { " (\($0))" } ?? ""
        throw CommandError(
            "expected \(isNegated ? "not " : "")\(expectation.expected), but \(expectation.actual)\(part)",
            at: statement.dropFirst().first?.location)
    }
}

/// The lines of a screen, independent of width and style. Nothing is cut, and several blanks count as one.
struct ScreenText {
    let lines: [String]

    init(_ screen: LiveScreen) {
        lines = screen.rows(width: OutputTraits.widths.upperBound, isUnicode: true).map(\.singleSpaced)
            .filter { !$0.isEmpty }
    }

    func line(with text: String) -> String? {
        let text = text.escapingUnsafe.singleSpaced
        return lines.first { !$0.isTooShort(for: text) && $0.contains(text) }
    }

    /// Returns the line that contains the part most like a text; nil if every line differs in more than half of the text.
    func nearestLine(to text: String) -> String? {
        let text = text.escapingUnsafe.singleSpaced
        let distances = lines.map { (line: $0, distance: NearestMatch.distance(of: text, within: $0)) }
        let nearest = distances.min { $0.distance < $1.distance }
        return nearest.flatMap { $0.distance * 2 <= text.count ? $0.line : nil }
    }

}

extension LiveScreen {
    /// Returns the rows of the screen, including the heading, as printed without colour.
    package func rows(width: Int, isUnicode: Bool) -> [String] {
        TextFormat.element(of: self).rows(width: width, isUnicode: isUnicode)
    }

    /// The heading of the screen, which is printed before ``Rendering/body``.
    package var heading: Element { TextFormat.heading(of: self) }
}

extension Element {
    /// Returns the rows of the element, as printed without colour.
    package func rows(width: Int, isUnicode: Bool) -> [String] {
        TextRenderer(width: width, style: TextStyle(color: false, unicode: isUnicode), isWide: false).lines(of: self)
    }
}
