// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "notes",
    dependencies: [
        .package(name: "challenge", path: "../..")
    ],
    targets: [
        .target(name: "Notebook", dependencies: [.core, .listing]),
        .target(
            name: "NotesFeature", dependencies: ["Notebook", .core, .listing, .views],
            swiftSettings: .presentation),
        .target(
            name: "TagsFeature", dependencies: ["Notebook", .core, .designSystem, .views], swiftSettings: .presentation),
        .executableTarget(
            name: "notes", dependencies: ["Notebook", "NotesFeature", "TagsFeature", .core, .host, .shellCommand],
            swiftSettings: .presentation),
        .testTarget(name: "NotesTests", dependencies: ["notes", .testKit], swiftSettings: .presentation),
    ]
)

extension Target.Dependency {
    static var core: Self { .product(name: "ChallengeCore", package: "challenge") }
    static var designSystem: Self { .product(name: "ChallengeDesignSystem", package: "challenge") }
    static var listing: Self { .product(name: "ChallengeListing", package: "challenge") }
    static var views: Self { .product(name: "ChallengeViews", package: "challenge") }
    static var host: Self { .product(name: "ChallengeHost", package: "challenge") }
    static var shellCommand: Self { .product(name: "ChallengeCommand", package: "challenge") }
    static var testKit: Self { .product(name: "ChallengeTestKit", package: "challenge") }
}

extension [SwiftSetting] {
    /// Views and view models live on the main actor.
    static var presentation: Self { [.defaultIsolation(MainActor.self)] }
}
