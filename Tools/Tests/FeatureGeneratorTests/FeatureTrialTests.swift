import ArchitectureRules
import Foundation
import Testing

@testable import FeatureGenerator

/// Makes a feature of each form in a copy of the project, and uses them as a developer would.
///
/// The copy is in `.build/feature-trial` and stays there with its build. The first run builds everything, and later runs the
/// changes.
@Suite("Features of each form in a copy of the project", .timeLimit(.minutes(120)))
struct FeatureTrialTests {
    private static let copy = ProjectCopy.project.appending(path: ".build/feature-trial")
    /// Two with data from an existing endpoint, and one without data, to which another feature leads.
    private static let features = [
        ["Place", "--path", "/api/location"], ["Region", "--list", "--path", "/api/location"],
        ["Imprint", "--simple", "--from", "Games"],
    ]

    /// These tests do not use HTTP, whose packages take longer to build than all the rest.
    private static let options = "-debug-info-format none"

    @Test(
        "The features follow the rules, build without a warning, pass their tests and those of all screens, and are at the prompt"
    )
    func trial() async throws {
        try prepare()
        let project = try await ArchitectureRules.Project(folder: Self.copy)
        #expect(project.findings().map(\.description) == [])
        // The tests of all screens use the schema of events, which is a part of the documentation.
        try renewDocumentation()
        try runTests()
        try driveFromScript()
        try driveAtPrompt()
    }

    /// Copies the project with the two features. Unchanged files keep their dates, so that they are not built again.
    private func prepare() throws {
        try withTemporaryFolder { folder in
            let known = try Command.run(
                ["git", "ls-files", "--cached", "--others", "--exclude-standard"], in: ProjectCopy.project)
            let paths = known.split(separator: "\n").map(String.init) + ["Package.resolved"]
            for path in paths {
                try replace(folder.appending(path: path), by: ProjectCopy.project.appending(path: path))
            }
            for feature in Self.features {
                _ = try Command.run([ProgramTests.program, "--no-update"] + feature, in: folder)
            }
            try keepTests(of: ["Features", "AppKit"], in: folder)

            let made = files(in: folder)
            for path in made { try replace(Self.copy.appending(path: path), by: folder.appending(path: path)) }
            for path in Set(files(in: Self.copy)).subtracting(made) {
                try FileManager.default.removeItem(at: Self.copy.appending(path: path))
            }
        }
    }

    /// Removes all other test targets from the package, so that they are not built.
    private func keepTests(of folders: [String], in folder: URL) throws {
        let file = folder.appending(path: "Package.swift")
        var kept: [String] = []
        let text = try String(contentsOf: file, encoding: .utf8)
            .replacing(/\n        (?:presentationTests|tests)\(\s*"([\w\/]+)"[^)]*\),/) { target in
                guard folders.contains(String(target.1)) else { return "" }
                kept.append(String(target.1))
                return String(target.0)
            }
        #expect(kept.sorted() == folders.sorted())
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Copies a file if it exists and differs from the one in its place.
    private func replace(_ place: URL, by file: URL) throws {
        let manager = FileManager.default
        guard manager.fileExists(atPath: file.path), !manager.contentsEqual(atPath: file.path, andPath: place.path)
        else { return }
        if manager.fileExists(atPath: place.path) { try manager.removeItem(at: place) }
        try manager.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try manager.copyItem(at: file, to: place)
    }

    /// Returns the paths of all files, without build products.
    private func files(in folder: URL) -> [String] {
        guard let enumerator = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        var files: [String] = []
        while let path = enumerator.nextObject() as? String {
            if path == ".build" { enumerator.skipDescendants() }
            if enumerator.fileAttributes?[.type] as? FileAttributeType == .typeRegular { files.append(path) }
        }
        return files
    }

    // MARK: The trial

    /// Runs a program in the copy, with warnings as errors.
    private func run(_ words: String...) throws -> String {
        try Command.run(["env", "CI=true", "NO_COLOR=1"] + words, in: Self.copy)
    }

    private func runTests() throws {
        _ = try run("sh", "-c", "swift build \(Self.options) --product challengePackageTests")
        let tests = ".build/debug/challengePackageTests.xctest --testing-library swift-testing"
        let report = try run("sh", "-c", "\(tests) 2>&1; echo \"status $?\"")
        #expect(report.hasSuffix("status 0\n"), "\(report)")
        for suite in [
            "The Place feature", "The links to places", "The use cases of places", "The API's places",
            "The repository of places", "The list of places", "The details of a place", "The Region feature",
            "The list of regions", "The Imprint feature", "The imprint screen",
            "Every screen that the app declares",
        ] {
            #expect(report.contains("Suite \"\(suite)\" passed"))
        }
    }

    private func driveFromScript() throws {
        let output = try run(
            ".build/debug/challenge", "--private", "-c",
            "open places; open 3; list; search citadel; open challenge://place/detail/20; open imprint; close; "
                + "open regions; open 3; routes")
        for text in [
            "HomeOutgoingNavigation.places → PlaceIncomingNavigation.list", "› Regions › Citadel of Ricks",
            "Home › Places › Citadel of Ricks",
            "[search: citadel]", "› Earth (Replacement Dimension)",
            "GamesOutgoingNavigation.imprint → ImprintIncomingNavigation.main", "The imprint screen.",
            "challenge://place/detail/ID", "challenge://imprint",
        ] {
            #expect(output.contains(text), "\(text) in \(output)")
        }
    }

    private func driveAtPrompt() throws {
        let prompt = try Prompt(".build/debug/challenge", "--private", in: Self.copy)
        try prompt.waits(for: "home>")
        try prompt.type("open challenge://place/d\t3\r", waitingFor: "home/place 3>")
        try prompt.type("open imprint-\t\r", waitingFor: "imprint>")
    }

    private func renewDocumentation() throws {
        _ = try run("make", "update", "BUILD_OPTIONS=\(Self.options)")
        for (file, text) in [
            ("CONTRIBUTING.md", "`Features/Place` | ChallengePlace |"),
            ("man/challenge.1", "open place"), ("docs/events.schema.json", "screen.PlaceDetail"),
            ("Tests/Transcripts/places.transcript", "Home › Places"),
            ("Tests/Transcripts/imprint.transcript", "The imprint screen."),
        ] {
            let content = try String(contentsOf: Self.copy.appending(path: file), encoding: .utf8)
            #expect(content.contains(text), "\(text) in \(file)")
        }
    }
}
