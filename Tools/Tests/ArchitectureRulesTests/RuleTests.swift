import Foundation
import Testing

@testable import ArchitectureRules

@Suite("The rules of the architecture")
struct RuleTests {
    /// The project of a mutation.
    enum Tree: CaseIterable {
        case small, real

        func project() async throws -> Project {
            switch self {
            case .small:
                try Project(files: SmallProject.files.map { SourceFile(path: $0.key, text: .success($0.value)) })
            case .real: try await Self.parsed.value
            }
        }

        func text(_ path: String) throws -> String {
            switch self {
            case .small: try #require(SmallProject.files[path])
            case .real: try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
            }
        }

        /// The project with this file, parsed once.
        private static let parsed = Task { try await Project(folder: folder) }
        private static let folder = (1...4).reduce(URL(filePath: #filePath)) { folder, _ in
            folder.deletingLastPathComponent()
        }
    }

    @Test("The rules find nothing in a project that follows them", arguments: Tree.allCases)
    func nothingFound(tree: Tree) async throws {
        #expect(try await tree.project().findings().map(\.description) == [])
    }

    @Test("The rules find each removed or broken part, at its line", arguments: Tree.allCases, Mutation.all)
    func found(tree: Tree, mutation: Mutation) async throws {
        let (text, line) = try mutation.applied(to: tree.text)
        let project = try await tree.project().replacing(SourceFile(path: mutation.path, text: .success(text)))
        let rule = try #require(Rule.all.first { $0.name == mutation.rule })
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
        let text = try mutation.applied(to: Tree.small.text).text
        let project = try await Tree.small.project().replacing(
            SourceFile(path: mutation.path, text: .success(text)))
        #expect(
            project.findings().map(\.description) == [
                "Sources/Features/Character/CharacterContainer.swift:1:16: error: [hidden-parts] CharacterContainer is "
                    + "visible outside the feature; internal types can change without affecting other modules: leave out "
                    + "the access modifier"
            ])
    }

    @Test("An unreadable file is reported, and a folder that is no package is refused")
    func unreadable() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = folder.appending(path: "Sources/Core")
        for path in [sources, folder.appending(path: "Tests/Features")] {
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        }
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
