// swift-tools-version: 6.2
import PackageDescription

// The development tools, which never ship: `swift package new-feature` and `swift package check-architecture`.
let package = Package(
    name: "tools",
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        // Renders a feature from its templates, and wires it into the app.
        .target(name: "FeatureGenerator"),
        // The mechanically checkable rules, over the syntax of the sources.
        .target(
            name: "ArchitectureRules",
            dependencies: [
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]),
        .executableTarget(name: "new-feature", dependencies: ["FeatureGenerator", .argumentParser]),
        .executableTarget(name: "check-architecture", dependencies: ["ArchitectureRules", .argumentParser]),
        .testTarget(
            name: "FeatureGeneratorTests", dependencies: ["FeatureGenerator", "ArchitectureRules", "new-feature"]),
        .testTarget(name: "ArchitectureRulesTests", dependencies: ["ArchitectureRules"]),
    ]
)

extension Target.Dependency {
    static var argumentParser: Self { .product(name: "ArgumentParser", package: "swift-argument-parser") }
}

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
    ]
    // Warnings are errors for us, but not for users of a newer compiler.
    if Context.environment["CI"] != nil {
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    }
}
