// swift-tools-version: 6.2
import PackageDescription

func challenge(_ product: String) -> Target.Dependency { .product(name: "Challenge" + product, package: "challenge") }
let swiftUI = Target.Dependency.product(
    name: "SwiftUI", package: "challenge", condition: .when(platforms: [.linux]))
let views = ["Core", "DesignSystem", "Views"].map(challenge) + [swiftUI]

let package = Package(
    name: "conduit",
    dependencies: [
        .package(name: "challenge", path: "../..")
    ],
    targets: [
        .target(name: "ConduitData", dependencies: [challenge("Core")]),
        .target(name: "ArticlesFeature", dependencies: ["ConduitData"] + views, swiftSettings: .presentation),
        .target(name: "ProfileFeature", dependencies: ["ConduitData"] + views, swiftSettings: .presentation),
        .target(name: "AccountFeature", dependencies: ["ConduitData"] + views, swiftSettings: .presentation),
        .executableTarget(
            name: "conduit",
            dependencies: [
                "ConduitData", "ArticlesFeature", "ProfileFeature", "AccountFeature",
                challenge("Core"), challenge("Host"), challenge("Command"),
            ],
            swiftSettings: .presentation),
        .testTarget(
            name: "ConduitTests", dependencies: ["conduit", challenge("TestKit")], swiftSettings: .presentation),
    ]
)

extension [SwiftSetting] {
    /// Views and view models live on the main actor.
    static var presentation: Self { [.defaultIsolation(MainActor.self)] }
}
