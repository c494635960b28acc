import Foundation
import Testing

@Suite("The features' imports")
struct FeatureImportsTests {
    /// `Sources/Features` of the package that this file is in.
    private static let features = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Features").resolvingSymlinksInPath()

    @Test("name no other feature: only the app's redirects know two of them")
    func noFeatureImportsAnother() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.features.path)
        #expect(Set(names).isSuperset(of: ["Home", "Character", "System"]))
        for name in names {
            let imported = try modules(importedBelow: Self.features.appending(path: name))
            #expect(imported.contains("ChallengeCore"), "\(name) was not read")
            #expect(imported.isDisjoint(with: names.filter { $0 != name }.map { "Challenge" + $0 }), "in \(name)")
        }
    }

    @Test(
        "are found however they are written",
        arguments: [
            "import ChallengeGames", "package import ChallengeGames", "@testable import ChallengeGames",
            "import struct ChallengeGames.Game", "  internal import ChallengeGames  // why",
        ])
    func findsImports(line: String) {
        #expect(modules(importedIn: "// import Nothing\n\(line)\nlet text = 1") == ["ChallengeGames"])
    }

    private func modules(importedBelow folder: URL) throws -> Set<String> {
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try files.reduce(into: []) { modules, file in
            modules.formUnion(
                self.modules(importedIn: try String(contentsOf: folder.appending(path: file), encoding: .utf8)))
        }
    }

    private func modules(importedIn source: String) -> Set<String> {
        let declaration =
            #/^\s*(?:@\w+\s+|public\s+|package\s+|internal\s+|fileprivate\s+|private\s+)*import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(?<module>\w+)/#
        return Set(
            source.split(separator: "\n").compactMap { $0.firstMatch(of: declaration).map { String($0.module) } })
    }
}
