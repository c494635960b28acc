// swift-tools-version: 6.2
import PackageDescription

// A target's folder, what it may import of ours and of others, and whether it is presentation
// (main actor by default). CONTRIBUTING.md has the same arrows as a table and says why they are so.
let package = Package(
    name: "challenge",
    platforms: [.macOS(.v26)],
    products: [
        .executable(name: "challenge", targets: ["challenge"]),
        .executable(name: "challenge-api", targets: ["challenge-api"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        // For challenge-api and the tests: real sockets on loopback.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    ],
    targets: [
        // Libraries: they know nothing of each other, but for the two that draw and decode what Core has types for.
        .target(name: "ChallengeCore", dependencies: [.log], path: "Sources/Libraries/Core"),
        .target(
            name: "ChallengeNetworking",
            dependencies: [
                "ChallengeCore", .asyncHTTPClient, .nioCore, .nioHTTP1, .nioHTTPCompression, .nioPosix, .nioSSL,
            ],
            path: "Sources/Libraries/Networking"),
        .target(
            name: "ChallengeDesignSystem", dependencies: ["ChallengeCore"], path: "Sources/Libraries/DesignSystem"),
        .systemLibrary(
            name: "CLineEdit", path: "Sources/Libraries/CLineEdit", pkgConfig: "libedit",
            providers: [.apt(["libedit-dev"]), .yum(["libedit-devel"]), .brew(["libedit"])]),
        .target(name: "ChallengeLineEdit", dependencies: ["CLineEdit"], path: "Sources/Libraries/LineEdit"),
        .target(
            name: "ChallengeListing", dependencies: ["ChallengeCore", "ChallengeDesignSystem"],
            path: "Sources/Libraries/Listing"),
        .target(
            name: "ChallengeHost", dependencies: ["ChallengeCore"], path: "Sources/Libraries/Host",
            swiftSettings: .presentation),
        .target(name: "ChallengeInjection", path: "Sources/Libraries/Injection"),
        .target(
            name: "ChallengeCoreInjection", dependencies: ["ChallengeCore", "ChallengeInjection", .log],
            path: "Sources/Libraries/CoreInjection"),
        .systemLibrary(
            name: "CTurboJPEG", path: "Sources/Libraries/CTurboJPEG", pkgConfig: "libturbojpeg",
            providers: [.apt(["libturbojpeg0-dev"]), .yum(["turbojpeg-devel"]), .brew(["jpeg-turbo"])]),
        .target(
            name: "ChallengeImaging", dependencies: ["CTurboJPEG", "ChallengeCore"], path: "Sources/Libraries/Imaging"),

        // Features: none imports another.
        .target(
            name: "ChallengeHome", dependencies: ["ChallengeCore", "ChallengeDesignSystem"],
            path: "Sources/Features/Home", swiftSettings: .presentation),
        .target(
            name: "ChallengeCharacter",
            dependencies: ["ChallengeCore", "ChallengeDesignSystem", "ChallengeListing", "ChallengeNetworking"],
            path: "Sources/Features/Character", swiftSettings: .presentation),
        .target(
            name: "ChallengeGames",
            dependencies: [
                "ChallengeCore", "ChallengeDesignSystem", "ChallengeListing", "ChallengeNetworking",
                "ChallengeInjection", "ChallengeCoreInjection",
            ],
            path: "Sources/Features/Games", swiftSettings: .presentation),
        .target(
            name: "ChallengeSystem", dependencies: ["ChallengeCore", "ChallengeDesignSystem"],
            path: "Sources/Features/System", swiftSettings: .presentation),
        .target(
            name: "ChallengeSync", dependencies: ["ChallengeCore", "ChallengeNetworking", "ChallengeCatalogue"],
            path: "Sources/Features/Sync", swiftSettings: .presentation),

        // The data that comes with the program.
        .target(name: "ChallengeCatalogue", dependencies: ["ChallengeNetworking"], path: "Sources/Catalogue"),

        // The composition root and the shell: they meet in the executable only.
        .target(
            name: "ChallengeAppKit",
            dependencies: [
                "ChallengeCore", "ChallengeNetworking", "ChallengeImaging", "ChallengeCatalogue",
                "ChallengeHome", "ChallengeCharacter", "ChallengeGames", "ChallengeSystem", "ChallengeSync",
            ],
            path: "Sources/AppKit", swiftSettings: .presentation),
        .target(
            name: "ChallengeShell",
            dependencies: ["ChallengeCore", "ChallengeDesignSystem", "ChallengeLineEdit"],
            path: "Sources/Shell", swiftSettings: .presentation),
        .executableTarget(
            name: "challenge",
            dependencies: [
                "ChallengeAppKit", "ChallengeHost", "ChallengeShell", "ChallengeCore", .argumentParser, .log,
            ],
            path: "Sources/challenge", swiftSettings: .presentation),

        // The catalogue over real HTTP.
        .executableTarget(
            name: "challenge-api",
            dependencies: [
                "ChallengeCatalogue", "ChallengeNetworking", "ChallengeImaging", "ChallengeCore", .argumentParser,
                .hummingbird, .log, .nioCore, .nioPosix,
            ],
            path: "Sources/challenge-api"),

        // Tests: the tree of the sources, and what runs the built program.
        .target(name: "TestLimits", path: "Tests/Support/Limits"),
        .target(
            name: "ChallengeTestSupport",
            dependencies: ["ChallengeCore", "ChallengeNetworking", "TestLimits"], path: "Tests/Support/TestSupport"),
        .target(name: "TerminalTestSupport", path: "Tests/Support/Terminal"),
        .systemLibrary(name: "CSpawn", path: "Tests/Support/CSpawn"),
        .target(
            name: "ProcessTestSupport", dependencies: ["CSpawn", "TestLimits"], path: "Tests/Support/Processes"),
        .executableTarget(
            name: "news-fixture", dependencies: ["ChallengeHost", "ChallengeShell", "ChallengeCore"],
            path: "Tests/Support/NewsProgram"),
        .executableTarget(
            name: "redirect-fixture",
            dependencies: ["ChallengeHost", "ChallengeShell", "ChallengeCore", "ChallengeSystem"],
            path: "Tests/Support/RedirectProgram"),
        .target(name: "HTTPTestSupport", dependencies: [.hummingbird, .log], path: "Tests/Support/HTTP"),
        .testTarget(
            name: "TestSupportTests", dependencies: ["ChallengeTestSupport", "ProcessTestSupport"],
            path: "Tests/TestSupport"),
        .testTarget(
            name: "ChallengeCoreTests", dependencies: ["ChallengeCore", "ChallengeTestSupport", .log],
            path: "Tests/Core"),
        .testTarget(
            name: "ChallengeNetworkingTests",
            dependencies: [
                "ChallengeNetworking", "ChallengeCore", "ChallengeTestSupport", "HTTPTestSupport", .asyncHTTPClient,
                .hummingbird, .nioCore, .nioPosix, .nioSSL,
            ],
            path: "Tests/Networking"),
        .testTarget(
            name: "ChallengeDesignSystemTests",
            dependencies: ["ChallengeDesignSystem", "ChallengeCore", "ChallengeTestSupport"],
            path: "Tests/DesignSystem"),
        .testTarget(
            name: "ChallengeLineEditTests",
            dependencies: ["ChallengeLineEdit", "TerminalTestSupport", "ChallengeTestSupport"],
            path: "Tests/LineEdit"),
        .target(name: "InjectionTestSupport", dependencies: ["ChallengeInjection"], path: "Tests/Support/Injection"),
        .executableTarget(
            name: "injection-rounds", dependencies: ["InjectionTestSupport"], path: "Tests/Support/InjectionRounds"),
        .testTarget(
            name: "ChallengeInjectionTests", dependencies: ["ChallengeInjection", "InjectionTestSupport"],
            path: "Tests/Injection"),
        .testTarget(
            name: "ChallengeImagingTests",
            dependencies: ["ChallengeImaging", "CTurboJPEG", "ChallengeCore", "ChallengeTestSupport"],
            path: "Tests/Imaging"),
        .testTarget(
            name: "ChallengeCatalogueTests", dependencies: ["ChallengeCatalogue", "ChallengeNetworking"],
            path: "Tests/Catalogue"),
        .testTarget(
            name: "ChallengeListingTests",
            dependencies: ["ChallengeListing", "ChallengeCore", "ChallengeDesignSystem", "ChallengeTestSupport"],
            path: "Tests/Listing"),
        .testTarget(
            name: "ChallengeHostTests", dependencies: ["ChallengeHost", "ChallengeCore", "ChallengeTestSupport"],
            path: "Tests/Host", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeSyncTests",
            dependencies: [
                "ChallengeSync", "ChallengeCore", "ChallengeNetworking", "ChallengeCatalogue", "ChallengeTestSupport",
            ],
            path: "Tests/Features/Sync", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeHomeTests", dependencies: ["ChallengeHome", "ChallengeCore", "ChallengeTestSupport"],
            path: "Tests/Features/Home", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeCharacterTests",
            dependencies: [
                "ChallengeCharacter", "ChallengeCore", "ChallengeDesignSystem", "ChallengeListing",
                "ChallengeNetworking", "ChallengeTestSupport",
            ],
            path: "Tests/Features/Character", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeGamesTests",
            dependencies: [
                "ChallengeGames", "ChallengeCore", "ChallengeListing", "ChallengeNetworking", "ChallengeInjection",
                "ChallengeCoreInjection", "ChallengeTestSupport", "InjectionTestSupport",
            ],
            path: "Tests/Features/Games", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeSystemTests", dependencies: ["ChallengeSystem", "ChallengeCore", "ChallengeTestSupport"],
            path: "Tests/Features/System", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeAppKitTests",
            dependencies: [
                "ChallengeAppKit", "ChallengeHost", "ChallengeCore", "ChallengeNetworking", "ChallengeImaging",
                "ChallengeCatalogue", "ChallengeCharacter", "ChallengeGames", "ChallengeTestSupport",
            ],
            path: "Tests/AppKit", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellTests",
            dependencies: [
                "ChallengeShell", "ChallengeCore", "ChallengeDesignSystem", "ChallengeLineEdit",
                "ChallengeTestSupport", "ProcessTestSupport",
            ],
            path: "Tests/Shell", swiftSettings: .presentation),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "challenge", "challenge-api", "news-fixture", "redirect-fixture", "ChallengeCatalogue",
                "ChallengeNetworking", "ChallengeImaging", "ChallengeInjection", "ChallengeGames", "ChallengeCore",
                "ChallengeTestSupport", "ProcessTestSupport", "TerminalTestSupport", "HTTPTestSupport", .hummingbird,
            ],
            path: "Tests/EndToEnd", exclude: ["Golden", "Contract/Rows.md"]),

        // What `make bench` runs; nothing of it ships.
        .executableTarget(name: "challenge-bench", dependencies: ["TerminalTestSupport"], path: "Benchmarks"),
    ]
)

extension Target.Dependency {
    static var argumentParser: Self { .product(name: "ArgumentParser", package: "swift-argument-parser") }
    static var asyncHTTPClient: Self { .product(name: "AsyncHTTPClient", package: "async-http-client") }
    static var hummingbird: Self { .product(name: "Hummingbird", package: "hummingbird") }
    static var nioCore: Self { .product(name: "NIOCore", package: "swift-nio") }
    static var nioHTTP1: Self { .product(name: "NIOHTTP1", package: "swift-nio") }
    static var nioHTTPCompression: Self { .product(name: "NIOHTTPCompression", package: "swift-nio-extras") }
    static var nioPosix: Self { .product(name: "NIOPosix", package: "swift-nio") }
    static var nioSSL: Self { .product(name: "NIOSSL", package: "swift-nio-ssl") }
    static var log: Self { .product(name: "Logging", package: "swift-log") }
}

extension [SwiftSetting] {
    /// Views, view models and the session live on the main actor; what must not says `nonisolated`.
    static var presentation: Self { [.defaultIsolation(MainActor.self)] }
}

for target in package.targets where target.type == .test {
    target.dependencies.append("TestLimits")
}

for target in package.targets where target.type != .system {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            // `any` is written out, so that a reader sees where a call is dynamic.
            .enableUpcomingFeature("ExistentialAny"),
            // A dependency's types do not leak into ours by accident.
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            // An async function stays on its caller's actor unless it is marked @concurrent.
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            .enableUpcomingFeature("InferIsolatedConformances"),
        ]
    // Warnings are errors for us and not for someone with a newer compiler.
    if Context.environment["CI"] != nil {
        target.swiftSettings?.append(.treatAllWarnings(as: .error))
    }
}
