import Foundation
import Testing

@testable import FeatureGenerator

@Suite("Refused features")
struct RefusalTests {
    private let project: ProjectCopy

    init() throws {
        project = try ProjectCopy()
    }

    @Test(
        "A taken name is refused, whatever has it",
        arguments: [
            ("Home", false, "the feature Home already exists"), ("HOME", false, "the feature Home already exists"),
            ("Command", false, "already has a target ChallengeCommand"),
            ("Text", true, "already has a target ChallengeText"),
            ("Name", false, "for something else"), ("Item", false, "for something else"),
            ("Table", false, "for something else"), ("Tracker", true, "for something else"),
            ("Button", true, "for something else"),
        ])
    func taken(name: String, isSimple: Bool, reason: String) throws {
        try project.expectRefusal(reason, of: name, form: isSimple ? .simple : .layers)
    }

    @Test("A type that would hide a required one is refused")
    func types() throws {
        // PersonListView would be a second type of that name.
        try project.write("public protocol PersonListView {}\n", to: "Sources/Libraries/Listing/PersonListView.swift")
        try project.expectRefusal("PersonListView is already a type in Sources/Libraries/Listing", of: "Person")
        _ = try project.changes("Person", form: .simple)
    }

    @Test("An existing folder of the feature or its tests is refused")
    func folders() throws {
        try project.write("", to: "Tests/Features/Place/PlaceTests.swift")
        try project.expectRefusal("Tests/Features/Place already exists", of: "Place")
    }

    @Test("Routes, commands and links of another feature or the session are refused")
    func navigation() throws {
        try project.expectRefusal("'characters' is already a route", of: "Characters", form: .simple)
        try project.expectRefusal("'advanced-search' is already a route", of: "AdvancedSearch", form: .simple)
        for name in ["Fault", "Trace", "Time", "Search", "Refresh", "More"] {
            try project.expectRefusal("'\(name.lowercased())' is already a route", of: name, form: .simple)
        }
        try project.expectRefusal("'games' is already a route", of: "Match", plural: "Games")
        try project.write("let link = \"challenge://place/list\"\n", to: "Sources/Features/Home/Link.swift")
        try project.expectRefusal("Home/Link.swift already has links to place", of: "Place")
    }

    @Test("A feature to lead from must exist and be extensible by a program")
    func from() throws {
        try project.expectRefusal("there is no feature Nowhere", of: "Place", from: "Nowhere")
        for name in ["Character", "Location"] {
            try project.expectRefusal("the names of \(name)OutgoingNavigation have values", of: "Place", from: name)
        }
    }

    @Test("A path or summary that is not valid in the sources is refused")
    func texts() throws {
        for path in ["", "api/place", "/api/\"", "/api/a b", "/api/\\(x)", "/api/"] {
            try project.expectRefusal("is not a path such as", of: "Place", path: path)
        }
        for summary in ["", "a \"place\"", "a \\(place)", "a\nb", String(repeating: "x", count: 71)] {
            try project.expectRefusal("a summary is one line", of: "Place", summary: summary)
        }
    }

    /// A place that an edit searches for, and its file.
    private static let places = [
        ("Package.swift", "\"Sources/AppKit\""), ("Package.swift", "\"Features\""),
        ("Package.swift", "presentation(\"Sources/Features/System\""),
        ("Sources/AppKit/AppContainer.swift", "private let systemFeature:"),
        ("Sources/AppKit/AppContainer.swift", "var features:"),
        ("Sources/AppKit/AppContainer.swift", "systemFeature = SystemFeature("),
        ("Sources/AppKit/Navigation/AppNavigationRedirect.swift", "switch navigation {"),
        ("Sources/Features/Home/Navigation/HomeOutgoingNavigation.swift", "    case "),
        ("Sources/Features/Home/HomeFeature+Prompt.swift", "var exits: [Exit] {"),
        ("Sources/Features/Home/HomeFeature+Prompt.swift", "extension HomeOutgoingNavigation"),
    ]

    @Test("A file without a place for the feature is an error with the file's name", arguments: places)
    func place(path: String, place: String) throws {
        try project.write(try project.text(path).replacing(place, with: "?"), to: path)
        try project.expectRefusal(path + " has no ", of: "Place")
    }

    @Test("An unknown placeholder in a template is refused")
    func template() throws {
        try project.write("// __Unknown__\n", to: "Tools/Templates/Simple/Sources/Other.swift")
        try project.expectRefusal(
            "unknown placeholder __Unknown__ in the template Sources/Other.swift", of: "Place", form: .simple)
    }
}
