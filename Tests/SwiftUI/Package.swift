// swift-tools-version: 6.2
import PackageDescription

// Apps as people write SwiftUI, which import nothing of ours: each runs at a prompt unchanged.
let package = Package(
    name: "swiftui-apps",
    dependencies: [.package(name: "challenge", path: "../..", traits: ["Foundation"])],
    targets: [
        app("Bookshelf"), app("Chat"), app("Habits", mode: .v5), app("Podcasts"),
        app("ProfileSettings", resources: [.process("Resources")]), app("Recipes"), app("Shopping"), app("Travel"),
        app("Workbench"),
        .testTarget(name: "SessionTests", path: "Tests"),
    ]
)

func app(_ name: String, mode: SwiftLanguageMode = .v6, resources: [Resource]? = nil) -> Target {
    .executableTarget(
        name: name,
        dependencies: [.product(name: "SwiftUI", package: "challenge", condition: .when(platforms: [.linux]))],
        path: "Sources/\(name)", resources: resources, swiftSettings: [.swiftLanguageMode(mode)])
}
