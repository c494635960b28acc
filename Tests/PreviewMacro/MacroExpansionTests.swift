import ChallengeMacroExpansion
import FoundationEssentials
import Testing

@Suite("Macros of SwiftUI")
struct MacroExpansionTests {
    private struct Answer: Decodable {
        struct Result: Decodable {
            struct Diagnostic: Decodable {
                struct Position: Decodable {
                    let fileName: String
                    let offset: Int
                }
                let message: String
                let severity: String
                let position: Position
            }
            let expandedSource: String?
            let diagnostics: [Diagnostic]
        }
        let expandMacroResult: Result
    }

    private struct Location: Encodable {
        var fileName = "/A.swift"
        var offset = 7
    }

    private struct Syntax: Encodable {
        let source: String
        var location = Location()
    }

    private struct Use: Encodable {
        var macro: [String: String]
        var macroRole = "declaration"
        var discriminator = "$s1A7PreviewfMf_"
        var syntax = Syntax(source: "")
        var attributeSyntax = Syntax(source: "")
        var declSyntax = Syntax(source: "")
        var lexicalContext: [Syntax] = []
    }

    private func result(_ request: String, _ use: Use) throws -> Answer.Result {
        let answer = try answer(to: JSONEncoder().encode([request: use]))
        return try JSONDecoder().decode(Answer.self, from: answer).expandMacroResult
    }

    private func preview(_ source: String) throws -> String? {
        try result(
            "expandFreestandingMacro", Use(macro: ["typeName": "PreviewMacro"], syntax: Syntax(source: source))
        ).expandedSource
    }

    private func entry(_ declaration: String, role: String, in context: String) throws -> Answer.Result {
        try result(
            "expandAttachedMacro",
            Use(
                macro: ["typeName": "EntryMacro"], macroRole: role, declSyntax: Syntax(source: declaration),
                lexicalContext: [Syntax(source: context)]))
    }

    private func key(_ declaration: String, in context: String = "extension EnvironmentValues {}") throws -> String? {
        try entry(declaration, role: "peer", in: context).expandedSource
    }

    @Test("A preview becomes a type with a unique name, which passes the arguments on as they stand")
    func preview() throws {
        let expected = """
            nonisolated enum $s1A7PreviewfMf_15PreviewRegistryfMu_ {
                @MainActor static func makePreview() -> SwiftUI.Preview {
                    SwiftUI.Preview("A", traits: .portrait) { Text("}") }
                }
                @section("swiftui_previews") @used static let record: SwiftUI.Preview.Record = {
                    SwiftUI.Preview.add(makePreview, to: $0)
                }
            }
            """
        #expect(try preview(##"#Preview("A", traits: .portrait) { Text("}") }"##) == expected)
        let qualified = ##"@available(iOS 17, *) #SwiftUI.Preview("A", traits: .portrait) { Text("}") }"##
        #expect(try preview(qualified) == expected)
    }

    @Test(
        "Previewable declarations become properties of a view around the other statements",
        arguments: [
            ("@Previewable @State var a = 0", "@State var a = 0"),
            ("@Previewable @State\nvar a = 0", "@State\nvar a = 0"),
            ("@Previewable\n@State var a = 0;", "@State var a = 0;"),
            ("@Previewable @State var a: Int? // none", "@State var a: Int? // none"),
            ("@Previewable @State var a: Set<Int> = [\n1, // ]\n]\n.union([2])", "= [\n1, // ]\n]\n.union([2])"),
            ("@Previewable @State var a =\n\"\"\"\n{ \"\\(\"}\")\n\"\"\"", "=\n\"\"\"\n{ \"\\(\"}\")\n\"\"\""),
            ("@Previewable @State var a = #\"\"{\"#", "= #\"\"{\"#"),
            ("@Previewable @State var a = 1 /* { /* */ { */\n    + 2", "= 1 /* { /* */ { */\n    + 2"),
            ("@Previewable @State var a = f\n{ 1 }", "= f\n{ 1 }"),
        ])
    func previewable(declaration: String, property: String) throws {
        let text = try #require(try preview("#Preview {\n    let b = 1\n    \(declaration)\n    B(a, b)\n}"))
        let parts = text.split(separator: "var body: some SwiftUI.View {")
        #expect(parts.count == 2)
        #expect(parts[0].contains("struct PreviewState: SwiftUI.PreviewBody {"))
        #expect(parts[0].contains(property))
        #expect(!text.contains("@Previewable"))
        #expect(parts[1].split(whereSeparator: \.isWhitespace).prefix(6) == ["let", "b", "=", "1", "B(a,", "b)"])
        #expect(!parts[0].contains("let b"))
    }

    @Test("The attribute Previewable adds nothing to its declaration")
    func previewableAttribute() throws {
        let use = Use(macro: ["typeName": "PreviewableMacro"], macroRole: "peer")
        #expect(try result("expandAttachedMacro", use).expandedSource == "")
    }

    @Test(
        "An entry's key has the written type and computes the value; without a type it keeps the value",
        arguments: [
            ("@Entry var a: Int = 1", "typealias Value = Int static var defaultValue: Value { 1 }"),
            ("@Entry public var a : [String: Int]=[\"=\": 1]", "typealias Value = [String: Int]"),
            ("@Entry var a: Int /* = 2 */ = 1 // one", "static var defaultValue: Value { 1 }"),
            ("@Entry var a: @MainActor (Int) -> Void = { _ in }", "typealias Value = @MainActor (Int) -> Void static"),
            ("@Entry var a: Int?", "typealias Value = Int? static var defaultValue: Value { nil }"),
            ("/// var b\n@Entry var a = A(b: 1)", "static let defaultValue = A(b: 1)"),
        ])
    func entry(declaration: String, members: String) throws {
        let key = try #require(try key(declaration))
        #expect(key.hasPrefix("private struct __Key_a: SwiftUI.EnvironmentKey {\n"))
        #expect(key.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(members))
    }

    @Test("An entry reads and writes its key")
    func accessors() throws {
        let answer = try entry("@Entry var `in` = 1", role: "accessor", in: "extension SwiftUI.Transaction {}")
        #expect(answer.expandedSource?.contains("get { self[__Key_in.self] }") == true)
        #expect(answer.expandedSource?.contains("set { self[__Key_in.self] = newValue }") == true)
    }

    @Test(
        "The extension around an entry decides the kind of its key",
        arguments: [
            ("EnvironmentValues", "EnvironmentKey"), ("Transaction", "TransactionKey"),
            ("ContainerValues", "ContainerValueKey"),
        ])
    func container(name: String, keyProtocol: String) throws {
        #expect(try key("var a = 1", in: "extension \(name) {}")?.contains("SwiftUI.\(keyProtocol) {") == true)
    }

    @Test("An entry of the focus has a type that is not optional, and no default value")
    func focus() throws {
        let key = try key("@Entry var a: Binding<Int>?", in: "extension FocusedValues {}")
        #expect(
            key?.contains("struct __Key_a: SwiftUI.FocusedValueKey {\n    typealias Value = Binding<Int>\n}") == true)
    }

    @Test(
        "An entry that cannot be expanded is an error at the attribute",
        arguments: [
            ("let a = 1", "extension EnvironmentValues {}", "variable"),
            ("var a: Int", "extension EnvironmentValues {}", "needs a default value"),
            ("var a = 1", "struct A {}", "in an extension of one of EnvironmentValues,"),
            ("var a: Int? = 1", "extension FocusedValues {}", "has no default value"),
        ])
    func wrongEntry(declaration: String, context: String, message: String) throws {
        let answer = try entry(declaration, role: "peer", in: context)
        #expect(answer.expandedSource == nil)
        let error = try #require(answer.diagnostics.first)
        #expect(error.message.contains(message))
        #expect(error.severity == "error")
        #expect(error.position.fileName == "/A.swift")
        #expect(error.position.offset == 7)
    }

    @Test("An unknown macro, or an unknown role, is an error")
    func unknownMacro() throws {
        #expect(try result("expandFreestandingMacro", Use(macro: ["typeName": "B"])).diagnostics.count == 1)
        #expect(try result("expandAttachedMacro", Use(macro: ["typeName": "EntryMacro"])).diagnostics.count == 1)
    }

    @Test("The compiler learns the version of the protocol, and that no other plugin is loaded")
    func capability() throws {
        let capability = try answer(to: Data(#"{"getCapability":{"capability":{"protocolVersion":9}}}"#.utf8))
        let expected = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
        #expect(String(decoding: capability, as: UTF8.self) == expected)
        let library = try answer(to: Data(#"{"loadPluginLibrary":{"libraryPath":"/a","moduleName":"A"}}"#.utf8))
        #expect(String(decoding: library, as: UTF8.self).contains(#""loaded":false"#))
    }

    @Test("A message of another form is an error", arguments: ["", "{", "[]", "{}", #"{"a":{}}"#])
    func malformed(message: String) {
        #expect(throws: (any Error).self) { try answer(to: Data(message.utf8)) }
    }
}
