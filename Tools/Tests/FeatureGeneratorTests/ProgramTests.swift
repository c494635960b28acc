import Foundation
import Testing

@testable import FeatureGenerator

@Suite("The program new-feature")
struct ProgramTests {
    private let project: ProjectCopy

    init() throws {
        project = try ProjectCopy()
    }

    /// The built program next to the tests.
    static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "new-feature").path

    private func run(_ words: String...) throws -> String { try run(words) }

    private func run(_ words: [String]) throws -> String {
        try Command.run([Self.program, "--project", project.root.path] + words, in: project.root)
    }

    @Test("new-feature writes the feature, and prints its work and the remaining steps in five lines")
    func summary() throws {
        let lines = try run("Place", "--no-update").split(separator: "\n")
        let code = try project.files.filter { $0.key.hasPrefix("Sources/Features/Place/") }.values
        let count = code.map { $0.filter { $0 == "\n" }.count }.reduce(0, +)
        #expect(lines.count == 5)
        #expect(lines[0].hasPrefix("Wrote the feature Place: \(count) lines of code, and "))
        #expect(lines[4].hasPrefix("Still to do: a way there on the screens of Home; "))
    }

    @Test("new-feature has an option for each form, but not for two at once")
    func forms() throws {
        for (option, form) in [("--list", .list), ("--simple", .simple)] as [(String, FeatureRequest.Form)] {
            #expect(try run("Place", option, "--dry-run") == project.changes("Place", form: form).diff())
        }
        let error = #expect(throws: Refusal.self) { try run("Place", "--list", "--simple") }
        #expect(error?.description.contains("--simple makes one screen") == true)
    }

    @Test("new-feature prints only the change on request")
    func dryRun() throws {
        let before = try project.files
        #expect(try run("Place", "--dry-run") == project.changes("Place").diff())
        #expect(try project.files == before)
    }

    @Test("A single screen has no parts of lists", arguments: [["--path", "/api/place"], ["--plural", "Sites"]])
    func screens(options: [String]) throws {
        let before = try project.files
        let error = #expect(throws: Refusal.self) { try run(["Place", "--simple"] + options) }
        #expect(error?.description.contains("takes no --path or --plural") == true, "\(error)")
        #expect(try project.files == before)
    }

    @Test("new-feature reports the remedy if the documentation cannot be updated, and keeps the feature")
    func update() throws {
        try project.write("update:\n\t@echo mended? >&2; exit 3\n", to: "Makefile")
        let error = #expect(throws: Refusal.self) { try run("Place", "--simple") }
        #expect(error?.description.contains("mended?") == true)
        #expect(error?.description.contains("run 'make update'") == true)
        #expect(
            try project.text("Sources/Features/Place/Presentation/Place/Views/PlaceView.swift").contains(
                "struct PlaceView: View"))
    }
}
