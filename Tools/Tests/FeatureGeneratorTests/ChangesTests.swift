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

    @Test(
        "A feature has a file for each part of its form, its tests and a transcript",
        arguments: FeatureRequest.Form.allCases)
    func files(form: FeatureRequest.Form) throws {
        let all = try project.changes("Place", form: form).files.filter { $0.old == nil }.map(\.path)
        let files = Set(all.map { $0.replacing("Sources/Features/Place/", with: "") })
        let feature = [
            "PlaceFeature.swift", "PlaceContainer.swift", "PlaceFeature+Prompt.swift", "README.md",
            "Navigation/PlaceIncomingNavigation.swift",
        ]
        let list = ["Domain/Models/Place.swift", "Data/DataSources/PlaceRemoteDataSource.swift"]
        func screen(_ name: String, _ others: String...) -> [String] {
            [
                "Navigator/\(name)Navigator.swift", "Tracker/\(name)Event.swift", "Tracker/\(name)Tracker.swift",
                "ViewModels/\(name)ViewModel.swift", "Views/\(name)View.swift",
            ].map { "Presentation/\(name)/\($0)" } + others
        }
        let expected =
            switch form {
            case .layers:
                feature + list + screen("PlaceList") + screen("PlaceDetail") + [
                    "Navigation/PlaceDeepLinkHandler.swift", "Domain/Errors/PlaceError.swift",
                    "Domain/UseCases/GetPlaceUseCase.swift", "Domain/UseCases/RefreshPlaceUseCase.swift",
                    "Domain/UseCases/GetPlacesUseCase.swift", "Domain/UseCases/RefreshPlacesUseCase.swift",
                    "Domain/UseCases/SearchPlacesUseCase.swift", "Data/DTOs/PlaceDTO.swift",
                    "Data/DataSources/PlaceMemoryDataSource.swift", "Data/Mappers/PlaceMapper.swift",
                    "Data/Mappers/PlaceErrorMapper.swift", "Data/Repositories/PlaceRepository.swift",
                    "Presentation/PlaceList/ViewModels/PlaceListSource.swift",
                    "Presentation/PlaceDetail/ViewModels/PlaceDetailSource.swift",
                ]
            case .list:
                feature + list + [
                    "Presentation/PlaceList/PlaceListView.swift", "Presentation/PlaceDetail/PlaceDetailView.swift",
                ]
            case .simple: feature + screen("Place") + ["Navigation/PlaceDeepLinkHandler.swift"]
            }
        #expect(files.filter { !$0.hasPrefix("Tests/") } == Set(expected))
        #expect(files.contains("Tests/Transcripts/\(form == .simple ? "place" : "places").transcript"))
        #expect(files.contains { $0.hasPrefix("Tests/Features/Place/") && $0.hasSuffix("/PlaceFeatureTests.swift") })
    }

    @Test("A feature is wired into the files that name every feature, each edit at its place")
    func wiring() throws {
        let changes = try project.changes("Place", path: "/api/location", summary: "places of the show")
        #expect(
            changes.files.filter { $0.old != nil }.map(\.path) == [
                "Package.swift", "Sources/AppKit/AppContainer.swift",
                "Sources/AppKit/Navigation/AppNavigationRedirect.swift",
                "Sources/Features/Home/Navigation/HomeOutgoingNavigation.swift",
                "Sources/Features/Home/HomeFeature+Prompt.swift",
            ])
        let package = try added(to: "Package.swift", by: changes)
        #expect(package.contains { $0.contains("\"Sources/Features/Place\",") })
        #expect(package.filter { $0.contains("\"Place\", \"System\"") }.count == 2)
        let container = try added(to: "Sources/AppKit/AppContainer.swift", by: changes)
        #expect(
            container.filter { !$0.contains("homeFeature") && $0 != "]" } == [
                "import ChallengePlace", "private let placeFeature: PlaceFeature",
                "placeFeature = PlaceFeature(httpClient: self.httpClient, tracker: self.tracker)",
            ])
        #expect(container.contains { $0.contains("placeFeature, systemFeature") })
        #expect(
            try added(to: "Sources/AppKit/Navigation/AppNavigationRedirect.swift", by: changes) == [
                "import ChallengePlace", "case .places: PlaceIncomingNavigation.list",
            ])
        #expect(
            try added(to: "Sources/Features/Home/Navigation/HomeOutgoingNavigation.swift", by: changes)
                == ["case places"])
        #expect(
            try added(to: "Sources/Features/Home/HomeFeature+Prompt.swift", by: changes) == [
                "Exit(HomeOutgoingNavigation.places, route: \"places\", help: \"places of the show\"),",
                "case .places: \"HomeOutgoingNavigation.places\"",
            ])
    }

    @Test("A second feature can be generated, and needs no formatting, with a name of any length")
    func several() throws {
        try project.changes("ExtraordinarilyComplicatedSubterraneanStructure").apply()
        try project.changes("SubterraneanComplicatedExtraordinaryBuilding", form: .list).apply()
        try project.changes("Category", from: "Games").apply()
        try project.changes("TVShow", form: .simple).apply()
        try project.changes("Imprint", form: .simple, from: "Games").apply()
        _ = try Command.run(
            ["swift", "format", "lint", "--strict", "--recursive", "Package.swift", "Sources", "Tests"],
            in: project.root)
        let container = try project.text("Sources/AppKit/AppContainer.swift")
        let names = container.matches(of: /\n        (\w+)Feature = \w+Feature\(/).map { String($0.1) }
        #expect(
            names.suffix(6) == [
                "extraordinarilyComplicatedSubterraneanStructure", "subterraneanComplicatedExtraordinaryBuilding",
                "category", "tvShow", "imprint", "system",
            ])
        let home = try project.text("Sources/Features/Home/HomeFeature+Prompt.swift")
        #expect(home.contains("Exit(HomeOutgoingNavigation.tvShow, route: \"tv-show\", help: \"the tv-show screen\")"))
    }

    @Test("A feature that had no destination before can lead to the new one")
    func outgoing() throws {
        let changes = try project.changes("Place", from: "Games")
        let outgoing = try #require(changes.files.first { $0.path.hasSuffix("/GamesOutgoingNavigation.swift") })
        #expect(outgoing.path == "Sources/Features/Games/Navigation/GamesOutgoingNavigation.swift")
        #expect(outgoing.new.contains("    case places\n"))
        let prompt = try #require(changes.files.first { $0.path.hasSuffix("/GamesOutgoingNavigation+Prompt.swift") })
        #expect(prompt.new.contains("Exit(GamesOutgoingNavigation.places, route: \"places\", "))
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

    @Test(
        "The diff has the same changes, git applies it, and it changes nothing by itself",
        arguments: FeatureRequest.Form.allCases)
    func diff(form: FeatureRequest.Form) throws {
        let before = try project.files
        let changes = try project.changes("Place", form: form)
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
