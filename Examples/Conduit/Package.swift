// swift-tools-version: 6.2
import PackageDescription

func challenge(_ product: String) -> Target.Dependency { .product(name: "Challenge" + product, package: "challenge") }
let controls = ["Core", "DesignSystem", "Views"].map(challenge)

let package = Package(
    name: "conduit",
    dependencies: [
        .package(name: "challenge", path: "../..")
    ],
    targets: [
        .target(name: "ConduitData", dependencies: [challenge("Core")]),
        .target(name: "ArticlesFeature", dependencies: ["ConduitData"] + controls, swiftSettings: .presentation),
        .target(name: "ProfileFeature", dependencies: ["ConduitData"] + controls, swiftSettings: .presentation),
        .target(name: "AccountFeature", dependencies: ["ConduitData"] + controls, swiftSettings: .presentation),
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
