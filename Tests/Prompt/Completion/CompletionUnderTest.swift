@testable import ChallengeShellTestSupport

/// Completion on a screen with rows and actions of every kind, in an app with routes.
final class CompletionUnderTest {
    let app: AppUnderTest
    let source = CompletionSource()
    var aliases: [Alias] = []
    private let isASCII: Bool
    private let home: String?

    private static let keys = [
        Parameter.Key(name: "status", values: ["alive", "dead"]),
        Parameter.Key(name: "species") { ["Human", "Fish Person"] },
    ]
    /// The keys of a filter by the rows' own values.
    static let conditionKeys = ["kind", "state"].map { name in
        var key = Parameter.Key(
            name: name, values: name == "state" ? ["on", "off"] : [], suggest: { ["on", "off", "Ape", "A, B\\C"] })
        key.mistake = { _ in nil }
        return key
    }
    private static let forms: [(String, [[Parameter]])] = [
        ("search", [[], [text("rick", "Morty Smith")]]),
        ("filter", [[], [keyword("clear")], [Parameter("KEY=VALUE", .assignments(keys))]]),
        ("recent", [[], [keyword("delete"), text("rick")], [keyword("clear")]]),
        (
            "set",
            [
                [keyword("status"), Parameter("VALUE", .choice(["alive", "dead"]))],
                [keyword("species"), Parameter("VALUE", .text)],
            ]
        ),
        ("paint", [[], [Parameter("SWITCH", .choice(["on", "off"]))]]),
        ("crack", [[keyword("off")], [keyword("status"), Parameter("CODE", .integer(100...599))]]),
        ("rename", [[Parameter("ID", .integer(1...9), identifying: "person"), Parameter("NAME", .text)]]),
    ]

    static func keyword(_ name: String) -> Parameter { Parameter(name, .keyword) }

    static func text(_ suggestions: String...) -> Parameter {
        Parameter("TEXT", .text) { suggestions.map { Parameter.Suggestion($0) } }
    }

    init(
        rows: [Int: String] = [1: "Rick Sanchez", 2: "Morty", 15: "Beth Smith"], isASCII: Bool = false,
        home: String? = nil, declaring features: [GivenFeature] = .routes
    ) {
        app = AppUnderTest(declaring: features)
        self.isASCII = isASCII
        self.home = home
        let actions = Self.forms.map { app.action($0, forms: $1) }
        app.show(.stub("List", actions: actions, selection: app.selection(rows)))
        update()
    }

    /// Updates from the screen, after a continued line if there is one.
    func update(after line: String = "") {
        var lexer = Lexer()
        lexer.readPartially(SourceLine(number: 1, text: line))
        let traits = OutputTraits.stub(environment: ["TERM": "xterm", "LANG": isASCII ? "C" : "C.UTF-8"])
        let session = SessionUnderTest(app, traits: traits, home: home).session
        session.commands.settings.aliases = AliasTable(aliases)
        source.update(from: session, after: lexer)
    }

    /// Pushes a screen with one action, and updates.
    func push(_ name: String, _ forms: [[Parameter]], synopsis: String? = nil) {
        let description = ActionDescription(name: name, help: "Do \(name)", forms: forms, synopsis: synopsis)
        app.push(.stub("Other", actions: [Action(description) { _ in .done }]))
        update()
    }

    /// Returns the completion at the end of a line, or at a place in it.
    func completion(_ line: String, at cursor: Int? = nil) -> Completion {
        source.complete(line, at: cursor ?? line.unicodeScalars.count)
    }

    func candidates(_ line: String) -> [Completion.Candidate] { completion(line).candidates }

    func texts(_ line: String) -> [String] { candidates(line).map(\.text) }

    func hint(_ line: String) -> String { source.hint(line, at: line.unicodeScalars.count) }
}
