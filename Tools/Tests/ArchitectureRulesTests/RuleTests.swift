import Foundation
import Testing

@testable import ArchitectureRules

@Suite("The rules of the architecture")
struct RuleTests {
    private static let folder = (1...4).reduce(URL(filePath: #filePath)) { folder, _ in
        folder.deletingLastPathComponent()
    }
    /// The project with this file, parsed once.
    private static let project = Task { try await Project(folder: folder) }

    /// The project with a change, the change's place, and the rule that it breaks.
    private func broken(by mutation: Mutation) async throws -> (project: Project, line: Int, rule: Rule) {
        let (text, line) = try mutation.applied {
            try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8)
        }
        let file = SourceFile(path: mutation.path, text: .success(text))
        let rule = try #require(Rule.all.first { $0.name == mutation.rule })
        return (try await Self.project.value.replacing(file), line, rule)
    }

    @Test("The rules find nothing in the project")
    func nothingFound() async throws {
        #expect(try await Self.project.value.findings().map(\.description) == [])
    }

    @Test("The rules find each removed or broken part, at its line", arguments: Mutation.all)
    func found(mutation: Mutation) async throws {
        let (project, line, rule) = try await broken(by: mutation)
        let places = project.findings([rule]).map(\.violation.place)
        #expect(places.map(\.file) == [mutation.markerPath] && places.map(\.line) == [line], "\(places)")
    }

    @Test("Each rule finds something, and has a name of its own")
    func all() {
        #expect(Set(Mutation.all.map(\.rule)) == Set(Rule.all.map(\.name)))
        #expect(Set(Rule.all.map(\.name)).count == Rule.all.count)
    }

    @Test("A finding has the place, the rule, the violation and the reason")
    func report() async throws {
        let mutation = try #require(Mutation.all.first { $0.rule == "hidden-parts" })
        let (project, line, rule) = try await broken(by: mutation)
        #expect(
            project.findings([rule]).map(\.description) == [
                "\(mutation.path):\(line):21: error: [hidden-parts] AdvancedSearchViewModel is visible outside the "
                    + "feature; internal types can change without affecting other modules: leave out the access modifier"
            ])
    }

    @Test("Each feature has its form, and a rule says which features it does not check")
    func forms() async throws {
        let project = try await Self.project.value
        let forms = Dictionary(grouping: project.features, by: \.form).mapValues { $0.map(\.name) }
        #expect(
            forms == [
                .layers: ["Home", "Character", "System"], .registrations: ["Games"], .list: ["Location", "Episode"],
            ])
        let rule = try #require(Rule.all.first { $0.name == "part-tests" })
        #expect(
            project.exceptions(of: rule)
                == ["Location", "Episode"].map {
                    "\($0) (in the short form, whose parts ChallengeListing provides)"
                })
    }

    @Test("An unreadable file is reported, and a folder that is no package is refused")
    func unreadable() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = folder.appending(path: "Sources/Core")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        await #expect(throws: UnreadableFile.self) { try await Project(folder: folder) }

        try Data().write(to: folder.appending(path: "Package.swift"))
        try Data([0xff, 0x0a]).write(to: sources.appending(path: "Bytes.swift"))
        try FileManager.default.createSymbolicLink(
            atPath: sources.appending(path: "Link.swift").path, withDestinationPath: "nowhere")
        let readable = try #require(Rule.all.first { $0.name == "readable" })
        let violations = try await Project(folder: folder).findings([readable]).map(\.violation)
        #expect(violations.map(\.place.file) == ["Sources/Core/Bytes.swift", "Sources/Core/Link.swift"])
        #expect(violations.map(\.text) == ["the file is not UTF-8", "the file cannot be read"])
    }
}
