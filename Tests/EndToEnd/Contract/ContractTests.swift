import Foundation
import ChallengeTestLimits

/// Cases that need the built program: each promise as a user sees it, from the arguments to the output and the status.
@Suite("The contract with users", .startsPrograms)
struct ContractTests {
    private static let examples = ContractExample.invocation + ContractExample.language + ContractExample.commands

    @Test("The built program keeps the contract", arguments: examples)
    func example(_ example: ContractExample) async throws {
        let program = Program(environment: example.environment)
        for (name, content) in example.files { try program.write(content, to: name) }
        let result = try await program.run(example.arguments, input: example.input)

        #expect(example.output.fits(result.output), "\(result.output)")
        #expect(example.errors.fits(result.errors), "\(result.errors)")
        #expect(result.status == example.status)
        #expect(!result.wasSignalled)
        if let written = example.written {
            #expect(try program.files.filter { example.files[$0] == nil } == written)
        }
    }

    // MARK: The list of rows

    /// The rows of `Rows.md`, and the names of their tests.
    private static func rows() throws -> [(row: String, tests: [String])] {
        try Repository.text("Tests/EndToEnd/Contract/Rows.md").split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.hasPrefix("| "), cells.count == 2, cells[0] != "row" else { return nil }
            return (cells[0], cells[1].components(separatedBy: ", "))
        }
    }

    @Test("Each row of the contract has a test, and each test exists")
    func everyRow() throws {
        let rows = try Self.rows()
        let sources = try FileManager.default.subpathsOfDirectory(atPath: Repository.path("Tests/EndToEnd"))
            .filter { $0.hasSuffix(".swift") }.map { try Repository.text("Tests/EndToEnd/\($0)") }
        #expect(rows.count > 60)
        for (row, tests) in rows {
            #expect(!tests.isEmpty && !tests.contains(""), "\(row) has no test")
            for test in tests where test != "example" {
                let parts = test.components(separatedBy: ".")
                let isThere = sources.contains { source in
                    source.contains("struct \(parts[0]) ") && source.contains(" func \(parts.last ?? "")(")
                }
                #expect(parts.count == 2 && isThere, "there is no test \(test) for \(row)")
            }
            if tests.contains("example") {
                #expect(Self.examples.contains { $0.row == row }, "there is no example for \(row)")
            }
        }
        let names = Set(rows.map(\.row))
        for example in Self.examples { #expect(names.contains(example.row), "\(example.row) is no row") }
    }

    @Test("Each option of the program has a row, and each command a row or a transcript")
    func completeness() async throws {
        let rows = Set(try Self.rows().map(\.row))
        let help = try await Program().run("--help").output
        let options = Set(help.matches(of: /--[a-z][a-z-]+/).map { String($0.0) })
        #expect(options.count > 15)
        #expect(options.subtracting(rows) == [])

        let script = "help; open characters; help; open 1; help; open challenge://no; help; home; filter; help"
        let stream = try await Program().run("-f", "json", "-c", script).output
        let commands = Set(stream.matches(of: /"name":"([a-z]+)","usage"/).map { String($0.1) })
        #expect(commands.count > 25)
        // The names of routes are commands of Home and need no row.
        let routes = try await Program().run("-f", "json", "-c", "routes").output
        let places = Set(routes.matches(of: /"name":"([a-z-]+)","usage"/).map { String($0.1) })
        var shown: Set<String> = []
        for folder in ["Tests/Transcripts", "Tests/Transcripts/Demos"] {
            for name in Repository.names(in: folder) where name.hasSuffix(".transcript") {
                for line in try Repository.text("\(folder)/\(name)").matches(of: /(?m)^> (.*)$/) {
                    shown.formUnion(
                        line.1.split(separator: ";").compactMap { $0.split(separator: " ").first }.map(String.init))
                }
            }
        }
        #expect(commands.subtracting(rows).subtracting(places).subtracting(shown) == [])
    }
}

/// A run of the built program for a row of the contract, and its expected result.
struct ContractExample: Sendable, CustomTestStringConvertible {
    /// The expected content of a stream.
    enum Expected: Sendable {
        case nothing
        case exactly(String)
        case beginning(String)
        /// Each of these parts, anywhere.
        case having([String])
        /// Any text without these parts.
        case lacking([String])

        func fits(_ text: String) -> Bool {
            switch self {
            case .nothing: text.isEmpty
            case .exactly(let wanted): text == wanted
            case .beginning(let start): text.hasPrefix(start)
            case .having(let parts): parts.allSatisfy(text.contains)
            case .lacking(let parts): !text.isEmpty && !parts.contains(where: text.contains)
            }
        }
    }

    let row: String
    let arguments: [String]
    var input = Data()
    var environment: [String: String] = [:]
    /// Files in the working folder, by name.
    var files: [String: String] = [:]
    let output: Expected
    let errors: Expected
    let status: Int32
    /// The files below the home afterwards, without ``files``; nil if they are irrelevant.
    var written: [String]?

    var testDescription: String { row }

    /// - Parameter commands: the arguments of `-c`, if there are no other arguments.
    init(
        _ row: String, _ commands: String = "", arguments: [String]? = nil, input: String = "",
        environment: [String: String] = [:], files: [String: String] = [:], output: Expected,
        errors: Expected = .nothing, status: Int32 = 0, written: [String]? = nil
    ) {
        self.row = row
        self.arguments = arguments ?? ["-c", commands]
        self.input = Data(input.utf8)
        self.environment = environment
        self.files = files
        self.output = output
        self.errors = errors
        self.status = status
        self.written = written
    }
}

extension ContractExample.Expected: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
    init(stringLiteral text: String) { self = .exactly(text) }
}

extension ContractExample.Expected: ExpressibleByArrayLiteral {
    init(arrayLiteral parts: String...) { self = .having(parts) }
}
