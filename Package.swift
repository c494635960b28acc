// swift-tools-version: 6.2
import PackageDescription

// What a target is, its folder, what it may import of ours and of others, and whether it is presentation (main actor by
// default). The table in CONTRIBUTING.md is made from this file by `make update`, and says why the arrows are so.
let package = Package(
    name: "challenge",
    products: [
        .executable(name: "challenge", targets: ["challenge"]),
        .executable(name: "challenge-api", targets: ["challenge-api"]),
        // What an app of one's own is made with: features, and the prompt that they run at.
        .library(name: "ChallengeCore", targets: ["ChallengeCore", "ChallengeRest", "ChallengeText"]),
        .library(name: "ChallengeDesignSystem", targets: ["ChallengeDesignSystem"]),
        .library(name: "ChallengeViews", targets: ["ChallengeViews"]),
        .library(name: "ChallengeListing", targets: ["ChallengeListing"]),
        .library(name: "ChallengeHost", targets: ["ChallengeHost", "ChallengeSystem"]),
        .library(name: "ChallengeShellCommand", targets: ["ChallengeShellCommand"]),
        .library(name: "ChallengeTestKit", targets: ["ChallengeTestKit", "ChallengeVerification"]),
        .plugin(name: "NewFeature", targets: ["NewFeature"]),
        .plugin(name: "CheckArchitecture", targets: ["CheckArchitecture"]),
    ],
    traits: [
        .default(enabledTraits: ["Network"]),
        .trait(
            name: "Network",
            description: "HTTP, for the app and its API. Without it the app answers from catalogues on this machine."),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        // For challenge-api and the tests: real sockets on loopback.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    ],
    targets: [
        // MARK: Libraries, which know nothing of any app

        // One of each: display width, escaping, ASCII, JSON, percent coding, nearest match, abbreviation.
        .target(name: "ChallengeText", path: "Sources/Libraries/Text"),
        // An app's tasks: executors that know which are ready, run or sleep; virtual time.
        .target(name: "ChallengeRest", path: "Sources/Libraries/Rest"),
        // Navigations and their coordinator, screens and features, views as values, tracking, caching, pages and
        // failures of a load.
        .target(
            name: "ChallengeCore", dependencies: ["ChallengeRest", "ChallengeText", .log],
            path: "Sources/Libraries/Core"),
        // The database SQLite as the system has it.
        .systemLibrary(
            name: "CSQLite", path: "Sources/Libraries/CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"])]),
        // What sessions share: a database; files with locks, appending, replacement as a whole; writing to descriptors.
        .target(
            name: "ChallengeStorage", dependencies: ["CSQLite", "ChallengeRest"], path: "Sources/Libraries/Storage"),
        // The compression library zlib as the system has it.
        .systemLibrary(
            name: "CZlib", path: "Sources/Libraries/CZlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .yum(["zlib-devel"])]),
        // Asking an API over HTTP.
        .target(
            name: "ChallengeNetworking",
            dependencies: [
                "ChallengeCore", "ChallengeRest", "ChallengeText", "CZlib", .asyncHTTPClient, .nioCore, .nioHTTP1,
                .nioPosix, .nioSSL,
            ],
            path: "Sources/Libraries/Networking"),
        // Components that build elements; the renderer that turns elements into text.
        .target(
            name: "ChallengeDesignSystem", dependencies: ["ChallengeCore", "ChallengeText"],
            path: "Sources/Libraries/DesignSystem"),
        // The controls that screens are made of, with the words of SwiftUI; what each is at a prompt and for programs.
        .target(
            name: "ChallengeViews", dependencies: ["ChallengeCore", "ChallengeDesignSystem", "ChallengeText"],
            path: "Sources/Libraries/Views"),
        // The line editor libedit as the system has it.
        .systemLibrary(
            name: "CLineEdit", path: "Sources/Libraries/CLineEdit", pkgConfig: "libedit",
            providers: [.apt(["libedit-dev"]), .yum(["libedit-devel"])]),
        // Editing a line at a terminal, with history and completion.
        .target(
            name: "ChallengeLineEdit", dependencies: ["CLineEdit", "ChallengeStorage", "ChallengeText"],
            path: "Sources/Libraries/LineEdit"),
        // The coding of libedit's history files, as the system has it.
        .systemLibrary(
            name: "CVis", path: "Sources/Libraries/CVis", pkgConfig: "libbsd",
            providers: [.apt(["libbsd-dev"]), .yum(["libbsd-devel"])]),
        // What a program needs of the system at its start.
        .target(name: "CProcess", path: "Sources/Libraries/CProcess"),
        // What is made of a command line: a manual page, completions.
        .target(
            name: "ChallengeCommandLine", dependencies: [.argumentParser], path: "Sources/Libraries/CommandLine"),
        // What a terminal shows after the bytes that were sent, and the same as a picture or a page.
        .target(name: "ChallengeTerminal", dependencies: ["ChallengeText"], path: "Sources/Libraries/Terminal"),
        // Lists and details: their model, view, data and recent searches.
        .target(
            name: "ChallengeListing",
            dependencies: [
                "ChallengeCore", "ChallengeDesignSystem", "ChallengeStorage", "ChallengeText", "ChallengeViews",
            ],
            path: "Sources/Libraries/Listing"),
        // A running app: live views in stacks and modals.
        .target(
            name: "ChallengeHost", dependencies: ["ChallengeCore", "ChallengeRest"], path: "Sources/Libraries/Host",
            swiftSettings: .presentation),
        // A container of registrations, with scopes and overrides.
        .target(name: "ChallengeInjection", path: "Sources/Libraries/Injection"),
        // Core's registrations.
        .target(
            name: "ChallengeCoreInjection", dependencies: ["ChallengeCore", "ChallengeInjection", .log],
            path: "Sources/Libraries/CoreInjection"),
        // The codec libjpeg-turbo as the system has it.
        .systemLibrary(
            name: "CTurboJPEG", path: "Sources/Libraries/CTurboJPEG", pkgConfig: "libturbojpeg",
            providers: [.apt(["libturbojpeg0-dev"]), .yum(["turbojpeg-devel"])]),
        // Decoding, encoding and caching pictures.
        .target(
            name: "ChallengeImaging", dependencies: ["CTurboJPEG", "ChallengeCore", "ChallengeStorage"],
            path: "Sources/Libraries/Imaging"),

        // MARK: Features, none of which imports another

        // Where the app begins.
        .target(
            name: "ChallengeHome", dependencies: ["ChallengeCore", "ChallengeViews"],
            path: "Sources/Features/Home", swiftSettings: .presentation),
        // List, details and advanced search.
        .target(
            name: "ChallengeCharacter",
            dependencies: [
                "ChallengeCore", "ChallengeListing", "ChallengeNetworking", "ChallengeStorage", "ChallengeText",
                "ChallengeViews",
            ],
            path: "Sources/Features/Character", swiftSettings: .presentation),
        // List and details, wired by registration.
        .target(
            name: "ChallengeGames",
            dependencies: [
                "ChallengeCore", "ChallengeDesignSystem", "ChallengeListing", "ChallengeNetworking", "ChallengeStorage",
                "ChallengeInjection", "ChallengeCoreInjection", "ChallengeViews",
            ],
            path: "Sources/Features/Games", swiftSettings: .presentation),
        // List with a filter, and details with the residents.
        .target(
            name: "ChallengeLocation",
            dependencies: [
                "ChallengeCore", "ChallengeListing", "ChallengeNetworking", "ChallengeStorage", "ChallengeViews",
            ],
            path: "Sources/Features/Location", swiftSettings: .presentation),
        // List, details with the cast, and the episodes of a character.
        .target(
            name: "ChallengeEpisode",
            dependencies: [
                "ChallengeCore", "ChallengeDesignSystem", "ChallengeListing", "ChallengeNetworking", "ChallengeStorage",
                "ChallengeText", "ChallengeViews",
            ],
            path: "Sources/Features/Episode", swiftSettings: .presentation),
        // The not-found screen.
        .target(
            name: "ChallengeSystem", dependencies: ["ChallengeCore", "ChallengeViews"],
            path: "Sources/Features/System", swiftSettings: .presentation),
        // A copy of an API on the disk.
        .target(
            name: "ChallengeSync",
            dependencies: [
                "ChallengeCore", "ChallengeDesignSystem", "ChallengeNetworking", "ChallengeStorage",
                "ChallengeCatalogue", "ChallengeText", "ChallengeViews",
            ],
            path: "Sources/Features/Sync", swiftSettings: .presentation),

        // The data within the program, and the API's semantics over it.
        .target(
            name: "ChallengeCatalogue",
            dependencies: ["ChallengeCore", "ChallengeNetworking", "ChallengeStorage", "ChallengeText"],
            path: "Sources/Catalogue"),

        // MARK: The composition root and the shell, which meet in the executable only

        // The composition root, and the redirects.
        .target(
            name: "ChallengeAppKit",
            dependencies: [
                "ChallengeCore", "ChallengeNetworking", "ChallengeStorage", "ChallengeImaging", "ChallengeCatalogue",
                "ChallengeHome", "ChallengeCharacter", "ChallengeGames", "ChallengeLocation", "ChallengeEpisode",
                "ChallengeSystem", "ChallengeSync",
            ],
            path: "Sources/AppKit", swiftSettings: .presentation),
        // The command language: words, lines, quoting, arguments, mistakes with their places, requests of programs. It
        // knows how commands are described, and never what a session does with them.
        .target(
            name: "ChallengeLanguage", dependencies: ["ChallengeCore", "ChallengeStorage", "ChallengeText"],
            path: "Sources/Shell/Language"),
        // What a process has: its streams and what they can show, files that the user names, programs, signals. It
        // knows no command and no app.
        .target(
            name: "ChallengeConsole",
            dependencies: ["ChallengeDesignSystem", "ChallengeLineEdit", "ChallengeStorage", "ChallengeText"],
            path: "Sources/Shell/Console", swiftSettings: .presentation),
        // An app's navigation in words and drawn: where one is and how one came there, the routes, the graph with its
        // layout and exports. It knows an app, and never a session.
        .target(
            name: "ChallengeGraph",
            dependencies: [
                "ChallengeLanguage", "ChallengeCore", "ChallengeDesignSystem", "ChallengeTerminal", "ChallengeText",
            ],
            path: "Sources/Shell/Graph", swiftSettings: .presentation),
        // A session: its events and their formats, one command as a transaction, the table of commands, settings, what
        // output goes to. It never knows who types, reads or verifies: they give it commands and listen.
        .target(
            name: "ChallengeSession",
            dependencies: [
                "ChallengeRest",
                "ChallengeConsole", "ChallengeGraph", "ChallengeLanguage", "ChallengeCore", "ChallengeDesignSystem",
                "ChallengeStorage", "ChallengeText",
            ],
            path: "Sources/Shell/Session", swiftSettings: .presentation),
        // The prompt: the loop, completion, history, pace. It drives a session, and never knows of transcripts.
        .target(
            name: "ChallengePrompt",
            dependencies: [
                "ChallengeRest",
                "ChallengeSession", "ChallengeConsole", "ChallengeLanguage", "ChallengeLineEdit", "ChallengeCore",
                "ChallengeDesignSystem", "ChallengeStorage", "ChallengeText", "CProcess", "CVis",
            ],
            path: "Sources/Shell/Prompt", swiftSettings: .presentation),
        // Whether scripts and apps do what they should: expectations, checks, transcripts, coverage, reports, shards,
        // casts. It drives sessions without a terminal, and never knows a prompt.
        .target(
            name: "ChallengeVerification",
            dependencies: [
                "ChallengeSession", "ChallengeGraph", "ChallengeConsole", "ChallengeLanguage", "ChallengeTerminal",
                "ChallengeCore", "ChallengeDesignSystem", "ChallengeStorage", "ChallengeText", "CProcess",
            ],
            path: "Sources/Shell/Verification", swiftSettings: .presentation),
        // An app walked by itself: its states, the invariants that hold in each, and the process that supervises the
        // walk. It never knows the program's options.
        .target(
            name: "ChallengeExplorer",
            dependencies: [
                "ChallengeRest",
                "ChallengeVerification", "ChallengePrompt", "ChallengeSession", "ChallengeConsole",
                "ChallengeLanguage", "ChallengeHost", "ChallengeStorage", "ChallengeCore", "ChallengeText", "CProcess",
            ],
            path: "Sources/Shell/Explorer", swiftSettings: .presentation),
        // Any app as a program: assembles the rooms below; the jobs, their options, the manual, the completions. It
        // never knows which app.
        .target(
            name: "ChallengeShellCommand",
            dependencies: [
                "ChallengeRest",
                "ChallengeExplorer", "ChallengeVerification", "ChallengePrompt", "ChallengeSession", "ChallengeGraph",
                "ChallengeConsole", "ChallengeLanguage", "ChallengeHost", "ChallengeCommandLine", "ChallengeCore",
                "ChallengeDesignSystem", "ChallengeStorage", "ChallengeText", "CProcess", .argumentParser, .log,
            ],
            path: "Sources/Shell/Command", swiftSettings: .presentation),
        // Has the tasks of a test bundle's apps watched from its start.
        .target(name: "CTestKit", path: "Sources/Libraries/CTestKit"),
        // An app without a terminal, for tests.
        .target(
            name: "ChallengeTestKit",
            dependencies: [
                "ChallengeRest", "CTestKit",
                "ChallengeExplorer", "ChallengeVerification", "ChallengePrompt", "ChallengeSession",
                "ChallengeShellCommand", "ChallengeHost", "ChallengeCore", "ChallengeText", .argumentParser,
            ],
            path: "Sources/Shell/TestKit", swiftSettings: .presentation),
        // The version of the programs, and the commit that they are built from.
        .target(name: "CVersion", path: "Sources/Version"),
        // The Challenge app at the prompt.
        .executableTarget(
            name: "challenge",
            dependencies: [
                "ChallengeAppKit", "ChallengeShellCommand", "ChallengeStorage", "ChallengeCore", "CVersion",
                .argumentParser,
            ],
            path: "Sources/challenge", swiftSettings: .presentation),

        // The catalogue over real HTTP, with faults on request.
        .executableTarget(
            name: "challenge-api",
            dependencies: [
                "ChallengeCatalogue", "ChallengeNetworking", "ChallengeStorage", "ChallengeImaging", "ChallengeCore",
                "ChallengeText", "ChallengeCommandLine", "CProcess", "CVersion", .argumentParser, .hummingbird, .log,
                .nioCore, .nioPosix,
            ],
            path: "Sources/challenge-api"),

        // Tests: the tree of the sources, and what runs the built program.
        .target(name: "TestLimits", path: "Tests/Support/Limits"),
        .target(
            name: "ChallengeTestSupport",
            dependencies: ["ChallengeCore", "ChallengeNetworking", "ChallengeRest", "ChallengeText", "TestLimits"],
            path: "Tests/Support/TestSupport"),
        .target(
            name: "TerminalTestSupport", dependencies: ["ChallengeTerminal", "ChallengeText"],
            path: "Tests/Support/Terminal"),
        .systemLibrary(name: "CSpawn", path: "Tests/Support/CSpawn"),
        .target(
            name: "ProcessTestSupport", dependencies: ["CSpawn", "TestLimits"], path: "Tests/Support/Processes"),
        .executableTarget(
            name: "news-fixture", dependencies: ["ChallengeShellCommand", "ChallengeCore", "ChallengeViews"],
            path: "Tests/Support/NewsProgram"),
        .executableTarget(
            name: "defects-fixture",
            dependencies: [
                "ChallengeShellCommand", "ChallengeCore", "ChallengeDesignSystem", "ChallengeSystem", "ChallengeText",
                .argumentParser,
            ],
            path: "Tests/Support/DefectsProgram", swiftSettings: .presentation),
        .target(name: "HTTPTestSupport", dependencies: [.hummingbird, .log], path: "Tests/Support/HTTP"),
        .testTarget(
            name: "TestSupportTests", dependencies: ["ChallengeTestSupport", "ProcessTestSupport"],
            path: "Tests/TestSupport"),
        .testTarget(
            name: "ChallengeTextTests", dependencies: ["ChallengeText", "ChallengeTestSupport"], path: "Tests/Text"),
        .testTarget(
            name: "ChallengeCoreTests",
            dependencies: ["ChallengeCore", "ChallengeText", "ChallengeTestSupport", .log],
            path: "Tests/Core"),
        .testTarget(
            name: "ChallengeStorageTests", dependencies: ["ChallengeStorage", "ChallengeTestSupport"],
            path: "Tests/Storage"),
        .testTarget(
            name: "ChallengeNetworkingTests",
            dependencies: [
                "ChallengeNetworking", "ChallengeCore", "ChallengeText", "ChallengeTestSupport", "HTTPTestSupport",
                .asyncHTTPClient, .hummingbird, .nioCore, .nioPosix, .nioSSL,
            ],
            path: "Tests/Networking"),
        .testTarget(
            name: "ChallengeDesignSystemTests",
            dependencies: ["ChallengeDesignSystem", "ChallengeCore", "ChallengeText", "ChallengeTestSupport"],
            path: "Tests/DesignSystem"),
        .testTarget(
            name: "ChallengeViewsTests",
            dependencies: [
                "ChallengeViews", "ChallengeHost", "ChallengeCore", "ChallengeDesignSystem", "ChallengeText",
                "ChallengeTestSupport",
            ],
            path: "Tests/Views", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeTerminalTests", dependencies: ["ChallengeTerminal", "ChallengeText"], path: "Tests/Terminal"
        ),
        .testTarget(
            name: "ChallengeLineEditTests",
            dependencies: ["ChallengeLineEdit", "ChallengeText", "TerminalTestSupport", "ChallengeTestSupport"],
            path: "Tests/LineEdit"),
        .target(name: "InjectionTestSupport", dependencies: ["ChallengeInjection"], path: "Tests/Support/Injection"),
        .executableTarget(
            name: "injection-rounds", dependencies: ["InjectionTestSupport"], path: "Tests/Support/InjectionRounds"),
        .testTarget(
            name: "ChallengeInjectionTests", dependencies: ["ChallengeInjection", "InjectionTestSupport"],
            path: "Tests/Injection"),
        .testTarget(
            name: "ChallengeImagingTests",
            dependencies: ["ChallengeImaging", "CTurboJPEG", "ChallengeCore", "ChallengeText", "ChallengeTestSupport"],
            path: "Tests/Imaging"),
        .testTarget(
            name: "ChallengeRestTests", dependencies: ["ChallengeRest", "CTestKit"], path: "Tests/Rest",
            swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeCatalogueTests",
            dependencies: [
                "ChallengeCatalogue", "ChallengeNetworking", "ChallengeStorage", "ChallengeText",
                "ChallengeTestSupport",
            ],
            path: "Tests/Catalogue"),
        .testTarget(
            name: "ChallengeListingTests",
            dependencies: [
                "ChallengeListing", "ChallengeViews", "ChallengeCore", "ChallengeDesignSystem", "ChallengeStorage",
                "ChallengeText",
                "ChallengeTestSupport",
            ],
            path: "Tests/Listing"),
        .testTarget(
            name: "ChallengeHostTests", dependencies: ["ChallengeHost", "ChallengeCore", "ChallengeTestSupport"],
            path: "Tests/Host", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeSyncTests",
            dependencies: [
                "ChallengeSync", "ChallengeCore", "ChallengeNetworking", "ChallengeStorage", "ChallengeCatalogue",
                "ChallengeTestSupport",
            ],
            path: "Tests/Features/Sync", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeHomeTests", dependencies: ["ChallengeHome", "ChallengeCore", "ChallengeTestSupport"],
            path: "Tests/Features/Home", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeCharacterTests",
            dependencies: [
                "ChallengeCharacter", "ChallengeCore", "ChallengeDesignSystem", "ChallengeListing", "ChallengeViews",
                "ChallengeNetworking", "ChallengeStorage", "ChallengeTestSupport",
            ],
            path: "Tests/Features/Character", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeGamesTests",
            dependencies: [
                "ChallengeGames", "ChallengeCore", "ChallengeListing", "ChallengeViews", "ChallengeNetworking",
                "ChallengeStorage",
                "ChallengeInjection", "ChallengeCoreInjection", "ChallengeTestSupport", "InjectionTestSupport",
            ],
            path: "Tests/Features/Games", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeLocationTests",
            dependencies: [
                "ChallengeLocation", "ChallengeCore", "ChallengeListing", "ChallengeViews", "ChallengeNetworking",
                "ChallengeTestSupport",
            ],
            path: "Tests/Features/Location", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeEpisodeTests",
            dependencies: [
                "ChallengeEpisode", "ChallengeCore", "ChallengeListing", "ChallengeViews", "ChallengeNetworking",
                "ChallengeTestSupport",
            ],
            path: "Tests/Features/Episode", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeSystemTests", dependencies: ["ChallengeSystem", "ChallengeCore", "ChallengeTestSupport"],
            path: "Tests/Features/System", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeAppKitTests",
            dependencies: [
                "ChallengeAppKit", "ChallengeHost", "ChallengeCore", "ChallengeNetworking", "ChallengeStorage",
                "ChallengeImaging", "ChallengeCatalogue", "ChallengeCharacter", "ChallengeEpisode", "ChallengeGames",
                "ChallengeHome", "ChallengeLocation", "ChallengeText", "ChallengeTestSupport",
            ],
            path: "Tests/AppKit", swiftSettings: .presentation),
        // The app that tests of the shell drive, without a screen of its own; and a session over it.
        .target(
            name: "ShellTestSupport",
            dependencies: [
                "ChallengeLanguage", "ChallengeConsole", "ChallengeLineEdit", "ChallengeCore", "ChallengeTestSupport",
            ],
            path: "Tests/Support/Shell", swiftSettings: .presentation),
        .target(
            name: "SessionTestSupport",
            dependencies: [
                "ShellTestSupport", "ChallengeShellCommand", "ChallengeVerification", "ChallengePrompt",
                "ChallengeSession",
                "ChallengeConsole", "ChallengeLanguage", "ChallengeStorage", "ChallengeCore", "ChallengeTestSupport",
            ],
            path: "Tests/Support/Session", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeLanguageTests",
            dependencies: [
                "ChallengeLanguage", "ShellTestSupport", "ChallengeCore", "ChallengeDesignSystem", "ChallengeLineEdit",
                "ChallengeStorage", "ChallengeText", "ChallengeTestSupport", "ProcessTestSupport",
            ],
            path: "Tests/Language", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeConsoleTests",
            dependencies: [
                "ChallengeConsole", "ShellTestSupport", "ChallengeCore", "ChallengeDesignSystem", "ChallengeLineEdit",
                "ChallengeStorage", "ChallengeText", "ChallengeTestSupport", "ProcessTestSupport",
            ],
            path: "Tests/Console", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeGraphTests",
            dependencies: [
                "ChallengeGraph", "ChallengeVerification", "ChallengeSession", "SessionTestSupport", "ShellTestSupport",
                "ChallengeCore", "ChallengeDesignSystem", "ChallengeLineEdit", "ChallengeStorage", "ChallengeText",
                "ChallengeTestSupport", "ProcessTestSupport",
            ],
            path: "Tests/Graph", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeSessionTests",
            dependencies: [
                "ChallengeRest",
                "ChallengeSession", "ChallengeVerification", "ChallengePrompt", "ChallengeShellCommand",
                "ChallengeConsole", "ChallengeLanguage", "SessionTestSupport", "ShellTestSupport", "ChallengeCore",
                "ChallengeDesignSystem", "ChallengeLineEdit", "ChallengeStorage", "ChallengeText",
                "ChallengeTestSupport", "ProcessTestSupport",
            ],
            path: "Tests/Session", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengePromptTests",
            dependencies: [
                "ChallengePrompt", "ChallengeSession", "ChallengeShellCommand", "ChallengeConsole", "ChallengeLanguage",
                "SessionTestSupport", "ShellTestSupport", "ChallengeCore", "ChallengeDesignSystem", "ChallengeLineEdit",
                "ChallengeStorage", "ChallengeText", "ChallengeTestSupport", "ProcessTestSupport",
            ],
            path: "Tests/Prompt", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeVerificationTests",
            dependencies: [
                "ChallengeVerification", "ChallengeGraph", "ChallengeSession", "ChallengePrompt",
                "ChallengeShellCommand", "ChallengeConsole", "ChallengeLanguage", "SessionTestSupport",
                "ShellTestSupport", "ChallengeCore", "ChallengeDesignSystem", "ChallengeLineEdit", "ChallengeStorage",
                "ChallengeText", "ChallengeTestSupport", "ProcessTestSupport",
            ],
            path: "Tests/Verification", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeShellCommandTests",
            dependencies: [
                "ChallengeShellCommand", "ChallengeVerification", "ChallengePrompt", "ChallengeSession",
                "ChallengeConsole", "ChallengeLanguage", "ChallengeCommandLine", "SessionTestSupport",
                "ShellTestSupport", "ChallengeCore",
                "ChallengeDesignSystem", "ChallengeText", "challenge", "ChallengeTestSupport", .argumentParser,
            ],
            path: "Tests/ShellCommand", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeExplorerTests",
            dependencies: [
                "ChallengeExplorer", "ChallengeHost", "ChallengeSession", "ChallengeVerification",
                "ChallengeShellCommand", "ChallengeCore",
                "ChallengeText", "defects-fixture", "ChallengeTestSupport", .argumentParser,
            ],
            path: "Tests/Explorer", swiftSettings: .presentation),
        .testTarget(
            name: "ChallengeTestKitTests",
            dependencies: [
                "ChallengeTestKit", "ChallengeRest", "ChallengeLanguage", "ChallengeConsole", "ChallengeSession",
                "ChallengeGraph",
                "ChallengePrompt", "ChallengeVerification", "ChallengeShellCommand", "ChallengeCore", "ChallengeText",
                "ChallengeSystem", "ChallengeViews", "challenge",
                "ChallengeTestSupport",
            ],
            path: "Tests/TestKit", swiftSettings: .presentation),
        // An app as the documents write it, which sees of the libraries what anybody does.
        .testTarget(
            name: "DocumentsTests",
            dependencies: [
                "ChallengeCore", "ChallengeViews", "ChallengeSystem", "ChallengeShellCommand", "ChallengeTestKit",
                "TestLimits",
            ],
            path: "Tests/Documents", packageAccess: false, swiftSettings: .presentation),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "challenge", "challenge-api", "defects-fixture", "news-fixture",
                "ChallengeCatalogue",
                "ChallengeNetworking", "ChallengeStorage", "ChallengeImaging", "ChallengeInjection", "ChallengeGames",
                "ChallengeCore", "ChallengeText", "CVersion", "ChallengeTestSupport", "ProcessTestSupport",
                "TerminalTestSupport", "HTTPTestSupport", .hummingbird,
            ],
            path: "Tests/EndToEnd", exclude: ["Golden", "Contract/Rows.md"]),

        // What untrusted bytes go into, tried with a corpus; `make fuzz` makes a program of it, see below.
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "ChallengeAppKit", "ChallengeCatalogue", "ChallengeCharacter", "ChallengeCore",
                "ChallengeDesignSystem", "ChallengeEpisode", "ChallengeGames", "ChallengeHost", "ChallengeLineEdit",
                "ChallengeLocation", "ChallengeNetworking", "ChallengeShellCommand", "ChallengeLanguage",
                "ChallengeConsole", "ChallengeSession", "ChallengeGraph", "ChallengePrompt", "ChallengeVerification",
                "ChallengeStorage", "ChallengeText",
                "ChallengeTestSupport", "TerminalTestSupport", .nioCore, .nioEmbedded, .nioHTTP1,
            ],
            path: "Tests/Fuzz", exclude: ["main.swift"]),

        // Commands of the package manager, which run the programs of Tools, a package of its own.
        .plugin(
            name: "NewFeature",
            capability: .command(
                intent: .custom(verb: "new-feature", description: "Write a new feature, with its tests and wiring."),
                permissions: [.writeToPackageDirectory(reason: "It writes the feature, and wires it into the app.")])),
        .plugin(
            name: "CheckArchitecture",
            capability: .command(
                intent: .custom(
                    verb: "check-architecture", description: "Hold the sources against the architecture's rules."))),

        // What `make bench` runs; nothing of it ships.
        .executableTarget(
            name: "challenge-bench", dependencies: ["ChallengeCatalogue", "ChallengeStorage", "TerminalTestSupport"],
            path: "Benchmarks", exclude: ["counts.json", "results.json"]),
        .testTarget(name: "BenchmarksTests", dependencies: ["challenge-bench"], path: "Tests/Benchmarks"),
    ]
)

extension Target.Dependency {
    static var argumentParser: Self { .product(name: "ArgumentParser", package: "swift-argument-parser") }
    static var asyncHTTPClient: Self { .network("AsyncHTTPClient", package: "async-http-client") }
    static var hummingbird: Self { .network("Hummingbird", package: "hummingbird") }
    static var nioCore: Self { .network("NIOCore", package: "swift-nio") }
    static var nioEmbedded: Self { .network("NIOEmbedded", package: "swift-nio") }
    static var nioHTTP1: Self { .network("NIOHTTP1", package: "swift-nio") }
    static var nioPosix: Self { .network("NIOPosix", package: "swift-nio") }
    static var nioSSL: Self { .network("NIOSSL", package: "swift-nio-ssl") }
    static var log: Self { .product(name: "Logging", package: "swift-log") }

    /// A package that only the trait Network needs is not fetched without it.
    private static func network(_ name: String, package: String) -> Self {
        .product(name: name, package: package, condition: .when(traits: ["Network"]))
    }
}

extension [SwiftSetting] {
    /// Views, view models and the session live on the main actor; what must not says `nonisolated`.
    static var presentation: Self { [.defaultIsolation(MainActor.self)] }
}

for target in package.targets where target.type == .test {
    target.dependencies.append("TestLimits")
}

// With libFuzzer: the targets of Tests/Fuzz as a program, and all that is ours made so that it can be watched.
if Context.environment["CHALLENGE_FUZZ"] != nil, let tests = package.targets.first(where: { $0.name == "FuzzTests" }) {
    let sanitized = ["-sanitize=fuzzer,address"]
    package.targets.removeAll { $0.type == .test || $0.type == .plugin }
    package.targets.append(
        .executableTarget(
            name: "challenge-fuzz", dependencies: tests.dependencies, path: "Tests/Fuzz",
            exclude: ["CorpusTests.swift"],
            linkerSettings: [.unsafeFlags(sanitized + ["-use-ld=lld"])]))
    package.products = []
    for target in package.targets where target.type == .regular || target.type == .executable {
        target.swiftSettings =
            (target.swiftSettings ?? []) + [.unsafeFlags(sanitized + ["-enable-testing", "-assert-config", "Debug"])]
    }
}

// The documents' app is compiled as anybody's.
for target in package.targets where target.type != .system && target.type != .plugin && target.packageAccess {
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
