import ChallengeActions
import ChallengeText
import Testing

@Suite("Arguments")
struct ArgumentsTests {
    private enum Status: String, CaseIterable, ArgumentConvertible { case alive, dead }

    private static let identifier = ArgumentKey<Int>.identifier(of: "character")
    private static let rate = ArgumentKey<Double>("RATE", in: 0...1)
    private static let text = ArgumentKey<String>("TEXT")
    private static let status = ArgumentKey<Status>("STATUS")
    private static let parts = ArgumentKey<[Assignment]>("KEY=VALUE", keys: [.init(name: "status")])
    private static let clear = Keyword("clear")

    private let assignments = [Assignment(key: "type", value: "a b"), Assignment(key: "status", value: "alive")]

    @Test("Arguments are read by their keys with their types; assignments keep the order of the line")
    func values() {
        let arguments = Arguments([
            "ID": .integer(5), "RATE": .number(0.5), "TEXT": .text(""), "STATUS": .text("dead"),
            "KEY=VALUE": .assignments(assignments), "clear": .keyword,
        ])
        #expect(arguments[Self.identifier] == 5)
        #expect(arguments[Self.rate] == 0.5)
        #expect(arguments[Self.text] == "")
        #expect(arguments[Self.status] == .dead)
        #expect(arguments[Self.parts] == assignments)
        #expect(JSON(assignments).text == #"{"type":"a b","status":"alive"}"#)
        #expect(arguments.has(Self.clear))
        #expect(!arguments.isEmpty)
    }

    @Test("An argument is missing if it was not given or has another type than its key")
    func missing() {
        let arguments = Arguments()
        #expect(arguments[Self.identifier] == nil)
        #expect(arguments[Self.text] == nil)
        #expect(!arguments.has(Self.clear))
        #expect(arguments.isEmpty)
        for value in [ArgumentValue.text("5"), .number(5), .keyword, .assignments([])] {
            #expect(Arguments(["ID": value])[Self.identifier] == nil, "\(value)")
        }
        for value in [ArgumentValue.integer(5), .number(5), .keyword, .assignments([])] {
            #expect(Arguments(["TEXT": value])[Self.text] == nil, "\(value)")
            #expect(Arguments(["STATUS": value])[Self.status] == nil, "\(value)")
        }
        #expect(Arguments(["STATUS": .text("lost")])[Self.status] == nil)
        #expect(Arguments(["RATE": .integer(1)])[Self.rate] == nil)
        #expect(Arguments(["KEY=VALUE": .text("status=alive")])[Self.parts] == nil)
    }

    @Test("Arguments are the same whether they were set by key or by name")
    func setting() {
        var arguments = Arguments()
        arguments[Self.identifier] = 5
        arguments[Self.status] = .alive
        arguments[Self.parts] = assignments
        #expect(
            arguments
                == Arguments(["ID": .integer(5), "STATUS": .text("alive"), "KEY=VALUE": .assignments(assignments)]))
        arguments[Self.identifier] = nil
        #expect(arguments[Self.identifier] == nil)
        #expect(arguments[Self.status] == .alive)
    }

    @Test(
        "Arguments are printed as typed",
        arguments: [
            ([:], ""), (["TEXT": .text("rick s")], "rick s"), (["clear": .keyword], "clear"),
            (["ID": .integer(-5)], "-5"),
            (["RATE": .number(0.5)], "0.5"), (["A": .integer(1), "B": .text("two")], "1 two"),
            (["TEXT": .text("rick"), "delete": .keyword], "delete rick"),
            (
                ["KEY=VALUE": .assignments([.init(key: "type", value: "a"), .init(key: "name", value: "")])],
                "type=a name="
            ),
        ] as [([String: ArgumentValue], String)])
    func text(values: [String: ArgumentValue], text: String) { #expect(Arguments(values).text == text) }

    @Test("A key prints the form of its values")
    func parameters() {
        let key = ArgumentKey<String>("NAME", .word) { [.init("rick")] }
        #expect(key.parameter.suggest() == [.init("rick")])
        #expect(Self.identifier.parameter.noun == "character")
        let keys: [Parameter] = [
            Self.identifier.parameter, Self.rate.parameter, Self.text.parameter, Self.status.parameter,
            Self.parts.parameter, Self.clear.parameter,
        ]
        #expect(keys.map(\.usage) == ["ID", "RATE", "TEXT", "STATUS", "KEY=VALUE...", "clear"])
        #expect(Self.identifier.parameter.value(of: "\(Int.max)") == .integer(.max))
        #expect(Self.identifier.parameter.value(of: "0") == nil)
    }
}
