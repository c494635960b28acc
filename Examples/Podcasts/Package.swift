// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "podcasts",
    dependencies: [
        .package(name: "challenge", path: "../..")
    ],
    targets: [
        // The app without a shell: it depends on nothing.
        .target(name: "PodcastModels"),
        .target(
            name: "PodcastsFeature", dependencies: ["PodcastModels", .core, .designSystem, .views],
            swiftSettings: .presentation),
        .executableTarget(
            name: "podcasts", dependencies: ["PodcastsFeature", .core, .host, .shellCommand],
            swiftSettings: .presentation),
        .testTarget(name: "PodcastsTests", dependencies: ["podcasts", .testKit], swiftSettings: .presentation),
    ]
)

extension Target.Dependency {
    static var core: Self { .product(name: "ChallengeCore", package: "challenge") }
    static var designSystem: Self { .product(name: "ChallengeDesignSystem", package: "challenge") }
    static var views: Self { .product(name: "ChallengeViews", package: "challenge") }
    static var host: Self { .product(name: "ChallengeHost", package: "challenge") }
    static var shellCommand: Self { .product(name: "ChallengeCommand", package: "challenge") }
    static var testKit: Self { .product(name: "ChallengeTestKit", package: "challenge") }
}

extension [SwiftSetting] {
    /// Views live on the main actor.
    static var presentation: Self { [.defaultIsolation(MainActor.self)] }
}
