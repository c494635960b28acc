import Foundation
import Testing

@testable import FeatureGenerator

@Suite("A generated feature")
struct ChangesTests {
    private let project: ProjectCopy

    init() throws {
        project = try ProjectCopy()
    }

    /// Returns the lines that a change adds to a file, without their indentation.
    private func added(to path: String, by changes: ChangeSet) throws -> [String] {
        let file = try #require(changes.files.first { $0.path == path })
        let lines = { (text: String) in text.components(separatedBy: "\n").map { String($0.trimmed) } }
        return lines(file.new).difference(from: lines(file.old ?? "")).insertions.compactMap { change in
            if case .insert(_, let line, _) = change { line } else { nil }
        }
    }

    @Test("A feature has its sources and tests below its name, in both forms")
    func files() throws {
        let files = { (changes: ChangeSet) in changes.files.filter { $0.old == nil }.map(\.path) }
        let data = [
            "Sources/Features/Place/Data/PlaceRemoteDataSource.swift", "Sources/Features/Place/Domain/Place.swift",
            "Sources/Features/Place/PlaceContainer.swift", "Sources/Features/Place/PlaceFeature.swift",
            "Sources/Features/Place/Presentation/PlaceDetail.swift",
            "Sources/Features/Place/Presentation/PlaceList.swift",
            "Sources/Features/Place/Presentation/PlaceNavigation.swift", "Sources/Features/Place/README.md",
            "Tests/Features/Place/Data/PlaceRemoteDataSourceTests.swift",
            "Tests/Features/Place/PlaceFeatureTests.swift", "Tests/Features/Place/PlacesUnderTest.swift",
            "Tests/Features/Place/Presentation/PlaceDetailTests.swift",
            "Tests/Features/Place/Presentation/PlaceListTests.swift", "Tests/Transcripts/places.transcript",
        ]
        #expect(Set(files(try project.changes("Place"))) == Set(data))
        let simple = [
            "Sources/Features/Place/PlaceFeature.swift", "Sources/Features/Place/PlaceView.swift",
            "Sources/Features/Place/README.md",
            "Tests/Features/Place/PlaceFeatureTests.swift", "Tests/Transcripts/place.transcript",
        ]
        #expect(Set(files(try project.changes("Place", simple: true))) == Set(simple))
    }

    @Test("A feature is wired into the files that name every feature, each edit at its place")
    func wiring() throws {
        let changes = try project.changes("Place", path: "/api/location", summary: "places of the show")
        #expect(
            changes.files.filter { $0.old != nil }.map(\.path) == [
                "Package.swift", "Sources/AppKit/AppContainer.swift", "Sources/AppKit/AppNavigationRedirect.swift",
                "Sources/Features/Home/HomeFeature.swift",
            ])
        let package = try added(to: "Package.swift", by: changes)
        #expect(package.contains { $0.contains("\"Sources/Features/Place\",") })
        #expect(package.filter { $0.contains("\"Place\", \"System\"") }.count == 2)
        let container = changes.files.first { $0.path == "Sources/AppKit/AppContainer.swift" }?.new ?? ""
        #expect(container.contains("import ChallengePlace\n"))
        #expect(
            container.contains(
                """
                            PlaceFeature(
                                httpClient: observedClient, tracker: self.tracker,
                                recentSearchesFile: recentSearchesFile, log: instrumentation.activity),
                            SystemFeature(

                """.dropLast()))
        #expect(
            try added(to: "Sources/AppKit/AppNavigationRedirect.swift", by: changes) == [
                "import ChallengePlace", "case .places: PlaceIncomingNavigation.list",
            ])
        // After the others in the switch.
        let texts = changes.files.filter { $0.old != nil }.map(\.new)
        #expect(texts[2].contains("        case .places: PlaceIncomingNavigation.list\n        }\n"))
        let home = try added(to: "Sources/Features/Home/HomeFeature.swift", by: changes)
        #expect(home.count == 2 && home[0].hasPrefix("case ") && home[0].hasSuffix(", places"))
        #expect(home.last == "case .places: \"places of the show\"")
    }

    @Test("A second feature can be generated, and needs no formatting, with a name of any length")
    func several() throws {
        try project.changes("ExtraordinarilyComplicatedSubterraneanStructure").apply()
        try project.changes("Category", from: "ExtraordinarilyComplicatedSubterraneanStructure").apply()
        try project.changes("TVShow", simple: true).apply()
        try project.changes("Imprint", simple: true, from: "Games").apply()
        _ = try Command.run(
            ["swift", "format", "lint", "--strict", "--recursive", "Package.swift", "Sources", "Tests"],
            in: project.root)
        let container = try project.text("Sources/AppKit/AppContainer.swift")
        let names = container.matches(of: /\n            (\w+)Feature\(/).map { String($0.1) }
        let order = ["ExtraordinarilyComplicatedSubterraneanStructure", "Category", "TVShow", "Imprint", "System"]
        #expect(names.filter(order.contains) == order)
        #expect(try project.text("Sources/Features/Home/HomeFeature.swift").contains(" tvShow = \"tv-show\"\n"))
    }

    @Test("A feature that had no destination before can lead to the new one")
    func outgoing() throws {
        let changes = try project.changes("Place", from: "Games")
        let outgoing = try #require(changes.files.first { $0.path.hasSuffix("/GamesOutgoingNavigation.swift") })
        #expect(outgoing.path == "Sources/Features/Games/GamesOutgoingNavigation.swift")
        #expect(outgoing.new.contains("    case places\n"))
        let redirect = try #require(changes.files.first { $0.path.hasSuffix("/AppNavigationRedirect.swift") })
        #expect(redirect.new.contains("        case let navigation as GamesOutgoingNavigation: redirect(navigation)\n"))
        #expect(
            redirect.new.contains(
                """
                    private func redirect(_ navigation: GamesOutgoingNavigation) -> any NavigationContract {
                        switch navigation {
                        case .places: PlaceIncomingNavigation.list
                        }
                    }

                """))
    }

    @Test("The diff has the same changes, git applies it, and it changes nothing by itself", arguments: [false, true])
    func diff(isSimple: Bool) throws {
        let before = try project.files
        let changes = try project.changes("Place", simple: isSimple)
        let diff = try changes.diff()
        #expect(try project.files == before)
        try changes.apply()
        let applied = try project.files
        #expect(applied != before)

        let other = try ProjectCopy()
        try other.write(diff, to: "change.diff")
        _ = try Command.run(["git", "apply", "change.diff"], in: other.root)
        try FileManager.default.removeItem(at: other.root.appending(path: "change.diff"))
        #expect(try other.files == applied)
    }

    @Test("Nothing changes if a file cannot be written, including the files before it")
    func undone() throws {
        let changes = try project.changes("Place")
        let last = try #require(changes.files.last)
        try project.write(try project.text(last.path) + "// changed\n", to: last.path)
        let before = try project.files
        let error = #expect(throws: Refusal.self) { try changes.apply() }
        #expect(error?.description == "\(last.path) changed while the feature was generated.")
        #expect(try project.files == before)
        #expect(!FileManager.default.fileExists(atPath: project.root.appending(path: "Sources/Features/Place").path))
    }
}
